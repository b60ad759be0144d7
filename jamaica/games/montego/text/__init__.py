"""Montego Bay in words: log, questions, choices, previews and reasons."""
