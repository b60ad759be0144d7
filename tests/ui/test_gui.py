"""The layer over pygame-gui: what it rests on in the library, and what it keeps the library from changing elsewhere."""

import gc
import importlib
import inspect
import json
import pkgutil
from collections.abc import Callable, Iterator
from typing import Any
from weakref import ref

import i18n  # type: ignore[import-untyped]
import pygame
import pygame_gui
import pytest
from pygame_gui.core import UIContainer, UIElement
from pygame_gui.core.text.html_parser import HTMLParser
from pygame_gui.core.ui_font_dictionary import UIFontDictionary
from pygame_gui.core.utility import get_default_manager
from pygame_gui.elements import UIButton, UIScrollingContainer

import jamaica.ui
from jamaica.files import assets
from jamaica.store import Settings
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.gui import entry as entry_module
from jamaica.ui.gui.buttons import Button
from jamaica.ui.gui.dialog import Question
from jamaica.ui.gui.entry import Entry
from jamaica.ui.gui.fonts import GameFont
from jamaica.ui.gui.rich_text import RichText, lay
from jamaica.ui.gui.scroller import BAR, Row, Scroller, ScrollPosition
from jamaica.ui.gui.shape import PaintedShape
from jamaica.ui.gui.text_dialog import TextDialog
from jamaica.ui.menus.credits import Credits
from jamaica.ui.menus.credits import page as credits_page
from jamaica.ui.menus.markdown_page import blocks
from jamaica.ui.menus.settings import SettingsPage

from .pilot import QUIET, Pilot

CONTRACTS: dict[tuple[str, str], Callable[[], None]] = {}
"""Per class and private method of pygame-gui that is overridden: what proves that the library still calls it."""


