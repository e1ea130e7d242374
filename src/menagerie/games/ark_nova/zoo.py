"""A player's zoo: map, buildings, cards, tracks and everything in the personal supply (R-A-001)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from menagerie.games.ark_nova.action_cards import ACTIONS, Action
from menagerie.games.ark_nova.buildings import KIOSK, Building, BuildingKind, homes_up_to
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.printed.board import ASSOCIATION
from menagerie.games.ark_nova.zoo_map import NEAR_KIOSK
from menagerie.kernel.messages import player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from menagerie.games.ark_nova.action_cards import ActionCard
    from menagerie.games.ark_nova.actions.all import ActionCards
    from menagerie.games.ark_nova.bonus_tiles import BonusTile
    from menagerie.games.ark_nova.cards import Animal, Card, FinalScoring, Project, Sponsor
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.sponsors.own_text import OwnText
    from menagerie.games.ark_nova.universities import University
    from menagerie.games.ark_nova.zoo_map import Spot, ZooMap

T = TypeVar("T")
LEFT_EDGE = 7  # cubes (R-A-068)
TASKS = 4


def replaced(things: tuple[T, ...], index: int, thing: T) -> tuple[T, ...]:
    """Return a tuple with one of its things replaced."""
    return (*things[:index], thing, *things[index + 1 :])


class Zoo:
    """One player's zoo."""

    __slots__ = (
        "action_cards",
        "animals",
        "appeal",
        "areas",
        "assignment",
        "buildings",
        "concealed",
        "conservation",
        "constriction",
        "covered",
        "covers_terrain",
        "donations",
        "drafted",
        "earned",
        "final_cards",
        "final_choice",
        "hand",
        "head_start",
        "homes",
        "icons",
        "kiosks",
        "known",
        "largest_open",
        "lasting",
        "left_edge",
        "looking_at",
        "map",
        "map_was_full",
        "money",
        "multipliers",
        "near_kiosks",
        "offered",
        "open",
        "partner_zoos",
        "player",
        "pouches",
        "reach",
        "reputation",
        "rescued",
        "reserve_workers",
        "row",
        "seat",
        "spent",
        "sponsor_cubes",
        "sponsors",
        "stored",
        "stronger",
        "supported",
        "thresholds",
        "tiles",
        "trailing",
        "universities",
        "venom",
        "watching",
        "workers",
        "workers_on",
        "x_tokens",
    )

    map: ZooMap

    def __init__(self, seat: int, action_cards: ActionCards) -> None:
        self.seat, self.player = seat, player(seat)
        self.money = self.appeal = self.conservation = 0
        self.reputation = 1  # R-A-067
        self.x_tokens = 0
        self.head_start = 0  # appeal that a solo game began with
        self.hand: list[Card] = []
        self.known: dict[Card, int] = {}  # cards of the hand that other seats have seen, each with the seats as bits
        self.looking_at: list[Card] = []  # drawn, seen by this player only, not yet kept or discarded
        self.final_cards: list[FinalScoring] = []
        self.final_choice: tuple[FinalScoring, ...] = ()  # drawn, to keep one of them
        self._lay_out_action_cards(action_cards)
        self._lay_out_map()
        self.animals: list[Animal] = []
        self.rescued: tuple[Animal, ...] = ()  # those among them that lie above map 10 and live nowhere
        self.sponsors: list[Sponsor] = []
        self.lasting: tuple[OwnText, ...] = ()  # of these sponsors, the texts that change a rule
        self.covers_terrain = False  # one of them lets buildings cover rock and water, and needs for them be ignored
        self.watching: tuple[Sponsor, ...] = ()  # those that wait for icons; both are in the order of their numbers
        self.sponsor_cubes: dict[Sponsor, int] = {}
        self.assignment = ""  # small or large: the animals chosen with the special assignment of WAZA (R-A-478)
        self.stored: tuple[Card, ...] = ()  # face down in the caves of map 11
        self.pouches: list[tuple[str, Card]] = []  # what lies face down under a card or the map, and under which
        self.icons = [0] * len(ICONS)
        self.partner_zoos: tuple[Icon, ...] = ()
        self.universities: tuple[University, ...] = ()
        self.workers = ASSOCIATION.workers  # active on the notepad (R-A-069)
        self.reserve_workers = ASSOCIATION.workers_in_supply  # R-A-048
        self.workers_on: tuple[int, ...] = (0,) * TASKS  # on the tasks of the Association board
        self.left_edge: tuple[bool, ...] = (True,) * LEFT_EDGE  # cubes that still cover their bonus
        self.supported: tuple[Project, ...] = ()  # including those that have left the board since; in order
        self.thresholds = 0  # how many of the conservation thresholds have been passed
        self.tiles: tuple[BonusTile, ...] = ()  # kept for later, or for good (R-A-621)
        self.donations = 0  # that the player has made, with Marine Worlds
        self.earned = 0  # money gained so far, to see whether an action brought some
        self.trailing = 0  # zoos that were ahead when the very last appeal was counted (R-A-673)

    def _lay_out_action_cards(self, action_cards: ActionCards) -> None:
        self.action_cards = action_cards  # each with the side it shows; these lists go by the index of the action
        self.row: list[Action] = list(ACTIONS)  # in slots 1 to 5
        self.concealed = 0  # how many strengths of the row are hidden on map 12
        self.stronger = 0  # what the map adds to the strength of the next action
        self.multipliers: tuple[int, ...] = (0,) * len(ACTIONS)
        self.venom = [False] * len(ACTIONS)
        self.constriction = [False] * len(ACTIONS)
        self.offered: tuple[ActionCard, ...] = ()  # action cards to choose from in the draft (R-A-581)
        self.drafted: tuple[ActionCard, ...] = ()  # those kept so far

    def _lay_out_map(self) -> None:
        self.buildings: list[Building] = []
        self.open: list[Building] = []  # the enclosures where an animal may have room
        self.largest_open = 0  # the size of the largest empty standard one, as it counts for housing
        self.homes = homes_up_to(0)  # the sorts of homes that may be open to an animal, as bits
        self.covered = 0  # spaces under buildings
        self.reach = 0  # spaces that share an edge with a covered one
        self.kiosks = 0
        self.near_kiosks = 0  # spaces too close for another kiosk
        self.map_was_full = False
        self.spent = 0  # spaces that were built on and are bare again: their bonus is not gained twice (R-A-651)
        self.areas: tuple[str, ...] = ()  # areas of the map whose bonus was gained; on map 9: without their marker

    def clone(self) -> Zoo:
        """Copy the zoo."""
        zoo = Zoo.__new__(Zoo)
        zoo.seat, zoo.player, zoo.map = self.seat, self.player, self.map
        zoo.money, zoo.appeal, zoo.conservation = self.money, self.appeal, self.conservation
        zoo.reputation, zoo.x_tokens, zoo.head_start = self.reputation, self.x_tokens, self.head_start
        zoo.hand = self.hand[:]
        zoo.known = self.known.copy()
        zoo.looking_at = self.looking_at[:]
        zoo.final_cards = self.final_cards[:]
        zoo.final_choice, zoo.action_cards = self.final_choice, self.action_cards
        zoo.row = self.row[:]
        zoo.concealed, zoo.stronger, zoo.multipliers = self.concealed, self.stronger, self.multipliers
        zoo.venom = self.venom[:]
        zoo.constriction = self.constriction[:]
        zoo.buildings = self.buildings[:]
        zoo.open = self.open[:]
        zoo.covered, zoo.reach, zoo.kiosks = self.covered, self.reach, self.kiosks
        zoo.near_kiosks, zoo.map_was_full, zoo.spent = self.near_kiosks, self.map_was_full, self.spent
        zoo.areas, zoo.largest_open, zoo.homes = self.areas, self.largest_open, self.homes
        zoo.animals = self.animals[:]
        zoo.rescued = self.rescued
        zoo.sponsors = self.sponsors[:]
        zoo.lasting, zoo.covers_terrain, zoo.watching = self.lasting, self.covers_terrain, self.watching
        zoo.sponsor_cubes = self.sponsor_cubes.copy()
        zoo.assignment, zoo.stored = self.assignment, self.stored
        zoo.pouches = self.pouches[:]
        zoo.icons = self.icons[:]
        zoo.partner_zoos, zoo.universities, zoo.workers = self.partner_zoos, self.universities, self.workers
        zoo.reserve_workers, zoo.workers_on, zoo.left_edge = self.reserve_workers, self.workers_on, self.left_edge
        zoo.supported, zoo.thresholds, zoo.tiles = self.supported, self.thresholds, self.tiles
        zoo.donations, zoo.earned, zoo.trailing = self.donations, self.earned, self.trailing
        zoo.offered, zoo.drafted = self.offered, self.drafted
        return zoo

    # --- the map ---

    def put_up(self, kind: BuildingKind, spot: Spot, size: int) -> Building:
        """Put a building on a spot; `size` is what it counts for housing."""
        building = Building(
            kind,
            spot,
            size,
            (spot.around & self.map.rock & ~self.covered).bit_count(),
            (spot.around & self.map.water & ~self.covered).bit_count(),
        )
        self.buildings.append(building)
        if building.is_open:
            self.open.append(building)
            self.homes |= kind.home
            if kind.is_standard and size > self.largest_open:
                self.largest_open = size
                self.homes |= homes_up_to(size)
        self.covered |= spot.mask
        self.reach |= spot.around
        if kind is KIOSK:
            self.kiosks += 1
            self.near_kiosks |= NEAR_KIOSK[spot.spaces[0]]
        if spot.mask & ~self.map.land:
            self._look_around()
            return self.buildings[-1]
        return building

    def replace(self, building: Building, cubes: int) -> None:
        """Give a building another number of cubes."""
        replacing = building.with_cubes(cubes)
        self.buildings[self.buildings.index(building)] = replacing
        self._close(building)
        if replacing.is_open:
            self.open.append(replacing)
            self._look_for_homes()

    def take_down(self, building: Building) -> None:
        """Remove a building from the map."""
        self.buildings.remove(building)
        self._close(building)
        self.covered &= ~building.spot.mask
        self.spent |= building.spot.mask
        self.reach = self.kiosks = self.near_kiosks = 0
        for other in self.buildings:
            self.reach |= other.spot.around
            if other.kind is KIOSK:
                self.kiosks += 1
                self.near_kiosks |= NEAR_KIOSK[other.spot.spaces[0]]
        if building.spot.mask & ~self.map.land:
            self._look_around()

    def resize(self, size_of: Callable[[Building], int]) -> None:
        """Let buildings count another size for housing."""
        self._exchange([building.with_size(size_of(building)) for building in self.buildings])

    def _look_around(self) -> None:
        """Count rock and water beside all buildings again: a building has covered some of it, or bared it."""
        rock, water = self.map.rock & ~self.covered, self.map.water & ~self.covered
        self._exchange(
            [
                building.beside((building.spot.around & rock).bit_count(), (building.spot.around & water).bit_count())
                for building in self.buildings
            ]
        )

    def _exchange(self, buildings: list[Building]) -> None:
        self.buildings = buildings
        self.open = [building for building in buildings if building.is_open]
        self._look_for_homes()

    def _close(self, building: Building) -> None:
        self.open = [other for other in self.open if other is not building]
        self._look_for_homes()

    def _look_for_homes(self) -> None:
        largest, others = 0, 0
        for there in self.open:
            if not there.kind.is_standard:
                others |= there.kind.home
            elif there.size > largest:
                largest = there.size
        self.largest_open, self.homes = largest, homes_up_to(largest) | others

    def find(self, kind: BuildingKind) -> Building | None:
        """Find the only building of a kind that a zoo can have once (R-A-043)."""
        for building in self.buildings:
            if building.kind is kind:
                return building
        return None

    @property
    def is_full(self) -> bool:
        """Whether every building space is covered; rock and water need not be (R-A-153)."""
        return not self.map.land & ~self.covered

    # --- tuples: they are replaced, so that copies of the zoo may share them ---

    def turn_over(self, action: Action) -> None:
        """Turn an action card to its side II."""
        self.action_cards = self.action_cards.turned_over(action)

    def add_multipliers(self, action: Action, tokens: int) -> None:
        """Put multiplier tokens on an action card, or take them off."""
        self.multipliers = replaced(self.multipliers, action.index, self.multipliers[action.index] + tokens)

    # --- icons ---

    def add_icons(self, icons: Iterable[Icon]) -> None:
        """Count icons that come into the zoo; an icon printed twice counts twice (R-A-010)."""
        for icon in icons:
            self.icons[icon.index] += 1

    def icons_in_view(self) -> list[Icon]:
        """List every icon that lies in the zoo; the running count must match it (R-A-003 to R-A-007)."""
        printed = [
            *(animal.icons for animal in self.animals),
            *(sponsor.icons for sponsor in self.sponsors),
            *(university.icons for university in self.universities),
            *(building.kind.icons for building in self.buildings),
        ]
        return [icon for icons in printed for icon in icons] + list(self.partner_zoos)

    def remove_icons(self, icons: Iterable[Icon]) -> None:
        """Take icons out of the count."""
        for icon in icons:
            self.icons[icon.index] -= 1

    # --- cards ---

    def add_sponsor(self, sponsor: Sponsor) -> None:
        """Add a sponsor to the zoo."""
        self.sponsors.append(sponsor)
        if sponsor.lasting is not None:
            self.lasting = tuple(sorted((*self.lasting, sponsor.lasting), key=lambda text: text.sponsor.number))
            self.covers_terrain |= sponsor.lasting.covers_terrain
        if sponsor.own_zoo or sponsor.any_zoo:
            self.watching = tuple(sorted((*self.watching, sponsor), key=lambda watching: watching.number))

    def remove_sponsor(self, sponsor: Sponsor) -> None:
        """Take a sponsor out of the zoo, with its icons and lasting effects."""
        others = [other for other in self.sponsors if other is not sponsor]
        self.sponsors, self.lasting, self.watching, self.covers_terrain = [], (), (), False
        for other in others:
            self.add_sponsor(other)
        self.sponsor_cubes.pop(sponsor, None)
        self.remove_icons(sponsor.icons)

    def take_from_hand(self, card: Card) -> None:
        """Remove a card from the hand."""
        self.hand.remove(card)
        self.known.pop(card, None)

    @property
    def supported_projects(self) -> int:
        """How many projects have been supported: cubes missing from the left edge (R-A-232)."""
        return self.left_edge.count(False)
