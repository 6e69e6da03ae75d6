"""Lists, capitals and full stops, for texts that are put together. `say` is whatever says a message by its id."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ecumene.core.argument import Name

Say: TypeAlias = "Callable[..., str]"


def listed(parts: list[str], say: Say) -> str:
    """`marble, oil and a capital`."""
    return say("and-last", list=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)


def named(thing: str, say: Say) -> str:
    """The name of a thing, as it stands in a list."""
    return say("just-name", thing=Name(thing))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def inside(text: str) -> str:
    """What follows a colon: without a capital and without a full stop at the end."""
    return (text[:1].lower() + text[1:]).removesuffix(".")


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return stopped(capital(text))


def stopped(text: str) -> str:
    """With a full stop: what begins with the name of a player keeps its letters."""
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."
