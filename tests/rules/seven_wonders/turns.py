"""What the tests of a turn share: cities that lack nothing, and boards that bend the order of the steps."""

from __future__ import annotations

from ecumene.core.refusal import NOT_YOUR_TURN, Refusal
from ecumene.games.seven_wonders.goods import pack
from tests.rules.seven_wonders.table import Table

BARREN = ("chichen-itza-A", "chichen-itza-B")
HAND = "altar theater"
EVERYTHING = {"wood": 4, "stone": 4, "clay": 4, "ore": 4, "glass": 4, "textile": 4, "papyrus": 4}


def rich(table: Table, *seats: int) -> Table:
    """These seats make all they could need."""
    for seat in seats:
        table.cities[seat].production = pack(EVERYTHING)
    table.forget()
    return table


def out_of_turn(table: Table, seat: int, text: str) -> bool:
    refusal = table.refusal(seat, text)
    turn = table.game.to_move[0]
    assert refusal == Refusal("SW-018", "not-your-turn", {"seat": seat, "turn": turn}, NOT_YOUR_TURN)
    return True


def owed(table: Table) -> list[str]:
    return [table.step(seat) for seat in range(table.game.seats)]


def caylus(**more: int) -> Table:
    """Age II; Caylus may claim 2 coins for its two green cards."""
    table = Table("caylus-A", *BARREN, age=2, coins=0, **more).stages(0, 1).build(0, "apothecary", "scriptorium")
    return table.hands("brickyard foundry altar", HAND, HAND)


def uruk(first: str = "giza-A", *others: str, built: int = 0, coins: int = 0, **options: bool) -> Table:
    """Uruk B (seat 1) lets everybody play the last card of the Age."""
    turn = 6 if options.get("cities") else 5
    boards = (first, "uruk-B", *(others or BARREN[:1]))
    return Table(*boards, turn=turn, coins=coins, **options).stages(1, 3).stages(0, built)


def assassin(*boards: str, turn: int = 0, **options: int) -> Table:
    """Citadels A (seat 0) has just built the Assassin."""
    boards = boards or BARREN
    hands = [HAND] * (len(boards) + 1)
    table = rich(Table("citadels-A", *boards, turn=turn, **options).hands(*hands), 0)
    table.turn("stage altar 1", *["build altar"] * len(boards))
    return table
