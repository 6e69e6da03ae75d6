# The sentences of Terra Nova. COUNT puts a number and its thing together by the messages count-….

## Numbers

count-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
 }
    .acc = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
 }
    .ins = { $n ->
    [one] { $n } monetą
   *[many] { $n } monetami
 }
count-power = { $n ->
    [one] { $n } moc
   *[many] { $n } mocy
 }
count-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 }
count-spades = { $n ->
    [one] { $n } łopata
    [few] { $n } łopaty
   *[many] { $n } łopat
 }
    .gen = { $n ->
    [one] { $n } łopaty
   *[many] { $n } łopat
 }
count-houses = { $n ->
    [one] { $n } dom
    [few] { $n } domy
   *[many] { $n } domów
 }
count-buildings = { $n ->
    [one] { $n } budynek
    [few] { $n } budynki
   *[many] { $n } budynków
 }

## Names

name-lake = jezioro
    .acc = jezioro
    .letter = J
name-forest = las
    .acc = las
    .letter = L
name-wasteland = pustkowie
    .acc = pustkowie
    .letter = K
name-desert = pustynia
    .acc = pustynię
    .letter = P
name-swamp = bagno
    .acc = bagno
    .letter = B
name-river = rzeka

name-house = dom
    .acc = dom
    .sign = d
name-factory = fabryka
    .acc = fabrykę
    .gen = fabryki
    .sign = f
name-palace = pałac
    .sign = p
name-palace-left = lewy pałac
    .acc = lewy pałac
    .gen = lewego pałacu
name-palace-right = prawy pałac
    .acc = prawy pałac
    .gen = prawego pałacu
name-neutral = neutralny dom
    .sign = n

name-water-sprites = Wodne Sprity
    .ins = Wodnymi Spritami
name-seafarers = Wilki Morskie
    .ins = Wilkami Morskimi
name-fairies = Wróżki
    .ins = Wróżkami
name-druids = Druidzi
    .ins = Druidami
name-golems = Golemy
    .ins = Golemami
name-ifrits = Ifryty
    .ins = Ifrytami
name-sun-worshippers = Czciciele Słońca
    .ins = Czcicielami Słońca
name-sand-cats = Piaskowe Koty
    .ins = Piaskowymi Kotami
name-leprechauns = Leprechauny
    .ins = Leprechaunami
name-inventors = Wynalazczynie
    .ins = Wynalazczyniami

name-exchange = Wymiana mocy
name-invent = Fabryka
name-special-bonus = akcja specjalna z żetonu bonusowego
    .acc = akcję specjalną z żetonu bonusowego
name-special-palace = akcja specjalna pałacu
    .acc = akcję specjalną pałacu

# Where points come from; the round tiles also as they lie on the board.
name-round-house = punktacja rundy: domy
    .each = za każdy dom
name-round-factory = punktacja rundy: fabryki
    .each = za każde ulepszenie do fabryki
name-round-palace = punktacja rundy: pałace
    .each = za każde ulepszenie do pałacu
name-round-sailing = punktacja rundy: żeglarstwo
    .each = za każdy krok na torze żeglarstwa
name-round-town = punktacja rundy: miasta
    .each = za każde miasto
name-round-spade = punktacja rundy: łopaty
    .each = za każdą użytą łopatę
name-sailing-step = tor żeglarstwa
name-town-tile = żetony miasta
name-bonus-factories = żeton bonusowy: fabryki
name-bonus-houses = żeton bonusowy: domy
name-bonus-sailing = żeton bonusowy: żeglarstwo
name-bonus-palaces = żeton bonusowy: pałace
name-coins = monety
name-area = największy obszar

name-option-board = Mapa
name-option-board-printed = jak w pudełku
name-option-board-own-design = nasza własna
name-option-factions = Frakcje
name-option-factions-choose = wybierane w kolejności tury
name-option-factions-random = losowane
name-option-first_game = Zalecana pierwsza gra
name-option-turn_order = Kolejność tur
name-option-turn_order-clockwise = zgodnie z ruchem wskazówek zegara
name-option-turn_order-pass-order = w kolejności pasowania
name-option-two_player_variant = Wariant dla dwojga
name-option-two_player_variant-none = żaden
name-option-two_player_variant-planner = Planista
name-option-two_player_variant-lucky-digger = Szczęśliwy Kopacz
name-option-swap_in_last_round = Wymiana żetonu bonusowego w 5. rundzie

## What is owed

