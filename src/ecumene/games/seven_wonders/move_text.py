"""A legal move in words: what is done, with which card, and what is bought from whom."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.core.move import Move
from ecumene.games.seven_wonders.building import (
    card_costs,
    own_production,
    seat_paid,
    sellers,
    spent,
    stage_costs,
    stage_of,
)
from ecumene.games.seven_wonders.card_text import (
    board_text,
    card_cost,
    card_text,
    deal_text,
    effects_text,
    units_text,
)
from ecumene.games.seven_wonders.exchanges import PUT_BACK_TOKENS
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import (
    BANK,
    FIRST_SEAT,
    LEFT,
    RIGHT,
    SLOTS,
    Seller,
    deficits,
    parts_of,
    slot,
    total,
)
from ecumene.games.seven_wonders.leaders import leader_price
from ecumene.games.seven_wonders.moves import (
    BOARD,
    BUILD,
    CHAIN,
    CLAIM,
    COPY,
    COPY_STAGE,
    DEBT,
    DECLINE,
    DISCARD,
    EXCHANGE,
    FREE,
    GILD,
    HANDS,
    KEEP,
    KIN,
    MOVE,
    NAVIGATE,
    PUT_BACK,
    RECRUIT,
    STAGE,
    SWAP,
    TAKE,
    TURN_UP,
    VERBS,
)
from ecumene.games.seven_wonders.placing import DISCARD_COINS
from ecumene.games.seven_wonders.setup import FREE_CITY
from ecumene.games.seven_wonders.tables import ALL_EFFECTS, BOARDS, CARDS
from ecumene.games.seven_wonders.vocabulary import ARTIST, CLAIM_ONCE, EXCHANGE_AFTER_CARD, NAVIGATOR
from ecumene.text import Words

#: Stages by their numerals.
ROMAN: Final = ("I", "II", "III", "IV", "V")
#: How a purchase from a slot of a payment is said; from a seat that is no neighbour by its player.
PAYEES: Final = {LEFT: "pay-left", RIGHT: "pay-right", BANK: "pay-bank"}

#: What is said of these in short does not depend on anything.
SHORT: Final = (FREE, KIN, TAKE, KEEP, COPY, GILD, TURN_UP, HANDS, MOVE)


def sentence(game: SevenWonders, seat: int, move: Move, words: Words) -> str:
    """What a legal move of the seat does and costs now."""
    step = game.step(seat)
    owed = step.name if step is not None else "pick"
    verb = move.verb
    if verb in (DECLINE, PUT_BACK):
        return words("move-decline", step=owed) if verb == DECLINE else words("move-put-back", tokens=PUT_BACK_TOKENS)
    if verb in (HANDS, MOVE):
        return words(f"move-{VERBS[verb]}", value=words.player(move.a))
    if verb == BOARD:
        return words("move-board", board=Name(BOARDS[move.a].id), list=board_text(BOARDS[move.a], words))
    if verb == DEBT:
        return words("move-debt", coins=game.cities[seat].coins_to_lose - move.a, debts=move.a)
    if verb == COPY_STAGE:
        effects = effects_text(game.board(move.a).stages[move.b].effects, words)
        return words("move-copy-stage", stage=move.b + 1, value=words.player(move.a), list=effects)
    if verb == EXCHANGE:
        assert step is not None
        number = step.args()[0]
        if owed == "exchange":
            number = game.effects_of_kind(number, EXCHANGE_AFTER_CARD)[move.a]
        return words("move-exchange", list=deal_text(ALL_EFFECTS[number], move.b, words))
    if verb == CLAIM:
        gains = [ALL_EFFECTS[number].then for number in game.effects_of_kind(seat, CLAIM_ONCE)]
        return words("move-claim", list=effects_text([gain for gain in gains if gain is not None], words))
    return _with_card(game, FREE_CITY if owed == "free-city-pick" else seat, move, owed, words)


def _with_card(game: SevenWonders, city: int, move: Move, owed: str, words: Words) -> str:
    card = CARDS[move.a]
    verb = move.verb
    if verb == BUILD:
        return words("move-build", card=Name(card.id), list=price_text(game, city, move, words))
    if verb == STAGE:
        return words("move-stage", card=Name(card.id), stage=move.b + 1, list=price_text(game, city, move, words))
    if verb == CHAIN:
        there = card.parents & game.cities[city].built
        parents = [words.name(parent.id) for parent in CARDS if there >> parent.number & 1]
        return words("move-chain", card=Name(card.id), list=", ".join(parents))
    if verb == DISCARD:
        if owed == "give-up-leader":
            return words("move-give-up", card=Name(card.id))
        return words("move-discard", card=Name(card.id), coins=DISCARD_COINS)
    if verb == NAVIGATE:
        effect = ALL_EFFECTS[game.effects_of_kind(city, NAVIGATOR)[0]]
        token = words("victory-tokens", n=1, points=effect.extra)
        return words("move-navigate", card=Name(card.id), coins=effect.price, list=token)
    if verb == GILD:
        effect = ALL_EFFECTS[game.effects_of_kind(city, ARTIST)[0]]
        return words("move-gild", card=Name(card.id), coins=effect.price, points=effect.extra)
    if verb == SWAP:
        return words("move-swap", card=Name(card.id), other=Name(CARDS[move.b].id), value=words.player(move.c))
    text = card_text(card, words)
    if verb == COPY:
        return words("move-copy", card=Name(card.id), value=words.player(move.b), list=text)
    price = card_cost(card, words)
    if verb == RECRUIT:
        coins = 0 if owed == "wizard-plays" else leader_price(game, city, card)
        price = words("show-price", coins=coins)
    return words(f"move-{VERBS[verb]}", card=Name(card.id), value=price, list=text)


# The same in short, for a button on the thing that the move points at


def label(game: SevenWonders, seat: int, move: Move, words: Words) -> str:
    """What a legal move does with the thing, and what it costs, in a few words."""
    step = game.step(seat)
    owed = step.name if step is not None else "pick"
    city = FREE_CITY if owed == "free-city-pick" else seat
    verb = move.verb
    if verb in (BUILD, STAGE):
        price = _paid(game, city, move, words)
        return words(f"label-{VERBS[verb]}", text=ROMAN[move.b], list=price)
    if verb == CHAIN:
        there = CARDS[move.a].parents & game.cities[city].built
        return words("label-chain", list=words.name(CARDS[there.bit_length() - 1].id))
    if verb == RECRUIT:
        coins = 0 if owed == "wizard-plays" else leader_price(game, city, CARDS[move.a])
        return words("label-recruit", list=words("count-coins", n=coins) if coins else words("cost-free"))
    if verb == NAVIGATE:
        effect = ALL_EFFECTS[game.effects_of_kind(city, NAVIGATOR)[0]]
        return words("label-navigate", coins=effect.price, points=effect.extra)
    if verb == DISCARD:
        return words("label-give-up") if owed == "give-up-leader" else words("label-discard", coins=DISCARD_COINS)
    if verb == BOARD:
        return words("label-board", value=words.name(BOARDS[move.a].id))
    if verb == COPY_STAGE:
        return words("label-copy-stage", text=ROMAN[move.b])
    if verb == SWAP:
        return words(
            "label-swap", card=Name(CARDS[move.a].id), other=Name(CARDS[move.b].id), value=words.player(move.c)
        )
    if verb in SHORT:
        return words(f"label-{VERBS[verb]}")
    return sentence(game, seat, move, words)


def _paid(game: SevenWonders, city: int, move: Move, words: Words) -> str:
    """`2 coins to Olek, 1 coin to the bank`, or free."""
    coins = price_of(game, city, move)[1]
    parts: list[str] = []
    for number in range(SLOTS):
        paid = slot(move.c, number)
        if paid and number != BANK:
            parts.append(words("label-pays", coins=paid, value=words.player(seat_paid(game, city, number))))
    to_bank = spent(game, city, coins, move.c) - total(move.c) + slot(move.c, BANK)
    if to_bank:
        parts.append(words("label-pays-bank", coins=to_bank))
    return ", ".join(parts) or words("cost-free")


# What is paid


def price_of(game: SevenWonders, city: int, move: Move) -> tuple[list[int], int]:
    """The costs that the card or stage of a move may have, and its coins."""
    if move.verb == STAGE:
        stage = stage_of(game, city, move.b)
        return (stage_costs(game, city, stage), stage.coins) if stage is not None else ([0], 0)
    return card_costs(game, city, CARDS[move.a])


def spent_on(game: SevenWonders, city: int, move: Move) -> int:
    """All coins that leave the city by this move."""
    return spent(game, city, price_of(game, city, move)[1], move.c)


def price_text(game: SevenWonders, city: int, move: Move, words: Words) -> str:
    """`1 stone from the left neighbour for 2 coins, 1 coin`, or free."""
    costs, coins = price_of(game, city, move)
    parts: list[str] = []
    to_bank = spent(game, city, coins, move.c) - total(move.c) + slot(move.c, BANK)
    for place, bundle in purchases(game, city, costs, move.c):
        paid = slot(move.c, place)
        if place == BANK:
            paid = min(paid, to_bank)
            to_bank -= paid
        units = units_text(bundle, words)
        payee = words.player(place - FIRST_SEAT) if place >= FIRST_SEAT else ""
        parts.append(words(PAYEES.get(place, "pay-seat"), list=units, value=payee, coins=paid))
    if to_bank:
        parts.append(words("count-coins", n=to_bank))
    return ", ".join(parts) or words("cost-free")


def purchases(game: SevenWonders, city: int, costs: list[int], payment: int) -> list[tuple[int, int]]:
    """What is bought from whom by such a payment, as slots and bundles: the first way that fits."""
    market = sellers(game, city)
    for cost in costs:
        for missing in deficits(own_production(game, city), cost):
            found = _split(missing, market, payment)
            if found is not None:
                return found
    return []


def _split(missing: int, market: list[Seller], payment: int) -> list[tuple[int, int]] | None:
    if not market:
        return None if missing else []
    seller, rest = market[0], market[1:]
    for part in parts_of(missing):
        if seller.price(part) == slot(payment, seller.slot) and deficits(seller.production, part)[0] == 0:
            found = _split(missing - part, rest, payment)
            if found is not None:
                return [(seller.slot, part), *found] if part else found
    return None
