"""What a page tells beside the drawing: what is owed, how far the game is, what a seat has, what a thing is."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ecumene.core.argument import Name
from ecumene.core.ledger import Ledger
from ecumene.games.seven_wonders.building import sellers, stage_of
from ecumene.games.seven_wonders.card_text import card_cost, card_text, production_text, stage_text, start_text
from ecumene.games.seven_wonders.cards import Board, Card
from ecumene.games.seven_wonders.city import BITS, FACE_DOWN, LOW, WONDER_CARD
from ecumene.games.seven_wonders.conflicts import keeps_peace, prize
from ecumene.games.seven_wonders.forecast import carried_out, conflicts
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import LEFT, RIGHT
from ecumene.games.seven_wonders.science import SET
from ecumene.games.seven_wonders.scoring import DEBT_POINTS, DEFEAT_POINTS
from ecumene.games.seven_wonders.setup import FREE_CITY
from ecumene.games.seven_wonders.tables import BOARDS, CARD_NUMBERS, CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS, SYMBOLS
from ecumene.text import Explained, Words

PACKAGE: Final = "ecumene.games.seven_wonders"
ROMAN: Final = ("0", "I", "II", "III", "IV", "V")
#: In the order of the seats; the Free City has the last one.
BADGES: Final = ("blue", "red", "green", "yellow", "purple", "black", "ivory")
BOARD_IDS: Final = {board.id.lower(): board for board in BOARDS}
#: The rules of each family, and how many rules are cited at most.
FAMILY_RULES: Final = {
    "brown": ["SW-087", "SW-039"],
    "grey": ["SW-088", "SW-039"],
    "yellow": ["SW-091", "SW-102"],
    "blue": ["SW-089"],
    "green": ["SW-090", "SW-112", "SW-113"],
    "red": ["SW-092", "SW-103"],
    "purple": ["SW-116", "SW-117"],
    "black": ["SW-510", "SW-365"],
    "white": ["SW-378", "SW-381"],
}
MOST_RULES: Final = 6
#: What can be done with a card of the hand, and what each may lack, the nearest to being possible first.
USES: Final[dict[str, tuple[str, ...]]] = {
    "build": ("coins", "resources", "same-name"),
    "stage": ("coins", "resources", "nothing-to-copy", "partner-has-it", "wonder-complete"),
}


# What the page says


def badge(game: SevenWonders, seat: int) -> str:
    """The colour of a seat; nobody's city has its own."""
    return BADGES[-1] if game.seats == 2 and seat == FREE_CITY else BADGES[seat]


def progress(game: SevenWonders, words: Words) -> str:
    """How far the game is."""
    if game.is_over:
        return words("draw-over")
    if not game.age:
        return words("draw-set-up")
    if not game.turn:
        return words("draw-age", text=ROMAN[game.age])
    return words("draw-progress", text=ROMAN[game.age], turn_number=game.turn, turns=game.turns)


def owed(game: SevenWonders, seat: int, words: Words) -> tuple[str, str]:
    """Who decides what, or who has won; and a line of help for whoever decides."""
    if game.is_over:
        first = [seat for seat, place in enumerate(game.ranking()) if place == 1]
        names = ", ".join(words.player(seat) for seat in first)
        scores = game.scores()
        side = game.side(first[0])
        points = sum(scores[one].total for one in side)
        shared = "draw-team-won" if len(first) == len(side) else "draw-shared"
        return words("draw-won" if len(first) == 1 else shared, player=names, points=points), ""
    turn = seat if seat in game.to_move else game.to_move[0]
    step = game.step(turn)
    assert step is not None
    if turn == seat:
        return words.step(step.name), help_line(game, seat, step.name, words)
    waiting = [one for one in game.to_move if (other := game.step(one)) is not None and other.name == step.name]
    names = ", ".join(words.player(one) for one in waiting)
    chosen = 0 <= seat < game.seats and game.cities[seat].choice is not None
    return words(f"draw-owed-{step.name}", player=names, count=len(waiting)), words("help-chosen") if chosen else ""


def help_line(game: SevenWonders, seat: int, step: str, words: Words) -> str:
    """What follows the choice, or what it means."""
    if step == "pick" and game.turn < game.turns:
        if game.seats == 2:
            return words("help-two", value=words.player(1 - seat))
        side = "right" if game.age == 2 else "left"
        goes_to = game.rights[seat] if side == "right" else game.lefts[seat]
        return words("help-pass", side=side, value=words.player(goes_to)) if goes_to >= 0 else ""
    if step == "keep-leader":
        left = len(game.cities[seat].hand) > 1
        return words("help-keep", value=words.player(game.rights[seat])) if left else ""
    if step == "choose-debt":
        return words("help-choose-debt", points=DEBT_POINTS)
    if step == "put-back":
        return words("help-put-back", points=DEFEAT_POINTS)
    return words(f"help-{step}") if words.has(f"help-{step}") else ""


