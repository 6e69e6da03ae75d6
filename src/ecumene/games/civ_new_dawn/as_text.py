"""The position as text, for terminals and screen readers. Everything here works on views: hidden cards stay so."""

from __future__ import annotations

import textwrap
from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.games.civ_new_dawn import agenda_text, combat_text, explain, house_text, map_text
from ecumene.games.civ_new_dawn.asked_text import card_in, place, slot_numbers
from ecumene.games.civ_new_dawn.effect_text import ABILITIES, leader_text, pact_text, state_text, wonder_text
from ecumene.games.civ_new_dawn.explain_cards import card_effect, lying_on, on_offer
from ecumene.games.civ_new_dawn.industry import cost_of
from ecumene.games.civ_new_dawn.list_text import inside, listed, named
from ecumene.games.civ_new_dawn.space_text import good_id, on_map
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS, NO_LEADER
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.victory import cards_needed
from ecumene.games.civ_new_dawn.vocabulary import (
    BASE_DIAL,
    DIAL,
    LETTERS,
    MOST_TRADE,
    PACTS,
    RESOURCES,
    SYMBOLS,
    TYPES,
)
from ecumene.text import Words, escape

WIDTH: Final = 79
#: A space at which no line is broken.
NO_BREAK: Final = "\u00a0"
#: Ink of the types of focus cards; their names say the same without it.
INK: Final = ("#b08bd6", "#5b9bd5", "#d9a441", "#d97b3f", "#d9615a", "#5aa469")


def _heading(text: str) -> list[str]:
    return [f"[bold]{escape(line.replace(NO_BREAK, ' '))}[/]" for line in textwrap.wrap(text, WIDTH)]


def _kept(text: str, words: Words) -> str:
    """The names of players stay on one line, whatever they are."""
    for name in words.players:
        text = text.replace(name, name.replace(" ", NO_BREAK))
    return text


def _item(text: str, style: str = "", indent: int = 2) -> list[str]:
    """A line under a heading, folded where it is too long; the text is escaped here, the style is markup."""
    lines = textwrap.wrap(
        text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2), break_on_hyphens=False
    )
    lines = [escape(line.replace(NO_BREAK, " ")) for line in lines]
    return [f"[{style}]{line}[/]" if style else line for line in lines]


# The board from one seat


def board(game: State, words: Words) -> list[str]:
    """The map, the attack being fought, the reader's row; after an empty line what the letters mean."""
    lines = _heading(explain.progress(game, words))
    lines += [escape(line) for line in map_text.map_lines(game)]
    lines += _pieces_on_map(game, words)
    lines += _fight(game, words)
    if game.viewer >= 0:
        lines += _row(game, game.viewer, words)
    lines += ["", *_item(words("show-legend"), "dim", 0)]
    for line in house_text.of_core(game, words):
        lines += _item(line, "dim", 0)
    return lines


def _pieces_on_map(game: State, words: Words) -> list[str]:
    """What the letters of the map do not tell: which city-state, resource and barbarian is where."""
    land = range(game.land.size)
    groups = {
        "show-states": [(space, CITY_STATES[game.states[space] - 1].id) for space in land if game.states[space]],
        "show-goods": [(space, good_id(game.goods[space])) for space in land if game.goods[space]],
        "show-wonders-at": [(space, WONDERS[game.wonders[space] - 1].id) for space in land if game.wonders[space]],
    }
    lines: list[str] = []
    for id, found in groups.items():
        if found:
            told = ", ".join([f"{place(game, space)} {named(thing, words)}" for space, thing in found])
            lines += _item(words(id, list=told), "", 0)
    there = [f"{LETTERS[letter]} {place(game, space)}" for letter, space in enumerate(game.barbarians) if space >= 0]
    if there:
        lines += _item(words("show-barbarians", list=", ".join(there)), "", 0)
    return lines


def _fight(game: State, words: Words) -> list[str]:
    """The attack being fought, both sides line by line."""
    attack = combat_text.fought(game)
    both = combat_text.fight_sides(game, words)
    if attack is None or both is None:
        return []
    lines = _heading(_kept(combat_text.title(game, attack, words), words))
    for one in both:
        lines += _item(_kept(one.title, words))
        for text, rule in one.lines:
            lines += _item(f"{text} ({rule})", "", 4)
    return lines


def _row(game: State, seat: int, words: Words) -> list[str]:
    """The focus row from left to right with what each card does and what lies on it."""
    player = game.players[seat]
    own = seat == game.viewer
    lines = _heading(words("show-own-row") if own else _kept(words("show-row", player=words.player(seat)), words))
    for slot, strand in enumerate(player.order):
        card = FOCUS[player.cards[strand]]
        told = [words("show-trade", trade=player.trade[strand], most=MOST_TRADE), *lying_on(game, seat, strand, words)]
        head = words(
            "show-card",
            slot=game.slots[slot],
            slots=slot_numbers(game, seat, strand),
            type=Name(TYPES[card.type]),
            card=card_in(game, seat, strand),
            level=words("level", number=card.level),
            list=", ".join(told),
        )
        lines += _item(head, INK[card.type])
        if own:
            lines += _item(card_effect(game, seat, strand, words), "dim", 6)
    return lines


# Everybody


