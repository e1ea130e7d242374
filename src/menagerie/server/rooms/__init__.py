"""What each game tells the server beside its rules: one file or folder a game, named like the game."""
