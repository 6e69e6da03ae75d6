# The sentences of 7 Wonders. COUNT puts a number and its thing together by the messages count-….

extra-seat = Free City

## Numbers

count-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
count-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
 }
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
count-leaders = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
 }
count-debts = { $n ->
    [one] { $n } debt
   *[other] { $n } debts
 }
count-defeats = { $n ->
    [one] { $n } defeat token
   *[other] { $n } defeat tokens
 }
victory-tokens = { $n ->
    [one] { $n } victory token of { $points }
   *[other] { $n } victory tokens of { $points }
 }
count-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }
count-wood = { $n } wood
count-stone = { $n } stone
count-clay = { $n } clay
count-ore = { $n } ore
count-glass = { $n } glass
count-textile = { $n } textile
count-papyrus = { $n } papyrus
age-number = { $age ->
    [0] leader
    [1] I
    [2] II
   *[3] III
 }

## Names

name-wood = wood
name-stone = stone
name-clay = clay
name-ore = ore
name-glass = glass
name-textile = textile
name-papyrus = papyrus

# Colours, which are also where points come from.
name-brown = brown cards
    .adj = brown
    .acc = brown
    .plural = brown
name-grey = grey cards
    .adj = grey
    .acc = grey
    .plural = grey
name-blue = blue cards
    .adj = blue
    .acc = blue
    .plural = blue
name-green = science
    .adj = green
    .acc = green
    .plural = green
name-yellow = yellow cards
    .adj = yellow
    .acc = yellow
    .plural = yellow
name-red = red cards
    .adj = red
    .acc = red
    .plural = red
name-purple = guilds
    .adj = purple
    .acc = purple
    .plural = purple
name-black = black cards
    .adj = black
    .acc = black
    .plural = black
name-white = leaders
    .adj = white
    .acc = white
    .plural = white
name-leaders = leaders
name-wonder = wonder
name-coins = coins
name-conflicts = conflicts
name-debts = debts

name-compass = compass
name-gear = gear
name-tablet = tablet
name-any = any science symbol

name-option-wonders = Wonders
name-option-wonders-base = of the base game
name-option-wonders-lost = Lost Wonders
name-option-wonders-all = all of them
name-option-deal = Dealing of the boards
name-option-deal-random = by lot
name-option-deal-two = two to choose from
name-option-deal-choose = chosen in turn
name-option-sides = Sides of the boards
name-option-sides-random = by lot
name-option-sides-choose = as each seat chooses
name-option-sides-A = only A
name-option-sides-B = only B
name-option-balance = Notes on balance
name-option-balance-all = all of them
name-option-balance-orders = only the strict ones
name-option-cities = Cities
name-option-leaders = Leaders
name-option-teams = Team game

# Cards
name-lumber-yard = Lumber Yard
name-stone-pit = Stone Pit
name-clay-pool = Clay Pool
name-ore-vein = Ore Vein
name-tree-farm = Tree Farm
name-excavation = Excavation
name-clay-pit = Clay Pit
name-timber-yard = Timber Yard
name-forest-cave = Forest Cave
name-mine = Mine
name-loom = Loom
name-glassworks = Glassworks
name-press = Press
name-pawnshop = Pawnshop
name-baths = Baths
name-altar = Altar
name-theater = Theater
name-tavern = Tavern
name-east-trading-post = East Trading Post
name-west-trading-post = West Trading Post
name-marketplace = Marketplace
name-stockade = Stockade
name-barracks = Barracks
name-guard-tower = Guard Tower
name-apothecary = Apothecary
name-workshop = Workshop
name-scriptorium = Scriptorium
name-sawmill = Sawmill
name-quarry = Quarry
name-brickyard = Brickyard
name-foundry = Foundry
name-loom-2 = Loom
name-glassworks-2 = Glassworks
name-press-2 = Press
name-aqueduct = Aqueduct
name-temple = Temple
name-statue = Statue
name-courthouse = Courthouse
name-forum = Forum
name-caravansery = Caravansery
name-vineyard = Vineyard
name-bazar = Bazar
name-walls = Walls
name-training-ground = Training Ground
name-stables = Stables
name-archery-range = Archery Range
name-dispensary = Dispensary
name-laboratory = Laboratory
name-library = Library
name-school = School
name-pantheon = Pantheon
name-gardens = Gardens
name-town-hall = Town Hall
name-palace = Palace
name-senate = Senate
name-haven = Haven
name-lighthouse = Lighthouse
name-chamber-of-commerce = Chamber of Commerce
name-arena = Arena
name-fortifications = Fortifications
name-circus = Circus
name-arsenal = Arsenal
name-siege-workshop = Siege Workshop
name-lodge = Lodge
name-observatory = Observatory
name-university = University
name-academy = Academy
name-study = Study

