"""The credits: the same in every language; what the licences ask for is in each of them."""

import re
from collections import Counter

import pytest

from jamaica.engine.language import LANGUAGES
from jamaica.ui.menus.credits import page
from jamaica.ui.menus.markdown_page import blocks

ENGLISH = page("en").read_text(encoding="utf-8")
OTHERS = [code for code in LANGUAGES if code != "en"]


def names(text: str) -> Counter[str]:
    """What is the same in all languages: files, addresses, licences, who made which icons."""
    licences = r"SIL Open Font License 1\.1|CC BY 3\.0"
    return Counter(re.findall(rf"`[^`]+`|https?://[^)]+|{licences}|\([a-z0-9.]+\.com\)", text))


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_out_of_a_translation(code: str) -> None:
    text = page(code).read_text(encoding="utf-8")
    assert text != ENGLISH and names(text) == names(ENGLISH)
    assert [kind for kind, _ in blocks(text)] == [kind for kind, _ in blocks(ENGLISH)]
    said, english = (
        [line.split(":", 1)[1].split() for _, line in blocks(page) if line.startswith("• ") and ":" in line]
        for page in (text, ENGLISH)
    )
    assert said == english, "every icon with its maker"


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_said_that_only_a_maintainer_wants_to_know(code: str) -> None:
    text = page(code).read_text(encoding="utf-8")
    assert not re.findall(r"assets/|\.py\b|^\|", text, re.M)


@pytest.mark.parametrize("word", ["fan-made", "reconstructed"])
def test_what_this_version_is_is_said_first(word: str) -> None:
    assert word in blocks(ENGLISH)[1][1]
