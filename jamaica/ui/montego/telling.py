"""What is said at the table beside the log: what happens, what a draft still needs, and what a choice leads to."""

from collections.abc import Sequence

from ...engine.contract import Event, Move
from ...engine.language import Language
from ...games.montego.draft import Cards, Spread
from ...games.montego.rules import events as e
from ...games.montego.rules.position import NOBODY, Position
from ...games.montego.rules.stages import HIRE, LOAD
from ...games.montego.rules.static import PASS
from ...games.montego.text import choices as offers
from ...games.montego.text import terms
from ...games.montego.text.log import Words
from ...games.montego.text.preview import landing, walk_now
from ..table.banner import Announcement
from ..words import LAST_ROUND
from . import words
from .sheet import heading, of_cellar, of_ship


def caption(event: Event, line: str, view: Position, names: Sequence[str], language: Language) -> str:
    """What happens now, short enough for the ribbon: the log line unless there is something shorter."""
    match event:
        case e.CardTurned(worker=worker, seat=seat, card=card):
            who = Words(names, language).worker(worker, seat)
            line = language.say(words.TURNS, worker=who, card=card)
            return language.capital(line)
        case e.Counted(seat=seat, space=space):
            room = offers.room_words(view.rooms[space], language)
            return language.say(words.COUNTS, place=offers.place(view, space), room=room, name=names[seat])
        case e.Loaded(seat=seat, pier=pier, kind=kind, aboard=aboard, free=free):
            ship, slots = terms.ship(kind, terms.THE_SHIP, language), aboard + free
            return language.say(words.LOADS, name=names[seat], ship=ship, pier=pier + 1, aboard=aboard, slots=slots)
        case e.Unloaded(seat=seat, pier=pier):
            return language.say(words.UNLOADS, name=names[seat], pier=pier + 1)
        case e.ShipScored():
            return heading(of_ship(event), language)
        case e.ShipLeft(pier=pier) if not line:
            return language.say(words.SAILS, pier=pier + 1)
        case e.CellarScored():
            return heading(of_cellar(event), language)
    return line.rstrip(".")


def announcement(event: Event, view: Position, language: Language) -> Announcement | None:
    """What changes the course of the game: the second stack, the last ship, the last round (M10, M11.1)."""
    say = language.say
    match event:
        case e.StackOpened():
            return Announcement(say(words.SECOND_STACK), say(words.SECOND_STACK_LINE), "bell_one")
        case e.ShipMoored(stack=int()) if not view.stack:
            return Announcement(say(words.LAST_SHIP), say(words.LAST_SHIP_LINE), "bell_one")
        case e.RoundBegan(last=True):
            return Announcement(say(LAST_ROUND), say(words.LAST_ROUND_LINE))
        case e.LastCall():
            return Announcement(say(LAST_ROUND), say(words.LAST_CALL_LINE))
    return None


def question(draft: Cards | Spread, name: str, language: Language) -> str:
    """What the draft still needs, or that it can be carried out."""
    if isinstance(draft, Cards):
        if draft.complete:
            return language.say(words.CARDS_READY)
        jack_left = draft.partner >= 0 and all(draft.chosen[:-1])
        return language.say(words.CARD_FOR_JACK) if jack_left else language.say(words.CARD_EACH, name=name)
    load = draft.verb == LOAD
    if draft.complete:
        return language.say(words.LOAD_READY if load else words.UNLOAD_READY, name=name)
    if draft.full:
        return language.say(words.SHIP_FULL, pier=draft.full[0] + 1)
    return language.count(*(words.LOAD_LEFT if load else words.UNLOAD_LEFT), draft.left, name=name)


def missing(draft: Cards | Spread, language: Language) -> str:
    """What has to be chosen before the draft can be carried out."""
    if isinstance(draft, Cards):
        return language.count(*words.CARDS_MISSING, draft.chosen.count(0))
    return language.count(*(words.LOAD_MISSING if draft.verb == LOAD else words.UNLOAD_MISSING), draft.left)


def hire_notes(move: Move, language: Language) -> list[str]:
    """What Lazy Jack does for the one who hires him."""
    return [language.say(note) for note in words.JACK_NOTES] if move[0] == HIRE and move != PASS else []


def card_notes(view: Position, worker: int, card: int, names: Sequence[str], language: Language) -> list[str]:
    """What the storeroom gives to which a card leads, and who is met there if nobody else moves before."""
    target = landing(view, worker, card)
    end, pushed = walk_now(view, worker, card)
    said = [offers.room_words(view.rooms[target], language)]
    if pushed != NOBODY:
        who = Words(names, language).worker(pushed, view.owner(pushed))
        meets = language.say(words.MEETS, worker=who, place=offers.place(view, view.table.ring - 1 - target))
        said.append(language.capital(meets))
    elif end != target:
        said.append(language.say(words.BLOCKED, place=offers.place(view, end)))
    else:
        said.append(language.say(words.MEETS_NOBODY))
    return said
