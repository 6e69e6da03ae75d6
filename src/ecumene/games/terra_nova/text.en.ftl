# The sentences of Terra Nova. COUNT puts a number and its thing together by the messages count-….

## Numbers

count-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
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
count-houses = { $n ->
    [one] { $n } house
   *[other] { $n } houses
 }
count-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
 }

## Names

name-lake = lake
    .letter = L
name-forest = forest
    .letter = F
name-wasteland = wasteland
    .letter = W
name-desert = desert
    .letter = D
name-swamp = swamp
    .letter = S
name-river = river

name-house = house
    .a = a house
    .sign = h
name-factory = factory
    .a = a factory
    .sign = f
name-palace = palace
    .a = a palace
    .sign = p
name-palace-left = left palace
    .a = the left palace
name-palace-right = right palace
    .a = the right palace
name-neutral = neutral house
    .a = a neutral house
    .sign = n

name-water-sprites = Water Sprites
name-seafarers = Seafarers
name-fairies = Fairies
name-druids = Druids
name-golems = Golems
name-ifrits = Ifrits
name-sun-worshippers = Sun Worshippers
name-sand-cats = Sand Cats
name-leprechauns = Leprechauns
name-inventors = Inventors

name-exchange = Exchange
name-invent = Factory
name-special-bonus = special action of the bonus tile
name-special-palace = special action of the palace

# Where points come from; the round tiles also as they lie on the board.
name-round-house = round tile: houses
    .each = for each house
name-round-factory = round tile: factories
    .each = for each upgrade to a factory
name-round-palace = round tile: palaces
    .each = for each upgrade to a palace
name-round-sailing = round tile: sailing
    .each = for each sailing step
name-round-town = round tile: towns
    .each = for each town
name-round-spade = round tile: spades
    .each = for each spade used
name-sailing-step = sailing track
name-town-tile = town tiles
name-bonus-factories = bonus tile: factories
name-bonus-houses = bonus tile: houses
name-bonus-sailing = bonus tile: sailing
name-bonus-palaces = bonus tile: palaces
name-coins = coins
name-area = largest area

name-option-board = Map
name-option-board-printed = printed
name-option-board-own-design = our own design
name-option-factions = Factions
name-option-factions-choose = chosen in turn order
name-option-factions-random = drawn by lot
name-option-first_game = Recommended first game
name-option-turn_order = Turn order
name-option-turn_order-clockwise = clockwise
name-option-turn_order-pass-order = in the order of passing
name-option-two_player_variant = Variant for two
name-option-two_player_variant-none = none
name-option-two_player_variant-planner = the Planner
name-option-two_player_variant-lucky-digger = the Lucky Digger
name-option-swap_in_last_round = Bonus tile swap in round 5

## What is owed

step-choose-faction = Choose a faction
step-place-house = Your turn: place a house
step-choose-bonus = Choose a bonus tile
step-place-neutral = Place a neutral house
step-take-turn = Your turn: choose an action
step-end-turn = Exchange power or end your turn
step-round-exchange = End of the round: exchange power or go on
step-free-bridge = Choose where the bridge goes
step-free-spade = Choose a cell for the free spade
step-two-spades = Choose a cell for the two free spades
step-second-spade = Choose a cell for the second spade, or none
step-spade-house = Build a house on a cell just transformed, or not
step-lake-house = Choose home terrain for the free house
step-free-factory = Choose the house that becomes a factory
step-sunny-cell = Choose the cell that becomes your home terrain
step-claim-edge = Choose a free cell at the edge, or none
step-free-step = Take the free sailing step, or not
step-choose-town-tile = Choose a town tile and the building it goes under
step-choose-river-town = Found a town over the river, or not yet

## Why a move is refused

