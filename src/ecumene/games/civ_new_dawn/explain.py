"""What is owed, how far the game is, and what each thing on the table is and does, in sentences.

Names of things, as the drawing gives them: `space-C4` (also a free position), `card-1-culture` (the focus card of a
seat in the place of that type), `wonder-petra`, `deck-culture`, `state-kumasi`, `natural-pantanal`, `resource-marble`,
`pact-0-embassy` (a card that the player of seat 0 gives), `seat-0`, `leader-0`, `tech-0`, `government-0`,
`district-0-campus`, `victory-2` (the third victory card), `dial`, `direction`, `stack`, `tile-7`, `lay-7a-C4-r2`
(a place for a tile), `barbarian-A`, `fight`, `ibrahim`, and `answer-…` for a move that is drawn as a tile of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.argument import Seat
from ecumene.games.civ_new_dawn import explain_cards, explain_places, move_text
from ecumene.games.civ_new_dawn.dial import round_limit
from ecumene.games.civ_new_dawn.explain_cards import Told
from ecumene.games.civ_new_dawn.list_text import capital, sentence
from ecumene.games.civ_new_dawn.owed_text import help_line
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.vocabulary import RESOURCES
from ecumene.text import Explained, Words

#: The colours of seats.
BADGES: Final = ("blue", "red", "green", "yellow", "purple")


# How the game stands


def progress(game: State, words: Words) -> str:
    """The round, and whose turn of it is played; before the first round, that the map is built."""
    if game.is_over:
        return words("draw-over", round=game.round)
    if not game.players[game.first].cities or _is_laying(game):
        return words("draw-progress-map")
    limit = round_limit(game)
    if game.active < 0:
        return words("draw-progress-events", round=game.round, limit=limit)
    turn = (game.active - game.first) % game.seats + 1
    return words("draw-progress", round=game.round, limit=limit, turn=turn, seats=game.seats)


def _is_laying(game: State) -> bool:
    """Is the map still being built?"""
    return bool([step for step in game.agenda if step.name == "finish-map"])


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
    names = ", ".join([words.player(seat) for seat in game.winners])
    marks = game.players[game.winners[0]].marks.bit_count() if game.winners else 0
    told: dict[str, int | str] = {"players": names, "marks": marks, "number": len(game.winners)}
    return words("draw-won" if game.won else "draw-ended", **told)


#: What verbs of a question usually lack, the nearest to being possible first.
KINDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "build": {
        "city": ("too-difficult", "city-too-far", "no-city-left", "space-is-taken"),
        "wonder": ("wonder-too-dear", "no-site-for-wonder", "wonder-not-on-offer"),
    },
    "place-tokens": {"token": ("too-difficult", "not-next-to-city", "no-token-left", "no-more-tokens")},
    "grow": {
        "district": ("too-difficult", "not-next-to-city", "district-on-map"),
        "reinforce": ("cannot-reinforce",),
    },
    "move-caravans": {
        "caravan": ("too-far", "too-difficult", "space-is-water"),
        "explore": ("cannot-explore-there", "explored-already", "stack-empty"),
    },
    "move-armies": {
        "army": ("too-far", "too-difficult", "space-is-water", "pact-forbids"),
        "explore": ("cannot-explore-there", "explored-already", "stack-empty"),
    },
    "gain-card": {"take": ("card-gone", "other-type", "other-level")},
}


def kinds(game: State, seat: int) -> dict[str, tuple[str, ...]]:
    """The kinds of moves that belong to what the seat is asked, possible now or not, and what each usually lacks."""
    step = game.step(seat)
    return KINDS.get(step.name, {}) if step is not None else {}


def badge(game: State, seat: int) -> str:
    """The colour of a seat."""
    return BADGES[seat]


def stock(game: State, seat: int) -> list[tuple[str, int]]:
    """What a preview compares: tokens on cards, resources, pieces on the map, the tech dial, completed agendas."""
    player = game.players[seat]
    return [
        ("trade", player.all_trade()),
        *[(name, player.resources[number]) for number, name in enumerate(RESOURCES)],
        ("cities", len(player.cities)),
        ("tokens", len(player.spots)),
        ("tech", player.dial),
        ("marks", player.marks.bit_count()),
    ]


# What a thing is


def explain(game: State, thing: str, words: Words) -> Explained | None:
    """By the names that the drawing gives; None for a name that nothing has."""
    kind, _, rest = thing.partition("-")
    if kind == "answer":
        return _answer(game, thing, words)
    told = _TOLD.get(kind)
    found = told(game, rest, words) if told is not None else None
    return Explained(*found) if found is not None else None


def answer_thing(text: str) -> str:
    """The name of a move that is drawn as a tile of its own: `answer-spend-trade-re-roll`."""
    return "answer-" + text.replace(" @", "-").replace(" ", "-")


def _answer(game: State, thing: str, words: Words) -> Explained | None:
    """A move that is drawn as a tile of its own: what it does."""
    seat = game.viewer if game.viewer in game.to_move else game.to_move[0] if game.to_move else -1
    step = game.step(seat) if seat >= 0 else None
    if step is None:
        return None
    for move in game.moves(seat):
        if answer_thing(str(move)) == thing:
            title = capital(move_text.label(game, seat, move, words))
            lines = [sentence(move_text.sentence(game, seat, move, words))]
            return Explained(title, lines, [str(getattr(step, "rule", game.RULE_TURN))])
    return None


_TOLD: Final[dict[str, Callable[[State, str, Words], Told]]] = {
    "space": explain_places.space,
    "barbarian": explain_places.barbarian,
    "fight": explain_places.fight,
    "stack": explain_places.stack,
    "dial": explain_places.dial,
    "seat": explain_places.seat_as_a_whole,
    "direction": explain_places.direction,
    "tile": explain_places.tile,
    "lay": explain_places.lay,
    "resource": explain_places.resource,
    "natural": explain_places.natural,
    "card": explain_cards.focus_card,
    "wonder": explain_cards.wonder,
    "deck": explain_cards.deck,
    "state": explain_cards.city_state,
    "pact": explain_cards.pact,
    "leader": explain_cards.leader,
    "tech": explain_cards.tech,
    "government": explain_cards.government,
    "district": explain_cards.district,
    "victory": explain_cards.victory_card,
    "ibrahim": explain_cards.ibrahim,
}
