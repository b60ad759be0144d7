"""The command line: ``jamaica COMMAND``. Every fault a user can make ends in one sentence and exit code 2."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from .. import __version__
from ..engine.errors import GameError
from ..engine.language import ENGLISH, Language, mark
from ..games import GAMES
from . import lab as trials
from . import play
from . import review as lookback
from . import saves as shelf
from .parser import Parser, spoken
from .saves import open_store

UNWRITTEN = mark("The answer cannot be written: {reason}.")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    language = ENGLISH
    _forgive_letters()
    try:
        language = spoken(sys.argv[1:] if argv is None else argv)
        try:
            args = command_line(language).parse_args(argv)
            return int(args.run(args))
        finally:
            if sys.stdout:
                sys.stdout.flush()  # while a full disk or a closed pipe can still be told
    except GameError as error:
        print(f"jamaica: {language.tell(error)}", file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader of a pipe has gone, as with "| head"
        _give_up_output()
        return 1
    except OSError as error:
        if error.filename is not None:  # of a file that nobody has taken care of: a bug
            raise
        _give_up_output()
        print(f"jamaica: {language.say(UNWRITTEN, reason=error.strerror)}", file=sys.stderr)
        return 2


def _forgive_letters() -> None:
    """What a terminal cannot show or sends wrong becomes a question mark instead of a fault."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _give_up_output() -> None:
    """What could not be written goes nowhere, so that the interpreter does not try once more when it ends."""
    with suppress(OSError, ValueError):  # not every output is a file of the system
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def command_line(language: Language) -> Parser:
    """The parser of every command."""
    say = language.say
    about = say(
        "Jamaica and Montego Bay, two board games set in the Caribbean. Without a command, the game opens in a window."
    )
    parser = Parser(language, prog="jamaica", description=about)
    version = say("print the version and exit")
    parser.add_argument("--version", action="version", version=f"jamaica {__version__}", help=version)
    parser.add_home()
    parser.add_argument(
        "--game", choices=GAMES, default="", dest="opened", help=say("open the New game page of this game")
    )
    parser.set_defaults(run=_window, spoken=language)
    commands = parser.commands()
    play.add_command(commands)
    shelf.add_command(commands)
    trials.add_commands(commands)
    lookback.add_commands(commands)
    command = commands.add("selftest", mark("check that everything works on this computer, and print a short report"))
    command.set_defaults(run=_selftest)
    return parser


def _window(args: argparse.Namespace) -> int:
    from .. import ui  # here, because the other commands need no pygame

    try:
        store = open_store(args, guest=False)
        if "language" in args:
            store.speak_for_now(args.language)
        return ui.run(store, args.opened)
    except GameError as error:
        if sys.stderr is None:  # a program without a console: nobody would read what is printed
            ui.tell(args.spoken.tell(error))
        raise


def _selftest(args: argparse.Namespace) -> int:
    from . import selftest  # here, because it tries out everything there is

    return selftest.run(sys.stdout)
