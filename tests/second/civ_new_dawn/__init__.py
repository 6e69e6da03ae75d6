"""A second engine for Civilization: A New Dawn with Terra Incognita, written from the rules alone.

It is slow and plain on purpose: the table is made of names, lists and dicts, what is still to be done is a list of
tasks (`state`), and a command that is not allowed is refused with the id of the rule it breaks. It shares no code with
the game's own engine, so that the two can be compared at every decision (`referee`).

In it: the game of 2 to 5 players with the expansion, the base game alone of 2 to 4 players, all 18 leaders, 48 focus
cards, 38 wonders, automated players at any seat, peaceful play, handicap and round limit.

`python -m tests.second.civ_new_dawn` plays random games on both engines (`against`).

Building a game
    Referee.new(players, options, seed, given, chance, handicap, limit, automated)
    players     names in the order of play, the first player first
    options     "base" (without the expansion), "peaceful"
    given       what would be drawn, each key by itself:
                leaders    a name for each player; for an automated one the sheet that gives the order of its row
                capitals   a capital tile ("7", "9", "11", "16", "17") for each player
                side       "A" or "B" for the core
                stack      expansion: all other 16 tiles, bottom one first; the core takes the first two or four
                core       base game: the four tiles of the core in the order in which they are laid
                hands      base game: two tiles for each player
                culture, science, economy, military     the wonder deck of a type, top card first
                victory    one agenda of each of the three ordinary victory cards
    handicap    trade tokens by player; limit: rounds; automated: names of the automated players
    Afterwards the table is `game.table` (`state.Table`); a test may change anything there before the next command.
    Set-up decisions of players (forts, tiles) are asked like all others.

Names
    Cards, wonders, leaders ("Rome", "Inca"), city-states, natural wonders, districts and agendas have their English
    names as in facts.json; the two agendas that only the base game has are "Technophile (base)" and
    "Scholarly (base)". A space is its axial position (q, r). A way to lay a tile is side, rotation in steps of 60
    degrees clockwise, and the position of its space 0. Figures have labels, "army-1", "caravan-2".

Decisions
    game.owing() gives the one player to decide with all legal commands, game.asked the kind of the question,
    game.play(player, command) carries one out or raises `Refused` with .rule. ("done",) declines or ends. A question
    with nothing but ("done",), or of the kinds marked * with a single command, is answered without being asked.
    [x] stands only where there is a choice; "back" is an own token taken back for lack of an unused one. Kinds:

    fort                ("fort", pos)
    capital             ("tile", side, rotation, centre)
    tile                ("tile", number, side, rotation, centre): base game, round after round
    start               ("Hanging Gardens", pos[, back]), ("Colosseum", pos), ("Forbidden City", pos),
                        ("Eiffel Tower", pos, pos), ("Oracle", card, card), ("Great Zimbabwe", card),
                        ("Geneva", giver, card, new card), ("Seoul", letter, pos), ("Ibrahim", player),
                        ("union", player, card)
    eiffel              ("give", pos) by the rival
    choose, capitalism  ("resolve", card); estadio: ("resolve", economy card)
    slot *              ("slot", number) if slot effects can give several; resolved: ("again",) for Venetian Arsenal
    swap                ("swap", card, card) for the Aztecs and University of Sankore
    pact                ("swap", military card, card)
    tokens              ("place", pos[, back]), ("spend", what); then, by card,
                        shift ("shift", from, to), further and mountain ("further", pos[, back]),
                        convert ("convert", pos[, back]), radio ("replace", pos); after these tokens again
    study               ("spend", what); nuclear ("strike", pos)
    card                ("card", name[, replaced card]): the replaced card is named if its type is another one (Oxford
                        University) or if several cards of the type are in the row; upgrade and library likewise
    surplus figure      ("remove", label)
    caravans            ("move", label[, start]), ("spend", what)
    trek                ("step", pos), ("explore"[, pos of a water token]), ("spend", what)
    trade *             ("trade", card or "Great Zimbabwe"); resource * ("gain", type)
    diplomacy           ("take", giver, card[, card returned]); potala ("take", player, card)
    embassy token       ("favour", card of the giver); exchange ("exchange", old type, new type)
    orszaghaz           ("conquer", pos); cartography ("city", pos); state card ("state", city-state, card)
    surplus             ("return", player, card); nature ("lay", natural wonder, card)
    lay                 ("tile", side, rotation, centre); apadana ("from", pos); apadana token ("place", pos[, back])
    astronomy           ("tile", number, pos explored from); put back ("put", number, "top" or "bottom")
    industry            ("city", pos[, label of the figure used]), ("wonder", name), ("no wonder",) with Craftsmanship
    payment             ("pay", resource or natural wonder), ("spend", what), at the end ("build", pos)
    suburbs             ("place", pos[, back]); pax, chain and mysticism ("place", pos)
    cristo              ("replace", pos)
    either              ("district",), ("reinforce",), ("spend", what)
    district            ("district", name, pos), ("spend", what); beside district ("place", pos[, back])
    strengthen          ("reinforce", pos), ("spend", what); strengthened * ("reinforce", pos)
    name district       ("name", district); deploy ("put", label, pos)
    districts *         ("district", name); kandake * likewise
    ability *           ("science", n), ("mature", n), ("economy", n), ("industry", n), ("city", pos[, card]),
                        ("defeat", letter), ("defeat", player, label), ("reinforce", pos), ("place", pos[, back])
    armies              ("move", label[, start]); march ("step", pos), ("explore",), ("attack",), ("retreat",)
    war or walls        base game: ("reinforce",), ("attack",); walls ("reinforce", pos); attacks ("attack", pos)
    target *            ("target", sort, owner or None); barbarian, city-state, fort, city, control, army, caravan
    tokens of attacker  ("plus", what), ("reroll", what) with the expansion, ("barkal", resource)
    tokens of defender  the same, with [, card] after `what` if there are several military cards
    token won *         ("replace"[, back]), ("remove",), ("discard",) with Scorched Earth
    city won *          ("conquer",), ("remove",), ("liberate",)
    loot                ("loot", card of the loser, own card); move wonder * ("wonder to", pos)
    liberty *           ("replace", pos), one after the other, before the city itself changes hands
    sacked *            ("discard", card); government ("government", card); mark * ("back", pos)
    give up *           ("give up", pos): a city for the level IV science card of an automated player

    `what` is "trade", a city-state, a natural wonder (America) or a resource (Palenque).

Chance
    `Chance` (module chance) has three methods, to be overridden in a subclass given as `chance`, or fed in advance
    through its lists `rolls` and `draws`: shuffled(things) in set-up only; d6(reason) with the reasons "core",
    "attack", "defence" (also for re-rolls, by side), "barbarians" and "dispersal"; and draw(reason, ordered), one of
    at least two different options in their canonical order (numbers, words, tuples part by part) for every random
    choice of an automated player; draw_among sorts and calls it. Reasons are the kind of the question, with the whole
    commands as options, or one of these, whose options are
        names       "which tile", "effect at the start of the turn", "card to replace", "wonder", "district", "next
                    district", "loot",
                    "city-state token to spend", "natural wonder token to spend", "resource to spend"
        positions   "control token" and "city" (for a card), "site of a wonder" (for a card), "destination", "next
                    caravan", "next army", "start of a caravan", "way of a caravan" (step by step), the same of an army,
                    "token to reinforce" (for a card), "space of the district", "space of the replaced token", "target"
                    (base game; with the expansion (pos, sort, owner))
        commands    the name of an effect at the start of the turn, "token in combat", "Commercial Hub", "Encampment",
                    and "control token", "city", "token to reinforce", "site of a wonder" where a question is answered

Where every stock is found (game.stocks() gives the same as plain values; what is hidden only by number)
    supply of trade tokens and resources    table.supply
    wonder cards    table.decks by type (top first), trade tokens on them table.tokens (also those stored on Great
                    Zimbabwe), removed ones table.gone, unseen ones table.unseen; the others as Space.wonder
    tiles           table.stack_of_tiles (bottom first), table.laid, table.box_tiles, table.capitals, table.hands
    map             table.spaces: Space by position; barbarians table.barbarians by letter (None: off the map)
    a player        table.seats[name]: row (Focus with trade, states, nature, government; leftmost first), deck, dial,
                    control and cities (unused ones), districts (unused), figures (position, "card" or "box"),
                    resources, nature, cards as (giver, name), marks as {index in table.victory: agenda}, owed (marks
                    that still lack their token), aside (city-state tokens without a card of their type), union
    the rest        table.victory, section (of the event dial, from 0), round, active, ibrahim, did (used this turn)
    diplomacy cards that can be had: pieces.available(table, giver); scores and winners: game.scores(), game.winners()
"""
