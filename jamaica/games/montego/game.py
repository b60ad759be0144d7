"""Montego Bay as a game of the box."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

from ...engine.argument import Argument
from ...engine.contract import Blank, Event, Game, Group, Moment, Move, Reason, Throw
from ...engine.language import ENGLISH, Language, mark
from ...engine.telling import Chapter, Told, plain
from .draft import any_spread, filled
from .rules import data, scenario, stages, tally
from .rules.follow import UNTOLD, follow
from .rules.options import MontegoOptions
from .rules.position import HIDDEN
from .rules.state import State
from .rules.static import CARDS, table_for
from .text import arguments, choices, log_groups, summary, terms
from .text.describe import survey
from .text.log import Words
from .text.moments import moments
from .text.outcomes import outcome
from .text.reasons import Witness, why
from .text.themes import THEMES

_AT_ONCE = mark("Or all {number} at once: how many at each pier, such as {example}.")
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
    themes: ClassVar[Mapping[str, str]] = THEMES
    untold: ClassVar[frozenset[str]] = UNTOLD
    secret: ClassVar[frozenset[str]] = frozenset((stages.CARDS,))
    simultaneous: ClassVar[frozenset[str]] = frozenset((stages.CARDS,))

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

    def follow(self, view: State, event: Event) -> None:
        """M12.7: what everybody sees, and the own cards."""
        follow(view, event)

    def describe(self, state: State) -> dict[str, str]:
        """The position as lines of a scenario file."""
        return scenario.describe(state)

    def arrange(self, options: MontegoOptions, lines: Mapping[str, str]) -> State:
        """The position the lines set up, at the start of a round."""
        return scenario.arrange(options, lines)

    def question(self, state: State, names: Sequence[str], language: Language = ENGLISH) -> str:
        """The question to the seat to move."""
        return language.say(terms.QUESTIONS[state.stage], name=names[state.to_move])

    def offer(self, view: State, move: Move, names: Sequence[str], language: Language = ENGLISH) -> Sequence[str]:
        """A choice with what it leads to."""
        return [choices.label(view, move, language), *choices.notes(view, move, names, language)]

    def argue(self, view: State, argument: Argument, names: Sequence[str], language: Language = ENGLISH) -> str:
        """What speaks for or against a choice."""
        return arguments.argue(view, argument, names, language)

    def survey(self, view: State, names: Sequence[str], language: Language = ENGLISH) -> Iterable[str]:
        """The whole quay."""
        return survey(view, names, language)

    def blanks(self, view: State, language: Language = ENGLISH) -> Sequence[Blank]:
        """A card for each worker."""
        return choices.cards_to_fill(view, language) if view.stage == stages.CARDS else ()

    def filled(self, view: State, numbers: Sequence[int]) -> Sequence[Move]:
        """A card for each worker, or the barrels for each pier."""
        return filled(view, numbers)

    def in_numbers(self, view: State, language: Language = ENGLISH) -> str:
        """Several barrels at once, pier by pier."""
        counts = any_spread(view)
        example = " ".join(map(str, counts))
        return language.say(_AT_ONCE, number=sum(counts), example=example) if sum(counts) > 1 else ""

    def say(self, event: Event, names: Sequence[str], viewer: int | None, language: Language = ENGLISH) -> str:
        """Log line of an event."""
        return plain(self.tell(event, names, viewer, language).text)

    def tell(self, event: Event, names: Sequence[str], viewer: int | None, language: Language = ENGLISH) -> Told:
        """Log line of an event, with signs."""
        return summary.tell(event if viewer is None else event.seen_by(viewer), Words(names, language, viewer))

    def chapter(self, event: Event) -> Chapter:
        """A turn is a worker's walk, or his counting."""
        return summary.chapter(event)

    def sum_up(
        self, events: Sequence[Event], names: Sequence[str], viewer: int | None, language: Language = ENGLISH
    ) -> Told:  # fmt: skip
        """What a worker did."""
        return summary.sum_up(events, Words(names, language, viewer))

    def together(self, earlier: Event, later: Event) -> Event | None:
        """The barrels of a worker are told in one line, and what all do one after the other."""
        return log_groups.together(earlier, later)

    def why(self, event: Event, before: Sequence[Event], names: Sequence[str], language: Language = ENGLISH) -> Reason:
        """The rule behind an event, and its sum."""
        return why(event, Witness(before, names, language))

    def moments(self, before: State, after: State, event: Event) -> Iterable[Moment]:
        """What moves a foreman to a remark."""
        return moments(event, before, after)

    def outcome(self, stage: str, came: str, language: Language = ENGLISH) -> str:
        """A throw or draw in plain words."""
        return outcome(stage, came, language)

    def tally(self, events: Sequence[Event]) -> dict[str, int]:
        """Pushes, ships, barrels, coins ... of a game."""
        return tally.tally(events)
