"""Questions that hardly ever come up: each is reached here by itself, and by random games that start rich."""

from collections import Counter

import pytest

import tests.second.civ_new_dawn as package
from tests.second.civ_new_dawn.field import at_slot, do, give_city, give_token, give_wonder, names, row, start, table
from tests.second.civ_new_dawn.grid import around
from tests.second.civ_new_dawn.pieces import named
from tests.second.civ_new_dawn.random_play import check_laws, play_game
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.rich_start import rich_game
from tests.second.civ_new_dawn.state import DONE, QUESTIONS, Pos, Refused, Table, push, settle, todo

HOME: Pos = (-4, 0)
RIVAL: Pos = (4, 0)
MID: Pos = (0, 0)


def caravan_beside_ben() -> Table:
    """The Dutch caravan stands next to Ben's capital, eight spaces from home."""
    t = table(("Netherlands", "France"))
    row(t, "Ann", "Irrigation", "Early Empire", "Astrology", "Pottery", "Masonry", "Cartography")
    t.seats["Ann"].figures["caravan-1"] = (3, 0)
    return t


def to_ben() -> Referee:
    """The caravan has come to Ben's capital and traded."""
    game = do(start(caravan_beside_ben()), "Ann", ("resolve", "Cartography"), ("move", "caravan-1"), ("step", RIVAL))
    return do(game, "Ann", ("trade", "Pottery"), ("trade", "Pottery"), DONE)


def test_cartography_builds_a_city_once_per_turn() -> None:
    game = to_ben()
    t = game.table
    assert game.asked == "cartography"
    assert ("city", (3, 0)) not in game.owing()["Ann"]
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("city", (0, 0)))
    assert refused.value.rule == "CV-025"
    do(game, "Ann", ("city", (2, 0)))
    assert t.spaces[2, 0].city == "Ann"
    assert "cartography" in t.did


def test_cartography_may_be_declined_and_needs_eight_spaces() -> None:
    game = do(to_ben(), "Ann", DONE)
    assert game.asked == "caravans"
    assert "cartography" not in game.table.did
    t = caravan_beside_ben()
    give_city(t, "Ben", (2, 0))
    game = do(start(t), "Ann", ("resolve", "Cartography"), ("move", "caravan-1"), ("step", (2, 0)))
    do(game, "Ann", ("trade", "Pottery"), ("trade", "Pottery"), DONE)
    assert game.asked == "caravans"


def radio(index: int = 5) -> Table:
    """America resolves Radio; Ben has a city within four spaces."""
    t = table(("America", "France"))
    cards = ["Irrigation", "Astrology", "Pottery", "Masonry", "Foreign Trade"]
    cards.insert(index, "Radio")
    row(t, "Ann", *cards)
    give_city(t, "Ben", MID)
    return t


def test_radio_must_replace_a_city() -> None:
    t = radio()
    give_wonder(t, MID, "Oracle")
    game = do(start(t), "Ann", ("resolve", "Radio"), DONE)
    assert game.owing()["Ann"] == [("replace", MID)]
    game.play("Ann", ("replace", MID))
    assert t.spaces[MID].city == "Ann"
    assert game.scores()["Ann"]["wonders"] == 1
    assert t.seats["Ben"].cities == 7


@pytest.mark.parametrize("hindrance", ["slot", "army", "no city", "pact", "capital"])
def test_radio_without_a_target(hindrance: str) -> None:
    t = radio(4 if hindrance == "slot" else 5)
    if hindrance == "army":
        t.seats["Ben"].figures["army-1"] = MID
    if hindrance == "no city":
        t.seats["Ann"].cities = 0
    if hindrance == "pact":
        t.seats["Ann"].cards = [("Ben", "Non-Aggression Pact")]
    if hindrance == "capital":
        t.spaces[MID].capital, t.spaces[RIVAL].capital = True, False
        t.spaces[RIVAL].city = None
    game = do(start(t), "Ann", ("resolve", "Radio"), DONE)
    assert game.owing().keys() == {"Ben"}
    assert t.spaces[MID].city == "Ben"


