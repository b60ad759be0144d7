"""What a choice is called and what it leads to, told before it is made."""

from functools import partial
from random import Random

from jamaica.engine.language import ENGLISH
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games.jamaica.rules.data import FOOD, GOLD, NONE, POWDER
from jamaica.games.jamaica.rules.options import JamaicaOptions
from jamaica.games.jamaica.rules.state import State
from jamaica.games.jamaica.rules.static import table_for
from jamaica.games.jamaica.rules.voyage import landings
from jamaica.games.jamaica.text import choices as offers
from jamaica.games.jamaica.text import consequences as notes
from jamaica.games.jamaica.text import preview as outlook
from jamaica.games.jamaica.text.consequences import Tag, tag_of
from jamaica.games.jamaica.text.terms import question

from ..ui.posing import pose
from .helpers import GAME, NAMES


def view_of(name: str) -> State:
    """The view of who is asked in a pose."""
    match, _ = pose("jamaica", name)
    view = match.view(match.to_move)
    assert isinstance(view, State)
    return view


def card(name: str, which: str) -> outlook.Outlook:
    view = view_of(name)
    return outlook.of_card(view, view.to_move, view.table.card_of[which], NAMES, ENGLISH)


def test_a_landing_says_what_it_leaves() -> None:
    view = view_of("lane")
    lines = notes.of_landing(view, 0, (16, 0), {GOLD: 5, FOOD: 3, 3: 0}, NAMES, ENGLISH)
    assert lines == ["Space 16: a port, costs 3 doubloons, leaves 2 doubloons"]


def test_a_battle_says_its_odds_and_what_they_assume() -> None:
    """J8: a range over the defender's gunpowder, without and with all of one's own."""
    text = " ".join(card("card", "forward/forward").lines)
    assert "Battle with Samuel: 19–44% to win without gunpowder, 58–83% with 8 gunpowder." in text
    assert "Low if Samuel spends all 6 gunpowder, high if none." in text
    assert "Saran's Sabre can still change this." in text
    assert "Battle with John: 44% to win without gunpowder, 83% with 8 gunpowder." in text


def test_a_shortage_says_where_it_throws_the_ship() -> None:
    """J7.3: back to what can be paid; J7.4: by the shortage die."""
    first = card("card", "forward/forward")
    assert "The shortage sends you back to Space 19: a pirate lair, no cost" in first.lines and 19 in first.thrown
    second = card("card-full", "forward/food")
    assert (
        "Shortage die: 2 or 4 back to Space 34; 6 or 8 back to Space 32; 10 back to Space 33 (treasure); star stay."
        in second.lines
    )
    assert {32, 33, 34, 35} <= second.thrown


def test_of_many_landings_the_note_says_the_least_and_the_board_the_rest() -> None:
    """Where each of several shortages throws the ship is lit on the board; in words it would fill the screen."""
    full = card("card-full", "forward/forward")
    evening = full.lines[full.lines.index("Evening: sails 6 forward to:") :]
    assert any("a shortage!" in line for line in evening)
    assert not any("Shortage die" in line for line in evening) and len(full.thrown) > 4


def test_two_shortages_that_end_alike_tell_it_once() -> None:
    lines = card("card", "forward/forward").lines
    assert [line for line in lines if "a shortage!" in line] == [
        "Space 21: a port, costs 3 doubloons, you have 2 doubloons: a shortage!",
        "Space 27: open sea, costs 4 food, you have 2 food: a shortage!",
    ]
    assert lines[-2:] == (
        "The shortage sends you back to Space 19: a pirate lair, no cost",
        "A battle with Samuel or John waits there.",
    )
    assert sum("sends you back" in line for line in lines) == 1


def test_full_holds_are_told_before_the_load() -> None:
    told = "All holds are full: 1 food, 3 gunpowder, 4 gunpowder or 5 gunpowder must go overboard "
    assert card("card-full", "gold/gold").lines[1] == told + "(never a hold of the same kind)."


