"""Factions are rows: the rules name none of them, and a row with other numbers plays by those."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.ledger import LANGUAGES
from ecumene.games.terra_nova import faction_text
from ecumene.games.terra_nova.factions import abilities, palaces
from ecumene.games.terra_nova.factions.ability import Ability
from ecumene.games.terra_nova.factions.table import FACTIONS, Faction
from ecumene.games.terra_nova.game import TerraNova
from ecumene.text import Words
from tests.rules.terra_nova.table import Table, of_kind

FOLDER = Path(ecumene.__file__).parent / "games" / "terra_nova"
PACKAGE = "ecumene.games.terra_nova"
IDS = [faction.id for faction in FACTIONS]


@pytest.mark.parametrize(
    ("faction", "acting", "other"),
    [("water-sprites", "left", "right"), ("seafarers", "right", "left"), ("sun-worshippers", "left", "right")],
)
def test_the_palace_with_the_action_is_known(faction: str, acting: str, other: str) -> None:
    assert FACTIONS[IDS.index(faction)].acting == acting
    for side, offered in ((acting, {"special palace"}), (other, set())):
        table = Table(faction, "leprechauns").put(0, "house", "C7", "D8").put(0, f"palace-{side}", "B2")
        assert table.legal("special palace") == offered


def words_of(tree: ast.AST) -> set[str]:
    """Names and strings of the code, without docstrings: prose may tell whom a rule is for."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str() as text) if id(node) not in prose:
                found |= {*text.lower().replace("-", "_").split()}
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                found.add(name.lower())
            case _:
                pass
    return found


def named(tree: ast.AST) -> set[str]:
    """The factions that code names, also as a part of a longer word."""
    stems = [id.replace("-", "_").removesuffix("s") for id in IDS]
    return {stem for stem in stems for word in words_of(tree) if stem in word}


def outside() -> list[Path]:
    return [path for path in sorted(FOLDER.rglob("*.py")) if "factions" not in path.relative_to(FOLDER).parts]


@pytest.mark.parametrize("path", outside(), ids=lambda path: str(path.relative_to(FOLDER)))
def test_only_the_factions_package_names_factions(path: Path) -> None:
    assert named(ast.parse(path.read_text(encoding="utf-8"))) == set()


def test_the_search_for_names_finds_them() -> None:
    assert named(ast.parse('if mat.faction == GOLEMS and cast == "sand-cats": GOLEM_POINTS')) == {"golem", "sand_cat"}
    assert named(ast.parse((FOLDER / "factions" / "table.py").read_text(encoding="utf-8"))) != set()


@pytest.fixture(autouse=True)
def _rows_as_they_were() -> Iterator[None]:
    rows = FACTIONS[:]
    yield
    FACTIONS[:] = rows


def made_up(ability: Ability, left: Ability, right: Ability) -> Table:
    """A table whose first seat plays a faction that is not in the box, in the place of the Druids."""
    number = IDS.index("druids")
    FACTIONS[number] = Faction("druids", FACTIONS[number].terrain, "B", ability, left, right, "3c", "2c1p")
    return Table("druids", "golems")


def test_a_row_with_other_numbers_plays_by_them() -> None:
    table = made_up(
        abilities.CheaperPowerActions("TN-307", 2),
        palaces.CheaperFactories("TN-326", beside=3, alone=4, power=1, coins=9),
        palaces.PointsPerHouse("TN-320", 7),
    )
    mat = table.mats[0]
    table.put(0, "house", "B2")
    assert table.game.income(0) == (2 + 3 + 3, 3)
    assert "upgrade B2 factory" not in table.coins(0, 9).legal("upgrade")
    table.put(0, "palace-left", "B3")
    assert table.game.income(0) == (2 + 3 + 3 + 9, 3 + 1)
    table.coins(0, 4).play("upgrade B2 factory", "end", "pass bonus-C", "end")
    assert mat.coins == 0
    table.bowls(0, 6, 0, 2).play("power 7-coins")
    assert (mat.coins, table.power(0)) == (7, (8, 0, 0))
    table.put(0, "palace-right", "A3").turn(0).ground("B1", mat.home)
    events = table.play("build B1")
    assert table.source(0, "druids-house") == 7
    assert [event.rule for event in of_kind(events, "scored", 0)] == ["TN-320"]


