"""What a bot knows of Ark Nova: what things are worth as the game goes on, and what an action card can do."""

from __future__ import annotations

from menagerie.bots.knowledge.ark_nova.options import ArkNovaKnowledge
from menagerie.bots.knowledge.ark_nova.weights import WEIGHTS, Weights

__all__ = ["KNOWLEDGE", "WEIGHTS", "ArkNovaKnowledge", "Weights"]

KNOWLEDGE = ArkNovaKnowledge(WEIGHTS)
