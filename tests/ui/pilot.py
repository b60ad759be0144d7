"""A pilot: drives the whole application through pygame's event queue, as a person would."""

from random import Random

import pygame

from ai.captains import captain_for
from ai.worker import Ask
from jamaica.engine.contract import Move
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.files import assets
from jamaica.games import find_game
from jamaica.race.options import RaceOptions
from jamaica.ui.app import App
from jamaica.ui.display import Display, Settings
from jamaica.ui.ending import Ending
from jamaica.ui.focus import Spot
from jamaica.ui.handoff import Handoff
from jamaica.ui.launcher import Launcher, open_table
from jamaica.ui.table.scene import Table

FRAME = 1 / 60


class QuickThinker:
    """Answers at once, in this process."""

    def __init__(self) -> None:
        self._rng = Random(5)
        self._move: Move | None = None
        self.closed = False

    def ask(self, ask: Ask) -> None:
        self._move = captain_for("mate", find_game(ask.game)).choose(ask.view, self._rng)

    def answer(self) -> Move | None:
        move, self._move = self._move, None
        return move

    def close(self) -> None:
        self.closed = True


class Pilot:
    """One running application and its input."""

    def __init__(self, app: App, seed: int = 1) -> None:
        self.app = app
        self.rng = Random(seed)

    @classmethod
    def launcher(cls, size: tuple[int, int] = (1024, 640)) -> "Pilot":
        """At the launcher."""
        display = Display(assets(), size, Settings(speed="instant", volume=0))
        return cls(App(display, Launcher(display, QuickThinker)))

    @classmethod
    def table(
        cls, players: int, people: int = 1, edition: str = "first", speed: str = "instant",
        size: tuple[int, int] = (1024, 640), seed: str = "7",
    ) -> "Pilot":  # fmt: skip
        """At a table with a match that has just begun."""
        display = Display(assets(), size, Settings(speed=speed, volume=0))
        game = find_game("race")
        pilots = ["human"] * people + ["mate"] * (players - people)
        seats = [Seat(name, pilot) for name, pilot in zip(game.names(), pilots, strict=False)]
        match = Match.begin(game, RaceOptions(players=players, edition=edition), seats, seed)
        return cls(App(display, open_table(display, match, QuickThinker())), players)

    @property
    def top(self) -> object:
        """The scene that is seen."""
        return self.app.stack.top

    def frames(self, count: int = 1, seconds: float = FRAME) -> bool:
        """Let frames pass; False when the application is over."""
        return all(self.app.step(seconds) for _ in range(count))

    def press(self, key: int, *, hold: int = 0, unicode: str = "") -> None:
        """A key goes down, is held for so many frames, and goes up."""
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=unicode, scancode=0))
        self.frames(hold)
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode=unicode, scancode=0))

    def click(self, where: tuple[int, int], *, hold: int = 0) -> None:
        """The mouse goes there and its button down and up."""
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1, touch=False))
        self.frames(hold)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=where, button=1, touch=False))

    def play(self, by: str, frames: int = 6000) -> Ending:
        """Until the end of the match, by mouse or by keyboard alone."""
        for _ in range(frames):
            self.frames()
            scene = self.top
            if isinstance(scene, Ending):
                return scene
            if isinstance(scene, Handoff):
                if by == "mouse":
                    self.click((300, 300), hold=45)
                elif by == "pad":
                    self.button(0, hold=45)
                else:
                    self.press(pygame.K_SPACE, hold=45)
            elif isinstance(scene, Table) and scene.asked:
                self.choose(scene, by)
        raise AssertionError("the match does not end")

    def choose(self, table: Table, by: str) -> None:
        """Any choice that can be pointed to."""
        wanted = self.rng.choice([spot for spot in table.ring.spots if isinstance(spot.key, tuple)])
        if by == "mouse":
            self.click(point_in(wanted))
            return
        for _ in table.ring.spots:
            if table.ring.focus is wanted:
                break
            self.next(by)
            self.frames()
        assert table.ring.focus is wanted
        if by == "pad":
            self.button(0)
        else:
            self.press(pygame.K_RETURN)

    def next(self, by: str) -> None:
        """The focus moves on."""
        if by == "pad":
            self.button(5)
        else:
            self.press(pygame.K_TAB)

    def button(self, number: int, *, hold: int = 0) -> None:
        """A button of the pad goes down and up."""
        pygame.event.post(pygame.Event(pygame.JOYBUTTONDOWN, button=number, joy=0, instance_id=0))
        self.frames(hold)
        pygame.event.post(pygame.Event(pygame.JOYBUTTONUP, button=number, joy=0, instance_id=0))


def point_in(spot: Spot) -> tuple[int, int]:
    """A point of a spot, its middle if that lies inside."""
    points = [spot.rect.center, *((x, y) for x in range(*_span(spot.rect.x, spot.rect.w))
                                  for y in range(*_span(spot.rect.y, spot.rect.h)))]  # fmt: skip
    return next(point for point in points if spot.holds(point))


def _span(start: int, length: int) -> tuple[int, int, int]:
    return start + 1, start + max(2, length), max(1, length // 9)
