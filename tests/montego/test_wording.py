"""Log lines: a few of each kind, word for word."""

from collections.abc import Sequence

import pytest

from jamaica.engine.contract import ONLOOKER, Event
from jamaica.engine.log_groups import gathered
from jamaica.games.montego.rules import events as e
from jamaica.games.montego.rules.scoring import places

from .helpers import GAME, arranged, counted, only, play

NAMES = ["Anne", "Bess", "Cole", "Dirk"]
COLE = "Cole's large worker at N1"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.RoundBegan(4, last=False), "Round 4."),
        (e.RoundBegan(12, last=True), "Round 12, the last one."),
        (e.JackHired(1, 3, 11, 3), "Bess hires Lazy Jack for 3 coins; he starts on S5."),
        (e.Walked(0, 0, (-1, 0, 1)), "Anne's large worker walks 2 spaces to N2."),
        (e.Walked(8, 2, (7, 8)), "Lazy Jack (for Cole) walks 1 space to S8."),
        (e.Pushed(3, 1, 2, 13, 8, 2), "Lazy Jack (for Cole) pushes Bess's small worker across to S3."),
        (e.SentBack(6, 3, (3, 2, 1)), "Both sides are taken: Dirk's large worker goes back to N2."),
        (e.Counted(0, 0, 15, 4, 0, 0, 4, 0), "Anne's large worker at S1 takes 4 barrels."),
        (e.Counted(1, 0, 15, 4, 0, 1, 1, 0), "Anne's small worker at S1 takes 1 of 4 barrels: the supply is empty."),
        (e.Counted(4, 2, 0, 0, 2, 1, 0, 1), f"{COLE} finds 2 broken barrels: 1 must come off the ships."),
        (e.Counted(4, 2, 0, 0, 1, 0, 0, 0), f"{COLE} finds a broken barrel; no barrel comes off."),
        (e.Loaded(0, 0, 3, "brig", 4, 6), "Anne's large worker loads 1 barrel: at pier 4."),
        (e.Unloaded(4, 2, 1, "brig", 4, 6), "Cole's large worker takes 1 broken barrel off: at pier 2."),
        (e.ShipLeft(0, "pilot", (0, 0, 0, 0)), "The pilot boat leaves."),
        (e.ShipLeft(0, "brig", (1, 0, 0, 0)), ""),
        (e.PutInCellar(0, 0, 0, 1), "No ship is left: Anne's large worker at N1 puts 1 barrel into the tavern."),
        (e.GameEnded((9, 7, 5, 3), (0, 0, 0, 0), (0,)), "Anne wins with 9 points."),
        (e.GameEnded((9, 9, 5, 3), (0, 1, 0, 0), (1,)), "Bess wins with 9 points, ahead on coins."),
        (e.GameEnded((9, 9, 5), (1, 1, 0), (0, 1)), "Anne and Bess share the victory with 9 points and 1 coin each."),
    ],
)  # fmt: skip
def test_lines(event: Event, line: str) -> None:
    assert GAME.say(event, NAMES, ONLOOKER) == line


def test_a_scored_ship_spells_out_the_shares() -> None:
    barrels, prizes = (5, 2, 2, 1), (5, 3, 2)
    event = e.ShipScored(1, "brig", barrels, prizes, places(prizes, barrels), 0, (6, 3, 3, 0))
    assert GAME.say(event, NAMES, None) == (
        "The brig at pier 2 is full and leaves: Anne 5 with 5 barrels, Bess and Cole 3 each with 2 barrels (5 shared), "
        "Dirk 0 with 1 barrel; Anne gets 1 more for the last slot."
    )
    empty = e.ShipScored(0, "sloop", (0, 0, 0, 0), (4, 2, 1), (), None, (0, 0, 0, 0))
    assert GAME.say(empty, NAMES, None) == "The sloop at pier 1 leaves: nobody has a barrel aboard."


def test_m11_1_the_last_call_is_made_when_a_filled_ship_brings_the_end() -> None:
    s = arranged(round="9", pier_2="sloop 7 0 0 0", pier_3="sloop 0 7 0 0", stack_1="empty", stack_2="empty")
    events: list[Event] = []
    counted(s, {"1.1": "N4"}, events=events)
    play(s, "load 2", "load 2", events=events)
    assert only(events, e.LastCall) == [e.LastCall(3)]  # once, with the first of the two
    assert len(only(events, e.CountingEnded)) == 1


