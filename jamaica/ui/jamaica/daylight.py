"""Day and night over the board: which light belongs to the hour that is played, and how it changes."""

from math import exp

from ...games.jamaica.rules.state import State
from ...store import Settings
from ..table.context import TableContext

SOFT = 0.3
"""How far the sun sets in the evenings of captains while only people's evenings get dark."""
PACE = 0.55
"""Seconds in which about two thirds of a change are over: slow, so that turn after turn it breathes, not flickers."""
LEVELS = 20
"""How many lights there are between day and night."""


class Daylight:
    """The light of the moment, which follows the hour that is played."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.hour: int | None = None
        """Whose action is played: 0 that of the morning, 1 that of the evening; None while nobody acts."""
        self.wanted = 0.0
        """The light that belongs to the hour: 0 by day, 1 at night."""
        self._light = 0.0

    @property
    def level(self) -> int:
        """The light of the moment in steps from 0 (day) to LEVELS (night)."""
        return round(self._light * LEVELS)

    def turn(self, hour: int | None, *, is_persons: bool) -> None:
        """An action of the morning or evening begins, of a person's ship or another one, or nobody acts any more."""
        self.hour = hour
        darkest = {"every": 1.0, "own": 1.0 if is_persons else SOFT, "never": 0.0}[self._settings.daylight]
        self.wanted = darkest if hour else 0.0

    def settle(self) -> None:
        """The light is at once what it is to be."""
        self._light = self.wanted

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._light += (self.wanted - self._light) * (1 - exp(-seconds / PACE))
        if abs(self.wanted - self._light) * LEVELS < 0.5:
            self._light = self.wanted


def turn_to(light: Daylight, table: TableContext[State], view: State) -> None:
    """The hour that a view says."""
    acts = view.actor >= 0
    light.turn(view.step if acts else None, is_persons=acts and is_persons(table, view.actor))


def is_persons(table: TableContext[State], ship: int) -> bool:
    """Whether a person decides for a ship."""
    return ship < len(table.match.seats) and table.match.seats[ship].is_person
