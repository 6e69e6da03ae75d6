"""One design of card: its price, its points, its links and its effect."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.vocabulary import BASE, NO_EFFECT, Effect

CRITTER: Final = 0
CONSTRUCTION: Final = 1
KINDS: Final = ("critter", "construction")

# Links of golden tokens (EV-244, EV-245): a colour (0 to 4), or one of these.
LINK_NONE: Final = -1
LINK_UNIQUE: Final = 5
LINK_COMMON: Final = 6
LINKS: Final = ("tan", "green", "red", "blue", "purple", "unique", "common")


class Card:
    """A design. Made in the tables of `cards`, never changed."""

    __slots__ = (
        "berry",
        "box",
        "colour",
        "copies",
        "effect",
        "free_with",
        "id",
        "is_construction",
        "is_open",
        "is_permanent",
        "is_unique",
        "link",
        "open_reward",
        "pebble",
        "points",
        "resin",
        "rule",
        "takes_space",
        "total",
        "twig",
    )

    def __init__(
        self,
        id: str,
        rule: str,
        colour: int,
        kind: int,
        unique: bool,
        price: tuple[int, int, int, int],
        points: int,
        copies: int,
        effect: Effect = NO_EFFECT,
        free_with: tuple[str, ...] = (),
        link: int = LINK_NONE,
        box: int = BASE,
        open_reward: int = 0,
        permanent: bool = False,
        takes_space: bool = True,
    ) -> None:
        self.id = id
        self.rule = rule
        self.colour = colour
        self.is_construction = kind == CONSTRUCTION
        self.is_unique = unique
        self.twig, self.resin, self.pebble, self.berry = price
        #: How many resources it costs in all.
        self.total: int = sum(price)
        self.points = points
        self.copies = copies
        self.effect = effect
        #: A Critter: the Constructions whose occupied token plays it free (EV-076).
        self.free_with = free_with
        #: A Newleaf card: which cards a golden token links it with.
        self.link = link
        self.box = box
        #: Point tokens for its owner when an opponent visits it; 0 for a card that opponents may not visit (EV-049).
        self.open_reward = open_reward
        self.is_open = open_reward > 0
        #: A worker placed here never comes back.
        self.is_permanent = permanent
        self.takes_space = takes_space

    def price_of(self, resource: int) -> int:
        if resource == 0:
            return self.twig
        if resource == 1:
            return self.resin
        return self.pebble if resource == 2 else self.berry
