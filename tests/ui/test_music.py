"""Music answers the moment: what is heard follows what is seen of a match."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from jamaica.files import assets
from jamaica.store import Settings
from jamaica.ui.music import LONG, Music
from jamaica.ui.sounds import Sounds

from .pilot import Pilot
from .posing import posed


def table(game: str, name: str) -> Any:
    pilot, _ = posed(game, name, (1280, 800))
    pilot.frames(2)
    return pilot.top


def test_a_battle_has_its_own_music_and_then_the_table_again() -> None:
    scene = table("jamaica", "powder")
    assert scene.display.sounds.tune == "battle"
    ui = scene.tabletop.ui
    ui.pieces.duel, ui.table.view.foe = None, -1
    scene.tabletop.hear()
    assert scene.display.sounds.tune == "table_jamaica"


@pytest.mark.parametrize(("game", "last"), [("jamaica", "last_jamaica"), ("montego", "last_montego")])
def test_the_last_round_has_its_own_music(game: str, last: str) -> None:
    ui = table(game, "card" if game == "jamaica" else "cards").tabletop.ui
    assert ui.mood().tune == ui.kit.music
    if game == "jamaica":
        ui.table.view.lap[1], ui.table.view.space[1] = 1, 0
    else:
        ui.table.view.stack, ui.table.view.ships = (), ui.table.view.ships[:3]
    assert ui.mood().tune == last


def test_a_table_of_captains_hears_the_sea() -> None:
    pilot = Pilot.table(4, people=0)
    pilot.frames(2)
    assert pilot.app.display.sounds.air.startswith("sea_")


class Mixer:
    """Stands in for pygame's music: notes what is asked of it."""

    def __init__(self) -> None:
        self.done: list[tuple[str, float]] = []
        self.busy, self.position = False, 0

    def load(self, file: Any) -> None:
        self.done.append((file.stem, 0.0))

    def play(self, loops: int, start: float, fade_ms: int) -> None:
        self.done[-1] = (self.done[-1][0], start)
        self.busy = True

    def fadeout(self, milliseconds: int) -> None:
        self.done.append(("fades", 0.0))

    def get_busy(self) -> bool:
        return self.busy

    def get_pos(self) -> int:
        return self.position


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mixer]:
    made = Mixer()
    monkeypatch.setattr(pygame.mixer, "music", made)
    yield made


FACTS = {
    name: {"files": [f"music/{name}.ogg"], "seconds": [seconds]} for name, seconds in (("sea", LONG), ("battle", 20.0))
}


def test_a_piece_waits_until_the_one_before_has_faded_out(mixer: Mixer) -> None:
    music = Music(assets() / "sounds", FACTS)
    assert music.want("sea") and mixer.done == [("sea", 0.0)]
    assert not music.want("battle") and not music.catch_up() and mixer.done[-1][0] == "fades"
    mixer.busy = False
    assert music.catch_up() and mixer.done[-1] == ("battle", 0.0)
    assert not music.catch_up(), "it plays on"


def test_table_music_goes_on_where_it_was_and_a_battle_begins_anew(mixer: Mixer) -> None:
    music = Music(assets() / "sounds", FACTS)
    for piece, after in (("sea", 12.5), ("battle", 7.0), ("sea", 3.0), ("battle", 0.0)):
        if not music.want(piece):
            mixer.busy = False
            music.catch_up()
        mixer.position = round(1000 * after)
    began = [(name, start) for name, start in mixer.done if name != "fades"]
    assert began == [("sea", 0.0), ("battle", 0.0), ("sea", 12.5), ("battle", 0.0)]


def test_what_is_wanted_again_before_another_piece_began_comes_back(mixer: Mixer) -> None:
    """A battle that was skipped at once."""
    music = Music(assets() / "sounds", FACTS)
    music.want("sea")
    music.want("battle")
    music.want("sea")
    mixer.busy = False
    music.catch_up()
    assert mixer.done[-1][0] == "sea" and "battle" not in [name for name, _ in mixer.done]


def test_without_a_sound_card_the_music_of_the_moment_is_known_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nothing of the kind")
    sounds = Sounds(assets() / "sounds", Settings())
    for piece in ("table_jamaica", "battle", "last_jamaica"):
        sounds.mood(piece, "sea_day")
        sounds.catch_up()
        assert sounds.tune == piece
    sounds.close()