def stock(game: SevenWonders, seat: int) -> list[tuple[str, int]]:
    """What a city has, by its symbols: all of it lies open. The reader's own secret choice is counted in."""
    return holdings(carried_out(game, seat), seat)


def holdings(game: SevenWonders, seat: int) -> list[tuple[str, int]]:
    city = game.cities[seat]
    found = [("coin", city.coins), ("shield", city.all_shields())]
    found += [("victory", city.victory_points()), ("defeat", -city.all_defeats())]
    if game.has_cities:
        found += [("debt", -city.debts), ("dove", city.diplomacy)]
    found += [(name, city.symbols >> (BITS * place) & LOW) for place, name in enumerate(SYMBOLS[:3])]
    found.append(("stage", city.stage_count()))
    if seat < game.seats and city.board >= 0:
        found.append(("points", game.scores()[seat].total))
    return found


def kinds(game: SevenWonders, seat: int) -> dict[str, tuple[str, ...]]:
    """The kinds of moves that belong to what the seat is asked, possible now or not, and what each usually lacks."""
    step = game.step(seat)
    return USES if step is not None and step.name == "pick" else {}


# What a thing is


def shields_text(strength: int) -> str:
    """Whole and half shields, from twice their number."""
    return f"{strength // 2 or ('' if strength % 2 else '0')}{'½' if strength % 2 else ''}"


def explain(game: SevenWonders, thing: str, words: Words) -> Explained | None:
    """The title, sentences and rules of a drawn thing."""
    kind, _, rest = thing.partition("-")
    first, _, last = rest.partition("-")
    if kind in ("hand", "offer"):
        return _card(CARDS[CARD_NUMBERS[rest]], words) if rest in CARD_NUMBERS else None
    if kind == "board":
        return _board(BOARD_IDS[rest], words) if rest in BOARD_IDS else None
    if thing == "discards":
        return _discards(game, words)
    if thing == "ring":
        return _ring(game, words)
    if kind == "back" and rest in ("0", "1", "2", "3"):
        return Explained(words("draw-back", age=int(rest)), [words("explain-back")], ["SW-014"])
    seat = int(first) if first.isdecimal() and int(first) < len(game.cities) else -1
    if seat < 0 or game.cities[seat].board < 0:
        known = seat >= 0 and kind == "seat"
        return Explained(_owner(game, seat, words), [words("draw-no-wonder")], ["SW-008"]) if known else None
    if kind == "built" and CARD_NUMBERS.get(last, -1) in game.cities[seat].cards:
        return _built(game, seat, CARDS[CARD_NUMBERS[last]], words)
    if kind == "stage" and last.isdecimal() and 0 < int(last) <= len(game.board(seat).stages):
        return _stage(game, seat, int(last) - 1, words)
    if kind == "cards" and last in COLOURS:
        return _family(game, seat, last, words)
    if kind == "wonder":
        return _board(game.board(seat), words)
    if kind in ("seat", "stages"):
        return _city(game, seat, words)
    if kind == "sells":
        return _sells(game, seat, words)
    return _war(game, seat, words) if kind == "war" else None


def _owner(game: SevenWonders, seat: int, words: Words) -> str:
    return words("extra-seat") if game.seats == 2 and seat == FREE_CITY else words.player(seat)


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


@cache
def _book() -> Ledger:
    return Ledger.load(PACKAGE, "en")


@lru_cache(maxsize=512)
def _rules_naming(name: str) -> tuple[str, ...]:
    """The rules that speak of a card or a wonder by its English name."""
    return tuple(rule.id for rule in _book().rules.values() if name in rule.text)


def _rules_of(id: str, general: list[str]) -> list[str]:
    named = _rules_naming(Words("en", PACKAGE).name(id))
    return [*named[: MOST_RULES - len(general)], *[rule for rule in general if rule not in named]]


def _card(card: Card, words: Words) -> Explained:
    colour = COLOURS[card.colour]
    lines = [words("explain-card", family=words(f"draw-family-{colour}"), age=card.age, text=ROMAN[card.age])]
    lines += [_sentence(words("draw-cost", value=card_cost(card, words))), _sentence(card_text(card, words))]
    parents = [words.name(parent.id) for parent in CARDS if card.parents >> parent.number & 1]
    if parents:
        lines.append(words("explain-parents", list=", ".join(parents)))
    if card.chains:
        lines.append(words("explain-chains", list=", ".join([words.name(CARDS[child].id) for child in card.chains])))
    return Explained(words.name(card.id), lines, _rules_of(card.id, FAMILY_RULES[colour]))


def _built(game: SevenWonders, seat: int, card: Card, words: Words) -> Explained:
    about = _card(card, words)
    city = game.cities[seat]
    lines = [*about.lines, words("explain-stands", value=_owner(game, seat, words))]
    if city.invisible >> card.number & 1:
        lines.append(words("draw-unseen"))
    if city.gilded >> card.number & 1:
        lines.append(words("explain-gilded"))
    return Explained(about.title, lines, about.rules)


