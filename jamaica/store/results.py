"""The results of finished games: a small index beside the saved games, rebuilt from them when it is lost or damaged.

A game stays in the index when its replay is deleted from the shelf; `forget` deletes both. Games that branched off from
another ("what if") do not count.
"""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ..engine.contract import OVER
from ..engine.errors import GameError
from ..engine.match import Match
from . import atomic, bodies
from .bodies import Body, is_number, is_word
from .errors import Damaged, StoreError
from .saves import REPLAY, Saved, Saves

FORMAT = 1
UPGRADES: bodies.Upgrades = {}
LARGEST = 20_000_000
HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat on a seat: a person by name, or a captain by pilot (``admiral:bonny``)."""

    name: str
    is_person: bool

    @property
    def level(self) -> str:
        """A captain's level; empty for a person."""
        return "" if self.is_person else self.name.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game."""

    match: str
    """The closing fingerprint of its record."""
    game: str
    players: tuple[Player, ...]
    scores: tuple[int, ...]
    """Of every party: the seats, and the ghost ship behind them if it sailed."""
    winners: tuple[int, ...]
    rounds: int
    ended: datetime
    replay: str = ""
    """The name of its replay on the shelf, if it was kept there."""

    @classmethod
    def of(cls, match: Match[Any], ended: datetime, replay: str = "") -> "Result":
        """The result of a finished match."""
        state = match.state
        return cls(
            match=match.record().closing,
            game=match.game.name,
            players=tuple(
                Player(seat.name if seat.pilot == HUMAN else seat.pilot, seat.pilot == HUMAN) for seat in match.seats
            ),
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


class Results:
    """All results that are kept, oldest first."""

    def __init__(self, saves: Saves, path: Path) -> None:
        self.saves = saves
        self.path = path
        self.notices: list[GameError] = []
        """What could not be read; to be told once."""
        self.all = self._read()
        self.refresh()

    def refresh(self) -> None:
        """Take in finished games that are new on the shelf."""
        known = {result.replay for result in self.all}
        found = [self._result(saved) for saved in self.saves.listing(REPLAY).games if saved.name not in known]
        if new := [result for result in found if result is not None]:
            self._keep([*self.all, *new])

    def forget(self, person: str | None = None) -> int:
        """Delete the games a person took part in, replays too; without a name all games. How many they were."""
        gone = [result for result in self.all if person is None or Player(person, True) in result.players]
        replays = {result.replay for result in gone}
        for saved in self.saves.listing(REPLAY).games:
            if saved.name in replays:
                self.saves.remove(saved)
        self._keep([result for result in self.all if result not in gone])
        return len(gone)

    def export(self, target: Path, person: str | None = None) -> int:
        """Write all results, or those of one person, into a file of the player's. How many they were."""
        if target.exists():
            raise StoreError("{file} already exists; please choose another name.", file=target)
        chosen = [result for result in self.all if person is None or Player(person, True) in result.players]
        atomic.write(target, _dump(chosen))
        return len(chosen)

    def _keep(self, results: Sequence[Result]) -> None:
        self.all = sorted({result.match: result for result in results}.values(), key=lambda result: result.ended)
        try:
            atomic.write(self.path, _dump(self.all))
        except StoreError as fault:
            self.notices.append(fault)

    def _read(self) -> list[Result]:
        """What the index holds; a damaged one is put aside, and `refresh` makes it anew."""
        if not self.path.exists():
            return []
        try:
            body = bodies.parse(atomic.read(self.path, LARGEST).decode(), FORMAT, UPGRADES)
            return [_result(entry) for entry in body["results"]]
        except (GameError, UnicodeDecodeError, KeyError, TypeError, ValueError, AttributeError):
            with suppress(StoreError):
                atomic.move_into(self.path, self.path.parent / "aside")
            self.notices.append(Damaged("The statistics were damaged and have been rebuilt from your saved games."))
            return []

    def _result(self, saved: Saved) -> Result | None:
        """The result of a replay; None for one that does not count, or that cannot be played again here."""
        try:
            match = self.saves.load(saved)
        except GameError as fault:
            self.notices.append(fault)
            return None
        if match.prelude or match.to_move != OVER:
            return None
        return Result.of(match, saved.heading.saved, saved.name)


def _dump(results: Sequence[Result]) -> bytes:
    entries = [{**asdict(result), "ended": result.ended.isoformat()} for result in results]
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    return f'{{"format": {FORMAT}, "results": [\n{lines}\n]}}\n'.encode()


def _result(entry: Body) -> Result:
    players = tuple(Player(**player) for player in entry["players"])
    result = Result(**{
        **entry, "players": players, "scores": tuple(entry["scores"]), "winners": tuple(entry["winners"]),
        "ended": datetime.fromisoformat(entry["ended"]),
    })  # fmt: skip
    parties = range(len(result.scores))
    if not (
        is_word(result.game) and is_word(result.replay) and is_word(result.match, 64) and is_number(result.rounds, 0)
        and all(is_word(player.name) and isinstance(player.is_person, bool) for player in players)
        and len(players) <= len(result.scores) and result.ended.tzinfo is not None
        and all(is_number(score, -1000, 1000) for score in result.scores)
        and result.winners and all(winner in parties for winner in result.winners)
    ):  # fmt: skip
        raise ValueError
    return result
