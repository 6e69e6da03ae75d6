## Numbers

count-trade = { $n ->
    [one] { $n } trade token
   *[other] { $n } trade tokens
 }
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
count-diplomacy-cards = { $n ->
    [one] { $n } diplomacy card
   *[other] { $n } diplomacy cards
 }
count-marks = { $n ->
    [one] { $n } completed agenda
   *[other] { $n } completed agendas
 }
count-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }
count-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
 }
count-tokens = { $n ->
    [one] { $n } control token
   *[other] { $n } control tokens
 }
count-reinforced-tokens = { $n ->
    [one] { $n } reinforced control token
   *[other] { $n } reinforced control tokens
 }
count-water-tokens = { $n ->
    [one] { $n } water token
   *[other] { $n } water tokens
 }
count-cities = { $n ->
    [one] { $n } city
   *[other] { $n } cities
 }
count-mature-cities = { $n ->
    [one] { $n } mature city
   *[other] { $n } mature cities
 }
count-city-states = { $n ->
    [one] { $n } city-state
   *[other] { $n } city-states
 }
count-wonders = { $n ->
    [one] { $n } world wonder
   *[other] { $n } world wonders
 }
count-natural-wonders = { $n ->
    [one] { $n } natural wonder token
   *[other] { $n } natural wonder tokens
 }
count-forts = { $n ->
    [one] { $n } fort
   *[other] { $n } forts
 }
count-districts = { $n ->
    [one] { $n } district
   *[other] { $n } districts
 }
count-armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
 }
count-caravans = { $n ->
    [one] { $n } caravan
   *[other] { $n } caravans
 }
count-barbarians = { $n ->
    [one] { $n } barbarian
   *[other] { $n } barbarians
 }
count-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }
count-marble = { $n } marble
count-mercury = { $n } mercury
count-oil = { $n } oil
count-diamond = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
 }
count-production = { $n } production
count-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
 }
count-slots = { $n ->
    [one] { $n } slot
   *[other] { $n } slots
 }
count-attacks = { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
 }
count-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
 }

## Names

# Terrain, and what else a space can be.
name-grassland = grassland
name-hills = hills
name-forest = forest
name-desert = desert
name-mountains = mountains
name-water = water
name-natural-wonder = natural wonder
name-fort = fort

# Resources.
name-marble = marble
name-mercury = mercury
name-oil = oil
name-diamond = diamonds

# Types of focus cards, wonders, city-states, districts and governments.
name-culture = culture
name-science = science
name-economy = economy
name-industry = industry
name-military = military
name-growth = growth

# Eras.
name-ancient = ancient
name-medieval = medieval
name-modern = modern

# Pieces and cards.
name-capital = capital
name-city = city
name-control-token = control token
name-district = district
name-army = army
name-caravan = caravan
name-barbarian = barbarian
name-trade-token = trade token
name-resource = resource
name-city-state = city-state
name-wonder = world wonder
name-government = government
name-victory-card = victory card

# Symbols of the event dial.
name-symbol-spawn = barbarians appear
name-symbol-barbarians-move = barbarians move
name-symbol-districts = districts
name-symbol-government = governments
name-symbol-wonder = wonders
name-symbol-trade = trade
name-symbol-nothing = nothing

# Focus cards, by type and level.
name-early-empire = Early Empire
name-drama-and-poetry = Drama and Poetry
name-civil-service = Civil Service
name-mass-media = Mass Media
name-astrology = Astrology
name-mathematics = Mathematics
name-replaceable-parts = Replaceable Parts
name-nuclear-power = Nuclear Power
name-foreign-trade = Foreign Trade
name-currency = Currency
name-steam-power = Steam Power
name-capitalism = Capitalism
name-pottery = Pottery
name-animal-husbandry = Animal Husbandry
name-nationalism = Nationalism
name-urbanization = Urbanization
name-masonry = Masonry
name-iron-working = Iron Working
name-mass-production = Mass Production
name-flight = Flight
name-irrigation = Irrigation
name-engineering = Engineering
name-sanitation = Sanitation
name-globalization = Globalization

# Unique focus cards.
name-radio = Radio
name-mysticism = Mysticism
name-wheel = Wheel
name-humanism = Humanism
name-industrialization = Industrialization
name-military-engineering = Military Engineering
name-horseback-riding = Horseback Riding
name-craftsmanship = Craftsmanship
name-writing = Writing
name-natural-history = Natural History
name-siege-tactics = Siege Tactics
name-state-workforce = State Workforce
name-shipbuilding = Shipbuilding
name-cartography = Cartography
name-construction = Construction
name-banking = Banking
name-astronomy = Astronomy
name-scorched-earth = Scorched Earth

# Civilizations.
name-america = America
name-aztec = Aztecs
name-egypt = Egypt
name-france = France
name-japan = Japan
name-rome = Rome
name-scythia = Scythia
name-sumeria = Sumeria
name-china = China
name-england = England
name-georgia = Georgia
name-inca = Inca
name-indonesia = Indonesia
name-netherlands = Netherlands
name-nubia = Nubia
name-ottoman = Ottomans
name-poland = Poland
name-zulu = Zulu

# Leaders, in the order of their civilizations.
name-teddy-roosevelt = Teddy Roosevelt
name-montezuma = Montezuma
name-cleopatra = Cleopatra
name-catherine-de-medici = Catherine de Medici
name-hojo-tokimune = Hojo Tokimune
name-trajan = Trajan
name-tomyris = Tomyris
name-gilgamesh = Gilgamesh
name-qin-shi-huang = Qin Shi Huang
name-victoria = Victoria
name-tamar = Tamar
name-pachacuti = Pachacuti
name-gitarja = Gitarja
name-wilhelmina = Wilhelmina
name-amanitore = Amanitore
name-suleiman = Suleiman
name-jadwiga = Jadwiga
name-shaka = Shaka

# Abilities of leaders, in the same order.
name-roosevelt-corollary = Roosevelt Corollary
name-legend-of-the-five-suns = Legend of the Five Suns
name-monument-builders = Monument Builders
name-grand-tour = Grand Tour
name-divine-wind = Divine Wind
name-all-roads-lead-to-rome = All Roads Lead to Rome
name-people-of-the-steppe = People of the Steppe
name-epic-quest = Epic Quest
name-great-wall = Great Wall
name-pax-britannica = Pax Britannica
name-strength-in-unity = Strength in Unity
name-terrace-farms = Terrace Farms
name-jongs = Jongs
name-polders = Polders
name-kandake-of-meroe = Kandake of Meroe
name-grand-vizier = Grand Vizier
name-lithuanian-union = Lithuanian Union
name-isibongo = Isibongo

# World wonders, by type and era.
name-stonehenge = Stonehenge
name-hanging-gardens = Hanging Gardens
name-colosseum = Colosseum
name-forbidden-city = Forbidden City
name-chichen-itza = Chichen Itza
name-taj-mahal = Taj Mahal
name-sydney-opera-house = Sydney Opera House
name-eiffel-tower = Eiffel Tower
name-cristo-redentor = Cristo Redentor
name-oracle = Oracle
name-pyramids = Pyramids
name-great-library = Great Library
name-porcelain-tower = Porcelain Tower
name-potala-palace = Potala Palace
name-university-of-sankore = University of Sankore
name-oxford-university = Oxford University
name-kremlin = Kremlin
name-amundsen-scott-research-station = Amundsen-Scott Research Station
name-colossus = Colossus
name-great-lighthouse = Great Lighthouse
name-apadana = Apadana
name-machu-picchu = Machu Picchu
name-great-zimbabwe = Great Zimbabwe
name-kilwa-kisiwani = Kilwa Kisiwani
name-estadio-do-maracana = Estadio do Maracana
name-big-ben = Big Ben
name-orszaghaz = Orszaghaz
name-petra = Petra
name-terracotta-army = Terracotta Army
name-jebel-barkal = Jebel Barkal
name-alhambra = Alhambra
name-venetian-arsenal = Venetian Arsenal
name-huey-teocalli = Huey Teocalli
name-ruhr-valley = Ruhr Valley
name-pentagon = Pentagon
name-statue-of-liberty = Statue of Liberty

# City-states.
name-kumasi = Kumasi
name-mohenjo-daro = Mohenjo Daro
name-antananarivo = Antananarivo
name-geneva = Geneva
name-seoul = Seoul
name-palenque = Palenque
name-brussels = Brussels
name-buenos-aires = Buenos Aires
name-auckland = Auckland
name-carthage = Carthage
name-kabul = Kabul
name-akkad = Akkad

# Natural wonders.
name-torres-del-paine = Torres del Paine
name-cliffs-of-dover = Cliffs of Dover
name-mt-everest = Mt. Everest
name-crater-lake = Crater Lake
name-grand-mesa = Grand Mesa
name-galapagos-islands = Galapagos Islands
name-mt-kilimanjaro = Mt. Kilimanjaro
name-pantanal = Pantanal
name-the-dead-sea = The Dead Sea
name-mato-tipila = Mato Tipila
name-ha-long-bay = Ha Long Bay
name-gobustan = Gobustan

# Districts.
name-campus = Campus
name-commercial-hub = Commercial Hub
name-encampment = Encampment
name-industrial-zone = Industrial Zone
name-theater-square = Theater Square

# Governments.
name-republic = Republic
name-monarchy = Monarchy
name-autocracy = Autocracy
name-oligarchy = Oligarchy
name-democracy = Democracy
name-communism = Communism

# Agendas.
name-fortified = Fortified
name-expeditionary = Expeditionary
name-industrious = Industrious
name-progressive = Progressive
name-diplomatic = Diplomatic
name-hoarder = Hoarder
name-expansionist = Expansionist
name-prolific = Prolific
name-defensive = Defensive
name-devastating = Devastating
name-provincial = Provincial
name-diversified = Diversified
name-technophile = Technophile
name-scholarly = Scholarly
name-technophile-base = Technophile
name-scholarly-base = Scholarly
name-civilized = Civilized
name-moneygrubber = Moneygrubber
name-explorer = Explorer
name-aesthetic = Aesthetic
name-populous = Populous
name-preservationist = Preservationist
name-warmonger = Warmonger
name-paranoid = Paranoid

# Diplomacy cards of players, and the card of the Ottomans.
name-joint-war = Joint War
name-defensive-pact = Defensive Pact
name-embassy = Embassy
name-open-borders = Open Borders
name-non-aggression-pact = Non-Aggression Pact
name-ibrahim = Ibrahim

# Versions that only the base game has go by the same names.
name-currency-base = { name-currency }
name-animal-husbandry-base = { name-animal-husbandry }
name-masonry-base = { name-masonry }
name-iron-working-base = { name-iron-working }
name-mass-production-base = { name-mass-production }
name-flight-base = { name-flight }
name-machu-picchu-base = { name-machu-picchu }
name-pentagon-base = { name-pentagon }

## Effects

# Parts that several sentences share.
part-slot = (difficulty up to the slot)
part-dial = turn the tech dial by the slot number
part-caravans = { $caravans ->
    [one] Move your caravan up to { COUNT($move, "spaces") }
   *[other] Move { COUNT($caravans, "caravans") }, each up to { COUNT($move, "spaces") }
 }
