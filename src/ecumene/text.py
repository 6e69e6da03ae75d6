"""Words at the edge: refusals, events, prompts and names as sentences in the reader's language (Fluent)."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from ecumene.core.event import Event
from ecumene.core.ledger import LANGUAGES
from ecumene.core.refusal import BadInput, Refusal

#: Arguments that hold a seat number and are shown as the player's name.
SEATS = ("seat", "turn", "owner")


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise BadInput("language", {"language": language, "allowed": ", ".join(LANGUAGES)})
    bundle = FluentBundle([language], use_isolating=False)
    for place in ("ecumene", package):
        if place:
            file = resources.files(place).joinpath(f"text.{language}.ftl")
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Words:
    """All sentences in one language: the house's own, and those of one game's package.

    A word argument that has a message `name-<word>` is shown by that name, and each attribute of the message (Polish
    cases) is a further argument: `{ $building }`, `{ $building_acc }`. Seat numbers become players' names.
    """

    def __init__(self, language: str = "en", package: str = "", players: list[str] | None = None) -> None:
        self.language = language
        self.players: list[str] = players if players is not None else []
        self._bundle = _bundle(language, package)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def __call__(self, id: str, **args: int | float | str) -> str:
        """The message of that id; missing ones raise, so that tests find them."""
        message = self._bundle.get_message(id)
        if message.value is None:
            raise KeyError(id)
        text, errors = self._bundle.format_pattern(message.value, self._named(args))
        if errors:
            raise ValueError(f"{id}: {errors}")
        return str(text)

    def _named(self, args: dict[str, int | float | str]) -> dict[str, int | float | str]:
        named: dict[str, int | float | str] = {}
        for key, value in args.items():
            if key in SEATS and isinstance(value, int):
                named[key] = self.player(value)
            elif isinstance(value, str) and self.has(f"name-{value}"):
                message = self._bundle.get_message(f"name-{value}")
                named[key] = self.name(value)
                for attribute, pattern in message.attributes.items():
                    named[f"{key}_{attribute}"] = str(self._bundle.format_pattern(pattern)[0])
            else:
                named[key] = value
        return named

    def player(self, seat: int) -> str:
        """The name of whoever sits there; nobody for neutral pieces."""
        if seat < 0:
            return self("nobody")
        return self.players[seat] if seat < len(self.players) else self("seat", number=seat + 1)

    def name(self, id: str) -> str:
        """The name of a thing; the id itself where it has none (a cell)."""
        return self(f"name-{id}") if self.has(f"name-{id}") else id

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
