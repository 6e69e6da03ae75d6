"""What browsers send and hear, with its types: whatever does not fit is turned away with a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeVar

import msgspec

from ecumene.core.refusal import BadInput

Word = Annotated[str, msgspec.Meta(max_length=200)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
S = TypeVar("S", bound=msgspec.Struct)


class Query(msgspec.Struct, frozen=True):
    """What the reader has chosen so far, as the address says it. Nothing of it is kept anywhere else."""

    kind: Word = ""
    at: Word = ""
    move: Word = ""
    ply: Count | None = None
    asked: Word = ""
    log: bool = False
    narrow: bool = False
    #: Why what was chosen is not shown or was not played; it stays until the reader does something.
    said: Literal["stale", "dropped", ""] = ""
    #: The position that was seen before the connection was lost; then how many moves of others came after it.
    since: Count | None = None
    back: Count | None = None


class About(msgspec.Struct, frozen=True):
    """What a thing is; with `why`, why nothing can be done with it."""

    thing: Word = ""
    kind: Word = ""
    why: bool = False


class TakeDevice(msgspec.Struct, frozen=True):
    """Somebody takes the device."""

    seat: Count
    back: Word = ""


class TableAction(msgspec.Struct, frozen=True):
    """A move, an undo or an answer. `once` is the sender's own name for it: sent again, it has no effect."""

    seat: Count
    once: Annotated[str, msgspec.Meta(min_length=8, max_length=80)]
    move: Word = ""
    asked: Word = ""
    ply: int = -1
    agree: Literal["yes", "no", ""] = ""
    back: Word = ""
    #: The position that was seen before the connection was lost.
    since: Count | None = None


class Thinking(msgspec.Struct, frozen=True):
    """How far a bot has thought."""

    seat: int
    done: int
    total: int

    def dumps(self) -> str:
        return msgspec.json.encode(self).decode()


def read(given: Mapping[str, object], kind: type[S]) -> S:
    """A message from the fields of a form or an address."""
    try:
        return msgspec.convert({name: value for name, value in given.items() if value != ""}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput("request-shape", {"cause": str(error)}) from error
