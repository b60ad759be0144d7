"""The catalogues of the languages: collects the sentences of the code, updates the translators' files, compiles them.

    python assets/workshop/languages.py          after a sentence was added, changed or translated
    python assets/workshop/languages.py --check  says what is missing, and changes nothing

`assets/languages/README.md` tells translators the rest.
"""

import argparse
import ast
import io
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "assets" / "languages"
sys.path.insert(0, str(ROOT))
from jamaica.engine.language import LANGUAGES  # noqa: E402 (the checkout beside this program)

CODES = tuple(code for code in LANGUAGES if code != "en")
ONE, BOTH_FORMS, PLACE_AND_PHRASE = {"say", "mark"}, {"count", "marks"}, {"phrase", "mark_phrase"}
"""What names a sentence in the code: one sentence, both forms of one with a number, a place in a sentence and words."""
MOST, SPARE = 1.5, 12
"""How much longer than in English a sentence can be: so many times, and a few letters more."""
ENDS = ".:?!…"
ENGLISH_ONLY = {"DataError", "ScenarioError"}
"""Errors in files that are written by developers."""


def sources() -> list[Path]:
    """All files of the program."""
    return sorted([*(ROOT / "jamaica").rglob("*.py"), *(ROOT / "ai").rglob("*.py")])


def errors() -> set[str]:
    """The errors a player can meet: `GameError` and all that derives from it."""
    classes = [node for file in sources() for node in ast.walk(_tree(file)) if isinstance(node, ast.ClassDef)]
    above = {node.name: {base.id for base in node.bases if isinstance(base, ast.Name)} for node in classes}
    found = {"GameError"}
    while more := {name for name, bases in above.items() if bases & found} - found - ENGLISH_ONLY:
        found |= more
    return found


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def calls(file: Path, names: set[str]) -> Iterator[ast.Call]:
    """The calls of functions, methods and classes with these names."""
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield node


