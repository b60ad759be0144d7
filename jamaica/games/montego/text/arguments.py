"""What speaks for or against a choice in Montego Bay, in words."""

from collections.abc import Sequence
from typing import Final

from ....engine.argument import Argument
from ....engine.language import Language, mark
from ..rules.position import Position
from .terms import THE_SHIP, ship

LEAVES: Final = "leaves"
MOST: Final = "most"
PRIZE: Final = "prize"
PUSHED: Final = "pushed"
SENT_BACK: Final = "sent back"
BARRELS: Final = "barrels"
BROKEN: Final = "broken"
NO_BARRELS: Final = "no barrels"
COINS: Final = "coins"
CELLAR: Final = "cellar"
TALLY: Final = "tally"
RIVAL: Final = "rival"
JACK: Final = "jack"

CHANCES = {
    MOST: mark("Most barrels on {ship} at pier {pier}: {here} likely instead of {instead}."),
    PUSHED: mark("Risk that {name} pushes a worker of yours: {here} instead of {instead}."),
    SENT_BACK: mark("Risk that a worker of yours is sent back: {here} instead of {instead}."),
    JACK: mark("Chance that {name} hires Lazy Jack: {here} instead of {instead}."),
}
AMOUNTS = {
    LEAVES: mark("Your points when {ship} leaves pier {pier}: {change}."),
    PRIZE: mark("Your prize from {ship} at pier {pier}, as it then stands: {change}."),
    BARRELS: mark("Barrels you load: {change}."),
    BROKEN: mark("Barrels you lose to broken ones: {change}."),
    NO_BARRELS: mark("Barrels you are short of in your supply: {change}."),
    COINS: mark("Your coins: {change}."),
    CELLAR: mark("Your barrels in the tavern: {change}."),
    TALLY: mark("Workers counted before your first: {change}."),
    RIVAL: mark("Points for {name}: {change}."),
}
"""Sentences by topic."""
_SHIPS = frozenset((LEAVES, MOST, PRIZE))
"""Topics about the ship at a pier; those about somebody else name the seat."""


def argue(view: Position, argument: Argument, names: Sequence[str], language: Language) -> str:
    """An argument in a sentence."""
    topic, about = argument.topic, argument.about
    sentence = AMOUNTS.get(topic) or CHANCES[topic]
    said = {"change": argument.change(language)} if topic in AMOUNTS else argument.chances(language)
    if topic in _SHIPS:
        kind = view.table.kinds[view.ships[about[0]]]
        return language.say(sentence, ship=ship(kind, THE_SHIP, language), pier=about[0] + 1, **said)
    return language.say(sentence, name=names[about[0]] if about else "", **said)
