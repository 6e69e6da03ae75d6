"""Who sits where: people by any name, bots by theirs. The list of names is kept in the record."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from ecumene.core.box import Box
from ecumene.core.chance import Chance
from ecumene.core.refusal import BadInput
from ecumene.players import LEVELS, Player, bot, bots, is_bot

#: The bot that fills the seats nobody was named for.
FILLER: Final = "greedy"
#: How a person without a name is written on the command line.
ME: Final = "me"
LONGEST: Final = 20


def seat_players(box: Box, seats: int | None, named: str | None, me: str) -> list[str]:
    """One name a seat; free seats go to bots. The fewest seats, unless said otherwise."""
    names = [me if name.lower() == ME else _recognised(name) for name in _split(named if named is not None else ME)]
    count = seats if seats is not None else max(len(names), box.seats[0])
    if len(names) > count:
        raise BadInput("cli-players", {"players": len(names), "seats": count})
    return names + [FILLER] * (count - len(names))


def _split(named: str) -> list[str]:
    names = [name.strip() for name in named.split(",")]
    if not all(name and name.isprintable() and len(name) <= LONGEST for name in names):
        raise BadInput("cli-player-name", {"longest": LONGEST})
    return names


def _recognised(name: str) -> str:
    """A bot in its own spelling or a person; a word that is nearly a bot's name is a slip."""
    known = [*bots(), *LEVELS]
    plain = name.lower()
    if plain.partition(":")[0] in known:
        # Refuses a budget that it cannot read.
        bot(plain, 0)
        return plain
    close = get_close_matches(name, known, 1, 0.75)
    if close and name[0].islower():
        raise BadInput("cli-player-slip", {"player": name, "bot": close[0], "allowed": ", ".join(known)})
    return name


def shown(players: list[str]) -> list[str]:
    """The names as they are shown: without signs that a terminal would obey, and told apart by numbers."""
    plain = ["".join(sign for sign in name if sign.isprintable())[:LONGEST] or "?" for name in players]
    return [
        f"{name} {plain[: seat + 1].count(name)}" if plain.count(name) > 1 else name for seat, name in enumerate(plain)
    ]


def sit_bots(players: list[str], seed: int) -> dict[int, Player]:
    """The bots by seat, each with chance of its own."""
    return {
        seat: bot(name, Chance.stream(seed, f"bot/{seat}").seed()) for seat, name in enumerate(players) if is_bot(name)
    }
