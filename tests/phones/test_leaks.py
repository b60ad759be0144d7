"""What is sent to a seat tells nothing of what it cannot know; the long form is ``python -m tests.phones.leaks``."""

from pathlib import Path
from typing import Any

import pytest

from jamaica.engine.match import Match
from jamaica.games import GAMES

from .leaks import Worlds


@pytest.mark.parametrize("game", GAMES)
def test_nothing_a_seat_is_sent_depends_on_what_it_cannot_know(game: str, tmp_path: Path) -> None:
    messages, size = Worlds(game, 3, tmp_path).play(most=120)
    assert messages > 50 and size > 50_000


@pytest.mark.parametrize("game", GAMES)
def test_the_comparison_finds_a_leak(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A check of the check: pages made of everything differ at once."""

    def whole(match: Match[Any], seat: int) -> object:
        state = match.state.copy()
        state.viewer = seat
        return state

    monkeypatch.setattr(Match, "view", whole)
    with pytest.raises(AssertionError, match="in the other world"):
        Worlds(game, 3, tmp_path).play(most=120)
