"""The position as one player sees it: how long the game will last, and what everything is worth until then."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from menagerie.games.ark_nova.final_scoring import FAST, KNEE, SLOW, victory_points
from menagerie.games.ark_nova.income import INCOME, sources_of
from menagerie.games.ark_nova.solo import turns_to_come
from menagerie.games.ark_nova.tokens import money_to_keep
from menagerie.games.ark_nova.tracks import REPUTATION_BONUSES, THRESHOLDS, highest_reputation
from menagerie.games.ark_nova.turn import Turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.bots.knowledge.ark_nova.weights import Weights
    from menagerie.games.ark_nova.cards import Animal, Project, Sponsor
    from menagerie.games.ark_nova.printed_bonus import Bonus
    from menagerie.games.ark_nova.table import Table

T = TypeVar("T")
P = ParamSpec("P")

WAY = 114  # points from the start to the end of the game
HIGHEST_REPUTATION = 15
UNKNOWN: Any = object()  # stands for what has not been computed yet


class Outlook:
    """What one of each thing is worth to a player, given the turns and breaks probably left after this one."""

    __slots__ = (
        "appeal",
        "breaks",
        "demand",
        "gains",
        "me",
        "memo",
        "money",
        "rich",
        "rivals",
        "table",
        "turn",
        "turns",
        "weights",
    )

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        me = table.zoos[seat]
        self.table = table
        self.me = me
        self.rivals = table.others(seat)
        self.weights = weights
        self.turn = Turn(table, me)
        self.turn.must_keep = money_to_keep(me)
        self.turns = turns_left(table, weights)
        self.breaks = self.turns / weights.turns_a_break
        self.money = weights.money * min(1.0, self.turns / weights.late)
        self.rich = min(weights.rich, weights.spending * self.turns)  # what can be spent
        after = min(me.appeal + 8, len(INCOME) - 1)
        self.appeal = 1.0 + self.money * self.breaks * (INCOME[after] - INCOME[me.appeal]) / 8
        self.demand: list[float] | None = None  # worth of one more icon of each kind; icons.py fills it
        self.gains: dict[Animal | Sponsor | Project, float] = {}  # what cards bring; their files fill it
        self.memo: dict[Any, Any] = {}  # what `once` remembers

    @property
    def income(self) -> int:
        """The money of the next break."""
        return next_break(self)

    # --- money ---

    def cost(self, money: float) -> float:
        """Return what it costs to pay."""
        if self.me.money <= self.rich:
            return self.money * money
        return self.purse(self.me.money) - self.purse(self.me.money - money)

    def earned(self, money: float) -> float:
        """Return what it is worth to gain money."""
        if self.me.money + money <= self.rich:
            return self.money * money
        return self.purse(self.me.money + money) - self.purse(self.me.money)

    def purse(self, money: float) -> float:
        """Return what money is worth: less, if there is more than can be spent."""
        idle = max(0.0, money - self.rich)
        return self.money * (money - (1.0 - self.weights.plenty) * idle)

    # --- tracks ---

    def conservation(self, points: int) -> float:
        """Return what conservation points are worth, with the thresholds they pass."""
        have = self.me.conservation
        each = self.weights.conservation
        if self.turns < 4:  # those below ten will be worth less in the end
            slow = max(0, min(points, KNEE - have))
            worth = float(SLOW * slow + FAST * (points - slow))
        else:
            worth = each * points
        for threshold in THRESHOLDS[self.me.thresholds : 3]:
            if threshold <= have + points:
                worth += self.upgrade() if threshold == THRESHOLDS[0] else self.tile()
        return worth

    def score(self, points: int) -> int:
        """Count the victory points of conservation points."""
        slow = max(0, min(points, KNEE - self.me.conservation))
        return SLOW * slow + FAST * (points - slow)

    def tile(self) -> float:
        """Return what a tile beside the conservation track is worth."""
        return self.weights.tile * min(1.0, self.turns / 6)

    def reputation(self, points: int) -> float:
        """Return what reputation is worth, step by step, with the bonuses on the way."""
        me = self.me
        end = highest_reputation(me)
        each = self.weights.reputation * min(1.0, 0.2 + self.turns / 12)
        worth = 0.0
        for step in range(me.reputation + 1, me.reputation + points + 1):
            if step > HIGHEST_REPUTATION:
                worth += self.appeal
            elif step <= end:
                worth += each
                bonus = REPUTATION_BONUSES.get(step)
                if bonus is not None:
                    worth += self.bonus(bonus)
        ahead = next((at for at in REPUTATION_BONUSES if at > me.reputation + points), None)
        if ahead is not None and ahead <= end and ahead - me.reputation <= 3:  # a bonus comes nearer
            worth += 0.25 * self.bonus(REPUTATION_BONUSES[ahead]) * points / (ahead - me.reputation)
        return worth

    # --- tokens, cards, helpers ---

    def x_tokens(self, tokens: int) -> float:
        """Return what more X-tokens are worth: the more there are, the less."""
        have = self.me.x_tokens
        shares = (1.0, 1.0, 0.8, 0.5, 0.3)
        return self.weights.x_token * min(1.0, self.turns / 3) * sum(shares[have : have + tokens])

    def x_tokens_spent(self, tokens: int) -> float:
        """Return what it costs to spend X-tokens."""
        have = self.me.x_tokens
        shares = (1.0, 1.0, 0.8, 0.5, 0.3)
        return self.weights.x_token * min(1.0, self.turns / 3) * sum(shares[max(0, have - tokens) : have])

    def upgrade(self) -> float:
        """Return what it is worth to upgrade an action card."""
        have = sum(card.upgraded for card in self.me.action_cards)
        return 0.0 if have == 5 else self.weights.upgrade * self.turns * (1.15 - 0.15 * have)

    def worker(self) -> float:
        """Return what one more worker is worth."""
        left = self.me.reserve_workers
        return self.weights.worker * self.turns * (0.0, 0.5, 0.8, 1.1)[left]

    def cards(self, number: float) -> float:
        """Return what unseen cards are worth: the more in hand, the less."""
        have = len(self.me.hand)
        need = (1.9, 1.6, 1.3, 1.0, 0.75, 0.55)[have] if have < 6 else 0.35
        return self.weights.card * need * number * min(1.0, self.turns / 7)

    def chosen_card(self) -> float:
        """Return what a card chosen from several is worth."""
        return self.cards(1) * self.weights.chosen_card

    def bonus(self, bonus: Bonus) -> float:
        """Return what a printed bonus is worth."""
        number = bonus.amount
        match bonus.kind:
            case "money":
                worth = self.earned(number)
            case "x_token":
                worth = self.x_tokens(number)
            case "reputation":
                worth = self.reputation(number)
            case "appeal":
                worth = self.appeal * number
            case "conservation":
                worth = self.conservation(number)
            case "card":
                worth = self.cards(number) * 1.2
            case "snap":
                worth = self.chosen_card() * number
            case "worker":
                worth = self.worker()
            case "upgrade_action_card":
                worth = self.upgrade()
            case _:
                worth = OTHER_BONUSES.get(bonus.kind, 1.0) * min(1.0, self.turns / 8)
        return worth


def once(rule: Callable[Concatenate[Outlook, P], T]) -> Callable[Concatenate[Outlook, P], T]:
    """Compute something only once in a position: ways to use a card at several strengths ask for the same things."""

    def remembered(outlook: Outlook, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (rule, *args)
        found: T = outlook.memo.get(key, UNKNOWN)
        if found is UNKNOWN:
            found = outlook.memo[key] = rule(outlook, *args, **kwargs)
        return found

    return remembered


@once
def next_break(outlook: Outlook) -> int:
    """Add up the money that the next break brings."""
    return sum([source.pays(outlook.me) for source in sources_of(outlook.me)])


OTHER_BONUSES = {
    "pouch": 1.2,
    "clever": 0.8,
    "multiplier": 2.0,
    "extra_action": 4.0,
    "sponsor_for_money": 2.0,
    "partner_zoo": 3.0,
    "university": 3.5,
    "kiosk": 1.0,
    "kiosk_or_pavilion": 1.3,
    "hunter": 1.6,
    "mark": 0.9,
    "adapt": 1.5,
    "cut_down": 0.7,
    "rescue_station": 1.6,
    "remove_continent_marker": 1.8,
    "store_card": 1.0,
    "conceal_strength": 2.2,
    "return_worker": 1.0,
    "wave": 0.2,
    "shark_attack": 1.8,
    "scavenging": 1.5,
    "animal_magnet": 2.5,
    "find_person_sponsor": 1.5,
    "free_person_sponsor": 1.8,
    "size2_enclosure": 1.4,
    "size3_enclosure": 1.9,
    "free_special_enclosure": 2.5,
}


def turns_left(table: Table, weights: Weights) -> float:
    """Guess how many turns the player has left after this one: the leader's pace grows from turn to turn."""
    if table.turns_left is not None:
        return 0.0
    if table.is_solo:
        return turns_to_come(table) - 1.0
    done = (WAY + max(victory_points(zoo) for zoo in table.zoos)) / WAY
    pace, growth = weights.first_pace, weights.last_pace - weights.first_pace
    left = WAY / growth * log(weights.last_pace / (pace + growth * min(1.0, max(0.0, done))))
    return left + weights.reserve
