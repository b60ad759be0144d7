"""Toasts: a note over any screen that goes away by itself. `gui/toast_label.py` shows it."""

SECONDS = 6.0


class Toast:
    """One note at a time; a newer one takes the place of an older."""

    def __init__(self) -> None:
        self.note = ""
        self.is_complaint = False
        self._left = 0.0
        self._new = False

    def show(self, note: str) -> None:
        """Say for a while what was done."""
        self.note, self._left, self._new = note, SECONDS, True
        self.is_complaint = False

    def complain(self, note: str) -> None:
        """Say for a while what is wrong or cannot be done."""
        self.show(note)
        self.is_complaint = True

    def update(self, seconds: float) -> bool:
        """Let time pass; True if the note has come or gone."""
        if not self.note:
            return False
        self._left -= seconds
        if self._left <= 0:
            self.note, self._new = "", True
        changed, self._new = self._new, False
        return changed
