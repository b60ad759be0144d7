"""Where a state stands: questions to a seat, throws and draws of chance, and the steps of the rules between them."""

from typing import Final

# Questions to a seat.
DICE: Final = "dice"
CARD: Final = "card"
LANE: Final = "lane"
STOW: Final = "stow"
EMPTY: Final = "empty"
PAY: Final = "pay"
ATTACK: Final = "attack"
ASK_POWDER: Final = "powder"
ASK_SABRE: Final = "sabre"
LOOT: Final = "loot"
COURSE: Final = "course"

# Questions to chance.
CAPTAIN: Final = "captain"
DRAW: Final = "draw"
ROLL: Final = "roll"
COMBAT: Final = "combat"
SHORTAGE: Final = "shortage"
TREASURE: Final = "treasure"
STEAL: Final = "steal"

# Steps: what the rules do next without asking, where a chapter hands over to one that builds on it.
WAIT: Final = ""
"""Returned by a step that has asked something."""
THROW: Final = "throw"
PEACE: Final = "peace"
CHARGE: Final = "charge"
DONE: Final = "done"
END: Final = "end"
