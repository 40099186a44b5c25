"""The odds of a battle, exactly, from what one seat knows (`kemet odds`, the preview of an attack, the bots' words).

The model, in full:

- The enemy's battle card: every card it may still hold is equally likely, as far as the seat knows
  (`enemy_cards.battle_card_chances`); a card shown by Prescience is certain.
- Divine cards of the enemy: `divine="none"`, it adds none; `divine="all"`, its hand is any draw from the cards the
  seat has not seen and it adds every card that it can pay and that changes strength, damage, protection or losses.
- Own divine cards: those committed already and those named in `added`.
- Nobody plays Escape, uses objects, discards for Divine Wound or swaps cards from here on.
- The engine fights every pair of stakes out; who wins, who survives and who scores is never worked out here.

`mix` is the equilibrium of the game in which the enemy may hold any of its possible cards: own worth is a point gained
1, a win 0.5, a unit 0.15, the enemy's the other way round (WORTH).
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal

from kemet.bots.battle_trials import Arena, Fight, Stake, arena_of_battle, battle_alone, enter, step_to_battle
from kemet.bots.enemy_cards import battle_card_chances, bits, card_in_sight, divine_card_chances
from kemet.bots.solving import Solution, solve
from kemet.engine.battle.sums import sees_first
from kemet.engine.board.sides import defender_at, enemies_at
from kemet.engine.board.troops import creature_at, priests_at, units
from kemet.engine.flow import legal
from kemet.engine.state.bits import lowest_bit, nibble_sum
from kemet.engine.state.choices import STEP
from kemet.engine.state.codes import NOWHERE
from kemet.engine.state.state import State
from kemet.errors import KemetError
from kemet.game.game import Game

Divine = Literal["none", "all"]

#: What a battle is about, in victory points: only for the recommended mix, never for the odds themselves.
WORTH = {"point": 1.0, "win": 0.5, "unit": 0.15}


@dataclass(frozen=True)
class Outcome:
    """What to expect of a battle: chances from 0 to 1, losses and points as averages."""

    win: float
    survive: float  # at least one own unit is left
    point: float  # at least one victory point is gained in the battle
    own_losses: float
    enemy_losses: float
    own_points: float
    enemy_points: float


@dataclass(frozen=True)
class CardOdds:
    """One own battle card: what to expect of it, and how often the equilibrium plays it."""

    card: str
    expected: Outcome
    mix: float


@dataclass(frozen=True)
class EnemyCard:
    """One battle card the enemy may play: how likely it is held and played, and the enemy's equilibrium mix."""

    card: str
    chance: float
    mix: float


@dataclass(frozen=True)
class Odds:
    """The odds of one battle for one seat."""

    seat: int
    enemy: int
    space: str
    role: Literal["attacker", "defender"]
    divine: Divine
    called_off: bool  # the enemy (or the group) is gone before cards are chosen: no battle and no point
    sees_first: Literal["nobody", "seat", "enemy"]  # who chooses after seeing the other's card (Prescience)
    own_units: int  # when cards are chosen
    enemy_units: int
    cards: tuple[CardOdds, ...]  # best chance to win first
    enemy_cards: tuple[EnemyCard, ...]
    expected: Outcome  # own equilibrium mix against a card that is equally likely to be any
    equilibrium: Outcome  # both sides play their equilibrium mix
    best: str  # the card with the largest share of the mix; "" if there is no battle

    def as_data(self) -> dict[str, object]:
        """The same as JSON-ready data."""
        data = asdict(self)
        data["cards"] = [{"card": each.card, "mix": each.mix, **asdict(each.expected)} for each in self.cards]
        data["enemy_cards"] = [asdict(each) for each in self.enemy_cards]
        return data


def battle_odds(
    game: Game | State, seat: int, added: tuple[str, ...] = (), divine: Divine = "none", number: int = 0
) -> Odds | None:
    """The odds of the battle under way for a seat in it, while battle cards or divine cards are chosen; else None.

    `added` names divine cards (kinds) that the seat thinks of adding to those it has committed; `number` is the battle
    meant of the two of a Furious invasion, each weighed by itself.
    """
    s = game if isinstance(game, State) else game.state
    if number:
        alone = battle_alone(s, number)
        return battle_odds(alone, seat, added, divine) if alone is not None else None
    arena = arena_of_battle(s, seat)
    if arena is None:
        return None
    mine = s.battles[-1].force_of(seat)
    own_cards = [mine.played] if mine.played >= 0 else bits(s.seats[seat].battle_hand)
    return _weigh(s, arena, own_cards, mine.divine | _named(s, seat, added, mine.divine), divine)


