"""The zoo of a player as a bot sees it: what each tile would bring on each space, and what effects are worth."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from menagerie.bots.knowledge.sanctuary.clock import turns_left
from menagerie.bots.knowledge.sanctuary.objectives import Promise
from menagerie.games.sanctuary.conditions import KINDS
from menagerie.games.sanctuary.icons import CLASS_MARKS, FOREST, INDEX, LARGE, MARKS, PETTING_ZOO, PROJECT, ROCK, WATER
from menagerie.games.sanctuary.placing import listed, spaces_for
from menagerie.games.sanctuary.printed import POINTS, START
from menagerie.games.sanctuary.scoring import tile_points
from menagerie.games.sanctuary.upgrades import MARKERS, is_met
from menagerie.games.sanctuary.zoo_map import NEIGHBOURS, groups_of

if TYPE_CHECKING:
    from menagerie.bots.knowledge.sanctuary.weights import Weights
    from menagerie.games.sanctuary.table import SanctuaryTable
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.zoo import Zoo

HABITATS = (ROCK, FOREST, WATER)
UPGRADE_BY_OBJECTIVE, UPGRADE_BY_PROJECTS, UPGRADE_BY_HABITAT, UPGRADE_BY_CLASSES = MARKERS
HAND_AT_THE_END = 4
NOWHERE = (-100.0, -1)


class Score(NamedTuple):
    """How a tile scores: in which way, which icon, and how much for each."""

    way: str
    mark: int
    each: int


@cache
def score_of(points: str) -> Score:
    """Read how a tile scores."""
    way, *rest = points.split() or ["fixed", "0"]
    if way == "petting_zoo":
        return Score(way, PETTING_ZOO, 0)
    return Score(way, INDEX[rest[0]] if len(rest) > 1 else -1, int(rest[-1]))


class Group(NamedTuple):
    """Connected tiles with an icon, and how much each further one brings."""

    spaces: int
    size: int
    each: int


class Outlook:
    """What a player may hope for."""

    __slots__ = (
        "_best",
        "_groups",
        "_worth",
        "beside",
        "fade",
        "icons",
        "kinds_beside",
        "marker",
        "me",
        "promise",
        "table",
        "turns",
        "upgrade",
        "weights",
    )

    def __init__(self, table: SanctuaryTable, seat: int, weights: Weights) -> None:
        self.table = table
        self.weights = weights
        self.me = me = table.zoos[seat]
        self.turns = turns_left(table, weights)
        self.fade = min(1.0, self.turns / weights.late)
        self.promise = Promise(table, me, self.turns, weights)
        self.marker = POINTS.conservation + self.promise.marker
        self.upgrade = weights.upgrade * self.turns
        self._best: dict[Tile, tuple[float, int]] = {}
        self._worth: dict[Tile, float] = {}
        self._groups: dict[int, list[Group]] = {}
        self.beside: list[tuple[int, int, int]] = []  # spaces, the icon, and points for it
        self.kinds_beside: list[tuple[int, int]] = []  # spaces, and the icons that are already there
        self.icons = self._icons()
        for space, tile in me.face.items():
            score = score_of(tile.points)
            if score.way == "beside":
                self.beside.append((NEIGHBOURS[space], score.mark, score.each))
            elif score.way == "anywhere":
                self.icons[score.mark] += score.each
            elif score.way == "kinds_beside":
                near = NEIGHBOURS[space]
                there = sum(1 << mark for mark in KINDS if me.where[mark] & near)
                self.kinds_beside.append((near, there))

    def _icons(self) -> list[float]:
        """Return what another icon of each mark brings, wherever it lies."""
        me, weights = self.me, self.weights
        icons = [0.0] * len(MARKS)
        for mark in KINDS:
            icons[mark] = weights.icon * self.turns
        for mark, worth in self.promise.icons.items():
            icons[mark] += worth
        if me.upgrades_left & UPGRADE_BY_CLASSES.bit:
            step = self.step_to(UPGRADE_BY_CLASSES.needed - me.different(CLASS_MARKS))
            for mark in CLASS_MARKS:
                if not me.where[mark]:
                    icons[mark] += step
        if me.upgrades_left & UPGRADE_BY_PROJECTS.bit:
            icons[PROJECT] += self.step_to(UPGRADE_BY_PROJECTS.needed - me.count(PROJECT))
        for tile in me.lasting:
            if tile.whenever is not None:
                icons[tile.whenever] += self.effect(tile.then)
        return icons

    def step_to(self, missing: int) -> float:
        """Return what a step towards an upgrade is worth that asks for so many more."""
        return self.upgrade * (1.0 if missing == 1 else self.weights.step if missing > 1 else 0.0)

    # --- effects ---

    def drawn(self, tiles: int) -> float:
        """Return what tiles of the pile are worth; those beyond the hand limit mostly take the place of others."""
        room = max(0, min(tiles, START.hand_limit - len(self.me.hand)))
        return self.weights.drawn * self.fade * (room + self.weights.crowded * (tiles - room))

    def effect(self, text: str) -> float:
        """Return what an effect is worth."""
        weights, fade = self.weights, self.fade
        match text.split():
            case ["draw", number]:
                return self.drawn(int(number))
            case ["take"]:
                return (weights.drawn + weights.taken) * fade
            case ["take", mark]:
                there = any(tile.has(INDEX[mark]) for tile in self.table.shown())
                return weights.drawn * fade if there else 0.1
            case ["take_all", mark]:
                return sum(tile.has(INDEX[mark]) for tile in self.table.shown()) * weights.drawn * fade
            case ["hunt"]:
                return weights.drawn * fade
            case ["pouch", most]:
                return min(int(most), len(self.me.hand)) * (POINTS.pouch - weights.spare * fade)
            case ["conservation", number]:
                return int(number) * self.marker
            case ["move_card"]:
                return weights.moved_card * fade
            case ["open_area", number]:
                return int(number) * (POINTS.open_area + weights.space)
            case ["relocate"]:
                return weights.relocated * fade
        raise ValueError(text)

    # --- what a tile brings ---

    def worth(self, tile: Tile) -> float:
        """Return what a tile brings wherever it lies."""
        worth = self._worth.get(tile)
        if worth is None:
            worth = self._worth[tile] = self._worth_of(tile)
        return worth

    def _worth_of(self, tile: Tile) -> float:
        me, weights = self.me, self.weights
        score = score_of(tile.points)
        worth = weights.space
        if score.way == "fixed":
            worth += score.each
        elif score.way == "anywhere":
            worth += score.each * (me.count(score.mark) + tile.has(score.mark) + weights.triggered * self.turns)
        elif score.way == "open_areas":
            worth += score.each * me.open_areas.bit_count()
        elif score.way == "hand":
            worth += score.each * min(HAND_AT_THE_END, len(me.hand))
        icons = self.icons
        for mark in tile.all_marks:
            worth += icons[mark]
        for text in tile.now:
            worth += self.effect(text)
        if tile.eases is not None:
            worth += tile.eases[1] * weights.eased * self.turns
        if tile.whenever is not None:
            worth += (tile.has(tile.whenever) + weights.triggered * self.turns) * self.effect(tile.then)
        return worth

    def groups(self, mark: int) -> list[Group]:
        """List the groups of an icon, with what another tile brings to each."""
        groups = self._groups.get(mark)
        if groups is None:
            me = self.me
            scorers = [
                (1 << space, score.each)
                for space, tile in me.face.items()
                if (score := score_of(tile.points)).way == "connected" and score.mark == mark
            ]
            groups = self._groups[mark] = [
                Group(spaces, spaces.bit_count(), sum(each for bit, each in scorers if spaces & bit))
                for spaces in groups_of(me.where[mark])
            ]
        return groups

    def gain(self, tile: Tile, space: int) -> float:
        """Return what a tile brings on a space."""
        if tile.release is not None:
            return self._released(tile, space)
        me = self.me
        bit, near = 1 << space, NEIGHBOURS[space]
        gain = self.worth(tile) + self._connected(tile, near)
        score = score_of(tile.points)
        if score.way == "beside":
            gain += score.each * (me.where[score.mark] & near).bit_count()
        elif score.way == "kinds_beside":
            gain += score.each * me.different(KINDS, near)
        for spaces, mark, each in self.beside:
            if spaces & bit and tile.marks >> mark & 1:
                gain += each
        for spaces, there in self.kinds_beside:
            if spaces & bit:
                gain += sum(1 for mark in KINDS if tile.marks & ~there & 1 << mark)
        areas = tile.targets[space] & me.empty
        if areas:
            gain += areas.bit_count() * (POINTS.open_area + self.weights.space - self.weights.spare * self.fade)
        for covered in listed(me.bonuses & (bit | areas)):
            gain += self.effect(me.map.bonuses[covered])
        if tile.partner:
            for each in listed(me.taken & near):
                if each in me.face and me.face[each].key == tile.partner:
                    gain += self.marker
        return gain

    def _connected(self, tile: Tile, near: int) -> float:
        """Return what a tile brings to groups, and they to it."""
        score = score_of(tile.points)
        own = score.mark if score.way == "connected" else -1
        gain = 0.0
        for mark in tile.all_marks:
            groups = self.groups(mark)
            each, size, before = (score.each, 1, 0) if mark == own else (0, 1, 0)
            for group in groups:
                if group.spaces & near:
                    size += group.size
                    each += group.each
                    before += group.each * group.size
            gain += each * size - before
            if mark == PETTING_ZOO:
                gain += self._petted(groups, near)
            elif mark in HABITATS and self.me.upgrades_left & UPGRADE_BY_HABITAT.bit:
                gain += self.step_to(UPGRADE_BY_HABITAT.needed + 1 - min(size, UPGRADE_BY_HABITAT.needed))
        if own >= 0:
            gain += score.each * self.weights.growth * self.fade * (near & self.me.empty).bit_count()
        return gain

    def _petted(self, groups: list[Group], near: int) -> float:
        table = POINTS.petting_zoo
        sizes = [group.size for group in groups if group.spaces & near]
        return table[min(1 + sum(sizes), len(table) - 1)] - sum(table[min(size, len(table) - 1)] for size in sizes)

    def _released(self, project: Tile, space: int) -> float:
        """Return what it brings to lay a project on an animal, which is lost."""
        me = self.me
        animal = me.face[space]
        markers = START.released_large if animal.has(LARGE) else START.released_small
        lost = sum(self.icons[mark] for mark in animal.all_marks) + tile_points(me, animal, space)
        if animal.has(PETTING_ZOO):
            lost += POINTS.petting_zoo[1]
        return self.worth(project) + markers * self.marker - lost

    def best(self, tile: Tile) -> tuple[float, int]:
        """Return the most that a tile brings, and where; as if it were in hand."""
        found = self._best.get(tile)
        if found is None:
            found = NOWHERE
            for space in listed(spaces_for(self.me, tile)):
                gain = self.gain(tile, space)
                if gain > found[0]:
                    found = (gain, space)
            self._best[tile] = found
        return found


def unused_upgrades(zoo: Zoo) -> int:
    """Count the upgrades that could be made at once."""
    return sum(is_met(zoo, marker) for marker in MARKERS)