refusal-notation = “{ $text }” is not a move. Moves look like this: build C4, transform D5 build, upgrade C4 factory, pass B.
refusal-coins = { $deed ->
    [build] { $cell }: a house, { COUNT($need, "coins") }.
    [transform] { $cell }: { $spades ->
        [1] one spade
       *[2] two spades
     }{ $free ->
        [0] {""}
       *[1] , one free
     }, { COUNT($need, "coins") }.
    [transform-build] { $cell }: { $spades ->
        [1] { $free ->
            [0] one spade
           *[1] one free spade
         }
       *[2] { $free ->
            [0] two spades
           *[1] two spades, one free,
         }
     } and a house, { COUNT($need, "coins") }.
    [upgrade] { $cell }: { $building_a }, { COUNT($need, "coins") }.
    [sail] Sailing step: { COUNT($need, "coins") }.
   *[bridge] Bridge: { COUNT($need, "coins") }.
 } You have { $have }.{ $exchange ->
    [0] {""}
   *[other] {" "}Or first exchange { COUNT($exchange, "power") }.
 }
refusal-power = { $action_id ->
    [exchange] { $action }
    [invent] { $action }
   *[other] Power action, { $action }
 }: { COUNT($need, "power") } from bowl III. You have { $have }.
refusal-off-map = { $cell } is not on this map.
refusal-river = { $cell } is river. Nothing is built or transformed there.
refusal-occupied = { $building_id ->
    [neutral] { $cell }: a neutral house stands there.
   *[other] { $cell }: { $building_a } stands there ({ $owner }).
 }
refusal-out-of-reach = { $cell } is out of reach. Your sailing value is { $sailing }. A building nearby, a sailing step or a bridge would help.
refusal-not-home = { $cell } is { $terrain }, your home is { $home }.{ $spades ->
    [0] {""}
   *[other] {" "}First transform it: { COUNT($spades, "spades") }.
 }
refusal-already-home = { $cell } is your home terrain already. No spade is needed there.
refusal-no-house = No house is left on your mat. Upgrading one brings it back.
refusal-no-factory = No factory is left on your mat. Upgrading one to a palace brings it back.
refusal-not-your-building = { $cell }: no building of yours stands there.
refusal-not-a-house = { $cell }: only a house becomes a factory.
refusal-not-a-factory = { $cell }: only a factory becomes a palace.
refusal-palace-built = You have built { $building_a } already.
refusal-track-end = The sailing track ends at step { $step }.
refusal-no-site = There is no bridge site between { $from } and { $to }.
refusal-site-taken = { $from }–{ $to }: a bridge stands there ({ $owner }).
refusal-no-bridge = All your bridges are built.
refusal-bridge-end = { $from }–{ $to }: a building of yours must stand at one end.
refusal-action-used = Already used this round: { $action }.{ $last ->
    [0] {" "}It is open again in the next one.
   *[other] {""}
 }
refusal-no-target = There is nowhere to use it now: { $action }.
refusal-no-special = { $action_id ->
    [special-bonus] Your bonus tile has no special action.
   *[special-palace] You have no palace with a special action.
 }
refusal-fairies-only = This power action belongs to the Fairies.
refusal-inventors-only = Only the Inventors build a factory for power.
refusal-druids-only = Only the Druids exchange power for points.
refusal-no-left-palace = Your left palace must stand first.
refusal-must-act = A turn is one action or a pass. Exchanging power is not enough.
refusal-must-transform = The free spade must be used. Choose a cell to transform.
refusal-house-later = Only transform for now. You will be asked about the house right after.
refusal-one-spade-left = { $cell } takes two spades. Only one is left.
refusal-just-transformed = A house can only be built now on a cell just transformed. { $cell } is not one.
refusal-no-shared-side = { $cell } shares no side with a building of yours. Water and bridges do not count here.
refusal-with-house = Terrain and house come together here. Build instead of transforming.
refusal-not-at-edge = { $cell } is not at the edge of the board.
refusal-town-tile-used = Your town tile with { $tile } is used. Choose another.
refusal-town-place = A town tile cannot go on { $cell } now. It can go on: { $allowed }.
refusal-no-swap = No bonus tile is taken in this round. Just pass.
refusal-choose-bonus = Passing takes a new bonus tile. Name one: { $allowed }.
refusal-own-bonus = You cannot keep your own { $tile }. Take one of: { $allowed }.
refusal-bonus-not-there = { $tile } is not beside the board. There are: { $allowed }.
refusal-colour-neutral = The { $faction }: their colour ({ $terrain }) is neutral.
refusal-colour-taken = The { $faction }: their colour ({ $terrain }) is taken.
refusal-not-first-game = The { $faction } take no part in the recommended first game with so many players.
refusal-not-marked = { $cell } is not a marked { $terrain } cell that is free and still as printed.

