"""The log: a line for every event that is worth one, or for several that are told together."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ...engine.contract import Event, Game
from ...engine.log_groups import gathered


class Line(NamedTuple):
    """A line of the log, whether it is a heading, and what it tells of, as its reader may know it."""

    text: str
    heads: bool
    event: Event | None = None
    number: int = -1
    """Which of the events of the match it is."""
    note: tuple[str, ...] = ()
    """What is told when a line is pressed that tells of no event."""
    recaps: bool = False
    """Whether all below it happened while its reader was away."""


class Teller(NamedTuple):
    """Who writes a log: the words of an event as its reader may know it, what is a heading, and for which game."""

    game: Game[Any]
    say: Callable[[Event], str]
    headings: tuple[type[Event], ...]
    eye: int | None
    """Who reads it; None reads everything."""

    def lines(self, events: Sequence[Event], first: int = 0) -> list[Line]:
        """The lines of events; the first of them has a number in the match."""
        told = gathered(self.game, events, self.eye, first)
        said = [Line(self.say(event), isinstance(event, self.headings), event, number) for number, event in told]
        return [line for line in said if line.text]

    def add(self, lines: list[Line], event: Event, number: int) -> None:
        """Tell one more event: in the last line, if they are told together, or in a line of its own."""
        last = lines[-1].event if lines else None
        both = self.game.together(last, event if self.eye is None else event.seen_by(self.eye)) if last else None
        if both is None:
            lines += self.lines([event], number)
        else:
            lines[-1] = lines[-1]._replace(text=self.say(both), event=both)
