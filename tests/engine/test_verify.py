"""Verifying a record: what fits is said, what was tampered with is caught."""

import json
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jamaica.cli.main import main
from jamaica.engine import sealing
from jamaica.engine.contract import CHANCE
from jamaica.engine.language import ENGLISH
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.engine.verify import LEGAL, PRELUDE, ROLLS_FIT, Finding, Verdict, verify
from jamaica.files import language
from jamaica.games import GAMES

from .tampering import OF_CHANCE, Tamperer, caught, honest_matches, missed


@pytest.fixture
def drawn_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hidden seeds that look drawn, the same in every run."""
    numbers = count(1)
    monkeypatch.setattr(sealing, "new_seed", lambda: sha256(f"hidden {next(numbers)}".encode()).hexdigest()[:32])


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
    return [finding.said(ENGLISH) for finding in verdict.findings if finding.fits is False]


def test_a_wrong_roll_is_named() -> None:
    tamperer = Tamperer(TEXTS[0], Random(3))
    line = json.loads(TEXTS[0])["moves"][0]
    other = tamperer.rolls[0][1][0]
    text = TEXTS[0].replace(f'"{line}"', f'"{other}"', 1)
    found = sentences(verify(text, GAMES))
    assert "The file was changed after it was written: its seal does not match." in found
    assert f"Move 1, '{other}', is not what the seed and salt give, which is '{line}'." in found


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (3, ""),
        (4, "One more roll or draw does not follow from the seed and salt."),
        (5, "2 more rolls and draws do not follow from the seed and salt."),
    ],
)
def test_wrong_rolls_beyond_the_first_are_counted(wrong: int, told: str) -> None:
    game = GAMES["jamaica"]
    match: Match[Any] = Match.sealed(game, game.options(players=2), [Seat("Anne"), Seat("Mary")], "seed")
    while wrong or match.to_move == CHANCE:  # a forger throws as he likes, then honestly
        move = match.next_roll() if match.to_move == CHANCE else match.choices()[0]
        others = [one for one in match.possible() if one != move] if match.to_move == CHANCE and wrong else []
        wrong -= bool(others)
        match.follow(others[0] if others else move)
    found = sentences(verify(match.record().dump(), GAMES))
    assert [line for line in found if "more roll" in line] == ([told] if told else [])


def test_numbers_of_things_are_told_in_good_english() -> None:
    said = {
        (form, number): Finding(None, form, {"number": number}).said(ENGLISH)
        for form in (LEGAL, PRELUDE, ROLLS_FIT)
        for number in (1, 2)
    }
    assert not [line for (_, number), line in said.items() if (number == 1) == ("2 " in line) or "1 " in line]


def test_why_a_match_cannot_be_replayed_is_told_in_the_players_language() -> None:
    body = {**json.loads(TEXTS[0]), "game": "chess"}
    said = [finding.said(language("de")) for finding in verify(json.dumps(body), GAMES).findings]
    reason = language("de").say("There is no game '{game}'.", game="chess")
    assert reason != "There is no game 'chess'." and any(line.endswith(reason) for line in said)


@pytest.mark.usefixtures("drawn_seeds")
def test_a_running_match_fits_too() -> None:
    game = GAMES["jamaica"]
    match: Match[Any] = Match.begin(game, game.options(players=2), [Seat("Anne"), Seat("Mary")])
    text = match.record().dump()
    verdict = verify(text, GAMES, (match.fingerprint,))
    assert verdict.fits and match.luck.seed not in str(verdict)


@pytest.mark.usefixtures("drawn_seeds")
def test_a_match_from_a_branch_fits() -> None:
    match: Match[Any] = Match.branch(MATCHES[0].record(), GAMES["jamaica"], 50)
    verdict = verify(match.record().dump(), GAMES)
    assert verdict.fits
    assert any("first 50 moves were taken over" in one.said(ENGLISH) for one in verdict.findings)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(TEXTS[1], encoding="utf-8")
    assert main(["verify", str(file), "--fingerprint", MATCHES[1].fingerprint]) == 0
    assert "It was begun with the fingerprint you noted" in capsys.readouterr().out
    file.write_text(TEXTS[1].replace("pepper", "ginger"), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "This record does not check out." in capsys.readouterr().out
    file.write_text("no record", encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "does not belong to this game" in capsys.readouterr().err
