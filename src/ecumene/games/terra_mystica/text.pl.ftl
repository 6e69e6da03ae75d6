# The sentences of Terra Mystica. COUNT puts a number and its thing together by the messages count-….

## Numbers

count-coins = { $n ->
    [one] { $n } Moneta
    [few] { $n } Monety
   *[many] { $n } Monet
 }
    .acc = { $n ->
    [one] { $n } Monetę
    [few] { $n } Monety
   *[many] { $n } Monet
 }
    .gen = { $n ->
    [one] { $n } Monety
   *[many] { $n } Monet
 }
    .ins = { $n ->
    [one] { $n } Monetą
   *[many] { $n } Monetami
 }
count-workers = { $n ->
    [one] { $n } Robotnik
   *[many] { $n } Robotników
 }
    .acc = { $n ->
    [one] { $n } Robotnika
   *[many] { $n } Robotników
 }
count-priests = { $n ->
    [one] { $n } Kapłan
   *[many] { $n } Kapłanów
 }
    .acc = { $n ->
    [one] { $n } Kapłana
   *[many] { $n } Kapłanów
 }
count-power = { $n ->
    [one] { $n } Moc
   *[many] { $n } Mocy
 }
    .gen = { $n } Mocy
count-points = { $n } PZ
count-spades = { $n ->
    [one] { $n } Łopata
    [few] { $n } Łopaty
   *[many] { $n } Łopat
 }
    .acc = { $n ->
    [one] { $n } Łopatę
    [few] { $n } Łopaty
   *[many] { $n } Łopat
 }
    .gen = { $n ->
    [one] { $n } Łopaty
   *[many] { $n } Łopat
 }
    .ins = { $n ->
    [one] { $n } Łopatą
   *[many] { $n } Łopatami
 }
count-ships = { $n ->
    [one] { $n } Statek
    [few] { $n } Statki
   *[many] { $n } Statków
 }
    .gen = { $n ->
    [one] { $n } Statku
   *[many] { $n } Statków
 }
count-merchants = { $n ->
    [one] { $n } Kupiec
   *[many] { $n } Kupców
 }
    .gen = { $n ->
    [one] { $n } Kupca
   *[many] { $n } Kupców
 }
count-shipping = { $n ->
    [one] { $n } ulepszenie Żeglugi
    [few] { $n } ulepszenia Żeglugi
   *[many] { $n } ulepszeń Żeglugi
 }
count-steps = { $n ->
    [one] { $n } przychylność
   *[many] { $n } przychylności
 }
count-tokens = { $n ->
    [one] { $n } znacznik Mocy
    [few] { $n } znaczniki Mocy
   *[many] { $n } znaczników Mocy
 }
    .gen = { $n ->
    [one] { $n } znacznika Mocy
   *[many] { $n } znaczników Mocy
 }
count-keys = { $n ->
    [one] { $n } klucz
    [few] { $n } klucze
   *[many] { $n } kluczy
 }
count-bridges = { $n ->
    [one] { $n } Most
    [few] { $n } Mosty
   *[many] { $n } Mostów
 }
count-favours = { $n ->
    [one] { $n } żeton Łaski
    [few] { $n } żetony Łaski
   *[many] { $n } żetonów Łaski
 }
count-dwellings = { $n ->
    [one] { $n } Osada
    [few] { $n } Osady
   *[many] { $n } Osad
 }
count-hexes = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
 }
count-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
 }

## Names

name-desert = Pustynia
    .acc = Pustynię
    .gen = Pustyni
    .ins = Pustynią
    .letter = P
name-plains = Równiny
    .acc = Równiny
    .gen = Równin
    .ins = Równinami
    .letter = R
name-swamp = Bagna
    .acc = Bagna
    .gen = Bagien
    .ins = Bagnami
    .letter = B
name-lakes = Jeziora
    .acc = Jeziora
    .gen = Jezior
    .ins = Jeziorami
    .letter = J
name-forest = Lasy
    .acc = Lasy
    .gen = Lasów
    .ins = Lasami
    .letter = L
name-mountains = Góry
    .acc = Góry
    .gen = Gór
    .ins = Górami
    .letter = G
name-wasteland = Pustkowia
    .acc = Pustkowia
    .gen = Pustkowi
    .ins = Pustkowiami
    .letter = K
name-ice = lód
    .acc = lód
    .gen = lodu
    .ins = lodem
    .letter = D
name-volcano = wulkan
    .acc = wulkan
    .gen = wulkanu
    .ins = wulkanem
    .letter = W
name-river = rzeka

name-dwelling = Osada
    .acc = Osadę
    .gen = Osady
    .sign = o
name-trading-post = Faktoria
    .acc = Faktorię
    .gen = Faktorii
    .sign = f
name-temple = Świątynia
    .acc = Świątynię
    .gen = Świątyni
    .sign = ś
name-stronghold = Twierdza
    .acc = Twierdzę
    .gen = Twierdzy
    .sign = t
name-sanctuary = Sanktuarium
    .acc = Sanktuarium
    .gen = Sanktuarium
    .sign = s
name-shipyard = Stocznia
    .acc = Stocznię
    .gen = Stoczni
    .sign = c
name-market = Targ
    .acc = Targ
    .gen = Targu

name-nomads = Nomadzi
    .ins = Nomadami
name-fakirs = Fakirzy
    .ins = Fakirami
name-halflings = Niziołki
    .ins = Niziołkami
name-cultists = Kultyści
    .ins = Kultystami
name-alchemists = Alchemicy
    .ins = Alchemikami
name-darklings = Gremliny
    .ins = Gremlinami
name-mermaids = Syreny
    .ins = Syrenami
name-swarmlings = Trytoni
    .ins = Trytonami
name-auren = Elfy
    .ins = Elfami
name-witches = Wiedźmy
    .ins = Wiedźmami
name-dwarves = Krasnoludy
    .ins = Krasnoludami
name-engineers = Gnomy
    .ins = Gnomami
name-giants = Giganci
    .ins = Gigantami
name-chaos-magicians = Czarnoksiężnicy
    .ins = Czarnoksiężnikami
name-ice-maidens = Lodowe Córy
    .ins = Lodowymi Córami
name-yetis = Yeti
    .ins = Yeti
name-dragonlords = Władcy Smoków
    .ins = Władcami Smoków
name-acolytes = Akolici
    .ins = Akolitami
name-shapeshifters = Zmiennokształtni
    .ins = Zmiennokształtnymi
name-riverwalkers = Rzeczni Ludzie
    .ins = Rzecznymi Ludźmi

name-cult-fire = Kult Ognia
    .gen = Kultu Ognia
    .loc = Kulcie Ognia
name-cult-water = Kult Wody
    .gen = Kultu Wody
    .loc = Kulcie Wody
name-cult-earth = Kult Ziemi
    .gen = Kultu Ziemi
    .loc = Kulcie Ziemi
name-cult-air = Kult Powietrza
    .gen = Kultu Powietrza
    .loc = Kulcie Powietrza
in-fire = w Kulcie Ognia
in-water = w Kulcie Wody
in-earth = w Kulcie Ziemi
in-air = w Kulcie Powietrza

name-track-shipping = tor Żeglugi
name-track-exchange = tor Wymiany
name-skip = droga na to pole
name-sending = wysłanie Kapłana
name-conversion = zamiana
name-token = znacznik Mocy
name-unlocking = odblokowanie terenu

name-special-bonus = akcja z żetonu Bonusu
name-special-favour = akcja z żetonu Łaski
name-special-double = podwójna tura
name-special-steps = przychylności w jednym Kulcie
name-special-spades = darmowe Łopaty
name-special-sandstorm = Burza Piaskowa
name-special-move = ruch z planszy Stoczni
name-special-ship = Statek ze Stoczni
name-special-bridge = Most za Robotników
name-special-trading-post = darmowa Faktoria
name-special-dwelling = darmowa Osada
name-special-terrain = zmiana terenu preferowanego

name-final-distance = największa odległość między dwiema połączonymi budowlami
name-final-stronghold-sanctuary = odległość między połączonymi Twierdzą i Sanktuarium
name-final-edge = najwięcej połączonych budowli na krawędzi mapy
name-final-clusters = najwięcej osobnych skupisk w jednej połączonej grupie
name-final-trade-markers = najwięcej znaczników handlu

