"""What is printed on the things of all sets: the figures of the data files as frozen entries."""
