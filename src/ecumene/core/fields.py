"""The attributes of a state are written once, in `__slots__`: pickling and the laws read them there."""

from __future__ import annotations

from typing import Any


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of all attributes of a class and of those above it, in alphabetical order."""
    names: set[str] = set()
    for each in kind.__mro__:
        names.update(each.__dict__.get("__slots__", ()))
        # What a compiled class has is listed by the compiler.
        names.update(each.__dict__.get("__mypyc_attrs__", ()))
    return tuple(sorted(names - {"__dict__"}))


def values_of(piece: object) -> dict[str, object]:
    """All that is pickled of a piece of a state, by name: what its class does not call UNPICKLED."""
    unpickled = getattr(piece, "UNPICKLED", ())
    return {name: getattr(piece, name) for name in fields_of(type(piece)) if name not in unpickled}


def revive_piece(kind: type[Any], values: dict[str, object]) -> object:
    """Put a pickled piece together again; pieces are made without arguments."""
    piece = kind()
    for name, value in values.items():
        setattr(piece, name, value)
    return piece
