"""Set-up, hands that go round, and abilities that come back with each Age."""

from __future__ import annotations

from typing import Any

from ecumene.core.refusal import BadInput
from ecumene.games.seven_wonders import BOX
from ecumene.games.seven_wonders.balance import unusable
from ecumene.games.seven_wonders.box_cards import unused
from ecumene.games.seven_wonders.building import has_free_build
from ecumene.games.seven_wonders.check.deeds import Deeds
from ecumene.games.seven_wonders.check.given import wrong
from ecumene.games.seven_wonders.check.table import quiet_card
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import FREE, move
from ecumene.games.seven_wonders.phases import StartAge, deck
from ecumene.games.seven_wonders.tables import BOARDS, GUILDS
from ecumene.games.seven_wonders.turn import Resolve, pass_hands
from ecumene.games.seven_wonders.vocabulary import DRAW_UNUSED_AND_BUILD_FREE, FREE_BUILD_ONCE_PER_AGE, PURPLE


def decks(deeds: Deeds) -> dict[str, Any]:
    """The cards of each Age for so many players, guilds in the game and left in the box."""
    game = BOX.new(deeds.position.given.number("players", deeds.before.seats), 0)
    assert isinstance(game, SevenWonders)
    guilds = sum(game.dealt >> number & 1 for number in GUILDS)
    # The one kind of board that looks into the box for guilds must find enough of them there.
    drawing = [
        (board, effect)
        for board in BOARDS
        for stage in board.stages
        for effect in stage.effects
        if effect.kind == DRAW_UNUSED_AND_BUILD_FREE and effect.colours >> PURPLE & 1
    ]
    return {
        "age1": sum(len(city.hand) for city in game.cities) + len(game.free_city_pile),
        "age2": len(deck(game, 2)),
        "age3": len(deck(game, 3)) + guilds,
        "age3_without_guilds": len(deck(game, 3)),
        "guilds": guilds,
        "unused_guilds": len(unused(game, drawing[0][1])),
        "allowed_without_expansion": all(unusable(game, board) is None for board, _ in drawing),
    }


# Hands


def handed_on(deeds: Deeds, _: Any) -> list[str]:
    """Hands by name, after everybody has passed his on."""
    given = deeds.position.given
    names = given.words("hands")
    ages = {"left": 1, "right": 2}
    direction = given.word("direction")
    if direction not in ages:
        wrong("direction", direction)
    return [names[hand] for hand in passed(deeds.before, ages[direction])]


def passed(game: SevenWonders, age: int) -> list[int]:
    """Whose hand everybody holds after one turn of an Age."""
    table = game.copy()
    table.age = age
    for seat in range(table.seats):
        table.cities[seat].hand = (seat,)
    pass_hands(table)
    return [table.cities[seat].hand[0] for seat in range(table.seats)]


def directions(deeds: Deeds, _: Any) -> dict[str, str]:
    game = deeds.before
    found: dict[str, str] = {}
    for age in (1, 2, 3):
        taker = passed(game, age).index(deeds.seat)
        found[str(age)] = "left" if taker == game.lefts[deeds.seat] else "right"
    return found


# Once per Age


def available(deeds: Deeds, _: Any) -> dict[str, bool]:
    """Age by age: can the free build still be used after the turns in which it was?"""
    game = deeds.before.copy()
    if not game.effects_of_kind(deeds.seat, FREE_BUILD_ONCE_PER_AGE):
        raise BadInput("case-field", {"field": "then.available_in_age"})
    used = deeds.position.given.numbers("used_in_ages")
    found: dict[str, bool] = {}
    game.age = 0
    for age in (1, 2, 3):
        game.agenda = [StartAge()]
        game.settle()
        if age in used:
            game.cities[deeds.seat].choice = move(FREE, quiet_card(game, deeds.seat))
            game.agenda = [Resolve()]
            game.settle()
        found[str(age)] = has_free_build(game, deeds.seat)
    return found