def test_a_load_says_what_it_costs_if_only_one_kind_can_go() -> None:
    """J4.2: with food everywhere else, doubloons go overboard; J4.3: with food everywhere, nothing is loaded."""
    holds = [(FOOD, 3), (FOOD, 6), (FOOD, 6), (GOLD, 5), (GOLD, 4)]
    (told,) = notes.no_room(holds, FOOD, ENGLISH)
    assert told == "All holds are full: 4 doubloons or 5 doubloons must go overboard (never a hold of the same kind)."
    (told,) = notes.no_room(holds, FOOD, ENGLISH, paid=True)
    assert told == "All holds are full: unless paying empties one, 4 doubloons or 5 doubloons must go overboard."
    assert notes.no_room([(FOOD, 3)] * 5, FOOD, ENGLISH) == ["All holds have that already: nothing is loaded."]
    assert notes.no_room([*holds[:4], (NONE, 0)], FOOD, ENGLISH) == []


def test_a_shortage_says_what_waits_where_it_throws_the_ship() -> None:
    """J7.3, J6: the lair with its treasure, and who lies there."""
    view, stock = view_of("card").copy(), {GOLD: 0, FOOD: 0, POWDER: 0}
    view.lairs |= 1 << 19
    lines = notes._retreat(view, 0, (21, 0), stock, NAMES, ENGLISH)
    assert lines == [
        "The shortage sends you back to Space 19: a pirate lair with treasure!",
        "A battle with Samuel or John waits there.",
    ]


def test_lanes_are_called_by_what_counts_there() -> None:
    """The kind and the cost of the landing space, and the battle or the shortage that waits there."""
    view = view_of("lane").copy()
    lanes = {lane: offers.label(view, ("lane", lane), NAMES, ENGLISH) for lane in ("inner", "outer")}
    assert lanes["inner"].startswith("Inner lane: ") and lanes["outer"].startswith("Outer lane: ")
    assert not any("Space" in label for label in lanes.values())
    assert lanes["inner"] == "Inner lane: open sea, 4 food (battle, shortage)"
    assert lanes["outer"] == "Outer lane: open sea, 3 food"
    kinds = {notes.kind_of(view, 0, space, ENGLISH) for space in range(len(view.table.board.kind))}
    assert {"Port Royal", "pirate lair with treasure", "open sea, 2 food", "port, 3 doubloons"} <= kinds
    assert {"port, 7 doubloons (shortage)", "open sea, 4 food (shortage)"} <= kinds


def test_a_prize_is_called_by_what_it_is_and_nothing_comes_last() -> None:
    view = view_of("loot")
    moves = sorted(view.choices(), key=partial(offers.order, view))
    labels = [offers.label(view, move, NAMES, ENGLISH) for move in moves]
    assert labels[-1] == "Take nothing" and len(set(labels)) == len(labels)
    assert any(label.startswith("Take ") and "hold" not in label for label in labels[:-1])


def test_the_dice_show_what_each_card_of_the_hand_could_do() -> None:
    view = view_of("dice")
    lines = {move: outlook.of_dice(view, 0, move, ENGLISH) for move in view.choices()}
    assert lines[("dice", 3, 5)] != lines[("dice", 5, 3)]
    assert "Gold Fever: loads 3 doubloons, then loads 5 doubloons" in lines[("dice", 3, 5)]
    assert "Fair Wind: Space 17 (battle), then loads 5 food" in lines[("dice", 3, 5)]


def test_every_choice_has_its_note() -> None:
    for name, said in (
        ("lane", "costs 3 food, leaves 0 food"),
        ("attack", "Battle with Mary"),
        ("powder", "Low if"),
        ("pay", "Leaves 7 doubloons: "),
        ("course", "no cost"),
    ):
        view = view_of(name)
        told = [notes.of_move(view, move, offers.ends(view, move), NAMES, ENGLISH) for move in view.choices()]
        assert all(told) and any(said in line for lines in told for line in lines), (name, told)
    sabre = view_of("sabre")
    assert offers.label(sabre, ("sabre", "again"), NAMES, ENGLISH) == "Roll again: 31–56% to win"
    assert offers.label(sabre, ("sabre", "keep"), NAMES, ENGLISH) == "Keep the roll: 0% to win"
    own = "High with all your 4 gunpowder, low with none."
    assert notes.of_move(sabre, ("sabre", "again"), (), NAMES, ENGLISH) == [own]


