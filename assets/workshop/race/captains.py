"""The six captains and the ghost: colours, sail pattern and emblem."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Captain:
    """One seat of the race."""

    key: str  # part of file names
    name: str
    main: str
    second: str
    emblem: str  # icon
    emblem_colour: str
    field: str  # plain ground the emblem stands on


CAPTAINS = (
    Captain("bonny", "Anne Bonny", "#C2281F", "#F4E2B8", "rose", "#FFF3D8", "#B3221A"),
    Captain("read", "Mary Read", "#F4EEDD", "#3D6FA8", "crossed-sabres", "#1B2F55", "#F4EEDD"),
    Captain("bellamy", "Samuel Bellamy", "#5B2F7A", "#E9DDF0", "hourglass", "#FFF6DC", "#4A2366"),
    Captain("rackham", "John Rackham", "#2E62B5", "#F3C23C", "anchor", "#FFF6DC", "#1F478A"),
    Captain("levasseur", "Olivier Levasseur", "#F0B429", "#8A3B12", "death-skull", "#3A1606", "#F7C94B"),
    Captain("drummond", "Edward Drummond", "#3E8E4E", "#E9F1D0", "crown", "#FFF8DC", "#2C6B3A"),
)
GHOST = Captain("ghost", "The ghost ship", "#211F22", "#3B383D", "pirate-skull", "#E9F1E4", "#211F22")
