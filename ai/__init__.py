"""AI captains: search, evaluation, levels and characters. Headless; a captain sees a view, never a state."""
