"""Stages of a state: questions to a seat, draws of chance, and steps of the rules between them.

The verb of a move is the question or draw it answers; `static.PASS` alone has a verb of its own.
"""

from typing import Final

# Questions to a seat.
HIRE: Final = "hire"  # M4: hire Lazy Jack?
CARDS: Final = "cards"  # M5: a card for each worker
LOAD: Final = "load"  # M7.2: a barrel onto which ship?
UNLOAD: Final = "unload"  # M7.3: a barrel off which ship?

# Questions to chance.
LOT: Final = "lot"  # M12.14: who gets the third large worker
WAREHOUSE: Final = "warehouse"  # M2.2: which warehouse stands on the next place, and how it is turned
TILE: Final = "tile"  # M2.3, M10: whose order tile comes next
SHIP: Final = "ship"  # M2.4, M12.15: which ship comes next, or to the top of a stack

# Steps: what the rules do next without asking.
WAIT: Final = ""
"""Returned by a step that has asked something."""
BEGIN: Final = "begin"  # M3: a round begins
ASK: Final = "ask"  # M12.3: who is asked about Lazy Jack next
WALK: Final = "walk"  # M6: all cards lie, all walk
COUNT: Final = "count"  # M7.1: the Tally-Man goes to the next worker
STOW: Final = "stow"  # M7.5: the rest of a worker's barrels, after a draw has come between
DEPART: Final = "depart"  # M9, M11.1: after all workers
ORDER: Final = "order"  # M10: the tiles move
END: Final = "end"  # M11
HOME: Final = "over"
