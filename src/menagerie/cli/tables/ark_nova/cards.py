"""Cards of Ark Nova in the terminal: what they cost, need, bring and do, in a line or two each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from menagerie.cli.tables.ark_nova.sight import BOX
from menagerie.cli.tables.lines import COMMA, Flow, icon_list, labelled, narrow, said
from menagerie.games.ark_nova.animals import price_of
from menagerie.games.ark_nova.cards import Ability, Animal, Sponsor
from menagerie.games.ark_nova.conditions import (
    AppealAtMost,
    IconsNeeded,
    KioskNeeded,
    PartnerZooNeeded,
    ReputationNeeded,
    SideTwoNeeded,
    UniversityNeeded,
)
from menagerie.games.ark_nova.icons import ROCK, WATER
from menagerie.games.ark_nova.projects import count_for, releasable
from menagerie.games.ark_nova.sponsoring import level_of
from menagerie.kernel.messages import Message, player

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from menagerie.cli.tables.ark_nova.sight import Sight
    from menagerie.cli.voice import Voice
    from menagerie.games.ark_nova.action_cards import ActionCard
    from menagerie.games.ark_nova.cards import Card, Level, Project
    from menagerie.games.ark_nova.conditions import Condition
    from menagerie.games.ark_nova.zoo import Zoo

PLAYABLE = "▸"
GAINS = {
    "appeal": "ark_nova.effect.appeal",
    "conservation": "ark_nova.effect.conservation",
    "reputation": "ark_nova.effect.reputation",
}
ARROW = " → "


# --- lists of cards ---


def card_list(
    title: list[Text | str],
    cards: Sequence[tuple[str, Card | None]],
    sight: Sight,
    voice: Voice,
    *,
    brief: bool = False,
) -> Iterator[RenderableType]:
    """List cards under a heading, each with a mark if it can be played now and a label: its folder, or nothing."""
    yield narrow(Flow([Text(str(title[0]), style="bold"), *title[1:]], indent=2), voice)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="bold green")
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    for label, card in cards:
        if card is None:
            grid.add_row("", label, Text(voice.say("ark_nova_cli.empty_folder"), style="dim"))
            continue
        mark = PLAYABLE if card in sight.playable else " "
        grid.add_row(mark, label, card_text(card, sight, int(label or 0), voice, brief=brief))
    yield narrow(grid, voice)


def hand(sight: Sight, voice: Voice, *, brief: bool = False) -> Iterator[RenderableType]:
    """List the player's hand, and before it what has just been drawn or revealed."""
    if sight.seat is None or sight.view["stage"] == "maps":
        return
    shown = sight.shown(sight.seat)
    aside = [*shown["looking_at"], *sight.view["revealed"]]
    if aside:
        yield from card_list(
            [voice.say("ark_nova_cli.looking_at")],
            [("", BOX.zoo_cards[name]) for name in aside],
            sight,
            voice,
            brief=brief,
        )
    title: list[Text | str] = [
        voice.say("ark_nova_cli.hand", cards=len(shown["hand"])),
        voice.say("ark_nova_cli.hand_limit", limit=shown["hand_limit"]),
    ]
    if any(BOX.zoo_cards[name] in sight.playable for name in shown["hand"]):
        title.append(playable_legend(voice))
    yield from card_list(title, [("", BOX.zoo_cards[name]) for name in shown["hand"]], sight, voice, brief=brief)


def display(sight: Sight, voice: Voice, *, brief: bool = False) -> Iterator[RenderableType]:
    """List the display: folder by folder, each costing its number more; cards out of range are marked."""
    view, table = sight.view, sight.table
    if not any(table.display):
        return
    title: list[Text | str] = [
        voice.say("ark_nova_cli.display"),
        voice.say("ark_nova_cli.piles", deck=view["deck"], discard=view["discard"]),
    ]
    if view["discard_top"] is not None:
        title.append(voice.say("ark_nova_cli.discard_top", card=BOX.zoo_cards[view["discard_top"]]))
    if sight.seat is not None:
        title.append(voice.say("ark_nova_cli.range", folder=sight.shown(sight.seat)["range"]))
    folders = [(str(folder), card) for folder, card in enumerate(table.display, start=1)]
    if any(card in sight.playable for card in table.display):
        title.append(playable_legend(voice))
    yield from card_list(title, folders, sight, voice, brief=brief)
    if view["discard_pile"] and not brief:
        names = [Text(voice.word(BOX.zoo_cards[name].message), style="dim") for name in view["discard_pile"]]
        yield narrow(labelled([(voice.say("ark_nova_cli.label.discard"), Flow(names, COMMA))]), voice)


