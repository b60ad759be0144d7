"""After a fault in the program: a log, a friendly window, and the game goes on."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from jamaica import ui
from jamaica.cli.main import main
from jamaica.cli.selftest import a_match
from jamaica.engine.errors import DataError
from jamaica.files import assets
from jamaica.games import find_game
from jamaica.journal import Journal
from jamaica.store import Saved, Settings, Store
from jamaica.ui import crash, desktop
from jamaica.ui.app import App
from jamaica.ui.crash import AGAIN, FOLDER, GO_ON, LEAVE, Aground
from jamaica.ui.display import Display, NoScreen
from jamaica.ui.focus import GUARD
from jamaica.ui.menus.launcher import Launcher
from jamaica.ui.table.scene import TableScene

from .pilot import Pilot


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """A log of the test's own."""
    book = Journal(tmp_path / "logs")
    yield book
    book.close()


@pytest.fixture
def saved(tmp_path: Path) -> Saved:
    """A game that was kept by itself."""
    store = Store.open(tmp_path / "home")
    match = a_match(find_game("jamaica"))
    auto = store.saves.autosave(match)
    auto.keep(match)
    auto.close()
    store.close()
    found = store.saves.last()
    assert found is not None
    return found


def aground(journal: Journal, saved: Saved | None, size: tuple[int, int] = (1024, 640)) -> tuple[Pilot, Aground]:
    display = Display(assets(), size)
    page = Aground(display, journal, saved)
    pilot = Pilot(App(display, page))
    pilot.frames(2)
    return pilot, page


def keys(page: Aground) -> list[object]:
    return [spot.key for spot in page.ring.spots]


def test_the_window_offers_to_go_on_if_a_game_was_kept(journal: Journal, saved: Saved) -> None:
    pilot, page = aground(journal, saved)
    assert keys(page) == [GO_ON, AGAIN, FOLDER, LEAVE]
    pilot.press(pygame.K_RETURN)
    assert not pilot.frames(2)
    assert page.answer == GO_ON


def test_without_a_kept_game_the_harbour_is_the_first_answer(journal: Journal) -> None:
    pilot, page = aground(journal, None)
    assert keys(page) == [AGAIN, FOLDER, LEAVE]
    pilot.press(pygame.K_RETURN)
    assert not pilot.frames(2)
    assert page.answer == AGAIN


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (3840, 2160)])
def test_everything_lies_in_the_window(journal: Journal, saved: Saved, size: tuple[int, int]) -> None:
    _, page = aground(journal, saved, size)
    window, rects = pygame.Rect((0, 0), size), [spot.rect for spot in page.ring.spots]
    assert all(window.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[:number]) < 0 for number, rect in enumerate(rects))


