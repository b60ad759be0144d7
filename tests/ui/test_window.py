"""The window itself: no screen, no sound, sizes, and input at random."""

import json
from random import Random

import pygame
import pytest

from jamaica.cli.main import main
from jamaica.files import assets
from jamaica.games.jamaica.rules.stock import stock_of
from jamaica.store import Settings
from jamaica.ui.app import BEHIND, CALM, FRAMES, HIDDEN, App
from jamaica.ui.display import Display, NoScreen
from jamaica.ui.scenes import Scene
from jamaica.ui.sounds import MOST, Sounds, size_of
from jamaica.ui.table.scene import TableScene

from .monkey import HOME, Estimate, Look, growth, rampage, random_event, watch
from .pilot import QUIET, Pilot


def test_without_a_screen_one_sentence_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nothing of the kind")
    with pytest.raises(NoScreen):
        Display(assets())
    assert main([]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and "jamaica play" in error


def test_without_a_sound_device_all_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nothing of the kind")
    sounds = Sounds(assets() / "sounds", Settings())
    assert not sounds.on
    sounds.play("dice")
    sounds.mood("table_jamaica", "sea_day")
    sounds.catch_up()
    sounds.refresh()
    sounds.close()


def test_a_place_is_seen_before_it_is_heard() -> None:
    """Reading the ambience takes a moment, which must not delay the first picture."""
    sounds = Sounds(assets() / "sounds", Settings())
    sounds.mood("theme_jamaica", "harbour")
    assert pygame.mixer.get_busy() is False
    sounds.catch_up()
    assert pygame.mixer.get_busy() is True
    sounds.close()


def test_pictures_are_there_before_they_are_needed() -> None:
    """A folder is loaded beside the frames; what has been scaled already is not loaded again."""
    display = Display(assets(), (1024, 640), Settings(**QUIET))
    pictures = display.pictures
    pictures.look_ahead("jamaica/dice")
    assert not pictures.has("jamaica/dice/morning-1")
    display.catch_up()
    pictures.ahead.join()
    assert pictures.has("jamaica/dice/morning-1") and not pictures.has("jamaica/board")
    display.close()


def test_a_table_that_is_left_lets_its_pictures_go() -> None:
    pilot = Pilot.launcher()
    pilot.harbour.quick("jamaica")
    pilot.frames(2)
    pictures = pilot.app.display.pictures
    assert pictures.has("jamaica/ships/bonny") and pictures.has("interface/buttons/buttons")
    pilot.app.stack.pop()
    assert not pictures.has("jamaica/ships/bonny") and pictures.has("interface/buttons/buttons")
    pilot.close()


def test_a_table_that_is_left_lets_go_of_what_its_match_has_worked_out() -> None:
    pilot = Pilot.launcher()
    pilot.harbour.quick("jamaica")
    pilot.frames(2)
    assert stock_of
    pilot.app.stack.pop()
    assert not stock_of
    pilot.close()


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160), (1100, 1400)])
@pytest.mark.parametrize(("game", "players"), [("jamaica", 6), ("montego", 4)])
def test_everything_lies_inside_the_window(game: str, players: int, size: tuple[int, int]) -> None:
    pilot = Pilot.table(players, 1, game, size=size)
    for scale in (0.75, 1.0, 2.0):
        pilot.app.display.settings.scale = scale
        pilot.app.display.resized()
        table = pilot.top
        assert isinstance(table, TableScene)
        table.resize()
        layout, window = table.context.layout, pygame.Rect((0, 0), size)
        parts = [layout.board, layout.deck, layout.hand, layout.ribbon, *layout.opponents, layout.log, layout.notice]
        for number, part in enumerate([*parts, *layout.buttons]):
            assert window.contains(part), (number, part)
            assert not [other for other in parts[:number] if other.colliderect(part)], (number, part)
        assert layout.log.h > 60 and layout.board.w > size[0] * 0.4


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_a_resized_window_keeps_the_question(game: str) -> None:
    pilot = Pilot.table(3, 1, game)
    pilot.frames(5)
    table = pilot.top
    assert isinstance(table, TableScene) and table.context.asked
    moves = table.question.list.moves
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900))
    pilot.frames(2)
    assert table.question.list.moves == moves and table.context.layout.board.right > 1024


