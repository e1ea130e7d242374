"""Which function carries out which printed ability, and what it reads and writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.abilities import after, attacks, hand, points
from menagerie.games.ark_nova.cards import FLOCK_ANIMAL
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie.games.ark_nova.cards import Ability, Animal
    from menagerie.games.ark_nova.turn import Turn


class Rule(NamedTuple):
    """What an ability reads and writes, what it does, and whether it waits for the end of the action."""

    reads: int
    writes: int
    do: Callable[[Turn, Ability, str], Awaitable[Any]]
    waits: bool = False


TAKING = effects.HAND | effects.DECK
RIVALS = effects.APPEAL | effects.CONSERVATION
ABILITIES = {
    "sprint": Rule(effects.DECK, TAKING, hand.sprint),
    "hunter": Rule(effects.DECK, TAKING, hand.hunter),
    "perception": Rule(effects.DECK, TAKING, hand.perception),
    "scavenging": Rule(effects.DECK, TAKING, hand.scavenging),
    "snapping": Rule(effects.DECK, TAKING, hand.snapping),
    "digging": Rule(TAKING, TAKING, hand.digging),
    "sponsor-magnet": Rule(effects.DECK, TAKING, hand.sponsor_magnet),
    "assertion": Rule(0, effects.HAND, hand.assertion),
    "dominance": Rule(0, effects.HAND, hand.dominance),
    "resistance": Rule(0, 0, hand.resistance),
    "sunbathing": Rule(effects.HAND, effects.HAND | effects.MONEY, hand.sunbathing),
    "pouch": Rule(effects.HAND, effects.HAND | effects.APPEAL, hand.pouch),
    "pack": Rule(effects.ICONS, effects.APPEAL, points.pack),
    "iconic-animal": Rule(effects.ICONS, effects.APPEAL, points.iconic_animal),
    "petting-zoo-animal": Rule(effects.ICONS, effects.APPEAL, points.petting_zoo_animal),
    "inventive": Rule(effects.ICONS, effects.X_TOKENS, points.inventive),
    "jumping": Rule(effects.BREAK, effects.BREAK | effects.MONEY | effects.X_TOKENS, points.jumping),
    "full-throated": Rule(effects.ALL, effects.ALL, points.full_throated),
    "multiplier": Rule(0, effects.ROW, points.multiplier),
    "posturing": Rule(effects.ALL, effects.ALL, points.posturing),
    "peacocking": Rule(effects.ALL, effects.ALL, points.peacocking),
    "venom": Rule(RIVALS, effects.ROW, attacks.venom),
    "constriction": Rule(RIVALS, effects.ROW, attacks.constriction),
    "pilfering": Rule(RIVALS, effects.MONEY | effects.HAND, attacks.pilfering),
    "clever": Rule(effects.ALL, effects.ALL, after.clever_ability, waits=True),
    "boost": Rule(effects.ALL, effects.ALL, after.boost, waits=True),
    "action": Rule(effects.ALL, effects.ALL, after.action, waits=True),
    "determination": Rule(effects.ALL, effects.ALL, after.determination_ability, waits=True),
    "hypnosis": Rule(effects.ALL, effects.ALL, after.hypnosis, waits=True),
}
WORDS = (*ABILITIES, FLOCK_ANIMAL)  # what the data files may write


def ability_dues(turn: Turn, animal: Animal) -> list[Due]:
    """Give the abilities of an animal as effects that are due now; those that wait are put aside (R-A-100, R-A-103)."""
    dues: list[Due] = []
    abilities = animal.peaceful_abilities if turn.table.house_rules.peaceful else animal.abilities
    for ability in abilities:
        rule = ABILITIES[ability.name]
        due = Due(ability.key, ability.message, rule.reads, rule.writes, use, turn, rule, ability, animal)
        dues += turn.wait(due) if rule.waits else [due]
    return dues


def use(turn: Turn, rule: Rule, ability: Ability, animal: Animal) -> Awaitable[Any]:
    """Tell which ability is used, and use it."""
    turn.tell("ark_nova.event.ability", animal=animal, ability=ability.title)
    return rule.do(turn, ability, animal.key)
