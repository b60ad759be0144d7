"""The sea on which a battle is seen: its own units in a frame over the board, its ships and its waves."""

from collections.abc import Callable, Sequence
from math import pi, sin

import pygame

from ..display import Display
from ..entities import BoardSpace, Entity, Layer, Point
from ..pictures import Facts

FOLDER = "jamaica/battle"
SIDES = ("attack", "defend")
ROOM = 0.95
"""The part of the board that the frame fills at most, each way."""
SHIP = 2.02
"""Units of the stage to one unit of a ship."""
BERTHS = ((244.0, 334.0), (596.0, 334.0))
"""Where attacker and defender lie, at the waterline."""
OFFING = 330.0
"""How far outside they come from."""
SWAY, HEAVE, PERIOD = 1.1, 2.6, 3.7
"""How ships roll, in degrees, and rise, in units, and in how many seconds."""
STEP = 0.2
"""Degrees between two pictures of a ship that rolls."""
WAVE = 62.0
"""How far below the top of the waves in front the sea's lower edge lies."""
DRIFT = 11.0
"""Units that those waves go in a second."""


class Stage(BoardSpace):
    """The framed sea in units of its own, in the middle of what is seen of the board."""

    def __init__(self, display: Display) -> None:
        self.display = display
        self.facts: Facts = display.pictures.facts(f"{FOLDER}/battle")
        self.ships: Facts = display.pictures.facts(f"{FOLDER}/ships/ships")
        self.size: tuple[float, float] = tuple(self.facts["size"])
        super().__init__(self.size[0])

    def fit(self, seen: pygame.Rect) -> None:
        """Lay it over what is seen of the board."""
        wide, high = self.size
        scale = min(seen.w * ROOM / wide, seen.h * ROOM / high)
        self.rect = pygame.Rect(0, 0, round(wide * scale), round(high * scale))
        self.rect.center = seen.center

    def part(self, name: str) -> pygame.Rect:
        """The sea or the board below it on the screen."""
        left, top, wide, high = self.facts[name]
        (x, y), (right, bottom) = self.on_screen((left, top)), self.on_screen((left + wide, top + high))
        return pygame.Rect(round(x), round(y), round(right) - round(x), round(bottom) - round(y))

    def prepare(self, hour: str) -> None:
        """Scale what lies behind the ships; as it was painted it is not needed any more."""
        if not self.rect.w > 1:
            return
        self.picture(hour)
        self.display.pictures.drop(f"{FOLDER}/stage-{hour}")

    def picture(self, hour: str) -> pygame.Surface:
        """Frame, sky and sea at an hour."""
        return self.display.pictures.layer(f"{FOLDER}/stage-{hour}", self.rect.size)


class BattleShip(Entity):
    """One of the two ships: coming up, broadside on, or losing a mast."""

    def __init__(self, stage: Stage, side: int, name: str, clock: Callable[[], float]) -> None:
        super().__init__(BERTHS[side], self._rolled, tuple(stage.ships["anchor"]), Layer.AFLOAT)
        self.side, self.name, self._stage, self._clock = side, name, stage, clock
        self.frame = self.ready
        self._kept: dict[int, pygame.Surface] = {}
        """By roll the pictures of the frame that was drawn last."""
        self._kept_for: tuple[int, int] = (-1, 0)

    @property
    def ready(self) -> int:
        """The frame broadside on."""
        return int(self._stage.ships["coming"])

    @property
    def wrecked(self) -> int:
        """The frame without its mast."""
        return self.ready + int(self._stage.ships["falling"])

    @property
    def file(self) -> str:
        """Its pictures."""
        return f"{FOLDER}/ships/{self.name}-{SIDES[self.side]}"

    def muzzles(self) -> Sequence[Point]:
        """Where its guns end, in units of the stage."""
        facts = self._stage.ships
        (x, y), (wide, high) = self.at, facts["units"]
        spots = facts["muzzles"][SIDES[self.side]][self.name]
        return [
            (x + (part_x - self.anchor[0]) * wide * SHIP, y + (part_y - self.anchor[1]) * high * SHIP)
            for part_x, part_y in spots
        ]

    def deck(self) -> Point:
        """The middle of its deck, in units of the stage."""
        return self.at[0], self.at[1] - 46

    def _picture(self) -> pygame.Surface:
        facts, stage = self._stage.ships, self._stage
        size = stage.px(facts["units"][0] * SHIP), stage.px(facts["units"][1] * SHIP)
        return stage.display.pictures.frame(self.file, tuple(facts["size"]), self.frame, size)

    def _phase(self) -> float:
        return 2 * pi * self._clock() / PERIOD + 1.9 * self.side

    def _rolled(self) -> pygame.Surface:
        """The picture as far over as the sea has it."""
        step = round(SWAY * sin(self._phase() - 0.8) / STEP)
        kept_for = self.frame, self._stage.rect.w
        if kept_for != self._kept_for:
            self._kept.clear()
            self._kept_for = kept_for
        if step not in self._kept:
            plain = self._picture()
            self._kept[step] = pygame.transform.rotozoom(plain, step * STEP, 1.0) if step else plain
        return self._kept[step]

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """The ship on the waves. It rolls about its middle, so its place is that of the picture that does not roll."""
        picture, plain = self.picture(), self._picture()
        x, y = space.on_screen(self.at)
        high = plain.get_height()
        middle = x + (0.5 - self.anchor[0]) * plain.get_width(), y + (0.5 - self.anchor[1]) * high
        rise = HEAVE * space.scale * sin(self._phase())
        window.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1] + rise))))


class Swell(Entity):
    """The waves in front of the ships, which go on and on."""

    def __init__(self, stage: Stage, hour: Callable[[], str], clock: Callable[[], float]) -> None:
        left, top, _, high = stage.facts["sea"]
        super().__init__((left, top + high - WAVE), self._picture, layer=Layer.FLAGS)
        self._stage, self._hour, self._clock = stage, hour, clock

    def _picture(self) -> pygame.Surface:
        wide = self._stage.part("sea").w
        return self._stage.display.pictures.high(f"{FOLDER}/swell-{self._hour()}", round(wide * 156 / 1616))

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """The strip twice, one behind the other."""
        picture = self._picture()
        x, y = space.on_screen(self.at)
        gone = round(DRIFT * self._clock() * space.scale) % picture.get_width()
        rise = round(2.0 * space.scale * sin(2 * pi * self._clock() / PERIOD))
        for shift in (-gone, picture.get_width() - gone):
            window.blit(picture, (round(x) + shift, round(y) + rise))
