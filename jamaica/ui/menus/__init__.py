"""The harbour: the screens before and between games."""
