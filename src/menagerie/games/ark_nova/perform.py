"""Performing actions: with which card, how strong, once or twice, and what waits until the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from menagerie.games.ark_nova.action_cards import ACTIONS, SLOTS, Action, too_weak
from menagerie.games.ark_nova.tokens import WEAKER
from menagerie.games.ark_nova.tracks import HIGHEST_X_TOKENS, gain_x_tokens
from menagerie.games.ark_nova.turn import Doing
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence

    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

T = TypeVar("T")
ONCE_MORE = Message("ark_nova.prompt.once_more")


class UseCard:
    """Use an action card for its action, with so many X-tokens."""

    __slots__ = ("action", "key", "message", "x_tokens")

    def __init__(self, action: Action, x_tokens: int) -> None:
        self.action = action
        self.x_tokens = x_tokens
        self.key = f"{action.key}+{x_tokens}" if x_tokens else action.key
        word = "use_card_with_x_tokens" if x_tokens else "use_card"
        self.message = Message(f"ark_nova.choice.{word}", card=action, x_tokens=x_tokens)


class UseXToken:
    """Use an action card for the X-token action."""

    __slots__ = ("action", "key", "message")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.key = f"x-{action.key}"
        self.message = Message("ark_nova.choice.x_token", card=action)


# By the index of the card, and by the X-tokens spent: made once, they are listed in every turn.
USES = [[UseCard(action, x_tokens) for x_tokens in range(HIGHEST_X_TOKENS + 1)] for action in ACTIONS]
WEAKEST, STRONGEST = 1 - WEAKER, SLOTS + 1  # what a card can count: a token makes it weaker, a map stronger


def _uses_with(tokens: int) -> dict[int, list[list[list[UseCard]]]]:
    """List the ways to use cards with some X-tokens at hand, by strength, index and the least strength needed."""
    by_spent = [[uses[spent : tokens + 1] for spent in range(STRONGEST - WEAKEST + 1)] for uses in USES]
    return {
        strength: [[[], *(ways[max(0, least - strength)] for least in range(1, STRONGEST + 1))] for ways in by_spent]
        for strength in range(WEAKEST, STRONGEST + 1)
    }


# The same by the number of tokens at hand, the strength of the card, its index, and the least strength that it needs;
# nothing where that is 0: it can do nothing, however strong it is.
USES_WITH = [_uses_with(tokens) for tokens in range(HIGHEST_X_TOKENS + 1)]
X_TOKEN_USES = [UseXToken(action) for action in ACTIONS]


def use_of(action: Action, x_tokens: int = 0) -> UseCard:
    """Return the way to use a card for its action with a number of X-tokens."""
    return USES[action.index][x_tokens]


# --- what can be done ---


def own_strength(owner: Zoo, action: Action) -> int:
    """Return the strength of a card without X-tokens: what its slot shows, less constriction (R-A-080, R-A-403)."""
    strength = owner.map.power.strengths(owner)[owner.row.index(action)]
    return strength - WEAKER if owner.constriction[action.index] else strength


def least_strength(turn: Turn, owner: Zoo, action: Action) -> int | None:
    """Return the least strength at which a card can do anything; at 0 or less it cannot (R-A-083 to R-A-085)."""
    if turn.must_keep and owner.venom[action.index]:
        turn = turn.supposing(must_keep=0)  # its token will be removed, so nothing needs to be paid (R-A-394)
    return owner.action_cards[action.index].least_strength(turn)


def ways_to_use(turn: Turn, owner: Zoo, actions: Sequence[Action]) -> list[UseCard]:
    """List how some cards can be used, by the X-tokens spent."""
    return [way for way in ways_to_use_any(turn, owner) if way.action in actions]


def ways_to_use_any(turn: Turn, owner: Zoo) -> list[UseCard]:
    """List how cards can be used, by the X-tokens spent; the player's own ones count (R-A-094, R-A-095, R-A-411)."""
    ways: list[UseCard] = []
    cards, strengths, must_keep = owner.action_cards, strengths_of(turn, owner), turn.must_keep
    uses = USES_WITH[turn.me.x_tokens]
    for slot, action in enumerate(owner.row):
        index = action.index
        if action.always_works:
            ways += uses[strengths[slot]][index][1]
        else:
            least = least_strength(turn, owner, action) if must_keep else cards[index].least_strength(turn)
            ways += uses[strengths[slot]][index][least or 0]
    return ways


def strengths_of(turn: Turn, owner: Zoo) -> tuple[int, ...]:
    """Return the strengths of the cards in the order of the row, without X-tokens."""
    if turn.me.stronger or True in owner.constriction:
        return tuple([own_strength(owner, action) + turn.me.stronger for action in owner.row])
    return owner.map.power.strengths(owner)


def obstacles_to_use(turn: Turn, owner: Zoo, action: Action, x_tokens: int) -> Obstacles:
    """Return why a card cannot be used for its action with so many X-tokens."""
    least = least_strength(turn, owner, action)
    if least is None:
        return owner.action_cards[action.index].obstacles(turn)
    strength = own_strength(owner, action) + x_tokens + turn.me.stronger
    if strength < least:
        return (too_weak(action, least, strength),)
    return NONE


def x_token_ways(turn: Turn) -> list[UseXToken]:
    """List the cards for the X-token action: any, but not with five tokens (R-A-282, R-A-284, R-A-836)."""
    me = turn.me
    if me.x_tokens >= HIGHEST_X_TOKENS or me.stronger:
        return []
    if not turn.must_keep or turn.can_pay(0):
        return X_TOKEN_USES
    return [use for use in X_TOKEN_USES if me.venom[use.action.index]]