# Guilds
name-builders-guild = Builders’ Guild
name-craftsmens-guild = Craftsmen’s Guild
name-magistrates-guild = Magistrates’ Guild
name-philosophers-guild = Philosophers’ Guild
name-scientists-guild = Scientists’ Guild
name-shipowners-guild = Shipowners’ Guild
name-spies-guild = Spies’ Guild
name-strategists-guild = Strategists’ Guild
name-traders-guild = Traders’ Guild
name-workers-guild = Workers’ Guild

# Black cards
name-pigeon-loft = Pigeon Loft
name-militia = Militia
name-hideout = Hideout
name-residence = Residence
name-gambling-den = Gambling Den
name-clandestine-dock-east = Clandestine Dock East
name-clandestine-dock-west = Clandestine Dock West
name-secret-warehouse = Secret Warehouse
name-gates-of-the-city = Gates of the City
name-spy-ring = Spy Ring
name-mercenaries = Mercenaries
name-lair = Lair
name-consulate = Consulate
name-gambling-house = Gambling House
name-black-market = Black Market
name-sepulcher = Sepulcher
name-architect-cabinet = Architect Cabinet
name-tabularium = Tabularium
name-torture-chamber = Torture Chamber
name-contingent = Contingent
name-brotherhood = Brotherhood
name-embassy = Embassy
name-cenotaph = Cenotaph
name-builders-union = Builders’ Union
name-capitol = Capitol
name-slave-market = Slave Market
name-secret-society = Secret Society

# Leaders
name-amytis = Amytis
name-midas = Midas
name-alexander = Alexander
name-bilkis = Bilkis
name-aristotle = Aristotle
name-maecenas = Maecenas
name-justinian = Justinian
name-plato = Plato
name-ramses = Ramses
name-tomyris = Tomyris
name-hannibal = Hannibal
name-caesar = Caesar
name-hatshepsut = Hatshepsut
name-nero = Nero
name-xenophon = Xenophon
name-vitruvius = Vitruvius
name-solomon = Solomon
name-croesus = Croesus
name-hypatia = Hypatia
name-nebuchadnezzar = Nebuchadnezzar
name-phidias = Phidias
name-varro = Varro
name-pericles = Pericles
name-praxiteles = Praxiteles
name-hiram = Hiram
name-sappho = Sappho
name-zenobia = Zenobia
name-nefertiti = Nefertiti
name-cleopatra = Cleopatra
name-archimedes = Archimedes
name-leonidas = Leonidas
name-hammurabi = Hammurabi
name-imhotep = Imhotep
name-euclid = Euclid
name-ptolemy = Ptolemy
name-pythagoras = Pythagoras

# Wonders; the sides of their boards are named after them.
board-name = { $wonder } { $side }
name-alexandria = Alexandria
name-babylon = Babylon
name-ephesos = Ephesos
name-giza = Giza
name-halikarnassos = Halikarnassos
name-olympia = Olympia
name-rhodos = Rhodos
name-angkor-wat = Angkor Wat
name-antiocheia = Antiocheia
name-atlantis = Atlantis
name-babel = Tower of Babel
name-beiping = Beiping
name-brigadoon = Brigadoon
name-capua = Capua
name-caylus = Caylus
name-chichen-itza = Chichén Itzá
name-citadels = Citadels
name-dominion = Dominion
name-doppelwonder = DoppelWonder
name-el-dorado = El Dorado
name-helvetia = Helvetia
name-ithake = Ithake
name-lhasa = Lhasa
name-manneken-pis = Manneken Pis
name-nomades = Nomades
name-persepolis = Persepolis
name-petra = Petra
name-rapa-nui = Rapa Nui
name-rlyeh = R’lyeh
name-roll-through-the-ages = Roll Through the Ages
name-sparta = Sparta
name-tartaros = Tartaros
name-temporal-paradox = Temporal Paradox
name-uruk = Uruk
name-venezia = Venezia
name-yamato = Yamato

## What is owed

step-choose-board = Choose your wonder
step-keep-leader = Choose a leader to keep
step-use-leader = Choose a leader: play it, build a stage with it, or discard it
step-pick = Choose a card: build it, build a stage with it, or discard it
step-last-pick = Your last card of the Age: play it, or lay it aside
step-free-city-pick = Choose a card for the Free City
step-choose-debt = Choose how many coins to owe
step-any-time = Use an ability, or go on
step-exchange = Exchange, or go on
step-one-exchange = Exchange now, or never
step-put-back = Put back a defeat token, or keep it
step-take-from-discard = Choose a card of the discard pile to build free, or none
step-build-from-box = Choose a card to build free, or none
step-choose-copy = Choose what to copy, or nothing
step-swap-cards = Swap a card with another city, or not
step-give-up-leader = The Wizard: choose a leader to give up
step-wizard-plays = The Wizard: play one of these leaders free, or none
step-replace-wonder = Choose your new wonder
step-wander = Choose where your board goes, or stay

