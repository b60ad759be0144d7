"""The course of a match without a screen: who is asked, whose secrets may be seen, what captains think, what is kept.

Callers drive it and show what it says. Every call that carries something out returns the events that followed; `phase`
says what is due next. What has happened may be shown later than it happened: `mark_shown` tells how far that is.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from ai.worker import Ask

from ..engine.contract import ONLOOKER, Event, Move, S
from ..engine.errors import IllegalMove, NothingToUndo, WrongSeat
from ..engine.language import mark
from ..engine.match import Match
from .adviser import OFF, Adviser
from .early_choices import EarlyChoices
from .guide import Guide
from .keeper import Keeper, Nobody
from .thinker import Forethought, Thinker

NO_UNDO = mark("Nothing to undo: only your own last choice, until something is rolled or revealed.")
NOTHING_YET = mark("Nothing to undo yet.")
NOT_IN_LESSON = mark("Nothing to undo in a lesson.")


@dataclass(frozen=True, slots=True)
class Showing:
    """Something has happened that was not shown yet."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A captain thinks."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandOver:
    """The table is covered until this person has taken the wheel."""

    seat: int
    before: int | None = None
    """Who may still change the secret choice made last."""


@dataclass(frozen=True, slots=True)
class Unveiling:
    """The person who chose last is asked again, in secret: nobody has to change seats, but others may be looking on."""

    seat: int


@dataclass(frozen=True, slots=True)
class OnPhone:
    """A person decides in secret on a phone; the screen shows what everybody may see."""

    seat: int


@dataclass(frozen=True, slots=True)
class Asking:
    """A person decides."""

    seat: int


@dataclass(frozen=True, slots=True)
class Weighing:
    """A person has decided, and the tutor still weighs the choice; it is carried out if he has nothing to say."""

    seat: int


@dataclass(frozen=True, slots=True)
class Warned:
    """The tutor warns of a person's choice, before anything comes of it: it is kept or taken back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended and all of it was shown."""


Phase = Showing | Thinking | HandOver | Unveiling | OnPhone | Asking | Weighing | Warned | Over
ASKED = (Asking, Weighing, Warned)
"""A person at the screen has a question open."""


