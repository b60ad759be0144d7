"""How to fight in Jamaica: gunpowder and the Sabre by exact odds of the dice."""

from jamaica.engine.contract import Move
from jamaica.games.jamaica.rules.data import LADY_BETH, POWDER, STAR
from jamaica.games.jamaica.rules.state import State

STAKE = 7.0
"""What winning a battle is worth, in tokens of gunpowder; losing it costs as much."""


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
    own = s.spent + _lady_beth(s, ship)
    if s.side:
        now = float(_verdict(s.face, s.face + own, s.strength))
    else:
        reply = s.has(other, POWDER) // 2 + _lady_beth(s, other)
        beaten = sum(_verdict(face, face + reply, s.face + own) for face in faces) / len(faces)
        now = 1.0 if s.face == STAR else -beaten
    again = _edge(s, ship, other, s.spent)
    thrower_decides = s.to_move == s.decider(ship)
    return ("sabre", "again" if (again > now) == thrower_decides else "keep")


def _edge(s: State, ship: int, other: int, amount: int) -> float:
    """Chance to win less chance to lose when the ship's own throw is still to come."""
    own = amount + _lady_beth(s, ship)
    faces = s.table.pieces.combat_die
    if s.side:
        return sum(_verdict(face, face + own, s.strength) for face in faces) / len(faces)
    reply = s.has(other, POWDER) // 2 + _lady_beth(s, other)
    edge = 0
    for face in faces:
        for answer in faces:
            edge += 1 if face == STAR else -_verdict(answer, answer + reply, face + own)
    return edge / len(faces) ** 2


def _lady_beth(s: State, ship: int) -> int:
    return s.table.lady_beth if s.powers[LADY_BETH] == ship else 0


def _verdict(face: int, strength: int, against: int) -> int:
    """1 if a throw beats a strength, -1 if it is beaten, 0 if they are equal."""
    if face == STAR:
        return 1
    return (strength > against) - (strength < against)