## What is wrong with the options

problem-terra-nova-variant-seats = { $value ->
    [planner] The Planner
   *[lucky-digger] The Lucky Digger
 } is for 2 seats, not { $seats }.
problem-terra-nova-first-variant = The recommended first game is played without { $value ->
    [planner] the Planner
   *[lucky-digger] the Lucky Digger
 }.

## The log

event-round-started = Round { $round } begins.
event-faction-chosen = { $player } plays the { $faction }.
event-placed = { $player } placed { $building_a } on { $cell }.
event-neutral-placed = A neutral house ({ $terrain }) was placed on { $cell }.
event-house-drawn = { $player } drew a neutral house ({ $terrain }).
event-house-discarded = No marked { $terrain } cell is free. The house that { $player } drew was discarded.
event-income = { $player } received { COUNT($coins, "coins") } and { COUNT($power, "power") } as income.
event-transformed = { $player } turned { $cell } into { $terrain } ({ $spades ->
    [0] no spades
   *[other] { COUNT($spades, "spades") }
 }).
event-built = { $player } built { $building_a } on { $cell }.
event-upgraded = { $player } upgraded { $cell } to { $building_a }.
event-invented = { $player } spent { COUNT($power, "power") } to put a factory on { $cell }.
event-sailed = { $player } reached step { $step } of the sailing track.
event-bridged = { $player } built a bridge { $from }–{ $to }.
event-power-action = { $player } took a power action for { COUNT($power, "power") }: { $action }.
event-special-action = { $player } took the { $action }.
event-power-exchanged = { $player } exchanged { COUNT($power, "power") }.
event-power-gained = { $player } gained { COUNT($power, "power") }{ $lost ->
    [0] {""}
   *[other] , { $lost } of it lost
 }.
event-coins-gained = { $player } gained { COUNT($coins, "coins") }.
event-scored = { $player } scored { COUNT($points, "points") } ({ $source }).
event-town-founded = { $player } founded a town at { $cell } ({ $tile }).
event-passed = { $place ->
    [1] { $player } was the first to pass.
   *[other] { $player } passed.
 }
event-bonus-taken = { $player } took { $tile }.
event-game-ended = The last round is over.
event-area = { $player }: { COUNT($buildings, "buildings") } in the largest area.

## Verbs of the notation

verb-faction = faction
verb-place = place
verb-take = take
verb-neutral = neutral
verb-build = build
verb-transform = transform
verb-upgrade = upgrade
verb-sail = sail
verb-bridge = bridge
verb-power = power
verb-special = special
verb-invent = invent
verb-pass = pass
verb-exchange = exchange
verb-town = town
verb-decline = decline
verb-end = end

## Moves in words

move-faction = Play the { $faction } ({ $terrain }): { $ability }
move-place = Place a house on { $cell }
move-take = Take { $tile }
move-neutral = Place a neutral house ({ $terrain }) on { $cell }
move-build = Build a house on { $cell }: { move-price }
move-build-edge = Turn { $cell } ({ $terrain }) into { $home } and build a house there: free
move-transform = Turn { $cell } ({ $terrain }) into { $home }, { move-spades }: { move-price }
move-transform-build = Turn { $cell } ({ $terrain }) into { $home }, { move-spades }, and build a house: { move-price }
move-upgrade = Upgrade { $cell } to { $building_a }: { move-price }
move-sail = Improve sailing to step { $step }: { move-price }
move-bridge = Build a bridge { $from }–{ $to }: { move-price }
move-power = Power action, { $action }: { COUNT($power, "power") }
move-special = Take the { $action }
move-invent = Put a factory on { $cell } ({ $terrain }): { COUNT($power, "power") }{ move-gain }
move-pass = Pass{ move-pass-gain }
move-pass-bonus = Pass{ move-pass-gain } and take { $tile }{ $coins ->
    [0] {""}
   *[other] {" "}with { COUNT($coins, "coins") } on it
 }
