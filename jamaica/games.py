"""The games of the box. Listed by hand: looking for them in folders would fail in a frozen bundle."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .engine.contract import Game
from .engine.errors import OptionError, RecordError
from .engine.match import Match
from .engine.record import Record
from .engine.texts import read_text
from .montego import Montego
from .race import Race

GAMES: Mapping[str, Game[Any]] = {game.name: game for game in (Race(), Montego())}


def find_game(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in GAMES:
        raise OptionError(f"There is no game '{name}'; there are {' and '.join(GAMES)}.")
    return GAMES[name]


def resume_file(path: Path) -> Match[Any]:
    """The match saved in a file; a GameError says why it cannot be resumed."""
    record = Record.parse(read_text(path, "saved game", RecordError))
    return Match.resume(record, find_game(record.game))
