# The sentences of Terra Mystica. COUNT puts a number and its thing together by the messages count-….

## Numbers

count-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
count-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
count-priests = { $n ->
    [one] { $n } priest
   *[other] { $n } priests
 }
count-power = { $n } power
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
count-spades = { $n ->
    [one] { $n } spade
   *[other] { $n } spades
 }
count-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
 }
count-merchants = { $n ->
    [one] { $n } merchant
   *[other] { $n } merchants
 }
count-shipping = { $n ->
    [one] { $n } shipping step
   *[other] { $n } shipping steps
 }
count-steps = { $n ->
    [one] { $n } cult step
   *[other] { $n } cult steps
 }
count-tokens = { $n ->
    [one] { $n } power token
   *[other] { $n } power tokens
 }
count-keys = { $n ->
    [one] { $n } key
   *[other] { $n } keys
 }
count-bridges = { $n ->
    [one] { $n } bridge
   *[other] { $n } bridges
 }
count-favours = { $n ->
    [one] { $n } favour tile
   *[other] { $n } favour tiles
 }
count-dwellings = { $n ->
    [one] { $n } dwelling
   *[other] { $n } dwellings
 }
count-hexes = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
 }
count-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }

## Names

name-desert = desert
    .letter = D
name-plains = plains
    .letter = P
name-swamp = swamp
    .letter = S
name-lakes = lakes
    .letter = L
name-forest = forest
    .letter = F
name-mountains = mountains
    .letter = M
name-wasteland = wasteland
    .letter = W
name-ice = ice
    .letter = I
name-volcano = volcano
    .letter = V
name-river = river

name-dwelling = dwelling
    .a = a dwelling
    .sign = d
name-trading-post = trading post
    .a = a trading post
    .sign = p
name-temple = temple
    .a = a temple
    .sign = t
name-stronghold = stronghold
    .a = the stronghold
    .sign = s
name-sanctuary = sanctuary
    .a = the sanctuary
    .sign = a
name-shipyard = shipyard
    .a = the shipyard
    .sign = y
name-market = market
    .a = the market

name-nomads = Nomads
name-fakirs = Fakirs
name-halflings = Halflings
name-cultists = Cultists
name-alchemists = Alchemists
name-darklings = Darklings
name-mermaids = Mermaids
name-swarmlings = Swarmlings
name-auren = Auren
name-witches = Witches
name-dwarves = Dwarves
name-engineers = Engineers
name-giants = Giants
name-chaos-magicians = Chaos Magicians
name-ice-maidens = Ice Maidens
name-yetis = Yetis
name-dragonlords = Dragonlords
name-acolytes = Acolytes
name-shapeshifters = Shapeshifters
name-riverwalkers = Riverwalkers

name-cult-fire = cult of fire
name-cult-water = cult of water
name-cult-earth = cult of earth
name-cult-air = cult of air
in-fire = in the cult of fire
in-water = in the cult of water
in-earth = in the cult of earth
in-air = in the cult of air

name-track-shipping = shipping track
name-track-exchange = exchange track
name-skip = the way there
name-sending = sending a priest
name-conversion = conversion
name-token = power token
name-unlocking = unlocking a terrain

name-special-bonus = action of the bonus tile
name-special-favour = action of the favour tile
name-special-double = double turn
name-special-steps = steps in one cult
name-special-spades = free spades
name-special-sandstorm = sandstorm
name-special-move = move of the shipyard board
name-special-ship = ship of the shipyard
name-special-bridge = bridge for workers
name-special-trading-post = free trading post
name-special-dwelling = free dwelling
name-special-terrain = change of home terrain

name-final-distance = greatest distance between two connected buildings
name-final-stronghold-sanctuary = distance between stronghold and sanctuary, if connected
name-final-edge = most buildings at the edge of the map in one network
name-final-clusters = most separate groups in one network
name-final-trade-markers = most trade markers

# Where points come from.
name-start = start
name-round-dwelling = scoring tile: dwellings
name-round-trading-post = scoring tile: trading posts
name-round-temple = scoring tile: temples
name-round-stronghold = scoring tile: stronghold
name-round-sanctuary = scoring tile: sanctuary
name-round-shipyard = scoring tile: shipyard
name-round-spade = scoring tile: spades
name-round-town = scoring tile: towns
name-round-trade = scoring tile: trades
name-round-track-step = scoring tile: steps on tracks
name-bonus-tile = bonus tile on passing
name-bonus-trade = bonus tile: trades
name-favour-built = favour tiles: buildings
name-favour-passed = favour tiles on passing
name-favour-traded = favour tile: trades
name-town-tile = town tiles
name-shipping-step = shipping track
name-exchange-step = exchange track
name-ability = ability of the faction
name-stronghold-built = stronghold
name-stronghold-passed = stronghold on passing
name-trade = trades
name-power-paid = paid for power
name-token-paid = paid for power tokens
name-converted = conversions
name-area = largest area
name-final-tile = final scoring tile
name-resources = goods left

name-option-merchants = Merchants of the Seas
name-option-fire_and_ice = Fire & Ice
name-option-mini_towns = Town tiles of the mini-expansion
name-option-shipping_tile = Shipping bonus tile
name-option-temple_tile = Temple scoring tile
name-option-map = Map
name-option-map-base = base game
name-option-map-revised-base = base game, revised
name-option-map-fire-and-ice = Fire & Ice
name-option-map-lakes = Lakes
name-option-map-fjords = Fjords
name-option-factions = Factions
name-option-factions-choose = chosen in turn order
name-option-factions-random = drawn by lot
name-option-factions-auction = auctioned for points
name-option-factions-fixed = fixed by seat
name-option-start_points = Points at the start
name-option-start_points-printed = as printed
name-option-start_points-by-map = by map and faction
name-option-start_points-20 = 20 for everybody
name-option-final_tile = Final scoring tile
name-option-final_tile-none = none
name-option-final_tile-draw = drawn by lot
name-option-final_tile-distance = greatest distance
name-option-final_tile-stronghold-sanctuary = stronghold and sanctuary
name-option-final_tile-edge = edge of the map
name-option-final_tile-clusters = groups
name-option-final_tile-trade-markers = trade markers
name-option-new_bonus = New bonus tiles for sure
name-option-turn_order = Turn order
name-option-turn_order-clockwise = clockwise
name-option-turn_order-pass-order = in the order of passing
name-option-offers = Power from neighbours
name-option-offers-at-once = answered at once
name-option-offers-open = answered before the own next action
name-option-rules = Reading of the rules
name-option-rules-printed = as printed
name-option-rules-site = as on the site
name-option-seating = Factions by seat
name-option-scoring_tiles = Scoring tiles
name-option-bonus_tiles = Bonus tiles

## What is owed

