"""The words of the command line: a parser that speaks the player's language, and one sentence for every mistake."""

import argparse
import locale
import os
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import fields
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, NoReturn

from .. import files
from ..engine.errors import GameError
from ..engine.language import ENGLISH, LANGUAGES, Language, mark
from ..engine.options import Options
from ..engine.record import RENAMED
from ..engine.text_files import MOST_DIGITS, read_number
from ..games import GAMES
from ..store import Places, language_in

HELP = mark("show this help and exit")
LANGUAGE = mark("language to use (default: the one set in the game, or else the system's)")
GAME = mark("which game (default: jamaica)")
JSON = mark("print the figures as JSON")
HOME = mark("keep saves and settings in this folder (or set JAMAICA_HOME)")
USAGE, OPTIONS, ARGUMENTS, COMMANDS = mark("Usage:"), mark("options"), mark("arguments"), mark("commands")
FOR_PLAYERS, FOR_TINKERERS = mark("commands for players"), mark("commands for tinkerers")
SEE_HELP = mark("{fault} See {program} --help.")


class Mistake(GameError):
    """A command line that cannot be understood; `program` is the command whose help says how it should read."""

    program = "jamaica"


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
    """Speaks one language: marked sentences are given in English and said in it. What is wrong raises a `Mistake`.

    argparse tells of faults in English text. None of it is read: which fault it is follows from what it was about.
    """

    def __init__(self, language: Language = ENGLISH, **named: Any) -> None:
        self.language, self.say = language, language.say
        self.listed: list[tuple[str, list[argparse.Action]]] = []
        """The groups that help lists commands in, with their titles."""
        # No abbreviations: `spoken` reads the line too, and has to understand it alike.
        usage = partial(_Help, self.say(USAGE))
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=usage, **named)
        self._optionals.title, self._positionals.title = self.say(OPTIONS), self.say(ARGUMENTS)
        self.add_argument("-h", "--help", action="help", help=self.say(HELP))
        self.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=self.say(LANGUAGE))

    def add_home(self) -> None:
        """The flag that names the folder everything is kept in."""
        self.add_argument("--home", type=Path, default=argparse.SUPPRESS, metavar="DIR", help=self.say(HOME))

    def add_game(self, default: str = "jamaica", dest: str = "game", help: str = GAME) -> None:
        """The flag that names the game; a name that it had before is understood too."""
        self.add_argument("--game", type=_game_name, choices=GAMES, default=default, dest=dest, help=self.say(help))

    def add_json(self) -> None:
        """The flag for figures that programs read."""
        self.add_argument("--json", action="store_true", help=self.say(JSON))

    def add_value(self, flag: str, read: "Reader", **named: Any) -> None:
        """A flag with a value that `read` makes of the word behind it."""
        self.add_argument(flag, type=partial(read, flag), **named)

    def add_options(self) -> None:
        """The options of all games as flags; which of them a game knows, it says itself."""
        for name, (meaning, values) in _options().items():
            self.add_argument(
                f"--{name}", metavar=_listed(values) or ("FILE" if name == "data" else "TEXT"), help=self.say(meaning)
            )

    def commands(self) -> "Commands":
        """Commands of its own."""
        return Commands(self)

    def format_help(self) -> str:
        """The page of help, with commands in their groups."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        for group in self._action_groups:
            sections = [(group.title, group._group_actions)]
            for title, actions in self.listed if group is self._subparsers else sections:
                formatter.start_section(title)
                formatter.add_arguments(actions)
                formatter.end_section()
        return formatter.format_help()

    def understood(self, argv: Sequence[str] | None) -> argparse.Namespace:
        """What a command line says."""
        found, rest = self.parse_known_args(argv)
        if rest:
            raise self._mistake(mark("Not recognised: {words}."), words=" ".join(rest))
        return argparse.Namespace(**vars(found))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        namespace = argparse.Namespace() if namespace is None else namespace
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as fault:
            raise self._mistaken(fault.argument_name, namespace) from fault
        except Mistake as mistake:
            mistake.program = self.prog if mistake.program == Mistake.program else mistake.program
            raise

    def error(self, message: str) -> NoReturn:
        """Called by older versions of argparse, and only for missing arguments; others raise this themselves."""
        raise argparse.ArgumentError(None, message)

    def _mistaken(self, name: str | None, given: argparse.Namespace) -> Mistake:
        if name is None:
            missing = [one for one in self._actions if one.required and getattr(given, one.dest, None) in (None, [])]
            return self._mistake(mark("Please add: {names}."), names=tuple(str(one.metavar) for one in missing))
        flag = next((one for one in self._actions if "/".join(one.option_strings) == name), None)
        if flag is not None and flag.nargs == 0:
            return self._mistake(mark("{name} takes no value."), name=name)
        return self._mistake(mark("{name} needs a value after it."), name=name)

    def _mistake(self, sentence: str, **values: object) -> Mistake:
        mistake = Mistake(sentence, **values)
        mistake.program = self.prog
        return mistake

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            name, allowed = "/".join(action.option_strings) or action.metavar, tuple(action.choices)
            raise self._mistake(mark("{name} cannot be {given}; choose from {allowed}."), name=name, given=value,
                                allowed=allowed)  # fmt: skip


class Commands:
    """The commands of a program, or of a command."""

    def __init__(self, parser: Parser) -> None:
        self._parser, self._say, self._capital = parser, parser.say, parser.language.capital
        kind: Any = partial(Parser, parser.language)
        self._made = parser.add_subparsers(title=self._say(COMMANDS), metavar="COMMAND", parser_class=kind)

    def begin_group(self, title: str = COMMANDS) -> None:
        """Commands added from now on are listed under a marked title of their own."""
        self._parser.listed.append((self._say(title), []))

    def add(self, name: str, help: str, more: str = "") -> Parser:
        """A command with a marked sentence for lists, and another one for its own page if there is more to say."""
        about = self._say(help)
        described = self._say(more) or f"{self._capital(about)}."
        parser: Parser = self._made.add_parser(name, help=about, description=described)
        if not self._parser.listed:
            self.begin_group()
        self._parser.listed[-1][1].append(self._made._choices_actions[-1])
        return parser


def _options() -> dict[str, tuple[str, tuple[Any, ...]]]:
    """The options of all games by name: what they mean, as the first game that knows them tells, and all values."""
    found: dict[str, tuple[str, tuple[Any, ...]]] = {}
    for game in GAMES.values():
        for item in fields(game.options):
            meaning, values = found.get(item.name, (item.metadata["help"], ()))
            found[item.name] = meaning, tuple(dict.fromkeys((*values, *item.metadata["values"])))
    return found


def _listed(values: Sequence[Any]) -> str:
    """Values as help shows them: ``{first,second}``, and ``{2..6}`` for numbers in a row."""
    if len(values) > 2 and all(isinstance(one, int) for one in values):
        return f"{{{values[0]}..{values[-1]}}}"
    return f"{{{','.join(map(str, values))}}}" if values else ""


def options_of(args: argparse.Namespace, kind: type[Options], **defaults: str) -> Options:
    """The options that the command line gives for a game."""
    given = {name: getattr(args, name) for name in _options() if getattr(args, name) is not None}
    return kind.read({**defaults, **given})


def _game_name(word: str) -> str:
    return RENAMED.get(word, word)


Reader = Callable[[str, str], object]
"""Makes a value of a flag's name and the word behind it, or raises a `Mistake`."""


def a_number(name: str, word: str) -> int:
    """A whole number, also below zero."""
    number = read_number(word.removeprefix("-"))
    if number is None:
        raise Mistake("{name} should be a whole number, not {given}.", name=name, given=word)
    return -number if word.startswith("-") else number


def at_least_one(name: str, word: str) -> int:
    """A number of things."""
    number = read_number(word)
    if not number:
        most = 10**MOST_DIGITS - 1
        raise Mistake(
            "{name} should be a whole number from 1 to {most}, not {given}.", name=name, most=most, given=word
        )
    return number


def some_seconds(name: str, word: str) -> float:
    """A time that passes."""
    try:
        seconds = float(word)
    except ValueError:
        raise Mistake("{name} should be a number, not {given}.", name=name, given=word) from None
    if not 0 < seconds < inf:
        raise Mistake("{name} should be a number above 0, not {given}.", name=name, given=word)
    return seconds
