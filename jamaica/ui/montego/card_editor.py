"""Choosing the cards of a crew on the secret page; they can be changed until they are played."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial

import pygame

from ...engine.contract import Move
from ...games.montego.draft import Cards
from ...games.montego.rules.state import State
from ...games.montego.rules.static import CARDS as FACES
from ...games.montego.text import choices as offers
from ...games.montego.text.preview import landing
from ...session.adviser import Advice
from ..focus import Spot
from ..table.context import TableContext
from ..table.targets import Answer, Choose, Confirm, Pick
from . import telling, words
from .page import Page
from .places import QuestionPlaces


class CardEditor:
    """A card for each worker."""

    def __init__(self, table: TableContext[State], page: Page, places: QuestionPlaces) -> None:
        self.table, self.page, self._places = table, page, places
        self.draft = Cards.of(table.view, table.seat)

    def spots(self) -> list[Spot]:
        """Every card of every worker."""
        return [
            Spot(Pick(slot, card), rect, partial(self.pick, slot, card), self._label(self.draft.workers[slot], card))
            for slot, group in enumerate(self.page.groups(self._places.page(), self.draft))
            for card, rect in zip(FACES, self.page.cards(group), strict=True)
        ]

    def _label(self, worker: int, card: int) -> str:
        view, language = self.table.view, self.table.display.language
        place = offers.place(view, landing(view, worker, card))
        name = offers.worker_name(view, worker, language)
        return language.say(words.CARD, card=card, worker=name, place=place)

    def group(self, slot: int) -> pygame.Rect:
        """Where the cards of a worker lie."""
        return self.page.groups(self._places.page(), self.draft)[slot]

    def note_of(self, answer: Answer) -> Sequence[str]:
        """What a card leads to."""
        if not isinstance(answer, Pick):
            return ()
        table, worker = self.table, self.draft.workers[answer.slot]
        return telling.card_notes(table.view, worker, int(answer.card), table.names, table.display.language)

    def answers_of(self, move: Move) -> Collection[Answer]:
        """The cards that are still to be picked for a choice, then the button that plays them."""
        wanted = enumerate(offers.cards_of(move))
        left = [Pick(slot, card) for slot, card in wanted if self.draft.chosen[slot] != card]
        return left or (Confirm(),)

    def number(self, number: int) -> Answer | None:
        """The card of a number key, for the worker in turn."""
        return Pick(self.in_turn(), number + 1) if number in range(len(FACES)) else None

    def in_turn(self) -> int:
        """The worker whose card a number key chooses: the first without one, else the one with the focus."""
        if 0 in self.draft.chosen:
            return self.draft.chosen.index(0)
        return self.table.aim.slot if isinstance(self.table.aim, Pick) else 0

    def pick(self, slot: int, card: int) -> None:
        """A card for a worker."""
        self.draft.choose(slot, card)
        self.table.display.sounds.play("card_slide")
        self._changed()

    def undo(self) -> None:
        """As before the last change."""
        self.draft.undo()
        self._changed()

    def _changed(self) -> None:
        self.table.refresh(Confirm() if self.draft.complete else None)

    def moves(self) -> Sequence[Move]:
        """The choice, once there is a card for everybody."""
        return (self.draft.move,) if self.draft.move else ()

    def handle(self, event: pygame.Event) -> bool:
        """Nothing is dragged here."""
        return False

    # Advice

    def weigh(self, view: State) -> State:
        """Nothing that was picked changes what the adviser sees."""
        return view

    def take_advice(self, advice: Advice, best: Move) -> None:
        """Pick the adviser's cards."""
        self.draft.take(best)
        self.table.refresh(Confirm())

    def weighed(self, shares: Mapping[Answer, float]) -> Mapping[Answer, float]:
        """Of each card the best share of the choices it is part of."""
        made = dict(shares)
        for answer, share in shares.items():
            for slot, card in enumerate(offers.cards_of(answer.move) if isinstance(answer, Choose) else ()):
                made[Pick(slot, card)] = max(share, made.get(Pick(slot, card), 0.0))
        return made

    def golden(self, best: Move) -> Collection[Answer]:
        """The adviser's cards."""
        return {Pick(slot, card) for slot, card in enumerate(offers.cards_of(best))}

    def draw(self, window: pygame.Surface, aim: Answer | None) -> None:
        """The secret page."""
        focus = (aim.slot, int(aim.card)) if isinstance(aim, Pick) else None
        self.page.draw(window, self.table.view, self._places.page(), self.draft, focus)
