"""What factions and their palaces do, in sentences made from their rows."""

from __future__ import annotations

from ecumene.core.argument import Name
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.factions.ability import Ability
from ecumene.games.terra_nova.factions.table import Faction
from ecumene.text import Words


def ability(kind: Faction, seats: int, words: Words) -> str:
    """What the faction can at a table of so many seats."""
    return effect(kind, kind.ability, seats, words)


def palace(kind: Faction, side: str, seats: int, words: Words) -> str:
    """What a palace brings: its income, if it has some, and what else it does."""
    brings = kind.palace(side)
    parts = [words("palace-income", coins=brings.coins, power=brings.power)] if brings.coins or brings.power else []
    return "; ".join([*parts, effect(kind, brings, seats, words)])


def effect(kind: Faction, ability: Ability, seats: int, words: Words) -> str:
    """Each kind of ability has a sentence, and the numbers in it are those that the rules use."""
    return words(f"ability-{ability.text}", terrain=Name(TERRAINS[kind.terrain]), **ability.numbers(seats))
