"""Whole games and every kind of refusal, told in both languages."""

from __future__ import annotations

import re

import pytest

import ecumene
from ecumene.core.argument import Arguments, Counted, Name, Seat, StepName
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES
from ecumene.core.refusal import BadInput, IllegalMove, Refusal
from ecumene.games.terra_mystica import faction_text
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.moves import CONVERSION_IDS, SPECIALS, TRACKS
from ecumene.games.terra_mystica.points import SOURCES
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    BUILDINGS,
    CULTS,
    FAVOUR_TILES,
    FINAL_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from ecumene.text import Words
from tests.rules.terra_mystica.afloat import markers_gone, range_at, sea, traded
from tests.rules.terra_mystica.deals import seated
from tests.rules.terra_mystica.table import Table
from tests.text.messages import ids_of

BOX = ecumene.box("terra-mystica")
PLAYERS = ["Ola", "Jan", "Ewa", "Max", "Iga"]
ALL_BOXES: dict[str, object] = {"merchants": True, "fire_and_ice": True, "mini_towns": True, "final_tile": "draw"}
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (4, {**ALL_BOXES, "map": "lakes"}),
    (3, {"factions": "auction", "fire_and_ice": True, "turn_order": "pass-order"}),
    (5, {**ALL_BOXES, "offers": "open", "map": "fjords"}),
    (4, {"rules": "site", "fire_and_ice": True, "temple_tile": True, "shipping_tile": True}),
]
CELL = re.compile(r"[A-J]\d+|r\d+")
#: Reasons that the house words, and those that no move meets which can be read: something else is said before.
NOT_MET = {"not-your-turn", "notation", "off-map", "river", "not-river", "no-favour", "no-town"}
at_each = pytest.mark.parametrize(("seats", "options"), TABLES)
ENGLISH, POLISH = [Words(language, BOX.package, PLAYERS) for language in LANGUAGES]


def sayable(value: object) -> bool:
    """A number, a cell, a thing or a step with a name: nothing that would reach a reader as a bare id."""
    return not isinstance(value, str) or isinstance(value, Name | StepName | Counted) or bool(CELL.fullmatch(value))


