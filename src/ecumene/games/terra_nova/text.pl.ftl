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

name-bonus-A = żeton bonusowy A (3 monety, 3 mocy)
name-bonus-B = żeton bonusowy B (6 monet)
name-bonus-C = żeton bonusowy C (3 mocy, żegluga +1)
name-bonus-D = żeton bonusowy D (2 monety, przy pasie 2 punkty za fabrykę)
name-bonus-E = żeton bonusowy E (2 monety, przy pasie 1 punkt za dom)
name-bonus-F = żeton bonusowy F (2 monety, darmowa łopata)
name-bonus-G = żeton bonusowy G (3 mocy, przy pasie 3 punkty za krok żeglugi)
name-bonus-H = żeton bonusowy H (3 mocy, przy pasie 4 punkty za pałac)

name-town-9-points = 9 punktów
name-town-6-coins = 5 punktów i 6 monet
name-town-8-power = 6 punktów i 8 mocy
name-town-sailing = 4 punkty i krok żeglugi

name-power-bridge-3 = tańszy most
name-power-bridge-4 = droższy most
name-power-sailing = krok żeglugi
name-power-7-coins = 7 monet
name-power-1-spade = 1 darmowa łopata
name-power-2-spades = 2 darmowe łopaty
name-power-palace = darmowa łopata Wróżek

name-special-bonus = akcja specjalna z żetonu bonusowego
    .acc = akcję specjalną z żetonu bonusowego
name-special-palace = akcja specjalna pałacu
    .acc = akcję specjalną pałacu

# Where points come from; the round tiles also as they lie on the board.
name-round-house = żeton rundy: domy
    .each = za każdy dom
name-round-factory = żeton rundy: fabryki
    .each = za każde ulepszenie do fabryki
name-round-palace = żeton rundy: pałace
    .each = za każde ulepszenie do pałacu
name-round-sailing = żeton rundy: żegluga
    .each = za każdy krok żeglugi
name-round-town = żeton rundy: miasta
    .each = za każde miasto
name-round-spade = żeton rundy: łopaty
    .each = za każdą użytą łopatę
name-sailing-step = tor żeglugi
name-town-tile = żetony miasta
name-bonus-factories = żeton bonusowy: fabryki
name-bonus-houses = żeton bonusowy: domy
name-bonus-sailing = żeton bonusowy: żegluga
name-bonus-palaces = żeton bonusowy: pałace
name-water-sprites-town = Wodne Sprity: miasta
name-golems-pass = Golemy: fabryki
name-ifrits-edge = Ifryty: osiedla na krawędzi
name-druids-exchange = Druidzi: punkty za moc
name-druids-upgrade = Druidzi: ulepszenia
name-inventors-house = Wynalazczynie: domy
name-sand-cats-inland = Piaskowe Koty: budynki z dala od rzeki
name-coins = monety
name-area = największy obszar

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
step-free-bridge = Wybierz miejsce mostu
step-free-spade = Wybierz pole dla darmowej łopaty
step-two-spades = Wybierz pole dla dwóch darmowych łopat
step-second-spade = Wybierz pole dla drugiej łopaty albo zrezygnuj
step-spade-house = Zbuduj dom na polu przed chwilą przekształconym albo zrezygnuj
step-lake-house = Wybierz jezioro na darmowy dom
step-free-factory = Wybierz dom, który stanie się fabryką
step-sunny-cell = Wybierz pole, które stanie się pustynią
step-claim-edge = Wybierz darmowe pole na krawędzi albo zrezygnuj
step-choose-town-tile = Wybierz żeton miasta
step-choose-river-town = Załóż miasto przez rzekę albo poczekaj

## Why a move is refused

refusal-notation = „{ $text }” to nie ruch. Ruchy wyglądają tak: build C4, transform D5 build, upgrade C4 factory, pass B.
refusal-not-now = Nie o to teraz chodzi. { $owed }.
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
    [sail] Krok żeglugi: { COUNT($need, "coins") }.
   *[bridge] Most: { COUNT($need, "coins") }.
 } Masz { $have }.{ $exchange ->
    [0] {""}
   *[other] {" "}Albo najpierw wymień { COUNT($exchange, "power") }.
 }
refusal-power = { $action_id ->
    [exchange] Wymiana: { COUNT($need, "power") } z misy III.
    [invent] Fabryka: { COUNT($need, "power") } z misy III.
   *[other] Akcja mocy, { $action }: { COUNT($need, "power") } z misy III.
 } Masz { $have }.
