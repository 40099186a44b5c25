"""What the table shows, gathered once for both its forms: drawn (`drawing`) and said in sentences (`sentences`)."""

from __future__ import annotations

from dataclasses import dataclass

from kemet.content.records import ROWS, Space
from kemet.game.game import Game
from kemet.picture import words
from kemet.telling.saying import things
from kemet.telling.saying.sayings import named
from kemet.telling.view import POINT_SOURCES
from kemet.telling.view.types import BattleView, SeatView, SideView, View

BANKS = ("west", "east", "delta")


@dataclass(frozen=True)
class Facts:
    """A view of the game and the board it is played on."""

    view: View
    spaces: tuple[Space, ...]
    links: dict[str, list[str]]
    ferries: dict[str, list[str]]
    rows: dict[str, list[str]]
    tile_colour: dict[str, str]
    tile_level: dict[str, int]
    stop_kind: dict[str, str]
    token_slot: dict[str, str]

    @property
    def viewer(self) -> int | None:
        seat: int | None = self.view["viewer"]
        return seat

    def cities(self) -> dict[str, list[Space]]:
        found: dict[str, list[Space]] = {}
        for space in self.spaces:
            if space.city:
                found.setdefault(space.city, []).append(space)
        return found

    def open_land(self, bank: str) -> list[Space]:
        return [space for space in self.spaces if space.bank == bank and not space.city]

    def battles(self) -> list[BattleView]:
        """The battle under way; in a Furious invasion there are two."""
        return [battle for battle in (self.view.get("other_battle"), self.view["battle"]) if battle]

    def temple(self, space: str) -> int:
        """The level of the sacred temple on a space, 0: none."""
        temples = self.view["seth"]["temples"] if "seth" in self.view else {}
        level: int = temples[space]["level"] if space in temples else 0
        return level

    def empty_rows(self, seat: SeatView) -> list[str]:
        """The rows of the action board that still need a token of this player; Seth has no such duty (S-ACT-06)."""
        if seat.get("side") == "seth":
            return []
        placed = set(seat["placed"])
        return [words.name(f"row-{row}") for row, spaces in self.rows.items() if not placed & set(spaces)]


def facts(game: Game, viewer: int | None) -> Facts:
    table = game.setup.table
    ids = table.space_ids
    board = next(board for board in game.setup.content.boards if [space.id for space in board.spaces] == ids)
    return Facts(
        view=game.view(viewer),
        spaces=board.spaces,
        links={id: [ids[other] for other in table.neighbours[number]] for number, id in enumerate(ids)},
        ferries={id: [ids[other] for other in table.ferries[number]] for number, id in enumerate(ids)},
        rows={row: [space.id for space in game.setup.content.actions if space.row == row] for row in ROWS},
        tile_colour={tile.id: tile.colour for tile in game.setup.content.tiles},
        tile_level={tile.id: tile.level for tile in game.setup.content.tiles},
        stop_kind={stop.id: stop.kind for face in game.setup.content.faces for stop in face.locations},
        token_slot={token.id: token.slot for token in game.setup.content.path_tokens},
    )


def own_points(seat: SeatView) -> int:
    """What a seat has won; of the alliance's common points (S-WIN-06) a member's are those of battles."""
    return seat["points"]["battle" if seat.get("side") == "alliance" else "total"]


def points_by_source(seat: SeatView) -> str:
    """Only the sources that gave something: 'battles 2, held now 1'. They add up to `own_points`."""
    sources = ("battle",) if seat.get("side") == "alliance" else POINT_SOURCES
    given = [
        f"{words.name(f'source-{source}')} {seat['points'][source]}" for source in sources if seat["points"].get(source)
    ]
    return ", ".join(given)


def income(space: Space) -> str:
    if space.income:
        return words.say("table-income", prayer=space.income)
    return words.say("table-sacrifice", prayer=space.sacrifice) if space.sacrifice else ""


def tokens(seat: SeatView) -> str:
    """Special tokens in hand."""
    held = [named(f"tokenkind-{token}") for token in ("silver", "gold") if seat[token] == "in-hand"]
    return words.row(held)


def troop_in_battle(facts: Facts, battle: BattleView, side: SideView) -> str:
    """Who fights with what; with Seth the units of all members present."""
    if "troop" in side:
        units = [(owner, count, None, 0) for owner, count in side["troop"].items()]
        told = words.value(things.mixed(units))
        creature = side["creature_id"]
        return words.say("with-creature", units=told, creature=words.creature(creature)) if creature else told
    here, seat = facts.view["spaces"][battle["space"]], side["seat"]
    priests = here.get("priests", {}).get(seat, 0)
    return words.troop(here["units"].get(seat, 0), here["creatures"].get(seat), priests)


def battle_cards_used(seat: SeatView) -> list[str]:
    """One's own battle cards that are used; a removed one is not among them."""
    unused = {*seat["battle_hand"], *seat["removed"]}
    known = {*seat["battle_cards_possible"], *seat["battle_cards_shown"]}
    return [id for id in sorted(known, reverse=True) if id not in unused]


def moment(view: View) -> str:
    """'Day 2, round 3 of 5' or the name of the phase."""
    if view["phase"] == "day" and "seth" in view:
        steps = len(view["seth"]["track"])
        return words.say("table-seth-day", day=view["day"], step=view["round"], steps=steps)
    if view["phase"] == "day":
        return words.say("table-day-last" if view["last_day"] else "table-day", day=view["day"], round=view["round"])
    if view["phase"] == "night" and view["day"]:
        return words.say("table-night-after", phase=words.phase(view), day=view["day"])
    return words.phase(view)
