"""Every kind of choice in plain words."""

from collections.abc import Sequence

from ...engine.contract import Move
from ...race.battle import loser_of
from ...race.data import LANES
from ...race.proposal import proposal
from ...race.rules import State
from ...race.table import HOLDS
from .. import words
from . import outlook


def label(view: State, move: Move, names: Sequence[str]) -> str:
    """One choice as a line of the list."""
    text = _LABELS[move[0]](view, move, names)
    return words.PROPOSED.format(choice=text) if move == proposal(view) else text


def prompt(view: State, names: Sequence[str]) -> str:
    """What is asked, and whom."""
    due = words.goods(view.due_kind, view.due)
    return words.PROMPTS[view.stage].format(name=names[view.to_move], due=due)


def lane_space(view: State, move: Move) -> int:
    """The first space of the lane a choice leads into."""
    board = view.table.board
    return (board.ahead if view.course > 0 else board.behind)[view.space[view.actor]][LANES.index(move[1])]


def course_spaces(view: State, move: Move) -> frozenset[int]:
    """Where the ghost ship can land on the course of a choice."""
    ghost = view.table.ghost
    course = 1 if move[1] == "forward" else -1
    return outlook.spaces(
        outlook.landings(view.table.board, [(view.space[ghost], view.lap[ghost])], course, view.dice[view.step])
    )


def _hold(view: State, ship: int, number: int) -> str:
    return words.goods(*view.holds(ship)[number - 1])


def _treasure(view: State, name: str) -> str:
    card = view.table.treasure_of[name]
    return words.treasure(name, view.table.values[card])


def _loot(view: State, move: Move, names: Sequence[str]) -> str:
    if move[1] == "hold":
        return words.LOOT_HOLD.format(what=_hold(view, loser_of(view), move[2]), hold=move[2])
    if move[1] == "treasure":
        return words.LOOT_TREASURE.format(treasure=_treasure(view, move[2]))
    return words.LOOT_UNSEEN if move[1] == "unseen" else words.LOOT_NOTHING


def _pay(view: State, move: Move, names: Sequence[str]) -> str:
    parts = [
        words.PAY_PART.format(amount=amount, hold=hold + 1) for hold, amount in enumerate(move[1 : HOLDS + 1]) if amount
    ]
    return ", ".join(parts)


def _course(view: State, move: Move, names: Sequence[str]) -> str:
    spaces = " / ".join(words.place(space) for space in sorted(course_spaces(view, move)))
    return f"{words.COURSE[move[1]]}: {spaces}"


def lane_landings(view: State, move: Move) -> frozenset[int]:
    """Where a ship can land that takes a lane; in flight only its first space is sure."""
    first = lane_space(view, move)
    if view.flight:
        return frozenset((first,))
    return outlook.spaces(
        outlook.landings(view.table.board, [(first, view.lap[view.actor])], view.course, view.steps - 1)
    )


def _lane(view: State, move: Move, names: Sequence[str]) -> str:
    spaces = sorted(lane_landings(view, move))
    where = words.OR.join(words.place(space) for space in spaces)
    if len(spaces) == 1 and not view.flight:
        where = outlook.of_space(view, view.actor, spaces[0], names)
    return words.LANE.format(lane=words.LANES[move[1]], space=where)


_LABELS = {
    "dice": lambda view, move, names: words.DICE.format(morning=move[1], evening=move[2]),
    "card": lambda view, move, names: words.CARDS.get(move[1], move[1]),
    "lane": _lane,
    "stow": lambda view, move, names: words.STOW[move[1]],
    "empty": lambda view, move, names: words.EMPTY.format(hold=move[1], what=_hold(view, view.loader, move[1])),
    "pay": _pay,
    "attack": lambda view, move, names: words.ATTACK.format(name=names[move[1] - 1]),
    "powder": lambda view, move, names: words.POWDER.format(amount=move[1], odds=outlook.win_chance(view, move[1])),
    "sabre": lambda view, move, names: words.SABRE[move[1]],
    "loot": _loot,
    "give": lambda view, move, names: words.GIVE.format(treasure=_treasure(view, move[1])),
    "course": _course,
}
