"""What is always true when Seth is there (docs/rules/seth.md, section 8)."""

from __future__ import annotations

from typing import Final

from kemet.engine.board.creatures import HomeFrame, ReturnFrame, SummonFrame, is_osiris
from kemet.engine.board.sides import part_limit
from kemet.engine.board.troops import creature_at, units
from kemet.engine.day.recruit import FightsFrame, PlaceFrame
from kemet.engine.seth.ceremony import CeremonyFrame
from kemet.engine.seth.invasion import InvasionFrame
from kemet.engine.seth.state import LIES_CLEAR, LIES_COLOUR, LIES_SILVER, LIES_VIOLET
from kemet.engine.seth.temples import prayer_tokens_used
from kemet.engine.seth.victory import alliance_points, has_units, temple_sites
from kemet.engine.state.bits import count_bits, nibble_sum
from kemet.engine.state.codes import DAY, END_OF_DAY, MAX_PRAYER, OVER, PLACED_TODAY, SETH
from kemet.engine.state.frames import Frame
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.state import State, rules_of

#: The victory itself and the Devourer's.
MAX_OF_A_BATTLE: Final = 2


def seth_violations(s: State, frames: list[Frame], wrong: list[str]) -> None:
    _figures(s, wrong)
    _battle_sets(s, wrong)
    _spaces(s, frames, wrong)
    _group(s, wrong)
    _creatures(s, frames, wrong)
    _seths_tokens(s, wrong)
    _members_tokens(s, wrong)
    _creature_cards(s, wrong)
    _temples(s, frames, wrong)
    _points(s, wrong)
    if s.phase != OVER and s.day > 0 and not has_units(s):
        wrong.append("S-INV-22: no alliance unit is on the board and the game goes on")


def _figures(s: State, wrong: list[str]) -> None:
    """S-INV-01, S-INV-02: every figure of every colour is on the board, in its reserve, or captured."""
    rules = rules_of(s)
    for seat in range(s.table.players):
        total = rules.starting_units[seat]
        for tile in s.table.unit_tiles:
            if s.seats[seat].tiles >> int(tile) & 1:
                total += s.table.tile_units[tile]
        own = s.seats[seat].reserve
        for space in range(s.table.spaces):
            own += units(s, space, seat)
            if seat == SETH:
                own += nibble_sum(s.seth.violet[space]) - nibble_sum(s.seth.captured[space])
            else:
                own += (s.seth.captured[space] >> 4 * seat & 15) - (s.seth.violet[space] >> 4 * seat & 15)
        for battle in s.battles:
            force = battle.attacker
            if force.apart:
                if seat == SETH:
                    own += nibble_sum(force.violet)
                else:
                    own += (force.troop >> 4 * seat & 15) - (force.violet >> 4 * seat & 15)
        if own != total:
            wrong.append(f"S-INV-02: seat {seat} has {own} figures, not {total}")
        if not 0 <= s.seats[seat].prayer <= MAX_PRAYER:
            wrong.append(f"S-INV-03: seat {seat} has {s.seats[seat].prayer} prayer points")
    for space in range(s.table.spaces):
        if nibble_sum(s.seth.captured[space]) > units(s, space, SETH):
            wrong.append("S-INV-02: more captured figures than units of Seth")
        for seat in range(1, s.table.players):
            if s.seth.violet[space] >> 4 * seat & 15 > units(s, space, seat):
                wrong.append("S-INV-01: more captured figures than units of their holder")


def _battle_sets(s: State, wrong: list[str]) -> None:
    """S-INV-11."""
    for seat in range(s.table.players):
        mine = s.seats[seat]
        size = count_bits(s.table.starting_sets[seat])
        if count_bits(mine.battle_set) != size or mine.battle_hand & ~mine.battle_set or not mine.battle_hand:
            wrong.append(f"S-INV-11: seat {seat} has a wrong set of battle cards")
        if not s.battles and count_bits(mine.battle_hand) % 2:
            wrong.append(f"S-INV-11: seat {seat} holds an odd number of battle cards")


def _spaces(s: State, frames: list[Frame], wrong: list[str]) -> None:
    """S-INV-04, S-INV-05; while a group passes a space the sum there may be larger (S-MOVE-03)."""
    fought_for = {battle.space for battle in s.battles}
    placing = any(isinstance(frame, (PlaceFrame, FightsFrame, ReturnFrame)) for frame in frames)
    invading = any(isinstance(frame, InvasionFrame) for frame in frames)
    for space in range(s.table.spaces):
        troop = s.troops[space]
        seths, others = troop & 15, troop & ~15
        if seths and others and space not in fought_for and not invading:
            if not (placing and s.table.city[space] >= 0):
                wrong.append(f"S-INV-04: both sides stand on {s.table.space_ids[space]}")
        if space == s.move_at:
            continue
        if seths > 0 and seths > part_limit(s, SETH, seths):
            wrong.append(f"S-INV-05: {seths} units of Seth on {s.table.space_ids[space]}")
        top = max((s.seats[seat].powers.troop_limit for seat in range(s.table.players)), default=0)
        if others and nibble_sum(others) > max(part_limit(s, 1, others), top):
            wrong.append(f"S-INV-05: {nibble_sum(others)} alliance units on {s.table.space_ids[space]}")