step-choose-faction = Choose a faction
step-choose-terrain = Choose a terrain
step-bid = Bid points for a faction
step-place-dwelling = Place a dwelling
step-place-port = Choose the dwelling for your port
step-choose-bonus = Choose a bonus tile
step-take-action = Your turn: choose an action
step-complete-action = Complete your action, or end it
step-answer-power = Accept the power offered, or decline
step-answer-later = Accept the power offered, or decline, before you act
step-answer-trade = Accept the power for the trade, or decline
step-choose = Choose what you gain
step-choose-later = Choose what you gain, now or later
step-use-spades = Use the spades of the cult bonus, or none

draw-owed-choose-faction = { $seat } chooses a faction
draw-owed-choose-terrain = { $seat } chooses a terrain
draw-owed-bid = { $seat } bids for a faction
draw-owed-place-dwelling = { $seat } places a dwelling
draw-owed-place-port = { $seat } places the port
draw-owed-choose-bonus = { $seat } chooses a bonus tile
draw-owed-take-action = { $seat } chooses an action
draw-owed-complete-action = { $seat } completes the action
draw-owed-answer-power = { $seat } decides about power from a neighbour
draw-owed-answer-later = { $seat } may still decide about power from a neighbour
draw-owed-answer-trade = { $seat } decides about power for a trade
draw-owed-choose = { $seat } chooses what to gain
draw-owed-choose-later = { $seat } may still choose what to gain
draw-owed-use-spades = { $seat } uses the spades of the cult bonus
draw-won = { $players } wins with { COUNT($points, "points") }
draw-shared = { $players } share the victory with { COUNT($points, "points") } each
draw-progress = round { $round } of { $rounds }, { phase }
draw-set-up = set-up
draw-over = game over
phase = { $phase ->
    [income] income
    [bonus] cult bonus
   *[actions] actions
 }

# Hints under what is owed.
help-choose-faction = Its colour is your home terrain. Nobody else can take that colour then.
help-choose-terrain = Nobody else uses this terrain then.
help-bid = You start with { COUNT($highest, "points") } less your bid. Whoever is outbid bids again.
help-place-dwelling = It costs nothing and gives nobody power.
help-place-port = { $kind ->
    [merchant] New merchants start here.
   *[ship] New ships start beside it.
 }
help-choose-bonus = It pays income in each round you hold it.
help-take-action = One action or a pass. Converting and burning are free. A dwelling costs { $price }.
help-use-spades = { COUNT($spades, "spades") } left. Nothing can be bought or built now.
help-done = Nothing is left to choose. You may still convert goods before you end.
help-offer = { $way ->
    [trade] { $builder } traded with your building
   *[build] { $builder } built beside you
 }: { COUNT($power, "power") } for { $points ->
    [0] nothing
   *[other] { COUNT($points, "points") }
 }.
help-must = Still to choose: { $list }.
help-may = If you like: { $list }.
open-favour = { COUNT($times, "favours") }
open-town = { $times ->
    [one] a town tile
   *[other] { $times } town tiles
 }
open-step = { COUNT($times, "steps") }
open-two-steps = { $times ->
    [one] { $steps } steps in one cult
   *[other] { $times } times { $steps } steps in one cult
 }
open-bridge = { COUNT($times, "bridges") }
open-priest = up to { COUNT($times, "workers") } into priests
open-token = a power token for a point
open-unlock = { $times ->
    [one] a priest, or a terrain to unlock
   *[other] { $times } times a priest, or a terrain to unlock
 }
open-terrain = another home terrain
open-ship = { $kind ->
    [merchant] { COUNT($times, "merchants") } to place
   *[ship] { COUNT($times, "ships") } to place
 }
open-yard-ship = { $kind ->
    [merchant] { COUNT($times, "merchants") } at the market
   *[ship] { COUNT($times, "ships") } beside the shipyard
 }
open-ship-may = { $kind ->
    [merchant] up to { COUNT($times, "merchants") } to place
   *[ship] up to { COUNT($times, "ships") } to place
 }
open-reward = the reward of the favour tile
open-port = { $kind ->
    [merchant] the place of the warehouse
   *[ship] the place of the port
 }
open-key = { $times ->
    [one] the cult where a key opens the top
   *[other] the cults where { $times } keys open the top
 }
open-sail = { $kind ->
    [merchant] move the merchants further
   *[ship] move the ships further
 }
open-trade = { $times ->
    [one] 1 trade
   *[other] { $times } trades
 }
open-storm = a sandstorm on a hex beside you
open-spades = { $times ->
    [one] { $times } free spade
   *[other] { $times } free spades
 }
open-dwelling = a dwelling ({ $price })

## Why a move is refused

refusal-notation = “{ $text }” is not a move. Moves look like this: build E5, dig 2 build E5, upgrade E5 temple, send priest fire 3, pass bonus-4.
refusal-off-map = { $cell } is not on this map.
refusal-lacks-workers = This takes { COUNT($need, "workers") } ({ $deed }). You have { $have }.
refusal-lacks-coins = This takes { COUNT($need, "coins") } ({ $deed }). You have { $have }.
refusal-lacks-priests = This takes { COUNT($need, "priests") } ({ $deed }). You have { $have }.
refusal-lacks-power = This takes { COUNT($need, "power") } from bowl III ({ $deed }). You have { $have }.
refusal-lacks-points = This takes { COUNT($need, "points") } ({ $deed }). You have { $have }.
refusal-lacks-spades = This takes { COUNT($need, "spades") }. You can pay for { $have }.
refusal-lacks-tokens = This takes { COUNT($need, "tokens") }. You have { $have } in your bowls.
refusal-lacks-steps = This takes { $need } steps down in the { $cult }. You are on { $have }.
refusal-lacks-bowl-two = Burning takes { $need } tokens in bowl II. You have { $have }.
refusal-lacks-power-to-sail = You have no power in bowl III for one more space.
refusal-river = { $cell } is river. Nothing is built or transformed there.
refusal-occupied = { $cell }: { $building_a } stands there ({ $owner }).
refusal-locked = { $cell } is { $terrain }. You have not unlocked this terrain.
refusal-not-at-river = { $cell } does not lie at the river.
refusal-not-home = { $cell } is { $terrain }, you need { $home }.
refusal-out-of-reach = { $cell } is out of reach. Your shipping value is { $shipping }. A building nearby, a shipping step or a bridge would help.
refusal-no-building-left = None is left on your board: { $building }.
refusal-without-merchants = That belongs to Merchants of the Seas, which is not in this game.
refusal-nothing-to-upgrade = { $cell }: only { $replaced_a } of yours becomes { $building_a }.
refusal-no-site = No bridge can join { $from } and { $to }.
refusal-site-taken = { $from }–{ $to }: a bridge stands there.
refusal-no-bridge-left = All your bridges are built.
refusal-bridge-end = { $from }–{ $to }: a building of yours must stand at one end.
refusal-no-spades = Your faction cannot use spades here.
refusal-no-ship-possible = No ship can be placed now: it takes one in the reserve, and a port or a shipyard.
refusal-no-move-possible = No ship of yours can move.
refusal-no-favour-left = There is no favour tile that you may take.
refusal-space-used = Already used this round: { $action }.
refusal-no-such-action = You do not have this action: { $action }.
refusal-terrain-taken = Somebody uses { $terrain } already.
refusal-no-key-needed = In the { $cult } no marker of yours waits for a key.
refusal-no-priest-left = No priest is left in your supply.
refusal-unlocked-already = You have unlocked { $terrain } already.
refusal-sells-no-points = Only the Alchemists trade points for coins and coins for points.
refusal-no-priests-now = Workers become priests only right after the Darklings' stronghold is built.
refusal-track-end = Your marker cannot go further: { $track }.
refusal-no-order-space = In the { $cult } no space for { $steps } steps is free.
refusal-no-connection = Only Mermaids found towns across a river hex.
refusal-river-used = { $cell } belongs to a town of yours already.
refusal-no-town-there = Across { $cell } no town can be founded now.
refusal-no-tile-left = None of these is left: { $tile }.
refusal-skipped-already = In one action you can reach only one hex this way, and { $cell } is another one.
refusal-no-storm-there = A sandstorm cannot blow on { $cell }: it takes a hex beside a building of yours that is not home terrain yet.
refusal-stays-as-it-is = { $cell } is { $terrain }. It can never be transformed again.
refusal-home-already = { $cell } is your home terrain already.
refusal-no-way = { $cell } cannot become { $terrain } this way.
refusal-bought-for-another = The spades of this action were bought for another hex than { $cell }.
refusal-one-hex = This action transforms one hex only, and { $cell } is another one.
refusal-first-not-home = First the hex that was begun must become home terrain, then { $cell }.
refusal-only-volcano = You turn hexes into volcano only, and pay your own price for it.
refusal-no-dwelling-now = No dwelling can be built now.
refusal-no-ship-beside = No ship of yours lies beside { $cell }.
refusal-not-transformed = Only a hex just transformed can be built on now.
refusal-other-spades = { $need ->
    [0] { $cell } does not become your home terrain by spades.
   *[other] { $cell } takes { COUNT($need, "spades") } to become your home terrain.
 }
