"""What one seat may know, as JSON-ready data. Nothing hidden from that seat is ever read into it.

With Seth that holds between allies too (S-INFO-01, S-INFO-12, S-INV-25): seats are strangers to each other, even if one
person plays several (S-SETUP-26, S-CLAR-05).
"""

from __future__ import annotations

from typing import cast, get_args

from kemet.content.records import ACTIONS
from kemet.engine.battle.lines import lines, weighed_troop
from kemet.engine.battle.sums import creature_with, is_silenced, sees_first
from kemet.engine.board.control import controller
from kemet.engine.board.points import temporary_points, total_points
from kemet.engine.board.prices import card_price
from kemet.engine.cards.aim import aim_of
from kemet.engine.cards.play import CardFrame
from kemet.engine.day.move import origin_of
from kemet.engine.day.victory import who_would_win
from kemet.engine.founding import STARTING_PYRAMID, STARTING_TROOP, district_asked
from kemet.engine.invariants.taseti import is_laid
from kemet.engine.priests.stop import taking_at
from kemet.engine.state.bits import by_seat, count_bits, lowest_bit, nibble_sum
from kemet.engine.state.codes import NOWHERE, SETH
from kemet.engine.state.forces import LOCKED, Battle, Force
from kemet.engine.state.frames import NOTHING, QUESTIONS
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.telling.view.packed import TOKEN_STATES, bit_names
from kemet.telling.view.seth import (
    add_seth_battle,
    add_seth_force,
    add_seth_move,
    add_seth_seat,
    add_seth_space,
    seth_points,
    seth_view,
)
from kemet.telling.view.taseti import add_taseti, dawn_view, path_view, token_counts
from kemet.telling.view.types import (
    AboutView,
    BattleView,
    Colour,
    EndReason,
    Figures,
    MoveView,
    PendingCard,
    Phase,
    Points,
    PointSource,
    QuestionSlug,
    Role,
    SeatView,
    SideView,
    SpaceView,
    Stat,
    SumLine,
    View,
    Winning,
)

PHASES: tuple[Phase, ...] = get_args(Phase)
END_REASONS: tuple[EndReason, ...] = get_args(EndReason)
ROLES: tuple[Role, ...] = get_args(Role)
STATS: tuple[Stat, ...] = get_args(Stat)
COLOURS: tuple[Colour, ...] = get_args(Colour)
POINT_SOURCES: tuple[PointSource, ...] = get_args(PointSource)
BASE_SOURCES = POINT_SOURCES[:5]


def question_slugs() -> list[str]:
    """All that a seat may be asked, in the order of the codes."""
    return [slug for code in sorted(QUESTIONS) for slug in QUESTIONS[code].slugs()]


def question_of(s: State, seat: int) -> QuestionSlug:
    """What this seat is asked now."""
    if not s.waiting >> seat & 1:
        return QuestionSlug(NOTHING.slug)
    return QuestionSlug(s.question.slug_for(s, seat))


def view_of(s: State, viewer: int) -> View:
    """The game as the viewer sees it; -1 is a spectator."""
    return personal_view(s, viewer, public_view(s))


def personal_view(s: State, viewer: int, public: View) -> View:
    """The public view with what this viewer knows beside it. Everything else is shared, not copied."""
    if viewer < 0:
        return public
    view = public.copy()
    view["viewer"] = viewer
    view["question"] = question_of(s, viewer)
    view["about"] = cast("AboutView | None", _about(s, viewer))
    view["seats"] = [_seat_view(s, seat, True) if seat == viewer else each for seat, each in enumerate(public["seats"])]
    view["known_discards"] = _known_discards(s, viewer)
    view["seen"] = card_counts(s.table, s.seen) if s.waiting >> viewer & 1 else {}
    view["battle"] = _battle_view(s, viewer)
    if "other_battle" in public:
        view["other_battle"] = _other_battle(s, viewer)
    return view


