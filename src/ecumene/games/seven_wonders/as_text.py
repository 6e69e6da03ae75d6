"""The position as text. Everything here works on views: face-down cards stay so."""

from __future__ import annotations

import textwrap
from typing import Final

from ecumene.core.argument import Name
from ecumene.games.seven_wonders import building
from ecumene.games.seven_wonders.building import stage_of
from ecumene.games.seven_wonders.card_text import card_cost, card_text, production_text, stage_text, start_text
from ecumene.games.seven_wonders.cards import Card
from ecumene.games.seven_wonders.city import BITS, EMPTY, FACE_DOWN, LOW, WONDER_CARD
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import CHEAP, CHEAP_LEFT, CHEAP_MADE, CHEAP_RIGHT
from ecumene.games.seven_wonders.move_text import spent_on
from ecumene.games.seven_wonders.moves import BUILD, CHAIN, FREE, KIN
from ecumene.games.seven_wonders.setup import FREE_CITY
from ecumene.games.seven_wonders.tables import BOARDS, CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS
from ecumene.text import Words, escape

WIDTH: Final = 78
#: Ink of the colours; their names say the same without it.
INK: Final = {
    "brown": "#b9825a",
    "grey": "#a0a4a8",
    "blue": "#5b9bd5",
    "green": "#5aa469",
    "yellow": "#d3a928",
    "red": "#d9615a",
    "purple": "#a884cc",
    "black": "#8a8f96",
    "white": "bold",
}
#: In front of the neighbours, and of stages: built, next, to come.
ARROWS: Final = {"left": "←", "right": "→", "both": "↔"}
#: The widest column of prices.
PRICE: Final = 26
#: A column narrower than that is not used: the text goes below, indented.
NARROW: Final = 24
BELOW: Final = 6
BUILT: Final = "✓"
NEXT: Final = "▸"


# The table from one seat


def board(game: SevenWonders, words: Words) -> list[str]:
    """The viewer's city and hand, and what the neighbours sell; for a spectator all cities."""
    lines = [f"[bold]{_heading(game, words)}[/]"]
    me = game.viewer
    if me < 0:
        for seat in game.circle:
            lines += _city(game, seat, words)
        return lines
    lines += _city(game, me, words)
    lines += _hand(game, me, words)
    for seat in game.neighbours(me):
        if game.cities[seat].board >= 0:
            lines += _fold(_sales(game, me, seat, words), "", 2)
    return lines


def _heading(game: SevenWonders, words: Words) -> str:
    if game.is_over:
        return words("show-over")
    if game.age == 0:
        drafting = any([city.hand for city in game.cities])
        return words("show-draft" if drafting else "show-setup")
    if game.turn == 0:
        return words("show-age", age=game.age)
    side = "other" if game.seats == 2 else "right" if game.age == 2 else "left"
    return words("show-turn", age=game.age, number=game.turn, last=game.turns, side=side)


def _fold(text: str, style: str = "", indent: int = 0, further: int = 2) -> list[str]:
    """A line folded where it is too long; the text is escaped here, the style is markup."""
    found = textwrap.wrap(
        text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + further), break_on_hyphens=False
    )
    return [f"[{style}]{escape(line)}[/]" if style else escape(line) for line in found]


def _city(game: SevenWonders, seat: int, words: Words) -> list[str]:
    """Wonder with its stages and what they give, and the cards by colour."""
    city = game.cities[seat]
    title = words("show-seat", number=seat + 1, player=words.player(seat))
    if city.board < 0:
        return _fold(f"{title} · {words('show-no-board')}", "bold")
    facts = [title, words.name(BOARDS[city.board].id)]
    if city.dealt_board != city.board:
        facts.append(words("show-own-copy", board=Name(BOARDS[city.dealt_board].id)))
    made = production_text(city.production, words) if city.production else start_text(BOARDS[city.board], words)
    lines = _fold(" · ".join([*facts, made]), "bold")
    coming = building.next_stages(game, seat) if city.markers else []
    for number in range(len(BOARDS[city.board].stages)):
        mark = BUILT if city.stages >> number & 1 else NEXT if number in coming else " "
        lines += _fold(f"{mark} {number + 1}. {_stage(game, seat, number, words)}", "", 2, 5)
    for number, colour in enumerate(COLOURS):
        cards = [_built(game, seat, card, words) for card in city.cards if CARDS[card].colour == number]
        if cards:
            lines += _fold(f"{words.name(colour, 'plural')}: {', '.join(cards)}", INK[colour], 2)
    return lines


