"""The application: its routes, what it keeps open, and how errors are told."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import ecumene
from ecumene.core.refusal import BadInput
from ecumene.draw.theme import page_style
from ecumene.face import face_of
from ecumene.table import lobby, table_pages
from ecumene.table.host import PACE, Host
from ecumene.table.hub import Hub
from ecumene.table.store import Store
from ecumene.table.texts import words_of
from ecumene.table.web import is_foreign, page, reader, with_headers

#: Problems that mean: there is nothing of that name.
ABSENT = ("table-unknown", "game-unknown", "seat-unknown", "rule-unknown")


def create(url: str, pace: float = PACE, processes: int | None = None) -> Starlette:
    """The web table on a database."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub.start()
        yield
        host.close()
        store.close()

    store = Store(url)
    hub = Hub()
    host = Host(store, hub, processes or max(1, (os.cpu_count() or 2) - 1), pace)
    static = resources.files("ecumene.table").joinpath("static")
    app = Starlette(
        routes=[
            Route("/", lobby.front),
            Route("/me", lobby.change_me, methods=["POST"]),
            Route("/new/{game}", lobby.set_table, methods=["GET"]),
            Route("/new/{game}", lobby.open_table, methods=["POST"]),
            Route("/load", lobby.load, methods=["POST"]),
            Route("/seat/{key}", lobby.join, methods=["GET"]),
            Route("/seat/{key}", lobby.sit_down, methods=["POST"]),
            Route("/rules/{game}", lobby.rules),
            Route("/rules/{game}/{rule}", lobby.rule),
            Route("/t/{id}", table_pages.table),
            Route("/t/{id}/view", table_pages.view),
            Route("/t/{id}/text", table_pages.text),
            Route("/t/{id}/updates", table_pages.updates),
            Route("/t/{id}/about", table_pages.about),
            Route("/t/{id}/record", table_pages.record),
            Route("/t/{id}/rematch", lobby.rematch, methods=["POST"]),
            Route("/t/{id}/do/{what}", table_pages.act, methods=["POST"]),
            Route("/drawing.css", drawing),
            Route("/drawing/{game}.css", drawing_of_game),
            Mount("/static", StaticFiles(directory=str(static))),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1500, compresslevel=4), Middleware(OwnForms)],
        exception_handlers={BadInput: problem, HTTPException: problem, Exception: trouble},
        lifespan=lifespan,
    )
    app.state.host = host
    return app


class OwnForms:
    """Forms that another site sends are turned away."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST" and is_foreign(Request(scope)):
            response = await run_in_threadpool(problem, Request(scope), BadInput("foreign-form"))
            await response(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def drawing(request: Request) -> Response:
    """The style that the drawings of all games share, and their colours, both themes."""
    return _style_sheet(request, page_style())


def drawing_of_game(request: Request) -> Response:
    """The style that one game brings."""
    return _style_sheet(request, face_of(ecumene.box(request.path_params["game"])).look.page_style())


def _style_sheet(request: Request, sheet: str) -> Response:
    return with_headers(
        request, PlainTextResponse(sheet, media_type="text/css", headers={"Cache-Control": "max-age=3600"})
    )


def problem(request: Request, error: Exception) -> Response:
    """Something cannot be done: one clear sentence and a way back."""
    person = reader(request)
    words = words_of(person.language, "", ())
    status = 400
    if isinstance(error, BadInput):
        sentence = words.problem(error)
        status = 404 if error.reason in ABSENT else 400
    else:
        assert isinstance(error, HTTPException)
        status = error.status_code
        sentence = words("page-not-found") if status == 404 else words("page-not-allowed")
    return page(request, "problem.html", person, status, sentence=sentence)


def trouble(request: Request, error: Exception) -> Response:
    """A fault of ours: say what is safe."""
    person = reader(request)
    return page(request, "problem.html", person, 500, sentence=words_of(person.language, "", ())("page-trouble"))
