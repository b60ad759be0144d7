"""The coach at a table: says on a small sheet, beside what it is about, what happens next in a guided game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from ...engine.contract import Move
from ...session.guide import Guide
from ...session.lesson import Step
from .. import words
from ..display import Display
from ..entities import Point
from ..focus import Spot
from ..gui.buttons import PAPER
from ..gui.buttons import RED as RED_LOOK
from ..gui.shelf import Blueprint
from ..lettering import LEADING, LEAST
from .coach_sheet import BUTTON, FACE, MARGIN, CoachSheet, SheetButton, SheetText
from .pointing import NEAR, Pointed, around, draw_arrow, point_at, veil_over
from .spotlight import Spotlight
from .targets import Answer, CoachButton, Tool

NEXT, BACK, REPEAT, SKIP, CLOSE, TRY = map(CoachButton, ("next", "back", "repeat", "skip", "close", "try"))
SIGNS = (CLOSE, BACK, REPEAT, SKIP)
"""Those without a word on them."""
OPEN_TOOLS = ("full-screen", "rules", "pause")
"""Buttons of the table that can always be pressed."""
WIDTHS = (330, 390, 470, 560)
"""How wide the sheet can be, in the design."""
SIZE = 20
"""Its letters, in the design."""


@dataclass(frozen=True)
class CoachHost:
    """What the coach asks of those who have opened the table."""

    leave: Callable[[], None]
    """Back to the chapters."""
    reopen: Callable[[int, int | None], None]
    """The match at another step; events from a number on are shown again."""
    finish: Callable[[], None]
    """The chapter is done."""
    try_out: Callable[[tuple[Move, ...]], None]
    """A wrong choice is played, to see what it leads to."""
    last: str
    """What the button says at the end of the chapter."""


class Coach:
    """Speaks when a step of the lesson is due, and lets nothing be pressed but what leads on."""

    def __init__(self, display: Display, guide: Guide, portrait: str, host: CoachHost) -> None:
        self.display, self.guide, self.portrait, self.host = display, guide, portrait, host
        self.speaks = False
        self.go_on: Callable[[], None] = lambda: None
        """Told that what waits may be shown."""
        self.make: Callable[[tuple[Move, ...]], None] = lambda moves: None
        """Carries out a choice for the learner."""
        self._ring = Spotlight(display, float("inf"))
        self._aims: tuple[tuple[int, ...], ...] = ()
        self._laid: tuple[object, ...] = ()
        self.pointed = Pointed(pygame.Rect(0, 0, 1, 1), (), None)
        self.veil = pygame.Surface((1, 1))
        self._size: int = SIZE

    @property
    def step(self) -> Step:
        """What is explained now."""
        return self.guide.step

    @property
    def tries(self) -> bool:
        """Whether a wrong choice is only tried at this table."""
        return bool(self.guide.tried)

    @property
    def first(self) -> CoachButton | None:
        """What has the focus when a step begins."""
        return None if self._waits_for_learner() else NEXT

    def _waits_for_learner(self) -> bool:
        return not self.tries and bool(self.step.choice or self.step.press)

    def text(self) -> str:
        """What is said."""
        if self.tries:
            return self.step.against(self.guide.tried)
        return self.guide.reproof or self.step.text

    def is_due(self, told: int, asked: bool) -> bool:
        """Whether it is time for the step."""
        return self.tries or (told >= self.guide.cue.told and (asked or not self.guide.cue.asks))

    @property
    def limit(self) -> int:
        """How many events are shown before the coach speaks."""
        return self.guide.cue.told

    # What is pressed

    def press_next(self) -> None:
        """The step was read."""
        if self.tries:
            self.host.reopen(self.guide.place, None)
        elif self.guide.is_last:
            self.host.finish()
        else:
            self._go_to(self.guide.place + 1)

    def _go_to(self, place: int) -> None:
        if self.guide.go_to(place):
            self.go_on()
        else:
            self.host.reopen(place, None)

    def press_back(self) -> None:
        """The step before."""
        before = self.guide.act, self.guide.cue
        place = self.guide.place - 1
        self.guide.go_to(place)
        if (self.guide.act, self.guide.cue) == before:
            self.go_on()
        else:
            self.host.reopen(place, None)

    def press_repeat(self) -> None:
        """What was shown last is shown again."""
        self.host.reopen(self.guide.place, self.guide.replayed())

    def press_skip(self) -> None:
        """On to the next step, whatever the learner should have done."""
        if self.step.choice:
            self.make(self.step.choice)
        else:
            self.press_next()

    def try_out(self) -> None:
        """See what the wrong choice leads to."""
        self.host.try_out(self.guide.wrong)

    def among(self, spots: Sequence[Spot], places: Sequence[pygame.Rect]) -> list[Spot]:
        """The spots of the table that can be pressed now; `places` is where the step wants something to be pressed."""
        return [self._leading_on(spot) if places else spot for spot in spots if self.admits(spot, places)]

    def _leading_on(self, spot: Spot) -> Spot:
        """A spot that leads on besides what it does."""
        act = spot.act
        if act is None or (isinstance(spot.key, Tool) and spot.key.name in OPEN_TOOLS):
            return spot

        def press() -> None:
            act()
            self._go_to(self.guide.place + 1)

        return replace(spot, act=press)

    def admits(self, spot: Spot, places: Sequence[pygame.Rect]) -> bool:
        """Whether a spot of the table can be pressed now."""
        if isinstance(spot.key, Tool) and spot.key.name in OPEN_TOOLS:
            return True
        if self.tries or not self.speaks:
            return spot.act is None
        if self.step.press:
            return any(place.colliderect(spot.rect) for place in places)
        return bool(self.step.choice) and (spot.act is None or isinstance(spot.key, Answer))

    # Layout

    def lay(
        self, aims: Sequence[pygame.Rect], wanted: Sequence[pygame.Rect], answers: Sequence[pygame.Rect],
        spared: Sequence[pygame.Rect], shapes: Mapping[tuple[int, ...], Sequence[Point]],
    ) -> None:  # fmt: skip
        """What is spoken of, the choice that leads on, where any can be made, and what is better not covered.

        `shapes` has the outlines, by their rectangles, of what is spoken of and does not fill them.
        """
        window = self.display.window.get_rect()
        lit = list(dict.fromkeys(tuple(place.clip(window)) for place in (*aims, *wanted, *answers)))
        aim = next(iter((*aims, *wanted)), None)
        wished = tuple(tuple(place) for place in wanted)
        if self._aims != wished:
            self._aims = wished
            self._ring.point([pygame.Rect(place) for place in wished])
        kept_free, stand = tuple(map(tuple, spared)), (self.speaks, bool(self.guide.wrong), self.display.language.code)
        laid = (tuple(lit), kept_free, aim and tuple(aim), self.text(), window.size, stand)
        if laid == self._laid:
            return
        self._laid = laid
        places = [pygame.Rect(place) for place in lit]
        sizes, self._size = self._sizes(window)
        near = self.display.px(NEAR)
        outline = shapes.get(tuple(aim), ()) if aim else ()
        self.pointed = point_at(window, sizes, places, aim and aim.clip(window), spared, near, outline)
        self.veil = veil_over(window.size, places, self.display.unit, shapes)

    def _sizes(self, window: pygame.Rect) -> tuple[list[tuple[int, int]], int]:
        """How large the sheet can be, and its letters: smaller ones only where a window has no room."""
        px, text = self.display.px, self.display.language.say(self.text())
        for size in (SIZE, 18, 16, 14, 12):
            sizes = []
            for width in WIDTHS:
                lines = self.display.text.broken(text, px(size), px(width - 2 * MARGIN))
                high = len(lines) * max(LEAST, px(size) * self.display.text.larger) * LEADING
                wide, tall = px(width), round(high) + px(FACE + BUTTON + 4 * MARGIN)
                if wide < window.w * 0.6 and tall < window.h * 0.62:
                    sizes.append((wide, tall))
            if sizes:
                return sizes, size
        return [(px(WIDTHS[-1]), round(window.h * 0.62))], 12

    def _answer(self) -> tuple[CoachButton, str, str, Callable[[], None]] | None:
        """The button with a word on it, and its look; none while the learner has to do something."""
        if self.tries:
            return NEXT, words.BACK_TO_LESSON, RED_LOOK, self.press_next
        if self.guide.wrong:
            return TRY, words.TRY_IT, PAPER, self.try_out
        if self._waits_for_learner():
            return None
        return NEXT, self.host.last if self.guide.is_last else words.NEXT_STEP, RED_LOOK, self.press_next

    def _signs(self) -> Iterator[tuple[CoachButton, str, str, Callable[[], None]]]:
        yield CLOSE, "learn", words.LEAVE_LESSON, self.host.leave
        if self.guide.place:
            yield BACK, "left", words.STEP_BACK, self.press_back
        if self.guide.replayed() is not None:
            yield REPEAT, "replay", words.SHOW_AGAIN, self.press_repeat
        if not self.guide.is_last:
            yield SKIP, "right", words.SKIP_STEP, self.press_skip

    def _written(self) -> SheetText:
        """What stands on the sheet."""
        say = self.display.language.say
        where = say(words.STEP_OF, step=self.guide.place + 1, steps=self.guide.steps)
        return SheetText(
            self.portrait,
            self.guide.act.game.names()[self.guide.chapter.teacher],
            f"{say(self.guide.chapter.title)} · {where}",
            say(self.text()),
            self._size,
            bool(self.guide.wrong) or self.tries,
        )

    def _buttons(self) -> Sequence[SheetButton]:
        """Its buttons, where they lie on the sheet."""
        px, say, sheet = self.display.px, self.display.language.say, self.pointed.sheet
        side, x, y = px(BUTTON), px(MARGIN), sheet.h - px(BUTTON + MARGIN)
        made = list[SheetButton]()
        for key, sign, label, act in () if self.tries else self._signs():
            made.append(SheetButton(key, pygame.Rect(x, y, side, side), say(label), act, sign=sign))
            x += side + px(5)
        if answer := self._answer():
            key, label, look, act = answer
            right = pygame.Rect(x + px(6), y, sheet.w - px(MARGIN + 6) - x, side)
            made.append(SheetButton(key, right, say(label), act, look))
        return made

    def spots(self) -> list[Spot]:
        """Its buttons."""
        at = self.pointed.sheet.topleft
        return [button.spot(at) for button in self._buttons()] if self.speaks else []

    def blueprints(self) -> Sequence[Blueprint]:
        """The sheet as an element."""
        if not self.speaks:
            return ()
        text, buttons = self._written(), self._buttons()
        looks = tuple((button.key, button.label, button.sign, tuple(button.rect)) for button in buttons)
        return (
            Blueprint((text, looks), self.pointed.sheet, lambda rect: CoachSheet(self.display, rect, text, buttons)),
        )

    def advance(self, seconds: float) -> bool:
        """Let time pass; True while it points at something."""
        return self.speaks and self._ring.advance(seconds) and self.display.moves

    # Drawing

    def draw(self, window: pygame.Surface, previewed: pygame.Rect | None) -> None:
        """The veil and the arrow of the sheet; what a choice with the focus is previewed on is seen clearly."""
        if not self.speaks or self.tries:
            return
        for part in around(window.get_rect(), previewed):
            window.blit(self.veil, part, part)
        self._ring.draw(window)
        if self.pointed.arrow:
            draw_arrow(window, *self.pointed.arrow, self.display.unit)
