"""What is said to have decided a match agrees with its scores, in random matches of both games."""

from random import Random
from typing import Any

import pytest

from jamaica.engine.language import ENGLISH, LANGUAGES
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.files import language
from jamaica.games import find_game
from jamaica.games.jamaica.rules.state import State
from jamaica.games.jamaica.rules.static import bits
from jamaica.games.jamaica.text import verdict as race
from jamaica.games.montego.text import verdict as dock

from .jamaica.helpers import arranged


def finished(game: str, players: int, seed: int) -> Match[Any]:
    """A match of random choices, to its end."""
    rules, rng = find_game(game), Random(seed)
    seats = [Seat(name, "mate") for name in rules.names()[:players]]
    match = Match.begin(rules, rules.options(players=players), seats, f"{seed}")
    while not match.is_over:
        match.play(match.to_move, rng.choice(match.choices()))
    return match


RACES = [finished("jamaica", 2 + seed % 5, seed) for seed in range(12)]
DOCKS = [finished("montego", 2 + seed % 3, seed) for seed in range(9)]


def pairs(order: list[int]) -> list[tuple[int, int]]:
    """Everybody with everybody who came in behind."""
    return [(ahead, behind) for place, ahead in enumerate(order) for behind in order[place + 1 :]]


def race_order(state: State) -> list[int]:
    return sorted(range(state.table.ships), key=lambda ship: (-state.scores()[ship], state.steps_home(ship)))


@pytest.mark.parametrize("match", RACES, ids=range(len(RACES)))
def test_what_decided_a_race_is_true(match: Match[State]) -> None:
    """J10.2, J10.3: take away what is said to have decided it, and the other ship lies ahead."""
    state, scores = match.state, match.state.scores()
    for ahead, behind in pairs(race_order(state)):
        found, gap = race.decision(state, ahead, behind), scores[ahead] - scores[behind]
        parts = list(zip(state.score_parts(ahead), state.score_parts(behind), strict=True))
        match found.kind:
            case race.LEVEL:
                assert gap == 0 and state.steps_home(ahead) == state.steps_home(behind)
            case race.ALONG:
                assert gap == 0 and found.value == state.steps_home(behind) - state.steps_home(ahead) > 0
            case race.CURSE:
                assert found.value in [state.table.values[card] for card in bits(state.down[behind])]
                assert scores[behind] - found.value > scores[ahead]
            case race.DOUBLOON:
                assert gap == 1 and parts[race.GOLD_HELD][0] > parts[race.GOLD_HELD][1]
            case race.SPACE:
                ahead_of_it = state.table.board.ahead[state.space[behind]]
                further = state.copy()
                further.space[behind] = max(ahead_of_it, key=lambda space: state.table.board.score[space])
                further.lap[behind] = int(further.space[behind] == 0)
                assert further.scores()[behind] > scores[ahead]
            case race.TREASURE:
                assert scores[ahead] - found.value < scores[behind]
            case race.DECIDED:
                lead = found.points[0] - found.points[1]
                assert found.points == parts[found.part] and scores[ahead] - lead <= scores[behind]
            case race.MOST:
                assert all(own - other <= found.points[0] - found.points[1] for own, other in parts)
                assert sum(own > other for own, other in parts) > 1


@pytest.mark.parametrize("match", DOCKS, ids=range(len(DOCKS)))
def test_what_decided_a_day_at_the_dock_is_true(match: Match[Any]) -> None:
    """M11.3: from the scoring on that is named one foreman was ahead; points come from scorings alone."""
    state, scored = match.state, dock.scorings(match.events())
    for seat in range(state.seats):
        assert sum(event.gains[seat] for event in scored) == state.points[seat]
    order = sorted(range(state.seats), key=lambda seat: (-state.points[seat], -state.coins[seat]))
    for ahead, behind in pairs(order):
        found = dock.decision(scored, state.coins, ahead, behind)
        leads = [sum(event.gains[ahead] - event.gains[behind] for event in scored[: n + 1]) for n in range(len(scored))]
        match found.kind:
            case dock.LEVEL:
                assert leads[-1] == 0 and state.coins[ahead] == state.coins[behind]
            case dock.COINS:
                assert leads[-1] == 0 and found.coins == state.coins[ahead] - state.coins[behind] > 0
            case dock.TURN:
                turn = next(number for number, event in enumerate(scored) if event is found.scored)
                assert min(leads[turn:]) > 0 >= leads[turn - 1] and min(leads) < 0
            case dock.MOST:
                assert min(leads) >= 0 and found.scored is not None
                lead = found.scored.gains[ahead] - found.scored.gains[behind]
                assert lead == max(event.gains[ahead] - event.gains[behind] for event in scored)


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_said_in_every_language(code: str) -> None:
    """Every sentence names what it needs and leaves no gap."""
    said = set()
    for match in RACES:
        names = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus"]
        for ahead, behind in pairs(race_order(match.state)):
            said.add(race.verdict(match.state, ahead, behind, names, language(code)))
    for match in DOCKS:
        scored, coins = dock.scorings(match.events()), match.state.coins
        order = sorted(range(match.state.seats), key=lambda seat: (-match.state.points[seat], -coins[seat]))
        for ahead, behind in pairs(order):
            said.add(dock.verdict(scored, coins, ahead, behind, ["Ann", "Bob", "Cid", "Dot"], language(code)))
    assert all(sentence[0].isupper() and sentence[-1] in ".!" and "{" not in sentence for sentence in said)
    assert len(said) > 20


def told(**lines: str) -> race.Decision:
    """What decided between two ships in a position."""
    return race.decision(arranged(3, **lines), 0, 1)


def test_each_way_to_decide_a_race() -> None:
    """The smallest thing that decided it is told first (J10.2, J10.3)."""
    holds = {"ship_1_holds": "5 gold, -, -, -, -", "ship_2_holds": "5 gold, -, -, -, -"}
    assert told(**holds, ship_1_at="41", ship_2_at="41").kind == race.LEVEL
    assert told(**holds, ship_1_at="12", ship_2_at="10").kind == race.ALONG
    less = {**holds, "ship_2_holds": "4 gold, -, -, -, -"}
    assert told(**less, ship_1_at="41", ship_2_at="41").kind == race.DOUBLOON
    more = {**holds, "ship_2_holds": "7 gold, -, -, -, -"}
    assert told(**more, ship_1_at="45", ship_2_at="45", ship_2_face_down="-4").kind == race.CURSE
    assert told(**holds, ship_1_at="49", ship_2_at="40").kind == race.DECIDED
    assert told(**more, ship_1_at="41", ship_2_at="41", ship_1_face_down="+7a").kind == race.TREASURE
    rich = {"ship_1_holds": "6 gold, 6 gold, -, -, -", "ship_2_holds": "1 gold, -, -, -, -"}
    assert told(**rich, ship_1_at="49", ship_2_at="40").kind == race.MOST
    near = {"ship_1_holds": "5 gold, -, -, -, -", "ship_2_holds": "3 gold, -, -, -, -"}
    found = told(**near, ship_1_at="49", ship_2_at="49")
    assert found.kind == race.SPACE, "home counts more than two points above the last space"
    assert race.one_space_on(arranged(3, ship_1_at="49"), 0) == 15


def test_shared_places_at_the_dock() -> None:
    """M11.3."""
    assert dock.decision([], [3, 3], 0, 1).kind == dock.LEVEL
    assert dock.decision([], [4, 3], 0, 1).coins == 1
    assert dock.verdict([], [3, 3], 0, 1, ["Ann", "Bob"], ENGLISH) == "Ann and Bob are level, on points and on coins."
