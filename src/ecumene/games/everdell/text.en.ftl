# The sentences of Everdell. COUNT puts a number and its thing together by the messages count-….

## Numbers

# points are tokens, score is what counts at the end, any is a resource of the player's choice.
count-twig = { $n ->
    [one] { $n } twig
   *[other] { $n } twigs
 }
count-resin = { $n } resin
count-pebble = { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
 }
count-berry = { $n ->
    [one] { $n } berry
   *[other] { $n } berries
 }
count-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
 }
count-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }
count-points = { $n ->
    [one] { $n } point token
   *[other] { $n } point tokens
 }
count-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
count-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
count-critters = { $n ->
    [one] { $n } Critter
   *[other] { $n } Critters
 }
count-constructions = { $n ->
    [one] { $n } Construction
   *[other] { $n } Constructions
 }
count-events = { $n ->
    [one] { $n } event
   *[other] { $n } events
 }
count-basic-events = { $n ->
    [one] { $n } basic event
   *[other] { $n } basic events
 }
count-special-events = { $n ->
    [one] { $n } special event
   *[other] { $n } special events
 }
count-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }

## Names

name-twig = twig
name-resin = resin
name-pebble = pebble
name-berry = berry

# Colours, and the other two kinds of cards that a golden token links.
name-tan = tan
name-green = green
name-red = red
name-blue = blue
name-purple = purple
name-unique = Unique
name-common = Common

name-critter = Critter
name-construction = Construction

name-winter = winter
name-spring = spring
name-summer = summer
name-autumn = autumn

# Basic locations, cards of the Forest, Journeys, tiles and the places of cards have names made from their tables.
name-forest-1 = first Forest location
name-forest-2 = second Forest location
name-forest-3 = third Forest location
name-forest-4 = fourth Forest location
name-haven = Haven
name-knoll = Knoll
name-station = Station

# Where cards come from, beside the places of the Meadow and the Station.
name-hand = hand
name-deck = deck
name-discards = discard pile
name-archive = archive
name-reserved = reserved card
name-revealed = revealed cards

name-air-balloon = Air Balloon
name-architect = Architect
name-baker = Baker
name-bank = Bank
name-bard = Bard
name-barge-toad = Barge Toad
name-castle = Castle
name-cemetery = Cemetery
name-chapel = Chapel
name-chip-sweep = Chip Sweep
name-chipsmith = Chipsmith
name-city-hall = City Hall
name-clock-tower = Clock Tower
name-conductor = Conductor
name-courthouse = Courthouse
name-crane = Crane
name-diplomat = Diplomat
name-doctor = Doctor
name-dungeon = Dungeon
name-ever-tree = Ever Tree
name-ever-wall = Ever Wall
name-fairgrounds = Fairgrounds
name-farm = Farm
name-fool = Fool
name-freight-car = Freight Car
name-gardener = Gardener
name-general-store = General Store
name-greenhouse = Greenhouse
name-historian = Historian
name-hotel = Hotel
name-husband = Husband
name-inn = Inn
name-innkeeper = Innkeeper
name-inventor = Inventor
name-judge = Judge
name-king = King
name-lamplighter = Lamplighter
name-library = Library
name-locomotive = Locomotive
name-lookout = Lookout
name-magician = Magician
name-main-road = Main Road
name-mayor = Mayor
name-miller = Miller
name-mine = Mine
name-miner-mole = Miner Mole
name-monastery = Monastery
name-monk = Monk
name-museum = Museum
name-palace = Palace
name-peddler = Peddler
name-photographer = Photographer
name-poet = Poet
name-post-office = Post Office
name-postal-pigeon = Postal Pigeon
name-queen = Queen
name-ranger = Ranger
name-resin-refinery = Resin Refinery
name-ruins = Ruins
name-school = School
name-shepherd = Shepherd
name-shopkeeper = Shopkeeper
name-storehouse = Storehouse
name-tea-house = Tea House
name-teacher = Teacher
name-theater = Theater
name-twig-barge = Twig Barge
name-undertaker = Undertaker
name-university = University
name-wanderer = Wanderer
name-wife = Wife
name-woodcarver = Woodcarver

name-harvest-festival = Harvest Festival
name-grand-tour = Grand Tour
name-city-monument = City Monument
name-cartographers-expedition = Cartographer's Expedition
name-big-city = Big City
name-basic-3-purple = Fabulous Flight
name-a-brilliant-marketing-plan = A Brilliant Marketing Plan
name-a-well-run-city = A Well Run City
name-an-evening-of-fireworks = An Evening of Fireworks
name-ancient-scrolls-discovered = Ancient Scrolls Discovered
name-capture-of-the-acorn-thieves = Capture of the Acorn Thieves
name-croak-wart-cure = Croak Wart Cure
name-flying-doctor-service = Flying Doctor Service
name-graduation-of-scholars = Graduation of Scholars
name-ministering-to-miscreants = Ministering to Miscreants
name-path-of-the-pilgrims = Path of the Pilgrims
name-performer-in-residence = Performer in Residence
name-pristine-chapel-ceiling = Pristine Chapel Ceiling
name-remembering-the-fallen = Remembering the Fallen
name-tax-relief = Tax Relief
name-the-everdell-games = The Everdell Games
name-under-new-management = Under New Management
name-city-jubilee = City Jubilee
name-ever-wall-tower-constructed = Ever Wall Tower Constructed
name-glow-light-festival = Glow Light Festival
name-hot-air-balloon-race = Hot Air Balloon Race
name-juniper-jig-dance-contest = Juniper Jig Dance Contest
name-magic-show = Magic Show
name-royal-tea = Royal Tea
name-stock-market-boom = Stock Market Boom
name-sunflower-parade = Sunflower Parade

name-bim-little = Bim Little
name-bosley-tedwardson = Bosley Tedwardson
name-butterbell-sweetpaw = Butterbell Sweetpaw
name-diggs-deepwell = Diggs Deepwell
name-dillweed-quicksniff = Dillweed Quicksniff
name-dim-dustlight = Dim Dustlight
name-dip-dubble = Dip Dubble
name-dune-tarrington = Dune Tarrington
name-dwell-northwatch = Dwell Northwatch
name-edvard-triptail = Edvard Triptail
name-frin-stickly = Frin Stickly
name-glindil-frink = Glindil Frink
name-iggy-silverscale = Iggy Silverscale
name-mossy-steptoe = Mossy Steptoe
name-orin-nimblepaw = Orin Nimblepaw
name-oscar-longtale = Oscar Longtale
name-phill-gurgle = Phill Gurgle
name-piff-quillglow = Piff Quillglow
name-plum-shortclaw = Plum Shortclaw
name-quinn-cleanwhisker = Quinn Cleanwhisker
name-reemy-sniggle = Reemy Sniggle
name-rivil-ablacus = Rivil Ablacus
name-ruby-dew = Ruby Dew
name-saris-clearwhistle = Saris Clearwhistle
name-sir-trivle-q-s-marqwill-iii = Sir Trivle Q S Marqwill III
name-skin-shinysnout = Skin Shinysnout
name-snout-puddlehop = Snout Puddlehop
name-triss-peske = Triss Peske
name-vara-and-brun-mayberry = Vara and Brun Mayberry
name-wildell-family = Wildell Family
name-willow-greengrin = Willow Greengrin
name-wimble-wuffle = Wimble Wuffle

name-cats = cats
name-bats = bats
name-bees = bees
name-snails = snails

name-rugwort = Rugwort

# Where points come from.
name-cards = cards
name-prosperity = prosperity bonuses
name-tokens = point tokens
name-journey = Journey
name-events = events
name-visitors = visitors

## Lists and amounts

and-last = { $list } and { $last }
or-last = { $list } or { $last }
amount-acc = { $thing ->
    [twig] { COUNT($n, "twig") }
    [resin] { COUNT($n, "resin") }
    [pebble] { COUNT($n, "pebble") }
    [berry] { COUNT($n, "berry") }
    [any] { COUNT($n, "any") }
   *[points] { COUNT($n, "points") }
 }
colour-cards = { $n ->
    [one] { $n } { $colour } card
   *[other] { $n } { $colour } cards
 }
colour-cards-gen = { $n ->
    [one] { $n } { $colour } card
   *[other] { $n } { $colour } cards
 }
thing-acc = { $thing }
card-acc = the { $card }
card-gen = the { $card }
card-dat = the { $card }
gain-these = gain { $list }
gain-of-some = gain { COUNT($any, "resources") } of your choice: { $list }
draw-these = draw { COUNT($cards, "cards") }

## Names of places and tiles, made from their rows

short-gain = { $list }
short-discard-to-draw = { COUNT($each, "cards") } per card discarded
short-discard-to-gain = { COUNT($each, "any") } per card discarded, up to { $number }
short-copy-basic = any Basic location and { COUNT($cards, "cards") }
short-copy-forest = any other Forest location
short-draw-and-play = { COUNT($number, "cards") } of the Meadow, one of them { $each } cheaper
short-meadow = place { $number } of the Meadow
short-station = place { $number } of the Station
short-journey = Journey for { COUNT($length, "score") }

## What cards and places do

# When an effect happens, by the colour of its card.
card-tan = When played: { $effect }.
card-green = Production: { $effect }.
card-red = Destination: { $effect }.
card-blue = { $effect }.
card-purple = At the end of the game: { $effect }.
# What else a card says.
card-open = Opponents may visit this card too: its owner then gains { COUNT($points, "points") }.
card-permanent = A worker placed here never comes back.
card-second-space = A second space is open while the { $opener } is in the city.
card-opens = While in your city, it opens the second space of the { $card }.
card-second-cell = While in your city, it lets the { name-dungeon } hold a second prisoner.
card-partner = It may share a space with one { $partner }.
card-no-space = It takes no space in the city.

