"""The log: a line for every event that is worth one, in rounds and turns that fold."""

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple

from ...engine.contract import Event, State
from ...engine.telling import Chapter, Told, plain
from .. import words
from .context import TableContext

OPEN = 2
"""So many rounds are open at first, the newest ones; of the turns only the newest."""


class Fold(Enum):
    """What a line is for folding."""

    ROUND = 0
    """It stands for its round."""
    TURN = 1
    """It sums up its turn."""
    NEVER = 2


class Line(NamedTuple):
    """A line of the log, with signs in its text, and what it tells of, as its reader may know it."""

    number: int
    """Which of the lines it is, folded ones counted too."""
    text: str
    fold: Fold = Fold.NEVER
    event: Event | None = None
    first: int = -1
    """Which of the events of the match it is, or the first of them."""
    party: int | None = None
    small: bool = False
    round: int = -1
    """The number of the line that stands for its round, and of the one that sums up its turn."""
    turn: int = -1
    recaps: bool = False
    """Whether all below it happened while its reader was away."""

    @property
    def heads(self) -> bool:
        """Whether it is a heading."""
        return self.recaps or self.fold is Fold.ROUND


class LogBook:
    """The lines that were told so far, in the words their reader may know."""

    def __init__(self, table: TableContext[State]) -> None:
        self._table = table
        self._said: dict[tuple[Event, int | None], Told] = {}
        """Lines that were told before: a replay tells them again and again."""
        self._chosen: dict[tuple[Fold, int], bool] = {}
        """What the reader has folded or opened, by the first event of it."""
        self._begin()

    def _begin(self) -> None:
        self._all: list[Line] = []
        self._sizes: dict[int, int] = {}
        """Lines of each turn, by the line that sums it up."""
        self._round = self._turn = self._recap = -1
        self._events: list[Event] = []
        """Those of the turn, as the reader saw them."""
        self._last: Event | None = None
        """What was told last, joined with what shares its line."""
        self._lines: list[Line] | None = None
        self._folded: set[int] = set()
        self._so_far: tuple[object, str] = (None, "")
        """The sentence about the turn so far, and what it was made of."""
        self.told = 0
        """Counts what was told, to notice news."""

    # Telling

    def rewrite(self, events: Sequence[Event], read: int = 0) -> None:
        """The log of events from the beginning; of those behind the first `read` its reader does not know yet."""
        self._begin()
        for number, event in enumerate(events):
            if number == read and read:
                self._recap, self._last = len(self._all), None
                self._put(self._table.say(words.AWAY), recaps=True)
            self.add(event, number, whole=False)
        self._all = [self._filled(line) for line in self._all]
        self._sum_up()
        if self._recap >= 0 and not any(line.text for line in self._all[self._recap + 1 :]):
            self._all[self._recap] = self._all[self._recap]._replace(text="", recaps=False)
            self._recap = -1

    def add(self, event: Event, number: int, *, whole: bool = True) -> None:
        """Tell one more event: in the last line, if they are told together, or in a line of its own.

        What is not made `whole` at once is put into words later.
        """
        viewer, game = self._table.viewer, self._table.match.game
        seen = event if viewer is None else event.seen_by(viewer)
        self._lines, self.told = None, self.told + 1
        both = game.together(self._last, seen) if self._last else None
        chapter = game.chapter(seen)
        if chapter is not Chapter.WITHIN and both is None:
            self._end_turn(whole)
        if chapter is Chapter.TURN:
            self._turn = len(self._all)
            self._put("", fold=Fold.TURN, event=seen, first=number)
        elif chapter is Chapter.ROUND:
            self._round = len(self._all)
        if self._turn >= 0:
            self._events.append(seen)
        self._last = both or seen
        if both is None:
            fold = Fold.ROUND if chapter is Chapter.ROUND else Fold.NEVER
            self._put("", fold=fold, event=seen, first=number)
            self._sizes[self._turn] = self._sizes.get(self._turn, 0) + bool(self.say(seen).text)
        else:
            self._all[-1] = self._all[-1]._replace(event=both)
        if whole:
            self._all[-1] = self._filled(self._all[-1])
            self._sum_up()

    def _put(self, text: str, **facts: Any) -> None:
        turn = -1 if facts.get("recaps") else self._turn
        self._all.append(Line(len(self._all), text, round=self._round, turn=turn, **facts))

    def _filled(self, line: Line) -> Line:
        """A line in words, with whom it is about."""
        if line.event is None or line.fold is Fold.TURN:
            return line
        told = self.say(line.event)
        return line._replace(text=told.text, party=told.party, small=told.small)

    def _end_turn(self, whole: bool) -> None:
        if not whole:
            self._sum_up()
        self._turn, self._events = -1, []

    def _sum_up(self) -> None:
        """What was done so far in the turn of the moment stands in the line above it."""
        if self._turn >= 0:
            told = self._summary(self._events)
            self._all[self._turn] = self._all[self._turn]._replace(text=told.text, party=told.party)
        self._lines = None

    def _summary(self, events: Sequence[Event]) -> Told:
        table = self._table
        return table.match.game.sum_up(events, self._names, table.viewer, table.display.language)

    def turn_so_far(self, happening: Event) -> str:
        """What an opponent does, in one line, with what happens just now; empty if it is nobody else's turn."""
        viewer = self._table.viewer
        made_of = (happening, self.told, viewer, self._table.seat)
        if self._so_far[0] != made_of:
            told = self._summary(self._turn_with(happening if viewer is None else happening.seen_by(viewer)))
            self._so_far = made_of, "" if told.party == self._table.seat else plain(told.text)
        return self._so_far[1]

    def _turn_with(self, seen: Event) -> Sequence[Event]:
        """The events of the turn, the one of the moment with them; none if it belongs to no turn."""
        chapter = self._table.match.game.chapter(seen)
        if chapter is Chapter.TURN:
            return [seen]
        if chapter is not Chapter.WITHIN or not self._events:
            return []
        return self._events if self._events[-1] == seen else [*self._events, seen]

    @property
    def _names(self) -> Sequence[str]:
        return self._table.names[: len(self._table.match.seats)]

    def say(self, event: Event) -> Told:
        """The line of an event, as the reader may know it; empty if it is not worth one."""
        table = self._table
        key = (event, table.viewer)
        if key not in self._said:
            self._said[key] = table.match.game.tell(event, self._names, table.viewer, table.display.language)
        return self._said[key]

    def forget(self) -> None:
        """Drop all lines in words: names or language have changed."""
        self._said.clear()

    # Folding

    @property
    def lines(self) -> Sequence[Line]:
        """The lines that are not folded away."""
        return self._sort()

    def _sort(self) -> Sequence[Line]:
        """Find out what is folded, and which lines are seen then."""
        if self._lines is None:
            rounds = [line.number for line in self._all if line.fold is Fold.ROUND]
            missed = [self._all[self._recap].round] if self._recap >= 0 else []
            late = min([*rounds[-OPEN:], *missed], default=0)
            self._folded = {line.number for line in self._all if self._is_folded(line, late)}
            self._lines = [line for line in self._all if self._is_seen(line)]
        return self._lines

    def _is_folded(self, line: Line, late: int) -> bool:
        """Whether a round or turn is folded; `late`: the first of the rounds that are open at first."""
        if line.fold is Fold.NEVER:
            return False
        usual = line.number < late if line.fold is Fold.ROUND else line.number != self._turn
        return self._chosen.get((line.fold, line.first), usual)

    def _is_seen(self, line: Line) -> bool:
        """Whether a line is not folded away; a turn of one line needs none to sum it up."""
        if not line.text or line.recaps:
            return line.recaps
        if line.round in self._folded and line.number != line.round:
            return False
        if line.fold is Fold.TURN:
            return self._sizes.get(line.number, 0) > 1
        return line.turn not in self._folded or self._sizes.get(line.turn, 0) < 2 or not self._all[line.turn].text

    def stands_within(self, line: Line) -> bool:
        """Whether a line is seen below the one that sums up its turn."""
        return self._sizes.get(line.turn, 0) > 1 and bool(self._all[line.turn].text)

    def is_open(self, line: Line) -> bool:
        """Whether what a line stands for is seen."""
        self._sort()
        return line.number not in self._folded

    def toggle(self, line: Line) -> None:
        """Fold a round or turn, or open it again."""
        self._chosen[line.fold, line.first] = self.is_open(line)
        self._lines = None
