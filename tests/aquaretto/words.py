"""The keys of messages that Aquaretto puts together from the names of things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.aquaretto.box import WORDS, box_of
from menagerie.games.aquaretto.coworkers import POSTS
from menagerie.games.aquaretto.places import PURSE
from menagerie.games.aquaretto.rules import RULES

if TYPE_CHECKING:
    from menagerie.kernel.messages import Named


def aquaretto_families() -> set[str]:
    """List the families of keys."""
    options = {option.name: option.default for option in RULES.options}
    box = box_of(5, {**options, "xxl": True})
    named: list[Named] = [*box.species, *box.tiles.by_key.values(), *box.sizes, *POSTS, PURSE]
    keys = {thing.message.key for thing in named} | {"aquaretto.action.place"}
    keys |= {WORDS.turn.key, *(key for key in vars(WORDS).values() if isinstance(key, str))}
    families = {
        "action": [f"expand_{expansion.name}" for expansion in box.sizes],
        "obstacle": [f"no_{post.job}" for post in POSTS],
        "score": ["animals", "cashiers", "keepers", "trainers", "depot", "food_basins"],
        "option": list(options),
    }
    keys |= {"aquaretto.name", "aquaretto.about"}
    keys |= {"aquaretto_cli.next_coin", "aquaretto_cli.next_coworker"}
    return keys | {f"aquaretto.{family}.{name}" for family, names in families.items() for name in names}
