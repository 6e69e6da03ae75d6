"""The words that cards and boards are written in: colours, symbols, things to count, and every effect there is."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple", "black", "white")
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
BLACK: Final = 7
WHITE: Final = 8

SYMBOLS: Final = ("compass", "gear", "tablet", "any")
ANY_SYMBOL: Final = 3

# What an effect counts
COUNTS: Final = ("card", "wonder_stage", "victory_token", "defeat_token", "shield", "colour_set")
COUNT_CARD: Final = 0
COUNT_STAGE: Final = 1
COUNT_VICTORY: Final = 2
COUNT_DEFEAT: Final = 3
COUNT_SHIELD: Final = 4
COUNT_SET: Final = 5

# Whose city it looks at, as a set
SELF: Final = 1
LEFT: Final = 2
RIGHT: Final = 4

# The effects. Each number is the place of the word in EFFECTS.
# Points
VP: Final = 0
VP_PER: Final = 1
VP_MINUS_CARDS: Final = 2
VP_IF_SHIELDS: Final = 3
EXTRA_VP_PER_3_COINS: Final = 4
DOUBLE_VP_FROM_YELLOW: Final = 5
KINGS_FAVOUR: Final = 6
COPY_NEIGHBOUR_GUILD: Final = 7
# Coins
COINS: Final = 8
COINS_PER: Final = 9
ALL_PLAYERS_GAIN_COINS: Final = 10
NEIGHBOURS_GAIN_COINS: Final = 11
OTHERS_LOSE_COINS: Final = 12
ROLL_TWO_DICE: Final = 13
CLAIM_ONCE: Final = 14
DOUBLE_COINS_FROM_YELLOW: Final = 15
BANK_DISCOUNT: Final = 16
COIN_PER_PURCHASE_FROM_NEIGHBOUR: Final = 17
# Shields, conflicts, tokens
SHIELDS: Final = 18
DIPLOMACY_TOKEN: Final = 19
PERMANENT_DIPLOMACY: Final = 20
BEATEN_NEIGHBOUR_TAKES_DEFEATS: Final = 21
DEFEAT_TOKENS_GO_TO_THE_WINNER: Final = 22
GAIN_DEFEAT_TOKEN: Final = 23
DISCARD_DEFEAT_TOKEN: Final = 24
ALL_PLAYERS_DISCARD_DEFEAT: Final = 25
EXCHANGE_AFTER_CARD: Final = 26
EXCHANGE_ONCE: Final = 27
# Science
SCIENCE: Final = 28
SCIENCE_SET_BONUS: Final = 29
CONVERT_SCIENCE: Final = 30
COPY_NEIGHBOUR_SCIENCE_SYMBOL: Final = 31
# Production, trade, costs
PRODUCE: Final = 32
EXTRA_RESOURCE_ALREADY_PRODUCED: Final = 33
RESOURCE_NOT_PRODUCED: Final = 34
TRADE_DISCOUNT: Final = 35
TRADE_REBATE: Final = 36
TRADE_WITH_ANY_PLAYER: Final = 37
BUY_FROM_BANK: Final = 38
COST_REDUCTION: Final = 39
WONDER_STAGES_FREE_OF_RESOURCES: Final = 40
COLOUR_FREE: Final = 41
LEADERS_FREE: Final = 42
# Building
FREE_BUILD_ONCE_PER_AGE: Final = 43
NEIGHBOUR_CHAIN_ONCE_PER_AGE: Final = 44
BUILD_FROM_DISCARD: Final = 45
DRAW_UNUSED_AND_BUILD_FREE: Final = 46
PLAY_LAST_CARD: Final = 47
# Triggers
ON_CHAIN_BUILD: Final = 48
ON_BUILD_COLOUR: Final = 49
ON_STRUCTURE_BUILT: Final = 50
ON_EACH_STAGE_BUILT: Final = 51
ON_GAIN_VICTORY_TOKEN: Final = 52
# Copying, moving, and what only one board has
COPY_EFFECT: Final = 53
COPY_WONDER_STAGE: Final = 54
VANISH: Final = 55
REAPPEAR: Final = 56
WANDER: Final = 57
PARTNERSHIP: Final = 58
INVISIBILITY: Final = 59
REPLACE_WONDER: Final = 60
ASSASSIN: Final = 61
MAGICIAN: Final = 62
WIZARD: Final = 63
NAVIGATOR: Final = 64
SWAP_BUILT_CARD: Final = 65
ARTIST: Final = 66
MYTHS_PER_AGE: Final = 67

EFFECTS: Final = (
    "vp vp_per vp_minus_cards vp_if_shields extra_vp_per_3_coins double_vp_from_yellow kings_favour "
    "copy_neighbour_guild coins coins_per all_players_gain_coins neighbours_gain_coins others_lose_coins "
    "roll_two_dice claim_once double_coins_from_yellow bank_discount coin_per_purchase_from_neighbour shields "
    "diplomacy_token permanent_diplomacy beaten_neighbour_takes_defeats defeat_tokens_go_to_the_winner "
    "gain_defeat_token discard_defeat_token all_players_discard_defeat exchange_after_card exchange_once science "
    "science_set_bonus convert_science copy_neighbour_science_symbol produce extra_resource_already_produced "
    "resource_not_produced trade_discount trade_rebate trade_with_any_player buy_from_bank cost_reduction "
    "wonder_stages_free_of_resources colour_free leaders_free free_build_once_per_age "
    "neighbour_chain_once_per_age build_from_discard draw_unused_and_build_free play_last_card on_chain_build "
    "on_build_colour on_structure_built on_each_stage_built on_gain_victory_token copy_effect copy_wonder_stage "
    "vanish reappear wander partnership invisibility replace_wonder assassin magician wizard navigator "
    "swap_built_card artist myths_per_age"
).split()
