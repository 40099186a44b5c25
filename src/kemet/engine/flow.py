"""The three verbs of the engine: advance to the next question, list its choices, play one of them.

The state says what is under way (the stack of frames) and what is asked (`ask`, `waiting`). Each frame kind has
a `run_...` that takes one step; each question a `legal_...` and a `play_...`. The chains below are ordered by how
often a kind comes up.
"""

from __future__ import annotations

from kemet.engine.battle import (
    legal_battle,
    legal_escape,
    legal_loser,
    legal_retreat,
    legal_wound,
    play_battle,
    play_escape,
    play_loser,
    play_retreat,
    play_winner,
    play_wound,
)
from kemet.engine.battle_flow import run_battle
from kemet.engine.battle_more import (
    legal_battle_loss,
    legal_objects,
    play_battle_loss,
    play_objects,
    play_swap_cards,
)
from kemet.engine.cards import legal_recover, legal_veto, play_recover, play_veto, run_card, run_recover
from kemet.engine.creatures import (
    legal_loss,
    legal_placing,
    legal_return,
    play_loss,
    play_placing,
    play_return,
    run_home,
    run_loss,
    run_return,
    run_summon,
)
from kemet.engine.dawn import legal_spend, legal_spot, play_bid, play_spend, play_spot, run_dawn
from kemet.engine.endday import play_sacrifice, run_end_of_day
from kemet.engine.journey import (
    legal_kill,
    legal_priest,
    legal_replace,
    legal_send_back,
    legal_take_now,
    play_kill,
    play_priest,
    play_replace,
    play_send_back,
    play_take,
    run_priest,
    run_send_back,
    run_trip,
)
from kemet.engine.market import legal_buy, legal_swap, play_buy, play_swap, run_buy, run_swap
from kemet.engine.move import legal_from, legal_group, legal_move, play_from, play_group, play_move, run_move
from kemet.engine.names import (
    ASK_BATTLE_CARDS,
    ASK_BATTLE_LOSS,
    ASK_BID,
    ASK_BUY,
    ASK_CITY,
    ASK_DELTA,
    ASK_ESCAPE,
    ASK_FIGHT,
    ASK_FROM,
    ASK_GROUP,
    ASK_HOME,
    ASK_KILL,
    ASK_LOSER,
    ASK_LOSS,
    ASK_MOVE,
    ASK_NIGHT,
    ASK_OBJECTS,
    ASK_ORDER,
    ASK_PLACE,
    ASK_PREPARE,
    ASK_PRIEST,
    ASK_PYRAMID,
    ASK_RAISE,
    ASK_RECOVER,
    ASK_REPLACE,
    ASK_RETREAT,
    ASK_RETURN,
    ASK_SANCTUARY,
    ASK_SEAL,
    ASK_SEND_BACK,
    ASK_SPEND,
    ASK_SPOT,
    ASK_SUMMON,
    ASK_SWAP,
    ASK_SWAP_CARDS,
    ASK_TAKE,
    ASK_TURN,
    ASK_UNITS,
    ASK_VETO,
    ASK_VISION,
    ASK_WINNER,
    ASK_WOUND,
    F_KIND,
    FRAME,
    FRAME_BATTLE,
    FRAME_BUY,
    FRAME_CARD,
    FRAME_DAWN,
    FRAME_DAY,
    FRAME_END_OF_DAY,
    FRAME_FIGHTS,
    FRAME_HOME,
    FRAME_LOSS,
    FRAME_MOVE,
    FRAME_NIGHT,
    FRAME_NIGHT_POWERS,
    FRAME_PLACE,
    FRAME_PREPARE,
    FRAME_PRIEST,
    FRAME_RAISE,
    FRAME_RECOVER,
    FRAME_RETURN,
    FRAME_SEALS,
    FRAME_SEND_BACK,
    FRAME_SETUP,
    FRAME_SUMMON,
    FRAME_SWAP,
    FRAME_TRIP,
    FRAME_TURN,
    OVER,
    PASS,
    RECALL,
    S_BATTLE_HAND,
    SEAT,
    STAY,
    YES,
)
from kemet.engine.night import (
    legal_night,
    legal_order,
    legal_vision,
    play_night,
    play_order,
    play_vision,
    run_night,
    run_night_powers,
)
from kemet.engine.place import legal_fight, legal_place, play_fight, play_place, run_fights, run_place
from kemet.engine.seals import legal_prepare, legal_seal, play_night_seal, play_prepare, run_prepare, run_seals
from kemet.engine.setup import (
    legal_city,
    legal_pyramid,
    legal_units,
    play_city,
    play_pyramid,
    play_units,
    run_setup,
)
from kemet.engine.state import State
from kemet.engine.turn import legal_turn, play_turn, run_day, run_turn
from kemet.engine.works import legal_raise, play_raise, run_raise