## Why a move is refused

refusal-notation = “{ $text }” is not a move. Moves look like this: build baths, build aqueduct left=2, stage loom 1, discard baths.
refusal-not-in-hand = { $card } is not among your cards.
refusal-same-name = { $card } stands in the city already, and no card may stand there twice.
refusal-coins = This costs { COUNT($need, "coins") }. You have { $have }.
refusal-resources = Missing, and nobody sells it to you: { $missing }.
refusal-payment = { $allowed ->
    [nothing] There is nothing to pay to anybody here.
   *[other] That is not the way to pay. One that will do: { $allowed }.
 }
refusal-no-chain = { $card }: no card of your city lets you build it free.
refusal-no-kin = Only a stage of Angkor Wat lets you build by a neighbour’s chain.
refusal-no-kin-chain = { $card }: no card next door lets you build it free.
refusal-no-free-build = No stage of yours lets you build a card free.
refusal-used-this-age = Already used in this Age.
refusal-costs-nothing = { $card } costs nothing anyway. Just build it.
refusal-wonder-complete = All stages of your wonder are built.
refusal-stage-order = Stage { $stage } cannot be built now. The next one is { $next }.
refusal-nothing-to-copy = Stage { $stage }: the neighbour has no such stage to copy.
refusal-partner-has-it = { $card } stands in your partner’s city already. It cannot mark this stage.
refusal-no-navigator = The Navigator does not help now.
refusal-must-build = The Free City must build as long as it can.
refusal-must-chain = { $card }: the Free City must use its chain.
refusal-debts = From { $least } to { $most } of the coins can be owed.
refusal-no-exchange = That exchange is not possible now.
refusal-no-ability = You have no such ability now.
refusal-cannot-turn-up = { $card } cannot be turned up now.
refusal-cannot-copy = That cannot be copied.
refusal-cannot-swap = These two cards cannot be swapped.
refusal-not-drawn = { $card } is not among the cards on offer.
refusal-not-in-pile = { $card } is not in the discard pile.
refusal-no-gap = You cannot move there: your board is to the right of { $seat } already, or that is your own city.
refusal-board-not-drawn = { $board } was not drawn.
refusal-board-not-offered = { $board } is not on offer.
refusal-board-taken = { $board }: this wonder is on the table already.
refusal-board-two-players = { $board }: with two players only wonders of the base game are used.
refusal-board-least-players = { $board } needs at least { $least } players.
refusal-board-most-players = { $board } is for at most { $most } players.
refusal-board-needs-myths = { $board } needs Myths, which are not in this box.
refusal-board-needs-leaders = { $board } needs Leaders.
refusal-board-needs-cities = { $board } needs Cities.
refusal-board-no-teams = { $board } is not used in the team game.
refusal-board-teams-only = { $board } is only for the team game.
refusal-boards-apart = { $board } and { $other } are never used together.
refusal-boards-beside = { $board } and { $other } may not sit side by side like this.
refusal-boards-alike = { $board }: { $most } boards on the table are too much like it already.

## What is wrong with the options

problem-seven-wonders-teams = The team game needs { $few } or { $many } players and the Cities expansion.
problem-seven-wonders-two = A game of { $seats } has only the wonders of the base game, without Cities and Leaders: change the option { $option }.

## The log

event-age-started = Age { age-number } begins.
event-board-taken = { $player } leads { $board }.
event-board-replaced = { $player } now leads { $board }.
event-rolled-start = { $player } rolled { COUNT($coins, "coins") } for the start.
event-built = { $player } built { $card }.
event-chained = { $player } built { $card } free by a chain.
event-built-free = { $player } built { $card } free.
event-built-from-box = { $player } built { $card } from the box.
event-taken-from-discard = { $player } built { $card } from the discard pile.
event-recruited = { $player } played { $card }.
event-stage-built = { $player } built stage { $stage } of the wonder.
event-discarded = { $player } discarded a card.
event-given = { $player } gave { $card } to { $owner }.
event-paid = { $player } paid { $owner } { COUNT($coins, "coins") }.
event-coins-gained = { $player } gained { COUNT($coins, "coins") }.
event-rolled = { $player } rolled { COUNT($coins, "coins") } and { COUNT($points, "points") }.
event-diplomacy = { $player } took a diplomacy token.
event-assassinated = The Assassin struck: the card of { $player } was discarded.
event-won = { $player } beat { $owner } ({ COUNT($points, "points") }).
event-defeat-taken = { $player } took { COUNT($tokens, "defeats") }.
event-defeat-put-back = { $player } put back { COUNT($tokens, "defeats") }.
event-exchanged = { $player } used an exchange{ $coins ->
    [0] {""}
   *[other] {" "}for { COUNT($coins, "coins") }
 }.
