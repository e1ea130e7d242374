"""Final scoring: the cards that everybody holds, and the victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.games.ark_nova.counts import COUNTS
from menagerie.games.ark_nova.icons import CATEGORIES, CONTINENTS
from menagerie.games.ark_nova.printed.board import APPEAL, CONSERVATION
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message
from menagerie.kernel.rules import Standing

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import FinalScoring, Sponsor
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

WHICH_FINAL_DISCARD = Message("ark_nova.prompt.discard_final")
SLOW, FAST = 2, 3  # appeal that one conservation point is worth, up to ten and beyond
KNEE = 10
SOLO_POINTS = 0  # at least, to win a solo game
MOST_POINTS = 4  # of one final scoring card (R-A-340)


def target(conservation: int) -> int:
    """Return the lowest appeal of the scoring area of a conservation space (R-A-330, R-A-331)."""
    return 114 - SLOW * min(conservation, KNEE) - FAST * max(0, conservation - KNEE)


TARGETS = tuple(target(conservation) for conservation in range(CONSERVATION.highest + 1))


def victory_points(zoo: Zoo) -> int:
    """Count how far appeal has come beyond the scoring area; it may be negative (R-A-343, R-A-344)."""
    return zoo.appeal - target(zoo.conservation)


def ends_game(table: Table, zoo: Zoo) -> bool:
    """Whether a player's markers are in one scoring area, or have passed each other (R-A-329); not alone (R-A-558)."""
    return zoo.appeal >= TARGETS[zoo.conservation] and not table.is_solo


def standing(table: Table) -> Standing:
    """Most victory points win, then most supported projects; alone it takes 0 (R-A-345, R-A-346, R-A-559)."""
    return Standing(
        tuple(parts_of(table, zoo) for zoo in table.zoos),
        tuple(zoo.supported_projects for zoo in table.zoos),
        SOLO_POINTS if table.is_solo else None,
    )


def parts_of(table: Table, zoo: Zoo) -> dict[str, int]:
    """Split the victory points; what cards give in the end is hidden, and not counted, until then (R-A-038)."""
    if table.stage != "over":
        return {"appeal": zoo.appeal, "conservation": -target(zoo.conservation)}
    scored = scored_by(table, zoo)
    appeal = max(0, zoo.appeal - sum(score.appeal for score in scored))
    conservation = max(0, zoo.conservation - sum(score.conservation for score in scored))
    parts = {"appeal": appeal, "conservation": -target(conservation)}
    return {**parts, "final_scoring": victory_points(zoo) - sum(parts.values())}


# --- what cards give in the end ---


class Scored(NamedTuple):
    """What a card gives in final scoring."""

    card: FinalScoring | Sponsor
    appeal: int
    conservation: int


def scored_by(table: Table, zoo: Zoo) -> list[Scored]:
    """List what a player's final scoring cards and sponsors give; their order does not matter (R-A-339, R-A-341)."""
    scored = [Scored(card, 0, points_of(table, zoo, card)) for card in zoo.final_cards]
    for sponsor in zoo.sponsors:
        for line in sponsor.end:
            amount = line.amount_in(zoo)
            scored.append(Scored(sponsor, amount, 0) if line.kind == "appeal" else Scored(sponsor, 0, amount))
    return scored


def points_of(table: Table, zoo: Zoo, card: FinalScoring) -> int:
    """Return the conservation points of a final scoring card, 4 at most (R-A-515 to R-A-526)."""
    counted = counted_for(table, zoo, card)
    if card.thresholds:
        return sum(counted >= threshold for threshold in card.thresholds)
    return min(MOST_POINTS, counted)


def counted_for(table: Table, zoo: Zoo, card: FinalScoring) -> int:
    """Count what a final scoring card counts."""
    if card.counts == "category-majority":
        return majorities(zoo, table.zoos[zoo.seat - 1])
    if card.counts == "continent-majority":
        return continent_majorities(zoo, table.zoos[zoo.seat - 1])
    return COUNTS[card.counts](zoo)


