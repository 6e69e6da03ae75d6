"""The first table: a turn from the card to the reset."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.table import Table


@pytest.mark.rule("CV-042")
def test_a_resolved_card_goes_to_the_leftmost_slot() -> None:
    table = Table(2, "rome", "egypt")
    assert table.row(0) == ["irrigation", "astrology", "foreign-trade", "masonry", "early-empire", "pottery"]
    table.play("play culture", "token N17", "token N15")
    assert table.row(0)[0] == "early-empire"
    assert table.token("N17") == (0, False)
    assert table.asked == 1


@pytest.mark.breach("CV-058")
def test_a_token_on_terrain_above_the_slot_is_refused() -> None:
    table = Table(2, "rome", "egypt").slot(0, "culture", 2).terrain("mountains", "N17")
    table.play("play culture")
    refusal = table.refusal("token N17")
    assert (refusal.rule, refusal.needs["difficulty"]) == ("CV-058", 5)
