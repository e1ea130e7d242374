"""What a beginner believes of Zooloretto: their own zoo counts, what the others collect does not."""

from __future__ import annotations

from dataclasses import replace

from menagerie.bots.easy_bot import Beginner
from menagerie.bots.knowledge.zooloretto.options import ZoolorettoKnowledge
from menagerie.bots.knowledge.zooloretto.weights import WEIGHTS

WITHOUT_RIVALS = {seats: replace(weights, denial=0.0, contest=0.0) for seats, weights in WEIGHTS.items()}
EASY = Beginner(ZoolorettoKnowledge(WITHOUT_RIVALS), doubt=2.5)
