"""The things and questions of Montego Bay in plain words."""

from collections import Counter

from ....engine.language import Language, mark, mark_phrase, marks
from ..rules.position import Position

QUESTIONS = {
    "hire": mark("Hire Lazy Jack for 3 coins, {name}?"),
    "cards": mark("Which cards for your workers, {name}?"),
    "load": mark("Which ship takes the barrel, {name}?"),
    "unload": mark("Which ship loses a barrel, {name}?"),
}
"""Questions to a seat, by stage."""
_COUNTING = mark("The Tally-Man counts")
ROUND = mark("Round {round}")
_SETTING_UP = mark("The harbour is made ready")
PHASES = {
    "lot": _SETTING_UP,
    "warehouse": _SETTING_UP,
    "tile": _SETTING_UP,
    "ship": _SETTING_UP,
    "begin": _SETTING_UP,
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
"""Phases of a round, by stage."""
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
_SHIPS = {
    "sloop": marks("{number} sloop", "{number} sloops"),
    "brig": marks("{number} brig", "{number} brigs"),
    "barque": marks("{number} barque", "{number} barques"),
    "galleon": marks("{number} galleon", "{number} galleons"),
}
BENEATH = mark("Still to come, in an unknown order: {ships}")
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
_YOURS = (
    mark_phrase("subject", "your large worker"),
    mark_phrase("subject", "your small worker"),
    mark_phrase("subject", "your third worker"),
)
_YOURS_PUSHED = (
    mark_phrase("object", "your large worker"),
    mark_phrase("object", "your small worker"),
    mark_phrase("object", "your third worker"),
)
_JACK_FOR, _JACK_FOR_YOU = mark("Lazy Jack (for {name})"), mark("Lazy Jack (for you)")


def ship(kind: str, words: dict[str, str], language: Language) -> str:
    """A kind of ship in some words for it; kinds of a player's own file are called by their word."""
    return language.say(words[kind]) if kind in words else kind


def beneath(view: Position, language: Language) -> str:
    """The ships beneath the tops of both stacks, so many of each kind (M12.15); empty if there are none."""
    counts = Counter(view.table.kinds[kind] for kind in view.unseen_ships())
    ships = [
        language.count(*_SHIPS[kind], count) if kind in _SHIPS else f"{count} {kind}" for kind, count in counts.items()
    ]
    return language.say(BENEATH, ships=", ".join(ships)) if ships else ""


def worker(number: int | None, name: str, language: Language, *, pushed: bool = False) -> str:
    """A worker by his number within his owner's crew, None for Lazy Jack; `pushed` if something is done to him.

    Without a name he is the reader's.
    """
    if number is None:
        return language.say(_JACK_FOR, name=name) if name else language.say(_JACK_FOR_YOU)
    if name:
        return language.phrase(*(_OBJECTS if pushed else _SUBJECTS)[number], name=name)
    return language.phrase(*(_YOURS_PUSHED if pushed else _YOURS)[number])
