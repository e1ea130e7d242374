"""What the ways to use an action card are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.bots.knowledge.ark_nova import animals, sponsors
from menagerie.bots.knowledge.ark_nova.association import association_worth
from menagerie.bots.knowledge.ark_nova.building import homeless, kind_worth, tenant
from menagerie.bots.knowledge.ark_nova.final_cards import in_the_end
from menagerie.bots.knowledge.ark_nova.hand import best_in_range, best_on_display, least_worth
from menagerie.bots.knowledge.ark_nova.outlook import Outlook, once
from menagerie.bots.knowledge.ark_nova.row import push, shift
from menagerie.games.ark_nova.actions.animals import AnimalsCard
from menagerie.games.ark_nova.actions.association import AssociationCard
from menagerie.games.ark_nova.actions.build import BuildCard
from menagerie.games.ark_nova.actions.cards import CardsCard
from menagerie.games.ark_nova.actions.sponsors import SponsorsCard
from menagerie.games.ark_nova.animals import playable_animals
from menagerie.games.ark_nova.buildings import PAVILION
from menagerie.games.ark_nova.final_scoring import victory_points
from menagerie.games.ark_nova.perform import UseCard, own_strength
from menagerie.games.ark_nova.sponsoring import level_of, playable_sponsors

if TYPE_CHECKING:
    from menagerie.games.ark_nova.action_cards import ActionCard
    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.cards import Animal
    from menagerie.games.ark_nova.perform import UseXToken
    from menagerie.games.ark_nova.zoo import Zoo

NOTHING = -100.0
SOON = 3.0  # turns in which something else can still be done first
END_AHEAD, END_BEHIND = 12.0, -8.0


class Plan(NamedTuple):
    """What an action is worth, and the victory points that it brings at once."""

    worth: float
    points: int = 0


def way_worth(outlook: Outlook, way: UseCard | UseXToken, owner: Zoo | None = None, more: int = 0) -> float:
    """Return what using a card is worth; `owner` is whose it is, if another's; `more` is added strength."""
    if not isinstance(way, UseCard):
        return outlook.x_tokens(1) + shift(outlook, way.action)
    zoo = owner or outlook.me
    strength = own_strength(zoo, way.action) + way.x_tokens + outlook.me.stronger + more
    plan = plan_of(outlook, zoo.action_cards[way.action.index], strength)
    worth = plan.worth + ending(outlook, plan.points) - outlook.x_tokens_spent(way.x_tokens)
    return worth if owner is not None else worth + shift(outlook, way.action)


def ending(outlook: Outlook, points: int) -> float:
    """Return what it is worth to end the game now, or what it costs to end it behind."""
    mine = victory_points(outlook.me)
    if outlook.table.turns_left is not None or mine >= 0 or mine + points < 0 or outlook.table.is_solo:
        return 0.0
    theirs = max(victory_points(zoo) + in_the_end(outlook, zoo) for zoo in outlook.rivals)
    lead = mine + points + in_the_end(outlook, outlook.me) - theirs
    if lead >= outlook.weights.final_turn:
        return END_AHEAD
    return END_BEHIND if lead < 0 else 2.0


def plan_of(outlook: Outlook, card: ActionCard, strength: int) -> Plan:
    """Plan the best use of an action card."""
    weights = outlook.weights
    match card:
        case AnimalsCard():
            plan, share = animals_plan(outlook, strength, card), weights.animals
        case BuildCard():
            plan, share = Plan(build_worth(outlook, strength, card)), weights.build
        case AssociationCard():
            plan, share = Plan(*association_worth(outlook, strength, card)), weights.association
        case CardsCard():
            plan, share = Plan(cards_worth(outlook, strength, card)), weights.cards
        case SponsorsCard():
            plan, share = sponsors_plan(outlook, strength, card), weights.sponsors
        case _:
            raise AssertionError(card)
    return Plan(plan.worth * share, plan.points)


# --- animals ---


@once
def ranked_animals(outlook: Outlook, used: AnimalsCard) -> list[tuple[float, Animal]]:
    """List the animals that can be played with what they are worth, the best first."""
    playable = playable_animals(outlook.turn, used)
    return sorted(((animals.net_worth(outlook, animal), animal) for animal in playable), key=lambda pair: -pair[0])


def animals_plan(outlook: Outlook, strength: int, used: AnimalsCard) -> Plan:
    """Plan the animals that can be played with a strength."""
    allowed = used.animals_allowed(strength)
    ranked = ranked_animals(outlook, used)
    extra = 0.0
    if strength >= used.reputation_from:
        extra = outlook.reputation(used.reputation)
    if not ranked or not allowed:
        return Plan(extra if extra else NOTHING)
    worth, best = ranked[0]
    plan = Plan(worth - could_come_together(outlook, used), points_of(outlook, best))
    if allowed > 1:
        for index, (one, first) in enumerate(ranked[:5]):
            for other, second in ranked[index + 1 : 7]:
                if other > 0 and one + other > plan.worth and both_fit(outlook, first, second):
                    points = points_of(outlook, first) + points_of(outlook, second)
                    plan = Plan(one + other, points)
    return Plan(plan.worth + extra, plan.points)