def public_view(s: State) -> View:
    """What everybody sees, a spectator too."""
    table = s.table
    view: View = {
        "viewer": None,
        "players": table.players,
        "target": table.target,
        "beginner": table.beginner,
        "house_rules": dict(table.options.house),
        "modules": list(table.modules),
        "phase": PHASES[s.phase],
        "day": s.day,
        "round": s.round,
        "active": None if s.active < 0 else s.active,
        "order": list(s.order),
        "waiting": [seat for seat in range(table.players) if s.waiting >> seat & 1],
        "question": QuestionSlug(NOTHING.slug),
        "about": None,
        "asked": QuestionSlug(s.question.slug),
        "district": _asked_district(s),
        "winner": None if s.winner < 0 else s.winner,
        "end_reason": END_REASONS[s.end_reason],
        "seats": [_seat_view(s, seat, False) for seat in range(table.players)],
        "spaces": _spaces(s),
        "supply": _supply(s),
        "deck_size": count_bits(s.deck) + count_bits(s.seen),
        "discard_size": count_bits(s.discard),
        "known_discards": _known_discards(s, -1),
        "seen": {},
        "pending_card": _pending_card(s),
        "move": _move_view(s),
        "battle": _battle_view(s, -1),
        "path": path_view(s, taking_at(s)) if table.has_path and is_laid(s) else None,
        "dawn": dawn_view(s) if table.has_dawn else None,
        "last_day": bool(s.last_day),
        "winning": _winning(s),
    }
    if table.with_seth:
        view["seth"] = seth_view(s)
        view["other_battle"] = _other_battle(s, -1)
    return view


def _winning(s: State) -> Winning | None:
    prospect = who_would_win(s)
    if prospect is None:
        return None
    return {"seats": prospect.seats, "when": "turn" if prospect.at_their_turn else "end-of-day"}


def _asked_district(s: State) -> str | None:
    """The set-up asks for one district after the other."""
    if not s.waiting or (s.question is not STARTING_PYRAMID and s.question is not STARTING_TROOP):
        return None
    return s.table.space_ids[district_asked(s, lowest_bit(s.waiting))]


def _board_of(table: Ruleset, seat: int) -> list[str]:
    """The action spaces of a seat; Seth has a board of his own."""
    if table.seth is not None and seat == SETH:
        return table.seth.space_ids
    return table.action_ids


def card_counts(table: Ruleset, cards: int) -> dict[str, int]:
    """How many of each kind are in a bit set of cards."""
    counts: dict[str, int] = {}
    if cards:
        for kind, mask in enumerate(table.card_mask):
            if cards & mask:
                counts[table.card_ids[kind]] = count_bits(cards & mask)
    return counts


def battle_names(table: Ruleset, cards: int) -> list[str]:
    return bit_names(table.battle_ids, cards)


def _seat_view(s: State, seat: int, own: bool) -> SeatView:
    table = s.table
    mine = s.seats[seat]
    seen: SeatView = {
        "seat": seat,
        "city": None if mine.city < 0 else table.city_ids[mine.city],
        "prayer": mine.prayer,
        "reserve": mine.reserve,
        "creatures_in_reserve": bit_names(table.creature_ids, mine.creatures),
        "tokens": mine.tokens,
        "placed": bit_names(_board_of(table, seat), mine.placed),
        "silver": TOKEN_STATES[mine.silver],
        "gold": TOKEN_STATES[mine.gold],
        "gold_actions": [name for number, name in enumerate(ACTIONS) if mine.powers.gold_actions >> number & 1],
        "tiles": bit_names(table.tile_ids, mine.tiles),
        "points": points_of(s, seat),
        "hand_size": count_bits(mine.hand),
        "battle_hand_size": count_bits(mine.battle_hand),
        "battle_cards_shown": battle_names(table, mine.shown),
        "battle_cards_possible": battle_names(table, (mine.battle_set | mine.removed) & ~mine.shown),
    }
    if table.with_seth:
        add_seth_seat(s, seen)
    elif table.expanded:
        add_taseti(s, seen, own)
    if own:
        seen["hand"] = card_counts(table, mine.hand)  # others see its size (B-DI-03)
        seen["hand_prices"] = {name: card_price(s, seat, table.card_ids.index(name)) for name in seen["hand"]}
        seen["battle_hand"] = battle_names(table, mine.battle_hand)
        seen["removed"] = battle_names(table, mine.removed)
    return seen


