"""Text files: read whatever program wrote them, or refused in one sentence."""

from pathlib import Path

import pytest

from jamaica.engine.errors import DataError
from jamaica.engine.quoting import harmless
from jamaica.engine.text_files import read_number, read_text


def test_a_byte_order_mark_is_left_out(tmp_path: Path) -> None:
    """Spreadsheets write one."""
    file = tmp_path / "mine.csv"
    file.write_bytes(b"\xef\xbb\xbfspace,kind\r\n")
    assert read_text(file, DataError) == "space,kind\n"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("gone.csv", "No such file or directory"),
        ("a\0b.csv", "this is not a valid file name"),
        ("~nobody-of-this-name/x.csv", "this is not a valid file name"),
        (".", "it is not a file"),
        ("/dev/zero", "it is not a file"),
    ],
)
def test_what_cannot_be_read_is_told(name: str, reason: str) -> None:
    with pytest.raises(DataError) as raised:
        read_text(Path(name), DataError)
    assert str(raised.value) == f"{harmless(name)} cannot be read: {reason}."


def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "large").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(DataError, match="too large"):
        read_text(tmp_path / "large", DataError)


@pytest.mark.parametrize("word", ["", "²", "½", "+3", "-1", "1.0", "1_0", "three"])
def test_what_is_no_number_is_none(word: str) -> None:
    assert read_number(word) is None


def test_a_number_has_an_end() -> None:
    assert read_number("007") == 7 and read_number("9" * 5000) is None