def attack_odds(
    game: Game | State,
    seat: int,
    space: str | int,
    group: int,
    creature: str | None = None,
    priests: int = 0,
    added: tuple[str, ...] = (),
    divine: Divine = "none",
) -> Odds | None:
    """The odds if the seat enters a space with a group of this size; None if no enemy stands there.

    `creature` is the creature that goes with the group, `priests` how many of its units are priests.
    """
    s = game if isinstance(game, State) else game.state
    at = space if isinstance(space, int) else _known(s.table.space_ids, space, "space")
    beast = -1 if creature is None else _known(s.table.creature_ids, creature, "creature")
    if not 1 <= group <= 15 or not 0 <= priests <= group or (priests and not s.table.has_path):
        raise KemetError(f"a group of {group} units with {priests} priests can't attack")
    met = enter(s, seat, at, group, beast, priests)
    if met is None:
        return None
    if not met.battles:
        return _called_off(s, met, seat, at, group, divine)
    own_cards = bits(s.seats[seat].battle_hand)
    return _weigh(s, Arena(met, seat), own_cards, _named(s, seat, added, 0), divine)


def move_odds(
    game: Game | State, seat: int, space: str | int, added: tuple[str, ...] = (), divine: Divine = "none"
) -> Odds | None:
    """`attack_odds` for the group that the seat is moving just now; None outside a Move or without an enemy there."""
    s = game if isinstance(game, State) else game.state
    if s.table.with_seth:
        return _after_step(s, seat, space, added, divine)
    if s.move_at < 0 or s.active != seat or not s.move_units:
        return None
    beast = creature_at(s, s.move_at, seat) if s.move_creature else -1
    name = s.table.creature_ids[beast] if beast >= 0 else None
    return attack_odds(s, seat, space, s.move_units, name, s.move_priests, added, divine)