part-armies = { $armies ->
    [one] Move your army up to { COUNT($move, "spaces") }
   *[other] Move { COUNT($armies, "armies") }, each up to { COUNT($move, "spaces") }
 }
part-over-water = also over water { part-slot }
part-city = a city within { COUNT($range, "spaces") } of a friendly space { part-slot }
part-city-water = a city within { COUNT($range, "spaces") } of a friendly space, also through water { part-slot }
part-wonder = Build a world wonder (production: slot)
part-district = Place a district next to your city { part-slot }
part-reinforce = reinforce as many control tokens as the slot
part-tokens = Place { COUNT($tokens, "tokens") } next to your cities { part-slot }

# Focus cards: culture.
effect-early-empire = { part-tokens }.
effect-drama-and-poetry = { part-tokens }. Then you may shift one of your control tokens to a neighbouring empty land space.
effect-civil-service = { part-tokens }, then { COUNT($add, "tokens") } with the same limit next to any friendly space.
effect-mass-media = { part-tokens }. Then choose a rival control token within { COUNT($range, "spaces") } of a friendly space: turn it if reinforced, else replace it with yours.

# Focus cards: science.
effect-astrology = Turn the tech dial by the slot number.
effect-mathematics = Put { COUNT($trade, "trade") } on any of your focus cards, then { part-dial }.
effect-replaceable-parts = Gain { COUNT($resources, "resources") } of a kind that you do not have, then { part-dial }.
effect-nuclear-power = In slot { $slot } choose a space: on it and next to it unreinforced control tokens are destroyed, reinforced ones turned. Then { part-dial }.

# Focus cards: economy.
effect-foreign-trade = { part-caravans } { part-slot }.
effect-currency = { part-caravans } { part-slot }. A caravan may enter a barbarian's space: it removes the barbarian without a trade token and stops.
effect-currency-base = { part-caravans } { part-slot }. A caravan may enter a barbarian's space: it removes the barbarian without a trade token and stops.
effect-steam-power = { part-caravans }, { part-over-water }. Then you may exchange { COUNT($resources, "resources") } for another kind.
effect-capitalism = { part-caravans }, { part-over-water }. Once per turn, after resetting this card, resolve another as if in the first slot, without resetting it.

# Focus cards: industry.
effect-pottery = { part-wonder }, or { part-city }.
effect-animal-husbandry = { part-wonder }, or { part-city } or in place of your caravan or army, which returns to its card.
effect-animal-husbandry-base = { part-wonder }, or { part-city } or next to your caravan.
effect-nationalism = Build a world wonder (production: slot, but { $production } in slot { $slot }), or { part-city-water }.
effect-urbanization = { part-wonder }, or { part-city-water } and next to it { COUNT($tokens, "tokens") } with the same limit.

# Focus cards: military.
effect-masonry = { part-armies } { part-slot }. Combat value: slot.
effect-iron-working = { part-armies } { part-slot }. Combat value: slot, { $barbarians } more against barbarians.
effect-mass-production = { part-armies }, { part-over-water }. Combat value: slot + { $add }. One army defeated this turn may move again.
effect-flight = { part-armies }, { part-over-water } and past unreinforced control tokens, caravans, barbarians and city-states. Combat value: slot + { $add }.
effect-masonry-base = Either { part-reinforce }, or make { COUNT($attacks, "attacks") } within { COUNT($range, "spaces") } of a friendly space. Combat value: slot.
effect-iron-working-base = Either { part-reinforce }, or make { COUNT($attacks, "attacks") } within { COUNT($range, "spaces") } of a friendly space. Combat value: slot + { $add }, { $barbarians } more against barbarians.
effect-mass-production-base = Make { COUNT($attacks, "attacks") } within { COUNT($range, "spaces") } of a friendly space, also across water. Combat value: slot + { $add }. Then reinforce as many control tokens as the slot less the attacks made.
effect-flight-base = First { part-reinforce }. Then make { COUNT($attacks, "attacks") } within { COUNT($range, "spaces") } of a friendly space, across anything. Combat value: slot + { $add }.

# Focus cards: growth.
effect-irrigation = { part-district }, or { part-reinforce }.
effect-engineering = { part-district }, then { COUNT($tokens, "tokens") } with the same limit next to your district; or { part-reinforce }.
effect-sanitation = { part-district }, then { part-reinforce }.
effect-globalization = { part-district }. Name a kind of district: all who have it on the map resolve it. Then { part-reinforce }.

# Unique focus cards.
effect-radio = { part-tokens }. In slot { $slot } also replace a rival city without army, no capital, within { COUNT($range, "spaces") } of your city with your own.
effect-mysticism = { part-district }; a control token of yours that it replaces may go next to it. Or { part-reinforce }.
effect-wheel = { part-caravans } { part-slot }. In a city-state or rival city it also gains { COUNT($resources, "resources") } of your choice.
effect-humanism = Place { COUNT($tokens, "tokens") } next to friendly spaces { part-slot }. Then put { COUNT($trade, "trade") } on your focus cards for each of your mature cities.
effect-industrialization = Build a world wonder (production: slot, + { $add } for each of your districts on the map), or { part-city-water }.
effect-military-engineering = { part-district }. Put armies from your military card into your cities. Reinforce all your control tokens in and next to spaces with your armies.
effect-horseback-riding = { part-armies } { part-slot }. Combat value: slot.
effect-craftsmanship = { part-wonder }, then turn the tech dial { COUNT($steps, "steps") }; or build { part-city }.
effect-writing = Turn the tech dial by the slot number, + { $add } if you control a world wonder.
effect-natural-history = Turn the tech dial by the slot number, + { $add } for each kind of resource you have, natural wonder tokens included.
effect-siege-tactics = { part-armies }, { part-over-water }. Combat value: slot{ $add ->
    [0] {""}
   *[other] { " " }+ { $add }
 }. In your turn each reinforced control token gives the defender { $less } less.
effect-state-workforce = { part-tokens }. In slot { $slot } place { $add } more on mountains next to a friendly space.
effect-shipbuilding = { part-caravans }, { part-over-water }. Once, before a caravan explores, you may put { COUNT($water, "water-tokens") } next to its space.
effect-cartography = { part-caravans }, { part-over-water }. Once per turn, at a rival city { $distance } or more spaces from your capital, you may build a city within { COUNT($range, "spaces") } of it.
effect-construction = Build a world wonder (production: slot, each resource spent counts { $value }), or { part-city }.
effect-banking = { part-caravans }, { part-over-water }. In the capital of the player with { name-ibrahim } a caravan gains { COUNT($resources, "resources") } of your choice.
effect-astronomy = Look at { COUNT($tiles, "tiles") } from the bottom of the stack. You may explore with one from your capital tile; the rest go on top or bottom. Then { part-dial }.
effect-scorched-earth = { part-armies } { part-slot }. Combat value: slot. Once per turn you may discard a control token you defeated, not replace it, and move that army again.

# World wonders: culture.
effect-stonehenge = After placing a control token on hills you may place another on neighbouring hills, and so on.
effect-hanging-gardens = At the start of your turn you may place { COUNT($tokens, "tokens") } next to your city on difficulty { $difficulty } or less.
effect-colosseum = At the start of your turn you may reinforce { COUNT($tokens, "tokens") } next to your city.
effect-forbidden-city = At the start of your turn you may destroy { COUNT($tokens, "tokens") } of a rival next to a friendly space.
effect-chichen-itza = Control tokens that must lie next to your city may also go on any empty forest space.
effect-taj-mahal = A focus card is resolved { COUNT($slots, "slots") } further right for each wonder of its type that you control.
effect-sydney-opera-house = Rival control tokens count towards the maturity of your cities.
effect-eiffel-tower = At the start of your turn you may name { COUNT($tokens, "tokens") } of one rival, who replaces one of them with your unused token, unreinforced.
effect-cristo-redentor = When you build or capture it: replace a rival city, no capital and without army, within { COUNT($range, "spaces") } of this wonder with your unused city.

# World wonders: science.
effect-oracle = At the start of your turn you may swap two neighbouring cards of your focus row.
effect-pyramids = When you build it: replace up to { COUNT($cards, "cards") } of level I with cards of level II of the same type.
effect-great-library = When your caravan reaches a rival's city you may take your own card of the type and level of one in that rival's row, in place of yours of that type.
effect-porcelain-tower = When you build it: replace up to { COUNT($cards, "cards") } with cards of the next level of the same type.
effect-potala-palace = You may hold up to { COUNT($held, "diplomacy-cards") } of each rival. When you build it: take up to { COUNT($taken, "diplomacy-cards") } of rivals.
effect-university-of-sankore = At the end of your turn, if you replaced a focus card in it, you may swap any two cards of your row other than science.
effect-oxford-university = When the tech dial lets you replace a card other than science, the new one may be of another type.
effect-kremlin = Attacking a rival space: +{ $bonus } if you have more reinforced control tokens on the map than the defender.
effect-amundsen-scott-research-station = When you build it: build a city on any legal space of the map edge, put this wonder there, then place up to { COUNT($tokens, "tokens") } next to it.

# World wonders: economy.
effect-colossus = When you resolve your economy card your caravans share { COUNT($spaces, "spaces") } of extra movement.
effect-great-lighthouse = You may build cities on empty spaces of the map edge as if they were within { COUNT($range, "spaces") } of a friendly space.
effect-apadana = When you build or capture it: explore from an edge space of any tile; if you lay a tile, place { COUNT($tokens, "tokens") } on an empty space of it.
effect-machu-picchu = A card in the first or second slot is resolved { COUNT($slots, "slots") } further right.
effect-machu-picchu-base = A card in slot 1 or 2 is resolved as if in slot { $slot }.
effect-great-zimbabwe = Trade tokens that you gain may go on this card, which holds { COUNT($trade, "trade") }. At the start of your turn move any of them to focus cards.
effect-kilwa-kisiwani = When your caravan reaches a city-state put { COUNT($trade, "trade") } more on any of your focus cards.
effect-estadio-do-maracana = Once per turn, before you resolve a card other than economy, you may resolve and reset your economy card.
effect-big-ben = Attacking or defending: +{ $bonus } for each of your caravans next to the defending space.
effect-orszaghaz = After your caravan has traded with a city-state you may conquer it, without an attack.

# World wonders: military.
effect-petra = Defending: +{ $bonus }. Barbarians turn back from your cities and your reinforced control tokens.
effect-terracotta-army = Attacking: +{ $bonus }.
effect-jebel-barkal = Attacking or defending you may spend resource tokens for +{ $bonus } each, natural wonders not.
effect-alhambra = Attacking or defending: +{ $bonus }.
effect-venetian-arsenal = Once per turn, a card resolved in slot { $slot } may be resolved again as if in the first slot.
effect-huey-teocalli = Defending: +{ $bonus } for each water space next to the defending space.
effect-ruhr-valley = Defending: +{ $bonus }.
effect-pentagon = Attacking: +{ $bonus }. Your armies move any number of spaces.
effect-pentagon-base = Attacking: +{ $bonus }. You may attack any target on the map.
effect-statue-of-liberty = Before you replace a rival city with yours, replace the rival control tokens next to it with your unused ones, unreinforced.

