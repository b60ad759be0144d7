"""The only randomness of a match: outcome number k follows from the seed and k alone, on every machine."""

import secrets
from hashlib import sha256

from .contract import Move, Odds

_SPAN = 1 << 64


SEED_BYTES = 16
LEAST_KINDS = 6
"""The fewest different digits in a drawn seed of 32: fewer come less than once in a million million seeds."""


def new_seed() -> str:
    """A seed nobody can guess: 128 random bits as hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def looks_drawn(seed: str) -> bool:
    """True if `new_seed` can have drawn a seed: not a word, not one digit again and again."""
    digits = set(seed)
    return len(seed) == 2 * SEED_BYTES and digits <= set("0123456789abcdef") and len(digits) >= LEAST_KINDS


def draw(seed: str, index: int, odds: Odds) -> Move:
    """Outcome of the chance node number `index` of a match."""
    return odds.pick(ticket(seed, index, odds.total))


def ticket(seed: str, index: int, total: int) -> int:
    """An even draw from 0 to total - 1: SHA-256 of seed, index and try, the uneven top of the range thrown again."""
    fair = _SPAN - _SPAN % total
    attempt = 0
    while True:
        digest = sha256(f"{seed}:{index}:{attempt}".encode()).digest()
        value = int.from_bytes(digest[:8], "big")
        if value < fair:
            return value % total
        attempt += 1
