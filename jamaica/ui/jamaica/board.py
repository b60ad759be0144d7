"""The board on the screen: chart, light, spaces, chests, dice and ships, all placed in board units."""

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from math import atan2, cos, degrees, pi, sin
from typing import Any

import pygame

from ...engine.errors import GameError
from ...engine.memo import Memo
from ...games.jamaica.rules.data import Board, load_board
from ...games.jamaica.rules.state import State
from .. import words
from ..display import Display
from ..entities import Entity, Point
from ..entities import draw as draw_entities
from ..focus import is_inside
from .plates import overprint

FIGURES = ("bonny", "read", "bellamy", "rackham", "levasseur", "drummond", "ghost")
"""The words of the captains and of the ghost ship in the pictures, by figure."""
HEADINGS = 16
DIE_UNITS = 82
SPRITE = 1.4
"""How much wider a ship's picture is than the ship."""
APART = 58
"""The least distance between ships that share a space; in a narrow one they reach beyond it."""
FANNED = 116
"""The width of ships that are drawn apart, and the colour of the disc's rim they lie on."""
FAN_RIM = (240, 194, 78)
GRAIN, WITHIN = 22, 0.8
"""How far apart the places are that are tried for a tag, and in which part of the space."""
SWELL = 3.2
PERIOD = 3.4
"""How far ships at anchor bob, in board units, and in how many seconds."""


class OtherShape(GameError):
    """A player's own board has other spaces, or other ways between them, than the painted one."""


def check_shape(display: Display, state: State) -> None:
    """Raise OtherShape if the ways of a board are not those of the picture; its figures may differ."""
    painted = [sorted(map(int, space["lanes"])) for space in display.pictures.facts("race/board")["spaces"]]
    if painted != [sorted(ways) for ways in state.table.board.ahead]:
        raise OtherShape(words.OTHER_SHAPE, file=state.table.options.data)


