"""What decided a match between two foremen: the ship, or the tavern, that put one ahead of the other for good."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from ....engine.contract import Event
from ....engine.language import Language, mark, marks
from ..rules.events import CellarScored, ShipScored
from .terms import THE_SHIP, ship

LEVEL, COINS, TURN, MOST = "level", "coins", "turn", "most"
"""In which way a match was decided; see `decision`."""

_LEVEL = mark("{ahead} and {behind} are level, on points and on coins.")
_COINS = marks(
    "Level on points, but {ahead} has {number} silver coin more.",
    "Level on points, but {ahead} has {number} silver coins more.",
)
_TURN = mark("{ship} put {ahead} ahead of {behind} for good: {points} points to {others}.")
_TURN_TAVERN = mark("The tavern put {ahead} ahead of {behind} at the very end: {points} points to {others}.")
_MOST = mark("{behind} was never ahead of {ahead}; {ship} counted most: {points} points to {others}.")
_MOST_TAVERN = mark("{behind} was never ahead of {ahead}; the tavern counted most: {points} points to {others}.")
_AT_PIER = mark("{ship} at pier {pier}")
TAVERN = mark("The tavern")

Scored = ShipScored | CellarScored


@dataclass(frozen=True)
class Decision:
    """What lay between two foremen at the end."""

    kind: str
    scored: Scored | None = None
    coins: int = 0
    """How many coins more one has."""


def scorings(events: Iterable[Event]) -> list[Scored]:
    """All scorings of a match, in their order."""
    return [event for event in events if isinstance(event, ShipScored | CellarScored)]


def decision(scored: Sequence[Scored], coins: Sequence[int], ahead: int, behind: int) -> Decision:
    """What decided between a foreman and one behind, from all scorings of the match and the coins at its end.

    level  nothing: both share their place (M11.3)
    coins  points are level, and one has more coins
    turn   the scoring after which one was ahead for good, having been behind before
    most   one was never behind: the scoring that brought the greatest lead
    """
    gains = [event.gains[ahead] - event.gains[behind] for event in scored]
    leads = list(accumulate(gains))
    if not leads or leads[-1] == 0:
        more = coins[ahead] - coins[behind]
        return Decision(COINS if more else LEVEL, coins=more)
    if min(leads) >= 0:
        return Decision(MOST, scored[gains.index(max(gains))])
    turn = max(number for number, lead in enumerate(leads) if lead <= 0) + 1
    return Decision(TURN, scored[turn])


def scoring_name(scored: Scored, language: Language) -> str:
    """The ship that was scored with its pier, or the tavern, as a title."""
    if isinstance(scored, CellarScored):
        return language.say(TAVERN)
    name = language.say(_AT_PIER, ship=ship(scored.kind, THE_SHIP, language), pier=scored.pier + 1)
    return language.capital(name)


def verdict(
    scored: Sequence[Scored], coins: Sequence[int], ahead: int, behind: int, names: Sequence[str], language: Language
) -> str:  # fmt: skip
    """The same in a sentence."""
    found, who = decision(scored, coins, ahead, behind), {"ahead": names[ahead], "behind": names[behind]}
    if found.scored is None:
        return language.count(*_COINS, found.coins, **who) if found.kind == COINS else language.say(_LEVEL, **who)
    points, others = found.scored.gains[ahead], found.scored.gains[behind]
    if isinstance(found.scored, CellarScored):
        said = _TURN_TAVERN if found.kind == TURN else _MOST_TAVERN
        return language.say(said, points=points, others=others, **who)
    at = language.say(_AT_PIER, ship=ship(found.scored.kind, THE_SHIP, language), pier=found.scored.pier + 1)
    said = _TURN if found.kind == TURN else _MOST
    return language.capital(language.say(said, ship=at, points=points, others=others, **who))
