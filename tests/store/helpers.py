"""Matches to be kept, a clock that can be set, and calls of the system that fail."""

import os
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any
from zlib import compress, crc32

from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games import GAMES


class Clock:
    """Each look at it is a second later."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


def begin(game: str = "jamaica", players: int = 3) -> Match[Any]:
    """A match before its first choice."""
    found = GAMES[game]
    seats = [Seat("Änne"), *(Seat(name, "mate") for name in found.names()[1:players])]
    return Match.begin(found, found.options(players=players), seats, seed="store")


def go_on(match: Match[Any], choices: int = 10_000) -> Match[Any]:
    """So many choices more, or until the end."""
    rng = Random(len(match.steps))
    for _ in range(choices):
        if match.is_over:
            break
        match.play(match.to_move, rng.choice(match.choices()))
    return match


def png(width: int = 8, height: int = 5) -> bytes:
    """The bytes of a picture, all of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + crc32(kind + data).to_bytes(4, "big")

    size = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    pixels = compress(bytes(height * (1 + width // 8 + 1)), 9)
    head = chunk(b"IHDR", size + bytes([1, 0, 0, 0, 0]))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def fail(number: int) -> object:
    """A call that the system refuses with this error."""

    def raise_it(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return raise_it
