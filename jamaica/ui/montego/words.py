"""The sentences of Montego Bay's table."""

from ...engine.language import mark, marks

LOG = mark("Harbour Log")
SEALED = mark("The draws are sealed: nobody can change them.")
SETTLED = mark("A hidden number decided every draw before the game began.")
VERIFY = mark("Save the replay: “jamaica verify FILE” recalculates every draw from it.")
TAKE_DESK = mark("{name}, the quay is yours")
OVER = mark("The last ship has sailed")
WINS = mark("{name} rules the quay!")
POINTS = mark("Points")
CELLAR = mark("Tavern")
SHIPS = mark("Ships")

SECOND_STACK = mark("The second stack of ships")
SECOND_STACK_LINE = mark("After this round the order is shuffled")
LAST_SHIP = mark("The last ship is here")
LAST_SHIP_LINE = mark("No others will come: the end is near")
LAST_ROUND_LINE = mark("After it all ships left in harbour are scored")
LAST_CALL_LINE = mark("The game ends when all workers have been counted")

LAST = mark("Round {round}, the last one")
JACK_BUSY = mark("Lazy Jack works for {name}")
SHIPS_COMING = marks("ship to come", "ships to come")

TAVERN_SHORT = mark("tavern")

CARD_EACH = mark("One card for each worker, {name}")
CARD_FOR_JACK = mark("Lazy Jack: a different card from his partner's")
CARDS_READY = mark("Play these cards, or change them?")
LOAD_LEFT = marks(
    "{number} barrel to load, {name}: onto which ship?", "{number} barrels to load, {name}: onto which ships?"
)
LOAD_READY = mark("All aboard, {name}? Click a barrel to take it back")
SHIP_FULL = mark("Pier {pier} is full: load now, or place the rest too")
UNLOAD_LEFT = marks(
    "{number} of your barrels must come off, {name}: which?", "{number} of your barrels must come off, {name}: which?"
)
UNLOAD_READY = mark("Take them off, {name}? Click one to leave it aboard")
CARDS_MISSING = marks("{number} worker still needs a card.", "{number} workers still need a card.")
LOAD_MISSING = marks("{number} barrel is still to be loaded: click a ship.",
                     "{number} barrels are still to be loaded: click ships.")  # fmt: skip
UNLOAD_MISSING = marks("{number} barrel must still come off: click a ship.",
                       "{number} barrels must still come off: click ships.")  # fmt: skip
TURNS = mark("{worker}: card {card}")
COUNTS = mark("The Tally-Man at {place}: {room} for {name}")
LOADS = mark("{name} loads {ship} at pier {pier} ({aboard} of {slots})")
UNLOADS = mark("{name} takes a barrel off the ship at pier {pier}")
"""What happens, short enough for the ribbon."""

JACK_NOTES = (
    mark("He starts beside that worker and walks before everybody else, with a card from that worker's set."),
    mark("He loads barrels and takes coins for you; broken barrels do not bother him."),
    mark("After the round he goes back to sleep."),
)
MEETS_NOBODY = mark("Nobody stands there now.")
MEETS = mark("{worker} stands there now and would be pushed across to {place}.")
BLOCKED = mark("Both sides are taken now: the worker would have to go back to {place}.")

CONFIRM = {"cards": mark("Play these cards"), "load": mark("Load"), "unload": mark("Unload")}
PIER = mark("Pier {pier}")
FULL = mark("full")
BACK = mark("Take this barrel back")


SAILS_FULL = mark("The ship at pier {pier} is full and sails")
SAILS = mark("The ship at pier {pier} sails")
TAVERN = mark("The barrels in the tavern")
ALONE = mark("prize {prize}")
SHARED = mark("{sum}: {prize} shared by {number}, rounded up")
SHARED_EVEN = mark("{sum}: {prize} shared by {number}")
NO_PRIZE = mark("no prize left")
AND_LAST_SLOT = mark("{prize}, plus 1 for the last slot")
NOBODY = mark("Nobody had a barrel aboard")

CARD = mark("Card {card}: {worker} would reach {place}")
