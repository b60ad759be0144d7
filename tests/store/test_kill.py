"""A few lives of `tests.store.kill`, so that it keeps working; the whole run is a command of its own."""

from pathlib import Path
from random import Random

from .kill import Typist, look, one_life


def test_a_killed_game_is_whole(tmp_path: Path) -> None:
    rng = Random(3)
    for _ in range(3):
        one_life(tmp_path, rng, Typist)
    assert look(tmp_path).moves
