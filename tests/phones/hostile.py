"""Strangers against a table with phones: the table plays on, and nothing gets out.

    python -m tests.phones.hostile --messages 100000

A program of its own sends requests and messages of every bad kind to a table where three phones and a captain play,
from another address of this computer: wrong keys, other seats, replayed, huge, deep, not UTF-8, half requests that
never end, 500 connections at once. The table runs frames as a window does; how long each took is told at the end.
"""

import argparse
import base64
import json
import logging
import os
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import quantiles

from jamaica.phones import server

from .driver import Driver, Phone, begin

STRANGER = "127.0.0.2"
PATIENCE = 10.0
"""Seconds a stranger waits for an answer."""
AT_ONCE = 500
STRANGERS = 5
BURST = 40
"""Messages sent over one connection, if it lasts."""


def frame(body: bytes, opcode: int = 1) -> bytes:
    """A frame of a socket as a client sends it."""
    mask = os.urandom(4)
    length = len(body)
    head = bytes([0x80 | opcode])
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 65536:
        head += bytes([0x80 | 126]) + struct.pack(">H", length)
    else:
        head += bytes([0x80 | 127]) + struct.pack(">Q", length)
    whole = mask * (length // 4 + 1)
    return head + mask + bytes(one ^ two for one, two in zip(body, whole, strict=False))


class Stranger:
    """Attacks one table. It knows the keys of one seat, so that it gets as far as a bad guest at the table could."""

    def __init__(self, address: str, key: str, table_key: str, seed: int, source: str = STRANGER) -> None:
        host, port = address.split(":")
        self.address, self.goal, self.source = address, (host, int(port)), source
        self.key, self.table_key, self.rng = key, table_key, Random(seed)
        self.sent: Counter[str] = Counter()
        self.leaked: list[bytes] = []
        self._open: list[socket.socket] = []

    def connect(self) -> socket.socket:
        made = socket.create_connection(self.goal, PATIENCE, (self.source, 0))
        made.settimeout(PATIENCE)
        return made

    def request(self, kind: str, lines: bytes, hang_up: bool = False) -> bytes:
        """One request, and all that comes back; one who hangs up does not wait for it."""
        self.sent[kind] += 1
        answer = b""
        with suppress(OSError), self.connect() as made:
            made.sendall(lines)
            if hang_up:
                made.shutdown(socket.SHUT_WR)
            while part := made.recv(65536):
                answer += part
        return answer

    def head(self, path: str = "/table", host: str = "", origin: str = "", extra: str = "") -> bytes:
        host = host or self.address
        origin = origin or f"http://{self.address}"
        key = base64.b64encode(self.rng.randbytes(16)).decode()
        return (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{extra}\r\n"
        ).encode()

    def talk(self, kind: str, frames: list[bytes]) -> bytes:
        """Open a socket as the page does, and send frames until it is closed; all that came back after the opening."""
        self.sent[kind] += len(frames)
        answer = b""
        with suppress(OSError), self.connect() as made:
            made.sendall(self.head())
            while b"\r\n\r\n" not in answer:
                part = made.recv(65536)
                if not part:
                    return b""
                answer += part
            with suppress(OSError):
                for one in frames:
                    made.sendall(one)
                made.shutdown(socket.SHUT_WR)
            while part := made.recv(65536):
                answer += part
        return answer.partition(b"\r\n\r\n")[2]

    def hello(self, key: str) -> bytes:
        return frame(json.dumps({"type": "hello", "key": key, "device": f"{self.rng.getrandbits(128):032x}"}).encode())

    # Kinds of attack; each sends some messages or requests

    def wrong_key(self) -> None:
        key = f"{self.rng.getrandbits(128):032x}"
        told = self.talk("wrong key", [self.hello(key), *[self.choice() for _ in range(3)]])
        self.note(told)

    def other_seat(self) -> None:
        """With the key of a seat that has a phone already: nothing but `wait` may come."""
        told = self.talk("other seat", [self.hello(self.key), *[self.choice() for _ in range(BURST)]])
        self.note(told)

    def guest(self) -> None:
        """With the key of the table, for seats that are taken."""
        sits = [frame(json.dumps({"type": "sit", "seat": self.rng.randrange(8)}).encode()) for _ in range(BURST)]
        told = self.talk("taken seats", [self.hello(self.table_key), *sits])
        self.note(told)

    def choice(self) -> bytes:
        stage = self.rng.choice(("card", "cards", "dice", "load", "hire", "pay"))
        question = f"{self.rng.randrange(300)}.{stage}"
        return frame(json.dumps({"type": "choose", "question": question, "choice": self.rng.randrange(30)}).encode())

    def garbage(self) -> None:
        kinds: list[Callable[[], bytes]] = [
            lambda: frame(b"x" * self.rng.choice((600, 70_000))),
            lambda: frame(b"[" * 500),
            lambda: frame(b'{"type":"sit","seat":' + b"[" * 240 + b"]" * 240 + b"}"),
            lambda: frame(b"\xff\xfe\xfa"),
            lambda: frame(b"\x00" * 20, 2),
            lambda: frame(self.rng.randbytes(40), self.rng.randrange(16)),
            lambda: self.rng.randbytes(60),
            lambda: frame(b'{"type":"choose","question":"1.card","choice":1,"seat":0}'),
            lambda: frame(b"", 9) * 50,
        ]
        key = self.rng.choice((self.key, self.table_key))
        told = self.talk("garbage", [self.hello(key), *[self.rng.choice(kinds)() for _ in range(BURST)]])
        self.note(told)

    def requests(self) -> None:
        paths = (
            "/../../etc/passwd",
            "/words.json?x",
            "//",
            "/%2e%2e/",
            "/phones/",
            "/pictures/../phone.js",
            "/TABLE",
            "*",
        )
        tries = (
            self.head(self.rng.choice(paths)),
            self.head("/", host="evil.example"),
            self.head(origin="http://evil.example"),
            self.head(extra="Host: other\r\n"),
            self.head(extra="X: " + "a" * 9000 + "\r\n"),
            self.head(extra="".join(f"X{number}: a\r\n" for number in range(300))),
            b"POST / HTTP/1.1\r\nHost: " + self.address.encode() + b"\r\nContent-Length: 5\r\n\r\nhello",
            self.rng.randbytes(200),
            b"GET / HTTP/1.0\r\n\r\n",
            b"\r\n" * 100,
        )
        answer = self.request("requests", tried := self.rng.choice(tries), hang_up=b"GET" not in tried)
        if b" 200 " in answer[:20] or b" 101 " in answer[:20]:
            self.leaked.append(answer[:200])

    def hang(self) -> None:
        """A request that never ends."""
        self.sent["half requests"] += 1
        with suppress(OSError):
            made = self.connect()
            made.sendall(b"GET / HTTP/1.1\r\nHost: ")
            self._open.append(made)
        if len(self._open) > AT_ONCE:
            self.release()

    def release(self) -> None:
        for made in self._open:
            made.close()
        self._open.clear()

    def note(self, told: bytes) -> None:
        """Whatever comes back holds no page and no key."""
        if b'"type":"page"' in told or b'"type":"welcome"' in told or b'"key"' in told:
            self.leaked.append(told[:300])

    def attack(self, most: int) -> None:
        """So many messages and requests, of all kinds."""
        kinds = [self.wrong_key, self.other_seat, self.guest, self.garbage, self.requests, self.hang]
        while self.sent.total() < most:
            self.rng.choice(kinds)()
        self.release()

    def flood(self, number: int = AT_ONCE) -> None:
        """Many connections at once that say nothing."""
        for _ in range(number):
            self.sent["connections at once"] += 1
            with suppress(OSError):
                self._open.append(self.connect())


class Faults(logging.Logger):
    """Hears of everything that goes wrong within the server."""

    def __init__(self) -> None:
        super().__init__("faults", logging.ERROR)
        self.heard: list[str] = []

    def handle(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.heard.append(f"{record.getMessage()}: {record.exc_info[1]!r}")


class Bots:
    """Phones that play, each choice some frames after the one before."""

    def __init__(self, driver: Driver, phones: list[Phone], pace: int = 1) -> None:
        self.driver, self.phones, self.pace = driver, phones, pace
        self._answered: dict[int, str] = {}

    def frame(self) -> None:
        self.driver.frame()
        if self.driver.frames % self.pace:
            return
        for number, phone in enumerate(self.phones):
            phone.listen()
            if phone.due and phone.question and self._answered.get(number) != phone.question["id"]:
                self._answered[number] = phone.question["id"]
                phone.choose(Random(f"{number} {phone.question['id']}").randrange(phone.answers()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=int, default=60, help="frames between the choices of a phone")
    parser.add_argument("--stranger", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.stranger:
        address, key, table_key = args.stranger
        _stranger(address, key, table_key, args.messages, args.seed)
        return
    faults, crashed = Faults(), list[str]()
    server.silent = lambda: faults
    threading.excepthook = lambda gone: crashed.append(repr(gone.exc_value))
    calm, took = list[float](), list[float]()
    with tempfile.TemporaryDirectory() as home:
        match = begin("jamaica", "human", "human", "human", "random", seed=str(args.seed))
        driver = Driver(match, Path(home), clock=time.monotonic).start()
        phones = [Phone(driver, seat) for seat in range(3)]
        for phone in phones:
            phone.wait(lambda one: one.page)
        players = Bots(driver, phones, args.pace)
        attacker: subprocess.Popen[str] | None = None
        while attacker is None or attacker.poll() is None:
            began = time.perf_counter()
            players.frame()
            (took if attacker else calm).append(time.perf_counter() - began)
            time.sleep(max(0.0, 1 / 60 - (time.perf_counter() - began)))
            if attacker is None and len(calm) == 300:
                keys = driver.table.keys
                attacker = subprocess.Popen(
                    [sys.executable, "-m", "tests.phones.hostile", "--messages", str(args.messages), "--seed",
                     str(args.seed), "--stranger", driver.address, keys.key(1), keys.table],
                    stdout=subprocess.PIPE, text=True,
                )  # fmt: skip
        assert attacker.stdout
        print(attacker.stdout.read().strip())
        for phone in phones:
            phone.listen()
        print(f"the table: {len(took)} frames, round {match.state.round}, {len(match.steps)} steps, all phones there")
        driver.table.close()
    for name, some in (("before", calm), ("under attack", took)):
        cut, late = quantiles(some, n=1000), sum(one > 1 / 60 for one in some)
        print(f"a frame {name}: median {cut[499] * 1e3:.2f} ms, p99 {cut[989] * 1e3:.2f} ms, "
              f"longest {max(some) * 1e3:.1f} ms, {late} of {len(some)} over 16.7 ms")  # fmt: skip
    print(f"exceptions: {len(faults.heard) + len(crashed)} {(faults.heard + crashed)[:3]}")


def _stranger(address: str, key: str, table_key: str, most: int, seed: int) -> None:
    """Several strangers at once, each from an address of its own."""
    strangers = [Stranger(address, key, table_key, seed + one, f"127.0.0.{2 + one}") for one in range(STRANGERS)]
    strangers[0].flood()
    attacks = [threading.Thread(target=one.attack, args=(most // STRANGERS + 1,)) for one in strangers]
    for attack in attacks:
        attack.start()
    for attack in attacks:
        attack.join()
    sent = sum((one.sent for one in strangers), Counter[str]())
    leaked = [part for one in strangers for part in one.leaked]
    print(f"sent: {dict(sent)}, {sent.total()} in all")
    print(f"leaked: {len(leaked)} {leaked[:2]}")


if __name__ == "__main__":
    main()
