"""Result of an analysis: moments, shares over time, and each party's account of luck and skill."""

import json
from dataclasses import dataclass, fields
from math import sqrt
from statistics import fmean, stdev
from typing import Annotated

from msgspec import Meta

from jamaica.engine import notation, schema
from jamaica.engine.argument import Argument
from jamaica.engine.contract import CHANCE, Group, State
from jamaica.engine.errors import RecordError
from jamaica.engine.replay import Replay
from jamaica.engine.schema import MOST_SEATS, Count, Digest, Format, MoveText

from ..arguments import MOST

FORMATS = Format(1, {})
Shares = Annotated[tuple[Annotated[float, Meta(ge=-1, le=1)], ...], Meta(min_length=1, max_length=MOST_SEATS + 1)]
"""Of every party; as effects they may be below zero."""

Errors = Annotated[tuple[Annotated[float, Meta(ge=0, le=1)], ...], Meta(max_length=MOST_SEATS + 1)]
SURE = 2.0
"""Standard errors beyond which a difference counts."""
STEADY = 0.25
"""The most that estimates of earlier moments count against the one at hand: the part of its variance that is left."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A throw, draw or choice that had alternatives."""

    number: Count
    """Index of the move in the record."""
    by: Annotated[int, Meta(ge=CHANCE, le=MOST_SEATS)]
    """The seat that chose, or CHANCE."""
    round: Count
    group: Group | None
    """Kind of chance; None for a choice."""
    move: MoveText
    shares: Shares
    """Estimated share of victory of each party before it."""
    effect: Shares
    """Change of each party's share of victory; sums to zero."""
    best: Annotated[str, Meta(max_length=100)] = ""
    """The best choice the search found, by what the seat knew."""
    cost: Annotated[float, Meta(ge=0, le=1)] = 0.0
    """Loss against the best choice, as a share of victory; 0 unless it is beyond twice its error."""
    loss: Annotated[float, Meta(ge=-1, le=1)] = 0.0
    """The same, doubtful or not: only on average over many choices does it say something."""
    arguments: Annotated[tuple[Argument, ...], Meta(max_length=MOST)] = ()
    """Why the best choice is better, as said of the one that was made; told only where that cost something."""
    share_errors: Errors = ()
    """Standard error of each share; empty in analyses of before."""
    effect_errors: Errors = ()
    """Standard error of each effect."""

    @property
    def swing(self) -> float:
        """The largest change of a share that is beyond doubt: more than twice its standard error."""
        errors = self.effect_errors or (0.0,) * len(self.effect)
        sure = [abs(effect) for effect, error in zip(self.effect, errors, strict=True) if abs(effect) > SURE * error]
        return max(sure, default=0.0)


