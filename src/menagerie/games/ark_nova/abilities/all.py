"""Which function carries out which printed ability, and what it reads and writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.abilities import after, attacks, hand, points
from menagerie.games.ark_nova.cards import FLOCK_ANIMAL
from menagerie.games.ark_nova.effects import EffectRule
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from menagerie.games.ark_nova.cards import Ability, Animal
    from menagerie.games.ark_nova.turn import Turn


RIVALS = effects.APPEAL | effects.CONSERVATION
ABILITIES = {
    "sprint": EffectRule(effects.DECK, effects.TAKING, hand.sprint),
    "hunter": EffectRule(effects.DECK, effects.TAKING, hand.hunter),
    "perception": EffectRule(effects.DECK, effects.TAKING, hand.perception),
    "scavenging": EffectRule(effects.DECK, effects.TAKING, hand.scavenging),
    "snapping": EffectRule(effects.DECK, effects.TAKING, hand.snapping),
    "digging": EffectRule(effects.TAKING, effects.TAKING, hand.digging),
    "sponsor-magnet": EffectRule(effects.DECK, effects.TAKING, hand.sponsor_magnet),
    "assertion": EffectRule(0, effects.HAND, hand.assertion),
    "dominance": EffectRule(0, effects.HAND, hand.dominance),
    "resistance": EffectRule(0, 0, hand.resistance),
    "sunbathing": EffectRule(effects.HAND, effects.HAND | effects.MONEY, hand.sunbathing),
    "pouch": EffectRule(effects.HAND, effects.HAND | effects.APPEAL, hand.pouch),
    "pack": EffectRule(effects.ICONS, effects.APPEAL, points.pack),
    "iconic-animal": EffectRule(effects.ICONS, effects.APPEAL, points.iconic_animal),
    "petting-zoo-animal": EffectRule(effects.ICONS, effects.APPEAL, points.petting_zoo_animal),
    "inventive": EffectRule(effects.ICONS, effects.X_TOKENS, points.inventive),
    "jumping": EffectRule(effects.BREAK, effects.BREAK | effects.MONEY | effects.X_TOKENS, points.jumping),
    "full-throated": EffectRule(effects.ALL, effects.ALL, points.full_throated),
    "multiplier": EffectRule(0, effects.ROW, points.multiplier),
    "posturing": EffectRule(effects.ALL, effects.ALL, points.posturing),
    "peacocking": EffectRule(effects.ALL, effects.ALL, points.peacocking),
    "venom": EffectRule(RIVALS, effects.ROW, attacks.venom),
    "constriction": EffectRule(RIVALS, effects.ROW, attacks.constriction),
    "pilfering": EffectRule(RIVALS, effects.MONEY | effects.HAND, attacks.pilfering),
    "clever": EffectRule(effects.ALL, effects.ALL, after.clever_ability, waits=True),
    "boost": EffectRule(effects.ALL, effects.ALL, after.boost, waits=True),
    "action": EffectRule(effects.ALL, effects.ALL, after.action, waits=True),
    "determination": EffectRule(effects.ALL, effects.ALL, after.determination_ability, waits=True),
    "hypnosis": EffectRule(effects.ALL, effects.ALL, after.hypnosis, waits=True),
}
WORDS = (*ABILITIES, FLOCK_ANIMAL)  # what the data files may write


def ability_dues(turn: Turn, animal: Animal) -> list[Due]:
    """Return the abilities of an animal as effects due now; those that wait are put aside (R-A-100, R-A-103)."""
    dues: list[Due] = []
    abilities = animal.peaceful_abilities if turn.table.house_rules.peaceful else animal.abilities
    for ability in abilities:
        rule = ABILITIES[ability.name]
        due = Due(ability.key, ability.message, rule.reads, rule.writes, use, turn, rule, ability, animal)
        dues += turn.wait(due) if rule.waits else [due]
    return dues


def use(turn: Turn, rule: EffectRule, ability: Ability, animal: Animal) -> Awaitable[Any] | None:
    """Announce an ability, and carry it out."""
    turn.tell("ark_nova.event.ability", animal=animal, ability=ability.title)
    return rule.do(turn, ability, animal.key)
