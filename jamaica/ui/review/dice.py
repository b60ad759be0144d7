"""The rolls of kept games against expectation, worked out in a thread; and how they are drawn."""

from collections.abc import Hashable, Iterator, Sequence
from threading import Event, Thread
from typing import Any

import pygame

from ...engine import rolls
from ...engine.contract import Game
from ...engine.errors import GameError
from ...engine.rolls import Kind, Outcome, Thrown
from ...store import Saved, Saves
from ..display import Display
from ..lettering import INK, RED, SOFT
from ..widgets.widget import Widget

HEAD, ROW, NAME = 64, 30, 280
BAND, MEAN = "#B9C9A6", "#2F6FA8"
"""Colours of the fair range and of what was to be expected."""


class Tally:
    """Counts all rolls and draws of some kept games. `kinds` is there once it is done."""

    def __init__(self, saves: Saves, games: Sequence[Saved], game: Game[Any]) -> None:
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


class KindChart(Widget):
    """One kind of throw: a row per outcome with its fair range, what was to be expected, and how often it came."""

    def __init__(self, display: Display, left: int, top: int, width: int, kind: Kind, game: Game[Any]) -> None:
        high = display.px(HEAD + ROW * len(kind.outcomes) + 14)
        super().__init__(display, pygame.Rect(left, top, width, high))
        self.kind = kind
        self.names = [game.outcome(kind.stage, one.name, display.language) for one in kind.outcomes]
        self.head = rolls.verdict(kind, game, display.language)
        self.oddness = rolls.oddness(kind, display.language)
        self.most = max(max(one.most, one.count) for one in kind.outcomes)

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, text = self.display.px, self.display.text
        colour = RED if self.kind.is_unusual else INK
        head = text.fitted(self.head, px(21), self.rect.w, colour, bold=True)
        window.blit(head, head.get_rect(midleft=(self.rect.x, self.rect.y + px(20))))
        oddness = text.fitted(self.oddness, px(18), self.rect.w, INK)
        window.blit(oddness, oddness.get_rect(midleft=(self.rect.x, self.rect.y + px(46))))
        for number, (one, name) in enumerate(zip(self.kind.outcomes, self.names, strict=True)):
            row = pygame.Rect(self.rect.x, self.rect.y + px(HEAD + number * ROW), self.rect.w, px(ROW))
            self._draw_row(window, row, one, name)

    def _draw_row(self, window: pygame.Surface, row: pygame.Rect, one: Outcome, named: str) -> None:
        px, text = self.display.px, self.display.text
        name = text.fitted(named, px(18), px(NAME - 20), INK, bold=True)
        window.blit(name, name.get_rect(midleft=(row.x + px(8), row.centery)))
        field = pygame.Rect(row.x + px(NAME), row.y + px(5), round(row.w * 0.36), row.h - px(10))
        scale = field.w / max(1, self.most)
        band = pygame.Rect(field.x + round(one.least * scale), field.y, round((one.most - one.least) * scale), field.h)
        pygame.draw.rect(window, BAND, band.inflate(px(4), 0), border_radius=px(5))
        middle = field.x + one.expected * scale
        pygame.draw.line(window, MEAN, (middle, field.y - px(2)), (middle, field.bottom + px(1)), px(3))
        at = (field.x + one.count * scale, field.centery)
        fair = one.least <= one.count <= one.most
        pygame.draw.aacircle(window, INK if fair else RED, at, px(7))
        said = rolls.told(one, self.display.language)
        line = text.fitted(said, px(17), row.right - field.right - px(24), SOFT)
        window.blit(line, line.get_rect(midleft=(field.right + px(20), row.centery)))