def _stage(game: SevenWonders, seat: int, number: int, words: Words) -> Explained:
    board, city = game.board(seat), game.cities[seat]
    found = stage_of(game, seat, number) if game.lefts else None
    stage = board.stages[number] if found is None else found
    built = bool(city.stages >> number & 1)
    title = words("explain-stage", text=ROMAN[number + 1], value=words.name(board.id))
    lines = [_sentence(stage_text(stage, words)), words("explain-built" if built else "explain-not-built")]
    marker = city.markers[number] if number < len(city.markers) else -1
    if built and marker == WONDER_CARD:
        lines.append(_sentence(words("draw-marker-wonder")))
    elif built and marker >= 0:
        lines.append(_sentence(words("draw-marker-own", card=Name(CARDS[marker].id), age=0)))
    elif built and marker <= FACE_DOWN:
        lines.append(_sentence(words("draw-marker", age=FACE_DOWN - marker)))
    return Explained(title, lines, _rules_of(board.wonder, ["SW-066", "SW-067", "SW-068"]))


def _board(board: Board, words: Words) -> Explained:
    lines = [_sentence(words("draw-start-title", text=start_text(board, words)))]
    if board.any_order:
        lines.append(_sentence(words("start-any-order")))
    for number, stage in enumerate(board.stages, 1):
        lines.append(_sentence(words("explain-stage-line", text=ROMAN[number], list=stage_text(stage, words))))
    return Explained(words.name(board.id), lines, _rules_of(board.wonder, ["SW-066"]))


def _family(game: SevenWonders, seat: int, colour: str, words: Words) -> Explained:
    cards = [words.name(CARDS[card].id) for card in game.cities[seat].cards if COLOURS[CARDS[card].colour] == colour]
    title = f"{words(f'draw-family-{colour}')} · {_owner(game, seat, words)}"
    lines = [_sentence(", ".join(cards)) if cards else words("explain-none")]
    lines.append(words(f"explain-family-{colour}", points=SET))
    return Explained(title, lines, FAMILY_RULES[colour])


def _city(game: SevenWonders, seat: int, words: Words) -> Explained:
    board = game.board(seat)
    names = {name: words(f"stock-{name}") for name, _ in holdings(game, seat)}
    facts = [f"{names[name]}: {count}" for name, count in holdings(game, seat) if count or name == "coin"]
    lines = [_sentence(words.name(board.id)), _sentence(", ".join(facts))]
    for number, colour in enumerate(COLOURS):
        cards = [words.name(CARDS[card].id) for card in game.cities[seat].cards if CARDS[card].colour == number]
        if cards:
            lines.append(f"{words(f'draw-family-{colour}')}: {', '.join(cards)}.")
    return Explained(_owner(game, seat, words), lines, ["SW-014"])


def _sells(game: SevenWonders, seat: int, words: Words) -> Explained:
    title = words("explain-sells", value=_owner(game, seat, words))
    made = game.cities[seat].for_sale
    lines = [_sentence(production_text(made, words)) if made else words("explain-none")]
    me = max(game.viewer, 0)
    for seller in sellers(game, me):
        if seller.slot in (LEFT, RIGHT) and seat == (game.lefts[me] if seller.slot == LEFT else game.rights[me]):
            lines.append(words("explain-prices", raw=seller.prices[0], made=seller.prices[-1]))
    return Explained(title, lines, ["SW-039", "SW-040", "SW-044"])


def _war(game: SevenWonders, seat: int, words: Words) -> Explained:
    me = max(game.viewer, 0)
    lines = [words("explain-war", points=prize(max(1, game.age)), lost=DEFEAT_POINTS)]
    for fight in conflicts(game, me):
        if fight.other == seat:
            numbers = f"{shields_text(fight.mine)} : {shields_text(fight.theirs)}"
            lines.append(words("explain-shields", value=_owner(game, me, words), text=numbers))
    if keeps_peace(game, seat):
        lines.append(words("explain-peace", value=_owner(game, seat, words)))
    return Explained(words("explain-war-title", value=_owner(game, seat, words)), lines, ["SW-103", "SW-105", "SW-106"])


def _ring(game: SevenWonders, words: Words) -> Explained:
    circle = game.circle or list(range(len(game.cities)))
    names = ", ".join([_owner(game, seat, words) for seat in reversed(circle)])
    return Explained(words("draw-round"), [_sentence(words("draw-ring", text=names))], ["SW-022", "SW-023", "SW-386"])


def _discards(game: SevenWonders, words: Words) -> Explained:
    known = [words.name(CARDS[code >> 3].id) for code in game.discards.faces]
    lines = [_sentence(words("draw-discards-count", count=len(game.discards.codes)))]
    if known:
        lines.append(words("explain-known", list=", ".join(known)))
    return Explained(words("draw-discards"), lines, ["SW-028", "SW-014"])
