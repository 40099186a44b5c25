"""How much an address and a seat may ask for over sockets. A connection is no measure: anybody makes a new one."""

from __future__ import annotations

from kemet.server.gate.rate_limits import Buckets

#: How many times less one seat may send than its address.
SEATS = 4


class Allowed:
    """Buckets by address, and for messages by seat too."""

    def __init__(self, messages: int, mistakes: int):
        self.messages_of_seat = Buckets(messages, messages / 4)
        self.messages = Buckets(messages * SEATS, messages / 4 * SEATS)
        self.odds = Buckets(30, 4)
        self.chats = Buckets(20, 1)
        self.changes = Buckets(40, 2)  # orders and undo: each is stored for good
        self.refusals = Buckets(30, 2)  # a refused choice is answered with the whole state
        self.mistakes = Buckets(mistakes, 1)

    def message(self, address: str, table: str, seat: int) -> bool:
        whose = f"{table}/{seat}" if seat >= 0 else address
        return self.messages.take(address) and self.messages_of_seat.take(whose)
