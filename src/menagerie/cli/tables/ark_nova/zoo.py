"""Zoos of Ark Nova in the terminal: the player's own with its map, the others in a few lines each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from menagerie.cli.players import STYLES
from menagerie.cli.tables.ark_nova.board import university_words
from menagerie.cli.tables.ark_nova.map import draw_map, legend, sign_of
from menagerie.cli.tables.ark_nova.sight import BOX
from menagerie.cli.tables.lines import COMMA, Flow, commas, joined, labelled, narrow, said, width_of
from menagerie.games.ark_nova.action_cards import BY_NAME
from menagerie.games.ark_nova.final_scoring import points_of
from menagerie.games.ark_nova.icons import CONTINENTS, ICONS
from menagerie.games.ark_nova.map_powers.continents import Continents
from menagerie.games.ark_nova.map_powers.drawing_board import areas_at_work
from menagerie.games.ark_nova.printed.board import ASSOCIATION
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from rich.console import RenderableType

    from menagerie.cli.players import Players
    from menagerie.cli.tables.ark_nova.sight import Sight
    from menagerie.cli.voice import Voice
    from menagerie.games.ark_nova.action_cards import ActionCard
    from menagerie.games.ark_nova.printed_bonus import Bonus
    from menagerie.games.ark_nova.zoo import Zoo

AGAIN = "↻"
GAP = "   "
SIDES = {1: "I", 2: "II"}
FINAL_COUNTS = {
    "large-animal": Message("ark_nova.counted.large_animal"),
    "small-animal": Message("ark_nova.counted.small_animal"),
    "science": Message("ark_nova_cli.final.science"),
    "building-goal": Message("ark_nova_cli.final.building_goal"),
    "supported-project": Message("ark_nova_cli.final.supported_project"),
    "empty-space": Message("ark_nova_cli.final.empty_space"),
    "reputation": Message("ark_nova_cli.final.reputation"),
    "sponsor": Message("ark_nova_cli.final.sponsor"),
    "category-majority": Message("ark_nova_cli.final.category_majority"),
    "rock": Message("ark_nova_cli.final.rock"),
    "water": Message("ark_nova_cli.final.water"),
    "building-shape": Message("ark_nova_cli.final.building_shape"),
    "one-continent": Message("ark_nova_cli.final.one_continent"),
    "one-category": Message("ark_nova_cli.final.one_category"),
    "kiosk-and-pavilion": Message("ark_nova_cli.final.kiosk_and_pavilion"),
    "condition": Message("ark_nova_cli.final.condition"),
    "continent-majority": Message("ark_nova_cli.final.continent_majority"),
}


# --- whole zoos ---


def own_zoo(sight: Sight, seat: int, players: Players, voice: Voice, *, brief: bool = False) -> RenderableType:
    """Draw the player's zoo: figures, action cards, map, and unless in brief everything collected."""
    zoo, shown = sight.table.zoos[seat], sight.shown(seat)
    parts = [figures(shown, voice), *action_cards(sight, shown, voice), draw_map(zoo.map, zoo.buildings)]
    if not brief:
        parts.append(legend(zoo.map, zoo.buildings, voice))
        rows = [*open_enclosures(zoo, voice), *income(zoo, shown, voice), *left_edge(zoo, voice)]
        rows += [*gathered(shown, voice), *next_slots(zoo, voice), *final_cards(sight, zoo, shown, voice)]
        parts.append(labelled(rows))
    return zoo_panel(Group(*parts), shown, players, voice)


def other_zoo(sight: Sight, seat: int, players: Players, voice: Voice) -> RenderableType:
    """Draw another player's zoo in a few lines."""
    zoo, shown = sight.table.zoos[seat], sight.shown(seat)
    signs = [sign_of(building) for building in zoo.buildings]
    counts = {sign: signs.count(sign) for sign in sorted(signs)}
    buildings = "  ".join(sign if count == 1 else f"{count}×{sign}" for sign, count in counts.items())
    covered = voice.say("ark_nova_cli.covered", covered=zoo.covered.bit_count(), spaces=zoo.map.land.bit_count())
    known = commas([BOX.zoo_cards[name].message for name in shown["hand"]], voice)
    rows: list[tuple[str, Flow | Text | str]] = [
        (voice.say("ark_nova_cli.label.buildings"), Flow([buildings, covered])),
        *income(zoo, shown, voice),
        *gathered(shown, voice),
        (voice.say("ark_nova_cli.label.known"), known),
    ]
    body = Group(figures(shown, voice), *action_cards(sight, shown, voice), labelled(rows))
    return zoo_panel(body, shown, players, voice)


