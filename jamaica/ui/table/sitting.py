"""The course of a match in the window: people are asked, captains think, events are shown, secrets are kept."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable
from typing import Any, ClassVar, Generic

import pygame

from ai.worker import Ask

from ...engine.contract import Event, Move, S
from ...engine.match import Match
from ...engine.sealing import short
from ...text import HUMAN
from .. import words
from ..display import Display
from ..keeping import Keeper, Nobody
from ..motion import Beat, Playback, Skipper
from ..palette import Colour
from ..scenes import Scene
from ..thinking import Thinker
from .kit import Kit
from .listing import Listing
from .logbook import Line, lines_of
from .story import Story

ADVISER = "admiral"
"""Who is asked for a hint."""
HINT = 1.5
"""Seconds he may think about it."""
EVERYBODY = -1
"""As the viewer of an event or a log line: somebody who holds no secrets."""


class Sitting(Scene, ABC, Generic[S]):
    """One match at the table. `ended` makes the scene that follows the end, `handoff` the one that hides the table."""

    kit: ClassVar[Kit[Any]]

    def __init__(
        self, display: Display, match: Match[S], thinker: Thinker,
        handoff: Callable[[Any, int], Scene], rules: Callable[[Any, str], Scene], menu: Callable[[Any], Scene],
        ended: Callable[[Any], Scene], keeper: Keeper | None = None,
    ) -> None:  # fmt: skip
        super().__init__(display)
        self.match = match
        self.thinker = thinker
        self.keeper = keeper or Nobody()
        self._handoff, self._rules, self._menu, self._ended = handoff, rules, menu, ended
        self.people = [number for number, seat in enumerate(match.seats) if seat.pilot == HUMAN]
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
        self.watched = False
        """Whether the match is only looked at: nobody is asked, no captain thinks."""
        self.fingerprint = short(match.fingerprint)
        self.asked = False
        self.advice = ""
        """What the admiral advises, once he was asked."""
        self.shares: dict[Move, float] = {}
        """With it: the share of victory he expects of each choice."""
        self.advised: Move | None = None
        self._thinks = self._ponders = False
        self._beats = 0
        self._told = len(match.events())
        self._read: dict[int, int] = {}
        """With several people: how many events each has read about."""
        self.stale = True
        """Whether the panels have to be painted anew."""
        self.asking = Listing(display, self.label)
        self.playback = Playback(display.settings.speed, display.settings.reduced_motion)
        self._skipper = Skipper()
        self.story = self.lay_table(self._view())
        self.lines: list[Line] = []
        self._tell_all()

    # What each game adds

    @abstractmethod
    def lay_table(self, view: S) -> Story[S]:
        """Make the pieces and panels of the game; the story that moves them."""

    @abstractmethod
    def label(self, move: Move) -> str:
        """A choice in plain words."""

    @abstractmethod
    def set_spots(self, start: Hashable = None) -> None:
        """Lay out what can be pressed now."""

    def proposal(self) -> Move | None:
        """The choice that has the focus at first."""
        return None

    def _say(self, event: Event) -> str:
        """The log line of an event, as the reader may know it; empty if it is not worth one."""
        key = (event, self.eye)
        if key not in self._said:
            names, language = self.names[: len(self.match.seats)], self.display.language
            self._said[key] = self.match.game.say(event, names, self.eye, language)
        return self._said[key]

    def is_halfway(self) -> bool:
        """Whether part of a choice was made that people make as one."""
        return False

    def press_number(self, number: int) -> None:
        """A number key, counted from 0: that choice of the list."""
        if 0 <= number < len(self.asking.moves):
            self.choose(self.asking.moves[number])

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

    def _lines(self, events: list[Event], first: int) -> list[Line]:
        return lines_of(events, self._say, self.kit.headings, self.eye, first)

    def _tell_all(self) -> None:
        """The log from the beginning, in the words the reader may know."""
        events = self.match.events()[: self._told]
        known = self._read.get(self.seat, 0) if self.revealed else 0
        self.lines = [Line(self.display.language.say(words.SEALED, fingerprint=self.fingerprint), False)]
        self.lines += self._lines(events[:known], 0)
        news = self._lines(events[known:], known)
        if known and news:
            self.lines.append(Line(self.display.language.say(words.AWAY), True))
        self.lines += news
        self.stale = True

    def _look(self, seat: int, revealed: bool) -> None:
        """Another person at the table, or the same with cards face up or down; everything is shown at once."""
        self.playback.skip_all()
        self.seat, self.revealed = seat, revealed
        self._told = len(self.match.events())
        self.story.show(self._view())
        self._withdraw()
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

    # Life cycle

    def enter(self) -> None:
        self.display.sounds.mood(self.kit.music, self.kit.ambience)
        self.display.pictures.look_ahead(self.match.game.name)
        self.keeper.keep(self.match)
        super().enter()

    def resume(self) -> None:
        self._name_all()  # perhaps in another language
        self._tell_all()
        super().resume()

    def pause(self) -> None:
        self.hide()

    def leave(self) -> None:
        self.thinker.close()
        picture = b""
        try:
            picture = b"" if self.watched else self.picture()
        finally:  # whatever goes wrong with a picture, the match is let go
            self.keeper.close(picture)

    def picture(self) -> bytes:
        """The board as everybody sees it, as PNG for lists of saved games; empty if there is nothing to be seen."""
        return b""

    def open_rules(self) -> bool:
        """The rules of what is asked now."""
        self.stack.push(self._rules(self, self.kit.chapters.get(self.match.state.stage, "")))
        return True

    def back(self) -> None:
        self.stack.push(self._menu(self))

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.hide()
            return True
        if event.type in (pygame.MOUSEBUTTONUP, pygame.KEYUP, pygame.JOYBUTTONUP):
            self._skipper.release()
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.ring.at(event.pos)
        keyed = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN)
        if self.playback.busy and (pressed or keyed or event.type == pygame.JOYBUTTONDOWN):
            self._skipper.press(self.playback)
            return True
        if event.type == pygame.KEYDOWN and event.unicode.isdecimal() and self.asked:
            self.press_number(int(event.unicode) - 1)
            return True
        return False

    def update(self, seconds: float) -> bool:
        self._skipper.advance(seconds, self.playback)
        changed = self.playback.advance(seconds)
        if not self.watched:
            self._think()
        if news := self.keeper.news():
            self.display.tell(news)
        self.stale |= self.playback.beats != self._beats
        self._beats = self.playback.beats
        if not self.playback.busy and not self.asked and not self.watched:
            self._proceed()
            return True
        return changed

    # The course of the match

    def _think(self) -> None:
        """Captains think while things move; the rules never wait for the screen."""
        seat = self.match.to_move
        if self._ponders:
            self._listen()
        if self.match.is_over or seat in self.people:
            return
        if not self._thinks:
            pilot = self.match.seats[seat].pilot
            self.thinker.ask(Ask(self.match.game.name, pilot, self.match.view(seat), self.match.whim()))
            self._thinks = True
        answer = self.thinker.answer()
        if answer is not None:
            self._thinks = False
            self._play(seat, answer.move)

    def hint(self) -> None:
        """Ask the admiral what he would choose; only for eyes that may see the hand."""
        if self.asked and self.revealed and not self._ponders and not self.match.is_over:
            view = self.match.view(self.match.to_move)
            self.thinker.ask(Ask(self.match.game.name, ADVISER, view, self.match.whim(), HINT, weigh=True))
            self._ponders, self.advice = True, self.display.language.say(words.PONDERS)

    def _listen(self) -> None:
        answer = self.thinker.answer()
        if answer is not None:
            self._ponders = False
            self.shares, self.advised = answer.shares, answer.move
            self.advice = self.display.language.say(words.ADVICE, choice=self.label(answer.move))
            self.advise(answer.move)
            self.dirty = True

    def _withdraw(self) -> None:
        """The question is no longer asked, and all advice on it gone."""
        self.asked = self._ponders = False
        self.advice = ""
        self.shares, self.advised = {}, None

    def advise(self, move: Move) -> None:
        """Show the admiral's choice at the table."""
        self.set_spots(start=move)

    def golden(self) -> Collection[Move]:
        """The spots that carry out the admiral's choice."""
        return () if self.advised is None else (self.advised,)

    def _proceed(self) -> None:
        """All has been seen: ask the person whose choice it is, or end."""
        seat = self.match.to_move
        if self.match.is_over:
            self.asked = True
            self.stack.push(self._ended(self))
        elif seat in self.people:
            secret = self.match.state.stage in self.kit.secret
            if len(self.people) > 1 and secret and not (self.revealed and self.seat == seat):
                self.stack.push(self._handoff(self, seat))
                return
            if seat != self.seat:
                self._look(seat, False)
            self.asked = True
            self.asking.ask(sorted(self.view.choices(), key=lambda move: move != self.proposal()))
            self.display.sounds.play("turn")
            self.ring.clear()
            self.set_spots(start=self.proposal())

    def choose(self, move: Move) -> None:
        """The person who is asked has chosen."""
        self._play(self.match.to_move, move)

    def _play(self, seat: int, move: Move) -> None:
        events = self.match.play(seat, move)
        self.keeper.keep(self.match)
        self._withdraw()
        if self.revealed and len(self.people) > 1 and self.match.to_move != self.seat:
            self.revealed = False
            self._read[self.seat] = self._told
            self.story.show(self._closed(self.view))
            self._tell_all()
        self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        """What has happened is shown, event by event."""
        view, eye = self._view(), self.eye
        for event in events:
            self.playback.add(lambda event=event: self._happens(event, eye))  # type: ignore[misc]
        self.playback.add(lambda: Beat(after=lambda: self.story.show(view)))
        self.set_spots()

    def _happens(self, event: Event, eye: int | None) -> Beat:
        self.lines += self._lines([event], self._told)
        self._told += 1
        return self.story.beat(event if eye is None else event.seen_by(eye))

    def can_undo(self) -> bool:
        """Whether the person who is asked can take something back."""
        return self.asked and self.match.can_undo(self.match.to_move)

    def undo(self) -> None:
        """Take the last choice back, if nothing was revealed by it."""
        if self.can_undo():
            seat = self.match.to_move
            self.match.undo(seat)
            while self.is_halfway() and self.match.can_undo(seat):
                self.match.undo(seat)
            self.keeper.keep(self.match)
            self._look(self.seat, self.revealed)
