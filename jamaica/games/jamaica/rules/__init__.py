"""The rules of Jamaica (J1 to J12), chapter by chapter."""
