"""Every kind of choice in plain words."""

from collections.abc import Sequence

from ...engine.contract import Move
from ...engine.language import Language
from ...race import odds
from ...race.battle import loser_of
from ...race.data import LANES, POWDER
from ...race.proposal import proposal
from ...race.rules import State
from ...race.sailing import flight_ends
from ...race.table import HOLDS
from ...race.terms import amount, card_name, treasure
from .. import words
from . import notes, outlook


def label(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    """One choice as a line of the list."""
    text = _LABELS[move[0]](view, move, names, language)
    return language.say(words.PROPOSED, choice=text) if move == proposal(view) else text


def lane_space(view: State, move: Move) -> int:
    """The first space of the lane a choice leads into."""
    board = view.table.board
    return (board.ahead if view.course > 0 else board.behind)[view.space[view.actor]][LANES.index(move[1])]


def ends(view: State, move: Move) -> list[notes.Place]:
    """The places where a choice of lane or course lets a ship land."""
    if move[0] == "course":
        ghost, course = view.table.ghost, 1 if move[1] == "forward" else -1
        start, steps = (view.space[ghost], view.lap[ghost]), view.dice[view.step]
        return sorted(outlook.landings(view.table.board, [start], course, steps))
    if move[0] != "lane":
        return []
    first, lap = lane_space(view, move), view.lap[view.actor]
    if view.flight:
        return [(space, lap) for space in sorted(flight_ends(view, first))]
    return sorted(outlook.landings(view.table.board, [(first, lap)], view.course, view.steps - 1))


def _hold(view: State, ship: int, number: int, language: Language) -> str:
    return amount(*view.holds(ship)[number - 1], language)


def _treasure(view: State, name: str, language: Language) -> str:
    return treasure(name, view.table.values[view.table.treasure_of[name]], language)


def _empty(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    return language.say(words.EMPTY, hold=move[1], what=_hold(view, view.loader, move[1], language))


def _attack(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    if move[1] - 1 == view.table.ghost:
        return language.say(words.ATTACK_GHOST)
    return language.say(words.ATTACK, name=names[move[1] - 1])


def _powder(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    chance = notes.percent(odds.of_powder(view, move[1]), language)
    return language.say(words.POWDER, what=amount(POWDER, move[1], language), odds=chance)


def _sabre(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    chance = notes.percent(odds.of_sabre(view, move[1] == "again"), language)
    return language.say(words.SABRE[move[1]], odds=chance)


def _loot(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    if move[1] == "hold":
        return language.say(words.LOOT_HOLD, what=_hold(view, loser_of(view), move[2], language), hold=move[2])
    if move[1] == "treasure":
        return language.say(words.LOOT_TREASURE, what=_treasure(view, move[2], language))
    return language.say(words.LOOT_UNSEEN if move[1] == "unseen" else words.LOOT_NOTHING)


def _pay(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    parts = [f"{hold}: {part}" for hold, part in enumerate(move[1 : HOLDS + 1], 1) if part]
    return language.say(words.PAY, parts=", ".join(parts))


def _course(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    spaces = [words.place(space, language) for space, _ in ends(view, move)]
    return language.say(words.COURSE[move[1]], spaces=" / ".join(spaces))


def _lane(view: State, move: Move, names: Sequence[str], language: Language) -> str:
    where = language.one_of([words.place(space, language) for space, _ in ends(view, move)])
    return language.say(words.LANES[move[1]], space=where)


_LABELS = {
    "dice": lambda view, move, names, language: language.say(words.DICE, morning=move[1], evening=move[2]),
    "card": lambda view, move, names, language: card_name(move[1], language),
    "lane": _lane,
    "stow": lambda view, move, names, language: language.say(words.STOW[move[1]]),
    "empty": _empty,
    "pay": _pay,
    "attack": _attack,
    "powder": _powder,
    "sabre": _sabre,
    "loot": _loot,
    "give": lambda view, move, names, language: language.say(words.GIVE, what=_treasure(view, move[1], language)),
    "course": _course,
}
