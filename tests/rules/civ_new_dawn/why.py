"""Why a move is refused, and which slot a card was resolved with: short questions to a table."""

from __future__ import annotations

from tests.rules.civ_new_dawn.table import Table


def why(table: Table, text: str) -> tuple[str, str]:
    """The rule and the reason for which a move is refused."""
    refusal = table.refusal(text)
    return refusal.rule, refusal.reason


def slots_used(table: Table) -> list[tuple[str, int]]:
    """The cards resolved so far, each with the number of its slot."""
    return [(str(event.data["card"]), int(str(event.data["slot"]))) for event in table.told("resolved")]


def offered(table: Table, verb: str) -> set[str]:
    """What stands after that word in the moves on offer."""
    return {move.split(" ", 1)[1] for move in table.moves(verb)}
