"""Skerries: the entry in the box."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.box import Box, Option, Value
from ecumene.core.game import Game
from ecumene.core.refusal import BadInput

from .game import Skerries
from .steps import begin

#: What the compiled build leaves as it is: all that speaks or draws.
INTERPRETED: Final[tuple[str, ...]] = ("as_text", "draw", "explain", "face")


class SkerriesBox(Box):
    id: ClassVar[str] = "skerries"
    package: ClassVar[str] = __name__
    title: ClassVar[dict[str, str]] = {"en": "Skerries", "pl": "Szkiery"}
    about: ClassVar[dict[str, str]] = {
        "en": "Choose your oil in secret and light lanterns on the rocks of a dark sea.",
        "pl": "Potajemnie wybierz oliwę i zapal latarnie na skałach ciemnego morza.",
    }
    seats: ClassVar[tuple[int, int]] = (2, 4)
    usual: ClassVar[int] = 3
    minutes: ClassVar[int] = 10
    presets: ClassVar[dict[str, dict[str, Value]]] = {"first": {}}
    secret: ClassVar[bool] = True

    def start(self, seats: int, seed: int, options: dict[str, Value], rules: int) -> Game:
        return begin(Skerries(self, seats, seed, options, rules))

    def combine(self, seats: int, options: dict[str, Value]) -> None:
        if options["rounds"] == "4" and seats == 4:
            raise BadInput("skerries-rounds", {"seats": seats})


BOX = SkerriesBox(
    [
        Option(
            "rounds",
            "3",
            ("3", "4"),
            "How many rounds are played; 4 only with 2 or 3 players.",
            "Ile rund trwa gra; 4 tylko we dwoje lub we troje.",
        )
    ]
)
