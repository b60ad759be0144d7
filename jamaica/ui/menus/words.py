"""What the harbour says."""

from ...engine.language import mark, marks
from ...engine.record import HUMAN
from ...session.setup import PHONE

BACK = mark("Back")

# A new game.
NEW_GAME_OF = mark("A new game of {game}")
QUICK = mark("Quick game")
QUICK_NOTE = mark("Starts right away: you against three AI opponents, with the standard rules.")
BEGIN_NOTE = mark("Starts the game with these settings.")
PILOT_NOTES = {
    HUMAN: mark("Played by a person. With several, the screen is covered while you swap."),
    PHONE: mark("A person who keeps their cards on a phone, on the same network."),
    "deckhand": mark("Easy: plays on instinct and often makes mistakes."),
    "mate": mark("For beginners: plays soundly, but does not think ahead."),
    "captain": mark("Good: thinks a turn ahead."),
    "admiral": mark("The strongest: thinks long and far ahead."),
}
FIGURE_NOTE = mark("Click to change character; a player who already has it swaps with you.")
NAME_NOTE = mark("The player's name. Click to change it.")
NAME_TITLE = mark("What is your name?")
NAME_TITLE_AI = mark("Name this AI opponent")
NAME_HINT = mark("Up to {number} letters. Leave it empty to use the character's own name.")
REMOVE = mark("Removes {name} from the game.")
ADD = mark("Add player")
ADD_NOTE = mark("Adds another player to the game.")
RULES_OF_GAME = mark("Game options")
ADVANCED = mark("Advanced")
ADVANCED_NOTE = mark("Your own board, fixed luck, and dice that can be checked afterwards.")
WHO_PLAYS = mark("Players")
ALL_PEOPLE = mark("All human")
ALL_AI = mark("All AI")
SOME_PEOPLE = mark("{people} human, {others} AI")
ALL_PEOPLE_NOTE = mark("Click to seat human players everywhere; the table is hidden while you swap seats.")
AGAINST_AI_NOTE = mark("Click to play against AI opponents.")
STYLES = mark("AI styles")
DIFFERENT, ALIKE = mark("Different"), mark("All alike")
BOARD = mark("Board")
STANDARD_BOARD = mark("Standard")
STANDARD_BOARD_NOTE = mark("Click to load your own data from a file.")
OWN_DATA_NOTE = mark("Played with {file}. Click to go back to the standard data.")
LUCK = mark("Luck")
NEW_LUCK = mark("New every time")
NEW_LUCK_NOTE = mark("New luck every game. Enter a word to replay the same luck.")
SEED_NOTE = mark("The same word always gives the same luck. Click to change it.")
SEED_TITLE = mark("Your lucky word")
NOT_SEALED = mark("Not yet sealed")
SEALED_NOTE = mark("This fingerprint seals every roll and draw. Note it down, or click to add words of your own.")
SALTED_NOTE = mark("This fingerprint, with your words “{salt}”, seals every roll and draw.")
KNOWN_LUCK_NOTE = mark("Anyone who knows the lucky word can predict this game. Words of your own prevent that.")
SALT_TITLE = mark("Add words of your own")
SALT_HINT = mark("Any words you like. They help decide every roll and draw, so nobody can have planned them.")

# The launcher.
NEW_GAME = mark("New game")
LEARN = mark("Learn")
LEARN_NOTE = mark("A guided first game of {game}, in short chapters.")
LEARN_ON_NOTE = marks("{game}, guided: {number} chapter is done.", "{game}, guided: {number} chapters are done.")
LEARN_TITLE = mark("Learn {game}")
CHAPTER_ON = mark("Continue at step {step}.")
CHAPTER_DONE = mark("Done. {about}")
PUZZLES = mark("Puzzles")
PUZZLES_NOTE = mark("Positions from {game} in which one choice is the best: find it.")
RULES = mark("Rules")
RULES_NOTE = mark("The rules of {game}, chapter by chapter.")
CONTINUE = mark("Continue")
CONTINUE_NOTE = mark("Continues your last game, exactly where you left it.")
PLAY_NOW = mark("Play {game} now")
WELCOME = mark("Welcome! “Learn” teaches you a game step by step, or play right away against three AI opponents.")
PLAY_NOW_NOTE = mark("{game}, right away: you against three AI opponents.")
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
QUIT_TITLE = mark("Quit?")
QUIT_TEXT = mark("Your game is saved.")
STAY = mark("Stay here")
ROUND = mark("{game}, round {round}")

