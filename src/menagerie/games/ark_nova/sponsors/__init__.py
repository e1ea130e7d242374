"""Sponsors: what their texts say, and what it does."""
