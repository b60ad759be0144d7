"""Random tamperings with a record, as someone with an editor, or with the program's source, could make them.

``python -m tests.engine.tampering 1000`` makes a thousand of them and says how many `verify` did not catch.
"""

import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from jamaica.engine import notation
from jamaica.engine import record as records
from jamaica.engine.contract import CHANCE
from jamaica.engine.errors import RecordError
from jamaica.engine.match import Match
from jamaica.engine.record import Record, Seat
from jamaica.engine.sealing import Luck, Origin
from jamaica.engine.verify import verify
from jamaica.games import GAMES, find_game

Body = dict[str, Any]


class Tamperer:
    """Changes a record, each time another way; knows what else could have been thrown or chosen at every move."""

    def __init__(self, text: str, rng: Random) -> None:
        self.text = text
        self.rng = rng
        record = Record.parse(text)
        match: Match[Any] = Match.opened(record, find_game(record.game))
        self.rolls: list[tuple[int, list[str]]] = []
        self.choices: list[tuple[int, list[str]]] = []
        for number, line in enumerate(record.moves):
            others = [other for move in match.possible() if (other := notation.text(move)) != line]
            if others:
                (self.rolls if match.to_move == CHANCE else self.choices).append((number, others))
            match.follow(notation.parse(line))

    def tamper(self, kinds: tuple[str, ...]) -> str:
        """A changed record of one of these kinds of change, with a seal that fits again."""
        body = json.loads(self.text)
        del body["seal"]
        getattr(self, f"_{self.rng.choice(kinds)}")(body)
        return json.dumps({**body, "seal": records._seal(body)})

    def forge(self, kinds: tuple[str, ...]) -> str:
        """The same, and fingerprints that fit again too: what one who reads the source could do."""
        while True:
            record, _ = Record.read(self.tamper(kinds))
            record = _replaced(record, opening=record.true_opening())
            record = _replaced(record, closing=record.true_closing())
            if record.dump() != self.text:
                return record.dump()

    def _roll(self, body: Body) -> None:
        number, others = self.rng.choice(self.rolls)
        body["moves"][number] = self.rng.choice(others)

    def _choice(self, body: Body) -> None:
        number, others = self.rng.choice(self.choices)
        body["moves"][number] = self.rng.choice(others)

    def _order(self, body: Body) -> None:
        moves = body["moves"]
        first = self.rng.randrange(len(moves))
        second = self.rng.choice([place for place, line in enumerate(moves) if line != moves[first]])
        moves[first], moves[second] = moves[second], moves[first]

    def _left_out(self, body: Body) -> None:
        del body["moves"][self.rng.randrange(len(body["moves"]))]

    def _said_twice(self, body: Body) -> None:
        number = self.rng.randrange(len(body["moves"]))
        body["moves"].insert(number, body["moves"][number])

    def _seed(self, body: Body) -> None:
        seed = body["seed"]
        number = self.rng.randrange(len(seed))
        body["seed"] = seed[:number] + self.rng.choice([c for c in "0123456789abcdef" if c != seed[number]])
        body["seed"] += seed[number + 1 :]

    def _salt(self, body: Body) -> None:
        salts = body["salts"]
        change: Callable[[], None] = self.rng.choice([salts.pop, salts.reverse, lambda: salts.append("more")])
        change()

    def _seat(self, body: Body) -> None:
        seat = self.rng.choice(body["seats"])
        name = self.rng.choice(["name", "pilot"])
        seat[name] += "x"

    def _seats(self, body: Body) -> None:
        body["seats"] = body["seats"][1:] + body["seats"][:1]

    def _option(self, body: Body) -> None:
        options = body["options"]
        name = self.rng.choice(sorted(options))
        if isinstance(options[name], int):
            options[name] += self.rng.choice([-1, 1])
        else:
            words = {"first": "second", "second": "first", "auto": "yes", "yes": "auto"}
            options[name] = words.get(options[name], "other.csv")

    def _claim(self, body: Body) -> None:
        name = self.rng.choice(["hash", "opening", "closing", "data"])
        body[name] = body[name][::-1]

    def _origin(self, body: Body) -> None:
        body["origin"] = self.rng.choice([word for word in ("sealed", "given", "unsealed") if word != body["origin"]])

    def _prelude(self, body: Body) -> None:
        body["prelude"] = self.rng.randrange(1, len(body["moves"]))

    def _over(self, body: Body) -> None:
        body["over"] = not body["over"]


OF_CHANCE = ("roll", "seed", "salt")
ALL = (
    "roll", "roll", "choice", "choice", "order", "left_out", "said_twice", "seed", "salt", "seat", "seats", "option",
    "claim", "origin", "prelude", "over",
)  # fmt: skip


def honest_matches() -> list[Match[Any]]:
    """Finished matches of both games with sealed, salted dice; the same ones every time."""
    tables: list[tuple[str, Body]] = [
        ("jamaica", {"players": 3}), ("montego", {"players": 2}), ("jamaica", {"players": 2, "edition": "second"}),
    ]  # fmt: skip
    return [_finished(name, options) for name, options in tables]


def _finished(name: str, options: Body) -> Match[Any]:
    game, rng = find_game(name), Random(name)
    seats = [Seat(who) for who in game.names()[: options["players"]]]
    luck = Luck("0123456789abcdef" * 2, Origin.SEALED, ("pepper", "nutmeg"))
    match: Match[Any] = Match(game, game.options(**options), seats, luck)
    match.roll()
    while not match.is_over:
        match.play(match.to_move, rng.choice(match.choices()))
    return match


def caught(text: str, noted: tuple[str, ...] = ()) -> bool:
    """True if a record is refused or found wrong."""
    try:
        return not verify(text, GAMES, noted).fits
    except RecordError:
        return True


def missed(count: int, seed: int) -> list[int]:
    """The numbers of the tamperings that were not caught, of so many."""
    rng = Random(seed)
    tamperers = [Tamperer(match.record().dump(), rng) for match in honest_matches()]
    return [number for number in range(count) if not caught(tamperers[number % len(tamperers)].tamper(ALL))]


def _replaced(record: Record, **values: Any) -> Record:
    names = (name for name in Record.__dataclass_fields__)
    return Record(**{**{name: getattr(record, name) for name in names}, **values})


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"{wanted} tamperings, {len(missed(wanted, 7))} not caught")
