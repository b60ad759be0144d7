"""A table on the screen: layout, buttons, ribbon, log and notes; each game draws its board and panels into it."""

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from io import BytesIO
from typing import ClassVar

import pygame

from ...engine.contract import Move, S
from ...engine.memo import forget
from ...store import SPEEDS
from .. import words
from ..controls import FASTER, HINT, RULES, UNDO
from ..display import Display
from ..focus import Spot
from ..widgets.buttons import round_button
from .area import Area
from .coach import NEXT, SKIP, Coach
from .hints import badge_room, draw_shares
from .layout import Layout, lay_out
from .logged import Logged
from .paint import Paint
from .tooltip import Note, draw_tooltip, lay_note

THUMBNAIL = (320, 200)
_PLAIN = (words.MORE, NEXT, SKIP)
"""Buttons that say what they do: no note repeats it."""
LINES_LEFT = 3
"""Rows of the log that a note leaves if it can."""
ASIDE = 2.0
"""Seconds that the ribbon says something else than what is asked."""
Tool = tuple[str, str, Callable[[], None]]
"""A round button: its sign, what it does in words, and how."""


class TableScene(Logged[S]):
    """The table, laid out for the window."""

    waiting: ClassVar[str] = words.SETTING_UP
    paint: Paint
    deck_width: ClassVar[int] = 440
    """The width of the own panel in the design; what is left beside it is for the choices."""
    foot = 0
    """Pixels of the design that stay free below the table."""
    tools: Callable[[], Sequence[Tool]] | None = None
    """The round buttons of one who only looks, in place of the usual ones."""
    beside: Callable[[], Sequence[Spot]] | None = None
    """The spots of what stands beside the table."""
    choose_party: Callable[[int], None] | None = None
    """What pressing another party's panel does."""
    coach: Coach | None = None
    """In a lesson: who explains."""
    _furniture: pygame.Surface | None = None
    _layout: Layout | None = None
    _lit = -1
    """The party whose panel was painted with a glow."""
    _aside = ""
    """What the ribbon says for a moment, and how many seconds more."""
    _aside_left = 0.0

    # What each game adds

    @classmethod
    def check_board(cls, display: Display, state: S) -> None:
        """Raise a GameError if there is no picture of the board a match is played on."""

    @abstractmethod
    def fit_board(self, rect: pygame.Rect) -> None:
        """Scale the board for its rectangle."""

    @abstractmethod
    def actor(self) -> int:
        """Whose turn it is while events are shown."""

    @abstractmethod
    def question_spots(self) -> Sequence[Spot]:
        """The spots that answer the question of the moment."""

    @abstractmethod
    def paint_panels(self, made: pygame.Surface, active: int) -> None:
        """All panels but the log; they are kept until something in them changes."""

    @abstractmethod
    def draw_board(self, window: pygame.Surface, move: Move | None) -> None:
        """The board; `move` is the choice that has the focus."""

    @abstractmethod
    def draw_question(self, window: pygame.Surface, move: Move | None) -> None:
        """The choices of the person who is asked."""

    @abstractmethod
    def facts_of(self, party: int) -> list[str]:
        """What everybody can see of another party at the table."""

    def info_spots(self) -> Sequence[Spot]:
        """More spots that only tell something."""
        return ()

    def areas(self) -> Iterable[Area]:
        """What one can point at and ask about at the table: what is painted on the panels, and more."""
        return self.paint.areas

    def seen_at(self, spot: Spot) -> pygame.Rect:
        """What a small note about a spot must not hide."""
        return spot.rect

    def own_panel(self) -> pygame.Rect:
        """What is lit when the person at the table is asked."""
        return self.layout.deck

    def ribbon(self) -> pygame.Rect:
        """Where the ribbon lies with what is asked."""
        return self.layout.ribbon

    def note_of(self, move: Move) -> Sequence[str]:
        """What a choice leads to, as lines of a note; none if the choice says it all."""
        return ()

    def keys_of(self, move: Move) -> Sequence[Hashable]:
        """The keys of the spots with which a choice is made."""
        return (move,)

    def lifts(self, move: Move) -> bool:
        """Whether a choice shows the focus by itself, so that no frame is drawn round it."""
        return False

    # Layout

    def leave(self) -> None:
        super().leave()
        self._furniture = None
        self.display.pictures.drop_all(self.match.game.name)
        forget()

    def picture(self) -> bytes:
        if self._layout is None:
            return b""
        self.hide()
        self.withdraw()
        self.set_spots()
        made = pygame.Surface(self.display.size)
        self.draw_board(made, None)
        small = pygame.transform.smoothscale(made.subsurface(self.layout.board.clip(made.get_rect())), THUMBNAIL)
        with BytesIO() as file:  # closed, because pygame never lets go of a file it has saved to
            pygame.image.save(small, file, "board.png")
            return file.getvalue()

    def command(self, command: str) -> None:
        acts = {HINT: self.hint, UNDO: self.undo, FASTER: self._faster}
        if command in acts:
            acts[command]()
        else:
            super().command(command)

    def resize(self) -> None:
        self.playback.skip_all()
        self.playback.speed = self.display.settings.speed
        self.playback.reduced = self.display.settings.reduced_motion
        self.spotlight.point(())
        self.stale = True
        self._layout = lay_out(self.display, len(self.others()), len(self._buttons()), self.deck_width, self.foot)
        self.fit_board(self.layout.board)
        self.paint.areas.clear()  # they may tell what is no longer seen
        self.story.show(self.view)
        self.set_spots()
        self.dirty = True

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        assert self._layout is not None
        return self._layout

    def others(self) -> list[int]:
        """The other parties at the table, in the order of play from the person who looks."""
        count = len(self.names)
        return [(self.seat + step) % count for step in range(1, count)]

    # Pointing

    def _buttons(self) -> Sequence[Tool]:
        if self.tools is not None:
            return self.tools()
        say = self.display.language.say
        return [
            ("hint", say(words.BUTTONS["hint"]), self.hint),
            ("undo", say(words.BUTTONS["undo"]), self.undo),
            ("fast-forward", self._speed(), self._faster),
            ("full-screen", say(words.BUTTONS["full-screen"]), self._full_screen),
            ("rules", say(words.BUTTONS["rules"]), lambda: self.command(RULES)),
            ("pause", say(words.BUTTONS["pause"]), self.back),
        ]

    def _faster(self) -> None:
        self.display.settings.speed = SPEEDS[(SPEEDS.index(self.display.settings.speed) + 1) % len(SPEEDS)]
        self.playback.speed = self.display.settings.speed
        self._aside, self._aside_left = self._speed(), ASIDE
        self.set_spots()
        self.dirty = True

    def _speed(self) -> str:
        """How fast things move, in words."""
        say = self.display.language.say
        return say(words.BUTTONS["fast-forward"], speed=say(words.SPEEDS[self.display.settings.speed]))

    def _full_screen(self) -> None:
        self.display.toggle_full_screen()
        self.resize()

    def set_spots(self, start: Hashable = None) -> None:
        if self._layout is None:
            return
        spots: list[Spot] = []
        self.asking.free = badge_room(self.display) if self.shares else 0
        if self.asked and not self.match.is_over:
            spots += self.question_spots()
        for rect, (name, label, act) in zip(self.layout.buttons, self._buttons(), strict=True):
            idle = name == "undo" and not self.can_undo()
            spots.append(Spot(name, rect, act, label, note=self.display.language.say(words.NO_UNDO) if idle else ""))
        for party, rect in zip(self.others(), self.layout.opponents, strict=True):
            tell = partial(self.facts_of, party)
            spots.append(Spot(f"party {party}", rect, self._chooser(party), self.names[party], tell=tell))
        spots += self.info_spots()
        if self.coach:
            spots += self.coach.spots(self.layout.log, self.asked)
        else:
            spots += self.line_spots()
        spots += self.beside() if self.beside else ()
        spots += [area.spot() for area in self.areas()]
        self.ring.set(spots, start)

    def _chooser(self, party: int) -> Callable[[], None]:
        choose = self.choose_party
        return (lambda: choose(party)) if choose else lambda: None

    def update(self, seconds: float) -> bool:
        told = len(self.lines), self.lines[-1:]
        changed = super().update(seconds)
        if not self.answered:
            self.reasons.line = None
        if (len(self.lines), self.lines[-1:]) != told:
            self.log.back = 0
            self.set_spots()
        if self.coach and self.coach.advance(seconds):
            changed = True
        if self._aside:
            self._aside_left -= seconds
            if self._aside_left <= 0:
                self._aside, changed = "", True
        return self.spotlight.advance(seconds) or changed

    def allows(self, move: Move) -> bool:
        """Whether a choice may be made; in a lesson not every one leads on."""
        self.dirty = True
        return self.coach is None or self.coach.allows(move)

    def choose(self, move: Move) -> None:
        if self.coach is None or self.coach.takes(move):
            super().choose(move)
        self.dirty = True

    def conceal(self) -> None:
        super().conceal()
        self.paint.areas.clear()
        self.ring.clear()

    def can_undo(self) -> bool:
        return self.coach is None and super().can_undo()

    def turn_page(self) -> None:
        """The next page of the list of choices."""
        self.asking.turn_page()
        self.set_spots(words.MORE)

    # Drawing

    def draw(self, window: pygame.Surface) -> None:
        focus = self.ring.focus
        move = focus.key if focus and self.asked and isinstance(focus.key, tuple) else None
        note = self._note(focus, move)
        self.cover_log(max(0, self.layout.log.bottom - note.rect.top) if note else 0)
        if self.stale or self._furniture is None or self._lit != self._active():
            self._furniture, self.stale = self._furnish(window.get_size()), False
            self.ring.set([*(spot for spot in self.ring.spots if spot.act), *(area.spot() for area in self.areas())])
        window.blit(self._furniture, (0, 0))
        self.draw_board(window, move)
        self.paint.ribbon(window, self.ribbon(), self._aside or self.prompt())
        self.draw_question(window, move)
        self.story.crowd.draw(window)
        for rect, (name, _, _) in zip(self.layout.buttons, self._buttons(), strict=True):
            self._draw_button(window, name, rect, focus)
        if not (move and self.lifts(move)):
            self.draw_focus(window)
        self.spotlight.draw(window)
        if self.coach:
            keys = {key for wanted in self.coach.step.choice for key in self.keys_of(wanted)}
            choices = [spot.rect for spot in self.ring.spots if spot.key in keys]
            self.coach.point(self.layout, choices, self.asked)
            told = [line.text for line in self.lines[1:]]  # not that chance is sealed: that of a lesson is scripted
            self.coach.draw(window, self.layout, self.asked, focus.key if focus else None, told)
            self.draw_focus(window)
        draw_shares(window, self.display, self.ring.spots, self.shares, self.golden())
        if note:
            note.draw(window, self.display)
        elif focus:
            self._draw_tooltip(window, focus, move)

    def announced(self, move: Move) -> str:
        """With what the figures at the choices mean, if the ribbon has room for it; notes always say it."""
        share = self.display.language.percent(self.shares.get(move, 0.0))
        whole = self.display.language.say(words.ADVICE_WEIGHED, choice=self.label(move), share=share)
        fits = move in self.shares and self.paint.can_write(self.ribbon(), whole)
        return whole if fits else super().announced(move)

    def draw_list(self, window: pygame.Surface, area: pygame.Rect) -> None:
        """The list of choices."""
        self.asking.draw(window, area, self.ring.focus.key if self.ring.focus else None)

    def prompt(self) -> str:
        """The line on the ribbon: what is asked, or who is busy."""
        say = self.display.language.say
        if self.ring.looked and self.asked:
            return say(words.LOOKING)
        if self.match.is_over and not self.playback.busy:
            return say(self.kit.over)
        if self.asked:
            return self.advice or self.match.game.question(self.view, self.names, self.display.language)
        if self._thinks and not self.playback.busy:
            return say(words.THINKS, name=self.names[self.match.to_move])
        if self.watched and self.match.to_move >= 0 and not self.playback.busy:
            return self.match.game.question(self.view, self.names, self.display.language)
        actor, seats = self.actor(), len(self.match.seats)
        return say(words.WATCH, name=self.names[actor]) if actor < seats else say(self.kit.others[actor - seats].turn)

    def _furnish(self, size: tuple[int, int]) -> pygame.Surface:
        """Table and panels; painted anew only when something in them has changed."""
        made, layout = pygame.Surface(size), self.layout
        made.blit(self.display.pictures.tiled("tile-table", size, self.display.unit), (0, 0))
        active = self._lit = self._active()
        for party, rect in zip((self.seat, *self.others()), (self.own_panel(), *layout.opponents), strict=True):
            if party == active:
                self.paint.glow(made, rect)
        self.paint.areas.clear()
        self.paint_panels(made, active)
        self.log.draw(made, self.display.language.say(self.kit.log), self.lines, layout.log)
        return made

    def _active(self) -> int:
        """The party whose turn or choice is shown."""
        return self.match.to_move if self.asked and not self.match.is_over else self.actor()

    def _draw_button(self, window: pygame.Surface, name: str, rect: pygame.Rect, focus: Spot | None) -> None:
        disabled = (name == "undo" and not self.can_undo()) or (name == "hint" and not self.can_hint())
        look = "disabled" if disabled else "hover" if focus and focus.key == name else "normal"
        window.blit(round_button(self.display, name, look, rect.size), rect)

    def _told_by(self, focus: Spot, move: Move | None) -> tuple[str, Sequence[str]]:
        """What a spot that has the focus is called, and what else is to be known of it."""
        if move:
            judged = []
            if move in self.shares:
                share = self.display.language.percent(self.shares[move])
                judged = [self.display.language.say(words.JUDGED, share=share)]
            return focus.label or self.label(move), [*judged, *self.note_of(move)]
        return focus.label, focus.tell() if focus.tell else ()

    def _note(self, focus: Spot | None, move: Move | None) -> Note | None:
        """The note on what has the focus lies over the foot of the log, where nothing of the board is hidden.

        A long one covers the round below as well, and some of the newest lines stay above it if they can. The longest
        lie on the buttons too, rather than on an opponent: what has the focus is none of them.
        """
        if focus is None or focus.act is None or self.coach:
            return None
        title, lines = self._told_by(focus, move)
        if not lines:
            return None
        px, log = self.display.px, self.layout.log
        low = log.unionall([self.layout.notice, self.layout.pile])
        low = pygame.Rect(low.x - px(6), low.y, low.w + px(12), low.h + px(10))
        head = self.log.head(LINES_LEFT)
        areas = [pygame.Rect(area.x, area.y + head, area.w, area.h - head) for area in (log, low)]
        foot = pygame.Rect(low.x, low.y, low.w, self.display.size[1] - px(self.foot) - low.y)
        groups = (areas, (low,), (foot,))
        return lay_note(self.display, title, lines, groups, lambda y: self.log.edge(self.lines, log, y))

    def _draw_tooltip(self, window: pygame.Surface, focus: Spot, move: Move | None) -> None:
        """A small note: why something happened, what a thing or button is; in a lesson, what a choice leads to."""
        if self.answered and self.reasons.line:
            event = self.reasons.line.event
            lit = self.places_of(event) if event else ()
            self.reasons.draw(window, self._reason(self.reasons.line), self.layout.board, lit)
            return
        title, lines = self._told_by(focus, move)
        if lines and focus.act:
            aside = pygame.Rect(self.layout.ribbon.right - self.display.px(180), self.layout.ribbon.y, 0, 0)
            draw_tooltip(window, self.display, title, lines, aside)
        elif isinstance(focus.key, str) and title and focus.key not in _PLAIN:
            draw_tooltip(window, self.display, title, lines or [focus.note] * bool(focus.note), self.seen_at(focus))
