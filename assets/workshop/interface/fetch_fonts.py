"""Fetch the free fonts (npm packages of Fontsource) and write them to assets/fonts with their licences.

Run by hand when a font is to be updated (needs npm, fonttools and brotli); the results are committed, so that
neither the game nor make.py ever needs a network.
"""

from __future__ import annotations

import io
import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[2] / "fonts"

# our name: (package, style, lining digits?)
STYLES = {
    "im-fell-english": ("im-fell-english", "400-normal", False),
    "im-fell-english-italic": ("im-fell-english", "400-italic", False),
    "im-fell-english-sc": ("im-fell-english-sc", "400-normal", False),
    "alegreya": ("alegreya", "400-normal", True),
    "alegreya-bold": ("alegreya", "700-normal", True),
    "alegreya-italic": ("alegreya", "400-italic", True),
    "alegreya-bold-italic": ("alegreya", "700-italic", True),
    "crimson-pro": ("crimson-pro", "400-normal", False),
    "crimson-pro-bold": ("crimson-pro", "700-normal", False),
}


UNRESERVED = ("alegreya", "crimson-pro")  # their licences reserve no font name, so they may be changed


def archive(package: str, folder: Path) -> tarfile.TarFile:
    """Download one npm package and open its archive."""
    command = ["npm", "pack", "--silent", f"@fontsource/{package}"]
    out = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    return tarfile.open(folder / out.stdout.strip().splitlines()[-1])


def subset(tar: tarfile.TarFile, package: str, part: str, style: str) -> TTFont | None:
    """One subset ("latin", "latin-ext") of one style, or None if the package lacks it."""
    wanted = f"{package}-{part}-{style}.woff2"
    for member in tar.getmembers():
        if Path(member.name).name == wanted:
            stream = tar.extractfile(member)
            assert stream
            font = TTFont(io.BytesIO(stream.read()), recalcTimestamp=False)
            font.flavor = None
            return font
    return None


def joined(fonts: list[TTFont], folder: Path) -> TTFont:
    """All subsets of a style in one font: pygame does not look a missing letter up in a second file."""
    if len(fonts) == 1:
        return fonts[0]
    paths = []
    for i, font in enumerate(fonts):
        path = folder / f"part{i}.ttf"
        font.save(path)
        paths.append(str(path))
    merged = Merger().merge(paths)
    merged.recalcTimestamp = False
    merged["head"].modified = fonts[0]["head"].modified
    return merged


def use_lining_digits(font: TTFont) -> None:
    """Point the digits at their lining forms: old-style "10" reads as "IO", and pygame cannot ask for lnum."""
    lining = {}
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[index].SubTable:
                    lining.update(getattr(sub, "ExtSubTable", sub).mapping)
    assert len(lining) >= 10
    for cmap in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in cmap.cmap:
                cmap.cmap[code] = lining.get(cmap.cmap[code], cmap.cmap[code])


# Signs the game writes in running text and the fonts lack, in thousandths of the em; each is a list of closed outlines.
SIGNS: dict[str, tuple[int, list[list[tuple[int, int]]]]] = {
    "→": (760, [[(60, 228), (520, 228), (520, 118), (700, 262), (520, 406), (520, 296), (60, 296)]]),
    "←": (760, [[(700, 296), (240, 296), (240, 406), (60, 262), (240, 118), (240, 228), (700, 228)]]),
    "✓": (680, [[(50, 250), (120, 330), (250, 180), (560, 640), (630, 590), (270, 30)]]),
    "✗": (
        620,
        [
            [
                (70, 60),
                (250, 290),
                (80, 540),
                (160, 590),
                (310, 360),
                (460, 590),
                (540, 540),
                (370, 290),
                (550, 60),
                (470, 10),
                (310, 220),
                (150, 10),
            ]
        ],
    ),
}


def add_signs(font: TTFont) -> None:
    """Draw the missing signs into the font (allowed: these fonts reserve no name)."""
    known, unit = font.getBestCmap(), font["head"].unitsPerEm / 1000
    order = font.getGlyphOrder()
    for sign, (advance, outlines) in SIGNS.items():
        if ord(sign) in known:
            continue
        pen = TTGlyphPen(None)
        for outline in outlines:
            points = [(round(x * unit), round(y * unit)) for x, y in outline]
            if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True)) > 0:
                points.reverse()  # TrueType fills clockwise outlines
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()
        name = f"uni{ord(sign):04X}"
        order = [*order, name]
        font.setGlyphOrder(order)
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = (round(advance * unit), round(min(x for x, _ in outlines[0]) * unit))
        for cmap in font["cmap"].tables:
            if cmap.isUnicode():
                cmap.cmap[ord(sign)] = name


def main() -> None:
    """Write every font and one licence file per package."""
    FONTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for ours, (package, style, lining) in STYLES.items():
            with archive(package, folder) as tar:
                parts = [subset(tar, package, part, style) for part in ("latin", "latin-ext")]
                font = joined([part for part in parts if part], folder)
                if lining:
                    use_lining_digits(font)
                if package in UNRESERVED:
                    add_signs(font)
                font.save(FONTS / f"{ours}-latin.ttf")
                licence = next(m for m in tar.getmembers() if Path(m.name).name.upper().startswith("LICENSE"))
                stream = tar.extractfile(licence)
                assert stream
                (FONTS / f"{package}-LICENSE.txt").write_bytes(stream.read())


if __name__ == "__main__":
    main()
