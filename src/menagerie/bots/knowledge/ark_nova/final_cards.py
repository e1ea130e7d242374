"""What a final scoring card will probably bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.ark_nova.outlook import Outlook, once
from menagerie.games.ark_nova.counts import COUNTS
from menagerie.games.ark_nova.final_scoring import FAST, scored_by
from menagerie.games.ark_nova.icons import CATEGORIES

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import FinalScoring
    from menagerie.games.ark_nova.zoo import Zoo

TURNS = 31
SHRINKING = ("empty-space",)  # what there is less of as the game goes on
AT_THE_END = 12  # empty spaces that most zoos are left with
MOST = 4
HIDDEN = 6.0  # points that the final scoring cards of a rival bring


def final_worth(outlook: Outlook, card: FinalScoring) -> float:
    """Guess the conservation points that a final scoring card will bring."""
    me = outlook.me
    played = max(0.15, 1.0 - outlook.turns / TURNS)
    if card.counts == "category-majority":
        best = [max([0, *(zoo.icons[icon.index] for zoo in outlook.rivals)]) for icon in CATEGORIES]
        ahead = sum(me.icons[icon.index] >= most > 0 for icon, most in zip(CATEGORIES, best, strict=True))
        return 0.6 * min(MOST, ahead)
    count = COUNTS.get(card.counts)
    if count is None:
        return 1.0
    have = float(count(me))
    if card.counts in SHRINKING:
        have = AT_THE_END + (have - AT_THE_END) * played
    elif card.counts != "building-goal":
        have = min(have / played, have + 0.2 * outlook.turns)
    if not card.thresholds:
        return min(float(MOST), have)
    points = 0.0
    before = 0
    for threshold in card.thresholds:
        points += min(1.0, max(0.0, (have - before) / (threshold - before)))
        before = threshold
    return points


@once
def in_the_end(outlook: Outlook, zoo: Zoo) -> float:
    """Return how many points the cards of a zoo would bring if the game were over; those of rivals are hidden."""
    mine = zoo is outlook.me
    points, best = (0.0, 0.0) if mine else (HIDDEN, 0.0)
    for card, appeal, conservation in scored_by(outlook.table, zoo):
        worth = appeal + FAST * conservation
        if card in zoo.sponsors:
            points += worth
        elif mine:
            best = max(best, worth)  # one of two will have been discarded
    return points + best