refusal-no-offer = Nobody offers you { COUNT($power, "power") } like this ({ $faction }).
refusal-nothing-to-gain = You can gain nothing of the { COUNT($power, "power") }: your bowls are full.
refusal-last-round = No bonus tile is taken in the last round. Just pass.
refusal-choose-bonus = Passing takes a new bonus tile. Name one.
refusal-bonus-not-there = Not beside the board: { $tile }.
refusal-no-port-there = Your port cannot be placed at { $cell }.
refusal-no-ship-due = You have no ship to place now.
refusal-no-ship-there = Your ship cannot be placed on { $cell }.
refusal-favour-owned = You own one already: { $tile }.
refusal-favour-paired = You own the other tile with one step in the same cult. This is the one you may not take: { $tile }.
refusal-double-inside-double = The double turn cannot be used inside a double turn.
refusal-must-act = A turn is one action or a pass. Converting is not enough.
refusal-choice-open = Something must still be chosen.
refusal-no-spade-left = No spade is left in this action.
refusal-not-in-box = The { $faction } belong to Fire & Ice, which is not in this game.
refusal-faction-taken = The { $faction }: their colour or board is taken.
refusal-highest-bid = Nobody can bid more than that.
refusal-bid-more = Bid at least { COUNT($need, "points") }.
refusal-not-drawn = The { $faction } were not drawn for this auction.
refusal-no-ship-to-move = No ship of yours that can still move is on { $from }.
refusal-must-go-on = First the merchant under way must reach land where it can stay.
refusal-must-go-on-now = A merchant cannot stay where it is. Move it on.
refusal-nothing-moved = Move at least one ship by at least one space.
refusal-not-from-bowl-two = Only Swarmlings may pay from bowl II, and only if a token is there.
refusal-no-extra-space = No further space can be bought for the ship on { $from } now.
refusal-no-space-left = The ship on { $from } has no space left to move.
refusal-traded-already = You have traded with { $cell } already.
refusal-no-marker-left = You have no trade marker left, so no building can be entered.
refusal-entered-already = A ship of yours has entered { $cell } in this action already.
refusal-no-way-there = There is no way from { $from } to { $to }.
refusal-trade-has-begun = Trade has begun. Ships do not move any more in this action.
refusal-trades-left = Every ship that has entered a building trades first.
refusal-no-trade-there = There is nothing to trade at { $cell } now.
refusal-no-such-reward = { $cell }: a trade there does not give this now.
refusal-power-needed-to-sail = Your ships under way still need this power.
refusal-no-leaving = Leaving the game is not possible here.

## What is wrong with the options

problem-terra-mystica-needs-merchants = { $option }: this is for games with Merchants of the Seas only.
problem-terra-mystica-seating-fixed = Factions by seat belong to fixed factions: give both or neither.
problem-terra-mystica-seating = Name { $seats } factions, no two of one colour or board.
problem-terra-mystica-tiles = { $option }: name { $number } different tiles of these: { $allowed }.
problem-terra-mystica-spades-late = The scoring tile for spades cannot lie in the last two rounds.
problem-terra-mystica-one-cult = Three scoring tiles of rounds 1 to 5 may not reward the same cult.

## The log

event-round-started = Round { $round } begins.
event-game-ended = The last round is over.
event-faction-chosen = { $player } plays the { $faction }.
event-terrain-chosen = { $player } chose { $terrain }.
event-bid = { $player } bid { COUNT($points, "points") } for the { $faction }.
event-placed = { $player } placed a dwelling on { $cell }.
event-port-placed = { $player } placed the port at { $cell }.
event-gained = { $player } gained { $goods }.
event-scored = { $points ->
    [-1] { $player } paid 1 point ({ $source }).
   *[other] { $player } scored { COUNT($points, "points") } ({ $source }).
 }
event-shipping-advanced = { $player } raised shipping to { $step }.
event-range-raised = { $player } raised the range to { $step }.
event-flight-lengthened = { $player } can now fly up to { $step } hexes far.
event-exchange-advanced = { $player } made step { $step } on the exchange track.
event-cult-advanced = { $player } rose from { $from } to { $to } in the { $cult }{ $power ->
    [0] {""}
   *[other] {" "}and gained { COUNT($power, "power") }
 }.
