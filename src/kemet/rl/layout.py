"""Where each number of an observation stands, and what it is called.

An observation is one row of bytes: what is common, what only the viewer knows, then a block for every seat (the viewer
first, the others as they sit), every space, every battle, and what modules and Seth bring. Spaces, tiles and cards keep
the order of the table's lists, so a row means the same in every game at tables with the same options and content.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from kemet.content.records import ALL_COLOURS, TEMPORARY
from kemet.engine.native import i64
from kemet.engine.state.ruleset import Ruleset

#: Raised whenever a number moves or changes its meaning: stored policies ask for it.
VERSION: Final = 1

PHASES: Final = ["setup", "night", "day", "end of day", "over", "eclipse"]
QUESTIONS: Final = 44  # codes of questions without Seth
QUESTIONS_WITH_SETH: Final = 78


@final
class Block:
    """A piece of the row that is repeated for every seat, space, force or stop."""

    def __init__(self) -> None:
        self.width: i64 = 0
        self.fields: list[tuple[str, list[str]]] = []

    def number(self, name: str) -> i64:
        """A single number; its place in the block."""
        return self.row(name, [""])

    def row(self, name: str, labels: list[str]) -> i64:
        """One number per label; the place of the first."""
        start = self.width
        self.fields.append((name, labels))
        self.width += len(labels)
        return start


@final
class Layout:
    """The places of all numbers at one table. The encoder writes by them; people and policies read by `slices`."""

    def __init__(self, table: Ruleset) -> None:
        self.table = table
        players: list[str] = [f"seat+{number}" for number in range(table.players)]
        self._names: list[tuple[str, list[str]]] = []
        self.size: i64 = 0
        self._common(table, players)
        self._own(table)
        self._seats(table, players)
        self._spaces(table, players)
        self._battles(table, players)
        self._path(table, players)
        self._seth(table, players)

    # --- reading --------------------------------------------------------------------------------------------------

    def slices(self) -> dict[str, tuple[int, int]]:
        """Every field by name with its first place and the place after its last."""
        found: dict[str, tuple[int, int]] = {}
        at = 0
        for name, labels in self._names:
            found[name] = (at, at + len(labels))
            at += len(labels)
        return found

    def names(self) -> list[str]:
        """A name for every single number."""
        found: list[str] = []
        for name, labels in self._names:
            found += [f"{name}/{label}" if label else name for label in labels]
        return found

    def signature(self) -> str:
        """Version and a hash of all names: two rows with the same signature mean the same."""
        return f"{VERSION}:{hashlib.sha256(chr(10).join(self.names()).encode()).hexdigest()[:12]}"

    # --- building -------------------------------------------------------------------------------------------------

    def _place(self, name: str, block: Block) -> i64:
        """Put a block at the end of the row; its first place."""
        start = self.size
        for field, labels in block.fields:
            self._names.append((f"{name}/{field}" if name else field, labels))
        self.size += block.width
        return start

    def _of_seth(self, labels: list[str]) -> list[str]:
        """What only tables with Seth have."""
        return labels if self.table.with_seth else []

    def _common(self, table: Ruleset, players: list[str]) -> None:
        block = Block()
        self.phase = block.row("phase", PHASES)
        questions = QUESTIONS_WITH_SETH if table.with_seth else QUESTIONS
        self.question = block.row("question", [str(code) for code in range(questions)])
        self.day = block.number("day")
        self.round = block.number("round")
        self.last_day = block.number("last day")
        self.deck = block.number("deck")
        self.discard = block.number("discard")
        self.pending = block.row("pending card", table.card_ids)
        self.pending_seat = block.row("pending card by", players)
        self.pending_owner = block.row("pending card at", players)
        self.pending_amount = block.number("pending card amount")
        self.move = block.row(
            "move", ["units", "priests", "creature", "left", "bonus", "started", "walls", "regrouped"]
        )
        self.cause = block.number("cause")
        self.amount = block.number("amount")
        self.done = block.number("done")
        self.about_seat = block.row("about", players)
        self.shares = block.row("shares", players)
        self.bids = block.row("bids", players if table.has_dawn else [])
        self.bid_card = block.row("bid card", [""] if table.has_dawn else [])
        self._place("", block)

    def _own(self, table: Ruleset) -> None:
        block = Block()
        self.hand = block.row("hand", table.card_ids)
        self.known = block.row("known discards", table.card_ids)
        self.seen = block.row("seen", table.card_ids)
        self.battle_hand = block.row("battle hand", table.battle_ids)
        self.removed = block.row("removed", table.battle_ids)
        self.own = self._place("own", block)

    def _seats(self, table: Ruleset, players: list[str]) -> None:
        block = Block()
        self.seat_waiting = block.number("waiting")
        self.seat_active = block.number("active")
        self.seat_place = block.number("place in order")
        self.seat_city = block.row("city", table.city_ids)
        self.seat_prayer = block.number("prayer")
        self.seat_reserve = block.number("reserve")
        self.seat_tokens = block.number("tokens")
        self.seat_silver = block.number("silver")
        self.seat_gold = block.number("gold")
        self.seat_points = block.row("points", ["battle", "tiles", "creatures", "two temples", "sanctuary"])
        self.seat_path_points = block.number("path points")
        self.seat_daggers = block.number("dagger points + 16")
        self.seat_temporary = block.number("temporary points")
        self.seat_total = block.number("all points + 16")
        self.seat_scored = block.row("scored today", ["two temples", "sanctuary"])
        self.seat_hand = block.number("hand size")
        self.seat_battle_hand = block.number("battle hand size")
        spaces = table.action_ids
        if table.seth is not None and len(table.seth.space_ids) > len(spaces):
            spaces = table.seth.space_ids
        self.seat_placed = block.row("placed", [str(number) for number in range(len(spaces))])
        self.seat_tiles = block.row("tiles", table.tile_ids)
        self.seat_creatures = block.row("creatures in reserve", table.creature_ids)
        self.seat_shown = block.row("battle cards shown", table.battle_ids)
        self.seat_possible = block.row("battle cards possible", table.battle_ids)
        self.seat_dawn = block.row("dawn tokens", [""] if table.has_dawn else [])
        on_path = table.has_path
        self.seat_priests = block.row("priests", ["path reserve", "reserve"] if on_path else [])
        self.seat_objects = block.row("objects", table.token_ids if on_path else [])
        self.seat_skills = block.row("skills", table.token_ids if on_path else [])
        self.seat_sealed = block.row("sealed", table.tile_ids if on_path else [])
        facts = ["is Seth", "hand of Seth's deck", "acted", "later", "colour token", "drained", "proposals", "pays"]
        self.seat_seth = block.row("with Seth", self._of_seth(facts))
        self.seat_width = block.width
        self.seats = self.size
        for name in players:
            self._place(name, block)

    def _spaces(self, table: Ruleset, players: list[str]) -> None:
        block = Block()
        self.space_units = block.row("units", players)
        self.space_creatures = block.row("creatures", players)
        self.space_priests = block.row("priests", players if table.has_path else [])
        self.space_pyramid = block.row("pyramid", list(ALL_COLOURS))
        self.space_owner = block.row("owner", players)
        self.space_flags = block.row(
            "here", ["group", "origin", "teleported", "battle", "other battle", "aim", "asked"]
        )
        self.space_temple = block.row("temple", self._of_seth(["level", "income", "power"]))
        self.space_captured = block.row("captured", self._of_seth(players))
        self.space_violet = block.row("violet", self._of_seth(players))
        self.space_width = block.width
        self.spaces = self.size
        for name in table.space_ids:
            self._place(name, block)

    def _battles(self, table: Ruleset, players: list[str]) -> None:
        force = Block()
        self.force_fighter = force.row("fighter", players)
        self.force_locked = force.number("locked")
        self.force_stage = force.number("own stage")
        self.force_sums = force.row("sums", ["strength", "damage", "protection", "wound", "lost"])
        self.force_played = force.row("played", table.battle_ids)
        self.force_discarded = force.row("discarded", table.battle_ids)
        self.force_divine = force.row("divine", table.card_ids)
        self.force_own_lost = force.row("own card lost", [""] if table.expanded else [])
        self.force_objects = force.row("objects", table.token_ids)
        self.force_skills = force.row("skills", table.token_ids)
        self.force_members = force.row("members", self._of_seth(players))
        self.force_troop = force.row("troop", self._of_seth(players))
        self.force_creature = force.row("creature", self._of_seth(table.creature_ids))
        self.force_width = force.width
        block = Block()
        self.battle_facts = block.row("is", ["there", "by move", "revealed", "masked", "attacker won", "defender won"])
        facts = ["creature strikes", "corrupted", "pending"]
        self.battle_kind = block.row("kind", self._of_seth(facts))
        self.battle_card = block.row("creature card", table.seth.card_ids if table.seth is not None else [])
        self.battle_forces = block.width
        self.battle_width = block.width + 2 * force.width
        self.battles = self.size
        for name in ["battle", *self._of_seth(["other battle"])]:
            self._place(name, block)
            self._place(f"{name}/attacker", force)
            self._place(f"{name}/defender", force)

    def _path(self, table: Ruleset, players: list[str]) -> None:
        self.path = self.size
        if not table.has_path:
            return
        block = Block()
        self.path_faces = block.row("faces", ["1", "2", "3", "4"])
        self.path_points = block.number("points aside")
        self.path_held = block.row("temporary", list(TEMPORARY))
        self.path_reserve = block.row("reserves", table.token_ids)
        self.path_slots = block.row("slots", [str(slot) for slot in range(len(table.roads.slot_kind))])
        self._place("path", block)
        stop = Block()
        self.stop_used = stop.number("in use")
        self.stop_priests = stop.row("priests", players)
        self.stop_taking = stop.number("taking")
        self.stop_width = stop.width
        self.stops = self.size
        for name in table.roads.stop_ids:
            self._place(f"stop {name}", stop)

    def _seth(self, table: Ruleset, players: list[str]) -> None:
        self.seth = self.size
        rules = table.seth
        if rules is None:
            return
        block = Block()
        self.seth_track = block.row("track", [str(step) for step in range(len(rules.track))])
        self.seth_tokens = block.row("tokens", ["grey", "gold", "clear", "silver used", "grey used"])
        self.seth_tiles = block.row("alliance tiles", table.tile_ids)
        self.seth_buyer = block.row("buyer of Osiris", players)
        self.seth_powers = block.row("powers", rules.power_ids)
        facts = ["temple objective", "ceremony", "temple points", "temporary points", "ceremony cost", "invasion"]
        self.seth_facts = block.row("facts", facts)
        self.seth_cards = block.row("creature cards", rules.card_ids)
        self.seth_corrupted = block.row("corrupted", players)
        self.seth_board = block.row("board", rules.space_ids)
        self.seth_group = block.row("group", players)
        self.seth_riding = block.row("riding", table.creature_ids)
        self._place("seth", block)
