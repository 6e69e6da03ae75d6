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
from ecumene.table.advice import why_not, why_not_kind
from ecumene.table.course import Stale
from ecumene.table.live import Live
from ecumene.table.messages import About, Deed, Query, Sitting, read
from ecumene.table.parts import ledger, parts_of, words_of
from ecumene.table.scene import SPECTATOR, Scene, named
from ecumene.table.store import Person
from ecumene.table.web import course_of, dressed, is_narrow, page, reader, redirect, settled
from ecumene.text import Explained

#: Seconds between two signs of life on a quiet stream.
BEAT = 15.0


def seat_of(request: Request, live: Live, person: Person) -> tuple[int, list[int], bool]:
    """The seat that looks, all seats held on this device, and whether the device must be handed over first."""
    store = course_of(request).store
    held = sorted(store.holds(person.id, live.row.id)) if person.id else []
    if not held:
        return SPECTATOR, held, False
    if len(held) == 1:
        return held[0], held, False
    owing = [seat for seat in live.game.to_move if seat in held]
    active = store.active(person.id, live.row.id)
    if not live.box.secret or live.game.is_over:
        return (owing[0] if owing else active if active in held else held[0]), held, False
    if active in held and (active in owing or not owing):
        return active, held, False
    return (owing[0] if owing else held[0]), held, bool(owing)


def query_of(request: Request) -> Query:
    return structs.replace(read(request.query_params, Query), narrow=is_narrow(request))


def shown(request: Request, live: Live, person: Person, template: str, query: Query, note: str = "") -> Response:
    """The table as this reader may see it; or the screen that hides it until the next one has the device."""
    with live.lock:
        seat, held, cover = seat_of(request, live, person)
        if cover:
            words = words_of(person.language, live.box.package, tuple(live.players))
            colour = parts_of(live.box.package).badge(live.game.view(None), seat)
            name = "cover.html" if template == "main.html" else "cover_page.html"
            return page(request, name, person, words=words, live=live, seat=seat, colour=colour)
        scene = Scene(live, person, seat, held, query, course_of(request).store.seat_taken(live.row.id))
        return page(request, template, person, words=scene.words, scene=scene, note=note, live=live)


def table(request: Request) -> Response:
    course = course_of(request)
    live = course.table(request.path_params["id"])
    course.go_on(live)
    return shown(request, live, reader(request), "table.html", query_of(request))


def view(request: Request) -> Response:
    """The table alone, for a page that is open already."""
    live = course_of(request).table(request.path_params["id"])
    return shown(request, live, reader(request), "main.html", query_of(request))


def text(request: Request) -> Response:
    """The same in headings, lists and buttons."""
    course = course_of(request)
    live = course.table(request.path_params["id"])
    course.go_on(live)
    return shown(request, live, reader(request), "text.html", query_of(request))


async def live(request: Request) -> Response:
    """The event stream: numbers of new views, and how far bots have thought."""
    course = course_of(request)
    id = request.path_params["id"]
    found = await run_in_threadpool(course.table, id)

    async def stream() -> AsyncIterator[str]:
        listener = course.hub.listen(id)
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

    return dressed(request, StreamingResponse(stream(), media_type="text/event-stream"))


# What readers do


async def act(request: Request) -> Response:
    """A form sent at the table: a move, an undo, an answer, taking the device."""
    form = await request.form()
    return await run_in_threadpool(_act, request, dict(form))


def _act(request: Request, form: dict[str, object]) -> Response:
    course = course_of(request)
    id, what = request.path_params["id"], request.path_params["what"]
    person = settled(request)
    live = course.table(id)
    words = words_of(person.language, live.box.package, tuple(live.players))
    deed: Sitting | Deed = read(form, Sitting) if what == "sit" else read(form, Deed)
    if deed.seat not in course.store.holds(person.id, id):
        raise BadInput("seat-not-yours")
    note = ""
    said: Literal["stale", ""] = ""
    try:
        if isinstance(deed, Sitting):
            course.store.set_active(person.id, id, deed.seat)
        elif what == "move":
            course.play(id, deed.seat, deed.move, deed.asked, f"{person.id}/{deed.once}")
            course.store.set_active(person.id, id, None)
        elif what == "undo":
            course.undo(id, deed.seat, deed.ply, f"{person.id}/{deed.once}")
        elif what == "answer":
            course.answer(id, deed.seat, deed.agree == "yes", f"{person.id}/{deed.once}")
        else:
            raise HTTPException(404)
    except Stale:
        said = "stale"
    except IllegalMove as error:
        note = f"{words.refusal(error.refusal)} {error.refusal.rule}"
    if not request.headers.get("hx-request"):
        back = deed.back if deed.back == f"/t/{id}/text" else f"/t/{id}"
        return redirect(request, f"{back}?said={said}" if said else back)
    since = deed.since if isinstance(deed, Deed) else None
    return shown(request, live, person, "main.html", Query(narrow=is_narrow(request), said=said, since=since), note)


def about(request: Request) -> Response:
    """What a thing is, and why nothing can be done with it now."""
    live = course_of(request).table(request.path_params["id"])
    person = reader(request)
    asked = read(request.query_params, About)
    with live.lock:
        seat, _, cover = seat_of(request, live, person)
        words = words_of(person.language, live.box.package, tuple(live.players))
        parts = parts_of(live.box.package)
        seat = SPECTATOR if cover else seat
        view = live.game.view(seat if seat >= 0 else None)
        explained = parts.explain(view, asked.thing, words) if asked.thing else None
        reasons = []
        if asked.why and seat in view.to_move and asked.thing:
            reasons = why_not(live.game, seat, asked.thing, asked.kind, parts)
        elif asked.why and seat in view.to_move and asked.kind:
            reasons = why_not_kind(live.game, seat, asked.kind, parts)
            explained = Explained(named(words, asked.kind), [], [])
        book = ledger(live.box.package, person.language)
        return page(
            request, "about.html", person, words=words, live=live, explained=explained, reasons=reasons,
            book=book, parts=parts, view=view, seat=seat, asked=live.asked(seat) if seat >= 0 else "",
        )  # fmt: skip


def record(request: Request) -> Response:
    """The whole record, once it holds no secrets any more."""
    live = course_of(request).table(request.path_params["id"])
    if not live.game.is_over:
        raise BadInput("record-running")
    line = live.game.record(live.players).dumps()
    headers = {"Content-Disposition": f'attachment; filename="{live.row.game}-{live.row.id}.json"'}
    return dressed(request, PlainTextResponse(line + "\n", media_type="application/json", headers=headers))
