"""The question how to pay: a short list of ways that differ, the holds for any other, and advice that is seen."""

from random import Random
from types import SimpleNamespace
from typing import Any

from ai.worker import Answer
from jamaica.engine.contract import Move
from jamaica.games.jamaica.rules.data import GOLD, NONE
from jamaica.games.jamaica.rules.proposal import left_by, proposal
from jamaica.games.jamaica.rules.stock import number_of, stock_of
from jamaica.games.jamaica.text import choices as offers
from jamaica.ui.jamaica.hand import Purse
from jamaica.ui.table.question import CLEARLY
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Choose, Hold

from .pilot import Pilot, point_in
from .posing import posed


def paying() -> tuple[Pilot, TableScene]:
    """Holds of 3, 5, 2 and 4 doubloons have to pay 7."""
    pilot, _ = posed("jamaica", "pay", (1280, 800), speed="instant")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene) and table.context.view.stage == "pay"
    return pilot, table


def advise(pilot: Pilot, table: TableScene, shares: dict[Move, float]) -> None:
    """The admiral answers with these shares of victory."""
    table.controller.thinker.answer = lambda: Answer(max(shares, key=lambda move: shares[move]), shares)  # type: ignore[method-assign]
    table.toolbar.hint()
    pilot.frames(3)


def rows(table: TableScene) -> list[Move]:
    """The ways to pay that are seen."""
    return [spot.key.move for spot in table.ring.spots if isinstance(spot.key, Choose)]


def test_only_payments_that_leave_something_else_are_listed() -> None:
    """J7.1: the rules know every split; the list leaves out those that leave the same in other holds."""
    _, table = paying()
    view, listed = table.context.view, rows(table)
    every = sorted(view.choices(), key=table.question.order)
    assert listed[0] == proposal(view) and len(listed) <= offers.FEW < len(every)
    left = [left_by(view, move) for move in listed]
    assert all(one not in left[:number] for number, one in enumerate(left))
    emptied = [sum(part == there > 0 for part, (_, there) in zip(move[1:], view.holds(0), strict=True))
               for move in listed[1:]]  # fmt: skip
    assert emptied == sorted(emptied, reverse=True)


def test_the_sixth_hold_is_unlike_the_others() -> None:
    """Holds of 2 and 3 pay 4: 1 is left in one or the other, which is the same unless one is the Sixth Hold."""

    def left(*parts: int, holds: list[tuple[int, int]]) -> object:
        view: Any = SimpleNamespace(payer=0, holds=lambda ship: holds)
        return left_by(view, ("pay", *parts))

    ordinary = [(GOLD, 2), (GOLD, 3), (NONE, 0), (NONE, 0), (NONE, 0)]
    assert left(1, 3, 0, 0, 0, holds=ordinary) == left(2, 2, 0, 0, 0, holds=ordinary)
    with_sixth = [(GOLD, 2), (NONE, 0), (NONE, 0), (NONE, 0), (NONE, 0), (GOLD, 3)]
    assert left(1, 0, 0, 0, 0, 3, holds=with_sixth) != left(2, 0, 0, 0, 0, 2, holds=with_sixth)


def way_with_focus(table: TableScene) -> Move:
    """The way to pay that has the focus."""
    focus = table.ring.focus
    assert focus is not None and isinstance(focus.key, Choose) and focus.key.move in rows(table)
    return focus.key.move


def click_hold(pilot: Pilot, table: TableScene, hold: int) -> Move:
    """A hold, counted from 1, is clicked: the way to pay that has the focus then."""
    pilot.click(point_in(next(spot for spot in table.ring.spots if spot.key == Hold(hold - 1))))
    pilot.frames(2)
    return way_with_focus(table)


def test_a_click_on_a_hold_means_from_here() -> None:
    """J7.1: it pays what it can, the smallest others the rest; the next hold pays what the first cannot."""
    pilot, table = paying()
    assert click_hold(pilot, table, 2) == ("pay", 0, 5, 2, 0, 0)
    assert click_hold(pilot, table, 4) == ("pay", 0, 5, 0, 2, 0)
    assert click_hold(pilot, table, 1) == ("pay", 3, 4, 0, 0, 0), "all was paid: now from here, then as before"
    assert len(rows(table)) <= offers.FEW + 1, "what was put together is listed for the while"


