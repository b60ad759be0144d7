"""Choosing a file with mouse, keys or pad."""

from collections.abc import Callable, Hashable, Sequence
from pathlib import Path

import pygame

from ..display import Display
from ..lettering import INK
from ..widgets.buttons import glyph
from ..widgets.page import Page
from ..widgets.paper import Box, Line, Sheet
from ..widgets.scroller import Place, Scroller
from ..widgets.widget import Pressed, Widget
from . import words

UP = ".."


class Files(Page):
    """The folders and the files with some endings in a folder."""

    start = UP

    def __init__(self, display: Display, folder: Path, endings: Sequence[str], chosen: Callable[[Path], None]) -> None:
        super().__init__(display)
        self.endings, self._chosen = tuple(endings), chosen
        self._place = Place()
        self.folder = folder if folder.is_dir() else Path.home()

    def title(self) -> str:
        return self.say(words.CHOOSE_FILE)

    def paths(self) -> list[Path]:
        """Folders, then files; what is hidden or cannot be read is left out."""
        try:
            found = [path for path in self.folder.iterdir() if not path.name.startswith(".")]
            folders = [path for path in found if path.is_dir()]
            files = [path for path in found if path.suffix.lower() in self.endings and path.is_file()]
        except OSError:
            return []
        return sorted(folders, key=_by_name) + sorted(files, key=_by_name)

    def build(self) -> Sequence[Widget]:
        px, body = self.display.px, self.body()
        head = pygame.Rect(body.x + px(40), body.y + px(16), body.w - px(80), px(30))
        room = pygame.Rect(head.x, head.bottom + px(8), head.w, body.bottom - head.bottom - px(30))
        return [
            Sheet(self.display, body),
            Line(self.display, head, str(self.folder), 19, bold=True),
            Scroller(self.display, room, self._place, self._rows),
            self.back_button(self.say(words.BACK)),
        ]

    def _rows(self, column: pygame.Rect) -> list[Widget]:
        px = self.display.px
        rows = [(UP, "up", words.UP_NOTE, self.folder.parent)]
        for path in self.paths():
            folder = path.is_dir()
            rows.append(
                (path.name, "chart" if folder else "log", words.FOLDER_NOTE if folder else words.FILE_NOTE, path)
            )
        made: list[Widget] = [
            FileRow(
                self.display, pygame.Rect(column.x, column.y + number * px(46), column.w, px(42)), name, sign,
                self._taker(path), self.say(note),
            )
            for number, (name, sign, note, path) in enumerate(rows)
        ]  # fmt: skip
        if len(rows) == 1:
            empty = pygame.Rect(column.x, column.y + px(60), column.w, px(60))
            made.append(Box(self.display, empty, self.say(words.NO_GAME_HERE)))
        return made

    def _taker(self, path: Path) -> Callable[[], None]:
        return lambda: self.take_path(path)

    def take_path(self, path: Path) -> None:
        """Look into a folder, or take a file."""
        if path.is_dir():
            self.folder = path
            self._place.offset = 0
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


class FileRow(Pressed):
    """A folder or a file."""

    def __init__(
        self, display: Display, rect: pygame.Rect, name: str, sign: str, act: Callable[[], None], note: str
    ) -> None:
        super().__init__(display, rect, name, name, act, note)
        self.sign = sign

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px = self.display.px
        if focus == self.spot.key:
            self.frame(window, "button-hover")
        picture = glyph(self.display, self.sign, "ink", px(26))
        window.blit(picture, picture.get_rect(midleft=(self.rect.x + px(14), self.rect.centery)))
        line = self.display.text.fitted(self.spot.label, px(20), self.rect.w - px(70), INK)
        window.blit(line, line.get_rect(midleft=(self.rect.x + px(54), self.rect.centery)))


def _by_name(path: Path) -> str:
    return path.name.casefold()