def _stage(game: SevenWonders, seat: int, number: int, words: Words) -> str:
    """Price and effects; a stage that copies shows what it copies now."""
    stage = game.board(seat).stages[number]
    found = stage_of(game, seat, number)
    if stage.copied is None or found is None:
        return stage_text(found or stage, words)
    return f"{stage_text(stage, words)} ({stage_text(found, words)})"


def _built(game: SevenWonders, seat: int, number: int, words: Words) -> str:
    city = game.cities[seat]
    marks = [words("show-invisible")] if city.invisible >> number & 1 else []
    marks += [words("show-gilded")] if city.gilded >> number & 1 else []
    name = words.name(CARDS[number].id)
    return f"{name} ({', '.join(marks)})" if marks else name


def _sales(game: SevenWonders, me: int, seat: int, words: Words) -> str:
    """What a neighbour sells, and which of it costs 1 coin only."""
    city, side = game.cities[seat], _side(game, me, seat)
    sold = (
        words("show-sells", list=production_text(city.for_sale, words))
        if city.for_sale
        else words("show-sells-nothing")
    )
    text = f"{ARROWS[side]} {words.player(seat)} {sold}"
    prices = game.cities[me].prices
    raw = prices & (CHEAP_LEFT | CHEAP_RIGHT if side == "both" else CHEAP_LEFT if side == "left" else CHEAP_RIGHT)
    made = prices & CHEAP_MADE
    if not city.for_sale or not (raw or made):
        return text
    return f"{text} · {words('show-cheap', coins=CHEAP, kinds='all' if raw and made else 'raw' if raw else 'made')}"


def _side(game: SevenWonders, me: int, seat: int) -> str:
    """On which side of the viewer a city lies; empty when it is no neighbour."""
    if seat == game.lefts[me]:
        return "both" if seat == game.rights[me] else "left"
    return "right" if seat == game.rights[me] else ""


# The hand


def _hand(game: SevenWonders, me: int, words: Words) -> list[str]:
    """Cards in hand: what each costs now or why it cannot be built, and what it gives."""
    city = game.cities[me]
    lines: list[str] = []
    for title, numbers in (("show-leaders", city.leaders), ("show-hand", city.hand)):
        if not numbers:
            continue
        rows = [_card_row(game, me, number, words) for number in numbers]
        wide = [max([len(row[place]) for row in rows]) for place in range(2)]
        wide.append(max([len(row[2]) for row in rows if len(row[2]) <= PRICE], default=0))
        lines.append(f"[bold]{words(title)}[/]")
        for number, row in zip(numbers, rows, strict=True):
            lines += _card_lines(row, wide, INK[COLOURS[CARDS[number].colour]] if number >= 0 else "dim")
    return lines


def _card_row(game: SevenWonders, me: int, number: int, words: Words) -> tuple[str, str, str, str]:
    """Name, colour, price now, effect."""
    if number < 0:
        return face_down(number, words), "", "", ""
    card = CARDS[number]
    return (
        words.name(card.id),
        words.name(COLOURS[card.colour], "adj"),
        _price(game, me, card, words),
        _text(card, words),
    )


def _text(card: Card, words: Words) -> str:
    """What a card gives, and what it lets be built free later."""
    if not card.chains:
        return card_text(card, words)
    chains = ", ".join([words.name(CARDS[number].id) for number in card.chains])
    return words("show-chains", list=card_text(card, words), text=chains)


def _card_lines(row: tuple[str, str, str, str], wide: list[int], style: str) -> list[str]:
    """One card: three columns and its effect, folded under itself."""
    name, colour, price, text = row
    if len(price) > PRICE:
        # A long list of what is missing goes below, with the text.
        price, text = "", f"{price} · {text}"
    head = f"  {name:<{wide[0]}}  {colour:<{wide[1]}}  {price:<{wide[2]}}  "
    room = WIDTH - len(head)
    if price and len(text) <= room:
        parts = [text]
    elif price and room >= NARROW:
        parts = textwrap.wrap(text, room)
    else:
        parts = ["", *textwrap.wrap(text, WIDTH - BELOW)]
    indent = " " * (len(head) if parts[0] else BELOW)
    first = f"  [{style}]{name:<{wide[0]}}[/]{head[2 + wide[0] :]}{parts[0]}".rstrip()
    return [first, *[indent + part for part in parts[1:]]]


