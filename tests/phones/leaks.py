"""Nothing secret leaves: what is sent to a seat stays the same when all that the seat cannot know is changed.

    python -m tests.phones.leaks --games 200

Random games with phones on all seats are played twice at once. The second table stands in a world in which everything
the seat under test cannot know is other than it is: hands, cards laid face down, hidden treasures, the choices others
have made early, the moves in the history. Every message to the seat is compared, byte for byte.
"""

import argparse
import copy
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from jamaica.engine.contract import Event
from jamaica.engine.match import Match, Step
from jamaica.files import language
from jamaica.games import GAMES
from jamaica.phones import PhoneTable, messages
from jamaica.phones.messages import Choose, Hello, Page, Sent, TakeBack
from jamaica.phones.server import Heard, patched
from jamaica.session.controller import MatchController
from jamaica.session.early_choices import EarlyChoices
from jamaica.session.thinker import LocalThinker
from jamaica.store import PhoneKeysFolder

from .driver import DEVICES, begin

CHANGED: Any = ("changed",)


class Recorder:
    """Stands in for a phone's connection, and keeps every byte."""

    def __init__(self, code: str = "") -> None:
        self.hello = Hello("0" * 32, DEVICES[0], code)  # type: ignore[arg-type]
        self.alive = True
        self.sent: list[str] = []
        self.page: Page | None = None
        self._log: tuple[str, ...] = ()

    def send(self, message: Sent) -> None:
        self.sent.append(messages.write(message))

    def show(self, page: Page, lines: tuple[str, ...]) -> None:
        self.page = page
        shown, self._log = patched(page, lines, self._log)
        self.sent.append(messages.write(shown))

    def close(self, code: int, reason: str) -> None:
        self.alive = False


class Eyes:
    """Every event as one seat sees it; the same event is always seen as the same."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._seen: dict[int, tuple[Event, Event]] = {}

    def __call__(self, event: Event) -> Event:
        if id(event) not in self._seen:
            self._seen[id(event)] = event, event.seen_by(self.seat)
        return self._seen[id(event)][1]


def other_world(controller: MatchController[Any], eyes: Eyes, rng: Random) -> MatchController[Any]:
    """The controller as it could stand, for all that a seat knows, with everything else changed."""
    match, game, seat = controller.match, controller.match.game, eyes.seat
    twin: Match[Any] = copy.copy(match)
    twin.state = game.imagine(match.state.view(seat), rng)
    twin.steps = [
        Step(step.by, step.move if step.by == seat else CHANGED, tuple(map(eyes, step.events))) for step in match.steps
    ]
    twin._before = [(by, game.imagine(state.view(seat), rng), first) for by, state, first in match._before]
    made = copy.copy(controller)
    made.match = twin
    made.early = EarlyChoices(twin)
    for other in controller.people:
        if (move := controller.early.get(other)) is None:
            continue
        turn = made.early.turn_of(other)
        made.early.keep(other, move if other == seat or turn is None else rng.choice(turn.choices()))
    return made


class Worlds:
    """One random game at two tables: as it is, and as it could be for one seat."""

    def __init__(self, game: str, number: int, home: Path) -> None:
        self.rng = Random(number)
        players = self.rng.choice(list(GAMES[game].seats)[:3])
        people = self.rng.randint(2, players)
        match = begin(game, *["human"] * people, *["random"] * (players - people), seed=str(number))
        self.seat = self.rng.randrange(people)
        code = self.rng.choice(("", "de", "it", "nl"))
        self.controller = MatchController(match, LocalThinker())
        self.table = self._table(home, range(people))
        self.twin = self._table(home, range(people))
        self.phones: dict[int, Any] = {one: Recorder() for one in range(people)}
        self.mine, self.other = Recorder(code), Recorder(code)
        self.phones[self.seat] = self.mine
        self.table._links = dict(self.phones)
        self.twin._links = {self.seat: self.other}  # type: ignore[dict-item]
        self.twin.seats = (self.seat,)
        self.eyes = Eyes(self.seat)

    def _table(self, home: Path, seats: range) -> PhoneTable:
        spoken = {code: language(code) for code in ("en", "de", "it", "nl")}
        return PhoneTable(self.controller, PhoneKeysFolder(home), seats, speak=spoken.__getitem__)

    def compare(self) -> int:
        """Both tables show their phones what has changed; how many messages have been compared."""
        self.table._show()
        world = other_world(self.controller, self.eyes, self.rng)
        self.twin._controller = self.twin._pages._controller = world
        self.twin._seen = ()
        self.twin._show()
        ours, theirs = self.mine.sent, self.other.sent
        assert ours == theirs, difference(ours, theirs)
        return len(ours)

    def play(self, most: int = 10_000) -> tuple[int, int]:
        """The whole game, or so many acts of it; the messages compared and their bytes."""
        controller, match, rng = self.controller, self.controller.match, self.rng
        controller.hold_phones(self.table.seats)
        controller.start()
        self.compare()
        for _ in range(most):
            if match.is_over:
                break
            if controller.shown < len(match.events()) and rng.random() < 0.7:
                controller.mark_shown(controller.shown + rng.randint(1, 6) if rng.random() < 0.3 else None)
                controller.shown = min(controller.shown, len(match.events()))
            if match.to_move not in controller.people:
                controller.poll()
            else:
                self.someone_acts()
            self.compare()
        controller.mark_shown()
        count = self.compare()
        return count, sum(map(len, self.mine.sent))

    def someone_acts(self) -> None:
        """A phone that is asked something answers it, or thinks again, or takes a choice back."""
        able = [one for one, phone in self.phones.items() if phone.page and (phone.page.question or phone.page.undo)]
        if not able:
            self.controller.mark_shown()
            return
        seat = self.rng.choice(able)
        phone = self.phones[seat]
        page: Page = phone.page
        said: Choose | TakeBack
        if page.question and (page.undo is None or self.rng.random() < 0.95):
            said = Choose(page.question.id, self.rng.randrange(len(page.question.answers or page.question.choices)))
        elif page.undo is not None:
            said = TakeBack(page.undo)
        else:
            return
        self.table._take(Heard(phone, seat, said))


def difference(ours: list[str], theirs: list[str]) -> str:
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            place = next(place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
            around = slice(max(0, place - 200), place + 200)
            return f"sent: …{one[around]}… but in the other world: …{other[around]}…"
    return f"{len(ours)} messages and {len(theirs)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    args = parser.parse_args()
    messages_compared = size = 0
    with tempfile.TemporaryDirectory() as home:
        for number in range(args.first, args.first + args.games):
            count, length = Worlds(list(GAMES)[number % 2], number, Path(home)).play()
            messages_compared, size = messages_compared + count, size + length
            if number % 20 == 19:
                done = number + 1 - args.first
                print(f"{done} games, {messages_compared} messages, {size / 1e6:.1f} MB: nothing secret", flush=True)


if __name__ == "__main__":
    main()
