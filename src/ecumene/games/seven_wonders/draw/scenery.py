"""Wonders in their landscape: little posters of sky, sun, hills and water. They look the same by day and by lamp."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ecumene.draw.svg import moved, node
from ecumene.games.seven_wonders.draw.pictures import PYRAMID, WONDERS


class Mood:
    """The colours of a landscape, from the sky down."""

    __slots__ = ("far", "light", "low", "near", "shade", "sun", "top", "water")

    def __init__(
        self, top: str, low: str, sun: str, far: str, near: str, light: str, shade: str, water: str = ""
    ) -> None:
        self.top = top
        self.low = low
        self.sun = sun
        self.far = far
        self.near = near
        #: The wonder itself, in the light and in the shade.
        self.light = light
        self.shade = shade
        #: Sea instead of a plain.
        self.water = water


SEA: Final = Mood("#23406b", "#e9b98a", "#ffe6a0", "#7f86a0", "#5d4a44", "#f3e6c8", "#b08f6a", "#2c7a96")
DESERT: Final = Mood("#f0c27f", "#fbeccb", "#fff6dd", "#d9a866", "#a9743c", "#e0ad62", "#94632e")
GREEN: Final = Mood("#86bcd8", "#e6efdc", "#fff3c4", "#94b58c", "#567f4f", "#efe4ca", "#a59372")
NIGHT: Final = Mood("#17193a", "#7c5a8c", "#f6ecd0", "#4a3a68", "#2a2145", "#cbb9de", "#7a6796")
PEAKS: Final = Mood("#7fa6cf", "#f0ece4", "#fff6de", "#b4c3d2", "#6f8168", "#eadcc2", "#96836a")
MOODS: Final = {
    **dict.fromkeys(("alexandria", "rhodos", "halikarnassos", "atlantis", "venezia", "ithake", "rapa-nui"), SEA),
    **dict.fromkeys(("giza", "babylon", "babel", "nomades", "persepolis", "petra", "uruk", "antiocheia"), DESERT),
    **dict.fromkeys(("tartaros", "rlyeh", "temporal-paradox", "doppelwonder", "citadels"), NIGHT),
    **dict.fromkeys(("lhasa", "helvetia", "beiping", "yamato", "brigadoon", "el-dorado"), PEAKS),
}
BANDS: Final = 16
BOAT: Final = "M-20 0h44l-8 13h-28ZM0-40v36h-20q14-15 20-36Zm5 6q16 12 19 30H5Z"
PALM: Final = (
    "M-2 0q3-22-1-40l4-1q5 20 3 41Z"
    "M0-41q-14-8-22 4 11-5 22-1-12 2-14 13 8-9 15-10 8 1 15 10-2-11-14-13 11-4 22 1-8-12-24-4Z"
)
PINE: Final = "M0-46l13 20H7l11 16H9l9 10h-36l9-10h-9l11-16h-6Z"
STARS: Final = (
    (0.1, 0.16),
    (0.23, 0.3),
    (0.36, 0.12),
    (0.45, 0.34),
    (0.57, 0.14),
    (0.9, 0.2),
    (0.95, 0.42),
    (0.66, 0.3),
)


def blended(one: str, other: str, part: float) -> str:
    """A colour between two."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def plain(x: float, y: float, width: float, height: float, fill: str) -> str:
    return node("rect", x=x, y=y, width=width, height=height, fill=fill)


