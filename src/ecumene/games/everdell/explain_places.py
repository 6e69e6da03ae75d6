"""What places, events, visitors, tiles and the pieces of players are, told as title, lines and rules."""

from __future__ import annotations

from ecumene.core.argument import Name, Seat
from ecumene.games.everdell import city_text, demand_text
from ecumene.games.everdell.effect_text import (
    ability_text,
    event_text,
    location_text,
    place_text,
    tile_text,
    visitor_text,
)
from ecumene.games.everdell.events import EVENT_NUMBER, EVENTS
from ecumene.games.everdell.explain_cards import Told, seat_of
from ecumene.games.everdell.locations import location_at
from ecumene.games.everdell.place_text import board_place, capital, named, sentence, standing_of
from ecumene.games.everdell.places import EVENT_PLACE, FIRST_FOREST, HAVEN, KNOLL, PLACE_NAMES, is_journey
from ecumene.games.everdell.player import NO_TICKET, NO_TOKEN
from ecumene.games.everdell.scoring import rugworts_score
from ecumene.games.everdell.seasons import NEW_WORKERS
from ecumene.games.everdell.setup import GOLDEN_TOKENS, START_WORKERS
from ecumene.games.everdell.state import UNCLAIMED, State
from ecumene.games.everdell.visit_text import ticket_side
from ecumene.games.everdell.visitors import ABILITIES, NO_ABILITY, TILES, VISITOR_NUMBER, VISITORS
from ecumene.games.everdell.vocabulary import AUTUMN, SEASONS
from ecumene.text import Words

# The board


def place(game: State, rest: str, words: Words) -> Told:
    """A place for workers: what a visit brings, how many may stand there, and who does."""
    if rest == "nowhere":
        return capital(words("stands-nowhere")), [words("explain-nowhere")], ["EV-351"]
    if rest not in PLACE_NAMES:
        return None
    number = PLACE_NAMES.index(rest)
    if (FIRST_FOREST <= number < HAVEN and number not in game.forest_places) or (number >= KNOLL and not game.tiles):
        return None
    lines = [location_text(location_at(game, number), words) if number < HAVEN else place_text(number, words)]
    there = city_text.workers_on(game, number, words)
    lines.append(sentence(", ".join(there)) if there else words("explain-nobody-there"))
    return capital(board_place(game, number, words)), lines, place_rules(game, number)


def place_rules(game: State, number: int) -> list[str]:
    if number < HAVEN:
        return [location_at(game, number).rule, "EV-018" if number < FIRST_FOREST else "EV-029"]
    if number == HAVEN:
        return ["EV-030", "EV-031"]
    if is_journey(number):
        return ["EV-032", "EV-033", "EV-034"]
    return ["EV-201", "EV-202", "EV-203"] if number == KNOLL else ["EV-205", "EV-206"]


def event(game: State, rest: str, words: Words) -> Told:
    """What it needs, does and is worth, how much of it the reader has, and who has it."""
    number = EVENT_NUMBER.get(rest, -1)
    if number not in game.events:
        return None
    row = EVENTS[number]
    owner = game.claimed_by[game.events.index(number)]
    kind = words("explain-event", kind="basic" if row.is_basic else "special")
    lines = [kind, event_text(number, words)]
    if owner != UNCLAIMED:
        lines.append(words("explain-event-owned", player=Seat(owner), worker=int(_has_worker(game, owner, number))))
        for claimed in game.players[owner].events:
            if claimed.event == number and owner != game.rugwort:
                lines.append(sentence(city_text.claimed_line(game, owner, claimed, words)))
    elif game.viewer >= 0:
        have = "; ".join(demand_text.demands(game.players[game.viewer], row, words))
        lines.append(sentence(words("explain-event-have", list=have)))
        lines.append(sentence(demand_text.claim_state(game, game.viewer, number, words)))
    return words.name(row.id), lines, [row.rule, "EV-051", "EV-052"]


def _has_worker(game: State, owner: int, number: int) -> bool:
    return game.players[owner].stands_at(EVENT_PLACE + number)


def tree(game: State, rest: str, words: Words) -> Told:
    """The workers that still wait for their season."""
    if rest:
        return None
    told = {f"new_{season}": NEW_WORKERS[number] for number, season in enumerate(SEASONS) if number}
    lines = [words("explain-tree", start=START_WORKERS, **told)]
    if game.options["abilities"] is True:
        lines.append(words("explain-tree-abilities"))
    return words("explain-tree-title"), lines, ["EV-011", "EV-013", "EV-103", *_spring_rule(game)]


def _spring_rule(game: State) -> list[str]:
    return ["EV-260"] if game.options["abilities"] is True else []


# Station and visitors


def tile(game: State, rest: str, words: Words) -> Told:
    number = int(rest) if rest.isdecimal() else 0
    if not 1 <= number <= len(game.tiles):
        return None
    kind = game.tiles[number - 1]
    assert 0 <= kind < len(TILES)
    return words("explain-tile-title", number=number), [tile_text(kind, words)], ["EV-195", "EV-196", "EV-200"]


