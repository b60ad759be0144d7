"""What captains remark on: rarely, in character, never twice the same in a match, and without giving away a secret.

They hear of a match what the ONLOOKER sees and nothing else: whatever anybody holds hidden, they say the same. Luck
follows from the fingerprint of the match and the number of the event, so that a match that is taken up again, or a
choice that is taken back, changes nothing they have said.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Generic, NamedTuple

from ai.characters import characters

from ..engine.contract import ONLOOKER, Event, Moment, S
from ..engine.errors import DataError
from ..engine.language import Language
from ..engine.match import Match
from ..engine.text_files import read_text
from ..files import assets

MOST = 2
"""Remarks in a round, of all captains together; each says one at most."""

Lines = Mapping[str, Mapping[str, Sequence[str]]]
"""Per voice and kind of moment, what can be said."""


class Remark(NamedTuple):
    """What somebody says: which of the lines of a voice for a kind of moment."""

    party: int
    voice: str
    kind: str
    number: int
    other: int | None


@cache
def lines_of(code: str, game: str) -> Lines:
    """What the captains of a game say in a language; nothing if nobody has written it."""
    path = assets() / "voices" / f"{code}.json"
    try:
        found: Lines = json.loads(read_text(path, DataError)).get(game, {})
    except ValueError as cause:
        raise DataError(f"{path} is damaged. Please install the game again.") from cause
    return found


def text_of(remark: Remark, match: Match[S], language: Language) -> str:
    """A remark in words."""
    names = [seat.name for seat in match.seats]
    other = names[remark.other] if remark.other is not None and remark.other < len(names) else ""
    line = lines_of(language.code, match.game.name)[remark.voice][remark.kind][remark.number]
    return line.replace("{other}", other)


def speakers(match: Match[S]) -> list[str]:
    """Per party at the table its voice: captains those of their figures, bystanders their own, people none."""
    lines = lines_of("en", match.game.name)
    if not lines:
        return []
    figures, words = match.game.names(), {one.name: one.word for one in characters(match.game.name).values()}
    voices = ["" if seat.is_person else words.get(figures[figure], "")
              for seat, figure in zip(match.seats, match.figures, strict=True)]  # fmt: skip
    voices += match.game.bystanders
    return [voice if voice in lines else "" for voice in voices]


class Voices(Generic[S]):
    """Follows a match from its beginning, and tells what is remarked on."""

    def __init__(self, match: Match[S], voices: Sequence[str]) -> None:
        """`voices`: per party, as `speakers` knows them; empty for those who are silent."""
        self._game, self._seed, self._voices = match.game, match.fingerprint, voices
        self._lines = lines_of("en", match.game.name)
        self._named = len(match.seats)
        self._origin = match.origin.view(ONLOOKER)
        self._start()

    def _start(self) -> None:
        self._view = self._origin.copy()
        self._last: Event | None = None
        self.heard = 0
        """Events of the match so far."""
        self._said: set[tuple[str, str, int]] = set()
        self._round: Counter[int] = Counter()
        """Remarks in this round, by party."""

    def hear(self, events: Sequence[Event]) -> list[Remark]:
        """What is remarked on among all that has happened since; `events` are those of the whole match."""
        if len(events) < self.heard or (self.heard and events[self.heard - 1] is not self._last):
            self._start()  # something was taken back
        found = [remark for event in events[self.heard :] if (remark := self._remark(event))]
        self._last = events[-1] if events else None
        return found

    def _remark(self, event: Event) -> Remark | None:
        seen, before = event.seen_by(ONLOOKER), self._view
        after = before.copy()
        self._game.follow(after, seen)
        self._view = after
        self.heard += 1
        if after.round != before.round:
            self._round.clear()
        moments = [one for one in self._game.moments(before, after, seen) if self._may_speak(one)]
        if not moments:
            return None
        luck = Random(f"{self._seed} {self.heard}")
        luck.shuffle(moments)
        return next((said for one in moments if luck.random() < one.chance and (said := self._choose(one, luck))), None)

    def _may_speak(self, moment: Moment) -> bool:
        """Whether the party has a voice, and a remark is left in the round; what is sure to be one always is."""
        if moment.party >= len(self._voices) or not self._voices[moment.party]:
            return False
        return moment.chance >= 1 or (self._round.total() < MOST and not self._round[moment.party])

    def _choose(self, moment: Moment, luck: Random) -> Remark | None:
        """One of the lines that were not heard yet; a bystander has no name to be called by."""
        voice, other = self._voices[moment.party], moment.other
        named = other is not None and other < self._named
        free = [
            number
            for number, line in enumerate(self._lines[voice].get(moment.kind, ()))
            if (voice, moment.kind, number) not in self._said and (named or "{other}" not in line)
        ]
        if not free:
            return None
        number = luck.choice(free)
        self._said.add((voice, moment.kind, number))
        self._round[moment.party] += 1
        return Remark(moment.party, voice, moment.kind, number, other)
