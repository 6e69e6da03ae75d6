"""Terra Mystica: the entry in the box."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.box import Box, Option, Value
from ecumene.core.game import Game
from ecumene.core.refusal import BadInput
from ecumene.games.terra_mystica.draws import one_cult_too_often, spades_too_late
from ecumene.games.terra_mystica.factions import FACTIONS, PLAIN
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.maps import MAP_IDS
from ecumene.games.terra_mystica.phases import begin
from ecumene.games.terra_mystica.tiles import (
    BONUS_SPARE,
    BONUS_TILES,
    FINAL_TILES,
    FINAL_TRADES,
    IN_MERCHANTS,
    ROUNDS,
    SCORING_TILES,
)

#: Not compiled: what draws and speaks.
INTERPRETED: Final[tuple[str, ...]] = (
    "as_text",
    "check",
    "choice_text",
    "deed_text",
    "draw",
    "explain",
    "explain_mat",
    "explain_tiles",
    "face",
    "faction_text",
    "house_values",
    "made_names",
    "move_text",
    "owed_text",
    "snellman",
    "tile_text",
)


class TerraMysticaBox(Box):
    id: ClassVar[str] = "terra-mystica"
    package: ClassVar[str] = __name__
    title: ClassVar[dict[str, str]] = {"en": "Terra Mystica", "pl": "Terra Mystica"}
    about: ClassVar[dict[str, str]] = {
        "en": "Shape the land, build, found towns, rise in the cults, and send ships to trade with your neighbours.",
        "pl": "Przekształcaj krainę, buduj, zakładaj miasta, zdobywaj przychylność kultów i wysyłaj statki na handel.",
    }
    seats: ClassVar[tuple[int, int]] = (2, 5)
    usual: ClassVar[int] = 3
    minutes: ClassVar[int] = 120
    rules: ClassVar[int] = 1
    by_cast: ClassVar[dict[str, str]] = {"en": "By faction", "pl": "Według rasy"}
    groups: ClassVar[tuple[tuple[dict[str, str], tuple[str, ...]], ...]] = (
        ({"en": "Boxes", "pl": "Pudełka"}, ("merchants", "fire_and_ice", "mini_towns", "shipping_tile", "temple_tile")),
        ({"en": "Set-up", "pl": "Przygotowanie"}, ("map", "factions", "start_points", "final_tile", "new_bonus")),
        ({"en": "Course of play", "pl": "Przebieg gry"}, ("turn_order", "offers", "rules")),
        ({"en": "Fixed tables", "pl": "Ustalone stoły"}, ("seating", "scoring_tiles", "bonus_tiles")),
    )
    presets: ClassVar[dict[str, dict[str, Value]]] = {
        "first": {"factions": "random"},
        "everything": {
            "merchants": True,
            "fire_and_ice": True,
            "mini_towns": True,
            "shipping_tile": True,
            "final_tile": "draw",
            "turn_order": "pass-order",
        },
    }

    def start(self, seats: int, seed: int, options: dict[str, Value], rules: int) -> Game:
        return begin(TerraMystica(self, seats, seed, options, rules))

    def combine(self, seats: int, options: dict[str, Value]) -> None:
        merchants = options["merchants"] is True
        for name, value in (("new_bonus", True), ("final_tile", FINAL_TILES[FINAL_TRADES])):
            if options[name] == value and not merchants:
                raise BadInput("terra-mystica-needs-merchants", {"option": name})
        seating = str(options["seating"]).split()
        if (options["factions"] == "fixed") != bool(seating):
            raise BadInput("terra-mystica-seating-fixed")
        if seating:
            self._check_seating(seats, seating)
        scoring = str(options["scoring_tiles"]).split()
        if scoring:
            known = [tile.id for tile in SCORING_TILES if (tile.box == IN_MERCHANTS) == merchants]
            self._check_tiles("scoring_tiles", scoring, known, ROUNDS)
            self._check_rounds(scoring, merchants)
        bonus = str(options["bonus_tiles"]).split()
        if bonus:
            known = [tile.id for tile in BONUS_TILES if merchants or tile.box != IN_MERCHANTS]
            self._check_tiles("bonus_tiles", bonus, known, seats + BONUS_SPARE)

    def _check_seating(self, seats: int, seating: list[str]) -> None:
        """As many factions as seats, no two of one colour or board (TM-020)."""
        chosen = [faction for id in seating for faction in FACTIONS if faction.id == id]
        boards = [faction.terrain if faction.kind == PLAIN else -faction.kind for faction in chosen]
        if len(chosen) != seats or len(set(boards)) != seats:
            raise BadInput("terra-mystica-seating", {"seats": seats})

    def _check_rounds(self, scoring: list[str], merchants: bool) -> None:
        """Only six tiles that can lie so: as in a draw (TM-007, TM-188)."""
        ids = [tile.id for tile in SCORING_TILES]
        tiles = [ids.index(id) for id in scoring]
        if spades_too_late(tiles):
            raise BadInput("terra-mystica-spades-late")
        if merchants and one_cult_too_often(tiles) >= 0:
            raise BadInput("terra-mystica-one-cult")

    def _check_tiles(self, option: str, given: list[str], known: list[str], number: int) -> None:
        if len(given) != number or len(set(given)) != number or not set(given) <= set(known):
            raise BadInput("terra-mystica-tiles", {"option": option, "number": number, "allowed": ", ".join(known)})


BOX = TerraMysticaBox(
    [
        Option(
            "merchants",
            False,
            (),
            "Merchants of the Seas: ships, ports, shipyards and trade. Some of its values are house values.",
            "Kupcy: statki, porty, stocznie i handel. Niektóre wartości są umowne.",
        ),
        Option(
            "fire_and_ice",
            False,
            (),
            "The six factions of Fire & Ice can be chosen too.",
            "Można wybierać także spośród sześciu ras z dodatku Ogień i Lód.",
        ),
        Option(
            "mini_towns",
            False,
            (),
            "Three more kinds of town tiles, from the mini-expansion.",
            "Trzy dodatkowe rodzaje żetonów Miasta z mini-dodatku.",
        ),
        Option(
            "shipping_tile",
            False,
            (),
            "The bonus tile of the mini-expansion that pays for shipping.",
            "Żeton Bonusu z mini-dodatku, który punktuje Żeglugę.",
        ),
        Option(
            "temple_tile",
            False,
            (),
            "The scoring tile of the mini-expansion for temples and priests; not used with Merchants.",
            "Żeton Punktacji z mini-dodatku za Świątynie i Kapłanów; nie bierze udziału w grze z Kupcami.",
        ),
        Option(
            "map",
            "base",
            MAP_IDS,
            "The map: that of the base game, its revised version, that of Fire & Ice, or one of Merchants' two.",
            "Mapa: z gry podstawowej, jej odnowiona wersja, z Ognia i Lodu albo jedna z dwóch map Kupców.",
        ),
        Option(
            "factions",
            "choose",
            ("choose", "random", "auction", "fixed"),
            "How factions are given out: chosen in turn order, drawn, auctioned for points, or fixed by `seating`.",
            "Jak przydzielić rasy: wybór w kolejności tury, losowanie, licytacja za punkty albo spis w `seating`.",
        ),
        Option(
            "start_points",
            "printed",
            ("printed", "by-map", "20"),
            "Points at the start: as printed (20, with Merchants by map and faction), always by map, or always 20.",
            "Punkty na start: jak w instrukcji (20, z Kupcami według mapy i rasy), zawsze według mapy albo zawsze 20.",
        ),
        Option(
            "final_tile",
            "none",
            ("none", "draw", *FINAL_TILES),
            "The final scoring tile: none, drawn, or a certain one.",
            "Żeton Punktacji Końcowej: brak, losowany albo wybrany.",
        ),
        Option(
            "new_bonus",
            False,
            (),
            "With Merchants: two of the three new bonus tiles are sure to be in the game.",
            "Z Kupcami: dwa z trzech nowych żetonów Bonusu na pewno biorą udział w grze.",
        ),
        Option(
            "turn_order",
            "clockwise",
            ("clockwise", "pass-order"),
            "Who acts after whom: clockwise from whoever passed first, or in the order of passing.",
            "Kto gra po kim: zgodnie z ruchem wskazówek zegara od pierwszego pasującego albo w kolejności pasowania.",
        ),
        Option(
            "offers",
            "at-once",
            ("at-once", "open"),
            "Power from neighbours: answered at once, or any time before one acts oneself (good over days).",
            "Moc od sąsiadów: odpowiedź od razu albo kiedykolwiek przed własną następną akcją (dobre w grze na raty).",
        ),
        Option(
            "rules",
            "printed",
            ("printed", "site"),
            "Where the rulebook and the best-known online table differ: as printed, or as they play there.",
            "Gdzie instrukcja różni się od najbardziej znanego stołu w sieci: jak w instrukcji albo jak grają tam.",
        ),
        Option(
            "seating",
            "",
            (),
            "With fixed factions: one for each seat, in order; the first seat starts.",
            "Przy ustalonych rasach: po jednej na miejsce, w kolejności; zaczyna pierwsze miejsce.",
            words=tuple([faction.id for faction in FACTIONS]),
        ),
        Option(
            "scoring_tiles",
            "",
            (),
            "The six scoring tiles of the game, round 1 first; drawn if none is named.",
            "Sześć żetonów Punktacji, od pierwszej rundy; bez wskazania są losowane.",
            words=tuple([tile.id for tile in SCORING_TILES]),
        ),
        Option(
            "bonus_tiles",
            "",
            (),
            "The bonus tiles of the game, three more than players; drawn if none is named.",
            "Żetony Bonusu biorące udział w grze, o trzy więcej niż graczy; bez wskazania są losowane.",
            words=tuple([tile.id for tile in BONUS_TILES]),
        ),
    ]
)
