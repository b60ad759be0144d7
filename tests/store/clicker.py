"""Plays in the window by itself until it is killed: the last match or a new one. Tells what it has shown."""

import os
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import pygame

from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games import find_game
from jamaica.ui.table.ending import Ending
from jamaica.ui.table.factory import open_table
from jamaica.ui.table.handoff import Handoff
from jamaica.ui.table.scene import TableScene
from tests.ui.pilot import Pilot, waits


def a_match() -> Match[Any]:
    """Two people and a captain."""
    game = find_game("jamaica")
    seats = [Seat(name, pilot) for name, pilot in zip(game.names(), ("human", "human", "mate"), strict=False)]
    return Match.begin(game, game.options(players=3), seats)


def choices(match: Match[Any]) -> int:
    """How many choices people have made."""
    return sum(step.by in match.people for step in match.steps)


def play(pipe: Connection, seed: float, home: str) -> None:
    """Until the end of the match. Every choice of a person is told through the pipe once it was drawn."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", JAMAICA_HOME=home)
    pilot = Pilot.launcher()
    pilot.rng = Random(seed)
    harbour = pilot.harbour
    if harbour.last():
        harbour.go_on()
    else:
        harbour.stack.push(open_table(pilot.app.display, a_match(), harbour.house))
    table = harbour.stack.top
    assert isinstance(table, TableScene)
    shown = choices(table.match)
    while not isinstance(pilot.top, Ending):
        pilot.frames()
        if isinstance(pilot.top, Handoff):
            pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=1, touch=False))
            pilot.frames(8, 0.1)  # held as long as it takes
        elif pilot.top is table and waits(table):
            pilot.choose(table, "mouse")
            pilot.frames()
        for _ in range(choices(table.match) - shown):
            pipe.send_bytes(b"shown")
        shown = choices(table.match)
    pilot.close()
