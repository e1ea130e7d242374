"""Sponsors: what their texts say and do."""
