"""The results of finished games: a small index beside the saved games, rebuilt from them when it is lost or damaged.

A game stays in the index when its replay is deleted from the shelf; `forget` deletes both. Games that branched off from
another ("what if") do not count.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from ..engine import schema
from ..engine.contract import State
from ..engine.errors import GameError, NewerFormat, RecordError
from ..engine.match import Match
from ..engine.record import with_current_name
from ..engine.schema import MOST_SEATS, Body, Count, Digest, Format, Parties, Word, decoded
from ..games import GAMES
from . import atomic
from .errors import Missing, StoreError, Unfit
from .heading import YEARS
from .saves import REPLAY, Saved, Saves


def _with_current_names(body: Body) -> Body:
    """Format 1 knew games by the names they had then."""
    return {**body, "results": [with_current_name(entry) for entry in body["results"]]}


FORMATS = Format(2, {1: _with_current_names})
LARGEST = 20_000_000
FileName = Annotated[str, Meta(max_length=255)]


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat on a seat: a person by name, or a captain by pilot (``admiral:bonny``)."""

    name: Word
    is_person: bool

    @property
    def level(self) -> str:
        """A captain's level; empty for a person."""
        return "" if self.is_person else self.name.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game."""

    match: Digest
    """The closing fingerprint of its record."""
    game: Word
    players: Annotated[tuple[Player, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    scores: Annotated[tuple[Annotated[int, Meta(ge=-1000, le=1000)], ...], Meta(max_length=MOST_SEATS + 1)]
    """Of every party: the seats, and the ghost ship behind them if it sailed."""
    winners: Parties
    rounds: Count
    ended: Annotated[datetime, Meta(tz=True)]
    replay: FileName = ""
    """The name of its replay on the shelf, if it was kept there."""

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise ValueError("There is no such game.")
        if len(self.players) > len(self.scores) or not self.winners or max(self.winners) >= len(self.scores):
            raise ValueError("Players, scores and winners do not go together.")
        if self.ended.year not in YEARS:
            raise ValueError("This year cannot be shown in every time zone.")

    @classmethod
    def of(cls, match: Match[State], ended: datetime, replay: str = "") -> "Result":
        """The result of a finished match."""
        state = match.state
        return cls(
            match=match.record().closing,
            game=match.game.name,
            players=tuple(Player(seat.name if seat.is_person else seat.pilot, seat.is_person) for seat in match.seats),
            scores=tuple(state.scores()),
            winners=tuple(state.winners()),
            rounds=state.round,
            ended=ended.astimezone(UTC).replace(microsecond=0),
            replay=replay,
        )

    def share(self, seat: int) -> float:
        """The seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def against(self, seat: int, other: int) -> float:
        """1 if a seat did better than another, 0 if worse, a half if alike."""
        one, two = ((seat in self.winners, self.scores[seat]) for seat in (seat, other))
        return (one > two) + 0.5 * (one == two)


@dataclass(frozen=True, slots=True)
class _Index:
    """The file of the results."""

    results: tuple[Result, ...]
    others: dict[FileName, Digest] = field(default_factory=dict)


class Results:
    """All results that are kept, oldest first."""

    def __init__(self, saves: Saves, path: Path) -> None:
        """A StoreError: the index is of a newer version, or the system does not give it now; then it stays."""
        self.saves = saves
        self.path = path
        self.notices: list[GameError] = []
        """What could not be read; to be told once."""
        self._others: dict[str, str] = {}
        """Replays that add nothing, with the fingerprint of their match: "what if", or on the shelf a second time."""
        self.all = self._read()

    def missing(self) -> list[Saved]:
        """Finished games on the shelf that the index does not know yet."""
        known = {result.replay for result in self.all} | self._others.keys()
        return [saved for saved in self.saves.listing(REPLAY).games if saved.name not in known]

    def refresh(self, is_stopped: Callable[[], bool] = lambda: False) -> None:
        """Play those again that are missing and keep what they add, each once; stopped, as far as it has come."""
        found, others = list[Result](), len(self._others)
        for saved in self.missing():
            if is_stopped():
                break
            if result := self._result(saved):
                found.append(result)
        if found or len(self._others) > others:
            try:
                self._keep([*self.all, *found])
            except StoreError as fault:
                self.notices.append(fault)

    def of(self, person: str | None) -> list[Result]:
        """The results of the games a person took part in; without a name all."""
        return [result for result in self.all if person is None or Player(person, True) in result.players]

    def forget(self, person: str | None = None) -> int:
        """Delete the games a person took part in, replays too; without a name all games. How many they were."""
        gone = self.of(person)
        matches = {result.match for result in gone}
        replays = {result.replay for result in gone} | {name for name, one in self._others.items() if one in matches}
        for saved in self.saves.listing(REPLAY).games:
            if saved.name in replays:
                self.saves.remove(saved)
        self._keep([result for result in self.all if result not in gone])
        return len(gone)

    def export(self, target: Path, person: str | None = None) -> int:
        """Write all results, or those of one person, into a new file of the player's. How many they were."""
        chosen = self.of(person)
        atomic.write_new(target, _dump(chosen, {}))
        return len(chosen)

    def _keep(self, results: Sequence[Result]) -> None:
        kept: dict[str, Result] = {}
        for result in results:
            if result.match in kept:
                self._others[kept[result.match].replay] = result.match
            kept[result.match] = result
        self.all = sorted(kept.values(), key=lambda result: result.ended)
        atomic.write(self.path, _dump(self.all, self._others))

    def _read(self) -> list[Result]:
        """What the index holds; a damaged one is put aside, and `refresh` makes it anew."""
        try:
            index = schema.make(_Index, FORMATS.upgraded(schema.read_json(decoded(atomic.read(self.path, LARGEST)))))
            self._others = index.others
            return list(index.results)
        except Missing:
            return []
        except NewerFormat:
            raise
        except (Unfit, RecordError):
            with suppress(StoreError):
                atomic.move_into(self.path, self.path.parent / "aside")
            self.notices.append(StoreError("The statistics were damaged and have been rebuilt from your saved games."))
            return []

    def _result(self, saved: Saved) -> Result | None:
        """The result of a replay; None for one that does not count, or that cannot be played again here."""
        try:
            match = self.saves.load(saved)
        except GameError as fault:
            self.notices.append(fault)
            return None
        if match.prelude or not match.is_over:
            self._others[saved.name] = match.record().closing
            return None
        return Result.of(match, saved.heading.saved, saved.name)


def _dump(results: Sequence[Result], others: Mapping[str, str]) -> bytes:
    entries = [{**asdict(result), "ended": result.ended.isoformat()} for result in results]
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    return f'{{"format": {FORMATS.newest}, "others": {json.dumps(others)}, "results": [\n{lines}\n]}}\n'.encode()