step-choose-faction = Wybierz frakcję
step-place-house = Twoja tura: postaw dom
step-choose-bonus = Wybierz żeton bonusowy
step-place-neutral = Postaw neutralny dom
step-take-turn = Twoja tura: wybierz akcję
step-end-turn = Wymień moc albo zakończ turę
step-round-exchange = Koniec rundy: wymień moc albo graj dalej
step-free-bridge = Wybierz miejsce na most
step-free-spade = Wybierz pole, na którym użyjesz darmowej łopaty
step-two-spades = Wybierz pole, na którym użyjesz darmowych łopat
step-second-spade = Wybierz pole, na którym użyjesz drugiej łopaty, albo zrezygnuj
step-spade-house = Zbuduj dom na przekształconym przed chwilą polu albo zrezygnuj
step-lake-house = Wybierz pole swojego terenu domowego na darmowy dom
step-free-factory = Wybierz dom, który stanie się fabryką
step-sunny-cell = Wybierz pole, które stanie się twoim terenem domowym
step-claim-edge = Wybierz darmowe pole na krawędzi planszy albo zrezygnuj
step-free-step = Wykonaj darmowy krok na torze żeglarstwa albo zrezygnuj
step-choose-town-tile = Wybierz żeton miasta i budynek, pod którym będzie leżał
step-choose-river-town = Załóż miasto przez rzekę albo poczekaj

## Why a move is refused

refusal-notation = „{ $text }” to nie ruch. Ruchy wyglądają tak: build C4, transform D5 build, upgrade C4 factory, pass B.
refusal-coins = { $deed ->
    [build] { $cell }: dom, { COUNT($need, "coins") }.
    [transform] { $cell }: { $spades ->
        [1] jedna łopata
       *[2] dwie łopaty
     }{ $free ->
        [0] {""}
       *[1] , w tym jedna darmowa
     }, { COUNT($need, "coins") }.
    [transform-build] { $cell }: { $spades ->
        [1] { $free ->
            [0] jedna łopata
           *[1] jedna darmowa łopata
         }
       *[2] { $free ->
            [0] dwie łopaty
           *[1] dwie łopaty, w tym jedna darmowa,
         }
     } i dom, { COUNT($need, "coins") }.
    [upgrade] { $cell }: { $building }, { COUNT($need, "coins") }.
    [sail] Krok na torze żeglarstwa: { COUNT($need, "coins") }.
   *[bridge] Most: { COUNT($need, "coins") }.
 } Masz { $have }.{ $exchange ->
    [0] {""}
   *[other] {" "}Albo najpierw wymień { COUNT($exchange, "power") }.
 }
refusal-power = { $action_id ->
    [exchange] { $action }
    [invent] { $action }
   *[other] Akcja mocy, { $action }
 }: { COUNT($need, "power") } z misy III. Masz { $have }.
refusal-off-map = Pola { $cell } nie ma na tej mapie.
refusal-river = { $cell } to rzeka. Niczego się tam nie buduje ani nie przekształca.
refusal-occupied = { $building_id ->
    [neutral] { $cell }: stoi tam neutralny dom.
   *[other] { $cell }: stoi tam { $building } ({ $owner }).
 }
refusal-out-of-reach = { $cell } jest poza zasięgiem. Twoja wartość żeglarstwa: { $sailing }. Pomoże bliższy budynek, krok na torze żeglarstwa albo most.
refusal-not-home = { $cell } to { $terrain }, a twój teren domowy to { $home }.{ $spades ->
    [0] {""}
   *[other] {" "}Najpierw przekształć pole: { COUNT($spades, "spades") }.
 }
refusal-already-home = { $cell } to już twój teren domowy. Nie potrzeba tam łopat.
refusal-no-house = Na twojej macie nie ma już domów. Gdy któryś ulepszysz, wróci na matę.
refusal-no-factory = Na twojej macie nie ma już fabryk. Gdy którąś ulepszysz do pałacu, wróci na matę.
refusal-not-your-building = { $cell }: nie stoi tam twój budynek.
refusal-not-a-house = { $cell }: do fabryki można ulepszyć tylko dom.
refusal-not-a-factory = { $cell }: do pałacu można ulepszyć tylko fabrykę.
refusal-palace-built = Masz już { $building_acc } na planszy.
refusal-track-end = Tor żeglarstwa kończy się na polu { $step }.
refusal-no-site = Między { $from } a { $to } nie ma miejsca na most.
refusal-site-taken = { $from }–{ $to }: stoi tam już most ({ $owner }).
refusal-no-bridge = Wszystkie twoje mosty są już zbudowane.
refusal-bridge-end = { $from }–{ $to }: na jednym końcu musi stać twój budynek.
refusal-action-used = Ta akcja była już użyta w tej rundzie: { $action }.{ $last ->
    [0] {" "}W następnej będzie znów dostępna.
   *[other] {""}
 }
refusal-no-target = Tej akcji nie ma teraz gdzie użyć: { $action }.
refusal-no-special = { $action_id ->
    [special-bonus] Twój żeton bonusowy nie ma akcji specjalnej.
   *[special-palace] Nie masz pałacu z akcją specjalną.
 }
