"""The games as phones show them, by the game's name. Listed by hand: see `jamaica.games`."""

from collections.abc import Mapping

from . import jamaica, montego
from .descriptor import PhoneGame

PHONE_GAMES: Mapping[str, PhoneGame] = {"jamaica": jamaica.PHONE_GAME, "montego": montego.PHONE_GAME}
