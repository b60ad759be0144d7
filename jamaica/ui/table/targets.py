"""What can be pressed at a table: the keys of its spots."""

from dataclasses import dataclass

from ...engine.contract import Move


@dataclass(frozen=True, slots=True)
class Choose:
    """A choice: it answers the question, or is one part of an answer that is put together."""

    move: Move


@dataclass(frozen=True, slots=True)
class Pick:
    """A card for the answer that is put together; `slot` counts those whose cards are chosen."""

    slot: int
    card: int | str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A barrel that was put aboard the ship at a pier comes back, counted from 1."""

    pier: int


@dataclass(frozen=True, slots=True)
class Confirm:
    """Carries out what was put together."""


@dataclass(frozen=True, slots=True)
class Missing:
    """The button that would carry out what is put together, while something is missing for it."""


@dataclass(frozen=True, slots=True)
class Peek:
    """A card of the hand that can only be looked at now."""

    card: str


@dataclass(frozen=True, slots=True)
class Unveil:
    """Shows the own cards to the person who chose last."""


@dataclass(frozen=True, slots=True)
class ChangeMind:
    """Takes back the secret choice made just before the table was handed over."""


@dataclass(frozen=True, slots=True)
class TurnPage:
    """The next page of the list of choices."""


@dataclass(frozen=True, slots=True)
class Hold:
    """A hold of the own ship, counted from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class Pier:
    """The ship at a pier, counted from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log, counted from the first, folded ones too."""

    number: int


@dataclass(frozen=True, slots=True)
class Party:
    """The panel of a party at the table."""

    number: int


@dataclass(frozen=True, slots=True)
class Tool:
    """A round button, by its name."""

    name: str


@dataclass(frozen=True, slots=True)
class About:
    """Something that only tells what it is."""

    title: str
    place: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class CoachButton:
    """A button of the coach's sheet."""

    name: str


Answer = Choose | Pick | TakeBack | Confirm | Unveil | TurnPage | Hold
"""What belongs to a question, and goes with it."""
Target = Answer | Missing | Peek | ChangeMind | Pier | LogLine | Party | Tool | About | CoachButton