def advance(s: State) -> None:
    """Run the frames until somebody is asked or the game is over."""
    while s.waiting == 0 and s.phase != OVER:
        kind = s.stack[len(s.stack) - FRAME + F_KIND]
        if kind <= FRAME_PLACE:
            if kind == FRAME_MOVE:
                run_move(s)
            elif kind == FRAME_TURN:
                run_turn(s)
            elif kind == FRAME_BATTLE:
                run_battle(s)
            else:
                run_place(s)
        elif kind <= FRAME_BUY:
            if kind == FRAME_DAY:
                run_day(s)
            elif kind == FRAME_CARD:
                run_card(s)
            elif kind == FRAME_FIGHTS:
                run_fights(s)
            elif kind == FRAME_RAISE:
                run_raise(s)
            else:
                run_buy(s)
        else:
            _run_rare(s, kind)


def _run_rare(s: State, kind: int) -> None:
    if kind == FRAME_NIGHT:
        run_night(s)
    elif kind == FRAME_NIGHT_POWERS:
        run_night_powers(s)
    elif kind == FRAME_END_OF_DAY:
        run_end_of_day(s)
    elif kind == FRAME_HOME:
        run_home(s)
    elif kind == FRAME_SUMMON:
        run_summon(s)
    elif kind == FRAME_SWAP:
        run_swap(s)
    elif kind == FRAME_RETURN:
        run_return(s)
    elif kind == FRAME_SETUP:
        run_setup(s)
    else:
        _run_taseti(s, kind)


def _run_taseti(s: State, kind: int) -> None:
    if kind == FRAME_PREPARE:
        run_prepare(s)
    elif kind == FRAME_PRIEST:
        run_priest(s)
    elif kind == FRAME_TRIP:
        run_trip(s)
    elif kind == FRAME_LOSS:
        run_loss(s)
    elif kind == FRAME_SEALS:
        run_seals(s)
    elif kind == FRAME_DAWN:
        run_dawn(s)
    elif kind == FRAME_RECOVER:
        run_recover(s)
    elif kind == FRAME_SEND_BACK:
        run_send_back(s)
    else:
        raise AssertionError(f"no such frame: {kind}")


def legal(s: State, seat: int) -> list[int]:
    """The choices of a waiting seat, in a stable order. Do not change the list: some are shared."""
    if not s.waiting >> seat & 1:
        return []
    question = s.ask
    if question <= ASK_BATTLE_CARDS:
        if question == ASK_MOVE:
            return legal_move(s, seat)
        if question == ASK_TURN:
            return legal_turn(s, seat)
        if question == ASK_PLACE:
            return legal_place(s, seat)
        return legal_battle(s, seat)
    if question == ASK_FROM:
        return legal_from(s, seat)
    if question == ASK_GROUP:
        return legal_group(s, seat)
    if question == ASK_VETO:
        return legal_veto(s, seat)
    if question == ASK_RAISE:
        return legal_raise(s, seat)
    if question == ASK_BUY:
        return legal_buy(s, seat)
    if question == ASK_ESCAPE:
        return legal_escape(s, seat)
    if question == ASK_LOSER:
        return legal_loser(s, seat)
    if question == ASK_WINNER:
        return [STAY, RECALL]
    return _legal_rare(s, seat, question)


def _legal_rare(s: State, seat: int, question: int) -> list[int]:
    if question == ASK_RETREAT:
        return legal_retreat(s)
    if question == ASK_ORDER:
        return legal_order(s)
    if question == ASK_WOUND:
        return legal_wound(s, seat)
    if question == ASK_HOME or question == ASK_SUMMON:
        return legal_placing(s, seat)
    if question == ASK_RETURN:
        return legal_return(s, seat)
    if question == ASK_SWAP:
        return legal_swap(s, seat)
    if question == ASK_NIGHT:
        return legal_night(s, seat)
    if question == ASK_VISION:
        return legal_vision(s)
    if question == ASK_DELTA or question == ASK_SANCTUARY:
        return [PASS, YES]
    if question == ASK_FIGHT:
        return legal_fight(s, seat)
    if question == ASK_CITY:
        return legal_city(s)
    if question == ASK_PYRAMID:
        return legal_pyramid(s, seat)
    if question == ASK_UNITS:
        return legal_units(s, seat)
    return _legal_taseti(s, seat, question)


