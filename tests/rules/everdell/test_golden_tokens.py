"""Section R: golden occupied tokens."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.laid import FREE, GOLDEN_TOKEN, STANDARD
from tests.rules.everdell.table import Table, why

#: Newleaf Critters: a base and a Newleaf Construction of the kind they name, and Constructions of another kind.
CRITTERS = {
    "baker": ("farm", "tea-house", "inn crane castle"),
    "chipsmith": ("inn", "locomotive", "farm crane castle"),
    "conductor": ("lookout", "museum", "farm inn mine"),
    "diplomat": ("courthouse", "museum", "farm inn castle"),
    "gardener": ("mine", "freight-car", "inn crane castle"),
    "inventor": ("clock-tower", "city-hall", "farm inn castle"),
    "lamplighter": ("inn", "hotel", "crane castle school"),
    "magician": ("chapel", "hotel", "farm crane castle"),
    "mayor": ("castle", "city-hall", "farm inn mine"),
    "miller": ("palace", "library", "farm inn crane"),
    "photographer": ("theater", "library", "farm inn crane"),
    "poet": ("farm", "hotel", "crane castle school"),
}
#: Newleaf Constructions: a base and a Newleaf Critter of the kind they name, and base Critters of another kind.
CONSTRUCTIONS = {
    "air-balloon": ("wanderer", "poet", "wife husband judge"),
    "bank": ("wife", "baker", "husband judge bard"),
    "city-hall": ("judge", "inventor", "husband wife bard"),
    "ever-wall": ("king", "photographer", "husband judge bard"),
    "freight-car": ("bard", "mayor", "wife husband wanderer"),
    "greenhouse": ("husband", "lamplighter", "wife judge bard"),
    "hotel": ("bard", "gardener", "wife husband judge"),
    "library": ("shopkeeper", "diplomat", "wife husband bard"),
    "locomotive": ("teacher", "magician", "wife judge bard"),
    "main-road": ("wife", "chipsmith", "judge king bard"),
    "museum": ("queen", "conductor", "wife husband wanderer"),
    "tea-house": ("wanderer", "poet", "judge king bard"),
}


def table_with(hand: str, *city: str) -> Table:
    """A card in hand, cards in the city, an opponent with a free space, and no resources."""
    return Table(newleaf="cards").hand(0, hand).city(0, *city)


# Links


@pytest.mark.rule("EV-242")
@pytest.mark.parametrize(("critter", "construction"), [("inventor", "clock-tower"), ("king", "ever-wall")])
def test_a_card_with_the_golden_banner_is_linked_with_a_golden_token(critter: str, construction: str) -> None:
    """The two examples of the rule book."""
    table = table_with(critter, construction).play(f"play {critter} golden={construction}")
    assert table.cities[0] == [construction, critter]
    assert (table.laid(0, construction).token, table.players[0].golden) == (GOLDEN_TOKEN, 2)


@pytest.mark.breach("EV-242")
@pytest.mark.parametrize(("critter", "construction"), [("inventor", "clock-tower"), ("king", "ever-wall")])
def test_a_standard_token_does_not_link_cards_with_the_golden_banner(critter: str, construction: str) -> None:
    table = table_with(critter, construction)
    assert table.legal(f"play {critter}") == {f"play {critter} golden={construction}"}
    assert why(table, f"play {critter} free={construction}") == ("EV-242", "no-link")


@pytest.mark.rule("EV-243")
def test_a_standard_token_on_the_ever_tree_plays_a_newleaf_critter() -> None:
    table = table_with("poet", "ever-tree").play("play poet free=ever-tree", "colour red")
    assert table.cities[0] == ["ever-tree", "poet"]
    assert (table.laid(0, "ever-tree").token, table.players[0].golden) == (STANDARD, 3)


@pytest.mark.breach("EV-243")
def test_the_ever_tree_plays_one_critter_only_and_no_construction() -> None:
    table = table_with("poet", "ever-tree").occupied(0, "ever-tree")
    assert table.legal("play poet") == set()
    assert why(table, "play poet free=ever-tree") == ("EV-077", "occupied-already")
    table = table_with("hotel", "ever-tree")
    assert table.legal("play hotel") == set()
    assert table.refusal("play hotel free=ever-tree").reason == "no-link"


@pytest.mark.rule("EV-244")
@pytest.mark.parametrize("critter", CRITTERS)
def test_a_newleaf_critter_is_free_with_any_construction_of_the_kind_it_names(critter: str) -> None:
    base, newleaf, _ = CRITTERS[critter]
    for construction in (base, newleaf):
        table = table_with(critter, construction)
        table.play(f"play {critter} golden={construction}")
        assert table.cities[0] == [construction, critter]
        assert (table.laid(0, construction).token, table.players[0].golden) == (GOLDEN_TOKEN, 2)


@pytest.mark.breach("EV-244")
@pytest.mark.parametrize("critter", CRITTERS)
def test_a_newleaf_critter_is_not_free_with_constructions_of_another_kind(critter: str) -> None:
    others = CRITTERS[critter][2].split()
    table = table_with(critter, *others)
    assert table.legal(f"play {critter}") == set()
    for construction in others:
        assert table.refusal(f"play {critter} golden={construction}").reason == "no-link"
    # Nor with a Critter of the kind, nor with a Construction of an opponent.
    table = table_with(critter, "bard", "wife", "husband", "judge", "queen").city(1, CRITTERS[critter][0])
    assert table.legal(f"play {critter}") == set()


@pytest.mark.breach("EV-244")
@pytest.mark.parametrize("critter", ["miller", "mayor"])
def test_no_golden_token_is_laid_on_the_ever_tree(critter: str) -> None:
    """It is purple and unique, but takes the standard token."""
    table = table_with(critter, "ever-tree")
    assert table.legal(f"play {critter}") == {f"play {critter} free=ever-tree"}
    assert why(table, f"play {critter} golden=ever-tree") == ("EV-244", "ever-tree-standard")


@pytest.mark.rule("EV-245")
@pytest.mark.parametrize("construction", CONSTRUCTIONS)
def test_a_newleaf_construction_plays_any_critter_of_the_kind_it_names(construction: str) -> None:
    base, newleaf, _ = CONSTRUCTIONS[construction]
    for critter in (base, newleaf):
        table = table_with(critter, construction)
        table.play(f"play {critter} golden={construction}")
        assert table.cities[0] == [construction, critter]
        assert (table.laid(0, construction).token, table.players[0].golden) == (GOLDEN_TOKEN, 2)


@pytest.mark.breach("EV-245")
@pytest.mark.parametrize("construction", CONSTRUCTIONS)
def test_a_newleaf_construction_plays_no_critter_of_another_kind(construction: str) -> None:
    for critter in CONSTRUCTIONS[construction][2].split():
        table = table_with(critter, construction)
        assert table.legal(f"play {critter}") == set()
        assert table.refusal(f"play {critter} golden={construction}").reason == "no-link"
    assert table_with("farm", construction).legal("play farm") == set()


@pytest.mark.breach("EV-244", "EV-245", "EV-386")
@pytest.mark.parametrize(
    ("critter", "construction", "rule"),
    [("inventor", "farm", "EV-244"), ("judge", "ever-wall", "EV-245"), ("husband", "farm", "EV-386")],
)
def test_the_refusal_names_the_rule_of_the_link_that_is_missing(critter: str, construction: str, rule: str) -> None:
    table = table_with(critter, construction)
    assert why(table, f"play {critter} golden={construction}") == (rule, "no-link")


# How many


@pytest.mark.rule("EV-246")
def test_three_golden_tokens_may_be_used_in_the_game() -> None:
    table = Table(newleaf="cards").hand(0, "inventor", "diplomat", "chipsmith")
    table.city(0, "clock-tower", "courthouse", "inn")
    for number, (critter, construction) in enumerate(
        [("inventor", "clock-tower"), ("chipsmith", "inn"), ("diplomat", "courthouse")]
    ):
        assert table.players[0].golden == 3 - number
        table.turn(0).play(f"play {critter} golden={construction}")
    assert table.players[0].golden == 0
    assert table.cities[0][3:] == ["inventor", "chipsmith", "diplomat"]


@pytest.mark.breach("EV-246")
def test_a_fourth_golden_token_is_not_to_be_had() -> None:
    table = table_with("inventor", "clock-tower").give(0, golden=0)
    assert table.legal("play inventor") == set()
    assert why(table, "play inventor golden=clock-tower") == ("EV-246", "no-golden-token")


@pytest.mark.breach("EV-246")
def test_a_golden_token_on_a_discarded_card_does_not_come_back() -> None:
    table = table_with("ruins", "clock-tower", "inventor").occupied(0, "clock-tower", golden=True).give(0, golden=2)
    table.play("play ruins")
    assert table.cities[0] == ["inventor", "ruins"]
    assert table.players[0].golden == 2
    # The discarded card comes back into the city without it.
    table.turn(0).hand(0, "clock-tower").rich().play("play clock-tower")
    assert table.laid(0, "clock-tower").token == FREE


@pytest.mark.rule("EV-247")
def test_a_construction_takes_one_token_of_either_sort() -> None:
    table = Table(newleaf="cards").hand(0, "inventor", "historian").city(0, "clock-tower")
    assert table.legal("play") == {"play historian free=clock-tower", "play inventor golden=clock-tower"}
    table.play("play historian free=clock-tower")
    assert (table.laid(0, "clock-tower").token, table.players[0].golden) == (STANDARD, 3)


@pytest.mark.breach("EV-247")
@pytest.mark.parametrize("golden", [False, True])
def test_an_occupied_construction_takes_no_second_token(golden: bool) -> None:
    table = Table(newleaf="cards").hand(0, "inventor", "historian").city(0, "clock-tower")
    table.occupied(0, "clock-tower", golden)
    assert table.legal("play") == set()
    assert why(table, "play inventor golden=clock-tower") == ("EV-077", "occupied-already")
    assert why(table, "play historian free=clock-tower") == ("EV-077", "occupied-already")


@pytest.mark.rule("EV-385")
@pytest.mark.parametrize(
    ("critter", "construction"),
    [
        # By the link of the Critter: the Greenhouse names green Critters.
        ("baker", "greenhouse"),
        # By the link of the Construction: the Miller names purple Constructions.
        ("miller", "greenhouse"),
        # By both.
        ("magician", "locomotive"),
    ],
)
def test_one_golden_token_is_enough_and_follows_either_link(critter: str, construction: str) -> None:
    table = table_with(critter, construction).play(f"play {critter} golden={construction}")
    assert table.cities[0] == [construction, critter]
    assert table.players[0].golden == 2


@pytest.mark.breach("EV-385")
def test_a_golden_token_needs_one_of_the_two_links() -> None:
    # Photographer: purple Constructions; Greenhouse: green Critters.
    table = table_with("photographer", "greenhouse")
    assert table.legal("play photographer") == set()
    assert table.refusal("play photographer golden=greenhouse").reason == "no-link"
    assert table.players[0].golden == 3


@pytest.mark.rule("EV-386")
@pytest.mark.parametrize(
    ("critter", "construction"), [("husband", "farm"), ("king", "castle"), ("judge", "courthouse")]
)
def test_base_cards_are_linked_with_a_standard_token(critter: str, construction: str) -> None:
    table = table_with(critter, construction)
    assert table.legal(f"play {critter}") == {f"play {critter} free={construction}"}
    table.play(f"play {critter} free={construction}")
    assert (table.laid(0, construction).token, table.players[0].golden) == (STANDARD, 3)


@pytest.mark.breach("EV-386")
def test_a_golden_token_does_not_link_base_cards() -> None:
    table = table_with("husband", "farm", "mine", "inn")
    assert table.legal("play husband") == {"play husband free=farm"}
    for construction in ("farm", "mine", "inn"):
        assert table.refusal(f"play husband golden={construction}").reason == "no-link"
