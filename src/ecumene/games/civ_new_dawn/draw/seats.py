"""All players at a glance: victory cards, pieces, supplies, government, tech dial, and the whole focus row in small."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.draw.lettering import fitting
from ecumene.draw.pieces import badge, tag
from ecumene.draw.svg import box, moved, node, text
from ecumene.draw.things import trace_dots
from ecumene.games.civ_new_dawn.cities import mature_cities
from ecumene.games.civ_new_dawn.draw.focus import about
from ecumene.games.civ_new_dawn.draw.look import LEVELS, LOOK, family, on_family
from ecumene.games.civ_new_dawn.draw.on_map import natural_wonder, state_token
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.draw.targets import focus_thing
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS, NO_LEADER
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.victory import cards_needed
from ecumene.games.civ_new_dawn.vocabulary import ECONOMY, GOVERNMENTS, MILITARY, MOST_TRADE, PACTS, RESOURCES

PAD: Final = 11.0
CELL: Final = 47.0


def summary(scene: CivScene, seat: int, width: float) -> tuple[str, float]:
    """The panel of a seat beside the board, and its height."""
    out = [who(scene, seat, width)]
    y = 50.0
    out.append(moved(PAD, y, counts(scene, seat)))
    y += 21
    kept = supplies(scene, seat)
    if kept:
        out.append(moved(PAD, y, kept))
        y += 23
    chips, high = small_cards(scene, seat, width - 2 * PAD)
    if high:
        out.append(moved(PAD, y, chips))
        y += high + 4
    if seat != scene.mine and scene.player(seat).order:
        out.append(moved(PAD - 3, y, small_row(scene, seat, width - 2 * PAD + 6)))
        y += CELL + 4
    height = y + 4
    frame = box(0.5, 0.5, width - 1, height - 1, 10, "panel") + stripe(scene, seat, height)
    if seat == scene.game.active and not scene.game.is_over:
        frame += box(1, 1, width - 2, height - 2, 10, "turn")
    return frame + "".join(out), height


def stripe(scene: CivScene, seat: int, height: float) -> str:
    low = height - 8
    bottom = f"V{low:.1f}Q0 {height:.1f} 6 {height:.1f}H10Q4 {height:.1f} 4 {low:.1f}"
    return node("path", d=f"M10 0H6Q0 0 0 8{bottom}V8Q4 0 10 0Z", cls=scene.colour(seat))


def who(scene: CivScene, seat: int, width: float) -> str:
    """Badge, name, leader, and a dot for each victory card that is needed."""
    words, player, game = scene.words, scene.player(seat), scene.game
    name = f"seat-{seat}"
    needed, done = cards_needed(game), player.marks.bit_count()
    room = width - 62 - 14 * needed
    shown, size = fitting(scene.owner(seat), 14.5, room, bold=True)
    people = words("draw-automated") if player.leader == NO_LEADER else words.name(LEADERS[player.leader].id)
    if player.leader != NO_LEADER:
        people += f", {words.name(LEADERS[player.leader].person)}"
    under, small = fitting(people, 12, width - 64)
    inside = [
        box(5, 4, width - 10, 42, 8, "blank"),
        badge(scene.colour(seat), 25, 25, 12.5),
        text(shown, 45, 21, size, "bold"),
        text(under, 45, 38, small, "quiet"),
        *[
            node(
                "circle", cx=width - 15 - 14 * place, cy=16.0, r=5.0, cls="pip-on" if needed - place <= done else "pip"
            )
            for place in range(needed)
        ],
        scene.ring(name, width - 10, 42, 8, 5, 4),
    ]
    if seat == game.first:
        inside.append(LOOK.sign("flag", width - 17, 35, 13))
    elif seat in game.to_move and seat != scene.reader:
        inside.append(LOOK.sign("wait", width - 17, 35, 13))
    return scene.named(name, words("draw-seat", seat=Seat(seat), done=done, needed=needed), *inside)


def counts(scene: CivScene, seat: int) -> str:
    """Cities and how many are mature, control tokens left, figures on the map, trade tokens, tech dial."""
    game, player = scene.game, scene.player(seat)
    mature = len(mature_cities(game, seat)) if player.cities else 0
    armies = len([space for space in player.armies if space != ON_CARD])
    caravans = len([space for space in player.caravans if space != ON_CARD])
    parts = [
        ("city", f"{len(player.cities)}·{mature}"),
        ("control", str(len(player.spots))),
        *([("army", str(armies))] if game.expansion else []),
        ("caravan", str(caravans)),
        ("trade", str(player.all_trade())),
        ("tech", str(player.dial)),
    ]
    out: list[str] = []
    x = 0.0
    for sign, number in parts:
        if sign in ("trade", "tech"):
            out.append(LOOK.sign(sign, x + 7, 8, 14))
        else:
            out.append(LOOK.piece(sign, scene.colour(seat), x + 7, 8, 15, marked=False))
        out.append(text(number, x + 17, 13, 12.5, "bold"))
        x += 22.0 + 7.2 * len(number)
    label = scene.words("draw-counts", cities=len(player.cities), mature=mature, tokens=len(player.spots))
    return scene.named(f"seat-{seat}", label, box(0, 0, x, 17, 3, "blank"), *out)


def supplies(scene: CivScene, seat: int) -> str:
    """Government, resources, natural wonders, world wonders."""
    player, words, game = scene.player(seat), scene.words, scene.game
    out: list[str] = []
    x = 0.0
    if player.governed >= 0:
        id = GOVERNMENTS[player.government]
        drawn, wide = tag(words.name(id), x + 18, 13.5, 11)
        plate = box(x, 0, 20, 18, 4, family(player.government))
        sign = LOOK.sign("s-government", x + 10, 9, 13, on_family(player.government))
        label = words("draw-governed", government=Name(id))
        out.append(scene.named(f"government-{seat}", label, drawn, plate, sign))
        x += wide + 24
    for resource, count in enumerate(player.resources):
        if count:
            id = RESOURCES[resource]
            inside = [box(x, 0, 20, 18, 3, "blank"), LOOK.sign(id, x + 8, 9, 15)]
            if count > 1:
                inside.append(text(str(count), x + 17, 14, 11.5, "bold"))
            label = words("draw-resource", resource=Name(id), count=count)
            out.append(scene.named(f"resource-{id}", label, *inside))
            x += 20 if count == 1 else 27
    for natural, (id, _) in enumerate(NATURAL_WONDERS):
        if player.natural_wonders >> natural & 1:
            out.append(
                scene.named(
                    f"natural-{id}", words("draw-natural", wonder=Name(id)), natural_wonder(natural, x + 8, 7, 15)
                )
            )
            x += 22
    for wonder in game.wonders_of(seat):
        kind = WONDERS[wonder]
        inside = [LOOK.use("s-wonder", x, -1, 19, cls=f"{family(kind.type)} plinth")]
        out.append(scene.named(f"wonder-{kind.id}", words.name(kind.id), *inside))
        x += 20
    return "".join(out)


def small_cards(scene: CivScene, seat: int, width: float) -> tuple[str, float]:
    """Diplomacy cards and city-state cards that the seat holds, as short chips."""
    player, words = scene.player(seat), scene.words
    if seat == scene.mine:
        return "", 0.0
    found: list[tuple[str, str, str, str]] = []
    for state, city in enumerate(CITY_STATES):
        if player.envoys >> state & 1:
            label = words("draw-state", state=Name(city.id))
            found.append((f"state-{city.id}", label, state_token(state, 10, 9, 17), words.name(city.id)))
    for giver, bits in enumerate(player.pacts):
        for pact, id in enumerate(PACTS):
            if bits >> pact & 1:
                label = words("draw-pact", card=Name(id), seat=Seat(giver))
                found.append((f"pact-{giver}-{id}", label, badge(scene.colour(giver), 10, 9, 7), words.name(id)))
    out: list[str] = []
    wide = (width - 5) / 2
    for place, (name, label, sign, said) in enumerate(found):
        shown, size = fitting(said, 11, wide - 24, least=0.9)
        inside = [box(0.5, 0.5, wide - 1, 17, 5, "plate-small"), sign, text(shown, 20, 13, size)]
        out.append(moved(place % 2 * (wide + 5), place // 2 * 21, scene.named(name, label, *inside)))
    return "".join(out), -(-len(found) // 2) * 21.0


def small_row(scene: CivScene, seat: int, width: float) -> str:
    """The focus row: slot number, type and level, trade tokens as dots, figures and government."""
    player = scene.player(seat)
    gap = 3.0
    wide = (width - gap * (len(player.order) - 1)) / len(player.order)
    out: list[str] = []
    for place, strand in enumerate(player.order):
        out.append(moved(place * (wide + gap), 0, small_slot(scene, seat, place, strand, wide)))
    return "".join(out)


def small_slot(scene: CivScene, seat: int, place: int, strand: int, width: float) -> str:
    player = scene.player(seat)
    printed = FOCUS[player.cards[strand]]
    ink = on_family(printed.type)
    name = focus_thing(seat, strand)
    out = [
        text(str(scene.game.slots[place]), width / 2, 9.5, 10.5, "bold quiet", "middle"),
        box(0, 12, width, CELL - 14, 5, family(printed.type)),
        LOOK.use(family(printed.type), 3, 15, 12, cls=ink),
        text(LEVELS[printed.level], width - 3, 25, 10, f"serif {ink}", "end"),
    ]
    for dot in range(MOST_TRADE):
        if dot < player.trade[strand]:
            out.append(LOOK.sign("trade", 6.5 + 9.5 * dot, 38, 9.5))
    if player.governed == strand:
        out.append(box(width - 13, 31, 12, 12, 3, "pill") + LOOK.sign("s-government", width - 7, 37, 9, "ink"))
    tokens = player.states_on[strand].bit_count() + player.naturals_on[strand].bit_count()
    if tokens:
        out.append(node("circle", cx=width - 4, cy=14.0, r=4.5, cls="state-frame"))
    waiting = player.armies if printed.type == MILITARY else player.caravans if printed.type == ECONOMY else []
    if ON_CARD in waiting and player.governed != strand:
        sign = "army" if printed.type == MILITARY else "caravan"
        out.append(LOOK.piece(sign, scene.colour(seat), width - 7, 37, 12, marked=False))
    if name in scene.traces:
        out.append(trace_dots(scene.traces[name], width - 6, 6, 6.0, most=1))
    elif scene.targets.lights(name) or name in scene.chosen_things:
        out.append(scene.ring(name, width, CELL - 14, 5, 0, 12))
    return scene.named(name, about(scene, seat, strand), *out, data_focus=printed.id)
