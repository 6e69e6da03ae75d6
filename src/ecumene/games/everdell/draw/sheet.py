"""The score sheet at the end: a column for each player, and for Rugwort; a line for each source of points."""

from __future__ import annotations

from typing import Final

from ecumene.core.score import Score
from ecumene.draw.lettering import fitting
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, group, node, text
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.scoring import rugworts_score

LINE: Final = 27.0
HEAD: Final = 58.0
#: Sources in the order of the sheet, each with its sign.
SOURCES: Final = {
    "cards": "cards",
    "prosperity": "f-purple",
    "tokens": "points",
    "journey": "autumn",
    "events": "event",
    "visitors": "bag",
}


def all_scores(scene: EverdellScene) -> list[Score]:
    found = scene.game.scores()
    return [*found, rugworts_score(scene.game)] if scene.game.rugwort_is_here else found


def sheet(scene: EverdellScene, width: float) -> tuple[str, float]:
    """The sheet and its height."""
    words = scene.words
    scores = all_scores(scene)
    points = [{item.source: item.points for item in score.items} for score in scores]
    rows = [source for source in SOURCES if any(source in items for items in points)]
    height = HEAD + LINE * len(rows) + 46
    label = 186.0 if width > 600 else 118.0
    column = (width - label - 12) / len(scores)
    best = max(score.total for score in scores)
    out = [box(0.5, 0.5, width - 1, height - 1, 10, "panel"), text(words("draw-sheet"), 14, 30, 18, "serif")]
    for seat, score in enumerate(scores):
        x = label + column * (seat + 0.5)
        out.append(badge(scene.colour(seat), x, 22, 11.5))
        name, size = fitting(scene.owner(seat), 13.5, column - 6, bold=True)
        out.append(text(name, x, 50, size, "bold", "middle"))
        if score.total == best:
            out.append(box(x - 32, height - 39, 64, 32, 16, "tag-now"))
        cls = "serif on-accent" if score.total == best else "serif"
        total = text(str(score.total), x, height - 15, 22, cls, "middle")
        out.append(group(total, data_total_of=seat, data_total=score.total))
    for row, source in enumerate(rows):
        y = HEAD + LINE * row + 18
        out.append(node("line", x1=10.0, y1=y - 18, x2=width - 10, y2=y - 18, cls="rule"))
        out.append(LOOK.sign(SOURCES[source], 24, y - 5, 17))
        name, size = fitting(words.name(source), 13.5, label - 46)
        out.append(text(name, 40, y, size))
        for seat, items in enumerate(points):
            value = items.get(source, 0)
            shown = str(value).replace("-", "−") if value else "–"
            out.append(text(shown, label + column * (seat + 0.5), y, 15, "" if value else "quiet", "middle"))
    y = height - 46
    out.append(node("line", x1=10.0, y1=y, x2=width - 10, y2=y, cls="rule-strong"))
    out.append(text(words("draw-total"), 14, height - 16, 16, "serif"))
    return "".join(out), height
