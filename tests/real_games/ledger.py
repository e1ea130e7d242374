"""What should lie on the table after each step of a transcript, by the transcript alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from ark_nova.base_box import BOX
from menagerie.games.ark_nova.final_scoring import victory_points
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.income import SOURCES
from real_games.transcript import TOTALS, UNIVERSITIES, building_kind, card, cards, spot_of

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo
    from real_games.transcript import Step, Transcript

LOGGED_ICONS = {"petting": "pet"}
Moment: TypeAlias = "list[tuple[tuple[int, ...], frozenset[str]]]"  # by player: figures, hand


@dataclass
class Holdings:
    """What one player has."""

    totals: list[int]
    row: list[str]
    hand: set[str]
    side_2: set[str] = field(default_factory=set)
    buildings: dict[int, list[Any]] = field(default_factory=dict)  # kind, spot, cubes
    animals: set[str] = field(default_factory=set)
    sponsors: list[str] = field(default_factory=list)
    partner_zoos: list[str] = field(default_factory=list)
    universities: list[str] = field(default_factory=list)
    uncovered: set[int] = field(default_factory=set)  # spaces of the left edge, from 0
    income_lags: bool = False  # what is announced beside a new animal leaves out that a kiosk beside it now earns more
    announced: dict[str, Any] = field(default_factory=dict)  # icons, score and income, as the log repeats them


class Ledger:
    """Keeps account of a game while its steps are told."""

    def __init__(self, transcript: Transcript) -> None:
        setup = transcript.setup
        self.display: list[str] = cards(setup["display"])
        self.steps = 0
        start = setup["start"]
        self.players = {
            player: Holdings(
                [start["money"], start["appeal"][player], 0, start["reputation"], 0],
                list(setup["action_order"][player]),
                set(cards(setup["kept"][player])),
            )
            for player in transcript.players
        }

    def tell(self, step: Step) -> None:
        """Let a step happen."""
        player = step.get("p")
        if player and "after" in step:
            self.players[player].totals = list(step["after"])
            self._announce(self.players[player], step)
        match step["k"]:
            case "refill":
                self.display = cards(step["display"])
            case "break_token":
                self.steps = step["now"]
            case "break_end":
                self.steps = 0
                for name, hand in step["hands"].items():
                    assert self.players[name].hand == set(cards(hand)), (step["n"], name)
            case _ if player:
                self._tell(self.players[player], step)

    def _announce(self, mine: Holdings, step: Step) -> None:
        """Keep the figures that the log repeats, until something changes them that it does not repeat."""
        if step["k"] in ("action", "x_action", "play_animal"):
            mine.income_lags = step["k"] == "play_animal"
        if step["k"] in ("release", "move_animal"):
            mine.announced.clear()
        mine.announced.update(step.get("check", {}))
        if mine.income_lags or step["k"] == "play_sponsor":
            mine.announced.pop("income", None)

    def _tell(self, mine: Holdings, step: Step) -> None:
        match step["k"]:
            case "placed":
                mine.row = list(step["order"])
            case "upgrade":
                mine.side_2.add(step["card"])
            case "draw" | "snap" | "take_in_range":
                mine.hand |= set(cards(step["cards"]))
            case "discard" | "keep" | "sell" | "pouch" | "discard_break" | "new_project":
                mine.hand -= set(cards(step["cards"]))
            case "play_sponsor":
                mine.sponsors.append(card(step["card"]))
                mine.hand.discard(card(step["card"]))
            case "token":
                mine.uncovered.add(int(step["token"].removeprefix("bonus_")))
            case "gain_partner_zoo":
                mine.partner_zoos.append(step["continent"])
            case "gain_university":
                mine.universities.append(UNIVERSITIES[step["university"]])
            case _:
                self._tell_of_buildings(mine, step)

    def _tell_of_buildings(self, mine: Holdings, step: Step) -> None:
        match step["k"]:
            case "build":
                new = step["building"]
                mine.buildings[new["id"]] = [building_kind(new["type"]), spot_of(new["hexes"]), 0]
            case "play_animal":
                mine.animals.add(card(step["card"]))
                mine.hand.discard(card(step["card"]))
                for building, cubes in zip(step["enclosures"], step["occupied"], strict=True):
                    mine.buildings[building][2] = cubes
            case "move_animal":
                house = mine.buildings[step["to"]]
                house[2] += dict(BOX.animals[card(step["card"])].special)[BOX.buildings[house[0]]]
                for building in step["freed"]:
                    mine.buildings[building][2] = 0
            case "release":
                mine.animals.remove(card(step["card"]))
                for building in step["enclosures"]:
                    mine.buildings[building][2] = 0

    def moment(self) -> Moment:
        """Return the figures and hands of all players as they are now."""
        return [(tuple(mine.totals), frozenset(mine.hand)) for mine in self.players.values()]

    def expected(self) -> dict[str, Any]:
        """Return everything it knows, by name."""
        known: dict[str, Any] = {"display": self.display, "break": self.steps}
        for player, mine in self.players.items():
            for name, total in zip(TOTALS, mine.totals, strict=True):
                known[f"{player} {name}"] = total
            known[f"{player} row"] = mine.row
            known[f"{player} hand"] = sorted(mine.hand)
            known[f"{player} side II"] = sorted(mine.side_2)
            known[f"{player} buildings"] = sorted(map(tuple, mine.buildings.values()))
            known[f"{player} animals"] = sorted(mine.animals)
            known[f"{player} sponsors"] = sorted(mine.sponsors)
            known[f"{player} partner zoos"] = mine.partner_zoos
            known[f"{player} universities"] = mine.universities
            known[f"{player} uncovered"] = sorted(mine.uncovered)
            for name, figure in mine.announced.items():
                known[f"{player} {name}"] = figure
        return known


def found(table: Table, players: list[str]) -> dict[str, Any]:
    """Return the same from a table of our engine."""
    known: dict[str, Any] = {"display": [each and each.key for each in table.display], "break": table.steps}
    for player, zoo in zip(players, table.zoos, strict=True):
        for name in TOTALS:
            known[f"{player} {name}"] = getattr(zoo, name)
        known[f"{player} row"] = [each.key for each in zoo.row]
        known[f"{player} hand"] = sorted(each.key for each in zoo.hand)
        known[f"{player} side II"] = sorted(each.key for each in zoo.row if zoo.action_cards[each.index].upgraded)
        known[f"{player} buildings"] = sorted((each.kind.key, each.spot.key, each.cubes) for each in zoo.buildings)
        known[f"{player} animals"] = sorted(each.key for each in zoo.animals)
        known[f"{player} sponsors"] = sorted(each.key for each in zoo.sponsors)
        known[f"{player} partner zoos"] = [each.key for each in zoo.partner_zoos]
        known[f"{player} universities"] = [each.key for each in zoo.universities]
        known[f"{player} uncovered"] = [i for i, cube in enumerate(zoo.left_edge) if not cube]
        counts = {LOGGED_ICONS.get(name, name): zoo.icons[icon.index] for name, icon in ICONS.items()}
        known[f"{player} icons"] = {name: count for name, count in counts.items() if count}
        known[f"{player} score"] = victory_points(zoo) + 100  # the log counts from the crossing of the tracks
        known[f"{player} income"] = money_in_break(zoo)
    return known


def money_in_break(zoo: Zoo) -> int:
    """Add up the money that the next break would bring."""
    money = sum(source.pays(zoo) for source in SOURCES)
    edge = zip(zoo.left_edge, zoo.map.left_edge, strict=True)
    money += sum(bonus.amount for cube, bonus in edge if bonus.income and bonus.kind == "money" and not cube)
    lines = [line for sponsor in zoo.sponsors for line in sponsor.income if line.kind == "money"]
    return money + sum(line.amount_in(zoo) for line in lines)


def is_moment(table: Table, moment: Moment, seat: int) -> bool:
    """Whether a zoo is as at a moment of the log; a card that was drawn or revealed may already count as in hand."""
    zoo, (totals, hand) = table.zoos[seat], moment[seat]
    there = {each.key for each in [*zoo.hand, *zoo.looking_at]}
    revealed = {each.key for each in table.revealed}
    return tuple(getattr(zoo, name) for name in TOTALS) == totals and hand in (there, there | revealed)


def differences(ledger: Ledger, table: Table, players: list[str]) -> dict[str, tuple[Any, Any]]:
    """Compare: by name, what should be there and what is."""
    expected, there = ledger.expected(), found(table, players)
    return {name: (expected[name], there[name]) for name in expected if expected[name] != there[name]}
