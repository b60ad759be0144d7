"""Where files are kept: the folders each system wants them in, or one folder that a person names."""

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

HOME = "JAMAICA_HOME"
"""The environment variable that names one folder for everything."""


@dataclass(frozen=True)
class Places:
    """The three folders. None of them needs to exist."""

    data: Path
    """Saved games, replays, statistics."""
    settings: Path
    logs: Path

    @classmethod
    def at(cls, home: Path) -> "Places":
        """Everything under one folder, for tests and for a game carried on a stick."""
        return cls(home / "data", home / "settings", home / "logs")

    @classmethod
    def find(cls, home: Path | None = None) -> "Places":
        """Under the folder given, else under the one the environment names, else where the system wants them."""
        named = home or (Path(os.environ[HOME]) if os.environ.get(HOME) else None)
        if named:
            return cls.at(Path(os.path.abspath(os.path.expanduser(named))))  # noqa: PTH100, PTH111 - these cannot fail
        system = PlatformDirs("jamaica", appauthor=False)
        return cls(system.user_data_path, system.user_config_path, system.user_log_path)
