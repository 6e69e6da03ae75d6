"""What bots think things are worth: a table of data, made by hand and to be fitted by play.

Nothing in the rules depends on it. `evaluation` measures a position by features of these names; the sum of all features
times their weights is what the position is worth. A completed victory card is worth 100.
"""

from __future__ import annotations

from typing import Final

#: By feature, in the order in which `evaluation.features` lists them.
WEIGHTS: Final[dict[str, float]] = {
    # Victory: being a winner, cards completed, how near the others are, and what rivals have.
    "victory": 400.0,
    "cards": 100.0,
    "nearness": 140.0,
    "rival-cards": -60.0,
    # Growth
    "cities": 4.0,
    "mature-cities": 4.0,
    "tokens": 1.0,
    "reinforced": 0.35,
    "districts": 2.5,
    "forts": 18.0,
    # Wonders, and the cheapest one on offer by how much of its cost is at hand.
    "wonders": 9.0,
    "wonders-within-reach": 5.0,
    # What lies ready
    "resources": 1.4,
    "natural-wonders": 3.0,
    "trade": 0.7,
    "diplomacy": 1.6,
    # Technology: levels of the cards above I, and the way to the next level space.
    "levels": 3.0,
    "dial": 0.45,
    #: The focus bar's timing: high levels in high slots.
    "timing": 0.12,
    # Figures on their way, by what their goals are worth and how far they are.
    "caravans": 2.0,
    "armies": 10.0,
    #: Barbarians and rival armies next to own pieces.
    "threats": -0.6,
    #: What the open question is going to bring.
    "pending": 0.9,
}

#: What one answer of an open question may bring, before it is tried.
PROMISE: Final[dict[str, float]] = {
    "token": 1.1,
    "good": 2.6,
    "natural": 4.5,
    "new-state": 3.6,
    "new-rival": 3.2,
    "trade": 1.6,
    "walk": 0.2,
    "explore": 0.7,
    "city": 4.6,
    "wonder": 12.0,
    "district": 3.6,
    "token-to-district": 2.4,
    "march": 2.0,
}

#: By question that comes later: what it may bring.
EXPECTED: Final[dict[str, float]] = {
    "place-tokens": 2.0,
    "move-caravans": 1.5,
    "move-armies": 1.0,
    "build": 3.0,
    "grow": 3.0,
    "place-district": 3.0,
    "gain-card": 3.2,
    "one-more-token": 1.0,
    "use-theater": 1.0,
    "lay-explored-tile": 0.7,
    "resolve-again": 1.5,
    "resolve-another": 2.0,
    "take-state-card": 1.8,
    "take-pact": 1.5,
    "gain-resource": 1.3,
    "reinforce-or-attack": 1.5,
    "attack": 1.5,
    "raise-cards": 4.0,
    "explore-anywhere": 1.0,
    "token-on-tile": 1.0,
    "replace-city": 6.0,
}
