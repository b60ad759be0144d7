"""The gallery: a picture that differs from an earlier one shows a change of the window, nothing else."""

import pytest

from .gallery import sight
from .sights import SIGHTS


@pytest.mark.parametrize("name", ["new-jamaica", "saves"])
def test_a_screen_looks_the_same_every_time(name: str) -> None:
    first, again = (sight(SIGHTS[name], (640, 400)) for _ in range(2))
    assert first.get_buffer().raw == again.get_buffer().raw
