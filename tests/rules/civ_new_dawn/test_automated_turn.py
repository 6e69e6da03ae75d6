"""The automated player at the table: its place, its turn, its trade tokens, and how it answers questions."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import ecumene
from ecumene.core.refusal import BadInput
from ecumene.games.civ_new_dawn import automated
from ecumene.games.civ_new_dawn.building import PlaceNextToCity
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.pacts import AnswerWithPact
from ecumene.games.civ_new_dawn.setup import LayCapitalTile, PlaceFort
from ecumene.games.civ_new_dawn.tables.leaders import NO_LEADER
from ecumene.games.civ_new_dawn.vocabulary import TYPES
from tests.rules.civ_new_dawn.automaton import AUTO, ROUND, act, facing, placed, results, seeded, symbol


def new(seats: int, seed: int, **options: Any) -> CivNewDawn:
    game = ecumene.new("civ-new-dawn", seats=seats, seed=seed, options=options)
    assert isinstance(game, CivNewDawn)
    return game


def play_on(game: CivNewDawn, moves: int = 60) -> CivNewDawn:
    """The humans take the first move offered."""
    for _ in range(moves):
        if game.is_over:
            break
        seat = game.to_move[0]
        game.play(seat, game.moves(seat)[0])
    return game


@pytest.mark.rule("CV-468")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_beside_one_to_three_humans_with_the_pieces_of_a_colour(seats: int) -> None:
    game = play_on(new(seats, 5, automated="2"))
    assert AUTO not in {ply.seat for ply in game.history()}
    player = game.players[AUTO]
    assert len(player.order) == 6
    assert game.round > 1
    assert game.faults() == []


@pytest.mark.breach("CV-468")
def test_nobody_but_automated_players_is_no_game() -> None:
    with pytest.raises(BadInput):
        new(2, 5, automated="1 2")
    with pytest.raises(BadInput):
        new(2, 5, automated="3")


@pytest.mark.rule("CV-470")
def test_it_resolves_the_card_of_the_rightmost_slot_as_in_the_fifth_and_resets_it() -> None:
    table = facing()
    row = table.row(AUTO)
    table.begin(AUTO)
    resolved = table.told("resolved")[0].data
    assert (str(resolved["card"]), resolved["slot"]) == (row[-1], 5)
    assert table.row(AUTO) == [row[-1], *row[:-1]]


@pytest.mark.breach("CV-470")
def test_it_resolves_no_other_card() -> None:
    table = facing().trade(AUTO, science=3, military=3, economy=3)
    table.begin(AUTO)
    assert len(table.told("resolved")) == 1
    assert [table.trade_on(AUTO, type) for type in ("science", "military", "economy")] == [3, 3, 3]


@pytest.mark.breach("CV-471")
def test_the_text_of_the_ordinary_card_does_not_count() -> None:
    table = act(facing().tokens(AUTO, "K20"), "culture", "drama-and-poetry")
    assert not table.told("shifted-token")
    table = act(facing().resources(AUTO, oil=1), "economy", "steam-power")
    assert table.question == "take-turn"


@pytest.mark.rule("CV-472")
def test_it_spends_all_tokens_of_a_culture_card() -> None:
    table = act(facing().trade(AUTO, culture=2), "culture")
    assert (len(placed(table)), table.trade_on(AUTO, "culture")) == (4, 0)


@pytest.mark.rule("CV-473")
def test_it_has_no_leader_and_takes_the_government_of_its_leftmost_card() -> None:
    table = facing()
    player = table.game.players[AUTO]
    # Egypt's order, without the Wheel.
    assert player.leader == NO_LEADER
    assert table.row(AUTO) == ["irrigation", "astrology", "foreign-trade", "pottery", "masonry", "early-empire"]
    symbol(table, "government")
    assert str(table.told("chose-government")[0].data["government"]) == "monarchy"


@pytest.mark.breach("CV-473")
def test_it_keeps_the_government_it_has() -> None:
    table = symbol(facing().government(AUTO, "autocracy"), "government")
    assert not table.told("chose-government")
    assert TYPES[table.game.players[AUTO].governed] == "military"


def fort_and_tile(seed: int) -> tuple[str, str]:
    """What it answers while the map is built, at a table where seat 0 is asked."""
    game = new(2, 3)
    seat = game.to_move[0]
    game.chance = seeded(facing(), seed).game.chance
    fort = automated.answer(game, PlaceFort(seat))
    assert fort in PlaceFort(seat).options(game)
    tile = LayCapitalTile(seat, 7)
    laid = automated.answer(game, tile)
    assert laid in tile.options(game)
    return str(fort), str(laid)


@pytest.mark.rule("CV-474", "CV-526")
def test_it_lays_fort_and_capital_tile_at_random_among_the_legal_places() -> None:
    found = results(fort_and_tile, 40)
    assert len({fort for fort, _ in found}) > 5
    assert len({tile for _, tile in found}) > 15


@pytest.mark.breach("CV-474", "CV-527")
def test_its_figures_do_not_explore() -> None:
    table = facing().stack(1, 2, 3, 4, 5, 6).caravans(AUTO, "N27").armies(AUTO, "N27")
    table.tile(9, "N25", "N26", "N27")
    for _ in range(12):
        table.begin(AUTO)
    assert not table.told("explored")
    assert table.game.stack == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("CV-526")
def test_in_the_base_game_it_lays_its_three_tiles() -> None:
    game = play_on(new(2, 3, game="base", automated="2"), 3)
    assert len({tile for tile in game.land.tile if tile}) == 4 + 2 * 3


@pytest.mark.breach("CV-526")
def test_a_place_of_a_later_grade_is_never_drawn() -> None:
    game = new(2, 3)
    question = LayCapitalTile(game.to_move[0], 7)
    for seed in range(20):
        game.chance = seeded(facing(), seed).game.chance
        move = automated.answer(game, question)
        touched = game.land.touched(move.a % 2 * 6 + move.c, move.b)
        assert len(touched) >= 4


@pytest.mark.rule("CV-525")
def test_several_may_play_and_one_of_them_may_be_first() -> None:
    firsts = set()
    for seed in range(8):
        game = play_on(new(4, seed, automated="1 3 4"), 20)
        firsts.add(game.first)
        assert {ply.seat for ply in game.history()} == {1}
        assert game.faults() == []
    assert firsts & {0, 2, 3}


@pytest.mark.breach("CV-525")
def test_another_automated_player_is_no_human() -> None:
    table = facing(3, "2 3").cities(2, "L22").cities(0, "L18").dial(AUTO, 15)
    act(table, "science", "nuclear-power")
    assert (table.city("L18"), table.city("L22")) == (-1, 2)


@pytest.mark.rule("CV-527")
def test_it_uses_what_is_offered() -> None:
    table = facing().wonder(AUTO, "orszaghaz").city_state("kumasi", "N22")
    act(table, "economy")
    assert table.city("N22") == AUTO
    table = facing().wonder(AUTO, "venetian-arsenal")
    act(table, "culture")
    assert [event.data["slot"] for event in table.told("resolved")] == [5, 5]


@pytest.mark.rule("CV-527")
def test_apadana_explores_at_random() -> None:
    table = facing().stack(1, 2).offer("apadana").unused_cities(AUTO, 0)
    table.game.decks = [[], [], table.game.decks[2], []]
    act(table.victory("fortified"), "industry", "urbanization")
    assert len(table.told("explored")) == 1


@pytest.mark.breach("CV-527")
def test_it_takes_back_no_token_and_spends_no_resources_through_palenque() -> None:
    table = facing().tokens(AUTO, "K20").unused_tokens(AUTO, 0).cities(AUTO, "L24")
    question = PlaceNextToCity(AUTO, table.space("L24"), 2, 99)
    assert len(question.options(table.game)) > 1
    assert str(table.game.answer(question, None)) == "done"
    table = facing().envoys(AUTO, "palenque").resources(AUTO, oil=3)
    act(table.barbarian("A", "N23").terrain("mountains", "N23").rolls(4, 6), "military")
    assert table.told("lost-attack")
    assert table.resources_of(AUTO) == {"oil": 3}
    table = facing().wonder(AUTO, "hanging-gardens").tokens(AUTO, "K20").unused_tokens(AUTO, 0)
    act(table, "science")
    assert placed(table) == []


@pytest.mark.rule("CV-528")
def test_effects_of_the_start_are_used_once_each_in_any_order() -> None:
    def order(seed: int) -> tuple[str, ...]:
        table = facing().wonder(AUTO, "hanging-gardens").cities(AUTO, "K20").wonder(AUTO, "colosseum", "K20")
        act(seeded(table.tokens(AUTO, "K21"), seed), "science")
        return tuple(event.kind for event in table.events if event.kind in ("placed-token", "reinforced", "resolved"))

    assert results(order) == {("placed-token", "reinforced", "resolved"), ("reinforced", "placed-token", "resolved")}


@pytest.mark.rule("CV-528")
def test_the_stadium_lets_the_economy_card_go_first_and_sankore_swaps_at_the_end() -> None:
    table = facing().wonder(AUTO, "estadio-do-maracana")
    act(table, "culture")
    assert [str(event.data["card"]) for event in table.told("resolved")] == ["foreign-trade", "early-empire"]
    assert table.row(AUTO)[:2] == ["early-empire", "foreign-trade"]
    table = facing().wonder(AUTO, "university-of-sankore").dial(AUTO, 0)
    act(table, "science")
    assert len(table.told("swapped-cards")) == 1


@pytest.mark.breach("CV-528")
def test_no_slot_but_the_fifth_counts_in_any_game() -> None:
    table = facing(game="base").wonder(AUTO, "venetian-arsenal").terrain("mountains", *ROUND)
    act(table, "culture")
    assert [event.data["slot"] for event in table.told("resolved")] == [5, 5]
    assert len(placed(table)) == 4


@pytest.mark.rule("CV-529")
def test_city_state_tokens_of_the_card_are_spent_too() -> None:
    table = facing().conquered(AUTO, "kumasi", "K20").trade(AUTO, culture=1)
    act(table, "culture")
    assert len(placed(table)) == 4
    assert table.game.players[AUTO].states_on[TYPES.index("culture")].bit_count() == 1


@pytest.mark.breach("CV-529")
def test_tokens_of_other_cards_and_of_the_military_card_without_a_fight_are_kept() -> None:
    table = act(facing().trade(AUTO, military=2), "military")
    assert table.trade_on(AUTO, "military") == 2
    table = act(facing().trade(AUTO, growth=2), "culture")
    assert (len(placed(table)), table.trade_on(AUTO, "growth")) == (2, 2)


@pytest.mark.rule("CV-530")
def test_a_token_goes_to_the_poorest_card_of_the_highest_slot() -> None:
    table = facing().order(AUTO, "growth", "economy", "culture", "industry", "military", "science")
    table.trade(AUTO, growth=1, industry=1, military=2).cards(AUTO, "mathematics").begin(AUTO)
    assert table.trade_on(AUTO, "science") == 1
    table = facing().order(AUTO, "science", "economy", "growth", "industry", "culture", "military")
    table.trade(AUTO, science=1, industry=1, military=1, culture=1).barbarian("A", "N23").rolls(6, 1).begin(AUTO)
    assert (table.trade_on(AUTO, "growth"), table.trade_on(AUTO, "economy")) == (1, 0)


@pytest.mark.rule("CV-530")
def test_the_great_zimbabwe_gives_its_tokens_back_at_the_start() -> None:
    table = facing().wonder(AUTO, "great-zimbabwe")
    table.game.stored_trade = 2
    table.game.trade_supply -= 2
    act(table, "military")
    assert (table.game.stored_trade, table.trade_on(AUTO, "military"), table.trade_on(AUTO, "growth")) == (0, 1, 0)


@pytest.mark.breach("CV-530")
def test_the_great_zimbabwe_is_used_only_if_no_card_has_room() -> None:
    full = dict.fromkeys(("growth", "economy", "culture", "industry", "science"), 3)
    for military, stored in ((2, 0), (3, 1)):
        table = facing().wonder(AUTO, "great-zimbabwe").trade(AUTO, **full, military=military)
        act(table.barbarian("A", "N23").rolls(6, 1), "military")
        assert table.told("won-attack")
        assert table.game.stored_trade == stored


@pytest.mark.rule("CV-558")
def test_it_marks_agendas_and_wins() -> None:
    table = facing(game="base").victory("civilized", "populous", "explorer")
    player = table.game.own(AUTO)
    player.marks = 7
    player.tokens_left -= 3
    table.game.first = 0
    table.game.dial = 0
    table.begin(AUTO)
    assert (table.game.is_over, table.game.winners, table.game.ranking()) == (True, [AUTO], [2, 1])


@pytest.mark.rule("CV-558")
def test_a_mark_without_an_unused_token_takes_back_a_random_one() -> None:
    def gone(seed: int) -> str:
        table = facing().victory("hoarder").tokens(AUTO, "K20", "K21").unused_tokens(AUTO, 0)
        act(seeded(table.resources(AUTO, oil=4), seed), "economy", "steam-power")
        assert "hoarder" in table.marks(AUTO)
        return "K20" if table.token("K20") is None else "K21"

    assert results(gone) == {"K20", "K21"}


@pytest.mark.breach("CV-558")
def test_its_government_changes_nothing() -> None:
    table = facing().government(AUTO, "republic")
    act(table, "culture")
    assert (table.told("resolved")[0].data["slot"], len(placed(table))) == (5, 2)


@pytest.mark.rule("CV-559")
def test_it_answers_with_a_pact_and_swaps_the_military_card_with_any_other() -> None:
    def swapped(seed: int) -> tuple[str, ...]:
        table = seeded(facing().pacts(AUTO, 0, "non-aggression-pact"), seed)
        table.game.agenda.append(table.game.answered(AnswerWithPact(AUTO, 0)))
        table.game.settle(table.events)
        assert table.game.players[AUTO].pacts[0] == 0
        return tuple(table.row(AUTO))

    found = results(swapped)
    assert len(found) == 5
    assert not [row for row in found if row[4] == "masonry"]


@pytest.mark.breach("CV-559")
def test_without_a_pact_there_is_no_answer() -> None:
    table = facing().tokens(AUTO, "N18").armies(0, "N17").slot(0, "military", 5).turn(0).rolls(6, 1)
    table.play("play military", "army N17 N18")
    assert table.token("N18") == (0, False)
    assert not table.told("swapped-cards")


@pytest.mark.rule("CV-469")
def test_a_game_with_it_can_be_copied_and_stored_at_any_time() -> None:
    game = new(3, 11, automated="2 3", round_limit="15")
    while not game.is_over:
        seat = game.to_move[0]
        move = game.moves(seat)[-1]
        copy, stored = game.copy(), pickle.loads(pickle.dumps(game))
        assert isinstance(stored, CivNewDawn)
        for other in (copy, stored, game):
            other.play(seat, move)
        assert game.digest() == copy.digest() == stored.digest()
        assert game.faults() == []
