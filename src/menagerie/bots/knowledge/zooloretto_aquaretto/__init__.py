"""What a bot knows of both games together: what it knows of each, added up, and what they do for each other."""

from __future__ import annotations

from menagerie.bots.knowledge.zooloretto_aquaretto.options import BothKnowledge
from menagerie.bots.knowledge.zooloretto_aquaretto.weights import WEIGHTS

KNOWLEDGE = BothKnowledge(WEIGHTS)
