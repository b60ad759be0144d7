"""What the harbour says."""

from ...engine.language import mark
from ...engine.record import HUMAN

BACK = mark("Back")

# A new game.
NEW_GAME_OF = mark("A new game of {game}")
BEGIN = {"race": mark("Set sail"), "montego": mark("To work!")}
QUICK = mark("Quick game")
QUICK_NOTE = mark("Starts a quick game at once: you against three AI opponents, with the standard rules.")
BEGIN_NOTE = mark("Starts the game with these settings.")
PILOT_NOTES = {
    HUMAN: mark("A human player decides here. With several, the table is hidden while you swap seats."),
    "deckhand": mark("An easy opponent: plays on instinct and often makes mistakes."),
    "mate": mark("An opponent for beginners: plays soundly, but does not think ahead."),
    "captain": mark("A good opponent: thinks a turn ahead."),
    "admiral": mark("The strongest opponent: thinks long and far ahead."),
}
FIGURE_NOTE = mark("Press for the next character; whoever has that one swaps with you.")
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
        mark("Marlow's crew love to push."),
        mark("Sol collects coins."),
        mark("Finn thinks big."),
        mark("Palma fills ships and pushes nobody."),
    ),
}
"""Per game, the characters of its figures."""
NAME_NOTE = mark("The player's name. Press to change it.")
NAME_TITLE = mark("What is your name?")
NAME_HINT = {
    "race": mark("Up to {number} letters. Leave it empty to use the captain's own name."),
    "montego": mark("Up to {number} letters. Leave it empty to use the foreman's own name."),
}
REMOVE = mark("Removes {name} from the game.")
ADD = mark("Add player")
ADD_NOTE = mark("Adds another player to the game.")
SEATS = {
    "race": mark("The captains, in turn order"),
    "montego": mark("The foremen, in turn order"),
}
RULES_OF_GAME = mark("Game options")
OPTIONS = {
    "edition": mark("Shortage rule"),
    "ghost": mark("Ghost ship"),
    "character": mark("Characters"),
    "data": mark("Board"),
    "seed": mark("Luck"),
}
SALT = {"race": mark("Sealed dice"), "montego": mark("Sealed draws")}
VALUES = {
    ("edition", "first"): mark("First edition"),
    ("edition", "second"): mark("Second edition"),
    ("ghost", "auto"): mark("2 players only"),
    ("ghost", "yes"): mark("Joins the race"),
    ("ghost", "no"): mark("Stays away"),
    ("character", True): mark("Individual"),
    ("character", False): mark("All alike"),
    ("data", "standard"): mark("Standard"),
    ("seed", ""): mark("New every time"),
}
VALUE_NOTES = {
    ("edition", "first"): mark("If you cannot pay in full, you sail back to the nearest space whose cost you can pay."),
    ("edition", "second"): mark("If you cannot pay in full, a die roll decides which kind of space you sail back to."),
    ("ghost", "auto"): mark("The black ship, steered by the Captain of the round, sails only in two-player games."),
    ("ghost", "yes"): mark("The black ship sails too, steered by the Captain of the round. It fights, and it can win."),
    ("ghost", "no"): mark("The black ship stays in the fog."),
    ("data", "standard"): mark("Press to play with your own figures from a file."),
    ("seed", ""): mark("The luck is different in every game. With a word of your own, you can repeat it."),
}
CHARACTER_NOTES = {
    "race": {
        True: mark("Each AI captain has a style of their own: one seeks battle, another gold."),
        False: mark("All AI captains play alike, without a style of their own."),
    },
    "montego": {
        True: mark("Each AI foreman has a style of their own: one pushes, another collects coins."),
        False: mark("All AI foremen play alike, without a style of their own."),
    },
}
OWN_DATA_NOTE = mark("The figures come from {file}. Press to go back to the standard ones.")
SEED_NOTE = mark("The same word always gives the same luck. Press to change it.")
SEED_TITLE = mark("Your lucky word")
SEED_HINT = {
    "race": mark("Friends who enter the same word get the same dice, cards and treasures."),
    "montego": mark("Friends who enter the same word get the same warehouses, order and ships."),
}
NOT_SEALED = mark("Not yet sealed")
SEALED_NOTE = mark(
    "This fingerprint fixes every roll and draw in advance. Note it down, or press to add salt of your own."
)
SALTED_NOTE = mark("This fingerprint, together with your salt “{salt}”, fixes every roll and draw in advance.")
KNOWN_LUCK_NOTE = mark("Anyone who knows the lucky word can predict this game. Add salt to prevent that.")
SALT_TITLE = mark("Add a pinch of salt")
SALT_HINT = mark(
    "Any words you like. They help decide every roll and draw, so nobody can have planned them beforehand."
)

