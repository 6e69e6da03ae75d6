"""The finished document: one SVG with its own style and symbols, and nothing from outside."""

from __future__ import annotations

from html import escape

from ecumene.draw.sprite import sprite
from ecumene.draw.svg import box, number
from ecumene.draw.theme import style


def document(body: str, width: float, height: float, theme: str, title: str, about: str, language: str) -> str:
    wide, tall = number(width), number(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="{wide}" height="{tall}"'
        f' class="ecumene-{theme}" role="group" lang="{escape(language)}"'
        f' aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title><desc>{escape(about)}</desc>"
        f"<style>{style(theme)}</style>{sprite(body)}"
        f"{box(0, 0, width, height, 0, 'paper')}{body}</svg>"
    )
