"""The pygame_gui theme: parchment and brass. Fonts are only named; the game registers them before it loads the theme.

Sizes are for UI scale 100 %; the game multiplies them. Richer frames (nine-slice) are made by `interface.frames`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PIL import Image

INK, SOFT, CREAM = "#2A1306", "#5A3413", "#FFF8E4"
CLEAR = "#00000000"

STATES = ("normal", "hovered", "disabled", "selected", "active")
Colours = dict[str, str]


def faces(backs: tuple[str, ...], texts: tuple[str, ...], borders: tuple[str, ...]) -> Colours:
    """Colours of a button: background, text and border in the order of STATES."""
    out: Colours = {}
    for state, back, text, border in zip(STATES, backs, texts, borders, strict=True):
        out |= {f"{state}_bg": back, f"{state}_text": text, f"{state}_border": border}
        out[f"{state}_text_shadow"] = CLEAR
    return out


PARCHMENT = faces(
    ("#FFF6DA,#E6CD94,270", "#FFFBEA,#F3DDA6,270", "#D8CBAA,#C8B88E,270", "#2E7A8C,#174D66,270", "#D9BC7C,#EFDCA8,270"),
    (INK, INK, "#7D6B4C", CREAM, INK),
    ("#7A4E12", "#C98F33", "#A3957A", "#F0C24E", "#5A360A"),
)
CRIMSON = faces(
    ("#C2382C,#7E1712,270", "#DA4A3C,#96201A,270", "#A08A80,#877268,270", "#2E7A8C,#174D66,270", "#6E1512,#A8231C,270"),
    (CREAM, "#FFFFFF", "#D9CDBE", CREAM, CREAM),
    ("#3F0806", "#F0C24E", "#6E5A50", "#F0C24E", "#F0C24E"),
)
WALNUT = faces(
    ("#8A5A2E,#4A2C18,270", "#A8713A,#5E3A1E,270", "#5A4A3C,#463A30,270", "#2E7A8C,#174D66,270", "#3A2110,#6B3F1C,270"),
    (CREAM, "#FFFFFF", "#A89A86", CREAM, CREAM),
    ("#C98F33", "#F0C24E", "#7A6A55", "#F0C24E", "#F0C24E"),
)
INVISIBLE = faces((CLEAR,) * 5, (INK, "#7E1510", "#8A7A60", "#174D66", "#7E1510"), (CLEAR,) * 5)


def font(name: str, size: int, bold: bool = False) -> dict[str, str]:
    """A font entry; `name` is one of the families the game registers (see CREDITS.md)."""
    return {"name": name, "size": str(size), "bold": "1" if bold else "0", "italic": "0"}


def shape(radius: int = 6, border: int = 2, shadow: int = 2, **more: object) -> dict[str, str]:
    """A rounded body."""
    out = {"shape": "rounded_rectangle", "shape_corner_radius": radius, "border_width": border, "shadow_width": shadow}
    return {key: str(value) for key, value in (out | more).items()}


FLAT = {"shape": "rectangle", "border_width": "0", "shadow_width": "0"}
TEXT, TITLE, FIGURE = "alegreya", "im-fell-english-sc", "crimson-pro"

ENTRY = faces(
    (CLEAR, "#F7E3AE", CLEAR, "#2E7A8C,#174D66,270", "#E2C98E"),
    (INK, INK, "#8A7A60", CREAM, INK),
    (CLEAR,) * 5,
)
ITEM = shape(4, 0, 0, text_horiz_alignment="left", text_horiz_alignment_padding=10)
FRAME = {"dark_bg": "#FBF0D0,#E4CF9C,315", "normal_border": "#7A4E12", "normal_text": INK}
FIELD = {
    "dark_bg": "#FFFBEE",
    "selected_bg": "#F0C24E",
    "selected_text": INK,
    "normal_text": INK,
    "normal_border": "#7A4E12",
    "text_cursor": "#7E1510",
    "hovered_border": "#C98F33",
    "disabled_dark_bg": "#D8CBAA",
    "disabled_text": "#7D6B4C",
}
GROOVE = {"dark_bg": "#5A3A1C,#8A6236,270", "normal_border": "#3A2110", "disabled_dark_bg": "#A3957A"}
KNOB = faces(
    ("#FFF2BE,#C98F33,270", "#FFF8DC,#E2B24A,270", "#C8B88E,#A3957A,270", "#F9E3A0,#A9752A,270", "#E2B24A,#8A5A14,270"),
    (INK,) * 5,
    ("#4A2C0A", "#4A2C0A", "#7A6A55", "#4A2C0A", "#4A2C0A"),
)
BAR = {"colours": GROOVE, "misc": shape(5, 1, 0, enable_arrow_buttons=0)}
GRIP = {"colours": KNOB, "misc": shape(5, 1, 0)}

THEME: dict[str, Any] = {
    "defaults": {
        "colours": {
            **PARCHMENT,
            "dark_bg": "#F3E4BC",
            "disabled_dark_bg": "#D8CBAA",
            "link_text": "#7E1510",
            "link_hover": "#C2281F",
            "link_selected": "#174D66",
            "filled_bar": "#A8231C",
            "unfilled_bar": "#D8C490",
            "text_cursor": "#7E1510",
            "text_shadow": CLEAR,
        },
        "font": font(TEXT, 17),
    },
    "button": {"colours": PARCHMENT, "font": font(TEXT, 18, True), "misc": shape(7, 2, 2, tool_tip_delay=0.4)},
    "@primary": {"colours": CRIMSON, "font": font(TITLE, 24), "misc": shape(8, 2, 3)},
    "@wood": {"colours": {**WALNUT, "dark_bg": "#5E3A1E,#33200F,315"}, "misc": shape(8, 2, 2)},
    "@menu": {"colours": WALNUT, "font": font(TITLE, 27), "misc": shape(9, 2, 4)},
    "@icon": {"colours": INVISIBLE, "misc": {**FLAT, "tool_tip_delay": "0.4"}},
    "@clear": {"colours": {**INVISIBLE, "dark_bg": CLEAR, "normal_border": CLEAR}, "misc": FLAT},
    "label": {"colours": {"normal_text": INK, "dark_bg": CLEAR, "text_shadow": CLEAR}, "font": font(TEXT, 17)},
    "@title": {"colours": {"normal_text": "#7E1510"}, "font": font(TITLE, 36)},
    "@heading": {"colours": {"normal_text": "#7E1510"}, "font": font(TITLE, 24)},
    "@name": {"colours": {"normal_text": INK}, "font": font(TITLE, 20)},
    "@small": {"colours": {"normal_text": SOFT}, "font": font(TEXT, 14)},
    "@figure": {"colours": {"normal_text": INK}, "font": font(FIGURE, 26, True)},
    "@light": {"colours": {"normal_text": CREAM, "text_shadow": "#00000090"}, "font": font(TEXT, 17)},
    "panel": {"colours": FRAME, "misc": shape(8, 2, 4)},
    "window": {"colours": {**FRAME, "dark_bg": "#FBF0D0,#E4CF9C,315"}, "misc": shape(9, 2, 8, title_bar_height=40)},
    "window.#title_bar": {
        "colours": WALNUT,
        "font": font(TITLE, 24),
        "misc": shape(8, 1, 0, text_horiz_alignment="center"),
    },
    "window.#close_button": {"colours": CRIMSON, "misc": shape(8, 1, 0)},
    "text_box": {
        "colours": {**FRAME, "dark_bg": "#FFF8E200", "normal_border": CLEAR},
        "font": font(TEXT, 17),
        "misc": {**FLAT, "padding": "8,6", "line_spacing": "1.15"},
    },
    "text_entry_line": {"colours": FIELD, "font": font(TEXT, 19), "misc": shape(5, 2, 0, padding="8,4")},
    "text_entry_box": {"colours": FIELD, "font": font(TEXT, 17), "misc": shape(5, 2, 0, padding="8,6")},
    "tool_tip": {"misc": {"rect_width": "280"}},
    "tool_tip.text_box": {
        "colours": {**FRAME, "dark_bg": "#FFFBEC,#F0DFB2,270", "normal_border": "#5A360A"},
        "font": font(TEXT, 16),
        "misc": shape(6, 2, 3, padding="9,7"),
    },
    "horizontal_slider": {"colours": GROOVE, "misc": shape(7, 1, 0, enable_arrow_buttons=0, sliding_button_width=24)},
    "horizontal_slider.#sliding_button": {"colours": KNOB, "misc": shape(8, 2, 0)},
    "vertical_scroll_bar": BAR,
    "vertical_scroll_bar.#sliding_button": GRIP,
    "horizontal_scroll_bar": BAR,
    "horizontal_scroll_bar.#sliding_button": GRIP,
    "drop_down_menu": {
        "colours": {**PARCHMENT, **FRAME},
        "font": font(TEXT, 18),
        "misc": shape(6, 2, 2, open_button_width=32),
    },
    "drop_down_menu.button": {"colours": PARCHMENT, "misc": shape(5, 1, 0)},
    "drop_down_menu.#selected_option": {
        "misc": shape(5, 1, 0, text_horiz_alignment="left", text_horiz_alignment_padding=10)
    },
    "drop_down_menu.selection_list": {"colours": FRAME, "misc": shape(5, 1, 2, list_item_height=30)},
    "drop_down_menu.selection_list.button": {"misc": ITEM},
    "tab_container.@tab_title_button": {"colours": PARCHMENT, "font": font(TEXT, 18, True), "misc": shape(6, 2, 0)},
    "selection_list": {"colours": FRAME, "misc": shape(6, 2, 0, list_item_height=32)},
    "selection_list.@selection_list_item": {"colours": ENTRY, "font": font(TEXT, 18), "misc": ITEM},
    "check_box": {
        "colours": {
            **PARCHMENT,
            **FIELD,
            "normal_bg": "#FFFBEE",
            "hovered_bg": "#FFF1C8",
            "selected_bg": "#FFFBEE",
            "selected_text": "#7E1510",
        },
        "font": font(TEXT, 18),
        "misc": shape(5, 2, 0, text_offset=9),
    },
    "progress_bar": {
        "colours": {
            "filled_bar": "#2E7A8C,#174D66,270",
            "unfilled_bar": "#D8C490",
            "normal_border": "#5A360A",
            "normal_text": INK,
            "text_shadow": CREAM,
        },
        "font": font(TEXT, 15, True),
        "misc": shape(6, 2, 0),
    },
    "status_bar": {
        "colours": {"filled_bar": "#2E7A8C,#174D66,270", "unfilled_bar": "#D8C490", "normal_border": "#5A360A"},
        "misc": shape(5, 1, 0),
    },
    "scrolling_container": {"colours": {"dark_bg": CLEAR}, "misc": FLAT},
}


STYLES = {  # family in the theme: files for regular, bold, italic, bold italic
    "alegreya": ("alegreya", "alegreya-bold", "alegreya-italic", "alegreya-bold-italic"),
    "im-fell-english": ("im-fell-english", "im-fell-english", "im-fell-english-italic", "im-fell-english-italic"),
    "im-fell-english-sc": ("im-fell-english-sc",) * 4,
    "crimson-pro": ("crimson-pro", "crimson-pro-bold", "crimson-pro", "crimson-pro-bold"),
}


def fonts() -> dict[str, object]:
    """What the game hands to add_font_paths and preload_fonts (for marked-up text) before it loads the theme."""
    sizes = (14, 16, 17, 18)
    preload = [
        {"name": TEXT, "point_size": size, "style": style, "antialiased": "1"}
        for size in sizes
        for style in ("bold", "italic", "bold_italic")
    ]
    return {
        "families": {name: [f"{file}-latin.ttf" for file in files] for name, files in STYLES.items()},
        "preload": preload,
    }


def make(out: Path) -> None:
    """Write the theme and the list of its fonts."""
    folder = out / "theme"
    folder.mkdir(parents=True)
    for name, data in (("theme", THEME), ("fonts", fonts())):
        (folder / f"{name}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf8")


def sheet() -> Image.Image:
    """A sample window with every widget, drawn by pygame_gui itself."""
    from interface.sample import sample

    return sample(THEME, fonts())
