"""Aquaretto: parks of basins on a grid, coworkers, and a depot of which only the top can be had."""
