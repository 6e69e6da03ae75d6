"""One effect in words: a message for each kind, filled with the figures of the row."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.games.everdell import vocabulary
from ecumene.games.everdell.card import Card
from ecumene.games.everdell.catalogue import CARDS, PARTNER_OF
from ecumene.games.everdell.city import SPACES_PER_POINT
from ecumene.games.everdell.events import BASIC_VALUE, SPECIAL_VALUE
from ecumene.games.everdell.gain_text import Say, amount, either, gaining, listed, things
from ecumene.games.everdell.hand import HAVEN_CARDS
from ecumene.games.everdell.stores import STORED
from ecumene.games.everdell.vocabulary import BUILDING_STUFF, COUNTED, RESOURCES, Effect

#: By kind of effect: the word in the id of its message.
EFFECT_IDS: Final = {
    vocabulary.GAIN: "gain",
    vocabulary.GAIN_PER_FARM: "gain-per-farm",
    vocabulary.GAIN_MORE_WITH_FARM: "gain-more-with-farm",
    vocabulary.PAIRED_WITH_FARM_GAIN_ANY: "paired-with-farm-gain-any",
    vocabulary.DRAW_AND_PAIRED_GAIN_ANY: "draw-and-paired-gain-any",
    vocabulary.SPEND_FOR_POINTS: "spend-for-points",
    vocabulary.GIVE_FOR_POINTS: "give-for-points",
    vocabulary.EXCHANGE: "exchange",
    vocabulary.TEACH: "teach",
    vocabulary.STORE: "store",
    vocabulary.SAVE_POINT: "save-point",
    vocabulary.ACTIVATE_OWN: "activate-own",
    vocabulary.COPY_GREEN: "copy-green",
    vocabulary.UNLOAD: "unload",
    vocabulary.DRAW_ANYWHERE: "draw-anywhere",
    vocabulary.SACRIFICE: "sacrifice",
    vocabulary.POINTS_FOR_SPACES: "points-for-spaces",
    vocabulary.GIVE_CARD_FOR_ANY: "give-card-for-any",
    vocabulary.PLAY_REVEALED: "play-revealed",
    vocabulary.PRAY: "pray",
    vocabulary.PLAY_CHEAPER: "play-cheaper",
    vocabulary.PLAY_FREE: "play-free",
    vocabulary.COPY_PLACE: "copy-place",
    vocabulary.DISMANTLE: "dismantle",
    vocabulary.DONATE: "donate",
    vocabulary.POST: "post",
    vocabulary.ACTIVATE_SEVERAL: "activate-several",
    vocabulary.COPY_RED: "copy-red",
    vocabulary.PERFORM: "perform",
    vocabulary.GO_TO_OPPONENT: "go-to-opponent",
    vocabulary.DELIVER: "deliver",
    vocabulary.MOVE_WORKER: "move-worker",
    vocabulary.REPLACE_CONSTRUCTION: "replace-construction",
    vocabulary.TEND_CHAPEL: "tend-chapel",
    vocabulary.CLEAR_MEADOW: "clear-meadow",
    vocabulary.DRAW_COLOUR: "draw-colour",
    vocabulary.COPY_TAN: "copy-tan",
    vocabulary.OPEN_SPACE: "open-space",
    vocabulary.AFTER_PLAY_DRAW: "after-play-draw",
    vocabulary.AFTER_PLAY_MAY_DRAW: "after-play-may-draw",
    vocabulary.AFTER_PLAY_GAIN: "after-play-gain",
    vocabulary.AFTER_PLAY_GIVE_CARD: "after-play-give-card",
    vocabulary.CHEAPER_BY_LEAVING: "cheaper-by-leaving",
    vocabulary.CHEAPER_BY_PRISONER: "cheaper-by-prisoner",
    vocabulary.SWAP_RESOURCE: "swap-resource",
    vocabulary.REPEAT_PLACE: "repeat-place",
    vocabulary.COUNT: "count",
    vocabulary.COPY_PURPLE: "copy-purple",
    vocabulary.DISCARD_TO_DRAW: "discard-to-draw",
    vocabulary.DISCARD_TO_GAIN: "discard-to-gain",
    vocabulary.COPY_BASIC: "copy-basic",
    vocabulary.COPY_FOREST: "copy-forest",
    vocabulary.DRAW_AND_PLAY: "draw-and-play",
    vocabulary.HAVEN_TRADE: "haven-trade",
}
#: The words by which messages choose: which cards a blue card looks at, and from where a card is played.
PLAYED: Final = ("cards", "critters", "constructions")
PLAYED_FROM: Final = ("meadow", "hand", "station", "anywhere")


def effect_words(effect: Effect, say: Say, design: int = -1) -> str:
    """What an effect does; without its full stop, and without a capital where it follows a word such as Production."""
    return say(f"effect-{EFFECT_IDS[effect.kind]}", **_figures(effect, say, design))


def _figures(effect: Effect, say: Say, design: int) -> dict[str, int | str]:
    """All that the message may want: the numbers of the row, its gains in words, the names that the row implies."""
    gains, kind = effect.gains, effect.kind
    figures: dict[str, int | str] = {
        "number": effect.number,
        "each": effect.each,
        "most": effect.most,
        "optional": int(effect.optional),
        "any": gains.any,
        "cards": gains.cards,
        "spaces": SPACES_PER_POINT,
        "things": listed(things(gains, say), say),
        "gains": gaining(gains, say),
    }
    if design >= 0:
        figures["card"] = Name(CARDS[design].id)
        figures["worth"] = CARDS[design].points
        if PARTNER_OF[design] >= 0:
            figures["partner"] = Name(CARDS[PARTNER_OF[design]].id)
    if kind in (vocabulary.SPEND_FOR_POINTS, vocabulary.GIVE_FOR_POINTS):
        figures["what"] = Name(RESOURCES[effect.what])
        figures["price"] = amount(RESOURCES[effect.what], effect.number, say)
    elif kind == vocabulary.STORE:
        stored = [amount(RESOURCES[resource], number, say) for resource, number in STORED.items()]
        figures["choice"] = either(stored, say)
    elif kind in (vocabulary.PLAY_CHEAPER, vocabulary.PLAY_FREE):
        figures["source"] = PLAYED_FROM[effect.what]
    elif kind == vocabulary.COUNT:
        figures["itself"] = int(counts_itself(CARDS[design]))
        values = {"basic": BASIC_VALUE * effect.each, "special": SPECIAL_VALUE * effect.each}
        figures["scored"] = say(f"scored-{COUNTED[effect.what]}", **figures, **values)
    elif kind == vocabulary.HAVEN_TRADE:
        figures["cards"] = HAVEN_CARDS
    elif kind in (
        vocabulary.AFTER_PLAY_DRAW,
        vocabulary.AFTER_PLAY_MAY_DRAW,
        vocabulary.AFTER_PLAY_GAIN,
        vocabulary.AFTER_PLAY_GIVE_CARD,
        vocabulary.CHEAPER_BY_LEAVING,
    ):
        figures["played"] = PLAYED[effect.what]
        if kind == vocabulary.AFTER_PLAY_GAIN and gains.any:
            # What is gained for a play and may be chosen is what a Construction may cost.
            some = [name for resource, name in enumerate(RESOURCES) if BUILDING_STUFF >> resource & 1]
            choice = either([say("thing-acc", thing=Name(name)) for name in some], say)
            figures["gains"] = say("gain-of-some", any=gains.any, list=choice)
    return figures


def counts_itself(card: Card) -> bool:
    """Is a card that counts cards of the city one of those it counts?"""
    what = card.effect.what
    if what == vocabulary.PURPLE_CARDS:
        return card.colour == vocabulary.PURPLE
    if what in (vocabulary.UNIQUE_CONSTRUCTIONS, vocabulary.COMMON_CONSTRUCTIONS):
        return card.is_construction and card.is_unique == (what == vocabulary.UNIQUE_CONSTRUCTIONS)
    if what in (vocabulary.UNIQUE_CRITTERS, vocabulary.COMMON_CRITTERS):
        return not card.is_construction and card.is_unique == (what == vocabulary.UNIQUE_CRITTERS)
    return False
