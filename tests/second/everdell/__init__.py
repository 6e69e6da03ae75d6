"""A second engine for Everdell with Newleaf, solo against Rugwort included, written from the rules alone.

It is slow and plain on purpose: the table is made of names, lists and dicts, what is still to be done is a list of
tasks (`state`), and a command that is not allowed is refused with the id of the rule it breaks. It shares no code with
the game's own engine, so that the two can be compared at every decision (`referee`). About half of the recorded cases
of another engine lie beside it (`cases`); those marked as excluded differ only where that engine breaks a rule.
"""
