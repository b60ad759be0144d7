"""The command ``jamaica play``: a new game or a saved one at the text table."""

import argparse
import sys
from typing import Any

from ai.captains import LEVELS
from ai.characters import pilot_for

from ..engine.language import mark
from ..engine.match import Match
from ..engine.record import HUMAN, Seat
from ..games import find_game
from .parser import Commands, at_least_one, options_of
from .saves import open_store, wanted
from .text_table import TextTable


def add_command(commands: Commands) -> None:
    """The command with its flags."""
    command = commands.add("play", mark("play in the terminal"))
    say = command.say
    command.add_game()
    command.add_argument(
        "--humans", type=at_least_one, default=1, metavar="N", help=say("number of human players (default: 1)")
    )
    command.add_argument(
        "--level", choices=LEVELS, default="mate", help=say("skill of the AI players (default: mate)")
    )
    command.add_argument("--seed", help=say("seed for the dice (default: a new one that nobody knows)"))
    command.add_argument(
        "--salt", action="store_true", help=say("ask every human player for salt, words that help decide the dice")
    )
    command.add_argument(
        "--resume", nargs="?", const="", metavar="GAME",
        help=say("continue a saved game: a file, or a number or name from 'jamaica saves' (default: the latest)"),
    )  # fmt: skip
    command.add_argument("--text", action="store_true", help=say("in lines of text, as this command always does"))
    command.add_home()
    command.add_options()
    command.set_defaults(run=_play)


def _play(args: argparse.Namespace) -> int:
    with open_store(args) as store:
        if args.resume is not None:
            match, saved = wanted(store, args.resume)
            table = TextTable(match, _ask, sys.stdout, args.spoken)
            table.take_up()
        else:
            saved, table = None, TextTable(_new_match(args), _ask, sys.stdout, args.spoken)
            table.open(args.salt)
        if table.match.is_over:
            table.play()
            return 0
        keeper = store.saves.autosave(table.match, saved)
        try:
            table.play(keeper)
        finally:
            keeper.close()
    return 0


def _ask(prompt: str) -> str:
    """A line that a person types; without a keyboard or a screen the input has ended."""
    if sys.stdin is None or sys.stdout is None:
        raise EOFError
    return input(prompt)


def _new_match(args: argparse.Namespace) -> Match[Any]:
    """The match the flags ask for, before its first roll."""
    game = find_game(args.game)
    options = options_of(args, game.options)
    names = game.names()[: options.players]
    seats = [
        Seat(name, HUMAN if seat < args.humans else pilot_for(args.level, game.name, name))
        for seat, name in enumerate(names)
    ]
    return Match.sealed(game, options, seats, args.seed)
