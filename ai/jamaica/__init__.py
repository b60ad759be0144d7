"""How captains judge Jamaica."""
