"""Section 2: factions chosen in turn order, starting terrains; the Ice Maidens' tile and the Auren's key."""

from __future__ import annotations

import pytest

from ecumene.games.terra_mystica.game import TerraMystica
from tests.rules.terra_mystica.deals import NAMES, deal, not_dealt, offered, owed, refused, say, seated, until
from tests.rules.terra_mystica.table import Table, of_kind, told

TERRAINS = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")
#: By colour or board, as the ledger pairs them.
PAIRS = (
    ("nomads", "fakirs"),
    ("halflings", "cultists"),
    ("alchemists", "darklings"),
    ("mermaids", "swarmlings"),
    ("auren", "witches"),
    ("dwarves", "engineers"),
    ("giants", "chaos-magicians"),
    ("ice-maidens", "yetis"),
    ("dragonlords", "acolytes"),
    ("shapeshifters", "riverwalkers"),
)


def choosing(seats: int = 3, /, **options: object) -> TerraMystica:
    return deal(seats, 1, fire_and_ice=True, **options)


@pytest.mark.rule("TM-020")
def test_factions_are_chosen_in_turn_order() -> None:
    game = deal(4, 3)
    assert offered(game) == {f"faction {name}" for pair in PAIRS[:7] for name in pair}
    chosen = []
    for name in ("witches", "nomads", "giants", "mermaids"):
        chosen.append(game.to_move[0])
        say(game, f"faction {name}")
    assert chosen == game.order
    assert [game.cast(seat) for seat in game.order] == ["witches", "nomads", "giants", "mermaids"]


@pytest.mark.rule("TM-020")
def test_with_fire_and_ice_all_twenty_are_on_offer() -> None:
    assert offered(choosing()) == {f"faction {name}" for name in NAMES}


@pytest.mark.breach("TM-020")
@pytest.mark.parametrize("pair", PAIRS)
def test_no_two_factions_of_one_colour_or_board(pair: tuple[str, str]) -> None:
    for one, other in (pair, pair[::-1]):
        game = choosing()
        say(game, f"faction {one}")
        if pair in PAIRS[7:] and pair[0] != "dragonlords":
            say(game, "terrain plains")
        if owed(game) == "choose":
            say(game, "take favour-5")
        for name in (one, other):
            assert told(refused(game, f"faction {name}"), "TM-020", "faction-taken", {"faction": name})
        assert not_dealt(2, factions="fixed", seating=f"{one} {other}").reason == "terra-mystica-seating"


@pytest.mark.breach("TM-020")
def test_nobody_chooses_out_of_turn() -> None:
    game = choosing()
    for seat in game.order[1:]:
        assert told(refused(game, "faction witches", seat), "TM-059", "not-your-turn", {"turn": game.order[0]})


@pytest.mark.rule("TM-021")
@pytest.mark.parametrize("name", ["ice-maidens", "yetis"])
def test_an_ice_faction_chooses_its_starting_terrain_with_the_board(name: str) -> None:
    game = choosing()
    say(game, "faction witches", f"faction {name}")
    assert (owed(game), game.to_move) == ("choose-terrain", (game.order[1],))
    assert offered(game) == {f"terrain {terrain}" for terrain in TERRAINS if terrain != "forest"}
    say(game, "terrain lakes")
    until(game, "choose-faction")
    assert game.to_move == (game.order[2],)


@pytest.mark.breach("TM-021")
def test_an_ice_faction_may_not_start_from_a_colour_in_use_and_closes_its_own() -> None:
    game = choosing(4)
    say(game, "faction witches", "faction yetis")
    assert told(refused(game, "terrain forest"), "TM-021", "terrain-taken", {"terrain": "forest"})
    assert told(refused(game, "faction nomads"), "TM-021", "not-now", {"owed": "choose-terrain"})
    say(game, "terrain lakes")
    for name in ("mermaids", "swarmlings"):
        assert told(refused(game, f"faction {name}"), "TM-020", "faction-taken", {"faction": name})
    say(game, "faction shapeshifters")
    for terrain in ("forest", "lakes"):
        assert told(refused(game, f"terrain {terrain}"), "TM-022", "terrain-taken", {"terrain": terrain})