@once
def could_come_together(outlook: Outlook, used: AnimalsCard) -> float:
    """Return what is lost by playing the best animal alone, if a second one could soon come with it."""
    weights, ranked = outlook.weights, ranked_animals(outlook, used)
    if not used.upgraded or outlook.turns < SOON:
        return 0.0
    if len(ranked) > 1 and ranked[1][0] > weights.pairing and both_fit(outlook, ranked[0][1], ranked[1][1]):
        return weights.pairing
    money = outlook.me.money - animals.price(outlook, ranked[0][1])
    for need in homeless(outlook):
        animal = need.animal
        if need.worth > weights.pairing and animals.price(outlook, animal) + animals.building_cost(animal) <= money:
            return weights.pairing
    return 0.0


def points_of(outlook: Outlook, animal: Animal) -> int:
    """Count the victory points that an animal brings at once."""
    return animal.appeal + outlook.score(animal.conservation)


def both_fit(outlook: Outlook, first: Animal, second: Animal) -> bool:
    """Whether two animals can be paid for and find homes together."""
    me = outlook.me
    if animals.price(outlook, first) + animals.price(outlook, second) > me.money - outlook.turn.must_keep:
        return False
    home, other = animals.best_home(me, first), animals.best_home(me, second)
    if home is None or other is None or home is not other or not home.kind.is_standard:
        return True
    open_homes = sum(b.is_open and b.size >= max(first.size, second.size) for b in me.buildings)
    return open_homes > 1


# --- building ---


@once
def building_worth(outlook: Outlook, kind: BuildingKind, used: BuildCard) -> float | None:
    """Return what a building is worth; None if it cannot be built."""
    turn = outlook.turn
    if not used.can_build(turn, kind):
        return None
    return kind_worth(outlook, kind, homeless(outlook), used.payable_spots(turn, kind, used.cost_of(kind)), False)


def build_worth(outlook: Outlook, strength: int, used: BuildCard) -> float:
    """Plan the buildings for a strength: one on side I, several on side II."""
    turn = outlook.turn
    needs = homeless(outlook)
    worths = [
        (worth, kind)
        for kind in used.kinds
        if kind.size <= strength and (worth := building_worth(outlook, kind, used)) is not None
    ]
    if not worths:
        return NOTHING
    worths.sort(key=lambda pair: -pair[0])
    total, best = worths[0]
    if not used.several_buildings:
        return total
    room, money = strength - best.size, turn.me.money - used.cost_of(best)
    tenants = [tenant(outlook, best, needs)]
    for worth, kind in worths[1:]:
        if worth <= 0:
            break
        need, price = tenant(outlook, kind, needs), used.cost_of(kind)
        if kind.size <= room and price <= money and (need is None or need not in tenants):
            total += worth * (0.9 if kind is not PAVILION else 0.7)
            tenants.append(need)
            room -= kind.size
            money -= price
    return total


# --- cards ---


def draw_worth(outlook: Outlook, strength: int, used: CardsCard) -> float:
    """Return what it is worth to draw cards with a strength."""
    number, discarded = used.drawn(strength)
    worth = outlook.cards(number)
    if used.from_display:  # they may come from the display
        blind = outlook.cards(1)
        worth += sum(max(0.0, 0.7 * known - blind) for known in best_in_range(outlook)[:number])
    if discarded:
        worth -= min(0.4 * outlook.cards(1), least_worth(outlook)) * discarded
    return worth


def snap_worth(outlook: Outlook) -> float:
    """Return what the best card of the display is worth in hand."""
    return 0.7 * best_on_display(outlook)


def cards_worth(outlook: Outlook, strength: int, used: CardsCard) -> float:
    """Return what the Cards action is worth."""
    worth = draw_worth(outlook, strength, used)
    if strength >= used.snap_from:
        worth = max(worth, snap_worth(outlook))
    return worth + push(outlook, used.break_steps)


# --- sponsors ---


def money_worth(outlook: Outlook, strength: int, used: SponsorsCard) -> float:
    """Return what it is worth to take money and move the break token."""
    return outlook.earned(strength * used.money_per_step) + push(outlook, strength)


def sponsors_plan(outlook: Outlook, strength: int, used: SponsorsCard) -> Plan:
    """Plan the sponsors for a strength, or take money."""
    best = Plan(money_worth(outlook, strength, used))
    room = used.room(strength)
    playable = playable_sponsors(outlook.turn, room, used)
    ranked = sorted(((sponsors.net_worth(outlook, card), card) for card in playable), key=lambda pair: -pair[0])
    for worth, card in ranked:
        total, points = worth, card.appeal + outlook.score(card.conservation)
        left = room - level_of(outlook.me, card)
        if used.several_sponsors:
            for more, other in ranked:
                if other is not card and more > 0 and level_of(outlook.me, other) <= left:
                    total += more
                    points += other.appeal + outlook.score(other.conservation)
                    left -= level_of(outlook.me, other)
        if total > best.worth:
            best = Plan(total, points)
    return best
