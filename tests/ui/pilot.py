"""A pilot: drives the whole application through pygame's event queue, as a person would."""

from collections.abc import Hashable
from random import Random
from typing import Any

import pygame

from ai.captains import captain_for
from ai.games import mind_for
from ai.limit import Limit
from ai.search import Search
from ai.worker import Answer, Ask
from jamaica.engine.contract import Move
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.files import assets
from jamaica.games import find_game
from jamaica.store import Settings, Store
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.focus import GUARD, Spot
from jamaica.ui.menus.navigator import Harbour
from jamaica.ui.table.ending import Ending
from jamaica.ui.table.factory import House, open_table
from jamaica.ui.table.handoff import Handoff
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Answer as Answering
from jamaica.ui.table.targets import Confirm, Unveil

FRAME = 1 / 60
HELD = 9
"""Frames that pass while something is held down."""
QUIET: dict[str, Any] = {"music": 0.0, "effects": 0.0, "ambience": 0.0, "language": "en"}


def play_ahead(match: Match[Any], left: int = 6) -> None:
    """Choices at random, until so many are left before the end of the match."""
    whole, rng = Match.resume(match.record(), match.game), Random(2)
    made = list[tuple[int, Move]]()
    while not whole.is_over:
        made.append((whole.to_move, rng.choice(whole.choices())))
        whole.play(*made[-1])
    for seat, move in made[:-left]:
        match.play(seat, move)


class QuickThinker:
    """Answers at once, in this process."""

    def __init__(self) -> None:
        self._rng = Random(5)
        self._answer: Answer | None = None
        self.closed = False

    def ask(self, ask: Ask) -> None:
        game = find_game(ask.game)
        move = captain_for("greedy", game).choose(ask.view, self._rng)
        weighed = Search(game, mind_for(ask.game)).weigh(ask.view, Limit(samples=1), self._rng) if ask.weigh else {}
        shares = {move: estimate.share for move, estimate in weighed.items()}
        self._answer = Answer(move, shares)

    def answer(self) -> Answer | None:
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self._answer = None

    def close(self) -> None:
        self.closed = True


