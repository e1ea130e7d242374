"""What the truck games share: tiles, trucks, rounds, money and offspring. This is no game, and knows none of them."""