# The launcher.
NEW_GAME = mark("New game")
NEW_GAME_NOTE = {
    "race": mark("Jamaica: a pirate race round the island for two to six captains."),
    "montego": mark("Montego Bay: loading ships at the quay for two to four foremen."),
}
LEARN = mark("Learn")
LEARN_ON_NOTE = mark("Continues the {game} lesson at step {step}.")
LEARN_NOTE = mark("Play the first rounds of {game} with someone to explain them.")
RULES = mark("Rules")
RULES_NOTE = mark("The rules of {game}, chapter by chapter.")
CONTINUE = mark("Continue")
CONTINUE_NOTE = mark("Continues your last game, exactly where you left it.")
PLAY_NOW = mark("Play {game} now")
WELCOME = mark("Welcome! “Learn” teaches you a game in five minutes, or play right away against three AI opponents.")
PLAY_NOW_NOTE = mark("You against three AI opponents in a game of {game}; nothing else to choose.")
SAVES = mark("Saved games")
SAVES_NOTE = mark("Your unfinished games: continue, export or delete them.")
REPLAYS = mark("Finished games")
REPLAYS_NOTE = mark("Your finished games and how they ended.")
SETTINGS = mark("Settings")
STATISTICS = mark("Statistics")
STATISTICS_NOTE = mark("Everybody's wins, scores and ratings, and how the dice fell.")
SETTINGS_NOTE = mark("Sound, speed, text, colours, language, keyboard and gamepad.")
CREDITS = mark("Credits")
CREDITS_NOTE = mark("Who made what, and which version this is.")
VERSION = mark("**Version {version}**")
QUIT = mark("Quit")
QUIT_NOTE = mark("Closes the program. Your game is saved.")
QUIT_TITLE = mark("Leave the game?")
QUIT_TEXT = mark("Your game is saved.")
STAY = mark("Stay here")
ROUND = mark("{game}, round {round}")

