"""What everybody sees of a game with Seth: the track, common tokens, temples, objectives, figures of others."""

from __future__ import annotations

from typing import get_args

from kemet.engine.battle.sums import creature_controller, creature_with, team_tiles, troop_of
from kemet.engine.seth.ceremony import CEREMONY_CONSENT, CHOOSE_POWER, CeremonyFrame, ceremony_cost, payers
from kemet.engine.seth.ruleset import SethRuleset
from kemet.engine.seth.split import SPLIT_CONSENT, SplitFrame, usual_split
from kemet.engine.seth.state import LIES_CLEAR, LIES_COLOUR, LIES_SILVER, LIES_VIOLET
from kemet.engine.seth.temples import TEMPLE_CONSENT, TempleConsentFrame, temple_income
from kemet.engine.seth.victory import alliance_points, temple_level, temporary_points_of_alliance
from kemet.engine.state.bits import by_seat, count_bits
from kemet.engine.state.codes import SETH
from kemet.engine.state.forces import Battle, Force
from kemet.engine.state.frames import Question
from kemet.engine.state.state import State, rules_of
from kemet.telling.view.packed import TOKEN_STATES, bit_names
from kemet.telling.view.types import (
    BattleKind,
    BattleView,
    Consent,
    Lies,
    MoveView,
    Points,
    ProposalView,
    SacredTemple,
    SeatView,
    SethView,
    Side,
    SideView,
    SpaceView,
    TrackKind,
)

STEPS: tuple[TrackKind, ...] = get_args(TrackKind)
TOKENS: dict[int, Lies] = {LIES_VIOLET: "violet", LIES_SILVER: "silver", LIES_CLEAR: "clear"}
BATTLES: tuple[BattleKind, ...] = get_args(BattleKind)
#: What a question of consent is about: the words of the messages `cause-...`.
CONSENTS: dict[Question, Consent] = {SPLIT_CONSENT: "split", TEMPLE_CONSENT: "temple", CEREMONY_CONSENT: "ceremony"}


def seth_view(s: State) -> SethView:
    """All of it is public (S-INFO-05, S-INFO-08); the front of a prayer token shows at level 3 only (S-INFO-06)."""
    rules, seth, table = rules_of(s), s.seth, s.table
    return {
        "members": rules.members,
        "track": [{"kind": STEPS[step & 7], "tokens": step >> 3} for step in rules.track],
        "step": None if seth.track < 0 else seth.track,
        "acted": [seat for seat in range(table.players) if seth.acted >> seat & 1],
        "later": [seat for seat in range(table.players) if seth.later >> seat & 1],
        "colour_tokens": [seat for seat in range(table.players) if seth.colours >> seat & 1],
        "board": _board(s, rules),
        "grey": TOKEN_STATES[seth.grey],
        "gold": TOKEN_STATES[seth.gold],
        "clear": TOKEN_STATES[seth.clear],
        "alliance_tiles": bit_names(table.tile_ids, seth.tiles),
        "osiris_buyer": None if seth.osiris_buyer < 0 else seth.osiris_buyer,
        "powers": bit_names(rules.power_ids, seth.active),
        "powers_left": bit_names(rules.power_ids, rules.all_powers & ~seth.active)
        if s.question is CHOOSE_POWER and s.waiting
        else None,
        "temples": _temples(s),
        "temple_objective": bool(seth.temple_done),
        "ceremony_objective": bool(seth.ceremony_done),
        "portal_open": bool(seth.ceremony_done),
        "ceremony_cost": ceremony_cost(s),
        "payers": [seat for seat in range(table.players) if payers(s) >> seat & 1],
        "alliance_points": alliance_points(s),
        "alliance_target": rules.alliance_target,
        "temporary_points": temporary_points_of_alliance(s),
        "deck_sizes": _by_deck(s, s.deck | s.seen),
        "discard_sizes": _by_deck(s, s.discard),
        "creature_cards": bit_names(rules.card_ids, seth.cards),
        "corrupted": None if seth.corrupted < 0 else seth.corrupted,
        "invading": seth.invading,
        "chat_closed": chat_is_closed(s),
        "proposal": _proposal(s),
    }


