"""Positions the table is shown in, as scenario files, one folder a game; each ends at the question that is pictured."""
