"""Arguments of sentences: values with a type that tells how they are shown, and plain values to everybody else."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from ecumene.core.argument import Argument, Counted, Name, Seat, StepName
from ecumene.core.event import Event
from ecumene.core.refusal import Refusal

TYPED: list[tuple[Argument, Argument]] = [
    (Name("desert"), "desert"),
    (Seat(2), 2),
    (StepName("choose-town-tile"), "choose-town-tile"),
    (Counted("2 stone, 1 glass"), "2 stone, 1 glass"),
]


@pytest.mark.parametrize(("typed", "plain"), TYPED)
def test_a_typed_value_is_equal_to_the_plain_one_and_printed_like_it(typed: Argument, plain: Argument) -> None:
    assert typed == plain
    assert hash(typed) == hash(plain)
    assert (repr(typed), str(typed), json.dumps([typed])) == (repr(plain), str(plain), json.dumps([plain]))
    assert type(typed) is not type(plain)


@pytest.mark.parametrize(("typed", "plain"), TYPED)
def test_the_type_travels_with_the_value(typed: Argument, plain: Argument) -> None:
    """Bots think in other processes, and tables keep copies."""
    for value in (copy.copy(typed), copy.deepcopy(typed), pickle.loads(pickle.dumps(typed))):
        assert value == typed
        assert type(value) is type(typed)
    refusal = pickle.loads(pickle.dumps(Refusal("TN-001", "because", {"what": typed})))
    event = pickle.loads(pickle.dumps(Event("done", 0, "TN-001", {"what": typed})))
    assert type(refusal.needs["what"]) is type(event.data["what"]) is type(typed)
    assert repr(refusal) == repr(Refusal("TN-001", "because", {"what": plain}))
