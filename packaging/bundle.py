"""Build the standalone program, let it test itself, and pack it for this system: ``python packaging/bundle.py``.

Everything lands in build/dist: the program's folder, the packs and their SHA256SUMS.
"""

import shutil
import sys

from packs import about, checksums, freeze, licences, linux, macos, windows

PACKERS = {"linux": linux.pack, "windows": windows.pack, "macos": macos.pack}


def main() -> int:
    """Build and pack; the exit code."""
    shutil.rmtree(about.DIST, ignore_errors=True)
    licences.collect(about.BUILD / "licences")
    freeze.freeze()
    licences.check(licences.shared_libraries(about.PROGRAM))
    freeze.selftest()
    packs = PACKERS[about.system()](about.PROGRAM, about.DIST)
    checksums.write(about.DIST, packs)
    for pack in packs:
        print(f"{pack.stat().st_size / 1e6:6.1f} MB  {pack.relative_to(about.ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
