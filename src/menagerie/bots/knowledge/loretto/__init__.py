"""What bots know of all truck games."""
