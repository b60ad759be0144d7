"""Every sentence of the window, said with the display's language. The games themselves word log lines and questions."""

from ..engine.language import Language, mark, marks
from ..race.data import PORT_ROYAL

TITLE = mark("Jamaica and Montego Bay")
NO_SCREEN = mark("There is no screen to open a window on; 'jamaica play' plays in the terminal.")

# The table.
LOG = mark("Ship's Log")
SEALED = mark("The dice are sealed: nobody can change them.")
SETTLED = mark("A hidden number settled every roll and draw before the game began.")
SEAL = mark("Its fingerprint is {fingerprint}; at the end the number is shown, and anybody can check that they fit.")
AWAY = mark("While you were away:")
CAPTAIN = mark("Captain of round {round}")
NEXT = mark("Next: {name}")
THINKS = mark("{name} is thinking …")
WATCH = mark("{name}'s turn")
GHOSTS_TURN = mark("The ghost ship's turn")
PONDERS = mark("The admiral ponders …")
ADVICE = mark("The admiral: {choice}")
OVER = mark("The race is over")
HAND = marks("{number} card in hand", "{number} cards in hand")
PLAYED = mark("Played: {cards}")
NOT_PLAYED = mark("No card played yet")
UNSEEN = marks("{number} treasure face down", "{number} treasures face down")
HAND_SEEN = mark("In hand: {cards}")
DOWN_SEEN = mark("Face down: {treasures}")
POINTS_NOW = mark("Points so far without treasures: {points}")
MORE = mark("More …")
TAKE_MORE = mark("Pay more from this hold")
BUTTONS = {
    "hint": mark("What would the admiral do?"),
    "undo": mark("Take back"),
    "fast-forward": mark("Speed: {speed}"),
    "rules": mark("Rules (F1)"),
    "pause": mark("Menu"),
    "full-screen": mark("Full screen (F11)"),
}
SPEEDS = {"1x": mark("normal"), "2x": mark("double"), "off": mark("without motion"), "instant": mark("instant")}

# Choices.
DICE = mark("{morning} in the morning, {evening} in the evening")
LANES = {"outer": mark("Outer lane: {space}"), "inner": mark("Inner lane: {space}")}
STOW = {"ordinary": mark("An ordinary hold (hold {hold})"), "sixth": mark("The Sixth Hold (hold {hold})")}
EMPTY = mark("Hold {hold}: {what} overboard, {load} in")
PAY = mark("{part} from hold {hold}")
PAY_TOO = mark("{part} from {hold}")
"""The next hold after the first."""
PROPOSED = mark("{choice} (proposed)")
ATTACK = mark("Attack {name}")
ATTACK_GHOST = mark("Attack the ghost ship")
POWDER = mark("{what}: {odds} to win")
POWDER_LINE = mark("With {number}: {odds} to win")
SABRE = {"again": mark("Throw again: {odds} to win"), "keep": mark("Let the die stand: {odds} to win")}
LOOT_HOLD = mark("Take {what} (hold {hold})")
LOOT_LINE = mark("Take {number} from hold {hold}")
LOOT_NOTHING = mark("Take nothing")
LOOT_TREASURE = mark("Take {what}")
LOOT_UNSEEN = mark("Take a face-down treasure")
GIVE = mark("Give away {what}")
GIVE_LINE = mark("Give away {value}")
COURSE = {"forward": mark("Forward: {spaces}"), "backward": mark("Backward: {spaces}")}

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

