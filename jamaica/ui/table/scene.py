"""A match that is played in the window: the course of the match drives it, the tabletop shows it."""

from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from typing import Any, ClassVar, Protocol

import pygame

from ...engine.contract import ONLOOKER, Event, Move
from ...engine.match import Match
from ...phones import PhoneTable
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
from .phone_link import PhoneLink
from .question import Question
from .tabletop import Tabletop, ToolButton
from .targets import Unveil
from .toolbar import Toolbar
from .viewpoint import Viewpoint

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
        self.controller, self._scenes = controller, scenes
        seat, revealed = controller.seat, controller.revealed
        speaking = () if controller.guide else speakers(controller.match)
        voices = Voices(controller.match, speaking) if any(speaking) else None
        self.tabletop: Tabletop[Any] = Tabletop(
            display, controller.match, make, make.kit, self, seat, revealed, voices=voices
        )
        self.viewpoint = Viewpoint(controller, self.tabletop, self._mark_dirty)
        self.phones = PhoneLink(
            phones, self.tabletop, self.viewpoint, lambda: self.stack.push(scenes.phone_codes(self))
        )
        self.toolbar = Toolbar(
            controller, self.tabletop, self.viewpoint.show, self.resize, lambda: self.command(RULES), self.open_menu
        )
        self.ring = self.tabletop.ring
        self.context.answer = self.answer
        self._ended = False
        self.hands_on = False
        """Whether another match of the same game takes its place."""
        self.lesson: LessonPlay | None = None
        """In a lesson: where the match stops for the coach."""

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
        """Make this table a lesson: the coach explains, and the match waits for the learner."""
        self.lesson = LessonPlay(coach, self.tabletop, match, self.answer, replays_from)

    def _mark_dirty(self) -> None:
        self.dirty = True

    # Life cycle

    def enter(self) -> None:
        self.tabletop.hear()
        self.display.pictures.look_ahead(self.match.game.name)
        self.display.keeps_pace = self.is_lesson
        super().enter()
        self.viewpoint.recap()
        self.phones.start()
        if self.lesson:
            self.controller.start()
            self.lesson.begin()
        else:
            self.tabletop.play([*self.tabletop.rewind(), *self.controller.start()])

    def resume(self) -> None:
        self.tabletop.rename()
        self.viewpoint.recap()
        super().resume()

    def leave(self) -> None:
        self.display.keeps_pace = False
        picture = b""
        try:
            picture = b"" if self.is_lesson else self.picture()
        finally:  # whatever goes wrong with a picture, the match is let go
            self.controller.close(picture)
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
        self.viewpoint.cover()
        self.tabletop.withdraw()
        self.tabletop.show_all_of_board()
        self.tabletop.set_spots()
        made, board = pygame.Surface(self.display.size), self.context.layout.board
        self.tabletop.ui.draw_board(made, None)
        small = pygame.transform.smoothscale(made.subsurface(board.clip(made.get_rect())), THUMBNAIL)
        with BytesIO() as file:  # closed, because pygame never lets go of a file it has saved to
            pygame.image.save(small, file, "board.png")
            return file.getvalue()

    # What a table asks of its scene

    def tools(self) -> Sequence[ToolButton]:
        """The round buttons."""
        return self.toolbar.buttons()

    def spots_beside(self) -> Sequence[Spot]:
        """The button that shows the own cards, when they are asked for again."""
        if not self.viewpoint.unveils:
            return ()
        return [Spot(Unveil(), _unveil_rect(self.context), self._unveil, self.context.say(words.UNVEIL))]

    def choose_party(self, party: int) -> None:
        """Nothing: the panels of others only tell something."""

    def open_rule(self, number: str) -> None:
        """Show a rule."""
        self.stack.push(self._scenes.rules(self, number))

    # Input

    def open_rules(self) -> bool:
        self.open_rule(self.context.kit.chapters.get(self.match.state.stage, ""))
        return True

    def open_menu(self) -> None:
        """Interrupt the game; nobody's secrets are seen behind the menu."""
        self.viewpoint.cover()
        self.stack.push(self._scenes.menu(self))

    def back(self) -> None:
        if self.toolbar.cancel_hint():
            self.dirty = True
        elif self.tabletop.log.explains:
            self.ring.clear()
        else:
            self.open_menu()

    def desert(self) -> None:
        self.viewpoint.cover()

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
        """Whether an event skips the motion that is shown: a press on nothing in particular."""
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
        controller, context, lesson = self.controller, self.context, self.lesson
        pondered = context.pondering is not None
        if events := self._pass_time(seconds):
            self.tabletop.play(events)
        if news := controller.keeper.news():
            self.display.tell(news)
        changed = self.tabletop.update(seconds) or pondered or bool(events)
        controller.mark_shown(context.told)
        if pondered and controller.adviser.advice and self.question.advised is None:
            self.question.advise(controller.adviser.advice)
        if isinstance(controller.phase, Warned) and context.asked:
            self.stack.push(self._scenes.warning(self))
        if not self._is_waiting:
            changed |= self._proceed()
        return bool(lesson and lesson.listen()) or changed

    def _pass_time(self, seconds: float) -> Sequence[Event]:
        """Poll phones, captains and advice; returns the events that followed."""
        controller, events = self.controller, self.phones.poll()
        if isinstance(controller.phase, Weighing):
            self.act(lambda: controller.poll(seconds))
        else:
            events = [*events, *controller.poll(seconds)]
        self.context.pondering = controller.adviser.progress
        return events

    @property
    def _is_waiting(self) -> bool:
        """Whether something has to be shown, answered or read before it goes on."""
        context, lesson = self.context, self.lesson
        over = self._ended or bool(lesson and lesson.holds)
        return context.busy or context.asked or self.viewpoint.unveils or over

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
                self.viewpoint.conceal()
                self.phones.expect(seat)
                return thinking != seat
            case HandOver(seat, before):
                self.stack.push(self._scenes.handoff(self, seat, before))
            case Unveiling():
                self.viewpoint.unveils = True
                self.tabletop.set_spots(Unveil())
            case Asking(seat) | Weighing(seat) | Warned(seat):
                if seat != context.seat:
                    controller.look(seat)
                    self.viewpoint.show()
                self._ask()
            case _:
                return False
        return True

    def _ask(self) -> None:
        self.tabletop.ask()
        self.display.sounds.play("turn")
        self.dirty = True

    def _unveil(self) -> None:
        if isinstance(phase := self.controller.phase, Unveiling):
            self.viewpoint.take_wheel(phase.seat)

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
