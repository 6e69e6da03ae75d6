"""Everdell with Newleaf: the entry in the box."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.box import Box, Option, Value
from ecumene.core.game import Game
from ecumene.core.refusal import BadInput
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.setup import (
    BASE_EVENTS,
    CARDS_ONLY,
    MIXED,
    NEWLEAF_EVENTS,
    NO_NEWLEAF,
    TWO_AND_TWO,
    WITH_STATION,
    lay_out,
)

#: Not compiled: tables, what draws and what speaks.
INTERPRETED: Final[tuple[str, ...]] = (
    "as_text",
    "cards",
    "check",
    "city_text",
    "demand_text",
    "draw",
    "effect_text",
    "effect_words",
    "explain",
    "explain_cards",
    "explain_places",
    "face",
    "gain_text",
    "label_text",
    "made_names",
    "move_text",
    "owed_text",
    "place_text",
    "play_text",
    "visit_text",
)


class EverdellBox(Box):
    id: ClassVar[str] = "everdell"
    package: ClassVar[str] = __name__
    title: ClassVar[dict[str, str]] = {"en": "Everdell", "pl": "Everdell"}
    about: ClassVar[dict[str, str]] = {
        "en": "Build a city of critters and constructions in a green valley, season by season, alone or with friends.",
        "pl": "Buduj w zielonej dolinie miasto stworzeń i budowli, pora roku po porze roku, samotnie albo z innymi.",
    }
    seats: ClassVar[tuple[int, int]] = (1, 4)
    usual: ClassVar[int] = 2
    minutes: ClassVar[int] = 60
    rules: ClassVar[int] = 1
    secret: ClassVar[bool] = True
    by_cast: ClassVar[dict[str, str]] = {"en": "By worker ability", "pl": "Według zdolności robotników"}
    groups: ClassVar[tuple[tuple[dict[str, str], tuple[str, ...]], ...]] = (
        (
            {"en": "Newleaf", "pl": "Nowoliść"},
            ("newleaf", "tickets", "reservations", "abilities", "forest", "basic_events"),
        ),
        ({"en": "Special events", "pl": "Wydarzenia specjalne"}, ("special_events", "named_events")),
        ({"en": "Readings of the rules", "pl": "Odczytania zasad"}, ("must_act", "strict_queen")),
        ({"en": "Solo", "pl": "Gra jednoosobowa"}, ("year",)),
    )
    presets: ClassVar[dict[str, dict[str, Value]]] = {
        "everything": {
            "newleaf": WITH_STATION,
            "tickets": True,
            "reservations": True,
            "abilities": True,
            "forest": True,
            "basic_events": True,
            "special_events": MIXED,
        },
    }

    def start(self, seats: int, seed: int, options: dict[str, Value], rules: int) -> Game:
        return lay_out(Everdell(self, seats, seed, options, rules))

    def combine(self, seats: int, options: dict[str, Value]) -> None:
        if options["named_events"] is True and options["special_events"] != MIXED:
            raise BadInput("everdell-named-events")
        if options["year"] != "1" and seats > 1:
            raise BadInput("everdell-year-solo")


BOX = EverdellBox(
    [
        Option(
            "newleaf",
            NO_NEWLEAF,
            (NO_NEWLEAF, CARDS_ONLY, WITH_STATION),
            "Newleaf: not used, only its cards, or the Station board with cards, tiles and visitors.",
            "Nowoliść: bez dodatku, tylko jego karty albo plansza stacji z kartami, żetonami wagonów i gośćmi.",
        ),
        Option(
            "tickets",
            False,
            (),
            "Train tickets: twice in the game a deployed worker may be moved.",
            "Bilety kolejowe: dwa razy w grze można przenieść wysłanego robotnika.",
        ),
        Option(
            "reservations",
            False,
            (),
            "Reservation tokens: lay a card aside and play it later for 1 resource less.",
            "Żetony rezerwacji: odłóż kartę i zagraj ją później za 1 surowiec mniej.",
        ),
        Option(
            "abilities",
            False,
            (),
            "Worker abilities: everybody plays cats, bats, bees or snails, with one worker less.",
            "Zdolności robotników: każdy ma koty, nietoperze, pszczoły albo ślimaki, ale o jednego robotnika mniej.",
        ),
        Option(
            "forest",
            False,
            (),
            "The three Forest locations of Newleaf are shuffled in.",
            "Wtasowane są też trzy leśne polany z dodatku Nowoliść.",
        ),
        Option(
            "basic_events",
            False,
            (),
            "The two basic events of Newleaf are available too.",
            "Dostępne są też dwa wydarzenia podstawowe z dodatku Nowoliść.",
        ),
        Option(
            "special_events",
            BASE_EVENTS,
            (BASE_EVENTS, MIXED, TWO_AND_TWO, NEWLEAF_EVENTS),
            "The four special events: of the base game, from both boxes mixed, two of each, or of Newleaf only.",
            "Cztery wydarzenia specjalne: z podstawki, z obu pudełek razem, po dwa z każdego albo tylko z dodatku.",
        ),
        Option(
            "named_events",
            False,
            (),
            "With mixed events: keep the base events that need two certain cards.",
            "Przy wydarzeniach z obu pudełek: zostają też te z podstawki, które wymagają dwóch konkretnych kart.",
        ),
        Option(
            "must_act",
            False,
            (),
            "Whoever visits Hotel, Locomotive, Chipsmith or Conductor must use it.",
            "Kto odwiedza Hotel, Lokomotywę, Kowala albo Konduktora, musi z nich skorzystać.",
        ),
        Option(
            "strict_queen",
            False,
            (),
            "The Queen plays cards from hand and Meadow only, not from the Station or reserved ones.",
            "Królowa zagrywa karty tylko z ręki i z łąki, nie ze stacji ani zarezerwowane.",
        ),
        Option(
            "year",
            "1",
            ("1", "2", "3"),
            "Solo: which year of Rugwort; each is harder than the one before.",
            "Gra jednoosobowa: który rok Krostawca; każdy jest trudniejszy od poprzedniego.",
        ),
    ]
)
