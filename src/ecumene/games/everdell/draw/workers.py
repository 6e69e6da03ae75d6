"""Workers: pieces in the colour of their seat, the sockets they stand in, and seasons."""

from __future__ import annotations

from typing import Final

from ecumene.draw.svg import node
from ecumene.draw.things import ghost
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.moves import VISIT

SIZE: Final = 19.0


def worker(
    scene: EverdellScene, seat: int, number: int, x: float, y: float, size: float = SIZE, keyed: bool = True
) -> str:
    """One worker centred on (x, y); its key is the same wherever it stands, and where it is drawn twice, only once."""
    keys = scene.piece_key("worker", seat, number) if keyed else {}
    return node("g", LOOK.piece("worker", scene.colour(seat), x, y, size), data_worker=seat, **keys)


def socket(x: float, y: float, radius: float = 7.5, lit: bool = False, many: bool = False) -> str:
    """A free space for a worker: a ring, double and dashed where any number may stand."""
    out = [node("circle", cx=x, cy=y, r=radius, cls="socket-lit" if lit else "socket-many" if many else "socket")]
    if many and lit:
        out.append(node("circle", cx=x, cy=y, r=radius + 2.6, cls="socket-ring"))
    return "".join(out)


def ghost_worker(scene: EverdellScene, x: float, y: float, size: float = SIZE) -> str:
    """The worker that the previewed move would place."""
    return ghost(LOOK.piece("worker", scene.colour(scene.turn), x, y, size))


def standing(
    scene: EverdellScene, place: int, x: float, y: float, room: float, spaces: int, many: bool, lit: bool
) -> str:
    """The workers at a place on the board side by side around x, then the free spaces."""
    here = scene.workers_at(place)
    free = 1 if many else max(0, spaces - len(here))
    if lit and not free:
        free = 1
    count = len(here) + free
    step = min(SIZE + 2.5, room / max(1, count))
    at = x - step * (count - 1) / 2
    out: list[str] = []
    for seat, number in here:
        out.append(worker(scene, seat, number, at, y))
        at += step
    comes = scene.chosen is not None and scene.chosen.verb == VISIT and scene.chosen.a == place
    for number in range(free):
        out.append(socket(at, y, 7.5 if not many else 6.5, lit, many))
        if comes and number == 0:
            out.append(ghost_worker(scene, at, y))
        at += step
    return "".join(out)


def at_home(
    scene: EverdellScene, seat: int, x: float, y: float, step: float, size: float = SIZE, keyed: bool = True
) -> tuple[str, float]:
    """All workers that the seat has by now: those at home, and empty sockets for those deployed; with their width."""
    player = scene.player(seat)
    away = len(player.workers) + len(player.fixed)
    out = [worker(scene, seat, away + place, x + step * place, y, size, keyed) for place in range(player.home)]
    out += [socket(x + step * (player.home + place), y, size * 0.36) for place in range(away)]
    return "".join(out), step * (player.home + away)