@lru_cache(maxsize=256)
def landscape(wonder: str, width: float, height: float) -> str:
    """Sky, sun, hills or the sea, and the wonder on its rise; cut off at its edges."""
    mood = MOODS.get(wonder, GREEN)
    horizon = height * 0.68
    out = [
        plain(0, horizon * band / BANDS, width, horizon / BANDS + 1, blended(mood.top, mood.low, band / (BANDS - 1)))
        for band in range(BANDS)
    ]
    if mood is NIGHT:
        out += [
            node("circle", cx=width * x, cy=height * y, r=1.2 if x < 0.5 else 0.8, fill="#ffffff") for x, y in STARS
        ]
    sun = height * (0.1 if mood is NIGHT else 0.17)
    at, down = width * 0.5, horizon - height * (0.36 if mood is NIGHT else 0.1)
    out.append(node("circle", cx=at, cy=down, r=sun * 1.6, fill=mood.sun, fill_opacity=0.25))
    out.append(node("circle", cx=at, cy=down, r=sun, fill=mood.sun))
    far = (
        f"M0 {horizon:.0f}V{horizon - height * 0.07:.0f}q{width * 0.1:.0f}-{height * 0.13:.0f} {width * 0.24:.0f}-"
        f"{height * 0.02:.0f}t{width * 0.26:.0f} {height * 0.05:.0f} {width * 0.24:.0f}-{height * 0.06:.0f} "
        f"{width * 0.26:.0f} {height * 0.03:.0f}V{horizon:.0f}Z"
    )
    if mood is PEAKS:
        far = (
            f"M0 {horizon:.0f}L{width * 0.12:.0f} {height * 0.36:.0f} {width * 0.24:.0f} {height * 0.54:.0f} "
            f"{width * 0.38:.0f} {height * 0.28:.0f} {width * 0.6:.0f} {height * 0.56:.0f} {width * 0.84:.0f} "
            f"{height * 0.34:.0f} {width:.0f} {height * 0.5:.0f}V{horizon:.0f}Z"
        )
    out.append(node("path", d=far, fill=mood.far))
    out.append(plain(0, horizon - 0.5, width, height - horizon + 0.5, mood.water or blended(mood.far, mood.near, 0.45)))
    out += shore(mood, width, height, horizon)
    rise = (
        f"M{width * 0.42:.0f} {height:.0f}Q{width * 0.58:.0f} {height * 0.84:.0f} {width * 0.74:.0f} "
        f"{height * 0.83:.0f}T{width:.0f} {height * 0.8:.0f}V{height:.0f}Z"
    )
    size = min(height * 1.02, width * 0.36)
    out.append(moved(width * 0.76 - size / 2, height * 0.86 - size * 0.8, shaded(wonder, mood), scale=size / 100))
    out.append(node("path", d=rise, fill=mood.near))
    return node("svg", *out, width=width, height=height, aria_hidden="true")


def shaded(wonder: str, mood: Mood) -> str:
    """The shape of the wonder, lit from the left."""
    shape = WONDERS[wonder]
    if shape == PYRAMID:
        return node("path", d=shape, fill=mood.light) + node("path", d="M50 8 92 80H62Z", fill=mood.shade)
    behind = moved(3.5, 0, node("path", d=shape, fill=mood.shade))
    return behind + node("path", d=shape, fill=mood.light)


def shore(mood: Mood, width: float, height: float, horizon: float) -> list[str]:
    """What stands in front: waves and a sail, palms, pines."""
    scale = min(height, width * 0.5) / 190
    if mood.water:
        waves = "".join(
            f"M{width * x:.0f} {horizon + (height - horizon) * y:.0f}h{width * wide:.0f}"
            for x, y, wide in ((0.38, 0.12, 0.2), (0.42, 0.3, 0.12), (0.05, 0.38, 0.12), (0.3, 0.62, 0.1))
        )
        lines = node("path", d=waves, fill="none", stroke=mood.sun, stroke_width=2.0, stroke_opacity=0.6)
        boat = node("path", d=BOAT, fill="#fff6e0")
        return [lines, moved(width * 0.33, horizon + height * 0.08, boat, scale=scale)]
    tree, tint = (PALM, "#5f6b34") if mood is DESERT else (PINE, blended(mood.near, "#10231a", 0.35))
    spots = ((0.31, 0.79, 0.9), (0.37, 0.83, 1.1), (0.95, 0.8, 0.9))
    return [moved(width * x, height * y, node("path", d=tree, fill=tint), scale=scale * size) for x, y, size in spots]
