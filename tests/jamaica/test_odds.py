"""What the window tells beforehand agrees with what the rules then do."""

import pytest

from jamaica.engine.contract import CHANCE
from jamaica.games import find_game
from jamaica.games.jamaica.rules import odds
from jamaica.games.jamaica.rules.data import FOOD, GOLD, POWDER, STAR
from jamaica.games.jamaica.rules.odds import Chance, Throw
from jamaica.games.jamaica.rules.options import JamaicaOptions
from jamaica.games.jamaica.rules.stages import ASK_POWDER, ASK_SABRE, LANE, SHORTAGE
from jamaica.games.jamaica.rules.state import State


def arranged(lines: dict[str, str], edition: str = "first") -> State:
    """A position of three ships."""
    state = find_game("jamaica").arrange(JamaicaOptions(players=3, edition=edition), lines)
    assert isinstance(state, State)
    return state


def battle(holds: tuple[str, str], powers: str = "-") -> State:
    """Ship 1 has just arrived at ship 2's space."""
    state = arranged({
        "ship 1 at": "15", "ship 2 at": "16", "ship 1 hand": "forward/food", "ship 2 hand": "gold/gold",
        "ship 3 hand": "gold/gold", "ship 1 holds": holds[0], "ship 2 holds": holds[1], "ship 1 face up": powers,
    })  # fmt: skip
    for move in (("roll", 1, 2), ("dice", 1, 2), ("card", "forward/food"), *[("card", "gold/gold")] * 2):
        state.apply(move)
    return state


def won_by_play(state: State, ship: int, reply: int) -> float:
    """The share of all throws a ship wins from here, if the defender then spends so much."""
    if state.winner >= 0 or state.foe < 0:
        return float(state.winner == ship)
    moves = state.odds().moves if state.to_move == CHANCE else [("powder", reply)]
    found = []
    for move in moves:
        after = state.copy()
        after.apply(move)
        found.append(won_by_play(after, ship, reply))
    return sum(found) / len(found)


@pytest.mark.parametrize("powers", ["-", "lady-beth"])
@pytest.mark.parametrize("spent", [0, 2])
def test_the_attackers_odds(powers: str, spent: int) -> None:
    """J8: against a defender who spends all, and one who spends nothing."""
    state = battle(("3 food, 2 powder, -, -, -", "4 powder, 5 gold, -, -, -"), powers)
    assert state.stage == ASK_POWDER
    state.apply(("powder", spent))
    chance = odds.of_attack(state, 0, 1, spent)
    assert chance == pytest.approx((won_by_play(state, 0, 4), won_by_play(state, 0, 0)))


def test_the_defenders_odds() -> None:
    state = battle(("3 food, -, -, -, -", "4 powder, 5 gold, -, -, -"))
    state.apply(("combat", 6))
    assert odds.of_powder(state, 0) == Chance(3 / 6, 3 / 6)
    assert odds.of_powder(state, 4) == Chance(5 / 6, 5 / 6)


def test_the_sabres_odds() -> None:
    """J9.2: the die stands or is thrown again; the owner's chance either way."""
    state = battle(("3 food, -, -, -, -", "5 gold, -, -, -, -"), "sabre")
    state.apply(("combat", 2))
    assert state.stage == ASK_SABRE
    assert odds.of_sabre(state, again=False).most == 0
    assert odds.of_sabre(state, again=True).most == pytest.approx(odds.of_attack(state, 0, 1, 0).most)
    state.apply(("sabre", "keep"))
    state.apply(("combat", "star"))
    assert state.stage == ASK_SABRE and odds.of_sabre(state, again=False).most == 0
    assert odds.of_sabre(state, again=True).most == 0  # a 2 beats nothing that can still come


def test_a_star_wins_and_equal_strength_does_not() -> None:
    assert odds.wins(odds.ATTACKER, Throw((STAR,), 0), Throw((STAR,), 9)) == 1
    assert odds.wins(odds.DEFENDER, Throw((10,), 9), Throw((STAR,), 0)) == 1
    assert odds.wins(odds.ATTACKER, Throw((4,), 2), Throw((6,), 0)) == 0


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("space", range(1, 50))
def test_where_a_shortage_would_lead(edition: str, space: int) -> None:
    """J7.3, J7.4: what is foretold is where the rules then throw the ship, over all faces and lanes."""
    at = {"ship 1 hand": "forward/food", "ship 2 hand": "gold/gold", "ship 3 hand": "gold/gold"}
    start = arranged(at, edition)
    board = start.table.board
    (before, *_) = board.behind[space]
    if not board.currency[space] or len(board.ahead[before]) > 1 or not before:
        return
    start = arranged({**at, "ship 1 at": str(before), "ship 1 holds": "1 food, 1 gold, -, -, -"}, edition)
    foretold = odds.retreats(start, (space, 0), {GOLD: 1, FOOD: 1, POWDER: 0})
    if board.cost[space] <= 1:
        return
    for move in (("roll", 1, 2), ("dice", 1, 2), ("card", "forward/food"), *[("card", "gold/gold")] * 2):
        start.apply(move)
    faces = [face for some in foretold for face in some] or [-1]
    for face in faces:
        ends = ends_of_flight(start, face)
        assert ends == next(end for some, end in foretold.items() if face in some or not some)


def ends_of_flight(start: State, face: int) -> set[int]:
    """The spaces that the rules may throw the first ship back to, over all lanes."""
    ends, waiting = set[int](), [start.copy()]
    while waiting:
        state = waiting.pop()
        if state.stage == SHORTAGE:
            state.apply(("shortage", "star" if face == STAR else face))
        if state.stage == LANE and state.flight:
            for move in state.choices():
                after = state.copy()
                after.apply(move)
                waiting.append(after)
        else:
            ends.add(state.space[0])
    return ends