def _known(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise KemetError(f"there is no {what} {name!r}")
    return names.index(name)


def _named(s: State, seat: int, added: tuple[str, ...], committed: int) -> int:
    """Single cards of these kinds out of the seat's own hand."""
    found = 0
    for name in added:
        kind = _known(s.table.card_ids, name, "card")
        rest = s.seats[seat].hand & s.table.card_mask[kind] & ~(found | committed)
        if not rest or not s.table.battle_mask & s.table.card_mask[kind]:
            raise KemetError(f"{name} is not a battle card in hand")
        found |= 1 << lowest_bit(rest)
    return found


def _weigh(s: State, arena: Arena, own_cards: list[int], own_divine: int, divine: Divine) -> Odds:
    """Every own card against every card and every set of divine cards that the enemy may have."""
    enemy = arena.enemy.fighter
    chances = battle_card_chances(s, arena.seat, enemy)
    extra = divine_card_chances(s, arena.seat, enemy) if divine == "all" else {0: 1.0}
    alike = _alike(arena, next(iter(chances)), extra)
    stakes = [[(arena.stake(arena.enemy, card, cards), chance) for cards, chance in alike.items()] for card in chances]
    cells = [[_mean(arena, arena.stake(arena.own, card, own_divine), stake) for stake in stakes] for card in own_cards]
    first = _who_sees_first(s, arena)
    solution = _solve([[_worth(cell) for cell in row] for row in cells], first)
    table = s.table
    cards = [
        CardOdds(table.battle_ids[card], _blend(row, list(chances.values())), share)
        for card, row, share in zip(own_cards, cells, solution.rows, strict=True)
    ]
    expected = _blend([each.expected for each in cards], solution.rows)
    equilibrium = _blend([_blend(row, solution.columns) for row in cells], solution.rows)
    if first == "seat":  # the best answer to each card
        answers = [max((row[j] for row in cells), key=_worth) for j in range(len(stakes))]
        expected = _blend(answers, list(chances.values()))
        equilibrium = _blend(answers, solution.columns)
    return Odds(
        arena.seat,
        enemy,
        table.space_ids[arena.battle.space],
        "attacker" if arena.attacks else "defender",
        divine,
        False,
        first,
        arena.own_units,
        arena.enemy_units,
        tuple(sorted(cards, key=lambda each: (-each.expected.win, each.expected.own_losses, each.card))),
        tuple(
            EnemyCard(table.battle_ids[card], chance, share)
            for (card, chance), share in zip(chances.items(), solution.columns, strict=True)
        ),
        expected,
        equilibrium,
        max(cards, key=lambda each: (each.mix, each.expected.win)).card,
    )


def _alike(arena: Arena, card: int, extra: dict[int, float]) -> dict[int, float]:
    """One set of divine cards for all that add up to the same.

    The engine adds divine cards to whatever the battle card gives, so sets that are alike with one card are alike with
    every card: thousands of possible hands become a few dozen stakes.
    """
    found: dict[tuple[int, int, int, bool], tuple[int, float]] = {}
    for divine, chance in extra.items():
        stake = arena.stake(arena.enemy, card, divine)
        key = (stake.strength, stake.damage, stake.protection, stake.unharmed)
        first, before = found.get(key, (divine, 0.0))
        found[key] = (first, before + chance)
    return dict(found.values())


def _mean(arena: Arena, own: Stake, stakes: list[tuple[Stake, float]]) -> Outcome:
    fights: dict[Fight, float] = {}
    for stake, chance in stakes:
        fight = arena.outcome(own, stake)
        fights[fight] = fights.get(fight, 0.0) + chance
    return Outcome(
        sum(chance for fight, chance in fights.items() if fight.won),
        sum(chance for fight, chance in fights.items() if fight.own_left > 0),
        sum(chance for fight, chance in fights.items() if fight.own_points > 0),
        sum(chance * fight.own_losses for fight, chance in fights.items()),
        sum(chance * fight.enemy_losses for fight, chance in fights.items()),
        sum(chance * fight.own_points for fight, chance in fights.items()),
        sum(chance * fight.enemy_points for fight, chance in fights.items()),
    )


def _blend(outcomes: list[Outcome], shares: list[float]) -> Outcome:
    columns = zip(*((each.win, each.survive, each.point, each.own_losses, each.enemy_losses, each.own_points,
                     each.enemy_points) for each in outcomes), strict=True)  # fmt: skip
    return Outcome(*(sum(x * share for x, share in zip(column, shares, strict=True)) for column in columns))


def _worth(outcome: Outcome) -> float:
    points = outcome.own_points - outcome.enemy_points
    units_ahead = outcome.enemy_losses - outcome.own_losses
    return WORTH["point"] * points + WORTH["win"] * outcome.win + WORTH["unit"] * units_ahead


def _who_sees_first(s: State, arena: Arena) -> Literal["nobody", "seat", "enemy"]:
    if card_in_sight(s, arena.seat, arena.enemy.fighter) >= 0:
        return "nobody"  # it is seen already: only one card is possible
    if sees_first(arena.state, arena.battle, arena.own):
        return "seat"
    return "enemy" if sees_first(arena.state, arena.battle, arena.enemy) else "nobody"


def _solve(table: list[list[float]], first: str) -> Solution:
    """The mixes of both; with Prescience one side answers a card it sees, so the other needs no mix."""
    if first == "nobody":
        return solve(table)
    if first == "enemy":
        worst = [min(row) for row in table]
        row = worst.index(max(worst))
        return Solution(_only(row, len(table)), _only(table[row].index(worst[row]), len(table[0])), worst[row])
    tops = [max(line[j] for line in table) for j in range(len(table[0]))]
    column = tops.index(min(tops))
    row = max(range(len(table)), key=lambda i: table[i][column])
    return Solution(_only(row, len(table)), _only(column, len(table[0])), tops[column])


def _only(place: int, size: int) -> list[float]:
    return [1.0 if number == place else 0.0 for number in range(size)]


def _after_step(s: State, seat: int, space: str | int, added: tuple[str, ...], divine: Divine) -> Odds | None:
    """With Seth a group has several owners and its battle another order: the engine takes the step itself.

    None if an ally would fight, and in an invasion, whose battles are prepared together.
    """
    at = space if isinstance(space, int) else _known(s.table.space_ids, space, "space")
    if s.seth.invading or s.battles or STEP + at not in legal(s, seat) or defender_at(s, at, seat) == NOWHERE:
        return None
    met = step_to_battle(s, seat, STEP + at)
    if met.battles:
        return battle_odds(met, seat, added, divine)
    return _called_off(s, met, seat, at, nibble_sum(s.seth.group), divine)


def _called_off(s: State, met: State, seat: int, space: int, group: int, divine: Divine) -> Odds:
    """Initiative or a trap left nobody to fight (B-BATTLE-05, T-X-04): no cards, no point."""
    enemy = defender_at(s, space, seat)
    left = units(met, space, seat)
    enemy_left = nibble_sum(enemies_at(met, space, seat))
    held = 1.0 if left and not enemy_left else 0.0
    lost = float(nibble_sum(enemies_at(s, space, seat)) - enemy_left)
    outcome = Outcome(held, 1.0 if left else 0.0, 0.0, float(group - left), lost, 0.0, 0.0)
    name = s.table.space_ids[space]
    return Odds(seat, enemy, name, "attacker", divine, True, "nobody", left, enemy_left, (), (), outcome, outcome, "")


def group_at(game: Game | State, seat: int, start: str | int) -> tuple[int, str | None, int]:
    """A seat's whole troop on a space as `attack_odds` takes it: units, creature, priests."""
    s = game if isinstance(game, State) else game.state
    at = start if isinstance(start, int) else _known(s.table.space_ids, start, "space")
    beast = creature_at(s, at, seat)
    return units(s, at, seat), s.table.creature_ids[beast] if beast >= 0 else None, priests_at(s, at, seat)