def test_radio_frees_a_conquered_city_state_from_its_holder() -> None:
    t = radio()
    t.spaces[MID].taken = "Geneva"
    named(t, "Ben", "Astrology").states.append("Geneva")
    do(start(t), "Ann", ("resolve", "Radio"), DONE, ("replace", MID))
    assert named(t, "Ann", "Astrology").states == ["Geneva"]
    assert not named(t, "Ben", "Astrology").states


def hoarder(tokens: int, district: bool = False) -> Table:
    """Ann is about to mark Hoarder without an unused control token."""
    t = table(victory=("Diplomatic", "Moneygrubber", "Explorer"))
    for pos in [(-4, at) for at in range(1, 1 + tokens)]:
        give_token(t, "Ann", pos)
    if district:
        t.spaces[-3, 0].control, t.spaces[-3, 0].district = "Ann", "Campus"
        t.seats["Ann"].districts.remove("Campus")
    t.seats["Ann"].control = 0
    t.supply["oil"] -= 5
    t.seats["Ann"].resources["oil"] = 5
    return t


def test_the_owner_chooses_the_token_for_a_mark() -> None:
    t = hoarder(3, district=True)
    game = start(t)
    assert game.asked == "mark"
    assert game.owing() == {"Ann": [("back", (-4, 1)), ("back", (-4, 2)), ("back", (-4, 3))]}
    assert "Hoarder" in t.seats["Ann"].marks.values()  # it counts at once
    game.play("Ann", ("back", (-4, 2)))
    assert t.spaces[-4, 2].control is None
    assert t.seats["Ann"].owed == 0
    assert t.seats["Ann"].control == 0


def test_a_mark_that_waits_for_a_token() -> None:
    t = hoarder(0, district=True)
    game = start(t)
    assert game.asked != "mark"
    assert "Hoarder" in t.seats["Ann"].marks.values()
    assert t.seats["Ann"].owed == 1
    t.seats["Ann"].control, t.spaces[-4, 1].control = 0, "Ann"
    t.barbarians["A"] = (-4, 2)
    push(t, todo("raid", "Ann", letter="A", way=6))
    settle(t)
    assert t.spaces[-4, 1].control is None
    assert t.seats["Ann"].owed == 0
    assert t.seats["Ann"].control == 0


def test_a_fort_mark_that_falls_pays_what_is_owed() -> None:
    t = hoarder(0)
    t.spaces[MID].terrain = "fort"
    give_city(t, "Ann", MID)
    start(t)
    assert t.seats["Ann"].owed == 2
    t.spaces[MID].city = None
    settle(t)
    assert t.seats["Ann"].owed == 1


def lower_card(places: list[Pos | str]) -> Table:
    """Great Library lets Ann take Foreign Trade instead of Capitalism."""
    t = table(("Rome", "France"))
    row(t, "Ann", "Irrigation", "Early Empire", "Astrology", "Pottery", "Masonry", "Capitalism")
    t.seats["Ann"].deck.append("Foreign Trade")
    give_wonder(t, HOME, "Great Library")
    t.seats["Ann"].figures.update({f"caravan-{at + 1}": place for at, place in enumerate(places)})
    push(t, todo("library", "Ann", host="Ben"))
    settle(t)
    return t


def test_surplus_figures_on_the_map_are_chosen() -> None:
    t = lower_card([(1, 0), (1, 1), (1, 2)])
    game = do(start(t), "Ann", ("card", "Foreign Trade"))
    assert game.asked == "surplus figure"
    assert game.owing()["Ann"] == [("remove", f"caravan-{number}") for number in (1, 2, 3)]
    do(game, "Ann", ("remove", "caravan-2"), ("remove", "caravan-1"))
    assert t.seats["Ann"].figures["caravan-3"] == (1, 2)
    assert game.asked != "surplus figure"


def test_surplus_figures_on_the_card_leave_first() -> None:
    t = lower_card(["card", (1, 1), "card"])
    do(start(t), "Ann", ("card", "Foreign Trade"))
    places = [t.seats["Ann"].figures[f"caravan-{number}"] for number in (1, 2, 3)]
    assert places == ["box", (1, 1), "box"]
    assert names(t, "Ann")[5] == "Foreign Trade"


