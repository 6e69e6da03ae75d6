"""Moves with cards and tokens in words: choosing, spending, putting, taking, answers of yes and no."""

from __future__ import annotations

from ecumene.core.argument import Name, Seat
from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import moves
from ecumene.games.civ_new_dawn.asked_text import asked, card_in, figure, place, slot_numbers
from ecumene.games.civ_new_dawn.cities import mature_cities
from ecumene.games.civ_new_dawn.combat import (
    ATTACK_DIE,
    ATTACKER,
    DEFENCE_DIE,
    JEBEL_BONUS,
    attack_value,
    defence_value,
)
from ecumene.games.civ_new_dawn.districts import CITY_PRICE, count_terrain
from ecumene.games.civ_new_dawn.effect_text import card_text, district_text, government_text, pact_text, state_text
from ecumene.games.civ_new_dawn.industry import payments
from ecumene.games.civ_new_dawn.list_text import Say, inside
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.vocabulary import (
    DESERT,
    DISTRICTS,
    FOREST,
    GOVERNMENTS,
    MOST_STORED,
    MOST_TRADE,
    PACTS,
    RESOURCES,
)

#: The row's first slot.
FIRST_SLOT = 0


def play(game: State, seat: int, move: Move, say: Say) -> str:
    name = asked(game, seat)
    id = {"resolve-economy-first": "move-play-first", "resolve-another": "move-play-another"}.get(name, "move-play")
    slots = slot_numbers(game, seat, move.a, FIRST_SLOT if name == "resolve-another" else -1)
    effect = inside(card_text(game.players[seat].cards[move.a], say))
    return say(id, card=card_in(game, seat, move.a), slots=slots, effect=effect)


