"""Whether what follows from a case is what it expects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ecumene.cases import ABSENT, Difference
from ecumene.games.everdell.check.actions import read_action
from ecumene.games.everdell.check.answers import ASKED_BY, OPEN_KINDS, Answer, read_answer
from ecumene.games.everdell.check.choices import Choices, OpenChoices, Refused, Script
from ecumene.games.everdell.check.fields import Fields, card_name, wrong
from ecumene.games.everdell.check.flags import Flag, answers_by_rule, forgiven_points, read_flags, without_touched
from ecumene.games.everdell.check.position import Told, read_state, whole_table
from ecumene.games.everdell.check.run import Run
from ecumene.games.everdell.check.setting import Setting
from ecumene.games.everdell.drawing import refill
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.useful import is_useful

#: Ways through a case that are tried where it leaves things open.
MOST_RUNS: Final = 600
USE: Final = "use"
WITH_CARE: Final = "compare_with_care"
TRANSITION: Final = "transition"
SCORING: Final = "scoring"
#: What a case tells beside, for people.
REMARKS: Final = ("id", "title", "origin", "tags", "rules")
#: By part of the score: what belongs to it here; what lies on cards belongs to the cards.
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "total": ("cards", "prosperity", "tokens", "journey", "events", "visitors"),
    "cards": ("cards", "prosperity", "tokens"),
    "events": ("events",),
    "journey": ("journey",),
    "visitors": ("visitors",),
}


def differences(case: Fields) -> list[Difference]:
    """Run a case: what came out otherwise than it expects."""
    for remark in REMARKS:
        case.take(remark)
    trust = case.one_of("trust", (USE, WITH_CARE), USE)
    flags = read_flags(case) if trust == WITH_CARE else []
    case.take("flags")
    kind = case.one_of("kind", (TRANSITION, SCORING))
    steps = case.tables("steps")
    visitors = [str(step.peek("visitor")) for step in steps if step.has("visitor")]
    setup = case.table("setup")
    setting = Setting(setup, words_in(setup.peek("players")) + words_in(case.peek("steps")), visitors)
    expect = case.table("expect")
    expect.take("note_auto")
    case.finish()
    if kind == SCORING:
        return score_differences(setting, expect, flags)
    if not steps:
        wrong("steps", [])
    return Transition(setting, steps, expect, flags).differences()


def words_in(value: object) -> list[str]:
    """All texts in a value of JSON."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [word for one in value for word in words_in(one)]
    return [value] if isinstance(value, str) else []


# Points


def score_differences(setting: Setting, expect: Fields, flags: list[Flag]) -> list[Difference]:
    score = expect.table("score")
    name = score.word("player")
    seat = setting.seat_of("expect.score.player", name)
    part = score.one_of("part", tuple(PARTS))
    points = score.take("points")
    score.finish()
    expect.finish()
    found = points_of(setting, seat, part)
    if points in [found + more for more in forgiven_points(setting.game, seat, flags)]:
        return []
    return [Difference(f"score.{name}.{part}", points, found)]


def points_of(setting: Setting, seat: int, part: str) -> int:
    game = setting.game
    points = sum([item.points for item in game.scores()[seat].items if item.source in PARTS[part]])
    if part == "cards":
        return points - game.players[seat].points
    # Point tokens that the case sees on an event are held here (EV-058).
    return points + setting.points_on_events[seat] if part == "events" else points


# Positions


