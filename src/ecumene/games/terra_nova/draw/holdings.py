"""What lies on a mat: bowls, bonus tile, rows of buildings, palaces, sailing track, town tiles."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.lettering import fitting
from ecumene.draw.pieces import crossed, lamp_box
from ecumene.draw.svg import box, group, moved, node, text
from ecumene.draw.things import choosable, ghost, piece_key
from ecumene.games.terra.draw.bowls import bowl
from ecumene.games.terra_nova.draw.look import LOOK
from ecumene.games.terra_nova.draw.rails import bonus_tile
from ecumene.games.terra_nova.draw.scene import TerraNovaScene
from ecumene.games.terra_nova.faction_text import palace as palace_text
from ecumene.games.terra_nova.figures import Pay
from ecumene.games.terra_nova.tiles import (
    BRIDGES,
    FACTORIES,
    HOUSES,
    TOWN_TILES,
    TownTile,
)

WIDTH: Final = 544.0
LEFT: Final = 18.0
ROWS: Final = 220.0
RIGHT: Final = WIDTH - 14.0
#: The width of the sailing track.
TRACK: Final = 154.5


def stock(scene: TerraNovaScene, seat: int) -> str:
    """The three bowls of power."""
    bowls = scene.game.mats[seat].bowls
    # In a page the exchange is a thing of its own.
    offers = [] if scene.page else scene.offers(seat, "bowl")
    out: list[str] = []
    first = 0
    for place, (name, tokens) in enumerate((("I", bowls.one), ("II", bowls.two), ("III", bowls.three))):
        x = LEFT + place * 65
        third = name == "III"
        inside = [
            text(name, x + 27, 65.5, 12.5, "serif quiet", "end"),
            text(str(tokens), x + 33, 65.5, 14, "bold"),
            bowl(LOOK, x, 70, 60, 42, tokens, third, f"power-{seat}" if scene.page else "", first),
        ]
        first += tokens
        if third and offers:
            inside.append(lamp_box(x - 3, 52, 66, 64, 8, fine=True))
        title = scene.words("draw-bowl", bowl=name, power=tokens)
        moves = offers if third else []
        out.append(
            scene.named(
                *inside, thing=f"bowl-{place + 1}-{seat}", title=title, moves=moves, data_bowl=name, data_tokens=tokens
            )
        )
    return "".join(out)


def held(scene: TerraNovaScene, seat: int) -> str:
    """The bonus tile, the income of the next round, the bridges left."""
    return moved(LEFT, 121, held_tile(scene, seat)) + moved(LEFT + 92, 121, earnings(scene, seat))


def held_tile(scene: TerraNovaScene, seat: int) -> str:
    own = scene.game.mats[seat]
    if own.bonus < 0:
        return box(0, 0, 82, 62, 8, "slot-open")
    offers = scene.offers(seat, "held")
    bonus = scene.game.figures.bonus_tiles[own.bonus]
    tile = bonus.id
    thing = f"bonus-{tile}"
    inside = [bonus_tile(bonus, 82, 62, own.bonus_used), scene.lights(thing, bool(offers), 82, 62, 8)]
    if scene.page:
        inside = [node("g", *inside, **piece_key("bonus", tile))]
    title = scene.words("draw-held", tile=Name(bonus.name))
    return scene.named(
        *inside, thing=thing, title=title, moves=offers, data_held=tile, data_used="yes" if own.bonus_used else None
    )


def earnings(scene: TerraNovaScene, seat: int) -> str:
    """The income of the next round and the bridges left."""
    own, words = scene.game.mats[seat], scene.words
    income = scene.game.next_income(seat)
    earned = text(words("draw-income").upper(), 0, 10, 11, "label")
    if income is not None:
        coins, power = income
        earned += LOOK.line_of([f"+{coins}", "#coin"], 0, 29, 14, anchor="start")
        earned += LOOK.line_of([f"+{power}", "#power"], 57, 29, 14, anchor="start")
        title = words("draw-next-income", coins=coins, power=power)
    else:
        earned += text("–", 0, 29, 14, "bold quiet")
        title = words("explain-no-income")
    bridges: list[str] = [box(0, 42, 98, 18, 0, "blank")]
    for place in range(BRIDGES):
        classes = ("halo", scene.colour(seat)) if place < own.bridges else ("sign faded",)
        bridges += [LOOK.use("bridge", place * 33, 46, 30, 10, cls) for cls in classes]
    left = words("draw-bridges", bridges=own.bridges)
    return scene.named(earned, thing=f"income-{seat}", title=title) + scene.named(
        *bridges, thing=f"bridges-{seat}", title=left, data_bridges=own.bridges
    )


def rows(scene: TerraNovaScene, seat: int, gap: float) -> str:
    """Houses, factories and palaces: pieces cover their income until they are built. Then sailing and towns."""
    game, words = scene.game, scene.words
    own = game.mats[seat]
    colour = scene.colour(seat)
    houses: list[str] = []
    for place in range(HOUSES):
        x = ROWS + place * 38.9
        built = place < HOUSES - own.houses_left
        paid = game.figures.house_rows[own.faction].places[place]
        houses.append(slot(x, 56, 36, 34, "house", colour, signs(paid) or ["–"], built))
    factories: list[str] = []
    for place in range(FACTORIES):
        x = ROWS + place * 38.9
        built = place < FACTORIES - own.factories_left
        factories.append(slot(x, 95, 36, 34, "factory", colour, [], built))
        if built:
            paid = game.figures.factory_rows[own.faction].places[place]
            factories.append(LOOK.line_of([str(paid.coins), "#coin"], x + 18, 109.5, 12))
            factories.append(LOOK.line_of([str(paid.power), "#power"], x + 18, 124.5, 12))
    out = [
        scene.named(
            *houses,
            thing=f"houses-{seat}",
            title=words("draw-houses", left=own.houses_left),
            data_row="house",
            data_left=own.houses_left,
        ),
        scene.named(
            *factories,
            thing=f"factories-{seat}",
            title=words("draw-factories", left=own.factories_left),
            data_row="factory",
            data_left=own.factories_left,
        ),
        palace(scene, seat, "left", RIGHT - 150),
        palace(scene, seat, "right", RIGHT - 73.5),
    ]
    return "".join(out) + moved(0, gap, sailing(scene, seat), town_tiles(scene, seat))


def signs(paid: Pay) -> list[str]:
    """What a place of a row pays, as numbers and signs; empty for nothing."""
    coins = [str(paid.coins), "#coin"] if paid.coins else []
    return coins + ([str(paid.power), "#power"] if paid.power else [])


def slot(
    x: float, y: float, width: float, height: float, kind: str, colour: str, income: list[str], built: bool
) -> str:
    """A place of a row: the piece, or what it leaves open."""
    plate = box(x, y, width, height, 6, "slot-open" if built else "slot")
    if not built:
        return plate + LOOK.piece(kind, colour, x + width / 2, y + height / 2 - 1, 27)
    return plate + (LOOK.line_of(income, x + width / 2, y + height / 2 + 5, 13.5) if income else "")


def palace(scene: TerraNovaScene, seat: int, side: str, x: float) -> str:
    """A palace on the mat, or its income and the cell where it stands."""
    own, words = scene.game.mats[seat], scene.words
    left = side == "left"
    cell = own.left if left else own.right
    kind = own.kind
    offers = scene.offers(seat, "palace") if acts(scene, seat, side) else []
    inside = [box(x, 95, 73.5, 34, 6, "slot" if cell < 0 else "slot-open")]
    if cell < 0:
        inside.append(LOOK.piece("palace", scene.colour(seat), x + 19, 111, 28))
        label, size = fitting(words(f"draw-{side}"), 12.5, 32)
        inside.append(text(label, x + 36, 116, size, "quiet"))
    else:
        income: list[str] = []
        brings = kind.palace(side)
        if brings.coins:
            income += [str(brings.coins), "#coin"]
        if brings.power:
            income += [str(brings.power), "#power"]
        if brings.town_value:
            income += ["#key", str(brings.town_value)]
        label, size = fitting(words(f"draw-{side}"), 11.5, 34)
        inside.append(text(label, x + 6, 107.5, size, "quiet"))
        inside.append(text(scene.game.land.name(cell), x + 68, 107.5, 11.5, "bold quiet", "end"))
        crossed_out = own.palace_used and acts(scene, seat, side)
        if income:
            inside.append(LOOK.line_of(income, x + (29 if crossed_out else 37), 124.5, 13))
        elif not crossed_out:
            inside.append(LOOK.sign("check", x + 37, 120, 13))
        if crossed_out:
            inside.append(crossed(x + 62, 120, 15))
    thing = f"palace-{side}-{seat}"
    inside.append(scene.lights(thing, bool(offers), 73.5, 34, 6, x, 95))
    where = scene.game.land.name(cell) if cell >= 0 else None
    title = f"{words.name(f'palace-{side}')}: {palace_text(kind, side, scene.game.seats, words)}"
    return scene.named(*inside, thing=thing, title=title, moves=offers, data_palace=side, data_built=where)


def acts(scene: TerraNovaScene, seat: int, side: str) -> bool:
    """Is this the palace on which the faction's own action is printed?"""
    return side == scene.game.mats[seat].kind.acting


