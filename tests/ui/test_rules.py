"""The page of rules: opened anywhere with F1, searched by keys, mouse and pad."""

import pygame
import pytest

from jamaica.files import assets
from jamaica.ui.gui.label import Label
from jamaica.ui.gui.text_dialog import TextDialog
from jamaica.ui.lettering import BODY
from jamaica.ui.menus.rule_passage import Passage
from jamaica.ui.menus.rules_page import SEARCH, Rules
from jamaica.ui.table.handoff import Handoff
from jamaica.ui.table.pause_menu import PauseMenu

from .pilot import Pilot
from .reader import Reader


def opened(pilot: Pilot) -> Rules:
    pilot.frames(2)
    pilot.press(pygame.K_F1)
    pilot.frames(2)
    rules = pilot.top
    assert isinstance(rules, Rules)
    return rules


def passages(rules: Rules) -> list[Passage]:
    return [passage for row in rules.passages for passage in row]


def place_of(rules: Rules, number: str) -> pygame.Rect:
    """Where a rule lies in the window, if it is near enough to be an element."""
    labels = (one for one in rules._text.elements if isinstance(one, Label) and one.text == number)
    return pygame.Rect(next(labels).rect)


def test_typing_searches_and_a_rule_that_was_found_opens() -> None:
    pilot = Pilot.table(3)
    rules = opened(pilot)
    pilot.type("sab")
    pilot.press(pygame.K_SPACE)
    pilot.type(" star")
    assert rules.reading.query == "sab star"
    found = passages(rules)
    assert found and all(part.rule.has(("sab", "star")) for part in found)
    pilot.click(place_of(rules, "J12.10").center)
    pilot.frames(2)
    assert (
        rules.reading.query == ""
        and rules.reading.number == "J12.10"
        and rules.book.chapters[rules.reading.page].number == "J12"
    )
    shown = next(part for part in passages(rules) if part.rule.number == "J12.10")
    assert shown.lit == ["sab", "star"] and rules._text.rect.contains(place_of(rules, "J12.10"))


def test_letters_are_taken_back_and_escape_leaves_the_search_first() -> None:
    pilot = Pilot.table(3, game="montego")
    rules = opened(pilot)
    pilot.type("jacks")
    pilot.press(pygame.K_BACKSPACE)
    pilot.frames()
    assert rules.reading.query == "jack"
    pilot.press(pygame.K_ESCAPE)
    pilot.frames()
    assert pilot.top is rules and rules.reading.query == ""
    pilot.press(pygame.K_F1)
    pilot.frames()
    assert pilot.top is rules
    pilot.press(pygame.K_ESCAPE)
    pilot.frames()
    assert pilot.top is not rules


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_keys_write_straight_into_the_search(by: str) -> None:
    """No other page opens over the rules when the box is pressed; what is found is shown with every letter."""
    pilot = Pilot.launcher()
    rules = opened(pilot)
    pilot.frames()
    box = next(spot for spot in rules.ring.spots if spot.key == SEARCH)
    if by == "mouse":
        pilot.click(box.rect.center)
    else:
        rules.ring.set(rules.ring.spots, SEARCH)
        pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert pilot.top is rules and rules.ring.focus is not None and rules.ring.focus.key == SEARCH
    pilot.type("ghost ship")
    assert pilot.top is rules and rules.reading.query == "ghost ship" and passages(rules)
    pilot.close()


def test_the_pad_searches_letter_by_letter() -> None:
    pilot = Pilot.launcher()
    rules = opened(pilot)
    while rules.ring.focus is None or rules.ring.focus.key != SEARCH:
        pilot.button(5)
        pilot.frames()
    pilot.button(0)
    pilot.frames(2)
    assert isinstance(pilot.top, TextDialog)
    pilot.top.text = "ghost"
    pilot.top.resize()
    pilot.top.finish()
    pilot.frames(2)
    assert rules.reading.query == "ghost" and passages(rules)
    pilot.close()


def test_f1_opens_the_rules_of_the_game_at_hand() -> None:
    pilot = Pilot.launcher()
    pilot.harbour.new_game("montego")
    assert opened(pilot).book.chapters[0].number == "M1"
    pilot.close()
    pilot = Pilot.table(2, people=2)
    for _ in range(400):
        pilot.frames()
        if isinstance(pilot.top, Handoff):
            break
    assert opened(pilot).reading.number.startswith("J3")


def test_the_menu_leads_to_the_rules_and_back() -> None:
    pilot = Pilot.table(3)
    pilot.frames(2)
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    menu = pilot.top
    assert isinstance(menu, PauseMenu)
    dict(menu.entries())["Rules"]()
    assert isinstance(pilot.top, Rules)
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.top is menu


def test_no_number_of_a_rule_reaches_into_its_words_and_a_chapter_that_is_opened_lights_none() -> None:
    pilot = Pilot.launcher()
    for game in ("jamaica", "montego"):
        pilot.harbour.rules(game)
        pilot.frames(2)
        rules = pilot.top
        assert isinstance(rules, Rules)
        for place in range(len(rules.book.chapters)):
            rules.open(place)
            for part in passages(rules):
                size = pilot.app.display.px(part.size - 2)
                wide = pilot.app.display.text.font(BODY, size, bold=True).size(part.rule.number)[0]
                assert wide < part.left, part.rule.number
                assert not part.here, part.rule.number
    pilot.close()


def test_a_short_chapter_is_written_larger_as_long_as_it_fits() -> None:
    pilot = Pilot.table(3)
    rules = opened(pilot)
    sizes = {}
    for place, chapter in enumerate(rules.book.chapters):
        rules.open(place)
        sizes[chapter.number] = passages(rules)[0].size
        assert rules._text.length <= rules._text.rect.h or sizes[chapter.number] == min(sizes.values())
    assert sizes["J4"] > sizes["J8"] > sizes["J12"]


@pytest.mark.parametrize("kind", ["food", "gold", "powder"])
def test_pictures_of_cargo_are_whole(kind: str) -> None:
    """No thing of a pile reaches over the edge of its picture; only shadows may."""
    for number in range(1, 7):
        made = pygame.image.load(assets() / "pictures" / "jamaica" / "tokens" / f"pile-{kind}-{number}.webp")
        ink = pygame.mask.from_surface(made).get_bounding_rects()
        assert all(made.get_rect().inflate(-2, -2).contains(part) for part in ink), number


def test_a_small_worker_is_smaller_than_the_large_one_beside_him() -> None:
    rules = opened(Pilot.table(3, game="montego"))
    rules.open(1)
    large, small = next(part.pictures for part in passages(rules) if part.rule.number == "M2.1")
    assert small.get_height() < 0.8 * large.get_height()


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_behind_the_last_chapter_stand_the_keys_as_the_player_has_set_them(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = Pilot.table(3, game=game)
    pilot.app.display.controls.give_key("look", "k")
    rules = opened(pilot)
    reader = Reader().watch(monkeypatch)
    rules.open(len(rules.book.chapters))
    pilot.frames(2)
    shown = {"Keys and gamepad", "Look around", "K", "Left stick", "Full screen", "F11", "Stick or D-pad"}
    assert shown <= reader.texts
    assert {"Choose by number", "1–9, 0", "Skip animation", "Space bar", "Scroll the log"} <= reader.texts