effect-gain = { $gains }
effect-gain-per-farm = { $gains } for every { name-farm } in the city
effect-gain-more-with-farm = { $gains }, and { $things } more if there is a { name-farm } in the city
effect-paired-with-farm-gain-any = { $gains } if this card shares a space with a { $partner } and there is a { name-farm } in the city
effect-draw-and-paired-gain-any = draw { COUNT($cards, "cards") }; if this card shares a space with a { $partner }, also gain { COUNT($any, "any") }
effect-spend-for-points = { $number ->
    [1] you may pay { $price } to gain { COUNT($each, "points") }
   *[other] you may pay up to { $price } and gain { COUNT($each, "points") } for each
 }
effect-give-for-points = you may give one opponent up to { $price } and gain { COUNT($each, "points") } for each
effect-exchange = you may return up to { COUNT($number, "resources") } to the supply and gain as many resources of your choice
effect-teach = look at { COUNT($number, "cards") } of the deck, keep one and give the other to an opponent
effect-store = put { $choice } from the supply on this card. A worker of yours may visit it to take everything lying on it
effect-save-point = put { COUNT($number, "points") } from the supply on this card. Each token on it raises your hand limit by one and scores at the end
effect-activate-own = { $number ->
    [one] you may activate { $number } other green card of your city, but no { $card }
   *[other] you may activate { $number } other green cards of your city, but no { $card }
 }
effect-copy-green = you may copy a green card of an opponent, counting that opponent's city, but no { name-storehouse } or { name-bank }. If it is a { name-miner-mole }, you may then use a green card of your own city, but no { name-storehouse }, { name-bank }, { name-chip-sweep } or { name-miner-mole }
effect-unload = you may take { COUNT($number, "resources") } lying on this card. When you play it, put { $things } from the supply on it; they do not belong to your stock while they lie there
effect-draw-anywhere = you may draw up to { COUNT($number, "cards") }, each from the deck, the Meadow or the Station
effect-sacrifice = you may discard another card of your city to gain { $things }. It may not be a { name-magician } or a { name-main-road }
effect-points-for-spaces = gain { COUNT($number, "points") }, and { $each } more for every { $spaces } filled spaces of the city
effect-give-card-for-any = you may give a hand card to an opponent. If you do, { $gains }. If no opponent can take a card, you may discard it instead
effect-play-revealed = reveal { COUNT($number, "cards") } from the top of the deck, or of the discard pile if it holds at least { COUNT($number, "cards") }. You may play one of them free; discard the rest
effect-pray = put { COUNT($number, "points") } on this card, then draw { COUNT($each, "cards") } for every token on it. The tokens score at the end
effect-play-cheaper = { $optional ->
    [0] play a card
   *[other] you may play a card
 } { $source ->
    [meadow] of the Meadow
    [hand] of your hand
    [station] of the Station
   *[anywhere] from anywhere
 } for { COUNT($number, "any") } less
effect-play-free = play a card with at most { COUNT($most, "score") } printed on it free, from { $source ->
    [meadow] the Meadow
    [hand] your hand
    [station] the Station
   *[anywhere] your hand, the Meadow or wherever else you may play cards from
 }
effect-copy-place = carry out any Basic or Forest location, occupied or not
effect-dismantle = discard another card of your city, but no { name-main-road }; take back its printed cost, then { $gains }
effect-donate = give one opponent { COUNT($number, "resources") } and gain { COUNT($each, "points") }
effect-post = give one opponent { COUNT($number, "cards") } of your hand, then discard any number of cards and draw up to your hand limit
effect-activate-several = { $number ->
    [one] you may activate { $number } green card of your city
   *[other] you may activate up to { $number } different green cards of your city
 }
effect-copy-red = you may copy any red card of an opponent, open or not, as if it were yours, but no { name-cemetery }, { name-chapel } or { name-monastery }. If it is a { name-conductor }, you may then copy a red card of your own city, with the same exceptions
effect-perform = you may discard up to { COUNT($number, "cards") } of your hand and gain { COUNT($each, "points") } for each
effect-go-to-opponent = put this card on a free space in the city of an opponent who has no { $card } yet; it is worth { COUNT($worth, "score") } there
effect-deliver = reveal { COUNT($number, "cards") } of the deck. You may play one of them free if it has at most { COUNT($most, "score") } printed on it; discard the rest
effect-move-worker = move one of your deployed workers that does not stay for good to another available space and resolve that space
effect-replace-construction = discard a Construction of your city, but no { name-main-road }; take back its printed cost and { $gains }. Without such a Construction you cannot play this card
effect-tend-chapel = gain { $things }, and { COUNT($each, "points") } for every point token on your { name-chapel }. What you pay for this card goes to one opponent
effect-clear-meadow = discard { COUNT($number, "cards") } of the Meadow, refill it, then draw { COUNT($each, "cards") } of the Meadow
effect-draw-colour = name a colour and draw all Meadow cards of that colour, up to your hand limit; gain { COUNT($each, "points") } for each
effect-copy-tan = copy a tan card of an opponent as if it were in your city, but no { name-fool }, { name-main-road } or { name-ruins }. If it is an { name-air-balloon }, you may then copy a tan card of your own city, with the same exceptions
effect-open-space = your city has { COUNT($number, "spaces") } more from now on. This card can be neither copied nor removed
effect-after-play-draw = After you play another { $played ->
    [critters] Critter
    [constructions] Construction
   *[cards] card
 }, draw { COUNT($number, "cards") }
effect-after-play-may-draw = After you play another { $played ->
    [critters] Critter
    [constructions] Construction
   *[cards] card
 }, you may draw { COUNT($number, "cards") }
effect-after-play-gain = After you play another { $played ->
    [critters] Critter
    [constructions] Construction
   *[cards] card
 } into your city, { $gains }
effect-after-play-give-card = After you play another { $played ->
    [critters] Critter
    [constructions] Construction
   *[cards] card
 }, you may give a hand card to an opponent. If you do, { $gains }. If no opponent can take a card, you may discard it instead
effect-cheaper-by-leaving = { $played ->
    [critters] While playing a Critter you may discard this card from your city: the Critter then costs { COUNT($number, "berry") } less
    [constructions] While playing a Construction you may discard this card from your city: the Construction then costs { COUNT($number, "any") } less
   *[cards] While playing any card you may discard this card from your city: the card played then costs { COUNT($number, "any") } less
 }
effect-cheaper-by-prisoner = While playing any card you may put a Critter of your city face down under this card: the card played then costs { COUNT($number, "any") } less. There is room for one prisoner, or for two while the { name-ranger } is in the city, who cannot be the second. Prisoners are not in the city
effect-swap-resource = { $number ->
    [one] While playing a card you may replace { COUNT($number, "resources") } of its cost by one of another kind
   *[other] While playing a card you may replace { COUNT($number, "resources") } of its cost by as many of other kinds
 }
effect-repeat-place = When you play this card, put { COUNT($number, "points") } on it. At the very start of preparing for a season, before your workers come home, you may remove one token to repeat a Basic or Forest location where a worker of yours stands. The tokens left score at the end
effect-count = { $scored }{ $itself ->
    [1] , this card included
   *[0] {""}
 }{ $most ->
    [0] {""}
   *[other] , at most { COUNT($most, "score") }
 }
scored-unique-constructions = { COUNT($each, "score") } for every Unique Construction in your city
scored-common-constructions = { COUNT($each, "score") } for every Common Construction in your city
scored-unique-critters = { COUNT($each, "score") } for every Unique Critter in your city
scored-common-critters = { COUNT($each, "score") } for every Common Critter in your city
scored-purple-cards = { COUNT($each, "score") } for every purple card in your city
scored-colours-present = { COUNT($each, "score") } for every colour of cards in your city
scored-resin-and-pebbles = { COUNT($each, "score") } for every resin and every pebble left in your supply
scored-berries = { COUNT($each, "score") } for every berry left in your supply
scored-five-spaces = { COUNT($each, "score") } for every { $spaces } filled spaces of your city
scored-events-achieved = { COUNT($basic, "score") } for every basic and { COUNT($special, "score") } for every special event you achieved
scored-partner = { COUNT($each, "score") } if this card shares a space with a { $partner }
effect-copy-purple = you may copy a purple card of an opponent and score its bonus, counted on your own city, without the points printed on it. A { name-wife } or a { name-photographer } gives nothing
effect-discard-to-draw = discard one or more hand cards, then draw { COUNT($each, "cards") } for each, up to your hand limit
effect-discard-to-gain = discard 1 to { $number } hand cards and gain { COUNT($each, "any") } for each
effect-copy-basic = carry out any Basic location, occupied or not, and { $gains }
effect-copy-forest = carry out any other Forest location, occupied or not
effect-draw-and-play = draw { COUNT($number, "cards") } of the Meadow; then you may play one of them for { COUNT($each, "any") } less
effect-haven-trade = discard one or more hand cards and gain one resource of your choice for every { $cards } discarded

place-exclusive = Room for one worker: { $effect }.
place-shared = Room for any number of workers: { $effect }.
place-forest = Room for one worker, with four players for two of different players: { $effect }.
place-once = Room for one worker of each player: { $effect }.
visit-journey = only in autumn, discard { COUNT($length, "cards") } of your hand; the worker stays for good and brings { COUNT($length, "score") } at the end
visit-knoll = discard { COUNT($number, "cards") } of the Meadow and the Station in any mix, refill both and draw { COUNT($number, "cards") } from there in any mix. Then you may take the bonus of one train car tile
visit-station = send away one of the visitors face up, take one of those now face up, then the bonus of one train car tile
tile-bonus = For whoever plays the Station card beside it, or chooses it on the Knoll or at the Station: { $gains }.

## Free with, occupied by, golden links

