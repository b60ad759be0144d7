"""What a choice leads to: where a card would land a ship, at what cost, and the odds of a battle."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from ...race.data import FOOD, GOLD, LADY_BETH, NONE, PORT_ROYAL, POWDER, STAR, Board
from ...race.rules import State
from .. import words

Place = tuple[int, int]
"""A space and the lap a ship is on there."""
_LOADS = {"gold": GOLD, "food": FOOD, "powder": POWDER}


@dataclass(frozen=True)
class Outlook:
    """What a card would do: the spaces it can reach in morning and evening, and lines that say so."""

    landings: tuple[frozenset[int], frozenset[int]]
    lines: tuple[str, ...]


def landings(board: Board, starts: Iterable[Place], course: int, steps: int) -> frozenset[Place]:
    """Where ships can come, whichever lanes they take; after its lap a ship stops at home (J5.2, J5.3)."""
    here = frozenset(starts)
    for _ in range(steps):
        here = frozenset(place for space, lap in here for place in _next(board, space, lap, course))
    return here


def _next(board: Board, space: int, lap: int, course: int) -> list[Place]:
    if course < 0:
        return [(way, lap - (space == PORT_ROYAL)) for way in board.behind[space]]
    if lap > 0:
        return [(space, lap)]
    return [(way, lap + (way == PORT_ROYAL)) for way in board.ahead[space]]


def spaces(places: Iterable[Place]) -> frozenset[int]:
    """The spaces of places, whatever the lap."""
    return frozenset(space for space, _ in places)


def of_card(view: State, seat: int, card: int, names: Sequence[str]) -> Outlook:
    """What a card of the hand would do if it were revealed now."""
    board, spots = view.table.board, [frozenset[int](), frozenset[int]()]
    lines: list[str] = []
    places = frozenset(((view.space[seat], view.lap[seat]),))
    stock = {kind: view.has(seat, kind) for kind in (GOLD, FOOD, POWDER)}
    full = all(kind != NONE for kind, _ in view.holds(seat))
    for hour, symbol in enumerate(view.table.symbols[card]):
        die, name = view.dice[hour], words.HOURS[hour]
        if symbol in _LOADS:
            lines.append(words.LOADS.format(hour=name, amount=die, kind=words.KINDS[_LOADS[symbol]]))
            stock[_LOADS[symbol]] += die
            if full:
                lines.append(words.NO_ROOM)
            continue
        course = 1 if symbol == "forward" else -1
        places = landings(board, places, course, die)
        here = spaces(places)
        spots[hour] = here
        lines.append(words.SAILS.format(hour=name, die=die, course=words.COURSES[course]))
        lines += [of_space(view, seat, space, names, stock) for space in sorted(here)][:3]
        if len(here) == 1:
            (space,) = here
            if board.currency[space]:
                stock[board.currency[space]] = max(0, stock[board.currency[space]] - board.cost[space])
    return Outlook((spots[0], spots[1]), tuple(lines))


def of_space(view: State, seat: int, space: int, names: Sequence[str], stock: dict[int, int] | None = None) -> str:
    """A space in words: its cost, a treasure, a shortage, a battle."""
    board, place = view.table.board, words.place(space)
    place = place[:1].upper() + place[1:]
    cost, currency = board.cost[space], board.currency[space]
    if currency:
        line = (words.SPACE_PORT if currency == GOLD else words.SPACE_SEA).format(place=place, cost=cost)
    elif board.kind[space] == "lair":
        line = (words.SPACE_TREASURE if view.lairs >> space & 1 else words.SPACE_LAIR).format(place=place)
    else:
        line = words.SPACE_FREE.format(place=place)
    has = stock[currency] if stock and currency else view.has(seat, currency) if currency else 0
    parts = [line]
    if currency and has < cost and seat != view.table.ghost:
        parts.append(words.SHORT)
    foes = [names[ship] for ship, at in enumerate(view.space) if space and at == space and ship != seat]
    if foes:
        parts.append(words.BATTLE.format(names=words.OR.join(foes)))
    return "; ".join(parts)


def win_chance(view: State, amount: int) -> int:
    """Per cent of winning with so much gunpowder; the attacker's as if the defender spent none."""
    faces = view.table.pieces.combat_die
    ship, other = (view.foe, view.actor) if view.side else (view.actor, view.foe)
    own = amount + (view.table.lady_beth if view.powers[LADY_BETH] == ship else 0)
    if view.side:
        wins = sum(face == STAR or face + own > view.strength for face in faces)
        return round(100 * wins / len(faces))
    theirs = view.table.lady_beth if view.powers[LADY_BETH] == other else 0
    wins = sum(mine == STAR or (yours != STAR and mine + own > yours + theirs) for mine, yours in product(faces, faces))
    return round(100 * wins / len(faces) ** 2)
