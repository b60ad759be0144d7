"""Faults of the data files: each is named with its line, and none hangs or crashes the game (J1)."""

import os
import pickle
from pathlib import Path

import pytest

from jamaica.engine.errors import DataError
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games.jamaica.rules.data import fingerprint, read_board, read_pieces
from jamaica.games.jamaica.rules.options import JamaicaOptions

from .helpers import BOARD, GAME, PIECES, arranged, board_with, line, written

CIRCLE = "leads back, so that a ship could sail in circles without passing Port Royal."
POWERS_FIRST = "the first treasures are the powers map, sabre, lady-beth, sixth-hold, in this order, and no others."
SHORTAGE_FACES = "[shortage] should name each face of the combat die and the star, and nothing else."
HEAD = "space,kind,cost,score,next\n"


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ({"row_3": "4,sea,2,-5,4,"}, "line 5: space 3 should stand here: the spaces are numbered in order from 0."),
        ({"row_3": "3,reef,2,-5,4,"}, "line 5: kind can be port_royal, port, sea, lair, not 'reef'."),
        ({"row_0": "0,sea,1,15,1,"}, "line 2: space 0, and no other, is port_royal."),
        ({"row_3": "3,port_royal,0,-5,4,"}, "line 2: space 0, and no other, is port_royal."),
        ({"row_3": "3,sea,x,-5,4,"}, "line 5: cost should be a whole number, not 'x'."),
        ({"row_3": "3,sea,0,-5,4,"}, "line 5: cost should be from 1 to 99, not 0."),
        ({"row_4": "4,lair,2,-5,5,"}, "line 6: cost should be from 0 to 0, not 2."),
        ({"row_3": "3,sea,2,100,4,"}, "line 5: score should be from -99 to 99, not 100."),
        ({"row_3": "3,sea,2,-5,50,"}, "line 5: next should be from 0 to 49, not 50."),
        ({"row_3": "3,sea,2,-5,,"}, "line 5: next is empty."),
        ({"row_3": "3,sea,2,-5,4"}, "line 5: 5 entries under 6 columns."),
        ({"row_6": "6,port,5,-5,7 13 8,"}, "line 8: a fork has two lanes, the outer one first."),
        ({"row_6": "6,port,5,-5,7 7,"}, "line 8: both lanes of the fork lead to the same space."),
        ({"row_6": "6,port,5,-5,7,"}, "line 15: no space leads to space 13."),
        ({"row_16": "16,port,3,-5,17 15,"}, "line 17: more than two lanes meet in space 15."),
        ({"row_48": "48,sea,3,9,49 0,"}, "line 2: Port Royal cannot lie at a fork or where lanes meet."),
        ({"row_0": "0,port_royal,0,15,1 2,"}, "line 2: Port Royal cannot lie at a fork or where lanes meet."),
        ({"row_49": "49,sea,3,10,1,"}, "line 2: no space leads to space 0."),
        (
            {"row_4": "4,lair,0,-5,5 2,"},
            f"line 6: space 4 {CIRCLE}",
        ),
        ({"row_1": "1,lair,0,-5,2,"}, "line 46: this is lair number 10, but only 9 treasures are drawn."),
    ],
)
def test_faults_of_the_board(tmp_path: Path, rows: dict[str, str], sentence: str) -> None:
    """J1: the fault of a board is named with file and line."""
    path = board_with(tmp_path, **rows)
    with pytest.raises(DataError) as error:
        read_board(Path(path))
    assert str(error.value) == f"data.csv, {sentence}"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: the table needs 3 rows, not 0."),
        (f"{HEAD}0,port_royal,0,15,1\n1,sea,1,1,0\n", "line 1: the table needs 3 rows, not 2."),
        ("space,kind,cost,next\n0,a,b,c\n1,a,b,c\n2,a,b,c\n", "line 2: the column score is missing."),
        (
            f"{HEAD}0,port_royal,0,15,1\n1,sea,1,1,2\n2,sea,1,1,0\n3,sea,1,1,4\n4,sea,1,1,3\n",
            "line 5: no way leads from space 3 to Port Royal.",
        ),
        (
            f"{HEAD}0,port_royal,0,15,1\n1,sea,1,1,2\n2,sea,1,1,0\n3,sea,1,1,4\n4,sea,1,1,3 2\n",
            f"line 6: space 4 {CIRCLE}",
        ),
    ],
)
def test_faults_of_a_board_as_a_whole(tmp_path: Path, text: str, sentence: str) -> None:
    """J1: so is what is wrong with the whole."""
    with pytest.raises(DataError) as error:
        read_board(Path(written(tmp_path, text)))
    assert str(error.value) == f"data.csv, {sentence}"


