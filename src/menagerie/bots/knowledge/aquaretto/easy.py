"""What a beginner believes of Aquaretto: their own park counts, what the others collect does not."""

from __future__ import annotations

from dataclasses import replace

from menagerie.bots.easy_bot import Beginner
from menagerie.bots.knowledge.aquaretto.options import AquarettoKnowledge
from menagerie.bots.knowledge.aquaretto.weights import WEIGHTS

WITHOUT_RIVALS = {seats: replace(weights, denial=0.0, contest=0.0) for seats, weights in WEIGHTS.items()}
EASY = Beginner(AquarettoKnowledge(WITHOUT_RIVALS), doubt=4.5)
