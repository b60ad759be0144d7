"""What is seen of a match: board, panels, log, ribbon, notes and what can be pointed at. It asks nobody anything."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Generic, NamedTuple, Protocol

import pygame

from ...engine.contract import CHANCE, Event, Move, S
from ...engine.match import Match
from ...engine.memo import forget
from ...engine.sealing import short
from ...engine.telling import plain
from ...session.lesson import Target as Aim
from ...session.voices import Voices
from .. import words
from ..display import Display
from ..entities import Layer
from ..focus import Spot
from ..gui.buttons import IconButton
from ..gui.manager import NOTES, SHEETS, TABLE
from ..gui.plates import plate_blueprint
from ..gui.shelf import Blueprint, Shelf
from .coach import Coach
from .context import TableContext
from .event_player import EventPlayer
from .game_ui import GameUi
from .hints import draw_shares
from .layout import lay_out
from .log_panel import LogPanel
from .notes import Notes
from .question import Question
from .speech import Speech
from .targets import Answer, Party, Target, Tool, Unveil
from .zoom import BoardZoom

PINCH = 0.02
"""How far two fingers part or meet before the board follows, in parts of the window."""
ASIDE = 2.0
"""Seconds that the ribbon says something else than what is asked."""


class ToolButton(NamedTuple):
    """A round button: its picture, what it does in words, and how."""

    name: str
    label: str
    act: Callable[[], None]
    idle: str = ""
    """Why it can do nothing now; empty if it can."""
    badge: str = ""
    """What is set, in one or two letters on its rim."""

    def blueprint(self, display: Display, rect: pygame.Rect) -> Blueprint:
        """Its element."""
        name, label, act, idle, badge = self

        def make(rect: pygame.Rect) -> IconButton:
            return IconButton(display, rect, Tool(name), name, label, act, idle=bool(idle), badge=badge)

        return Blueprint(("tool", name, bool(idle), badge), rect, make)


class TableHost(Protocol):
    """The scene that a table stands in."""

    def tools(self) -> Sequence[ToolButton]:
        """The round buttons."""

    def spots_beside(self) -> Sequence[Spot]:
        """The spots of what stands beside the table."""

    def choose_party(self, party: int) -> None:
        """Another party's panel was pressed."""

    def open_rule(self, number: str) -> None:
        """Show a rule."""


