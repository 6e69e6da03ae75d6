"""Words at the edge: refusals, events, prompts and names as sentences in the reader's language (Fluent)."""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecumene.core.argument import Counted, Name, Seat, StepName
from ecumene.core.event import Event
from ecumene.core.ledger import LANGUAGES
from ecumene.core.refusal import BadInput, Refusal

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

#: How an entry of a text begins, and how one refers to another.
_ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*([A-Za-z][\w-]*)")
_TAG: Final = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")


class Explained(NamedTuple):
    """What a thing on the table is and does, in sentences, with the rules to read on."""

    title: str
    lines: list[str]
    rules: list[str]


def escape(text: str) -> str:
    """Words of people as they are: what looks like markup gets a backslash, a backslash at the end is doubled."""
    text = _TAG.sub(lambda found: f"{found[1]}{found[1]}\\{found[2]}", text)
    return text + "\\" if text.endswith("\\") and not text.endswith("\\\\") else text


@cache
def _entries(language: str, package: str) -> dict[str, str]:
    """The text of one package, entry by entry as it is written."""
    text = resources.files(package).joinpath(f"text.{language}.ftl").read_text(encoding="utf-8")
    starts = [*_ENTRY.finditer(text)]
    ends = [*[start.start() for start in starts[1:]], len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def _maker(package: str) -> Callable[[str, Callable[..., str]], str] | None:
    """A game whose tiles or cards have names that follow from its tables makes them in its module `made_names`."""
    module = f"{package}.made_names"
    if importlib.util.find_spec(module) is None:
        return None
    maker: Callable[[str, Callable[..., str]], str] = importlib.import_module(module).made_name
    return maker


class Phrases:
    """All messages of some packages in one language.

    Each is parsed when it is first said: nobody says all of them, and reading a whole file takes a tenth of a second.
    """

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle

        counted: Callable[..., Any] = self.count
        self._bundle = FluentBundle([language], functions={"COUNT": counted}, use_isolating=False)
        self._entries: dict[str, str] = {}
        self._parsed: set[str] = set()
        for package in packages:
            self._entries.update(_entries(language, package))
        self._makers = [maker for maker in map(_maker, packages) if maker is not None]

    def __contains__(self, id: str) -> bool:
        return id in self._entries or self._make(id)

    def message(self, id: str) -> Message:
        self._parse(id)
        return self._bundle.get_message(id)

    def say(self, id: str, case: str, args: Mapping[str, object]) -> str:
        """The value of a message, or one of its attributes."""
        message = self.message(id)
        pattern = message.attributes.get(case) if case else message.value
        if pattern is None:
            raise KeyError(f"{id}.{case}" if case else id)
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"{id}: {errors}")
        return str(text)

    def count(self, number: object, thing: str, case: str = "") -> str:
        """`{ COUNT($need, "coins", "acc") }`: a number with its thing in the right form, by `count-coins`."""
        return self.say(f"count-{thing}", case, {"n": number})

    def _make(self, id: str) -> bool:
        """Write down a name that the game makes from its tables, if this is one."""
        if id.startswith("name-"):
            for maker in self._makers:
                name = maker(id.removeprefix("name-"), self._plainly)
                if name:
                    literal = name.replace("\\", "\\\\").replace('"', '\\"')
                    self._entries[id] = f'{id} = {{ "{literal}" }}\n'
                    return True
        return False

    def _plainly(self, id: str, **args: object) -> str:
        return self.say(id, "", args)

    def _parse(self, id: str) -> None:
        """With whatever it refers to. Two threads may do it at once: the first one's is kept."""
        if id in self._parsed or id not in self:
            return
        from fluent.runtime import FluentResource

        for other in _REFERENCE.findall(self._entries[id]):
            self._parse(other)
        self._bundle.add_resource(FluentResource(self._entries[id]))
        self._parsed.add(id)


@cache
def _phrases(language: str, packages: tuple[str, ...]) -> Phrases:
    return Phrases(language, packages)


