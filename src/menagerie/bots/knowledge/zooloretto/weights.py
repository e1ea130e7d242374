"""What the bot believes, in numbers: points unless said otherwise."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Weights:
    """The beliefs for one number of players."""

    # What a zoo is worth.
    catch: float = 0.46  # chance that a tile of a wanted species, once drawn, becomes mine
    contest: float = 0.28  # how much each rival who wants the species too takes from that chance
    faith: float = 0.8  # share of what animals to come will bring that counts already now
    open_space: float = 0.99  # share of what the best species could bring that an empty enclosure is worth
    welcome: float = 2.8  # an empty enclosure at the start: more of the tiles to come find a home
    coin: float = 1.4  # a coin at the start, while there is something to buy
    spare_coin: float = 0.5  # share of that for a coin beyond the price of an extension
    late_coin: float = 0.28  # share of that for a coin when the pile runs out
    barn: float = 1.0  # what a species or stall in the barn costs at the start; the rules say 2 in the end
    stall_catch: float = 0.45  # chance that a tile of a stall type I lack becomes mine
    # What the trucks will bring.
    patience: float = 2.3  # a rival takes a truck that brings so much
    risk: float = 0.13  # chance that a rival who should wait takes the truck I want
    growth: float = 1.0  # what a free place on a truck will bring
    keeping: float = 0.82  # share of a load's gain that is left after the others have added their tiles
    delay: float = 0.16  # what it costs to wait for another turn
    denial: float = 0.2  # what a rival's point costs me
    thrift: float = 0.4  # a money action must bring at least so much


THREE_AND_MORE = Weights()
TWO = replace(
    THREE_AND_MORE,
    catch=0.54,
    contest=0.2,
    faith=0.76,
    open_space=0.94,
    welcome=2.2,
    coin=1.3,
    late_coin=0.35,
    growth=0.9,
    keeping=0.86,
    risk=0.17,
    denial=0.55,  # what one loses the other wins
)
WEIGHTS = {2: TWO, 3: THREE_AND_MORE, 4: THREE_AND_MORE, 5: THREE_AND_MORE}
