"""The rules of Montego Bay (M1 to M12), chapter by chapter."""