def test_a_second_click_on_a_hold_takes_it_back() -> None:
    pilot, table = paying()
    assert proposal(table.context.view) == ("pay", 3, 0, 2, 2, 0)
    assert click_hold(pilot, table, 3) == ("pay", 3, 0, 2, 2, 0)
    assert click_hold(pilot, table, 3) == ("pay", 3, 0, 0, 4, 0)
    assert click_hold(pilot, table, 3) == ("pay", 3, 0, 2, 2, 0)


def test_a_number_key_pays_from_the_hold_with_that_number() -> None:
    pilot, table = paying()
    for key, way in (("2", ("pay", 0, 5, 2, 0, 0)), ("5", ("pay", 0, 5, 2, 0, 0)), ("4", ("pay", 0, 5, 0, 2, 0))):
        pilot.press(ord(key), unicode=key)
        pilot.frames(2)
        assert table.context.view.stage == "pay" and way_with_focus(table) == way


def test_every_way_put_together_is_a_legal_one() -> None:
    """J4: of like holds the first pays the most, whichever was clicked."""
    luck = Random(7)
    for _ in range(300):
        amounts = [luck.choice((0, 2, 3, 3, 5)) for _ in range(luck.choice((5, 6)))]
        due = luck.randint(1, max(1, sum(amounts)))
        stock = stock_of[number_of(amounts)]
        if stock.total < due:
            continue
        holds = [(GOLD if there else NONE, there) for there in amounts]
        view: Any = SimpleNamespace(
            payer=0, due=due, due_kind=GOLD, stock=[stock] * 4,
            hold_count=lambda ship, holds=holds: len(holds), holds=lambda ship, holds=holds: holds,
        )  # fmt: skip
        purse, ways = Purse(), stock.ways(due, len(amounts) == 6)
        for _ in range(6):
            hold = luck.choice([hold for hold, there in enumerate(amounts) if there])
            way = purse.click(view, hold)
            assert way in ways
            like = [part for part, there in zip(way[1:], amounts, strict=True) if there == amounts[hold]]
            assert hold not in purse.wanted[:1] or max(like) == min(due, amounts[hold])


def test_a_prize_goes_by_the_number_of_its_hold() -> None:
    """The list names the holds; their numbers choose, wherever they stand in the list."""
    pilot, _ = posed("jamaica", "loot", (1280, 800), speed="instant")
    pilot.frames(3)
    table: Any = pilot.top
    holds = [move for move in table.question.list.on_page() if move[1] == "hold"]
    assert [move[2] for move in holds] != list(range(1, len(holds) + 1)), "else their places would do"
    assert all(f"Hold {move[2]}: " in table.question.list.line(move) for move in holds)
    chosen: list[Move] = []
    table.context.answer = chosen.extend
    for key in (*(str(move[2]) for move in holds), "9"):
        pilot.press(ord(key), unicode=key)
        pilot.frames()
    assert chosen == holds


def test_advice_that_is_not_on_the_page_is_brought_there() -> None:
    """However long the list is: the admiral's choice is seen, has the focus and is golden."""
    pilot, table = paying()
    view = table.context.view
    seen = [left_by(view, row) for row in rows(table)]
    hidden = next(
        move for move in sorted(view.choices(), key=table.question.order)[::-1] if left_by(view, move) not in seen
    )
    assert hidden not in rows(table)
    advise(pilot, table, {**dict.fromkeys(view.choices(), 0.3), hidden: 0.5})
    assert table.question.advised == hidden and set(table.question.golden()) == {Choose(hidden)}
    assert way_with_focus(table) == hidden


def test_advice_on_a_later_page_turns_to_it_even_if_badges_make_pages_shorter() -> None:
    pilot, table = paying()
    moves = sorted(table.context.view.choices(), key=table.question.order)
    table.question.list.ask(moves)
    table.tabletop.set_spots()
    for move in moves[1:]:
        advise(pilot, table, {**dict.fromkeys(moves, 0.3), move: 0.5})
        assert table.question.advised is not None and table.question.advised in rows(table)
        assert way_with_focus(table) == table.question.advised


def test_the_proposal_is_advised_unless_another_payment_is_clearly_better() -> None:
    pilot, table = paying()
    proposed, other = rows(table)[:2]
    even = dict.fromkeys(table.context.view.choices(), 0.3)
    advise(pilot, table, {**even, other: 0.3 + CLEARLY / 2})
    assert table.question.advised == way_with_focus(table) == proposed
    advise(pilot, table, {**even, other: 0.3 + 2 * CLEARLY})
    assert table.question.advised == other
