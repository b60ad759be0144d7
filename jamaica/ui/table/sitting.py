"""The course of a match in the window: people are asked, captains think, events are shown, secrets are kept."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from random import Random
from typing import Any

import pygame

from ai.worker import Ask

from ...engine.contract import Event, Move
from ...engine.match import Match
from ...race.proposal import proposal
from ...race.rules import State
from ...text import HUMAN
from .. import words
from ..display import Display
from ..motion import Beat, Playback
from ..scenes import Scene
from ..thinking import Thinker
from . import knowledge
from .asking import Asking
from .choices import label
from .field import Field
from .logbook import lines_of
from .panels import Panels
from .story import Story

ADVISER = "admiral"
"""Who is asked for a hint."""


class Sitting(Scene, ABC):
    """One match at the table. `ended` makes the scene that follows the end, `handoff` the one that hides the table."""

    def __init__(
        self, display: Display, match: Match[State], thinker: Thinker,
        handoff: Callable[[Any, int], Scene], rules: Callable[[Any], Scene], menu: Callable[[Any], Scene],
        ended: Callable[[Any], Scene],
    ) -> None:  # fmt: skip
        super().__init__(display)
        self.match = match
        self.thinker = thinker
        self._handoff, self._rules, self._menu, self._ended = handoff, rules, menu, ended
        self.people = [number for number, seat in enumerate(match.seats) if seat.pilot == HUMAN]
        self.names = (*(seat.name for seat in match.seats), words.GHOST[:1].upper() + words.GHOST[1:])
        self.seat = self.people[0] if self.people else 0
        """Whose deck lies at the bottom."""
        self.revealed = len(self.people) == 1
        """Whether that person's secrets are shown."""
        self.asked = False
        self.advice = ""
        """What the admiral advises, once he was asked."""
        self._thinks = self._ponders = False
        self._beats = 0
        self._rng = Random()
        self._told = len(match.events())
        self._read: dict[int, int] = {}
        """With several people: how many events each has read about."""
        self.stale = True
        """Whether the panels have to be painted anew."""
        self.panels = Panels(display, self.names)
        self.asking = Asking(display, self.panels, self.names)
        self.board = Field(display)
        self.playback = Playback(display.settings.speed)
        self.story = Story(display, self.board, self._view(), self.hold_at)
        self.lines: list[tuple[str, bool]] = []
        self._tell_all()

    # What is known

    @property
    def eye(self) -> int:
        """Who reads the log: the person at the table, or everybody."""
        return self.seat if self.revealed else knowledge.EVERYBODY

    @property
    def view(self) -> State:
        """What is drawn."""
        return self.story.view

    def _view(self) -> State:
        return knowledge.seen_by(self.match, self.seat, self.revealed)

    def _say(self, event: Event) -> str:
        return self.match.game.say(event, self.names[: len(self.match.seats)], self.eye)

    def _tell_all(self) -> None:
        """The log from the beginning, in the words the reader may know."""
        events = self.match.events()[: self._told]
        known = self._read.get(self.seat, 0) if self.revealed else 0
        self.lines = lines_of(events[:known], self._say)
        news = lines_of(events[known:], self._say)
        if known and news:
            self.lines.append((words.AWAY, True))
        self.lines += news
        self.stale = True

    def _look(self, seat: int, revealed: bool) -> None:
        """Another person at the table, or the same with cards face up or down; everything is shown at once."""
        self.playback.skip_all()
        self.seat, self.revealed = seat, revealed
        self._told = len(self.match.events())
        self.story.show(self._view())
        self.asked = self._ponders = False
        self.advice = ""
        self._tell_all()
        self.resize()

    def reveal(self, seat: int) -> None:
        """A person has taken the wheel."""
        self._look(seat, True)

    def hide(self) -> None:
        """Nobody's secrets are shown any more."""
        if self.revealed and len(self.people) > 1:
            self._look(self.seat, False)

    # Life cycle

    def enter(self) -> None:
        self.display.sounds.music("table_jamaica")
        super().enter()

    def pause(self) -> None:
        self.hide()

    def leave(self) -> None:
        self.thinker.close()

    def open_rules(self) -> None:
        """The rules of what is asked now."""
        self.stack.push(self._rules(self))

    def back(self) -> None:
        self.stack.push(self._menu(self))

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.hide()
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.ring.at(event.pos)
        keyed = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN)
        if self.playback.busy and (pressed or keyed or event.type == pygame.JOYBUTTONDOWN):
            self.playback.skip_all()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.open_rules()
            return True
        if event.type == pygame.KEYDOWN and event.unicode.isdecimal() and self.asked:
            number = int(event.unicode) - 1
            if 0 <= number < len(self.asking.moves):
                self.choose(self.asking.moves[number])
            return True
        return False

    def update(self, seconds: float) -> bool:
        changed = self.playback.advance(seconds)
        self._think()
        self.stale |= self.playback.beats != self._beats
        self._beats = self.playback.beats
        if not self.playback.busy and not self.asked:
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
            self.thinker.ask(Ask(self.match.game.name, pilot, self.match.view(seat), self._rng.randrange(1 << 30)))
            self._thinks = True
        move = self.thinker.answer()
        if move is not None:
            self._thinks = False
            self._play(seat, move)

    def hint(self) -> None:
        """Ask the admiral what he would choose; only for eyes that may see the hand."""
        if self.asked and self.revealed and not self._ponders and not self.match.is_over:
            view = self.match.view(self.match.to_move)
            self.thinker.ask(Ask(self.match.game.name, ADVISER, view, self._rng.randrange(1 << 30)))
            self._ponders, self.advice = True, words.PONDERS

    def _listen(self) -> None:
        move = self.thinker.answer()
        if move is not None:
            self._ponders = False
            self.advice = words.ADVICE.format(choice=label(self.view, move, self.names))
            self.set_spots(start=move)
            self.dirty = True

    def _proceed(self) -> None:
        """All has been seen: ask the person whose choice it is, or end."""
        seat = self.match.to_move
        if self.match.is_over:
            self.asked = True
            self.stack.push(self._ended(self))
        elif seat in self.people:
            secret = self.match.state.stage in knowledge.SECRET
            if len(self.people) > 1 and secret and not (self.revealed and self.seat == seat):
                self.stack.push(self._handoff(self, seat))
                return
            if seat != self.seat:
                self._look(seat, False)
            self.asked = True
            self.asking.ask(self.view.choices())
            self.display.sounds.play("turn")
            self.ring.clear()
            self.set_spots(start=proposal(self.view))

    def choose(self, move: Move) -> None:
        """The person who is asked has chosen."""
        self._play(self.match.to_move, move)

    def _play(self, seat: int, move: Move) -> None:
        events = self.match.play(seat, move)
        self.asked = self._ponders = False
        self.advice = ""
        if self.revealed and len(self.people) > 1 and self.match.to_move != self.seat:
            self.revealed = False
            self._read[self.seat] = self._told
            self.story.show(knowledge.closed(self.view))
            self._tell_all()
        view, eye = self._view(), self.eye
        for event in events:
            self.playback.add(lambda event=event: self._happens(event, eye))  # type: ignore[misc]
        self.playback.add(lambda: Beat(after=lambda: self.story.show(view)))
        self.set_spots()

    def _happens(self, event: Event, eye: int) -> Beat:
        self._told += 1
        self.lines += lines_of([event], self._say)
        return self.story.beat(event.seen_by(eye))

    @abstractmethod
    def set_spots(self, start: Hashable = None) -> None:
        """Lay out what can be pressed now."""

    @abstractmethod
    def hold_at(self, ship: int, hold: int) -> tuple[float, float]:
        """Where a hold is drawn."""

    def undo(self) -> None:
        """Take the last choice back, if nothing was revealed by it."""
        if self.asked and self.match.can_undo(self.match.to_move):
            self.match.undo(self.match.to_move)
            self._look(self.seat, self.revealed)
