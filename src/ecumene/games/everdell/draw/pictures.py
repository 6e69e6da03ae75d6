"""The picture on each card: a creature and what it wears, or a building."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.vocabulary import COLOURS

#: The frame of a picture.
WIDE: Final = 60.0
TALL: Final = 52.0

CREATURES: Final = {
    "architect": ("badger", "glasses"),
    "baker": ("badger", "chef"),
    "bard": ("squirrel", "cap"),
    "barge-toad": ("toad", "straw"),
    "chip-sweep": ("squirrel", ""),
    "chipsmith": ("hedgehog", "cap"),
    "conductor": ("fox", "cap"),
    "diplomat": ("bird", "top"),
    "doctor": ("bird", "glasses"),
    "fool": ("toad", "fool"),
    "gardener": ("rabbit", "straw"),
    "historian": ("mole", "glasses"),
    "husband": ("mouse", "straw"),
    "innkeeper": ("badger", "cap"),
    "inventor": ("mole", ""),
    "judge": ("bird", ""),
    "king": ("fox", "crown"),
    "lamplighter": ("bat", "cap"),
    "magician": ("fox", "top"),
    "mayor": ("toad", "top"),
    "miller": ("hedgehog", "chef"),
    "miner-mole": ("mole", "cap"),
    "monk": ("rabbit", ""),
    "peddler": ("toad", "bag"),
    "photographer": ("squirrel", "top"),
    "poet": ("mouse", "cap"),
    "postal-pigeon": ("bird", "bag"),
    "queen": ("rabbit", "crown"),
    "ranger": ("fox", "bag"),
    "shepherd": ("hedgehog", "straw"),
    "shopkeeper": ("squirrel", "straw"),
    "teacher": ("squirrel", "glasses"),
    "undertaker": ("bat", "top"),
    "wanderer": ("hedgehog", "bag"),
    "wife": ("mouse", ""),
    "woodcarver": ("badger", ""),
}
BUILDINGS: Final = {
    "air-balloon": "tent",
    "bank": "hall",
    "castle": "wall",
    "cemetery": "tree",
    "chapel": "clock",
    "city-hall": "hall",
    "clock-tower": "clock",
    "courthouse": "court",
    "crane": "crane",
    "dungeon": "dungeon",
    "ever-tree": "tree",
    "ever-wall": "wall",
    "fairgrounds": "tent",
    "farm": "barn",
    "freight-car": "train",
    "general-store": "shop",
    "greenhouse": "glass",
    "hotel": "hotel",
    "inn": "inn",
    "library": "book",
    "locomotive": "train",
    "lookout": "tree",
    "main-road": "road",
    "mine": "mine",
    "monastery": "hall",
    "museum": "frame",
    "palace": "wall",
    "post-office": "shop",
    "resin-refinery": "mine",
    "ruins": "wall",
    "school": "book",
    "storehouse": "barn",
    "tea-house": "inn",
    "theater": "tent",
    "twig-barge": "barge",
    "university": "hall",
}


def picture(design: int, x: float, y: float, width: float) -> str:
    """The picture of a card with its top left corner at (x, y), in the card's colour."""
    card = CARDS[design]
    family = f"f-{COLOURS[card.colour]}"
    tall = width * TALL / WIDE
    if card.id in BUILDINGS:
        return LOOK.use(f"h-{BUILDINGS[card.id]}", x, y, width, tall, family)
    creature, wears = CREATURES[card.id]
    drawn = LOOK.use(f"a-{creature}", x, y, width, tall, family)
    return drawn + (LOOK.use(f"w-{wears}", x, y, width, tall, family) if wears else "")
