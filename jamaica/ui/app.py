"""The application: one loop that feeds events and time to the uppermost scene, and draws when something has changed."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from ..engine.errors import GameError
from ..journal import log
from .controls import FULL_SCREEN
from .display import Display
from .gui.toast_label import ToastLabel
from .heap import keep_for_good
from .scenes import Scene, Stack

FRAMES = 60
LONGEST = 0.1
"""Seconds that pass at most between two frames: after a pause things go on where they were."""
BEHIND, HIDDEN = 30, 10
"""Frames a second while another window has the keys and nothing moves, and while the window is minimised or hidden."""
CALM = 1 / 12
"""Seconds between two frames while nothing but scenery moves; an event is answered at once all the same."""


class App:
    """A display with its scenes."""

    def __init__(self, display: Display, first: Scene) -> None:
        self.display = display
        self.toast = ToastLabel(display)
        self.stack = Stack(display)
        self.stack.push(first)
        self._clock = pygame.Clock()
        self._down = set[int]()
        """Keys that are held."""
        self._waited = 0.0
        """Seconds since the last frame."""
        self._moves = True
        """Whether the last frame was another picture."""

    def run(self) -> None:
        """Until the last scene is left or the window closed."""
        try:
            going = self.step(0.0)
            log.info("the first picture is shown")
            keep_for_good()
            while going:
                self.display.catch_up()
                self.display.sounds.hush(not pygame.display.get_active())
                if not self.rests(self._clock.tick(self.rate) / 1000):
                    going = self.step(self._waited)
                    self._waited = 0.0
        finally:
            self.stack.close()
            self.display.close()

    @property
    def rate(self) -> int:
        """Frames a second, at most."""
        if not pygame.display.get_active():
            return HIDDEN
        return FRAMES if self._moves or pygame.key.get_focused() else BEHIND

    def rests(self, seconds: float) -> bool:
        """Whether a frame after so many more seconds may be left out."""
        self._waited += seconds
        scene = self.stack.top
        is_calm = scene is not None and scene.is_calm and not scene.dirty
        return is_calm and self._waited < CALM and not pygame.event.peek()

    def step(self, seconds: float) -> bool:
        """One frame; False when the application is over."""
        resized = False
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return False
            resized |= event.type == pygame.VIDEORESIZE
            if not self._is_repeat(event):
                with self._telling():
                    self._take(event)
        if resized:  # once a frame, however many sizes a dragged edge runs through
            self._resize()
        scene = self.stack.top
        if scene is None:
            return False
        seconds = min(seconds, LONGEST)
        scene.ring.advance(seconds)
        with self._telling():
            changed = scene.update(seconds)
            scene.dirty |= changed  # read only now: what an update has made dirty itself is drawn too
        scene = self.stack.top
        changed = self.display.gui.update(seconds)
        told = self.display.toast.update(seconds)
        if scene is not None:
            scene.dirty |= changed or told
            self._moves = scene.dirty
            if scene.dirty and pygame.display.get_active():  # what nobody sees is drawn when it is seen again
                self._draw(scene)
        self.display.tidy()
        return self.stack.top is not None

    def _is_repeat(self, event: pygame.Event) -> bool:
        """Whether a key goes down that is held already: that repeats letters, and never answers anything."""
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        elif event.type == pygame.KEYDOWN:
            held = event.key in self._down
            self._down.add(event.key)
            return held and not self.display.gui.is_writing
        return False

    def _draw(self, scene: Scene) -> None:
        scene.dirty = False
        scene.draw(self.display.window)
        self.toast.draw(self.display.window)
        pygame.display.flip()

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """What a file or a choice makes impossible is told, wherever it comes up; the window stays open."""
        try:
            yield
        except GameError as error:
            if self.display.toast.note != self.display.language.tell(error):  # once, if it comes up in every frame
                log.warning("told to the player: %s", error, exc_info=error)
            self.display.tell(error)

    def _resize(self) -> None:
        self.display.remember_place()
        self.display.resized()
        if self.stack.top:
            self.stack.top.resize()

    def _take(self, event: pygame.Event) -> None:
        scene = self.stack.top
        if scene is None:
            return
        self.display.notice(event)
        if self.display.controls.command_of(event) == FULL_SCREEN:
            self.display.toggle_full_screen()
            scene.resize()
        elif event.type in (pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED):
            self.display.find_pads()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            scene.dirty = True
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            for one in self.stack.scenes:
                one.desert()
            scene.take(event)
        else:
            scene.take(event)
