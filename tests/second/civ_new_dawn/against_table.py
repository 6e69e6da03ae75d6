"""One game laid out on both engines, and the dice and draws that they share."""

from collections.abc import Mapping, Sequence
from typing import Any

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.move import Move
from ecumene.games.civ_new_dawn.asking import Answered
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.setup import LayCapitalTile
from ecumene.games.civ_new_dawn.tables.agendas import VICTORY_CARDS
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS
from ecumene.games.civ_new_dawn.vocabulary import DECK_TYPES, DIE, TYPES
from tests.second.civ_new_dawn.against_draws import Draws
from tests.second.civ_new_dawn.against_figures import Path
from tests.second.civ_new_dawn.against_heard import CURRENT, listen
from tests.second.civ_new_dawn.against_names import AGENDA_NAMES, LEADER_NAMES, WONDER_NAMES
from tests.second.civ_new_dawn.chance import Chance as GivenChance
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.state import Command


class Difference(AssertionError):
    """The two engines disagree."""


class Noted(Chance):
    """A generator that notes dice, so that the second engine can repeat them."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.a, chance.b, chance.c, chance.d)
        self.rolls: list[int] = []

    def below(self, limit: int) -> int:
        found = super().below(limit)
        if limit == DIE:
            self.rolls.append(found + 1)
        return found


class Dice(GivenChance):
    """The dice of our engine; if the second one is ahead, ours goes on first."""

    def __init__(self, pair: "Tables") -> None:
        super().__init__()
        self.pair = pair

    def d6(self, reason: str) -> int:
        if not self.rolls and not self.pair.catch_up():
            raise self.pair.differ(f"no die was rolled for {reason}")
        return super().d6(reason)

    def setting_out(self, goal: Any) -> None:
        while not self.pair.draws.ways:
            if not self.pair.catch_up():
                raise self.pair.differ(f"no figure goes to {goal}")
        self.pair.draws.way = self.pair.draws.ways.popleft()
        if self.pair.draws.way[-1] != goal:
            raise self.pair.differ(f"a figure goes to {self.pair.draws.way[-1]}, not {goal}")

    def draw(self, reason: str, ordered: Sequence[Any]) -> Any:
        while not self.pair.draws.has(reason) and self.pair.catch_up():
            pass
        return self.pair.draws.repeat(self.pair, reason, ordered)


class Tables:
    """The same set-up on both engines."""

    def __init__(self, seats: int, seed: int, options: Mapping[str, object]) -> None:
        if options.get("automated") and not listen():
            raise ValueError("automated players of compiled modules cannot be compared")
        self.draws = Draws()
        CURRENT[:] = [self.draws]
        game = ecumene.new("civ-new-dawn", seats=seats, seed=seed, options=dict(options))
        assert isinstance(game, CivNewDawn)
        self.game = game
        self.names = [f"Seat {seat + 1}" for seat in range(seats)]
        self.pending: Command | None = None
        self.site: Any = None
        self.last: Move | None = None
        self.paths: dict[Move, Path] = {}
        self.decisions = 0
        order = game.clockwise(game.first)
        limit = str(game.options.get("round_limit", ""))
        self.ref = Referee.new(
            [self.names[seat] for seat in order],
            second_options(game),
            0,
            self.given(order),
            Dice(self),
            {self.names[seat]: tokens for seat, tokens in handicap_of(game).items()},
            int(limit) if limit.isdigit() else None,
            [self.names[seat] for seat in order if game.players[seat].is_automated],
        )
        self.noted = Noted(game.chance)
        game.chance = self.noted

    def given(self, order: list[int]) -> dict[str, Any]:
        """What chance has decided, in the words of the second engine."""
        game = self.game
        capitals = {
            seat: str(game.land.tile[game.players[seat].cities[0]]) for seat in order if game.players[seat].cities
        }
        for step in game.agenda:
            asked = step.question if isinstance(step, Answered) else step
            if isinstance(asked, LayCapitalTile):
                capitals[asked.seat] = str(asked.tile)
        number = 2 if game.expansion and game.seats <= 3 else 4
        core = [str(game.land.tile[space]) for space in range(0, 10 * number, 10)]
        given: dict[str, Any] = {
            "leaders": [LEADER_NAMES[self.sheet(seat)] for seat in order],
            "capitals": [capitals[seat] for seat in order],
            "side": "AB"[game.land.side[0]],
            "stack": [*core, *(str(tile) for tile in game.stack)],
            "core": core,
            "hands": [[str(tile) for tile in game.stack[2 * seat : 2 * seat + 2]] for seat in order],
            "victory": [
                AGENDA_NAMES[VICTORY_CARDS[card].agendas[0]]
                for card in game.victory_cards
                if not VICTORY_CARDS[card].is_fort
            ],
        }
        for type, deck in zip(DECK_TYPES, game.decks, strict=True):
            given[TYPES[type]] = [WONDER_NAMES[wonder] for wonder in reversed(deck)]
        return given

    def sheet(self, seat: int) -> int:
        """The leader; of an automated player a sheet with the same order of cards."""
        player = self.game.players[seat]
        order = tuple(player.order[-5:])
        same = [number for number, leader in enumerate(LEADERS) if leader.order == order]
        return same[0] if player.is_automated else player.leader

    # What those who compare must know

    def differ(self, text: str) -> Difference:
        """A difference with the place where it was found."""
        raise NotImplementedError

    def catch_up(self) -> bool:
        """Answer for our engine what the second one has answered by itself, if it is so."""
        raise NotImplementedError


def second_options(game: CivNewDawn) -> set[str]:
    """The options of the table in the words of the second engine."""
    options = set() if game.expansion else {"base"}
    return options | {"peaceful"} if game.peaceful else options


def handicap_of(game: CivNewDawn) -> dict[int, int]:
    """Trade tokens at the start by seat."""
    return {seat: int(word) for seat, word in enumerate(str(game.options["handicap"]).split()) if int(word)}
