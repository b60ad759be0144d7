"""Scenes and their stack: the uppermost scene is seen and asked, the ones beneath wait."""

from collections.abc import Hashable
from typing import ClassVar

import pygame

from . import focus
from .controls import LOOK, RULES
from .display import MOST, Display
from .focus import Ring, Stick
from .lettering import GOLD
from .loading_overlay import show_waiting

NOWHERE = (-1, -1)
"""Where the mouse points when it has left the window."""
_MOUSE = (
    pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.WINDOWLEAVE,
)  # fmt: skip


class Scene:
    """One screen. Made with its display; `stack` is there from `enter` on."""

    stack: "Stack"
    most: ClassVar[float] = MOST
    """The greatest UI scale it can be laid out for."""
    waiting: ClassVar[str] = ""
    """What is said until it is seen for the first time, if its pictures take a while."""

    def __init__(self, display: Display) -> None:
        self.display = display
        self.ring = Ring()
        self._stick = Stick()
        self.dirty = True

    def enter(self) -> None:
        """Now on top for the first time."""
        self.resize()

    def pause(self) -> None:
        """Another scene was put on top."""

    def resume(self) -> None:
        """On top again."""
        self.resize()

    def leave(self) -> None:
        """Taken off the stack."""

    def resize(self) -> None:
        """Lay everything out for the size of the window."""
        self.dirty = True

    def handle(self, event: pygame.Event) -> bool:
        """Take an event nobody else wants; True if it is used up."""
        return False

    def desert(self) -> None:
        """The window was left or minimised: whoever comes back may be somebody else. Told to all open scenes."""

    def back(self) -> None:
        """Escape, or the pad's second button."""

    @property
    def is_calm(self) -> bool:
        """Whether nothing moves but the scenery: a few frames a second are enough until somebody does something."""
        return False

    def update(self, seconds: float) -> bool:
        """Let time pass; True if the picture has changed."""
        return False

    def draw(self, window: pygame.Surface) -> None:
        """Draw the whole scene."""

    def take(self, event: pygame.Event) -> None:
        """An event arrives: pointing, pressing, moving the focus, or something of the scene's own."""
        if self.handle(event):
            self.dirty = True
            return
        if event.type == pygame.MOUSEMOTION:
            self.dirty |= self.ring.point(event.pos)
        elif event.type == pygame.WINDOWLEAVE:
            self.dirty |= self.ring.point(NOWHERE)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if spot := self.ring.at(event.pos):
                self.ring.point(event.pos)
                self.ring.take(spot)
                if self.ring.has_rested(spot, event.pos):
                    self.press(spot)
        elif command := self.display.controls.command_of(event) or self._stick.command(event):
            self.obey(command)

    def obey(self, command: str) -> None:
        """Carry out a command of keyboard or pad."""
        self.dirty = True
        spot = self.ring.focus
        if self.ring.looked and command in (focus.BACK, focus.PRESS):
            self.ring.look_away()
        elif command == focus.BACK:
            self.back()
        elif command not in focus.MOVING:
            self.command(command)
        elif command != focus.PRESS:
            if spot is None or spot.turn is None or command not in focus.WAYS or not spot.turn(command):
                self.ring.move(command)
        elif spot is not None and spot.act:
            self.press(spot)
        else:
            self.ring.move(focus.NEXT)

    def command(self, command: str) -> None:
        """A key or a button of the pad for something that only some scenes can do; all can show the rules.

        In all one can look around as well, if there is something that the mouse would be told by pointing at it.
        """
        if command == RULES:
            self.stack.open_rules()
        elif command == LOOK and self.ring.looked:
            self.ring.look_away()
        elif command == LOOK:
            self.ring.look_around()

    def open_rules(self) -> bool:
        """Show the rules of what matters here; False if that is nothing in particular."""
        return False

    def press(self, spot: focus.Spot) -> None:
        """A spot is pressed. One that has just appeared does nothing: the press was meant for what lay there before."""
        if self.ring.admits(spot):
            self.display.sounds.play("press")
            self.dirty = True
            if spot.act:
                spot.act()

    def draw_focus(self, window: pygame.Surface) -> None:
        """The frame round the spot that has the focus; round what is looked at always, in its own shape."""
        spot, px = self.ring.focus, self.display.px
        looked = spot is not None and spot is self.ring.looked
        if spot is None or not (spot.framed or looked) or not (spot.seen is None or spot.seen.contains(spot.rect)):
            return
        strong = self.display.settings.high_contrast
        strokes = (("black", px(7)), ("yellow" if strong else GOLD, px(4)))
        if looked and spot.shape:
            for colour, wide in strokes:
                pygame.draw.lines(window, colour, True, spot.shape, wide)
            return
        rect = spot.rect.inflate(px(10), px(10))
        window.blit(self.display.pictures.slices("focus", rect.size, self.display.unit * 0.7), rect)
        for colour, wide in strokes if strong or looked else ():
            pygame.draw.rect(window, colour, rect, wide, border_radius=px(8))


def serve(scene: Scene) -> None:
    """The elements that are made from now on are a scene's: a click on one presses it, as keys and pads do."""

    def clicked(key: Hashable) -> None:
        spot = next((spot for spot in scene.ring.spots if spot.key == key), None)
        if spot is not None:
            scene.ring.take(spot)
            scene.press(spot)

    scene.display.gui.hand_to(scene, clicked)


def feed(scene: Scene, event: pygame.Event) -> bool:
    """Give an event of the mouse to a scene's elements; True if one has used it up.

    A click on what has just appeared or moved there is not for them: the scene refuses it.
    """
    pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
    spot = scene.ring.at(event.pos) if pressed else None
    if spot and not (scene.ring.has_rested(spot, event.pos) and scene.ring.admits(spot)):
        return False
    if event.type not in _MOUSE or not scene.display.gui.take(event):
        return False
    if event.type == pygame.MOUSEBUTTONDOWN:
        scene.ring.point(event.pos)
    return True


class Stack:
    """The scenes that are open."""

    def __init__(self, display: Display) -> None:
        self.display = display
        self._scenes: list[Scene] = []

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the one that is seen last."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that is seen."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.top:
            self.top.pause()
        self._enter(scene)

    def pop(self) -> None:
        """Take the uppermost scene away."""
        self._leave()
        self._resume()

    def remove(self, scene: Scene) -> None:
        """Take a scene away with all that lies on top of it."""
        while self._scenes and self._leave() is not scene:
            pass
        self._resume()

    def replace(self, scene: Scene) -> None:
        """Another scene in the place of the uppermost."""
        self._leave()
        self._enter(scene)

    def open_rules(self) -> None:
        """Show the rules of the uppermost scene that knows which."""
        any(scene.open_rules() for scene in reversed(self.scenes))

    def close(self) -> None:
        """Take all scenes away."""
        while self._scenes:
            self._leave()

    def _enter(self, scene: Scene) -> None:
        self.display.gui.clear()
        scene.stack = self
        self._scenes.append(scene)
        self.display.suit(scene.most)
        if scene.waiting:
            show_waiting(self.display, scene.waiting)
        scene.enter()

    def _resume(self) -> None:
        self.display.gui.clear()
        if self.top:
            self.display.suit(self.top.most)
            self.top.resume()
            self.top.ring.renew()

    def _leave(self) -> Scene:
        scene = self._scenes.pop()
        scene.leave()
        self.display.untidy = True
        return scene
