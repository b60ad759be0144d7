"""The table of Jamaica on the screen: board, panels, hand, and where one can point."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from ...engine.contract import Move
from ...race.proposal import proposal
from ...race.stages import CARD, DICE, PAY
from ...race.table import bits
from .. import words
from ..focus import Spot
from ..motion import SPEEDS
from . import choices, knowledge, outlook
from .duel import draw_duel
from .layout import Layout, lay_out
from .sitting import Sitting
from .tooltip import draw_tooltip

GLOW = (255, 236, 150)
DUSK = (150, 190, 255)


class Table(Sitting):
    """The table, laid out for the window."""

    _furniture: pygame.Surface | None = None
    _layout: Layout | None = None
    _way: Move | None = None
    """The way to pay that was put together last."""

    def leave(self) -> None:
        super().leave()
        self.board.close()
        self._furniture = None

    def resize(self) -> None:
        self.playback.skip_all()
        self.playback.speed = self.display.settings.speed
        self.stale = True
        view = self.view
        self._layout = lay_out(self.display, view.table.ships - 1, len(self._buttons()))
        self.board.resize(self.layout.board)
        self.story.show(view)
        self.set_spots()
        self.dirty = True

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        assert self._layout is not None
        return self._layout

    # Pointing

    def _buttons(self) -> list[tuple[str, str, Callable[[], None]]]:
        speed = words.BUTTONS["fast-forward"].format(speed=words.SPEEDS[self.display.settings.speed])
        return [
            ("hint", words.BUTTONS["hint"], self.hint),
            ("undo", words.BUTTONS["undo"], self.undo),
            ("fast-forward", speed, self._faster),
            ("full-screen", words.BUTTONS["full-screen"], self._full_screen),
            ("rules", words.BUTTONS["rules"], self.open_rules),
            ("pause", words.BUTTONS["pause"], self.back),
        ]

    def _faster(self) -> None:
        self.display.settings.speed = SPEEDS[(SPEEDS.index(self.display.settings.speed) + 1) % len(SPEEDS)]
        self.playback.speed = self.display.settings.speed
        self.set_spots()

    def _full_screen(self) -> None:
        self.display.toggle_full_screen()
        self.resize()

    def set_spots(self, start: Hashable = None) -> None:
        if self._layout is None:
            return
        spots: list[Spot] = []
        if not self.asked:
            self._way = None
        if self.asked and not self.match.is_over:
            area, act = self.layout.hand, self.choose
            spots += self.asking.spots(self.view, self.seat, area, act, self._turn_page)
            spots += self.asking.places(self.view, self.board, self.story.fleet, self.holds, act)
            spots += self._purse()
        for rect, (name, label, act_button) in zip(self.layout.buttons, self._buttons(), strict=True):
            spots.append(Spot(name, rect, act_button, label))
        for ship, rect in zip(self._others(), self.layout.opponents, strict=True):
            spots.append(Spot(f"ship {ship}", rect, lambda: None, self.names[ship]))
        self.ring.set(spots, start)

    def _purse(self) -> list[Spot]:
        """When paying: the holds that can pay, each to take more from it."""
        view = self.view
        if view.stage != PAY:
            return []
        return [
            Spot(f"hold {hold}", rect, lambda hold=hold: self._take_more(hold), words.TAKE_MORE)  # type: ignore[misc]
            for hold, (rect, (kind, _)) in enumerate(zip(self.holds(view.payer), view.holds(view.payer), strict=True))
            if kind == view.due_kind
        ]

    def _take_more(self, hold: int) -> None:
        self._way = self.asking.more_from(hold, self._way or proposal(self.view))
        self.asking.show_page_of(self._way)
        self.set_spots(start=self._way)

    def _turn_page(self) -> None:
        self.asking.turn_page()
        self.set_spots(words.MORE)

    def holds(self, ship: int) -> list[pygame.Rect]:
        """Where the holds of a ship are drawn."""
        if ship == self.seat:
            return self.panels.hold_rects(self.view, ship, self.layout.deck)
        return self.panels.small_holds(self.view, ship, self.layout.opponents[self._others().index(ship)])

    def hold_at(self, ship: int, hold: int) -> tuple[float, float]:
        rects = self.holds(ship)
        return rects[min(hold, len(rects) - 1)].center

    def _others(self) -> list[int]:
        ships = self.view.table.ships
        return [(self.seat + step) % ships for step in range(1, ships)]

    # Drawing

    def draw(self, window: pygame.Surface) -> None:
        if self.stale or self._furniture is None:
            self._furniture, self.stale = self._paint(window.get_size()), False
        window.blit(self._furniture, (0, 0))
        focus = self.ring.focus
        move = focus.key if focus and self.asked and isinstance(focus.key, tuple) else None
        self._draw_board(window, move)
        self.panels.ribbon(window, self.layout.ribbon, self.prompt())
        listed = self.asked and not self.match.is_over and self.view.stage != CARD
        if listed:
            self.asking.draw_rows(window, self.view, self.layout.hand, focus.key if focus else None)  # type: ignore[arg-type]
        self.asking.draw_hand(window, self.view, self.seat, self.layout.hand, move, peek=listed)
        self.story.crowd.draw(window)
        for rect, (name, _, _) in zip(self.layout.buttons, self._buttons(), strict=True):
            self._draw_button(window, name, rect, focus)
        if not (focus and focus.key and move and move[0] == "card"):
            self.draw_focus(window)
        self._draw_tooltip(window, focus, move)

    def prompt(self) -> str:
        """The line on the ribbon: what is asked, or who is busy."""
        if self.match.is_over and not self.playback.busy:
            return words.OVER
        if self.asked and self.advice:
            return self.advice
        if self.asked:
            return choices.prompt(self.view, self.names)
        if self._thinks and not self.playback.busy:
            return words.THINKS.format(name=self.names[self.match.to_move])
        actor = self.view.actor if self.view.actor >= 0 else self.view.captain
        return words.WATCH.format(name=self.names[actor])

    def _paint(self, size: tuple[int, int]) -> pygame.Surface:
        """Table and panels; painted anew only when something in them has changed."""
        made, layout, view = pygame.Surface(size), self.layout, self.view
        made.blit(self.display.pictures.tiled("tile-table", size, self.display.unit), (0, 0))
        active = self._active()
        for ship, rect in zip((self.seat, *self._others()), (layout.deck, *layout.opponents), strict=True):
            if ship == active:
                self.panels.glow(made, rect)
        self.panels.deck(made, view, self.seat, layout.deck)
        for ship, rect in zip(self._others(), layout.opponents, strict=True):
            self.panels.opponent(made, view, ship, rect, ship == active)
        self.panels.log(made, self.lines, layout.log)
        self.panels.captain(made, view, layout.captain)
        self.panels.laid(made, view, layout.pile)
        return made

    def _active(self) -> int:
        """The ship whose turn or choice is shown."""
        if self.asked and not self.match.is_over:
            return self.match.to_move
        return self.view.actor if self.view.actor >= 0 else self.view.captain

    def _draw_board(self, window: pygame.Surface, move: Move | None) -> None:
        view = self.view
        self.board.draw(window)
        for spot in self.ring.spots:
            if spot.shape and isinstance(spot.key, tuple):
                for space in self._spaces_of(spot.key):
                    self.board.glow(window, space, GLOW, strong=spot.key == move)
        if move and move[0] == "card":
            morning, evening = self._outlook(move).landings
            for space in evening:
                self.board.glow(window, space, DUSK, strong=True)
            for space in morning:
                self.board.glow(window, space, GLOW, strong=True)
        self.board.draw_pieces(window, view, self.story.fleet, self.story.opening)
        dice = self.story.dice
        if move and view.stage == DICE:
            dice = [(move[1], None), (move[2], None)]
        for hour, (face, frame) in zip(("morning", "evening"), dice, strict=False):
            picture = self.board.die(hour, str(face), frame)
            window.blit(picture, picture.get_rect(center=self.board.well(hour)))
        if self.story.duel:
            draw_duel(window, self.display, self.panels, self.board, view, self.story.duel)

    def _spaces_of(self, move: Move) -> Sequence[int]:
        if move[0] == "lane":
            return sorted({choices.lane_space(self.view, move), *choices.lane_landings(self.view, move)})
        return sorted(choices.course_spaces(self.view, move)) if move[0] == "course" else ()

    def _draw_button(self, window: pygame.Surface, name: str, rect: pygame.Rect, focus: Spot | None) -> None:
        facts = self.display.pictures.facts("interface/buttons/buttons")["buttons"]
        disabled = (name == "undo" and not (self.asked and self.match.can_undo(self.match.to_move))) or (
            name == "hint" and not (self.asked and self.revealed)
        )
        look = "disabled" if disabled else "hover" if focus and focus.key == name else "normal"
        number = facts["rows"].index(name) * len(facts["columns"]) + facts["columns"].index(look)
        cell = (facts["cell"], facts["cell"])
        window.blit(self.display.pictures.frame("interface/buttons/buttons", cell, number, rect.size), rect)

    def _draw_tooltip(self, window: pygame.Surface, focus: Spot | None, move: Move | None) -> None:
        if focus is None:
            return
        note = pygame.Rect(self.layout.log.midbottom, (0, 0))  # over the log, where no lane is hidden
        if move and move[0] == "card":
            lines = self._outlook(move).lines
            draw_tooltip(window, self.display, focus.label, lines, note)
        elif isinstance(focus.key, str) and focus.key != words.MORE:
            ship = focus.key.removeprefix("ship ")
            if ship == focus.key:
                draw_tooltip(window, self.display, focus.label, (), focus.rect)
            else:
                draw_tooltip(window, self.display, focus.label, self._facts_of(int(ship)), note)

    def _facts_of(self, ship: int) -> list[str]:
        """What everybody can see of another captain."""
        view = self.view
        lines = [words.POINTS_NOW.format(points=sum(view.score_parts(ship)[:2]))]
        if ship < view.seats:
            played = [words.CARDS.get(name, name) for name in self._names_of(view.discard[ship])]
            lines.append(words.HAND.format(count=knowledge.hand_size(view, ship)))
            lines.append(words.PLAYED.format(cards=", ".join(played)) if played else words.NOT_PLAYED)
        lines.append(words.UNSEEN.format(count=knowledge.face_down(view, ship)))
        return lines + [words.POWERS[power] for power, owner in enumerate(view.powers) if owner == ship]

    def _names_of(self, cards: int) -> list[str]:
        return [self.view.table.pieces.cards[card].name for card in bits(cards)]

    def _outlook(self, move: Move) -> outlook.Outlook:
        return outlook.of_card(self.view, self.seat, self.view.table.card_of[move[1]], self.names)
