"""Which boards may be used together, and where they may sit (SW-175 to SW-190, SW-420)."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Arguments, Name
from ecumene.core.refusal import Refusal
from ecumene.games.seven_wonders.cards import Board
from ecumene.games.seven_wonders.facts import BASE_WONDERS, BOARDS
from ecumene.games.seven_wonders.state import State

#: A wonder's name stands for both sides; `atlantis-B` for one side.
BESIDE_MANNEKEN: Final = [
    "atlantis-B",
    "brigadoon",
    "chichen-itza",
    "citadels",
    "doppelwonder",
    "tartaros-B",
    "temporal-paradox",
    "uruk",
]
LEFT_OF_MANNEKEN: Final = ["dominion-B", "venezia-B"]
RIGHT_OF_MANNEKEN: Final = ["antiocheia-B", "helvetia", "petra"]
BESIDE_VENEZIA: Final = ["citadels", "chichen-itza-B", "doppelwonder", "manneken-pis", "temporal-paradox", "tartaros-B"]
NEVER_WITH_NOMADES: Final = ["manneken-pis", "venezia-B"]
#: At most two boards with the same start resource, or about the same colour.
ALIKE: Final = 2
#: Brigadoon and Nomades need room in the circle; Atlantis B needs guilds that are left over.
LEAST_PLAYERS: Final = 4
MOST_PLAYERS: Final = 5


def named(board: Board, names: list[str]) -> bool:
    return board.wonder in names or board.id in names


def gives_advice(game: State) -> bool:
    """Most notes are advice, which a table may switch off; orders hold always (SW-420)."""
    return game.options["balance"] != "orders"


def apart(game: State, board: Board, other: Board) -> Refusal | None:
    """Boards that are never used together (SW-186)."""
    if "nomades" in (board.wonder, other.wonder) and gives_advice(game):
        for one, two in ((board, other), (other, board)):
            if one.wonder == "nomades" and named(two, NEVER_WITH_NOMADES):
                return Refusal("SW-186", "boards-apart", {"board": Name(one.id), "other": Name(two.id)})
    return None


def unusable(game: State, board: Board) -> Refusal | None:
    """Why a board cannot be used at this table at all."""
    name: Arguments = {"board": Name(board.id), "seats": game.seats}
    if game.seats == 2 and board.wonder not in BASE_WONDERS:
        return Refusal("SW-428", "board-two-players", name)
    if board.wonder == "ithake":
        return Refusal("SW-185", "board-needs-myths", name)
    if board.wonder == "brigadoon" and game.seats < LEAST_PLAYERS:
        return Refusal("SW-182", "board-least-players", {**name, "least": LEAST_PLAYERS})
    if board.wonder == "nomades" and game.seats < LEAST_PLAYERS and gives_advice(game):
        return Refusal("SW-186", "board-least-players", {**name, "least": LEAST_PLAYERS})
    if board.wonder == "brigadoon" and game.is_team_game:
        return Refusal("SW-182", "board-no-teams", name)
    if board.id == "helvetia-B" and game.is_team_game and gives_advice(game):
        return Refusal("SW-184", "board-no-teams", name)
    if board.wonder in ("doppelwonder", "rapa-nui") and not game.is_team_game:
        return Refusal("SW-183" if board.wonder == "doppelwonder" else "SW-187", "board-teams-only", name)
    if board.id == "citadels-B" and not game.has_leaders:
        return Refusal("SW-426", "board-needs-leaders", name)
    if board.wonder in ("persepolis", "petra") and not game.has_cities:
        return Refusal("SW-426", "board-needs-cities", name)
    if board.id == "atlantis-B" and game.seats > MOST_PLAYERS:
        # The guilds of further expansions would be enough for more players, but they are not in this game.
        rule = "SW-427" if game.has_cities or game.has_leaders else "SW-180"
        return Refusal(rule, "board-most-players", {**name, "most": MOST_PLAYERS})
    return None


def unsuitable(game: State, seat: int, board: Board) -> Refusal | None:
    """Why a board does not go with those already on the table; boards that are too alike are checked by too_alike()."""
    name: Arguments = {"board": Name(board.id)}
    for city in game.cities:
        if city.dealt_board >= 0:
            other = BOARDS[city.dealt_board]
            if other.wonder == board.wonder:
                return Refusal("SW-008", "board-taken", name)
            refusal = apart(game, board, other)
            if refusal is not None:
                return refusal
    if not gives_advice(game):
        return None
    for side, other_seat in ((-1, game.circle[game.circle.index(seat) - 1]), (1, right_of(game, seat))):
        face = game.cities[other_seat].dealt_board
        if face >= 0 and other_seat != seat:
            other = BOARDS[face]
            # Seen from the board on the table, the new one sits on the other side.
            clash = beside(board, other, side) or beside(other, board, -side)
            if clash:
                return Refusal(clash, "boards-beside", {"board": Name(board.id), "other": Name(other.id)})
    return None


def right_of(game: State, seat: int) -> int:
    return game.circle[(game.circle.index(seat) + 1) % len(game.circle)]


def beside(board: Board, other: Board, side: int) -> str:
    """The rule that keeps `other` from sitting on that side (-1 left, 1 right) of `board`, or nothing."""
    if board.id == "manneken-pis-A":
        if named(other, BESIDE_MANNEKEN):
            return "SW-177"
        if side < 0 and named(other, LEFT_OF_MANNEKEN):
            return "SW-178"
        if side > 0 and named(other, RIGHT_OF_MANNEKEN):
            return "SW-179"
    if board.id == "venezia-B" and named(other, BESIDE_VENEZIA):
        return "SW-188"
    return ""


def too_alike(game: State, seat: int, board: Board) -> Refusal | None:
    """Advice: no three boards with the same start resource or about the same colour (SW-175, SW-176)."""
    if not gives_advice(game):
        return None
    faces = {other: BOARDS[city.dealt_board] for other, city in enumerate(game.cities) if city.dealt_board >= 0}
    faces[seat] = board
    # DoppelWonder is like its partner's board, once that is known (SW-422).
    boards = [faces.get(game.partner(s), b) if b.copies_partner else b for s, b in faces.items()]
    new = faces.get(game.partner(seat), board) if board.copies_partner else board
    for kind in range(7):
        if new.kinds >> kind & 1 and sum([b.kinds >> kind & 1 for b in boards]) > ALIKE:
            return Refusal("SW-175", "boards-alike", {"board": Name(board.id), "most": ALIKE})
    for colour in range(9):
        if new.themes >> colour & 1 and sum([b.themes >> colour & 1 for b in boards]) > ALIKE:
            return Refusal("SW-176", "boards-alike", {"board": Name(board.id), "most": ALIKE})
    return None


def refuse_board(game: State, seat: int, board: Board) -> Refusal | None:
    return unusable(game, board) or unsuitable(game, seat, board) or too_alike(game, seat, board)


def can_enter(game: State, seat: int, board: Board) -> bool:
    """May the board still come into the game (Temporal Paradox, SW-486)? Neighbours are not looked at (SW-190)."""
    if unusable(game, board) is not None or board.wonder == "temporal-paradox":
        return False
    if board.wonder in ("doppelwonder", "rapa-nui") and game.rules < 2:
        return False
    if board.copies_partner and game.board(game.partner(seat)).wonder == "temporal-paradox":
        # It would be replaced in its turn (SW-525).
        return False
    return all([apart(game, board, BOARDS[city.dealt_board]) is None for city in game.cities])