def lively(game: Game, chance: Chance) -> None:
    """One move of somebody who rather acts than converts or passes."""
    seat = game.to_move[0]
    moves = game.moves(seat)
    told = [move for move in moves if not str(move).startswith(("convert", "burn"))]
    acts = [move for move in told if not str(move).startswith("pass")]
    chosen = (acts if chance.below(6) else told) or told or moves
    game.play(seat, chosen[chance.below(len(chosen))])


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    words = Words(language, BOX.package)
    things = [*TERRAINS, "river", "market", *BUILDINGS, *CONVERSION_IDS]
    things += [faction.id for faction in FACTIONS] + [source.id for source in SOURCES]
    things += [f"cult-{cult}" for cult in CULTS] + [f"track-{track}" for track in TRACKS]
    things += [f"bonus-{tile.id}" for tile in BONUS_TILES] + [f"favour-{tile.id}" for tile in FAVOUR_TILES]
    things += [f"town-{tile.id}" for tile in TOWN_TILES] + [f"scoring-{tile.id}" for tile in SCORING_TILES]
    things += [f"power-{action.id}" for action in POWER_ACTIONS] + [f"special-{name}" for name in SPECIALS]
    things += [f"final-{tile}" for tile in FINAL_TILES]
    assert [thing for thing in things if not words.has(f"name-{thing}")] == []
    assert not words.has("name-bonus-none")
    for faction in FACTIONS:
        for merchants in (False, True):
            assert faction_text.ability(faction, merchants, words)
            assert faction_text.stronghold(faction, 4, merchants, words)
        assert len(faction_text.shipyard(faction, words)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_have_different_names(language: str) -> None:
    words = Words(language, BOX.package)
    for kind, tiles in (("bonus", BONUS_TILES), ("favour", FAVOUR_TILES), ("town", TOWN_TILES)):
        names = [words.name(f"{kind}-{tile.id}") for tile in tiles]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_signs_tell_things_apart(language: str) -> None:
    words = Words(language, BOX.package)
    letters = [words.name(terrain, "letter") for terrain in TERRAINS]
    signs = [words.name(building, "sign") for building in BUILDINGS]
    assert len({*letters}) == len(TERRAINS)
    assert len({*signs}) == len(signs)
    assert all(len(sign) == 1 for sign in letters + signs)


@pytest.mark.parametrize(
    ("thing", "english", "polish"),
    [
        ("bonus-4", "bonus tile 4 (income 3 power; shipping +1)", "żeton Bonusu 4 (dochód: 3 Mocy; Żegluga +1)"),
        (
            "bonus-6",
            "bonus tile 6 (income 2 workers; on passing 4 points per stronghold or sanctuary)",
            "żeton Bonusu 6 (dochód: 2 Robotników; przy pasowaniu 4 PZ za Twierdzę lub Sanktuarium)",
        ),
        (
            "favour-5",
            "favour tile 5 (2 steps in the cult of fire; towns from power value 6)",
            "żeton Łaski 5 (2 przychylności w Kulcie Ognia; miasta od wartości Mocy 6)",
        ),
        (
            "town-5",
            "town tile 5 (8 points, 1 step in every cult and 1 key)",
            "żeton Miasta 5 (8 PZ, 1 przychylność w każdym Kulcie i 1 klucz)",
        ),
        (
            "scoring-5",
            "2 points per dwelling; at the end of the round 4 power per 4 steps in the cult of fire",
            "2 PZ za Osadę; na koniec rundy 4 Mocy za każde 4 pola w Kulcie Ognia",
        ),
        (
            "scoring-9",
            "4 points per temple; at the end of the round 2 coins per priest on the order spaces of the cults",
            "4 PZ za Świątynię; na koniec rundy 2 Monety za każdego Kapłana na polach Kultów",
        ),
        ("power-coins", "7 coins", "7 Monet"),
        ("power-to-worker", "3 power into 1 worker", "3 Mocy na 1 Robotnika"),
        (
            "option-bonus_tiles-3",
            "bonus tile 3 (income 6 coins)",
            "żeton Bonusu 3 (dochód: 6 Monet)",
        ),
    ],
)
def test_names_are_made_from_the_tables(thing: str, english: str, polish: str) -> None:
    assert (ENGLISH.name(thing), POLISH.name(thing)) == (english, polish)


@pytest.mark.parametrize(
    ("number", "coins", "workers", "power", "steps", "ships"),
    [
        (1, "1 Moneta", "1 Robotnik", "1 Moc", "1 przychylność", "1 Statek"),
        (2, "2 Monety", "2 Robotników", "2 Mocy", "2 przychylności", "2 Statki"),
        (5, "5 Monet", "5 Robotników", "5 Mocy", "5 przychylności", "5 Statków"),
        (12, "12 Monet", "12 Robotników", "12 Mocy", "12 przychylności", "12 Statków"),
        (22, "22 Monety", "22 Robotników", "22 Mocy", "22 przychylności", "22 Statki"),
    ],
)
def test_polish_plurals(number: int, coins: str, workers: str, power: str, steps: str, ships: str) -> None:
    things = ("coins", "workers", "power", "steps", "ships")
    assert [POLISH(f"count-{thing}", n=number) for thing in things] == [coins, workers, power, steps, ships]


# The log


@at_each
def test_the_log_of_a_game_can_be_told(seats: int, options: dict[str, object]) -> None:
    chance = Chance.stream(11, "test")
    game = ecumene.new("terra-mystica", seats, 11, options)
    events: list[Event] = []
    while not game.is_over:
        seat = game.to_move[0]
        moves = [move for move in game.moves(seat) if not str(move).startswith(("convert", "burn"))]
        moves = moves or game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))], events)
    assert len(events) > 50
    for words in (ENGLISH, POLISH):
        for event in events:
            assert words.event(event)
            assert all(sayable(value) for value in event.data.values()), event
        for score in game.scores():
            assert all(words.has(f"name-{item.source}") for item in score.items)


def log(table: Table, *moves: str) -> list[tuple[str, str]]:
    return [(ENGLISH.event(event), POLISH.event(event)) for event in table.play(*moves)]


