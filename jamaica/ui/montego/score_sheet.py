"""The sheet of the moment on the screen: a scoring is read row by row beside its ship."""

from collections.abc import Callable

import pygame

from ..entities import BoardSpace, Entity, Layer
from ..lettering import INK, NAMES, RED, SOFT
from ..table.paint import Paint
from . import words
from .pieces import MontegoPieces
from .sheet import Row, Sheet, heading, how
from .ships import Ship

ROW = 46
WIDE = 620
QUAY_EDGE = 0.65
"""The part of the board above the water."""
PAPER, LIT = pygame.Color("#F3E4BC"), pygame.Color("#FFF6D8")
"""The tongue of a sheet, and the row that is read."""


class ScoreSheet(Entity):
    """The scoring of the moment, beside its ship: row by row, while the barrels of each seat are lit."""

    def __init__(self, pieces: MontegoPieces, paint: Callable[[], Paint]) -> None:
        super().__init__((0.0, 0.0), lambda: pieces.quay.sprite("coin")[0], layer=Layer.SHEETS)
        self._pieces, self._paint = pieces, paint

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """Nothing while nothing is scored."""
        sheet = self._pieces.sheet
        if sheet is None:
            return
        rect = self._place(window.get_rect(), sheet)
        self._point(window, rect, sheet)
        self._light(window, sheet)
        self._write(window, rect, sheet)

    def _ship(self, sheet: Sheet) -> Ship | None:
        fleet = self._pieces.fleet
        return fleet[sheet.pier] if sheet.pier is not None and sheet.pier < len(fleet) else None

    def _place(self, whole: pygame.Rect, sheet: Sheet) -> pygame.Rect:
        """Above the water, over the ship if there is room: the ship itself is not hidden."""
        px, board, quay = self._pieces.display.px, self._pieces.table.layout.board, self._pieces.quay
        rect = pygame.Rect(0, 0, min(px(WIDE), whole.w - px(20)), px(76) + max(1, len(sheet.rows)) * px(ROW))
        ship = self._ship(sheet)
        middle = round(quay.on_screen(ship.at)[0]) if ship else board.centerx
        rect.midbottom = (middle, board.y + round(board.h * QUAY_EDGE))
        rect.clamp_ip(board.inflate(-px(12), 0) if rect.w < board.w - px(12) else whole)
        return rect.clamp(whole)

    def _point(self, window: pygame.Surface, rect: pygame.Rect, sheet: Sheet) -> None:
        """A tongue of paper towards the ship."""
        if ship := self._ship(sheet):
            px, x = self._pieces.display.px, round(self._pieces.quay.on_screen(ship.at)[0])
            x = max(rect.x + px(40), min(rect.right - px(40), x))
            tongue = [(x - px(18), rect.bottom - px(9)), (x + px(18), rect.bottom - px(9)), (x, rect.bottom + px(16))]
            pygame.draw.polygon(window, INK, [(a, b + px(2)) for a, b in tongue])
            pygame.draw.polygon(window, PAPER, tongue)

    def _light(self, window: pygame.Surface, sheet: Sheet) -> None:
        """The barrels of the seat whose row was read last."""
        ship, read = self._ship(sheet), self._pieces.rows_read
        if ship and 0 < read <= len(sheet.rows):
            quay = self._pieces.quay
            zoom = quay.slots(len(ship.cargo))[1]
            for slot, owner in enumerate(ship.cargo):
                if owner == sheet.rows[read - 1].seat:
                    quay.put(window, "glow-barrel", ship.slot_at(slot), zoom=zoom)

    def _write(self, window: pygame.Surface, rect: pygame.Rect, sheet: Sheet) -> None:
        paint, display = self._paint(), self._pieces.display
        px, text = display.px, display.text
        paint.frame(window, "parchment", rect)
        head = text.title(heading(sheet, display.language), px(24), rect.w - px(60), RED)
        window.blit(head, head.get_rect(midtop=(rect.centerx, rect.y + px(14))))
        if not sheet.rows:
            line = text.line(display.language.say(words.NOBODY), px(18), SOFT)
            window.blit(line, line.get_rect(center=(rect.centerx, rect.y + px(76))))
        for number, row in enumerate(sheet.rows[: self._pieces.rows_read]):
            strip = pygame.Rect(rect.x, rect.y + px(54) + number * px(ROW), rect.w, px(ROW))
            if number == self._pieces.rows_read - 1:
                pygame.draw.rect(window, LIT, strip.inflate(-px(44), -px(4)), border_radius=px(8))
            self._row(window, paint, strip, row)

    def _row(self, window: pygame.Surface, paint: Paint, strip: pygame.Rect, row: Row) -> None:
        display = self._pieces.display
        px, pictures, text, y = display.px, display.pictures, display.text, strip.centery
        emblem = pictures.get(f"montego/portraits/emblem-{paint.faces[row.seat]}", (px(34), px(34)))
        window.blit(emblem, emblem.get_rect(center=(strip.x + px(46), y)))
        paint.ring(window, row.seat, (strip.x + px(46), y), px(17))
        name = text.fitted(paint.names[row.seat], px(20), px(110), INK, NAMES)
        window.blit(name, name.get_rect(midleft=(strip.x + px(72), y)))
        barrel = pictures.high(f"montego/keg-{paint.faces[row.seat]}", px(30))
        window.blit(barrel, barrel.get_rect(center=(strip.x + px(200), y)))
        count = text.line(str(row.barrels), px(20), INK, bold=True)
        window.blit(count, count.get_rect(midleft=(strip.x + px(220), y)))
        lines = text.broken(how(row, display.language), px(17), strip.w - px(250) - px(86))
        for place, part in enumerate(lines):
            line = text.line(part, px(17), SOFT)
            window.blit(line, line.get_rect(midleft=(strip.x + px(250), y + px(19) * (place - (len(lines) - 1) / 2))))
        points = text.line(f"+{row.points}", px(26), RED if row.points else SOFT, bold=True)
        window.blit(points, points.get_rect(midright=(strip.right - px(30), y)))
