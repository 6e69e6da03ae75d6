"""What cards are and do: in hand, in the rows, in cities."""

from __future__ import annotations

from typing import Final, TypeAlias

from ecumene.core.argument import Name, Seat
from ecumene.games.everdell.card import LINK_NONE
from ecumene.games.everdell.catalogue import CARDS, NUMBER, STOREHOUSE
from ecumene.games.everdell.city_text import playable, workers_on
from ecumene.games.everdell.drawing import hand_limit
from ecumene.games.everdell.effect_text import card_text, link_text
from ecumene.games.everdell.gain_text import gaining
from ecumene.games.everdell.laid import GOLDEN_TOKEN, STANDARD, UNPAIRED
from ecumene.games.everdell.moves import ARCHIVED, HAND, MEADOW, RESERVED, STATION, reference
from ecumene.games.everdell.place_text import capital, lying_on, printed_price, sentence
from ecumene.games.everdell.player import NO_CARD, card_place
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import TILES
from ecumene.games.everdell.vocabulary import COLOURS, RED
from ecumene.text import Words

Told: TypeAlias = "tuple[str, list[str], list[str]] | None"
#: By colour: what its cards are about.
COLOUR_RULES: Final = ("EV-096", "EV-097", "EV-098", "EV-099", "EV-100")


def card(design: int, words: Words) -> tuple[str, list[str], list[str]]:
    """Everything that stands on a card."""
    row = CARDS[design]
    lines = [
        words(
            "explain-card",
            colour=Name(COLOURS[row.colour]),
            kind="construction" if row.is_construction else "critter",
            unique=int(row.is_unique),
            price=printed_price(design, words),
            points=row.points,
            copies=row.copies,
        ),
        card_text(design, words),
        link_text(design, words),
    ]
    rules = [row.rule, COLOUR_RULES[row.colour], "EV-075"]
    rules += ["EV-244"] if row.link != LINK_NONE else ["EV-076"]
    return capital(words.name(row.id)), lines, rules


def _offered(game: State, design: int, source: int, words: Words) -> tuple[str, list[str], list[str]]:
    """A card that the reader may be able to play."""
    title, lines, rules = card(design, words)
    if game.viewer >= 0 and not game.is_over and not game.players[game.viewer].passed:
        lines.append(sentence(playable(game, game.viewer, design, source, words, long=True)))
    return title, lines, rules


def in_hand(game: State, rest: str, words: Words) -> Told:
    return _offered(game, NUMBER[rest], HAND, words) if rest in NUMBER else None


def in_archive(game: State, rest: str, words: Words) -> Told:
    if rest not in NUMBER:
        return None
    title, lines, rules = _offered(game, NUMBER[rest], ARCHIVED, words)
    return title, [words("explain-archive"), *lines], [*rules, "EV-266", "EV-267"]


def revealed(game: State, rest: str, words: Words) -> Told:
    return card(NUMBER[rest], words) if rest in NUMBER else None


def reserved(game: State, rest: str, words: Words) -> Told:
    seat = seat_of(game, rest)
    if seat < 0 or game.players[seat].reserved < 0:
        return None
    design = game.players[seat].reserved
    title, lines, rules = _offered(game, design, RESERVED, words) if seat == game.viewer else card(design, words)
    return title, [words("explain-reserved", player=Seat(seat)), *lines], [*rules, "EV-252", "EV-253"]


def in_meadow(game: State, rest: str, words: Words) -> Told:
    place = int(rest) - 1 if rest.isdecimal() else -1
    if not 0 <= place < len(game.meadow):
        return None
    where = words("explain-meadow", number=place + 1)
    if game.meadow[place] == NO_CARD:
        return capital(words.name(f"meadow-{place + 1}")), [words("explain-empty")], ["EV-093"]
    if game.blocked(place):
        title, lines, rules = card(game.meadow[place], words)
        return title, [where, words("explain-blocked"), *lines], ["EV-173", *rules]
    title, lines, rules = _offered(game, game.meadow[place], MEADOW + place, words)
    return title, [where, *lines], [*rules, "EV-074", "EV-093"]