def contract(owner: str, method: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """A test of one override."""

    def keep(check: Callable[[], None]) -> Callable[[], None]:
        CONTRACTS[owner, method] = check
        return check

    return keep


def display(**settings: Any) -> Display:
    return Display(assets(), (1024, 640), Settings(**{**QUIET, **settings}))


def classes() -> Iterator[type]:
    """All classes of the window."""
    for module in pkgutil.walk_packages(jamaica.ui.__path__, "jamaica.ui."):
        found = importlib.import_module(module.name)
        yield from (
            one for _, one in inspect.getmembers(found, inspect.isclass) if one.__module__ == module.name
        )  # fmt: skip


def overrides() -> set[tuple[str, str]]:
    """Private methods of pygame-gui that our classes override."""
    library = (UIElement, UIFontDictionary, pygame_gui.UIManager, HTMLParser)
    return {
        (one.__name__, name)
        for one in classes()
        if issubclass(one, library)
        for name, value in vars(one).items()
        if name.startswith("_") and not name.startswith("__") and callable(value)
        for base in one.__mro__[1:]
        if base.__module__.startswith("pygame_gui") and name in vars(base)
    }


def test_every_override_of_a_private_method_has_a_contract() -> None:
    assert overrides() == set(CONTRACTS)


@pytest.mark.parametrize("owner", CONTRACTS, ids=".".join)
def test_contracts(owner: tuple[str, str]) -> None:
    CONTRACTS[owner]()


@contract("GameFonts", "_load_default_font")
def fonts_are_the_games_own() -> None:
    """No file of the library is opened for a font, whatever font is asked for."""
    fonts: Any = display().gui.manager.get_theme().get_font_dictionary()
    assert isinstance(fonts.find_font(20, "noto_sans"), GameFont)
    assert isinstance(fonts.get_default_font(), GameFont) and isinstance(fonts.get_default_symbol_font(), GameFont)
    assert not fonts.loaded_fonts and not fonts.known_font_paths


@contract("Manager", "_update_mouse_position")
def the_mouse_is_where_events_say() -> None:
    gui = display().gui
    gui.take(pygame.Event(pygame.MOUSEMOTION, pos=(33, 44), rel=(0, 0), buttons=(0, 0, 0)))
    gui.update(0.1)
    assert gui.manager.get_mouse_position() == (33, 44)
    gui.take(pygame.Event(pygame.WINDOWLEAVE))
    gui.update(0.1)
    assert gui.manager.get_mouse_position() == (-1, -1)


@contract("Entry", "_do_paste")
def what_is_pasted_is_one_line() -> None:
    here = display()
    line = Entry(here, pygame.Rect(10, 10, 300, 40), "line", "", 12, lambda: None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(entry_module, "clipboard_paste", lambda: " Anne\nBonny \t the Great\n")
        line.light("line")
        line.process_event(pygame.Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_CTRL, unicode=""))
    assert line.get_text() == "Anne Bonny t", "cut to what may be written"


def listed(here: Display, count: int, high: int = 50) -> Scroller:
    """Buttons one below the other, keyed by their number."""

    def row(number: int) -> Row:
        return Row(
            high, lambda rect, inside: (Button(here, rect, number, str(number), lambda: None, container=inside),)
        )

    rect = pygame.Rect(20, 30, 400, 300)
    return Scroller(here, rect, ScrollPosition(), lambda wide: [row(number) for number in range(count)])


@contract("Scroller", "_check_scroll_bars")
def bars_are_as_wide_as_the_scale_says() -> None:
    for scale in (0.75, 1.3):
        here = display(scale=scale)
        long = listed(here, 40)
        here.gui.update(0.1)
        assert long.vert_scroll_bar is not None and long.vert_scroll_bar.rect.w == here.px(BAR)
        short = listed(here, 2)
        here.gui.update(0.1)
        assert short.vert_scroll_bar is not None and short.vert_scroll_bar.rect.w == 0 and short.wide == 400


def test_of_a_long_list_only_what_is_near_are_elements() -> None:
    here = display()
    scroller = listed(here, 3000)
    few = len(scroller.elements)
    assert few < 15
    for step in (700, 90_000, 10**6, -(10**6)):
        scroller.scroll(step)
        here.gui.update(0.1)
        top = scroller.position.offset
        seen = [one for one in scroller.elements if one.rect.colliderect(scroller.rect)]
        assert len(scroller.elements) < 2 * few and [one.label for one in seen if isinstance(one, Button)] == [
            str(number) for number in range(top // 50, min(3000, -(-(top + 300) // 50)))
        ]
        assert seen[0].rect.y == 30 - top % 50
    assert top == 0


def test_a_bar_that_is_dragged_scrolls() -> None:
    here = display()
    scroller = listed(here, 200)
    here.gui.update(0.1)
    assert scroller.vert_scroll_bar is not None and scroller.vert_scroll_bar.sliding_button is not None
    grip = scroller.vert_scroll_bar.sliding_button.rect.center
    told: list[int] = []
    here.gui.scrolled = lambda: told.append(scroller.position.offset)
    for kind, where in (
        (pygame.MOUSEMOTION, grip), (pygame.MOUSEBUTTONDOWN, grip), (pygame.MOUSEMOTION, (grip[0], 180)),
        (pygame.MOUSEBUTTONUP, (grip[0], 180)), (pygame.MOUSEMOTION, (grip[0], 40)),
    ):  # fmt: skip
        here.gui.take(pygame.Event(kind, pos=where, button=1, rel=(0, 0), buttons=(1, 0, 0)))
        for _ in range(3):
            here.gui.update(0.05)
    assert told and abs(scroller.position.offset - scroller.length // 2) < scroller.length // 8


def test_the_wheel_scrolls_what_lies_under_the_mouse() -> None:
    here = display()
    one, other = listed(here, 40), listed(here, 40)
    other.set_position((500, 30))
    here.gui.take(pygame.Event(pygame.MOUSEMOTION, pos=(520, 50), rel=(0, 0), buttons=(0, 0, 0)))
    assert here.gui.take(pygame.Event(pygame.MOUSEWHEEL, y=-1, x=0))
    assert (one.position.offset, other.position.offset) == (0, here.px(60))
    assert not here.gui.take(pygame.Event(pygame.MOUSEWHEEL, y=2, x=0)) or other.position.offset == 0


@pytest.mark.parametrize("settings", [{}, {"scale": 0.75}, {"text_size": 1.5}, {"scale": 1.3, "text_size": 0.9}])
def test_lines_are_broken_here_and_nowhere_else(settings: dict[str, Any]) -> None:
    """The height of a text is known before it is an element."""
    here = display(**settings)
    for text in (
        *(line for _, line in blocks(credits_page("de").read_text(encoding="utf-8"))),
        "**One** & <two>",
        "x" * 300,
    ):
        for wide in (300, 700):
            laid = lay(here, text, 19, wide)
            made = RichText(here, (0, 0), laid)
            said = [written.text.split() for written in made.texts if written.text]
            assert said == [[part for word in line for part in word.text.split()] for line in laid.lines]
            assert laid.high - laid.step <= made.rect.h <= laid.high


def test_a_manager_leaves_no_trace() -> None:
    """No folders of translations, no manager that outlives its window, no list that grows for ever."""
    here = display()
    assert i18n.load_path == [] and get_default_manager() is None
    for _ in range(3):
        Button(here, pygame.Rect(0, 0, 90, 40), 1, "One. Two", lambda: None)
        here.gui.clear()
    assert here.gui.manager.ui_group.lostsprites == []
    before = ref(here.gui.manager)
    here.gui.rebuild((800, 600), 0.5)
    gc.collect()
    assert before() is None


@pytest.mark.parametrize("repeat", [(0, 0), (400, 45)])
def test_a_text_field_leaves_the_repeat_of_keys_as_it_was(repeat: tuple[int, int]) -> None:
    here = display()
    pygame.key.set_repeat(*repeat)
    for end in (Entry.unfocus, Entry.kill):
        line = Entry(here, pygame.Rect(10, 10, 300, 40), "line", "Anne", 12, lambda: None)
        line.focus()
        assert pygame.key.get_repeat() == repeat
        end(line)
        assert pygame.key.get_repeat() == repeat


def dialogs() -> Iterator[tuple[str, Pilot]]:
    """Pages on which every element stands that reads the theme."""
    here = display()
    for page in (
        Question(here, "Sure?", "There is no way back.", [("Yes", lambda: None)], "No"),
        TextDialog(here, "Your name", "Anne", lambda text: None),
        SettingsPage(here, lambda: None),
        Credits(here),
    ):
        pilot = Pilot(App(here, page))
        pilot.frames(2)
        yield type(page).__name__, pilot


def reads_theme(element: UIElement) -> bool:
    """Painted elements do not: they take their look from the game's pictures."""
    method = type(element).rebuild_from_changed_theme_data
    dressed = type(element) is UIButton and isinstance(element.drawable_shape, PaintedShape)
    layout = isinstance(element, UIContainer | UIScrollingContainer)
    return not dressed and not layout and not method.__module__.startswith("jamaica.")


def test_the_theme_has_a_block_for_every_element_that_reads_it_and_no_other() -> None:
    blocks = set(json.loads((assets() / "theme" / "theme.json").read_text(encoding="utf-8"))) - {"defaults"}
    seen = {
        str(element.element_ids[-1])
        for _, pilot in dialogs()
        for element in pilot.app.display.gui.manager.ui_group.sprites()
        if isinstance(element, UIElement) and reads_theme(element)
    }
    assert seen == blocks


def test_what_has_the_focus_is_lit_whatever_led_it_there() -> None:
    here = display()
    page = Question(here, "Sure?", "There is no way back.", [("Yes", lambda: None)], "No")
    pilot = Pilot(App(here, page))
    pilot.frames()

    def lit() -> list[str]:
        return [one.label for one in page.elements if isinstance(one, Button) and one.lit]

    assert lit() == ["No"]
    yes = next(spot for spot in page.ring.spots if spot.label == "Yes")
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=yes.rect.center, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    pilot.frames()
    assert lit() == ["Yes"]
    pilot.press(pygame.K_RIGHT)
    pilot.frames()
    assert lit() == ["No"]
    pygame.event.post(pygame.Event(pygame.JOYHATMOTION, value=(-1, 0), hat=0, joy=0, instance_id=0))
    pilot.frames()
    assert lit() == ["Yes"]


def test_a_click_that_slides_off_presses_nothing() -> None:
    here, pressed = display(), list[str]()
    page = Question(here, "Sure?", "Sure?", [("Yes", lambda: pressed.append("yes"))], "No")
    pilot = Pilot(App(here, page))
    pilot.frames(30)
    yes = next(spot for spot in page.ring.spots if spot.label == "Yes").rect.center
    for kind, where in ((pygame.MOUSEBUTTONDOWN, yes), (pygame.MOUSEBUTTONUP, (2, 2))):
        pygame.event.post(pygame.Event(kind, pos=where, button=1, touch=False))
        pilot.frames()
    assert pressed == [] and pilot.top is page
    pilot.click(yes)
    pilot.frames()
    assert pressed == ["yes"]


def test_nothing_is_drawn_while_nothing_changes() -> None:
    here = display()
    pilot = Pilot(App(here, Question(here, "Sure?", "Sure?", [("Yes", lambda: None)], "No")))
    pilot.frames(3)
    assert not any(here.gui.update(0.1) for _ in range(5))
    line = Pilot(App(here, TextDialog(here, "Your name", "Anne", lambda text: None)))
    line.frames(3)
    assert any(here.gui.update(0.3) for _ in range(9)), "the cursor blinks"


def test_a_program_that_is_closed_gives_everything_back() -> None:
    """The library posts events that carry elements; those that nobody fetches would hold on to all pictures."""
    here = display()
    pilot = Pilot(App(here, SettingsPage(here, lambda: None)))
    pilot.frames(2)
    pilot.app.stack.push(Question(here, "Sure?", "Sure?", [], "No"))
    pilot.frames(2)
    pilot.app.stack.pop()
    pilot.app.stack.close()
    here.close()
    left = ref(here)
    del here, pilot
    gc.collect()
    assert left() is None


def test_a_press_that_began_before_a_button_appeared_does_nothing() -> None:
    """Down on one page, up on the next: what lies there now was not meant."""
    here, pressed = display(), list[str]()
    first = Question(here, "First", "First", [("Yes", lambda: pressed.append("first"))], "No")
    second = Question(here, "Second", "Second", [("Yes", lambda: pressed.append("second"))], "No")
    pilot = Pilot(App(here, first))
    pilot.frames(60)
    yes = next(spot for spot in first.ring.spots if spot.label == "Yes").rect.center
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=yes, button=1, touch=False))
    pilot.frames()
    pilot.app.stack.push(second)
    pilot.frames(60)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=yes, button=1, touch=False))
    pilot.frames()
    assert pressed == [] and pilot.top is second
    first.resize()  # the same when a page is laid out anew under the finger
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=yes, button=1, touch=False))
    pilot.frames()
    second.resize()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=yes, button=1, touch=False))
    pilot.frames()
    assert pressed == [] and pilot.top is second


