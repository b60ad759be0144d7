"""The window: scenes, entities, motions and sounds. Only here pygame is known."""

import os

from ..files import assets
from ..journal import Journal
from ..store import Saved, Store

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame reads this when imported


def run(store: Store, game: str = "") -> int:
    """Open the launcher, or the page of a new game, and stay until the window is closed; the exit code."""
    from .app import App
    from .crash import guarded
    from .display import Display
    from .heap import return_large_blocks
    from .menus.navigator import Harbour

    return_large_blocks()
    journal = Journal(store.places.logs)

    def play(saved: Saved | None) -> None:
        display = Display(assets(), settings=store.settings)
        harbour = Harbour(display, store)
        app = App(display, harbour.launcher)
        if saved:
            harbour.open(saved)
        elif game:
            harbour.new_game(game)
        if not saved and not store.settings.language:
            harbour.ask_language()
        app.run()

    try:
        return guarded(play, journal, store.saves.last, store.settings)
    finally:
        store.close()
        journal.close()


def tell(sentence: str) -> None:
    """A sentence without a window of the game, where it can be read."""
    from . import crash

    crash.tell(sentence)
