"""Stages of a state: questions to a seat, throws and draws of chance, and steps of the rules between them.

The verb of a move is the question or throw it answers; what else stands in a move is below.
"""

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

# Words of moves beside the verb.
GIVE: Final = "give"
"""The one verb that is no question: a cursed treasure given away is an answer to LOOT."""
PRIZE_HOLD: Final = "hold"
PRIZE_TREASURE: Final = "treasure"
PRIZE_UNSEEN: Final = "unseen"
PRIZE_NOTHING: Final = "nothing"
THROW_AGAIN: Final = "again"
KEEP_THROW: Final = "keep"
INTO_ORDINARY: Final = "ordinary"
INTO_SIXTH: Final = "sixth"
