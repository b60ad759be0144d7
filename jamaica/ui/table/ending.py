"""The end of a match: who won and by what, and how it came to that."""

from collections.abc import Callable, Hashable, Sequence
from itertools import accumulate
from typing import Any

import pygame

from ...engine.sealing import short
from .. import words
from ..lettering import BODY, CREAM, GOLD, INK, NAMES, RED, SOFT
from ..review.chronicle import Chronicle
from ..review.line_chart import Chart, Curve
from ..shapes import plate
from ..widgets.buttons import RED as RED_BUTTON
from ..widgets.buttons import WOOD, Button, alike
from ..widgets.dialog import Question
from ..widgets.widget import Pressed, Widget
from .kit import Source
from .paint import draw_laurel
from .pause_menu import Entry, MenuScene
from .sitting import Sitting

PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN)
CROWDED = 32
"""Things of a column that have less width than this in the design go into two rows."""
SETTLE = 1.0
"""Seconds in which nothing can be pressed: a key meant for the last choice starts no new game."""
FAIR = "fair"
HEAD = 18
"""How large the heads of the columns are written."""


class Ending(MenuScene):
    """The ranking with what each party scored for what, and charts of the match."""

    def __init__(
        self, table: Sitting[Any], again: Callable[[], None], leave: Callable[[], None],
        record: Callable[[], None] | None = None, replay: Callable[[], None] | None = None,
        analyse: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(table.display)
        self.table = table
        self._again, self.leave_table = again, leave
        self._record, self._replay, self._analyse = record, replay, analyse
        self.ranking = table.kit.rank(table.match)
        self.winners = table.match.state.winners()
        self.chronicle = Chronicle(table.match, table.kit.standings.measure)
        self._seen = SETTLE if table.watched else 0.0
        """Seconds it has been seen, if somebody comes from the last choice."""
        self.display.sounds.play("victory")

    def entries(self) -> Sequence[Entry]:
        offered = ((words.REPLAY, self._replay), (words.ANALYSE, self._analyse), (words.RECORD, self._record))
        entries: list[Entry] = [(self.say(label), act) for label, act in offered if act]
        return [(self.say(words.AGAIN), self._again), *entries, (self.say(words.TO_LAUNCHER), self.leave_table)]

    def area(self) -> pygame.Rect:
        px, (width, height) = self.display.px, self.display.size
        wide = min(len(self.entries()) * px(310), width - px(40))
        return pygame.Rect((width - wide) // 2, height - px(72), wide, px(60))

    def build(self) -> Sequence[Widget]:
        """The buttons side by side: the height belongs to ranking and charts."""
        entries, area, gap = self.entries(), self.area(), self.display.px(12)
        step = area.w // len(entries)
        buttons = alike([
            Button(
                self.display, pygame.Rect(area.x + number * step, area.y, step - gap, area.h), number, label, act,
                WOOD if number else RED_BUTTON,
            )
            for number, (label, act) in enumerate(entries)
        ])  # fmt: skip
        return [*buttons, self._fair()]

    def _fair(self) -> Widget:
        """The line below the headline: that the dice can be checked; pressed, it tells how."""
        px, text = self.display.px, self.say(words.WAS_IT_FAIR, fingerprint=short(self.table.match.fingerprint))
        wide = min(self.display.text.font(BODY, px(16)).size(text)[0], self.display.size[0] - px(60))
        rect = pygame.Rect(0, 0, wide + px(20), px(24))
        rect.center = (self.display.size[0] // 2, px(61))
        return FairLine(self.display, rect, FAIR, text, self._tell_seal)

    def _tell_seal(self) -> None:
        text = self._seal()
        self.stack.push(Question(self.display, self.say(words.FAIR_TITLE), text, [], self.say(words.BACK)))

    def back(self) -> None:
        self.leave_table()

    def take(self, event: pygame.Event) -> None:
        if self._seen >= SETTLE or event.type not in PRESSES:
            super().take(event)

    def update(self, seconds: float) -> bool:
        self._seen += seconds
        return self.chronicle.advance()

    def _headline(self) -> str:
        """Who has won."""
        language, kit, seats = self.display.language, self.table.kit, len(self.table.match.seats)
        names = [self.table.names[party] for party in self.winners]
        if len(names) > 1:
            return language.say(words.SHARE, names=language.all_of(names))
        party = self.winners[0]
        return language.say(kit.wins, name=names[0]) if party < seats else language.say(kit.others[party - seats].wins)

    def _seal(self) -> str:
        """The seed that was hidden so far, and how to verify the dice with it."""
        match = self.table.match
        seed = self.say(words.SEED_SHOWN, seed=match.luck.seed, fingerprint=short(match.fingerprint))
        return " ".join((seed, self.say(self.table.kit.verify)))

    def draw(self, window: pygame.Surface) -> None:
        px, pictures, text = self.display.px, self.display.pictures, self.display.text
        window.blit(pictures.tiled("tile-table", window.get_size(), self.display.unit), (0, 0))
        room = window.get_width() - px(60)
        title = text.fitted(self._headline(), px(44), room, GOLD, NAMES)
        window.blit(title, title.get_rect(midtop=(window.get_rect().centerx, px(2))))
        top, bottom = px(76), self.area().y - px(12)
        inner = pygame.Rect(px(16), top, window.get_width() - px(32), bottom - top)
        ranking = pygame.Rect(inner.x, inner.y, round(inner.w * 0.58), inner.h)
        self._draw_ranking(window, ranking)
        beside = pygame.Rect(ranking.right + px(10), inner.y, inner.right - ranking.right - px(10), inner.h)
        self._draw_charts(window, beside)
        self.draw_widgets(window)

    # The ranking

    def _columns(self, rect: pygame.Rect) -> list[tuple[float, float]]:
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

    def _draw_ranking(self, window: pygame.Surface, rect: pygame.Rect) -> None:
        px, text = self.display.px, self.display.text
        window.blit(self.display.pictures.slices("parchment", rect.size, self.display.unit), rect)
        columns = self._columns(rect)
        for (x, wide), word in zip(columns, self.ranking.columns, strict=True):
            head = text.fitted(self.display.language.say(word), px(HEAD), wide - px(6), RED, NAMES)
            window.blit(head, head.get_rect(center=(x, rect.y + px(28))))
        high = min(px(180), (rect.h - px(60)) // len(self.ranking.rows))
        for place, (party, points) in enumerate(self.ranking.rows):
            row = pygame.Rect(rect.x, rect.y + px(46) + place * high, rect.w, high)
            self._draw_party(window, row, party)
            sources = self.ranking.sources.get(party, [[Source("", part)] for part in points[:-1]])
            for (x, wide), parts in zip(columns, sources, strict=False):
                self._draw_sources(window, pygame.Rect(round(x - wide / 2), row.y, round(wide), high), parts)
            total = text.line(_figure(points[-1]), min(px(32), high * 0.45), INK, bold=True)
            window.blit(total, total.get_rect(center=(columns[-1][0], row.centery)))
            if place:
                pygame.draw.line(window, SOFT, (rect.x + px(28), row.y), (rect.right - px(28), row.y), px(1))

    def _draw_party(self, window: pygame.Surface, row: pygame.Rect, party: int) -> None:
        px, pictures = self.display.px, self.display.pictures
        size, first = min(px(68), row.h - px(14)), party in self.winners
        at = (row.x + px(24) + size // 2, row.centery)
        portrait = pictures.get(self.table.kit.portrait(self.table.figure(party)), (size, size))
        window.blit(portrait, portrait.get_rect(center=at))
        if first:
            draw_laurel(window, pictures, self.table.kit.emblem(self.table.figure(party)), at, size)
        left = row.x + px(36) + size
        name = self.display.text.fitted(
            self.table.names[party], px(24), row.x + row.w * 0.38 - left, RED if first else INK, NAMES
        )
        window.blit(name, name.get_rect(midleft=(left, row.centery)))

    def _draw_sources(self, window: pygame.Surface, cell: pygame.Rect, parts: Sequence[Source]) -> None:
        """The single things of a column, side by side, many of them in two rows; nothing scored is a dash."""
        px, text = self.display.px, self.display.text
        if not parts:
            dash = text.line("–", px(20), SOFT)
            window.blit(dash, dash.get_rect(center=cell.center))
        rows = 2 if len(parts) * px(CROWDED) > cell.w and cell.h >= px(100) else 1
        abreast, high = max(1, -(-len(parts) // rows)), cell.h // rows
        step = min(px(46), (cell.w - px(4)) / abreast)
        for number, part in enumerate(parts):
            row, column = divmod(number, abreast)
            count = min(abreast, len(parts) - row * abreast)
            at = (cell.centerx + step * (column - (count - 1) / 2), cell.y + high * (row + 0.5))
            if not part.picture:
                figure = text.line(_figure(part.points), px(22), INK)
                window.blit(figure, figure.get_rect(center=at))
                continue
            picture = self.display.pictures.high(part.picture, min(px(48), high - px(14)))
            if picture.get_width() > step:
                picture = self.display.pictures.get(
                    part.picture, (round(step), round(step * picture.get_height() / picture.get_width()))
                )
            window.blit(picture, picture.get_rect(center=at))
            figure = text.line(_figure(part.points), px(17), CREAM if part.points >= 0 else GOLD, bold=True)
            place = figure.get_rect(midbottom=(at[0], at[1] + picture.get_height() // 2 + px(2)))
            colour, label = INK if part.points >= 0 else RED, place.inflate(px(6), 0)
            window.blit(plate(label.size, colour, colour, 1, px(4)), label)
            window.blit(figure, place)

    # The charts

    def _draw_charts(self, window: pygame.Surface, rect: pygame.Rect) -> None:
        say, chronicle, state = self.display.language.say, self.chronicle, self.table.match.state
        standings, gap = self.table.kit.standings, self.display.px(8)
        least, most = standings.span(state)
        least = min(least, *(min(values) for values in chronicle.standings)) if chronicle.standings else least
        high = (rect.h - gap) // 2
        charts = (
            (Chart(say(standings.title), least, most, lambda value: _figure(round(value)), chronicle.rounds),
             chronicle.standings),
            (Chart(say(words.CHANCES), 0, 1, self.display.language.percent, chronicle.rounds),
             chronicle.shares),
        )  # fmt: skip
        for number, (chart, values) in enumerate(charts):
            where = pygame.Rect(rect.x, rect.y + number * (high + gap), rect.w, high)
            chart.draw(window, self.display, where, self._curves(values))

    def _curves(self, values: Sequence[Sequence[float]]) -> list[Curve]:
        table = self.table
        return [
            Curve(table.colour(party), table.kit.emblem(table.figure(party)), [now[party] for now in values])
            for party in range(len(table.names))
        ]


class FairLine(Pressed):
    """A line of small letters that can be pressed."""

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, colour = self.display.px, GOLD if focus == self.spot.key else CREAM
        line = self.display.text.fitted(self.spot.label, px(16), self.rect.w - px(20), colour)
        place = line.get_rect(center=self.rect.center)
        window.blit(line, place)
        pygame.draw.line(window, colour, place.bottomleft, place.bottomright, max(1, px(1)))


def _figure(points: int) -> str:
    """Points with the minus as printed."""
    return str(points).replace("-", "−")
