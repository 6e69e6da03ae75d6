"""Effects, costs and productions as lines of signs and numbers. The full sentence stands in the title."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders import vocabulary as v
from ecumene.games.seven_wonders.cards import Board, Card, Deal, Effect, Stage
from ecumene.games.seven_wonders.city import TOKEN_VALUES
from ecumene.games.seven_wonders.goods import MADE, RAW, RESOURCES, choices_of, unpack

ROMAN: Final = ("0", "I", "II", "III")
FAMILIES: Final = tuple(f"f-{colour}" for colour in v.COLOURS)
SCIENCE: Final = ("#compass", "#gear", "#tablet")
#: How many signs stand in a row before a number takes their place.
REPEATED: Final = 3

#: Effects without numbers of their own.
PLAIN: Final[dict[int, list[str]]] = {
    v.DOUBLE_VP_FROM_YELLOW: ["2×", "#points", "#f-yellow"],
    v.KINGS_FAVOUR: ["#f-purple", "#here"],
    v.COPY_NEIGHBOUR_GUILD: ["#left", "#copy", "#f-purple", "#right"],
    v.ROLL_TWO_DICE: ["#die", "#coin", "#die", "#points"],
    v.DOUBLE_COINS_FROM_YELLOW: ["2×", "#coin", "#f-yellow"],
    v.DIPLOMACY_TOKEN: ["#dove"],
    v.PERMANENT_DIPLOMACY: ["#dove", "∞"],
    v.DEFEAT_TOKENS_GO_TO_THE_WINNER: ["#left", "#defeat", "#right"],
    v.COPY_NEIGHBOUR_SCIENCE_SYMBOL: ["#left", "#copy", "#f-green", "#right"],
    v.EXTRA_RESOURCE_ALREADY_PRODUCED: ["+1", "#crate"],
    v.RESOURCE_NOT_PRODUCED: ["?", "#crate"],
    v.WONDER_STAGES_FREE_OF_RESOURCES: ["#stage", ":", "0", "#crate"],
    v.LEADERS_FREE: ["#f-white", "#free"],
    v.FREE_BUILD_ONCE_PER_AGE: ["#cards", "#free"],
    v.NEIGHBOUR_CHAIN_ONCE_PER_AGE: ["#left", "#chain", "#right"],
    v.BUILD_FROM_DISCARD: ["#pile", "#free"],
    v.VANISH: ["#cloud"],
    v.REAPPEAR: ["#sun"],
    v.WANDER: ["#left", "#stage", "#right"],
    v.PARTNERSHIP: ["#people", "#cards"],
    v.INVISIBILITY: ["#eye"],
    v.REPLACE_WONDER: ["#stage", "?"],
    v.ASSASSIN: ["#people", "#odd"],
    v.MAGICIAN: ["#cards", "⇄", "#cards"],
    v.WIZARD: ["#f-white", "#odd"],
    v.SWAP_BUILT_CARD: ["#here", "⇄", "#people"],
    v.MYTHS_PER_AGE: ["#odd"],
}
#: Effects that are a start, the thing they give, and how many of it.
COUNTED: Final[dict[int, tuple[list[str], str, list[str]]]] = {
    v.VP: ([], "", ["#points"]),
    v.EXTRA_VP_PER_3_COINS: ([], "+", ["#points", "/", "3", "#coin"]),
    v.COINS: ([], "", ["#coin"]),
    v.ALL_PLAYERS_GAIN_COINS: (["#people"], "+", ["#coin"]),
    v.BANK_DISCOUNT: (["#cards"], "−", ["#coin"]),
    v.COIN_PER_PURCHASE_FROM_NEIGHBOUR: (["#left", "#right"], "+", ["#coin"]),
    v.BEATEN_NEIGHBOUR_TAKES_DEFEATS: (["#left"], "", ["#defeat", "#right"]),
    v.GAIN_DEFEAT_TOKEN: ([], "+", ["#defeat"]),
    v.DISCARD_DEFEAT_TOKEN: ([], "−", ["#defeat"]),
    v.ALL_PLAYERS_DISCARD_DEFEAT: (["#people"], "−", ["#defeat"]),
    v.SCIENCE_SET_BONUS: ([*SCIENCE], "+", ["#points"]),
    v.CONVERT_SCIENCE: (["#compass", "→", "#gear"], "×", []),
    v.NEIGHBOURS_GAIN_COINS: (["#left"], "+", ["#coin", "#right"]),
}


def families(colours: int, between: str = "") -> list[str]:
    parts: list[str] = []
    for colour, name in enumerate(FAMILIES):
        if colours >> colour & 1:
            if parts and between:
                parts.append(between)
            parts.append(f"#{name}")
    return parts


def bundle(units: int) -> list[str]:
    """Fixed resources, a sign for each unit."""
    return [f"#{name}" for name, count in unpack(units).items() for _ in range(count)]


def choice(mask: int) -> list[str]:
    """One of several kinds."""
    if mask == RAW | MADE:
        return ["#crate"]
    parts: list[str] = []
    for kind, name in enumerate(RESOURCES):
        if mask >> kind & 1:
            parts += (["/"] if parts else []) + [f"#{name}"]
    return parts


def kinds(mask: int) -> list[str]:
    """Kinds that are traded: by the family of the cards that make them, where they are all of it."""
    if mask == RAW:
        return ["#f-brown"]
    if mask == MADE:
        return ["#f-grey"]
    return choice(mask)


def production(made: int) -> list[list[str]]:
    """What a city makes, source by source as far as a production remembers them."""
    sources = [[f"#{name}"] * count for name, count in unpack(made).items()]
    return sources + [choice(mask) for mask in choices_of(made)]


def repeated(name: str, count: int) -> list[str]:
    return [name] * count if 0 < count <= REPEATED else [str(count), name]


def counted(effect: Effect) -> list[str]:
    """What an effect counts, between arrows that tell where."""
    if effect.count == v.COUNT_CARD:
        things = families(effect.colours)
    elif effect.count == v.COUNT_SET:
        things = families(effect.colours, "+" if effect.colours.bit_count() <= REPEATED else "")
    else:
        things = [f"#{('', 'stage', 'victory', 'defeat', 'shield')[effect.count]}"]
    before = ["#left"] if effect.where & v.LEFT else []
    here = ["#here"] if effect.where & v.SELF and before else []
    after = ["#right"] if effect.where & v.RIGHT else []
    return [*before, *things, *here, *after]


def deal(one: Deal) -> list[str]:
    """One side of an exchange."""
    parts: list[str] = []
    if one.resources < 0:
        parts += [str(-one.resources), "#crate"]
    elif one.resources:
        parts += bundle(one.resources)
    if one.coins:
        parts += [str(one.coins), "#coin"]
    for value, tokens in zip(TOKEN_VALUES, one.victories, strict=True):
        if tokens:
            parts += [f"{tokens}×" if tokens > 1 else "", "#victory", str(value)]
    if one.defeats:
        parts += [str(one.defeats), "#defeat"]
    if one.discards:
        parts += ["−" + str(one.discards), "#defeat"]
    if one.shields:
        parts += ["#defeat", "→", "#shield"]
    return [part for part in parts if part]


def swap(give: Deal | None, gets: list[Deal]) -> list[str]:
    """What is given for what."""
    parts = [*(deal(give) if give is not None else []), "→"]
    for place, get in enumerate(gets):
        parts += (["/"] if place else []) + deal(get)
    return parts


def arrows(sides: int, inside: list[str]) -> list[str]:
    return [*(["#left"] if sides & v.LEFT else []), *inside, *(["#right"] if sides & v.RIGHT else [])]


def effect_parts(effect: Effect) -> list[str]:
    """One effect as a line."""
    kind, amount = effect.kind, effect.amount
    if kind in PLAIN:
        return [*PLAIN[kind]]
    if kind in COUNTED:
        before, how, after = COUNTED[kind]
        number = f"{how}{amount}" if how or amount >= 0 else f"−{-amount}"
        return [*before, number, *after]
    then = effect_parts(effect.then) if effect.then is not None else []
    match kind:
        case v.VP_PER:
            return [str(amount).replace("-", "−"), "#points", "/", *counted(effect)]
        case v.VP_MINUS_CARDS:
            return [str(amount), "#points", "−", *families(effect.colours)]
        case v.VP_IF_SHIELDS:
            return [f"{effect.extra}+", "#shield", ":", str(amount), "#points"]
        case v.COINS_PER:
            return [str(amount), "#coin", "/", *counted(effect)]
        case v.OTHERS_LOSE_COINS:
            per = ["/", *counted(effect)] if effect.extra else []
            return ["#people", f"−{amount}", "#coin", *per]
        case v.CLAIM_ONCE:
            return [f"{ROMAN[effect.age]}:", *then]
        case v.SHIELDS:
            return repeated("#shield", amount)
        case v.EXCHANGE_AFTER_CARD | v.EXCHANGE_ONCE:
            return swap(effect.give, effect.gets)
        case v.SCIENCE:
            return (
                ["#compass", "/", "#gear", "/", "#tablet"] if effect.extra == v.ANY_SYMBOL else [SCIENCE[effect.extra]]
            )
        case v.PRODUCE:
            return choice(effect.choice) if effect.choice else bundle(effect.units)
        case v.TRADE_DISCOUNT:
            return arrows(effect.neighbours, [*kinds(effect.choice), str(effect.price), "#coin"])
        case v.TRADE_REBATE:
            return arrows(effect.neighbours, [f"−{amount}", "#coin"])
        case v.TRADE_WITH_ANY_PLAYER:
            return ["#people", "#crate", str(effect.price), "#coin"]
        case v.BUY_FROM_BANK:
            return [str(effect.price), "#coin", "→", *choice(effect.choice)]
        case v.COST_REDUCTION:
            return [*(["#stage"] if effect.extra else families(effect.colours)), ":", f"−{amount}", "#crate"]
        case v.COLOUR_FREE:
            return [*families(effect.colours), "#free"]
        case v.DRAW_UNUSED_AND_BUILD_FREE:
            age = [ROMAN[effect.age]] if effect.age else []
            return [str(amount), *families(effect.colours), *age, "→", "1"]
        case v.PLAY_LAST_CARD:
            return [*(["#people"] if effect.extra else []), "+1", "#cards"]
        case v.ON_CHAIN_BUILD:
            return ["#chain", ":", *then]
        case v.ON_BUILD_COLOUR:
            return [*families(effect.colours), ":", *then]
        case v.ON_STRUCTURE_BUILT:
            return ["#cards", ":", *then]
        case v.ON_EACH_STAGE_BUILT:
            return ["#stage", ":", *then]
        case v.ON_GAIN_VICTORY_TOKEN:
            return ["#victory", ":", *then]
        case v.COPY_EFFECT:
            what = [ROMAN[effect.age], "#cards"] if effect.age else families(effect.colours)
            return ["#copy", *what, *([f"{effect.extra}.", "#stage"] if effect.extra else [])]
        case v.COPY_WONDER_STAGE:
            return arrows(effect.neighbours, [f"{effect.extra}.", "#stage"])
        case v.NAVIGATOR:
            return ["#cards", "→", "#victory", "3"]
        case v.ARTIST:
            return ["1", "#coin", "→", "1", "#points"]
        case _:
            return ["#odd"]


def effect_rows(effects: list[Effect]) -> list[list[str]]:
    """The effects of a card or stage, a line each; two short ones share a line."""
    rows = [effect_parts(effect) for effect in effects]
    if len(rows) > 2 and all(len(row) <= 2 for row in rows):
        return [rows[0] + rows[1], *rows[2:]]
    return rows


def cost_parts(units: int, coins: int, different: int = 0) -> list[str]:
    parts = [str(coins), "#coin"] if coins else []
    parts += bundle(units)
    for place in range(different):
        parts += (["≠"] if place else []) + ["#f-brown"]
    return parts


def card_cost(card: Card) -> list[str]:
    return cost_parts(card.cost, card.coins)


def stage_cost(stage: Stage) -> list[str]:
    return cost_parts(stage.cost, stage.coins, stage.different)


def start_parts(board: Board) -> list[str]:
    """What a board gives from the start."""
    parts: list[str] = []
    for source in production(board.production):
        parts += source
    if board.coins:
        parts += [f"+{board.coins}", "#coin"]
    if board.die:
        parts += ["+", "#die", "#coin"]
    if board.defeats:
        parts += [f"+{board.defeats}", "#defeat"]
    if board.half_shield:
        parts += ["½", "#shield"]
    for effect in board.effects:
        parts += effect_parts(effect)
    return parts
