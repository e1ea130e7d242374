"""What our engine offers at a question, in the words of the records of a real game.

Each function gives None where both agree, and else says how they differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ark_nova.base_box import BOX
from menagerie.games.ark_nova.actions.association import TASKS, workers_needed
from menagerie.games.ark_nova.animals import can_play, price_of
from menagerie.games.ark_nova.association import donation_cost, free_partner_zoos, free_universities
from menagerie.games.ark_nova.building import spots_for
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.conditions import IconsNeeded, SideTwoNeeded
from menagerie.games.ark_nova.counts import COUNTS
from menagerie.games.ark_nova.display import folder_of, on_display
from menagerie.games.ark_nova.final_scoring import points_of
from menagerie.games.ark_nova.housing import homes_for
from menagerie.games.ark_nova.perform import UseCard, own_strength
from menagerie.games.ark_nova.projects import supportable
from menagerie.games.ark_nova.turn import Turn
from real_games.transcript import NUMBERS, UNIVERSITIES, building_kind, cards, spots_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.conditions import Condition
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Decision

Entry = dict[str, Any]
TASK_NUMBERS = {"reputation": "2", "partner_zoo": "3", "university": "4", "project": "5", "donation": "0"}


class Asked(NamedTuple):
    """A question that is open."""

    table: Table
    decision: Decision[Any]
    buildings: dict[int, str]  # by their numbers in the log

    @property
    def me(self) -> Zoo:
        """The zoo of the player who is asked."""
        return self.table.zoos[self.decision.seat]

    @property
    def turn(self) -> Turn:
        """A turn of the player who is asked."""
        return Turn(self.table, self.me)

    @property
    def keys(self) -> set[str]:
        """What is offered, but for doing nothing."""
        return {*self.decision.keys} - {"none"}


def compare(theirs: Any, ours: Any) -> str | None:
    """Return how two sets or tables differ."""
    if theirs == ours:
        return None
    if isinstance(theirs, set) and isinstance(ours, set):
        return f"only theirs {_said(theirs - ours)}, only ours {_said(ours - theirs)}"
    if isinstance(theirs, dict) and isinstance(ours, dict):
        names = [name for name in {**theirs, **ours} if theirs.get(name) != ours.get(name)]
        return "; ".join(f"{name}: theirs {theirs.get(name)}, ours {ours.get(name)}" for name in names)
    return f"theirs {theirs}, ours {ours}"


def _said(keys: set[str]) -> list[str]:
    return sorted(NUMBERS.get(key, key) for key in keys)


# --- turns ---


def action_choice(asked: Asked, entry: Entry) -> str | None:
    """Compare the strengths at which each action card may be used; 0 is the X-token action."""
    ours: dict[str, set[int]] = {name: set() for name in entry["strengths_offered"]}
    for way in asked.decision.options:
        if isinstance(way, UseCard):
            ours[way.action.key].add(own_strength(asked.me, way.action) + way.x_tokens)
        elif way is not None:
            ours[way.action.key].add(0)
    return compare({name: {*strengths} for name, strengths in entry["strengths_offered"].items()}, ours)


def card_choice(asked: Asked, entry: Entry) -> str | None:
    """Compare a list of cards."""
    return compare({*cards(entry["cards"])}, asked.keys - {"break", "reputation"})


def action_cards(asked: Asked, entry: Entry) -> str | None:
    """Compare a list of action cards."""
    return compare({*entry["cards"]}, asked.keys)


def sponsors_action(asked: Asked, entry: Entry) -> str | None:
    """Compare the levels that are left, and what the break would pay."""
    _, room, _ = asked.decision.about
    money = next((way.money for way in asked.decision.options if getattr(way, "key", "") == "break"), None)
    return compare((entry["left"], entry["break_money"]), (room, money))


def cards_action(asked: Asked, entry: Entry) -> str | None:
    """Compare what can be snapped instead of drawing."""
    snaps = {card.key for card in on_display(asked.table)} if "snap" in asked.keys else set()
    return compare({*cards(entry["snap"])}, snaps)


def snap_before_replenishing(asked: Asked, entry: Entry) -> str | None:
    """Compare what could be snapped without replenishing the display first."""
    return compare({*cards(entry["cards"])}, {card.key for card in on_display(asked.table)})


def take_card(asked: Asked, entry: Entry) -> str | None:
    """Compare the display cards within reputation range."""
    return compare({*cards(entry["in_range"])}, asked.keys - {"deck"})


# --- buildings ---


def build(asked: Asked, entry: Entry) -> str | None:
    """Compare every spot for every kind of building."""
    theirs = {building_kind(kind): spots_of(building_kind(kind), spots) for kind, spots in entry["placements"].items()}
    card = asked.me.action_cards.build
    kinds = [BOX.buildings[key] for key in asked.keys]
    ours = {kind.key: {spot.key for spot in card.payable_spots(asked.turn, kind, card.cost_of(kind))} for kind in kinds}
    return compare(theirs, ours)


def free_building(asked: Asked, entry: Entry) -> str | None:
    """Compare every spot for a building that costs nothing."""
    theirs = {building_kind(kind): spots_of(building_kind(kind), spots) for kind, spots in entry["placements"].items()}
    card = asked.me.action_cards.build
    ours = {key: {spot.key for spot in spots_for(asked.me, BOX.buildings[key], card)} for key in asked.keys}
    return compare(theirs, ours)


def spot(asked: Asked, entry: Entry) -> str | None:
    """Compare every spot for one building; it was chosen, or comes with a sponsor."""
    kind = asked.decision.about[1].key
    theirs = {building_kind(each): spots_of(building_kind(each), spots) for each, spots in entry["placements"].items()}
    return compare(theirs.get(kind), asked.keys)


# --- animals ---


def playable_animals(asked: Asked, entry: Entry) -> str | None:
    """Compare the animals that can be played, and where each could live."""
    theirs = {
        key: {asked.buildings[number] for number in numbers}
        for key, numbers in zip(cards([*entry["cards"]]), entry["cards"].values(), strict=True)
    }
    return compare(theirs, {key: {home.key for home in homes_for(asked.me, BOX.animals[key])} for key in asked.keys})


def card_status(table: Table, seat: int, entry: Entry) -> str | None:
    """Compare for each animal in hand and display: conditions, price, homes; for final scoring cards the points."""
    me = table.zoos[seat]
    visible = [*me.hand, *me.looking_at, *on_display(table)]
    ours: dict[str, Any] = {NUMBERS[card.key]: _status(table, me, card) for card in visible if isinstance(card, Animal)}
    ours |= {
        NUMBERS[card.key]: [COUNTS[card.counts](me), points_of(table, me, card)]
        for card in me.final_cards
        if card.counts in COUNTS
    }
    return compare({**entry["animals"], **entry["finals"]}, ours)


def _status(table: Table, me: Zoo, animal: Animal) -> list[Any]:
    """Say of an animal: folder, conditions met, affordable, fits standard, fits special, playable, conditions unmet."""
    card = me.action_cards.animals
    folder = folder_of(table, animal)
    homes = [building for home in homes_for(me, animal) for building in home.buildings]
    unmet = [_name(condition) for condition in animal.conditions if condition.missing(me, animal, card)]
    flags = (
        not unmet,
        price_of(me, animal, folder) <= me.money,
        any(home.kind.is_standard for home in homes),
        any(home.kind.is_special for home in homes),
        can_play(Turn(table, me), animal, folder, card),
    )
    return [folder, *map(int, flags), *([unmet] if unmet else [])]


def _name(condition: Condition) -> str:
    """Name a condition as the records do."""
    if isinstance(condition, IconsNeeded):
        return condition.icon.key
    return "animalsii" if isinstance(condition, SideTwoNeeded) else "partner-zoo"


# --- association ---


def association_tasks(asked: Asked, entry: Entry) -> str | None:
    """Compare the tasks that can be done, with how many workers, and what each offers."""
    theirs: dict[str, Any] = {}
    for number, task in entry["tasks"].items():
        theirs[number] = (task["workers"], _options(task["options"]))
    turn, table, me = asked.turn, asked.table, asked.me
    card = me.action_cards.association
    partner_zoos = {f"partner-{icon.key.capitalize()}" for icon in free_partner_zoos(table, me, card)}
    by_key = {key: name for name, key in UNIVERSITIES.items()}
    found: dict[str, set[Any]] = {
        "reputation": {True},
        "partner_zoo": partner_zoos,
        "university": {by_key[kind.key] for kind in free_universities(table, me)},
        "project": {(NUMBERS[way.project.key], way.level) for way in supportable(turn, card)},
    }
    ours = {
        TASK_NUMBERS[task.key]: (workers_needed(me, task), found[task.key]) for task in TASKS if task.key in asked.keys
    }
    if "donation" in asked.keys:
        ours[TASK_NUMBERS["donation"]] = (0, {donation_cost(table)})
    return compare(theirs, ours)


def _options(options: Any) -> set[Any]:
    if isinstance(options, dict):
        return {(project, slot) for project, slots in options.items() for slot in slots}
    return {option[1] if isinstance(option, list) else option for option in options}  # a donation: its slot, its cost


# By the kind of record and the last word of our prompt.
OFFERS: dict[tuple[str, str], Callable[[Asked, Entry], str | None]] = {
    ("action_choice", "turn"): action_choice,
    ("action_choice", "once_more"): action_choice,
    ("sponsors_action", "sponsor"): sponsors_action,
    ("cards_action", "draw_or_snap"): cards_action,
    ("take_card", "take_card"): take_card,
    ("snap", "snap"): card_choice,
    ("snap", "replenish"): snap_before_replenishing,
    ("upgrade", "upgrade"): action_cards,
    ("build", "build"): build,
    ("build", "free_building"): free_building,
    ("build", "spot"): spot,
    ("playable_animals", "animal"): playable_animals,
    ("association_tasks", "task"): association_tasks,
} | {
    ("playable_cards", word): card_choice
    for word in ("sponsor", "sponsor_for_money", "sell", "discard", "keep", "take_revealed", "pouch", "hand_limit")
}
