"""What speaks for or against a choice in Jamaica, in words."""

from collections.abc import Sequence
from typing import Final

from ....engine.argument import Argument
from ....engine.language import Language, mark, marks
from ..rules.data import FOOD, GOLD, POWDER
from ..rules.position import Position
from .terms import amount

SHORTAGE: Final = "shortage"
LOST: Final = "lost"
WON: Final = "won"
TREASURE: Final = "treasure"
ROBBED: Final = "robbed"
CURSES: Final = "curses"
OVERBOARD: Final = "overboard"
DOUBLOONS: Final = "doubloons"
STORES: Final = "stores"
SPACES: Final = "spaces"
SCORE: Final = "score"
RIVAL: Final = "rival"
VICTORY: Final = "victory"

CHANCES = {
    (SHORTAGE, GOLD): mark("Risk of running short of doubloons: {here} instead of {instead}."),
    (SHORTAGE, FOOD): mark("Risk of running short of food: {here} instead of {instead}."),
    (WON,): mark("Chance of beating {name} ({powder}) in battle: {here} instead of {instead}."),
    (ROBBED,): mark("Risk of losing a treasure: {here} instead of {instead}."),
    (TREASURE,): mark("Chance of a treasure: {here} instead of {instead}."),
    (VICTORY,): mark("Chance of winning the race at once: {here} instead of {instead}."),
}
AMOUNTS = {
    (OVERBOARD, GOLD): mark("Doubloons thrown overboard: {change}."),
    (OVERBOARD, FOOD): mark("Food thrown overboard: {change}."),
    (OVERBOARD, POWDER): mark("Gunpowder thrown overboard: {change}."),
    (STORES, FOOD): mark("Food left in your holds: {change}."),
    (STORES, POWDER): mark("Gunpowder left in your holds: {change}."),
    (DOUBLOONS,): mark("Doubloons in your holds: {change}."),
    (CURSES,): mark("Points from your treasures: {change}."),
    (SPACES,): mark("Spaces gained: {change}."),
    (SCORE,): mark("Points of the space you end on: {change}."),
    (RIVAL,): mark("Doubloons {name} has then: {change}."),
}
"""Sentences by topic, and by kind where there is one."""
_AHEAD = marks(
    "{name} is {number} space ahead with {powder}. Risk of a lost battle: {here} instead of {instead}.",
    "{name} is {number} spaces ahead with {powder}. Risk of a lost battle: {here} instead of {instead}.",
)
_BEHIND = marks(
    "{name} is {number} space behind with {powder}. Risk of a lost battle: {here} instead of {instead}.",
    "{name} is {number} spaces behind with {powder}. Risk of a lost battle: {here} instead of {instead}.",
)
_BESIDE = mark("{name} lies beside you with {powder}. Risk of a lost battle: {here} instead of {instead}.")


def argue(view: Position, argument: Argument, names: Sequence[str], language: Language) -> str:
    """An argument in a sentence; `names` of all ships."""
    topic, about = argument.topic, argument.about
    if topic == LOST:
        return _lost(view, argument, names, language)
    if (topic, *about) in AMOUNTS:
        return language.say(AMOUNTS[topic, *about], change=argument.change(language))
    if (topic, *about) in CHANCES:
        return language.say(CHANCES[topic, *about], **argument.chances(language))
    name, powder = names[about[0]], amount(POWDER, view.has(about[0], POWDER), language)
    if topic == RIVAL:
        return language.say(AMOUNTS[RIVAL,], name=name, change=argument.change(language))
    return language.say(CHANCES[WON,], name=name, powder=powder, **argument.chances(language))


def _lost(view: Position, argument: Argument, names: Sequence[str], language: Language) -> str:
    ship = argument.about[0]
    powder = amount(POWDER, view.has(ship, POWDER), language)
    ahead = view.steps_home(view.to_move) - view.steps_home(ship)
    values = {"name": names[ship], "powder": powder, **argument.chances(language)}
    if not ahead:
        return language.say(_BESIDE, **values)
    return language.count(*(_AHEAD if ahead > 0 else _BEHIND), abs(ahead), **values)
