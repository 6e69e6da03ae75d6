"""The focus row: slots with number and terrain, cards with what they do now, and all that lies on them."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.cards import fitted
from ecumene.draw.lettering import fitting, lines_of
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.civ_new_dawn.draw.ground import small_hex
from ecumene.games.civ_new_dawn.draw.look import GROUNDS, LEVELS, LOOK, family, on_family
from ecumene.games.civ_new_dawn.draw.on_map import natural_wonder, state_token
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.draw.targets import focus_thing
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.row import numbers_reached
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS, FocusCard
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.vocabulary import (
    ARROWS,
    CULTURE,
    ECONOMY,
    GOVERNMENTS,
    GROWTH,
    INDUSTRY,
    MILITARY,
    MOST_TRADE,
    SCIENCE,
)

HEAD: Final = 25.0
BAND: Final = 22.0


def row(scene: CivScene, seat: int, width: float, height: float, columns: int = 0) -> tuple[str, float]:
    """All slots from the left; a phone sets them in two rows."""
    order = scene.player(seat).order
    count = columns or max(1, len(order))
    gap = 6.0
    wide = (width - gap * (count - 1)) / count
    out = [
        moved(place % count * (wide + gap), place // count * (height + gap), slot(scene, seat, place, wide, height))
        for place in range(len(order))
    ]
    rows = max(1, -(-len(order) // count))
    return "".join(out), rows * (height + gap) - gap


def reached(scene: CivScene, seat: int, place: int) -> list[int]:
    """The numbers with which the card in a slot can be resolved now."""
    return numbers_reached(scene.game, seat, scene.player(seat).order[place], place)


def slot(scene: CivScene, seat: int, place: int, width: float, height: float) -> str:
    """The head with number and terrain, and the card in it."""
    game = scene.game
    number = game.slots[place]
    numbers = reached(scene, seat, place)
    moves_up = numbers != [number]
    out = [box(0.5, 0.5, width - 1, height - 1, 8, "reach" if moves_up else "slot")]
    ground = GROUNDS[(max(numbers) if moves_up else number) - 1]
    out.append(small_hex(ground, 15, 13, 10.5))
    shown = f"{number} → {'/'.join(str(one) for one in numbers)}" if moves_up else str(number)
    out.append(text(shown, 30, 19, 16, "serif"))
    if not moves_up:
        words, size = fitting(scene.words.name(ground), 11, width - 50)
        out.append(text(words, 43, 18, size, "quiet"))
    strand = scene.player(seat).order[place]
    out.append(moved(4, HEAD, card(scene, seat, strand, width - 8, height - HEAD - 4)))
    return "".join(out)


def card(scene: CivScene, seat: int, strand: int, width: float, height: float) -> str:
    """Band with type and level, name, what it does in signs, sockets for trade tokens, other tokens beside them."""
    player = scene.player(seat)
    printed = FOCUS[player.cards[strand]]
    name = focus_thing(seat, strand)
    ink = on_family(printed.type)
    top = f"M0 {BAND}V7Q0 0 7 0H{width - 7:.1f}Q{width:.1f} 0 {width:.1f} 7V{BAND}Z"
    out = [
        box(0, 0, width, height, 7, "card"),
        node("path", d=top, cls=family(printed.type)),
        LOOK.use(family(printed.type), 5, 4, 14, cls=ink),
        text(LEVELS[printed.level], 24, 16, 13, f"serif {ink}"),
        on_band(scene, seat, strand, width),
    ]
    lines = lines_of(scene.words.name(printed.id), 13, width - 10, 2, bold=True)
    y = BAND + 14.0
    for line in lines:
        shown, size = fitting(line, 13, width - 10, bold=True)
        out.append(text(shown, 6, y, size, "serif"))
        y += 13.5
    middle = (y - 9 + height - 21) / 2
    out.append(fitted(LOOK, does(printed), 6, middle + 1, 13, width - 12, "start", "bold"))
    out.append(tokens(scene, seat, strand, width, height))
    out.append(box(0, 0, width, height, 7, "card-edge"))
    out.append(scene.ring(name, width, height, 7))
    return scene.named(name, about(scene, seat, strand), *out, data_focus=printed.id)


def about(scene: CivScene, seat: int, strand: int) -> str:
    player = scene.player(seat)
    printed = FOCUS[player.cards[strand]]
    numbers = reached(scene, seat, player.slot_of(strand))
    return scene.words("draw-focus", card=Name(printed.id), slot=max(numbers), trade=player.trade[strand])


def on_band(scene: CivScene, seat: int, strand: int, width: float) -> str:
    """At the right end of the band: the government with its arrows, figures that wait on the card."""
    player = scene.player(seat)
    out: list[str] = []
    right = width - 4
    if player.governed == strand:
        arrows = ARROWS[player.government]
        wide = 18.0 + 9 * arrows
        inside = [box(right - wide, 3, wide, 16, 8, "pill"), LOOK.sign("s-government", right - wide + 9, 11, 11, "ink")]
        inside += [LOOK.sign("arrow", right - 8 - 9 * number, 11, 9, "ink") for number in range(arrows)]
        label = scene.words("draw-government", government=Name(GOVERNMENTS[player.government]), arrows=arrows)
        out.append(scene.named(f"government-{seat}", label, *inside))
        right -= wide + 3
    type = FOCUS[player.cards[strand]].type
    for kind, wanted, places in (("army", MILITARY, player.armies), ("caravan", ECONOMY, player.caravans)):
        if type == wanted and strand == (player.strands_of(type) or [-1])[0]:
            for _ in range(places.count(ON_CARD)):
                out.append(LOOK.piece(kind, scene.colour(seat), right - 9, 11, 17, marked=False))
                right -= 17
    return "".join(out)


def tokens(scene: CivScene, seat: int, strand: int, width: float, height: float) -> str:
    """Trade tokens in their sockets, city-state and natural wonder tokens after them."""
    player, game = scene.player(seat), scene.game
    y = height - 11.0
    out: list[str] = []
    for place in range(MOST_TRADE):
        if place < player.trade[strand]:
            out.append(LOOK.sign("trade", 13 + 17 * place, y, 16))
        else:
            out.append(node("circle", cx=13.0 + 17 * place, cy=y, r=6.8, cls="socket"))
    x = 13.0 + 17 * MOST_TRADE + 4
    for state in range(len(CITY_STATES)):
        if player.states_on[strand] >> state & 1:
            drawn = state_token(state, x, y, 17)
            spent = bool(game.used_states >> state & 1)
            label = scene.words("draw-state", state=Name(CITY_STATES[state].id))
            out.append(scene.named(f"state-{CITY_STATES[state].id}", label, node("g", drawn, cls=worn(spent))))
            x += 17
    for natural in range(len(NATURAL_WONDERS)):
        if player.naturals_on[strand] >> natural & 1:
            id = NATURAL_WONDERS[natural][0]
            spent = bool(game.used_naturals >> natural & 1)
            drawn = node("g", natural_wonder(natural, x, y, 15), cls=worn(spent))
            out.append(scene.named(f"natural-{id}", scene.words("draw-natural", wonder=Name(id)), drawn))
            x += 18
    return "".join(out)


def worn(spent: bool) -> str | None:
    """The class of what has been used this turn."""
    return "pale" if spent else None


def does(card: FocusCard) -> list[str]:
    """What a card does, in signs."""
    if card.type == CULTURE:
        return [f"{card.tokens} ×", "#control"]
    if card.type == SCIENCE:
        return ["#tech", "+"]
    if card.type == ECONOMY:
        return [f"{card.figures} ×", "#caravan", f" {card.move}", "#arrow", *(["#t-water"] if card.water else [])]
    if card.type == INDUSTRY:
        return ["#city", f"{card.city_range}", "#range", " / ", "#s-wonder"]
    if card.type == GROWTH:
        return ["#s-districts", " / ", "#walls"]
    if card.attacks:
        return [f"{card.attacks} ×", "#swords", f" {card.attack_range}", "#range", *plus(card)]
    return [f"{card.figures} ×", "#army", f" {card.move}", "#arrow", *plus(card)]


def plus(card: FocusCard) -> list[str]:
    """What a military card adds in combat."""
    return [f" +{card.combat}"] if card.combat else []
