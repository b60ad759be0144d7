"""The elements a table is made of beside its board: the log, the list of choices and tooltips."""

from collections.abc import Hashable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from jamaica.files import assets
from jamaica.store import Settings
from jamaica.ui.display import Display
from jamaica.ui.gui.choice_list import ChoiceList, ChoicePlate, ListedChoice
from jamaica.ui.gui.scroller import ScrollPosition
from jamaica.ui.gui.tooltip import Tooltip, beside, over_foot

from .pilot import QUIET

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


def choices(count: int, words: str = "from hold 2") -> list[ListedChoice]:
    return [ListedChoice(("pay", n), f"{n} {words}", EMBLEM, f"Pay {n}.") for n in range(count)]


@pytest.mark.parametrize("settings", CORNERS)
@pytest.mark.parametrize(("count", "words"), [(2, "all"), (9, "of"), (9, "from the hold that is nearest"), (40, "of")])
def test_choices_lie_in_their_area_one_beside_the_other(count: int, words: str, settings: dict[str, Any]) -> None:
    here, area = display(**settings), pygame.Rect(200, 400, 520, 180)
    made = ChoiceList(here, area, ScrollPosition(), choices(count, words), lambda key: None)
    plates = [one for one in made.elements if isinstance(one, ChoicePlate)]
    assert len({plate.key for plate in plates}) == len(plates) and len(plates) <= count
    for plate in plates:
        assert area.x <= plate.rect.x and plate.rect.right <= area.right
        for written in plate.texts:
            assert pygame.Rect((0, 0), plate.rect.size).contains(written.ink), written
    for one, other in pairwise(sorted(plates, key=lambda plate: (plate.rect.y, plate.rect.x))):
        assert not one.rect.colliderect(other.rect)
    if made.length <= area.h:
        assert len(plates) == count


def test_choices_scroll_where_there_are_many() -> None:
    made = ChoiceList(display(), pygame.Rect(200, 400, 520, 180), ScrollPosition(), choices(60), lambda key: None)
    assert not any(one.key == ("pay", 29) for one in made.elements if isinstance(one, ChoicePlate))
    made.scroll_to(("pay", 29))
    assert any(
        one.key == ("pay", 29) and made.rect.contains(one.rect) for one in made.elements if isinstance(one, ChoicePlate)
    )


def test_number_keys_and_printed_numbers_agree() -> None:
    pressed: list[Hashable] = []
    made = ChoiceList(display(), pygame.Rect(200, 300, 520, 300), ScrollPosition(), choices(12), pressed.append)
    plates = {one.number: one.key for one in made.elements if isinstance(one, ChoicePlate) and one.number}
    assert plates == {figure: made.by_number(figure) for figure in "1234567890"}
    assert made.by_number("x") is None and made.by_number("") is None
    few = ChoiceList(display(), RECT, ScrollPosition(), choices(2), pressed.append)
    assert few.by_number("3") is None and few.by_number("2") == ("pay", 1)
    plain = ChoiceList(display(), RECT, ScrollPosition(), choices(2), pressed.append, numbered=False)
    assert plain.by_number("1") is None


def test_the_advisers_judgement_stands_on_its_choice() -> None:
    made = ChoiceList(
        display(), pygame.Rect(200, 300, 520, 300), ScrollPosition(), choices(5), lambda key: None,
        badges={("pay", 2): "28%"},
    )  # fmt: skip
    said = {one.key: [written.text for written in one.texts] for one in made.elements if isinstance(one, ChoicePlate)}
    assert "28%" in said["pay", 2] and not any("28%" in said["pay", n] for n in (0, 1, 3, 4))


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
            texts_fit(made)


def test_a_tooltip_takes_the_first_area_it_fits_in() -> None:
    here = display()
    small, large = pygame.Rect(20, 300, 240, 60), pygame.Rect(700, 100, 300, 400)
    made = over_foot(here, "Why?", LONG, [[small, large]])
    assert large.contains(made.rect) and made.rect.bottom == large.bottom - here.px(6)
    texts_fit(made)
    long = over_foot(here, "Why?", LONG * 4, [[small, large]])
    assert long.rect.h > made.rect.h and large.contains(long.rect)
    made.kill()
    assert not made.alive()


def texts_fit(made: Tooltip) -> None:
    for written in made.texts:
        assert pygame.Rect((0, 0), made.rect.size).contains(written.ink), written
    for one, other in pairwise(made.texts):
        assert one.rect.bottom <= other.rect.top + 1


def test_what_lies_beneath_a_tooltip_can_be_pointed_at() -> None:
    here = display()
    beneath = ChoiceList(here, RECT, ScrollPosition(), choices(5), lambda key: None)
    made = over_foot(here, "Why?", LONG, [[RECT]])
    assert not made.check_hover(0.1, False) and beneath.alive()