def test_random_input_breaks_nothing() -> None:
    """A taste of ``python -m tests.ui.monkey``."""
    assert sum(1 for _ in rampage(600, Random(11))) == 600


def test_memory_is_compared_in_like_situations() -> None:
    table = [Look(number, "table", 200 + 0.01 * number) for number in (100, 200, 300)]
    launcher = [Look(number, "launcher", 100 + 0.01 * number) for number in (400, 500)]
    assert growth(table + launcher) == pytest.approx(0.01)


def test_growth_comes_with_an_interval() -> None:
    """What grows steadily is known exactly; what goes up and down by itself is not."""
    numbers = range(10, 1001, 10)
    steady = Estimate.of([Look(number, HOME, 100 + 0.01 * number) for number in numbers], 100, 50.0)
    assert steady.grown == pytest.approx(0.01 * 900 / 50)
    assert steady.margin == pytest.approx(0, abs=1e-9)
    rng = Random(1)
    rough = Estimate.of([Look(number, HOME, 100 + rng.uniform(-9, 9)) for number in numbers], 100, 50.0)
    assert abs(rough.grown) < rough.margin


def test_memory_is_looked_at_where_everything_was_left() -> None:
    pilots = rampage(200, Random(3))
    looks = list(watch(pilots, 100))
    assert [look.number for look in looks if look.situation == HOME] == [100, 200]
    assert len(looks) == 2 + 2


def test_sounds_that_were_not_heard_for_long_are_let_go() -> None:
    volumes = Settings(effects=0.1, ambience=0.1)
    sounds = Sounds(assets() / "sounds", volumes)
    for air in ("harbour", "sea_day", "sea_evening", "harbour", "sea_day"):
        sounds.mood("table_jamaica", air)
        sounds.catch_up()
        assert pygame.mixer.get_busy()
    for name in json.loads((assets() / "sounds/sounds.json").read_text(encoding="utf-8"))["sounds"]:
        if not name.startswith(("table_", "theme_")):
            sounds.play(name)
    assert 0 < sum(map(size_of, sounds._kept.values())) <= MOST
    assert sounds.on
    volumes.effects = volumes.ambience = 0
    sounds.refresh()
    assert not sounds._kept, "who hears nothing needs none"
    sounds.close()


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_random_input_at_the_table_breaks_nothing(game: str) -> None:
    """Wise choices between the others, so that matches get somewhere; a table that is left is opened again."""
    rng, steps = Random(5), 0
    pilot, table, begun = _seated(game)
    for number in range(500):
        event = random_event(rng, (1024, 640))
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            continue
        pygame.event.post(event)
        if number % 4 == 0 and not pilot.frames(1, rng.choice((0.0, 0.016, 0.3))):
            steps += len(table.match.steps) - begun
            pilot, table, begun = _seated(game)
        if pilot.top is table and table.context.asked and number % 8 == 0:
            pilot.choose(table, "mouse")
        elif pilot.top is not table and number % 20 == 0:
            pilot.press(pygame.K_SPACE, hold=45)
    assert steps + len(table.match.steps) - begun > 10


def _seated(game: str) -> tuple[Pilot, TableScene, int]:
    """At a new table for two people and a captain, and how many steps its match has behind it."""
    pilot = Pilot.table(3, 2, game, "2x")
    table = pilot.top
    assert isinstance(table, TableScene)
    return pilot, table, len(table.match.steps)


def test_full_screen_and_back_keeps_the_size_of_the_window() -> None:
    pilot = Pilot.table(3, size=(1111, 700))
    pilot.frames()
    for _ in range(2):
        pilot.press(pygame.K_F11)
        pilot.frames()
        assert pilot.app.display.window.get_flags() & pygame.FULLSCREEN
        pilot.press(pygame.K_F11)
        pilot.frames()
        assert pilot.app.display.size == (1111, 700)