def slot(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-slot", card=card_in(game, seat, figure(game, seat, "strand")), slot=move.a)


def yes(game: State, seat: int, move: Move, say: Say) -> str:
    """Or no: what either does depends on the question."""
    name = asked(game, seat)
    told: dict[str, int | str] = {}
    strand, space = figure(game, seat, "strand"), figure(game, seat, "space")
    if strand >= 0:
        told |= {"card": card_in(game, seat, strand), "slots": slot_numbers(game, seat, strand, FIRST_SLOT)}
    if space >= 0:
        told["space"] = place(game, space)
        if game.states[space]:
            told["state"] = Name(CITY_STATES[game.states[space] - 1].id)
    return say(f"move-yes-{name}" if move.verb == moves.YES else f"move-no-{name}", **told)


def done(game: State, seat: int, move: Move, say: Say) -> str:
    name = asked(game, seat)
    told: dict[str, int | str] = {}
    if name in ("move-armies", "move-caravans"):
        moving = int(figure(game, seat, "current") >= 0)
        told = {"moving": moving, "space": place(game, figure(game, seat, "at"))}
    elif name in ("spend-in-attack", "spend-in-defence"):
        told = fight_values(game, seat)
    return say(f"move-done-{name}", **told)


def fight_values(game: State, seat: int) -> dict[str, int | str]:
    """The own value in the attack being fought, and the other one."""
    values = [attack_value(game), defence_value(game)]
    if game.fight[ATTACKER] != seat:
        values.reverse()
    return {"value": values[0], "other": values[1]}


# Spending


def spent_name(what: int) -> Name:
    """What is spent, by the name of the thing."""
    return Name("trade-token" if what == moves.SPEND_TRADE else moves.spend_name(what))


def spend(game: State, seat: int, move: Move, say: Say) -> str:
    name = asked(game, seat)
    what = spent_name(move.a)
    if name in ("spend-in-attack", "spend-in-defence"):
        if move.b == moves.FOR_REROLL:
            die = game.fight[ATTACK_DIE if name == "spend-in-attack" else DEFENCE_DIE]
            return say("move-spend-re-roll", what=what, die=die)
        return say("move-spend-bonus", what=what, value=combat_bonus(move))
    if name == "pay-for-wonder":
        return say("move-spend-production", what=what, value=worth(game, seat, move))
    if name == "place-tokens":
        return say("move-spend-token", what=what)
    if name == "spend-for-steps":
        return say("move-spend-step", what=what)
    return say("move-spend-space" if name == "move-caravans" else "move-spend-reinforce", what=what)


def combat_bonus(move: Move) -> int:
    return JEBEL_BONUS if move.b == moves.FOR_JEBEL_BARKAL else 1


def worth(game: State, seat: int, move: Move) -> int:
    """The production that a payment gives."""
    strand, card = figure(game, seat, "strand"), figure(game, seat, "card")
    found = [value for one, value in payments(game, seat, strand, card, figure(game, seat, "wonder")) if one == move]
    return found[0] if found else 1


# Tokens on cards


def put(game: State, seat: int, move: Move, say: Say) -> str:
    name = asked(game, seat)
    if name == "put-trade" and move.a == moves.STORED:
        return say("move-put-store", there=game.stored_trade, most=MOST_STORED)
    if name == "put-for-giver":
        giver = figure(game, seat, "giver")
        there = game.players[giver].trade[move.a]
        card = card_in(game, giver, move.a)
        return say("move-put-for-giver", card=card, giver=Seat(giver), there=there, most=MOST_TRADE)
    card = card_in(game, seat, move.a)
    if name == "lay-natural-wonder":
        natural = NATURAL_WONDERS[figure(game, seat, "natural")][0]
        return say("move-put-natural", thing=Name(natural), card=card)
    if name == "lay-state-token":
        return say("move-put-natural", thing=Name(CITY_STATES[figure(game, seat, "state")].id), card=card)
    return say("move-put-trade", card=card, there=game.players[seat].trade[move.a], most=MOST_TRADE)


def discard(game: State, seat: int, move: Move, say: Say) -> str:
    card = card_in(game, seat, move.a)
    if asked(game, seat) == "pay-for-zone":
        return say("move-pay-zone", card=card, price=CITY_PRICE)
    return say("move-discard", card=card, there=game.players[seat].trade[move.a])


def loot(game: State, seat: int, move: Move, say: Say) -> str:
    victim = figure(game, seat, "victim")
    return say("move-loot", card=card_in(game, victim, move.a), victim=Seat(victim))


def gain(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-gain", resource=Name(RESOURCES[move.a]))


def change(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-change", resource=Name(RESOURCES[move.a]), other=Name(RESOURCES[move.b]))


def withdraw(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-withdraw", card=card_in(game, seat, move.a))


# Cards


def take(game: State, seat: int, move: Move, say: Say) -> str:
    card = FOCUS[move.a]
    strand = move.b - 1 if move.b else game.players[seat].strands_of(card.type)[0]
    return say(
        "move-take",
        card=Name(card.id),
        level=say("level", number=card.level),
        old=card_in(game, seat, strand),
        effect=inside(card_text(move.a, say)),
    )


def swap(game: State, seat: int, move: Move, say: Say) -> str:
    id = {"take-turn": "move-swap-oracle", "answer-with-pact": "move-swap-pact"}.get(asked(game, seat), "move-swap")
    return say(id, card=card_in(game, seat, move.a), other=card_in(game, seat, move.b))


def card(game: State, seat: int, move: Move, say: Say) -> str:
    """A diplomacy card that is taken or returned."""
    pact = Name(PACTS[move.a])
    if move.verb == moves.RETURN:
        return say("move-return", card=pact, giver=Seat(move.b - 1))
    effect = inside(pact_text(move.a, say, game.expansion))
    return say("move-card", card=pact, giver=Seat(move.b - 1), effect=effect)


def state_card(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-state-card", state=Name(CITY_STATES[move.a].id), effect=inside(state_text(move.a, say)))


def exchange(game: State, seat: int, move: Move, say: Say) -> str:
    effect = inside(pact_text(move.b, say, game.expansion))
    pacts = {"card": Name(PACTS[move.a]), "other": Name(PACTS[move.b])}
    return say("move-exchange", giver=Seat(move.c - 1), effect=effect, **pacts)


def govern(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-govern", government=Name(GOVERNMENTS[move.a]), effect=inside(government_text(move.a, say)))


def resolve(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-resolve", district=Name(DISTRICTS[move.a]), effect=inside(district_text(move.a, say)))


def part(game: State, seat: int, move: Move, say: Say) -> str:
    """The first or second part of what a card or district does."""
    name = asked(game, seat)
    if name == "use-hub":
        if move.verb == moves.FIRST_OPTION:
            return say("move-first-use-hub", trade=len(mature_cities(game, seat)))
        return say("move-second-use-hub", trade=count_terrain(game, seat, figure(game, seat, "space"), (DESERT,)))
    if name == "use-zone":
        return say("move-first-use-zone", trade=count_terrain(game, seat, figure(game, seat, "space"), (FOREST,)))
    return say("move-first-build" if name == "build" else "move-first-grow")


# Players and tiles


def other_player(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-ibrahim" if move.verb == moves.IBRAHIM else "move-union", other=Seat(move.a - 1))


def put_back(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-top" if move.verb == moves.TOP else "move-bottom", tile=move.a)