@dataclass(frozen=True, slots=True)
class Account:
    """Sources of a party's result: `start` plus all the others equals `end`."""

    start: float
    """The fair share of one seat among equals."""
    dice: float
    draws: float
    battles: float
    decisions: float
    """Own choices, against what the average seat at this table made of its own; all seats together: nothing."""
    others: float
    """The choices of the others: what they gave and took beyond that average."""
    reassessed: float
    """Corrections of the estimate itself from round to round."""
    end: float
    """The result: 1 for a victory, a part for a shared one."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A seat's play in one match as backgammon players know it: the mean loss per decision. Less is better."""

    decisions: int
    loss: float
    """In shares of victory; below zero by accident only."""
    error: float
    """Its standard error."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished match, looked back at. Kept beside its record as JSON."""

    closing: Digest
    """The closing fingerprint of the record it is of."""
    seats: Count
    ending: Shares
    """Final share of victory of each party: the seats, then bystanders such as the ghost ship."""
    moments: tuple[Moment, ...]

    def course(self) -> list[tuple[int, tuple[float, ...]]]:
        """The chart: move numbers with the share of each party before that move; at last the result.

        As long as estimates differ by no more than their errors explain, they are averaged: noise makes no jumps.
        """
        found: list[tuple[int, tuple[float, ...]]] = []
        steady: list[float] = []
        spread: list[float] = []
        for moment in self.moments:
            shares, squares = moment.shares, [error * error for error in moment.share_errors]
            if not squares:
                found.append((moment.number, shares))
                continue
            differences = zip(shares, steady, squares, spread, strict=False)
            alike = all((now - before) ** 2 <= SURE * SURE * (a + b) for now, before, a, b in differences)
            if steady and alike:
                weights = [b / (a + b) if a + b else 0.5 for a, b in zip(squares, spread, strict=True)]
                pull = sum(weights) / len(weights)  # one for all parties, so that shares go on adding up to 1
                steady = [before + pull * (now - before) for now, before in zip(shares, steady, strict=True)]
                spread = [
                    max(a * b / (a + b), STEADY * a) if a + b else 0.0 for a, b in zip(squares, spread, strict=True)
                ]
            else:
                steady, spread = list(shares), squares
            found.append((moment.number, tuple(steady)))
        last = self.moments[-1].number + 1 if self.moments else 0
        return [*found, (last, self.ending)]

    def turning_points(self, most: int = 5) -> list[Moment]:
        """The moments that moved most, beyond doubt, in the order they came."""
        clear = [moment for moment in self.moments if moment.swing]
        return sorted(sorted(clear, key=lambda moment: -moment.swing)[:most], key=lambda moment: moment.number)

    def rating(self, seat: int) -> Rating | None:
        """What a seat's decisions cost it on average; None if it had none, or they were not weighed."""
        losses = [moment.loss for moment in self.moments if moment.by == seat]
        if len(losses) < 2 or not any(moment.loss for moment in self.moments):
            return None
        return Rating(len(losses), fmean(losses), stdev(losses) / sqrt(len(losses)))

    def choices(self, seat: int) -> list[Moment]:
        """The choices of a seat, in order, with what each cost."""
        return [moment for moment in self.moments if moment.by == seat]

    def account(self, party: int) -> Account:
        """The account of a seat, or of the ghost ship."""
        groups = dict.fromkeys(Group, 0.0)
        choices = 0.0
        for moment in self.moments:
            if moment.group is not None:
                groups[moment.group] += moment.effect[party]
            else:
                choices += moment.effect[party]
        own = self._chosen(party) - fmean(map(self._chosen, range(self.seats))) if party < self.seats else 0.0
        start, end = self._start(party), self.ending[party]
        return Account(
            start=start,
            dice=groups[Group.DICE],
            draws=groups[Group.DRAWS],
            battles=groups[Group.BATTLES],
            decisions=own,
            others=choices - own,
            reassessed=end - start - sum(groups.values()) - choices,
            end=end,
        )

    def _chosen(self, seat: int) -> float:
        """Gain from a seat's own choices, compared with the game's quick policy."""
        return sum(moment.effect[seat] for moment in self.moments if moment.by == seat)

    def _start(self, party: int) -> float:
        """Before anything is drawn all seats are alike; the ghost ship starts as the estimate has it."""
        ghosts = sum(self.moments[0].shares[self.seats :]) if self.moments else 0.0
        return self.moments[0].shares[party] if party >= self.seats else (1 - ghosts) / self.seats

    def dump(self) -> str:
        """As JSON text, one moment a line."""
        head = {"format": FORMATS.newest, "closing": self.closing, "seats": self.seats, "ending": self.ending}
        names = [field.name for field in fields(Moment)]
        moments = ",\n".join(json.dumps({name: getattr(moment, name) for name in names}) for moment in self.moments)
        return f'{json.dumps(head)[:-1]}, "moments": [\n{moments}\n]}}\n'

    @classmethod
    def parse(cls, text: str, replay: Replay[State]) -> "Analysis":
        """Read an analysis of this match; RecordError if it is none."""
        found = schema.make(cls, FORMATS.upgraded(schema.read_json(text)))
        if not found._is_of(replay):
            raise RecordError("This analysis belongs to a different game or version.")
        return found

    def _is_of(self, replay: Replay[State]) -> bool:
        parties, numbers = len(replay.match.state.scores()), [moment.number for moment in self.moments]
        return (
            (self.closing, self.seats, len(self.ending)) == (replay.record.closing, len(replay.match.seats), parties)
            and numbers == sorted(set(numbers))
            and all(_is_moment_of(replay, moment, parties) for moment in self.moments)
        )


def _is_moment_of(replay: Replay[State], moment: Moment, parties: int) -> bool:
    """True if a moment is one of this match, and its best choice could have been made."""
    if moment.number >= replay.last:
        return False
    step, asked = replay.match.steps[moment.number], replay.at(moment.number)
    return (
        (moment.by, moment.move) == (step.by, notation.text(step.move))
        and len(moment.shares) == len(moment.effect) == parties
        and {len(moment.share_errors), len(moment.effect_errors)} in ({0}, {parties})
        and (moment.group is not None) == (step.by == CHANCE)
        and (step.by == CHANCE or moment.best in map(notation.text, asked.choices()))
    )
