"""A match seen again on its own table: any place, any seat's eyes, at any speed; and played on from there."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pygame

from ...engine.contract import OVER
from ...engine.match import Match
from ...engine.replay import Replay, Stride
from .. import words as table_words
from ..controls import FASTER, HINT, LOOK, RULES, UNDO
from ..display import Display
from ..focus import WAYS, Spot
from ..scenes import Scene
from ..table.factory import watched_table
from ..table.scene import Tool
from ..widgets.buttons import RED, WOOD, Button, alike
from ..widgets.widget import Widget
from . import words
from .scrubber import Scrubber

FOOT = 62
"""The height of the planks below the table."""
REST = {"1x": 0.9, "2x": 0.45, "off": 0.9, "instant": 0.25}
"""Seconds between two choices that are played, by speed."""
_LOG_KEYS = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)
_WHEEL = (4, 5)


class ReplayScene(Scene):
    """The table with a scrubber beneath. Of a match that is running it shows what its one person knows, or all see."""

    waiting: ClassVar[str] = table_words.SETTING_UP

    def __init__(
        self, display: Display, replay: Replay[Any], play_on: Callable[[Match[Any]], None],
        analyse: Callable[[], None] | None = None, place: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(display)
        self.replay = replay
        self.stops = tuple(replay.stops(Stride.CHOICE)[1:])
        """Where somebody is asked, and the end: in between dice are still in the air."""
        self.rounds = sorted({self._stop_after(start) for start in replay.stops(Stride.ROUND)})
        self.place = self._stop_before(place)
        self._play_on, self._analyse = play_on, analyse
        self.playing = False
        self._rest = 0.0
        people = replay.match.people
        self.seat = people[0] if people else 0
        self.everything = replay.is_open
        self._revealed = replay.is_open or len(people) == 1
        self._others_too = replay.is_open or not self._revealed
        """Whether one may look from other seats: with closed cards, or when the match is over."""
        self.table = watched_table(display, replay.match)
        self.ring = self.table.ring
        self.table.foot = FOOT
        self.table.tools, self.table.beside, self.table.choose_party = self._tools, self._spots, self.look_from
        self.bar: list[Widget] = []

    # Life

    def enter(self) -> None:
        self.table.stack = self.stack
        self.display.sounds.mood(self.table.kit.music, self.table.kit.ambience)
        self.display.pictures.look_ahead(self.replay.match.game.name)
        self.resize()
        self.ring.set(self.ring.spots, ("scrubber",))

    def pause(self) -> None:
        self.playing = False

    def leave(self) -> None:
        self.table.leave()

    def resize(self) -> None:
        super().resize()
        self._build()
        self._show()

    def back(self) -> None:
        self.stack.pop()

    # Where we are

    def _stop_before(self, place: int) -> int:
        return self.stops[max(0, bisect_right(self.stops, place) - 1)]

    def _stop_after(self, place: int) -> int:
        return self.stops[min(bisect_left(self.stops, place), len(self.stops) - 1)]

    def go(self, place: int) -> None:
        """Show a place at once: where somebody was asked last before it."""
        self.playing, place = False, self._stop_before(place)
        if place != self.place:
            self.place = place
            self._show()

    def step(self, by: int, stride: Stride = Stride.CHOICE) -> None:
        """One step back, or on; a choice that comes next is seen as at the table."""
        self.playing = False
        stops = self.rounds if stride == Stride.ROUND else self.stops
        if by < 0:
            self.go(stops[max(0, bisect_left(stops, self.place) - 1)])
        elif stride == Stride.ROUND:
            self.go(stops[min(bisect_right(stops, self.place), len(stops) - 1)])
        elif self.place < self.replay.last:
            self._advance()

    def toggle(self) -> None:
        """Play, or pause; from the end it begins anew."""
        playing = not self.playing
        if playing and self.place == self.replay.last:
            self.go(0)
        self.playing, self._rest = playing, 0.0
        self.table.set_spots()

    def look_from(self, seat: int) -> None:
        """Another seat at the bottom of the table."""
        if self._others_too and seat < len(self.replay.match.seats):
            self.seat = seat
            self._show()

    def next_view(self) -> None:
        """Everything open, then what each seat knew."""
        if not self.replay.is_open:
            self.look_from((self.seat + 1) % len(self.replay.match.seats))
            return
        last = self.seat == len(self.replay.match.seats) - 1
        if self.everything:
            self.everything, self.seat = False, 0
        elif last:
            self.everything, self.seat = True, self.table.people[0] if self.table.people else 0
        else:
            self.seat += 1
        self._show()

    def _show(self) -> None:
        self.table.show(self.replay.at(self.place), self.seat, self._revealed, self.everything)
        self._label()

    def _advance(self) -> None:
        self.table.playback.skip_all()
        self.place = self._stop_after(self.place + 1)
        self.table.watch(self.replay.at(self.place))
        self._label()

    def play_on(self) -> None:
        """A new game from here, with new dice."""
        if self.table.match.to_move == OVER:
            self.display.toast.complain(self.say(words.OVER_HERE))
        else:
            self._play_on(self.replay.what_if(self.place))

    def say(self, text: str, **values: object) -> str:
        """A sentence in the player's language."""
        return self.display.language.say(text, **values)

    # What lies where

    def _tools(self) -> list[Tool]:
        speed = self.say(table_words.SPEEDS[self.display.settings.speed])
        acts: dict[str, Callable[[], None]] = {
            "first": lambda: self.step(-1, Stride.ROUND),
            "left": lambda: self.step(-1),
            "pause" if self.playing else "play": self.toggle,
            "right": lambda: self.step(1),
            "last": lambda: self.step(1, Stride.ROUND),
            "fast-forward": lambda: self.table.command(FASTER),
        }
        return [(name, self.say(words.TOOLS[name], speed=speed), act) for name, act in acts.items()]

    def _build(self) -> None:
        px, (width, height) = self.display.px, self.display.size
        y, high, gap = height - px(FOOT) + px(2), px(FOOT - 10), px(8)
        entries = [("view", self._view_label(), self.next_view, WOOD, "eye", 270)]
        if self._analyse and self.replay.is_open:
            entries.append(("analysis", self.say(words.ANALYSE), self._analyse, WOOD, "chart", 170))
        entries.append(("play on", self.say(words.PLAY_ON), self.play_on, RED, "play", 240))
        entries.append(("back", self.say(words.BACK), self.back, WOOD, "back", 130))
        left = width - px(14) - sum(px(entry[-1]) + gap for entry in entries)
        area = pygame.Rect(px(12), y, left - px(24), high)
        last, rounds = self.replay.last, self.rounds[:-1]
        self.scrubber = Scrubber(self.display, area, last, rounds, self.go, self.step, self.toggle)
        self.bar = [self.scrubber]
        buttons: list[Button] = []
        for key, label, act, look, sign, wide in entries:
            rect = pygame.Rect(left, y, px(wide), high)
            buttons.append(Button(self.display, rect, (key,), label, act, look, "", sign))
            left += px(wide) + gap
        self.bar += alike(buttons)

    def _view_label(self) -> str:
        if self.everything:
            return self.say(words.ALL_OPEN)
        if not self._revealed:
            return self.say(words.AS_ALL)
        return self.say(words.AS_SEEN, name=self.replay.match.seats[self.seat].name)

    def _label(self) -> None:
        self._build()
        round_ = self.replay.round(self.place)
        text = words.PLACE if round_ else words.PLACE_SETUP
        self.scrubber.place = self.place
        self.scrubber.label = self.say(text, round=round_, move=self.place, moves=self.replay.last)
        self.table.set_spots()
        self.dirty = True

    def _spots(self) -> Sequence[Spot]:
        return [spot for widget in self.bar for spot in widget.spots()]

    # Input, time and drawing

    def handle(self, event: pygame.Event) -> bool:
        if any(widget.handle(event) for widget in self.bar):
            return True
        scrolls = event.type == pygame.KEYDOWN and event.key in _LOG_KEYS
        wheel = event.type == pygame.MOUSEBUTTONDOWN and event.button in _WHEEL
        if scrolls or wheel or event.type == pygame.MOUSEMOTION:
            return self.table.handle(event)
        return False

    def obey(self, command: str) -> None:
        focus = self.ring.focus
        if command in WAYS and focus is not None and focus.turn is None:
            self.table.obey(command)
            self.dirty = True
        else:
            super().obey(command)

    def command(self, command: str) -> None:
        acts = {UNDO: lambda: self.step(-1), HINT: lambda: self.step(1), RULES: self.table.open_rules}
        if command in acts:
            acts[command]()
        elif command in (FASTER, LOOK):
            self.table.command(command)

    def update(self, seconds: float) -> bool:
        changed = self.table.update(seconds)
        if self.playing and not self.table.playback.busy:
            self._rest += seconds
            if self._rest >= REST[self.display.settings.speed]:
                self._rest = 0.0
                self._advance()
                self.playing = self.place < self.replay.last
                self.table.set_spots()
                changed = True
        return changed or self.table.dirty

    def draw(self, window: pygame.Surface) -> None:
        self.table.draw(window)
        self.table.dirty = False
        focus = self.ring.focus
        for widget in self.bar:
            widget.draw(window, focus.key if focus else None)
        if focus is not None and isinstance(focus.key, tuple):
            self.draw_focus(window)