def _enter(pilot: Pilot) -> None:
    pilot.press(pygame.K_RETURN)


def _escape(pilot: Pilot) -> None:
    pilot.press(pygame.K_ESCAPE)


def _cover(pilot: Pilot) -> None:
    pilot.app.stack.push(Question(pilot.app.display, "Sure?", "Sure?", [], "No"))


def _resize(pilot: Pilot) -> None:
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(1024, 640), w=1024, h=640))


@pytest.mark.parametrize("end", [_enter, _escape, _cover, _resize], ids=lambda end: end.__name__[1:])
def test_keys_do_not_repeat_once_a_name_was_typed(end: Callable[[Pilot], None]) -> None:
    """However writing ends, a held key afterwards is one press."""
    here = display()
    pygame.key.set_repeat(0)
    pilot = Pilot(App(here, Credits(here)))
    pilot.app.stack.push(TextDialog(here, "Your name", "Anne", lambda text: None))
    pilot.frames(30)
    pilot.type("Mary")
    assert here.gui.is_writing
    end(pilot)
    pilot.frames(3)
    assert pygame.key.get_repeat() == (0, 0)


@pytest.mark.parametrize("strange", ["中", "😀", "ж"])
def test_letters_that_no_font_has_are_refused_where_they_are_typed(strange: str) -> None:
    here, written = display(), list[str]()
    pilot = Pilot(App(here, Credits(here)))
    dialog = TextDialog(here, "Your name", "", written.append)
    pilot.app.stack.push(dialog)
    pilot.frames(2)
    pilot.type(f"Zoë {strange}Łuk")
    assert dialog._entry.get_text() == "Zoë Łuk"
    assert "Latin" in dialog._said.text, "and it is said why"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(entry_module, "clipboard_paste", lambda: f"{strange}x{strange}")
        dialog._entry._do_paste()
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert written == ["Zoë Łukx"]


def test_letters_are_offered_to_whoever_has_no_keyboard() -> None:
    here = display()
    pilot = Pilot(App(here, Credits(here)))

    def letters() -> bool:
        dialog = TextDialog(here, "Your name", "Anne", lambda text: None)
        pilot.app.stack.push(dialog)
        pilot.frames()
        shown = any(spot.key == "q" for spot in dialog.ring.spots)
        pilot.app.stack.pop()
        return shown

    assert not letters()
    pilot.button(5)
    pilot.frames()
    assert letters()
    pilot.press(pygame.K_TAB)
    pilot.frames()
    assert not letters()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1, touch=True))
    pilot.frames()
    assert letters()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1, touch=False))
    pilot.frames()
    dialog = TextDialog(here, "Your name", "Anne", lambda text: None)
    pilot.app.stack.push(dialog)
    pilot.frames(30)
    pilot.click(next(spot for spot in dialog.ring.spots if spot.key == "letters").rect.center)
    pilot.frames(2)
    assert any(spot.key == "q" for spot in dialog.ring.spots)
