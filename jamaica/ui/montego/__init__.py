"""The table of Montego Bay."""
