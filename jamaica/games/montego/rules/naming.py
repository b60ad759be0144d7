"""Words for spaces and workers in texts: ``N3``, ``2.1`` for the first worker of seat 2; and back."""

from .static import Table


def space_name(space: int, warehouses: int) -> str:
    """N1 ... Nn along the north, Sn ... S1 along the south."""
    return f"N{space + 1}" if space < warehouses else f"S{2 * warehouses - space}"


def space_named(word: str, warehouses: int) -> int | None:
    """The space of that name, if there is one."""
    names = [space_name(space, warehouses) for space in range(2 * warehouses)]
    return names.index(word) if word in names else None


def worker_name(worker: int, crew: int) -> str:
    """Seat and number of a worker, both from 1."""
    return f"{worker // crew + 1}.{worker % crew + 1}"


def workers_by_name(table: Table) -> dict[str, int]:
    """All workers of a table but Lazy Jack."""
    return {worker_name(worker, table.crew): worker for worker in range(table.jack)}
