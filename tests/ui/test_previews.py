"""Before a choice is made: its words, what it leaves in the holds, and tags where a ship can land."""

import pytest

from jamaica.engine.language import ENGLISH
from jamaica.race.data import FOOD, GOLD, NONE
from jamaica.race.terms import question
from jamaica.ui.race import choices, notes
from jamaica.ui.race.notes import Tag, tag_of
from jamaica.ui.race.preview import Change, changes
from jamaica.ui.race.table import RaceTable

from .posing import posed
from .test_outlook import NAMES, view_of


def test_ways_to_pay_are_said_in_words_and_the_sensible_ones_come_first() -> None:
    """J12.5: smallest holds first is proposed; after that what frees most holds."""
    view = view_of("pay")
    first, second, *_ = sorted(view.choices(), key=lambda move: choices.order(view, move))
    assert choices.label(view, first, NAMES, ENGLISH) == "3 from hold 1, 2 from 3 and 2 from 4 (proposed)"
    assert choices.label(view, second, NAMES, ENGLISH) == "5 from hold 2 and 2 from 3"
    assert notes.of_move(view, second, (), NAMES, ENGLISH) == [
        "Leaves 7 doubloons: 3 in hold 1 and 4 in hold 4.",
        "Holds 2 and 3 become empty: room for cargo.",
    ]


@pytest.mark.parametrize(
    ("name", "move", "changed"),
    [
        ("pay", ("pay", 3, 4, 0, 0, 0), {0: Change(NONE, 0, (GOLD, 3)), 1: Change(GOLD, 1, (GOLD, 4))}),
        ("empty", ("empty", 2), {1: Change(FOOD, 6, (GOLD, 5), (FOOD, 6))}),
        ("stow", ("stow", "ordinary"), {3: Change(GOLD, 3, into=(GOLD, 3))}),
        ("stow", ("stow", "sixth"), {5: Change(GOLD, 3, into=(GOLD, 3))}),
        ("powder", ("powder", 2), {}),
    ],
)
def test_holds_are_shown_as_a_choice_would_leave_them(
    name: str, move: tuple[str | int, ...], changed: dict[int, Change]
) -> None:
    """J4.2, J7.1, J12.7."""
    assert changes(view_of(name), move) == changed


def test_what_is_loaded_stands_in_the_question_and_what_is_lost_in_the_choice() -> None:
    view = view_of("empty")
    assert question(view, NAMES, ENGLISH) == "Which hold do you empty for 6 food, Anne?"
    assert choices.label(view, ("empty", 2), NAMES, ENGLISH) == "Hold 2: 5 doubloons overboard, 6 food in"
    told = notes.of_move(view, ("empty", 2), (), NAMES, ENGLISH)
    assert told == ["Aboard afterwards: 4 doubloons, 10 food and 2 gunpowder."]


def test_lady_beth_is_told_with_the_odds_she_is_in() -> None:
    """J9.1: two more in every throw."""
    lines = notes.of_move(view_of("powder"), ("powder", 0), (), NAMES, ENGLISH)
    assert "Lady Beth adds 2 to Mary's throw; that is counted in." in lines
    assert not any("Lady Beth" in line for line in notes.of_move(view_of("attack"), ("attack", 2), (), NAMES, ENGLISH))


def test_tags_tell_cost_shortage_battle_and_treasure() -> None:
    view = view_of("lane")
    stock = notes.stock_of(view, 0)
    assert tag_of(view, 0, (14, 0), stock) == Tag(14, 4, FOOD, short=True, battle=True)
    assert tag_of(view, 0, (8, 0), stock) == Tag(8, 3, FOOD)
    assert tag_of(view, 0, (4, 0), stock) == Tag(4, battle=True, treasure=True)


def test_lanes_show_their_costs_before_one_points_at_them() -> None:
    pilot, _ = posed("race", "lane", (1024, 640), speed="instant")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, RaceTable)
    tags, focus = table._tags(None)
    assert {tag.space for tag in tags} == {8, 14} and not focus
    assert table._tags(("lane", "inner"))[1] == [14]


@pytest.mark.parametrize("name", ["pay", "loot", "powder", "attack"])
def test_the_choices_can_be_read_beside_their_badges_in_the_smallest_window(name: str) -> None:
    """Lines are written in 12 pixels, single long ones in 10, and none runs under the admiral's judgement."""
    pilot, _ = posed("race", name, (1024, 640), speed="instant", language="de")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, RaceTable)
    table.shares = dict.fromkeys(table.asking.moves, 0.5)
    table.set_spots()
    listing, rows, unit = table.asking, table.asking.rows(table.layout.hand), pilot.app.display.unit
    letters = listing.letters(rows)
    assert max(letters) * unit >= 12 and min(letters) * unit >= 10
    for (move, rect), size in zip(rows, letters, strict=True):
        assert listing._wide(move, size) + listing.free <= rect.w and rect.right <= table.layout.hand.right
