"""Everything that lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.used import NOTHING, Used
from menagerie.kernel.journal import SILENCE, Journal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.ark_nova.action_cards import ActionCard
    from menagerie.games.ark_nova.bonus_tiles import BonusTile
    from menagerie.games.ark_nova.box import Box
    from menagerie.games.ark_nova.cards import Card, FinalScoring, Project
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.universities import University
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import ZooMap
    from menagerie.kernel.chance import Chance

NEUTRAL = -1  # a cube of no player, which blocks a level all game (R-A-061)


@dataclass(frozen=True)
class HouseRules:
    """What a group agreed on before the game."""

    peaceful: bool  # blue abilities replace interactive ones (R-A-545)
    draft: bool  # maps are taken one after the other (R-A-075)
    open_discard: bool = False  # everybody may look through the discard pile
    head_start: int = 0  # appeal at the start of a solo game (R-A-549)
    used: Used = NOTHING  # by earlier games of a challenge


class InPlay:
    """A project in play, with the cubes on its levels: seats, or NEUTRAL. It never changes; the table replaces it."""

    __slots__ = ("cubes", "project")

    def __init__(self, project: Project, cubes: tuple[int | None, ...] = (None, None, None)) -> None:
        self.project = project
        self.cubes = cubes

    def with_cube(self, level: int, seat: int) -> InPlay:
        """Return the project with one more cube."""
        return InPlay(self.project, (*self.cubes[:level], seat, *self.cubes[level + 1 :]))


class Table:
    """The zones of the game. `stage` says what comes next; `current` is the seat whose turn it is."""

    __slots__ = (
        "action_pile",
        "base_pile",
        "base_projects",
        "bonus_tiles",
        "box",
        "break_called_by",
        "break_order",
        "break_steps",
        "chance",
        "current",
        "deck",
        "discard",
        "discarded_final_card",
        "display",
        "donations",
        "final_pile",
        "first",
        "foreseen",
        "generic_university",
        "house_rules",
        "journal",
        "map_offers",
        "marks",
        "own_zoos",
        "partner_zoos",
        "projects",
        "revealed",
        "seats",
        "specialised",
        "stage",
        "steps",
        "turn_number",
        "turns_left",
        "universities",
        "zoos",
    )

    box: Box
    seats: int
    zoos: list[Zoo]
    own_zoos: int  # seats, as bits, whose zoo belongs to this table alone
    stage: str  # maps, draft, hands, turn, hand_limit, income, final, over
    first: int  # the first player
    current: int
    turn_number: int
    deck: list[Card]  # the top card is the last
    discard: list[Card]  # the top card is the last
    display: list[Card | None]  # folders 1 to 6 (R-A-109)
    marks: Mapping[Card, int]  # cubes on cards of the display, by seat; it is replaced, never changed (R-A-654)
    revealed: list[Card]  # turned up from the deck, seen by everybody, not yet taken or discarded
    final_pile: list[FinalScoring]  # the next card is the last
    base_pile: tuple[Project, ...]  # face down: base projects that are not in play
    base_projects: tuple[InPlay, ...]  # below the board
    projects: tuple[InPlay, ...]  # above the board, the newest first
    partner_zoos: tuple[Icon, ...]  # on the board, in the order of the continents
    universities: tuple[University, ...]  # on the board
    generic_university: bool  # whether it lies on the board: then a specialised one may be taken (R-A-613)
    specialised: tuple[University, ...]  # beside the board (R-A-578)
    action_pile: tuple[ActionCard, ...]  # alternative action cards that nobody was dealt, during the draft
    donations: int  # how many spaces for donations are covered
    bonus_tiles: Mapping[int, tuple[BonusTile, ...]]  # beside conservation 5 and 8, and after reputation 15
    break_steps: int  # from the start of the break track to its end (solo.py: the cubes on the tile)
    steps: int  # that the break token has made
    break_called_by: int | None
    break_order: tuple[int, ...]  # who still has to take income in this break
    discarded_final_card: bool  # somebody has reached 10 conservation points (R-A-293)
    turns_left: int | None  # turns still to be taken once the end is triggered
    map_offers: tuple[tuple[ZooMap, ...], ...]  # what each seat may choose a map from
    house_rules: HouseRules
    foreseen: dict[tuple[int, ...], list[int]]  # of a turn under venom: what may be chosen, by what was; forks share it
    chance: Chance
    journal: Journal

    @property
    def is_solo(self) -> bool:
        """Whether one player plays alone."""
        return self.seats == 1

    def clone(self) -> Table:
        """Copy the table; both share the zoos until `changing` copies the one that is about to change."""
        table = Table.__new__(Table)
        table.box = self.box
        table.seats = self.seats
        table.zoos = self.zoos[:]
        table.own_zoos = self.own_zoos = 0
        table.stage = self.stage
        table.first = self.first
        table.current = self.current
        table.turn_number = self.turn_number
        table.deck = self.deck[:]
        table.discard = self.discard[:]
        table.display = self.display[:]
        table.marks = self.marks
        table.revealed = self.revealed[:]
        table.final_pile = self.final_pile[:]
        table.base_pile = self.base_pile
        table.base_projects = self.base_projects
        table.projects = self.projects
        table.partner_zoos = self.partner_zoos
        table.universities = self.universities
        table.generic_university = self.generic_university
        table.specialised = self.specialised
        table.action_pile = self.action_pile
        table.donations = self.donations
        table.bonus_tiles = self.bonus_tiles
        table.break_steps = self.break_steps
        table.steps = self.steps
        table.break_called_by = self.break_called_by
        table.break_order = self.break_order
        table.discarded_final_card = self.discarded_final_card
        table.turns_left = self.turns_left
        table.map_offers = self.map_offers
        table.house_rules = self.house_rules
        table.foreseen = self.foreseen
        table.chance = self.chance.clone()
        table.journal = SILENCE
        return table

    def apart(self) -> Table:
        """Copy the table in the middle of a turn: the copy shares no zoo, so both can go on changing theirs."""
        own_zoos = self.own_zoos
        table = self.clone()
        self.own_zoos = own_zoos
        table.changing_all()
        table.foreseen = {}
        return table

    def changing(self, seat: int) -> Zoo:
        """Return a zoo that is about to change: its own copy, made at the first change since the table was copied."""
        if not self.own_zoos >> seat & 1:
            self.own_zoos |= 1 << seat
            self.zoos[seat] = self.zoos[seat].clone()
        return self.zoos[seat]

    def changing_all(self) -> list[Zoo]:
        """Return all zoos, about to change."""
        return [self.changing(seat) for seat in range(self.seats)]

    def others(self, seat: int) -> list[Zoo]:
        """List the other zoos, clockwise from the next one (R-A-014)."""
        return [self.zoos[(seat + step) % self.seats] for step in range(1, self.seats)]
