"""The round buttons of a table at which a match is played: hint, undo, speed, full screen, rules and menu."""

from collections.abc import Callable, Sequence

from ...engine.contract import State
from ...session.controller import NO_UNDO, MatchController
from ...store import SPEEDS
from .. import words
from .tabletop import Tabletop, ToolButton

SPEED_BADGES = {"1x": "1×", "2x": "2×", "off": "–", "instant": "»"}
"""What the button for the speed shows."""


class Toolbar:
    """What the buttons do, and whether they can."""

    def __init__(
        self, controller: MatchController[State], tabletop: Tabletop[State], look: Callable[[], None],
        resize: Callable[[], None], rules: Callable[[], None], menu: Callable[[], None],
    ) -> None:  # fmt: skip
        """`look` shows the table as the controller says whose it is; the others are what their buttons open."""
        self._controller, self._tabletop, self._look = controller, tabletop, look
        self._resize, self._rules, self._menu = resize, rules, menu
        self._context = tabletop.context

    def buttons(self) -> Sequence[ToolButton]:
        """All of them, from left to right."""
        say, labels = self._context.say, words.BUTTONS
        stuck = "" if self.can_undo() else say(self._controller.why_no_undo(self._context.match.to_move) or NO_UNDO)
        badge = SPEED_BADGES[self._context.display.settings.speed]
        return [
            ToolButton("hint", say(labels["hint"]), self.hint, "" if self.can_hint() else say(words.NO_HINT)),
            ToolButton("undo", say(labels["undo"]), self.undo, stuck),
            ToolButton("fast-forward", self._speed(), self.faster, badge=badge),
            ToolButton("full-screen", say(labels["full-screen"]), self._full_screen),
            ToolButton("rules", say(labels["rules"]), self._rules),
            ToolButton("pause", say(labels["pause"]), self._menu),
        ]

    # Taking back

    def _asks(self) -> bool:
        return self._context.asked and not self._context.match.is_over

    def can_undo(self) -> bool:
        """Whether the person who is asked can take something back."""
        question, seat = self._tabletop.ui.question, self._context.match.to_move
        return self._asks() and (question.can_undo() or self._controller.can_undo(seat))

    def undo(self) -> None:
        """Take back the last part of an answer, or the last choice, or say why that cannot be."""
        question, seat = self._tabletop.ui.question, self._context.match.to_move
        if self._asks() and question.can_undo():
            question.undo()
        elif self._asks() and self._controller.can_undo(seat):
            self._controller.undo(seat)
            self._look()
        else:
            self._tabletop.say_aside(self._context.say(self._controller.why_no_undo(seat) or NO_UNDO))

    # Advice

    def can_hint(self) -> bool:
        """Whether the admiral may be asked."""
        return self._asks() and self._controller.can_hint()

    def hint(self) -> None:
        """Ask the admiral what he would choose. He knows no more than is shown, so his advice gives nothing away."""
        question = self._tabletop.ui.question
        if self.can_hint() and self._controller.ask_hint(question.weighed_view()):
            self._context.pondering = 0.0
            question.forget_advice()
            self._tabletop.set_spots()

    def cancel_hint(self) -> bool:
        """Give up a hint that was asked for; False if none was."""
        self._context.pondering = None
        return self._controller.adviser.cancel_hint()

    # Speed and size

    def faster(self) -> None:
        """The next speed."""
        settings = self._context.display.settings
        settings.speed = SPEEDS[(SPEEDS.index(settings.speed) + 1) % len(SPEEDS)]
        self._tabletop.player.keep_pace()
        self._tabletop.say_aside(self._speed())
        self._tabletop.set_spots()

    def _speed(self) -> str:
        """How fast things move, in words."""
        say = self._context.say
        return say(words.BUTTONS["fast-forward"], speed=say(words.SPEEDS[self._context.display.settings.speed]))

    def _full_screen(self) -> None:
        self._context.display.toggle_full_screen()
        self._resize()
