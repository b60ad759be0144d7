"""Captains for Jamaica."""