event-gilded = { $player } put a coin on { $card }.
event-hands-swapped = { $player } exchanged hands with { $owner }.
event-turned-up = { $player } turned up { $card }.
event-copied = { $player } copied { $card } of { $owner }.
event-stage-copied = { $player } copied stage { $stage } of { $owner }.
event-leader-given-up = { $player } gave up a leader.
event-swapped = { $player } swapped { $card } for { $other } of { $owner }.
event-box-opened = { $player } drew { COUNT($count, "cards") } from the box.
event-lost = { $player } lost { COUNT($coins, "coins") }.
event-lost-with-debts = { $player } paid { COUNT($coins, "coins") }{ $debts ->
    [0] {""}
   *[other] {" "}and took { COUNT($debts, "debts") }
 }.
event-vanished = The city of { $player } vanished in the clouds.
event-reappeared = The city of { $player } is back.
event-wandered = { $player } moved to the right of { $owner }.
event-game-ended = The last Age is over.

## Verbs of the notation

verb-build = build
verb-chain = chain
verb-free = free
verb-kin = neighbour’s chain
verb-stage = stage
verb-discard = discard
verb-navigate = discard with the Navigator
verb-take = take
verb-keep = keep
verb-recruit = recruit
verb-copy = copy
verb-copy-stage = copy a stage
verb-gild = put a coin on a card
verb-swap = swap
verb-turn-up = turn up
verb-board = board
verb-hands = exchange hands
verb-move = move
verb-exchange = exchange
verb-debt = debt
verb-claim = claim
verb-put-back = put back
verb-decline = decline

## Moves in words

move-build = Build { $card }: { $list }
move-chain = Build { $card } free: chain from { $list }
move-free = Build { $card } free: once per Age
move-kin = Build { $card } free: by a neighbour’s chain
move-stage = Stage { $stage } with { $card } as marker: { $list }
move-discard = Discard { $card } for { COUNT($coins, "coins") }
move-give-up = Give up { $card }
move-navigate = Discard { $card } for { COUNT($coins, "coins") } and { $list }
move-take = Build { $card } free: { $list }
move-keep = Keep { $card } ({ $value }): { $list }
move-recruit = Play { $card } ({ $value }): { $list }
move-copy = Copy { $card } of { $value }: { $list }
move-copy-stage = Copy stage { $stage } of { $value }: { $list }
move-gild = { COUNT($coins, "coins") } on { $card }: { COUNT($points, "points") }
move-swap = Your { $card } for { $other } of { $value }
move-turn-up = Turn up { $card }: { $list }
move-board = { $board }: { $list }
move-hands = Exchange hands with { $value }
move-move = Move to the right of { $value }
move-exchange = { $list }
move-debt = Pay { COUNT($coins, "coins") }, owe { $debts }
move-claim = { $list }
move-put-back = Put back { COUNT($tokens, "defeats") }
move-decline = { $step ->
    [last-pick] Lay the card aside
    [put-back] Keep it
    [wander] Stay
    [swap-cards] No swap
    [build-from-box] Build none
    [wizard-plays] Play none
   *[any-time] Go on
 }
# What is paid: to whom, for what.
pay-left = { $list } from the left neighbour for { COUNT($coins, "coins") }
pay-right = { $list } from the right neighbour for { COUNT($coins, "coins") }
pay-bank = { $list } from the bank for { COUNT($coins, "coins") }
pay-seat = { $list } from { $value } for { COUNT($coins, "coins") }

## What cards and stages do

effect-both = { $value } and { $text }
list-or = { $list } or { $text }
effect-vp = { COUNT($amount, "points") }
effect-vp_per = { COUNT($amount, "points") } for each { effect-thing }{ effect-where }
effect-vp_minus_cards = { COUNT($amount, "points") }, a point less for each { effect-thing } in your city
effect-vp_if_shields = { COUNT($amount, "points") } with at least { COUNT($extra, "shields") }
effect-extra_vp_per_3_coins = { COUNT($amount, "points") } more for every { COUNT($coins, "coins") }
effect-double_vp_from_yellow = your yellow cards are worth twice their points
effect-kings_favour = the King’s favour: your guilds that count neighbouring cities count yours too
effect-copy_neighbour_guild = at the end you score one guild of a neighbour too
effect-coins = { COUNT($amount, "coins") }
effect-coins_per = { COUNT($amount, "coins") } for each { effect-thing }{ effect-where }
effect-all_players_gain_coins = every player gains { COUNT($amount, "coins") }
effect-neighbours_gain_coins = each neighbour gains { COUNT($amount, "coins") }
effect-others_lose_coins = every other player loses { COUNT($amount, "coins") }{ $extra ->
    [0] {""}
   *[1] {" "}for each { effect-thing } of theirs
 }
