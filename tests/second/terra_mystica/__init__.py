"""A second engine for Terra Mystica with Fire & Ice and Merchants of the Seas, written from the rules alone.

It is slow and plain on purpose: every state is a dict or a set of names, every command checks its rules one by one
and refuses with the id of the rule it breaks. It shares no code with the game's own engine, so that the two can be
compared at every decision (`referee`). Base game and Fire & Ice agree with recorded games row by row (`replay`), and
recorded turns follow in single steps by the printed rules (`twin`); for Merchants of the Seas there are no records.
Not covered: the special terrain tiles (TM-407).
"""
