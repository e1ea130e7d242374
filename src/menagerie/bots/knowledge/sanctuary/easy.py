"""What a beginner believes of Sanctuary: what a tile scores at once counts, what the icons promise much less."""

from __future__ import annotations

from dataclasses import replace

from menagerie.bots.easy_bot import Beginner
from menagerie.bots.knowledge.sanctuary.options import SanctuaryKnowledge
from menagerie.bots.knowledge.sanctuary.weights import WEIGHTS

SHORT_SIGHTED = {seats: replace(weights, icon=0.0, growth=0.0) for seats, weights in WEIGHTS.items()}
EASY = Beginner(SanctuaryKnowledge(SHORT_SIGHTED), doubt=4.0)