move-exchange = Exchange { COUNT($power, "power") } for { COUNT($coins, "coins") }
move-worship = Exchange { COUNT($power, "power") } for { COUNT($points, "points") }
move-town = Found a town at { $cell }: { $tile }
move-decline = { $step ->
    [second-spade] No second spade
    [spade-house] No house
    [claim-edge] No cell
    [free-step] No sailing step
   *[choose-river-town] No town yet
 }
move-end = { $step ->
    [round-exchange] No more exchange
   *[end-turn] End your turn
 }
# Parts of the above.
move-price = { $coins ->
    [0] free
   *[other] { COUNT($coins, "coins") }
 }{ move-gain }
move-gain = { $points ->
    [0] {""}
   *[other] , +{ COUNT($points, "points") }
 }
move-pass-gain = { $points ->
    [0] {""}
   *[other] {" "}(+{ COUNT($points, "points") })
 }
move-spades = { $spades ->
    [0] no spades
   *[other] { $bought ->
        [0] { $spades ->
            [one] { $spades } free spade
           *[other] { $spades } free spades
         }
       *[other] { COUNT($spades, "spades") }{ $free ->
            [0] {""}
           *[other] {" "}({ $free } free)
         }
     }
 }

## The position in text

show-legend-land = Letters: { $lake } lake, { $forest } forest, { $wasteland } wasteland, { $desert } desert, { $swamp } swamp, ~ river
show-legend-pieces = Signs: { $house } house, { $factory } factory, { $palace } palace, { $neutral } neutral, * town, number: seat
show-legend-marks = + marked cell for a neutral house
show-bridges = Bridges: { $list }
show-sites = Free bridge sites: { $list }
show-none = none
show-setup = Set-up
show-round = Round { $round } of { $last }
show-over = The game is over.
show-round-tile = Round { $number }: { COUNT($points, "points") } { $tile_each }{ $state ->
    [now] , now
    [past] , over
   *[coming] {""}
 }
show-brief-tile = { COUNT($points, "points") } { $tile_each }
show-power-actions = Power actions
show-action = { COUNT($power, "power") }: { $action }{ $state ->
    [used] {" "}(used)
   *[free] {""}
 }
show-pool = Beside the board
show-pool-tile = { $tile }{ $coins ->
    [0] {""}
   *[other] , { COUNT($coins, "coins") } on it
 }
show-seat = { $number }. { $player }{ $state ->
    [turn] , on turn
    [passed] , passed
   *[waits] {""}
 }
show-faction = The { $faction } ({ $terrain }): { $ability }
show-no-faction = No faction yet
show-stock = { COUNT($points, "points") }, { COUNT($coins, "coins") }, power { $one } / { $two } / { $three } in bowls I / II / III, sailing { $sailing }{ $extra ->
    [0] {""}
   *[other] +{ $extra }
 }
show-brief = { COUNT($points, "points") }, { COUNT($coins, "coins") }, power { $one }/{ $two }/{ $three }, sailing { $sailing }{ $extra ->
    [0] {""}
   *[other] + { $extra }
 }
show-buildings = { $kind_id ->
    [house] Houses
   *[factory] Factories
 }: { $list } ({ $left } left)
show-palace = { $building_id ->
    [palace-left] Left palace
   *[palace-right] Right palace
 } { $cell ->
    [mat] (on the mat)
   *[other] { $cell }
 }: { $effect }
