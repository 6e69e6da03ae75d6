"""Section P: every stage of every board is built by a real move at the price of this house, not for one unit less."""

from __future__ import annotations

import pytest

from tests.rules.seven_wonders.works import Works, three

#: `2 raw_different` stands for two raw materials of different kinds.
COSTS: dict[str, list[str]] = {
    "angkor-wat-A": ["2 stone", "3 clay", "2 glass"],
    "angkor-wat-B": ["2 wood", "3 clay", "3 ore 1 papyrus"],
    "antiocheia-A": ["2 wood", "2 ore", "4 stone"],
    "antiocheia-B": ["2 clay", "3 ore 1 textile"],
    "atlantis-A": ["2 clay", "3 wood", "2 glass"],
    "atlantis-B": ["2 wood", "3 stone 1 textile", "3 ore", "2 glass 1 papyrus"],
    "babel-A": ["2 clay", "3 stone", "2 papyrus"],
    "babel-B": ["2 wood", "3 clay", "3 ore", "3 stone 1 papyrus"],
    "beiping-A": ["2 clay", "3 wood", "4 stone"],
    "beiping-B": ["1 wood 1 clay", "2 ore", "2 stone", "2 clay 1 glass", "2 ore 2 stone 1 papyrus"],
    "brigadoon-A": ["2 wood", "3 stone", "3 clay"],
    "brigadoon-B": ["2 stone", "2 wood 1 glass", "2 ore", "4 clay 1 textile"],
    "capua-A": ["2 clay", "3 stone", "4 ore"],
    "capua-B": ["2 wood", "3 clay", "3 ore 1 glass"],
    "caylus-A": [
        "2 raw_different",
        "1 textile 2 raw_different",
        "1 glass 2 raw_different",
        "1 textile 3 raw_different",
    ],
    "caylus-B": [
        "2 raw_different",
        "1 textile 2 raw_different",
        "1 glass 2 raw_different",
        "1 textile 3 raw_different",
    ],
    "chichen-itza-A": ["2 stone", "2 wood 1 clay", "3 stone 1 papyrus"],
    "chichen-itza-B": ["3 stone 2 wood 1 clay 1 papyrus"],
    "citadels-A": ["2 stone", "2 wood", "2 clay 1 textile", "2 ore 1 glass"],
    "citadels-B": ["2 wood", "2 stone", "2 ore 1 papyrus", "2 clay 1 glass"],
    "dominion-A": ["2 wood", "2 stone 1 clay", "3 clay 1 papyrus"],
    "dominion-B": ["1 clay", "2 stone", "2 ore 1 textile", "3 wood 1 glass 1 papyrus"],
    "el-dorado-A": ["2 wood", "2 stone 1 glass", "2 ore 1 papyrus"],
    "el-dorado-B": ["2 clay", "3 wood", "2 stone 1 glass 1 papyrus"],
    "helvetia-A": ["2 wood", "3 stone", "2 papyrus"],
    "helvetia-B": ["2 stone", "3 wood", "2 clay 1 glass", "2 ore 1 textile"],
    "ithake-A": ["2 stone", "2 clay 1 glass", "4 wood"],
    "ithake-B": ["2 clay", "3 wood 1 textile"],
    "lhasa-A": ["2 ore", "3 wood", "2 papyrus"],
    "lhasa-B": ["2 clay", "2 stone 1 glass", "1 glass 1 textile 1 papyrus"],
    "nomades-A": ["2 wood", "2 clay", "3 ore"],
    "nomades-B": ["2 stone", "3 wood"],
    "persepolis-A": ["2 stone", "2 wood 1 papyrus", "3 clay 1 textile"],
    "persepolis-B": ["2 clay", "2 ore 1 glass", "3 stone 1 textile"],
    "rlyeh-A": ["2 clay", "2 wood", "3 stone 2 glass"],
    "rlyeh-B": ["2 stone", "2 ore", "2 wood 1 clay", "2 stone 1 glass 1 papyrus"],
    "rapa-nui-A": ["2 stone", "2 wood", "2 papyrus"],
    "rapa-nui-B": ["2 clay", "3 stone", "1 glass 1 textile 1 papyrus"],
    "roll-through-the-ages-A": ["2 wood", "2 stone 1 clay", "3 clay 1 glass"],
    "roll-through-the-ages-B": ["2 wood", "3 clay", "2 stone 1 glass"],
    "sparta-A": ["2 clay", "3 stone", "3 ore 1 textile"],
    "sparta-B": ["2 wood", "2 ore 1 glass", "3 stone 1 textile"],
    "tartaros-A": ["", "", ""],
    "tartaros-B": ["", "", ""],
    "temporal-paradox-A": ["1 stone 1 wood"],
    "temporal-paradox-B": ["1 stone 1 wood"],
    "uruk-A": ["2 clay", "3 wood", "2 textile 1 stone"],
    "uruk-B": ["2 stone", "3 ore", "2 wood 1 glass 1 textile"],
    "venezia-A": ["2 clay", "3 wood", "2 textile"],
    "venezia-B": ["2 stone", "2 ore 1 glass", "3 clay 1 textile"],
    "yamato-A": ["2 stone", "2 ore", "4 wood"],
    "yamato-B": ["2 clay", "2 ore 1 glass", "3 wood 1 papyrus"],
}
STAGES = [(board, number) for board, costs in COSTS.items() for number in range(1, len(costs) + 1)]
RAW = ("ore", "clay", "stone", "wood")


