"""The captains of every game. Listed by hand, as in `jamaica.games`."""

from collections.abc import Mapping
from functools import cache

from jamaica.engine.contract import Game, State

from .arguments import Futures
from .descriptor import GameAi
from .jamaica.descriptor import JAMAICA
from .mind import Mind
from .montego.descriptor import MONTEGO

GAME_AIS: Mapping[str, GameAi] = {ai.game: ai for ai in (JAMAICA, MONTEGO)}
"""By the name of the game."""


@cache
def mind_for(game: str) -> Mind[State]:
    """The mind for a game, with its fitted weights."""
    return GAME_AIS[game].mind(None)


@cache
def first_mind(game: str) -> Mind[State]:
    """The mind of `admiral-1`, as it was in version 0.1."""
    return GAME_AIS[game].first_mind()


def futures_for(game: Game[State], deeper: int = 0) -> Futures:
    """Imagines the futures of choices in a game, as far ahead as its strongest captain looks, or deeper."""
    ai = GAME_AIS[game.name]
    return Futures(game, mind_for(game.name), ai.traits, rounds=ai.levels["admiral"].rounds + deeper)