@lru_cache(32768)
def _said(phrases: Phrases, id: str, case: str, args: tuple[tuple[str, object], ...]) -> str:
    """A message with its arguments, remembered: a page says much the same as the one before it."""
    return phrases.say(id, case, dict(args))


class Words:
    """All sentences in one language: the house's own, those of one game's package, and of a room that has some.

    The type of an argument says how it is shown (core/argument.py). A `Name` is shown by its message `name-<id>`; each
    attribute of that message (Polish cases) is a further argument, and the bare id stays at hand for choices:
    `{ $building }`, `{ $building_acc }`, `{ $building_id -> … }`. Plain strings are shown as they are.
    """

    def __init__(
        self, language: str = "en", package: str = "", players: list[str] | None = None, room: str = ""
    ) -> None:
        self.language = language
        self.players: list[str] = players if players is not None else []
        self._packages = tuple(place for place in ("ecumene", room, package) if place)
        if language not in LANGUAGES:
            raise BadInput("language", {"language": language, "allowed": ", ".join(LANGUAGES)})

    @cached_property
    def _phrases(self) -> Phrases:
        """Not before there is something to say: who only plays need not wait for it."""
        return _phrases(self.language, self._packages)

    def has(self, id: str) -> bool:
        return id in self._phrases

    def __call__(self, id: str, /, **args: float | str) -> str:
        """The message of that id; missing ones raise, so that tests find them."""
        return _said(self._phrases, id, "", tuple(self._shown(args).items()))

    def _shown(self, args: Mapping[str, float | str]) -> dict[str, float | str]:
        """The arguments as the message sees them, each shown as its type says."""
        shown: dict[str, float | str] = {}
        for key, value in args.items():
            if isinstance(value, Name):
                id = f"name-{value}"
                shown[key] = _said(self._phrases, id, "", ())
                shown[f"{key}_id"] = str(value)
                for case in self._phrases.message(id).attributes:
                    shown[f"{key}_{case}"] = _said(self._phrases, id, case, ())
            elif isinstance(value, Seat):
                shown[key] = self.player(value)
            elif isinstance(value, StepName):
                shown[key] = self.step(value)
            elif isinstance(value, Counted):
                shown[key] = self.counted(value)
            else:
                shown[key] = value
        return shown

    def counted(self, things: str) -> str:
        """`2 stone, 1 glass` in the reader's words."""
        parts = [part.split() for part in things.split(", ")]
        return ", ".join(self(f"count-{thing}", n=int(number)) for number, thing in parts)

    def player(self, seat: int) -> str:
        """The name of whoever sits there; nobody for neutral pieces, and a game may name a seat that nobody takes."""
        if seat < 0:
            return self("nobody")
        if seat < len(self.players):
            return self.players[seat]
        return self("extra-seat") if self.players and self.has("extra-seat") else self("seat", number=seat + 1)

    def name(self, id: str, case: str = "") -> str:
        """The name of a thing, or a further form of it; the id itself where it has none (a cell)."""
        if not self.has(f"name-{id}"):
            return id
        return _said(self._phrases, f"name-{id}", case, ())

    def option(self, name: str, value: bool | str | None = None) -> str:
        """The title of an option of the game, or of one of its values."""
        if value is None:
            return self.name(f"option-{name}")
        if isinstance(value, bool):
            return self("yes" if value else "no")
        return self.name(f"option-{name}-{value}")

    def kind(self, verb: str) -> str:
        """What a verb of the notation means in the reader's language."""
        return self(f"verb-{verb}") if self.has(f"verb-{verb}") else verb

    def event(self, event: Event) -> str:
        """A line of the log, with the rule it follows left to the caller."""
        return self(f"event-{event.kind}", player=self.player(event.seat), **event.data)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, in a sentence without the rule number."""
        return self(f"refusal-{refusal.reason}", **refusal.needs)

    def problem(self, problem: BadInput) -> str:
        """What is wrong with an option, a file or a word on the command line, and what to do."""
        return self(f"problem-{problem.reason}", **problem.needs)

    def step(self, name: str) -> str:
        """What is owed, as a prompt."""
        return self(f"step-{name}")
