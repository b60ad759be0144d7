"""Highlights: a golden glow for what may be chosen, a bright double rim for what has the focus."""

from __future__ import annotations

import skia
from kit.chart import fill, stroke
from montego.brush import Draw, paint


def glow(shape: skia.Path) -> Draw:
    """Soft gold round a shape; its inside stays clear."""

    def draw(cv: skia.Canvas) -> None:
        paint(
            cv,
            shape,
            stroke("#FFD24A", 16, 0.55, 7),
            stroke("#5A360A", 7, 0.75),
            stroke("#FFE08A", 4.4),
            stroke("#FFFBE4", 1.6),
            fill("#FFE9A0", 0.10),
        )

    return draw


def focus(shape: skia.Path) -> Draw:
    """Cream rim in a dark casing with a dashed gold line: seen on every ground, without colour too."""

    def draw(cv: skia.Canvas) -> None:
        dashes = stroke("#B4281E", 3.2, cap=skia.Paint.kButt_Cap)
        dashes.setPathEffect(skia.DashPathEffect.Make([9, 7], 0))
        paint(
            cv,
            shape,
            stroke("#FFF3C0", 22, 0.6, 8),
            stroke("#1A0D05", 12),
            stroke("#FFFDF0", 8),
            dashes,
        )

    return draw
