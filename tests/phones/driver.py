"""A table without a window, and phones without a screen: what the tests of `jamaica.phones` are driven by."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from threading import Event as Pause
from typing import Any

from msgspec.json import encode
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from jamaica.engine.contract import Event
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games import GAMES
from jamaica.phones import PhoneTable
from jamaica.session.controller import Asking, HandOver, MatchController, OnPhone, Over, Showing, Thinking, Unveiling
from jamaica.session.thinker import LocalThinker
from jamaica.store import PhoneKeysFolder

LOOPBACK = ("127.0.0.1",)
DEVICES = [f"{number:032x}" for number in range(1, 100)]


def begin(game: str, *pilots: str, seed: str = "7", **options: Any) -> Match[Any]:
    rules = GAMES[game]
    seats = [Seat(name, pilot) for name, pilot in zip(rules.names(), pilots, strict=False)]
    return Match.begin(rules, rules.options(players=len(seats), **options), seats, seed)


class Driver:
    """Drives a controller and its phones as a window would, frame by frame; people at the screen choose at random."""

    def __init__(self, match: Match[Any], home: Path, phones: tuple[int, ...] | None = None, **options: Any) -> None:
        self.controller = MatchController(match, LocalThinker())
        self.match = match
        seats = tuple(match.people) if phones is None else phones
        options.setdefault("clock", count(1).__next__)  # no phone of a test is too fast, whatever the computer
        self.table = PhoneTable(self.controller, PhoneKeysFolder(home), seats, hosts=LOOPBACK, **options)
        self.rng = Random(1)
        self.at_screen = True
        """Whether people without a phone choose."""
        self.events: list[Event] = []
        self.frames = 0

    def start(self) -> "Driver":
        self.table.start()
        self.controller.start()
        return self

    @property
    def address(self) -> str:
        return self.table.addresses()[0]

    def frame(self) -> None:
        """One frame: phones are heard, captains think, people at the screen are asked."""
        self.frames += 1
        self.events += self.table.poll()
        match self.controller.phase:
            case Showing():
                self.controller.mark_shown()
            case Thinking():
                self.events += self.controller.poll()
            case HandOver(seat) | Unveiling(seat):
                if self.at_screen:
                    self.controller.take_wheel(seat)
            case Asking(seat):
                if self.at_screen and seat not in self.controller.phones:
                    self.controller.look(seat)
                    self.events += self.controller.choose(seat, self.rng.choice(self.match.choices()))
            case OnPhone() | Over():
                pass

    def until(self, done: Callable[[], object], frames: int = 30_000) -> None:
        """Frames until something is the case. A phone answers from threads of its own, so each frame yields to them."""
        pause = Pause()
        for number in range(frames):
            self.frame()
            if done():
                return
            if number > 50:
                pause.wait(0.001)
        raise AssertionError("it never comes to that")


def opened(address: str, **options: Any) -> ClientConnection:
    """A connection as the page opens it; whoever asks for it closes it."""
    origin = Origin(f"http://{address}")
    made: ClientConnection = connect(f"ws://{address}/table", origin=origin, compression=None, max_size=None, **options)
    made.__enter__()  # closes nothing until it is left
    return made


class Phone:
    """A phone that plays: it knows what was sent to it, and nothing else."""

    def __init__(self, driver: Driver, seat: int | None, device: str = "", language: str = "en", key: str = "") -> None:
        self.driver, self.seat = driver, seat
        self.key = key or (driver.table.keys.table if seat is None else driver.table.keys.key(seat))
        self.device = device or DEVICES[0 if seat is None else seat]
        self.socket = opened(driver.address)
        self.sent: list[str] = []
        self.page: dict[str, Any] = {}
        self.log: list[str] = []
        self.heard: list[str] = []
        self.say(type="hello", key="" if key == "none" else self.key, device=self.device, language=language)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def listen(self) -> bool:
        """Take in what has come; whether anything has."""
        came = False
        while True:
            try:
                message = json.loads(text := self.socket.recv(timeout=0))
            except TimeoutError:
                return came
            came = True
            self.sent.append(str(text))
            self.heard.append(message["type"])
            if message["type"] == "welcome":
                self.key, self.log = message["key"], []
            elif message["type"] == "page":
                self.page = message["page"]
                self.log = self.log[: message["log"]["keep"]] + message["log"]["add"]

    def wait(self, done: Callable[["Phone"], object]) -> None:
        """Until this phone shows something."""

        def came() -> object:
            self.listen()
            return done(self)

        self.driver.until(came)

    def wait_without_frames(self, done: Callable[["Phone"], object]) -> None:
        """Until this phone shows something, while the table shows nothing further."""
        pause = Pause()
        for _ in range(20_000):
            self.driver.table.poll()
            self.listen()
            if done(self):
                return
            pause.wait(0.001)
        raise AssertionError("it never comes to that")

    @property
    def question(self) -> dict[str, Any] | None:
        return self.page.get("question")

    @property
    def due(self) -> bool:
        """Whether the person has to decide."""
        return bool(self.question) and "chosen" not in (self.question or {})

    @property
    def states(self) -> list[str]:
        """What the page says about each player."""
        return [player.get("state", "") for player in self.page["players"]]

    @property
    def is_up_to_date(self) -> bool:
        """Whether all that has happened was shown, and what the table makes of it now has come here."""
        controller, table = self.driver.controller, self.driver.table
        if controller.shown != len(self.driver.match.events()):
            return False
        self.driver.events += table.poll()  # pages are made when the table is polled, not when something was shown
        page, lines, _ = (None if self.seat is None else table._shown.get(self.seat)) or (None, (), "")
        return page is not None and self.page == json.loads(encode(page)) and self.log == list(lines)

    def answers(self) -> int:
        """How many choices there are."""
        assert self.question
        return len(self.question.get("answers") or self.question["choices"])

    def choose(self, choice: int) -> None:
        assert self.question
        self.say(type="choose", question=self.question["id"], choice=choice)

    def close(self) -> None:
        self.socket.close()