event-cult-lowered = { $player } fell from { $from } to { $to } in the { $cult }.
event-bridged = { $player } built a bridge { $from }–{ $to }.
event-transformed = { $player } turned { $cell } into { $terrain }.
event-skipped = { $player } reached { $cell } by flight or tunnel.
event-built = { $player } built { $building_a } on { $cell }.
event-upgraded = { $player } upgraded { $cell } to { $building_a }.
event-home-changed = { $player } made { $terrain } the new home terrain.
event-unlocked = { $player } unlocked { $terrain }.
event-priest-sent = { $player } sent a priest to the { $cult } ({ COUNT($steps, "steps") }).
event-power-action = { $player } took a power action: { $action }.
event-special-action = { $player } took a special action: { $action }.
event-converted = { $player } converted { $conversion }.
event-burned = { $player } burned a power token.
event-town-founded = { $player } founded a town at { $cell }.
event-connected = { $player } founded a town across { $cell }.
event-town-tile-taken = { $player } took { $tile }.
event-favour-taken = { $player } took { $tile }.
event-bonus-taken = { $player } took { $tile }{ $coins ->
    [0] {""}
   *[other] {" "}with { COUNT($coins, "coins") }
 }.
event-passed = { $player } passed.
event-power-accepted = { $player } accepted { COUNT($power, "power") } from { $builder }{ $points ->
    [0] {""}
    [-1] {""}
   *[other] {" "}for { COUNT($points, "points") }
 }.
event-power-declined = { $player } declined { COUNT($power, "power") } from { $builder }.
event-ship-placed = { $player } placed a ship on { $cell }.
event-sailed = { $player } moved from { $from } to { $to }.
event-traded = { $player } traded with { $cell } ({ $building }, { $owner }).
event-left = { $player } left the game.

## Verbs of the notation

verb-faction = faction
verb-bid = bid
verb-terrain = terrain
verb-place = place
verb-port = port
verb-take = take
verb-convert = convert
verb-burn = burn power
verb-connect = town across the river
verb-build = build
verb-dig = dig and build
verb-transform = transform
verb-upgrade = upgrade
verb-send = send a priest
verb-advance = advance on a track
verb-power = power action
verb-special = special action
verb-pass = pass
verb-cult = cult step
verb-key = use a key
verb-bridge = bridge
verb-token = power token
verb-unlock = unlock a terrain
verb-keep = keep the priest
verb-accept = accept power
verb-decline = decline
verb-ship = place a ship
verb-sail = sail
verb-trade = trade
verb-reward = reward
verb-done = done
verb-leave = leave the game

## Moves in words

move-faction = Play the { $faction }, starting with { COUNT($points, "points") }: { $ability }
move-bid = Bid { COUNT($points, "points") } for the { $faction } (they would start with { $left }): { $ability }
move-terrain = { $way ->
    [change] Change your home terrain to { $terrain }: free
    [home] Make { $terrain } your home terrain
   *[start] Start from { $terrain }
 }
move-place = Place a dwelling on { $cell }
move-port = { $kind ->
    [merchant] Place the warehouse on { $cell }
   *[ship] Place the port on { $cell }
 }
move-take = Take { $tile }
move-take-town = Take { $tile }{ move-gain }
move-build = Build a dwelling on { $cell }{ move-skip }: { $price }{ move-gain }
move-transform-build = Turn { $cell } ({ $terrain }) into { $target }, { move-spades }{ move-skip }, and build a dwelling: { $price }{ move-gain }
move-storm-build = Sandstorm: turn { $cell } ({ $terrain }) into { $target } and build a dwelling: { $price }{ move-gain }
move-transform = Turn { $cell } ({ $terrain }) into { $target }, { move-spades }{ move-skip }: { $price }{ move-gain }
move-sandstorm = Sandstorm: turn { $cell } ({ $terrain }) into { $target }
move-volcano-tokens = Turn { $cell } ({ $terrain }) into { $target }: { COUNT($tokens, "tokens") }
move-volcano-steps = Turn { $cell } ({ $terrain }) into { $target }: { $steps } steps down in the { $cult }
move-upgrade = Upgrade { $cell } to { $building_a }: { $price }{ move-gain }
move-send = Send a priest to the { $cult }: { $climbed }; { $stays ->
    [stays] the priest stays there
   *[back] the priest returns to the supply
 }
move-shipping = Raise shipping to { $step }: { $price }{ move-gain }
move-exchange = Lower the price of a spade to { COUNT($workers, "workers") }: { $price }{ move-gain }
move-power = Power action, { $action }: { $price }{ move-gain }
move-power-bridge = Power action, bridge { $site }: { $price }
move-special = Special action{ $source ->
    [bonus] {" "}of the bonus tile
    [favour] {" "}of the favour tile
   *[own] {""}
 }: { $act }{ move-gain }
move-special-bridge = Build a bridge { $site }: { $price }
move-special-terrain = Change your home terrain to { $terrain }: { $price }
move-special-ship = { $kind ->
    [merchant] Place a merchant
   *[ship] Place a ship
 }: { $price }
move-special-building = Special action, { $building_a } on { $cell }: free{ move-gain }
move-pass = Pass{ move-pass-gain }
move-pass-bonus = Pass{ move-pass-gain } and take { $tile }{ $coins ->
    [0] {""}
   *[other] {" "}with { COUNT($coins, "coins") } on it
 }
move-cult = { COUNT($steps, "steps") } in the { $cult }: { $climbed }
move-key = Use a key in the { $cult }: { $climbed }
move-bridge = Build a free bridge { $site }
move-token = Pay { COUNT($points, "points") } for a power token in bowl III
move-unlock = Unlock { $terrain }: { $price }
move-keep = { $free ->
    [0] Unlock no terrain; no priest is left in your supply
   *[other] Keep the priest
 }
move-reward-priest = A priest of the supply to the { $cult } ({ $steps } steps), and { COUNT($coins, "coins") }
move-reward-step = 1 step in the { $cult }, and { COUNT($coins, "coins") }
move-reward-shipping = { $kind ->
    [merchant] 1 step of range
   *[ship] 1 shipping step
 } and { COUNT($workers, "workers") }{ move-gain }
move-accept = Accept { COUNT($power, "power") } { $way ->
    [trade] for the trade of { $builder }
   *[build] for the building of { $builder }
 }: { $points ->
    [0] free
   *[other] { COUNT($points, "points") }
 }
move-refuse = Decline { COUNT($offered, "power") } { $way ->
    [trade] for the trade of { $builder }
   *[build] for the building of { $builder }
 }
move-ship = { $kind ->
    [merchant] Place a merchant on { $cell }
   *[ship] Place a ship on { $cell }
 }
move-sail = { $kind ->
    [merchant] Move the merchant from { $from } to { $to }
   *[ship] Sail from { $from } to { $to }
 }{ move-paid }
move-sail-enter = { $kind ->
    [merchant] Move the merchant from { $from } to { $to }
   *[ship] Sail from { $from } to { $to }
 } ({ $building }, { $owner }){ move-paid }
move-trade = Trade with { $cell } ({ $building }, { $owner }): { $gains }
move-trade-spades = { $tokens ->
    [0] { $spades ->
        [0] a dwelling may be built
        [one] transform and build with { $spades } free spade
       *[other] transform and build with { $spades } free spades
     }
   *[other] { COUNT($tokens, "tokens") } in bowl I
 }