# Abilities of leaders, by civilization.
effect-america = Put a natural wonder token that you gain or spend on any of your focus cards: there it can be spent once per turn as a trade token of that card or as its resource.
effect-aztec = After resetting your military card you may swap any two of your focus cards if you won an attack this turn.
effect-egypt = World wonders cost you { $less } less.
effect-france = Your culture card places more control tokens by the latest era of your wonders: ancient { $ancient }, medieval { $medieval }, modern { $modern }.
effect-japan = In your turn deserts and mountains next to water or on the map edge have difficulty { $difficulty }.
effect-rome = Caravans on your economy card may start from any of your cities, mature or not.
effect-scythia = Attacking or defending grassland or hills: +{ $bonus }.
effect-sumeria = When you defeat a barbarian you also gain { COUNT($resources, "resources") } of your choice.
effect-china = Defending: each of your reinforced control tokens gives +{ $bonus } instead of +{ $usual }.
effect-england = After building a city that is the only one on its tile you may place { COUNT($tokens, "tokens") }, reinforced, next to it; city-states do not count.
effect-georgia = A focus card is resolved { COUNT($slots, "slots") } further right if you hold a diplomacy card of a city-state of its type.
effect-inca = After placing a control token on mountains you may place { $tokens } more next to it, and so on from mountains to mountains.
effect-indonesia = Your caravans and armies may enter water. For caravans all water spaces on the map edge are neighbours.
effect-netherlands = For the abilities of your districts, water spaces next to the district are friendly and of every terrain.
effect-nubia = After resetting your growth card resolve one of your districts.
effect-ottoman = At the start of your turn you may give { name-ibrahim } to another player. Attacking or defending against that player: +{ $bonus }.
effect-poland = At the start of your first turn choose a player and take { COUNT($cards, "diplomacy-cards") } of theirs. You may hold any number of cards of that player.
effect-zulu = After winning an attack put { COUNT($trade, "trade") } on your military card, { $more } if the target was a city or city-state.

# City-states: what their diplomacy cards do.
effect-kumasi = For your industry and culture cards forest has difficulty { $difficulty }.
effect-mohenjo-daro = When you place control tokens every difficulty is { $less } lower.
effect-antananarivo = In your turn { name-antananarivo } counts as your city, not as a city-state; your armies may not end there. You may build a wonder in it.
effect-geneva = At the start of your turn you may exchange a diplomacy card of a player for another of the same player.
effect-seoul = At the start of your turn you may move one barbarian to a neighbouring empty land space.
effect-palenque = When you resolve a focus card you may spend resource tokens, not natural wonders, as its trade tokens.
effect-brussels = World wonders cost you { $less } less for each of your mature cities.
effect-buenos-aires = A world wonder of a type that you do not control yet costs you { $less } less.
effect-auckland = Building a city you may count through water, and spaces next to water have difficulty { $difficulty }.
effect-carthage = Attacking anything but { name-carthage }, or defending: +{ $bonus } for each city-state token and city of yours within { COUNT($range, "spaces") } of the defending space.
effect-kabul = Attacking a city or a city-state other than { name-kabul }: +{ $bonus }.
effect-akkad = Your armies may pass through spaces with rival control tokens; if they end there they attack.

# Districts.
effect-campus = Put { COUNT($trade, "trade") } on your science card for each friendly space with mountains or a natural wonder on or next to this district.
effect-commercial-hub = Put { COUNT($trade, "trade") } on any cards for each of your mature cities, or on your economy card for each friendly desert on or next to this district.
effect-encampment = One or both, within { COUNT($range, "spaces") }: defeat a barbarian or a rival army; reinforce a friendly control token.
effect-industrial-zone = Put { COUNT($trade, "trade") } on your industry card for each friendly forest on or next to this district, or discard { $price } from it to build a city within { COUNT($range, "spaces") } of a friendly space.
effect-theater-square = Place { COUNT($tokens, "tokens") } within { COUNT($range, "spaces") } of this district or of your city with a world wonder.

# Governments.
effect-republic = Your culture card is resolved { COUNT($slots, "slots") } further right.
effect-monarchy = Your growth card is resolved { COUNT($slots, "slots") } further right.
effect-autocracy = Your military card is resolved { COUNT($slots, "slots") } further right.
effect-oligarchy = Your economy card is resolved { COUNT($slots, "slots") } further right.
effect-democracy = Your science card is resolved { COUNT($slots, "slots") } further right.
effect-communism = Your industry card is resolved { COUNT($slots, "slots") } further right.

# Diplomacy cards of players, and the card of the Ottomans.
effect-joint-war = Attacking anything but pieces of the giver: +{ $bonus }.
effect-defensive-pact = Defending against anybody but the giver: +{ $bonus }.
effect-embassy = When your caravan reaches the giver's capital put { COUNT($trade, "trade") } on a focus card of the giver and gain { COUNT($resources, "resources") } of your choice.
effect-open-borders = The giver's cities and control tokens are friendly for the maturity of your cities and the abilities of your districts.
effect-open-borders-base = The giver's control tokens are friendly for the maturity of your cities.
effect-non-aggression-pact = You may not attack or destroy the giver's pieces. If the giver does it to yours, you may return this card to swap your military card with another.
effect-ibrahim = When your caravan reaches a city of the Ottomans, you and the Ottoman player each put { COUNT($trade, "trade") } on a focus card of your own.

# Agendas: what they ask for.
effect-fortified = Control { COUNT($n, "forts") }, and keep control.
effect-expeditionary = Control { COUNT($n, "forts") }, and keep control.
effect-industrious = Have { COUNT($n, "districts") } of yours on the map.
effect-progressive = Control { COUNT($n, "wonders") } of each era.
effect-diplomatic = Hold diplomacy cards of { $n } different players or city-states, in any mix.
effect-hoarder = Have { $n } resource or natural wonder tokens, in any mix.
effect-expansionist = Control cities on { $n } different map tiles; a fort counts as a tile.
effect-prolific = Control { COUNT($n, "wonders") } of the same era.
effect-defensive = Have { COUNT($n, "reinforced-tokens") }.
effect-devastating = Win an attack as attacker with a combat value of { $n } or more.
effect-provincial = Have { COUNT($n, "mature-cities") }, each on a different map tile; a fort counts as a tile.
effect-diversified = Control { COUNT($n, "wonders") }, each of a different type.
effect-technophile = Have { COUNT($n, "cards") } of level IV in your focus row.
effect-scholarly = Control { COUNT($n, "wonders") } of science.
effect-technophile-base = Reach space { $n } of the tech dial.
effect-scholarly-base = Control { COUNT($n, "wonders") } of science.
effect-civilized = Have { COUNT($n, "cities") } on the map.
effect-moneygrubber = Control { COUNT($n, "wonders") } of economy.
effect-explorer = Have { COUNT($n, "tokens") } next to water or on the map edge.
effect-aesthetic = Control { COUNT($n, "wonders") } of culture.
effect-populous = Have { COUNT($n, "mature-cities") }.
effect-preservationist = Have { COUNT($n, "natural-wonders") }.
effect-warmonger = Control { COUNT($n, "city-states") } that you conquered, or have defeated a rival capital.
effect-paranoid = Control { COUNT($n, "wonders") } of military.

# Cards of the automated player; they speak of it as of somebody else.
part-auto-tokens = It places { COUNT($tokens, "tokens") } next to its cities, first on natural wonders, then resources, then barbarian symbols; each left over becomes a trade token here
part-auto-caravans = { $caravans ->
    [one] Its caravan moves up to { COUNT($move, "spaces") }
   *[other] Its { COUNT($caravans, "caravans") } move up to { COUNT($move, "spaces") } each
 }
part-auto-trips = Goals in order: city-states whose card it lacks, rival cities, other city-states
part-auto-wonder = It builds a world wonder with production { $production } (for an agenda, then the cheapest)
part-auto-city = and a city within { COUNT($range, "spaces") } of its spaces
part-auto-rise = If it does nothing, this card rises a level
part-auto-dial = It turns the tech dial { COUNT($steps, "steps") }
part-auto-armies = { $armies ->
    [one] Its army moves up to { COUNT($move, "spaces") }
   *[other] Its { COUNT($armies, "armies") } move up to { COUNT($move, "spaces") } each
 }
part-auto-district = It places a random district next to its city on the highest difficulty
part-auto-reinforce = and reinforces { COUNT($after, "tokens") } nearest to enemies ({ $tokens } without a district)
part-auto-targets = Targets in order: barbarian, rival city below its combat value, control token, city-state
effect-auto-culture-1 = { part-auto-tokens }.
effect-auto-culture-2 = { part-auto-tokens }.
effect-auto-culture-3 = { part-auto-tokens }. Then { COUNT($add, "tokens") } next to any of its spaces.
effect-auto-culture-4 = Rival control tokens next to its spaces are turned, unreinforced ones removed. { part-auto-tokens }.
effect-auto-science-1 = { part-auto-dial }.
effect-auto-science-2 = It puts { COUNT($trade, "trade") } on its card with the fewest. { part-auto-dial }.
effect-auto-science-3 = It replaces its card of the lowest level with the next level of that type. { part-auto-dial }.
effect-auto-science-4 = Each human chooses one of their cities, no capital: it and all control tokens next to it are destroyed. { part-auto-dial }.
effect-auto-economy-1 = { part-auto-caravans }. { part-auto-trips }.
effect-auto-economy-2 = It defeats every barbarian next to its spaces, without trade tokens. { part-auto-caravans }. { part-auto-trips }.
effect-auto-economy-3 = It gains { COUNT($resources, "resources") } at random. { part-auto-caravans }, also over water. { part-auto-trips }.
effect-auto-economy-4 = { part-auto-caravans }, also over water. { part-auto-trips }. After the reset it resolves its last card too, without resetting it.
effect-auto-industry-1 = { part-auto-wonder } { part-auto-city }. { part-auto-rise }.
effect-auto-industry-2 = { part-auto-wonder } { part-auto-city } or caravans. { part-auto-rise }.
effect-auto-industry-3 = { part-auto-wonder } { part-auto-city }, also across water. { part-auto-rise }.
effect-auto-industry-4 = { part-auto-wonder } { part-auto-city }, also across water. After the reset it resolves and resets its culture card too.
effect-auto-military-1 = { part-auto-armies }, combat value { $value }. Targets in order: barbarian, rival city below defence { $city }, district, army below { $army }, control token.
effect-auto-military-2 = { part-auto-armies }, combat value { $value } ({ $barbarians } against barbarians). Targets in order: free fort, barbarian, rival fort below defence { $city }, rival city below { $city }, district, army, control token.
effect-auto-military-3 = { part-auto-armies }, also over water, combat value { $value }. Targets in order: free fort, rival fort below defence { $city }, barbarian next to its spaces, rival city below { $city }, city-state, district, army, control token.
effect-auto-military-4 = { part-auto-armies }, also over water, combat value { $value }. Targets in order: free fort, rival fort below defence { $city }, barbarian next to its spaces, rival city below { $city }, city-state, district, army, control token.
effect-auto-military-1-base = It makes { COUNT($attacks, "attacks") } within { COUNT($range, "spaces") }, combat value { $value }; without a target it reinforces { COUNT($tokens, "tokens") }. { part-auto-targets }.
effect-auto-military-2-base = It makes { COUNT($attacks, "attacks") } within { COUNT($range, "spaces") }, combat value { $value } ({ $barbarians } against barbarians); without a target it reinforces { COUNT($tokens, "tokens") }. { part-auto-targets }.
effect-auto-military-3-base = It makes { COUNT($attacks, "attacks") } within { COUNT($range, "spaces") }, also across water, combat value { $value }, then reinforces { COUNT($tokens, "tokens") } less the attacks made. { part-auto-targets }.
effect-auto-military-4-base = It reinforces { COUNT($tokens, "tokens") } and makes { COUNT($attacks, "attacks") } within { COUNT($range, "spaces") } across anything, combat value { $value }. { part-auto-targets }.
effect-auto-growth-1 = { part-auto-district } { part-auto-reinforce }. { part-auto-rise }.
effect-auto-growth-2 = { part-auto-district } { part-auto-reinforce }. A token it replaces moves next to it. { part-auto-rise }.
effect-auto-growth-3 = { part-auto-district } { part-auto-reinforce }. A token it replaces moves next to it, reinforced.
effect-auto-growth-4 = { part-auto-district }, resolves all its districts and reinforces { COUNT($tokens, "tokens") } nearest to enemies.

