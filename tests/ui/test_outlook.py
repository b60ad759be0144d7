"""What a choice leads to is told before it is made."""

from jamaica.engine.language import ENGLISH
from jamaica.race.data import FOOD, GOLD
from jamaica.race.rules import State
from jamaica.ui.race import choices, notes, outlook

from .posing import pose

NAMES = ("Anne", "Mary", "Samuel", "John", "Olivier", "Edward")


def view_of(name: str) -> State:
    """The view of who is asked in a pose."""
    match, _ = pose("race", name)
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
    assert "Battle with Samuel: you win 19–44 % without gunpowder, 58–83 % with 8 gunpowder." in text
    assert "The lower figure if Samuel spends all of 6 gunpowder, the higher if none." in text
    assert "Saran's Sabre can still change that." in text
    assert "Battle with John: you win 44 % without gunpowder, 83 % with 8 gunpowder." in text


def test_a_shortage_says_where_it_throws_the_ship() -> None:
    """J7.3: back to what can be paid; J7.4: by the shortage die."""
    first = card("card", "forward/forward")
    assert "It throws you back to Space 19." in first.lines and 19 in first.thrown
    second = card("card-full", "forward/food")
    assert (
        "Shortage die: 2 or 4 back to Space 34; 6 or 8 back to Space 32; 10 back to Space 33; star stay."
        in second.lines
    )
    assert {32, 33, 34, 35} <= second.thrown


def test_of_many_landings_the_note_says_the_least_and_the_board_the_rest() -> None:
    """Where each of several shortages throws the ship is lit on the board; in words it would fill the screen."""
    full = card("card-full", "forward/forward")
    evening = full.lines[full.lines.index("Evening: sails 6 forward to:") :]
    assert any("a shortage!" in line for line in evening)
    assert not any("Shortage die" in line for line in evening) and len(full.thrown) > 4


def test_full_holds_are_told_before_the_load() -> None:
    assert "every hold is full: one must be emptied" in card("card-full", "gold/gold").lines


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
        ("powder", "The lower figure"),
        ("pay", "Leaves 7 doubloons: "),
        ("course", "no cost"),
    ):
        view = view_of(name)
        told = [notes.of_move(view, move, choices.ends(view, move), NAMES, ENGLISH) for move in view.choices()]
        assert all(told) and any(said in line for lines in told for line in lines), (name, told)
    sabre = view_of("sabre")
    assert choices.label(sabre, ("sabre", "again"), NAMES, ENGLISH) == "Throw again: 31–56 % to win"
    assert choices.label(sabre, ("sabre", "keep"), NAMES, ENGLISH) == "Let the die stand: 0 % to win"
    own = "The higher figure with all of your own 4 gunpowder, the lower without."
    assert notes.of_move(sabre, ("sabre", "again"), (), NAMES, ENGLISH) == [own]
