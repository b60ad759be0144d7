"""Sealed dice: a fingerprint binds the hidden seed before the first roll, and the players' salt decides with it.

Whoever notes the fingerprint and adds salt afterwards knows that nobody chose the dice: the seed was bound before the
salt was known, and the salt was unknown when the seed was bound.
"""

import base64
import binascii
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256, shake_256

from .chance import new_seed
from .errors import OptionError, RecordError

SALT_LENGTH = 200
VEIL = "veiled "
"""Stands before a seed that is kept from the eye."""
SHOWN = 32
"""So many digits of a fingerprint are shown to be noted: 128 bits. Of 64 one can make two matches that share them."""
FEWEST = 16
"""So many digits of a fingerprint were shown before; a note of them still says something."""


class Origin(StrEnum):
    """Origin of a seed."""

    SEALED = "sealed"
    """Drawn by the game, bound by the fingerprint, hidden until the end."""
    GIVEN = "given"
    """Named by a player, who can know the dice."""
    UNSEALED = "unsealed"
    """From before dice were sealed: no fingerprint was shown at the start."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Seed and salts from which all dice and draws of a match follow."""

    seed: str
    origin: Origin
    salts: tuple[str, ...] = ()

    @classmethod
    def draw(cls, given: str | None = None) -> "Luck":
        """A new hidden seed, or the one a player names."""
        return cls(new_seed(), Origin.SEALED) if given is None else cls(checked(given), Origin.GIVEN)

    @property
    def text(self) -> str:
        """Seed given to `chance`: the seed alone, or a digest of seed and salts."""
        return digest([self.seed, *self.salts]) if self.salts else self.seed

    def salted(self, salt: str) -> "Luck":
        """With one more player's salt."""
        return Luck(self.seed, self.origin, (*self.salts, checked(salt)))


def checked(text: str) -> str:
    """A seed or salt that a person may name, without white space at its ends."""
    text = text.strip()
    if not text or len(text) > SALT_LENGTH or not text.isprintable():
        raise OptionError("Seed and salt must be 1 to {most} printable characters long.", most=SALT_LENGTH)
    return text


def canonical(value: object) -> str:
    """The one way to write plain values as text, for hashing."""
    return json.dumps(value, ensure_ascii=True, sort_keys=True, separators=(",", ":"))


def digest(value: object) -> str:
    """SHA-256 of plain values, as hexadecimal digits."""
    return sha256(canonical(value).encode()).hexdigest()


def opening_fingerprint(luck: Luck, bound: Mapping[str, object], prelude: Sequence[str]) -> str:
    """The commitment shown before the first roll: seed and origin with what is played; never the salts."""
    return digest({**bound, "seed": luck.seed, "origin": luck.origin, "prelude": list(prelude)})


def closing_fingerprint(opening: str, salts: Sequence[str], moves: Sequence[str]) -> str:
    """Binds the whole course of a match; noted at the end, it proves every choice."""
    return digest([opening, list(salts), list(moves)])


def short(fingerprint: str) -> str:
    """A fingerprint as it is shown, noted and read aloud: ``3f2a 91bc 0e7d 55aa`` and four groups more."""
    return " ".join(fingerprint[place : place + 4] for place in range(0, SHOWN, 4))


def agree(noted: str, fingerprint: str) -> int:
    """How many digits of this fingerprint somebody noted; 0 if it is another one, or too few to say anything."""
    digits = "".join(noted.split()).lower()
    return len(digits) if len(digits) >= FEWEST and fingerprint.startswith(digits) else 0


def veil(seed: str, fingerprint: str) -> str:
    """The seed kept from the eye of one who opens the file. Not from a programmer: the key lies beside it."""
    return VEIL + base64.b64encode(_masked(seed.encode(), fingerprint)).decode()


def unveil(text: str, fingerprint: str) -> str:
    """The reverse of `veil`."""
    try:
        return _masked(base64.b64decode(text.removeprefix(VEIL), validate=True), fingerprint).decode()
    except (binascii.Error, ValueError):
        raise RecordError("The record's hidden seed cannot be read.") from None


def veil_lines(lines: Sequence[str], fingerprint: str) -> str:
    """Moves kept from the eye, as `veil` keeps a seed: hands, laid cards and treasures stand in them."""
    content = "\n".join(lines).encode()
    return VEIL + base64.b64encode(_crossed(content, fingerprint)).decode()


def unveil_lines(text: str, fingerprint: str) -> list[str]:
    """The reverse of `veil_lines`."""
    try:
        content = base64.b64decode(text.removeprefix(VEIL), validate=True)
        return _crossed(content, fingerprint).decode().split("\n") if content else []
    except (binascii.Error, ValueError):
        raise RecordError("The record's hidden moves cannot be read.") from None


def _crossed(content: bytes, key: str) -> bytes:
    """Content with a mask laid over it; the same again takes it off."""
    mask = shake_256(f"{key}:moves".encode()).digest(len(content))
    return (int.from_bytes(content, "big") ^ int.from_bytes(mask, "big")).to_bytes(len(content), "big")


def _masked(text: bytes, key: str) -> bytes:
    mask = b"".join(sha256(f"{key}:{block}".encode()).digest() for block in range(len(text) // 32 + 1))
    return bytes(letter ^ veiling for letter, veiling in zip(text, mask, strict=False))