def majorities(zoo: Zoo, right: Zoo) -> int:
    """Count the categories in which a zoo shows more icons than the one on its right (R-A-524)."""
    return sum(zoo.icons[icon.index] > right.icons[icon.index] for icon in CATEGORIES)


def continent_majorities(zoo: Zoo, right: Zoo) -> int:
    """Count the continents of which a zoo shows more, with its own partner zoos counted twice (R-A-689)."""
    return sum(zoo.icons[icon.index] + zoo.partner_zoos.count(icon) > right.icons[icon.index] for icon in CONTINENTS)


def score_trailing(table: Table) -> None:
    """Gain, after everything else, what depends on who is ahead (R-A-673)."""
    ahead = {zoo.seat: sum(other.appeal > zoo.appeal for other in table.others(zoo.seat)) for zoo in table.zoos}
    for zoo in table.zoos:
        zoo.trailing = ahead[zoo.seat]
        for sponsor in zoo.sponsors:
            for line in sponsor.end:
                if line.is_last and (appeal := line.amount_in(zoo)):
                    zoo.appeal = min(APPEAL.highest, zoo.appeal + appeal)
                    event = "ark_nova_sponsors.event.scores_appeal"
                    table.journal.tell(event, player=zoo.player, card=sponsor, appeal=appeal)


def score(table: Table, zoo: Zoo) -> None:
    """Gain what the cards give; it brings no threshold and no other bonus (R-A-342)."""
    for card, appeal, conservation in scored_by(table, zoo):
        zoo.appeal = min(APPEAL.highest, zoo.appeal + appeal)
        zoo.conservation = min(CONSERVATION.highest, zoo.conservation + conservation)
        told = {"player": zoo.player, "card": card}
        if appeal:
            table.journal.tell("ark_nova_sponsors.event.scores_appeal", **told, appeal=appeal)
        if conservation:
            table.journal.tell("ark_nova_sponsors.event.scores_conservation", **told, conservation=conservation)


async def discard_final_card(table: Table, zoo: Zoo) -> None:
    """Put one final scoring card face down under the pile; on a table laid out by hand a player may have none."""
    if not zoo.final_cards:
        return
    zoo = table.changing(zoo.seat)
    card = await Decision(zoo.seat, WHICH_FINAL_DISCARD, zoo.final_cards[:])
    zoo.final_cards.remove(card)
    table.final_pile.insert(0, card)
    table.journal.tell("ark_nova.event.discards_final", player=zoo.player)
    table.journal.tell_only((zoo.seat,), "ark_nova.event.discarded_final", card=card)


async def adapt(turn: Turn, cards: int) -> None:
    """Draw final scoring cards, as many as there are, and discard as many of those in hand (R-A-649)."""
    me, table = turn.me, turn.table
    drawn = [table.final_pile.pop() for _ in range(min(cards, len(table.final_pile)))]
    if not drawn:
        return
    me.final_cards += drawn
    turn.tell("ark_nova.event.draws_final", cards=len(drawn))
    table.journal.tell_only((me.seat,), "ark_nova.event.drawn_final", cards=tuple(drawn))
    table.journal.reveal()
    for _ in drawn:
        await discard_final_card(table, me)


async def final_scoring(table: Table) -> None:
    """Discard once if nobody reached ten, then score all cards that count in the end (R-A-338, R-A-339)."""
    if not table.discarded_final_card:
        table.discarded_final_card = True
        for step in range(table.seats):
            await discard_final_card(table, table.zoos[(table.current + step) % table.seats])
    for zoo in table.changing_all():
        score(table, zoo)
    score_trailing(table)
    table.journal.reveal()  # everybody sees all final scoring cards
    table.journal.tell("ark_nova.event.game_over")
    table.stage = "over"