def _proposal(s: State) -> ProposalView | None:
    """What the members are asked to agree to; those who take part and are no longer asked have agreed (section 3.3)."""
    if not s.waiting or s.question not in CONSENTS:
        return None
    frame = s.frame
    assert isinstance(frame, (SplitFrame, TempleConsentFrame, CeremonyFrame))
    taking_part = frame.troop if isinstance(frame, SplitFrame) else frame.shares
    others = [seat for seat in by_seat(taking_part) if seat != frame.seat]
    asked = [seat for seat in others if s.waiting >> seat & 1]
    told: ProposalView = {
        "cause": CONSENTS[s.question],
        "proposer": frame.seat,
        "shares": by_seat(frame.shares),
        "usual": None,
        "space": None,
        "level": None,
        "chooser": None,
        "asked": asked,
        "agreed": [seat for seat in others if seat not in asked],
    }
    if isinstance(frame, SplitFrame):
        told["usual"] = by_seat(usual_split(s, frame.amount, frame.troop))
    elif isinstance(frame, TempleConsentFrame):
        told["space"] = s.table.space_ids[frame.space]
        told["level"] = temple_level(s, frame.space) + 1
    else:
        told["chooser"] = frame.chooser
    return told


def chat_is_closed(s: State) -> bool:
    """From the declaration of a corrupted battle until its reveal (S-INFO-03, S-CORRUPT-TROOP-13).

    There is one chat for the whole table, Seth included (S-INFO-02).
    """
    return any(BATTLES[battle.kind] == "corrupted" and not battle.attacker.strength for battle in s.battles)


def _board(s: State, rules: SethRuleset) -> dict[str, Lies]:
    """What lies on each space of Seth's board: a kind of token, or the member whose colour it has."""
    found: dict[str, Lies] = {}
    for space, name in enumerate(rules.space_ids):
        lies = s.seth.on_board >> 4 * space & 15
        if lies:
            found[name] = lies - LIES_COLOUR if lies >= LIES_COLOUR else TOKENS[lies]
    return found


def _temples(s: State) -> dict[str, SacredTemple]:
    rules = rules_of(s)
    found: dict[str, SacredTemple] = {}
    for space, name in enumerate(s.table.space_ids):
        temple = s.seth.temples[space]
        if temple:
            found[name] = {
                "level": temple & 3,
                "income": temple_income(s, space),
                "power": rules.power_ids[(temple >> 6) - 1] if temple >> 6 else None,
            }
    return found


def _by_deck(s: State, cards: int) -> dict[Side, int]:
    """Backs of cards differ, so all of them are counted by deck (S-INFO-08)."""
    seths, alliances = s.table.deck_of[:2]
    return {"seth": count_bits(cards & seths), "alliance": count_bits(cards & alliances)}


def add_seth_seat(s: State, seen: SeatView) -> None:
    """What Seth's box adds to a seat."""
    seen["side"] = "seth" if seen["seat"] == SETH else "alliance"
    seen["hand_by_deck"] = _by_deck(s, s.seats[seen["seat"]].hand)


def add_seth_space(s: State, space: int, here: SpaceView) -> None:
    """Captured figures here: by first owner those that fight for Seth, by holder those that left him."""
    if s.seth.captured[space]:
        here["captured"] = by_seat(s.seth.captured[space])
    if s.seth.violet[space]:
        here["violet"] = by_seat(s.seth.violet[space])


def add_seth_move(s: State, move: MoveView) -> None:
    riding = s.seth.riding
    move["group"] = by_seat(s.seth.group)
    move["creature_id"] = s.table.creature_ids[riding - 1] if riding else None


def add_seth_battle(s: State, battle: Battle, shown: BattleView) -> None:
    shown["kind"] = BATTLES[battle.kind]
    shown["creature_card"] = rules_of(s).card_ids[battle.card_shown()] if battle.card_shown() >= 0 else None
    shown["pending"] = battle.prepared
    shown["number"] = battle.paired


def add_seth_force(s: State, battle: Battle, force: Force, side: SideView) -> None:
    """Who takes part, whose units stand there, the creature with them, whose tiles count (S-MIXED-06)."""
    creature = creature_with(s, battle, force)
    controller = creature_controller(s, battle, force)
    side["members"] = [seat for seat in range(s.table.players) if force.seats >> seat & 1]
    side["troop"] = by_seat(troop_of(s, battle, force))
    side["creature_id"] = s.table.creature_ids[creature] if creature >= 0 else None
    side["controller"] = None if controller < 0 else controller
    side["tiles"] = {s.table.tile_ids[tile]: seat for tile, seat in team_tiles(s, force.seats)}


def seth_points(s: State, seat: int) -> Points:
    """Seth counts combat points; the members' are common (S-WIN-06, S-WIN-08)."""
    mine = s.seats[seat]
    common = seat != SETH
    return {
        "battle": mine.vp_battle,
        "tiles": 0,
        "creatures": 0,
        "two_temples": s.seth.temple_points if common else 0,
        "sanctuary": 0,
        "temporary": temporary_points_of_alliance(s) if common else 0,
        "total": alliance_points(s) if common else mine.vp_battle,
    }
