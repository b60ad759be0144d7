"""How foremen judge Montego Bay."""