@pytest.mark.parametrize(
    ("old", "new", "named", "fault"),
    [
        (
            "gold,     gold",
            "gold, rum",
            "gold, rum",
            "evening can be forward, backward, gold, food, powder, not 'rum'.",
        ),
        ("gold,     gold", "powder, gold", "powder,   gold", "'powder/gold' stands there twice."),
        ("sabre,      power,  0", "sabre, power, 1", "sabre, power, 1", "value should be from 0 to 0, not 1."),
        ("+5,         gold,   5", "+5, gold, -5", "+5, gold, -5", "value should be from 1 to 99, not -5."),
        ("-2,         cursed, -2", "-2, cursed, 2", "-2, cursed, 2", "value should be from -99 to -1, not 2."),
        ("+3a,        gold,   3", "+3b, gold, 3", "+3b, gold, 3", "'+3b' stands there twice."),
        ("map,        power,  0", "mop, power, 0", "mop, power, 0", POWERS_FIRST),
        ("+5,         gold,   5", "+5, power, 0", "+5, power, 0", POWERS_FIRST),
        ("action, 1 2 3 4 5 6", "action, 1 two", "action, 1 two", "faces should be a whole number, not 'two'."),
        ("action, 1 2 3 4 5 6", "luck, 1 2", "luck, 1 2", "die can be action, combat, not 'luck'."),
        ("10,   lair", "12,   lair", "2,    port", SHORTAGE_FACES),
        ("10,   lair", "10,   reef", "10,   reef", "back to can be port, sea, lair, stay, not 'reef'."),
        ("rounds,        100", "years, 3", "years, 3", "name can be hand, hand with map, "),
        ("lady beth,     2", "food, 2", "bank powder,   45", "the figure 'lady beth' is missing in [figures]."),
        ("[dice]", "[cards]", "[cards]", "there is a second section [cards]."),
    ],
)
def test_faults_of_the_pieces(tmp_path: Path, old: str, new: str, named: str, fault: str) -> None:
    """J1: the fault of the pieces is named with file and line."""
    text = PIECES.read_text(encoding="utf-8")
    assert text.count(old) == 1
    text = text.replace(old, new)
    with pytest.raises(DataError) as error:
        read_pieces(Path(written(tmp_path, text)))
    number = max(number for number, row in enumerate(text.splitlines(), 1) if row == named)
    assert str(error.value).startswith(f"data.csv, line {number}: {fault}")


def test_a_missing_section(tmp_path: Path) -> None:
    """J1: a section that is missing is named."""
    text = PIECES.read_text(encoding="utf-8").replace("[cards]", "[maps]")
    with pytest.raises(DataError, match=r"^data\.csv: the section \[cards\] is missing\.$"):
        read_pieces(Path(written(tmp_path, text)))


def test_a_missing_die(tmp_path: Path) -> None:
    """J1: a die that is missing is named."""
    text = PIECES.read_text(encoding="utf-8").replace("action, 1 2 3 4 5 6\n", "")
    with pytest.raises(DataError, match=r"^data\.csv: the action die is missing in \[dice\]\.$"):
        read_pieces(Path(written(tmp_path, text)))


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    """A missing board is one sentence, also where only its fingerprint is wanted."""
    missing = tmp_path / "none.csv"
    sentence = f"{missing} cannot be read: No such file or directory."
    with pytest.raises(DataError) as error:
        read_board(missing)
    assert str(error.value) == sentence
    with pytest.raises(DataError) as error:
        fingerprint(str(missing))
    assert str(error.value) == sentence
    latin = tmp_path / "latin.csv"
    latin.write_bytes(b"space,kind\n\xff")
    with pytest.raises(DataError, match="it is not UTF-8 text"):
        read_board(latin)


def test_a_record_whose_board_is_gone(tmp_path: Path) -> None:
    """A match saved on a player's own board says so when the file is no longer there."""
    board = Path(board_with(tmp_path, row_45="45,port,1,6,46,"))
    options = JamaicaOptions(players=2, data=str(board))
    record = Match.begin(GAME, options, [Seat("Anne"), Seat("Mary")], seed="1").record()
    board.unlink()
    with pytest.raises(DataError, match="cannot be read: No such file or directory"):
        Match.resume(record, GAME)


def test_a_state_travels_with_its_board(tmp_path: Path) -> None:
    """Captains think in a process of their own, on the board of the match, whatever became of its file."""
    board = Path(board_with(tmp_path, row_45="45,port,1,20,46,"))
    state = arranged(data=str(board), ship_1_at="45")
    sent = pickle.dumps(state)
    board.write_text(BOARD.read_text(encoding="utf-8"), encoding="utf-8")
    os.utime(board, ns=(0, 0))
    edited = pickle.loads(sent)
    board.unlink()
    deleted = pickle.loads(sent)
    assert edited == deleted == state and edited.table.board == state.table.board
    assert edited.table is deleted.table, "what is worked out once per table is worked out once"


def test_own_board(tmp_path: Path) -> None:
    """A player's own board is played with, and has its own fingerprint; line ends do not matter."""
    path = board_with(tmp_path, row_45="45,port,1,20,46,")
    s = arranged(data=path, ship_1_at="45")
    assert s.scores()[0] == 23
    options = s.table.options
    assert GAME.fingerprint(options) != fingerprint("standard")
    crlf = tmp_path / "crlf.csv"
    crlf.write_bytes(BOARD.read_bytes().replace(b"\n", b"\r\n"))
    assert fingerprint(str(crlf)) == fingerprint("standard")
    assert line(s, "lairs") == "4 9 11 19 22 25 33 37 44"
