"""Section D: chains (SW-059 to SW-065, SW-390 to SW-392)."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.tables import CARDS
from tests.rules.seven_wonders.table import Table

THREE = ("giza-A", "rhodos-A", "ephesos-A")
REST = ("altar", "altar")
#: Every link of the base game, read off the cards: the structure, then what it lets be built free.
CHAINS = {
    "marketplace": ["caravansery"],
    "east-trading-post": ["forum"],
    "west-trading-post": ["forum"],
    "baths": ["aqueduct"],
    "altar": ["temple"],
    "theater": ["statue"],
    "apothecary": ["stables", "dispensary"],
    "workshop": ["archery-range", "laboratory"],
    "scriptorium": ["courthouse", "library"],
    "caravansery": ["lighthouse"],
    "forum": ["haven"],
    "temple": ["pantheon"],
    "statue": ["gardens"],
    "dispensary": ["arena", "lodge"],
    "laboratory": ["observatory", "siege-workshop"],
    "library": ["senate", "university"],
    "school": ["academy", "study"],
    "walls": ["fortifications"],
    "training-ground": ["circus"],
}
LINKS = [(parent, child) for parent, children in CHAINS.items() for child in children]


@pytest.mark.rule("SW-059")
@pytest.mark.parametrize(("parent", "child"), LINKS)
def test_free_through_the_own_structure(parent: str, child: str) -> None:
    table = Table(*THREE, age=3, coins=0).build(0, parent).hands(child, *REST)
    assert table.legal(0, "chain") == {f"chain {child}"}
    table.turn(f"chain {child}", "build altar", "build altar")
    assert table.built(0) == [parent, child]
    assert table.purses()[1:] == [0, 0]


@pytest.mark.rule("SW-059")
def test_these_are_all_links() -> None:
    links = {(CARDS[n].id, card.id) for card in CARDS for n in range(len(CARDS)) if card.parents >> n & 1}
    assert links == set(LINKS)


@pytest.mark.breach("SW-059")
@pytest.mark.parametrize(("parent", "child"), LINKS)
def test_not_through_a_structure_next_door_or_another_one(parent: str, child: str) -> None:
    others = [other for other, children in CHAINS.items() if child not in children][:8]
    table = Table(*THREE, age=3, coins=0).build(1, parent).build(2, parent).build(0, *others).hands(child, *REST)
    assert table.refuses(0, f"chain {child}", "SW-059", "no-chain", card=child)


@pytest.mark.rule("SW-060")
def test_a_structure_of_an_earlier_turn_of_the_same_age() -> None:
    table = Table(*THREE, age=2, coins=0).hands("baths aqueduct", "altar", "altar")
    table.turn("build baths", "build altar", "build altar")
    table.hands("aqueduct", *REST)
    assert table.legal(0) == {"chain aqueduct", "discard aqueduct"}


@pytest.mark.breach("SW-060")
def test_not_in_the_turn_the_structure_is_built() -> None:
    # Seat 2 has the last card of the Age to play, but here the two cards would be chosen together.
    table = Table(*THREE, age=2, coins=0).hands("baths aqueduct", "altar", "altar")
    assert table.refuses(0, "chain aqueduct", "SW-059", "no-chain", card="aqueduct")
    assert table.legal(0) == {"build baths", "discard baths", "discard aqueduct"}


@pytest.mark.rule("SW-061")
def test_paying_instead_of_the_chain() -> None:
    # Statue: wood and two ore.
    table = Table("olympia-A", "giza-A", "ephesos-A", age=2, coins=4).build(1, "foundry").build(0, "theater")
    table.hands("statue", *REST)
    assert table.legal(0) == {"chain statue", "build statue right=4", "discard statue"}
    table.turn("build statue right=4", "build altar", "build altar")
    assert (table.built(0), table.purses()) == (["theater", "statue"], [0, 8, 4])


@pytest.mark.breach("SW-061")
def test_a_chain_costs_nothing() -> None:
    table = Table("olympia-A", "giza-A", "ephesos-A", age=2, coins=4).build(1, "foundry").build(0, "theater")
    table.hands("statue", *REST)
    assert table.refuses(0, "build statue", "SW-058", "payment", allowed="right=4")
    table.turn("chain statue", "build altar", "build altar")
    assert table.purses() == [4, 4, 4]


@pytest.mark.rule("SW-062")
def test_a_marker_opens_no_chain_and_closes_none() -> None:
    table = Table(*THREE, age=2, coins=0).stages(0, 1, "baths").hands("aqueduct baths", *REST)
    assert table.legal(0) == {"build baths", "discard baths", "discard aqueduct"}
    table.build(0, "baths").hands("aqueduct", *REST)
    assert table.legal(0) == {"chain aqueduct", "discard aqueduct"}


@pytest.mark.breach("SW-062")
@pytest.mark.parametrize(("parent", "child"), LINKS)
def test_no_chain_from_under_the_board(parent: str, child: str) -> None:
    table = Table(*THREE, age=3, coins=0).stages(0, 2, parent).hands(child, *REST)
    assert table.refuses(0, f"chain {child}", "SW-059", "no-chain", card=child)


@pytest.mark.rule("SW-063")
def test_a_stage_costs_its_price_whatever_marks_it() -> None:
    table = Table(*THREE, age=2, coins=2).build(0, "baths").build(1, "stone-pit").hands("aqueduct", *REST)
    assert table.legal(0) == {"chain aqueduct", "stage aqueduct 1 right=2", "discard aqueduct"}


@pytest.mark.breach("SW-063")
def test_no_stage_is_free_through_a_chain() -> None:
    table = Table(*THREE, age=2, coins=2).build(0, "baths").hands("aqueduct", *REST)
    assert table.refuses(0, "stage aqueduct 1", "SW-067", "resources", missing="1 stone")
    assert table.build(1, "stone-pit").refuses(0, "stage aqueduct 1", "SW-058", "payment", allowed="right=2")


@pytest.mark.rule("SW-064")
@pytest.mark.parametrize(
    "posts", [["east-trading-post"], ["west-trading-post"], ["east-trading-post", "west-trading-post"]]
)
def test_one_trading_post_is_enough_for_the_forum(posts: list[str]) -> None:
    table = Table(*THREE, age=2, coins=0).build(0, *posts).hands("forum", *REST)
    assert table.legal(0) == {"chain forum", "discard forum"}


@pytest.mark.breach("SW-064")
@pytest.mark.parametrize("card", ["marketplace", "tavern", "caravansery"])
def test_no_other_yellow_card_leads_to_the_forum(card: str) -> None:
    table = Table(*THREE, age=2, coins=0).build(0, card).hands("forum", *REST)
    assert table.refuses(0, "chain forum", "SW-059", "no-chain", card="forum")


def rewarded(*boards: str) -> Table:
    """Seat 0 is paid 2 coins for each chain build (Vitruvius); Statue can be had by chain or for 4 coins."""
    table = Table(*boards, age=2, coins=4, leaders=True).build(1, "foundry", "lumber-yard").build(0, "vitruvius")
    return table.build(0, "theater").hands("statue", *REST)


@pytest.mark.rule("SW-065")
@pytest.mark.parametrize(("board", "stages", "reward"), [("atlantis-B", 1, 2), ("el-dorado-B", 1, 4), ("giza-A", 0, 0)])
def test_a_chain_build_is_rewarded(board: str, stages: int, reward: int) -> None:
    # El Dorado B: 3 coins, and 1 to everybody for any structure.
    table = Table(board, "ephesos-A", "rhodos-A", age=2, coins=4).stages(0, stages).build(0, "theater")
    table.hands("statue", "altar", "altar").turn("chain statue", "build altar", "build altar")
    assert table.cities[0].coins == 4 + reward


@pytest.mark.rule("SW-065")
def test_sparta_takes_a_defeat_token_and_lhasa_may_put_one_back() -> None:
    table = Table("sparta-B", "ephesos-A", "rhodos-A", age=2).stages(0, 1).build(0, "theater").hands("statue", *REST)
    table.turn("chain statue", "build altar", "build altar")
    assert table.cities[0].defeats == 1
    table = Table("lhasa-B", "ephesos-A", "rhodos-A", age=2).stages(0, 1).build(0, "theater").hands("statue", *REST)
    table.cities[0].defeats = 2
    table.turn("chain statue", "build altar", "build altar")
    assert table.legal(0) == {"put-back", "decline"}
    table.play(0, "put-back")
    assert table.cities[0].defeats == 1


@pytest.mark.breach("SW-065")
@pytest.mark.parametrize(
    ("board", "coins"), [("atlantis-B", 0), ("el-dorado-B", 1), ("sparta-B", 0), ("lhasa-B", 0), ("giza-A", 0)]
)
def test_a_card_paid_for_is_no_chain_build(board: str, coins: int) -> None:
    table = Table(board, "olympia-A", "ephesos-A", age=2, coins=6).stages(0, 1).build(0, "theater").build(1, "foundry")
    table.cities[0].defeats = 2
    table.hands("statue", *REST)
    assert table.legal(0, "build") == {"build statue right=6"}
    table.turn("build statue right=6", "build altar", "build altar")
    assert (table.cities[0].coins, table.cities[0].defeats, table.step(0)) == (coins, 2, "pick")


def kin(*, here: str = "", there: str = "theater") -> Table:
    """Angkor Wat A may chain through a neighbour's structure; each chain build brings 2 coins."""
    table = Table("angkor-wat-A", "rhodos-A", "ephesos-A", age=2, coins=0, leaders=True).stages(0, 1)
    table.build(0, "vitruvius")
    if here:
        table.build(0, here)
    if there:
        table.build(1, there)
    return table.hands("statue", *REST)


