"""The spaces of a city: a card on each, two where they share one, and what lies and stands on them."""

from __future__ import annotations

from typing import Final

from ecumene.draw.lettering import fitting, lines_of, width_of
from ecumene.draw.svg import box, moved, node, text
from ecumene.draw.things import ghost
from ecumene.games.everdell.catalogue import CARDS, OPENS_SECOND, STOREHOUSE
from ecumene.games.everdell.draw.card_face import worth_badge
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.signs import does_short, fitted_words, set_line
from ecumene.games.everdell.draw.targets import laid_name
from ecumene.games.everdell.draw.workers import ghost_worker, socket, worker
from ecumene.games.everdell.laid import FREE, GOLDEN_TOKEN, UNPAIRED, Laid
from ecumene.games.everdell.moves import PLAY, VISIT
from ecumene.games.everdell.player import card_place
from ecumene.games.everdell.vocabulary import BLUE, COLOURS, GREEN, PURPLE, RED, RESOURCES, TAN

TALL: Final = 66.0
RADIUS: Final = 6.0
BAND: Final = 17.0
#: By colour: what produces first, then what is visited, what helps, what counts, what is over.
ORDER: Final = (GREEN, RED, BLUE, PURPLE, TAN)


def lots_of(scene: EverdellScene, seat: int) -> tuple[list[list[int]], list[int]]:
    """The cards of a city as indices: space by space in the order of colours, and those that take no space."""
    city = scene.player(seat).city
    spaces: list[list[int]] = []
    beside: list[int] = []
    for index, laid in enumerate(city):
        if laid.pair != UNPAIRED:
            partner = next(other for other, one in enumerate(city) if one.pair == laid.pair and other != index)
            if index < partner:
                both = sorted((index, partner), key=lambda one: (ORDER.index(CARDS[city[one].design].colour), one))
                spaces.append(both)
        elif CARDS[laid.design].takes_space:
            spaces.append([index])
        else:
            beside.append(index)

    def place(space: list[int]) -> tuple[int, bool, str, int]:
        card = CARDS[city[space[0]].design]
        return ORDER.index(card.colour), len(space) == 1, card.id, space[0]

    return sorted(spaces, key=place), beside


def lot(scene: EverdellScene, seat: int, space: list[int], width: float, height: float = TALL) -> str:
    """One space: a card, or two that share it."""
    if len(space) == 1:
        return laid_card(scene, seat, space[0], width, height)
    half = (height - 2) / 2
    return "".join(
        moved(0, place * (half + 2), laid_card(scene, seat, index, width, half)) for place, index in enumerate(space)
    )


def laid_label(scene: EverdellScene, seat: int, index: int) -> str:
    """The card with all that lies on it, in sentences."""
    words, laid = scene.words, scene.player(seat).city[index]
    told = [scene.about(laid.design)]
    if laid.is_construction:
        told.append(words("draw-token", token=laid.token))
    if laid.points:
        told.append(words("draw-tokens-on-it", count=laid.points))
    goods = [(laid.stored(number), name) for number, name in enumerate(RESOURCES)]
    stored = [words(f"count-{name}", n=count) for count, name in goods if count]
    if stored:
        told.append(words("draw-stored", list=", ".join(stored)))
    if laid.beneath:
        names = ", ".join(scene.card_name(design) for design in laid.beneath if design >= 0)
        told.append(words("draw-prisoners", list=names or str(len(laid.beneath))))
    here = ", ".join(scene.owner(who) for who, _ in scene.workers_at(card_place(laid)))
    if here:
        told.append(words("draw-stand-here", list=here))
    return " ".join(told)


def lying_on(laid: Laid) -> str:
    """What lies on a card, in signs."""
    parts = [f"{laid.points}#points"] if laid.points else []
    parts += [f"{laid.stored(number)}#{name}" for number, name in enumerate(RESOURCES) if laid.stored(number)]
    parts += [f"{len(laid.beneath)}#bars"] if laid.beneath else []
    return " ".join(parts)


