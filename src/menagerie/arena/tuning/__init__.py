"""Finding better weights by self-play: a search without gradients, and the match that checks what it found."""
