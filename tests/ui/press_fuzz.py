"""Hasty hands at a shared table: ``python -m tests.ui.press_fuzz --presses 20000 --seed 1``.

Presses, repeats, double clicks and holds at random, by mouse, keyboard and pad, around every handoff and question of
people on the couch, in both games. A judge of its own watches every event and finds

- a choice of a person that no fresh press on a spot made which had been visible for as long as the guard lasts;
- a hand that is shown though nobody has held a key at its handoff, or pressed the button that shows it.

Exits with 1 at the first finding. The suite plays a short piece of it.
"""

import argparse
import os
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import pygame

from jamaica.engine.contract import Event, Move
from jamaica.ui.app import LONGEST
from jamaica.ui.focus import GUARD, Spot
from jamaica.ui.scenes import Scene
from jamaica.ui.table.ending import Ending
from jamaica.ui.table.handoff import HOLD, Handoff
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Answer, ChangeMind, Choose, Confirm, Unveil

from .pilot import FRAME, Pilot, point_in

GAMES = ("jamaica", "montego")
ENTER = (pygame.K_RETURN, pygame.K_SPACE)
DIGITS = tuple(range(pygame.K_0, pygame.K_9 + 1))
LAYOUTS = 100
"""How many arrangements of spots the judge remembers: one a frame at most, and one an event."""
SMALL = 1e-6
"""What sums of frames may be off by."""


# Raw input: unlike a pilot's, nothing lets the guard pass


def key_down(key: int, *, fresh: bool = True) -> None:
    """A key goes down, or is held and repeats."""
    unicode = chr(key) if 32 <= key < 127 else ""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=unicode, scancode=0, fresh=fresh))


def key_up(key: int) -> None:
    """A key goes up."""
    pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))


def mouse_down(where: tuple[int, int]) -> None:
    """The mouse is there, and its button goes down."""
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1, touch=False, fresh=True))


def mouse_up(where: tuple[int, int]) -> None:
    """Its button goes up."""
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=where, button=1, touch=False))


def pad_down(button: int) -> None:
    """A button of the pad goes down."""
    pygame.event.post(pygame.Event(pygame.JOYBUTTONDOWN, button=button, joy=0, instance_id=0, fresh=True))


def pad_up(button: int) -> None:
    """A button of the pad goes up."""
    pygame.event.post(pygame.Event(pygame.JOYBUTTONUP, button=button, joy=0, instance_id=0))


