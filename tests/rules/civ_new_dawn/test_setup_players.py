"""Section 13: what each player begins with."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import BadInput
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.vocabulary import PACTS
from tests.rules.civ_new_dawn.maps import asked, at_random, deal
from tests.rules.civ_new_dawn.rounds import GOVERNMENT, end_round
from tests.rules.civ_new_dawn.table import Table
from tests.second.civ_new_dawn.data import FOCUS as PRINTED
from tests.second.civ_new_dawn.data import LEADERS

FIRST_CARDS = {
    "culture": "early-empire",
    "science": "astrology",
    "economy": "foreign-trade",
    "industry": "pottery",
    "military": "masonry",
    "growth": "irrigation",
}
#: The leaders whose unique card has level I, with the type of that card.
STARTING_UNIQUE = {
    "aztec": ("growth", "mysticism"),
    "egypt": ("economy", "wheel"),
    "scythia": ("military", "horseback-riding"),
    "sumeria": ("industry", "craftsmanship"),
    "china": ("science", "writing"),
}


def kebab(name: str) -> str:
    return name.lower().replace(" ", "-")


def leader_ids() -> list[str]:
    return [kebab(name) for name in LEADERS]


@pytest.mark.rule("CV-157")
def test_each_player_gets_a_random_leader_with_his_unique_card() -> None:
    seen = set()
    for seed in range(60):
        game = deal(5, seed)
        casts = [game.cast(seat) for seat in range(5)]
        assert len(set(casts)) == 5
        seen.update(casts)
    assert sorted(seen) == sorted(leader_ids())
    assert len(seen) == 18
    for name, leader in LEADERS.items():
        owners = [card.leader for card in FOCUS if card.id == kebab(leader["unique"])]
        assert owners == [kebab(name)]


@pytest.mark.breach("CV-157")
def test_nobody_shares_a_leader() -> None:
    with pytest.raises(BadInput) as caught:
        deal(2, leaders="rome rome")
    assert caught.value.reason == "civ-leaders"


@pytest.mark.rule("CV-158")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_the_pieces_of_a_colour(seats: int) -> None:
    game = deal(seats, 1)
    for seat, player in enumerate(game.players):
        assert (player.tokens_left, player.cities_left, player.districts_left.bit_count()) == (34, 7, 5)
        available = [card for number, card in enumerate(PACTS) if game.pact_available(seat, number)]
        assert len(available) == 5


@pytest.mark.breach("CV-158")
def test_the_first_question_is_the_fort_and_colours_are_not_asked_for() -> None:
    game = deal(3, 1)
    assert asked(game) == "place-fort"
    assert [player.pacts for player in game.players] == [[0, 0, 0]] * 3


@pytest.mark.rule("CV-159")
def test_each_player_has_a_government_token_of_each_kind() -> None:
    table = end_round(Table(3, "rome", "egypt", "zulu"), GOVERNMENT)
    for seat in range(3):
        assert table.asked == seat
        table.play("government monarchy")
    assert [player.government for player in table.players] == [5, 5, 5]


@pytest.mark.breach("CV-159")
def test_nobody_begins_with_a_government_in_use() -> None:
    game = at_random(deal(4, 2))
    assert {(player.government, player.governed) for player in game.players} == {(-1, -1)}


@pytest.mark.rule("CV-160")
def test_every_tech_dial_shows_0() -> None:
    assert [player.dial for player in at_random(deal(5, 2)).players] == [0] * 5
    table = Table(2, "rome", "egypt").slot(0, "science", 2).play("play science")
    assert table.game.players[0].dial == 2


@pytest.mark.breach("CV-160")
def test_no_card_is_offered_for_the_dial_at_its_start() -> None:
    table = Table(2, "rome", "egypt").slot(0, "science", 2).play("play science")
    assert (table.asked, table.question) == (1, "take-turn")


@pytest.mark.rule("CV-161", "CV-162")
@pytest.mark.parametrize("leader", leader_ids())
def test_the_row_of_each_leader(leader: str) -> None:
    other = "rome" if leader != "rome" else "egypt"
    table = Table(2, leader, other)
    printed = next(sheet for name, sheet in LEADERS.items() if kebab(name) == leader)
    expected = [FIRST_CARDS["growth"], *[FIRST_CARDS[type] for type in printed["order"]]]
    if leader in STARTING_UNIQUE:
        type, card = STARTING_UNIQUE[leader]
        expected[["growth", *printed["order"]].index(type)] = card
    assert table.row(0) == expected


@pytest.mark.breach("CV-161")
def test_only_cards_of_level_i_lie_in_the_row_and_growth_never_lies_elsewhere() -> None:
    for seed in range(20):
        game = deal(5, seed)
        for player in game.players:
            assert [FOCUS[card].level for card in player.cards] == [1] * 6
            assert FOCUS[player.cards[player.order[0]]].type == 5


@pytest.mark.breach("CV-162")
@pytest.mark.parametrize("leader", sorted(set(leader_ids()) - set(STARTING_UNIQUE)))
def test_a_unique_card_of_a_higher_level_waits(leader: str) -> None:
    table = Table(2, leader, "aztec")
    assert sorted(table.row(0)) == sorted(FIRST_CARDS.values())
    printed = next(sheet for name, sheet in LEADERS.items() if kebab(name) == leader)
    assert PRINTED[printed["unique"]]["level"] > 1


@pytest.mark.rule("CV-163")
@pytest.mark.parametrize("leader", ["rome", "egypt", "scythia", "zulu"])
def test_one_army_and_one_caravan_lie_on_their_cards(leader: str) -> None:
    table = Table(2, leader, "aztec")
    assert (table.army_spaces(0), table.caravan_spaces(0)) == (["card"], ["card"])


@pytest.mark.breach("CV-163")
def test_no_figure_stands_on_the_map_after_set_up_and_the_base_game_has_no_army() -> None:
    game = at_random(deal(5, 3))
    assert [(player.armies, player.caravans) for player in game.players] == [([-1], [-1])] * 5
    game = at_random(deal(4, 3, game="base"))
    assert [(player.armies, player.caravans) for player in game.players] == [([], [-1])] * 4


@pytest.mark.rule("CV-392")
def test_a_unique_card_is_offered_with_its_level() -> None:
    table = Table(2, "rome", "egypt").dial(0, 2).slot(0, "science", 2).play("play science")
    assert table.question == "gain-card"
    assert "take military-engineering" in table.moves("take")
    assert "take engineering" in table.moves("take")


@pytest.mark.rule("CV-392")
def test_a_unique_card_may_replace_the_ordinary_card_of_its_level_later() -> None:
    table = Table(2, "rome", "egypt").cards(0, "engineering").dial(0, 2).slot(0, "science", 2)
    table.play("play science")
    assert "take engineering" not in table.moves("take")
    table.play("take military-engineering")
    assert "military-engineering" in table.row(0)
    assert "engineering" not in table.row(0)


@pytest.mark.breach("CV-392")
def test_the_unique_card_of_another_leader_or_level_is_refused() -> None:
    table = Table(2, "rome", "zulu").dial(0, 2).slot(0, "science", 2).play("play science")
    assert table.refusal("take scorched-earth").rule in ("CV-157", "CV-073", "CV-203")
    table = Table(2, "georgia", "rome").dial(0, 2).slot(0, "science", 2).play("play science")
    assert table.refusal("take siege-tactics").rule == "CV-068"


@pytest.mark.breach("CV-392")
def test_the_base_game_knows_no_unique_cards() -> None:
    table = Table(2, "rome", "egypt", game="base").dial(0, 2).slot(0, "science", 2).play("play science")
    assert table.question == "gain-card"
    assert "take military-engineering" not in table.moves()
