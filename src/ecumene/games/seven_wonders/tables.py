"""All cards, boards and effects, read from the data files of this folder when the game is first used."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from ecumene.core.tables_file import fingerprint
from ecumene.games.seven_wonders import house_values, vocabulary
from ecumene.games.seven_wonders.cards import Board, Card, Deal, Effect, Stage
from ecumene.games.seven_wonders.goods import kinds_of, mask_of, pack, with_choice
from ecumene.games.seven_wonders.vocabulary import COLOURS, COUNTS, SYMBOLS

ALL_EFFECTS: Final[list[Effect]] = []
CARDS: Final[list[Card]] = []
CARD_NUMBERS: Final[dict[str, int]] = {}
GUILDS: Final[list[int]] = []
BLACK_CARDS: Final[list[int]] = []
LEADERS: Final[list[int]] = []
BOARDS: Final[list[Board]] = []
BOARD_NUMBERS: Final[dict[str, int]] = {}
#: Wonders by box, without sides.
BASE_WONDERS: Final[list[str]] = []
LOST_WONDERS: Final[list[str]] = []
PROMO_WONDERS: Final[list[str]] = []

#: By number of players and Age: the cards of the deck, without guilds and black cards (SW-003).
DECKS: Final[dict[int, dict[int, list[int]]]] = {}

_names: Final[dict[str, int]] = {}
_SIDES: Final = {"self": vocabulary.SELF, "left": vocabulary.LEFT, "right": vocabulary.RIGHT}


_REPLACED: Final = house_values.read()
#: 0, or another number if house values are replaced: part of every digest.
FINGERPRINT: Final[int] = fingerprint(_REPLACED)


def _data(name: str) -> Any:
    return json.loads(resources.files(__package__).joinpath("data", name).read_text(encoding="utf-8"))


def _colours(names: list[str]) -> int:
    return sum(1 << COLOURS.index(name) for name in names)


def _places(names: list[str]) -> int:
    return sum(_SIDES[name] for name in names)


def _deal(data: dict[str, Any]) -> Deal:
    deal = Deal()
    units = data.get("unused_resources", {})
    deal.resources = -units["any"] if "any" in units else pack(units)
    deal.coins = data.get("coins", 0)
    tokens = data.get("victory_tokens", {})
    deal.victories = (tokens.get("1", 0), tokens.get("3", 0), tokens.get("5", 0))
    deal.defeats = data.get("defeat_tokens", 0)
    deal.shields = data.get("defeat_tokens_to_shields", 0)
    deal.discards = data.get("discard_defeat_tokens", 0)
    return deal


def _effect(data: dict[str, Any]) -> Effect:
    """An effect as the vocabulary has it; unknown words or fields are an error in the data."""
    effect = Effect(len(ALL_EFFECTS), vocabulary.EFFECTS.index(data["type"]))
    ALL_EFFECTS.append(effect)
    for field, value in data.items():
        match field:
            case "amount" | "base" | "up_to" | "limit" | "draw" | "resources_ignored" | "per_turn" | "per_age":
                if field == "amount" or "amount" not in data:
                    effect.amount = value
            case "colours":
                effect.colours = _colours(value)
            case "count":
                effect.count = COUNTS.index(value)
            case "per":
                effect.count = COUNTS.index(value)
                effect.extra = 1
            case "where":
                effect.where = _places(value)
            case "symbol":
                effect.extra = SYMBOLS.index(value)
            case "resources" if isinstance(value, dict):
                effect.units = pack(value)
            case "resources":
                effect.choice = mask_of(value)
            case "choice":
                effect.choice = mask_of(value)
            case "sources":
                effect.extra = int("start" in value)
            case "sellable":
                effect.sellable = value
            case "neighbours":
                effect.neighbours = _places(value)
            case "neighbour":
                effect.neighbours = _places([value])
            case "price":
                effect.price = value
            case "age":
                effect.age = value
            case "ages":
                effect.age = sum(1 << age for age in value)
            case "at_least" | "stage" | "victory_token" | "vp":
                effect.extra = value
            case "extra":
                effect.amount = value
            case "coins":
                effect.price = value
            case "then" | "gain":
                effect.then = _effect(value)
            case "target":
                effect.extra = int(value == "wonder_stage")
            case "players":
                effect.extra = int(value == "all")
            case "sides":
                effect.extra = len(value)
            case "includes_this" | "optional":
                effect.extra = int(value)
            case "give":
                effect.give = _deal(value)
            case "get_one_of":
                effect.gets = [_deal(one) for one in value]
            case "options":
                for option in value:
                    effect.colours |= _colours(option.get("colours", []))
                    effect.age = option.get("age", effect.age)
                    effect.extra = option.get("stage", effect.extra)
            case "type" | "build" | "die" | "first" | "second" | "not_for" | "max_per_turn":
                pass
            case _:
                raise ValueError(f"{data['type']} has an unknown field {field}")
    return effect


def _card(data: dict[str, Any]) -> Card:
    data = house_values.replace_card(data, _REPLACED)
    number = len(CARDS)
    CARD_NUMBERS[data["id"]] = number
    name = _names.setdefault(data["name"], number)
    colour = COLOURS.index(data["colour"])
    card = Card(number, name, data["id"], data["age"], colour, pack(data["cost"]), data["cost"].get("coins", 0))
    card.effects = [_effect(effect) for effect in data["effects"]]
    card.marks = data.get("marks", [])
    card.house = data.get("house", False)
    CARDS.append(card)
    return card


def _board(data: dict[str, Any]) -> Board:
    data = house_values.replace_board(data, _REPLACED)
    board = Board(len(BOARDS), data["id"], data["side"])
    BOARDS.append(board)
    BOARD_NUMBERS[board.id] = board.number
    start = data["start"]
    if "resource" in start:
        board.production = pack({start["resource"]: 1})
    if "choice" in start:
        board.production = with_choice(0, mask_of(start["choice"]))
    board.kinds = kinds_of(board.production)
    board.coins = start.get("coins", 0)
    board.die = "coins_die" in start
    board.defeats = start.get("defeat_tokens", 0)
    board.half_shield = start.get("shields", 0) == 0.5
    board.effects = [_effect(effect) for effect in start.get("effects", [])]
    board.copies_partner = "copy_of" in data
    board.any_order = data.get("order") == "any"
    board.house_start = data.get("house_start", False)
    board.themes = (
        _colours([name for name in data["themes"] if name != "partner"]) if data["themes"] != "partner" else 0
    )
    for entry in data["stages"]:
        cost = entry["cost"]
        stage = Stage(
            pack(cost),
            cost.get("coins", 0),
            cost.get("raw_different", 0),
            entry.get("needs_age", 0),
            entry.get("house", False),
        )
        stage.effects = [_effect(effect) for effect in entry["effects"]]
        for effect in stage.effects:
            if effect.kind == vocabulary.COPY_WONDER_STAGE:
                stage.copied = effect
            stage.for_partner |= effect.kind == vocabulary.PARTNERSHIP
        if "cost_in_version_1" in entry:
            stage.in_version_1 = Stage(pack(entry["cost_in_version_1"]), 0, 0, 0, True)
            stage.in_version_1.effects = stage.effects
        board.stages.append(stage)
    return board


def _load() -> None:
    base = _data("base_cards.json")
    entries = [*base["cards"], *base["guilds"]]
    for entry in entries:
        _card(entry)
    GUILDS.extend(CARD_NUMBERS[entry["id"]] for entry in base["guilds"])
    for name, numbers in (("cities.json", BLACK_CARDS), ("leaders.json", LEADERS)):
        for entry in _data(name)["cards"]:
            numbers.append(_card(entry).number)
    for players in range(3, 8):
        DECKS[players] = {
            age: [card.number for card in CARDS if card.age == age for mark in card.marks if mark <= players]
            for age in (1, 2, 3)
        }
    for entry in entries:
        child = CARDS[CARD_NUMBERS[entry["id"]]]
        for parent in entry["chain_from"]:
            child.parents |= 1 << CARD_NUMBERS[parent]
            if child.number not in CARDS[CARD_NUMBERS[parent]].chains:
                CARDS[CARD_NUMBERS[parent]].chains.append(child.number)
    for name, wonders in (
        ("base_wonders.json", BASE_WONDERS),
        ("lost_wonders.json", LOST_WONDERS),
        ("promo_wonders.json", PROMO_WONDERS),
    ):
        for entry in _data(name)["boards"]:
            wonder = _board(entry).wonder
            if wonder not in wonders:
                wonders.append(wonder)
    house_values.check_names(_REPLACED, set(BOARD_NUMBERS), set(CARD_NUMBERS))


_load()
