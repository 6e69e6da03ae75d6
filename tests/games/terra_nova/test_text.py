"""Whole games and every kind of refusal, told in both languages."""

from __future__ import annotations

import re

import pytest

import ecumene
from ecumene.core.argument import Name, StepName
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES
from ecumene.core.refusal import IllegalMove, Refusal
from ecumene.core.step import Step
from ecumene.games.terra_nova import faction_text
from ecumene.games.terra_nova.boards import OWN_DESIGN, TERRAINS
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import SPECIALS, UPGRADES
from ecumene.games.terra_nova.palace_steps import ClaimEdge, FreeFactory, LakeHouse, SunnyCell
from ecumene.games.terra_nova.points import OWN
from ecumene.games.terra_nova.steps import FreeBridge, FreeSpade, RoundExchange, SecondSpade, SpadeHouse, TwoSpades
from ecumene.games.terra_nova.tiles import BONUS_TILES, POWER_ACTIONS, ROUND_TILES, TOWN_TILES
from ecumene.games.terra_nova.towns import ChooseRiverTown, ChooseTownTile
from ecumene.text import Words
from tests.rules.terra_nova.table import Table
from tests.text.messages import ids_of

BOX = ecumene.box("terra-nova")
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"factions": "random"}),
    (4, {"turn_order": "pass-order"}),
    (3, {"first_game": True}),
    (2, {"two_player_variant": "planner", "swap_in_last_round": False}),
    (2, {"two_player_variant": "lucky-digger"}),
]
CELL = re.compile(r"[A-I]\d+")
at_each = pytest.mark.parametrize(("seats", "options"), TABLES)


def both() -> list[Words]:
    return [Words(language, BOX.package, ["Ola", "Jan", "Ewa", "Max"]) for language in LANGUAGES]


def sayable(value: object) -> bool:
    """A number, a cell, a thing or a step with a name: nothing that would reach a reader as a bare id."""
    return not isinstance(value, str) or isinstance(value, Name | StepName) or bool(CELL.fullmatch(value))


def game_of(seats: int, options: dict[str, object], seed: int) -> Game:
    return ecumene.new("terra-nova", seats, seed, options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    words = Words(language, BOX.package)
    things = [*TERRAINS, "river", "house", "palace", "neutral", *UPGRADES]
    things += [faction.id for faction in FACTIONS]
    things += [source.id for faction in FACTIONS for source in faction.sources if source.id not in OWN]
    things += [f"bonus-{tile.id}" for tile in BONUS_TILES] + [f"town-{tile.id}" for tile in TOWN_TILES]
    things += [f"power-{action.id}" for action in POWER_ACTIONS] + [f"special-{name}" for name in SPECIALS]
    things += [f"round-{tile.id}" for tile in ROUND_TILES]
    assert [thing for thing in things if not words.has(f"name-{thing}")] == []
    for faction in FACTIONS:
        assert faction_text.ability(faction, 4, words)
        assert all(faction_text.palace(faction, side, 4, words) for side in ("left", "right"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_signs_tell_things_apart(language: str) -> None:
    words = Words(language, BOX.package)
    letters = [words.name(terrain, "letter") for terrain in TERRAINS]
    signs = [words.name(building, "sign") for building in ("house", "factory", "palace", "neutral")]
    assert len({*letters}) == len(TERRAINS)
    assert len({*signs}) == len(signs)
    assert all(len(sign) == 1 for sign in letters + signs)


@at_each
def test_the_log_of_a_game_can_be_told(seats: int, options: dict[str, object]) -> None:
    chance = Chance.stream(11, "test")
    game = game_of(seats, options, 11)
    events: list[Event] = []
    while not game.is_over:
        seat = game.to_move[0]
        moves = game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))], events)
    assert len(events) > 50
    for words in both():
        for event in events:
            assert words.event(event)
            assert all(sayable(value) for value in event.data.values()), event
        for score in game.scores():
            assert all(words.has(f"name-{item.source}") for item in score.items)


def told(refusal: Refusal) -> None:
    for words in both():
        assert words.refusal(refusal)
        for name, value in refusal.needs.items():
            assert sayable(value) or name in ("deed", "allowed"), refusal


