"""The worth of every option a player can be offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots.knowledge.ark_nova import (
    animals,
    asides,
    choices,
    map_abilities,
    marine,
    projects,
    row,
    sponsors,
    zoo_maps,
)
from menagerie.bots.knowledge.ark_nova.association import (
    donation_worth,
    partner_zoo_worth,
    task_worth,
    university_worth,
)
from menagerie.bots.knowledge.ark_nova.building import homeless, kind_worth, spot_worth
from menagerie.bots.knowledge.ark_nova.final_cards import final_worth
from menagerie.bots.knowledge.ark_nova.hand import card_worth
from menagerie.bots.knowledge.ark_nova.left_edge import edge_worth
from menagerie.bots.knowledge.ark_nova.outlook import Outlook
from menagerie.bots.knowledge.ark_nova.projecting import project
from menagerie.bots.knowledge.ark_nova.turns import money_worth, way_worth
from menagerie.games.ark_nova.action_cards import Action
from menagerie.games.ark_nova.actions.association import Donation, Task
from menagerie.games.ark_nova.actions.sponsors import BreakForMoney
from menagerie.games.ark_nova.bonus_tiles import BonusTile
from menagerie.games.ark_nova.building import spots_for
from menagerie.games.ark_nova.buildings import BuildingKind
from menagerie.games.ark_nova.cards import Animal, FinalScoring, Project, Sponsor
from menagerie.games.ark_nova.icons import Icon
from menagerie.games.ark_nova.map_powers.aside import Aside
from menagerie.games.ark_nova.perform import UseCard, UseXToken
from menagerie.games.ark_nova.printed_bonus import Bonus
from menagerie.games.ark_nova.projects import LeftEdge, Support
from menagerie.games.ark_nova.sponsoring import level_of
from menagerie.games.ark_nova.universities import University
from menagerie.kernel.messages import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.bots.knowledge.ark_nova.weights import Weights
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo_map import Spot
    from menagerie.kernel.decision import Decision

ENOUGH = 0.0  # what it is worth to stop


class ArkNovaKnowledge:
    """Weighs options by rules of thumb, from what lies open and the player's hand."""

    __slots__ = ("weights",)

    def __init__(self, weights: Mapping[int, Weights]) -> None:
        self.weights = weights  # by number of players

    def project(self, table: Table, seat: int | None) -> list[int]:
        """Return the points that each seat will probably have in the end."""
        return project(table, seat, self.weights[table.seats])

    def weigh(self, table: Table, decision: Decision[Any]) -> list[float]:
        """Return the worth of every option to the seat that is asked."""
        outlook = Outlook(table, decision.seat, self.weights[table.seats])
        asked = decision.prompt.key.rpartition(".")[2]
        weigh = PROMPTS.get(asked, any_option)(outlook, decision)
        worths = [
            marine.worth(outlook, option) if isinstance(option, marine.KINDS) else weigh(option)
            for option in decision.options
            if not isinstance(option, Aside)
        ]
        best = max(worths, default=0.0)  # with venom perhaps only a sale is left
        first = [option for option in decision.options if isinstance(option, Aside)]  # they come last
        return worths + [asides.aside_worth(outlook, aside, decision.options, best) for aside in first]


def any_option(outlook: Outlook, decision: Decision[Any]) -> Callable[[Any], float]:
    """Weigh options by what they are, if the question says nothing more."""

    def weigh(option: Any) -> float:
        worth = 0.0
        match option:
            case UseCard() | UseXToken():
                worth = way_worth(outlook, option)
            case Animal() | Sponsor() | Project():
                worth = card_worth(outlook, option)
            case Support():
                worth = projects.support_worth(outlook, option)
            case LeftEdge():
                worth = edge_worth(outlook, option.index)
            case Task():
                worth = task_worth(outlook, option, outlook.me.action_cards.association)
            case Donation():
                worth = donation_worth(outlook)
            case Icon():
                worth = partner_zoo_worth(outlook, option)
            case University():
                worth = university_worth(outlook, option)
            case Bonus():
                worth = outlook.bonus(option)
            case BonusTile():
                worth = outlook.bonus(option.bonus) + 0.1
            case Action():
                worth = choices.MULTIPLIED[option]
            case FinalScoring():
                worth = final_worth(outlook, option)
            case _:
                worth = 0.0 if option is None else 0.1
        return worth

    return weigh


def to_build(outlook: Outlook, decision: Decision[Any], free: bool = False) -> Callable[[Any], float]:
    """Weigh the kinds of buildings."""
    needs = homeless(outlook)
    used = outlook.me.action_cards.build.elsewhere if free else outlook.me.action_cards.build

    def weigh(kind: BuildingKind | None) -> float:
        if kind is None:
            return ENOUGH
        return kind_worth(outlook, kind, needs, spots_for(outlook.me, kind, used), free)

    return weigh


def to_build_free(outlook: Outlook, decision: Decision[Any]) -> Callable[[Any], float]:
    """Weigh the kinds of buildings that cost nothing."""
    return to_build(outlook, decision, free=True)


