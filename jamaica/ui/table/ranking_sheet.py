"""The table of points on parchment: a strip for each party, which grows while it is counted and moves past others."""

from collections.abc import Sequence
from itertools import accumulate

import pygame

from ...engine.contract import State
from ..lettering import CREAM, GOLD, INK, NAMES, RED
from ..shapes import plate
from .context import TableContext
from .counting import Counting
from .kit import Source
from .outcome import Outcome
from .paint import draw_laurel

CROWDED = 46
"""Things of a column that have less width than this in the design go into two rows."""
HEAD = 18
"""How large the heads of the columns are written."""
TALLEST = 180
KEPT = 200
"""How many strips are kept: each is painted anew only when something is added on it."""


class RankingSheet:
    """Shows a ranking as it is after some seconds of counting."""

    def __init__(self, table: TableContext[State], outcome: Outcome) -> None:
        self.table, self.display, self.outcome = table, table.display, outcome
        self.ranking = outcome.ranking
        self.counting = Counting(self.ranking)
        self._strips: dict[tuple[int, ...], pygame.Surface] = {}

    def forget(self) -> None:
        """Drop all painted strips: the window has another size."""
        self._strips.clear()

    def columns(self, rect: pygame.Rect) -> list[tuple[float, float]]:
        """Middle and width of each column of points: room for its head, and the more things it shows, the wider."""
        px, text, say = self.display.px, self.display.text, self.display.language.say
        shown = self.ranking.sources.values()
        counts = [max((len(parts[n]) for parts in shown), default=1) for n in range(len(self.ranking.columns) - 1)]
        weights = [1.6 + 0.55 * max(1, count) for count in counts] + [1.6]
        heads = [text.font(NAMES, px(HEAD)).size(say(word))[0] + px(8) for word in self.ranking.columns]
        room, left = rect.w * 0.62 - px(20), rect.x + rect.w * 0.38
        widths = [max(head, room * own / sum(weights)) for head, own in zip(heads, weights, strict=True)]
        widths[widths.index(max(widths))] -= sum(widths) - room
        return [(left + end - own / 2, own) for end, own in zip(accumulate(widths), widths, strict=True)]

    def draw(self, window: pygame.Surface, rect: pygame.Rect, seconds: float) -> None:
        """The whole sheet after so many seconds of counting."""
        px, text, counting = self.display.px, self.display.text, self.counting
        window.blit(self.display.pictures.slices("parchment", rect.size, self.display.unit), rect)
        columns = self.columns(rect)
        for (x, wide), word in zip(columns, self.ranking.columns, strict=True):
            head = text.fitted(self.display.language.say(word), px(HEAD), wide - px(6), RED, NAMES)
            window.blit(head, head.get_rect(center=(x, rect.y + px(28))))
        high = min(px(TALLEST), (rect.h - px(76)) // len(self.ranking.rows))
        size = (rect.w - px(32), high - px(6))
        rising = sorted(counting.order(counting.step(seconds)), key=lambda party: self._rises(party, seconds))
        for party in rising:
            strip = self._strip(party, size, [(x - rect.x - px(16), wide) for x, wide in columns], seconds)
            window.blit(strip, (rect.x + px(16), rect.y + px(46) + counting.row(party, seconds) * high))

    def _rises(self, party: int, seconds: float) -> float:
        """Parties that climb lie over those that fall back."""
        counting = self.counting
        return counting.order(counting.step(seconds)).index(party) - counting.row(party, seconds)

    def _strip(
        self, party: int, size: tuple[int, int], columns: Sequence[tuple[float, float]], seconds: float
    ) -> pygame.Surface:
        """The strip of a party, with what it has scored for so far."""
        counting = self.counting
        step, points = counting.step(seconds), counting.points(party, seconds)
        key = (party, step, points, *size)
        if key not in self._strips:
            if len(self._strips) >= KEPT:
                self._strips.clear()
            self._strips[key] = self._painted(party, size, columns, step, points)
        return self._strips[key]

    def _painted(
        self, party: int, size: tuple[int, int], columns: Sequence[tuple[float, float]], step: int, points: int
    ) -> pygame.Surface:
        px, ended = self.display.px, step == self.counting.steps
        made = self.display.pictures.slices("parchment-plain", size, self.display.unit * 0.6).copy()
        self._draw_party(made, party, ended)
        for (x, wide), parts in zip(columns, self.ranking.sources.get(party, ()), strict=False):
            counted = [part for part in parts if part.step <= step]
            self._draw_sources(made, pygame.Rect(round(x - wide / 2), 0, round(wide), size[1]), counted, len(parts))
        total = self.display.text.line(figure(points), min(px(32), size[1] * 0.45), INK, bold=True)
        made.blit(total, total.get_rect(center=(columns[-1][0], size[1] // 2)))
        return made

    def _draw_party(self, made: pygame.Surface, party: int, ended: bool) -> None:
        px, pictures, table = self.display.px, self.display.pictures, self.table
        wide, high = made.get_size()
        size, first = min(px(68), high - px(10)), ended and party in self.outcome.winners
        at = (px(12) + size // 2, high // 2)
        portrait = pictures.get(table.kit.portrait(table.figure(party)), (size, size))
        made.blit(portrait, portrait.get_rect(center=at))
        if first:
            draw_laurel(made, pictures, table.kit.emblem(table.figure(party)), at, size)
        left = px(24) + size
        room = wide * 0.385 - left - px(10)
        name = self.display.text.fitted(table.names[party], px(24), room, RED if first else INK, NAMES)
        made.blit(name, name.get_rect(midleft=(left, high // 2)))

    def _draw_sources(self, made: pygame.Surface, cell: pygame.Rect, parts: Sequence[Source], most: int) -> None:
        """The single things of a column, side by side, many of them in two rows; room is kept for those to come."""
        px, text = self.display.px, self.display.text
        rows = 2 if most * px(CROWDED) > cell.w and cell.h >= px(96) else 1
        abreast, high = max(1, -(-most // rows)), cell.h // rows
        step = min(px(46), (cell.w - px(4)) / abreast)
        for number, part in enumerate(parts):
            row, column = divmod(number, abreast)
            count = min(abreast, most - row * abreast)
            at = (cell.centerx + step * (column - (count - 1) / 2), cell.y + high * (row + 0.5))
            if not part.picture:
                points = text.line(figure(part.points), px(22), INK)
                made.blit(points, points.get_rect(center=at))
                continue
            points = text.line(figure(part.points), px(16), CREAM if part.points >= 0 else GOLD, bold=True)
            tall = points.get_height() - px(9)  # a label lies over the foot of its picture
            picture = self.display.pictures.high(part.picture, min(px(50), high - tall - px(6)))
            if picture.get_width() > step:
                picture = self.display.pictures.get(
                    part.picture, (round(step), round(step * picture.get_height() / picture.get_width()))
                )
            lies = picture.get_rect(center=(at[0], at[1] - tall / 2))
            made.blit(picture, lies)
            place = points.get_rect(midtop=(at[0], lies.bottom - px(9)))
            colour, label = INK if part.points >= 0 else RED, place.inflate(px(6), 0)
            made.blit(plate(label.size, colour, colour, 1, px(4)), label)
            made.blit(points, place)


def figure(points: int, *, signed: bool = False) -> str:
    """Points with the minus as printed, and with a plus if they are gained."""
    return (f"{points:+}" if signed and points else str(points)).replace("-", "−")
