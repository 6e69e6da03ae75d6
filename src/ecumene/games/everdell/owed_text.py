"""What is owed, in words: the line of help under each question, with the figures that it is about."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Counted, Name, Seat
from ecumene.core.step import Step
from ecumene.games.everdell import hand
from ecumene.games.everdell.activating import BY_BEES, BY_CHIPSMITH, BY_GARDENER
from ecumene.games.everdell.catalogue import CARDS, CHIP_SWEEP, FOOL, MAGICIAN, PARTNER_OF, RUINS
from ecumene.games.everdell.drawing import room
from ecumene.games.everdell.effect_words import effect_words
from ecumene.games.everdell.events import EVENTS, LAY_ANY
from ecumene.games.everdell.gain_text import Say, either, gaining, listed, things
from ecumene.games.everdell.hand import DOUBLE, HAVEN_CARDS
from ecumene.games.everdell.place_text import card_name, goods, inside, named, standing_of
from ecumene.games.everdell.resources import counted
from ecumene.games.everdell.rows import (
    AT_KNOLL,
    BY_LAMPLIGHTER,
    BY_POET,
    BY_UNDERTAKER,
    FOREST_SAVES,
    IN_FOREST,
    IN_SUMMER,
)
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visit_text import next_season
from ecumene.games.everdell.vocabulary import ANY, AUTUMN, COLOURS, RESOURCES

#: What hand cards are discarded for, what cards of the rows are drawn for, who activates: the words that messages
#: choose by.
PURPOSES: Final = {
    hand.FOR_HAVEN: "haven",
    hand.FOR_DOUBLE_DRAW: "double",
    hand.FOR_ANY_EACH: "goods",
    hand.FOR_JOURNEY: "journey",
    hand.FOR_POINTS: "points",
    hand.FOR_FULL_HAND: "refill",
}
DRAWN_FOR: Final = {
    IN_SUMMER: "summer",
    BY_UNDERTAKER: "undertaker",
    IN_FOREST: "forest",
    BY_LAMPLIGHTER: "lamplighter",
    AT_KNOLL: "knoll",
    BY_POET: "poet",
}
ACTIVATED_BY: Final = {BY_GARDENER: "gardener", BY_CHIPSMITH: "chipsmith", BY_BEES: "bees"}
#: Other numbers of a question that its message may want, as the question has them.
NUMBERS: Final = ("left", "least", "most", "number", "returned", "optional", "knoll", "back")


def help_line(game: State, seat: int, say: Say) -> str:
    """For whoever is asked."""
    step = game.step(seat)
    assert step is not None
    return say(f"help-{step.name}", **_figures(game, seat, step, say))


def _figures(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    """All that the message may want: numbers, cards, events and opponents that the question is about."""
    figures: dict[str, int | str] = {}
    for name in NUMBERS:
        if hasattr(step, name):
            figures[name] = int(getattr(step, name))
    if step.name in _OWN:
        figures |= _OWN[step.name](game, seat, step, say)
    if hasattr(step, "design"):
        design: int = step.design
        effect = CARDS[design].effect
        figures |= {"card": card_name(design), "each": effect.each, "less": effect.number, "value": effect.most}
        figures["effect"] = inside(effect_words(effect, say, design))
        figures["partner"] = card_name(PARTNER_OF[design]) if PARTNER_OF[design] >= 0 else ""
    if hasattr(step, "event"):
        event = EVENTS[step.event]
        figures |= {"event": Name(event.id), "each": event.each, "varied": int(event.on_claim == LAY_ANY)}
    if hasattr(step, "receiver"):
        figures |= {"to": Seat(step.receiver), "taken": int(step.receiver >= 0)}
    return figures


def _take_turn(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    player = game.players[seat]
    state = "place" if player.home else "last" if player.season == AUTUMN else "prepare"
    return {
        "state": state,
        "workers": player.home,
        "season": next_season(game, seat),
        "autumn": int(player.season == AUTUMN),
        "station": int(bool(game.station)),
    }


def _pay_price(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    card = CARDS[getattr(step, "design", 0)]
    less = getattr(step, "less", 0)
    price = Counted(counted(card.twig, card.resin, card.pebble, card.berry))
    return {"price": price, "saved": min(less, card.total), "judge": int(getattr(step, "judge", False))}


def _choose_receiver(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    return {"goods": goods(getattr(step, "price", 0), say)}


def _gain_any(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    allowed: int = getattr(step, "allowed", ANY)
    names = [say("thing-acc", thing=Name(name)) for number, name in enumerate(RESOURCES) if allowed >> number & 1]
    return {"list": either(names, say)}


def _discard_cards(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    purpose = PURPOSES[getattr(step, "purpose", hand.FOR_HAVEN)]
    # Cards already chosen have left the hand.
    more = len(game.players[seat].hand)
    return {"purpose": purpose, "more": more, "haven": HAVEN_CARDS, "double": DOUBLE}


def _draw_from_rows(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    left = min(getattr(step, "left", 0), room(game.players[seat]))
    return {"purpose": DRAWN_FOR[getattr(step, "purpose", IN_SUMMER)], "left": left, "station": int(bool(game.station))}


def _play_drawn(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    drawn = [design for design in (getattr(step, "first", -1), getattr(step, "second", -1)) if design >= 0]
    return {"list": listed([named(CARDS[design].id, say) for design in drawn], say), "saved": FOREST_SAVES}


def _keep_or_give(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    keeps = room(game.players[seat]) > 0 and len(game.looked_at) > 1
    cards = [named(CARDS[design].id, say) for design in game.looked_at if design >= 0]
    return {"list": listed(cards, say), "way": "keep" if keeps else "give"}


def _dismantle(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    return {"gains": gaining(CARDS[getattr(step, "design", RUINS)].effect.gains, say)}


def _fool(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    return {"worth": CARDS[FOOL].points}


def _sacrifice(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    return {"goods": listed(things(CARDS[MAGICIAN].effect.gains, say), say)}


def _activate_card(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    return {"card": card_name(CHIP_SWEEP)}


def _activate_green(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    return {"who": ACTIVATED_BY[getattr(step, "who", BY_BEES)]}


def _copy_location(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    return {"which": ("basic", "forest", "both")[getattr(step, "which", 3) - 1]}


def _invite(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    return {"guest": "rugwort" if getattr(step, "for_rugwort", False) else "own"}


def _move_worker(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    return {"place": standing_of(game, seat, getattr(step, "lifted", 0), say)}


def _snails(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    host: int = getattr(step, "host", 0)
    design = game.players[host].city[game.players[host].find(getattr(step, "number", 0))].design
    effect = effect_words(CARDS[design].effect, say, design)
    pile = len(game.players[seat].pile)
    return {"card": card_name(design), "effect": effect, "other": Seat(host), "pile": pile}


def _reserved(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    return {"card": card_name(game.players[seat].reserved)}


def _raid(game: State, seat: int, step: Step[State], say: Say) -> dict[str, int | str]:
    return {"colour": Name(COLOURS[getattr(step, "colour", 0)])}


_OWN: Final = {
    "take-turn": _take_turn,
    "pay-price": _pay_price,
    "choose-receiver": _choose_receiver,
    "choose-ruin": _dismantle,
    "choose-fools-city": _fool,
    "gain-any": _gain_any,
    "discard-cards": _discard_cards,
    "draw-from-rows": _draw_from_rows,
    "play-drawn": _play_drawn,
    "keep-or-give": _keep_or_give,
    "activate-card": _activate_card,
    "sacrifice": _sacrifice,
    "activate-green": _activate_green,
    "copy-location": _copy_location,
    "invite-visitor": _invite,
    "move-worker": _move_worker,
    "dismantle-card": _dismantle,
    "answer-by-snails": _snails,
    "keep-reserved": _reserved,
    "pick-for-rugwort": _raid,
}
