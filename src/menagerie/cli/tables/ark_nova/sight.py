"""What a seat of Ark Nova sees, laid out as a table again: the rules themselves answer the drawing's questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.action_cards import ACTIONS, ANIMALS, ASSOCIATION, SPONSORS
from menagerie.games.ark_nova.actions.association import PROJECT, value_of
from menagerie.games.ark_nova.animals import playable_animals
from menagerie.games.ark_nova.packing import everything
from menagerie.games.ark_nova.perform import own_strength
from menagerie.games.ark_nova.projects import supportable
from menagerie.games.ark_nova.save import restore_project, restore_zoo
from menagerie.games.ark_nova.sponsoring import playable_sponsors
from menagerie.games.ark_nova.table import Table
from menagerie.games.ark_nova.tokens import money_to_keep
from menagerie.games.ark_nova.tracks import highest_reputation
from menagerie.games.ark_nova.turn import Turn

if TYPE_CHECKING:
    from menagerie.cli.tables.drawing import View
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.zoo import Zoo

BOX = everything()  # a view may name anything
NO_MAP = "0"  # stands in while a map is still a secret


class Sight:
    """A view, and the table it shows; what is hidden is not there."""

    def __init__(self, view: View, seat: int | None) -> None:
        self.view = view
        self.seat = seat
        self.table = table_of(view)
        self.me: Zoo | None = None if seat is None else self.table.zoos[seat]
        self.playable: set[Card] = set() if self.me is None else playable_now(self.table, self.me)

    def shown(self, seat: int) -> dict[str, Any]:
        """Return what the view shows of a zoo."""
        shown: dict[str, Any] = self.view["zoos"][seat]
        return shown


def table_of(view: View) -> Table:
    """Lay out the display, the projects and the zoos that a view shows."""
    table = Table()
    table.box = BOX
    table.seats = len(view["zoos"])
    table.display = [None if name is None else BOX.zoo_cards[name] for name in view["display"]]
    table.marks = {BOX.zoo_cards[name]: seat for name, seat in view["marks"].items()}
    table.base_projects = tuple(restore_project(BOX, entry) for entry in view["base_projects"])
    table.projects = tuple(restore_project(BOX, entry) for entry in view["projects"])
    table.zoos = [zoo_of(shown) for shown in view["zoos"]]
    return table


def zoo_of(shown: View) -> Zoo:
    """Lay out a zoo that a view shows."""
    row = {entry["card"]: entry for entry in shown["row"]}
    cards = [row[card.key] for card in ACTIONS]
    return restore_zoo(
        BOX,
        shown["seat"],
        {
            **shown,
            "map": shown["map"] or NO_MAP,
            "map_was_full": False,
            "thresholds": 0,
            "side_2": [entry["side"] == 2 for entry in cards],
            **{token: [entry[token] for entry in cards] for token in ("multipliers", "venom", "constriction")},
            "row": list(row),
            "action_cards": [f"{entry['card']}_{entry['alternative']}" for entry in cards],
            "known": {},
            "pouches": [],
            "stored": [name for name in shown["stored"] if name is not None],
            "final_cards": [name for name in shown["final_cards"] if name is not None],
            "buildings": [{**entry, "spot": "-".join(entry["spaces"])} for entry in shown["buildings"]],
        },
    )


def playable_now(table: Table, me: Zoo) -> set[Card]:
    """Gather the cards of hand and display that could be played in this turn, with every X-token if need be."""
    found: set[Card] = set()
    cards = me.action_cards
    for action in (ANIMALS, SPONSORS, ASSOCIATION):
        strength = own_strength(me, action) + me.x_tokens
        turn = Turn(table, me).supposing(must_keep=money_to_keep(me, action))
        if strength < 1:
            continue
        if action is ANIMALS and cards.animals.animals_allowed(strength):
            found |= {*playable_animals(turn, cards.animals)}
            if strength >= cards.animals.reputation_from and me.reputation < highest_reputation(me):
                renowned = turn.supposing(reputation=me.reputation + cards.animals.reputation)  # more is within range
                found |= {*playable_animals(renowned, cards.animals)}
        elif action is SPONSORS:
            found |= {*playable_sponsors(turn, cards.sponsors.room(strength), cards.sponsors)}
        elif value_of(me, PROJECT) <= strength and cards.association.can_do(turn, PROJECT):
            found |= {way.project for way in supportable(turn, cards.association)}
    return found
