"""The discard pile, and what is seen of it (SW-014, SW-028)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from ecumene.games.seven_wonders.facts import CARDS, DRAWN

#: Counts by the city that discarded are packed into one number, six bits each.
SLOT: Final = 6
FULL: Final = (1 << SLOT) - 1
UNITS: Final = [1 << SLOT * who for who in range(8)]
#: Seven seats, and a spectator before them.
VIEWERS: Final = 8
NOT_YET: Final = -1
#: In the place of a city: nobody can tell who put the card there. No table has so many cities.
NOBODY_KNOWN: Final = 7


class Discards:
    """The cards that the viewer knows, in their order; and how many there are of each Age from each city.

    Cards are written as card * 8 + the city that put them there, or -1 - (Age * 8 + city) if no more is known. Copies
    of a game share a pile until one of them changes it. Cards are counted when they are added: piles
    grow long, there are many views, and few of these ask for every single card.
    """

    __slots__ = ("_codes", "_drawn", "_seen", "faces", "first", "leaders", "second", "shared", "taken", "third")

    #: Memory, and whether it may be changed: nothing of the position.
    UNPICKLED: ClassVar[tuple[str, ...]] = ("_codes", "_drawn", "_seen", "shared")

    def __init__(
        self, faces: list[int], leaders: int, first: int, second: int, third: int, taken: int, shared: bool
    ) -> None:
        self.faces = faces
        self.leaders = leaders
        self.first = first
        self.second = second
        self.third = third
        #: Every card that was ever taken out, as a set: nobody can tell whose copy of it that was.
        self.taken = taken
        #: More than one game has it, so that it must not change any more.
        self.shared = shared
        #: All cards one by one, once somebody has asked.
        self._codes: list[int] | None = None
        #: By who looks, counted from the spectator; not there until somebody does.
        self._seen: list[Discards | None] | None = None
        self._drawn: int = NOT_YET

    @staticmethod
    def empty() -> Discards:
        return Discards([], 0, 0, 0, 0, 0, False)

    def __reduce__(self) -> tuple[object, ...]:
        # Whatever is kept together may share it when it comes back.
        return Discards, (self.faces, self.leaders, self.first, self.second, self.third, self.taken, True)

    def with_faces(self, faces: list[int]) -> Discards:
        """As many cards as here, of which these are face up."""
        return Discards(faces, self.leaders, self.first, self.second, self.third, self.taken, False)

    def share(self) -> Discards:
        self.shared = True
        return self

    def _own(self) -> Discards:
        """To be changed: this one, unless another game has it too."""
        return self.with_faces(self.faces[:]) if self.shared else self

    def _count(self, age: int, unit: int) -> None:
        if age == 1:
            self.first += unit
        elif age == 2:
            self.second += unit
        elif age == 3:
            self.third += unit
        else:
            self.leaders += unit
        self._codes = None
        self._seen = None
        self._drawn = NOT_YET

    def add(self, card: int, city: int) -> Discards:
        """The pile with one more card on top."""
        more = self._own()
        more.faces.append(card << 3 | city)
        more._count(CARDS[card].age, UNITS[city])
        return more

    def add_all(self, cards: Iterable[int], city: int) -> Discards:
        more = self
        for card in cards:
            more = more.add(card, city)
        return more

    def without(self, card: int) -> Discards:
        """The pile without the first of these cards."""
        for place, code in enumerate(self.faces):
            if code >> 3 == card:
                less = self._own()
                del less.faces[place]
                less._count(CARDS[card].age, -UNITS[code & 7])
                less.taken |= 1 << card
                return less
        return self

    @property
    def codes(self) -> list[int]:
        """Every card: those without a face in an order that tells nothing, the oldest last; then the others."""
        if self._codes is None:
            hidden = self.with_faces([])
            for code in self.faces:
                hidden._count(CARDS[code >> 3].age, -UNITS[code & 7])
            found: list[int] = []
            for age, counts in ((3, hidden.third), (2, hidden.second), (1, hidden.first), (0, hidden.leaders)):
                for who in range(7, -1, -1):
                    found += [-1 - (age << 3 | who)] * (counts >> SLOT * who & FULL)
            self._codes = found + self.faces
        return self._codes

    def drawn(self) -> int:
        """Guilds and black cards in sight, as a set."""
        if self._drawn == NOT_YET:
            self._drawn = 0
            for code in self.faces:
                self._drawn |= DRAWN[code >> 3]
        return self._drawn

    def seen_by(self, seat: int) -> Discards:
        """What a seat knows of it, or a spectator (-1): the cards that it put there, while it is sure that they are."""
        if self._seen is None:
            self._seen = [None] * VIEWERS
        known = self._seen[seat + 1]
        if known is None:
            known = self._show(sorted([code for code in self.faces if code & 7 == seat and not self._in_doubt(code)]))
            self._seen[seat + 1] = known
        return known

    def seen_since(self, seat: int, place: int) -> Discards:
        """The same, and every card from that place on."""
        return self._show([*self.seen_by(seat).faces, *self.codes[place:]])

    def _in_doubt(self, code: int) -> bool:
        """Was such a card taken out? Then nobody can tell whether it was his."""
        return self.taken >> (code >> 3) & 1 == 1

    def _show(self, faces: list[int]) -> Discards:
        """Only these are face up. Once a card was taken out, the others are of nobody in particular: to know how many
        are left of each city would tell whose card that was.
        """
        known = self.with_faces(faces)
        if self.taken:
            own = Discards.empty()
            for code in faces:
                own = own.add(code >> 3, code & 7)
            known.leaders = _nobodys(self.leaders, own.leaders)
            known.first = _nobodys(self.first, own.first)
            known.second = _nobodys(self.second, own.second)
            known.third = _nobodys(self.third, own.third)
        return known.share()


def _nobodys(counts: int, own: int) -> int:
    """Counts by city, in which all but the known ones are of nobody in particular."""
    hidden = sum([(counts - own) >> SLOT * who & FULL for who in range(8)])
    return own + (hidden << SLOT * NOBODY_KNOWN)
