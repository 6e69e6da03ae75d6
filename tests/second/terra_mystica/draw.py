"""What is drawn before the game: scoring tiles, bonus tiles, the final scoring tile, the factions of an auction."""

from collections.abc import Sequence

from tests.second.terra_mystica.data import BONUS_TILES, FACTIONS, FINAL_TILES, ROUNDS, SCORING_TILES
from tests.second.terra_mystica.state import need

# Options of a game that say which tiles are in it:
#   merchants              Merchants of the Seas
#   mini-expansion-1       the town tiles of the mini-expansion
#   shipping-bonus         its bonus tile
#   temple-scoring-tile    its scoring tile (not with Merchants, TM-319)
#   new-bonus-first        two of the three really new bonus tiles are drawn first (TM-187)
#   fire-and-ice           its factions and its final scoring tiles
NEW_BONUS_TILES = {"BONM1", "BONM2", "BONM3"}
LAST_ROUND_OF_SPADES = 4
ROUNDS_WITH_CULT_BONUS = 5


def scoring_pool(options: set[str]) -> list[str]:
    """The scoring tiles from which six are drawn (TM-006, TM-188)."""
    merchants = "merchants" in options
    pool = [tile for tile in SCORING_TILES if tile.startswith("SM") == merchants]
    return [tile for tile in pool if tile != "SCORE9" or "temple-scoring-tile" in options]


def spades_too_late(tiles: Sequence[str]) -> bool:
    """Whether the tile that pays spades lies in round 5 or 6 (TM-007)."""
    return any("SPADE" in SCORING_TILES[tile]["vp"] for tile in tiles[LAST_ROUND_OF_SPADES:])


def third_of_a_cult(tiles: Sequence[str]) -> int | None:
    """The place of the third tile of one cult in rounds 1 to 5 (TM-188, TM-277)."""
    cults = [SCORING_TILES[tile]["cult"] for tile in tiles[:ROUNDS_WITH_CULT_BONUS]]
    for place, cult in enumerate(cults):
        if cults[:place].count(cult) == 2:
            return place
    return None


def check_scoring_tiles(options: set[str], tiles: Sequence[str]) -> None:
    """Whether these six tiles, round 1 first, can have been drawn."""
    need(len(tiles) == ROUNDS and len(set(tiles)) == ROUNDS, "TM-006", "six different scoring tiles")
    need(set(tiles) <= set(scoring_pool(options)), "TM-188" if "merchants" in options else "TM-006", "not in the pool")
    need(not spades_too_late(tiles), "TM-007", "spades may not pay in round 5 or 6")
    if "merchants" in options:
        need(third_of_a_cult(tiles) is None, "TM-188", "three tiles of one cult in rounds 1 to 5")


def draw_scoring_tiles(options: set[str], pile: Sequence[str]) -> list[str] | None:
    """The tiles that a shuffled pile gives, first tile first; None if all must be shuffled again (TM-276, TM-277)."""
    tiles, rest = list(pile[:ROUNDS]), list(pile[ROUNDS:])
    while not spades_too_late(tiles):
        place = third_of_a_cult(tiles) if "merchants" in options else None
        if place is None:
            return tiles
        tiles[place] = rest.pop(0)
    return None


def bonus_pool(options: set[str]) -> list[str]:
    """The bonus tiles from which players + 3 are drawn (TM-009, TM-186)."""
    merchants = "merchants" in options
    out = {"BON6"} if merchants else {tile for tile in BONUS_TILES if tile.startswith("BONM")}
    if "shipping-bonus" not in options:
        out.add("BON10")
    return [tile for tile in BONUS_TILES if tile not in out]


def check_bonus_tiles(options: set[str], players: int, tiles: Sequence[str]) -> None:
    """Whether these bonus tiles can have been drawn."""
    need(len(tiles) == len(set(tiles)) == players + 3, "TM-009", "as many bonus tiles as players and three")
    need(set(tiles) <= set(bonus_pool(options)), "TM-186" if "merchants" in options else "TM-009", "not in the pool")
    if "new-bonus-first" in options:
        need(len(NEW_BONUS_TILES & set(tiles)) >= 2, "TM-187", "two of the three new tiles come first")


def final_pool(options: set[str]) -> list[str]:
    """The final scoring tiles of which one may be drawn (TM-153 to TM-155, TM-306)."""
    pool = [tile for tile in FINAL_TILES if tile != "trade-markers"] if "fire-and-ice" in options else []
    return pool + (["trade-markers"] if "merchants" in options else [])


def check_final_tile(options: set[str], tile: str | None) -> None:
    """Whether this final scoring tile can have been drawn; a game may also have none (TM-306)."""
    need(tile is None or tile in final_pool(options), "TM-306", f"{tile} is not in the pool")


def faction_pool(options: set[str]) -> list[str]:
    """The factions of the game (TM-359)."""
    return [name for name, facts in FACTIONS.items() if facts["kind"] == "base" or "fire-and-ice" in options]


def board_of(faction: str) -> str:
    """The colour of a faction, or ice, volcano, variable: each only once in a game (TM-020, TM-280)."""
    facts = FACTIONS[faction]
    return str(facts["home"] or facts["kind"])


def check_auction(options: set[str], players: int, drawn: Sequence[str]) -> None:
    """Whether these factions can have been drawn for an auction (TM-024, TM-280)."""
    need(len(drawn) == players, "TM-024", "as many factions as players")
    need(set(drawn) <= set(faction_pool(options)), "TM-024", "no such faction")
    need(len({board_of(faction) for faction in drawn}) == players, "TM-280", "two factions of one colour or board")


def check_players(players: Sequence[str]) -> None:
    """The game is for 2 to 5 players (TM-001)."""
    need(2 <= len(players) <= 5 and len(set(players)) == len(players), "TM-001", "two to five players")