def _group(s: State, wrong: list[str]) -> None:
    """A moving group stands where the movement has come to (S-CLAR-25); of a battle there only the battle knows."""
    if s.move_at < 0 or any(battle.space == s.move_at for battle in s.battles):
        return
    for seat in range(s.table.players):
        if s.seth.group >> 4 * seat & 15 > units(s, s.move_at, seat):
            wrong.append(f"S-CLAR-25: units of seat {seat} move and are not on {s.table.space_ids[s.move_at]}")


def _creatures(s: State, frames: list[Frame], wrong: list[str]) -> None:
    """S-INV-06: one per side, never alone; each in one place."""
    found = 0
    places: list[int] = []
    for seat in range(s.table.players):
        for creature in range(len(s.table.creature_ids)):
            if s.seats[seat].creatures >> creature & 1:
                places.append(creature)
    for frame in frames:
        if isinstance(frame, (HomeFrame, SummonFrame)):
            places.append(frame.creature)
    if s.seth.riding:
        places.append(s.seth.riding - 1)
    for battle in s.battles:
        for seat in range(s.table.players):
            if battle.attacker.creatures >> 4 * seat & 15:
                places.append((battle.attacker.creatures >> 4 * seat & 15) - 1)
    for space in range(s.table.spaces):
        allied = 0
        for seat in range(s.table.players):
            creature = creature_at(s, space, seat)
            if creature < 0:
                continue
            places.append(creature)
            allied += 1 if seat != SETH else 0
            alone = not (s.troops[space] & ~15) if is_osiris(s, creature) else not units(s, space, seat)
            if alone and not s.battles and s.phase != OVER:  # after the end nothing is carried out (S-CLAR-06)
                wrong.append(f"S-INV-06: {s.table.creature_ids[creature]} stands alone on {s.table.space_ids[space]}")
        if allied > 1 and space != s.move_at:
            wrong.append(f"S-INV-06: two alliance creatures on {s.table.space_ids[space]}")
    for creature in places:
        if found >> creature & 1:
            wrong.append(f"S-INV-06: {s.table.creature_ids[creature]} is in two places")
        found |= 1 << creature
    owned = 0
    for tile in s.table.creature_tiles:
        bit = 1 << int(tile)
        if s.seth.tiles & bit or any(mine.tiles & bit for mine in s.seats):
            owned |= 1 << s.table.tile_creature[tile]
    if owned != found:
        wrong.append("S-INV-06: the creatures do not fit the tiles sold")


def _seths_tokens(s: State, wrong: list[str]) -> None:
    """S-INV-07, S-INV-09, S-INV-10."""
    rules = rules_of(s)
    violet = s.seats[SETH].tokens
    colours = count_bits(s.seth.colours)
    placed = 0
    for space in range(rules.spaces):
        lies = s.seth.on_board >> 4 * space & 15
        if lies:
            placed |= 1 << space
        if lies == LIES_VIOLET:
            violet += 1
            if rules.yellow_spaces >> space & 1:
                wrong.append("S-INV-09: a violet token lies on a yellow space")
        elif lies >= LIES_COLOUR:
            colours += 1
        elif lies not in (0, LIES_SILVER, LIES_CLEAR):
            wrong.append("S-INV-09: an unknown token lies on Seth's board")
    if placed != s.seats[SETH].placed:
        wrong.append("S-INV-09: Seth's board and his tokens disagree")
    if violet != rules.violet_tokens or colours != rules.members:
        wrong.append("S-INV-07: Seth has lost or found an action token")
    if s.seats[SETH].tokens > count_bits(rules.violet_spaces & ~placed):
        wrong.append("S-INV-10: too few violet spaces are free")


def _members_tokens(s: State, wrong: list[str]) -> None:
    rules = rules_of(s)
    if s.day == 0:
        return
    extra = 1 if s.seth.grey == PLACED_TODAY else 0
    found = 0
    for seat in range(1, s.table.players):
        mine = s.seats[seat]
        found += count_bits(mine.placed) - (1 if mine.silver == PLACED_TODAY else 0) + mine.tokens
    if found != rules.members * rules.member_tokens + extra:
        wrong.append("S-INV-07: a member has lost or found an action token")