def playable_legend(voice: Voice) -> Text:
    """Explain the mark of playable cards."""
    return Text.assemble((f"{PLAYABLE} ", "bold green"), voice.say("ark_nova_cli.playable"))


# --- one card ---


def card_text(card: Card, sight: Sight, folder: int, voice: Voice, *, brief: bool) -> RenderableType:
    """Write a card: its figures, and below them what it does."""
    me = sight.me
    out_of_range = bool(folder) and sight.seat is not None and folder > sight.shown(sight.seat)["range"]
    if isinstance(card, Animal):
        parts, words = animal_parts(card, me, folder, voice), animal_words(card, sight, voice)
    elif isinstance(card, Sponsor):
        parts, words = sponsor_parts(card, me, folder, voice), said(card.text, voice, " ")
    else:
        parts, words = project_parts(card, me, folder, voice), ""
    name = Text(voice.word(card.message), style="dim" if out_of_range else "bold")
    if card.wave and not folder:
        parts.append(Text(voice.say("ark_nova_cli.wave"), style="dim"))
    if folder and card in sight.table.marks:
        parts.append(Text(voice.say("ark_nova_cli.marked", player=player(sight.table.marks[card])), style="bold"))
    figures = Flow([name, *parts], indent=2)
    return Group(figures, Padding(Text(words, style="dim"), (0, 0, 0, 2))) if words and not brief else figures


def animal_parts(animal: Animal, me: Zoo | None, folder: int, voice: Voice) -> list[Text | str]:
    """Write the price, the home, the icons, the gains and the conditions of an animal."""
    homes = [voice.say("ark_nova_cli.size", size=animal.size)] if animal.standard else []
    homes += [f"{voice.word(kind.message)} ({cubes})" for kind, cubes in animal.special if kind.is_special]
    beside = [
        voice.say("ark_nova.terrain.rock", number=animal.rock) if animal.rock else "",
        voice.say("ark_nova.terrain.water", number=animal.water) if animal.water else "",
    ]
    printed = [icon for icon in animal.icons if icon not in (ROCK, WATER)]
    return [
        price_text(animal, me, folder, voice),
        COMMA.join(part for part in (" / ".join(homes), *beside) if part),
        icon_list(printed, voice),
        gains_text(animal, voice),
        *condition_texts(animal, me, voice),
    ]


def price_text(animal: Animal, me: Zoo | None, folder: int, voice: Voice) -> Text:
    """Write what an animal costs now, and how that comes about if it is not the printed cost."""
    price = animal.cost + folder if me is None else price_of(me, animal, folder)
    text = Text(voice.say("ark_nova.effect.money", amount=price))
    less = animal.cost + folder - price
    if folder or less:
        text.append(f" ({animal.cost}{f' + {folder}' if folder else ''}{f' − {less}' if less else ''})", style="dim")
    if me is not None and price > me.money:
        text.stylize("red")
    return text


def animal_words(animal: Animal, sight: Sight, voice: Voice) -> str:
    """Return what an animal can do."""
    abilities = [*(animal.peaceful_abilities if sight.view["peaceful"] else animal.abilities)]
    if animal.flock:
        abilities.insert(0, Ability(f"flock-animal {animal.flock}"))
    words = said([ability.message for ability in abilities], voice, " ")
    reef = said([ability.message for ability in animal.reef], voice, " ")
    return f"{words} {voice.say('ark_nova_cli.reef', effects=reef)}".strip() if reef else words


def sponsor_parts(sponsor: Sponsor, me: Zoo | None, folder: int, voice: Voice) -> list[Text | str]:
    """Write the level, the surcharge, the icons and the conditions of a sponsor."""
    level = sponsor.level if me is None else level_of(me, sponsor)
    return [
        voice.say("ark_nova_cli.level", level=level),
        voice.say("ark_nova_cli.surcharge", money=folder) if folder else "",
        icon_list(sponsor.icons, voice),
        *condition_texts(sponsor, me, voice),
    ]


