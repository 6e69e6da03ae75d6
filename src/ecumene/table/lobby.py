"""Around the tables: the front page, setting a table, sitting down, rule books, records, rematches."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response

import ecumene
from ecumene.core.box import Box
from ecumene.core.ledger import LANGUAGES, MARKS
from ecumene.core.refusal import BadInput
from ecumene.draw.theme import THEMES
from ecumene.table.covers import cover, cover_symbols
from ecumene.table.front_page import FrontPage
from ecumene.table.names import clean, is_free, level_words, levels
from ecumene.table.new_table import KINDS, NewTable, draw_seed, field, said
from ecumene.table.record_file import LARGEST, open_record, read
from ecumene.table.rule_search import find, linked, sections
from ecumene.table.store import Person, SeatRow, TableRow
from ecumene.table.texts import ledger, words_of
from ecumene.table.web import host_of, page, reader, redirect, remembered_reader

# The front page


def front(request: Request) -> Response:
    """The games, my tables, and the other ways in; a link that was pasted is followed."""
    link = request.query_params.get("link")
    if link is None:
        return front_page(request)
    words = words_of(reader(request).language, "", ())
    # Only the end of the link counts: the same table may be reached by several names of this server.
    match link.strip()[:500].partition("?")[0].partition("#")[0].rstrip("/").split("/"):
        case [*_, "seat", key] if key:
            return redirect(request, f"/seat/{key}")
        case [*_, "t", id] if id:
            return redirect(request, f"/t/{id}")
        case _:
            return front_page(request, words("page-link-strange"))


def front_page(request: Request, problem: str = "") -> Response:
    person = reader(request)
    host = host_of(request)
    boxes = list(ecumene.games().values())
    return page(
        request, "front.html", person, 400 if problem else 200, boxes=boxes, covers=cover_symbols(boxes), cover=cover,
        front_page=FrontPage(host, person), problem=problem,
    )  # fmt: skip


async def change_me(request: Request) -> Response:
    """Language, theme or name, and back to where the reader was."""
    form = await request.form()
    return await run_in_threadpool(_change_me, request, form)


def _change_me(request: Request, form: FormData) -> Response:
    language, theme = field(form, "language"), field(form, "theme")
    if language and language not in LANGUAGES:
        raise BadInput("language", {"language": language, "allowed": ", ".join(LANGUAGES)})
    if theme and theme not in THEMES:
        raise BadInput("theme", {"theme": theme, "allowed": ", ".join(THEMES)})
    name = clean(field(form, "name")) if "name" in form else None
    person = remembered_reader(request)
    host_of(request).store.set_person(person.id, name=name, language=language or None, theme=theme or None)
    return redirect(request, local(field(form, "back"), request.headers.get("host", "")))


def local(back: str, host: str) -> str:
    """Where to go back to: an address of ours, or the front page."""
    try:
        parts = urlsplit(back)
    except ValueError:
        return "/"
    ours = parts.netloc == host and parts.scheme in ("http", "https") if parts.netloc else not parts.scheme
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    # Browsers take //, /\ and control characters in other ways than we do.
    safe = ours and path.startswith("/") and path[1:2] not in ("/", "\\") and path.isascii() and path.isprintable()
    return path if safe else "/"


# Setting a table


def set_table(request: Request) -> Response:
    box = ecumene.box(request.path_params["game"])
    person = reader(request)
    new_table = NewTable(box, person, words_of(person.language, box.package, ()))
    return _form(request, new_table)


def _form(request: Request, new_table: NewTable, problem: str = "", status: int = 200) -> Response:
    """The form, filled in; within the page, only the form itself."""
    box = new_table.box
    template = "new_table_form.html" if request.headers.get("hx-request") else "new_table.html"
    return page(
        request, template, new_table.person, status, words=new_table.words, new_table=new_table, box=box,
        problem=problem, kinds=KINDS, levels={name: level_words(name, new_table.words) for name in levels()},
        covers=cover_symbols([box]), last=_last_options(request, new_table) is not None,
    )  # fmt: skip


def _last_options(request: Request, new_table: NewTable) -> TableRow | None:
    """The last table of this game that the person set."""
    store, person = host_of(request).store, new_table.person
    rows = store.tables_of(person.id) if person.id else []
    return next((row for row in rows if row.game == new_table.box.id and row.host == person.id), None)


async def open_table(request: Request) -> Response:
    """Open the table; or, for a preview, show the form again with what is wrong in it."""
    form = await request.form()
    return await run_in_threadpool(_open_table, request, form)


def _open_table(request: Request, form: FormData) -> Response:
    box = ecumene.box(request.path_params["game"])
    person = remembered_reader(request)
    words = words_of(person.language, box.package, ())
    store = host_of(request).store
    if field(form, "quick"):
        new_table = NewTable(box, person, words)
        new_table.listed = False
        new_table.preset(box.first_game(len(new_table.places)))
    else:
        new_table = NewTable.read(form, box, person, words)
    preset = field(form, "preset")
    if preset:
        last = _last_options(request, new_table) if preset == "last" else None
        new_table.preset(last.options if last is not None else box.presets.get(preset, {}))
    preview = any(field(form, name) for name in ("preset", "preview", "resize", "lift"))
    try:
        if not preview:
            return redirect(request, f"/t/{new_table.open(store).id}")
        new_table.check()
    except BadInput as problem:
        return _form(request, new_table, said(problem, box, words), 200 if preview else 400)
    return _form(request, new_table)


async def load(request: Request) -> Response:
    """A record from the reader's disk becomes a table."""
    length = request.headers.get("content-length", "")
    if not length.isdigit() or int(length) > LARGEST + 64 * 1024:
        return await run_in_threadpool(_load, request, b"." * (LARGEST + 1), "")
    async with request.form() as form:
        file = form.get("record")
        data = await file.read() if isinstance(file, UploadFile) else b""
        name = (file.filename or "") if isinstance(file, UploadFile) else ""
    return await run_in_threadpool(_load, request, data, name[:60])