## Options

name-option-game = Game
name-option-game-terra-incognita = with Terra Incognita
name-option-game-base = base game
name-option-leaders = Leaders
name-option-peaceful = Peaceful play
name-option-handicap = Handicap: trade tokens
name-option-round_limit = Last round
name-option-automated = Automated players: seats
problem-civ-base-seats = The base game is for at most { $most } players. Play with Terra Incognita, or with fewer seats.
problem-civ-base-peaceful = Peaceful play is about forts, which the base game does not have. Play with Terra Incognita, or set peaceful to no.
problem-civ-leaders = Name each leader once, and at most one for each of the { $seats } seats.
problem-civ-base-leader = The leader “{ $leader }” is of the expansion. Play with Terra Incognita, or name another one.
problem-civ-automated = Name each seat of an automated player once, from 1 to { $seats }; at least one seat must be left for somebody.
problem-civ-handicap = The handicap names trade tokens for the seats in their order: at most { $seats } numbers, such as 0 6.
problem-civ-round-limit = Name one last round, or none.

## Questions

step-place-fort = Place a fort
draw-owed-place-fort = { $seat } places a fort
help-place-fort = A fort goes beside the core, next to at least 2 of its spaces, not next to a city-state or another fort.
step-lay-capital-tile = Lay your capital tile
draw-owed-lay-capital-tile = { $seat } lays a capital tile
help-lay-capital-tile = Tile { $tile }, either side up, turned as you like. It must touch at least { $needed } spaces of { $expansion ->
    [1] the core and the forts
   *[other] the map
 }.
step-lay-tile = Lay one of your tiles
draw-owed-lay-tile = { $seat } lays a tile
help-lay-tile = Choose one of your tiles ({ $tiles }), its side and its place: it must touch at least { $needed } spaces of the map, one of them of the core.
step-lay-last-tile = Lay your last tile
draw-owed-lay-last-tile = { $seat } lays a tile
help-lay-last-tile = Tile { $tiles } is left. It must touch at least { $needed } spaces of the map, one of them of the core.
step-choose-partner = Choose your partner of the union
draw-owed-choose-partner = { $seat } chooses a partner of the union
help-choose-partner = { name-lithuanian-union }: you take a diplomacy card of that player, and may hold any number of that player's cards for the rest of the game.
step-take-partners-card = Take a diplomacy card of your partner
draw-owed-take-partners-card = { $seat } takes a diplomacy card
help-take-partners-card = Choose one of the cards of { $giver } that nobody holds.
step-take-turn = Your turn: choose a card of your focus row
draw-owed-take-turn = { $seat } chooses a focus card
help-take-turn = The further right a card lies, the more it does. After that it goes to the far left and the cards before it move up.{ $effects ->
    [0] {""}
   *[other] {" "}Effects of the start of your turn can be used before.
 }
step-resolve-economy-first = Resolve your economy card first, or not
draw-owed-resolve-economy-first = { $seat } may resolve the economy card first
help-resolve-economy-first = { name-estadio-do-maracana }: once per turn the economy card is resolved and reset before the chosen one.
step-choose-slot = Choose the slot number
draw-owed-choose-slot = { $seat } chooses a slot number
help-choose-slot = Several effects move { $card } to the right, and you choose their order: that decides with which number it is resolved.
step-resolve-again = Resolve the card again, or not
draw-owed-resolve-again = { $seat } may resolve a card again
help-resolve-again = { name-venetian-arsenal }: once per turn a card resolved in slot 5 may be resolved once more, as if in the first slot.
step-resolve-another = Choose another card to resolve
draw-owed-resolve-another = { $seat } resolves another card
help-resolve-another = { name-capitalism }: the card is resolved as if in the first slot and stays where it is.
step-nubias-district = Choose a district to resolve
draw-owed-nubias-district = { $seat } resolves a district
help-nubias-district = { name-kandake-of-meroe }: after your growth card one of your districts on the map takes effect.
step-swap-cards = Swap two focus cards, or not
draw-owed-swap-cards = { $seat } may swap two focus cards
help-swap-cards = { $which ->
    [0] { name-legend-of-the-five-suns }: you won an attack, so any two of your cards may change places.
   *[other] { name-university-of-sankore }: you replaced a card, so any two of your cards other than science may change places.
 }

# Tokens and resources
step-put-trade = Choose a card for a trade token
draw-owed-put-trade = { $seat } puts trade tokens on cards
help-put-trade = { COUNT($left, "trade") } to put; a card holds at most { $most }.
step-gain-resource = Choose a resource
draw-owed-gain-resource = { $seat } chooses a resource
help-gain-resource = { $only_new ->
    [0] You gain one resource of your choice.
   *[other] You gain one resource of a kind that you do not have.
 }
step-lay-natural-wonder = Choose a card for the natural wonder
draw-owed-lay-natural-wonder = { $seat } lays a natural wonder on a card
help-lay-natural-wonder = { name-roosevelt-corollary }: { $wonder } can be spent once per turn from the card it lies on.
step-lay-state-token = Choose a card for the city-state token
draw-owed-lay-state-token = { $seat } lays a city-state token on a card
help-lay-state-token = { $state } goes on a card of its type, and you have two of those.
step-exchange-resource = Exchange a resource, or not
draw-owed-exchange-resource = { $seat } may exchange a resource
help-exchange-resource = { name-steam-power }: one of your resources may go to the supply for one of another kind.
step-discard-trade = Discard a trade token
draw-owed-discard-trade = { $seat } discards trade tokens
help-discard-trade = A barbarian is at your capital: { COUNT($left, "trade") } to discard, as far as you have them.
step-disband-surplus = Choose a figure to take off the map
draw-owed-disband-surplus = { $seat } takes a figure off the map
help-disband-surplus = Your new card has fewer figures than you had.

# Culture and placing
step-place-tokens = Place a control token, or stop
draw-owed-place-tokens = { $seat } places control tokens
help-place-tokens = { $left ->
    [0] All tokens are placed. Spend a token of the card for one more.
   *[other] { $left } left to place, on spaces of difficulty up to { $number } next to { $where }.
 }
step-one-more-token = Place one more control token, or not
draw-owed-one-more-token = { $seat } may place one more control token
help-one-more-token = { $beside ->
    [mountains] On mountains next to any friendly space.
   *[other] Next to any friendly space, on difficulty up to { $number }.
 }
step-shift-token = Shift one of your control tokens, or not
draw-owed-shift-token = { $seat } may shift a control token
help-shift-token = { name-drama-and-poetry }: a control token or district of yours may go to a neighbouring empty land space, whatever its difficulty.
step-convert-token = Choose a rival control token
draw-owed-convert-token = { $seat } chooses a rival control token
help-convert-token = { name-mass-media }: a reinforced token is turned, another one is replaced with yours. Within { COUNT($reach, "spaces") } of a friendly space; armies protect.
step-recall-token = Choose a control token to take back
draw-owed-recall-token = { $seat } takes a control token back
help-recall-token = None of your control tokens is unused: one from the map goes to { $space }.
step-recall-to-replace = Choose a control token to take back
draw-owed-recall-to-replace = { $seat } takes a control token back
help-recall-to-replace = None of your control tokens is unused: one from the map replaces the rival one on { $space }.
step-recall-after-win = Take a control token back, or leave the space
draw-owed-recall-after-win = { $seat } may take a control token back
help-recall-after-win = None of your control tokens is unused. One from the map can replace the defeated token on { $space }; otherwise that one is only removed.
step-recall-for-mark = Choose a control token to take back
draw-owed-recall-for-mark = { $seat } takes a control token back
help-recall-for-mark = You completed an agenda, and no control token is unused to mark it.
step-extend-chain = Place another control token, or stop
draw-owed-extend-chain = { $seat } may place another control token
help-extend-chain = { $why ->
    [terraces] { name-terrace-farms }: one token next to { $space }, whatever the difficulty.
   *[hills] { name-stonehenge }: tokens on hills next to { $space }, as many as you like.
 }
step-pax-britannica = Place a reinforced control token, or not
draw-owed-pax-britannica = { $seat } may place a reinforced control token
help-pax-britannica = { name-pax-britannica }: next to your new city on { $space }, whatever the difficulty.
step-place-next-to-city = Place a control token next to the new city, or stop
draw-owed-place-next-to-city = { $seat } places control tokens next to a city
help-place-next-to-city = { $left } left to place next to { $space }{ $limit ->
    [99] {""}
   *[other] , on difficulty up to { $limit }
 }.
step-give-token = Choose which of your tokens you give up
draw-owed-give-token = { $seat } gives up a control token
help-give-token = { name-eiffel-tower }: { $other } named two of your control tokens and replaces the one you choose.
step-name-second-token = Name a second control token
draw-owed-name-second-token = { $seat } names a second control token
help-name-second-token = { name-eiffel-tower }: the token on { $space } is named. Of both, { $other } chooses the one that you replace.

# Science
step-spend-for-steps = Spend tokens for more steps, or stop
draw-owed-spend-for-steps = { $seat } may turn the tech dial further
help-spend-for-steps = Your tech dial is at { $space }{ $next ->
    [0] {""}
   *[other] ; the next card comes at { $next }
 }. Each token of the science card is one more step.
step-gain-card = Choose a focus card, or none
draw-owed-gain-card = { $seat } chooses a new focus card
help-gain-card = A card of level { $level } replaces your card of its type and takes over all that lies there.
step-strike-space = Choose the space that is struck
draw-owed-strike-space = { $seat } chooses a space to strike
help-strike-space = { name-nuclear-power }: there and next to it unreinforced control tokens are destroyed, yours too, and reinforced ones turned. Armies protect.
step-lay-one-seen = Lay one of the tiles you look at, or none
draw-owed-lay-one-seen = { $seat } looks at tiles
help-lay-one-seen = { name-astronomy }: you look at { $tiles }. One may be laid at your capital tile; you decide in secret.
step-put-tiles-back = Put the tiles back
draw-owed-put-tiles-back = { $seat } puts tiles back
help-put-tiles-back = Left: { $tiles }. Each goes on top or at the bottom of the stack; explorers draw from the bottom.
step-raise-cards = Raise a focus card, or stop
draw-owed-raise-cards = { $seat } raises focus cards
help-raise-cards = { $left } left: { $level ->
    [1] a card of level I is replaced by one of level II of its type.
   *[other] a card is replaced by one of the next level of its type.
 }