# Where points come from.
name-start = początek gry
name-round-dwelling = żeton Punktacji: Osady
name-round-trading-post = żeton Punktacji: Faktorie
name-round-temple = żeton Punktacji: Świątynie
name-round-stronghold = żeton Punktacji: Twierdza
name-round-sanctuary = żeton Punktacji: Sanktuarium
name-round-shipyard = żeton Punktacji: Stocznia
name-round-spade = żeton Punktacji: Łopaty
name-round-town = żeton Punktacji: miasta
name-round-trade = żeton Punktacji: handel
name-round-track-step = żeton Punktacji: ulepszenia na torach
name-bonus-tile = żeton Bonusu przy pasowaniu
name-bonus-trade = żeton Bonusu: handel
name-favour-built = żetony Łaski: budowle
name-favour-passed = żetony Łaski przy pasowaniu
name-favour-traded = żeton Łaski: handel
name-town-tile = żetony Miasta
name-shipping-step = tor Żeglugi
name-exchange-step = tor Wymiany
name-ability = umiejętność Rasy
name-stronghold-built = Twierdza
name-stronghold-passed = Twierdza przy pasowaniu
name-trade = handel
name-power-paid = zapłacone za Moc
name-token-paid = zapłacone za znaczniki Mocy
name-converted = zamiany
name-area = największy obszar
name-final-tile = żeton Punktacji Końcowej
name-resources = pozostałe zasoby

name-option-merchants = Kupcy
name-option-fire_and_ice = Ogień i Lód
name-option-mini_towns = Żetony Miasta z mini-dodatku
name-option-shipping_tile = Żeton Bonusu za Żeglugę
name-option-temple_tile = Żeton Punktacji za Świątynie
name-option-map = Mapa
name-option-map-base = podstawowa
name-option-map-revised-base = odnowiona podstawowa
name-option-map-fire-and-ice = Ogień i Lód
name-option-map-lakes = Jeziora
name-option-map-fjords = Fjordy
name-option-factions = Rasy
name-option-factions-choose = wybierane w kolejności tury
name-option-factions-random = losowane
name-option-factions-auction = licytowane za PZ
name-option-factions-fixed = ustalone z góry
name-option-start_points = PZ na początku
name-option-start_points-printed = jak w instrukcji
name-option-start_points-by-map = według mapy i Rasy
name-option-start_points-20 = 20 dla każdego
name-option-final_tile = Żeton Punktacji Końcowej
name-option-final_tile-none = brak
name-option-final_tile-draw = losowany
name-option-final_tile-distance = największa odległość
name-option-final_tile-stronghold-sanctuary = Twierdza i Sanktuarium
name-option-final_tile-edge = krawędź mapy
name-option-final_tile-clusters = skupiska
name-option-final_tile-trade-markers = znaczniki handlu
name-option-new_bonus = Nowe żetony Bonusów na pewno w grze
name-option-turn_order = Kolejność tur
name-option-turn_order-clockwise = zgodnie z ruchem wskazówek zegara
name-option-turn_order-pass-order = w kolejności pasowania
name-option-offers = Moc od sąsiadów
name-option-offers-at-once = odpowiedź od razu
name-option-offers-open = odpowiedź przed własną następną akcją
name-option-rules = Wykładnia zasad
name-option-rules-printed = jak w instrukcji
name-option-rules-site = jak na stronie w sieci
name-option-seating = Rasy według miejsc
name-option-scoring_tiles = Żetony Punktacji
name-option-bonus_tiles = Żetony Bonusów

## What is owed

step-choose-faction = Wybierz Rasę
step-choose-terrain = Wybierz teren
step-bid = Zaproponuj PZ za jedną z Ras
step-place-dwelling = Postaw Osadę
step-place-port = Wybierz Osadę, przy której będzie twój Port
step-choose-bonus = Wybierz żeton Bonusu
step-take-action = Twoja tura: wybierz akcję
step-complete-action = Dokończ akcję albo zakończ turę
step-answer-power = Przyjmij oferowaną Moc albo odmów
step-answer-later = Zanim wykonasz akcję, przyjmij oferowaną Moc albo odmów
step-answer-trade = Przyjmij Moc za handel albo odmów
step-choose = Wybierz, co zdobywasz
step-choose-later = Wybierz, co zdobywasz, teraz albo później
step-use-spades = Użyj Łopat z bonusu Kultu albo zrezygnuj

draw-owed-choose-faction = { $seat } wybiera Rasę
draw-owed-choose-terrain = { $seat } wybiera teren
draw-owed-bid = { $seat } licytuje
draw-owed-place-dwelling = { $seat } stawia Osadę
draw-owed-place-port = { $seat } kładzie Port
draw-owed-choose-bonus = { $seat } wybiera żeton Bonusu
draw-owed-take-action = { $seat } wybiera akcję
draw-owed-complete-action = { $seat } kończy akcję
draw-owed-answer-power = { $seat } decyduje o Mocy od sąsiada
draw-owed-answer-later = { $seat } może jeszcze zdecydować o Mocy od sąsiada
draw-owed-answer-trade = { $seat } decyduje o Mocy za handel
draw-owed-choose = { $seat } wybiera, co zdobywa
draw-owed-choose-later = { $seat } może jeszcze wybrać, co zdobywa
draw-owed-use-spades = { $seat } używa Łopat z bonusu Kultu
draw-won = Wygrywa { $players }: { COUNT($points, "points") }
draw-shared = Zwycięstwo dzielą: { $players } – po { COUNT($points, "points") }
draw-progress = runda { $round } z { $rounds }, { phase }
draw-set-up = przygotowanie gry
draw-over = koniec gry
phase = { $phase ->
    [income] dochód
    [bonus] bonus Kultu
   *[actions] akcje
 }

# Hints under what is owed.
help-choose-faction = Kolor Rasy wyznacza twój teren preferowany. Nikt inny nie może już wziąć tego koloru.
help-choose-terrain = Nikt inny nie użyje już tego terenu.
help-bid = Zaczynasz z { COUNT($highest, "points") } pomniejszonymi o twoją ofertę. Kto zostanie przebity, licytuje dalej.
help-place-dwelling = Nic nie kosztuje i nikomu nie daje Mocy.
help-place-port = { $kind ->
    [merchant] Tu będą zaczynać nowi Kupcy.
   *[ship] Obok niego będą zaczynać nowe Statki.
 }
help-choose-bonus = Daje dochód w każdej rundzie, w której go masz.
help-take-action = Jedna akcja albo pas. Zamiany i spalanie Mocy nic nie kosztują. Cena Osady: { $price }.
help-use-spades = Masz jeszcze { COUNT($spades, "spades", "acc") }. Teraz niczego nie można dokupić ani zbudować.
help-done = Nie ma już nic do wyboru. Przed końcem możesz jeszcze zamieniać zasoby.
help-offer = { $way ->
    [trade] { $builder } handluje z twoją budowlą
   *[build] { $builder } buduje obok ciebie
 }: { COUNT($power, "power") }, { $points ->
    [0] bez opłaty
   *[other] płacisz { COUNT($points, "points") }
 }.
help-must = Do wyboru: { $list }.
help-may = Jeśli chcesz: { $list }.
open-favour = { COUNT($times, "favours") }
open-town = { $times ->
    [one] { $times } żeton Miasta
    [few] { $times } żetony Miasta
   *[many] { $times } żetonów Miasta
 }
open-step = { COUNT($times, "steps") }
open-two-steps = { $times ->
    [one] { COUNT($steps, "steps") } w jednym Kulcie
   *[many] { $times } razy { COUNT($steps, "steps") } w jednym Kulcie
 }
open-bridge = { COUNT($times, "bridges") }
open-priest = zamiana najwyżej { COUNT($times, "workers", "acc") } na Kapłanów
open-token = znacznik Mocy za 1 PZ
open-unlock = { $times ->
    [one] Kapłan albo odblokowanie terenu
   *[many] { $times } razy Kapłan albo odblokowanie terenu
 }
open-terrain = inny teren preferowany
open-ship = { $kind ->
    [merchant] { COUNT($times, "merchants") } do umieszczenia
   *[ship] { COUNT($times, "ships") } do umieszczenia
 }
open-yard-ship = { $kind ->
    [merchant] { COUNT($times, "merchants") } na Targu
   *[ship] { COUNT($times, "ships") } przy Stoczni
 }
open-ship-may = { $kind ->
    [merchant] umieszczenie najwyżej { COUNT($times, "merchants", "gen") }
   *[ship] umieszczenie najwyżej { COUNT($times, "ships", "gen") }
 }
open-reward = nagroda z żetonu Łaski
open-port = { $kind ->
    [merchant] miejsce Magazynu
   *[ship] miejsce Portu
 }
open-key = { $times ->
    [one] Kult, w którym klucz otworzy ostatnie pole
   *[many] Kulty, w których { COUNT($times, "keys") } otworzą ostatnie pola
 }
open-sail = { $kind ->
    [merchant] dalszy ruch Kupców
   *[ship] dalszy ruch Statków
 }
open-trade = { $times ->
    [one] { $times } wymiana handlowa
    [few] { $times } wymiany handlowe
   *[many] { $times } wymian handlowych
 }
open-storm = Burza Piaskowa na sąsiednim polu
open-spades = { $times ->
    [one] { $times } darmowa Łopata
    [few] { $times } darmowe Łopaty
   *[many] { $times } darmowych Łopat
 }