@pytest.mark.breach("TM-021", "TM-022")
@pytest.mark.parametrize(("name", "rule"), [("yetis", "TM-021"), ("shapeshifters", "TM-022")])
def test_nor_the_colour_of_a_faction_that_is_seated_after_it(name: str, rule: str) -> None:
    game = seated(name, "witches", "nomads")
    for terrain in ("forest", "desert"):
        assert told(refused(game, f"terrain {terrain}"), rule, "terrain-taken", {"terrain": terrain})
    assert offered(game) == {f"terrain {terrain}" for terrain in TERRAINS if terrain not in ("forest", "desert")}


@pytest.mark.rule("TM-022")
@pytest.mark.parametrize("name", ["shapeshifters", "riverwalkers"])
def test_a_variable_faction_chooses_its_home_with_the_board(name: str) -> None:
    game = choosing()
    say(game, "faction witches", f"faction {name}")
    assert (owed(game), game.to_move) == ("choose-terrain", (game.order[1],))
    assert offered(game) == {f"terrain {terrain}" for terrain in TERRAINS if terrain != "forest"}
    say(game, "terrain swamp")
    assert TERRAINS[game.mats[game.order[1]].terrain] == "swamp"


@pytest.mark.breach("TM-022")
def test_the_home_of_a_variable_faction_is_closed_to_all_others() -> None:
    game = choosing(4)
    say(game, "faction riverwalkers", "terrain swamp")
    for name in ("alchemists", "darklings"):
        assert told(refused(game, f"faction {name}"), "TM-020", "faction-taken", {"faction": name})
    say(game, "faction ice-maidens")
    assert told(refused(game, "terrain swamp"), "TM-021", "terrain-taken", {"terrain": "swamp"})


@pytest.mark.rule("TM-023")
@pytest.mark.parametrize("name", ["dragonlords", "acolytes"])
def test_a_volcano_faction_chooses_its_starting_terrain_last(name: str) -> None:
    game = choosing(4)
    say(game, f"faction {name}")
    assert (owed(game), game.to_move) == ("choose-faction", (game.order[1],))
    say(game, "faction witches", "faction yetis", "terrain lakes", "faction riverwalkers", "terrain swamp")
    assert (owed(game), game.to_move) == ("choose-terrain", (game.order[0],))
    assert offered(game) == {"terrain desert", "terrain plains", "terrain mountains", "terrain wasteland"}
    say(game, "terrain plains")
    assert owed(game) == "place-dwelling"


@pytest.mark.breach("TM-023")
def test_it_may_not_start_from_a_terrain_that_somebody_uses() -> None:
    game = choosing(4)
    say(game, "faction acolytes", "faction witches", "faction yetis", "terrain lakes")
    say(game, "faction riverwalkers", "terrain swamp")
    for terrain in ("forest", "lakes", "swamp"):
        assert told(refused(game, f"terrain {terrain}"), "TM-023", "terrain-taken", {"terrain": terrain})


@pytest.mark.breach("TM-023")
def test_before_its_choice_it_closes_no_colour() -> None:
    game = choosing(2)
    say(game, "faction dragonlords")
    assert {f"faction {name}" for pair in PAIRS[:7] for name in pair} <= offered(game)


# The Ice Maidens' tile


@pytest.mark.rule("TM-042")
@pytest.mark.parametrize(
    ("tile", "cults", "bowls"),
    [
        ("4", [0, 1, 0, 4], (5, 7)),
        ("2", [0, 4, 0, 1], (5, 7)),
        ("6", [0, 3, 0, 1], (5, 7)),
        ("5", [2, 1, 0, 1], (6, 6)),
    ],
)
def test_ice_maidens_take_a_favour_tile_with_the_faction(tile: str, cults: list[int], bowls: tuple[int, int]) -> None:
    game = choosing()
    say(game, "faction ice-maidens", "terrain lakes")
    assert offered(game) == {f"take favour-{number}" for number in range(1, 13)}
    say(game, f"take favour-{tile}")
    mat = game.mats[game.order[0]]
    assert mat.cults == cults
    assert (mat.bowls.one, mat.bowls.two, mat.bowls.three) == (*bowls, 0)
    assert (owed(game), game.to_move) == ("choose-faction", (game.order[1],))


