"""Figures of the code's structure; `python -m tests.structure` prints them."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import getmembers, isclass, isfunction
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("jamaica", "ai")
FOLDERS = (*PACKAGES, "tests", "packaging", "assets")
EXTRAS = ("numpy", "pettingzoo", "gymnasium", "distributed")
"""Libraries that most do without; modules that need one are passed over where it is not installed."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
APART = {*FUNCTIONS, ast.ClassDef}
DECISIONS = {ast.If, ast.IfExp, ast.For, ast.While, ast.ExceptHandler, ast.match_case}
LEAVES = {ast.Name, ast.Constant, ast.Load, ast.Store}
"""What holds no decision: most of a tree."""


def modules() -> dict[str, Path]:
    """All modules of ours by their name."""
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def classes() -> Iterator[type]:
    """All classes of ours."""
    for name in modules():
        if name.endswith("__main__"):
            continue
        try:
            module = import_module(name)
        except ModuleNotFoundError as missing:
            if missing.name not in EXTRAS:
                raise
            continue
        for _, one in getmembers(module, isclass):
            if one.__module__ == name:
                yield one


def own_bases(kind: type) -> list[type]:
    """A class and those of its bases that are ours, protocols left out."""
    ours = [base for base in kind.__mro__ if base.__module__.split(".")[0] in PACKAGES]
    return [base for base in ours if not getattr(base, "_is_protocol", False)]


def depth(kind: type) -> int:
    """The longest chain of our own classes that ends with this one."""
    above = [depth(base) for base in kind.__bases__ if base in own_bases(kind)]
    return 1 + max(above, default=0)


def methods(kind: type) -> set[str]:
    """The names of a class's methods and properties, with those it inherits from ours."""
    found = set[str]()
    for base in own_bases(kind):
        members = vars(base).items()
        found |= {name for name, one in members if isfunction(one) or isinstance(one, property | classmethod)}
    return found


@cache
def tree(path: Path) -> ast.Module:
    """A module's syntax tree, read once."""
    return ast.parse(path.read_text(encoding="utf-8"))


def functions() -> Iterator[tuple[str, ast.AST]]:
    """All functions, those of tests and tools included, by path and name."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(tree(path)):
                if isinstance(node, FUNCTIONS):
                    yield f"{path.relative_to(ROOT).as_posix()} {node.name}", node


def branches(node: ast.AST) -> int:
    """How often a function decides: conditions, `and` and `or`, loops, comprehensions, exceptions and cases."""
    count = 0
    for child in ast.iter_child_nodes(node):
        kind = type(child)
        if kind in LEAVES or kind in APART:
            continue
        if kind in DECISIONS:
            count += 1
        elif isinstance(child, ast.BoolOp):
            count += len(child.values) - 1
        elif isinstance(child, ast.comprehension):
            count += 1 + len(child.ifs)
        count += branches(child)
    return count


def untyped() -> dict[str, int]:
    """How often each file of ours says `Any`, imports included."""
    found = {}
    for path in modules().values():
        said = (node.id if isinstance(node, ast.Name) else node.name for node in ast.walk(tree(path))
                if isinstance(node, ast.Name | ast.alias))  # fmt: skip
        if count := sum(name == "Any" for name in said):
            found[path.relative_to(ROOT).as_posix()] = count
    return found


def imports(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of ours that a module imports at its top or for its types."""
    package = name if path.stem == "__init__" else name.rpartition(".")[0]
    found = set[str]()
    for node in _top_level(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            source = ".".join(part for part in (base, node.module or "") if part)
            found.add(source)
            found |= {f"{source}.{alias.name}" for alias in node.names}
    return {module for module in found if module in known and module != name}


def _top_level(node: ast.AST) -> Iterator[ast.AST]:
    """Statements that run, or are read for types, when a module is imported: not those inside of functions."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield child
            yield from _top_level(child)


def cycles() -> list[list[str]]:
    """Modules that import each other round about: the strongly connected components of more than one."""
    known = modules()
    graph = {name: imports(name, path, known) for name, path in known.items()}
    for name in graph:  # a package's own __init__ is imported by its modules anyway
        graph[name] -= {name.rpartition(".")[0]}
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack, found = list[str](), list[list[str]]()

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in graph[name]:
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            ring = [stack.pop()]
            while ring[-1] != name:
                ring.append(stack.pop())
            if len(ring) > 1:
                found.append(sorted(ring))

    for name in graph:
        if name not in index:
            visit(name)
    return found


def main() -> None:
    """Print the figures."""
    ours = list(classes())
    print("deepest chains of our own classes:")
    for kind in sorted(ours, key=depth, reverse=True)[:5]:
        print(f"  {depth(kind)}  {kind.__module__}.{kind.__qualname__}")
    print("most methods, with those inherited from ours:")
    for kind in sorted(ours, key=lambda one: len(methods(one)), reverse=True)[:5]:
        print(f"  {len(methods(kind))}  {kind.__module__}.{kind.__qualname__}")
    print("most branches:")
    for name, node in sorted(functions(), key=lambda one: branches(one[1]), reverse=True)[:5]:
        print(f"  {branches(node)}  {name}")
    print(f"the word Any: {sum(untyped().values())} times in {len(untyped())} files")
    print(f"import cycles: {cycles() or 'none'}")


if __name__ == "__main__":
    main()
