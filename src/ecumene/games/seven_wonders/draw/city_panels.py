"""The other cities in a page: what each has at a glance, and what the neighbours sell."""

from __future__ import annotations

from typing import Final

from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, text
from ecumene.games.seven_wonders.building import sellers
from ecumene.games.seven_wonders.draw.columns import STRIP, built_strip, families, of_family
from ecumene.games.seven_wonders.draw.effect_signs import choice, start_parts
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.draw.pictures import emblem
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene
from ecumene.games.seven_wonders.draw.seats import Flow, dots, stage_cell, states
from ecumene.games.seven_wonders.draw.targets import BUILT, NO_CITY, SEAT, STAGES, name_of
from ecumene.games.seven_wonders.draw.wonder import holdings
from ecumene.games.seven_wonders.goods import RESOURCES, RIGHT, Seller, choices_of, unpack
from ecumene.games.seven_wonders.moves import HANDS

PAD: Final = 14.0
HEAD: Final = 49.0
LINE: Final = 23.0
CHIP: Final = 22.0
CHIP_WIDE: Final = 32.0
#: At a table of so many cities each takes less room.
MANY: Final = 6
HEAD_SMALL: Final = 41.0
STAGE_DOT: Final = 13.0


def city_panel(
    scene: SevenWondersScene, seat: int, width: float, side: int = -1, both: bool = False
) -> tuple[str, float]:
    """What stands on the panel of a city, and the height it needs: who, what it has, its cards, what it sells."""
    out: list[str] = []
    y = 8.0
    if side >= 0:
        out.append(text(beside(scene, side, both).upper(), PAD, 23, 11.5, "label"))
        y = 30.0
    offers = scene.targets.at(SEAT, number=seat)
    small = side < 0 and is_crowded(scene)
    deep = HEAD_SMALL if small else HEAD
    who = moved(0, y, small_head(scene, seat, width) if small else head(scene, seat, width))
    lines, high = facts(scene, seat, width, not offers, small)
    has = moved(0, y + deep, lines)
    name = name_of((SEAT, NO_CITY, seat))
    if offers:
        ring = moved(5, y - 2, scene.lights(name, True, width - 10, deep + high + 4, 8))
        out.append(scene.thing(name, title_of(scene, seat, True), offers, who, has, ring))
    else:
        mark = moved(5, y - 2, scene.lights(name, False, width - 10, deep, 8))
        shade = box(4, y, width - 8, deep - 4, 6, "blank")
        out += [scene.thing(name, title_of(scene, seat, False), [], shade, who, mark), has]
    y += deep + high
    if side >= 0 and not scene.game.is_over and scene.board(seat) is not None:
        drawn, high = sells(scene, seat, side, width)
        out.append(moved(0, y, drawn))
        y += high
    return "".join(out), y + 6


def beside(scene: SevenWondersScene, side: int, both: bool) -> str:
    """Which neighbour it is, with an arrow."""
    words = scene.words
    if both:
        return f"← {words('draw-both-sides')} →"
    yours = "your-" if scene.reader >= 0 else ""
    return f"{words(f'draw-{yours}right')} →" if side == RIGHT else f"← {words(f'draw-{yours}left')}"


def title_of(scene: SevenWondersScene, seat: int, pointed: bool) -> str:
    """All that the panel shows, in a sentence."""
    words, city, board = scene.words, scene.city(seat), scene.board(seat)
    if board is None:
        return scene.owner(seat)
    count, stages = city.stage_count(), len(board.stages)
    name = f"{scene.owner(seat)}, {scene.wonder(board)} {board.side}"
    line = words("draw-seat", text=name, coins=city.coins, shields=city.all_shields(), count=count, stages=stages)
    marks = [label for label, _ in states(scene, seat)]
    if pointed:
        verb = scene.targets.at(SEAT, number=seat)[0].verb
        marks.append(words("draw-swap-hands" if verb == HANDS else "draw-move-here"))
    return ", ".join([line, *marks])


