"""Where Board Game Arena and our engine differ on purpose; docs/rulings/ark-nova.md has the sources."""

from __future__ import annotations

ANIMALS_WITHOUT_ANIMAL = (
    "Animals II at strength 5 was offered for its reputation alone; an action may not play 0 animals (R-A-083, R-A-172)"
)
OTHERS_LATER = (
    "an effect for another player was resolved before those of the active player, who goes first here (R-A-014)"
)

# By the step after which something was offered, what it was, and to whom.
EXPLAINED = {
    (89, "card_status", "P2"): OTHERS_LATER,
    (326, "action_choice", "P2"): ANIMALS_WITHOUT_ANIMAL,
    (394, "action_choice", "P1"): ANIMALS_WITHOUT_ANIMAL,
}
