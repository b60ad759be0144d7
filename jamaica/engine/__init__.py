"""What both games share: the contract of a game, matches, records, scenarios. Knows no rules and no screen."""
