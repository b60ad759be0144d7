"""Entities: things with a place, a picture and a layer, drawn from the lowest layer to the highest."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

Point = tuple[float, float]


@dataclass(eq=False)
class Entity:
    """Something on the screen. `picture` is asked each time it is drawn, so that it can change while it moves."""

    at: Point
    picture: Callable[[], pygame.Surface]
    anchor: Point = (0.5, 0.5)
    layer: int = 0
    alpha: int = 255

    def draw(self, window: pygame.Surface) -> None:
        """Draw it with its anchor on its place."""
        picture = self.picture()
        width, height = picture.get_size()
        picture.set_alpha(self.alpha)
        window.blit(picture, (self.at[0] - self.anchor[0] * width, self.at[1] - self.anchor[1] * height))
        picture.set_alpha(255)


class Crowd:
    """The entities of a scene."""

    def __init__(self) -> None:
        self._all: list[Entity] = []

    def add(self, entity: Entity) -> Entity:
        """One more."""
        self._all.append(entity)
        return entity

    def remove(self, entity: Entity) -> None:
        """Gone, if it was there."""
        if entity in self._all:
            self._all.remove(entity)

    def clear(self) -> None:
        """All gone."""
        self._all.clear()

    def draw(self, window: pygame.Surface) -> None:
        """All of them, the higher layers over the lower, then from north to south."""
        draw(window, self._all)


def draw(window: pygame.Surface, entities: Iterable[Entity]) -> None:
    """Draw entities by layer, then from north to south."""
    for entity in sorted(entities, key=lambda one: (one.layer, one.at[1])):
        entity.draw(window)


def between(start: Point, end: Point, part: float) -> Point:
    """A point on the way."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