link-free-with = Free by occupying { $list }.
link-occupied-by = Once in the game, { $list } can be played free by occupying this card.
link-occupied-by-any = Once in the game, any Critter can be played free by occupying this card.
link-golden-critter = Golden link: free with a golden token on any { $link } Construction. It is also free by occupying { $tree } with a standard token.
link-golden-construction = Golden link: with a golden token on this card, any { $link } Critter can be played free.

## What events need, do and are worth

needs-city = Needs in your city: { $list }.
needs-each-colour = { COUNT($number, "cards") } of each of the { $colours } colours
needs-cards = { COUNT($number, "cards") }
needs-constructions = { COUNT($number, "constructions") }
needs-critters = { COUNT($number, "critters") }
needs-events = Needs { COUNT($number, "events") } of any kind that you achieved before.
claim-give-resources = When you claim it, you may give away up to { COUNT($most, "resources") }, each to any opponent; gain { COUNT($each, "points") } for each.
claim-recall-worker = When you claim it, take back one of your deployed workers that does not stay for good.
claim-lay-one-kind = When you claim it, you may lay up to { $price } on it.
claim-lay-any = When you claim it, you may lay up to { COUNT($most, "any") } on it.
claim-split-revealed = When you claim it, reveal { COUNT($most, "cards") } of the deck; take any of them into your hand and put the others beneath the event.
claim-tuck-city-critters = When you claim it, you may put up to { COUNT($most, "critters") } of your city beneath it.
claim-tuck-hand-critters = When you claim it, you may put up to { COUNT($most, "critters") } of your hand beneath it.
claim-discard-city-cards = To claim it, pay { $price } and discard { COUNT($most, "cards") } of your city, but no { name-main-road }.
claim-reap-chapel = When you claim it, draw a card and gain a resource of your choice for every point token on your { name-chapel }.
claim-produce = When you claim it, activate all green cards of your city.
claim-points-per-event = When you claim it, gain { COUNT($basic, "points") } for every basic event and { COUNT($special, "points") } for every special event of yours, this one included.
claim-discard-per-colour = When you claim it, you may discard up to one hand card for every { $colour } card in your city; gain { COUNT($each, "points") } for each.
worth-printed = Worth { COUNT($points, "score") }.
worth-laid = At the end it brings { COUNT($each, "score") } for each of them.
worth-laid-any = At the end it brings { $list }.
worth-resources = { COUNT($points, "score") } for every { $list }
worth-beneath = At the end it brings { COUNT($each, "score") } for every card beneath it.
worth-pairs = At the end it brings { COUNT($each, "score") } for every pair of { name-husband } and { name-wife } in the cities of all players.
worth-prisoners = At the end it brings { COUNT($each, "score") } for every prisoner in your { name-dungeon }.
worth-workers = At the end it brings { COUNT($each, "score") } for every worker in your { $card }.
worth-chapel = At the end it brings { COUNT($each, "score") } for every point token on your { name-chapel }.

## What visitors wish, and what workers can

visitor-worth = { COUNT($points, "score") } at the end of the game if you have { $wish }.
wish-colour-at-least = at least { $cards } in your city
wish-colour-at-most = at most { $cards } in your city
wish-each-colour = at least { COUNT($number, "cards") } of each of the { $colours } colours in your city
wish-cards-at-least = at least { COUNT($number, "cards") } in your city
wish-leftover = at least { $amount } left
wish-one-of-each-left = at least { $amount } left
wish-more-constructions = more Constructions than Critters in your city
wish-more-critters = more Critters than Constructions in your city
wish-unique-at-least = at least { $cards } in your city
wish-common-at-least = at least { $cards } in your city
wish-on-journey = at least { COUNT($number, "workers") } on the { name-journey }
wish-both-kinds = at least { COUNT($number, "critters") } and at least { COUNT($number, "constructions") } in your city
wish-events-at-least = achieved at least { $list }
wish-point-tokens = at least { COUNT($number, "points") }, those on cards of your city included
wish-one-colour-not-green = at least { COUNT($number, "cards") } of one colour other than green in your city
ability-cats = You may place a worker on a Basic location, a Forest location or a red card in any city that holds workers of opponents, even if there is no room or the card is not open, but not where a worker of yours stands. You use an opponent's red card as if it were yours, but never a { name-chapel } or a { name-storehouse }.
ability-bats = After each card you play is resolved, you may put one Meadow card face down into your archive. On later turns you may play cards of the archive as if they were in your hand, in the Meadow or at the Station.
ability-bees = After a card you played that is not green is resolved, you may discard a hand card to activate one green card of your city. Not in your autumn.
ability-snails = You start with a face-down pile of { COUNT($pile, "cards") } of the deck, which you do not look at. When an opponent has played and resolved a green card, you may give that opponent a card of your pile unseen and use the green card for yourself, counting the opponent's city; but no { name-bank } or { name-storehouse }.

## Options

name-option-newleaf = Newleaf
name-option-newleaf-none = not used
name-option-newleaf-cards = cards only
name-option-newleaf-station = with the Station
name-option-tickets = Train tickets
name-option-reservations = Reservation tokens
name-option-abilities = Worker abilities
name-option-forest = Forest locations of Newleaf
name-option-basic_events = Basic events of Newleaf
name-option-special_events = Special events
name-option-special_events-base = base
name-option-special_events-mixed = mixed
name-option-special_events-two-and-two = 2 + 2
name-option-special_events-newleaf = Newleaf
name-option-named_events = Events for two certain cards stay in
name-option-must_act = Red cards with “may” must be used
name-option-strict_queen = Queen plays from hand and Meadow only
name-option-year = Year of Rugwort
name-option-year-1 = year 1
name-option-year-2 = year 2
name-option-year-3 = year 3
problem-everdell-named-events = Events for two certain cards can only stay in where the special events of both boxes are mixed. Set special_events to mixed, or named_events to no.
problem-everdell-year-solo = Rugwort's years are for the solo game. Leave year at 1 with more than one player.

# The seat that nobody takes: the opponent in solo.
extra-seat = Rugwort

## Questions

step-take-turn = Your turn: choose one action
step-pay-price = Choose what you pay
step-choose-receiver = Choose who gets what you pay
step-choose-ruin = Choose the Construction that the Ruins replace
step-choose-fools-city = Choose the city for the Fool
step-share-space = Share a space, or take one alone
step-drive-out = Choose the card that your Fool drives out of Rugwort's city
step-gain-any = Choose a resource
step-discard-cards = Choose a hand card to discard
step-draw-from-rows = Choose a card to draw
step-play-drawn = Play one of the cards just drawn, or neither
step-choose-tile = Choose a train car tile for its bonus
step-discard-from-rows = Choose a card to be cleared away
step-produce-next = Choose the green card that produces next
step-spend-for-points = Pay for point tokens, or stop
step-give-for-points = Give for point tokens, or stop
step-choose-beneficiary = Choose who gets your berries, or give none
step-exchange = Return a resource, or stop
step-keep-or-give = Choose what becomes of the cards you look at
step-store-goods = Choose what the Storehouse puts aside
step-unload-car = Take a resource from the Freight Car, or stop
step-activate-card = Choose a green card to activate, or none
step-copy-green = Choose a green card to use, or none
step-sacrifice = Choose a card of your city to give up, or none
step-activate-green = Choose a green card of your city to activate
step-copy-location = Choose the location to carry out
step-dismiss-visitor = Choose the visitor to send away
step-invite-visitor = Choose a visitor
step-give-away = Give a resource away, or stop
step-recall-worker = Choose the worker that comes home
step-lay-on-event = Lay a resource on the event, or stop
step-keep-revealed = Take a revealed card into your hand, or stop
step-capture-critters = Put a Critter of your city beneath the event, or stop
step-tuck-critters = Put a Critter of your hand beneath the event, or stop
step-pay-with-city = Choose a card of your city to discard
step-lift-worker = Choose the worker to move
step-move-worker = Choose where the worker goes
step-play-revealed = Play one of the revealed cards free, or none
step-choose-colour = Name a colour
step-copy-tan = Choose a tan card to copy
step-play-through = Choose the card to play
step-choose-pile = Choose the pile to reveal from
step-dismantle-card = Choose a card of your city to take apart
step-choose-donee = Choose who gets your resources
step-donate = Choose a resource to give
step-choose-addressee = Choose who gets your cards
step-post-cards = Choose a hand card to give
step-copy-red = Choose a red card to use
step-offer-card = Give a hand card away, or not
step-react-next = Choose the blue card that reacts next
step-draw-or-not = Draw cards, or not
step-archive-card = Put a Meadow card into your archive, or not
step-feed-bees = Discard a card to activate a green one, or not
step-answer-by-snails = Let your snails react, or not
step-repeat-place = Use the Clock Tower, or not
step-keep-reserved = Keep the reserved card, or discard it
step-pick-for-rugwort = Choose the card that Rugwort gets

