"""The shortest way of a figure, drawn among all that are equally short (CV-537, CV-550)."""

from __future__ import annotations

from ecumene.games.civ_new_dawn.state import State


def ways_to(game: State, steps: dict[int, int], through: set[int]) -> dict[int, int]:
    """By space: how many shortest ways lead there. `steps` tells how far spaces are, `through` which may be passed."""
    numbers: dict[int, int] = {}
    near = game.land.near
    layer = [space for space, step in steps.items() if step == 0]
    for space in layer:
        numbers[space] = 1
    step = 0
    while layer:
        step += 1
        following: list[int] = []
        for space in layer:
            if step > 1 and space not in through:
                continue
            for other in near[space]:
                if steps.get(other, -1) == step:
                    if other not in numbers:
                        numbers[other] = 0
                        following.append(other)
                    numbers[other] += numbers[space]
        layer = following
    return numbers


def shortest_way(game: State, steps: dict[int, int], through: set[int], goal: int) -> list[int]:
    """All spaces of a way from its start to the goal."""
    numbers = ways_to(game, steps, through)
    positions = game.land.positions
    choice = 0 if numbers[goal] == 1 else game.chance.below(numbers[goal])
    way = [goal]
    step = steps[goal]
    while step > 0:
        step -= 1
        before = sorted(
            [
                positions[space]
                for space in game.land.near[way[-1]]
                if steps.get(space, -1) == step and space in numbers and (step == 0 or space in through)
            ]
        )
        for position in before:
            space = game.land.at[position]
            if choice < numbers[space]:
                way.append(space)
                break
            choice -= numbers[space]
    way.reverse()
    return way
