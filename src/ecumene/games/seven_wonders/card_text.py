"""Cards, stages and boards in words, put together from the vocabulary they are written in."""

from __future__ import annotations

from ecumene.core.argument import Name
from ecumene.games.seven_wonders.cards import Board, Card, Deal, Effect, Stage
from ecumene.games.seven_wonders.city import TOKEN_VALUES
from ecumene.games.seven_wonders.goods import FIXED, RAW, RESOURCES, choices_of, unpack
from ecumene.games.seven_wonders.scoring import COINS_PER_POINT
from ecumene.games.seven_wonders.vocabulary import (
    COINS_PER,
    COLOURS,
    COUNT_SET,
    COUNTS,
    EFFECTS,
    LEFT,
    NEIGHBOUR_CHAIN_ONCE_PER_AGE,
    RIGHT,
    SELF,
    SYMBOLS,
    VP_PER,
)
from ecumene.text import Words

#: What stands between the effects of one card.
BETWEEN = "; "


def either(parts: list[str], words: Words) -> str:
    """`wood, clay or ore`."""
    if len(parts) == 1:
        return parts[0]
    return words("list-or", list=", ".join(parts[:-1]), text=parts[-1])


def units_text(bundle: int, words: Words) -> str:
    """`2 stone, 1 glass`; nothing for nothing."""
    return ", ".join([words(f"count-{name}", n=units) for name, units in unpack(bundle).items()])


def kinds_text(mask: int, words: Words) -> str:
    """`wood or clay`."""
    return either([words.name(name) for kind, name in enumerate(RESOURCES) if mask >> kind & 1], words)


def production_text(production: int, words: Words) -> str:
    """`2 stone, wood/clay`; nothing for nothing."""
    parts = [units_text(production & FIXED, words)] if production & FIXED else []
    for choice in choices_of(production):
        parts.append("/".join([words.name(name) for kind, name in enumerate(RESOURCES) if choice >> kind & 1]))
    return ", ".join(parts)


def cost_text(cost: int, coins: int, words: Words, different: int = 0) -> str:
    """`2 stone, 1 glass, 1 coin`, or free."""
    parts = [units_text(cost, words)] if cost else []
    if different:
        parts.append(words("cost-different", n=different))
    if coins:
        parts.append(words("count-coins", n=coins))
    return ", ".join(parts) or words("cost-free")


# Effects


def colours_in(colours: int, form: str, words: Words) -> list[str]:
    """The colours of a set as adjectives, in a form of the language: adj, acc or plural."""
    return [words.name(name, form) for number, name in enumerate(COLOURS) if colours >> number & 1]


def effect_text(effect: Effect, words: Words) -> str:
    """One effect as a phrase."""
    return words(
        f"effect-{EFFECTS[effect.kind]}",
        amount=effect.amount,
        extra=effect.extra,
        price=effect.price,
        age=effect.age,
        count=COUNTS[effect.count],
        where={SELF: "self", LEFT | RIGHT: "next"}.get(effect.where, "all"),
        side={LEFT: "left", RIGHT: "right"}.get(effect.neighbours, "both"),
        symbol=Name(SYMBOLS[min(effect.extra, len(SYMBOLS) - 1)]),
        sold=int(effect.sellable),
        coins=COINS_PER_POINT,
        ages=ages_text(effect.age, words) if effect.kind == NEIGHBOUR_CHAIN_ONCE_PER_AGE else "",
        kinds="raw" if effect.choice & RAW else "made",
        value=either(colours_in(effect.colours, "plural", words) or [""], words),
        list=_listed(effect, words),
        text=effect_text(effect.then, words) if effect.then is not None else "",
    )


def ages_text(ages: int, words: Words) -> str:
    """`II and III`, from a set of Ages."""
    numbers = [words("age-number", age=age) for age in (1, 2, 3) if ages >> age & 1]
    return numbers[0] if len(numbers) == 1 else words("deal-plus", list=", ".join(numbers[:-1]), text=numbers[-1])


def _listed(effect: Effect, words: Words) -> str:
    """What an effect lists: resources it makes, deals it offers, or the colours of the cards it is about."""
    if effect.give is not None:
        return exchange_text(effect, words)
    if effect.units:
        return units_text(effect.units, words)
    if effect.choice:
        return kinds_text(effect.choice, words)
    if effect.count == COUNT_SET:
        return ", ".join(colours_in(effect.colours, "adj", words))
    return either(colours_in(effect.colours, "acc", words) or [""], words)


