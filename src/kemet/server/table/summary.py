"""Public facts of a game for lists of tables, and when something has to happen at it by itself."""

from __future__ import annotations

from kemet.game.game import Game
from kemet.lab.matches import tiles_of
from kemet.server.store.rows import NO_GAME, Absent, Entry, Summary
from kemet.server.table.match import NOBODY, Match, codes_of
from kemet.server.table.orders import orders_answer


def summary_of(game: Game | None, ended: int | None = None) -> Summary:
    """What everybody may know in short. `ended`: as in `Match`."""
    if game is None:
        return NO_GAME.copy()
    return {
        "day": game.state.day,
        "round": game.state.round,
        "waiting": game.waiting_for() if ended is None else [],
        "points": [game.points(seat) for seat in range(game.players)],
        "winner": game.winner if ended is None else None if ended == NOBODY else ended,
    }


def whole_summary(game: Game | None, ended: int | None, absent: Absent) -> Summary:
    """As it is kept: with those who are not there, and at the end, for profiles, with what everybody had bought."""
    summary: Summary = {**summary_of(game, ended), **absent}
    if game is not None and (game.over or ended is not None):
        summary["tiles"] = [tiles_of(game.state, seat) for seat in range(game.players)]
    return summary


def end_after(match: Match, rated: bool, entries: list[Entry]) -> list[Entry]:
    """These entries, and the end of the game where they leave nobody to play it: all people have given up, or at a
    rated table all but one, who has won. What bots play on there would count for nobody."""
    gone = match.resigned | {entry.seat for entry in entries if entry.kind == "resign"}
    left = match.humans - gone
    if match.status != "running" or len(left) > rated or not gone:
        return entries
    return [*entries, Entry(0, "end", min(left, default=NOBODY), made_by="server")]


def ended_after(match: Match, entries: list[Entry]) -> int | None:
    """What `match.ended` is once these entries are stored."""
    return next((entry.seat for entry in entries if entry.kind == "end"), match.ended)


def absent_after(match: Match, entries: list[Entry]) -> Absent:
    """The seats that bots play for people once these entries are stored: `away` for a while, `resigned` to the end."""
    away, resigned = set(match.away), set(match.resigned)
    for entry in entries:
        if entry.kind == "takeover":
            away.add(entry.seat)
        elif entry.kind == "return":
            away.discard(entry.seat)
        elif entry.kind == "resign":
            resigned.add(entry.seat)
    return {"away": sorted(away), "resigned": sorted(resigned)}


def game_after(match: Match, entries: list[Entry]) -> Game | None:
    """The game as it will be once these entries are stored."""
    begins = any(entry.kind == "start" for entry in entries)
    moves = [entry for entry in entries if entry.kind in ("choose", "undo")]
    if not begins and (match.game is None or not moves):
        return match.game
    game = Game(match.setup) if begins or match.game is None else match.game.fork()
    for entry in moves:
        if entry.kind == "choose":
            for code in codes_of(entry):
                game.play(entry.seat, code)
        else:
            game.take_back(entry.seat)
    return game


def wake_time(match: Match, game: Game | None, entries: list[Entry], now: float) -> float | None:
    """When to look at this table next: at once if a bot or an order answers, or when a clock can run out."""
    if game is None or game.over or ended_after(match, entries) is not None:
        return None
    changed = {entry.seat for entry in entries if entry.kind in ("takeover", "return", "resign", "orders")}
    times = []
    for seat in game.waiting_for():
        if not match.is_person(seat) or seat in changed:
            return now
        if orders_answer(game, seat, match.orders_of(seat)):
            return now
        if match.clocks.kind != "none":
            times.append(match.clocks.deadline(seat) or now + match.clocks.left[seat])
    return min(times, default=None)


def newly_asked(match: Match, game: Game | None, entries: list[Entry]) -> list[int]:
    """Persons whose turn it is once these entries are stored, and was not before; orders answer for some."""
    if game is None or game.over or ended_after(match, entries) is not None:
        return []
    waited = set(match.waiting()) if match.game is not None else set()
    absent = absent_after(match, entries)
    gone = {*absent["away"], *absent["resigned"]}
    return [
        seat
        for seat in game.waiting_for()
        if seat in match.humans
        and seat not in gone
        and (seat not in waited or not match.is_person(seat))
        and not orders_answer(game, seat, match.orders_of(seat))
    ]
