"""Verifies a record: every roll and draw from seed and salt, the whole game by replay, and says what fits.

What it proves: the dice follow from seed and salts, all moves keep the rules, nothing was changed since. What it cannot
prove alone: that this is the match that was played. For that, note the fingerprint before the first roll (it binds
seed, seats and options) and the one after the last move (it binds every choice), and compare.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from . import notation
from .contract import CHANCE, Game
from .errors import GameError
from .language import Language, mark, marks
from .match import Match
from .observe import position_hash
from .record import Record
from .sealing import Origin, is_same, short

WHOLE = mark("The file is intact: its seal matches.")
CHANGED = mark("The file was changed after it was written: its seal does not match.")
SEALED = mark("The game drew the seed, fixed it by its fingerprint and kept it hidden until the end.")
GIVEN = mark("A player chose the seed, and so could know the dice in advance.")
UNSEALED = mark("This game is from before dice were sealed: no fingerprint was shown at the start.")
NO_SALT = mark("No player added salt.")
SALTED = mark("Players added salt after the fingerprint was shown: {salts}.")
PRELUDE = marks(
    "The first move was taken over from another game; verify its dice with that game's own record.",
    "The first {number} moves were taken over from another game; verify their dice with that game's own record.",
)
OPENING_FITS = mark("The opening fingerprint {fingerprint} matches the seed, game, options and seats.")
OPENING_WRONG = mark(
    "The opening fingerprint {fingerprint} does not match: the seed, game, options or seats were changed."
)
CLOSING_FITS = mark("The closing fingerprint {fingerprint} matches every move in order.")
CLOSING_WRONG = mark("The closing fingerprint {fingerprint} does not match: moves or salt were changed.")
NOTED_FITS = mark("The fingerprint you noted, {noted}, belongs to this game.")
NOTED_WRONG = mark("The fingerprint you noted, {noted}, does not belong to this game.")
UNPLAYABLE = mark("The game cannot be replayed: {reason}")
IMPOSSIBLE = mark("Move {number}, '{line}', breaks the rules: it was not possible at that point.")
LEGAL = marks("The only move follows the rules.", "All {number} moves follow the rules.")
OTHER_ROLL = mark("Move {number}, '{line}', is not what the seed and salt give, which is '{thrown}'.")
MORE_ROLLS = marks(
    "One more roll or draw does not follow from the seed and salt.",
    "{number} more rolls and draws do not follow from the seed and salt.",
)
ROLLS_FIT = marks(
    "The only roll follows from the seed and salt.", "All {number} rolls and draws follow from the seed and salt."
)
END_FITS = mark("The moves lead to the position given in the record.")
END_WRONG = mark("The moves do not lead to the position given in the record.")
OVER = mark("The game is over; its seed is {seed}.")
RUNNING = mark("The game is still in progress; its seed stays hidden.")
OVER_WRONG = mark("The record is wrong about the end of the game.")
VERIFIED = mark("Everything checks out.")
REFUTED = mark("This record does not check out.")

SHOWN = 3
"""So many wrong rolls are named, the others counted."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found out, in a sentence with its values, or in both forms of a sentence with a number."""

    fits: bool | None
    """Whether it speaks for the record or against it; None for what is only good to know."""
    sentence: str | tuple[str, str]
    values: dict[str, Any] = field(default_factory=dict)
    """What stands in the sentence. An error is told in the language of the sentence around it."""

    def said(self, language: Language) -> str:
        """The sentence in a language."""
        told: dict[str, Any] = {
            name: language.tell(value) if isinstance(value, GameError) else value for name, value in self.values.items()
        }
        if isinstance(self.sentence, str):
            return language.say(self.sentence, **told)
        return language.count(*self.sentence, **told)


@dataclass(frozen=True, slots=True)
class Verdict:
    """All that was found out about a record."""

    findings: tuple[Finding, ...]

    @property
    def fits(self) -> bool:
        """True if nothing speaks against the record."""
        return all(finding.fits is not False for finding in self.findings)


def verify(text: str, games: Mapping[str, Game[Any]], noted: tuple[str, ...] = ()) -> Verdict:
    """Verify the text of a record, and whether it is of the match whose fingerprints somebody noted.

    RecordError if the text is no record at all.
    """
    record, whole = Record.read(text)
    found = [_either(whole, WHOLE, CHANGED), *_sealing(record), *_replay(record, games)]
    for fingerprint in noted:
        same = is_same(fingerprint, record.opening) or is_same(fingerprint, record.closing)
        found.append(_either(same, NOTED_FITS, NOTED_WRONG, noted=fingerprint))
    return Verdict(tuple(found))


def _either(fits: bool, right: str, wrong: str, **values: object) -> Finding:
    return Finding(fits, right if fits else wrong, values)


def _sealing(record: Record) -> list[Finding]:
    origins = {Origin.SEALED: SEALED, Origin.GIVEN: GIVEN, Origin.UNSEALED: UNSEALED}
    opening, closing = record.opening == record.true_opening(), record.closing == record.true_closing()
    found = [
        _either(opening, OPENING_FITS, OPENING_WRONG, fingerprint=short(record.opening)),
        _either(closing, CLOSING_FITS, CLOSING_WRONG, fingerprint=short(record.closing)),
        Finding(None, origins[record.origin]),
        Finding(None, SALTED, {"salts": ", ".join(record.salts)}) if record.salts else Finding(None, NO_SALT),
    ]
    if record.prelude:
        found.append(Finding(None, PRELUDE, {"number": record.prelude}))
    return found


def _replay(record: Record, games: Mapping[str, Game[Any]]) -> list[Finding]:
    """Plays the record move by move; goes on after a wrong roll, stops at a move that breaks the rules."""
    wrong: list[Finding] = []
    rolls = 0
    try:
        if record.game not in games:
            raise GameError("There is no game '{game}'.", game=record.game)
        match = Match.opened(record, games[record.game])
        for number, line in enumerate(record.moves, 1):
            move = notation.parse(line)
            if move not in match.possible():
                return [*_first(wrong), Finding(False, IMPOSSIBLE, {"number": number, "line": line})]
            if match.to_move == CHANCE and number > record.prelude:
                rolls += 1
                if (thrown := match.next_roll()) != move:
                    values = {"number": number, "thrown": notation.text(thrown), "line": line}
                    wrong.append(Finding(False, OTHER_ROLL, values))
            match.follow(move)
    except GameError as error:
        return [*_first(wrong), Finding(False, UNPLAYABLE, {"reason": error})]
    fair = _first(wrong) or [Finding(True, ROLLS_FIT, {"number": rolls})]
    return [Finding(True, LEGAL, {"number": len(record.moves)}), *fair, *_end(record, match)]


def _first(wrong: list[Finding]) -> list[Finding]:
    """The first wrong rolls, and how many more there are."""
    more = len(wrong) - SHOWN
    return wrong[:SHOWN] + ([Finding(False, MORE_ROLLS, {"number": more})] if more > 0 else [])


def _end(record: Record, match: Match[Any]) -> list[Finding]:
    ended = match.to_move != CHANCE and position_hash(match.game, match.state) == record.hash
    found = [_either(ended, END_FITS, END_WRONG)]
    if record.over and not match.is_over:
        return [*found, Finding(False, OVER_WRONG)]
    if match.is_over and not record.over and record.origin != Origin.UNSEALED:
        return [*found, Finding(False, OVER_WRONG)]
    return [*found, Finding(None, OVER, {"seed": record.seed}) if match.is_over else Finding(None, RUNNING)]