open-dwelling = Osada ({ $price })

## Why a move is refused

refusal-notation = „{ $text }” to nie ruch. Ruchy wyglądają tak: build E5, dig 2 build E5, upgrade E5 temple, send priest fire 3, pass bonus-4.
refusal-off-map = Pola { $cell } nie ma na tej mapie.
refusal-lacks-workers = Potrzeba { COUNT($need, "workers", "acc") } ({ $deed }). Masz { $have }.
refusal-lacks-coins = Potrzeba { COUNT($need, "coins", "gen") } ({ $deed }). Masz { $have }.
refusal-lacks-priests = Potrzeba { COUNT($need, "priests", "acc") } ({ $deed }). Masz { $have }.
refusal-lacks-power = Potrzeba { COUNT($need, "power", "gen") } z Naczynia III ({ $deed }). Masz { $have }.
refusal-lacks-points = Potrzeba { COUNT($need, "points") } ({ $deed }). Masz { $have }.
refusal-lacks-spades = Potrzeba { COUNT($need, "spades", "gen") }. Możesz opłacić najwyżej { $have }.
refusal-lacks-tokens = Potrzeba { COUNT($need, "tokens", "gen") }. W twoich Naczyniach jest ich { $have }.
refusal-lacks-steps = Trzeba zejść o { COUNT($need, "spaces") } na torze { $cult_gen }. Stoisz na { $have }.
refusal-lacks-bowl-two = Spalanie wymaga { $need } znaczników w Naczyniu II. Masz { $have }.
refusal-lacks-power-to-sail = W Naczyniu III nie masz Mocy na dodatkowe pole ruchu.
refusal-river = { $cell } to rzeka. Niczego się tam nie buduje ani nie przekształca.
refusal-occupied = { $cell }: stoi tam { $building } ({ $owner }).
refusal-locked = { $cell } to { $terrain }. Ten teren nie jest odblokowany.
refusal-not-at-river = { $cell } nie leży nad rzeką.
refusal-not-home = { $cell } to { $terrain }, a potrzebny teren to { $home }.
refusal-out-of-reach = { $cell } jest poza zasięgiem. Twoja Żegluga: { $shipping }. Pomoże bliższa budowla, ulepszenie Żeglugi albo Most.
refusal-no-building-left = Na twojej planszy nie ma już takiej budowli: { $building }.
refusal-without-merchants = To należy do dodatku Kupcy, którego nie ma w tej grze.
refusal-nothing-to-upgrade = { $cell }: do { $building_gen } można ulepszyć tylko własną { $replaced_acc }.
refusal-no-site = Między { $from } a { $to } nie ma przeprawy.
refusal-site-taken = { $from }–{ $to }: stoi tam już Most.
refusal-no-bridge-left = Wszystkie twoje Mosty są już zbudowane.
refusal-bridge-end = { $from }–{ $to }: na jednym końcu musi stać twoja budowla.
refusal-no-spades = Twoja Rasa nie może tu użyć Łopat.
refusal-no-ship-possible = Nie można teraz umieścić Statku: potrzebny jest Statek w rezerwie oraz Port lub Stocznia.
refusal-no-move-possible = Żaden twój Statek nie może się ruszyć.
refusal-no-favour-left = Nie ma żetonu Łaski, który wolno ci wziąć.
refusal-space-used = Ta akcja była już użyta w tej rundzie: { $action }.
refusal-no-such-action = Nie masz tej akcji: { $action }.
refusal-terrain-taken = Ktoś już używa tego terenu: { $terrain }.
refusal-no-key-needed = W { $cult_loc } żaden twój znacznik nie czeka na klucz.
refusal-no-priest-left = W twojej rezerwie nie ma już Kapłana.
refusal-unlocked-already = Ten teren jest już odblokowany: { $terrain }.
refusal-sells-no-points = Tylko Alchemicy zamieniają PZ na Monety i Monety na PZ.
refusal-no-priests-now = Robotników można zamieniać na Kapłanów tylko tuż po zbudowaniu Twierdzy Gremlinów.
refusal-track-end = Twój znacznik nie może iść dalej: { $track }.
refusal-no-order-space = W { $cult_loc } nie ma wolnego pola Kapłana za { COUNT($steps, "steps") }.
refusal-no-connection = Tylko Syreny zakładają miasta ponad polem rzeki.
refusal-river-used = { $cell } należy już do jednego z twoich miast.
refusal-no-town-there = Ponad { $cell } nie można teraz założyć miasta.
refusal-no-tile-left = W puli już go nie ma: { $tile }.
refusal-skipped-already = W jednej akcji można tak dotrzeć tylko na jedno pole, a { $cell } jest kolejnym.
refusal-no-storm-there = Burza Piaskowa nie może objąć pola { $cell }: musi ono sąsiadować z twoją budowlą i nie być jeszcze terenem preferowanym.
refusal-stays-as-it-is = { $cell } to { $terrain }. Tego pola nie można już przekształcić.
refusal-home-already = { $cell } to już twój teren preferowany.
refusal-no-way = Pola { $cell } nie można tak przekształcić ({ $terrain }).
refusal-bought-for-another = Łopaty w tej akcji zostały kupione na inne pole niż { $cell }.
refusal-one-hex = Ta akcja przekształca tylko jedno pole, a { $cell } jest kolejnym.
refusal-first-not-home = Najpierw zaczęte pole musi stać się terenem preferowanym, dopiero potem { $cell }.
refusal-only-volcano = Przekształcasz pola tylko w wulkan, za cenę swojej Rasy.
refusal-no-dwelling-now = Teraz nie można zbudować Osady.
refusal-no-ship-beside = Obok { $cell } nie stoi twój Statek.
refusal-not-transformed = Teraz można budować tylko na polu przekształconym przed chwilą.
refusal-other-spades = { $need ->
    [0] Pole { $cell } nie stanie się od Łopat terenem preferowanym.
   *[other] { $cell }: do terenu preferowanego potrzeba { COUNT($need, "spades", "gen") }.
 }
refusal-no-offer = Nikt nie oferuje ci { COUNT($power, "power", "gen") } w ten sposób ({ $faction }).
refusal-nothing-to-gain = Z { COUNT($power, "power", "gen") } nic nie zdobędziesz: twoje Naczynia są pełne.
refusal-last-round = W ostatniej rundzie nie bierze się żetonu Bonusu. Po prostu spasuj.
refusal-choose-bonus = Pasując, bierzesz nowy żeton Bonusu. Podaj który.
refusal-bonus-not-there = Tego żetonu nie ma obok planszy: { $tile }.
refusal-no-port-there = Na { $cell } nie można położyć twojego Portu.
refusal-no-ship-due = Nie masz teraz Statku do umieszczenia.
refusal-no-ship-there = Na { $cell } nie można umieścić Statku.
refusal-favour-owned = Masz już taki żeton: { $tile }.
refusal-favour-paired = Masz już drugi żeton z jedną przychylnością w tym samym Kulcie, więc tego wziąć nie możesz: { $tile }.
refusal-double-inside-double = Podwójnej tury nie można użyć w podwójnej turze.
refusal-must-act = W swojej turze wykonujesz jedną akcję albo pasujesz. Same zamiany nie wystarczą.
refusal-choice-open = Trzeba jeszcze coś wybrać.
refusal-no-spade-left = W tej akcji nie ma już Łopat.
refusal-not-in-box = { $faction }: ta Rasa należy do dodatku Ogień i Lód, którego nie ma w tej grze.
refusal-faction-taken = { $faction }: kolor tej Rasy lub jej plansza są już zajęte.
refusal-highest-bid = Tej oferty nie można przebić.
refusal-bid-more = Trzeba zaoferować co najmniej { COUNT($need, "points") }.
refusal-not-drawn = { $faction }: tej Rasy nie wylosowano do aukcji.
refusal-no-ship-to-move = Na { $from } nie ma twojego Statku, który może się jeszcze ruszyć.
refusal-must-go-on = Najpierw Kupiec w drodze musi dotrzeć na ląd, na którym może zostać.
refusal-must-go-on-now = Kupiec nie może tu zostać. Przesuń go dalej.
refusal-nothing-moved = Przesuń co najmniej jeden Statek o co najmniej jedno pole.
refusal-not-from-bowl-two = Tylko Trytoni mogą płacić z Naczynia II, i tylko gdy jest w nim znacznik.
refusal-no-extra-space = Statkowi na { $from } nie można teraz dokupić pola ruchu.
refusal-no-space-left = Statek na { $from } nie ma już pól ruchu.
refusal-traded-already = Twoja Rasa już handlowała z { $cell }.
refusal-no-marker-left = Nie masz już znaczników handlu, więc nie można wejść na budowlę.
refusal-entered-already = Na { $cell } wszedł już w tej akcji jeden z twoich Statków.
refusal-no-way-there = Z { $from } na { $to } nie ma drogi.
refusal-trade-has-begun = Zaczął się handel. W tej akcji Statki już się nie ruszają.
refusal-trades-left = Najpierw handluje każdy Statek, który wszedł na budowlę.
refusal-no-trade-there = Na { $cell } nie ma teraz z kim handlować.
refusal-no-such-reward = { $cell }: handel tego teraz nie daje.
refusal-power-needed-to-sail = Ta Moc jest jeszcze potrzebna do ruchu Statków.
refusal-no-leaving = Tu nie można opuścić gry.

