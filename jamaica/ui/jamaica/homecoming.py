"""A ship comes home to Port Royal: bells, a salute, flags and a crowd on the quay."""

from functools import partial
from math import pi, sin
from random import Random

import pygame

from ...games.jamaica.rules.data import PORT_ROYAL
from ...games.jamaica.rules.events import CameHome
from ...games.jamaica.rules.state import State
from ..entities import BoardSpace, Entity, Layer, Point
from ..motion import Beat, Motion, cues, smooth
from ..table.effects import strip
from .pieces import JamaicaPieces
from .stage import FOLDER

SECONDS = 3.2
WIDE = 268
"""The width of the quay in the design."""
ASIDE = 170
"""How far beside the port the quay ends, in board units: the ships lie there."""
CHEERS = 7.0
"""Pictures of the crowd in a second."""
FLECKS = 60
COLOURS = ((194, 40, 31), (240, 180, 41), (46, 98, 181), (62, 142, 78), (244, 238, 221))
SALUTES = ((-108, -52, 0.25), (104, -56, 0.7), (-54, -62, 1.2), (62, -60, 1.65))
"""Where guns salute, from the middle of the quay in the design, and when."""


class Quay(Entity):
    """The crowd under its flags."""

    def __init__(self, pieces: JamaicaPieces, at: Point) -> None:
        super().__init__(at, self._picture, layer=Layer.CARDS)
        self._pictures, self._wide = pieces.display.pictures, pieces.display.px(WIDE)
        self._facts = self._pictures.facts("jamaica/welcome/welcome")["crowd"]
        self.seconds = 0.0

    def _picture(self) -> pygame.Surface:
        width, high = self._facts["size"]
        number = int(self.seconds * CHEERS) % int(self._facts["frames"])
        size = self._wide, round(self._wide * high / width)
        return self._pictures.frame("jamaica/welcome/crowd", (width, high), number, size)


class Confetti(Entity):
    """Coloured paper that flutters down."""

    def __init__(self, pieces: JamaicaPieces, at: Point) -> None:
        super().__init__(at, lambda: pygame.Surface((0, 0)), layer=Layer.SHEETS)
        random = Random(7)
        self._px = pieces.display.px
        self._flecks = [
            (random.uniform(-170, 170), random.uniform(-190, -60), random.uniform(60, 120), random.random() * 6, number)
            for number in range(FLECKS)
        ]
        self.seconds = 0.0

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """Every fleck where it is now."""
        x, y = space.on_screen(self.at)
        for left, top, fast, turn, number in self._flecks:
            fallen = top + fast * self.seconds
            if fallen > 60:
                continue
            sway = 9 * sin(2 * pi * self.seconds * 0.7 + turn)
            wide = max(1, self._px(6) * abs(sin(turn + 5 * self.seconds)))
            rect = pygame.Rect(0, 0, round(wide), max(2, self._px(4)))
            rect.center = round(x + self._px(left + sway)), round(y + self._px(fallen))
            window.fill(COLOURS[number % len(COLOURS)], rect)


def come_home(event: CameHome, pieces: JamaicaPieces, after: State) -> Beat:
    """The port sees who comes."""
    px, scale, display = pieces.display.px, pieces.board.scale, pieces.display
    port, seen = pieces.space_at(PORT_ROYAL), pieces.table.layout.board
    left, top = pieces.board.on_board((seen.x + px(WIDE) / 2, seen.y + px(96)))
    beside = port[0] - (pieces.board.px(ASIDE) + px(WIDE) / 2) / scale
    at = (max(beside, left), max(port[1], top))
    quay, confetti = Quay(pieces, at), Confetti(pieces, at)
    facts = display.pictures.facts(f"{FOLDER}/battle")["strips"]["smoke"]

    def begin() -> None:
        pieces.world.add(quay)
        if display.moves:
            pieces.world.add(confetti)

    def cheer(part: float) -> None:
        quay.seconds = confetti.seconds = part * SECONDS
        quay.alpha = round(255 * smooth(min(1.0, part * 8, (1 - part) * 8)))

    def end() -> None:
        pieces.world.discard(quay)
        pieces.world.discard(confetti)

    def salute(dx: float, dy: float) -> None:
        spot = (at[0] + px(dx) / scale, at[1] + px(dy) / scale)
        pieces.lingering.add(strip(display, pieces.world, f"{FOLDER}/smoke", facts, spot, px(96), seconds=1.6))

    play = display.sounds.play
    moments = [(0.0, partial(play, "bells")), (0.3, partial(play, "crowd")), (0.25, partial(play, "cannon_far"))]
    moments += [(when, partial(salute, dx, dy)) for dx, dy, when in SALUTES]
    return Beat([Motion(SECONDS, cheer), cues(SECONDS, *moments)], begin, end)
