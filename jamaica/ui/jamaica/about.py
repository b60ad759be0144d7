"""What the things on the table of Jamaica are, in words: spaces, holds, treasures, places in the race, dice."""

from collections.abc import Iterator, Sequence
from functools import partial

from ...engine.language import Language, mark, marks
from ...games.jamaica.rules.data import FOOD, GOLD, LADY_BETH, MAP, NONE, PORT_ROYAL, POWDER, POWERS, SABRE, SIXTH_HOLD
from ...games.jamaica.rules.state import State
from ...games.jamaica.rules.static import HOLDS
from ...games.jamaica.text.describe import AT_HOME, STEPS
from ...games.jamaica.text.terms import TREASURES, amount, place_name, signed, treasure
from ..table.area import Area, Told
from . import words
from .board import Field

_HOLD, _EMPTY = mark("Hold {hold}"), mark("Empty")
_CARGO, _NO_CARGO = mark("On board: {cargo}"), mark("All holds are empty")
_SEA, _PORT = mark("Open sea: costs {cost}"), mark("A port: costs {cost}")
_LAIR, _TREASURE = mark("A pirate lair, already plundered: no cost"), mark("A pirate lair with a treasure: no cost")
_HOME = mark("Start and finish: no cost and no battles")
_COUNTS, _COUNTS_HOME = mark("Counts {points} at the end"), mark("Counts {points} after the lap")
_HERE = mark("Here: {names}")
_POWERS = {
    MAP: mark("Its owner has a hand of {cards} cards"),
    SABRE: mark("Once in a battle its owner may have a die rolled again"),
    LADY_BETH: mark("Adds {bonus} to its owner's die in every battle"),
    SIXTH_HOLD: mark("One hold more, loaded as usual"),
}
_FACE_DOWN = mark("A treasure, face down")
_SECRET = mark("Only its owner knows it; it counts at the end")
_PLACE = mark("Place {place} in the race")
_ROLLS = mark("{name} rolls the dice and places them")
_DICE = {"morning": mark("Morning die: {face}"), "evening": mark("Evening die: {face}")}
_SIDES = {
    "morning": mark("For the left action of every card"),
    "evening": mark("For the right action of every card"),
}
_DECK = mark("Treasures")
_LEFT = marks("{number} is still to be found: one for every lair with its token",
              "{number} are still to be found: one for every lair with its token")  # fmt: skip
_RED_LINE = mark("Every space before the red line")
TOTALS = (GOLD, FOOD, POWDER)
"""The kinds of which totals are shown, in this order."""
SHIELD, WELL = 84, 200
"""How large the shields, and the wells and cards in the middle are, in board units."""


def hold(view: State, ship: int, number: int, language: Language) -> Told:
    """A hold, counted from 0, and what is in it."""
    kind, there = view.holds(ship)[number]
    name = language.say(TREASURES[SIXTH_HOLD] if number == HOLDS - 1 else _HOLD, hold=number + 1)
    return name, [amount(kind, there, language) if kind != NONE else language.say(_EMPTY)]


def cargo(view: State, ship: int, language: Language) -> str:
    """What a ship has of each kind, whatever holds it lies in."""
    there = [amount(kind, view.has(ship, kind), language) for kind in TOTALS if view.has(ship, kind)]
    return language.say(_CARGO, cargo=language.all_of(there)) if there else language.say(_NO_CARGO)


def of_treasure(view: State, face: str, language: Language) -> Told:
    """A treasure by its word, or one whose back is seen."""
    table, say = view.table, language.say
    if face not in table.treasure_of:
        return say(_FACE_DOWN), [say(_SECRET)]
    if face in POWERS:
        power = POWERS.index(face)
        return say(TREASURES[power]), [say(_POWERS[power], cards=table.map_hand_size, bonus=table.lady_beth)]
    name = treasure(face, table.values[table.treasure_of[face]], language)
    return name[:1].upper() + name[1:], [say(_SECRET)]


def place(view: State, ship: int, number: int, name: str, language: Language) -> Told:
    """The place of a ship in the race, and how far it still has to go."""
    left = view.steps_home(ship)
    far = language.say(AT_HOME, name=name) if view.is_home(ship) else language.count(*STEPS, left)
    return language.say(_PLACE, place=number), [far]


def captain(view: State, names: Sequence[str], language: Language) -> Told:
    """The compass of the Captain."""
    rolls = language.say(_ROLLS, name=names[view.captain])
    return language.say(words.CAPTAIN, round=view.round), [rolls]


def of_board(
    view: State, board: Field, names: Sequence[str], dice: Sequence[int], language: Language
) -> Iterator[Area]:  # fmt: skip
    """Every space with its shield, the dice in their wells, and the treasures."""
    say = language.say
    for space, facts in enumerate(board.spaces):
        title, tell = place_name(space, language), partial(_space, view, space, names, language)
        yield Area(board.bounds(space), title, tell, board.outline(space))
        if "score" in facts:
            yield Area(board.square(facts["score"], SHIELD), title, tell, again=True)
    line, wells = board.facts["red_lines"][0][0], board.facts["wells"]
    counts = say(_COUNTS, points=signed(view.table.board.score[1]))
    yield Area.of(board.square(line, SHIELD), (say(_RED_LINE), [counts]))
    for hour, face in zip(_DICE, dice, strict=False):
        yield Area.of(board.square(wells[hour], WELL), (say(_DICE[hour], face=face), [say(_SIDES[hour])]))
    left = language.count(*_LEFT, view.lairs.bit_count())
    yield Area.of(board.square(board.facts["pile"]["centre"], WELL), (say(_DECK), [left]))


def _space(view: State, space: int, names: Sequence[str], language: Language) -> list[str]:
    """What a space is and costs, what it counts, and who is there."""
    board, say = view.table.board, language.say
    cost = amount(board.currency[space], board.cost[space], language) if board.currency[space] else ""
    if space == PORT_ROYAL:
        lines = [say(_HOME)]
    elif cost:
        lines = [say(_PORT if board.currency[space] == GOLD else _SEA, cost=cost)]
    else:
        lines = [say(_TREASURE if view.lairs >> space & 1 else _LAIR)]
    lines.append(say(_COUNTS_HOME if space == PORT_ROYAL else _COUNTS, points=signed(board.score[space])))
    here = [names[ship] for ship, at in enumerate(view.space) if at == space]
    return [*lines, say(_HERE, names=language.all_of(here))] if here else lines
