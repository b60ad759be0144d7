"""The rules of Montego Bay as a state machine: who answers what, and what follows."""

from collections.abc import Callable

from ....engine.contract import Move, Odds
from ....engine.machine import play_by
from . import cards, hiring, loading, rounds, setup, walking
from .position import Position
from .stages import (
    ASK,
    BEGIN,
    CARDS,
    COUNT,
    DEPART,
    END,
    HIRE,
    LOAD,
    LOT,
    ORDER,
    SHIP,
    STOW,
    TILE,
    UNLOAD,
    WALK,
    WAREHOUSE,
)

_CHOICES: dict[str, Callable[[Position], tuple[Move, ...]]] = {
    HIRE: hiring.choices_hire,
    CARDS: cards.choices_cards,
    LOAD: loading.choices_load,
    UNLOAD: loading.choices_unload,
}

_ODDS: dict[str, Callable[[Position], Odds]] = {
    LOT: setup.odds_lot,
    WAREHOUSE: setup.odds_warehouse,
    TILE: setup.odds_tile,
    SHIP: setup.odds_ship,
}

_ANSWERS: dict[str, Callable[[Position, Move], str]] = {
    HIRE: hiring.answer_hire,
    CARDS: cards.answer_cards,
    LOAD: loading.answer_load,
    UNLOAD: loading.answer_unload,
    LOT: setup.answer_lot,
    WAREHOUSE: setup.answer_warehouse,
    TILE: setup.answer_tile,
    SHIP: setup.answer_ship,
}

_STEPS: dict[str, Callable[[Position], str]] = {
    BEGIN: rounds.begin,
    ASK: rounds.ask,
    WALK: walking.walk,
    COUNT: loading.count,
    STOW: loading.stow,
    DEPART: rounds.depart,
    ORDER: rounds.order,
    END: rounds.end,
}


class State(Position):
    """A position of Montego Bay that can be played on."""

    __slots__ = ()

    choices, odds, apply, run, play_out = play_by(_CHOICES, _ODDS, _ANSWERS, _STEPS, {})
