"""A view of 7 Wonders in parts, for a page that lays them out itself."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Seat
from ecumene.draw.cards import rows_of
from ecumene.draw.panel import BOARD, MINE, SEAT, SUPPLY, Panel, Sight
from ecumene.draw.svg import box, group, moved, text
from ecumene.games.seven_wonders.draw import targets
from ecumene.games.seven_wonders.draw.boards import boards
from ecumene.games.seven_wonders.draw.city_panels import city_panel, pointed_at
from ecumene.games.seven_wonders.draw.columns import columns, families
from ecumene.games.seven_wonders.draw.effect_signs import ROMAN
from ecumene.games.seven_wonders.draw.hand import chosen_card, held_card, hidden_card, label, leader_strips, offered
from ecumene.games.seven_wonders.draw.ring import discards, ring
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene
from ecumene.games.seven_wonders.draw.seats import edge
from ecumene.games.seven_wonders.draw.war import war
from ecumene.games.seven_wonders.draw.wonder import wonder
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import LEFT, RIGHT
from ecumene.games.seven_wonders.hiding import SECRET
from ecumene.games.seven_wonders.moves import CARD_VERBS
from ecumene.games.seven_wonders.tables import CARDS

#: The column of seats, the middle of a page, and a phone.
SIDE: Final = 236.0
MIDDLE: Final = 816.0
PHONE: Final = 366.0
GAP: Final = 10.0
BESIDE: Final = 196.0
WONDER_TALL: Final = 262.0
STAGES_TALL: Final = 90.0
RING: Final = 214.0
PILE: Final = 84.0
#: Cards of a hand: no wider than that, and as wide as that on a phone, where the row is scrolled.
WIDEST: Final = 156.0
ON_PHONE: Final = 148.0
#: Room for the ring and the dots round a card.
RIM: Final = 8.0
#: Cards seen from behind are small.
BACK: Final = 46.0


def panels(game: SevenWonders, sight: Sight) -> list[Panel]:
    """Seats that have no place in the middle, the hand, the wonder between its neighbours, the city, and the rest."""
    scene = SevenWondersScene(game, sight, page=True)
    side = PHONE if scene.narrow else SIDE
    width = PHONE if scene.narrow else MIDDLE
    near = neighbours(scene)
    shown = {scene.centre, *[seat for seat, _ in near]} if scene.board(scene.centre) is not None else set()
    found = [seat_panel(scene, seat, side) for seat in order(scene) if seat not in shown]
    # The hand comes first, whoever's turn it is: it is what one looks for.
    found += mine_panels(scene, width)
    found += board_panels(scene, near, width)
    found += supply_panels(scene, side)
    return found


#: The panel in which a page draws things of a kind.
PANEL_OF: Final = {
    targets.HELD: "hand",
    targets.OFFER: "offer",
    targets.WONDER: "boards",
    targets.BUILT: "city",
    targets.STAGES: "wonder",
}


def owed_at(game: SevenWonders, seat: int) -> str:
    """The panel with what the seat chooses from now: that of the first thing that a move points at."""
    pointed = [thing for move in game.moves(seat) for thing in targets.things(game, seat, move)]
    for kind, city, number in pointed:
        if kind in (targets.BUILT, targets.STAGES) and city != seat:
            return "elsewhere"
        if kind == targets.SEAT:
            # Neighbours stand beside the wonder.
            return "wonder" if number in (game.lefts[seat], game.rights[seat]) else f"seat-{number}"
        if kind != targets.WORD:
            return PANEL_OF[kind]
    return ""


def order(scene: SevenWondersScene) -> list[int]:
    """All cities as they sit, from the one in the middle on to the right."""
    circle = scene.game.circle or list(range(len(scene.game.cities)))
    first = circle.index(scene.centre)
    return [circle[(first + place) % len(circle)] for place in range(len(circle))]


def neighbours(scene: SevenWondersScene) -> list[tuple[int, int]]:
    """The neighbours of the city in the middle, with the side they are on; the only other city once."""
    game = scene.game
    if not game.lefts:
        return []
    left, right = game.lefts[scene.centre], game.rights[scene.centre]
    found = [(seat, side) for seat, side in ((left, LEFT), (right, RIGHT)) if seat >= 0]
    return found[:1] if left == right else found


def framed(scene: SevenWondersScene, seat: int, inside: str, width: float, height: float) -> str:
    return box(0, 0, width, height, 10, "panel") + edge(scene, seat, height) + inside


def seat_panel(scene: SevenWondersScene, seat: int, width: float) -> Panel:
    inside, high = city_panel(scene, seat, width)
    body = framed(scene, seat, inside, width, high)
    return scene.panel(SEAT, f"seat-{seat}", scene.owner(seat), body, width, high)


# The middle


def board_panels(scene: SevenWondersScene, near: list[tuple[int, int]], width: float) -> list[Panel]:
    words = scene.words
    found: list[Panel] = []
    drawn, high = boards(scene, width - 2 * RIM)
    if high:
        body = moved(RIM, RIM, drawn)
        found.append(scene.panel(BOARD, "boards", words.step("choose-board"), body, width, high + 2 * RIM))
    centre = scene.centre
    if scene.board(centre) is None:
        if not high:
            body = wonder(scene, centre, width, 120)
            found.append(scene.panel(BOARD, "wonder", words("draw-no-wonder"), body, width, 120))
        return found
    drawn, high = elsewhere(scene, width)
    if high:
        found.append(scene.panel(BOARD, "elsewhere", words("draw-elsewhere"), drawn, width, high))
    title = words("draw-city-of", seat=Seat(centre)) if not scene.is_free_city(centre) else scene.owner(centre)
    if scene.narrow:
        tall = WONDER_TALL
        found.append(scene.panel(BOARD, "wonder", title, wonder(scene, centre, width, tall, STAGES_TALL), width, tall))
        drawn, high = beside_each_other(scene, near, width)
        if near:
            found.append(scene.panel(BOARD, "neighbours", words("explain-neighbours"), drawn, width, high))
    else:
        drawn, high = three(scene, near, width)
        found.append(scene.panel(BOARD, "wonder", title, drawn, width, high))
    drawn, high = columns(scene, centre, width, 3 if scene.narrow else len(families(scene)))
    found.append(scene.panel(BOARD, "city", title, moved(0, 2, drawn), width, high + 4))
    return found


def elsewhere(scene: SevenWondersScene, width: float) -> tuple[str, float]:
    """The cards and stages of other cities that may be chosen, city by city."""
    cities = [seat for seat in order(scene) if seat in scene.targets.cities() and seat != scene.centre]
    per_row, wide = rows_of(4, width, 176.0, BESIDE, GAP)
    out: list[str] = []
    y = 0.0
    for first in range(0, len(cities), per_row):
        row = [(seat, *pointed_at(scene, seat, wide)) for seat in cities[first : first + per_row]]
        tall = max(high for _, _, high in row)
        for place, (seat, inside, _) in enumerate(row):
            out.append(moved(place * (wide + GAP), y, framed(scene, seat, inside, wide, tall)))
        y += tall + GAP
    return "".join(out), max(0.0, y - GAP)


def three(scene: SevenWondersScene, near: list[tuple[int, int]], width: float) -> tuple[str, float]:
    """The wonder, its neighbours left and right of it."""
    both = len(near) == 1
    beside = [(seat, side, *city_panel(scene, seat, BESIDE, side, both)) for seat, side in near]
    tall = max([WONDER_TALL, *[high for _, _, _, high in beside]])
    room = width - len(near) * (BESIDE + GAP)
    out: list[str] = []
    for seat, side, drawn, _ in beside:
        at = width - BESIDE if side == RIGHT else 0.0
        out.append(moved(at, 0, framed(scene, seat, drawn, BESIDE, tall)))
    out.append(moved(BESIDE + GAP if near else 0, 0, wonder(scene, scene.centre, room, tall, STAGES_TALL)))
    return "".join(out), tall


def beside_each_other(scene: SevenWondersScene, near: list[tuple[int, int]], width: float) -> tuple[str, float]:
    """Both neighbours in a row, for a phone."""
    if not near:
        return "", 0.0
    wide = (width - GAP * (len(near) - 1)) / len(near)
    drawn = [(seat, *city_panel(scene, seat, wide, side, len(near) == 1)) for seat, side in near]
    tall = max(high for _, _, high in drawn)
    parts = [
        moved(place * (wide + GAP), 0, framed(scene, seat, inside, wide, tall))
        for place, (seat, inside, _) in enumerate(drawn)
    ]
    return "".join(parts), tall


# What is mine


def mine_panels(scene: SevenWondersScene, width: float) -> list[Panel]:
    """Cards to take, the hand, the leaders kept for later."""
    found: list[Panel] = []
    words, seat = scene.words, scene.centre
    drawn, high = offered(scene, width)
    if high:
        found.append(scene.panel(MINE, "offer", words("draw-on-offer"), drawn, width, high))
    if scene.game.is_over or not scene.game.cities:
        return found
    numbers, leaders = held(scene)
    drawn, wide, high = hand_row(scene, numbers, width)
    if high:
        name = words("draw-hand") if seat == scene.reader else words("draw-hand-of", seat=Seat(seat))
        found.append(scene.panel(MINE, "hand", name, drawn, wide, high))
    if leaders:
        drawn, high = leader_row(scene, leaders, width)
        found.append(scene.panel(MINE, "leaders", words("draw-leaders"), drawn, width, high))
    return found


def held(scene: SevenWondersScene) -> tuple[list[int], list[int]]:
    """The cards of the hand, and leaders kept for later; leaders come first when one of them is asked for."""
    city = scene.city(scene.centre)
    step = scene.game.step(scene.turn) if scene.turn >= 0 else None
    asked = step is not None and step.name in ("use-leader", "give-up-leader") and scene.turn == scene.centre
    if asked or not city.hand:
        return [*city.leaders, *city.hand], []
    return [*city.hand], [*city.leaders]


def hand_row(scene: SevenWondersScene, numbers: list[int], width: float) -> tuple[str, float, float]:
    """All cards in one row, the own choice first; on a phone the row is wider than the screen."""
    choice = scene.city(scene.centre).choice
    chosen = choice is not None and choice != SECRET and choice.verb in CARD_VERBS
    count = len(numbers) + int(chosen)
    if not count:
        return "", width, 0.0
    if all(number < 0 for number in numbers) and not chosen:
        return backs(scene, numbers, width)
    wide = ON_PHONE if scene.narrow else min(WIDEST, (width - 2 * RIM - GAP * (count - 1)) / count)
    tall = max(wide, 116) * 1.02 + (102 if wide >= 116 else 96)
    total = max(width, 2 * RIM + count * (wide + GAP) - GAP) if scene.narrow else width
    out: list[str] = []
    #: A card that lies in the city too, or is chosen, has its key there.
    copies = dict.fromkeys(scene.city(scene.centre).cards, 0)
    if chosen and choice is not None:
        copies[choice.a] = copies.get(choice.a, -1) + 1
    for place in range(count):
        x = RIM + place * (wide + GAP)
        if chosen and place == 0 and choice is not None:
            drawn = chosen_card(scene, choice, wide, tall)
        else:
            number = numbers[place - int(chosen)]
            copies[number] = copies.get(number, -1) + 1
            if number < 0:
                drawn = hidden_card(scene, number, wide, tall, place)
            else:
                drawn = held_card(scene, CARDS[number], wide, tall, copies[number])
        out.append(moved(x, RIM, drawn))
    return "".join(out), total, tall + 2 * RIM


def backs(scene: SevenWondersScene, numbers: list[int], width: float) -> tuple[str, float, float]:
    """Somebody else's hand."""
    name = label(scene, scene.centre, scene.city(scene.centre).choice is not None)
    cards = [
        moved(place * (BACK + 6), 26, hidden_card(scene, number, BACK, BACK * 1.4, place))
        for place, number in enumerate(numbers)
    ]
    return text(name, 2, 16, 12, "label") + "".join(cards), width, 28 + BACK * 1.4