show-bridges-left = Bridges left: { $left }
show-towns-left = Town tiles left: { $list }
show-towns = Towns: { $list }
show-held = Holds { $tile }{ $state ->
    [used] , spade used
   *[free] {""}
 }
show-own-map = This map is a house value: the printed 2-player side is in no public text.
show-income = Next income as things stand: { COUNT($coins, "coins") }, { COUNT($power, "power") }

## Factions: what abilities and palaces do, by their kind

income = { $coins ->
    [0] { COUNT($power, "power") }
   *[other] { $power ->
        [0] { COUNT($coins, "coins") }
       *[other] { COUNT($coins, "coins") } and { COUNT($power, "power") }
     }
 }
palace-income = income { income }

ability-points-per-town = { COUNT($points, "points") } for each town
ability-towns-over-river = towns may reach over one river cell
ability-more-power = { COUNT($power, "power") } more as income
ability-power-for-points = exchange { COUNT($power, "power") } for { COUNT($points, "points") }
ability-factory-points = points for factories on passing: { $list }
ability-cheaper-power-actions = power actions cost { COUNT($power, "power") } less
ability-first-houses = start with { COUNT($houses, "houses") }
ability-coins-for-upgrades-elsewhere = { COUNT($coins, "coins") } when { $seats ->
    [2] the other upgrades
   *[other] others upgrade
 }
ability-power-for-spades = { COUNT($power, "power") } for each spade used
ability-power-for-houses-elsewhere = { COUNT($power, "power") } when { $seats ->
    [2] the other builds a house
   *[other] others build a house
 }

ability-house-at-home = special action: a free house on any free { $terrain }
ability-sailing-step = once: a free sailing step if you like
ability-own-power-action = own power action: a free spade for { COUNT($power, "power") }
ability-power-per-settlement = { COUNT($power, "power") } per settlement on passing
ability-spades-at-most = no cell takes more than { COUNT($spades, "spades") }
ability-cell-at-edge = once: a free cell at the edge with a free house
ability-cell-beside = special action: a cell beside you becomes { $terrain } without spades
ability-cheaper-factories = factories cost { $beside } or { COUNT($alone, "coins") }
ability-power-at-once = once: { COUNT($power, "power") }
ability-factory-for-power = own action: { COUNT($power, "power") } for a free factory in reach
ability-towns-from = towns from value { $value }
ability-house-to-factory = special action: one house becomes a factory for free
ability-points-per-factory = { COUNT($points, "points") } for each upgrade to a factory
ability-points-per-settlement-at-edge = { COUNT($points, "points") } per settlement at the edge on passing
ability-points-per-building-inland = { COUNT($points, "points") } per building away from the river on passing
ability-points-per-house = { COUNT($points, "points") } for each house you build

## Tiles and power actions: what they give, by the fields of their rows

and-last = { $list } and { $last }

bonus-tile = bonus tile { $letter } ({ $gains })
bonus-ships = sailing +{ $sailing }
bonus-factories = { COUNT($points, "points") } per factory on passing
bonus-houses = { COUNT($points, "points") } per house on passing
bonus-sailing = { COUNT($points, "points") } per sailing step on passing
bonus-palaces = { COUNT($points, "points") } per palace on passing
bonus-spade = free spade

town-sailing = { $steps ->
    [one] a sailing step
   *[other] { $steps } sailing steps
 }

gives-bridge = { $rank ->
    [cheaper] cheaper bridge
    [dearer] dearer bridge
   *[only] bridge
 }
gives-sailing = sailing step
gives-spades = { $spades ->
    [one] { $spades } free spade
   *[other] { $spades } free spades
 }
gives-of-palace = { $gift } of the palace

# Points that only one faction gets.
own-town = { $faction }: towns
own-pass = { $faction }: factories
own-edge = { $faction }: settlements at the edge
own-exchange = { $faction }: power for points
own-upgrade = { $faction }: upgrades
own-house = { $faction }: houses
own-inland = { $faction }: buildings away from the river

