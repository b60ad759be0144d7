"""Spreading barrels over ships, or taking broken ones off, by click, key or drag, until it is confirmed."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

import pygame

from ...engine.contract import Move
from ...games.montego.draft import Spread
from ...games.montego.rules.stages import LOAD, UNLOAD
from ...games.montego.rules.state import State
from ...games.montego.text import choices as offers
from ...games.montego.text import terms
from ...session.adviser import Advice
from ..focus import Spot
from ..table.context import TableContext
from ..table.targets import Answer, Choose, Confirm, TakeBack
from . import words
from .berths import badge, columns, draw_columns
from .panels import Panels
from .pieces import MontegoPieces
from .places import QuestionPlaces
from .ships import draft_spots, outline, stern_of


class BarrelEditor:
    """Barrels in hand, or broken ones, and where they go."""

    def __init__(
        self, table: TableContext[State], moves: Sequence[Move], pieces: MontegoPieces, panels: Callable[[], Panels],
        places: QuestionPlaces, changed: Callable[[], None],
    ) -> None:  # fmt: skip
        """`changed`: told that barrels were moved, so that what was advised on them holds no more."""
        self.table, self.pieces, self._panels, self._places, self._told = table, pieces, panels, places, changed
        self.draft = Spread.of(table.view, moves)
        self.dragged: tuple[int, int] | None = None
        """Where the barrel is that is being dragged."""
        self._lifted = 0
        """The pier of the ship it was taken from, 0 if it comes from the tray."""

    def spots(self) -> list[Spot]:
        """The ships that can take a barrel, and the barrels that were placed."""
        draft, quay, spots, say = self.draft, self.pieces.quay, list[Spot](), self.table.say
        for pier, column in enumerate(columns(self._places.berths())[: len(draft.room)]):
            if draft.can_add(pier):
                at = badge(self.table.display, column)  # where there is no room, the ship has it alone
                key, label = Choose((draft.verb, pier + 1)), say(words.PIER, pier=pier + 1)
                spots.append(Spot(key, column, partial(self._add, pier), label, listed=at is not None, badge=at))
        for pier, ship in enumerate(self.pieces.fleet):
            if draft.can_add(pier):
                key, label = Choose((draft.verb, pier + 1)), say(words.PIER, pier=pier + 1)
                hull, stern = outline(quay, ship), stern_of(quay, ship)
                spots.append(Spot(key, hull, partial(self._add, pier), label, framed=False, badge=stern))
            for rect in draft_spots(quay, ship, self.table.seat, draft.signed(pier)):
                spots.append(Spot(TakeBack(pier + 1), rect, partial(self._remove, pier), say(words.BACK)))
        return spots

    def note_of(self, answer: Answer) -> Sequence[str]:
        """The columns of the ships say it all."""
        return ()

    def answers_of(self, move: Move) -> Collection[Answer]:
        """The ship of a choice, then the button that carries all out."""
        return (Confirm(),) if self.draft.complete else (Choose(move),)

    def number(self, number: int) -> Answer | None:
        """The ship at the pier of a number key."""
        there = number in range(len(self.draft.room)) and self.draft.can_add(number)
        return Choose((self.draft.verb, number + 1)) if there else None

    def _add(self, pier: int) -> None:
        if self.draft.can_add(pier):
            self.draft.add(pier)
            self.table.display.sounds.play("barrel_land")
            self._changed()

    def _remove(self, pier: int) -> None:
        self.draft.remove(pier)
        self._changed()

    def undo(self) -> None:
        """The last one comes back."""
        self.draft.undo()
        self._changed()

    def _changed(self) -> None:
        self._told()
        self.table.refresh(Confirm() if self.draft.complete else None)

    def moves(self) -> Sequence[Move]:
        """The moves that carry it out, once it is ready."""
        return self.draft.moves(self.table.view) if self.draft.ready else ()

    # Dragging

    def handle(self, event: pygame.Event) -> bool:
        """A barrel is taken from the tray or a ship, moved, and let go over a ship; elsewhere it stays in hand."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.draft.verb == LOAD:
            return self._lift(event.pos)
        if self.dragged is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self.dragged = event.pos
            self.table.ring.point(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._drop(event.pos)
            return True
        return False

    def _lift(self, where: tuple[int, int]) -> bool:
        """Take a barrel there, if there is one; it may have been put aboard a ship before."""
        spot = self.table.ring.at(where)
        self._lifted = spot.key.pier if spot and isinstance(spot.key, TakeBack) else 0
        if self._lifted:
            self._remove(self._lifted - 1)
        if self._lifted or any(rect.collidepoint(where) for rect in self.tray()):
            self.dragged = where
            return True
        return False

    def _drop(self, where: tuple[int, int]) -> None:
        self.dragged = None
        spot = self.table.ring.at(where)
        if spot and spot.act and isinstance(spot.key, Choose) and spot.key != Choose((LOAD, self._lifted)):
            spot.act()

    def tray(self) -> list[pygame.Rect]:
        """The barrels that are still in hand."""
        return self._panels().barrels(self.table.layout.deck, self.draft.left)

    # Advice

    def weigh(self, view: State) -> State:
        """With barrels that are placed already as if they were aboard: what is asked is where the others go."""
        if self.draft.verb == LOAD and not self.draft.ready:
            for pier in self.draft.trail:
                view.cargo[pier * view.seats + view.to_move] += 1
                view.free[pier] -= 1
                view.hand -= 1
        return view

    def take_advice(self, advice: Advice, best: Move) -> None:
        """The adviser's ship is lit; the barrels are placed by hand."""

    def weighed(self, shares: Mapping[Answer, float]) -> Mapping[Answer, float]:
        """Every choice is pressed as it is."""
        return shares

    def golden(self, best: Move) -> Collection[Answer]:
        """The adviser's ship."""
        return (Choose(best),)

    # Drawing

    def draw(self, window: pygame.Surface, aim: Answer | None) -> None:
        """The columns of the ships, and the barrels in hand."""
        table, pier = self.table, aim.move[1] - 1 if isinstance(aim, Choose) else None
        draw_columns(window, self._panels(), table.view, self._places.berths(), table.seat, self.draft, pier)
        self._draw_tray(window)

    def _draw_tray(self, window: pygame.Surface) -> None:
        """The barrels in hand, one of them perhaps under the mouse."""
        display, panels, draft = self.table.display, self._panels(), self.draft
        forms = terms.IN_HAND if draft.verb == LOAD else offers.BROKEN
        tray = panels.tray(self.table.layout.deck)
        told = display.language.count(*forms, draft.left)
        line = display.text.fitted(told, display.px(17), tray.w, panels.tray_ink, bold=True)
        if draft.left:
            window.blit(line, line.get_rect(midtop=(tray.centerx, tray.y)))
        for number, rect in enumerate(self.tray()):
            if draft.verb == UNLOAD:
                picture = display.pictures.high("montego/barrel-broken", rect.h)
                window.blit(picture, picture.get_rect(center=rect.center))
                continue
            crew = self.pieces.quay.crews[self.table.seat]
            picture = display.pictures.get(f"montego/barrel-{crew}", rect.size)
            dragged = number == draft.left - 1 and self.dragged
            window.blit(picture, picture.get_rect(center=dragged) if dragged else rect)
