"""The launcher: two living title pictures, and a new game set with a few buttons."""

from collections.abc import Callable, Sequence
from math import sin

import pygame

from ai.captains import LEVELS
from ai.worker import Worker

from ..engine.match import Match
from ..engine.record import Seat
from ..games import find_game
from ..race.options import RaceOptions
from ..text import HUMAN
from . import words
from .display import Display
from .ending import Ending
from .handoff import Handoff
from .lettering import CREAM
from .menus import Entry, MenuScene, PauseMenu
from .rules import Rules
from .table.scene import Table
from .thinking import Thinker

GAMES = ("race", "montego")
_SWAY = {"clouds": (14, 0, 0.09), "ship": (5, 7, 0.9), "swell": (16, 5, 0.7), "sea": (4, 0, 0.4), "coast": (0, 0, 0.0)}
"""Per layer of a title: how far it moves sideways and up, and how fast."""
FRAME = 1 / 30


class Launcher(MenuScene):
    """The first screen."""

    look = "@wood"

    def __init__(self, display: Display, thinker: Callable[[], Thinker] = Worker) -> None:
        super().__init__(display)
        self.thinker = thinker
        self.game = "race"
        self.captains, self.people, self.level, self.edition = 4, 1, "mate", "first"
        self._time = self._drawn = 0.0

    def entries(self) -> Sequence[Entry]:
        other = GAMES[1 - GAMES.index(self.game)]
        if self.game != "race":
            return (words.RACE, self._other_game), (words.QUIT, self.back)
        return (
            (words.NEW_GAME, self.sail),
            (words.CAPTAINS.format(count=self.captains), self._more_captains),
            (words.PEOPLE.format(count=self.people), self._more_people),
            (words.LEVEL.format(level=words.LEVELS[self.level]), self._next_level),
            (words.EDITION.format(edition=words.EDITIONS[self.edition]), self._next_edition),
            (find_game(other).title, self._other_game),
            (words.QUIT, self.back),
        )

    def area(self) -> pygame.Rect:
        px, (width, height) = self.display.px, self.display.size
        high = len(self.entries()) * px(52)
        return pygame.Rect(width - px(430), height - high - px(30), px(390), high)

    def enter(self) -> None:
        self.display.sounds.music("theme_jamaica")
        super().enter()

    def resume(self) -> None:
        self.display.sounds.music("theme_jamaica")
        super().resume()

    def pause(self) -> None:
        """The title pictures are large: they are loaded again when they are needed again."""
        for game in GAMES:
            for layer in self.display.pictures.facts("interface/titles/titles")[game]:
                self.display.pictures.drop(f"interface/titles/{game}-{layer['layer']}")

    def back(self) -> None:
        self.stack.pop()

    def sail(self) -> None:
        """A new match at a new table."""
        self.stack.push(self.table())

    def table(self) -> Table:
        """A table for a new match with what is set."""
        options = RaceOptions(players=self.captains, edition=self.edition)
        game = find_game("race")
        pilots = [HUMAN if seat < self.people else self.level for seat in range(self.captains)]
        seats = [Seat(name, pilot) for name, pilot in zip(game.names(), pilots, strict=False)]
        return open_table(self.display, Match.begin(game, options, seats), self.thinker())

    def _more_captains(self) -> None:
        self.captains = 2 + (self.captains - 1) % 5
        self.people = min(self.people, self.captains)
        self.resize()

    def _more_people(self) -> None:
        self.people = (self.people + 1) % (self.captains + 1)
        self.resize()

    def _next_level(self) -> None:
        levels = list(LEVELS)
        self.level = levels[(levels.index(self.level) + 1) % len(levels)]
        self.resize()

    def _next_edition(self) -> None:
        self.edition = "second" if self.edition == "first" else "first"
        self.resize()

    def _other_game(self) -> None:
        self.game = GAMES[1 - GAMES.index(self.game)]
        self.resize()

    def update(self, seconds: float) -> bool:
        self._time += seconds
        if self._time - self._drawn < FRAME:
            return False
        self._drawn = self._time
        return True

    def draw(self, window: pygame.Surface) -> None:
        pictures, facts = self.display.pictures, self.display.pictures.facts("interface/titles/titles")
        width, height = window.get_size()
        scale = max(width / facts["size"][0], height / facts["size"][1])
        left, top = (width - facts["size"][0] * scale) / 2, (height - facts["size"][1] * scale) / 2
        moves = self.display.settings.speed in ("1x", "2x")
        for layer in facts[self.game]:
            aside, lift, pace = _SWAY.get(layer["layer"], (0, 0, 0.0))
            phase = self._time * pace if moves else 0.0
            size = (round(layer["size"][0] * scale), round(layer["size"][1] * scale))
            x = left + layer["at"][0] * scale + aside * scale * sin(phase)
            y = top + layer["at"][1] * scale + lift * scale * sin(phase * 1.3 + 1)
            if layer["layer"] == "lettering":
                y = max(y, self.display.px(8))
            window.blit(pictures.get(f"interface/titles/{self.game}-{layer['layer']}", size), (x, y))
        if self.game != "race":
            line = self.display.text.fitted(words.SOON, self.display.px(20), width * 0.8, CREAM, bold=True)
            back = line.get_rect(midbottom=(width // 2, self.area().y - self.display.px(12)))
            shade = pygame.Surface(back.inflate(30, 12).size, pygame.SRCALPHA)
            shade.fill((30, 16, 6, 190))
            window.blit(shade, back.inflate(30, 12))
            window.blit(line, back)
        self.draw_menu(window)


def open_table(display: Display, match: Match, thinker: Thinker) -> Table:  # type: ignore[type-arg]
    """A table with all the scenes that belong to it."""

    def menu(table: Table) -> PauseMenu:
        return PauseMenu(table, lambda: table.stack.remove(table))

    def again(table: Table) -> None:
        stack = table.stack
        stack.pop()
        new = Match.begin(match.game, match.options, match.seats)
        stack.replace(open_table(display, new, Worker() if isinstance(thinker, Worker) else thinker))

    def ended(table: Table) -> Ending:
        return Ending(table, lambda: again(table), lambda: table.stack.remove(table))

    return Table(display, match, thinker, Handoff, Rules, menu, ended)
