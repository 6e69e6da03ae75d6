"""The moves of 7 Wonders and their notation."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.seven_wonders.cards import Card
from ecumene.games.seven_wonders.facts import BOARD_NUMBERS, BOARDS, CARD_NUMBERS, CARDS
from ecumene.games.seven_wonders.goods import FIRST_SEAT, SLOT, SLOT_BITS, SLOTS, size

# With a hand card: a is the card, b the stage (from 0), c the payment.
BUILD: Final = 0
CHAIN: Final = 1
FREE: Final = 2
KIN: Final = 3
STAGE: Final = 4
DISCARD: Final = 5
NAVIGATE: Final = 6
# With a card named: from the discard pile, from the box, of the own leaders, of another city.
TAKE: Final = 7
KEEP: Final = 8
RECRUIT: Final = 9
COPY: Final = 10
COPY_STAGE: Final = 11
GILD: Final = 12
SWAP: Final = 13
TURN_UP: Final = 14
# The rest
BOARD: Final = 15
HANDS: Final = 16
MOVE: Final = 17
EXCHANGE: Final = 18
DEBT: Final = 19
CLAIM: Final = 20
PUT_BACK: Final = 21
DECLINE: Final = 22

VERBS: Final = (
    "build chain free kin stage discard navigate take keep recruit copy copy-stage gild swap turn-up board hands move "
    "exchange debt claim put-back decline"
).split()
CARD_VERBS: Final = (BUILD, CHAIN, FREE, KIN, STAGE, DISCARD, NAVIGATE, TAKE, KEEP, RECRUIT, GILD, TURN_UP)
PLAIN_VERBS: Final = (CLAIM, PUT_BACK, DECLINE)
#: More debts than a turn can bring, and as many stages as a board may have.
DEBTS: Final = 20
STAGES: Final = 5
PAYEES: Final = ("left", "right", "bank", *[f"seat{n}" for n in range(1, SLOTS - FIRST_SEAT + 1)])


class WonderMove(Move):
    """A move of 7 Wonders; what its numbers mean depends on the verb."""

    __slots__ = ()

    def __str__(self) -> str:
        verb = self.verb
        word: str = VERBS[verb]
        if verb in PLAIN_VERBS:
            return word
        if verb == BOARD:
            return f"{word} {BOARDS[self.a].id}"
        if verb in (HANDS, MOVE):
            return f"{word} seat{self.a + 1}"
        if verb in (EXCHANGE, DEBT):
            return f"{word} {self.a}" if verb == DEBT else f"{word} {self.a + 1} {self.b + 1}"
        if verb == COPY_STAGE:
            return f"{word} seat{self.a + 1} {self.b + 1}"
        if verb == COPY:
            return f"{word} {CARDS[self.a].id} seat{self.b + 1}"
        if verb == SWAP:
            return f"{word} {CARDS[self.a].id} {CARDS[self.b].id} seat{self.c + 1}"
        text = f"{word} {CARDS[self.a].id}"
        if verb == STAGE:
            text += f" {self.b + 1}"
        return text + payment_text(self.c)


def payment_text(payment: int) -> str:
    """` left=2 right=1`, or nothing when nothing is paid to others."""
    text = ""
    for slot in range(SLOTS):
        coins = payment >> (SLOT_BITS * slot) & SLOT
        if coins:
            text += f" {PAYEES[slot]}={coins}"
    return text


#: Moves are made once and given out again; forgotten when there are too many.
_made: Final[dict[int, Move]] = {}
MEMORY: Final = 50_000


def move(verb: int, a: int = 0, b: int = 0, c: int = 0) -> Move:
    key = (c << 8 | b) << 13 | a << 5 | verb
    known = _made.get(key)
    if known is None:
        if len(_made) >= MEMORY:
            _made.clear()
        known = WonderMove(verb, a, b, c)
        _made[key] = known
    return known


def with_each_card(verb: int, b: int = 0, c: int = 0) -> list[Move]:
    """The same move with every card, by number: most moves of a turn are told apart by their card only."""
    return [WonderMove(verb, card.number, b, c) for card in CARDS]


#: Payments to nobody but the two neighbours are below this.
ONLY_NEIGHBOURS: Final = 1 << 2 * SLOT_BITS


class MovesByPayment:
    """The same move with every card and payment; for payments to the neighbours made once and given out again."""

    __slots__ = ("_rows", "b", "verb")

    def __init__(self, verb: int, b: int = 0) -> None:
        self.verb = verb
        self.b = b
        self._rows: list[list[Move] | None] = [None] * ONLY_NEIGHBOURS

    def move(self, card: int, payment: int) -> Move:
        if payment >= ONLY_NEIGHBOURS:
            return move(self.verb, card, self.b, payment)
        row = self._rows[payment]
        if row is None:
            row = with_each_card(self.verb, self.b, payment)
            self._rows[payment] = row
        return row[card]


CHAINED: Final[list[Move]] = with_each_card(CHAIN)
DISCARDED: Final[list[Move]] = with_each_card(DISCARD)
BUILT: Final[MovesByPayment] = MovesByPayment(BUILD)
#: By stage.
STAGED: Final[list[MovesByPayment]] = [MovesByPayment(STAGE, stage) for stage in range(STAGES)]


def _number(word: str, least: int, most: int) -> int:
    """A plain number within bounds, or -1."""
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 3 else -1
    return number if least <= number <= most else -1


def _seat(word: str) -> int:
    """The number of `seat3` from 0, or -1."""
    return max(-1, _number(word[4:], 1, 7) - 1) if word.startswith("seat") else -1


def _payment(words: list[str]) -> int:
    """A payment from `left=2 right=1`, or -1."""
    payment = 0
    for word in words:
        payee, _, coins = word.partition("=")
        amount = _number(coins, 1, SLOT)
        if payee not in PAYEES or amount < 0:
            return -1
        slot = PAYEES.index(payee)
        if payment >> (SLOT_BITS * slot) & SLOT:
            return -1
        payment |= amount << (SLOT_BITS * slot)
    return payment


def read(text: str) -> Move | None:
    """The move a text stands for, or None."""
    words = text.lower().split()
    if not words or words[0] not in VERBS:
        return None
    verb = VERBS.index(words[0])
    rest = words[1:]
    if verb in PLAIN_VERBS:
        return move(verb) if not rest else None
    if not rest:
        return None
    if verb == BOARD:
        names = {name.lower(): number for name, number in BOARD_NUMBERS.items()}
        return move(verb, names[rest[0]]) if len(rest) == 1 and rest[0] in names else None
    if verb in (HANDS, MOVE):
        return move(verb, _seat(rest[0])) if len(rest) == 1 and _seat(rest[0]) >= 0 else None
    if verb == DEBT:
        return move(verb, _number(rest[0], 0, 99)) if len(rest) == 1 and _number(rest[0], 0, 99) >= 0 else None
    if verb == EXCHANGE:
        fits = len(rest) == 2 and all([_number(word, 1, 9) > 0 for word in rest])
        return move(verb, int(rest[0]) - 1, int(rest[1]) - 1) if fits else None
    if verb == COPY_STAGE:
        fits = len(rest) == 2 and _seat(rest[0]) >= 0 and _number(rest[1], 1, 9) > 0
        return move(verb, _seat(rest[0]), int(rest[1]) - 1) if fits else None
    card = CARD_NUMBERS.get(rest[0], -1)
    if card < 0:
        return None
    if verb == COPY:
        return move(verb, card, _seat(rest[1])) if len(rest) == 2 and _seat(rest[1]) >= 0 else None
    if verb == SWAP:
        fits = len(rest) == 3 and rest[1] in CARD_NUMBERS and _seat(rest[2]) >= 0
        return move(verb, card, CARD_NUMBERS[rest[1]], _seat(rest[2])) if fits else None
    stage = 0
    rest = rest[1:]
    if verb == STAGE:
        if not rest or _number(rest[0], 1, 9) < 0:
            return None
        stage = int(rest[0]) - 1
        rest = rest[1:]
    if rest and verb not in (BUILD, STAGE):
        return None
    payment = _payment(rest)
    return move(verb, card, stage, payment) if payment >= 0 else None


def every_move(seats: int, cards: list[Card], has_swaps: bool) -> list[Move]:
    """What the notation can write at a table of that size with these cards; of payments and swaps only some."""
    moves: list[Move] = [move(verb) for verb in PLAIN_VERBS]
    moves += [move(BOARD, board.number) for board in BOARDS]
    moves += [move(verb, seat) for verb in (HANDS, MOVE) for seat in range(seats)]
    moves += [move(DEBT, debts) for debts in range(DEBTS)]
    moves += [move(EXCHANGE, one, other) for one in range(2) for other in range(2)]
    moves += [move(COPY_STAGE, seat, stage) for seat in range(seats) for stage in range(STAGES)]
    payments = [left | right << SLOT_BITS for left in range(3) for right in range(3)]
    for card in cards:
        number = card.number
        moves += [move(verb, number) for verb in CARD_VERBS if verb not in (BUILD, STAGE)]
        moves += [move(BUILD, number, 0, payment) for payment in payments]
        moves += [move(STAGE, number, stage, payment) for stage in range(STAGES) for payment in payments[:3]]
        moves += [move(COPY, number, seat) for seat in range(seats)]
        # As many resources in both costs, and one pair that does not fit.
        others = [other.number for other in cards if size(other.cost) == size(card.cost)] if has_swaps else []
        moves += [move(SWAP, number, other, (number + other) % seats) for other in (*others, (number + 1) % len(CARDS))]
    return list(dict.fromkeys(moves))
