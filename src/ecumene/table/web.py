"""What all pages share: the reader behind a request, templates, answers, and errors in words."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any
from urllib.parse import urlsplit

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

import ecumene
from ecumene.core.box import Box
from ecumene.core.ledger import LANGUAGES
from ecumene.draw.symbols import COMMON, hidden_sheet
from ecumene.draw.theme import MARKS
from ecumene.face import face_of
from ecumene.table.host import Host
from ecumene.table.store import Person
from ecumene.table.texts import words_of

COOKIE = "ecumene"
YEAR = 365 * 24 * 3600
#: Nothing from outside, no scripts or styles inside the page.
POLICY = (
    "default-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


def host_of(request: Request) -> Host:
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


def reader(request: Request) -> Person:
    """Who asks; somebody without a cookie is a passer-by, with the language of the browser."""
    key = request.cookies.get(COOKIE, "")
    person = host_of(request).store.person(key) if key else None
    if person is None:
        person = Person(0, "", "", "", "")
    return person._replace(language=person.language or preferred(request.headers.get("accept-language", "")))


def remembered_reader(request: Request) -> Person:
    """Who asks, known from now on: for whatever is kept."""
    person = reader(request)
    if person.id:
        return person
    fresh = host_of(request).store.new_person()
    request.state.new_key = fresh.key
    return fresh._replace(language=person.language)


def preferred(accepted: str) -> str:
    """The first language of the browser's list that we speak."""
    for part in accepted.lower().split(","):
        code = part.split(";")[0].strip()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def is_narrow(request: Request) -> bool:
    """As the browser said last time; before that, phones say it themselves."""
    told = request.cookies.get("ecumene-width", "")
    return told == "narrow" if told else "mobi" in request.headers.get("user-agent", "").lower()


@cache
def environment() -> Environment:
    found = Environment(
        loader=PackageLoader("ecumene.table", "pages"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    icons = resources.files("ecumene.table").joinpath("pages/icons.svg").read_text(encoding="utf-8")
    found.globals.update(
        sprite=Markup(icons + hidden_sheet(COMMON)),  # our own drawings
        symbols_of=symbols_of,
        marks=MARKS,
        version=ecumene.__version__,
        languages=LANGUAGES,
        markup=Markup,
    )
    return found


def symbols_of(box: Box) -> Markup:
    """The symbols that the drawings of a game need beside the common ones, for a page that shows them."""
    return Markup(face_of(box).look.page_symbols())  # our own drawings


def page(request: Request, template: str, person: Person, status: int = 200, **context: Any) -> Response:
    """A page or a part of one."""
    words = context.pop("words", None) or words_of(person.language, "", ())
    html = (
        environment()
        .get_template(template)
        .render(t=words, person=person, path=request.url.path, here=str(request.url.include_query_params()), **context)
    )
    return with_headers(request, HTMLResponse(html, status))


def redirect(request: Request, to: str) -> Response:
    """After a form; within a page, the whole page goes there."""
    if request.headers.get("hx-request"):
        return with_headers(request, Response(status_code=204, headers={"HX-Redirect": to}))
    return with_headers(request, RedirectResponse(to, 303))


def with_headers(request: Request, response: Response) -> Response:
    key = getattr(request.state, "new_key", "")
    if key:
        response.set_cookie(
            COOKIE, key, max_age=YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https"
        )
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["Referrer-Policy"] = "same-origin"
    response.headers["X-Content-Type-Options"] = "nosniff"
    if "cache-control" not in response.headers:
        response.headers["Cache-Control"] = "no-store"
    return response


def is_foreign(request: Request) -> bool:
    """A form sent from another site."""
    origin = request.headers.get("origin", "")
    return bool(origin) and urlsplit(origin).netloc != request.headers.get("host", "")
