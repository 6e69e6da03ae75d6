"""The position as text, for terminals and screen readers. Everything here works on views: hidden cards stay so."""

from __future__ import annotations

import textwrap
from typing import Final

from ecumene.core.argument import Counted, Name, Seat
from ecumene.games.everdell import city_text, demand_text, explain
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.claiming import claimable
from ecumene.games.everdell.drawing import hand_limit
from ecumene.games.everdell.effect_text import card_text, event_text, link_text, visitor_text
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.gain_text import gains_name
from ecumene.games.everdell.locations import place_id
from ecumene.games.everdell.moves import ARCHIVED, HAND, MEADOW, RESERVED, STATION
from ecumene.games.everdell.place_text import capital, sentence, standing_of
from ecumene.games.everdell.places import BOARD_PLACES, FIRST_FOREST, HAVEN, KNOLL, PLACE_NAMES
from ecumene.games.everdell.player import NO_CARD
from ecumene.games.everdell.resources import counted
from ecumene.games.everdell.scoring import rugworts_score
from ecumene.games.everdell.state import UNCLAIMED, State
from ecumene.games.everdell.visitors import TILES, VISITORS
from ecumene.games.everdell.vocabulary import COLOURS
from ecumene.text import Words, escape

WIDTH: Final = 79
#: Ink of the colours of cards; their names say the same without it.
INK: Final = {
    "tan": "#c7a06b",
    "green": "#5aa469",
    "red": "#d9615a",
    "blue": "#5b9bd5",
    "purple": "#a884cc",
}
#: Where the second of two columns begins.
COLUMN: Final = 40


# The table from one seat


def board(game: State, words: Words) -> list[str]:
    """Places, events, the rows, the reader's city and hand; after an empty line what all these cards do."""
    me = game.viewer
    lines = _heading(capital(explain.progress(game, words)))
    lines += _places(game, words)
    lines += _events(game, words)
    lines += _rows(game, words)
    if me >= 0:
        lines += _own(game, me, words)
    return [*lines, "", *_texts(game, words)]


def _heading(text: str) -> list[str]:
    return [f"[bold]{escape(line)}[/]" for line in textwrap.wrap(text, WIDTH)]


def _item(text: str, style: str = "", indent: int = 2) -> list[str]:
    """A line under a heading, folded where it is too long; the text is escaped here, the style is markup."""
    lines = textwrap.wrap(
        capital(text),
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 2),
        break_on_hyphens=False,
    )
    return [f"[{style}]{escape(line)}[/]" if style else escape(line) for line in lines]


def _columns(cells: list[str]) -> list[str]:
    """Short items two in a line; a long one takes a line for itself."""
    lines: list[str] = []
    left = ""
    for cell in [*cells, ""]:
        short = len(cell) <= COLUMN - 4
        if left:
            lines.append(escape(f"  {left:<{COLUMN - 2}}{cell if short else ''}".rstrip()))
            left = "" if short else cell
        elif short:
            left = cell
        if not short:
            lines += _plain_item(cell)
            left = ""
    return lines


def _places(game: State, words: Words) -> list[str]:
    """Every place of the board with its name in the notation, what it brings, and who stands there."""
    lines = _heading(words("show-places"))
    locations = [place for place in range(BOARD_PLACES) if _is_in_play(game, place)]
    return lines + _columns([_place(game, place, words) for place in locations])


def _is_in_play(game: State, place: int) -> bool:
    if FIRST_FOREST <= place < HAVEN:
        return place in game.forest_places
    return place < KNOLL or bool(game.tiles)


def _place(game: State, place: int, words: Words) -> str:
    there = [
        words.player(seat)
        for seat, player in enumerate(game.players)
        for stands in (*player.workers, *player.fixed)
        if stands == place
    ]
    name = words.name(place_id(game, place))
    text = f"{PLACE_NAMES[place]}  {name}" if name != PLACE_NAMES[place] else name
    return f"{text} ({', '.join(there)})" if there else text


def _events(game: State, words: Words) -> list[str]:
    lines = _heading(words("show-events"))
    for place, number in enumerate(game.events):
        event = EVENTS[number]
        owner = game.claimed_by[place]
        name = Name(event.id)
        kind = "basic" if event.is_basic else "special"
        if owner != UNCLAIMED:
            lines += _item(words("show-event-owned", event=name, kind=kind, owner=Seat(owner)), "dim")
            continue
        needs = "; ".join(_demands(game, number, words))
        ready = game.viewer >= 0 and claimable(game, game.viewer, number)
        told: dict[str, int | str] = {"list": needs, "points": event.points, "ready": int(ready)}
        lines += _item(words("show-event", event=name, kind=kind, **told), "bold" if ready else "")
    return lines


