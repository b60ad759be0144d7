"""Shared by all games: the contract of a game, matches, records, scenarios. No rules, no screen."""
