"""Figures of the games played: per player, game and number of players; and ratings against the levels of captains.

Rating, in points as in chess: against each level, a game counts as one observation, the average of whether the person
did better (1), alike (½) or worse (0) than each captain of that level in it. The share p, with one game won and one
lost added so that few games say little, gives 400 · log10(p / (1 − p)) points above the level. The interval is Wilson's
for 95 %, taken over the games; games against several captains are not counted several times.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from math import log10, sqrt

from .results import Player, Result

Z = 1.96


@dataclass(frozen=True, slots=True)
class Figures:
    """What one player did in one game with so many players (0: any number)."""

    player: Player
    game: str
    seats: int
    games: int
    wins: float
    """Shared victories count in parts."""
    share: tuple[float, float]
    """95 % interval of the share of victories (Wilson)."""
    mean_score: float
    best_score: int
    best: Result
    """The best voyage: the game of the best score."""
    mean_rounds: float
    streak: int
    """Victories in a row up to now, or so many games without one below zero."""
    longest: int
    """Victories in a row, at most."""
    last: datetime


@dataclass(frozen=True, slots=True)
class Rating:
    """A person against one level of captains in one game: points above or below, with a 95 % interval."""

    person: str
    game: str
    level: str
    games: int
    points: float
    least: float
    most: float


def figures(results: Sequence[Result]) -> list[Figures]:
    """Per player and game: first over all numbers of players, then for each number; persons before captains."""
    found: dict[tuple[bool, str, str, int], list[tuple[Result, int]]] = {}
    for result in results:
        for seat, player in enumerate(result.players):
            for seats in (0, len(result.players)):
                key = (not player.is_person, player.name, result.game, seats)
                found.setdefault(key, []).append((result, seat))
    return [
        _figures(Player(name, not captain), game, seats, found[captain, name, game, seats])
        for captain, name, game, seats in sorted(found)
    ]


def _figures(player: Player, game: str, seats: int, played: Sequence[tuple[Result, int]]) -> Figures:
    played = sorted(played, key=lambda one: one[0].ended)
    shares = [result.share(seat) for result, seat in played]
    scores = [result.scores[seat] for result, seat in played]
    best = max(range(len(played)), key=lambda number: (scores[number], shares[number]))
    return Figures(
        player=player,
        game=game,
        seats=seats,
        games=len(played),
        wins=sum(shares),
        share=wilson(sum(shares), len(played)),
        mean_score=sum(scores) / len(scores),
        best_score=scores[best],
        best=played[best][0],
        mean_rounds=sum(result.rounds for result, _ in played) / len(played),
        streak=_streak([share > 0 for share in shares]),
        longest=max(map(len, "".join("w" if share else " " for share in shares).split()), default=0),
        last=played[-1][0].ended,
    )


def _streak(won: Sequence[bool]) -> int:
    length = next((number for number, one in enumerate(reversed(won)) if one != won[-1]), len(won))
    return length if won[-1] else -length


def ratings(results: Sequence[Result]) -> list[Rating]:
    """Every person against every level of captains met, in each game."""
    found: dict[tuple[str, str, str], list[float]] = {}
    for result in results:
        for seat, player in enumerate(result.players):
            for level in {other.level for other in result.players if player.is_person and not other.is_person}:
                met = [number for number, other in enumerate(result.players) if other.level == level]
                outcome = sum(result.against(seat, other) for other in met) / len(met)
                found.setdefault((player.name, result.game, level), []).append(outcome)
    return [_rating(*key, found[key]) for key in sorted(found)]


def _rating(person: str, game: str, level: str, outcomes: Sequence[float]) -> Rating:
    games, won = len(outcomes), sum(outcomes)
    least, most = wilson(won, games)
    return Rating(person, game, level, games, _points((won + 1) / (games + 2)), _points(least), _points(most))


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, spread = won / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def _points(share: float) -> float:
    """Points above an opponent who is beaten so often; more than 1200 cannot be told."""
    share = min(max(share, 0.001), 0.999)
    return 400 * log10(share / (1 - share))
