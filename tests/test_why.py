"""Every line of the log answers "why?" with a rule that stands in the book, and with its sum."""

import re
from typing import Any

import pytest

from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games import find_game
from jamaica.games.jamaica.rules import events as sea
from jamaica.games.jamaica.rules.data import FOOD, STAR
from jamaica.games.montego.rules import events as bay
from jamaica.rulebook import Rulebook

JAMAICA, MONTEGO = find_game("jamaica"), find_game("montego")
NAMES = ("Anne", "Mary", "Sam")


@pytest.mark.parametrize(
    ("name", "page", "options"),
    [
        ("jamaica", "jamaica.md", {"players": 2}),
        ("jamaica", "jamaica.md", {"players": 3, "edition": "second"}),
        ("montego", "montego-bay.md", {"players": 3}),
    ],
)
def test_every_line_has_its_rule(name: str, page: str, options: dict[str, Any]) -> None:
    """A whole game, each choice the middle one: whatever is told follows from a rule of the book."""
    game = find_game(name)
    seats = [Seat(one) for one in game.names()[: options["players"]]]
    match = Match.begin(game, game.options(**options), seats, "why")
    while not match.is_over:
        choices = match.choices()
        match.play(match.to_move, choices[len(choices) // 2])
    numbers = {rule.number for chapter in Rulebook.load(page, "en").chapters for rule in chapter.rules}
    events, names = match.events(), [seat.name for seat in seats]
    told = [(place, event) for place, event in enumerate(events) if game.say(event, names, None)]
    reasons = [game.why(event, events[:place], names) for place, event in told]
    assert {reason.rule for reason in reasons} <= numbers
    assert len({reason.rule for reason in reasons}) > 10


def test_the_sum_of_a_battle() -> None:
    """J8.4: die 4 + gunpowder 3 + Lady Beth 2 = 9 against 7."""
    before = [sea.BattleBegan(0, 1), sea.StrengthSet(0, 4, 3, 2), sea.StrengthSet(1, 6, 1, 0)]
    reason = JAMAICA.why(sea.BattleEnded(0, 1, 0), before, NAMES)
    assert reason == ("J8.4", "Die 4 + gunpowder 3 + Lady Beth 2 = 9 against 7.")
    assert JAMAICA.why(before[1], before[:1], NAMES) == ("J8.2", "Die 4 + gunpowder 3 + Lady Beth 2 = 9.")
    assert JAMAICA.why(before[2], before[:2], NAMES).rule == "J8.3"
    star = [sea.BattleBegan(0, 1), sea.StrengthSet(0, STAR, 0, 0)]
    assert JAMAICA.why(sea.BattleEnded(0, 1, 0), star, NAMES) == ("J8.5", "The star beats any strength.")


def test_costs_and_shortages() -> None:
    """J7.1, J7.2, J7.3 and J7.4."""
    assert JAMAICA.why(sea.Paid(0, FOOD, (3, 0, 1), 7), (), NAMES) == ("J7.1", "Taken from the holds: 3 + 1 = 4.")
    short = sea.RanShort(0, FOOD, 5, 2)
    assert JAMAICA.why(short, (), NAMES) == ("J7.2", "Owed 5 food, paid 2 food: 3 short.")
    flight = sea.Sailed(0, (7, 6, 5), -1, fleeing=True)
    assert JAMAICA.why(flight, [short], NAMES) == ("J7.3", "From 7 to 5: 2 steps.")
    assert JAMAICA.why(flight, [short, sea.ShortageRolled(0, 2, "port")], NAMES).rule == "J7.4"


def test_the_ghost_has_rules_of_its_own() -> None:
    """J11.2, J11.3, J11.5 and J11.6."""
    ghost = len(NAMES)
    assert JAMAICA.why(sea.Sailed(ghost, (0, 1), 1), (), NAMES).rule == "J11.2"
    assert JAMAICA.why(sea.TreasureFound(ghost, 5, None, False), (), NAMES).rule == "J11.3"
    assert JAMAICA.why(sea.HoldTaken(ghost, 0, 0, FOOD, 3), (), NAMES).rule == "J11.5"
    assert JAMAICA.why(sea.HoldTaken(0, ghost, 0, FOOD, 3), (), NAMES).rule == "J11.6"


def test_the_sum_of_a_scoring() -> None:
    """M8.4: 5, 2, 2 barrels on a ship of 5-3-2, filled by the first."""
    places = (bay.Place((0,), 5, 5, 5), bay.Place((1, 2), 2, 5, 3))
    event = bay.ShipScored(0, "brig", (5, 2, 2), (5, 3, 2), places, 0, (6, 3, 3))
    assert MONTEGO.why(event, (), NAMES) == (
        "M8.2",
        "Anne: the prize of 5. Mary and Sam: 5 points shared by 2, rounded up to 3 each. "
        "Anne: 1 extra for the last slot, 6 in all.",
    )


def test_the_sum_of_the_end() -> None:
    """J10.2: the points of every ship from every source; M11.3: those of every player from ships and tavern."""
    end = sea.GameEnded((23, -8, 4), (0,), (sea.Score(8, 12, 7, 4), sea.Score(-5, 0, 0, 3), sea.Score(4, 0, 0, 0)))
    assert JAMAICA.why(end, (), NAMES[:2]) == (
        "J10.2",
        "Anne: space 8 + doubloons 12 + treasures 7 − curses 4 = 23.\n"
        "Mary: space −5 + doubloons 0 + treasures 0 − curses 3 = −8.\n"
        "The ghost ship: space 4 + doubloons 0 + treasures 0 − curses 0 = 4.",
    )
    ships = [bay.ShipScored(0, "brig", (), (), (), None, gains) for gains in ((6, 3, 0), (0, 2, 0), (4, 0, 0))]
    before = [*ships, bay.CellarScored((), (), (), (0, 1, 0))]
    assert MONTEGO.why(bay.GameEnded((10, 6, 0), (0, 0, 0), (0,)), before, NAMES).sums.splitlines() == [
        "Anne: ships 6 + 4 + tavern 0 = 10.",
        "Mary: ships 3 + 2 + tavern 1 = 6.",
        "Sam: ships 0 + tavern 0 = 0.",
    ]


def test_the_sums_of_whole_games_are_those_of_the_score() -> None:
    """Whatever happens in a game, its last line adds up."""
    for game, options in ((JAMAICA, JAMAICA.options(players=2)), (MONTEGO, MONTEGO.options(players=3))):
        match = Match.begin(game, options, [Seat(name) for name in NAMES[: options.players]], "sum")
        while not match.is_over:
            match.play(match.to_move, match.choices()[-1])
        events = match.events()
        sums = game.why(events[-1], events[:-1], NAMES[: options.players]).sums
        lines = [line.replace("−", "-").rstrip(".").rpartition(" = ") for line in sums.splitlines()]
        assert [int(line[2]) for line in lines] == list(match.state.scores())
        for said, _, points in lines:
            numbers = re.findall(r"-?\d+", said.replace("- curses ", "-"))
            assert sum(map(int, numbers)) == int(points), said
