"""What the printed bonuses do, beyond plain gains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.abilities.after import clever, determination
from menagerie.games.ark_nova.abilities.hand import hunt, pouch_cards, scavenge
from menagerie.games.ark_nova.abilities.on_maps import animal_magnet, return_worker, shark_attack, wave
from menagerie.games.ark_nova.association import take_partner_zoo, take_university
from menagerie.games.ark_nova.building import WHICH_FREE_BUILDING, build_free
from menagerie.games.ark_nova.buildings import KIOSK, PAVILION, SIZE_2, SIZE_3
from menagerie.games.ark_nova.cut_down import cut_down
from menagerie.games.ark_nova.display import SNAP, WHICH_CARD, snap, take_card
from menagerie.games.ark_nova.effects import EffectRule
from menagerie.games.ark_nova.final_scoring import adapt
from menagerie.games.ark_nova.map_powers.caves import store_card
from menagerie.games.ark_nova.map_powers.concealed_strength import conceal_strength
from menagerie.games.ark_nova.map_powers.continents import remove_any_marker
from menagerie.games.ark_nova.map_powers.lagoon import find_person_sponsors
from menagerie.games.ark_nova.map_powers.rescue_station import rescue_station
from menagerie.games.ark_nova.marks import mark
from menagerie.games.ark_nova.sponsoring import play_person, sponsor_for_money
from menagerie.games.ark_nova.steps import steps_of
from menagerie.games.ark_nova.tokens import put_multiplier
from menagerie.games.ark_nova.upgrades import upgrade
from menagerie.games.ark_nova.workers import hire_worker

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn

MAP = "map"  # what lies under the zoo map, and not under an animal


async def take_cards(turn: Turn, cards: int) -> None:
    """Take cards, each from the deck or within range (R-A-164, R-A-296)."""
    for prompt in steps_of(WHICH_CARD, cards):
        await take_card(turn, prompt)


async def snap_cards(turn: Turn, cards: int) -> None:
    """Snap cards."""
    for prompt in steps_of(SNAP, cards):
        await snap(turn, prompt)


async def kiosks_or_pavilions(turn: Turn, number: int) -> None:
    """Place kiosks and pavilions free of charge, one after the other (R-A-623)."""
    for prompt in steps_of(WHICH_FREE_BUILDING, number):
        if not await build_free(turn, (KIOSK, PAVILION), prompt):
            return


async def pouch_under_map(turn: Turn, cards: int) -> None:
    """Put hand cards under the map for appeal (R-A-540)."""
    await pouch_cards(turn, cards, MAP)


async def free_special_enclosure(turn: Turn) -> None:
    """Place one of the special enclosures that animals move into (R-A-534)."""
    await build_free(turn, [kind for kind in turn.table.box.buildings.values() if kind.animals_move_in])


BONUS_RULES = {
    "card": EffectRule(effects.TAKING | effects.REPUTATION, effects.TAKING, take_cards),
    "snap": EffectRule(effects.TAKING, effects.TAKING, snap_cards),
    "pouch": EffectRule(effects.HAND, effects.HAND | effects.APPEAL, pouch_under_map),
    "worker": EffectRule(effects.ALL, effects.ALL, lambda turn, _: hire_worker(turn)),  # R-A-167
    "upgrade_action_card": EffectRule(effects.ROW, effects.ROW, lambda turn, _: upgrade(turn)),
    "multiplier": EffectRule(effects.ROW, effects.ROW, lambda turn, _: put_multiplier(turn)),  # R-A-300
    "kiosk": EffectRule(effects.ALL, effects.ALL, lambda turn, _: build_free(turn, (KIOSK,))),
    "size2_enclosure": EffectRule(effects.ALL, effects.ALL, lambda turn, _: build_free(turn, (SIZE_2,))),
    "size3_enclosure": EffectRule(effects.ALL, effects.ALL, lambda turn, _: build_free(turn, (SIZE_3,))),  # R-A-297
    "free_special_enclosure": EffectRule(effects.ALL, effects.ALL, lambda turn, _: free_special_enclosure(turn)),
    "partner_zoo": EffectRule(effects.ALL, effects.ALL, lambda turn, _: take_partner_zoo(turn)),  # R-A-298
    "university": EffectRule(effects.ALL, effects.ALL, lambda turn, _: take_university(turn)),  # R-A-299
    "sponsor_for_money": EffectRule(effects.ALL, effects.ALL, lambda turn, _: sponsor_for_money(turn)),  # R-A-166
    "adapt": EffectRule(effects.FINAL, effects.FINAL, adapt),
    "mark": EffectRule(effects.DECK, effects.DECK, lambda turn, _: mark(turn), waits=True),  # R-A-654
    "hunter": EffectRule(effects.DECK, effects.TAKING, hunt),
    "cut_down": EffectRule(effects.MAP, effects.MONEY, lambda turn, _: cut_down(turn)),
    "kiosk_or_pavilion": EffectRule(effects.ALL, effects.ALL, lambda turn, _: build_free(turn, (KIOSK, PAVILION))),
    "kiosks_or_pavilions": EffectRule(effects.ALL, effects.ALL, kiosks_or_pavilions),
    "remove_continent_marker": EffectRule(effects.ALL, effects.ALL, lambda turn, _: remove_any_marker(turn)),
    "rescue_station": EffectRule(effects.TAKING, effects.TAKING | effects.ICONS, lambda turn, _: rescue_station(turn)),
    "scavenging": EffectRule(effects.DECK, effects.TAKING, scavenge),
    "shark_attack": EffectRule(
        effects.DECK | effects.REPUTATION, effects.TAKING | effects.APPEAL | effects.MONEY, shark_attack
    ),
    "wave": EffectRule(effects.DECK, effects.TAKING, wave),
    "animal_magnet": EffectRule(effects.DECK, effects.TAKING | effects.MONEY, animal_magnet),
    "return_worker": EffectRule(effects.ALL, effects.ALL, lambda turn, _: return_worker(turn)),  # R-A-652
    "store_card": EffectRule(effects.HAND, effects.HAND, lambda turn, _: store_card(turn)),  # R-A-822
    "conceal_strength": EffectRule(effects.ROW, effects.ROW, conceal_strength),  # R-A-826
    "find_person_sponsor": EffectRule(effects.DECK, effects.TAKING, find_person_sponsors),  # R-A-830
    "free_person_sponsor": EffectRule(effects.ALL, effects.ALL, lambda turn, _: play_person(turn)),  # R-A-832
    "clever": EffectRule(effects.ROW, effects.ROW, lambda turn, _: clever(turn), waits=True),
    "extra_action": EffectRule(effects.ALL, effects.ALL, lambda turn, _: determination(turn), waits=True),
}
