"""Puzzles: positions in which one choice is clearly best, found in games of strong captains."""
