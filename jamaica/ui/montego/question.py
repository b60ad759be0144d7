"""Montego Bay's questions at the table: cards on the secret page, barrels on ships, or a list."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

import pygame

from ...engine.contract import Move
from ...games.montego.draft import Cards, Spread
from ...games.montego.rules.stages import CARDS, LOAD, UNLOAD
from ...games.montego.rules.state import State
from ...games.montego.text import choices as offers
from ...session.adviser import Advice
from ..focus import Spot
from ..gui.shelf import Blueprint
from ..table.confirm import ConfirmButton
from ..table.context import TableContext
from ..table.question import Question
from ..table.targets import Answer, Choose, TakeBack
from . import telling, words
from .barrel_editor import BarrelEditor
from .berths import columns, draw_columns
from .card_editor import CardEditor
from .page import Page
from .panels import Panels
from .pieces import MontegoPieces
from .places import QuestionPlaces


class MontegoQuestion(Question[State]):
    """Cards and barrels are put together in an editor, and can be changed until they are confirmed."""

    def __init__(
        self, table: TableContext[State], pieces: MontegoPieces, panels: Callable[[], Panels], crews: Sequence[str]
    ) -> None:
        super().__init__(table)
        self.pieces, self._panels = pieces, panels
        self.places = QuestionPlaces(table, self.confirm_label)
        self._page = Page(table.display, crews)
        self._button = ConfirmButton(table, self.confirm)
        self.editor: CardEditor | BarrelEditor | None = None

    @property
    def draft(self) -> Cards | Spread | None:
        """What is being put together: cards, or barrels on ships."""
        return self.editor.draft if self.editor else None

    # In words

    def label(self, move: Move) -> str:
        return offers.label(self.table.view, move, self.display.language)

    def prompt(self) -> str:
        if self.draft:
            name = self.table.names[self.table.match.to_move]
            return telling.question(self.draft, name, self.display.language)
        return super().prompt()

    def note_of(self, answer: Answer) -> Sequence[str]:
        if self.editor:
            return self.editor.note_of(answer)
        return telling.hire_notes(answer.move, self.display.language) if isinstance(answer, Choose) else ()

    def confirm_label(self) -> str:
        """What the button says that carries the draft out."""
        return self.table.say(words.CONFIRM[self.table.view.stage])

    # Asking

    def ask(self) -> None:
        super().ask()
        table = self.table
        if table.view.stage == CARDS:
            self.editor = CardEditor(table, self._page, self.places)
        elif table.view.stage in (LOAD, UNLOAD):
            moves = self.list.moves
            self.editor = BarrelEditor(table, moves, self.pieces, self._panels, self.places, self.forget_advice)

    def withdraw(self) -> None:
        super().withdraw()
        self.editor = None

    def spots(self) -> Sequence[Spot]:
        if self.editor is None:
            return [*super().spots(), *self._worker_spots()]
        return [*self.editor.spots(), self._button.spot(*self._confirming(self.editor.draft))]

    def _confirming(self, draft: Cards | Spread) -> tuple[pygame.Rect, str, str]:
        """Where the button lies that carries a draft out, what it says, and what is missing."""
        missing = "" if draft.ready else telling.missing(draft, self.display.language)
        return self.confirm_rect(), self.confirm_label(), missing

    def _worker_spots(self) -> list[Spot]:
        """When Lazy Jack is hired: the own workers on the quay."""
        spots, table = [], self.table
        for number, move in enumerate(self.list.moves[:-1]):
            x, y = self.pieces.people[table.match.to_move * table.view.table.crew + number].at
            rect = self.pieces.quay.around((x, y - 40), 100, 120)
            spots.append(Spot(Choose(move), rect, partial(table.choose, move), self.label(move), listed=False))
        return spots

    def lifts(self, answer: Answer) -> bool:
        listed = isinstance(answer, Choose) and answer.move[0] not in (LOAD, UNLOAD)
        return not listed and not isinstance(answer, TakeBack)

    def answers_of(self, move: Move) -> Collection[Answer]:
        return self.editor.answers_of(move) if self.editor else super().answers_of(move)

    def number(self, number: int) -> Answer | None:
        return self.editor.number(number) if self.editor else super().number(number)

    def handle(self, event: pygame.Event) -> bool:
        return self.editor is not None and self.editor.handle(event)

    def confirm(self) -> None:
        """Carry out what was put together."""
        if self.editor and (moves := self.editor.moves()):
            self.table.answer(moves)

    def can_undo(self) -> bool:
        return self.editor is not None and bool(self.editor.draft.trail)

    def undo(self) -> None:
        if self.editor is not None and self.editor.draft.trail:
            self.editor.undo()

    # Advice

    def weighed_view(self) -> State:
        view = super().weighed_view()
        return self.editor.weigh(view) if self.editor else view

    def advise(self, advice: Advice) -> None:
        super().advise(advice)
        if self.editor and self.advised:
            self.editor.take_advice(advice, self.advised)

    def weighed(self, shares: Mapping[Answer, float]) -> Mapping[Answer, float]:
        return self.editor.weighed(shares) if self.editor else shares

    def golden(self) -> Collection[Answer]:
        return self.editor.golden(self.advised) if self.editor and self.advised else super().golden()

    # Layout

    def ribbon(self) -> pygame.Rect:
        ribbon, cards = self.table.layout.ribbon, isinstance(self.editor, CardEditor)
        if self.editor is None or (self.table.layout.compact and not cards):
            return ribbon
        left = self.places.purse().right + self.display.px(4) if cards else ribbon.x
        return pygame.Rect(left, self.confirm_rect().y, self.confirm_rect().x - self.display.px(6) - left, ribbon.h)

    def own_panel(self) -> pygame.Rect:
        return self.places.page() if isinstance(self.editor, CardEditor) else self.table.layout.deck

    def confirm_rect(self) -> pygame.Rect:
        """Where the button lies that carries the draft out."""
        return self.places.confirm(isinstance(self.editor, CardEditor))

    # Elements and drawing

    def blueprints(self) -> Sequence[Blueprint]:
        if self.editor is None:
            return super().blueprints()
        return (self._button.blueprint(*self._confirming(self.editor.draft)),)

    def columns(self) -> Sequence[pygame.Rect]:
        """The ships as columns beside each other, by pier."""
        return columns(self.places.berths())

    def draw(self, window: pygame.Surface, aim: Answer | None) -> None:
        table = self.table
        if self.editor is not None:
            self.editor.draw(window, aim)
        elif not table.asked or table.match.is_over:
            draw_columns(window, self._panels(), table.view, self.places.berths(), table.seat, None, None)
