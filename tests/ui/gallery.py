"""Pictures of every state of the window, to be looked at: ``python -m tests.ui.gallery --out DIR``.

One picture a pose in ``tests/ui/poses`` and size of the window; some poses are shown in several scenes.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import pygame

from jamaica.engine.language import LANGUAGES
from jamaica.games.jamaica.rules.events import DiceRolled
from jamaica.store import SCALES
from jamaica.ui import words
from jamaica.ui.entities import Layer
from jamaica.ui.table.handoff import Handoff

from .backsights import BACKSIGHTS
from .pilot import Pilot, waits
from .posing import POSES, go_on, posed
from .sights import SIGHTS

ROUNDS = {"harbour": SIGHTS, "lookback": BACKSIGHTS}
"""The screens round the games, and those that look back at them."""
DAWN, SEED = datetime(2026, 5, 1, 6, tzinfo=UTC), "5ea" * 10
"""When the clock of the gallery begins, and the luck of games whose luck is hidden."""
SIZES = ((1024, 640), (1280, 800), (2560, 1440))


@dataclass(frozen=True)
class Shot:
    """One picture: a pose, and what is done before it is taken."""

    name: str
    pose: str
    act: Callable[[Pilot], None] = lambda pilot: pilot.press(pygame.K_TAB)
    live: int = 0
    """How many of the last choices are made at the table, so that their motions are seen."""
    seconds: float = 0.0
    until: Callable[[Any], bool] | None = None
    """What is waited for among the pieces that move, in place of seconds."""
    everybody: bool = False


def keys(*pressed: int) -> Callable[[Pilot], None]:
    """Keys pressed one after the other."""

    def act(pilot: Pilot) -> None:
        for key in pressed:
            pilot.press(key)
            pilot.frames(2)

    return act


def typed(figures: str) -> Callable[[Pilot], None]:
    """Number keys pressed one after the other."""

    def act(pilot: Pilot) -> None:
        for figure in figures:
            pilot.press(ord(figure), unicode=figure)
            pilot.frames(2)

    return act


def hint(pilot: Pilot) -> None:
    """The admiral is asked."""
    pilot.top.toolbar.hint()  # type: ignore[attr-defined]
    pilot.frames(3)


def look_at(label: str) -> Callable[[Pilot], None]:
    """Somebody looks around with the keys until a thing is found."""

    def act(pilot: Pilot) -> None:
        pilot.press(pygame.K_l)
        pilot.frames(2)
        ring = pilot.top.ring  # type: ignore[attr-defined]
        while ring.looked.label != label:
            pilot.press(pygame.K_TAB)
            pilot.frames()

    return act


def roll(pilot: Pilot) -> None:
    """The Captain's dice are on their way."""
    pilot.top.tabletop.play([DiceRolled(0, (3, 5))])  # type: ignore[attr-defined]
    pilot.frames(9, 0.05)


def finish(pilot: Pilot) -> None:
    """The game is played to its end, which is then looked at for a while."""
    pilot.app.display.settings.speed = "instant"
    pilot.top.resize()  # type: ignore[attr-defined]
    pilot.play("keyboard")
    pilot.frames(60)


def recap(pilot: Pilot) -> None:
    """Somebody is back at the table and reads what happened meanwhile."""
    handoff: Any = pilot.top
    table = handoff.table
    pilot.app.display.settings.speed = table.tabletop.player.playback.speed = "instant"
    away = pilot.app.display.language.say(words.AWAY)
    while not (table.context.revealed and away in [line.text for line in table.tabletop.log.lines]):
        if isinstance(pilot.top, Handoff):
            pilot.press(pygame.K_SPACE, hold=45)
        elif waits(table):
            pilot.choose(table, "keyboard")
        pilot.frames()


def point_at_line(pilot: Pilot) -> None:
    """A line of the log is pressed: it shows where it happened, and why."""
    table: Any = pilot.top
    pilot.click(table.tabletop.log.spots()[-1].rect.center)
    pilot.frames(20)


def shoved(pieces: Any) -> bool:
    """Whether somebody is being pushed across."""
    return not pieces.blocked and any(person.posed == "tumble" for person in pieces.people)


def opened(pieces: Any) -> bool:
    """Whether a chest is open."""
    return any(chest.frame > 5 for chest in pieces.chests.values())


def seen(layer: Layer) -> Callable[[Any], bool]:
    """Whether something is on a layer of the board."""
    return lambda pieces: any(entity.layer == layer for entity in pieces.world.passing())