class Tabletop(Generic[S]):
    """A table, laid out for the window. What changes is settled between frames; drawing changes nothing."""

    def __init__(
        self, display: Display, match: Match[S], make: Callable[[TableContext[S]], GameUi[S]], kit: Any,
        host: TableHost, seat: int, revealed: bool, foot: int = 0, voices: Voices[S] | None = None,
    ) -> None:  # fmt: skip
        """`foot`: pixels of the design that stay free below the table; `voices`: whose remarks are seen."""
        self.display, self._host, self._foot = display, host, foot
        self.context: TableContext[S] = TableContext(display, match, kit, seat, revealed)
        self.ring = self.context.ring
        self.ui = make(self.context)
        self.log = LogPanel(self.context, self.ui.places_of, host.open_rule, self.ui.sign)
        self.player = EventPlayer(self.context, self.ui, self.log.book)
        self.coach: Coach | None = None
        """In a lesson: who explains."""
        self.has_sheet = False
        """Whether a sheet of the host's lies on the log."""
        self.speech = Speech(self.context, voices)
        self.speech.listen()
        self.context.refresh, self.context.aside = self.set_spots, self.say_aside
        self.log.book.rewrite(self.context.told_events())
        self.zoom = BoardZoom()
        self._pulled: tuple[int, int] | None = None
        """Where the mouse holds the board to draw it along."""
        self._tools: Sequence[ToolButton] = ()
        self._furniture = pygame.Surface((1, 1))
        self._areas: Sequence[Spot] = ()
        """What can only be pointed at; made anew with the panels, since it is much."""
        self.notes = Notes(self.context, self.ui, self.log, foot)
        self._shelf = Shelf(display)
        self._blueprints: Sequence[Blueprint] = ()
        self._lit = -1
        """The party whose panel was painted with a glow."""
        self._aside, self._aside_left = "", 0.0
        """What the ribbon says for a moment, and how many seconds more."""

    # Who looks, and at what

    def look(self, seat: int, revealed: bool, read: int = 0) -> None:
        """Another person at the table, or the same with cards face up or down; everything is shown at once.

        `read`: how many events that person has been told of.
        """
        context = self.context
        self.player.playback.skip_all()
        self.speech.hush()
        context.seat, context.revealed = seat, revealed
        self.withdraw()
        self.player.show_all()
        self.log.book.rewrite(context.told_events(), read)
        self.resize()

    def show(self, match: Match[S], seat: int, revealed: bool, everything: bool) -> None:
        """Another place of a match that is only looked at, all of it at once."""
        self.context.match, self.context.everything = match, everything
        self.look(seat, revealed)

    def rewind(self) -> Sequence[Event]:
        """A match in which nobody has chosen yet is seen as it was before its set-up; what has happened since."""
        context, match, opening = self.context, self.context.match, self.context.kit.opening
        events = match.events()
        if opening is None or not (events and isinstance(events[0], opening)):
            return ()
        if any(step.by != CHANCE for step in match.steps):
            return ()
        viewer = context.viewer
        self.turn_back(match.origin.copy() if viewer is None else match.origin.view(viewer), 0)
        return events

    def watch(self, match: Match[S]) -> None:
        """What comes next in a match that is only looked at, event by event."""
        self.context.match = match
        self.play(match.events()[self.context.told :])

    def turn_back(self, view: S, told: int) -> None:
        """Back to when so many events had been shown."""
        self.context.told = told
        self.log.book.rewrite(self.context.told_events())
        self.ui.animation.show(view)
        self.context.stale = True

    def conceal(self, view: S) -> None:
        """The secrets of the person at the table are no longer seen, while what happens goes on from this view."""
        self.context.revealed = False
        self.ui.animation.show(view)
        self.log.book.rewrite(self.context.told_events())
        self._areas = ()  # they may tell what is no longer seen
        self.ui.paint.areas.clear()
        self.ring.clear()

    def play(self, events: Sequence[Event]) -> None:
        """Show what has happened."""
        self.context.thinking = None
        self.player.play(events)
        self.set_spots()

    def ask(self) -> None:
        """The person at the table is asked."""
        self.context.asked = True
        self.ui.question.ask()
        self.ring.set([spot for spot in self.ring.spots if not isinstance(spot.key, Answer)])  # all of it is new
        self.ring.clear()
        self.ui.point(None)
        self.set_spots(self.ui.question.first())

    def withdraw(self) -> None:
        """Nothing is asked any more."""
        self.context.asked = False
        self.ui.question.withdraw()

    def rename(self) -> None:
        """The language may have changed."""
        self.context.rename()
        self.log.book.forget()
        self.log.book.rewrite(self.context.told_events())

    # Layout

    def resize(self) -> None:
        """Lay everything out for the size of the window."""
        context, ui = self.context, self.ui
        self.player.playback.skip_all()
        self.player.keep_pace()
        self.log.spotlight.point(())
        buttons = len(self._host.tools())
        context.layout = lay_out(self.display, len(context.others()), buttons, ui.deck_width, self._foot)
        ui.fit_board(self.zoom.rect(context.layout.board))
        self._areas = ()
        ui.paint.areas.clear()
        ui.animation.show(context.view)
        context.stale = True
        self.set_spots()
        self.settle()

    def close(self, hands_on: bool = False) -> None:
        """Let the large pictures go; those of the game are handed on to another table."""
        self._furniture = pygame.Surface((1, 1))
        self.ui.close()
        if not hands_on:
            self.display.pictures.drop_all(self.context.match.game.name)
            forget()

    def set_spots(self, start: Target | None = None) -> None:
        """Lay out what can be pressed now; the focus goes to `start`, or stays."""
        context = self.context
        if not context.is_laid_out:
            return
        layout, spots = context.layout, list[Spot]()
        if context.asked and not context.match.is_over:
            spots += self._in_sight(self.ui.question.spots())
        self._tools = self._host.tools()
        for rect, tool in zip(layout.buttons, self._tools, strict=True):
            spots.append(Spot(Tool(tool.name), rect, tool.act, tool.label, note=tool.idle))
        for party, rect in zip(context.others(), layout.opponents, strict=True):
            tell, choose = partial(self.ui.facts_of, party), partial(self._host.choose_party, party)
            spots.append(Spot(Party(party), rect, choose, context.names[party], tell=tell))
        spots += self._in_sight(self.ui.info_spots())
        if not self.has_sheet:
            spots += self.log.spots()
        spots += self._host.spots_beside()
        spots += self._areas
        self.ring.set(self._coached(self.coach, spots) if self.coach else spots, start)
        context.stale = True

    def place_of(self, target: Aim) -> Sequence[pygame.Rect]:
        """Where something lies that a lesson points at, as far as it is seen."""
        if target.kind == "tool":
            pairs = zip(self.context.layout.buttons, self._tools, strict=True)
            return [rect for rect, tool in pairs if tool.name == target.name]
        window = self.display.window.get_rect()
        return [place.clip(window) for place in self.ui.place_of(target)]

    def _coached(self, coach: Coach, spots: Sequence[Spot]) -> Sequence[Spot]:
        """The spots that a lesson leaves, with those of the coach; what it speaks of is lit."""
        layout, asked, step = self.context.layout, self.context.asked, coach.step
        shows = coach.speaks and not coach.tries
        aims = [place for target in step.at for place in self.place_of(target)] if shows else []
        pressed = list(self.place_of(step.press)) if step.press and shows else []
        answers, wanted = _answer_rects(self.ui.question, step.choice, spots) if asked else ([], [])
        spared = [layout.board, layout.ribbon] if answers or coach.tries else []
        shapes = {tuple(self.place_of(target)[0]): self.ui.outline_of(target) for target in step.at} if shows else {}
        coach.lay([*aims, *pressed], wanted, answers, spared, shapes)
        return [*coach.among(spots, pressed), *coach.spots()]

    def _in_sight(self, spots: Sequence[Spot]) -> Sequence[Spot]:
        """Spots of which those on the board can be pressed only where the board is seen."""
        if not self.zoom.is_close:
            return spots
        layout = self.context.layout
        panels = (layout.deck, layout.hand, layout.ribbon, *layout.opponents)
        return [
            spot if any(panel.colliderect(spot.rect) for panel in panels) and not layout.board.colliderect(spot.rect)
            else replace(spot, seen=layout.board)
            for spot in spots
        ]  # fmt: skip

    # Looking closer

    def look_closer(self, inwards: bool, at: tuple[int, int] | None = None) -> None:
        """The board is drawn larger, or smaller again, round a point of the screen or its middle."""
        place = self.context.layout.board
        if not self.context.busy and self.zoom.step(inwards, at or place.center, place):
            self._fit_zoom()

    def show_all_of_board(self) -> bool:
        """The whole board is seen; False if it was."""
        if not self.zoom.reset():
            return False
        self._fit_zoom()
        return True

    def _fit_zoom(self) -> None:
        self.ui.fit_board(self.zoom.rect(self.context.layout.board))
        self.ui.animation.show(self.context.view)
        self.set_spots()

    def _pull(self, event: pygame.Event) -> bool:
        """The board is drawn along with the mouse while only a part of it is seen."""
        place = self.context.layout.board
        if event.type == pygame.MOUSEBUTTONDOWN and place.collidepoint(event.pos):
            free = event.button == 1 and self.ring.at(event.pos) is None
            self._pulled = event.pos if self.zoom.is_close and (free or event.button in (2, 3)) else None
            return self._pulled is not None
        if event.type == pygame.MOUSEBUTTONUP and self._pulled:
            self._pulled = None
            return True
        if event.type == pygame.MOUSEMOTION and self._pulled:
            self.zoom.shift((event.pos[0] - self._pulled[0], event.pos[1] - self._pulled[1]), place)
            self._pulled = event.pos
            self._fit_zoom()
            return True
        return False

    # Input

    def handle(self, event: pygame.Event) -> bool:
        """Scrolling, looking closer and pointing; True if the event is used up."""
        if self._pull(event):
            return True
        if self._zoom_by(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            if self.log.answered and not self.ring.at(event.pos):  # the mouse may go where the answer is read
                return True
            if self.context.layout.log.collidepoint(event.pos) and self.log.cover(0):  # before it finds its line
                self.set_spots()
            if not self.context.busy and self.ui.point(event.pos):
                self.set_spots()
        return self.log.handle(event)

    def _zoom_by(self, event: pygame.Event) -> bool:
        """Wheel, pinch and keys look closer or step back; True if the event is used up."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (4, 5):
            if not self.context.layout.board.collidepoint(event.pos):
                return False
            self.look_closer(event.button == 4, event.pos)
            return True
        if event.type == pygame.MULTIGESTURE and abs(event.pinched) > PINCH:
            self.look_closer(event.pinched > 0)
            return True
        if event.type == pygame.KEYDOWN and event.unicode in ("+", "-"):
            self.look_closer(event.unicode == "+")
            return True
        return event.type == pygame.KEYDOWN and event.unicode == "0" and self.show_all_of_board()

    def focus_moved(self) -> None:
        """Keys have moved the focus."""
        focus, place = self.ring.focus, self.context.layout.board
        if focus is not None and focus.seen == place and not place.contains(focus.rect):
            at, middle = focus.rect.center, place.center
            self.zoom.shift((middle[0] - at[0], middle[1] - at[1]), place)
            self._fit_zoom()
        if focus is not None and not self.context.busy:
            self.ui.point(focus.rect.center, focus)

    # Time

    def update(self, seconds: float) -> bool:
        """Let time pass; True if the picture has changed."""
        told = self.log.book.told
        changed = self.player.advance(seconds)
        if self.log.book.told != told:
            self.log.rows.back = 0
            self.context.stale = True
        changed |= self.speech.advance(seconds)
        changed |= self.speech.listen()
        changed |= self.log.advance(seconds)
        changed |= self.ui.advance(seconds)
        self.hear()
        changed |= bool(self.coach and self.coach.advance(seconds))
        if self._aside:
            self._aside_left -= seconds
            if self._aside_left <= 0:
                self._aside, changed = "", True
        return self.settle() or changed

    def hear(self) -> None:
        """Music and sounds follow what is seen."""
        self.display.sounds.mood(*self.ui.mood())

    def say_aside(self, text: str) -> None:
        """The ribbon says something for a moment."""
        self._aside, self._aside_left = text, ASIDE

    def settle(self) -> bool:
        """Make what is seen agree with what has changed, before it is drawn; True if panels were painted anew."""
        context = self.context
        self.notes.lay()
        note = self.notes.over_log
        covered = max(0, context.layout.log.bottom - note.rect.top) if note else 0
        paints = self.log.cover(covered) or context.stale or self._lit != self.active()
        if paints:
            self._furniture, self._lit = self._furnish(), self.active()
            areas = self._in_sight([area.spot() for area in self.ui.areas()])
            self._areas = [*(area.spot() for area in self.ui.paint.areas), *areas]
            self.set_spots()
            self._blueprints = self._draw_up()
            context.stale = False
        self.notes.lay_tooltip()
        self.speech.settle(self._needed())
        self._lay_elements()
        return paints

    def _draw_up(self) -> Sequence[Blueprint]:
        """The elements of log, buttons and question."""
        tools = zip(self.context.layout.buttons, self._tools, strict=True)
        asked = self.context.asked and not self.context.match.is_over
        log = () if self.has_sheet else self.log.blueprints()
        made = [*log, *(tool.blueprint(self.display, rect) for rect, tool in tools)]
        for spot in self.ring.spots:
            if spot.key == Unveil() and spot.act:
                made.append(plate_blueprint(self.display, spot.rect, spot.key, spot.label, spot.act))
        return [*made, *(self.ui.question.blueprints() if asked else ())]

    def _lay_elements(self) -> None:
        """All elements, unless another scene's are seen."""
        if self.display.gui.owner is not self._host:
            return
        notes = [self.notes.tooltip.blueprint(self.display)] if self.notes.tooltip else []
        coach = self.coach.blueprints() if self.coach else ()
        focus = self.ring.focus
        self._shelf.lay([*self._blueprints, *coach, *notes], focus.key if focus else None)

    def _needed(self) -> list[pygame.Rect]:
        """What is asked, what has the focus and what is told of it: nobody talks over it."""
        needed = [self.notes.over_log.rect] if self.notes.over_log else []
        needed += [self.ring.focus.rect] if self.ring.focus else []
        if self.log.answered or self.ui.fills_board():
            needed.append(self.context.layout.board)
        if self.context.asked:
            question = self.ui.question
            needed += [spot.rect for spot in self.ring.spots if isinstance(spot.key, Answer)]
            needed += [question.ribbon(), question.own_panel()]
        return needed

    def active(self) -> int:
        """The party whose turn or choice is shown."""
        match = self.context.match
        return match.to_move if self.context.asked and not match.is_over else self.ui.actor()

    def _furnish(self) -> pygame.Surface:
        """Table and panels."""
        context, ui = self.context, self.ui
        made, layout = pygame.Surface(self.display.size), context.layout
        made.blit(self.display.pictures.tiled("tile-table", made.get_size(), self.display.unit), (0, 0))
        active = self.active()
        panels = (ui.question.own_panel(), *layout.opponents)
        for party, rect in zip((context.seat, *context.others()), panels, strict=True):
            if party == active:
                ui.paint.glow(made, rect)
        ui.paint.areas.clear()
        ui.paint_panels(made, active)
        if self.coach is None:
            ui.paint.about(pygame.Rect(layout.log.topleft, (layout.log.w, self.log.rows.head(0))), self._seal())
        return made

    # Words

    def _seal(self) -> tuple[str, Sequence[str]]:
        """How it is proved that nobody changes the luck: told of the heading of the log."""
        say, kit, match = self.context.say, self.context.kit, self.context.match
        return say(kit.sealed), (say(kit.settled), say(words.SEAL, fingerprint=short(match.fingerprint)))

    def prompt(self) -> str:
        """The line on the ribbon: what is asked, what happens, or who is busy."""
        context, question = self.context, self.ui.question
        if self._aside:
            return self._aside
        if self.ring.looked and context.asked:
            return context.say(words.LOOKING)
        if context.match.is_over and not context.busy:
            return context.say(context.kit.over)
        if context.pondering is not None:
            return context.say(words.PONDERS)
        if context.asked:
            return question.advice_words(partial(self.ui.paint.can_write, question.ribbon())) or question.prompt()
        if context.thinking is not None and not context.busy:
            text = words.ON_PHONE if context.on_phone else words.THINKS
            return context.say(text, name=context.names[context.thinking])
        if self.coach and not context.busy:
            return context.say(self.coach.guide.chapter.title)
        if not context.busy and context.match.to_move >= 0:
            return context.match.game.question(context.view, context.names, self.display.language)
        return self._happening()

    def _happening(self) -> str:
        """The turn so far, what is just being shown, or whose turn it is."""
        context, event = self.context, self.player.happening
        if event and (summary := self.log.book.turn_so_far(event)):
            return summary.rstrip(".")
        if event and (caption := self.ui.caption(event, plain(self.log.book.say(event).text))):
            return caption
        actor, seats = self.ui.actor(), len(context.match.seats)
        if actor == context.viewer:
            return context.say(words.YOUR_TURN)
        if actor < seats:
            return context.say(words.WATCH, name=context.names[actor])
        return context.say(context.kit.others[actor - seats].turn)

    # Drawing

    def draw(self, window: pygame.Surface) -> None:
        """The whole table but the frame round what has the focus."""
        context, ui, question = self.context, self.ui, self.ui.question
        aim = context.aim
        window.blit(self._furniture, (0, 0))
        window.set_clip(context.layout.board if self.zoom.is_close else None)
        ui.draw_board(window, aim)
        window.set_clip(None)
        ui.paint.ribbon(window, question.ribbon(), self.prompt(), context.pondering)
        question.draw(window, aim)
        foot = window.get_rect()
        foot.top = foot.bottom - self.display.px(self._foot)
        if self._foot:  # cards that wait below the choices end there
            window.blit(self._furniture, foot, foot)
        self.display.gui.draw(window, TABLE)
        ui.world.draw(window, Layer.SMOKE, Layer.BANNERS)
        self.log.spotlight.draw(window)
        if self.coach:
            self.coach.draw(window, context.layout.board if aim else None)
        self.display.gui.draw(window, SHEETS)

    def draw_notes(self, window: pygame.Surface) -> None:
        """What is told of what has the focus, over everything else."""
        question = self.ui.question
        draw_shares(window, self.display, self.ring.spots, question.shares, question.golden())
        self.speech.draw(window)
        self.display.gui.draw(window, NOTES)

    @property
    def frames_focus(self) -> bool:
        """Whether a frame goes round what has the focus; some answers show it by themselves."""
        aim = self.context.aim
        return aim is None or not self.ui.question.lifts(aim)


def _answer_rects(
    question: Question[S], choice: Sequence[Move], spots: Sequence[Spot]
) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
    """Where answers lie, and those among them that lead to the choice of a lesson; nothing if it awaits none."""
    if not choice:
        return [], []
    keys = {answer for move in choice for answer in question.answers_of(move)}
    answers = [spot.rect for spot in spots if isinstance(spot.key, Answer)]
    return answers, [spot.rect for spot in spots if spot.key in keys]
