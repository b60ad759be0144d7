"""What the harbour says."""

from ...engine.language import mark
from ...engine.record import HUMAN

BACK = mark("Back")

# A new game.
NEW_GAME_OF = mark("A new game of {game}")
BEGIN = {"race": mark("Set sail"), "montego": mark("To work!")}
QUICK = mark("Me against three")
QUICK_NOTE = mark("Everything for a quick game: you and three captains, the usual rules.")
BEGIN_NOTE = mark("Begins the game as it is set here.")
PILOTS = {
    HUMAN: mark("A person"),
    "deckhand": mark("AI: deckhand"),
    "mate": mark("AI: mate"),
    "captain": mark("AI: captain"),
    "admiral": mark("AI: admiral"),
}
PILOT_NOTES = {
    HUMAN: mark("A person decides here; with several, the table is hidden while you change places."),
    "deckhand": mark("An easy opponent: plays at first sight and often errs."),
    "mate": mark("An opponent for beginners: plays soundly, without thinking ahead."),
    "captain": mark("A good opponent: thinks a turn ahead."),
    "admiral": mark("The strongest opponent: thinks long and far ahead."),
}
FIGURE_NOTE = mark("Press for the next one; who has that one changes with you.")
NATURES = {
    "race": (
        mark("Anne Bonny seeks battle."),
        mark("Mary Read hunts for treasure."),
        mark("Samuel Bellamy loves gold."),
        mark("John Rackham sails fast and shuns battle."),
        mark("Olivier Levasseur wants treasure, and gold as well."),
        mark("Edward Drummond fights, and digs for treasure."),
    ),
    "montego": (
        mark("Marlow's people push."),
        mark("Sol collects coins."),
        mark("Finn thinks big."),
        mark("Palma fills ships, and pushes nobody."),
    ),
}
"""Per game, the characters of its figures."""
NAME_NOTE = mark("The name in the game: press to write another one.")
NAME_TITLE = mark("What is your name?")
NAME_HINT = {
    "race": mark("Up to {number} letters; leave it empty for the captain's own name."),
    "montego": mark("Up to {number} letters. Leave it empty to use the foreman's own name."),
}
REMOVE = mark("{name} leaves the table.")
ADD = mark("One more")
ADD_NOTE = mark("One more captain joins the game.")
SEATS = {
    "race": mark("The captains, in the order of their turns"),
    "montego": mark("The foremen, in the order of their turns"),
}
RULES_OF_GAME = mark("The rules")
OPTIONS = {
    "edition": mark("Shortage"),
    "ghost": mark("Ghost ship"),
    "character": mark("Characters"),
    "data": mark("The board"),
    "seed": mark("Luck"),
}
SALT = {"race": mark("Sealed dice"), "montego": mark("Sealed draws")}
VALUES = {
    ("edition", "first"): mark("First edition"),
    ("edition", "second"): mark("Second edition"),
    ("ghost", "auto"): mark("With two only"),
    ("ghost", "yes"): mark("Sails along"),
    ("ghost", "no"): mark("Stays away"),
    ("character", True): mark("Each his own"),
    ("character", False): mark("By the book"),
    ("data", "standard"): mark("As usual"),
    ("seed", ""): mark("New every time"),
}
VALUE_NOTES = {
    ("edition", "first"): mark("Who cannot pay in full sails back to the nearest space whose cost he can pay."),
    ("edition", "second"): mark("Who cannot pay in full throws a die that tells to which kind of space he sails back."),
    ("ghost", "auto"): mark("The black ship, steered by the captain of the round, sails only when two play."),
    ("ghost", "yes"): mark("The black ship sails too, steered by the captain of the round; it fights, and it can win."),
    ("ghost", "no"): mark("The black ship stays in the fog."),
    ("data", "standard"): mark("Press to play with figures of your own from a file."),
    ("seed", ""): mark("Chance is new in every game; with a word of your own it can be repeated."),
}
CHARACTER_NOTES = {
    "race": {
        True: mark("AI captains play by their own taste: one seeks battle, another gold."),
        False: mark("All AI captains play alike, without a taste of their own."),
    },
    "montego": {
        True: mark("Each AI foreman has a style of their own: one pushes, another collects coins."),
        False: mark("All AI foremen play alike, without a style of their own."),
    },
}
OWN_DATA_NOTE = mark("The figures come from {file}; press to go back to the usual ones.")
SEED_NOTE = mark("The same word always brings the same luck; press to change it.")
SEED_TITLE = mark("A word for your luck")
SEED_HINT = {
    "race": mark("Friends who write the same word get the same dice, cards and treasures."),
    "montego": mark("Friends who write the same word get the same warehouses, order and ships."),
}
NOT_SEALED = mark("Not yet sealed")
SEALED_NOTE = mark("This fingerprint binds all that chance will bring; note it, and press to add salt of your own.")
SALTED_NOTE = mark("This fingerprint binds all that chance will bring; your salt “{salt}” decides with it.")
KNOWN_LUCK_NOTE = mark("Whoever knows the word for luck can know what comes; salt changes that.")
SALT_TITLE = mark("Salt for your luck")
SALT_HINT = mark("Any words: they decide what chance brings, so nobody can have chosen it before.")

