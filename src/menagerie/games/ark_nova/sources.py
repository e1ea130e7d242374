"""Where the appeal and the conservation points of each zoo came from, according to the journal of a whole game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.building import PAVILION_APPEAL
from menagerie.games.ark_nova.buildings import PAVILION
from menagerie.games.ark_nova.cards import Animal, FinalScoring, Project, Sponsor
from menagerie.games.ark_nova.printed.board import DONATIONS
from menagerie.games.ark_nova.set_up import first_appeal
from menagerie.kernel.messages import Message, Player

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.journal import Journal
    from menagerie.kernel.messages import Argument

APPEAL, CONSERVATION = "appeal", "conservation"
ORDER = {
    APPEAL: ("start", "animals", "sponsors", "buildings", "effects", "released", "in_the_end"),
    CONSERVATION: ("animals", "sponsors", "projects", "donations", "effects", "final_cards", "in_the_end"),
}


def sources(table: Table, journal: Journal) -> list[dict[str, dict[str, int]]]:
    """Split both tracks of each zoo; what no card, building, project or donation names was an effect or a bonus."""
    told = [Counter[tuple[str, str]]() for _ in table.zoos]
    for _, key, args, _ in journal.events:
        if isinstance(who := args.get("player"), Player):
            told[who.seat].update(named(key.rpartition(".")[2], args))
    return [split(table, zoo, told[zoo.seat]) for zoo in table.zoos]


def named(event: str, args: Mapping[str, Argument]) -> dict[tuple[str, str], int]:
    """Return what an event brought, or took, by track and source."""
    match event, args:
        case "plays_animal", {"animal": Animal() as animal}:
            return {(APPEAL, "animals"): animal.appeal, (CONSERVATION, "animals"): animal.conservation}
        case "plays_sponsor", {"sponsor": Sponsor() as sponsor}:
            return {(APPEAL, "sponsors"): sponsor.appeal, (CONSERVATION, "sponsors"): sponsor.conservation}
        case "supports", {"project": Project() as project, "level": int(level)}:
            return {(CONSERVATION, "projects"): project.levels[level - 1].conservation}
        case "donates", _:
            return {(CONSERVATION, "donations"): DONATIONS.conservation}
        case "builds", {"building": Message() as building} if building.args["kind"] is PAVILION:
            return {(APPEAL, "buildings"): PAVILION_APPEAL}
        case "loses_appeal", {"amount": int(amount)}:
            return {(APPEAL, "released"): -amount}
        case "scores_appeal", {"appeal": int(amount)}:
            return {(APPEAL, "in_the_end"): amount}
        case "scores_conservation", {"card": card, "conservation": int(amount)}:
            return {(CONSERVATION, "final_cards" if isinstance(card, FinalScoring) else "in_the_end"): amount}
        case _:
            return {}


def split(table: Table, zoo: Zoo, told: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """Return the sources of a zoo in their order."""
    told[APPEAL, "start"] = first_appeal(table, zoo.seat)
    if zoo.map_was_full:
        told[APPEAL, "buildings"] += zoo.map.full_map_appeal
    for track, reached in ((APPEAL, zoo.appeal), (CONSERVATION, zoo.conservation)):
        told[track, "effects"] = reached - sum(amount for (of, _), amount in told.items() if of == track)
    return {track: {name: told[track, name] for name in names} for track, names in ORDER.items()}
