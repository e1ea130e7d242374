"""What a bot knows of both games together: what it knows of each, added up."""

from __future__ import annotations

from menagerie.bots.knowledge.zooloretto_aquaretto.options import BothKnowledge

KNOWLEDGE = BothKnowledge()
