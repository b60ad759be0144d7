"""The program that makes the pictures of the front page plays what it should."""

from dataclasses import replace

import pygame
import pytest

from .film import FILMS, begun, choices, frames


@pytest.mark.parametrize("name", FILMS)
def test_a_film_shows_the_window_from_before_the_wanted_moment(name: str) -> None:
    """The match is played again as it was: its choices lead to the event that is wanted."""
    film = FILMS[name]
    made, first = choices(film)
    match = begun(film)
    told = [event for move in made[: first + film.before] for event in match.play(match.to_move, move)]
    assert any(isinstance(event, film.event) for event in told)
    shown = [
        (pygame.image.tobytes(frame, "RGB"), asked)
        for frame, asked in frames(replace(film, skipped=0, seconds=2), (640, 400))
    ]
    assert len(shown) == 20
    assert len({picture for picture, _ in shown}) > 3, "something moves"