move-trade-ship = { $kind ->
    [merchant] the merchant comes back to the map
   *[ship] the ship comes back to the map
 }
move-trade-again = the move of the shipyard board can be used again
move-convert = Convert { $conversion }
move-burn = Burn power: one token of bowl II leaves the game, another goes to bowl III
move-connect = Found a town across { $cell }
move-decline = { $step ->
    [use-spades] No more spades
   *[other] No, thanks
 }
move-done = { $what ->
    [ships] End the movement
    [trades] End the trades
    [action] End this action
   *[turn] End your turn
 }
move-leave = Leave the game
# Parts of the above.
move-free = free
move-by-ship = { $kind ->
    [merchant] the merchant
   *[ship] the ship on { $place }
 }
move-ship-workers = +{ COUNT($workers, "workers") }
move-gain = { $points ->
    [0] {""}
   *[other] , +{ COUNT($points, "points") }
 }
move-pass-gain = { $points ->
    [0] {""}
   *[other] {" "}(+{ COUNT($points, "points") })
 }
move-skip = { $skip ->
    [flight] {" "}by carpet flight
    [tunnel] {" "}by tunnel
   *[no] {""}
 }
move-spades = { COUNT($spades, "spades") }{ $free ->
    [0] {""}
   *[other] {" "}({ $free } free)
 }
move-climbed = { $moved ->
    [yes] from { $before } to { $after }
   *[no] no step is possible
 }
move-paid = { $bowl ->
    [two] {" "}for 1 power of bowl II
    [three] {" "}for 1 power
   *[free] {""}
 }
conversion-into = { $given ->
    [power] { COUNT($give, "power") }
    [priest] { COUNT($give, "priests") }
    [worker] { COUNT($give, "workers") }
    [point] { COUNT($give, "points") }
   *[coins] { COUNT($give, "coins") }
 } into { $gained ->
    [priest] 1 priest
    [worker] 1 worker
    [point] 1 point
   *[coin] 1 coin
 }

## The position in text

show-legend-land = Letters: { $list }, ~ river
show-legend-pieces = Signs: { $list }, * town, number: seat{ $merchants ->
    [0] {""}
   *[other] , ~1 ship of seat 1, m1 merchant of seat 1
 }
show-bridges = Bridges: { $list }
show-sites = Free bridge sites: { $list }
show-canals = Canals: { $list }
show-own-canals = The canals { $list } are house values: no text at hand says where the last two of Lakes lie.
show-none = none
show-round-tile = Round { $number }: { $tile }{ $state ->
    [now] , now
    [past] , over
   *[coming] {""}
 }
show-final = At the end: { $tile }
show-power-actions = Power actions
show-action = { $price }: { $action }{ $state ->
    [used] {" "}(used)
   *[free] {""}
 }
show-pool = Beside the board
show-pool-tile = { $tile }{ $coins ->
    [0] {""}
   *[other] , { COUNT($coins, "coins") } on it
 }
show-cults = Cults
show-cult = { $cult }: { $list }; free order spaces: { $free }
show-favours = Favour tiles left
show-towns = Town tiles left
show-left = { $left } of { $tile }
show-seat = { $number }. { $player }{ $state ->
    [turn] , on turn
    [passed] , passed
    [dropped] , left the game
   *[waits] {""}
 }
show-faction = The { $faction } ({ $terrain }): { $ability }
show-faction-open = The { $faction }: { $ability }
show-faction-ring = The { $faction } ({ $terrain }, starting from { $start }): { $ability }
show-no-faction = No faction yet
show-auction = Auction
show-bid = { $faction }: { COUNT($points, "points") }, seat { $number }
show-no-bid = { $faction }: no bid yet
show-stronghold = stronghold: { $effect }
show-stock = { COUNT($points, "points") }, { COUNT($coins, "coins") }, { COUNT($workers, "workers") }, { COUNT($priests, "priests") }, power { $one } / { $two } / { $three } in bowls I / II / III, { COUNT($keys, "keys") }, cults { $cults } (fire, water, earth, air)
show-brief = { COUNT($points, "points") }, { $coins }c { $workers }w { $priests }p, power { $one }/{ $two }/{ $three }, cults { $cults }
show-tracks = Shipping { $shipping }{ $extra ->
    [0] {""}
   *[other] +{ $extra }
 }, a spade costs { $spade }, bridges left: { $bridges }
show-range = Reach of flights and tunnels { $reach }, a spade costs { $spade }, bridges left: { $bridges }
show-no-spades = nothing one can pay
show-buildings = { $building }: { $list } ({ $left } left)
show-unbuilt = Not on the map yet: { $list }
show-has = Owns { $tile }
show-held = Holds { $tile }{ $state ->
    [used] , action used
   *[free] {""}
 }
show-port = { $kind ->
    [merchant] Warehouse
   *[ship] Port
 }: { $cell }
show-ships = { $kind ->
    [merchant] Merchants on the map
   *[ship] Ships on the map
 }: { $list }
show-traded = Traded with: { $list } ({ $left } markers left)
show-income = Next income as things stand: { $list }

## Factions: what they can, by the fields of their rows

ability-none = no ability beside the stronghold
ability-first-dwellings = { COUNT($dwellings, "dwellings") } at the start
ability-first-favours = { COUNT($favours, "favours") } at the start
ability-ice = terrain turns into ice, counted from the starting terrain
ability-volcano-tokens = a hex becomes volcano for { COUNT($cheap, "tokens") }, for { $dear } if it is another's home terrain
ability-volcano-steps = a hex becomes volcano for { $cheap } steps down in one cult, for { $dear } if it is another's home terrain
ability-spades-needed = every hex takes { COUNT($spades, "spades") }
ability-spade-priests = a spade costs { COUNT($priests, "priests") }
ability-exchange-most = { $steps ->
    [0] no exchange track
    [one] only { $steps } step on the exchange track
   *[other] only { $steps } steps on the exchange track
 }
ability-bought-spade-points = { COUNT($points, "points") } per spade bought
ability-spade-points = { COUNT($points, "points") } per spade gained
ability-spade-tokens = each spade gained becomes { COUNT($tokens, "tokens") } in bowl I
ability-spade-steps = each spade gained becomes { COUNT($steps, "steps") }
ability-skip = { $priests ->
    [0] tunnelling
   *[other] carpet flight
 }{ $hexes ->
    [0] {""}
   *[other] {" "}over { COUNT($hexes, "hexes") }
 } for { $priests ->
    [0] { COUNT($workers, "workers") }
   *[other] { COUNT($priests, "priests") }
 }: { COUNT($points, "points") }
ability-unlocks = building on unlocked terrains at the river only; a priest gained may unlock a terrain instead
ability-river = no spades; reach only over { $shipping ->
    [one] { $shipping } river hex
   *[other] { $shipping } river hexes
 }