def considered_uses(turn: Turn, owner: Zoo, actions: Sequence[Action]) -> Iterator[tuple[UseCard, Obstacles]]:
    """Go through every way to use cards for their actions, with what stands in the way."""
    allowed = ways_to_use(turn, owner, actions)
    for action in actions:
        for way in USES[action.index][: turn.me.x_tokens + 1]:
            yield way, NONE if way in allowed else obstacles_to_use(turn, owner, action, way.x_tokens)


def considered_x_tokens(turn: Turn) -> Iterator[tuple[UseXToken, Obstacles]]:
    """Go through each of the player's cards for the X-token action, with what stands in the way."""
    me = turn.me
    allowed = x_token_ways(turn)
    if me.stronger:
        why = Message("ark_nova.obstacle.stronger")
    else:
        why = Message("ark_nova.obstacle.x_tokens_full", most=HIGHEST_X_TOKENS)
    for action in me.row:
        way = X_TOKEN_USES[action.index]
        yield way, NONE if way in allowed else (why,)


def considered_ways(turn: Turn) -> Iterator[tuple[UseCard | UseXToken, Obstacles]]:
    """Go through each of the player's action cards, for its action and for the X-token action."""
    yield from considered_uses(turn, turn.me, turn.me.row)
    yield from considered_x_tokens(turn)


def ways_to_decline(turn: Turn) -> list[None]:
    """List the ways to decline: an extra action is optional, unless a card was discarded for it (R-A-836)."""
    return [] if turn.me.stronger else [None]


def choose_way(
    turn: Turn,
    prompt: Message,
    options: Callable[[Turn], Sequence[T]],
    think: Callable[..., Iterable[tuple[Any, Obstacles]]] | None = None,
    *about: Any,
) -> Awaitable[T]:
    """Let the player choose how to use an action card; a map may make its action stronger first (R-A-835)."""
    more = turn.me.map.power.asides_to_actions
    if more or turn.asides or turn.course is not None:
        return turn.choose_after(more, prompt, options, think, *about)
    decision = Decision(turn.me.seat, prompt, options(turn), think)
    decision.about = about
    return decision


# --- doing it ---


def take_x_token(turn: Turn, action: Action) -> None:
    """Take an X-token; the card goes to slot 1 and loses its venom and constriction (R-A-281, R-A-282, R-A-285)."""
    if turn.table.journal is not SILENCE:
        turn.tell("ark_nova.event.x_token_action", card=action)
    gain_x_tokens(turn.table, turn.me, 1)
    put_back(turn, turn.me, action)


def put_back(turn: Turn, owner: Zoo, action: Action) -> None:
    """Put a card that has been used on slot 1, without venom and constriction (R-A-081, R-A-392, R-A-406)."""
    index = action.index
    if owner.venom[index]:
        owner.venom[index] = False
        turn.venom_removed = True
    owner.constriction[index] = False
    owner.row.remove(action)
    owner.row.insert(0, action)


async def perform(turn: Turn, action: Action, x_tokens: int, owner: Zoo | None = None) -> None:
    """Perform the action of a card, the player's or a hypnotised one, then what had to wait for its end (R-A-100)."""
    me = turn.me
    owner = me if owner is None else turn.table.changing(owner.seat)
    waiting, turn.after = turn.after, []  # what waits for an earlier action keeps waiting (R-A-106)
    multipliers = me.multipliers[action.index] if owner is me else 0  # R-A-413, R-A-434
    if owner.venom[action.index]:
        turn.venom_removed = True  # once the action is over: nothing needs to be paid (R-A-394)
    outer, turn.hypnotised = turn.hypnotised, (action, owner) if owner is not me else None
    doing = turn.doing
    await execute(turn, action, x_tokens, owner)
    for _ in range(multipliers):
        if not await execute_again(turn, action, owner):
            break
    turn.hypnotised, turn.doing = outer, doing
    put_back(turn, owner, action)  # R-A-415
    after, turn.after = turn.after, waiting
    if after:
        await turn.resolve(after)  # R-A-101


def execute(turn: Turn, action: Action, x_tokens: int, owner: Zoo) -> Awaitable[Any]:
    """Carry out the action of a card once."""
    me, card = turn.me, owner.action_cards[action.index]
    strength = own_strength(owner, action) + x_tokens + me.stronger
    me.stronger = 0
    me.x_tokens -= x_tokens
    if turn.table.journal is not SILENCE:
        tell_of_use(turn, action, x_tokens, strength, owner)
    turn.doing = Doing(card, strength)
    return card.do(turn, strength)


def tell_of_use(turn: Turn, action: Action, x_tokens: int, strength: int, owner: Zoo) -> None:
    """Tell with which card an action is carried out, and how strong it is."""
    if owner is not turn.me:
        turn.tell("ark_nova.event.hypnotises", owner=owner.player, card=action)
    if x_tokens:
        turn.tell("ark_nova.event.spends_x_tokens", amount=x_tokens)
    card = owner.action_cards[action.index]
    shown = {"variant": card.number, "side": 2 if card.upgraded else 1}
    turn.tell("ark_nova.event.action", card=action, strength=strength, x_tokens=x_tokens, owner=owner.player, **shown)


async def execute_again(turn: Turn, action: Action, owner: Zoo) -> bool:
    """With a multiplier token the action may be carried out once more (R-A-428, R-A-433, R-A-435)."""
    way = await choose_way(turn, ONCE_MORE, lambda turn: [*ways_to_decline(turn), *ways_to_use(turn, owner, [action])])
    if way is None:
        return False
    owner.add_multipliers(action, -1)  # R-A-432
    await execute(turn, action, way.x_tokens, owner)
    return True
