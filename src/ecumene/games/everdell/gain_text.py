"""Lists, amounts and gains in words, for texts and names that are made from rows.

`say` is whatever says a message by its id: `Words`, or the texts themselves while they make a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ecumene.games.everdell.vocabulary import RESOURCES, Gains

Say: TypeAlias = "Callable[..., str]"


def listed(parts: list[str], say: Say) -> str:
    """`2 twigs, 1 resin and 1 berry`."""
    return say("and-last", list=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)


def either(parts: list[str], say: Say) -> str:
    """`twig, resin or pebble`."""
    return say("or-last", list=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)


def amount(thing: str, number: int, say: Say) -> str:
    """So much of a resource, as the object of a verb."""
    return say("amount-acc", thing=thing, n=number)


def things(gains: Gains, say: Say, any: bool = True) -> list[str]:
    """What is gained but for cards, thing by thing, as the object of a verb; without resources of one's choice too."""
    parts = [
        amount(name, gains.resource(resource), say)
        for resource, name in enumerate(RESOURCES)
        if gains.resource(resource)
    ]
    if any and gains.any:
        parts.append(amount("any", gains.any, say))
    if gains.points:
        parts.append(amount("points", gains.points, say))
    return parts


def gaining(gains: Gains, say: Say) -> str:
    """What is done, with its verbs and in its order: `draw 2 cards and gain 1 resource of your choice`."""
    if not gains.cards:
        return say("gain-these", list=listed(things(gains, say), say))
    first = things(gains, say, any=False)
    parts = [say("gain-these", list=listed(first, say))] if first else []
    parts.append(say("draw-these", cards=gains.cards))
    if gains.any:
        parts.append(say("gain-these", list=amount("any", gains.any, say)))
    return listed(parts, say)


def gains_name(gains: Gains, say: Say) -> str:
    """The gains as a name: `2 twigs and 1 card`."""
    parts = [
        say(f"count-{name}", n=gains.resource(resource))
        for resource, name in enumerate(RESOURCES)
        if gains.resource(resource)
    ]
    if gains.any:
        parts.append(say("count-any", n=gains.any))
    if gains.points:
        parts.append(say("count-points", n=gains.points))
    if gains.cards:
        parts.append(say("count-cards", n=gains.cards))
    return listed(parts, say)
