"""What decided a race between two ships: the one thing that, as the points say, lay between them."""

from collections.abc import Sequence
from dataclasses import dataclass

from ....engine.language import Language, mark, marks
from ..rules.data import PORT_ROYAL
from ..rules.position import Position
from ..rules.static import bits
from .terms import signed

LEVEL, ALONG, CURSE, DOUBLOON, SPACE, TREASURE, DECIDED, MOST = (
    "level", "along", "curse", "doubloon", "space", "treasure", "decided", "most",
)  # fmt: skip
"""In which way a match was decided; see `decision`."""
VOYAGE, GOLD_HELD, TREASURES_HELD = range(3)
"""What points come from, as in `Position.score_parts`."""

_LEVEL = mark("{ahead} and {behind} are level, on points and in the race.")
_ALONG = marks(
    "Level on points, but {ahead} was {number} space further along.",
    "Level on points, but {ahead} was {number} spaces further along.",
)
_CURSE = mark("A curse of {value} decided it: without it, {behind} would lie ahead.")
_DOUBLOON = mark("A single doubloon lies between {ahead} and {behind}.")
_SPACE = mark("A single space decided it: one further on, {behind} would lie ahead.")
_TREASURE = mark("A treasure of {value} decided it: without it, {behind} would lie ahead.")
_DECIDED = (
    mark("The longer voyage decided it: {points} points to {others}."),
    mark("The doubloons decided it: {points} to {others}."),
    mark("The treasures decided it: {points} points to {others}."),
)
_MOST = (
    mark("{ahead} led in more than one way, most of all with the longer voyage: {points} points to {others}."),
    mark("{ahead} led in more than one way, most of all in doubloons: {points} to {others}."),
    mark("{ahead} led in more than one way, most of all in treasures: {points} points to {others}."),
)


@dataclass(frozen=True)
class Decision:
    """What lay between two ships at the end."""

    kind: str
    value: int = 0
    """Spaces, or the value of a treasure or curse."""
    part: int = -1
    """What the points come from."""
    points: tuple[int, int] = (0, 0)
    """What both have of it."""


def decision(state: Position, ahead: int, behind: int) -> Decision:
    """What decided between a ship and one behind it, in a state that is over: the smallest thing first.

    level     nothing: both share their place (J10.3)
    along     points are level, and one is further along
    curse     without its worst curse the other one would lie ahead
    doubloon  one point, and more doubloons
    space     one space further on, the other one would lie ahead
    treasure  without its best treasure it would lie behind
    decided   one source of points outweighs all others together
    most      of several sources the one with the greatest lead
    """
    gap = state.scores()[ahead] - state.scores()[behind]
    if gap == 0:
        spaces = state.steps_home(behind) - state.steps_home(ahead)
        return Decision(ALONG if spaces else LEVEL, spaces)
    mine, theirs = state.score_parts(ahead), state.score_parts(behind)
    leads = [own - other for own, other in zip(mine, theirs, strict=True)]
    curse, treasure = min(_values(state, behind)), max(_values(state, ahead))
    if -curse > gap:
        return Decision(CURSE, curse)
    if gap == 1 and leads[GOLD_HELD] > 0:
        return Decision(DOUBLOON)
    if one_space_on(state, behind) - theirs[VOYAGE] > gap:
        return Decision(SPACE)
    if treasure > gap:
        return Decision(TREASURE, treasure)
    part = leads.index(max(leads))
    return Decision(DECIDED if leads[part] >= gap else MOST, part=part, points=(mine[part], theirs[part]))


def _values(state: Position, ship: int) -> list[int]:
    """The values of a ship's treasures, and 0."""
    return [0, *(state.table.values[card] for card in bits(state.down[ship]))]


def one_space_on(state: Position, ship: int) -> int:
    """The points for the space ahead of a ship, by its best lane; for its own where it is home or not yet begun."""
    board, space = state.table.board, state.space[ship]
    if state.is_home(ship) or state.lap[ship] < 0 or space == PORT_ROYAL:
        return state.score_parts(ship)[VOYAGE]
    return max(board.score[ahead] for ahead in board.ahead[space])


def verdict(state: Position, ahead: int, behind: int, names: Sequence[str], language: Language) -> str:
    """The same in a sentence."""
    found = decision(state, ahead, behind)
    who = {"ahead": names[ahead], "behind": names[behind]}
    if found.kind == ALONG:
        return language.count(*_ALONG, found.value, **who)
    if found.part >= 0:
        points, others = map(language.number, found.points)
        said = (_DECIDED if found.kind == DECIDED else _MOST)[found.part]
        return language.say(said, points=points, others=others, **who)
    said = {LEVEL: _LEVEL, CURSE: _CURSE, DOUBLOON: _DOUBLOON, SPACE: _SPACE, TREASURE: _TREASURE}[found.kind]
    return language.say(said, value=signed(found.value), **who)