class Field:
    """The board, scaled to its rectangle."""

    def __init__(self, display: Display, board: Board) -> None:
        self.display = display
        self.played = board
        self.facts: dict[str, Any] = display.pictures.facts("race/board")
        self.spaces: list[dict[str, Any]] = self.facts["spaces"]
        self.light = 0.0
        """0 in the morning, 1 in the evening."""
        self.clock = 0.0
        """Seconds the sea has moved: ships at anchor bob by it."""
        self.fan = -1
        """A crowded space whose ships are drawn apart."""
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._day = self._dusk = pygame.Surface((1, 1))
        self._outlines: Memo[int, list[Point]] = Memo(self._outline)
        self._rects: Memo[int, pygame.Rect] = Memo(self._rect_round)
        self._insides: Memo[int, list[tuple[int, int]]] = Memo(self._points_inside)
        self.painted: list[pygame.Rect] = []
        """Where on the screen costs, chests and shields are painted."""
        self._glows: dict[tuple[int, tuple[int, ...]], tuple[pygame.Surface, Point]] = {}

    def resize(self, rect: pygame.Rect) -> None:
        """Scale the chart for another rectangle."""
        if rect == self.rect and self._day.get_size() == rect.size:
            return
        self.rect = rect
        self._glows.clear()
        for known in (self._outlines, self._rects, self._insides):
            known.clear()
        self.painted = [self.symbol(space) for space, facts in enumerate(self.spaces) if "symbol" in facts]
        for name in ("chest", "score"):
            self.painted += [self.square(facts[name], 84) for facts in self.spaces if name in facts]
        pictures = self.display.pictures
        self._day = pictures.get("race/board", rect.size).convert()
        pictures.drop("race/board")
        overprint(self._day, self.display, self.facts, self.played, load_board("standard"))
        self._dusk = self._day.copy()
        self._dusk.blit(
            pictures.get("race/board-evening-light", rect.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT
        )
        self._dusk.blit(pictures.get("race/board-evening-lamps", rect.size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        pictures.forget()

    def close(self) -> None:
        """Let the large pictures go."""
        self._day = self._dusk = pygame.Surface((1, 1))
        self._glows.clear()

    @property
    def scale(self) -> float:
        """Pixels per board unit."""
        width: int = self.facts["size"][0]
        return self.rect.w / width

    def px(self, units: float) -> int:
        """Board units in pixels."""
        return max(1, round(units * self.scale))

    def on_screen(self, point: Sequence[float]) -> Point:
        """A point of the board on the screen."""
        return self.rect.x + point[0] * self.scale, self.rect.y + point[1] * self.scale

    def outline(self, space: int) -> list[Point]:
        """The outline of a space on the screen."""
        return self._outlines[space]

    def _outline(self, space: int) -> list[Point]:
        return [self.on_screen(point) for point in self.spaces[space]["polygon"]]

    def around(self, space: int) -> pygame.Rect:
        """The rectangle round a space on the screen."""
        return self._rects[space].copy()

    def _rect_round(self, space: int) -> pygame.Rect:
        xs, ys = zip(*self.outline(space), strict=True)
        return pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def inside(self, space: int) -> list[tuple[int, int]]:
        """Points that are spread over a space but for its edge, on the screen."""
        return self._insides[space]

    def _points_inside(self, space: int) -> list[tuple[int, int]]:
        around, step = self.around(space), max(2, self.px(GRAIN))
        x, y = self.spaces[space]["centre"]
        shape = [self.on_screen((x + WITHIN * (px - x), y + WITHIN * (py - y)))
                 for px, py in self.spaces[space]["polygon"]]  # fmt: skip
        points = ((left, top) for left in range(around.x, around.right, step)
                  for top in range(around.y, around.bottom, step))  # fmt: skip
        return [point for point in points if is_inside(shape, point)] or [around.center]

    def square(self, point: Sequence[float], side: float) -> pygame.Rect:
        """A square of so many board units round a point, on the screen."""
        rect = pygame.Rect(0, 0, self.px(side), self.px(side))
        rect.center = tuple(map(round, self.on_screen(point)))
        return rect

    def symbol(self, space: int) -> pygame.Rect:
        """Where on the screen the cost of a space is painted; nothing where there is none."""
        facts = self.spaces[space]
        wide, high = facts.get("symbol_size", (0, 0))
        rect = pygame.Rect(0, 0, self.px(wide), self.px(high)) if wide else pygame.Rect(0, 0, 0, 0)
        rect.center = tuple(map(round, self.on_screen(facts.get("symbol", facts["centre"]))))
        return rect

    def way(self, path: Sequence[int]) -> list[Point]:
        """The way of a ship along spaces, in board units."""
        points: list[Point] = []
        for start, end in pairwise(path):
            lanes = self.spaces[start]["lanes"]
            lane = lanes[str(end)] if str(end) in lanes else self.spaces[end]["lanes"][str(start)][::-1]
            points += [(x, y) for x, y in lane]
        return points

    def berth(self, space: int, number: int, ships: int) -> tuple[Point, float]:
        """Where the ship of this number among so many lies on a space, and its width; in board units."""
        facts = self.spaces[space]
        if ships == 1:
            return tuple(facts["centre"]), SPRITE * min(132, 2 * facts["room"] + 20)
        if space == self.fan:
            return self._fanned(space, number, ships), SPRITE * FANNED
        berths = [pygame.Vector2(berth) for berth in facts["berths"][:ships]]
        middle = sum(berths, pygame.Vector2()) / ships
        apart = min(one.distance_to(other) for one, other in combinations(berths, 2))
        at = middle + (berths[number] - middle) * max(1.0, APART / apart)
        return (at.x, at.y), SPRITE * max(86, 1.3 * apart)

    def fan_disc(self, space: int, ships: int) -> tuple[Point, float]:
        """Middle and radius of the disc on which the ships of a crowded space lie apart; in board units."""
        width, height = self.facts["size"]
        radius = FANNED * (0.75 + 0.2 * ships)
        x, y = self.spaces[space]["centre"]
        return (min(max(x, radius), width - radius), min(max(y, radius), height - radius)), radius

    def _fanned(self, space: int, number: int, ships: int) -> Point:
        (x, y), radius = self.fan_disc(space, ships)
        turn = 2 * pi * number / ships - pi / 2
        way = radius - 0.62 * FANNED
        return x + way * cos(turn), y + 0.1 * FANNED + way * sin(turn)

    def rest_heading(self, space: int) -> float:
        """The heading of a ship at anchor: along its lane."""
        lane = next(iter(self.spaces[space]["lanes"].values()))
        (x1, y1), (x2, y2) = lane[0], lane[min(12, len(lane) - 1)]
        # Never straight up or down: from the side a ship is known by its sails.
        across = max(abs(x2 - x1), 0.8 * abs(y2 - y1)) * (1 if x2 >= x1 else -1)
        return degrees(atan2(y2 - y1, across))

    def glow(self, window: pygame.Surface, space: int, colour: tuple[int, int, int], strong: bool = False) -> None:
        """Light a space: a thin wash and a bright rim."""
        key = (space, (*colour, strong))
        if key not in self._glows:
            outline = self.outline(space)
            left, top = min(x for x, _ in outline) - 8, min(y for _, y in outline) - 8
            size = (max(x for x, _ in outline) - left + 8, max(y for _, y in outline) - top + 8)
            made = pygame.Surface(size, pygame.SRCALPHA)
            shape = [(x - left, y - top) for x, y in outline]
            pygame.draw.polygon(made, (*colour, 70 if strong else 36), shape)
            for width, alpha in ((7, 50), (4, 110), (2, 235)):
                rim = pygame.Surface(size, pygame.SRCALPHA)
                pygame.draw.polygon(rim, (*colour, alpha), shape, max(1, self.px(width * (2.6 if strong else 1.8))))
                made.blit(rim, (0, 0))
            self._glows[key] = (made, (left, top))
        picture, at = self._glows[key]
        window.blit(picture, at)

    def draw(self, window: pygame.Surface) -> None:
        """The chart in the light of the hour."""
        if self.light < 1:
            window.blit(self._day, self.rect)
        if self.light > 0:
            self._dusk.set_alpha(round(255 * self.light) if self.light < 1 else None)
            window.blit(self._dusk, self.rect)

    def draw_pieces(
        self, window: pygame.Surface, view: State, fleet: Iterable["Ship"], opening: dict[int, int]
    ) -> None:
        """Chests, the treasure pile and the ships; `opening` are chests that show another frame than the first."""
        if view.pile:
            facts = self.facts["pile"]
            size = (self.px(facts["card"][0]), self.px(facts["card"][1]))
            x, y = self.on_screen(facts["centre"])
            for lift in range(3):
                shift = self.px(4) * (1 - lift)
                picture = self.display.pictures.get("race/treasures/back", size)
                window.blit(picture, (x - size[0] / 2 + shift, y - size[1] / 2 + shift))
        for space in range(len(self.spaces)):
            if view.lairs >> space & 1 or space in opening:
                self._chest(space, opening.get(space, 0)).draw(window)
        ships = list(fleet)
        draw_entities(window, [ship for ship in ships if not ship.layer])
        if crowd := [ship for ship in ships if ship.layer]:
            (x, y), radius = self.fan_disc(self.fan, len(crowd))
            disc = pygame.Surface((2 * self.px(radius), 2 * self.px(radius)), pygame.SRCALPHA)
            pygame.draw.aacircle(disc, (18, 40, 58, 190), disc.get_rect().center, self.px(radius))
            pygame.draw.aacircle(disc, (*FAN_RIM, 255), disc.get_rect().center, self.px(radius), max(2, self.px(7)))
            window.blit(disc, disc.get_rect(center=self.on_screen((x, y))))
            draw_entities(window, crowd)

    def _chest(self, space: int, frame: int) -> Entity:
        strip = self.display.pictures.facts("race/tokens/tokens")["strips"]["chest"]
        width = self.px(self.facts["chest_width"] * 1.45)
        size = (width, round(width * strip["size"][1] / strip["size"][0]))
        picture = self.display.pictures.frame("race/tokens/chest", tuple(strip["size"]), frame, size)
        facts = self.spaces[space]
        at = facts.get("chest", facts["symbol"])  # a lair of the player's own has none painted for it
        return Entity(self.on_screen(at), lambda: picture, tuple(strip["anchor"]))

    def die(self, name: str, face: str, frame: int | None = None, size: int = 0) -> pygame.Surface:
        """A die at rest, or a frame of its tumble; as large as the wells want it, or so many pixels."""
        facts = self.display.pictures.facts("race/dice/dice")
        wide = round((size or self.px(DIE_UNITS)) / facts["width"])
        if frame is None:
            cell = facts["rest"]
            number = facts["faces"][name].index(face)
            return self.display.pictures.frame(f"race/dice/{name}", (cell, cell), number, (wide, wide))
        cell = facts["tumble"]
        return self.display.pictures.frame(f"race/dice/{name}-{face}", (cell, cell), frame, (wide, wide))

    def well(self, hour: str) -> Point:
        """The well of an hour on the screen."""
        return self.on_screen(self.facts["wells"][hour])


class Ship(Entity):
    """A ship: place in board units, heading, width, and a wake while it sails."""

    def __init__(self, field: Field, figure: int) -> None:
        super().__init__((0.0, 0.0), self._picture)
        self.field = field
        self.figure = figure
        self.name = FIGURES[figure]
        self.heading = 0.0
        self.wide = SPRITE * 110
        self.wake: int | None = None
        self.alpha = 255

    def _frame(self) -> int:
        return round(self.heading / (360 / HEADINGS)) % HEADINGS

    def _picture(self) -> pygame.Surface:
        wide = self.field.px(self.wide)
        return self.field.display.pictures.frame(f"race/ships/{self.name}", (256, 256), self._frame(), (wide, wide))

    def rect(self) -> pygame.Rect:
        """The ship on the screen."""
        wide = self.field.px(self.wide)
        x, y = self.field.on_screen(self.at)
        return pygame.Rect(x - wide / 2, y - 0.56 * wide, wide, wide)

    def hull(self) -> pygame.Rect:
        """The part of that rectangle which the ship fills."""
        rect = self.rect()
        return rect.inflate(-rect.w * 0.4, -rect.h * 0.4)

    def draw(self, window: pygame.Surface) -> None:
        """The ship over its wake, in a ring if the palette asks for rings."""
        rect = self.rect()
        palette = self.field.display.palette
        if palette.rings:
            around = pygame.Rect(0, 0, rect.w * 3 // 4, rect.h * 2 // 5)
            around.center = (rect.centerx, rect.y + rect.h * 13 // 20)
            for colour, wide in (((10, 10, 10), 14), (palette.race[self.figure], 9)):
                pygame.draw.ellipse(window, colour, around, self.field.px(wide))
        if self.wake is not None:
            number = self.wake * HEADINGS + self._frame()
            wake = self.field.display.pictures.frame("race/ships/wake", (128, 128), number, rect.size)
            window.blit(wake, rect)
        elif self.field.clock:
            phase = self.at[0] / 97 + self.at[1] / 61  # neighbours do not bob alike
            rect.y += round(SWELL * self.field.scale * sin(2 * pi * self.field.clock / PERIOD + phase))
        picture = self._picture()
        picture.set_alpha(self.alpha)
        window.blit(picture, rect)
        picture.set_alpha(255)


def moor(field: Field, fleet: Sequence[Ship], spaces: Sequence[int], sailing: int = -1) -> None:
    """Lay every ship at its berth, but the one that sails."""
    for space in set(spaces):
        here = [ship for ship, at in enumerate(spaces) if at == space and ship != sailing]
        for number, ship in enumerate(here):
            fleet[ship].at, fleet[ship].wide = field.berth(space, number, len(here))
            fleet[ship].heading = field.rest_heading(space)
            fleet[ship].wake = None
            fleet[ship].alpha = 255
            fleet[ship].layer = int(space == field.fan and len(here) > 1)