# Economy and exploring
step-move-caravans = Move a caravan, or stop
draw-owed-move-caravans = { $seat } moves caravans
help-move-caravans = { $moving ->
    [0] Each caravan has { COUNT($spaces, "spaces") }, over difficulty up to { $number }.
   *[other] The caravan on { $space } has { COUNT($spaces, "spaces") } left.
 } A caravan trades with a city-state or a rival city and returns to its card.
step-lay-water = Lay a water token, or not
draw-owed-lay-water = { $seat } may lay a water token
help-lay-water = { name-shipbuilding }: a water token may lie next to { $space } before the caravan explores.
step-lay-explored-tile = Lay the tile you drew
draw-owed-lay-explored-tile = { $seat } lays a tile
help-lay-explored-tile = Tile { $tile }, either side up. It must touch { $space } and at least { $needed } spaces of tiles in all.
step-explore-anywhere = Choose the space to explore from
draw-owed-explore-anywhere = { $seat } explores
help-explore-anywhere = { name-apadana }: you explore from any space of a tile on the edge of the map.
step-token-on-tile = Place a control token on the new tile, or not
draw-owed-token-on-tile = { $seat } may place a control token on the new tile
help-token-on-tile = { name-apadana }: any empty land space of tile { $tile } will do.
step-take-state-card = Take the card of the city-state, or not
draw-owed-take-state-card = { $seat } may take a card of a city-state
help-take-state-card = { $effect }
step-take-pact = Take a diplomacy card, or none
draw-owed-take-pact = { $seat } may take a diplomacy card
help-take-pact = Of the cards of { $giver } that nobody holds.{ $held ->
    [0] {""}
   *[other] {" "}The one you hold goes back.
 }
step-take-pacts = Take a diplomacy card, or stop
draw-owed-take-pacts = { $seat } takes diplomacy cards
help-take-pacts = { name-potala-palace }: { $left } left to take, of any players.
step-return-pact = Choose a diplomacy card to return
draw-owed-return-pact = { $seat } returns a diplomacy card
help-return-pact = You hold more cards of { $giver } than you may.
step-conquer-by-trade = Conquer the city-state, or not
draw-owed-conquer-by-trade = { $seat } may conquer a city-state
help-conquer-by-trade = { name-orszaghaz }: { $state } becomes your city without an attack, and its token goes on your card.
step-put-for-giver = Choose a card for the giver's trade token
draw-owed-put-for-giver = { $seat } puts a trade token on another player's card
help-put-for-giver = { name-embassy }: { $giver } gets a trade token on a card of your choice; a full card takes none.
step-learn-from-rival = Take a card that a rival has, or none
draw-owed-learn-from-rival = { $seat } may take a focus card
help-learn-from-rival = { name-great-library }: a card of the type and level of one that { $rival } has replaces yours of that type.
step-build-city-near = Build a city, or not
draw-owed-build-city-near = { $seat } may build a city
help-build-city-near = { name-cartography }: a legal space within { COUNT($reach, "spaces") } of { $space }.

# Industry
step-build = Build a city or a world wonder, or nothing
draw-owed-build = { $seat } builds
help-build = A city within { COUNT($reach, "spaces") } of a friendly space, on difficulty up to { $number }; or a wonder with { COUNT($production, "production") } and what you spend.
step-pay-for-wonder = Choose what you spend
draw-owed-pay-for-wonder = { $seat } pays for a wonder
help-pay-for-wonder = { $wonder } costs { $cost }, and you have { $production } so far.

# Growth and districts
step-grow = Place a district or reinforce, or do nothing
draw-owed-grow = { $seat } places a district or reinforces
help-grow = A district next to your city on difficulty up to { $number }, or { COUNT($number, "tokens") } to reinforce.
step-place-district = Place a district, or not
draw-owed-place-district = { $seat } may place a district
help-place-district = Next to your city on difficulty up to { $number }; it may replace a control token of yours.
step-move-replaced-token = Place the replaced token, or not
draw-owed-move-replaced-token = { $seat } may place the replaced token
help-move-replaced-token = { name-mysticism }: next to the new district on { $space }, whatever the difficulty.
step-token-next-to-district = Place a control token next to a district, or not
draw-owed-token-next-to-district = { $seat } may place a control token
help-token-next-to-district = { name-engineering }: next to any district of yours, on difficulty up to { $number }.
step-name-district = Name a kind of district
draw-owed-name-district = { $seat } names a kind of district
help-name-district = { name-globalization }: all players who have it on the map resolve it, you first.
step-reinforce-tokens = Reinforce a control token, or stop
draw-owed-reinforce-tokens = { $seat } reinforces control tokens
help-reinforce-tokens = { $left ->
    [0] Spend a token of the card to reinforce one more.
   *[other] { COUNT($left, "tokens") } left to reinforce; districts can be reinforced, too.
 }
step-deploy-armies = Put an army into a city, or stop
draw-owed-deploy-armies = { $seat } puts armies into cities
help-deploy-armies = { name-military-engineering }: then all your control tokens in and next to spaces with your armies are reinforced.
step-use-district = Choose the district to resolve next
draw-owed-use-district = { $seat } resolves districts
help-use-district = Each of your districts on the map takes effect once, in the order you choose.
step-use-hub = Choose what the Commercial Hub brings
draw-owed-use-hub = { $seat } uses the Commercial Hub
help-use-hub = Trade tokens for mature cities go on any cards, those for deserts on your economy card.
step-use-zone = Choose what the Industrial Zone does
draw-owed-use-zone = { $seat } uses the Industrial Zone
help-use-zone = Trade tokens for forests on your industry card, or a city for { $price } of its trade tokens.
step-pay-for-zone = Choose the card that pays
draw-owed-pay-for-zone = { $seat } chooses which card pays
help-pay-for-zone = { COUNT($price, "trade") } of one industry card pay for the city.
step-use-theater = Place a control token, or not
draw-owed-use-theater = { $seat } uses the Theater Square
help-use-theater = Within { COUNT($reach, "spaces") } of the district or of a friendly city with a world wonder, whatever the difficulty.
step-use-encampment = Defeat or reinforce, or stop
draw-owed-use-encampment = { $seat } uses the Encampment
help-use-encampment = Within { COUNT($reach, "spaces") } of the district: { $may ->
    [both] one barbarian or rival army may be defeated and one control token reinforced.
    [defeat] one barbarian or rival army may be defeated.
   *[reinforce] one control token may be reinforced.
 }

# Military
step-move-armies = Move an army, or stop
draw-owed-move-armies = { $seat } moves armies
help-move-armies = { $moving ->
    [0] Each army has { $range }, over difficulty up to { $number }.
   *[other] The army on { $space } has { $range } left.
 } It attacks by entering a space with something to attack from the space next to it.
step-choose-target = Choose what you attack
draw-owed-choose-target = { $seat } chooses a target
help-choose-target = Several things on { $space } can be attacked.
step-spend-in-attack = Spend tokens in the attack, or stop
draw-owed-spend-in-attack = { $seat } may spend tokens in the attack
help-spend-in-attack = You have { $value } against { $other }; the defender wins a tie. After you stop, only the defender may spend.
step-spend-in-defence = Spend tokens in the defence, or stop
draw-owed-spend-in-defence = { $seat } may spend tokens in the defence
help-spend-in-defence = You have { $value } against { $other }; you win a tie.
step-scorch-earth = Scorch the earth, or take the space
draw-owed-scorch-earth = { $seat } decides about the defeated token
help-scorch-earth = { name-scorched-earth }: once per turn the defeated token on { $space } may be discarded, and the army moves again.
step-conquer-or-liberate = Conquer the city-state, or liberate it
draw-owed-conquer-or-liberate = { $seat } conquers or liberates a city-state
help-conquer-or-liberate = Conquered, { $state } is your city and its token goes on your card; liberated, it is free and gives you a card.
step-loot-capital = Take a trade token, or stop
draw-owed-loot-capital = { $seat } takes trade tokens of a capital
help-loot-capital = { COUNT($left, "trade") } of { $victim } to take, as far as your cards have room.
step-put-looted = Choose a card for the trade token
draw-owed-put-looted = { $seat } puts a trade token on a card
help-put-looted = The token you took goes on a card with room.
step-carry-wonder = Choose a city for the wonder
draw-owed-carry-wonder = { $seat } carries a wonder away
help-carry-wonder = { $wonder } of the defeated capital comes into one of your cities without a wonder.
step-replace-city = Choose a rival city to replace
draw-owed-replace-city = { $seat } replaces a rival city
help-replace-city = Within { COUNT($reach, "spaces") }, no capital, without an army: it becomes yours.
step-take-tokens-round = Choose a rival token to replace
draw-owed-take-tokens-round = { $seat } replaces control tokens
help-take-tokens-round = { name-statue-of-liberty }: your { COUNT($left, "tokens") } left are too few for all rival tokens next to { $space }.
step-answer-with-pact = Return the pact to swap a card, or not
draw-owed-answer-with-pact = { $seat } may answer with a pact
help-answer-with-pact = { name-non-aggression-pact }: { $offender } struck at you. Returning the card swaps your military card with another.
step-attack = Choose a target, or stop
draw-owed-attack = { $seat } attacks
help-attack = { COUNT($attacks, "attacks") } left, within { COUNT($reach, "spaces") } of a friendly space.
step-reinforce-or-attack = Reinforce or attack, or do nothing
draw-owed-reinforce-or-attack = { $seat } reinforces or attacks
help-reinforce-or-attack = { COUNT($number, "tokens") } to reinforce, or { COUNT($attacks, "attacks") } within { COUNT($reach, "spaces") } of a friendly space.
step-reinforce = Reinforce a control token, or stop
draw-owed-reinforce = { $seat } reinforces control tokens
help-reinforce = { COUNT($left, "tokens") } left to reinforce.
step-choose-government = Choose a government, or keep yours
draw-owed-choose-government = { $seat } may choose a government
help-choose-government = A government lies on a card in one of the two slots with number 1, and moves that card to the right when it is resolved. You have: { $have }.
step-reinforce-one = Reinforce a control token
draw-owed-reinforce-one = { $seat } reinforces a control token
help-reinforce-one = You spent a token of the card: choose what it reinforces.
step-sacrifice-city = Choose the city that you lose
draw-owed-sacrifice-city = { $seat } chooses a city to lose
help-sacrifice-city = An automated player strikes: your city and all control tokens and districts next to it are destroyed. Armies protect.

## Refusals

