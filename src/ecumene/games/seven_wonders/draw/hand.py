"""The hand below the city: cards with their price now, backs of what is hidden, and cards on offer from elsewhere."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Seat
from ecumene.core.move import Move
from ecumene.draw.cards import NO, CardFace, card, card_back, rows_of, strip
from ecumene.draw.svg import box, group, moved, text
from ecumene.draw.things import choosable
from ecumene.games.seven_wonders.cards import Card
from ecumene.games.seven_wonders.draw.effect_signs import FAMILIES, card_cost, effect_rows
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.draw.pictures import card_art
from ecumene.games.seven_wonders.draw.prices import chosen_foot, foot
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene, back_of
from ecumene.games.seven_wonders.draw.targets import HELD, NO_CITY, OFFER, name_of
from ecumene.games.seven_wonders.hiding import SECRET
from ecumene.games.seven_wonders.moves import CARD_VERBS
from ecumene.games.seven_wonders.tables import CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS

GAP: Final = 9.0
LEAST: Final = 104.0
MOST: Final = 150.0
#: Backs say little, so they are smaller.
BACK: Final = 104.0
LABEL: Final = 26.0


def face(scene: SevenWondersScene, thing: Card) -> CardFace:
    made = CardFace(FAMILIES[thing.colour], scene.card_name(thing), card_cost(thing), effect_rows(thing.effects))
    made.art = card_art(COLOURS[thing.colour])
    made.notes = [["#chain", scene.card_name(CARDS[child])] for child in thing.chains]
    return made


def held_card(scene: SevenWondersScene, thing: Card, width: float, height: float, copy: int = 0) -> str:
    """A card of the hand that may be chosen, or not. In a page only what can be built is lit: all may be discarded."""
    offers = scene.targets.at(HELD, number=thing.number)
    made = face(scene, thing)
    made.foot, price = foot(scene, thing)
    title = scene.about(thing) + (f" {price}." if price and price[-1] not in ".!?" else f" {price}" if price else "")
    if not scene.page:
        return group(
            card(LOOK, made, width, height, lit=bool(offers)), title=title, data_hand=thing.id, **choosable(offers)
        )
    name = name_of((HELD, NO_CITY, thing.number))
    lit = bool(offers) and (made.foot is None or made.foot.state != NO)
    inside = card(LOOK, made, width, height) + scene.lights(name, lit, width, height, 9)
    keys = scene.piece_key("card", scene.centre, thing.id, *([f"copy{copy}"] if copy else []))
    return scene.thing(name, title, offers, inside, data_hand=thing.id, **keys)


def chosen_card(scene: SevenWondersScene, choice: Move, width: float, height: float) -> str:
    """The reader's own secret choice."""
    thing = CARDS[choice.a]
    made = face(scene, thing)
    made.foot = chosen_foot(scene, choice)
    drawn = card(LOOK, made, width, height, chosen=True)
    keys = scene.piece_key("card", scene.centre, thing.id)
    name = name_of((HELD, NO_CITY, thing.number))
    return scene.thing(name, scene.about(thing), [], drawn, data_chosen=thing.id, **keys)


def hidden_card(scene: SevenWondersScene, number: int, width: float, height: float, place: int = 0) -> str:
    """A card seen from behind: its key tells where it lies, not what it is."""
    label, age = back_of(number)
    keys = scene.piece_key("back", scene.centre, place)
    title = scene.words("draw-back", age=age)
    return scene.thing(f"back-{age}", title, [], card_back(label, f"back-{age}", width, height), data_back=age, **keys)


