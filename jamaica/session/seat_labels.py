"""Who steers a ship or leads the workers, in words: a person, or a captain by level and character."""

from ..engine.language import Language, mark
from ..engine.record import HUMAN
from .setup import PHONE

PILOTS = {
    HUMAN: mark("Human player"),
    PHONE: mark("Player with a phone"),
    "deckhand": mark("AI: deckhand"),
    "mate": mark("AI: mate"),
    "captain": mark("AI: commodore"),
    "admiral": mark("AI: admiral"),
}
CHARACTER = mark("{level} ({name})")


def pilot_words(pilot: str, language: Language) -> str:
    """A pilot in words: ``mate:bonny`` is "AI: mate (Bonny)"."""
    level, _, word = pilot.partition(":")
    label = language.say(PILOTS[level]) if level in PILOTS else level
    character = word.replace("-", " ").title()
    return language.say(CHARACTER, level=label, name=character) if character else label
