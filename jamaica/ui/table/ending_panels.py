"""What stands beside the ranking at the end of a match: the step that is counted, then charts of the match."""

from collections.abc import Sequence

import pygame

from ...engine.contract import State
from .. import words
from ..lettering import INK, RED, SOFT
from ..review.chronicle import Chronicle
from ..review.line_chart import Chart, Curve
from .context import TableContext
from .ranking_sheet import RankingSheet, figure


class StepPanel:
    """What is counted now, large, and what everybody gets for it."""

    def __init__(self, table: TableContext[State], sheet: RankingSheet) -> None:
        self.display, self._table, self._sheet = table.display, table, sheet

    def draw(self, window: pygame.Surface, rect: pygame.Rect, seconds: float) -> None:
        """The panel after so many seconds of counting."""
        display, sheet = self.display, self._sheet
        px, text = display.px, display.text
        window.blit(display.pictures.slices("parchment", rect.size, display.unit), rect)
        step = sheet.ranking.steps[sheet.counting.step(seconds)]
        head = text.line(display.language.say(words.COUNTED), px(22), SOFT)
        window.blit(head, head.get_rect(midtop=(rect.centerx, rect.y + px(40))))
        name = text.title(step.name(display.language), px(36), rect.w - px(60), RED)
        window.blit(name, name.get_rect(midtop=(rect.centerx, rect.y + px(66))))
        picture = display.pictures.high(step.picture, min(px(230), rect.h * 2 // 5))
        window.blit(picture, picture.get_rect(center=(rect.centerx, rect.y + round(rect.h * 0.47))))
        self._draw_gains(window, rect, sheet.counting.gains(seconds))

    def _draw_gains(self, window: pygame.Surface, rect: pygame.Rect, gains: Sequence[tuple[int, int]]) -> None:
        px, table = self.display.px, self._table
        size, step = px(52), min(px(96), (rect.w - px(40)) // len(gains))
        for number, (party, gain) in enumerate(gains):
            x = rect.centerx + round(step * (number - (len(gains) - 1) / 2))
            emblem = self.display.pictures.get(table.kit.emblem(table.figure(party)), (size, size))
            window.blit(emblem, emblem.get_rect(midbottom=(x, rect.bottom - px(78))))
            points = self.display.text.line(figure(gain, signed=True), px(30), INK if gain else SOFT, bold=True)
            window.blit(points, points.get_rect(midtop=(x, rect.bottom - px(74))))


class ChartsPanel:
    """How each party stood from round to round, and what its chances were."""

    def __init__(self, table: TableContext[State], chronicle: Chronicle) -> None:
        self.display, self._table, self._chronicle = table.display, table, chronicle

    def draw(self, window: pygame.Surface, rect: pygame.Rect) -> None:
        """One chart above the other, as far as the chronicle has got."""
        say, chronicle, state = self.display.language.say, self._chronicle, self._table.match.state
        standings, gap = self._table.kit.standings, self.display.px(8)
        least, most = standings.span(state)
        least = min(least, *(min(values) for values in chronicle.standings)) if chronicle.standings else least
        high = (rect.h - gap) // 2
        charts = (
            (Chart(say(standings.title), least, most, lambda value: figure(round(value)), chronicle.rounds),
             chronicle.standings),
            (Chart(say(words.CHANCES), 0, 1, self.display.language.percent, chronicle.rounds),
             chronicle.shares),
        )  # fmt: skip
        for number, (chart, values) in enumerate(charts):
            where = pygame.Rect(rect.x, rect.y + number * (high + gap), rect.w, high)
            chart.draw(window, self.display, where, self._curves(values))

    def _curves(self, values: Sequence[Sequence[float]]) -> list[Curve]:
        table = self._table
        return [
            Curve(table.colour(party), table.kit.emblem(table.figure(party)), [now[party] for now in values])
            for party in range(len(table.names))
        ]
