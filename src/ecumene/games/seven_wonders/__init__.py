"""7 Wonders: the entry in the box."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.box import Box, Option, Value
from ecumene.core.game import Game
from ecumene.core.refusal import BadInput
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.leaders import DEALT
from ecumene.games.seven_wonders.setup import begin
from ecumene.games.seven_wonders.state import HAND, TEAM_SEATS

#: The seats of a team game.
FEW, MANY = TEAM_SEATS

#: Not compiled: what draws and speaks, checks cases, and reads the big tables.
INTERPRETED: Final[tuple[str, ...]] = (
    "as_text",
    "card_text",
    "check",
    "draw",
    "explain",
    "face",
    "house_values",
    "made_names",
    "move_text",
    "tables",
    "vocabulary",
)


class SevenWondersBox(Box):
    id: ClassVar[str] = "seven-wonders"
    package: ClassVar[str] = __name__
    title: ClassVar[dict[str, str]] = {"en": "7 Wonders", "pl": "7 Cudów Świata"}
    about: ClassVar[dict[str, str]] = {
        "en": "Lead an ancient city through three ages: draft cards, trade with your neighbours, raise your wonder.",
        "pl": "Poprowadź starożytne miasto przez trzy Ery: wybieraj karty, handluj z sąsiadami, wznoś swój Cud.",
    }
    seats: ClassVar[tuple[int, int]] = (2, 7)
    rules: ClassVar[int] = 2
    usual: ClassVar[int] = 3
    minutes: ClassVar[int] = 30
    secret: ClassVar[bool] = True
    by_cast: ClassVar[dict[str, str]] = {"en": "By wonder", "pl": "Według Cudu"}
    groups: ClassVar[tuple[tuple[dict[str, str], tuple[str, ...]], ...]] = (
        ({"en": "Boards", "pl": "Plansze"}, ("wonders", "deal", "sides", "balance")),
        ({"en": "Expansions", "pl": "Dodatki"}, ("cities", "leaders", "teams")),
    )
    presets: ClassVar[dict[str, dict[str, Value]]] = {
        "first": {"sides": "A"},
        "everything": {"wonders": "all", "cities": True, "leaders": True},
    }

    def start(self, seats: int, seed: int, options: dict[str, Value], rules: int) -> Game:
        return begin(SevenWonders(self, seats, seed, options, rules))

    def combine(self, seats: int, options: dict[str, Value]) -> None:
        if options["teams"] is True and (seats not in TEAM_SEATS or options["cities"] is not True):
            raise BadInput("seven-wonders-teams", {"seats": seats, "few": FEW, "many": MANY})
        if seats == 2:
            for name in ("cities", "leaders"):
                if options[name] is True:
                    raise BadInput("seven-wonders-two", {"option": name, "seats": seats})
            if options["wonders"] != "base":
                raise BadInput("seven-wonders-two", {"option": "wonders", "seats": seats})


BOX = SevenWondersBox(
    [
        Option(
            "wonders",
            "base",
            ("base", "lost", "all"),
            "Which boards are dealt: those of the base game, the Lost Wonders, or all together.",
            "Które plansze są w grze: z gry podstawowej, Zaginione Cuda albo wszystkie razem.",
        ),
        Option(
            "deal",
            "random",
            ("random", "two", "choose"),
            "How boards are given out: by lot, two by lot to choose one from, or by free choice in turn.",
            "Jak przydzielić plansze: losowo, po dwie do wyboru albo każdy wybiera po kolei.",
        ),
        Option(
            "sides",
            "random",
            ("random", "choose", "A", "B"),
            "Which side of the boards is used: by lot, as each seat chooses, only A, or only B.",
            "Która strona plansz jest używana: losowo, według wyboru gracza, tylko A albo tylko B.",
        ),
        Option(
            "balance",
            "all",
            ("all", "orders"),
            "Which notes on balance hold when boards are given out: all of them, or only the strict ones.",
            "Które uwagi o równowadze obowiązują przy przydziale plansz: wszystkie albo tylko bezwzględne.",
        ),
        Option(
            "cities",
            False,
            (),
            f"Cities: black cards, debts and diplomacy; {HAND + 1} cards and {HAND} turns an age.",
            f"Miasta: czarne karty, długi i dyplomacja; {HAND + 1} kart i {HAND} tur w Erze.",
        ),
        Option(
            "leaders",
            False,
            (),
            f"Leaders: a draft of {DEALT} leaders, one to use at the start of each age.",
            f"Liderzy: wybór {DEALT} liderów, po jednym na początku każdej Ery.",
        ),
        Option(
            "teams",
            False,
            (),
            f"The team game for {FEW} or {MANY} players, with Cities: partners sit side by side and add their points.",
            f"Gra zespołowa dla {FEW} lub {MANY} osób, z Miastami: partnerzy siedzą obok siebie i sumują punkty.",
        ),
    ]
)
