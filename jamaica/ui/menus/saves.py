"""Saved and finished games: to go on with, to look at, to carry away, to bring in, to delete."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ...engine.errors import GameError
from ...games import find_game
from ...store import AUTO, MOST_RUNNING, REPLAY, SLOT, Saved
from ..display import Display
from ..focus import Spot
from ..games import GAME_UIS
from ..gui.buttons import PAPER, PICTURES, WOOD, Button, IconButton, Pressable
from ..gui.canvas import LEFT, MIDDLE, Canvas
from ..gui.dialog import Question
from ..gui.label import paragraph
from ..gui.page import Page
from ..gui.panels import Sheet
from ..gui.scroller import Row, Scroller, ScrollPosition
from ..lettering import INK, RED, SOFT
from . import words
from .destinations import Destinations
from .file_chooser import Files
from .save_cards import thumbnail

HIGH, TOOLS = 112, 204
"""The height of a row, and how much of its width its tools take."""
ENDINGS = (".jamaica", ".json", ".save")
"""How files of carried-away games may end; the first is how we end them."""


class SavedGames(Page):
    """Games that wait to be played on, or the finished ones."""

    def __init__(self, display: Display, harbour: Destinations, finished: bool = False) -> None:
        super().__init__(display)
        self.harbour, self.finished = harbour, finished
        self._position = ScrollPosition()
        self._pictures = _Pictures(harbour.picture)
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

    def build(self) -> Sequence[UIElement]:
        px, body = self.display.px, self.body()
        width, height = self.display.size

        def choose_file() -> None:
            self.stack.push(Files(self.display, self.harbour.documents, ENDINGS, self.take_in))

        rect = pygame.Rect(width - px(224), height - px(66), px(194), px(50))
        return [
            Sheet(self.display, body),
            Scroller(self.display, body.inflate(-px(48), -px(44)), self._position, lambda wide: self._rows()),
            self.back_button(self.say(words.BACK)),
            Button(
                self.display, rect, "import", self.say(words.IMPORT), choose_file, WOOD, self.say(words.IMPORT_NOTE),
                "plus",
            ),
        ]  # fmt: skip

    def _rows(self) -> list[Row]:
        made = [Row(self.display.px(HIGH), self._filler(saved)) for saved in self.games]
        if not self.games:
            made.append(
                _sentence(self.display, self.say(words.NO_REPLAYS if self.finished else words.NO_SAVES), 21, 130)
            )
        elif not self.finished:
            made.append(_sentence(self.display, self.say(words.KEPT_NOTE, number=MOST_RUNNING), 17, 64))
        tell = self.display.language.tell
        faults = [self.say(words.BROKEN, file=broken.path, reason=tell(broken.reason)) for broken in self.broken]
        return made + [_sentence(self.display, fault, 18, 64, LEFT, RED) for fault in faults]

    def _filler(self, saved: Saved) -> Callable[[pygame.Rect, IContainerLikeInterface], Sequence[UIElement]]:
        def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
            row = pygame.Rect(rect.x, rect.y, rect.w, rect.h - self.display.px(8))
            open_game = self.harbour.show_result if self.finished else self.harbour.open
            game = SavedRow(self.display, row, saved, self._pictures.of, partial(open_game, saved), container)
            return game, *self._tools(saved, row, container)

        return fill

    def _tools(self, saved: Saved, row: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        px = self.display.px
        tools = (
            ("delete", "delete", words.DELETE, words.DELETE_NOTE, self._delete),
            ("export", "save", words.EXPORT, words.EXPORT_NOTE, self._export),
            ("watch", "replay", words.WATCH, words.WATCH_NOTE, self.harbour.watch),
        )
        return [
            IconButton(
                self.display, pygame.Rect(row.right - px(64) * (number + 1), row.centery - px(26), px(52), px(52)),
                (key, saved.path), sign, self.say(label), partial(act, saved), self.say(note), container,
            )
            for number, (key, sign, label, note, act) in enumerate(tools)
        ]  # fmt: skip

    # What one does

    def _delete(self, saved: Saved) -> None:
        game = find_game(saved.heading.game).title
        names = self.display.language.all_of([seat.name for seat in saved.heading.seats])
        text = self.say(words.DELETE_TEXT, game=game, names=names)
        remove = partial(self.harbour.store.saves.remove, saved)
        answers = [(self.say(words.DELETE), lambda: self._try(remove))]
        title = self.say(words.DELETE_TITLE)
        self.stack.push(Question(self.display, title, text, answers, self.say(words.KEEP)))

    def _export(self, saved: Saved) -> None:
        title = saved.heading.title or find_game(saved.heading.game).title
        target = self.harbour.new_file(title, saved.heading.saved)
        self._try(lambda: self.harbour.store.saves.export(saved, target), self.harbour.exported(target))

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


def _sentence(
    display: Display, text: str, size: float, high: int, align: str = MIDDLE, colour: pygame.Color = INK
) -> Row:
    """A row with a sentence."""

    def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        room = pygame.Rect(rect.x, rect.y, rect.w, rect.h - display.px(8))
        return (paragraph(display, room, text, size, align=align, colour=colour, container=container),)

    return Row(display.px(high), fill)


class _Pictures:
    """Pictures of saved games, loaded when they are first seen: a shelf may be long."""

    def __init__(self, load: Callable[[Saved], pygame.Surface | None]) -> None:
        self._load = load
        self._found: dict[tuple[Path, datetime], pygame.Surface | None] = {}
        """By file and when it was saved."""

    def of(self, saved: Saved) -> pygame.Surface | None:
        """The picture of a game, if it has one."""
        key = saved.path, saved.heading.saved
        if key not in self._found:
            self._found[key] = self._load(saved)
        return self._found[key]


class SavedRow(Pressable):
    """One saved game: picture, game and round, captains, date; its tools lie on its right end."""

    def __init__(
        self, display: Display, rect: pygame.Rect, saved: Saved, picture: Callable[[Saved], pygame.Surface | None],
        act: Callable[[], None], container: IContainerLikeInterface,
    ) -> None:  # fmt: skip
        note = display.language.say(words.RESULT_NOTE if saved.heading.finished else words.OPEN_NOTE)
        self.heading = saved.heading
        high = rect.h - display.px(24)
        self._thumbnail = thumbnail(display, saved.heading, picture(saved), (high * 8 // 5, high))
        super().__init__(display, rect, saved.path, _headline(display, saved), act, note, container)

    def spots(self) -> Sequence[Spot]:
        (spot,) = super().spots()
        left = pygame.Rect(spot.rect.topleft, (spot.rect.w - self.display.px(TOOLS), spot.rect.h))
        return (replace(spot, rect=left),)

    def paint(self, canvas: Canvas, state: str) -> None:
        px, whole, language = self.display.px, canvas.rect, self.display.language
        canvas.frame(f"{PAPER}-{PICTURES[state]}")
        at = canvas.blit(self._thumbnail, midleft=(px(14), whole.centery - px(1)))
        pygame.draw.rect(canvas.surface, SOFT, at, max(1, px(1)))
        x = at.right + px(18)
        names, wide = ", ".join(seat.name for seat in self.heading.seats), whole.right - px(TOOLS + 10) - x
        canvas.line(self.label, 24, pygame.Rect(x, px(8), wide, px(34)), bold=True, align=LEFT)
        canvas.line(names, 19, pygame.Rect(x, px(42), wide, px(26)), align=LEFT)
        canvas.line(language.moment(self.heading.saved), 17, pygame.Rect(x, px(68), wide, px(24)), SOFT, align=LEFT)


def _headline(display: Display, saved: Saved) -> str:
    language, head = display.language, saved.heading
    game = find_game(head.game).title
    if head.finished:
        winners = [head.seats[winner].name for winner in head.winners if winner < len(head.seats)]
        others = [language.phrase(*other.listed) for other in GAME_UIS[head.game].kit.others]
        return language.say(words.FINISHED, game=game, names=language.all_of(winners or others))
    text = words.NAMED if head.title else words.ROUND
    return language.say(text, title=head.title, game=game, round=head.round)
