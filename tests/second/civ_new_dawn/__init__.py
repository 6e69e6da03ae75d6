"""A second engine for Civilization: A New Dawn with Terra Incognita, written from the rules alone.

It is slow and plain on purpose: the table is made of names, lists and dicts, what is still to be done is a list of
tasks (`state`), and a command that is not allowed is refused with the id of the rule it breaks. It shares no code with
the game's own engine, so that the two can be compared at every decision (`referee`).

In it: the game of 2 to 5 players with the expansion, all 18 leaders, 42 focus cards and 35 of the 36 wonders, peaceful
play, handicap and round limit.

Not yet in it
    the base game alone (CV-035, CV-045, CV-113 to CV-116, CV-150 to CV-156, CV-481 to CV-489, CV-515)
    automated players (CV-468 to CV-474, CV-525 to CV-560)
    the effect of Oxford University (CV-434, CV-507): the wonder can be built and counts, but changes no type
    a comparison with the game's own engine
"""