def zoo_panel(body: RenderableType, shown: dict[str, Any], players: Players, voice: Voice) -> RenderableType:
    """Frame a zoo: whose it is, on which map, and how it stands."""
    seat = shown["seat"]
    points = voice.say("ark_nova_cli.points", points=shown["victory_points"])
    name = "" if shown["map"] is None else voice.word(BOX.maps[shown["map"]].message)
    return Panel(
        body,
        title=joined([players.title(seat, voice), name, Text(points, style="bold")]),
        title_align="left",
        border_style=STYLES[seat].removeprefix("bold "),
        width=width_of(voice),
    )


def map_offers(sight: Sight, seat: int, voice: Voice) -> Iterator[RenderableType]:
    """Draw the maps that a player may choose from."""
    for name in sight.shown(seat)["map_offers"]:
        zoo_map = BOX.maps[name]
        yield Text(voice.word(zoo_map.message), style="bold")
        yield narrow(Group(draw_map(zoo_map, []), legend(zoo_map, [], voice)), voice)
        edge = Flow([bonus_words(bonus, voice) for bonus in zoo_map.left_edge])
        yield narrow(labelled([(voice.say("ark_nova_cli.label.left_edge"), edge)]), voice)


def drafted_cards(sight: Sight, seat: int, voice: Voice) -> Iterator[RenderableType]:
    """List the action cards that a player may choose from and those kept, with what both of their sides add."""
    shown = sight.shown(seat)
    for label, names in (
        ("ark_nova_cli.draft.offered", shown["offered"]),
        ("ark_nova_cli.draft.kept", shown["drafted"]),
    ):
        if names:
            yield Text(voice.say(label), style="bold")
            cards = [BOX.alternatives[name] for name in names]
            yield narrow(labelled([(voice.word(card.message), both_notes(card, voice)) for card in cards]), voice)


def both_notes(card: ActionCard, voice: Voice) -> Flow:
    """Return what the sides of an alternative action card can do that those of the standard one cannot."""
    sides = (card, card.upgrade)
    return Flow([f"{SIDES[place]}: {voice.word(side.note)}" for place, side in enumerate(sides, 1)])


# --- what a zoo has ---


def figures(shown: dict[str, Any], voice: Voice) -> Flow:
    """Write the money, the tracks, the tokens, the workers and the number of cards."""
    away = sum(shown["workers_on"])
    return Flow(
        [
            Text(voice.say("ark_nova.effect.money", amount=shown["money"]), style="bold"),
            voice.say("ark_nova_cli.appeal", appeal=shown["appeal"]),
            voice.say("ark_nova_cli.conservation", conservation=shown["conservation"]),
            voice.say("ark_nova_cli.reputation", reputation=shown["reputation"]),
            voice.say("ark_nova.effect.x_tokens", amount=shown["x_tokens"]),
            voice.say("ark_nova_cli.workers", active=shown["workers"], all=shown["workers"] + away),
            voice.say("ark_nova_cli.hand", cards=shown["hand_size"]),
            voice.say("ark_nova_cli.supported", projects=shown["supported_projects"]),
        ]
    )


