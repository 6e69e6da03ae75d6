"""The score sheet at the end: a column for each city, a line for each source of points."""

from __future__ import annotations

from typing import Final

from ecumene.draw.lettering import fitting
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, group, node, text
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene, sentence

#: Sources in the order of the sheet, each with its sign.
SOURCES: Final = (
    ("conflicts", "victory"),
    ("coins", "coin"),
    ("wonder", "stage"),
    ("blue", "f-blue"),
    ("yellow", "f-yellow"),
    ("purple", "f-purple"),
    ("green", "f-green"),
    ("brown", "f-brown"),
    ("grey", "f-grey"),
    ("red", "f-red"),
    ("black", "f-black"),
    ("leaders", "f-white"),
    ("debts", "debt"),
)
LINE: Final = 27.0
HEAD: Final = 58.0


def sheet(scene: SevenWondersScene, width: float) -> tuple[str, float]:
    game, words = scene.game, scene.words
    scores = game.scores()
    points = [{item.source: item.points for item in score.items} for score in scores]
    rows = [(name, icon) for name, icon in SOURCES if any(name in items for items in points)]
    high = HEAD + LINE * len(rows) + 46
    label = 176.0 if width > 600 else 112.0
    column = (width - label - 16) / game.seats
    out = [box(0, 0, width, high, 10, "panel"), text(words("draw-sheet"), 16, 30, 19, "serif")]
    ranking = game.ranking()
    for seat in range(game.seats):
        x = label + column * (seat + 0.5)
        out.append(badge(scene.colour(seat), x, 22, 11.5))
        name, size = fitting(scene.owner(seat), 13.5, column - 6, bold=True)
        out.append(text(name, x, 50, size, "bold", "middle"))
    for row, (source, icon) in enumerate(rows):
        y = HEAD + LINE * row + 18
        out.append(node("line", x1=10.0, y1=y - 18, x2=width - 10, y2=y - 18, cls="rule"))
        out.append(LOOK.sign(icon, 26, y - 5, 18))
        name, size = fitting(sentence(words.name(source)), 14, label - 48)
        out.append(text(name, 44, y, size))
        best = max(items.get(source, 0) for items in points)
        for seat, items in enumerate(points):
            value = items.get(source, 0)
            shown = str(value).replace("-", "−") if value else "–"
            cls = "bold" if value == best and value > 0 else "quiet" if not value else ""
            drawn = text(shown, label + column * (seat + 0.5), y, 15, cls, "middle")
            out.append(group(drawn, data_points_of=seat, data_source=source, data_points=value))
    y = HEAD + LINE * len(rows)
    out.append(node("line", x1=10.0, y1=y, x2=width - 10, y2=y, cls="rule-strong"))
    out.append(text(words("draw-total"), 16, y + 31, 17, "serif"))
    for seat, score in enumerate(scores):
        x = label + column * (seat + 0.5)
        if ranking[seat] == 1:
            out.append(box(x - 34, y + 7, 68, 33, 16, "tag-now"))
        cls = "serif on-accent" if ranking[seat] == 1 else "serif"
        drawn = text(str(score.total), x, y + 32, 23, cls, "middle")
        out.append(
            group(drawn, title=words("draw-place", place=ranking[seat]), data_total=score.total, data_total_of=seat)
        )
    return group(*out, data_sheet="yes"), high
