"""The whole quay of the moment, drawn from the ground up, with what is lit on it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from ...games.montego.rules.position import NOBODY
from ..entities import ON_BOARD, Layer
from .pieces import MontegoPieces
from .quay import Quay, worker_picture
from .ships import draw_draft, ship_picture

GHOST = 205
"""How opaque a worker is who is not there yet."""
ASIDE = -62
"""How far beside somebody who stands there he is drawn."""
STEPS_AT = (62, -54)
"""Where the figure of a card lies beside the place it leads to: clear of who stands there."""


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


def draw_quay(window: pygame.Surface, pieces: MontegoPieces, aim: Aim) -> None:
    """The quay with everything on it, and what is lit."""
    view, quay, world = pieces.table.view, pieces.quay, pieces.world
    quay.draw_ground(window, view)
    world.draw(window, Layer.GROUND, Layer.AFLOAT)
    for pier, count in aim.barrels.items():
        if count:
            draw_draft(window, quay, pieces.fleet[pier], aim.seat, count)
    world.draw(window, Layer.FLAGS, Layer.FLAGS)
    _light_ships(window, quay, pieces, aim)
    world.draw(window, Layer.TILES, Layer.TILES)
    _light_places(window, quay, pieces, aim)
    world.draw(window, Layer.PEOPLE, ON_BOARD)
    _ghosts(window, quay, pieces, aim)
    quay.draw_names(window)
    _plates(window, quay, aim)


def _light_ships(window: pygame.Surface, quay: Quay, pieces: MontegoPieces, aim: Aim) -> None:
    for pier in aim.ships:
        ship = pieces.fleet[pier]
        name = ship_picture(len(ship.cargo))
        if name != "ship-plain":
            quay.put(window, f"{'focus' if pier == aim.ship else 'glow'}-{name}", ship.at)


def _light_places(window: pygame.Surface, quay: Quay, pieces: MontegoPieces, aim: Aim) -> None:
    view = pieces.table.view
    if 0 <= view.post < view.table.ring:
        quay.put(window, "glow-store", quay.store(view.post))
        quay.put_figure(window, view, view.post)
    for space in pieces.blocked:
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
            quay.put(window, "focus-place", quay.row["ring"][space]["centre"])


def _ghosts(window: pygame.Surface, quay: Quay, pieces: MontegoPieces, aim: Aim) -> None:
    """Workers where their chosen cards lead, beside whoever stands there now."""
    view = pieces.table.view
    for worker, space in aim.chosen:
        if worker != NOBODY:
            picture, anchor = quay.sprite(worker_picture(quay.crews, view, worker))
            ghost = picture.copy()
            ghost.set_alpha(GHOST)
            x, y = quay.feet(space)
            aside = ASIDE if space in view.at else 0
            x, y = quay.on_screen((x + aside, y))
            window.blit(ghost, (x - anchor[0], y - anchor[1]))


def _plates(window: pygame.Surface, quay: Quay, aim: Aim) -> None:
    """On each place to which a card leads its figure."""
    for card, space in aim.landings.items():
        x, y = quay.row["ring"][space]["centre"]
        quay.put(
            window, "count-plates", (x + STEPS_AT[0], y + STEPS_AT[1]), card, zoom=1.3 if card == aim.card else 1.05
        )
