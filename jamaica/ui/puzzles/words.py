"""Sentences of the puzzles' pages."""

from ...engine.language import mark, marks

TITLE = mark("Puzzles: {game}")
DONE = mark("{done} of {all} solved")
OPEN_NOTE = mark("{theme}, {difficulty}, {players} players: not solved yet.")
SHOWN_NOTE = mark("{theme}, {difficulty}, {players} players: you have seen the answer.")
SOLVED_NOTE = marks(
    "{theme}, {difficulty}, {players} players: solved at the first try.",
    "{theme}, {difficulty}, {players} players: solved at try {number}.",
)
BACK = mark("Back")
NEXT_OPEN = mark("Next puzzle")
NEXT_NOTE = mark("The first puzzle that is not solved yet.")
ALL_SOLVED = mark("All puzzles are solved.")

PLACE = mark("Puzzle {number} of {all}: {theme}, {difficulty}")
SHOW = mark("Show the answer")
LOG = mark("Show the log")
SHEET = mark("Back to the puzzle")
NO_UNDO = mark("Nothing to undo: nothing is placed yet.")
ASKED, WRONG, RIGHT, SHOWN = mark("Your move"), mark("Not quite"), mark("Well found!"), mark("The answer")
"""Titles of the sheet, by what is said on it."""
AGAIN = mark("Try again, or have the answer shown.")
