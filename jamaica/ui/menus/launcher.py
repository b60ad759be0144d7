"""The launcher: two living title pictures, and beneath them the way to everything else."""

from collections.abc import Hashable, Sequence

import pygame
from pygame_gui.core import UIElement

from ...games import find_game
from ..display import Display
from ..games import GAME_UIS
from ..gui.buttons import RED, WOOD, Button, alike
from ..gui.dialog import Question
from ..gui.page import Page
from ..puzzles.course import open_puzzles
from . import words
from .destinations import Destinations
from .save_cards import LastGame
from .title_pictures import Title

FRAME = 1 / 20
"""Seconds between two pictures: nothing sways faster than a pixel in that time."""
SHADE = 80
"""How dark the picture of the game is that does not have the focus."""
BAR = 112


class Launcher(Page):
    """The first screen."""

    start = "continue"

    def __init__(self, display: Display, harbour: Destinations) -> None:
        super().__init__(display)
        self.harbour = harbour
        self.titles = {game: Title(display, game, ui.kit.menu.middle) for game, ui in GAME_UIS.items()}
        self._time = self._drawn = 0.0

    def enter(self) -> None:
        self._look_around()
        super().enter()

    def resume(self) -> None:
        before = self.last
        self._look_around()
        if self.last != before:  # a game was left: the way back to it is one press
            self.ring.clear()
        for game in GAME_UIS:  # rules and portraits were looked at
            self.display.pictures.drop_all(game)
        super().resume()

    def pause(self) -> None:
        for title in self.titles.values():
            title.close()

    def _look_around(self) -> None:
        """What there is to go on with, and what was played last."""
        self.game = self.harbour.settings.game if self.harbour.settings.game in GAME_UIS else next(iter(GAME_UIS))
        self.last = self.harbour.last()
        self.has_replays = self.harbour.has_replays()
        self.display.sounds.mood(GAME_UIS[self.game].kit.theme, "harbour")

    # What lies where

    def bar(self) -> pygame.Rect:
        """The planks below."""
        width, height = self.display.size
        high = self.display.px(BAR)
        return pygame.Rect(0, height - high, width, high)

    def panes(self) -> dict[str, pygame.Rect]:
        """Where the title pictures lie."""
        width, high = self.display.size[0] // len(GAME_UIS), self.bar().y
        return {game: pygame.Rect(number * width, 0, width, high) for number, game in enumerate(GAME_UIS)}

    def note_rect(self) -> pygame.Rect:
        px, bar = self.display.px, self.bar()
        rect = pygame.Rect(0, 0, min(px(760), bar.w - px(40)), px(44))
        rect.midbottom = (bar.centerx, bar.y - px(10))
        return rect

    def build(self) -> Sequence[UIElement]:
        return [
            *self._first(),
            *(part for game in GAME_UIS for part in self._plaques(game)),
            *self._entries(),
        ]

    def _plaques(self, game: str) -> list[UIElement]:
        px, pane, title = self.display.px, self.panes()[game], find_game(game).title
        new = pygame.Rect(0, 0, px(270), px(60))
        new.midbottom = (pane.centerx, pane.bottom - px(130))
        learn = pygame.Rect(pane.centerx - px(233), new.bottom + px(8), px(150), px(46))
        puzzles, rules = learn.move(px(158), 0), learn.move(px(316), 0)
        return [
            Button(
                self.display, new, ("new", game), self.say(words.NEW_GAME), lambda: self.harbour.new_game(game), RED,
                self.say(GAME_UIS[game].kit.menu.about),
            ),
            Button(
                self.display, learn, ("learn", game), self.say(words.LEARN), lambda: self.harbour.learn(game), WOOD,
                self._learn_note(game), "play",
            ),
            Button(
                self.display, puzzles, ("puzzles", game), self.say(words.PUZZLES),
                lambda: open_puzzles(self.display, self.stack, self.harbour.store, game), WOOD,
                self.say(words.PUZZLES_NOTE, game=title), "hint",
            ),
            Button(
                self.display, rules, ("rules", game), self.say(words.RULES), lambda: self.harbour.rules(game), WOOD,
                self.say(words.RULES_NOTE, game=title), "book",
            ),
        ]  # fmt: skip

    def _learn_note(self, game: str) -> str:
        title, learnt = find_game(game).title, self.harbour.settings.lessons.get(game)
        if learnt is None or not learnt.done:
            return self.say(words.LEARN_NOTE, game=title)
        return self.display.language.count(*words.LEARN_ON_NOTE, len(learnt.done), game=title)

    def _first(self) -> list[UIElement]:
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

    def _entries(self) -> Sequence[UIElement]:
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
        left, gap, high = bar.x + px(384), px(8), (bar.h - px(30)) // 2
        above, buttons = (len(entries) + 1) // 2, list[Button]()
        for row, part in enumerate((entries[:above], entries[above:])):  # both rows are full, whatever there is
            wide = (bar.right - px(20) - left - gap * (len(part) - 1)) / len(part)
            for column, (key, label, act, note, sign) in enumerate(part):
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

    def draw_ground(self, window: pygame.Surface) -> None:
        focus = self.ring.focus.key if self.ring.focus else None
        for game, rect in self.panes().items():
            self.titles[game].draw(window, rect, self._time)
            if _game_of(focus) not in ("", game):
                shade = pygame.Surface(rect.size, pygame.SRCALPHA)
                shade.fill((10, 6, 20, SHADE))
                window.blit(shade, rect)
        _draw_frame(window, self.display, self.bar())


def _draw_frame(window: pygame.Surface, display: Display, bar: pygame.Rect) -> None:
    """The planks, and the brass between the pictures."""
    pictures, unit, px = display.pictures, display.unit, display.px
    window.blit(pictures.tiled("tile-planks", bar.size, unit), bar)
    window.blit(pictures.slices("rail", bar.inflate(px(16), px(8)).size, unit), bar.inflate(px(16), px(8)))
    post = pygame.Rect(0, -px(20), px(16), bar.y + px(26))
    post.centerx = window.get_rect().centerx
    window.blit(pictures.slices("grip", post.size, unit), post)


def _game_of(focus: Hashable) -> str:
    """The game a button belongs to; empty if to none."""
    return str(focus[1]) if isinstance(focus, tuple) else ""
