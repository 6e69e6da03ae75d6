"""An entry in the box of games: title, seats, options, version of the rules, and how to start."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from ecumene.core.chance import SEED_DIGITS
from ecumene.core.face import BasicFace, find_face
from ecumene.core.refusal import BadInput

if TYPE_CHECKING:
    from ecumene.core.game import Game

Value: TypeAlias = "bool | str"


class Option:
    """A way to set the table, and its meaning in each language: `flag` (on or off), `choice` (one of a few words), or
    `words` (any of the words in `words`, in an order that matters; none as a rule).

    `since` is the version of the rules that brought it: games begun under an older one do not have it.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        choices: tuple[str, ...],
        en: str,
        pl: str,
        since: int = 1,
        words: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.words = words
        self.since = since
        self.type = "choice" if choices else "words" if words else "flag"
        self.meaning = {"en": en, "pl": pl}

    def allowed(self) -> str:
        return ", ".join(self.choices or self.words) if self.type != "flag" else "true, false"

    def read(self, value: object) -> Value:
        """The value as the option understands it; words such as `yes` or `off` do for a flag."""
        if self.type == "words":
            found = str(value).replace(",", " ").lower().split() if isinstance(value, str) else ["?"]
            if all([word in self.words for word in found]):
                return " ".join(found)
        elif not self.choices:
            if isinstance(value, bool):
                return value
            word = str(value).strip().lower()
            if word in ("true", "yes", "on", "1", "tak"):
                return True
            if word in ("false", "no", "off", "0", "nie"):
                return False
        elif isinstance(value, str) and value in self.choices:
            return value
        raise BadInput("option-value", {"option": self.name, "value": str(value), "allowed": self.allowed()})


class Box:
    """Subclassed once per game; the instance called BOX in the game's package is found by the registry."""

    id: ClassVar[str] = ""
    #: The package of the game, where its texts, rules and drawing live.
    package: ClassVar[str] = ""
    title: ClassVar[dict[str, str]] = {}
    #: One line that says what the game is about.
    about: ClassVar[dict[str, str]] = {}
    seats: ClassVar[tuple[int, int]] = (2, 2)
    #: Seats of a table set in a hurry: the fewest with which the game shows what it is.
    usual: ClassVar[int] = 2
    #: A fix of a rule adds a version; running games keep theirs.
    rules: ClassVar[int] = 1
    #: The heading over what distinguishes seats in reports (`Game.cast`).
    by_cast: ClassVar[dict[str, str]] = {"en": "By role", "pl": "Według roli"}
    #: Length in minutes with people.
    minutes: ClassVar[int] = 60
    #: Options that belong together, under a title; those named nowhere stand first.
    groups: ClassVar[tuple[tuple[dict[str, str], tuple[str, ...]], ...]] = ()
    #: Ways to set the table with one press: `first` for a first game, `everything` for all that is in the box. Options
    #: that they do not name have their default. *Play now* deals `first`: its first decision should be a move, not a
    #: choice that only those who know the game can make. Leave `first` out if the defaults do that already.
    presets: ClassVar[dict[str, dict[str, Value]]] = {}
    #: Players hold things that others may not see: people at one screen look one after the other.
    secret: ClassVar[bool] = False
    #: Things lie face down that nobody knows, in a game in which players hide nothing from one another.
    face_down: ClassVar[bool] = False

    def __init__(self, options: list[Option]) -> None:
        self.options = {option.name: option for option in options}

    def start(self, seats: int, seed: int, options: dict[str, Value], rules: int) -> Game:
        """A dealt game, up to the first decision."""
        raise NotImplementedError(self.id)

    def combine(self, seats: int, options: dict[str, Value]) -> None:
        """Raise BadInput when the options do not go together or not with so many seats."""

    def unattended(self, options: dict[str, Value]) -> tuple[int, ...]:
        """Seats whose decisions the game makes itself, by these options: nobody is ever asked there."""
        return ()

    def settle(self, seats: int, options: dict[str, object] | None, rules: int | None = None) -> dict[str, Value]:
        """All options that a version of the rules has, with their values, or BadInput that says what is allowed."""
        version = self.rules if rules is None else rules
        if not 1 <= version <= self.rules:
            raise BadInput("rules-version", {"version": version, "newest": self.rules, "game": self.title["en"]})
        low, high = self.seats
        options_then = {name: option for name, option in self.options.items() if option.since <= version}
        if not low <= seats <= high:
            raise BadInput("seats", {"game": self.title["en"], "low": low, "high": high, "seats": seats})
        given = options if options is not None else {}
        for name in given:
            if name not in options_then:
                known = ", ".join(sorted(options_then))
                raise BadInput("option-unknown", {"option": name, "game": self.title["en"], "allowed": known})
        settled: dict[str, Value] = {}
        for name, option in options_then.items():
            settled[name] = option.read(given[name]) if name in given else option.default
        self.combine(seats, settled)
        return settled

    def first_game(self, seats: int) -> dict[str, Value]:
        """All options of a first game: the preset `first`, or the defaults where it does not go with so many seats."""
        try:
            return self.settle(seats, dict(self.presets.get("first", {})))
        except BadInput:
            return self.settle(seats, None)

    def new(self, seats: int, seed: int, options: dict[str, object] | None = None, rules: int | None = None) -> Game:
        """A new game; the same seats, seed, options and rules always give the same one."""
        if not is_seed(seed):
            raise BadInput("seed", {"digits": SEED_DIGITS})
        version = self.rules if rules is None else rules
        return self.start(seats, seed, self.settle(seats, options, version), version)

    def face(self) -> BasicFace[Any]:
        """What shows the game to people; `ecumene.face.face_of(box)` gives it with its full type."""
        face = find_face(self.package)
        if face is None:
            raise LookupError(f"{self.id} has no face: there is no module {self.package}.face")
        return face

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return revive_box, (self.package,)


def is_seed(value: object) -> bool:
    """A whole number from 0 on; nobody needs one of more digits than can be written."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**SEED_DIGITS


def revive_box(package: str) -> Box:
    """The box of a pickled game is looked up, never stored."""
    box = importlib.import_module(package).BOX
    assert isinstance(box, Box)
    return box