effect-roll_two_dice = roll a die twice: the first roll gives coins, the second points
effect-claim_once = once in Age { age-number }, whenever you like: { $text }
effect-double_coins_from_yellow = yellow cards built later give twice their coins
effect-bank_discount = each turn you pay the bank { COUNT($amount, "coins") } less
effect-coin_per_purchase_from_neighbour = { COUNT($amount, "coins") } for each neighbour you buy from in a turn
effect-shields = { COUNT($amount, "shields") }
effect-diplomacy_token = diplomacy token
effect-permanent_diplomacy = no conflicts, for the whole game
effect-beaten_neighbour_takes_defeats = a neighbour you beat takes { COUNT($amount, "defeats") }
effect-defeat_tokens_go_to_the_winner = defeat tokens you would take go to the winner
effect-gain_defeat_token = take { COUNT($amount, "defeats") }
effect-discard_defeat_token = you may put back { COUNT($amount, "defeats") }
effect-all_players_discard_defeat = every player puts back { COUNT($amount, "defeats") }
effect-exchange_after_card = once a turn you may exchange { $list }
effect-exchange_once = at once you may exchange { $list }
effect-science = { $symbol }
effect-science_set_bonus = { COUNT($amount, "points") } more for each set of three science symbols
effect-convert_science = at the end you may change up to { $amount } of your science symbols
effect-copy_neighbour_science_symbol = a science symbol copied from a neighbour’s green card
effect-produce = { $list }{ $sold ->
    [0] {" "}(not for sale)
   *[1] {""}
 }
effect-extra_resource_already_produced = each turn another resource of a kind that your { $extra ->
    [0] brown and grey cards make
   *[1] start resource, brown and grey cards make
 }
effect-resource_not_produced = each turn a resource of a kind that your start resource, brown and grey cards do not make
effect-trade_discount = { $kinds ->
    [made] manufactured goods
   *[raw] raw materials
 } from { effect-side } cost { COUNT($price, "coins") }
effect-trade_rebate = each turn the first resource from { effect-side } costs { COUNT($amount, "coins") } less
effect-trade_with_any_player = buy from any player, each resource for { COUNT($price, "coins") }
effect-buy_from_bank = each turn a resource from the bank for { COUNT($price, "coins") }
effect-cost_reduction = { $extra ->
    [1] stages
   *[0] { $value } cards
 } cost { COUNT($amount, "resources") } less
effect-wonder_stages_free_of_resources = your stages need no resources
effect-colour_free = { $value } cards are free
effect-leaders_free = later leaders are free
effect-free_build_once_per_age = once per Age you build a card free
effect-neighbour_chain_once_per_age = once each in Ages { $ages } you build a card free by a chain from a neighbour’s card
effect-build_from_discard = you may build a card of the discard pile free
effect-draw_unused_and_build_free = draw { $amount } unused { $value } { $amount ->
    [one] card
   *[other] cards
 }{ $age ->
    [0] {""}
   *[other] {" "}of Age { age-number }
 } and build one of them free
effect-play_last_card = { $extra ->
    [0] you may play your last card of each Age too
   *[1] all players may play their last card of each Age too
 }
effect-on_chain_build = for each card built by a chain: { $text }
effect-on_build_colour = for each { $list } card built: { $text }
effect-on_structure_built = for each card built: { $text }
effect-on_each_stage_built = for each stage built{ $extra ->
    [0] {""}
   *[1] , this one too
 }: { $text }
effect-on_gain_victory_token = for each victory token: { $text }
effect-copy_effect = you may copy { $age ->
    [0] a { $list } card of a neighbour
   *[other] an Age { age-number } card of a neighbour
 }{ $extra ->
    [0] {""}
   *[other] {" "}or stage { $extra } of a neighbour, if it is built
 }
effect-copy_wonder_stage = as stage { $extra } of { effect-side }
effect-vanish = Vanishing: your city disappears and has no neighbours
effect-reappear = your city is back
effect-wander = Wandering: you may move your board to another place at the table
effect-partnership = Partnership: the marker is built free in your partner’s city
effect-invisibility = Invisibility: later you may turn up the marker, unless it is blue; it works for you alone
effect-replace_wonder = draw { $amount } unused wonders and replace this board by one of them, { $extra ->
    [1] side A
   *[2] either side
 }
