"""Habits: how often a captain does what his events show, such as attacking."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from jamaica.engine.contract import Event


@dataclass(frozen=True, slots=True)
class Habit:
    """Something a captain does more or less often than others."""

    name: str
    """One word, as in the data file."""
    about: str
    event: type[Event]
    amount: Callable[[Any, int], float]
    """Amount of the habit an event shows for a seat."""

    def shown(self, events: Sequence[Event], seat: int) -> float:
        """Amount of the habit the events show for a seat."""
        return sum(self.amount(event, seat) for event in events if type(event) is self.event)
