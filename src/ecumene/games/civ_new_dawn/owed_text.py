"""What is owed, in words: the line of help under each question, with the figures that it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ecumene.core.argument import Name, Seat
from ecumene.core.step import Step
from ecumene.games.civ_new_dawn.armies import ANY_NUMBER, movement
from ecumene.games.civ_new_dawn.asked_text import card_in, place
from ecumene.games.civ_new_dawn.caravans import MoveCaravans
from ecumene.games.civ_new_dawn.card_move_text import fight_values
from ecumene.games.civ_new_dawn.culture import MASS_MEDIA_RANGE
from ecumene.games.civ_new_dawn.districts import CITY_PRICE, REACH
from ecumene.games.civ_new_dawn.effect_text import state_text
from ecumene.games.civ_new_dawn.exploring import TOUCHED
from ecumene.games.civ_new_dawn.industry import base_production, cost_of
from ecumene.games.civ_new_dawn.list_text import Say, listed
from ecumene.games.civ_new_dawn.placing import MOUNTAINS_NEXT_TO_FRIENDLY, NEXT_TO_FRIENDLY, NEXT_TO_SPACE
from ecumene.games.civ_new_dawn.starting import start_moves
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import GOVERNMENTS, LEVEL_SPACES, MOST_TRADE, NO_GOVERNMENT

Figures: TypeAlias = "dict[str, int | str]"
#: Numbers of a question that its message may want, as the question has them; and seats.
NUMBERS: Final = ("left", "number", "tile", "limit", "level", "reach", "attacks", "production", "which", "only_new")
SEATS: Final = ("giver", "victim", "rival", "offender")


def help_line(game: State, seat: int, say: Say) -> str:
    """For whoever is asked."""
    step = game.step(seat)
    assert step is not None
    return say(f"help-{step.name}", **figures(game, seat, step, say))


def figures(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    """All that the message may want."""
    found: Figures = {"reach": REACH, "price": CITY_PRICE, "most": MOST_TRADE, "needed": TOUCHED}
    for name in NUMBERS:
        if hasattr(step, name):
            found[name] = int(getattr(step, name))
    for name in SEATS:
        if hasattr(step, name):
            found[name] = Seat(getattr(step, name))
    if hasattr(step, "space"):
        found["space"] = place(game, step.space)
    if hasattr(step, "strand"):
        found["card"] = card_in(game, seat, step.strand)
    if hasattr(step, "wonder"):
        found["wonder"] = Name(WONDERS[step.wonder].id)
    if hasattr(step, "state"):
        found |= {"state": Name(CITY_STATES[step.state].id), "effect": state_text(step.state, say)}
    own = _OWN.get(step.name)
    return found | own(game, seat, step, say) if own is not None else found


def _tile(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"expansion": int(game.expansion)}


def _tiles(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    """The tiles to choose from in the base game."""
    found: list[int] = step.tiles(game) if hasattr(step, "tiles") else []
    return {"tiles": listed([str(tile) for tile in found], say)}


def _seen(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"tiles": listed([str(tile) for tile in game.looked_at], say)}


def _turn(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"effects": len(start_moves(game, seat))}


def _natural(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"wonder": Name(NATURAL_WONDERS[getattr(step, "natural", 0)][0])}


def _tokens(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    friendly = getattr(step, "beside", 0) == NEXT_TO_FRIENDLY
    return {"where": say("beside-friendly") if friendly else say("beside-city")}


def _more(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    mountains = getattr(step, "beside", 0) == MOUNTAINS_NEXT_TO_FRIENDLY
    return {"beside": "mountains" if mountains else "friendly"}


def _chain(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    terraces = getattr(step, "beside", 0) == NEXT_TO_SPACE
    return {"space": place(game, getattr(step, "anchor", -1)), "why": "terraces" if terraces else "hills"}


def _media(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"reach": MASS_MEDIA_RANGE}


def _given(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"other": Seat(getattr(step, "winner", 0))}


def _second(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"other": Seat(game.token_owner(getattr(step, "space", 0)))}


def _dial(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    dial = game.players[seat].dial
    following = [space for space in LEVEL_SPACES if space > dial]
    return {"space": dial, "next": min(following) if following else 0}


def _level(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"level": say("level", number=getattr(step, "level", 1))}


def _caravans(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    assert isinstance(step, MoveCaravans)
    left = step.budget() - step.used
    return {"moving": int(step.current >= 0), "space": place(game, step.at), "spaces": left}


def _armies(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    budget = movement(game, seat, getattr(step, "card", 0))
    used = getattr(step, "used", 0) if budget < ANY_NUMBER else 0
    return {
        "moving": int(getattr(step, "current", -1) >= 0),
        "space": place(game, getattr(step, "at", -1)),
        "range": say("range-of-army", spaces=budget - used),
    }


def _pact(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"held": game.players[seat].pacts[getattr(step, "giver", 0)].bit_count()}


def _build(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    card, number = getattr(step, "card", 0), getattr(step, "number", 0)
    return {"reach": FOCUS[card].city_range, "production": base_production(game, seat, card, number)}


def _pay(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"cost": cost_of(game, seat, getattr(step, "wonder", 0))}


def _encampment(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    defeat, reinforce = getattr(step, "may_defeat", 0), getattr(step, "may_reinforce", 0)
    return {"may": "both" if defeat and reinforce else "defeat" if defeat else "reinforce"}


def _fight(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return fight_values(game, seat)


def _state_there(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    state = game.land.city_state[getattr(step, "space", 0)]
    return {"state": Name(CITY_STATES[state].id)}


def _wonder_there(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"wonder": Name(WONDERS[game.wonders[getattr(step, "space", 0)] - 1].id)}


def _liberty(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"left": game.players[seat].tokens_left}


def _range(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    return {"reach": FOCUS[getattr(step, "card", 0)].attack_range}


def _government(game: State, seat: int, step: Step[State], say: Say) -> Figures:
    type = game.players[seat].government
    if type == NO_GOVERNMENT:
        return {"have": say("no-government")}
    return {"have": say("the-government", government=Name(GOVERNMENTS[type]))}


_OWN: Final[dict[str, Callable[[State, int, Step[State], Say], Figures]]] = {
    "lay-capital-tile": _tile,
    "lay-tile": _tiles,
    "lay-last-tile": _tiles,
    "lay-one-seen": _seen,
    "put-tiles-back": _seen,
    "take-turn": _turn,
    "lay-natural-wonder": _natural,
    "place-tokens": _tokens,
    "one-more-token": _more,
    "extend-chain": _chain,
    "convert-token": _media,
    "give-token": _given,
    "name-second-token": _second,
    "spend-for-steps": _dial,
    "gain-card": _level,
    "move-caravans": _caravans,
    "move-armies": _armies,
    "take-pact": _pact,
    "build": _build,
    "pay-for-wonder": _pay,
    "use-encampment": _encampment,
    "spend-in-attack": _fight,
    "spend-in-defence": _fight,
    "conquer-by-trade": _state_there,
    "conquer-or-liberate": _state_there,
    "carry-wonder": _wonder_there,
    "take-tokens-round": _liberty,
    "attack": _range,
    "reinforce-or-attack": _range,
    "choose-government": _government,
}
