"""A match seen again on its own table: any place, any seat's eyes, at any speed; and played on from there."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame_gui.core import UIElement

from ...engine.contract import OVER, State
from ...engine.match import Match
from ...engine.replay import Replay, Stride
from ...store import SPEEDS
from .. import words as table_words
from ..controls import FASTER, HINT, UNDO
from ..display import Display
from ..focus import WAYS, Spot
from ..games import GAME_UIS
from ..gui.buttons import RED, WOOD, Button, alike
from ..gui.canvas import MIDDLE
from ..gui.focusable import light, spots_of
from ..gui.label import Label
from ..gui.slider import Slider
from ..lettering import CREAM
from ..menus.rules_page import Rules
from ..scenes import Scene, feed, serve
from ..table.tabletop import Tabletop, ToolButton
from . import words

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
        self, display: Display, replay: Replay[State], play_on: Callable[[Match[State]], None],
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
        self.bar: list[UIElement] = []
        make = GAME_UIS[replay.match.game.name]
        make.check_board(display, replay.match.state)
        self.tabletop: Tabletop[State] = Tabletop(
            display, replay.match, make, make.kit, self, self.seat, self._revealed, FOOT
        )
        self.ring = self.tabletop.ring

    # Life

    def enter(self) -> None:
        self.tabletop.hear()
        self.display.pictures.look_ahead(self.replay.match.game.name)
        self.resize()
        self.ring.set(self.ring.spots, ("scrubber",))

    def pause(self) -> None:
        self.playing = False

    def leave(self) -> None:
        self.tabletop.close()

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
        self.tabletop.set_spots()

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
            self.everything, self.seat = True, next(iter(self.replay.match.people), 0)
        else:
            self.seat += 1
        self._show()

    def _show(self) -> None:
        self.tabletop.show(self.replay.at(self.place), self.seat, self._revealed, self.everything)
        self._label()

    def _advance(self) -> None:
        self.tabletop.player.show_all()
        self.place = self._stop_after(self.place + 1)
        self.tabletop.watch(self.replay.at(self.place))
        self._label()

    def play_on(self) -> None:
        """A new game from here, with new dice."""
        if self.tabletop.context.match.to_move == OVER:
            self.display.toast.complain(self.say(words.OVER_HERE))
        else:
            self._play_on(self.replay.what_if(self.place))

    def say(self, text: str, **values: object) -> str:
        """A sentence in the player's language."""
        return self.display.language.say(text, **values)

    # What lies where

    def tools(self) -> Sequence[ToolButton]:
        """The round buttons that lead through the match."""
        speed = self.say(table_words.SPEEDS[self.display.settings.speed])
        acts: dict[str, Callable[[], None]] = {
            "first": lambda: self.step(-1, Stride.ROUND),
            "left": lambda: self.step(-1),
            "pause" if self.playing else "play": self.toggle,
            "right": lambda: self.step(1),
            "last": lambda: self.step(1, Stride.ROUND),
            "fast-forward": self._faster,
        }
        return [ToolButton(name, self.say(words.TOOLS[name], speed=speed), act) for name, act in acts.items()]

    def _build(self) -> None:
        serve(self)
        px, (width, height) = self.display.px, self.display.size
        y, high, gap = height - px(FOOT) + px(2), px(FOOT - 10), px(8)
        entries = [("view", self._view_label(), self.next_view, WOOD, "eye", 270)]
        if self._analyse and self.replay.is_open:
            entries.append(("analysis", self.say(words.ANALYSE), self._analyse, WOOD, "chart", 170))
        entries.append(("play on", self.say(words.PLAY_ON), self.play_on, RED, "play", 240))
        entries.append(("back", self.say(words.BACK), self.back, WOOD, "back", 130))
        left = width - px(14) - sum(px(entry[-1]) + gap for entry in entries)
        area = pygame.Rect(px(12), y, left - px(24), high)
        told = pygame.Rect(area.x, area.y, area.w, px(26))
        groove = pygame.Rect(area.x, area.bottom - px(30), area.w, px(30))
        self._told = Label(self.display, told, self._place_label(), 19, CREAM, align=MIDDLE)
        self.scrubber = Slider(
            self.display, groove, area, ("scrubber",), "", lambda: self.place, lambda place: self.go(round(place)),
            most=max(1, self.replay.last), step=1, turn=self.step, act=self.toggle, marks=self.rounds[:-1],
        )  # fmt: skip
        buttons: list[Button] = []
        for key, label, act, look, sign, wide in entries:
            rect = pygame.Rect(left, y, px(wide), high)
            buttons.append(Button(self.display, rect, (key,), label, act, look, "", sign))
            left += px(wide) + gap
        self._view = buttons[0]
        self.bar = [self._told, self.scrubber, *alike(buttons)]

    def _view_label(self) -> str:
        if self.everything:
            return self.say(words.ALL_OPEN)
        if not self._revealed:
            return self.say(words.AS_ALL)
        return self.say(words.AS_SEEN, name=self.replay.match.seats[self.seat].name)

    def _place_label(self) -> str:
        round_ = self.replay.round(self.place)
        text = words.PLACE if round_ else words.PLACE_SETUP
        return self.say(text, round=round_, move=self.place, moves=self.replay.last)

    def _label(self) -> None:
        self._told.set_text(self._place_label())
        self._view.set_text(self._view_label())
        if not self.scrubber.grabbed_slider:
            self.scrubber.move_to(self.place)
        self.tabletop.set_spots()
        self.dirty = True

    def spots_beside(self) -> Sequence[Spot]:
        """The elements below the table."""
        return spots_of(self.bar)

    def choose_party(self, party: int) -> None:
        """Look from another seat."""
        self.look_from(party)

    def open_rule(self, number: str) -> None:
        """Show a rule."""
        self.stack.push(Rules(self.display, self.tabletop.context.kit, number))

    def open_rules(self) -> bool:
        context = self.tabletop.context
        self.open_rule(context.kit.chapters.get(context.match.state.stage, ""))
        return True

    def _faster(self) -> None:
        settings = self.display.settings
        settings.speed = SPEEDS[(SPEEDS.index(settings.speed) + 1) % len(SPEEDS)]
        self.tabletop.player.keep_pace()
        self.tabletop.set_spots()
        self.dirty = True

    # Input, time and drawing

    def take(self, event: pygame.Event) -> None:
        super().take(event)
        if self.stack.top is self:
            light(self.bar, self.ring.focus.key if self.ring.focus else None)

    def handle(self, event: pygame.Event) -> bool:
        if feed(self, event):
            return True
        scrolls = event.type == pygame.KEYDOWN and event.key in _LOG_KEYS
        wheel = event.type == pygame.MOUSEBUTTONDOWN and event.button in _WHEEL
        if scrolls or wheel or event.type == pygame.MOUSEMOTION:
            return self.tabletop.handle(event)
        return False

    def obey(self, command: str) -> None:
        focus = self.ring.focus
        if command in WAYS and focus is not None and focus.turn is None and self.tabletop.log.scroll_beyond(command):
            self.dirty = True
        else:
            super().obey(command)
            self.tabletop.focus_moved()

    def command(self, command: str) -> None:
        acts = {UNDO: lambda: self.step(-1), HINT: lambda: self.step(1), FASTER: self._faster}
        if command in acts:
            acts[command]()
        else:
            super().command(command)

    def update(self, seconds: float) -> bool:
        changed = self.tabletop.update(seconds)
        if self.playing and not self.tabletop.context.busy:
            self._rest += seconds
            if self._rest >= REST[self.display.settings.speed]:
                self._rest = 0.0
                self._advance()
                self.playing = self.place < self.replay.last
                self.tabletop.set_spots()
                changed = True
        return changed

    def draw(self, window: pygame.Surface) -> None:
        self.tabletop.draw(window)
        self.draw_focus(window)
        self.tabletop.draw_notes(window)
