"""What the menus say of Montego Bay, and the colours of its crews."""

from collections.abc import Mapping, Sequence

from ...engine.language import mark
from ..palette import Colour
from ..table.kit import MenuWords, OptionWords

COLOURS: Mapping[str, Sequence[Colour]] = {
    "standard": ((194, 40, 31), (240, 180, 41), (46, 98, 181), (62, 142, 98)),
    "deuteranopia": ((200, 20, 10), (255, 250, 90), (40, 40, 255), (120, 255, 200)),
    "protanopia": ((255, 50, 0), (255, 255, 60), (20, 20, 255), (0, 255, 160)),
    "tritanopia": ((255, 20, 10), (240, 255, 255), (50, 255, 60), (200, 160, 0)),
}

MENU = MenuWords(
    about=mark("Montego Bay: loading ships at the quay, for two to four players."),
    begin=mark("To work!"),
    seats=mark("Players"),
    natures=(
        mark("Marlow's crew love to push."),
        mark("Sol collects coins."),
        mark("Finn thinks big."),
        mark("Palma fills ships and pushes nobody."),
    ),
    alike=mark("All AI opponents play alike."),
    differ=mark("Each AI opponent has a style: one pushes, another collects coins."),
    seal=mark("Sealed draws"),
    same_luck=mark("Friends who enter the same word get the same warehouses, order and ships."),
    options={
        "stacks": OptionWords(mark("Ships to come"), {
            "tops": (
                mark("Only the next ones"),
                mark("Only the top ship of each stack is seen; nobody knows the order of the others."),
            ),
            "open": (
                mark("All in the open"),
                mark("Everybody sees the order of all ships, for those who like to plan ahead."),
            ),
        }),
        "third": OptionWords(mark("Third large worker"), {
            "lot": (mark("By lot"), mark("A draw decides whose third worker is large; the other one's is small.")),
            "first": (
                mark("First player"),
                mark("The first player's third worker is large, the second player's is small."),
            ),
            "second": (
                mark("Second player"),
                mark("The second player's third worker is large, the first player's is small."),
            ),
        }),
    },
    middle=0.68,
)  # fmt: skip
