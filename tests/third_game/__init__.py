"""A tiny third game, a race of coin tosses, that is added to the box through its three lists."""
