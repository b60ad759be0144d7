"""What a ship has of one kind: numbers, like holds and payments, against the slow way of finding them."""

import pickle
from itertools import product
from random import Random

import pytest

from jamaica.games.jamaica.rules.static import HOLDS
from jamaica.games.jamaica.rules.stock import NOTHING, SIXTH, Stock, number_of, stock_of


def some_stocks(count: int) -> list[Stock]:
    """Stocks with few different amounts, so that many holds are alike."""
    rng = Random(count)
    return [stock_of[number_of([rng.choice((0, 0, 1, 3, 4)) for _ in range(HOLDS)])] for _ in range(count)]


def test_a_stock_is_found_by_its_amounts() -> None:
    stock = stock_of[number_of((3, 0, 999, 0, 3, 3))]
    assert stock.amounts == (3, 0, 999, 0, 3, 3)
    assert stock.total == 1008
    assert stock.full == 0b110101
    assert stock is stock_of[number_of(stock.amounts)]
    assert (NOTHING.total, NOTHING.full, NOTHING.distinct) == (0, 0, 0)


def test_j4_2_of_like_ordinary_holds_only_the_first_counts() -> None:
    assert stock_of[number_of((3, 2, 3, 0, 2, 0))].distinct == 0b000011
    assert stock_of[number_of((0, 3, 3, 0, 0, 3))].distinct == 0b000010 | SIXTH, "the Sixth Hold is not ordinary"


@pytest.mark.parametrize("stock", some_stocks(25), ids=lambda stock: "".join(map(str, stock.amounts)))
def test_j12_5_payments_are_all_that_differ(stock: Stock) -> None:
    """Every split over the holds, of those that differ only in the order of like ordinary holds the last one."""
    holds = HOLDS if stock.full & SIXTH else HOLDS - 1
    splits = list(product(*(range(amount + 1) for amount in stock.amounts[:holds])))
    for due in range(1, min(stock.total, 8) + 1):
        found: dict[object, tuple[int, ...]] = {}
        for parts in splits:
            if sum(parts) == due:
                ordinary = sorted(zip(stock.amounts[: HOLDS - 1], parts, strict=False))
                found[tuple(ordinary), parts[HOLDS - 1 :]] = parts
        assert stock.ways(due, holds == HOLDS) == tuple(("pay", *parts) for parts in sorted(found.values()))


def test_a_stock_travels_to_another_process() -> None:
    stock = stock_of[number_of((1, 2, 0, 0, 0, 0))]
    assert pickle.loads(pickle.dumps(stock)) is stock
    assert Stock(stock.number) == stock != NOTHING
