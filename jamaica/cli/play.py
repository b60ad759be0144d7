"""The command ``jamaica play``: a new game or a saved one at the text table."""

import argparse
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack

from ai.captains import LEVELS
from ai.characters import pilot_for

from ..engine.contract import State
from ..engine.errors import OptionError
from ..engine.language import mark
from ..engine.match import Match
from ..engine.record import HUMAN, Seat
from ..games import find_game
from ..store import TUTORS, Autosave, Opened
from .output import ask
from .parser import Commands, at_least_one, options_of
from .saves import open_store, wanted
from .text_table import TextTable

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Codes of a terminal: to the corner, wipe the screen, wipe what was scrolled out of it."""


def add_command(commands: Commands) -> None:
    """The command with its flags."""
    command = commands.add("play", mark("play in the terminal"))
    say = command.say
    command.add_game()
    command.add_value(
        "--humans", at_least_one, default=1, metavar="{1..6}", help=say("number of human players (default: 1)")
    )
    command.add_argument("--level", choices=LEVELS, default="mate", help=say("skill of the AI players (default: mate)"))
    command.add_argument("--seed", metavar="TEXT", help=say("seed for the dice (default: a new one that nobody knows)"))
    command.add_argument(
        "--salt", action="store_true", help=say("ask every human player for salt, words that help decide the dice")
    )
    command.add_argument(
        "--resume", nargs="?", const="", metavar="GAME",
        help=say("continue a saved game: a file, or a number or name from 'jamaica saves' (default: the latest)"),
    )  # fmt: skip
    command.add_argument(
        "--tutor", choices=TUTORS, help=say("whether the admiral warns of costly choices (default: as in the settings)")
    )
    command.add_argument("--text", action="store_true", help=say("in lines of text, as this command always does"))
    command.add_home()
    command.add_options()
    command.set_defaults(run=_play)


def _play(args: argparse.Namespace) -> int:
    with open_store(args) as store, ExitStack() as at_last:
        keeper: Autosave | None = None
        tutor = args.tutor or store.settings.tutor
        if args.resume is None:
            table = TextTable(_new_match(args), ask, sys.stdout, args.spoken, _wiper(), tutor)
            table.open(args.salt)
        else:
            found = wanted(store, args.resume)
            if isinstance(found, Opened):
                keeper = found.keeper
                at_last.callback(keeper.close)
            match = found.match if isinstance(found, Opened) else found
            table = TextTable(match, ask, sys.stdout, args.spoken, _wiper(), tutor)
            table.take_up(found.heading.read if isinstance(found, Opened) else ())
        if not keeper and not table.match.is_over:
            keeper = store.saves.autosave(table.match, from_copy=args.resume is not None)
            at_last.callback(keeper.close)
        table.play(keeper)
    return 0


def _wiper() -> Callable[[], None] | None:
    """What empties the terminal, with all that it can scroll back to; None if the lines go elsewhere."""
    if sys.stdout is None or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return None
    return _wipe


def _wipe() -> None:
    if sys.platform == "win32":  # its terminal obeys codes only where somebody has switched them on
        os.system("cls")
    else:
        print(WIPE, end="", flush=True)


def _new_match(args: argparse.Namespace) -> Match[State]:
    """The match the flags ask for, before its first roll."""
    game = find_game(args.game)
    options = options_of(args, game.options)
    if args.humans > options.players:
        raise OptionError(
            "There are {players} seats at this table, too few for {humans} people.",
            players=options.players, humans=args.humans,
        )  # fmt: skip
    names = game.names()[: options.players]
    seats = [
        Seat(name, HUMAN if seat < args.humans else pilot_for(args.level, game.name, name))
        for seat, name in enumerate(names)
    ]
    return Match.sealed(game, options, seats, args.seed)