def leader_row(scene: SevenWondersScene, leaders: list[int], width: float) -> tuple[str, float]:
    """Leaders in hand, as strips in a row, or two below each other."""
    out = [text(scene.family("white").upper(), 2, 16, 12, "label")]
    per_row, wide = rows_of(4, width - 4, 170.0, 210.0, GAP)
    for place, number in enumerate(leaders):
        drawn, _ = leader_strips(scene, [number], wide, False)
        out.append(moved(2 + place % per_row * (wide + GAP), 28 + place // per_row * 52, drawn))
    return group(*out), 28 + -(-len(leaders) // per_row) * 52 - 4


# What lies beside


def supply_panels(scene: SevenWondersScene, width: float) -> list[Panel]:
    words, game = scene.words, scene.game
    found: list[Panel] = []
    if game.age and not game.is_over and scene.board(scene.centre) is not None:
        drawn, high = war(scene, width)
        found.append(scene.panel(SUPPLY, "war", words("draw-war", text=ROMAN[game.age]), drawn, width, high))
    found.append(scene.panel(SUPPLY, "ring", words("draw-round"), ring(scene, width, RING), width, RING))
    if game.age:
        drawn = discards(scene, width, PILE)
        found.append(scene.panel(SUPPLY, "discards", words("draw-discards"), drawn, width, PILE))
    return found