def action_cards(sight: Sight, shown: dict[str, Any], voice: Voice) -> Iterator[RenderableType]:
    """Draw the five action cards in their slots, with their sides and the tokens on them, once they lie there."""
    if sight.view["stage"] == "draft":
        return
    cells: list[Text | str] = []
    for slot, entry in enumerate(shown["row"], start=1):
        strength = shown["strengths"][slot - 1] + shown["stronger"]
        place = str(slot) if strength == slot else f"{slot}→{strength}"
        cell = Text.assemble((f"{place} ", "bold"), voice.word(BY_NAME[entry["card"]].message), " ")
        if entry["alternative"]:
            cell.append(f"{entry['alternative']} ", style="bold magenta")
        cell.append(SIDES[entry["side"]], style="bold green" if entry["side"] == 2 else "dim")
        if entry["multipliers"]:
            cell.append(f" ×{entry['multipliers'] + 1}", style="bold cyan")
        for token, key in (("venom", "ark_nova_cli.token.venom"), ("constriction", "ark_nova_cli.token.constriction")):
            if entry[token]:
                cell.append(f" {voice.say(key)}", style="bold red")
        cells.append(cell)
    yield Flow(cells, GAP)


def open_enclosures(zoo: Zoo, voice: Voice) -> Iterator[tuple[str, Flow | Text | str]]:
    """List the enclosures where an animal may have room, with the terrain beside them."""
    free = []
    for building in zoo.open:
        if building.kind.capacity and building.cubes >= building.kind.capacity:
            continue
        beside = [
            voice.say("ark_nova.terrain.rock", number=building.rock) if building.rock else "",
            voice.say("ark_nova.terrain.water", number=building.water) if building.water else "",
        ]
        terrain = COMMA.join(part for part in beside if part)
        free.append(f"{sign_of(building)} {building.spot.key}" + (f" ({terrain})" if terrain else ""))
    yield voice.say("ark_nova_cli.label.open"), Flow(free)


def income(zoo: Zoo, shown: dict[str, Any], voice: Voice) -> Iterator[tuple[str, Flow | Text | str]]:
    """Return what the next break will bring."""
    money = voice.say("ark_nova.effect.money", amount=sum(shown["income"].values()))
    areas = [zoo.map.area_bonuses[area] for area in areas_at_work(zoo)]
    uncovered = [bonus for cube, bonus in zip(zoo.left_edge, zoo.map.left_edge, strict=True) if not cube]
    more = [bonus.message for bonus in uncovered if bonus.income and bonus.kind != "money"]
    more += [bonus.message for bonus in areas if bonus.kind != "money"]
    more += [line.words for sponsor in zoo.sponsors for line in sponsor.income if line.kind != "money"]
    yield voice.say("ark_nova_cli.label.income"), Flow([money, *map(voice.word, more)])


def left_edge(zoo: Zoo, voice: Voice) -> Iterator[tuple[str, Flow | Text | str]]:
    """List the bonuses of the left edge that are still under their cubes."""
    covered = [
        f"{space}: {bonus_words(bonus, voice)}"
        for space, (cube, bonus) in enumerate(zip(zoo.left_edge, zoo.map.left_edge, strict=True), start=1)
        if cube
    ]
    again = Text(f"({AGAIN} {voice.say('ark_nova_cli.again')})", style="dim")
    yield voice.say("ark_nova_cli.label.left_edge"), Flow([*covered, again])


def bonus_words(bonus: Bonus, voice: Voice) -> str:
    """Return what a bonus is, with a mark if every break gives it again."""
    return voice.word(bonus.message) + (f" {AGAIN}" if bonus.income else "")