draw-owed-take-turn = { $seat } chooses an action
draw-owed-pay-price = { $seat } chooses what to pay
draw-owed-choose-receiver = { $seat } chooses who gets the payment
draw-owed-choose-ruin = { $seat } chooses what the Ruins replace
draw-owed-choose-fools-city = { $seat } chooses a city for the Fool
draw-owed-share-space = { $seat } chooses the space for a card
draw-owed-drive-out = { $seat } drives a card out of Rugwort's city
draw-owed-gain-any = { $seat } chooses a resource
draw-owed-discard-cards = { $seat } discards hand cards
draw-owed-draw-from-rows = { $seat } draws a card
draw-owed-play-drawn = { $seat } may play one of the cards drawn
draw-owed-choose-tile = { $seat } chooses a tile
draw-owed-discard-from-rows = { $seat } clears cards away
draw-owed-produce-next = { $seat } chooses which card produces next
draw-owed-spend-for-points = { $seat } may pay for point tokens
draw-owed-give-for-points = { $seat } may give for point tokens
draw-owed-choose-beneficiary = { $seat } chooses who gets berries
draw-owed-exchange = { $seat } exchanges resources
draw-owed-keep-or-give = { $seat } looks at cards of the deck
draw-owed-store-goods = { $seat } fills the Storehouse
draw-owed-unload-car = { $seat } unloads the Freight Car
draw-owed-activate-card = { $seat } chooses a green card to activate
draw-owed-copy-green = { $seat } chooses a green card to use
draw-owed-sacrifice = { $seat } may give up a card of the city
draw-owed-activate-green = { $seat } chooses a green card to activate
draw-owed-copy-location = { $seat } chooses a location to carry out
draw-owed-dismiss-visitor = { $seat } sends a visitor away
draw-owed-invite-visitor = { $seat } chooses a visitor
draw-owed-give-away = { $seat } may give resources away
draw-owed-recall-worker = { $seat } takes a worker back
draw-owed-lay-on-event = { $seat } may lay resources on an event
draw-owed-keep-revealed = { $seat } chooses among the revealed cards
draw-owed-capture-critters = { $seat } may put Critters beneath an event
draw-owed-tuck-critters = { $seat } may put hand cards beneath an event
draw-owed-pay-with-city = { $seat } discards cards of the city
draw-owed-lift-worker = { $seat } chooses a worker to move
draw-owed-move-worker = { $seat } moves a worker
draw-owed-play-revealed = { $seat } may play a revealed card
draw-owed-choose-colour = { $seat } names a colour
draw-owed-copy-tan = { $seat } chooses a tan card to copy
draw-owed-play-through = { $seat } chooses a card to play
draw-owed-choose-pile = { $seat } chooses a pile to reveal from
draw-owed-dismantle-card = { $seat } takes a card of the city apart
draw-owed-choose-donee = { $seat } chooses who gets resources
draw-owed-donate = { $seat } gives resources away
draw-owed-choose-addressee = { $seat } chooses who gets cards
draw-owed-post-cards = { $seat } gives hand cards away
draw-owed-copy-red = { $seat } chooses a red card to use
draw-owed-offer-card = { $seat } may give a card away
draw-owed-react-next = { $seat } chooses which card reacts next
draw-owed-draw-or-not = { $seat } may draw cards
draw-owed-archive-card = { $seat } may archive a card
draw-owed-feed-bees = { $seat } may activate a card with the bees
draw-owed-answer-by-snails = { $seat } may react with the snails
draw-owed-repeat-place = { $seat } may use the Clock Tower
draw-owed-keep-reserved = { $seat } decides about the reserved card
draw-owed-pick-for-rugwort = { $seat } chooses a card for Rugwort

# The line of help under a question.
help-take-turn = { $state ->
    [place] Place a worker (at home: { $workers }) or play a card from your hand{ $station ->
        [0] {" "}or
       *[other] , the Station or
     } the Meadow{ $autumn ->
        [0] {""}
       *[other] . You may also pass
     }.
    [prepare] All your workers are out. Play a card, or prepare for { $season }: then they come home.
   *[last] All your workers are out. Play cards as long as you can and like, then pass.
 }
help-pay-price = { $judge ->
    [0] The { $card } costs { $price }; you pay { $saved } less and choose what falls away.
   *[other] The { $card } costs { $price }; one of these is replaced by another resource.
 }
help-choose-receiver = This opponent gets { $goods }.
help-choose-ruin = You take back its printed cost; then { $gains }.
help-choose-fools-city = The Fool takes a space there and counts { COUNT($worth, "score") } at the end.
help-share-space = The { $card } and the { $partner } take one space together.
help-drive-out = The card is discarded; so is your Fool.
help-gain-any = { $left ->
    [one] Choose { $list }.
   *[other] Choose { $list }; { $left } in all are still yours to take.
 }
help-discard-cards = { $purpose ->
    [haven] You get a resource of your choice for every { $haven } cards; an odd one brings nothing.
    [double] You draw { COUNT($double, "cards") } for each, as far as your hand has room.
    [goods] You get a resource of your choice for each, for { COUNT($most, "cards") } at most.
    [journey] This Journey takes { COUNT($most, "cards") }.
    [points] You get a point token for each, for { COUNT($most, "cards") } at most.
   *[refill] Discard as many as you like; then you draw up to your hand limit.
 } Chosen so far: { $number }.
help-draw-from-rows = { $purpose ->
    [summer] Summer: you may still draw { COUNT($left, "cards") } of the Meadow.
    [undertaker] { name-undertaker }: one card of the Meadow.
    [forest] Still to draw: { COUNT($left, "cards") } of the Meadow. Then you may play one of them for less.
    [lamplighter] { name-lamplighter }: you may still draw { COUNT($left, "cards") } of the deck, the Meadow{ $station ->
        [0] {""}
       *[other] {" "}or the Station
     }.
    [knoll] Still to draw: { COUNT($left, "cards") } of the Meadow or the Station.
   *[poet] { name-poet }: your hand has room for { COUNT($left, "cards") }.
 }
help-play-drawn = Cards drawn: { $list }. One of them costs you { $saved } less now.
help-choose-tile = { $knoll ->
    [0] The tile is replaced after you took its bonus.
   *[other] You may also go without. Then the places of the cards drawn are refilled.
 }
help-discard-from-rows = { $knoll ->
    [0] Still to choose: { COUNT($left, "cards") } of the Meadow. It is refilled, then you draw one of its cards.
   *[other] Still to choose: { COUNT($left, "cards") } of the Meadow and the Station. Both are refilled, then you draw as many as you cleared.
 }
help-produce-next = Green cards that only add something have produced already; each of these produces once.
help-spend-for-points = { $card }: { COUNT($each, "points") } for each. You may still pay { $left ->
    [one] once
   *[other] { $left } times
 }.
help-give-for-points = { $card }: { COUNT($each, "points") } for each{ $taken ->
    [0] , which goes to the supply
   *[other] {" "}that { $to } gets
 }. You may still give { $left ->
    [one] once
   *[other] { $left } times
 }.
help-choose-beneficiary = { $card }: { $effect }.
help-exchange = For each resource returned you take one of your choice. Returned so far: { $returned }, at most { $left } more.
help-keep-or-give = { $way ->
    [keep] You look at: { $list }. Keep one; an opponent gets the other.
   *[give] You look at: { $list }. Your hand takes no more, so it goes to an opponent.
 }
help-store-goods = It stays there until one of your workers fetches it.
help-unload-car = You may still take { COUNT($left, "resources") }.
help-activate-card = { $card }: another green card of the city takes effect at once.
help-copy-green = { $back ->
    [0] A green card of an opponent takes effect for you, counting that opponent's city.
   *[other] You copied a { name-miner-mole }: now a green card of your own city takes effect.
 }
help-sacrifice = For it you gain { $goods }.
help-activate-green = { $who ->
    [bees] The bees activate one green card.
    [gardener] { name-gardener }: { $left ->
        [one] one green card may still be activated
       *[other] { $left } different green cards may still be activated
     }.
   *[chipsmith] { name-chipsmith }: { $left ->
        [one] one green card may still be activated
       *[other] { $left } different green cards may still be activated
     }.
 }
help-copy-location = { $which ->
    [basic] Any Basic location, occupied or not. Your worker stays where it is.
    [forest] Any other Forest location, occupied or not. Your worker stays where it is.
   *[both] Any Basic or Forest location, occupied or not. Your worker stays where it is.
 }
help-dismiss-visitor = The next one of the pile is turned up; then you take one of the two.
help-invite-visitor = { $guest ->
    [rugwort] Both are worth the same: you choose which of them Rugwort takes.
   *[own] The visitor stays beside your city and brings points at the end if the wish is granted.
 }
help-give-away = { $event }: { COUNT($each, "points") } for each resource. You may still give { COUNT($left, "resources") }.
help-recall-worker = You can place it again, even in this season.
help-lay-on-event = { $varied ->
    [0] { $event }: each brings { COUNT($each, "score") } at the end. You may still lay { COUNT($left, "resources") } there.
   *[other] { $event }: each brings points at the end. You may still lay { COUNT($left, "resources") } there.
 }
help-keep-revealed = { $event }: what you leave goes beneath the event, { COUNT($each, "score") } each.
help-capture-critters = { $event }: { COUNT($each, "score") } each at the end. You may still put { COUNT($left, "critters") } there; they leave your city.
help-tuck-critters = { $event }: { COUNT($each, "score") } each at the end. You may still put { COUNT($left, "critters") } there.
help-pay-with-city = { $event }: still to discard: { COUNT($left, "cards") }.
help-lift-worker = It goes to another open place, which takes effect.
help-move-worker = It stands here: { $place }. The new place takes effect as after any placement.
help-play-revealed = { $value ->
    [0] The other cards are discarded.
   *[other] Only a card with at most { COUNT($value, "score") } printed on it; the other cards are discarded.
 }
help-choose-colour = You draw the Meadow cards of that colour, as far as your hand has room, and get a point token for each.
help-copy-tan = { $back ->
    [0] A tan card of an opponent takes effect as if it were yours.
   *[other] You copied an { name-air-balloon }: now a tan card of your own city may take effect.
 }
help-play-through = { $card }: { $effect }.
help-choose-pile = { $card }: { $effect }.
help-dismantle-card = You take back its printed cost; then { $gains }.
help-choose-donee = { $card }: { $effect }.
help-donate = { $taken ->
    [0] Still to give to the supply: { COUNT($left, "resources") }. Then you gain { COUNT($each, "points") }.
   *[other] Still to give to { $to }: { COUNT($left, "resources") }. Then you gain { COUNT($each, "points") }.
 }
help-choose-addressee = { $card }: { $effect }.
help-post-cards = { $taken ->
    [0] Nobody can take cards, so they are discarded. Still to choose: { COUNT($left, "cards") }.
   *[other] Still to give to { $to }: { COUNT($left, "cards") }.
 }
