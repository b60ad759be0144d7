"""Archives that come out the same whoever packs them: sorted, owned by root, dated by the release."""

import gzip
import tarfile
import zipfile
from pathlib import Path

from . import about


def tar_gz(source: Path, target: Path, inside: str) -> Path:
    """A folder as .tar.gz; `inside` is its name in the archive."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = int(about.release_time().timestamp())
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with (
        gzip.GzipFile(target, "wb", compresslevel=9, mtime=int(about.release_time().timestamp())) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for path in [source, *sorted(source.rglob("*"))]:
            name = Path(inside) / path.relative_to(source)
            archive.add(path, name.as_posix(), recursive=False, filter=plain)
    return target


def zip_file(source: Path, target: Path, inside: str) -> Path:
    """A folder as .zip with its links and modes; `inside` is its name in the archive."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(source.rglob("*")):
            name = (Path(inside) / path.relative_to(source)).as_posix()
            if path.is_symlink():
                _entry(archive, name, str(path.readlink()).encode(), 0o120777)
            elif path.is_file():
                _entry(archive, name, path.read_bytes(), 0o100755 if path.stat().st_mode & 0o100 else 0o100644)
    return target


def _entry(archive: zipfile.ZipFile, name: str, content: bytes, mode: int) -> None:
    entry = zipfile.ZipInfo(name, about.release_time().timetuple()[:6])
    entry.create_system, entry.external_attr, entry.compress_type = 3, mode << 16, zipfile.ZIP_DEFLATED
    archive.writestr(entry, content)
