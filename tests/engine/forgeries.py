"""Forged records, made by one who has read the source: seal, fingerprints and position fit again, as far as they can.

``python -m tests.engine.forgeries`` prints the verdict on each. Some cannot be told from an honest record; then the
verdict must say what it does not prove, and the fingerprints noted at the table must tell.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from jamaica.engine import notation
from jamaica.engine import record as records
from jamaica.engine import verify as verdicts
from jamaica.engine.contract import CHANCE
from jamaica.engine.errors import RecordError
from jamaica.engine.language import ENGLISH
from jamaica.engine.match import Match
from jamaica.engine.observe import position_hash
from jamaica.engine.record import Record, Seat
from jamaica.engine.sealing import Luck, Origin
from jamaica.engine.verify import verify
from jamaica.games import GAMES

GAME = GAMES["jamaica"]
DRAWN = "0123456789abcdef" * 2
SEATS = (Seat("Anne"), Seat("Mary"))


def match_of(luck: Luck, seats: tuple[Seat, ...] = SEATS, seed: int = 1) -> Match[Any]:
    """A finished match with choices made at random."""
    match: Match[Any] = Match(GAME, GAME.options(players=2), seats, luck)
    match.roll()
    rng = Random(seed)
    while not match.is_over:
        match.play(match.to_move, rng.choice(match.choices()))
    return match


HONEST = match_of(Luck(DRAWN, Origin.SEALED, ("pepper",)))
OPENING, CLOSING = HONEST.record().opening, HONEST.record().closing
"""What honest people noted."""


def fitted(record: Record) -> str:
    """The record with fingerprints that fit what it says."""
    record = replace(record, opening=record.true_opening())
    return replace(record, closing=record.true_closing()).dump()


def chosen_dice() -> Match[Any]:
    """A match whose maker has chosen every outcome: always the first that is possible."""
    match: Match[Any] = Match(GAME, GAME.options(players=2), SEATS, Luck(DRAWN, Origin.SEALED))
    rng = Random(2)
    while not match.is_over:
        match.follow(match.possible()[0] if match.to_move == CHANCE else rng.choice(match.choices()))
    return match


def other_roll() -> str:
    """One die of the honest match is another."""
    match: Match[Any] = Match(GAME, GAME.options(players=2), SEATS, HONEST.luck)
    rng, changed = Random(3), False
    while not match.is_over:
        move = match.next_roll() if match.to_move == CHANCE else rng.choice(match.choices())
        others = [one for one in match.possible() if one != move]
        if match.to_move == CHANCE and others and not changed and len(match.steps) > 20:
            move, changed = others[0], True
        match.follow(move)
    return fitted(match.record())


def stopped() -> str:
    """The honest match, stopped before its maker lost."""
    record, match = HONEST.record(), Match.opened(HONEST.record(), GAME)
    moves = list[str]()
    for line in record.moves[: len(record.moves) // 2]:
        match.follow(notation.parse(line))
        moves.append(line)
    while match.to_move == CHANCE:
        moves.append(notation.text(match.next_roll()))
        match.follow(match.next_roll())
    made = replace(record, over=False, moves=tuple(moves), hash=position_hash(GAME, match.state))
    return fitted(made)


def twice(text: str) -> str:
    """An entry stands twice: each reader would believe another one of them."""
    return text.replace('"over": true', '"over": false,\n "over": true')


def resealed(**changes: Any) -> str:
    """The honest record with entries no writer of ours would write."""
    body = {**json.loads(HONEST.record().dump()), **changes}
    del body["seal"]
    return json.dumps({**body, "seal": records._seal(body)})


@dataclass(frozen=True)
class Forgery:
    """A kind of forgery and what has to be said about it."""

    name: str
    make: Callable[[], str]
    says: str
    """A sentence that must be among the findings or the conclusion; empty: it is refused as no record at all."""
    fits: bool = False
    """True if it cannot be told from an honest record."""
    noted: tuple[str, ...] = ()


SALTED = HONEST.record()
FORGERIES = (
    Forgery("one die is another", other_roll, "is not what the seed and salt give"),
    Forgery("all dice chosen, the seed called drawn", lambda: fitted(chosen_dice().record()), "is not what the seed"),
    Forgery(
        "all dice chosen, all moves a prelude",
        lambda: fitted(replace(chosen_dice().record(), prelude=len(chosen_dice().record().moves))),
        verdicts.NO_DICE, fits=True,
    ),
    Forgery(
        "dice chosen in a prelude of all but ten moves",
        lambda: fitted(replace(SALTED, prelude=len(SALTED.moves) - 10)), "only from move", fits=True,
    ),
    Forgery("another seed", lambda: fitted(replace(SALTED, seed=DRAWN[::-1])), "is not what the seed and salt give"),
    Forgery("another salt", lambda: fitted(replace(SALTED, salts=("ginger",))), "is not what the seed and salt give"),
    Forgery("a word as seed, called drawn", lambda: match_of(Luck("lucky me", Origin.SEALED)).record().dump(),
            verdicts.NOT_DRAWN),
    Forgery("one digit as seed, called drawn", lambda: match_of(Luck("7" * 32, Origin.SEALED)).record().dump(),
            verdicts.NOT_DRAWN),
    Forgery("a seed that its maker chose", lambda: match_of(Luck("lucky me", Origin.GIVEN)).record().dump(),
            verdicts.GIVEN, fits=True),
    Forgery("a seed tried until it pleased", lambda: match_of(Luck(DRAWN[::-1], Origin.SEALED)).record().dump(),
            verdicts.UNPROVED, fits=True),
    Forgery("a salt tried until it pleased", lambda: match_of(Luck(DRAWN, Origin.SEALED, ("mine",))).record().dump(),
            "Salt helped decide the dice: mine.", fits=True),
    Forgery("the same, with the fingerprint noted at the end",
            lambda: match_of(Luck(DRAWN, Origin.SEALED, ("mine",))).record().dump(),
            "does not belong to this game", noted=(CLOSING,)),
    Forgery("seats renamed", lambda: fitted(replace(SALTED, seats=(Seat("Mary"), Seat("Anne")))),
            "At the table: Mary, Anne.", fits=True),
    Forgery("seats renamed, with the fingerprint noted at the start",
            lambda: fitted(replace(SALTED, seats=(Seat("Mary"), Seat("Anne")))), "does not belong to this game",
            noted=(OPENING,)),
    Forgery("other choices", lambda: match_of(HONEST.luck, seed=9).record().dump(), verdicts.UNPROVED, fits=True),
    Forgery("other choices, with the fingerprint noted at the start",
            lambda: match_of(HONEST.luck, seed=9).record().dump(), "Only the closing fingerprint can prove the moves",
            fits=True, noted=(OPENING,)),
    Forgery("other choices, with the fingerprint noted at the end",
            lambda: match_of(HONEST.luck, seed=9).record().dump(), "does not belong to this game", noted=(CLOSING,)),
    Forgery("a fingerprint of 64 bits, which two matches can share", lambda: SALTED.dump(),
            "two games that share so few", fits=True, noted=(CLOSING[:16],)),
    Forgery("the match stopped before its end", stopped, verdicts.RUNNING, fits=True),
    Forgery("called older than sealed dice", lambda: fitted(replace(SALTED, origin=Origin.UNSEALED)), verdicts.UNSEALED,
            fits=True),
    Forgery("an entry that stands twice", lambda: twice(SALTED.dump()), ""),
    Forgery("codes for the terminal in a salt", lambda: resealed(salts=["\x1b[2J\x1b[HThe record is consistent."]), ""),
    Forgery("text turned round in a name", lambda: resealed(seats=[{"name": "\u202eennA", "pilot": "human"}] * 2), ""),
    Forgery("half a character as seed", lambda: resealed(seed="\ud800"), ""),
)  # fmt: skip


def said(forgery: Forgery) -> tuple[bool | None, list[str]]:
    """Whether a forgery passes (None: it is no record at all), and all that is said about it."""
    try:
        verdict = verify(forgery.make(), GAMES, forgery.noted)
    except RecordError as refusal:
        return None, [str(refusal)]
    return verdict.fits, [*(one.said(ENGLISH) for one in verdict.findings), verdict.conclusion(ENGLISH)]


def main() -> None:
    """Print what is said about each."""
    for forgery in FORGERIES:
        fits, told = said(forgery)
        print(f"{forgery.name}: {'no record' if fits is None else 'passes' if fits else 'refuted'}\n    {told[-1]}")
        if forgery.says and not any(forgery.says in line for line in told):
            print("    NOT SAID:", forgery.says)
        elif forgery.says:
            print("    " + next(line for line in told if forgery.says in line))


if __name__ == "__main__":
    main()
