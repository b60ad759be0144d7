"""M12.15: both stacks lie face up: their tops are seen, what lies beneath is known as a set, its order is not."""

from collections import Counter
from random import Random

import pytest

from jamaica.engine.contract import CHANCE, ONLOOKER, OVER, Event
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games.montego.draft import filled
from jamaica.games.montego.rules.events import ShipMoored, TopSeen
from jamaica.games.montego.rules.options import MontegoOptions
from jamaica.games.montego.rules.position import UNSEEN
from jamaica.games.montego.rules.state import State

from .helpers import GAME, arranged, choices, counted, lines, only, play, tiny_ships

NAMES = ["Anne", "Bess", "Cole"]
BENEATH = "sloop brig brig brig barque barque"
"""What lies beneath the tops in `two_stacks`."""


def two_stacks(**others: str) -> State:
    """A brig on top of one ship, a galleon on top of five; a sloop at pier 1 with one free slot."""
    given = {
        "round": "6", "pier_1": "sloop 6 1 0", "pier_2": "sloop", "pier_3": "barque", "pier_4": "galleon",
        "stack_1": "brig ?", "stack_2": "galleon ? ? ? ? ?", "beneath": BENEATH, **others,
    }  # fmt: skip
    return arranged(3, stacks="tops", **given)


def test_m12_15_a_new_top_is_drawn_from_what_lies_beneath_both_stacks() -> None:
    events: list[Event] = []
    s = counted(two_stacks(), {}, events=events)
    assert (s.to_move, s.stage) == (CHANCE, "ship")
    assert lines(s, "pier 4", "stack 1", "stack 2") == ["brig 0 0 0", "?", "galleon ? ? ? ? ?"]
    assert s.odds().moves == (("ship", "sloop"), ("ship", "brig"), ("ship", "barque"))
    assert s.odds().weights == (1, 3, 2)
    assert not only(events, TopSeen)
    play(s, "ship barque", events=events)
    assert only(events, TopSeen) == [TopSeen("barque", 0)]
    assert lines(s, "stack 1", "beneath", "round") == ["barque", "sloop brig brig brig barque", "7"]


def test_m12_15_the_top_of_the_second_stack_is_seen_from_the_start_and_comes_without_a_draw() -> None:
    events: list[Event] = []
    s = counted(two_stacks(stack_1="brig", beneath="sloop brig brig barque barque"), {}, events=events)
    assert (s.stage, s.round) == ("cards", 7)  # the first stack is used up: there is no new top
    s = counted(s, {}, events=events)
    assert only(events, ShipMoored)[-1] == ShipMoored(3, "galleon", 14, (7, 4), 1)
    assert s.stage == "ship"
    play(s, "ship sloop", events=events)
    assert only(events, TopSeen) == [TopSeen("sloop", 1)]
    assert s.stage == "tile"  # M10, M12.11: the second stack was opened


def test_m7_5_m12_15_the_new_top_is_seen_before_the_rest_of_the_barrels_is_loaded() -> None:
    s = counted(two_stacks(), {"2.1": "N2", "1.1": "N3"})
    assert (s.to_move, s.hand) == (0, 3)
    play(s, "load 1")
    assert (s.to_move, s.stage, s.hand) == (CHANCE, "ship", 2)
    play(s, "ship brig")
    assert (s.to_move, s.stage, s.hand) == (0, "load", 2)  # the same player goes on
    assert choices(s) == ["load 1", "load 2", "load 3", "load 4"]
    play(s, "load 4")
    assert lines(s, "pier 4") == ["brig 2 0 0"]
    assert (s.to_move, s.hand) == (1, 3)


def test_m7_4_m12_15_after_the_last_barrel_the_draw_comes_before_the_coin() -> None:
    s = counted(two_stacks(), {"1.1": "S2", "2.1": "N3"})  # one barrel and a coin
    play(s, "load 1")
    assert (s.stage, s.coins, s.hand) == ("ship", [0, 0, 0], 0)
    play(s, "ship sloop")
    assert (s.coins, s.to_move, s.stage) == ([1, 0, 0], 1, "load")


def test_m12_15_where_one_kind_lies_beneath_nothing_is_drawn() -> None:
    events: list[Event] = []
    s = counted(two_stacks(beneath="brig brig brig barque barque barque"), {})
    assert s.stage == "ship"
    s = counted(two_stacks(stack_2="barque ? ? ?", stack_1="empty", beneath="brig brig brig"), {}, events=events)
    assert s.stage == "cards"
    assert only(events, TopSeen) == [TopSeen("brig", 1)]
    assert lines(s, "stack 2", "beneath") == ["brig ? ?", "brig brig"]


