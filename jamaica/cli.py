"""The command line: ``jamaica COMMAND``. Every fault a user can make ends in one sentence and exit code 2."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path

from ai import arena
from ai.captains import LEVELS

from . import __version__
from .engine import scenario
from .engine.errors import GameError
from .engine.match import Match
from .engine.options import Options
from .engine.record import Seat
from .games import GAMES, find_game, resume_file
from .simulate import simulate
from .text import HUMAN, TextTable


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
    about = "Jamaica and Montego Bay, two board games of the Caribbean. Without a command a window opens."
    parser = _Parser(prog="jamaica", description=about)
    parser.add_argument("--version", action="version", version=f"jamaica {__version__}")
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)

    command = commands.add_parser("play", help="play in the terminal")
    command.add_argument("--game", choices=GAMES, default="race", help="which game (default: race)")
    command.add_argument("--humans", type=_at_least_one, default=1, metavar="N", help="people (default: 1)")
    command.add_argument("--level", choices=LEVELS, default="mate", help="how well the others play (default: mate)")
    command.add_argument("--seed", help="play with these dice; left out: new ones")
    command.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    _add_options(command)
    command.set_defaults(run=_play)

    command = commands.add_parser("simulate", help="play random games and print statistics")
    command.add_argument("--game", choices=GAMES, default="race", help="which game (default: race)")
    command.add_argument("--games", type=_at_least_one, default=1000, metavar="N", help="how many (default: 1000)")
    command.add_argument("--seed", type=int, default=1, help="the same seed plays the same games (default: 1)")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    _add_options(command)
    command.set_defaults(run=_simulate)

    command = commands.add_parser("arena", help="let captains play each other and print their shares of victory")
    command.add_argument("captains", nargs="+", metavar="CAPTAIN", help="one per seat; greedy:3 means three of them")
    command.add_argument("--game", choices=GAMES, default="race", help="which game (default: race)")
    command.add_argument("--games", type=_at_least_one, default=400, metavar="N", help="how many (default: 400)")
    command.add_argument("--seconds", type=float, metavar="S", help="time per choice for all who search")
    command.add_argument("--out", type=Path, metavar="FILE", help="keep results here, and go on where they stopped")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    _add_options(command)
    command.set_defaults(run=_arena)

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


def _options(args: argparse.Namespace, kind: type[Options], **defaults: str) -> Options:
    names = {item.name for game in GAMES.values() for item in fields(game.options)}
    given = {name: getattr(args, name) for name in sorted(names) if getattr(args, name) is not None}
    return kind.read({**defaults, **given})


def _at_least_one(word: str) -> int:
    number = int(word) if word.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{word}' should be a whole number, 1 or more")
    return number


def _window(args: argparse.Namespace) -> int:
    from . import ui  # here, because the other commands need no pygame

    return ui.run()


def _play(args: argparse.Namespace) -> int:
    if args.resume:
        match = resume_file(args.resume)
    else:
        game = find_game(args.game)
        options = _options(args, game.options)
        pilots = [HUMAN if seat < args.humans else args.level for seat in range(options.players)]
        seats = [Seat(name, pilot) for name, pilot in zip(game.names(), pilots, strict=False)]
        match = Match.begin(game, options, seats, args.seed)
    TextTable(match, input, sys.stdout).play()
    return 0


def _simulate(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    report = simulate(game, _options(args, game.options), args.games, args.seed)
    if args.json:
        print(json.dumps(report.as_dict(), indent=1))
    else:
        print("\n".join(report.lines()))
    return 0


def _arena(args: argparse.Namespace) -> int:
    captains = tuple(name for word in args.captains for name in _lineup(word))
    options = _options(args, find_game(args.game).options, players=str(len(captains)))
    duel = arena.Duel(args.game, options.as_dict(), captains, args.seconds)

    def tell(done: int, games: int) -> None:
        bar = "#" * (40 * done // games)
        print(f"\r[{bar:40}] {done}/{games}", end="" if done < games else "\n", file=sys.stderr, flush=True)

    results = arena.run(duel, args.games, args.out, tell)
    found = list(arena.standings(duel, results))
    if args.json:
        print(json.dumps({**duel.title(), "games": args.games, "standings": [asdict(one) for one in found]}, indent=1))
        return 0
    print(f"{args.games} games of {find_game(args.game).title}; fair share {1 / len(captains):.1%}")
    print("\n".join(map(str, found)))
    return 0


def _lineup(word: str) -> list[str]:
    """The captains a word stands for: a name, or a name with a number."""
    name, _, count = word.partition(":")
    return [name] * (int(count) if count.isdecimal() else 1)


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
