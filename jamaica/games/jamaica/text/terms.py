"""The things and questions of Jamaica in plain words."""

from collections.abc import Sequence

from ....engine.language import Language, mark, mark_phrase, marks
from ..rules.data import FOOD, GOLD, PORT_ROYAL, POWDER, POWERS
from ..rules.position import Position

CARDS = {
    "food/forward": mark("Provisions"),
    "forward/forward": mark("Full Sail"),
    "forward/backward": mark("Sortie"),
    "backward/forward": mark("Feint"),
    "forward/powder": mark("Powder Run"),
    "powder/gold": mark("Privateer"),
    "gold/gold": mark("Gold Fever"),
    "gold/forward": mark("Rich Voyage"),
    "forward/food": mark("Fair Wind"),
    "food/powder": mark("Full Larder"),
    "powder/food": mark("Ready Crew"),
}
"""The action cards by their word in moves."""
TREASURES = (mark("Morgan's Map"), mark("Saran's Sabre"), mark("Lady Beth"), mark("Sixth Hold"))
"""The treasures with a power, as titles."""
OBJECTS = (mark("Morgan's Map"), mark("Saran's Sabre"), mark("Lady Beth"), mark("the Sixth Hold"))
"""Names of treasures as objects of a sentence: found, taken or given."""
GHOST = mark("The ghost ship")
GHOST_IN_LIST = mark_phrase("in a list", "the ghost ship")
SPACE = mark("Space {space}")
PORT = mark("Port Royal")
HAND = marks("{number} card in hand", "{number} cards in hand")
PLAYED = mark("Played: {cards}")
NOT_PLAYED = mark("No card played yet")
UNSEEN = marks("{number} treasure face down", "{number} treasures face down")
QUESTIONS = {
    "dice": mark("How do you place the dice, {name}?"),
    "card": mark("Which card will you play, {name}?"),
    "lane": mark("Which lane do you take, {name}?"),
    "stow": mark("Where do you load {load}, {name}?"),
    "empty": mark("Which hold do you empty for {load}, {name}?"),
    "pay": mark("Which hold pays the {due}, {name}?"),
    "attack": mark("Who do you attack, {name}?"),
    "powder": mark("How much gunpowder, {name}?"),
    "sabre": mark("Roll again, {name}?"),
    "loot": mark("Which prize do you take, {name}?"),
    "course": mark("Where does the ghost sail, {name}?"),
}
"""Questions to a seat, by stage."""
_AMOUNTS = {
    GOLD: marks("{number} doubloon", "{number} doubloons"),
    FOOD: marks("{number} food", "{number} food"),
    POWDER: marks("{number} gunpowder", "{number} gunpowder"),
}


def question(state: Position, names: Sequence[str], language: Language) -> str:
    """The question to the seat to move."""
    due = amount(state.due_kind, state.due, language) if state.due else ""
    load = amount(state.load_kind, state.load_amount, language) if state.load_amount else ""
    return language.say(QUESTIONS[state.stage], name=names[state.to_move], due=due, load=load)


def card_name(card: str, language: Language) -> str:
    """An action card by the name that is printed on it; players' own cards are called by their word."""
    return language.say(CARDS[card]) if card in CARDS else card


def place_name(space: int, language: Language) -> str:
    """A space by name."""
    return language.say(PORT if space == PORT_ROYAL else SPACE, space=space)


def amount(kind: int, number: int, language: Language) -> str:
    """An amount of a kind of token."""
    return language.count(*_AMOUNTS[kind], number)


def signed(value: int) -> str:
    """A value with its sign, the minus as printed."""
    return f"+{value}" if value > 0 else f"−{-value}"


def treasure(name: str, value: int, language: Language) -> str:
    """A treasure as what somebody finds, takes or gives."""
    if name in POWERS:
        return language.say(OBJECTS[POWERS.index(name)])
    return language.say("a treasure of {value}", value=signed(value))
