"""A reader: keeps every text that the window draws, and how much smaller than wanted it was drawn."""

from dataclasses import dataclass, field
from gettext import NullTranslations
from random import Random
from string import Formatter
from typing import Any

import pygame
import pytest

from ai.captains import captain_for
from jamaica.engine.language import Language
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.files import assets
from jamaica.games import find_game
from jamaica.store import Settings
from jamaica.ui import focus
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.lettering import Lettering
from jamaica.ui.table.ending import Ending
from jamaica.ui.table.factory import House, open_table
from jamaica.ui.table.scene import TableScene

from .pilot import FRAME, QUIET, Pilot, QuickThinker


@dataclass
class Reader:
    """What was drawn."""

    texts: set[str] = field(default_factory=set)
    shrunk: dict[str, tuple[float, float]] = field(default_factory=dict)
    """Lines that were drawn smaller than wanted: the size they wanted and the one they got."""

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> "Reader":
        """Read along from now on."""
        line, fitted, broken = Lettering.line, Lettering.fitted, Lettering.broken
        parts: set[str] = set()
        """Lines of paragraphs, which were read as a whole."""

        def read_line(self: Lettering, text: str, size: float, *rest: Any, **named: Any) -> pygame.Surface:
            if text.strip() not in parts:
                reader.texts.add(text)
            return line(self, text, size, *rest, **named)

        def read_fitted(
            self: Lettering, text: str, size: float, width: float, *rest: Any, **named: Any
        ) -> pygame.Surface:
            made = fitted(self, text, size, width, *rest, **named)
            bold = rest[2] if len(rest) > 2 else named.get("bold", False)
            family = rest[1] if len(rest) > 1 else named.get("family", "crimson-pro")
            wide = self.font(family, size, bold).size(text)[0]
            if wide > width:
                now = (size, size * width / wide)
                reader.shrunk[text] = min(reader.shrunk.get(text, now), now, key=lambda pair: pair[1] / pair[0])
            return made

        def read_broken(self: Lettering, text: str, *rest: Any, **named: Any) -> list[str]:
            reader.texts.add(text)
            lines = broken(self, text, *rest, **named)
            parts.update(part.strip() for part in lines)
            return lines

        reader = self
        monkeypatch.setattr(Lettering, "line", read_line)
        monkeypatch.setattr(Lettering, "fitted", read_fitted)
        monkeypatch.setattr(Lettering, "broken", read_broken)
        return self


class Silence(NullTranslations):
    """A language without words: of a sentence only its values are left, so that what was never said stands out."""

    def gettext(self, message: str) -> str:
        values = "".join(f"{{{name}}}" for _, name, _, _ in Formatter().parse(message) if name)
        return f"⟪{values}⟫" + message[-1:] * message.endswith(":")

    def ngettext(self, one: str, many: str, number: int) -> str:
        return self.gettext(many)

    def pgettext(self, place: str, message: str) -> str:
        return self.gettext(message)


SEED = "speaking"
SILENCE = Language("en", Silence())


def seated(game: str, players: int, language: Language | None = None, code: str = "en", people: int = 1) -> Pilot:
    """At a table of a game, in a language."""
    display = Display(assets(), (1280, 800), Settings(**{**QUIET, "speed": "instant", "language": code}))
    display.language = language or display.language
    rules = find_game(game)
    pilots = ["human"] * people + ["mate"] * (players - people)
    seats = [Seat(name, pilot) for name, pilot in zip(rules.names(), pilots, strict=False)]
    match = Match.begin(rules, rules.options(players=players), seats, SEED)
    return Pilot(App(display, open_table(display, match, House(QuickThinker))))


def read_game(pilot: Pilot, choices: int = 10_000, looks: int = 6) -> None:
    """Play on, and at every question look at a few of the places one can point to, until the end or so many choices."""
    rng, person = Random(4), None
    for _ in range(6000):
        scene = pilot.top
        if isinstance(scene, Ending) or not choices:
            pilot.frames(2)
            return
        assert isinstance(scene, TableScene)
        person = person or captain_for("greedy", scene.match.game)
        if scene.context.asked:
            for _ in range(looks):
                scene.ring.move(focus.NEXT)
                scene.draw(pilot.app.display.window)
            scene.context.choose(person.choose(scene.context.view, rng))
            choices -= 1
        scene.update(FRAME)
    raise AssertionError("the match does not end")
