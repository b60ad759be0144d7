"""Verifies a record: every roll and draw from seed and salt, the whole game by replay, and says what fits.

What it proves: the dice follow from seed and salts, all moves keep the rules. What it cannot prove alone: that this is
the match that was played. Whoever makes a file can choose names, moves, salts and a prelude, try seeds until he likes
the dice, and make all fingerprints fit; the verdict says so. For a proof, note the fingerprint before the first roll
(it binds seed, seats and options) and the one after the last move (it binds every choice), and compare.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from . import notation
from .chance import looks_drawn
from .contract import CHANCE, Game, S, State
from .errors import GameError
from .language import Language, mark, marks
from .match import Match
from .observe import position_hash
from .quoting import quoted
from .record import Record
from .schema import Body
from .sealing import SHOWN, Origin, agree, short

WHOLE = mark("The file is intact: its seal matches.")
CHANGED = mark("The file was changed after it was written: its seal does not match.")
SEALED = mark("By its own account, the game drew the seed and kept it hidden until the end.")
NOT_DRAWN = mark("The seed is said to be drawn by the game, but it does not look drawn.")
GIVEN = mark("A player chose the seed, and so could know the dice in advance.")
UNSEALED = mark("This game is from before dice were sealed: no fingerprint was shown at the start.")
NO_SALT = mark("No player added salt.")
SALTED = mark("Salt helped decide the dice: {salts}.")
SEATED = mark("At the table: {names}. Only a fingerprint you noted can show that nobody was renamed.")
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
NOTED_FEW = mark(
    "The {number} digits you noted, {noted}, fit this game; but somebody could make two games that share so few."
)
REFUTED = mark("This record does not check out.")
CONSISTENT = mark("The record is consistent: all moves follow the rules, and all dice follow from its seed.")
CONSISTENT_LATER = mark(
    "The record is consistent: all moves follow the rules, but only from move {number} on do its dice follow from its "
    "seed."
)
NO_DICE = mark("All moves follow the rules, but not a single die was checked: every move was taken over.")
UNPROVED = mark(
    "That does not prove that this game was played: whoever makes a file can choose names, moves, salt and seed. Only "
    "a fingerprint noted at the table can prove it (--fingerprint)."
)
BEGUN = mark(
    "It was begun with the fingerprint you noted: seed, options and seats are as they were. Only the closing "
    "fingerprint can prove the moves."
)
PROVED = mark("It is the game whose closing fingerprint you noted, move by move.")

NAMED = 3
"""So many wrong rolls are named, the others counted."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found out, in a sentence with its values, or in both forms of a sentence with a number."""

    fits: bool | None
    """True if it supports the record, False if it refutes it, None if it is only information."""
    sentence: str | tuple[str, str]
    values: dict[str, object] = field(default_factory=dict)
    """Values of the sentence. An error is told in the language of the sentence around it."""

    def said(self, language: Language) -> str:
        """The sentence in a language."""
        told: Body = {
            name: language.tell(value) if isinstance(value, GameError) else quoted(value)
            for name, value in self.values.items()
        }
        if isinstance(self.sentence, str):
            return language.say(self.sentence, **told)
        return language.count(*self.sentence, **told)


@dataclass(frozen=True, slots=True)
class Verdict:
    """All that was found out about a record."""

    findings: tuple[Finding, ...]
    conclusions: tuple[Finding, ...]
    """What all of it means, and what it does not."""

    @property
    def fits(self) -> bool:
        """True if nothing speaks against the record."""
        return all(finding.fits is not False for finding in self.findings)

    def conclusion(self, language: Language) -> str:
        """What the record proves, in a sentence or two."""
        return " ".join(finding.said(language) for finding in self.conclusions)