def test_lines_of_the_log() -> None:
    table = Table("witches", "nomads", scoring="3").put(0, "dwelling", "D1").put(1, "dwelling", "G7")
    assert log(table, "dig 1 build D2") == [
        ("Ola turned D2 into forest.", "Ola zmienia D2 w Lasy."),
        ("Ola built a dwelling on D2.", "Ola buduje Osadę na D2."),
        ("Ola scored 2 points (scoring tile: dwellings).", "Ola zdobywa 2 PZ (żeton Punktacji: Osady)."),
    ]
    table = Table("witches", "nomads").put(0, "trading-post", "C4").cult(0, fire=2)
    assert log(table, "convert 1p to 1w", "upgrade C4 temple", "take favour-5") == [
        ("Ola converted 1 priest into 1 worker.", "Ola zamienia 1 Kapłana na 1 Robotnika."),
        ("Ola upgraded C4 to a temple.", "Ola ulepsza C4 do Świątyni."),
        (
            "Ola took favour tile 5 (2 steps in the cult of fire; towns from power value 6).",
            "Ola bierze żeton Łaski 5 (2 przychylności w Kulcie Ognia; miasta od wartości Mocy 6).",
        ),
        (
            "Ola rose from 2 to 4 in the cult of fire and gained 1 power.",
            "Ola wspina się w Kulcie Ognia z 2 na 4 i zdobywa 1 Moc.",
        ),
    ]


def test_power_from_neighbours_is_told_with_its_price() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "D1").put(1, "stronghold", "D2").bowls(1, 12, 0, 0)
    table.play("upgrade D1 trading-post")
    assert log(table, "accept 3 witches") == [
        ("Jan accepted 3 power from Ola for 2 points.", "Jan przyjmuje 3 Mocy (Ola) i płaci 2 PZ."),
    ]


def test_points_that_are_paid_are_told_so() -> None:
    table = Table("shapeshifters", "witches").put(0, "dwelling", "D2").put(1, "dwelling", "C1")
    table.play("upgrade D2 trading-post", "accept 1 shapeshifters")
    assert log(table, "token") == [
        ("Ola paid 1 point (paid for power tokens).", "Ola płaci 1 PZ (zapłacone za znaczniki Mocy)."),
    ]


# Refusals


def told(refusal: Refusal) -> None:
    for words in (ENGLISH, POLISH):
        assert "{" not in words.refusal(refusal)
    assert all(sayable(value) or name == "text" for name, value in refusal.needs.items()), refusal


def reasons_along(seats: int, options: dict[str, object], seed: int) -> set[str]:
    """What comes up when all moves are tried now and then along a game; each kind is told."""
    seen: dict[tuple[str, tuple[str, ...]], Refusal] = {}
    chance = Chance.stream(seed, "test")
    game = ecumene.new("terra-mystica", seats, seed, options)
    every = game.every_move()
    while not game.is_over:
        seat = game.to_move[0]
        for move in every if game.ply % 15 == 0 else every[:100]:
            refusal = game.check(seat, move)
            if refusal is not None:
                seen[refusal.reason, tuple(refusal.needs)] = refusal
        lively(game, chance)
    for refusal in seen.values():
        told(refusal)
    return {reason for reason, _ in seen}


def refused(table: Table, text: str, *before: str) -> Refusal:
    """What a table answers after some moves."""
    table.play(*before)
    return table.refusal(text)


def bids(*texts: str) -> Refusal:
    """The answer to the last of some bids."""
    game = ecumene.new("terra-mystica", 3, 1, {"factions": "auction"})
    refusal = None
    faction = str(game.moves(game.to_move[0])[0]).split()[2]
    for text in texts:
        seat = game.to_move[0]
        move = game.parse(seat, f"bid {text} {faction}")
        refusal = game.check(seat, move)
        if refusal is None:
            game.play(seat, move)
    assert refusal is not None
    return refusal


def caravan(*merchants: str, position: int = 1) -> Table:
    table = sea("dwarves", "halflings").put(0, "dwelling", "E2").port(0, "E2")
    table.put(1, "trading-post", "E3").put(1, "dwelling", "F2").bowls(0, 0, 0, 12)
    return range_at(table.ships(0, *merchants), position)


def fleet(*ships: str, shipping: int = 1) -> Table:
    """Witches with ships; Nomads at B4, which lies at r10."""
    table = sea("witches", "nomads", shipping=shipping).put(0, "dwelling", "C3").port(0, "C3").put(1, "dwelling", "B4")
    return table.ships(0, *ships).bowls(0, 0, 0, 1)


def first_choices() -> list[Refusal]:
    """Reasons of the set-up."""
    game = ecumene.new("terra-mystica", 2, 1)
    game.play(game.to_move[0], game.parse(game.to_move[0], "faction witches"))
    found = [game.check(game.to_move[0], game.parse(game.to_move[0], f"faction {id}")) for id in ("auren", "yetis")]
    river = seated("riverwalkers", "witches")
    river.play(0, river.parse(0, "terrain plains"))
    found.append(river.check(0, river.parse(0, "place E2")))
    return [bids("5", "3"), bids("40", "40"), *[refusal for refusal in found if refusal is not None]]


