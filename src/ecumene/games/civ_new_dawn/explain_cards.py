"""What cards are and do: focus cards, wonders, city-states, pacts, leaders, governments, districts, victory cards."""

from __future__ import annotations

from typing import Final, TypeAlias

from ecumene.core.argument import Name, Seat
from ecumene.games.civ_new_dawn import agenda_text, effect_text, house_text
from ecumene.games.civ_new_dawn.asked_text import place, slot_numbers
from ecumene.games.civ_new_dawn.automated_text import auto_text
from ecumene.games.civ_new_dawn.districts import can_act
from ecumene.games.civ_new_dawn.industry import cost_of
from ecumene.games.civ_new_dawn.list_text import capital, listed, named, sentence, stopped
from ecumene.games.civ_new_dawn.pacts import available_pacts
from ecumene.games.civ_new_dawn.pieces import district_space, state_token_on_card
from ecumene.games.civ_new_dawn.state import NO_SEAT, State
from ecumene.games.civ_new_dawn.tables.agendas import AGENDA_RULES, AGENDAS
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS, NO_LEADER
from ecumene.games.civ_new_dawn.tables.places import CITY_STATE_NUMBER, CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import WONDER_NUMBER, WONDERS
from ecumene.games.civ_new_dawn.victory import cards_needed
from ecumene.games.civ_new_dawn.vocabulary import (
    DECK_OF_TYPE,
    DECK_TYPES,
    DISTRICTS,
    ERAS,
    GOVERNMENTS,
    LEVEL_SPACES,
    MOST_TRADE,
    NO_GOVERNMENT,
    PACTS,
    RESOURCES,
    TYPES,
)
from ecumene.text import Words

Told: TypeAlias = "tuple[str, list[str], list[str]] | None"
#: By type: the rules of its cards; the military cards of the base game have others.
TYPE_RULES: Final = ("CV-056", "CV-065", "CV-076", "CV-094", "CV-242", "CV-205")
BASE_MILITARY: Final = "CV-113"
PACT_RULES: Final = ("CV-088", "CV-089", "CV-092")


def seat_of(game: State, text: str) -> int:
    """A seat, or -1 for anything else."""
    return int(text) if text.isdecimal() and int(text) < game.seats else -1


# The focus row


def focus_card(game: State, rest: str, words: Words) -> Told:
    """`1-culture`: what the card does, its slot, and what lies on it."""
    number, _, type = rest.partition("-")
    seat = seat_of(game, number)
    if seat < 0 or type not in TYPES or TYPES.index(type) not in game.players[seat].order:
        return None
    strand = TYPES.index(type)
    player = game.players[seat]
    card = FOCUS[player.cards[strand]]
    level = words("level", number=card.level)
    lines = [words("explain-focus", type=Name(TYPES[card.type]), level=level, player=Seat(seat))]
    lines.append(card_effect(game, seat, strand, words))
    numbers = slot_numbers(game, seat, strand)
    lines.append(words("explain-slot", slot=player.slot_of(strand) + 1, slots=numbers))
    trade = words("explain-trade", trade=player.trade[strand], most=MOST_TRADE)
    lines.append(sentence(", ".join([trade, *lying_on(game, seat, strand, words)])))
    rule = BASE_MILITARY if card.attacks else TYPE_RULES[card.type]
    return capital(words.name(card.id)), lines, [rule, "CV-041", "CV-042", "CV-046"]


def card_effect(game: State, seat: int, strand: int, words: Words) -> str:
    """What a card does in that seat's row: an automated player uses its cards in another way."""
    card = game.players[seat].cards[strand]
    if game.players[seat].is_automated:
        return auto_text(card, words)
    return effect_text.card_text(card, words)


def lying_on(game: State, seat: int, strand: int, words: Words) -> list[str]:
    """City-state and natural wonder tokens and the government on a card, part by part."""
    player = game.players[seat]
    states = [state.id for number, state in enumerate(CITY_STATES) if player.states_on[strand] >> number & 1]
    naturals = [row[0] for number, row in enumerate(NATURAL_WONDERS) if player.naturals_on[strand] >> number & 1]
    found = [named(id, words) for id in [*states, *naturals]]
    if player.governed == strand:
        found.append(words("the-government", government=Name(GOVERNMENTS[player.government])))
    return found


