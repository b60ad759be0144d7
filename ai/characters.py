"""The characters of captains: tastes added to their judgement. They know no more than others and see no more."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from jamaica.engine.contract import Event
from jamaica.engine.csv_tables import Row, Tables
from jamaica.files import assets
from jamaica.games import GAMES

from .games import GAME_AIS
from .habits import Habit

STRONGEST = 200
"""The strongest taste, in thousandths of a victory."""


@dataclass(frozen=True, slots=True)
class Character:
    """A captain's character: a name for records, and a liking for each habit of the game."""

    word: str
    name: str
    tastes: tuple[tuple[Habit, int], ...]
    """In thousandths of a victory; what leaves him indifferent is not named."""

    def liking(self, events: Iterable[Event], seat: int) -> float:
        """Bonus that events add to the share of victory in the eyes of this seat."""
        total = 0.0
        for event in events:
            for habit, taste in self.tastes:
                if type(event) is habit.event:
                    total += taste * habit.amount(event, seat)
        return total / 1000


@cache
def characters(game: str) -> Mapping[str, Character]:
    """The characters of a game by their words; DataError names line and fault of the data file."""
    return read(Tables.read(assets() / "data" / "characters.csv"), game)


def pilot_for(level: str, game: str, name: str) -> str:
    """The pilot for an empty seat: a level with the character that belongs to the seat's name, if one does."""
    words = [character.word for character in characters(game).values() if character.name == name]
    return ":".join([level, *words])


def read(tables: Tables, game: str) -> Mapping[str, Character]:
    """The section of one game; each of those who can be played has one character."""
    names, habits = list(GAMES[game].names()), GAME_AIS[game].habits
    found: dict[str, Character] = {}
    for row in tables.rows(game, ["character", "name", *(habit.name for habit in habits)], least=len(names)):
        word, name = row.text("character"), row.text("name", names)
        if not word.isidentifier() or word in found:
            raise row.fault(f"the character '{word}' should be one word of its own")
        if name in (other.name for other in found.values()):
            raise row.fault(f"{name} has two characters")
        found[word] = Character(word, name, _tastes(row, habits))
    return found


def _tastes(row: Row, habits: Sequence[Habit]) -> tuple[tuple[Habit, int], ...]:
    tastes = [(habit, row.number(habit.name, -STRONGEST, STRONGEST)) for habit in habits]
    return tuple((habit, taste) for habit, taste in tastes if taste)
