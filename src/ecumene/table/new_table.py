"""Setting a table: what the form holds, what is wrong with it, and the table that comes of it."""

from __future__ import annotations

import secrets
from typing import Final

from starlette.datastructures import FormData

from ecumene.core.box import Box, Option, Value
from ecumene.core.chance import SEED_BITS, SEED_DIGITS
from ecumene.core.refusal import BadInput
from ecumene.table.names import STARS, clean, first_level, is_free, levels, seat_name, star
from ecumene.table.store import NewSeat, Person, Store, TableRow
from ecumene.text import Words

#: Who sits there: the reader, somebody at the same device, somebody who gets a link, a bot.
ME: Final = "me"
HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"
KINDS: Final = (ME, HERE, LINK, BOT)
#: Ways to set all options at once, in the order in which they are offered.
STANDARD: Final = "standard"
PRESETS: Final = ("first", STANDARD, "everything")
#: Options stand in the form under their own names with this before them.
OPTION: Final = "option-"


class Place:
    """A seat to be taken, as the form says it."""

    def __init__(self, kind: str, name: str, level: str) -> None:
        self.kind = kind
        self.name = name
        self.level = level


def field(form: FormData, name: str) -> str:
    """What was typed or chosen; empty if there is no such field."""
    value = form.get(name, "")
    return value if isinstance(value, str) else ""