class Judge:
    """Watches one application, and knows what hands have done from the events alone."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        table = pilot.top
        assert isinstance(table, TableScene)
        self.table = table
        self.findings: list[str] = []
        self.moves = self.early = 0
        """Choices of people that were made as they should be, and presses that came too early."""
        self.clock = 0.0
        self._since: dict[tuple[int, Hashable], float] = {}
        """Since when each spot is seen, by its key."""
        self._layouts: list[tuple[float, int, Sequence[Spot]]] = []
        """The spots that were seen lately: since when, and in which scene."""
        self._held: dict[Hashable, tuple[float, Scene | None]] = {}
        """What is held down: since when, and at which scene that began."""
        self._played: list[tuple[int, Move, Any]] = []
        self._meant: set[tuple[int, Any, Move]] = set()
        self._shown: tuple[int, bool] = (-1, False)
        self._clicked: Sequence[Spot] = ()
        """What the mouse went down on, and may be pressed when it comes up."""
        self._play, self._take = table.match.play, pilot.app._take
        table.match.play = self.play  # type: ignore[method-assign]
        pilot.app._take = self.take  # type: ignore[method-assign]
        self.look()

    # What happens

    def play(self, seat: int, move: Move) -> list[Event]:
        """Somebody chooses, in the rules."""
        self._played.append((seat, move, self.table.match.state.copy()))
        return self._play(seat, move)

    def take(self, event: pygame.Event) -> None:
        """An event that reaches the scenes."""
        scene, fresh = self.pilot.app.stack.top, getattr(event, "fresh", False)
        self._track(event, scene, fresh)
        spots = self._pressed(event, scene) if fresh else ()
        old = [spot for spot in spots if self.age(event, spot) >= GUARD - SMALL]
        self.early += bool(spots) and not old
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._clicked = old
        elif event.type == pygame.MOUSEBUTTONUP:  # elements are pressed by a button that comes up again
            old, self._clicked = [spot for spot in self._clicked if spot.holds(event.pos)], []
        wanted = [moves for spot in old if (moves := self._moves_of(spot))]
        unveils = any(spot.key == Unveil() for spot in old)
        phase = self.table.match.to_move
        self._take(event)
        self._judge_moves(wanted, f"at {_name(event)}")
        self._judge_secrets(phase if unveils else None, f"at {_name(event)}")
        self.look()

    def step(self, seconds: float) -> bool:
        """One frame."""
        scene = self.pilot.app.stack.top
        going = self.pilot.frames(1, seconds)
        self.clock += min(seconds, LONGEST)
        held = scene.seat if isinstance(scene, Handoff) and self._holds(scene) else None
        self._judge_moves([], "with time")
        self._judge_secrets(held, "with time")
        self.look()
        return going

    # What hands do

    def _track(self, event: pygame.Event, scene: Scene | None, fresh: bool) -> None:
        """What is held down."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        elif fresh:
            self._held[_hand(event)] = (self.clock, scene)
        elif event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.JOYBUTTONUP):
            self._held.pop(_hand(event), None)

    def _holds(self, handoff: Handoff) -> bool:
        """Whether something is held that went down at this handoff, long enough."""
        return any(
            at is handoff and self.clock - since >= HOLD - SMALL for since, at in self._held.values()
        )  # fmt: skip

    def _pressed(self, event: pygame.Event, scene: Scene | None) -> Sequence[Spot]:
        """The spots that an event may press."""
        if scene is not self.table:
            return ()
        ring, pressed = self.table.ring, None
        if event.type == pygame.MOUSEBUTTONDOWN:
            pressed = ring.at(event.pos)
        elif event.type == pygame.KEYDOWN and event.key in DIGITS and self.table.context.asked:
            answer = self.table.question.number((event.key - pygame.K_1) % 10)
            return [spot for spot in ring.spots if answer is not None and spot.key == answer]
        elif (event.type == pygame.KEYDOWN and event.key in ENTER) or event.type == pygame.JOYBUTTONDOWN:
            pressed = ring.focus
        return [pressed] if pressed is not None else []

    def _moves_of(self, spot: Spot) -> list[Move]:
        """The choice that a spot makes when it is pressed now; none if it only puts one together."""
        question: Any = self.table.question
        draft = getattr(question, "draft", None)
        if isinstance(spot.key, Choose) and draft is None:
            return [spot.key.move]
        if spot.key != Confirm():
            return []
        if draft is None:
            return [("card", question.picked)]
        moves = getattr(draft, "moves", None)
        return list(moves(self.table.context.view)) if moves else [draft.move]

    def age(self, event: pygame.Event, spot: Spot) -> float:
        """How long a spot has been seen: for the mouse at the point it clicks, for keys wherever it lies."""
        scene = id(self.pilot.top)
        if event.type != pygame.MOUSEBUTTONDOWN:
            return self.clock - self._since.get((scene, spot.key), self.clock)
        since = self.clock
        for begun, where, spots in reversed(self._layouts):
            if where != scene or not any(old.key == spot.key and old.holds(event.pos) for old in spots):
                break
            since = begun
        return self.clock - since

    def look(self) -> None:
        """Which spots are seen now."""
        scene = self.pilot.app.stack.top
        spots = tuple(scene.ring.spots) if scene else ()
        self._since = {(id(scene), spot.key): self._since.get((id(scene), spot.key), self.clock) for spot in spots}
        if not self._layouts or self._layouts[-1][1:] != (id(scene), spots):
            self._layouts = [*self._layouts[-LAYOUTS:], (self.clock, id(scene), spots)]

    # Judgement

    def _judge_moves(self, wanted: list[list[Move]], when: str) -> None:
        """Every choice of a person is wanted, or was wanted before, or no choice at all."""
        match, (left,) = self.table.match, wanted[:1] or ([],)
        left = list(left)
        for seat, move, state in self._played:
            now = (state.round, state.stage)
            if seat not in match.people:
                continue
            if left and move == left[0]:
                left.pop(0)
                self._meant.add((seat, now, move))
                self.moves += 1
            elif match.game.foregone(state.view(seat)) != move and (seat, now, move) not in self._meant:
                self.findings.append(f"{when} seat {seat} chose {move}, which nobody had pressed")
        self._played.clear()

    def _judge_secrets(self, entitled: int | None, when: str) -> None:
        """A hand that was hidden before is shown only to whom it belongs, after a hold or a press."""
        context = self.table.context
        now = (context.seat, context.revealed)
        if context.revealed and now != self._shown and context.seat != entitled:
            self.findings.append(f"{when} the hand of seat {context.seat} was shown")
        self._shown = now


