"""Packaging of the frozen program: names, licences, and one module per system."""
