"""Rows of the statistics: a player's figures, and a person's rating, each with its interval drawn."""

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise

import pygame

from ...games import find_game
from ...session.seat_labels import pilot_words
from ...store.results import Player
from ...store.statistics import Figures, Rating
from ..display import Display
from ..lettering import INK, RED, SOFT
from ..widgets.widget import Pressed, Widget
from . import words

ENDS = (0.0, 0.25, 0.36, 0.43, 0.5, 0.71, 0.79, 0.86, 0.93, 1.0)
"""Where the columns of the figures begin and end, in parts of the width."""
SPAN = 800
"""Points of a rating that are drawn to either side."""
BAND, DOT = "#B9C9A6", "#2F6FA8"


def name_of(display: Display, player: Player) -> str:
    """A person's name, or a captain's level and character."""
    return player.name if player.is_person else pilot_words(player.name, display.language)


def columns(rect: pygame.Rect) -> list[pygame.Rect]:
    """The columns of a row."""
    xs = [rect.x + round(rect.w * end) for end in ENDS]
    return [pygame.Rect(left, rect.y, right - left, rect.h) for left, right in pairwise(xs)]


class Heads(Widget):
    """The heads of the columns."""

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, text = self.display.px, self.display.text
        for number, (cell, word) in enumerate(zip(columns(self.rect), words.COLUMNS, strict=True)):
            line = text.fitted(self.display.language.say(word), px(17), cell.w - px(8), RED, bold=True)
            window.blit(line, line.get_rect(midleft=(cell.x + px(12), cell.centery)) if number < 2
                        else line.get_rect(center=cell.center))  # fmt: skip


class FiguresRow(Pressed):
    """One player in one game; pressing shows the best voyage again."""

    def __init__(self, display: Display, rect: pygame.Rect, one: Figures, act: Callable[[], None], note: str) -> None:
        key = ("figures", one.player, one.game, one.seats)
        super().__init__(display, rect, key, name_of(display, one.player), act, note)
        self.one = one

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, text, one = self.display.px, self.display.text, self.one
        self.frame(window, "button-hover" if focus == self.spot.key else "button-normal")
        cells = columns(self.rect)
        for cell, word, bold in ((cells[0], self.spot.label, True), (cells[1], find_game(one.game).title, False)):
            line = text.fitted(word, px(19), cell.w - px(16), INK, bold=bold)
            window.blit(line, line.get_rect(midleft=(cell.x + px(12), cell.centery)))
        figures = ((one.games, ""), (one.wins, "g"), None, (one.mean_score, ".1f"), (one.best_score, ""),
                   (one.streak, "+"), (one.longest, ""))  # fmt: skip
        for cell, figure in zip(cells[2:], figures, strict=True):
            line = text.fitted(self.display.language.number(*figure) if figure else "", px(19), cell.w - px(6), INK)
            window.blit(line, line.get_rect(center=cell.center))
        share = self.display.language.percent(one.wins / one.games)
        draw_interval(window, self.display, cells[4], (one.wins / one.games, *one.share), share)


class RatingRow(Widget):
    """A person against a level: points above it, with their interval."""

    def __init__(self, display: Display, rect: pygame.Rect, rating: Rating) -> None:
        super().__init__(display, rect)
        self.rating = rating

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, text, rating = self.display.px, self.display.text, self.rating
        language = self.display.language
        said = language.count(
            *words.AGAINST, rating.games, person=rating.person, level=pilot_words(rating.level, language),
            game=find_game(rating.game).title,
        )  # fmt: skip
        left = pygame.Rect(self.rect.x, self.rect.y, round(self.rect.w * 0.42), self.rect.h)
        line = text.fitted(said, px(19), left.w - px(16), INK)
        window.blit(line, line.get_rect(midleft=(left.x + px(8), left.centery)))
        field = pygame.Rect(left.right, self.rect.y, round(self.rect.w * 0.36), self.rect.h)
        values = (rating.points, rating.least, rating.most)
        parts = [0.5 + max(-SPAN, min(SPAN, value)) / SPAN / 2 for value in values]
        pygame.draw.line(window, SOFT, (field.centerx, field.y + px(4)), (field.centerx, field.bottom - px(4)), px(2))
        draw_interval(window, self.display, field, parts)
        points, least, most = (language.number(value, "+.0f") for value in values)
        figure = text.fitted(language.say(words.POINTS, points=points, least=least, most=most), px(19),
                             self.rect.right - field.right - px(14), INK, bold=True)  # fmt: skip
        window.blit(figure, figure.get_rect(midleft=(field.right + px(14), field.centery)))


def draw_interval(
    window: pygame.Surface, display: Display, cell: pygame.Rect, parts: Sequence[float], figure: str = ""
) -> None:
    """A value between its least and its most, all in parts of the cell's width."""
    px = display.px
    field = pygame.Rect(cell.x + px(12), cell.y, cell.w - px(24) - (px(52) if figure else 0), cell.h)
    middle, least, most = (field.x + field.w * part for part in parts)
    pygame.draw.line(window, SOFT, (field.x, field.centery), (field.right, field.centery))
    band = pygame.Rect(round(least), field.centery - px(8), max(px(2), round(most - least)), px(16))
    pygame.draw.rect(window, BAND, band, border_radius=px(6))
    pygame.draw.rect(window, SOFT, band, max(1, px(1)), border_radius=px(6))
    pygame.draw.aacircle(window, DOT, (middle, field.centery), px(7))
    line = display.text.line(figure, px(18), INK)
    window.blit(line, line.get_rect(midright=(cell.right - px(4), cell.centery)))
