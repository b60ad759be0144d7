"""What a player can set, and how it is kept: every value is checked when it is read."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from ..engine import schema
from ..engine.errors import GameError, RecordError
from ..engine.language import LANGUAGES as KNOWN_LANGUAGES
from ..engine.record import RENAMED, OptionValues, Seat
from ..engine.schema import MOST_SEATS, Among, Body, Format, Word, decoded
from . import atomic
from .errors import Missing, StoreError, Unfit


def _with_current_names(body: Body) -> Body:
    """Format 1 knew games by the names they had then."""
    game = body.get("game")
    if isinstance(game, str):
        body["game"] = RENAMED.get(game, game)
    for name in ("new_games", "lessons"):
        if isinstance(entries := body.get(name), dict):
            body[name] = {RENAMED.get(game, game): entry for game, entry in entries.items()}
    return body


def _with_chapters(body: Body) -> Body:
    """Before format 3 a lesson had no chapters, and was kept by its step."""
    if isinstance(entries := body.get("lessons"), dict):
        body["lessons"] = {game: {} if isinstance(entry, int) else entry for game, entry in entries.items()}
    return body


FORMATS = Format(3, {1: _with_current_names, 2: _with_chapters})
FILE = "settings.json"
LARGEST = 200_000
MOST_ENTRIES = 100

SPEEDS = ("1x", "2x", "off", "instant")
"""How fast things move. ``off``: nothing moves, but each event keeps its moment; ``instant``: no time passes."""
DAYLIGHTS = ("own", "every", "never")
"""In whose evenings it gets dark on the board: in people's own, in everybody's, in nobody's."""
TUTORS = ("off", "gentle", "strict")
"""Whether the admiral warns of dear choices, and from what cost on."""
SCALES = (0.75, 1.0, 1.25, 1.5, 2.0)
TEXT_SIZES = (0.9, 1.0, 1.15, 1.3, 1.5)
PALETTES = ("standard", "deuteranopia", "protanopia", "tritanopia")
LANGUAGES = ("", *KNOWN_LANGUAGES)
"""Empty: the language of the system."""


Volume = Annotated[float, Meta(ge=0, le=1)]
Pixels = Annotated[int, Meta(ge=-30_000, le=30_000)]
Few = Meta(max_length=MOST_ENTRIES)


@dataclass(frozen=True)
class NewGame:
    """What was set for the last new game: who sat where, and the options that were not left as they are."""

    seats: Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)] = ()
    options: OptionValues = field(default_factory=dict)


@dataclass(frozen=True)
class Learnt:
    """How far a guided game has come: the chapters that are done, and the step of the one that was begun last."""

    done: Annotated[tuple[Word, ...], Few] = ()
    chapter: Word = ""
    step: Annotated[int, Meta(ge=0, le=999)] = 0

    def at(self, chapter: str, step: int, steps: int) -> "Learnt":
        """With another step, or the chapter done."""
        if step < steps:
            return Learnt(self.done, chapter, step)
        return Learnt(tuple(dict.fromkeys((*self.done, chapter))))

    def place_in(self, chapter: str) -> int:
        """The step at which a chapter goes on."""
        return self.step if chapter == self.chapter else 0


@dataclass
class Settings:
    """The player's settings. Change them freely; `Store.keep_settings` keeps them.

    The types say what a file may hold; a new setting needs nothing but its line here.
    """

    music: Volume = 0.6
    effects: Volume = 0.8
    ambience: Volume = 0.6
    speed: Annotated[str, Among(SPEEDS)] = SPEEDS[0]
    reduced_motion: bool = False
    tutor: Annotated[str, Among(TUTORS)] = TUTORS[0]
    scale: Annotated[float, Among(SCALES)] = 1.0
    text_size: Annotated[float, Among(TEXT_SIZES)] = 1.0
    high_contrast: bool = False
    palette: Annotated[str, Among(PALETTES)] = PALETTES[0]
    language: Annotated[str, Among(LANGUAGES)] = LANGUAGES[0]
    full_screen: bool = False
    window: tuple[Pixels, Pixels, Pixels, Pixels] | None = None
    """Left, top, width and height of the window when it was last neither maximised nor full screen."""
    maximised: bool = False
    keys: Annotated[dict[Word, Word], Few] = field(default_factory=dict)
    """Per command of the window, the name of the key the player gave it; what is not named keeps its own."""
    pad: Annotated[dict[Word, Annotated[int, Meta(ge=0, le=63)]], Few] = field(default_factory=dict)
    """Per command, the number of the pad's button."""
    game: Word = "jamaica"
    """The game that was played last."""
    new_games: Annotated[dict[Word, NewGame], Few] = field(default_factory=dict)
    """Per game, what was set for its last new game."""
    lessons: Annotated[dict[Word, Learnt], Few] = field(default_factory=dict)
    """Per game, how far its guided game has come."""
    daylight: Annotated[str, Among(DAYLIGHTS)] = DAYLIGHTS[0]
    captains_speak: bool = True
    """Whether captains remark on what befalls them."""


def load(folder: Path) -> tuple[Settings, list[GameError]]:
    """The settings kept in a folder, and what is to be said about them. What is faulty is as at first.

    A StoreError: the system does not let them be read now.
    """
    path = folder / FILE
    try:
        body = FORMATS.upgraded(schema.read_json(decoded(atomic.read(path, LARGEST))))
    except Missing:
        return Settings(), []
    except (Unfit, RecordError):
        return Settings(), [_put_aside(path)]
    found, wrong = schema.entries(Settings, body)
    if wrong:
        told = StoreError("Some settings could not be used and were reset to their defaults: {names}.",
                          names=tuple(sorted(wrong)))  # fmt: skip
        return Settings(**found), [told, _put_aside(path)]
    return Settings(**found), []


def language_in(folder: Path) -> str:
    """The language that is set in a folder, empty if none is; a faulty file is left to `load`."""
    try:
        body = schema.read_json(decoded(atomic.read(folder / FILE, LARGEST)))
    except (StoreError, RecordError):
        return ""
    return str(schema.entries(Settings, body)[0].get("language", ""))


def keep(folder: Path, settings: Settings) -> None:
    """Write the settings; a StoreError says why that was not possible."""
    body = {"format": FORMATS.newest, **asdict(settings)}
    atomic.write(folder / FILE, (json.dumps(body, ensure_ascii=False, indent=1) + "\n").encode())


def _put_aside(path: Path) -> GameError:
    """Out of the way also if it is only newer than this game: the next change would overwrite it."""
    try:
        kept = atomic.move_into(path, path.parent / "aside")
    except StoreError as fault:
        return fault
    return StoreError("The settings file could not be used; it was kept as {file}.", file=kept)