def head(scene: SevenWondersScene, seat: int, width: float) -> str:
    """Badge, name, wonder with its start, and its shape."""
    board = scene.board(seat)
    name, size = fitting(scene.owner(seat), 15, width - 52 - (50 if board is not None else 8), bold=True)
    out = [badge(scene.colour(seat), 28, 24, 13), text(name, 50, 21 if board is not None else 29, size, "bold")]
    if board is not None:
        under, small = fitting(f"{scene.wonder(board)} {board.side}", 12.5, width - 104, least=0.9)
        out.append(text(under, 50, 39, small, "quiet"))
        parts = start_parts(board)
        at = 55 + width_of(under, small)
        if at + LOOK.line_width(parts, 12) < width - 54:
            out.append(LOOK.line_of(parts, at, 39, 12, "start"))
        out.append(emblem(board.wonder, width - 30, 42, 38))
    return "".join(out)


def is_crowded(scene: SevenWondersScene) -> bool:
    return scene.game.seats >= MANY and not scene.narrow


def small_head(scene: SevenWondersScene, seat: int, width: float) -> str:
    """The same in less room: the state beside the name, in place of the wonder's shape."""
    board = scene.board(seat)
    out = [badge(scene.colour(seat), 26, 20, 12)]
    right = width - 10
    for label, now in states(scene, seat):
        drawn, wide = state_of(scene, label, now)
        right -= wide
        out.append(moved(right, 3, drawn))
        right -= 5
    name, size = fitting(scene.owner(seat), 14.5, right - 46, bold=True, least=0.88)
    out.append(text(name, 46, 18 if board is not None else 25, size, "bold"))
    if board is not None:
        end = width - 18 - STAGE_DOT * len(board.stages)
        under, small = fitting(f"{scene.wonder(board)} {board.side}", 12, end - 46, least=0.95)
        out.append(text(under, 46, 34, small, "quiet"))
        parts = start_parts(board)
        at = 51 + width_of(under, small)
        if at + LOOK.line_width(parts, 12) < end:
            out.append(LOOK.line_of(parts, at, 34, 12, "start"))
    return "".join(out)


def facts(scene: SevenWondersScene, seat: int, width: float, as_things: bool, small: bool) -> tuple[str, float]:
    """Coins, shields and the like; stages and whether it has chosen; how many cards of each family."""
    board = scene.board(seat)
    flow = Flow(width - 6, LINE - 2 if small else LINE, PAD)
    size = 12.0 if small else 13.5
    for parts, _, _ in holdings(scene, seat) if board is not None else []:
        flow.place(LOOK.line_of(parts, 0, 17, size, "start"), LOOK.line_width(parts, size) + (-1 if small else 3))
    if board is not None:
        count = len(board.stages)
        wide = STAGE_DOT * count
        drawn = dots(scene, seat, count, wide, 12)
        drawn = stages_thing(scene, seat, drawn, wide) if as_things else drawn
        if small:
            # At the end of the line above.
            flow.out.append(moved(width - 12 - wide, -21, drawn))
        else:
            flow.place(drawn, wide + 2)
    for label, now in states(scene, seat) if not small else []:
        flow.place(*state_of(scene, label, now))
    out = [*flow.out]
    y = flow.y + (LINE + 2 if flow.out else 0)
    chips = Flow(width - 8, CHIP + 5, PAD)
    counts = [(name, len(of_family(scene, seat, name))) for name in families(scene)]
    held = [(name, count) for name, count in counts if count]
    # All of them in one line where they can be.
    wide = max(24.0, min(CHIP_WIDE, (width - 8 - PAD + 4) / max(1, len(held)) - 4)) if small else CHIP_WIDE
    for name, count in held:
        chips.place(chip(scene, seat, name, count, as_things, wide), wide)
    out.append(moved(0, y, *chips.out))
    return "".join(out), y + (chips.y + CHIP + 5 if chips.out else 0)


def state_of(scene: SevenWondersScene, label: str, now: bool) -> tuple[str, float]:
    """Chosen, thinking, first: a small tag."""
    cls = ("tag-now" if scene.game.is_over else "tag-wait") if now else "tag"
    wide = width_of(label, 11.5, bold=True) + 12
    ink = "bold on-accent" if cls == "tag-now" else "bold quiet"
    return box(0, 2, wide, 19, 4, cls) + text(label, wide / 2, 15.5, 11.5, ink, "middle"), wide


def stages_thing(scene: SevenWondersScene, seat: int, drawn: str, wide: float) -> str:
    name = f"stages-{seat}"
    board = scene.board(seat)
    assert board is not None
    label = scene.words("draw-has-stages", count=scene.city(seat).stage_count(), stages=len(board.stages))
    return scene.thing(name, label, [], drawn, moved(0, 4, scene.lights(name, False, wide + 2, 16, 8)))


