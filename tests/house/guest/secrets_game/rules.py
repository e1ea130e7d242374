"""The rules of Secrets."""

from __future__ import annotations

from kernel.toy_game import SECRETS as RULES

__all__ = ["RULES"]