class NewTable:
    """A table as the form has it, right or wrong: the same form can always be shown again."""

    def __init__(self, box: Box, person: Person, words: Words) -> None:
        """As a newcomer would have it: me against a few bots, standard rules."""
        self.box = box
        self.person = person
        self.words = words
        self.places: list[Place] = [Place(ME, "", first_level())]
        #: The chosen value of every option, as written in the form.
        self.options = {name: _written(option.default) for name, option in box.options.items()}
        #: Options that the game does not have.
        self.foreign: dict[str, str] = {}
        self.seed = ""
        self.shuffle = False
        self.listed = True
        #: Which seat was moved last, and whether up.
        self.lifted = (-1, False)
        #: A number of seats that the box does not allow.
        self.asked = 0
        self.resize(max(box.usual, box.seats[0]))

    @staticmethod
    def read(form: FormData, box: Box, person: Person, words: Words) -> NewTable:
        """What was sent. Nothing is refused here; `check` does that."""
        new_table = NewTable(box, person, words)
        count = field(form, "resize") or field(form, "seats")
        number = int(count) if count.isascii() and count.isdigit() and len(count) < 4 else 0
        low, high = box.seats
        new_table.asked = 0 if low <= number <= high else number or -1
        places = [
            Place(field(form, f"kind-{seat}"), field(form, f"name-{seat}"), field(form, f"level-{seat}"))
            for seat in range(high)
            if f"kind-{seat}" in form
        ]
        new_table.places = places or new_table.places
        new_table.lift(field(form, "lift"))
        new_table.resize(max(low, len(new_table.places)) if new_table.asked else number)
        for key in form:
            if key.startswith(OPTION):
                name = key.removeprefix(OPTION)
                if name in box.options:
                    new_table.options[name] = _tidy(box.options[name], field(form, key))
                else:
                    new_table.foreign[name] = field(form, key)
        new_table.seed = "".join(field(form, "seed").split())
        new_table.shuffle = bool(field(form, "shuffle"))
        new_table.listed = bool(field(form, "listed"))
        return new_table

    def resize(self, seats: int) -> None:
        """Add bots or take away the last seats; whoever needs a name gets one."""
        del self.places[seats:]
        while len(self.places) < seats:
            self.places.append(Place(BOT, "", first_level()))
        for place in self.places:
            # A bot that turns into a person leaves its name behind.
            if place.kind != BOT and place.name in STARS:
                place.name = ""
        for place in self.places:
            if place.kind == BOT and not place.name.strip():
                place.name = star(other.name.strip() for other in self.places)
            elif place.kind == ME and not place.name.strip():
                place.name = self.person.name or self.words("page-guest")

    def lift(self, how: str) -> None:
        """`2-0` moves the third seat to the first place; anything else moves nothing."""
        match [int(place) for place in how.split("-", 1) if place.isascii() and place.isdigit() and len(place) < 4]:
            case [old, new] if old < len(self.places) and new < len(self.places):
                self.places.insert(new, self.places.pop(old))
                self.lifted = (new, new < old)

    def preset(self, values: dict[str, Value]) -> None:
        """Take over these values of options, the usual ones for the rest."""
        for name, option in self.box.options.items():
            self.options[name] = _written(values.get(name, option.default))

    # What the page says

    def groups(self) -> list[tuple[str, list[Option]]]:
        """The options under their titles."""
        titled = [(title[self.words.language], list(names)) for title, names in self.box.groups]
        named = {name for _, names in titled for name in names}
        rest = [name for name in self.box.options if name not in named]
        groups = [("", rest), *titled] if rest else titled
        return [(title, [self.box.options[name] for name in names]) for title, names in groups]

    def presets(self) -> list[str]:
        """The presets that the box offers; `standard` is always one of them."""
        return [name for name in PRESETS if name == STANDARD or name in self.box.presets]

    def is_preset(self, name: str) -> bool:
        """The options stand as this preset has them."""
        values = self.box.presets.get(name, {})
        return all(
            self.options[option.name] == _written(values.get(option.name, option.default))
            for option in self.box.options.values()
        )

    def count(self, *kinds: str) -> int:
        return sum(1 for place in self.places if place.kind in kinds)

    def placeholder(self, seat: int) -> str:
        return seat_name(seat, self.words)

    def is_changed(self, option: Option) -> bool:
        return self.options[option.name] != _written(option.default)

    def values(self, option: Option) -> list[tuple[str, str]]:
        """What can be chosen: as written in the form, and as people call it."""
        if option.type == "words":
            return [(word, self._called(option, word)) for word in option.words]
        if option.choices:
            return [(choice, self.words.option(option.name, choice)) for choice in option.choices]
        return [("true", self.words("yes")), ("false", self.words("no"))]

    def _called(self, option: Option, word: str) -> str:
        """A word by the name that the option has for it, or the game; the word itself where there is none."""
        own = f"option-{option.name}-{word}"
        return self.words.name(own if self.words.has(f"name-{own}") else word)

    def chosen(self, option: Option) -> str:
        """What is chosen, as people call it."""
        called = dict(self.values(option))
        written = self.options[option.name]
        if option.type != "words":
            return called.get(written, "")
        return ", ".join(called.get(word, word) for word in written.split()) or self.words("page-no-words")

    def longer(self, option: Option) -> list[tuple[str, str]]:
        """What the next word could make of a list of words: as written in the form, and the word by its name."""
        written = self.options[option.name]
        return [(f"{written} {word}".strip(), title) for word, title in self.values(option)]

    # What comes of it

    def check(self) -> tuple[list[NewSeat], dict[str, Value], int]:
        """Seats, options and seed, all sound; BadInput says what is not."""
        if self.asked:
            low, high = self.box.seats
            title = self.box.title[self.words.language]
            raise BadInput("seats", {"game": title, "low": low, "high": high, "seats": max(0, self.asked)})
        options = self.box.settle(len(self.places), {**self.options, **self.foreign})
        if self.seed and not (self.seed.isascii() and self.seed.isdigit() and len(self.seed) <= SEED_DIGITS):
            raise BadInput("set-seed", {"digits": SEED_DIGITS})
        seats: list[NewSeat] = []
        for number, place in enumerate(self.places):
            if place.kind not in KINDS or (place.kind == BOT and place.level not in levels()):
                raise BadInput("set-seat", {"number": number + 1})
            name = clean(place.name) or self.placeholder(number)
            if not is_free(name, [seat.name for seat in seats]):
                raise BadInput("name-twice", {"player": name})
            if place.kind != BOT and number in self.box.unattended(options):
                raise BadInput("set-unattended", {"number": number + 1})
            bot = levels()[place.level] if place.kind == BOT else ""
            seats.append(NewSeat("bot" if bot else "person", name, bot))
        if self.count(ME) > 1:
            raise BadInput("set-two-me")
        return seats, options, int(self.seed) if self.seed else draw_seed()

    def shuffle_places(self, unattended: tuple[int, ...]) -> None:
        """Everybody gets any seat but those that the game plays itself."""
        free = [seat for seat in range(len(self.places)) if seat not in unattended]
        chosen = [self.places[seat] for seat in free]
        secrets.SystemRandom().shuffle(chosen)
        for seat, place in zip(free, chosen, strict=True):
            self.places[seat] = place

    def open(self, store: Store) -> TableRow:
        """Open the table; its host holds the seats at this device."""
        _, options, _ = self.check()
        if self.shuffle:
            self.shuffle_places(self.box.unattended(options))
        seats, options, seed = self.check()
        row = store.open_table(self.box.id, self.box.rules, seats, seed, options, self.person.id, self.listed)
        for place, chosen in enumerate(self.places):
            if chosen.kind in (ME, HERE):
                store.hold(self.person.id, row.id, place)
            if chosen.kind == ME and seats[place].name not in (self.person.name, self.words("page-guest")):
                store.set_person(self.person.id, name=seats[place].name)
        return row


def draw_seed() -> int:
    return secrets.randbits(SEED_BITS)


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else value


def _tidy(option: Option, text: str) -> str:
    """What was typed as a list of words, in the spelling of the option; what was chosen, or is wrong, as it is."""
    if option.type != "words":
        return text
    try:
        return _written(option.read(text))
    except BadInput:
        return " ".join(text.split())


def said(problem: BadInput, box: Box, words: Words) -> str:
    """What is wrong, with the game and its options by the names that the form shows."""
    needs = dict(problem.needs)
    option = box.options.get(str(needs.get("option", "")))
    if option is not None:
        needs["option"] = words.option(option.name)
        # Words are typed, so they are told as they are typed; a choice is told by the name on its button.
        if "allowed" in needs and option.type != "words":
            choices: list[bool | str] = [*option.choices] or [True, False]
            needs["allowed"] = ", ".join(words.option(option.name, choice) for choice in choices)
    elif "option" in needs and "allowed" in needs:
        needs["allowed"] = ", ".join(words.option(name) for name in box.options)
    if "game" in needs:
        needs["game"] = box.title[words.language]
    return words.problem(BadInput(problem.reason, needs))