def _legal_taseti(s: State, seat: int, question: int) -> list[int]:
    if question == ASK_PRIEST:
        return legal_priest(s, seat)
    if question == ASK_PREPARE:
        return legal_prepare(s, seat)
    if question == ASK_KILL:
        return legal_kill(s, seat)
    if question == ASK_TAKE:
        return legal_take_now(s)
    if question == ASK_REPLACE:
        return legal_replace(s, seat)
    if question == ASK_LOSS:
        return legal_loss(s, seat)
    if question == ASK_BATTLE_LOSS:
        return legal_battle_loss(s, seat)
    if question == ASK_OBJECTS:
        return legal_objects(s, seat)
    if question == ASK_SWAP_CARDS:
        return [PASS, YES]
    if question == ASK_RECOVER:
        return legal_recover(s)
    if question == ASK_BID:
        return s.table.pairs(s.seats[seat * SEAT + S_BATTLE_HAND])
    if question == ASK_SPEND:
        return legal_spend(s, seat)
    if question == ASK_SPOT:
        return legal_spot(s)
    if question == ASK_SEAL:
        return legal_seal(s, seat)
    if question == ASK_SEND_BACK:
        return legal_send_back(s, seat)
    raise AssertionError(f"no such question: {question}")


def play(s: State, seat: int, choice: int) -> None:
    """Play a choice out of `legal(s, seat)` and go on to the next question. Nothing is checked here."""
    s.waiting &= ~(1 << seat)
    question = s.ask
    if question <= ASK_BATTLE_CARDS:
        if question == ASK_MOVE:
            play_move(s, seat, choice)
        elif question == ASK_TURN:
            play_turn(s, seat, choice)
        elif question == ASK_PLACE:
            play_place(s, seat, choice)
        else:
            play_battle(s, seat, choice)
    elif question == ASK_FROM:
        play_from(s, seat, choice)
    elif question == ASK_GROUP:
        play_group(s, seat, choice)
    elif question == ASK_VETO:
        play_veto(s, seat, choice)
    elif question == ASK_RAISE:
        play_raise(s, seat, choice)
    elif question == ASK_BUY:
        play_buy(s, seat, choice)
    elif question == ASK_ESCAPE:
        play_escape(s, seat, choice)
    elif question == ASK_LOSER:
        play_loser(s, seat, choice)
    elif question == ASK_WINNER:
        play_winner(s, seat, choice)
    else:
        _play_rare(s, seat, choice, question)
    if s.waiting == 0:
        advance(s)


def _play_rare(s: State, seat: int, choice: int, question: int) -> None:
    if question == ASK_RETREAT:
        play_retreat(s, choice)
    elif question == ASK_ORDER:
        play_order(s, choice)
    elif question == ASK_WOUND:
        play_wound(s, seat, choice)
    elif question == ASK_HOME or question == ASK_SUMMON:
        play_placing(s, seat, choice)
    elif question == ASK_RETURN:
        play_return(s, seat, choice)
    elif question == ASK_SWAP:
        play_swap(s, seat, choice)
    elif question == ASK_NIGHT:
        play_night(s, seat, choice)
    elif question == ASK_VISION:
        play_vision(s, seat, choice)
    elif question == ASK_DELTA or question == ASK_SANCTUARY:
        play_sacrifice(s, seat, choice)
    elif question == ASK_FIGHT:
        play_fight(s, seat, choice)
    elif question == ASK_CITY:
        play_city(s, seat, choice)
    elif question == ASK_PYRAMID:
        play_pyramid(s, seat, choice)
    elif question == ASK_UNITS:
        play_units(s, seat, choice)
    else:
        _play_taseti(s, seat, choice, question)


def _play_taseti(s: State, seat: int, choice: int, question: int) -> None:
    if question == ASK_PRIEST:
        play_priest(s, seat, choice)
    elif question == ASK_PREPARE:
        play_prepare(s, seat, choice)
    elif question == ASK_KILL:
        play_kill(s, choice)
    elif question == ASK_TAKE:
        play_take(s, seat, choice)
    elif question == ASK_REPLACE:
        play_replace(s, seat, choice)
    elif question == ASK_LOSS:
        play_loss(s, seat, choice)
    elif question == ASK_BATTLE_LOSS:
        play_battle_loss(s, seat, choice)
    elif question == ASK_OBJECTS:
        play_objects(s, seat, choice)
    elif question == ASK_SWAP_CARDS:
        play_swap_cards(s, seat, choice)
    elif question == ASK_RECOVER:
        play_recover(s, seat, choice)
    elif question == ASK_BID:
        play_bid(s, seat, choice)
    elif question == ASK_SPEND:
        play_spend(s, seat, choice)
    elif question == ASK_SPOT:
        play_spot(s, seat, choice)
    elif question == ASK_SEAL:
        play_night_seal(s, seat, choice)
    elif question == ASK_SEND_BACK:
        play_send_back(s, seat, choice)
    else:
        raise AssertionError(f"no such question: {question}")
