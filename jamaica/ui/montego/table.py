"""The table of Montego Bay on the screen: quay, panels, the secret page of cards, barrels, and where one can point."""

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import ClassVar

import pygame

from ...engine.contract import Event, Move
from ...games.montego.rules.position import NOBODY
from ...games.montego.rules.stages import HIRE, LOAD, UNLOAD
from ...games.montego.rules.state import State
from ...games.montego.rules.static import CARDS as FACES
from ...games.montego.rules.static import PILOT
from ...games.montego.text import choices as offers
from ...games.montego.text import terms
from ...games.montego.text.preview import freighters, is_last_round, landing
from ..entities import Point
from ..focus import Spot
from ..table.area import Area
from ..table.kit import Kit
from . import about, telling, words
from .berths import draw_columns, draw_confirm
from .board import Aim, draw_quay
from .compact import CompactPanels
from .draft import Cards, Spread
from .drafting import CONFIRM, Drafting
from .event_places import places_of
from .kit import MONTEGO
from .page import Page
from .panels import Panels
from .quay import Quay
from .rings import CREWS
from .ships import outline
from .story import MontegoStory


class MontegoTable(Drafting):
    """The table of Montego Bay, laid out for the window."""

    kit: ClassVar[Kit[State]] = MONTEGO
    deck_width: ClassVar[int] = 236
    most: ClassVar[float] = 2.0

    def lay_table(self, view: State) -> MontegoStory:
        crews = self._crews()
        self.quay = Quay(self.display, crews)
        self._panels = tuple(
            kind(self.display, self.names, crews, self.colour) for kind in (Panels, CompactPanels)
        )
        self.paint = self.panels = self._panels[0]
        self.page = Page(self.display, crews)
        self.pieces = MontegoStory(self.display, self.quay, view, self.panel_at)
        return self.pieces

    def _crews(self) -> list[str]:
        """The words of the crews in the pictures, by seat; behind them those of the crews nobody leads."""
        led = [CREWS[self.figure(seat)] for seat in range(len(self.match.seats))]
        return led + [crew for crew in CREWS if crew not in led]

    def leave(self) -> None:
        super().leave()
        self.quay.close()

    def fit_board(self, rect: pygame.Rect) -> None:
        self.paint = self.panels = self._panels[self.layout.compact]
        self.quay.resize(rect)

    def panel_at(self, seat: int) -> Point:
        """The middle of a seat's panel."""
        return self._panel(seat).center

    def _panel(self, seat: int) -> pygame.Rect:
        return self.layout.deck if seat == self.seat else self.layout.opponents[self.others().index(seat)]

    def places_of(self, event: Event) -> Sequence[pygame.Rect]:
        return places_of(event, self.quay, self.pieces.fleet, self._panel)

    def actor(self) -> int:
        view, walking = self.view, self.pieces.walking
        return view.owner(walking) if walking != NOBODY else view.to_move

    def prompt(self) -> str:
        if self.asked and self.draft and not self.advice and not self.ring.looked:
            return telling.question(self.draft, self.names[self.match.to_move], self.display.language)
        if self.playback.busy and self.happening and not self.asked:
            event, language = self.happening, self.display.language
            if told := telling.caption(event, self._say(event), self.view, self.names, language):
                return told
        return super().prompt()

    # Choices in words

    def label(self, move: Move) -> str:
        return offers.label(self.view, move, self.display.language)

    def advise(self, move: Move) -> None:
        if isinstance(self.draft, Cards):
            self.draft.take(move)
            for choice, share in list(self.shares.items()):
                for number, card in enumerate(offers.cards_of(choice)):
                    pick = ("pick", number, card)
                    self.shares[pick] = max(share, self.shares.get(pick, 0.0))
            self.set_spots(start=CONFIRM)
            return
        self.set_spots(start=move)

    def weighed_view(self) -> State:
        """With barrels that are placed already as if they were aboard: what is asked is where the others go."""
        view, draft = super().weighed_view(), self.draft
        if isinstance(draft, Spread) and draft.verb == LOAD and not draft.ready:
            for pier in draft.trail:
                view.cargo[pier * view.seats + view.to_move] += 1
                view.free[pier] -= 1
                view.hand -= 1
        return view

    def note_of(self, move: Move) -> Sequence[str]:
        if isinstance(self.draft, Cards) and move[0] == "pick":
            worker = self.draft.workers[move[1]]
            return telling.card_notes(self.view, worker, move[2], self.names, self.display.language)
        return telling.hire_notes(move, self.display.language)

    def golden(self) -> Collection[Move]:
        if self.advised is None or not isinstance(self.draft, Cards):
            return super().golden()
        return {("pick", number, card) for number, card in enumerate(offers.cards_of(self.advised))}

    def info_spots(self) -> Sequence[Spot]:
        if isinstance(self.draft, Spread):
            return ()
        say = self.display.language.say
        return [
            Spot(f"ship {pier}", outline(self.quay, ship), lambda: None, say(words.PIER, pier=pier + 1), framed=False,
                 tell=partial(self._ship_notes, pier))
            for pier, ship in enumerate(self.pieces.fleet)
            if pier in freighters(self.view)
        ]  # fmt: skip

    def areas(self) -> Iterable[Area]:
        yield from super().areas()
        if not self.playback.busy:
            yield from about.of_quay(self.view, self.quay, self.pieces, self.names, self.display.language)

    def _ship_notes(self, pier: int) -> list[str]:
        if pier >= len(self.view.ships) or self.view.ships[pier] == PILOT:
            return []
        return offers.ship_notes(self.view, pier, self.names, self.display.language)

    def facts_of(self, party: int) -> list[str]:
        view, language = self.view, self.display.language
        return [
            language.count(*terms.POINTS_NOW, view.points[party]),
            language.count(*terms.COINS, view.coins[party]),
            language.count(*terms.SUPPLY, view.supply[party]),
            language.count(*terms.ABOARD, view.aboard(party)),
        ]

    # Drawing

    def paint_panels(self, made: pygame.Surface, active: int) -> None:
        layout, view = self.layout, self.view
        if isinstance(self.draft, Cards):
            self.panels.purse(made, view, self.seat, self.purse_rect())
        else:
            self.panels.deck(made, view, self.seat, layout.deck)
        for seat, rect in zip(self.others(), layout.opponents, strict=True):
            self.panels.opponent(made, view, seat, rect, seat == active)
        self.panels.notice(made, view, is_last_round(view), layout.notice)
        self.panels.coming(made, view, layout.pile)

    def draw_board(self, window: pygame.Surface, move: Move | None) -> None:
        draw_quay(window, self.quay, self.pieces, self.panels, self._aim(move))

    def _aim(self, move: Move | None) -> Aim:
        """What is lit on the quay, and what a draft would change there."""
        draft, aim = self.draft, Aim(self.seat)
        if isinstance(draft, Spread):
            aim.barrels = {pier: draft.signed(pier) for pier in range(len(draft.room))}
            aim.ships = [pier for pier in range(len(draft.room)) if draft.can_add(pier)]
            aim.ship = move[1] - 1 if move and move[0] == draft.verb else None
        elif isinstance(draft, Cards):
            number = move[1] if move and move[0] == "pick" else self.in_turn(draft)
            aim.landings = {card: landing(self.view, draft.workers[number], card) for card in FACES}
            aim.card = move[2] if move and move[0] == "pick" else draft.chosen[number]
            aim.chosen = [(worker, landing(self.view, worker, card))
                          for worker, card in zip(draft.workers, draft.chosen, strict=True) if card]  # fmt: skip
        elif self.asked and not self.match.is_over and self.view.stage == HIRE:
            first = self.match.to_move * self.view.table.crew
            aim.workers = list(range(first, first + self.view.table.crew))
        return aim

    def draw_question(self, window: pygame.Surface, move: Move | None) -> None:
        asked = self.asked and not self.match.is_over
        if isinstance(self.draft, Cards):
            focus = (move[1], move[2]) if move and move[0] == "pick" else None
            self.page.draw(window, self.view, self.page_rect(), self.draft, focus)
        elif asked and self.draft is None:
            self.draw_list(window, self.layout.hand)
        else:
            spread = self.draft if isinstance(self.draft, Spread) else None
            pier = move[1] - 1 if move and spread and move[0] == spread.verb else None
            draw_columns(window, self.panels, self.view, self.berths_rect(), self.seat, spread, pier)
            if spread:
                self._draw_tray(window, spread)
        if self.draft is not None:
            ready, focused = self.draft.ready, move == CONFIRM
            draw_confirm(window, self.panels, self.confirm_rect(), self.confirm_label(), ready, focused)

    def _draw_tray(self, window: pygame.Surface, draft: Spread) -> None:
        """The barrels in hand, one of them perhaps under the mouse."""
        pictures, px = self.display.pictures, self.display.px
        forms = terms.IN_HAND if draft.verb == LOAD else offers.BROKEN
        tray = self.panels.tray(self.layout.deck)
        told = self.display.language.count(*forms, draft.left)
        line = self.display.text.fitted(told, px(17), tray.w, self.panels.tray_ink, bold=True)
        if draft.left:
            window.blit(line, line.get_rect(midtop=(tray.centerx, tray.y)))
        for number, rect in enumerate(self.tray(draft)):
            if draft.verb == UNLOAD:
                picture = pictures.high("montego/barrel-broken", rect.h)
                window.blit(picture, picture.get_rect(center=rect.center))
                continue
            picture = pictures.get(f"montego/barrel-{self.quay.crews[self.seat]}", rect.size)
            dragged = number == draft.left - 1 and self.dragged
            window.blit(picture, picture.get_rect(center=dragged) if dragged else rect)

    def lifts(self, move: Move) -> bool:
        return bool(move[0] in ("pick", LOAD, UNLOAD, "confirm"))
