"""How to fight in Jamaica: gunpowder and the Sabre by exact odds of the dice."""

from functools import lru_cache

from jamaica.engine.contract import Move
from jamaica.games.jamaica.rules.data import POWDER, STAR
from jamaica.games.jamaica.rules.state import State

STAKE = 7.0
"""Value of winning a battle in tokens of gunpowder; losing costs as much."""


def powder(s: State) -> Move:
    """The amount that gains the most on average, against a defender who spends half his gunpowder."""
    ship, other = (s.foe, s.actor) if s.side else (s.actor, s.foe)
    best, most = 0, -1e9
    for amount in range(s.has(ship, POWDER) + 1):
        gain = STAKE * _edge(s, ship, other, amount) - amount
        if gain > most:
            best, most = amount, gain
    return ("powder", best)


def sabre(s: State) -> Move:
    """Throw again if the average throw is better for the Sabre's owner than this one."""
    ship, other = (s.foe, s.actor) if s.side else (s.actor, s.foe)
    faces = s.table.pieces.combat_die
    own = s.spent + s.lady_beth(ship)
    if s.side:
        now = float(_verdict(s.face, s.face + own, s.strength))
    else:
        reply = s.has(other, POWDER) // 2 + s.lady_beth(other)
        beaten = sum(_verdict(face, face + reply, s.face + own) for face in faces) / len(faces)
        now = 1.0 if s.face == STAR else -beaten
    again = _edge(s, ship, other, s.spent)
    thrower_decides = s.to_move == s.decider(ship)
    return ("sabre", "again" if (again > now) == thrower_decides else "keep")


def _edge(s: State, ship: int, other: int, amount: int) -> float:
    """Chance to win less chance to lose when the ship's own throw is still to come."""
    own, faces = amount + s.lady_beth(ship), s.table.pieces.combat_die
    if s.side:
        return _as_defender(faces, own, s.strength)
    return _as_attacker(faces, own, s.has(other, POWDER) // 2 + s.lady_beth(other))


@lru_cache(maxsize=4096)
def _as_defender(faces: tuple[int, ...], own: int, strength: int) -> float:
    return sum(_verdict(face, face + own, strength) for face in faces) / len(faces)


@lru_cache(maxsize=4096)
def _as_attacker(faces: tuple[int, ...], own: int, reply: int) -> float:
    edge = 0
    for face in faces:
        for answer in faces:
            edge += 1 if face == STAR else -_verdict(answer, answer + reply, face + own)
    return edge / len(faces) ** 2


def _verdict(face: int, strength: int, against: int) -> int:
    """1 if a throw beats a strength, -1 if it is beaten, 0 if they are equal."""
    if face == STAR:
        return 1
    return (strength > against) - (strength < against)
