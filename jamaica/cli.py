"""The command line: ``jamaica COMMAND``. Every fault a user can make ends in one sentence and exit code 2."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from ai import arena, manners
from ai.captains import LEVELS, YARDSTICKS
from ai.characters import pilot_for

from . import __version__
from .engine import scenario
from .engine.errors import GameError
from .engine.language import ENGLISH, Language, mark
from .engine.match import Match
from .engine.options import Options
from .engine.record import Seat
from .flags import Parser, at_least_one, spoken
from .games import GAMES, find_game
from .lookback import add_commands as add_lookback
from .lookback import show_progress
from .shelf import add_command as add_saves
from .shelf import open_store, wanted
from .simulate import simulate
from .text import HUMAN, TextTable


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    language = spoken(sys.argv[1:] if argv is None else argv)
    args = command_line(language).parse_args(argv)
    try:
        return int(args.run(args))
    except GameError as error:
        print(f"jamaica: {language.tell(error)}", file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader of a pipe has gone, as with "| head"
        sys.stderr.close()
        return 1


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

    command = commands.add("play", mark("play in the terminal"))
    command.add_argument("--game", choices=GAMES, default="race", help=say("which game (default: race)"))
    command.add_argument(
        "--humans", type=at_least_one, default=1, metavar="N", help=say("number of human players (default: 1)")
    )
    command.add_argument("--level", choices=LEVELS, default="mate", help=say("skill of the AI players (default: mate)"))
    command.add_argument("--seed", help=say("seed for the dice (default: a new one that nobody knows)"))
    command.add_argument(
        "--salt", action="store_true", help=say("ask every human player for salt, words that help decide the dice")
    )
    command.add_argument(
        "--resume", nargs="?", const="", metavar="GAME",
        help=say("continue a saved game: a file, or a number or name from 'jamaica saves' (default: the latest)"),
    )  # fmt: skip
    command.add_argument("--text", action="store_true", help=say("play in plain text (the terminal always does)"))
    command.add_home()
    _add_options(command)
    command.set_defaults(run=_play)
    add_saves(commands)

    command = commands.add("simulate", mark("play random games and print statistics"))
    command.add_argument("--game", choices=GAMES, default="race", help=say("which game (default: race)"))
    command.add_argument(
        "--games", type=at_least_one, default=1000, metavar="N", help=say("number of games (default: 1000)")
    )
    command.add_argument("--seed", type=int, default=1, help=say("the same seed gives the same games (default: 1)"))
    command.add_argument("--json", action="store_true", help=say("print the figures as JSON"))
    _add_options(command)
    command.set_defaults(run=_simulate)

    command = commands.add(
        "arena",
        mark("let captains play each other and print their win rates"),
        mark(
            "Let captains play each other. Every seed is played once from each seat: the captains move round by one "
            "seat while the dice stay the same, so that neither luck nor seating favours anyone. Win rates and "
            "scores come with 95% confidence intervals that count each seed as one observation. Times are processor "
            "times."
        ),
    )
    command.add_argument("captains", nargs="+", metavar="CAPTAIN", help=say(
        "one per seat: {names}; greedy:3 means three of them, mate:bonny a mate with Bonny's character",
        names=", ".join((*LEVELS, *YARDSTICKS))))  # fmt: skip
    command.add_argument("--game", choices=GAMES, default="race", help=say("which game (default: race)"))
    command.add_argument(
        "--games", type=at_least_one, default=400, metavar="N", help=say("number of games (default: 400)")
    )
    command.add_argument(
        "--seconds", type=float, metavar="S", help=say("processor seconds per choice, for captains that search")
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help=say("save results here, and carry on where they stopped")
    )
    command.add_argument("--json", action="store_true", help=say("print the figures as JSON"))
    _add_options(command)
    command.set_defaults(run=_arena)

    command = commands.add("habits", mark("let the AI characters play and print what each of them is known for"))
    command.add_argument("--game", choices=GAMES, default="race", help=say("which game (default: race)"))
    command.add_argument(
        "--level", choices=LEVELS, default="captain", help=say("skill of the captains (default: captain)")
    )
    command.add_argument(
        "--games", type=at_least_one, default=60, metavar="N", help=say("number of games per table (default: 60)")
    )
    command.add_argument("--seconds", type=float, metavar="S", help=say("processor seconds per choice"))
    command.add_argument("--json", action="store_true", help=say("print the figures as JSON"))
    command.set_defaults(run=_habits)

    command = commands.add("referee", mark("check scenario files: a position, some moves and the expected outcome"))
    command.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help=say("scenario files, or folders containing them")
    )
    command.set_defaults(run=_referee)

    add_lookback(commands)

    command = commands.add("selftest", mark("check that everything works on this computer, and print a short report"))
    command.set_defaults(run=_selftest)
    return parser


def _add_options(command: Parser) -> None:
    """The options of all games as flags; which of them a game knows, it says itself."""
    seen: set[str] = set()
    for game in GAMES.values():
        for item in fields(game.options):
            if item.name not in seen:
                seen.add(item.name)
                command.add_argument(f"--{item.name}", metavar="X", help=command.say(item.metadata["help"]))


def _options(args: argparse.Namespace, kind: type[Options], **defaults: str) -> Options:
    names = {item.name for game in GAMES.values() for item in fields(game.options)}
    given = {name: getattr(args, name) for name in sorted(names) if getattr(args, name) is not None}
    return kind.read({**defaults, **given})


def _window(args: argparse.Namespace) -> int:
    from . import ui  # here, because the other commands need no pygame

    store = open_store(args, guest=False)
    store.settings.language = getattr(args, "language", store.settings.language)
    return ui.run(store, args.opened)


def _play(args: argparse.Namespace) -> int:
    store, language = open_store(args), args.spoken
    if args.resume is not None:
        match, saved = wanted(store, args.resume)
        table = TextTable(match, input, sys.stdout, language)
        table.take_up()
    else:
        saved, table = None, TextTable(_new_match(args), input, sys.stdout, language)
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


def _new_match(args: argparse.Namespace) -> Match[Any]:
    """The match the flags ask for, before its first roll."""
    game = find_game(args.game)
    options = _options(args, game.options)
    names = game.names()[: options.players]
    seats = [
        Seat(name, HUMAN if seat < args.humans else pilot_for(args.level, game.name, name))
        for seat, name in enumerate(names)
    ]
    return Match.sealed(game, options, seats, args.seed)


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
    results = arena.run(duel, args.games, args.out, show_progress)
    found = list(arena.standings(duel, results))
    if args.json:
        print(json.dumps({**duel.title(), "games": args.games, "standings": [asdict(one) for one in found]}, indent=1))
        return 0
    print(f"{args.games} games of {find_game(args.game).title}; fair share {1 / len(captains):.1%}")
    print("\n".join(map(str, found)))
    return 0


def _habits(args: argparse.Namespace) -> int:
    found = manners.observe(args.game, args.level, args.games, args.seconds, show_progress)
    print(json.dumps(asdict(found), indent=1) if args.json else "\n".join(found.lines(ENGLISH)))
    return 0


def _lineup(word: str) -> list[str]:
    """The captains a word stands for: a name, or a name with a number behind it."""
    name, _, count = word.rpartition(":")
    return [name] * int(count) if name and count.isdecimal() else [word]


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


def _selftest(args: argparse.Namespace) -> int:
    from . import selftest  # here, because it tries out everything there is

    return selftest.run(sys.stdout)