def hand(scene: SevenWondersScene, width: float) -> tuple[str, float]:
    """The cards of the city in the middle, its choice first; leaders as cards when there is no other hand."""
    seat = scene.centre
    city = scene.city(seat)
    choice = city.choice
    numbers = [*city.hand]
    leaders = [*city.leaders]
    step = scene.game.step(scene.turn)
    if not numbers or (step is not None and step.name in ("use-leader", "give-up-leader") and scene.turn == seat):
        numbers, leaders = leaders + numbers, []
    chosen = choice is not None and choice != SECRET and choice.verb in CARD_VERBS and choice.a >= 0
    secret = choice == SECRET
    count = len(numbers) + int(chosen)
    if not count and not leaders:
        return "", 0.0
    side = 150.0 if leaders and not scene.narrow else 0.0
    room = width - (side + GAP if side else 0)
    least = 132.0 if scene.narrow else LEAST
    hidden = all(number < 0 for number in numbers) and not chosen
    per_row, wide = rows_of(max(count, 1), room, least, BACK if hidden else MOST, GAP)
    priced = chosen or any(scene.targets.at(HELD, number=number) for number in numbers)
    tall = wide * 1.16 + (74 if priced else 36)
    indent = (room - per_row * (wide + GAP) + GAP) / 2 if count <= per_row else 0.0
    out = [text(label(scene, seat, secret), indent, 15, 12.5, "label")]
    for place in range(count):
        x, y = indent + (place % per_row) * (wide + GAP), LABEL + (place // per_row) * (tall + GAP)
        if chosen and place == 0 and choice is not None:
            drawn = chosen_card(scene, choice, wide, tall)
        else:
            number = numbers[place - int(chosen)]
            drawn = (
                held_card(scene, CARDS[number], wide, tall) if number >= 0 else hidden_card(scene, number, wide, tall)
            )
        out.append(moved(x, y, drawn))
    rows = -(-count // per_row)
    high = LABEL + rows * (tall + GAP) - (GAP if rows else 0)
    if leaders:
        at = (room + GAP, LABEL) if side else (0.0, high + GAP)
        drawn, more = leader_strips(scene, leaders, side or width, not side)
        out.append(text(scene.family("white").upper(), at[0], at[1] - 11, 12.5, "label") if side else "")
        out.append(moved(*at, drawn))
        high = max(high, LABEL + more) if side else high + GAP + more
    return "".join(out), high


def label(scene: SevenWondersScene, seat: int, secret: bool) -> str:
    words = scene.words
    mine = words("draw-hand") if seat == scene.reader else words("draw-hand-of", seat=Seat(seat))
    return (f"{mine} · {words('draw-chosen')}" if secret else mine).upper()


def leader_strips(scene: SevenWondersScene, leaders: list[int], width: float, across: bool) -> tuple[str, float]:
    """Leaders kept for later."""
    out: list[str] = []
    wide = (width - GAP) / 2 if across else width
    for place, number in enumerate(leaders):
        x, y = ((place % 2) * (wide + GAP), place // 2 * 50.0) if across else (0.0, place * 50.0)
        if number < 0:
            title = scene.words("draw-back", age=0)
            drawn = scene.thing("back-0", title, [], card_back("★", "back-0", 32, 44), data_back=0)
        else:
            thing = CARDS[number]
            offers = scene.targets.at(HELD, number=number)
            inside = strip(LOOK, FAMILIES[thing.colour], scene.card_name(thing), effect_rows(thing.effects), wide, 44)
            name = name_of((HELD, NO_CITY, number))
            lit = scene.lights(name, bool(offers), wide, 44, 5)
            keys = scene.piece_key("card", scene.centre, thing.id)
            drawn = scene.thing(name, scene.about(thing), offers, inside, lit, data_hand=thing.id, **keys)
        out.append(moved(x, y, drawn))
    rows = -(-len(leaders) // 2) if across else len(leaders)
    return "".join(out), rows * 50.0 - 6


def offered(scene: SevenWondersScene, width: float) -> tuple[str, float]:
    """Cards that may be taken from the discard pile or the box."""
    numbers = sorted(set(scene.targets.numbers(OFFER)))
    if not numbers:
        return "", 0.0
    least = 132.0 if scene.narrow else LEAST
    per_row, wide = rows_of(len(numbers), width - 24, least, 128.0, GAP)
    tall = wide * 1.16 + 38
    rows = -(-len(numbers) // per_row)
    high = 36 + rows * (tall + GAP) + 3
    out = [box(0, 0, width, high, 10, "plate"), text(scene.words("draw-on-offer").upper(), 14, 24, 12.5, "label")]
    for place, number in enumerate(numbers):
        offers = scene.targets.at(OFFER, number=number)
        thing = CARDS[number]
        name = name_of((OFFER, NO_CITY, number))
        lit = scene.lights(name, True, wide, tall, 9)
        drawn = scene.thing(
            name, scene.about(thing), offers, card(LOOK, face(scene, thing), wide, tall), lit, data_offer=thing.id
        )
        out.append(moved(12 + (place % per_row) * (wide + GAP), 36 + (place // per_row) * (tall + GAP), drawn))
    return "".join(out), high