effect-assassin = Assassin: next turn the others’ cards are discarded without coins
effect-magician = Magician: once per Age, before choosing, exchange hands with another player
effect-wizard = Wizard: every other player gives up a leader, and you may play one of them free
effect-navigator = Navigator: once per Age a discarded card gives { COUNT($price, "coins") } and a victory token of { $extra }
effect-swap_built_card = Diplomat: you may swap a card for one of another city with as many resources in its cost
effect-artist = Artist: once a turn you may put { COUNT($price, "coins") } on a card in your city, worth { COUNT($extra, "points") }
effect-myths_per_age = { $amount } myth cards in Age { age-number }
# Parts of the above.
effect-thing = { $count ->
    [wonder_stage] wonder stage
    [victory_token] victory token
    [defeat_token] defeat token
    [shield] shield
    [colour_set] set of cards ({ $list })
   *[card] { $list } card
 }
effect-where = { $where ->
    [self] {" "}in your city
    [next] {" "}in both neighbouring cities
   *[all] {" "}in your city and both neighbouring ones
 }
effect-side = { $side ->
    [left] the left neighbour
    [right] the right neighbour
   *[both] both neighbours
 }
deal-for = { $list } for { $text }
deal-unused = { $list } left over
deal-shield = { $n ->
    [one] counting one of your defeat tokens as a shield from now on
   *[other] counting { $n } of your defeat tokens as shields from now on
 }
deal-discard = putting back { COUNT($n, "defeats") }
deal-coins = { COUNT($n, "coins") }
deal-plus = { $list } and { $text }
cost-free = free
cost-different = { $n } different raw materials
cost-copied = the price of the copied stage
cost-house = { $list } (house value)
stage-text = { $value }: { $list }{ $age ->
    [0] {""}
   *[other] {" "}(only with an Age { age-number } card as marker)
 }
start-coins = { COUNT($coins, "coins") } more at the start
start-die = coins of a die at the start
start-half-shield = half a shield
start-any-order = stages in any order
start-partner = a copy of the partner’s board
start-nothing = nothing at the start
board-stage = { $number }) { $list }

## The position in text

show-setup = Set-up
show-over = The game is over.
show-draft = Leaders are chosen
show-age = Age { age-number }
show-turn = Age { age-number }, turn { $number } of { $last } · hands go to the { $side ->
    [left] left
    [right] right
   *[other] other player
 }
show-seat = { $number }. { $player }
show-no-board = no wonder yet
show-shields = { COUNT($shields, "shields") }{ $half ->
    [0] {""}
   *[1] {" "}½
 }
show-stages = stages { $built }/{ $all }
show-tokens = tokens +{ $points }{ $defeats ->
    [0] {""}
   *[other] {" "}−{ $defeats }
 }
show-diplomacy = diplomacy
show-absent = vanished
show-chosen = has chosen
show-own-copy = copies { $board }
show-sells = sells { $list }
show-sells-nothing = sells nothing
show-cheap = { $kinds ->
    [raw] raw materials
    [made] goods
   *[all] everything
 } at { COUNT($coins, "coins") }
show-hand = Hand
show-leaders = Leaders in hand
show-hand-count = { COUNT($count, "cards") } in hand
show-leader-count = { COUNT($count, "leaders") } in hand
show-face-down = face-down card (Age { age-number })
show-face-down-leader = face-down leader
show-marker = under stage { $stage }: { $list }
show-wonder-card = a wonder card
show-invisible = turned up
show-gilded = with a coin
show-pile = Discard pile: { COUNT($count, "cards") }
show-pile-known = you know: { $list }
show-chain = free, chain
show-once = free, once per Age
show-price = { $coins ->
    [0] free
   *[other] { COUNT($coins, "coins") }
 }
show-why-same-name = built already
show-why-coins = too dear: { COUNT($need, "coins") }
show-why-resources = missing { $missing }
show-chains = { $list }; free later: { $text }

## Drawing

draw-progress = Age { $text }, turn { $turn_number } of { $turns }
draw-age = Age { $text }
draw-set-up = before the first Age
draw-over = the game is over
draw-won = { $player } wins with { COUNT($points, "points") }
draw-team-won = { $player } win together with { COUNT($points, "points") }
draw-shared = { $player } share the victory with { COUNT($points, "points") } each
draw-you = you
draw-thinks = choosing
draw-chosen = chosen
draw-absent = vanished
draw-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
 }
draw-owed-choose-board = { $player } { $count ->
    [one] chooses
   *[other] choose
 } a wonder
draw-owed-keep-leader = { $player } { $count ->
    [one] chooses
   *[other] choose
 } a leader to keep
