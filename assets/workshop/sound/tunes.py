"""The melodies. All are our own, except one truly old one whose source is named beside it."""

from __future__ import annotations

from sound.score import read

OWN = "composed for this game"

ROUND_THE_ISLAND = read(
    "Round the Island",
    OWN,
    "D",
    """
"D"d2cd A2FA | "G"BcdB "D"A2FA | "G"BAGB "D"AGFA | "Em"GFEG "A"E2A2 |
"D"d2cd A2FA | "G"BcdB "D"A2d2 | "G"gfed "A7"cABc | "D"d2{e}f2 d4 |
"D"a2fd A2df | "G"g2{a}ge "A"c2eg | "D"f2{g}fd "Bm"B2df | "A"edcB A2fg |
"D"a2fd A2df | "G"gbge "A"a2ge | "D"fafd "A7"gece | "D"d2{e}f2 d4 |
""",
)
"""A hornpipe: the race at full sail."""

FISHERS_HORNPIPE = read(
    "Fisher's Hornpipe",
    "James A. Fishar, A Collection of Cotillions, Minuets, Allemandes and Hornpipes, London 1778; public domain",
    "D",
    """
"D"dAFA "G"GBAG | "D"FAFA "G"GBAG | "D"FDFD "A7"GEGE | "D"FDFD "A"E2dc |
"D"dAFA "G"GBAG | "D"FAFA "G"GBAG | "D"FAdf "A7"gece | "D"d2d2 d2cd |
"A"ecAc ecge | "D"fdAd fdaf | "A"ecAc ecgf | "E7"edcB "A"A4 |
"G"BGDG BGdB | "D"AFDF AFdA | "G"BdcB "A7"AGFE | "D"D2D2 D4 |
""",
)
"""Fishar's tune in our own setting; the harmony is ours."""

LANTERNS_AT_SEA = read(
    "Lanterns at Sea",
    OWN,
    "D",
    """
"Bm"B2d2 f3e | "G"d4 B4 | "D"A2d2 "A"{f}e2f2 | "A"e6 z2 |
"Bm"B2d2 f3a | "G"g2f2 d4 | "Em"e2g2 "A7"f2{f}e2 | "D"d6 z2 |
"G"g4 {a}g2f2 | "D"a4 f4 | "Em"g2f2 e2d2 | "A"e4 A4 |
"G"B2d2 g3f | "D"{g}f2d2 A4 | "Em"B2e2 "A7"d2c2 | "D"d6 z2 |
""",
)
"""A slow air for the evening watch."""

BARRELS_ON_THE_QUAY = read(
    "Barrels on the Quay",
    OWN,
    "G",
    """
"G"d2dB zG2B | "C"e2ec zc2e | "D7"d2cA zF2A | "G"B4 z2Bc |
"G"d2dB zG2B | "C"e2eg ze2c | "D7"dc2A2F2D | "G"G6 z2 |
""",
)
"""The loaders' tune: it sways like a barrow on planks."""

CALL_OF_THE_FOREMAN = read(
    "Call of the Foreman",
    OWN,
    "G",
    """
"C"ze2e g2e2 | "G"d2B2 z4 | "D7"zA2A c2A2 | "G"B2d2 z4 |
"C"ze2e g2e2 | "G"dg2d B2G2 | "D7"A2c2 BA2F | "G"G6 z2 |
""",
)
"""The call; the loaders' answer fills its rests."""

ANSWER_OF_THE_LOADERS = read(
    "Answer of the Loaders",
    OWN,
    "G",
    """
"C"z8 | "G"z4 zBdB | "D7"z8 | "G"z4 zGBd |
"C"z8 | "G"z8 | "D7"z8 | "G"z4 zdBG |
""",
)

LAST_CRATE = read(
    "The Last Crate",
    OWN,
    "C",
    """
"C"e3g2e2c | "F"A2c2 f4 | "G7"d3f2d2B | "C"c2e2 g4 |
"Am"e3a2e2c | "Dm"d2f2 a4 | "G7"g2f2 d2B2 | "C"c6 z2 |
"F"a3g2f2a | "C"g2e2 c4 | "G7"f3e2d2f | "C"e2c2 G4 |
"F"A3c2f2a | "C"g2e2 "Am"c2e2 | "Dm"d2f2 "G7"d2B2 | "C"c6 z2 |
""",
)
"""The evening song of the dock."""

HARBOUR_LIGHTS = read(
    "Harbour Lights",
    OWN,
    "G",
    """
"G"B3d2g2d | "Em"B4 G4 | "Am"c3e2a2g | "D7"{g}f6 z2 |
"G"g3d2B2d | "C"e4 c4 | "Am"A2c2 "D7"B2A2 | "G"G6 z2 |
""",
)
"""A quiet tune for the marimba."""

LANDFALL = read(
    "Landfall",
    OWN,
    "D",
    """
"D"A2AA d2A2 | "G"B2d2 "A7"c2e2 | "D"d8 |
""",
)
"""The fanfare of victory."""

STRUCK_COLOURS = read(
    "Struck Colours",
    OWN,
    "D",
    """
"Bm"f3e "Em"{f}e2d2 | "Bm"d3c B4 |
""",
)
"""The fall after a defeat."""
