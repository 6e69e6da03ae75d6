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
    "architect": ("beaver", "plans"),
    "baker": ("badger", "chef"),
    "bard": ("squirrel", "lute"),
    "barge-toad": ("toad", "straw"),
    "chip-sweep": ("squirrel", "broom"),
    "chipsmith": ("hedgehog", "hammer"),
    "conductor": ("fox", "train"),
    "diplomat": ("bird", "top"),
    "doctor": ("owl", "cross"),
    "fool": ("toad", "fool"),
    "gardener": ("rabbit", "straw"),
    "historian": ("mole", "scroll"),
    "husband": ("mouse", "straw"),
    "innkeeper": ("badger", "cap"),
    "inventor": ("mole", "goggles"),
    "judge": ("owl", "wig"),
    "king": ("fox", "crown"),
    "lamplighter": ("bat", "lantern"),
    "magician": ("fox", "top"),
    "mayor": ("toad", "sash"),
    "miller": ("hedgehog", "sack"),
    "miner-mole": ("mole", "cap"),
    "monk": ("rabbit", "hood"),
    "peddler": ("raccoon", "bag"),
    "photographer": ("raccoon", "camera"),
    "poet": ("mouse", "beret"),
    "postal-pigeon": ("bird", "bag"),
    "queen": ("rabbit", "crown"),
    "ranger": ("fox", "feather"),
    "shepherd": ("hedgehog", "crook"),
    "shopkeeper": ("raccoon", "cap"),
    "teacher": ("squirrel", "glasses"),
    "undertaker": ("bat", "shovel"),
    "wanderer": ("hedgehog", "bag"),
    "wife": ("mouse", "bonnet"),
    "woodcarver": ("beaver", "saw"),
}
BUILDINGS: Final = {
    "air-balloon": "balloon",
    "bank": "bank",
    "castle": "castle",
    "cemetery": "cemetery",
    "chapel": "chapel",
    "city-hall": "cityhall",
    "clock-tower": "clock",
    "courthouse": "court",
    "crane": "crane",
    "dungeon": "dungeon",
    "ever-tree": "evertree",
    "ever-wall": "wall",
    "fairgrounds": "fair",
    "farm": "barn",
    "freight-car": "freight",
    "general-store": "shop",
    "greenhouse": "glass",
    "hotel": "hotel",
    "inn": "inn",
    "library": "book",
    "locomotive": "train",
    "lookout": "lookout",
    "main-road": "road",
    "mine": "mine",
    "monastery": "cloister",
    "museum": "frame",
    "palace": "palace",
    "post-office": "post",
    "resin-refinery": "refinery",
    "ruins": "ruins",
    "school": "school",
    "storehouse": "store",
    "tea-house": "tea",
    "theater": "stage",
    "twig-barge": "barge",
    "university": "dome",
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
