"""The man page jamaica(6) and the shells' completions, made from the command line's own parser."""

from argparse import ArgumentParser, _SubParsersAction
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


NAMED_IN_A_SHELL = {"FILE": shtab.FILE, "GAME": shtab.FILE, "DIR": shtab.DIRECTORY}
"""What a value is called in the help, and what a shell offers for it."""
MORE = {
    "Environment": {"JAMAICA_HOME": "One folder for saves, settings and logs, if \\-\\-home names none."},
    "Files": {
        "~/.local/share/jamaica": "Games, replays and statistics, below $XDG_DATA_HOME if that is set.",
        "~/.config/jamaica": "Settings, below $XDG_CONFIG_HOME if that is set.",
        "~/.local/state/jamaica/log": "Logs of the last runs, below $XDG_STATE_HOME if that is set.",
    },
    "Exit status": {
        "0": "All went well.", "1": "Something was found wrong, or the input ended.",
        "2": "The command line has a mistake, or a file cannot be used.", "130": "Ctrl\\-C, or a kill.",
    },
}  # fmt: skip
"""What a man page tells besides commands and flags: by its heading, names and what they mean."""


def man_page() -> str:
    """The man page, as troff."""
    facts = {
        "project_name": about.NAME, "version": about.version(), "description": about.PHRASE,
        "manual_title": about.TITLE, "manual_section": SECTION, "date": about.release_time().date().isoformat(),
        "authors": [f"{about.MAINTAINER} <{about.mail()}>"], "url": about.homepage(),
    }  # fmt: skip
    page = Manpage(command_line(ENGLISH), facts)
    page.synopsis = [about.NAME, "[options]", "[COMMAND ...]"]
    for heading, lines in MORE.items():
        page.add_section(heading, "=", "\n".join(f".TP\n\\fB{name}\\fR\n{means}" for name, means in lines.items()))
    return str(page)


def completion(shell: str) -> str:
    """The completions for a shell: commands, flags, their values, and names of files and folders."""
    parser = command_line(ENGLISH)
    _name_files(parser)
    return str(shtab.complete(parser, shell=shell))


def _name_files(parser: ArgumentParser) -> None:
    """Let a shell offer files for whatever takes one."""
    for action in parser._actions:
        if action.metavar in NAMED_IN_A_SHELL:
            action.complete = NAMED_IN_A_SHELL[action.metavar]  # type: ignore[attr-defined]
        if isinstance(action, _SubParsersAction):
            for command in action.choices.values():
                _name_files(command)


def write(share: Path) -> None:
    """Write all of them below a folder share/."""
    pages = {f"man/man{SECTION}/{about.NAME}.{SECTION}": man_page()}
    pages |= {place: completion(shell) for shell, place in COMPLETIONS.items()}
    for place, text in pages.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        (share / place).write_text(text, encoding="utf-8", newline="\n")