refusal-off-map = Pola { $cell } nie ma na tej mapie.
refusal-river = { $cell } to rzeka. Niczego się tam nie buduje ani nie przekształca.
refusal-occupied = { $building_id ->
    [neutral] { $cell }: stoi tam neutralny dom.
   *[other] { $cell }: stoi tam { $building } ({ $owner }).
 }
refusal-out-of-reach = { $cell } jest poza zasięgiem. Wartość twojej żeglugi: { $sailing }. Pomoże bliższy budynek, krok żeglugi albo most.
refusal-not-home = { $cell } to { $terrain }, a twój teren domowy to { $home }.{ $spades ->
    [0] {""}
   *[other] {" "}Najpierw przekształć pole: { COUNT($spades, "spades") }.
 }
refusal-already-home = { $cell } to już twój teren domowy. Nie potrzeba tam łopat.
refusal-no-house = Na twojej macie nie ma już domu. Wróci tam, gdy któryś ulepszysz.
refusal-no-factory = Na twojej macie nie ma już fabryki. Wróci tam, gdy którąś ulepszysz do pałacu.
refusal-not-your-building = { $cell }: nie stoi tam twój budynek.
refusal-not-a-house = { $cell }: do fabryki ulepszysz tylko dom.
refusal-not-a-factory = { $cell }: do pałacu ulepszysz tylko fabrykę.
refusal-palace-built = Masz już { $building_acc } na planszy.
refusal-track-end = Tor żeglugi kończy się na polu { $step }.
refusal-no-site = Między { $from } a { $to } nie ma miejsca mostu.
refusal-site-taken = { $from }–{ $to }: stoi tam już most ({ $owner }).
refusal-no-bridge = Wszystkie twoje mosty są już zbudowane.
refusal-bridge-end = { $from }–{ $to }: na jednym końcu musi stać twój budynek.
refusal-action-used = Ta akcja była już użyta w tej rundzie: { $action }. W następnej będzie znów dostępna.
refusal-no-target = Na planszy nie ma teraz celu dla tej akcji: { $action }.
refusal-no-special = { $action_id ->
    [special-bonus] Twój żeton bonusowy nie ma akcji specjalnej.
   *[special-palace] Nie masz pałacu z akcją specjalną.
 }
refusal-fairies-only = Ta akcja mocy należy do Wróżek.
refusal-inventors-only = Tylko Wynalazczynie budują fabrykę za moc.
refusal-druids-only = Tylko Druidzi wymieniają moc na punkty.
refusal-no-left-palace = Najpierw musi stać twój lewy pałac.
refusal-must-act = Tura to jedna akcja albo pas. Sama wymiana mocy nie wystarczy.
refusal-must-transform = Darmowej łopaty trzeba użyć. Wybierz pole do przekształcenia.
refusal-house-later = Najpierw tylko przekształć. O dom padnie pytanie zaraz potem.
refusal-one-spade-left = { $cell }: dwie łopaty. Została jedna.
refusal-just-transformed = Pole { $cell } nie zostało przed chwilą przekształcone. Dom stanie tylko na takim polu.
refusal-not-lake = { $cell } to nie jezioro.
refusal-no-shared-side = { $cell } nie ma wspólnego boku z twoim budynkiem. Woda i mosty się tu nie liczą.
refusal-with-house = Teren i dom dostajesz tu razem. Buduj, zamiast przekształcać.
refusal-not-at-edge = { $cell } nie leży na krawędzi planszy.
refusal-town-tile-used = Twój żeton miasta ({ $tile }) jest już użyty. Wybierz inny.
refusal-town-place = Na { $cell } nie powstaje teraz miasto. Powstałoby na { $allowed }.
refusal-no-swap = W tej rundzie nie bierzesz żetonu bonusowego. Po prostu spasuj.
refusal-choose-bonus = Pasując, bierzesz nowy żeton bonusowy. Podaj który: { $allowed }.
refusal-own-bonus = Nie możesz zatrzymać swojego: { $tile }. Do wzięcia: { $allowed }.
refusal-bonus-not-there = Obok planszy nie leży { $tile }. Są tam: { $allowed }.
refusal-colour-neutral = { $faction }: kolor tej frakcji ({ $terrain }) jest neutralny.
refusal-colour-taken = { $faction }: kolor tej frakcji ({ $terrain }) jest już zajęty.
refusal-not-first-game = { $faction }: ta frakcja nie bierze udziału w zalecanej pierwszej grze na tyle osób.
refusal-not-marked = { $cell } nie jest wolnym oznaczonym polem, na którym nadal widać { $terrain_acc }.