## What is wrong with the options

problem-terra-mystica-needs-merchants = { $option }: to możliwe tylko w grze z dodatkiem Kupcy.
problem-terra-mystica-seating-fixed = Rasy według miejsc podaje się wtedy i tylko wtedy, gdy Rasy są ustalone z góry.
problem-terra-mystica-seating = Liczba Ras do podania: { $seats }. Żadne dwie nie mogą mieć tego samego koloru ani tej samej planszy.
problem-terra-mystica-tiles = { $option }: liczba różnych żetonów do podania: { $number }. Do wyboru: { $allowed }.
problem-terra-mystica-spades-late = Żeton Punktacji za Łopaty nie może leżeć w dwóch ostatnich rundach.
problem-terra-mystica-one-cult = W rundach od 1 do 5 nie mogą leżeć trzy żetony Punktacji tego samego Kultu.

## The log

event-round-started = Zaczyna się runda { $round }.
event-game-ended = Ostatnia runda dobiegła końca.
event-faction-chosen = { $player } gra { $faction_ins }.
event-terrain-chosen = { $player } wybiera { $terrain_acc }.
event-bid = { $player } oferuje { COUNT($points, "points") }, aby grać { $faction_ins }.
event-placed = { $player } stawia Osadę na { $cell }.
event-port-placed = { $player } kładzie Port na { $cell }.
event-gained = { $player } zdobywa: { $goods }.
event-scored = { $points ->
    [-1] { $player } płaci 1 PZ ({ $source }).
   *[other] { $player } zdobywa { COUNT($points, "points") } ({ $source }).
 }
event-shipping-advanced = { $player } zwiększa Żeglugę do { $step }.
event-range-raised = { $player } zwiększa Zasięg do { $step }.
event-flight-lengthened = { $player } może teraz latać na odległość { $step }.
event-exchange-advanced = { $player } robi { $step }. krok na torze Wymiany.
event-cult-advanced = { $player } wspina się w { $cult_loc } z { $from } na { $to }{ $power ->
    [0] {""}
   *[other] {" "}i zdobywa { COUNT($power, "power") }
 }.
event-cult-lowered = { $player } schodzi w { $cult_loc } z { $from } na { $to }.
event-bridged = { $player } buduje Most { $from }–{ $to }.
event-transformed = { $player } zmienia { $cell } w { $terrain_acc }.
event-skipped = { $player } dociera na { $cell } dywanem albo tunelem.
event-built = { $player } buduje { $building_acc } na { $cell }.
event-upgraded = { $player } ulepsza { $cell } do { $building_gen }.
event-home-changed = { $player } zmienia teren preferowany na { $terrain_acc }.
event-unlocked = { $player } odblokowuje { $terrain_acc }.
event-priest-sent = { $player } wysyła Kapłana do { $cult_gen } ({ COUNT($steps, "steps") }).
event-power-action = { $player } rzuca Zaklęcie: { $action }.
event-special-action = { $player } wykonuje Akcję Specjalną: { $action }.
event-converted = { $player } zamienia { $conversion }.
event-burned = { $player } spala znacznik Mocy.
event-town-founded = { $player } zakłada miasto na { $cell }.
event-connected = { $player } zakłada miasto ponad { $cell }.
event-town-tile-taken = { $player } bierze { $tile }.
event-favour-taken = { $player } bierze { $tile }.
event-bonus-taken = { $player } bierze { $tile }{ $coins ->
    [0] {""}
   *[other] {" "}z { COUNT($coins, "coins", "ins") }
 }.
event-passed = { $player } pasuje.
event-power-accepted = { $player } przyjmuje { COUNT($power, "power") } ({ $builder }){ $points ->
    [0] {""}
    [-1] {""}
   *[other] {" "}i płaci { COUNT($points, "points") }
 }.
event-power-declined = { $player } nie przyjmuje { COUNT($power, "power", "gen") } ({ $builder }).
event-ship-placed = { $player } umieszcza Statek na { $cell }.
event-sailed = { $player } rusza z { $from } na { $to }.
event-traded = { $player } handluje z { $cell } ({ $building }, { $owner }).
event-left = { $player } opuszcza grę.

## Verbs of the notation

verb-faction = Rasa
verb-bid = oferta
verb-terrain = teren
verb-place = postaw Osadę
verb-port = Port
verb-take = weź
verb-convert = zamień
verb-burn = spal Moc
verb-connect = miasto ponad rzeką
verb-build = zbuduj Osadę
verb-dig = przekształć i zbuduj
verb-transform = przekształć
verb-upgrade = ulepsz budowlę
verb-send = wyślij Kapłana
verb-advance = ulepszenie na torze
verb-power = Zaklęcie
verb-special = Akcja Specjalna
verb-pass = spasuj
verb-cult = przychylność
verb-key = użyj klucza
verb-bridge = Most
verb-token = znacznik Mocy
verb-unlock = odblokuj teren
verb-keep = zachowaj Kapłana
verb-accept = przyjmij Moc
verb-decline = odmów
verb-ship = umieść Statek
verb-sail = płyń
verb-trade = handluj
verb-reward = nagroda
verb-done = zakończ
verb-leave = opuść grę

## Moves in words

move-faction = Graj { $faction_ins }, na początek { COUNT($points, "points") }: { $ability }
move-bid = Zaoferuj { COUNT($points, "points") }, aby grać { $faction_ins } (na początek { $left }): { $ability }
move-terrain = { $way ->
    [change] Zmień teren preferowany na { $terrain_acc }: za darmo
    [home] Wybierz { $terrain_acc } jako teren preferowany
   *[start] Wybierz { $terrain_acc } jako teren początkowy
 }
move-place = Postaw Osadę na { $cell }
move-port = { $kind ->
    [merchant] Połóż Magazyn na { $cell }
   *[ship] Połóż Port na { $cell }
 }
move-take = Weź { $tile }
move-take-town = Weź { $tile }{ move-gain }
move-build = Zbuduj Osadę na { $cell }{ move-skip }: { $price }{ move-gain }
move-transform-build = Zmień { $cell } ({ $terrain }) w { $target_acc }, { move-spades }{ move-skip }, i zbuduj Osadę: { $price }{ move-gain }
move-storm-build = Burza Piaskowa: zmień { $cell } ({ $terrain }) w { $target_acc } i zbuduj Osadę: { $price }{ move-gain }
move-transform = Zmień { $cell } ({ $terrain }) w { $target_acc }, { move-spades }{ move-skip }: { $price }{ move-gain }
move-sandstorm = Burza Piaskowa: zmień { $cell } ({ $terrain }) w { $target_acc }
move-volcano-tokens = Zmień { $cell } ({ $terrain }) w { $target_acc }: { COUNT($tokens, "tokens") }
move-volcano-steps = Zmień { $cell } ({ $terrain }) w { $target_acc }: { COUNT($steps, "spaces") } w dół w { $cult_loc }
move-upgrade = Ulepsz { $cell } do { $building_gen }: { $price }{ move-gain }
move-send = Wyślij Kapłana do { $cult_gen }: { $climbed }; { $stays ->
    [stays] Kapłan tam zostaje
   *[back] Kapłan wraca do rezerwy
 }
move-shipping = Zwiększ Żeglugę do { $step }: { $price }{ move-gain }
move-exchange = Obniż cenę Łopaty do { COUNT($workers, "workers", "acc") }: { $price }{ move-gain }
move-power = Zaklęcie, { $action }: { $price }{ move-gain }
move-power-bridge = Zaklęcie, Most { $site }: { $price }
move-special = Akcja Specjalna{ $source ->
    [bonus] {" "}z żetonu Bonusu
    [favour] {" "}z żetonu Łaski
   *[own] {""}
 }: { $act }{ move-gain }
move-special-bridge = Zbuduj Most { $site }: { $price }
move-special-terrain = Zmień teren preferowany na { $terrain_acc }: { $price }
move-special-ship = { $kind ->
    [merchant] Umieść Kupca
   *[ship] Umieść Statek
 }: { $price }
move-special-building = Akcja Specjalna, { $building } na { $cell }: za darmo{ move-gain }
move-pass = Spasuj{ move-pass-gain }
move-pass-bonus = Spasuj{ move-pass-gain } i weź { $tile }{ $coins ->
    [0] {""}
   *[other] {" "}z { COUNT($coins, "coins", "ins") }
 }
