"""What an analysis found: moments, shares over the course, and each party's account of luck and skill."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from statistics import fmean
from typing import Any

from jamaica.engine.contract import CHANCE, Group
from jamaica.engine.errors import RecordError

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Moment:
    """One throw, draw or choice that could have gone otherwise."""

    number: int
    """Which move of the record it is, from 0."""
    by: int
    """The seat that chose, or CHANCE."""
    round: int
    group: Group | None
    """What kind of chance; None for a choice."""
    move: str
    shares: tuple[float, ...]
    """Estimated share of victory of each party before it."""
    effect: tuple[float, ...]
    """What it added to the share of each party; together nothing."""
    best: str = ""
    """The best choice the search found, by what the seat knew."""
    cost: float = 0.0
    """What the choice made cost the seat against the best, in shares of victory."""

    @property
    def swing(self) -> float:
        """What it moved most."""
        return max(map(abs, self.effect))


@dataclass(frozen=True, slots=True)
class Account:
    """Where a party's result came from. `start` and all the others add up to `end` exactly."""

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
    """What the estimate itself had to correct from round to round, not knowing everything."""
    end: float
    """The result: 1 for a victory, a part for a shared one."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished match, looked back at. Kept beside its record as JSON."""

    closing: str
    """The closing fingerprint of the record it is of."""
    seats: int
    ending: tuple[float, ...]
    """What each party had of the victory; the parties are the seats, and the ghost ship behind them if it sailed."""
    moments: tuple[Moment, ...]

    def course(self) -> list[tuple[int, tuple[float, ...]]]:
        """The chart: move numbers with the share of each party before that move; at last the result."""
        last = self.moments[-1].number + 1 if self.moments else 0
        return [(moment.number, moment.shares) for moment in self.moments] + [(last, self.ending)]

    def turning_points(self, most: int = 5) -> list[Moment]:
        """The moments that moved most, in the order they came."""
        return sorted(sorted(self.moments, key=lambda moment: -moment.swing)[:most], key=lambda moment: moment.number)

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
        """What a seat's own choices brought it, against those made at a glance (the quick policy of the game)."""
        return sum(moment.effect[seat] for moment in self.moments if moment.by == seat)

    def _start(self, party: int) -> float:
        """Before anything is drawn all seats are alike; the ghost ship starts as the estimate has it."""
        ghosts = sum(self.moments[0].shares[self.seats :]) if self.moments else 0.0
        return self.moments[0].shares[party] if party >= self.seats else (1 - ghosts) / self.seats

    def dump(self) -> str:
        """As JSON text, one moment a line."""
        head = {"format": FORMAT, "closing": self.closing, "seats": self.seats, "ending": self.ending}
        names = [field.name for field in fields(Moment)]
        moments = ",\n".join(json.dumps({name: getattr(moment, name) for name in names}) for moment in self.moments)
        return f'{json.dumps(head)[:-1]}, "moments": [\n{moments}\n]}}\n'

    @classmethod
    def parse(cls, text: str, closing: str) -> "Analysis":
        """Read an analysis of the record with this closing fingerprint; RecordError if it is none."""
        try:
            body = json.loads(text)
            if body.pop("format") != FORMAT or body["closing"] != closing:
                raise RecordError("This analysis belongs to a different game or version.")
            moments = tuple(map(_moment, body.pop("moments")))
            return cls(**{**body, "ending": tuple(body["ending"])}, moments=moments)
        except (ValueError, TypeError, KeyError, AttributeError):
            raise RecordError("The analysis cannot be read. Please run it again.") from None


def _moment(entry: dict[str, Any]) -> Moment:
    group = None if entry["by"] != CHANCE else Group(entry["group"])
    shares, effect = _floats(entry["shares"]), _floats(entry["effect"])
    return Moment(**{**entry, "group": group, "shares": shares, "effect": effect})


def _floats(values: Sequence[Any]) -> tuple[float, ...]:
    return tuple(map(float, values))