def points_of(s: State, seat: int) -> Points:
    """A seat's victory points by source (POINT_SOURCES, those of modules only with modules), and all together."""
    if s.table.with_seth:
        return seth_points(s, seat)
    mine = s.seats[seat]
    points: Points = {
        "battle": mine.vp_battle,
        "tiles": mine.vp_tile,
        "creatures": mine.vp_creature,
        "two_temples": mine.vp_temples,
        "sanctuary": mine.vp_sanctuary,
        "temporary": temporary_points(s, seat),
        "total": total_points(s, seat),
    }
    if s.table.expanded:
        points["path"] = mine.vp_path
        points["daggers"] = mine.vp_dagger
    return points


def _spaces(s: State) -> dict[str, SpaceView]:
    table = s.table
    troops, creatures, pyramids, city, city_seat = (
        list(each) for each in (s.troops, s.creatures, s.pyramids, table.city, s.city_seat)
    )
    priests = list(s.priests) if table.has_path else None
    found: dict[str, SpaceView] = {}
    for space, name in enumerate(table.space_ids):
        owner = city_seat[city[space]] if city[space] >= 0 else NOWHERE
        held = controller(s, space) if troops[space] else owner
        here: SpaceView = {
            "controller": None if held < 0 else held,
            "units": by_seat(troops[space]),
            "creatures": {seat: table.creature_ids[number - 1] for seat, number in by_seat(creatures[space]).items()}
            if creatures[space]
            else {},
        }
        if owner >= 0:
            here["owner"] = owner
        if priests and priests[space]:
            here["priests"] = by_seat(priests[space])
        if pyramids[space]:
            here["pyramid"] = {"colour": COLOURS[pyramids[space] >> 3], "level": pyramids[space] & 7}
        if table.with_seth:
            add_seth_space(s, space, here)
        found[name] = here
    return found


def _supply(s: State) -> dict[str, int]:
    table = s.table
    left = dict(zip(table.tile_ids, table.tile_copies, strict=True))
    for mine in s.seats:
        for name in bit_names(table.tile_ids, mine.tiles):
            left[name] -= 1
    return left


def _known_discards(s: State, viewer: int) -> dict[str, int]:
    known = s.discard
    for seat in range(s.table.players):
        if viewer < 0 or seat == viewer:
            known &= s.seats[seat].known
    return card_counts(s.table, known)


def _pending_card(s: State) -> PendingCard | None:
    """The card that waits for the Veto window to close."""
    frame = s.frame
    if not s.waiting or not isinstance(frame, CardFrame):
        return None
    aim = aim_of(s.table, frame.kind, frame.space)
    card: PendingCard = {
        "seat": frame.seat,
        "card": s.table.card_ids[frame.kind],
        "space": None if aim.space < 0 else s.table.space_ids[aim.space],
    }
    if aim.owner >= 0:
        card["owner"] = aim.owner
    if aim.amount > 0:
        card["amount"] = aim.amount
    return card


def _move_view(s: State) -> MoveView | None:
    origin = origin_of(s)
    if origin < 0:
        return None
    move: MoveView = {
        "origin": s.table.space_ids[origin],
        "space": s.table.space_ids[origin if s.move_at == NOWHERE else s.move_at],
        "units": s.move_units,
        "creature": bool(s.move_creature),
        "priests": s.move_priests,
        "movement_left": s.move_left,
        "started": bool(s.move_started),
        "walls_ignored": bool(s.move_walls),
        "teleported_to": [name for number, name in enumerate(s.table.space_ids) if s.move_targets >> number & 1],
    }
    if s.table.with_seth:
        add_seth_move(s, move)
    return move


