"""What spaces, pieces on the map, the dial, the stack and players are, told as title, lines and rules."""

from __future__ import annotations

from ecumene.core.argument import Name, Seat
from ecumene.games.civ_new_dawn import agenda_text, combat_text, house_text
from ecumene.games.civ_new_dawn.asked_text import place
from ecumene.games.civ_new_dawn.cities import is_mature, mature_cities
from ecumene.games.civ_new_dawn.combat_text import Attack
from ecumene.games.civ_new_dawn.coordinates import NAMES, read_position
from ecumene.games.civ_new_dawn.effect_text import leader_text, wonder_text
from ecumene.games.civ_new_dawn.explain_cards import Told, seat_of
from ecumene.games.civ_new_dawn.land import CAPITAL as CAPITAL_TILE
from ecumene.games.civ_new_dawn.list_text import capital, listed, named, sentence, stopped
from ecumene.games.civ_new_dawn.map_move_text import printed
from ecumene.games.civ_new_dawn.moves import read_tile
from ecumene.games.civ_new_dawn.placing import difficulty
from ecumene.games.civ_new_dawn.space_text import FOR_MOVING, ground, on_map, standing_there, terrain_name
from ecumene.games.civ_new_dawn.state import CAPITAL, NONE, State
from ecumene.games.civ_new_dawn.strength import reinforced_on_map
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS, NO_LEADER
from ecumene.games.civ_new_dawn.tables.places import NATURAL_WONDER_NUMBER, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.tiles import SIDES, TILES, tile_side
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.targets import allowed_targets
from ecumene.games.civ_new_dawn.vocabulary import (
    BASE_DIAL,
    DIAL,
    LETTERS,
    RESOURCES,
    SYMBOLS,
)
from ecumene.text import Words


def space(game: State, rest: str, words: Words) -> Told:
    """A space of the map, or a free position beside it."""
    position = read_position(rest)
    if position < 0:
        return None
    here = game.land.at[position]
    if here < 0:
        return NAMES[position], [words("explain-free")], ["CV-013"]
    reader = max(game.viewer, 0)
    land = game.land
    lines = [sentence(ground(game, reader, here, words, FOR_MOVING))]
    rules = ["CV-015", "CV-013"]
    if here in land.forts:
        lines.append(words("explain-fort", free=int(game.city_owner(here) < 0)))
        rules = ["CV-020", "CV-280", "CV-284"]
    elif land.tile[here]:
        lines.append(words("explain-tile", tile=land.tile[here], explore=int(_can_explore(game, here))))
    there = standing_there(game, here, words)
    if there:
        lines.append(sentence(words("explain-there", list=listed(there, words))))
    if land.letter[here] >= 0:
        lines.append(sentence(words("about-symbol", letter=LETTERS[land.letter[here]])))
        rules.append("CV-134")
    lines += _city_lines(game, here, words, rules)
    if game.wonders[here] != NONE:
        number = game.wonders[here] - 1
        lines.append(f"{capital(words.name(WONDERS[number].id))}: {wonder_text(number, words)}")
        rules.append("CV-109")
    lines += _attack_lines(game, here, words, rules)
    lines += house_text.of_space(game, here, words)
    return f"{NAMES[position]}: {words('just-name', thing=terrain_name(game, here))}", lines, rules


def _can_explore(game: State, here: int) -> bool:
    return game.expansion and game.land.part[here] == CAPITAL_TILE and game.land.on_edge(here)


def _city_lines(game: State, here: int, words: Words, rules: list[str]) -> list[str]:
    owner = game.city_owner(here)
    if owner < 0:
        return []
    rules.append("CV-099")
    mature = int(is_mature(game, owner, here))
    return [words("explain-city", mature=mature, main=int(bool(game.cities[here] & CAPITAL)))]


def _attack_lines(game: State, here: int, words: Words, rules: list[str]) -> list[str]:
    """What an attack there would compare, for whoever is asked about armies or attacks now."""
    seat = game.viewer
    step = game.step(seat) if seat >= 0 else None
    if step is None or step.name not in ("move-armies", "choose-target", "attack", "reinforce-or-attack"):
        return []
    number, card = int(getattr(step, "number", 0)), int(getattr(step, "card", 0))
    found: list[str] = []
    for kind, owner in allowed_targets(game, seat, here):
        attack = Attack(seat, here, kind, owner, number, card)
        found.append(sentence(combat_text.title(game, attack, words)))
        found += [stopped(line) for line in combat_text.comparison(game, attack, words)]
    if found:
        rules += ["CV-256", "CV-270"]
    return found


def fight(game: State, rest: str, words: Words) -> Told:
    """The attack being fought: both sides line by line."""
    attack = combat_text.fought(game)
    both = combat_text.fight_sides(game, words)
    if rest or attack is None or both is None:
        return None
    lines: list[str] = []
    rules: list[str] = []
    for one in both:
        lines.append(stopped(f"{one.title}: {', '.join([text for text, _ in one.lines])}"))
        rules += [rule for _, rule in one.lines]
    return combat_text.title(game, attack, words), lines, [*dict.fromkeys([*rules, "CV-270"])]