move-cult = { COUNT($steps, "steps") } w { $cult_loc }: { $climbed }
move-key = Użyj klucza w { $cult_loc }: { $climbed }
move-bridge = Zbuduj darmowy Most { $site }
move-token = Zapłać { COUNT($points, "points") } za znacznik Mocy w Naczyniu III
move-unlock = Odblokuj { $terrain_acc }: { $price }
move-keep = { $free ->
    [0] Nie odblokowuj terenu; w rezerwie nie ma już Kapłana
   *[other] Zachowaj Kapłana
 }
move-reward-priest = Kapłan z rezerwy do { $cult_gen } ({ COUNT($steps, "steps") }) i { COUNT($coins, "coins") }
move-reward-step = 1 przychylność w { $cult_loc } i { COUNT($coins, "coins") }
move-reward-shipping = { $kind ->
    [merchant] 1 ulepszenie Zasięgu
   *[ship] 1 ulepszenie Żeglugi
 } i { COUNT($workers, "workers") }{ move-gain }
move-accept = Przyjmij { COUNT($power, "power") } { $way ->
    [trade] za handel ({ $builder })
   *[build] za budowlę ({ $builder })
 }: { $points ->
    [0] za darmo
   *[other] { COUNT($points, "points") }
 }
move-refuse = Nie przyjmuj { COUNT($offered, "power", "gen") } { $way ->
    [trade] za handel ({ $builder })
   *[build] za budowlę ({ $builder })
 }
move-ship = { $kind ->
    [merchant] Umieść Kupca na { $cell }
   *[ship] Umieść Statek na { $cell }
 }
move-sail = { $kind ->
    [merchant] Przesuń Kupca z { $from } na { $to }
   *[ship] Przesuń Statek z { $from } na { $to }
 }{ move-paid }
move-sail-enter = { $kind ->
    [merchant] Przesuń Kupca z { $from } na { $to }
   *[ship] Przesuń Statek z { $from } na { $to }
 } ({ $building }, { $owner }){ move-paid }
move-trade = Handluj z { $cell } ({ $building }, { $owner }): { $gains }
move-trade-spades = { $tokens ->
    [0] { $spades ->
        [0] można zbudować Osadę
        [one] „Przekształć i zbuduj” z { $spades } darmową Łopatą
       *[many] „Przekształć i zbuduj” z { $spades } darmowymi Łopatami
     }
   *[other] { COUNT($tokens, "tokens") } w Naczyniu I
 }
move-trade-ship = { $kind ->
    [merchant] Kupiec wraca na mapę
   *[ship] Statek wraca na mapę
 }
move-trade-again = ruch z planszy Stoczni znów dostępny
move-convert = Zamień { $conversion }
move-burn = Spal Moc: jeden znacznik z Naczynia II wypada z gry, inny trafia do Naczynia III
move-connect = Załóż miasto ponad { $cell }
move-decline = { $step ->
    [use-spades] Bez dalszych Łopat
   *[other] Nie, dziękuję
 }
move-done = { $what ->
    [ships] Zakończ ruch
    [trades] Zakończ handel
    [action] Zakończ tę akcję
   *[turn] Zakończ turę
 }
move-leave = Opuść grę
# Parts of the above.
move-free = za darmo
move-by-ship = { $kind ->
    [merchant] Kupiec stamtąd
   *[ship] Statek z { $place }
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
    [flight] {" "}(Lot na Dywanie)
    [tunnel] {" "}(Kopanie Tuneli)
   *[no] {""}
 }
move-spades = { COUNT($spades, "spades") }{ $free ->
    [0] {""}
   *[other] {" "}(za darmo: { $free })
 }
move-climbed = { $moved ->
    [yes] z { $before } na { $after }
   *[no] bez ruchu znacznika
 }
move-paid = { $bowl ->
    [two] {" "}za 1 Moc z Naczynia II
    [three] {" "}za 1 Moc
   *[free] {""}
 }
conversion-into = { $given ->
    [power] { COUNT($give, "power") }
    [priest] { COUNT($give, "priests", "acc") }
    [worker] { COUNT($give, "workers", "acc") }
    [point] { COUNT($give, "points") }
   *[coins] { COUNT($give, "coins", "acc") }
 } na { $gained ->
    [priest] 1 Kapłana
    [worker] 1 Robotnika
    [point] 1 PZ
   *[coin] 1 Monetę
 }

## The position in text

show-legend-land = Litery: { $list }, ~ rzeka
show-legend-pieces = Znaki: { $list }, * miasto, cyfra: numer gracza{ $merchants ->
    [0] {""}
   *[other] , ~1 Statek gracza 1, m1 Kupiec gracza 1
 }
show-bridges = Mosty: { $list }
show-sites = Wolne przeprawy: { $list }
show-canals = Kanały: { $list }
show-own-canals = Kanały { $list } są umowne: żaden znany tekst nie mówi, gdzie leżą dwa ostatnie na mapie Jezior.
show-none = brak
show-round-tile = Runda { $number }: { $tile }{ $state ->
    [now] , teraz
    [past] , zakończona
   *[coming] {""}
 }
show-final = Na koniec: { $tile }
show-power-actions = Zaklęcia
show-action = { $price }: { $action }{ $state ->
    [used] {" "}(użyte)
   *[free] {""}
 }
show-pool = Obok planszy
show-pool-tile = { $tile }{ $coins ->
    [0] {""}
   *[other] , na nim { COUNT($coins, "coins") }
 }
show-cults = Kulty
show-cult = { $cult }: { $list }; wolne pola Kapłanów: { $free }
show-favours = Pozostałe żetony Łaski
show-towns = Pozostałe żetony Miasta
show-left = { $left } × { $tile }
show-seat = { $number }. { $player }{ $state ->
    [turn] , teraz gra
    [passed] , pas
    [dropped] , poza grą
   *[waits] {""}
 }
show-faction = { $faction } ({ $terrain }): { $ability }
show-faction-open = { $faction }: { $ability }
show-faction-ring = { $faction } ({ $terrain }, teren początkowy: { $start }): { $ability }
show-no-faction = Jeszcze bez Rasy
show-auction = Aukcja
show-bid = { $faction }: { COUNT($points, "points") }, miejsce { $number }
show-no-bid = { $faction }: bez ofert
show-stronghold = Twierdza: { $effect }
show-stock = { COUNT($points, "points") }, { COUNT($coins, "coins") }, { COUNT($workers, "workers") }, { COUNT($priests, "priests") }, Moc { $one } / { $two } / { $three } w Naczyniach I / II / III, { COUNT($keys, "keys") }, Kulty { $cults } (Ogień, Woda, Ziemia, Powietrze)
show-brief = { COUNT($points, "points") }, { $coins }M { $workers }R { $priests }K, Moc { $one }/{ $two }/{ $three }, Kulty { $cults }
show-tracks = Żegluga { $shipping }{ $extra ->
    [0] {""}
   *[other] +{ $extra }
 }, cena Łopaty: { $spade }, Mosty w rezerwie: { $bridges }
show-range = Zasięg dywanu lub tunelu: { $reach }, cena Łopaty: { $spade }, Mosty w rezerwie: { $bridges }
show-no-spades = nie do kupienia
show-buildings = { $building }: { $list } (na planszy { $left })
show-unbuilt = Jeszcze nie na mapie: { $list }
show-has = Ma { $tile }
show-held = Ma { $tile }{ $state ->
    [used] , akcja użyta
   *[free] {""}
 }
show-port = { $kind ->
    [merchant] Magazyn
   *[ship] Port
 }: { $cell }
show-ships = { $kind ->
    [merchant] Kupcy na mapie
   *[ship] Statki na mapie
 }: { $list }
show-traded = Handel z: { $list } (pozostałe znaczniki: { $left })
show-income = Następny dochód przy obecnym stanie: { $list }

## Factions: what they can, by the fields of their rows

ability-none = bez umiejętności poza Twierdzą
ability-first-dwellings = na początku { COUNT($dwellings, "dwellings") }
ability-first-favours = na początku { COUNT($favours, "favours") }
ability-ice = teren zmienia się w lód, licząc od terenu początkowego
ability-volcano-tokens = pole staje się wulkanem za { COUNT($cheap, "tokens") }, a za { $dear }, jeśli to cudzy teren preferowany
ability-volcano-steps = pole staje się wulkanem za { COUNT($cheap, "spaces") } w dół w jednym Kulcie, a za { $dear }, jeśli to cudzy teren preferowany
ability-spades-needed = każde pole wymaga { COUNT($spades, "spades", "gen") }
ability-spade-priests = Łopata kosztuje { COUNT($priests, "priests", "acc") }
ability-exchange-most = { $steps ->
    [0] bez toru Wymiany
    [one] tylko { $steps } ulepszenie Wymiany
    [few] tylko { $steps } ulepszenia Wymiany
   *[many] tylko { $steps } ulepszeń Wymiany
 }
