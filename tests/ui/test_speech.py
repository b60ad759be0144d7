"""Speech bubbles: beside the captain's panel for a moment, over nothing that is asked or needed; silence where due."""

from typing import Any

import pygame
import pytest

from jamaica.files import assets
from jamaica.session.lesson import load
from jamaica.session.voices import Remark
from jamaica.store import Settings
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.table.factory import House, Lessons
from jamaica.ui.table.targets import Answer

from .pilot import QUIET, Pilot, QuickThinker
from .posing import go_on, posed

VOICES = {
    "jamaica": ("bonny", "read", "bellamy", "rackham", "levasseur", "drummond"),
    "montego": ("marlow", "sol", "finn", "palma"),
}


def speak(table: Any, game: str, party: int, kind: str = "lost") -> None:
    table.tabletop.speech._say(Remark(party, VOICES[game][party], kind, 0, None))
    table.tabletop.settle()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
@pytest.mark.parametrize(
    ("game", "name"),
    [("jamaica", "card"), ("jamaica", "attack"), ("jamaica", "lane"), ("montego", "cards"), ("montego", "load")],
)
def test_a_bubble_covers_nothing_that_is_asked(game: str, name: str, size: tuple[int, int]) -> None:
    pilot, _ = posed(game, name, size, text_size=1.5 if size[0] < 1100 else 1.0, language="de")
    table: Any = pilot.top
    pilot.frames(2)
    window, shown = pygame.Rect((0, 0), size), 0
    for party in table.context.others():
        speak(table, game, party)
        if (rect := table.tabletop.speech.rect) is None:
            continue
        shown += 1
        answers = [spot.rect for spot in table.ring.spots if isinstance(spot.key, Answer)]
        assert answers and rect.collidelist([*answers, table.question.ribbon(), table.context.layout.hand]) < 0
        assert window.contains(rect) and rect.collidelist(table.context.layout.opponents) < 0
        assert not rect.colliderect(table.context.layout.log)
    assert shown


def test_a_bubble_gives_way_to_what_is_looked_at_and_goes_by_itself() -> None:
    pilot, _ = posed("jamaica", "card", (1366, 768))
    table: Any = pilot.top
    pilot.frames(2)
    speak(table, "jamaica", 1)
    rect = table.tabletop.speech.rect
    assert rect is not None
    below = next((spot for spot in table.ring.spots if spot.tell and spot.rect.colliderect(rect)), None)
    assert below is not None
    pygame.event.post(
        pygame.Event(pygame.MOUSEMOTION, pos=below.rect.clip(rect).center, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    )
    pilot.frames(2)
    assert table.tabletop.speech.rect != rect
    pilot.frames(50, 0.1)
    assert table.tabletop.speech.remark is None and table.tabletop.speech.rect is None


def told(speed: str, *, speak: bool = True) -> int:
    """How many remarks are seen while a captain's battle is played to its end, with one line sure to be said."""
    pilot, rest = posed("jamaica", "battle", (1024, 640), live=2, speed=speed, captains_speak=speak)
    table: Any = pilot.top
    pilot.frames(2)
    voices, seen = table.tabletop.speech._voices, 0
    voices.hear = lambda events: [Remark(1, "read", "attacked", 0, None)] * (len(events) > voices.heard)
    go_on(table, rest)
    for _ in range(40):
        pilot.frames(1, 0.2)
        seen += table.tabletop.speech.remark is not None
    return seen


def test_nobody_speaks_at_instant_speed_or_when_it_is_switched_off() -> None:
    assert told("1x") > 0
    assert told("instant") == told("1x", speak=False) == 0


def test_nobody_speaks_in_a_lesson() -> None:
    display = Display(assets(), (1024, 640), Settings(**QUIET))
    course = load("jamaica")
    lessons = Lessons(display, course, House(QuickThinker), lambda chapter, step: None)
    pilot = Pilot(App(display, lessons.open(course.chapters[0])))
    table: Any = pilot.top
    assert table.tabletop.speech._voices is None


def test_a_bubble_stays_beside_a_battle() -> None:
    """The scene fills the board: the captain speaks on the own panel, beside the portrait."""
    pilot, rest = posed("jamaica", "battle", (1366, 768), live=1, speed="1x")
    table: Any = pilot.top
    pilot.frames(2)
    go_on(table, rest)
    while not table.tabletop.ui.fills_board():
        pilot.frames(1, 0.1)
    party = table.context.others()[0]
    speak(table, "jamaica", party)
    rect = table.tabletop.speech.rect
    assert rect is not None and not rect.colliderect(table.context.layout.board)
    assert table.context.panel(party).colliderect(rect)


def test_the_rules_wait_for_no_bubble() -> None:
    pilot, _ = posed("jamaica", "card", (1024, 640), speed="1x")
    table: Any = pilot.top
    pilot.frames(2)
    speak(table, "jamaica", 1)
    assert table.context.asked and not table.context.busy and table.is_calm
