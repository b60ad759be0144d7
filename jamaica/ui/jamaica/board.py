"""The board on the screen: chart, light, spaces, chests, dice and ships, all placed in board units."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, pi, sin
from pathlib import Path

import pygame

from ...engine.errors import GameError
from ...engine.memo import Memo
from ...games.jamaica.rules.data import PORT_ROYAL, Board, load_board
from ...games.jamaica.rules.state import State
from ..display import Display
from ..entities import BoardSpace, Entity, Layer, Point
from ..focus import is_inside
from ..lettering import INK
from ..pictures import Facts
from ..shapes import draw_count
from . import words
from .anchorage import Anchorage, Box, anchorage
from .daylight import LEVELS, Daylight
from .menu import COLOURS
from .plates import overprint

FIGURES = ("bonny", "read", "bellamy", "rackham", "levasseur", "drummond", "ghost")
"""The words of the captains and of the ghost ship in the pictures, by figure."""
HEADINGS = 16
PIPS, MOST_PIPS, LEAST_PIPS, ASIDE = 34, 52, 9, 72
"""The radius of the figure beside a die in board units, or larger to be read; how far from the middle it lies."""
DIE_UNITS = 82
SPRITE = 1.4
"""How much wider a ship's picture is than the ship."""
PORT_ROYAL_PLATE = (2138.0, 78.0, 2476.0, 154.0)
"""The plate with the name of the port, in board units."""
CHEST, SHIELD, SEAL, SYMBOL = 100, 84, 92, 30
"""How large a chest, a shield and the seal of the red line are painted, and at least a sign that costs something."""
RING, HALO, HALOS = 134, 44, 4
RING_COLOURS = {"morning": (255, 240, 150), "evening": (190, 218, 255)}
"""The radius of the ring round the well of the hour, how far its light reaches, and its colours."""
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
    painted = [sorted(map(int, space["lanes"])) for space in display.pictures.facts("jamaica/board")["spaces"]]
    if painted != [sorted(ways) for ways in state.table.board.ahead]:
        raise OtherShape(words.OTHER_SHAPE, file=Path(state.table.options.data))


