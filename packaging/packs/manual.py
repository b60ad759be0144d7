"""The man page jamaica(6) and the shells' completions, made from the command line's own parser."""

from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage

from jamaica.cli.main import command_line
from jamaica.engine.language import ENGLISH

from . import about

SECTION = 6
"""Games."""
COMPLETIONS = {"bash": "bash-completion/completions/jamaica", "zsh": "zsh/vendor-completions/_jamaica"}
"""Where each shell looks for completions, below share/."""


def man_page() -> str:
    """The man page, as troff."""
    facts = {
        "project_name": about.NAME, "version": about.version(), "description": about.PHRASE,
        "manual_title": about.TITLE, "manual_section": SECTION, "date": about.release_time().date().isoformat(),
        "authors": [f"{about.MAINTAINER} <{about.mail()}>"], "url": about.homepage(),
    }  # fmt: skip
    page = Manpage(command_line(ENGLISH), facts)
    page.synopsis = [about.NAME, "[options]", "[COMMAND ...]"]
    return str(page)


def completion(shell: str) -> str:
    """The completions for a shell."""
    return str(shtab.complete(command_line(ENGLISH), shell=shell))


def write(share: Path) -> None:
    """Write all of them below a folder share/."""
    pages = {f"man/man{SECTION}/{about.NAME}.{SECTION}": man_page()}
    pages |= {place: completion(shell) for shell, place in COMPLETIONS.items()}
    for place, text in pages.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        (share / place).write_text(text, encoding="utf-8", newline="\n")
