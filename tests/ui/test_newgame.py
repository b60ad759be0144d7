"""The page of a new game: by mouse, keys and pad; bad names; what is remembered."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.files import assets
from jamaica.session.setup import LONGEST_NAME, Chair, Setup
from jamaica.store import Settings
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.focus import Spot
from jamaica.ui.gui.text_dialog import TextDialog
from jamaica.ui.menus.file_chooser import Files
from jamaica.ui.menus.game_options import ADVANCED, RARE
from jamaica.ui.menus.new_game import NewGamePage
from jamaica.ui.table.factory import House, open_table

from .pilot import QUIET, Pilot, QuickThinker


class Dock:
    """The page under test with what it began."""

    def __init__(self, game: str = "jamaica", **settings: Any) -> None:
        self.begun: list[tuple[Setup, Match[Any]]] = []
        display = Display(assets(), (1024, 640), Settings(**{**QUIET, **settings}))
        begin = lambda setup, match: self.begun.append((setup, match))  # noqa: E731
        self.page = NewGamePage(display, Setup.quick(game), begin, self._find)
        self.pilot = Pilot(App(display, self.page))
        self.pilot.frames()

    def _find(self, chosen: Any) -> None:
        self.page.stack.push(Files(self.page.display, assets() / "data", (".csv",), chosen))

    def spot(self, key: object) -> Spot:
        return next(spot for spot in self.page.ring.spots if spot.key == key)

    def press(self, key: object, by: str = "mouse") -> None:
        """Press a spot of the page; what is folded away is opened first."""
        if key in RARE and not any(spot.key == key for spot in self.page.ring.spots):
            self.press(ADVANCED, by)
            self.page.ring.set(self.page.ring.spots, key)
            self.page.show_focus()
        if by == "mouse":
            self.pilot.click(self.spot(key).rect.center)
        else:
            for _ in self.page.ring.spots:
                if self.page.ring.focus is not None and self.page.ring.focus.key == key:
                    break
                self.pilot.step(by)
                self.pilot.frames()
            assert self.page.ring.focus is not None and self.page.ring.focus.key == key
            self.pilot.press(pygame.K_RETURN) if by == "keyboard" else self.pilot.button(0)
        self.pilot.frames(2)

    def write(self, key: object, text: str) -> None:
        """Open a place to write, clear it and write something by keyboard."""
        self.press(key)
        assert isinstance(self.pilot.top, TextDialog)
        self.pilot.press(pygame.K_BACKSPACE)  # the old name is selected
        self.pilot.type(text)
        self.pilot.press(pygame.K_RETURN)
        self.pilot.frames(2)


@pytest.mark.parametrize("by", ["mouse", "keyboard", "pad"])
def test_a_game_is_set_up_by(by: str) -> None:
    dock = Dock()
    dock.press(("figure", 0), by)
    dock.press(("pilot", 1), by)
    dock.press(("remove", 3), by)
    dock.press("edition", by)
    dock.press("ghost", by)
    dock.press("begin", by)
    (_, match) = dock.begun[0]
    assert match.figures == (1, 0, 2), "who had the figure got the other one"
    assert [seat.pilot for seat in match.seats] == ["human", "captain:bonny", "mate:bellamy"]
    assert match.options.as_dict() == {
        "players": 3,
        "edition": "second",
        "ghost": "yes",
        "data": "standard",
        "reshuffle": "edition",
    }


def test_everything_explains_itself() -> None:
    for game in ("jamaica", "montego"):
        dock = Dock(game)
        assert [spot.key for spot in dock.page.ring.spots if not spot.note and spot.key != "back"] == []
        pygame.quit()


def test_names_are_written_with_the_keyboard() -> None:
    dock = Dock()
    dock.write(("name", 0), "  Jürgen ")
    assert dock.page.setup.name(dock.page.setup.chairs[0]) == "Jürgen"
    dock.write(("name", 0), "")
    assert dock.page.setup.name(dock.page.setup.chairs[0]) == "Anne Bonny", "an empty name is the captain's own"
    dock.write(("name", 0), "x" * 60)
    assert len(dock.page.setup.chairs[0].name) == LONGEST_NAME


def test_names_are_written_with_the_pad_and_nobody_is_trapped() -> None:
    dock = Dock()
    pilot = dock.pilot
    dock.press(("name", 0), "pad")
    writing = pilot.top
    assert isinstance(writing, TextDialog)
    for key in ("x", "y", "delete", "z", "done"):
        for _ in writing.ring.spots:
            if writing.ring.focus is not None and writing.ring.focus.key == key:
                break
            pilot.button(5)
            pilot.frames()
        pilot.button(0)
        pilot.frames(2)
    assert pilot.top is dock.page and dock.page.setup.chairs[0].name == "Xz"
    dock.press(("name", 0), "pad")
    pilot.button(1)
    pilot.frames(2)
    assert pilot.top is dock.page, "the pad's second button leaves"


def test_a_space_and_an_escape_while_writing() -> None:
    dock = Dock()
    dock.press(("name", 1))
    dock.pilot.press(pygame.K_END)
    dock.pilot.press(pygame.K_SPACE)
    dock.pilot.type(" B")
    dock.pilot.frames(2)
    assert isinstance(dock.pilot.top, TextDialog) and dock.pilot.top.text == "Mary Read B"
    dock.pilot.press(pygame.K_ESCAPE)
    dock.pilot.frames(2)
    assert dock.pilot.top is dock.page and dock.page.setup.chairs[1].name == ""


def test_two_of_one_name_are_told_apart_first() -> None:
    dock = Dock()
    dock.write(("name", 1), "Anne Bonny")
    dock.press("begin")
    assert dock.begun == [] and "Anne Bonny" in dock.page.display.toast.note
    dock.write(("name", 1), "Änne")
    dock.press("begin")
    assert len(dock.begun) == 1


def test_a_word_for_the_dice() -> None:
    dock = Dock()
    dock.write("seed", "friends")
    dock.press("begin")
    again = dock.begun[0][0].match()
    assert again.record().moves == dock.begun[0][1].record().moves


def test_a_board_of_ones_own() -> None:
    """A file that is no board is refused with its fault; the shipped one works; pressing again goes back."""
    dock = Dock()
    for name, works in (("montego.csv", False), ("jamaica-board.csv", True)):
        dock.press("data")
        files = dock.pilot.top
        assert isinstance(files, Files)
        files.take_path(assets() / "data" / name)
        dock.pilot.frames(2)
        assert (dock.page.setup.value("data") != "standard") == works
        assert bool(dock.page.display.toast.note) != works
        dock.page.display.toast.note = ""
    dock.press("data")
    assert dock.page.setup.value("data") == "standard"


def test_the_table_grows_and_shrinks() -> None:
    dock = Dock()
    dock.press("ghost")
    dock.press("add")
    dock.press("add")
    assert len(dock.page.setup.chairs) == 6 and "add" not in {spot.key for spot in dock.page.ring.spots}
    assert dock.page.setup.value("ghost") == "auto", "six never sail with the ghost ship"
    for _ in range(4):
        dock.press(("remove", 0))
    assert len(dock.page.setup.chairs) == 2 and not dock.page.setup.can_remove
    assert dock.page.setup.choices("ghost") == ["auto", "yes"]
    assert dock.page.setup.match().figures == (4, 5)


def test_a_quick_game_is_kind_to_newcomers_and_keeps_the_strength_they_chose() -> None:
    first = Setup.quick("jamaica")
    assert [chair.pilot for chair in first.chairs] == ["human", "mate", "mate", "mate"]
    first.chairs[3].pilot = "admiral"
    assert [chair.pilot for chair in Setup.quick("jamaica", first).chairs] == ["human", "admiral", "admiral", "admiral"]


def test_what_was_set_is_remembered_as_far_as_it_makes_sense() -> None:
    setup = Setup.quick("jamaica")
    setup.rename(setup.chairs[0], "Anna")
    setup.next_figure(setup.chairs[0])
    setup.in_character = False
    setup.options["edition"] = "second"
    again = Setup.remembered("jamaica", setup.seats(), setup.options)
    assert again == setup
    assert Setup.remembered("jamaica", [Seat("A", figure=9), Seat("B")], {}) == Setup.quick("jamaica")
    assert Setup.remembered("montego", [Seat("A")], {}) == Setup.quick("montego")
    strange = Setup.remembered("jamaica", [Seat("A\n"), Seat("B", "nobody:x")], {"edition": "ninth", "wind": 3})
    assert strange.match().options.as_dict()["edition"] == "first"
    assert [seat.name for seat in strange.seats()] == ["A", "B"]


@pytest.mark.parametrize("settings", [{"scale": 2.0}, {"scale": 0.75}, {"text_size": 1.5}, {"language": "de"}])
def test_everything_lies_inside_the_window(settings: dict[str, Any]) -> None:
    dock = Dock(**settings)
    window = pygame.Rect((0, 0), dock.page.display.size)
    for spot in dock.page.ring.spots:
        assert window.contains(spot.rect if spot.seen is None else spot.seen), spot.key
    places = [spot for spot in dock.page.ring.spots if spot.seen is None]
    for number, spot in enumerate(places):
        assert not [other.key for other in places[:number] if other.rect.colliderect(spot.rect)], spot.key


def test_a_file_is_found_by_keys(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "mine.csv").write_text("x")
    (tmp_path / ".hidden.csv").write_text("x")
    (tmp_path / "other.txt").write_text("x")
    found: list[Path] = []
    display = Display(assets(), (1024, 640), Settings(**QUIET))
    files = Files(display, tmp_path, (".csv",), found.append)
    pilot = Pilot(App(display, files))
    pilot.frames()
    assert [path.name for path in files.paths()] == ["folder"]
    for _ in range(2):
        pilot.press(pygame.K_DOWN)
        pilot.press(pygame.K_RETURN)
        pilot.frames()
    assert found == [tmp_path / "folder" / "mine.csv"]


def test_the_figures_chosen_sit_at_the_table() -> None:
    display = Display(assets(), (1024, 640), Settings(**QUIET))
    for game, figures, faces in (
        ("jamaica", (5, 0), ["drummond", "bonny", "ghost"]),
        ("montego", (3, 1), ["green", "yellow", "red", "blue"]),
    ):
        setup = Setup(game, [Chair(figure, "mate") for figure in figures])
        table = open_table(display, setup.match(), House(QuickThinker))
        assert list(table.tabletop.ui.paint.faces) == faces
        assert [table.context.kit.portrait(table.context.figure(seat)) for seat in range(2)] == [
            f"{game}/portraits/{face}" for face in faces[:2]
        ]


def test_what_only_few_want_is_folded_away() -> None:
    """No fingerprint, salt, seed, own data file or character is seen until somebody asks for them."""
    dock = Dock()
    keys = {spot.key for spot in dock.page.ring.spots}
    assert not keys & set(RARE) and {"people", "edition", "ghost", ADVANCED} <= keys
    dock.press(ADVANCED)
    assert {row.name for row in map(dock.page.options.row_of, RARE)} == set(RARE)
    dock.page.ring.set(dock.page.ring.spots, "data")
    assert dock.page.ring.focus is not None and dock.page.ring.focus.key == "data"
    dock.press(ADVANCED)
    assert not {spot.key for spot in dock.page.ring.spots} & set(RARE)


@pytest.mark.parametrize("by", ["mouse", "keyboard", "pad"])
def test_one_press_makes_all_seats_human(by: str) -> None:
    dock = Dock()
    dock.press("people", by)
    assert [chair.pilot for chair in dock.page.setup.chairs] == ["human"] * 4
    dock.press("people", by)
    assert [chair.pilot for chair in dock.page.setup.chairs] == ["human", "mate", "mate", "mate"]


def test_a_quick_game_keeps_the_table_that_was_set_up() -> None:
    dock = Dock()
    dock.press("people")
    dock.write(("name", 1), "Bob")
    dock.press("quick")
    remembered, match = dock.begun[0]
    assert [seat.pilot for seat in match.seats].count("human") == 1
    assert remembered is dock.page.setup and [chair.name for chair in remembered.chairs] == ["", "Bob", "", ""]
    assert {chair.pilot for chair in remembered.chairs} == {"human"}


def test_m12_14_m12_15_montego_bay_is_set_up_with_its_options() -> None:
    """Third workers are to be chosen with two players only; the order of the ships can be laid open."""
    dock = Dock("montego")
    shown = [spot.key for spot in dock.page.ring.spots]
    assert "stacks" in shown and "third" not in shown
    dock.press(("remove", 3))
    dock.press(("remove", 2))
    dock.press("stacks")
    dock.press("third")
    dock.press("begin")
    (_, match) = dock.begun[0]
    assert match.options.as_dict() == {"players": 2, "data": "standard", "stacks": "open", "third": "first"}
    assert match.state.size(2) == "large" and match.state.size(5) == "small"