refusal-fairies-only = Ta akcja mocy należy do Wróżek.
refusal-inventors-only = Tylko Wynalazczynie budują fabrykę za moc.
refusal-druids-only = Tylko Druidzi wymieniają moc na punkty.
refusal-no-left-palace = Najpierw musisz zbudować swój lewy pałac.
refusal-must-act = W swojej turze wykonujesz jedną akcję albo pasujesz. Sama wymiana mocy nie wystarczy.
refusal-must-transform = Darmowej łopaty trzeba użyć. Wybierz pole do przekształcenia.
refusal-house-later = Najpierw tylko przekształć pole. O dom zapytamy zaraz potem.
refusal-one-spade-left = Pole { $cell } wymaga dwóch łopat, a została jedna.
refusal-just-transformed = Dom można teraz zbudować tylko na polu przekształconym przed chwilą, a { $cell } nim nie jest.
refusal-no-shared-side = { $cell } nie ma wspólnego boku z twoim budynkiem. Woda i mosty się tu nie liczą.
refusal-with-house = Teren i dom dostajesz tu razem. Wybierz budowę, a nie samo przekształcenie.
refusal-not-at-edge = { $cell } nie leży na krawędzi planszy.
refusal-town-tile-used = Ten żeton miasta ({ $tile }) jest już wykorzystany. Wybierz inny.
refusal-town-place = Na { $cell } nie można teraz położyć żetonu miasta. Można go położyć tu: { $allowed }.
refusal-no-swap = W tej rundzie nie bierze się nowego żetonu bonusowego. Po prostu spasuj.
refusal-choose-bonus = Pasując, bierzesz nowy żeton bonusowy. Podaj który: { $allowed }.
refusal-own-bonus = Nie możesz zatrzymać swojego żetonu bonusowego. Do wzięcia: { $allowed }.
refusal-bonus-not-there = Obok planszy nie ma tego żetonu: { $tile }. Są tam: { $allowed }.
refusal-colour-neutral = { $faction }: kolor tej frakcji ({ $terrain }) jest neutralny.
refusal-colour-taken = { $faction }: kolor tej frakcji ({ $terrain }) jest już zajęty.
refusal-not-first-game = { $faction }: ta frakcja nie występuje w zalecanej pierwszej grze przy tej liczbie osób.
refusal-not-marked = { $cell }: neutralny dom staje na wolnym, nieprzekształconym polu oznaczonym domem ({ $terrain }).

## What is wrong with the options

problem-terra-nova-variant-seats = { $value ->
    [planner] Planista
   *[lucky-digger] Szczęśliwy Kopacz
 } to wariant dla 2 osób, a nie dla { $seats }.
problem-terra-nova-first-variant = Zalecana pierwsza gra nie łączy się z wariantem { $value ->
    [planner] „Planista”
   *[lucky-digger] „Szczęśliwy Kopacz”
 }.

## The log

event-round-started = Zaczyna się runda { $round }.
event-faction-chosen = { $player } gra { $faction_ins }.
event-placed = { $player } stawia { $building_acc } na { $cell }.
event-neutral-placed = Na { $cell } staje neutralny dom ({ $terrain }).
event-house-drawn = { $player } losuje neutralny dom ({ $terrain }).
event-house-discarded = Brak wolnego oznaczonego pola ({ $terrain }). { $player } odrzuca wylosowany dom.
event-income = { $player } otrzymuje dochód: { COUNT($coins, "coins") }, { COUNT($power, "power") }.
event-transformed = { $player } zmienia { $cell } w { $terrain_acc } ({ $spades ->
    [0] bez łopat
   *[other] { COUNT($spades, "spades") }
 }).
event-built = { $player } buduje { $building_acc } na { $cell }.
event-upgraded = { $player } ulepsza { $cell } do { $building_gen }.
event-invented = { $player } wydaje { COUNT($power, "power") } i stawia fabrykę na { $cell }.
event-sailed = { $player } dociera na pole { $step } toru żeglarstwa.
event-bridged = { $player } buduje most { $from }–{ $to }.
event-power-action = { $player } wykonuje akcję mocy za { COUNT($power, "power") }: { $action }.
event-special-action = { $player } wykonuje { $action_acc }.
event-power-exchanged = { $player } wymienia { COUNT($power, "power") }.
event-power-gained = { $player } zdobywa { COUNT($power, "power") }{ $lost ->
    [0] {""}
   *[other] , z czego { $lost } przepada
 }.
event-coins-gained = { $player } zdobywa { COUNT($coins, "coins", "acc") }.
event-scored = { $player } zdobywa { COUNT($points, "points") } ({ $source }).
event-town-founded = { $player } zakłada miasto na { $cell } ({ $tile }).
event-passed = { $place ->
    [1] { $player } pasuje jako pierwsza osoba.
   *[other] { $player } pasuje.
 }
event-bonus-taken = { $player } bierze { $tile }.
event-game-ended = Ostatnia runda dobiegła końca.
event-area = { $player }: w największym obszarze { COUNT($buildings, "buildings") }.

## Verbs of the notation

verb-faction = frakcja
verb-place = postaw dom
verb-take = weź
verb-neutral = neutralny dom
verb-build = zbuduj dom
verb-transform = przekształć
verb-upgrade = ulepsz
verb-sail = żeglarstwo
verb-bridge = most
verb-power = akcja mocy
verb-special = akcja specjalna
verb-invent = fabryka za moc
verb-pass = spasuj
verb-exchange = wymień moc
verb-town = miasto
verb-decline = rezygnuj
verb-end = zakończ