ability-bought-spade-points = { COUNT($points, "points") } za każdą kupioną Łopatę
ability-spade-points = { COUNT($points, "points") } za każdą zdobytą Łopatę
ability-spade-tokens = zamiast każdej zdobytej Łopaty { COUNT($tokens, "tokens") } w Naczyniu I
ability-spade-steps = zamiast każdej zdobytej Łopaty { COUNT($steps, "steps") }
ability-skip = { $priests ->
    [0] Kopanie Tuneli
   *[other] Lot na Dywanie
 }{ $hexes ->
    [0] {""}
   *[other] {" "}ponad { $hexes ->
        [one] { $hexes } polem
       *[many] { $hexes } polami
     }
 } za { $priests ->
    [0] { COUNT($workers, "workers", "acc") }
   *[other] { COUNT($priests, "priests", "acc") }
 }: { COUNT($points, "points") }
ability-unlocks = budowa tylko na odblokowanych terenach nad rzeką; zamiast zdobytego Kapłana można odblokować teren
ability-river = bez Łopat; zasięg tylko przez { $shipping ->
    [one] { $shipping } pole rzeki
    [few] { $shipping } pola rzeki
   *[many] { $shipping } pól rzeki
 }
ability-limit = na początku najwyżej { COUNT($limit, "priests") } zamiast { $usual }, o jednego więcej za każdy odblokowany teren
ability-shipping = Żegluga od { $start } do { $most }
ability-bridge = własna akcja: Most za { COUNT($workers, "workers", "acc") }, także kilka razy w rundzie
ability-towns-over-river = miasto może pominąć jedno pole rzeki
ability-sells-points = zamiana { COUNT($points, "points") } na 1 Monetę i { COUNT($coins, "coins", "gen") } na 1 PZ
ability-favours = { COUNT($favours, "favours") } za Świątynię lub Sanktuarium
ability-town-points = { COUNT($points, "points") } za każde miasto
ability-town-workers = { COUNT($workers, "workers") } za każde miasto
ability-answer-cult = 1 przychylność, gdy sąsiad przyjmie Moc za twoją budowlę, a 1 Moc, gdy wszyscy odmówią
ability-answer-token = znacznik Mocy za 1 PZ, gdy sąsiad przyjmie Moc za twoją budowlę, a 1 Moc, gdy wszyscy odmówią
ability-power-discount = Zaklęcia tańsze o { COUNT($power, "power") }
ability-strong-value = Twierdza i Sanktuarium mają wartość { $value }
ability-keys = na początku { COUNT($keys, "keys") }
ability-ship-dwelling = { COUNT($workers, "workers") } za Osadę opłaconą Statkiem
ability-extra-spaces = za 1 Moc Statek płynie do { $spaces } pól dalej
ability-bowl-two = Moc za dodatkowe pole może pochodzić z Naczynia II
ability-trade-steps = handel z Twierdzą daje { COUNT($steps, "steps") } w jednym Kulcie zamiast Łopaty
ability-trade-spades = handel z Twierdzą daje { COUNT($spades, "spades", "acc") }
ability-barred = Łopat, które inni zdobędą, handlując z twoją Twierdzą, nie można użyć na tym terenie: { $terrain }
ability-storm-ship = Burza Piaskowa działa też obok Statku, którego zwrot opłaca tam Osadę

stronghold-once = jednorazowo: { $gift }
stronghold-spade-power = { COUNT($power, "power") } za każdą zdobytą Łopatę
stronghold-skip = tunel kosztuje tylko { COUNT($workers, "workers", "acc") }
stronghold-any-space = można używać także zajętych Zaklęć{ $merchants ->
    [0] {""}
   *[other] , a tych z dodatku Kupcy tylko ze Stocznią
 }
stronghold-priest-steps = +{ COUNT($steps, "steps") } z każdym wysłanym Kapłanem
stronghold-bridge-points = przy pasowaniu { COUNT($points, "points") } za każdy Most między własnymi budowlami
stronghold-temple-points = przy pasowaniu { COUNT($points, "points") } za każdą Świątynię
once-power = { COUNT($amount, "power") }
once-points = { COUNT($amount, "points") }
once-shipping = { COUNT($amount, "shipping") }
once-spades = { COUNT($amount, "spades") } i Osada na jednym z tych pól
once-favour = { COUNT($amount, "favours") }
once-priests = zamiana do { COUNT($amount, "workers", "acc") } na Kapłanów
once-bridges = { COUNT($amount, "bridges") }
once-tokens = { COUNT($all, "tokens") } w Naczyniu I
once-skip = { $range ->
    [0] Lot na Dywanie o jedno pole dalej
   *[other] 1 ulepszenie Zasięgu
 }
yard-range = 1 ulepszenie Zasięgu
yard-steps = { COUNT($steps, "steps") } w jednym Kulcie
yard-terrain = zmiana terenu preferowanego
yard-action = akcja: { $kind ->
    [merchant] Kupiec
   *[ship] Statek
 } za { COUNT($workers, "workers", "acc") } i { COUNT($coins, "coins", "acc") }

## Tiles and actions: what they give, by the fields of their rows

and-last = { $list } i { $last }
or-last = { $list } lub { $last }

act-bridge = Most
act-priest = { COUNT($amount, "priests") }
act-workers = { COUNT($amount, "workers") }
act-coins = { COUNT($amount, "coins") }
act-spades = „Przekształć i zbuduj” z { COUNT($amount, "spades", "ins") }
act-cult = { COUNT($amount, "steps") }
act-two-steps = { COUNT($amount, "steps") } w jednym Kulcie
act-double = dwie akcje z rzędu
act-sandstorm = Burza Piaskowa na sąsiednim polu
act-free-post = darmowe ulepszenie Osady do Faktorii
act-free-dwelling = darmowa Osada na dowolnym wolnym polu terenu preferowanego
act-terrain = zmiana terenu preferowanego za { COUNT($amount, "power") } albo { COUNT($amount, "tokens") }
act-move = ruch wszystkich Statków
act-ship = umieszczenie Statku
act-favour = żeton Łaski

each-dwelling = Osadę
each-trading-post = Faktorię
each-temple = Świątynię
each-stronghold = Twierdzę
each-sanctuary = Sanktuarium
each-shipyard = Stocznię
each-shipping = poziom Żeglugi
each-ships = Statek na mapie
each-spade = Łopatę
each-town = miasto
each-trade = wymianę handlową
each-track-step = ulepszenie na torze Żeglugi, Zasięgu lub Wymiany

bonus-tile = żeton Bonusu { $number } ({ $list })
favour-tile = żeton Łaski { $number } ({ $list })
town-tile = żeton Miasta { $number } ({ $list })
scoring-tile = { $deed }; na koniec rundy { $cult }
scoring-deed = { COUNT($points, "points") } za { $each }
scoring-cult = { $reward } za { $steps ->
    [one] każde pole
    [few] każde { $steps } pola
   *[many] każde { $steps } pól
 } { $where }
scoring-priests = { $reward } za każdego Kapłana na polach Kultów
tile-income = dochód: { $list }
tile-shipping = Żegluga +{ $shipping }
tile-action = akcja: { $act }
tile-trade-points = +{ COUNT($points, "points") } za wymianę handlową
tile-pass-points = przy pasowaniu { COUNT($points, "points") } za { $each }
tile-built-points = { COUNT($points, "points") } za { $each }
tile-town-value = miasta od wartości Mocy { $value }
tile-posts-passed = przy pasowaniu { $list } PZ za Faktorie w liczbie od 1 do { $most }
tile-reward = jednorazowo: Kapłan z rezerwy do Kultu lub 1 przychylność, do tego { COUNT($coins, "coins") }; albo ulepszenie Żeglugi i { COUNT($workers, "workers") }
tile-trades = za wymianę handlową +{ $small } PZ, a z Twierdzą, Sanktuarium lub Stocznią +{ $large } PZ
tile-markers = przy pasowaniu { $list } PZ od { $markers } znaczników handlu
tile-all-cults = { COUNT($steps, "steps") } w każdym Kulcie
tile-ships = do { COUNT($ships, "ships", "gen") }
steps-in = { COUNT($steps, "steps") } { $where }

trade-temple = { COUNT($power, "power") } albo 1 przychylność
trade-stronghold = „Przekształć i zbuduj” z darmową Łopatą
trade-sanctuary = { COUNT($steps, "steps") } w jednym Kulcie albo 1 Kapłan
trade-shipyard = Statek wraca na mapę albo ruch z twojej planszy Stoczni jest znów dostępny

## What things are

explain-thing = { $thing }
explain-this-round = W tej rundzie { $deed }.
explain-river = Tu się nie buduje. Na drugi brzeg pozwala dotrzeć Żegluga, a na przeprawach Most.
explain-free = Nie ma tu budowli.
explain-home = To twój teren preferowany. Cena Osady: { $price }.
explain-locked = { $unlocked ->
    [0] Ten teren nie jest odblokowany.
   *[other] Budujesz tylko nad rzeką.
 }
