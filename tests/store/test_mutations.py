"""Ten thousand damaged files: none crashes, each is named, and the good save beside them stays as it was."""

import json
from pathlib import Path
from random import Random

import pytest

from jamaica.engine.errors import GameError
from jamaica.store import SLOT, Saves, heading

from .helpers import Clock, begin, go_on
from .hostile import damaged, resealed

FILES = 1_000
"""Per test; there are ten."""


@pytest.mark.parametrize("game", ["jamaica", "montego"])
@pytest.mark.parametrize("kind", [*["bytes"] * 4, "records"])
def test_no_damage_crashes_or_spreads(tmp_path: Path, game: str, kind: str, request: pytest.FixtureRequest) -> None:
    saves, rng = Saves(tmp_path, Clock()), Random(request.node.name)
    match = go_on(begin(game), 12)
    good = saves.keep(match, "good")
    whole = good.path.read_bytes()
    first, _, rest = whole.partition(b"\n")
    for number in range(FILES):
        content = damaged(whole, rng) if kind == "bytes" else resealed(rest.decode(), json.loads(first), rng)
        (tmp_path / SLOT / f"bad{number}.save").write_bytes(content)
    listing = saves.listing()
    assert good in listing.games
    for broken in listing.broken:
        assert str(broken.reason)
    for saved in listing.games:
        try:  # a change that leads to another match that can have been played is as good as any
            assert heading.Heading.of(saves.load(saved), Clock()())
        except GameError as reason:
            assert str(reason)
    assert good.path.read_bytes() == whole
    left = [path for path in tmp_path.rglob("*.save") if path != good.path]
    assert len(left) == FILES, "what is put aside is kept"
