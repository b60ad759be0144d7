"""A match that is played in the window: the course of the match drives it, the tabletop shows it."""

from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from typing import Any, ClassVar, Protocol

import pygame

from ...engine.contract import ONLOOKER, Event, Move
from ...engine.match import Match
from ...phones import PhoneError, PhoneTable
from ...session.controller import (
    Asking,
    HandOver,
    MatchController,
    OnPhone,
    Over,
    Thinking,
    Unveiling,
    Warned,
    Weighing,
)
from ...session.lesson import LessonMatch
from ...session.voices import Voices, speakers
from .. import words
from ..controls import FASTER, HINT, RULES, UNDO
from ..display import Display
from ..focus import BACK, PRESS, Spot
from ..scenes import Scene, feed, serve
from .coach import Coach
from .context import TableContext
from .game_ui import GameUi
from .lesson_play import LessonPlay
from .question import Question
from .tabletop import Tabletop, ToolButton
from .targets import Unveil
from .toolbar import Toolbar

THUMBNAIL = (320, 200)
MOST = 2.0
"""The greatest UI scale a table can be laid out for."""


class TableScenes(Protocol):
    """Makes the scenes that a table leads to."""

    def handoff(self, table: "TableScene", seat: int, before: int | None) -> Scene:
        """Hides the table until a person has taken the wheel; `before` may still change a secret choice."""

    def rules(self, table: "TableScene", number: str) -> Scene:
        """The rules, open at a number."""

    def menu(self, table: "TableScene") -> Scene:
        """The menu of a game that is interrupted."""

    def warning(self, table: "TableScene") -> Scene:
        """What the tutor says of the choice that was made."""

    def ended(self, table: "TableScene") -> Scene:
        """What follows the end."""

    def phone_codes(self, table: "TableScene") -> Scene:
        """The codes with which phones come to the table."""


