"""Captains against captains: seat-rotated games on paired seeds, with honest intervals.

Time is counted as the processor's work for the thinking thread, so that a busy machine costs nobody strength.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import thread_time

from jamaica.engine import chance
from jamaica.engine.contract import CHANCE, OVER, Event
from jamaica.engine.errors import OptionError, RecordError
from jamaica.engine.language import mark
from jamaica.engine.schema import Body
from jamaica.games import find_game

from .captains import captain_for
from .games import GAME_AIS
from .processes import run_all
from .progress import Tell
from .values import final_shares

TIMED = 0.001
"""Choices quicker than this many seconds need no thought and do not count as decisions."""
UNREADABLE = mark("{file} cannot be read: {reason}.")
UNWRITABLE = mark("{file} cannot be written: {reason}.")
NOT_A_FILE = mark("{file} is not a file.")
TOO_LARGE = mark("{file} cannot be read: it is too large.")
LARGEST = 200_000_000
"""Bytes of a file of results: far more than all games anybody has patience for."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Setup of a contest: a game with options, and a captain per seat before the seats rotate."""

    game: str
    options: dict[str, str | int]
    captains: tuple[str, ...]
    seconds: float | None = None

    def __post_init__(self) -> None:
        game = find_game(self.game)
        players = game.options.read(self.options).players
        if len(self.captains) != players:
            raise OptionError(
                "This game is set up for {players} players, but {captains} captains are named.",
                players=players, captains=len(self.captains),
            )  # fmt: skip
        for name in self.captains:
            captain_for(name, game, self.seconds)

    def title(self) -> Body:
        """The duel as plain values, to recognise its results by."""
        return {**asdict(self), "captains": list(self.captains)}


@dataclass(frozen=True, slots=True)
class Result:
    """One game: the seed, how far the seats were turned, and per captain (in the duel's order) what came."""

    seed: int
    turn: int
    shares: list[float]
    scores: list[int]
    times: list[list[float]]
    habits: list[dict[str, float]]
    """Average amount of each habit per round."""


def play_game(duel: Duel, seed: int, turn: int) -> Result:
    """One game; captain k sits on seat (k + turn) modulo the number of seats. Equal seeds throw equal dice."""
    game = find_game(duel.game)
    state = game.start(game.options.read(duel.options))
    count = len(duel.captains)
    captains = [
        captain_for(duel.captains[(seat - turn) % count], game, duel.seconds, thread_time) for seat in range(count)
    ]
    times: list[list[float]] = [[] for _ in range(count)]
    rng = Random(f"{seed} {turn}")
    rolls = 0
    events: list[Event] = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(chance.draw(str(seed), rolls, state.odds()), events)
            rolls += 1
            continue
        seat = state.to_move
        view = state.view(seat)
        begun = thread_time()
        move = captains[seat].choose(view, rng)
        spent = thread_time() - begun
        if spent > TIMED:
            times[seat].append(round(spent, 4))
        state.apply(move, events)
    order = [(captain + turn) % count for captain in range(count)]
    shares, scores = final_shares(state.winners(), len(state.scores())), state.scores()
    return Result(
        seed,
        turn,
        shares=[shares[seat] for seat in order],
        scores=[scores[seat] for seat in order],
        times=[times[seat] for seat in order],
        habits=[
            {habit.name: round(habit.shown(events, seat) / state.round, 4) for habit in GAME_AIS[duel.game].habits}
            for seat in order
        ],
    )


def run(duel: Duel, games: int, out: Path | None, tell: Tell, executor: Executor | None = None) -> list[Result]:
    """Play so many games on all cores, or by an executor; with a file, what it already holds is not played again."""
    done = {(result.seed, result.turn): result for result in _read(duel, out)} if out else {}
    count = len(duel.captains)
    wanted = [divmod(number, count) for number in range(games)]
    missing = [pair for pair in wanted if pair not in done]
    before = len(wanted) - len(missing)
    found: list[Result] = []

    def hear(result: Result) -> None:
        found.append(result)
        done[result.seed, result.turn] = result
        if out:
            _add(asdict(result), out)
        tell(before + len(found), len(wanted))

    tell(before, len(wanted))
    run_all(_play, [(duel, *pair) for pair in missing], hear, executor=executor)
    return [done[pair] for pair in wanted]


