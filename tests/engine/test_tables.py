"""Data files: each fault is named with file, line and what is wrong."""

from pathlib import Path

import pytest

from jamaica.engine.csv_tables import Tables
from jamaica.engine.errors import DataError

TEXT = """# comment
name, size, parts
sloop, 3, 1 2
brig, 5, 4

[crew]
name
Mary
"""


def test_rows_know_their_cells() -> None:
    tables = Tables("ships.csv", TEXT)
    sloop, brig = tables.rows("", ("name", "size"))
    assert (sloop.text("name"), sloop.number("size", 1, 9), sloop.numbers("parts", 1, 9)) == ("sloop", 3, (1, 2))
    assert (brig.line, tables.rows("crew", ("name",))[0].line) == (4, 8)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a,b\n1,2,3", "ships.csv, line 2: 3 entries under 2 columns."),
        ("[x]\na\n1\n[x]\na\n2", "ships.csv, line 4: there is a second section [x]."),
        ("[x]\na\n1", "ships.csv, line 1: the table needs 1 rows, not 0."),
        ("a\nten", "ships.csv, line 2: a should be a whole number, not 'ten'."),
        ("a\n11", "ships.csv, line 2: a should be from 1 to 9, not 11."),
        ("b\n1", "ships.csv, line 2: the column a is missing."),
    ],
)
def test_faults_are_named(text: str, sentence: str) -> None:
    with pytest.raises(DataError) as raised:
        Tables("ships.csv", text).rows("", ("a",))[0].number("a", 1, 9)
    assert str(raised.value) == sentence


def test_words_are_checked() -> None:
    row = Tables("f", "a\nx\n").rows("", ("a",))[0]
    with pytest.raises(DataError, match=r"f, line 2: a can be y, z, not 'x'\."):
        row.text("a", ("y", "z"))
    with pytest.raises(DataError, match="b is empty"):
        Tables("f", "a,b\nx,\n").rows("", ("b",))[0].numbers("b", 1, 9)


def test_a_missing_section_is_named() -> None:
    with pytest.raises(DataError, match=r"f: the section \[cards\] is missing\."):
        Tables("f", TEXT).rows("cards", ())


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"gone\.csv cannot be read"):
        Tables.read(tmp_path / "gone.csv")
    (tmp_path / "binary.csv").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match="not UTF-8"):
        Tables.read(tmp_path / "binary.csv")
