"""The path to Ta-Seti as the engine reads it: stops, slots, and every trip from stop to stop, for all sixteen paths."""

from __future__ import annotations

from typing import Final

from kemet.content.records import SLOTS, TEMPORARY, Content, Face
from kemet.engine.native import i64, vec
from kemet.engine.reasons import OptionError

# A symbol on a road is its kind times eight plus its amount (or the number of the temporary token).
SYMBOL_PRAYER: Final = 0
SYMBOL_UNIT: Final = 1
SYMBOL_CARD: Final = 2
SYMBOL_KILL: Final = 3
SYMBOL_MOVE: Final = 4
SYMBOL_TOKEN: Final = 5
SYMBOL_WORDS: Final = ("pp", "unit", "di", "kill", "leg")

SLOT_VP: Final = 3  # the place of "VP" in SLOTS
LAYOUTS: Final = 16


class Roads:
    """Stops are numbered over all faces; slots over all stops. `stops_of[layout]` are those of a path in use."""

    def __init__(self, content: Content):
        self.stop_ids: list[str] = []
        self.stop_board: list[int] = []
        self.stop_y: list[int] = []
        self.slot_stop: list[int] = []
        self.slot_kind: list[int] = []
        self.stop_slots: list[list[int]] = []
        for face in content.faces:
            self._add_stops(face)
        self.ta_seti: i64 = self.stop_ids.index("TS") if "TS" in self.stop_ids else -1
        self._stops_of: list[list[int]] = []
        self._slots_of: list[list[int]] = []
        self._trip_stops: list[list[int]] = []
        self.trip_symbols: list[list[list[int]]] = []  # the symbols of each, in order of travel
        if content.faces:
            for layout in range(LAYOUTS):
                self._add_layout(chosen_faces(content, layout))
        self.starts: i64 = len(self.stop_ids) + 1
        self.stops: vec[vec[i64]] = nested(self.stop_slots)
        self.slot_kinds: vec[i64] = vec[i64](self.slot_kind)
        self.stops_of: vec[vec[i64]] = nested(self._stops_of)
        self.slots_of: vec[vec[i64]] = nested(
            self._slots_of
        )  # in the order in which a refill fills them (T3-REFILL-02)
        self.trip_stops: vec[vec[i64]] = nested(self._trip_stops)  # [layout * starts + start] -> stops within reach

    def _add_stops(self, face: Face) -> None:
        for location in face.locations:
            if location.id in self.stop_ids:
                continue
            stop = len(self.stop_ids)
            self.stop_ids.append(location.id)
            self.stop_board.append(face.board)
            self.stop_y.append(int(location.y))
            self.stop_slots.append([])
            for slot in location.slots:
                self.stop_slots[stop].append(len(self.slot_stop))
                self.slot_stop.append(stop)
                self.slot_kind.append(SLOTS.index(slot))

    def _add_layout(self, faces: list[Face]) -> None:
        stops = [self.stop_ids.index(location.id) for face in faces for location in face.locations]
        self._stops_of.append(stops)
        order = sorted(stops, key=lambda stop: (-self.stop_board[stop], self.stop_y[stop]))
        self._slots_of.append([slot for stop in order for slot in self.stop_slots[stop]])
        roads = [road for face in faces for road in face.roads]
        starts = [sorted({start for start, _, _ in roads if start.startswith("e")})]
        starts += [[name] for name in self.stop_ids]
        for names in starts:
            there: list[int] = []
            on_the_way: list[list[int]] = []
            for name in names:
                self._follow(roads, name, [], there, on_the_way)
            self._trip_stops.append(there)
            self.trip_symbols.append(on_the_way)

    def _follow(
        self,
        roads: list[tuple[str, str, tuple[str, ...]]],
        place: str,
        symbols: list[int],
        there: list[int],
        on_the_way: list[list[int]],
    ) -> None:
        """Every way on to the first stop it meets (T3-PRIEST-06, T3-PRIEST-07); none leads back (T-INV-13)."""
        for start, end, words in roads:
            if start != place:
                continue
            passed = symbols + [symbol_code(word) for word in words]
            if end not in self.stop_ids:
                self._follow(roads, end, passed, there, on_the_way)
            elif self.stop_ids.index(end) not in there:
                there.append(self.stop_ids.index(end))
                on_the_way.append(passed)
            elif on_the_way[there.index(self.stop_ids.index(end))] != passed:
                raise OptionError(f"two different roads lead from {place} to {end}; the path cannot tell them apart")


def nested(lists: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64](each) for each in lists])


def symbol_code(word: str) -> int:
    if word.startswith("tok:"):
        return SYMBOL_TOKEN * 8 + TEMPORARY.index(word[4:])
    return SYMBOL_WORDS.index(word[:-1]) * 8 + int(word[-1])


def chosen_faces(content: Content, layout: int) -> list[Face]:
    """One face per board; bit number i of the layout picks the second face of board i + 1."""
    faces = []
    for board in range(1, 5):
        sides = [face for face in content.faces if face.board == board]
        faces.append(sides[min(layout >> (board - 1) & 1, len(sides) - 1)])
    return faces
