"""Ready-made things are made once, and never too many are kept."""

from jamaica.engine.memo import Memo, forget


def test_each_thing_is_made_once() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return number * 2

    doubles = Memo(double)
    assert [doubles[3], doubles[4], doubles[3]] == [6, 8, 6]
    assert asked == [3, 4]


def test_it_begins_anew_when_there_are_too_many() -> None:
    doubles: Memo[int, int] = Memo(lambda number: number * 2, most=3)
    assert [doubles[number] for number in range(5)] == [0, 2, 4, 6, 8]
    assert doubles == {3: 6, 4: 8}


def test_all_memos_can_be_emptied_and_fill_again() -> None:
    squares: Memo[int, int] = Memo(lambda key: key * key)
    cubes: Memo[int, int] = Memo(lambda key: key * key * key, most=5)
    assert (squares[3], cubes[3]) == (9, 27)
    forget()
    assert not squares and not cubes
    assert (squares[3], cubes[3]) == (9, 27)