def _demands(game: State, number: int, words: Words) -> list[str]:
    """With how much of it the reader has; a spectator reads the needs alone."""
    event = EVENTS[number]
    if game.viewer < 0:
        return [event_text(number, words)]
    price = demand_text.price_of(event, words)
    return [*demand_text.demands(game.players[game.viewer], event, words), *([price] if price else [])]


def _rows(game: State, words: Words) -> list[str]:
    """Meadow, Station with its tiles, and visitors."""
    lines = _heading(words("show-meadow", deck=len(game.deck), discards=len(game.discards)))
    for place, design in enumerate(game.meadow):
        lines += _card_line(game, f"meadow-{place + 1}", design, MEADOW + place, words)
    if game.station:
        lines += _heading(words("show-station"))
        for place, design in enumerate(game.station):
            tile = words("show-tile", gains=gains_name(TILES[game.tiles[place]], words))
            lines += _card_line(game, f"station-{place + 1}", design, STATION + place, words, tile)
    if game.visitors:
        lines += _heading(words("show-visitors"))
        for pile in game.visitors:
            lines += _item(_visitor(game, pile[-1], words) if pile else words("show-empty"))
    if game.revealed_cards:
        lines += _heading(words("show-revealed"))
        for design in game.revealed_cards:
            lines += _item(city_text.card_line(design, words), INK[COLOURS[CARDS[design].colour]])
    return lines


def _visitor(game: State, visitor: int, words: Words, seat: int = -1) -> str:
    name = words.name(VISITORS[visitor].id)
    text = f"{name}: {visitor_text(visitor, words)}"
    reader = seat if seat >= 0 else game.viewer
    if reader < 0:
        return text
    return f"{text} {words('show-wish', granted=int(demand_text.is_granted(game, reader, visitor)))}"


def _card_line(game: State, place: str, design: int, source: int, words: Words, more: str = "") -> list[str]:
    """One card in a row: where, what it is, its price, and whether the reader can play it now."""
    if design == NO_CARD:
        return _item(f"{place}  {words('show-empty')}", "dim")
    parts = [city_text.card_line(design, words)]
    if MEADOW <= source < STATION and game.blocked(source - MEADOW):
        parts.append(words("show-blocked"))
    elif game.viewer >= 0:
        parts.append(city_text.playable(game, game.viewer, design, source, words))
    if more:
        parts.append(more)
    head = f"{place}  " if place else ""
    return _plain_item(head + " · ".join(parts), INK[COLOURS[CARDS[design].colour]])


def _plain_item(text: str, style: str = "") -> list[str]:
    """As it is: a line may begin with a name of the notation."""
    lines = textwrap.wrap(
        text, WIDTH, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False, break_long_words=False
    )
    return [f"[{style}]{escape(line)}[/]" if style else escape(line) for line in lines]


# The reader's own things


def _own(game: State, me: int, words: Words) -> list[str]:
    player = game.players[me]
    lines = _heading(words("show-own-city", **city_text.spaces(player)))
    lines += _city(game, me, words)
    for text in _pieces(game, me, words):
        lines += _item(text)
    if player.reserved != NO_CARD:
        lines += _heading(words("show-reserved"))
        lines += _card_line(game, "", player.reserved, RESERVED, words)
    if player.archive:
        lines += _heading(words("show-archive"))
        for design in player.archive:
            lines += _card_line(game, "", design, ARCHIVED, words)
    if game.looked_at:
        lines += _heading(words("show-looked-at"))
        for design in [design for design in game.looked_at if design >= 0]:
            lines += _item(city_text.card_line(design, words), INK[COLOURS[CARDS[design].colour]])
    lines += _heading(words("show-hand", cards=len(player.hand), limit=hand_limit(player)))
    for design in player.hand:
        lines += _card_line(game, "", design, HAND, words)
    return lines


def _city(game: State, seat: int, words: Words) -> list[str]:
    """The cards by colour, each with what lies on it and who stands there."""
    found: list[str] = []
    for colour, cards in city_text.by_colour(game, seat, words):
        found += _item(f"{words('show-colour', colour=Name(colour))}: {', '.join(cards)}", INK[colour])
    return found or _item(words("show-no-cards"), "dim")


