"""What a bot knows of Aquaretto: what a park is worth, where a basin can grow, when to take a truck."""

from __future__ import annotations

from menagerie.bots.knowledge.aquaretto.options import AquarettoKnowledge
from menagerie.bots.knowledge.aquaretto.weights import WEIGHTS, Weights

__all__ = ["KNOWLEDGE", "WEIGHTS", "AquarettoKnowledge", "Weights"]

KNOWLEDGE = AquarettoKnowledge(WEIGHTS)