# The launcher.
NEW_GAME = mark("New game")
NEW_GAME_NOTE = {
    "race": mark("Jamaica: a pirate race round the island, for two to six captains."),
    "montego": mark("Montego Bay: loading ships at the quay, for two to four foremen."),
}
LEARN = mark("Learn")
LEARN_ON_NOTE = mark("Goes on with the lesson of {game} at step {step}.")
LEARN_NOTE = mark("Play the first rounds of {game} with somebody who explains them.")
RULES = mark("Rules")
RULES_NOTE = mark("The rules of {game}, chapter by chapter.")
CONTINUE = mark("Continue")
CONTINUE_NOTE = mark("Goes on with your last game, exactly where it was left.")
PLAY_NOW = mark("Play {game} now")
WELCOME = mark("Welcome! “Learn” shows you a game in five minutes; or play at once against three captains.")
PLAY_NOW_NOTE = mark("You and three captains in a game of {game}; nothing more to choose.")
SAVES = mark("Saved games")
SAVES_NOTE = mark("Every game that is not finished, to go on with, to carry away or to delete.")
REPLAYS = mark("Finished games")
REPLAYS_NOTE = mark("Your finished games and how they ended.")
SETTINGS = mark("Settings")
STATISTICS = mark("Statistics")
STATISTICS_NOTE = mark("Victories, scores and ratings of everybody, and what luck did.")
SETTINGS_NOTE = mark("Sound, speed, letters, colours, language, keys and pad.")
CREDITS = mark("Credits")
CREDITS_NOTE = mark("Who made what, and what this version is.")
VERSION = mark("**Version {version}**")
QUIT = mark("Quit")
QUIT_NOTE = mark("Closes the game; what you have played is kept.")
ROUND = mark("{game}, round {round}")