def test_with_two_players_the_third_worker_is_named() -> None:
    assert GAME.say(e.Walked(5, 1, (12, 13, 0)), NAMES[:2], None) == "Bess's third worker walks 2 spaces to N1."
    assert GAME.say(e.Walked(6, 1, (6, 7)), NAMES[:2], None) == "Lazy Jack (for Bess) walks 1 space to S7."
    drawn = GAME.say(e.LotDrawn(1), NAMES[:2], None)
    assert drawn == "The draw decides: Bess's third worker is large, Anne's is small."


def lines(events: Sequence[Event]) -> list[str]:
    """What the log tells of events to one who sees everything."""
    said = (GAME.say(event, NAMES, None) for _, event in gathered(GAME, events))
    return [line for line in said if line]


def test_m7_2_the_barrels_of_a_worker_are_one_line() -> None:
    """With where he was counted and how many went where; a coin is told for itself."""
    s, events = arranged(round="9", pier_2="brig 1 0 0 0", pier_3="brig 0 0 0 0"), list[Event]()
    counted(s, {"1.1": "N4", "2.2": "N2"}, events=events)
    assert lines(events) == ["Anne's large worker at N4 takes 2 barrels."]
    play(s, "load 2", events=events)
    assert lines(events) == ["Anne's large worker at N4 loads 1 of 2 barrels: at pier 2."]
    play(s, "load 3", "load 3", "load 3", "load 3", events=events)
    assert lines(events)[:2] == [
        "Anne's large worker at N4 loads 2 barrels: 1 at pier 2, 1 at pier 3.",
        "Bess's small worker at N2 loads 3 barrels: all at pier 3.",
    ]
    assert GAME.why(gathered(GAME, events)[0][1], (), NAMES) == (
        "M7.2", "Free slots: 8 at pier 2, 9 at pier 3."
    )  # fmt: skip


def test_m7_5_a_ship_that_leaves_stands_between_the_barrels() -> None:
    """In the order in which it happened: the piers have other ships afterwards."""
    s, events = arranged(round="9", pier_2="sloop 7 0 0 0", pier_3="sloop 0 3 0 0"), list[Event]()
    counted(s, {"1.1": "N2"}, events=events)
    play(s, "load 2", "load 1", "load 2", events=events)
    told = lines(events)
    assert told[0] == "Anne's large worker at N2 loads 1 of 3 barrels: at pier 2."
    assert told[1].startswith("The sloop at pier 2 is full and leaves") and "arrives at pier 4" in told[2]
    assert told[3] == "Anne's large worker loads 2 barrels: 1 at pier 1, 1 at pier 2."


def test_m12_2_why_fewer_barrels_are_loaded_is_still_told() -> None:
    loaded = e.Loaded(1, 0, 2, "brig", 4, 6)
    assert lines([e.Counted(1, 0, 15, 4, 0, 1, 1, 0), loaded, e.CoinTaken(1, 0, 7)]) == [
        "Anne's small worker at S1 takes 1 of 4 barrels: the supply is empty.",
        "Anne's small worker loads 1 barrel: at pier 3.",
        "Anne gets a silver coin.",
    ]
    assert lines([e.Loaded(0, 0, 2, "brig", 3, 7), loaded]) == [
        "Anne's large worker loads 1 barrel: at pier 3.",
        "Anne's small worker loads 1 barrel: at pier 3.",
    ]


def test_m7_3_broken_barrels_come_off_in_one_line() -> None:
    off = [e.Unloaded(4, 2, 0, "brig", 4, 6), e.Unloaded(4, 2, 2, "sloop", 1, 7)]
    told = lines([e.Counted(4, 2, 0, 0, 2, 1, 0, 2), *off])
    assert told == [f"{COLE} takes 2 broken barrels off: 1 at pier 1, 1 at pier 3."]
    assert GAME.why(gathered(GAME, off)[0][1], (), NAMES).rule == "M7.3"
    assert lines([e.Counted(4, 2, 0, 0, 2, 1, 0, 1), off[0]]) == [
        f"{COLE} finds 2 broken barrels: 1 must come off the ships.",
        "Cole's large worker takes 1 broken barrel off: at pier 1.",
    ]


def test_m11_2_barrels_that_find_no_ship_are_one_line() -> None:
    put = e.PutInCellar(4, 2, 0, 2)
    line = f"No ship is left: {COLE} puts 2 barrels into the tavern."
    assert lines([e.Counted(4, 2, 0, 2, 0, 0, 2, 0), put]) == [line]
    counted = e.Counted(4, 2, 0, 3, 0, 0, 2, 0)
    assert lines([counted, put]) == [f"{COLE} takes 2 of 3 barrels: the supply is empty.", line]