help-copy-red = { $back ->
    [0] A red card of an opponent takes effect as if it were yours, open or not.
   *[other] You copied a { name-conductor }: now a red card of your own city may take effect.
 }
help-offer-card = { $card }: { $effect }.
help-react-next = Several of your cards react to the card just played; each does so once.
help-draw-or-not = { $card }: { $effect }.
help-archive-card = You can play it on a later turn as if it were in your hand.
help-feed-bees = The card is discarded; then one green card of your city takes effect.
help-answer-by-snails = { $other } played the { $card }: { $effect }. It costs you a card of your pile, which holds { COUNT($pile, "cards") }.
help-repeat-place = A token of the { name-clock-tower } repeats a location where one of your workers stands. Tokens left bring points at the end.
help-keep-reserved = The { $card } is still reserved. If you discard it, you can reserve another card in the new season.
help-pick-for-rugwort = He gets one { $colour } card of those revealed; the others are discarded.

## Why not

refusal-notation = “{ $text }” is no move. Moves look like this: visit basic-3, play farm meadow-2, play wife free=farm, claim grand-tour, prepare, pass.
refusal-activated-already = You activated the { $card } just now. Choose another green card.
refusal-blocked-by-rugwort = A worker of Rugwort's stands on that Meadow card. Only he can take it.
refusal-cannot-activate = It has to be another green card lying in that city. Choose one of those.
refusal-cannot-afford = The { $card } costs { $price } and you have { $have }: { COUNT($missing, "resources") } missing. Gather more first, or find a card that makes it cheaper.
refusal-cannot-copy-green = Only green cards of opponents can be copied, but no { name-storehouse }, { name-bank } or { name-chip-sweep }. Choose another card.
refusal-cannot-copy-place = That location cannot be carried out now: it is not one of those allowed here, or it would bring nothing.
refusal-cannot-copy-red = That card cannot be copied: it has to be a red card of an opponent that could do something now, but no { name-cemetery }, { name-chapel } or { name-monastery }.
refusal-cannot-copy-tan = That card cannot be copied: it has to be a tan card of an opponent, but no { name-fool }, { name-main-road } or { name-ruins }.
refusal-cannot-discard-there = There is no card there to clear away, or you chose it already. Choose another place.
refusal-cannot-draw-there = You cannot draw from there now. Choose one of the cards on offer.
refusal-cannot-play-revealed = The { $card } cannot be played now: it was not revealed, or it does not fit into your city.
refusal-cannot-play-through = The { $card } cannot be played through the { $through }: it lies elsewhere, does not fit into your city, or is still too dear.
refusal-cannot-post = Give one of your hand cards to the opponent you named; if that hand is full, to nobody.
refusal-cannot-repeat = The { name-clock-tower } repeats only a Basic or Forest location where a worker of yours stands and something could happen.
refusal-cannot-spend = You cannot give { $resource } here: you have none, or it is not what is asked for.
refusal-cannot-take = { $other } cannot take it. Choose another opponent.
refusal-card-not-in-hand = { $card }: no such card in your hand.
refusal-card-not-there = { $card }: not to be found there ({ $source }).
refusal-city-full = Your city is full. Make room first, for instance with the { name-ruins } or the { name-university }.
refusal-discard-more = You have to discard at least { COUNT($number, "cards") }; chosen so far: { $have }.
refusal-does-not-help = The { $other } does not make the { $card } cheaper.
refusal-does-not-react = That card does not react to this play, or has done so already.
refusal-ever-tree-standard = The { name-ever-tree } takes only a standard token. Play the card with free=ever-tree.
refusal-event-needs = { $event }: your city does not have all that the event needs yet. Look at the event: it says what is missing.
refusal-event-not-in-play = { $event }: this event is not in play.
refusal-event-price = { $event }: your city has what it needs, but you cannot pay its price.
refusal-event-taken = { $event }: somebody has claimed it already.
refusal-few-discards = The discard pile is too small: it needs at least { COUNT($number, "cards") }. Reveal from the deck.
refusal-hand-is-full = The hand of { $other } is full. Choose another opponent.
refusal-has-passed = { $other } has passed and gets nothing any more. Choose another opponent.
refusal-journey-cards = This Journey takes { COUNT($number, "cards") } of your hand. You have { $have }.
refusal-journey-in-autumn = A Journey starts only in your autumn.
refusal-last-season = It is your autumn, the last season. Play on, or pass.
refusal-main-road-stays = The { name-main-road } cannot be removed. Choose another card.
refusal-must-activate = You have to activate a card here.
refusal-must-copy = You have to copy a card here.
refusal-must-play = You went to the { $card } to play a card, so you have to.
refusal-no-card-there = No card lies there. Choose another place.
refusal-no-chip-sweep = A { name-chip-sweep } cannot activate another one.
refusal-no-critter = It has to be a Critter of yours.
refusal-no-destination = No worker can be placed on the { $card }: only red cards and the { name-storehouse } take workers.
refusal-no-dungeon = You need a { name-dungeon } in your city to take prisoners.
refusal-no-golden-token = You have used all your golden tokens.
refusal-no-hand-cards = The Haven takes hand cards, and you have none.
refusal-no-link = The { $other } does not let you play the { $card } free with that token.
refusal-no-opponent = That is no opponent who can be named here.
refusal-no-prisoner = The { $card } cannot go into the { name-dungeon }: it takes only Critters of your city, as long as a cell is free.
refusal-no-room-for-fool = The city of { $other } takes no { name-fool }: it is full, or has one already.
refusal-no-station = There is no Station in this game.
refusal-no-such-card = There is no such card in that city.
refusal-no-such-place = There is no such place in this game.
refusal-no-ticket = You have no train ticket: both sides are used, or this table plays without tickets.
refusal-no-worker-at-home = All your workers are out. Play a card, prepare for the next season, or in autumn pass.
refusal-no-worker-there = No worker of yours that could be moved stands there.
refusal-nobody-takes-fool = No opponent's city takes a { name-fool }: each is full or has one already.
refusal-not-in-city = There is no such card in your city.
refusal-not-in-hand = You have no such card to give.
refusal-not-itself = The { $card } on which your worker stands cannot be discarded. Choose another card.
refusal-not-on-top = That visitor is not to be had now. Choose one on top of a pile.
refusal-not-open = The { $card } is not open to you: without the open sign only its owner may go there.
refusal-not-removable = The { $card } cannot be removed here. Choose another card.
refusal-not-revealed = That card was not revealed.
refusal-not-that-colour = It has to be a revealed card of the colour that you played.
refusal-not-to-produce = That card does not produce now, or has done so already.
refusal-not-useful = The { $card } could do nothing now. Activate a card that does something first.
refusal-nothing-to-ruin = The { name-ruins } replace a Construction, and your city has none that could go.
refusal-nothing-to-swap = The card costs nothing, so the { name-judge } has nothing to replace. Just play it.
refusal-occupied-already = The { $card } carries an occupied token already.
refusal-only-building-stuff = Berries cannot be chosen here. Take twigs, resin or pebbles.
refusal-only-drawn-cards = Only one of the cards just drawn can be played now, and you must be able to pay for it.
refusal-only-meadow = Only a card of the Meadow can go into the archive.
refusal-only-rugworts = The { name-fool } drives out a card of Rugwort's city. Choose one of those.
refusal-own-hand-full = Your hand is full. Stop here: the other cards go beneath the event.
refusal-pass-in-autumn = You can pass only in your autumn. Until then play a card, place a worker, or prepare for the next season.
refusal-place-taken = { $place }: no room for another worker of yours.
refusal-return-from-summer = The return ticket is valid once you have prepared for summer.
refusal-same-place = The worker stands there already. It has to go elsewhere.
refusal-say-what-to-copy = Say which location the { name-lookout } carries out, for instance copy=basic-3; it has to be one that would bring something.
refusal-somebody-can-take = An opponent can take the card, so it cannot be discarded. Name one.
refusal-still-too-dear = The { $card } stays too dear even so.
refusal-token-not-ready = No reservation token is ready: yours is in use, or used up until the next season, or this table plays without them.
refusal-unique-already = The { $card } is Unique and lies in your city already.
refusal-visit-without-effect = { $place }: a worker there could do nothing for you now. Choose another place.
refusal-worker-stays = That worker stays there for good and cannot be moved.
refusal-workers-at-home = { $workers ->
    [one] You have { $workers } worker at home. Place it before you prepare for the next season.
   *[other] You have { $workers } workers at home. Place them before you prepare for the next season.
 }
refusal-worth-too-much = The { $card } is worth too much: at most { COUNT($most, "score") } may be printed on it.
refusal-wrong-price = That is not what the { $card } costs now. Choose one of the prices on offer.

## Log

event-activated = { $player } activates the { $card }.
event-archived = { $player } puts a card of the Meadow into the archive: the { $card }.
event-claimed = { $player } claims the event { $event }.
event-cleared = { $player } clears the { $card } away.
event-copied = { $player } copies the { $card }.
event-copied-place = { $player } carries out a location: { $place }.
event-discarded = { $player } discards { COUNT($cards, "cards") }.
event-dismissed = { $player } sends { $visitor } away.
event-drew = { $player } draws { COUNT($cards, "cards") }.
event-drew-from-row = { $player } draws the { $card } face up.
event-drove-out = { $player } drives the { $card } out of Rugwort's city.
event-fooled = { $player } sends the { name-fool } into another city: { $other }.
event-gained = { $player } gains { $gains }.
event-gave = { $player } gives { $price } to { $other }.
event-gave-card = { $player } gives { COUNT($cards, "cards") } to { $other }.
event-gave-up-reserved = { $player } discards the reserved { $card }.
event-helped = { $player } pays with the help of the { $card }.
event-imprisoned = { $player } puts the { $card } into the { name-dungeon }.
event-invited = { $player } takes the visitor { $visitor }.
event-kept-card = { $player } keeps { COUNT($cards, "cards") }.
event-kept-revealed = { $player } takes the revealed { $card }.
event-laid-on-event = { $player } lays { $price } on the event.
event-named-colour = { $player } names a colour: { $colour }.
event-occupied = { $player } occupies the { $card }.
event-occupied-golden = { $player } occupies the { $card } with a golden token.
event-paid = { $player } pays { $price }.
event-paid-to = { $player } pays { $price } to { $other }.
event-passed = { $player } passes.
event-played = { $player } plays the { $card }{ $source_id ->
    [hand] {""}
    [revealed] {""}
    [archive] {" "}from the archive
    [reserved] {" "}that was reserved
   *[other] {" "}({ $source })
 }.
