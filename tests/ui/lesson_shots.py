"""Contact sheets of every step of the guided games, to be looked at: ``python -m tests.ui.lesson_shots --out DIR``."""

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from jamaica.games import GAMES

from .lessons import Lectern
from .pilot import Pilot

COLUMNS, ROWS = 3, 3


def main() -> None:
    """Write the sheets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--language", default="de")
    parser.add_argument("--text-size", type=float, default=1.0)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--chapter", default="")
    parser.add_argument("--whole", action="store_true", help="a picture a step, not reduced")
    asked = parser.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    asked.out.mkdir(parents=True, exist_ok=True)
    width, height = map(int, asked.size.split("x"))
    with TemporaryDirectory() as home:
        os.environ["JAMAICA_HOME"] = home
        pilot = Pilot.launcher((width, height), language=asked.language, text_size=asked.text_size)
        for game in [asked.game] if asked.game else GAMES:
            _shoot(pilot, game, asked)
        pilot.close()


def _shoot(pilot: Pilot, game: str, asked: argparse.Namespace) -> None:
    lectern, found = Lectern(pilot, game), dict[str, list[pygame.Surface]]()
    for chapter, place in lectern.steps():
        if asked.chapter not in ("", chapter.name):
            continue
        table, _ = lectern.open(chapter, place)
        table.draw(pilot.app.display.window)
        shot = pilot.app.display.window.copy()
        if asked.whole:
            pygame.image.save(shot, asked.out / f"{game}-{chapter.name}-{place + 1}-{asked.size}.png")
            continue
        found.setdefault(chapter.name, []).append(pygame.transform.smoothscale_by(shot, 900 / shot.get_width()))
    for name, shots in found.items():
        for first in range(0, len(shots), COLUMNS * ROWS):
            part = shots[first : first + COLUMNS * ROWS]
            wide, high = part[0].get_size()
            sheet = pygame.Surface((wide * COLUMNS, high * ROWS))
            for number, shot in enumerate(part):
                sheet.blit(shot, (number % COLUMNS * wide, number // COLUMNS * high))
            pygame.image.save(sheet, asked.out / f"{game}-{name}-{first // (COLUMNS * ROWS) + 1}-{asked.size}.png")


if __name__ == "__main__":
    main()