# Settings.
TABS = {
    "sound": mark("Sound"),
    "motion": mark("Screen"),
    "reading": mark("Reading"),
    "keys": mark("Keys"),
    "pad": mark("Game pad"),
}
TAB_NOTES = {
    "sound": mark("How loud music, effects and the sounds of the place are."),
    "motion": mark("How fast things move, how large everything is, and full screen."),
    "reading": mark("Letters, contrast, colours and language."),
    "keys": mark("Which key does what."),
    "pad": mark("Which button of the game pad does what."),
}
MUSIC, EFFECTS, AMBIENCE = mark("Music"), mark("Effects"), mark("Sea and harbour")
MUSIC_NOTE = mark("The tunes of the harbour and of the tables.")
EFFECTS_NOTE = mark("Dice, cards, cannons, barrels and bells.")
AMBIENCE_NOTE = mark("Waves, gulls, crickets and the voices of the quay.")
SPEED = mark("Speed")
SPEEDS = {"1x": mark("Normal"), "2x": mark("Double"), "off": mark("Step by step"), "instant": mark("At once")}
SPEED_NOTES = {
    "1x": mark("Ships and dice move at their own pace; a click skips."),
    "2x": mark("Everything moves twice as fast; a click skips."),
    "off": mark("Nothing moves on the way, but each event keeps its moment."),
    "instant": mark("What happens has happened; the log tells it."),
}
REDUCED_MOTION = mark("Calm pictures")
REDUCED_MOTION_NOTE = mark("The title pictures stand still, and nothing sways, flashes or shakes.")
FULL_SCREEN = mark("Full screen")
FULL_SCREEN_NOTE = mark("The whole screen, or a window; {key} changes it at any time.")
SCALE = mark("Size of everything")
SCALE_NOTE = mark("How large panels and buttons are, as far as the window has room for it.")
TEXT_SIZE = mark("Size of the letters")
TEXT_SIZE_NOTE = mark("How large words are inside their panels.")
CONTRAST = mark("High contrast")
CONTRAST_NOTE = mark("Black ink on white paper, and a strong frame round what has the focus.")
PALETTE = mark("Colours")
PALETTES = {
    "standard": mark("As painted"),
    "deuteranopia": mark("For deuteranopia"),
    "protanopia": mark("For protanopia"),
    "tritanopia": mark("For tritanopia"),
}
PALETTE_NOTES = {
    "standard": mark("The colours of the captains as they are painted; each has an emblem too."),
    "deuteranopia": mark("Rings and lights in colours that differ when green is weak."),
    "protanopia": mark("Rings and lights in colours that differ when red is weak."),
    "tritanopia": mark("Rings and lights in colours that differ when blue is weak."),
}
LANGUAGE = mark("Language")
LANGUAGE_NOTE = mark("The language of everything that is said.")
OF_THE_SYSTEM = mark("That of the system")
ON, OFF = mark("On"), mark("Off")
COMMANDS = {
    "up": mark("Up"),
    "down": mark("Down"),
    "left": mark("Left"),
    "right": mark("Right"),
    "press": mark("Choose"),
    "back": mark("Back, menu"),
    "next": mark("Next place"),
    "previous": mark("Place before"),
    "hint": mark("Hint"),
    "undo": mark("Take back"),
    "faster": mark("Speed"),
    "rules": mark("Rules"),
    "full-screen": mark("Full screen"),
}
KEY_NAMES = {
    "up": mark("Arrow up"), "down": mark("Arrow down"), "left": mark("Arrow left"), "right": mark("Arrow right"),
    "return": mark("Enter"), "escape": mark("Escape"), "tab": mark("Tab key"), "backspace": mark("Backspace"),
    "space": mark("Space bar"),
}  # fmt: skip
KEY_NOTE = mark("Press to give this another key.")
BUTTON_NOTE = mark("Press to give this another button of the pad.")
BUTTON = mark("Button {number}")
PRESS_KEY = mark("Press the key for: {command}")
PRESS_BUTTON = mark("Press the button for: {command}")
KEEP_IT = mark("Escape, or a click, leaves it as it is.")
EXCHANGED = mark("{key} was used for “{other}”, which now has {old}.")
RESET = mark("As at first")
RESET_NOTE = mark("Gives every command its first key and button again.")
RESET_DONE = mark("Keys and buttons are as at first.")

# Saved games.
NO_SAVES = mark("No game is waiting for you. Every game you begin is kept by itself, move by move, and shown here.")
KEPT_NOTE = mark(
    "Your {number} newest unfinished games are kept by themselves; one you save under a name stays until you delete it."
)
NO_REPLAYS = mark("No game is finished yet.")
NAMED = mark("“{title}”: {game}, round {round}")
FINISHED = mark("{game}: won by {names}")
GHOST_SHIP = mark("the ghost ship")
OPEN_NOTE = mark("Goes on with this game.")
RESULT_NOTE = mark("Shows how this game ended.")
WATCH = mark("Watch again")
WATCH_NOTE = mark("Shows this game again from the beginning, choice by choice.")
EXPORT = mark("Carry away")
EXPORT_NOTE = mark("Writes this game into a file of its own, to carry it to another computer.")
EXPORTED = mark("The game is in the folder {folder} now: “{file}”.")
DELETE = mark("Delete")
DELETE_NOTE = mark("Deletes this game for good.")
DELETE_TITLE = mark("Delete this game?")
DELETE_TEXT = mark("{game} with {names} will be gone for good.")
KEEP = mark("Keep it")
IMPORT = mark("Bring in")
IMPORT_NOTE = mark("Brings in a game that was carried away from another computer; a file can also be dropped here.")
IMPORTED = mark("The game was brought in.")
BROKEN = mark("{file}: {reason}")
SAVE_TITLE = mark("A name for this game")
SAVE_HINT = mark("Up to {number} letters; you can go on with it from here as often as you like.")
SAVED = mark("The game was saved as “{title}”.")
NO_GAME_HERE = mark("Nothing can be found here.")

# Files.
CHOOSE_FILE = mark("Choose a file")
UP_NOTE = mark("The folder above.")
FOLDER_NOTE = mark("Looks into this folder.")
FILE_NOTE = mark("Takes this file.")
