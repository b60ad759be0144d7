"""Measures the habits of the characters against captains without character."""

from collections.abc import Sequence
from dataclasses import dataclass

from jamaica.engine.language import Language
from jamaica.games import find_game

from .arena import Duel, Mean, Standing, run, standings
from .characters import characters
from .games import GAME_AIS
from .progress import Tell


@dataclass(frozen=True, slots=True)
class Trial:
    """How often captains show each habit of a game, per round."""

    game: str
    plain: Standing
    """Captains without character."""
    characters: Sequence[Standing]

    def lines(self, language: Language) -> list[str]:
        """A table; what a character likes is marked with +, what he dislikes with -."""
        habits = GAME_AIS[self.game].habits
        known = {f"{self.plain.name}:{word}": character for word, character in characters(self.game).items()}
        found = [f"{'':24}" + "".join(f"{habit.name:>17}" for habit in habits)]
        for standing in [self.plain, *self.characters]:
            tastes = dict(known[standing.name].tastes) if standing.name in known else {}
            cells = [_cell(standing.habits[habit.name], tastes.get(habit, 0)) for habit in habits]
            found.append(f"{standing.name:24}" + "".join(f"{cell:>17}" for cell in cells))
        return [*found, *(f"  {habit.name}: {language.say(habit.about)}" for habit in habits)]


def observe(game: str, level: str, games: int, seconds: float | None, tell: Tell) -> Trial:
    """Play so many games at each of the two tables, on the same seeds, seats rotated."""
    words = list(characters(game))
    options = find_game(game).options(players=len(words)).as_dict()

    def table(captains: tuple[str, ...], before: int) -> list[Standing]:
        duel = Duel(game, options, captains, seconds)
        return list(standings(duel, run(duel, games, None, lambda done, _: tell(before + done, 2 * games))))

    (plain,) = table((level,) * len(words), 0)
    return Trial(game, plain, table(tuple(f"{level}:{word}" for word in words), games))


def _cell(mean: Mean, taste: int) -> str:
    sign = "+" if taste > 0 else "-" if taste < 0 else ""
    return f"{sign}{mean.value:.2f} ± {mean.half:.2f}"
