"""Zooloretto: trucks of tiles, enclosures of one species, a barn that costs points. For 2 to 5 players."""
