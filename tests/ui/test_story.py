"""What is drawn is the truth after every event of whole games: for one person, on the couch, and when nobody plays."""

from dataclasses import replace
from typing import Any

import pytest

from jamaica.engine.contract import Event
from jamaica.games.jamaica.rules.events import CameHome
from jamaica.ui.jamaica.panels import places
from jamaica.ui.motion import Beat
from jamaica.ui.table.scene import TableScene

from ..conformance.suite import told_slots
from .pilot import Pilot


class Watcher:
    """Follows a table's events on its own and compares what is drawn."""

    def __init__(self, table: TableScene) -> None:
        self.game, self.story, self.context = table.match.game, table.tabletop.ui.animation, table.context
        self.true = self.context.view.copy()
        self.seen: list[Event] = []
        self.laid_out = 0
        self._beat, self._show = self.story.beat, self.story.show
        vars(self.story).update(beat=self.beat, show=self.show)

    def beat(self, event: Event) -> Beat:
        beat = self._beat(event)

        def after() -> None:
            beat.after()
            self.game.follow(self.true, event)
            self.compare(self.true)
            self.seen.append(event)

        return replace(beat, after=after)

    def show(self, view: Any) -> None:
        """Nothing jumps when the table is laid out anew for the same eyes: all was shown before."""
        if view.viewer == self.context.view.viewer:
            self.compare(view)
            self.laid_out += 1
        self._show(view)
        self.true = view.copy()

    def compare(self, true: Any) -> None:
        drawn = self.context.view
        names = told_slots(self.game, true)
        wrong = {name: (getattr(drawn, name), getattr(true, name)) for name in names}
        wrong = {name: values for name, values in wrong.items() if values[0] != values[1]}
        assert not wrong, f"drawn and true differ after {self.seen[-1:]}: {wrong}"


@pytest.mark.parametrize(
    ("game", "players", "people", "seed", "options"),
    [
        ("jamaica", 4, 1, "7", {}),
        ("jamaica", 3, 2, "10", {"ghost": "yes", "edition": "second"}),
        ("montego", 4, 0, "7", {}),
        ("montego", 3, 2, "8", {}),
    ],
)
def test_what_is_drawn_is_true_after_every_event(
    game: str, players: int, people: int, seed: str, options: dict[str, Any]
) -> None:
    pilot = Pilot.table(players, people, game, seed=seed, **options)
    assert isinstance(pilot.top, TableScene)
    watcher = Watcher(pilot.top)
    pilot.play("mouse", frames=20_000)
    assert len(watcher.seen) > 300 and watcher.laid_out > 50


@pytest.mark.parametrize("seed", ["7", "8", "9"])
def test_a_ship_that_comes_home_is_in_the_first_place(seed: str) -> None:
    """J12.9: as soon as that is told, not only when its round is over."""
    pilot = Pilot.table(4, 0, seed=seed, left=60)
    table = pilot.top
    assert isinstance(table, TableScene)
    homes = []

    def beat(event: Event) -> Beat:
        if isinstance(event, CameHome):
            homes.append(places(table.context.view)[event.ship])
        return told(event)

    told = table.tabletop.ui.animation.beat
    vars(table.tabletop.ui.animation)["beat"] = beat
    pilot.play("mouse", frames=20_000)
    assert homes and set(homes) == {1}
