"""Choosing a file with mouse, keys or pad."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ..display import Display
from ..gui.buttons import PAPER, Pressable, glyph
from ..gui.canvas import LEFT, Canvas
from ..gui.label import Label, paragraph
from ..gui.page import Page
from ..gui.panels import Sheet
from ..gui.scroller import Row, Scroller, ScrollPosition
from ..gui.shape import HELD, LIT
from . import words

UP = ".."


class Files(Page):
    """The folders and the files with some endings in a folder."""

    start = UP

    def __init__(self, display: Display, folder: Path, endings: Sequence[str], chosen: Callable[[Path], None]) -> None:
        super().__init__(display)
        self.endings, self._chosen = tuple(endings), chosen
        self._position = ScrollPosition()
        self.folder = folder if _is_folder(folder) else Path.home()

    def title(self) -> str:
        return self.say(words.CHOOSE_FILE)

    def paths(self) -> list[Path]:
        """Folders, then files; what is hidden or cannot be read is left out."""
        try:
            found = [path for path in self.folder.iterdir() if not path.name.startswith(".")]
            folders = [path for path in found if _is_folder(path)]
            files = [path for path in found if path.suffix.lower() in self.endings and not _is_folder(path)]
        except OSError:
            return []
        return sorted(folders, key=_by_name) + sorted(files, key=_by_name)

    def build(self) -> Sequence[UIElement]:
        px, body = self.display.px, self.body()
        head = pygame.Rect(body.x + px(40), body.y + px(16), body.w - px(80), px(30))
        room = pygame.Rect(head.x, head.bottom + px(8), head.w, body.bottom - head.bottom - px(30))
        return [
            Sheet(self.display, body),
            Label(self.display, head, str(self.folder), 19, bold=True),
            Scroller(self.display, room, self._position, lambda wide: self._rows()),
            self.back_button(self.say(words.BACK)),
        ]

    def _rows(self) -> list[Row]:
        rows = [self._row(UP, "up", words.UP_NOTE, self.folder.parent)]
        for path in self.paths():
            sign, note = ("chart", words.FOLDER_NOTE) if _is_folder(path) else ("log", words.FILE_NOTE)
            rows.append(self._row(path.name, sign, note, path))
        return rows if len(rows) > 1 else [*rows, Row(self.display.px(90), self._nothing)]

    def _row(self, name: str, sign: str, note: str, path: Path) -> Row:
        def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
            row = pygame.Rect(rect.x, rect.y, rect.w, rect.h - self.display.px(4))
            return (FileRow(self.display, row, name, sign, self._taker(path), self.say(note), container),)

        return Row(self.display.px(46), fill)

    def _nothing(self, rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        return (paragraph(self.display, rect, self.say(words.NO_GAME_HERE), container=container),)

    def _taker(self, path: Path) -> Callable[[], None]:
        return lambda: self.take_path(path)

    def take_path(self, path: Path) -> None:
        """Look into a folder, or take a file."""
        if _is_folder(path):
            self.folder = path
            self._position.offset = 0
            self.ring.clear()
            self.resize()
            return
        self.stack.pop()
        self._chosen(path)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.take_path(Path(event.file))
            return True
        return super().handle(event)


class FileRow(Pressable):
    """A folder or a file."""

    def __init__(
        self, display: Display, rect: pygame.Rect, name: str, sign: str, act: Callable[[], None], note: str,
        container: IContainerLikeInterface,
    ) -> None:  # fmt: skip
        self.sign = sign
        super().__init__(display, rect, name, name, act, note, container)

    def paint(self, canvas: Canvas, state: str) -> None:
        px, whole = self.display.px, canvas.rect
        if state in (LIT, HELD):
            canvas.frame(f"{PAPER}-hover")
        canvas.blit(glyph(self.display, self.sign, "ink", px(26)), midleft=(px(14), whole.centery))
        canvas.line(self.label, 20, pygame.Rect(px(54), 0, whole.w - px(70), whole.h), align=LEFT)


def _by_name(path: Path) -> str:
    return path.name.casefold()


def _is_folder(path: Path) -> bool:
    """True for a folder; what the system does not let be looked at is none."""
    return os.path.isdir(path)  # noqa: PTH112 - this one cannot fail
