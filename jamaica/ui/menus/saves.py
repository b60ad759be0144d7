"""Saved and finished games: to go on with, to look at, to carry away, to bring in, to delete."""

from collections.abc import Callable, Hashable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from ...engine.errors import GameError
from ...games import find_game
from ...store import AUTO, MOST_RUNNING, REPLAY, SLOT, Broken, Saved
from ..display import Display
from ..focus import Spot
from ..lettering import INK, RED, SOFT
from ..widgets.buttons import WOOD, Button, IconButton
from ..widgets.dialog import Question
from ..widgets.page import Page
from ..widgets.paper import Box, Sheet
from ..widgets.scroller import Place, Scroller
from ..widgets.widget import Pressed, Widget
from . import words
from .file_chooser import Files
from .save_cards import thumbnail

if TYPE_CHECKING:
    from .navigator import Harbour

HIGH = 112
"""The height of a row."""
ENDINGS = (".jamaica", ".json", ".save")
"""How files of carried-away games may end; the first is how we end them."""


class SavedGames(Page):
    """Games that wait to be played on, or the finished ones."""

    def __init__(self, display: Display, harbour: "Harbour", finished: bool = False) -> None:
        super().__init__(display)
        self.harbour, self.finished = harbour, finished
        self._place = Place()
        self._pictures: dict[tuple[Path, datetime], pygame.Surface | None] = {}
        """Pictures of the games that were seen, by file and when it was saved."""
        self._look()
        self.start = self.games[0].path if self.games else "import"

    def _look(self) -> None:
        listing = self.harbour.store.saves.listing(*((REPLAY,) if self.finished else (AUTO, SLOT)))
        self.games, self.broken = listing.games, listing.broken

    def resume(self) -> None:
        self._look()
        super().resume()

    def title(self) -> str:
        return self.say(words.REPLAYS if self.finished else words.SAVES)

    # What lies where

    def build(self) -> Sequence[Widget]:
        px, body = self.display.px, self.body()
        inside = body.inflate(-px(48), -px(44))
        width, height = self.display.size
        rect = pygame.Rect(width - px(224), height - px(66), px(194), px(50))
        return [
            Sheet(self.display, body),
            Scroller(self.display, inside, self._place, self._rows),
            self.back_button(self.say(words.BACK)),
            Button(
                self.display, rect, "import", self.say(words.IMPORT), self._import, WOOD, self.say(words.IMPORT_NOTE),
                "plus",
            ),
        ]  # fmt: skip

    def _rows(self, column: pygame.Rect) -> list[Widget]:
        px, y = self.display.px, column.y
        made: list[Widget] = []
        for saved in self.games:
            rect = pygame.Rect(column.x, y, column.w, px(HIGH - 8))
            made.append(SavedRow(self.display, rect, saved, self._picture, self._opener(saved)))
            made += self._tools(saved, rect)
            y += px(HIGH)
        if not self.games:
            none = words.NO_REPLAYS if self.finished else words.NO_SAVES
            made.append(Box(self.display, pygame.Rect(column.x, y, column.w, px(120)), self.say(none)))
            y += px(130)
        elif not self.finished:
            note = self.say(words.KEPT_NOTE, number=MOST_RUNNING)
            made.append(Box(self.display, pygame.Rect(column.x, y, column.w, px(56)), note, 17))
            y += px(64)
        for broken in self.broken:
            made.append(BrokenRow(self.display, pygame.Rect(column.x, y, column.w, px(58)), broken))
            y += px(64)
        return made

    def _tools(self, saved: Saved, row: pygame.Rect) -> list[Widget]:
        px = self.display.px
        tools = (
            ("delete", "delete", words.DELETE, words.DELETE_NOTE, self._delete),
            ("export", "save", words.EXPORT, words.EXPORT_NOTE, self._export),
            ("watch", "replay", words.WATCH, words.WATCH_NOTE, self.harbour.watch),
        )
        return [
            IconButton(
                self.display, pygame.Rect(row.right - px(64) * (number + 1), row.centery - px(26), px(52), px(52)),
                (key, saved.path), sign, self.say(label), lambda act=act: act(saved), self.say(note),  # type: ignore[misc]
            )
            for number, (key, sign, label, note, act) in enumerate(tools)
        ]  # fmt: skip

    def _picture(self, saved: Saved) -> pygame.Surface | None:
        """The picture of a game, loaded when it is first seen: a shelf may be long."""
        key = saved.path, saved.heading.saved
        if key not in self._pictures:
            self._pictures[key] = self.harbour.picture(saved)
        return self._pictures[key]

    # What one does

    def _opener(self, saved: Saved) -> Callable[[], None]:
        return lambda: self.harbour.show_result(saved) if self.finished else self.harbour.open(saved)

    def _delete(self, saved: Saved) -> None:
        game = find_game(saved.heading.game).title
        names = self.display.language.all_of([seat.name for seat in saved.heading.seats])
        text = self.say(words.DELETE_TEXT, game=game, names=names)
        answers = [(self.say(words.DELETE), lambda: self._remove(saved))]
        title = self.say(words.DELETE_TITLE)
        self.stack.push(Question(self.display, title, text, answers, self.say(words.KEEP)))

    def _remove(self, saved: Saved) -> None:
        self._try(lambda: self.harbour.store.saves.remove(saved))

    def _export(self, saved: Saved) -> None:
        title = saved.heading.title or find_game(saved.heading.game).title
        target = self.harbour.new_file(title, saved.heading.saved)
        self._try(lambda: self.harbour.store.saves.export(saved, target), self.harbour.exported(target))

    def _import(self) -> None:
        self.stack.push(Files(self.display, self.harbour.documents, ENDINGS, self.take_in))

    def take_in(self, path: Path) -> None:
        """Bring a file in."""
        self._try(lambda: self.harbour.store.saves.take_in(path), self.say(words.IMPORTED))

    def _try(self, act: Callable[[], object], done: str = "") -> None:
        """Do something with files and say how it went."""
        try:
            act()
            if done:
                self.display.toast.show(done)
        except GameError as error:
            self.display.tell(error)
        self._look()
        self.resize()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.take_in(Path(event.file))
            return True
        return super().handle(event)