event-prepared = { $player } prepares for { $season }.
event-put-beneath = { $player } puts the { $card } beneath the event.
event-recalled = { $player } takes a worker back.
event-removed = { $player } discards the { $card } from the city.
event-repeated = { $player } repeats a location: { $place }.
event-reserved = { $player } reserves the { $card }.
event-revealed = Revealed: the { $card }.
event-rugwort-claimed = Rugwort claims the event { $event }.
event-rugwort-fooled = Rugwort sends the { $card } into your city.
event-rugwort-gained = Rugwort gains { COUNT($points, "points") }.
event-rugwort-invited = Rugwort takes the visitor { $visitor }.
event-rugwort-played = Rugwort takes the { $card } into his city.
event-rugwort-prepared = Rugwort prepares for the next season, too.
event-rugwort-rolled = Rugwort's ticket die shows { $rolled }.
event-saved-point = { $player } lays { COUNT($points, "points") } on a card.
event-snailed = { $player } reacts with the snails: { $other } gets an unseen card, and the { $card } takes effect a second time.
event-spent = { $player } gives { $price }.
event-stored = { $player } puts { $gains } on the { name-storehouse }.
event-used-ticket = { $player } uses the train ticket.
event-visited = { $player } places a worker: { $place }.
event-visited-at = { $player } places a worker in another city: { $place } ({ $other }).
event-visited-rugwort = { $player } places a worker in Rugwort's city: { $place }.

## Verbs

verb-visit = place a worker
verb-claim = claim an event
verb-play = play a card
verb-prepare = prepare for the next season
verb-pass = pass
verb-ticket = use the ticket
verb-reserve = reserve a card
verb-pay = pay
verb-gain = take a resource
verb-take = take from the card
verb-store = put aside
verb-spend = give
verb-lay = lay on the event
verb-give = give
verb-discard = discard
verb-draw = draw
verb-keep = keep
verb-tuck = put beneath the event
verb-reveal = reveal
verb-archive = put into the archive
verb-pick = choose a card
verb-share = share a space
verb-alone = a space of its own
verb-trigger = let react
verb-activate = activate
verb-remove = remove from the city
verb-capture = put beneath the event
verb-copy = copy
verb-repeat = repeat
verb-move = move a worker
verb-recall = take a worker back
verb-opponent = choose an opponent
verb-colour = choose a colour
verb-dismiss = send a visitor away
verb-invite = take a visitor
verb-tile = choose a tile
verb-snail = the snails react
verb-done = that is all

## Moves

just-name = { $thing }
just-goods = { $goods }
card-origin = { $row ->
    [meadow] from place { $number } of the Meadow
    [station] from place { $number } of the Station
    [reserved] that you reserved
    [archive] from your archive
    [revealed] from the revealed cards
    [deck] from the deck
    [discards] from the discard pile
   *[hand] from your hand
 }
paid-none = for free
paid-some = for { $list }
paid-part = for { COUNT($number, "resources") } of its cost ({ $price })
paid-cheaper = { $paid }, { $less } less than printed
paid-through = { $paid } through the { $through }
paid-occupying = { $token ->
    [golden] for free, with a golden token on the { $other }{ $copy }
   *[standard] for free, by occupying the { $other }{ $copy }
 }
paid-prisoner = { $paid }; the { $other }{ $copy } goes into the { name-dungeon }
paid-helped = { $paid }; the { $other }{ $copy } leaves your city
paid-judge = { $paid }; the { $other }{ $copy } replaces one resource
move-play = Play the { $card } { $origin } { $how }
move-visit = { $way ->
    [move] Move the worker to
   *[place] Place a worker on
 } { $kind ->
    [basic] a Basic location
    [forest] a Forest location
    [haven] the Haven
    [journey] the Journey
    [knoll] the Knoll
   *[station] the Station
 }: { $effect }
move-visit-own = { $way ->
    [move] Move the worker to
   *[place] Place a worker on
 } your { $card }{ $copy }: { $effect }
move-visit-other = { $way ->
    [move] Move the worker to
   *[place] Place a worker on
 } the { $card }{ $copy } of { $owner }{ $points ->
    [0] {""}
   *[other] , who gains { COUNT($points, "points") }
 }: { $effect }
visit-store = take { $goods } lying there
visit-copied = { $kind ->
    [basic] as on a Basic location, { $effect }
   *[forest] as on a Forest location, { $effect }
 }
go-on-journey = discard { COUNT($length, "cards") } of your hand for { COUNT($length, "score") } at the end; the worker stays there for good
move-claim = { $way ->
    [move] Move the worker to
   *[place] Place a worker on
 } the event { $event } and claim it{ $points ->
    [0] {""}
   *[other] {" "}({ COUNT($points, "score") })
 }
move-prepare = Prepare for { $season }: your workers come home{ $workers ->
    [0] {""}
    [one] , { $workers } new one joins them
   *[other] , { $workers } new ones join them
 }, { $season_id ->
    [summer] and you may draw up to { COUNT($cards, "cards") } of the Meadow
   *[other] and your green cards produce
 }
move-pass = { $workers ->
    [0] Pass: you take no more turns
   *[other] Pass: you take no more turns, though you have workers at home ({ $workers })
 }
move-ticket = { $side ->
    [outbound] Use the outbound ticket and move the worker that stands here: { $place }
   *[return] Use the return ticket and move the worker that stands here: { $place }
 }
move-lift = Move the worker that stands here: { $place }
move-recall = Take back the worker that stands here: { $place }
move-reserve = Reserve the { $card } { $origin }: you may play it later for 1 resource less
move-pay = Pay { $goods } for the { $card }
move-pay-nothing = Pay nothing for the { $card }
move-gain = Take { $goods }
move-take = Take { $goods } from the { name-freight-car }
move-store = Put { $goods } on the { name-storehouse }
move-exchange = Return { $goods } to take a resource of your choice
move-spend = Pay { $goods } for { COUNT($points, "points") }
move-give-points = { $taken ->
    [0] Return { $goods } to the supply for { COUNT($points, "points") }
   *[other] Give { $goods } to { $to } for { COUNT($points, "points") }
 }
move-donate = { $taken ->
    [0] Return { $goods } to the supply
   *[other] Give { $goods } to { $to }
 }{ $left ->
    [1] {" "}and gain { COUNT($points, "points") }
   *[other] {""}
 }
move-lay = Lay { $goods } on { $event }: { COUNT($points, "score") } at the end
move-discard = Discard the { $card }
move-feed-bees = Discard the { $card } to activate a green card
move-give-up = Discard the reserved { $card }: you can reserve another card
move-clear = Clear the { $card } away { $origin }
move-draw = Draw the { $card } { $origin }
move-draw-deck = Draw { COUNT($cards, "cards") } from the deck
move-keep = { $way ->
    [looked] Keep the { $card }
   *[shown] Take the { $card } into your hand
 }
move-tuck = Put the { $card }{ $copy } beneath { $event }: { COUNT($points, "score") } at the end
move-give-card = { $taken ->
    [0] Discard the { $card }, because nobody can take it
   *[other] Give the { $card } to { $to }
 }
move-offer-card = { $taken ->
    [0] Discard the { $card }, because nobody can take it: { $gains }
   *[other] Give the { $card } to { $to }: { $gains }
 }
move-reveal = Reveal { COUNT($cards, "cards") } from the top of the { $pile }
move-archive = Put the { $card } { $origin } into your archive
move-pick = Rugwort gets the { $card }
move-share = Lay the { $card } on the space of the { $partner }
move-alone = Lay the { $card } on a space of its own
move-trigger = Let the { $card }{ $copy } react next: { $effect }
move-activate = { $own ->
    [1] Activate the { $card }{ $copy }: { $effect }
   *[other] Activate the { $card }{ $copy } of { $owner }: { $effect }
 }
move-copy = { $own ->
    [1] Use your own { $card }{ $copy }: { $effect }
   *[other] Copy the { $card }{ $copy } of { $owner }: { $effect }
 }
move-drive-out = Drive the { $card }{ $copy } out of Rugwort's city
move-sacrifice = Discard the { $card }{ $copy } from your city to gain { $goods }
move-dismantle = Discard the { $card }{ $copy } from your city: { $price } come back; then { $gains }
move-remove = Discard the { $card }{ $copy } from your city
move-repeat = Remove a token from the { $card } and repeat: { $place }
move-copy-place = { $kind ->
    [basic] Carry out a Basic location: { $effect }
   *[forest] Carry out a Forest location: { $effect }
 }
move-to-receiver = { $other } gets { $goods }
move-to-city = Send the { name-fool } into the city of { $other }
move-to-opponent = { $way ->
    [cards] { $other } gets { COUNT($number, "cards") }
   *[goods] { $other } gets { COUNT($number, "resources") }
 }
