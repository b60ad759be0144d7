"""The things and questions of Montego Bay in plain words."""

from ....engine.language import Language, mark, mark_phrase, marks

QUESTIONS = {
    "hire": mark("Hire Lazy Jack for 3 coins, {name}?"),
    "cards": mark("Which cards for your workers, {name}?"),
    "load": mark("Which ship takes the barrel, {name}?"),
    "unload": mark("Which ship loses a barrel, {name}?"),
}
"""What a seat is asked, by stage."""
_COUNTING = mark("The Tally-Man counts")
ROUND = mark("Round {round}")
PHASES = {
    "hire": mark("Who hires Lazy Jack?"),
    "cards": mark("Everybody chooses cards"),
    "walk": mark("The workers walk"),
    "count": _COUNTING,
    "load": _COUNTING,
    "unload": _COUNTING,
    "depart": mark("The ship at pier 1 leaves"),
    "order": mark("Preparing the next round"),
    "end": mark("The last ships leave"),
    "over": mark("The day is over"),
}
"""What is going on in a round, by stage."""
JACK_FREE = mark("Lazy Jack sleeps")
IN_HAND = marks("{number} barrel to load", "{number} barrels to load")
SUPPLY = marks("{number} barrel in the supply", "{number} barrels in the supply")
COINS = marks("{number} silver coin", "{number} silver coins")
ABOARD = marks("{number} barrel aboard", "{number} barrels aboard")
POINTS_NOW = marks("{number} point", "{number} points")
PILOT = mark("The pilot boat takes no barrels")
A_SHIP = {
    "sloop": mark("a sloop"), "brig": mark("a brig"), "barque": mark("a barque"), "galleon": mark("a galleon"),
}  # fmt: skip
THE_SHIP = {
    "pilot": mark("the pilot boat"),
    "sloop": mark("the sloop"),
    "brig": mark("the brig"),
    "barque": mark("the barque"),
    "galleon": mark("the galleon"),
}
_SUBJECTS = (
    mark_phrase("subject", "{name}'s large worker"),
    mark_phrase("subject", "{name}'s small worker"),
    mark_phrase("subject", "{name}'s third worker"),
)
_OBJECTS = (
    mark_phrase("object", "{name}'s large worker"),
    mark_phrase("object", "{name}'s small worker"),
    mark_phrase("object", "{name}'s third worker"),
)
_JACK_FOR = mark("Lazy Jack (for {name})")


def ship(kind: str, words: dict[str, str], language: Language) -> str:
    """A kind of ship in some words for it; kinds of a player's own file are called by their word."""
    return language.say(words[kind]) if kind in words else kind


def worker(number: int | None, name: str, language: Language, *, pushed: bool = False) -> str:
    """A worker by his number within his owner's crew, None for Lazy Jack; `pushed` if something is done to him."""
    if number is None:
        return language.say(_JACK_FOR, name=name)
    return language.phrase(*(_OBJECTS if pushed else _SUBJECTS)[number], name=name)
