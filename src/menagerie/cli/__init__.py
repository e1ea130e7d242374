"""The command line: play, simulate, replay, and a list of the games."""
