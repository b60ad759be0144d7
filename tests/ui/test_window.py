"""The window itself: no screen, no sound, sizes, and input at random."""

from random import Random

import pygame
import pytest

from jamaica.cli import main
from jamaica.files import assets
from jamaica.ui.display import Display, NoScreen
from jamaica.ui.launcher import Launcher
from jamaica.ui.sounds import Sounds
from jamaica.ui.table.scene import Table

from .pilot import Pilot


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
    sounds = Sounds(assets() / "sounds")
    assert not sounds.on
    sounds.play("dice")
    sounds.music("table_jamaica")
    sounds.close()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160), (1100, 1400)])
def test_everything_lies_inside_the_window(size: tuple[int, int]) -> None:
    pilot = Pilot.table(6, size=size)
    for scale in (0.75, 1.0, 2.0):
        pilot.app.display.settings.scale = scale
        pilot.app.display.resized()
        table = pilot.top
        assert isinstance(table, Table)
        table.resize()
        pilot.frames(2)
        layout, window = table.layout, pygame.Rect((0, 0), size)
        parts = [layout.board, layout.deck, layout.hand, layout.ribbon, *layout.opponents, layout.log, layout.captain]
        for number, part in enumerate([*parts, *layout.buttons]):
            assert window.contains(part), (number, part)
            assert not [other for other in parts[:number] if other.colliderect(part)], (number, part)
        assert layout.log.h > 60 and layout.board.w > size[0] * 0.4


def test_a_resized_window_keeps_the_question() -> None:
    pilot = Pilot.table(3)
    pilot.frames(5)
    table = pilot.top
    assert isinstance(table, Table) and table.asked
    moves = table.asking.moves
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900))
    pilot.frames(2)
    assert table.asking.moves == moves and table.layout.board.right > 1024


def random_event(rng: Random, size: tuple[int, int]) -> pygame.Event:
    """Any input a person could make, wise or not."""
    where = (rng.randrange(size[0]), rng.randrange(size[1]))
    keys = (
        pygame.K_TAB,
        pygame.K_RETURN,
        pygame.K_SPACE,
        pygame.K_LEFT,
        pygame.K_DOWN,
        pygame.K_1,
        pygame.K_9,
        pygame.K_a,
    )
    kind = rng.randrange(12)
    if kind < 3:
        return pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(0, 0, 0), touch=False)
    if kind < 5:
        return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=rng.choice((1, 1, 3, 4)), touch=False)
    if kind == 5:
        return pygame.Event(pygame.MOUSEBUTTONUP, pos=where, button=1, touch=False)
    if kind == 6 and rng.random() < 0.2:
        return pygame.Event(rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWEXPOSED)))
    if kind == 7:
        return pygame.Event(pygame.JOYBUTTONDOWN, button=rng.randrange(6), joy=0, instance_id=0)
    if kind == 8:
        return pygame.Event(
            pygame.JOYHATMOTION, value=rng.choice(((0, 1), (-1, 0), (0, 0))), hat=0, joy=0, instance_id=0
        )
    key = pygame.K_ESCAPE if rng.random() < 0.02 else rng.choice(keys)
    down = rng.random() < 0.8
    unicode = chr(key) if key < 128 else ""
    return pygame.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=key, mod=0, unicode=unicode, scancode=0)


def test_random_input_breaks_nothing() -> None:
    pilot, rng = Pilot.launcher(), Random(11)
    for number in range(2400):
        pygame.event.post(random_event(rng, (1024, 640)))
        if number % 4 == 0 and not pilot.frames(1, rng.choice((0.0, 0.016, 0.3))):
            pygame.quit()
            pilot = Pilot.launcher()
    assert pilot.top is not None


def test_the_launcher_shows_both_games() -> None:
    pilot = Pilot.launcher()
    launcher = pilot.top
    assert isinstance(launcher, Launcher)
    for game in ("montego", "race"):
        launcher._other_game()
        pilot.frames(3, 0.05)
        assert launcher.game == game
