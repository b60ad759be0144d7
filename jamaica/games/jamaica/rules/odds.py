"""Odds of a battle (J8), and the spaces a shortage could drive a ship to (J7), worked out beforehand."""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from .data import FOOD, GOLD, POWDER, SABRE, STAR, STAY
from .position import Position

ATTACKER, DEFENDER = 0, 1
Faces = tuple[int, ...]


class Chance(NamedTuple):
    """The chance to win: against a defender who spends all his gunpowder, and against one who spends none."""

    least: float
    most: float


class Throw(NamedTuple):
    """The faces a combat die can still show, and what is added to them."""

    faces: Sequence[int]
    bonus: int


def wins(side: int, attack: Throw, defence: Throw) -> float:
    """Probability that a side wins (J8.4); the attacker's star comes first (J8.5)."""
    found = 0
    for face, answer in product(attack.faces, defence.faces):
        if face == STAR or answer == STAR:
            found += side == (ATTACKER if face == STAR else DEFENDER)
        else:
            lead = face + attack.bonus - answer - defence.bonus
            found += lead > 0 if side == ATTACKER else lead < 0
    return found / (len(attack.faces) * len(defence.faces))


def of_attack(s: Position, attacker: int, defender: int, powder: int) -> Chance:
    """The attacker's chance with so much gunpowder, before anybody has thrown."""
    faces = s.table.pieces.combat_die
    return _by_reply(s, ATTACKER, Throw(faces, powder + s.lady_beth(attacker)), defender)


def of_powder(s: Position, powder: int) -> Chance:
    """The chance of who is asked how much gunpowder he spends, with this much."""
    if not s.side:
        return of_attack(s, s.actor, s.foe, powder)
    defence = Throw(s.table.pieces.combat_die, powder + s.lady_beth(s.foe))
    chance = wins(DEFENDER, Throw((s.strength,), 0), defence)
    return Chance(chance, chance)


def of_sabre(s: Position, again: bool) -> Chance:
    """The chance of the Sabre's owner if the die just thrown is thrown again, or if it stands."""
    side = ATTACKER if s.powers[SABRE] == s.actor else DEFENDER
    faces = s.table.pieces.combat_die if again else (s.face,)
    if not s.side:
        return _by_reply(s, side, Throw(faces, s.spent + s.lady_beth(s.actor)), s.foe)
    chance = wins(side, Throw((s.strength,), 0), Throw(faces, s.spent + s.lady_beth(s.foe)))
    return Chance(chance, chance)


def _by_reply(s: Position, side: int, attack: Throw, defender: int) -> Chance:
    """The side's chance, whatever the defender will spend."""
    faces, base = s.table.pieces.combat_die, s.lady_beth(defender)
    found = [wins(side, attack, Throw(faces, base + spent)) for spent in (s.has(defender, POWDER), 0)]
    return Chance(min(found), max(found))


def retreats(s: Position, place: tuple[int, int], stock: dict[int, int]) -> dict[Faces, frozenset[int]]:
    """Where a shortage on a space and lap would throw a ship that has this stock, per faces of the shortage die.

    No faces: no die is thrown. The space itself: the ship stays there.
    """
    space, lap = place
    currency = s.table.board.currency[space]
    gold, food = (0 if kind == currency else stock[kind] for kind in (GOLD, FOOD))  # J7.2: he pays all he has
    flights, stays = s.table.flights, frozenset((space,))
    if not s.table.second_edition:
        return {(): flights.ends_behind(space, flights.payable[gold, food])}
    if lap < 0:  # J12.13, J12.20
        return {(): stays}
    found: dict[frozenset[int], Faces] = {}
    for face, back_to in s.table.pieces.shortage.items():
        end = stays if back_to == STAY else flights.ends_behind(space, flights.of_kind[back_to])
        found[end] = (*found.get(end, ()), face)
    return {faces: end for end, faces in found.items()}
