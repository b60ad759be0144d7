"""The games of the box. Listed by hand: looking for them in folders would fail in a frozen bundle."""

from collections.abc import Mapping
from typing import Any

from ..engine.contract import Game, State
from ..engine.errors import OptionError
from ..engine.record import RENAMED
from .jamaica import Jamaica
from .montego import Montego

GAMES: Mapping[str, Game[Any]] = {game.name: game for game in (Jamaica(), Montego())}


def find_game(name: str) -> Game[State]:
    """The game of this name."""
    name = RENAMED.get(name, name)
    if name not in GAMES:
        raise OptionError("There is no game '{name}'. Choose from {known}.", name=name, known=tuple(GAMES))
    return GAMES[name]
