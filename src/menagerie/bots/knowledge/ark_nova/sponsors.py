"""What a sponsor is worth: when it is played, and while it waits in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.knowledge.ark_nova import lines
from menagerie.bots.knowledge.ark_nova.icons import icons_worth
from menagerie.bots.knowledge.ark_nova.outlook import Outlook, once
from menagerie.games.ark_nova.conditions import AppealAtMost, SideTwoNeeded
from menagerie.games.ark_nova.display import folder_of
from menagerie.games.ark_nova.sponsoring import has_room, level_of

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Sponsor
    from menagerie.games.ark_nova.sponsors.lines import Line

# Points that a changed rule is worth, early in the game.
LASTING = {
    "veterinarian": 1.5,
    "breeding_cooperation": 3.5,
    "breeding_program": 3.5,
    "engineer": 1.5,
    "diversity_researcher": 1.5,
    "archaeologist": 2.0,
    "migration_recording": 2.0,
    "quarantine_lab": 0.7,
    "waza_special_assignment": 4.0,
    "waza_small_animals_program": 2.5,
    "expert_in_small_animals": 4.0,
    "expert_in_large_animals": 3.5,
    "hydrologist": 2.0,
    "geologist": 2.0,
    "explorer": 3.5,
    "waza_large_animal_program": 1.0,
}
BUILDING_SPACE = 0.3
HIGH = (1.0, 1.0, 1.0, 1.0, 0.9, 0.75, 0.6)  # chance to have the strength in time, by level


def gain_of(outlook: Outlook, sponsor: Sponsor) -> float:
    """Return what a sponsor brings."""
    gain = outlook.gains.get(sponsor)
    if gain is None:
        gain = outlook.appeal * sponsor.appeal + icons_worth(outlook, sponsor.icons)
        if sponsor.conservation:
            gain += outlook.conservation(sponsor.conservation)
        if sponsor.reputation:
            gain += outlook.reputation(sponsor.reputation)
        if sponsor.building is not None:
            gain += BUILDING_SPACE * sponsor.building.size * min(1.0, outlook.turns / 6)
        gain += text_worth(outlook, sponsor)
        outlook.gains[sponsor] = gain
    return gain


def text_worth(outlook: Outlook, sponsor: Sponsor) -> float:
    """Return what the text of a sponsor is worth, now and later."""
    zoo = outlook.me
    if sponsor.now or sponsor.income or sponsor.end:
        zoo = zoo.clone()
        zoo.add_icons(sponsor.icons)
    worth = LASTING.get(sponsor.key, 0.5) * min(1.0, outlook.turns / 15) if sponsor.lasting else 0.0
    for line in sponsor.now:
        worth += lines.now_worth(outlook, line, zoo)
    for line in sponsor.own_zoo:
        worth += lines.lasting_worth(outlook, line, own_icons(sponsor, line), any_zoo=False)
    for line in sponsor.any_zoo:
        worth += lines.lasting_worth(outlook, line, own_icons(sponsor, line), any_zoo=True)
    for line in sponsor.income:
        worth += lines.income_worth(outlook, line, zoo) * outlook.breaks
    for line in sponsor.end:
        worth += lines.end_worth(outlook, line, zoo)
    return worth


def own_icons(sponsor: Sponsor, line: Line) -> int:
    """Count the icons that a sponsor brings for its own line."""
    return 0 if line.icon is None else sponsor.icons.count(line.icon)


@once
def net_worth(outlook: Outlook, sponsor: Sponsor) -> float:
    """Return what it is worth to play a sponsor from where it lies."""
    return gain_of(outlook, sponsor) - outlook.cost(folder_of(outlook.table, sponsor))


def prospect(outlook: Outlook, sponsor: Sponsor) -> float:
    """Return what a sponsor in hand is worth."""
    me = outlook.me
    chance = HIGH[min(level_of(me, sponsor), len(HIGH) - 1)]
    used = me.action_cards.sponsors
    for condition in sponsor.conditions:
        missing = condition.missing(me, sponsor, used)
        if missing and isinstance(condition, AppealAtMost):
            return 0.0  # appeal does not go back
        if missing:
            chance *= 0.4 if isinstance(condition, SideTwoNeeded) else outlook.weights.condition**missing
    if not has_room(outlook.turn, sponsor):
        chance *= 0.4
    if chance < 1.0:
        chance *= min(1.0, outlook.turns / 6)
    return max(0.0, gain_of(outlook, sponsor) - outlook.weights.patience) * chance * min(1.0, outlook.turns / 2)
