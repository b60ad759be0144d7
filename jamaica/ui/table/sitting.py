"""The course of a match in the window: people are asked, captains think, and nothing is lost."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import pygame

from ai.worker import Ask

from ...engine.contract import Move, S
from ...engine.match import Match
from ...session.keeper import Keeper, Nobody
from ...session.thinker import Thinker
from .. import words
from ..display import Display
from ..focus import PRESS
from ..motion import Skipper
from ..scenes import Scene
from .listing import Listing
from .telling import Telling

ADVISER = "admiral"
"""Who is asked for a hint."""
HINT = 1.5
"""Seconds he may think about it."""
CLEARLY = 0.02
"""By how much a share of victory has to be larger to be larger at all: he only estimates it."""


class Sitting(Telling[S]):
    """One match at the table. `ended` makes the scene that follows the end, `handoff` the one that hides the table."""

    def __init__(
        self, display: Display, match: Match[S], thinker: Thinker,
        handoff: Callable[[Any, int], Scene], rules: Callable[[Any, str], Scene], menu: Callable[[Any], Scene],
        ended: Callable[[Any], Scene], keeper: Keeper | None = None,
    ) -> None:  # fmt: skip
        super().__init__(display, match)
        self.thinker = thinker
        self.keeper = keeper or Nobody()
        self._handoff, self._rules, self._menu, self._ended = handoff, rules, menu, ended
        self.watched = False
        """Whether the match is only looked at: nobody is asked, no captain thinks."""
        self.asked = False
        self.advice = ""
        """What the admiral advises, once he was asked."""
        self.shares: dict[Move, float] = {}
        """With it: the share of victory he expects of each choice."""
        self.advised: Move | None = None
        self._thinks = self._ponders = False
        self._beats = 0
        self.asking = Listing(display, self.label, self.line, self.picture_of)
        self._skipper = Skipper()

    # What each game adds

    def proposal(self) -> Move | None:
        """The choice that has the focus at first."""
        return None

    def order(self, move: Move) -> Any:
        """What is listed first: the proposal, then as the rules list the choices."""
        return move != self.proposal()

    def listed(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Which choices the list shows, if the others can be made in another way."""
        return moves

    def line(self, move: Move) -> str:
        """A choice in the list, where the question and its picture say part of it."""
        return self.label(move)

    def picture_of(self, move: Move) -> str:
        """The small picture of a choice in the list; none if it has none."""
        return ""

    def is_halfway(self) -> bool:
        """Whether part of a choice was made that people make as one."""
        return False

    def press_number(self, number: int) -> None:
        """A number key, counted from 0: that choice of the page."""
        shown = self.asking.on_page()
        if 0 <= number < len(shown):
            self.choose(shown[number])

    # Life cycle

    def enter(self) -> None:
        self.display.sounds.mood(self.kit.music, self.kit.ambience)
        self.display.pictures.look_ahead(self.match.game.name)
        self.keeper.keep(self.match)
        super().enter()

    def resume(self) -> None:
        self._name_all()  # perhaps in another language
        self._tell_all()
        super().resume()

    def pause(self) -> None:
        self.hide()

    def leave(self) -> None:
        self.thinker.close()
        picture = b""
        try:
            picture = b"" if self.watched else self.picture()
        finally:  # whatever goes wrong with a picture, the match is let go
            self.keeper.close(picture)

    def picture(self) -> bytes:
        """The board as everybody sees it, as PNG for lists of saved games; empty if there is nothing to be seen."""
        return b""

    def open_rules(self) -> bool:
        """The rules of what is asked now."""
        self.stack.push(self._rules(self, self.kit.chapters.get(self.match.state.stage, "")))
        return True

    def back(self) -> None:
        self.stack.push(self._menu(self))

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.hide()
            return True
        if event.type in (pygame.MOUSEBUTTONUP, pygame.KEYUP, pygame.JOYBUTTONUP):
            self._skipper.release()
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.ring.at(event.pos)
        keyed = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN)
        button = event.type == pygame.JOYBUTTONDOWN and self.display.controls.command_of(event) == PRESS
        if self.playback.busy and (pressed or keyed or button):
            self._skipper.press(self.playback)
            return True
        if event.type == pygame.KEYDOWN and event.unicode.isdecimal() and self.asked:
            self.press_number((int(event.unicode) - 1) % 10)  # 0 is the tenth, as on the keyboard
            return True
        return False

    def update(self, seconds: float) -> bool:
        self._skipper.advance(seconds, self.playback)
        changed = self.playback.advance(seconds)
        if not self.watched:
            self._think()
        if news := self.keeper.news():
            self.display.tell(news)
        self.stale |= self.playback.beats != self._beats
        self._beats = self.playback.beats
        if not self.playback.busy and not self.asked and not self.watched:
            self._proceed()
            return True
        return changed

    # The course of the match

    def _think(self) -> None:
        """Captains think while things move; the rules never wait for the screen."""
        seat = self.match.to_move
        if self._ponders:
            self._listen()
        if self.match.is_over or seat in self.people:
            return
        if not self._thinks:
            pilot = self.match.seats[seat].pilot
            self.thinker.ask(Ask(self.match.game.name, pilot, self.match.view(seat), self.match.whim()))
            self._thinks = True
        answer = self.thinker.answer()
        if answer is not None:
            self._thinks = False
            self._play(seat, answer.move)

    def can_hint(self) -> bool:
        """Whether the admiral may be asked: what is decided in secret only by eyes that may see the hand."""
        secret = self.match.state.stage in self.kit.secret
        return self.asked and not self.match.is_over and (self.revealed or not secret)

    def hint(self) -> None:
        """Ask the admiral what he would choose. He knows no more than is shown, so his advice gives nothing away."""
        if self.can_hint() and not self._ponders:
            view = self.weighed_view()
            if not self.revealed:
                view.viewer = None  # the cards of the person who is asked are imagined as well
            self.thinker.ask(Ask(self.match.game.name, ADVISER, view, self.match.whim(), HINT, weigh=True))
            self._ponders, self.advice = True, self.display.language.say(words.PONDERS)

    def weighed_view(self) -> S:
        """From where the admiral looks ahead."""
        return self._view()

    def _listen(self) -> None:
        answer = self.thinker.answer()
        if answer is not None:
            self._ponders = False
            self.shares = answer.shares
            self.advised = self.weighed(answer.move)
            self.advice = self.announced(self.advised)
            self.advise(self.advised)
            self.dirty = True

    def withdraw(self) -> None:
        """The question is no longer asked, and all advice on it gone."""
        self.asked = False
        self.forget_advice()

    def forget_advice(self) -> None:
        """What the admiral said, or was asked, holds no more."""
        self._ponders, self.advice = False, ""
        self.shares, self.advised = {}, None

    def weighed(self, move: Move) -> Move:
        """What the admiral's choice comes to: what the game proposes, unless he finds something clearly better."""
        proposed = self.proposal()
        if proposed is None or proposed not in self.shares or move not in self.shares:
            return move
        return move if self.shares[move] - self.shares[proposed] >= CLEARLY else proposed

    def announced(self, move: Move) -> str:
        """The admiral's choice in words."""
        return self.display.language.say(words.ADVICE, choice=self.label(move))

    def advise(self, move: Move) -> None:
        """Show the admiral's choice at the table."""
        self.asking.show(move, stays=True)
        self.set_spots(start=move)

    def golden(self) -> Collection[Move]:
        """The spots that carry out the admiral's choice."""
        return () if self.advised is None else (self.advised,)

    def _proceed(self) -> None:
        """All has been seen: ask the person whose choice it is, or end."""
        seat = self.match.to_move
        if self.match.is_over:
            self.asked = True
            self.stack.push(self._ended(self))
        elif seat in self.people:
            secret = self.match.state.stage in self.kit.secret
            if len(self.people) > 1 and secret and not (self.revealed and self.seat == seat):
                self.stack.push(self._handoff(self, seat))
                return
            if seat != self.seat:
                self._look(seat, False)
            self.asked = True
            self.asking.ask(self.listed(sorted(self.view.choices(), key=self.order)))
            self.display.sounds.play("turn")
            self.ring.clear()
            self.set_spots(start=self.proposal())

    def choose(self, move: Move) -> None:
        """The person who is asked has chosen."""
        self._play(self.match.to_move, move)

    def _play(self, seat: int, move: Move) -> None:
        events = self.match.play(seat, move)
        self.keeper.keep(self.match)
        self.withdraw()
        if self.revealed and len(self.people) > 1 and not self._goes_on():
            self.conceal()
        self._tell(events)

    def _goes_on(self) -> bool:
        """Whether the person at the table is asked a next secret at once, with nothing between for all to watch."""
        secret, seat = self.match.state.stage in self.kit.secret, self.seat
        return secret and self.match.to_move == seat and self.match.can_undo(seat)

    def conceal(self) -> None:
        """The cards of the person at the table are no longer seen, while what happens goes on being shown."""
        self.revealed = False
        self._read[self.seat] = self._told
        self.story.show(self._closed(self.view))
        self._tell_all()

    def can_undo(self) -> bool:
        """Whether the person who is asked can take something back."""
        return self.asked and self.match.can_undo(self.match.to_move)

    def undo(self) -> None:
        """Take the last choice back, if nothing was revealed by it."""
        if self.can_undo():
            seat = self.match.to_move
            self.match.undo(seat)
            while self.is_halfway() and self.match.can_undo(seat):
                self.match.undo(seat)
            self.keeper.keep(self.match)
            self._look(self.seat, self.revealed)
