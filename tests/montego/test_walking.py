"""M6: walking, pushing, being sent back."""

import pytest

from jamaica.engine.contract import Event
from jamaica.games.montego.rules.events import CardTurned, Pushed, SentBack, Walked

from .helpers import only, walked


@pytest.mark.parametrize(("players", "east"), [(2, "S7"), (3, "S7"), (4, "S8")])
def test_m1_the_first_step_out_of_the_left_tavern_is_n1_and_out_of_the_right_one_sn(players: int, east: str) -> None:
    assert walked(players, {"1.1": "left", "1.2": "right"}, {"1.1": 1, "1.2": 1}) == {"1.1": "N1", "1.2": east}


@pytest.mark.parametrize(
    ("players", "start", "card", "end"),
    [(4, "N1", 5, "N6"), (4, "N8", 1, "S8"), (4, "N6", 5, "S6"), (4, "S8", 2, "S6"), (4, "S2", 5, "N4"),
     (3, "N7", 1, "S7"), (3, "N6", 3, "S6"), (3, "S1", 1, "N1"), (2, "S3", 4, "N2")],
)  # fmt: skip
def test_m1_m6_1_workers_walk_clockwise(players: int, start: str, card: int, end: str) -> None:
    assert walked(players, {"1.1": start}, {"1.1": card}) == {"1.1": end}


def test_m6_1_occupied_spaces_count() -> None:
    assert walked(4, {"1.1": "N1", "2.1": "N2", "2.2": "N3"}, {"1.1": 3})["1.1"] == "N4"


def test_m6_1_workers_walk_in_the_order_of_their_tiles() -> None:
    places = {"1.1": "N1", "2.1": "N2"}
    assert walked(4, places, {"2.1": 1, "1.1": 1}) == {"1.1": "N2", "2.1": "N3"}
    assert walked(4, places, {"1.1": 1, "2.1": 1}) == {"1.1": "N2", "2.1": "S1"}  # M6.4: from where he was pushed to


def test_m6_1_jack_walks_first() -> None:
    # Jack goes N3 to N4; then the worker beside whom he stood pushes him to the other side.
    found = walked(4, {"1.1": "N3", "jack": "1.1"}, {"1.1": 1, "jack": 1})
    assert found == {"1.1": "N4", "jack": "S4"}


@pytest.mark.parametrize("pushed", ["1.2", "2.1"])
def test_m6_2_a_worker_is_pushed_to_the_other_side_be_he_foreign_or_own(pushed: str) -> None:
    assert walked(4, {"1.1": "N1", pushed: "N3"}, {"1.1": 2}) == {"1.1": "N3", pushed: "S3"}
    assert walked(4, {"1.1": "S5", pushed: "S3"}, {"1.1": 2}) == {"1.1": "S3", pushed: "N3"}


def test_m6_2_jack_pushes_too() -> None:
    found = walked(4, {"1.1": "N1", "jack": "1.1", "2.1": "N3"}, {"jack": 2})
    assert found == {"1.1": "N1", "jack": "N3", "2.1": "S3"}


def test_m6_3_both_sides_taken_the_mover_goes_back_and_nobody_is_pushed() -> None:
    places = {"1.1": "N1", "2.1": "N4", "2.2": "S4"}
    assert walked(4, places, {"1.1": 3}) == places | {"1.1": "N3"}


def test_m6_3_m12_9_going_back_he_passes_occupied_places() -> None:
    places = {"1.1": "N1", "2.1": "N4", "2.2": "S4", "3.1": "N3"}
    assert walked(4, places, {"1.1": 3}) == places | {"1.1": "N2"}


def test_m6_3_his_own_starting_space_counts_as_free() -> None:
    places = {"1.1": "N1", "2.1": "N4", "2.2": "S4", "3.1": "N3", "3.2": "N2"}
    assert walked(4, places, {"1.1": 3}) == places


def test_m6_3_going_back_leads_round_the_corner() -> None:
    places = {"1.1": "S2", "2.1": "N1", "2.2": "S1"}
    assert walked(4, places, {"1.1": 2}) == places
    places = {"1.1": "S3", "2.1": "N1", "2.2": "S1"}
    assert walked(4, places, {"1.1": 3}) == places | {"1.1": "S2"}


def test_m6_4_m12_4_blocked_on_the_way_out_of_a_tavern_he_goes_back_along_the_ring() -> None:
    places = {"1.1": "left", "2.1": "N2", "2.2": "S2", "3.1": "N1"}
    assert walked(4, places, {"1.1": 2}) == places | {"1.1": "S1"}
    places = {"1.2": "right", "2.1": "S8", "2.2": "N8"}
    assert walked(4, places, {"1.2": 1}) == places | {"1.2": "N7"}


def test_m12_5_jacks_starting_space_is_his_partners() -> None:
    places = {"1.1": "N2", "2.1": "N3", "2.2": "S3"}
    assert walked(4, {**places, "jack": "1.1"}, {"jack": 1}) == places | {"jack": "N1"}
    assert walked(4, places, {"1.1": 1}) == places  # the same for an ordinary worker: his own space is free


def test_m12_8_the_place_the_mover_has_just_left_is_free() -> None:
    assert walked(4, {"1.1": "N8", "2.1": "S8"}, {"1.1": 1}) == {"1.1": "S8", "2.1": "N8"}
    assert walked(4, {"1.1": "S1", "2.1": "N1"}, {"1.1": 1}) == {"1.1": "N1", "2.1": "S1"}


def test_m12_8_for_jack_it_is_his_partners() -> None:
    found = walked(4, {"1.1": "N8", "jack": "1.1", "2.1": "S8"}, {"jack": 1})
    assert found == {"1.1": "N8", "2.1": "S8", "jack": "N7"}


def test_events_tell_card_path_push_and_way_back() -> None:
    events: list[Event] = []
    walked(4, {"1.1": "N1", "2.1": "N3"}, {"1.1": 2}, events)
    assert events == [CardTurned(0, 0, 2), Walked(0, 0, (0, 1, 2)), Pushed(2, 1, 2, 13, 0, 0)]
    assert CardTurned.reveals
    events = []
    walked(4, {"1.1": "left", "2.1": "N2", "2.2": "S2", "3.1": "N1"}, {"1.1": 2}, events)
    assert only(events, Walked) == [Walked(0, 0, (-1, 0, 1))]
    assert only(events, SentBack) == [SentBack(0, 0, (1, 0, 15))]
    events = []
    walked(4, {"1.1": "N8", "jack": "1.1"}, {"jack": 2}, events)
    assert events == [CardTurned(8, 0, 2), Walked(8, 0, (7, 8, 9))]
