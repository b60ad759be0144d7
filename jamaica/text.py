"""The text table: both games in a terminal, line by line, usable with a screen reader."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TextIO

from ai.captains import Captain, captain_for

from .engine import notation
from .engine.contract import Move
from .engine.errors import GameError
from .engine.match import Match

HUMAN = "human"
HELP = """Answer with the number or the text of a choice. Also: look (the whole table), log (what happened),
undo, save FILE, help, quit."""


class TextTable:
    """Plays a match through text: asks people, lets captains choose, tells what happens."""

    def __init__(self, match: Match[Any], ask: Callable[[str], str], out: TextIO) -> None:
        self.match = match
        self.ask = ask
        self.out = out
        self.captains = _captains(match)
        self.names = [seat.name for seat in match.seats]
        people = [number for number, seat in enumerate(match.seats) if seat.pilot == HUMAN]
        self.alone = people[0] if len(people) == 1 else None
        self._rng = Random()
        self._told = 0
        self._shown_to: int | None = self.alone

    def play(self) -> None:
        """Until the end of the game, or until somebody quits."""
        while not self.match.is_over:
            seat = self.match.to_move
            if seat in self.captains:
                self.match.play(seat, self.captains[seat].choose(self.match.view(seat), self._rng))
            elif not self._turn(seat):
                return
        self._tell(self.alone)

    def _turn(self, seat: int) -> bool:
        """Ask a person until a choice is made; False to quit."""
        self._hand_over(seat)
        self._tell(seat)
        choices = self.match.choices()
        self._say(f"\n{self.names[seat]}, {self.match.game.question(self.match.view(seat))}")
        for number, move in enumerate(choices, 1):
            self._say(f"  {number}  {notation.text(move)}")
        while True:
            try:
                line = self.ask("> ").strip()
            except EOFError:
                return False
            if line in ("quit", "q"):
                return False
            if self._obey(seat, line, choices):
                return True

    def _obey(self, seat: int, line: str, choices: Sequence[Move]) -> bool:
        """Carry out what a person typed; True if the match went on or back, so that the next question is due."""
        word, _, rest = line.partition(" ")
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            self.match.play(seat, choices[int(line) - 1])
            return True
        if line and notation.parse(line) in choices:
            self.match.play(seat, notation.parse(line))
            return True
        if line == "undo":
            return self._undo(seat)
        if line == "look":
            for key, value in self.match.game.describe(self.match.view(seat)).items():
                self._say(f"  {key}: {value}")
        elif line == "log":
            self._told = 0
            self._tell(seat)
        elif word == "save" and rest:
            self._save(Path(rest).expanduser())
        else:
            self._say(HELP)
        return False

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except GameError as error:
            self._say(str(error))
            return False
        self._say("Taken back.")
        self._told = min(self._told, len(self.match.events()))
        return True

    def _save(self, path: Path) -> None:
        try:
            path.write_text(self.match.record().dump(), encoding="utf-8")
            self._say(f"Saved in {path}.")
        except OSError as error:
            self._say(f"Could not save in {path}: {error.strerror}.")

    def _hand_over(self, seat: int) -> None:
        """With several people: hide what the last one saw until the next one is there."""
        if self._shown_to == seat or self.alone is not None:
            return
        self._say("\n" * 60 + f"The choice is {self.names[seat]}'s. Everybody else looks away.")
        self.ask(f"{self.names[seat]}, press Enter. ")
        self._shown_to = seat

    def _tell(self, viewer: int | None) -> None:
        """What has happened since the last time, as the viewer may know it."""
        events = self.match.events()
        for event in events[self._told :]:
            if line := self.match.game.say(event, self.names, viewer):
                self._say(line)
        self._told = len(events)

    def _say(self, line: str) -> None:
        print(line, file=self.out, flush=True)


def _captains(match: Match[Any]) -> dict[int, Captain]:
    """The AI captains of a match by seat."""
    pilots = [(number, seat.pilot) for number, seat in enumerate(match.seats)]
    return {number: captain_for(pilot, match.game) for number, pilot in pilots if pilot != HUMAN}
