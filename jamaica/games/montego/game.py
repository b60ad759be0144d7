"""Montego Bay as a game of the box."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from ...engine.contract import Event, Game, Group, Reason, Throw
from ...engine.language import ENGLISH, Language, mark
from .rules import data, scenario, stages, tally
from .rules.options import MontegoOptions
from .rules.position import HIDDEN
from .rules.state import State
from .rules.static import CARDS, table_for
from .text import log_groups as haul
from .text import terms
from .text.log import Words
from .text.outcomes import outcome
from .text.reasons import Witness, why

FOREMEN = ("Marlow", "Sol", "Finn", "Palma")
"""In the order of the colours: red with the anchor, yellow with the sun, blue with the fish, green with the palm."""


class Montego(Game[State]):
    """Dock workers, barrels and ships."""

    name: ClassVar[str] = "montego"
    title: ClassVar[str] = "Montego Bay"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[type[MontegoOptions]] = MontegoOptions
    throws: ClassVar[Mapping[str, Throw]] = {
        stages.WAREHOUSE: Throw(mark("Warehouses set up"), Group.DRAWS, given=1),
        stages.TILE: Throw(mark("Order tiles drawn"), Group.DRAWS),
        stages.SHIP: Throw(mark("Ships drawn"), Group.DRAWS),
        stages.LOT: Throw(mark("Draw for the third large worker"), Group.DRAWS),
    }

    def start(self, options: MontegoOptions) -> State:
        """The state before the first draw of the set-up."""
        return State(table_for(options))

    def names(self) -> Sequence[str]:
        """Four foremen, one for each colour."""
        return FOREMEN

    def fingerprint(self, options: MontegoOptions) -> str:
        """Short hash of the data file."""
        return data.fingerprint(options.data)

    def imagine(self, view: State, rng: Random) -> State:
        """Any cards for those laid face down: all are equally possible (M5)."""
        state = view.copy()
        state.viewer = None
        cards, jack = state.cards, state.table.jack
        for worker, card in enumerate(cards):
            if card == HIDDEN:
                taken = cards[state.partner] if worker == jack else None
                cards[worker] = rng.choice([card for card in CARDS if card != taken])
        return state

    def describe(self, state: State) -> dict[str, str]:
        """The position as lines of a scenario file."""
        return scenario.describe(state)

    def arrange(self, options: MontegoOptions, lines: Mapping[str, str]) -> State:
        """The position the lines set up, at the start of a round."""
        return scenario.arrange(options, lines)

    def question(self, state: State, names: Sequence[str], language: Language = ENGLISH) -> str:
        """What the seat to move is asked."""
        return language.say(terms.QUESTIONS[state.stage], name=names[state.to_move])

    def say(self, event: Event, names: Sequence[str], viewer: int | None, language: Language = ENGLISH) -> str:
        """One log line for an event."""
        return Words(names, language).say(event if viewer is None else event.seen_by(viewer))

    def together(self, earlier: Event, later: Event) -> Event | None:
        """The barrels of a worker are told in one line."""
        return haul.together(earlier, later)

    def why(self, event: Event, before: Sequence[Event], names: Sequence[str], language: Language = ENGLISH) -> Reason:
        """The rule behind an event, and its sum."""
        return why(event, Witness(before, names, language))

    def outcome(self, stage: str, came: str, language: Language = ENGLISH) -> str:
        """A throw or draw in plain words."""
        return outcome(stage, came, language)

    def tally(self, events: Sequence[Event]) -> dict[str, int]:
        """Pushes, ships, barrels, coins ... of a game."""
        return tally.tally(events)
