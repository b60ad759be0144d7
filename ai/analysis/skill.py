"""Luck and skill of captains over many games: ``python -m ai.analysis.skill jamaica captain mate:3``.

Captains play whole matches, seats rotating; every match is analysed, and each captain's account is averaged with a 95 %
interval (games on the same dice are not independent: the seed is the unit).
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields
from functools import partial
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from jamaica.engine.contract import State
from jamaica.engine.match import Match
from jamaica.engine.record import Record, Seat
from jamaica.games import GAMES, find_game

from ..arena import Mean
from ..captains import captain_for, lineup
from ..cluster import executor_at
from ..processes import INTERRUPTED, run_all
from ..progress import Progress
from .account import Account
from .analyst import Effort, analyse
from .rollouts import Care

ROUGH = Effort(Care(least=16, most=60, doubt=0.04), search=0)
"""Quick looks are enough where hundreds of matches are averaged: their errors cancel out."""
Row = dict[str, Any]


def play(game_name: str, captains: Sequence[str], seed: int, turn: int, seconds: float | None = None) -> Record:
    """One match; captain k sits on seat (k + turn) modulo the number of seats."""
    game, count = find_game(game_name), len(captains)
    pilots = [captains[(seat - turn) % count] for seat in range(count)]
    seats = [Seat(name, pilot) for name, pilot in zip(game.names(), pilots, strict=False)]
    match: Match[State] = Match.begin(game, game.options(players=count), seats, seed=f"skill {seed}")
    rng = Random(f"{seed} {turn}")
    while not match.is_over:
        captain = captain_for(pilots[match.to_move], game, seconds, thread_time)
        match.play(match.to_move, captain.choose(match.view(match.to_move), rng))
    return match.record()


def study(game: str, captains: Sequence[str], seconds: float | None, pair: tuple[int, int]) -> Row:
    """The accounts of one match with a seed and turned seats, in the order of the captains."""
    seed, turn = pair
    analysis = analyse(play(game, captains, seed, turn, seconds), find_game(game), ROUGH)
    count = len(captains)
    accounts = [asdict(analysis.account((number + turn) % count)) for number in range(count)]
    return {"seed": seed, "turn": turn, "accounts": accounts}


def summary(captains: Sequence[str], rows: Sequence[Row]) -> Iterator[str]:
    """A line per captain's name and entry of the account: mean and 95 % interval over the seeds."""
    for name in dict.fromkeys(captains):
        seats = [number for number, other in enumerate(captains) if other == name]
        yield f"{name} x{len(seats)}, {len(rows)} matches"
        for entry in fields(Account):
            share = Mean.by_seed((row["seed"], row["accounts"][seat][entry.name]) for row in rows for seat in seats)
            yield f"  {entry.name:11} {share.value:+.3f} ± {share.half:.3f}"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="How much of their results captains owe to their decisions.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("captains", nargs="+", help="one per seat; mate:3 means three of them")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, help="time per choice for all who search")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--cluster", metavar="ADDRESS", help="let a Dask cluster play and analyse")
    parser.add_argument("--out", type=Path, help="save results here, and carry on where they stopped")
    args = parser.parse_args()
    captains = lineup(args.captains)
    kept = args.out.read_text(encoding="utf-8").splitlines() if args.out and args.out.exists() else []
    rows: list[Row] = [json.loads(line) for line in kept]
    done = {(row["seed"], row["turn"]) for row in rows}
    missing = [pair for number in range(args.games) if (pair := divmod(number, len(captains))) not in done]
    show = Progress()

    def hear(row: Row) -> None:
        rows.append(row)
        show(len(rows), args.games)
        if args.out:
            with args.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")

    show(len(rows), args.games)
    with executor_at(args.cluster) as executor:
        run_all(partial(study, args.game, captains, args.seconds), missing, hear, args.processes, executor)
    print("\n".join(summary(captains, rows)))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
