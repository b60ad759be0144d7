"""The rules: on your turn walk one step, or toss a coin for two steps or none. Whoever is home first wins."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from jamaica.engine.argument import Argument
from jamaica.engine.contract import CHANCE, OVER, Event, Game, Group, Move, Odds, Reason, Throw
from jamaica.engine.language import ENGLISH, Language
from jamaica.engine.machine import Machine
from jamaica.engine.options import Options, option

HOME = 6
WALK, TOSS = ("walk",), ("toss",)
HEADS, TAILS = ("coin", "heads"), ("coin", "tails")
TURN, COIN = "turn", "coin"


@dataclass(frozen=True)
class CoinOptions(Options):
    """Two or three can play."""

    players: int = option(2, "number of players", (2, 3))


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """Somebody is so many steps further, after a toss or without one."""

    seat: int
    steps: int
    tossed: bool
    reveals: ClassVar[bool] = True


class CoinState(Machine):
    """Steps of each seat, and whose turn it is. Nothing is hidden: a view is a copy that knows its viewer."""

    __slots__ = ("_options", "steps", "turn", "viewer")
    left_out: ClassVar[frozenset[str]] = frozenset({"_options", "events"})

    def __init__(self, options: CoinOptions) -> None:
        self._options = options
        self.steps = [0] * options.players
        self.turn, self.stage, self.events = 0, TURN, None
        self.viewer: int | None = None

    @property
    def options(self) -> CoinOptions:
        return self._options

    @property
    def seats(self) -> int:
        return self._options.players

    @property
    def to_move(self) -> int:  # type: ignore[override] # worked out here, kept by the games of the box
        return OVER if max(self.steps) >= HOME else CHANCE if self.stage == COIN else self.turn % self.seats

    @property
    def round(self) -> int:
        return 1 + self.turn // self.seats

    def choices(self) -> Sequence[Move]:
        return [TOSS, WALK]

    def odds(self) -> Odds:
        return Odds([HEADS, TAILS])

    def apply(self, move: Move, events: list[Event] | None = None) -> None:
        if move == TOSS:
            self.stage = COIN
            return
        steps = {WALK: 1, HEADS: 2, TAILS: 0}[move]
        event = Stepped(self.turn % self.seats, steps, self.stage == COIN)
        CoinRace().follow(self, event)
        self.turn, self.stage = self.turn + 1, TURN
        if events is not None:
            events.append(event)

    def play_out(self, rng: Random, events: list[Event] | None = None) -> None:
        while self.to_move != OVER:
            moves = self.odds().tickets if self.to_move == CHANCE else self.choices()
            self.apply(moves[int(rng.random() * len(moves))], events)

    def copy(self) -> "CoinState":
        made = CoinState(self._options)
        made.steps, made.turn, made.stage, made.viewer = [*self.steps], self.turn, self.stage, self.viewer
        return made

    def view(self, seat: int) -> "CoinState":
        made = self.copy()
        made.viewer = seat
        return made

    def scores(self) -> Sequence[int]:
        return self.steps

    def winners(self) -> Sequence[int]:
        return [seat for seat, steps in enumerate(self.steps) if steps == max(self.steps)]


class CoinRace(Game[CoinState]):
    """The game."""

    name: ClassVar[str] = "coins"
    title: ClassVar[str] = "Coin Race"
    seats: ClassVar[range] = range(2, 4)
    options: ClassVar[type[Options]] = CoinOptions
    throws: ClassVar[Mapping[str, Throw]] = {COIN: Throw("Coin", Group.DICE)}
    untold: ClassVar[frozenset[str]] = frozenset({"turn", "stage", "viewer"})

    def start(self, options: CoinOptions) -> CoinState:
        return CoinState(options)

    def names(self) -> Sequence[str]:
        return ("Ada", "Bo", "Cy")

    def fingerprint(self, options: CoinOptions) -> str:
        return "coins"

    def imagine(self, view: CoinState, rng: Random) -> CoinState:
        state = view.copy()
        state.viewer = None
        return state

    def follow(self, view: CoinState, event: Event) -> None:
        if isinstance(event, Stepped):
            view.steps[event.seat] = min(HOME, view.steps[event.seat] + event.steps)

    def describe(self, state: CoinState) -> dict[str, str]:
        return {f"steps {seat}": str(steps) for seat, steps in enumerate(state.steps, 1)} | {"turn": str(state.turn)}

    def arrange(self, options: CoinOptions, lines: Mapping[str, str]) -> CoinState:
        state = CoinState(options)
        state.steps = [int(lines.get(f"steps {seat}", 0)) for seat in range(1, state.seats + 1)]
        state.turn = int(lines.get("turn", 0))
        return state

    def question(self, state: CoinState, names: Sequence[str], language: Language = ENGLISH) -> str:
        return f"Walk or toss, {names[state.to_move]}?"

    def offer(self, view: CoinState, move: Move, names: Sequence[str], language: Language = ENGLISH) -> Sequence[str]:
        return ["Walk one step" if move == WALK else "Toss the coin"]

    def argue(self, view: CoinState, argument: Argument, names: Sequence[str], language: Language = ENGLISH) -> str:
        return f"Steps: {argument.here} instead of {argument.instead}."

    def survey(self, view: CoinState, names: Sequence[str], language: Language = ENGLISH) -> Iterable[str]:
        return [f"{name} has come {steps} steps." for name, steps in zip(names, view.steps, strict=True)]

    def say(self, event: Event, names: Sequence[str], viewer: int | None, language: Language = ENGLISH) -> str:
        assert isinstance(event, Stepped)
        return f"{names[event.seat]} {'tosses and ' if event.tossed else ''}goes {event.steps} steps."

    def why(self, event: Event, before: Sequence[Event], names: Sequence[str], language: Language = ENGLISH) -> Reason:
        return Reason("")

    def outcome(self, stage: str, came: str, language: Language = ENGLISH) -> str:
        return came

    def tally(self, events: Sequence[Event]) -> dict[str, Any]:
        return {"tosses": sum(isinstance(event, Stepped) and event.tossed for event in events)}
