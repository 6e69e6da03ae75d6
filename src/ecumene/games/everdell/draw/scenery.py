"""The clearing under the places for workers: hills in the evening, the forest's edge, a stream, and the Ever Tree."""

from __future__ import annotations

from typing import Final

from ecumene.draw.svg import box, node

#: Pines from left to right, in shares of the width: x, y of the top, half the width, and which green.
PINES: Final = (
    (0.66, 30, 15, "pine"),
    (0.70, 18, 19, "pine-2"),
    (0.745, 34, 15, "pine"),
    (0.785, 20, 18, "pine-2"),
    (0.83, 34, 14, "pine"),
    (0.87, 16, 20, "pine-2"),
    (0.92, 30, 16, "pine"),
    (0.965, 20, 19, "pine-2"),
)
#: The crown of the tree: x, y, radius, colour.
LEAVES: Final = (
    (20, 24, 27, "leaf"),
    (60, 12, 30, "leaf-2"),
    (2, 54, 24, "leaf-2"),
    (98, 30, 24, "leaf"),
    (50, 44, 26, "leaf-3"),
    (90, 60, 18, "leaf-2"),
)


def clearing(width: float, height: float) -> str:
    """The ground; the tree stands at the left."""
    w, h = width, height
    far = curve([(0, 0.42), (0.2, 0.2), (0.42, 0.38), (1, 0.3)], w, h)
    near = curve([(0, 0.62), (0.2, 0.42), (0.5, 0.56), (1, 0.46)], w, h)
    stream = curve([(1, 0.66), (0.8, 0.72), (0.62, 0.86), (0, 0.94)], w, h)
    glint = curve([(1, 0.73), (0.8, 0.79), (0.62, 0.92)], w, h)
    trunk = f"M30 {h:.1f}q14-{h * 0.4:.1f} 4-{h * 0.72:.1f}h38q-10 {h * 0.34:.1f} 14 {h * 0.72:.1f}Z"
    inside = [
        box(0, 0, w, h, 0, "sky"),
        node("circle", cx=w * 0.57, cy=30.0, r=21.0, cls="sun"),
        node("path", d=f"{far}V{h:.1f}H0Z", cls="hill"),
        *[pine(x * w, y, half, cls) for x, y, half, cls in PINES],
        node("path", d=f"{near}V{h:.1f}H0Z", cls="meadow"),
        node("path", d=f"{stream}V{h:.1f}H{w:.1f}Z", cls="water"),
        node("path", d=glint, cls="glint"),
        node("path", d=trunk, cls="bark"),
        *[node("circle", cx=float(x), cy=float(y), r=float(r), cls=cls) for x, y, r, cls in LEAVES],
        node("path", d=corners(w, h, 10), cls="paper"),
    ]
    # A drawing within the drawing is cut off at its edges.
    return node("svg", *inside, width=w, height=h, aria_hidden="true")


def pine(x: float, y: float, half: float, cls: str) -> str:
    """A tree of two tiers."""
    upper = f"M{x:.1f} {y}l{half * 0.72:.1f} {1.4 * half:.1f}h{-1.44 * half:.1f}Z"
    return node("path", d=f"{upper}M{x:.1f} {y + half * 0.7:.1f}l{half} {1.8 * half:.1f}h{-2 * half}Z", cls=cls)


def curve(points: list[tuple[float, float]], width: float, height: float) -> str:
    """A curve through points in shares of the frame: from the first by way of the second to the third, then on."""
    spots = [f"{x * width:.1f} {y * height:.1f}" for x, y in points]
    return f"M{spots[0]}Q{spots[1]} {spots[2]}" + "".join(f"T{spot}" for spot in spots[3:])


def corners(width: float, height: float, radius: float) -> str:
    """What rounds the corners off when it has the colour of the page."""
    w, h, r = width, height, radius
    upper = f"M0 0H{r:.1f}Q0 0 0 {r:.1f}ZM{w:.1f} 0V{r:.1f}Q{w:.1f} 0 {w - r:.1f} 0Z"
    left = f"M0 {h:.1f}V{h - r:.1f}Q0 {h:.1f} {r:.1f} {h:.1f}Z"
    return upper + left + f"M{w:.1f} {h:.1f}H{w - r:.1f}Q{w:.1f} {h:.1f} {w:.1f} {h - r:.1f}Z"
