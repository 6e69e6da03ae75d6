"""What a card, a board and an effect are, as the tables hold them."""

from __future__ import annotations


class Deal:
    """One side of an exchange: what is given, or one thing that may be had for it."""

    __slots__ = ("coins", "defeats", "discards", "resources", "shields", "victories")

    def __init__(self) -> None:
        #: Unused resources: a bundle, or -n for n of any kinds.
        self.resources: int = 0
        self.coins: int = 0
        #: Victory tokens by value 1, 3, 5.
        self.victories: tuple[int, int, int] = (0, 0, 0)
        self.defeats: int = 0
        #: Defeat tokens that serve as shields from now on, and those put back.
        self.shields: int = 0
        self.discards: int = 0


class Effect:
    """One effect of a card or stage: its kind, and the numbers that this kind needs. effects.py says what it does."""

    __slots__ = (
        "age",
        "amount",
        "choice",
        "colours",
        "count",
        "extra",
        "gets",
        "give",
        "kind",
        "neighbours",
        "number",
        "price",
        "sellable",
        "then",
        "units",
        "where",
    )

    def __init__(self, number: int, kind: int) -> None:
        #: Its place in the table of all effects: a city remembers its effects by number.
        self.number = number
        self.kind = kind
        self.amount: int = 0
        self.colours: int = 0
        self.count: int = 0
        self.where: int = 0
        #: Fixed production, or the set of kinds of a choice or a trade.
        self.units: int = 0
        self.choice: int = 0
        self.sellable: bool = False
        #: LEFT and RIGHT as a set.
        self.neighbours: int = 0
        self.price: int = 0
        self.age: int = 0
        #: A second number: the stage to copy, the cards to draw, points beside coins.
        self.extra: int = 0
        self.then: Effect | None = None
        self.give: Deal | None = None
        self.gets: list[Deal] = []


class Card:
    """A structure, a guild, a black card or a leader."""

    __slots__ = (
        "age",
        "bit",
        "chains",
        "coins",
        "colour",
        "cost",
        "effects",
        "house",
        "id",
        "marks",
        "name",
        "number",
        "parents",
    )

    def __init__(self, number: int, name: int, id: str, age: int, colour: int, cost: int, coins: int) -> None:
        self.number = number
        #: The number of the first card of this name: Loom, Glassworks and Press stand in two Ages (SW-029).
        self.name = name
        #: The name as a set of one, for a city's set of names.
        self.bit: int = 1 << name
        self.id = id
        self.age = age
        self.colour = colour
        self.cost = cost
        self.coins = coins
        #: Cards that let it be built free, as a set of names.
        self.parents: int = 0
        self.effects: list[Effect] = []
        #: For each copy of the card in the box: the number of players from which on it is used.
        self.marks: list[int] = []
        #: The price is not the printed one, which is not public, but one chosen for this project (house_values.py).
        self.house: bool = False
        #: Cards that it lets be built free.
        self.chains: list[int] = []


class Stage:
    """A stage of a wonder."""

    __slots__ = ("coins", "copied", "cost", "different", "effects", "for_partner", "house", "in_version_1", "needs_age")

    def __init__(self, cost: int, coins: int, different: int, needs_age: int, house: bool) -> None:
        self.cost = cost
        self.coins = coins
        #: So many raw materials in addition, all of different kinds (Caylus).
        self.different = different
        #: The benefit counts only if the marker is of this Age (Tartaros); 0 for any.
        self.needs_age = needs_age
        #: The price is not the printed one, which is not public, but one chosen for this project (house_values.py).
        self.house = house
        self.effects: list[Effect] = []
        #: The effect by which this stage copies one of a neighbour (Manneken Pis), or None.
        self.copied: Effect | None = None
        #: The marker goes to the partner's city (Partnership).
        self.for_partner: bool = False
        #: The same stage at the price it had under version 1 of the rules, or None if the price is the same.
        self.in_version_1: Stage | None = None


class Board:
    """One side of a wonder board."""

    __slots__ = (
        "any_order",
        "coins",
        "copies_partner",
        "defeats",
        "die",
        "effects",
        "half_shield",
        "house_start",
        "id",
        "kinds",
        "number",
        "production",
        "side",
        "stages",
        "themes",
        "wonder",
    )

    def __init__(self, number: int, wonder: str, side: str) -> None:
        self.number = number
        #: The wonder's id without the side, and with it: `giza`, `giza-A`.
        self.wonder = wonder
        self.side = side
        self.id = f"{wonder}-{side}"
        self.production: int = 0
        #: The kinds it produces, as a set.
        self.kinds: int = 0
        self.coins: int = 0
        self.die: bool = False
        self.defeats: int = 0
        self.half_shield: bool = False
        self.effects: list[Effect] = []
        self.stages: list[Stage] = []
        self.any_order: bool = False
        self.copies_partner: bool = False
        self.house_start: bool = False
        #: The colours of cards that help this side most: the set-up avoids three boards with the same one (balance.py).
        self.themes: int = 0
