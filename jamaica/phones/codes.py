"""QR codes, as rows of squares that any screen can draw."""

import segno

Squares = tuple[tuple[bool, ...], ...]


def qr_code(address: str) -> Squares:
    """The code of an address, row by row, True where it is dark, with the quiet zone round it that cameras need."""
    code = segno.make(address, error="m", micro=False)
    return tuple(tuple(bool(square) for square in row) for row in code.matrix_iter(scale=1, border=4))