def face_down(number: int, words: Words) -> str:
    """A card seen from behind: only its Age shows."""
    age = FACE_DOWN - number
    return words("show-face-down", age=age) if age > 0 else words("show-face-down-leader")


def _price(game: SevenWonders, me: int, card: Card, words: Words) -> str:
    """What it takes to build the card right now; what is printed on it while nothing can be built."""
    step = game.step(me)
    owed = step.name if step is not None else ""
    seat = FREE_CITY if owed == "free-city-pick" else me
    if owed not in ("pick", "last-pick", "free-city-pick"):
        return card_cost(card, words)
    ways = [way for way in game.moves(me) if way.a == card.number]
    verbs = [way.verb for way in ways]
    if CHAIN in verbs:
        return words("show-chain")
    paid = [spent_on(game, seat, way) for way in ways if way.verb == BUILD]
    if paid:
        return words("show-price", coins=min(paid))
    if FREE in verbs or KIN in verbs:
        return words("show-once")
    why = building.refuse_card(game, seat, card, 0)
    if why is None or not words.has(f"show-why-{why.reason}"):
        return card_cost(card, words)
    return words(f"show-why-{why.reason}", **why.needs)


# Everybody


def brief(game: SevenWonders, words: Words) -> list[str]:
    """A line for each city: coins, shields, stages, cards by colour, tokens."""
    return [_summary(game, seat, words) for seat in game.circle]


def _summary(game: SevenWonders, seat: int, words: Words) -> str:
    city = game.cities[seat]
    side = _side(game, game.viewer, seat) if game.viewer >= 0 else ""
    title = words("show-seat", number=seat + 1, player=words.player(seat))
    head = f"{ARROWS[side]} {title}" if side else title
    facts = _facts(game, seat, words) if city.board >= 0 else [words("show-no-board")]
    return f"[bold]{escape(head)}[/] · {' · '.join(facts)}"


def _facts(game: SevenWonders, seat: int, words: Words) -> list[str]:
    city = game.cities[seat]
    facts = [
        words.name(BOARDS[city.board].id),
        words("count-coins", n=city.coins),
        words("show-shields", shields=city.all_shields(), half=city.half_shield),
        words("show-stages", built=city.stage_count(), all=len(BOARDS[city.board].stages)),
    ]
    counts = [(colour, city.colours >> (BITS * number) & LOW) for number, colour in enumerate(COLOURS)]
    cards = [f"[{INK[colour]}]{words.name(colour, 'plural')} {count}[/]" for colour, count in counts if count]
    if cards:
        facts.append(", ".join(cards))
    if city.victory_count() or city.all_defeats():
        facts.append(words("show-tokens", points=city.victory_points(), defeats=city.all_defeats()))
    if city.debts:
        facts.append(words("count-debts", n=city.debts))
    facts += [words("show-diplomacy")] if city.diplomacy else []
    facts += [words("show-absent")] if city.vanished else []
    facts += [words("show-chosen")] if city.choice is not None and not game.is_over else []
    return facts


def table(game: SevenWonders, words: Words) -> list[str]:
    """Everything else there is: all other cities, what lies under the stages, hands from behind, the discard pile."""
    lines: list[str] = []
    for seat in game.circle:
        city = game.cities[seat]
        if game.viewer >= 0 and seat != game.viewer:
            lines += _city(game, seat, words)
        else:
            title = words("show-seat", number=seat + 1, player=words.player(seat))
            lines.append(f"[bold]{escape(title)}[/]")
        if city.board < 0:
            continue
        texts = [words("show-sells", list=production_text(city.for_sale, words))] if city.for_sale else []
        for number, marker in enumerate(city.markers):
            if marker != EMPTY:
                texts.append(words("show-marker", stage=number + 1, list=_marker(marker, words)))
        if seat != game.viewer:
            texts += [words("show-hand-count", count=len(city.hand))] if city.hand else []
            texts += [words("show-leader-count", count=len(city.leaders))] if city.leaders else []
        for text in texts:
            lines += _fold(text, "", 2)
    lines += _fold(words("show-pile", count=len(game.discards.codes)), "bold")
    known = [words.name(CARDS[code >> 3].id) for code in game.discards.faces]
    if known:
        lines += _fold(words("show-pile-known", list=", ".join(known)), "", 2)
    return lines


def _marker(marker: int, words: Words) -> str:
    if marker == WONDER_CARD:
        return words("show-wonder-card")
    return words.name(CARDS[marker].id) if marker >= 0 else face_down(marker, words)
