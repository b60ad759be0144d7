"""The words of the command line: a parser that speaks the player's language, and one sentence for every mistake."""

import argparse
import locale
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import fields
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, NoReturn

from .. import files
from ..engine.language import ENGLISH, LANGUAGES, Language, mark
from ..engine.options import Options
from ..engine.text_files import MOST_DIGITS, read_number
from ..games import GAMES
from ..store import Places, language_in

HELP = mark("show this help and exit")
LANGUAGE = mark("language to use (default: the one set in the game, or else the system's)")
GAME = mark("which game (default: race)")
JSON = mark("print the figures as JSON")
HOME = mark("keep saves and settings in this folder (or set JAMAICA_HOME)")
USAGE, OPTIONS, ARGUMENTS, COMMANDS = mark("Usage:"), mark("options"), mark("arguments"), mark("commands")
SEE_HELP = mark("{fault} See {program} --help.")
FAULTS = (
    (r"the following arguments are required: (?P<names>.+)", mark("Please add: {names}.")),
    (r"unrecognized arguments: (?P<words>.+)", mark("Not recognised: {words}.")),
    (r"argument (?P<name>.+?): invalid choice: (?P<given>.+?) \(choose from (?P<allowed>.+)\)",
     mark("{name} cannot be {given}; choose from {allowed}.")),
    (r"argument (?P<name>.+?): expected .*", mark("{name} needs a value after it.")),
    (r"argument (?P<name>.+?): '?(?P<given>.*?)'? should be a whole number from 1 to (?P<most>\d+)",
     mark("{name} should be a whole number from 1 to {most}, not {given}.")),
    (r"argument (?P<name>.+?): '?(?P<given>.*?)'? should be a number above 0",
     mark("{name} should be a number above 0, not {given}.")),
    (r"argument (?P<name>.+?): invalid \w+ value: (?P<given>.+)", mark("{name} should be a number, not {given}.")),
    (r"argument (?P<name>.+?): ignored explicit argument (?P<given>.+)", mark("{name} takes no value.")),
)  # fmt: skip
"""What argparse complains about, and how we say it. What is not listed here is told as it is, in English."""


def spoken(argv: Sequence[str]) -> Language:
    """The language of the terminal: the one a flag names, else the player's, else the system's."""
    home = _value(argv, "--home")
    kept = language_in(Places.find(Path(home) if home else None).settings)
    return files.language(_value(argv, "--language") or kept or _system_language())


def _system_language() -> str:
    """The code of the system's language: the one that variables name, as on Unix, else the one of its settings."""
    named = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    if not named:
        with suppress(ValueError):  # a system may call its language what Python has never heard of
            named = locale.getlocale()[0] or ""
    return locale.normalize(re.split("[_.@-]", named)[0])[:2]  # Windows says German_Austria, where others say de_AT


def _value(argv: Sequence[str], flag: str) -> str:
    """What stands behind a flag, before the line is understood as a whole; given twice, the last holds."""
    value = ""
    for place, word in enumerate(argv, 1):
        if word == flag and place < len(argv):
            value = argv[place]
        elif word.startswith(f"{flag}="):
            value = word.removeprefix(f"{flag}=")
    return value


class _Help(argparse.HelpFormatter):
    """Help whose first word is in the player's language."""

    def __init__(self, usage: str, prog: str) -> None:
        super().__init__(prog)
        self._first = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._first} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Speaks one language: marked sentences are given in English and said in it. A complaint is one sentence."""

    def __init__(self, language: Language = ENGLISH, **named: Any) -> None:
        self.language, self.say = language, language.say
        # No abbreviations: `spoken` reads the line too, and has to understand it alike.
        usage = partial(_Help, self.say(USAGE))
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=usage, **named)
        self._optionals.title, self._positionals.title = self.say(OPTIONS), self.say(ARGUMENTS)
        self.add_argument("-h", "--help", action="help", help=self.say(HELP))
        self.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=self.say(LANGUAGE))

    def add_home(self) -> None:
        """The flag that names the folder everything is kept in."""
        self.add_argument("--home", type=Path, default=argparse.SUPPRESS, metavar="DIR", help=self.say(HOME))

    def add_game(self) -> None:
        """The flag that names the game."""
        self.add_argument("--game", choices=GAMES, default="race", help=self.say(GAME))

    def add_json(self) -> None:
        """The flag for figures that programs read."""
        self.add_argument("--json", action="store_true", help=self.say(JSON))

    def add_options(self) -> None:
        """The options of all games as flags; which of them a game knows, it says itself."""
        for name, meaning in _options().items():
            self.add_argument(f"--{name}", metavar="X", help=self.say(meaning))

    def commands(self) -> "Commands":
        """Commands of its own."""
        return Commands(self)

    def error(self, message: str) -> NoReturn:
        matches = ((text, re.fullmatch(pattern, message)) for pattern, text in FAULTS)
        known = (self.say(text, **found.groupdict()) for text, found in matches if found)
        fault = next(known, f"{self.language.capital(message)}.")
        self.exit(2, f"{self.prog}: {self.say(SEE_HELP, fault=fault, program=self.prog)}\n")


class Commands:
    """The commands of a program, or of a command."""

    def __init__(self, parser: Parser) -> None:
        self._say, self._capital = parser.say, parser.language.capital
        kind: Any = partial(Parser, parser.language)
        self._made = parser.add_subparsers(title=self._say(COMMANDS), metavar="COMMAND", parser_class=kind)

    def add(self, name: str, help: str, more: str = "") -> Parser:
        """A command with a marked sentence for lists, and another one for its own page if there is more to say."""
        about = self._say(help)
        described = self._say(more) or f"{self._capital(about)}."
        parser: Parser = self._made.add_parser(name, help=about, description=described)
        return parser


def _options() -> dict[str, str]:
    """The options of all games by name, with what they mean; of one that several games know, the first tells."""
    found: dict[str, str] = {}
    for game in GAMES.values():
        for item in fields(game.options):
            found.setdefault(item.name, item.metadata["help"])
    return found


def options_of(args: argparse.Namespace, kind: type[Options], **defaults: str) -> Options:
    """The options that the command line gives for a game."""
    given = {name: getattr(args, name) for name in _options() if getattr(args, name) is not None}
    return kind.read({**defaults, **given})


def at_least_one(word: str) -> int:
    """A number of things, from the command line."""
    number = read_number(word)
    if not number:
        raise argparse.ArgumentTypeError(f"'{word}' should be a whole number from 1 to {10**MOST_DIGITS - 1}")
    return number


def some_seconds(word: str) -> float:
    """A time that passes, from the command line."""
    seconds = float(word)
    if not 0 < seconds < inf:
        raise argparse.ArgumentTypeError(f"'{word}' should be a number above 0")
    return seconds
