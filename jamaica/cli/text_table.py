"""The text table: both games in a terminal, line by line, usable with a screen reader."""

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import TextIO

from ai.captains import captain_for

from ..engine import notation
from ..engine.contract import Blank, Move, State
from ..engine.errors import GameError
from ..engine.language import ENGLISH, Language, mark
from ..engine.log_groups import gathered
from ..engine.match import Match
from ..engine.sealing import short
from ..engine.text_files import read_number
from ..session.adviser import OFF
from ..session.controller import (
    Asking,
    HandOver,
    MatchController,
    Over,
    Showing,
    Thinking,
    Unveiling,
    Warned,
    Weighing,
)
from ..session.keeper import COPIED
from ..session.thinker import LocalThinker
from ..session.warning import KEEP, TAKE_BACK, TITLE, WEIGHS, warning
from ..store import Autosave, export
from .output import INDENT, tell

HELP = mark(
    "Answer with the number or the text of a choice. Other commands: choices (list them all), look (the whole "
    "table), log (what has happened), undo, save FILE (export a copy), help, quit. The game is saved after every "
    "choice."
)
HELP_THERE = mark("Type help at any question to see what you can type.")
PROMPT = mark("{name}, your choice, from 1 to {number}:")
PART = mark("{part}, {name}, from 1 to {number} (or all at once, such as {example}):")
MORE = mark("And so on, up to {number}; type choices to see them all.")
CHANGE_MIND = mark("{name}, to change what you have laid face down, type undo.")
UNDONE = mark("Undone.")
MANY, FEW = 30, 10
"""With more choices than many, only a few are listed at first."""
RECENT = 12
"""At least so many events are told again when a match goes on."""
KEPT = mark("The game is saved. To continue it: jamaica play --resume")
NOT_KEPT = mark("The last choices could not be saved.")
SCREEN = 60
"""Lines of a screen, at most."""

SEALED = mark("The luck of this game is sealed. Its fingerprint: {fingerprint}")
SALT = mark("{name}, your salt, any words you like (Enter: none):")
OPENED = mark("The seed was {seed}. Fingerprint of the whole game: {fingerprint}")


class Typed(Enum):
    """What a line that somebody typed leads to."""

    QUIT = 0
    MOVED = 1
    """The match has gone on, or back: the next question is due."""
    OBEYED = 2
    """A command was carried out, and the question stands."""
    UNKNOWN = 3


