"""The settings: reached by mouse, keys and pad; effective at once; kept."""

from typing import Any

import pygame
import pytest

from jamaica.engine.language import LANGUAGES
from jamaica.files import assets
from jamaica.store import SCALES, Settings
from jamaica.ui.app import App
from jamaica.ui.controls import KEYS, PAD, Controls
from jamaica.ui.display import Display
from jamaica.ui.gui.page import BACK
from jamaica.ui.gui.scroller import Scroller
from jamaica.ui.gui.slider import Slider
from jamaica.ui.lettering import INK
from jamaica.ui.menus import words
from jamaica.ui.menus.key_binding import Binding
from jamaica.ui.menus.settings import SettingsPage
from jamaica.ui.menus.words import TABS
from jamaica.ui.sounds import Sounds
from jamaica.ui.table.scene import TableScene

from .pilot import QUIET, Pilot
from .reader import Reader


class Cabin:
    """The page under test."""

    def __init__(self, tab: str = "sound", **settings: Any) -> None:
        self.settings = Settings(**{**QUIET, **settings})
        self.display = Display(assets(), (1024, 640), self.settings)
        self.kept = 0
        self.page = SettingsPage(self.display, self._keep)
        self.pilot = Pilot(App(self.display, self.page))
        self.page.show(tab)
        self.pilot.frames()

    def _keep(self) -> None:
        self.kept += 1

    def focus(self, key: object, by: str = "keyboard") -> None:
        """Move the focus to a spot."""
        for _ in range(2 * len(self.page.ring.spots)):
            if self.page.ring.focus is not None and self.page.ring.focus.key == key:
                return
            self.pilot.step(by)
            self.pilot.frames()
        raise AssertionError(key)

    def turn(self, key: object, by: str = "keyboard") -> None:
        """Turn a row one step to the right."""
        self.focus(key, by)
        if by == "pad":
            pygame.event.post(pygame.Event(pygame.JOYHATMOTION, value=(1, 0), hat=0, joy=0, instance_id=0))
        else:
            self.pilot.press(pygame.K_RIGHT)
        self.pilot.frames(2)


@pytest.mark.parametrize("by", ["keyboard", "pad"])
def test_rows_turn_by(by: str) -> None:
    cabin = Cabin()
    cabin.turn("music", by)
    cabin.turn("ambience", by)
    assert (cabin.settings.music, cabin.settings.effects, cabin.settings.ambience) == (0.05, 0.0, 0.05)
    cabin.page.show("sound")
    cabin.turn("speed", by)
    cabin.turn("reduced_motion", by)
    assert cabin.settings.speed == "2x" and cabin.settings.reduced_motion


def test_a_slider_is_dragged() -> None:
    cabin = Cabin()
    scroller = next(element for element in cabin.page.elements if isinstance(element, Scroller))
    slider = next(element for element in scroller.elements if isinstance(element, Slider))
    groove = pygame.Rect(slider.rect)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=groove.center, button=1, touch=False))
    cabin.pilot.frames()
    assert cabin.settings.music == 0.5
    pygame.event.post(
        pygame.Event(pygame.MOUSEMOTION, pos=(groove.right + 90, 5), rel=(1, 1), buttons=(1, 0, 0), touch=False)
    )
    cabin.pilot.frames()
    assert cabin.settings.music == 1.0
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1, touch=False))
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=groove.midleft, rel=(1, 1), buttons=(0, 0, 0), touch=False))
    cabin.pilot.frames()
    assert cabin.settings.music == 1.0, "let go"


def test_everything_is_effective_at_once() -> None:
    cabin = Cabin("reading")
    display = cabin.display
    ink = display.text.line("A", 20, INK).get_at((9, 9)), display.text.font("crimson-pro", 20).size("A")[1]
    cabin.turn("text_size")
    cabin.turn("high_contrast")
    assert display.text.font("crimson-pro", 20).size("A")[1] > ink[1] and display.text.strong
    cabin.turn("palette")
    assert display.palette.rings
    for code in [*LANGUAGES][1:]:
        cabin.turn("language")
        assert display.language.code == code
        assert cabin.page.title() == display.language.say(words.SETTINGS)
    unit = display.unit
    cabin.page.show("sound")
    cabin.turn("scale")
    assert display.unit > unit
    cabin.turn("full_screen")
    assert display.window.get_flags() & pygame.FULLSCREEN
    cabin.turn("full_screen")
    assert not display.window.get_flags() & pygame.FULLSCREEN


def test_the_settings_are_kept_when_the_page_is_left() -> None:
    cabin = Cabin()
    cabin.pilot.press(pygame.K_ESCAPE)
    cabin.pilot.frames()
    assert cabin.kept == 1


