"""What may be wrong with the cards of a game: one file a game, named like the game."""
