"""Jamaica as learners see it: actions and numbers of a view."""

from collections.abc import Iterator
from itertools import product

from jamaica.games.jamaica.rules.static import Table

from ..descriptor import Encoding

POWDER = 40
"""Tokens of gunpowder an action can name; nobody ever spends more."""
PAYMENTS = 64
"""Ways to pay an action can name, in the order of the rules."""


def moves(table: Table) -> Iterator[str]:
    """What the actions at a table say; payments are numbered, not spelled out."""
    faces = sorted(set(table.pieces.action_die))
    treasures = [treasure.name for treasure in table.pieces.treasures]
    yield from (f"dice {one} {other}" for one, other in product(faces, repeat=2))
    yield from (f"card {card.name}" for card in table.pieces.cards)
    yield from ("lane inner", "lane outer", "course forward", "course backward", "stow ordinary", "stow sixth")
    yield from ("sabre again", "sabre keep", "loot nothing", "loot unseen")
    yield from (f"{verb} {hold}" for verb in ("empty", "loot hold") for hold in range(1, 7))
    yield from (f"attack {ship}" for ship in range(1, table.ships + 1))
    yield from (f"powder {amount}" for amount in range(POWDER + 1))
    yield from (f"{verb} {name}" for verb in ("loot treasure", "give") for name in treasures)
    yield from (f"pay #{number}" for number in range(PAYMENTS))


ENCODING = Encoding(
    moves=moves,
    stages=("dice", "card", "lane", "stow", "empty", "pay", "attack", "powder", "sabre", "loot", "course"),
    slots=(
        ("round", 1), ("captain", 1), ("dice", 2), ("space", 7), ("lap", 7), ("actor", 1), ("card", 1), ("step", 1),
        ("course", 1), ("steps", 1), ("foe", 1), ("side", 1), ("spent", 1), ("face", 1), ("strength", 1),
        ("load_kind", 1), ("load_amount", 1), ("due_kind", 1), ("due", 1), ("powers", 4),
    ),
)  # fmt: skip