def _battle_view(s: State, viewer: int) -> BattleView | None:
    return _one_battle(s, s.battles[-1], viewer) if s.battles else None


def _other_battle(s: State, viewer: int) -> BattleView | None:
    """The second battle of a Furious invasion."""
    return _one_battle(s, s.battles[0], viewer) if len(s.battles) > 1 else None


def _one_battle(s: State, battle: Battle, viewer: int) -> BattleView:
    revealed = battle.attacker.strength > 0
    known = _as_known(s, battle, viewer, revealed)
    shown: BattleView = {
        "space": s.table.space_ids[battle.space],
        "by_move": battle.by_move,
        "revealed": revealed,
        "masked": battle.masked,
        "winner": None if battle.result < 0 else ROLES[battle.result],
        "attacker": _force_view(s, known, known.attacker, viewer, revealed),
        "defender": _force_view(s, known, known.defender, viewer, revealed),
    }
    if s.table.with_seth:
        add_seth_battle(s, battle, shown)
    return shown


def _as_known(s: State, battle: Battle, viewer: int, revealed: bool) -> Battle:
    """The battle with the cards that the viewer knows of, and no others.

    Before the reveal those of the viewer's own force; Prescience shows one enemy the card played (S-INFO-11). A
    discarded card only its owner sees (S-INFO-04).
    """
    known = battle.copy()
    for force, enemy in ((known.attacker, known.defender), (known.defender, known.attacker)):
        if force.fighter == viewer:
            continue
        prescient = viewer >= 0 and enemy.fighter == viewer and sees_first(s, known, enemy)
        if not revealed and not prescient:
            force.played = NOWHERE
        if not (revealed and (s.table.discard_face_up or force.both_seen)):
            force.discarded = NOWHERE
        if not revealed:
            force.divine = 0
    return known


def _force_view(s: State, battle: Battle, force: Force, viewer: int, revealed: bool) -> SideView:
    """A force as the battle that the viewer knows has it; before the reveal others see only that it is locked."""
    table = s.table
    sums, total = _sum_view(s, battle, force)
    creature = creature_with(s, battle, force)
    side: SideView = {
        "seat": force.fighter,
        "locked": force.stage == LOCKED,
        "units": nibble_sum(weighed_troop(s, battle, force)),
        "creature": None if creature < 0 else table.creature_ids[creature],
        "silenced": battle.masked or is_silenced(s, battle, force),
        "sum": sums,
        "total": total,
    }
    if force.played >= 0:
        side["played"] = table.battle_ids[force.played]
    if table.with_seth:
        add_seth_force(s, battle, force, side)
    if table.expanded:
        side["objects"] = token_counts(table, force.objects)
        side["skills"] = bit_names(table.token_ids, force.skills)
        side["own_card_lost"] = force.own_lost
    if force.discarded >= 0:
        side["discarded"] = table.battle_ids[force.discarded]
    if revealed or force.fighter == viewer:
        side["divine"] = card_counts(table, force.divine)
    if revealed:
        side["strength"] = force.strength
        side["damage"] = force.damage
        side["protection"] = force.protection
        side["wound"] = force.wound
        side["lost"] = force.lost
    return side


def _sum_view(s: State, battle: Battle, force: Force) -> tuple[list[SumLine], Figures]:
    """The lines of the engine's ledger, each with the figure that it and those before it come to."""
    total: Figures = {"strength": 0, "damage": 0, "protection": 0}
    told: list[SumLine] = []
    for source, owner, number, amount in lines(s, battle, force):
        stat = STATS[number]
        total[stat] += amount
        told.append(
            {
                "source": source,
                "owner": None if owner < 0 else owner,
                "stat": stat,
                "amount": amount,
                "so_far": total[stat],
            }
        )
    return told, total


def _about(s: State, viewer: int) -> dict[str, object] | None:
    """What the question is about; nothing for a seat that is not asked."""
    if not s.waiting >> viewer & 1:
        return None
    return {"cause": None} | s.question.context(s, viewer)
