"""Messages of browsers: what fits is read, the rest is turned away in words."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import BadInput
from ecumene.table.messages import About, Query, TableAction, Thinking, read


def test_an_address_is_read() -> None:
    asked = read({"kind": "build", "ply": "12", "log": "1", "move": ""}, Query)
    assert asked == Query(kind="build", ply=12, log=True)


def test_a_form_is_read() -> None:
    assert read({"seat": "2", "once": "abcdefgh", "agree": "yes"}, TableAction) == TableAction(
        2, "abcdefgh", agree="yes"
    )


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        ({"ply": "-1"}, Query),
        ({"ply": "x"}, Query),
        ({"at": "x" * 300}, Query),
        ({"why": "perhaps"}, About),
        ({"seat": "0"}, TableAction),
        ({"seat": "0", "once": "short"}, TableAction),
        ({"seat": "-1", "once": "abcdefgh"}, TableAction),
        ({"seat": "0", "once": "abcdefgh", "agree": "maybe"}, TableAction),
    ],
)
def test_what_does_not_fit_is_turned_away(given: dict[str, object], kind: type[Query | About | TableAction]) -> None:
    with pytest.raises(BadInput, match="request-shape"):
        read(given, kind)


def test_progress_is_json() -> None:
    assert Thinking(1, 20, 100).dumps() == '{"seat":1,"done":20,"total":100}'
