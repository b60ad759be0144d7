"""M4, M5: Lazy Jack and the cards; M12.7, M12.15: what is open and what is not."""

from random import Random
from typing import Any

import pytest

from jamaica.engine.contract import Event
from jamaica.games.montego.rules.events import CardsLaid, HireDeclined, JackHired
from jamaica.games.montego.rules.position import HIDDEN, Position

from .helpers import GAME, arranged, choices, lines, play


def test_m4_nobody_is_asked_who_has_less_than_three_coins() -> None:
    s = arranged(round="2", coins_1="2", coins_2="2")
    assert (s.to_move, s.stage) == (0, "cards")
    s = arranged(round="2", coins_3="3", coins_2="2")
    assert (s.to_move, s.stage) == (2, "hire")


def test_m4_m12_3_fewest_points_first_and_the_first_yes_gets_him() -> None:
    coins: dict[str, Any] = {f"coins_{seat}": "3" for seat in range(1, 5)}
    s = arranged(round="2", **coins, points_1="9", points_2="5", points_3="7", points_4="5", order=ORDER)
    assert s.to_move == 3  # 5 points like seat 2, but further forward
    play(s, "pass")
    assert s.to_move == 1
    play(s, "pass")
    assert s.to_move == 2
    play(s, "hire 1")
    assert s.stage == "cards"  # seat 1 is not asked any more
    assert s.coins == [3, 3, 0, 3]
    assert s.hirer == 2


ORDER = "4.2 2.1 2.2 1.1 1.2 3.1 3.2 4.1"


def test_m12_3_nobody_wants_him() -> None:
    s = arranged(round="2", coins_1="3", coins_4="5")
    events: list[Event] = []
    play(s, "pass", "pass", events=events)
    assert (s.stage, s.hirer, lines(s, "jack")) == ("cards", -1, ["home"])
    assert events == [HireDeclined(0), HireDeclined(3)]


def test_m4_m12_10_tied_points_the_foremost_tile_counts() -> None:
    for order, first in ((ORDER, 3), ("1.2 4.2 2.1 2.2 1.1 3.1 3.2 4.1", 0), ("3.2 1.1 1.2 2.1 2.2 3.1 4.1 4.2", 2)):
        coins: dict[str, Any] = {f"coins_{seat}": "3" for seat in range(1, 5)}
        assert arranged(round="2", order=order, **coins).to_move == first


def test_m4_he_costs_three_coins_and_stands_beside_the_chosen_worker() -> None:
    s = arranged(round="2", coins_2="4", worker_2_1="N3", worker_2_2="S5")
    assert choices(s) == ["hire 1", "hire 2", "pass"]
    events: list[Event] = []
    play(s, "hire 2", events=events)
    assert lines(s, "jack", "jack with", "coins 2", "stock") == ["S5", "2.2", "1", "14"]
    assert events == [JackHired(seat=1, worker=3, space=11, wage=3)]


def test_m4_with_two_players_he_can_stand_beside_three() -> None:
    s = arranged(2, round="2", coins_2="3")
    assert choices(s) == ["hire 1", "hire 2", "hire 3", "pass"]


@pytest.mark.parametrize(("players", "plain", "with_jack"), [(2, 125, 500), (3, 25, 100), (4, 25, 100)])
def test_m5_one_card_for_each_worker_all_five_there(players: int, plain: int, with_jack: int) -> None:
    s = arranged(players, round="2", coins_1="3")
    s = play(s, "pass")
    assert len(s.choices()) == plain
    assert s.choices()[0] == ("cards",) + (1,) * s.table.crew
    for partner in range(s.table.crew):
        s = play(arranged(players, round="2", coins_1="3"), f"hire {partner + 1}")
        moves = s.choices()
        assert len(moves) == with_jack
        assert list(moves) == sorted(set(moves))
        # M5: from the set of the worker he stands with, so it is not that worker's card; the others' can be the same.
        assert all(move[-1] != move[1 + partner] for move in moves)
        assert any(move[-1] == move[1 + (partner + 1) % s.table.crew] for move in moves)