class Waking(Scene):
    """Changes by itself, as a table does when an answer arrives."""

    drawn = 0

    def update(self, seconds: float) -> bool:
        self.dirty = True
        return False

    def draw(self, window: pygame.Surface) -> None:
        self.drawn += 1


def test_what_changes_without_input_is_drawn() -> None:
    """The admiral's hint was there, but stayed unseen until a key or the mouse stirred the screen."""
    display = Display(assets(), (1024, 640), Settings(**QUIET))
    app = App(display, scene := Waking(display))
    for _ in range(3):
        app.step(1 / 60)
    assert scene.drawn == 3
    app.stack.close()
    display.close()


def test_a_calm_page_rests_until_somebody_does_something() -> None:
    pilot = Pilot.launcher()
    app = pilot.app
    pilot.frames(2)
    pygame.event.get()
    assert app.rests(0.016) and app.rests(0.016)
    assert not app.rests(CALM), "the scenery moves on"
    pilot.harbour.credits()
    pilot.frames(2)
    app._waited = 0.0
    pygame.event.get()
    assert app.rests(0.01)
    pilot.press(pygame.K_TAB)
    assert not app.rests(0.01), "a key is answered in the next frame"
    pilot.close()


def test_a_scene_in_motion_never_rests() -> None:
    pilot = Pilot.table(3, speed="1x")
    pilot.frames(2)
    pygame.event.get()
    assert not pilot.app.rests(0.001)


def test_a_window_that_nobody_looks_at_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot.launcher(reduced_motion=True)
    pilot.frames(3)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: True)
    assert pilot.app.rate == FRAMES
    monkeypatch.setattr(pygame.key, "get_focused", lambda: False)
    assert pilot.app.rate == BEHIND
    pilot.press(pygame.K_TAB)
    pilot.frames()
    assert pilot.app.rate == FRAMES, "something has moved"
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    assert pilot.app.rate == HIDDEN
    pilot.close()


def test_what_nobody_sees_is_drawn_when_it_is_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot.launcher()
    pilot.frames(3)
    drawn: list[int] = []
    scene = pilot.app.stack.top
    assert scene is not None
    monkeypatch.setattr(scene, "draw", lambda window: drawn.append(1))
    with monkeypatch.context() as hidden:
        hidden.setattr(pygame.display, "get_active", lambda: False)
        pilot.press(pygame.K_TAB)
        pilot.app.display.toast.show("Done.")
        pilot.frames(3)
    assert not drawn
    pilot.frames(1)
    assert drawn
    pilot.close()


def test_nothing_is_heard_while_the_window_is_out_of_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for name in ("pause", "unpause"):
        monkeypatch.setattr(pygame.mixer, name, lambda name=name: done.append(name))
    sounds = Sounds(assets() / "sounds", Settings())

    def load(file: str) -> pygame.mixer.Sound:
        done.append("play")
        return pygame.mixer.Sound(bytes(64))

    monkeypatch.setattr(sounds, "_load", load)
    sounds.hush(True)
    sounds.hush(True)
    sounds.play("press")
    assert done == ["pause"]
    sounds.mood("theme_jamaica")
    assert done == ["pause", "pause"], "music that begins meanwhile waits"
    sounds.hush(False)
    sounds.play("press")
    assert done == ["pause", "pause", "unpause", "play"]
    sounds.close()


def test_pictures_that_nobody_asked_for_are_dropped_if_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = Pilot.launcher().app.display.pictures
    asked = pictures.raw("jamaica/ships/bonny")
    pictures.look_ahead("jamaica/ships")
    pictures.catch_up()
    pictures.ahead.join()
    monkeypatch.setattr("jamaica.ui.pictures.MOST", 2 * asked.get_height() * asked.get_pitch())
    pictures.catch_up()
    assert pictures.has("jamaica/ships/bonny") and not pictures.has("jamaica/ships/ghost")
    assert pictures.raw("jamaica/ships/ghost").get_size() == asked.get_size(), "it is loaded when it is needed"
    pictures.close()
