"""The four cults: order spaces with priests, and tracks from 0 to 10 with the markers of all seats."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.pieces import badge, mark
from ecumene.draw.svg import box, node, text
from ecumene.draw.things import piece_key
from ecumene.games.terra_mystica.draw.look import LOOK
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.moves import CULT, EXTRAS, KEY, REWARD, REWARD_PRIEST, REWARD_STEP, SEND
from ecumene.games.terra_mystica.tiles import CULT_POWER, CULT_TOP, CULTS, ORDER_SPACES

#: Where the track begins, and the height of a step.
TOP: Final = 52.0
STEP: Final = 18.0
TALL: Final = TOP + STEP * (CULT_TOP + 1) + 2
GAP: Final = 5.0
#: So many markers on a space leave no room for its number.
MANY: Final = 3


def tracks(scene: MysticaScene, width: float) -> tuple[str, float]:
    """Side by side, as on the printed board; returns them with their height."""
    wide = (width - GAP * (len(CULTS) - 1)) / len(CULTS)
    drawn = [track(scene, cult, wide, cult * (wide + GAP)) for cult in range(len(CULTS))]
    return "".join(drawn), TALL


def track(scene: MysticaScene, cult: int, width: float, x: float) -> str:
    name = f"cult-{CULTS[cult]}"
    offers = scene.targets.at("cult", cult)
    label = scene.words(f"draw-cult-{CULTS[cult]}")
    if width_of(label, 11) > width - 18:
        label = scene.words(f"draw-short-{CULTS[cult]}")
    label, size = fitting(label, 12.5, width - 18, least=0.86)
    inside = [
        box(-2, -3, width + 4, TALL + 3, 6, "blank"),
        LOOK.sign(CULTS[cult], 8, 8.5, 15),
        text(label, 17, 13, size),
        orders(scene, cult, width),
    ]
    steps = [step(scene, cult, space, width) for space in range(CULT_TOP, -1, -1)]
    inside.append(node("g", *steps, cls=f"c-{CULTS[cult]}"))
    inside += [markers(scene, cult, space, width) for space in range(CULT_TOP + 1)]
    inside.append(scene.lights(name, bool(offers), width + 4, TALL + 2, 6, -2, -3))
    return scene.named(
        *inside,
        thing=name,
        title=spoken(scene, cult),
        moves=offers,
        transform=f"translate({x:.1f} 0)",
        data_cult=CULTS[cult],
    )


def spoken(scene: MysticaScene, cult: int) -> str:
    """The cult, and how far everybody has come."""
    standings = [
        f"{scene.words.player(seat)} {mat.cults[cult]}" for seat, mat in enumerate(scene.game.mats) if mat.faction >= 0
    ]
    return ": ".join([scene.noun(f"cult-{CULTS[cult]}"), *([", ".join(standings)] if standings else [])])


def orders(scene: MysticaScene, cult: int, width: float) -> str:
    """The order spaces: steps they give, or whose priest stands there."""
    out: list[str] = []
    wide = (width - 3 * (len(ORDER_SPACES) - 1)) / len(ORDER_SPACES)
    for place, (steps, seat) in enumerate(zip(ORDER_SPACES, scene.game.order_spaces(cult), strict=True)):
        x = place * (wide + 3)
        if seat >= 0:
            colour = scene.colour(seat)
            plate = node("g", box(x, 22, wide, 22, 4, f"{colour} rim"), mark(colour, x + wide / 2, 33, 9.5))
            title = scene.words("draw-sent", seat=Seat(seat), cult=Name(f"cult-{CULTS[cult]}"))
            out.append(
                plate
                if scene.page
                else node("g", plate, data_order=f"{CULTS[cult]}-{place}", data_seat=seat, aria_label=title)
            )
        else:
            out.append(node("g", box(x, 22, wide, 22, 4, "order"), cls=f"c-{CULTS[cult]}"))
            out.append(text(str(steps), x + wide / 2, 37, 12, "bold", "middle"))
    return "".join(out)


def step(scene: MysticaScene, cult: int, space: int, width: float) -> str:
    y = at(space)
    power = CULT_POWER[space]
    cls = "step-top" if space == CULT_TOP else "step-power" if power else "step"
    out = [box(0, y, width, STEP - 2, 3.5, cls)]
    here = sum(mat.faction >= 0 and mat.cults[cult] == space for mat in scene.game.mats)
    # Many markers need the room; the other tracks show the same numbers.
    if here < MANY:
        out.append(text(str(space), 8.5, y + 12, 11, "quiet", "middle"))
    if power and here < MANY:
        out.append(text(str(power), width - 11, y + 12, 11, "bold", "end"))
        out.append(LOOK.sign("power", width - 5.5, y + 8, 10))
    if space == CULT_TOP and not here:
        out.append(LOOK.sign("key", 24, y + 8, 12, f"c-{CULTS[cult]}"))
    return "".join(out)


def at(space: int) -> float:
    """The upper edge of a space."""
    return TOP + STEP * (CULT_TOP - space)


def markers(scene: MysticaScene, cult: int, space: int, width: float) -> str:
    """The badges on a space, and where the previewed move would lead."""
    game = scene.game
    here = [seat for seat, mat in enumerate(game.mats) if mat.faction >= 0 and mat.cults[cult] == space]
    y = at(space) + STEP / 2 - 1
    first = 8.5 if len(here) >= MANY else 23.5
    stride = min(13.0, (width - 8.5 - first) / max(1, len(here) - 1))
    out: list[str] = []
    for place, seat in enumerate(here):
        drawn = badge(scene.colour(seat), first + place * stride, y, 7)
        key = piece_key("cult", CULTS[cult], seat) if scene.page else {"data_marker": seat, "data_space": space}
        out.append(node("g", drawn, **key))
    if space == landing(scene, cult):
        out.append(node("circle", cx=first + len(here) * stride, cy=y, r=6.4, cls="soon"))
    return "".join(out)


def landing(scene: MysticaScene, cult: int) -> int:
    """Where the previewed move would bring the marker of whoever acts; -1 if it does not concern this cult."""
    move = scene.chosen
    if move is None:
        return -1
    here = scene.game.mats[scene.turn].cults[cult]
    if move.verb in (SEND, CULT) and move.a == cult:
        return min(CULT_TOP - 1, here + move.b) if here < CULT_TOP else -1
    if move.verb == KEY and move.a == cult:
        return CULT_TOP
    if move.verb == REWARD and move.a == REWARD_STEP and move.b == cult:
        return min(CULT_TOP - 1, here + 1)
    if move.verb == REWARD and move.a == REWARD_PRIEST and move.b // EXTRAS == cult:
        return min(CULT_TOP - 1, here + move.b % EXTRAS)
    return -1