## Moves in words

move-faction = Graj { $faction_ins } ({ $terrain }): { $ability }
move-place = Postaw dom na { $cell }
move-take = Weź { $tile }
move-neutral = Postaw neutralny dom ({ $terrain }) na { $cell }
move-build = Zbuduj dom na { $cell }: { move-price }
move-build-edge = Zmień { $cell } ({ $terrain }) w { $home_acc } i zbuduj tam dom: za darmo
move-transform = Zmień { $cell } ({ $terrain }) w { $home_acc }, { move-spades }: { move-price }
move-transform-build = Zmień { $cell } ({ $terrain }) w { $home_acc }, { move-spades }, i zbuduj dom: { move-price }
move-upgrade = Ulepsz { $cell } do { $building_gen }: { move-price }
move-sail = Zwiększ wartość żeglarstwa do { $step }: { move-price }
move-bridge = Zbuduj most { $from }–{ $to }: { move-price }
move-power = Akcja mocy, { $action }: { COUNT($power, "power") }
move-special = Wykonaj { $action_acc }
move-invent = Postaw fabrykę na { $cell } ({ $terrain }): { COUNT($power, "power") }{ move-gain }
move-pass = Spasuj{ move-pass-gain }
move-pass-bonus = Spasuj{ move-pass-gain } i weź { $tile }{ $coins ->
    [0] {""}
   *[other] {" "}z { COUNT($coins, "coins", "ins") }
 }
move-exchange = Wymień { COUNT($power, "power") } na { COUNT($coins, "coins", "acc") }
move-worship = Wymień { COUNT($power, "power") } na { COUNT($points, "points") }
move-town = Załóż miasto na { $cell }: { $tile }
move-decline = { $step ->
    [second-spade] Bez drugiej łopaty
    [spade-house] Bez domu
    [claim-edge] Bez pola
    [free-step] Bez kroku na torze
   *[choose-river-town] Jeszcze bez miasta
 }
move-end = { $step ->
    [round-exchange] Koniec wymiany
   *[end-turn] Zakończ turę
 }
# Parts of the above.
move-price = { $coins ->
    [0] za darmo
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
    [0] bez łopat
   *[other] { $bought ->
        [0] { $spades ->
            [one] { $spades } darmowa łopata
           *[other] { $spades } darmowe łopaty
         }
       *[other] { COUNT($spades, "spades") }{ $free ->
            [0] {""}
           *[other] {" "}({ $free } darmowa)
         }
     }
 }

## The position in text

show-legend-land = Litery: { $lake } jezioro, { $forest } las, { $wasteland } pustkowie, { $desert } pustynia, { $swamp } bagno, ~ rzeka
show-legend-pieces = Znaki: { $house } dom, { $factory } fabryka, { $palace } pałac, { $neutral } neutralny, * miasto, cyfra: numer gracza
show-legend-marks = + oznaczone pole na neutralny dom
show-bridges = Mosty: { $list }
show-sites = Wolne miejsca na mosty: { $list }
show-none = brak
show-setup = Przygotowanie gry
show-round = Runda { $round } z { $last }
show-over = Koniec gry.
show-round-tile = Runda { $number }: { COUNT($points, "points") } { $tile_each }{ $state ->
    [now] , teraz
    [past] , zakończona
   *[coming] {""}
 }
show-brief-tile = { COUNT($points, "points") } { $tile_each }
show-power-actions = Akcje mocy
show-action = { COUNT($power, "power") }: { $action }{ $state ->
    [used] {" "}(użyta)
   *[free] {""}
 }
show-pool = Obok planszy
show-pool-tile = { $tile }{ $coins ->
    [0] {""}
   *[other] , na nim { COUNT($coins, "coins") }
 }
show-seat = { $number }. { $player }{ $state ->
    [turn] , teraz gra
    [passed] , pas
   *[waits] {""}
 }
show-faction = { $faction } ({ $terrain }): { $ability }
show-no-faction = Jeszcze bez frakcji
show-stock = { COUNT($points, "points") }, { COUNT($coins, "coins") }, moc { $one } / { $two } / { $three } w misach I / II / III, żeglarstwo { $sailing }{ $extra ->
    [0] {""}
   *[other] +{ $extra }
 }
show-brief = { COUNT($points, "points") }, { COUNT($coins, "coins") }, moc { $one }/{ $two }/{ $three }, żeglarstwo { $sailing }{ $extra ->
    [0] {""}
   *[other] + { $extra }
 }
show-buildings = { $kind_id ->
    [house] Domy
   *[factory] Fabryki
 }: { $list } (na macie { $left })
show-palace = { $building_id ->
    [palace-left] Lewy pałac
   *[palace-right] Prawy pałac
 } { $cell ->
    [mat] (na macie)
   *[other] { $cell }
 }: { $effect }
show-bridges-left = Zostało mostów: { $left }
show-towns-left = Zostały żetony miasta: { $list }
show-towns = Miasta: { $list }
show-held = Ma { $tile }{ $state ->
    [used] , łopata użyta
   *[free] {""}
 }
