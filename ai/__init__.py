"""AI captains: search, evaluation, levels and characters. Headless; knows the games only through the engine contract."""
