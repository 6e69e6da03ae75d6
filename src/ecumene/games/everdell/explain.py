"""What is owed, how far the game is, and what each thing on the table is and does, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.games.everdell import explain_cards, explain_places, move_text
from ecumene.games.everdell.explain_cards import Told
from ecumene.games.everdell.owed_text import help_line
from ecumene.games.everdell.place_text import capital, sentence
from ecumene.games.everdell.player import Player
from ecumene.games.everdell.scoring import rugworts_score
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import AUTUMN, RESOURCES, SEASONS
from ecumene.text import Explained, Words

#: The colours of seats.
BADGES: Final = ("blue", "red", "green", "yellow")
#: The actions of a turn, and what each of them may lack, the nearest to being possible first.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "visit": ("no-worker-at-home", "place-taken", "journey-cards", "no-hand-cards", "visit-without-effect", "not-open"),
    "claim": ("no-worker-at-home", "event-price", "event-needs", "event-taken"),
    "play": ("cannot-afford", "city-full", "unique-already", "nothing-to-ruin", "nobody-takes-fool"),
    "prepare": ("workers-at-home", "last-season"),
    "pass": ("pass-in-autumn",),
}
TICKET_KINDS: Final = {"ticket": ("no-worker-there", "return-from-summer", "no-ticket", "worker-stays")}
TOKEN_KINDS: Final = {"reserve": ("token-not-ready", "blocked-by-rugwort", "no-card-there")}


# How the game stands


def season_of(player: Player) -> Name:
    return Name(SEASONS[player.season])


def progress(game: State, words: Words) -> str:
    """The season that the first player has reached, and how many are there already; at last how many have passed."""
    if game.is_over:
        return words("draw-over")
    players = game.players[: game.seats]
    season = max([player.season for player in players])
    passed = len([player for player in players if player.passed])
    told: dict[str, int | str] = {"season": Name(SEASONS[season]), "all": game.seats}
    if season == AUTUMN and passed:
        return capital(words("draw-progress", state="passed", number=passed, **told))
    there = len([player for player in players if player.season == season])
    state = "alone" if game.seats == 1 else "all" if there == game.seats else "some"
    return capital(words("draw-progress", state=state, number=there, **told))


def owed(game: State, seat: int, words: Words) -> tuple[str, str]:
    """Who decides what, or who has won; then a hint for whoever decides."""
    if game.is_over:
        return _result(game, words), ""
    turn = seat if seat in game.to_move else game.to_move[0]
    step = game.step(turn)
    assert step is not None
    if turn == seat:
        return words.step(step.name), help_line(game, seat, words)
    return words(f"draw-owed-{step.name}", seat=Seat(turn)), ""


def _result(game: State, words: Words) -> str:
    scores = game.scores()
    if game.rugwort_is_here:
        told = {"points": scores[0].total, "rugwort": rugworts_score(game).total}
        return words("draw-beaten" if game.ranking()[0] == 1 else "draw-not-beaten", **told)
    first = [number for number, place in enumerate(game.ranking()) if place == 1]
    names = ", ".join([words.player(number) for number in first])
    points = scores[first[0]].total
    return words("draw-won" if len(first) == 1 else "draw-shared", players=names, points=points)


def kinds(game: State, seat: int) -> dict[str, tuple[str, ...]]:
    """The kinds of moves that belong to what the seat is asked, possible now or not, and what each usually lacks."""
    step = game.step(seat)
    if step is None or step.name != "take-turn":
        return {}
    found = dict(KINDS)
    if game.options["tickets"] is True:
        found |= TICKET_KINDS
    if game.options["reservations"] is True:
        found |= TOKEN_KINDS
    return found


def badge(game: State, seat: int) -> str:
    """The colour of a seat."""
    return BADGES[seat]


def stock(game: State, seat: int) -> list[tuple[str, int]]:
    """What a preview compares: the supply, workers at home, cards in hand, and what the player would score now."""
    player = game.players[seat]
    found = [(name, player.stock(number)) for number, name in enumerate(RESOURCES)]
    return [*found, ("worker", player.home), ("cards", len(player.hand)), ("points", game.scores()[seat].total)]


# What a thing is


def explain(game: State, thing: str, words: Words) -> Explained | None:
    """By the names that the drawing gives: `meadow-3`, `city-1-farm-2`, `place-basic-1`, `event-grand-tour`."""
    kind, _, rest = thing.partition("-")
    if kind == "answer":
        return _answer(game, thing, words)
    told = _TOLD.get(kind)
    found = told(game, rest, words) if told is not None else None
    return Explained(*found) if found is not None else None


def _answer(game: State, thing: str, words: Words) -> Explained | None:
    """A move that is drawn as a tile of its own: what it does."""
    seat = game.viewer if game.viewer in game.to_move else game.to_move[0] if game.to_move else -1
    step = game.step(seat) if seat >= 0 else None
    if step is None:
        return None
    for move in game.moves(seat):
        if "answer-" + str(move).replace(" @", "-").replace(" ", "-") == thing:
            title = capital(move_text.label(game, seat, move, words))
            lines = [sentence(move_text.sentence(game, seat, move, words))]
            return Explained(title, lines, [str(getattr(step, "rule", game.RULE_TURN))])
    return None


_TOLD: Final[dict[str, Callable[[State, str, Words], Told]]] = {
    "hand": explain_cards.in_hand,
    "meadow": explain_cards.in_meadow,
    "station": explain_cards.in_station,
    "deck": explain_cards.deck,
    "discards": explain_cards.discards,
    "revealed": explain_cards.revealed,
    "reserved": explain_cards.reserved,
    "archive": explain_cards.in_archive,
    "city": explain_cards.in_city,
    "back": explain_cards.backs,
    "pile": explain_cards.pile,
    "place": explain_places.place,
    "event": explain_places.event,
    "visitor": explain_places.visitor,
    "tile": explain_places.tile,
    "tree": explain_places.tree,
    "seat": explain_places.seat_as_a_whole,
    "golden": explain_places.golden,
    "ticket": explain_places.ticket,
    "token": explain_places.token,
    "ability": explain_places.ability,
}
