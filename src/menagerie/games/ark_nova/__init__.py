"""Ark Nova: animals, sponsors and conservation projects in a zoo of hexagons. For 1 to 4 players."""