refusal-notation = “{ $text }” is not a move.
refusal-already-reached = A caravan of yours has traded on { $space } this turn. Choose another goal.
refusal-army-protects = An army in that space protects what is there.
refusal-attack-by-moving = An army attacks by moving into a space with something to attack. Move it there.
refusal-attack-from-next-space = { $space } holds something to attack: an army enters it from the space next to it. Move it beside { $space } first.
refusal-barbarian-first = A barbarian is there: it must be attacked before anything else.
refusal-barbarian-there = A barbarian on { $space } bars the way for caravans.
refusal-beyond-district = { $space } is too far away: choose a space within { COUNT($spaces, "spaces") } of the district or of a friendly city with a world wonder.
refusal-cannot-explore-there = You explore from the edge of the map on a tile with a capital. That space is no such space.
refusal-cannot-recall = That control token cannot be taken back for this. Choose one of those on offer.
refusal-cannot-reinforce = There is no unreinforced control token of yours in that space, or you have no more to reinforce.
refusal-card-full = That card holds { COUNT($most, "trade") } already. Choose another one.
refusal-card-gone = That card is not among those you can gain.
refusal-card-not-held = You do not hold that card.
refusal-card-taken = Somebody holds the card { $card } of that player already.
refusal-city-too-far = { $space } is not within { COUNT($spaces, "spaces") } of a friendly space.
refusal-district-idle = { $district } can do nothing now, or you do not have it on the map.
refusal-district-on-map = That district is on the map already. Place one that you have not used.
refusal-district-resolved = { $district } has taken effect already.
refusal-explored-already = This figure has explored in this move already.
refusal-fort-next-to-fort = A fort may not lie next to another fort.
refusal-fort-next-to-state = A fort may not lie next to a city-state.
refusal-fort-touches-few = There the fort would touch { $touched } spaces of the core. It must touch at least { $needed }.
refusal-needs-trade-on-industry = A city costs { COUNT($needed, "trade") } of your industry card, which has fewer.
refusal-next-to-city = { $space } lies next to a city or a city-state.
refusal-next-to-fort = { $space } lies next to a fort.
refusal-no-city-left = All your cities are on the map.
refusal-no-more-tokens = All tokens of this card are placed. Spend a token of the card for one more.
refusal-no-re-roll = Without the expansion a trade token gives +1, never a re-roll.
refusal-cannot-sacrifice = Choose a city of yours that is no capital and has no army in its space.
refusal-no-resource = The supply has no { $resource }.
refusal-no-site-for-wonder = { $wonder } needs a city of yours without a wonder. That space is none.
refusal-no-space = There is no space of the map.
refusal-no-spaces-left = Exploring uses one space of movement, and none is left.
refusal-no-start-effect = You have no effect of the start of a turn that does this now. Choose a focus card.
refusal-no-store = { name-great-zimbabwe } is not yours, or it is full.
refusal-no-such-card = That card is not in your focus row.
refusal-no-such-target = That cannot be attacked there: { $target }.
refusal-no-target-near = There is no barbarian and no rival army within { COUNT($spaces, "spaces") } of the district that could be defeated.
refusal-no-token-left = No control token can be had for { $space }: none is unused, and none on the map can be taken back for it.
refusal-no-token-near = There is no friendly unreinforced control token in that space within { COUNT($spaces, "spaces") } of the district.
refusal-no-trade-there = No trade token lies there.
refusal-not-convertible = Choose a rival control token near a friendly space of yours that nothing protects.
refusal-not-for-this-wonder = That cannot be spent for this wonder: { $wonder }.
refusal-not-in-first-slot = { $government } needs its card in one of the two slots with number 1, without a government.
refusal-not-next-level = { $card } is not of the next level of a card that you may raise.
refusal-not-next-to-city = { $space } is not next to a city of yours.
refusal-not-next-to-district = { $space } is not next to a district of yours.
refusal-not-next-to-friendly = { $space } is not next to what this token must lie beside.
refusal-not-replaceable = That is no rival city that can be replaced from here.
refusal-not-your-tile = That tile is not yours to lay.
refusal-nothing-to-spend = There is no such token to spend on the card.
refusal-other-card = The tokens may not go on that card.
refusal-other-giver = Now a card of { $giver } can be taken.
refusal-other-level = The tech dial gives a card of level { $level } now.
refusal-other-tile = Tile { $tile } was drawn. Lay that one.
refusal-other-type = A card replaces one of its own type.
refusal-pact-forbids = A { name-non-aggression-pact } forbids you to attack on { $space }.
refusal-resource-owned = You have { $resource } already. Choose a kind that you do not have.
refusal-shift-to-empty = One of your control tokens goes to a neighbouring empty land space that is no fort.
refusal-space-has-rival-army = A rival army stands on { $space }.
refusal-space-is-fort = { $space } is a fort.
refusal-space-is-taken = { $space } is not free.
refusal-space-is-water = { $space } is water.
refusal-stack-empty = No tiles are left to explore.
refusal-target-too-far = { $space } is out of range of this card.
refusal-tile-misses-space = The tile must touch { $space }.
refusal-tile-overlaps = There is not enough free room there.
refusal-tile-touches-few = There the tile would touch too few spaces: { $touched }. It must touch at least { $needed }.
refusal-too-difficult = { $space } has difficulty { $difficulty }, and the slot allows up to { $slot }.
refusal-too-far = { $space } cannot be reached with { COUNT($spaces, "spaces") } of movement.
refusal-wonder-not-on-offer = { $wonder } is not on offer.
refusal-wonder-too-dear = { $wonder } costs { $cost }, and with all you can spend you reach { $production }.

## Events

event-turn = { $player } begins a turn of round { $round }.
event-played = { $player } chooses { $card }.
event-resolved = { $player } resolves { $card } with slot number { $slot }.
event-spent = { $player } spends { $what_id ->
    [trade-token] a trade token
   *[other] { $what }
 } for { $card }.
event-swapped-cards = { $player } swaps two focus cards: { $card } and { $other }.
event-gained-card = { $player } gains { $card } in place of { $old }.
event-gained-trade = { $player } puts a trade token on a card: { $card }.
event-stored-trade = { $player } puts a trade token on { name-great-zimbabwe }.
event-discarded-trade = { $player } discards a trade token.
event-gained-resource = { $player } gains a resource: { $resource }.
event-gained-natural-wonder = { $player } gains a natural wonder: { $wonder }.
event-took-natural-wonder = { $player } takes a natural wonder from { $from }: { $wonder }.
event-laid-natural-wonder = { $player } lays { $wonder } on a card: { $card }.
event-reached-level = { $player } turns the tech dial to { $space } and may gain a card.
event-turned-dial = { $player } turns the tech dial to { $space }.
event-placed-token = { $player } places a control token on { $space }.
event-placed-district = { $player } places a district on { $space }: { $district }.
event-reinforced = { $player } reinforces the control token on { $space }.
event-unreinforced = A control token of { $player } on { $space } is turned to its unreinforced side.
event-shifted-token = { $player } shifts a control token from { $space } to { $to }.
event-recalled-token = { $player } takes a control token back from { $space }.
event-replaced-token = { $player } replaces a control token of { $from } on { $space }.
event-lost-token = { $player } loses a control token on { $space }.
event-built-city = { $player } builds a city on { $space }.
event-took-city = { $player } takes a city on { $space } from { $from }.
event-lost-city = { $player } loses a city on { $space }.
event-took-fort = { $player } takes a fort on { $space }.
event-conquered = { $player } conquers a city-state: { $state }.
event-liberated = { $player } liberates a city-state: { $state }.
event-built-wonder = { $player } builds a wonder on { $space }: { $wonder }.
event-took-wonder = { $player } takes over a wonder: { $wonder }.
event-wonder-on-offer = A new wonder is on offer: { $wonder }.
event-wonder-aged = A wonder becomes cheaper by a trade token: { $wonder }.
event-wonder-removed = A wonder leaves the game: { $wonder }.
event-moved-caravan = { $player } moves a caravan to { $space }.
event-traded-with-state = { $player } trades with a city-state: { $state }.
event-traded-with-player = { $player } trades with { $rival }.
event-took-state-card = { $player } takes a card of a city-state: { $state }.
event-returned-state-card = { $player } returns the card of a city-state: { $state }.
event-took-pact = { $player } takes a diplomacy card of { $giver }: { $card }.
event-returned-pact = { $player } returns a diplomacy card to { $giver }: { $card }.
event-returned-pacts = { $player } returns all diplomacy cards of { $giver }.
event-gave-ibrahim = { $player } gives { name-ibrahim } to { $other }.
event-chose-partner = { $player } joins in a union with { $other }.
event-explored = { $player } explores from { $space }.
event-tile-does-not-fit = The tile that { $player } drew fits nowhere and goes on top of the stack.
event-laid-tile = { $player } lays tile { $tile } at { $space }.
event-laid-water = { $player } lays a water token on { $space }.
event-put-tile-on-top = { $player } puts a tile on top of the stack.
event-put-tile-at-bottom = { $player } puts a tile at the bottom of the stack.
event-placed-fort = { $player } places a fort on { $space }.
event-map-complete = The map is complete, and every symbol has its token.
event-moved-army = { $player } moves an army to { $space }.
event-deployed-army = { $player } puts an army into the city on { $space }.
event-disbanded = { $player } takes a figure off { $space }.
event-attacked = { $player } attacks on { $space }: { $target }.
event-rolled = The attack of { $player } stands at { $value } (die { $die }) against { $other } (die { $other-die }).
event-won-attack = { $player } wins the attack, { $value } to { $other }.
event-lost-attack = { $player } loses the attack, { $value } to { $other }.
event-retreated = The army of { $player } retreats.
event-lost-army = { $player } loses an army on { $space }, which returns to its card.
event-army-defeated = { $by } defeats an army of { $player } on { $space }.
event-lost-caravan = { $player } loses a caravan on { $space }, which returns to its card.
event-looted = { $player } takes a trade token from { $victim }.
event-resolved-district = { $player } resolves a district: { $district }.
event-chose-government = { $player } chooses a government: { $government }.
event-symbol = The event dial shows: { $symbol }.
event-barbarian-spawned = Barbarian { $letter } appears on { $space }.
event-barbarians-roll = The barbarians' die shows { $die }.
event-barbarian-moved = Barbarian { $letter } moves to { $space }.
event-removed-barbarian = { $player } defeats barbarian { $letter } on { $space }.
event-completed-agenda = { $player } completes an agenda: { $agenda }.
event-lost-agenda = { $player } loses an agenda: { $agenda }.
event-won = { $player } wins the game.
event-round-limit = Round { $round } was the last one.

## Verbs

verb-fort = place a fort
verb-lay = lay a tile
verb-explore = explore
verb-play = resolve a card
verb-slot = slot number
verb-yes = yes
verb-no = no
verb-done = stop
verb-token = place a control token
verb-district = place a district
verb-reinforce = reinforce
verb-city = build a city
verb-wonder = build a wonder
verb-shift = shift a token
verb-convert = turn or replace a token
verb-replace = replace a city
verb-destroy = destroy a token
verb-name = name a token
verb-give = give up a token
verb-strike = strike a space
verb-recall = take a token back
verb-sacrifice = lose a city
verb-caravan = move a caravan
verb-army = move an army
verb-water = lay water
verb-deploy = put an army into a city
verb-disband = take a figure off
verb-attack = attack
verb-conquer = conquer
verb-liberate = liberate
verb-defeat = defeat
verb-spend = spend
verb-put = put on a card
verb-discard = discard a trade token
verb-loot = take a trade token
verb-gain = take a resource
verb-change = exchange a resource
verb-take = take a card
verb-swap = swap cards
verb-withdraw = take from the store
verb-card = take a diplomacy card
verb-return = return a card
verb-exchange = exchange cards
verb-government = choose a government
verb-resolve = resolve a district
verb-first = first part
verb-second = second part
verb-barbarian = move a barbarian
verb-ibrahim = give Ibrahim
verb-union = choose a partner
verb-top = on top of the stack
verb-bottom = to the bottom of the stack

