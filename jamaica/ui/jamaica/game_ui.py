"""The table of Jamaica on the screen: board, panels, hand, and where one can point."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

import pygame

from ...engine.contract import Event
from ...games.jamaica.rules.events import CameHome
from ...games.jamaica.rules.stages import ATTACK, COURSE, DICE, LANE
from ...games.jamaica.rules.state import State
from ...games.jamaica.rules.static import bits
from ...games.jamaica.text import choices as offers
from ...games.jamaica.text import consequences as notes
from ...games.jamaica.text.terms import HAND, NOT_PLAYED, PLAYED, TREASURES, UNSEEN, card_name, treasure
from ...session.lesson import Target
from .. import words as table_words
from ..display import Display
from ..entities import ON_BOARD, Layer, Point
from ..focus import Spot, is_inside
from ..table.animation import Animation
from ..table.area import Area
from ..table.banner import Announcement
from ..table.context import TableContext
from ..table.game_ui import GameUi
from ..table.kit import Kit, Mood
from ..table.targets import Answer, Choose, Confirm, Party, Pick
from . import about, knowledge, words
from .animation import AT_ONCE, beat_of
from .board import FIGURES, Die, Field, check_shape
from .compact import CompactPanels
from .event_places import places_of
from .kit import JAMAICA
from .lesson_places import outline_on_board, place_in_panel, place_on_board
from .panels import Panels
from .pieces import HOURS, JamaicaPieces
from .question import JamaicaQuestion
from .signs import die_sign
from .tags import draw_tags

BATTLE, LAST_ROUND, EVENING = "battle", "last_jamaica", "sea_evening"
"""The music of a battle and of the last round, and what is heard at night."""
SWELL = 1 / 20
"""Seconds between two looks at what moves by itself: ships that bob, smoke, the sea of a battle."""


class JamaicaUi(GameUi[State]):
    """Jamaica's part of a table."""

    kit: ClassVar[Kit[State]] = JAMAICA

    def __init__(self, table: TableContext[State]) -> None:
        super().__init__(table)
        faces = [FIGURES[table.figure(party)] for party in range(len(table.names))]
        self.board = Field(self.display, table.view.table.board)
        kinds = (Panels, CompactPanels)
        self._panels = tuple(kind(self.display, table.names, faces, table.colour) for kind in kinds)
        self.paint = self.panels = self._panels[0]
        self.pieces = JamaicaPieces(table, self.board, self.hold_at, table.told_events, lambda: self.panels)
        self.world = self.pieces.world
        self.animation = Animation(
            table, self.pieces, lambda event, before, after: beat_of(event, self.pieces, before, after), AT_ONCE
        )
        self.question = self.choice = JamaicaQuestion(
            table, self.board, self.pieces, faces, self.holds, lambda: self.panels
        )
        self._since_swell = 0.0
        self._drifts = False
        """Whether smoke has moved since the last look."""
        self._heaves: Sequence[int] = ()
        """By how many pixels each ship lay lower then."""

    @classmethod
    def check_board(cls, display: Display, state: State) -> None:
        check_shape(display, state)

    def close(self) -> None:
        self.board.close()

    def fit_board(self, rect: pygame.Rect) -> None:
        self.paint = self.panels = self._panels[self.table.layout.compact]
        self.board.resize(rect)
        self.pieces.scene.stage.fit(self.table.layout.board)

    def actor(self) -> int:
        view = self.table.view
        return view.actor if view.actor >= 0 else view.captain

    def advance(self, seconds: float) -> bool:
        if self.table.busy:
            self._fan(-1)
        lit = self.board.shine(seconds)
        if not self.display.moves:
            return lit
        self.board.clock += seconds
        self._drifts |= self.pieces.lingering.advance(seconds)
        self._since_swell += seconds
        if self._since_swell < SWELL:
            return lit
        self._since_swell = 0.0
        return self._stirs() or lit

    def _stirs(self) -> bool:
        """Whether the sea has changed the picture: ships bob by whole pixels, so that most frames are alike."""
        before, drifts = self._heaves, self._drifts
        self._heaves, self._drifts = [ship.heave() for ship in self.pieces.fleet], False
        return drifts or self._heaves != before or self.pieces.duel is not None

    def mood(self) -> Mood:
        view = self.table.view
        if self.pieces.duel is not None or view.foe >= 0:
            tune = BATTLE
        else:
            tune = LAST_ROUND if any(map(view.is_home, range(view.table.ships))) else self.kit.music
        return Mood(tune, EVENING if self.board.daylight.wanted > 0.5 else self.kit.ambience)

    # Pointing

    def point(self, where: tuple[int, int] | None, focus: Spot | None = None) -> bool:
        if focus is not None and isinstance(focus.key, Party):
            return self._fan(self.table.view.space[focus.key.number])
        return self._fan(self._crowd_at(where) if where else -1)

    def _crowd_at(self, where: tuple[int, int]) -> int:
        """The crowded space under the mouse, or -1; one that is fanned out already is as large as its disc."""
        spaces = self.table.view.space
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
        view = self.table.view
        if self.table.asked and view.stage == ATTACK:
            space = view.space[view.actor]
        if space == self.board.fan:
            return False
        self.pieces.fan(space)
        return True

    def seen_at(self, spot: Spot) -> pygame.Rect:
        crowd = self.table.view.space.count(self.board.fan)
        if not crowd:
            return spot.rect
        middle, radius = self.board.fan_disc(self.board.fan, crowd)
        disc = self.board.square(middle, 2 * radius)
        return spot.rect.union(disc) if spot.rect.colliderect(disc) else spot.rect

    def holds(self, ship: int) -> list[pygame.Rect]:
        """Where the holds of a ship are drawn."""
        view, panel = self.table.view, self.table.panel(ship)
        own = ship == self.table.seat
        return (self.panels.hold_rects if own else self.panels.small_holds)(view, ship, panel)

    def hold_at(self, ship: int, hold: int) -> tuple[float, float]:
        """The middle of a hold."""
        rects = self.holds(ship)
        return rects[min(hold, len(rects) - 1)].center

    def places_of(self, event: Event) -> Sequence[pygame.Rect]:
        table = self.table
        return places_of(event, table.view, self.board, self.pieces.fleet, self.holds, table.panel)

    def announcement(self, event: Event) -> Announcement | None:
        """Only the first ship that comes home begins the last round (J10.1)."""
        view, say = self.table.view, self.table.say
        home = [ship for ship in range(len(self.table.names)) if view.is_home(ship)]
        if not isinstance(event, CameHome) or home != [event.ship]:
            return None
        return Announcement(say(table_words.LAST_ROUND), say(words.CAME_HOME, name=self.table.names[event.ship]))

    def place_of(self, target: Target) -> Sequence[pygame.Rect]:
        view, table = self.table.view, self.table
        if target.kind in ("seal", "treasures"):
            return place_in_panel(target, view, self.panels, table.panel)
        if target.kind == "hold":
            return (self.holds(target.number)[int(target.which[1]) - 1],)
        if target.kind == "card":
            return [rect for card, rect in self.choice.cards() if card == target.name]
        found = place_on_board(target, self.board, self.pieces, view)
        return super().place_of(target) if found is None else found

    def outline_of(self, target: Target) -> Sequence[Point]:
        return outline_on_board(target, self.board)

    def areas(self) -> Iterable[Area]:
        view, names, language = self.table.view, self.table.names, self.display.language
        dice = [die.face for die in self.pieces.dice if die.frame is None]
        if self.pieces.duel is None:  # its frame covers the board
            yield from about.of_board(view, self.board, names, dice, language)
        for ship in range(view.table.ships):
            for number, rect in enumerate(self.holds(ship)):
                yield Area.of(rect, about.hold(view, ship, number, language))

    # Drawing

    def paint_panels(self, made: pygame.Surface, active: int) -> None:
        table, layout = self.table, self.table.layout
        self.panels.deck(made, table.view, table.seat, layout.deck)
        for ship, rect in zip(table.others(), layout.opponents, strict=True):
            self.panels.opponent(made, table.view, ship, rect, ship == active)
        self.panels.captain(made, table.view, layout.notice)
        self.panels.laid(made, table.view, layout.pile)

    def _card_in_mind(self, aim: Answer | None) -> str:
        """The card whose outlook is shown: the one that has the focus, or the one that was picked."""
        if isinstance(aim, Pick):
            return str(aim.card)
        return self.choice.picked if aim is None or isinstance(aim, Confirm) else ""

    def draw_board(self, window: pygame.Surface, aim: Answer | None) -> None:
        view, card = self.table.view, self._card_in_mind(aim)
        self.board.draw(window)
        for spot in self.table.ring.spots:
            if spot.shape and isinstance(spot.key, Choose):
                for space in self._spaces_of(spot.key):
                    self.board.glow(window, space, self.display.palette.day, strong=spot.key == aim)
        if card:
            self._light_outlook(window, card)
        self.world.draw(window, Layer.GROUND, Layer.FANNED)
        tags, focus = self._tags(aim, card)
        draw_tags(window, self.display, self.board, tags, focus, self.pieces.fleet)
        if isinstance(aim, Choose) and view.stage == DICE:  # as they would be placed
            for hour, face in zip(HOURS, aim.move[1:], strict=True):
                Die(self.board, hour, face).draw(window, self.board)
        else:
            self.world.draw(window, Layer.DICE, Layer.DICE)
        self.world.draw(window, Layer.BATTLES, ON_BOARD)

    def _light_outlook(self, window: pygame.Surface, card: str) -> None:
        seen, palette = self.choice.outlook(card), self.display.palette
        lights = (palette.peril, palette.dusk, palette.day)
        for spaces, colour in zip((seen.thrown, *reversed(seen.landings)), lights, strict=True):
            for space in spaces:
                self.board.glow(window, space, colour, strong=colour != palette.peril)

    def _tags(self, aim: Answer | None, card: str) -> tuple[Sequence[notes.Tag], Sequence[int]]:
        """The tags of the spaces where a ship can land, and which of them lie in the focus."""
        view = self.table.view
        if card:
            return self.choice.outlook(card).tags, ()
        if not self.table.asked or view.stage not in (LANE, COURSE):
            return (), ()
        ship = view.table.ghost if view.stage == COURSE else view.actor
        stock = notes.stock_of(view, ship)
        ends = {end for way in self.choice.list.moves for end in offers.ends(view, way)}
        lit = [space for space, _ in offers.ends(view, aim.move)] if isinstance(aim, Choose) else []
        return [notes.tag_of(view, ship, end, stock) for end in ends], lit

    def _spaces_of(self, answer: Choose) -> Sequence[int]:
        view, move = self.table.view, answer.move
        first = {offers.lane_space(view, move)} if move[0] == LANE else set[int]()
        return sorted(first.union(space for space, _ in offers.ends(view, move)))

    # Facts

    def fills_board(self) -> bool:
        return self.pieces.duel is not None

    def sign(self, name: str, high: int) -> pygame.Surface:
        hour, _, face = name.partition("-")
        if face:
            return die_sign(self.display, hour, face, high)
        return self.display.pictures.get(f"jamaica/tokens/token-{name}", (high, high))

    def facts_of(self, party: int) -> list[str]:
        view, language = self.table.view, self.display.language
        lines = [language.say(table_words.POINTS_NOW, points=language.number(sum(view.score_parts(party)[:2])))]
        lines.append(about.cargo(view, party, language))
        if party < view.seats:
            cards = (view.table.pieces.cards[card].name for card in bits(view.discard[party]))
            played = ", ".join(card_name(name, language) for name in cards)
            lines.append(self._in_hand(party))
            lines.append(language.say(PLAYED, cards=played) if played else language.say(NOT_PLAYED))
        lines.append(self._face_down(party))
        return lines + [language.say(TREASURES[power]) for power, owner in enumerate(view.powers) if owner == party]

    def _in_hand(self, seat: int) -> str:
        """How many cards a seat holds, or which if they are seen."""
        cards, language = knowledge.hand(self.table.view, seat), self.display.language
        if not any(cards):
            return language.count(*HAND, len(cards))
        return language.say(words.HAND_SEEN, cards=", ".join(card_name(card, language) for card in cards))

    def _face_down(self, ship: int) -> str:
        """How many treasures lie face down before a ship, or which if all are seen."""
        view, language = self.table.view, self.display.language
        cards, table = knowledge.treasures(view, ship), view.table
        if not cards or not all(cards):
            return language.count(*UNSEEN, len(cards))
        named = [treasure(card, table.values[table.treasure_of[card]], language) for card in cards]
        return language.say(words.DOWN_SEEN, treasures=", ".join(named))