def doors(laid: Laid, x: float, y: float) -> str:
    """Whether a Critter has moved in: a token, or an empty door."""
    if not laid.is_construction:
        return ""
    sign = "door" if laid.token == FREE else "gold" if laid.token == GOLDEN_TOKEN else "taken"
    return LOOK.sign(sign, x, y, 11 if laid.token == FREE else 15, "faint" if laid.token == FREE else "")


def standing_on(
    scene: EverdellScene, seat: int, laid: Laid, right: float, y: float, lit: bool, keyed: bool
) -> tuple[str, float]:
    """Workers on a card and its free spaces, from right to left; returns them with where they begin."""
    here = scene.workers_at(card_place(laid))
    takes = CARDS[laid.design].colour == RED or laid.design == STOREHOUSE
    if not takes and not here:
        return "", right
    opener = OPENS_SECOND[laid.design]
    spaces = 2 if opener >= 0 and scene.player(seat).has(opener) else 1
    free = max(0, spaces - len(here)) if takes else 0
    out: list[str] = []
    for who, number in here:
        right -= 9
        out.append(worker(scene, who, number, right, y, 18, keyed))
        right -= 9
    coming = "" if here and not free else previewed(scene, seat, laid)
    for _ in range(free):
        right -= 7.5
        out.append(socket(right, y, 6.5, lit))
        if coming:
            out.append(ghost_worker(scene, right, y, 18))
            coming = ""
        right -= 8.5
    return "".join(out), right


def previewed(scene: EverdellScene, seat: int, laid: Laid) -> str:
    """The name of the card if the previewed move places a worker on it."""
    name = laid_name(scene.game, seat, scene.player(seat).find(laid.number))
    is_visit = scene.chosen is not None and scene.chosen.verb == VISIT
    return name if is_visit and name in scene.chosen_things else ""


def laid_card(scene: EverdellScene, seat: int, index: int, width: float, height: float, keyed: bool = True) -> str:
    """A card in a city: colour, name, what lies and stands on it, points."""
    laid = scene.player(seat).city[index]
    card = CARDS[laid.design]
    family = f"f-{COLOURS[card.colour]}"
    name = laid_name(scene.game, seat, index)
    edge = f"M{BAND} 0V{height:.1f}H{RADIUS}Q0 {height:.1f} 0 {height - RADIUS:.1f}V{RADIUS}Q0 0 {RADIUS} 0Z"
    out = [
        box(0, 0, width, height, RADIUS, "card"),
        box(0, 0, width, height, RADIUS, f"{family} tint"),
        node("path", d=edge, cls=family),
        LOOK.use(family, 2.5, 3, 12, cls=LOOK.symbol(family).ink),
        LOOK.use("hut" if card.is_construction else "paw", 3.5, height - 13, 10, cls=LOOK.symbol(family).ink),
        told_on(scene, laid, width, height),
        foot_of(scene, seat, laid, width, height, scene.targets.lights(name), keyed),
        box(0, 0, width, height, RADIUS, "card-edge"),
        scene.ring(name, width, height, RADIUS),
    ]
    keys = scene.piece_key("card", laid.number) if keyed else {}
    if keyed and scene.page and seat == scene.reader:
        # A new card comes from the hand, if it was there.
        keys["data_from"] = f"hand-{card.id}"
    return scene.named(name, laid_label(scene, seat, index), *out, data_card=card.id, data_owner=seat, **keys)


