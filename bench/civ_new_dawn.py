"""`python -m bench.civ_new_dawn`: do bots beat one another at Civilization, how do games end, and how fast are they?

No other engine plays the game with its expansion, so the speeds stand alone.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable
from statistics import mean
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, VICTORY_CARDS
from ecumene.games.civ_new_dawn.victory import is_met
from ecumene.lab.statistics import rate
from ecumene.players import bot

GAME: Final = "civ-new-dawn"
SEED: Final = 2026
AUTOMATED: Final = "automated"
MATCHES: Final = (("greedy", "random"), ("search:300", "greedy"), ("search:300", AUTOMATED))
#: The position that is copied, viewed and dealt anew comes after so many random moves.
MIDDLE: Final = 300


class Ended(NamedTuple):
    """How one game of two ended."""

    share: float
    rounds: int
    won: bool
    marks: tuple[int, int]
    agendas: tuple[str, ...]


def play(stronger: str, weaker: str, number: int, seed: int) -> Ended:
    """One game of two seats; they change seats from game to game."""
    place = number % 2
    names = [weaker, weaker]
    names[place] = stronger
    options: dict[str, object] = {"automated": str(2 - place)} if weaker == AUTOMATED else {}
    game = ecumene.new(GAME, seats=2, seed=seed, options=options)
    assert isinstance(game, CivNewDawn)
    players = [bot("random" if name == AUTOMATED else name, seed + seat) for seat, name in enumerate(names)]
    while not game.is_over:
        seat = game.to_move[0]
        game.play(seat, players[seat].choose(game.view(seat), seat))
    places = game.ranking()
    winners = [seat for seat in range(2) if places[seat] == 1]
    share = 1 / len(winners) if place in winners else 0.0
    marks = (game.players[place].marks.bit_count(), game.players[1 - place].marks.bit_count())
    return Ended(share, game.round, game.won, marks, completed(game, winners[0]) if game.won else ())


def completed(game: CivNewDawn, seat: int) -> tuple[str, ...]:
    """The agendas that the winner meets on the completed cards."""
    found: list[str] = []
    for index, card in enumerate(game.victory_cards):
        if game.players[seat].marks >> index & 1:
            met = [agenda for agenda in VICTORY_CARDS[card].agendas if is_met(game, seat, agenda)]
            found += [AGENDAS[agenda] for agenda in met[:1] or VICTORY_CARDS[card].agendas[:1]]
    return tuple(found)


def matches(pairs: list[tuple[str, str]], games: list[int], seed: int, console: Console) -> Table:
    drawn = Table(title="Tables of two, with the expansion, 40 rounds at most", title_justify="left")
    for column in ("match", "games", "won", "95 %", "cards", "rounds", "ended by victory", "agendas of the winners"):
        drawn.add_column(column, justify="left" if column in ("match", "agendas of the winners") else "right")
    with Progress(console=console, transient=True) as progress:
        for place, (stronger, weaker) in enumerate(pairs):
            number = games[min(place, len(games) - 1)]
            task = progress.add_task(f"{stronger} against {weaker}", total=number)
            ended: list[Ended] = []
            for game in range(number):
                ended.append(play(stronger, weaker, game, seed + game))
                progress.advance(task)
            found = rate([one.share for one in ended])
            agendas = Counter(agenda for one in ended for agenda in one.agendas)
            drawn.add_row(
                f"{stronger} – {weaker}",
                str(number),
                f"{100 * mean(one.share for one in ended):.1f} %",
                f"{100 * found.low:.0f}–{100 * found.high:.0f} %",
                f"{mean(one.marks[0] for one in ended):.1f} – {mean(one.marks[1] for one in ended):.1f}",
                f"{mean(one.rounds for one in ended):.1f}",
                f"{100 * mean(one.won for one in ended):.0f} %",
                ", ".join(f"{name} {times}" for name, times in agendas.most_common(6)),
            )
    return drawn


def random_games(options: dict[str, object], seconds: float) -> float:
    """Random games of four for each second of one core."""
    rng = Chance.stream(SEED, "random games")
    games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        game = ecumene.new(GAME, seats=4, seed=rng.seed(), options=options)
        stroll(game, rng, 10**6)
        games += 1
    return games / (time.process_time() - started)


def stroll(game: Game, rng: Chance, plies: int) -> None:
    """Random moves, so many or up to the end."""
    while not game.is_over and plies:
        seat = game.to_move[0]
        moves = game.moves(seat)
        game.play(seat, moves[rng.below(len(moves))])
        plies -= 1


def each_second(act: Callable[[], object], seconds: float) -> float:
    times = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        act()
        times += 1
    return times / (time.process_time() - started)


def speeds(seconds: float) -> Table:
    drawn = Table(title="Each second of one core, at a table of four", title_justify="left")
    drawn.add_column("what")
    drawn.add_column("times", justify="right")
    drawn.add_row("random games with the expansion", f"{random_games({}, seconds):.0f}")
    drawn.add_row("random games of the base game", f"{random_games({'game': 'base'}, seconds):.0f}")
    rng = Chance.stream(SEED, "middle")
    game = ecumene.new(GAME, seats=4, seed=SEED)
    stroll(game, rng, MIDDLE)
    drawn.add_row("copies", f"{each_second(game.copy, 1):,.0f}")
    drawn.add_row("views", f"{each_second(lambda: game.view(0), 1):,.0f}")
    drawn.add_row("re-deals", f"{each_second(lambda: game.redeal(0, rng), 1):,.0f}")
    drawn.add_row("evaluations", f"{each_second(lambda: game.worth(0), 1):,.0f}")
    seat = game.to_move[0]
    thinker = bot("search:300", 1)
    thoughts = each_second(lambda: thinker.choose(game.view(seat), seat), 3)
    drawn.add_row("iterations of search", f"{300 * thoughts:,.0f}")
    return drawn


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.civ_new_dawn", description="The bots of Civilization.")
    parser.add_argument("--pair", nargs=2, action="append", metavar="BOT", help="only these two; may be repeated")
    parser.add_argument("--games", type=int, nargs="+", default=[100, 30, 20], help="games of each match (100, 30, 20)")
    parser.add_argument("--seconds", type=float, default=10.0, help="for random games of each kind (10)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"seed of the series ({SEED})")
    given = parser.parse_args(arguments)
    if min(given.games) < 2:
        parser.error("at least 2 games")
    console = Console()
    if given.seconds > 0:
        console.print(speeds(given.seconds))
    pairs = [(one, other) for one, other in given.pair] if given.pair else list(MATCHES)
    console.print(matches(pairs, given.games, given.seed, console))


if __name__ == "__main__":
    main()
