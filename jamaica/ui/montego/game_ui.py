"""The table of Montego Bay on the screen: quay, panels, the secret page of cards, barrels, and where one can point."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar

import pygame

from ...engine.contract import Event
from ...games.montego.rules.position import NOBODY
from ...games.montego.rules.stages import HIRE
from ...games.montego.rules.state import State
from ...games.montego.rules.static import CARDS as FACES
from ...games.montego.rules.static import PILOT
from ...games.montego.text import choices as offers
from ...games.montego.text import terms
from ...games.montego.text.preview import freighters, is_last_round, landing
from ...session.lesson import Target
from ..focus import Spot
from ..table.animation import Animation
from ..table.area import Area
from ..table.banner import Announcement
from ..table.context import TableContext
from ..table.game_ui import GameUi
from ..table.kit import Kit, Mood
from ..table.targets import Answer, Choose, Pick, Pier
from . import about, telling, words
from .animation import AT_ONCE, beat_of
from .barrel_editor import BarrelEditor
from .board import Aim, draw_quay
from .card_editor import CardEditor
from .compact import CompactPanels
from .event_places import places_of
from .kit import MONTEGO
from .lesson_places import place_on_quay, seal_of
from .panels import Panels
from .pieces import MontegoPieces
from .quay import Quay, tile_picture
from .question import MontegoQuestion
from .rings import CREWS
from .score_sheet import ScoreSheet
from .ships import outline

LAST_ROUND = "last_montego"
"""The music of the last round."""


class MontegoUi(GameUi[State]):
    """Montego Bay's part of a table."""

    kit: ClassVar[Kit[State]] = MONTEGO
    deck_width: ClassVar[int] = 236

    def __init__(self, table: TableContext[State]) -> None:
        super().__init__(table)
        led = [CREWS[table.figure(seat)] for seat in range(len(table.match.seats))]
        crews = led + [crew for crew in CREWS if crew not in led]  # behind the seats' those that nobody leads
        self.quay = Quay(self.display, crews)
        kinds = (Panels, CompactPanels)
        self._panels = tuple(kind(self.display, table.names, crews, table.colour) for kind in kinds)
        self.paint = self.panels = self._panels[0]
        self.pieces = MontegoPieces(table, self.quay)
        self.world = self.pieces.world
        self.world.lay("sheet", [ScoreSheet(self.pieces, lambda: self.panels)])
        self.animation = Animation(
            table, self.pieces, lambda event, before, after: beat_of(event, self.pieces, before, after), AT_ONCE
        )
        self.question = self.choice = MontegoQuestion(table, self.pieces, lambda: self.panels, crews)

    def close(self) -> None:
        self.quay.close()

    def fit_board(self, rect: pygame.Rect) -> None:
        self.paint = self.panels = self._panels[self.table.layout.compact]
        self.quay.resize(rect)

    def places_of(self, event: Event) -> Sequence[pygame.Rect]:
        return places_of(event, self.quay, self.pieces.fleet, self.table.panel)

    def place_of(self, target: Target) -> Sequence[pygame.Rect]:
        table = self.table
        if target.kind == "seal":
            return seal_of(target.number, table.view, self.panels, table.panel(target.number))
        if target.kind == "column":
            return (self.choice.columns()[target.number],)
        if target.kind == "cards" and isinstance(self.choice.editor, CardEditor):
            return (self.choice.editor.group(target.number),)
        found = place_on_quay(target, self.pieces, table.view)
        return super().place_of(target) if found is None else found

    def actor(self) -> int:
        view, walking = self.table.view, self.pieces.walking
        return view.owner(walking) if walking != NOBODY else view.to_move

    def caption(self, event: Event, line: str) -> str:
        return telling.caption(event, line, self.table.view, self.table.names, self.display.language)

    def mood(self) -> Mood:
        last = is_last_round(self.table.view)
        return Mood(LAST_ROUND if last else self.kit.music, self.kit.ambience)

    def announcement(self, event: Event) -> Announcement | None:
        return telling.announcement(event, self.table.view, self.display.language)

    def info_spots(self) -> Sequence[Spot]:
        if isinstance(self.choice.editor, BarrelEditor):
            return ()
        return [
            Spot(Pier(pier), outline(self.quay, ship), lambda: None, self.table.say(words.PIER, pier=pier + 1),
                 framed=False, tell=partial(self._ship_notes, pier))
            for pier, ship in enumerate(self.pieces.fleet)
            if pier in freighters(self.table.view)
        ]  # fmt: skip

    def areas(self) -> Iterable[Area]:
        if not self.table.busy:
            names, language = self.table.names, self.display.language
            yield from about.of_quay(self.table.view, self.quay, self.pieces, names, language)

    def _ship_notes(self, pier: int) -> list[str]:
        view = self.table.view
        if pier >= len(view.ships) or view.ships[pier] == PILOT:
            return []
        return offers.ship_notes(view, pier, self.table.names, self.display.language)

    def sign(self, name: str, high: int) -> pygame.Surface:
        """The order tile of a worker."""
        crews, worker = self.panels.faces, int(name.partition("-")[2])
        return self.display.pictures.get(f"montego/{tile_picture(crews, self.table.view, worker)}", (high, high))

    def facts_of(self, party: int) -> list[str]:
        view, language = self.table.view, self.display.language
        return [
            language.count(*terms.POINTS_NOW, view.points[party]),
            language.count(*terms.COINS, view.coins[party]),
            language.count(*terms.SUPPLY, view.supply[party]),
            language.count(*terms.ABOARD, view.aboard(party)),
        ]

    def advance(self, seconds: float) -> bool:
        return self.display.moves and not self.table.busy and self.pieces.breathe(seconds, self.table.view)

    # Drawing

    def paint_panels(self, made: pygame.Surface, active: int) -> None:
        table, layout, view = self.table, self.table.layout, self.table.view
        if isinstance(self.choice.editor, CardEditor):
            self.panels.purse(made, view, table.seat, self.choice.places.purse())
        else:
            self.panels.deck(made, view, table.seat, layout.deck)
        for seat, rect in zip(table.others(), layout.opponents, strict=True):
            self.panels.opponent(made, view, seat, rect, seat == active)
        self.panels.notice(made, view, is_last_round(view), layout.notice)
        self.panels.coming(made, view, layout.pile)

    def draw_board(self, window: pygame.Surface, aim: Answer | None) -> None:
        draw_quay(window, self.pieces, self._aim(aim))

    def _aim(self, answer: Answer | None) -> Aim:
        """What is lit on the quay, and what a draft would change there."""
        table, editor, aim = self.table, self.choice.editor, Aim(self.table.seat)
        view = table.view
        if isinstance(editor, BarrelEditor):
            draft = editor.draft
            aim.barrels = {pier: draft.signed(pier) for pier in range(len(draft.room))}
            aim.ships = [pier for pier in range(len(draft.room)) if draft.can_add(pier)]
            aim.ship = answer.move[1] - 1 if isinstance(answer, Choose) else None
        elif isinstance(editor, CardEditor):
            cards, picked = editor.draft, answer if isinstance(answer, Pick) else None
            slot = picked.slot if picked else editor.in_turn()
            aim.landings = {card: landing(view, cards.workers[slot], card) for card in FACES}
            aim.card = int(picked.card) if picked else cards.chosen[slot]
            aim.chosen = [(worker, landing(view, worker, card))
                          for worker, card in zip(cards.workers, cards.chosen, strict=True) if card]  # fmt: skip
        elif table.asked and not table.match.is_over and view.stage == HIRE:
            first = table.match.to_move * view.table.crew
            aim.workers = list(range(first, first + view.table.crew))
        return aim