def _literals(call: ast.Call, count: int) -> list[str]:
    """The first arguments of a call, if they are written there."""
    texts = [arg.value for arg in call.args[:count] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return texts if len(texts) == count and all(texts) else []


def collected() -> Catalog:
    """Every sentence of the code."""
    catalogue, single = _empty(""), ONE | errors()
    for file in sources():
        where = [(file.relative_to(ROOT).as_posix(), None)]
        for names, count in ((single, 1), (BOTH_FORMS, 2), (PLACE_AND_PHRASE, 2)):
            for call in calls(file, names):
                texts = _literals(call, count)
                if texts and names is PLACE_AND_PHRASE:
                    catalogue.add(texts[1], None, where, context=texts[0])
                elif texts:
                    catalogue.add(tuple(texts) if count > 1 else texts[0], None, where)
    for text, where in lessons():
        catalogue.add(text, None, [(where, None)])
    return catalogue


def lessons() -> Iterator[tuple[str, str]]:
    """Every sentence of the guided games, with its file."""
    for file in sorted((ROOT / "assets" / "lessons").glob("*/*.json")):
        body, where = json.loads(file.read_text(encoding="utf-8")), file.relative_to(ROOT).as_posix()
        yield from ((body[key], where) for key in ("title", "about") if key in body)
        for step in (step for act in body.get("acts", ()) for step in act["steps"]):
            yield from (
                (text, where) for text in (step["text"], step.get("other", ""), *step.get("why", {}).values()) if text
            )


class _Sentences(Catalog):
    """A catalogue whose head carries no dates and no versions, so that the same sentences make the same file."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        head = [("MIME-Version", "1.0"), ("Content-Type", "text/plain; charset=utf-8")]
        return [*head, ("Language", str(self.locale)), ("Plural-Forms", self.plural_forms)] if self.locale else head


def _empty(code: str) -> Catalog:
    return _Sentences(locale=code or None, header_comment="# The sentences of Jamaica and Montego Bay.", fuzzy=False)


def updated(code: str, template: Catalog) -> Catalog:
    """A language's catalogue with the sentences of today; translations of sentences that are gone are left out."""
    made, file = _empty(code), FOLDER / f"{code}.po"
    old = read_po(io.StringIO(file.read_text(encoding="utf-8"))) if file.exists() else made
    for message in template:
        if message.id:
            kept = old.get(message.id, message.context)
            made.add(message.id, kept.string if kept else "", message.locations, message.flags,
                     message.auto_comments, kept.user_comments if kept else (), context=message.context)  # fmt: skip
    return made


def text_of(catalogue: Catalog) -> bytes:
    """A catalogue as translators edit it."""
    out = io.BytesIO()
    write_po(out, catalogue, width=110, include_lineno=False, ignore_obsolete=True)
    return out.getvalue()


def compiled(catalogue: Catalog) -> bytes:
    """A catalogue as the game reads it."""
    out = io.BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def files() -> dict[Path, bytes]:
    """Every file of the folder that is made here, with what it should contain."""
    template = collected()
    made = {FOLDER / "jamaica.pot": text_of(template)}
    for code in CODES:
        catalogue = updated(code, template)
        made[FOLDER / f"{code}.po"] = text_of(catalogue)
        made[FOLDER / f"{code}.mo"] = compiled(catalogue)
    return made


def faults() -> list[str]:
    """What is wrong with the catalogues and the sentences of the code, a line for each."""
    template = collected()
    old = [file for file, text in files().items() if not file.exists() or file.read_bytes() != text]
    found = [f"{file.name} is not up to date" for file in old]
    for code in CODES:
        for message in updated(code, template):
            if message.id:
                pairs = _forms(message)
                found += [f"{code}: {fault}: {text!r}" for said, text in pairs if (fault := fault_of(said, text))]
    return [*found, *glued(), *foreign(), *idle()]


def _forms(message: Message) -> list[tuple[str, str]]:
    """What is said in English and in another language, form by form."""
    if not message.pluralizable:
        return [(message.id, message.string)]
    return list(zip(message.id, message.string or ("", ""), strict=True))


def fault_of(english: str, text: str) -> str:
    """What is wrong with a translation; empty if nothing."""
    if not text:
        return f"no translation of {english!r} in"
    if not _values(text) <= _values(english) or _values(english) - _values(text) - {"number"}:
        return f"not the values of {english!r} in"
    if english[-1] != text[-1] and (english[-1] in ENDS or text[-1] in ENDS):
        return f"not the end of {english!r} in"
    if len(text) > len(english) * MOST + SPARE:
        return f"much longer than {english!r} is"
    return ""


def _values(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def glued() -> list[str]:
    """Sentences that are put together where they should be said as a whole: nobody can translate them."""
    said = ONE | BOTH_FORMS | PLACE_AND_PHRASE | errors()
    return [
        f"{file.relative_to(ROOT)}, line {call.lineno}: the sentence is glued together"
        for file in sources()
        for call in calls(file, said)
        if call.args and isinstance(call.args[0], ast.JoinedStr | ast.BinOp)
    ]


def foreign() -> list[str]:
    """Values with a decimal point or commas between thousands: `Language.number` writes them as the language does."""
    return [
        f"{file.relative_to(ROOT)}, line {call.lineno}: {value.arg} is written in English"
        for file in sources()
        for call in calls(file, ONE | BOTH_FORMS | PLACE_AND_PHRASE)
        for value in call.keywords
        for part in ast.walk(value.value)
        if isinstance(part, ast.FormattedValue)
        and re.search(r"\.\d*[efg]|%'$|,", ast.unparse(part.format_spec or ast.Constant("")))
    ]


def idle() -> list[str]:
    """Constants with sentences that nobody says."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources())
    names = Counter(re.findall(r"\b_?[A-Z][A-Z0-9_]*\b", text))
    return [
        f"{file.relative_to(ROOT)}, line {node.lineno}: nobody says {target.id}"
        for file in sources()
        for node in _tree(file).body
        if isinstance(node, ast.Assign) and "mark" in ast.dump(node.value)
        for target in ast.walk(node.targets[0])
        if isinstance(target, ast.Name) and names[target.id] < 2
    ]


def main() -> int:
    """Make the files, or check them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say what is missing")
    if not parser.parse_args().check:
        for file, text in files().items():
            file.write_bytes(text)
    wrong = faults()
    print("\n".join(wrong) or "All catalogues are complete.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
