"""J1: board, cards, dice and treasures as the rulebooks print them."""

from fractions import Fraction

from jamaica.games.jamaica.rules.data import FOOD, GOLD, STAR, load_board, load_pieces
from jamaica.games.jamaica.rules.voyage import find_voyage

from .helpers import started

# Space by space from Port Royal: R Port Royal, P port, S sea, L lair, each with its cost.
SPACES = (
    "R0 S2 S3 S2 L0 P3 P5 S2 S3 L0 S3 L0 S2 S3 S4 S3 P3 S2 P3 L0 S3 P3 L0 S2 S3 L0 S4 S4 P5 S1 P5 P3 S3 "
    "L0 P3 S2 S1 L0 S1 S4 S4 P5 S2 S3 L0 P7 S2 S3 S3 S3"
)


def test_j1_board_spaces() -> None:
    """J1: 50 spaces with kind and cost; a port costs doubloons, the sea food, nine lairs nothing."""
    board = load_board("standard")
    letter = {"port_royal": "R", "port": "P", "sea": "S", "lair": "L"}
    assert " ".join(f"{letter[kind]}{cost}" for kind, cost in zip(board.kind, board.cost, strict=True)) == SPACES
    assert len(board.kind) == 50
    assert board.kind.count("lair") == 9
    currency = {"port": GOLD, "sea": FOOD}
    assert [currency.get(kind, 0) for kind in board.kind] == list(board.currency)


def test_j1_forks() -> None:
    """J1: three forks with an outer lane of 6 spaces and an inner channel of 2; all else is one way."""
    board = load_board("standard")
    forks = {space: ways for space, ways in enumerate(board.ahead) if len(ways) > 1}
    assert forks == {6: (7, 13), 19: (20, 26), 32: (33, 39)}
    meets = {space: ways for space, ways in enumerate(board.behind) if len(ways) > 1}
    assert meets == {15: (12, 14), 28: (25, 27), 41: (38, 40)}
    for (outer, inner), meeting in zip(forks.values(), meets, strict=True):
        assert find_voyage(board, outer, 1, 6, 0).path == (*range(outer, outer + 6), meeting)
        assert find_voyage(board, inner, 1, 2, 0).path == (inner, inner + 1, meeting)
    assert board.ahead[0] == (1,) and board.ahead[49] == (0,)


def test_j1_length_of_a_lap() -> None:
    """J1: the shortest lap has 32 steps, the longest 44."""
    board = load_board("standard")
    assert board.lap == 32
    assert _longest_way_home(1) + 1 == 44


def _longest_way_home(space: int) -> int:
    return space and 1 + max(_longest_way_home(way) for way in load_board("standard").ahead[space])


def test_j1_printed_scores() -> None:
    """J1: 15 in Port Royal, −5 up to space 40, then 2 to 10."""
    assert load_board("standard").score == (15, *[-5] * 40, *range(2, 11))


def test_j1_cards() -> None:
    """J1: the same eleven action cards in each colour."""
    assert [card.name for card in load_pieces().cards] == [
        "food/forward", "forward/forward", "forward/backward", "backward/forward", "forward/powder", "powder/gold",
        "gold/gold", "gold/forward", "forward/food", "food/powder", "powder/food",
    ]  # fmt: skip


def test_j1_dice() -> None:
    """J1: two action dice 1 to 6, thrown alike; a combat die with five numbers and a star."""
    s = started(players=3)
    s.stage = "roll"
    odds = s.odds()
    chances = dict(zip(odds.moves, odds.weights, strict=True))
    for low in range(1, 7):
        for high in range(low, 7):
            expected = Fraction(1 if low == high else 2, 36)
            assert Fraction(chances.pop(("roll", low, high)), odds.total) == expected
    assert not chances
    for stage in ("combat", "shortage"):
        s.stage = stage
        assert s.odds().moves == tuple((stage, face) for face in (2, 4, 6, 8, 10, "star"))
        assert len(set(s.odds().weights)) == 1


def test_j1_shortage_die() -> None:
    """J1: 2 and 4 are a port, 6 and 8 the sea, 10 a lair, the star stays."""
    assert load_pieces().shortage == {2: "port", 4: "port", 6: "sea", 8: "sea", 10: "lair", STAR: "stay"}


def test_j1_treasures() -> None:
    """J1: four powers, five of gold, three cursed."""
    treasures = load_pieces().treasures
    assert [card.name for card in treasures[:4]] == ["map", "sabre", "lady-beth", "sixth-hold"]
    assert [card.value for card in treasures] == [0, 0, 0, 0, 3, 3, 5, 7, 7, -2, -3, -4]
    assert [card.kind for card in treasures] == ["power"] * 4 + ["gold"] * 5 + ["cursed"] * 3


def test_j1_captains() -> None:
    """J1: six captains."""
    assert load_pieces().captains == (
        "Anne Bonny", "Mary Read", "Samuel Bellamy", "John Rackham", "Olivier Levasseur", "Edward Drummond",
    )  # fmt: skip


def test_j1_bank_and_holds() -> None:
    """J1: five holds each; the bank's tokens are told for the picture only (J12.1)."""
    figures = load_pieces().figures
    assert [figures[f"bank {kind}"] for kind in ("gold", "food", "powder")] == [(80,), (45,), (45,)]
    assert [len(started(players=6).holds(ship)) for ship in range(6)] == [5] * 6