def test_open_folder_opens_the_folder_of_the_log(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(crash, "open_folder", opened.append)
    pilot, page = aground(journal, None)
    pilot.click(next(spot.rect.center for spot in page.ring.spots if spot.key == FOLDER))
    pilot.frames(2)
    assert opened == [journal.path.parent]
    assert pilot.top is page, "the window stays"


def test_a_desktop_without_a_file_manager_is_told(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows always has one")
    monkeypatch.setenv("PATH", "")
    pilot, page = aground(journal, None)
    pilot.click(next(spot.rect.center for spot in page.ring.spots if spot.key == FOLDER))
    pilot.frames(2)
    assert str(journal.path.parent) in pilot.app.display.toast.note


def test_other_programs_get_their_own_libraries_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    assert "LD_LIBRARY_PATH" not in desktop.own_environment()
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/special")
    assert desktop.own_environment()["LD_LIBRARY_PATH"] == "/usr/special"


def player(answers: list[str]) -> Callable[[Journal, Saved | None, str], str]:
    return lambda journal, saved, language: answers.pop(0)


def test_the_game_goes_on_where_it_was_kept(journal: Journal, saved: Saved, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "ask", player([GO_ON, AGAIN]))
    begun: list[Saved | None] = []

    def play(at: Saved | None) -> None:
        begun.append(at)
        if len(begun) < 3:
            raise ZeroDivisionError("a hole in the hull")

    assert crash.guarded(play, journal, lambda: saved, Settings()) == 0
    assert begun == [None, saved, None]
    assert journal.path.read_text(encoding="utf-8").count("ZeroDivisionError: a hole in the hull") == 2


def test_a_fault_at_the_table_lets_the_game_go(tmp_path: Path, saved: Saved, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole way: launcher, saved game, a fault while drawing, and the same game again, held by nobody else."""
    monkeypatch.setattr(crash, "ask", player([GO_ON]))
    drawn: list[int] = []

    def draw_launcher(launcher: Launcher, window: pygame.Surface) -> None:
        launcher.ring.advance(GUARD)  # what has just appeared takes no press
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))

    def draw_table(table: TableScene, window: pygame.Surface) -> None:
        drawn.append(len(table.match.steps))
        if len(drawn) == 1:
            raise ZeroDivisionError("a hole in the hull")
        pygame.event.post(pygame.Event(pygame.QUIT))

    monkeypatch.setattr(Launcher, "draw", draw_launcher)
    monkeypatch.setattr(TableScene, "draw", draw_table)
    store = Store.open(tmp_path / "home")
    store.settings.language = "en"  # or it would be asked for first
    assert ui.run(store) == 0
    steps = len(store.saves.load(saved).steps)
    assert len(drawn) >= 2 and min(drawn) >= steps
    log = (tmp_path / "home" / "logs" / "jamaica.log").read_text(encoding="utf-8")
    assert log.count("a hole in the hull") >= 1 and "in use by another" not in log


def test_who_leaves_after_a_fault_gets_exit_code_1(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "ask", player([LEAVE]))

    def broken() -> Saved | None:
        raise OSError("the saves are broken too")

    assert crash.guarded(lambda at: [][0], journal, broken, Settings()) == 1


def test_an_error_of_a_person_is_no_fault(journal: Journal) -> None:
    def play(at: Saved | None) -> None:
        raise DataError("The board has no harbour.")

    with pytest.raises(DataError):
        crash.guarded(play, journal, lambda: None, Settings())
    assert "The board has no harbour." in journal.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("hole", ["take", "update"])
def test_an_error_of_a_person_in_the_window_is_told_there(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, hole: str
) -> None:
    """Whatever is pressed or goes on: the window stays, and the log has it once."""
    pilot = Pilot.launcher()

    def broken(*args: object) -> bool:
        raise DataError("The board has no harbour.")

    pilot.frames()
    monkeypatch.setattr(Launcher, hole, broken)
    pilot.press(pygame.K_UP)
    assert pilot.frames(5)
    assert pilot.app.display.toast.note == "The board has no harbour."
    assert journal.path.read_text(encoding="utf-8").count("told to the player: The board has no harbour.") == 1
    pilot.close()


def test_an_error_at_the_start_of_a_program_without_a_console_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(pygame.display, "message_box", lambda title, sentence, **named: told.append(sentence))
    monkeypatch.setenv("SDL_VIDEODRIVER", "nothing of the kind")
    assert main(["--home", str(tmp_path / "home"), "--language", "en"]) == 2
    assert len(told) == 1 and "There is no screen" in told[0]


def test_without_a_screen_the_log_is_named(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nothing of the kind")
    with pytest.raises(NoScreen, match=r"no screen .*jamaica\.log"):
        crash.guarded(lambda at: Display(assets()).close(), journal, lambda: None, Settings())
    assert "no screen" in journal.path.read_text(encoding="utf-8")


def test_a_fault_without_a_window_is_told_on_the_terminal(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nothing of the kind")
    assert crash.ask(journal, None) == LEAVE
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and str(journal.path) in error


def test_a_window_nobody_can_see_is_not_opened(tmp_path: Path) -> None:
    """SDL, finding no screen, would draw off the screen and never say so."""
    program = "import sys; from jamaica.cli.main import main; sys.exit(main([]))"
    environment = {**desktop.own_environment(), "JAMAICA_HOME": str(tmp_path), "SDL_AUDIODRIVER": "dummy"}
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    if sys.platform != "linux":
        pytest.skip("other systems always have a screen")
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "There is no screen" in done.stderr and "jamaica.log" in done.stderr
