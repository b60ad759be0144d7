"""Jamaica on a phone: the hand, the holds, the treasures."""

from collections.abc import Iterator, Sequence

from ..engine.contract import Move
from ..engine.language import Language, mark, marks
from ..games import GAMES
from ..games.jamaica.rules import stages
from ..games.jamaica.rules.data import FOOD, GOLD, NONE, POWDER, POWERS
from ..games.jamaica.rules.proposal import left_by
from ..games.jamaica.rules.state import State
from ..games.jamaica.rules.static import HOLDS, bits
from ..games.jamaica.text import choices, preview
from ..games.jamaica.text.consequences import of_move
from ..games.jamaica.text.describe import DICE, ROUND
from ..games.jamaica.text.terms import GHOST, TREASURES, UNSEEN, amount, card_name, signed
from .descriptor import Figures, PhoneGame
from .messages import Item, Picture, Section

HAND_TITLE, HOLDS_TITLE = mark("Your hand"), mark("Your holds")
TREASURES_TITLE, NO_TREASURES = mark("Your treasures"), mark("None yet: the pirate lairs hide them.")
NO_HAND, EMPTY = mark("No cards in hand."), mark("empty")
TO_GO, HOME = marks("{number} to go", "{number} to go"), mark("home")
FACE_DOWN = mark("face down")
KINDS = {GOLD: "gold", FOOD: "food", POWDER: "powder"}
MOST_PILED = 6
"""The largest pile of tokens there is a picture of."""
FIGURES = ("bonny", "read", "bellamy", "rackham", "levasseur", "drummond")
COLOURS = ("#c2281f", "#f4eedd", "#7a45a0", "#2e62b5", "#f0b429", "#3e8e4e")


def _listed(view: State, moves: Sequence[Move]) -> Sequence[Move]:
    found = list[Move]()
    for move in sorted(moves, key=lambda move: choices.order(view, move)):
        if move[0] != stages.PAY or all(left_by(view, move) != left_by(view, other) for other in found):
            found.append(move)
    return found


def _offer(view: State, move: Move, names: Sequence[str], language: Language) -> Sequence[str]:
    label, *notes = GAMES["jamaica"].offer(view, move, names, language)
    if move[0] == stages.DICE and view.viewer is not None:
        notes = preview.of_dice(view, view.viewer, move, language)
    elif not notes:
        notes = of_move(view, move, choices.ends(view, move), [*names, language.say(GHOST)], language)
    return [label, *notes]


def _card(view: State, card: int, figure: int, language: Language) -> Picture:
    """An action card in its captain's frame; cards of a player's own data have the frame alone."""
    name = view.table.pieces.cards[card].name
    face, frame = name.replace("/", "-"), f"jamaica/cards/frame-{FIGURES[figure]}.webp"
    return Picture((f"jamaica/cards/{face}.webp", frame), "card", card_name(name, language))


def _picture(view: State, move: Move, figures: Figures, language: Language) -> Picture | None:
    verb, seat = move[0], view.viewer
    if verb == stages.CARD and seat is not None:
        return _card(view, view.table.card_of[move[1]], figures[seat], language)
    if verb == stages.ATTACK and move[1] - 1 < len(figures):
        return Picture((f"jamaica/portraits/emblem-{FIGURES[figures[move[1] - 1]]}.webp",), "token")
    if verb == stages.ASK_POWDER and move[1]:
        return Picture((f"jamaica/tokens/pile-powder-{min(move[1], MOST_PILED)}.webp",), "token")
    if move[:2] == (stages.LOOT, "hold"):
        return _hold(*view.holds(view.loser())[move[2] - 1], sixth=False)
    if move[:2] == (stages.LOOT, "unseen"):
        return Picture(("jamaica/treasures/back.webp",), "card")
    if move[:2] == (stages.LOOT, "treasure") or verb == "give":
        return Picture((f"jamaica/treasures/{move[-1]}.webp",), "card")
    if verb == stages.EMPTY:
        return _hold(*view.holds(view.loader)[move[1] - 1], sixth=move[1] == HOLDS)
    if verb == stages.STOW:
        return _hold(view.load_kind, view.load_amount, sixth=move[1] == "sixth")
    return None


def _hold(kind: int, number: int, *, sixth: bool) -> Picture:
    wood = f"jamaica/tokens/{'hold-sixth' if sixth else 'hold'}.webp"
    pile = (f"jamaica/tokens/pile-{KINDS[kind]}-{min(number, MOST_PILED)}.webp",) if kind != NONE else ()
    return Picture((wood, *pile), "hold")


def _facts(view: State, names: Sequence[str], language: Language) -> Iterator[str]:
    if view.captain >= 0:
        yield language.say(ROUND, round=view.round, name=names[view.captain])
    if view.dice[0]:
        yield language.say(DICE, morning=view.dice[0], evening=view.dice[1])


def _sections(view: State, figures: Figures, hand_shown: bool, language: Language) -> Iterator[Section]:
    seat = view.viewer
    assert seat is not None
    if not hand_shown:
        pictures = [_card(view, card, figures[seat], language) for card in bits(view.hand[seat])]
        cards = tuple(Item(picture.text, picture=picture) for picture in pictures)
        yield Section(language.say(HAND_TITLE), cards, "cards", language.say(NO_HAND))
    holds = tuple(
        Item(amount(kind, number, language) if number else language.say(EMPTY),
             picture=_hold(kind, number, sixth=place == HOLDS), count=str(number) if number else "")
        for place, (kind, number) in enumerate(view.holds(seat), 1)
    )  # fmt: skip
    yield Section(language.say(HOLDS_TITLE), holds, "tokens")
    yield Section(language.say(TREASURES_TITLE), tuple(_treasures(view, seat, language)), "cards",
                  language.say(NO_TREASURES))  # fmt: skip


def _treasures(view: State, seat: int, language: Language) -> Iterator[Item]:
    for power, owner in enumerate(view.powers):
        if owner == seat:
            yield Item(language.say(TREASURES[power]), picture=_treasure(POWERS[power], language.say(TREASURES[power])))
    for card in bits(view.down[seat]):
        name, value = view.table.pieces.treasures[card].name, view.table.values[card]
        label = language.say(TREASURES[card]) if card < len(TREASURES) else signed(value)
        yield Item(label, language.say(FACE_DOWN), _treasure(name, label))
    if unseen := view.unseen[seat] + view.cursed_unseen[seat]:
        yield Item(language.count(*UNSEEN, unseen), picture=Picture(("jamaica/treasures/back.webp",), "card"))


def _treasure(name: str, label: str) -> Picture:
    return Picture((f"jamaica/treasures/{name}.webp",), "card", label)


def _standing(view: State, seat: int, language: Language) -> str:
    return language.say(HOME) if view.is_home(seat) else language.count(*TO_GO, view.steps_home(seat))


PHONE_GAME = PhoneGame(
    figures=FIGURES, colours=COLOURS, pictures=("cards", "treasures", "tokens", "portraits"),
    listed=_listed, offer=_offer, picture=_picture,
    part_picture=lambda view, part, number, figures: None, facts=_facts, sections=_sections, standing=_standing,
)  # fmt: skip