def gains_text(card: Animal | Sponsor, voice: Voice) -> str:
    """Write the points that a card brings."""
    return COMMA.join(voice.say(key, amount=getattr(card, name)) for name, key in GAINS.items() if getattr(card, name))


# --- conditions ---


def condition_texts(card: Animal | Sponsor, me: Zoo | None, voice: Voice) -> list[Text | str]:
    """Write the conditions of a card: those that are met, and those that are not."""
    met: list[Message] = []
    lacking: list[Message] = []
    for condition in card.conditions:
        unmet = me is not None and condition.missing(me, card, used_for(me, card))
        (lacking if unmet else met).append(condition_words(condition, card))
    texts: list[Text | str] = []
    if met:
        texts.append(voice.say("ark_nova_cli.needs", conditions=tuple(met)))
    if lacking:
        texts.append(Text(voice.say("ark_nova_cli.lacks", conditions=tuple(lacking)), style="red"))
    return texts


def used_for(me: Zoo, card: Animal | Sponsor) -> ActionCard:
    """Return the action card with which a card is played."""
    return me.action_cards.animals if isinstance(card, Animal) else me.action_cards.sponsors


def condition_words(condition: Condition, card: Animal | Sponsor) -> Message:
    """Name a condition of a card."""
    match condition:
        case IconsNeeded():
            return Message("ark_nova_cli.condition.icons", number=condition.number, icon=condition.icon)
        case PartnerZooNeeded() if isinstance(card, Animal):
            continents = tuple(dict.fromkeys(card.continents))
            return Message("ark_nova_cli.condition.own_partner_zoo", continents=continents)
        case PartnerZooNeeded():
            return Message("ark_nova_cli.condition.partner_zoo", number=condition.number)
        case SideTwoNeeded():
            return Message("ark_nova_cli.condition.side_2", card=condition.action)
        case UniversityNeeded():
            return Message("ark_nova_cli.condition.university")
        case KioskNeeded():
            return Message("ark_nova_cli.condition.kiosk")
        case ReputationNeeded():
            return Message("ark_nova.effect.reputation", amount=condition.number)
        case AppealAtMost():
            return Message("ark_nova_cli.condition.appeal_at_most", most=condition.number)


# --- projects ---


def project_parts(project: Project, me: Zoo | None, folder: int, voice: Voice) -> list[Text | str]:
    """Write what a project asks for, what its levels give, and how much of it is there."""
    levels = COMMA.join(level_text(project, level, voice) for level in project.levels)
    return [
        voice.say("ark_nova_cli.project"),
        voice.say("ark_nova_cli.surcharge", money=folder) if folder else "",
        f"{counted_text(project, voice)} ({levels})",
        "" if me is None else voice.say("ark_nova_cli.you_have", count=have(me, project)),
    ]


def counted_text(project: Project, voice: Voice) -> str:
    """Return what the levels of a project are about."""
    counted = project.icon or Message(f"ark_nova.counted.{project.counts.replace('-', '_')}")
    if project.type == "release":
        return voice.say("ark_nova_cli.release", icon=counted)
    if project.type == "breeding":
        return voice.say("ark_nova_cli.breeding", icon=counted)
    return voice.say("ark_nova_cli.counted", counted=counted)


def level_text(project: Project, level: Level, voice: Voice) -> str:
    """Write what a level needs and gives: a number or a size, and conservation points, perhaps with reputation."""
    need = str(level.need)
    if project.type == "release":
        size = str(level.smallest) if level.smallest == level.largest else f"{level.smallest}–{level.largest}"
        need = voice.say("ark_nova_cli.size", size=size)
    gain = str(level.conservation)
    if level.reputation:
        gain = voice.say("ark_nova_cli.and_reputation", conservation=level.conservation, reputation=level.reputation)
    return gain if project.type == "breeding" else need + ARROW + gain


def have(me: Zoo, project: Project) -> int:
    """Count what a zoo has of what a project asks for; for a release, the animals that could go."""
    if project.type == "release":
        return len({animal.key for level in range(3) for animal in releasable(me, project, level)})
    return count_for(me, project)
