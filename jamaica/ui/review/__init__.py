"""Looking back: replay and analysis of a match, statistics of all of them, and what the dice did."""
