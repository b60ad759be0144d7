"""Putting a choice together at the table: cards on the secret page, barrels on ships, by click, key or drag."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from ...engine.contract import Move
from ...games.montego.rules.stages import CARDS, LOAD, UNLOAD
from ...games.montego.rules.state import State
from ...games.montego.rules.static import CARDS as FACES
from ...games.montego.text import choices as offers
from ...games.montego.text.preview import landing
from ..focus import Spot
from ..lettering import BODY
from ..table.scene import TableScene
from . import words
from .berths import badge, columns
from .compact import BUTTON
from .draft import Cards, Spread
from .page import Page
from .panels import Panels
from .quay import Quay
from .ships import draft_spots, outline, stern_of
from .story import MontegoStory

CONFIRM = ("confirm",)
PURSE, SLIM_PURSE = 220, 160
"""The width of what one has beside the question, in the design; and at a table that is drawn very large."""


class Drafting(TableScene[State]):
    """A table at which choices can be changed until they are confirmed."""

    quay: Quay
    panels: Panels
    page: Page
    pieces: MontegoStory
    draft: Cards | Spread | None = None
    """What is being put together: cards, or barrels on ships."""
    dragged: tuple[int, int] | None = None
    """Where the barrel is that is being dragged."""
    _lifted = 0
    """The pier of the ship it was taken from, 0 if it comes from the tray."""
    _confirmed = 1 << 30
    """How many moves the match had before barrels were spread last: they are taken back together."""

    # Pointing

    def set_spots(self, start: Hashable = None) -> None:
        if not self.asked or self.match.is_over:
            self.draft = self.dragged = None
        elif self.draft is None and self.view.stage == CARDS:
            self.draft = Cards.of(self.view, self.seat)
        elif self.draft is None and self.view.stage in (LOAD, UNLOAD):
            self.draft = Spread.of(self.view, self.asking.moves)
        self.stale = True
        super().set_spots(start)

    def question_spots(self) -> Sequence[Spot]:
        if isinstance(self.draft, Cards):
            spots = self._card_spots(self.draft)
        elif isinstance(self.draft, Spread):
            spots = self._ship_spots(self.draft)
        else:
            return [*self.asking.spots(self.layout.hand, self.choose, self.turn_page), *self._worker_spots()]
        if self.draft.ready:
            spots.append(Spot(CONFIRM, self.confirm_rect(), self.confirm, self.confirm_label()))
        return spots

    def _card_spots(self, draft: Cards) -> list[Spot]:
        view = self.view
        return [
            Spot(("pick", number, card), rect, self._picks(number, card), self._card_label(view, draft, number, card))
            for number, group in enumerate(self.page.groups(self.page_rect(), draft))
            for card, rect in zip(FACES, self.page.cards(group), strict=True)
        ]

    def _card_label(self, view: State, draft: Cards, number: int, card: int) -> str:
        worker = draft.workers[number]
        place = offers.place(view, landing(view, worker, card))
        return self.display.language.say(words.CARD, card=card, worker=self.worker_name(worker), place=place)

    def _ship_spots(self, draft: Spread) -> list[Spot]:
        spots, say = list[Spot](), self.display.language.say
        for pier, column in enumerate(columns(self.berths_rect())[: len(draft.room)]):
            label, key = say(words.PIER, pier=pier + 1), (draft.verb, pier + 1)
            if draft.can_add(pier):
                at = badge(self.display, column)  # where there is no room, the ship has it alone
                spots.append(Spot(key, column, self._adds(pier), label, listed=at is not None, badge=at))
        for pier, ship in enumerate(self.pieces.fleet):
            if draft.can_add(pier):
                key, label = (draft.verb, pier + 1), say(words.PIER, pier=pier + 1)
                hull, stern = outline(self.quay, ship), stern_of(self.quay, ship)
                spots.append(Spot(key, hull, self._adds(pier), label, framed=False, badge=stern))
            for rect in draft_spots(self.quay, ship, self.seat, draft.signed(pier)):
                spots.append(Spot(("back", pier + 1), rect, self._removes(pier), say(words.BACK)))
        return spots

    def _worker_spots(self) -> list[Spot]:
        """When Lazy Jack is hired: the own workers on the quay."""
        spots = []
        for number, move in enumerate(self.asking.moves[:-1]):
            x, y = self.pieces.people[self.match.to_move * self.view.table.crew + number].at
            rect = self.quay.spot((x, y - 40), 100, 120)
            spots.append(Spot(move, rect, partial(self.choose, move), self.label(move), listed=False))
        return spots

    # Putting together

    def _picks(self, number: int, card: int) -> Callable[[], None]:
        def act() -> None:
            if isinstance(self.draft, Cards):
                self.draft.choose(number, card)
                self.display.sounds.play("card_slide")
                self._changed()

        return act

    def _adds(self, pier: int) -> Callable[[], None]:
        def act() -> None:
            if isinstance(self.draft, Spread) and self.draft.can_add(pier):
                self.draft.add(pier)
                self.display.sounds.play("barrel_land")
                self._changed()

        return act

    def _removes(self, pier: int) -> Callable[[], None]:
        def act() -> None:
            if isinstance(self.draft, Spread):
                self.draft.remove(pier)
                self._changed()

        return act

    def _changed(self) -> None:
        """The draft has changed; once it is complete, the focus goes to the button that carries it out."""
        if isinstance(self.draft, Spread):  # he advised on the barrels that were in hand then
            self.forget_advice()
        self.set_spots(start=CONFIRM if self.draft and self.draft.complete else None)

    def keys_of(self, move: Move) -> Sequence[Hashable]:
        cards = [("pick", number, card) for number, card in enumerate(move[1:])]
        return cards if move[0] == CARDS else super().keys_of(move)

    def confirm(self) -> None:
        """Carry out what was put together."""
        draft, seat, post = self.draft, self.match.to_move, self.match.state.post
        if isinstance(draft, Cards) and draft.move:
            self.choose(draft.move)
        elif isinstance(draft, Spread) and draft.ready:
            self._confirmed = len(self.match.steps)
            for move, left in list(draft.steps()):
                # Where only one ship is left for them the rules put the rest aboard without asking.
                while self._still(seat, post, draft.verb) and self._in_hand(draft.verb) > left:
                    if not self.allows(move):
                        return
                    self.choose(move)

    def _still(self, seat: int, post: int, verb: str) -> bool:
        state = self.match.state
        return (state.to_move, state.post, state.stage) == (seat, post, verb)

    def _in_hand(self, verb: str) -> int:
        return self.match.state.hand if verb == LOAD else self.match.state.broken

    def can_undo(self) -> bool:
        return (self.draft is not None and bool(self.draft.trail)) or super().can_undo()

    def undo(self) -> None:
        if self.draft is not None and self.draft.trail:
            self.draft.undo()
            self._changed()
        else:
            super().undo()

    def is_halfway(self) -> bool:
        return len(self.match.steps) > self._confirmed

    def press_number(self, number: int) -> None:
        if isinstance(self.draft, Cards):
            if number in range(len(FACES)):
                self._picks(self.in_turn(self.draft), number + 1)()
        elif isinstance(self.draft, Spread):
            if number in range(len(self.draft.room)):
                self._adds(number)()
        else:
            super().press_number(number)

    def in_turn(self, draft: Cards) -> int:
        """The worker whose card a number key chooses: the first without one, else the one with the focus."""
        if 0 in draft.chosen:
            return draft.chosen.index(0)
        key = self.ring.focus.key if self.ring.focus else None
        return int(key[1]) if isinstance(key, tuple) and key[0] == "pick" else 0

    # Dragging barrels

    def handle(self, event: pygame.Event) -> bool:
        if isinstance(self.draft, Spread) and self._drag(self.draft, event):
            self.dirty = True
            return True
        return super().handle(event)

    def _drag(self, draft: Spread, event: pygame.Event) -> bool:
        """A barrel is taken from the tray or a ship, moved, and let go over a ship; elsewhere it stays in hand."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and draft.verb == LOAD:
            self._lifted = self._placed_at(event.pos)
            if self._lifted:
                self._removes(self._lifted - 1)()
            if self._lifted or any(rect.collidepoint(event.pos) for rect in self.tray(draft)):
                self.dragged = event.pos
                return True
        elif event.type == pygame.MOUSEMOTION and self.dragged:
            self.dragged = event.pos
            self.ring.point(event.pos)
            return True
        elif event.type == pygame.MOUSEBUTTONUP and self.dragged:
            self.dragged = None
            spot = self.ring.at(event.pos)
            key = spot.key if spot and isinstance(spot.key, tuple) else ()
            if spot and spot.act and key[:1] == (LOAD,) and key[1] != self._lifted:
                spot.act()
            return True
        return False

    def _placed_at(self, where: tuple[int, int]) -> int:
        """The pier of the ship on which a barrel was placed there, 0 if there is none."""
        spot = self.ring.at(where)
        return int(spot.key[1]) if spot and isinstance(spot.key, tuple) and spot.key[0] == "back" else 0

    def tray(self, draft: Spread) -> list[pygame.Rect]:
        """The barrels that are still in hand."""
        return self.panels.barrels(self.layout.deck, draft.left)

    # Layout

    def ribbon(self) -> pygame.Rect:
        ribbon = self.layout.ribbon
        if self.draft is None or (self.layout.compact and isinstance(self.draft, Spread)):
            return ribbon
        left = self.purse_rect().right + self.display.px(4) if isinstance(self.draft, Cards) else ribbon.x
        return pygame.Rect(left, self.confirm_rect().y, self.confirm_rect().x - self.display.px(6) - left, ribbon.h)

    def own_panel(self) -> pygame.Rect:
        return self.page_rect() if isinstance(self.draft, Cards) else self.layout.deck

    def confirm_rect(self) -> pygame.Rect:
        """Where that button lies."""
        px, ribbon = self.display.px, self.layout.ribbon
        if not self.layout.compact:
            return pygame.Rect(ribbon.right - px(164), ribbon.y, px(164), ribbon.h)
        deck, wide, top = self.layout.deck, px(BUTTON), self.layout.deck.centery - ribbon.h // 2
        if isinstance(self.draft, Cards):  # no smaller letters than on a smaller table
            label = self.display.text.font(BODY, px(19), bold=True).size(self.confirm_label())[0]
            wide, top = max(wide, min(label + px(26), deck.w * 2 // 7)), deck.y
        return pygame.Rect(deck.right - px(6) - wide, top, wide, ribbon.h)

    def confirm_label(self) -> str:
        """What the button says that carries the draft out."""
        return self.display.language.say(words.CONFIRM[self.view.stage])

    def purse_rect(self) -> pygame.Rect:
        """What one has, beside what is asked: the secret page covers the panel that tells it."""
        rect, px = self.confirm_rect(), self.display.px
        return pygame.Rect(self.layout.deck.x + px(5), rect.y, px(SLIM_PURSE if self.layout.compact else PURSE), rect.h)

    def page_rect(self) -> pygame.Rect:
        """The secret page covers the own panel too."""
        px, deck, area = self.display.px, self.layout.deck, self.berths_rect()
        if self.layout.compact:  # it takes the place of both, below what is asked
            top = deck.y + self.layout.ribbon.h + px(6)
            return pygame.Rect(deck.x + px(5), top, deck.w - px(10), area.bottom - top)
        return pygame.Rect(deck.x + px(5), area.y + px(6), area.right - deck.x - px(10), area.h - px(10))

    def berths_rect(self) -> pygame.Rect:
        """Where the columns of the ships lie."""
        area = self.layout.hand
        return pygame.Rect(area.x, area.y + self.display.px(4), area.w, area.h - self.display.px(14))

    def worker_name(self, worker: int) -> str:
        """Which worker of a crew it is."""
        return offers.worker_name(self.view, worker, self.display.language)
