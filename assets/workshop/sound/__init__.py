"""The sound room of the workshop: every effect, ambience and piece of music is synthesised here."""