def visitor(game: State, rest: str, words: Words) -> Told:
    """What the visitor wishes, whether it would be granted now, and with whom it stays."""
    number = VISITOR_NUMBER.get(rest, -1)
    if number < 0 or not game.visitors:
        return None
    lines = [visitor_text(number, words)]
    hosts = [seat for seat, player in enumerate(game.players) if number in player.visitors]
    reader = hosts[0] if hosts else game.viewer
    if hosts:
        lines.append(words("explain-guest", player=Seat(hosts[0])))
    if reader == game.rugwort >= 0:
        lines.append(words("explain-guest-of-rugwort", points=VISITORS[number].points))
    elif reader >= 0:
        lines.append(words("show-wish", granted=int(demand_text.is_granted(game, reader, number))))
    return words.name(VISITORS[number].id), lines, [VISITORS[number].rule, "EV-206", "EV-207"]


# Players and their pieces


def seat_as_a_whole(game: State, rest: str, words: Words) -> Told:
    seat = seat_of(game, rest)
    if seat < 0:
        return None
    if seat == game.rugwort:
        return _rugwort(game, words)
    player = game.players[seat]
    lines = [
        sentence(
            words(
                "explain-seat",
                season=Name(SEASONS[player.season]),
                home=player.home,
                out=len(player.workers) + len(player.fixed),
                cards=len(player.hand),
                **city_text.spaces(player),
            )
        )
    ]
    if player.passed:
        lines.append(words("explain-passed"))
    score = game.scores()[seat]
    items = [f"{words.name(item.source)} {item.points}" for item in score.items if item.points]
    lines.append(words("explain-points", points=score.total, list=", ".join(items) or "0"))
    out = [standing_of(game, seat, stands, words) for stands in (*player.workers, *player.fixed)]
    if out:
        lines.append(sentence(words("show-workers-at", list="; ".join(out))))
    lines += [sentence(city_text.claimed_line(game, seat, claimed, words)) for claimed in player.events]
    if player.visitors:
        guests = [named(VISITORS[number].id, words) for number in player.visitors]
        lines.append(sentence(words("explain-guests", list=", ".join(guests))))
    lines += [sentence(text) for text in city_text.newleaf_pieces(game, seat, words)]
    return words.player(seat), lines, ["EV-084", "EV-112", "EV-109" if player.season == AUTUMN else "EV-103"]


def _rugwort(game: State, words: Words) -> Told:
    score = rugworts_score(game)
    items = [f"{words.name(item.source)} {item.points}" for item in score.items if item.points]
    lines = [
        words("explain-rugwort", year=game.year),
        words("explain-points", points=score.total, list=", ".join(items) or "0"),
        words("explain-rugwort-city", cards=len(game.players[game.rugwort].city)),
    ]
    return words.name("rugwort"), lines, ["EV-164", "EV-172", "EV-173", "EV-176", "EV-179"]


def golden(game: State, rest: str, words: Words) -> Told:
    seat = seat_of(game, rest)
    if seat < 0 or game.options["newleaf"] == "none":
        return None
    lines = [words("explain-golden", left=game.players[seat].golden, number=GOLDEN_TOKENS)]
    rules = ["EV-242", "EV-244", "EV-245", "EV-246"]
    if game.rugwort_is_here:
        lines.append(words("explain-golden-solo"))
        rules.append("EV-318")
    return words("explain-golden-title", player=Seat(seat)), lines, rules


def ticket(game: State, rest: str, words: Words) -> Told:
    seat = seat_of(game, rest)
    if seat < 0 or game.options["tickets"] is not True:
        return None
    gone = game.players[seat].ticket == NO_TICKET
    lines = [words("explain-ticket", side="gone" if gone else ticket_side(game, seat))]
    rules = ["EV-248", "EV-249", "EV-250", "EV-251", *_in_solo(game, "EV-319")]
    return words("explain-ticket-title", player=Seat(seat)), lines, rules


def token(game: State, rest: str, words: Words) -> Told:
    seat = seat_of(game, rest)
    if seat < 0 or game.players[seat].token == NO_TOKEN:
        return None
    lines = [words("explain-token"), sentence(words("show-token", state=city_text.token_state(game.players[seat])))]
    rules = ["EV-252", "EV-253", "EV-255", "EV-256", *_in_solo(game, "EV-320")]
    return words("explain-token-title", player=Seat(seat)), lines, rules


def ability(game: State, rest: str, words: Words) -> Told:
    seat = seat_of(game, rest)
    if seat < 0 or game.players[seat].ability == NO_ABILITY:
        return None
    kind = game.players[seat].ability
    rules = (["EV-262", "EV-265"], ["EV-266", "EV-267"], ["EV-268"], ["EV-269", "EV-270", "EV-271"])[kind]
    title = words("explain-ability-title", player=Seat(seat), ability=Name(ABILITIES[kind]))
    return title, [ability_text(kind, words)], [*rules, "EV-261"]


def _in_solo(game: State, rule: str) -> list[str]:
    """A rule that only the solo game has."""
    return [rule] if game.rugwort_is_here else []