def of_factions() -> list[Refusal]:
    """Reasons that belong to some factions only."""
    towns = Table("mermaids", "giants").put(0, "trading-post", "F3", "F4", "G1").put(0, "dwelling", "H3")
    flight = Table("fakirs", "witches").put(0, "dwelling", "E2").ground("C1", "plains").bowls(0, 0, 0, 12)
    bridges = Table("engineers", "nomads").put(0, "dwelling", "C2", "F2").bridge(0, "C2-E5", "C2-D4")
    all_built = Table("engineers", "nomads").put(0, "dwelling", "C2", "F2").bridge(0, "C2-E5", "C2-D4", "F2-G1")
    broke = Table("alchemists", "nomads").put(0, "dwelling", "B3").points(0, 0)
    tower = Table("chaos-magicians", "nomads").put(0, "stronghold", "D6").put(0, "dwelling", "E3")
    storm = Table("nomads", "witches").put(0, "stronghold", "D3")
    shapes = Table("shapeshifters", "nomads").put(0, "stronghold", "D2").bowls(0, 0, 0, 12)
    river = Table("riverwalkers", "nomads").put(0, "dwelling", "D2").bowls(0, 0, 0, 12)
    return [
        refused(towns, "connect r21", "connect r21", "take town-1"),
        refused(flight.ground("D3", "plains"), "transform D3 desert", "power spades", "transform C1 desert"),
        all_built.refusal("special bridge C2-D3"),
        bridges.refusal("special bridge C2-E5"),
        broke.refusal("convert 1vp to 1c"),
        refused(tower, "special double", "special double"),
        refused(storm, "transform A1 desert", "special sandstorm"),
        shapes.refusal("special terrain desert"),
        river.refusal("build C1"),
        refused(river, "unlock lakes", "power priest"),
    ]


def of_actions() -> list[Refusal]:
    """Reasons of actions and of what follows from them."""

    def witches() -> Table:
        return Table("witches", "nomads").put(0, "dwelling", "D1").ground("E1", "plains").bowls(0, 0, 0, 12)

    temple = Table("witches", "nomads").put(0, "trading-post", "E2")
    tiles = Table("witches", "nomads", "mermaids", "darklings").put(0, "trading-post", "C3").favour(1, "1")
    keys = Table("witches", "nomads").put(0, "trading-post", "E1", "E2", "F1").put(0, "dwelling", "D1")
    full = Table("witches", "nomads").put(0, "dwelling", "D1").put(1, "dwelling", "D2").points(1, 5)
    full.play("upgrade D1 trading-post")
    priests = Table("witches", "nomads").put(0, "dwelling", "C4").stock(0, priests=7).bowls(0, 0, 0, 8)
    orders = Table("witches", "nomads").put(0, "dwelling", "C4")
    orders.play("send priest fire 3", "done")
    return [
        refused(witches(), "transform D2 forest", "power spades", "transform E1 forest"),
        refused(witches(), "transform D2 forest", "power spades", "transform E1 swamp"),
        refused(witches().ground("E1", "forest"), "build E1", "power spade", "transform D2 forest"),
        refused(temple, "done", "upgrade E2 temple"),
        refused(tiles, "take favour-1", "upgrade C3 temple"),
        refused(keys.cult(0, fire=9, air=9), "key water", "upgrade E2 temple", "take favour-7", "take town-5"),
        priests.refusal("convert 5pw to 1p"),
        orders.turn(0).refusal("send priest fire 3"),
        full.bowls(1, 0, 0, 12).refusal("accept 1 witches"),
        witches().refusal("leave"),
    ]


