"""The finished document: one SVG with its own style and symbols, and nothing from outside."""

from __future__ import annotations

from html import escape

from ecumene.draw.look import PLAIN, Look
from ecumene.draw.svg import box, number


def document(
    body: str,
    width: float,
    height: float,
    theme: str,
    title: str,
    about: str,
    language: str,
    look: Look = PLAIN,
) -> str:
    wide, tall = number(width), number(height)
    classes = look.classes(f"ecumene-{theme}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="{wide}" height="{tall}"'
        f' class="{classes}" role="group" lang="{escape(language)}"'
        f' aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title><desc>{escape(about)}</desc>"
        f"<style>{look.style(theme)}</style>{look.symbols_in(body)}"
        f"{box(0, 0, width, height, 0, 'paper')}{body}</svg>"
    )