@pytest.mark.rule("SW-390")
def test_a_chain_through_the_neighbour_counts_as_one() -> None:
    table = kin()
    assert table.legal(0) == {"kin statue", "discard statue"}
    events = table.turn("kin statue", "build altar", "build altar")
    assert (table.built(0)[-1], table.cities[0].coins) == ("statue", 2)
    assert [event.kind for event in events if event.data.get("card") == "statue"] == ["chained"]


@pytest.mark.breach("SW-390")
def test_without_the_neighbour_s_structure_there_is_no_reward() -> None:
    table = kin(there="altar")
    assert table.refuses(0, "kin statue", "SW-229", "no-kin-chain", card="statue")
    table = kin().build(0, "foundry", "lumber-yard").hands("statue", *REST)
    assert table.legal(0) == {"kin statue", "build statue", "discard statue"}
    table.turn("build statue", "build altar", "build altar")
    assert table.cities[0].coins == 0


@pytest.mark.rule("SW-391")
def test_every_free_way_is_named() -> None:
    table = rewarded("olympia-A", "giza-A", "ephesos-A").stages(0, 2).hands("statue", *REST)
    assert table.legal(0) == {
        "build statue right=4",
        "chain statue",
        "free statue",
        "discard statue",
        *table.legal(0, "stage"),
    }
    table.turn("chain statue", "build altar", "build altar")
    assert table.cities[0].coins == 6
    both = kin(here="theater")
    assert both.legal(0) == {"chain statue", "kin statue", "discard statue"}