ability-limit = at first only { COUNT($limit, "priests") } instead of { $usual }, one more per terrain unlocked
ability-shipping = shipping { $start } to { $most }
ability-bridge = own action: a bridge for { COUNT($workers, "workers") }, as often as you like
ability-towns-over-river = a town may skip one river hex
ability-sells-points = { COUNT($points, "points") } into 1 coin, { COUNT($coins, "coins") } into 1 point
ability-favours = { COUNT($favours, "favours") } per temple or sanctuary
ability-town-points = { COUNT($points, "points") } per town
ability-town-workers = { COUNT($workers, "workers") } per town
ability-answer-cult = 1 cult step if a neighbour accepts power for your building, 1 power if all decline
ability-answer-token = a power token for 1 point if a neighbour accepts power for your building, 1 power if all decline
ability-power-discount = power actions cost { COUNT($power, "power") } less
ability-strong-value = stronghold and sanctuary count { $value }
ability-keys = { COUNT($keys, "keys") } at the start
ability-ship-dwelling = { COUNT($workers, "workers") } for a dwelling paid with a ship
ability-extra-spaces = 1 power moves a ship up to { $spaces } spaces further
ability-bowl-two = the power for one more space may come from bowl II
ability-trade-steps = a trade with a stronghold gives { $steps } steps in one cult instead of the spade
ability-trade-spades = a trade with a stronghold gives { COUNT($spades, "spades") }
ability-barred = spades that others gain by trading with your stronghold cannot be used on { $terrain }
ability-storm-ship = the sandstorm may also blow beside a ship that is returned for a dwelling there

stronghold-once = once: { $gift }
stronghold-spade-power = { COUNT($power, "power") } per spade gained
stronghold-skip = a tunnel costs only { COUNT($workers, "workers") }
stronghold-any-space = power actions that are used already can be used again{ $merchants ->
    [0] {""}
   *[other] , those of Merchants only with the shipyard
 }
stronghold-priest-steps = { COUNT($steps, "steps") } more for every priest sent
stronghold-bridge-points = on passing { COUNT($points, "points") } per bridge between two buildings of yours
stronghold-temple-points = on passing { COUNT($points, "points") } per temple
once-power = { COUNT($amount, "power") }
once-points = { COUNT($amount, "points") }
once-shipping = { COUNT($amount, "shipping") }
once-spades = { COUNT($amount, "spades") } and a dwelling on one of the hexes
once-favour = { COUNT($amount, "favours") }
once-priests = up to { COUNT($amount, "workers") } become priests
once-bridges = { COUNT($amount, "bridges") }
once-tokens = { COUNT($all, "tokens") } in bowl I
once-skip = { $range ->
    [0] the flight reaches one hex further
   *[other] a step on the range tile
 }
yard-range = a step on the range tile
yard-steps = { $steps } steps in one cult
yard-terrain = a change of home terrain
yard-action = action: { $kind ->
    [merchant] place a merchant
   *[ship] place a ship
 } for { COUNT($workers, "workers") } and { COUNT($coins, "coins") }

## Tiles and actions: what they give, by the fields of their rows

and-last = { $list } and { $last }
or-last = { $list } or { $last }

act-bridge = bridge
act-priest = { COUNT($amount, "priests") }
act-workers = { COUNT($amount, "workers") }
act-coins = { COUNT($amount, "coins") }
act-spades = transform and build with { COUNT($amount, "spades") }
act-cult = { COUNT($amount, "steps") }
act-two-steps = { $amount } steps in one cult
act-double = two actions in a row
act-sandstorm = sandstorm on a hex beside you
act-free-post = a dwelling becomes a trading post for free
act-free-dwelling = a free dwelling on any free hex of home terrain
act-terrain = change of home terrain for { COUNT($amount, "power") } or { COUNT($amount, "tokens") }
act-move = move all ships
act-ship = place a ship
act-favour = a favour tile

each-dwelling = dwelling
each-trading-post = trading post
each-temple = temple
each-stronghold = stronghold
each-sanctuary = sanctuary
each-shipyard = shipyard
each-shipping = shipping level
each-ships = ship on the map
each-spade = spade
each-town = town
each-trade = trade
each-track-step = step on the shipping, range or exchange track

bonus-tile = bonus tile { $number } ({ $list })
favour-tile = favour tile { $number } ({ $list })
town-tile = town tile { $number } ({ $list })
scoring-tile = { $deed }; at the end of the round { $cult }
scoring-deed = { COUNT($points, "points") } per { $each }
scoring-cult = { $reward } per { $steps ->
    [one] step
   *[other] { $steps } steps
 } { $where }
scoring-priests = { $reward } per priest on the order spaces of the cults
tile-income = income { $list }
tile-shipping = shipping +{ $shipping }
tile-action = action: { $act }
tile-trade-points = { COUNT($points, "points") } more per trade
tile-pass-points = on passing { COUNT($points, "points") } per { $each }
tile-built-points = { COUNT($points, "points") } per { $each } built
tile-town-value = towns from power value { $value }
tile-posts-passed = on passing { $list } points for 1 to { $most } trading posts
tile-reward = once: a priest of the supply or a step to a cult and { COUNT($coins, "coins") }, or a shipping step and { COUNT($workers, "workers") }
tile-trades = per trade { $small } or, with stronghold, sanctuary or shipyard, { $large } more points
tile-markers = on passing { $list } points from { $markers } trade markers on
tile-all-cults = { $steps ->
    [one] { $steps } step in every cult
   *[other] { $steps } steps in every cult
 }
tile-ships = up to { COUNT($ships, "ships") }
steps-in = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } { $where }

trade-temple = { COUNT($power, "power") } or 1 cult step
trade-stronghold = transform and build with a free spade
trade-sanctuary = { $steps } steps in one cult or 1 priest
trade-shipyard = the ship comes back to the map, or your move of the shipyard board can be used again

## What things are

explain-thing = { $thing }
explain-this-round = This round: { $deed }.
explain-river = Nothing is built here. Shipping leads across, and bridges where there is a site.
explain-free = No building here.
explain-home = Your home terrain. A dwelling costs { $price }.
explain-locked = { $unlocked ->
    [0] You have not unlocked this terrain.
   *[other] You build at the river only.
 }
explain-fixed = It can never be transformed again.
explain-to-volcano = To make it volcano: { $cost }. A dwelling costs { $price } more.
explain-spades = To make it your home terrain: { COUNT($spades, "spades") } ({ $cost }). A dwelling costs { $price } more.
explain-reach = It is in your reach.
explain-reach-skip = You reach it by flight or tunnel only: { $price }.
explain-no-reach = { $skips ->
    [0] It is out of your reach. Your shipping value is { $shipping }.
   *[other] It is out of your reach.
 }
