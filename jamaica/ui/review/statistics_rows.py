"""Rows of the statistics: a player's figures, and a person's rating, each with its interval drawn."""

from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame
from pygame_gui.core.interfaces import IContainerLikeInterface

from ...games import find_game
from ...session.seat_labels import pilot_words
from ...store.results import Player
from ...store.statistics import Figures, Rating
from ..display import Display
from ..gui.buttons import PAPER, PICTURES, Pressable
from ..gui.canvas import LEFT, RIGHT, Canvas
from ..lettering import BODY, RED, SOFT
from . import words

ENDS = (0.0, 0.25, 0.36, 0.43, 0.5, 0.71, 0.79, 0.86, 0.93, 1.0)
"""Where the columns of the figures begin and end, in parts of the width."""
SPAN = 800
"""Points of a rating that are drawn to either side."""
WIDEST = "100 %"
"""No share of victories is wider."""
BAND, DOT = "#B9C9A6", "#2F6FA8"


def name_of(display: Display, player: Player) -> str:
    """A person's name, or a captain's level and character."""
    return player.name if player.is_person else pilot_words(player.name, display.language)


def columns(rect: pygame.Rect) -> list[pygame.Rect]:
    """The columns of a row."""
    xs = [rect.x + round(rect.w * end) for end in ENDS]
    return [pygame.Rect(left, rect.y, right - left, rect.h) for left, right in pairwise(xs)]


def draw_heads(canvas: Canvas) -> None:
    """The heads of the columns."""
    px = canvas.display.px
    for number, (cell, word) in enumerate(zip(columns(canvas.rect), words.COLUMNS, strict=True)):
        text = canvas.display.language.say(word)
        if number < 2:
            canvas.line(text, 17, pygame.Rect(cell.x + px(12), 0, cell.w - px(16), cell.h), RED, bold=True, align=LEFT)
        else:
            canvas.line(text, 17, cell.inflate(-px(8), 0), RED, bold=True)


class FiguresRow(Pressable):
    """One player in one game; pressing shows the best voyage again."""

    def __init__(
        self, display: Display, rect: pygame.Rect, one: Figures, act: Callable[[], None], note: str,
        container: IContainerLikeInterface,
    ) -> None:  # fmt: skip
        self.one = one
        key = ("figures", one.player, one.game, one.seats)
        super().__init__(display, rect, key, name_of(display, one.player), act, note, container)

    def paint(self, canvas: Canvas, state: str) -> None:
        px, one, language = self.display.px, self.one, self.display.language
        canvas.frame(f"{PAPER}-{PICTURES[state]}")
        cells = columns(canvas.rect)
        for cell, word, bold in ((cells[0], self.label, True), (cells[1], find_game(one.game).title, False)):
            room = pygame.Rect(cell.x + px(12), px(4), cell.w - px(20), cell.h - px(8))
            canvas.line(word, 19, room, bold=bold, align=LEFT)
        figures = ((one.games, ""), (one.wins, "g"), None, (one.mean_score, ".1f"), (one.best_score, ""),
                   (one.streak, "+"), (one.longest, ""))  # fmt: skip
        for cell, figure in zip(cells[2:], figures, strict=True):
            if figure:
                canvas.line(language.number(*figure), 19, cell.inflate(-px(6), -px(8)))
        share = language.percent(one.wins / one.games)
        draw_interval(canvas, cells[4], (one.wins / one.games, *one.share), share)


def draw_rating(canvas: Canvas, rating: Rating) -> None:
    """A person against a level: points above it, with their interval."""
    px, language, whole = canvas.display.px, canvas.display.language, canvas.rect
    said = language.count(
        *words.AGAINST, rating.games, person=rating.person, level=pilot_words(rating.level, language),
        game=find_game(rating.game).title,
    )  # fmt: skip
    left = pygame.Rect(0, 0, round(whole.w * 0.42), whole.h)
    canvas.line(said, 19, pygame.Rect(px(8), 0, left.w - px(16), whole.h), align=LEFT)
    field = pygame.Rect(left.right, 0, round(whole.w * 0.36), whole.h)
    values = (rating.points, rating.least, rating.most)
    parts = [0.5 + max(-SPAN, min(SPAN, value)) / SPAN / 2 for value in values]
    x = field.centerx
    pygame.draw.line(canvas.surface, SOFT, (x, field.y + px(4)), (x, field.bottom - px(4)), px(2))
    draw_interval(canvas, field, parts)
    points, least, most = (language.number(value, "+.0f") for value in values)
    room = pygame.Rect(field.right + px(14), 0, whole.right - field.right - px(14), whole.h)
    canvas.line(language.say(words.POINTS, points=points, least=least, most=most), 19, room, bold=True, align=LEFT)


def draw_interval(canvas: Canvas, cell: pygame.Rect, parts: Sequence[float], figure: str = "") -> None:
    """A value between its least and its most, all in parts of the cell's width."""
    px, surface = canvas.display.px, canvas.surface
    wide = canvas.display.text.font(BODY, px(18)).size(WIDEST)[0] if figure else 0
    field = pygame.Rect(cell.x + px(12), cell.y, cell.w - px(24) - (wide + px(12) if figure else 0), cell.h)
    middle, least, most = (field.x + field.w * part for part in parts)
    pygame.draw.line(surface, SOFT, (field.x, field.centery), (field.right, field.centery))
    band = pygame.Rect(round(least), field.centery - px(8), max(px(2), round(most - least)), px(16))
    pygame.draw.rect(surface, BAND, band, border_radius=px(6))
    pygame.draw.rect(surface, SOFT, band, max(1, px(1)), border_radius=px(6))
    pygame.draw.aacircle(surface, DOT, (middle, field.centery), px(7))
    if figure:
        canvas.line(figure, 18, pygame.Rect(cell.right - px(4) - wide, cell.y, wide, cell.h), align=RIGHT)
