"""What the net for games with Seth reads off a position, for both sides at once: numbers, most of them 0. Compiled.

The places come in groups; `seth_layout.py` gives every group its width and every thing of the box its name there. What
belongs to members is their mean, in sixtieths, so that it is as large with five of them as with two.
"""

from __future__ import annotations

from typing import Final, final

from kemet.bots.seth.judging import SethJudge, best_strike
from kemet.bots.seth.map import NOBODY, missing_units
from kemet.bots.seth.threats import attacks_left, can_strike
from kemet.engine.native import i64, vec
from kemet.engine.seth.ceremony import ceremony_cost, payers
from kemet.engine.seth.ruleset import ALLIANCE_STEP, SETH_STEP, SethRuleset
from kemet.engine.seth.victory import ALLIANCE, alliance_points, temple_level, temples_of_alliance
from kemet.engine.state.bits import count_bits, lowest_bit, lowest_tile, nibble_sum
from kemet.engine.state.codes import SETH
from kemet.engine.state.seat import Seat
from kemet.engine.state.state import State, rules_of

#: The groups of places in their order, with their widths; 0: as many as the box has of them.
GROUPS: Final = (
    # --- both sides
    ("members", 4),  # two to five
    ("always", 1),
    ("day", 8),
    ("phase", 6),
    ("turn", 3),  # of Seth, of the alliance, of nobody
    ("steps of Seth", 6),  # of the track, that are still to come today
    ("steps of the alliance", 6),
    ("points missing to Seth", 11),
    ("points missing to the alliance", 9),
    ("objectives", 4),
    ("judge", 0),  # what the judge sees, in sixteenths
    # --- who can attack whom, by how far he leads
    ("best attack of Seth", 9),
    ("second attack of Seth", 9),
    ("best strike", 9),
    ("best attack of the alliance", 9),
    ("second attack of the alliance", 9),
    ("hunted outside", 9),  # troops of the alliance
    ("hunted in cities", 9),
    ("raided", 9),  # troops of Seth
    # --- Seth
    ("prayer of Seth", 12),
    ("tokens of Seth", 8),
    ("colours of Seth", 6),
    ("clear", 4),
    ("level of Seth", 5),
    ("tile of Seth", 0),
    ("card of Seth", 0),
    ("creature card", 0),
    ("action of Seth", 0),
    # --- the alliance
    ("to act", 6),  # members who have not had their turn in this step
    ("grey", 4),
    ("gold", 4),
    ("temples held", 7),
    ("site", 48),  # the three best sites: level, units missing to the next one
    ("site hunted", 27),
    ("ceremony", 16),  # prayer that those at the altars miss
    ("savings", 16),  # prayer that all miss together
    ("altars", 6),  # members there
    ("common tile", 0),
    ("power", 0),
    # --- members
    ("prayer", 12),
    ("tokens", 6),
    ("units", 13),  # on the board
    ("tile", 0),
    ("card", 0),
    ("battle card", 0),  # of Seth too: he has cards of his own
    ("action", 0),
    ("pyramid", 0),  # five levels of each colour
    ("creature", 0),  # on the board, of either side
    # --- the board
    ("members at", 9),  # units by the kind of the space
    ("Seth at", 9),
    ("number", 11),
    ("module", 0),
)
MEMBERS: Final = 0
ALWAYS: Final = 1
DAY: Final = 2
PHASE: Final = 3
TURN: Final = 4
SETH_STEPS: Final = 5
ALLIANCE_STEPS: Final = 6
SETH_MISSING: Final = 7
ALLIANCE_MISSING: Final = 8
OBJECTIVES: Final = 9
JUDGE: Final = 10
HUNT: Final = 11
SECOND_HUNT: Final = 12
STRIKE: Final = 13
RAID: Final = 14
SECOND_RAID: Final = 15
HUNTED: Final = 16
HUNTED_AT_HOME: Final = 17
RAIDED: Final = 18
SETH_PRAYER: Final = 19
SETH_TOKENS: Final = 20
SETH_COLOURS: Final = 21
CLEAR: Final = 22
SETH_LEVEL: Final = 23
SETH_TILE: Final = 24
SETH_CARD: Final = 25
CREATURE_CARD: Final = 26
SETH_ACTION: Final = 27
TO_ACT: Final = 28
GREY: Final = 29
GOLD: Final = 30
TEMPLES: Final = 31
SITE: Final = 32
SITE_HUNTED: Final = 33
CEREMONY: Final = 34
SAVINGS: Final = 35
ALTARS: Final = 36
COMMON_TILE: Final = 37
POWER: Final = 38
PRAYER: Final = 39
TOKENS: Final = 40
UNITS: Final = 41
TILE: Final = 42
CARD: Final = 43
BATTLE_CARD: Final = 44
ACTION: Final = 45
PYRAMID: Final = 46
CREATURE: Final = 47
MEMBERS_AT: Final = 48
SETH_AT: Final = 49
NUMBER: Final = 50
MODULE: Final = 51

