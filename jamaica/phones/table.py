"""The phones of one match: who has one, what each shows, and what is chosen on it."""

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from ..engine.contract import Event, State
from ..engine.errors import GameError
from ..engine.language import ENGLISH, Language
from ..files import language as load_language
from ..session.controller import MatchController, Showing
from ..store import PhoneKeys, PhoneKeysFolder, StoreError
from . import messages, words
from .addresses import PhoneError, listen, local_addresses
from .games import PHONE_GAMES
from .messages import Choose, FreeSeat, Hello, Page, Sit, TakeBack
from .pages import Asked, Pages
from .server import DOOR, Closed, Heard, Link, PhoneServer
from .web_files import web_files

GRACE = 4.0
"""Seconds a phone may be gone before it is said to be missing: loading the page anew takes less."""


class PhoneTable:
    """Seats with phones at a match. All of it runs on the thread that drives the controller."""

    def __init__(
        self, controller: MatchController[State], folder: PhoneKeysFolder, seats: Iterable[int] = (),
        language: Language = ENGLISH, *, speak: Callable[[str], Language] = load_language,
        hosts: Sequence[str] | None = None, clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        """`seats`: who has a phone; a match that is taken up again knows it by its keys.

        `language`: that of the table, for phones that ask for none. `hosts`: the addresses to listen on; None stands
        for all that this computer has on local networks.
        """
        self._controller, self._folder, self._clock = controller, folder, clock
        self._language, self._speak, self._hosts = language, speak, hosts
        self._fingerprint = controller.match.fingerprint
        people = set(controller.people)
        kept = folder.load(self._fingerprint)
        wanted = people.intersection(seats) or (people.intersection(kept.phones) if kept else set[int]())
        self.keys = kept if kept and set(kept.phones) == wanted else PhoneKeys.draw(sorted(wanted))
        self.seats: tuple[int, ...] = tuple(sorted(wanted))
        """Who has a phone."""
        self.news: GameError | None = None
        """Something the players have to know; whoever shows it takes it away."""
        self._pages = Pages(controller)
        self._server: PhoneServer | None = None
        self._links: dict[int, Link] = {}
        self._knocks: dict[int, Link] = {}
        """By seat, a second phone that wants it."""
        self._door: Link | None = None
        """A phone without a key, whose person has typed the address."""
        self._guests: list[Link] = []
        """Phones that have come by the key of the table and sit nowhere yet."""
        self._gone: dict[int, float] = {}
        """By seat, since when its phone is away."""
        self._at_screen: set[int] = set()
        """Seats that are asked at the screen until their phone is back."""
        self._asked: dict[int, Asked] = {}
        self._shown: dict[int, tuple[Page, tuple[str, ...], str]] = {}
        """By seat the page it has, its log, and the language of both."""
        self._seen: tuple[object, ...] = ()
        """The state of match and phones from which the pages were made last; they are made anew when it differs."""

    # Life

    def start(self) -> None:
        """Let phones come. Nothing listens if nobody has one; PhoneError says why none can."""
        if not self.seats or self._server:
            return
        hosts = local_addresses() if self._hosts is None else self._hosts
        if not hosts:
            raise PhoneError(words.NO_NETWORK)
        sockets = listen(hosts, [self.keys.port])
        self.keys.port = sockets[0].getsockname()[1]
        opens = {self.keys.table: None, **{self.keys.key(seat): seat for seat in self.seats}}
        files = web_files(self._controller.match.game.name, self._speak)
        self._server = PhoneServer(sockets, files, opens, self._clock)
        self._keep_keys()
        self._controller.hold_phones(self.seats)

    @property
    def is_open(self) -> bool:
        """Whether phones can come."""
        return self._server is not None

    def close(self) -> None:
        """Stop listening; the keys stay good unless the match is over."""
        if self._server:
            self._server.close()
            self._server = None
        door = [self._door] if self._door else []
        for link in (*self._links.values(), *self._knocks.values(), *self._guests, *door):
            link.close(Closed.TABLE, "closed")
        if self._controller.match.is_over:
            self._folder.remove(self._fingerprint)

    def _keep_keys(self) -> None:
        try:
            self._folder.keep(self._fingerprint, self.keys)
        except StoreError as fault:
            self.news = fault

    # What the screen shows

    @property
    def notice(self) -> str:
        """What people should know about the way phones talk to the table."""
        return self._language.say(words.NOTICE)

    def addresses(self) -> list[str]:
        """Where phones find the table, to be typed: ``192.168.1.20:47611``. Empty if nothing listens."""
        return sorted(self._server.hosts) if self._server else []

    def link(self, seat: int | None = None, address: str = "") -> str:
        """What a seat's QR code says; None: the one for all. The key stands behind the #, which no browser sends."""
        address = address or next(iter(self.addresses()), "")
        key = self.keys.table if seat is None else self.keys.key(seat)
        return f"http://{address}/#{key}"

    def missing(self) -> list[int]:
        """Seats whose phone has not come, or has been away for a while, and that are not asked at the screen."""
        now = self._clock()
        return [
            seat for seat in self.seats
            if self._server and seat not in self._links and seat not in self._at_screen
            and now - self._gone.get(seat, now - GRACE) >= GRACE
        ]  # fmt: skip

    def hand_over(self, seat: int) -> None:
        """Ask a person at the screen, by handover, until the phone is back."""
        if seat in self.seats and seat not in self._links:
            self._at_screen.add(seat)
            self._controller.hold_phones(set(self.seats) - self._at_screen)

    @property
    def at_screen(self) -> list[int]:
        """Seats with a phone that are asked at the screen until it is back."""
        return sorted(self._at_screen)

    def knocking(self) -> list[int]:
        """Seats that a second phone wants."""
        return sorted(seat for seat, link in self._knocks.items() if link.alive)

    def admit(self, seat: int) -> None:
        """Let the second phone have the seat; the first one is sent away."""
        link = self._knocks.pop(seat, None)
        if link and link.alive:
            self._seat(seat, link)

    @property
    def at_door(self) -> bool:
        """Whether a phone without a key wants to come in: its person has typed the address."""
        return self._door is not None and self._door.alive

    def open_door(self) -> None:
        """Let the phone at the door choose among the free seats."""
        link, self._door = self._door, None
        if link and link.alive:
            self._greet_guest(link)

    # Every frame

    def poll(self) -> list[Event]:
        """Carry out what phones have said, and show them what has changed. Returns the events that followed."""
        if not self._server:
            return []
        events = list[Event]()
        for heard in self._server.heard():
            events += self._take(heard)
        self._notice_absence()
        self._show()
        return events

    def _take(self, heard: Heard) -> list[Event]:
        link, said = heard.link, heard.said
        if not link.alive:
            return []
        if isinstance(said, Hello):
            self._greet(link, heard.seat, said)
            return []
        if isinstance(said, Sit):
            self._sit(link, said.seat)
            return []
        seat = next((seat for seat, other in self._links.items() if other is link), None)
        if seat is None:
            return []
        steps, events = self._controller.match.steps, list[Event]()
        before = len(steps), self._seen
        with suppress(GameError):  # what has been overtaken by events is no fault
            events = self._choose(seat, said) if isinstance(said, Choose) else self._undo(seat, said)
        if (len(steps), self._seen) == before and seat in self._shown:  # the phone waits for an answer
            link.show(*self._shown[seat][:2])
        return events

    def _choose(self, seat: int, said: Choose) -> list[Event]:
        """A choice of the question that the phone shows, as long as it is asked."""
        shown = self._asked.get(seat)
        now = self._pages.asked(seat)
        if not shown or not now or said.question != shown.id or shown.id != now.id or said.choice >= len(now.moves):
            return []
        move = now.moves[said.choice]
        self._seen = ()
        return self._controller.change(seat, move) if now.secret else self._controller.choose(seat, move)

    def _undo(self, seat: int, said: TakeBack) -> list[Event]:
        page = self._shown[seat][0] if seat in self._shown else None
        if page and page.undo == said.step == len(self._controller.match.steps):
            self._controller.undo(seat)
            self._seen = ()
        return []

    # Who sits where

    def _greet(self, link: Link, seat: int | None, hello: Hello) -> None:
        if seat is None:
            self._greet_guest(link)
        elif seat == DOOR:
            self._wait_at_door(link)
        elif self.keys.is_free(seat) or self.keys.belongs_to(seat, hello.device):
            self._seat(seat, link)
        else:
            if seat in self._knocks:
                self._knocks[seat].close(Closed.OTHER, "other")
            self._knocks[seat] = link
            link.send(messages.Wait(self._speaks(link).code, door=False))

    def _wait_at_door(self, link: Link) -> None:
        """One phone at a time: whoever comes later takes the place of the one before."""
        if self._door:
            self._door.close(Closed.OTHER, "other")
        self._door = link
        link.send(messages.Wait(self._speaks(link).code, door=True))

    def _greet_guest(self, link: Link) -> None:
        """A phone with the key of the table has its seat already, or is asked which."""
        for seat in self.seats:
            if self.keys.belongs_to(seat, link.hello.device):
                self._seat(seat, link)
                return
        self._guests.append(link)
        self._offer_seats(link)

    def _offer_seats(self, link: Link) -> None:
        match, look = self._controller.match, PHONE_GAMES[self._controller.match.game.name]
        free = tuple(
            FreeSeat(seat, match.seats[seat].name, look.emblem(match.game.name, match.figures[seat]),
                     look.colours[match.figures[seat]])
            for seat in self.seats if self.keys.is_free(seat)
        )  # fmt: skip
        link.send(messages.Seats(self._speaks(link).code, match.game.title, free))

    def _sit(self, link: Link, seat: int) -> None:
        if link not in self._guests:
            return
        if seat in self.seats and self.keys.is_free(seat):
            self._seat(seat, link)
        else:
            self._offer_seats(link)

    def _seat(self, seat: int, link: Link) -> None:
        """A phone takes a seat; one that was there before is sent away."""
        if before := self._links.pop(seat, None):
            before.close(Closed.OTHER, "other")
        if link in self._guests:
            self._guests.remove(link)
        if not self.keys.belongs_to(seat, link.hello.device):
            self.keys.give(seat, link.hello.device)
            self._keep_keys()
            for guest in self._guests:
                self._offer_seats(guest)
        self._links[seat] = link
        self._gone.pop(seat, None)
        self._at_screen.discard(seat)
        self._controller.hold_phones(set(self.seats) - self._at_screen)
        link.send(messages.Welcome(self.keys.key(seat), self._speaks(link).code))
        self._seen = ()
        if shown := self._shown.get(seat):
            link.show(shown[0], shown[1])

    def _notice_absence(self) -> None:
        for seat, link in list(self._links.items()):
            if not link.alive:
                del self._links[seat]
                self._gone[seat] = self._clock()
        self._knocks = {seat: link for seat, link in self._knocks.items() if link.alive}
        self._guests = [link for link in self._guests if link.alive]
        if self._door and not self._door.alive:
            self._door = None

    # Showing

    def _speaks(self, link: Link | None) -> Language:
        return self._speak(link.hello.language) if link and link.hello.language else self._language

    def _show(self) -> None:
        """Make every page anew if anything has changed, and send those that are different."""
        match, missing = self._controller.match, self.missing()
        spoken = {seat: self._speaks(self._links.get(seat)) for seat in self.seats}
        codes = tuple(language.code for language in spoken.values())
        seen = (match.state, len(match.steps), self._controller.shown, tuple(missing), codes)
        if self._seen and self._seen[0] is seen[0] and self._seen[1:] == seen[1:]:
            return
        self._seen = seen
        events = match.events()[: self._controller.shown]
        for seat, language in spoken.items():
            asked = self._question_to(seat)
            before = self._shown.get(seat)
            same = before and before[2] == language.code
            page = self._pages.page(seat, language, missing, asked, before[0] if before and same else None, events)
            lines = self._pages.log(seat, language, events).lines
            if before != (page, lines, language.code):
                self._shown[seat] = page, lines, language.code
                if link := self._links.get(seat):
                    link.show(page, lines)

    def _question_to(self, seat: int) -> Asked | None:
        """What a seat is asked; nothing new as long as something is still shown on the screen."""
        asked, last = self._pages.asked(seat), self._asked.pop(seat, None)
        if isinstance(self._controller.phase, Showing) and not (asked and last and asked.id == last.id):
            return None
        if asked:
            self._asked[seat] = asked
        return asked
