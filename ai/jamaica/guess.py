"""What strong players lay in Jamaica: the more a card gains by their prices, the more likely.

These prices make the cards that captains laid likeliest (`ai.jamaica.fit_guess`). They are not those of the quick
policy: who plays by them wins less.
"""

import json
from math import exp
from pathlib import Path
from random import Random

from jamaica.engine.errors import DataError
from jamaica.files import assets
from jamaica.games.jamaica.rules.state import State
from jamaica.games.jamaica.rules.static import bits

from .policy import Policy
from .prices import Prices

FILE = "jamaica-cards.json"


class Guess:
    """Prices, and how varied the choices are."""

    def __init__(self, prices: Prices, variety: float) -> None:
        self.prices = prices
        self.variety = variety
        """Points less at which a card is laid e times more rarely."""
        self._policy = Policy(prices)

    @classmethod
    def read(cls, path: Path | None = None) -> "Guess":
        """A guess from a file written by `ai.jamaica.fit_guess`."""
        path = path or assets() / "data" / FILE
        try:
            variety = float(json.loads(path.read_text(encoding="utf-8"))["variety"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise DataError(f"The captains' guesses {path} cannot be used: {error!r}. Fit them anew.") from None
        return cls(Prices.read(path), variety)

    def chances(self, state: State, seat: int, hand: list[int]) -> list[float]:
        """How likely each card of a hand is to be laid, in proportion."""
        gains = self._policy.gains(state, seat, hand, state.dice)
        most = max(gains)
        return [exp((gain - most) / self.variety) for gain in gains]

    def card(self, state: State, seat: int, cards: int, rng: Random) -> int:
        """The card of these that a seat may lay."""
        hand = list(bits(cards))
        return hand[0] if len(hand) == 1 else rng.choices(hand, self.chances(state, seat, hand))[0]
