"""The question of the moment: what can be answered, where it can be pressed, and what the adviser thinks of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic

import pygame

from ...engine.argument import Argument
from ...engine.contract import Move, S
from ...engine.language import Language
from ...session.adviser import Advice
from .. import words
from ..focus import Spot
from ..gui.shelf import Blueprint
from .choice_list import ChoiceList
from .context import TableContext
from .hints import badge_room
from .targets import Answer, Choose, TurnPage

CLEARLY = 0.02
"""By how much a share of victory has to be larger to be larger at all: the adviser only estimates it."""


class Question(ABC, Generic[S]):
    """A list of choices, unless a game has something better; each game says what its choices are called."""

    def __init__(self, table: TableContext[S]) -> None:
        self.table, self.display = table, table.display
        self.list = ChoiceList(table.display, self.label, self.line, self.picture_of)
        self.shares: Mapping[Answer, float] = {}
        """The share of victory the adviser expects of each answer, once he was asked."""
        self.advised: Move | None = None
        """What he would choose."""
        self._arguments: Sequence[Argument] = ()
        """Why."""

    # What each game adds

    @abstractmethod
    def label(self, move: Move) -> str:
        """A choice in plain words."""

    def line(self, move: Move) -> str:
        """A choice in the list, where the question and its picture say part of it."""
        return self.label(move)

    def picture_of(self, move: Move) -> str:
        """The small picture of a choice in the list; none if it has none."""
        return ""

    def proposal(self) -> Move | None:
        """The choice that has the focus at first."""
        return None

    def order(self, move: Move) -> Any:
        """What is listed first: the proposal, then as the rules list the choices."""
        return move != self.proposal()

    def listed(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Which choices the list shows, if the others can be made in another way."""
        return moves

    def note_of(self, answer: Answer) -> Sequence[str]:
        """What an answer leads to, as lines of a note; none if it says it all."""
        return ()

    def lifts(self, answer: Answer) -> bool:
        """Whether an answer shows the focus by itself, so that no frame is drawn round it."""
        return False

    def answers_of(self, move: Move) -> Collection[Answer]:
        """What is pressed to make a choice."""
        return (Choose(move),)

    def number(self, number: int) -> Answer | None:
        """What a number key presses, counted from 0: that choice of the page."""
        shown = self.list.on_page()
        return Choose(shown[number]) if 0 <= number < len(shown) else None

    def handle(self, event: pygame.Event) -> bool:
        """An event that only this question understands, such as dragging; True if it is used up."""
        return False

    # Asking

    def ask(self) -> None:
        """Begin with the question that the match asks now."""
        self.list.ask(self.listed(sorted(self.table.view.choices(), key=self.order)))

    def withdraw(self) -> None:
        """End the question, answered or not."""
        self.forget_advice()

    def first(self) -> Answer | None:
        """What has the focus at first."""
        proposal = self.proposal()
        return None if proposal is None else Choose(proposal)

    def spots(self) -> Sequence[Spot]:
        """The spots that answer the question."""
        self.list.free = badge_room(self.display) if self.shares else 0
        return self.list.spots(self.table.layout.hand, self.table.choose, self.turn_page)

    def turn_page(self) -> None:
        """The next page of the list."""
        self.list.turn_page()
        self.table.refresh(TurnPage())

    def blueprints(self) -> Sequence[Blueprint]:
        """The elements of the choices, as they were laid out for their spots."""
        return self.list.blueprints(self.table.choose, self.turn_page)

    def draw(self, window: pygame.Surface, aim: Answer | None) -> None:
        """What is no element: pictures of what can be chosen; `aim` is what has the focus."""

    def prompt(self) -> str:
        """What is asked, in words."""
        table = self.table
        return table.match.game.question(table.view, table.names, self.display.language)

    def ribbon(self) -> pygame.Rect:
        """Where the ribbon lies with what is asked."""
        return self.table.layout.ribbon

    def own_panel(self) -> pygame.Rect:
        """What is lit when the person at the table is asked."""
        return self.table.layout.deck

    def can_undo(self) -> bool:
        """Whether a part of the answer that is put together can be taken back."""
        return False

    def undo(self) -> None:
        """Take the last part back."""

    # Advice

    def weighed_view(self) -> S:
        """From where the adviser looks ahead."""
        return self.table.true_view()

    def advise(self, advice: Advice) -> None:
        """Show what the adviser thinks of each choice."""
        self.shares = self.weighed({Choose(move): share for move, share in advice.shares.items()})
        self.advised = self.best_of(advice)
        self._arguments = advice.arguments if self.advised == advice.move else ()
        self.list.show(self.advised, stays=True)
        self.table.refresh(Choose(self.advised))

    def weighed(self, shares: Mapping[Answer, float]) -> Mapping[Answer, float]:
        """The shares of what can be pressed, from those of the choices."""
        return shares

    def best_of(self, advice: Advice) -> Move:
        """What the game proposes, unless the adviser finds something clearly better."""
        proposed, best = self.proposal(), advice.move
        if proposed is None or proposed not in advice.shares or best not in advice.shares:
            return best
        return best if advice.shares[best] - advice.shares[proposed] >= CLEARLY else proposed

    def golden(self) -> Collection[Answer]:
        """What carries out the adviser's choice."""
        return () if self.advised is None else self.answers_of(self.advised)

    def reasons(self, answer: Answer) -> Sequence[str]:
        """Why the adviser prefers an answer to the others, if he does."""
        if self.advised is None or answer not in (*self.golden(), *self.answers_of(self.advised)):
            return ()
        table, language = self.table, self.display.language
        if not self._arguments and alike(self.shares, self.advised, language):
            return [language.say(words.ALIKE)]
        return [table.match.game.argue(table.view, one, table.names, language) for one in self._arguments]

    def forget_advice(self) -> None:
        """Drop the advice: the question has changed."""
        self.shares, self.advised, self._arguments = {}, None, ()

    def advice_words(self, fits: Callable[[str], bool]) -> str:
        """The adviser's choice in words, with what he expects of it if that fits; empty if he was not asked."""
        if self.advised is None:
            return ""
        language, label, share = self.display.language, self.label(self.advised), self.shares.get(Choose(self.advised))
        if share is not None:
            whole = language.say(words.ADVICE_WEIGHED, choice=label, share=language.percent(share))
            if fits(whole):
                return whole
        return language.say(words.ADVICE, choice=label)


def alike(shares: Mapping[Answer, float], advised: Move, language: Language) -> bool:
    """Whether the adviser expects as much of another choice as of the one he names, as percentages are shown."""
    of_moves = {answer.move: share for answer, share in shares.items() if isinstance(answer, Choose)}
    best = language.percent(of_moves.get(advised, 0.0))
    return any(language.percent(share) == best for move, share in of_moves.items() if move != advised)