def _load(request: Request, data: bytes, name: str) -> Response:
    person = remembered_reader(request)
    words = words_of(person.language, "", ())
    box: Box | None = None
    try:
        if not data and not name:
            raise BadInput("load-nothing")
        record = read(data, name)
        box = ecumene.box(record.game)
        words = words_of(person.language, box.package, ())
        row = open_record(record, host_of(request).store, person, words)
    except BadInput as problem:
        sentence = said(problem, box, words) if box is not None else words.problem(problem)
        # A file may hold anything, even halves of letters.
        return front_page(request, sentence[:400].encode(errors="replace").decode())
    return redirect(request, f"/t/{row.id}")


# Sitting down


def _invited(request: Request) -> tuple[SeatRow, TableRow]:
    """The seat that the link leads to."""
    store = host_of(request).store
    seat = store.seat_by_key(request.path_params["key"])
    table = store.table(seat.table) if seat is not None and seat.kind == "person" else None
    if seat is None or table is None:
        raise BadInput("seat-unknown")
    return seat, table


def join(request: Request) -> Response:
    """Who invites, what is played; whoever sits there already goes to the table."""
    person = reader(request)
    seat, table = _invited(request)
    if person.id and seat.seat in host_of(request).store.holds(person.id, table.id):
        return redirect(request, f"/t/{table.id}")
    return _invitation(request, person, seat, table, person.name)


def _invitation(
    request: Request, person: Person, seat: SeatRow, table: TableRow, name: str, problem: str = ""
) -> Response:
    store = host_of(request).store
    box = ecumene.box(table.game)
    seats = store.seats(table.id)
    taken = store.seat_taken(table.id)
    hosts = [row.name for row in seats if row.seat in store.holds(table.host, table.id)]
    return page(
        request, "join.html", person, 400 if problem else 200, words=words_of(person.language, box.package, ()),
        seat=seat, box=box, seats=seats, taken=taken, host=hosts[0] if hosts else "", name=name, problem=problem,
        covers=cover_symbols([box]), mine=seat.seat,
    )  # fmt: skip


async def sit_down(request: Request) -> Response:
    form = await request.form()
    return await run_in_threadpool(_sit_down, request, form)


def _sit_down(request: Request, form: FormData) -> Response:
    host = host_of(request)
    seat, table = _invited(request)
    person = remembered_reader(request)
    words = words_of(person.language, "", ())
    others = [row.name for row in host.store.seats(table.id) if row.seat != seat.seat]
    try:
        name = clean(field(form, "name")) or seat.name
        if not is_free(name, others):
            raise BadInput("name-twice", {"player": name})
    except BadInput as problem:
        return _invitation(request, person, seat, table, field(form, "name"), words.problem(problem))
    host.store.hold(person.id, table.id, seat.seat)
    host.store.rename_seat(table.id, seat.seat, name)
    if not person.name and name != seat.name:
        host.store.set_person(person.id, name=name)
    host.tables.refresh(table.id)
    host.hub.announce(table.id, "again", "")
    return redirect(request, f"/t/{table.id}")


# Rule books


def rules(request: Request) -> Response:
    """The numbered rules of a game, all or those that were looked for; `part` is the list alone."""
    box = ecumene.box(request.path_params["game"])
    person = reader(request)
    asked = request.query_params.get("q", "")[:80].strip()
    book = ledger(box.package, person.language)
    found = find(book, asked)
    template = "rules_part.html" if "part" in request.query_params else "rules.html"
    return page(
        request, template, person, words=words_of(person.language, box.package, ()), box=box, book=book, asked=asked,
        sections=sections(found), count=len(found), rule_marks=MARKS, part="part" in request.query_params,
        linked=lambda text: linked(text, box.id, book, "part" not in request.query_params and not asked),
    )  # fmt: skip


def rule(request: Request) -> Response:
    """One rule: a small piece of a page, or its place in the rule book."""
    box = ecumene.box(request.path_params["game"])
    person = reader(request)
    book = ledger(box.package, person.language)
    found = book[request.path_params["rule"]]
    if not request.headers.get("hx-request"):
        return redirect(request, f"/rules/{box.id}#{found.id}")
    words = words_of(person.language, box.package, ())
    text = linked(found.text, box.id, book, False)
    return page(request, "rule.html", person, words=words, box=box, rule=found, text=text)


# Once more


def rematch(request: Request) -> Response:
    """The same people, options and bots once more, everybody one seat further; there is one rematch for all."""
    host = host_of(request)
    store = host.store
    table = host.table(request.path_params["id"])
    person = reader(request)
    if not person.id or not store.holds(person.id, table.row.id):
        raise BadInput("seat-not-yours")
    with table.lock:
        if not table.game.is_over:
            raise BadInput("rematch-running")
        was = table.row.successor
        options = table.box.settle(table.row.seats, dict(table.row.options))
        next_one = store.rematch(table.row.id, table.box.rules, options, draw_seed(), person.id)
        if was is None:
            host.tables.refresh(table.row.id)
            host.hub.announce(table.row.id, "again", "")
    return redirect(request, f"/t/{next_one}")
