"""What bots think things are worth, in points: a table of data, made by hand and to be fitted by play.

Nothing in the rules depends on it. `evaluation` measures a position by features of these names; the sum of all features
times their weights is what the position is worth.
"""

from __future__ import annotations

from typing import Final

#: By feature, in the order in which `evaluation.features` lists them.
WEIGHTS: Final[dict[str, float]] = {
    #: The points as if the game ended now.
    "points": 1.0,
    # Resources, as far as there is time to spend them.
    "twigs": 0.40,
    "resin": 0.50,
    "pebbles": 0.65,
    "berries": 0.50,
    #: Resources lying on one's own cards.
    "stored": 0.35,
    # Workers at home, and the visits of seasons to come.
    "workers": 1.5,
    "visits-to-come": 1.5,
    #: What green cards will still bring in spring and autumn.
    "production": 0.8,
    #: Blue cards that react to plays, by plays to be expected.
    "reactions": 0.5,
    #: Cards that make a play cheaper.
    "helpers": 1.0,
    #: Places for workers in the own city.
    "destinations": 0.5,
    # Cards in hand and in sight.
    "hand": 0.35,
    "payable": 0.35,
    #: Critters in sight that a Construction of the city would bring free.
    "free-critters": 0.4,
    # Events and visitors.
    "events-ready": 0.75,
    "events-near": 0.35,
    "visitors-near": 0.4,
    #: Spaces of the city taken, the more the fuller it is.
    "crowding": -1.0,
    # Newleaf.
    "golden-tokens": 0.7,
    "tickets": 0.8,
    "reservation": 0.3,
    "archive": 0.5,
    "snails": 0.15,
    #: What the open question is going to bring.
    "pending": 0.9,
    #: Rugwort's points, in solo.
    "rugwort": -0.6,
}

#: A card in the city for the rest of the game, beside its printed points: by design, for one season and production.
REACTION: Final[dict[str, float]] = {
    "historian": 0.35,
    "museum": 0.6,
    "shopkeeper": 0.3,
    "courthouse": 0.3,
    "city-hall": 0.6,
    "diplomat": 0.6,
}
HELPER: Final[dict[str, float]] = {
    "crane": 1.3,
    "innkeeper": 1.0,
    "inventor": 1.4,
    "judge": 0.9,
    "dungeon": 1.6,
}
DESTINATION: Final[dict[str, float]] = {
    "cemetery": 1.2,
    "chapel": 1.0,
    "inn": 0.9,
    "lookout": 0.6,
    "monastery": 1.6,
    "post-office": 0.6,
    "queen": 1.4,
    "university": 0.8,
    "chipsmith": 0.9,
    "conductor": 0.6,
    "hotel": 1.0,
    "locomotive": 0.9,
}
#: What a production of the card brings, in points.
PRODUCTION: Final[dict[str, float]] = {
    "barge-toad": 0.7,
    "chip-sweep": 0.8,
    "doctor": 0.9,
    "fairgrounds": 0.8,
    "farm": 0.5,
    "general-store": 0.7,
    "husband": 0.4,
    "mine": 0.7,
    "miner-mole": 0.7,
    "monk": 0.9,
    "peddler": 0.3,
    "resin-refinery": 0.5,
    "storehouse": 0.9,
    "teacher": 0.4,
    "twig-barge": 0.8,
    "woodcarver": 1.1,
    "bank": 1.2,
    "freight-car": 0.9,
    "greenhouse": 0.7,
    "lamplighter": 0.8,
    "magician": 0.3,
    "mayor": 2.0,
    "miller": 1.2,
    "tea-house": 0.6,
}
