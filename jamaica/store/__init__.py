"""Saves and settings, in the folders each system wants them in. Headless: knows no screen.

Everything that can fail raises a `StoreError` (a `GameError`: one sentence, say it and go on), or stands in `notices`.

    store = Store.open(home)            # home: a folder, or None for JAMAICA_HOME or the system's folders;
                                        #   guest=True for commands that keep no settings
    store.notices                       # sentences to be told once: settings reset, a second copy is running …
    store.settings.speed = "2x"         # plain attributes, see `Settings`
    store.keep_settings()
    store.close()                       # keeps the settings too

    listing = store.saves.listing()     # or listing(AUTO, SLOT), listing(REPLAY); newest first
    listing.games                       # [Saved]: kind, name, path, heading (game, seats, round, asked, winners,
                                        #   saved: datetime in UTC, title, finished)
    listing.broken                      # [Broken]: path, reason; what is damaged was moved aside, and is named in every
                                        #   listing of a run; what is newer or not given by the system now stays
    store.saves.last()                  # the Saved to continue, or None
    store.saves.picture(saved)          # PNG bytes, empty if there is none

    match = store.saves.load(saved)     # replayed and checked, to be looked at
    opened = store.saves.open(saved)    # to be played on: opened.match, opened.keeper (an `Autosave`), opened.heading
    auto = store.saves.autosave(match)  # keeps a new match
    auto.keep(match)                    # once at the beginning and after every choice; does not wait for the disk
    auto.news()                         # poll: a StoreError to be told, or None
    auto.close(picture)                 # waits for the disk; a PNG for lists if you like
    auto.is_copied                      # whether the match was ever opened from a copy

    store.saves.keep(match, title, over, picture)   # a slot; `over` replaces one. A finished match: a replay
    store.saves.keep_analysis(saved, text)   # beside the game; `analysis(saved)` reads it back, empty if there is none
    store.saves.remove(saved)
    store.saves.export(saved, path)     # one file: the plain record
    store.saves.take_in(path)           # import; returns the new Saved
    export(record, path)                # the same for a record in hand
    store.saves.resume(path)            # the match in any file, kept nowhere; `record`: its record
    record_text(path)                   # the text of its record, unchecked

    results = store.results()           # every finished game that was kept; `notices` if the index was damaged
    results.refresh()                   # takes in what is new on the shelf; a lost index is made anew, which takes time
    statistics.figures(results.all)     # per player, game and number of players; statistics.ratings(results.all)
    results.export(path, person)        # one's data as JSON; results.forget(person) deletes it, replays too

    store.puzzles.of(name)              # how far a puzzle is: a `Solved` with stars; `note(name, solved)` keeps it

A finished match moves to the replays by itself with the last `auto.keep`. Of running matches the newest MOST_RUNNING
are kept; slots and replays stay until the player deletes them.
"""

from . import statistics
from .autosave import Autosave
from .directories import HOME, Places
from .errors import InUse, StoreError, Unfit
from .heading import Heading
from .phone_keys import PhoneKeys, PhoneKeysFolder
from .results import Player, Result, Results
from .saves import (
    AUTO,
    KINDS,
    MOST_RUNNING,
    REPLAY,
    SLOT,
    Broken,
    Listing,
    Opened,
    Saved,
    Saves,
    export,
    read_analysis,
    record_text,
    write_analysis,
)
from .settings import (
    DAYLIGHTS,
    LANGUAGES,
    PALETTES,
    SCALES,
    SPEEDS,
    TEXT_SIZES,
    TUTORS,
    Learnt,
    NewGame,
    Settings,
    language_in,
)
from .solved import Solved
from .store import Store

__all__ = [
    "AUTO", "DAYLIGHTS", "HOME", "KINDS", "LANGUAGES", "MOST_RUNNING", "PALETTES", "REPLAY", "SCALES", "SLOT", "SPEEDS",
    "TEXT_SIZES", "TUTORS", "Autosave", "Broken", "Heading", "InUse", "Learnt", "Listing", "NewGame", "Opened",
    "PhoneKeys", "PhoneKeysFolder", "Places", "Player", "Result", "Results", "Saved", "Saves", "Settings", "Solved",
    "Store", "StoreError", "Unfit", "export", "language_in", "read_analysis", "record_text", "statistics",
    "write_analysis",
]  # fmt: skip
