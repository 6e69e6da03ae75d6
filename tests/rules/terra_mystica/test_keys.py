"""Section 9, TM-423: steps onto space 10 where keys are fewer."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.table import Table, told


def founding(keys: int, fire: int = 9, water: int = 9, earth: int = 0, air: int = 0) -> Table:
    """The dwelling on I2 founds a town; tile 5 gives a step on every cult and a key."""
    table = Table("witches", "nomads").put(1, "trading-post", "H1", "H2", "H3").ground("I2", "desert")
    table.cult(1, fire=fire, water=water, earth=earth, air=air, keys=keys)
    table.turn(1).play("build I2", "take town-5")
    return table


@pytest.mark.rule("TM-423")
@pytest.mark.parametrize("chosen", ["fire", "water", "earth"])
def test_with_fewer_keys_than_steps_onto_10_the_player_chooses_the_track(chosen: str) -> None:
    table = founding(0, earth=9, air=5)
    assert table.legal("key") == {"key fire", "key water", "key earth"}
    table.play(f"key {chosen}")
    on_top = {"fire": 0, "water": 1, "earth": 2}[chosen]
    assert table.mats[1].cults == [10 if cult == on_top else 9 for cult in range(3)] + [6]
    assert (table.mats[1].keys, table.legal("key")) == (0, set())


@pytest.mark.rule("TM-423")
def test_a_key_held_before_counts_as_well_as_the_one_gained_now() -> None:
    table = founding(1, earth=9)
    table.play("key earth", "key fire")
    assert table.mats[1].cults == [10, 9, 10, 1]
    enough = founding(1)
    # Two keys for two tracks: nothing to choose.
    assert enough.mats[1].cults == [10, 10, 1, 1]
    assert enough.legal("key") == set()


@pytest.mark.breach("TM-423")
def test_the_step_that_a_key_allows_is_not_optional() -> None:
    table = founding(0)
    assert told(table.refusal("done"), "TM-422", "choice-open")
    table.play("key fire", "done")
    assert table.mats[1].cults == [10, 9, 1, 1]
    single = founding(0, water=3)
    assert (single.mats[1].cults, single.mats[1].keys) == ([10, 4, 1, 1], 0)


@pytest.mark.breach("TM-423")
def test_a_key_opens_no_track_whose_marker_does_not_wait_or_whose_top_is_taken() -> None:
    table = founding(0, earth=9, air=4)
    assert told(table.refusal("key air"), "TM-423", "no-key-needed", {"cult": "cult-air"})
    table = Table("witches", "nomads").put(1, "trading-post", "H1", "H2", "H3").ground("I2", "desert")
    table.cult(1, fire=9, water=9, earth=9).cult(0, fire=10)
    table.turn(1).play("build I2", "take town-5")
    assert table.legal("key") == {"key water", "key earth"}
    assert told(table.refusal("key fire"), "TM-423", "no-key-needed")
