"""The pages of the phones, made of nothing but what each person may know."""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from ..engine.contract import Event, Game, Move, State
from ..engine.language import Language
from ..engine.log_groups import gathered
from ..engine.match import Match
from ..session.controller import MatchController, Showing
from . import words
from .descriptor import PhoneGame
from .games import PHONE_GAMES
from .messages import Choice, Page, Part, Player, Question


@dataclass(frozen=True)
class Asked:
    """What a person is asked: the view it is decided from, what can be chosen, and what lies there face down."""

    id: str
    view: State
    moves: tuple[Move, ...]
    secret: bool
    chosen: Move | None


class SeatLog:
    """The log in one person's words, brought up to date event by event."""

    def __init__(self, game: Game[State], names: Sequence[str], seat: int, language: Language) -> None:
        self._game, self._names, self._seat, self._language = game, names, seat, language
        self._told: list[tuple[int, str]] = []
        """What the log tells, each with the number of the first event it is made of; some say nothing."""
        self._seen: list[Event] = []
        self._numbers: list[int] = []
        self.lines: tuple[str, ...] = ()

    def update(self, events: Sequence[Event]) -> None:
        """Bring the log up to date with the events of the match, some of which may have been taken back."""
        if self._seen == events:
            return
        if self._seen != events[: len(self._seen)]:
            self._told.clear()
        first = self._told.pop()[0] if self._told else 0  # what comes may be told together with the last one
        for number, event in gathered(self._game, events[first:], self._seat, first):
            self._told.append((number, self._game.say(event, self._names, self._seat, self._language)))
        self._seen = list(events)
        self._numbers = [number for number, line in self._told if line]
        self.lines = tuple(line for _, line in self._told if line)

    def since(self, number: int) -> int:
        """The number of the first line about the events from a number on."""
        return bisect_left(self._numbers, number)