## Drawing

draw-owed-choose-faction = { $seat } chooses a faction
draw-owed-place-house = { $seat } places a house
draw-owed-choose-bonus = { $seat } chooses a bonus tile
draw-owed-place-neutral = { $seat } places a neutral house
draw-owed-take-turn = { $seat } chooses an action
draw-owed-end-turn = { $seat } may exchange power before the turn ends
draw-owed-round-exchange = { $seat } may exchange power at the end of the round
draw-owed-free-bridge = { $seat } places a free bridge
draw-owed-free-spade = { $seat } uses a free spade
draw-owed-two-spades = { $seat } uses two free spades
draw-owed-second-spade = { $seat } may use the second spade
draw-owed-spade-house = { $seat } may build on a cell just transformed
draw-owed-lake-house = { $seat } chooses a cell for a free house
draw-owed-free-factory = { $seat } turns a house into a factory
draw-owed-sunny-cell = { $seat } turns a cell into home terrain
draw-owed-claim-edge = { $seat } may claim a cell at the edge
draw-owed-free-step = { $seat } may take a free sailing step
draw-owed-choose-town-tile = { $seat } founds a town and chooses its tile
draw-owed-choose-river-town = { $seat } may found a town over the river
draw-won = { $players } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-shared = { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
draw-progress = round { $round } of { $rounds }
draw-set-up = set-up
draw-over = game over
draw-end = End turn
draw-decline = No, thanks
draw-pass = Pass

draw-rounds = Rounds
draw-powers = Power
draw-pool = Bonus tiles
draw-prices = Prices
draw-area = Largest areas

draw-cell = { $cell }, { $terrain }
draw-cell-price = { $where }: { $spades ->
    [0] { "" }
    [one] { $spades } spade,{ " " }
   *[other] { $spades } spades,{ " " }
}{ $power ->
    [0] { $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    }
   *[other] { $power } power
}
draw-site = Bridge site { $from }–{ $to }
draw-bridge = Bridge { $from }–{ $to }, { $seat }
draw-building = { $cell }: { $building }, { $seat }
draw-neutral = { $cell }: neutral house
draw-town = { $cell }: town tile, { $tile }, { $seat }

draw-round = Round { $round }
draw-round-tile = Round { $round }: { COUNT($points, "points") } { $tile_each }
draw-power = { $action }, { $power } power
draw-power-used = { $action }, { $power } power, used this round
draw-bonus = { $tile }, { $coins ->
    [0] no coins on it
    [one] { $coins } coin on it
   *[other] { $coins } coins on it
}
draw-wheel = Terrain wheel: { $most ->
    [1] every other terrain takes one spade
   *[other] each step takes a spade
 }, { COUNT($coins, "coins") }

draw-no-faction = No faction yet
draw-faction = { $faction }, { $terrain }
draw-you = you
draw-on-turn = to move
draw-passed = passed: { $place }
draw-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
draw-start = Start player
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
draw-bowl = Bowl { $bowl }: { $power } power
draw-held = Holds { $tile }
draw-income = Income
draw-next-income = Next income: { COUNT($coins, "coins") }, { COUNT($power, "power") }
draw-bridges = { $bridges ->
    [one] { $bridges } bridge left
   *[other] { $bridges } bridges left
}
draw-houses = { $left ->
    [one] { $left } house left
   *[other] { $left } houses left
}
draw-factories = { $left ->
    [one] { $left } factory left
   *[other] { $left } factories left
}
draw-left = left
draw-right = right
draw-step = Sailing value { $step }, { $points ->
    [0] at the start
   *[other] { $points } points for this step
}
draw-town-left = Town tile: { $tile }
draw-town-used = Town tile: { $tile }, used

draw-exchange = Exchange up to { COUNT($power, "power") }
draw-exchange-power = Exchange power
draw-factions = Factions
draw-your-mat = Mat: { $faction }
draw-map = Map
draw-own-map = Map (house value)
draw-rails = Round tiles and power actions
draw-seat = { $player }, { $faction }: { COUNT($points, "points") }, { COUNT($coins, "coins") }, power { $one }, { $two }, { $three } in bowls I, II, III
draw-seat-open = { $player }, no faction yet
draw-taken = taken by { $seat }
draw-sailing = Sailing track, value { $step }
draw-wheel-prices = Terrain wheel and prices

## Hints under what is owed

help-choose-faction = Its colour is your home terrain. Nobody else can take that colour then.
help-place-house = Lit cells are your home terrain. It costs nothing.
help-choose-bonus = It pays income in each round you hold it.
help-place-neutral = It makes factories next to it cheaper for everybody.
help-take-turn = Choose a lit cell, bridge site, action or tile. Prices on cells include the spades.
help-end-turn = Each power from bowl III gives 1 coin.
help-round-exchange = Each power from bowl III gives 1 coin.
help-free-bridge = One end needs a building of yours.
help-free-spade = A second spade costs { COUNT($spade, "coins") }, a house { $house }.
help-two-spades = One cell, or two that take one spade each. A house may follow.
help-second-spade = It must be in reach of a building that stood before.
help-spade-house = A house costs { COUNT($house, "coins") }.
help-lake-house = Any free cell of your home terrain will do, near or far.
help-free-factory = It costs nothing.
help-sunny-cell = It takes no spades. A house on it costs { COUNT($house, "coins") }.
help-claim-edge = Terrain and house are free.
help-free-step = It costs nothing and scores like any other step.
help-choose-town-tile = Its points and its gift are yours at once. It may go under any building of the town.
help-choose-river-town = The town tile goes on the river cell.

## What a preview compares

stock-points = points
stock-coins = coins
stock-power-1 = power in bowl I
stock-power-2 = power in bowl II
stock-power-3 = power in bowl III
stock-ship = sailing
stock-bridges = bridges left
stock-key = towns
stock-coin-income = income in coins
stock-power-income = income in power

## What things are

explain-this-round = This round: { COUNT($points, "points") } { $tile_each }.
explain-river = Nothing is built here. Sailing leads across, and bridges where there is a site.
explain-building = { $building_id ->
    [house] House
    [factory] Factory
   *[palace] Palace
 } of { $seat }.
explain-upgrade-house = Upgrade to a factory: { COUNT($coins, "coins") }.
explain-upgrade-factory = Upgrade to a palace: { COUNT($coins, "coins") }.
explain-neutral = A neutral house. It makes factories next to it cheaper and stays until the end.
explain-free = No building here.
explain-spades = { $spades ->
    [0] Your home terrain: a house costs { COUNT($house, "coins") }.
   *[other] To make it your home: { COUNT($spades, "spades") }, { COUNT($coins, "coins") }. A house costs { COUNT($house, "coins") } more.
 }
explain-reach = It is in your reach.
explain-no-reach = It is out of your reach. Your sailing value is { $sailing }.
explain-mark = Marked: a neutral house may be placed here.
explain-edge = It lies at the edge of the board.
explain-town-here = Town of { $seat }: { $tile }.
explain-site = A bridge costs { COUNT($coins, "coins") }. One of your buildings must stand at one end.
explain-bridge = The two ends are next to each other for everybody.
explain-round = { COUNT($points, "points") } { $tile_each }.
explain-round-open = The tile of this round is not laid out yet.
explain-round-state = { $state ->
    [past] This round is over.
    [now] It counts now.
   *[coming] It counts when this round is played.
 }
explain-gives-bridge = Spend { COUNT($power, "power") }: build a bridge without coins.
explain-gives-sailing = Spend { COUNT($power, "power") }: one sailing step without coins.
explain-gives-coins = Spend { COUNT($power, "power") }: gain { COUNT($coins, "coins") }.
explain-gives-spade = Spend { COUNT($power, "power") }: transform with one free spade. A second costs { COUNT($spade, "coins") }, a house { $house }.
explain-gives-two-spades = Spend { COUNT($power, "power") }: two free spades, for one cell or two. One house may follow for { COUNT($house, "coins") }.
explain-power-state = { $state ->
    [used] Used this round. It is open again in the next one.
    [used-last] Used this round.
   *[free] One player may use it in this round.
 }
explain-bonus = Bonus tile { $letter }
explain-bonus-income = Income of { income }.
explain-bonus-ships = Sailing counts { $sailing } more until you pass.
explain-bonus-factories = On passing, { COUNT($points, "points") } for each of your factories on the board.
explain-bonus-houses = On passing, { COUNT($points, "points") } for each of your houses on the board.
explain-bonus-sailing = On passing, { COUNT($points, "points") } for each of your sailing steps.
explain-bonus-palaces = On passing, { COUNT($points, "points") } for each of your palaces.
explain-bonus-spade = Special action: transform with one free spade.
explain-held = { $seat } holds it.
explain-pool = It lies beside the board{ $coins ->
    [0] {""}
   *[other] {" "}with { COUNT($coins, "coins") } on it
 }. It can be taken on passing.
explain-action-state = { $state ->
    [used] Its action is used this round.
   *[free] Its action is free.
 }
explain-palace = { $side ->
    [left] Left palace
   *[right] Right palace
 }: { $effect }.
explain-played = Played by { $seat }.
explain-wheel = Terrain wheel
explain-wheel-spades = { $most ->
    [1] Every other terrain takes one spade.
   *[other] To the next terrain takes one spade, to the one after it two.
 } A spade costs { COUNT($coins, "coins") }.
explain-prices = House { $house }, factory { $beside } next to a building of another faction and { $alone } otherwise, palace { $palace } coins.
explain-prices-more = Sailing step { $sailing }, bridge { $bridge }, spade { $spade } coins.
explain-areas = Points for the largest areas at the end: { $list }.
explain-no-faction = No faction yet.
explain-passed = Has passed in this round.
explain-bowl = Power gained moves tokens from I to II, and when I is empty from II to III.
explain-bowl-three = Only power in bowl III can be spent. What is spent goes back to bowl I.
explain-exchange = Each power from bowl III gives 1 coin. There is { $power } in it.
explain-worship = Or { COUNT($points, "points") } for { COUNT($power, "power") }.
explain-houses = A house costs { COUNT($coins, "coins") }. Income of the row, from left to right: { $list }.
explain-factories = A house becomes a factory for { COUNT($beside, "coins") } next to a building of another faction, otherwise for { $alone }. Income of the row, from left to right: { $list }.
explain-row = Each building on the board uncovers its income on the mat.
explain-palace-built = It stands on { $cell }.
explain-palace-open = It is still on the mat. A factory becomes a palace for { COUNT($coins, "coins") }.
explain-sailing-track = Sailing: step { $step }
explain-sailing = { $sailing ->
    [0] It takes a step or a bridge to cross the river.
    [one] Reach over { $sailing } river cell.
   *[other] Reach over up to { $sailing } river cells.
 }
explain-next-step = The next step: { COUNT($coins, "coins") }, { COUNT($points, "points") }.
explain-last-step = This is the last step.
explain-town = { $buildings } or more buildings side by side, worth at least { $value } together, form a town: house { $house }, factory { $factory }, palace { $palace }.
explain-town-used = Used: it lies on { $cell }.
explain-income = The rows, the left palace and the faction pay this at the start of a round, and so does the bonus tile that you hold then. As long as you have not passed, that tile is not counted.
explain-fixed-income = { COUNT($coins, "coins") } of it are on the mat from the beginning.
explain-no-income = There is no more income: this is the last round.
explain-first-game = The round tiles of the first game and the places of its houses are house values: the printed ones are in no public text.
place-income = { $coins ->
    [0] { $power ->
        [0] nothing
       *[other] { COUNT($power, "power") }
     }
   *[other] { income }
 }
