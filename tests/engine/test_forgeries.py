"""Forgeries by one who has read the source: refuted, or the verdict says what it does not prove."""

import pytest

from .forgeries import CLOSING, FORGERIES, HONEST, OPENING, Forgery, said


@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda forgery: forgery.name)
def test_a_forgery_is_not_taken_for_what_was_played(forgery: Forgery) -> None:
    fits, told = said(forgery)
    assert fits == (None if not forgery.says else forgery.fits), told
    assert any(forgery.says in line for line in told), told
    assert not any("It is the game whose closing fingerprint you noted" in line for line in told)


def test_the_honest_record_is_proved_by_what_was_noted() -> None:
    fits, told = said(Forgery("none", lambda: HONEST.record().dump(), "", noted=(OPENING, CLOSING)))
    assert fits and told[-1].endswith("It is the game whose closing fingerprint you noted, move by move.")


def test_nothing_is_said_of_dice_that_were_not_checked() -> None:
    prelude = next(one for one in FORGERIES if "all moves a prelude" in one.name)
    assert not any("follow from the seed and salt" in line for line in said(prelude)[1])
