"""Information-set Monte-Carlo tree search, a yardstick for the captains' search.

One tree per decision, in which a node stands for all worlds the observer cannot tell apart: it is reached by the moves
since the decision. Every pass imagines a world, walks down the tree by upper confidence bounds over the moves legal in
that world (each seat for its own share), adds a node, plays on by quick policy to the end of the round and judges
there.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random

from jamaica.engine.contract import CHANCE, OVER, Game, Move, State

from .limit import Clock, Limit
from .mind import Judge, Mind, play_on
from .values import softmax

EXPLORATION = 0.35
"""Weight of curiosity against the shares seen so far, which lie between 0 and 1."""

LEAD = 5.0
"""A lead of so many points makes the chance of winning e times as good."""


@dataclass(slots=True)
class Node:
    """Statistics of one move in one situation."""

    visits: int = 0
    available: int = 0
    total: float = 0.0
    children: dict[Move, "Node"] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class AtFaceValue(Judge[State]):
    """A judge with nothing fitted: quick choices are the greedy ones, and a lead in points is a better chance."""

    mind: Mind[State]

    def shares(self, state: State) -> list[float]:
        """The softmax of the points."""
        if state.to_move == OVER:
            return self.mind.shares(state)
        return softmax([points / LEAD for points in self.mind.points(state)])

    def policy(self, state: State, rng: Random) -> Move:
        """The greedy choice: the largest gain at once."""
        return self.mind.greedy(state, rng)

    def rounds_done(self, state: State) -> int:
        """The rounds done, as the game's mind counts them."""
        return self.mind.rounds_done(state)


@dataclass(frozen=True, slots=True)
class Ismcts:
    """The search for one game."""

    game: Game[State]
    judge: Judge[State]
    rounds: int = 1

    def choose(self, view: State, limit: Limit, rng: Random) -> Move:
        """The most visited choice."""
        root = Node()
        clock = Clock(limit)
        goal = self.judge.rounds_done(view) + self.rounds
        while not clock.is_over() or clock.samples == 0:
            self._pass(root, self.game.imagine(view, rng), goal, rng)
            clock.samples += 1
        return max(root.children.items(), key=lambda item: item[1].visits)[0]

    def _pass(self, root: Node, state: State, goal: int, rng: Random) -> None:
        node, path = root, list[tuple[Node, int]]()
        is_new = False
        while not is_new and state.to_move != OVER and self.judge.rounds_done(state) < goal:
            seat = state.to_move
            if seat == CHANCE:
                odds = state.odds()
                move = odds.pick(int(rng.random() * odds.total))
                node = node.children.setdefault(move, Node())
                state.apply(move)
                continue
            move, is_new = self._select(node, state.choices(), rng)
            node = node.children[move]
            path.append((node, seat))
            state.apply(move)
        play_on(self.judge, state, goal, rng)
        shares = self.judge.shares(state)
        for visited, seat in path:
            visited.visits += 1
            visited.total += shares[seat]

    def _select(self, node: Node, moves: Sequence[Move], rng: Random) -> tuple[Move, bool]:
        """An untried move, or the one with the highest bound; and whether it is new."""
        untried = [move for move in moves if move not in node.children]
        for move in moves:
            if move in node.children:
                node.children[move].available += 1
        if untried:
            move = rng.choice(untried)
            node.children[move] = Node(available=1)
            return move, True

        def bound(move: Move) -> float:
            child = node.children[move]
            return child.total / child.visits + EXPLORATION * sqrt(log(child.available) / child.visits)

        return max(moves, key=bound), False