def _creature_cards(s: State, wrong: list[str]) -> None:
    """S-INV-13, S-INV-14."""
    rules = rules_of(s)
    sold = s.seth.tiles
    for mine in s.seats:
        sold |= mine.tiles
    for card in range(len(rules.card_ids)):
        if s.seth.cards >> card & 1 and sold >> int(rules.card_tile[card]) & 1:
            wrong.append(f"S-INV-13: the card {rules.card_ids[card]} outlived its tile")
    if s.seats[SETH].tiles & rules.alliance_tiles:
        wrong.append("S-INV-14: Seth owns an alliance tile")
    for seat in range(1, s.table.players):
        if s.seats[seat].tiles & (rules.seths_tiles | rules.alliance_tiles):
            wrong.append(f"S-INV-14: seat {seat} owns a tile it cannot own")


def _temples(s: State, frames: list[Frame], wrong: list[str]) -> None:
    """S-INV-15 to S-INV-18, S-INV-24; the token of a ceremony is active once it is chosen."""
    rules = rules_of(s)
    second = third = 0
    for space in range(s.table.spaces):
        temple = s.seth.temples[space]
        level = temple & 3
        second += level >= 2
        third += level == 3
        if temple and not rules.sites >> space & 1:
            wrong.append(f"S-INV-17: a temple on {s.table.space_ids[space]}")
        if (level >= 2) != bool(temple >> 2 & 15) or (level == 3) != bool(temple >> 6):
            wrong.append("S-INV-16: a temple and its tokens disagree")
    if count_bits(temple_sites(s)) > rules.most_temples:
        wrong.append("S-INV-17: too many sacred temples")
    if count_bits(prayer_tokens_used(s)) != second:
        wrong.append("S-INV-16: a prayer token is used twice")
    choosing = s.phase == OVER or any(isinstance(frame, CeremonyFrame) for frame in frames)
    chosen = count_bits(s.seth.active) - third
    if chosen != s.seth.ceremony_done and not (choosing and chosen == 0):
        wrong.append("S-INV-15: the active power tokens do not fit temples and ceremony")
    if third and not s.seth.temple_done:
        wrong.append("S-INV-23: the temple objective was lost")
    for space in rules.home:
        if s.pyramids[space] >> 3 != VIOLET or not 1 <= s.pyramids[space] & 7 <= 4:
            if s.phase or s.pyramids[space]:
                wrong.append("S-INV-24: Seth's pyramid is wrong")
        elif s.pyramids[space] != s.pyramids[rules.home[0]]:
            wrong.append("S-INV-24: Seth's one pyramid has two heights")


def _points(s: State, wrong: list[str]) -> None:
    """S-INV-20: below the target while the game runs."""
    rules = rules_of(s)
    if s.phase == OVER:
        return
    if s.seats[SETH].vp_battle >= s.table.target:
        wrong.append("S-INV-20: Seth has his target and the game goes on")
    if s.seth.temple_done and s.seth.ceremony_done and alliance_points(s) >= rules.alliance_target:
        wrong.append("S-INV-19: the alliance has won and the game goes on")


def seth_step_violations(before: State, after: State) -> list[str]:
    """What never falls, and where points come from (S-INV-15, S-INV-19, S-INV-20, S-INV-23, S-INV-24)."""
    wrong: list[str] = []
    most = MAX_OF_A_BATTLE * len(before.battles)
    if after.seats[SETH].vp_battle - before.seats[SETH].vp_battle > most:
        wrong.append("S-INV-20: Seth has a point that no battle brought")
    from_battles = (
        alliance_points(after) - after.seth.temple_points - alliance_points(before) + before.seth.temple_points
    )
    if from_battles > most:
        wrong.append("S-INV-19: the alliance has a point that no battle brought")
    if after.seth.temple_points > before.seth.temple_points and before.phase not in (DAY, END_OF_DAY):
        wrong.append("S-INV-19: the alliance has a temple point before the end of a Day")
    if alliance_points(after) < alliance_points(before):
        wrong.append("S-INV-19: the alliance lost a point")
    if after.seth.temple_done < before.seth.temple_done or after.seth.ceremony_done < before.seth.ceremony_done:
        wrong.append("S-INV-23: an objective was lost")
    if after.seth.active & before.seth.active != before.seth.active:
        wrong.append("S-INV-15: a power token went to sleep")
    if after.seats[SETH].vp_battle < before.seats[SETH].vp_battle:
        wrong.append("S-INV-20: Seth lost a point")
    rules = after.table.seth
    if rules is not None and after.pyramids[rules.home[0]] < before.pyramids[rules.home[0]]:
        wrong.append("S-INV-24: Seth's pyramid fell")
    return wrong