def verify(
    text: str, games: Mapping[str, Game[State]], noted: tuple[str, ...] = (),
    permit: Callable[[Record], None] = lambda record: None,
) -> Verdict:  # fmt: skip
    """Verify the text of a record, and whether it is of the match whose fingerprints somebody noted.

    `permit` raises a GameError if a record may not be played here. RecordError if the text is no record at all.
    """
    record, whole = Record.read(text)
    permit(record)
    found = [_either(whole, WHOLE, CHANGED), *_sealing(record), *_replay(record, games)]
    found += [_noted(fingerprint, record) for fingerprint in noted]
    return Verdict(tuple(found), tuple(_concluded(record, found, noted)))


def _noted(noted: str, record: Record) -> Finding:
    """Whether a fingerprint that somebody noted is one of this record."""
    digits = max(agree(noted, record.opening), agree(noted, record.closing))
    if 0 < digits < SHOWN:
        return Finding(None, NOTED_FEW, {"number": digits, "noted": noted})
    return _either(digits > 0, NOTED_FITS, NOTED_WRONG, noted=noted)


def _concluded(record: Record, found: Sequence[Finding], noted: Sequence[str]) -> list[Finding]:
    """What a record proves that nothing speaks against."""
    if any(finding.fits is False for finding in found):
        return [Finding(False, REFUTED)]
    dice = Finding(True, CONSISTENT)
    if record.prelude:
        dice = Finding(True, CONSISTENT_LATER, {"number": record.prelude + 1})
    if record.prelude == len(record.moves):
        dice = Finding(None, NO_DICE)
    ends = [one for one in noted if agree(one, record.closing) >= SHOWN]
    starts = [one for one in noted if agree(one, record.opening) >= SHOWN]
    return [dice, Finding(True, PROVED) if ends else Finding(True, BEGUN) if starts else Finding(None, UNPROVED)]


def _either(fits: bool, right: str, wrong: str, **values: object) -> Finding:
    return Finding(fits, right if fits else wrong, values)


def _sealing(record: Record) -> list[Finding]:
    origins = {Origin.SEALED: SEALED, Origin.GIVEN: GIVEN, Origin.UNSEALED: UNSEALED}
    opening, closing = record.opening == record.true_opening(), record.closing == record.true_closing()
    found = [
        _either(opening, OPENING_FITS, OPENING_WRONG, fingerprint=short(record.opening)),
        _either(closing, CLOSING_FITS, CLOSING_WRONG, fingerprint=short(record.closing)),
        Finding(None, origins[record.origin]),
        Finding(None, SALTED, {"salts": record.salts}) if record.salts else Finding(None, NO_SALT),
        Finding(None, SEATED, {"names": tuple(seat.name for seat in record.seats)}),
    ]
    if record.origin == Origin.SEALED and not looks_drawn(record.seed):
        found.append(Finding(False, NOT_DRAWN))
    if record.prelude:
        found.append(Finding(None, PRELUDE, {"number": record.prelude}))
    return found


def _replay(record: Record, games: Mapping[str, Game[State]]) -> list[Finding]:
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
    fair = _first(wrong) or ([Finding(True, ROLLS_FIT, {"number": rolls})] if rolls else [])
    return [Finding(True, LEGAL, {"number": len(record.moves)}), *fair, *_end(record, match)]


def _first(wrong: list[Finding]) -> list[Finding]:
    """The first wrong rolls, and how many more there are."""
    more = len(wrong) - NAMED
    return wrong[:NAMED] + ([Finding(False, MORE_ROLLS, {"number": more})] if more > 0 else [])


def _end(record: Record, match: Match[S]) -> list[Finding]:
    ended = match.to_move != CHANCE and position_hash(match.game, match.state) == record.hash
    found = [_either(ended, END_FITS, END_WRONG)]
    if record.over and not match.is_over:
        return [*found, Finding(False, OVER_WRONG)]
    if match.is_over and not record.over and record.origin != Origin.UNSEALED:
        return [*found, Finding(False, OVER_WRONG)]
    return [*found, Finding(None, OVER, {"seed": record.seed}) if match.is_over else Finding(None, RUNNING)]
