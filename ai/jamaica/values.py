"""Features of a position of Jamaica."""

from jamaica.games.jamaica.rules.data import FOOD, GOLD, LADY_BETH, MAP, PORT_ROYAL, POWDER, SABRE, SIXTH_HOLD, SYMBOLS
from jamaica.games.jamaica.rules.state import State

from ..values import Sight
from .chart import chart_of
from .prices import ENOUGH

FEATURES = (
    "steps home", "printed score", "doubloons", "few doubloons",
    "food", "food above 6", "no food", "powder", "powder above 6",
    "treasure points", "lady beth", "sabre", "map", "sixth hold", "empty holds", "ghost",
    "payable throws", "treasures near", "hunters", "prey",
    *(f"{symbol} in hand" for symbol in SYMBOLS), *(f"{symbol} in deck" for symbol in SYMBOLS),
)  # fmt: skip
NEAR = 6
"""A ship so many steps away may arrive with one throw."""


def sight(s: State) -> Sight:
    """The features of every ship, scaled to about the same size."""
    table = s.table
    steps = [s.steps_home(ship) for ship in range(table.ships)]
    early = min(steps) / table.board.lap
    return Sight(early if early < 1 else 1.0, [_features(s, ship, steps) for ship in range(table.ships)])


def _features(s: State, ship: int, distances: list[int]) -> list[float]:
    table, powers = s.table, s.powers
    steps, chart = distances[ship], chart_of(s.table)
    hand, deck = (s.hand[ship], s.deck[ship]) if ship < s.seats else (0, 0)
    gold, food, powder = s.has(ship, GOLD), s.has(ship, FOOD), s.has(ship, POWDER)
    at_start = s.lap[ship] < 0 or (s.lap[ship] == 0 and s.space[ship] == PORT_ROYAL)
    return [
        steps * 0.1,
        (-5 if at_start else table.board.score[s.space[ship]]) * 0.2,
        gold * 0.2,
        0.0 if gold > 4 else 1.0,
        (food if food < ENOUGH else ENOUGH) * 0.25,
        (food - ENOUGH) * 0.25 if food > ENOUGH else 0.0,
        0.0 if food else 1.0,
        (powder if powder < ENOUGH else ENOUGH) * 0.25,
        (powder - ENOUGH) * 0.25 if powder > ENOUGH else 0.0,
        table.points_of[s.down[ship]] * 0.2,
        1.0 if powers[LADY_BETH] == ship else 0.0,
        1.0 if powers[SABRE] == ship else 0.0,
        1.0 if powers[MAP] == ship else 0.0,
        1.0 if powers[SIXTH_HOLD] == ship else 0.0,
        s.free_holds(ship) * 0.5,
        1.0 if ship == table.ghost else 0.0,
        sum([price[0] <= gold or price[1] <= food for price in chart.prices[s.space[ship]]]) / 6,
        (s.lairs & chart.near[s.space[ship]]).bit_count() * 0.5,
        sum([0 < other - steps <= NEAR for other in distances]) * 0.5,
        sum([0 < steps - other <= NEAR for other in distances]) * 0.5,
        *chart.hands[hand],
        *chart.decks[deck],
    ]
