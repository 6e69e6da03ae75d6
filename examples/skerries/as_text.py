"""The position and the moves as text, for the terminal and for screen readers."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.parts.hexes import cells_in
from ecumene.text import Words, escape

from .game import NO_CARD, Skerries
from .moves import BID, DECLINE, GREET, LIGHT, VERBS
from .sea import ROWS, SEA

#: The letter of a lantern, by seat.
LETTERS: Final = "abcd"
#: Half the width of a skerry.
HALF: Final = "   "


def board(game: Skerries, words: Words) -> list[str]:
    """Two lines for each row of the sea: names, then a value or a lantern."""
    lines: list[str] = []
    for row, (indent, _) in enumerate(ROWS):
        skerries = [skerry for skerry, place in enumerate(SEA.places) if place[0] == row]
        names = [SEA.name(skerry) for skerry in skerries]
        values = [_value(game, skerry) for skerry in skerries]
        for line in (names, values):
            lines.append(HALF * indent + "".join([f"{word:<{2 * len(HALF)}}" for word in line]))
    lines.append("")
    keepers = [f"{LETTERS[seat]} = {words.player(seat)}" for seat in range(game.seats)]
    lines.append(escape(words("show-legend", list=", ".join(keepers))))
    return lines


def _value(game: Skerries, skerry: int) -> str:
    keeper = game.keeper(skerry)
    return f"{game.values[skerry]}" if keeper < 0 else f"{game.values[skerry]}{LETTERS[keeper]}"


def table(game: Skerries, words: Words) -> list[str]:
    """Everything beside the sea: the order of arrival, then each seat."""
    lines = [f"[bold]{heading(game, words)}[/]", f"  {escape(arrival(game, words))}"]
    for seat in range(game.seats):
        state = "turn" if seat in game.to_move else "waits"
        title = words("show-seat", player=words.player(seat), state=state)
        lines.append(f"[bold]{escape(title)}[/]")
        lines.append(f"  {seat_line(game, seat, words)}")
        if game.bids[seat] != NO_CARD:
            lines.append(f"  {words('show-chosen')}")
    return lines


def brief(game: Skerries, words: Words) -> list[str]:
    """What changes from turn to turn, in a line for each seat."""
    lines = [f"[bold]{heading(game, words)}[/] · {escape(arrival(game, words))}"]
    for seat in range(game.seats):
        lines.append(f"[bold]{escape(words.player(seat))}[/] · {seat_line(game, seat, words)}")
    return lines


def heading(game: Skerries, words: Words) -> str:
    if game.is_over:
        return words("progress-over")
    return words("progress", round=game.round, rounds=game.rounds)


def arrival(game: Skerries, words: Words) -> str:
    return words("show-arrival", list=", ".join([words.player(seat) for seat in game.arrival]))


def seat_line(game: Skerries, seat: int, words: Words) -> str:
    points = game.scores()[seat].total
    return words("show-seat-line", points=points, shells=game.shells[seat], list=hand_text(game, seat))


def hand_text(game: Skerries, seat: int) -> str:
    """The cards in hand are known to all: only which one was chosen is secret."""
    return " ".join([str(card) for card in cells_in(game.hands[seat])]) or "–"


def sentence(game: Skerries, seat: int, move: Move, words: Words) -> str:
    """A legal move in a sentence."""
    if move.verb == BID:
        return words("move-bid", card=move.a)
    if move.verb == LIGHT:
        return words("move-light", skerry=SEA.name(move.a), points=light_points(game, seat, move.a))
    return words(f"move-{VERBS[move.verb]}")


def label(game: Skerries, seat: int, move: Move, words: Words) -> str:
    """A legal move in a few words: a greeting is a button."""
    return words(f"label-{VERBS[move.verb]}") if move.verb in (GREET, DECLINE) else sentence(game, seat, move, words)


def light_points(game: Skerries, seat: int, skerry: int) -> int:
    """What a lantern there is worth to the seat: played out on a copy, so that the figure is the one that counts."""
    after = game.copy()
    after.lanterns = [*after.lanterns[:seat], after.lanterns[seat] | 1 << skerry, *after.lanterns[seat + 1 :]]
    return after.scores()[seat].total - game.scores()[seat].total
