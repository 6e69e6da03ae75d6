"""Which cards can be played and how they are paid for: in full, cheaper, by occupying (EV-075 to EV-079)."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.everdell.card import LINK_NONE, Card
from ecumene.games.everdell.catalogue import (
    CARDS,
    DUNGEON,
    EVER_TREE,
    FOOL,
    FREE_WITH,
    JUDGE,
    MAIN_ROAD,
    RANGER,
    RUINS,
    matches,
)
from ecumene.games.everdell.city import capacity, filled, fills_alone, free_partner
from ecumene.games.everdell.drawing import meadow_sources, station_sources
from ecumene.games.everdell.laid import FREE, GOLDEN_TOKEN, STANDARD, Laid
from ecumene.games.everdell.moves import (
    ARCHIVED,
    GOLDEN,
    HAND,
    HELPED,
    MEADOW,
    OCCUPY,
    PLAIN_PLAYS,
    PLAY,
    PRISONER,
    RESERVED,
    STATION,
    EverdellMove,
    packed,
    way,
)
from ecumene.games.everdell.player import NO_CARD, Player
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import (
    ALL_CARDS,
    BASE,
    CHEAPER_BY_LEAVING,
    CONSTRUCTIONS,
    FROM_ANYWHERE,
    FROM_HAND,
    FROM_MEADOW,
    FROM_STATION,
)

#: What a prisoner and every helper that leaves saves (EV-123, EV-125, EV-134, EV-298).
PRISONER_SAVES: Final = CARDS[DUNGEON].effect.number
#: What the reservation token saves (EV-253).
TOKEN_SAVES: Final = 1
#: More than any card costs: a card that is played free.
EVERYTHING: Final = 99


def shortage(player: Player, card: Card) -> int:
    """How many resources are missing for the whole price."""
    missing = 0
    if card.twig > player.twig:
        missing = card.twig - player.twig
    if card.resin > player.resin:
        missing += card.resin - player.resin
    if card.pebble > player.pebble:
        missing += card.pebble - player.pebble
    if card.berry > player.berry:
        missing += card.berry - player.berry
    return missing


def prices(player: Player, card: Card, less: int) -> list[int]:
    """What may be paid with a discount: the player chooses what falls away (EV-079, EV-339)."""
    if card.total <= less:
        return [0]
    found: list[int] = []
    for twig in range(min(less, card.twig) + 1):
        for resin in range(min(less - twig, card.resin) + 1):
            for pebble in range(min(less - twig - resin, card.pebble) + 1):
                berry = less - twig - resin - pebble
                if (
                    berry <= card.berry
                    and card.twig - twig <= player.twig
                    and card.resin - resin <= player.resin
                    and card.pebble - pebble <= player.pebble
                    and card.berry - berry <= player.berry
                ):
                    found.append(packed(card.twig - twig, card.resin - resin, card.pebble - pebble, card.berry - berry))
    return found


def swapped_prices(player: Player, card: Card) -> list[int]:
    """What may be paid with the Judge: one resource of the price is another one (EV-345)."""
    found: list[int] = []
    cost = [card.twig, card.resin, card.pebble, card.berry]
    for old in range(4):
        if not cost[old]:
            continue
        for new in range(4):
            if new == old:
                continue
            price = cost[:]
            price[old] -= 1
            price[new] += 1
            if all([price[resource] <= player.stock(resource) for resource in range(4)]):
                found.append(packed(price[0], price[1], price[2], price[3]))
    return found


# Room in the city


def fool_targets(game: State, seat: int) -> list[int]:
    """The opponents whose city takes a Fool: a free space, and no Fool yet (EV-129); never Rugwort's (EV-170)."""
    found: list[int] = []
    for other in game.opponents(seat):
        player = game.players[other]
        if other != game.rugwort and not player.has(FOOL) and filled(player) < capacity(player):
            found.append(other)
    return found


