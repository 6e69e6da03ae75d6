"""An attack in words: every addition of both sides with its rule, and how many of the 36 rolls of two dice win."""

from __future__ import annotations

from typing import Final, NamedTuple

from ecumene.core.argument import Name, Seat
from ecumene.games.civ_new_dawn.combat import (
    ATTACK_DIE,
    ATTACK_MORE,
    ATTACKER,
    CARD,
    DEFENCE_DIE,
    DEFENCE_MORE,
    KIND,
    NUMBER,
    OWNER,
    RETREAT,
    SPACE,
)
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.effect_text import ABILITIES
from ecumene.games.civ_new_dawn.list_text import Say, named
from ecumene.games.civ_new_dawn.moves import ARMY_TARGET, BARBARIAN_TARGET, CITY_TARGET
from ecumene.games.civ_new_dawn.space_text import target_name
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.strength import Line, attack_lines, defence_lines, total
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.leaders import LEADER_NUMBER
from ecumene.games.civ_new_dawn.vocabulary import DIE

#: Sources of additions that have words of their own; all others are named as things.
WORDED: Final = ("slot", "difficulty", "reinforced", "army")


class Side(NamedTuple):
    """One side of an attack: who it is, its additions with their rules, and their sum without the die."""

    title: str
    lines: list[tuple[str, str]]
    base: int


class Attack(NamedTuple):
    """An attack that is fought, or that could be."""

    seat: int
    space: int
    kind: int
    owner: int
    number: int
    card: int


def fought(game: State) -> Attack | None:
    """The attack being fought now, or None."""
    fight = game.fight
    if len(fight) <= RETREAT:
        return None
    return Attack(fight[ATTACKER], fight[SPACE], fight[KIND], fight[OWNER], fight[NUMBER], fight[CARD])


def winning_rolls(attack: int, defence: int) -> int:
    """How many of the 36 rolls of the two dice the attacker wins; the defender wins a tie (CV-270)."""
    pairs = [(one, other) for one in range(1, DIE + 1) for other in range(1, DIE + 1)]
    return len([one for one, other in pairs if attack + one > defence + other])


def both_lines(game: State, attack: Attack) -> tuple[list[Line], list[Line]]:
    seat, space, kind, owner, number, card = attack
    armies = game.players[owner].armies.count(space) if owner >= 0 else 0
    other_army = armies > (1 if kind == ARMY_TARGET else 0)
    return (
        attack_lines(game, seat, space, kind, owner, number, card),
        defence_lines(game, seat, space, kind, owner, card, other_army),
    )


def odds(game: State, attack: Attack, say: Say) -> str:
    """Target, values and rolls in one line."""
    ours, theirs = both_lines(game, attack)
    return say(
        "odds",
        target=target_name(game, attack.space, attack.kind, attack.owner, say),
        attack=total(ours),
        defence=total(theirs),
        rolls=winning_rolls(total(ours), total(theirs)),
    )


def short_odds(game: State, attack: Attack, say: Say) -> str:
    """Target and rolls, for a button."""
    ours, theirs = both_lines(game, attack)
    target = target_name(game, attack.space, attack.kind, attack.owner, say)
    return say("label-attack", target=target, rolls=winning_rolls(total(ours), total(theirs)))


# Both sides line by line


def source_text(line: Line, attack: Attack, say: Say) -> str:
    """What an addition comes from."""
    if line.source == "difficulty" and attack.kind == CITY_TARGET:
        return say("source-city-difficulty")
    if line.source in WORDED:
        return say(f"source-{line.source}")
    card = FOCUS[attack.card]
    if line.source == card.id:
        extra = attack.kind == BARBARIAN_TARGET and line.value == card.against_barbarians
        return say("source-barbarians", card=Name(card.id)) if extra else named(card.id, say)
    if line.source in LEADER_NUMBER:
        return named(ABILITIES[LEADER_NUMBER[line.source]], say)
    return named(line.source, say)


def side(title: str, lines: list[Line], attack: Attack, say: Say) -> Side:
    told = [(say("combat-line", source=source_text(line, attack, say), value=line.value), line.rule) for line in lines]
    return Side(title, told, total(lines))


def sides(game: State, attack: Attack, say: Say) -> tuple[Side, Side]:
    """Attacker and defender, before dice and tokens."""
    ours, theirs = both_lines(game, attack)
    first = say("combat-attacker", player=Seat(attack.seat), total=total(ours))
    if attack.owner >= 0:
        second = say("combat-defender", player=Seat(attack.owner), total=total(theirs))
    else:
        second = say("combat-neutral", total=total(theirs))
    return side(first, ours, attack, say), side(second, theirs, attack, say)


def title(game: State, attack: Attack, say: Say) -> str:
    target = target_name(game, attack.space, attack.kind, attack.owner, say)
    return say("combat-title", space=NAMES[game.land.positions[attack.space]], target=target)


def comparison(game: State, attack: Attack, say: Say) -> list[str]:
    """Both sides in a line each, then the rolls that win: for whoever thinks about attacking."""
    found = [f"{one.title} ({', '.join([text for text, _ in one.lines])})" for one in sides(game, attack, say)]
    ours, theirs = both_lines(game, attack)
    return [*found, say("combat-odds", rolls=winning_rolls(total(ours), total(theirs)))]


def fight_sides(game: State, say: Say) -> tuple[Side, Side] | None:
    """The attack being fought with dice and spent tokens as further lines; the base of a side is its whole value."""
    attack = fought(game)
    if attack is None:
        return None
    fight = game.fight
    shown: list[Side] = []
    for one, die, more in zip(
        sides(game, attack, say), (ATTACK_DIE, DEFENCE_DIE), (ATTACK_MORE, DEFENCE_MORE), strict=True
    ):
        lines = [*one.lines, (say("combat-die", value=fight[die]), "CV-270")]
        if fight[more]:
            lines.append((say("combat-more", value=fight[more]), "CV-267"))
        value = one.base + fight[die] + fight[more]
        shown.append(Side(one.title, [*lines, (say("combat-sum", value=value), "CV-270")], value))
    return shown[0], shown[1]
