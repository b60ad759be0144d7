"""What the tables of both games share: the course of a match, the layout, the panels, the list of choices."""
