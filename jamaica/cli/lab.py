"""Commands that put games, captains and rules to the test: ``jamaica simulate``, ``arena``, ``habits``, ``referee``."""

import argparse
import os
from dataclasses import asdict
from pathlib import Path

from ai import arena, character_trial
from ai.captains import LEVELS, YARDSTICKS, lineup
from ai.cluster import executor_at
from ai.progress import Progress

from ..engine import scenario
from ..engine.language import ENGLISH, mark
from ..games import find_game
from .output import tell, tell_json
from .parser import Commands, a_number, at_least_one, options_of, some_seconds
from .simulate import simulate


def add_commands(commands: Commands) -> None:
    """The commands with their flags."""
    _add_simulate(commands)
    _add_arena(commands)
    _add_habits(commands)
    _add_referee(commands)


def _add_simulate(commands: Commands) -> None:
    command = commands.add("simulate", mark("play random games and print statistics"))
    say = command.say
    command.add_game()
    command.add_value("--games", at_least_one, default=1000, metavar="N", help=say("number of games (default: 1000)"))
    command.add_value(
        "--seed", a_number, default=1, metavar="N", help=say("the same seed gives the same games (default: 1)")
    )
    command.add_json()
    command.add_options()
    command.set_defaults(run=_simulate)


def _add_arena(commands: Commands) -> None:
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
    say = command.say
    command.add_argument("captains", nargs="+", metavar="CAPTAIN", help=say(
        "one per seat: {names}; greedy:3 means three of them, mate:bonny a mate with Bonny's character",
        names=", ".join((*LEVELS, *YARDSTICKS))))  # fmt: skip
    command.add_game()
    command.add_value("--games", at_least_one, default=400, metavar="N", help=say("number of games (default: 400)"))
    command.add_value(
        "--seconds", some_seconds, metavar="S", help=say("processor seconds per choice, for captains that search")
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help=say("save results here, and carry on where they stopped")
    )
    command.add_argument("--cluster", metavar="ADDRESS", help=say("let the Dask cluster at this address play"))
    command.add_json()
    command.add_options()
    command.set_defaults(run=_arena)


def _add_habits(commands: Commands) -> None:
    command = commands.add("habits", mark("let the AI characters play and print what each of them is known for"))
    say = command.say
    command.add_game()
    command.add_argument(
        "--level", choices=LEVELS, default="captain", help=say("skill of the captains (default: captain)")
    )
    command.add_value(
        "--games", at_least_one, default=60, metavar="N", help=say("number of games per table (default: 60)")
    )
    command.add_value("--seconds", some_seconds, metavar="S", help=say("processor seconds per choice"))
    command.add_json()
    command.set_defaults(run=_habits)


def _add_referee(commands: Commands) -> None:
    command = commands.add("referee", mark("check scenario files: a position, some moves and the expected outcome"))
    files = command.say("scenario files, or folders containing them")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help=files)
    command.add_json()
    command.set_defaults(run=_referee)


def _simulate(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    report = simulate(game, options_of(args, game.options), args.games, args.seed, Progress(args.spoken))
    if args.json:
        tell_json(report.as_dict())
    else:
        tell("\n".join(report.lines()))
    return 0


def _arena(args: argparse.Namespace) -> int:
    captains, game = lineup(args.captains), find_game(args.game)
    options = options_of(args, game.options, players=str(len(captains)))
    duel = arena.Duel(args.game, options.as_dict(), captains, args.seconds)
    with executor_at(args.cluster) as executor:
        results = arena.run(duel, args.games, args.out, Progress(args.spoken), executor)
    found = list(arena.standings(duel, results))
    if args.json:
        tell_json({**duel.title(), "games": args.games, "standings": [asdict(one) for one in found]})
    else:
        tell(f"{args.games} games of {game.title}; fair share {1 / len(captains):.1%}")
        tell("\n".join(map(str, found)))
    return 0


def _habits(args: argparse.Namespace) -> int:
    found = character_trial.observe(args.game, args.level, args.games, args.seconds, Progress(args.spoken))
    if args.json:
        tell_json(asdict(found))
    else:
        tell("\n".join(found.lines(ENGLISH)))
    return 0


def _scenarios(given: Path) -> list[Path]:
    """A file, or all scenarios in a folder; what cannot be looked at is told when it is read."""
    is_folder = os.path.isdir(given)  # noqa: PTH112 - this one cannot fail
    return sorted(given.rglob("*.scn")) if is_folder else [given]


def _referee(args: argparse.Namespace) -> int:
    files = [file for given in args.files for file in _scenarios(given)]
    verdicts = []
    for file in files:
        found = scenario.read(file)
        verdicts.append(scenario.run(found, find_game(found.game)))
        if not args.json:
            tell(str(verdicts[-1]))
    failed = sum(not verdict.passed for verdict in verdicts)
    if args.json:
        tell_json([
            {"file": str(file), "title": one.scenario.title, "passed": one.passed, "line": one.line, "fault": one.fault}
            for file, one in zip(files, verdicts, strict=True)
        ])  # fmt: skip
    else:
        tell(f"{len(files) - failed} passed, {failed} failed")
    return 1 if failed else 0
