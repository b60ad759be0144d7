"""The command ``jamaica saves``: what is on the shelf, in plain lines; carrying games away and bringing them in."""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

from ..engine.contract import State
from ..engine.language import Language, mark
from ..engine.match import Match
from ..engine.schema import Body
from ..engine.text_files import read_number
from ..games import find_game
from ..games.jamaica.text.terms import GHOST
from ..store import Listing, Opened, Saved, Store, StoreError
from .output import ask, tell, tell_json
from .parser import Commands

RUNNING = mark("{number}. {game}, round {round}, with {names}. It is {name}'s turn. Saved on {date} as {file}.")
NAMED = mark(
    "{number}. “{title}”: {game}, round {round}, with {names}. It is {name}'s turn. Saved on {date} as {file}."
)
WON = mark(
    "{number}. {game}, finished in round {round}, with {names}. The winner: {winners}. Saved on {date} as {file}."
)
SHARED = mark(
    "{number}. {game}, finished in round {round}, with {names}. The winners: {winners}. Saved on {date} as {file}."
)
YES, NO = mark("y"), mark("n")
NOTHING = mark("There are no saved games yet.")
NONE_TO_CONTINUE = mark("There is no game to continue.")
BROKEN = mark("{file} cannot be used.")


def add_command(commands: Commands) -> None:
    """The command with its own commands."""
    command = commands.add("saves", mark("list saved games, export and import them"))
    say, actions = command.say, command.commands()
    listed = actions.add("list", mark("list saved games, newest first (also without a command)"))
    exported = actions.add("export", mark("export a saved game to a file you can take with you"))
    exported.add_argument("game", metavar="GAME", help=say("its number or name in the list"))
    exported.add_argument("file", type=Path, metavar="FILE", help=say("the new file"))
    imported = actions.add("import", mark("import a game from a file; it is replayed and checked"))
    imported.add_argument("file", type=Path, metavar="FILE", help=say("an exported or saved game"))
    removed = actions.add("remove", mark("delete a saved game permanently"))
    removed.add_argument("game", metavar="GAME", help=say("its number or name in the list"))
    removed.add_argument("--yes", action="store_true", help=say("delete it without asking"))
    for listing in (command, listed):
        listing.add_json()
    acts = ((command, _list), (listed, _list), (exported, _export), (imported, _import), (removed, _remove))
    for parser, act in acts:
        parser.add_home()
        parser.set_defaults(run=_with_store(act))


def open_store(args: argparse.Namespace, guest: bool = True) -> Store:
    """The store that the command line names. Commands are guests: they change no settings."""
    return Store.open(getattr(args, "home", None), guest=guest)


def wanted(store: Store, word: str) -> Opened | Match[State]:
    """The game to go on with; an empty word means the last. A finished one, to be looked at, is a match alone."""
    saved = store.saves.last() if not word else _found(store.saves.listing(), word)
    if saved:
        return store.saves.load(saved) if saved.heading.finished else store.saves.open(saved)
    if not word:
        raise StoreError(NONE_TO_CONTINUE)
    return store.saves.resume(Path(word))


def lines(listing: Listing, language: Language) -> Iterator[str]:
    """The list, one sentence after the other."""
    for number, saved in enumerate(listing.games, 1):
        yield _line(number, saved, language)
    for broken in listing.broken:
        yield f"{language.say(BROKEN, file=broken.path)} {language.tell(broken.reason)}"
    if not listing.games:
        yield language.say(NOTHING)


def _line(number: int, saved: Saved, language: Language) -> str:
    head = saved.heading
    names = [seat.name for seat in head.seats]
    parties = [*names, language.say(GHOST)]
    ended = WON if len(head.winners) == 1 else SHARED
    return language.say(
        ended if head.finished else NAMED if head.title else RUNNING,
        number=number, title=head.title, game=find_game(head.game).title, round=head.round,
        names=language.all_of(names), name=names[head.asked or 0],
        date=language.moment(head.saved), file=saved.name,
        winners=language.all_of([parties[min(winner, len(names))] for winner in head.winners]),
    )  # fmt: skip


def _found(listing: Listing, word: str) -> Saved | None:
    """A saved game by its number in the list, its name, or its file."""
    if 1 <= (number := read_number(word) or 0) <= len(listing.games):
        return listing.games[number - 1]
    return next((saved for saved in listing.games if word in (saved.name, str(saved.path))), None)


def _chosen(store: Store, word: str) -> Saved:
    if saved := _found(store.saves.listing(), word):
        return saved
    raise StoreError("There is no saved game {game}; 'jamaica saves' lists them.", game=word)


Action = Callable[[argparse.Namespace, Store, Language], None]


def _with_store(act: Action) -> Callable[[argparse.Namespace], int]:
    def run(args: argparse.Namespace) -> int:
        with open_store(args) as store:
            act(args, store, args.spoken)
        return 0

    return run


def _list(args: argparse.Namespace, store: Store, language: Language) -> None:
    listing = store.saves.listing()
    if args.json:
        tell_json({
            "games": [_plain(number, saved) for number, saved in enumerate(listing.games, 1)],
            "broken": [{"file": str(one.path), "reason": str(one.reason)} for one in listing.broken],
        })  # fmt: skip
    else:
        tell("\n".join(lines(listing, language)))


def _plain(number: int, saved: Saved) -> Body:
    head = asdict(saved.heading)
    return {"number": number, "kind": saved.kind, "name": saved.name, "file": str(saved.path), **head,
            "saved": saved.heading.saved.isoformat()}  # fmt: skip


def _export(args: argparse.Namespace, store: Store, language: Language) -> None:
    store.saves.export(_chosen(store, args.game), args.file)
    tell(language.say("Exported to {file}.", file=args.file))


def _import(args: argparse.Namespace, store: Store, language: Language) -> None:
    tell(language.say("Imported as {file}.", file=store.saves.take_in(args.file).name))


def _remove(args: argparse.Namespace, store: Store, language: Language) -> None:
    saved = _chosen(store, args.game)
    if not args.yes and not _is_sure(store, saved, language):
        raise StoreError("Nothing was deleted.")
    store.saves.remove(saved)
    tell(language.say("{file} was deleted.", file=saved.name))


def _is_sure(store: Store, saved: Saved, language: Language) -> bool:
    """Ask; without a keyboard nobody is sure."""
    number = store.saves.listing().games.index(saved) + 1
    tell(_line(number, saved, language))
    try:
        answer = ask(
            language.say("Delete this game permanently? ({yes}/{no})", yes=language.say(YES), no=language.say(NO))
        )
    except EOFError:
        tell()
        raise StoreError("Nothing was deleted: nobody answered. With --yes nobody is asked.") from None
    return answer.strip().lower() in (language.say(YES), YES)
