"""A quick, sensible choice for every question of Jamaica: what a captain does at a glance."""

from collections.abc import Callable
from random import Random

from jamaica.engine.contract import CHANCE, OVER, Move
from jamaica.race.data import FOOD, GOLD, LADY_BETH, POWDER, STAR
from jamaica.race.rules import State
from jamaica.race.stages import (
    ASK_POWDER,
    ASK_SABRE,
    ATTACK,
    CARD,
    COURSE,
    DICE,
    EMPTY,
    LANE,
    LOOT,
    PAY,
    STOW,
)
from jamaica.race.table import HOLDS, bits

from ..values import Weights
from .values import sight

STAKE = 7.0
"""What winning a battle is worth, in tokens of gunpowder; losing it costs as much."""
TOKEN_WORTH = {GOLD: 1.0, FOOD: 0.7, POWDER: 0.6}
"""How gladly a token is kept when a hold must be emptied."""


class Policy:
    """Answers every question by looking one step ahead with the fitted values."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._answers: dict[str, Callable[[State, Random], Move]] = {
            DICE: self._dice,
            CARD: self._card,
            LANE: self._best,
            STOW: lambda s, rng: s.choices()[0],
            EMPTY: self._empty,
            PAY: self._pay,
            ATTACK: self._attack,
            ASK_POWDER: self._powder,
            ASK_SABRE: self._sabre,
            LOOT: self._best,
            COURSE: self._best,
        }

    def choose(self, s: State, rng: Random) -> Move:
        """A choice for the seat to move."""
        return self._answers[s.stage](s, rng)

    def _worth(self, s: State, ship: int) -> float:
        """How a ship stands against the others: its strength less half of their mean."""
        strengths = self.weights.strengths(sight(s))
        own = strengths[ship]
        return own - 0.5 * (sum(strengths) - own) / (len(strengths) - 1)

    def _best(self, s: State, rng: Random) -> Move:
        """The choice after which the deciding seat stands best."""
        seat = s.to_move
        best, most = s.choices()[0], -1e9
        for move in s.choices():
            after = s.copy()
            after.apply(move)
            worth = self._worth(after, seat)
            if worth > most:
                best, most = move, worth
        return best

    # The card, and the Captain's dice for his best card

    def _card(self, s: State, rng: Random) -> Move:
        seat = s.to_move
        worths = [(self._turn(s, seat, card, rng), card) for card in bits(s.hand[seat])]
        return ("card", s.table.pieces.cards[max(worths)[1]].name)

    def _dice(self, s: State, rng: Random) -> Move:
        seat = s.to_move
        best, most = s.choices()[0], -1e9
        for move in s.choices():
            after = s.copy()
            after.apply(move)
            worth = max(self._turn(after, seat, card, rng) for card in bits(after.hand[seat]))
            if worth > most:
                best, most = move, worth
        return best

    def _turn(self, s: State, seat: int, card: int, rng: Random) -> float:
        """How the seat would stand after this card, if its turn came now."""
        after = s.as_if_on_turn(seat, card)
        while after.actor == seat and after.to_move != OVER:
            if after.to_move == CHANCE:
                odds = after.odds()
                after.apply(odds.pick(int(rng.random() * odds.total)))
            else:
                after.apply(self.choose(after, rng))
        return self._worth(after, seat)

    # Holds

    def _empty(self, s: State, rng: Random) -> Move:
        """The hold whose contents are missed least."""
        start = s.loader * HOLDS
        return min(
            s.choices(),
            key=lambda move: TOKEN_WORTH[s.cargo[start + move[1] - 1]] * s.amount[start + move[1] - 1],
        )

    def _pay(self, s: State, rng: Random) -> Move:
        """Smallest holds first (J12.5): the way that leaves the most empty holds, then the fullest hold."""
        start = s.payer * HOLDS

        def tidiness(move: Move) -> tuple[int, int]:
            left = [s.amount[start + hold] - part for hold, part in enumerate(move[1:])]
            return left.count(0), max(left)

        return max(s.choices(), key=tidiness)

    # Battle

    def _attack(self, s: State, rng: Random) -> Move:
        """The ship with the least gunpowder; among these the richest."""

        def weakness(move: Move) -> tuple[int, int]:
            ship = move[1] - 1
            defence = s.has(ship, POWDER) + (s.table.lady_beth if s.powers[LADY_BETH] == ship else 0)
            return -defence, s.has(ship, GOLD)

        return max((move for move in s.choices()), key=weakness)

    def _powder(self, s: State, rng: Random) -> Move:
        """The amount that gains the most on average, against a defender who spends half his gunpowder."""
        ship, other = (s.foe, s.actor) if s.side else (s.actor, s.foe)
        best, most = 0, -1e9
        for amount in range(s.has(ship, POWDER) + 1):
            gain = STAKE * self._edge(s, ship, other, amount) - amount
            if gain > most:
                best, most = amount, gain
        return ("powder", best)

    def _edge(self, s: State, ship: int, other: int, amount: int) -> float:
        """Chance to win less chance to lose when the ship's own throw is still to come."""
        own = amount + self._lady_beth(s, ship)
        faces = s.table.pieces.combat_die
        if s.side:
            return sum(_verdict(face, face + own, s.strength) for face in faces) / len(faces)
        reply = s.has(other, POWDER) // 2 + self._lady_beth(s, other)
        edge = 0
        for face in faces:
            for answer in faces:
                edge += 1 if face == STAR else -_verdict(answer, answer + reply, face + own)
        return edge / len(faces) ** 2

    def _sabre(self, s: State, rng: Random) -> Move:
        """Throw again if the average throw is better for the Sabre's owner than this one."""
        ship, other = (s.foe, s.actor) if s.side else (s.actor, s.foe)
        faces = s.table.pieces.combat_die
        own = s.spent + self._lady_beth(s, ship)
        if s.side:
            now = float(_verdict(s.face, s.face + own, s.strength))
        else:
            reply = s.has(other, POWDER) // 2 + self._lady_beth(s, other)
            beaten = sum(_verdict(face, face + reply, s.face + own) for face in faces) / len(faces)
            now = 1.0 if s.face == STAR else -beaten
        again = self._edge(s, ship, other, s.spent)
        thrower_decides = s.to_move == s.decider(ship)
        return ("sabre", "again" if (again > now) == thrower_decides else "keep")

    @staticmethod
    def _lady_beth(s: State, ship: int) -> int:
        return s.table.lady_beth if s.powers[LADY_BETH] == ship else 0


def _verdict(face: int, strength: int, against: int) -> int:
    """1 if a throw beats a strength, -1 if it is beaten, 0 if they are equal."""
    if face == STAR:
        return 1
    return (strength > against) - (strength < against)
