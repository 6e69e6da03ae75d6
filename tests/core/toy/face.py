"""Market Day shown with as little as a face may have."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.document import document
from ecumene.draw.panel import MINE, SEAT, Panel, Sight, panel
from ecumene.draw.svg import moved, node, text
from ecumene.draw.theme import MARKS
from ecumene.draw.things import thing
from ecumene.face import Face
from ecumene.text import Explained, Words, escape
from tests.core.toy import DAYS, GIFT, PICK, UNKNOWN, VERBS, Market

COLOURS = tuple(MARKS)


class MarketFace(Face[Market]):
    def board(self, view: Market, words: Words) -> list[str]:
        hands = [" ".join("?" if card == UNKNOWN else str(card) for card in hand) for hand in view.hands]
        return [f"{escape(words.player(seat))}: {hand}" for seat, hand in enumerate(hands)]

    def table(self, view: Market, words: Words) -> list[str]:
        return [f"[bold]{self.progress(view, words)}[/]", *[f"  {line}" for line in self.brief(view, words)]]

    def brief(self, view: Market, words: Words) -> list[str]:
        return [f"{escape(words.player(score.seat))}: {score.total}" for score in view.scores()]

    def move(self, view: Market, seat: int, move: Move, words: Words) -> str:
        return words(f"move-{VERBS[move.verb]}", number=move.a)

    def svg(
        self,
        view: Market,
        words: Words | None = None,
        seat: int | None = None,
        moves: list[Move] | None = None,
        theme: str = "light",
        narrow: bool = False,
    ) -> str:
        shown = ",".join(map(str, view.key()))
        return document(text(shown, 0, 20, 12), 600, 30, theme, "Market Day", shown, "en")

    def panels(self, view: Market, sight: Sight) -> list[Panel]:
        found: list[Panel] = []
        for seat in range(view.seats):
            gifts = [move for move in sight.moves if self.things(view, seat, move) == [f"seat-{seat}"]]
            name = sight.words.player(seat)
            body = node("g", text(name, 0, 20, 12), **thing(f"seat-{seat}", name, gifts))
            found.append(panel(SEAT, f"seat-{seat}", name, body, 200, 30))
        reader = sight.seat if sight.seat is not None else 0
        hand = [self._card(card, place, sight) for place, card in enumerate(view.hands[reader])]
        found.append(panel(MINE, "hand", sight.words.player(reader), "".join(hand), 300, 30))
        return found

    def _card(self, card: int, place: int, sight: Sight) -> str:
        name = "card-back" if card == UNKNOWN else f"card-{card}"
        picks = [move for move in sight.moves if move.verb == PICK and move.a == card]
        body = text(name, 0, 20, 12)
        return moved(place * 60, 0, node("g", body, **thing(name, name, picks)))

    def things(self, view: Market, seat: int, move: Move) -> list[str]:
        if move.verb == PICK:
            return [f"card-{move.a}"]
        return [f"seat-{move.a}"] if move.verb == GIFT else []

    def owed(self, view: Market, seat: int, words: Words) -> tuple[str, str]:
        if view.is_over:
            return words("draw-over"), ""
        step = view.step(seat if seat in view.to_move else view.to_move[0])
        assert step is not None
        return words.step(step.name), ""

    def owed_at(self, view: Market, seat: int) -> str:
        step = view.step(seat)
        if step is None or step.name == "pick-card":
            return "hand" if step is not None else ""
        gifts = [move for move in view.moves(seat) if move.verb == GIFT]
        return f"seat-{gifts[0].a}" if gifts else ""

    def progress(self, view: Market, words: Words) -> str:
        return words("draw-over") if view.is_over else words("draw-day", day=view.day, days=DAYS)

    def badge(self, view: Market, seat: int) -> str:
        return COLOURS[seat]

    def stock(self, view: Market, seat: int) -> list[tuple[str, int]]:
        return [("points", view.scores()[seat].total)]

    def explain(self, view: Market, thing: str, words: Words) -> Explained | None:
        kind, _, which = thing.partition("-")
        if kind == "seat" and which.isdecimal() and int(which) < view.seats:
            return Explained(words.player(int(which)), [words("explain-seat")], ["MD-005"])
        known = which == "back" or which.isdecimal()
        return Explained(which, [words("explain-card")], ["MD-001"]) if kind == "card" and known else None


FACE = MarketFace(__package__)
