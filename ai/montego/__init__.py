"""Foremen for Montego Bay."""
