"""The reader's own sheet: leader, tech dial, supplies, what is held, and the focus row."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.draw.lettering import fitting, lines_of, width_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.civ_new_dawn.draw.dials import tech_dial
from ecumene.games.civ_new_dawn.draw.focus import row, worn
from ecumene.games.civ_new_dawn.draw.look import LOOK, family, on_family
from ecumene.games.civ_new_dawn.draw.on_map import district_plate, natural_wonder, state_token
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.tables.leaders import AMERICA, LEADERS, NO_LEADER
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import GREAT_ZIMBABWE, WONDERS
from ecumene.games.civ_new_dawn.vocabulary import DISTRICTS, PACTS, RESOURCES

PAD: Final = 10.0
LEADER: Final = 136.0
CARDS: Final = 132.0
CHIP: Final = 21.0


def sheet(scene: CivScene, width: float) -> tuple[str, float]:
    """On a desk the leader stands left of the row; on a phone above it."""
    seat = scene.mine
    if scene.narrow:
        return narrow_sheet(scene, seat, width)
    inner = width - LEADER - 3 * PAD
    chips, high = held(scene, seat, inner)
    drawn, tall = row(scene, seat, inner, CARDS)
    top = high + (7 if high else 0)
    height = PAD + top + tall + PAD
    height = max(height, 158.0)
    out = [
        box(0.5, 0.5, width - 1, height - 1, 10, "panel"),
        edge(scene, seat, width),
        moved(PAD, PAD, leader(scene, seat, LEADER)),
        tech_dial(scene, seat, PAD + 45, height - 54, 45),
        moved(PAD + LEADER - 40, height - 90, left_over(scene, seat)),
        node("line", x1=PAD + LEADER + 5, y1=PAD, x2=PAD + LEADER + 5, y2=height - PAD, cls="rule"),
        moved(LEADER + 2 * PAD + 3, PAD, chips),
        moved(LEADER + 2 * PAD + 3, PAD + top, drawn),
    ]
    return "".join(out), height


def narrow_sheet(scene: CivScene, seat: int, width: float) -> tuple[str, float]:
    inner = width - 2 * PAD
    chips, high = held(scene, seat, inner)
    columns = 3
    drawn, tall = row(scene, seat, inner, CARDS, columns)
    y = PAD + tall + 10
    height = y + 112 + high + 8
    out = [
        box(0.5, 0.5, width - 1, height - 1, 10, "panel"),
        edge(scene, seat, width),
        moved(PAD, PAD, drawn),
        moved(PAD, y, leader(scene, seat, inner - 120)),
        moved(PAD + 4, y + 50, left_over(scene, seat, across=True)),
        tech_dial(scene, seat, width - PAD - 52, y + 50, 50),
        moved(PAD, y + 110, chips),
    ]
    return "".join(out), height


def edge(scene: CivScene, seat: int, width: float) -> str:
    """The stripe in the seat's colour along the upper edge."""
    shape = (
        f"M0 10Q0 0 10 0H{width - 10:.1f}Q{width:.1f} 0 {width:.1f} 10Q{width:.1f} 4 {width - 10:.1f} 4H10Q0 4 0 10Z"
    )
    return node("path", d=shape, cls=scene.colour(seat))


def leader(scene: CivScene, seat: int, width: float) -> str:
    """The seat's badge, the leader and the people; an automated player has none."""
    number = scene.player(seat).leader
    who, people = scene.owner(seat), scene.words("draw-automated")
    if number != NO_LEADER:
        who, people = scene.words.name(LEADERS[number].person), scene.words.name(LEADERS[number].id)
    inside = [box(0, 0, width, 50, 6, "blank"), badge(scene.colour(seat), 13, 17, 12)]
    y = 14.0
    for line in lines_of(who, 14, width - 30, 2, bold=True):
        shown, size = fitting(line, 14, width - 30, bold=True)
        inside.append(text(shown, 31, y, size, "serif"))
        y += 15
    under, small = fitting(people, 12, width - 30)
    inside.append(text(under, 31, y, small, "quiet"))
    return scene.named(f"leader-{seat}", f"{who}, {people}", *inside)


def left_over(scene: CivScene, seat: int, across: bool = False) -> str:
    """Cities and control tokens not used yet."""
    player = scene.player(seat)
    out: list[str] = []
    for place, (sign, number) in enumerate((("city", player.cities_left), ("control", player.tokens_left))):
        x, y = (place * 62.0, 6.0) if across else (0.0, place * 32.0)
        out.append(LOOK.piece(sign, scene.colour(seat), x + 8, y + 6, 18, marked=False))
        out.append(text(str(number), x + 21, y + 11, 14, "bold"))
    return "".join(out)