explain-edge = It lies at the edge of the map.
explain-building = { $seat }: { $building }, power value { $value }.
explain-upgrade = Upgrade to { $building_a }: { $price }.
explain-in-town = It belongs to a town.
explain-port = { $kind ->
    [merchant] The warehouse is here.
   *[ship] The port is here.
 }
explain-traded = { $seat } has traded with it.
explain-ships-here = { $seat }: { $kind ->
    [merchant] { COUNT($ships, "merchants") } here.
   *[ship] { COUNT($ships, "ships") } here.
 }
explain-town-river = { $seat } has founded a town across it.
explain-site = A bridge can be built here, by a power action or an ability. One of your buildings must stand at one end.
explain-bridge = The two ends are next to each other for everybody.
explain-round = Round { $round }
explain-round-state = { $state ->
    [past] This round is over.
    [now] It counts now.
   *[coming] It counts when this round is played.
 }
explain-cult-bonus = At the end of the round { $cult }.
explain-no-cult-bonus = The last round has no cult bonus.
explain-final-title = At the end of the game
explain-area = The largest areas of connected buildings: { $points } points.
explain-final = Final scoring tile, { $tile }: { $points } points.
explain-cult-points = In each cult the highest: { $points } points.
explain-resources = Everything left becomes coins, and { COUNT($coins, "coins") } are 1 point.
explain-power = Spend { COUNT($power, "power") }{ $priests ->
    [0] {""}
   *[other] {" "}and { COUNT($priests, "priests") }
 }: { $gift }.
explain-act-bridge = build a bridge
explain-act-priest = gain { COUNT($amount, "priests") }
explain-act-workers = gain { COUNT($amount, "workers") }
explain-act-coins = gain { COUNT($amount, "coins") }
explain-act-spades = transform and build with { $amount ->
    [one] { $amount } free spade; more can be bought
   *[other] { $amount } free spades; a second hex only when the first has become home terrain
 }
explain-act-move = move all your ships, each up to your shipping value
explain-act-ship = place a ship beside your port or shipyard
explain-act-favour = take a favour tile
explain-power-state = { $state ->
    [used] Used this round. It is open again in the next one.
    [used-last] Used this round.
   *[free] One player may use it in this round.
 }
explain-special-bonus = The action on your bonus tile.
explain-special-favour = { COUNT($step, "steps") } of your choice.
explain-special-double = Two actions in a row. One of them may be a pass, which ends the turn.
explain-special-steps = { $steps } steps in one cult of your choice.
explain-special-spades = Transform and build with { $spades } free spades.
explain-special-sandstorm = A hex beside a building of yours becomes your home terrain, without spades. You may build on it for the usual price.
explain-special-move = { $kind ->
    [merchant] All your merchants move, each as far as the range tile says
   *[ship] All your ships move, each up to your shipping value
 }, and for 1 power { COUNT($extra, "spaces") } further. Then those that have entered buildings trade.
explain-special-ship = { $kind ->
    [merchant] Pay, and place a merchant on your warehouse or market.
   *[ship] Pay, and place a ship beside your port or shipyard.
 }
explain-special-bridge = Build a bridge for { COUNT($workers, "workers") }.
explain-special-trading-post = Upgrade a dwelling to a trading post for free.
explain-special-dwelling = Build a dwelling for free on any free hex of your home terrain, near or far.
explain-special-terrain = Change your home terrain to one that nobody uses, for { COUNT($power, "power") } or as many power tokens.
explain-special-state = { $state ->
    [none] It is not available now.
    [again] It may be taken several times in a round.
    [used] It is used this round.
   *[free] It may be used once in this round.
 }
explain-ship-price = A ship costs { $price }.
explain-own-ship-price = The Swarmlings' price of a ship is a house value: the sources contradict each other.
explain-bonus = Bonus tile { $number }
explain-held = { $seat } holds it.
explain-action-state = { $state ->
    [used] Its action is used this round.
   *[free] Its action is free.
 }
explain-pool = It lies beside the board{ $coins ->
    [0] {""}
   *[other] {" "}with { COUNT($coins, "coins") } on it
 }. It can be taken on passing.
explain-favour = Favour tile { $number }
explain-at-once = At once: { $gift }.
explain-owned = { $seat } owns it.
explain-left = { $left ->
    [0] None is left in the supply.
    [one] { $left } is left in the supply.
   *[other] { $left } are left in the supply.
 }
explain-town-title = Town tile { $number }
explain-town = { $buildings } or more buildings side by side with a power value of at least { $value } together form a town; a sanctuary counts as two buildings.
explain-cult = Spaces { $spaces } give { $power } power. Space { $top } takes a key, and only one marker can be there.
explain-cult-place = { $seat }: { $step }.
explain-orders = Free order spaces, in steps: { $list }. A priest sent there stays for good.
explain-cult-end = At the end the highest score { $points } points.
explain-trade-title = What trades pay
explain-trade = { $building }: { $gains }
explain-yard = { $building }: { $effect }
explain-played = Played by { $seat }.
explain-cycle = In the cycle it lies between { $before } and { $after }.
explain-home-of = Home terrain of the { $faction } ({ $seat }).
explain-terrain-spades = To make it your home terrain: { COUNT($spades, "spades") }.
explain-no-faction = No faction yet.
explain-passed = Has passed in this round.
explain-offered = Power offered, not answered yet: { $power }, by { $builder }.
explain-dropped = Has left the game.
explain-bowl = Bowl { $bowl }: { COUNT($power, "power") }
explain-bowl-1 = Power gained first moves tokens from here to bowl II.
explain-bowl-2 = When bowl I is empty, power gained moves tokens from here to bowl III. Burning removes one token to move another there.
explain-bowl-3 = Only power in bowl III can be spent. What is spent goes back to bowl I.
explain-building-left = { $building }: { $left } left
explain-building-price = It costs { $price }.
explain-post-price = It costs { $price } next to a building of another player, otherwise { $alone }.
explain-value = Its power value is { $value }.
explain-row = Income by the number on the map, from none on: { $list }. There are { $built } now.
explain-shipping-track = Shipping: { $step }
explain-shipping = { $shipping ->
    [0] It takes a shipping step or a bridge to cross the river.
    [one] Reach over { $shipping } river hex.
   *[other] Reach over up to { $shipping } river hexes in a row.
 }
explain-next-step = The next step: { $price }, { COUNT($points, "points") }.
explain-last-step = There is no further step.
explain-skip-title = { $kind ->
    [flight] Carpet flight
   *[tunnel] Tunnelling
 }
explain-skip = { $kind ->
    [flight] A carpet flight
   *[tunnel] A tunnel
 } reaches hexes up to { $reach } away. It costs { $price } and gives { COUNT($points, "points") }.
