"""Pictures for the front page, made from real play: ``python -m tests.ui.film`` writes assets/screenshots.

A match is played by captains to its end; then the window plays it again from a little before the wanted moment, with a
person's seat asked as ever and everybody's answers those of the match. Seeds are fixed: the same game makes the same
pictures. Pillow must be installed.

``--sheet battle`` writes contact sheets of a scene instead, ten pictures a second, into build/sheets.
"""

import argparse
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame

from ai.captains import captain_for
from ai.worker import Answer, Ask
from jamaica.engine.contract import CHANCE, Event, Move
from jamaica.engine.match import Match
from jamaica.engine.record import HUMAN, Seat
from jamaica.files import assets
from jamaica.games import find_game
from jamaica.games.jamaica.rules.events import BattleBegan
from jamaica.games.montego.rules.events import ShipScored
from jamaica.store import Settings
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.table.ending import Ending
from jamaica.ui.table.factory import House, open_table
from jamaica.ui.table.finale import Finale
from jamaica.ui.table.scene import TableScene

from .backsights import BACKSIGHTS
from .gallery import SPECIAL, sight, take
from .pilot import FRAME, QUIET, Pilot, waits
from .posing import go_on, posed
from .sights import SIGHTS

FOLDER = Path(__file__).parents[2] / "assets" / "screenshots"
WINDOW, SHOWN = (1280, 800), (800, 500)
"""Size of the window, and of the moving picture."""
STILL = (1600, 1000)
STEPS = 6
"""Frames of the game for one of the moving picture: ten a second."""
PLAYED_OUT = 6.0
"""Seconds after which all is seen of the scene at the end."""
PAUSE = 1.2
"""Seconds in which a question is seen before it is answered."""
MOST = 4_000_000
"""Bytes of a picture at most: people wait for it."""


@dataclass(frozen=True)
class Film:
    """A stretch of a match: from some choices, and then some seconds, before the first event of a kind."""

    game: str
    seed: str
    event: type[Event]
    before: int
    skipped: float
    """Seconds that are played and not shown: until it becomes exciting."""
    seconds: float
    quality: int


@dataclass(frozen=True)
class Scene:
    """Some seconds of the board: the last choices of a pose, made at the table; without a pose a new match."""

    pose: str
    seconds: float
    live: int = 1
    game: str = "jamaica"
    answer: Move | None = None
    """What the person at the table then answers."""


SCENES = {
    "battle": Scene("battle", 9.5),
    "broadside": Scene("powder", 5.0),
    "star": Scene("loot", 7.0),
    "sabre": Scene("sabre-again", 11.0, 2),
    "prize": Scene("prize", 10.0, 2),
    "robbed": Scene("robbed", 10.0, 2),
    "curse": Scene("curse", 10.0, 2),
    "treasure": Scene("treasure", 5.5),
    "treasure-cursed": Scene("treasure-cursed", 13.0),
    "shortage-first": Scene("shortage-first", 8.0),
    "shortage-second": Scene("shortage-second", 11.0),
    "home": Scene("home", 7.5),
    "set-up": Scene("", 3.0),
    "montego-shove": Scene("stumble", 9.0, game="montego"),
    "montego-barrels": Scene("full", 2.6, 2, game="montego"),
    "montego-departure": Scene("full", 15.0, game="montego"),
    "montego-broken": Scene("unload", 2.0, 0, "montego", ("unload", 2)),
    "montego-jack": Scene("hire", 3.4, 0, "montego", ("hire", 1)),
    "montego-set-up": Scene("", 3.0, game="montego"),
}
SHEETS = Path(__file__).parents[2] / "build" / "sheets"
SIZES = ((1366, 768), (2560, 1440))
ACROSS, WIDTH = 6, 400
"""Pictures of a row, and the width of each."""

FILMS = {
    "jamaica": Film("jamaica", "tortuga", BattleBegan, 6, 11, 20, 46),
    "montego-bay": Film("montego", "tortuga", ShipScored, 6, 3, 20, 40),
}


