"""The launcher: two living title pictures, and beneath them the way to everything else."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import pygame

from ...games import find_game
from ..display import Display
from ..games import TABLES
from ..widgets.buttons import RED, WOOD, Button, alike
from ..widgets.dialog import Question
from ..widgets.page import Page
from ..widgets.widget import Widget
from . import words
from .save_cards import LastGame
from .title_pictures import GAMES, Title

if TYPE_CHECKING:
    from .navigator import Harbour

FRAME = 1 / 30
SHADE = 80
"""How dark the picture of the game is that does not have the focus."""
BAR = 112


class Launcher(Page):
    """The first screen."""

    start = "continue"

    def __init__(self, display: Display, harbour: "Harbour") -> None:
        super().__init__(display)
        self.harbour = harbour
        self.titles = {game: Title(display, game) for game in GAMES}
        self._time = self._drawn = 0.0

    def enter(self) -> None:
        self._look_around()
        super().enter()

    def resume(self) -> None:
        before = self.last
        self._look_around()
        if self.last != before:  # a game was left: the way back to it is one press
            self.ring.clear()
        for game in GAMES:  # rules and portraits were looked at
            self.display.pictures.drop_all(game)
        super().resume()

    def pause(self) -> None:
        for title in self.titles.values():
            title.close()

    def _look_around(self) -> None:
        """What there is to go on with, and what was played last."""
        self.game = self.harbour.settings.game if self.harbour.settings.game in TABLES else GAMES[0]
        self.last = self.harbour.last()
        self.has_replays = self.harbour.has_replays()
        self.display.sounds.mood(TABLES[self.game].kit.theme, "harbour")

    # What lies where

    def bar(self) -> pygame.Rect:
        """The planks below."""
        width, height = self.display.size
        high = self.display.px(BAR)
        return pygame.Rect(0, height - high, width, high)

    def panes(self) -> dict[str, pygame.Rect]:
        """Where the title pictures lie."""
        width, high = self.display.size[0] // len(GAMES), self.bar().y
        return {game: pygame.Rect(number * width, 0, width, high) for number, game in enumerate(GAMES)}

    def note_rect(self) -> pygame.Rect:
        px, bar = self.display.px, self.bar()
        rect = pygame.Rect(0, 0, min(px(760), bar.w - px(40)), px(44))
        rect.midbottom = (bar.centerx, bar.y - px(10))
        return rect

    def build(self) -> Sequence[Widget]:
        return [
            *self._first(),
            *(part for game in GAMES if game in TABLES for part in self._plaques(game)),
            *self._entries(),
        ]

    def _plaques(self, game: str) -> list[Widget]:
        px, pane, title = self.display.px, self.panes()[game], find_game(game).title
        new = pygame.Rect(0, 0, px(270), px(60))
        new.midbottom = (pane.centerx, pane.bottom - px(130))
        learn = pygame.Rect(pane.centerx - px(164), new.bottom + px(8), px(160), px(46))
        rules = learn.move(px(168), 0)
        return [
            Button(
                self.display, new, ("new", game), self.say(words.NEW_GAME), lambda: self.harbour.new_game(game), RED,
                self.say(words.NEW_GAME_NOTE[game]),
            ),
            Button(
                self.display, learn, ("learn", game), self.say(words.LEARN), lambda: self.harbour.learn(game), WOOD,
                self._learn_note(game), "play",
            ),
            Button(
                self.display, rules, ("rules", game), self.say(words.RULES), lambda: self.harbour.rules(game), WOOD,
                self.say(words.RULES_NOTE, game=title), "book",
            ),
        ]  # fmt: skip

    def _learn_note(self, game: str) -> str:
        title, step = find_game(game).title, self.harbour.settings.lessons.get(game, 0)
        begun = self.say(words.LEARN_ON_NOTE, game=title, step=step + 1)
        return begun if step else self.say(words.LEARN_NOTE, game=title)

    def _first(self) -> list[Widget]:
        px, bar = self.display.px, self.bar()
        rect = pygame.Rect(bar.x + px(20), bar.y + px(12), px(350), bar.h - px(22))
        if self.last:
            picture = self.harbour.picture(self.last)
            return [LastGame(self.display, rect, self.last, picture, self.harbour.go_on)]
        title = find_game(self.game).title
        is_new = not self.has_replays and not self.harbour.settings.lessons
        play = self.say(words.PLAY_NOW, game=title)
        note = self.say(words.WELCOME) if is_new else self.say(words.PLAY_NOW_NOTE, game=title)
        return [Button(self.display, rect, "continue", play, lambda: self.harbour.quick(self.game), RED, note, "play")]

    def _entries(self) -> Sequence[Widget]:
        px, bar, harbour = self.display.px, self.bar(), self.harbour
        entries = [
            ("saves", words.SAVES, harbour.saves, words.SAVES_NOTE, "save"),
            ("replays", words.REPLAYS, harbour.replays, words.REPLAYS_NOTE, "trophy"),
            ("statistics", words.STATISTICS, harbour.statistics, words.STATISTICS_NOTE, "statistics"),
            ("settings", words.SETTINGS, harbour.open_settings, words.SETTINGS_NOTE, "settings"),
            ("credits", words.CREDITS, harbour.credits, words.CREDITS_NOTE, "log"),
            ("quit", words.QUIT, self.quit, words.QUIT_NOTE, "exit"),
        ]
        if not self.has_replays:
            del entries[1]
        left, gap, columns = bar.x + px(384), px(8), (len(entries) + 1) // 2
        wide = (bar.right - px(20) - left - gap * (columns - 1)) // columns
        high = (bar.h - px(22) - gap) // 2
        buttons = []
        for number, (key, label, act, note, sign) in enumerate(entries):
            row, column = divmod(number, columns)
            rect = pygame.Rect(left + column * (wide + gap), bar.y + px(12) + row * (high + gap), wide, high)
            buttons.append(Button(self.display, rect, key, self.say(label), act, WOOD, self.say(note), sign))
        return alike(buttons)

    def quit(self) -> None:
        """Leave the program."""
        self.stack.pop()

    def back(self) -> None:
        """Escape may have been meant for a page before: ask."""
        title, text = self.say(words.QUIT_TITLE), self.say(words.QUIT_TEXT)
        answers = [(self.say(words.QUIT), self.quit)]
        self.stack.push(Question(self.display, title, text, answers, self.say(words.STAY)))

    def open_rules(self) -> bool:
        focus = self.ring.focus.key if self.ring.focus else None
        self.harbour.rules(_game_of(focus) or self.game)
        return True

    # Life

    def update(self, seconds: float) -> bool:
        if not self.display.moves:
            return False
        self._time += seconds
        if self._time - self._drawn < FRAME:
            return False
        self._drawn = self._time
        return True

    def draw(self, window: pygame.Surface) -> None:
        focus = self.ring.focus.key if self.ring.focus else None
        for game, rect in self.panes().items():
            self.titles[game].draw(window, rect, self._time)
            if _game_of(focus) not in ("", game):
                shade = pygame.Surface(rect.size, pygame.SRCALPHA)
                shade.fill((10, 6, 20, SHADE))
                window.blit(shade, rect)
        self._draw_frame(window)
        self.draw_widgets(window)
        self.draw_note(window)

    def _draw_frame(self, window: pygame.Surface) -> None:
        """The planks, and the brass between the pictures."""
        pictures, unit, px, bar = self.display.pictures, self.display.unit, self.display.px, self.bar()
        window.blit(pictures.tiled("tile-planks", bar.size, unit), bar)
        window.blit(pictures.slices("rail", bar.inflate(px(16), px(8)).size, unit), bar.inflate(px(16), px(8)))
        post = pygame.Rect(0, -px(20), px(16), bar.y + px(26))
        post.centerx = window.get_rect().centerx
        window.blit(pictures.slices("grip", post.size, unit), post)


def _game_of(focus: Hashable) -> str:
    """The game a button belongs to; empty if to none."""
    return str(focus[1]) if isinstance(focus, tuple) else ""
