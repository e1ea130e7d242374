"""The abilities of animals, one short function each."""
