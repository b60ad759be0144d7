"""Outcomes of Montego Bay's draws in words."""

from ....engine.language import Language, mark
from ..rules import stages
from .terms import A_SHIP, ship, worker

_HOUSE = {
    "straight": mark("Warehouse {number}, as it is"),
    "turned": mark("Warehouse {number}, turned round"),
}
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
"""The numbers of the warehouses as they are painted on them."""
_PLAYER = mark("Player {number}")


def outcome(stage: str, came: str, language: Language) -> str:
    """An outcome, by the stage of its draw."""
    first, _, second = came.partition(" ")
    if stage == stages.WAREHOUSE:
        return language.say(_HOUSE[second], number=_ROMAN[int(first) - 1])
    player = language.say(_PLAYER, number=first)
    if stage == stages.TILE:
        said = worker(int(second) - 1, player, language)
    elif stage == stages.SHIP:
        said = ship(came, A_SHIP, language)
    else:
        said = player
    return language.capital(said)
