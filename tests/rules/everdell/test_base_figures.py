"""The cards of the base game: colour, kind, price, points, copies, and which Construction plays which Critter free."""

from __future__ import annotations

from typing import Final

import pytest
from _pytest.mark import ParameterSet

import ecumene
from ecumene.games.everdell.card import KINDS
from ecumene.games.everdell.catalogue import CARDS, NUMBER
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.vocabulary import BASE, COLOURS, RESOURCES
from tests.rules.everdell.table import Table, why

#: Card: rule, colour and kind, price (twigs, resin, pebbles, berries), points, copies, and the cards it is linked with:
#: a Critter is free with them, a Construction is occupied by them.
FIGURES: Final[dict[str, tuple[str, str, tuple[int, int, int, int], int, int, tuple[str, ...]]]] = {
    "architect": ("EV-114", "purple unique critter", (0, 0, 0, 4), 2, 2, ("crane",)),
    "bard": ("EV-115", "tan unique critter", (0, 0, 0, 3), 0, 2, ("theater",)),
    "barge-toad": ("EV-116", "green common critter", (0, 0, 0, 2), 1, 3, ("twig-barge",)),
    "castle": ("EV-117", "purple unique construction", (2, 3, 3, 0), 4, 2, ("king",)),
    "cemetery": ("EV-118", "red unique construction", (0, 0, 2, 0), 0, 2, ("undertaker",)),
    "chapel": ("EV-119", "red unique construction", (2, 1, 1, 0), 2, 2, ("shepherd",)),
    "chip-sweep": ("EV-120", "green common critter", (0, 0, 0, 3), 2, 3, ("resin-refinery",)),
    "clock-tower": ("EV-121", "blue unique construction", (3, 0, 1, 0), 0, 3, ("historian",)),
    "courthouse": ("EV-122", "blue unique construction", (1, 1, 2, 0), 2, 2, ("judge",)),
    "crane": ("EV-123", "blue unique construction", (0, 0, 1, 0), 1, 3, ("architect",)),
    "doctor": ("EV-124", "green unique critter", (0, 0, 0, 4), 4, 2, ("university",)),
    "dungeon": ("EV-125", "blue unique construction", (0, 1, 2, 0), 0, 2, ("ranger",)),
    "ever-tree": ("EV-126", "purple unique construction", (3, 3, 3, 0), 5, 2, ()),
    "fairgrounds": ("EV-127", "green unique construction", (1, 2, 1, 0), 3, 3, ("fool",)),
    "farm": ("EV-128", "green common construction", (2, 1, 0, 0), 1, 8, ("husband", "wife")),
    "fool": ("EV-129", "tan unique critter", (0, 0, 0, 3), -2, 2, ("fairgrounds",)),
    "general-store": ("EV-130", "green common construction", (0, 1, 1, 0), 1, 3, ("shopkeeper",)),
    "historian": ("EV-131", "blue unique critter", (0, 0, 0, 2), 1, 3, ("clock-tower",)),
    "husband": ("EV-132", "green common critter", (0, 0, 0, 3), 2, 4, ("farm",)),
    "inn": ("EV-133", "red common construction", (2, 1, 0, 0), 2, 3, ("innkeeper",)),
    "innkeeper": ("EV-134", "blue unique critter", (0, 0, 0, 1), 1, 3, ("inn",)),
    "judge": ("EV-135", "blue unique critter", (0, 0, 0, 3), 2, 2, ("courthouse",)),
    "king": ("EV-136", "purple unique critter", (0, 0, 0, 6), 4, 2, ("castle",)),
    "lookout": ("EV-137", "red unique construction", (1, 1, 1, 0), 2, 2, ("wanderer",)),
    "mine": ("EV-138", "green common construction", (1, 1, 1, 0), 2, 3, ("miner-mole",)),
    "miner-mole": ("EV-139", "green common critter", (0, 0, 0, 3), 1, 3, ("mine",)),
    "monastery": ("EV-140", "red unique construction", (1, 1, 1, 0), 1, 2, ("monk",)),
    "monk": ("EV-141", "green unique critter", (0, 0, 0, 1), 0, 2, ("monastery",)),
    "palace": ("EV-142", "purple unique construction", (2, 3, 3, 0), 4, 2, ("queen",)),
    "peddler": ("EV-143", "green common critter", (0, 0, 0, 2), 1, 3, ("ruins",)),
    "post-office": ("EV-144", "red common construction", (1, 2, 0, 0), 2, 3, ("postal-pigeon",)),
    "postal-pigeon": ("EV-145", "tan common critter", (0, 0, 0, 2), 0, 3, ("post-office",)),
    "queen": ("EV-146", "red unique critter", (0, 0, 0, 5), 4, 2, ("palace",)),
    "ranger": ("EV-147", "tan unique critter", (0, 0, 0, 2), 1, 2, ("dungeon",)),
    "resin-refinery": ("EV-148", "green common construction", (0, 1, 1, 0), 1, 3, ("chip-sweep",)),
    "ruins": ("EV-149", "tan common construction", (0, 0, 0, 0), 0, 3, ("peddler",)),
    "school": ("EV-150", "purple unique construction", (2, 2, 0, 0), 2, 2, ("teacher",)),
    "shepherd": ("EV-151", "tan unique critter", (0, 0, 0, 3), 1, 2, ("chapel",)),
    "shopkeeper": ("EV-152", "blue unique critter", (0, 0, 0, 2), 1, 3, ("general-store",)),
    "storehouse": ("EV-153", "green common construction", (1, 1, 1, 0), 2, 3, ("woodcarver",)),
    "teacher": ("EV-154", "green common critter", (0, 0, 0, 2), 2, 3, ("school",)),
    "theater": ("EV-155", "purple unique construction", (3, 1, 1, 0), 3, 2, ("bard",)),
    "twig-barge": ("EV-156", "green common construction", (1, 0, 1, 0), 1, 3, ("barge-toad",)),
    "undertaker": ("EV-157", "tan unique critter", (0, 0, 0, 2), 1, 2, ("cemetery",)),
    "university": ("EV-158", "red unique construction", (0, 1, 2, 0), 3, 2, ("doctor",)),
    "wanderer": ("EV-159", "tan common critter", (0, 0, 0, 2), 1, 3, ("lookout",)),
    "wife": ("EV-160", "purple common critter", (0, 0, 0, 2), 2, 4, ("farm",)),
    "woodcarver": ("EV-161", "green common critter", (0, 0, 0, 2), 2, 3, ("storehouse",)),
}
CONSTRUCTIONS: Final = [card for card, figures in FIGURES.items() if figures[1].endswith("construction")]
CRITTERS: Final = [card for card in FIGURES if card not in CONSTRUCTIONS]


