"""The command line: ``jamaica COMMAND``. Every fault a user can make ends in one sentence and exit code 2."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

from . import __version__
from .engine import scenario
from .engine.errors import GameError
from .engine.options import Options
from .games import GAMES, find_game
from .simulate import simulate


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    parser = _parser()
    args = parser.parse_args(argv)
    try:
        return int(args.run(args))
    except GameError as error:
        print(f"jamaica: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of a pipe has gone, as with "| head"
        sys.stderr.close()
        return 1


class _Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one sentence that says where help is."""

    def error(self, message: str) -> "None":  # type: ignore[override]
        self.exit(2, f"{self.prog}: {message[:1].upper()}{message[1:]}. See {self.prog} --help.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="jamaica", description="Jamaica and Montego Bay, two board games of the Caribbean.")
    parser.add_argument("--version", action="version", version=f"jamaica {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=_Parser)

    command = commands.add_parser("simulate", help="play random games and print statistics")
    command.add_argument("--game", choices=GAMES, default="race", help="which game (default: race)")
    command.add_argument("--games", type=_at_least_one, default=1000, metavar="N", help="how many (default: 1000)")
    command.add_argument("--seed", type=int, default=1, help="the same seed plays the same games (default: 1)")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    _add_options(command)
    command.set_defaults(run=_simulate)

    command = commands.add_parser("referee", help="check scenario files: a position, moves, and what must come of them")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help="scenario files, or folders of them")
    command.set_defaults(run=_referee)
    return parser


def _add_options(command: argparse.ArgumentParser) -> None:
    """The options of all games as flags; which of them a game knows, it says itself."""
    seen: set[str] = set()
    for game in GAMES.values():
        for item in fields(game.options):
            if item.name not in seen:
                seen.add(item.name)
                command.add_argument(f"--{item.name}", metavar="X", help=item.metadata["help"])


def _options(args: argparse.Namespace, kind: type[Options]) -> Options:
    names = {item.name for game in GAMES.values() for item in fields(game.options)}
    given = {name: getattr(args, name) for name in sorted(names) if getattr(args, name) is not None}
    return kind.read(given)


def _at_least_one(word: str) -> int:
    number = int(word) if word.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{word}' is not a number of games, it should be 1 or more")
    return number


def _simulate(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    report = simulate(game, _options(args, game.options), args.games, args.seed)
    if args.json:
        print(json.dumps(report.as_dict(), indent=1))
    else:
        print("\n".join(report.lines()))
    return 0


def _referee(args: argparse.Namespace) -> int:
    files = [file for given in args.files for file in (sorted(given.rglob("*.scn")) if given.is_dir() else [given])]
    failed = 0
    for file in files:
        found = scenario.read(file)
        verdict = scenario.run(found, find_game(found.game))
        failed += not verdict.passed
        print(verdict)
    print(f"{len(files) - failed} passed, {failed} failed")
    return 1 if failed else 0