show-own-map = Ta mapa jest umowna: oryginalnej strony dla 2 osób nie podaje żadne publiczne źródło.
show-income = Następny dochód przy obecnym stanie: { COUNT($coins, "coins") }, { COUNT($power, "power") }

## Factions: what abilities and palaces do, by their kind

income = { $coins ->
    [0] { COUNT($power, "power") }
   *[other] { $power ->
        [0] { COUNT($coins, "coins") }
       *[other] { COUNT($coins, "coins") } i { COUNT($power, "power") }
     }
 }
palace-income = dochód { income }

ability-points-per-town = { COUNT($points, "points") } za każde miasto
ability-towns-over-river = miasta mogą sięgać przez jedną przestrzeń rzeczną
ability-more-power = dochód większy o { COUNT($power, "power") }
ability-power-for-points = wymiana { COUNT($power, "power") } na { COUNT($points, "points") }
ability-factory-points = przy pasowaniu punkty za fabryki: { $list }
ability-cheaper-power-actions = akcje mocy tańsze o { COUNT($power, "power") }
ability-first-houses = na początku { COUNT($houses, "houses") }
ability-coins-for-upgrades-elsewhere = { COUNT($coins, "coins") } za każde ulepszenie innej frakcji
ability-power-for-spades = { COUNT($power, "power") } za każdą użytą łopatę
ability-power-for-houses-elsewhere = { COUNT($power, "power") } za każdy dom innej frakcji

ability-house-at-home = akcja specjalna: darmowy dom na dowolnym wolnym polu ({ $terrain })
ability-sailing-step = raz: jeśli chcesz, darmowy krok na torze żeglarstwa
ability-own-power-action = własna akcja mocy: darmowa łopata za { COUNT($power, "power") }
ability-power-per-settlement = przy pasowaniu { COUNT($power, "power") } za osiedle
ability-spades-at-most = każde pole wymaga najwyżej { COUNT($spades, "spades", "gen") }
ability-cell-at-edge = raz: darmowe pole na krawędzi planszy z darmowym domem
ability-cell-beside = akcja specjalna: pole obok ciebie zmienia się w { $terrain_acc } bez łopat
ability-cheaper-factories = fabryka kosztuje { $beside } lub { COUNT($alone, "coins", "acc") }
ability-power-at-once = raz: { COUNT($power, "power") }
ability-factory-for-power = własna akcja: { COUNT($power, "power") } za darmową fabrykę w zasięgu
ability-towns-from = miasta od wartości { $value }
ability-house-to-factory = akcja specjalna: jeden dom staje się fabryką za darmo
ability-points-per-factory = { COUNT($points, "points") } za każde ulepszenie do fabryki
ability-points-per-settlement-at-edge = przy pasowaniu { COUNT($points, "points") } za osiedle na krawędzi planszy
ability-points-per-building-inland = przy pasowaniu { COUNT($points, "points") } za budynek, który nie sąsiaduje z rzeką
ability-points-per-house = { COUNT($points, "points") } za każdy zbudowany dom

## Tiles and power actions: what they give, by the fields of their rows

and-last = { $list } i { $last }

bonus-tile = żeton bonusowy { $letter } ({ $gains })
bonus-ships = żeglarstwo +{ $sailing }
bonus-factories = przy pasowaniu { COUNT($points, "points") } za fabrykę
bonus-houses = przy pasowaniu { COUNT($points, "points") } za dom
bonus-sailing = przy pasowaniu { COUNT($points, "points") } za krok na torze żeglarstwa
bonus-palaces = przy pasowaniu { COUNT($points, "points") } za pałac
bonus-spade = darmowa łopata

town-sailing = { $steps ->
    [one] krok na torze żeglarstwa
    [few] { $steps } kroki na torze żeglarstwa
   *[many] { $steps } kroków na torze żeglarstwa
 }

gives-bridge = { $rank ->
    [cheaper] tańszy most
    [dearer] droższy most
   *[only] most
 }
gives-sailing = krok na torze żeglarstwa
gives-spades = { $spades ->
    [one] { $spades } darmowa łopata
    [few] { $spades } darmowe łopaty
   *[many] { $spades } darmowych łopat
 }
gives-of-palace = { $gift } z pałacu

# Points that only one faction gets.
own-town = { $faction }: miasta
own-pass = { $faction }: fabryki
own-edge = { $faction }: osiedla na krawędzi planszy
own-exchange = { $faction }: punkty za moc
own-upgrade = { $faction }: ulepszenia
own-house = { $faction }: domy
own-inland = { $faction }: budynki niesąsiadujące z rzeką

## Drawing