def exchange_text(effect: Effect, words: Words) -> str:
    """What is given for what, or for what else."""
    assert effect.give is not None
    gets = either([get_text(get, words) for get in effect.gets], words)
    return words("deal-for", list=give_text(effect.give, words), text=gets)


def deal_text(effect: Effect, choice: int, words: Words) -> str:
    """One of the deals of an exchange."""
    assert effect.give is not None
    return words("deal-for", list=give_text(effect.give, words), text=get_text(effect.gets[choice], words))


def tokens_text(deal: Deal, words: Words) -> list[str]:
    values = zip(TOKEN_VALUES, deal.victories, strict=True)
    return [words("victory-tokens", n=tokens, points=value) for value, tokens in values if tokens]


def give_text(deal: Deal, words: Words) -> str:
    parts = tokens_text(deal, words)
    if deal.resources:
        units = words("count-resources", n=-deal.resources) if deal.resources < 0 else units_text(deal.resources, words)
        parts.append(words("deal-unused", list=units))
    if deal.coins:
        parts.append(words("deal-coins", n=deal.coins))
    if deal.defeats:
        parts.append(words("count-defeats", n=deal.defeats))
    return _together(parts, words)


def get_text(deal: Deal, words: Words) -> str:
    parts = tokens_text(deal, words)
    if deal.shields:
        parts.append(words("deal-shield", n=deal.shields))
    if deal.discards:
        parts.append(words("deal-discard", n=deal.discards))
    if deal.coins:
        parts.append(words("deal-coins", n=deal.coins))
    return _together(parts, words)


def _together(parts: list[str], words: Words) -> str:
    return parts[0] if len(parts) == 1 else words("deal-plus", list=", ".join(parts[:-1]), text=parts[-1])


def effects_text(effects: list[Effect], words: Words) -> str:
    """All effects; coins now and points at the end for the same things are said together."""
    if len(effects) == 2 and are_alike(effects[0], effects[1]):
        coins = words("count-coins", n=effects[0].amount)
        return words("effect-both", value=coins, text=effect_text(effects[1], words))
    return BETWEEN.join([effect_text(effect, words) for effect in effects])


def are_alike(one: Effect, other: Effect) -> bool:
    """Do they count the same things, one for coins and one for points?"""
    return (one.kind, other.kind) == (COINS_PER, VP_PER) and (one.count, one.colours, one.where) == (
        other.count,
        other.colours,
        other.where,
    )


# Cards and boards


def card_text(card: Card, words: Words) -> str:
    """What a card gives."""
    return effects_text(card.effects, words)


def card_cost(card: Card, words: Words) -> str:
    """What it costs; a price that this house has set says so."""
    cost = cost_text(card.cost, card.coins, words)
    return words("cost-house", list=cost) if card.house else cost


def stage_cost(stage: Stage, words: Words) -> str:
    """The price of a stage; one that this house has set says so."""
    if stage.copied is not None:
        return words("cost-copied")
    cost = cost_text(stage.cost, stage.coins, words, stage.different)
    return words("cost-house", list=cost) if stage.house else cost


def stage_text(stage: Stage, words: Words) -> str:
    """`2 stone: 3 points`."""
    effects = effects_text(stage.effects, words)
    return words("stage-text", value=stage_cost(stage, words), list=effects, age=stage.needs_age)


def start_text(board: Board, words: Words) -> str:
    """What a board gives from the start."""
    if board.copies_partner:
        return words("start-partner")
    parts = [production_text(board.production, words)] if board.production else []
    if board.coins:
        parts.append(words("start-coins", coins=board.coins))
    if board.die:
        parts.append(words("start-die"))
    if board.defeats:
        parts.append(words("count-defeats", n=board.defeats))
    if board.half_shield:
        parts.append(words("start-half-shield"))
    parts += [effect_text(effect, words) for effect in board.effects]
    text = BETWEEN.join(parts) or words("start-nothing")
    return words("cost-house", list=text) if board.house_start else text


def board_text(board: Board, words: Words) -> str:
    """Start and stages in one line."""
    parts = [start_text(board, words)]
    if board.any_order:
        parts.append(words("start-any-order"))
    for number, stage in enumerate(board.stages, 1):
        parts.append(words("board-stage", number=number, list=stage_text(stage, words)))
    return " · ".join(parts)
