"""What a bot knows of Sanctuary: what a tile brings on each space, what objectives promise, when the game will end."""

from __future__ import annotations

from menagerie.bots.knowledge.sanctuary.options import SanctuaryKnowledge
from menagerie.bots.knowledge.sanctuary.weights import WEIGHTS, Weights

__all__ = ["KNOWLEDGE", "WEIGHTS", "SanctuaryKnowledge", "Weights"]

KNOWLEDGE = SanctuaryKnowledge(WEIGHTS)
