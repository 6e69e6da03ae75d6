"""The pages around the table: what they offer, what they open, and what they answer to nonsense."""

from __future__ import annotations

import html
import json
import re
import warnings
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from httpx import Response

import ecumene
from ecumene.core.box import Option
from ecumene.core.ledger import LANGUAGES, Ledger
from ecumene.players import bot
from ecumene.table import covers, lobby, names, plot, rule_search
from ecumene.table.app import create
from ecumene.table.host import Host
from ecumene.table.table_page import Seat
from ecumene.table.web import COOKIE
from ecumene.text import Words

with warnings.catch_warnings():
    # It says that it would like another client better.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

GAMES = list(ecumene.games())
#: A table of people only, so that nobody thinks while a test runs.
ROOM = {"seats": "3", "kind-0": "me", "name-0": "Ania", "kind-1": "here", "name-1": "Olek", "kind-2": "link"}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create(f"sqlite:///{tmp_path}/tables.db", processes=1), follow_redirects=False) as client:
        yield client


def host(client: TestClient) -> Host:
    found = client.app.state.host  # type: ignore[attr-defined]
    assert isinstance(found, Host)
    return found


def other(client: TestClient) -> TestClient:
    """Somebody else's browser."""
    return TestClient(client.app, follow_redirects=False)


def speak(client: TestClient, language: str) -> None:
    client.post("/me", data={"language": language})


def id_of(answer: Response) -> str:
    assert answer.status_code == 303, answer.text[-600:]
    found = re.fullmatch(r"/t/(\w+)", answer.headers["location"])
    assert found is not None, answer.headers["location"]
    return found[1]


def me(client: TestClient) -> int:
    person = host(client).store.person(client.cookies[COOKIE])
    assert person is not None
    return person.id


def finished(game: str, seats: int, players: list[str]) -> str:
    """The record of a game that chance played."""
    table = ecumene.new(game, seats=seats, seed=3)
    dice = bot("random", 1)
    while not table.is_over:
        seat = table.to_move[0]
        table.play(seat, dice.choose(table.view(seat), seat))
    return table.record(players).dumps()


def load(client: TestClient, text: str | bytes) -> Response:
    answer: Response = client.post("/load", files={"record": ("game.json", text)})
    return answer


def alert(answer: Response) -> str:
    """The one sentence that says what is wrong."""
    found = re.findall(r'role="alert">(.*?)</(?:section|p)>', answer.text, re.DOTALL)
    assert len(found) == 1, answer.text[-600:]
    return html.unescape(" ".join(re.sub("<[^>]*>", " ", found[0]).split()))


# The front page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_stands_on_the_front_page(site: TestClient, language: str) -> None:
    speak(site, language)
    text = html.unescape(site.get("/").text)
    for box in ecumene.games().values():
        assert box.title[language] in text
        assert box.about[language] in text
        assert f'action="/new/{box.id}"' in text
        assert f'id="cover-{box.id}"' in text


@pytest.mark.parametrize("game", GAMES)
def test_play_now_seats_me_against_bots(site: TestClient, game: str) -> None:
    id = id_of(site.post(f"/new/{game}", data={"quick": "1"}))
    row = host(site).store.table(id)
    assert row is not None
    seats = host(site).store.seats(id)
    assert [seat.kind for seat in seats] == ["person"] + ["bot"] * (ecumene.box(game).usual - 1)
    assert {seat.bot for seat in seats[1:]} == {names.levels()[names.first_level()]}
    assert host(site).store.holds(me(site), id) == [0]
    assert not row.listed
    assert row.options == ecumene.box(game).first_game(len(seats))


def test_play_now_begins_with_a_move(site: TestClient) -> None:
    """Factions, houses and bonus tiles of Terra Nova's printed first game are given."""
    table = host(site).table(id_of(site.post("/new/terra-nova", data={"quick": "1"})))
    step = table.game.step(table.game.to_move[0])
    assert step is not None
    assert (step.name, table.game.ply) == ("take-turn", 0)


