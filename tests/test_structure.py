"""The structure of the code stays within its bounds; what is still above them may shrink, not grow."""

from .structure import branches, classes, cycles, depth, functions, methods, untyped

DEEPEST, MOST, BRANCHES, UNTYPED = 3, 40, 15, 135
REASONED = {
    "ai/jamaica/values.py _features": "a list with a condition here and there, in the captains' busiest loop",
    "assets/workshop/sound/score.py read": "a case for each sign of the notation",
    "tests/test_verdicts.py test_what_decided_a_day_at_the_dock_is_true": "a case for each verdict",
    "tests/test_verdicts.py test_what_decided_a_race_is_true": "a case for each verdict",
    "tests/ui/lessons.py _jamaica": "a case for each kind of target",
    "tests/ui/lessons.py _montego": "a case for each kind of target",
}
"""Functions with more branches, and why."""


def test_no_chain_of_classes_is_deeper_than_can_be_followed() -> None:
    assert {kind.__qualname__: depth(kind) for kind in classes() if depth(kind) > DEEPEST} == {}


def test_no_class_has_more_methods_than_fit_in_the_head() -> None:
    assert {kind.__qualname__: len(methods(kind)) for kind in classes() if len(methods(kind)) > MOST} == {}


def test_no_function_has_more_branches_than_can_be_followed() -> None:
    assert {name for name, node in functions() if branches(node) > BRANCHES} == set(REASONED)


def test_types_are_not_given_up_more_often_than_they_were() -> None:
    assert sum(untyped().values()) <= UNTYPED


def test_no_modules_import_each_other_round_about() -> None:
    assert cycles() == []
