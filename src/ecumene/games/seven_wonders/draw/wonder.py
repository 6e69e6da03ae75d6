"""The wonder in the middle: its board with the start, the stages, and what its city has."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.cards import card_back, cost_pill, fitted_rows
from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, group, moved, node, text
from ecumene.draw.things import ghost
from ecumene.games.seven_wonders.building import stage_of
from ecumene.games.seven_wonders.card_text import start_text
from ecumene.games.seven_wonders.cards import Board, Stage
from ecumene.games.seven_wonders.city import BITS, FACE_DOWN, LOW, WONDER_CARD
from ecumene.games.seven_wonders.draw.effect_signs import ROMAN, effect_rows, stage_cost, start_parts
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene, back_of, sentence
from ecumene.games.seven_wonders.draw.scenery import landscape
from ecumene.games.seven_wonders.draw.targets import STAGES, name_of
from ecumene.games.seven_wonders.moves import STAGE
from ecumene.games.seven_wonders.tables import BOARDS, CARDS

STAGES_TALL: Final = 104.0


def wonder(scene: SevenWondersScene, seat: int, width: float, height: float, low: float = STAGES_TALL) -> str:
    """Picture and title above, stages below."""
    board = scene.board(seat)
    high = height - low
    out = [box(0, 0, width, height, 10, "panel")]
    if board is None:
        out.append(text(scene.words("draw-no-wonder"), width / 2, height / 2, 18, "serif quiet", "middle"))
    else:
        frame = f"M0 {high:.1f}V10Q0 0 10 0H{width - 10:.1f}Q{width:.1f} 0 {width:.1f} 10V{high:.1f}Z"
        out.append(landscape(board.wonder, width, high))
        corner = f"M-1-1H11Q0 0 0 11ZM{width + 1:.1f}-1H{width - 11:.1f}Q{width:.1f} 0 {width + 1:.1f} 11Z"
        out.append(node("path", d=corner, cls="paper"))
        out.append(node("path", d=frame, cls="card-edge"))
        out.append(title(scene, seat, board, width))
        out.append(stock(scene, seat, high - 24, width))
        out.append(moved(0, high, stages(scene, seat, board, width, low)))
    out.append(box(0, 0, width, height, 10, "turn" if seat in scene.game.to_move else "card-edge"))
    return group(*out, data_wonder=board.id if board is not None else None, data_city=seat)


def title(scene: SevenWondersScene, seat: int, board: Board, width: float) -> str:
    """Whose city, which wonder and side, and what it gives from the start."""
    name, size = fitting(f"{scene.wonder(board)} {board.side}", 25, width * 0.5)
    face = scene.city(seat).dealt_board
    under = scene.owner(seat)
    if face >= 0 and face != board.number:
        under += f" · {scene.wonder(BOARDS[face])}"
    wide = max(width_of(name, size, bold=True) * 0.98, width_of(under, 14, bold=True)) + 56
    plate = [box(10, 10, wide, 54, 10, "panel"), badge(scene.colour(seat), 34, 37, 14)]
    plate.append(text(name, 56, 34, size, "serif"))
    plate.append(text(under, 56, 54, 14, "quiet"))
    out = plate
    if scene.page:
        out = [scene.thing(f"wonder-{seat}", f"{under}, {scene.wonder(board)} {board.side}", [], *plate)]
    parts = start_parts(board)
    if parts:
        label = scene.words("draw-start")
        room = LOOK.line_width(parts, 17) + width_of(label, 12) + 24
        house = board.house_start
        inside = [
            box(10, 70, room + (18 if house else 0), 30, 10, "panel"),
            text(label, 19, 89, 12, "quiet"),
            LOOK.line_of(parts, 25 + width_of(label, 12), 91, 17, "start"),
        ]
        if house:
            inside.append(LOOK.sign("house-rule", room + 16, 85, 14))
        start = sentence(start_text(board, scene.words))
        out.append(group(*inside, title=scene.words("draw-start-title", text=start), data_start=board.id))
    return "".join(out)


def stock(scene: SevenWondersScene, seat: int, y: float, width: float) -> str:
    """Coins, shields, tokens, science, and the points so far, as plates on the picture."""
    out: list[str] = []
    x = 10.0
    for parts, name, count in holdings(scene, seat):
        wide = LOOK.line_width(parts, 16) + 16
        if x + wide > width - 10:
            x, y = 10.0, y - 35
        label = "" if scene.page else scene.words(f"draw-has-{name}", count=count)
        plate = box(x, y - 15, wide, 30, 15, "panel")
        out.append(group(plate, LOOK.line_of(parts, x + wide / 2, y + 6, 16), title=label))
        x += wide + 6
    return "".join(out)


def holdings(scene: SevenWondersScene, seat: int) -> list[tuple[list[str], str, int]]:
    """What a city has: signs, the word for it, how much."""
    city = scene.city(seat)
    half = "½" if city.half_shield else ""
    found = [(["#coin", str(city.coins)], "coins", city.coins)]
    shields = f"{city.all_shields() or ('' if half else 0)}{half}"
    found.append((["#shield", shields], "shields", city.all_shields()))
    if city.victories:
        found.append((["#victory", f"+{city.victory_points()}"], "victories", city.victory_count()))
    if city.all_defeats():
        found.append((["#defeat", f"−{city.all_defeats()}"], "defeats", city.all_defeats()))
    if city.debts:
        found.append((["#debt", f"−{city.debts}"], "debts", city.debts))
    if city.diplomacy:
        found.append((["#dove"], "diplomacy", city.diplomacy))
    for place, name in enumerate(("compass", "gear", "tablet")):
        count = city.symbols >> (BITS * place) & LOW
        if count:
            found.append(([f"#{name}", str(count)], name, count))
    if seat < scene.game.seats and scene.game.age:
        points = scene.points(seat)
        found.append((["#points", str(points)], "points", points))
    return found


def stages(scene: SevenWondersScene, seat: int, board: Board, width: float, height: float) -> str:
    """All stages side by side."""
    count = len(board.stages)
    if not count:
        return ""
    wide = width / count
    out = [moved(number * wide, 0, stage(scene, seat, number, wide, height)) for number in range(count)]
    lines = [
        node("line", x1=number * wide, y1=0.0, x2=number * wide, y2=height, cls="rule") for number in range(1, count)
    ]
    return "".join(out + lines)


def shown_stage(scene: SevenWondersScene, seat: int, number: int) -> Stage:
    """The stage with what it copies, if anything is there to copy."""
    board = scene.board(seat)
    assert board is not None
    found = stage_of(scene.game, seat, number) if scene.game.lefts else None
    return board.stages[number] if found is None else found


def stage(scene: SevenWondersScene, seat: int, number: int, width: float, height: float) -> str:
    """Cost above, effects below; a built one has a card face down under it."""
    city, words = scene.city(seat), scene.words
    thing = shown_stage(scene, seat, number)
    built = bool(city.stages >> number & 1)
    marker = city.markers[number] if number < len(city.markers) else -1
    offers = scene.targets.at(STAGES, seat, number)
    out = [box(0.5, 0.5, width - 1, height - 1, 0, "foot-free" if built else "panel")]
    numeral = ("I", "II", "III", "IV", "V")[number]
    out.append(text(numeral, 10, 22, 15, "serif quiet"))
    after = 22 + width_of(numeral, 15)
    # On a narrow stage the card under it is small, and what it does goes below.
    is_narrow = width < 100
    if built:
        scale = 0.75 if is_narrow else 1.0
        out.append(marker_card(scene, marker, width - 8 - 30 * scale, 6, scale))
        out.append(LOOK.sign("check", after + 2, 17, 17, "good"))
    else:
        inside = stage_cost(thing)
        out.append(cost_pill(LOOK, inside, width - 8, 18, 15, width - after - 16))
        if thing.house:
            out.append(LOOK.sign("house-rule", after, 16, 14))
        if is_previewed(scene, seat, number):
            age = scene.game.age
            out.append(ghost(moved(width - 38, height - 50, card_back(ROMAN[age], f"back-{age}", 30, 44))))
    room = width - (50 if built and not is_narrow else 16)
    tall = height - 56
    out.append(
        fitted_rows(LOOK, effect_rows(thing.effects), 8 + room / 2, 44 + tall / 2, min(21.0, tall * 0.6), room, tall)
    )
    if thing.needs_age:
        out.append(text(words("draw-needs-age", text=ROMAN[thing.needs_age]), 10, height - 6, 11, "quiet"))
    out.append(moved(2.5, 2.5, scene.lights(name_of((STAGES, seat, number)), bool(offers), width - 5, height - 5, 6)))
    name = words("draw-stage-built" if built else "draw-stage", stage=number + 1)
    return scene.thing(
        name_of((STAGES, seat, number)),
        f"{name}: {scene.about_stage(thing)}",
        offers,
        *out,
        data_stage=number + 1,
        data_owner=seat,
        data_built="yes" if built else None,
    )


def is_previewed(scene: SevenWondersScene, seat: int, number: int) -> bool:
    """Would the chosen move build this stage?"""
    chosen = scene.chosen
    return chosen is not None and chosen.verb == STAGE and seat == scene.turn and chosen.b == number


def marker_card(scene: SevenWondersScene, marker: int, x: float, y: float, scale: float = 1.0) -> str:
    """The card under a stage: its back, its name for whoever may know it."""
    wide, tall = 30 * scale, 44 * scale
    if marker == WONDER_CARD:
        label, age, title = "★", 0, scene.words("draw-marker-wonder")
    elif marker <= FACE_DOWN:
        label, age = back_of(marker)
        title = scene.words("draw-marker", age=age)
    else:
        card = CARDS[marker]
        label, age = (ROMAN[card.age] if card.age else "★"), card.age
        title = scene.words("draw-marker-own", card=Name(card.id), age=age)
    back = card_back(label, f"back-{age}", wide, tall)
    return moved(x, y, group(back, title="" if scene.page else title, data_marker=age))