explain-fixed = Takiego pola nie można już przekształcić.
explain-to-volcano = Zmiana w wulkan: { $cost }. Cena Osady: { $price }.
explain-spades = Przekształcenie w teren preferowany: { COUNT($spades, "spades") } ({ $cost }). Cena Osady: { $price }.
explain-reach = Pole jest w twoim zasięgu.
explain-reach-skip = Możesz tu dotrzeć tylko dywanem albo tunelem: { $price }.
explain-no-reach = { $skips ->
    [0] Pole jest poza twoim zasięgiem. Twoja Żegluga: { $shipping }.
   *[other] Pole jest poza twoim zasięgiem.
 }
explain-edge = Leży na krawędzi mapy.
explain-building = { $seat }: { $building }, wartość Mocy { $value }.
explain-upgrade = Ulepszenie do { $building_gen }: { $price }.
explain-in-town = Należy do miasta.
explain-port = { $kind ->
    [merchant] Tu jest Magazyn.
   *[ship] Tu jest Port.
 }
explain-traded = Leży tu znacznik handlu: { $seat }.
explain-ships-here = { $seat }: { $kind ->
    [merchant] { COUNT($ships, "merchants") }.
   *[ship] { COUNT($ships, "ships") }.
 }
explain-town-river = Ponad tym polem leży miasto: { $seat }.
explain-site = Można tu zbudować Most, dzięki Zaklęciu albo umiejętności. Na jednym końcu musi stać twoja budowla.
explain-bridge = Oba końce sąsiadują ze sobą dla wszystkich.
explain-round = Runda { $round }
explain-round-state = { $state ->
    [past] Ta runda już minęła.
    [now] Liczy się teraz.
   *[coming] Będzie się liczyć dopiero w tej rundzie.
 }
explain-cult-bonus = Na koniec rundy { $cult }.
explain-no-cult-bonus = W ostatniej rundzie nie ma bonusu Kultu.
explain-final-title = Na koniec gry
explain-area = Największe obszary połączonych budowli: { $points } PZ.
explain-final = Żeton Punktacji Końcowej, { $tile }: { $points } PZ.
explain-cult-points = W każdym Kulcie za najwyższe miejsca: { $points } PZ.
explain-resources = Wszystkie pozostałe zasoby zamienia się na Monety, a { COUNT($coins, "coins") } to 1 PZ.
explain-power = Wydaj { COUNT($power, "power") }{ $priests ->
    [0] {""}
   *[other] {" "}i { COUNT($priests, "priests", "acc") }
 }, aby { $gift }.
explain-act-bridge = zbudować Most
explain-act-priest = zdobyć { COUNT($amount, "priests", "acc") }
explain-act-workers = zdobyć { COUNT($amount, "workers", "acc") }
explain-act-coins = zdobyć { COUNT($amount, "coins", "acc") }
explain-act-spades = wykonać „Przekształć i zbuduj” z { $amount ->
    [one] { $amount } darmową Łopatą; następne można dokupić
   *[many] { $amount } darmowymi Łopatami; drugie pole dopiero wtedy, gdy pierwsze stanie się terenem preferowanym
 }
explain-act-move = przesunąć wszystkie swoje Statki, każdy najwyżej o wartość Żeglugi
explain-act-ship = umieścić Statek przy Porcie lub Stoczni
explain-act-favour = wziąć żeton Łaski
explain-power-state = { $state ->
    [used] Użyte w tej rundzie. W następnej znów będzie dostępne.
    [used-last] Użyte w tej rundzie.
   *[free] W tej rundzie może go użyć jedna osoba.
 }
explain-special-bonus = Akcja z twojego żetonu Bonusu.
explain-special-favour = { COUNT($step, "steps") } w wybranym Kulcie.
explain-special-double = Dwie akcje z rzędu. Jedną z nich może być pasowanie, które kończy turę.
explain-special-steps = { COUNT($steps, "steps") } w jednym wybranym Kulcie.
explain-special-spades = „Przekształć i zbuduj” z darmowymi Łopatami: { $spades }.
explain-special-sandstorm = Pole obok twojej budowli staje się bez Łopat terenem preferowanym. Możesz na nim budować za zwykłą cenę.
explain-special-move = { $kind ->
    [merchant] Ruszają się wszyscy twoi Kupcy, każdy najwyżej o ruch z płytki Zasięgu
   *[ship] Ruszają się wszystkie twoje Statki, każdy najwyżej o wartość Żeglugi
 }, a za 1 Moc o { COUNT($extra, "spaces") } dalej. Potem następuje handel z budowlami, na które weszły.
explain-special-ship = { $kind ->
    [merchant] Zapłać i postaw Kupca w Magazynie lub na Targu.
   *[ship] Zapłać i umieść Statek przy Porcie lub Stoczni.
 }
explain-special-bridge = Zbuduj Most za { COUNT($workers, "workers", "acc") }.
explain-special-trading-post = Ulepsz Osadę do Faktorii za darmo.
explain-special-dwelling = Zbuduj darmową Osadę na dowolnym wolnym polu terenu preferowanego, także poza zasięgiem.
explain-special-terrain = Zmień teren preferowany na taki, którego nikt nie używa, za { COUNT($power, "power") } albo tyle samo znaczników Mocy.
explain-special-state = { $state ->
    [none] Ta akcja nie jest teraz dostępna.
    [again] Można jej użyć kilka razy w rundzie.
    [used] Już użyta w tej rundzie.
   *[free] Można jej użyć raz w tej rundzie.
 }
explain-ship-price = Cena Statku: { $price }.
explain-own-ship-price = Cena Statku u Trytonów jest umowna: źródła są ze sobą sprzeczne.
explain-bonus = Żeton Bonusu { $number }
explain-held = Ma go { $seat }.
explain-action-state = { $state ->
    [used] Jego akcji użyto już w tej rundzie.
   *[free] Jego akcja jest dostępna.
 }
explain-pool = Leży obok planszy{ $coins ->
    [0] {""}
   *[other] , na nim { COUNT($coins, "coins") }
 }. Można go wziąć przy pasowaniu.
explain-favour = Żeton Łaski { $number }
explain-at-once = Od razu: { $gift }.
explain-owned = Ma go { $seat }.
explain-left = { $left ->
    [0] W puli już go nie ma.
   *[other] W puli pozostało: { $left }.
 }
explain-town-title = Żeton Miasta { $number }
explain-town = Co najmniej { $buildings } sąsiadujące budowle o łącznej wartości Mocy co najmniej { $value } tworzą miasto. Sanktuarium liczy się jak dwie budowle.
explain-cult = Pola { $spaces } dają { $power } Mocy. Na pole { $top } wchodzi się z kluczem i może tam stać tylko jeden znacznik.
explain-cult-place = { $seat }: { $step }.
explain-orders = Wolne pola Kapłanów, w przychylnościach: { $list }. Wysłany tam Kapłan zostaje do końca gry.
explain-cult-end = Na koniec gry za najwyższe miejsca { $points } PZ.
explain-trade-title = Nagrody za handel
explain-trade = { $building }: { $gains }
explain-yard = { $building }: { $effect }
explain-played = Tą Rasą gra { $seat }.
explain-cycle = Na kole terenów leży między { $before_ins } a { $after_ins }.
explain-home-of = Teren preferowany: { $faction } ({ $seat }).
explain-terrain-spades = Do twojego terenu preferowanego: { COUNT($spades, "spades") }.
explain-no-faction = Jeszcze bez Rasy.
explain-passed = W tej rundzie już pasuje.
explain-offered = Oferowana Moc, jeszcze bez odpowiedzi: { $power } ({ $builder }).
explain-dropped = Nie bierze już udziału w grze.
explain-bowl = Naczynie { $bowl }: { COUNT($power, "power") }
explain-bowl-1 = Zdobyta Moc przesuwa znaczniki najpierw stąd do Naczynia II.
explain-bowl-2 = Gdy Naczynie I jest puste, zdobyta Moc przesuwa znaczniki stąd do Naczynia III. Spalanie usuwa jeden znacznik, aby przesunąć tam inny.
explain-bowl-3 = Wydać można tylko Moc z Naczynia III. Wydana wraca do Naczynia I.
explain-building-left = { $building }: na planszy { $left }
explain-building-price = Cena: { $price }.
explain-post-price = Cena: { $price } przy budowli innego gracza, w innym wypadku { $alone }.
explain-value = Wartość Mocy: { $value }.
explain-row = Dochód według liczby na mapie, począwszy od zera: { $list }. Teraz jest ich { $built }.
explain-shipping-track = Żegluga: { $step }
explain-shipping = { $shipping ->
    [0] Na drugi brzeg pozwoli dotrzeć dopiero ulepszenie Żeglugi albo Most.
    [one] Zasięg przez { $shipping } pole rzeki.
    [few] Zasięg przez najwyżej { $shipping } kolejne pola rzeki.
   *[many] Zasięg przez najwyżej { $shipping } kolejnych pól rzeki.
 }
