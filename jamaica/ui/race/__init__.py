"""The table of Jamaica."""