def shown(cards: list[str]) -> list[ParameterSet]:
    """Every card with the mark of its own rule."""
    return [pytest.param(card, marks=pytest.mark.rule(FIGURES[card][0])) for card in cards]


def broken(cards: list[str]) -> list[ParameterSet]:
    return [pytest.param(card, marks=pytest.mark.breach(FIGURES[card][0])) for card in cards]


def holding(card: str, *city: str) -> Table:
    """The card in hand; a Mine in the city, so that Ruins have something to replace."""
    return Table().city(0, "mine", *city).hand(0, card)


def stocked(table: Table, price: tuple[int, ...]) -> Table:
    twig, resin, pebble, berry = price
    return table.stock(0, twig, resin, pebble, berry)


@pytest.mark.parametrize("card", shown(list(FIGURES)))
def test_the_figures_of_a_card(card: str) -> None:
    rule, kind, price, points, copies, _ = FIGURES[card]
    found = CARDS[NUMBER[card]]
    words = [COLOURS[found.colour], "unique" if found.is_unique else "common", KINDS[int(found.is_construction)]]
    assert (found.rule, " ".join(words)) == (rule, kind)
    assert (found.twig, found.resin, found.pebble, found.berry) == price
    assert (found.points, found.copies) == (points, copies)


@pytest.mark.parametrize("card", shown(list(FIGURES)))
def test_a_new_game_holds_every_copy_of_the_card(card: str) -> None:
    game = ecumene.new("everdell", seats=3, seed=11)
    assert isinstance(game, Everdell)
    cards = [*game.deck, *game.meadow, *[design for player in game.players for design in player.hand]]
    assert (cards.count(NUMBER[card]), len(cards)) == (FIGURES[card][4], 128)


