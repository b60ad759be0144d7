"""The sheet on which a ship's scoring is spelled out: who has how many barrels, and how the prizes are shared."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ...engine.language import Language
from ...games.montego.rules.events import CellarScored, Place, ShipScored
from ..lettering import INK, NAMES, RED, SOFT
from ..table.paint import Paint
from . import words

ROW = 46
WIDE = 620
QUAY_EDGE = 0.64
"""The part of the board above the water."""


@dataclass(frozen=True)
class Row:
    """One seat: its barrels, the prizes of the places it shares, with how many, and its points."""

    seat: int
    barrels: int
    prizes: tuple[int, ...]
    sharing: int
    extra: bool
    points: int


@dataclass(frozen=True)
class Sheet:
    """A scoring; `pier` is None for the tavern."""

    pier: int | None
    full: bool
    rows: tuple[Row, ...]


def of_ship(event: ShipScored) -> Sheet:
    """The scoring of a ship."""
    rows = _rows(event.places, event.prizes, event.gains, event.extra)
    return Sheet(event.pier, event.extra is not None, rows)


def of_cellar(event: CellarScored) -> Sheet:
    """The scoring of the tavern."""
    return Sheet(None, False, _rows(event.places, event.prizes, event.gains, None))


def _rows(
    places: Sequence[Place], prizes: Sequence[int], gains: Sequence[int], extra: int | None
) -> tuple[Row, ...]:  # fmt: skip
    rows, first = list[Row](), 0
    for place in places:
        taken = tuple(prizes[first : first + len(place.seats)])
        first += len(place.seats)
        for seat in place.seats:
            rows.append(Row(seat, place.barrels, taken, len(place.seats), seat == extra, gains[seat]))
    return tuple(rows)


def how(row: Row, language: Language) -> str:
    """How a seat comes by its points."""
    prize = sum(row.prizes)
    if not row.prizes:
        text = language.say(words.NO_PRIZE)
    elif row.sharing == 1:
        text = language.say(words.ALONE, prize=prize)
    else:
        even = prize % row.sharing == 0
        total = " + ".join(map(str, row.prizes))
        text = language.say(words.SHARED_EVEN if even else words.SHARED, sum=total, prize=prize, number=row.sharing)
    return language.say(words.AND_LAST_SLOT, prize=text) if row.extra else text


def heading(sheet: Sheet, language: Language) -> str:
    """What is scored."""
    title = words.TAVERN if sheet.pier is None else words.SAILS_FULL if sheet.full else words.SAILS
    return language.say(title, pier=(sheet.pier or 0) + 1)


def draw_sheet(window: pygame.Surface, paint: Paint, sheet: Sheet, board: pygame.Rect) -> None:
    """The scoring of the moment, over the warehouses."""
    display = paint.display
    px, pictures, text, language = display.px, display.pictures, display.text, display.language
    whole = window.get_rect()
    rect = pygame.Rect(0, 0, min(px(WIDE), whole.w - px(20)), px(76) + max(1, len(sheet.rows)) * px(ROW))
    rect.midbottom = (board.centerx, board.y + round(board.h * QUAY_EDGE))  # the ship itself is not hidden
    rect.clamp_ip(whole)
    paint.frame(window, "parchment", rect)
    head = text.title(heading(sheet, language), px(24), rect.w - px(60), RED)
    window.blit(head, head.get_rect(midtop=(rect.centerx, rect.y + px(14))))
    if not sheet.rows:
        line = text.line(language.say(words.NOBODY), px(18), SOFT)
        window.blit(line, line.get_rect(center=(rect.centerx, rect.y + px(76))))
    for number, row in enumerate(sheet.rows):
        y = rect.y + px(54) + number * px(ROW) + px(ROW) // 2
        emblem = pictures.get(f"montego/portraits/emblem-{paint.faces[row.seat]}", (px(34), px(34)))
        window.blit(emblem, emblem.get_rect(center=(rect.x + px(46), y)))
        paint.ring(window, row.seat, (rect.x + px(46), y), px(17))
        name = text.fitted(paint.names[row.seat], px(20), px(110), INK, NAMES)
        window.blit(name, name.get_rect(midleft=(rect.x + px(72), y)))
        barrel = pictures.get(f"montego/barrel-{paint.faces[row.seat]}", (px(30), px(30)))
        window.blit(barrel, barrel.get_rect(center=(rect.x + px(200), y)))
        count = text.line(str(row.barrels), px(20), INK, bold=True)
        window.blit(count, count.get_rect(midleft=(rect.x + px(220), y)))
        lines = text.broken(how(row, language), px(17), rect.w - px(250) - px(86))
        for place, part in enumerate(lines):
            line = text.line(part, px(17), SOFT)
            window.blit(line, line.get_rect(midleft=(rect.x + px(250), y + px(19) * (place - (len(lines) - 1) / 2))))
        points = text.line(f"+{row.points}", px(26), RED if row.points else SOFT, bold=True)
        window.blit(points, points.get_rect(midright=(rect.right - px(30), y)))
