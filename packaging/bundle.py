"""Build the standalone program, let it test itself, and pack it for this system: ``python packaging/bundle.py``.

Everything lands in build/dist/SYSTEM: the program's folder, the packs, a list
of what is inside (CycloneDX) and their SHA256SUMS.
"""

import shutil
import subprocess
import sys
from importlib import import_module

from packs import about, checksums, freeze


def main() -> int:
    """Build and pack; the exit code."""
    shutil.rmtree(about.DIST, ignore_errors=True)
    try:
        freeze.freeze()
        freeze.selftest()
    except subprocess.CalledProcessError as fault:  # has said itself what is wrong
        return fault.returncode
    packs = import_module(f"packs.{about.system()}").pack(about.PROGRAM, about.DIST)
    packs.append(shutil.copy(freeze.SBOM, about.DIST / f"{about.pack_name()}.cdx.json"))
    checksums.write(about.DIST, packs)
    for pack in packs:
        print(f"{pack.stat().st_size / 1e6:6.1f} MB  {pack.relative_to(about.ROOT)}")
    if about.homepage().endswith(".example"):
        print("These packs name a homepage that is nobody's: set JAMAICA_HOMEPAGE for packs that others get.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
