"""The report of a tournament: one HTML file that needs nothing else."""

from __future__ import annotations

from menagerie.arena.report.page import write_report

__all__ = ["write_report"]
