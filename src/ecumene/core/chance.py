"""Named, seeded random streams. Our own integer generator, so that every build of every Python deals the same game."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    # The compiler reckons with these as the processor does; to Python they are numbers like others.
    from mypy_extensions import i64

T = TypeVar("T")
WORD: Final = 0xFFFFFFFF
#: Bits of a seed that is drawn for a real table. All deals of shorter seeds could be tried against a known hand.
SEED_BITS: Final = 128
#: The longest seed, in digits: Python writes no number of more than a few thousand.
SEED_DIGITS: Final = 1000
#: From here on a seed fills all four words of the generator; below, three, as in every record of old.
LONG_SEED: Final = 1 << 64


class Chance:
    """A small fast counting generator (sfc32): four 32-bit words, only sums, shifts and exclusive ors."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int = 0, b: int = 0, c: int = 0, d: int = 1) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    @staticmethod
    def stream(seed: int, name: str) -> Chance:
        """The stream of that name: set-up, draws, bots and re-deals never share one."""
        long = seed >= LONG_SEED
        digest = hashlib.blake2b(f"{seed}/{name}".encode(), digest_size=16 if long else 12).digest()
        chance = Chance(
            int.from_bytes(digest[0:4], "little"),
            int.from_bytes(digest[4:8], "little"),
            int.from_bytes(digest[8:12], "little"),
            int.from_bytes(digest[12:16], "little") if long else 1,
        )
        for _ in range(12):
            chance.word()
        return chance

    def word(self) -> i64:
        """The next 32 random bits."""
        b, c, d = self.b, self.c, self.d
        total = (self.a + b + d) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((c << 21 | c >> 11) + total) & WORD
        self.d = (d + 1) & WORD
        return total

    def below(self, limit: int) -> int:
        """A fair number from 0 to limit - 1."""
        word = self.word()
        if word < limit:
            word = self._fair(word, limit)
        return word % limit

    def _fair(self, word: i64, limit: i64) -> i64:
        """So low a word may be one of those left over when all words are dealt out evenly: then the next ones count."""
        spare: i64 = (WORD + 1) % limit
        while word < spare:
            word = self.word()
        return word

    def seed(self) -> int:
        """A fresh seed for a stream or a game of its own."""
        return (self.word() << 20) ^ self.word()

    def shuffle(self, items: list[T]) -> None:
        """Fisher–Yates, from the end."""
        for last in range(len(items) - 1, 0, -1):
            # As below() does it, without one call for every item.
            word = self.word()
            if word <= last:
                word = self._fair(word, last + 1)
            other = word % (last + 1)
            items[last], items[other] = items[other], items[last]

    def forget(self) -> None:
        """Become the generator that tells nothing of the draws to come."""
        self.a = self.b = self.c = 0
        self.d = 1

    def copy(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.d)

    def key(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def __reduce__(self) -> tuple[type[Chance], tuple[int, int, int, int]]:
        return Chance, (self.a, self.b, self.c, self.d)