move-colour = Name { $colour }: you draw { COUNT($cards, "cards") } of the Meadow and get as many point tokens
move-dismiss = Send { $visitor } away
move-invite = Take { $visitor }: { $wish }
move-invite-rugwort = Rugwort takes { $visitor } for { COUNT($points, "score") }
move-tile = Take the bonus of tile { $number }: { $gains }
move-snail = Give { $other } a card of your pile unseen and use the { $card }: { $effect }
move-done-discard-cards = Discard no more
move-done-draw-from-rows = Draw no more
move-done-play-drawn = Play neither
move-done-choose-tile = Go without a bonus
move-done-spend-for-points = Pay no more
move-done-give-for-points = Give no more
move-done-choose-beneficiary = Give no berries
move-done-exchange = Return no more
move-done-unload-car = Take no more
move-done-activate-card = Activate nothing
move-done-copy-green = Use no card
move-done-sacrifice = Give up no card
move-done-activate-green = Activate no more
move-done-give-away = Give no more
move-done-lay-on-event = Lay no more there
move-done-keep-revealed = Leave the rest beneath the event
move-done-capture-critters = Put no more beneath the event
move-done-tuck-critters = Put no more beneath the event
move-done-play-revealed = Play none of them
move-done-copy-tan = Copy no card
move-done-play-through = Play no card
move-done-copy-red = Use no card
move-done-offer-card = Give no card
move-done-draw-or-not = Draw nothing
move-done-archive-card = Archive nothing
move-done-feed-bees = Leave the bees alone
move-done-answer-by-snails = Do not react
move-done-repeat-place = Save the tokens of the { name-clock-tower }
move-done-keep-reserved = Keep the card reserved
# A few words for a button; the question says the rest.
label-play = { $card }: { $how }
label-nothing = nothing
label-to = { $thing } → { $to }
label-colour = { $colour }
label-snail = React and use the { $card }
label-prepare = Prepare for { $season }
label-pass = Pass

## Where workers stand, and what lies on cards

stands-basic = Basic location ({ $place })
stands-forest = Forest location ({ $place })
stands-event = event { $event }
stands-own = your { $card }{ $copy }
stands-other = { $card }{ $copy } of { $owner }
stands-nowhere = a place that is gone
on-token = { $kind ->
    [golden] occupied, golden token
   *[standard] occupied
 }
on-points = { COUNT($points, "points") } on it
on-prisoners = prisoners: { $list }
on-shared = shared space
demand-card = { $has ->
    [0] missing: { $card }
   *[other] there: { $card }
 }
demand-colour = { $have } of { $need } { $colour } cards
demand-each-colour = { $have } of { $need } colours with { COUNT($number, "cards") } each
demand-cards = { $have } of { $need } cards
demand-constructions = { $have } of { $need } Constructions
demand-critters = { $have } of { $need } Critters
demand-events = { $have } of { $need } events
demand-price = it costs { $price } and { COUNT($cards, "cards") } of your city
state-owned = { $owner } has claimed it
state-lacking = you cannot claim it yet
state-unpaid = your city has what it needs, but you cannot pay { $price } and { COUNT($cards, "cards") } of your city
state-ready = your city has what it needs: a worker can claim it

## The position in text

show-places = Places for workers
show-events = Events
show-event = { $event } ({ $kind ->
    [basic] basic
   *[special] special
 }{ $points ->
    [0] {""}
   *[other] , { COUNT($points, "score") }
 }): { $list }{ $ready ->
    [0] {""}
   *[other] . A worker can claim it
 }
show-event-owned = { $event } ({ $kind ->
    [basic] basic
   *[special] special
 }): claimed by { $owner }
show-meadow = Meadow (deck { $deck }, discard pile { $discards })
show-station = Station
show-visitors = Visitors face up
show-revealed = Revealed cards
show-looked-at = Cards you look at
show-empty = empty
show-free = no cost
show-tile = tile: { $gains }
show-wish = { $granted ->
    [0] Not granted now.
   *[other] Granted now.
 }
show-guest = visitor { $text }
show-guest-of-rugwort = visitor { $visitor }: { COUNT($points, "score") }
show-blocked = blocked by Rugwort
show-card = { $card }, { $colour } { $kind ->
    [construction] Construction
   *[critter] Critter
 }{ $unique ->
    [0] {""}
   *[other] {" "}(Unique)
 } · { $price } · { COUNT($points, "score") }
show-play = ✓
show-play-free = { $token ->
    [golden] ✓ free, golden token: { $other }
   *[standard] ✓ free, token: { $other }
 }
show-play-helped = { $kind ->
    [prisoner] ✓ prisoner: { $other }
   *[helper] ✓ helped by { $other }
 }
show-lack = ✗ { $number } missing
show-lack-city-full = ✗ your city is full
show-lack-unique-already = ✗ it is in your city already
show-lack-nothing-to-ruin = ✗ no Construction to replace
show-lack-nobody-takes-fool = ✗ no city takes it
show-own-city = Your city ({ $filled } of { $spaces } spaces)
show-city-of = { $player }: city ({ $filled } of { $spaces } spaces)
show-colour = { $colour }
show-no-cards = no cards yet
show-workers-at = workers out: { $list }
show-workers-stay = workers that stay for good: { $list }
show-worker-of = worker of { $player }
show-achieved = event { $event }: { COUNT($points, "score") } so far
show-beneath = beneath it: { $list }
show-golden = golden tokens left: { $number }
show-ticket = train ticket: { $side ->
    [outbound] outbound side, valid at any time
   *[return] return side, valid from summer on
 }
show-token = reservation token: { $state ->
    [ready] ready
    [lying] on the reserved card
   *[used] used, ready again in the next season
 }
show-has-reserved = reserved card: { $card }
show-ability = worker ability: { $ability }
show-archive-size = archive: { COUNT($cards, "cards") }
show-pile = snails' pile: { COUNT($cards, "cards") }
show-reserved = Reserved card
show-archive = Your archive
show-hand = Your hand ({ $cards } of { COUNT($limit, "cards") })
show-texts = What the cards in sight do
show-event-texts = What the events need and bring
show-seat = { $number } { $player }{ $state ->
    [turn] {" "}(to move)
    [passed] {" "}(passed)
   *[waits] {""}
 }
show-home = workers { $home } at home, { $out } out
show-no-goods = no resources
show-hand-size = { COUNT($cards, "cards") } in hand
show-spaces = city { $filled }/{ $spaces }
show-points-now = { COUNT($points, "score") }{ $over ->
    [0] {" "}so far
   *[other] {""}
 }
show-rugwort = Rugwort: { COUNT($points, "score") }{ $over ->
    [0] {" "}so far
   *[other] {""}
 }, { COUNT($cards, "cards") } in his city
show-rugwort-points = year { $year }. His points: { $list }
show-rugwort-blocks = his workers block Meadow places: { $list }
show-alone = Nobody else is at the table

## What things are

draw-over = The game is over
draw-progress = { $state ->
    [alone] { $season }
    [all] { $season }, all players
    [passed] { $season }, passed: { $number } of { $all }
   *[some] { $season }, players: { $number } of { $all }
 }
draw-won = { $players } wins with { COUNT($points, "score") }
draw-shared = Victory is shared: { $players } ({ COUNT($points, "score") })
draw-beaten = Rugwort is beaten: { COUNT($points, "score") } against his { $rugwort }
draw-not-beaten = Rugwort is not beaten: { COUNT($points, "score") } against his { $rugwort }
explain-card = { $unique ->
    [0] Common
   *[other] Unique
 } { $colour } { $kind ->
    [construction] Construction
   *[critter] Critter
 }. Cost: { $price }. Worth { COUNT($points, "score") }. Copies in the deck: { $copies }.
explain-play = You can pay for it now
explain-lack = You cannot play it now: { COUNT($number, "resources") } missing
explain-archive = It lies face down in your archive; you can play it as if it were in your hand.
explain-reserved = { $player } reserved this card and may play it for 1 resource less.
explain-meadow = It lies on place { $number } of the Meadow: everybody may play it from there.
explain-station = Place { $number } of the Station. Whoever plays the card from there then takes the bonus of the tile beside it: { $gains }.
explain-empty = No card lies here now.
explain-blocked = A worker of Rugwort's stands on it: only he can take this card.
explain-stands = { $own ->
    [0] It lies in the city of { $player }.
   *[other] It lies in your city.
 }
explain-occupied = { $token ->
    [golden] It carries a golden occupied token: it plays no other Critter free.
   *[standard] It carries an occupied token: it plays no other Critter free.
 }
explain-lying = it holds: { $list }
explain-shared = It shares its space with its partner.
explain-hand-title = Hand of { $player }
explain-hand = { COUNT($cards, "cards") } that only their owner sees. The limit is { $limit }.
explain-deck = { COUNT($cards, "cards") }. When it is empty, the discard pile is shuffled into a new deck.
explain-discards = { COUNT($cards, "cards") }, face down. Nobody may look through them.
explain-pile-title = Snails' pile of { $player }
explain-pile = { COUNT($cards, "cards") } that nobody has seen. Each of them lets the snails use a green card that an opponent has just played.
explain-nowhere = The card on which this worker stood has left its city. The worker comes home with the next season.
explain-nobody-there = Nobody stands here.
explain-event = { $kind ->
    [basic] Basic event.
   *[special] Special event.
 } A worker placed here claims it; each event can be claimed once.
explain-event-owned = { $worker ->
    [0] Claimed by { $player }.
   *[other] Claimed by { $player }, whose worker stands here.
 }