#: What the group "number" counts.
NUMBERS: Final = (
    *("units of Seth", "reserve of Seth", "troops of Seth", "largest troop of Seth", "cards of Seth"),
    *("attacks left to Seth", "largest troop", "troops", "districts lost", "captured", "violet"),
)
SETHS_UNITS: Final = 0
SETHS_RESERVE: Final = 1
SETHS_TROOPS: Final = 2
SETHS_LARGEST: Final = 3
SETHS_CARDS: Final = 4
ATTACKS: Final = 5
LARGEST: Final = 6
TROOPS: Final = 7
LOST: Final = 8
CAPTURED: Final = 9
VIOLET_UNITS: Final = 10

#: The kinds of spaces that the groups "members at" and "Seth at" tell apart.
LANDS: Final = ("city", "home of Seth", "gate", "portal", "altar", "site", "temple 2", "temple 3", "other")
CITY: Final = 0
HOME: Final = 1

SHARES: Final = 60  # of a mean: is divided by two to five members without a rest
PARTS: Final = 16.0  # of what the judge sees
LEVELS: Final = 5
SITES: Final = 3  # looked at
LEADS: Final = 9
MAX_UNITS: Final = 12


@final
class SethPlaces:
    """Where the things of one table stand: for each group its first place, and the place of each tile, card ..."""

    def __init__(self, starts: list[int], things: list[list[int]], lands: list[int], common: list[int]) -> None:
        self.starts: vec[i64] = vec[i64](starts)
        self.tiles: vec[i64] = vec[i64](things[0])  # all counted from the start of their group
        self.cards: vec[i64] = vec[i64](things[1])
        self.battle_cards: vec[i64] = vec[i64](things[2])
        self.creatures: vec[i64] = vec[i64](things[3])
        self.creature_cards: vec[i64] = vec[i64](things[4])
        self.actions: vec[i64] = vec[i64](things[5])
        self.lands: vec[i64] = vec[i64](lands)  # [space]: its kind
        self.common: vec[i64] = vec[i64](common)  # places that are 1 all game


