"""What a player can set, and how it is kept: every value is checked when it is read."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ..engine.errors import GameError
from ..engine.record import Seat
from . import atomic, bodies
from .bodies import Body, is_number, is_word, read_seats
from .errors import Damaged, Missing, Newer, StoreError

FORMAT = 1
UPGRADES: bodies.Upgrades = {}
FILE = "settings.json"
LARGEST = 200_000
MOST_ENTRIES = 100

SPEEDS = ("1x", "2x", "off", "instant")
"""How fast things move. ``off``: nothing moves, but each event keeps its moment; ``instant``: no time passes."""
SCALES = (0.75, 1.0, 1.25, 1.5, 2.0)
TEXT_SIZES = (0.9, 1.0, 1.15, 1.3, 1.5)
PALETTES = ("standard", "deuteranopia", "protanopia", "tritanopia")
LANGUAGES = ("", "en", "de", "it", "nl")
"""Empty: the language of the system."""


@dataclass(frozen=True)
class NewGame:
    """What was set for the last new game: who sat where, and the options that were not left as they are."""

    seats: tuple[Seat, ...] = ()
    options: dict[str, str | int] = field(default_factory=dict)


@dataclass
class Settings:
    """The player's settings. Change them freely; `Store.keep_settings` keeps them."""

    music: float = 0.6
    """Volumes from 0 to 1."""
    effects: float = 0.8
    ambience: float = 0.6
    speed: str = SPEEDS[0]
    reduced_motion: bool = False
    scale: float = 1.0
    text_size: float = 1.0
    high_contrast: bool = False
    palette: str = PALETTES[0]
    language: str = LANGUAGES[0]
    full_screen: bool = False
    keys: dict[str, str] = field(default_factory=dict)
    """Per command of the window, the name of the key the player gave it; what is not named keeps its own."""
    pad: dict[str, int] = field(default_factory=dict)
    """Per command, the number of the pad's button."""
    game: str = "race"
    """The game that was played last."""
    new_games: dict[str, NewGame] = field(default_factory=dict)
    """Per game, what was set for its last new game."""
    lessons: dict[str, int] = field(default_factory=dict)
    """Per game, the step its lesson has come to."""


def _is_volume(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value <= 1


def _is_switch(value: Any) -> bool:
    return isinstance(value, bool)


def _is_one_of(values: Sequence[Any]) -> Callable[[Any], bool]:
    return lambda value: type(value) is type(values[0]) and value in values


def _is_mapping_to(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    def check(value: Any) -> bool:
        if not isinstance(value, dict) or len(value) > MOST_ENTRIES:
            return False
        return all(map(is_word, value)) and all(map(fits, value.values()))

    return check


_CHECKS: Mapping[str, Callable[[Any], bool]] = {
    "music": _is_volume,
    "effects": _is_volume,
    "ambience": _is_volume,
    "speed": _is_one_of(SPEEDS),
    "reduced_motion": _is_switch,
    "scale": _is_one_of(SCALES),
    "text_size": _is_one_of(TEXT_SIZES),
    "high_contrast": _is_switch,
    "palette": _is_one_of(PALETTES),
    "language": _is_one_of(LANGUAGES),
    "full_screen": _is_switch,
    "keys": _is_mapping_to(is_word),
    "pad": _is_mapping_to(lambda value: is_number(value, 0, 63)),
    "game": is_word,
    "lessons": _is_mapping_to(lambda value: is_number(value, 0, 999)),
    "new_games": _is_mapping_to(lambda value: isinstance(value, NewGame)),
}


def load(folder: Path) -> tuple[Settings, list[GameError]]:
    """The settings kept in a folder, and what is to be said about them. What is faulty is as at first.

    A StoreError: the system does not let them be read now.
    """
    path = folder / FILE
    try:
        body = bodies.parse(atomic.read(path, LARGEST).decode(), FORMAT, UPGRADES)
        made, wrong = _checked(body)
    except Missing:
        return Settings(), []
    except (Damaged, Newer, UnicodeDecodeError):
        return Settings(), [_put_aside(path)]
    if wrong:
        told = StoreError(
            "Some settings could not be used and were reset to their defaults: {names}.", names=", ".join(wrong)
        )
        return made, [told, _put_aside(path)]
    return made, []


def language_in(folder: Path) -> str:
    """The language that is set in a folder, empty if none is; a faulty file is left to `load`."""
    try:
        found = json.loads(atomic.read(folder / FILE, LARGEST))["language"]
    except (StoreError, ValueError, KeyError, TypeError, RecursionError):
        return ""
    return found if _CHECKS["language"](found) else ""


def keep(folder: Path, settings: Settings) -> None:
    """Write the settings; a StoreError says why that was not possible."""
    body = {"format": FORMAT, **asdict(settings)}
    atomic.write(folder / FILE, (json.dumps(body, ensure_ascii=False, indent=1) + "\n").encode())


def _put_aside(path: Path) -> GameError:
    """Out of the way also if it is only newer than this game: the next change would overwrite it."""
    try:
        kept = atomic.move_into(path, path.parent / "aside")
    except StoreError as fault:
        return fault
    return StoreError("The settings file could not be used; it was kept as {file}.", file=kept)


def _checked(body: Body) -> tuple[Settings, list[str]]:
    """The settings of a file, and the names of those that had a wrong value."""
    made, wrong = Settings(), []
    for name in body.keys() & _CHECKS.keys():
        value = _new_games(body[name]) if name == "new_games" else body[name]
        if _CHECKS[name](value):
            setattr(made, name, value)
        else:
            wrong.append(name)
    return made, sorted(wrong)


def _new_games(value: Any) -> Any:
    """New-game choices from JSON; None if they are faulty."""
    try:
        return {name: _new_game(entry) for name, entry in value.items()}
    except (AttributeError, KeyError, TypeError, ValueError, Damaged):
        return None


def _new_game(entry: Body) -> NewGame:
    options: dict[str, str | int] = dict(entry["options"])
    if not all(map(is_word, options)) or not all(is_word(one, 4000) or is_number(one, 0) for one in options.values()):
        raise ValueError
    return NewGame(read_seats(entry["seats"]), options)