class SavedRow(Pressed):
    """One saved game: picture, game and round, captains, date."""

    def __init__(
        self, display: Display, rect: pygame.Rect, saved: Saved, picture: Callable[[Saved], pygame.Surface | None],
        act: Callable[[], None],
    ) -> None:  # fmt: skip
        language = display.language
        note = language.say(words.RESULT_NOTE if saved.heading.finished else words.OPEN_NOTE)
        body = pygame.Rect(rect.x, rect.y, rect.w - display.px(204), rect.h)
        super().__init__(display, rect, saved.path, self._headline(display, saved), act, note)
        self.spot = Spot(saved.path, body, act, self.spot.label, note=note)
        self.saved, self.heading, self._picture = saved, saved.heading, picture

    @staticmethod
    def _headline(display: Display, saved: Saved) -> str:
        language, head = display.language, saved.heading
        game = find_game(head.game).title
        if head.finished:
            winners = [head.seats[winner].name for winner in head.winners if winner < len(head.seats)]
            ghost = language.say(words.GHOST_SHIP)
            return language.say(words.FINISHED, game=game, names=language.all_of(winners) if winners else ghost)
        text = words.NAMED if head.title else words.ROUND
        return language.say(text, title=head.title, game=game, round=head.round)

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, text, language = self.display.px, self.display.text, self.display.language
        self.frame(window, "button-hover" if focus == self.spot.key else "button-normal")
        high = self.rect.h - px(24)
        picture = thumbnail(self.display, self.heading, self._picture(self.saved), (high * 8 // 5, high))
        at = picture.get_rect(midleft=(self.rect.x + px(14), self.rect.centery - px(1)))
        window.blit(picture, at)
        pygame.draw.rect(window, SOFT, at, max(1, px(1)))
        x, room = at.right + px(18), self.rect.right - px(214) - at.right - px(18)
        lines = (
            (text.fitted(self.spot.label, px(24), room, INK, bold=True), 20),
            (text.fitted(", ".join(seat.name for seat in self.heading.seats), px(19), room, INK), 50),
            (text.fitted(language.moment(self.heading.saved), px(17), room, SOFT), 76),
        )
        for line, y in lines:
            window.blit(line, line.get_rect(midleft=(x, self.rect.y + px(y + 4))))


class BrokenRow(Widget):
    """A file that could not be read, and why."""

    def __init__(self, display: Display, rect: pygame.Rect, broken: Broken) -> None:
        super().__init__(display, rect)
        self.broken = broken

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        language = self.display.language
        line = language.say(words.BROKEN, file=self.broken.path, reason=language.tell(self.broken.reason))
        self.display.text.box(window, line, self.display.px(18), self.rect, RED, centred=False)