explain-next-step = Następne ulepszenie: { $price }, { COUNT($points, "points") }.
explain-last-step = Dalszych ulepszeń nie ma.
explain-skip-title = { $kind ->
    [flight] Lot na Dywanie
   *[tunnel] Kopanie Tuneli
 }
explain-skip = { $kind ->
    [flight] Lot na Dywanie
   *[tunnel] Kopanie Tuneli
 } sięga pól w odległości do { $reach }. Kosztuje: { $price }; daje { COUNT($points, "points") }.
explain-range-title = Płytka Zasięgu: pozycja { $position }
explain-movement = Ruch Kupców: najwyżej { COUNT($movement, "spaces") }.
explain-range-next = Każde darmowe ulepszenie Żeglugi przesuwa znacznik o jedno pole w prawo.
explain-own-range = Wartości płytki Zasięgu powyżej pozycji { $known } są częściowo umowne: żaden znany tekst nie podaje ich w całości.
explain-exchange-track = Tor Wymiany
explain-spade-price = Cena Łopaty: { $price }.
explain-next-exchange = Następne ulepszenie: { $price }, { COUNT($points, "points") }; Łopata kosztuje wtedy { COUNT($workers, "workers", "acc") }.
explain-income-title = Dochód
explain-income = Tyle dają na początku rundy budowle, żetony Łaski i żeton Bonusu, który będziesz wtedy mieć. Dopóki nie spasujesz, żeton Bonusu się tu nie liczy.
explain-no-income = Dochodu już nie będzie: to ostatnia runda.
explain-ships-title = { $kind ->
    [merchant] Kupcy
   *[ship] Statki
 }
explain-ships = { $kind ->
    [merchant] W rezerwie: { COUNT($left, "merchants") }. Nowych stawia się w Magazynie lub na Targu.
   *[ship] W rezerwie: { COUNT($left, "ships") }. Nowe umieszcza się na rzece przy Porcie lub Stoczni.
 }
explain-sailing = { $kind ->
    [merchant] W akcji ruchu każdy przechodzi najwyżej { COUNT($movement, "spaces") }, a za 1 Moc o { COUNT($extra, "spaces") } więcej. Zwrot Kupca opłaca Osadę na jego polu.
   *[ship] W akcji ruchu każdy przepływa najwyżej { COUNT($movement, "spaces") }, a za 1 Moc o { COUNT($extra, "spaces") } więcej. Zwrot Statku opłaca Osadę obok niego.
 }
explain-bridges-title = Mosty
explain-bridges = W rezerwie: { COUNT($left, "bridges") }. Most buduje się Zaklęciem, chyba że daje go umiejętność.
explain-markers-title = Znaczniki handlu
explain-markers = Pozostało: { $left }. Z każdą budowlą można handlować raz w całej grze.
explain-convert-title = Zamiana zasobów
explain-convert = We własnej turze, dowolnie często: { $list }.
explain-burn = Spalanie: jeden znacznik z Naczynia II wypada z gry, inny przechodzi z niego do Naczynia III.

## Drawing

name-range = Zasięg
draw-map = Mapa
draw-own-map = Mapa (kanały umowne)
draw-rounds = Rundy
draw-powers = Zaklęcia
draw-cults = Kulty
draw-pool = Żetony Bonusów
draw-supply = Żetony Łaski i Miasta
draw-favour-tiles = Żetony Łaski
draw-town-tiles = Żetony Miasta
draw-factions = Rasy
draw-your-mat = Plansza Rasy: { $faction }

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
draw-in-town = { $cell } należy do miasta, { $seat }
draw-site = Przeprawa { $from }–{ $to }
draw-bridge = Most { $from }–{ $to }, { $seat }
draw-port = { $cell }: Port, { $seat }
draw-warehouse = { $cell }: Magazyn, { $seat }
draw-ship = { $cell }: Statek, { $seat }
draw-merchant = { $cell }: Kupiec, { $seat }
draw-traded = { $cell }: znacznik handlu, { $seat }

draw-round = Runda { $round }
draw-round-tile = Runda { $round }: { $tile }
draw-no-cult-bonus = bez bonusu Kultu
draw-final = Na koniec: największy obszar; { $tile }
draw-final-area = Na koniec: największy obszar
draw-power = { $action }, { COUNT($power, "power") }
draw-power-used = { $action }, { COUNT($power, "power") }, użyte w tej rundzie
draw-at-pass = pas
draw-bonus = { $tile }, { $coins ->
    [0] bez Monet
    [one] leży na nim { COUNT($coins, "coins") }
    [few] leżą na nim { COUNT($coins, "coins") }
   *[many] leży na nim { COUNT($coins, "coins") }
 }
draw-favour = { $tile }, w puli: { $left }
draw-town-tile = { $tile }, w puli: { $left }
draw-trade-pays = Nagrody za handel

draw-cult-fire = Ogień
draw-cult-water = Woda
draw-cult-earth = Ziemia
draw-cult-air = Powietrze
draw-short-fire = Ogień
draw-short-water = Woda
draw-short-earth = Ziemia
draw-short-air = Pow.
draw-sent = { $cult }: Kapłan, { $seat }

draw-you = ty
draw-on-turn = teraz gra
draw-passed = pasuje jako { $place }.
draw-dropped = poza grą
draw-place = { $place }. miejsce
draw-no-faction = Jeszcze bez Rasy
draw-seat-open = { $player }, jeszcze bez Rasy
draw-seat = { $player }, { $faction }: { COUNT($points, "points") }, { COUNT($coins, "coins") }, { COUNT($workers, "workers") }, { COUNT($priests, "priests") }, Moc { $one }, { $two }, { $three } w Naczyniach I, II, III
draw-offered = do wzięcia { COUNT($power, "power") }
draw-holds = { $tile }, { $player }

draw-faction = { $faction }, { $terrain }
draw-any-terrain = dowolny teren
draw-taken = zajęta: { $seat }
draw-bid = { COUNT($points, "points") }, { $seat }
draw-no-bid = bez ofert

draw-income = dochód
draw-income-title = Co przyniesie następna faza dochodu
draw-bowl = Naczynie { $bowl }: { COUNT($power, "power") }
draw-shipping = Żegluga
draw-range = Zasięg
draw-exchange = Łopata
draw-track = { $track_id ->
    [track-exchange] Cena Łopaty
   *[other] { $track }
 }: { $step }
draw-row = { $building }: na planszy { $left } z { $all }
draw-ships = Statki
draw-merchants = Kupcy
draw-ships-left = W rezerwie: { COUNT($left, "ships") }
draw-merchants-left = W rezerwie: { COUNT($left, "merchants") }
draw-bridges = W rezerwie: { COUNT($bridges, "bridges") }
draw-markers = { $left ->
    [one] W rezerwie: { $left } znacznik handlu
    [few] W rezerwie: { $left } znaczniki handlu
   *[many] W rezerwie: { $left } znaczników handlu
 }
draw-special = { $action }{ $state ->
    [used] , użyta w tej rundzie
    [waits] , gdy stanie Twierdza
   *[other] {""}
 }
draw-convert = Zamień
draw-converting = Zamień zasoby albo spal Moc

# Moves that point at nothing, on the buttons of a picture.
draw-pass = Pas
draw-done = Zakończ turę
draw-decline = Nie, dziękuję
draw-accept = Weź { COUNT($power, "power") } ({ $faction })
draw-refuse = Bez { COUNT($power, "power", "gen") } ({ $faction })
draw-keep = Zachowaj Kapłana
draw-token = Znacznik za 1 PZ

## What a preview compares

stock-points = PZ
stock-coins = Monety
stock-workers = Robotnicy
stock-priests = Kapłani
stock-power-1 = Moc w Naczyniu I
stock-power-2 = Moc w Naczyniu II
stock-power-3 = Moc w Naczyniu III
stock-fire = Kult Ognia
stock-water = Kult Wody
stock-earth = Kult Ziemi
stock-air = Kult Powietrza
stock-key = klucze
stock-shipping = Żegluga lub Zasięg
stock-bridges = Mosty w rezerwie
stock-coin-income = dochód w Monetach
stock-worker-income = dochód w Robotnikach
stock-priest-income = dochód w Kapłanach
stock-power-income = dochód w Mocy
stock-ships = Statki na mapie
stock-trade = położone znaczniki handlu
# Kilka słów na przycisk; resztę mówi pytanie.
label-accept = { $points ->
    [0] Weź { COUNT($power, "power") }
   *[other] Weź { COUNT($power, "power") } za { COUNT($points, "points") }
 }
label-refuse = Odmów
label-burn = Spal 1 znacznik
