"""Makes the pictures and sounds of the game.

    python assets/workshop/make.py [FAMILY ...]     remake what changed (of the named families, or of all)
    python assets/workshop/make.py --check          compare the committed results with made.json
    python assets/workshop/make.py --sheets         draw the contact sheets into build/sheets/

A family is one module with `make(out)`; see README.md beside this file. This module uses the standard library only,
so that the check runs where the drawing libraries are not installed.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import json
import shutil
import sys
import tempfile
import time
from pathlib import Path

WORKSHOP = Path(__file__).resolve().parent
ASSETS = WORKSHOP.parent
BUILD = ASSETS.parent / "build"
MADE = WORKSHOP / "made.json"

FAMILIES: tuple[str, ...] = (
    "sound.effects",
    "sound.ambience",
    "sound.music",
    "sound.index",
    "race.board",
    "race.ships",
    "race.broadside",
    "race.battle",
    "race.welcome",
    "race.dice",
    "race.portraits",
    "race.cards",
    "race.treasures",
    "race.tokens",
    "montego.foremen",
    "montego.quay",
    "montego.warehouses",
    "montego.ships",
    "montego.voyages",
    "montego.workers",
    "montego.pieces",
    "montego.highlights",
    "montego.cards",
    "montego.light",
    "interface.frames",
    "interface.buttons",
    "interface.titles",
    "interface.ending",
    "interface.appicon",
)

TEXT = {".py", ".csv", ".json", ".svg", ".toml", ".txt"}


def digest(path: Path) -> str:
    """Hash of a file; text counts the same whatever its line endings."""
    data = path.read_bytes()
    if path.suffix in TEXT:
        data = data.replace(b"\r\n", b"\n")
    return hashlib.sha256(data).hexdigest()[:32]


def module_file(name: str) -> Path | None:
    """The workshop file of a dotted module name, if it is one of ours."""
    path = WORKSHOP.joinpath(*name.split(".")).with_suffix(".py")
    return path if path.is_file() else None


def imported(tree: ast.Module) -> set[str]:
    """Dotted names of all workshop modules that a parsed module imports."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {name for name in names if module_file(name)}


def data_files(tree: ast.Module) -> list[Path]:
    """The files a parsed module names in its constant DATA."""
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(t, ast.Name) and t.id == "DATA" for t in targets):
            return [ASSETS / name for name in ast.literal_eval(node.value)]  # type: ignore[attr-defined]
    return []


def inputs(family: str) -> list[Path]:
    """Everything a family is made from: its module, what that imports, and their data files."""
    found: dict[str, Path] = {}
    data: set[Path] = set()
    waiting = [family]
    while waiting:
        name = waiting.pop()
        path = module_file(name)
        if path is None:
            raise SystemExit(f"no such family: {name} (FAMILIES in {__file__} names it)")
        if name in found:
            continue
        found[name] = path
        tree = ast.parse(path.read_text(encoding="utf8"))
        data.update(data_files(tree))
        waiting += sorted(imported(tree))
    return sorted({*found.values(), *data})


def input_hash(family: str) -> str:
    """One hash over all inputs of a family."""
    whole = hashlib.sha256()
    for path in inputs(family):
        whole.update(f"{path.relative_to(ASSETS).as_posix()} {digest(path)}\n".encode())
    return whole.hexdigest()[:32]


def load_made() -> dict[str, dict]:
    return json.loads(MADE.read_text(encoding="utf8")) if MADE.exists() else {}


def faults(family: str, entry: dict | None) -> list[str]:
    """What is wrong with the results of a family; empty when they are up to date."""
    if entry is None:
        return [f"{family}: never made"]
    found = [] if entry["inputs"] == input_hash(family) else [f"{family}: its programs or data changed; make it again"]
    for name, want in entry["results"].items():
        path = ASSETS / name
        if not path.is_file():
            found.append(f"{family}: {name} is missing")
        elif digest(path) != want:
            found.append(f"{family}: {name} is not what was made")
    return found


def make(family: str) -> None:
    """Run one family in a scratch folder, then move its results into place and note their hashes."""
    began = time.monotonic()
    before = input_hash(family)
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch)
        importlib.import_module(family).make(out)
        results = {}
        for path in sorted(p for p in out.rglob("*") if p.is_file()):
            name = path.relative_to(out).as_posix()
            target = ASSETS / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
            results[name] = digest(target)
    made = load_made()  # read again: another run may have finished a family meanwhile
    for name in made.get(family, {}).get("results", {}).keys() - results.keys():
        (ASSETS / name).unlink(missing_ok=True)
    made[family] = {"inputs": before, "results": results}
    MADE.write_text(json.dumps(made, indent=1, sort_keys=True) + "\n", encoding="utf8")
    size = sum((ASSETS / name).stat().st_size for name in results)
    print(f"{family}: {len(results)} files, {size / 1e6:.2f} MB, {time.monotonic() - began:.0f} s", flush=True)


def draw_sheet(family: str) -> None:
    module = importlib.import_module(family)
    if hasattr(module, "sheet"):
        target = BUILD / "sheets" / f"{family}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        module.sheet().save(target)
        print(target, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the pictures and sounds of the game.")
    parser.add_argument("families", nargs="*", metavar="FAMILY", help="e.g. race.board; all if none is named")
    parser.add_argument("--check", action="store_true", help="only compare the results with made.json")
    parser.add_argument("--sheets", action="store_true", help="draw contact sheets into build/sheets/ instead")
    args = parser.parse_args()
    chosen = args.families or FAMILIES
    unknown = set(chosen) - set(FAMILIES)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}. Families: {', '.join(FAMILIES)}")
    sys.path.insert(0, str(WORKSHOP))
    made = load_made()
    found = []
    for family in chosen:
        if args.sheets:
            draw_sheet(family)
        elif args.check:
            found += faults(family, made.get(family))
        elif faults(family, made.get(family)):
            make(family)
        else:
            print(f"{family}: up to date", flush=True)
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