def tech(game: State, rest: str, words: Words) -> Told:
    """The tech dial of a seat."""
    seat = seat_of(game, rest)
    if seat < 0:
        return None
    dial = game.players[seat].dial
    spaces = [words("explain-level", space=space, level=words("level", number=n)) for space, n in LEVEL_SPACES.items()]
    lines = [words("explain-tech", space=dial), sentence(words("explain-levels", list=listed(spaces, words)))]
    return words("explain-tech-title", player=Seat(seat)), lines, ["CV-065", "CV-067", "CV-068"]


def government(game: State, rest: str, words: Words) -> Told:
    seat = seat_of(game, rest)
    if seat < 0:
        return None
    type = game.players[seat].government
    if type == NO_GOVERNMENT:
        return words("explain-government-title", player=Seat(seat)), [words("explain-no-government")], ["CV-300"]
    lines = [words("explain-government", player=Seat(seat)), effect_text.government_text(type, words)]
    return capital(words.name(GOVERNMENTS[type])), lines, ["CV-302", "CV-303", "CV-304"]


def leader(game: State, rest: str, words: Words) -> Told:
    """The sheet of a seat: civilisation, ability, unique card."""
    seat = seat_of(game, rest)
    if seat < 0:
        return None
    number = game.players[seat].leader
    if number == NO_LEADER:
        return words("explain-automated-title"), [words("explain-automated")], ["CV-468", "CV-473"]
    row = LEADERS[number]
    lines = [words("explain-leader", person=Name(row.person), nation=Name(row.id), player=Seat(seat))]
    text = effect_text.leader_text(number, words)
    if game.expansion:
        lines.append(words("explain-ability", ability=Name(effect_text.ABILITIES[number]), text=text))
        card = FOCUS[row.unique]
        told = {"card": Name(card.id), "type": Name(TYPES[card.type]), "level": words("level", number=card.level)}
        lines.append(words("explain-unique", text=effect_text.card_text(row.unique, words), **told))
    else:
        lines.append(words("explain-ability", ability=Name(effect_text.ABILITIES[number]), text=text))
    lines += house_text.of_leader(number, words)
    return capital(words.name(row.id)), lines, ["CV-157", "CV-203"]


# Wonders


def wonder(game: State, rest: str, words: Words) -> Told:
    """A world wonder on offer or on the map."""
    if rest not in WONDER_NUMBER:
        return None
    number = WONDER_NUMBER[rest]
    row = WONDERS[number]
    goods = listed([named(RESOURCES[resource], words) for resource in row.resources], words)
    told: dict[str, int | str] = {
        "type": Name(TYPES[row.type]),
        "era": Name(ERAS[row.era]),
        "cost": row.cost,
        "list": goods,
    }
    lines = [words("explain-wonder", **told), effect_text.wonder_text(number, words)]
    deck = DECK_OF_TYPE[row.type]
    rules = ["CV-102", "CV-103", "CV-107"]
    if game.wonder_at[number] >= 0:
        holder = game.wonder_holder(number)
        where: dict[str, int | str] = {"space": place(game, game.wonder_at[number]), "player": Seat(holder)}
        lines.append(words("explain-wonder-built", held=int(holder != NO_SEAT), **where))
        rules = ["CV-109", "CV-110"]
    elif game.decks[deck] and game.decks[deck][-1] == number:
        if game.wonder_trade >> deck & 1:
            lines.append(words("explain-wonder-aged"))
            rules += ["CV-316", "CV-317"]
        if game.viewer >= 0:
            lines.append(words("explain-wonder-cost", cost=cost_of(game, game.viewer, number)))
    return capital(words.name(row.id)), lines, rules


def deck(game: State, rest: str, words: Words) -> Told:
    """A deck of wonders: how many cards are left."""
    if rest not in TYPES or DECK_OF_TYPE[TYPES.index(rest)] < 0:
        return None
    cards = game.decks[DECK_OF_TYPE[TYPES.index(rest)]]
    lines = [words("explain-deck", cards=len(cards), type=Name(rest))]
    return words("explain-deck-title", type=Name(rest)), lines, ["CV-102", "CV-108"]


