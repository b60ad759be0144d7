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
    """A place that can be pressed. Spots with the same key do the same thing in several places."""

    key: Hashable
    rect: pygame.Rect
    act: Callable[[], None]
    label: str = ""
    shape: Sequence[tuple[float, float]] = ()
    """The outline on the screen, if the place is no rectangle."""
    framed: bool = True
    """Whether the focus is drawn as a frame round it."""
    note: str = ""
    """One sentence that explains it, shown while it has the focus."""
    turn: Callable[[str], bool] | None = None
    """Takes a direction while it has the focus, as a slider does; False lets the focus move on instead."""
    seen: pygame.Rect | None = None
    """The part of the window it can be seen in, if it can be scrolled out of sight."""
    listed: bool = True
    """Whether it is where a choice is offered; False where the same choice can be made on the board too."""
    badge: tuple[int, int] | None = None
    """The middle of the place for what an adviser thinks of it, if it has one of its own."""

    def holds(self, point: tuple[int, int]) -> bool:
        """True if the point lies in it."""
        if not self.rect.collidepoint(point) or (self.seen and not self.seen.collidepoint(point)):
            return False
        return not self.shape or _inside(self.shape, point)


class Ring:
    """The spots of a scene, and which of them has the focus."""

    def __init__(self) -> None:
        self.spots: list[Spot] = []
        self._at = -1

    @property
    def focus(self) -> Spot | None:
        """The spot that has the focus."""
        return self.spots[self._at] if 0 <= self._at < len(self.spots) else None

    def set(self, spots: Sequence[Spot], start: Hashable = None) -> None:
        """New spots; the focus stays where it was if that is still there, else goes to `start`."""
        old = self.focus
        self.spots = list(spots)
        self._at = self._find(start) if start is not None else -1
        if self._at < 0 and old is not None:
            same = [i for i, spot in enumerate(self.spots) if spot.key == old.key and spot.rect == old.rect]
            self._at = same[0] if same else self._find(old.key)

    def clear(self) -> None:
        """Nothing has the focus, so that a key pressed too often does no harm."""
        self._at = -1

    def _find(self, key: Hashable) -> int:
        return next((number for number, spot in enumerate(self.spots) if spot.key == key), -1)

    def point(self, where: tuple[int, int]) -> bool:
        """The mouse points there; True if the focus has moved."""
        spot = self.at(where)
        if spot is None or spot is self.focus:
            return False
        self._at = self.spots.index(spot)
        return True

    def at(self, where: tuple[int, int]) -> Spot | None:
        """The spot there; of several the smallest, as a hold inside a panel."""
        there = [spot for spot in self.spots if spot.holds(where)]
        return min(there, key=lambda spot: spot.rect.w * spot.rect.h, default=None)

    def move(self, command: str) -> bool:
        """Move the focus; True if it has moved."""
        if not self.spots:
            return False
        before = self._at
        if self.focus is None:
            self._at = 0
        elif command in WAYS:
            self._at = self._towards(WAYS[command])
        elif command in (NEXT, PREVIOUS):
            self._at = (self._at + (1 if command == NEXT else -1)) % len(self.spots)
        return self._at != before

    def _towards(self, way: tuple[int, int]) -> int:
        """The nearest spot in a direction; sideways distance counts double."""
        here = pygame.Vector2(self.spots[self._at].rect.center)
        best, nearest = self._at, float("inf")
        for number, spot in enumerate(self.spots):
            gap = pygame.Vector2(spot.rect.center) - here
            ahead = gap.dot(way)
            aside = abs(gap.x * way[1]) + abs(gap.y * way[0])
            if ahead > 2 and ahead + 2 * aside < nearest:
                best, nearest = number, ahead + 2 * aside
        return best


def _inside(shape: Sequence[tuple[float, float]], point: tuple[int, int]) -> bool:
    """Ray casting: does the point lie in the polygon?"""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(shape, (*shape[1:], shape[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
