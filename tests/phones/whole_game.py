"""A game in real browsers: three phones in Chromium and one captain.

    python -m tests.phones.whole_game --game jamaica --pictures build/phones

Every person answers what the page asks, by its own buttons. On the way one phone is loaded anew, one is killed and
comes back, one is replaced by another that the table has to let in. Pictures are taken at 360×740 and 768×1024.
"""

import argparse
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

from .browser import SIZES, Browser, chromium
from .driver import Driver, begin

PEOPLE = 3
TAKES = 0.01


@dataclass
class Course:
    """What was seen on the way."""

    choices: int = 0
    together: int = 0
    """How often all three were asked the same at once, before anybody had chosen."""
    laid: int = 0
    faults: list[str] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)
    broken: set[str] = field(default_factory=set)
    wide: int = 0
    """Pages wider than the phone."""


class Game:
    """Three browsers at a table."""

    def __init__(
        self, game: str, home: Path, pictures: Path | None, captain: str = "deckhand", seed: str = "7"
    ) -> None:
        self.home, self.pictures = home, pictures
        match = begin(game, *["human"] * PEOPLE, captain, seed=seed)
        self.driver = Driver(match, home / "keys", clock=time.monotonic).start()
        self.course = Course()
        self.browsers = [Browser(home / f"phone-{seat}", dark=seat == 2) for seat in range(PEOPLE)]
        self.browsers[0].open(self.driver.table.link(0))
        self.browsers[1].open(self.driver.table.link())
        self.browsers[2].open(self.driver.table.link(2))
        self.answered: dict[int, str] = {}
        self.seen: set[str] = set()

    def close(self) -> None:
        for browser in self.browsers:
            browser.kill()
        self.driver.table.close()

    def wait(self, seat: int, done: Any) -> dict[str, Any]:
        """Frames until a phone shows something; what it shows."""
        state: dict[str, Any] = {}

        def shows() -> bool:
            state.update(self.browsers[seat].state())
            return bool(done(state))

        try:
            self.driver.until(shows, frames=100_000)
        except AssertionError as never:
            raise AssertionError(f"phone {seat} shows {state}") from never
        return state

    def sit(self) -> None:
        """All take their seats; the second one by the code for all, once only its own seat is left."""
        for seat in (0, 2):
            self.wait(seat, lambda shown: shown["open"])
        self.wait(1, lambda shown: len(shown["seats"]) == 1)
        self.browsers[1].run("document.querySelector('#seats button').click()")
        self.wait(1, lambda shown: shown["open"])

    # Faults

    def reload(self) -> None:
        before = self.wait(0, lambda shown: shown["open"])
        self.browsers[0].reload()
        self.wait(0, lambda shown: shown["open"] and shown["name"] == before["name"] and shown["id"] == before["id"])
        self.course.faults.append("reloaded")

    def die(self) -> None:
        """A phone dies, is missed, and comes back; the table lets it in if it has forgotten who it was."""
        self.browsers[1].kill()
        self.driver.until(lambda: self.driver.table.missing() == [1])
        self.browsers[1] = Browser(self.home / "phone-1")
        self.browsers[1].open(self.driver.table.link(1))
        self.wait(1, lambda shown: shown["open"] or "Another phone has this seat" in shown["notice"])
        self.driver.table.admit(1)
        self.wait(1, lambda shown: shown["open"])
        assert self.driver.table.missing() == [] and not self.driver.table.knocking()
        self.course.faults.append("killed and back")

    def replace(self) -> None:
        """Another phone takes a seat, once the table lets it in."""
        other = Browser(self.home / "phone-other")
        other.open(self.driver.table.link(2))
        first, self.browsers[2] = self.browsers[2], other
        self.wait(2, lambda shown: "Another phone has this seat" in shown["notice"])
        assert self.driver.table.knocking() == [2]
        self.driver.table.admit(2)
        self.wait(2, lambda shown: shown["open"])
        while "another phone" not in first.state()["notice"]:
            self.driver.frame()
        first.kill()
        self.course.faults.append("replaced")

    # Playing

    def play(self, rounds: int) -> Course:
        """So many rounds, or the whole game; the faults come in the first round."""
        self.sit()
        match, pause = self.driver.match, Event()
        faults = [self.reload, self.die, self.replace]
        while not match.is_over and match.state.round <= rounds:
            self.driver.frame()
            states = [browser.state() for browser in self.browsers]
            if faults and all(state["due"] for state in states):
                faults.pop(0)()
                continue
            self.look(states)
            if not self.answer(states):
                pause.wait(TAKES)
        for seat in range(PEOPLE if match.is_over else 0):
            self.wait(seat, lambda shown: shown["over"])
        if match.is_over:
            self.picture(0, "over")
        return self.course

    def look(self, states: list[dict[str, Any]]) -> None:
        course = self.course
        for seat, state in enumerate(states):
            course.broken.update(state["broken"])
            course.wide += state["wide"]
            stage = self.driver.match.state.stage
            if state["due"] and stage not in self.seen:
                self.seen.add(stage)
                self.picture(seat, stage)
            if state["laid"] and "laid" not in self.seen:
                self.seen.add("laid")
                self.picture(seat, "laid")

    def answer(self, states: list[dict[str, Any]]) -> bool:
        """Whoever is asked something new answers it."""
        due = [seat for seat, state in enumerate(states) if state["due"] and self.answered.get(seat) != state["id"]]
        if len(due) == PEOPLE and len({states[seat]["id"] for seat in due}) == 1:
            self.course.together += 1
            due.reverse()  # the last in turn is the first to choose
        for seat in due:
            self.answered[seat] = states[seat]["id"]
            rng = Random(f"{seat} {states[seat]['id']}")
            while not self.browsers[seat].choose(rng.randrange(60)):  # two parts may not go together
                assert self.browsers[seat].state()["due"]
            self.course.choices += 1
        self.course.laid += sum(state["laid"] > 0 for state in states)
        return bool(due)

    def picture(self, seat: int, name: str) -> None:
        """The page as it is seen, and as a whole, on a phone and on a tablet."""
        if not self.pictures:
            return
        browser = self.browsers[seat]
        for size in SIZES:
            browser.resize(size)
            browser.run("Promise.all([...document.images].map((one) => one.decode().catch(() => 0))).then(() => 1)")
            for whole in (False, True):
                file = f"{self.driver.match.game.name}-{name}-{size}{'-whole' if whole else ''}.png"
                browser.picture(self.pictures / file, whole)
                self.course.pictures.append(file)
        browser.resize("phone")


def main() -> int:
    """Play; 1 if a page was not as it should be, or the game did not end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=("jamaica", "montego"), default="jamaica")
    parser.add_argument("--rounds", type=int, default=999)
    parser.add_argument("--pictures", type=Path)
    args = parser.parse_args()
    if chromium() is None:
        print("There is no Chromium on this computer to play in.")
        return 1
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        game = Game(args.game, Path(home), args.pictures)
        try:
            course = game.play(args.rounds)
            match = game.driver.match
            print(
                f"{args.game}: {course.choices} choices by phone, {len(match.steps)} steps, round {match.state.round}"
            )
            print(f"over: {match.is_over}; all three asked at once {course.together} times; {', '.join(course.faults)}")
            print(f"pictures not found: {sorted(course.broken)}; pages too wide: {course.wide}")
            ended = match.is_over or match.state.round >= args.rounds
            return int(bool(course.broken or course.wide or not ended))
        finally:
            game.close()


if __name__ == "__main__":
    sys.exit(main())
