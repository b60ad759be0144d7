"""The rolls and draws of matches against expectation, with honest ranges.

Method: an outcome is expected as often as the odds of all its throws add up to. Its count is a sum of independent
throws, so the chance of every count is found exactly by adding up one throw after the other (for draws from a deck that
dwindles the throws are not quite independent; the ranges are then a close approximation). The range of an outcome is
what fair dice keep with 95 % certainty **for all outcomes of the kind together**: each outcome may leave its own range
with 5 % divided by the number of outcomes (Bonferroni). `surprise` is such a bound too: fair dice show an outcome so
far out with at most this chance.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass

from . import notation
from .contract import CHANCE, Game, Move, Odds, S
from .errors import RecordError
from .language import Language, mark, marks
from .match import Match
from .record import Record

CERTAINTY = 0.95
RARE = 0.05
USUAL = marks("{title}, once: nothing unusual", "{title}, {number} times: nothing unusual")
UNUSUAL = marks("{title}, once: unusual!", "{title}, {number} times: unusual!")
ODD_MOSTLY = mark("Pure chance gives a result at least this unusual more often than not.")
ODD = mark("Pure chance gives a result at least this unusual about once in {times} times.")
ODD_SELDOM = mark("Pure chance gives a result this unusual at most once in {times} times.")
ODD_NEVER = mark("Pure chance gives a result this unusual less than once in a million times.")
RANGE = marks(
    "{number} time, expected {expected}, fair range {least} to {most}",
    "{number} times, expected {expected}, fair range {least} to {most}",
)
RANGES = mark("If chance is fair, all outcomes of one kind stay within their ranges 19 times out of 20.")
METHOD = mark(
    "How this is worked out: the chance of every count is added up exactly, roll by roll; the 5% outside the ranges "
    "are divided among the outcomes of a kind (Bonferroni)."
)
_NOTHING = 1e-15
"""Chances smaller than this are dropped while adding up."""

Thrown = tuple[str, Odds, Move]
"""A throw or draw: its stage, its odds and its outcome."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Count of an outcome, its expectation and the range that fair dice keep."""

    name: str
    count: int
    expected: float
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Kind:
    """All throws of one kind."""

    stage: str
    throws: int
    outcomes: tuple[Outcome, ...]
    surprise: float
    """The chance that fair dice show any outcome so far from expectation, at most."""

    @property
    def is_unusual(self) -> bool:
        """True if fair dice do this in one of twenty matches at most."""
        return self.surprise < RARE

    def as_dict(self) -> dict[str, object]:
        """For ``--json``."""
        return asdict(self)


def verdict(kind: Kind, game: Game[S], language: Language) -> str:
    """Sentence on a kind of throw: its count, and whether the outcomes are unusual."""
    title = language.say(game.throws[kind.stage].title)
    return language.count(*UNUSUAL if kind.is_unusual else USUAL, kind.throws, title=title)


def oddness(kind: Kind, language: Language) -> str:
    """Probability of a deviation this large by fair chance, in plain words."""
    if kind.surprise > 0.5:
        return language.say(ODD_MOSTLY)
    if kind.surprise < 1e-6:
        return language.say(ODD_NEVER)
    times = float(f"{1 / kind.surprise:.2g}")
    return language.say(ODD_SELDOM if kind.is_unusual else ODD, times=language.number(times, ",.0f"))


def told(outcome: Outcome, language: Language) -> str:
    """Count and expectation of an outcome, in words."""
    expected = language.number(outcome.expected, ".1f")
    return language.count(*RANGE, outcome.count, expected=expected, least=outcome.least, most=outcome.most)


def throws_of(record: Record, game: Game[S]) -> Iterator[Thrown]:
    """Every throw and draw of a record's own dice, in order."""
    match = Match.resume(record, game)
    if not match.is_over:  # among them are treasures and cards that lie face down
        raise RecordError("The rolls and draws of a game stay hidden until it is over.")
    state = game.start(match.options)
    for number, step in enumerate(match.steps):
        if step.by == CHANCE and number >= match.prelude:
            yield state.stage, state.odds(), step.move
        state.apply(step.move)


