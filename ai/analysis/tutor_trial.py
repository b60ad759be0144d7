"""How good the tutor's warnings are: ``python -m ai.analysis.tutor_trial jamaica --choices 300``.

Mates play, and at every few choices of theirs the tutor is asked as at a table, with the same time; a longer search
that looks a round further then judges by what the seat knew whether the choice was dear, in worlds of its own. A dear
choice costs more than the tutor's threshold, beyond twice its error; a warning is false if the choice is not clearly
worse at all.
"""

import argparse
import csv
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random
from time import thread_time

from jamaica.engine.contract import CHANCE, OVER, Game, State
from jamaica.games import GAMES, find_game

from ..arguments import Verdict
from ..captains import captain_for
from ..counsel import CLEARLY, COMPARE, DEAR, RANK, Counsel
from ..games import GAME_AIS, mind_for
from ..limit import Limit
from ..mind import Plan
from ..processes import INTERRUPTED, run_all
from ..progress import Progress

PLAYER = "mate"
EVERY = 5
"""Of so many choices one is looked at: those that follow each other are much alike."""
DEEPER = 1
"""Rounds that the judge looks further than the tutor."""
JUDGING = 0.8
"""Seconds of the judge to find the best choice, and again to compare."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One choice: what it costs according to the tutor and to the judge."""

    stage: str
    plans: int
    found: float
    found_error: float
    cost: float
    error: float
    reasons: int
    """Arguments the tutor gives."""

    def is_warned(self, least: float) -> bool:
        return self.found > max(least, CLEARLY * self.found_error)

    def is_dear(self, least: float) -> bool:
        return self.cost > max(least, CLEARLY * self.error)

    @property
    def is_worse(self) -> bool:
        return self.cost > CLEARLY * self.error


def choices_of(game: Game[State], players: int, rng: Random) -> Iterator[tuple[State, Plan]]:
    """Views and plans chosen there, of games that mates play."""
    mate, mind = captain_for(PLAYER, game, None, thread_time), mind_for(game.name)
    while True:
        state, number = game.start(game.options(players=players)), rng.randrange(EVERY)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                _roll(state, rng)
                continue
            number += game.foregone(state) is None
            if number < EVERY:
                state.apply(mate.choose(state.view(state.to_move), rng))
                continue
            number, view = 0, state.view(state.to_move)
            plans = set(mind.plans(view))
            plan: Plan = ()
            while plan not in plans:  # as he would go on
                if state.to_move == CHANCE:
                    _roll(state, rng)
                    continue
                plan = (*plan, mate.choose(state.view(state.to_move), rng))
                state.apply(plan[-1])
            yield view, plan


def _roll(state: State, rng: Random) -> None:
    odds = state.odds()
    state.apply(odds.pick(rng.randrange(odds.total)))


def attempt(name: str, players: int, task: tuple[int, int]) -> list[Trial]:
    """Plays games from a seed and judges their choices until there are as many as asked for."""
    seed, number = task
    game, rng = find_game(name), Random(f"tutor {seed}")
    tutor, judge = Counsel(game), Counsel(game, deeper=DEEPER)
    return [_judge(tutor, judge, view, plan, rng) for view, plan in islice(choices_of(game, players, rng), number)]


def _judge(tutor: Counsel, judge: Counsel, view: State, made: Plan, rng: Random) -> Trial:
    ranking = tutor.ranking(view, Limit(RANK, timer=thread_time), rng)
    best = ranking[0] if ranking else made
    found = _cost(tutor, view, best, made, COMPARE, rng)
    deepest = judge.ranking(view, Limit(JUDGING, timer=thread_time), rng)
    costs = [_cost(judge, view, better, made, JUDGING, rng) for better in {best, *deepest[:1]}]
    cost = max(costs, key=lambda verdict: verdict.gain)
    return Trial(
        view.stage, len(view.choices()), found.gain, found.error, cost.gain, cost.error, len(found.arguments)
    )  # fmt: skip


def _cost(counsel: Counsel, view: State, better: Plan, made: Plan, seconds: float, rng: Random) -> Verdict:
    if better == made:
        return Verdict(0.0, 0.0, 0)
    verdict = counsel.compare(view, better, made, Limit(seconds, timer=thread_time), rng)
    return verdict or Verdict(0.0, 1.0, 0)


def report(trials: Sequence[Trial], levels: Mapping[str, float] = DEAR) -> Iterator[str]:
    """For each level of strictness the dear choices caught, and what became of the warnings."""
    for level, least in levels.items():
        warned = [trial for trial in trials if trial.is_warned(least)]
        dear = [trial for trial in trials if trial.is_dear(least)]
        yield f"{level}, from {least:.1%}: {len(dear)} dear choices, {len(warned)} warnings"
        yield f"  caught     {rate(trial.is_warned(least) for trial in dear)}"
        yield f"  dear       {rate(trial.is_dear(least) for trial in warned)} of the warnings"
        yield f"  false      {rate(not trial.is_worse for trial in warned)} of the warnings"
        yield f"  reasoned   {rate(trial.reasons > 0 for trial in warned)} of the warnings"


def rate(cases: Iterable[bool]) -> str:
    """A count of a total as a share, with its 95 % interval (Wilson)."""
    found = list(cases)
    count, yes = len(found), sum(found)
    if not count:
        return "none of none"
    z, share = 1.96, yes / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return f"{yes} of {count}: {share:.0%} ({max(0.0, middle - half):.0%} to {min(1.0, middle + half):.0%})"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAME_AIS)
    parser.add_argument("--choices", type=int, default=300)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--csv", type=Path, metavar="FILE", help="add each choice to a table as soon as it is judged")
    args = parser.parse_args()
    trials, show = list[Trial](), Progress()
    lot = 10

    def hear(found: list[Trial]) -> None:
        trials.extend(found)
        show(len(trials), args.choices)
        if args.csv:
            with args.csv.open("a", newline="", encoding="utf-8") as file:
                csv.DictWriter(file, [field.name for field in fields(Trial)]).writerows(map(asdict, found))

    show(0, args.choices)
    tasks = [(seed, min(lot, args.choices - lot * seed)) for seed in range(-(-args.choices // lot))]
    run_all(partial(attempt, args.game, args.players), tasks, hear, args.processes)
    print(f"{len(trials)} choices of a {PLAYER} in {GAMES[args.game].title}, {args.players} players")
    print("\n".join(report(trials)))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
