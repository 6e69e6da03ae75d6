"""Before round 1: draws, factions, the auction, starting terrains and the Ice Maidens' favour tile."""

import random
from collections.abc import Callable

import pytest

from tests.second.terra_mystica import draw
from tests.second.terra_mystica.game import decider
from tests.second.terra_mystica.positions import MERCHANTS_SCORING, SCORING, new_game, play, refused, start
from tests.second.terra_mystica.state import Refused

MERCHANTS = {"merchants"}


def rule_of(call: Callable[[], object]) -> str:
    """The id of the rule that a call breaks."""
    with pytest.raises(Refused) as caught:
        call()
    return caught.value.rule


def test_scoring_tiles_come_from_the_pool_with_spades_not_late() -> None:
    draw.check_scoring_tiles(set(), SCORING)
    assert rule_of(lambda: draw.check_scoring_tiles(set(), SCORING[:5])) == "TM-006"
    assert rule_of(lambda: draw.check_scoring_tiles(set(), [*SCORING[:5], "SCORE9"])) == "TM-006"
    draw.check_scoring_tiles({"temple-scoring-tile"}, [*SCORING[:5], "SCORE9"])
    assert rule_of(lambda: draw.check_scoring_tiles(set(), SCORING[2:] + SCORING[:2])) == "TM-007"
    assert rule_of(lambda: draw.check_scoring_tiles(MERCHANTS, SCORING)) == "TM-188"


def test_no_three_scoring_tiles_of_one_cult_in_the_first_five_rounds() -> None:
    draw.check_scoring_tiles(MERCHANTS, MERCHANTS_SCORING)
    three = ["SM1", "SM3", "SM10", "SM2", "SM4", "SM5"]
    assert rule_of(lambda: draw.check_scoring_tiles(MERCHANTS, three)) == "TM-188"
    draw.check_scoring_tiles(MERCHANTS, ["SM1", "SM3", "SM2", "SM4", "SM5", "SM10"])
    # The third of the cult is put aside, the next tile of the pile takes its place (TM-277).
    pile = [*three, "SM6", "SM7", "SM8", "SM9", "SM11", "SM12"]
    assert draw.draw_scoring_tiles(MERCHANTS, pile) == ["SM1", "SM3", "SM6", "SM2", "SM4", "SM5"]
    assert draw.draw_scoring_tiles(MERCHANTS, pile[5:] + pile[:5]) is not None
    assert draw.draw_scoring_tiles(MERCHANTS, [*three[1:], "SM1"]) is None


@pytest.mark.parametrize("options", [set(), {"temple-scoring-tile"}, MERCHANTS])
def test_every_pile_gives_a_legal_draw_or_is_shuffled_again(options: set[str]) -> None:
    chance = random.Random(1)
    drawn = 0
    for _ in range(200):
        pile = draw.scoring_pool(options)
        chance.shuffle(pile)
        tiles = draw.draw_scoring_tiles(options, pile)
        if tiles is not None:
            draw.check_scoring_tiles(options, tiles)
            drawn += 1
    assert drawn > 100


def test_bonus_tiles_are_players_and_three_of_the_pool() -> None:
    base = draw.bonus_pool(set())
    assert len(base) == 9
    assert len(draw.bonus_pool({"shipping-bonus"})) == 10
    draw.check_bonus_tiles(set(), 4, base[:7])
    assert rule_of(lambda: draw.check_bonus_tiles(set(), 3, base[:7])) == "TM-009"
    assert rule_of(lambda: draw.check_bonus_tiles(set(), 4, [*base[:6], "BON10"])) == "TM-009"
    assert "BON6" not in draw.bonus_pool(MERCHANTS)
    assert len(draw.bonus_pool(MERCHANTS)) == 12
    with_one_new = [*[tile for tile in base if tile != "BON6"][:6], "BONM3"]
    draw.check_bonus_tiles(MERCHANTS, 4, with_one_new)
    assert rule_of(lambda: draw.check_bonus_tiles({"merchants", "new-bonus-first"}, 4, with_one_new)) == "TM-187"
    assert rule_of(lambda: draw.check_bonus_tiles(MERCHANTS, 4, [*with_one_new[:6], "BON6"])) == "TM-186"


def test_the_final_tile_belongs_to_an_expansion_in_play() -> None:
    draw.check_final_tile(set(), None)
    draw.check_final_tile(MERCHANTS, "trade-markers")
    assert len(draw.final_pool({"merchants", "fire-and-ice"})) == 5
    assert rule_of(lambda: draw.check_final_tile({"fire-and-ice"}, "trade-markers")) == "TM-306"
    assert rule_of(lambda: draw.check_final_tile(MERCHANTS, "building-on-edge")) == "TM-306"


def test_the_game_is_for_two_to_five() -> None:
    assert rule_of(lambda: new_game(1)) == "TM-001"
    assert rule_of(lambda: draw.check_players(["a"] * 2)) == "TM-001"
    assert rule_of(lambda: draw.check_players(list("abcdef"))) == "TM-001"


