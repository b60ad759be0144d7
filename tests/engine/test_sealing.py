"""Sealed dice: the fingerprint binds what it should, salt decides, the veil lifts."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jamaica.engine import sealing
from jamaica.engine.errors import OptionError, WrongSeat
from jamaica.engine.match import Match
from jamaica.engine.record import Record, Seat
from jamaica.engine.sealing import Luck, Origin
from jamaica.games import GAMES
from jamaica.games.jamaica import Jamaica
from jamaica.games.jamaica.rules.options import JamaicaOptions

JAMAICA = Jamaica()
SEATS = (Seat("Anne"), Seat("Mary"))


def sealed(seed: str | None = "seed", **options: Any) -> Match[Any]:
    return Match.sealed(JAMAICA, JamaicaOptions(players=2, **options), SEATS, seed)


def test_the_fingerprint_binds_seed_options_and_seats() -> None:
    others = [
        sealed("other"),
        sealed(edition="second"),
        Match.sealed(JAMAICA, JamaicaOptions(players=2), (Seat("Anne"), Seat("Mary", "mate")), "seed"),
        Match.sealed(GAMES["montego"], GAMES["montego"].options(players=2), SEATS, "seed"),
    ]
    assert len({match.fingerprint for match in [sealed(), *others]}) == 5
    assert sealed().fingerprint == sealed().fingerprint


def test_a_given_seed_has_another_fingerprint_than_a_drawn_one() -> None:
    """The fingerprint says that somebody knew the seed."""
    drawn = sealed(None)
    assert (drawn.luck.origin, sealed().luck.origin) == (Origin.SEALED, Origin.GIVEN)
    assert sealed(drawn.luck.seed).fingerprint != drawn.fingerprint


def test_the_fingerprint_stays_from_before_the_salt_to_the_end() -> None:
    match = sealed(None)
    shown = match.fingerprint
    match.add_salt("pepper")
    match.roll()
    while not match.is_over:
        match.play(match.to_move, match.choices()[0])
    assert match.fingerprint == shown == Record.parse(match.record().dump()).opening


def test_salt_changes_the_dice_and_is_kept() -> None:
    courses = []
    for salts in ((), ("pepper",), ("nutmeg",), ("pepper", "nutmeg"), ("nutmeg", "pepper")):
        match = sealed()
        for salt in salts:
            match.add_salt(salt)
        match.roll()
        record = match.record()
        assert record.salts == salts
        assert Match.resume(Record.parse(record.dump()), JAMAICA).record() == record
        courses.append(record.moves)
    assert len(set(courses)) == len(courses)


def test_after_the_first_roll_no_salt_is_taken() -> None:
    match = sealed()
    match.roll()
    with pytest.raises(OptionError, match="before the first roll"):
        match.add_salt("pepper")


def test_before_the_first_roll_nobody_plays() -> None:
    match = sealed()
    with pytest.raises(WrongSeat, match="has not begun"):
        match.play(0, ("card", "gold/gold"))


@pytest.mark.parametrize("salt", ["", "  ", "x" * 201, "a\nb", "\udcff"])
def test_what_is_no_salt_is_refused(salt: str) -> None:
    match = sealed()
    with pytest.raises(OptionError, match="1 to 200 printable"):
        match.add_salt(salt)
    assert match.luck == sealed().luck


def test_salts_are_kept_apart() -> None:
    assert Luck("s", Origin.SEALED, ("ab", "c")).text != Luck("s", Origin.SEALED, ("a", "bc")).text


@given(st.text(max_size=90), st.text("0123456789abcdef", min_size=64, max_size=64))
def test_the_veil_lifts(seed: str, fingerprint: str) -> None:
    veiled = sealing.veil(seed, fingerprint)
    assert sealing.unveil(veiled, fingerprint) == seed


@given(st.lists(st.text(min_size=1).filter(lambda line: "\n" not in line)), st.text("0123456789abcdef", min_size=64))
def test_the_veil_of_moves_lifts(moves: list[str], fingerprint: str) -> None:
    assert sealing.unveil_lines(sealing.veil_lines(moves, fingerprint), fingerprint) == moves


def test_a_noted_fingerprint_is_recognised() -> None:
    fingerprint = sealed().fingerprint
    noted = sealing.short(fingerprint)
    assert len(noted.split()) == 8, "128 bits"
    assert sealing.agree(noted, fingerprint) == sealing.agree(noted.upper(), fingerprint) == 32
    assert sealing.agree(fingerprint, fingerprint) == 64
    assert sealing.agree(noted[:19], fingerprint) == 16, "as it was noted before"
    assert not sealing.agree(noted[:9], fingerprint), "too short to say anything"
    assert not sealing.agree(noted, sealed("other").fingerprint)


def test_what_if_goes_on_with_new_dice() -> None:
    """The first moves are those of the other match and can be told from its own; nothing of them is taken back."""
    first = sealed()
    first.roll()
    while len(first.steps) < 60:
        first.play(first.to_move, first.choices()[0])
    branch: Match[Any] = Match.branch(first.record(), JAMAICA, 40, seed="new")
    assert branch.record().moves[:40] == first.record().moves[:40]
    assert branch.prelude == 40 and branch.fingerprint != first.fingerprint
    assert not any(branch.can_undo(seat) for seat in range(2))
    while not branch.is_over:
        branch.play(branch.to_move, branch.choices()[0])
    assert Match.resume(Record.parse(branch.record().dump()), JAMAICA).record() == branch.record()
