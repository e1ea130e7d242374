"""What every game shares: decisions, positions, chance, journal, data files, saves. It knows no game."""