def sailing(scene: TerraNovaScene, seat: int) -> str:
    """The sailing track with the points of each step."""
    own = scene.game.mats[seat]
    offers = scene.offers(seat, "sailing")
    thing = f"sailing-{seat}"
    out: list[str] = []
    points = scene.game.figures.sailing_points
    gap = TRACK / len(points)
    for step in range(len(points)):
        x = ROWS + step * gap
        inside = [box(x, 135, gap - 2.4, 48, 6, "slot" if step > own.sailing else "slot-open")]
        if step == own.sailing:
            ship = LOOK.piece("ship", scene.colour(seat), x + gap / 2 - 1.2, 152, 25, marked=False)
            inside.append(node("g", ship, **piece_key("ship", seat)) if scene.page else ship)
        elif step == own.sailing + 1 and thing in scene.chosen_things:
            inside.append(ghost(LOOK.piece("ship", scene.colour(seat), x + gap / 2 - 1.2, 152, 25, marked=False)))
        else:
            inside.append(text(str(step), x + gap / 2 - 1.2, 156, 14, "serif quiet", "middle"))
        if step:
            inside.append(LOOK.line_of([str(points[step]), "#points"], x + gap / 2 - 1.2, 178, 11.5))
        lit = offers if step == own.sailing + 1 else []
        if step == own.sailing + 1:
            inside.append(scene.lights(thing, bool(lit), gap - 2.4, 48, 6, x, 135))
        if scene.page:
            out += inside
            continue
        title = scene.words("draw-step", step=step, points=points[step])
        out.append(group(*inside, title=title, data_step=step, **choosable(lit)))
    if not scene.page:
        return group(*out, data_sailing=own.sailing)
    # Between the steps, too, the track is the track: there must be something to click.
    ground = box(ROWS, 135, TRACK - 2.4, 48, 6, "blank")
    title = scene.words("draw-sailing", step=own.sailing)
    return scene.named(ground, *out, thing=thing, title=title, moves=offers)


