"""The command line: ``jamaica COMMAND``. Every fault a user can make ends in one sentence and exit code 2."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from ai.processes import INTERRUPTED

from .. import __version__
from ..engine.errors import GameError
from ..engine.language import ENGLISH, Language, mark
from . import lab as trials
from . import play, puzzles
from . import review as lookback
from . import saves as shelf
from .output import tell
from .parser import FOR_PLAYERS, FOR_TINKERERS, SEE_HELP, Mistake, Parser, spoken
from .saves import open_store

UNWRITTEN = mark("The answer cannot be written: {reason}.")
NO_MEMORY = mark("There is not enough memory to go on.")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    language = ENGLISH
    _forgive_letters()
    try:
        language = spoken(sys.argv[1:] if argv is None else argv)
        try:
            args = command_line(language).understood(argv)
            return int(args.run(args))
        finally:
            if sys.stdout:
                sys.stdout.flush()  # while a full disk or a closed pipe can still be told
    except Mistake as mistake:
        fault = language.say(SEE_HELP, fault=language.tell(mistake), program=mistake.program)
        tell(f"{mistake.program}: {fault}", sys.stderr)
        return 2
    except GameError as error:
        tell(f"jamaica: {language.tell(error)}", sys.stderr)
        return 2
    except EOFError:
        tell(out=sys.stderr)
        return 1
    except KeyboardInterrupt:
        tell(out=sys.stderr)
        return INTERRUPTED
    except MemoryError:
        tell(f"jamaica: {language.say(NO_MEMORY)}", sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of a pipe has gone, as with "| head"
        _give_up_output()
        return 1
    except OSError as error:
        if error.filename is not None:  # of a file that nobody has taken care of: a bug
            raise
        _give_up_output()
        tell(f"jamaica: {language.say(UNWRITTEN, reason=error.strerror)}", sys.stderr)
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
    parser.add_game("", "opened", mark("open the New game page of this game"))
    parser.set_defaults(run=_window, spoken=language)
    commands = parser.commands()
    commands.begin_group(FOR_PLAYERS)
    play.add_command(commands)
    puzzles.add_command(commands)
    shelf.add_command(commands)
    lookback.add_commands(commands)
    command = commands.add("selftest", mark("check that everything works on this computer, and print a short report"))
    command.add_json()
    command.set_defaults(run=_selftest)
    commands.begin_group(FOR_TINKERERS)
    trials.add_commands(commands)
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

    return selftest.run(sys.stdout, as_json=args.json)