def ruins_targets(player: Player, leaving: int = -1) -> list[int]:
    """Where the Constructions lie that a Ruins may replace; in a full city those that make room (EV-149, EV-418)."""
    spare = capacity(player) - filled(player)
    if leaving >= 0 and fills_alone(player.city[leaving]):
        spare += 1
    return [
        index
        for index, card in enumerate(player.city)
        if card.is_construction and card.design != MAIN_ROAD and index != leaving and (spare > 0 or fills_alone(card))
    ]


def fits(game: State, seat: int, design: int, leaving: int = -1) -> bool:
    """May the card enter the city, if the card at `leaving` goes first (EV-085, EV-089, EV-340, EV-347)?"""
    if design == FOOL:
        return game.rugwort_is_here or bool(fool_targets(game, seat))
    player = game.players[seat]
    card = CARDS[design]
    if card.is_unique and player.has(design):
        return False
    if design == RUINS:
        return bool(ruins_targets(player, leaving))
    if not card.takes_space:
        return True
    if filled(player) < capacity(player):
        return True
    if leaving >= 0:
        gone = player.city[leaving]
        if fills_alone(gone):
            return True
        # One of a pair that leaves frees its partner for the newcomer.
        partner = free_partner_after(player, design, leaving)
        return partner >= 0
    return free_partner(player, design) >= 0


def free_partner_after(player: Player, design: int, leaving: int) -> int:
    """The free partner when the card at `leaving` has gone."""
    gone = player.city[leaving]
    changed = player.copy()
    for index, card in enumerate(changed.city):
        if card.pair and card.pair == gone.pair:
            changed.city[index] = card.paired(0)
    changed.city.pop(leaving)
    return free_partner(changed, design)


# Occupying


def may_occupy(player: Player, design: int, laid: Laid) -> int:
    """The token that plays the Critter or Construction free on that card: STANDARD, GOLDEN_TOKEN or FREE for none."""
    card = CARDS[design]
    if card.is_construction or laid.token != FREE or not laid.is_construction:
        return FREE
    if laid.design == EVER_TREE or laid.design in FREE_WITH[design]:
        return STANDARD
    if player.golden:
        other = CARDS[laid.design]
        if card.link != LINK_NONE and matches(other, card.link):
            return GOLDEN_TOKEN
        if other.box != BASE and other.link != LINK_NONE and matches(card, other.link):
            return GOLDEN_TOKEN
    return FREE


# Helpers


def helps(laid: Laid, card: Card) -> int:
    """What the card in the city saves by leaving it (Crane, Innkeeper, Inventor); 0 if it does not help here."""
    effect = CARDS[laid.design].effect
    if effect.kind != CHEAPER_BY_LEAVING:
        return 0
    if effect.what == ALL_CARDS or (effect.what == CONSTRUCTIONS) == card.is_construction:
        return effect.number
    return 0


def free_cells(player: Player) -> int:
    """Cells of the Dungeon still free: one, or two while a Ranger is in the city (EV-125)."""
    index = player.first(DUNGEON)
    if index < 0:
        return 0
    return (2 if player.has(RANGER) else 1) - len(player.city[index].beneath)


def may_be_prisoner(player: Player, laid: Laid) -> bool:
    """A Critter of the city; the Ranger cannot fill the cell that it opens itself."""
    if laid.is_construction or free_cells(player) <= 0:
        return False
    return laid.design != RANGER or not player.city[player.first(DUNGEON)].beneath


# All plays