def on_offer(game: State) -> list[int]:
    """The wonders that can be built now, in the order of their decks."""
    found = [game.decks[index][-1] for index in range(len(DECK_TYPES)) if game.decks[index]]
    return [number for number in found if number >= 0]


# Diplomacy


def city_state(game: State, rest: str, words: Words) -> Told:
    """Where its token is, who holds its cards, and what they do."""
    if rest not in CITY_STATE_NUMBER:
        return None
    number = CITY_STATE_NUMBER[rest]
    lines = [words("explain-state", type=Name(TYPES[CITY_STATES[number].type])), effect_text.state_text(number, words)]
    holders = [words.player(seat) for seat in range(game.seats) if game.players[seat].envoys >> number & 1]
    if number + 1 in game.states:
        where = place(game, game.states.index(number + 1))
        lines.append(words("explain-state-free", space=where, cards=game.state_cards_left(number)))
    owners = [seat for seat in range(game.seats) if state_token_on_card(game, seat, number) >= 0]
    if owners:
        lines.append(words("explain-state-conquered", player=Seat(owners[0])))
    if holders:
        lines.append(words("explain-held", list=", ".join(holders)))
    return capital(words.name(rest)), lines, ["CV-085", "CV-087", "CV-126", "CV-381"]


def pact(game: State, rest: str, words: Words) -> Told:
    """`0-embassy`: a card that the player of that seat gives."""
    number, _, id = rest.partition("-")
    giver = seat_of(game, number)
    if giver < 0 or id not in PACTS:
        return None
    card = PACTS.index(id)
    lines = [words("explain-pact", giver=Seat(giver)), effect_text.pact_text(card, words, game.expansion)]
    holders = [words.player(seat) for seat in range(game.seats) if game.players[seat].pacts[giver] >> card & 1]
    if holders:
        lines.append(words("explain-held", list=", ".join(holders)))
    elif card in available_pacts(game, giver):
        lines.append(words("explain-pact-free"))
    return capital(words.name(id)), lines, list(PACT_RULES)


def ibrahim(game: State, rest: str, words: Words) -> Told:
    if rest:
        return None
    lines = [effect_text.ibrahim_text(words)]
    if game.ibrahim != NO_SEAT:
        lines.append(words("explain-held", list=words.player(game.ibrahim)))
    return words.name("ibrahim"), lines, ["CV-322"]


# Districts and agendas


def district(game: State, rest: str, words: Words) -> Told:
    """`0-campus`: a district of a seat, on the map or not."""
    number, _, id = rest.partition("-")
    seat = seat_of(game, number)
    if seat < 0 or id not in DISTRICTS or not game.expansion:
        return None
    kind = DISTRICTS.index(id)
    space = district_space(game, seat, kind)
    lines = [words("explain-district", player=Seat(seat)), effect_text.district_text(kind, words)]
    if space < 0:
        lines.append(words("explain-district-unused"))
    else:
        acts = int(can_act(game, seat, kind))
        lines.append(words("explain-district-at", space=place(game, space), acts=acts))
    return capital(words.name(id)), lines, ["CV-214", "CV-216", "CV-223"]


def victory_card(game: State, rest: str, words: Words) -> Told:
    """One of the victory cards in play: its agendas, and how far everybody is."""
    index = int(rest) if rest.isdecimal() else -1
    if not 0 <= index < len(game.victory_cards):
        return None
    agendas = agenda_text.agendas_of(game, index)
    lines = [sentence(agenda_text.agenda_line(agenda, words)) for agenda in agendas]
    lines += [stopped(agenda_text.standing(game, seat, index, words)) for seat in range(game.seats)]
    lines.append(words("explain-victory", needed=cards_needed(game), cards=len(game.victory_cards)))
    title = " / ".join([words.name(AGENDAS[agenda]) for agenda in agendas])
    return title, lines, [*dict.fromkeys([AGENDA_RULES[agenda] for agenda in agendas]), "CV-190", "CV-191"]