class MatchController(Generic[S]):
    """One match as it is played by people and captains at one table."""

    def __init__(
        self, match: Match[S], thinker: Thinker, keeper: Keeper | None = None, *,
        guide: Guide | None = None, private: bool = False, read: Sequence[int] = (),
        warns: Callable[[], str] = lambda: OFF,
    ) -> None:  # fmt: skip
        """`private`: nothing is ever shown to all, so that every question to another person is handed over.

        `warns`: how strict the adviser is now with choices that cost much.

        `read`: per seat, how many events its person had been shown when the match was left.
        """
        self.match = match
        self.people = match.people
        self.thinker = thinker
        self.keeper = keeper or Nobody()
        self.guide = guide
        """In a lesson: who says what leads on."""
        self.private = private
        self.seat = self.people[0] if self.people else 0
        """Who sits before the screen, or sat there last."""
        self.revealed = len(self.people) == 1
        """Whether that person's secrets may be shown."""
        self.phones: frozenset[int] = frozenset()
        """The people who hold their secrets on a phone: what they decide in secret is never asked at the screen."""
        self.shown = self._happened = len(match.events())
        self.read = {seat: read[seat] for seat in self.people if seat < len(read)}
        """How many events each person has read about; those not named have read nothing yet, or everything."""
        self.adviser = Adviser(match, thinker, (lambda: OFF) if guide else warns)
        self._thinks = False
        self._chose_last: int | None = None
        """The person who is still at the screen, having chosen last."""
        self.early = EarlyChoices(match)
        self._joined: list[tuple[int, int]] = []
        """Steps that one choice was made of, and that are taken back together: the first, and the one behind."""
        self._kept = -1
        """How much was shown when the match was kept last."""

    # What is due

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at the table."""
        return len(self.people) > 1

    @property
    def is_secret(self) -> bool:
        """Whether what is asked now is decided with a look at something nobody else may see."""
        return self.private or self.match.state.stage in self.match.game.secret

    @property
    def phase(self) -> Phase:
        """What is due next."""
        if self.shown < self._happened:
            return Showing()
        if self.match.is_over:
            return Over()
        seat = self.match.to_move
        if seat not in self.people:
            return Thinking(seat)
        if seat in self.phones and self.is_secret:
            return OnPhone(seat)
        if not self.is_shared or not self.is_secret or (self.revealed and self.seat == seat):
            return self._asking(seat)
        if self._chose_last == seat:
            return Unveiling(seat)
        return HandOver(seat, self._changes_mind(seat))

    def _asking(self, seat: int) -> Phase:
        if self.adviser.held is None:
            return Asking(seat)
        return Warned(seat) if self.adviser.warns else Weighing(seat)

    def _changes_mind(self, asked: int) -> int | None:
        """Who may change a secret choice while the table is handed over to another person."""
        for by, state in reversed(self.match.undoable):
            if by in self.people and by not in self.phones:
                secret = state.stage in self.match.game.simultaneous
                return by if secret and by != asked and self.can_undo(by) else None
        return None

    # Who sees what

    def mark_shown(self, events: int | None = None) -> None:
        """So many events of the match have been shown to whoever sits there; None: all."""
        self.shown = self._happened if events is None else events

    def mark_read(self, seat: int) -> None:
        """A person has been told all that was shown."""
        self.read[seat] = self.shown

    def take_wheel(self, seat: int) -> None:
        """A person sits down before the screen, and nobody else looks."""
        if self._chose_last == seat:
            self.mark_read(seat)
        self.seat, self.revealed = seat, True
        self._chose_last = None

    def look(self, seat: int) -> None:
        """A person is asked something that everybody may see."""
        if seat != self.seat:
            self.seat, self.revealed = seat, False

    def conceal(self) -> None:
        """The secrets of the person at the screen are no longer shown."""
        if self.revealed and self.is_shared:
            self.revealed = False
            self.mark_read(self.seat)

    def cover(self) -> None:
        """The person may have left the screen: what is secret is hidden, and handed over anew."""
        self.conceal()
        self._chose_last = None

    def hold_phones(self, seats: Iterable[int]) -> None:
        """From now on these people, and no others, hold their secrets on a phone."""
        self.phones = frozenset(seats) & frozenset(self.people)
        if not self.is_shared:
            self.revealed = bool(self.people) and not self.phones
        elif self.seat in self.phones:
            self.cover()

    def view(self) -> S:
        """What may be shown now: what the person at the screen knows, or what everybody sees."""
        return self.match.view(self.seat if self.revealed else ONLOOKER)

    def read_by_all(self) -> tuple[int, ...]:
        """Per seat, how many events its person has been shown."""
        now = {self.seat: self.shown} if self.revealed and not self.private else {}
        known = {**self.read, **now}
        return tuple(known.get(seat, 0) for seat in range(len(self.match.seats)))

    # Choosing

    def choose(self, seat: int, move: Move) -> list[Event]:
        """A person's choice. A secret one may come before its turn: it then waits, and can be replaced."""
        if seat not in self.people:
            raise WrongSeat("No person decides there.")
        if seat != self.match.to_move and (turn := self.early.turn_of(seat)) is not None:
            if move not in turn.choices():
                raise IllegalMove("This choice is not possible now.")
            self.early.keep(seat, move)
            return []
        return self.carry_out(seat, (move,))

    def carry_out(self, seat: int, moves: Iterable[Move]) -> list[Event]:
        """A choice that is made of several moves, and taken back as one; each is asked for when it is its turn."""
        made, events, first = tuple(moves), list[Event](), len(self.match.steps)
        if isinstance(self.phase, ASKED) and self.adviser.holds(seat, made):
            return []
        if not made or (self.guide and not self.guide.takes(made)):
            return []
        for move in made:
            events += self._play(seat, move)
        since = len(self.match.steps) - len(self.match.undoable)
        self._joined = [*(group for group in self._joined if group[1] > since), (first, len(self.match.steps))]
        if seat not in self.phones:
            self._chose_last = seat
        if not self.is_shared and not self.private:  # what was missed has been read by now
            self.read.pop(seat, None)
        events += self._run_on()
        if not self.private and not self._goes_on():
            self.conceal()
        return events

    def _goes_on(self) -> bool:
        """Whether the person at the screen has another secret question right away, with nothing to watch in between."""
        return self.is_secret and self.match.to_move == self.seat and self.match.can_undo(self.seat)

    def secret_turn(self, seat: int) -> tuple[S, Move | None] | None:
        """The state in which a person answers what all choose in secret now, and what was chosen so far.

        None if nothing is asked in this way, or if it is too late to change the choice.
        """
        question = self.match.state.round, self.match.state.stage
        if seat not in self.people or question[1] not in self.match.game.simultaneous:
            return None
        made = self.match.undoable
        for place, (by, state) in enumerate(made, len(self.match.steps) - len(made)):
            if by == seat and (state.round, state.stage) == question:
                return (state, self.match.steps[place].move) if self.can_undo(seat) else None
        turn = self.early.turn_of(seat)
        return None if turn is None else (turn, self.early.get(seat))

    def change(self, seat: int, move: Move) -> list[Event]:
        """A person's choice, or another in place of the one that was laid in secret.

        Nobody else notices that it was another: what was shown stays shown, and whoever thinks or is at the screen
        goes on.
        """
        turn = self.secret_turn(seat)
        if turn is None or turn[1] is None or self.early.get(seat) is not None:
            return self.choose(seat, move)
        if move not in turn[0].choices():
            raise IllegalMove("This choice is not possible now.")
        asked, shown, read = self.match.to_move, self.shown, dict(self.read)
        at_screen, thinks = (self.seat, self.revealed, self._chose_last), self._thinks
        self._thinks = False
        self.undo(seat)
        events = self.choose(seat, move)
        if self.match.to_move != asked:
            return events
        self.shown, self.read, self._thinks = shown, read, thinks
        self.seat, self.revealed, self._chose_last = at_screen
        return []

    def keep_choice(self) -> list[Event]:
        """Carry out the choice of which the tutor warns."""
        held = self.adviser.insist()
        return self.carry_out(held.seat, held.moves) if held else []

    def _play(self, seat: int, move: Move) -> list[Event]:
        self.adviser.forget()
        events = self.match.play(seat, move)
        self._happened += len(events)
        self._keep()
        return events

    def _run_on(self) -> list[Event]:
        """Play what nobody has to be asked for: early choices whose turn has come, questions with only one answer."""
        events = list[Event]()
        while (move := self._given()) is not None:
            events += self._play(self.match.to_move, move)
        return events

    def _given(self) -> Move | None:
        seat = self.match.to_move
        if seat < 0:
            return None
        if (chosen := self.early.take(seat)) is not None:
            return chosen
        return self._foregone(self.match.state) if seat in self.people else None

    def _foregone(self, state: S) -> Move | None:
        """The only answer a person could give."""
        return self.match.game.foregone(state.view(state.to_move))

    # Time

    def poll(self, seconds: float = 0.0) -> list[Event]:
        """Let time pass: captains choose, advice arrives, and what was shown is kept. Returns what happened."""
        asked = isinstance(self.phase, ASKED)
        self.adviser.poll(seconds, self.view if asked else None)
        if self.shown == self._happened and self._kept != self.shown and not self.match.is_over:
            self._keep()
        held = self.adviser.let_go() if asked else None
        return self.carry_out(held.seat, held.moves) if held else self._run_on() or self._think()

    def _think(self) -> list[Event]:
        """Captains think while things are shown: the rules never wait for the screen."""
        seat = self.match.to_move
        if seat < 0 or self.adviser.is_thinking:
            return []
        if seat in self.people:
            if isinstance(self.thinker, Forethought):
                self.thinker.look_ahead(len(self.match.steps), self._coming)
            return []
        if not self._thinks:
            self.thinker.ask(_question(self.match, self.match.state))
            self._thinks = True
        answer = self.thinker.answer()
        if answer is None:
            return []
        events = self._play(seat, answer.move)
        self._thinks = False
        return events + self._run_on()

    def _coming(self) -> list[Ask]:
        """Requests to captains that do not depend on what the person chooses who is asked now."""
        return [_question(self.match, state) for state in self.early.turns() if state.to_move not in self.people]

    def _keep(self) -> None:
        self._kept = self.shown
        self.keeper.keep(self.match, self.read_by_all())

    def start(self) -> list[Event]:
        """The match begins or goes on: it is kept from now on, and questions that leave no choice are answered."""
        self._happened = len(self.match.events())  # the luck may have been rolled since the table was laid
        self._keep()
        return self._run_on()

    def close(self, picture: bytes = b"") -> None:
        """The match is left, with a last picture of the board."""
        self.thinker.close()
        try:
            if self._kept != self.shown and not self.match.is_over:
                self._keep()
        finally:
            self.keeper.close(picture)

    # Advice

    def can_hint(self) -> bool:
        """Whether the adviser may be asked: what is decided in secret only by eyes that may see it."""
        return isinstance(self.phase, Asking) and (self.revealed or not self.is_secret)

    def ask_hint(self, view: S | None = None) -> bool:
        """Ask what the adviser would choose; False if that cannot be now.

        He knows no more than is shown, so that his advice gives nothing away; another view may stand for what is shown.
        """
        if not self.can_hint():
            return False
        return self.adviser.ask_hint(view or self.view())

    # Taking back

    def _goal(self, seat: int) -> int | None:
        """Where in `Match.undoable` a seat's last choice begins that can be taken back; None if there is none.

        Others may have chosen since, if all choose in secret at once: their choices wait for their turn again.
        """
        made, goal = self.match.undoable, None
        for number in range(len(made) - 1, -1, -1):
            by, state = made[number]
            if by != seat and state.stage not in self.match.game.simultaneous:
                return None
            if by == seat and self._foregone(state) is None:
                goal = number
                break
        if goal is None:
            return None
        place = len(self.match.steps) - (len(made) - goal)
        begins = next((first for first, end in self._joined if first <= place < end), place)
        return max(0, goal - (place - begins))

    def can_undo(self, seat: int) -> bool:
        """Whether a person can take the last own choice back."""
        return self.guide is None and seat in self.people and self._goal(seat) is not None

    def why_no_undo(self, seat: int) -> str:
        """Why nothing can be taken back, for a person to read; empty if it can."""
        if self.can_undo(seat):
            return ""
        if self.guide:
            return NOT_IN_LESSON
        chose = any(step.by == seat for step in self.match.steps)
        return NO_UNDO if chose else NOTHING_YET

    def undo(self, seat: int) -> None:
        """Take a person's last choice back, whoever has laid something face down since."""
        goal = self._goal(seat)
        if not self.can_undo(seat) or goal is None:
            raise NothingToUndo(self.why_no_undo(seat))
        self._stop_thinking()
        self.adviser.forget()
        others = list[tuple[int, Move]]()
        while len(made := self.match.undoable) > goal:
            by = made[-1][0]
            if by != seat:
                others.append((by, self.match.steps[-1].move))
            self.match.undo(by)
        for by, move in others:
            self.early.keep(by, move)
        steps = len(self.match.steps)
        self._joined = [group for group in self._joined if group[1] <= steps]
        self._happened = len(self.match.events())
        self.shown = min(self.shown, self._happened)
        self.read = {one: min(known, self._happened) for one, known in self.read.items()}
        if self.is_shared and not (self.revealed and self.seat == seat):
            self._chose_last = None
        self._keep()

    def _stop_thinking(self) -> None:
        if self._thinks:
            self._thinks = False
            self.thinker.cancel()


def _question(match: Match[S], state: S) -> Ask:
    """The request to the captain who is to move in a state."""
    seat = state.to_move
    return Ask(match.game.name, match.seats[seat].pilot, state.view(seat), match.whim())
