"""A new card of known effects is one row of a table: what it says, costs and shows is put together from the row.

Only its name stands elsewhere, in the texts of each language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ecumene
from ecumene import text
from ecumene.core.ledger import LANGUAGES
from ecumene.games.seven_wonders import move_text, tables
from ecumene.games.seven_wonders.card_text import card_cost, card_text
from ecumene.games.seven_wonders.cards import Card
from ecumene.games.seven_wonders.draw.effect_signs import effect_rows
from ecumene.games.seven_wonders.draw.scene import about
from ecumene.games.seven_wonders.explain import explain
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import DISCARD, move
from ecumene.text import Words
from tests.text.messages import defined

PACKAGE = ecumene.box("seven-wonders").package
#: Sentences that may show figures: examples of the notation, and the one place that writes the Ages.
EXAMPLES = {"refusal-notation", "age-number"}


def row(*effects: dict[str, Any], colour: str = "yellow", **cost: int) -> dict[str, Any]:
    return {"id": "made-up", "name": "Made Up", "age": 3, "colour": colour, "cost": cost, "effects": [*effects]}


def add(data: dict[str, Any]) -> Card:
    return tables._card(data)


@pytest.fixture(autouse=True)
def _tables_as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The made-up card has a name; rows that a test adds are taken out again."""
    for language in LANGUAGES:
        monkeypatch.setitem(text._entries(language, PACKAGE), "name-made-up", "name-made-up = Made Up\n")
    text._phrases.cache_clear()
    effects, cards = len(tables.ALL_EFFECTS), len(tables.CARDS)
    yield
    del tables.ALL_EFFECTS[effects:]
    for card in tables.CARDS[cards:]:
        tables.CARD_NUMBERS.pop(card.id, None)
    del tables.CARDS[cards:]
    tables._names.pop("Made Up", None)
    text._phrases.cache_clear()


@pytest.mark.parametrize(
    ("data", "en", "pl"),
    [
        (
            row(
                {"type": "coins_per", "amount": 2, "count": "card", "colours": ["grey", "blue"], "where": ["self"]},
                {"type": "vp_per", "amount": 4, "count": "card", "colours": ["grey", "blue"], "where": ["self"]},
                ore=2,
                coins=5,
            ),
            ("2 ore, 5 coins", "2 coins and 4 points for each grey or blue card in your city"),
            ("2 rudy, 5 monet", "2 monety i 4 punkty za każdą szarą lub niebieską kartę u ciebie"),
        ),
        (
            row({"type": "draw_unused_and_build_free", "colours": ["purple"], "draw": 5, "build": 1}, colour="black"),
            ("free", "draw 5 unused purple cards and build one of them free"),
            ("za darmo", "dobierz nieużywane fioletowe karty (5) i zbuduj jedną z nich za darmo"),
        ),
        (
            row(
                {"type": "neighbour_chain_once_per_age", "ages": [1, 2, 3]},
                {"type": "extra_vp_per_3_coins", "amount": 2},
            ),
            (
                "free",
                (
                    "once each in Ages I, II and III you build a card free by a chain from a neighbour’s card; "
                    "2 points more for every 3 coins"
                ),
            ),
            (
                "za darmo",
                (
                    "raz na Erę (w Erze I, II i III) budujesz kartę za darmo dzięki powiązaniu z kartą sąsiada; "
                    "dodatkowo 2 punkty za każde 3 monety"
                ),
            ),
        ),
        (
            row(
                {
                    "type": "exchange_once",
                    "give": {"victory_tokens": {"3": 1}, "coins": 1},
                    "get_one_of": [{"victory_tokens": {"5": 2}}, {"discard_defeat_tokens": 5}],
                },
                colour="white",
                coins=1,
            ),
            (
                "1 coin",
                (
                    "at once you may exchange 1 victory token of 3 and 1 coin for 2 victory tokens of 5 "
                    "or putting back 5 defeat tokens"
                ),
            ),
            (
                "1 moneta",
                (
                    "od razu możesz wymienić: 1 żeton Zwycięstwa o wartości 3 i 1 monetę "
                    "na 2 żetony Zwycięstwa o wartości 5 lub odrzucenie 5 żetonów Porażki"
                ),
            ),
        ),
    ],
)
def test_words_and_picture_come_from_the_row(data: dict[str, Any], en: tuple[str, str], pl: tuple[str, str]) -> None:
    card = add(data)
    game = ecumene.new("seven-wonders", seats=3, seed=1)
    assert isinstance(game, SevenWonders)
    for language, (cost, told) in (("en", en), ("pl", pl)):
        words = Words(language, PACKAGE)
        assert (card_cost(card, words), card_text(card, words)) == (cost, told)
        explained = explain(game, "hand-made-up", words)
        assert explained is not None
        assert told.lower() in " ".join(explained.lines).lower()
        assert told.lower() in about(language, card).lower()
        assert about(language, card).startswith("Made Up")
    assert all(effect_rows(card.effects))


def test_an_unknown_word_or_field_is_refused() -> None:
    with pytest.raises(ValueError, match="juggle"):
        add(row({"type": "juggle"}))
    with pytest.raises(ValueError, match="unknown field colour"):
        add(row({"type": "vp", "amount": 1, "colour": "blue"}))


@pytest.mark.parametrize(("language", "sentence"), [("en", "for 4 coins"), ("pl", "za 4 monety")])
def test_a_changed_rule_changes_its_sentence(monkeypatch: pytest.MonkeyPatch, language: str, sentence: str) -> None:
    game = ecumene.new("seven-wonders", seats=3, seed=1)
    assert isinstance(game, SevenWonders)
    discard = move(DISCARD, game.cities[0].hand[0])
    words = Words(language, PACKAGE)
    assert sentence not in move_text.sentence(game, 0, discard, words)
    monkeypatch.setattr(move_text, "DISCARD_COINS", 4)
    assert sentence in move_text.sentence(game, 0, discard, words)


class Texts(Visitor):
    """What a message says by itself, without what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_repeats_a_figure_by_hand(language: str) -> None:
    found: dict[str, str] = {}
    for id, message in defined(PACKAGE, language).items():
        texts = Texts()
        texts.visit(message)
        figures = [text for text in texts.found if re.search(r"\d|\bII?I?\b", text)]
        if figures and id not in EXAMPLES:
            found[id] = " ".join(figures)
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_of_a_board_is_named_after_its_wonder(language: str) -> None:
    words = Words(language, PACKAGE)
    for board in tables.BOARDS:
        assert words.name(board.id) == f"{words.name(board.wonder)} {board.side}"
        assert words.name(board.wonder) != board.wonder
    assert not words.has("name-giza-C")
