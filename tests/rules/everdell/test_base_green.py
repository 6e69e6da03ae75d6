"""Section 12: green cards of the base game."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table


@pytest.mark.rule("EV-128")
def test_a_farm_brings_a_berry_when_it_is_played() -> None:
    table = Table().hand(0, "farm").stock(0, twig=2, resin=1)
    table.play("play farm")
    assert table.goods() == (0, 0, 0, 1)


@pytest.mark.breach("EV-128")
def test_a_farm_costs_two_twigs_and_a_resin() -> None:
    table = Table().hand(0, "farm").stock(0, twig=1, resin=5, berry=5)
    refusal = table.refusal("play farm")
    assert (refusal.rule, refusal.reason, refusal.needs["missing"]) == ("EV-075", "cannot-afford", 1)