# What a choice leads to.
SPACE = mark("Space {space}")
PORT = mark("Port Royal")
SPACE_COSTS = (
    mark("{place}: open sea, costs {cost}, leaves {left}"),
    mark("{place}: a port, costs {cost}, leaves {left}"),
)
SPACE_SHORT = (
    mark("{place}: open sea, costs {cost}, you have {left}: a shortage!"),
    mark("{place}: a port, costs {cost}, you have {left}: a shortage!"),
)
SPACE_LAIR = mark("{place}: a pirate lair, no cost")
SPACE_TREASURE = mark("{place}: a pirate lair with treasure!")
SPACE_FREE = mark("{place}: no cost")
THROWN = mark("It throws you back to {places}.")
STAYS = mark("It leaves you where you are.")
THROWS = mark("Shortage die: {throws}.")
THROW = mark("{faces} back to {places}")
THROW_STAYS = mark("{faces} stay")
STAR = mark("star")
ODDS_RANGE = mark("{least}–{odds} %")
BATTLE = mark("Battle with {name}: you win {odds}.")
BATTLE_WITH = mark("Battle with {name}: you win {odds} without gunpowder, {best} with {powder}.")
ASSUMED = mark("The lower figure if {name} spends all of {powder}, the higher if none.")
ASSUMED_OWN = mark("The higher figure with all of your own {powder}, the lower without.")
BEFORE_SABRE = mark("Saran's Sabre can still change that.")
LADY_BETH = mark("Lady Beth adds {bonus} to {name}'s throw; that is counted in.")
LEAVES = mark("Leaves {left}.")
LEAVES_IN = mark("Leaves {left}: {parts}.")
LEFT_IN = mark("{part} in hold {hold}")
ROOM = marks("Hold {holds} becomes empty: room for cargo.", "Holds {holds} become empty: room for cargo.")
ABOARD = mark("Aboard afterwards: {stock}.")
SHORTLY = mark("{card}: {morning}, then {evening}")
SHORTLY_LOADS = mark("loads {what}")
SHORTLY_BATTLE = mark("{place} (battle)")
SHORTLY_SHORT = mark("{place} (shortage)")
SHORTLY_TREASURE = mark("{place} (treasure)")
LOADS = (mark("Morning: loads {what}"), mark("Evening: loads {what}"))
FORWARD = (mark("Morning: sails {die} forward to:"), mark("Evening: sails {die} forward to:"))
BACKWARD = (mark("Morning: sails {die} backward to:"), mark("Evening: sails {die} backward to:"))
"""Lines with a colon at the end head the ones after them."""
NO_ROOM = mark("every hold is full: one must be emptied")

# Why something happened.
WHY = mark("Why? Rule {rule}")
READ_ON = mark("Press again to read on in the rules.")

# Lessons.
STEP_OF = mark("Step {step} of {steps}")
NEXT_STEP = mark("Next")
LEAVE_LESSON = mark("Leave")
PLAY_ON = mark("Play on")
WATCH_NOW = mark("Watch what happens …")
READ_FIRST = mark("One moment! Read on first: press Next.")

# The handoff.
TAKE_WHEEL = mark("{name}, take the wheel")
LOOK_AWAY = mark("Everybody else looks away.")
HOLD_KEY = mark("Hold Space, Enter, the mouse button or the pad's button to see your cards.")

# The menu, the rules and the end.
MENU = mark("Menu")
GO_ON = mark("Go on")
BACK = mark("Back")
SAVE = mark("Save under a name")
RULES = mark("Rules")
SETTINGS = mark("Settings")
LEAVE = mark("Leave (the game is kept)")
SEARCH = mark("Search the rules …")
FOUND = marks("{number} rule with “{words}”", "{number} rules with “{words}”")
AGAIN = mark("Play again")
REPLAY = mark("Watch it again")
ANALYSE = mark("Analysis")
RECORD = mark("Save the record")
SEED_SHOWN = mark("Was it fair? The hidden seed was {seed} (fingerprint {fingerprint}).")
VERIFY = mark("Save the record: “jamaica verify FILE” recomputes every roll and draw from it.")
TO_LAUNCHER = mark("To the harbour")
WINS = mark("{name} wins the race!")
GHOST_WINS = mark("The ghost ship wins the race!")
SHARE = mark("{names} share the victory!")
STEPS_SAILED = mark("The race: steps sailed, round by round")
CHANCES = mark("Estimated share of victory, round by round")
POINTS = (mark("Voyage"), mark("Doubloons"), mark("Treasures"), mark("Points"))


def place(space: int, language: Language) -> str:
    """A space by name."""
    return language.say(PORT if space == PORT_ROYAL else SPACE, space=space)
