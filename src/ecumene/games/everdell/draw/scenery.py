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
    pines = [
        node("path", d=f"M{x * w:.1f} {y}l{half} {2.4 * half:.1f}h{-2 * half}Z", cls=cls) for x, y, half, cls in PINES
    ]
    leaves = [node("circle", cx=float(x), cy=float(y), r=float(r), cls=cls) for x, y, r, cls in LEAVES]
    far = (
        f"M0 {h * 0.42:.1f}Q{w * 0.2:.1f} {h * 0.2:.1f} {w * 0.42:.1f} {h * 0.38:.1f}T{w:.1f} {h * 0.3:.1f}V{h:.1f}H0Z"
    )
    near = (
        f"M0 {h * 0.62:.1f}Q{w * 0.2:.1f} {h * 0.42:.1f} {w * 0.5:.1f} {h * 0.56:.1f}T{w:.1f} {h * 0.46:.1f}V{h:.1f}H0Z"
    )
    bend = f"Q{w * 0.8:.1f} {h * 0.72:.1f} {w * 0.62:.1f} {h * 0.86:.1f}T0 {h * 0.94:.1f}"
    corners = f"M0 0H10Q0 0 0 10ZM{w:.1f} 0V10Q{w:.1f} 0 {w - 10:.1f} 0Z"
    corners += f"M0 {h:.1f}V{h - 10:.1f}Q0 {h:.1f} 10 {h:.1f}ZM{w:.1f} {h:.1f}H{w - 10:.1f}Q{w:.1f} {h:.1f} {w:.1f} {h - 10:.1f}Z"
    inside = "".join(
        [
            box(0, 0, w, h, 0, "sky"),
            node("circle", cx=w * 0.57, cy=30.0, r=21.0, cls="sun"),
            node("path", d=far, cls="hill"),
            *pines,
            node("path", d=near, cls="meadow"),
            node("path", d=f"M{w:.1f} {h * 0.66:.1f}{bend}V{h:.1f}H{w:.1f}Z", cls="water"),
            node(
                "path",
                d=f"M{w:.1f} {h * 0.73:.1f}Q{w * 0.8:.1f} {h * 0.79:.1f} {w * 0.62:.1f} {h * 0.92:.1f}",
                cls="glint",
            ),
            node(
                "path",
                d=f"M30 {h:.1f}q14-{h * 0.4:.1f} 4-{h * 0.72:.1f}h38q-10 {h * 0.34:.1f} 14 {h * 0.72:.1f}Z",
                cls="bark",
            ),
            *leaves,
        ]
    )
    # A drawing within the drawing is cut off at its edges.
    return node("svg", inside, node("path", d=corners, cls="paper"), width=w, height=h, aria_hidden="true")
