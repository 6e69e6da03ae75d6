"""What is owed and what things are: prices, incomes and points told are those that the rules charge and pay."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.ledger import LANGUAGES, Ledger
from ecumene.games.terra_mystica import faction_text, house_values
from ecumene.games.terra_mystica.explain import KINDS
from ecumene.games.terra_mystica.face import FACE
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.moves import SPECIALS
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    BUILDINGS,
    CULTS,
    FAVOUR_TILES,
    POWER_ACTIONS,
    TOWN_TILES,
)
from ecumene.text import Words
from tests.rules.terra_mystica.afloat import range_at, sea
from tests.rules.terra_mystica.table import Table

PLAYERS = ["Ola", "Jan", "Ewa", "Max", "Iga"]
ENGLISH, POLISH = [Words(language, FACE.package, PLAYERS) for language in LANGUAGES]


def view(table: Table, seat: int | None = 0) -> TerraMystica:
    found = table.game.view(seat)
    assert isinstance(found, TerraMystica)
    return found


def explained(table: Table, thing: str, seat: int | None = 0, words: Words = ENGLISH) -> str:
    found = FACE.explain(view(table, seat), thing, words)
    assert found is not None, thing
    return " ".join([found.title, *found.lines])


def asked(table: Table, seat: int = 0, words: Words = ENGLISH) -> tuple[str, str]:
    return FACE.owed(view(table, seat), seat, words)


# What is owed


def test_who_acts_is_told_to_all() -> None:
    table = Table("witches", "nomads", scoring="3").put(0, "dwelling", "D1")
    assert asked(table) == (
        "Your turn: choose an action",
        "One action or a pass. Converting and burning are free. A dwelling costs 1 worker, 2 coins.",
    )
    assert asked(table, 1) == ("Ola chooses an action", "This round: 2 points per dwelling.")
    assert asked(table, -1, POLISH) == ("Ola wybiera akcję", "W tej rundzie 2 PZ za Osadę.")


def test_an_offer_of_power_tells_what_it_gives_and_costs() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "D1").put(1, "stronghold", "D2").bowls(1, 12, 0, 0)
    table.play("upgrade D1 trading-post")
    assert asked(table, 1) == (
        "Accept the power offered, or decline",
        "Ola built beside you: 3 power for 2 points.",
    )
    assert asked(table, 1, POLISH)[1] == "Ola buduje obok ciebie: 3 Mocy, płacisz 2 PZ."
    assert "Power offered, not answered yet: 3, by Ola." in explained(table, "seat-1")
    # No more than the bowls hold and the points can pay.
    table.bowls(1, 0, 2, 10)
    assert asked(table, 1)[1] == "Ola built beside you: 2 power for 1 point."
    table.bowls(1, 12, 0, 0).points(1, 0)
    assert asked(table, 1)[1] == "Ola built beside you: 1 power for nothing."


def test_open_choices_are_listed() -> None:
    table = Table("witches", "nomads").put(0, "trading-post", "E2")
    table.play("upgrade E2 temple")
    assert asked(table)[1] == "Still to choose: 1 favour tile."
    assert asked(table, 0, POLISH)[1] == "Do wyboru: 1 żeton Łaski."
    table.play("take favour-7")
    assert asked(table)[1].startswith("Nothing is left to choose.")
    spades = Table("witches", "nomads").put(0, "dwelling", "D1").bowls(0, 0, 0, 12)
    spades.play("power spades")
    assert asked(spades)[1] == "If you like: 2 free spades; a dwelling (1 worker, 2 coins)."
    darklings = Table("darklings", "nomads").put(0, "trading-post", "E1")
    darklings.play("upgrade E1 stronghold")
    assert asked(darklings, 0, POLISH)[1] == "Jeśli chcesz: zamiana najwyżej 3 Robotników na Kapłanów."


def test_a_voyage_tells_what_comes_next() -> None:
    table = sea("witches", "nomads", shipping=1).put(0, "dwelling", "C4").put(1, "dwelling", "B4").ships(0, "r10")
    table.play("special move")
    assert asked(table)[1] == "If you like: move the ships further."
    table.play("sail r10 B4", "done")
    assert asked(table)[1] == "Still to choose: 1 trade."


def test_the_end_names_the_winners() -> None:
    table = Table("witches", "nomads", round=6).points(0, 30).points(1, 10)
    table.pass_all()
    assert table.game.is_over
    assert asked(table)[0].startswith("Ola wins with ")
    assert asked(table, 0, POLISH)[0].startswith("Wygrywa Ola: ")
    assert FACE.progress(view(table), ENGLISH) == "game over"


def test_progress_tells_round_and_phase() -> None:
    assert FACE.progress(view(Table("witches", "nomads", round=3)), ENGLISH) == "round 3 of 6, actions"
    assert FACE.progress(view(Table("witches", "nomads", round=3)), POLISH) == "runda 3 z 6, akcje"
    game = ecumene.new("terra-mystica", 2, 1)
    assert isinstance(game, TerraMystica)
    assert FACE.progress(game, ENGLISH) == "set-up"


def test_kinds_of_moves_and_what_they_lack_have_texts() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "D1")
    assert FACE.kinds(view(table), 0) == KINDS
    assert FACE.kinds(view(table), 1) == {}
    for words in (ENGLISH, POLISH):
        for kind, reasons in KINDS.items():
            assert words.has(f"verb-{kind}")
            assert all(words.has(f"refusal-{reason}") for reason in reasons)


# Prices and incomes


def test_cells_tell_the_readers_own_prices() -> None:
    table = Table("witches", "darklings").put(0, "dwelling", "D1").put(1, "dwelling", "E5")
    assert "To make it your home terrain: 1 spade (3 workers). A dwelling costs 1 worker, 2 coins more." in explained(
        table, "cell-D2"
    )
    assert "It is in your reach." in explained(table, "cell-D2")
    assert "1 spade (1 priest)" in explained(table, "cell-E4", 1)
    assert "out of your reach" in explained(table, "cell-G7")
    assert "spade" not in explained(table, "cell-D2", None)
    table.mats[0].exchange = 2
    assert "1 spade (1 worker)" in explained(table, "cell-D2")
    price = table.mats[0].workers
    table.forget().play("dig 1 build D2")
    assert price - table.mats[0].workers == 1 + 1


def test_buildings_tell_what_they_become_for_how_much() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "D1").put(1, "dwelling", "G7")
    assert "Upgrade to a trading post: 2 workers, 6 coins." in explained(table, "cell-D1")
    table.put(1, "dwelling", "D2")
    assert "Upgrade to a trading post: 2 workers, 3 coins." in explained(table, "cell-D1")
    assert "Upgrade" not in explained(table, "cell-D1", 1)
    assert explained(table, "cell-D1", 1, POLISH) == "D1, Lasy Ola: Osada, wartość Mocy 1."
    coins = table.mats[0].coins
    table.play("upgrade D1 trading-post")
    assert coins - table.mats[0].coins == 3


def test_power_actions_cost_yetis_less_and_say_whether_they_are_open() -> None:
    table = Table("yetis", "nomads")
    assert "Spend 3 power: gain 7 coins. One player may use it" in explained(table, "power-coins")
    assert "Spend 4 power" in explained(table, "power-coins", 1)
    assert "Spend 4 power" in explained(table, "power-coins", None)
    table.bowls(0, 0, 0, 12).play("power coins")
    assert "It is open again in the next one." in explained(table, "power-coins")
    last = Table("yetis", "nomads", round=6).bowls(0, 0, 0, 12)
    last.play("power coins")
    assert "again" not in explained(last, "power-coins")
    assert FACE.explain(view(last), "power-ship", ENGLISH) is None


def test_tracks_tell_the_next_step_as_it_is_paid() -> None:
    table = Table("witches", "halflings")
    assert "The next step: 4 coins, 1 priest, 2 points." in explained(table, "track-shipping")
    assert "2 workers, 5 coins, 1 priest, 6 points; a spade then costs 2 workers" in explained(table, "track-exchange")
    assert "2 workers, 1 coin, 1 priest" in explained(table, "track-exchange", 1)
    before = (table.mats[0].coins, table.mats[0].priests, table.mats[0].vp)
    table.play("advance shipping")
    after = (table.mats[0].coins, table.mats[0].priests, table.mats[0].vp)
    assert (before[0] - after[0], before[1] - after[1], after[2] - before[2]) == (4, 1, 2)
    assert "The next step: 4 coins, 1 priest, 3 points." in explained(table, "track-shipping")
    table.mats[0].shipping = 3
    assert "There is no further step." in explained(table, "track-shipping")
    flight = Table("fakirs", "witches")
    assert "reaches hexes up to 2 away. It costs 1 priest and gives 4 points." in explained(flight, "track-shipping")


def test_rows_tell_prices_values_and_incomes() -> None:
    table = Table("swarmlings", "yetis")
    assert explained(table, "row-dwelling").startswith(
        "Dwelling: 8 left It costs 2 workers, 3 coins. Its power value is 1. Income by the number on the map, "
        "from none on: 2 workers · 3 workers"
    )
    assert "3 workers, 4 coins next to a building of another player, otherwise 3 workers, 8 coins" in explained(
        table, "row-trading-post"
    )
    assert "Its power value is 4." in explained(table, "row-sanctuary", 1)
    assert "Action: a dwelling becomes" not in explained(table, "row-temple")
    assert "action: a dwelling becomes a trading post for free" in explained(table, "row-stronghold")


def test_factions_tell_what_they_can() -> None:
    table = Table("witches", "nomads")
    assert explained(table, "faction-darklings") == (
        "Darklings, swamp A spade costs 1 priest. 2 points per spade bought. "
        "Stronghold: income 2 power; once: up to 3 workers become priests."
    )
    assert "4 power tokens in bowl I" in " ".join(
        faction_text.stronghold(next(f for f in FACTIONS if f.id == "dragonlords"), 4, False, ENGLISH)
    )
    assert "Played by Ola." in explained(table, "faction-witches")
    assert "Shipyard: income 1 ship" in explained(sea("witches", "nomads"), "faction-cultists")
    polish = explained(table, "faction-dwarves", 0, POLISH)
    assert "Kopanie Tuneli ponad 1 polem za 2 Robotników: 4 PZ." in polish
    assert "tunel kosztuje tylko 1 Robotnika" in polish


# House values


def test_house_values_are_called_so_until_a_file_replaces_them(monkeypatch: pytest.MonkeyPatch) -> None:
    swarm = sea("swarmlings", "dwarves").put(0, "shipyard", "D2")
    for thing in ("row-shipyard", "special-ship", "faction-swarmlings"):
        assert "house value" in explained(swarm, thing)
        assert "umowna" in explained(swarm, thing, 0, POLISH)
    assert "house value" not in explained(swarm, "row-shipyard", 1)
    monkeypatch.setitem(house_values.REPLACED, "swarmlings-ship", [2, 2])
    assert "house value" not in explained(swarm, "row-shipyard")
    dwarves = range_at(sea("dwarves", "witches"), 3)
    assert "Range tile: position 3" in explained(dwarves, "track-shipping")
    assert "beyond position 2 is partly a house value" in explained(dwarves, "track-shipping")
    assert "częściowo umowne" in explained(dwarves, "track-shipping", 0, POLISH)
    monkeypatch.setitem(house_values.REPLACED, "merchant-movement", [1, 2, 3, 4, 5])
    assert "house value" not in explained(dwarves, "track-shipping")


# All things


def things(table: Table) -> list[str]:
    merchants = table.game.merchants
    found = [f"bonus-{tile.id}" for tile in BONUS_TILES] + [f"favour-{tile.id}" for tile in FAVOUR_TILES]
    found += [f"town-{tile.id}" for tile in TOWN_TILES] + [f"faction-{faction.id}" for faction in FACTIONS]
    found += [f"power-{action.id}" for action in POWER_ACTIONS if merchants or action.box != "merchants"]
    found += [f"special-{name}" for name in SPECIALS] + [f"cult-{cult}" for cult in CULTS]
    found += [f"terrain-{terrain}" for terrain in TERRAINS] + [f"row-{building}" for building in BUILDINGS]
    found += [f"round-{number}" for number in range(1, 7)] + ["final", "convert", "income", "bridges"]
    found += [
        "track-shipping",
        "track-exchange",
        "bowl-1",
        "bowl-2",
        "bowl-3",
        "seat-0",
        "seat-1",
        "cell-E5",
        "cell-r14",
    ]
    return found + (["ships", "markers", "trade-card"] if merchants else [])


@pytest.mark.parametrize("faction", [faction.id for faction in FACTIONS])
@pytest.mark.parametrize("merchants", [False, True])
def test_every_thing_is_explained_to_everybody(faction: str, merchants: bool) -> None:
    other = "witches" if faction not in ("witches", "auren") else "nomads"
    table = Table(faction, other, merchants=merchants).put(0, "stronghold", "E5").put(1, "dwelling", "D1")
    rules = set(Ledger.load(FACE.package, "en").rules)
    for seat in (0, 1, None):
        for words in (ENGLISH, POLISH):
            for thing in things(table):
                found = FACE.explain(view(table, seat), thing, words)
                assert found is not None, thing
                assert found.title
                assert found.lines
                assert all(line.endswith((".", "”.")) and "{" not in line for line in found.lines), found.lines
                assert set(found.rules) <= rules


@pytest.mark.parametrize(
    "thing",
    [
        "cell-Z9", "site-A1-A2", "site-A1", "bonus-0", "favour-x", "town-9", "faction-none", "power-none",
        "special-none", "cult-none", "terrain-river", "row-none", "round-7", "final-x", "bowl-4", "seat-2", "seat-x",
        "track-none", "trade-card", "ships", "markers", "none",
    ],
)  # fmt: skip
def test_what_is_not_there_is_not_explained(thing: str) -> None:
    table = Table("witches", "nomads")
    assert FACE.explain(view(table), thing, ENGLISH) is None


def test_bridges_and_sites() -> None:
    table = Table("engineers", "nomads").put(0, "dwelling", "C2").bridge(0, "C2-E5")
    assert explained(table, "site-C2-E5").startswith("Bridge C2–E5, Ola")
    assert explained(table, "site-C2-D3", 0, POLISH).startswith("Przeprawa C2–D3")


def test_a_seat_has_the_colour_of_its_home_terrain() -> None:
    table = Table("witches", "dragonlords", "shapeshifters", terrains={"shapeshifters": "desert"})
    assert [FACE.badge(view(table), seat) for seat in range(3)] == ["green", "orange", "yellow"]
    game = ecumene.new("terra-mystica", 2, 1)
    assert isinstance(game, TerraMystica)
    assert FACE.badge(game, 0) == ""