def _hand(event: pygame.Event) -> Hashable:
    """What goes down or up with an event."""
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return ("key", event.key)
    mouse = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return ("mouse" if mouse else "pad", event.button)


def _name(event: pygame.Event) -> str:
    what = pygame.key.name(event.key) if event.type == pygame.KEYDOWN else getattr(event, "pos", "")
    return f"{pygame.event.event_name(event.type)} {what}"


class Hands:
    """People who press too early, too often and too long; and now and then as they should."""

    def __init__(self, judge: Judge, rng: Random) -> None:
        self.judge, self.pilot, self.rng, self.presses = judge, judge.pilot, rng, 0

    def wait(self, seconds: float) -> bool:
        """Time passes, in frames of some length; False when the application is over."""
        frame = self.rng.choice((FRAME, 0.05, 0.1))
        return all(self.judge.step(frame) for _ in range(max(1, round(seconds / frame))))

    def act(self) -> bool:
        """Do something; False when the table was left or its match is over."""
        scene, rng = self.pilot.app.stack.top, self.rng
        if scene is None or isinstance(scene, Ending) or self.judge.table not in self.pilot.app.stack.scenes:
            return False
        if isinstance(scene, Handoff):
            return self._at_handoff(scene)
        if scene is not self.judge.table:
            self._tap_key(pygame.K_ESCAPE, 1)
            return self.wait(rng.choice((0.0, 0.1)))
        return self._at_table(self.judge.table)

    # At the handoff

    def _at_handoff(self, handoff: Handoff) -> bool:
        kind = self.rng.random()
        if kind < 0.5:
            return self._hold(self.rng.choice((0.1, 0.3, 0.55, 0.7, 0.7, 0.9, 1.5)), repeats=self.rng.random() < 0.5)
        if kind < 0.6:
            self._tap_key(self.rng.choice(ENTER), self.rng.randint(1, 6))
        elif kind < 0.7:
            self._click(self._anywhere(), self.rng.randint(1, 3))
        elif kind < 0.76:
            self._tap_key(pygame.K_u, 1)
        elif kind < 0.82:
            self._click_key(handoff, ChangeMind)
        elif kind < 0.84:
            self._tap_key(pygame.K_ESCAPE, 1)
        elif kind < 0.87:
            pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        elif kind < 0.93:
            self._tap_key(pygame.K_TAB, 1)
        else:
            return self.wait(0.4)
        return self.wait(self.rng.choice((0.0, 0.05, 0.3)))

    def _hold(self, seconds: float, *, repeats: bool) -> bool:
        """Something is held, also beyond the handoff; a key repeats meanwhile."""
        self.presses += 1
        by, key, where = self.rng.choice(("key", "key", "mouse", "pad")), self.rng.choice(ENTER), self._anywhere()
        if by == "key":
            key_down(key)
        elif by == "mouse":
            mouse_down(where)
        else:
            pad_down(0)
        for _ in range(round(seconds / 0.05)):
            if not self.judge.step(0.05):
                return False
            if by == "key" and repeats:
                self.presses += 1
                key_down(key, fresh=False)
        if by == "key":
            key_up(key)
        elif by == "mouse":
            mouse_up(where)
        else:
            pad_up(0)
        return self.judge.step(FRAME)

    # At the table

    def _at_table(self, table: TableScene) -> bool:
        rng, kind = self.rng, self.rng.random()
        if kind < 0.35:  # as it should be: look, then press
            return self.wait(0.35) and self._answer(table, 1) and self.wait(rng.choice((0.0, 0.02, 0.1)))
        if kind < 0.55:
            return self._answer(table, rng.randint(1, 4)) and self.wait(rng.choice((0.0, 0.05, 0.2)))
        if kind < 0.70:
            self._tap_key(rng.choice((*ENTER, *DIGITS, pygame.K_TAB)), rng.randint(1, 5))
        elif kind < 0.78:
            return self._hold(rng.choice((0.1, 0.4, 0.8)), repeats=True)
        elif kind < 0.84:
            self._click(self._anywhere(), rng.randint(1, 4))
        elif kind < 0.88:
            self._tap_key(pygame.K_u, rng.randint(1, 2))
        elif kind < 0.90:
            self._tap_key(pygame.K_h, 1)
        elif kind < 0.92:
            self._tap_key(rng.choice((pygame.K_ESCAPE, pygame.K_F1)), 1)
        elif kind < 0.93:
            pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        elif kind < 0.96:
            self.presses += 1
            pad_down(0)
            pad_up(0)
        else:
            return self.wait(0.5)
        return self.wait(rng.choice((0.0, 0.05, 0.3)))

    def _answer(self, table: TableScene, times: int) -> bool:
        """A click, or several, on something that answers."""
        spots = [spot for spot in table.ring.spots if isinstance(spot.key, Answer)]
        ready = [spot for spot in spots if spot.key == Confirm()]
        if not spots:
            self._click(self._anywhere(), times)
            return True
        spot = ready[0] if ready and self.rng.random() < 0.7 else self.rng.choice(spots)
        self._click(point_in(spot), times)
        return True

    def _click_key(self, scene: Scene, kind: type) -> None:
        for spot in scene.ring.spots:
            if isinstance(spot.key, kind):
                self._click(spot.rect.center, self.rng.randint(1, 2))

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.pilot.app.display.size
        hand = self.judge.table.context.layout.hand
        if self.rng.random() < 0.6:
            return self.rng.randrange(hand.left, hand.right), self.rng.randrange(hand.top, hand.bottom)
        return self.rng.randrange(width), self.rng.randrange(height)

    def _click(self, where: tuple[int, int], times: int) -> None:
        """Clicks in a row, within a frame or over several."""
        for _ in range(times):
            self.presses += 1
            mouse_down(where)
            mouse_up(where)
            if self.rng.random() < 0.5:
                self.judge.step(self.rng.choice((FRAME, 0.05, 0.1)))

    def _tap_key(self, key: int, times: int) -> None:
        """A key is pressed several times, or is held and repeats."""
        repeats = self.rng.random() < 0.4
        for number in range(times):
            self.presses += 1
            key_down(key, fresh=not (repeats and number))
            if not repeats:
                key_up(key)
            if self.rng.random() < 0.6:
                self.judge.step(self.rng.choice((FRAME, 0.05, 0.1)))
        if repeats:
            key_up(key)


