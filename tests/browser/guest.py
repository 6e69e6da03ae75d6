"""Somebody with a browser: sits down, chooses by mouse or by keys, and remembers every error on the way."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Route, expect

from ecumene.core.game import Game
from tests.browser.site import Site

#: Milliseconds that anything may take on a busy machine; nothing is waited for that long if all is well.
PATIENCE: Final = 60_000
ARTEFACTS: Final = Path(__file__).parents[2] / "artefacts"
#: A newer choice replaced an older one on its way: htmx says so aloud, and it is meant.
REPLACED: Final = "AbortError"

#: Everything about the page that tests steer by, read at once.
STATE: Final = """() => {
  const table = document.getElementById("table");
  const data = table?.dataset ?? {};
  const wired = [...document.querySelectorAll("#table [hx-get], #table [hx-post]")];
  return {
    // A key pressed in the moment between drawing and wiring would be lost; people are not that quick.
    ready: wired.every(one => one._htmx?.initialized),
    number: Number(data.number ?? -1),
    asked: data.asked ?? "",
    mine: document.querySelector("#owed.mine") !== null,
    over: table?.classList.contains("over") ?? false,
    handOver: table?.classList.contains("hand-over") ?? false,
    move: document.querySelector("#confirm-form input[name=move]")?.value ?? "",
    ways: document.querySelectorAll("#preview .way").length,
  };
}"""

#: Levels by the bots that play them.
BOTS: Final = {"random": "beginner", "greedy": "easy"}

expect.set_options(timeout=PATIENCE)


class Guest:
    """A browser with nobody else in it, at a web table."""

    def __init__(self, context: BrowserContext, site: Site, touch: bool = False) -> None:
        self.context = context
        self.site = site
        self.touch = touch
        self.errors: list[str] = []
        #: The network may fail while this is set.
        self.may_be_lost = False
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(f"page: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        network = any(sign in message.text for sign in ("net::", "Failed to fetch", "network error"))
        if message.type not in ("error", "warning") or REPLACED in message.text or (network and self.may_be_lost):
            return
        self.errors.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    # Ways to a table

    def go(self, path: str) -> None:
        self.page.goto(self.site.url + path)

    def open(self, game: str, seats: Sequence[str], seed: int = 1, **options: str) -> str:
        """Open a table without the form: `me`, `here`, `link` or the level of a bot for each seat; then sit there."""
        fields: dict[str, str | float | bool] = {"seats": str(len(seats)), "seed": str(seed)}
        for place, kind in enumerate(seats):
            person = kind in ("me", "here", "link")
            fields[f"kind-{place}"] = kind if person else "bot"
            fields[f"name-{place}"] = f"{kind.title()}{place + 1}"
            fields[f"level-{place}"] = BOTS.get(kind, "beginner")
        fields |= {f"option-{name}": value for name, value in options.items()}
        answer = self.context.request.post(f"{self.site.url}/new/{game}", form=fields)
        assert answer.ok, f"the table could not be opened: {answer.status}"
        self.page.goto(answer.url)
        return self.table

    def load(self, game: Game, players: Sequence[str], folder: Path) -> str:
        """Bring a record to the front page, and go on with it."""
        file = folder / "record.json"
        file.write_text(game.record(list(players)).dumps() + "\n", encoding="utf-8")
        self.go("/")
        self.page.set_input_files("#record", file)
        self.page.click("form[action='/load'] button")
        self.page.wait_for_selector("#table")
        return self.table

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("?")[0].split("/")[0]

    # What the page shows

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STATE)
        return found

    def until(self, condition: str) -> dict[str, Any]:
        """Wait until a condition on the state holds; `s` is the state."""
        found = self.page.wait_for_function(f"() => {{ const s = ({STATE})(); return s.ready && ({condition}) && s; }}")
        state: dict[str, Any] = found.json_value()
        return state

    def until_asked(self) -> dict[str, Any]:
        """Wait for something to decide, for the device to be handed over, or for the end."""
        return self.until("s.mine || s.over || s.handOver")

    @property
    def sentence(self) -> Locator:
        return self.page.locator("#sentence")

    def shoot(self, name: str, whole: bool = True) -> None:
        """A picture for whoever looks; one of the whole page makes a table draw itself anew."""
        ARTEFACTS.mkdir(exist_ok=True)
        viewport = self.page.viewport_size
        width = viewport["width"] if viewport else 0
        if whole:
            self.page.evaluate("() => scrollTo(0, 0)")
        self.page.screenshot(path=ARTEFACTS / f"{name}.{width}.png", full_page=whole)

    def width_is_kept(self) -> None:
        """The page itself never scrolls sideways, and nothing in its head is cut off."""
        wide, room = self.page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide <= room, f"the page is {wide} wide, the screen {room}"
        cut = self.page.locator("header.top, header.top *").evaluate_all(
            "all => all.filter(one => one.clientWidth && one.scrollWidth > one.clientWidth + 1).map(one => one.tagName)"
        )
        assert cut == []

    # Playing

    def targets(self) -> list[tuple[str, list[str]]]:
        """What is lit: things and the moves that they stand for."""
        found: list[list[str]] = self.page.evaluate(
            "() => [...document.querySelectorAll('#table [data-move]')].map(t => [t.dataset.thing, t.dataset.move])"
        )
        return [(thing, moves.split(";")) for thing, moves in found]

    def point(self, at: Locator) -> None:
        """Click, or tap where there is no mouse."""
        if self.touch:
            at.tap()
        else:
            at.click()

    def choose(self, thing: str) -> dict[str, Any]:
        """Click something lit; its preview or its ways open."""
        self.point(self.page.locator(f"#table [data-move][data-thing='{thing}']").first)
        return self.until("s.move || s.ways")

    def choose_chip(self, place: int) -> None:
        self.point(self.page.locator("#owed .chips button.chip:not(.no)").nth(place))

    def confirm(self) -> dict[str, Any]:
        """Play what is previewed; returns when the table has moved on."""
        before = self.state()
        assert before["move"], "nothing is previewed"
        self.point(self.page.locator("#confirm"))
        return self.moved_on(before)

    def moved_on(self, before: dict[str, Any]) -> dict[str, Any]:
        return self.until(f"s.number > {before['number']} && s.move === ''")

    def play(self, rng: random.Random, prefer: Callable[[str], bool] | None = None) -> str:
        """One decision by clicks: something lit or a word, one of its ways, and the confirmation."""
        lit = self.targets()
        wanted = [thing for thing, moves in lit if prefer is not None and any(prefer(move) for move in moves)]
        if lit:
            state = self.choose(rng.choice(wanted or [thing for thing, _ in lit]))
        else:
            self.choose_chip(rng.randrange(self.page.locator("#owed .chips button.chip:not(.no)").count()))
            state = self.until("s.move || s.ways")
        if state["ways"]:
            self.point(self.page.locator("#preview .way").nth(rng.randrange(state["ways"])))
            state = self.until("s.move")
        self.confirm()
        return str(state["move"])

    # The same with keys

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        """Press Tab until something is focused; it must be in reach."""
        for _ in range(80):
            self.press("Tab")
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"Tab does not lead to {selector}")

    def focused_moves(self) -> str:
        """What the focused thing stands for."""
        return str(self.page.evaluate("() => document.activeElement?.dataset?.move ?? ''"))

    def play_by_keys(self, rng: random.Random) -> str:
        """One decision without a mouse: arrows to something lit, or a digit for a word; Enter twice."""
        before = self.state()
        if self.targets():
            self.press(rng.choice(["ArrowRight", "ArrowDown"]))
            for _ in range(rng.randrange(6)):
                self.press(rng.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
            ways_round = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 4
            while not self.focused_moves():
                self.press(ways_round.pop())
            self.press("Enter")
        else:
            chips = self.page.locator("#owed .chips button.chip:not(.no)").count()
            self.press(str(rng.randint(1, min(9, chips))))
        state = self.until("s.move || s.ways")
        if state["ways"]:
            self.press(str(rng.randint(1, min(9, state["ways"]))))
            state = self.until("s.move")
        self.press("Enter")
        self.moved_on(before)
        return str(state["move"])

    def answer_lost(self, path: str) -> None:
        """The next request to the path reaches the server, but its answer does not come back."""

        def lose(route: Route) -> None:
            route.fetch()
            route.abort()

        self.page.route(path, lose, times=1)