class Field(BoardSpace):
    """The board, scaled to its rectangle."""

    def __init__(self, display: Display, board: Board) -> None:
        self.facts: Facts = display.pictures.facts("jamaica/board")
        super().__init__(self.facts["size"][0])
        self.display = display
        self.played = board
        self.spaces: list[Facts] = self.facts["spaces"]
        self.daylight = Daylight(display.settings)
        self.clock = 0.0
        """Seconds the sea has moved: ships at anchor bob by it."""
        self.fan = -1
        """A crowded space whose ships are drawn apart."""
        self._day = self._dusk = self._lit = pygame.Surface((1, 1))
        """The chart by day, at night, and in the light of the moment."""
        self._lit_level = 0
        self._outlines: Memo[int, list[Point]] = Memo(self._outline)
        self._rects: Memo[int, pygame.Rect] = Memo(self._rect_round)
        self._anchorages: Memo[tuple[int, int], Anchorage] = Memo(self._anchorage)
        self._insides: Memo[int, list[tuple[int, int]]] = Memo(self._points_inside)
        self.painted: list[pygame.Rect] = []
        """Where on the screen costs, chests and shields are painted."""
        self._glows: dict[tuple[int, tuple[int, ...]], tuple[pygame.Surface, Point]] = {}
        self.rings: Memo[str, pygame.Surface] = Memo(lambda hour: _ring(self.px, RING_COLOURS[hour]))
        """Per hour the light round its well."""

    def resize(self, rect: pygame.Rect) -> None:
        """Scale the chart for another rectangle."""
        if rect == self.rect and self._day.get_size() == rect.size:
            return
        self.rect = rect
        self._glows.clear()
        for known in (self._outlines, self._rects, self._insides, self.rings):
            known.clear()
        self.painted = [self.symbol(space) for space, facts in enumerate(self.spaces) if "symbol" in facts]
        for name in ("chest", "score"):
            self.painted += [self.square(facts[name], 84) for facts in self.spaces if name in facts]
        pictures = self.display.pictures
        self._day = pictures.get("jamaica/board", rect.size).convert()
        pictures.drop("jamaica/board")
        overprint(self._day, self.display, self.facts, self.played, load_board("standard"))
        self._dusk = self._day.copy()
        self._dusk.blit(
            pictures.get("jamaica/board-evening-light", rect.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT
        )
        self._dusk.blit(
            pictures.get("jamaica/board-evening-lamps", rect.size), (0, 0), special_flags=pygame.BLEND_RGB_ADD
        )
        pictures.forget()
        self._mix_light()

    def close(self) -> None:
        """Let the large pictures go."""
        self._day = self._dusk = self._lit = pygame.Surface((1, 1))
        self._glows.clear()

    def outline(self, space: int) -> list[Point]:
        """The outline of a space on the screen."""
        return self._outlines[space]

    def _outline(self, space: int) -> list[Point]:
        return [self.on_screen(point) for point in self.spaces[space]["polygon"]]

    def bounds(self, space: int) -> pygame.Rect:
        """The rectangle round a space on the screen."""
        return self._rects[space].copy()

    def _rect_round(self, space: int) -> pygame.Rect:
        return self.outlined(self.spaces[space]["polygon"])

    def outlined(self, shape: Sequence[Point]) -> pygame.Rect:
        """The rectangle on the screen round some points of the board."""
        xs, ys = zip(*map(self.on_screen, shape), strict=True)
        return pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def inside(self, space: int) -> list[tuple[int, int]]:
        """Points that are spread over a space but for its edge, on the screen."""
        return self._insides[space]

    def _points_inside(self, space: int) -> list[tuple[int, int]]:
        around, step = self.bounds(space), max(2, self.px(GRAIN))
        x, y = self.spaces[space]["centre"]
        shape = [self.on_screen((x + WITHIN * (px - x), y + WITHIN * (py - y)))
                 for px, py in self.spaces[space]["polygon"]]  # fmt: skip
        points = ((left, top) for left in range(around.x, around.right, step)
                  for top in range(around.y, around.bottom, step))  # fmt: skip
        return [point for point in points if is_inside(shape, point)] or [around.center]

    def square(self, point: Sequence[float], side: float) -> pygame.Rect:
        """A square of so many board units round a point, on the screen."""
        return self.around(point, side, side)

    def symbol(self, space: int) -> pygame.Rect:
        """Where on the screen the cost of a space is painted; nothing where there is none."""
        facts = self.spaces[space]
        wide, high = facts.get("symbol_size", (0, 0))
        rect = pygame.Rect(0, 0, self.px(wide), self.px(high)) if wide else pygame.Rect(0, 0, 0, 0)
        rect.center = tuple(map(round, self.on_screen(facts["symbol" if "symbol" in facts else "centre"])))
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
        if space == self.fan and ships > 1:
            return self._fanned(space, number, ships), SPRITE * FANNED
        found = self._anchorages[space, ships]
        return found.places[number], SPRITE * found.wide

    def _anchorage(self, key: tuple[int, int]) -> Anchorage:
        """Where so many ships lie on a space: off its cost, its chest and its points."""
        space, ships = key
        facts = self.spaces[space]
        return anchorage(facts["polygon"], facts["centre"], self.painted_on(space), ships)

    def painted_on(self, space: int) -> list[Box]:
        """What is painted on a space and round it, in board units."""
        facts, found = self.spaces[space], list[Box]()
        if facts["symbol_size"][0] >= SYMBOL:
            found.append(_box(facts["symbol"], *facts["symbol_size"]))
        sides = {"chest": CHEST, "score": SHIELD}
        found += [_box(facts[name], side, side) for name, side in sides.items() if name in facts]
        if space == PORT_ROYAL:
            found.append(PORT_ROYAL_PLATE)
        return [*found, _box(self.facts["seal"], SEAL, SEAL)]

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

    def shine(self, seconds: float) -> bool:
        """Let the light follow the hour; True if the chart looks different now."""
        if self.display.speed == "instant":
            self.daylight.settle()
        self.daylight.advance(seconds)
        changed = self.daylight.level != self._lit_level
        if changed:
            self._mix_light()
        return changed

    def _mix_light(self) -> None:
        """Mix the chart for the light of the moment: once for each of few levels, so that a frame only copies it."""
        level = self._lit_level = self.daylight.level
        if level in (0, LEVELS):
            self._lit = self._dusk if level else self._day
            return
        if self._lit in (self._day, self._dusk) or self._lit.get_size() != self._day.get_size():
            self._lit = self._day.copy()
        else:
            self._lit.blit(self._day, (0, 0))
        self._dusk.set_alpha(round(255 * level / LEVELS))
        self._lit.blit(self._dusk, (0, 0))
        self._dusk.set_alpha(None)

    def draw(self, window: pygame.Surface) -> None:
        """The chart in the light of the hour."""
        window.blit(self._lit, self.rect)

    def die(self, name: str, face: str, frame: int | None = None, size: int = 0) -> pygame.Surface:
        """A die at rest, or a frame of its tumble; as large as the wells want it, or so many pixels."""
        facts = self.display.pictures.facts("jamaica/dice/dice")
        wide = round((size or self.px(DIE_UNITS)) / facts["width"])
        if frame is None:
            cell = facts["rest"]
            number = facts["faces"][name].index(face)
            return self.display.pictures.frame(f"jamaica/dice/{name}", (cell, cell), number, (wide, wide))
        cell = facts["tumble"][name]
        return self.display.pictures.frame(f"jamaica/dice/{name}-{face}", (cell, cell), frame, (wide, wide))

    def well(self, hour: str) -> Point:
        """The well of an hour on the screen."""
        return self.on_screen(self.facts["wells"][hour])


class Chest(Entity):
    """The treasure of a lair; it opens when somebody finds it."""

    def __init__(self, field: Field, space: int, frame: int = 0) -> None:
        self.space, self.frame, self._field = space, frame, field
        self._strip = field.display.pictures.facts("jamaica/tokens/tokens")["strips"]["chest"]
        facts = field.spaces[space]
        at = facts["chest" if "chest" in facts else "symbol"]  # a lair of the player's own has none painted for it
        super().__init__((at[0], at[1]), self._picture, tuple(self._strip["anchor"]))

    def _picture(self) -> pygame.Surface:
        width, size = self._field.px(self._field.facts["chest_width"] * 1.45), tuple(self._strip["size"])
        high = round(width * size[1] / size[0])
        return self._field.display.pictures.frame("jamaica/tokens/chest", size, self.frame, (width, high))


class Pile(Entity):
    """The treasures that are still to be found, as a pile of cards."""

    def __init__(self, field: Field) -> None:
        self._field = field
        x, y = field.facts["pile"]["centre"]
        super().__init__((x, y), self._picture)

    def _picture(self) -> pygame.Surface:
        wide, high = self._field.facts["pile"]["card"]
        return self._field.display.pictures.get("jamaica/treasures/back", (self._field.px(wide), self._field.px(high)))

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """Three of its cards, each a little higher than the one before."""
        picture, (x, y) = self._picture(), space.on_screen(self.at)
        for lift in (1, 0, -1):
            shift = space.px(4) * lift
            window.blit(picture, picture.get_rect(center=(x + shift, y + shift)))


class Die(Entity):
    """A die in the well of its hour: a face at rest, or a frame of its tumble."""

    def __init__(self, field: Field, hour: str, face: int, frame: int | None = None) -> None:
        self.hour, self.face, self.frame, self._field = hour, face, frame, field
        x, y = field.facts["wells"][hour]
        super().__init__((x, y), self._picture, layer=Layer.DICE)

    def _picture(self) -> pygame.Surface:
        return self._field.die(self.hour, str(self.face), self.frame)

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """The die, and at rest what it shows as a figure on the rim of its well: three of its sides are seen."""
        super().draw(window, space)
        if self.frame is None:
            display, away = self._field.display, space.px(ASIDE)
            x, y = space.on_screen(self.at)
            radius = min(max(display.px(LEAST_PIPS), space.px(PIPS)), space.px(MOST_PIPS))
            draw_count(window, display, (round(x) + away, round(y) + away), str(self.face), radius)


class HourRing(Entity):
    """The light round the well of the hour that is played: whatever the light, one sees whether it is evening."""

    def __init__(self, field: Field, hour: str) -> None:
        x, y = field.facts["wells"][hour]
        super().__init__((x, y), lambda: field.rings[hour], layer=Layer.AFLOAT)


def _ring(px: Callable[[float], int], colour: tuple[int, int, int]) -> pygame.Surface:
    """A ring with a light around it that fades outwards."""
    side = 2 * px(RING + HALO) + 4
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    for step in range(HALOS, 0, -1):
        reach = px(RING + HALO * step / HALOS)
        pygame.draw.aacircle(made, (*colour, 90 - 15 * step), made.get_rect().center, reach)
    pygame.draw.aacircle(made, (*INK[:3], 255), made.get_rect().center, px(RING) + px(4), max(4, px(24)))
    pygame.draw.aacircle(made, (*colour, 255), made.get_rect().center, px(RING), max(2, px(16)))
    pygame.draw.aacircle(made, (0, 0, 0, 0), made.get_rect().center, px(RING) - px(20))
    return made


class FanDisc(Entity):
    """The disc on which the ships of a crowded space lie apart."""

    def __init__(self, field: Field, ships: int) -> None:
        middle, self._radius = field.fan_disc(field.fan, ships)
        self._field = field
        super().__init__(middle, self._picture, layer=Layer.DISC)

    def _picture(self) -> pygame.Surface:
        radius, px = self._field.px(self._radius), self._field.px
        disc = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
        pygame.draw.aacircle(disc, (18, 40, 58, 190), disc.get_rect().center, radius)
        pygame.draw.aacircle(disc, (*FAN_RIM, 255), disc.get_rect().center, radius, max(2, px(7)))
        return disc


class Ship(Entity):
    """A ship: place in board units, heading, width, and a wake while it sails."""

    def __init__(self, field: Field, figure: int) -> None:
        super().__init__((0.0, 0.0), self._picture, layer=Layer.AFLOAT)
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
        return self.field.display.pictures.frame(f"jamaica/ships/{self.name}", (256, 256), self._frame(), (wide, wide))

    def rect(self) -> pygame.Rect:
        """The ship on the screen."""
        wide = self.field.px(self.wide)
        x, y = self.field.on_screen(self.at)
        return pygame.Rect(x - wide / 2, y - 0.56 * wide, wide, wide)

    def hull(self) -> pygame.Rect:
        """The part of that rectangle which the ship fills."""
        rect = self.rect()
        return rect.inflate(-rect.w * 0.4, -rect.h * 0.4)

    def heave(self) -> int:
        """Pixels by which the sea has lowered it at anchor."""
        if self.wake is not None or not self.field.clock:
            return 0
        phase = self.at[0] / 97 + self.at[1] / 61  # neighbours do not bob alike
        return round(SWELL * self.field.scale * sin(2 * pi * self.field.clock / PERIOD + phase))

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """The ship over its wake, in a ring if the palette asks for rings."""
        rect = self.rect()
        palette = self.field.display.palette
        if palette.rings:
            around = pygame.Rect(0, 0, rect.w * 3 // 4, rect.h * 2 // 5)
            around.center = (rect.centerx, rect.y + rect.h * 13 // 20)
            for colour, wide in (((10, 10, 10), 14), (COLOURS[palette.name][self.figure], 9)):
                pygame.draw.ellipse(window, colour, around, self.field.px(wide))
        if self.wake is not None:
            number = self.wake * HEADINGS + self._frame()
            wake = self.field.display.pictures.frame("jamaica/ships/wake", (128, 128), number, rect.size)
            window.blit(wake, rect)
        rect.y += self.heave()
        picture = self._picture()
        picture.set_alpha(self.alpha)
        window.blit(picture, rect)
        picture.set_alpha(255)


def _box(middle: Sequence[float], wide: float, high: float) -> Box:
    return middle[0] - wide / 2, middle[1] - high / 2, middle[0] + wide / 2, middle[1] + high / 2


def moor(field: Field, fleet: Sequence[Ship], spaces: Sequence[int], sailing: int = -1) -> None:
    """Lay every ship at its berth, but the one that sails."""
    for space in set(spaces):
        here = [ship for ship, at in enumerate(spaces) if at == space and ship != sailing]
        for number, ship in enumerate(here):
            fleet[ship].at, fleet[ship].wide = field.berth(space, number, len(here))
            fleet[ship].heading = field.rest_heading(space)
            fleet[ship].wake = None
            fleet[ship].alpha = 255
            fleet[ship].layer = Layer.FANNED if space == field.fan and len(here) > 1 else Layer.AFLOAT
