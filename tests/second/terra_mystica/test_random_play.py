"""Random games by the printed rules come to an end and break no law."""

import pytest

from tests.second.terra_mystica.random_play import play


@pytest.mark.parametrize(
    ("seed", "factions", "options"),
    [
        (1, ["acolytes", "shapeshifters"], ()),
        (2, ["riverwalkers", "icemaidens"], ("merchants", "variable-turn-order")),
        (3, ["dwarves", "giants"], ("merchants",)),
    ],
)
def test_a_random_game_comes_to_its_end(seed: int, factions: list[str], options: tuple[str, ...]) -> None:
    table = play(seed, factions, *options)
    assert table.round == 6
    assert not table.automatic
    assert all(seat.stock["W"] == seat.stock["P"] == seat.bowls[3] == 0 for seat in table.seats.values())
