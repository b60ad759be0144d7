"""What the menus say of Jamaica, and the colours of its captains."""

from collections.abc import Mapping, Sequence

from ...engine.language import mark
from ..palette import Colour
from ..table.kit import MenuWords, OptionWords

_GHOST: Colour = (74, 70, 77)
COLOURS: Mapping[str, Sequence[Colour]] = {
    "standard": (
        (194, 40, 31), (244, 238, 221), (122, 69, 160), (46, 98, 181), (240, 180, 41), (62, 142, 78), _GHOST,
    ),
    "deuteranopia": (
        (200, 20, 10), (255, 250, 90), (240, 60, 240), (40, 40, 255), (120, 255, 200), (10, 10, 125), _GHOST,
    ),
    "protanopia": (
        (255, 50, 0), (255, 255, 60), (255, 60, 200), (20, 20, 255), (0, 255, 160), (0, 195, 200), _GHOST,
    ),
    "tritanopia": (
        (255, 20, 10), (240, 255, 255), (240, 0, 240), (50, 255, 60), (200, 160, 0), (130, 0, 45), _GHOST,
    ),
}  # fmt: skip

MENU = MenuWords(
    about=mark("Jamaica: a pirate race round the island for two to six players."),
    begin=mark("Set sail"),
    seats=mark("Players, in turn order"),
    natures=(
        mark("Anne Bonny seeks battle."),
        mark("Mary Read hunts for treasure."),
        mark("Samuel Bellamy loves gold."),
        mark("John Rackham sails fast and shuns battle."),
        mark("Olivier Levasseur wants treasure, and gold as well."),
        mark("Edward Drummond fights, and digs for treasure."),
    ),
    alike=mark("All AI opponents play alike."),
    differ=mark("Each AI opponent has a style: one seeks battle, another gold."),
    seal=mark("Sealed dice"),
    same_luck=mark("Friends who enter the same word get the same dice, cards and treasures."),
    options={
        "edition": OptionWords(mark("Shortage rule"), {
            "first": (
                mark("First edition"),
                mark("If you cannot pay in full, you sail back to the nearest space whose cost you can pay."),
            ),
            "second": (
                mark("Second edition"),
                mark("If you cannot pay in full, a die roll decides which kind of space you sail back to."),
            ),
        }),
        "ghost": OptionWords(mark("Ghost ship"), {
            "auto": (
                mark("2 players only"),
                mark("The black ship, steered by the Captain of the round, sails only in two-player games."),
            ),
            "yes": (
                mark("Joins the race"),
                mark("The black ship sails too, steered by the Captain of the round. It fights, and it can win."),
            ),
            "no": (mark("Stays away"), mark("The black ship stays in the fog.")),
        }),
    },
)  # fmt: skip
