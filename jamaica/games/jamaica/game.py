"""Jamaica as a game of the box."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

from ...engine.argument import Argument
from ...engine.contract import Event, Game, Group, Moment, Move, Reason, Throw
from ...engine.language import ENGLISH, Language, mark
from ...engine.telling import Chapter, Told, plain
from .rules import events as e
from .rules import stages
from .rules.data import fingerprint, load_pieces
from .rules.follow import UNTOLD, follow
from .rules.imagine import imagine
from .rules.options import JamaicaOptions
from .rules.proposal import foregone_payment
from .rules.scenario import arrange, describe
from .rules.state import State
from .rules.static import table_for
from .text import arguments, choices, log_groups, summary
from .text.describe import survey
from .text.log import Words
from .text.moments import moments
from .text.outcomes import outcome
from .text.preview import of_card
from .text.reasons import Witness, why
from .text.terms import GHOST, question
from .text.themes import THEMES


class Jamaica(Game[State]):
    """A pirate race round the island of Jamaica."""

    name: ClassVar[str] = "jamaica"
    title: ClassVar[str] = "Jamaica"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[type[JamaicaOptions]] = JamaicaOptions
    throws: ClassVar[Mapping[str, Throw]] = {
        stages.ROLL: Throw(mark("Captain's dice"), Group.DICE, like_dice=True),
        stages.SHORTAGE: Throw(mark("Shortage die"), Group.DICE),
        stages.COMBAT: Throw(mark("Combat die"), Group.BATTLES),
        stages.STEAL: Throw(mark("Face-down treasures stolen"), Group.BATTLES),
        stages.DRAW: Throw(mark("Action cards drawn"), Group.DRAWS),
        stages.TREASURE: Throw(mark("Treasures found"), Group.DRAWS),
        stages.CAPTAIN: Throw(mark("First Captain"), Group.DRAWS),
    }
    themes: ClassVar[Mapping[str, str]] = THEMES
    untold: ClassVar[frozenset[str]] = UNTOLD
    secret: ClassVar[frozenset[str]] = frozenset((stages.DICE, stages.CARD, stages.LOOT))
    bystanders: ClassVar[tuple[str, ...]] = ("ghost",)
    simultaneous: ClassVar[frozenset[str]] = frozenset((stages.CARD,))

    def start(self, options: JamaicaOptions) -> State:
        return State(table_for(options))

    def names(self) -> Sequence[str]:
        return load_pieces().captains

    def fingerprint(self, options: JamaicaOptions) -> str:
        return fingerprint(options.data)

    def imagine(self, view: State, rng: Random) -> State:
        return imagine(view, rng)

    def follow(self, view: State, event: Event) -> None:
        follow(view, event)

    def describe(self, state: State) -> dict[str, str]:
        return describe(state)

    def arrange(self, options: JamaicaOptions, lines: Mapping[str, str]) -> State:
        return arrange(options, lines)

    def foregone(self, view: State) -> Move | None:
        return foregone_payment(view, view.choices()) if view.stage == stages.PAY else super().foregone(view)

    def question(self, state: State, names: Sequence[str], language: Language = ENGLISH) -> str:
        return question(state, names, language)

    def offer(self, view: State, move: Move, names: Sequence[str], language: Language = ENGLISH) -> Sequence[str]:
        """A card with what it would do."""
        parties = [*names, language.say(GHOST)]
        label = choices.label(view, move, parties, language)
        if move[0] != stages.CARD or view.viewer is None:
            return [label]
        card = view.table.card_of[move[1]]
        return [label, *of_card(view, view.viewer, card, parties, language).lines]

    def argue(self, view: State, argument: Argument, names: Sequence[str], language: Language = ENGLISH) -> str:
        return arguments.argue(view, argument, [*names, language.say(GHOST)], language)

    def survey(self, view: State, names: Sequence[str], language: Language = ENGLISH) -> Iterable[str]:
        return survey(view, names, language)

    def say(self, event: Event, names: Sequence[str], viewer: int | None, language: Language = ENGLISH) -> str:
        return plain(self.tell(event, names, viewer, language).text)

    def tell(self, event: Event, names: Sequence[str], viewer: int | None, language: Language = ENGLISH) -> Told:
        words = Words(names, load_pieces(), language, viewer)
        return summary.tell(event if viewer is None else event.seen_by(viewer), words)

    def together(self, earlier: Event, later: Event) -> Event | None:
        return log_groups.together(earlier, later)

    def chapter(self, event: Event) -> Chapter:
        return summary.chapter(event)

    def sum_up(
        self, events: Sequence[Event], names: Sequence[str], viewer: int | None, language: Language = ENGLISH
    ) -> Told:  # fmt: skip
        return summary.sum_up(events, Words(names, load_pieces(), language, viewer))

    def why(self, event: Event, before: Sequence[Event], names: Sequence[str], language: Language = ENGLISH) -> Reason:
        return why(event, Witness(before, names, language))

    def moments(self, before: State, after: State, event: Event) -> Iterable[Moment]:
        return moments(event, before, after)

    def outcome(self, stage: str, came: str, language: Language = ENGLISH) -> str:
        return outcome(stage, came, load_pieces(), language)

    def tally(self, events: Sequence[Event]) -> dict[str, int]:
        counts = Counter(map(type, events))
        return {label: counts[kind] for kind, label in _COUNTED.items()}


_COUNTED: dict[type[Event], str] = {
    e.BattleBegan: "battles",
    e.RanShort: "shortages",
    e.TreasureFound: "treasures found",
    e.TreasureTaken: "treasures stolen",
    e.TreasureGiven: "treasures given",
    e.HoldTaken: "holds looted",
    e.SabreUsed: "sabre used",
    e.LoadIgnored: "loads ignored",
}
