"""Find the prices of the quick policy by self-play: ``python -m ai.jamaica.tune``.

A champion's prices are varied at random; a variation that wins more than the champion against three of him, on the
same seeds, takes his place. Every few tries the seeds change. Same seed, same prices.
"""

import argparse
import json
import sys
from datetime import date
from pathlib import Path
from random import Random

from jamaica.engine import chance
from jamaica.engine.contract import CHANCE, OVER
from jamaica.games.jamaica.rules.options import JamaicaOptions
from jamaica.games.jamaica.rules.state import State
from jamaica.games.jamaica.rules.static import table_for

from ..values import final_shares
from .policy import Policy
from .prices import Prices

START = Prices(
    step=(1.584, 1.595),
    score=(0.704, 0.531),
    treasure=(1.8, 1.32),
    battle=(2.195, 0.66),
    shortage=(2.02, 0.326),
    home=(1.7, 1.696),
    gold=(1.346, 0.317),
    food=(0.658, 1.197),
    much_food=(0.394, 0.149),
    powder=(0.225, 0.439),
    much_powder=(0.3, 0.3),
    forward=(1.0, 1.5),
    backward=(-2.0, -3.0),
)
"""Starting point of the tuning."""
PLAYERS = 4
TRIES = 12
"""Tries on the same seeds."""
FACTORS = (0.55, 0.75, 1.33, 1.8)
MARGIN = 0.004
"""So much more a variation has to score."""
POINT = 0.01
"""Weight of a point of lead beside a victory, so that small differences show sooner."""


def score(challenger: Prices, field: Prices, first: int, games: int) -> float:
    """Score of a challenger against three others of the field: victories, plus a little for the lead."""
    one, others = Policy(challenger), Policy(field)
    total = 0.0
    for number in range(first, first + games):
        seed, seat = divmod(number, PLAYERS)
        state = State(table_for(JamaicaOptions(players=PLAYERS, edition="second" if seed % 2 else "first")))
        policies = [one if other == seat else others for other in range(PLAYERS)]
        rng, rolls = Random(number), 0
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(chance.draw(f"tune {seed}", rolls, state.odds()))
                rolls += 1
            else:
                state.apply(policies[state.to_move].choose(state, rng))
        scores = state.scores()
        lead = scores[seat] - (sum(scores) - scores[seat]) / (PLAYERS - 1)
        total += final_shares(state.winners(), PLAYERS)[seat] + POINT * lead
    return total / games


def vary(prices: Prices, rng: Random) -> Prices:
    """A mutation: one to three prices changed, early, late or both."""
    values = prices._asdict()
    for _ in range(rng.choice((1, 1, 2, 3))):
        name = rng.choice(Prices._fields)
        late, early = values[name]
        factor, when = rng.choice(FACTORS), rng.choice(("late", "early", "both"))
        values[name] = (
            late if when == "early" else round(late * factor, 3),
            early if when == "late" else round(early * factor, 3),
        )
    return Prices(**values)


def main() -> int:
    """Tune and write the prices."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=240)
    parser.add_argument("--games", type=int, default=600, help="games per try (default: 600)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng, best = Random(args.seed), START
    field, most = best, 0.0
    for number in range(args.tries):
        first = number // TRIES * args.games
        if number % TRIES == 0:
            field, most = best, score(best, best, first, args.games)
        challenger = vary(best, rng)
        found = score(challenger, field, first, args.games)
        if found > most + MARGIN:
            best, most = challenger, found
            print(f"try {number}: {found:.3f} {best._asdict()}", file=sys.stderr, flush=True)
    body = {
        "made by": f"python -m ai.jamaica.tune --tries {args.tries} --games {args.games} --seed {args.seed}",
        "date": date.today().isoformat(),
        "prices": best._asdict(),
    }
    Path("assets/data/jamaica-prices.json").write_text(json.dumps(body, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
