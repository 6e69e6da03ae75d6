"""What bots think things are worth, in points: a table of data, made by hand and to be fitted by play.

Nothing in the rules depends on it. `evaluation` measures a position by features of these names; the sum of all features
times their weights is what the position is worth.
"""

from __future__ import annotations

from typing import Final

#: By feature, in the order in which `evaluation.features` lists them.
WEIGHTS: Final[dict[str, float]] = {
    "points": 1.0,
    "rounds": 1.0,
    # What lies on the board, as it can be spent in the rounds left; power by bowl.
    "coins": 0.42,
    "workers": 1.0,
    "priests": 2.2,
    "bowl-one": 0.05,
    "bowl-two": 0.3,
    "bowl-three": 0.52,
    #: Tokens of bowl III towards a power action that is free and in sight, burning included.
    "power-ready": 0.12,
    # What income phases to come bring, each good counted by what it can still do then.
    "income-coins": 0.42,
    "income-workers": 1.0,
    "income-priests": 2.0,
    "income-power": 0.28,
    # Cults: points by rank at the end, rewards of scoring tiles to come, keys not used.
    "cult-rank": 1.0,
    "cult-bonus": 0.8,
    "keys": 0.8,
    # Ranks at the end of the game.
    "area-rank": 1.0,
    "final-rank": 1.0,
    # Towns that groups of buildings can still become.
    "towns-coming": 1.0,
    #: Rounds to come whose tile pays for a stronghold or sanctuary not built yet.
    "strong-coming": 1.2,
    # Tiles and their use in the rounds left.
    "favour-towns": 2.0,
    "favour-cult": 1.0,
    "favour-posts": 2.2,
    "favour-dwellings": 2.6,
    "favour-trades": 1.0,
    "favour-markers": 1.0,
    #: What passes pay by favour tile and stronghold.
    "pass-points": 1.0,
    #: Bonus tiles: the points of the one held, and the next, held already or the best to take.
    "bonus-tile": 1.0,
    #: The action of the tile held, if it can still be used.
    "bonus-action": 0.8,
    #: Rounds after the next one: a tile in each.
    "tiles-coming": 2.4,
    # Tracks and buildings in the rounds left.
    "shipping": 0.35,
    "exchange": 0.7,
    "skip": 0.3,
    "stronghold": 1.0,
    #: A trading post that can become a temple or more.
    "posts-to-grow": 0.75,
    #: A temple that can become the sanctuary.
    "temples-to-grow": 0.3,
    # Free cells in reach by the spades that they need, and neighbours beside whom trading posts are cheap.
    "room-home": 0.55,
    "room-one-spade": 0.3,
    "room-two-spades": 0.12,
    "room-far": 0.04,
    "cheap-posts": 0.25,
    "bridges": 0.3,
    "unlocked": 0.8,
    # Merchants of the Seas.
    "ships": 1.0,
    "trade-markers": 0.3,
    "port": 1.0,
    "shipyard": 0.8,
    # Choices that are open (`Mat.due`), a little below what the best answer brings.
    "due-favour": 1.0,
    "due-town": 1.0,
    "due-step": 0.9,
    "due-bridge": 0.3,
    "due-priest": 0.5,
    "due-token": 0.2,
    "due-unlock": 1.8,
    "due-terrain": 0.1,
    "due-ship": 1.2,
    "due-reward": 3.0,
    #: Spades of the running action that are still to be used.
    "spades-left": 1.2,
    # Set-up: the faction, and first dwellings near each other.
    "faction": 1.0,
    "first-pairs": 0.8,
}

#: By round: what hopes have usually lost by then. Without it, whoever passes last, and so ends the round, would see all
#: of that as the price of passing.
PAR: Final[list[float]] = [0.0, 0.0, 3.2, 8.0, 13.8, 21.0, 30.0]

#: By faction: how many points more than usual it makes in the hands of bots.
FACTION: Final[dict[str, float]] = {
    "nomads": 0.0,
    "fakirs": 0.0,
    "halflings": 0.0,
    "cultists": 0.0,
    "alchemists": 0.0,
    "darklings": 0.0,
    "mermaids": 0.0,
    "swarmlings": 0.0,
    "auren": 0.0,
    "witches": 0.0,
    "dwarves": 0.0,
    "engineers": 0.0,
    "giants": 0.0,
    "chaos-magicians": 0.0,
    "ice-maidens": 0.0,
    "yetis": 0.0,
    "dragonlords": 0.0,
    "acolytes": 0.0,
    "shapeshifters": 0.0,
    "riverwalkers": 0.0,
}

#: By faction: what a stronghold that stands is worth in a round, beside its income and the points of passing.
STRONGHOLD: Final[dict[str, float]] = {
    "nomads": 3.0,
    "fakirs": 0.5,
    "halflings": 0.2,
    "cultists": 0.2,
    "alchemists": 1.2,
    "darklings": 0.2,
    "mermaids": 0.4,
    "swarmlings": 3.0,
    "auren": 2.0,
    "witches": 3.5,
    "dwarves": 1.2,
    "engineers": 1.0,
    "giants": 3.5,
    "chaos-magicians": 2.5,
    "ice-maidens": 1.5,
    "yetis": 2.0,
    "dragonlords": 0.3,
    "acolytes": 1.2,
    "shapeshifters": 0.5,
    "riverwalkers": 0.5,
}
