"""Puzzles in the window: their list, and the table on which one is solved."""