draw-owed-use-leader = { $player } { $count ->
    [one] chooses
   *[other] choose
 } what to do with a leader
draw-owed-pick = { $player } { $count ->
    [one] chooses
   *[other] choose
 } a card
draw-owed-last-pick = { $player } { $count ->
    [one] decides
   *[other] decide
 } about the last card of the Age
draw-owed-free-city-pick = { $player } chooses a card for the Free City
draw-owed-choose-debt = { $player } { $count ->
    [one] chooses
   *[other] choose
 } between coins and debts
draw-owed-any-time = { $player } may use an ability
draw-owed-exchange = { $player } may exchange
draw-owed-one-exchange = { $player } may exchange, now or never
draw-owed-put-back = { $player } may put back a defeat token
draw-owed-take-from-discard = { $player } chooses a card from the discard pile
draw-owed-build-from-box = { $player } chooses a card from the box
draw-owed-choose-copy = { $player } chooses what to copy
draw-owed-swap-cards = { $player } may swap cards with another city
draw-owed-give-up-leader = { $player } gives up a leader
draw-owed-wizard-plays = { $player } may play a leader that was given up
draw-owed-replace-wonder = { $player } chooses a new wonder
draw-owed-wander = { $player } chooses where the board goes
draw-family-brown = Raw
draw-family-grey = Goods
draw-family-yellow = Trade
draw-family-blue = Civic
draw-family-green = Science
draw-family-red = War
draw-family-purple = Guilds
draw-family-black = Cities
draw-family-white = Leaders
draw-card = { $age ->
    [0] { $card } ({ $family })
   *[other] { $card } ({ $family }, Age { age-number })
 }
draw-cost = Cost: { $value }
draw-back = { $age ->
    [0] A leader, face down
   *[other] A card of Age { age-number }, face down
 }
draw-hand = Your hand
draw-hand-of = Hand of { $seat }
draw-on-offer = Choose one of these cards
draw-free = free
draw-once = once in this Age
draw-keep = keep
draw-to-bank = to the bank
draw-bank = the bank
draw-from = from { $who }
draw-either = from { $one } or { $other }
draw-free-chain = You build it free: { $parent } stands in your city.
draw-free-kin = You build it free through a neighbour’s structure, once in this Age.
draw-free-once = You build it free, once in this Age.
draw-costs-nothing = It costs you nothing.
draw-costs = It costs { COUNT($coins, "coins") } now, { $note }.
draw-not-now = why not?
draw-needs-coins = needs { $need }, has { $have }
draw-missing = lacks
draw-same-name = built already
draw-secret = still secret
draw-chosen-build = build
draw-chosen-chain = build free
draw-chosen-free = build free
draw-chosen-kin = build free
draw-chosen-stage = stage { $stage }
draw-chosen-discard = discard
draw-chosen-navigate = navigate
draw-chosen-keep = keep
draw-chosen-recruit = play
draw-no-wonder = No wonder yet
draw-start = start
draw-start-title = From the start: { $text }
draw-stage = Stage { $stage }
draw-stage-built = Stage { $stage }, built
draw-needs-age = only with a card of Age { $text }
draw-marker = { $age ->
    [0] Under it lies a leader, face down
   *[other] Under it lies a card of Age { age-number }, face down
 }
draw-marker-own = Under it lies { $card }
draw-marker-wonder = Under it lies a wonder card
draw-unseen = Turned up from under a stage: it works without a colour.
draw-has-coins = { COUNT($count, "coins") }
draw-has-shields = { COUNT($count, "shields") }
draw-has-victories = { $count ->
    [one] { $count } victory token
   *[other] { $count } victory tokens
 }
draw-has-defeats = { COUNT($count, "defeats") }
draw-has-debts = { COUNT($count, "debts") }
draw-has-diplomacy = { $count ->
    [one] a diplomacy token
   *[other] { $count } diplomacy tokens
 }
draw-has-compass = Science: compass × { $count }
draw-has-gear = Science: gear × { $count }
draw-has-tablet = Science: tablet × { $count }
draw-has-points = { COUNT($count, "points") } if the game ended now
draw-has-stages = Stages built: { $count } of { $stages }
draw-your-left = your left
draw-your-right = your right
draw-left = left
draw-right = right
draw-sells = asks for
draw-swap-hands = exchange hands
draw-move-here = go to the right of this city
draw-hands-left = hands go left
draw-hands-right = hands go right
draw-hands-exchange = you exchange hands
draw-ring = Round the table, each next city is the left neighbour of the one before: { $text }
draw-discards = Discard pile
draw-no-discards = empty
draw-discards-count = Discard pile: { COUNT($count, "cards") }
draw-discards-known = Discard pile: { COUNT($count, "cards") }. You know: { $text }
draw-sheet = Score sheet
draw-total = Total
draw-debt = Pay { COUNT($coins, "coins") } and take { COUNT($debts, "debts") }
draw-do-claim = Claim the coins
draw-do-put-back = Put back a defeat token
draw-do-decline = Go on
draw-do-exchange = Exchange