def test_m12_15_like_ships_are_never_drawn(tmp_path: object) -> None:
    data = tiny_ships(tmp_path, 6, 3)  # type: ignore[arg-type]
    s, rng = GAME.start(MontegoOptions(players=3, data=data)), Random(1)
    while s.to_move != OVER:
        assert s.stage != "ship"
        moves = s.odds().moves if s.to_move == CHANCE else s.choices()
        s.apply(rng.choice(moves))


@pytest.mark.parametrize(("stacks", "in_set_up", "later"), [("tops", 5, 10), ("open", 15, 0)])
def test_m12_15_ships_are_drawn_when_they_are_seen(stacks: str, in_set_up: int, later: int) -> None:
    """Draws that only one kind can win are not asked for, but each ship is told of once."""
    for seed in range(20):
        s, rng, events = GAME.start(MontegoOptions(players=4, stacks=stacks)), Random(seed), list[Event]()
        seen: Counter[bool] = Counter()
        while s.to_move != OVER:
            before = s.unseen
            moves = s.odds().moves if s.to_move == CHANCE else s.choices()
            is_set_up = s.round == 0
            s.apply(rng.choice(moves), events)
            seen[is_set_up] += _count(before) - _count(s.unseen)
        assert (seen[True], seen[False]) == (in_set_up, later)
        assert len(only(events, TopSeen)) == (12 if stacks == "tops" else 0)


def _count(unseen: int) -> int:
    return sum(unseen >> shift & 15 for shift in range(0, 16, 4))


def test_m12_15_nobody_knows_more_than_the_tops() -> None:
    """No seat's view, nor the state itself, holds an order: there is nothing that could be seen."""
    rng = Random(4)
    s = GAME.start(MontegoOptions(players=3))
    while s.to_move != OVER:
        for viewer in (ONLOOKER, 0, 1, 2):
            view = s.view(viewer)
            assert (view.stack, view.unseen) == (s.stack, s.unseen)
        if s.round:
            tops = {0, len(s.stack) - 6} if len(s.stack) > 6 else {0}
            assert all(kind == UNSEEN for place, kind in enumerate(s.stack) if place not in tops)
        moves = s.odds().moves if s.to_move == CHANCE else s.choices()
        s.apply(rng.choice(moves))


def test_m12_15_what_is_known_is_said() -> None:
    text = "\n".join(GAME.survey(two_stacks().view(0), NAMES))
    assert "The next ship to come: a brig.\nTop of the second stack: a galleon." in text
    assert "Still to come, in an unknown order: 1 sloop, 3 brigs, 2 barques." in text
    last = two_stacks(stack_1="empty", stack_2="brig", beneath="empty")
    text = "\n".join(GAME.survey(last.view(0), NAMES))
    assert "The next ship to come: a brig." in text and "Still to come" not in text and "second stack" not in text
    opened = arranged(3, round="6", stack_1="empty", stack_2="brig sloop")
    assert "Ships to come, in this order: a brig, a sloop." in "\n".join(GAME.survey(opened.view(0), NAMES))
    assert GAME.say(TopSeen("brig", 1), NAMES, 0) == "Top of the second stack: a brig."
    assert GAME.why(TopSeen("brig", 0), (), NAMES).rule == "M12.15"


@pytest.mark.parametrize("stacks", ["tops", "open"])
def test_m12_15_a_barrel_that_showed_a_new_top_cannot_be_taken_back(stacks: str) -> None:
    filled_ships = 0
    for seed in range(20):
        options = MontegoOptions(players=2, stacks=stacks)
        match = Match.begin(GAME, options, [Seat("Anne"), Seat("Mary")], seed=str(seed))
        rng = Random(seed)
        while not match.is_over:
            seat, post, before = match.to_move, match.state.post, len(match.steps)
            events = match.play(seat, rng.choice(match.choices()))
            goes_on = match.state.post == post >= 0  # the same worker still has barrels to load
            if goes_on and only(events, ShipMoored):
                draws = sum(step.by == CHANCE for step in match.steps[before:])
                assert draws == 0 or stacks == "tops"
                assert match.can_undo(seat) == (draws == 0)
                filled_ships += draws or stacks == "open"
    assert filled_ships > 10


def test_m7_5_barrels_spread_over_a_ship_that_fills_are_all_placed() -> None:
    """Put together before they are loaded: the ship that fills leaves first, whatever comes to the top meanwhile."""
    s = counted(two_stacks(pier_1="sloop 6 0 0"), {"1.1": "N1"})
    assert s.hand == 4
    moves = filled(s.view(0), [2, 1, 0, 1])
    assert [list(move) for move in moves] == [["load", 1], ["load", 1], ["load", 1], ["load", 3]]
    for number in range(3):
        after = s.copy()
        for move in moves:
            after.apply(move)
            if after.to_move == CHANCE and after.stage == "ship":
                after.apply(after.odds().moves[number])
        assert lines(after, "in hand")[0] == "0"