def brief(game: State, words: Words) -> list[str]:
    """What changes from turn to turn, in a line for each seat."""
    return [_summary(game, seat, words) for seat in range(game.seats)]


def _summary(game: State, seat: int, words: Words) -> str:
    player = game.players[seat]
    state = "turn" if seat in game.to_move else "automated" if player.is_automated else "waits"
    title = words("show-seat", number=seat + 1, player=words.player(seat), state=state)
    leader = words.name(LEADERS[player.leader].id) if player.leader != NO_LEADER else words("explain-automated-title")
    facts = [
        leader,
        words("show-marks", marks=player.marks.bit_count(), needed=cards_needed(game)),
        words("show-counts", cities=len(player.cities), tokens=len(player.spots), trade=player.all_trade()),
        words("show-tech", space=player.dial),
    ]
    goods = [f"{words.name(id)} {player.resources[n]}" for n, id in enumerate(RESOURCES) if player.resources[n]]
    if goods:
        facts.append(", ".join(goods))
    return f"[bold]{escape(title)}[/] · {escape(' · '.join(facts))}"


def table(game: State, words: Words) -> list[str]:
    """Victory cards, wonders on offer, the event dial, then every player."""
    lines = _victory(game, words)
    lines += _wonders(game, words)
    lines += _dial(game, words)
    for seat in range(game.seats):
        lines += _player(game, seat, words)
    return lines


def _victory(game: State, words: Words) -> list[str]:
    needed, cards = cards_needed(game), len(game.victory_cards)
    lines = _heading(words("show-victory", needed=needed, cards=cards))
    for index in range(cards):
        for agenda in agenda_text.agendas_of(game, index):
            lines += _item(agenda_text.agenda_line(agenda, words))
        told = [agenda_text.standing(game, seat, index, words) for seat in range(game.seats)]
        lines += _item(_kept("; ".join(told), words), "dim", 6)
    return lines


def _wonders(game: State, words: Words) -> list[str]:
    """Wonders on offer with their price for the reader."""
    lines = _heading(words("show-wonders"))
    for number in on_offer(game):
        row = WONDERS[number]
        cost = cost_of(game, game.viewer, number) if game.viewer >= 0 else row.cost
        goods = listed([named(RESOURCES[resource], words) for resource in row.resources], words)
        told: dict[str, int | str] = {
            "wonder": Name(row.id),
            "type": Name(TYPES[row.type]),
            "cost": cost,
            "list": goods,
        }
        lines += _item(words("show-wonder", text=inside(wonder_text(number, words)), **told), INK[row.type])
    return lines


def _dial(game: State, words: Words) -> list[str]:
    sections = DIAL if game.expansion else BASE_DIAL
    following = sections[(game.dial + 1) % len(sections)]
    symbols = listed([named(f"symbol-{SYMBOLS[symbol]}", words) for symbol in following], words)
    lines = _heading(words("show-dial", list=symbols))
    supply = ", ".join([f"{named(id, words)} {game.resource_supply[n]}" for n, id in enumerate(RESOURCES)])
    lines += _item(words("show-supply", trade=game.trade_supply, list=supply, tiles=len(game.stack)))
    for line in [*house_text.of_trade(game, words), *house_text.of_resources(game, words)]:
        lines += _item(line, "dim")
    return lines


def _player(game: State, seat: int, words: Words) -> list[str]:
    player = game.players[seat]
    lines = _row(game, seat, words) if seat != game.viewer else _heading(words("show-own"))
    for text in _possessions(game, seat, words):
        lines += _item(_kept(text, words))
    if player.leader != NO_LEADER:
        ability = Name(ABILITIES[player.leader])
        lines += _item(words("explain-ability", ability=ability, text=leader_text(player.leader, words)), "dim")
    return lines


def _possessions(game: State, seat: int, words: Words) -> list[str]:
    """Cities, figures, wonders, natural wonders and diplomacy cards of a player."""
    player = game.players[seat]
    texts: list[str] = []
    for id, spaces in (("show-cities", player.cities), ("show-armies", on_map(player.armies))):
        if spaces:
            texts.append(words(id, list=", ".join([place(game, space) for space in spaces])))
    if on_map(player.caravans):
        texts.append(words("show-caravans", list=", ".join([place(game, space) for space in on_map(player.caravans)])))
    texts.append(words("show-unused", tokens=player.tokens_left, cities=player.cities_left))
    for number in game.wonders_of(seat):
        texts.append(f"{named(WONDERS[number].id, words)}: {wonder_text(number, words)}")
    naturals = [named(row[0], words) for n, row in enumerate(NATURAL_WONDERS) if player.natural_wonders >> n & 1]
    if naturals:
        texts.append(words("show-naturals", list=", ".join(naturals)))
    for giver, held in enumerate(player.pacts):
        for pact in range(len(PACTS)):
            if held >> pact & 1:
                text = inside(pact_text(pact, words, game.expansion))
                texts.append(words("show-pact", card=Name(PACTS[pact]), giver=Seat(giver), text=text))
    for state, row in enumerate(CITY_STATES):
        if player.envoys >> state & 1:
            texts.append(words("show-envoy", state=Name(row.id), text=inside(state_text(state, words))))
    return texts
