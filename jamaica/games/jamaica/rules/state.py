"""The rules of Jamaica as a state machine: who answers what, and what follows."""

from collections.abc import Callable, Sequence

from ....engine.contract import Move, Odds
from ....engine.machine import Lots, play_by
from . import battle, ghost, loading, rounds, sailing
from .position import Position
from .stages import (
    ASK_POWDER,
    ASK_SABRE,
    ATTACK,
    CAPTAIN,
    CARD,
    CHARGE,
    COMBAT,
    COURSE,
    DICE,
    DONE,
    DRAW,
    EMPTY,
    END,
    LANE,
    LOOT,
    PAY,
    PEACE,
    ROLL,
    SHORTAGE,
    STEAL,
    STOW,
    THROW,
    TREASURE,
)

_CHOICES: dict[str, Callable[[Position], Sequence[Move]]] = {
    DICE: rounds.choices_dice,
    CARD: rounds.choices_card,
    LANE: sailing.choices_lane,
    STOW: loading.choices_stow,
    EMPTY: loading.choices_empty,
    PAY: loading.choices_pay,
    ATTACK: sailing.choices_attack,
    ASK_POWDER: battle.choices_powder,
    ASK_SABRE: battle.choices_sabre,
    LOOT: battle.choices_loot,
    COURSE: ghost.choices_course,
}

_ODDS: dict[str, Callable[[Position], Odds]] = {
    CAPTAIN: lambda s: s.table.captain_odds,
    DRAW: lambda s: s.table.draw_odds[s.deck[(s.captain + s.drawn) % s.seats]],
    ROLL: lambda s: s.table.roll_odds,
    COMBAT: lambda s: s.table.combat_odds,
    SHORTAGE: lambda s: s.table.shortage_odds,
    TREASURE: lambda s: s.table.treasure_odds[s.pile],
    STEAL: lambda s: s.table.steal_odds[s.down[s.loser()]],
}

_ANSWERS: dict[str, Callable[[Position, Move], str]] = {
    CAPTAIN: rounds.answer_captain,
    DRAW: rounds.answer_draw,
    ROLL: rounds.answer_roll,
    DICE: rounds.answer_dice,
    CARD: rounds.answer_card,
    LANE: sailing.answer_lane,
    STOW: loading.answer_stow,
    EMPTY: loading.answer_empty,
    PAY: loading.answer_pay,
    ATTACK: sailing.answer_attack,
    ASK_POWDER: battle.answer_powder,
    COMBAT: battle.answer_combat,
    ASK_SABRE: battle.answer_sabre,
    LOOT: battle.answer_loot,
    STEAL: battle.answer_steal,
    SHORTAGE: sailing.answer_shortage,
    TREASURE: sailing.answer_treasure,
    COURSE: ghost.answer_course,
}

_STEPS: dict[str, Callable[[Position], str]] = {
    THROW: battle.throw,
    PEACE: battle.peace,
    CHARGE: sailing.charge,
    DONE: rounds.done,
    END: rounds.end,
}

_AT_ONCE: dict[str, Lots[Position]] = {
    DRAW: rounds.draw_at_random,
    CARD: rounds.lay_at_random,
}


class State(Position):
    """A position of Jamaica that can be played on."""

    __slots__ = ()

    choices, odds, apply, run, play_out = play_by(_CHOICES, _ODDS, _ANSWERS, _STEPS, _AT_ONCE)
