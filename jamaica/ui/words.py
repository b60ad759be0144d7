"""Every sentence of the window, said with the display's language. The games themselves word log lines and questions."""

from ..engine.language import mark, marks

TITLE = mark("Jamaica and Montego Bay")
NO_SCREEN = mark("There is no screen to open a window on. Use 'jamaica play' to play in the terminal.")

# The table.
SETTING_UP = mark("Setting up the table …")
LOG = mark("Ship's Log")
SEALED = mark("The dice are sealed: nobody can change them.")
SETTLED = mark("A hidden number decided every roll and draw before the game began.")
SEAL = mark("Its fingerprint is {fingerprint}. At the end the number is shown, and anyone can check that they match.")
AWAY = mark("While you were away:")
CAPTAIN = mark("Captain of round {round}")
NEXT = mark("Next: {name}")
THINKS = mark("{name} is thinking …")
WATCH = mark("{name}'s turn")
LOOKING = mark("Looking around: the same key leads back")
GHOSTS_TURN = mark("The ghost ship's turn")
PONDERS = mark("The admiral is pondering …")
ADVICE = mark("The admiral: {choice}")
ADVICE_WEIGHED = mark("The admiral: {choice} ({share} to win the game)")
JUDGED = mark("The admiral sees {share} chance of winning the game.")
OVER = mark("The race is over")
HAND_SEEN = mark("In hand: {cards}")
DOWN_SEEN = mark("Face down: {treasures}")
POINTS_NOW = mark("Points so far, without treasures: {points}")
MORE = mark("More …")
TAKE_MORE = mark("Pay more from this hold")
OTHER_SHAPE = mark(
    "This board has another shape than the painted one; it can be played in the terminal: "
    'jamaica play --data "{file}" (a saved game: jamaica play --resume).'
)
BUTTONS = {
    "hint": mark("What would the admiral do?"),
    "undo": mark("Undo"),
    "fast-forward": mark("Speed: {speed}"),
    "rules": mark("Rules (F1)"),
    "pause": mark("Menu"),
    "full-screen": mark("Full screen (F11)"),
}
NO_UNDO = mark("Only your own last choice, as long as nothing was rolled or revealed since.")
SPEEDS = {"1x": mark("normal"), "2x": mark("double"), "off": mark("no animation"), "instant": mark("instant")}

# A battle.
ATTACKER = mark("attacks")
DEFENDER = mark("defends")

# A shortage.
SHORTAGE = mark("Shortage!")
OWES = mark("owes {what}")
HAS = mark("has {what}")
BACK_TO = {
    "port": mark("back to a port"),
    "sea": mark("back to the open sea"),
    "lair": mark("back to a pirate lair"),
    "stay": mark("the ship stays"),
}

# Why something happened.
WHY = mark("Why? Rule {rule}")
READ_ON = mark("Press again to read more in the rules.")

# Lessons.
STEP_OF = mark("Step {step} of {steps}")
NEXT_STEP = mark("Next")
LEAVE_LESSON = mark("Leave")
PLAY_ON = mark("Play on")
WATCH_NOW = mark("Watch what happens …")
READ_FIRST = mark("One moment! Please read on first: press Next.")

# The handoff.
TAKE_WHEEL = mark("{name}, take the wheel")
LOOK_AWAY = mark("Everybody else, please look away.")
HOLD_KEY = mark("Hold Space, Enter, the mouse button or the gamepad button to see your cards.")

# The menu, the rules and the end.
MENU = mark("Menu")
GO_ON = mark("Continue")
BACK = mark("Back")
SAVE = mark("Save as …")
RULES = mark("Rules")
SETTINGS = mark("Settings")
LEAVE = mark("Leave (the game is saved)")
SEARCH = mark("Search the rules …")
KEYS = mark("Keys and gamepad")
FOUND = marks("{number} rule with “{words}”", "{number} rules with “{words}”")
AGAIN = mark("Play again")
REPLAY = mark("Watch replay")
ANALYSE = mark("Analysis")
RECORD = mark("Save the record")
WAS_IT_FAIR = mark("Was it fair? Fingerprint {fingerprint}")
FAIR_TITLE = mark("Was it fair?")
SEED_SHOWN = mark("The hidden seed was {seed} (fingerprint {fingerprint}).")
VERIFY = mark("Save the record: “jamaica verify FILE” recalculates every roll and draw from it.")
TO_LAUNCHER = mark("To the harbour")
WINS = mark("{name} wins the race!")
GHOST_WINS = mark("The ghost ship wins the race!")
SHARE = mark("{names} share the victory!")
STEPS_SAILED = mark("The race: spaces sailed, round by round")
CHANCES = mark("Estimated chance of winning, round by round")
POINTS = (mark("Voyage"), mark("Doubloons"), mark("Treasures"), mark("Points"))
