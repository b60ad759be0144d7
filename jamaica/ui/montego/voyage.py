"""Ships under way: flattened once into a few pictures, then turned and scaled along a way through the water."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

import pygame
from pygame import Vector2

from ..entities import Point, between
from ..motion import Motion, smooth
from .quay import Quay

SAILS, WAKES = 4, 3
"""Pictures of sails being set, and of the wake."""
ASTERN, ABEAM = 210, 190
"""Board units of water behind the stern and beside the keel that are kept with a ship."""
FOAM = 9
"""Pictures of the wake in a second."""
BACKING = 60.0
"""A ship that comes in with its bow turned less than this goes backwards, and makes no wake."""
SMALL = 0.52
"""From this size down a ship is scaled from a picture of half the size: it stays smooth."""


@dataclass
class Moment:
    """Where a ship under way is: the middle of its hull, its size, how far its bow has turned, how faint it is."""

    middle: Point
    zoom: float = 1.0
    turn: float = 0.0
    alpha: int = 255


class Passage:
    """The pictures of a ship under way, and the moment of its voyage. Made when it casts off."""

    def __init__(self, quay: Quay, length: float, paint: Callable[[pygame.Surface, Point], None], sails: str) -> None:
        """`paint` draws hull and cargo on a surface with the stern at a point; `sails`: their sprite, or none."""
        self._quay, self._sails, self._paint = quay, sails, paint
        self.length = length
        wide, high = quay.px(2 * ABEAM), quay.px(length + ASTERN + 60)
        self._size = wide, high
        self._stern = wide / 2, ASTERN * quay.scale
        self._pivot = Vector2(0, (ASTERN + length / 2) * quay.scale - high / 2)
        self._made: dict[tuple[int, int, bool], pygame.Surface] = {}
        self.sails_set = 0
        """How many of the pictures of sails being set have been seen."""
        self.foam = -1
        """The picture of the wake; -1 while the ship does not move."""
        self.now = Moment((0.0, 0.0))
        self.shown = self._frame(small=False)

    def sail(self, moment: Moment, foam: int, sails: int) -> None:
        """The ship is there now."""
        self.now, self.foam, self.sails_set = moment, foam, sails
        self.shown = self._turned()

    def _frame(self, small: bool) -> pygame.Surface:
        """The ship with its bow to the south, in full size or in half of it."""
        key = (self.sails_set, self.foam, small)
        if key not in self._made:
            if small:
                whole = self._frame(small=False)
                self._made[key] = pygame.transform.smoothscale_by(whole, 0.5)
            else:
                self._made[key] = self._flatten()
        return self._made[key]

    def _flatten(self) -> pygame.Surface:
        made, quay = pygame.Surface(self._size, pygame.SRCALPHA), self._quay
        x, y = self._stern
        if self.foam >= 0:
            foam, anchor = quay.sprite("wake", self.foam)
            made.blit(foam, (x - anchor[0], y - anchor[1]))
        self._paint(made, self._stern)
        if self.sails_set and self._sails:
            canvas, anchor = quay.sprite(self._sails, self.sails_set - 1)
            made.blit(canvas, (x - anchor[0], y - anchor[1]))
        return made

    def _turned(self) -> pygame.Surface:
        small, now = self.now.zoom < SMALL, self.now
        picture = self._frame(small)
        if now.zoom == 1.0 and not now.turn:
            return picture
        return pygame.transform.rotozoom(picture, now.turn, now.zoom * (2 if small else 1))

    def draw(self, window: pygame.Surface) -> None:
        """The ship of the moment."""
        now, made = self.now, self.shown
        pivot = (self._pivot * now.zoom).rotate(-now.turn)
        x, y = self._quay.on_screen(now.middle)
        made.set_alpha(now.alpha)
        window.blit(made, made.get_rect(center=(round(x - pivot.x), round(y - pivot.y))))
        made.set_alpha(255)


Course = Sequence[tuple[float, Moment]]
"""Parts of the time at which a ship is there, the first at 0 and the last at 1."""


def at(course: Course, part: float) -> Moment:
    """Where a ship is on its course: size and turn change evenly between the marks, its way is smooth."""
    for (start, first), (end, second) in pairwise(course):
        if part <= end:
            own = (part - start) / (end - start)
            return Moment(
                between(first.middle, second.middle, own),
                first.zoom + (second.zoom - first.zoom) * own,
                first.turn + (second.turn - first.turn) * own,
                round(first.alpha + (second.alpha - first.alpha) * own),
            )
    return course[-1][1]


def rounded(marks: Course, steps: int = 24) -> Course:
    """A course whose corners are rounded: each mark is passed at a distance (a quadratic spline)."""
    made: list[tuple[float, Moment]] = [marks[0]]
    halves = [((a + b) / 2, at(((0.0, first), (1.0, second)), 0.5)) for (a, first), (b, second) in pairwise(marks)]
    for number, (time, mark) in enumerate(marks[1:-1]):
        (start, first), (end, second) = halves[number], halves[number + 1]
        for step in range(steps + 1):
            own = step / steps
            near = at(((0.0, first), (1.0, mark)), own)
            far = at(((0.0, mark), (1.0, second)), own)
            when = (1 - own) ** 2 * start + 2 * own * (1 - own) * time + own**2 * end
            made.append((when, at(((0.0, near), (1.0, far)), own)))
    return [*made, marks[-1]]


class Vessel(Protocol):
    """What can be under way."""

    passage: Passage | None


def voyage(vessel: Vessel, course: Course, seconds: float, sails: Callable[[float], int]) -> Motion:
    """A vessel sails its course; `sails`: how many pictures of its sails being set have been seen by then."""
    path = rounded(course)

    def show(part: float) -> None:
        if vessel.passage:
            now, backs = at(path, smooth(part)), part > 0.6 and path[-1][1].turn == 0.0
            foam = -1 if part >= 1.0 or (backs and abs(now.turn) < BACKING) else int(part * seconds * FOAM) % WAKES
            vessel.passage.sail(now, foam, sails(part))

    return Motion(seconds, show)