def against_expectation(throws: Iterable[Thrown], game: Game[S]) -> list[Kind]:
    """The throws by kind, in the game's order of kinds; kinds that were not thrown are left out."""
    by_stage: dict[str, list[tuple[Odds, Move]]] = {}
    for stage, odds, move in throws:
        by_stage.setdefault(stage, []).append((_given(odds, move, game.throws[stage].given), move))
    return [_kind(stage, by_stage[stage], game.throws[stage].like_dice) for stage in game.throws if stage in by_stage]


def _given(odds: Odds, move: Move, words: int) -> Odds:
    """The odds among the outcomes that begin with the same words as what came."""
    if not words:
        return odds
    left = [(one, weight) for one, weight in zip(odds.moves, odds.weights, strict=True)
            if one[1 : 1 + words] == move[1 : 1 + words]]  # fmt: skip
    return Odds(tuple(one for one, _ in left), tuple(weight for _, weight in left))


def _kind(stage: str, throws: list[tuple[Odds, Move]], like_dice: bool) -> Kind:
    came: Counter[str] = Counter()
    chances: dict[str, list[float]] = {}  # per outcome the chance of every count so far
    parts: dict[int, dict[str, list[float]]] = {}  # odds are shared, so each is taken apart once
    for odds, move in throws:
        came.update(_faces(move, like_dice))
        part = parts.get(id(odds))
        if part is None:
            part = parts[id(odds)] = _one_throw(odds, like_dice)
        for name, chance in part.items():
            chances[name] = _added(chances.get(name, [1.0]), chance)
    tail = (1 - CERTAINTY) / len(chances) / 2
    names = sorted(chances, key=lambda name: (int(name) if name.isdecimal() else len(chances) * 10, name))
    outcomes = tuple(Outcome(name, came[name], _mean(chances[name]), *_range(chances[name], tail)) for name in names)
    least = min(_two_sided(chances[outcome.name], outcome.count) for outcome in outcomes)
    return Kind(stage, len(throws), outcomes, min(1.0, least * len(outcomes)))


def _faces(move: Move, like_dice: bool) -> tuple[str, ...]:
    """Values a throw counts for: the faces of its dice one by one, or the whole outcome."""
    return tuple(map(str, move[1:])) if like_dice else (notation.text(move[1:]),)


def _one_throw(odds: Odds, like_dice: bool) -> dict[str, list[float]]:
    """Per outcome the chances that one throw shows it never, once, twice ..."""
    found: dict[str, list[float]] = {}
    for move, weight in zip(odds.moves, odds.weights, strict=True):
        for name, times in Counter(_faces(move, like_dice)).items():
            chance = found.setdefault(name, [0.0, 0.0, 0.0])
            chance[times] += weight / odds.total
    for chance in found.values():
        chance[0] = 1 - chance[1] - chance[2]
    return found


def _added(chance: list[float], one: list[float]) -> list[float]:
    """The chances of the sum of two independent counts."""
    total = [0.0] * (len(chance) + len(one) - 1)
    for count, weight in enumerate(chance):
        if weight > _NOTHING:
            for times, other in enumerate(one):
                total[count + times] += weight * other
    while total[-1] <= _NOTHING:
        total.pop()
    return total


def _mean(chance: list[float]) -> float:
    return sum(count * weight for count, weight in enumerate(chance))


def _range(chance: list[float], tail: float) -> tuple[int, int]:
    """The counts between two tails that are at most so likely."""
    below, least = 0.0, 0
    while below + chance[least] <= tail:
        below += chance[least]
        least += 1
    above, most = 0.0, len(chance) - 1
    while above + chance[most] <= tail:
        above += chance[most]
        most -= 1
    return least, most


def _two_sided(chance: list[float], count: int) -> float:
    """The chance of a count at least so far out on its side, doubled for both sides."""
    return min(1.0, 2 * min(sum(chance[: count + 1]), sum(chance[count:])))
