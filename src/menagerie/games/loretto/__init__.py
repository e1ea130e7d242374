"""What the truck games share: tiles, trucks, rounds, money and offspring. It is no game, and knows none of them."""
