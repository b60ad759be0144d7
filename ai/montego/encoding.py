"""Montego Bay as learners see it: actions and numbers of a view."""

from collections.abc import Iterator

from jamaica.engine import notation
from jamaica.games.montego.rules.static import Table

from ..descriptor import Encoding


def moves(table: Table) -> Iterator[str]:
    """What the actions at a table say."""
    yield from map(notation.text, table.hire_choices)
    yield from dict.fromkeys(notation.text(move) for choices in table.card_choices for move in choices)
    yield from (f"{verb} {pier}" for verb in ("load", "unload") for pier in range(1, 5))


ENCODING = Encoding(
    moves=moves,
    stages=("hire", "cards", "load", "unload"),
    slots=(
        ("round", 1), ("houses", 8), ("order", 8), ("at", 9), ("partner", 1), ("cards", 9), ("ships", 4), ("free", 4),
        ("cargo", 16), ("points", 4), ("coins", 4), ("stock", 1), ("supply", 4), ("cellar", 4), ("post", 1),
        ("hand", 1), ("broken", 1), ("first", 1),
    ),
)  # fmt: skip
