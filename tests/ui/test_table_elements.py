"""The elements a table is made of beside its board: the log, the list of choices and tooltips."""

from functools import partial
from itertools import pairwise
from typing import Any

import pygame
import pytest

from jamaica.files import assets
from jamaica.store import Settings
from jamaica.ui.display import Display
from jamaica.ui.gui.plates import ChoicePlate
from jamaica.ui.gui.shelf import Blueprint, Shelf
from jamaica.ui.gui.tooltip import Tooltip, beside, over_foot
from jamaica.ui.menus.rules_page import Rules
from jamaica.ui.table.scene import TableScene

from .pilot import QUIET, Pilot
from .posing import posed

EMBLEM = "jamaica/portraits/emblem-bonny"
RECT = pygame.Rect(600, 60, 340, 400)
CORNERS: tuple[dict[str, Any], ...] = (
    {},
    {"text_size": 1.5},
    {"scale": 0.75, "text_size": 0.9},
    {"scale": 1.3, "text_size": 1.5},
)


def display(**settings: Any) -> Display:
    return Display(assets(), (1024, 640), Settings(**{**QUIET, **settings}))


LONG = ["Nobody fights in Port Royal: it is the start and the finish of the race.", "Cost:", "3 doubloons"]


@pytest.mark.parametrize("settings", CORNERS)
def test_a_tooltip_lies_in_the_window_beside_its_place(settings: dict[str, Any]) -> None:
    here = display(**settings)
    window = pygame.Rect((0, 0), here.size)
    for place in (pygame.Rect(0, 0, 40, 40), pygame.Rect(980, 600, 40, 40), pygame.Rect(480, 300, 60, 60)):
        for lines in (LONG, LONG * 4):
            made = beside(here, "Port Royal", lines, place)
            assert window.contains(made.rect)
            assert not made.rect.colliderect(place) or len(lines) > 3
            texts_fit(Tooltip(here, made))


def test_a_tooltip_takes_the_first_area_it_fits_in() -> None:
    here = display()
    small, large = pygame.Rect(20, 300, 240, 60), pygame.Rect(700, 100, 300, 400)
    made = over_foot(here, "Why?", LONG, [[small, large]])
    assert large.contains(made.rect) and made.rect.bottom == large.bottom - here.px(6)
    texts_fit(Tooltip(here, made))
    long = over_foot(here, "Why?", LONG * 4, [[small, large]])
    assert long.rect.h > made.rect.h and large.contains(long.rect)


def texts_fit(made: Tooltip) -> None:
    for written in made.texts:
        assert pygame.Rect((0, 0), made.rect.size).contains(written.ink), written
    for one, other in pairwise(made.texts):
        assert one.rect.bottom <= other.rect.top + 1


def test_what_only_moves_is_no_other_element_and_what_is_gone_is_killed() -> None:
    """So a button that is held while the list beneath the mouse changes stays held, and a press costs no repaint."""
    here, made = display(), list[ChoicePlate]()

    def wanted(tops: dict[str, int]) -> list[Blueprint]:
        def make(name: str, rect: pygame.Rect) -> ChoicePlate:
            made.append(ChoicePlate(here, rect, name, name, lambda: None, size=17))
            return made[-1]

        return [Blueprint(name, pygame.Rect(600, top, 300, 30), partial(make, name)) for name, top in tops.items()]

    shelf = Shelf(here)
    shelf.lay(wanted({"a": 60, "b": 90}), "b")
    first, second = made
    assert (first.lit, second.lit) == (False, True)
    shelf.lay(wanted({"b": 60, "c": 90}), "b")
    assert not first.alive() and second.alive() and second.rect.top == 60 and len(made) == 3
    here.gui.clear()
    shelf.lay(wanted({"b": 60}), None)
    assert len(made) == 4 and made[-1].alive() and not made[-1].lit, "another scene's elements were seen meanwhile"


@pytest.mark.parametrize("settings", CORNERS)
def test_the_words_of_a_choice_lie_on_its_plate(settings: dict[str, Any]) -> None:
    here = display(**settings)
    for words, free in (("all", 0), ("from the hold that is nearest to the bow", 54)):
        rect = pygame.Rect(600, 60, 340, here.px(30))
        made = ChoicePlate(here, rect, "pay", words, lambda: None, size=17, picture=EMBLEM, left=60, free=free)
        (written,) = made.texts
        assert pygame.Rect(60, 0, rect.w - 60 - free, rect.h).contains(written.ink) and not written.is_cut


def test_the_shadow_of_a_plate_cannot_be_pressed() -> None:
    here = display()
    made = ChoicePlate(here, pygame.Rect(600, 60, 340, 33), "pay", "all", lambda: None, size=17)
    assert made.hover_point(700, 88) and not made.hover_point(700, 92)


def test_what_lies_beneath_a_tooltip_can_be_pointed_at() -> None:
    here = display()
    made = Tooltip(here, over_foot(here, "Why?", LONG, [[RECT]]))
    assert made.alive() and not made.check_hover(0.1, False)


def plates_of(pilot: Pilot) -> list[ChoicePlate]:
    sprites = pilot.app.display.gui.manager.ui_group.sprites()
    return [sprite for sprite in sprites if isinstance(sprite, ChoicePlate)]


def test_a_choice_is_pressed_by_a_button_that_comes_up_on_it_and_its_plate_is_lit() -> None:
    """And while another page lies over the table, none of the table's elements lies over that."""
    pilot, _ = posed("jamaica", "pay", (1024, 640), speed="instant")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene)
    steps, plate = len(table.match.steps), plates_of(pilot)[-1]
    pilot.settle()
    for kind, where in ((pygame.MOUSEBUTTONDOWN, plate.rect.center), (pygame.MOUSEBUTTONUP, (3, 3))):
        move = pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        for event in (move, pygame.Event(kind, pos=where, button=1, touch=False)):
            pygame.event.post(event)
        pilot.frames(2)
        assert plate.alive() and plate.held == (kind == pygame.MOUSEBUTTONDOWN)
    assert len(table.match.steps) == steps, "the mouse slid off"
    pilot.press(pygame.K_F1)
    pilot.frames(2)
    assert isinstance(pilot.top, Rules)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    table.tabletop.set_spots()
    table.tabletop.settle()
    pilot.frames(2)
    assert not plates_of(pilot)
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.top is table
    pilot.settle()
    plate = plates_of(pilot)[-1]
    pilot.click((plate.rect.centerx, plate.rect.y + 8))
    pilot.frames()
    assert table.match.steps[steps].move == plate.key.move  # type: ignore[attr-defined]
