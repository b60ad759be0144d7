"""SBOM: a list of everything that is inside a pack, in CycloneDX's form, as programs read it."""

import platform
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model import ExternalReference, ExternalReferenceType, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.dependency import Dependency
from cyclonedx.model.license import DisjunctiveLicense, License, LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.spdx import is_expression, is_supported_id
from packageurl import PackageURL

from . import about
from .licences import Library, Unlicensed


def write(file: Path, python_libraries: Iterable[str], libraries: Iterable[Library]) -> None:
    """Write the list; the same build gives the same list."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = JsonV1Dot6(bill(python_libraries, libraries)).output_as_string(indent=2)
    file.write_text(text + "\n", encoding="utf-8", newline="\n")


def bill(python_libraries: Iterable[str], libraries: Iterable[Library]) -> Bom:
    """The game, Python, the Python libraries and the libraries in machine code."""
    game = _component(about.NAME, about.version(), "MIT", ComponentType.APPLICATION, description=about.SUMMARY)
    inside = [_component("CPython", platform.python_version(), "PSF-2.0", ComponentType.PLATFORM)]
    inside += [_python_library(name) for name in python_libraries]
    inside += [
        _component(one.name, None, one.licence, copyright=one.copyright, external_references=[
            ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(f"https://{one.source}"))])
        for one in libraries
    ]  # fmt: skip
    serial = uuid5(NAMESPACE_URL, f"{about.homepage()}/{about.pack_name()}")
    metadata = BomMetaData(component=game, timestamp=about.release_time())
    depends = [Dependency(game.bom_ref, [Dependency(one.bom_ref) for one in inside])]
    depends += [Dependency(one.bom_ref) for one in inside]
    return Bom(components=inside, serial_number=serial, metadata=metadata, dependencies=depends)


STATED = {
    "pygame-ce": "LGPL-2.1-or-later", "pygame-gui": "MIT", "python-i18n": "MIT", "segno": "BSD-3-Clause",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}  # fmt: skip
"""Licences by their SPDX names, of libraries whose metadata tell them otherwise."""


def _python_library(name: str) -> Component:
    found = distribution(name)
    licence = STATED.get(name) or found.metadata["License-Expression"] or found.metadata["License"]
    if not licence:
        raise Unlicensed(f"{name} does not name its licence in a word: look it up for STATED in {__file__}.")
    return _component(name, found.version, licence, purl=PackageURL("pypi", None, name, found.version))


def _licence(words: str) -> License:
    """A licence by its SPDX name, as an expression of such names, or by whatever name it goes."""
    if is_supported_id(words):
        return DisjunctiveLicense(id=words)
    return LicenseExpression(words) if is_expression(words) else DisjunctiveLicense(name=words)


def _component(
    name: str, version: str | None, licence: str, kind: ComponentType = ComponentType.LIBRARY, **more: object
) -> Component:
    licences = [_licence(licence)]
    reference = f"{name}@{version}" if version else name
    return Component(name=name, version=version, type=kind, bom_ref=reference, licenses=licences, **more)  # type: ignore[arg-type]
