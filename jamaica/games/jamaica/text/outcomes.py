"""Outcomes of Jamaica's dice and draws in words."""

from ....engine.language import Language, mark
from ..rules import stages
from ..rules.data import POWERS, STAR, Pieces
from .terms import TREASURES, card_name, signed

_STAR_WORD = "star"
_STAR = mark("A star")
_FLIGHT = {
    "port": mark("{number}: back to a port"),
    "sea": mark("{number}: back to the open sea"),
    "lair": mark("{number}: back to a pirate lair"),
    "stay": mark("A star: stay"),
}
"""The faces of the shortage die, by what they mean (J7.4)."""
_TREASURE, _TWIN = mark("A treasure of {value}"), mark("A treasure of {value}, one of two")
_PLAYER = mark("Player {number}")


def outcome(stage: str, came: str, pieces: Pieces, language: Language) -> str:
    """An outcome, by the stage of its throw or draw."""
    if stage in (stages.TREASURE, stages.STEAL):
        return _treasure(came, pieces, language)
    if stage == stages.DRAW:
        return card_name(came, language)
    if stage == stages.CAPTAIN:
        return language.say(_PLAYER, number=came)
    if stage == stages.SHORTAGE:
        back_to = pieces.shortage[STAR if came == _STAR_WORD else int(came)]
        return language.say(_FLIGHT[back_to], number=came)
    return language.say(_STAR) if came == _STAR_WORD else came


def _treasure(came: str, pieces: Pieces, language: Language) -> str:
    if came in POWERS:
        return language.say(TREASURES[POWERS.index(came)])
    values = {treasure.name: treasure.value for treasure in pieces.treasures}
    alike = list(values.values()).count(values[came])
    return language.say(_TWIN if alike > 1 else _TREASURE, value=signed(values[came]))