draw-owed-choose-faction = { $seat } wybiera frakcję
draw-owed-place-house = { $seat } stawia dom
draw-owed-choose-bonus = { $seat } wybiera żeton bonusowy
draw-owed-place-neutral = { $seat } stawia neutralny dom
draw-owed-take-turn = { $seat } wybiera akcję
draw-owed-end-turn = { $seat } może wymienić moc przed końcem tury
draw-owed-round-exchange = { $seat } może wymienić moc na koniec rundy
draw-owed-free-bridge = { $seat } stawia darmowy most
draw-owed-free-spade = { $seat } używa darmowej łopaty
draw-owed-two-spades = { $seat } używa dwóch darmowych łopat
draw-owed-second-spade = { $seat } może użyć drugiej łopaty
draw-owed-spade-house = { $seat } może zbudować dom na świeżo przekształconym polu
draw-owed-lake-house = { $seat } wybiera pole na darmowy dom
draw-owed-free-factory = { $seat } zmienia dom w fabrykę
draw-owed-sunny-cell = { $seat } zmienia pole w swój teren domowy
draw-owed-claim-edge = { $seat } może zająć pole na krawędzi planszy
draw-owed-free-step = { $seat } może wykonać darmowy krok na torze żeglarstwa
draw-owed-choose-town-tile = { $seat } zakłada miasto i wybiera żeton
draw-owed-choose-river-town = { $seat } może założyć miasto przez rzekę
draw-won = Wygrywa { $players }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
draw-shared = Zwycięstwo dzielą: { $players } – po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}
draw-progress = runda { $round } z { $rounds }
draw-set-up = przygotowanie gry
draw-over = koniec gry
draw-end = Zakończ turę
draw-decline = Nie, dziękuję
draw-pass = Pas

draw-rounds = Rundy
draw-powers = Moc
draw-pool = Żetony bonusowe
draw-prices = Ceny
draw-area = Największe obszary