def wanted(cost: str) -> dict[str, int]:
    """The units of a cost; different raw materials are taken from the end of the list."""
    words = cost.split()
    found = {kind: int(units) for units, kind in zip(words[::2], words[1::2], strict=True)}
    different = found.pop("raw_different", 0)
    return found | dict.fromkeys(RAW[:different], 1)


def site(board: str, number: int, found: dict[str, int]) -> Works:
    """Just before the stage, with these units and not a coin; nobody has anything to sell."""
    others = ("giza-A", "rhodos-A", "olympia-A")
    table = Works(board, *others, coins=0, cities=True, leaders=True, wonders="all").stages(0, number - 1)
    table.cities[0].production = 0
    table.make(0, " ".join(f"{units} {kind}" for kind, units in found.items()))
    for city in table.cities:
        city.for_sale = 0
    table.coins(0, 0).hands("theater pawnshop", *["baths pawnshop"] * 3)
    if table.step(0) == "any-time":
        table.play(0, "decline")
    return table


@pytest.mark.rule("SW-067")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_at_its_price(board: str, number: int) -> None:
    table = site(board, number, wanted(COSTS[board][number - 1]))
    assert f"stage theater {number}" in table.legal(0, "stage")
    table.turn(f"stage theater {number}", *["discard baths"] * 3)
    if board.startswith("temporal-paradox"):
        assert table.step(0) == "replace-wonder"
    else:
        assert (table.cities[0].stages >> number - 1 & 1, table.cities[0].stage_count()) == (1, number)


@pytest.mark.breach("SW-067")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_not_for_one_unit_less(board: str, number: int) -> None:
    found = wanted(COSTS[board][number - 1])
    for kind in found:
        table = site(board, number, {k: n - (k == kind) for k, n in found.items()})
        refusal = table.refusal(0, f"stage theater {number}")
        # With the bank of Brigadoon B the missing unit could be bought, for a coin that is not there.
        bank = board == "brigadoon-B" and number > 1
        assert (refusal.rule, refusal.reason) == (("SW-050", "coins") if bank else ("SW-067", "resources"))
        if not bank and "raw_different" not in COSTS[board][number - 1]:
            assert refusal.needs["missing"] == f"1 {kind}"


@pytest.mark.rule("SW-171")
def test_the_table_knows_all_stages() -> None:
    for board, costs in COSTS.items():
        assert len(costs) == len(three(board).cities[0].markers)
    assert len(COSTS) == 2 * (27 - 1)
