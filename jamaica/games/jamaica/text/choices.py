"""Every choice of Jamaica in plain words."""

from collections.abc import Sequence

from ....engine.contract import Move
from ....engine.language import Language, mark
from ..rules import odds
from ..rules.data import COURSES, NONE, POWDER
from ..rules.proposal import left_by, proposal
from ..rules.sailing import entered, flight_ends
from ..rules.stages import (
    ASK_POWDER,
    COURSE,
    EMPTY,
    GIVE,
    INTO_SIXTH,
    LANE,
    LOOT,
    PAY,
    PRIZE_HOLD,
    PRIZE_NOTHING,
    PRIZE_TREASURE,
    PRIZE_UNSEEN,
    STOW,
    THROW_AGAIN,
)
from ..rules.state import State
from ..rules.static import HOLDS
from ..rules.voyage import Place, landings
from . import consequences as notes
from .terms import amount, card_name, signed, treasure

FEW = 6
"""Most ways to pay that a list shows."""
_DICE = mark("{morning} in the morning, {evening} in the evening")
_LANES = {"outer": mark("Outer lane: {space}"), "inner": mark("Inner lane: {space}")}
_STOW = {"ordinary": mark("Hold {hold}"), "sixth": mark("The Sixth Hold")}
_EMPTY = mark("Hold {hold}: {what} overboard, {load} in")
_PAY = mark("{part} from hold {hold}")
_PAY_TOO = mark("{part} from {hold}")
"""The next hold after the first."""
_PROPOSED = mark("{choice} (suggested)")
_ATTACK = mark("Attack {name}")
_ATTACK_GHOST = mark("Attack the ghost ship")
_POWDER = mark("{what}: {odds} to win")
_POWDER_LINE = mark("{number} gunpowder: {odds} to win")
_SABRE = {
    "again": mark("Roll again: {odds} to win"),
    "keep": mark("Keep the roll: {odds} to win"),
}
_LOOT = mark("Take {what}")
_LOOT_HOLD = mark("Take {what} (hold {hold})")
"""Used where two prizes would read the same."""
_LOOT_LINE = mark("Hold {hold}: {what}")
_LOOT_NOTHING = mark("Take nothing")
_LOOT_UNSEEN = mark("Take a face-down treasure")
_GIVE = mark("Give away {what}")
_GIVE_LINE = mark("Give away {value}")
_COURSE = {"forward": mark("Forward: {spaces}"), "backward": mark("Backward: {spaces}")}


