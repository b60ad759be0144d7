"""The ships as columns beside each other: free slots, prizes, who has how many barrels and what they would bring."""

from dataclasses import dataclass

import pygame

from ...games.montego.draft import Spread
from ...games.montego.rules.position import Position
from ...games.montego.rules.static import PIERS, PILOT
from ...games.montego.text import choices as offers
from ...games.montego.text import terms
from ...games.montego.text.preview import Standing, standing
from ..display import Display
from ..lettering import GOLD, INK, RED, SOFT
from ..table.paint import Paint
from . import words

_GREEN = pygame.Color("#2F6B2A")


@dataclass(frozen=True)
class _Measures:
    """The parts of a column in the design: size and top of its head, the prizes, the rows of the seats."""

    head: int
    top: int
    prizes: int
    coin: int
    rows: int
    row: int


_USUAL = _Measures(head=18, top=7, prizes=43, coin=13, rows=60, row=26)
_LOW = _Measures(head=13, top=4, prizes=27, coin=8, rows=37, row=15)
"""For a table that is drawn very large."""
LOW = 110
"""Columns less high than this are low ones."""


def columns(area: pygame.Rect) -> list[pygame.Rect]:
    """The place of each pier's column."""
    wide = area.w // PIERS
    return [pygame.Rect(area.x + pier * wide, area.y, wide - 4, area.h) for pier in range(PIERS)]


def badge(display: Display, column: pygame.Rect) -> tuple[int, int] | None:
    """The middle of the free place beside the prizes of a column; a low one has none."""
    size = _measures(display, column)
    return None if size is _LOW else (column.right - display.px(31), column.y + display.px(size.prizes))


def _measures(display: Display, column: pygame.Rect) -> _Measures:
    return _LOW if column.h < display.px(LOW) else _USUAL


def standing_with(view: Position, pier: int, seat: int, spread: Spread | None) -> Standing:
    """How the ship at a pier would be scored with what a draft puts aboard or takes off."""
    return standing(view, pier, seat, spread.signed(pier) if spread else 0)


def draw_columns(
    window: pygame.Surface, paint: Paint, view: Position, area: pygame.Rect, seat: int, spread: Spread | None,
    focus: int | None,
) -> None:  # fmt: skip
    """A column for each ship; what a draft changes is shown as if it had happened."""
    for pier, rect in enumerate(columns(area)):
        if pier < len(view.ships):
            allowed = spread is None or spread.can_add(pier) or bool(spread.counts[pier])
            look = "parchment-active" if pier == focus else "parchment-plain"
            paint.frame(window, look, rect)
            _column(window, paint, view, rect, pier, seat, spread)
            if not allowed:
                shade = pygame.Surface(rect.size, pygame.SRCALPHA)
                pygame.draw.rect(shade, (60, 40, 20, 90), shade.get_rect(), border_radius=paint.display.px(10))
                window.blit(shade, rect)


def _column(
    window: pygame.Surface, paint: Paint, view: Position, rect: pygame.Rect, pier: int, seat: int,
    spread: Spread | None,
) -> None:  # fmt: skip
    display = paint.display
    px, text, language = display.px, display.text, display.language
    size = _measures(display, rect)
    head = text.title(language.say(words.PIER, pier=pier + 1), px(size.head), rect.w * 0.5, RED)
    window.blit(head, (rect.x + px(10), rect.y + px(size.top)))
    small = px(size.head - 3)
    if view.ships[pier] == PILOT:
        top = rect.y + px(size.top) + round(head.get_height() * 1.1)
        for number, part in enumerate(text.broken(language.say(terms.PILOT), small, rect.w - px(20))):
            window.blit(text.line(part, small, SOFT), (rect.x + px(10), top + round(number * small * 1.2)))
        return
    now = standing_with(view, pier, seat, spread)
    free = len_slots(view, pier) - sum(now.barrels)
    note = language.count(*offers.FREE, free) if free else language.say(words.FULL)
    room = rect.w - px(24) - head.get_width()
    line = text.fitted(note, small, room, SOFT if free else RED, bold=not free)
    middle = rect.y + px(size.top) + head.get_height() // 2
    window.blit(line, line.get_rect(midright=(rect.right - px(10), middle)))
    _prizes(window, paint, view, pier, rect, size)
    seats = sorted((own for own in range(view.seats) if now.barrels[own]), key=lambda own: -now.barrels[own])
    abreast = 2 if size is _LOW and len(seats) > 2 else 1
    wide, rows = (rect.w - px(5)) // abreast, -(-len(seats) // abreast)
    step = min(px(size.row), (rect.h - px(size.rows + 6)) // max(1, rows))
    for number, own in enumerate(seats):
        down, column = divmod(number, abreast)
        row = pygame.Rect(rect.x + column * wide, rect.y + px(size.rows) + down * step, wide, step)
        _row(window, paint, row, own, now, now.barrels[own] != view.barrels(pier)[own])
    if not seats:
        nobody = text.fitted(language.say(offers.NOBODY_ABOARD), small, rect.w - px(20), SOFT)
        window.blit(nobody, nobody.get_rect(midtop=(rect.centerx, rect.y + px(size.rows + 8))))


def _row(window: pygame.Surface, paint: Paint, row: pygame.Rect, seat: int, now: Standing, changed: bool) -> None:
    """A seat with its barrels and what they would bring; in a narrow row without the picture of a barrel."""
    display, high = paint.display, round(min(row.h * 0.9, paint.display.px(22), row.w / 3.4))
    narrow = row.w < 4.5 * high
    left, gap = row.x + round(high * (0.25 if narrow else 0.5)), round(high * 0.3)
    emblem = display.pictures.get(f"montego/portraits/emblem-{paint.faces[seat]}", (high, high))
    window.blit(emblem, emblem.get_rect(midleft=(left, row.centery)))
    paint.ring(window, seat, (left + high // 2, row.centery), high // 2)
    letters = round(high * 0.88)
    count = display.text.line(str(now.barrels[seat]), letters, _GREEN if changed else INK, bold=True)
    place = count.get_rect(midleft=(left + high + gap // (2 if narrow else 1), row.centery))
    window.blit(count, place)
    if not narrow:
        keg = display.pictures.high(f"montego/keg-{paint.faces[seat]}", round(high * 0.82))
        window.blit(keg, keg.get_rect(midleft=(place.right + round(high * 0.2), row.centery)))
    gain = display.text.line(f"+{now.gains[seat]}", letters, RED if now.gains[seat] else SOFT, bold=True)
    window.blit(gain, gain.get_rect(midright=(row.right - (gap if narrow else 2 * gap), row.centery)))


def _prizes(
    window: pygame.Surface, paint: Paint, view: Position, pier: int, rect: pygame.Rect, size: _Measures
) -> None:
    """The prizes as coins of gold, silver and bronze."""
    px, coin = paint.display.px, size.coin
    x = rect.x + px(coin * 1.5)
    for metal, prize in zip((GOLD, pygame.Color("#D9DEE2"), pygame.Color("#D08A4E")),
                            view.table.prizes[view.ships[pier]], strict=False):  # fmt: skip
        at = (x, rect.y + px(size.prizes))
        pygame.draw.aacircle(window, INK, at, px(coin))
        pygame.draw.aacircle(window, metal, at, px(coin * 0.88))
        line = paint.display.text.line(str(prize), px(coin * 1.3), INK, bold=True)
        window.blit(line, line.get_rect(center=at))
        x += px(coin * 2.12)


def len_slots(view: Position, pier: int) -> int:
    """The slots of the ship at a pier."""
    return view.table.slots[view.ships[pier]]