def test_m5_all_five_cards_are_there_every_round() -> None:
    s = arranged(round="2")
    rng = Random(1)
    while s.round < 4:
        if s.stage == "cards":
            assert len(s.choices()) == 25
        moves = s.choices() if s.to_move >= 0 else s.odds().moves
        s.apply(("cards", 3, 3) if s.stage == "cards" else rng.choice(moves))


def test_m5_only_the_hirer_lays_a_card_for_jack() -> None:
    s = play(arranged(round="2", coins_2="3"), "hire 1")
    assert len(s.choices()) == 25
    play(s, "cards 1 2")
    assert len(s.choices()) == 100
    play(s, "cards 4 2 jack 3")
    assert lines(s, "cards 1", "cards 2", "cards 3") == ["1 2", "4 2 jack 3", "- -"]
    assert len(s.choices()) == 25


def test_m5_m12_7_cards_are_secret_until_all_lie_and_everything_else_is_open() -> None:
    s = arranged(
        round="3", coins_1="2", coins_2="5", points_1="9", points_4="4", worker_2_1="S2", pier_1="brig 1 2 3 0"
    )
    play(s, "hire 1", "cards 1 2", "cards 4 2 jack 3")
    mine = s.view(0)
    assert lines(mine, "cards 1", "cards 2", "cards 3") == ["1 2", "? ? jack ?", "- -"]
    assert lines(s.view(1), "cards 1", "cards 2") == ["? ?", "4 2 jack 3"]
    assert lines(s.view(3), "cards 1", "cards 2") == ["? ?", "? ? jack ?"]
    assert mine.viewer == 0
    mine.viewer = None
    mine.cards = s.cards
    assert mine == s  # M12.7, M12.15: ships, stacks, tiles, coins, points, supplies
    assert s.cards.count(HIDDEN) == 0


def test_m12_7_a_turned_card_is_open_and_gone() -> None:
    s = play(arranged(2, round="3"), "cards 1 2 3", "cards 1 2 3")
    assert s.stage in ("load", "unload", "cards", "hire")
    assert lines(s, "cards 1", "cards 2") == ["- - -", "- - -"]


def test_imagined_cards_agree_with_the_view_and_are_all_possible() -> None:
    s = play(arranged(round="3", coins_2="3"), "hire 1", "cards 1 2", "cards 4 2 jack 3")
    rng = Random(7)
    seen = set()
    for _ in range(3000):
        guess = GAME.imagine(s.view(2), rng)
        assert guess.viewer is None
        assert guess.view(2) == s.view(2)
        assert guess.cards[8] != guess.cards[2]
        seen.add((guess.cards[2], guess.cards[3], guess.cards[8]))
    assert len(seen) == 100
    guess = GAME.imagine(s.view(1), rng)
    assert guess.cards[2:4] == [4, 2]


def test_cards_laid_is_worded_and_shown_to_its_owner_only() -> None:
    events: list[Event] = []
    play(play(arranged(round="3", coins_1="3"), "hire 1"), "cards 1 2 jack 5", events=events)
    (laid,) = events
    assert laid == CardsLaid(0, (1, 2), 5)
    assert laid.seen_by(0) == laid
    assert laid.seen_by(1) == CardsLaid(0, None, None)
    names = ["Anne", "Bess", "Cole", "Dirk"]
    assert GAME.say(laid, names, 1) == "Anne has chosen."
    chosen = "chosen: large worker 1, small worker 2, Lazy Jack 5."
    assert GAME.say(laid, names, 0) == f"You have {chosen}"
    assert GAME.say(laid, names, None) == f"Anne has {chosen}"
    assert not laid.reveals


def test_a_copy_is_independent() -> None:
    s = play(arranged(round="3", coins_1="3"), "hire 1", "cards 1 2 jack 5")
    twin = s.copy()
    assert twin == s and twin is not s
    before = s.key()
    for name in Position.__slots__:
        value = getattr(twin, name)
        if isinstance(value, list):
            assert value is not getattr(s, name)
            value.append(99)
    assert s.key() == before
