"""The application: one loop that feeds events and time to the uppermost scene, and draws when something has changed."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from ..engine.errors import GameError
from ..journal import log
from .controls import FULL_SCREEN
from .display import Display
from .heap import keep_for_good
from .scenes import Scene, Stack

FRAMES = 60


class App:
    """A display with its scenes."""

    def __init__(self, display: Display, first: Scene) -> None:
        self.display = display
        self.stack = Stack(display)
        self.stack.push(first)
        self._clock = pygame.Clock()

    def run(self) -> None:
        """Until the last scene is left or the window closed."""
        try:
            going = self.step(0.0)
            log.info("the first picture is shown")
            keep_for_good()
            while going:
                self.display.catch_up()
                going = self.step(self._clock.tick(FRAMES) / 1000)
        finally:
            self.stack.close()
            self.display.close()

    def step(self, seconds: float) -> bool:
        """One frame; False when the application is over."""
        resized = False
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return False
            resized |= event.type == pygame.VIDEORESIZE
            with self._telling():
                self._take(event)
        if resized:  # once a frame, however many sizes a dragged edge runs through
            self._resize()
        scene = self.stack.top
        if scene is None:
            return False
        self.display.gui.manager.update(seconds)
        with self._telling():
            scene.dirty |= scene.update(min(seconds, 0.1))
        scene = self.stack.top
        told = self.display.toast.update(seconds)
        if scene is not None and (scene.dirty or told):
            scene.dirty = False
            scene.draw(self.display.window)
            self.display.toast.draw(self.display.window, self.display.unit, self.display.pictures)
            pygame.display.flip()
        self.display.tidy()
        return self.stack.top is not None

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
        self.display.keep_least_size()
        self.display.resized()
        if self.stack.top:
            self.stack.top.resize()

    def _take(self, event: pygame.Event) -> None:
        scene = self.stack.top
        if scene is None:
            return
        if self.display.controls.command_of(event) == FULL_SCREEN:
            self.display.toggle_full_screen()
            scene.resize()
        elif event.type == pygame.JOYDEVICEADDED:
            self.display.pads = [pygame.joystick.Joystick(n) for n in range(pygame.joystick.get_count())]
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            scene.dirty = True
        elif not self.display.gui.manager.process_events(event):
            scene.take(event)