def told_on(scene: EverdellScene, laid: Laid, width: float, height: float) -> str:
    """The name, and below it what lies on the card, or what it does; half a space has room for the name only."""
    left, room = BAND + 4, width - BAND - 8
    lines = lines_of(scene.card_name(laid.design), 12, room, 2 if height >= TALL else 1, bold=True)
    out: list[str] = []
    for place, line in enumerate(lines):
        shown, size = fitting(line, 12, room * 0.94, bold=True, least=0.72)
        out.append(text(shown, left, 13 + 12.5 * place, size, "serif"))
    on_it = lying_on(laid)
    if height < TALL:
        return "".join(out) + (set_line(on_it.split(), left, height - 6, 10, "bold") if on_it else "")
    most = 3 - len(lines)
    told, size = fitted_words(on_it or does_short(CARDS[laid.design].effect, scene.words), 10.5, room, most)
    if len(lines) > 1 and told[-1][-1:] == ["…"]:
        # Half a sentence says nothing; the whole one is a tap away.
        told = []
    for place, words in enumerate(told):
        out.append(set_line(words, left, 13.5 + 12.5 * (len(lines) + place), size, "bold" if on_it else ""))
    return "".join(out)


def foot_of(scene: EverdellScene, seat: int, laid: Laid, width: float, height: float, lit: bool, keyed: bool) -> str:
    """From right to left: points, the door, workers."""
    low = height < TALL
    y = height - (8.5 if low else 11.5)
    out = [worth_badge(CARDS[laid.design].points, width - 12, y, 14 if low else 17)]
    right = width - 23
    if laid.is_construction:
        out.append(doors(laid, right - 7, y))
        right -= 17
    drawn, _ = standing_on(scene, seat, laid, right, y, lit, keyed)
    return "".join(out) + drawn


def shelf_card(scene: EverdellScene, seat: int, index: int) -> tuple[str, float]:
    """A card that takes no space, as a chip; returns it with its width."""
    laid = scene.player(seat).city[index]
    card = CARDS[laid.design]
    shown = scene.card_name(laid.design)
    family = f"f-{COLOURS[card.colour]}"
    wide = 23 + width_of(shown, 11.5, bold=True) * 1.1 + 24 + (16 if laid.is_construction else 0)
    name = laid_name(scene.game, seat, index)
    out = [
        box(0, 0, wide, 22, RADIUS, "card"),
        box(0, 0, wide, 22, RADIUS, f"{family} tint"),
        LOOK.sign(family, 12, 11, 16),
        text(shown, 23, 15.3, 11.5, "serif"),
        doors(laid, wide - 30, 11) if laid.is_construction else "",
        worth_badge(card.points, wide - 12, 11, 16),
        box(0, 0, wide, 22, RADIUS, "card-edge"),
        scene.ring(name, wide, 22, RADIUS),
    ]
    keys = scene.piece_key("card", laid.number)
    label = laid_label(scene, seat, index)
    return scene.named(name, label, *out, data_card=card.id, data_owner=seat, **keys), wide


def coming(scene: EverdellScene, seat: int, width: float) -> str:
    """The card that the previewed move would lay into the city."""
    move = scene.chosen
    if move is None or move.verb != PLAY or seat != scene.turn or not CARDS[move.a].takes_space:
        return ""
    family = f"f-{COLOURS[CARDS[move.a].colour]}"
    laid = Laid(move.a, 0)
    inside = [
        box(0, 0, width, TALL, RADIUS, "card"),
        box(0, 0, width, TALL, RADIUS, f"{family} tint"),
        box(0, 0, BAND, TALL, RADIUS, family),
        LOOK.use(family, 2.5, 3, 12, cls=LOOK.symbol(family).ink),
        told_on(scene, laid, width, TALL),
        worth_badge(CARDS[move.a].points, width - 12, TALL - 11.5, 17),
    ]
    return ghost(*inside)


def free_lot(number: int, width: float) -> str:
    return box(0, 0, width, TALL, RADIUS, "lot") + text(str(number), width / 2, TALL / 2 + 5, 13, "quiet", "middle")


def spaces_text(scene: EverdellScene, filled: int, capacity: int) -> str:
    return scene.words("draw-spaces", filled=filled, capacity=capacity)