class Prompter:
    """Stands in for the captains' process: gives the answers of a match that was played before."""

    def __init__(self, match: Match[Any], made: list[Move]) -> None:
        self._match, self._made = match, made
        self._captain, self._rng = captain_for("greedy", match.game), Random(0)
        self._answer: Answer | None = None

    def prompt(self, view: Any) -> Move:
        """What was chosen then; if the match has taken another course meanwhile, what a captain thinks best."""
        move = self._made[sum(step.by != CHANCE for step in self._match.steps)]
        return move if move in view.choices() else self._captain.choose(view, self._rng)

    def ask(self, ask: Ask) -> None:
        """Find the answer."""
        self._answer = Answer(self.prompt(ask.view), {})

    def answer(self) -> Answer | None:
        """The answer, once."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """No answer is wanted any more."""
        self._answer = None

    def close(self) -> None:
        """Nothing to end."""


def is_asked(table: object) -> bool:
    """Whether a table waits for the person."""
    return isinstance(table, TableScene) and waits(table)


def answer(table: Any, move: Move) -> None:
    """The person's choice."""
    table.answer([move])


def battle(size: tuple[int, int]) -> pygame.Surface:
    """Two ships in battle."""
    return take("jamaica", next(shot for shot in SPECIAL["jamaica"] if shot.name == "battle"), size)


def question(film: Film, size: tuple[int, int]) -> pygame.Surface:
    """The last moment of a film in which the person is asked something."""
    last = None
    for frame, asked in frames(film, size):
        last = frame.copy() if asked else last
    assert last, "nothing is asked in this film"
    return last


def ended(film: Film, size: tuple[int, int], *, won: bool) -> Pilot:
    """The scene at the end of a film's match, for a person who has won or lost it."""
    match = begun(film)
    for move in choices(film)[0]:
        match.play(match.to_move, move)
    person = next(seat for seat in range(len(match.seats)) if (seat in match.state.winners()) == won)
    match.seats = tuple(replace(seat, pilot=HUMAN if n == person else "mate") for n, seat in enumerate(match.seats))
    display = Display(assets(), size, Settings(**QUIET))
    pilot = Pilot(App(display, open_table(display, match, House(lambda: Prompter(match, [])))))
    while not isinstance(pilot.top, Finale):
        pilot.frames()
    return pilot


def ending(size: tuple[int, int]) -> pygame.Surface:
    """The winner's portrait, with the fleet and what decided the match."""
    pilot = ended(FILMS["jamaica"], size, won=True)
    pilot.frames(round(PLAYED_OUT / FRAME))
    return pilot.app.display.window


STILLS: Mapping[str, Callable[[tuple[int, int]], pygame.Surface]] = {
    "launcher": lambda size: sight(SIGHTS["launcher"], size),
    "new-game": lambda size: sight(SIGHTS["new-jamaica"], size),
    "battle": battle,
    "jamaica-table": partial(question, replace(FILMS["jamaica"], skipped=0, seconds=11)),
    "montego-bay-table": partial(question, FILMS["montego-bay"]),
    "ending": ending,
    "analysis": lambda size: sight(BACKSIGHTS["analysis-jamaica-course"], size),
}


def begun(film: Film) -> Match[Any]:
    """The match before its first choice."""
    rules = find_game(film.game)
    seats = [Seat(name, "mate" if number else "human") for number, name in enumerate(rules.names()[:4])]
    return Match.begin(rules, rules.options(players=4), seats, film.seed)


def choices(film: Film) -> tuple[list[Move], int]:
    """Everybody's choices from the first to the last, and how many are made before the film begins."""
    match, rng = begun(film), Random(film.seed)
    captain = captain_for("greedy", match.game)
    made: list[Move] = []
    moment = None
    while not match.is_over:
        made.append(captain.choose(match.view(match.to_move), rng))
        events = match.play(match.to_move, made[-1])
        if moment is None and any(isinstance(event, film.event) for event in events):
            moment = len(made)
    assert moment is not None, f"no {film.event.__name__} in this match"
    return made, max(0, moment - film.before)


def frames(film: Film, size: tuple[int, int]) -> Iterator[tuple[pygame.Surface, bool]]:
    """Every frame of the moving picture, and whether the person is asked something in it."""
    made, first = choices(film)
    match = begun(film)
    for move in made[:first]:
        match.play(match.to_move, move)
    wanted: dict[str, Any] = {**QUIET, "speed": "1x"}
    display, prompter, waited = Display(assets(), size, Settings(**wanted)), Prompter(match, made), 0.0
    pilot = Pilot(App(display, open_table(display, match, House(lambda: prompter))))
    for number in range(round((film.skipped + film.seconds) / FRAME / STEPS)):
        pilot.frames(STEPS)
        waited = waited + STEPS * FRAME if is_asked(pilot.top) else 0.0
        if waited >= PAUSE:
            answer(pilot.top, prompter.prompt(match.view(match.to_move)))
            waited = 0.0
        if number * STEPS * FRAME >= film.skipped:
            yield display.window, waited > 0


