"""Jamaica in words: log, questions, choices, previews and reasons."""