# Settings.
TABS = {
    "sound": mark("Sound"),
    "motion": mark("Display"),
    "reading": mark("Text and colours"),
    "keys": mark("Keyboard"),
    "pad": mark("Gamepad"),
}
TAB_NOTES = {
    "sound": mark("The volume of music, effects and background sounds."),
    "motion": mark("Animation speed, interface size and full screen."),
    "reading": mark("Text size, contrast, colours and language."),
    "keys": mark("What each key does."),
    "pad": mark("What each gamepad button does."),
}
MUSIC, EFFECTS, AMBIENCE = mark("Music"), mark("Effects"), mark("Sea and harbour")
MUSIC_NOTE = mark("The music in the harbour and during the games.")
EFFECTS_NOTE = mark("Dice, cards, cannons, barrels and bells.")
AMBIENCE_NOTE = mark("Waves, gulls, crickets and voices on the quay.")
SPEED = mark("Speed")
SPEEDS = {"1x": mark("Normal"), "2x": mark("Double"), "off": mark("No animation"), "instant": mark("Instant")}
SPEED_NOTES = {
    "1x": mark("Ships and dice move at their own pace; click to skip."),
    "2x": mark("Everything moves twice as fast; click to skip."),
    "off": mark("Nothing moves, but each event is shown for a moment."),
    "instant": mark("Everything happens at once; the log tells you what."),
}
REDUCED_MOTION = mark("Reduced motion")
REDUCED_MOTION_NOTE = mark("Title pictures stand still, and nothing sways, flashes or shakes.")
FULL_SCREEN = mark("Full screen")
FULL_SCREEN_NOTE = mark("Fill the whole screen or play in a window; {key} switches at any time.")
SCALE = mark("Interface size")
SCALE_NOTE = mark("How large panels and buttons are, as far as the window has room.")
TEXT_SIZE = mark("Text size")
TEXT_SIZE_NOTE = mark("How large the words in the panels are.")
CONTRAST = mark("High contrast")
CONTRAST_NOTE = mark("Black ink on white paper, and a strong frame around whatever is selected.")
PALETTE = mark("Colours")
PALETTES = {
    "standard": mark("Standard"),
    "deuteranopia": mark("For deuteranopia"),
    "protanopia": mark("For protanopia"),
    "tritanopia": mark("For tritanopia"),
}
PALETTE_NOTES = {
    "standard": mark("The captains' usual colours; each has an emblem too."),
    "deuteranopia": mark("Rings and lights in colours you can tell apart if green is weak."),
    "protanopia": mark("Rings and lights in colours you can tell apart if red is weak."),
    "tritanopia": mark("Rings and lights in colours you can tell apart if blue is weak."),
}
LANGUAGE = mark("Language")
LANGUAGE_NOTE = mark("The language of the whole game.")
OF_THE_SYSTEM = mark("System language")
ON, OFF = mark("On"), mark("Off")
KEY_NOTE = mark("Press to choose another key.")
BUTTON_NOTE = mark("Press to choose another gamepad button.")
PRESS_KEY = mark("Press the key for: {command}")
PRESS_BUTTON = mark("Press the button for: {command}")
KEEP_IT = mark("Press Escape or click to leave it unchanged.")
EXCHANGED = mark("{key} was used for “{other}”, which now uses {old}.")
RESET = mark("Reset to defaults")
RESET_NOTE = mark("Restores the default keys and buttons.")
RESET_DONE = mark("Keys and buttons have been reset.")

# Saved games.
NO_SAVES = mark(
    "No game is waiting for you. Every game you start is saved automatically after each move and listed here."
)
KEPT_NOTE = mark(
    "Your {number} latest unfinished games are saved automatically. "
    "A game you save under a name stays until you delete it."
)
NO_REPLAYS = mark("No finished games yet.")
NAMED = mark("“{title}”: {game}, round {round}")
FINISHED = mark("{game}: won by {names}")
GHOST_SHIP = mark("the ghost ship")
OPEN_NOTE = mark("Continues this game.")
RESULT_NOTE = mark("Shows how this game ended.")
WATCH = mark("Watch replay")
WATCH_NOTE = mark("Shows this game from the beginning, choice by choice.")
EXPORT = mark("Export")
EXPORT_NOTE = mark("Saves this game as a file that you can take to another computer.")
EXPORTED = mark("The game was exported to the folder {folder}: “{file}”.")
DELETE = mark("Delete")
DELETE_NOTE = mark("Deletes this game permanently.")
DELETE_TITLE = mark("Delete this game?")
DELETE_TEXT = mark("{game} with {names} will be deleted permanently.")
KEEP = mark("Keep it")
IMPORT = mark("Import")
IMPORT_NOTE = mark("Imports a game from a file, for example from another computer. You can also drop the file here.")
IMPORTED = mark("The game was imported.")
BROKEN = mark("{file}: {reason}")
SAVE_TITLE = mark("Name this game")
SAVE_NAME = mark("{game}, round {round}")
SAVE_HINT = mark("Up to {number} letters. You can return to this point as often as you like.")
SAVED = mark("The game was saved as “{title}”.")
NO_GAME_HERE = mark("There are no game files here.")

# Files.
CHOOSE_FILE = mark("Choose a file")
UP_NOTE = mark("Up one folder.")
FOLDER_NOTE = mark("Opens this folder.")
FILE_NOTE = mark("Chooses this file.")
