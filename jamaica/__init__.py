"""Jamaica and Montego Bay: two board games of the Caribbean. An unofficial, fan-made version."""

__version__ = "0.1.0"
