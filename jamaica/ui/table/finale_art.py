"""What the scene at the end of a match is made of: sky and sea, flags, ships, and what falls from the sky."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

import pygame

from ..display import Display
from ..entities import Point
from ..motion import smooth
from ..palette import Colour
from .kit import Celebration

PAINTED = (1600, 1000)
"""The size that the scenery is painted in."""
ART = "interface/ending/"
TURNS = 8
"""In how many pictures a thing turns round once."""
FALLING = 96
"""How many things fall at a time."""
LOWEST = 0.66
"""How far below the ball of its pole a flag can be seen, in parts of the pole."""
POLE = 0.068
"""How wide a pole is with its ball, in its heights."""
SLICE = 2
"""Pixels of the design of a strip of cloth that waves as one."""


def eased(seconds: float, begins: float, lasts: float) -> float:
    """How far something is, from 0 to 1, that begins after some seconds and lasts some more."""
    return smooth(min(1.0, max(0.0, (seconds - begins) / lasts)))


class Scenery:
    """Sky, sea and coast in one picture, and waves in front of it that roll."""

    def __init__(self, display: Display, what: Celebration, dusk: bool) -> None:
        width, height = display.size
        scale = max(width / PAINTED[0], height / PAINTED[1])
        self._left, self._top = (width - PAINTED[0] * scale) / 2, height - PAINTED[1] * scale
        self.ground = pygame.Surface(display.size)
        for name, (x, y) in what.backdrop:
            picture = self._scaled(display, name, scale)
            self.ground.blit(picture, (self._left + x * scale, self._top + y * scale))
        name, (_, y) = what.swell
        swell = self._scaled(display, name, scale)
        self._wave = pygame.Surface((swell.get_width(), swell.get_height()), pygame.SRCALPHA)
        self._wave.blit(swell, (0, 0))
        if dusk:
            self.ground.fill(what.dusk, special_flags=pygame.BLEND_RGB_MULT)
            self._wave.fill((*what.dusk, 255), special_flags=pygame.BLEND_RGBA_MULT)
        self._wave.set_alpha(255, pygame.RLEACCEL)
        self._sea = self._top + y * scale
        self._far = 26 * scale

    @staticmethod
    def _scaled(display: Display, name: str, scale: float) -> pygame.Surface:
        raw = display.pictures.raw(name)
        size = (round(raw.get_width() * scale) + 1, round(raw.get_height() * scale) + 1)
        made = pygame.transform.smoothscale(raw, size)
        display.pictures.drop(name)  # large, and not seen again soon
        return made

    def draw_waves(self, window: pygame.Surface, seconds: float) -> None:
        """The waves in front: they go round for ever, a picture's width behind each other."""
        wide = self._wave.get_width()
        x = (seconds * self._far) % wide + self._left - wide
        y = self._sea + self._far * 0.25 * (1 + sin(seconds * 1.1))
        while x < window.get_width():
            window.blit(self._wave, (x, y))
            x += wide - 1