draw-cell = { $cell }, { $terrain }
draw-cell-price = { $where }: { $spades ->
    [0] { "" }
    [one] { $spades } łopata,{ " " }
    [few] { $spades } łopaty,{ " " }
   *[many] { $spades } łopat,{ " " }
}{ $power ->
    [0] { $coins ->
        [0] za darmo
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
    [one] { $power } moc
   *[many] { $power } mocy
}
draw-site = Miejsce na most { $from }–{ $to }
draw-bridge = Most { $from }–{ $to }, { $seat }
draw-building = { $cell }: { $building }, { $seat }
draw-neutral = { $cell }: neutralny dom
draw-town = { $cell }: żeton miasta, { $tile }, { $seat }

draw-round = Runda { $round }
draw-round-tile = Runda { $round }: { COUNT($points, "points") } { $tile_each }
draw-power = { $action }, { COUNT($power, "power") }
draw-power-used = { $action }, { COUNT($power, "power") }, użyta w tej rundzie
draw-bonus = { $tile }, { $coins ->
    [0] bez monet
    [one] leży na nim { $coins } moneta
    [few] leżą na nim { $coins } monety
   *[many] leży na nim { $coins } monet
}
draw-wheel = Koło terenu: { $most ->
    [1] każdy inny teren wymaga jednej łopaty
   *[other] każdy krok wymaga łopaty
 } za { COUNT($coins, "coins", "acc") }

draw-no-faction = Jeszcze bez frakcji
draw-faction = { $faction }, { $terrain }
draw-you = ty
draw-on-turn = teraz gra
draw-passed = pasuje jako { $place }.
draw-place = { $place }. miejsce
draw-start = Gracz początkowy
draw-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
draw-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
draw-bowl = Misa { $bowl }: { $power ->
    [one] { $power } moc
   *[many] { $power } mocy
}
draw-held = Obok maty: { $tile }
draw-income = Dochód
draw-next-income = Następny dochód: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, { $power ->
    [one] { $power } moc
   *[many] { $power } mocy
}
draw-bridges = { $bridges ->
    [one] Został { $bridges } most
    [few] Zostały { $bridges } mosty
   *[many] Zostało { $bridges } mostów
}
draw-houses = { $left ->
    [one] Został { $left } dom
    [few] Zostały { $left } domy
   *[many] Zostało { $left } domów
}
draw-factories = { $left ->
    [one] Została { $left } fabryka
    [few] Zostały { $left } fabryki
   *[many] Zostało { $left } fabryk
}
draw-left = lewy
draw-right = prawy
draw-step = Wartość żeglarstwa { $step }, { $points ->
    [0] na początku gry
    [few] { $points } punkty za ten krok
   *[many] { $points } punktów za ten krok
}
draw-town-left = Żeton miasta: { $tile }
draw-town-used = Żeton miasta: { $tile }, użyty

draw-exchange = Wymień moc, najwyżej { $power }
draw-exchange-power = Wymień moc
draw-factions = Frakcje
draw-your-mat = Mata: { $faction }
draw-map = Mapa
draw-own-map = Mapa (umowna)
draw-rails = Żetony punktacji rundy i akcje mocy
draw-seat = { $player }, { $faction }: { COUNT($points, "points") }, { COUNT($coins, "coins") }, moc { $one }, { $two }, { $three } w misach I, II, III
draw-seat-open = { $player }, jeszcze bez frakcji
draw-taken = zajęta: { $seat }
draw-sailing = Tor żeglarstwa, wartość { $step }
draw-wheel-prices = Koło terenu i ceny

## Hints under what is owed

help-choose-faction = Kolor frakcji wyznacza twój teren domowy. Nikt inny nie może już wziąć tego koloru.
help-place-house = Podświetlone pola to twój teren domowy. Dom nic nie kosztuje.
help-choose-bonus = Daje dochód w każdej rundzie, w której go masz.
help-place-neutral = Obok niego fabryki są tańsze dla wszystkich.
help-take-turn = Wybierz podświetlone pole, miejsce na most, akcję albo żeton. Ceny na polach zawierają koszt łopat.
help-end-turn = Każda moc z misy III daje 1 monetę.
help-round-exchange = Każda moc z misy III daje 1 monetę.
help-free-bridge = Na jednym końcu musi stać twój budynek.
help-free-spade = Druga łopata kosztuje { COUNT($spade, "coins", "acc") }, dom { $house }.
help-two-spades = Jedno pole albo dwa, każde za jedną łopatę. Potem możesz zbudować dom.
help-second-spade = Pole musi być w zasięgu budynku, który stał wcześniej.
help-spade-house = Dom kosztuje { COUNT($house, "coins", "acc") }.
help-lake-house = Może to być każde wolne pole twojego terenu domowego, także poza zasięgiem.
help-free-factory = To nic nie kosztuje.
help-sunny-cell = Nie trzeba łopat. Dom na tym polu kosztuje { COUNT($house, "coins", "acc") }.
help-claim-edge = Teren i dom są darmowe.
help-free-step = Nic nie kosztuje i daje punkty jak każdy inny krok.
help-choose-town-tile = Punkty i bonus dostajesz od razu. Żeton może leżeć pod dowolnym budynkiem miasta.
help-choose-river-town = Żeton miasta kładzie się na przestrzeni rzecznej.

## What a preview compares

stock-points = punkty
stock-coins = monety
stock-power-1 = moc w misie I
stock-power-2 = moc w misie II
stock-power-3 = moc w misie III
stock-ship = żeglarstwo
stock-bridges = mosty w zapasie
stock-key = miasta
stock-coin-income = dochód w monetach
stock-power-income = dochód w mocy

## What things are

explain-this-round = W tej rundzie: { COUNT($points, "points") } { $tile_each }.
explain-river = Tu się nie buduje. Na drugi brzeg pozwala dotrzeć żeglarstwo, a w wyznaczonych miejscach most.
explain-building = { $building_id ->
    [house] Dom
    [factory] Fabryka
   *[palace] Pałac
 }, { $seat }.
explain-upgrade-house = Ulepszenie do fabryki: { COUNT($coins, "coins") }.
explain-upgrade-factory = Ulepszenie do pałacu: { COUNT($coins, "coins") }.
explain-neutral = Neutralny dom. Fabryki obok niego są tańsze. Zostaje do końca gry.
explain-free = Nie ma tu budynku.
explain-spades = { $spades ->
    [0] To twój teren domowy: dom kosztuje { COUNT($house, "coins", "acc") }.
   *[other] Przekształcenie w twój teren domowy: { COUNT($spades, "spades") }, { COUNT($coins, "coins") }. Dom to jeszcze { COUNT($house, "coins") }.
 }
explain-reach = Pole jest w twoim zasięgu.
explain-no-reach = Pole jest poza twoim zasięgiem. Twoja wartość żeglarstwa: { $sailing }.
explain-mark = Pole oznaczone: może tu stanąć neutralny dom.
explain-edge = Leży na krawędzi planszy.
explain-town-here = Miasto, { $seat }: { $tile }.
explain-site = Most kosztuje { COUNT($coins, "coins", "acc") }. Na jednym końcu musi stać twój budynek.
explain-bridge = Oba końce sąsiadują ze sobą dla wszystkich.
explain-round = { COUNT($points, "points") } { $tile_each }.
explain-round-open = Żeton punktacji tej rundy jeszcze nie leży na planszy.
explain-round-state = { $state ->
    [past] Ta runda już minęła.
    [now] Liczy się teraz.
   *[coming] Będzie się liczyć dopiero w tej rundzie.
 }
explain-gives-bridge = Wydaj { COUNT($power, "power") }, aby zbudować most, nie płacąc monetami.
explain-gives-sailing = Wydaj { COUNT($power, "power") }, aby zwiększyć wartość żeglarstwa o 1, nie płacąc monetami.
explain-gives-coins = Wydaj { COUNT($power, "power") }, aby zdobyć { COUNT($coins, "coins", "acc") }.
explain-gives-spade = Wydaj { COUNT($power, "power") }, aby wykonać akcję „Przygotuj teren i buduj” z jedną darmową łopatą. Druga kosztuje { COUNT($spade, "coins", "acc") }, dom { $house }.
explain-gives-two-spades = Wydaj { COUNT($power, "power") }, aby wykonać akcję „Przygotuj teren i buduj” z dwiema darmowymi łopatami na jednym polu albo na dwóch. Potem możesz zbudować jeden dom za { COUNT($house, "coins", "acc") }.
explain-power-state = { $state ->
    [used] Użyta w tej rundzie. W następnej znów będzie dostępna.
    [used-last] Użyta w tej rundzie.
   *[free] W tej rundzie może jej użyć jedna osoba.
 }
explain-bonus = Żeton bonusowy { $letter }
explain-bonus-income = Dochód: { income }.
explain-bonus-ships = Dopóki nie spasujesz, wartość żeglarstwa jest o { $sailing } większa.
explain-bonus-factories = Przy pasowaniu { COUNT($points, "points") } za każdą twoją fabrykę na planszy.
explain-bonus-houses = Przy pasowaniu { COUNT($points, "points") } za każdy twój dom na planszy.
explain-bonus-sailing = Przy pasowaniu { COUNT($points, "points") } za każdy krok na torze żeglarstwa.
explain-bonus-palaces = Przy pasowaniu { COUNT($points, "points") } za każdy twój pałac na planszy.
explain-bonus-spade = Akcja specjalna: „Przygotuj teren i buduj” z jedną darmową łopatą.
explain-held = Ma go { $seat }.
explain-pool = Leży obok planszy{ $coins ->
    [0] {""}
   *[other] , na nim { COUNT($coins, "coins") }
 }. Można go wziąć przy pasowaniu.
explain-action-state = { $state ->
    [used] Jego akcji użyto już w tej rundzie.
   *[free] Jego akcja jest dostępna.
 }
explain-palace = { $side ->
    [left] Lewy pałac
   *[right] Prawy pałac
 }: { $effect }.
explain-played = Tą frakcją gra { $seat }.
explain-wheel = Koło terenu
explain-wheel-spades = { $most ->
    [1] Każdy inny teren wymaga jednej łopaty.
   *[other] Do sąsiedniego terenu wystarczy jedna łopata, do dalszego trzeba dwóch.
 } Łopata kosztuje { COUNT($coins, "coins", "acc") }.
explain-prices = Dom { $house }, fabryka { $beside } przy budynku innej frakcji, w przeciwnym razie { $alone }, pałac { $palace } monet.
explain-prices-more = Krok na torze żeglarstwa { $sailing }, most { $bridge }, łopata { $spade } monet.
explain-areas = Punkty za największe obszary na koniec gry: { $list }.
explain-no-faction = Jeszcze bez frakcji.
explain-passed = W tej rundzie już pasuje.
explain-bowl = Zyskana moc przesuwa żetony z I do II, a gdy I jest pusta, z II do III.
explain-bowl-three = Wydać można tylko moc z misy III. Wydana wraca do misy I.
explain-exchange = Każda moc z misy III daje 1 monetę. Jest w niej { COUNT($power, "power") }.
explain-worship = Albo { COUNT($points, "points") } za { COUNT($power, "power") }.
explain-houses = Dom kosztuje { COUNT($coins, "coins", "acc") }. Dochód rzędu od lewej do prawej: { $list }.
explain-factories = Dom ulepszasz do fabryki za { COUNT($beside, "coins", "acc") } przy budynku innej frakcji, w przeciwnym razie za { $alone }. Dochód rzędu od lewej do prawej: { $list }.
explain-row = Każdy budynek na planszy odsłania swój dochód na macie.
explain-palace-built = Stoi na { $cell }.
explain-palace-open = Jest jeszcze na macie. Fabrykę ulepszasz do pałacu za { COUNT($coins, "coins", "acc") }.
explain-sailing-track = Tor żeglarstwa: pole { $step }
explain-sailing = { $sailing ->
    [0] Na drugi brzeg pozwoli dotrzeć dopiero krok na torze żeglarstwa albo most.
    [one] Zasięg przez { $sailing } przestrzeń rzeczną.
    [few] Zasięg przez najwyżej { $sailing } przestrzenie rzeczne.
   *[many] Zasięg przez najwyżej { $sailing } przestrzeni rzecznych.
 }
explain-next-step = Następny krok: { COUNT($coins, "coins") }, { COUNT($points, "points") }.
explain-last-step = To ostatni krok.
explain-town = Co najmniej { $buildings } sąsiadujące budynki o łącznej wartości co najmniej { $value } tworzą miasto: dom { $house }, fabryka { $factory }, pałac { $palace }.
explain-town-used = Wykorzystany: leży na { $cell }.
explain-income = Tyle dają na początku rundy rzędy budynków, lewy pałac i frakcja, a także żeton bonusowy, który będziesz wtedy mieć. Dopóki nie spasujesz, ten żeton się tu nie liczy.
explain-fixed-income = W tym { COUNT($coins, "coins") } zawsze widoczne na macie.
explain-no-income = Dochodu już nie będzie: to ostatnia runda.
explain-first-game = Żetony punktacji rund i miejsca domów w pierwszej grze są umowne: oryginalnych nie podaje żadne publiczne źródło.
place-income = { $coins ->
    [0] { $power ->
        [0] nic
       *[other] { COUNT($power, "power") }
     }
   *[other] { income }
 }
