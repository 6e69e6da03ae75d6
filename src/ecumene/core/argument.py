"""What a sentence is given. The type of a value says how it is shown, and nothing else does.

A plain number is a number and a plain string is shown as it is, whatever it says: people choose their own names. An id
that is to be shown by a message has one of the types below. Each is still a string or a number to all who compare,
store or print it.

Not compiled: the compiler cannot derive from `str` and `int`. In compiled code, a `Seat` that is put into a variable
declared as `int` becomes a plain number: make it where the arguments are written down.
"""

from __future__ import annotations

from typing import TypeAlias

Argument: TypeAlias = "int | str"
#: What an event, a refusal or a problem tells the sentence about it, by the names that the sentence uses.
Arguments: TypeAlias = "dict[str, int | str]"


class Name(str):
    """The id of a thing, shown by its message `name-<id>`, in the grammatical case that the sentence asks for."""

    __slots__ = ()


class Seat(int):
    """The number of a seat, shown as the name of whoever sits there; -1 is nobody."""

    __slots__ = ()


class StepName(str):
    """The name of a step, shown by its prompt `step-<name>`."""

    __slots__ = ()


class Counted(str):
    """Things and how many of each, `2 stone, 1 glass`, shown by their messages `count-<thing>`."""

    __slots__ = ()
