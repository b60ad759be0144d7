"""Draws a sample of every widget with pygame_gui, to look at the theme. Warnings of the theme loader become errors."""

from __future__ import annotations

import os
import warnings
from pathlib import Path
from typing import Any

from PIL import Image

FONTS = Path(__file__).resolve().parents[2] / "fonts"


def sample(theme: dict[str, Any], fonts: dict[str, Any]) -> Image.Image:
    """Picture of a window full of widgets."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame
    import pygame_gui
    from pygame_gui import elements as e
    from pygame_gui.core import ObjectID

    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode((1000, 640))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        manager = pygame_gui.UIManager((1000, 640))
        for name, styles in fonts["families"].items():
            manager.add_font_paths(name, *(str(FONTS / style) for style in styles))
        manager.preload_fonts(fonts["preload"])
        manager.get_theme().load_theme(theme)
        rect = pygame.Rect

        def of(kind: str | None) -> ObjectID:
            return ObjectID(class_id=kind)

        panel = e.UIPanel(rect(20, 20, 470, 380), manager=manager)
        e.UILabel(rect(10, 0, 440, 50), "A Fair Wind", manager, panel, object_id=of("@title"))
        e.UILabel(rect(10, 46, 440, 34), "Captain of the round", manager, panel, object_id=of("@heading"))
        for i, (text, kind) in enumerate(
            (("Normal", None), ("Set sail", "@primary"), ("Replay", "@wood"), ("Disabled", None))
        ):
            button = e.UIButton(rect(10 + i * 110, 84, 104, 42), text, manager, panel, object_id=of(kind))
            if text == "Disabled":
                button.disable()
        chosen = e.UIButton(rect(10, 134, 104, 42), "Selected", manager, panel)
        chosen.select()
        e.UIButton(rect(120, 132, 214, 48), "New Voyage", manager, panel, object_id=of("@menu"))
        e.UITextEntryLine(rect(10, 190, 210, 38), manager, panel, initial_text="Łukasz Größe 10")
        e.UIDropDownMenu(
            ["English", "Deutsch", "Italiano", "Nederlands"], "Deutsch", rect(230, 190, 210, 38), manager, panel
        )
        e.UIHorizontalSlider(rect(10, 240, 210, 26), 40, (0, 100), manager, panel)
        e.UICheckBox(rect(240, 240, 26, 26), "Reduced motion", manager, panel).set_state(True)
        e.UIProgressBar(rect(10, 280, 210, 26), manager, panel).set_current_progress(62)
        e.UILabel(rect(240, 276, 60, 36), "−5", manager, panel, object_id=of("@figure"))
        e.UITextBox(
            "<b>Round 9</b><br>Anne Bonny sails 4 to a port, pays 7. John Rackham loads 3 doubloons. <i>Bellamy</i> "
            "fires on <a href='r'>Rackham</a>: 10 + 2 against 6 + 3. He takes 4 food. Olivier Levasseur falls back.",
            rect(500, 20, 300, 150),
            manager,
        )
        e.UISelectionList(
            rect(510, 190, 280, 140),
            ["Calm", "Breeze", "Gale", "Storm", "Hurricane", "Maelstrom"],
            manager,
            default_selection="Gale",
        )
        e.UIWindow(rect(520, 350, 440, 260), manager, "Settings")
        e.UITooltip("Pirate lair: no cost. Treasure! Score here <b>5</b>.", (0, 10), manager).find_valid_position(
            pygame.math.Vector2(80, 440)
        )
        manager.update(0.1)
    screen.fill((120, 84, 50))
    manager.draw_ui(screen)
    return Image.frombytes("RGB", screen.get_size(), pygame.image.tobytes(screen, "RGB"))
