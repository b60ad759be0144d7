"""Every sentence of the window, said with the display's language. The games themselves word log lines and questions."""

from ..engine.language import mark, marks

TITLE = mark("Jamaica and Montego Bay")
NO_SCREEN = mark("There is no screen to open a window on. Use 'jamaica play' to play in the terminal.")

# The table.
SETTING_UP = mark("Setting up the table …")
SEAL = mark(
    "Its fingerprint is {fingerprint}. The saved replay holds the number, and anyone can check that they match."
)
AWAY = mark("While you were away:")
NEXT = mark("Next: {name}")
THINKS = mark("{name} is thinking …")
ON_PHONE = mark("{name} is choosing on the phone …")
WATCH = mark("{name}'s turn")
YOUR_TURN = mark("Your turn")
LOOKING = mark("Look around: press the key again to return")
PONDERS = mark("The admiral is pondering …")
ADVICE = mark("The admiral: {choice}")
ADVICE_WEIGHED = mark("The admiral: {choice} (a {share} chance to win)")
JUDGED = mark("The admiral gives this a {share} chance of winning the game.")
ALIKE = mark("Another choice is worth as much: take either.")
POINTS_NOW = mark("Points so far, without treasures: {points}")
MORE = mark("More …")
UNVEIL = mark("Show my cards")
CHANGE_MIND = mark("{name}: change my choice")
NO_HINT = mark("The admiral can be asked when it is your turn.")
BUTTONS = {
    "hint": mark("What would the admiral do?"),
    "undo": mark("Undo"),
    "fast-forward": mark("Speed: {speed}"),
    "rules": mark("Rules (F1)"),
    "pause": mark("Menu"),
    "full-screen": mark("Full screen (F11)"),
}
SPEEDS = {"1x": mark("normal"), "2x": mark("double"), "off": mark("no animation"), "instant": mark("instant")}

LAST_ROUND = mark("The last round")

# Why something happened.
WHY = mark("Why? Rule {rule}")
READ_ON = mark("Click again to read more in the rules.")

# Lessons.
STEP_OF = mark("{step} of {steps}")
NEXT_STEP = mark("Next")
LEAVE_LESSON = mark("All chapters")
STEP_BACK = mark("One step back")
SHOW_AGAIN = mark("Show that again")
SKIP_STEP = mark("Skip this step")
NEXT_CHAPTER = mark("Next chapter")
PLAY_ON = mark("Play a real game")
TRY_IT = mark("Try it anyway")
BACK_TO_LESSON = mark("Back to the lesson")

# The handoff.
LOOK_AWAY = mark("Everybody else, please look away.")
HOLD_KEY = mark("Hold Space, Enter, the mouse button or A to see your cards.")

# The menu, the rules and the end.
MENU = mark("Menu")
GO_ON = mark("Continue")
BACK = mark("Back")
SAVE = mark("Save as …")
RULES = mark("Rules")
PHONES = mark("Phones")
SETTINGS = mark("Settings")
LEAVE = mark("Leave (the game is saved)")
SEARCH = mark("Search the rules …")
KEYS = mark("Keys and gamepad")
FOUND = marks("{number} rule with “{words}”", "{number} rules with “{words}”")
AGAIN = mark("Play again")
REPLAY = mark("Watch replay")
ANALYSE = mark("Analysis")
RECORD = mark("Save replay")
FAIR_TITLE = mark("Was it fair?")
TO_LAUNCHER = mark("To the harbour")
SHARE = mark("{names} share the victory!")
VICTORY = mark("Victory!")
DEFEAT = mark("Beaten with honour")
PLACE_WON = marks("{name} has {points} point, {other} {others}.", "{name} has {points} points, {other} {others}.")
PLACE_LOST = marks(
    "{name} comes in at place {place} with {points} point; {winner} has {others}.",
    "{name} comes in at place {place} with {points} points; {winner} has {others}.",
)
PLACE_OF = marks("{name}: place {place}, {points} point", "{name}: place {place}, {points} points")
COUNTED = mark("Counted now")
GO_ON_HINT = mark("Click or press a key to go on")
CHANCES = mark("Estimated chance of winning, round by round")
