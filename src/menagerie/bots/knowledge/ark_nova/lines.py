"""What the lines of a sponsor's text are worth: at once, for icons to come, in breaks, and in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.income_sources import kiosks_of_others

if TYPE_CHECKING:
    from menagerie.bots.knowledge.ark_nova.outlook import Outlook
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.sponsors.lines import Line
    from menagerie.games.ark_nova.zoo import Zoo

# Points for one of each, early in the game.
OTHER_GAINS = {
    "card": 1.3,
    "kiosk": 0.9,
    "pavilion": 1.5,
    "size_1": 0.8,
    "size_5": 3.0,
    "pouch": 1.2,
    "perception": 0.5,
    "hunter": 0.4,
    "sunbathing": 0.3,
    "sponsor_for_cube": 1.5,
    "clever": 0.4,
    "special_assignment": 3.0,
}
TURNS = 31
REACHED = (1.0, 0.6, 0.35, 0.18, 0.08, 0.03)  # chance that so many missing ones will be there in the end


def gain_worth(outlook: Outlook, kind: str, amount: int) -> float:
    """Return what a gain is worth."""
    match kind:
        case "money":
            worth = outlook.earned(amount)
        case "x_token":
            worth = outlook.x_tokens(amount)
        case "appeal":
            worth = outlook.appeal * amount
        case "conservation":
            worth = outlook.conservation(amount)
        case "shared_conservation":
            worth = outlook.conservation(amount) - 0.5 * outlook.money * 2 * amount
        case "reputation":
            worth = outlook.reputation(amount)
        case "worker":
            worth = outlook.worker()
        case _:
            worth = OTHER_GAINS.get(kind, 1.0) * amount * min(1.0, outlook.turns / 8)
    return worth


def now_worth(outlook: Outlook, line: Line, zoo: Zoo) -> float:
    """Return what a line gives at once in a zoo where the sponsor already lies."""
    return gain_worth(outlook, line.kind, line.amount_in(zoo))


def icons_to_come(outlook: Outlook, icon: Icon | None, any_zoo: bool) -> float:
    """Guess how many icons of a kind will still come into the player's zoo, or into any zoo."""
    if icon is None:
        return 0.0
    held = sum(icon in card.icons for card in outlook.me.hand if hasattr(card, "icons"))
    to_come = outlook.weights.icons_to_come * outlook.turns / TURNS
    return 0.6 * held + to_come * (len(outlook.table.zoos) if any_zoo else 1)


def lasting_worth(outlook: Outlook, line: Line, own: int, any_zoo: bool) -> float:
    """Return what a line that waits for icons is worth; the sponsor's own icons count."""
    each = gain_worth(outlook, line.kind, line.amounts[0])
    return each * (own + icons_to_come(outlook, line.icon, any_zoo))


def income_worth(outlook: Outlook, line: Line, zoo: Zoo) -> float:
    """Return what a line of income is worth in one break."""
    if line.kind == "franchise":
        return outlook.earned(kiosks_of_others(outlook.table, zoo))
    return gain_worth(outlook, line.kind, line.amount_in(zoo))


def end_worth(outlook: Outlook, line: Line, zoo: Zoo) -> float:
    """Guess what a line of final scoring is worth."""
    each = 1.0 if line.kind == "appeal" else outlook.weights.conservation
    if line.count is None:
        return each * line.amounts[0]
    have = int(line.count(zoo))
    if line.steps:
        return each * max(
            amount * chance(outlook, step - have) for amount, step in zip(line.amounts, line.steps, strict=True)
        )
    amount = line.amount_in(zoo)
    return each * (amount if outlook.turns < 3 else 0.6 * amount + 0.3)


def chance(outlook: Outlook, missing: int) -> float:
    """Return how likely it is that what is missing will be there in the end."""
    if missing <= 0:
        return 1.0
    return REACHED[missing] * min(1.0, outlook.turns / 10) if missing < len(REACHED) else 0.0
