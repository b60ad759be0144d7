"""Entities: everything that lies, floats, stands or flies on a board, in one coordinate system and in named layers."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

import pygame

Point = tuple[float, float]


class Layer(IntEnum):
    """What lies over what, from the ground up."""

    GROUND = 0
    """What lies flat: cards in a pile, chests, coins, markers."""
    AFLOAT = 1
    FLAGS = 2
    TILES = 3
    PEOPLE = 4
    DISC = 5
    """The disc on which ships of a crowded space are drawn apart, and those ships."""
    FANNED = 6
    DICE = 7
    BATTLES = 8
    SMOKE = 9
    CARDS = 10
    SHEETS = 11
    TOKENS = 12
    """What flies between the board and the panels."""
    BANNERS = 13


ON_BOARD = Layer.BATTLES
"""The highest layer that belongs to the board: what lies over it is drawn over the panels too."""


class BoardSpace:
    """Board units and where they lie on the screen."""

    def __init__(self, width: float) -> None:
        """`width`: board units from the left edge to the right one."""
        self._width = width
        self.rect = pygame.Rect(0, 0, 1, 1)
        """The whole board on the screen."""

    @property
    def scale(self) -> float:
        """Pixels per board unit."""
        return self.rect.w / self._width

    def px(self, units: float) -> int:
        """Board units in pixels."""
        return max(1, round(units * self.scale))

    def on_screen(self, point: Sequence[float]) -> Point:
        """A point of the board on the screen."""
        return self.rect.x + point[0] * self.scale, self.rect.y + point[1] * self.scale

    def on_board(self, point: Sequence[float]) -> Point:
        """A point of the screen on the board, or beside it."""
        return (point[0] - self.rect.x) / self.scale, (point[1] - self.rect.y) / self.scale

    def around(self, point: Sequence[float], wide: float, high: float) -> pygame.Rect:
        """A rectangle of so many board units round a point, on the screen."""
        rect = pygame.Rect(0, 0, self.px(wide), self.px(high))
        rect.center = tuple(map(round, self.on_screen(point)))
        return rect


@dataclass(eq=False)
class Entity:
    """Something with a place in board units. `picture` is asked each time it is drawn: it can change while it moves."""

    at: Point
    picture: Callable[[], pygame.Surface]
    anchor: Point = (0.5, 0.5)
    """The point of the picture that lies on its place, in parts of its size."""
    layer: Layer = Layer.GROUND
    alpha: int = 255

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """Draw it with its anchor on its place."""
        picture = self.picture()
        width, height = picture.get_size()
        x, y = space.on_screen(self.at)
        picture.set_alpha(self.alpha)
        window.blit(picture, (x - self.anchor[0] * width, y - self.anchor[1] * height))
        picture.set_alpha(255)


class World:
    """The entities of a board: groups of those that belong there, and those that only pass."""

    def __init__(self, space: BoardSpace) -> None:
        self.space = space
        self._groups: dict[str, Sequence[Entity]] = {}
        self._passing: list[Entity] = []

    def lay(self, group: str, entities: Iterable[Entity]) -> None:
        """These belong to the board from now on, in place of all others of their group."""
        self._groups[group] = tuple(entities)

    def add(self, entity: Entity) -> None:
        """Something passes: a token that flies, smoke, a card that is turned."""
        if entity not in self._passing:
            self._passing.append(entity)

    def discard(self, entity: Entity) -> None:
        """Something that passed is gone, if it was there."""
        if entity in self._passing:
            self._passing.remove(entity)

    def clear(self) -> None:
        """Nothing passes any more."""
        self._passing.clear()

    def passing(self) -> Sequence[Entity]:
        """What passes now."""
        return tuple(self._passing)

    def draw(self, window: pygame.Surface, lowest: Layer, highest: Layer) -> None:
        """The entities of some layers: higher layers over lower ones, in a layer from north to south."""
        groups = (*self._groups.values(), self._passing)
        shown = [entity for group in groups for entity in group if lowest <= entity.layer <= highest]
        for entity in sorted(shown, key=lambda entity: (entity.layer, entity.at[1])):
            entity.draw(window, self.space)


def between(start: Point, end: Point, part: float) -> Point:
    """A point on the way."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
