"""Jamaica as a game of the box."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from ...engine.contract import Event, Game, Group, Reason, Throw
from ...engine.language import ENGLISH, Language, mark
from .rules import events as e
from .rules import stages
from .rules.data import fingerprint, load_pieces
from .rules.imagine import imagine
from .rules.options import RaceOptions
from .rules.scenario import arrange, describe
from .rules.state import State
from .rules.static import table_for
from .text.log import Words
from .text.outcomes import outcome
from .text.reasons import Witness, why
from .text.terms import question


class Race(Game[State]):
    """A pirate race round the island of Jamaica."""

    name: ClassVar[str] = "race"
    title: ClassVar[str] = "Jamaica"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[type[RaceOptions]] = RaceOptions
    throws: ClassVar[Mapping[str, Throw]] = {
        stages.ROLL: Throw(mark("Captain's dice"), Group.DICE, like_dice=True),
        stages.SHORTAGE: Throw(mark("Shortage die"), Group.DICE),
        stages.COMBAT: Throw(mark("Combat die"), Group.BATTLES),
        stages.STEAL: Throw(mark("Face-down treasures stolen"), Group.BATTLES),
        stages.DRAW: Throw(mark("Action cards drawn"), Group.DRAWS),
        stages.TREASURE: Throw(mark("Treasures found"), Group.DRAWS),
        stages.CAPTAIN: Throw(mark("First Captain"), Group.DRAWS),
    }

    def start(self, options: RaceOptions) -> State:
        return State(table_for(options))

    def names(self) -> Sequence[str]:
        return load_pieces().captains

    def fingerprint(self, options: RaceOptions) -> str:
        return fingerprint(options.data)

    def imagine(self, view: State, rng: Random) -> State:
        return imagine(view, rng)

    def describe(self, state: State) -> dict[str, str]:
        return describe(state)

    def arrange(self, options: RaceOptions, lines: Mapping[str, str]) -> State:
        return arrange(options, lines)

    def question(self, state: State, names: Sequence[str], language: Language = ENGLISH) -> str:
        return question(state, names, language)

    def say(self, event: Event, names: Sequence[str], viewer: int | None, language: Language = ENGLISH) -> str:
        return Words(names, load_pieces(), language).say(event if viewer is None else event.seen_by(viewer))

    def why(self, event: Event, before: Sequence[Event], names: Sequence[str], language: Language = ENGLISH) -> Reason:
        return why(event, Witness(before, names, language))

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