class Tally:
    """What came of a fuzz."""

    def __init__(self) -> None:
        self.presses = self.moves = self.early = 0
        self.findings: list[str] = []


@contextmanager
def undrawn() -> Iterator[None]:
    """Drawing changes nothing, so that it can be left out."""
    with patch.object(TableScene, "draw", lambda *_: None), patch.object(Handoff, "draw", lambda *_: None):
        yield


def fuzz(game: str, presses: int, rng: Random, told: Callable[[Tally], None] = lambda tally: None) -> Tally:
    """Press so often at tables of a game, until something is found."""
    tally, seed = Tally(), rng.randrange(1 << 30)
    with undrawn():
        while tally.presses < presses and not tally.findings:
            seed += 1
            people = rng.choice((2, 2, 3))
            pilot = Pilot.table(3, people, game, rng.choice(("instant", "instant", "2x")), seed=str(seed))
            judge = Judge(pilot)
            hands, most = Hands(judge, rng), presses - tally.presses
            while hands.presses < most and not judge.findings and hands.act():
                pass
            tally.presses += hands.presses
            tally.moves += judge.moves
            tally.early += judge.early
            tally.findings += judge.findings
            told(tally)
            pilot.app.stack.close()
            pygame.quit()
    return tally


def main() -> int:
    """Press, and tell what was found; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presses", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="", choices=("", *GAMES))
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    found = 0
    for game in [wanted.game] if wanted.game else GAMES:
        tally = fuzz(game, wanted.presses, Random(f"{wanted.seed} {game}"), lambda now: print(".", end="", flush=True))
        print(f"\n{game}: {tally.presses:,} presses, {tally.moves:,} choices made, {tally.early:,} presses too early")
        print(*tally.findings, sep="\n", end="\n" * bool(tally.findings))
        found += len(tally.findings)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