def to_place(outlook: Outlook, decision: Decision[Any]) -> Callable[[Any], float]:
    """Weigh the spots for a building."""
    kind = decision.prompt.args["building"]
    assert isinstance(kind, BuildingKind)
    needs = homeless(outlook)

    def weigh(spot: Spot) -> float:
        return spot_worth(outlook, kind, spot, needs)

    return weigh


def to_play(outlook: Outlook, decision: Decision[Any]) -> Callable[[Any], float]:
    """Weigh the animals that can be played."""
    return lambda animal: ENOUGH if animal is None else animals.net_worth(outlook, animal)


def to_house(outlook: Outlook, decision: Decision[Any]) -> Callable[[Any], float]:
    """Weigh the homes for an animal."""
    animal = decision.prompt.args["animal"]
    assert isinstance(animal, Animal)
    return lambda home: choices.home_worth(outlook, animal, home)


def to_sponsor(outlook: Outlook, decision: Decision[Any]) -> Callable[[Any], float]:
    """Weigh the sponsors that can be played, and money instead."""
    used = outlook.me.action_cards.sponsors

    def weigh(option: Sponsor | BreakForMoney | None) -> float:
        if option is None:
            return ENOUGH
        if isinstance(option, BreakForMoney):
            return money_worth(outlook, option.steps, used)
        return sponsors.net_worth(outlook, option)

    return weigh


def to_buy_sponsor(outlook: Outlook, decision: Decision[Any]) -> Callable[[Any], float]:
    """Weigh the sponsors that can be had for money."""

    def weigh(sponsor: Sponsor | None) -> float:
        if sponsor is None:
            return ENOUGH
        price = outlook.cost(level_of(outlook.me, sponsor))
        return sponsors.gain_of(outlook, sponsor) - price - 0.5 * sponsors.prospect(outlook, sponsor)

    return weigh


def to_hypnotise(outlook: Outlook, decision: Decision[Any]) -> Callable[[Any], float]:
    """Weigh the action cards of the player who is hypnotised."""
    player = decision.prompt.args["owner"]
    assert isinstance(player, Player)
    owner = outlook.table.zoos[player.seat]
    return lambda way: 0.3 if way is None else way_worth(outlook, way, owner)


def to_do_more(outlook: Outlook, decision: Decision[Any]) -> Callable[[Any], float]:
    """Weigh the ways to use an action card once more."""
    return lambda way: ENOUGH if way is None else way_worth(outlook, way)


def to_rescue(outlook: Outlook, decision: Decision[Any]) -> Callable[[Any], float]:
    """Weigh whether to rescue an animal."""
    animal = decision.prompt.args["animal"]
    assert isinstance(animal, Animal)
    return lambda way: ENOUGH if way is None else zoo_maps.rescued(outlook, animal)


def by(rule: Callable[[Outlook, Any], float]) -> Callable[[Outlook, Decision[Any]], Callable[[Any], float]]:
    """Weigh options one by one, whatever was asked."""
    return lambda outlook, decision: lambda option: rule(outlook, option)


PROMPTS: dict[str, Callable[[Outlook, Decision[Any]], Callable[[Any], float]]] = {
    "build": to_build,
    "free_building": to_build_free,
    "spot": to_place,
    "animal": to_play,
    "home": to_house,
    "sponsor": to_sponsor,
    "sponsor_for_money": to_buy_sponsor,
    "hypnosis": to_hypnotise,
    "extra_action": to_do_more,
    "once_more": to_do_more,
    "take_card": by(choices.taken),
    "snap": by(choices.taken),
    "discard": by(lambda outlook, card: -card_worth(outlook, card)),
    "hand_limit": by(lambda outlook, card: -card_worth(outlook, card)),
    "dig": by(choices.dug),
    "dig_to_rescue": by(lambda outlook, card: zoo_maps.dug_to_rescue(outlook, card, choices.dug(outlook, card))),
    "rescue": to_rescue,
    "mark": by(zoo_maps.marked),
    "cut_down": by(zoo_maps.removed),
    "store": by(asides.stored),
    "shark_attack": by(map_abilities.attacked),
    "return_worker": by(map_abilities.returned),
    "person_sponsor": by(map_abilities.played_free),
    "sell": by(choices.sold),
    "pouch": by(choices.pouched),
    "replenish": by(choices.replenished),
    "draw_or_snap": by(choices.draw_or_snap),
    "clever": by(choices.clever),
    "boost": by(choices.boosted),
    "upgrade": by(row.upgrade_worth),
    "give": by(choices.given),
    "victim": by(choices.victim_worth),
    "release": by(choices.released),
    "move_animal": by(lambda _, animal: choices.moved(animal)),
    "resolve_next": by(lambda _, due: choices.order_worth(due)),
    "discard_final": by(lambda outlook, card: -final_worth(outlook, card)),
    "map": by(choices.map_worth),
    "animal_class": by(choices.assigned),
}
