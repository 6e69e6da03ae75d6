"""What it would take to use a card of the hand now: the foot of the card."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.cards import BUY, FREE, NO, OWN, Foot
from ecumene.games.seven_wonders import building
from ecumene.games.seven_wonders.cards import Card
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene
from ecumene.games.seven_wonders.draw.targets import HELD
from ecumene.games.seven_wonders.goods import SLOTS, slot, total
from ecumene.games.seven_wonders.leaders import leader_price
from ecumene.games.seven_wonders.moves import (
    BUILD,
    CHAIN,
    DISCARD,
    KEEP,
    KIN,
    RECRUIT,
    STAGE,
    VERBS,
    move,
)
from ecumene.games.seven_wonders.moves import (
    FREE as FREE_BUILD,
)
from ecumene.games.seven_wonders.setup import FREE_CITY
from ecumene.games.seven_wonders.tables import CARDS


def payer(scene: SevenWondersScene) -> int:
    """Whose city the card would go to."""
    step = scene.game.step(scene.turn)
    return FREE_CITY if step is not None and step.name == "free-city-pick" else scene.turn


def foot(scene: SevenWondersScene, card: Card) -> tuple[Foot | None, str]:
    """The foot and the same in a sentence, for the title."""
    if not scene.offered:
        return None, ""
    moves = scene.targets.at(HELD, number=card.number)
    by_verb = {
        verb: [one for one in moves if one.verb == verb] for verb in (BUILD, CHAIN, FREE_BUILD, KIN, KEEP, RECRUIT)
    }
    words = scene.words
    seat = payer(scene)
    free = ["#check", words("draw-free")]
    if by_verb[CHAIN]:
        parent = parent_of(scene, seat, card)
        return Foot(FREE, ["#chain", words("draw-free")], [parent]), words("draw-free-chain", parent=parent)
    if by_verb[BUILD]:
        cheapest = by_verb[BUILD][0]
        _, coins = building.card_costs(scene.game, seat, card)
        spent = building.spent(scene.game, seat, coins, cheapest.c)
        if spent == 0:
            return Foot(FREE, free, []), words("draw-costs-nothing")
        note = sellers(scene, seat, by_verb[BUILD])
        return Foot(BUY, [str(spent), "#coin"], [note]), words("draw-costs", coins=spent, note=note)
    if by_verb[KIN]:
        return Foot(FREE, ["#left", "#chain", "#right", words("draw-free")], []), words("draw-free-kin")
    if by_verb[FREE_BUILD]:
        return Foot(FREE, ["#cards", "#free", words("draw-free")], [words("draw-once")]), words("draw-free-once")
    if by_verb[KEEP]:
        return Foot(FREE, ["#check", words("draw-keep")], []), words("draw-keep")
    if by_verb[RECRUIT]:
        price = leader_price(scene.game, scene.turn, card)
        if price == 0:
            return Foot(FREE, free, []), words("draw-costs-nothing")
        return Foot(BUY, [str(price), "#coin"], [words("draw-to-bank")]), words(
            "draw-costs", coins=price, note=words("draw-to-bank")
        )
    return why_not(scene, card, moves)


def why_not(scene: SevenWondersScene, card: Card, moves: list[Move]) -> tuple[Foot | None, str]:
    """The refusal in short under the card, as a sentence in its title."""
    words = scene.words
    step = scene.game.step(scene.turn)
    if step is None or (moves and step.name == "give-up-leader"):
        return None, ""
    leader = step.name == "use-leader"
    refusal = scene.game.check(scene.turn, move(RECRUIT if leader else BUILD, card.number))
    if refusal is None:
        return None, ""
    needs = refusal.needs
    head = ["#why", words("draw-not-now")]
    note: list[str] = []
    if refusal.reason == "coins":
        note = [words("draw-needs-coins", need=needs["need"], have=needs["have"])]
    elif refusal.reason == "resources":
        note = [words("draw-missing"), *missing(str(needs["missing"]))]
    elif refusal.reason == "same-name":
        note = [words("draw-same-name")]
    elif not moves:
        return None, ""
    return Foot(NO, head, note), words.refusal(refusal)


def missing(needs: str) -> list[str]:
    """`2 wood, 1 clay` as signs."""
    parts: list[str] = []
    for some in needs.split(", "):
        units, _, name = some.partition(" ")
        parts += [f"#{name}"] * int(units)
    return parts


def parent_of(scene: SevenWondersScene, seat: int, card: Card) -> str:
    """The structure in the city that lets it be built free."""
    built = scene.city(seat).built & card.parents
    return scene.card_name(CARDS[built.bit_length() - 1])


def sellers(scene: SevenWondersScene, seat: int, ways: list[Move]) -> str:
    """To whom the coins go: of the cheapest way, or either side where both cost the same."""
    words = scene.words
    first = payees(scene, seat, ways[0])
    if not first:
        return words("draw-to-bank")
    if len(ways) > 1 and len(first) == 1:
        other = payees(scene, seat, ways[1])
        if len(other) == 1 and other != first and total(ways[0].c) == total(ways[1].c):
            return words("draw-either", one=first[0], other=other[0])
    return words("draw-from", who=", ".join(first))


def payees(scene: SevenWondersScene, seat: int, way: Move) -> list[str]:
    names: list[str] = []
    for number in range(SLOTS):
        if slot(way.c, number):
            city = building.seat_paid(scene.game, seat, number)
            names.append(scene.owner(city) if city >= 0 else scene.words("draw-bank"))
    return names


def chosen_foot(scene: SevenWondersScene, choice: Move) -> Foot:
    """Under the card that was chosen in secret: what was chosen."""
    verb = VERBS[choice.verb]
    if choice.verb == STAGE:
        return Foot(OWN, ["#stage", scene.words("draw-chosen-stage", stage=choice.b + 1)], [scene.words("draw-secret")])
    if choice.verb == DISCARD:
        return Foot(OWN, ["+3", "#coin"], [scene.words("draw-chosen-discard")])
    return Foot(OWN, ["#check", scene.words(f"draw-chosen-{verb}")], [scene.words("draw-secret")])