def of_merchants() -> list[Refusal]:
    """Reasons of ships, merchants and trade."""
    spell = Table("witches", "nomads", merchants=True).put(0, "dwelling", "C3").bowls(0, 0, 0, 12).favour(0, "9", "5")
    none_left = Table("witches", "nomads", merchants=True).put(0, "dwelling", "C3").bowls(0, 0, 0, 12)
    none_left.favour(0, *[str(number) for number in range(1, 13)])
    yard = Table("engineers", "halflings", merchants=True).put(0, "trading-post", "E2")
    entering = ("special move", "sail r10 B4")
    return [
        refused(caravan("E2", "E2").bowls(0, 12, 0, 0), "sail E2 E3", "special move", "sail E2 E3"),
        refused(caravan("D1", "E2", position=2), "done", "special move", "sail D1 r7"),
        refused(caravan("D1", "E2", position=2), "sail E2 E1", "special move", "sail D1 r7"),
        refused(caravan("D1").bowls(0, 12, 0, 0), "sail D1 r7", "special move"),
        refused(spell, "take favour-5", "power favour"),
        spell.refusal("take favour-m1"),
        none_left.refusal("power favour"),
        none_left.refusal("power ship"),
        yard.refusal("upgrade E2 shipyard"),
        refused(markers_gone(fleet("r10"), 15), "sail r10 B4", "special move"),
        refused(traded(fleet("r10"), 0, "B4"), "sail r10 B4", "special move"),
        refused(fleet("r10"), "done", "special move"),
        refused(fleet("r10"), "sail r10 r3 power", "special move"),
        refused(fleet("r10"), "sail r3 r10", "special move", "sail r10 r3"),
        refused(fleet("r10", shipping=0), "convert 1pw to 1c", "special move"),
        refused(fleet("r10", "r16"), "done", *entering, "done"),
        refused(fleet("r10", "r16"), "trade B4 priest", *entering, "done"),
        refused(fleet("r10", "r16"), "sail r16 r10", *entering, "done"),
    ]


def test_every_reason_can_be_told_as_it_is_given() -> None:
    """Reasons in the source against reasons that come up here, each with the very needs that the rules give."""
    seen: set[str] = set()
    for refusal in (*first_choices(), *of_factions(), *of_actions(), *of_merchants()):
        told(refusal)
        seen.add(refusal.reason)
    for number, (seats, options) in enumerate(TABLES):
        seen |= reasons_along(seats, options, number)
    own = {id.removeprefix("refusal-") for package, id in ids_of("refusal") if package == BOX.package}
    assert own - seen - NOT_MET == set()


def test_what_cannot_be_read_is_told() -> None:
    game = ecumene.new("terra-mystica", 2, 3)
    for text in ("build A14", "bild"):
        with pytest.raises(IllegalMove) as unread:
            game.parse(0, text)
        told(unread.value.refusal)


def test_prices_that_are_too_high_name_the_thing_and_the_numbers() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "D1").stock(0, coins=1, workers=1).bowls(0, 0, 0, 2)
    for text, english, polish in (
        (
            "upgrade D1 trading-post",
            "This takes 2 workers (trading post). You have 1.",
            "Potrzeba 2 Robotników (Faktoria). Masz 1.",
        ),
        (
            "power coins",
            "This takes 4 power from bowl III (7 coins). You have 2.",
            "Potrzeba 4 Mocy z Naczynia III (7 Monet). Masz 2.",
        ),
        (
            "transform D2 forest",
            "This takes 1 spade. You can pay for 0.",
            "Potrzeba 1 Łopaty. Możesz opłacić najwyżej 0.",
        ),
    ):
        refusal = table.refusal(text)
        assert (ENGLISH.refusal(refusal), POLISH.refusal(refusal)) == (english, polish)


# Options


@pytest.mark.parametrize(
    ("options", "english"),
    [
        ({"new_bonus": True}, "new_bonus: this is for games with Merchants of the Seas only."),
        ({"seating": "witches nomads"}, "Factions by seat belong to fixed factions: give both or neither."),
        ({"factions": "fixed", "seating": "witches auren"}, "Name 2 factions, no two of one colour or board."),
        ({"scoring_tiles": "2 3 4 5 6 1"}, "The scoring tile for spades cannot lie in the last two rounds."),
    ],
)
def test_options_that_do_not_go_together(options: dict[str, object], english: str) -> None:
    with pytest.raises(BadInput) as caught:
        ecumene.new("terra-mystica", 2, 1, options)
    assert ENGLISH.problem(caught.value) == english
    assert POLISH.problem(caught.value).endswith(".")


def test_seats_are_shown_as_players() -> None:
    taken: Arguments = {"cell": "C4", "building": Name("dwelling"), "owner": Seat(1)}
    assert ENGLISH.refusal(Refusal("TM-064", "occupied", taken)) == "C4: a dwelling stands there (Jan)."
