"""Every question has a prompt, a line of help, a word for the others, and words for all of its answers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ecumene.core.ledger import LANGUAGES
from ecumene.core.step import Step
from ecumene.games.civ_new_dawn import explain, move_text
from ecumene.games.civ_new_dawn.armies import MoveArmies
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.astronomy import LayOneSeen, PutTilesBack
from ecumene.games.civ_new_dawn.automated.science import SacrificeCity
from ecumene.games.civ_new_dawn.barbarians import DiscardTrade
from ecumene.games.civ_new_dawn.base_war import Attack, Reinforce, ReinforceOrAttack
from ecumene.games.civ_new_dawn.building import BuildCityNear, PaxBritannica, PlaceNextToCity
from ecumene.games.civ_new_dawn.caravans import ExchangeResource, LayWater, MoveCaravans
from ecumene.games.civ_new_dawn.combat import ChooseTarget, SpendInAttack, SpendInDefence
from ecumene.games.civ_new_dawn.culture import ConvertToken, OneMoreToken, PlaceTokens, RecallToReplace, ShiftToken
from ecumene.games.civ_new_dawn.dial import ChooseGovernment
from ecumene.games.civ_new_dawn.districts import (
    PayForZone,
    UseDistrict,
    UseEncampment,
    UseHub,
    UseTheater,
    UseZone,
)
from ecumene.games.civ_new_dawn.exploring import LayExploredTile
from ecumene.games.civ_new_dawn.growth import (
    DeployArmies,
    Grow,
    MoveReplacedToken,
    NameDistrict,
    PlaceDistrict,
    ReinforceOne,
    ReinforceTokens,
    TokenNextToDistrict,
)
from ecumene.games.civ_new_dawn.industry import Build, PayForWonder
from ecumene.games.civ_new_dawn.outcome import (
    CarryWonder,
    ConquerOrLiberate,
    LootCapital,
    PutLooted,
    RecallAfterWin,
    ScorchEarth,
)
from ecumene.games.civ_new_dawn.pacts import AnswerWithPact, ReturnPact
from ecumene.games.civ_new_dawn.placing import ExtendChain, RecallToken
from ecumene.games.civ_new_dawn.replacing import LayStateToken, ReplaceCity, TakeTokensRound
from ecumene.games.civ_new_dawn.science import GainCard, SpendForSteps, StrikeSpace
from ecumene.games.civ_new_dawn.setup import LayCapitalTile, LayLastTile, LayTile, PlaceFort
from ecumene.games.civ_new_dawn.starting import ChoosePartner, GiveToken, NameSecondToken, TakePartnersCard
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.supply import GainResource, LayNaturalWonder, PutTrade
from ecumene.games.civ_new_dawn.surplus import DisbandSurplus
from ecumene.games.civ_new_dawn.tables.focus_cards import NUMBER
from ecumene.games.civ_new_dawn.tables.wonders import WONDER_NUMBER
from ecumene.games.civ_new_dawn.trading import ConquerByTrade, LearnFromRival, PutForGiver, TakePact, TakeStateCard
from ecumene.games.civ_new_dawn.turn import (
    ChooseSlot,
    EndTurn,
    NubiasDistrict,
    ResolveAgain,
    ResolveAnother,
    ResolveEconomyFirst,
    SwapCards,
    TakeTurn,
)
from ecumene.games.civ_new_dawn.victory import RecallForMark
from ecumene.games.civ_new_dawn.vocabulary import CULTURE, ECONOMY, GROWTH, INDUSTRY, MILITARY, SCIENCE
from ecumene.games.civ_new_dawn.wonder_effects import ExploreAnywhere, RaiseCards, TakePacts, TokenOnTile
from ecumene.text import Words
from tests.rules.civ_new_dawn.table import Table

PACKAGE = "ecumene.games.civ_new_dawn"
NAMES = ["Ola", "Jan"]
#: Left-overs of messages: braces, ids, empty brackets, double spaces.
RAW = re.compile(r"[{}_]|name-|show-|effect-|\(\)|\.\.|  | ,")


def rich_table(**options: object) -> Table:
    """Seat 0 has its turn and a bit of everything near seat 1."""
    table = Table(2, "rome", "egypt", **options)
    table.cities(0, "N20", "P18").cities(1, "L22").tokens(0, "N19", "M19", "O19").tokens(1, "M22", "L21")
    table.tokens(1, "M21", reinforced=True).terrain("hills", "O20").terrain("mountains", "O18").terrain("water", "P20")
    table.good("marble", "N17").city_state("kumasi", "R20").conquered(1, "geneva", "K19").barbarian("B", "O21")
    table.wonder(0, "great-zimbabwe", "N20").wonder(1, "petra", "L22")
    for type in ("culture", "science", "economy", "industry", "military"):
        table.trade(0, **{type: 2}).trade(1, **{type: 2})
    table.resources(0, marble=2, oil=1)
    if table.game.expansion:
        table.trade(0, growth=2).district(0, "campus", "N15").district(0, "industrial-zone", "M16")
        table.district(0, "theater-square", "O16").district(0, "commercial-hub", "O15").district(0, "encampment", "M15")
        table.armies(0, "N21")
    table.caravans(0, "N20")
    table.pacts(0, 1, "embassy").pacts(1, 0, "non-aggression-pact")
    return table


def fighting(table: Table) -> Table:
    """Seat 0 attacks the control token of seat 1 on M22 with 5 + 3 against 1 + 4."""
    game = table.game
    target = table.space("M22")
    game.fight = [0, target, 4, 1, 5, NUMBER["masonry"], MILITARY, 5, 3, 0, 1, 4, 0, 0, -1]
    return table


def caravans_of(table: Table) -> MoveCaravans:
    return MoveCaravans(0, ECONOMY, 5, NUMBER["shipbuilding"], 0, 0, 0, -1, 0, 0, 0, 0)


QUESTIONS: list[Callable[[Table], Ask]] = [
    lambda t: PlaceFort(0),
    lambda t: LayCapitalTile(0, 7),
    lambda t: ChoosePartner(0),
    lambda t: TakePartnersCard(0, 1),
    lambda t: TakeTurn(0),
    lambda t: ResolveEconomyFirst(0),
    lambda t: ChooseSlot(0, CULTURE, 0b110100, 0),
    lambda t: ResolveAgain(0, CULTURE),
    lambda t: ResolveAnother(0, ECONOMY),
    lambda t: NubiasDistrict(0),
    lambda t: SwapCards(0, 0),
    lambda t: SwapCards(0, 1),
    lambda t: PutTrade(0, 2, 63),
    lambda t: GainResource(0, 0),
    lambda t: GainResource(0, 1),
    lambda t: LayNaturalWonder(0, 3),
    lambda t: LayStateToken(0, 0),
    lambda t: ExchangeResource(0),
    lambda t: DiscardTrade(0, 2),
    lambda t: DisbandSurplus(0),
    lambda t: PlaceTokens(0, CULTURE, 5, 2, 0),
    lambda t: PlaceTokens(0, CULTURE, 5, 0, 1),
    lambda t: OneMoreToken(0, 3, 1),
    lambda t: OneMoreToken(0, 5, 3),
    lambda t: ShiftToken(0),
    lambda t: ConvertToken(0),
    lambda t: RecallToken(0, t.space("N18"), 0, -1, 1),
    lambda t: RecallToReplace(0, t.space("M22")),
    lambda t: RecallAfterWin(0, t.space("M22")),
    lambda t: RecallForMark(0),
    lambda t: ExtendChain(0, t.space("O18"), 4, 1),
    lambda t: ExtendChain(0, t.space("O19"), 5, 0),
    lambda t: PaxBritannica(0, t.space("P18")),
    lambda t: PlaceNextToCity(0, t.space("P18"), 2, 4),
    lambda t: PlaceNextToCity(0, t.space("P18"), 2, 99),
    lambda t: GiveToken(1, 0, t.space("M22"), t.space("L21")),
    lambda t: NameSecondToken(0, t.space("M22")),
    lambda t: SpendForSteps(0, SCIENCE),
    lambda t: GainCard(0, 2),
    lambda t: StrikeSpace(0),
    lambda t: LayOneSeen(0),
    lambda t: PutTilesBack(0),
    lambda t: RaiseCards(0, 3, 1),
    lambda t: RaiseCards(0, 2, 0),
    caravans_of,
    lambda t: MoveCaravans(0, ECONOMY, 5, NUMBER["currency"], 0, 0, 0, 0, t.space("N20"), 1, 0, 0),
    lambda t: LayWater(0, t.space("N13"), caravans_of(t)),
    lambda t: LayExploredTile(0, 12, t.space("N13"), 0),
    lambda t: ExploreAnywhere(0),
    lambda t: TokenOnTile(0, 7),
    lambda t: TakeStateCard(0, 0),
    lambda t: TakePact(0, 1),
    lambda t: TakePacts(0, 3),
    lambda t: ReturnPact(0, 1),
    lambda t: ConquerByTrade(0, t.space("R20")),
    lambda t: PutForGiver(0, 1),
    lambda t: LearnFromRival(0, 1),
    lambda t: BuildCityNear(0, t.space("L22"), 3, 0),
    lambda t: Build(0, INDUSTRY, 5, NUMBER["craftsmanship"]),
    lambda t: Build(0, INDUSTRY, 5, NUMBER["animal-husbandry"]),
    lambda t: PayForWonder(0, INDUSTRY, NUMBER["pottery"], WONDER_NUMBER["colosseum"], t.space("P18"), 3),
    lambda t: Grow(0, GROWTH, 5, NUMBER["engineering"]),
    lambda t: PlaceDistrict(0, GROWTH, 5, NUMBER["sanitation"]),
    lambda t: MoveReplacedToken(0, t.space("N15")),
    lambda t: TokenNextToDistrict(0, 4),
    lambda t: NameDistrict(0, GROWTH, 5, NUMBER["globalization"]),
    lambda t: ReinforceTokens(0, GROWTH, 2),
    lambda t: ReinforceTokens(0, GROWTH, 0),
    lambda t: ReinforceOne(0),
    lambda t: DeployArmies(0),
    lambda t: UseDistrict(0, 31),
    lambda t: UseHub(0, t.space("O15")),
    lambda t: UseZone(0, t.space("M16")),
    lambda t: PayForZone(0, t.space("P16")),
    lambda t: UseTheater(0, t.space("O16")),
    lambda t: UseEncampment(0, t.space("M15"), 1, 1),
    lambda t: UseEncampment(0, t.space("M15"), 0, 1),
    lambda t: UseEncampment(0, t.space("M15"), 1, 0),
    lambda t: MoveArmies(0, MILITARY, 5, NUMBER["masonry"], 0, -1, 0, 0, 0, -1, 0),
    lambda t: MoveArmies(0, MILITARY, 5, NUMBER["masonry"], 0, 0, t.space("N21"), 1, 0, -1, 0),
    lambda t: ChooseTarget(0, MILITARY, 5, NUMBER["masonry"], 0, t.space("L22"), t.space("N21")),
    lambda t: ChooseTarget(0, MILITARY, 5, NUMBER["iron-working"], 0, t.space("O21"), t.space("N21")),
    lambda t: SpendInAttack(0),
    lambda t: SpendInDefence(1),
    lambda t: ScorchEarth(0, t.space("M22")),
    lambda t: ConquerOrLiberate(0, t.space("K19")),
    lambda t: LootCapital(0, 1, 2),
    lambda t: PutLooted(0),
    lambda t: CarryWonder(0, t.space("L22")),
    lambda t: ReplaceCity(0, 4, t.space("N20")),
    lambda t: TakeTokensRound(0, t.space("L22")),
    lambda t: AnswerWithPact(1, 0),
    lambda t: ChooseGovernment(0),
    lambda t: SacrificeCity(0, 1, 1),
]
BASE_QUESTIONS: list[Callable[[Table], Ask]] = [
    lambda t: LayTile(0),
    lambda t: LayLastTile(0),
    lambda t: Attack(0, MILITARY, 4, NUMBER["masonry-base"], 2, 0),
    lambda t: ReinforceOrAttack(0, MILITARY, 4, NUMBER["iron-working-base"], 2, 0),
    lambda t: Reinforce(0, 2),
]


def put(table: Table, step: Ask) -> State:
    """The question lies open."""
    game = table.game
    fighting(table)
    game.looked_at = [12, 5] if game.expansion else []
    if not game.expansion:
        game.stack = [3, 5, 8, 10]
    game.agenda = [EndTurn(-1, 0), step]
    game._legal = [None] * game.seats
    return game


def said_of(game: State) -> list[str]:
    """All that is said of the open question, which must read well."""
    seat = game.to_move[0]
    view = game.view(seat)
    assert isinstance(view, State)
    texts: list[str] = []
    for language in LANGUAGES:
        words = Words(language, PACKAGE, NAMES)
        prompt, help_line = explain.owed(view, seat, words)
        assert not prompt.endswith(".")
        assert help_line.endswith("."), help_line
        spectator = game.view(None)
        assert isinstance(spectator, State)
        other = explain.owed(spectator, -1, words)[0]
        assert NAMES[seat] in other
        texts += [prompt, help_line, other]
        for move in view.moves(seat):
            for text in (move_text.sentence(view, seat, move, words), move_text.label(view, seat, move, words)):
                assert text == text.strip()
                assert text, move
                assert not text.endswith("."), text
                texts.append(text)
    return texts


@pytest.mark.parametrize("number", range(len(QUESTIONS)))
def test_of_the_expansion(number: int) -> None:
    table = rich_table()
    game = put(table, QUESTIONS[number](table))
    assert [text for text in said_of(game) if RAW.search(text)] == []


@pytest.mark.parametrize("number", range(len(BASE_QUESTIONS)))
def test_of_the_base_game(number: int) -> None:
    table = rich_table(game="base")
    game = put(table, BASE_QUESTIONS[number](table))
    assert [text for text in said_of(game) if RAW.search(text)] == []


def questions(kind: type[Step[State]] = Ask) -> set[str]:
    """The names of all questions that the game can ask."""
    found = {kind.name} if kind.options is not Step.options and kind.name != "step" else set()
    for other in kind.__subclasses__():
        found |= questions(other)
    return found


def test_no_question_is_left_out() -> None:
    expansion, base = rich_table(), rich_table(game="base")
    tried = {question(expansion).name for question in QUESTIONS} | {question(base).name for question in BASE_QUESTIONS}
    assert questions() == tried