## What is wrong with the options

problem-terra-nova-variant-seats = { $value ->
    [planner] Planista
   *[lucky-digger] Szczęśliwy Kopacz
 } to wariant na 2 miejsca, a nie { $seats }.
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
event-house-discarded = Brak wolnego oznaczonego pola ({ $terrain }). { $player } odkłada wylosowany dom.
event-income = { $player } otrzymuje dochód: { COUNT($coins, "coins") }, { COUNT($power, "power") }.
event-transformed = { $player } zmienia { $cell } w { $terrain_acc } ({ $spades ->
    [0] bez łopat
   *[other] { COUNT($spades, "spades") }
 }).
event-built = { $player } buduje { $building_acc } na { $cell }.
event-upgraded = { $player } ulepsza { $cell } do { $building_gen }.
event-sailed = { $player } dociera na pole { $step } toru żeglugi.
event-bridged = { $player } buduje most { $from }–{ $to }.
event-power-action = { $player } wykonuje akcję mocy za { COUNT($power, "power") }: { $action }.
event-special-action = { $player } wykonuje { $action_acc }.
event-power-exchanged = { $player } wymienia { COUNT($power, "power") }.
event-power-gained = { $player } zdobywa { COUNT($power, "power") }{ $lost ->
    [0] {""}
   *[other] , z czego przepada { $lost }
 }.
event-coins-gained = { $player } zdobywa { COUNT($coins, "coins", "acc") }.
event-scored = { $player } zdobywa { COUNT($points, "points") } ({ $source }).
event-town-founded = { $player } zakłada miasto na { $cell } ({ $tile }).
event-passed = { $place ->
    [1] { $player } pasuje przed innymi.
   *[other] { $player } pasuje.
 }
event-bonus-taken = { $player } bierze { $tile }.
event-game-ended = Ostatnia runda jest skończona.
event-area = { $player }: w największym obszarze { COUNT($buildings, "buildings") }.

## Verbs of the notation

verb-faction = frakcja
verb-place = postaw dom
verb-take = weź
verb-neutral = neutralny dom
verb-build = dom
verb-transform = przekształć
verb-upgrade = ulepsz
verb-sail = żegluga
verb-bridge = most
verb-power = akcja mocy
verb-special = specjalna
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
move-sail = Zwiększ żeglugę do { $step }: { move-price }
move-bridge = Zbuduj most { $from }–{ $to }: { move-price }
move-power = Akcja mocy, { $action }: { COUNT($power, "power") }
move-special = Wykonaj { $action_acc }
move-invent = Postaw fabrykę na { $cell } ({ $terrain }): { COUNT($power, "power") }
move-pass = Spasuj{ move-pass-gain }
move-pass-bonus = Spasuj{ move-pass-gain } i weź { $tile }{ $coins ->
    [0] {""}
   *[other] {" "}z { COUNT($coins, "coins", "ins") }
 }
move-exchange = Wymień { COUNT($power, "power") } na { COUNT($coins, "coins", "acc") }
move-worship = Wymień { COUNT($power, "power") } na { COUNT($points, "points") }
move-town = Załóż miasto na { $cell }: { $tile }
move-decline = { $owed_id ->
    [second-spade] Bez drugiej łopaty
    [spade-house] Bez domu
    [claim-edge] Bez pola
   *[choose-river-town] Jeszcze bez miasta
 }