@final
class SethReader:
    """Fills `values`, one for each place; `at` are those that were filled, `count` of them."""

    def __init__(self, places: SethPlaces, size: int) -> None:
        self.places = places
        self.values: vec[i64] = vec[i64]([0] * size)
        self.seen: vec[i64] = vec[i64]([0] * size)  # [place]: the position it was filled in last
        self.at: vec[i64] = vec[i64]([0] * size)
        self.count: i64 = 0
        self.position: i64 = 0
        self._share: i64 = 0  # of one member
        self._sites: vec[i64] = vec[i64]([-1] * SITES)
        self._worths: vec[i64] = vec[i64]([-1] * SITES)

    def _put(self, at: i64, value: i64) -> None:
        if self.seen[at] == self.position:
            self.values[at] += value
            return
        self.seen[at] = self.position
        self.values[at] = value
        self.at[self.count] = at
        self.count += 1

    def _one_of(self, group: i64, value: i64, width: i64, amount: i64) -> None:
        if value < 0:
            value = 0
        elif value >= width:
            value = width - 1
        self._put(self.places.starts[group] + value, amount)

    def _number(self, which: i64, value: i64) -> None:
        if value:
            self._put(self.places.starts[NUMBER] + which, value)

    def read(self, s: State, judge: SethJudge) -> None:
        """`judge` has just judged this position."""
        self.position += 1
        self.count = 0
        self._share = SHARES // (s.table.players - 1)
        for at in self.places.common:
            self._put(at, 1)
        self._calendar(s)
        self._judged(judge)
        self._attacks(s, judge)
        self._seth(s)
        self._alliance(s, judge)
        for seat in range(1, s.table.players):
            self._member(s.seats[seat])
        self._board(s)

    def _calendar(self, s: State) -> None:
        rules = rules_of(s)
        self._one_of(DAY, s.day, 8, 1)
        self._one_of(PHASE, s.phase, 6, 1)
        turn: i64 = 2
        if s.active == SETH:
            turn = 0
        elif s.active >= ALLIANCE:
            turn = 1
        self._one_of(TURN, turn, 3, 1)
        seths: i64 = 0
        alliances: i64 = 0
        for step in range(s.seth.track + 1, len(rules.track)):
            kind = rules.track[step] & 7
            if kind == SETH_STEP:
                seths += 1
            elif kind == ALLIANCE_STEP:
                alliances += 1
        self._one_of(SETH_STEPS, seths, 6, 1)
        self._one_of(ALLIANCE_STEPS, alliances, 6, 1)
        self._one_of(SETH_MISSING, s.table.target - s.seats[SETH].vp_battle, 11, 1)
        self._one_of(ALLIANCE_MISSING, rules.alliance_target - alliance_points(s), 9, 1)
        self._one_of(OBJECTIVES, s.seth.temple_done + 2 * s.seth.ceremony_done, 4, 1)

    def _judged(self, judge: SethJudge) -> None:
        start = self.places.starts[JUDGE]
        for number in range(len(judge.features)):
            parts: i64 = int(judge.features[number] * PARTS + 0.5)
            if parts:
                self._put(start + number, parts)

    def _attacks(self, s: State, judge: SethJudge) -> None:
        hunters = judge.hunters
        raiders = judge.raiders
        self._one_of(HUNT, _rank(hunters.first), LEADS, 1)
        self._one_of(SECOND_HUNT, _rank(hunters.second), LEADS, 1)
        strike: i64 = NOBODY
        if can_strike(s):
            strike = best_strike(s)
        self._one_of(STRIKE, _rank(strike), LEADS, 1)
        self._one_of(RAID, _rank(raiders.first), LEADS, 1)
        self._one_of(SECOND_RAID, _rank(raiders.second), LEADS, 1)
        self._number(ATTACKS, attacks_left(s))
        lands = self.places.lands
        for space in range(s.table.spaces):
            if hunters.leads[space] != NOBODY:
                group = HUNTED_AT_HOME if lands[space] == CITY else HUNTED
                self._one_of(group, _rank(hunters.leads[space]), LEADS, 1)
            if raiders.leads[space] != NOBODY:
                self._one_of(RAIDED, _rank(raiders.leads[space]), LEADS, 1)

    def _seth(self, s: State) -> None:
        rules = rules_of(s)
        places = self.places
        mine = s.seats[SETH]
        self._one_of(SETH_PRAYER, mine.prayer, 12, 1)
        self._one_of(SETH_TOKENS, mine.tokens, 8, 1)
        self._one_of(SETH_COLOURS, count_bits(s.seth.colours), 6, 1)
        self._one_of(CLEAR, s.seth.clear, 4, 1)
        self._one_of(SETH_LEVEL, s.pyramids[rules.home[0]] & 7, LEVELS, 1)
        self._number(SETHS_RESERVE, mine.reserve)
        self._number(SETHS_CARDS, count_bits(mine.hand))
        self._tiles(SETH_TILE, mine.tiles, 1)
        self._cards(s, SETH_CARD, mine.hand, 1)
        self._battle_cards(mine.battle_hand, 1)
        bits = s.seth.cards
        while bits:
            self._put(places.starts[CREATURE_CARD] + places.creature_cards[lowest_bit(bits)], 1)
            bits &= bits - 1
        bits = mine.placed
        while bits:
            self._put(places.starts[SETH_ACTION] + lowest_bit(bits), 1)
            bits &= bits - 1

    def _tiles(self, group: i64, tiles: int, amount: i64) -> None:
        start = self.places.starts[group]
        while tiles:
            self._put(start + self.places.tiles[lowest_tile(tiles)], amount)
            tiles &= tiles - 1

    def _cards(self, s: State, group: i64, hand: i64, amount: i64) -> None:
        start = self.places.starts[group]
        while hand:
            self._put(start + self.places.cards[s.table.card_of_bit[lowest_bit(hand)]], amount)
            hand &= hand - 1

    def _battle_cards(self, hand: i64, amount: i64) -> None:
        start = self.places.starts[BATTLE_CARD]
        while hand:
            self._put(start + self.places.battle_cards[lowest_bit(hand)], amount)
            hand &= hand - 1

    def _alliance(self, s: State, judge: SethJudge) -> None:
        """What belongs to all members: tokens, tiles, temples, the ceremony."""
        rules = rules_of(s)
        to_act: i64 = 0
        if s.active >= ALLIANCE:
            to_act = count_bits(rules.all_members & ~s.seth.acted)
        self._one_of(TO_ACT, to_act, 6, 1)
        self._one_of(GREY, s.seth.grey, 4, 1)
        self._one_of(GOLD, s.seth.gold, 4, 1)
        self._one_of(TEMPLES, temples_of_alliance(s), 7, 1)
        self._tiles(COMMON_TILE, s.seth.tiles, 1)
        bits = s.seth.active
        while bits:
            self._put(self.places.starts[POWER] + lowest_bit(bits), 1)
            bits &= bits - 1
        self._look_at_sites(s, rules, judge)
        self._ceremony(s)

    def _look_at_sites(self, s: State, rules: SethRuleset, judge: SethJudge) -> None:
        """The three sites on which most is built; one that Seth holds is none of them."""
        best = self._sites
        worths = self._worths
        for number in range(SITES):
            best[number] = -1
            worths[number] = 0
        sites = rules.sites
        while sites:
            space = lowest_bit(sites)
            sites &= sites - 1
            if s.troops[space] & 15:
                continue
            here = 100 * temple_level(s, space) + 10 - missing_units(s, space)
            for number in range(SITES):
                if here > worths[number]:
                    there = best[number]
                    worth = worths[number]
                    best[number] = space
                    worths[number] = here
                    space = there
                    here = worth
        for number in range(SITES):
            space = best[number]
            if space < 0:
                continue
            missing = missing_units(s, space)
            if missing > 3:
                missing = 3
            self._put(self.places.starts[SITE] + 16 * number + 4 * temple_level(s, space) + missing, 1)
            lead = judge.hunters.leads[space]
            if lead != NOBODY:
                self._put(self.places.starts[SITE_HUNTED] + LEADS * number + _rank(lead), 1)

    def _ceremony(self, s: State) -> None:
        if s.seth.ceremony_done:
            return
        cost = ceremony_cost(s)
        able = payers(s)
        offered: i64 = 0
        saved: i64 = 0
        for seat in range(1, s.table.players):
            saved += s.seats[seat].prayer
            if able >> seat & 1:
                offered += s.seats[seat].prayer
        if able:
            self._one_of(CEREMONY, cost - offered, 16, 1)
        self._one_of(SAVINGS, cost - saved, 16, 1)
        self._one_of(ALTARS, count_bits(able), 6, 1)

    def _member(self, mine: Seat) -> None:
        share = self._share
        self._one_of(PRAYER, mine.prayer, 12, share)
        self._one_of(TOKENS, mine.tokens, 6, share)
        self._tiles(TILE, mine.tiles, share)
        self._battle_cards(mine.battle_hand, share)
        start = self.places.starts[ACTION]
        bits = mine.placed
        while bits:
            self._put(start + self.places.actions[lowest_bit(bits)], share)
            bits &= bits - 1

    def _board(self, s: State) -> None:
        """Troops of both sides, wherever they stand."""
        places = self.places
        lands = places.lands
        mask = s.table.friend_mask[ALLIANCE]
        counts: i64 = 0  # units of each member on the board, eight bits a seat
        seths: i64 = 0
        troops: i64 = 0
        largest: i64 = 0
        seths_troops: i64 = 0
        seths_largest: i64 = 0
        captured: i64 = 0
        violet: i64 = 0
        for space in range(s.table.spaces):
            troop = s.troops[space]
            if troop == 0:
                continue
            land = lands[space]
            if troop & 15:
                count = troop & 15
                seths += count
                if land != HOME:
                    seths_troops += 1
                if count > seths_largest:
                    seths_largest = count
                self._put(places.starts[SETH_AT] + land, count)
            troop &= mask
            if troop:
                count = nibble_sum(troop)
                troops += 1
                if count > largest:
                    largest = count
                self._put(places.starts[MEMBERS_AT] + land, self._share * count)
                counts += _spread(troop)
            if s.creatures[space]:
                self._creatures(s.creatures[space])
            captured += nibble_sum(s.seth.captured[space])
            violet += nibble_sum(s.seth.violet[space])
        self._number(SETHS_UNITS, seths)
        self._number(SETHS_TROOPS, seths_troops)
        self._number(SETHS_LARGEST, seths_largest)
        self._number(TROOPS, troops)
        self._number(LARGEST, largest)
        self._number(CAPTURED, captured)
        self._number(VIOLET_UNITS, violet)
        for seat in range(1, s.table.players):
            self._cards(s, CARD, s.seats[seat].hand, self._share)
            self._one_of(UNITS, counts >> 8 * seat & 255, MAX_UNITS + 1, self._share)
        self._cities(s)

    def _creatures(self, packed: i64) -> None:
        start = self.places.starts[CREATURE]
        while packed:
            if packed & 15:
                self._put(start + self.places.creatures[(packed & 15) - 1], 1)
            packed >>= 4

    def _cities(self, s: State) -> None:
        """The members' pyramids that Seth does not hold, and the districts that he holds."""
        lost: i64 = 0
        for space in s.table.districts:
            pyramid = s.pyramids[space]
            if self.places.lands[space] != CITY:
                continue
            if s.troops[space] & 15:
                lost += 1
            elif pyramid & 7:
                self._put(self.places.starts[PYRAMID] + LEVELS * (pyramid >> 3) + (pyramid & 7), self._share)
        self._number(LOST, lost)


def _rank(lead: i64) -> i64:
    """A lead as one of nine: nobody can come, far behind, -2 to 3, far ahead."""
    if lead == NOBODY:
        return 0
    if lead < -3:
        return 1
    if lead > 4:
        return 8
    return lead + 4


def _spread(troop: i64) -> i64:
    """Four bits a seat become eight, so that many troops can be added up."""
    wide: i64 = 0
    place: i64 = 0
    while troop:
        wide |= (troop & 15) << place
        troop >>= 4
        place += 8
    return wide