explain-event-have = you have { $list }
explain-tree-title = Ever Tree
explain-tree = Everybody starts with { COUNT($start, "workers") }. New workers wait here: { $new_spring } for spring, { $new_summer } for summer and { $new_autumn } for autumn.
explain-tree-abilities = With worker abilities nobody gets a new worker in spring.
explain-tile-title = Train car tile { $number }
explain-guest = Guest of { $player }.
explain-guest-of-rugwort = For Rugwort it brings { COUNT($points, "score") } in any case.
explain-seat = { $season }; workers: { $home } at home, { $out } out; { COUNT($cards, "cards") } in hand; { $filled } of { $spaces } spaces of the city are filled
explain-passed = Passed: no more turns.
explain-points = Points now: { $points } ({ $list }).
explain-guests = visitors: { $list }
explain-rugwort = The opponent in the solo game, year { $year }. After each card you play he takes the card of the Meadow that a die names, and he prepares for a season right after you. You have to score more than he does.
explain-rugwort-city = Abilities of his cards do not count: each is worth a fixed number of points. Cards in his city: { $cards }.
explain-golden-title = Golden tokens of { $player }
explain-golden = { $left } of { $number } left. One of them on a Construction with the right link plays a Critter free, where cards of Newleaf are concerned.
explain-golden-solo = Your second and third golden token bring Rugwort point tokens.
explain-ticket-title = Train ticket of { $player }
explain-ticket = { $side ->
    [outbound] Outbound side: as an action, move one of your deployed workers to another place and carry it out. Then the ticket is turned over.
    [return] Return side: from summer on it moves a worker once more.
   *[gone] Both sides have been used.
 }
explain-token-title = Reservation token of { $player }
explain-token = As an action, lay a card of the Meadow or the Station beside your city; on a later turn you may play it for 1 resource less.
explain-ability-title = { $player }: { $ability }

## Numbers that a preview compares

stock-twig = Twigs
stock-resin = Resin
stock-pebble = Pebbles
stock-berry = Berries
stock-worker = Workers at home
stock-cards = Cards in hand
stock-points = Points

## Drawing: titles

draw-card = { $card }: { $unique ->
    [1] Unique
   *[0] Common
 } { $colour ->
    [tan] tan
    [green] green
    [red] red
    [blue] blue
   *[purple] purple
 } { $kind ->
    [critter] Critter
   *[construction] Construction
 }, { COUNT($points, "score") }, cost { $cost }.
draw-basic = Basic
draw-forest = Forest
draw-beyond = Beyond
draw-places = Places for workers
draw-meadow = Meadow
draw-station = Station
draw-events = Events
draw-basic-events = Basic events
draw-special-events = Special events
draw-revealed = Shown now
draw-answers = Answers
draw-elsewhere = Cards in other cities
draw-your-city = Your city
draw-city-of = City of { $seat }
draw-rugworts-city = City of { name-rugwort }
draw-hand = Your hand
draw-hand-of = Hand of { $seat }
draw-see-city = Whole city
draw-deck = deck
draw-discards = discarded
draw-pile = { $pile }: { COUNT($count, "cards") }.
draw-empty-place = No card lies here.
draw-no-tile = No tile lies here.
draw-backs = { COUNT($count, "cards") } in hand, seen from behind.

## Drawing: a city

draw-seat = { $text }, { COUNT($points, "score") } so far.
draw-spaces = { $filled } of { $capacity } spaces
draw-point-tokens = { COUNT($count, "points") }
draw-cards-count = { COUNT($count, "cards") }
draw-free-spaces = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
 }
draw-no-space = no space
draw-no-cards = no cards yet
draw-passed = has passed
draw-year = year { $year }
draw-token = { $token ->
    [0] No Critter has moved in.
    [1] Occupied.
   *[2] Occupied, with a golden token.
 }
draw-tokens-on-it = On it: { COUNT($count, "points") }.
draw-stored = On it: { $list }.
draw-prisoners = Prisoners: { $list }.
draw-beneath = Beneath it: { COUNT($count, "cards") }.
draw-stand-here = Workers here: { $list }.
draw-golden = { $count ->
    [one] { $count } golden token
   *[other] { $count } golden tokens
 }
draw-ticket = { $side ->
    [0] used
    [1] outbound
   *[2] return
 }
draw-ticket-long = { $side ->
    [0] The train ticket is used up.
    [1] Train ticket: the outbound side lies up.
   *[2] Train ticket: the return side lies up, valid from summer on.
 }
draw-token-state = { $state ->
    [1] ready
    [2] lies on a card
   *[3] used
 }
draw-token-long = { $state ->
    [1] The reservation token is ready.
    [2] The reservation token lies on the reserved card.
   *[3] The reservation token is used until next season.
 }
draw-snail-pile = Face-down pile of the snails: { COUNT($count, "cards") }.
draw-achieved-by = Achieved by { $player }.
draw-tree = Ever Tree
draw-tree-title = Ever Tree
draw-sheet = Points
draw-total = Total
draw-waiting = { $season }: { COUNT($count, "workers") }
draw-nowhere = A worker whose card has left its city.
draw-nowhere-short = no place

## Drawing: prices and answers

draw-free = free
draw-pay = pay
draw-swap = Judge
draw-no = no
draw-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
 }
draw-not-now = not now
draw-short = short { $missing }
draw-have-one = have one
draw-city-full = city full
draw-link-unique = unique
draw-link-common = common
draw-nobody = nobody
draw-do-pay = pay
draw-do-store = put on the card

## Drawing: what cards and places do, with signs among the words

draw-does-haven = 2#cards → 1#any
draw-does-knoll = 3#cards + car
draw-does-station = Station: 1 visitor, 1 car
draw-does-gain-per-farm = { $gains } per Farm
draw-does-gain-more-with-farm = { $gains }, twice with a Farm
draw-does-paired-with-farm-gain-any = { $gains } with Wife and Farm
draw-does-draw-and-paired-gain-any = 1#cards, +1#any beside a Farm
draw-does-spend-for-points = up to { $number }#{ $what } → { $each }#points each
draw-does-give-for-points = give { $number }#{ $what } → { $each }#points each
draw-does-exchange = swap up to { $number }#any
draw-does-teach = look at { $number }#cards: keep 1, give 1
draw-does-store = 3#twig /2#resin /1#pebble /2#berry on it
draw-does-save-point = +{ $number }#points on it, hand +1
draw-does-activate-own = use { $number } of your #f-green
draw-does-copy-green = copy a rival's #f-green
draw-does-unload = take { $number }#any lying here
draw-does-draw-anywhere = { $number }#cards from anywhere
draw-does-sacrifice = drop a city card: { $gains }
draw-does-points-for-spaces = { $number }#points +{ $each } per { $spaces } spaces
draw-does-give-card-for-any = give 1#cards → { $gains }
draw-does-play-revealed = reveal { $number }#cards, play 1 free
draw-does-pray = +{ $number }#points on it, { $each }#cards per token
draw-does-play-cheaper = { $source ->
    [meadow] Meadow
    [hand] hand
    [station] Station
   *[anywhere] any
 } card −{ $number }
draw-does-play-free = card of up to { $most }#points free
draw-does-copy-place = copy a Basic or Forest place
draw-does-dismantle = drop a card: cost back, { $gains }
draw-does-donate = give { $number }#any → { $each }#points
draw-does-post = give { $number }#cards, then refill hand
draw-does-activate-several = use { $number } of your #f-green
draw-does-copy-red = copy a rival's #f-red
draw-does-perform = discard up to { $number }#cards, { $each }#points each
draw-does-go-to-opponent = goes to a rival's city
draw-does-deliver = reveal { $number }#cards, 1 of up to { $most }#points free
draw-does-move-worker = move 1 #worker
draw-does-replace-construction = drop a #hut : cost back, { $gains }
draw-does-tend-chapel = { $gains }, { $each }#points per Chapel token
draw-does-clear-meadow = clear { $number } of the Meadow, draw { $each }
draw-does-draw-colour = Meadow cards of 1 colour, { $each }#points each
draw-does-copy-tan = copy a rival's #f-tan
draw-does-open-space = +{ $number } space
draw-does-after-play-draw = after { $played ->
    [critters] a #paw
    [constructions] a #hut
   *[cards] a card
 }: { $number }#cards
draw-does-after-play-may-draw = after { $played ->
    [critters] a #paw
    [constructions] a #hut
   *[cards] a card
 }: { $number }#cards
draw-does-after-play-gain = after { $played ->
    [critters] a #paw
    [constructions] a #hut
   *[cards] a card
 }: { $gains }
draw-does-after-play-give-card = after { $played ->
    [critters] a #paw
    [constructions] a #hut
   *[cards] a card
 }: give 1 → { $gains }
draw-does-cheaper-by-leaving = leaves: { $played ->
    [critters] a #paw
    [constructions] a #hut
   *[cards] a card
 } −{ $number }
draw-does-cheaper-by-prisoner = a #paw inside: a card −{ $number }
draw-does-swap-resource = pay { $number }#any otherwise
draw-does-repeat-place = { $number }#points on it; repeats a place
draw-does-count-unique-constructions = { $each }#points per #unique #hut
draw-does-count-common-constructions = { $each }#points per common #hut
draw-does-count-unique-critters = { $each }#points per #unique #paw
draw-does-count-common-critters = { $each }#points per common #paw
draw-does-count-purple-cards = { $each }#points per #f-purple
draw-does-count-colours-present = { $each }#points per colour
draw-does-count-resin-and-pebbles = { $each }#points per #resin #pebble left, up to { $most }
draw-does-count-berries = { $each }#points per #berry left, up to { $most }
draw-does-count-five-spaces = { $each }#points per { $spaces } spaces
draw-does-count-events-achieved = events: 1#points / 2#points
draw-does-count-partner = { $each }#points beside a Husband
draw-does-copy-purple = copy a rival's #f-purple
draw-does-discard-to-draw = 1#cards → { $each }#cards
draw-does-discard-to-gain = 1#cards → { $each }#any, up to { $number }
draw-does-copy-basic = copy Basic { $gains }
draw-does-copy-forest = copy Forest
draw-does-draw-and-play = { $number }#cards Meadow, one −{ $each }
