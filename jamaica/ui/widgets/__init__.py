"""The parts of a page: buttons, rows of choices, sliders, lists that scroll, questions and places to write."""
