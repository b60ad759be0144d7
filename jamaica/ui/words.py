"""Every word the window shows. Log lines come from the games themselves."""

TITLE = "Jamaica and Montego Bay"
NO_SCREEN = "There is no screen to open a window on; 'jamaica play' plays in the terminal."

CARDS = {
    "food/forward": "Provisions",
    "forward/forward": "Full Sail",
    "forward/backward": "Sortie",
    "backward/forward": "Feint",
    "forward/powder": "Powder Run",
    "powder/gold": "Privateer",
    "gold/gold": "Gold Fever",
    "gold/forward": "Rich Voyage",
    "forward/food": "Fair Wind",
    "food/powder": "Full Larder",
    "powder/food": "Ready Crew",
}
"""The action cards by their word in moves."""
POWERS = ("Morgan's Map", "Saran's Sabre", "Lady Beth", "Sixth Hold")
KINDS = ("nothing", "gold", "food", "powder")
HOURS = ("Morning", "Evening")
GHOST = "the ghost ship"
PORT_ROYAL = "Port Royal"

# The table.
LOG = "Ship's Log"
AWAY = "While you were away:"
CAPTAIN = "Captain of the round"
NEXT = "Next: {name}"
THINKS = "{name} is thinking …"
WATCH = "{name}'s turn"
PROMPTS = {
    "dice": "Place the dice, {name}",
    "card": "Choose a card, {name}",
    "lane": "Which lane, {name}?",
    "stow": "Into which hold, {name}?",
    "empty": "Empty a hold, {name}",
    "pay": "Pay {due}, {name}",
    "attack": "Whom to attack, {name}?",
    "powder": "How much powder, {name}?",
    "sabre": "Draw the Sabre, {name}?",
    "loot": "Your prize, {name}",
    "course": "Steer the ghost, {name}",
}
PONDERS = "The admiral ponders …"
ADVICE = "The admiral: {choice}"
OVER = "The race is over"
HAND = "Cards in hand: {count}"
PLAYED = "Played: {cards}"
NOT_PLAYED = "No card played yet"
UNSEEN = "Treasures face down: {count}"
POINTS_NOW = "Points so far without treasures: {points}"
MORE = "More …"
TAKE_MORE = "Pay more from this hold"
BUTTONS = {
    "hint": "What would the admiral do?",
    "undo": "Take back",
    "fast-forward": "Speed: {speed}",
    "rules": "Rules (F1)",
    "pause": "Menu",
    "full-screen": "Full screen (F11)",
}
SPEEDS = {"1x": "normal", "2x": "double", "off": "without motion", "instant": "instant"}

# Choices.
DICE = "{morning} in the morning, {evening} in the evening"
LANE = "{lane} lane: {space}"
LANES = {"outer": "Outer", "inner": "Inner"}
STOW = {"ordinary": "An ordinary hold", "sixth": "The Sixth Hold"}
EMPTY = "Hold {hold}: throw {what} away"
PAY_PART = "{amount} from hold {hold}"
PROPOSED = "{choice} (proposed)"
ATTACK = "Attack {name}"
POWDER = "{amount} powder: {odds} % to win"
SABRE = {"again": "Throw again", "keep": "Let the die stand"}
LOOT_HOLD = "Take {what} (hold {hold})"
LOOT_NOTHING = "Take nothing"
LOOT_TREASURE = "Take {treasure}"
LOOT_UNSEEN = "Take a face-down treasure"
GIVE = "Give away {treasure}"
COURSE = {"forward": "Forward", "backward": "Backward"}

# What a choice leads to.
SPACE = "space {space}"
SPACE_PORT = "{place}: a port, costs {cost} gold"
SPACE_SEA = "{place}: open sea, costs {cost} food"
SPACE_LAIR = "{place}: a pirate lair, no cost"
SPACE_TREASURE = "{place}: a pirate lair with treasure!"
SPACE_FREE = "{place}: no cost"
SHORT = "not enough: a shortage"
BATTLE = "battle with {names}"
LOADS = "{hour}: loads {amount} {kind}"
SAILS = "{hour}: sails {die} {course} to:"
COLON = ":"
COURSES = {1: "forward", -1: "backward"}
NO_ROOM = "every hold is full: one must be emptied"

# The handoff.
TAKE_WHEEL = "{name}, take the wheel"
LOOK_AWAY = "Everybody else looks away."
HOLD_KEY = "Hold Space, Enter, the mouse button or the pad's button to see your cards."

# The launcher, the menu and the end.
RACE = "Jamaica"
NEW_GAME = "Set sail"
CAPTAINS = "Captains: {count}"
PEOPLE = "People: {count}"
LEVEL = "The others play like: {level}"
LEVELS = {"deckhand": "deckhands", "mate": "mates", "captain": "captains", "admiral": "admirals"}
EDITION = "Rules: {edition} edition"
EDITIONS = {"first": "first", "second": "second"}
QUIT = "Quit"
SOON = "Montego Bay opens its harbour later. In the terminal: jamaica play --game montego"
MENU = "Menu"
GO_ON = "Go on"
SPEED = "Speed: {speed}"
SCALE = "Size of the words: {scale} %"
LEAVE = "Leave the table"
NEXT_CHAPTER = "Next chapter"
LAST_CHAPTER = "Chapter before"
AGAIN = "Play again"
TO_LAUNCHER = "To the harbour"
WINS = "{names} wins the race!"
SHARE = "{names} share the victory!"
POINTS = ("Space", "Doubloons", "Treasures", "Points")
AND = " and "
OR = " or "


def place(space: int) -> str:
    """A space by name."""
    return PORT_ROYAL if space == 0 else SPACE.format(space=space)


def goods(kind: int, amount: int) -> str:
    """So many tokens of a kind."""
    return f"{amount} {KINDS[kind]}"


def signed(value: int) -> str:
    """A number with its sign, the minus as printed."""
    return f"−{-value}" if value < 0 else f"+{value}"


def treasure(name: str, value: int) -> str:
    """A treasure by its word in moves."""
    powers = ("map", "sabre", "lady-beth", "sixth-hold")
    return POWERS[powers.index(name)] if name in powers else f"a treasure of {signed(value)}"
