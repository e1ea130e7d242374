"""What a beginner believes of both games together: what is close is hard to tell apart."""

from __future__ import annotations

from menagerie.bots.easy_bot import Beginner
from menagerie.bots.knowledge.zooloretto_aquaretto.options import BothKnowledge
from menagerie.bots.knowledge.zooloretto_aquaretto.weights import WEIGHTS

EASY = Beginner(BothKnowledge(WEIGHTS), doubt=4.5)