SPECIAL: dict[str, Sequence[Shot]] = {
    "jamaica": (
        Shot("battle", "battle", live=1, until=lambda pieces: pieces.duel and pieces.duel.winner is not None),
        Shot("battle-begins", "powder", live=1, until=lambda pieces: pieces.duel and pieces.duel.frame[0] is not None),
        Shot("shortage-first", "shortage-first", live=1, until=seen(Layer.SHEETS)),
        Shot("shortage-second", "shortage-second", live=1, seconds=4.4),
        Shot(
            "treasure",
            "treasure",
            live=1,
            until=opened,
        ),
        Shot("dice-tumble", "dice", act=roll),
        Shot("hint", "card", act=hint),
        Shot("hint-list", "loot", act=hint),
        Shot("hint-board", "attack", act=hint),
        Shot("look", "card", act=look_at("Samuel Bellamy")),
        Shot("handoff", "card", everybody=True, act=keys(pygame.K_TAB)),
        Shot("pause", "card", act=keys(pygame.K_ESCAPE)),
        Shot("rules", "powder", act=keys(pygame.K_F1)),
        Shot("end", "start", act=finish),
    ),
    "montego": (
        Shot("cards-chosen", "cards", act=typed("35")),
        Shot("cards-jack", "cards-jack", act=typed("352")),
        Shot("cards-two-players", "cards-two-players", act=typed("2415")),
        Shot("load-spread", "load", act=typed("3224")),
        Shot("unload", "unload", act=typed("2")),
        Shot("walk", "load", live=1, seconds=1.9),
        Shot("pushed", "stumble", live=1, until=shoved),
        Shot("stumble", "stumble", live=1, until=lambda pieces: pieces.blocked),
        Shot("counted", "load", live=1, until=lambda pieces: pieces.table.view.post >= 0),
        Shot("scored", "full", live=1, until=lambda pieces: pieces.sheet and pieces.rows_read == 3),
        Shot("sails", "full", live=1, until=lambda pieces: pieces.leaving and pieces.leaving.passage.now.turn > 45),
        Shot("tavern", "tavern", live=1, seconds=20.5),
        Shot("hint", "cards", act=hint),
        Shot("hint-board", "load", act=hint),
        Shot("handoff", "cards", everybody=True, act=keys(pygame.K_TAB)),
        Shot("recap", "cards", everybody=True, act=recap),
        Shot("log", "load", act=point_at_line),
        Shot("look", "hire", act=look_at("Lazy Jack")),
        Shot("pause", "load", act=keys(pygame.K_ESCAPE)),
        Shot("rules", "load", act=keys(pygame.K_F1)),
        Shot("end", "cards", act=finish),
        Shot("end-two-players", "cards-two-players", act=finish),
    ),
}


def shots(game: str) -> list[Shot]:
    """Every pose of a game that is nothing special, and the special ones."""
    special = SPECIAL.get(game, ())
    taken = {shot.name for shot in special}
    plain = [Shot(file.stem, file.stem) for file in sorted((POSES / game).glob("*.scn")) if file.stem not in taken]
    return [*plain, *special]


def take(game: str, shot: Shot, size: tuple[int, int], **settings: Any) -> pygame.Surface:
    """Bring a pose onto the table and look."""
    pilot, rest = posed(game, shot.pose, size, shot.live, shot.everybody, **settings)
    table: Any = pilot.top
    pilot.frames(2)
    go_on(table, rest)
    if shot.until:
        while not shot.until(table.tabletop.ui.pieces):
            pilot.frames(1, 0.05)
    elif shot.live:
        pilot.frames(round(shot.seconds * 20), 0.05)
    else:
        shot.act(pilot)
    pilot.frames(2, 0.0 if shot.live else 1 / 60)
    return pilot.app.display.window.copy()


def sight(act: Callable[[Pilot], None], size: tuple[int, int], **settings: Any) -> pygame.Surface:
    """A screen before, between or after games, from a fresh start, at the same time and with the same luck always."""
    minutes = count()
    with TemporaryDirectory() as home, patch("jamaica.engine.sealing.new_seed", lambda: SEED):
        os.environ["JAMAICA_HOME"] = home
        pilot = Pilot.launcher(size, **settings)
        pilot.harbour.store.saves.clock = lambda: DAWN + timedelta(minutes=next(minutes))
        act(pilot)
        pilot.frames(2)
        picture = pilot.app.display.window.copy()
        pilot.close()
    return picture


def look_round(wanted: argparse.Namespace, size: tuple[int, int]) -> None:
    """Pictures of the screens round the games."""
    for name, act in ROUNDS[wanted.game].items():
        if wanted.only in name:
            picture = sight(act, size, scale=wanted.scale, language=wanted.language)
            pygame.image.save(picture, wanted.out / f"{wanted.game}-{name}-{size[0]}x{size[1]}.png")


def main() -> None:
    """Save the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--game", default="jamaica", help="jamaica, montego, harbour or lookback")
    parser.add_argument("--only", default="", help="only shots whose name contains this")
    parser.add_argument("--size", default="", help="only this size, as 1280x800")
    parser.add_argument("--scale", type=float, default=1.0, choices=SCALES)
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    wanted.out.mkdir(parents=True, exist_ok=True)
    if wanted.game in ROUNDS:
        for size in (size for size in SIZES if wanted.size in ("", f"{size[0]}x{size[1]}")):
            look_round(wanted, size)
        return
    for width, height in SIZES:
        for shot in shots(wanted.game):
            if wanted.size in ("", f"{width}x{height}") and wanted.only in shot.name:
                picture = take(wanted.game, shot, (width, height), scale=wanted.scale, language=wanted.language)
                pygame.image.save(picture, wanted.out / f"{wanted.game}-{shot.name}-{width}x{height}.png")
                pygame.quit()


if __name__ == "__main__":
    main()
