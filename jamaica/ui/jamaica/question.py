"""Jamaica's questions at the table: the hand, the list of choices, and places on the board and on the own ship."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import pygame

from ...engine.contract import Move
from ...games.jamaica.rules.proposal import left_by, proposal
from ...games.jamaica.rules.stages import CARD, PAY
from ...games.jamaica.rules.state import State
from ...games.jamaica.text import choices as offers
from ...games.jamaica.text import consequences as notes
from ...games.jamaica.text import preview as outlook
from ...session.adviser import Advice
from ..focus import Spot
from ..gui.shelf import Blueprint
from ..lettering import BODY
from ..table.confirm import ConfirmButton
from ..table.context import TableContext
from ..table.question import Question
from ..table.targets import Answer, Choose, Confirm, Hold, Peek, Pick
from . import knowledge, words
from .board import Field
from .hand import Hand, Purse, paying_holds, picture, places
from .panels import Panels
from .pieces import JamaicaPieces
from .preview import draw_outcome

CONFIRM, LEAST_CONFIRM, HAND_BELOW = 164, 90, 6
"""The greatest and the least width of the button that plays the card, and how far below a list the hand begins."""


class JamaicaQuestion(Question[State]):
    """A card is picked and then played, so that it can be changed; everything else is chosen with one press."""

    def __init__(
        self, table: TableContext[State], board: Field, pieces: JamaicaPieces, faces: Sequence[str],
        holds: Callable[[int], list[pygame.Rect]], panels: Callable[[], Panels],
    ) -> None:  # fmt: skip
        """`holds`: where the holds of a ship are drawn."""
        super().__init__(table)
        self.board, self.pieces, self.holds, self._panels = board, pieces, holds, panels
        self.hand = Hand(table.display, faces)
        self.purse = Purse()
        self._button = ConfirmButton(table, self.confirm)
        self.picked = ""
        """The card that is going to be played."""
        self._outlooks: dict[str, outlook.Outlook] = {}
        self._below = 0
        """Where the hand begins below the list."""

    # In words

    def label(self, move: Move) -> str:
        return offers.label(self.table.view, move, self.table.names, self.display.language)

    def line(self, move: Move) -> str:
        return offers.line(self.table.view, move, self.table.names, self.display.language)

    def picture_of(self, move: Move) -> str:
        return picture(self.table.view, move, self.hand.faces)

    def proposal(self) -> Move | None:
        return proposal(self.table.view)

    def order(self, move: Move) -> Any:
        return offers.order(self.table.view, move)

    def listed(self, moves: Sequence[Move]) -> Sequence[Move]:
        return offers.distinct(self.table.view, moves)

    def prompt(self) -> str:
        return self.table.say(words.CARD_READY) if self.picked else super().prompt()

    def note_of(self, answer: Answer) -> Sequence[str]:
        view, language = self.table.view, self.display.language
        match answer:
            case Pick(card=str(card)):
                return self.outlook(card).lines
            case Confirm() if self.picked:
                return self.outlook(self.picked).lines
            case Choose(("dice", *_) as move):
                return outlook.of_dice(view, self.table.seat, move, language) if self.table.revealed else ()
            case Choose(move):
                return notes.of_move(view, move, offers.ends(view, move), self.table.names, language)
        return ()

    def outlook(self, card: str) -> outlook.Outlook:
        """What a card would do."""
        view = self.table.view
        if card not in self._outlooks:
            number = view.table.card_of[card]
            seen = outlook.of_card(view, self.table.seat, number, self.table.names, self.display.language)
            self._outlooks[card] = seen
        return self._outlooks[card]

    # Asking

    def ask(self) -> None:
        super().ask()
        self._outlooks.clear()

    def withdraw(self) -> None:
        super().withdraw()
        self.purse, self.picked = Purse(), ""
        self._outlooks.clear()

    @property
    def picks_card(self) -> bool:
        """Whether a card of the hand is asked for."""
        return self.table.asked and self.table.view.stage == CARD

    def spots(self) -> Sequence[Spot]:
        view = self.table.view
        if self.picks_card:
            return [*self.hand.spots(self.cards(), self.pick), self._button.spot(*self._confirming())]
        spots = list(super().spots())
        self._below = max((spot.rect.bottom for spot in spots), default=0) + self.display.px(HAND_BELOW)
        spots += [Spot(Peek(card), rect, None, framed=False) for card, rect in self.cards() if card]
        spots += places(view, self.list.moves, self.board, self.pieces.fleet, self.holds, self.table.choose)
        if view.stage == PAY:
            spots += self.purse.spots(view, self.holds(view.payer), self.display.language, self._pay_from)
        return spots

    def first(self) -> Answer | None:
        return None if self.picks_card else super().first()

    def lifts(self, answer: Answer) -> bool:
        return isinstance(answer, Pick)

    def answers_of(self, move: Move) -> Collection[Answer]:
        if move[0] != CARD:
            return super().answers_of(move)
        return (Confirm(),) if self.picked == move[1] else (Pick(0, move[1]),)

    def number(self, number: int) -> Answer | None:
        view = self.table.view
        if self.picks_card:  # counted as they lie, which the choices are not
            cards = knowledge.hand(view, self.table.seat)
            return Pick(0, cards[number]) if number in range(len(cards)) else None
        if view.stage == PAY:  # "from hold 5": as if the hold was clicked
            return Hold(number) if number in paying_holds(view) else None
        figures = {offers.figure(view, move): move for move in self.list.on_page()}
        if set(figures) == {None}:
            return super().number(number)
        said = (number + 1) % 10  # "Hold 5" is chosen with 5, wherever it stands in the list
        return Choose(figures[said]) if said in figures else None

    # Cards

    def cards(self) -> list[tuple[str, pygame.Rect]]:
        """The hand as it lies now: below the list of choices only a part of it is seen, of a long list nothing."""
        table, area = self.table, self.table.layout.hand
        listed = table.asked and not table.match.is_over and not self.picks_card
        if listed and (table.layout.compact or self.list.is_tall(area)):
            return []
        return self.hand.cards(table.view, table.seat, area, self._below if listed else None)

    def pick(self, card: str) -> None:
        """This card is going to be played, unless another one is picked."""
        self.picked = card
        self.display.sounds.play("card_slide")
        self.table.refresh(Confirm())

    def confirm(self) -> None:
        """Play the card that was picked."""
        if self.picked:
            self.table.choose((CARD, self.picked))

    def can_undo(self) -> bool:
        return bool(self.picked)

    def undo(self) -> None:
        self.picked = ""
        self.table.refresh(None)

    def confirm_rect(self) -> pygame.Rect:
        """Where the button lies that plays the card: at the end of the ribbon."""
        ribbon, px = self.table.layout.ribbon, self.display.px
        label = self.display.text.font(BODY, px(19), bold=True).size(self.table.say(words.PLAY_CARD))[0]
        wide = min(px(CONFIRM), max(px(LEAST_CONFIRM), label + px(28)))
        return pygame.Rect(ribbon.right - wide, ribbon.y, wide, ribbon.h)

    def ribbon(self) -> pygame.Rect:
        ribbon = self.table.layout.ribbon
        if not self.picks_card:
            return ribbon
        return pygame.Rect(ribbon.x, ribbon.y, self.confirm_rect().x - self.display.px(6) - ribbon.x, ribbon.h)

    # Paying

    def _pay_from(self, hold: int) -> None:
        way = self.purse.click(self.table.view, hold)
        self.list.show(way)
        self.table.refresh(Choose(way))

    # Advice

    def advise(self, advice: Advice) -> None:
        super().advise(advice)
        if self.picks_card and self.advised:
            self.pick(self.advised[1])

    def best_of(self, advice: Advice) -> Move:
        best = super().best_of(advice)
        if self.table.view.stage != PAY:
            return best
        left = left_by(self.table.view, best)  # of payments that leave the same the one that is listed
        return next((way for way in self.list.moves if left_by(self.table.view, way) == left), best)

    def weighed(self, shares: Mapping[Answer, float]) -> Mapping[Answer, float]:
        cards: dict[Answer, float] = {
            Pick(0, answer.move[1]): share
            for answer, share in shares.items()
            if isinstance(answer, Choose) and answer.move[0] == CARD
        }
        return {**shares, **cards}

    def golden(self) -> Collection[Answer]:
        if self.advised and self.advised[0] == CARD:
            return (Pick(0, self.advised[1]),)
        return super().golden()

    # Elements and drawing

    def blueprints(self) -> Sequence[Blueprint]:
        if not self.picks_card:
            return super().blueprints()
        return (self._button.blueprint(*self._confirming()),)

    def _confirming(self) -> tuple[pygame.Rect, str, str]:
        """Where the button lies that plays the card, what it says, and what is missing."""
        say = self.table.say
        return self.confirm_rect(), say(words.PLAY_CARD), "" if self.picked else say(words.NO_CARD_YET)

    def draw(self, window: pygame.Surface, aim: Answer | None) -> None:
        table, focus = self.table, self.table.ring.focus
        listed = table.asked and not table.match.is_over and not self.picks_card
        if listed and isinstance(aim, Choose) and table.seat in (table.view.payer, table.view.loader):
            totals_at = None if table.layout.compact else table.layout.deck
            draw_outcome(window, self._panels(), self.holds(table.seat), totals_at, table.view, aim.move)
        lifted = {self.picked, str(aim.card) if isinstance(aim, Pick) else ""} - {""}
        peek = focus.key.card if focus and isinstance(focus.key, Peek) else ""
        self.hand.draw(window, table.seat, self.cards(), lifted, peek)
