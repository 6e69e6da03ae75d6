"""Leaders at hand: in the leader phase, or already played."""

from __future__ import annotations

from tests.rules.seven_wonders.table import Table

BARREN = ("chichen-itza-A", "chichen-itza-B")
HAND = "altar theater"


def court(leader: str, board: str = "giza-A", coins: int = 6) -> Table:
    """The leader phase: seat 0 holds this leader (or these), the others have one they will discard."""
    table = Table(board, *BARREN, leaders=True, coins=coins)
    return table.leaders(leader, "sappho", "zenobia")


def recruit(leader: str, board: str = "giza-A", coins: int = 6) -> Table:
    """The leader has been played."""
    table = court(leader, board, coins)
    table.turn(f"recruit {leader}", "discard sappho", "discard zenobia")
    return table


def with_leader(leader: str, *cards: str, board: str = "giza-A", coins: int = 0, **more: int) -> Table:
    """The leader and some cards stand in the city of seat 0."""
    table = Table(board, *BARREN, leaders=True, coins=coins, **more).build(0, leader, *cards)
    return table.hands(HAND, HAND, HAND)