def barbarian(game: State, rest: str, words: Words) -> Told:
    letter = LETTERS.find(rest.upper()) if len(rest) == 1 else -1
    if letter < 0:
        return None
    where = game.barbarians[letter]
    home = game.land.letter.index(letter) if letter in game.land.letter else -1
    places = {"space": place(game, where), "home": place(game, home)}
    lines = [words("explain-barbarian", there=int(where >= 0), known=int(home >= 0), **places)]
    if where >= 0:
        lines.append(words("explain-barbarian-defence", value=difficulty(game, max(game.viewer, 0), where)))
    return capital(words("there-barbarian", letter=rest.upper())), lines, ["CV-134", "CV-138", "CV-119", "CV-261"]


# Beside the map


def stack(game: State, rest: str, words: Words) -> Told:
    if rest or not game.expansion:
        return None
    return words("explain-stack-title"), [words("explain-stack", tiles=len(game.stack))], ["CV-288", "CV-290", "CV-297"]


def dial(game: State, rest: str, words: Words) -> Told:
    """The event dial: what it shows, and what comes next."""
    if rest:
        return None
    sections = DIAL if game.expansion else BASE_DIAL
    lines: list[str] = []
    for ahead in range(1, len(sections) + 1):
        symbols = sections[(game.dial + ahead) % len(sections)]
        told = listed([named(f"symbol-{SYMBOLS[symbol]}", words) for symbol in symbols], words)
        lines.append(words("explain-dial", rounds=ahead, list=told))
    return words("explain-dial-title"), lines, ["CV-312", "CV-313"] if game.expansion else ["CV-045", "CV-150"]


def direction(game: State, rest: str, words: Words) -> Told:
    if rest:
        return None
    return words("explain-direction-title"), [words("explain-direction")], ["CV-138", "CV-383"]


def tile(game: State, rest: str, words: Words) -> Told:
    """A tile that is not laid yet: what both sides show."""
    number = int(rest) if rest.isdecimal() else 0
    if not 1 <= number <= TILES:
        return None
    lines = [
        words("explain-side", side=letter.upper(), list=printed(tile_side(number, side), words))
        for side, letter in enumerate(SIDES)
    ]
    return words("explain-tile-title", tile=number), lines, ["CV-013", "CV-395"]


def lay(game: State, rest: str, words: Words) -> Told:
    """`7a-C4-r2`: a place for a tile, as a move names it."""
    parts = rest.split("-")
    number = read_tile(parts[0].lower())
    if len(parts) != 3 or number < 0 or read_position(parts[1]) < 0:
        return None
    shows = printed(tile_side(number // 2, number % 2), words)
    lines = [words("explain-side", side=SIDES[number % 2].upper(), list=shows)]
    return words("explain-tile-title", tile=number // 2), lines, ["CV-291", "CV-395"]


def resource(game: State, rest: str, words: Words) -> Told:
    if rest not in RESOURCES:
        return None
    left = game.resource_supply[RESOURCES.index(rest)]
    lines = [words("explain-resource", left=left), *house_text.of_resources(game, words)]
    return capital(words.name(rest)), lines, ["CV-030", "CV-031", "CV-062", "CV-103"]


def natural(game: State, rest: str, words: Words) -> Told:
    """A natural wonder: the resource that it stands for, and who has it."""
    if rest not in NATURAL_WONDER_NUMBER:
        return None
    number = NATURAL_WONDER_NUMBER[rest]
    lines = [words("explain-natural", resource=Name(RESOURCES[NATURAL_WONDERS[number][1]]))]
    holders = [seat for seat in range(game.seats) if game.players[seat].natural_wonders >> number & 1]
    if holders:
        lines.append(words("explain-held", list=words.player(holders[0])))
    return capital(words.name(rest)), lines, ["CV-063", "CV-105"]


def seat_as_a_whole(game: State, rest: str, words: Words) -> Told:
    """A player: leader, pieces, resources, agendas."""
    seat = seat_of(game, rest)
    if seat < 0:
        return None
    player = game.players[seat]
    lines: list[str] = []
    if player.leader == NO_LEADER:
        lines.append(words("explain-automated"))
    else:
        row = LEADERS[player.leader]
        lines.append(words("explain-leader", person=Name(row.person), nation=Name(row.id), player=Seat(seat)))
        lines.append(leader_text(player.leader, words))
    lines.append(
        words(
            "explain-seat",
            cities=len(player.cities),
            mature=len(mature_cities(game, seat)) if player.cities else 0,
            tokens=len(player.spots),
            reinforced=reinforced_on_map(game, seat),
            left=player.tokens_left,
        )
    )
    goods = [f"{named(id, words)} {player.resources[n]}" for n, id in enumerate(RESOURCES) if player.resources[n]]
    goods += [named(row[0], words) for n, row in enumerate(NATURAL_WONDERS) if player.natural_wonders >> n & 1]
    if goods:
        lines.append(sentence(words("explain-goods", list=", ".join(goods))))
    built = [named(WONDERS[number].id, words) for number in game.wonders_of(seat)]
    if built:
        lines.append(sentence(words("explain-wonders", list=", ".join(built))))
    lines.append(words("explain-figures", armies=len(on_map(player.armies)), caravans=len(on_map(player.caravans))))
    lines += [stopped(agenda_text.standing(game, seat, index, words)) for index in range(len(game.victory_cards))]
    return words.player(seat), lines, ["CV-190", "CV-021"]
