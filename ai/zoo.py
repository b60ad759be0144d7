"""Both games as PettingZoo environments, for those who train captains of their own (extra `rl`).

    from ai.zoo import env
    table = env("montego", players=4)          # AEC: agents answer the questions of the rules one after the other
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        action = None if over or cut else int(seen["action_mask"].argmax())
        table.step(action)

An observation is made from the view of the agent's seat alone. An action is a number of the game's list of moves
(`moves_of`); the mask says which are legal now, and one that is not counts as the next legal one. Who has answered
`max_cycles` questions is truncated; the quick policy goes on for him. The reward is the share of the final victory.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from jamaica.engine import notation
from jamaica.engine.contract import CHANCE, OVER, Game, Move, State
from jamaica.engine.schema import Body
from jamaica.games import find_game

from .games import GAME_AIS, mind_for
from .values import final_shares

Observation = dict[str, Any]


@cache
def moves_of(game: str, players: int) -> tuple[str, ...]:
    """The list of a game's moves: what the action of each number says. Payments are numbered, not spelled out."""
    start: Any = find_game(game).start(find_game(game).options(players=players))
    return tuple(GAME_AIS[game].encoding.moves(start.table))


class Answers:
    """The legal choices of a position by the numbers of a game's list of moves."""

    def __init__(self, game: str, players: int) -> None:
        self.moves = moves_of(game, players)
        self._number = {text: number for number, text in enumerate(self.moves)}

    def legal(self, view: State) -> dict[int, Move]:
        """Numbers and moves, as the rules list them; those beyond the list are left out."""
        found: dict[int, Move] = {}
        for rank, move in enumerate(view.choices()):
            text = f"pay #{rank}" if move[0] == "pay" else notation.text(move)
            if text in self._number:
                found[self._number[text]] = move
        return found

    def take(self, legal: dict[int, Move], action: int) -> Move:
        """The move of an action, or of the next one that is legal."""
        numbers = sorted(legal)
        return legal[next((number for number in numbers if number >= action), numbers[0])]


class Lookout:
    """What an agent sees: numbers from the view of its seat, its own party first."""

    def __init__(self, game: Game[State], players: int) -> None:
        self._subject = GAME_AIS[game.name].fit
        encoding = GAME_AIS[game.name].encoding
        self._stages, self._slots = sorted(encoding.stages), encoding.slots
        self._parties = len(game.start(game.options(players=players)).scores())
        self.size = (
            1 + len(self._stages) + self._parties * len(self._subject.features) + sum(size for _, size in self._slots)
        )

    def observe(self, view: State, seat: int) -> np.ndarray:
        """How early it is, the question, everybody's features and the pieces on the table."""
        sight = self._subject.sight(view) if view.round else None
        parties = sight.parties if sight else [[0.0] * len(self._subject.features)] * self._parties
        turned = [*parties[seat : view.seats], *parties[:seat], *parties[view.seats :]]
        numbers = [sight.early if sight else 1.0, *(float(view.stage == stage) for stage in self._stages)]
        numbers += [number for party in turned for number in party]
        for name, size in self._slots:
            flat = list(_numbers(getattr(view, name)))[:size]
            numbers += flat + [0.0] * (size - len(flat))
        return np.clip(np.array(numbers, dtype=np.float32), -FARTHEST, FARTHEST)


FARTHEST = 1e6
"""No number of an observation is larger."""


def _numbers(value: Any) -> Iterator[float]:
    if isinstance(value, int | float):
        yield float(value)
    else:
        for one in value:
            yield from _numbers(one)


class Course:
    """A game in the hands of agents: chance is drawn by the seed, seats that have gone home follow the policy."""

    def __init__(self, game: str, options: dict[str, str | int]) -> None:
        self.game = find_game(game)
        self.options = self.game.options.read(options)
        self.players: int = self.options.players
        self.mind = mind_for(game)
        self.answers = Answers(game, self.players)
        self.lookout = Lookout(self.game, self.players)

    def begin(self, rng: Random) -> None:
        """A new game."""
        self.rng = rng
        self.state: State = self.game.start(self.options)
        self.settle(frozenset())

    def settle(self, gone: frozenset[int]) -> None:
        """Play on until a seat is asked that is still there."""
        state = self.state
        while state.to_move != OVER and (state.to_move == CHANCE or state.to_move in gone):
            if state.to_move == CHANCE:
                odds = state.odds()
                state.apply(odds.pick(self.rng.randrange(odds.total)))
            else:
                state.apply(self.mind.policy(state, self.rng))

    def observation(self, seat: int) -> Observation:
        """What a seat sees, and what it may do: nothing unless it is asked."""
        view = self.state.view(seat)
        mask = np.zeros(len(self.answers.moves), dtype=np.int8)
        if self.state.to_move == seat:
            mask[list(self.answers.legal(view))] = 1
        return {"observation": self.lookout.observe(view, seat), "action_mask": mask}

    def answer(self, action: int) -> None:
        """The seat to move acts."""
        legal = self.answers.legal(self.state.view(self.state.to_move))
        self.state.apply(self.answers.take(legal, action))

    def rewards(self) -> list[float]:
        """The shares of the victory, once the game is over."""
        return final_shares(self.state.winners(), len(self.state.scores()))

    def spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        """Of observations and of actions."""
        size, actions = self.lookout.size, len(self.answers.moves)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-FARTHEST, FARTHEST, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        return seen, spaces.Discrete(actions)