class Pages:
    """Makes the page of every phone. It asks the controller, and shows a seat what that seat's view and events say."""

    def __init__(self, controller: MatchController[State]) -> None:
        self._controller = controller
        self._names = [seat.name for seat in controller.match.seats]
        self._logs: dict[tuple[int, str], SeatLog] = {}

    @property
    def _match(self) -> Match[State]:
        return self._controller.match

    @property
    def _game(self) -> PhoneGame:
        return PHONE_GAMES[self._match.game.name]

    # What is asked

    def asked(self, seat: int) -> Asked | None:
        """What a person is asked now; None if nothing is, or if there is nothing to decide."""
        match, game = self._match, self._match.game
        secret = match.state.stage in game.simultaneous
        if secret:
            turn = self._controller.secret_turn(seat)
            if turn is None:
                return None
            state, chosen = turn
        elif match.to_move == seat:
            state, chosen = match.state, None
        else:
            return None
        view = state.view(seat)
        if game.foregone(view) is not None:
            return None
        moves = view.choices() if game.blanks(view) else self._game.listed(view, view.choices())
        since = match.state.round if secret else len(match.steps)
        return Asked(f"{since}.{match.state.stage}", view, tuple(moves), secret, chosen)

    def _question(self, asked: Asked, language: Language) -> Question:
        game, view, figures = self._match.game, asked.view, self._match.figures
        chosen = asked.moves.index(asked.chosen) if asked.chosen in asked.moves else None
        text = game.question(view, self._names, language)
        parts = tuple(
            Part(blank.label, tuple(blank.values), tuple(
                Choice(leads, picture=self._game.part_picture(view, part, number, figures))
                for number, leads in blank.values.items()
            ))
            for part, blank in enumerate(game.blanks(view, language))
        )  # fmt: skip
        if parts:
            answers = tuple(tuple(part for part in move if isinstance(part, int)) for move in asked.moves)
            return Question(asked.id, text, asked.secret, parts=parts, answers=answers, chosen=chosen)
        choices = tuple(
            Choice(label, tuple(notes), self._game.picture(view, move, figures, language))
            for move in asked.moves for label, *notes in [self._game.offer(view, move, self._names, language)]
        )  # fmt: skip
        return Question(asked.id, text, asked.secret, choices=choices, chosen=chosen)

    # Who is waited for

    def awaited(self) -> list[int]:
        """The seats on whose choice the match waits: people who have not chosen, else the captain who thinks."""
        match = self._match
        if match.is_over:
            return []
        if match.state.stage in match.game.simultaneous:
            people = [seat for seat in self._controller.people if self._must_choose(seat)]
            return people or [match.to_move]
        return [match.to_move]

    def _must_choose(self, seat: int) -> bool:
        turn = self._controller.secret_turn(seat)
        return turn is not None and turn[1] is None and self._match.game.foregone(turn[0].view(seat)) is None

    def _has_chosen(self, seat: int) -> bool:
        """Whether a seat has made its secret choice already."""
        match = self._match
        question = match.state.round, match.state.stage
        if question[1] not in match.game.simultaneous:
            return False
        laid = any(by == seat and (state.round, state.stage) == question for by, state in match.undoable)
        return laid or self._controller.early.get(seat) is not None

    # Pages

    def log(self, seat: int, language: Language, events: Sequence[Event]) -> SeatLog:
        """The log of a seat about these events."""
        key = seat, language.code
        if key not in self._logs:
            self._logs[key] = SeatLog(self._match.game, self._names, seat, language)
        self._logs[key].update(events)
        return self._logs[key]

    def page(
        self, seat: int, language: Language, missing: Collection[int], asked: Asked | None, before: Page | None,
        events: Sequence[Event],
    ) -> Page:  # fmt: skip
        """The page of a seat, with `asked` as its question, after the events that were shown.

        While something is being shown that the phone does not know of yet, the page stays as it was before: what
        happens is seen on the table first.
        """
        match, controller = self._match, self._controller
        recap = self.log(seat, language, events).since(self._decided(seat))
        showing = isinstance(controller.phase, Showing)
        if showing and asked is None and before is not None:
            players = tuple(self._bare(player) for player in before.players)
            return Page(
                before.game, seat, before.name, before.portrait, before.colour, language.say(words.WATCH),
                before.facts, players, before.sections, before.survey, recap,
            )  # fmt: skip
        view, look = match.view(seat), self._game
        figure = match.figures[seat]
        undo = len(match.steps) if not showing and asked_nothing_secret(asked) and controller.can_undo(seat) else None
        return Page(
            match.game.title, seat, self._names[seat], look.portrait(match.game.name, figure), look.colours[figure],
            self._status(seat, asked, language), tuple(look.facts(view, self._names, language)),
            tuple(self._player(one, view, missing, language) for one in range(view.seats)),
            tuple(look.sections(view, match.figures, bool(asked and asked.secret), language)),
            tuple(match.game.survey(view, self._names, language)), recap,
            self._question(asked, language) if asked else None, undo, match.is_over,
        )  # fmt: skip

    def _decided(self, seat: int) -> int:
        """The number of events up to the last choice of a seat."""
        steps = self._match.steps
        last = next((number for number in range(len(steps), 0, -1) if steps[number - 1].by == seat), 0)
        return sum(len(step.events) for step in steps[:last])

    def _status(self, seat: int, asked: Asked | None, language: Language) -> str:
        if self._match.is_over:
            return language.say(words.OVER)
        if isinstance(self._controller.phase, Showing) and asked is None:
            return language.say(words.WATCH)
        if asked and asked.chosen is None:
            return ""
        others = [one for one in self.awaited() if one != seat]
        if len(others) == 1 and others[0] not in self._controller.people:
            return language.say(words.THINKS, name=self._names[others[0]])
        if len(others) == 1 and not self._has_chosen(seat):
            return language.say(words.DECIDES, name=self._names[others[0]])
        names = language.all_of([self._names[one] for one in others])
        return language.say(words.WAITING, names=names) if others else ""

    def _player(self, one: int, view: State, missing: Collection[int], language: Language) -> Player:
        figure, name = self._match.figures[one], self._match.game.name
        state, told = "", ""
        if one in missing:
            state, told = "away", words.AWAY
        elif one in self.awaited():
            state, told = "asked", words.DECIDING
        elif self._has_chosen(one):
            state, told = "chosen", words.HAS_CHOSEN
        return Player(
            self._names[one], self._game.emblem(name, figure), self._game.colours[figure],
            self._game.standing(view, one, language), state, language.say(told),
        )  # fmt: skip

    @staticmethod
    def _bare(player: Player) -> Player:
        """A player of whom nothing is awaited."""
        return Player(player.name, player.emblem, player.colour, player.note)


def asked_nothing_secret(asked: Asked | None) -> bool:
    """Whether a person may take the last choice back: one that lies face down is changed instead."""
    return asked is None or not asked.secret