explain-range-title = Range tile: position { $position }
explain-movement = Merchants move up to { COUNT($movement, "spaces") }.
explain-range-next = Every free shipping step moves the marker one to the right.
explain-own-range = What the range tile shows beyond position { $known } is partly a house value: no text at hand gives all of it.
explain-exchange-track = Exchange track
explain-spade-price = A spade costs you { $price }.
explain-next-exchange = The next step: { $price }, { COUNT($points, "points") }; a spade then costs { COUNT($workers, "workers") }.
explain-income-title = Income
explain-income = Buildings, favour tiles and the bonus tile that you hold then pay this at the start of a round. As long as you have not passed, the bonus tile is not counted.
explain-no-income = There is no more income: this is the last round.
explain-ships-title = { $kind ->
    [merchant] Merchants
   *[ship] Ships
 }
explain-ships = { $kind ->
    [merchant] { COUNT($left, "merchants") } in the reserve. New ones are placed on the warehouse or the market.
   *[ship] { COUNT($left, "ships") } in the reserve. New ones are placed on the river beside the port or the shipyard.
 }
explain-sailing = In a move action each goes up to { COUNT($movement, "spaces") }, and for 1 power { COUNT($extra, "spaces") } further. { $kind ->
    [merchant] A merchant that is returned pays for a dwelling on its hex.
   *[ship] A ship that is returned pays for a dwelling beside it.
 }
explain-bridges-title = Bridges
explain-bridges = { COUNT($left, "bridges") } left. A bridge costs a power action, unless an ability gives it.
explain-markers-title = Trade markers
explain-markers = { $left } left. Each building can be traded with once in the game.
explain-convert-title = Convert goods
explain-convert = In your own turn, as often as you like: { $list }.
explain-burn = Burning: one token of bowl II leaves the game, another moves from there to bowl III.

## Drawing

name-range = range
draw-map = Map
draw-own-map = Map (canals are house values)
draw-rounds = Rounds
draw-powers = Power actions
draw-cults = Cults
draw-pool = Bonus tiles
draw-supply = Favour and town tiles
draw-favour-tiles = Favour tiles
draw-town-tiles = Town tiles
draw-factions = Factions
draw-your-mat = Faction board: { $faction }
draw-cell = { $cell }, { $terrain }
draw-cell-price = { $where }: { $spades ->
    [0] {""}
   *[other] { COUNT($spades, "spades") }, {""}
 }{ $workers ->
    [0] {""}
   *[other] { COUNT($workers, "workers") }, {""}
 }{ $priests ->
    [0] {""}
   *[other] { COUNT($priests, "priests") }, {""}
 }{ $power ->
    [0] {""}
   *[other] { COUNT($power, "power") }, {""}
 }{ COUNT($coins, "coins") }
draw-building = { $cell }: { $building }, { $seat }
draw-in-town = { $cell } belongs to a town, { $seat }
draw-site = Bridge site { $from }–{ $to }
draw-bridge = Bridge { $from }–{ $to }, { $seat }
draw-port = { $cell }: port, { $seat }
draw-warehouse = { $cell }: warehouse, { $seat }
draw-ship = { $cell }: ship, { $seat }
draw-merchant = { $cell }: merchant, { $seat }
draw-traded = { $cell }: trade marker, { $seat }
draw-round = Round { $round }
draw-round-tile = Round { $round }: { $tile }
draw-no-cult-bonus = no cult bonus
draw-final = At the end: largest area; { $tile }
draw-final-area = At the end: largest area
draw-power = { $action }, { COUNT($power, "power") }
draw-power-used = { $action }, { COUNT($power, "power") }, used this round
draw-at-pass = pass
draw-bonus = { $tile }, { $coins ->
    [0] no coins on it
   *[other] { COUNT($coins, "coins") } on it
 }
draw-favour = { $tile }, { $left } left
draw-town-tile = { $tile }, { $left } left
draw-trade-pays = A trade pays
draw-cult-fire = Fire
draw-cult-water = Water
draw-cult-earth = Earth
draw-cult-air = Air
draw-short-fire = Fire
draw-short-water = Water
draw-short-earth = Earth
draw-short-air = Air
draw-sent = { $cult }: priest, { $seat }
draw-you = you
draw-on-turn = to move
draw-passed = passed: { $place }
draw-dropped = left the game
draw-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
draw-no-faction = No faction yet
draw-seat-open = { $player }, no faction yet
draw-seat = { $player }, { $faction }: { COUNT($points, "points") }, { COUNT($coins, "coins") }, { COUNT($workers, "workers") }, { COUNT($priests, "priests") }, power { $one }, { $two }, { $three } in bowls I, II, III
draw-offered = offered { COUNT($power, "power") }
draw-holds = { $tile }, { $player }
draw-faction = { $faction }, { $terrain }
draw-any-terrain = any terrain
draw-taken = taken by { $seat }
draw-bid = { COUNT($points, "points") }, { $seat }
draw-no-bid = no bid yet
draw-income = income
draw-income-title = What the next income phase brings
draw-bowl = Bowl { $bowl }: { $power } power
draw-shipping = Shipping
draw-range = Range
draw-exchange = Spade
draw-track = { $track_id ->
    [track-exchange] Price of a spade
   *[other] { $track }
 }: { $step }
draw-row = { $building }: { $left } of { $all } left
draw-ships = Ships
draw-merchants = Merchants
draw-ships-left = { $left ->
    [one] { $left } ship in the reserve
   *[other] { $left } ships in the reserve
 }
draw-merchants-left = { $left ->
    [one] { $left } merchant in the reserve
   *[other] { $left } merchants in the reserve
 }
draw-bridges = { $bridges ->
    [one] { $bridges } bridge left
   *[other] { $bridges } bridges left
 }
draw-markers = { $left ->
    [one] { $left } trade marker left
   *[other] { $left } trade markers left
 }
draw-special = { $action }{ $state ->
    [used] , used this round
    [waits] , once the stronghold stands
   *[other] {""}
 }
draw-convert = Convert
draw-converting = Convert goods or burn power
draw-pass = Pass
draw-done = End turn
draw-decline = No, thanks
draw-accept = Take { $power } power ({ $faction })
draw-refuse = Decline { $power } power ({ $faction })
draw-keep = Keep the priest
draw-token = A token for a point

## What a preview compares

stock-points = points
stock-coins = coins
stock-workers = workers
stock-priests = priests
stock-power-1 = power in bowl I
stock-power-2 = power in bowl II
stock-power-3 = power in bowl III
stock-fire = cult of fire
stock-water = cult of water
stock-earth = cult of earth
stock-air = cult of air
stock-key = keys
stock-shipping = shipping or range
stock-bridges = bridges left
stock-coin-income = income in coins
stock-worker-income = income in workers
stock-priest-income = income in priests
stock-power-income = income in power
stock-ships = ships on the map
stock-trade = trade markers placed
# A few words for a button; the sentence that asks says the rest.
label-accept = { $points ->
    [0] Take { COUNT($power, "power") }
   *[other] Take { COUNT($power, "power") } for { COUNT($points, "points") }
 }
label-refuse = Decline
label-burn = Burn 1 token