def _pieces(game: State, seat: int, words: Words) -> list[str]:
    """Workers that are out, events, visitors, and the pieces of Newleaf."""
    player = game.players[seat]
    texts: list[str] = []
    places = [standing_of(game, seat, place, words) for place in player.workers]
    if places:
        texts.append(words("show-workers-at", list="; ".join(places)))
    fixed = [standing_of(game, seat, place, words) for place in player.fixed]
    if fixed:
        texts.append(words("show-workers-stay", list="; ".join(fixed)))
    for claimed in player.events:
        texts.append(city_text.claimed_line(game, seat, claimed, words))
    for visitor in player.visitors:
        if seat == game.rugwort:
            guest = Name(VISITORS[visitor].id)
            texts.append(words("show-guest-of-rugwort", visitor=guest, points=VISITORS[visitor].points))
        else:
            texts.append(words("show-guest", text=_visitor(game, visitor, words, seat)))
    return [*texts, *city_text.newleaf_pieces(game, seat, words)]


# What cards do


def _texts(game: State, words: Words) -> list[str]:
    """What every card in sight does: the rows, then the reader's own."""
    me = game.viewer
    shown = [*game.meadow, *game.station, *game.revealed_cards]
    if me >= 0:
        player = game.players[me]
        shown += [*player.hand, *player.archive, player.reserved, *[laid.design for laid in player.city]]
    designs = sorted({design for design in shown if design >= 0}, key=lambda design: words.name(CARDS[design].id))
    lines = _heading(words("show-texts"))
    for design in designs:
        text = f"{words.name(CARDS[design].id)}: {card_text(design, words)} {link_text(design, words)}"
        lines += _item(text, INK[COLOURS[CARDS[design].colour]])
    lines += _heading(words("show-event-texts"))
    for place, number in enumerate(game.events):
        if game.claimed_by[place] == UNCLAIMED:
            lines += _item(f"{words.name(EVENTS[number].id)}: {event_text(number, words)}")
    return lines


# Everybody


def brief(game: State, words: Words) -> list[str]:
    """What changes from turn to turn, in a line or two for each seat."""
    return [_summary(game, seat, words) for seat in range(len(game.players))]


def _summary(game: State, seat: int, words: Words) -> str:
    player = game.players[seat]
    if seat == game.rugwort:
        return f"[bold]{escape(_rugworts_title(game, words))}[/]"
    state = "passed" if player.passed else "turn" if seat in game.to_move else "waits"
    title = words("show-seat", number=seat + 1, player=words.player(seat), state=state)
    goods = counted(player.twig, player.resin, player.pebble, player.berry, player.points)
    facts = [
        words.name(explain.season_of(player)),
        words("show-home", home=player.home, out=len(player.workers) + len(player.fixed)),
        words("just-goods", goods=Counted(goods)) if goods else words("show-no-goods"),
        words("show-hand-size", cards=len(player.hand)),
        words("show-spaces", **city_text.spaces(player)),
        words("show-points-now", points=game.scores()[seat].total, over=int(game.is_over)),
    ]
    return f"[bold]{escape(title)}[/] · {' · '.join(facts)}"


def table(game: State, words: Words) -> list[str]:
    """Everything else: the cities of the others with their workers, events and guests; in solo Rugwort's points."""
    lines: list[str] = []
    for seat in range(len(game.players)):
        if seat == game.viewer:
            continue
        lines += _rugwort(game, words) if seat == game.rugwort else _seat(game, seat, words)
    return lines or _heading(words("show-alone"))


def _seat(game: State, seat: int, words: Words) -> list[str]:
    player = game.players[seat]
    lines = _heading(words("show-city-of", player=words.player(seat), **city_text.spaces(player)))
    lines += _city(game, seat, words)
    for text in _pieces(game, seat, words):
        lines += _item(text)
    return lines


def _rugworts_title(game: State, words: Words) -> str:
    cards = len(game.players[game.rugwort].city)
    return words("show-rugwort", points=rugworts_score(game).total, cards=cards, over=int(game.is_over))


def _rugwort(game: State, words: Words) -> list[str]:
    """His city, his workers, and what he would score."""
    score = rugworts_score(game)
    lines = _heading(_rugworts_title(game, words))
    lines += _city(game, game.rugwort, words)
    parts = [f"{words.name(item.source)} {item.points}" for item in score.items]
    texts = [words("show-rugwort-points", list=", ".join(parts), year=game.year)]
    blocked = [place + 1 for place in range(len(game.meadow)) if game.blocked(place)]
    if blocked:
        texts.append(words("show-rugwort-blocks", list=", ".join(map(str, blocked))))
    for text in [*texts, *_pieces(game, game.rugwort, words)]:
        lines += _item(sentence(text))
    return lines
