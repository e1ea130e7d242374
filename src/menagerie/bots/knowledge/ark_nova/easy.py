"""What a beginner believes of Ark Nova: a break is judged only by what it brings to their own zoo."""

from __future__ import annotations

from dataclasses import replace

from menagerie.bots.easy_bot import Beginner
from menagerie.bots.knowledge.ark_nova.options import ArkNovaKnowledge
from menagerie.bots.knowledge.ark_nova.weights import WEIGHTS

WITHOUT_ENVY = {seats: replace(weights, envy=0.0) for seats, weights in WEIGHTS.items()}
EASY = Beginner(ArkNovaKnowledge(WITHOUT_ENVY), doubt=4.0)
