"""The only randomness of a match: outcome number k follows from the seed and k alone, on every machine."""

import secrets
from hashlib import sha256

from .contract import Move, Odds

_SPAN = 1 << 64


def new_seed() -> str:
    """A seed nobody can guess: 128 random bits as hexadecimal digits."""
    return secrets.token_hex(16)


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