# What is held


def held(scene: CivScene, seat: int, width: float) -> tuple[str, float]:
    """Resources, natural wonders, unused districts, wonders, city-states and diplomacy cards as chips in lines."""
    chips = [*goods(scene, seat), *districts(scene, seat), *cards(scene, seat)]
    out: list[str] = []
    x, y = 0.0, 0.0
    for drawn, wide in chips:
        if x and x + wide > width:
            x, y = 0.0, y + CHIP + 5
        out.append(moved(x, y, drawn))
        x += wide + 6
    return "".join(out), y + CHIP if chips else 0.0


def chip(
    scene: CivScene, name: str, label: str, sign: str, words: str, cls: str, pale: bool = False
) -> tuple[str, float]:
    """A small card: a sign on its colour, and its name."""
    wide = 24.0 + (width_of(words, 11.5, bold=True) + 8 if words else 0)
    inside = [box(0.5, 0.5, wide - 1, CHIP - 1, 5, "plate-small")]
    if cls:
        inside.append(box(0.5, 0.5, 22, CHIP - 1, 5, cls))
    inside += [sign, text(words, 27, 15, 11.5, "bold"), scene.ring(name, wide, CHIP, 5)]
    return node("g", scene.named(name, label, *inside), cls=worn(pale)), wide


def goods(scene: CivScene, seat: int) -> list[tuple[str, float]]:
    player = scene.player(seat)
    found: list[tuple[str, float]] = []
    for resource, count in enumerate(player.resources):
        if count:
            id = RESOURCES[resource]
            label = scene.words("draw-resource", resource=Name(id), count=count)
            sign = LOOK.sign(id, 12, CHIP / 2, 16)
            found.append(chip(scene, f"resource-{id}", label, sign, str(count) if count > 1 else "", ""))
    for natural, (id, _) in enumerate(NATURAL_WONDERS):
        if player.natural_wonders >> natural & 1 and not (player.leader == AMERICA and scene.game.expansion):
            label = scene.words("draw-natural", wonder=Name(id))
            used = bool(scene.game.used_naturals >> natural & 1)
            found.append(chip(scene, f"natural-{id}", label, natural_wonder(natural, 11, 10, 14), "", "", used))
    return found


def districts(scene: CivScene, seat: int) -> list[tuple[str, float]]:
    """Those not laid yet."""
    found: list[tuple[str, float]] = []
    for district, id in enumerate(DISTRICTS):
        if scene.game.expansion and scene.player(seat).districts_left >> district & 1:
            label = scene.words("draw-district", district=Name(id))
            plate = district_plate(scene.colour(seat), district, "", 14, CHIP / 2, 27)
            found.append((scene.named(f"district-{seat}-{id}", label, box(0, 0, 28, CHIP, 3, "blank"), plate), 28.0))
    return found


def cards(scene: CivScene, seat: int) -> list[tuple[str, float]]:
    """World wonders, city-state cards, diplomacy cards."""
    game, words, player = scene.game, scene.words, scene.player(seat)
    found: list[tuple[str, float]] = []
    for wonder in game.wonders_of(seat):
        kind = WONDERS[wonder]
        sign = LOOK.use(family(kind.type), 5, 4, 13, cls=on_family(kind.type))
        label = words.name(kind.id)
        shown = f"{label} · {game.stored_trade}" if wonder == GREAT_ZIMBABWE else label
        found.append(chip(scene, f"wonder-{kind.id}", label, sign, shown, family(kind.type)))
    for state, city in enumerate(CITY_STATES):
        if player.envoys >> state & 1:
            label = words("draw-state", state=Name(city.id))
            found.append(
                chip(scene, f"state-{city.id}", label, state_token(state, 12, 10, 18), words.name(city.id), "")
            )
    for giver, bits in enumerate(player.pacts):
        for pact, id in enumerate(PACTS):
            if bits >> pact & 1:
                label = words("draw-pact", card=Name(id), seat=Seat(giver))
                sign = badge(scene.colour(giver), 12, CHIP / 2, 8)
                found.append(chip(scene, f"pact-{giver}-{id}", label, sign, words.name(id), ""))
    if game.ibrahim == seat:
        found.append(
            chip(
                scene, f"leader-{seat}", words.name("ibrahim"), LOOK.sign("eye", 12, 10, 14), words.name("ibrahim"), ""
            )
        )
    return found
