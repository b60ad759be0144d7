"""Jamaica and Montego Bay: two board games of the Caribbean. An unofficial, fan-made version."""

__version__ = "1.0.0"
APP_ID = "local.jamaica.jamaica"
"""The desktop's name for the program. `local` belongs to nobody: a project without a domain claims none."""