def add_plays(game: State, seat: int, design: int, source: int, out: list[Move]) -> None:
    """Every way to play the card as an action."""
    player = game.players[seat]
    card = CARDS[design]
    fits_now = fits(game, seat, design)
    missing = shortage(player, card)
    less = TOKEN_SAVES if source == RESERVED else 0
    if fits_now and missing <= less:
        out.append(PLAIN_PLAYS[source][design])
    if card.is_unique and player.has(design) and design != FOOL:
        return
    has_dungeon = free_cells(player) > 0
    for index, laid in enumerate(player.city):
        if laid.is_construction:
            if fits_now and not card.is_construction and laid.token == FREE:
                token = may_occupy(player, design, laid)
                if token != FREE:
                    kind = OCCUPY if token == STANDARD else GOLDEN
                    out.append(EverdellMove(PLAY, design, source, way(kind, game.refer(seat, seat, index))))
        elif (
            has_dungeon
            and missing <= PRISONER_SAVES
            and may_be_prisoner(player, laid)
            and (fits_now or fits(game, seat, design, index))
        ):
            out.append(EverdellMove(PLAY, design, source, way(PRISONER, game.refer(seat, seat, index))))
        saved = helps(laid, card)
        # Also where it fits now: without the helper a Ruins may have no other Construction left.
        if saved and missing <= saved and fits(game, seat, design, index):
            out.append(EverdellMove(PLAY, design, source, way(HELPED, game.refer(seat, seat, index))))
        if laid.design == JUDGE and fits_now and missing <= 1 and card.total and swapped_prices(player, card):
            out.append(EverdellMove(PLAY, design, source, way(HELPED, game.refer(seat, seat, index))))


def all_plays(game: State, seat: int, out: list[Move]) -> None:
    """Every card the player may play as an action (EV-074)."""
    player = game.players[seat]
    last = NO_CARD
    for design in player.hand:
        if design != last:
            add_plays(game, seat, design, HAND, out)
            last = design
    for source in meadow_sources(game):
        add_plays(game, seat, game.meadow[source - MEADOW], source, out)
    for source in station_sources(game):
        add_plays(game, seat, game.station[source - STATION], source, out)
    if player.reserved != NO_CARD:
        add_plays(game, seat, player.reserved, RESERVED, out)
    last = NO_CARD
    for design in player.archive:
        if design != last:
            add_plays(game, seat, design, ARCHIVED, out)
            last = design


def may_play_for(game: State, seat: int, design: int, less: int) -> bool:
    """Played through another card or place: paid with a discount, or free; nothing else helps (EV-337, EV-338)."""
    return fits(game, seat, design) and shortage(game.players[seat], CARDS[design]) <= less


def plays_from(game: State, seat: int, where: int, less: int, most: int, out: list[Move]) -> None:
    """The cards that a destination lets be played: from its own place, and from the bats' archive (EV-267, EV-438).

    `most` is the highest printed value, or -1 for any.
    """
    player = game.players[seat]
    strict = game.options["strict_queen"] is True
    if where in (FROM_HAND, FROM_ANYWHERE):
        last = NO_CARD
        for design in player.hand:
            if design != last:
                last = design
                if worth_at_most(design, most) and may_play_for(game, seat, design, less):
                    out.append(PLAIN_PLAYS[HAND][design])
    if where in (FROM_MEADOW, FROM_ANYWHERE):
        for source in meadow_sources(game):
            design = game.meadow[source - MEADOW]
            if worth_at_most(design, most) and may_play_for(game, seat, design, less):
                out.append(PLAIN_PLAYS[source][design])
    if where == FROM_STATION or (where == FROM_ANYWHERE and not strict):
        for source in station_sources(game):
            design = game.station[source - STATION]
            if worth_at_most(design, most) and may_play_for(game, seat, design, less):
                out.append(PLAIN_PLAYS[source][design])
    if where == FROM_ANYWHERE and not strict and player.reserved != NO_CARD:
        design = player.reserved
        if worth_at_most(design, most) and may_play_for(game, seat, design, less):
            out.append(PLAIN_PLAYS[RESERVED][design])
    last = NO_CARD
    for design in player.archive:
        if design != last:
            last = design
            if worth_at_most(design, most) and may_play_for(game, seat, design, less):
                out.append(PLAIN_PLAYS[ARCHIVED][design])


def worth_at_most(design: int, most: int) -> bool:
    return most < 0 or CARDS[design].points <= most
