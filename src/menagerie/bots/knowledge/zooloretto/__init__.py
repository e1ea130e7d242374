"""What a bot knows of Zooloretto: what a zoo is worth, what may still come, when to take a truck."""

from __future__ import annotations

from menagerie.bots.knowledge.zooloretto.options import ZoolorettoKnowledge
from menagerie.bots.knowledge.zooloretto.weights import WEIGHTS, Weights

__all__ = ["KNOWLEDGE", "WEIGHTS", "Weights", "ZoolorettoKnowledge"]

KNOWLEDGE = ZoolorettoKnowledge(WEIGHTS)