def test_abilities_end_where_the_row_ends() -> None:
    """The faction whose row was replaced has lost what it could."""
    table = made_up(abilities.MorePower("TN-311", 1), palaces.SailingStep("TN-303"), palaces.TownsFrom("TN-268", 5))
    table.bowls(0, 0, 0, 8)
    assert table.game.parse(0, "exchange 3") in table.game.moves(0)
    assert not any(str(move).endswith("points") for move in table.game.moves(0))
    assert table.game.town_value(0) == 7
    assert table.put(0, "palace-right", "B3").game.town_value(0) == 5


class Diary(Ability):
    """An ability that only writes down when it is called."""

    __slots__ = ("calls",)

    def __init__(self) -> None:
        super().__init__("TN-328")
        self.calls: list[str] = []

    def palace_built(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        self.calls.append("palace")

    def house_elsewhere(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        self.calls.append("house")

    def upgrade_elsewhere(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        self.calls.append("upgrade")

    def pass_points(self, game: TerraNova, seat: int) -> int:
        self.calls.append("pass")
        return 0

    def game_ended(self, game: TerraNova, seat: int, events: list[Event] | None) -> None:
        self.calls.append("end")


def test_moments_call_those_in_force_and_nobody_else() -> None:
    own, left, right = Diary(), Diary(), Diary()
    table = made_up(own, left, right)
    table.put(0, "house", "B2").put(0, "factory", "C2").put(1, "house", "A9").ground("A10", table.mats[1].home)
    table.play("upgrade B2 factory", "end")
    assert own.calls == []
    table.play("build A10", "end")
    assert own.calls == ["house"]
    table.play("upgrade C2 palace-left", "end")
    assert (own.calls, left.calls, right.calls) == (["house"], ["palace"], [])
    table.play("upgrade A9 factory", "end")
    assert (own.calls[1:], left.calls[1:], right.calls) == (["upgrade"], ["upgrade"], [])
    table.game.round = 5
    table.play("pass bonus-C", "end", "pass bonus-F")
    while not table.game.is_over:
        table.play("end")
    assert (own.calls[2:], left.calls[2:], right.calls) == (["pass", "end"], ["pass", "end"], [])


def test_whole_games_with_a_faction_that_is_not_in_the_box() -> None:
    made_up(
        abilities.PowerForPoints("TN-313", power=4, points=5, exchange_rule="TN-234"),
        palaces.HouseAtHome("TN-300", power=3),
        palaces.PointsPerSettlementAtEdge("TN-309", 2),
    )
    for seed in range(3):
        chance = Chance.stream(seed, "test")
        game = ecumene.new("terra-nova", 2, seed)
        game.play(game.to_move[0], game.parse(game.to_move[0], "faction druids"))
        while not game.is_over:
            seat = game.to_move[0]
            moves = game.moves(seat)
            assert all(game.check(seat, move) is None and game.parse(seat, str(move)) == move for move in moves)
            game.play(seat, moves[chance.below(len(moves))])
        assert game.faults() == []


def test_a_row_with_other_numbers_speaks_of_them_in_both_languages() -> None:
    kind = (
        made_up(
            abilities.PowerForHousesElsewhere("TN-318", 4, with_two_players=5),
            palaces.HouseAtHome("TN-300", power=1),
            palaces.CheaperFactories("TN-326", beside=2, alone=3, coins=1, power=5),
        )
        .mats[0]
        .kind
    )
    english, polish = Words("en", PACKAGE), Words("pl", PACKAGE)
    assert faction_text.ability(kind, 2, english) == "5 power when the other builds a house"
    assert faction_text.ability(kind, 3, english) == "4 power when others build a house"
    assert faction_text.ability(kind, 3, polish) == "4 mocy za każdy dom innej frakcji"
    left, right = [faction_text.palace(kind, side, 2, english) for side in ("left", "right")]
    assert left == "income 1 power; special action: a free house on any free forest"
    assert right == "income 1 coin and 5 power; factories cost 2 or 3 coins"
    left, right = [faction_text.palace(kind, side, 2, polish) for side in ("left", "right")]
    assert left == "dochód 1 moc; akcja specjalna: darmowy dom na dowolnym wolnym polu (las)"
    assert right == "dochód 1 moneta i 5 mocy; fabryka kosztuje 2 lub 3 monety"


@pytest.mark.parametrize("module", [abilities, palaces])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_ability_has_a_sentence_of_its_own(module: ModuleType, language: str) -> None:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Ability)]
    texts = [kind.text for kind in kinds if kind is not Ability]
    assert len({*texts}) == len(texts) >= 10
    assert all(Words(language, PACKAGE).has(f"ability-{text}") for text in texts)
