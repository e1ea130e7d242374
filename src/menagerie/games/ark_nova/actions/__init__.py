"""The five actions, as the rulebook pages have them."""
