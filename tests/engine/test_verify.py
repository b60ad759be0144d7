"""Verifying a record: what fits is said, what was tampered with is caught."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jamaica.cli import main
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.engine.verify import Verdict, verify
from jamaica.games import GAMES

from .tampering import OF_CHANCE, Tamperer, caught, honest_matches, missed

MATCHES = honest_matches()
TEXTS = [match.record().dump() for match in MATCHES]


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_an_honest_record_fits(number: int) -> None:
    body = json.loads(TEXTS[number])
    assert verify(TEXTS[number], GAMES, (body["opening"], body["closing"])).fits


@pytest.mark.parametrize("part", range(4))
def test_each_of_1000_tamperings_is_caught(part: int) -> None:
    """A quarter each; the seal always fits again. ``python -m tests.engine.tampering 20000`` makes more."""
    assert missed(250, part) == []


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_forged_dice_are_caught_even_with_forged_fingerprints(number: int) -> None:
    """Whoever reads the source can make the fingerprints fit, but not the dice."""
    tamperer = Tamperer(TEXTS[number], Random(1))
    for _ in range(20):
        assert caught(tamperer.forge(OF_CHANCE))


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_the_fingerprints_somebody_noted_catch_every_forgery(number: int) -> None:
    """Other choices that keep all rules, or other names: only the noted fingerprints can tell."""
    tamperer, body = Tamperer(TEXTS[number], Random(2)), json.loads(TEXTS[number])
    for _ in range(20):
        forged = tamperer.forge(("roll", "choice", "order", "seat", "seed", "salt"))
        assert caught(forged, (body["opening"], body["closing"]))


def sentences(verdict: Verdict) -> list[str]:
    return [finding.sentence.format(**finding.values) for finding in verdict.findings if finding.fits is False]


def test_a_wrong_roll_is_named() -> None:
    tamperer = Tamperer(TEXTS[0], Random(3))
    line = json.loads(TEXTS[0])["moves"][0]
    other = tamperer.rolls[0][1][0]
    text = TEXTS[0].replace(f'"{line}"', f'"{other}"', 1)
    found = sentences(verify(text, GAMES))
    assert "The file was changed after it was written: its seal does not match." in found
    assert f"Move 1, '{other}', is not what the seed and salt give, which is '{line}'." in found


def test_a_running_match_fits_too() -> None:
    game = GAMES["race"]
    match: Match[Any] = Match.begin(game, game.options(players=2), [Seat("Anne"), Seat("Mary")])
    text = match.record().dump()
    verdict = verify(text, GAMES, (match.fingerprint,))
    assert verdict.fits and match.luck.seed not in str(verdict)


def test_a_match_from_a_branch_fits() -> None:
    match: Match[Any] = Match.branch(MATCHES[0].record(), GAMES["race"], 50)
    verdict = verify(match.record().dump(), GAMES)
    assert verdict.fits
    assert any("first 50 moves were taken over" in one.sentence.format(**one.values) for one in verdict.findings)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(TEXTS[1], encoding="utf-8")
    assert main(["verify", str(file), "--fingerprint", MATCHES[1].fingerprint]) == 0
    assert "Everything checks out." in capsys.readouterr().out
    file.write_text(TEXTS[1].replace("pepper", "ginger"), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "This record does not check out." in capsys.readouterr().out
    file.write_text("no record", encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "not a record" in capsys.readouterr().err
