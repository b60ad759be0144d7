"""What happens is seen: each event becomes a beat that moves workers, barrels, ships, coins and tiles."""

from collections.abc import Sequence
from functools import singledispatchmethod

from ...engine.contract import Event
from ...games.montego.rules import events as e
from ...games.montego.rules.departures import is_last_phase
from ...games.montego.rules.position import HIDDEN, NO_CARD, NOBODY
from ...games.montego.rules.stages import COUNT, DEPART, END, HIRE, HOME, ORDER, WALK
from ...games.montego.rules.static import AWAY
from ..entities import Point, between
from ..motion import Beat, Motion, smooth
from ..table.effects import fly
from ..table.story import wait
from . import ways
from .ground import resting_place
from .quay import Piece
from .sheet import Sheet, of_cellar, of_ship
from .ships import EMPTY, Ship, berth
from .stage import PACE, Stage

OUT = 760
"""How far a ship sails out of sight."""
WHY = 1.6
"""Seconds to read why somebody goes back or is pushed."""


class MontegoStory(Stage):
    """The stage, moved on by events."""

    def beat(self, event: Event) -> Beat:
        return self._beat(event)

    @singledispatchmethod
    def _beat(self, event: Event) -> Beat:
        return Beat()

    # The round

    @_beat.register
    def _(self, event: e.RoundBegan) -> Beat:
        self.view.round, self.view.stage = event.round, HIRE
        return Beat([wait(0.5)], lambda: self.display.sounds.play("bell_two" if event.last else "bell_one"))

    @_beat.register
    def _(self, event: e.JackHired) -> Beat:
        view, jack = self.view, self.view.table.jack
        view.partner, view.at[jack] = event.worker, view.at[event.worker]
        view.coins[event.seat] -= event.wage
        person = self.people[jack]
        start: Point = tuple(self.quay.facts["hammock"])
        end = resting_place(self.quay, view, jack)
        person.at = start

        def paid() -> None:
            view.stock += event.wage

        coins = self.coins(event.wage, self.panel_at(event.seat), self.stock())
        return Beat([coins, self.stroll(person, [start, end], 0.9)], lambda: self.hear("coin_bag"), paid)

    @_beat.register
    def _(self, event: e.CardsLaid) -> Beat:
        view = self.view
        first = event.seat * view.table.crew

        def lay() -> None:
            cards = event.cards or [HIDDEN] * view.table.crew
            view.cards[first : first + view.table.crew] = cards
            if view.hirer == event.seat:
                view.cards[view.table.jack] = event.jack or HIDDEN

        return Beat([wait(0.2)], lambda: self.hear("card_slide"), lay)

    @_beat.register
    def _(self, event: e.CardTurned) -> Beat:
        card, turn = self.turned(event.worker, event.card)

        def begin() -> None:
            self.walking, self.view.stage = event.worker, WALK
            self.view.cards[event.worker] = event.card
            self.crowd.clear()
            self.add(card, "card_turn")

        return Beat([turn], begin)

    # Walking

    @_beat.register
    def _(self, event: e.Walked) -> Beat:
        person = self.people[event.worker]
        way = ways.walk(self.quay, person.at, event.path)
        walk = self.stroll(person, way)
        return Beat([walk], lambda: self.hear("footstep"), lambda: self.stand(event.worker, event.path[-1]))

    @_beat.register
    def _(self, event: e.Pushed) -> Beat:
        person = self.people[event.worker]
        start, end = person.at, self.quay.feet(event.end)
        dust = self.dust(start)

        def shove(part: float) -> None:
            x, y = between(start, end, smooth(part))
            person.at = (x + 34 * 4 * part * (1 - part), y)
            person.pose("shoved-right" if event.end > event.start else "shoved-left")

        shoved = [Motion(0.6, shove), dust, wait(0.5 * WHY)]
        return Beat(shoved, lambda: self.hear("push"), lambda: self.stand(event.worker, event.end))

    @_beat.register
    def _(self, event: e.SentBack) -> Beat:
        person, space = self.people[event.worker], event.path[0]

        def begin() -> None:
            self.blocked = (space, self.view.table.ring - 1 - space)
            self.hear("push")

        def end() -> None:
            self.blocked = ()
            self.stand(event.worker, event.path[-1])

        stumble = self.stumble(person, ways.back(self.quay, event.path))
        return Beat([stumble, self.dust(person.at), wait(WHY)], begin, end)

    # Counting

    @_beat.register
    def _(self, event: e.Counted) -> Beat:
        view = self.view
        self.walking = NOBODY
        before = view.post if view.post >= 0 else view.table.ring
        way = ways.tally(self.quay, before, event.space)
        worker = self.people[event.worker]

        def begin() -> None:
            self.crowd.clear()
            view.cards = [NO_CARD] * (view.table.jack + 1)
            view.post, view.to_move, view.stage = event.space, event.seat, COUNT

        def arrive() -> None:
            self.tally.pose("stand")
            view.supply[event.seat] -= event.taken
            view.hand, view.broken = event.taken, event.to_remove
            worker.pose("carry" if event.taken else "stand")
            self.hear("quill")

        pace = self.stroll(self.tally, way, min(1.2, ways.length(way) / (1.6 * PACE)))
        return Beat([pace], begin, arrive)

    @_beat.register
    def _(self, event: e.Loaded) -> Beat:
        view, ship = self.view, self.fleet[event.pier]
        slot = ship.free_slots()[0]
        start, end = self.people[event.worker].at, ship.slot_at(self.quay, slot)
        jetty = self.quay.facts["piers"][event.pier]["jetty"]
        way = [start, (jetty + 40, 1010), (jetty + 40, max(1090, end[1] - 40)), end]
        barrel = Piece(self.quay, f"barrel-{self.quay.crews[event.seat]}", start, layer=3)

        def roll(part: float) -> None:
            barrel.at, _ = ways.along(way, smooth(part))

        def land() -> None:
            self.crowd.remove(barrel)
            ship.cargo[slot] = event.seat
            view.cargo[event.pier * view.seats + event.seat] += 1
            view.free[event.pier] -= 1
            view.hand -= 1
            self.hear("barrel_land")
            if not view.hand:
                self.people[event.worker].pose("stand")

        return Beat([Motion(0.55, roll)], lambda: self.add(barrel, "barrel_roll"), land)

    @_beat.register
    def _(self, event: e.Unloaded) -> Beat:
        view, ship = self.view, self.fleet[event.pier]
        slot = ship.slot_of(event.seat)
        broken = Piece(self.quay, "barrel-broken", ship.slot_at(self.quay, slot), layer=3, zoom=0.6)

        def begin() -> None:
            ship.cargo[slot] = EMPTY
            view.cargo[event.pier * view.seats + event.seat] -= 1
            view.free[event.pier] += 1
            view.supply[event.seat] += 1
            view.broken -= 1
            self.add(broken, "barrel_break")

        return Beat([wait(0.6)], begin, lambda: self.crowd.remove(broken))

    @_beat.register
    def _(self, event: e.PutInCellar) -> Beat:
        view = self.view
        start = self.quay.on_screen(self.people[event.worker].at)
        end = self.quay.on_screen(self.quay.facts["cellar"]["places"][event.seat])
        barrel = self.quay.sprite(f"barrel-{self.quay.crews[event.seat]}")[0]

        def land() -> None:
            view.cellar[event.seat] += event.barrels
            view.hand = 0

        flight = fly(self.display, self.crowd, barrel, event.barrels, start, end)
        return Beat([flight], lambda: self.hear("barrel_roll"), land)

    @_beat.register
    def _(self, event: e.CoinTaken) -> Beat:
        def take() -> None:
            self.view.stock = event.left
            self.hear("coin")

        def have() -> None:
            self.view.coins[event.seat] += 1

        return Beat([self.coins(1, self.stock(), self.panel_at(event.seat))], take, have)

    @_beat.register
    def _(self, event: e.CountingEnded) -> Beat:
        view = self.view
        if view.post < 0:
            return Beat()
        way = [self.tally.at, ways.door(self.quay)]

        def home() -> None:
            view.post, view.to_move, view.stage = -1, NOBODY, END if is_last_phase(view) else DEPART

        return Beat([self.stroll(self.tally, way, 0.7)], after=home)

    # Ships

    @_beat.register
    def _(self, event: e.ShipScored) -> Beat:
        return self._score(of_ship(event), event.gains)

    @_beat.register
    def _(self, event: e.CellarScored) -> Beat:
        return self._score(of_cellar(event), event.gains)

    def _score(self, sheet: Sheet, gains: Sequence[int]) -> Beat:
        view = self.view

        def begin() -> None:
            self.sheet = sheet
            self.hear("coins")

        def end() -> None:
            self.sheet = None
            view.points = [points + gain for points, gain in zip(view.points, gains, strict=True)]

        return Beat([wait(1.6 + 0.5 * len(sheet.rows))], begin, end)

    @_beat.register
    def _(self, event: e.ShipLeft) -> Beat:
        view, seats = self.view, self.view.seats
        gone, behind = self.fleet[event.pier], self.fleet[event.pier + 1 :]
        starts = [ship.at for ship in behind]

        def begin() -> None:
            self.leaving = self.fleet.pop(event.pier)
            start = event.pier * seats
            view.supply = [own + back for own, back in zip(view.supply, event.barrels, strict=True)]
            del view.ships[event.pier], view.free[event.pier], view.cargo[start : start + seats]
            for ship in (gone, *behind):
                ship.moored = False
            self.hear("sail")

        def sail(part: float) -> None:
            x, y = berth(self.quay, event.pier)
            gone.at = (x, y + OUT * part * part)
            for number, ship in enumerate(behind):
                late = smooth(min(1.0, max(0.0, part * 1.8 - 0.8)))
                ship.at = between(starts[number], berth(self.quay, event.pier + number), late)

        def end() -> None:
            self.leaving = None
            if view.stage == DEPART:
                view.stage = ORDER
            for ship in behind:
                ship.moored = True

        return Beat([Motion(1.3, sail)], begin, end)

    @_beat.register
    def _(self, event: e.ShipMoored) -> Beat:
        view, stacks = self.view, self.quay.facts["stacks"]
        kind = view.table.kinds.index(event.kind)
        start: Point = tuple(stacks["berths"][event.stack or 0])
        ship = Ship(kind, event.slots, start)
        ship.moored, ship.zoom = False, stacks["scale"]

        def begin() -> None:
            view.stack = view.stack[1:]
            view.ships.append(kind)
            view.free.append(event.slots)
            view.cargo += view.table.no_barrels
            self.fleet.append(ship)

        def sail(part: float) -> None:
            ship.at = between(start, berth(self.quay, event.pier), smooth(part))
            ship.zoom = stacks["scale"] + (1 - stacks["scale"]) * smooth(part)

        def end() -> None:
            ship.moored = True
            self.hear("anchor")

        return Beat([Motion(0.9, sail)], begin, end)

    # The order

    @_beat.register
    def _(self, event: e.TilesMoved) -> Beat:
        def end() -> None:
            self.view.order = event.order

        return Beat([self.slide(event.order)], lambda: self.hear("card_slide"), end)

    @_beat.register
    def _(self, event: e.TilesShuffled) -> Beat:
        def clear() -> None:
            self.tiles.clear()
            self.view.order = ()
            self.hear("card_shuffle")

        return Beat([wait(0.5)], clear)

    @_beat.register
    def _(self, event: e.TileSet) -> Beat:
        def lay() -> None:
            self.view.order += (event.worker,)
            self.tiles[event.worker] = self.rail(event.place)

        return Beat([wait(0.15)], lay)

    @_beat.register
    def _(self, event: e.JackWentHome) -> Beat:
        view, jack = self.view, self.view.table.jack
        person = self.people[jack]
        end: Point = tuple(self.quay.facts["hammock"])

        def asleep() -> None:
            view.at[jack] = AWAY
            view.partner = NOBODY

        return Beat([self.stroll(person, [person.at, end], 0.9)], after=asleep)

    @_beat.register
    def _(self, event: e.GameEnded) -> Beat:
        for worker, person in enumerate(self.people):
            if worker < self.view.table.jack and self.view.table.owner[worker] in event.winners:
                person.pose("cheer")
        self.view.stage = HOME
        return Beat([wait(1.2)], lambda: self.hear("cheer"))
