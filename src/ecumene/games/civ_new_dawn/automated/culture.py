"""The automated player's culture cards (CV-531 to CV-534)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.games.civ_new_dawn.asking import Happen
from ecumene.games.civ_new_dawn.automated.drawing import best_space
from ecumene.games.civ_new_dawn.automated.measures import culture_worth
from ecumene.games.civ_new_dawn.automated.spending import spend_all
from ecumene.games.civ_new_dawn.pacts import is_protected, offer_pact
from ecumene.games.civ_new_dawn.pieces import destroy_token, space_name
from ecumene.games.civ_new_dawn.placing import NEXT_TO_CITY, NEXT_TO_FRIENDLY, put_token, spaces_for_token
from ecumene.games.civ_new_dawn.state import REINFORCED, State
from ecumene.games.civ_new_dawn.supply import gain_trade_on
from ecumene.games.civ_new_dawn.tables.automated_cards import CULTURE_TOKENS
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.vocabulary import CULTURE, FIFTH


def resolve(game: State, seat: int, strand: int, events: list[Event] | None) -> None:
    level = FOCUS[game.players[seat].cards[strand]].level
    tokens = CULTURE_TOKENS[level - 1] + spend_all(game, seat, strand, events)
    game.push(PlaceBest(-1, seat, level, tokens))
    if level == 4:
        press_on_rivals(game, seat, events)


def pressed_tokens(game: State, seat: int) -> list[int]:
    """Rival tokens and districts next to a friendly space, without an army, not protected by a pact (CV-534)."""
    found: list[int] = []
    for rival in game.rivals(seat):
        if is_protected(game, seat, rival):
            continue
        for space in sorted(game.players[rival].spots):
            if game.army_of_anybody(space):
                continue
            for other in game.land.near[space]:
                if game.is_friendly(seat, other):
                    found.append(space)
                    break
    return found


def press_on_rivals(game: State, seat: int, events: list[Event] | None) -> None:
    """Level IV: each of these tokens is turned to its unreinforced side, or removed if it was unreinforced."""
    victims: list[int] = []
    for space in pressed_tokens(game, seat):
        owner = game.token_owner(space)
        if game.tokens[space] & REINFORCED:
            game.tokens[space] &= ~REINFORCED
            if events is not None:
                events.append(Event("unreinforced", owner, "CV-534", {"space": space_name(game, space)}))
        else:
            destroy_token(game, space, events, "CV-534")
            if owner not in victims:
                victims.append(owner)
    game.marks_changed(events)
    for victim in reversed(game.rivals(seat)):
        if victim in victims:
            offer_pact(game, victim, seat)


def best_for_token(game: State, seat: int, level: int, spaces: list[int]) -> int:
    """The space that the culture card of that level prefers, or -1."""
    if not spaces or game.players[seat].tokens_left == 0:
        return -1
    return best_space(game, spaces, [culture_worth(game, seat, level, space) for space in spaces])


class PlaceBest(Happen):
    """The next control token goes to the best space; one that cannot be placed becomes a trade token (CV-533)."""

    name: ClassVar[str] = "place-best"

    def run(self, game: State, events: list[Event] | None) -> None:
        level, left = self.numbers
        seat = self.about
        if left == 0:
            if level == 3:
                spaces = spaces_for_token(game, seat, FIFTH, CULTURE, NEXT_TO_FRIENDLY, -1)
                space = best_for_token(game, seat, level, spaces)
                if space >= 0:
                    put_token(game, seat, space, NEXT_TO_FRIENDLY, -1, True, events)
            return
        game.push(PlaceBest(-1, seat, level, left - 1))
        spaces = spaces_for_token(game, seat, FIFTH, CULTURE, NEXT_TO_CITY, -1)
        space = best_for_token(game, seat, level, spaces)
        if space >= 0:
            put_token(game, seat, space, NEXT_TO_CITY, -1, True, events)
        else:
            gain_trade_on(game, seat, CULTURE, 1, events)
