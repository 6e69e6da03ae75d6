"""What the game says to each field under `then`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from ecumene.core.refusal import BadInput
from ecumene.games.seven_wonders import building, science, scoring
from ecumene.games.seven_wonders.check.ages import available, decks, directions, handed_on
from ecumene.games.seven_wonders.check.deeds import Deeds
from ecumene.games.seven_wonders.check.given import card_called, colour_called, read_bundle, read_number, wrong
from ecumene.games.seven_wonders.check.market import SIDES, Purchase, produced
from ecumene.games.seven_wonders.city import BITS, LOW
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import LEFT, RIGHT, slot, total
from ecumene.games.seven_wonders.tables import ALL_EFFECTS, CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS, CONVERT_SCIENCE, COPY_NEIGHBOUR_GUILD, PURPLE

Answer = Callable[[Deeds, Any], Any]
"""From what happened, and what the case expects: it shows the form of the answer, and in lists what to look for."""


def answer_to(deeds: Deeds, field: str, expected: Any) -> Any:
    if field in ANSWERS:
        return ANSWERS[field](deeds, expected)
    for pattern, pattern_answer in PATTERNS:
        found = re.fullmatch(pattern, field)
        if found:
            return pattern_answer(deeds, found, expected)
    raise BadInput("case-field", {"field": f"then.{field}"})


# Points


def points(game: SevenWonders, seat: int, *sources: str) -> int:
    """Those of some categories, or of all."""
    items = scoring.score(game, seat).items
    return sum(item.points for item in items if not sources or item.source in sources)


def without(game: SevenWonders, seat: int, effects: list[int]) -> SevenWonders:
    """The table as if some effects did not count at the end."""
    other = game.copy()
    city = other.cities[seat]
    city.final_effects = tuple([code for code in city.final_effects if code >> 4 not in effects])
    return other


def points_of(*sources: str) -> Answer:
    return lambda deeds, _: points(deeds.final, deeds.seat, *sources)


def guild_points(deeds: Deeds, _: Any) -> int:
    """Of the guild in question, without other guilds of the city."""
    guild = deeds.position.guild
    if guild < 0:
        wrong("guild", "")
    own = {effect.number for effect in CARDS[guild].effects}
    city = deeds.final.cities[deeds.seat]
    others = [code >> 4 for code in city.final_effects if code & 15 == PURPLE and code >> 4 not in own]
    return points(without(deeds.final, deeds.seat, others), deeds.seat, "purple")


def stage_points(deeds: Deeds, _: Any) -> int:
    """Of the stage in question, or of the yellow card; of the whole wonder when no stage is named."""
    if deeds.position.given.has("yellow_card_vp"):
        return points(deeds.final, deeds.seat, "yellow")
    if deeds.position.stage < 0:
        return points(deeds.final, deeds.seat, "wonder")
    stage = deeds.final.board(deeds.seat).stages[deeds.position.stage]
    rest = without(deeds.final, deeds.seat, [effect.number for effect in stage.effects])
    return points(deeds.final, deeds.seat) - points(rest, deeds.seat)


def copied_categories(deeds: Deeds) -> dict[str, int]:
    """What copying a guild changes in which category."""
    city = deeds.final.cities[deeds.seat]
    copying = [code >> 4 for code in city.final_effects if ALL_EFFECTS[code >> 4].kind == COPY_NEIGHBOUR_GUILD]
    rest = without(deeds.final, deeds.seat, copying)
    names = {item.source for item in scoring.score(deeds.final, deeds.seat).items}
    changed = {name: points(deeds.final, deeds.seat, name) - points(rest, deeds.seat, name) for name in names}
    return {name: change for name, change in changed.items() if change}


def alternatives(deeds: Deeds, expected: Any) -> dict[str, Any]:
    """`{"gear 2 + tablet 2 + compass 2": 26}`: points of symbols that can be had by changing some, None if not."""
    city = deeds.final.cities[deeds.seat]
    finals = [ALL_EFFECTS[code >> 4] for code in city.final_effects]
    changes = sum(effect.amount for effect in finals if effect.kind == CONVERT_SCIENCE)
    names = ("compass", "gear", "tablet")
    held = [city.symbols >> (BITS * kind) & LOW for kind in range(3)]
    found: dict[str, Any] = {}
    for text in expected if isinstance(expected, dict) else {}:
        counts = {name: int(number) for name, number in re.findall(r"([a-z]+) (\d+)", text)}
        wanted = [counts.get(name, 0) for name in names]
        given_up = sum(max(0, held[kind] - wanted[kind]) for kind in range(3))
        reached = sum(wanted) == sum(held) and given_up <= changes
        found[text] = science.worth(wanted[1], wanted[0], wanted[2]) if reached else None
    return found


# Costs and trade


def is_buildable(deeds: Deeds, expected: Any) -> Any:
    if isinstance(expected, dict):
        return {id: bool(deeds.ways(card_called("buildable", id))) for id in expected}
    return bool(deeds.ways(chosen_card(deeds)))


def chosen_card(deeds: Deeds) -> int:
    if deeds.build < 0:
        wrong("build", "")
    return deeds.build


def price(deeds: Deeds, _: Any) -> int | None:
    ways = deeds.ways(chosen_card(deeds))
    return deeds.cost(ways[0]) if ways else None


def price_at(side: int) -> Answer:
    def paid(deeds: Deeds, _: Any) -> int | None:
        ways = deeds.ways(chosen_card(deeds))
        return slot(ways[0].c, side) if ways else None

    return paid


def cheapest(deeds: Deeds, expected: Any) -> Any:
    """One of the cheapest purchases for the card; which one does not matter."""
    card = CARDS[chosen_card(deeds)]
    ways = deeds.ways(card.number)
    if not ways:
        return None
    found = [one for one in deeds.market.purchases(card.cost) if total(one.payment) == deeds.cost(ways[0]) - card.coins]
    return one_of(expected, [one.told() for one in found])


def one_of(expected: Any, found: list[Any]) -> Any:
    return expected if expected in found else (found or [None])[0]


def options(deeds: Deeds, expected: Any) -> list[Any]:
    """All that are expected must be there and none cheaper; more of them do no harm."""
    found = deeds.market.purchases(deeds.position.given.bundle("needed"))
    told = [one.told() for one in found]
    if not isinstance(expected, list) or not all(one in told for one in expected) or bool(told) != bool(expected):
        return told
    listed = [one for one in found if one.told() in expected]
    return told if found and lowest(found) < lowest(listed) else expected


def lowest(found: list[Purchase]) -> int:
    return min(total(one.payment) for one in found)


def is_payable(deeds: Deeds, _: Any) -> bool:
    cost = dict(deeds.position.given.table("cost"))
    coins = read_number("cost", cost.pop("coins", 0))
    return bool(building.payments(deeds.before, deeds.seat, [read_bundle("cost", cost)], coins))


def free_cards(deeds: Deeds, expected: Any) -> list[str]:
    return in_order(expected, deeds.chained(deeds.before))


def in_order(expected: Any, found: list[str]) -> list[str]:
    """The order of a set says nothing."""
    return list(expected) if isinstance(expected, list) and sorted(expected) == sorted(found) else found


# Coins and tokens


def coins(deeds: Deeds, _: Any) -> int:
    if deeds.position.given.has("yellow_card_coins"):
        return gained(deeds, _)
    return deeds.after.cities[deeds.seat].coins


def gained(deeds: Deeds, _: Any) -> int:
    return deeds.after.cities[deeds.seat].coins - deeds.before.cities[deeds.seat].coins


def coins_after(deeds: Deeds, expected: Any) -> Any:
    if isinstance(expected, list):
        return [city.coins for city in deeds.after.cities[: deeds.after.seats]]
    return deeds.after.cities[deeds.seat].coins


def victories(deeds: Deeds, seat: int) -> int:
    """Tokens won in the conflicts of the case, or all there are."""
    before = deeds.before.cities[seat].victory_count() if deeds.position.fights else 0
    return deeds.after.cities[seat].victory_count() - before


def defeats(deeds: Deeds, seat: int) -> int:
    before = deeds.before.cities[seat].all_defeats() if deeds.position.fights else 0
    return deeds.after.cities[seat].all_defeats() - before


def token_points(deeds: Deeds, seat: int) -> int:
    return points(deeds.after, seat, "conflicts") - points(deeds.before, seat, "conflicts")


def by_seat(count: Callable[[Deeds, int], int]) -> Answer:
    """For every seat when the case has a list, otherwise for the one it speaks of."""

    def counted(deeds: Deeds, expected: Any) -> Any:
        if isinstance(expected, list):
            return [count(deeds, seat) for seat in range(deeds.after.seats)]
        return count(deeds, deeds.seat)

    return counted


def has_beaten(deeds: Deeds, found: re.Match[str], _: Any) -> bool:
    winner, loser = deeds.position.seat_of(found[1]), deeds.position.seat_of(found[2])
    return any(event.kind == "won" and event.seat == winner and event.data["owner"] == loser for event in deeds.events)


def ranking(deeds: Deeds, _: Any) -> list[int]:
    """Seats from the first to the last."""
    places = deeds.final.ranking()
    return sorted(range(deeds.position.ranked or deeds.final.seats), key=lambda seat: places[seat])


# Cards, stages and the rest


def colour_count(deeds: Deeds, found: re.Match[str], _: Any) -> int:
    return deeds.final.cities[deeds.seat].count_colour(colour_called("then", found[1]))


def copyable(deeds: Deeds, expected: Any) -> list[str]:
    names = {number: label for label, number in deeds.position.labels.items()}
    found = [names.get(card.number, card.id) for card in scoring.guilds_next_door(deeds.final, deeds.seat)]
    return in_order(expected, found)


def chains_gained(deeds: Deeds, expected: Any) -> list[str]:
    before = deeds.chained(deeds.before)
    return in_order(expected, [id for id in deeds.chained(deeds.after) if id not in before])


def sold_more(deeds: Deeds, _: Any) -> dict[str, int]:
    return produced(deeds.before.cities[deeds.seat].for_sale, deeds.after.cities[deeds.seat].for_sale)


def own_more(deeds: Deeds, _: Any) -> dict[str, int]:
    return produced(deeds.before.cities[deeds.seat].production, deeds.after.cities[deeds.seat].production)


def is_stage_built(deeds: Deeds, _: Any) -> bool:
    return bool(deeds.after.cities[deeds.seat].stages >> max(0, deeds.position.stage) & 1)


def new_cards(deeds: Deeds, _: Any) -> int:
    return len(deeds.after.cities[deeds.seat].cards) - len(deeds.before.cities[deeds.seat].cards)


ANSWERS: Final[dict[str, Answer]] = {
    # points
    "vp": stage_points,
    "total_vp": points_of(),
    "guild_vp": guild_points,
    "wonder_vp": points_of("wonder"),
    "coin_vp": points_of("coins"),
    "coin_vp_total": points_of("coins"),
    "military_vp": points_of("conflicts"),
    "science_vp": points_of("green"),
    "best_science_vp": points_of("green"),
    "worked_alternatives": alternatives,
    "wonder_vp_from_copy": lambda deeds, _: copied_categories(deeds).get("wonder", 0),
    "booked_under": lambda deeds, expected: one_of(expected, sorted(copied_categories(deeds))),
    "ranking": ranking,
    # costs and trade
    "buildable": is_buildable,
    "payable": is_payable,
    "price": price,
    "cheapest_price": price,
    "price_left": price_at(LEFT),
    "price_right": price_at(RIGHT),
    "cheapest": cheapest,
    "total": lambda deeds, _: deeds.price,
    "free": free_cards,
    "distinct_minimal_options": options,
    "own_production_suffices": lambda deeds, _: deeds.market.suffices(deeds.position.given.bundle("needed")),
    # coins and tokens
    "coins": coins,
    "coins_gained": gained,
    "coins_after": coins_after,
    "coins_after_building": coins_after,
    "others_coins_after": lambda deeds, _: [deeds.after.cities[seat].coins for seat in deeds.position.others()],
    "seller_coins_after": lambda deeds, _: deeds.after.cities[deeds.position.seller()].coins,
    "victory_tokens": by_seat(victories),
    "defeat_tokens": by_seat(defeats),
    "defeat_tokens_after": by_seat(lambda deeds, seat: deeds.after.cities[seat].all_defeats()),
    "points_this_age": by_seat(token_points),
    "owner_tokens": lambda deeds, _: victories(deeds, deeds.seat) + defeats(deeds, deeds.seat),
    "shields": lambda deeds, _: deeds.final.cities[deeds.seat].all_shields(),
    # cards and stages
    "copyable": copyable,
    "chains_gained": chains_gained,
    "own_production_gain": own_more,
    "sellable": sold_more,
    "can_build_stage": lambda deeds, _: deeds.can_build_stage(),
    "stages_built": lambda deeds, _: deeds.after.cities[deeds.seat].stage_count(),
    "stage_built": is_stage_built,
    "stages_counted_by_effects_this_turn": lambda deeds, _: deeds.stages_counted(),
    "cards_built": new_cards,
    "discard_pile_after": lambda deeds, _: len(deeds.after.discards.codes),
    "next_turn_offers_build": lambda deeds, _: deeds.asks_next_turn("take-from-discard"),
    "available_in_age": available,
    # the table
    "hands_after": handed_on,
    "directions": directions,
    "left": lambda deeds, _: deeds.position.seat_of("left"),
    "right": lambda deeds, _: deeds.position.seat_of("right"),
}

PatternAnswer = Callable[[Deeds, "re.Match[str]", Any], Any]
DECKS: Final = "age[123]|age3_without_guilds|guilds|unused_guilds|allowed_without_expansion"
SIDE: Final = f"(own|{'|'.join(SIDES)})"
PATTERNS: Final[list[tuple[str, PatternAnswer]]] = [
    (DECKS, lambda deeds, found, _: decks(deeds)[found[0]]),
    (rf"({'|'.join(COLOURS)})_vp", lambda deeds, found, _: points(deeds.final, deeds.seat, found[1])),
    (rf"({'|'.join(COLOURS)})_cards_counted", colour_count),
    (f"{SIDE}_coins_after", lambda deeds, found, _: deeds.after.cities[deeds.position.seat_of(found[1])].coins),
    (f"{SIDE}_victory_tokens", lambda deeds, found, _: victories(deeds, deeds.position.seat_of(found[1]))),
    (f"{SIDE}_defeat_tokens", lambda deeds, found, _: defeats(deeds, deeds.position.seat_of(found[1]))),
    (r"(own|owner|left|right)_beats_(own|owner|left|right)", has_beaten),
]
