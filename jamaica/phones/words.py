"""What the page of a phone says by itself, in all languages; everything about a game comes from the game."""

from collections.abc import Callable

import msgspec

from ..engine.language import LANGUAGES, Language, mark

WORDS = {
    "connecting": mark("Connecting to the table …"),
    "lost": mark("No connection to the table. Trying again …"),
    "sit": mark("Which seat is yours?"),
    "none_free": mark("All seats have been taken. To swap phones, scan the code of your seat."),
    "taken": mark("Somebody else has just taken this seat. Please choose another."),
    "wait": mark("Another phone has this seat. Ask at the screen to let this one in."),
    "door": mark("Ask at the screen to let this phone in."),
    "key": mark("This code opens no seat here. Please scan the one on the screen."),
    "other": mark("This seat is now open in another window or on another phone."),
    "fast": mark("Too many messages at once. Please load the page again."),
    "closed": mark("The table is closed."),
    "again": mark("Try again"),
    "choose": mark("Choose"),
    "lay": mark("Lay face down"),
    "change": mark("Change to this"),
    "laid": mark("Laid face down"),
    "may_change": mark("You can change it until everybody has chosen."),
    "secret": mark("Only you see this."),
    "take_back": mark("Take back"),
    "recap": mark("Since your last choice"),
    "nothing": mark("Nothing new so far."),
    "log": mark("The whole log"),
    "table": mark("The whole table"),
    "players": mark("Players"),
    "language": mark("Language"),
    "plain": mark("This page is not encrypted. Play in a network you trust."),
}
"""By the name the script of the page uses."""
NOTICE = mark(
    "Phones talk to this computer over plain HTTP in your local network, without encryption. Anyone in that network "
    "could listen in; nothing goes to the internet."
)
"""Said once, where phones are switched on."""
NO_NETWORK = mark(
    "This computer is on no local network, so no phone can connect. Join one, or hand the table over as usual."
)
WATCH = mark("Watch the table.")
OVER = mark("The game is over.")
DECIDES = mark("{name} decides.")
THINKS = mark("{name} is thinking.")
WAITING = mark("Waiting for {names}.")
DECIDING = mark("deciding")
HAS_CHOSEN = mark("has chosen")
AWAY = mark("phone away")


def page_words(speak: Callable[[str], Language]) -> bytes:
    """The words of the page in all languages, and what these are called, as JSON."""
    said = {code: {name: speak(code).say(text) for name, text in WORDS.items()} for code in LANGUAGES}
    return msgspec.json.encode({"languages": LANGUAGES, "words": said})
