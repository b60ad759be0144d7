"""Game data as tables: a line of column names, then one line per row, commas between; ``[name]`` begins a section.

Figures stand one row a line, so that a fault can be named with its line and a player can read and edit them. A file
without sections is a plain CSV table that any spreadsheet opens; its rows form the section with the empty name.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .errors import DataError
from .text_files import read_text


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table, with its place in the file for error messages."""

    file: str
    line: int
    cells: dict[str, str]

    def text(self, column: str, allowed: Sequence[str] = ()) -> str:
        """The cell's text; with `allowed`, one of these words."""
        cell = self.cells[column]
        if allowed and cell not in allowed:
            raise self.fault(f"{column} can be {', '.join(allowed)}, not '{cell}'")
        return cell

    def number(self, column: str, least: int, most: int) -> int:
        """The cell as a whole number within limits."""
        return self._number(self.cells[column], column, least, most)

    def numbers(self, column: str, least: int, most: int) -> tuple[int, ...]:
        """The cell as whole numbers separated by spaces, at least one."""
        words = self.cells[column].split()
        if not words:
            raise self.fault(f"{column} is empty")
        return tuple(self._number(word, column, least, most) for word in words)

    def fault(self, what: str) -> DataError:
        """An error that names this row's file and line."""
        return DataError(f"{self.file}, line {self.line}: {what}.")

    def _number(self, word: str, column: str, least: int, most: int) -> int:
        try:
            value = int(word)
        except ValueError:
            raise self.fault(f"{column} should be a whole number, not '{word}'") from None
        if not least <= value <= most:
            raise self.fault(f"{column} should be from {least} to {most}, not {value}")
        return value


class Tables:
    """The sections of one data file."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self._sections: dict[str, list[Row]] = {"": []}
        self._heads: dict[str, int] = {"": 1}
        columns: list[str] | None = None
        name = ""
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            if line.startswith("["):
                name, columns = line.strip("[]").strip(), None
                if name in self._sections:
                    raise DataError(f"{file}, line {number}: there is a second section [{name}].")
                self._sections[name] = []
                self._heads[name] = number
                continue
            cells = [cell.strip() for cell in line.split(",")]
            if columns is None:
                columns = cells
            elif len(cells) != len(columns):
                raise DataError(f"{file}, line {number}: {len(cells)} entries under {len(columns)} columns.")
            else:
                self._sections[name].append(Row(file, number, dict(zip(columns, cells, strict=True))))

    @classmethod
    def read(cls, path: Path) -> "Tables":
        """Read a file; DataError if it cannot be read as text."""
        return cls(path.name, read_text(path, DataError))

    def rows(self, section: str, columns: Sequence[str], least: int = 1) -> list[Row]:
        """The rows of a section that must have these columns and at least so many rows."""
        if section not in self._sections:
            raise DataError(f"{self.file}: the section [{section}] is missing.")
        rows = self._sections[section]
        if len(rows) < least:
            name = f"[{section}]" if section else "the table"
            raise DataError(f"{self.file}, line {self._heads[section]}: {name} needs {least} rows, not {len(rows)}.")
        for row in rows:
            if missing := [column for column in columns if column not in row.cells]:
                raise row.fault(f"the column {missing[0]} is missing")
        return rows
