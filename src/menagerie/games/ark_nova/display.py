"""The display with its six folders, the deck and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from menagerie.games.ark_nova.marks import pay_mark, take_mark
from menagerie.games.ark_nova.printed.board import REPUTATION
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from menagerie.games.ark_nova.cards import Animal, Card, Sponsor
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

FOLDERS = 6
ALL_SEATS = (1 << 8) - 1
# R-A-110: how many folders are in range, by reputation
RANGE = tuple(sum(reputation >= start for start in REPUTATION.range_starts) for reputation in range(16))


class Deck:
    """The deck, as the place a card can be taken from."""

    __slots__ = ()
    key: ClassVar[str] = "deck"
    message: ClassVar[Message] = Message("ark_nova.choice.deck")


DECK = Deck()
WHICH_CARD = Message("ark_nova.prompt.take_card")
SNAP = Message("ark_nova.prompt.snap")
WHICH_DISCARD = Message("ark_nova.prompt.discard")


# --- looking ---


def in_range(table: Table, zoo: Zoo) -> list[Card]:
    """List the display cards within reputation range."""
    return [card for card in table.display[: RANGE[zoo.reputation]] if card is not None]


def folder_of(table: Table, card: Card) -> int:
    """Return the folder of a card, 1 to 6; 0 if it is not in the display."""
    return table.display.index(card) + 1 if card in table.display else 0


def on_display(table: Table) -> list[Card]:
    """List the cards of the display."""
    return [card for card in table.display if card is not None]


# --- the deck ---


def draw(table: Table) -> Card | None:
    """Take the top card of the deck; an empty deck is replaced by the shuffled discard pile (R-A-052)."""
    if not table.deck:
        if not table.discard:
            return None
        table.deck = table.chance.shuffled(table.discard)
        table.discard = []
        table.journal.tell("ark_nova.event.deck_reshuffled", cards=len(table.deck))
    return table.deck.pop()


def draw_several(table: Table, number: int) -> list[Card]:
    """Take several cards from the top of the deck, as many as there are."""
    drawn = []
    for _ in range(number):
        card = draw(table)
        if card is None:
            break
        drawn.append(card)
    return drawn


def draw_to_hand(turn: Turn, number: int) -> None:
    """Draw cards from the deck into the hand."""
    me = turn.me
    drawn = draw_several(turn.table, number)
    me.hand += drawn
    tell_drawn(turn, drawn)


def tell_drawn(turn: Turn, drawn: list[Card]) -> None:
    """Write down what was drawn, for the player, and how much, for the others."""
    journal = turn.table.journal
    if journal is SILENCE:
        return
    turn.tell("ark_nova.event.draws", cards=len(drawn))
    journal.tell_only((turn.me.seat,), "ark_nova.event.drawn", cards=tuple(drawn))
    if drawn:
        journal.reveal()


def reveal(turn: Turn, number: int) -> list[Card]:
    """Turn up cards from the deck for all to see."""
    table = turn.table
    table.revealed = draw_several(table, number)
    turn.tell("ark_nova.event.reveals", cards=tuple(table.revealed))
    if table.revealed:
        table.journal.reveal()
    return table.revealed


def reveal_until(turn: Turn, is_wanted: Callable[[Card], bool], under_deck: bool = False) -> Card | None:
    """Turn up cards from the deck until the first of a sort; it goes to the hand, the others are discarded.

    With `under_deck` the others go under the deck instead, in the order in which they came.
    """
    table = turn.table
    found: Card | None = None
    while found is None and (card := draw(table)) is not None:
        table.revealed.append(card)
        if is_wanted(card):
            found = card
    turn.tell("ark_nova.event.reveals", cards=tuple(table.revealed))
    table.journal.reveal()
    if found is not None:
        table.revealed.remove(found)
        take_openly(turn, found)
    if under_deck and table.revealed:
        turn.tell("ark_nova.event.puts_under_deck", cards=tuple(table.revealed))
        table.deck[:0] = table.revealed[::-1]
        table.revealed = []
    discard_revealed(table)
    return found


def discard_revealed(table: Table) -> None:
    """Discard what was turned up and not taken."""
    table.discard += table.revealed
    table.revealed = []


async def take_one_revealed(turn: Turn, number: int, kind: type[Animal | Sponsor], prompt: Message) -> None:
    """Turn up cards from the deck, take one of a kind, discard the rest."""
    table = turn.table
    wanted = [card for card in reveal(turn, number) if isinstance(card, kind)]
    if wanted:
        taken = await turn.choose(prompt, lambda _: wanted)
        table.revealed.remove(taken)
        take_openly(turn, taken)
    discard_revealed(table)


def shows(card: Card, icon: Icon) -> bool:
    """Whether an animal or a sponsor shows an icon; projects are passed over (R-A-617)."""
    return icon in getattr(card, "icons", ())


def search(turn: Turn, icon: Icon) -> None:
    """Take the first animal or sponsor of the deck with an icon; what lay before it goes under the deck (R-A-617)."""
    reveal_until(turn, lambda card: shows(card, icon), under_deck=True)


def take_openly(turn: Turn, card: Card) -> None:
    """Take into the hand a card that everybody has seen."""
    turn.me.hand.append(card)
    turn.me.known[card] = ALL_SEATS
    turn.tell("ark_nova.event.takes", card=card)


# --- the display ---


def take_from_display(turn: Turn, card: Card) -> None:
    """Take a card of the display into the hand, free of charge (R-A-117)."""
    leave_display(turn.table, card)
    take_openly(turn, card)


def leave_display(table: Table, card: Card) -> None:
    """Remove a card from its folder; the gap stays until the display is replenished (R-A-112)."""
    table.display[table.display.index(card)] = None
    if card in table.marks:
        pay_mark(table, card)


def discard_from_display(table: Table, card: Card) -> None:
    """Discard a card of the display; if it is marked, it goes to the hand of whoever marked it instead (R-A-655)."""
    table.display[table.display.index(card)] = None
    if card in table.marks:
        owner = table.changing(take_mark(table, card).seat)
        owner.hand.append(card)
        owner.known[card] = ALL_SEATS
        table.journal.tell("ark_nova.event.mark_keeps", player=owner.player, card=card)
    else:
        table.discard.append(card)


def replenish(table: Table) -> None:
    """Slide the cards to the lowest folders and fill up from the deck (R-A-113); waves wash some away again."""
    if all(table.display):  # looking for None would compare every card with it
        return
    new = fill_up(table)
    left = len(table.deck) + len(table.discard)  # even if all of them showed waves, it comes to an end (R-A-701)
    while left > 0 and (waves := sum([card.wave for card in new])):
        wash_away(table, waves)
        new = fill_up(table)  # R-A-610
        left -= len(new)


def fill_up(table: Table) -> list[Card]:
    """Slide the cards to the lowest folders and turn up new ones; return these."""
    cards: list[Card | None] = [card for card in table.display if card is not None]
    new = draw_several(table, FOLDERS - len(cards))
    cards += new
    table.display = cards + [None] * (FOLDERS - len(cards))
    if table.journal is not SILENCE:
        table.journal.tell("ark_nova.event.replenished", cards=tuple(new))
        table.journal.reveal()
    return new


def wash_away(table: Table, waves: int) -> None:
    """Discard the first cards of the display, one for each wave that was revealed (R-A-609, R-A-611)."""
    for card in on_display(table)[:waves]:
        table.journal.tell("ark_nova.event.wave", card=card)
        discard_from_display(table, card)


async def take_card(turn: Turn, prompt: Message = WHICH_CARD) -> None:
    """Take a card from the deck or from the display within reputation range (R-A-119)."""
    chosen = await turn.choose(prompt, lambda turn: [DECK, *in_range(turn.table, turn.me)], considered_cards, turn)
    if isinstance(chosen, Deck):
        draw_to_hand(turn, 1)
    else:
        take_from_display(turn, chosen)


def considered_cards(turn: Turn) -> Iterator[tuple[Deck | Card, Obstacles]]:
    """Go through the deck and every card of the display, with what stands in the way."""
    yield DECK, NONE
    for card in on_display(turn.table):
        yield card, obstacles_to_reach(turn, card)


def obstacles_to_reach(turn: Turn, card: Card) -> Obstacles:
    """A display card is reached when its folder is within reputation range (R-A-110)."""
    folder, reach = folder_of(turn.table, card), RANGE[turn.me.reputation]
    return NONE if folder <= reach else (Message("ark_nova.obstacle.out_of_range", folder=folder, reach=reach),)


async def snap(turn: Turn, prompt: Message = SNAP) -> None:
    """Take any card of the display, whatever the reputation (R-A-118)."""
    if on_display(turn.table):
        take_from_display(turn, await turn.choose(prompt, lambda turn: on_display(turn.table)))


# --- discarding ---


def discard_from_hand(turn: Turn, zoo: Zoo, card: Card) -> None:
    """Put a hand card face up on the discard pile (R-A-120)."""
    zoo.take_from_hand(card)
    turn.table.discard.append(card)
    turn.table.journal.tell("ark_nova.event.discards", player=zoo.player, card=card)


async def discard_one(turn: Turn, prompt: Message = WHICH_DISCARD) -> None:
    """Discard any card of the hand."""
    if turn.me.hand:
        card = await Decision(turn.me.seat, prompt, turn.me.hand[:])
        discard_from_hand(turn, turn.me, card)
