"""Standing orders: the answer a person gave beforehand to an out-of-turn window. None means: ask."""

from __future__ import annotations

from kemet.bots import battle_odds
from kemet.engine import flow
from kemet.engine.battle.aftermath import LOSER, WINNER
from kemet.engine.battle.before import BATTLE_OBJECTS, ESCAPE_BATTLE, ESCAPE_SPACE, ESCAPE_TOGETHER
from kemet.engine.battle.choose import DISCARD_FOR_WOUND
from kemet.engine.board.points import total_points
from kemet.engine.board.troops import units
from kemet.engine.cards.play import VETO
from kemet.engine.day.end_of_day import DELTA_SACRIFICE, SANCTUARY_SACRIFICE
from kemet.engine.seth.alliance import TEAM_ORDER
from kemet.engine.seth.share import LOSS_OWN_CARD, ShareFrame
from kemet.engine.seth.split import SPLIT_CONSENT
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.choices import DONE, ESCAPE, LATER, PASS, RECALL, STAY, YES
from kemet.engine.state.state import State
from kemet.game.game import Game
from kemet.server.shapes.live import Orders
from kemet.telling.effects import sampled

NONE = Orders()
ESCAPES = (ESCAPE_BATTLE, ESCAPE_TOGETHER)


def orders_answer(game: Game, seat: int, orders: Orders) -> bool:
    """Will these orders answer the present question? Told from what everybody knows: what the answer is may take long
    to find out, and longer for who holds a card."""
    if game.state.question is VETO:
        return orders.veto != "ask"
    if game.state.question in ESCAPES:
        return orders.escape != "ask"
    return ordered_answer(game, seat, orders) is not None


def takes_long(game: Game, orders: Orders) -> bool:
    """Is a battle weighed for this answer? It may take a tenth of a second."""
    return game.state.question in ESCAPES and orders.escape == "when-losing"


def ordered_answer(game: Game, seat: int, orders: Orders) -> int | None:
    """The code these orders give for the present question, or None when the person wants to be asked."""
    if orders == NONE:
        return None
    codes = game.codes(seat)
    code = _wanted(game.state, codes, seat, orders)
    return code if code in codes else None


def _wanted(s: State, codes: list[int], seat: int, orders: Orders) -> int | None:
    if s.question is VETO and orders.veto != "ask":
        return YES if orders.veto == "when-hit" and YES in codes and hits(s, seat) else PASS
    if s.question is ESCAPE_BATTLE and orders.escape != "ask":
        return _escape(s, codes, seat, orders)
    if s.table.with_seth:
        answer = _in_the_team(s, codes, seat, orders)
        if answer is not None:
            return answer
    if s.question is WINNER and orders.recall != "ask":
        return RECALL if orders.recall == "always" else STAY
    if s.question is LOSER and orders.recall == "always":
        return RECALL
    if s.question in (DELTA_SACRIFICE, SANCTUARY_SACRIFICE) and orders.sacrifice != "ask":
        return YES if orders.sacrifice == "always" else PASS
    if s.question is DISCARD_FOR_WOUND and orders.divine_wound == "never":
        return DONE
    if s.question is BATTLE_OBJECTS and orders.battle_objects == "never":
        return DONE
    return None


def _in_the_team(s: State, codes: list[int], seat: int, orders: Orders) -> int | None:
    """Questions that several members are asked at once, and those of the member who decides for a mixed troop."""
    if s.question is ESCAPE_TOGETHER and orders.escape != "ask":
        return YES if YES in codes and orders.escape == "when-losing" and _is_losing(s, seat, orders) else PASS
    if s.question is ESCAPE_SPACE and orders.escape == "when-losing":
        return _home_first(s, codes, seat)
    if s.question is TEAM_ORDER and orders.next == "later":
        return LATER
    if s.question is SPLIT_CONSENT and orders.split != "ask":
        return YES if orders.split == "agree" else PASS
    frame = s.frame
    if orders.losses == "usual" and isinstance(frame, ShareFrame) and frame.purpose <= LOSS_OWN_CARD:
        return flow.default(s, seat)
    return None


def hits(s: State, seat: int) -> bool:
    """Does the card in the Veto window harm this seat, if nobody stops it: prayer, units, points, or an attack?"""
    after = sampled(s, seat)
    while after.question is VETO and after.waiting:
        flow.play(after, lowest_bit(after.waiting), PASS)
    attacked = bool(after.battles and after.battles[-1].defender.seats >> seat & 1 and not s.battles)
    return (
        attacked
        or after.seats[seat].prayer < s.seats[seat].prayer
        or _on_the_board(after, seat) < _on_the_board(s, seat)
        or total_points(after, seat) < total_points(s, seat)
    )


def _on_the_board(s: State, seat: int) -> int:
    return sum(units(s, space, seat) for space in range(s.table.spaces))


def _escape(s: State, codes: list[int], seat: int, orders: Orders) -> int:
    """Leave a battle that is likely lost, home if that is possible. Asking where to would tell of the card."""
    if codes == [PASS] or orders.escape == "never" or not _is_losing(s, seat, orders):
        return PASS
    return _home_first(s, [code for code in codes if code != PASS], seat)


def _is_losing(s: State, seat: int, orders: Orders) -> bool:
    """Would the chance to win be below what the owner of these orders accepts, if nobody escaped?"""
    stays = sampled(s, seat)
    while stays.question is s.question and stays.waiting:
        flow.play(stays, lowest_bit(stays.waiting), PASS)
    fighter = stays.battles[-1].force_of(seat).fighter if stays.battles else seat
    odds = battle_odds(stays, fighter)
    return odds is not None and odds.expected.win * 100 < orders.escape_below


def _home_first(s: State, spaces: list[int], seat: int) -> int:
    own_city = s.seats[seat].city
    return next((code for code in spaces if s.table.city[code - ESCAPE] == own_city), spaces[0])