## Parts of sentences

and-last = { $list } and { $last }
just-name = { $thing }
level = { $number ->
    [1] I
    [2] II
    [3] III
   *[other] IV
 }
beside-city = your cities
beside-friendly = friendly spaces
range-of-army = { $spaces ->
    [60] any number of spaces
   *[other] { COUNT($spaces, "spaces") }
 }
no-government = no government
the-government = the government { $government }
about-space = { $terrain }, difficulty { $difficulty }
about-water = { $terrain }
about-gain = you gain { $thing }
about-wonder = you take over { $thing }
about-way = your control token there returns
about-symbol = spawn space of barbarian { $letter }
about-state = trade with { $state }: { COUNT($trade, "trade") } on your { $type } card, then its card
about-rival-city = trade with { $rival }: { COUNT($trade, "trade") } on any cards, then a diplomacy card
about-clearing = it removes the barbarian and stops
about-friendly = friendly space
about-attack = attack: { $list }
from-card = from its card
from-card-at = from its card through { $space }
from-space = from { $space }
target-owned = { $target } of { $owner }
target-state = city-state { $state }
odds = { $target }, { $attack } + die against { $defence } + die, won in { $rolls } of 36 rolls
symbol-letter = spawn space { $letter }
symbol-capital = capital
nothing-printed = no symbols

## Moves

move-fort = Place the fort on { $space }, next to { COUNT($touched, "spaces") } of the core
move-lay-capital = Lay tile { $tile }, side { $side }, at { $space }, turned by { $degrees }°: your capital on { $capital }; { $shows }
move-lay = Lay tile { $tile }, side { $side }, at { $space }, turned by { $degrees }°: { $shows }
move-play = Resolve { $card } with slot number { $slots }: { $effect }
move-play-first = First resolve and reset { $card } with slot number { $slots }: { $effect }
move-play-another = Also resolve { $card } with slot number { $slots }, without resetting it: { $effect }
move-slot = Resolve { $card } with slot number { $slot }
move-yes-resolve-again = Resolve { $card } once more with slot number { $slots }
move-yes-scorch-earth = Discard the control token on { $space } and move the army again
move-yes-conquer-by-trade = Conquer { $state }
move-no-resolve-again = Do not resolve the card again
move-no-scorch-earth = Replace the control token on { $space } with yours
move-no-conquer-by-trade = Leave { $state } free
move-no-resolve-economy-first = Go on with the card you chose
move-done-move-armies = { $moving ->
    [0] Move no more armies
   *[other] End the move of the army on { $space }
 }
move-done-move-caravans = { $moving ->
    [0] Move no more caravans
   *[other] End the move of the caravan on { $space }
 }
move-done-attack = Attack no more
move-done-reinforce-or-attack = Neither reinforce nor attack
move-done-reinforce = Reinforce no more
move-done-reinforce-tokens = Reinforce no more
move-done-pax-britannica = Place no control token
move-done-place-next-to-city = Place no more control tokens
move-done-build-city-near = Build no city
move-done-lay-water = Lay no water token
move-done-exchange-resource = Keep your resources
move-done-spend-in-attack = Spend no more: { $value } against { $other }
move-done-spend-in-defence = Spend no more: { $value } against { $other }
move-done-place-tokens = Place no more control tokens
move-done-one-more-token = Place no more control tokens
move-done-extend-chain = Place no more control tokens
move-done-shift-token = Shift no control token
move-done-choose-government = Keep it as it is
move-done-use-district = Resolve no more districts
move-done-use-theater = Place no control token
move-done-use-encampment = Do no more with the Encampment
move-done-grow = Do nothing
move-done-place-district = Place no district
move-done-move-replaced-token = Leave the token unused
move-done-token-next-to-district = Place no control token
move-done-token-on-tile = Place no control token
move-done-deploy-armies = Put no more armies into cities
move-done-build = Build nothing
move-done-recall-after-win = Only remove the defeated token
move-done-recall-for-mark = Take back no token
move-done-loot-capital = Take no more trade tokens
move-done-answer-with-pact = Keep the pact
move-done-put-trade = Go without the token
move-done-spend-for-steps = Turn the dial no further
move-done-gain-card = Take no card
move-done-swap-cards = Swap no cards
move-done-take-state-card = Take no card
move-done-take-pact = Take no card
move-done-take-pacts = Take no more cards
move-done-learn-from-rival = Take no card
move-done-raise-cards = Raise no more cards
move-done-lay-one-seen = Lay none of the tiles
move-token = Place a control token on { $space }: { $about }
move-token-gardens = { name-hanging-gardens }: place a control token on { $space }: { $about }
move-token-reinforced = Place a reinforced control token on { $space }: { $about }
move-district = Place the { $district } on { $space }: { $about }
move-reinforce = Reinforce your control token on { $space }
move-reinforce-district = Reinforce your district on { $space }: { $district }
move-reinforce-of = Reinforce the control token of { $owner } on { $space }
move-reinforce-colosseum = { name-colosseum }: reinforce your control token on { $space }
move-city = Build a city on { $space }: { $about }
move-city-figure = Build a city on { $space } in place of your { $figure }, which returns to its card: { $about }
move-city-zone = Discard { COUNT($price, "trade") } of your industry card and build a city on { $space }: { $about }
move-wonder = Build { $wonder } in your city on { $space }: it costs { $cost }, and you have { $production } production{ $missing ->
    [0] {""}
   *[other] , so { COUNT($missing, "production") } must be spent
 }
move-wonder-station = Build { $wonder } with a new city on { $space }: it costs { $cost }, and you have { $production } production{ $missing ->
    [0] {""}
   *[other] , so { COUNT($missing, "production") } must be spent
 }
move-wonder-carry = Put { $wonder } into your city on { $space }
move-shift = Shift your control token from { $space } to { $to }: { $about }
move-convert-turn = Turn the reinforced control token of { $owner } on { $space }
move-convert-replace = Replace the control token of { $owner } on { $space } with yours
move-replace = Replace the city of { $owner } on { $space } with yours
move-destroy = { name-forbidden-city }: destroy the control token of { $owner } on { $space }
move-name = { name-eiffel-tower }: name the control token of { $owner } on { $space }
move-give = Give up your control token on { $space }: { $other } replaces it
move-strike = Strike { $space }: { $destroyed } destroyed, { $turned } turned, of these yours: { $own }
move-recall = Take back your control token from { $space }
move-caravan = Move a caravan { $origin } to { $space }: { $about }
move-army = Move an army { $origin } to { $space }: { $about }
move-sacrifice = Lose your city on { $space }, with { COUNT($tokens, "tokens") } and districts next to it, of these yours: { $own }
move-explore = Explore from { $space }
move-water = Lay a water token on { $space }
move-deploy = Put an army into your city on { $space }
move-disband = Take your { $figure } off { $space }
move-attack = Attack: { $odds }
move-attack-on = Attack on { $space }: { $odds }
move-conquer = { $left ->
    [0] Remove the city of { $owner }; you have no city left to take its place
   *[other] Conquer { $state }: your city takes the place of that of { $owner }
 }
move-liberate = Liberate { $state }: it is free again and gives you a card
move-defeat-barbarian = Defeat barbarian { $letter } on { $space }: a trade token for any card
move-defeat-army = Defeat the army of { $owner } on { $space }
move-spend-token = Spend { $what_id ->
    [trade-token] a trade token
   *[other] { $what }
 } for one more control token
move-spend-step = Spend { $what_id ->
    [trade-token] a trade token
   *[other] { $what }
 } for one more step of the tech dial
move-spend-space = Spend { $what_id ->
    [trade-token] a trade token
   *[other] { $what }
 } for one more space for each caravan
move-spend-reinforce = Spend { $what_id ->
    [trade-token] a trade token
   *[other] { $what }
 } to reinforce one more control token
move-spend-production = Spend { $what_id ->
    [trade-token] a trade token
   *[other] { $what }
 } for { $value } production
move-spend-bonus = Spend { $what_id ->
    [trade-token] a trade token
   *[other] { $what }
 } for +{ $value } in combat
move-spend-re-roll = Spend { $what_id ->
    [trade-token] a trade token
   *[other] { $what }
 } to re-roll your die, which shows { $die }
move-put-trade = Put a trade token on { $card }, which has { $there } of { $most }
move-put-store = Put a trade token on { name-great-zimbabwe }, which has { $there } of { $most }
move-put-for-giver = Put a trade token on { $card } of { $giver }, which has { $there } of { $most }
move-put-natural = Lay { $thing } on { $card }
move-discard = Discard a trade token from { $card }, which has { $there }
move-pay-zone = Pay with { COUNT($price, "trade") } of { $card }
move-loot = Take a trade token of { $victim } from { $card }
move-gain = Gain { $resource }
move-change = Exchange { $resource } for { $other }
move-take = Take { $card }, level { $level }, in place of { $old }: { $effect }
move-swap = Swap { $card } and { $other }
move-swap-oracle = { name-oracle }: swap { $card } and { $other }
move-swap-pact = Return the pact and swap { $card } and { $other }
move-withdraw = Move a trade token from { name-great-zimbabwe } to { $card }
move-card = Take { $card } of { $giver }: { $effect }
move-state-card = Take the card of { $state }: { $effect }
move-return = Return { $card } to { $giver }
move-exchange = { name-geneva }: exchange { $card } of { $giver } for { $other }: { $effect }
move-govern = Choose { $government }: { $effect }
move-resolve = Resolve the { $district }: { $effect }
move-first-build = Build nothing and turn the tech dial by one step
move-first-grow = Place no district, only a control token next to one
move-first-use-hub = Put { COUNT($trade, "trade") } on any cards, for your mature cities
move-second-use-hub = Put { COUNT($trade, "trade") } on your economy card, for friendly deserts at the district
move-first-use-zone = Put { COUNT($trade, "trade") } on your industry card, for friendly forests at the district
move-barbarian = { name-seoul }: move barbarian { $letter } from { $space } to { $to }
move-ibrahim = Give { name-ibrahim } to { $other }
move-union = Choose { $other } as your partner
move-top = Put tile { $tile } on top of the stack
move-bottom = Put tile { $tile } at the bottom of the stack
label-play = { $card } ({ $slots })
label-lay = { $space }: { $tile }{ $side }, { $degrees }°
label-district = { $district } → { $space }
label-attack = { $target } ({ $rolls }/36)
label-to = → { $space }
label-wonder = { $wonder } → { $space }
label-spend-bonus = { $what }: +{ $value }
label-spend-re-roll = { $what }: re-roll
label-change = { $resource } → { $other }
label-swap = { $card } ↔ { $other }
label-card = { $card } ({ $giver })
label-tile = { $side ->
    [top] tile { $tile } on top
   *[bottom] tile { $tile } at the bottom
 }

