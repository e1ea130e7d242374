"""A finished game, looked at again: how likely each player was to win, and what a bot would have done."""

from menagerie.bots.analysis.analysis import Analysis, biggest_swings
from menagerie.bots.analysis.work import Work

__all__ = ["Analysis", "Work", "biggest_swings"]