def gathered(shown: dict[str, Any], voice: Voice) -> Iterator[tuple[str, Flow | Text | str]]:
    """List the icons, animals, sponsors, partner zoos and universities of a zoo."""
    icons = Flow([f"{count} × {voice.word(ICONS[name].message)}" for name, count in shown["icons"].items()], COMMA)
    yield voice.say("ark_nova_cli.label.icons"), icons
    pouched = {under: shown["pouched"].count(under) for under in shown["pouched"]}
    animals = [card_in_zoo(name, pouched.get(name, 0), voice) for name in shown["animals"]]
    yield voice.say("ark_nova_cli.label.animals"), Flow(animals, COMMA)
    if shown["map"] and isinstance(BOX.maps[shown["map"]].power, Continents):
        left = [continent.message for continent in CONTINENTS if continent.key not in shown["areas"]]
        yield voice.say("ark_nova_cli.label.markers"), commas(left, voice)
    if shown["rescued"]:
        yield (
            voice.say("ark_nova_cli.label.rescued"),
            commas([BOX.zoo_cards[n].message for n in shown["rescued"]], voice),
        )
    sponsors = [
        card_in_zoo(name, pouched.get(name, 0) + shown["sponsor_cubes"].get(name, 0), voice)
        for name in shown["sponsors"]
    ]
    yield voice.say("ark_nova_cli.label.sponsors"), Flow(sponsors, COMMA)
    partner_zoos = commas([ICONS[name].message for name in shown["partner_zoos"]], voice)
    yield voice.say("ark_nova_cli.label.partner_zoos"), partner_zoos
    if shown["stored"]:
        own = [BOX.zoo_cards[name].message for name in shown["stored"] if name is not None]
        stored = commas(own, voice) if own else str(len(shown["stored"]))
        yield voice.say("ark_nova_cli.label.stored"), stored
    universities = [university_words(name, voice) for name in shown["universities"]]
    yield voice.say("ark_nova_cli.label.universities"), Flow(universities, COMMA)
    if shown["tiles"]:
        tiles = commas([BOX.bonus_tiles[name].message for name in shown["tiles"]], voice)
        yield voice.say("ark_nova_cli.label.bonus_tiles"), tiles
    notes = [note_of(entry, voice) for entry in shown["row"] if entry["alternative"]]
    if notes:
        yield voice.say("ark_nova_cli.label.alternatives"), Flow(notes)


def note_of(entry: dict[str, Any], voice: Voice) -> str:
    """Return what an alternative action card can do that the standard one cannot."""
    card = BOX.alternatives[f"{entry['card']}_{entry['alternative']}"]
    side = card.upgrade if entry["side"] == 2 else card
    return f"{voice.word(card.message)}: {voice.word(side.note)}"


def card_in_zoo(name: str, more: int, voice: Voice) -> str:
    """Name a card in a zoo, with the number of cards or cubes that lie there."""
    return voice.word(BOX.zoo_cards[name].message) + (f" (+{more})" if more else "")


def next_slots(zoo: Zoo, voice: Voice) -> Iterator[tuple[str, Flow | Text | str]]:
    """Return which bonuses the next partner zoo, university and worker will bring."""
    hired = ASSOCIATION.workers_in_supply - zoo.reserve_workers
    slots = (
        ("ark_nova_cli.task.partner_zoo", zoo.map.partner_zoos[len(zoo.partner_zoos) :]),
        ("ark_nova_cli.task.university", zoo.map.universities[len(zoo.universities) :]),
        ("ark_nova_cli.worker", zoo.map.workers[hired:]),
    )
    parts = [
        f"{voice.say(key)}: {said([bonus.message for bonus in left[0]], voice)}"
        for key, left in slots
        if left and left[0]
    ]
    both = min(len(zoo.partner_zoos), len(zoo.universities))
    parts += [
        f"{voice.say('ark_nova_cli.both', row=row)}: {said([bonus.message for bonus in linked], voice)}"
        for row, linked in enumerate(zoo.map.linked, start=1)
        if row > both
    ]
    yield voice.say("ark_nova_cli.label.next"), Flow(parts)


def final_cards(sight: Sight, zoo: Zoo, shown: dict[str, Any], voice: Voice) -> Iterator[tuple[str, Flow | Text | str]]:
    """List the player's final scoring cards: what they count, from which numbers on, and what they would give now."""
    texts = []
    for name in [*shown["final_cards"], *shown["final_choice"]]:
        card = BOX.final_scoring[name]
        steps = f" {'/'.join(map(str, card.thresholds))}" if card.thresholds else ""
        now = voice.say("ark_nova_cli.final.now", points=points_of(sight.table, zoo, card))
        texts.append(f"{voice.word(card.message)}: {voice.word(FINAL_COUNTS[card.counts])}{steps} ({now})")
    yield voice.say("ark_nova_cli.label.final"), "\n".join(texts)