@pytest.mark.breach("TM-042")
def test_they_must_take_one_and_only_one_and_nobody_else_does() -> None:
    game = choosing()
    say(game, "faction ice-maidens", "terrain lakes")
    assert told(refused(game, "decline"), "TM-422", "choice-open")
    assert told(refused(game, "faction witches", game.order[1]), "TM-059", "not-your-turn")
    say(game, "take favour-4")
    assert told(refused(game, "take favour-3"), "TM-020", "not-now", {"owed": "choose-faction"})
    events = say(game, "faction witches", "faction dwarves")
    until(game, "take-action")
    assert [mat.favours.bit_count() for mat in [game.mats[seat] for seat in game.order]] == [1, 0, 0]
    assert of_kind(events, "favour-taken") == []


@pytest.mark.rule("TM-283")
@pytest.mark.parametrize(
    ("reward", "shipping", "workers", "coins", "cults"),
    [
        ("reward shipping", 1, 4, 15, [1, 1, 0, 1]),
        ("reward step earth", 0, 3, 19, [1, 1, 1, 1]),
        ("reward priest fire 3", 0, 3, 19, [4, 1, 0, 1]),
    ],
)
def test_their_first_tile_may_be_one_of_merchants(
    reward: str, shipping: int, workers: int, coins: int, cults: list[int]
) -> None:
    game = choosing(merchants=True)
    say(game, "faction ice-maidens", "terrain lakes")
    assert {f"take favour-m{number}" for number in range(1, 5)} <= offered(game)
    say(game, "take favour-m1")
    assert game.to_move == (game.order[0],)
    say(game, reward)
    mat = game.mats[game.order[0]]
    assert (mat.shipping, mat.workers, mat.coins, mat.cults) == (shipping, workers, coins, cults)
    assert owed(game) == "choose-faction"


@pytest.mark.breach("TM-283")
def test_its_effect_cannot_wait_and_without_merchants_there_is_no_such_tile() -> None:
    game = choosing(merchants=True)
    say(game, "faction ice-maidens", "terrain lakes", "take favour-m1")
    assert told(refused(game, "decline"), "TM-422", "choice-open")
    assert told(refused(game, "faction witches", game.order[1]), "TM-059", "not-your-turn")
    assert all(move.startswith("reward") for move in offered(game))
    plain = choosing()
    say(plain, "faction ice-maidens", "terrain lakes")
    assert told(refused(plain, "take favour-m1"), "TM-011", "no-tile-left")


# The Auren's key


@pytest.mark.rule("TM-043")
def test_with_merchants_auren_reach_space_10_without_a_town() -> None:
    game = seated("auren", "nomads", merchants=True)
    assert game.mats[0].keys == 1
    table = Table("auren", "nomads", merchants=True).put(0, "dwelling", "C3")
    assert table.mats[0].keys == 1
    table.cult(0, fire=8, keys=table.mats[0].keys)
    table.play("send priest fire 2")
    assert (table.mats[0].cults[0], table.mats[0].keys) == (10, 0)


@pytest.mark.breach("TM-043")
def test_one_key_is_for_one_cult_and_nobody_else_has_one() -> None:
    for merchants in (False, True):
        game = seated("auren", "nomads", "mermaids", "darklings", "giants", merchants=merchants)
        assert [mat.keys for mat in game.mats] == [int(merchants), 0, 0, 0, 0]
    table = Table("auren", "nomads", merchants=True).put(0, "dwelling", "C3").cult(0, fire=8, water=8, keys=1)
    table.play("send priest fire 2", "done", "pass bonus-8", "send priest water 3")
    assert table.mats[0].cults[:2] == [10, 9]
    assert told(table.refusal("key water"), "TM-422", "not-now")
