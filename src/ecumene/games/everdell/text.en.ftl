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