@pytest.mark.parametrize("card", broken(list(FIGURES)))
def test_no_copy_comes_with_the_cards_of_newleaf(card: str) -> None:
    game = ecumene.new("everdell", seats=3, seed=11, options={"newleaf": "station"})
    assert isinstance(game, Everdell)
    cards = [*game.deck, *game.meadow, *game.station, *[design for player in game.players for design in player.hand]]
    assert cards.count(NUMBER[card]) == FIGURES[card][4]


@pytest.mark.parametrize("card", shown(list(FIGURES)))
def test_a_card_is_played_for_exactly_its_price(card: str) -> None:
    table = stocked(holding(card), FIGURES[card][2])
    assert f"play {card}" in table.legal("play")


@pytest.mark.parametrize("card", broken([card for card in FIGURES if card != "ruins"]))
def test_a_card_is_not_played_for_less_than_its_price(card: str) -> None:
    price = FIGURES[card][2]
    for resource in range(4):
        if not price[resource]:
            continue
        paid = [20, 20, 20, 20]
        paid[resource] = price[resource] - 1
        table = stocked(holding(card), tuple(paid))
        refusal = table.refusal(f"play {card}")
        assert (refusal.rule, refusal.reason, refusal.needs["missing"]) == ("EV-075", "cannot-afford", 1)
        assert RESOURCES[resource] in str(refusal.needs["price"])


def others_of(card: str) -> list[str]:
    """The cards of the other kind with which the card could be linked; the Ever Tree is a matter of its own."""
    found = CONSTRUCTIONS if card in CRITTERS else CRITTERS
    return [other for other in found if other != "ever-tree"]


def plays_free(critter: str, construction: str) -> bool:
    table = Table().city(0, construction).hand(0, critter)
    return f"play {critter} free={construction}" in table.legal("play")


@pytest.mark.parametrize("card", shown([card for card in FIGURES if card != "ever-tree"]))
def test_critters_are_free_with_the_constructions_that_name_them(card: str) -> None:
    for other in FIGURES[card][5]:
        critter, construction = (card, other) if card in CRITTERS else (other, card)
        assert plays_free(critter, construction)
        table = Table().city(0, construction).hand(0, critter)
        table.play(f"play {critter} free={construction}")
        assert table.laid(0, construction).token > 0
        assert table.hands[0] != [critter]


@pytest.mark.parametrize("card", broken([card for card in FIGURES if card != "ever-tree"]))
def test_and_with_no_others(card: str) -> None:
    linked = set(FIGURES[card][5])
    if card in CRITTERS:
        found = {other for other in others_of(card) if plays_free(card, other)}
    else:
        found = {other for other in others_of(card) if plays_free(other, card)}
    assert found == linked
    critter, construction = (card, "ruins") if card in CRITTERS else ("king", card)
    if construction != "castle" and critter != "peddler":
        table = Table().city(0, construction).hand(0, critter)
        assert why(table, f"play {critter} free={construction}") == ("EV-076", "no-link")


@pytest.mark.rule("EV-126")
def test_the_ever_tree_takes_any_critter() -> None:
    assert {critter for critter in CRITTERS if plays_free(critter, "ever-tree")} == set(CRITTERS)


@pytest.mark.breach("EV-126")
def test_the_ever_tree_takes_one_critter_and_no_construction() -> None:
    table = Table().city(0, "ever-tree").hand(0, "mine", "king", "queen").occupied(0, "ever-tree")
    assert why(table, "play king free=ever-tree") == ("EV-077", "occupied-already")
    table = Table().city(0, "ever-tree").hand(0, "mine")
    assert why(table, "play mine free=ever-tree") == ("EV-076", "no-link")


@pytest.mark.parametrize(
    "card", broken([card for card in FIGURES if "unique" in FIGURES[card][1] and card not in ("fool", "ruins")])
)
def test_a_unique_card_does_not_come_twice(card: str) -> None:
    table = holding(card, card).rich()
    assert why(table, f"play {card}") == ("EV-085", "unique-already")


@pytest.mark.parametrize("card", shown([card for card in FIGURES if "common" in FIGURES[card][1]]))
def test_a_common_card_may_come_again(card: str) -> None:
    table = holding(card, card).rich()
    assert f"play {card}" in table.legal("play")


def test_these_are_all_cards_of_the_base_game() -> None:
    assert set(FIGURES) == {card.id for card in CARDS if card.box == BASE}
