"""Civilization: A New Dawn with Terra Incognita: the entry in the box."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.box import Box, Option, Value
from ecumene.core.game import Game
from ecumene.core.refusal import BadInput
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.setup import lay_out
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS

#: Not compiled: what draws, what speaks, and what is read from a file.
INTERPRETED: Final[tuple[str, ...]] = (
    "agenda_text",
    "as_text",
    "asked_text",
    "automated_text",
    "card_move_text",
    "combat_text",
    "draw",
    "effect_text",
    "explain",
    "explain_cards",
    "explain_places",
    "face",
    "house_text",
    "house_values",
    "label_text",
    "list_text",
    "map_move_text",
    "map_text",
    "move_text",
    "owed_text",
    "space_text",
)

BASE_GAME: Final = "base"
WITH_EXPANSION: Final = "terra-incognita"
MOST_HANDICAP: Final = 18
ROUNDS: Final = ("5", "8", "10", "12", "15", "20", "25", "30", "35", "40", "50", "60", "80", "100")
MOST_BASE_SEATS: Final = 4
LEADER_IDS: Final = tuple([leader.id for leader in LEADERS])


class CivBox(Box):
    id: ClassVar[str] = "civ-new-dawn"
    package: ClassVar[str] = __name__
    title: ClassVar[dict[str, str]] = {"en": "Civilization: A New Dawn", "pl": "Cywilizacja: Nowy początek"}
    about: ClassVar[dict[str, str]] = {
        "en": "Lead a people from the first city to world wonders, over a land that the players build and explore.",
        "pl": "Prowadź lud od pierwszego miasta do cudów świata, przez krainę, którą gracze sami układają i odkrywają.",
    }
    seats: ClassVar[tuple[int, int]] = (2, 5)
    usual: ClassVar[int] = 2
    minutes: ClassVar[int] = 150
    rules: ClassVar[int] = 1
    face_down: ClassVar[bool] = True
    by_cast: ClassVar[dict[str, str]] = {"en": "By leader", "pl": "Według lidera"}
    groups: ClassVar[tuple[tuple[dict[str, str], tuple[str, ...]], ...]] = (
        ({"en": "The game", "pl": "Gra"}, ("game", "leaders")),
        (
            {"en": "Optional rules", "pl": "Zasady opcjonalne"},
            ("peaceful", "handicap", "round_limit"),
        ),
        ({"en": "Automated players", "pl": "Automatyczni gracze"}, ("automated",)),
    )
    #: Between people the printed game has no last round; bots and studies stop at one (CV-523).
    presets: ClassVar[dict[str, dict[str, Value]]] = {"first": {"round_limit": ""}}

    def start(self, seats: int, seed: int, options: dict[str, Value], rules: int) -> Game:
        return lay_out(CivNewDawn(self, seats, seed, options, rules))

    def unattended(self, options: dict[str, Value]) -> tuple[int, ...]:
        return tuple([int(word) - 1 for word in str(options["automated"]).split()])

    def combine(self, seats: int, options: dict[str, Value]) -> None:
        base = options["game"] == BASE_GAME
        if base and seats > MOST_BASE_SEATS:
            raise BadInput("civ-base-seats", {"most": MOST_BASE_SEATS})
        if base and options["peaceful"] is True:
            raise BadInput("civ-base-peaceful")
        leaders = str(options["leaders"]).split()
        if len(leaders) != len(set(leaders)) or len(leaders) > seats:
            raise BadInput("civ-leaders", {"seats": seats})
        if base:
            for leader in LEADERS:
                if leader.id in leaders and not leader.is_base:
                    raise BadInput("civ-base-leader", {"leader": leader.id})
        automated = str(options["automated"]).split()
        if len(set(automated)) != len(automated) or len(automated) >= seats or _beyond(automated, seats):
            raise BadInput("civ-automated", {"seats": seats})
        if len(str(options["handicap"]).split()) > seats:
            raise BadInput("civ-handicap", {"seats": seats})
        if len(str(options["round_limit"]).split()) > 1:
            raise BadInput("civ-round-limit")


def _beyond(words: list[str], seats: int) -> bool:
    """Does one of these seat numbers name a seat that the table does not have?"""
    return len([word for word in words if int(word) > seats]) > 0


BOX = CivBox(
    [
        Option(
            "game",
            WITH_EXPANSION,
            (WITH_EXPANSION, BASE_GAME),
            "With the expansion Terra Incognita, or the base game alone (2 to 4 players).",
            "Z dodatkiem Terra Incognita albo sama gra podstawowa (od 2 do 4 graczy).",
        ),
        Option(
            "leaders",
            "",
            (),
            "Leaders of the seats in their order; the others are dealt at random.",
            "Liderzy kolejnych miejsc przy stole; pozostali są losowani.",
            words=LEADER_IDS,
        ),
        Option(
            "peaceful",
            False,
            (),
            "Peaceful play: forts do not count for victory, all three victory cards must be completed.",
            "Pokojowa rozgrywka: forty nie liczą się do zwycięstwa, liczą się wszystkie trzy karty zwycięstwa.",
        ),
        Option(
            "handicap",
            "",
            (),
            "Handicap: trade tokens that the seats start with, in their order, such as 0 6 for the second.",
            "Wyrównywanie szans: żetony handlu, z którymi zaczynają kolejne miejsca, np. 0 6 dla drugiego.",
            words=tuple([str(number) for number in range(MOST_HANDICAP + 1)]),
        ),
        Option(
            "round_limit",
            "40",
            (),
            "The game ends after this round if nobody has won; nothing is written for no limit.",
            "Gra kończy się po tej rundzie, jeśli nikt nie zwyciężył; puste pole to brak limitu.",
            words=ROUNDS,
        ),
        Option(
            "automated",
            "",
            (),
            "Seats of automated players, whom nobody plays.",
            "Miejsca automatycznych graczy, którymi nikt nie kieruje.",
            words=("1", "2", "3", "4", "5"),
        ),
    ]
)