move-end = { $owed_id ->
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
show-legend-pieces = Znaki: { $house } dom, { $factory } fabryka, { $palace } pałac, { $neutral } neutralny, * miasto, cyfra: miejsce
show-legend-marks = + oznaczone pole na neutralny dom
show-bridges = Mosty: { $list }
show-sites = Wolne miejsca mostów: { $list }
show-none = brak
show-setup = Przygotowanie gry
show-round = Runda { $round } z { $last }
show-over = Gra jest skończona.
show-round-tile = Runda { $number }: { COUNT($points, "points") } { $tile_each }{ $state ->
    [now] , teraz
    [past] , skończona
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
    [passed] , po pasie
   *[waits] {""}
 }
show-faction = { $faction } ({ $terrain }): { $ability }
show-no-faction = Jeszcze bez frakcji
show-stock = { COUNT($points, "points") }, { COUNT($coins, "coins") }, moc { $one } / { $two } / { $three } w misach I / II / III, żegluga { $sailing }{ $extra ->
    [0] {""}
   *[other] +{ $extra }
 }
show-brief = { COUNT($points, "points") }, { COUNT($coins, "coins") }, moc { $one }/{ $two }/{ $three }, żegluga { $sailing }{ $extra ->
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
show-income = Dochód przy tym stanie: { COUNT($coins, "coins") }, { COUNT($power, "power") }

## Factions: ability and palaces

ability-water-sprites = 4 punkty za każde miasto
ability-seafarers = miasta mogą sięgać przez jedno pole rzeki
ability-fairies = dochód większy o 2 mocy
ability-druids = wymiana 3 mocy na 2 punkty
ability-golems = przy pasie punkty za fabryki: 2, 2, 3, 4
ability-ifrits = akcje mocy tańsze o 1 moc
ability-sun-worshippers = na początku 3 domy
ability-sand-cats = monety, gdy inni ulepszają: 2 przy dwóch osobach, inaczej 1
ability-leprechauns = 2 mocy za każdą użytą łopatę
ability-inventors = moc, gdy inni budują dom: 2 przy dwóch osobach, inaczej 1

left-water-sprites = dochód 2 mocy; akcja specjalna: darmowy dom na dowolnym wolnym jeziorze
left-seafarers = dochód 4 mocy; raz: darmowy krok żeglugi
left-fairies = dochód 3 mocy i 2 monety; własna akcja mocy: 1 darmowa łopata za 2 mocy
left-druids = dochód 4 mocy; przy pasie 2 mocy za osiedle
left-golems = dochód 4 mocy; pole wymagające 2 łopat wymaga 1
left-ifrits = dochód 4 mocy; raz: darmowe pole na krawędzi z darmowym domem
left-sun-worshippers = dochód 2 mocy; akcja specjalna: pole obok ciebie staje się pustynią bez łopat
left-sand-cats = dochód 2 mocy; fabryka kosztuje 5 lub 7 monet
left-leprechauns = dochód 2 mocy i 5 monet; raz: 6 mocy
left-inventors = dochód 2 mocy; własna akcja: 6 mocy za darmową fabrykę w zasięgu

right-water-sprites = miasta od wartości 6
right-seafarers = akcja specjalna: jeden dom staje się fabryką za darmo
right-fairies = miasta od wartości 6
right-druids = 3 punkty za każde ulepszenie do fabryki
right-golems = miasta od wartości 6
right-ifrits = przy pasie 1 punkt za osiedle na krawędzi
right-sun-worshippers = miasta od wartości 6
right-sand-cats = przy pasie 1 punkt za budynek z dala od rzeki
right-leprechauns = miasta od wartości 6
right-inventors = 2 punkty za każdy zbudowany dom

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
draw-owed-lake-house = { $seat } wybiera jezioro na darmowy dom
draw-owed-free-factory = { $seat } zmienia dom w fabrykę
draw-owed-sunny-cell = { $seat } zmienia pole w pustynię
draw-owed-claim-edge = { $seat } może zająć pole na krawędzi
draw-owed-choose-town-tile = { $seat } zakłada miasto i wybiera żeton
draw-owed-choose-river-town = { $seat } może założyć miasto nad rzeką
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
draw-site = Miejsce mostu { $from }–{ $to }
draw-bridge = Most { $from }–{ $to }, { $seat }
draw-building = { $cell }: { $building }, { $seat }
draw-neutral = { $cell }: neutralny dom
draw-town = { $cell }: żeton miasta, { $tile }, { $seat }

draw-round = Runda { $round }
draw-round-tile = Runda { $round }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $what }
draw-deed-house = każdy dom
draw-deed-factory = każdą fabrykę
draw-deed-palace = każdy pałac
draw-deed-sailing = każdy krok żeglugi
draw-deed-town = każde miasto
draw-deed-spade = każdą łopatę
draw-power = { $action }, { $power } mocy
draw-power-used = { $action }, { $power } mocy, użyta w tej rundzie
draw-bonus = { $tile }, { $coins ->
    [0] bez monet
    [one] leży na nim { $coins } moneta
    [few] leżą na nim { $coins } monety
   *[many] leży na nim { $coins } monet
}
draw-wheel = Koło terenu: każdy krok wymaga łopaty za { $coins } monet

draw-no-faction = Jeszcze bez frakcji
draw-faction = { $faction }, { $terrain }
draw-you = ty
draw-on-turn = na ruchu
draw-passed = pas: { $place }.
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
draw-held = Na macie { $tile }
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

# Krócej niż pełny opis: tylko to, co obowiązuje przy tym stole.
draw-ability-sand-cats = { $seats ->
    [2] 2 monety za każde cudze ulepszenie
   *[other] 1 moneta za każde cudze ulepszenie
}
draw-ability-inventors = { $seats ->
    [2] 2 mocy za każdy cudzy dom
   *[other] 1 moc za każdy cudzy dom
}

draw-exchange = Wymień moc, najwyżej { $power }
draw-exchange-power = Wymień moc
draw-factions = Frakcje
draw-your-mat = Mata: { $faction }
draw-map = Mapa
draw-rails = Żetony rund i akcje mocy
draw-seat = { $player }, { $faction }: { COUNT($points, "points") }, { COUNT($coins, "coins") }, moc { $one }, { $two }, { $three } w misach I, II, III
draw-seat-open = { $player }, jeszcze bez frakcji
draw-taken = zajęta: { $seat }
draw-sailing = Tor żeglugi, wartość { $step }
draw-wheel-prices = Koło terenu i ceny

## Hints under what is owed

help-choose-faction = Jej kolor wyznacza twój teren. Nikt inny nie weźmie już tego koloru.
help-place-house = Jasne pola to twój teren. Dom nic nie kosztuje.
help-choose-bonus = Daje dochód w każdej rundzie, w której go masz.
help-place-neutral = Obok niego fabryki są tańsze dla wszystkich.
help-take-turn = Wybierz jasne pole, miejsce na most, akcję albo żeton. Ceny na polach obejmują łopaty.
help-end-turn = Każda moc z misy III daje 1 monetę.
help-round-exchange = Każda moc z misy III daje 1 monetę.
help-free-bridge = Na jednym końcu musi stać twój budynek.
help-free-spade = Druga łopata kosztuje 6 monet, dom 4.
help-two-spades = Jedno pole albo dwa po jednej łopacie. Potem możesz postawić dom.
help-second-spade = Pole musi być w zasięgu budynku, który stał wcześniej.
help-spade-house = Dom kosztuje 4 monety.
help-lake-house = Może to być każde wolne jezioro, także dalekie.
help-free-factory = Nic to nie kosztuje.
help-sunny-cell = Nie trzeba łopat. Dom na tym polu kosztuje 4 monety.
help-claim-edge = Teren i dom są darmowe.
help-choose-town-tile = Punkty i dodatek dostajesz od razu.
help-choose-river-town = Żeton miasta kładzie się na polu rzeki.

## What a preview compares

stock-points = punkty
stock-coins = monety
stock-power-1 = moc w misie I
stock-power-2 = moc w misie II
stock-power-3 = moc w misie III
stock-ship = żegluga
stock-bridges = mosty na macie
stock-key = miasta
stock-coin-income = dochód w monetach
stock-power-income = dochód w mocy

## What things are

explain-this-round = W tej rundzie: { COUNT($points, "points") } { $tile_each }.
explain-river = Tu się nie buduje. Na drugi brzeg prowadzi żegluga, a tam, gdzie jest miejsce, most.
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
    [0] To twój teren: dom kosztuje { COUNT($house, "coins", "acc") }.
   *[other] Zmiana w twój teren: { COUNT($spades, "spades") }, { COUNT($coins, "coins") }. Dom to jeszcze { COUNT($house, "coins") }.
 }