def label(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    """A choice in words that stand alone."""
    text = _LABELS[move[0]](view, move, names, language)
    return language.say(_PROPOSED, choice=text) if move == proposal(view) else text


def line(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    """A choice as a line of the list; shorter where its picture says the rest."""
    if move[0] == ASK_POWDER:
        chance = notes.percent(odds.of_powder(view, move[1]), language)
        return language.say(_POWDER_LINE, number=move[1], odds=chance)
    if move[0] == GIVE and (value := view.table.values[view.table.treasure_of[move[1]]]):
        return language.say(_GIVE_LINE, value=signed(value))
    if move[:2] == (LOOT, PRIZE_HOLD):  # its number key chooses it
        return language.say(_LOOT_LINE, what=_hold(view, view.loser(), move[2], language), hold=move[2])
    return label(view, move, names, language)


def lane_space(view: State, move: Move) -> int:
    """The first space of the lane a choice leads into."""
    return entered(view, move[1])


def stowed_in(view: State, move: Move) -> int:
    """The hold, counted from 0, that a choice of the hold to fill means."""
    return HOLDS - 1 if move[1] == INTO_SIXTH else view.holds(view.loader).index((NONE, 0))


def figure(view: State, move: Move) -> int | None:
    """The number a choice goes by: of a hold, counted from 1, of gunpowder, or 0 for no prize; None if it has none."""
    if move[0] in (ASK_POWDER, EMPTY):
        return int(move[1])
    if move[:2] == (LOOT, PRIZE_HOLD):
        return int(move[2])
    if move == (LOOT, PRIZE_NOTHING):
        return 0
    return stowed_in(view, move) + 1 if move[0] == STOW else None


def order(view: State, move: Move) -> tuple[object, ...]:
    """Sort key of the list: the proposal first; payments by holds emptied, then by holds touched.

    To take nothing comes last.
    """
    if move[0] != PAY:
        return move == (LOOT, PRIZE_NOTHING), move != proposal(view)
    parts = list(zip(move[1:], (number for _, number in view.holds(view.payer)), strict=True))
    emptied, touched = sum(part == there > 0 for part, there in parts), sum(part > 0 for part, _ in parts)
    return move != proposal(view), -emptied, touched, move


def distinct(view: State, moves: Sequence[Move]) -> list[Move]:
    """Of payments that leave the same only the first, and of those only a few: the holds lead to any other."""
    if view.stage != PAY:
        return list(moves)
    found: list[Move] = []
    for move in moves:
        if all(left_by(view, move) != left_by(view, other) for other in found):
            found.append(move)
    return found[:FEW]


def ends(view: State, move: Move) -> list[Place]:
    """The places where a choice of lane or course lets a ship land."""
    if move[0] == COURSE:
        ghost, course = view.table.ghost, COURSES[move[1]]
        start, steps = (view.space[ghost], view.lap[ghost]), view.dice[view.step]
        return sorted(landings(view.table.board, [start], course, steps))
    if move[0] != LANE:
        return []
    first, lap = lane_space(view, move), view.lap[view.actor]
    if view.flight:
        return [(space, lap) for space in sorted(flight_ends(view, first))]
    return sorted(landings(view.table.board, [(first, lap)], view.course, view.steps - 1))


def _hold(view: State, ship: int, number: int, language: Language) -> str:
    return amount(*view.holds(ship)[number - 1], language)


def _treasure(view: State, name: str, language: Language) -> str:
    return treasure(name, view.table.values[view.table.treasure_of[name]], language)


def _stow(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    return language.say(_STOW[move[1]], hold=stowed_in(view, move) + 1)


def _empty(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    load = amount(view.load_kind, view.load_amount, language)
    return language.say(_EMPTY, hold=move[1], what=_hold(view, view.loader, move[1], language), load=load)


def _attack(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    if move[1] - 1 == view.table.ghost:
        return language.say(_ATTACK_GHOST)
    return language.say(_ATTACK, name=names[move[1] - 1])


def _powder(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    chance = notes.percent(odds.of_powder(view, move[1]), language)
    return language.say(_POWDER, what=amount(POWDER, move[1], language), odds=chance)


def _sabre(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    chance = notes.percent(odds.of_sabre(view, move[1] == THROW_AGAIN), language)
    return language.say(_SABRE[move[1]], odds=chance)


def _loot(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    if move[1] == PRIZE_HOLD:
        holds = view.holds(view.loser())
        offered = [holds[other[2] - 1] for other in view.choices() if other[:2] == move[:2]]
        kind, number = prize = holds[move[2] - 1]
        alike = offered.count(prize) > 1
        return language.say(_LOOT_HOLD if alike else _LOOT, what=amount(kind, number, language), hold=move[2])
    if move[1] == PRIZE_TREASURE:
        return language.say(_LOOT, what=_treasure(view, move[2], language))
    return language.say(_LOOT_UNSEEN if move[1] == PRIZE_UNSEEN else _LOOT_NOTHING)


def _pay(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    (hold, part), *others = [(hold, part) for hold, part in enumerate(move[1:], 1) if part]
    first = language.say(_PAY, part=part, hold=hold)
    return language.all_of([first, *(language.say(_PAY_TOO, part=part, hold=hold) for hold, part in others)])


def _course(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    spaces = dict.fromkeys(notes.kind_of(view, view.actor, space, language) for space, _ in ends(view, move))
    return language.say(_COURSE[move[1]], spaces=" / ".join(spaces))


def _lane(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    kinds = dict.fromkeys(notes.kind_of(view, view.actor, space, language) for space, _ in ends(view, move))
    where = language.one_of(list(kinds))
    return language.say(_LANES[move[1]], space=where)


_LABELS = {
    "dice": lambda view, move, names, language: language.say(_DICE, morning=move[1], evening=move[2]),
    "card": lambda view, move, names, language: card_name(move[1], language),
    "lane": _lane,
    "stow": _stow,
    "empty": _empty,
    "pay": _pay,
    "attack": _attack,
    "powder": _powder,
    "sabre": _sabre,
    "loot": _loot,
    "give": lambda view, move, names, language: language.say(_GIVE, what=_treasure(view, move[1], language)),
    "course": _course,
}