class Transition:
    """A case with steps: what it expects of them."""

    def __init__(self, setting: Setting, steps: list[Fields], expect: Fields, flags: list[Flag]) -> None:
        self.setting = setting
        self.flags = flags
        self.legal = expect.flag("legal", True)
        self.last = len(steps) - 1
        self.still_open: OpenChoices = set()
        for choice in expect.tables("open_choices"):
            kind = OPEN_KINDS[choice.one_of("kind", tuple(OPEN_KINDS))]
            askers = [choice.word(name) for name in choice.names() if name.startswith(ASKED_BY)]
            self.still_open |= {(asker, kind) for asker in askers or [""]}
            choice.finish()
        self.wanted: Told = {}
        if self.legal:
            self.wanted = read_state(setting, expect.table("state"))
            self.wanted["turn_over"] = expect.flag("turn_over", True)
            points = expect.table("points_now")
            self.wanted["points_now"] = {name: points.take(name) for name in points.names()}
        else:
            expect.take("state")
        expect.finish()
        self.action = read_action(setting, steps[0])
        self.answers = [read_answer(setting, number, step) for number, step in enumerate(steps[1:], 1)]

    def differences(self) -> list[Difference]:
        if not self.legal:
            return self.not_refused()
        found = self.otherwise(self.answers, self.wanted)
        if not found or not self.flags:
            return found
        wanted = without_touched(self.wanted, self.flags, self.setting.names[self.setting.seat])
        return self.otherwise(answers_by_rule(self.answers, self.flags), wanted)

    def script(self, answers: list[Answer]) -> Script:
        setting = self.setting
        return Script(setting.game, setting.seat, self.action, answers, self.still_open, setting.short_rows)

    def not_refused(self) -> list[Difference]:
        """The last step must be refused and the others must not, in whatever way they are played."""
        too_early: list[Difference] = []
        is_refused = False
        for _, refusal in ways(self.script(self.answers)):
            if refusal is None:
                return [Difference("legal", False, True)]
            is_refused |= refusal.number == self.last
            too_early = too_early or [told_refusal(refusal)]
        return [] if is_refused else too_early

    def otherwise(self, answers: list[Answer], wanted: Told) -> list[Difference]:
        """The differences of the best way through the steps."""
        best: list[Difference] = []
        best_is_refused = True
        for run, refusal in ways(self.script(answers)):
            found = self.compare(run, wanted) if refusal is None else [told_refusal(refusal)]
            if not found:
                return []
            if not best or (refusal is not None, len(found)) < (best_is_refused, len(best)):
                best, best_is_refused = found, refusal is not None
        return best

    def compare(self, run: Run, wanted: Told) -> list[Difference]:
        found = self.compare_position(run.game, run.is_over, wanted)
        if found and run.before is not None and not self.compare_position(run.before, False, wanted):
            # Another engine may carry out an answer only together with the next one.
            return []
        return found

    def compare_position(self, game: Everdell, is_over: bool, wanted: Told) -> list[Difference]:
        if is_over and self.setting.short_rows:
            game = game.copy()
            refill(game)
        actual = whole_table(game, self.setting.names)
        actual["turn_over"] = is_over
        actual["points_now"] = {
            name: score.total for name, score in zip(self.setting.names, game.scores(), strict=True)
        }
        if is_over and self.still_open and self.is_idle(game):
            actual["turn_over"] = False
            actual["active"] = self.setting.names[self.setting.seat]
        for name in ("meadow", "station"):
            if not is_over and name in wanted and Counter(wanted[name]) < Counter(actual[name]):
                # A row that another engine fills only later.
                actual[name] = wanted[name]
        return [found for name in wanted for found in held_against(name, wanted[name], actual.get(name, ABSENT))]

    def is_idle(self, game: Everdell) -> bool:
        """Do only green cards ask that could do nothing? Here they are not asked at all."""
        seat = self.setting.seat
        green = [laid for laid in game.players[seat].city if laid.is_green]
        idle = {card_name(laid.design) for laid in green if not is_useful(game, seat, seat, laid, laid.number)}
        return idle.issuperset([name for name, _ in self.still_open])


def ways(script: Script) -> Iterator[tuple[Run, Refused | None]]:
    """The case played in one way after another, where it leaves things open; each with the step that is refused."""
    trail: list[int] | None = []
    for _ in range(MOST_RUNS):
        if trail is None:
            return
        choices = Choices(trail)
        run = Run(script, choices)
        try:
            run.play()
        except Refused as refusal:
            yield run, refusal
        else:
            yield run, None
        trail = choices.next()


def told_refusal(refusal: Refused) -> Difference:
    return Difference(f"steps[{refusal.number}]", "legal", f"refused: {refusal.why}")


def held_against(where: str, wanted: Any, actual: Any) -> list[Difference]:
    """All differences, each with its place; a list is one value, because its order means nothing."""
    if isinstance(wanted, dict) and isinstance(actual, dict):
        found: list[Difference] = []
        keys = dict.fromkeys([*wanted, *actual] if where.endswith("events") else wanted)
        for key in keys:
            found += held_against(f"{where}.{key}", wanted.get(key, ABSENT), actual.get(key, ABSENT))
        return found
    return [] if wanted == actual else [Difference(where, wanted, actual)]
