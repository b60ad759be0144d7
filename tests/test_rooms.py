"""Imports run one way: engine, then the games, then ai and store, then ui. Only ui knows pygame, few know ui,
and ui knows nothing of the terminal.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted([*(ROOT / "jamaica").rglob("*.py"), *(ROOT / "ai").rglob("*.py")])
MAY_USE = {
    "jamaica.engine": {"jamaica.engine"},
    **{
        f"jamaica.games.{game}": {f"jamaica.games.{game}", "jamaica.engine", "jamaica.files"}
        for game in ("jamaica", "montego")
    },
    **{
        f"jamaica.games.{game}.rules": {f"jamaica.games.{game}.rules", "jamaica.engine", "jamaica.files"}
        for game in ("jamaica", "montego")
    },
    "jamaica.store": {"jamaica.store", "jamaica.engine", "jamaica.games"},
    "ai": {"ai", "jamaica.engine", "jamaica.games", "jamaica.files"},
    "jamaica.session": {
        "jamaica.session", "jamaica.engine", "jamaica.games", "jamaica.store", "jamaica.files", "ai",
    },
    "jamaica.phones": {
        "jamaica.phones", "jamaica.engine", "jamaica.games", "jamaica.session", "jamaica.store", "jamaica.files",
    },
}  # fmt: skip
OPENS_THE_WINDOW = {"jamaica.cli.main", "jamaica.cli.selftest"}
"""The only modules outside ui that may know it. What the command line and the window share lies beneath both."""


def imports(file: Path) -> Iterator[str]:
    """The full names of all modules a file imports."""
    package = file.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            stem = ".".join((*base, *(node.module.split(".") if node.module else ())))
            yield from (f"{stem}.{alias.name}" for alias in node.names)


def is_in(name: str, rooms: set[str]) -> bool:
    return any(name == room or name.startswith(f"{room}.") for room in rooms)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_imports_run_one_way(file: Path) -> None:
    module = ".".join(file.relative_to(ROOT).with_suffix("").parts)
    for room, allowed in MAY_USE.items():
        if is_in(module, {room}):
            ours = [name for name in imports(file) if is_in(name, {"jamaica", "ai"})]
            assert [name for name in ours if not is_in(name, allowed)] == []
    if is_in(module, {"jamaica.ui"}):
        assert not [name for name in imports(file) if is_in(name, {"jamaica.cli"})]
    else:
        assert not [name for name in imports(file) if is_in(name, {"pygame", "pygame_gui"})]
        assert module in OPENS_THE_WINDOW or not [name for name in imports(file) if is_in(name, {"jamaica.ui"})]


LISTS = {"jamaica.games", "ai.games", "jamaica.ui.games", "jamaica.phones.games", "jamaica.engine.record"}
"""Where a game is listed by its name; records also know what they have to upgrade."""
OF_ONE_GAME = {"montego", "race", "ghost"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_only_its_own_folders_know_a_game(file: Path) -> None:
    """What differs between the games comes from their descriptors; no shared module chooses by a game's name."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    module = ".".join(parts).removesuffix(".__init__")
    if module in LISTS or {"jamaica", "montego"} & set(parts[1:]):
        return
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    assert {node.value for node in nodes if isinstance(node, ast.Constant)} & OF_ONE_GAME == set()


def test_the_check_sees_a_forbidden_import(tmp_path: Path) -> None:
    """A check of the check: relative and absolute imports are resolved."""
    file = ROOT / "jamaica" / "engine" / "match.py"
    assert "jamaica.ui" in set(imports(ROOT / "jamaica" / "cli" / "main.py"))
    assert "jamaica.engine.contract.Game" in set(imports(file))
    assert not is_in("jamaica.games.jamaica", MAY_USE["jamaica.engine"])


def test_the_architecture_names_every_room() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rooms = {str(file.parent.relative_to(ROOT)) for file in FILES if file.name == "__init__.py"}
    assert {room for room in rooms if f"`{room}/`" not in text} == set()
