"""The whole quay of the moment, drawn from the ground up, with what is lit on it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from ...games.montego.rules.position import NOBODY
from ...games.montego.rules.static import AWAY
from ..entities import draw as draw_entities
from ..table.paint import Paint
from .ground import draw_cellar, draw_coins, draw_score, draw_tiles
from .quay import Quay, worker_picture
from .sheet import draw_sheet
from .ships import draw_fleet, draw_prizes, draw_ship, draw_stacks, ship_picture
from .story import MontegoStory

FRAME = 72
"""Board units of the painted frame, behind which ships sail away."""
GHOST = 150
"""How opaque a worker is who is not there yet."""


@dataclass
class Aim:
    """What is pointed at or put together by the person at the table."""

    seat: int
    barrels: dict[int, int] = field(default_factory=dict)
    """By pier: barrels that would go aboard, or come off if negative."""
    ships: Sequence[int] = ()
    """Piers whose ship can be chosen, and the one that has the focus."""
    ship: int | None = None
    landings: dict[int, int] = field(default_factory=dict)
    """By card: the space it leads to, and the card that has the focus."""
    card: int = 0
    chosen: Sequence[tuple[int, int]] = ()
    """Workers with the space their chosen card leads to."""
    workers: Sequence[int] = ()
    """Workers that can be chosen."""


def draw_quay(window: pygame.Surface, quay: Quay, story: MontegoStory, paint: Paint, aim: Aim) -> None:
    """The quay with everything on it; ships that sail away go behind its frame."""
    view = story.view
    clip = window.get_clip()
    window.set_clip(quay.rect)
    quay.draw_ground(window, view)
    if not 0 <= view.post < view.table.ring:
        quay.put(window, "tally-desk", quay.facts["tally_desk"])
    if view.at[view.table.jack] == AWAY:
        quay.put(window, "jack-hammock", quay.facts["hammock"])
    draw_stacks(window, quay, view)
    if story.leaving:
        window.set_clip(quay.rect.inflate(-2 * quay.px(FRAME), -2 * quay.px(FRAME)))
        draw_ship(window, quay, story.leaving)
        window.set_clip(quay.rect)
    draw_fleet(window, quay, story.fleet, aim.seat, aim.barrels)
    draw_prizes(window, quay, view, story.fleet)
    _light_ships(window, quay, story, aim)
    draw_score(window, quay, view)
    draw_coins(window, quay, view)
    draw_cellar(window, quay, view)
    draw_tiles(window, quay, view, story.tiles, story.walking)
    _light_places(window, quay, story, aim)
    draw_entities(window, story.crew)
    quay.draw_names(window)
    _plates(window, quay, aim)
    window.set_clip(clip)
    if story.sheet:
        draw_sheet(window, paint, story.sheet, quay.rect)


def _light_ships(window: pygame.Surface, quay: Quay, story: MontegoStory, aim: Aim) -> None:
    for pier in aim.ships:
        ship = story.fleet[pier]
        name = ship_picture(len(ship.cargo))
        if name != "ship-plain":
            quay.put(window, f"{'focus' if pier == aim.ship else 'glow'}-{name}", ship.at)


def _light_places(window: pygame.Surface, quay: Quay, story: MontegoStory, aim: Aim) -> None:
    view = story.view
    if 0 <= view.post < view.table.ring:
        quay.put(window, "glow-store", quay.store(view.post))
        quay.put_figure(window, view, view.post)
    for space in story.blocked:
        quay.put(window, "focus-place", quay.row["ring"][space]["centre"])
    for worker in aim.workers:
        if view.at[worker] >= 0:
            quay.put(window, "glow-place", quay.row["ring"][view.at[worker]]["centre"])
    for card, space in aim.landings.items():
        look = "focus" if card == aim.card else "glow"
        quay.put(window, f"{look}-place", quay.row["ring"][space]["centre"])
        if card == aim.card:
            quay.put(window, "focus-store", quay.store(space))
            quay.put_figure(window, view, space)
    for worker, space in aim.chosen:
        if worker != NOBODY:
            picture, anchor = quay.sprite(worker_picture(quay.crews, view, worker))
            ghost = picture.copy()
            ghost.set_alpha(GHOST)
            x, y = quay.on_screen(quay.feet(space))
            window.blit(ghost, (x - anchor[0], y - anchor[1]))


def _plates(window: pygame.Surface, quay: Quay, aim: Aim) -> None:
    """On each place to which a card leads its figure."""
    for card, space in aim.landings.items():
        x, y = quay.row["ring"][space]["centre"]
        quay.put(window, "count-plates", (x + 44, y - 42), card, zoom=1.3 if card == aim.card else 1.05)