class Flag:
    """A flag in a party's colour with its emblem, on a pole; it waves."""

    def __init__(self, display: Display, colour: Colour, emblem: str, high: int) -> None:
        """`high`: the height of the pole."""
        self._pole = display.pictures.get(ART + "pole", (round(high * POLE), high))
        cloth = display.pictures.high(ART + "cloth", round(high * 0.225)).copy()
        cloth.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        size = round(cloth.get_height() * 0.56)
        badge = display.pictures.get(emblem, (size, size))
        cloth.blit(badge, badge.get_rect(center=(round(cloth.get_width() * 0.44), cloth.get_height() // 2)))
        self._cloth, self._step = cloth, max(2, display.px(SLICE))
        self._high = high

    def draw(self, window: pygame.Surface, foot: Point, raised: float, seconds: float) -> None:
        """The pole on its foot, and the flag `raised` from 0 to 1 on it, in the wind."""
        pole, cloth = self._pole, self._cloth
        x, top = round(foot[0]), round(foot[1] - self._high)
        lowest = self._high * LOWEST - cloth.get_height()
        window.blit(pole, (x - pole.get_width() // 2, top))
        y = top + self._high * 0.035 + lowest * (1 - raised)
        wide, high = cloth.get_size()
        for left in range(0, wide, self._step):
            out = left / wide
            lift = high * 0.075 * out * sin(seconds * 5 - out * 7) + high * 0.04 * out
            window.blit(cloth, (x + pole.get_width() // 5 + left, y + lift), (left, 0, self._step, high))


class Galleon:
    """A ship whose stripes and pennants have a party's colour."""

    def __init__(self, display: Display, colour: Colour, high: int, dusk: Colour | None) -> None:
        made = display.pictures.high(ART + "ship", high).copy()
        light = display.pictures.high(ART + "ship-colour", high).copy()
        light.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(light, (0, 0))
        if dusk:
            made.fill((*dusk, 255), special_flags=pygame.BLEND_RGBA_MULT)
        self.picture = made

    def draw(self, window: pygame.Surface, at: Point, seconds: float) -> None:
        """With the middle of its waterline there; it heaves."""
        wide, high = self.picture.get_size()
        heave = high * 0.014 * sin(seconds * 1.6 + at[0])
        window.blit(self.picture, (at[0] - wide / 2, at[1] - high * 0.93 + heave))


@dataclass(frozen=True)
class _Thing:
    """Something that falls."""

    pictures: Sequence[pygame.Surface]
    aside: float
    start: float
    pace: float
    spin: float


class Rain:
    """Coins and what else falls from the sky for a winner, for ever."""

    def __init__(self, display: Display, names: Sequence[str]) -> None:
        rng, small = Random(8), display.px(34)
        kinds = [spun(display.pictures.high(name, small)) for name in names[:-1]]
        kinds.append(tumbling(display.pictures.high(names[-1], round(small * 1.25))))
        self._things = [
            _Thing(rng.choice(kinds), rng.random(), rng.random(), rng.uniform(0.13, 0.26), rng.uniform(0.7, 1.7))
            for _ in range(FALLING)
        ]

    def draw(self, window: pygame.Surface, seconds: float, near: bool) -> None:
        """Half of them fall behind what stands in the middle, half in front of it."""
        width, height = window.get_size()
        for thing in self._things[near::2]:
            fallen = seconds * thing.pace - thing.start
            if fallen < 0:
                continue
            picture = thing.pictures[int(seconds * thing.spin * TURNS) % TURNS]
            x = width * thing.aside + height * 0.02 * sin(seconds * 1.7 + thing.aside * 40)
            window.blit(picture, (x - picture.get_width() / 2, height * 1.1 * (fallen % 1.0) - height * 0.06))


def spun(picture: pygame.Surface) -> list[pygame.Surface]:
    """A coin that spins: it becomes narrow and broad again."""
    wide, high = picture.get_size()
    widths = [max(2, round(wide * abs(cos(pi * turn / TURNS)))) for turn in range(TURNS)]
    return [pygame.transform.smoothscale(picture, (width, high)) for width in widths]


def tumbling(picture: pygame.Surface) -> list[pygame.Surface]:
    """A thing that rolls over."""
    return [pygame.transform.rotozoom(picture, 360 * turn / TURNS, 1) for turn in range(TURNS)]


Place = tuple[float, float, float]
"""Where a ship lies, in parts of the window: middle and waterline; and its height."""
BERTHS: Sequence[Place] = (
    (0.875, 0.735, 0.36), (0.125, 0.735, 0.27), (0.04, 0.665, 0.2), (0.215, 0.645, 0.15), (0.115, 0.61, 0.11),
    (0.03, 0.595, 0.09),
)  # fmt: skip
"""Of the fleet, from the winner to the last."""


class Fleet:
    """The ships of all parties: the winner ahead, the others behind in their order."""

    def __init__(self, display: Display, colours: Sequence[Colour], dusk: Colour | None) -> None:
        height = display.size[1]
        berths = BERTHS[: len(colours)]
        self._berths = berths
        self._ships = [
            Galleon(display, colour, round(high * height), dusk)
            for colour, (_, _, high) in zip(colours, berths, strict=False)
        ]

    def draw(self, window: pygame.Surface, seconds: float) -> None:
        """They come from the west and go on slowly; the farthest first."""
        width, height = window.get_size()
        for number in reversed(range(len(self._ships))):
            x, y, high = self._berths[number]
            come = 1 - (1 - min(1.0, seconds / (3.2 + 0.5 * number))) ** 3
            drift = 0.0016 * seconds * high / 0.3
            self._ships[number].draw(window, (width * (-0.2 + (x + 0.2) * come + drift), height * y), seconds)