def town_tiles(scene: TerraNovaScene, seat: int) -> str:
    """Town tiles left; a used one leaves the name of its cell."""
    own, words = scene.game.mats[seat], scene.words
    out: list[str] = []
    for number, tile in enumerate(TOWN_TILES):
        x = RIGHT - 150 + number * 38.1
        left = bool(own.towns >> number & 1)
        offers = scene.offers(seat, "town", number)
        thing = f"town-{tile.id}-{seat}"
        inside = [box(x, 135, 35.7, 48, 6, "tile" if left else "slot-open")]
        if left:
            inside.append(LOOK.line_of([str(tile.points), "#points"], x + 17.8, 155, 13))
            inside.append(LOOK.line_of(gift(tile), x + 17.8, 174.5, 12.5))
        else:
            inside.append(node("g", LOOK.sign("key", x + 17.8, 151, 18), cls="faded"))
            if own.town_cells[number] >= 0:
                inside.append(
                    text(scene.game.land.name(own.town_cells[number]), x + 17.8, 175, 12.5, "bold quiet", "middle")
                )
        inside.append(scene.lights(thing, bool(offers), 35.7, 48, 6, x, 135))
        title = words("draw-town-left" if left else "draw-town-used", tile=Name(f"town-{tile.id}"))
        if scene.page and left:
            inside = [node("g", *inside, **piece_key("town", tile.id, seat))]
        out.append(
            scene.named(
                *inside,
                thing=thing,
                title=title,
                moves=offers,
                data_town_tile=tile.id,
                data_used=None if left else "yes",
            )
        )
    return "".join(out)


def gift(tile: TownTile) -> list[str]:
    """What a town tile gives beside its points."""
    gifts: list[str] = []
    if tile.coins:
        gifts += [str(tile.coins), "#coin"]
    if tile.power:
        gifts += [str(tile.power), "#power"]
    if tile.sailing:
        gifts += [f"+{tile.sailing}", "#ship"]
    return gifts or ["#key"]