def test_play_now_leaves_out_what_the_seats_do_not_allow(site: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    box = ecumene.box("seven-wonders")
    monkeypatch.setattr(type(box), "presets", {"first": {"teams": True}})
    row = host(site).store.table(id_of(site.post(f"/new/{box.id}", data={"quick": "1"})))
    assert row is not None
    assert row.options == box.settle(box.usual, None)


def test_tables_that_wait_for_me_come_first(site: TestClient) -> None:
    mine = id_of(site.post("/new/terra-nova", data={**ROOM, "seats": "2", "option-factions": "random"}))
    theirs = id_of(site.post("/new/terra-nova", data={**ROOM, "kind-0": "link", "kind-1": "link", "kind-2": "link"}))
    text = site.get("/").text
    assert text.index(f"/t/{mine}") < text.index(f"/t/{theirs}")
    assert re.search(rf'class="btn primary" href="/t/{mine}"', text)


def test_a_finished_table_says_who_won(site: TestClient) -> None:
    id = id_of(load(site, finished("terra-nova", 2, ["Ania", "Olek"])))
    game = host(site).table(id).game
    won = [name for name, place in zip(["Ania", "Olek"], game.ranking(), strict=True) if place == 1]
    text = site.get("/").text
    row = re.search(rf'<a class="mine" href="/t/{id}">.*?</a>', text, re.DOTALL)
    assert row is not None
    assert f"<span>{won[0]} " in row[0]
    assert str(max(score.total for score in game.scores())) in row[0]


def test_listed_tables_can_be_watched_by_others(site: TestClient) -> None:
    shown = id_of(site.post("/new/terra-nova", data={**ROOM, "listed": "1"}))
    hidden = id_of(site.post("/new/terra-nova", data=ROOM))
    text = other(site).get("/").text
    assert f"/t/{shown}" in text
    assert f"/t/{hidden}" not in text


@pytest.mark.parametrize(
    ("link", "to"),
    [
        ("https://play.example/seat/abc-_1", "/seat/abc-_1"),
        (" /t/Xy12?ply=3 ", "/t/Xy12"),
        ("seat/abc/", "/seat/abc"),
    ],
)
def test_a_pasted_link_is_followed(site: TestClient, link: str, to: str) -> None:
    assert site.get("/", params={"link": link}).headers["location"] == to


@pytest.mark.parametrize("link", ["", "hello", "http://[", "https://evil.example/x", "/seat/", "a" * 9000])
def test_any_other_link_is_explained(site: TestClient, link: str) -> None:
    answer = site.get("/", params={"link": link})
    assert answer.status_code == 400
    assert Words("en", "", None, "ecumene.table")("page-link-strange") in alert(answer)


# Me


def test_language_theme_and_name_are_kept(site: TestClient) -> None:
    for change in ({"language": "pl"}, {"theme": "dark"}, {"name": "  Żaneta   <b> "}):
        assert site.post("/me", data={**change, "back": "/rules/terra-nova?q=most"}).headers["location"] == (
            "/rules/terra-nova?q=most"
        )
    text = site.get("/").text
    assert '<html lang="pl" data-theme="dark"' in text
    assert 'value="Żaneta &lt;b&gt;"' in text


@pytest.mark.parametrize(
    "change", [{"language": "xx"}, {"theme": "pink"}, {"name": "a" * 21}, {"name": "a\u202eb"}, {"name": "a\x00"}]
)
def test_what_cannot_be_kept_is_refused_in_a_sentence(site: TestClient, change: dict[str, str]) -> None:
    answer = site.post("/me", data=change)
    assert answer.status_code == 400
    assert alert(answer).endswith((".", "Front page", "page"))


@pytest.mark.parametrize(
    "back",
    [
        "//evil.example/",
        "https://evil.example/",
        "/\\evil.example",
        "javascript:alert(1)",
        "evil",
        "",
        "http://[",
        "/\n/x",
    ],
)
def test_nobody_is_sent_elsewhere(back: str) -> None:
    assert lobby.local(back, "here.example") == "/"


def test_an_address_of_ours_is_gone_back_to() -> None:
    assert lobby.local("/t/abc?ply=3", "here.example") == "/t/abc?ply=3"
    assert lobby.local("http://here.example/t/abc?ply=3", "here.example") == "/t/abc?ply=3"


# Setting a table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_form_shows_every_option_with_its_meaning(site: TestClient, game: str, language: str) -> None:
    speak(site, language)
    text = html.unescape(site.get(f"/new/{game}").text)
    words = Words(language, ecumene.box(game).package)
    for option in ecumene.box(game).options.values():
        assert words.option(option.name) in text
        assert option.meaning[language] in text
        for choice in option.choices:
            assert words.option(option.name, choice) in text
        for word in option.words:
            assert f"<b>{word}</b>" in text
    assert len(re.findall(r'<li class="row place"', text)) == ecumene.box(game).usual


def test_the_table_is_opened_as_the_form_says(site: TestClient) -> None:
    form = {**ROOM, "kind-2": "bot", "name-2": "Vega", "level-2": "beginner", "seed": "12 345", "listed": "1"}
    id = id_of(site.post("/new/terra-nova", data={**form, "option-turn_order": "pass-order"}))
    row = host(site).store.table(id)
    assert row is not None
    assert (row.game, row.seats, row.seed, row.listed) == ("terra-nova", 3, 12345, True)
    assert row.options["turn_order"] == "pass-order"
    assert row.options["factions"] == "choose"
    seats = host(site).store.seats(id)
    assert [(seat.kind, seat.name, seat.bot) for seat in seats] == [
        ("person", "Ania", ""),
        ("person", "Olek", ""),
        ("bot", "Vega", names.levels()["beginner"]),
    ]
    assert host(site).store.holds(me(site), id) == [0, 1]


def test_drawing_the_order_keeps_everybody(site: TestClient) -> None:
    orders = set()
    for _ in range(20):
        id = id_of(site.post("/new/terra-nova", data={**ROOM, "name-2": "Marta", "shuffle": "1"}))
        seats = host(site).store.seats(id)
        assert {seat.name for seat in seats} == {"Ania", "Olek", "Marta"}
        held = [seat.name for seat in seats if seat.seat in host(site).store.holds(me(site), id)]
        assert {*held} == {"Ania", "Olek"}
        orders.add(tuple(seat.name for seat in seats))
    assert len(orders) > 1


def test_drawing_the_order_leaves_a_seat_that_the_game_plays_itself(site: TestClient) -> None:
    bot = {"kind-1": "bot", "name-1": "Vega", "level-1": "easy", "option-automated": "2"}
    for _ in range(10):
        id = id_of(site.post("/new/civ-new-dawn", data={**ROOM, **bot, "name-2": "Marta", "shuffle": "1"}))
        assert [seat.name for seat in host(site).store.seats(id)][1] == "Vega"


WRONG: list[tuple[str, dict[str, str], str]] = [
    ("terra-nova", {"seats": "9"}, "2 to 4"),
    ("terra-nova", {"seats": "many"}, "2 to 4"),
    ("terra-nova", {"seats": "-1"}, "2 to 4"),
    ("terra-nova", {"kind-1": "cat"}, "seat 2"),
    ("terra-nova", {"kind-1": "bot", "level-1": "god"}, "seat 2"),
    ("terra-nova", {"kind-1": "me"}, "one seat yourself"),
    ("terra-nova", {"name-1": "ania"}, "“ania”"),
    ("terra-nova", {"name-1": "x" * 5000}, "20"),
    ("terra-nova", {"name-1": "a\x07"}, "visible characters"),
    ("terra-nova", {"seed": "soon"}, "whole number"),
    ("terra-nova", {"seed": "9" * 1001}, "1,000 digits"),
    ("terra-nova", {"option-factions": "<b>"}, "Factions"),
    ("terra-nova", {"option-first_game": "perhaps"}, "Recommended first game"),
    ("terra-nova", {"option-cities": "true"}, "no option “cities”"),
    ("terra-nova", {"option-two_player_variant": "planner"}, "The Planner"),
    ("seven-wonders", {"option-teams": "true"}, "team game"),
    ("civ-new-dawn", {"option-automated": "2"}, "Seat 2"),
]


@pytest.mark.parametrize(("game", "change", "sentence"), WRONG)
def test_a_bad_form_comes_back_filled_in(site: TestClient, game: str, change: dict[str, str], sentence: str) -> None:
    answer = site.post(f"/new/{game}", data={**ROOM, "name-0": "Ania", **change})
    assert answer.status_code == 400
    assert sentence in alert(answer)
    assert 'value="Ania"' in answer.text
    assert host(site).store.tables_of(me(site)) == []


def test_polish_readers_get_polish_sentences(site: TestClient) -> None:
    for game, change, _ in WRONG:
        speak(site, "en")
        english = alert(site.post(f"/new/{game}", data={**ROOM, **change}))
        speak(site, "pl")
        polish = alert(site.post(f"/new/{game}", data={**ROOM, **change}))
        assert polish != english
        assert polish.endswith(".")


def test_a_form_of_nothing_is_the_usual_table_but_for_its_seats(site: TestClient) -> None:
    assert "seats" in alert(site.post("/new/terra-nova", data={}))


def test_names_are_never_markup(site: TestClient) -> None:
    id = id_of(site.post("/new/terra-nova", data={**ROOM, "name-0": "<script>x</script>"}))
    for page in (f"/t/{id}", "/"):
        assert "<script>x" not in site.get(page).text


def test_names_are_shown_as_they_were_given(site: TestClient) -> None:
    """Also where a name is a word that our own texts translate, or looks like a placeholder of them."""
    speak(site, "pl")
    given = ["desert", "{ $seat }", "[bold]swamp"]
    id = id_of(load(site, finished("terra-nova", 3, given)))
    for path in (f"/t/{id}", f"/t/{id}/text", "/"):
        text = html.unescape(site.get(path).text)
        for name in given:
            assert name in text, path
    winner = given[host(site).table(id).game.ranking().index(1)]
    assert f"Wygrywa {winner}," in html.unescape(site.get(f"/t/{id}").text)


def test_changing_the_number_of_seats_opens_nothing(site: TestClient) -> None:
    answer = site.post("/new/terra-nova", data={**ROOM, "resize": "4"})
    assert answer.status_code == 200
    assert len(re.findall(r'<li class="row place"', answer.text)) == 4
    assert 'value="Olek"' in answer.text
    assert host(site).store.tables_of(me(site)) == []


def test_within_the_page_only_the_form_comes_back(site: TestClient) -> None:
    answer = site.post("/new/terra-nova", data={**ROOM, "preview": "1"}, headers={"HX-Request": "true"})
    assert answer.text.lstrip().startswith("<main")
    assert "3 players" in answer.text
    assert "1 by link" in answer.text


def test_presets(site: TestClient) -> None:
    site.post("/new/terra-nova", data={**ROOM, "option-turn_order": "pass-order"})
    form = {**ROOM, "option-factions": "random"}
    last = site.post("/new/terra-nova", data={**form, "preset": "last"}).text
    assert 'value="pass-order" checked' in last
    assert 'value="choose" checked' in last
    standard = site.post("/new/terra-nova", data={**form, "preset": "standard"}).text
    assert 'value="clockwise" checked' in standard
    assert re.search(r'value="standard"[^>]* aria-pressed="true"', standard)


@pytest.mark.parametrize("game", GAMES)
def test_presets_of_a_box_can_be_opened(site: TestClient, game: str) -> None:
    box = ecumene.box(game)
    for name, values in box.presets.items():
        text = site.post(f"/new/{game}", data={**ROOM, "preset": name}).text
        assert re.search(rf'value="{name}"[^>]* aria-pressed="true"', text)
        assert text.count('<span class="tag quiet">') == len(values)
        assert 'class="wrong"' not in text


# Lists of words


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> Option:
    """An option that is a list of words, in a game that has names for two of them."""
    option = Option("guests", "", (), "Who comes.", "Kto przychodzi.", words=("desert", "swamp", "no-name"))
    monkeypatch.setitem(ecumene.box("terra-nova").options, "guests", option)
    return option


def test_the_form_offers_the_words_of_a_list(site: TestClient, guests: Option) -> None:
    text = html.unescape(site.get("/new/terra-nova").text)
    entry = re.findall(r'<input class="words"[^>]*>', text)
    assert len(entry) == 1
    assert 'id="option-guests" type="text" name="option-guests" value=""' in entry[0]
    assert 'placeholder="none"' in entry[0]
    assert 'aria-describedby="about-guests words-guests"' in entry[0]
    assert re.findall(r'<option value="([^"]*)">', text.partition('id="more-guests"')[2])[:3] == list(guests.words)
    told = re.sub("<[^>]*>", "", text.partition('id="words-guests">')[2].partition("</p>")[0])
    assert told.startswith("Any of these words, in order, with spaces between: desert, swamp, no-name")
    speak(site, "pl")
    told = html.unescape(site.get("/new/terra-nova").text).partition('id="words-guests">')[2].partition("</p>")[0]
    polish = Words("pl", "ecumene.games.terra_nova")
    assert f"<b>desert</b> ({polish.name('desert')}), <b>swamp</b> ({polish.name('swamp')}), <b>no-name</b>" in told


@pytest.mark.parametrize("typed", ["swamp desert", " swamp   desert ", "Swamp, DESERT", "swamp,desert,"])
def test_a_list_of_words_is_taken_as_typed(site: TestClient, guests: Option, typed: str) -> None:
    form = {**ROOM, "option-guests": typed}
    shown = html.unescape(site.post("/new/terra-nova", data={**form, "preview": "1"}).text)
    assert 'name="option-guests" value="swamp desert"' in shown
    # What the next word makes of it.
    assert '<option value="swamp desert no-name">no-name</option>' in shown
    assert shown.count('<span class="tag quiet">') == 1
    words = Words("en", "ecumene.games.terra_nova")
    assert f"{words.option('guests')}: {words.name('swamp')}, {words.name('desert')}</span>" in shown
    row = host(site).store.table(id_of(site.post("/new/terra-nova", data=form)))
    assert row is not None
    assert row.options["guests"] == "swamp desert"


@pytest.mark.parametrize("typed", ["", "  ", ","])
def test_a_list_of_no_words_is_no_change(site: TestClient, guests: Option, typed: str) -> None:
    shown = site.post("/new/terra-nova", data={**ROOM, "option-guests": typed, "preview": "1"}).text
    assert 'name="option-guests" value=""' in shown
    assert '<span class="tag quiet">' not in shown
    assert 'class="wrong"' not in shown


@pytest.mark.parametrize("typed", ["swamp lake", "swamp  <b>", "swamp;desert"])
def test_a_list_with_a_strange_word_comes_back_as_it_was(site: TestClient, guests: Option, typed: str) -> None:
    answer = site.post("/new/terra-nova", data={**ROOM, "option-guests": typed})
    assert answer.status_code == 400
    written = " ".join(typed.split())
    assert f"“{written}” is not one of its values. Choose from: desert, swamp, no-name." in alert(answer)
    assert f'value="{html.escape(written)}"' in answer.text
    speak(site, "pl")
    assert "desert, swamp, no-name" in alert(site.post("/new/terra-nova", data={**ROOM, "option-guests": typed}))


@pytest.mark.parametrize("game", GAMES)
def test_groups_hold_an_option_once(game: str) -> None:
    box = ecumene.box(game)
    named = [name for _, names in box.groups for name in names]
    assert len(named) == len(set(named))
    assert set(named) <= set(box.options)


ORDERS = [
    ("0-2", "Olek Marta Ania"),
    ("2-0", "Marta Ania Olek"),
    ("1-1", "Ania Olek Marta"),
    ("0-3", "Ania Olek Marta"),
]


@pytest.mark.parametrize(("lift", "order"), [*ORDERS, ("x-1", "Ania Olek Marta"), ("-1-0", "Ania Olek Marta")])
def test_seats_change_their_order(site: TestClient, lift: str, order: str) -> None:
    answer = site.post("/new/terra-nova", data={**ROOM, "name-2": "Marta", "lift": lift})
    assert answer.status_code == 200
    assert re.findall(r'name="name-\d" value="(\w+)"', answer.text) == order.split()
    assert host(site).store.tables_of(me(site)) == []


def test_what_cannot_be_opened_is_grey_and_says_why(site: TestClient) -> None:
    form = {**ROOM, "preview": "1"}
    assert 'id="open" class="primary"' in site.post("/new/terra-nova", data=form).text
    wrong = site.post("/new/terra-nova", data={**form, "option-two_player_variant": "planner"})
    assert 'id="open" class="not-yet" aria-disabled="true" aria-describedby="wrong"' in wrong.text
    assert "The Planner" in alert(wrong)


# Sitting down


def invitation(client: TestClient) -> tuple[str, str]:
    """A table and the address of its third seat."""
    id = id_of(client.post("/new/terra-nova", data={**ROOM, "name-2": "Marta"}))
    return id, f"/seat/{host(client).store.seats(id)[2].key}"


def test_a_guest_is_told_who_invites_and_sits_down(site: TestClient) -> None:
    id, address = invitation(site)
    guest = other(site)
    text = guest.get(address).text
    assert "Ania invites you to Terra Nova" in text
    assert COOKIE not in guest.cookies
    site.get(f"/t/{id}")
    assert guest.post(address, data={"name": "Zosia"}).headers["location"] == f"/t/{id}"
    assert host(site).store.holds(me(guest), id) == [2]
    assert host(site).table(id).players == ["Ania", "Olek", "Zosia"]
    assert guest.get(address).headers["location"] == f"/t/{id}"


def test_without_a_name_the_seat_keeps_its_own(site: TestClient) -> None:
    id, address = invitation(site)
    other(site).post(address, data={})
    assert host(site).store.seats(id)[2].name == "Marta"


@pytest.mark.parametrize("name", ["OLEK", "x" * 21, "\u200b"])
def test_a_bad_name_keeps_the_seat_free(site: TestClient, name: str) -> None:
    id, address = invitation(site)
    answer = other(site).post(address, data={"name": name})
    assert answer.status_code == 400
    assert alert(answer)
    assert host(site).store.seat_taken(id) == {0, 1}


def test_a_link_to_no_seat(site: TestClient) -> None:
    id = id_of(site.post("/new/terra-nova", data={"quick": "1"}))
    bots = host(site).store.seats(id)[1].key
    for key in ("nothing", bots):
        assert site.get(f"/seat/{key}").status_code == 404
        assert site.post(f"/seat/{key}", data={"name": "Eve"}).status_code == 404


# Rule books


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rule_book_holds_every_rule(site: TestClient, game: str, language: str) -> None:
    speak(site, language)
    text = site.get(f"/rules/{game}").text
    book = Ledger.load(ecumene.box(game).package, language)
    assert re.findall(r'<li id="([A-Z]{2}-\d{3})"', text) == list(book.rules)


def found(client: TestClient, asked: str) -> list[str]:
    answer = client.get("/rules/terra-nova", params={"q": asked, "part": "1"})
    assert answer.text.lstrip().startswith("<section")
    return re.findall(r'<li id="([A-Z]{2}-\d{3})"', answer.text)


@pytest.mark.parametrize("number", ["TN-042", "tn-042", "tn42", "042", "42"])
def test_a_number_finds_its_rule_first(site: TestClient, number: str) -> None:
    assert found(site, number)[0] == "TN-042"


def test_words_find_rules_that_hold_all_of_them(site: TestClient) -> None:
    book = Ledger.load(ecumene.box("terra-nova").package, "en")
    both = found(site, "BRIDGE coins")
    assert both
    for id in both:
        text = f"{book[id].section} {book[id].text}".lower()
        assert "bridge" in text
        assert "coins" in text
    assert found(site, "xylophone") == []


def test_polish_is_found_without_its_accents(site: TestClient) -> None:
    speak(site, "pl")
    assert found(site, "lopata") == found(site, "łopata") != []


def test_one_rule(site: TestClient) -> None:
    assert site.get("/rules/terra-nova/tn-042").headers["location"] == "/rules/terra-nova#TN-042"
    part = site.get("/rules/terra-nova/TN-042", headers={"HX-Request": "true"}).text
    assert part.lstrip().startswith("<div")
    assert "TN-042" in part
    assert site.get("/rules/terra-nova/TN-999").status_code == 404
    assert site.get("/rules/chess").status_code == 404


def test_cited_rules_are_links_and_text_is_text() -> None:
    book = Ledger.load(ecumene.box("terra-nova").package, "en")
    text = rule_search.linked("a < b (TN-042), not XX-001", "terra-nova", book, within=True)
    assert text == 'a &lt; b (<a class="rule" href="#TN-042" data-rule="TN-042">TN-042</a>), not XX-001'


# Records


@pytest.mark.parametrize(("game", "seats"), [("terra-nova", 3), ("seven-wonders", 4)])
def test_a_record_becomes_a_table(site: TestClient, game: str, seats: int) -> None:
    players = ["Ania", "greedy", "search:999999", "Ania"][:seats]
    text = finished(game, seats, players)
    id = id_of(load(site, text))
    open_table = host(site).table(id)
    assert open_table.game.is_over
    assert open_table.game.record(players).dumps() == text
    assert open_table.row.over
    assert not open_table.row.listed
    rows = host(site).store.seats(id)
    assert [(row.kind, row.name, row.bot) for row in rows] == [
        ("person", "Ania", ""),
        ("bot", "greedy", "greedy"),
        ("bot", "search:999999", "search"),
        ("person", "Ania 2", ""),
    ][:seats]
    assert host(site).store.holds(me(site), id) == [row.seat for row in rows if row.kind == "person"]


def test_what_is_no_record_is_explained(site: TestClient) -> None:
    good = json.loads(finished("terra-nova", 2, ["A", "B"]))
    changed: list[object] = [
        {**good, "seed": 4},
        {**good, "seed": -1},
        {**good, "seed": 10**30},
        {**good, "seats": 77},
        {**good, "rules": 99},
        {**good, "game": "chess"},
        {**good, "options": {}},
        {**good, "options": {**good["options"], "two_player_variant": "planner", "first_game": True}},
        {**good, "moves": [[99, "pass", ""]]},
        {**good, "moves": [[-1, "\ud800", ""]]},
        {**good, "moves": "all"},
        {**good, "players": 7},
        [],
    ]
    texts: list[str | bytes] = [json.dumps(one) for one in changed]
    texts += ["", "hello", b"\xff\xfe\x00", "[" * 100_000, f"{json.dumps(good)}\n{json.dumps(good)}", b"x" * 6_000_000]
    for text in texts:
        answer = load(site, text)
        assert answer.status_code == 400, text[:80]
        assert alert(answer)
    assert site.post("/load", data={"record": "a word"}).status_code == 400
    assert site.post("/load").status_code == 400
    assert host(site).store.tables_of(me(site)) == []


def test_strange_names_in_a_record_are_made_fit_to_show(site: TestClient) -> None:
    id = id_of(load(site, finished("terra-nova", 3, ["\x00\u202e", "N" * 90])))
    assert [row.name for row in host(site).store.seats(id)] == ["Seat 1", "N" * 20, "Seat 3"]


# Once more


def test_a_rematch_is_one_for_all(site: TestClient) -> None:
    old = id_of(load(site, finished("terra-nova", 3, ["Ania", "Olek", "greedy"])))
    store = host(site).store
    friend = other(site)
    friend.post(f"/seat/{store.seats(old)[1].key}", data={"name": "Olek"})
    new = id_of(friend.post(f"/t/{old}/rematch"))
    assert id_of(site.post(f"/t/{old}/rematch")) == new
    assert [(seat.name, seat.kind) for seat in store.seats(new)] == [
        ("Olek", "person"),
        ("greedy", "bot"),
        ("Ania", "person"),
    ]
    # The host brought the record, so both seats of people were held here as well.
    assert (store.holds(me(friend), new), store.holds(me(site), new)) == ([0], [0, 2])
    before, after = store.table(old), store.table(new)
    assert before is not None
    assert after is not None
    assert after.options == before.options
    assert after.seed != before.seed
    # 128 random bits: hardly ever the first 40 are zero.
    assert 2**88 < after.seed < 2**128
    assert before.successor == new
    assert f"/t/{new}" in site.get(f"/t/{old}").text


def test_a_rematch_is_for_those_who_played_to_the_end(site: TestClient) -> None:
    over = id_of(load(site, finished("terra-nova", 2, ["Ania", "Olek"])))
    running = id_of(site.post("/new/terra-nova", data=ROOM))
    assert other(site).post(f"/t/{over}/rematch").status_code == 400
    assert site.post(f"/t/{running}/rematch").status_code == 400
    assert site.post("/t/nothing/rematch").status_code == 404


# The score sheet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("terra-nova", 4), ("seven-wonders", 5)])
def test_the_score_sheet_adds_up(site: TestClient, game: str, seats: int, language: str) -> None:
    speak(site, language)
    players = [f"P{seat}" for seat in range(seats)]
    id = id_of(load(site, finished(game, seats, players)))
    text = site.get(f"/t/{id}").text
    table = re.search(r'<table class="sheet">.*?</table>', text, re.DOTALL)
    assert table is not None
    rows = ElementTree.fromstring(table[0].replace("&nbsp;", " ")).iter("tr")
    cells = [["".join(cell.itertext()).strip() for cell in row.findall("td")] for row in rows]
    head, *sources, totals, places = cells
    assert head == [""]
    assert places == sorted(places, key=int)
    for column, total in enumerate(totals):
        gained = [0 if row[column] == "–" else int(row[column].replace("−", "-")) for row in sources]
        assert sum(gained) == int(total)
    final = host(site).table(id).game.scores()
    assert sorted(map(int, totals)) == sorted(score.total for score in final)


def seat_at(place: int, colour: str, name: str = "Ania") -> Seat:
    return Seat(place, name, "person", colour, False, 0, 1)


def test_the_plot_names_everybody_and_links_to_every_position() -> None:
    words = Words("en", "", None, "ecumene.table")
    series = [[0, 0], [2, 0], [2, -3], [5, 4]]
    drawn = plot.plot_points(series, [seat_at(0, "blue", "<Ania>"), seat_at(1, "", "Olek")], words)
    root = ElementTree.fromstring(drawn)
    assert "<Ania> 5, Olek 4" in root.attrib["aria-label"]
    assert [link.attrib["href"] for link in root.iter("a")] == ["?ply=1", "?ply=2", "?ply=3"]


def test_the_plot_is_divided_by_the_parts_of_the_game() -> None:
    words = Words("en", "", None, "ecumene.table")
    series = [[ply, 0] for ply in range(41)]
    sections = [(0, "set-up"), (2, "round 1 of 2"), (30, "round 2 of 2")]
    root = ElementTree.fromstring(plot.plot_points(series, [seat_at(0, "red"), seat_at(1, "blue")], words, sections))
    shown = {text.text: text.attrib["class"] for text in root.iter("text") if "axis" in text.attrib["class"]}
    # Too narrow for any name; room everywhere; room on a wide screen only.
    assert "set-up" not in shown
    assert shown["round 1 of 2"] == "axis"
    assert shown["round 2 of 2"] == "axis wide"
    assert shown["2"] == "axis brief"
    assert "moves" not in shown
    assert len([rect for rect in root.iter("rect") if rect.attrib["class"] == "band"]) == 1


@pytest.mark.parametrize("plies", [0, 1, 7, 119, 120, 121, 350])
def test_the_plot_of_any_length_has_strips_that_touch(plies: int) -> None:
    words = Words("pl", "", None, "ecumene.table")
    series = [[ply // 3, -1] for ply in range(plies + 1)]
    root = ElementTree.fromstring(plot.plot_points(series, [seat_at(0, "red"), seat_at(1, "blue")], words))
    links = list(root.iter("a"))
    assert len(links) == max(1, min(plies, plot.MOST))
    assert links[-1].attrib["href"] == f"?ply={max(1, plies)}"
    strips = [(float(rect.attrib["x"]), float(rect.attrib["width"])) for link in links for rect in link.iter("rect")]
    for (left, width), (right, _) in pairwise(strips):
        assert abs(left + width - right) < 0.2


@pytest.mark.parametrize("wished", [[100.0] * 7, [16.0, 16.0], [346.0, 345.0, 340.0], [50.0, 300.0, 55.0]])
def test_names_beside_the_plot_keep_apart(wished: list[float]) -> None:
    placed = plot.apart(wished)
    ordered = sorted(placed)
    assert all(after - before >= plot.APART - 1e-9 for before, after in pairwise(ordered))
    assert ordered[0] >= plot.TOP
    assert ordered[-1] <= plot.HEIGHT - plot.FOOT
    for one in range(len(wished)):
        for two in range(len(wished)):
            assert not wished[one] < wished[two] or placed[one] < placed[two]


# Covers, names, texts


def test_covers_are_drawings_with_names_of_their_own() -> None:
    boxes = list(ecumene.games().values())
    root = ElementTree.fromstring(covers.cover_symbols(boxes))
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len({*ids})
    assert {f"cover-{box.id}" for box in boxes} <= {*ids}


def test_a_game_without_a_cover_gets_a_plain_one() -> None:
    plain = covers.cover("ecumene.core")
    assert plain.sky == "night"
    ElementTree.fromstring(f"<svg>{plain.body}</svg>")


def test_bots_are_named_after_stars_that_nobody_is() -> None:
    taken: list[str] = ["vega"]
    for _ in range(7):
        taken.append(names.star(taken))
    assert len({name.casefold() for name in taken}) == 8


def messages(language: str) -> dict[str, ftl.Message]:
    path = Path(ecumene.__file__).parent / "table" / f"text.{language}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def test_both_languages_say_the_same() -> None:
    assert messages("en").keys() == messages("pl").keys()


def test_pages_ask_for_messages_that_are_there() -> None:
    folder = Path(ecumene.__file__).parent / "table"
    asked: set[str] = set()
    for path in [*folder.glob("pages/*.html"), *folder.glob("*.py")]:
        asked |= {*re.findall(r"""["'](page-[a-z-]*[a-z])["']""", path.read_text(encoding="utf-8"))}
        asked |= {f"problem-{id}" for id in re.findall(r'BadInput\("([a-z-]+)"', path.read_text(encoding="utf-8"))}
    known = messages("en")
    house = Words("en")
    assert sorted(id for id in asked if id not in known and not house.has(id)) == []
