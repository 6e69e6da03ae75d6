"""At the table: the page, its parts, and everything a reader can do there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Literal

from msgspec import structs
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from ecumene.core.refusal import BadInput, IllegalMove
from ecumene.face import face_of
from ecumene.table.advice import why_not, why_not_kind
from ecumene.table.host import Stale
from ecumene.table.messages import About, Query, TableAction, TakeDevice, read
from ecumene.table.open_table import OpenTable
from ecumene.table.store import Person
from ecumene.table.table_page import SPECTATOR, TablePage, named
from ecumene.table.texts import ledger, words_of
from ecumene.table.web import host_of, is_narrow, page, reader, redirect, remembered_reader, with_headers
from ecumene.text import Explained

#: Seconds between two signs of life on a quiet stream.
BEAT = 15.0


def seat_of(request: Request, table: OpenTable, person: Person) -> tuple[int, list[int], bool]:
    """The seat that looks, all seats held on this device, and whether the device must be handed over first."""
    store = host_of(request).store
    held = sorted(store.holds(person.id, table.row.id)) if person.id else []
    if not held:
        return SPECTATOR, held, False
    if len(held) == 1:
        return held[0], held, False
    owing = [seat for seat in table.game.to_move if seat in held]
    active = store.active(person.id, table.row.id)
    if not table.box.secret or table.game.is_over:
        return (owing[0] if owing else active if active in held else held[0]), held, False
    if active in held and (active in owing or not owing):
        return active, held, False
    return (owing[0] if owing else held[0]), held, bool(owing)


def query_of(request: Request) -> Query:
    return structs.replace(read(request.query_params, Query), narrow=is_narrow(request))


def shown(request: Request, table: OpenTable, person: Person, template: str, query: Query, note: str = "") -> Response:
    """The table as this reader may see it; or the screen that hides it until the next one has the device."""
    with table.lock:
        seat, held, hand_over = seat_of(request, table, person)
        if hand_over:
            words = words_of(person.language, table.box.package, tuple(table.players))
            colour = face_of(table.box).badge(table.game.view(None), seat)
            name = "hand_over.html" if template == "main.html" else "hand_over_page.html"
            return page(request, name, person, words=words, table=table, seat=seat, colour=colour)
        table_page = TablePage(table, person, seat, held, query, host_of(request).store.seat_taken(table.row.id))
        return page(request, template, person, words=table_page.words, page=table_page, note=note, table=table)


def table(request: Request) -> Response:
    host = host_of(request)
    table = host.table(request.path_params["id"])
    host.go_on(table)
    return shown(request, table, reader(request), "table.html", query_of(request))


def view(request: Request) -> Response:
    """The table alone, for a page that is open already."""
    table = host_of(request).table(request.path_params["id"])
    return shown(request, table, reader(request), "main.html", query_of(request))


def text(request: Request) -> Response:
    """The same in headings, lists and buttons."""
    host = host_of(request)
    table = host.table(request.path_params["id"])
    host.go_on(table)
    return shown(request, table, reader(request), "text.html", query_of(request))


async def updates(request: Request) -> Response:
    """The event stream: numbers of new views, and how far bots have thought."""
    host = host_of(request)
    id = request.path_params["id"]
    found = await run_in_threadpool(host.table, id)

    async def stream() -> AsyncIterator[str]:
        listener = host.hub.listen(id)
        coming = asyncio.ensure_future(anext(listener))
        # It listens from here on, so whatever comes after this number is heard.
        await asyncio.sleep(0)
        try:
            yield f"retry: 1000\nevent: view\ndata: {found.number}\n\n"
            while True:
                done, _ = await asyncio.wait({coming}, timeout=BEAT)
                if not done:
                    yield ": still here\n\n"
                    continue
                try:
                    event, data = coming.result()
                except StopAsyncIteration:
                    return
                yield f"event: {event}\ndata: {data}\n\n"
                coming = asyncio.ensure_future(anext(listener))
        finally:
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)
            await listener.aclose()

    return with_headers(request, StreamingResponse(stream(), media_type="text/event-stream"))


# What readers do


async def act(request: Request) -> Response:
    """A form sent at the table: a move, an undo, an answer, taking the device."""
    form = await request.form()
    return await run_in_threadpool(_act, request, dict(form))


def _act(request: Request, form: dict[str, object]) -> Response:
    host = host_of(request)
    id, what = request.path_params["id"], request.path_params["what"]
    person = remembered_reader(request)
    table = host.table(id)
    words = words_of(person.language, table.box.package, tuple(table.players))
    action: TakeDevice | TableAction = read(form, TakeDevice) if what == "sit" else read(form, TableAction)
    if action.seat not in host.store.holds(person.id, id):
        raise BadInput("seat-not-yours")
    note = ""
    said: Literal["stale", ""] = ""
    try:
        if isinstance(action, TakeDevice):
            host.store.set_active(person.id, id, action.seat)
        elif what == "move":
            host.play(id, action.seat, action.move, action.asked, f"{person.id}/{action.once}")
            host.store.set_active(person.id, id, None)
        elif what == "undo":
            host.undo(id, action.seat, action.ply, f"{person.id}/{action.once}")
        elif what == "answer":
            host.answer(id, action.seat, action.agree == "yes", f"{person.id}/{action.once}")
        else:
            raise HTTPException(404)
    except Stale:
        said = "stale"
    except IllegalMove as error:
        note = f"{words.refusal(error.refusal)} {error.refusal.rule}"
    if not request.headers.get("hx-request"):
        back = action.back if action.back == f"/t/{id}/text" else f"/t/{id}"
        return redirect(request, f"{back}?said={said}" if said else back)
    since = action.since if isinstance(action, TableAction) else None
    return shown(request, table, person, "main.html", Query(narrow=is_narrow(request), said=said, since=since), note)


def about(request: Request) -> Response:
    """What a thing is, and why nothing can be done with it now."""
    table = host_of(request).table(request.path_params["id"])
    person = reader(request)
    asked = read(request.query_params, About)
    with table.lock:
        seat, _, hand_over = seat_of(request, table, person)
        words = words_of(person.language, table.box.package, tuple(table.players))
        face = face_of(table.box)
        seat = SPECTATOR if hand_over else seat
        view = table.game.view(seat if seat >= 0 else None)
        explained = face.explain(view, asked.thing, words) if asked.thing else None
        reasons = []
        if asked.why and seat in view.to_move and asked.thing:
            reasons = why_not(table.game, seat, asked.thing, asked.kind, face)
        elif asked.why and seat in view.to_move and asked.kind:
            reasons = why_not_kind(table.game, seat, asked.kind, face)
            explained = Explained(named(words, asked.kind), [], [])
        book = ledger(table.box.package, person.language)
        return page(
            request, "about.html", person, words=words, table=table, explained=explained, reasons=reasons,
            book=book, face=face, view=view, seat=seat, asked=table.asked(seat) if seat >= 0 else "",
        )  # fmt: skip


def record(request: Request) -> Response:
    """The whole record, once it holds no secrets any more."""
    table = host_of(request).table(request.path_params["id"])
    if not table.game.is_over:
        raise BadInput("record-running")
    line = table.game.record(table.players).dumps()
    headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.row.id}.json"'}
    return with_headers(request, PlainTextResponse(line + "\n", media_type="application/json", headers=headers))