def test_factions_of_one_colour_or_board_exclude_each_other() -> None:
    game = new_game(4)
    game.play("seat 1", ("faction", "witches"))
    assert refused(game, "seat 3", ("faction", "giants")) == "TM-059"
    assert refused(game, "seat 2", ("faction", "auren")) == "TM-020"
    game.play("seat 2", ("faction", "yetis"))
    # Terrain of an ice faction: at once, free, and closed from then on (TM-021).
    assert list(game.owing()) == ["yetis"]
    assert refused(game, "yetis", ("colour", "green")) == "TM-021"
    game.play("yetis", ("colour", "blue"))
    for closed in ("icemaidens", "mermaids", "auren"):
        assert refused(game, "seat 3", ("faction", closed)) == "TM-020"
    # A volcano faction waits until all have chosen (TM-023).
    game.play("seat 3", ("faction", "dragonlords"))
    assert list(game.owing()) == ["seat 4"]
    game.play("seat 4", ("faction", "giants"))
    free = {colour for _, colour in game.owing()["dragonlords"]}
    assert free == {"yellow", "brown", "black", "gray"}
    game.play("dragonlords", ("colour", "black"))
    assert game.table.phase == "dwellings"
    assert game.table.setup_queue[:4] == ["witches", "yetis", "dragonlords", "giants"]


def test_variable_factions_close_their_terrain_and_need_the_expansion() -> None:
    game = new_game(2)
    game.play("seat 1", ("faction", "riverwalkers"))
    game.play("riverwalkers", ("colour", "red"))
    assert refused(game, "seat 2", ("faction", "giants")) == "TM-020"
    game.table.options.discard("fire-and-ice")
    assert refused(game, "seat 2", ("faction", "yetis")) == "TM-359"


def test_the_ice_maidens_take_a_favour_tile_with_their_faction() -> None:
    game = new_game(2, "merchants")
    game.play("seat 1", ("faction", "icemaidens"))
    commands = game.owing()["icemaidens"]
    assert ("colour", "red") in commands
    assert ("favour", "FAVM1") in commands
    game.play("icemaidens", ("favour", "FAVM1"))
    assert ("reward", "priest", "water", 3) in game.owing()["icemaidens"]
    game.play("icemaidens", ("reward", "priest", "water", 3))
    game.play("icemaidens", ("colour", "red"))
    seat = game.table.seats["icemaidens"]
    assert (seat.cult["WATER"], seat.cult["FIRE"], seat.stock["C"], seat.bowls[2]) == (4, 1, 19, 7)
    assert list(game.owing()) == ["seat 2"]


def test_an_auction_goes_on_until_everybody_holds_a_faction() -> None:
    game = new_game(3, "merchants", auction=("giants", "yetis", "witches"))
    assert len(game.owing()["seat 1"]) == 3 * 41
    game.play("seat 1", ("bid", "witches", 4))
    assert refused(game, "seat 2", ("bid", "witches", 4)) == "TM-026"
    assert refused(game, "seat 2", ("bid", "witches", 41)) == "TM-398"
    assert refused(game, "seat 2", ("bid", "auren", 4)) == "TM-024"
    game.play("seat 2", ("bid", "witches", 40))
    game.play("seat 3", ("bid", "yetis", 0))
    assert refused(game, "seat 1", ("bid", "witches", 40)) == "TM-026"
    game.play("seat 1", ("bid", "yetis", 1))
    game.play("seat 3", ("bid", "giants", 0))
    # The order of drawing is the order of play (TM-027), the terrain is chosen now (TM-281).
    assert game.table.seating == ["giants", "yetis", "witches"]
    assert {name: seat.stock["VP"] for name, seat in game.table.seats.items()} == {
        "giants": 40,
        "yetis": 39,
        "witches": 0,
    }
    assert game.table.seats["yetis"].player == "seat 1"
    assert refused(game, "yetis", ("colour", "green")) == "TM-021"
    game.play("yetis", ("colour", "black"))
    assert decider(game.table) == "giants"


def test_tokens_of_an_auction_have_different_colours_and_boards() -> None:
    assert rule_of(lambda: new_game(2, auction=("witches", "auren"))) == "TM-280"
    assert rule_of(lambda: new_game(2, auction=("yetis", "icemaidens"))) == "TM-280"
    assert rule_of(lambda: new_game(2, auction=("yetis",))) == "TM-024"


def test_the_first_to_pass_starts_and_the_others_follow_by_seat_or_by_passing() -> None:
    first = {"witches": ["F4", "C3"], "nomads": ["F3", "E8", "D3"], "giants": ["G2", "D4"]}
    for options, order in (
        ((), ["nomads", "giants", "witches"]),
        (("variable-turn-order",), ["nomads", "witches", "giants"]),
    ):
        game = start(first, *options)
        play(game, "witches", ("advance", "shipping"), ("done",))
        play(game, "nomads", ("pass", min(game.table.bonus_coins)))
        play(game, "giants", ("advance", "shipping"), ("done",))
        play(game, "witches", ("pass", min(game.table.bonus_coins)))
        play(game, "giants", ("pass", min(game.table.bonus_coins)))
        assert (game.table.round, game.table.playing) == (2, order)