explain-reach = Pole jest w twoim zasięgu.
explain-no-reach = Pole jest poza twoim zasięgiem. Twoja wartość żeglugi: { $sailing }.
explain-mark = Pole oznaczone: może tu stanąć neutralny dom.
explain-edge = Leży na brzegu planszy.
explain-town-here = Miasto, { $seat }: { $tile }.
explain-site = Most kosztuje { COUNT($coins, "coins", "acc") }. Na jednym końcu musi stać twój budynek.
explain-bridge = Oba końce sąsiadują ze sobą dla wszystkich.
explain-round = { COUNT($points, "points") } { $tile_each }.
explain-round-open = Jej żeton jeszcze nie leży na planszy.
explain-round-state = { $state ->
    [past] Ta runda już minęła.
    [now] Liczy się teraz.
   *[coming] Liczy się w tej właśnie rundzie.
 }
explain-power-bridge-3 = Wydaj { COUNT($power, "power") }: budujesz most bez monet.
explain-power-bridge-4 = Wydaj { COUNT($power, "power") }: budujesz most bez monet.
explain-power-sailing = Wydaj { COUNT($power, "power") }: krok żeglugi bez monet.
explain-power-7-coins = Wydaj { COUNT($power, "power") }: dostajesz 7 monet.
explain-power-1-spade = Wydaj { COUNT($power, "power") }: zmieniasz teren z jedną darmową łopatą. Druga kosztuje 6 monet, dom 4.
explain-power-2-spades = Wydaj { COUNT($power, "power") }: dwie darmowe łopaty na jedno pole albo dwa. Potem możesz postawić jeden dom za 4 monety.
explain-power-state = { $state ->
    [used] Użyta w tej rundzie. W następnej znów będzie wolna.
   *[free] W tej rundzie może jej użyć jedna osoba.
 }