def chip(scene: SevenWondersScene, seat: int, name: str, count: int, as_thing: bool, wide: float) -> str:
    """The cards of a family: its sign and their number on its colour."""
    family = f"f-{name}"
    ink = LOOK.symbol(family).ink
    left = max(1.0, (wide - 24) / 2)
    drawn = box(0, 0, wide, CHIP, 4, family) + LOOK.use(family, left, 4, 13 if wide < CHIP_WIDE else 14, cls=ink)
    drawn += text(str(count), wide - 3.5 - left, 16, 13, f"bold {ink}", "middle")
    if not as_thing:
        return drawn
    id = f"cards-{seat}-{name}"
    label = scene.words("draw-cards-of", text=f"{scene.owner(seat)}, {scene.family(name)}", count=count)
    return scene.thing(id, label, [], drawn, scene.lights(id, False, wide, CHIP, 4))


# What is sold


def seller_of(scene: SevenWondersScene, side: int) -> Seller | None:
    for seller in sellers(scene.game, scene.centre):
        if seller.slot == side:
            return seller
    return None


def sells(scene: SevenWondersScene, seat: int, side: int, width: float) -> tuple[str, float]:
    """Every source of a neighbour with its price."""
    seller = seller_of(scene, side)
    if seller is None:
        return "", 0.0
    label = scene.words("draw-sells-you" if scene.reader >= 0 else "draw-sells-here")
    shown, size = fitting(label.upper(), 11, width - 2 * PAD, bold=True, least=0.9)
    flow = Flow(width - 8, CHIP + 7, PAD)
    spoken: list[str] = []
    for kinds, parts in sources(seller):
        price = str(min(seller.prices[kind] for kind in kinds))
        wide = LOOK.line_width([*parts, price], 14) + 12
        plate = box(0, 0, wide, CHIP + 3, 5, "slot")
        flow.place(plate + LOOK.line_of([*parts, price], wide / 2, 17.5, 14, cls="bold"), wide)
        spoken.append(" / ".join(scene.words.name(RESOURCES[kind]) for kind in kinds) + f" {price}")
    if seller.rebate:
        parts = [f"−{seller.rebate}", "#coin"]
        flow.place(LOOK.line_of(parts, 0, 17.5, 14, "start"), LOOK.line_width(parts, 14))
    out = [text(shown, PAD, 14, size, "label"), moved(0, 22, *flow.out)]
    if not spoken:
        out.append(text(scene.words("draw-sells-nothing"), PAD, 36, 12.5, "quiet"))
    title = f"{label}: {', '.join(spoken) or scene.words('draw-sells-nothing')}"
    return scene.thing(f"sells-{seat}", title, [], *out), 22 + flow.y + CHIP + 8


def sources(seller: Seller) -> list[tuple[list[int], list[str]]]:
    """Kinds and signs: equal units together, then choices."""
    found: list[tuple[list[int], list[str]]] = []
    for name, count in unpack(seller.production).items():
        found.append(([RESOURCES.index(name)], [f"#{name}"] * count))
    for mask in choices_of(seller.production):
        found.append(([kind for kind in range(len(RESOURCES)) if mask >> kind & 1], choice(mask)))
    return found


# What moves point at


def pointed_at(scene: SevenWondersScene, seat: int, width: float) -> tuple[str, float]:
    """The stages and cards of another city that may be chosen, under its name."""
    board = scene.board(seat)
    assert board is not None
    name, size = fitting(scene.owner(seat), 15, width - 58, bold=True)
    out = [badge(scene.colour(seat), 28, 24, 13), text(name, 50, 29, size, "bold")]
    y = 48.0
    if any(scene.targets.at(STAGES, seat, number) for number in range(len(board.stages))):
        wide = (width - 2 * PAD) / len(board.stages)
        out.append(moved(PAD, y, *[stage_cell(scene, seat, number, wide) for number in range(len(board.stages))]))
        y += 42
    for number in scene.city(seat).cards:
        if scene.targets.at(BUILT, seat, number):
            out.append(moved(PAD, y, built_strip(scene, seat, number, width - 2 * PAD, STRIP)))
            y += STRIP + 5
    return "".join(out), y + 6
