"""Small letters keep the proportions of large ones."""

import pygame
import pytest

from jamaica.files import assets
from jamaica.ui.lettering import BODY, INK, WIDEST, Lettering

LINE = "Anne Bonny lays a card: 25–44 % with 4 gunpowder."


@pytest.mark.parametrize("size", [11, 13, 17])
def test_a_small_line_is_as_wide_as_a_large_one_scaled_down(size: int) -> None:
    pygame.font.init()
    text = Lettering(assets())
    exact = text.font(BODY, 96).size(LINE)[0] * size / 96
    assert text.font(BODY, size).size(LINE)[0] == pytest.approx(exact, rel=0.02)
    assert text.line(LINE, size, INK).get_size() == text.font(BODY, size).size(LINE)


def test_a_figure_and_its_sign_stay_on_one_line() -> None:
    pygame.font.init()
    text = Lettering(assets())
    for width in range(40, 200, 7):
        assert not any(line.startswith("%") for line in text.broken(LINE, 16, width))


def test_a_figure_at_either_end_of_a_phrase_stays_with_its_word() -> None:
    pygame.font.init()
    text = Lettering(assets())
    for width in range(90, 400, 7):
        lines = text.broken("Sol walks 4 spaces to S4. Sol at S4 loads 3 barrels: 2 at pier 2, 1 at pier 3.", 16, width)
        assert not any(line.startswith(("2,", "3.", "S4.")) or line.endswith((" 1", " 2")) for line in lines)


@pytest.mark.parametrize("word", ["9" * 60_000, "W" * 60_000, "a\0b\n\x1b\u202e"])
@pytest.mark.parametrize("size", [9, 20, 60, 200])
def test_whatever_is_to_be_written_makes_a_line_that_can_be_drawn(word: str, size: int) -> None:
    """pygame-ce dies natively where letters are scaled that are some 180,000 pixels wide."""
    pygame.font.init()
    text = Lettering(assets())
    for made in (text.line(word, size), text.fitted(word, size, 300), text.title(word, size, 300)):
        assert made.width <= WIDEST
    text.box(pygame.Surface((300, 200)), word, size, pygame.Rect(0, 0, 300, 200))
