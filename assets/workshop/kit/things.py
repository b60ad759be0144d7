"""All drawn things of the kit under one name: land, ornaments, tokens."""

from __future__ import annotations

from kit.land import church, fort, house, mound, palm, tree
from kit.ornaments import brass_ring, compass, ribbon, scroll, serpent, spiral, star, wind_head
from kit.tokens import card_back, card_bed, chest, face, medallion, moon_slot, score_plate, slot_well, sun_slot

__all__ = (
    "brass_ring",
    "card_back",
    "card_bed",
    "chest",
    "church",
    "compass",
    "face",
    "fort",
    "house",
    "medallion",
    "moon_slot",
    "mound",
    "palm",
    "ribbon",
    "score_plate",
    "scroll",
    "serpent",
    "slot_well",
    "spiral",
    "star",
    "sun_slot",
    "tree",
    "wind_head",
)
