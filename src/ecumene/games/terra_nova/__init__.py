"""Terra Nova: the entry in the box."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments
from ecumene.core.box import Box, Option, Value
from ecumene.core.game import Game
from ecumene.core.refusal import BadInput
from ecumene.games.terra_nova.boards import BOARD_OWN, BOARD_PRINTED
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.phases import begin

#: Not compiled: what draws and speaks.
INTERPRETED: Final[tuple[str, ...]] = (
    "as_text",
    "draw",
    "explain",
    "explain_mat",
    "face",
    "faction_text",
    "house_values",
    "made_names",
    "tile_text",
)


class TerraNovaBox(Box):
    id: ClassVar[str] = "terra-nova"
    package: ClassVar[str] = __name__
    title: ClassVar[dict[str, str]] = {"en": "Terra Nova", "pl": "Terra Nova"}
    about: ClassVar[dict[str, str]] = {
        "en": "Shape the land to your people's liking, build, found towns, and hold the largest area.",
        "pl": "Kształtuj krainę na miarę swojego ludu, buduj, zakładaj miasta i zajmij największy obszar.",
    }
    seats: ClassVar[tuple[int, int]] = (2, 4)
    minutes: ClassVar[int] = 75
    rules: ClassVar[int] = 2
    by_cast: ClassVar[dict[str, str]] = {"en": "By faction", "pl": "Według frakcji"}
    groups: ClassVar[tuple[tuple[dict[str, str], tuple[str, ...]], ...]] = (
        ({"en": "Set-up", "pl": "Przygotowanie"}, ("board", "factions", "first_game", "two_player_variant")),
        ({"en": "Course of play", "pl": "Przebieg gry"}, ("turn_order", "swap_in_last_round")),
    )
    presets: ClassVar[dict[str, dict[str, Value]]] = {"first": {"first_game": True, "factions": "random"}}

    def start(self, seats: int, seed: int, options: dict[str, Value], rules: int) -> Game:
        return begin(TerraNova(self, seats, seed, options, rules))

    def combine(self, seats: int, options: dict[str, Value]) -> None:
        if options["two_player_variant"] != "none" and seats != 2:
            variant: Arguments = {"value": str(options["two_player_variant"]), "seats": seats}
            raise BadInput("terra-nova-variant-seats", variant)
        if options["first_game"] is True and options["two_player_variant"] != "none":
            raise BadInput("terra-nova-first-variant", {"value": str(options["two_player_variant"])})


BOX = TerraNovaBox(
    [
        Option(
            "board",
            BOARD_PRINTED,
            (BOARD_PRINTED, BOARD_OWN),
            "The map: the printed one, or our own design. The variants for two have a map of their own.",
            "Mapa: taka jak w pudełku albo zaprojektowana przez nas. Warianty dla dwojga mają osobną mapę.",
            since=2,
        ),
        Option(
            "factions",
            "choose",
            ("choose", "random"),
            "How factions are given out: each seat chooses in turn order, or all are drawn by lot.",
            "Jak przydzielić frakcje: każdy wybiera w kolejności tury albo wszystkie są losowane.",
        ),
        Option(
            "first_game",
            False,
            (),
            "The recommended first set-up: fixed round and bonus tiles, simple factions, houses already placed. "
            "Round tiles and places of houses are house values.",
            "Zalecana pierwsza gra: z góry ustalone żetony, prostsze frakcje, domy już na planszy. "
            "Żetony punktacji rund i miejsca domów są umowne.",
        ),
        Option(
            "turn_order",
            "clockwise",
            ("clockwise", "pass-order"),
            "Who acts after whom: clockwise from the start player, or in the order of passing in the round before.",
            "Kto gra po kim: zgodnie z ruchem wskazówek zegara albo w kolejności pasowania z poprzedniej rundy.",
        ),
        Option(
            "two_player_variant",
            "none",
            ("none", "planner", "lucky-digger"),
            "Neutral houses for two: the Planner (you plan for them) or the Lucky Digger (they are drawn each round). "
            "The map is a house value.",
            "Neutralne domy w grze dwuosobowej: Planista (stawiacie je) albo Szczęśliwy Kopacz (losowane co rundę). "
            "Mapa jest umowna.",
        ),
        Option(
            "swap_in_last_round",
            True,
            (),
            "Whether passing in round 5 still swaps the bonus tile and takes the coins on it.",
            "Czy pasując w 5. rundzie, wymienia się jeszcze żeton bonusowy i bierze leżące na nim monety.",
        ),
    ]
)