def _play(task: tuple[Duel, int, int]) -> Result:
    return play_game(*task)


def _read(duel: Duel, out: Path) -> list[Result]:
    """The results in a file; it is begun if it does not exist, refused if it is of another duel."""
    title = duel.title()
    try:
        if not out.exists():
            _add(title, out)
            return []
        if not out.is_file():  # a device may have no end
            raise RecordError(NOT_A_FILE, file=out)
        if out.stat().st_size > LARGEST:
            raise RecordError(TOO_LARGE, file=out)
        first, *lines = out.read_text(encoding="utf-8").splitlines()
        if json.loads(first) != title:
            raise RecordError("{file} holds the results of a different contest. Please choose another file.", file=out)
        return [Result(**json.loads(line)) for line in lines]
    except OSError as error:
        raise RecordError(UNREADABLE, file=out, reason=error.strerror or error) from error
    except (ValueError, TypeError, RecursionError) as error:
        raise RecordError("{file} is not an arena results file ({reason}).", file=out, reason=error) from None


def _add(entry: Body, out: Path) -> None:
    """One more line in a file of results."""
    try:
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
    except OSError as error:
        raise RecordError(UNWRITABLE, file=out, reason=error.strerror or error) from error


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and half of the 95 % interval around it."""

    value: float
    half: float

    @classmethod
    def by_seed(cls, figures: Iterable[tuple[int, float]]) -> "Mean":
        """Of figures with their seeds. Games with the same seed are not independent: the seed is the unit."""
        grouped: dict[int, list[float]] = {}
        for seed, figure in figures:
            grouped.setdefault(seed, []).append(figure)
        means = [mean(group) for group in grouped.values()]
        return cls(mean(means), 1.96 * stdev(means) / sqrt(len(means)) if len(means) > 1 else 1.0)


@dataclass(frozen=True, slots=True)
class Standing:
    """Results of a captain; seats of the same name count together."""

    name: str
    seats: int
    share: Mean
    """Victories per seat and game, shared ones in parts."""
    score: Mean
    decisions: int
    mean_time: float
    p95_time: float
    habits: dict[str, Mean]
    """Per round."""

    def __str__(self) -> str:
        who = f"{self.name} x{self.seats}"
        times = f"{self.mean_time:.3f} s a decision, p95 {self.p95_time:.3f} s" if self.decisions else "at a glance"
        share = f"wins {self.share.value:6.1%} ± {self.share.half:.1%}"
        return f"  {who:20} {share}   score {self.score.value:5.1f} ± {self.score.half:.1f}   {times}"


def standings(duel: Duel, results: Sequence[Result]) -> Iterator[Standing]:
    """Per captain's name, in the duel's order."""
    for name in dict.fromkeys(duel.captains):
        seats = [seat for seat, other in enumerate(duel.captains) if other == name]
        times = sorted(time for result in results for seat in seats for time in result.times[seat])
        yield Standing(
            name=name,
            seats=len(seats),
            share=_mean(results, seats, lambda result, seat: result.shares[seat]),
            score=_mean(results, seats, lambda result, seat: result.scores[seat]),
            decisions=len(times),
            mean_time=mean(times) if times else 0.0,
            p95_time=times[int(0.95 * len(times))] if times else 0.0,
            habits={habit.name: _mean(results, seats, _showing(habit.name)) for habit in GAME_AIS[duel.game].habits},
        )


def _mean(results: Sequence[Result], seats: Sequence[int], figure: Callable[[Result, int], float]) -> Mean:
    """A figure averaged over seats and games, with its interval by seeds."""
    return Mean.by_seed((result.seed, figure(result, seat)) for result in results for seat in seats)


def _showing(habit: str) -> Callable[[Result, int], float]:
    return lambda result, seat: result.habits[seat][habit]
