"""What a person at the table sees and reads of a match: events become motions and lines of the log."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from dataclasses import replace
from typing import Any, ClassVar, Generic

from ...engine.contract import Event, Move, S
from ...engine.match import Match
from ...engine.sealing import short
from .. import words
from ..display import Display
from ..motion import Beat, Playback
from ..palette import Colour
from ..scenes import Scene
from .kit import Kit
from .logbook import Line, Teller
from .story import Story

EVERYBODY = -1
"""As the viewer of an event or a log line: somebody who holds no secrets."""


class Telling(Scene, ABC, Generic[S]):
    """A match as it is told to whoever sits before the screen; what is told may lag behind the match."""

    kit: ClassVar[Kit[Any]]

    def __init__(self, display: Display, match: Match[S]) -> None:
        super().__init__(display)
        self.match = match
        self.people = match.people
        self.names: list[str] = []
        """Of all parties: the seats, and others behind them."""
        self._said: dict[tuple[Event, int | None], str] = {}
        """Lines of the log that were told before: a replay tells them again and again."""
        self._name_all()
        self.seat = self.people[0] if self.people else 0
        """Whose deck lies at the bottom."""
        self.revealed = len(self.people) == 1
        """Whether that person's secrets are shown."""
        self.everything = False
        """Whether all secrets are shown: only when looking back at a match that is over."""
        self.fingerprint = short(match.fingerprint)
        self._told = len(match.events())
        self._read: dict[int, int] = {}
        """With several people: how many events each has read about."""
        self.stale = True
        """Whether the panels have to be painted anew."""
        self.playback = Playback(display.settings.speed, display.settings.reduced_motion)
        self.story = self.lay_table(self._view())
        self.lines: list[Line] = []
        self.happening: Event | None = None
        """What is shown now, or was shown last."""
        self._tell_all()

    # What each game adds

    @abstractmethod
    def lay_table(self, view: S) -> Story[S]:
        """Make the pieces and panels of the game; the story that moves them.

        Called once, while the table is made: match, people and names are there, what subclasses add is not.
        """

    @abstractmethod
    def label(self, move: Move) -> str:
        """A choice in plain words."""

    @abstractmethod
    def set_spots(self, start: Hashable = None) -> None:
        """Lay out what can be pressed now."""

    @abstractmethod
    def withdraw(self) -> None:
        """Nothing is asked any more."""

    # What is known

    def figure(self, party: int) -> int:
        """The figure of a party: the one chosen for its seat; bystanders come behind all that can be chosen."""
        seats = len(self.match.seats)
        return self.match.figures[party] if party < seats else len(self.match.game.names()) + party - seats

    def colour(self, party: int) -> Colour:
        """The colour of a party in the player's palette."""
        return self.display.palette.figures(self.match.game.name)[self.figure(party)]

    @property
    def eye(self) -> int | None:
        """Who reads the log: the person at the table, everybody, or one who may know all."""
        if self.everything:
            return None
        return self.seat if self.revealed else EVERYBODY

    @property
    def view(self) -> S:
        """What is drawn."""
        return self.story.view

    def _view(self) -> S:
        if self.everything:
            return self.match.state.copy()
        view = self.match.view(self.seat)
        return view if self.revealed else self._closed(view)

    def _closed(self, view: S) -> S:
        closed: S = self.kit.close(view)
        return closed

    @property
    def _teller(self) -> Teller:
        return Teller(self.match.game, self._say, self.kit.headings, self.eye)

    def _tell_all(self) -> None:
        """The log from the beginning, in the words the reader may know."""
        events, say, teller = self.told(), self.display.language.say, self._teller
        known = self._read.get(self.seat, 0) if self.revealed else 0
        seal = say(words.SEAL, fingerprint=self.fingerprint)
        self.lines = [Line(say(self.kit.sealed), False, note=(say(self.kit.settled), seal))]
        self.lines += teller.lines(events[:known])
        news = teller.lines(events[known:], known)
        if known and news:
            self.lines.append(Line(say(words.AWAY), True, recaps=True))
        self.lines += news
        self.stale = True

    def _look(self, seat: int, revealed: bool) -> None:
        """Another person at the table, or the same with cards face up or down; everything is shown at once."""
        self.playback.skip_all()
        self.seat, self.revealed = seat, revealed
        self._told = len(self.match.events())
        self.story.show(self._view())
        self.withdraw()
        self._tell_all()
        self.resize()

    def reveal(self, seat: int) -> None:
        """A person has taken the wheel."""
        self._look(seat, True)

    def show(self, match: Match[S], seat: int, revealed: bool, everything: bool) -> None:
        """Another place of a match that is only looked at, all of it at once."""
        self.match, self.everything = match, everything
        self._look(seat, revealed)

    def watch(self, match: Match[S]) -> None:
        """What comes next in a match that is only looked at, event by event."""
        self.match = match
        self._tell(match.events()[self._told :])

    def label_at(self, match: Match[S], move: Move) -> str:
        """A choice at another place of a match that is only looked at, in plain words."""
        self.match, self.story.view = match, match.view(match.to_move)
        return self.label(move)

    def hide(self) -> None:
        """Nobody's secrets are shown any more."""
        if self.revealed and len(self.people) > 1:
            self._look(self.seat, False)

    def _name_all(self) -> None:
        others = (self.display.language.say(other.name) for other in self.kit.others)
        self.names[:] = (*(seat.name for seat in self.match.seats), *others)
        del self.names[len(self.match.state.scores()) :]
        self._said.clear()

    def _say(self, event: Event) -> str:
        """The log line of an event, as the reader may know it; empty if it is not worth one."""
        key = (event, self.eye)
        if key not in self._said:
            names, language = self.names[: len(self.match.seats)], self.display.language
            self._said[key] = self.match.game.say(event, names, self.eye, language)
        return self._said[key]

    # Telling

    def _tell(self, events: list[Event]) -> None:
        """What has happened is shown, event by event."""
        view, eye = self._view(), self.eye
        for event in events:
            self.playback.add(lambda event=event: self._happens(event, eye))  # type: ignore[misc]
        self.playback.add(lambda: Beat(after=lambda: self.story.show(view)))
        self.set_spots()

    def _happens(self, event: Event, eye: int | None) -> Beat:
        self.happening = event
        beat = self.story.beat(event if eye is None else event.seen_by(eye))

        def tell() -> None:
            """The log does not tell what a die shows while it still tumbles."""
            beat.after()
            self._teller.add(self.lines, event, self._told)
            self._told += 1

        return replace(beat, after=tell)

    def told(self) -> list[Event]:
        """What has been told so far."""
        return self.match.events()[: self._told]
