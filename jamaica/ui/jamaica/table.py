"""The table of Jamaica on the screen: board, panels, hand, and where one can point."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, ClassVar

import pygame

from ...engine.contract import Event, Move
from ...games.jamaica.rules.proposal import proposal
from ...games.jamaica.rules.stages import ATTACK, CARD, COURSE, DICE, LANE, PAY
from ...games.jamaica.rules.state import State
from ...games.jamaica.rules.static import bits
from ...games.jamaica.text import choices as offers
from ...games.jamaica.text import consequences as notes
from ...games.jamaica.text import preview as outlook
from ...games.jamaica.text.terms import HAND, NOT_PLAYED, PLAYED, TREASURES, UNSEEN, card_name, treasure
from .. import words
from ..display import Display
from ..focus import Spot, is_inside
from ..table.area import Area
from ..table.kit import Kit
from ..table.paint import draw_count
from ..table.scene import TableScene
from . import about, knowledge
from .asking import Hand, more_from, picture, places
from .board import FIGURES, Field, check_shape, moor
from .compact import CompactPanels
from .duel import draw_duel
from .event_places import places_of
from .kit import RACE
from .panels import Panels
from .preview import changes, draw_changes
from .story import RaceStory
from .tags import draw_tags

PIPS, MOST_PIPS, LEAST_PIPS, ASIDE = 34, 52, 9, 72
"""The radius of the figure beside a die in board units, or larger to be read; how far from the middle it lies."""
SWELL = 1 / 20
"""Seconds between two pictures of ships that do nothing but bob."""


class RaceTable(TableScene[State]):
    """The table of Jamaica, laid out for the window."""

    kit: ClassVar[Kit[State]] = RACE
    most: ClassVar[float] = 2.0
    _way: Move | None = None
    """The way to pay that was put together last."""
    _swell = 0.0

    def lay_table(self, view: State) -> RaceStory:
        self._outlooks: dict[Move, outlook.Outlook] = {}
        figures = [self.figure(party) for party in range(len(self.names))]
        self.board = Field(self.display, view.table.board)
        faces = [FIGURES[figure] for figure in figures]
        made = (kind(self.display, self.names, faces, self.colour) for kind in (Panels, CompactPanels))
        self._panels = tuple(made)
        self.paint = self.panels = self._panels[0]
        self.hand = Hand(self.display, faces)
        self.pieces = RaceStory(self.display, self.board, view, self.hold_at, figures, self.told)
        return self.pieces

    @classmethod
    def check_board(cls, display: Display, state: State) -> None:
        check_shape(display, state)

    def leave(self) -> None:
        super().leave()
        self.board.close()

    def fit_board(self, rect: pygame.Rect) -> None:
        self.paint = self.panels = self._panels[self.layout.compact]
        self.board.resize(rect)

    def label(self, move: Move) -> str:
        return offers.label(self.view, move, self.names, self.display.language)

    def line(self, move: Move) -> str:
        return offers.line(self.view, move, self.names, self.display.language)

    def proposal(self) -> Move | None:
        return proposal(self.view)

    def order(self, move: Move) -> Any:
        return offers.order(self.view, move)

    def listed(self, moves: Sequence[Move]) -> Sequence[Move]:
        return offers.distinct(self.view, moves)

    def weighed(self, move: Move) -> Move:
        best = super().weighed(move)
        if self.view.stage != PAY:
            return best
        left = offers.left_by(self.view, best)  # of payments that leave the same the one that is listed
        return next((way for way in self.asking.moves if offers.left_by(self.view, way) == left), best)

    def picture_of(self, move: Move) -> str:
        return picture(self.view, move, self.hand.faces)

    def actor(self) -> int:
        return self.view.actor if self.view.actor >= 0 else self.view.captain

    def press_number(self, number: int) -> None:
        if self.view.stage == CARD:  # counted as they lie, which the choices are not
            cards = knowledge.hand(self.view, self.seat)
            if number in range(len(cards)):
                self.choose((CARD, cards[number]))
            return
        figures = {offers.figure(self.view, move): move for move in self.asking.moves}
        if None in figures:
            super().press_number(number)
        elif (said := (number + 1) % 10) in figures:  # "Hold 5" is chosen with 5, wherever it stands in the list
            self.choose(figures[said])

    def _play(self, seat: int, move: Move) -> None:
        super()._play(seat, move)
        if move[0] == CARD:  # it has left the hand before anything else is told
            self.view.hand[seat] &= ~(1 << self.view.table.card_of[move[1]])

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        if self.stack.top is self:
            self.display.sounds.mood(self.kit.music, "sea_evening" if self.board.light > 0.5 else self.kit.ambience)
        if not self.display.moves:
            return changed
        self.board.clock += seconds
        self._swell += seconds
        if self._swell >= SWELL:
            self._swell, changed = 0.0, True
        return changed

    # Pointing

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION and not self.playback.busy:
            self.dirty |= self._fan(self._crowd_at(event.pos))
        return super().handle(event)

    def obey(self, command: str) -> None:
        super().obey(command)
        focus = self.ring.focus
        if focus is None or self.playback.busy:
            return
        if str(focus.key).startswith("party "):
            self._fan(self.view.space[int(str(focus.key).removeprefix("party "))])
        elif self.ring.looked:
            self._fan(self._crowd_at(focus.rect.center))

    def _crowd_at(self, where: tuple[int, int]) -> int:
        """The crowded space under the mouse, or -1; one that is fanned out already is as large as its disc."""
        spaces = self.view.space
        for space in {space for space in spaces if spaces.count(space) > 1}:
            middle, radius = self.board.fan_disc(space, spaces.count(space))
            if space != self.board.fan:
                middle, radius = self.board.spaces[space]["centre"], 90
                if is_inside(self.board.outline(space), where):
                    return space
            if pygame.Vector2(self.board.on_screen(middle)).distance_to(where) <= self.board.px(radius):
                return space
        return -1

    def _fan(self, space: int) -> bool:
        """Draw the ships of a crowded space apart, so that each is seen and can be pressed; True if that is new."""
        if self.asked and self.view.stage == ATTACK:
            space = self.view.space[self.view.actor]
        if space == self.board.fan:
            return False
        self.board.fan = space
        moor(self.board, self.pieces.fleet, self.view.space)
        return True

    def seen_at(self, spot: Spot) -> pygame.Rect:
        crowd = self.view.space.count(self.board.fan)
        if not crowd:
            return spot.rect
        middle, radius = self.board.fan_disc(self.board.fan, crowd)
        disc = self.board.square(middle, 2 * radius)
        return spot.rect.union(disc) if spot.rect.colliderect(disc) else spot.rect

    def set_spots(self, start: Hashable = None) -> None:
        self._outlooks.clear()
        if not self.asked:
            self._way = None
        if self._fan(-1 if self.playback.busy else self.board.fan):
            self.dirty = True
        super().set_spots(start)

    def question_spots(self) -> Sequence[Spot]:
        view, area = self.view, self.layout.hand
        if view.stage == CARD:
            spots = self.hand.spots(view, self.seat, area, self.choose)
        else:
            spots = self.asking.spots(area, self.choose, self.turn_page)
        spots += places(view, self.asking.moves, self.board, self.pieces.fleet, self.holds, self.choose)
        return spots + self._purse()

    def _purse(self) -> list[Spot]:
        """When paying: the holds that can pay, each to take more from it."""
        view = self.view
        if view.stage != PAY:
            return []
        label = self.display.language.say(words.TAKE_MORE)
        return [
            Spot(f"hold {hold}", rect, lambda hold=hold: self._take_more(hold), label)  # type: ignore[misc]
            for hold, (rect, (kind, _)) in enumerate(zip(self.holds(view.payer), view.holds(view.payer), strict=True))
            if kind == view.due_kind
        ]

    def _take_more(self, hold: int) -> None:
        ways = sorted(self.view.choices(), key=self.order)
        self._way = more_from(ways, hold, self._way or proposal(self.view))
        self.asking.show(self._way)
        self.set_spots(start=self._way)

    def holds(self, ship: int) -> list[pygame.Rect]:
        """Where the holds of a ship are drawn."""
        if ship == self.seat:
            return self.panels.hold_rects(self.view, ship, self.layout.deck)
        return self.panels.small_holds(self.view, ship, self.layout.opponents[self.others().index(ship)])

    def hold_at(self, ship: int, hold: int) -> tuple[float, float]:
        """The middle of a hold."""
        rects = self.holds(ship)
        return rects[min(hold, len(rects) - 1)].center

    def places_of(self, event: Event) -> Sequence[pygame.Rect]:
        return places_of(event, self.view, self.board, self.pieces.fleet, self.holds, self._panel)

    def areas(self) -> Iterable[Area]:
        view, names, language = self.view, self.names, self.display.language
        yield from super().areas()
        dice = [face for face, frame in self.pieces.dice if frame is None]
        yield from about.of_board(view, self.board, names, dice, language)
        for ship in range(view.table.ships):
            for number, rect in enumerate(self.holds(ship)):
                yield Area.of(rect, about.hold(view, ship, number, language))

    def _panel(self, ship: int) -> pygame.Rect:
        """The deck of the person at the table, or an opponent's row."""
        return self.layout.deck if ship == self.seat else self.layout.opponents[self.others().index(ship)]

    # Drawing

    def paint_panels(self, made: pygame.Surface, active: int) -> None:
        layout, view = self.layout, self.view
        self.panels.deck(made, view, self.seat, layout.deck)
        for ship, rect in zip(self.others(), layout.opponents, strict=True):
            self.panels.opponent(made, view, ship, rect, ship == active)
        self.panels.captain(made, view, layout.notice)
        self.panels.laid(made, view, layout.pile)

    def draw_board(self, window: pygame.Surface, move: Move | None) -> None:
        view = self.view
        self.board.draw(window)
        for spot in self.ring.spots:
            if spot.shape and isinstance(spot.key, tuple):
                for space in self._spaces_of(spot.key):
                    self.board.glow(window, space, self.display.palette.day, strong=spot.key == move)
        tags, focus = self._tags(move)
        if move and move[0] == "card":
            seen, palette = self._outlook(move), self.display.palette
            lights = (palette.peril, palette.dusk, palette.day)
            for spaces, colour in zip((seen.thrown, *reversed(seen.landings)), lights, strict=True):
                for space in spaces:
                    self.board.glow(window, space, colour, strong=colour != palette.peril)
        self.board.draw_pieces(window, view, self.pieces.fleet, self.pieces.opening)
        draw_tags(window, self.display, self.board, tags, focus, self.pieces.fleet)
        dice = self.pieces.dice
        if move and view.stage == DICE:
            dice = [(move[1], None), (move[2], None)]
        for hour, (face, frame) in zip(("morning", "evening"), dice, strict=False):
            picture = self.board.die(hour, str(face), frame)
            window.blit(picture, picture.get_rect(center=self.board.well(hour)))
            if frame is None:
                self._draw_pips(window, hour, face)
        if self.pieces.duel:
            draw_duel(window, self.display, self.panels, self.board, view, self.pieces.duel)

    def _draw_pips(self, window: pygame.Surface, hour: str, face: int) -> None:
        """What a die at rest shows, as a figure on the rim of its well: three of its sides are seen."""
        x, y = self.board.well(hour)
        px, away = self.board.px, self.board.px(ASIDE)
        radius = min(max(self.display.px(LEAST_PIPS), px(PIPS)), px(MOST_PIPS))
        draw_count(window, self.display, (round(x) + away, round(y) + away), str(face), radius)

    def _tags(self, move: Move | None) -> tuple[Sequence[notes.Tag], Sequence[int]]:
        """The tags of the spaces where a ship can land, and which of them lie in the focus."""
        if move and move[0] == "card":
            return self._outlook(move).tags, ()
        if not self.asked or self.view.stage not in (LANE, COURSE):
            return (), ()
        ship = self.view.table.ghost if self.view.stage == COURSE else self.view.actor
        stock = notes.stock_of(self.view, ship)
        ends = {end for way in self.asking.moves for end in offers.ends(self.view, way)}
        lit = [space for space, _ in offers.ends(self.view, move)] if move else []
        return [notes.tag_of(self.view, ship, end, stock) for end in ends], lit

    def _spaces_of(self, move: Move) -> Sequence[int]:
        first = {offers.lane_space(self.view, move)} if move[0] == "lane" else set[int]()
        return sorted(first.union(space for space, _ in offers.ends(self.view, move)))

    def draw_question(self, window: pygame.Surface, move: Move | None) -> None:
        listed = self.asked and not self.match.is_over and self.view.stage != CARD
        if listed:
            self.draw_list(window, self.layout.hand)
            if move and self.seat in (self.view.payer, self.view.loader):
                draw_changes(window, self.panels, self.holds(self.seat), changes(self.view, move))
        if not (listed and (self.layout.compact or self.asking.is_tall(self.layout.hand))):
            self.hand.draw(window, self.view, self.seat, self.layout.hand, move, peek=listed)

    def lifts(self, move: Move) -> bool:
        return bool(move[0] == "card")

    def note_of(self, move: Move) -> Sequence[str]:
        view, language = self.view, self.display.language
        if move[0] == "card":
            return self._outlook(move).lines
        if move[0] == "dice":
            return outlook.of_dice(view, self.seat, move, language) if self.revealed else ()
        return notes.of_move(view, move, offers.ends(view, move), self.names, language)

    def facts_of(self, ship: int) -> list[str]:
        view, language = self.view, self.display.language
        lines = [language.say(words.POINTS_NOW, points=language.number(sum(view.score_parts(ship)[:2])))]
        if ship < view.seats:
            played = ", ".join(card_name(name, language) for name in self._names_of(view.discard[ship]))
            lines.append(self._in_hand(ship))
            lines.append(language.say(PLAYED, cards=played) if played else language.say(NOT_PLAYED))
        lines.append(self._face_down(ship))
        return lines + [language.say(TREASURES[power]) for power, owner in enumerate(view.powers) if owner == ship]

    def _in_hand(self, seat: int) -> str:
        """How many cards a seat holds, or which if they are seen."""
        cards, language = knowledge.hand(self.view, seat), self.display.language
        if not any(cards):
            return language.count(*HAND, len(cards))
        return language.say(words.HAND_SEEN, cards=", ".join(card_name(card, language) for card in cards))

    def _face_down(self, ship: int) -> str:
        """How many treasures lie face down before a ship, or which if all are seen."""
        cards, table, language = knowledge.treasures(self.view, ship), self.view.table, self.display.language
        if not cards or not all(cards):
            return language.count(*UNSEEN, len(cards))
        named = [treasure(card, table.values[table.treasure_of[card]], language) for card in cards]
        return language.say(words.DOWN_SEEN, treasures=", ".join(named))

    def _names_of(self, cards: int) -> list[str]:
        return [self.view.table.pieces.cards[card].name for card in bits(cards)]

    def _outlook(self, move: Move) -> outlook.Outlook:
        if move not in self._outlooks:
            card = self.view.table.card_of[move[1]]
            self._outlooks[move] = outlook.of_card(self.view, self.seat, card, self.names, self.display.language)
        return self._outlooks[move]
