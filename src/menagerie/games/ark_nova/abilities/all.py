"""Which function carries out which printed ability, and what it reads and writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.abilities import after, attacks, hand, marine, points
from menagerie.games.ark_nova.cards import FLOCK_ANIMAL
from menagerie.games.ark_nova.effects import EffectRule
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from menagerie.games.ark_nova.cards import Ability, Animal
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo


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
    "trade": EffectRule(effects.MONEY | effects.X_TOKENS, effects.MONEY | effects.X_TOKENS, marine.trade),
    "sea-animal-magnet": EffectRule(effects.DECK, effects.TAKING | effects.MONEY, marine.sea_animal_magnet),
    "extra-shift": EffectRule(effects.ALL, effects.ALL, marine.extra_shift),
    "glide": EffectRule(effects.ALL, effects.ALL, marine.glide),
    "shark-attack": EffectRule(
        effects.DECK | effects.REPUTATION, effects.TAKING | effects.APPEAL | effects.MONEY, marine.attack
    ),
    "cut-down": EffectRule(effects.MAP, effects.ALL, marine.cut),
    "camouflage": EffectRule(0, 0, marine.camouflage),
    "scuba-dive": EffectRule(effects.DECK | effects.ICONS, effects.TAKING, marine.scuba_dive),
    "marketing": EffectRule(effects.ALL, effects.ALL, marine.marketing),
    "adapt": EffectRule(effects.FINAL, effects.FINAL, marine.adapt_cards),
    "monkey-gang": EffectRule(effects.DECK, effects.TAKING, marine.monkey_gang),
    "symbiosis": EffectRule(effects.ALL, effects.ALL, lambda turn, _, source: symbiosis(turn, source)),
    "mark": EffectRule(effects.DECK, effects.DECK, marine.mark_one, waits=True),
    "gain-appeal": EffectRule(0, effects.APPEAL, marine.appeal),
    "gain-money": EffectRule(0, effects.MONEY, marine.money),
    "gain-x-token": EffectRule(0, effects.X_TOKENS, marine.x_tokens),
    "gain-reputation": EffectRule(effects.ALL, effects.ALL, marine.reputation),
    "gain-conservation": EffectRule(effects.ALL, effects.ALL, marine.conservation),
    "take-card": EffectRule(effects.TAKING | effects.REPUTATION, effects.TAKING, marine.take_one),
    "research-reputation": EffectRule(effects.ALL, effects.ALL, marine.research_reputation),
    "search": EffectRule(effects.DECK, effects.TAKING, marine.search_icon),
    "reef-all": EffectRule(effects.ALL, effects.ALL, lambda turn, *_: turn.resolve(reef_dues(turn))),
}
HELPFUL = "helpful"  # a reef dweller without a reef effect of its own (R-A-607)
WHICH_COPIED = Message("ark_nova.prompt.symbiosis")
WORDS = (*ABILITIES, FLOCK_ANIMAL, HELPFUL)  # what the data files may write


def ability_dues(turn: Turn, animal: Animal) -> list[Due]:
    """Return the abilities of an animal as effects due now; those that wait are put aside (R-A-100, R-A-103)."""
    dues: list[Due] = []
    for ability in abilities_of(turn, animal):
        dues += ability_due(turn, ability, animal)
    return dues


def abilities_of(turn: Turn, animal: Animal) -> tuple[Ability, ...]:
    """Return the abilities of an animal that count in this game (R-A-546)."""
    return animal.peaceful_abilities if turn.table.house_rules.peaceful else animal.abilities


def ability_due(turn: Turn, ability: Ability, animal: Animal, called: Message | None = None) -> list[Due]:
    """Return an ability as an effect due now, unless it waits."""
    rule = ABILITIES[ability.name]
    due = Due(ability.key, called or ability.message, rule.reads, rule.writes, use, turn, rule, ability, animal)
    return turn.wait(due) if rule.waits else [due]


def at_home(zoo: Zoo) -> list[Animal]:
    """List the animals that give what they print; those rescued by map 10 count with their icons only (R-A-807)."""
    return [animal for animal in zoo.animals if animal not in zoo.rescued]


def reef_dues(turn: Turn) -> list[Due]:
    """Gather the reef effects of all reef dwellers in the zoo, wherever they live (R-A-602 to R-A-604)."""
    dues: list[Due] = []
    for animal in at_home(turn.me):
        for ability in animal.reef:
            if ability.name != HELPFUL:
                called = Message("ark_nova.choice.reef_effect", animal=animal, effect=ability.message)
                dues += ability_due(turn, ability, animal, called)
    return dues


class Copied:
    """An ability of another sea animal."""

    __slots__ = ("ability", "key", "message")

    def __init__(self, animal: Animal, ability: Ability) -> None:
        self.ability = ability
        self.key = f"{animal.key}-{ability.key}"
        self.message = Message("ark_nova.choice.copied", animal=animal, ability=ability.title)


def copyable(turn: Turn, source: str) -> list[Copied]:
    """List the abilities that Symbiosis may use: of other sea animals, no reef effect, not itself (R-A-662)."""
    return [
        Copied(animal, ability)
        for animal in at_home(turn.me)
        if animal.is_sea_animal and animal.key != source
        for ability in abilities_of(turn, animal)
        if ability.name != "symbiosis"
    ]


async def symbiosis(turn: Turn, source: str) -> None:
    """Use an ability of another sea animal; it waits if the copied one does (R-A-662)."""
    if copyable(turn, source):
        copied = await turn.choose(WHICH_COPIED, lambda turn: copyable(turn, source))
        animal = turn.table.box.animals[source]
        await turn.resolve(ability_due(turn, copied.ability, animal))


def use(turn: Turn, rule: EffectRule, ability: Ability, animal: Animal) -> Awaitable[Any] | None:
    """Announce an ability, and carry it out."""
    turn.tell("ark_nova.event.ability", animal=animal, ability=ability.title)
    return rule.do(turn, ability, animal.key)
