"""How the frozen program becomes something people install: names, licences, and one module per system."""