@pytest.mark.breach("SW-391")
def test_a_free_build_of_another_name_is_no_chain() -> None:
    table = rewarded("olympia-A", "giza-A", "ephesos-A").stages(0, 2).hands("statue", *REST)
    table.turn("free statue", "build altar", "build altar")
    assert (table.built(0)[-1], table.cities[0].coins) == ("statue", 4)
    # And the chain does not use up what another way would have used.
    both = kin(here="theater")
    both.turn("chain statue", "build altar", "build altar")
    both.build(1, "walls", "baths").hands("aqueduct", *REST)
    assert both.legal(0) == {"kin aqueduct", "discard aqueduct"}
    both.turn("kin aqueduct", "discard altar", "discard altar")
    both.build(1, "scriptorium").hands("library", *REST)
    assert both.refuses(0, "kin library", "SW-229", "used-this-age")


@pytest.mark.rule("SW-154", "SW-229")
@pytest.mark.parametrize(("first", "second"), [("kin library", "free courthouse"), ("free courthouse", "kin library")])
def test_one_ability_of_an_age_does_not_use_up_another(first: str, second: str) -> None:
    """Manneken Pis A with the free build of Olympia A (right) and the chains of Angkor Wat A (left)."""
    table = Table("manneken-pis-A", "olympia-A", "angkor-wat-A", age=2, coins=0).stages(0, 2).build(1, "scriptorium")
    hand = "library courthouse"
    table.hands(hand, *REST).turn(first, "build altar", "discard altar")
    table.hands(hand, *REST)
    verb, card = first.split()
    assert table.refusal(0, f"{verb} {'library' if card == 'courthouse' else 'courthouse'}").reason == "used-this-age"
    table.turn(second, "discard altar", "build altar")
    assert sorted(table.built(0)) == ["courthouse", "library"]


@pytest.mark.rule("SW-392")
def test_the_neighbour_s_structure_stood_there_before() -> None:
    table = kin(there="").hands("altar statue", "theater", "altar")
    table.turn("build altar", "build theater", "build altar")
    table.hands("statue", *REST)
    assert table.legal(0) == {"kin statue", "discard statue"}


@pytest.mark.breach("SW-392")
def test_not_one_that_the_neighbour_builds_this_turn() -> None:
    table = kin(there="").hands("statue", "theater", "theater")
    table.play(1, "build theater")
    table.play(2, "build theater")
    assert table.refuses(0, "kin statue", "SW-229", "no-kin-chain", card="statue")
    assert table.legal(0) == {"discard statue"}