class TextTable:
    """Plays a match through text: asks people, lets captains choose, tells what happens."""

    def __init__(
        self, match: Match[State], ask: Callable[[str], str], out: TextIO, language: Language = ENGLISH,
        clear: Callable[[], None] | None = None, tutor: str = OFF,
    ) -> None:  # fmt: skip
        """`clear` empties a terminal for good."""
        self.match = match
        self.language = language
        self.ask = ask
        self.out = out
        self.clear = clear or self._scroll_away
        self.names = [seat.name for seat in match.seats]
        self.controller = MatchController(match, LocalThinker(), private=True, warns=lambda: tutor)
        for seat in match.seats:
            if not seat.is_person:  # a file may name captains nobody knows
                captain_for(seat.pilot, match.game)

    def open(self, salted: bool) -> None:
        """Before the first roll: show the fingerprint, let people add salt if they want, then roll."""
        match, say = self.match, self.language.say
        self._say(say(SEALED, fingerprint=short(match.fingerprint)))
        for seat in match.seats if salted else ():
            if seat.is_person and (salt := self.ask(say(SALT, name=seat.name)).strip()):
                match.add_salt(salt)
        match.roll()
        self._say(say(HELP_THERE))

    def take_up(self, read: Sequence[int] = ()) -> None:
        """The match goes on after a break: what happened last is told again, and what somebody had not been told."""
        recent = max(0, len(self.match.events()) - RECENT)
        for seat in self.match.people:
            self.controller.read[seat] = min(recent, read[seat]) if read else recent
        self._say(self.language.say(HELP_THERE))

    def play(self, keeper: Autosave | None = None) -> None:
        """Until the end of the game, or until somebody quits. The keeper keeps the match after every choice."""
        if keeper:
            self.controller.keeper = keeper
        try:
            ended = self._play_on(keeper)
        except (EOFError, KeyboardInterrupt):  # the input has ended, or Ctrl-C
            self._say("")
            ended = False
        if not ended:
            self._part(keeper)
            return
        alone = self.match.people[0] if len(self.match.people) == 1 else None
        self._tell(alone)
        record = self.match.record()
        self._say(self.language.say(OPENED, seed=record.seed, fingerprint=short(record.closing)))
        if keeper and keeper.is_copied:
            self._say(self.language.say(COPIED))

    def _play_on(self, keeper: Autosave | None) -> bool:
        self.controller.start()
        while True:
            if keeper and (trouble := keeper.news()):
                self._say(self.language.tell(trouble))
            match self.controller.phase:
                case Showing():  # everybody is told when asked next
                    self.controller.mark_shown()
                case Thinking():
                    self.controller.poll()
                case Weighing():
                    self._wait()
                case Warned():
                    self._warn()
                case HandOver(seat, before):
                    self._hand_over(seat, before)
                case Unveiling(seat):
                    self.controller.take_wheel(seat)
                case Asking(seat):
                    if not self._turn(seat):
                        return False
                case Over():
                    return True

    def _part(self, keeper: Autosave | None) -> None:
        """Somebody quits: tell whether the match can go on later."""
        if keeper:
            keeper.flush()
            self._say(self.language.say(KEPT if keeper.is_kept else NOT_KEPT))

    # Asking

    def _turn(self, seat: int) -> bool:
        """Ask a person until a choice is made; False to quit."""
        self._tell(seat)
        view = self.match.view(seat)
        self._say("\n" + self.match.game.question(view, self.names, self.language))
        blanks = self.match.game.blanks(view, self.language)
        typed = self._fill_in(seat, blanks) if blanks else self._choose(seat)
        return typed is not Typed.QUIT

    def _wait(self) -> None:
        """The tutor weighs a choice."""
        self._say(self.language.say(WEIGHS))
        while isinstance(self.controller.phase, Weighing):
            self.controller.poll()

    def _warn(self) -> None:
        """The tutor warns of a choice: take it back, unless it is to be kept."""
        held, verdict, say = self.controller.adviser.held, self.controller.adviser.verdict, self.language.say
        assert held is not None and verdict is not None, "a warning has both"
        self._say(say(TITLE, name=self.names[held.seat]))
        for line in warning(self.match, self.controller.view(), verdict, self.names, self.language):
            self._say(INDENT + line)
        self._list([[say(TAKE_BACK)], [say(KEEP)]])
        prompt = say(PROMPT, name=self.names[held.seat], number=2)
        while (line := self.ask(prompt).strip()) not in ("1", "2"):
            if line in ("quit", "q"):
                raise EOFError
        if line == "1":
            self.controller.adviser.release()
        else:
            self.controller.keep_choice()

    def _choose(self, seat: int) -> Typed:
        """One of the choices, by its number or its words."""
        choices = self.match.choices()
        offers = [self._offer(seat, move) for move in choices]
        self._list(offers[:FEW] if len(choices) > MANY else offers)
        if len(choices) > MANY:
            self._say(self.language.say(MORE, number=len(choices)))
        if shorter := self.match.game.in_numbers(self.match.view(seat), self.language):
            self._say(shorter)
        prompt = self.language.say(PROMPT, name=self.names[seat], number=len(choices))
        while True:
            line = self.ask(prompt).strip()
            if line == "choices":
                self._list(offers)
            elif 1 <= (number := read_number(line) or 0) <= len(choices):
                self.controller.choose(seat, choices[number - 1])
                return Typed.MOVED
            elif (typed := self._obey(seat, line)) in (Typed.MOVED, Typed.QUIT):
                return typed
            elif typed is Typed.UNKNOWN:
                self._say(self.language.say(HELP))

    def _fill_in(self, seat: int, blanks: Sequence[Blank]) -> Typed:
        """An answer of several numbers, asked one by one or typed in one line."""
        numbers = list[int]()
        while True:
            line = self._ask_part(seat, blanks, numbers)
            given = [read_number(word) for word in line.split()]
            known = [number for number in given if number is not None]
            if known and len(known) == len(given) and self._go_together([*numbers, *known]):
                numbers += known
                if len(numbers) == len(blanks):
                    self.controller.carry_out(seat, self.match.game.filled(self.match.view(seat), numbers))
                    return Typed.MOVED
            elif line == "undo" and numbers:
                numbers.pop()
            elif (typed := self._obey(seat, line)) in (Typed.MOVED, Typed.QUIT):
                return typed
            elif typed is Typed.UNKNOWN and line != "choices":
                self._say(self.language.say(HELP))

    def _ask_part(self, seat: int, blanks: Sequence[Blank], before: Sequence[int]) -> str:
        """What a person types when asked for the next number, with `before` those given so far."""
        blank = blanks[len(before)]
        self._say(f"{blank.label}:")
        for number, leads in blank.values.items():
            if self._go_together([*before, number]):
                self._say(INDENT + leads)
        example = " ".join(str(number % len(each.values) + 1) for number, each in enumerate(blanks, 1))
        most = max(blank.values)
        words = self.language.say(PART, name=self.names[seat], part=blank.label, number=most, example=example)
        return self.ask(words).strip()

    def _go_together(self, numbers: Sequence[int]) -> bool:
        """Whether some choice begins with these numbers."""
        parts = ([part for part in move if isinstance(part, int)] for move in self.match.choices())
        return any(part[: len(numbers)] == list(numbers) for part in parts)

    def _offer(self, seat: int, move: Move) -> Sequence[str]:
        """A choice in plain words, then what it leads to."""
        return self.match.game.offer(self.match.view(seat), move, self.names, self.language)

    def _list(self, offers: Sequence[Sequence[str]]) -> None:
        for number, (label, *notes) in enumerate(offers, 1):
            self._say(f"{number}. {label}")
            for note in notes:
                self._say(INDENT + note)

    def _obey(self, seat: int, line: str) -> Typed:
        """Carry out what a person typed: a choice in its own words, or a command."""
        word, _, rest = line.partition(" ")
        if line in ("quit", "q"):
            return Typed.QUIT
        if moves := self._spelled(seat, line):
            self.controller.carry_out(seat, moves)
            return Typed.MOVED
        if line == "undo":
            return Typed.MOVED if self._undo(seat) else Typed.OBEYED
        if line == "look":
            for sentence in self.match.game.survey(self.match.view(seat), self.names, self.language):
                self._say(sentence)
        elif line == "log":
            self._tell(seat, 0)
        elif word == "save" and rest:
            self._save(Path(rest))
        else:
            return Typed.UNKNOWN
        return Typed.OBEYED

    def _spelled(self, seat: int, line: str) -> Sequence[Move]:
        """The choice that somebody has typed in words, in notation or in numbers; empty if it is none."""
        choices = self.match.choices()
        if not line:
            return ()
        if (move := notation.parse(line)) in choices:
            return (move,)
        numbers = [read_number(part) for part in line.split()]
        if None not in numbers:
            known = [number for number in numbers if number is not None]
            return self.match.game.filled(self.match.view(seat), known)
        return [move for move in choices if self._offer(seat, move)[0] == line][:1]

    def _undo(self, seat: int) -> bool:
        try:
            self.controller.undo(seat)
        except GameError as error:
            self._say(self.language.tell(error))
            return False
        self._say(self.language.say(UNDONE))
        return True

    def _save(self, path: Path) -> None:
        try:
            export(self.match.record(), path)
            self._say(self.language.say("Saved to {path}.", path=path))
        except GameError as error:
            self._say(self.language.tell(error))

    # Telling

    def _hand_over(self, seat: int, before: int | None) -> None:
        """Hide what the last person saw until the next one is there, or the last one wants to change something."""
        name, say = self.names[seat], self.language.say
        self.clear()
        self._say(say("It is {name}'s turn. Everybody else, please look away.", name=name))
        if before is not None:
            self._say(say(CHANGE_MIND, name=self.names[before]))
        line = self.ask(say("{name}, press Enter.", name=name)).strip()
        if line == "undo" and before is not None:
            self._undo(before)
        else:
            self.controller.take_wheel(seat)

    def _scroll_away(self) -> None:
        """Where nothing can be wiped, what was seen at least leaves the screen."""
        self._say("\n" * SCREEN)

    def _tell(self, viewer: int | None, since: int | None = None) -> None:
        """What has happened since the viewer was last told, as the viewer may know it.

        None stands for everybody at once, and begins where whoever knows least left off.
        """
        read = [self.controller.read.get(seat, 0) for seat in self.match.people if viewer in (None, seat)]
        first = min(read, default=0) if since is None else since
        for _, event in gathered(self.match.game, self.match.events()[first:], viewer):
            if line := self.match.game.say(event, self.names, viewer, self.language):
                self._say(line)
        if viewer is not None:
            self.controller.mark_read(viewer)

    def _say(self, text: str) -> None:
        tell(text, self.out)
