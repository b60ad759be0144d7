"""The words of the command line: a parser that speaks the player's language, and one sentence for every mistake."""

import argparse
import os
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from . import files
from .engine.language import ENGLISH, LANGUAGES, Language, mark
from .store import Places, language_in

HELP = mark("show this help and exit")
LANGUAGE = mark("language to use (default: the one set in the game, or else the system's)")
HOME = mark("keep saves and settings in this folder (or set JAMAICA_HOME)")
USAGE, OPTIONS, ARGUMENTS, COMMANDS = mark("Usage:"), mark("options"), mark("arguments"), mark("commands")
SEE_HELP = mark("{fault} See {program} --help.")
FAULTS = (
    (r"the following arguments are required: (?P<names>.+)", mark("Please add: {names}.")),
    (r"unrecognized arguments: (?P<words>.+)", mark("Not recognised: {words}.")),
    (r"argument (?P<name>.+?): invalid choice: (?P<given>.+?) \(choose from (?P<allowed>.+)\)",
     mark("{name} cannot be {given}; choose from {allowed}.")),
    (r"argument (?P<name>.+?): expected .*", mark("{name} needs a value after it.")),
    (r"argument (?P<name>.+?): '?(?P<given>.+?)'? should be a whole number, 1 or more",
     mark("{name} should be a whole number, 1 or more, not {given}.")),
    (r"argument (?P<name>.+?): invalid \w+ value: (?P<given>.+)", mark("{name} should be a number, not {given}.")),
    (r"argument (?P<name>.+?): ignored explicit argument (?P<given>.+)", mark("{name} takes no value.")),
    (r"ambiguous option: (?P<given>.+?) could match (?P<allowed>.+)", mark("{given} could mean {allowed}.")),
)  # fmt: skip
"""What argparse complains about, and how we say it. What is not listed here is told as it is, in English."""


def spoken(argv: Sequence[str]) -> Language:
    """The language of the terminal: the one a flag names, else the player's, else the system's."""
    home = _value(argv, "--home")
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    kept = language_in(Places.find(Path(home) if home else None).settings)
    return files.language(_value(argv, "--language") or kept or system[:2])


def _value(argv: Sequence[str], flag: str) -> str:
    """What stands behind a flag, before the line is understood as a whole."""
    for place, word in enumerate(argv, 1):
        if word == flag:
            return argv[place] if place < len(argv) else ""
        if word.startswith(f"{flag}="):
            return word.removeprefix(f"{flag}=")
    return ""


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
        super().__init__(add_help=False, formatter_class=partial(_Help, self.say(USAGE)), **named)
        self._optionals.title, self._positionals.title = self.say(OPTIONS), self.say(ARGUMENTS)
        self.add_argument("-h", "--help", action="help", help=self.say(HELP))
        self.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=self.say(LANGUAGE))

    def add_home(self) -> None:
        """The flag that names the folder everything is kept in."""
        self.add_argument("--home", type=Path, default=argparse.SUPPRESS, metavar="DIR", help=self.say(HOME))

    def commands(self) -> "Commands":
        """Commands of its own."""
        return Commands(self)

    def error(self, message: str) -> NoReturn:
        matches = ((text, re.fullmatch(pattern, message)) for pattern, text in FAULTS)
        known = (self.say(text, **found.groupdict()) for text, found in matches if found)
        fault = next(known, f"{_capital(message)}.")
        self.exit(2, f"{self.prog}: {self.say(SEE_HELP, fault=fault, program=self.prog)}\n")


class Commands:
    """The commands of a program, or of a command."""

    def __init__(self, parser: Parser) -> None:
        self._say = parser.say
        kind: Any = partial(Parser, parser.language)
        self._made = parser.add_subparsers(title=self._say(COMMANDS), metavar="COMMAND", parser_class=kind)

    def add(self, name: str, help: str, more: str = "") -> Parser:
        """A command with a marked sentence for lists, and another one for its own page if there is more to say."""
        about = self._say(help)
        parser: Parser = self._made.add_parser(name, help=about, description=self._say(more) or f"{_capital(about)}.")
        return parser


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def at_least_one(word: str) -> int:
    """A number of things, from the command line."""
    number = int(word) if word.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{word}' should be a whole number, 1 or more")
    return number
