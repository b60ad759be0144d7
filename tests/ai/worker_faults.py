"""Kills, stops and interrupts the captains' process at random moments of a game; the game must go on.

    python -m tests.ai.worker_faults --times 30

Every answer must be a legal choice, and no process may be left when the worker is closed.
"""

import argparse
import os
import signal
import sys
from collections import Counter
from random import Random

from ai.worker import Ask, Worker
from jamaica.games import GAMES

from .test_worker import first_question, is_gone

SIGNALS = (signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP, signal.SIGSEGV, signal.SIGBUS, signal.SIGINT)
CAPTAINS = ("admiral", "captain", "mate", "greedy")


def faults(times: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Send so many signals; how often each was sent, and what went wrong."""
    rng, sent, found = Random(seed), Counter[str](), list[str]()
    views = {name: first_question(game) for name, game in GAMES.items()}
    for number in range(times):
        now = [0.0]
        worker = Worker(patience=5, clock=lambda now=now: now[0])  # type: ignore[misc]
        name, blow = rng.choice(list(views)), SIGNALS[number % len(SIGNALS)]
        process, spins = worker.pid, rng.randrange(3000)
        assert process
        worker.ask(Ask(name, rng.choice(CAPTAINS), views[name], number, seconds=rng.choice((0.02, 0.2, 30))))
        answer, asked = None, 0
        while answer is None:
            asked += 1
            if asked == spins + 1:
                os.kill(process, blow)
                sent[blow.name] += 1
            if asked > spins + 2000:
                now[0] = 60.0  # it has been silent for long
            answer = worker.answer()
        if answer.move not in views[name].choices():
            found.append(f"{number}: {answer.move} is no choice")
        worker.ask(Ask(name, "greedy", views[name], number))
        while (answer := worker.answer()) is None:
            pass
        last = worker.pid
        worker.close()
        found += [f"{number}: process {one} is left" for one in (process, last) if one and not is_gone(one)]
    return sent, found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.ai.worker_faults", description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=30, help="how many signals are sent (default: 30)")
    parser.add_argument("--seed", type=int, default=1, help="other moments (default: 1)")
    args = parser.parse_args()
    sent, found = faults(args.times, args.seed)
    print("\n".join(found))
    print(
        f"{args.times} tries, {sum(sent.values())} of them hit a thinking process {dict(sent)}; {len(found)} went wrong"
    )
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