explain-bonus = Żeton bonusowy { $letter }
explain-bonus-A = Dochód: 3 monety i 3 mocy.
explain-bonus-B = Dochód: 6 monet.
explain-bonus-C = Dochód: 3 mocy. Do twojego pasu żegluga jest o 1 większa.
explain-bonus-D = Dochód: 2 monety. Przy pasie 2 punkty za każdą twoją fabrykę na planszy.
explain-bonus-E = Dochód: 2 monety. Przy pasie 1 punkt za każdy twój dom na planszy.
explain-bonus-F = Dochód: 2 monety. Akcja specjalna: zmiana terenu z jedną darmową łopatą.
explain-bonus-G = Dochód: 3 mocy. Przy pasie 3 punkty za każdy krok żeglugi.
explain-bonus-H = Dochód: 3 mocy. Przy pasie 4 punkty za każdy twój pałac.
explain-held = Ma go { $seat }.
explain-pool = Leży obok planszy{ $coins ->
    [0] {""}
   *[other] , na nim { COUNT($coins, "coins") }
 }. Można go wziąć przy pasie.
explain-action-state = { $state ->
    [used] Jego akcja jest w tej rundzie użyta.
   *[free] Jego akcja jest wolna.
 }
explain-palace = { $side ->
    [left] Lewy pałac
   *[right] Prawy pałac
 }: { $effect }.
explain-played = Tą frakcją gra { $seat }.
explain-wheel = Koło terenu
explain-wheel-spades = Do sąsiedniego terenu wystarczy jedna łopata, do dalszego trzeba dwóch. Łopata kosztuje { COUNT($coins, "coins", "acc") }.
explain-prices = Dom { $house }, fabryka { $beside } obok innych albo { $alone } z dala od nich, pałac { $palace } monet.
explain-prices-more = Krok żeglugi { $sailing }, most { $bridge }, łopata { $spade } monet.
explain-areas = Punkty za największe obszary na końcu gry: { $list }.
explain-no-faction = Jeszcze bez frakcji.
explain-passed = W tej rundzie już po pasie.
explain-bowl = Zyskana moc przesuwa żetony z I do II, a gdy I jest pusta, z II do III.
explain-bowl-three = Wydać można tylko moc z misy III. Wydana wraca do misy I.
explain-exchange = Każda moc z misy III daje 1 monetę. Jest w niej { COUNT($power, "power") }.
explain-worship = Druidzi mogą też dostać 2 punkty za 3 mocy.
explain-houses = Dom kosztuje { COUNT($coins, "coins", "acc") }. Dochód rzędu od lewej do prawej: { $list } monet.
explain-factories = Dom zmienia się w fabrykę za 7 monet obok innych, a z dala od nich za 10. Każda daje { COUNT($coins, "coins", "acc") } i { COUNT($power, "power") }.
explain-row = To, co stoi na planszy, odsłania swój dochód.
explain-palace-built = Stoi na { $cell }.
explain-palace-open = Jest jeszcze na macie. Fabryka zmienia się w pałac za { COUNT($coins, "coins", "acc") }.
explain-sailing-track = Żegluga: krok { $step }
explain-sailing = { $sailing ->
    [0] Na drugi brzeg prowadzi dopiero krok żeglugi albo most.
    [one] Zasięg przez { $sailing } pole rzeki.
    [few] Zasięg przez najwyżej { $sailing } pola rzeki.
   *[many] Zasięg przez najwyżej { $sailing } pól rzeki.
 }
explain-next-step = Następny krok: { COUNT($coins, "coins") }, { COUNT($points, "points") }.
explain-last-step = To ostatni krok.
explain-town = Co najmniej cztery sąsiadujące budynki o łącznej wartości { $value } tworzą miasto: dom 1, fabryka 2, pałac 3.
explain-town-used = Użyty: leży na { $cell }.
explain-income = Na początku rundy dają to rzędy, lewy pałac, frakcja i żeton bonusowy.
