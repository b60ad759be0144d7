"""Where one can point to: spots on the screen, reached by mouse, keyboard and game pad alike."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

NEXT, PREVIOUS, LEFT, RIGHT, UP, DOWN, PRESS, BACK = (
    "next", "previous", "left", "right", "up", "down", "press", "back",
)  # fmt: skip
MOVING = (NEXT, PREVIOUS, LEFT, RIGHT, UP, DOWN, PRESS)
"""What every scene understands, beside going back."""
WAYS = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, -1), DOWN: (0, 1)}
LEAST_LEAN = 0.6
GUARD = 0.3
"""Seconds in which what has just appeared cannot be pressed: nobody can have meant it yet."""


class Stick:
    """The stick of a pad as four keys: it has to come back to the middle before it counts again."""

    def __init__(self) -> None:
        self._leans: dict[int, int] = {}

    def command(self, event: pygame.Event) -> str:
        """What a motion of the stick asks for; empty if nothing."""
        if event.type != pygame.JOYAXISMOTION or event.axis not in (0, 1):
            return ""
        lean = 0 if abs(event.value) < LEAST_LEAN else 1 if event.value > 0 else -1
        if lean == self._leans.get(event.axis, 0):
            return ""
        self._leans[event.axis] = lean
        return {(0, -1): LEFT, (0, 1): RIGHT, (1, -1): UP, (1, 1): DOWN}.get((event.axis, lean), "")


@dataclass(frozen=True, eq=False)
class Spot:
    """A place that can be pressed. Spots with the same key do the same thing in several places.

    One without a deed only tells something: to the mouse, and to keys while they look around.
    """

    key: Hashable
    rect: pygame.Rect
    act: Callable[[], None] | None
    label: str = ""
    shape: Sequence[tuple[float, float]] = ()
    """The outline on the screen, if the place is no rectangle."""
    framed: bool = True
    """Whether the focus is drawn as a frame round it."""
    note: str = ""
    """One sentence that explains it, shown while it has the focus."""
    tell: Callable[[], Sequence[str]] | None = None
    """More lines about what lies there; a spot that is a choice goes before one that tells."""
    turn: Callable[[str], bool] | None = None
    """Takes a direction while it has the focus, as a slider does; False lets the focus move on instead."""
    seen: pygame.Rect | None = None
    """The part of the window it can be seen in, if it can be scrolled out of sight."""
    listed: bool = True
    """Whether it is where a choice is offered or a thing is told of; False where that can be done elsewhere too."""
    badge: tuple[int, int] | None = None
    """The middle of the place for what an adviser thinks of it, if it has one of its own."""

    def holds(self, point: tuple[int, int]) -> bool:
        """True if the point lies in it."""
        if not self.rect.collidepoint(point) or (self.seen and not self.seen.collidepoint(point)):
            return False
        return not self.shape or is_inside(self.shape, point)


class Ring:
    """The spots of a scene, and which of them has the focus.

    The mouse only borrows it: when it leaves what it points at, the focus is again where keys or a press have put it.
    Who looks around borrows it too: keys then go through the spots that tell something.
    """

    def __init__(self) -> None:
        self.spots: list[Spot] = []
        self._at = -1
        self._pointed: Spot | None = None
        self._gaze: Spot | None = None
        """What was looked at last."""
        self.looked: Spot | None = None
        """What is looked at now: the same, or what lies nearest to it."""
        self.is_menu = False
        """Whether directions go along rows and columns and come round at their ends."""
        self._guarded: dict[Hashable, float] = {}
        """Keys of spots that have just appeared, each with the seconds until it can be pressed."""
        self._past: list[tuple[float, Sequence[Spot]]] = []
        """Earlier spots that may still be meant by a click, each with the seconds until nobody means them."""

    @property
    def focus(self) -> Spot | None:
        """The spot that has the focus."""
        return self._pointed or self.looked or self._held

    @property
    def _held(self) -> Spot | None:
        return self.spots[self._at] if 0 <= self._at < len(self.spots) else None

    def set(self, spots: Sequence[Spot], start: Hashable = None) -> None:
        """New spots; the focus stays where it was if that is still there, else goes to `start`."""
        held, pointed, known = self._held, self._pointed, {spot.key for spot in self.spots}
        self._past.append((GUARD, self.spots))
        self.spots = list(spots)
        new = {spot.key for spot in self.spots if spot.act and spot.key not in known}
        kept = {spot.key: self._guarded[spot.key] for spot in self.spots if spot.key in self._guarded}
        self._guarded = kept | dict.fromkeys(new, GUARD)
        self._at = self._find(start) if start is not None else -1
        self._pointed = None
        if self._at < 0:
            self._at = self._find_again(held)
            if (again := self._find_again(pointed)) >= 0:
                self._pointed = self.spots[again]
        if self.looked:
            self.looked = self._nearest(self._gaze)

    def clear(self) -> None:
        """Nothing has the focus, so that a key pressed too often does no harm."""
        self._at, self._pointed, self.looked = -1, None, None

    def advance(self, seconds: float) -> None:
        """Let time pass: what has just appeared can soon be pressed."""
        if self._guarded:
            self._guarded = {key: left - seconds for key, left in self._guarded.items() if left > seconds}
        if self._past:
            self._past = [(left - seconds, spots) for left, spots in self._past if left > seconds]

    def renew(self) -> None:
        """All spots count as new: what lay over them was left just now, perhaps with the first of two quick clicks."""
        self._guarded = {spot.key: GUARD for spot in self.spots if spot.act}

    def admits(self, spot: Spot) -> bool:
        """Whether a spot can be pressed by now. A press that comes too early makes all that is new wait anew."""
        if spot.key not in self._guarded:
            return True
        self._guarded = dict.fromkeys(self._guarded, GUARD)
        return False

    def has_rested(self, spot: Spot, where: tuple[int, int]) -> bool:
        """Whether a spot has lain at a point long enough to be meant there. If not, a click makes it wait anew."""
        if all(any(old.key == spot.key and old.holds(where) for old in spots) for _, spots in self._past):
            return True
        self._past = [(GUARD, spots) for _, spots in self._past]
        return False

    def look_around(self) -> None:
        """Keys go through what can be known from now on, beginning where one looked last."""
        self._gaze = self.looked = self._nearest(self._gaze)
        if self.looked:
            self._pointed = None

    def look_away(self) -> None:
        """Back to what can be done."""
        self.looked = None

    @property
    def _telling(self) -> list[Spot]:
        return [spot for spot in self.spots if spot.tell and spot.listed]

    def _nearest(self, old: Spot | None) -> Spot | None:
        """The spot where one looked, or the one in its place if it has changed or gone."""
        found, telling = self._find_again(old), self._telling
        if old is None or not telling:
            return next(iter(telling), None)
        if found >= 0 and self.spots[found].rect == old.rect:
            return self.spots[found]
        here = pygame.Vector2(old.rect.center)
        return min(telling, key=lambda spot: (here.distance_to(spot.rect.center), _size(spot)))

    def _find(self, key: Hashable) -> int:
        return next((number for number, spot in enumerate(self.spots) if spot.key == key), -1)

    def _find_again(self, old: Spot | None) -> int:
        if old is None:
            return -1
        same = [n for n, spot in enumerate(self.spots) if spot.key == old.key and spot.rect == old.rect]
        return same[0] if same else self._find(old.key)

    def point(self, where: tuple[int, int]) -> bool:
        """The mouse points there; True if the focus has moved."""
        before = self.focus
        there = [spot for spot in reversed(self.spots) if spot.holds(where)]  # the last lies on top
        self._pointed = min(there, key=lambda spot: (spot.tell is not None, _size(spot)), default=None)
        return self.focus is not before

    def has(self, key: Hashable) -> bool:
        """Whether there is a spot with this key."""
        return self._find(key) >= 0

    def take(self, spot: Spot) -> None:
        """A spot was pressed: the focus stays there, but not on one that only tells something."""
        self.look_away()
        if spot.tell is None:
            self._at = self.spots.index(spot)

    def at(self, where: tuple[int, int]) -> Spot | None:
        """The spot there that can be pressed; of several the smallest, as a hold inside a panel."""
        there = [spot for spot in self.spots if spot.act and spot.holds(where)]
        return min(there, key=_size, default=None)

    def move(self, command: str) -> bool:
        """Move the focus; True if it has moved."""
        before, looked = self.focus, self.looked
        reached = self._telling if looked else [spot for spot in self.spots if spot.act]
        if not reached:
            return False
        here = before if before in reached else looked or self._held
        self._pointed = None
        there = reached[0] if here is None else self._beyond(here, reached, command)
        if looked:
            self._gaze = self.looked = there
        else:
            self._at = self.spots.index(there)
        return self.focus is not before

    def _beyond(self, here: Spot, reached: Sequence[Spot], command: str) -> Spot:
        """The spot that a command leads to from another."""
        if command in WAYS:
            return (_along if self.is_menu else _towards)(here, reached, WAYS[command])
        if command in (NEXT, PREVIOUS):
            return reached[(reached.index(here) + (1 if command == NEXT else -1)) % len(reached)]
        return here


def _towards(here: Spot, reached: Sequence[Spot], way: tuple[int, int]) -> Spot:
    """The nearest spot in a direction; sideways distance counts double."""
    best, nearest = here, float("inf")
    for spot in reached:
        gap = pygame.Vector2(spot.rect.center) - here.rect.center
        ahead = gap.dot(way)
        aside = abs(gap.x * way[1]) + abs(gap.y * way[0])
        if ahead > 2 and ahead + 2 * aside < nearest:
            best, nearest = spot, ahead + 2 * aside
    return best


def _along(here: Spot, reached: Sequence[Spot], way: tuple[int, int]) -> Spot:
    """The next spot in a menu: sideways in the same row, else the nearest that way; behind the last comes the first."""
    lane = [spot for spot in reached if _in_lane(here, spot, way)]
    there = _towards(here, lane if way[0] and len(lane) > 1 else reached, way)
    back = (-way[0], -way[1])
    if there is here:
        there = max(lane, key=lambda spot: pygame.Vector2(spot.rect.center).dot(back))
    return there


def _in_lane(here: Spot, spot: Spot, way: tuple[int, int]) -> bool:
    """Whether a spot lies in the same row as another, or in the same column, depending on the way."""
    if way[0]:
        return here.rect.top < spot.rect.bottom and spot.rect.top < here.rect.bottom
    return here.rect.left < spot.rect.right and spot.rect.left < here.rect.right


def _size(spot: Spot) -> int:
    return spot.rect.w * spot.rect.h


def is_inside(shape: Sequence[tuple[float, float]], point: tuple[int, int]) -> bool:
    """Ray casting: does the point lie in the polygon?"""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(shape, (*shape[1:], shape[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
