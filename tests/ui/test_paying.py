"""The question how to pay: a short list of ways that differ, the holds for any other, and advice that is seen."""

from types import SimpleNamespace
from typing import Any

from ai.worker import Answer
from jamaica.engine.contract import Move
from jamaica.games.jamaica.rules.data import GOLD, NONE
from jamaica.games.jamaica.rules.proposal import proposal
from jamaica.games.jamaica.text import choices as offers
from jamaica.ui.jamaica.table import RaceTable
from jamaica.ui.table.sitting import CLEARLY

from .pilot import Pilot, point_in
from .posing import posed


def paying() -> tuple[Pilot, RaceTable]:
    """Holds of 3, 5, 2 and 4 doubloons have to pay 7."""
    pilot, _ = posed("race", "pay", (1280, 800), speed="instant")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, RaceTable) and table.view.stage == "pay"
    return pilot, table


def advise(pilot: Pilot, table: RaceTable, shares: dict[Move, float]) -> None:
    """The admiral answers with these shares of victory."""
    table.thinker.answer = lambda: Answer(max(shares, key=lambda move: shares[move]), shares)  # type: ignore[method-assign]
    table.hint()
    pilot.frames(3)


def rows(table: RaceTable) -> list[Move]:
    """The ways to pay that are seen."""
    return [spot.key for spot in table.ring.spots if isinstance(spot.key, tuple)]


def test_only_payments_that_leave_something_else_are_listed() -> None:
    """J7.1: the rules know every split; the list leaves out those that leave the same in other holds."""
    _, table = paying()
    view, listed = table.view, rows(table)
    every = sorted(view.choices(), key=table.order)
    assert listed[0] == proposal(view) and len(listed) <= offers.FEW < len(every)
    left = [offers.left_by(view, move) for move in listed]
    assert all(one not in left[:number] for number, one in enumerate(left))
    emptied = [sum(part == there > 0 for part, (_, there) in zip(move[1:], view.holds(0), strict=True))
               for move in listed[1:]]  # fmt: skip
    assert emptied == sorted(emptied, reverse=True)


def test_the_sixth_hold_is_unlike_the_others() -> None:
    """Holds of 2 and 3 pay 4: 1 is left in one or the other, which is the same unless one is the Sixth Hold."""

    def left(*parts: int, holds: list[tuple[int, int]]) -> object:
        view: Any = SimpleNamespace(payer=0, holds=lambda ship: holds)
        return offers.left_by(view, ("pay", *parts))

    ordinary = [(GOLD, 2), (GOLD, 3), (NONE, 0), (NONE, 0), (NONE, 0)]
    assert left(1, 3, 0, 0, 0, holds=ordinary) == left(2, 2, 0, 0, 0, holds=ordinary)
    with_sixth = [(GOLD, 2), (NONE, 0), (NONE, 0), (NONE, 0), (NONE, 0), (GOLD, 3)]
    assert left(1, 0, 0, 0, 0, 3, holds=with_sixth) != left(2, 0, 0, 0, 0, 2, holds=with_sixth)


def test_the_holds_lead_to_every_payment() -> None:
    """The holds lead to splits that the list leaves out; what was put together is listed for the while."""
    pilot, table = paying()
    listed, found = set(rows(table)), set[Move]()
    for _ in range(4):
        for hold in (0, 1, 2, 3):
            spot = next(spot for spot in table.ring.spots if spot.key == f"hold {hold}")
            pilot.click(point_in(spot))
            pilot.frames(2)
            assert table._way is not None and table._way in rows(table)
            found.add(table._way)
    assert found - listed and len(rows(table)) <= len(listed) + 1


def test_advice_that_is_not_on_the_page_is_brought_there() -> None:
    """However long the list is: the admiral's choice is seen, has the focus and is golden."""
    pilot, table = paying()
    hidden = next(move for move in sorted(table.view.choices(), key=table.order)[::-1] if move not in rows(table)
                  and all(offers.left_by(table.view, move) != offers.left_by(table.view, row)
                          for row in rows(table)))  # fmt: skip
    advise(pilot, table, {**dict.fromkeys(table.view.choices(), 0.3), hidden: 0.5})
    assert table.advised == hidden and set(table.golden()) == {hidden} and hidden in rows(table)
    assert table.ring.focus is not None and table.ring.focus.key == hidden


def test_advice_on_a_later_page_turns_to_it_even_if_badges_make_pages_shorter() -> None:
    pilot, table = paying()
    moves = sorted(table.view.choices(), key=table.order)
    table.asking.ask(moves)
    table.set_spots()
    for move in moves[1:]:
        advise(pilot, table, {**dict.fromkeys(moves, 0.3), move: 0.5})
        assert table.advised is not None and table.advised in rows(table)
        assert table.ring.focus is not None and table.ring.focus.key == table.advised


def test_the_proposal_is_advised_unless_another_payment_is_clearly_better() -> None:
    pilot, table = paying()
    proposed, other = rows(table)[:2]
    even = dict.fromkeys(table.view.choices(), 0.3)
    advise(pilot, table, {**even, other: 0.3 + CLEARLY / 2})
    assert table.advised == proposed and table.ring.focus is not None and table.ring.focus.key == proposed
    advise(pilot, table, {**even, other: 0.3 + 2 * CLEARLY})
    assert table.advised == other