class TableScene(Scene):
    """One match at one table. People are asked, captains think, and nothing is shown that not everybody may see."""

    waiting: ClassVar[str] = words.SETTING_UP
    most: ClassVar[float] = MOST

    def __init__(
        self, display: Display, controller: MatchController[Any], make: type[GameUi[Any]], scenes: TableScenes,
        phones: PhoneTable | None = None,
    ) -> None:  # fmt: skip
        super().__init__(display)
        self.controller, self._scenes, self.phones = controller, scenes, phones
        self._missed = set[int]()
        """Seats whose phone was asked for already."""
        seat, revealed = controller.seat, controller.revealed
        speaking = () if controller.guide else speakers(controller.match)
        voices = Voices(controller.match, speaking) if any(speaking) else None
        self.tabletop: Tabletop[Any] = Tabletop(
            display, controller.match, make, make.kit, self, seat, revealed, voices=voices
        )
        self.toolbar = Toolbar(
            controller, self.tabletop, self._look, self.resize, lambda: self.command(RULES), self.open_menu
        )
        self.ring = self.tabletop.ring
        self.context.answer = self.answer
        self._unveils = False
        """Whether the person who chose last is asked to show the own cards again."""
        self._ended = False
        self.hands_on = False
        """Whether another match of the same game takes its place."""
        self.lesson: LessonPlay | None = None
        """What a lesson makes of the course of the match."""

    @property
    def context(self) -> TableContext[Any]:
        """What the parts of the table share."""
        return self.tabletop.context

    @property
    def match(self) -> Match[Any]:
        """The match that is played."""
        return self.controller.match

    @property
    def question(self) -> Question[Any]:
        """The question of the moment, and how it is answered."""
        return self.tabletop.ui.question

    @property
    def is_lesson(self) -> bool:
        """Whether a coach explains."""
        return self.lesson is not None

    def teach(self, coach: Coach, match: LessonMatch, replays_from: int | None = None) -> None:
        """A lesson: a coach explains, at a pace of its own."""
        self.lesson = LessonPlay(coach, self.tabletop, match, self.answer, replays_from)

    # Life cycle

    def enter(self) -> None:
        self.tabletop.hear()
        self.display.pictures.look_ahead(self.match.game.name)
        self.display.keeps_pace = self.is_lesson
        super().enter()
        self._recap()
        self._let_phones_come()
        if self.lesson:
            self.controller.start()
            self.lesson.begin()
        else:
            self.tabletop.play([*self.tabletop.rewind(), *self.controller.start()])

    def resume(self) -> None:
        self.tabletop.rename()
        self._recap()
        super().resume()

    def leave(self) -> None:
        self.display.keeps_pace = False
        picture = b""
        try:
            picture = b"" if self.is_lesson else self.picture()
        finally:  # whatever goes wrong with a picture, the match is let go
            self.controller.close(picture)
            if self.phones:
                self.phones.close()
            self.tabletop.close(self.hands_on)

    def resize(self) -> None:
        super().resize()
        serve(self)
        self.tabletop.resize()

    def picture(self) -> bytes:
        """A picture of the board that shows nobody's secrets."""
        if not self.context.is_laid_out:
            return b""
        self.cover()
        self.tabletop.withdraw()
        self.tabletop.show_all_of_board()
        self.tabletop.set_spots()
        made, board = pygame.Surface(self.display.size), self.context.layout.board
        self.tabletop.ui.draw_board(made, None)
        small = pygame.transform.smoothscale(made.subsurface(board.clip(made.get_rect())), THUMBNAIL)
        with BytesIO() as file:  # closed, because pygame never lets go of a file it has saved to
            pygame.image.save(small, file, "board.png")
            return file.getvalue()

    # Whose secrets are seen

    def _look(self) -> None:
        """Show the table as the controller says whose it is, with all that has happened."""
        controller = self.controller
        read = controller.read.get(controller.seat, 0) if controller.revealed else 0
        self.tabletop.look(controller.seat, controller.revealed, read)
        self._unveils = False
        controller.mark_shown()
        self.dirty = True

    def _recap(self) -> None:
        """The log tells what its reader has not been shown yet."""
        controller = self.controller
        if controller.revealed and (read := controller.read.get(controller.seat, 0)):
            self.tabletop.log.book.rewrite(self.context.told_events(), read)

    def take_wheel(self, seat: int) -> None:
        """A person has sat down before the screen, and nobody else looks."""
        self.controller.take_wheel(seat)
        self._look()

    def change_mind(self, seat: int) -> None:
        """A person takes a secret choice back that was made just before."""
        self.controller.undo(seat)
        self._look()

    def cover(self) -> None:
        """The person may have left the screen: nobody's secrets are shown any more."""
        if self.controller.is_shared and self.context.revealed:
            self.controller.cover()
            self._look()

    # What a table asks of its scene

    def tools(self) -> Sequence[ToolButton]:
        """The round buttons."""
        return self.toolbar.buttons()

    def spots_beside(self) -> Sequence[Spot]:
        """The button that shows the own cards, when they are asked for again."""
        if not self._unveils:
            return ()
        return [Spot(Unveil(), _unveil_rect(self.context), self._unveil, self.context.say(words.UNVEIL))]

    def choose_party(self, party: int) -> None:
        """Other panels only tell something."""

    def open_rule(self, number: str) -> None:
        """Show a rule."""
        self.stack.push(self._scenes.rules(self, number))

    # Input

    def open_rules(self) -> bool:
        self.open_rule(self.context.kit.chapters.get(self.match.state.stage, ""))
        return True

    def open_menu(self) -> None:
        """Interrupt the game; nobody's secrets are seen behind the menu."""
        self.cover()
        self.stack.push(self._scenes.menu(self))

    def back(self) -> None:
        if self.toolbar.cancel_hint():
            self.dirty = True
        elif self.tabletop.log.explains:
            self.ring.clear()
        else:
            self.open_menu()

    def desert(self) -> None:
        self.cover()

    def handle(self, event: pygame.Event) -> bool:
        may_answer = self.context.asked and (self.lesson is None or self.lesson.may_answer)
        if may_answer and self.question.handle(event):
            return True
        player = self.tabletop.player
        if event.type in (pygame.MOUSEBUTTONUP, pygame.KEYUP, pygame.JOYBUTTONUP):
            player.release()
        if self.context.busy and self._skips(event):
            player.skip()
            return True
        if feed(self, event) or self.tabletop.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.unicode.isdecimal() and self.context.asked:
            self._press_number((int(event.unicode) - 1) % 10)  # 0 is the tenth, as on the keyboard
            return True
        return False

    def _skips(self, event: pygame.Event) -> bool:
        """Whether an event hurries what moves along: a press on nothing in particular."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button == 1 and self.ring.at(event.pos) is None
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN):
            return True
        return event.type == pygame.JOYBUTTONDOWN and self.display.controls.command_of(event) == PRESS

    def _press_number(self, number: int) -> None:
        answer = self.question.number(number)
        spot = next((spot for spot in self.ring.spots if spot.key == answer), None)
        if answer is not None and spot is not None:
            self.press(spot)

    def obey(self, command: str) -> None:
        if command != BACK and self.tabletop.log.scroll_beyond(command):
            self.dirty = True
            return
        super().obey(command)
        self.tabletop.focus_moved()

    def command(self, command: str) -> None:
        acts = {HINT: self.toolbar.hint, UNDO: self.toolbar.undo, FASTER: self.toolbar.faster}
        if command in acts:
            acts[command]()
        else:
            super().command(command)

    # The course of the match

    @property
    def is_calm(self) -> bool:
        """Somebody is asked, and nothing moves but the sea."""
        context, coach = self.context, self.tabletop.coach
        rests = context.asked and not context.busy and context.pondering is None
        return rests and coach is None and not self.tabletop.log.spotlight.places

    def update(self, seconds: float) -> bool:
        controller, context = self.controller, self.context
        pondering = context.pondering
        events = self.hear_phones()
        if isinstance(controller.phase, Weighing):
            self.act(lambda: controller.poll(seconds))
        else:
            events = [*events, *controller.poll(seconds)]
        context.pondering = controller.adviser.progress
        if events:
            self.tabletop.play(events)
        if news := controller.keeper.news():
            self.display.tell(news)
        changed = self.tabletop.update(seconds)
        controller.mark_shown(context.told)
        if pondering is not None:
            changed = True
            if controller.adviser.advice and self.question.advised is None:
                self.question.advise(controller.adviser.advice)
        if isinstance(controller.phase, Warned) and context.asked:
            self.stack.push(self._scenes.warning(self))
        lesson = self.lesson
        if not (context.busy or context.asked or self._unveils or self._ended or (lesson and lesson.holds)):
            changed |= self._proceed()
        return bool(lesson and lesson.listen()) or changed or bool(events)

    def _proceed(self) -> bool:
        """All has been shown: ask the person whose choice it is, hand over, or end. True if the picture changes."""
        controller, context = self.controller, self.context
        thinking = context.thinking
        context.thinking = None
        match controller.phase:
            case Over():
                self._ended = True
                self.stack.push(self._scenes.ended(self))
            case Thinking(seat) | OnPhone(seat):
                context.thinking, context.on_phone = seat, seat in controller.phones
                if context.revealed and not controller.revealed:
                    self._look()
                if self.phones and seat in self.phones.missing() and seat not in self._missed:
                    self._missed.add(seat)
                    self.show_codes()
                return thinking != seat
            case HandOver(seat, before):
                self.stack.push(self._scenes.handoff(self, seat, before))
            case Unveiling():
                self._unveils = True
                self.tabletop.set_spots(Unveil())
            case Asking(seat) | Weighing(seat) | Warned(seat):
                if seat != context.seat:
                    controller.look(seat)
                    self._look()
                self._ask()
            case _:
                return False
        return True

    # Phones

    def _let_phones_come(self) -> None:
        """Serve phones, if somebody has one; where that cannot be, people are asked at the screen."""
        if self.phones is None:
            return
        try:
            self.phones.start()
        except PhoneError as fault:
            self.display.tell(fault)
            self.phones = None
            return
        if self.context.revealed and not self.controller.revealed:
            self._look()

    def show_codes(self) -> None:
        """Show with which codes phones come to the table, and whose is missing."""
        self.stack.push(self._scenes.phone_codes(self))

    def hear_phones(self) -> Sequence[Event]:
        """What was chosen on phones; a question that was answered there is no longer asked here."""
        if self.phones is None:
            return ()
        steps, match = len(self.match.steps), self.match
        events = self.phones.poll()
        if fault := self.phones.news:
            self.phones.news = None
            self.display.tell(fault)
        if len(match.steps) < steps:  # taken back
            self._look()
        elif len(match.steps) > steps:
            self.tabletop.withdraw()
        self._missed &= set(self.phones.missing())
        if self.stack.top is not self and events:  # heard by the page of codes
            self.tabletop.play(events)
            return ()
        return events

    def _ask(self) -> None:
        self.tabletop.ask()
        self.display.sounds.play("turn")
        self.dirty = True

    def _unveil(self) -> None:
        if isinstance(phase := self.controller.phase, Unveiling):
            self.take_wheel(phase.seat)

    def answer(self, moves: Iterable[Move]) -> None:
        """The person who is asked has chosen."""
        self.act(lambda: self.controller.carry_out(self.match.to_move, moves))

    def act(self, do: Callable[[], Sequence[Event]]) -> None:
        """The person who is asked does something that may answer the question, or may not yet."""
        self.dirty = True
        before, steps = self.match.view(ONLOOKER), len(self.match.steps)
        events = do()
        if len(self.match.steps) == steps:  # in a lesson not every choice leads on, and the tutor may hold one
            self.lesson.refuse() if self.lesson else self.tabletop.set_spots()
            return
        if self.lesson:
            self.lesson.hush()
        self.tabletop.withdraw()
        if self.context.revealed and not self.controller.revealed:
            self.tabletop.conceal(before)
        self.tabletop.play(events)

    # Drawing

    def draw(self, window: pygame.Surface) -> None:
        self.tabletop.draw(window)
        if self.tabletop.frames_focus:
            self.draw_focus(window)
        self.tabletop.draw_notes(window)


def _unveil_rect(context: TableContext[Any]) -> pygame.Rect:
    """The button that shows the own cards."""
    area, px = context.layout.hand, context.display.px
    rect = pygame.Rect(0, 0, min(area.w, px(320)), px(48))
    rect.center = area.center
    return rect
