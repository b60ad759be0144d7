"""Ten thousand damaged files: none crashes, each is named, and the good save beside them stays as it was."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jamaica.engine import record as records
from jamaica.engine.errors import GameError
from jamaica.store import SLOT, Saves, heading

from .helpers import Clock, begin, go_on

FILES = 1_000
"""Per test; there are ten."""
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1 << 70, 1e999, "", "\0", "\ud7ff", "x" * 5_000, [], {}, [[]], {"": {}}, "a b", ["a"],
)  # fmt: skip


def damaged(content: bytes, rng: Random) -> bytes:
    """The bytes with some changed, cut off, taken out, doubled or put in."""
    start, end = sorted((rng.randrange(len(content)), rng.randrange(len(content))))
    kind = rng.randrange(5)
    if kind == 0:
        return content[:start]
    if kind == 1:
        return content[:start] + content[end + 1 :]
    if kind == 2:
        return content[:end] + content[start:]
    noise = rng.randbytes(rng.randrange(1, 9))
    return content[:start] + noise + content[start + (len(noise) if kind == 3 else 0) :]


def warped(value: Any, rng: Random) -> Any:
    """A JSON value with one thing in it changed, anywhere."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        if rng.random() < 0.1:
            return {name: entry for name, entry in value.items() if name != key}
        return {**value, key: warped(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        place = rng.randrange(len(value))
        if rng.random() < 0.2:
            return rng.choice((value[:place], value[place:], value[:place] + value[place + 1 :], value * 2))
        return [*value[:place], warped(value[place], rng), *value[place + 1 :]]
    return rng.choice(ODD)


def resealed(text: str, head: dict[str, Any], rng: Random) -> bytes:
    """A record changed in its meaning, with seals that fit: what someone who knows the formats could write."""
    body = json.loads(text)
    del body["seal"]
    body = warped(body, rng)
    sealed = json.dumps({**body, "seal": records._seal(body)} if isinstance(body, dict) else body)
    if rng.random() < 0.3:
        head = warped(head, rng)
    if isinstance(head, dict) and rng.random() < 0.9:
        head = {**head, "sum": heading._sum(sealed.encode())}
    return f"{json.dumps(head)}\n{sealed}".encode()


@pytest.mark.parametrize("game", ["race", "montego"])
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
