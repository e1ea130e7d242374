"""What the abilities of animals are worth when the animal comes into the zoo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.abilities.points import MOST_ICONIC, icons_in_all_zoos
from menagerie.games.ark_nova.icons import BEAR, PETTING, PREDATOR, PRIMATE

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.bots.knowledge.ark_nova.outlook import Outlook
    from menagerie.games.ark_nova.cards import Ability, Animal

# Points a unit of the number printed, early in the game.
BY_NUMBER = {
    "perception": 0.45,
    "scavenging": 0.25,
    "digging": 0.35,
    "hunter": 0.35,
    "posturing": 0.9,
    "glide": 0.4,
    "shark-attack": 1.4,
    "adapt": 0.6,
}
# Points, early in the game.
PLAIN = {
    "sponsor-magnet": 1.2,
    "assertion": 2.5,
    "dominance": 1.5,
    "resistance": 2.5,
    "multiplier": 1.5,
    "peacocking": 2.5,
    "clever": 0.6,
    "boost": 0.8,
    "action": 3.0,
    "determination": 4.5,
    "trade": 0.4,
    "sea-animal-magnet": 1.5,
    "symbiosis": 0.9,
    "extra-shift": 1.0,
    "cut-down": 0.8,
    "camouflage": 0.4,
    "scuba-dive": 1.1,
    "marketing": 1.2,
    "monkey-gang": 1.3,
    "mark": 0.5,
    "take-card": 1.3,
    "search": 1.3,
}
# What is gained, whenever it comes.
GAINS: dict[str, Callable[[Outlook, int], float]] = {
    "sprint": lambda outlook, number: outlook.cards(number),
    "snapping": lambda outlook, number: outlook.chosen_card() * number,
    "gain-appeal": lambda outlook, number: outlook.appeal * number,
    "gain-money": lambda outlook, number: outlook.earned(number),
    "gain-x-token": lambda outlook, number: outlook.x_tokens(number),
    "gain-reputation": lambda outlook, number: outlook.reputation(number),
    "gain-conservation": lambda outlook, number: outlook.conservation(number),
    "full-throated": lambda outlook, _: outlook.worker(),
}
ATTACKS = {"venom": 1.0, "constriction": 1.0, "pilfering": 1.5, "hypnosis": 2.5}


def abilities_worth(outlook: Outlook, animal: Animal) -> float:
    """Return what the abilities of an animal are worth."""
    peaceful = outlook.table.house_rules.peaceful
    worth = sum(
        [ability_worth(outlook, animal, a) for a in (animal.peaceful_abilities if peaceful else animal.abilities)]
    )
    return worth + reef_worth(outlook, animal) if animal.reef else worth


def reef_worth(outlook: Outlook, animal: Animal) -> float:
    """Return what a reef dweller sets off: all reef effects, its own now and perhaps later again."""
    others = [ability for there in outlook.me.animals for ability in there.reef]
    own = sum([ability_worth(outlook, animal, ability) for ability in animal.reef])
    again = min(1.0, outlook.turns / 10)
    return own * (1 + again) + sum([ability_worth(outlook, animal, ability) for ability in others])


def ability_worth(outlook: Outlook, animal: Animal, ability: Ability) -> float:
    """Return what one ability is worth."""
    me, number = outlook.me, ability.number
    if ability.name in GAINS:
        return GAINS[ability.name](outlook, number)
    match ability.name:
        case "pack":
            worth = outlook.appeal * (me.icons[PREDATOR.index] + animal.icons.count(PREDATOR))
        case "petting-zoo-animal":
            worth = outlook.appeal * 3 * (me.icons[PETTING.index] + 1)
        case "iconic-animal" if ability.icon is not None:
            icons = icons_in_all_zoos(outlook.table, ability.icon) + animal.icons.count(ability.icon)
            worth = outlook.appeal * min(MOST_ICONIC, icons)
        case "helpful":
            worth = 0.0
        case "inventive":
            worth = outlook.x_tokens(inventive_tokens(outlook, ability))
        case "jumping":
            worth = outlook.earned(number) + 0.2 * min(1.0, outlook.turns / 4)
        case "pouch":
            worth = min(number, len(me.hand)) * max(0.2, 2 * outlook.appeal - 1.2 * min(1.0, outlook.turns / 5))
        case "sunbathing":
            worth = min(number, len(me.hand)) * max(0.0, outlook.earned(4) - 0.8 * min(1.0, outlook.turns / 5))
        case name if name in ATTACKS:
            ahead = sum(zoo.appeal > me.appeal + animal.appeal for zoo in outlook.rivals)
            worth = ATTACKS[name] * min(1.0, outlook.turns / 3) * min(1, ahead)
        case name:
            time = min(1.0, outlook.turns / 8)
            worth = time * (BY_NUMBER[name] * number if name in BY_NUMBER else PLAIN.get(name, 0.5))
            if name in ("action", "determination"):  # an action is worth even more when it is the last one
                worth = PLAIN[name]
    return worth


def inventive_tokens(outlook: Outlook, ability: Ability) -> int:
    """Count the X-tokens that an animal brings."""
    if ability.icon is BEAR:
        return min(3, icons_in_all_zoos(outlook.table, BEAR) + 1)
    if ability.icon is PRIMATE:
        primates = outlook.me.icons[PRIMATE.index] + 1
        return 3 if primates >= 5 else 2 if primates >= 3 else 1
    return ability.number