def test_a_key_is_given_to_another_command() -> None:
    """Two commands exchange their keys, and that is said; the new key works at once; reset brings all back."""
    cabin = Cabin("keys")
    cabin.focus(("bind", "hint"))
    cabin.pilot.press(pygame.K_RETURN)
    cabin.pilot.frames()
    assert isinstance(cabin.pilot.top, Binding)
    cabin.pilot.press(pygame.K_u)
    cabin.pilot.frames(2)
    controls = cabin.display.controls
    assert (controls.key("hint"), controls.key("undo")) == ("u", "h")
    assert "h" in cabin.display.toast.note
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0, unicode="u", scancode=0)
    assert controls.command_of(event) == "hint"
    cabin.focus(("bind", "press"))
    cabin.pilot.press(pygame.K_RETURN)
    cabin.pilot.press(pygame.K_ESCAPE)
    cabin.pilot.frames(2)
    assert cabin.pilot.top is cabin.page and controls.key("press") == "return", "Escape leaves it"
    cabin.focus("reset")
    cabin.pilot.press(pygame.K_RETURN)
    cabin.pilot.frames()
    assert cabin.settings.keys == {} and controls.key("hint") == "h"


@pytest.mark.parametrize("tab", TABS)
def test_a_click_on_back_leaves_every_page_of_settings(tab: str) -> None:
    """Once the row of the command "back" had the key of the button."""
    cabin = Cabin(tab)
    keys = [spot.key for spot in cabin.page.ring.spots]
    assert len(keys) == len(set(keys))
    cabin.focus(BACK)
    cabin.pilot.press(pygame.K_RETURN)
    cabin.pilot.frames()
    assert cabin.pilot.top is not cabin.page


def test_a_button_of_the_pad_is_given_to_another_command() -> None:
    cabin = Cabin("pad")
    cabin.focus(("bind", "undo"), "pad")
    cabin.pilot.button(0)
    cabin.pilot.frames()
    assert isinstance(cabin.pilot.top, Binding)
    cabin.pilot.button(3)
    cabin.pilot.frames()
    assert (cabin.display.controls.button("undo"), cabin.display.controls.button("hint")) == (3, 2)
    assert cabin.pilot.top is cabin.page


def test_no_two_commands_ever_share_a_key_or_button() -> None:
    controls = Controls(Settings())
    for command in KEYS:
        for other in KEYS:
            controls.give_key(command, controls.key(other))
            assert len({controls.key(one) for one in KEYS}) == len(KEYS)
    for command in PAD:
        for number in range(12):
            controls.give_button(command, number)
            assert len({controls.button(one) for one in PAD}) == len(PAD)


def test_every_row_explains_itself_and_can_be_seen() -> None:
    """On every page, at the largest size too: what has the focus is scrolled into sight."""
    cabin = Cabin(scale=2.0)
    for tab in words.TABS:
        cabin.page.show(tab)
        cabin.pilot.frames()
        for _ in cabin.page.ring.spots:
            cabin.pilot.press(pygame.K_TAB)
            cabin.pilot.frames()
            spot = cabin.page.ring.focus
            assert spot is not None and (spot.note or spot.key == "back")
            assert spot.seen is None or spot.seen.contains(spot.rect), (tab, spot.key)


def test_each_kind_of_sound_has_its_volume() -> None:
    pygame.display.init()
    volumes = Settings(music=0.5, effects=1.0, ambience=0.0)
    sounds = Sounds(assets() / "sounds", volumes)
    assert sounds.on
    sounds.mood("table_jamaica", "sea_day")
    loud = pygame.mixer.music.get_volume()
    assert loud > 0 and not pygame.mixer.get_busy(), "no ambience without its volume"
    volumes.music, volumes.ambience = 0.25, 0.5
    sounds.refresh()
    assert pygame.mixer.music.get_volume() < loud and pygame.mixer.get_busy()
    sounds.close()


def test_pressing_the_same_place_again_changes_the_same_setting_though_its_row_has_moved() -> None:
    """The size of everything moves its own row away from under the mouse."""
    cabin = Cabin("sound", scale=1.0)
    before = Settings(**{**QUIET, "scale": 1.0})
    row = next(spot for spot in cabin.page.ring.spots if spot.key == "scale").rect
    where, sizes = (row.right - 10, row.centery), [1.0]
    for _ in range(len(SCALES)):
        cabin.pilot.click(where)
        cabin.pilot.frames(2)
        sizes.append(cabin.settings.scale)
    assert sorted(set(sizes)) == sorted(SCALES) and sizes[-1] == sizes[0]
    assert (cabin.settings.speed, cabin.settings.reduced_motion, cabin.settings.full_screen) == (
        before.speed, before.reduced_motion, before.full_screen,
    )  # fmt: skip
    cabin.pilot.click((row.right - 60, row.bottom + row.h // 2))
    cabin.pilot.frames(2)
    assert cabin.page._moved is None


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_the_speed_key_says_for_a_moment_what_it_has_set(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot.table(2, 1, game)
    while not (isinstance(pilot.top, TableScene) and pilot.top.context.asked):
        pilot.frames()
    table = pilot.top
    pilot.app.display.settings.speed = "1x"
    pilot.press(pygame.K_f)
    reader = Reader().watch(monkeypatch)
    table.dirty = True
    pilot.frames()
    assert "Speed: double" in reader.texts and table.question.prompt() not in reader.texts
    pilot.frames(30, 0.1)
    reader.texts.clear()
    table.dirty = True
    pilot.frames()
    assert table.question.prompt() in reader.texts and "Speed: double" not in reader.texts
