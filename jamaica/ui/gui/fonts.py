"""The game's lettering behind pygame-gui's font interface, so that none of the library's fonts is needed."""

import pygame
from pygame_gui.core.interfaces.gui_font_interface import IGUIFontInterface
from pygame_gui.core.resource_loaders import IResourceLoader
from pygame_gui.core.ui_font_dictionary import DefaultFontData, UIFontDictionary
from pygame_gui.core.utility import FontResource

from ..lettering import BODY, Lettering


class GameFont(IGUIFontInterface):
    """A face of the game's lettering."""

    def __init__(self, lettering: Lettering, family: str, size: int, bold: bool) -> None:
        self._lettering, self._family, self._size, self._bold = lettering, family, size, bold
        self._face = lettering.font(family, size, bold)
        self._high = self._face.high
        self._underline, self._adjustment = False, 0.0

    def size(self, text: str) -> tuple[int, int]:
        return (self._face.size(text)[0], self._high) if text else (0, 0)

    def get_rect(self, text: str) -> pygame.Rect:
        return pygame.Rect((0, self._face.ascent if text else 0), self.size(text))

    def get_metrics(self, text: str) -> list[tuple[int, ...] | None]:
        return self._face.metrics(text)

    def render_premul(self, text: str, text_color: pygame.Color) -> pygame.Surface:
        made = self._lettering.line(text, self._size, text_color, self._family, self._bold)
        return made.convert_alpha().premul_alpha()

    def render_premul_to(
        self, text: str, text_colour: pygame.Color, surf_size: tuple[int, int], surf_position: tuple[int, int]
    ) -> pygame.Surface:
        made = pygame.Surface(surf_size, pygame.SRCALPHA, 32)
        if text:
            x, base = surf_position
            made.blit(
                self.render_premul(text, text_colour), (x, base - self._face.ascent),
                special_flags=pygame.BLEND_PREMULTIPLIED,
            )  # fmt: skip
            if self._underline:
                pygame.draw.line(made, text_colour, (x, base + 2), (surf_size[0], base + 2))
        return made

    def get_point_size(self) -> int:
        return self._size

    def get_padding_height(self) -> int:
        return self._face.descent + 1

    def get_direction(self) -> int:
        return pygame.DIRECTION_LTR

    @property
    def underline(self) -> bool:
        return self._underline

    @underline.setter
    def underline(self, value: bool) -> None:
        self._underline = value

    @property
    def underline_adjustment(self) -> float:
        return self._adjustment

    @underline_adjustment.setter
    def underline_adjustment(self, value: float) -> None:
        self._adjustment = value


class GameFonts(UIFontDictionary):
    """Finds every font in the game's lettering; nothing is loaded ahead, and nothing is missing."""

    def __init__(self, lettering: Lettering, resource_loader: IResourceLoader, locale: str) -> None:
        self._lettering = lettering
        self._found: dict[tuple[str, int, bool], FontResource] = {}
        super().__init__(resource_loader, locale)

    def _load_default_font(self, font: DefaultFontData) -> None:
        """The library's own fonts do not ship."""

    def find_font_resource(
        self, font_size: int, font_name: str, bold: bool = False, italic: bool = False, antialiased: bool = True,
        script: str = "Latn", direction: int = pygame.DIRECTION_LTR,
    ) -> FontResource:  # fmt: skip
        family = font_name if self._lettering.has(font_name) else BODY
        key = (family, font_size, bool(bold))
        if key not in self._found:
            made = FontResource(self.create_font_id(font_size, family, bold, italic), font_size, {}, ("", False))
            made.loaded_font = GameFont(self._lettering, *key)
            self._found[key] = made
        return self._found[key]

    def preload_font(
        self, font_size: int, font_name: str, bold: bool = False, italic: bool = False,
        force_immediate_load: bool = False, antialiased: bool = True, script: str = "Latn",
        direction: int = pygame.DIRECTION_LTR,
    ) -> None:  # fmt: skip
        """Fonts are made when they are needed."""