class Pilot:
    """One running application and its input."""

    harbour: Harbour

    def __init__(self, app: App, seed: int = 1) -> None:
        self.app = app
        self.rng = Random(seed)

    @classmethod
    def launcher(cls, size: tuple[int, int] = (1024, 640), **settings: Any) -> "Pilot":
        """At the launcher, with the store in the folder that JAMAICA_HOME names."""
        store = Store.open()
        for name, value in {**QUIET, "speed": "instant", **settings}.items():
            setattr(store.settings, name, value)
        display = Display(assets(), size, store.settings)
        harbour = Harbour(display, store, QuickThinker, store.places.data.parent / "documents")
        pilot = cls(App(display, harbour.launcher))
        pilot.harbour = harbour
        return pilot

    def close(self) -> None:
        """End the application as its run does."""
        self.app.stack.close()
        self.app.display.close()
        self.harbour.store.close()

    @classmethod
    def table(
        cls, players: int, people: int = 1, game: str = "jamaica", speed: str = "instant",
        size: tuple[int, int] = (1024, 640), seed: str = "7", left: int = 0, **options: Any,
    ) -> "Pilot":  # fmt: skip
        """At a table with a match that has just begun, or has so many choices left."""
        display = Display(assets(), size, Settings(speed=speed, **QUIET))
        rules = find_game(game)
        pilots = ["human"] * people + ["mate"] * (players - people)
        seats = [Seat(name, pilot) for name, pilot in zip(rules.names(), pilots, strict=False)]
        match = Match.begin(rules, rules.options(players=players, **options), seats, seed)
        if left:
            play_ahead(match, left)
        return cls(App(display, open_table(display, match, House(QuickThinker))), players)

    @property
    def top(self) -> object:
        """The scene that is seen."""
        return self.app.stack.top

    def frames(self, count: int = 1, seconds: float = FRAME) -> bool:
        """Let frames pass; False when the application is over."""
        return all(self.app.step(seconds) for _ in range(count))

    def settle(self) -> None:
        """A moment passes, so that what has just appeared can be pressed."""
        if self.app.stack.top:
            self.app.stack.top.ring.advance(GUARD)

    def press(self, key: int, *, hold: int = 0, unicode: str = "") -> None:
        """A key goes down, is held for so many sixtieths of a second, and goes up."""
        self.settle()
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=unicode, scancode=0))
        self._hold(hold)
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode=unicode, scancode=0))

    def type(self, text: str) -> None:
        """Letters, as a keyboard writes them."""
        for letter in text:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
        self.frames()

    def click(self, where: tuple[int, int], *, hold: int = 0) -> None:
        """The mouse goes there and its button down and up."""
        self.settle()
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1, touch=False))
        self._hold(hold)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=where, button=1, touch=False))

    def _hold(self, sixtieths: int) -> None:
        """Something stays pressed, over a few long frames."""
        if sixtieths:
            self.frames(HELD, sixtieths / 60 / HELD)

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
            elif isinstance(scene, TableScene) and waits(scene):
                self.choose(scene, by)
        raise AssertionError("the match does not end")

    def choose(self, table: TableScene, by: str) -> None:
        """Any choice that can be pointed to."""
        spots = [spot for spot in table.ring.spots if isinstance(spot.key, Answering)]
        ready = [spot for spot in spots if spot.key == Confirm()]  # what is put together is changed now and then
        wanted = ready[0] if ready and self.rng.random() < 0.75 else self.rng.choice(spots)
        if by == "mouse":
            self.click(point_in(wanted))
            return
        self._step_to(table, wanted, by)
        assert table.ring.focus and table.ring.focus.key == wanted.key
        if by == "pad":
            self.button(0)
        else:
            self.press(pygame.K_RETURN)

    def _step_to(self, table: TableScene, wanted: Spot, by: str) -> None:
        """The focus goes to a spot, the shorter way round."""
        for _ in range(2 * len(table.ring.spots)):  # the log shows more lines when no note lies on it
            focus = table.ring.focus
            if known_by(focus) == known_by(wanted):
                break
            reached = [spot for spot in table.ring.spots if spot.act]
            there = next(n for n, spot in enumerate(reached) if known_by(spot) == known_by(wanted))
            ahead = there - (reached.index(focus) if focus in reached else 0)
            self.step(by, back=ahead % len(reached) > len(reached) / 2)
            self.frames()

    def step(self, by: str, *, back: bool = False) -> None:
        """The focus moves on, or back."""
        if by == "pad":
            self.button(4 if back else 5)
        else:
            self.press(pygame.K_BACKSPACE if back else pygame.K_TAB)

    def button(self, number: int, *, hold: int = 0) -> None:
        """A button of the pad goes down and up."""
        self.settle()
        pygame.event.post(pygame.Event(pygame.JOYBUTTONDOWN, button=number, joy=0, instance_id=0))
        self._hold(hold)
        pygame.event.post(pygame.Event(pygame.JOYBUTTONUP, button=number, joy=0, instance_id=0))


def waits(table: TableScene) -> bool:
    """Whether a table waits for a person: to answer, or to look at the own cards."""
    return table.context.asked or table.ring.has(Unveil())


def known_by(spot: Spot | None) -> Hashable:
    """What stays the same of a spot when all are laid out anew: its key and its place."""
    return None if spot is None else (spot.key, tuple(spot.rect))


def point_in(spot: Spot) -> tuple[int, int]:
    """A point of a spot, its middle if that lies inside."""
    points = [spot.rect.center, *((x, y) for x in range(*_span(spot.rect.x, spot.rect.w))
                                  for y in range(*_span(spot.rect.y, spot.rect.h)))]  # fmt: skip
    return next((point for point in points if spot.holds(point)), spot.rect.center)  # it may be out of sight


def _span(start: int, length: int) -> tuple[int, int, int]:
    return start + 1, start + max(2, length), max(1, length // 9)
