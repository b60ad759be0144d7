"""A chart on parchment: lines over the rounds, each with its colour and its picture at the end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil, floor

import pygame

from ..display import Display
from ..lettering import INK, RED, SOFT
from ..palette import Colour

Point = tuple[float, float]
STEPS = (0.25, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""What lies between two lines of the grid: round figures."""
MOST_STEPS = 8
LINE = pygame.Color("#CDB68C")


@dataclass(frozen=True)
class Curve:
    """One party's line: colour and small picture, so that nobody has to tell colours apart, and its values."""

    colour: Colour
    picture: str
    values: Sequence[float]
    places: Sequence[float] = ()
    """Where the values lie, if not one in each round."""


@dataclass(frozen=True)
class Chart:
    """What is shown: a title, the span of the values, how a value is written, and over how many rounds."""

    title: str
    least: float
    most: float
    label: Callable[[float], str]
    rounds: int
    """How long the axis below is: rounds, or whatever the places of the curves count."""
    ticks: Sequence[tuple[float, str]] = ()
    """Places on that axis with what is written there; none: every so many rounds."""

    @cached_property
    def marks(self) -> list[float]:
        """The values of the grid's lines: round figures that enclose all values."""
        spans = ((step, floor(self.least / step), ceil(self.most / step)) for step in STEPS)
        step, first, last = next(span for span in spans if span[2] - span[1] <= MOST_STEPS)
        return [number * step for number in range(first, last + 1)]

    def draw(self, window: pygame.Surface, display: Display, rect: pygame.Rect, curves: Sequence[Curve]) -> None:
        """Paint the chart; curves that are still growing end where their values do."""
        px = display.px
        window.blit(display.pictures.slices("parchment", rect.size, display.unit), rect)
        title = display.text.fitted(self.title, px(20), rect.w - px(60), RED, bold=True)
        window.blit(title, title.get_rect(midtop=(rect.centerx, rect.y + px(12))))
        field = pygame.Rect(rect.x + px(62), rect.y + px(46), rect.w - px(118), rect.h - px(88))
        self._grid(window, display, field)
        for curve in curves:
            self._line(window, display, field, curve)
        self._pictures(window, display, field, curves)

    def _grid(self, window: pygame.Surface, display: Display, field: pygame.Rect) -> None:
        px, text = display.px, display.text
        for value in self.marks:
            y = self._at(field, 0, value)[1]
            pygame.draw.line(window, LINE if value else SOFT, (field.x, y), (field.right, y), px(1))
            figure = text.line(self.label(value), px(15), SOFT)
            window.blit(figure, figure.get_rect(midright=(field.x - px(6), y)))
        for place, word in self.ticks or self._rounds():
            x = self._at(field, place, 0)[0]
            figure = text.line(word, px(15), SOFT)
            window.blit(figure, figure.get_rect(midtop=(x, field.bottom + px(4))))

    def _rounds(self) -> list[tuple[float, str]]:
        every = next(step for step in (1, 2, 5, 10, 20, 50, 100) if self.rounds / step <= 10)
        return [(number, str(number)) for number in range(0, self.rounds + 1, every)]

    def _at(self, field: pygame.Rect, number: float, value: float) -> Point:
        least, most = self.marks[0], self.marks[-1]
        height = (value - least) / (most - least)
        return field.x + field.w * number / max(1, self.rounds), field.bottom - field.h * height

    def _line(self, window: pygame.Surface, display: Display, field: pygame.Rect, curve: Curve) -> None:
        pairs = zip(curve.places or range(len(curve.values)), curve.values, strict=True)
        points = [self._at(field, place, value) for place, value in pairs]
        if len(points) > 1:
            pygame.draw.lines(window, INK, False, points, display.px(5))
            pygame.draw.lines(window, curve.colour, False, points, display.px(3))
        for point in () if curve.places else points:
            pygame.draw.aacircle(window, INK, point, display.px(4))
            pygame.draw.aacircle(window, curve.colour, point, display.px(3))

    def _pictures(self, window: pygame.Surface, display: Display, field: pygame.Rect, curves: Sequence[Curve]) -> None:
        """The picture of each curve right of its end; pictures that would meet are moved apart."""
        size = display.px(26)
        ends = [
            (self._at(field, curve.places[-1] if curve.places else len(curve.values) - 1, curve.values[-1]), curve)
            for curve in curves
            if curve.values
        ]
        ends.sort(key=lambda end: end[0][1])
        least = float(field.y - size)
        room = field.bottom - size // 2  # what is written below the last round stays free
        for left, ((x, y), curve) in zip(range(len(ends), 0, -1), ends, strict=True):
            y = min(max(y, least + size * 0.82), room - (left - 1) * size * 0.82)
            least = y
            picture = display.pictures.get(curve.picture, (size, size))
            window.blit(picture, picture.get_rect(midleft=(min(x, field.right) + display.px(8), y)))