class Table(AECEnv):  # type: ignore[misc]
    """Agents answer the questions of the rules, one after the other."""

    metadata = {"name": "jamaica_v0", "is_parallelizable": False, "render_modes": []}

    def __init__(self, game: str = "jamaica", max_cycles: int | None = None, **options: str | int) -> None:
        super().__init__()
        self._course = Course(game, options)
        self._max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self._course.players)]
        seen, acts = self._course.spaces()
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, acts)
        self.render_mode = None
        self._luck = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, str | int] | None = None) -> None:
        """A new game; the same seed throws the same dice."""
        if seed is not None:
            self._luck = Random(seed)
        self._course.begin(Random(self._luck.getrandbits(64)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Body] = {agent: {} for agent in self.agents}
        self._answered = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self._course.state.to_move]

    def observe(self, agent: str) -> Observation:
        """What an agent's seat knows."""
        return self._course.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The agent that is asked acts; one that is done says goodbye with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._course.answer(int(action))
        self._answered[agent] += 1
        if self._answered[agent] == self._max_cycles:
            self.truncations[agent] = True
        self._course.settle(
            frozenset(seat for seat, one in enumerate(self.possible_agents) if self.truncations.get(one, True))
        )
        state = self._course.state
        if state.to_move == OVER:
            shares = self._course.rewards()
            for seat, one in enumerate(self.possible_agents):
                if one in self.agents:
                    self.rewards[one] = shares[seat]
                    self.terminations[one] = not self.truncations[one]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[state.to_move]
        self._deads_step_first()

    def render(self) -> None:
        """Nothing to be seen: the window is the place for that."""

    def close(self) -> None:
        """Nothing to close."""


class Rounds(ParallelEnv):  # type: ignore[misc]
    """All agents act at once: in a step everybody answers the next question it is asked, if it is asked any.

    Made for the secret choices of both games; whoever is asked more than one question gets one a step.
    """

    metadata = {"name": "jamaica_rounds_v0", "render_modes": []}

    def __init__(self, game: str = "jamaica", max_cycles: int | None = None, **options: str | int) -> None:
        self._course = Course(game, options)
        self._max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self._course.players)]
        seen, acts = self._course.spaces()
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, acts)
        self.render_mode = None
        self._luck = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, str | int] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Body]]:
        """A new game; the same seed throws the same dice."""
        if seed is not None:
            self._luck = Random(seed)
        self._course.begin(Random(self._luck.getrandbits(64)))
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Body, ...]:
        """Everybody's next answer."""
        course, left = self._course, dict(actions)
        while course.state.to_move != OVER and self.possible_agents[course.state.to_move] in left:
            course.answer(int(left.pop(self.possible_agents[course.state.to_move])))
            course.settle(frozenset())
        self._steps += 1
        over, cut = course.state.to_move == OVER, self._steps == self._max_cycles
        shares = course.rewards() if over else [0.0] * len(self.possible_agents)
        seen, rewards = self._seen(), dict(zip(self.possible_agents, shares, strict=False))
        ends = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut and not over)
        infos: dict[str, Body] = {agent: {} for agent in self.agents}
        if over or cut:
            self.agents = []
        return seen, rewards, *ends, infos

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._course.observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> None:
        """Nothing to be seen."""

    def close(self) -> None:
        """Nothing to close."""


def env(game: str = "jamaica", max_cycles: int | None = None, **options: str | int) -> Table:
    """A table of one of the games; options as on the command line, `players=4` and the like."""
    return Table(game, max_cycles, **options)


def parallel_env(game: str = "jamaica", max_cycles: int | None = None, **options: str | int) -> Rounds:
    """The same with everybody acting at once."""
    return Rounds(game, max_cycles, **options)
