"""What the lines of sponsors do, beyond plain gains."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.abilities.after import clever
from menagerie.games.ark_nova.abilities.hand import draw_and_keep, hunt, pouch_cards, sell_cards
from menagerie.games.ark_nova.building import build_free
from menagerie.games.ark_nova.buildings import KIOSK, PAVILION, SIZE_1, SIZE_5
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.display import reveal_until, take_card
from menagerie.games.ark_nova.effects import EffectRule
from menagerie.games.ark_nova.printed.board import CONSERVATION
from menagerie.games.ark_nova.sponsoring import sponsor_for_money
from menagerie.games.ark_nova.sponsors.marine_lines import MARINE_LINES
from menagerie.games.ark_nova.tracks import gain_conservation, gain_money
from menagerie.games.ark_nova.workers import hire_worker
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.sponsors.lines import Line
    from menagerie.games.ark_nova.turn import Turn

SHARED_MONEY = 2  # for every other player, for each point
WHICH_CLASS = Message("ark_nova_sponsors.prompt.animal_class")


class AnimalClass(Enum):
    """Small or large animals, the choice that the special assignment of WAZA asks for."""

    SMALL = "small"
    LARGE = "large"

    @property
    def message(self) -> Message:
        """Name the class."""
        return Message(f"ark_nova_sponsors.animal_class.{self.value}")


async def shared_conservation(turn: Turn, line: Line) -> None:
    """Gain conservation; for each point every other player gains 2 money, afterwards (R-A-444, R-A-471)."""
    points = min(line.amount_in(turn.me), CONSERVATION.highest - turn.me.conservation)
    await gain_conservation(turn, points)
    for zoo in turn.table.others(turn.me.seat):
        gain_money(turn.table, zoo, SHARED_MONEY * points)


async def special_assignment(turn: Turn, line: Line) -> None:
    """Choose small or large animals for the rest of the game, and find one of them (R-A-478)."""
    chosen = await Decision(turn.me.seat, WHICH_CLASS, list(AnimalClass))
    turn.me.assignment = chosen.value
    turn.tell("ark_nova_sponsors.event.animal_class", animals=chosen.message)

    def is_wanted(card: Card) -> bool:
        return isinstance(card, Animal) and (card.is_small if chosen is AnimalClass.SMALL else card.is_large)

    reveal_until(turn, is_wanted)


async def take_cards(turn: Turn, line: Line) -> None:
    """Take a card from the deck or within range (R-A-437, R-A-501)."""
    await take_card(turn)


async def pouch(turn: Turn, line: Line) -> None:
    """Put a hand card under the sponsor for appeal, or not (R-A-450)."""
    await pouch_cards(turn, line.amounts[0], line.source.key)


async def perception(turn: Turn, line: Line) -> None:
    """Draw two cards, keep one (R-A-496)."""
    await draw_and_keep(turn, line.amounts[0], line.amounts[0] // 2)


async def hunter(turn: Turn, line: Line) -> None:
    """Reveal a card for each predator icon in the zoo, take an animal (R-A-499)."""
    await hunt(turn, line.amount_in(turn.me))


async def sunbathing(turn: Turn, line: Line) -> None:
    """Sell hand cards for money (R-A-384, R-A-497)."""
    await sell_cards(turn, line.amounts[0])


async def sponsor_for_cube(turn: Turn, line: Line) -> None:
    """Take a cube off the card to play a sponsor for money, or not (R-A-500)."""
    if turn.me.sponsor_cubes.get(line.source):
        await sponsor_for_money(turn, line.source)


LINE_RULES = {
    "card": EffectRule(effects.TAKING | effects.REPUTATION, effects.TAKING, take_cards),
    "worker": EffectRule(effects.ALL, effects.ALL, lambda turn, _: hire_worker(turn)),
    "shared_conservation": EffectRule(effects.ALL, effects.ALL, shared_conservation),
    "special_assignment": EffectRule(effects.DECK, effects.TAKING, special_assignment),
    "kiosk": EffectRule(effects.ALL, effects.ALL, lambda turn, _: build_free(turn, (KIOSK,))),
    "pavilion": EffectRule(effects.ALL, effects.ALL, lambda turn, _: build_free(turn, (PAVILION,))),
    "size_1": EffectRule(effects.ALL, effects.ALL, lambda turn, _: build_free(turn, (SIZE_1,))),
    "size_5": EffectRule(effects.ALL, effects.ALL, lambda turn, _: build_free(turn, (SIZE_5,))),  # R-A-512
    "pouch": EffectRule(effects.HAND, effects.HAND | effects.APPEAL, pouch),
    "perception": EffectRule(effects.DECK, effects.TAKING, perception),
    "hunter": EffectRule(effects.DECK, effects.TAKING, hunter),
    "sunbathing": EffectRule(effects.HAND, effects.HAND | effects.MONEY, sunbathing),
    "sponsor_for_cube": EffectRule(effects.ALL, effects.ALL, sponsor_for_cube),
    "clever": EffectRule(effects.ALL, effects.ALL, lambda turn, _: clever(turn), waits=True),
    **MARINE_LINES,
}