@at_each
def test_refusals_along_a_game_can_be_told(seats: int, options: dict[str, object]) -> None:
    chance = Chance.stream(12, "test")
    game = game_of(seats, options, 12)
    every = game.every_move()
    while not game.is_over:
        seat = game.to_move[0]
        for _ in range(20):
            refusal = game.check(seat, every[chance.below(len(every))])
            if refusal is not None:
                told(refusal)
        moves = game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))])


def asked(table: Table, step: Step[TerraNova]) -> Table:
    """The table with another question on top."""
    table.game.agenda[-1] = step
    table.forget()
    return table


def scenes() -> list[tuple[Game, str]]:
    """Positions at which, between them, every reason of the game comes up; and a move that no list of moves has."""
    games: list[tuple[Game, str]] = []
    for seats, options in TABLES:
        game = game_of(seats, options, 3)
        while game.ply < 12:
            games.append((game.copy(), "town 9-points A1"))
            game.play(game.to_move[0], game.moves(game.to_move[0])[0])

    def lay(*factions: str, round: int = 1, **options: object) -> Table:
        table = Table(*factions, round=round, tile="sailing", **options)
        table.put(0, "house", "B2", "C2").put(1, "house", "A9", "D9", "E10").neutral("H9").bridge(1, "D8-E10")
        games.append((table.game, "build A1"))
        return table

    lay("fairies", "ifrits").coins(0, 3).bowls(0, 8, 0, 0)
    lay("druids", "golems").coins(0, 7).bowls(0, 4, 0, 4)
    full = lay("inventors", "druids").coins(0, 13).put(0, "palace-left", "B3").put(0, "palace-right", "B4")
    full.put(0, "factory", "H1", "H2", "H3", "G1").put(0, "house", "F1", "F2", "F3", "F4", "A1", "A2")
    full.mats[0].sailing, full.mats[0].bridges = 4, 0
    lay("sun-worshippers", "inventors").put(0, "palace-left", "B3").mats[0].palace_used = True
    used = lay("fairies", "inventors").bowls(0, 0, 0, 8)
    used.game.used = 1
    lay("fairies", "inventors", round=5, swap_in_last_round=False).bonus(0, "A")
    alone = Table("fairies", "golems").bowls(0, 0, 0, 8)
    games.append((alone.game, "build C4"))
    sprites = lay("water-sprites", "druids")
    asked(sprites, LakeHouse(0))
    asked(lay("water-sprites", "druids").coins(0, 0), FreeSpade(0))
    asked(lay("water-sprites", "druids"), TwoSpades(0))
    asked(lay("water-sprites", "druids"), SecondSpade(0, OWN_DESIGN.cell("B2")))
    asked(lay("water-sprites", "druids").coins(0, 0), SpadeHouse(0, OWN_DESIGN.cell("B2"), OWN_DESIGN.cell("B2")))
    asked(lay("sun-worshippers", "druids").coins(0, 0), SunnyCell(0))
    asked(lay("ifrits", "druids"), ClaimEdge(0))
    none_left = lay("ifrits", "druids").put(0, "house", "F1", "F2", "F3", "F4", "A1", "A2")
    asked(none_left, ClaimEdge(0))
    town = lay("seafarers", "druids").put(0, "factory", "B1", "A1", "A2", "A3")
    town.mats[0].towns = 2
    asked(town, ChooseTownTile(0))
    river = lay("seafarers", "druids").put(0, "factory", "D2", "D1", "F2", "F1")
    river.mats[0].towns = 2
    asked(river, ChooseRiverTown(0))
    asked(lay("seafarers", "druids"), FreeBridge(0))
    asked(lay("seafarers", "druids"), FreeFactory(0))
    asked(lay("seafarers", "druids"), RoundExchange(0))
    return games


def test_every_reason_can_be_told_as_it_is_given() -> None:
    """Reasons in the source against reasons that come up here, each with the very needs that the rules give."""
    seen: set[str] = set()
    for game, text in scenes():
        seat = game.to_move[0]
        for move in [*game.every_move(), game.parse(seat, text)]:
            refusal = game.check(seat, move)
            if refusal is not None and (refusal.reason not in seen or refusal.reason in ("coins", "power")):
                told(refusal)
                seen.add(refusal.reason)
    own = {id.removeprefix("refusal-") for package, id in ids_of("refusal") if package == BOX.package}
    # Not to be met by a move that could be read.
    assert own - seen == {"notation", "off-map"}
    with pytest.raises(IllegalMove) as unread:
        game_of(2, {}, 3).parse(0, "build A13")
    told(unread.value.refusal)
