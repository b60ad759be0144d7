"""pygame-gui in the game's look: one manager, and elements painted with the game's pictures and letters."""
