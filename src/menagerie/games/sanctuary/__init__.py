"""Sanctuary, for one to five players."""
