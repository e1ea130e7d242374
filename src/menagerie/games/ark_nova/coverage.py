"""What a game has covered: how often each card was played, and each effect came up, according to its journal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeAlias

from menagerie.games.ark_nova.abilities.all import HELPFUL
from menagerie.games.ark_nova.cards import FinalScoring
from menagerie.games.ark_nova.housing import FLOCK_ANIMAL
from menagerie.games.ark_nova.map_powers.continents import REWARDS
from menagerie.games.ark_nova.packing import box_of
from menagerie.games.ark_nova.projects import LEVELS
from menagerie.games.ark_nova.sponsors.lines import MOMENTS
from menagerie.games.ark_nova.tracks import REPUTATION_BONUSES
from menagerie.kernel.messages import read_phrases

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from menagerie.games.ark_nova.box import Box
    from menagerie.games.ark_nova.cards import Ability, Animal
    from menagerie.games.ark_nova.printed_bonus import Bonus
    from menagerie.games.ark_nova.zoo_map import ZooMap
    from menagerie.kernel.journal import Journal
    from menagerie.kernel.messages import Message

Found: TypeAlias = tuple[str, str]  # a group, and a thing in it
EVENT = "ark_nova.event."
LASTING = "lasting"
POWERS = (
    *("tower", "outdoor_area", "harbor", "restaurant", "institute", "parlors", "signs", "lower_level"),
    *("continents", "rescue_station", "drawing_board"),
    *("caves", "take_back", "conceal", "lagoon", "stronger"),
)


def counts(journal: Journal) -> Counter[Found]:
    """Count what a game has covered."""
    found: Counter[Found] = Counter()
    for _, key, args, _ in journal.events:
        found.update(covered_by(key, args))
    return found


def covered_by(key: str, args: dict[str, Any]) -> Iterator[Found]:
    """List what an event shows to have come up."""
    if key.startswith(EVENT):
        yield "events", key.removeprefix(EVENT)
    match key.rpartition(".")[2]:
        case "plays_animal" | "plays_sponsor" as event:
            yield "cards", args[event.removeprefix("plays_")].key
        case "plays_project" if not args["project"].is_base:
            yield "cards", args["project"].key
        case "supports":
            project = args["project"]
            if project.is_base:
                yield "base_projects", project.key
            yield "project_levels", f"{project.type}-{args['level']}"
        case "ability":
            yield "abilities", word_of(args["ability"])
        case "action" if args["variant"]:
            yield "alternatives", f"{args['card'].key}_{args['variant']}-{args['side']}"
        case "university" if args["university"].category is not None:
            yield "universities", args["university"].key
        case "sponsor_effect":
            yield "sponsors", args["line"].key
        case "sponsor_rule" | "returns_cube":
            yield "sponsors", f"{args['sponsor'].key}-{LASTING}"
        case "scores_appeal" | "scores_conservation":
            card = args["card"]
            yield ("final_scoring", card.key) if isinstance(card, FinalScoring) else ("sponsors", f"{card.key}-end")
        case "map_power":
            yield "map_powers", args["power"]
        case "takes_tile":
            yield "bonus_tiles", args["tile"].key
            yield "bonuses", args["tile"].bonus.kind
        case "bonus" | "uncovers" | "removes_marker":
            yield "bonuses", args["bonus"].kind
        case "copies_bonus":
            yield "bonuses", args["bonus"].kind
            yield "sponsors", f"archaeologist-{LASTING}"
        case "gains_reputation" if args["reputation"] in REPUTATION_BONUSES:
            yield "bonuses", REPUTATION_BONUSES[args["reputation"]].kind


def everything(options: Mapping[str, Any] | None = None) -> dict[str, list[str]]:
    """List everything that can be covered in games with some options, by group."""
    box = box_of(options or {})
    abilities = [ability.title for card in box.animals.values() for ability in printed_abilities(card)]
    groups = {
        "cards": [card.key for card in box.deck],
        "base_projects": [card.key for card in box.base_projects],
        "final_scoring": list(box.final_scoring),
        "abilities": list(dict.fromkeys(word_of(title) for title in [*abilities, FLOCK_ANIMAL])),
        "sponsors": list(texts_of_sponsors(box)),
        "bonuses": list(dict.fromkeys(bonus.kind for bonus in printed_bonuses(box))),
        "bonus_tiles": list(box.bonus_tiles),
        "map_powers": list(POWERS),
        "project_levels": list(dict.fromkeys(levels_of_projects(box))),
        "events": [key.removeprefix(EVENT) for key in read_phrases("en") if key.startswith(EVENT)],
    }
    if box.alternatives:
        groups["alternatives"] = [f"{name}-{side}" for name in box.alternatives for side in (1, 2)]
        groups["universities"] = [kind.key for kind in box.universities.values() if kind.category is not None]
    return groups


def printed_abilities(animal: Animal) -> list[Ability]:
    """List the abilities and reef effects of an animal; a helpful one has none of its own (R-A-607)."""
    reef = [ability for ability in animal.reef if ability.name != HELPFUL]
    return [*animal.abilities, *animal.peaceful_abilities, *reef]


def word_of(title: Message) -> str:
    """Return the word for an ability from its title."""
    return title.key.rpartition(".")[2]


def texts_of_sponsors(box: Box) -> Iterator[str]:
    """List every line of every sponsor, and the texts that change a rule."""
    for sponsor in box.sponsors.values():
        for moment in MOMENTS:
            yield from dict.fromkeys(line.key for line in getattr(sponsor, moment))
        if sponsor.lasting:
            yield f"{sponsor.key}-{LASTING}"


def printed_bonuses(box: Box) -> Iterator[Bonus]:
    """List the bonuses of the maps that can be played, of their powers, of the tiles and of the reputation track."""
    for zoo_map in box.maps.values():
        yield from bonuses_of(zoo_map)
    yield from REWARDS
    yield from (tile.bonus for tile in box.bonus_tiles.values())
    yield from REPUTATION_BONUSES.values()


def bonuses_of(zoo_map: ZooMap) -> Iterator[Bonus]:
    """List the bonuses printed on a map."""
    yield from zoo_map.bonuses.values()
    yield from zoo_map.left_edge
    yield from zoo_map.area_bonuses.values()
    for slots in (zoo_map.partner_zoos, zoo_map.universities, zoo_map.workers, zoo_map.linked):
        for slot in slots:
            yield from slot


def levels_of_projects(box: Box) -> Iterator[str]:
    """List the levels of every type of project."""
    for project in box.projects.values():
        yield from (f"{project.type}-{level + 1}" for level in range(LEVELS))