## Combat

combat-title = Attack on { $space }: { $target }
combat-attacker = { $player } attacks: { $total } + die
combat-defender = { $player } defends: { $total } + die
combat-neutral = Defence: { $total } + die
combat-line = { $source }: +{ $value }
combat-die = die: +{ $value }
combat-more = tokens spent: +{ $value }
combat-sum = sum: { $value }
combat-odds = The attacker wins in { $rolls } of 36 rolls before tokens are spent; the defender wins a tie.
source-slot = slot number
source-difficulty = difficulty of the space
source-city-difficulty = twice the difficulty of the space
source-reinforced = reinforced control tokens
source-army = another army there
source-barbarians = { $card }, against barbarians
name-token = control token
name-marks = completed agendas
stock-trade = trade tokens on cards
stock-marble = marble
stock-mercury = mercury
stock-oil = oil
stock-diamond = diamonds
stock-cities = cities
stock-tokens = control tokens and districts on the map
stock-tech = tech dial
stock-marks = completed agendas

## What is in a space

there-barbarian = barbarian { $letter }
there-token = { $reinforced ->
    [0] { $thing } of { $owner }
   *[other] reinforced { $thing } of { $owner }
 }
there-figure = { $number ->
    [1] { $figure } of { $owner }
   *[other] { $number } × { $figure } of { $owner }
 }

## How the game stands

draw-over = The game is over, round { $round }
draw-progress-map = The map is being built
draw-progress = Round { $round }{ $limit ->
    [0] {""}
   *[other] {" "}of { $limit }
 }, turn { $turn } of { $seats }
draw-progress-events = Round { $round }{ $limit ->
    [0] {""}
   *[other] {" "}of { $limit }
 }, events
draw-won = { $number ->
    [1] { $players } wins with { COUNT($marks, "marks") }
   *[other] { $players } share the victory with { COUNT($marks, "marks") }
 }
draw-ended = { $number ->
    [1] The last round is over: { $players } is first with { COUNT($marks, "marks") }
   *[other] The last round is over: { $players } are first with { COUNT($marks, "marks") }
 }

## Agendas

agenda-by-deed = (by one attack)
agenda-reached = { $have }/{ $need }
agenda-line = { $agenda }: { $text }
agenda-done = { $player }: completed
agenda-standing = { $player }: { $list }

## What things are

explain-focus = Focus card of { $player }: { $type }, level { $level }.
explain-slot = It lies in slot { $slot } from the left and would be resolved with number { $slots }.
explain-trade = trade tokens { $trade } of { $most }
explain-tech-title = Tech dial of { $player }
explain-tech = It is at { $space }.
explain-level = { $space } (level { $level })
explain-levels = spaces that give a card: { $list }
explain-government-title = Government of { $player }
explain-no-government = No government yet. One can be chosen when the event dial shows governments.
explain-government = Government of { $player }.
explain-automated-title = Automated player
explain-automated = An automated player: the game decides for it, and it has no leader.
explain-leader = { $person } leads { $nation } ({ $player }).
explain-ability = { $ability }: { $text }
explain-unique = Unique card: { $card }, { $type }, level { $level }. { $text }
explain-wonder = World wonder: { $type }, { $era }. Printed cost { $cost }; paid with { $list }.
explain-wonder-built = { $held ->
    [0] It lies on { $space } without an owner.
   *[other] It is on { $space } and belongs to { $player }.
 }
explain-wonder-aged = It carries a trade token: it costs 1 less, and leaves the game at the next wonder symbol.
explain-wonder-cost = It would cost you { $cost } now.
explain-deck-title = Wonders: { $type }
explain-deck = { COUNT($cards, "cards") } left in this deck; the top one is on offer.
explain-state = City-state of type { $type }. A caravan gets trade tokens for your card of that type there, and may take its card.
explain-state-free = It is on { $space } and has { COUNT($cards, "cards") } left to take.
explain-state-conquered = { $player } conquered it: its token lies on a card and can be spent there once per turn.
explain-held = Held by: { $list }.
explain-pact = Diplomacy card of { $giver }.
explain-pact-free = Nobody holds it: a caravan that reaches a city of that player may take it.
explain-district = District of { $player }.
explain-district-unused = It is not on the map.
explain-district-at = { $acts ->
    [0] It is on { $space } and could do nothing now.
   *[other] It is on { $space }.
 }
explain-victory = Whoever has completed { $needed } of the { $cards } victory cards at the end of a round wins.
explain-free = Free position beside the map.
explain-fort = { $free ->
    [0] A fort, held by the city on it.
   *[other] An uncontrolled fort: an army can take it.
 }
explain-tile = Tile { $tile }.{ $explore ->
    [0] {""}
   *[other] {" "}Figures on this space can explore.
 }
explain-there = here: { $list }
explain-city = { $main ->
    [0] The city is
   *[other] The capital is
 } { $mature ->
    [0] not mature: a space next to it is neither water nor friendly.
   *[other] mature.
 }
explain-barbarian = { $there ->
    [0] Off the map until barbarians appear again
   *[other] On { $space }
 }{ $known ->
    [0] {""}
   *[other] ; its spawn space is { $home }
 }.
explain-barbarian-defence = It defends with the difficulty of its space: { $value } + die. Whoever defeats it gets a trade token.
explain-stack-title = Tile stack
explain-stack = { COUNT($tiles, "tiles") } left. Explorers draw from the bottom.
explain-dial-title = Event dial
explain-dial = { $rounds ->
    [1] After this round: { $list }.
   *[other] After { COUNT($rounds, "rounds") }: { $list }.
 }
explain-resource = Resource: { COUNT($left, "resources") } of this kind in the supply. It helps to pay for wonders that show it.
explain-natural = Natural wonder: once per turn it can be spent as { $resource }, and it is kept.
explain-seat = On the map: { COUNT($cities, "cities") }, { COUNT($mature, "mature-cities") }; { COUNT($tokens, "tokens") }, of them reinforced { $reinforced }; unused { $left }.
explain-goods = resources: { $list }
explain-wonders = wonders: { $list }
explain-figures = On the map: { COUNT($armies, "armies") }, { COUNT($caravans, "caravans") }.

## The terminal

show-legend = Map: g grassland, h hills, f forest, d desert, m mountains, ~ water, * natural wonder, F fort; then K capital, C city, A army, V caravan, D district, : reinforced control token, . control token, each with the seat; S city-state, o resource or natural wonder token, x barbarian. A space is named by the letters of its row and the number above; in a shifted row it lies half a space to the right of that number.
show-states = City-states: { $list }
show-goods = To be gained: { $list }
show-wonders-at = Wonders on the map: { $list }
show-barbarians = Barbarians: { $list }
show-own-row = Your focus row, from left to right
show-row = { $player }: focus row, from left to right
show-trade = trade { $trade }/{ $most }
show-card = { $slot } (→ { $slots }) { $type }: { $card } { $level } · { $list }
show-seat = { $number } { $player }{ $state ->
    [turn] {" "}(to move)
    [automated] {" "}(automated)
   *[waits] {""}
 }
show-marks = agendas { $marks } of { $needed }
show-counts = cities { $cities }, tokens { $tokens }, trade { $trade }
show-tech = tech dial { $space }
show-victory = Victory cards ({ $needed } of { $cards } win)
show-wonders = World wonders on offer
show-wonder = { $wonder } ({ $type }), cost { $cost }, { $list }: { $text }
show-dial = Events after this round: { $list }
show-supply = Supply: { COUNT($trade, "trade") }, { $list }. { COUNT($tiles, "tiles") } in the stack
show-own = Your possessions
show-cities = cities: { $list }
show-armies = armies: { $list }
show-caravans = caravans: { $list }
show-unused = unused: { COUNT($tokens, "tokens") }, { COUNT($cities, "cities") }
show-naturals = natural wonders: { $list }
show-pact = { $card } of { $giver }: { $text }
show-envoy = card of { $state }: { $text }
explain-own-combat = House value: what it adds to the slot in combat.
explain-own-city-range = House value: how far it builds a city.
explain-own-order = House value: the order of the first cards ({ $list }). The only source gives the Inca and Indonesia the same one.
explain-own-terrain = House value: the terrain of this space. Of two readings of the tile, the other one gives { $terrain }.
explain-own-core = House value: where the tiles of the core lie and how they are turned. No text at hand shows the printed pattern.
explain-own-resources = House value: tokens of each resource in the box: { $number }.
explain-own-trade = House value: trade tokens in the box: { $number }.
explain-direction-title = Directions of the barbarians
explain-direction = The number of the die gives the direction in which all barbarians move, 1 to the upper right, then clockwise.
explain-tile-title = Tile { $tile }
explain-side = Side { $side }: { $list }.

## Drawing


draw-map = Map
draw-own-map = Map (core: house value)
draw-row = Focus row
draw-cards = Victory cards
draw-answers = Answers
draw-combat = Combat
draw-tiles = Tiles
draw-wonders = Wonders
draw-dials = Events and barbarians
draw-victory = { $needed } of { $all } cards
draw-agenda = { $agenda }, { $needed } needed: { $seats }
draw-space = { $space }: { $terrain }
draw-owned = { $what } of { $seat }
draw-tile = Tile { $tile }, both sides
draw-turn = { $way ->
    [turn-left] Turn left
    [turn-right] Turn right
    [flip] Other side
   *[other-tile] Other tile
 }
draw-event-dial = Event dial: { $now }; next: { $next }
draw-direction = Where barbarians go, by the number of their die
draw-stack = { $count ->
    [one] { $count } tile left to explore
   *[other] { $count } tiles left to explore
 }
draw-tech = { $next ->
    [0] Tech dial: { $space }
   *[other] Tech dial: { $space }; the next card at { $next }
 }
draw-deck = { $count ->
    [one] Wonders of { $type }: { $count } card, none on offer
   *[other] Wonders of { $type }: { $count } cards, none on offer
 }
draw-wonder = { $wonder }: costs { $cost }; { $count ->
    [one] { $count } card below it
   *[other] { $count } cards below it
 }
draw-focus = { $card }, works as in slot { $slot }; { $trade ->
    [one] { $trade } trade token
   *[other] { $trade } trade tokens
 }
draw-government = { $arrows ->
    [one] { $government }: one slot further
   *[other] { $government }: { $arrows } slots further
 }
draw-governed = Government: { $government }
draw-state = City-state { $state }
draw-natural = Natural wonder { $wonder }
draw-district = { $district }, not placed yet
draw-resource = { $count } × { $resource }
draw-pact = { $card }, a card of { $seat }
draw-automated = automated player
draw-seat = { $seat }: { $done } of { $needed } victory cards
draw-counts = Cities: { $cities }, mature: { $mature }; control tokens and districts: { $tokens }
draw-fight = Attack on { $space }: { $target }
draw-ahead = { $side ->
    [attack] the attacker is ahead
   *[defence] the defender holds
 }
draw-other = other
draw-spent-tokens = tokens spent