# Settings.
TABS = {
    "sound": mark("Sound and display"),
    "reading": mark("Text and colours"),
    "keys": mark("Keyboard"),
    "pad": mark("Gamepad"),
}
TAB_NOTES = {
    "sound": mark("Volume, animation speed, interface size and full screen."),
    "reading": mark("Text size, contrast, colours and language."),
    "keys": mark("What each key does."),
    "pad": mark("What each gamepad button does."),
}
MUSIC, EFFECTS, AMBIENCE = mark("Music"), mark("Effects"), mark("Sea and harbour")
MUSIC_NOTE = mark("The music in the harbour and during the games.")
EFFECTS_NOTE = mark("Dice, cards, cannons, barrels and bells.")
AMBIENCE_NOTE = mark("Waves, gulls, crickets and voices on the quay.")
TUTOR = mark("Tutor")
TUTORS = {"off": mark("Off"), "gentle": mark("Gentle"), "strict": mark("Strict")}
TUTOR_NOTES = {
    "off": mark("Nobody comments on your choices."),
    "gentle": mark("The admiral warns you of a choice that costs much, and you can take it back."),
    "strict": mark("The admiral warns you of smaller mistakes too, and you can take them back."),
}
SPEED = mark("Speed")
SPEEDS = {"1x": mark("Normal"), "2x": mark("Double"), "off": mark("No animation"), "instant": mark("Instant")}
SPEED_NOTES = {
    "1x": mark("Ships and dice move at their own pace; click to skip."),
    "2x": mark("Everything moves twice as fast; click to skip."),
    "off": mark("Nothing moves, but each event is shown for a moment."),
    "instant": mark("Everything happens at once; the log tells you what."),
}
REDUCED_MOTION = mark("Reduced motion")
CAPTAINS_SPEAK = mark("Captains speak")
CAPTAINS_SPEAK_NOTE = mark("AI opponents now and then remark on what happens to them, in a bubble beside their panel.")
REDUCED_MOTION_NOTE = mark("Title pictures stand still, and nothing sways, flashes or shakes.")
DAYLIGHT = mark("Nightfall")
DAYLIGHTS = {"own": mark("Your evenings"), "every": mark("Every evening"), "never": mark("Never")}
DAYLIGHT_NOTES = {
    "own": mark("In Jamaica, night falls for your evening actions; in the others' it only grows dim."),
    "every": mark("In Jamaica, night falls for everybody's evening action."),
    "never": mark("In Jamaica it is always day; a ring shows whether the morning or the evening die counts."),
}
FULL_SCREEN = mark("Full screen")
FULL_SCREEN_NOTE = mark("Fill the whole screen or play in a window; {key} switches at any time.")
SCALE = mark("Interface size")
SCALE_NOTE = mark("Size of panels and buttons, as far as the window has room.")
TEXT_SIZE = mark("Text size")
TEXT_SIZE_NOTE = mark("Size of the text.")
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
    "standard": mark("The usual colours; every player has an emblem too."),
    "deuteranopia": mark("Rings and lights in colours you can tell apart if green is weak."),
    "protanopia": mark("Rings and lights in colours you can tell apart if red is weak."),
    "tritanopia": mark("Rings and lights in colours you can tell apart if blue is weak."),
}
LANGUAGE = mark("Language")
LANGUAGE_NOTE = mark("The language of the whole game.")
CHOOSE_LANGUAGE = mark("Choose your language")
CHANGED_LATER = mark("You can change it at any time in the settings.")
SAMPLE = mark("“Land ho!” Mary Read pays 3 doubloons and digs up a treasure worth 7 points.")
ON, OFF = mark("On"), mark("Off")
KEY_NOTE = mark("Click to choose another key.")
BUTTON_NOTE = mark("Click to choose another gamepad button.")
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
