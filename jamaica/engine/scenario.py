"""Scenario files: a position, forced dice and draws, choices, and what must come of them.

The format is described in ``tests/scenarios/README.md``.
"""

from dataclasses import dataclass, field
from pathlib import Path

from . import notation
from .contract import CHANCE, Game, S, State
from .errors import GameError, ScenarioError
from .observe import asked, listed, observe
from .text_files import read_number, read_text


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the play: its number, what it does (chance, seat, expect, refuse) and to what."""

    number: int
    verb: str
    seat: int
    rest: str


@dataclass(slots=True)
class Scenario:
    """A scenario file, read but not yet played."""

    file: str
    title: str = ""
    rules: tuple[str, ...] = ()
    game: str = ""
    options: dict[str, str] = field(default_factory=dict)
    position: dict[str, str] | None = None
    play: list[Line] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Result of playing a scenario: passed, or the line that failed and why."""

    scenario: Scenario
    line: int = 0
    fault: str = ""

    @property
    def passed(self) -> bool:
        return not self.fault

    def __str__(self) -> str:
        if self.passed:
            return f"pass  {self.scenario.file}: {self.scenario.title}"
        return f"FAIL  {self.scenario.file}, line {self.line}: {self.scenario.title}\n      {self.fault}"


def read(path: Path) -> Scenario:
    """Read a scenario file; ScenarioError names the line that cannot be understood."""
    return parse(path.name, read_text(path, ScenarioError))


def parse(file: str, text: str) -> Scenario:
    """Read the text of a scenario."""
    scenario = Scenario(file)
    section = "head"
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if line in ("position:", "play:"):
            section = line[:-1]
            if section == "position":
                scenario.position = {}
        elif section == "play":
            scenario.play.append(_play_line(file, number, line))
        else:
            key, value = _pair(file, number, line)
            if section == "head":
                _set_head(scenario, number, key, value)
            else:
                assert scenario.position is not None
                scenario.position[key] = value
    for name in ("title", "game", "play"):
        if not getattr(scenario, name):
            raise ScenarioError(f"{file}: the scenario has no '{'scenario' if name == 'title' else name}'.")
    return scenario


def run(scenario: Scenario, game: Game[S]) -> Verdict:
    """Play a scenario through and compare all its expectations."""
    try:
        options = game.options.read(scenario.options)
        state = game.start(options) if scenario.position is None else game.arrange(options, scenario.position)
    except GameError as error:
        return Verdict(scenario, 0, str(error))
    for line in scenario.play:
        if fault := _play(game, state, line):
            return Verdict(scenario, line.number, fault)
    return Verdict(scenario)


def _chance(game: Game[S], state: S, line: Line) -> str:
    move = notation.parse(line.rest)
    if state.to_move != CHANCE:
        return f"chance should decide '{line.rest}', but {asked(state)} is asked"
    if move not in state.odds().moves:
        return f"'{line.rest}' is not a possible outcome; possible: {listed(state.odds().moves)}"
    state.apply(move)
    return ""


def _choose(game: Game[S], state: S, line: Line) -> str:
    if fault := _refusal(state, line):
        return fault
    state.apply(notation.parse(line.rest))
    return ""


def _refuse(game: Game[S], state: S, line: Line) -> str:
    return "" if _refusal(state, line) else f"'{line.rest}' should be refused, but it is possible"


def _expect(game: Game[S], state: S, line: Line) -> str:
    key, expected = (part.strip() for part in line.rest.split(":", 1))
    found = observe(game, state)
    if key not in found:
        return f"nothing is called '{key}'; there is {', '.join(found)}"
    came = found[key]
    return "" if came == " ".join(expected.split()) else f"expected {key}: {expected}; came {key}: {came}"


def _play(game: Game[S], state: S, line: Line) -> str:
    """Carry out a line; what is wrong with it, empty if nothing is."""
    play = {"chance": _chance, "seat": _choose, "refuse": _refuse, "expect": _expect}[line.verb]
    return play(game, state, line)


def _refusal(state: State, line: Line) -> str:
    """Why a seat cannot do what the line says; empty if it can."""
    if state.to_move != line.seat - 1:
        return f"seat {line.seat} should choose '{line.rest}', but {asked(state)} is asked"
    if notation.parse(line.rest) not in state.choices():
        return f"'{line.rest}' is not possible; possible: {listed(state.choices())}"
    return ""


def _pair(file: str, number: int, line: str) -> tuple[str, str]:
    key, colon, value = line.partition(":")
    if not colon:
        raise ScenarioError(f"{file}, line {number}: '{line}' should read 'name: value'.")
    return " ".join(key.split()), " ".join(value.split())


def _set_head(scenario: Scenario, number: int, key: str, value: str) -> None:
    if key == "scenario":
        scenario.title = value
    elif key == "rules":
        scenario.rules = tuple(value.split())
    elif key == "game":
        scenario.game = value
    elif key == "options":
        for part in filter(None, (part.strip() for part in value.split(","))):
            name, _, setting = part.partition(" ")
            scenario.options[name] = setting.strip()
    else:
        raise ScenarioError(
            f"{scenario.file}, line {number}: '{key}' is not a heading; there are scenario, rules, game, options."
        )


def _play_line(file: str, number: int, line: str) -> Line:
    verb, _, rest = line.partition(" ")
    rest = " ".join(rest.split())
    if verb == "chance" and rest:
        return Line(number, verb, 0, rest)
    if verb == "expect" and ":" in rest:
        return Line(number, verb, 0, rest)
    seat_line = rest if verb == "refuse" else line
    word, _, move = seat_line.partition(" ")
    seat = read_number(word)
    if seat is not None and move:
        return Line(number, "refuse" if verb == "refuse" else "seat", seat, " ".join(move.split()))
    forms = "'chance MOVE', 'SEAT MOVE', 'refuse SEAT MOVE' or 'expect NAME: VALUE'"
    raise ScenarioError(f"{file}, line {number}: '{line}' should read {forms}.")
