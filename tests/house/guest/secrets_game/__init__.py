"""A game that the house does not know: a package as somebody else would write it, with nothing but rules and words."""
