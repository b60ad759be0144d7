"""Buttons that are drawn by the table itself: those of the coach."""
