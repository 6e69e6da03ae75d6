"""Dealing again at random what a seat may not know, so that it agrees with what the seat knows."""

from __future__ import annotations

from ecumene.core.chance import Chance
from ecumene.core.move import Move
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.box_cards import BuildFromBox, draw_unused
from ecumene.games.seven_wonders.city import FACE_DOWN
from ecumene.games.seven_wonders.debts import ChooseDebt
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, BLACK_CARDS, CARDS, DECKS, GUILDS, LEADERS
from ecumene.games.seven_wonders.hiding import SECRET, age_of_back, cards_of
from ecumene.games.seven_wonders.leaders import KeepLeader, UseLeader
from ecumene.games.seven_wonders.moves import STAGE, move
from ecumene.games.seven_wonders.paradox import ReplaceWonder, draw_wonders, is_beiping_here
from ecumene.games.seven_wonders.picks import FreeCityPick, LastPick, Pick
from ecumene.games.seven_wonders.setup import FREE_CITY, FoundCities
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.turn import LAST_CARDS, LEADER_PLAY, Resolve


def unveil(game: State, seat: int, rng: Chance) -> None:
    """Give every face-down card a face: per Age, what is not in sight is dealt at random to the places that hide it."""
    pools = [unseen(game, age, rng) for age in range(4)]
    for pool in pools:
        rng.shuffle(pool)
    secret = [other for other, city in enumerate(game.cities) if city.choice is SECRET]
    for city in game.cities:
        city.hand = tuple(sorted([pools[age_of_back(card)].pop() if card < 0 else card for card in city.hand]))
        city.leaders = tuple(sorted([pools[0].pop() if card < 0 else card for card in city.leaders]))
        city.markers = tuple([pools[age_of_back(card)].pop() if card <= FACE_DOWN else card for card in city.markers])
        done = city.done
        if done is not None and done.verb == STAGE and city.markers[done.b] >= 0:
            city.done = move(STAGE, city.markers[done.b], done.b, done.c)
    codes = [pools[-1 - code >> 3].pop() << 3 | (-1 - code) & 7 if code < 0 else code for code in game.discards.codes]
    game.discards = game.discards.with_faces(codes)
    game.free_city_pile = [pools[age_of_back(card)].pop() if card < 0 else card for card in game.free_city_pile]
    for other in secret:
        guess_choice(game, other, pools, rng)
    draw_future(game, rng)
    game.agenda = [draw_again(game, step) for step in game.agenda]


def draw_again(game: State, step: Step[State]) -> Step[State]:
    """What somebody else has drawn in secret is replaced by a random draw."""
    if isinstance(step, ReplaceWonder) and step.drawn == 0:
        return ReplaceWonder(step.seat, draw_wonders(game, step.seat, ALL_EFFECTS[step.effect]), step.effect)
    if isinstance(step, BuildFromBox) and step.drawn == 0:
        return BuildFromBox(step.seat, draw_unused(game, ALL_EFFECTS[step.effect]), step.effect)
    return step


def known_unused(game: State) -> int:
    """Cards that the seat has just drawn from the box: they were not dealt."""
    found = 0
    for step in game.agenda:
        if isinstance(step, BuildFromBox):
            found |= step.drawn
    return found


def unseen(game: State, age: int, rng: Chance) -> list[int]:
    """The cards of an Age (0: leaders) that are in the game but not in sight."""
    if age > 0 and not game.is_dealt(age):
        return []
    seen: dict[int, int] = {}
    for city in game.cities:
        for card in cards_of(city):
            seen[card] = seen.get(card, 0) + 1
    for code in game.discards.faces:
        seen[code >> 3] = seen.get(code >> 3, 0) + 1
    if age == 0:
        gone = game.rules >= 2 and is_beiping_here(game)
        return [card for card in LEADERS if card not in seen and not (gone and CARDS[card].id == "alexander")]
    players = max(3, game.seats)
    left: list[int] = []
    for card in sorted(set(DECKS[players][age])):
        left += [card] * (DECKS[players][age].count(card) - seen.get(card, 0))
    apart = game.cards_from_box | known_unused(game)
    for kinds, count in ((GUILDS, players + 2), (BLACK_CARDS, players if game.has_cities else 0)):
        of_age = [card for card in kinds if CARDS[card].age == age and not apart >> card & 1]
        here = [card for card in of_age if card in seen]
        others = [card for card in of_age if card not in seen]
        if of_age and count:
            rng.shuffle(others)
            drawn = others[: count - len(here)]
            left += drawn
            for card in [*here, *drawn]:
                game.dealt |= 1 << card
    return left


def draw_future(game: State, rng: Chance) -> None:
    """Guilds and black cards of Ages to come are drawn in secret already, once the cities are founded (SW-005)."""
    if any([step.name == FoundCities.name for step in game.agenda]):
        return
    players = max(3, game.seats)
    apart = game.cards_from_box | known_unused(game)
    for age in (1, 2, 3):
        if not game.is_dealt(age):
            for kinds, count in ((GUILDS, players + 2), (BLACK_CARDS, players if game.has_cities else 0)):
                of_age = [card for card in kinds if CARDS[card].age == age and not apart >> card & 1]
                rng.shuffle(of_age)
                for card in of_age[:count]:
                    game.dealt |= 1 << card


def guess_choice(game: State, other: int, pools: list[list[int]], rng: Chance) -> None:
    """Somebody has chosen in secret: give him the card back and choose for him at random."""
    city = game.cities[other]
    city.choice = None
    below = [step for step in game.agenda if step.seat == NOBODY][-1]
    if below.name == "pay-losses":
        city.choice = any_of(ChooseDebt(other).options(game), rng)
        return
    if below.name == "pass-leaders":
        city.hand = tuple(sorted((*city.hand, pools[0].pop())))
        KeepLeader(other).take(game, any_of(KeepLeader(other).options(game), rng), None)
        return
    play = below.play if isinstance(below, Resolve) else 0
    if play == LEADER_PLAY:
        city.leaders = tuple(sorted((*city.leaders, pools[0].pop())))
        UseLeader(other).take(game, any_of(UseLeader(other).options(game), rng), None)
    elif other == FREE_CITY and game.seats == 2:
        holder = game.cities[game.free_city_holder]
        holder.hand = tuple(sorted((*holder.hand, pools[game.age].pop())))
        step = FreeCityPick(game.free_city_holder)
        step.take(game, any_of(step.options(game), rng), None)
    else:
        city.hand = tuple(sorted((*city.hand, pools[game.age].pop())))
        pick = LastPick(other) if play == LAST_CARDS else Pick(other)
        chosen = any_of(pick.options(game), rng)
        if play == LAST_CARDS:
            pick.take(game, chosen, None)
        else:
            city.choice = chosen
            place = city.hand.index(chosen.a)
            city.hand = city.hand[:place] + city.hand[place + 1 :]


def any_of(moves: list[Move], rng: Chance) -> Move:
    return moves[rng.below(len(moves))]
