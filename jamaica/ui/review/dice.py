"""The rolls of kept games against expectation, worked out in a thread; and how they are drawn."""

from collections.abc import Iterator, Sequence
from threading import Event, Thread

import pygame

from ...engine import rolls
from ...engine.contract import Game, State
from ...engine.errors import GameError
from ...engine.rolls import Kind, Outcome, Thrown
from ...store import Saved, Saves
from ..display import Display
from ..gui.canvas import LEFT, Canvas
from ..lettering import INK, RED, SOFT

HEAD, ROW, NAME = 64, 30, 280
BAND, MEAN = "#B9C9A6", "#2F6FA8"
"""Colours of the fair range and of what was to be expected."""


class Tally:
    """Counts all rolls and draws of some kept games. `kinds` is there once it is done."""

    def __init__(self, saves: Saves, games: Sequence[Saved], game: Game[State]) -> None:
        self.kinds: list[Kind] | None = None
        self._saves, self._games, self._game = saves, games, game
        self._stop = Event()
        self.thread = Thread(target=self._work, name="tally", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """No longer wanted: the thread ends after the game it is at."""
        self._stop.set()

    def _work(self) -> None:
        throws = list(self._throws())
        if not self._stop.is_set():
            self.kinds = rolls.against_expectation(throws, self._game)

    def _throws(self) -> Iterator[Thrown]:
        for saved in self._games:
            if self._stop.is_set():
                return
            try:
                record = self._saves.load(saved).record()
            except GameError:  # the list of games tells what is wrong with it
                continue
            yield from rolls.throws_of(record, self._game)


class KindChart:
    """One kind of throw: a row per outcome with its fair range, what was to be expected, and how often it came."""

    def __init__(self, display: Display, kind: Kind, game: Game[State]) -> None:
        self.kind, self.high = kind, display.px(HEAD + ROW * len(kind.outcomes) + 14)
        self.names = [game.outcome(kind.stage, one.name, display.language) for one in kind.outcomes]
        self.head = rolls.verdict(kind, game, display.language)
        self.oddness = rolls.oddness(kind, display.language)
        self.most = max(max(one.most, one.count) for one in kind.outcomes)

    def draw(self, canvas: Canvas) -> None:
        """The whole chart."""
        px, wide = canvas.display.px, canvas.rect.w
        colour = RED if self.kind.is_unusual else INK
        canvas.line(self.head, 21, pygame.Rect(0, px(6), wide, px(28)), colour, bold=True, align=LEFT)
        canvas.line(self.oddness, 18, pygame.Rect(0, px(34), wide, px(26)), align=LEFT)
        for number, (one, name) in enumerate(zip(self.kind.outcomes, self.names, strict=True)):
            self._draw_row(canvas, pygame.Rect(0, px(HEAD + number * ROW), wide, px(ROW)), one, name)

    def _draw_row(self, canvas: Canvas, row: pygame.Rect, one: Outcome, named: str) -> None:
        px, surface = canvas.display.px, canvas.surface
        canvas.line(named, 18, pygame.Rect(row.x + px(8), row.y, px(NAME - 20), row.h), bold=True, align=LEFT)
        field = pygame.Rect(row.x + px(NAME), row.y + px(5), round(row.w * 0.36), row.h - px(10))
        scale = field.w / max(1, self.most)
        band = pygame.Rect(field.x + round(one.least * scale), field.y, round((one.most - one.least) * scale), field.h)
        pygame.draw.rect(surface, BAND, band.inflate(px(4), 0), border_radius=px(5))
        middle = field.x + one.expected * scale
        pygame.draw.line(surface, MEAN, (middle, field.y - px(2)), (middle, field.bottom + px(1)), px(3))
        fair = one.least <= one.count <= one.most
        pygame.draw.aacircle(surface, INK if fair else RED, (field.x + one.count * scale, field.centery), px(7))
        x = field.right + px(20)
        room = pygame.Rect(x, row.y, row.right - x - px(4), row.h)
        canvas.line(rolls.told(one, canvas.display.language), 17, room, SOFT, align=LEFT)