## What a page says beside the drawing

help-pass = Then your hand goes { $side ->
    [left] left
   *[right] right
 }, to { $value }.
help-two = Then you and { $value } exchange hands.
help-keep = The others go right, to { $value }.
help-pick = The last card left in your hand goes to the discard pile.
help-use-leader = The leaders you do not use stay in your hand.
help-free-city-pick = It must build if any card lets it.
help-choose-debt = For each coin that you do not pay you take a debt: −{ COUNT($points, "points") } at the end.
help-take-from-discard = You may not take a card that stands in your city already.
help-put-back = It counts −{ COUNT($points, "points") } while you keep it.
help-chosen = Your choice is made. All cards are turned up together.

label-build = Build, { $list }
label-chain = Build free, by { $list }
label-free = Build free, once per Age
label-kin = Build free, by a neighbour’s chain
label-stage = Stage { $text } with it, { $list }
label-discard = Discard, +{ COUNT($coins, "coins") }
label-give-up = Give it up
label-navigate = Discard, +{ COUNT($coins, "coins") } and a token worth { $points }
label-take = Build it free
label-keep = Keep it
label-recruit = Play it, { $list }
label-copy = Copy it
label-copy-stage = Copy stage { $text }
label-gild = Put a coin on it
label-turn-up = Turn it up
label-board = Take { $value }
label-hands = Exchange hands
label-move = Go to the right of it
label-swap = { $card } for { $other } of { $value }
label-pays = { COUNT($coins, "coins") } to { $value }
label-pays-bank = { COUNT($coins, "coins") } to the bank

stock-coin = Coins
stock-shield = Shields
stock-victory = Victory tokens
stock-defeat = Defeat tokens
stock-debt = Debts
stock-dove = Diplomacy
stock-compass = Compasses
stock-gear = Gears
stock-tablet = Tablets
stock-stage = Stages
stock-points = Points

explain-card = { $age ->
    [0] { $family }
   *[other] { $family }, Age { $text }
 }.
explain-parents = Free if this stands in your city: { $list }.
explain-chains = With it you later build free: { $list }.
explain-stands = It stands in the city of { $value }.
explain-gilded = A coin of the Artist lies on it.
explain-back = Only the player who holds it knows what it is.
explain-none = Nothing yet.
explain-stage = Stage { $text } of { $value }
explain-stage-line = Stage { $text }: { $list }
explain-built = It is built.
explain-not-built = It is not built yet. You can build it with any card from your hand.
explain-sells = What { $value } sells
explain-prices = You pay { COUNT($raw, "coins") } for each raw material, { COUNT($made, "coins") } for each manufactured good.
explain-war-title = Conflict with { $value }
explain-war = At the end of this Age the side with more shields takes a victory token worth { COUNT($points, "points") }, the other a defeat token worth −{ $lost }.
explain-shields = Shields of { $value } and the neighbour now: { $text }.
explain-peace = { $value } keeps out of the coming conflicts.
explain-neighbours = Your neighbours
explain-known = You know: { $list }.
explain-family-brown = They produce raw materials; neighbours may buy them.
explain-family-grey = They produce manufactured goods; neighbours may buy them.
explain-family-yellow = They give coins, cheaper trade, resources or points.
explain-family-blue = They give the points printed on them.
explain-family-green = Equal symbols score their number squared, each set of three different ones { COUNT($points, "points") } more.
explain-family-red = They give shields for the conflicts at the end of each Age.
explain-family-purple = They score for what stands in your city or next to it.
explain-family-black = They give coins, take coins from others, keep peace or copy.
explain-family-white = One leader is used at the start of each Age.

draw-round = Round the table
draw-war = If Age { $text } ended now
draw-war-won = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
 }
draw-war-lost = { $count ->
    [one] −{ $count } point
   *[other] −{ $count } points
 }
draw-war-none = no token
draw-war-nobody = Nobody to fight.
draw-war-peace = You keep out of the conflicts.
draw-sells-you = sells you, coins each
draw-sells-here = sells, coins each
draw-sells-nothing = nothing to sell
draw-both-sides = your left and right
draw-elsewhere = In other cities
draw-partner = partner
draw-leaders = Your leaders
draw-city-of = City of { $seat }
draw-seat = { $text }: { COUNT($coins, "coins") }, { COUNT($shields, "shields") }, stages { $count } of { $stages }
draw-cards-of = { $text }: { COUNT($count, "cards") }
