"""The end of a match, played out: flags go up, ships come in, and one reads who has won and what decided it."""

from collections.abc import Callable

import pygame

from ...engine.contract import State
from .. import words
from ..lettering import CREAM, GOLD, INK, NAMES, RED
from ..scenes import Scene
from .context import TableContext
from .finale_art import ART, Flag, Fleet, Rain, Scenery, eased
from .kit import Celebration
from .outcome import Outcome
from .paint import EMBLEM

PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN)
SETTLE = 1.0
"""Seconds in which no press counts: it was meant for the last choice."""
HOLDS = 11.0
"""Seconds after which the scene is over by itself."""
CHEERS = 1.4
"""When a crew is heard."""
HALF_MAST = 0.55
"""How high the flags go where a person has lost."""
WREATH = 1.42
"""How high the wreath is, in portraits."""


class Finale(Scene):
    """A scene of some seconds. Any press but a hasty one, and its time, lead on to the table of points."""

    def __init__(
        self, table: TableContext[State], outcome: Outcome, scenery: Celebration, ahead: Callable[[], None]
    ) -> None:
        super().__init__(table.display)
        self.table, self.outcome, self._made_of, self._ahead = table, outcome, scenery, ahead
        self.seconds = 0.0
        self._cheered = False

    # Life

    def enter(self) -> None:
        super().enter()
        table = self.table
        self.display.sounds.play("defeat" if self.outcome.is_defeat else "victory")
        self.display.sounds.mood(table.kit.music if self.outcome.is_defeat else table.kit.theme, table.kit.ambience)

    def leave(self) -> None:
        self.display.pictures.drop_all(ART.rstrip("/"))

    def resize(self) -> None:
        super().resize()
        display, table, winner = self.display, self.table, self.outcome.winners[0]
        dusk = self._made_of.dusk if self.outcome.is_defeat else None
        height = display.size[1]
        self._scenery = Scenery(display, self._made_of, self.outcome.is_defeat)
        order = [party for party, _ in self.outcome.ranking.rows]
        self._fleet = Fleet(display, [table.colour(party) for party in order], dusk)
        self._flags = [
            Flag(display, table.colour(party), table.kit.emblem(table.figure(party)), round(height * 0.84))
            for party in (winner, self.outcome.winners[-1])
        ]
        falls = self._made_of.falls(table.figure(winner)) if not self.outcome.is_defeat else ()
        self._rain = Rain(display, falls) if falls else None
        self._medal = self._medallions()
        self._sheet = self._written()
        self._title = self._lettered()
        self._ribbon = self._banner()
        self._dark = pygame.Surface(display.size)

    def update(self, seconds: float) -> bool:
        self.seconds += seconds
        if not self._cheered and self.seconds >= CHEERS:
            self._cheered = True
            self.display.sounds.play("bell_two" if self.outcome.is_defeat else "cheer")
        if self.seconds >= HOLDS:
            self._ahead()
        return True

    # Input

    def take(self, event: pygame.Event) -> None:
        if event.type in PRESSES and self.seconds >= SETTLE:
            self._ahead()

    def back(self) -> None:
        self._ahead()

    # What is painted beforehand

    def _medallions(self) -> pygame.Surface:
        """The portraits of the winners, each in a wreath."""
        display, table = self.display, self.table
        winners = self.outcome.winners
        size = round(display.size[1] * (0.31 if len(winners) == 1 else 0.25))
        high = round(size * WREATH)
        wreath = display.pictures.high(ART + "wreath", high)
        step = round(wreath.get_width() * 0.94)
        made = pygame.Surface((wreath.get_width() + step * (len(winners) - 1), high), pygame.SRCALPHA)
        for number, party in enumerate(winners):
            middle = (wreath.get_width() // 2 + number * step, high // 2)
            portrait = display.pictures.get(table.kit.portrait(table.figure(party)), (size, size))
            made.blit(portrait, portrait.get_rect(center=middle))
            made.blit(wreath, wreath.get_rect(center=middle))
            right, below, wide = (round(part * size) for part in EMBLEM)
            badge = display.pictures.get(table.kit.emblem(table.figure(party)), (wide, wide))
            made.blit(badge, badge.get_rect(center=(middle[0] + right, middle[1] + below)))
        return made

    def _lettered(self) -> pygame.Surface:
        """The word above, with a dark rim."""
        px, text = self.display.px, self.display.text
        word = self.outcome.title()
        room = self.display.size[0] * 0.5
        front = text.fitted(word, px(56), room, GOLD if not self.outcome.is_defeat else CREAM, NAMES)
        behind = text.fitted(word, px(56), room, INK, NAMES)
        rim = max(1, px(2))
        made = pygame.Surface((front.get_width() + 4 * rim, front.get_height() + 4 * rim), pygame.SRCALPHA)
        for x in (0, rim, 2 * rim, 3 * rim, 4 * rim):
            for y in (0, rim, 2 * rim, 3 * rim, 4 * rim):
                made.blit(behind, (x, y))
        made.blit(front, (2 * rim, 2 * rim))
        return made

    def _banner(self) -> pygame.Surface:
        """The ribbon on which one reads who has won."""
        display, px = self.display, self.display.px
        size = (round(display.size[0] * 0.62), px(92))
        made = display.pictures.slices("ribbon", size, display.unit).copy()
        line = display.text.fitted(self.outcome.headline(), px(42), size[0] - px(150), RED, NAMES)
        made.blit(line, line.get_rect(center=(size[0] // 2, round(size[1] * 0.44))))
        return made

    def _written(self) -> pygame.Surface:
        """The sheet with everybody's place and what decided it; the people's portraits beside it."""
        display, px, table = self.display, self.display.px, self.table
        people = [seat for seat in self.outcome.people if seat not in self.outcome.winners]
        face = px(78)
        beside = (face + px(8)) * len(people) + px(14) * bool(people)
        size = (round(display.size[0] * 0.58), px(140))
        made = display.pictures.slices("parchment", size, display.unit).copy()
        for number, seat in enumerate(people):
            portrait = display.pictures.get(table.kit.portrait(table.figure(seat)), (face, face))
            made.blit(portrait, (px(26) + number * (face + px(8)), (size[1] - face) // 2))
        told = self.outcome.told()
        room = pygame.Rect(px(30) + beside, px(16), size[0] - px(60) - beside, (size[1] - px(32)) // len(told))
        for number, (line, colour) in enumerate(zip(told, (INK, RED), strict=False)):
            display.text.box(made, line, px(25 - 2 * number), room.move(0, number * room.h), colour)
        return made

    # Drawing

    def draw(self, window: pygame.Surface) -> None:
        width, height = window.get_size()
        seconds = self.seconds
        window.blit(self._scenery.ground, (0, 0))
        self._fleet.draw(window, seconds)
        raised = eased(seconds, 0.9, 1.4) * (HALF_MAST if self.outcome.is_defeat else 1.0)
        for flag, x in zip(self._flags, (0.16, 0.69), strict=True):
            flag.draw(window, (width * x, height * 0.93), raised, seconds)
        self._scenery.draw_waves(window, seconds)
        if self._rain:
            self._rain.draw(window, seconds - CHEERS, near=False)
        self._draw_medal(window)
        if self._rain:
            self._rain.draw(window, seconds - CHEERS, near=True)
        self._draw_words(window)
        if seconds < 0.7:
            self._dark.set_alpha(round(255 * (1 - seconds / 0.7)))
            window.blit(self._dark, (0, 0))

    def _draw_medal(self, window: pygame.Surface) -> None:
        """The portrait comes from above and swings into its place."""
        width, height = window.get_size()
        come = eased(self.seconds, 0.35, 0.8)
        bounce = 0.03 * height * (1 - eased(self.seconds, 1.15, 0.5)) if come == 1 else 0
        middle = (width // 2, round(height * 0.335 - (1 - come) * height * 0.7 + bounce))
        window.blit(self._medal, self._medal.get_rect(center=middle))

    def _draw_words(self, window: pygame.Surface) -> None:
        width, height = window.get_size()
        px, seconds = self.display.px, self.seconds
        if (shown := eased(seconds, 0.8, 0.4)) > 0:
            self._title.set_alpha(round(255 * shown))
            window.blit(self._title, self._title.get_rect(midtop=(width // 2, px(1))))
        if (open_ := eased(seconds, 1.3, 0.5)) > 0:
            wide, high = self._ribbon.get_size()
            half = max(1, round(wide / 2 * open_))
            top = round(height * 0.6) - high // 2
            window.blit(self._ribbon, (width // 2 - half, top), (0, 0, half, high))
            window.blit(self._ribbon, (width // 2, top), (wide - half, 0, half, high))
        if (shown := eased(seconds, 2.0, 0.5)) > 0:
            self._sheet.set_alpha(round(255 * shown))
            window.blit(self._sheet, self._sheet.get_rect(midtop=(width // 2, round(height * 0.6) + px(44))))
        if seconds > 3.0:
            hint = self.display.text.line(self.table.say(words.GO_ON_HINT), px(18), CREAM)
            window.blit(hint, hint.get_rect(midbottom=(width // 2, height - px(12))))