def test_landings_follow_both_lanes_and_stop_at_home() -> None:
    board = table_for(JamaicaOptions()).board
    assert landings(board, [(5, 0)], 1, 2) == {(7, 0), (13, 0)}
    assert landings(board, [(0, 0)], 1, 1) == {(1, 0)}
    assert landings(board, [(49, 0)], 1, 6) == {(0, 1)}
    assert landings(board, [(1, 0)], -1, 2) == {(49, -1)}
    assert landings(board, [(49, -1)], 1, 2) == {(1, 0)}  # J5.2: behind the start, home is still a lap away


def test_ways_to_pay_are_said_in_words_and_the_sensible_ones_come_first() -> None:
    """J12.5: smallest holds first is proposed; after that what frees most holds."""
    view = view_of("pay")
    first, second, *_ = sorted(view.choices(), key=lambda move: offers.order(view, move))
    assert offers.label(view, first, NAMES, ENGLISH) == "3 from hold 1, 2 from 3 and 2 from 4 (suggested)"
    assert offers.label(view, second, NAMES, ENGLISH) == "5 from hold 2 and 2 from 3"
    assert notes.of_move(view, second, (), NAMES, ENGLISH) == [
        "Leaves 7 doubloons: 3 in hold 1 and 4 in hold 4.",
        "Holds 2 and 3 become empty: room for cargo.",
    ]


def test_what_is_loaded_stands_in_the_question_and_what_is_lost_in_the_choice() -> None:
    view = view_of("empty")
    assert question(view, NAMES, ENGLISH) == "Which hold do you empty for 6 food, Anne?"
    assert offers.label(view, ("empty", 2), NAMES, ENGLISH) == "Hold 2: 5 doubloons overboard, 6 food in"
    told = notes.of_move(view, ("empty", 2), (), NAMES, ENGLISH)
    assert told == ["Aboard afterwards: 4 doubloons, 10 food and 2 gunpowder."]


def test_lady_beth_is_told_with_the_odds_she_is_in() -> None:
    """J9.1: two more in every throw."""
    lines = notes.of_move(view_of("powder"), ("powder", 0), (), NAMES, ENGLISH)
    assert "Includes Lady Beth's +2 for Mary." in lines
    assert not any("Lady Beth" in line for line in notes.of_move(view_of("attack"), ("attack", 2), (), NAMES, ENGLISH))


def test_tags_tell_cost_shortage_battle_and_treasure() -> None:
    view = view_of("lane")
    stock = notes.stock_of(view, 0)
    assert tag_of(view, 0, (14, 0), stock) == Tag(14, 4, FOOD, short=True, battle=True)
    assert tag_of(view, 0, (8, 0), stock) == Tag(8, 3, FOOD)
    assert tag_of(view, 0, (4, 0), stock) == Tag(4, battle=True, treasure=True)


def test_every_choice_has_words_of_its_own() -> None:
    """In many positions: no two choices of a question read alike."""
    rng, names = Random(4), NAMES[:4]
    match: Match[State] = Match.begin(GAME, GAME.options(players=4), [Seat(name) for name in names], seed="words")
    while not match.is_over:
        view = match.view(match.to_move)
        labels = [offers.label(view, move, names, ENGLISH) for move in view.choices()]
        assert len(set(labels)) == len(labels) and all(labels)
        assert names[match.to_move] in GAME.question(view, names)
        match.play(match.to_move, rng.choice(match.choices()))


def test_of_two_ways_to_a_place_the_one_that_leaves_less_is_kept() -> None:
    """A ship that pays on a space and one that is thrown back there come to the same place with other stocks."""
    view = view_of("card")
    poor, rich = {GOLD: 0, FOOD: 1, POWDER: 0}, {GOLD: 9, FOOD: 9, POWDER: 0}
    for first, second in ((poor, rich), (rich, poor)):
        prospect = outlook.Prospect(view, 0)
        prospect.here = {}
        for stock in (first, second):
            prospect._settle((9, 0), dict(stock), pays=False)
        assert prospect.here == {(9, 0): poor}