def in_station(game: State, rest: str, words: Words) -> Told:
    place = int(rest) - 1 if rest.isdecimal() else -1
    if not 0 <= place < len(game.station):
        return None
    bonus = gaining(TILES[game.tiles[place]], words)
    where = words("explain-station", number=place + 1, gains=bonus)
    if game.station[place] == NO_CARD:
        return capital(words.name(f"station-{place + 1}")), [where, words("explain-empty")], ["EV-194", "EV-195"]
    title, lines, rules = _offered(game, game.station[place], STATION + place, words)
    return title, [where, *lines], [*rules, "EV-194", "EV-195"]


# Cards in cities


def in_city(game: State, rest: str, words: Words) -> Told:
    """`0-farm-2`: a card in the city of a seat, with what lies on it and who may go there."""
    number, _, label = rest.partition("-")
    owner = seat_of(game, number)
    index = _index(game, owner, label) if owner >= 0 else -1
    if index < 0:
        return None
    laid = game.players[owner].city[index]
    title, lines, rules = card(laid.design, words)
    first = [words("explain-stands", player=Seat(owner), own=int(owner == game.viewer))]
    if laid.token in (STANDARD, GOLDEN_TOKEN):
        first.append(words("explain-occupied", token="golden" if laid.token == GOLDEN_TOKEN else "standard"))
        rules.append("EV-077")
    others = lying_on(laid.occupied(0).paired(UNPAIRED), words)
    if others:
        first.append(sentence(words("explain-lying", list=", ".join(others))))
    if laid.pair != UNPAIRED:
        first.append(words("explain-shared"))
        rules.append("EV-086")
    there = workers_on(game, card_place(laid), words)
    if there:
        first.append(sentence(", ".join(there)))
    if CARDS[laid.design].colour == RED or laid.design == STOREHOUSE:
        rules += ["EV-048", "EV-050"]
    return title, [*first, *lines], rules


def _index(game: State, owner: int, label: str) -> int:
    """Where the card lies that a label such as `farm-2` names, or -1."""
    if label in NUMBER:
        return game.index_of(owner, reference(NUMBER[label]))
    design, _, copy = label.rpartition("-")
    if design not in NUMBER or not copy.isdecimal() or int(copy) < 2:
        return -1
    return game.index_of(owner, reference(NUMBER[design], int(copy)))


def seat_of(game: State, text: str) -> int:
    """A seat, or Rugwort's; -1 for anything else."""
    return int(text) if text.isdecimal() and int(text) < len(game.players) else -1


# Hands and piles


def backs(game: State, rest: str, words: Words) -> Told:
    """Hand cards of somebody else."""
    seat = seat_of(game, rest)
    if seat < 0:
        return None
    player = game.players[seat]
    told = {"cards": len(player.hand), "limit": hand_limit(player)}
    return words("explain-hand-title", player=Seat(seat)), [words("explain-hand", **told)], ["EV-090", "EV-414"]


def deck(game: State, rest: str, words: Words) -> Told:
    if rest:
        return None
    lines = [words("explain-deck", cards=len(game.deck))]
    return capital(words.name("deck")), lines, ["EV-006", "EV-094"]


def discards(game: State, rest: str, words: Words) -> Told:
    if rest:
        return None
    return capital(words.name("discards")), [words("explain-discards", cards=len(game.discards))], ["EV-094", "EV-414"]


def pile(game: State, rest: str, words: Words) -> Told:
    """The snails' unseen cards."""
    seat = seat_of(game, rest)
    if seat < 0 or not game.players[seat].pile:
        return None
    told = {"cards": len(game.players[seat].pile)}
    return words("explain-pile-title", player=Seat(seat)), [words("explain-pile", **told)], ["EV-269", "EV-270"]
