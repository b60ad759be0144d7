"""Games of captains, kept move by move: ``python -m ai.self_play montego admiral --out games.jsonl``.

What judges positions (`ai.fit`) and what guesses the others' choices is fitted on them. A few choices are made at
random, so that bad positions are seen too. Same seed, same game, as far as captains are limited by samples, not time.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from jamaica.engine import notation
from jamaica.engine.contract import CHANCE, OVER, Move
from jamaica.games import GAMES

from .captains import captain_for
from .cluster import executor_at
from .games import GAME_AIS
from .processes import INTERRUPTED, run_all
from .progress import Progress
from .values import final_shares

SLIPS = 0.04
"""Rate of random choices."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game."""

    seed: int
    options: dict[str, str | int]
    moves: list[str]
    """Choices and outcomes of chance; those made at random begin with a question mark."""
    shares: list[float]
    """Of the final victory."""


def play(name: str, captain: str, seconds: float | None, seed: int) -> Played:
    """A game of one captain on all seats."""
    game, subject = GAMES[name], GAME_AIS[name].fit
    options = subject.options[seed % len(subject.options)]
    pilot, rng = captain_for(captain, game, seconds, thread_time), Random(f"self-play {seed}")
    state, moves = game.start(game.options.read(options)), list[str]()
    while state.to_move != OVER:
        slip = False
        if state.to_move == CHANCE:
            odds = state.odds()
            move = odds.pick(rng.randrange(odds.total))
        else:
            choices = state.choices()
            slip = len(choices) > 1 and rng.random() < SLIPS
            move = rng.choice(choices) if slip else pilot.choose(state.view(state.to_move), rng)
        state.apply(move)
        moves.append(f"{'?' if slip else ''}{notation.text(move)}")
    return Played(seed, options, moves, final_shares(state.winners(), len(state.scores())))


def replay(name: str, played: Played) -> Iterator[tuple[Any, Move, bool]]:
    """Every position of a game with the move made there, and whether it was made at random. Positions are reused."""
    game = GAMES[name]
    state = game.start(game.options.read(played.options))
    for text in played.moves:
        move = notation.parse(text.removeprefix("?"))
        yield state, move, text.startswith("?")
        state.apply(move)


def read(file: Path) -> list[Played]:
    """The games in a file."""
    return [Played(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def run(
    work: Callable[[int], Played], seeds: Sequence[int], out: Path, processes: int | None, executor: Executor | None
) -> None:
    """Play the games of these seeds that the file does not hold yet."""
    done = {played.seed for played in read(out)} if out.exists() else set()
    show = Progress()

    def hear(played: Played) -> None:
        done.add(played.seed)
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(played)) + "\n")
        show(len(done), len(seeds))

    show(len(done), len(seeds))
    run_all(work, [seed for seed in seeds if seed not in done], hear, processes, executor)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAME_AIS)
    parser.add_argument("captain")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the first seed (default: 0)")
    parser.add_argument("--seconds", type=float, help="processor seconds per choice")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--cluster", metavar="ADDRESS", help="let a Dask cluster do the work")
    parser.add_argument("--out", type=Path, required=True, help="the file; what it holds is not played again")
    args = parser.parse_args()
    seeds = range(args.first, args.first + args.games)
    with executor_at(args.cluster) as executor:
        run(partial(play, args.game, args.captain, args.seconds), seeds, args.out, args.processes, executor)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
