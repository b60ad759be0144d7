"""Fit what strong players lay in Jamaica: ``python -m ai.jamaica.fit_guess games.jsonl``.

On games of captains (`ai.self_play`): one price after the other is raised or lowered while that makes the cards that
were laid likelier. Every fifth game is held back.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from math import log
from pathlib import Path
from random import Random

from jamaica.games.jamaica.rules.stages import CARD
from jamaica.games.jamaica.rules.state import State
from jamaica.games.jamaica.rules.static import bits

from ..self_play import read, replay
from .guess import FILE, Guess
from .prices import Prices

LOOKED_AT = 0.3
"""Part of the cards that is looked at: those of one game are much alike."""
STEP, FINE = 1.4, 1.04
"""Factor by which prices are varied at first, and that at which varying them ends."""
TINY = 0.1
"""Prices near zero are varied by so much."""

Laid = tuple[State, list[int], int]
"""A position, the hand of the seat to move, and which of its cards it laid."""


def examples(file: Path) -> tuple[list[Laid], list[Laid]]:
    """Cards laid in the games of a file, without those laid at random; apart from them those held back."""
    rng, kept = Random(1), (list[Laid](), list[Laid]())
    for number, played in enumerate(read(file)):
        for s, move, slip in replay("jamaica", played):
            if s.stage == CARD and not slip and s.hand[s.to_move].bit_count() > 1 and rng.random() < LOOKED_AT:
                hand = list(bits(s.hand[s.to_move]))
                kept[number % 5 == 0].append((s.copy(), hand, hand.index(s.table.card_of[move[1]])))
    return kept


def likelihood(laid: Sequence[Laid], guess: Guess) -> float:
    """Mean logarithm of the chance of the cards that were laid."""
    total = 0.0
    for state, hand, chosen in laid:
        chances = guess.chances(state, state.to_move, hand)
        total += log(chances[chosen] / sum(chances))
    return total / len(laid)


def fit(laid: Sequence[Laid], guess: Guess) -> Guess:
    """Climb to the likeliest prices, each for itself."""
    most = likelihood(laid, guess)
    steps = {(name, when): STEP for name in Prices._fields for when in (0, 1)}
    while max(steps.values()) > FINE:
        for (name, when), step in steps.items():
            if step <= FINE:
                continue
            price, better = list(getattr(guess.prices, name)), False
            for factor in (step, 1 / step):
                varied = price[:]
                tiny = TINY if factor > 1 else -TINY
                varied[when] = round(price[when] * factor, 3) if abs(price[when]) > TINY / 5 else tiny
                other = Guess(guess.prices._replace(**{name: tuple(varied)}), guess.variety)
                if (found := likelihood(laid, other)) > most + 1e-5:
                    guess, most, better = other, found, True
                    break
            steps[name, when] = step if better else step**0.5
        for variety in (guess.variety * 0.9, guess.variety * 1.1):
            other = Guess(guess.prices, variety)
            if (found := likelihood(laid, other)) > most:
                guess, most = other, found
        print(f"likelihood {most:.4f}", file=sys.stderr, flush=True)
    return guess


def main() -> int:
    """Fit and write the prices."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    args = parser.parse_args()
    training, held_back = examples(args.file)
    data = Path("assets/data")
    guess = fit(training, Guess(Prices.read(data / "jamaica-prices.json"), 3.5))
    body = {
        "made by": f"python -m ai.jamaica.fit_guess, {len(training)} cards",
        "held-back likelihood": round(likelihood(held_back, guess), 4),
        "variety": round(guess.variety, 3),
        "prices": guess.prices._asdict(),
    }
    (data / FILE).write_text(json.dumps(body, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