def liberty(unused: int) -> Table:
    """Ann is about to replace Ben's city with Statue of Liberty; three of Ben's tokens stand around it."""
    t = table(("America", "France", "Egypt"))
    row(t, "Ann", "Irrigation", "Astrology", "Pottery", "Masonry", "Foreign Trade", "Radio")
    give_wonder(t, HOME, "Statue of Liberty")
    give_city(t, "Ben", MID)
    for pos in around(MID)[:2]:
        give_token(t, "Ben", pos, reinforced=True)
    give_token(t, "Cyd", around(MID)[2])
    give_token(t, "Ben", around(MID)[3])
    t.seats["Ben"].figures["army-1"] = around(MID)[3]
    t.seats["Ann"].control = unused
    return t


def test_statue_of_liberty_replaces_all_tokens_around() -> None:
    t = liberty(5)
    t.seats["Cyd"].cards = [("Ann", "Non-Aggression Pact")]
    game = do(start(t), "Ann", ("resolve", "Radio"), DONE, ("replace", MID))
    assert game.asked == "pact"
    assert game.owing().keys() == {"Cyd"}
    do(game, "Cyd", DONE)
    assert all(t.spaces[pos].control == "Ann" and not t.spaces[pos].reinforced for pos in around(MID)[:3])
    assert t.spaces[around(MID)[3]].control == "Ben"  # an army protects it
    assert t.spaces[MID].city == "Ann"
    assert t.seats["Ann"].control == 2


def test_statue_of_liberty_as_far_as_unused_tokens_reach() -> None:
    t = liberty(1)
    do(start(t), "Ann", ("resolve", "Radio"), DONE, ("replace", MID), ("replace", around(MID)[1]))
    assert [t.spaces[pos].control for pos in around(MID)[:3]] == ["Ben", "Ann", "Cyd"]
    assert t.spaces[MID].city == "Ann"


def test_statue_of_liberty_leaves_the_tokens_of_a_partner() -> None:
    t = liberty(5)
    t.seats["Ann"].cards = [("Cyd", "Non-Aggression Pact")]
    do(start(t), "Ann", ("resolve", "Radio"), DONE, ("replace", MID))
    assert [t.spaces[pos].control for pos in around(MID)[:3]] == ["Ann", "Ann", "Cyd"]


def test_mysticism_moves_the_replaced_token() -> None:
    t = table(("Aztec", "France"))
    give_token(t, "Ann", (-3, 0), reinforced=True)
    before = t.seats["Ann"].control
    at_slot(t, "Ann", "growth", 5)
    game = do(start(t), "Ann", ("resolve", "Mysticism"), ("district",), ("district", "Campus", (-3, 0)))
    assert game.asked == "mysticism"
    assert ("place", (-2, 0)) in game.owing()["Ann"]
    game.play("Ann", ("place", (-2, 0)))
    assert t.spaces[-2, 0].control == "Ann"
    assert not t.spaces[-2, 0].reinforced
    assert t.seats["Ann"].control == before


def test_the_interface_names_every_question() -> None:
    assert package.__doc__
    assert [kind for kind in QUESTIONS if kind not in package.__doc__] == []


RARE = {"mark", "radio", "library", "eiffel", "astronomy", "nuclear", "convert", "pact"}
"""What the rich games below come upon together."""


def test_rich_games_come_upon_rare_questions() -> None:
    asked: Counter[str] = Counter()
    for seed in range(16):
        players = ["Ann", "Ben", "Cyd", "Dan", "Eve"][: 2 + seed % 4]
        base = seed % 5 == 4
        automated = players[3:4] if seed % 2 else []
        options = {"base"} if base else set()
        game = Referee.new(players[:4] if base else players, options, seed, limit=10, automated=automated)
        rich_game(game, seed)
        check_laws(game.table)
        for name, number in play_game(game, seed, most=2500, every=5).items():
            asked[name.split(":")[0]] += number
        assert game.over
    assert set(asked) >= RARE
