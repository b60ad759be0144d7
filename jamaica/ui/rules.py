"""The rules page: opens at the chapter of what is asked."""

import re
from collections.abc import Sequence
from html import escape

import pygame

from ..files import assets
from . import words
from .lettering import CREAM
from .menus import Entry, MenuScene
from .table.scene import Table

CHAPTERS = {
    "dice": "J3", "card": "J3", "lane": "J5", "stow": "J4", "empty": "J4", "pay": "J7", "attack": "J8",
    "powder": "J8", "sabre": "J9", "loot": "J8", "course": "J11",
}  # fmt: skip
"""Per question the chapter of the rules that explains it."""


def chapters(text: str) -> list[tuple[str, str]]:
    """Title and text of each chapter of a page of rules."""
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    return [(part.partition("\n")[0].strip(), part.partition("\n")[2].strip()) for part in parts]


def as_html(text: str) -> str:
    """Paragraphs and lists of a chapter for a text box."""
    text = re.sub(r"\n(?!\s*[-|*]|\s*\n|\s*\d+\. )\s*", " ", text)
    text = escape(text.replace("`", ""), quote=False)
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    text = re.sub(r"\*(\w.*?)\*", r"<i>\1</i>", text)
    return re.sub(r"\n+\s*", "<br><br>", re.sub(r"^- ", "• ", text, flags=re.MULTILINE))


class Rules(MenuScene):
    """One chapter at a time, with buttons to turn the pages."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.display)
        self.chapters = chapters((assets() / "rules" / "jamaica.md").read_text(encoding="utf-8"))
        wanted = CHAPTERS.get(table.match.state.stage, "J3")
        self.page = next((n for n, (title, _) in enumerate(self.chapters) if title.split()[0] == wanted), 0)

    def entries(self) -> Sequence[Entry]:
        return (words.GO_ON, self.back), (words.NEXT_CHAPTER, self._next), (words.LAST_CHAPTER, self._previous)

    def area(self) -> pygame.Rect:
        px, (width, height) = self.display.px, self.display.size
        return pygame.Rect(width - px(300), height - px(214), px(270), px(174))

    def resize(self) -> None:
        super().resize()
        margin = self.display.px(22)
        self.display.gui.page(self._sheet().inflate(-2 * margin, -2 * margin), as_html(self.chapters[self.page][1]))

    def _sheet(self) -> pygame.Rect:
        px, (width, height) = self.display.px, self.display.size
        return pygame.Rect(px(40), px(90), width - px(390), height - px(130))

    def back(self) -> None:
        self.stack.pop()

    def _next(self) -> None:
        self.page = (self.page + 1) % len(self.chapters)
        self.resize()

    def _previous(self) -> None:
        self.page = (self.page - 1) % len(self.chapters)
        self.resize()

    def draw(self, window: pygame.Surface) -> None:
        window.blit(self.display.pictures.tiled("tile-table", window.get_size(), self.display.unit), (0, 0))
        sheet = self._sheet()
        window.blit(self.display.pictures.slices("parchment", sheet.size, self.display.unit), sheet)
        title = self.display.text.fitted(self.chapters[self.page][0], self.display.px(36), sheet.w, CREAM, bold=True)
        window.blit(title, (self.display.px(44), self.display.px(28)))
        self.draw_menu(window)
