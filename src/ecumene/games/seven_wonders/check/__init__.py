"""How this game reads a case from outside: `given` lays out a real table, `then` asks what comes of it."""

from __future__ import annotations

from typing import Any

from ecumene.cases import GivenThenCases
from ecumene.core.refusal import BadInput
from ecumene.games.seven_wonders.check.answers import answer_to
from ecumene.games.seven_wonders.check.deeds import Deeds
from ecumene.games.seven_wonders.check.given import Given
from ecumene.games.seven_wonders.check.position import Position


class SevenWondersCases(GivenThenCases):
    def answer(self, given: dict[str, Any], then: dict[str, Any], title: str) -> dict[str, Any]:
        return answer(given, then, title)


def answer(given: dict[str, Any], then: dict[str, Any], title: str) -> dict[str, Any]:
    """What the game says to every field under `then`; BadInput for a case that it does not understand.

    Where several answers are right (an order that says nothing, one of several cheapest purchases), it is the
    expected one if that is among them.
    """
    players = given.get("players")
    if isinstance(players, list):
        # One table after the other.
        tables = [answer({**given, "players": count}, dict.fromkeys(then), title) for count in players]
        return {field: [table[field] for table in tables] for field in then}
    fields = Given(given)
    deeds = Deeds(Position(fields, title))
    found = {field: answer_to(deeds, field, expected) for field, expected in then.items()}
    for field in fields.unread():
        raise BadInput("case-field", {"field": f"given.{field}"})
    return found
