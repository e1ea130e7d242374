"""What the lines of the sponsors of Marine Worlds do, beyond plain gains."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.abilities.marine import dive
from menagerie.games.ark_nova.association import donate, donation_price
from menagerie.games.ark_nova.building import build_free
from menagerie.games.ark_nova.buildings import SIZE_3
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.display import take_openly
from menagerie.games.ark_nova.effects import EffectRule
from menagerie.games.ark_nova.income_sources import kiosks_of_others
from menagerie.games.ark_nova.marks import mark
from menagerie.games.ark_nova.rebuilding import enlarge, rebuild
from menagerie.games.ark_nova.tracks import gain_conservation, gain_money
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Sponsor
    from menagerie.games.ark_nova.sponsors.lines import Line
    from menagerie.games.ark_nova.turn import Turn

DIVE = 3
WHICH_PETTING = Message("ark_nova_sponsors.prompt.petting")
EXPEDITION_OR_DIVE = Message("ark_nova_sponsors.prompt.expedition")
WHO_GOES = Message("ark_nova_sponsors.prompt.person")
DONATE_NOW = Message("ark_nova_sponsors.prompt.donate")


def franchise(turn: Turn, line: Line) -> None:
    """Gain 1 money for each kiosk in other zoos (R-A-664)."""
    gain_money(turn.table, turn.me, kiosks_of_others(turn.table, turn.me))


class Donate:
    """Make a donation now."""

    __slots__ = ()
    key: ClassVar[str] = "donation"
    message: ClassVar[Message] = Message("ark_nova_sponsors.choice.donate")


DONATE = Donate()


async def donation(turn: Turn, line: Line) -> None:
    """Make a donation, or not, whatever the Association card shows (R-A-672)."""

    def options(turn: Turn) -> list[Donate | None]:
        return [None, DONATE] if turn.can_pay(donation_price(turn)) else [None]

    if await turn.choose(DONATE_NOW, options) is not None:
        await donate(turn)


async def find_petting(turn: Turn, line: Line) -> None:
    """Take a petting zoo animal from the discard pile (R-A-674)."""
    table = turn.table
    found = [card for card in table.discard if isinstance(card, Animal) and card.is_petting]
    table.journal.reveal()  # the player looks through the pile
    if found:
        found.sort(key=lambda card: card.number)
        animal = await turn.choose(WHICH_PETTING, lambda _: found)
        table.discard.remove(animal)
        take_openly(turn, animal)


# --- expeditions ---


class Journey(Enum):
    """What Marine Research Expedition offers for a sea animal."""

    EXPEDITION = "expedition"
    DIVE = "dive"

    @property
    def message(self) -> Message:
        """Name the journey."""
        return Message(f"ark_nova_sponsors.choice.{self.value}")


def persons(turn: Turn) -> list[Sponsor]:
    """List the sponsors of the zoo that show a person."""
    return [sponsor for sponsor in turn.me.sponsors if sponsor.person]


async def expedition(turn: Turn, line: Line) -> None:
    """Send off a sponsor that shows a person for a conservation point, or dive for one, or neither (R-A-669)."""

    def options(turn: Turn) -> list[Journey | None]:
        return [None, *([Journey.EXPEDITION] if persons(turn) else []), Journey.DIVE]

    journey = await turn.choose(EXPEDITION_OR_DIVE, options)
    if journey is Journey.EXPEDITION:
        send_off(turn, await turn.choose(WHO_GOES, persons))
        await gain_conservation(turn, 1)
    elif journey is Journey.DIVE:
        await dive(turn, DIVE)


def send_off(turn: Turn, sponsor: Sponsor) -> None:
    """Discard a sponsor from the zoo, with its icons, lasting effects and what lies under it."""
    table, me = turn.table, turn.me
    me.remove_sponsor(sponsor)
    pouched = [card for under, card in me.pouches if under == sponsor.key]
    me.pouches = [(under, card) for under, card in me.pouches if under != sponsor.key]
    table.discard += [*pouched, sponsor]
    turn.tell("ark_nova_sponsors.event.sends_off", sponsor=sponsor)
    if pouched:
        turn.tell("ark_nova.event.discards_several", cards=tuple(pouched))
        table.journal.reveal()


MARINE_LINES = {
    "franchise": EffectRule(0, effects.MONEY, franchise),
    "mark": EffectRule(effects.DECK, effects.DECK, lambda turn, _: mark(turn), waits=True),  # R-A-667
    "enlarge": EffectRule(effects.ALL, effects.ALL, lambda turn, _: enlarge(turn)),
    "expedition": EffectRule(effects.ALL, effects.ALL, expedition),
    "size_3": EffectRule(effects.ALL, effects.ALL, lambda turn, _: build_free(turn, (SIZE_3,))),  # R-A-671
    "donation": EffectRule(effects.ALL, effects.ALL, donation),
    "find_petting": EffectRule(effects.DECK, effects.TAKING, find_petting),
    "rebuild": EffectRule(effects.ALL, effects.ALL, lambda turn, _: rebuild(turn)),
}