def scene_table(scene: Scene, size: tuple[int, int]) -> Pilot:
    """A table at which the scene begins."""
    if not scene.pose:
        return Pilot.table(4, speed="1x", size=size, game=scene.game)
    pilot, rest = posed(scene.game, scene.pose, size, scene.live)
    table: Any = pilot.top
    pilot.frames(2)
    go_on(table, rest)
    if scene.answer:
        pilot.frames(4, 0.05)
        table.answer([scene.answer])
    return pilot


def shots(scene: Scene, size: tuple[int, int]) -> Iterator[pygame.Surface]:
    """The board, ten times a second."""
    pilot = scene_table(scene, size)
    table = pilot.top
    assert isinstance(table, TableScene)
    for _ in range(round(scene.seconds / FRAME / STEPS)):
        pilot.frames(STEPS)
        if pilot.top is not table:
            return
        board = table.context.layout.board
        yield pilot.app.display.window.subsurface(board).copy()


def end_shots(film: Film, size: tuple[int, int], *, won: bool) -> Iterator[pygame.Surface]:
    """The end of a match, ten times a second, until all points are counted."""
    pilot = ended(film, size, won=won)
    while not (isinstance(pilot.top, Ending) and not pilot.top.counts):
        pilot.frames(STEPS)
        yield pilot.app.display.window.copy()


def contact_sheet(taken: Sequence[pygame.Surface]) -> pygame.Surface:
    """All of them side by side, row by row."""
    high = round(WIDTH * taken[0].get_height() / taken[0].get_width())
    made = pygame.Surface((ACROSS * WIDTH, -(-len(taken) // ACROSS) * high))
    for number, shot in enumerate(taken):
        row, column = divmod(number, ACROSS)
        made.blit(pygame.transform.smoothscale(shot, (WIDTH, high)), (column * WIDTH, row * high))
    return made


def write_sheets(wanted: str) -> None:
    """The sheets of all scenes whose name contains this."""
    SHEETS.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        size = width, height
        sheets: dict[str, Callable[[], Iterable[pygame.Surface]]] = {
            **{name: partial(shots, scene, size) for name, scene in SCENES.items()},
            **{f"{name}-won": partial(end_shots, film, size, won=True) for name, film in FILMS.items()},
            **{f"{name}-lost": partial(end_shots, film, size, won=False) for name, film in FILMS.items()},
        }
        for name, taken in sheets.items():
            if wanted in name:
                file = SHEETS / f"{name}-{width}x{height}.png"
                pygame.image.save(contact_sheet(list(taken())), file)
                pygame.quit()
                print(file)


def image(surface: pygame.Surface, size: tuple[int, int]) -> Any:
    """A surface as Pillow's picture of some size."""
    from PIL import Image  # here, because the tests have no Pillow

    whole = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    return whole if whole.size == size else whole.resize(size, Image.Resampling.LANCZOS)


def write(name: str, pictures: list[Any], quality: int) -> None:
    """Keep a picture, moving if it has several frames."""
    file = FOLDER / f"{name}.webp"
    more: dict[str, Any] = {}
    if len(pictures) > 1:
        more = {"save_all": True, "append_images": pictures[1:], "duration": round(STEPS * FRAME * 1000), "loop": 0}
    pictures[0].save(file, quality=quality, method=4, **more)
    size = file.stat().st_size
    print(f"{size / 1e6:5.2f} MB  {len(pictures):4} frames  {file.name}")
    assert size < MOST, f"{file} has {size} bytes"


def main() -> None:
    """Make the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only pictures whose name contains this")
    parser.add_argument("--sheet", metavar="NAME", help="contact sheets of the scenes whose name contains this")
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    if wanted.sheet is not None:
        write_sheets(wanted.sheet)
        return
    FOLDER.mkdir(exist_ok=True)
    for name, film in FILMS.items():
        if wanted.only in name:
            write(name, [image(frame, SHOWN) for frame, _ in frames(film, WINDOW)], film.quality)
            pygame.quit()
    for name, still in STILLS.items():
        if wanted.only in name:
            write(name, [image(still(STILL), STILL)], 84)
            pygame.quit()


if __name__ == "__main__":
    main()
