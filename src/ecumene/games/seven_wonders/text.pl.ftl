# The sentences of 7 Wonders. COUNT puts a number and its thing together by the messages count-….

extra-seat = Wolne Miasto

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
count-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 }
count-shields = { $n ->
    [one] { $n } Tarcza
    [few] { $n } Tarcze
   *[many] { $n } Tarcz
 }
    .acc = { $n ->
    [one] { $n } Tarczę
    [few] { $n } Tarcze
   *[many] { $n } Tarcz
 }
count-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
 }
    .acc = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
count-leaders = { $n ->
    [one] { $n } lider
   *[many] { $n } liderów
 }
count-debts = { $n ->
    [one] { $n } dług
    [few] { $n } długi
   *[many] { $n } długów
 }
count-defeats = { $n ->
    [one] { $n } żeton Porażki
    [few] { $n } żetony Porażki
   *[many] { $n } żetonów Porażki
 }
victory-tokens = { $n ->
    [one] { $n } żeton Zwycięstwa o wartości { $points }
    [few] { $n } żetony Zwycięstwa o wartości { $points }
   *[many] { $n } żetonów Zwycięstwa o wartości { $points }
 }
count-resources = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
 }
count-wood = { $n ->
    [one] { $n } drewno
   *[many] { $n } drewna
 }
count-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
 }
count-clay = { $n ->
    [one] { $n } glina
    [few] { $n } gliny
   *[many] { $n } gliny
 }
count-ore = { $n ->
    [one] { $n } ruda
    [few] { $n } rudy
   *[many] { $n } rudy
 }
count-glass = { $n ->
    [one] { $n } szkło
    [few] { $n } szkła
   *[many] { $n } szkła
 }
count-textile = { $n ->
    [one] { $n } tkanina
    [few] { $n } tkaniny
   *[many] { $n } tkanin
 }
count-papyrus = { $n ->
    [one] { $n } papirus
    [few] { $n } papirusy
   *[many] { $n } papirusu
 }
age-number = { $age ->
    [0] lider
    [1] I
    [2] II
   *[3] III
 }

## Names

name-wood = drewno
name-stone = kamień
name-clay = glina
name-ore = ruda
name-glass = szkło
name-textile = tkanina
name-papyrus = papirus

# Colours, which are also where points come from.
name-brown = brązowe karty
    .adj = brązowa
    .acc = brązową
    .plural = brązowe
name-grey = szare karty
    .adj = szara
    .acc = szarą
    .plural = szare
name-blue = niebieskie karty
    .adj = niebieska
    .acc = niebieską
    .plural = niebieskie
name-green = nauka
    .adj = zielona
    .acc = zieloną
    .plural = zielone
name-yellow = żółte karty
    .adj = żółta
    .acc = żółtą
    .plural = żółte
name-red = czerwone karty
    .adj = czerwona
    .acc = czerwoną
    .plural = czerwone
name-purple = Gildie
    .adj = fioletowa
    .acc = fioletową
    .plural = fioletowe
name-black = czarne karty
    .adj = czarna
    .acc = czarną
    .plural = czarne
name-white = liderzy
    .adj = biała
    .acc = białą
    .plural = białe
name-leaders = liderzy
name-wonder = Cud
name-coins = monety
name-conflicts = konflikty
name-debts = długi

name-compass = Cyrkiel
name-gear = Koło
name-tablet = Tablica
name-any = dowolny symbol naukowy

name-option-wonders = Cuda
name-option-wonders-base = z gry podstawowej
name-option-wonders-lost = Zaginione Cuda
name-option-wonders-all = wszystkie
name-option-deal = Przydział plansz
name-option-deal-random = losowe
name-option-deal-two = dwie do wyboru
name-option-deal-choose = wybór po kolei
name-option-sides = Strony plansz
name-option-sides-random = losowe
name-option-sides-choose = według wyboru gracza
name-option-sides-A = tylko A
name-option-sides-B = tylko B
name-option-balance = Uwagi o równowadze
name-option-balance-all = wszystkie
name-option-balance-orders = tylko bezwzględne
name-option-cities = Miasta
name-option-leaders = Liderzy
name-option-teams = Gra zespołowa

# Cards
name-lumber-yard = Skład Drewna
    .acc = Skład Drewna
name-stone-pit = Wyrobisko Kamienia
    .acc = Wyrobisko Kamienia
name-clay-pool = Złoże Gliny
    .acc = Złoże Gliny
name-ore-vein = Żyła Rudy
    .acc = Żyłę Rudy
name-tree-farm = Plantacja Drzew
    .acc = Plantację Drzew
name-excavation = Wykop
    .acc = Wykop
name-clay-pit = Glinianka
    .acc = Gliniankę
name-timber-yard = Plac Drzewny
    .acc = Plac Drzewny
name-forest-cave = Leśna Jaskinia
    .acc = Leśną Jaskinię
name-mine = Kopalnia
    .acc = Kopalnię
name-loom = Warsztat Tkacki
    .acc = Warsztat Tkacki
name-glassworks = Huta Szkła
    .acc = Hutę Szkła
name-press = Prasa
    .acc = Prasę
name-pawnshop = Lombard
    .acc = Lombard
name-baths = Łaźnie
    .acc = Łaźnie
name-altar = Ołtarz
    .acc = Ołtarz
name-theater = Teatr
    .acc = Teatr
name-tavern = Tawerna
    .acc = Tawernę
name-east-trading-post = Handel Wschodni
    .acc = Handel Wschodni
name-west-trading-post = Handel Zachodni
    .acc = Handel Zachodni
name-marketplace = Targowisko
    .acc = Targowisko
name-stockade = Palisada
    .acc = Palisadę
name-barracks = Koszary
    .acc = Koszary
name-guard-tower = Strażnica
    .acc = Strażnicę
name-apothecary = Apteka
    .acc = Aptekę
name-workshop = Warsztat
    .acc = Warsztat
name-scriptorium = Skryptorium
    .acc = Skryptorium
name-sawmill = Tartak
    .acc = Tartak
name-quarry = Kamieniołom
    .acc = Kamieniołom
name-brickyard = Cegielnia
    .acc = Cegielnię
name-foundry = Odlewnia
    .acc = Odlewnię
name-loom-2 = Warsztat Tkacki
    .acc = Warsztat Tkacki
name-glassworks-2 = Huta Szkła
    .acc = Hutę Szkła
name-press-2 = Prasa
    .acc = Prasę
name-aqueduct = Akwedukt
    .acc = Akwedukt
name-temple = Świątynia
    .acc = Świątynię
name-statue = Posąg
    .acc = Posąg
name-courthouse = Sąd
    .acc = Sąd
name-forum = Forum
    .acc = Forum
name-caravansery = Karawanseraj
    .acc = Karawanseraj
name-vineyard = Winnica
    .acc = Winnicę
name-bazar = Bazar
    .acc = Bazar
name-walls = Mury
    .acc = Mury
name-training-ground = Plac Ćwiczeń
    .acc = Plac Ćwiczeń
name-stables = Stajnie
    .acc = Stajnie
name-archery-range = Strzelnica
    .acc = Strzelnicę
name-dispensary = Lecznica
    .acc = Lecznicę
name-laboratory = Laboratorium
    .acc = Laboratorium
name-library = Biblioteka
    .acc = Bibliotekę
name-school = Szkoła
    .acc = Szkołę
name-pantheon = Panteon
    .acc = Panteon
name-gardens = Ogrody
    .acc = Ogrody
name-town-hall = Ratusz
    .acc = Ratusz
name-palace = Pałac
    .acc = Pałac
name-senate = Senat
    .acc = Senat
name-haven = Przystań
    .acc = Przystań
name-lighthouse = Latarnia Morska
    .acc = Latarnię Morską
name-chamber-of-commerce = Izba Handlowa
    .acc = Izbę Handlową
name-arena = Arena
    .acc = Arenę
name-fortifications = Fortyfikacje
    .acc = Fortyfikacje
name-circus = Cyrk
    .acc = Cyrk
name-arsenal = Arsenał
    .acc = Arsenał
name-siege-workshop = Warsztat Oblężniczy
    .acc = Warsztat Oblężniczy
name-lodge = Loża
    .acc = Lożę
name-observatory = Obserwatorium
    .acc = Obserwatorium
name-university = Uniwersytet
    .acc = Uniwersytet
name-academy = Akademia
    .acc = Akademię
name-study = Gabinet
    .acc = Gabinet

# Guilds
name-builders-guild = Gildia Budowniczych
    .acc = Gildię Budowniczych
name-craftsmens-guild = Gildia Rzemieślników
    .acc = Gildię Rzemieślników
name-magistrates-guild = Gildia Urzędników
    .acc = Gildię Urzędników
name-philosophers-guild = Gildia Filozofów
    .acc = Gildię Filozofów
name-scientists-guild = Gildia Naukowców
    .acc = Gildię Naukowców
name-shipowners-guild = Gildia Armatorów
    .acc = Gildię Armatorów
name-spies-guild = Gildia Szpiegów
    .acc = Gildię Szpiegów
name-strategists-guild = Gildia Strategów
    .acc = Gildię Strategów
name-traders-guild = Gildia Kupców
    .acc = Gildię Kupców
name-workers-guild = Gildia Robotników
    .acc = Gildię Robotników

# Black cards
name-pigeon-loft = Gołębnik
    .acc = Gołębnik
name-militia = Milicja
    .acc = Milicję
name-hideout = Kryjówka
    .acc = Kryjówkę
name-residence = Rezydencja
    .acc = Rezydencję
name-gambling-den = Jaskinia Hazardu
    .acc = Jaskinię Hazardu
name-clandestine-dock-east = Tajna Przystań Wschodnia
    .acc = Tajną Przystań Wschodnią
name-clandestine-dock-west = Tajna Przystań Zachodnia
    .acc = Tajną Przystań Zachodnią
name-secret-warehouse = Tajny Magazyn
    .acc = Tajny Magazyn
name-gates-of-the-city = Bramy Miasta
    .acc = Bramy Miasta
name-spy-ring = Siatka Szpiegów
    .acc = Siatkę Szpiegów
name-mercenaries = Najemnicy
    .acc = Najemników
name-lair = Melina
    .acc = Melinę
name-consulate = Konsulat
    .acc = Konsulat
name-gambling-house = Dom Gry
    .acc = Dom Gry
name-black-market = Czarny Rynek
    .acc = Czarny Rynek
name-sepulcher = Grobowiec
    .acc = Grobowiec
name-architect-cabinet = Gabinet Architekta
    .acc = Gabinet Architekta
name-tabularium = Tabularium
    .acc = Tabularium
name-torture-chamber = Izba Tortur
    .acc = Izbę Tortur
name-contingent = Kontyngent
    .acc = Kontyngent
name-brotherhood = Bractwo
    .acc = Bractwo
name-embassy = Ambasada
    .acc = Ambasadę
name-cenotaph = Cenotaf
    .acc = Cenotaf
name-builders-union = Związek Budowniczych
    .acc = Związek Budowniczych
name-capitol = Kapitol
    .acc = Kapitol
name-slave-market = Targ Niewolników
    .acc = Targ Niewolników
name-secret-society = Tajne Stowarzyszenie
    .acc = Tajne Stowarzyszenie

# Leaders
name-amytis = Amytis
    .acc = Amytis
name-midas = Midas
    .acc = Midasa
name-alexander = Aleksander
    .acc = Aleksandra
name-bilkis = Bilkis
    .acc = Bilkis
name-aristotle = Arystoteles
    .acc = Arystotelesa
name-maecenas = Mecenas
    .acc = Mecenasa
name-justinian = Justynian
    .acc = Justyniana
name-plato = Platon
    .acc = Platona
name-ramses = Ramzes
    .acc = Ramzesa
name-tomyris = Tomyris
    .acc = Tomyris
name-hannibal = Hannibal
    .acc = Hannibala
name-caesar = Cezar
    .acc = Cezara
name-hatshepsut = Hatszepsut
    .acc = Hatszepsut
name-nero = Neron
    .acc = Nerona
name-xenophon = Ksenofont
    .acc = Ksenofonta
name-vitruvius = Witruwiusz
    .acc = Witruwiusza
name-solomon = Salomon
    .acc = Salomona
name-croesus = Krezus
    .acc = Krezusa
name-hypatia = Hypatia
    .acc = Hypatię
name-nebuchadnezzar = Nabuchodonozor
    .acc = Nabuchodonozora
name-phidias = Fidiasz
    .acc = Fidiasza
name-varro = Warron
    .acc = Warrona
name-pericles = Perykles
    .acc = Peryklesa
name-praxiteles = Praksyteles
    .acc = Praksytelesa
name-hiram = Hiram
    .acc = Hirama
name-sappho = Safona
    .acc = Safonę
name-zenobia = Zenobia
    .acc = Zenobię
name-nefertiti = Nefertiti
    .acc = Nefertiti
name-cleopatra = Kleopatra
    .acc = Kleopatrę
name-archimedes = Archimedes
    .acc = Archimedesa
name-leonidas = Leonidas
    .acc = Leonidasa
name-hammurabi = Hammurabi
    .acc = Hammurabiego
name-imhotep = Imhotep
    .acc = Imhotepa
name-euclid = Euklides
    .acc = Euklidesa
name-ptolemy = Ptolemeusz
    .acc = Ptolemeusza
name-pythagoras = Pitagoras
    .acc = Pitagorasa

# Wonders; the sides of their boards are named after them.
board-name = { $wonder } { $side }
name-alexandria = Aleksandria
name-babylon = Babilon
name-ephesos = Efez
name-giza = Giza
name-halikarnassos = Halikarnas
name-olympia = Olimpia
name-rhodos = Rodos
name-angkor-wat = Angkor Wat
name-antiocheia = Antiochia
name-atlantis = Atlantyda
name-babel = Wieża Babel
name-beiping = Pekin
name-brigadoon = Brigadoon
name-capua = Capua
name-caylus = Caylus
name-chichen-itza = Chichén Itzá
name-citadels = Cytadela
name-dominion = Dominion
name-doppelwonder = Duplikat Cudu
name-el-dorado = El Dorado
name-helvetia = Helwecja
name-ithake = Itaka
name-lhasa = Lhasa
name-manneken-pis = Manneken Pis
name-nomades = Nomadzi
name-persepolis = Persepolis
name-petra = Petra
name-rapa-nui = Rapa Nui
name-rlyeh = R’lyeh
name-roll-through-the-ages = Poprzez Wieki
name-sparta = Sparta
name-tartaros = Tartar
name-temporal-paradox = Paradoks czasowy
name-uruk = Uruk
name-venezia = Wenecja
name-yamato = Yamato

## What is owed

step-choose-board = Wybierz swój Cud
step-keep-leader = Wybierz lidera, którego zatrzymujesz
step-use-leader = Wybierz lidera: zagraj go, zbuduj nim etap albo odrzuć
step-pick = Wybierz kartę: zbuduj ją, zbuduj nią etap albo odrzuć
step-last-pick = Twoja ostatnia karta tej Ery: zagraj ją albo odrzuć bez monet
step-free-city-pick = Wybierz kartę dla Wolnego Miasta
step-choose-debt = Wybierz, za ile monet zaciągasz dług
step-any-time = Użyj zdolności albo graj dalej
step-exchange = Dokonaj wymiany albo graj dalej
step-one-exchange = Wymień teraz albo wcale
step-put-back = Odrzuć żeton Porażki albo go zatrzymaj
step-take-from-discard = Wybierz kartę ze stosu kart odrzuconych, którą zbudujesz za darmo, albo zrezygnuj
step-build-from-box = Wybierz kartę do zbudowania za darmo albo żadną
step-choose-copy = Wybierz, co kopiujesz, albo zrezygnuj
step-swap-cards = Zamień kartę na kartę z innego miasta albo zrezygnuj
step-give-up-leader = Czarodziejka: wybierz lidera, którego odrzucasz
step-wizard-plays = Czarodziejka: zagraj za darmo jednego z tych liderów albo żadnego
step-replace-wonder = Wybierz swój nowy Cud
step-wander = Wybierz nowe miejsce dla swojej planszy albo zostań

## Why a move is refused

refusal-notation = „{ $text }” to nie ruch. Ruchy wyglądają tak: build baths, build aqueduct left=2, stage loom 1, discard baths.
refusal-not-in-hand = { $card }: nie masz teraz tej karty.
refusal-same-name = { $card }: karta o tej nazwie stoi już w mieście.
refusal-coins = Potrzeba: { COUNT($need, "coins") }. Masz { $have }.
refusal-resources = Tego brakuje i nikt ci tego nie sprzeda: { $missing }.
refusal-payment = { $allowed ->
    [nothing] Tutaj nikomu nic nie płacisz.
   *[other] Tak nie można zapłacić. Można na przykład tak: { $allowed }.
 }
refusal-no-chain = { $card }: żadna karta w twoim mieście nie pozwala zbudować jej za darmo.
refusal-no-kin = Tylko etap planszy Angkor Wat pozwala budować dzięki powiązaniu sąsiada.
refusal-no-kin-chain = { $card }: żadna karta sąsiadów nie pozwala zbudować jej za darmo.
refusal-no-free-build = Żaden twój etap nie pozwala zbudować karty za darmo.
refusal-used-this-age = W tej Erze to już było użyte.
refusal-costs-nothing = { $card } i tak nic nie kosztuje. Po prostu zbuduj tę kartę.
refusal-wonder-complete = Wszystkie etapy twojego Cudu są zbudowane.
refusal-stage-order = Etapu { $stage } nie można teraz zbudować. Następny to { $next }.
refusal-nothing-to-copy = Etap { $stage }: sąsiad nie ma takiego etapu do skopiowania.
refusal-partner-has-it = { $card }: ta karta stoi już w mieście partnera. Nie może oznaczyć tego etapu.
refusal-no-navigator = Nie możesz teraz użyć Nawigatora.
refusal-must-build = Wolne Miasto musi budować, dopóki może.
refusal-must-chain = { $card }: Wolne Miasto musi skorzystać z powiązania.
refusal-debts = Liczba długów: od { $least } do { $most }.
refusal-no-exchange = Takiej wymiany nie można teraz dokonać.
refusal-no-ability = Nie masz teraz takiej zdolności.
refusal-cannot-turn-up = { $card }: tej karty nie można teraz odwrócić.
refusal-cannot-copy = Tego nie można skopiować.
refusal-cannot-swap = Tych dwóch kart nie można zamienić.
refusal-not-drawn = { $card }: tej karty nie ma do wyboru.
refusal-not-in-pile = { $card }: tej karty nie ma w stosie kart odrzuconych.
refusal-no-gap = Tam nie możesz się przenieść ({ $seat }): to twoje obecne miejsce.
refusal-board-not-drawn = { $board }: tej planszy nie wylosowano.
refusal-board-not-offered = { $board }: tej planszy nie ma do wyboru.
refusal-board-taken = { $board }: ten Cud już leży na stole.
refusal-board-two-players = { $board }: w grze dwuosobowej używa się tylko Cudów z gry podstawowej.
refusal-board-least-players = { $board }: potrzeba co najmniej { $least } osób.
refusal-board-most-players = { $board }: może grać najwyżej { $most } osób.
refusal-board-needs-myths = { $board }: plansza wymaga dodatku Mity, a nie ma go w tym pudełku.
refusal-board-needs-leaders = { $board }: plansza wymaga dodatku Liderzy.
refusal-board-needs-cities = { $board }: plansza wymaga dodatku Miasta.
refusal-board-no-teams = { $board }: tej planszy nie używa się w grze zespołowej.
refusal-board-teams-only = { $board }: tej planszy używa się tylko w grze zespołowej.
refusal-boards-apart = { $board } i { $other } nie mogą być razem w jednej grze.
refusal-boards-beside = { $board } i { $other } nie mogą tak leżeć obok siebie.
refusal-boards-alike = { $board }: podobnych plansz leży już na stole { $most }, więcej być nie może.

## What is wrong with the options

problem-seven-wonders-teams = Gra zespołowa wymaga { $few } lub { $many } graczy i dodatku Miasta.
problem-seven-wonders-two = W grze na { $seats } osoby są tylko Cuda z gry podstawowej, bez dodatków Miasta i Liderzy: zmień opcję { $option }.

## The log

event-age-started = Zaczyna się Era { age-number }.
event-board-taken = { $player } obejmuje planszę { $board }.
event-board-replaced = { $player } przechodzi na planszę { $board }.
event-rolled-start = { $player } rzuca kostką i dostaje na początek dodatkowe monety: { $coins }.
event-built = { $player } buduje { $card_acc }.
event-chained = { $player } buduje { $card_acc } za darmo dzięki powiązaniu.
event-built-free = { $player } buduje { $card_acc } za darmo.
event-built-from-box = { $player } buduje { $card_acc } z pudełka.
event-taken-from-discard = { $player } buduje { $card_acc } ze stosu kart odrzuconych.
event-recruited = { $player } zagrywa lidera: { $card }.
event-stage-built = { $player } buduje etap { $stage } Cudu.
event-discarded = { $player } odrzuca kartę.
event-given = { $player } stawia { $card_acc } w mieście partnera ({ $owner }).
event-paid = { $player } płaci { COUNT($coins, "coins", "acc") }; dostaje: { $owner }.
event-coins-gained = { $player } zdobywa { COUNT($coins, "coins", "acc") }.
event-rolled = { $player } rzuca kostką: { COUNT($coins, "coins") }, { COUNT($points, "points") }.
event-diplomacy = { $player } bierze żeton Dyplomacji.
event-assassinated = Uderza Zabójca: { $player } traci wybraną kartę.
event-won = { $player } wygrywa konflikt ({ COUNT($points, "points") }); pokonany: { $owner }.
event-defeat-taken = { $player } bierze { COUNT($tokens, "defeats") }.
event-defeat-put-back = { $player } odrzuca { COUNT($tokens, "defeats") }.
event-exchanged = { $player } dokonuje wymiany{ $coins ->
    [0] {""}
   *[other] , zysk: { COUNT($coins, "coins") }
 }.
event-gilded = { $player } kładzie monetę na karcie { $card }.
event-hands-swapped = { $player } zamienia się kartami z ręki ({ $owner }).
event-turned-up = { $player } odwraca kartę { $card }.
event-copied = { $player } kopiuje { $card_acc } ({ $owner }).
event-stage-copied = { $player } kopiuje etap { $stage } ({ $owner }).
event-leader-given-up = { $player } odrzuca lidera.
event-swapped = { $player } zamienia { $card_acc } na { $other_acc } ({ $owner }).
event-box-opened = { $player } dobiera z pudełka { COUNT($count, "cards", "acc") }.
event-lost = { $player } traci { COUNT($coins, "coins", "acc") }.
event-lost-with-debts = { $player } płaci { COUNT($coins, "coins", "acc") }{ $debts ->
    [0] {""}
   *[other] {" "}i zaciąga { COUNT($debts, "debts") }
 }.
event-vanished = { $player }: miasto znika w chmurach.
event-reappeared = { $player }: miasto znów się pojawia.
event-wandered = { $player } przenosi się na nowe miejsce, na prawo od: { $owner }.
event-game-ended = Ostatnia Era dobiegła końca.

## Verbs of the notation

verb-build = zbuduj
verb-chain = powiązanie
verb-free = za darmo
verb-kin = powiązanie sąsiada
verb-stage = etap
verb-discard = odrzuć
verb-navigate = odrzuć z Nawigatorem
verb-take = weź
verb-keep = zatrzymaj
verb-recruit = zagraj lidera
verb-copy = kopiuj
verb-copy-stage = kopiuj etap
verb-gild = moneta na karcie
verb-swap = zamień
verb-turn-up = odwróć
verb-board = plansza
verb-hands = zamień się kartami
verb-move = wędruj
verb-exchange = wymień
verb-debt = dług
verb-claim = weź zysk
verb-put-back = odrzuć żeton
verb-decline = rezygnuj

## Moves in words

move-build = Zbuduj { $card_acc }: { $list }
move-chain = Zbuduj { $card_acc } za darmo: powiązanie ({ $list })
move-free = Zbuduj { $card_acc } za darmo: raz na Erę
move-kin = Zbuduj { $card_acc } za darmo: powiązanie sąsiada
move-stage = Etap { $stage }, znacznik { $card }: { $list }
move-discard = Odrzuć { $card_acc } za { COUNT($coins, "coins", "acc") }
move-give-up = Odrzuć { $card_acc }
move-navigate = Odrzuć { $card_acc } za { COUNT($coins, "coins", "acc") } i { $list }
move-take = Zbuduj { $card_acc } za darmo: { $list }
move-keep = Zatrzymaj { $card_acc } ({ $value }): { $list }
move-recruit = Zagraj { $card_acc } ({ $value }): { $list }
move-copy = Kopiuj { $card_acc } ({ $value }): { $list }
move-copy-stage = Kopiuj etap { $stage } ({ $value }): { $list }
move-gild = Połóż { COUNT($coins, "coins", "acc") } na karcie { $card }: { COUNT($points, "points") }
move-swap = Zamień { $card_acc } na { $other_acc } ({ $value })
move-turn-up = Odwróć { $card_acc }: { $list }
move-board = { $board }: { $list }
move-hands = Zamień się kartami z ręki ({ $value })
move-move = Przenieś się na prawo od: { $value }
move-exchange = { $list }
move-debt = Zapłać { COUNT($coins, "coins", "acc") }, dług { $debts }
move-claim = { $list }
move-put-back = Odrzuć { COUNT($tokens, "defeats") }
move-decline = { $step ->
    [last-pick] Odrzuć bez monet
    [put-back] Zatrzymaj żeton
    [wander] Zostań na miejscu
    [swap-cards] Bez zamiany
    [build-from-box] Nie buduj żadnej
    [wizard-plays] Nie zagrywaj żadnego
   *[any-time] Graj dalej
 }
# What is paid: to whom, for what.
pay-left = { $list } od lewego sąsiada za { COUNT($coins, "coins", "acc") }
pay-right = { $list } od prawego sąsiada za { COUNT($coins, "coins", "acc") }
pay-bank = { $list } z banku za { COUNT($coins, "coins", "acc") }
pay-seat = { $list } ({ $value }) za { COUNT($coins, "coins", "acc") }

## What cards and stages do

effect-both = { $value } i { $text }
list-or = { $list } lub { $text }
effect-vp = { COUNT($amount, "points") }
effect-vp_per = { COUNT($amount, "points") } za { effect-thing }{ effect-where }
effect-vp_minus_cards = { COUNT($amount, "points") }, o punkt mniej za { effect-thing } u ciebie
effect-vp_if_shields = { COUNT($amount, "points") }, jeśli masz co najmniej { COUNT($extra, "shields", "acc") }
effect-extra_vp_per_3_coins = dodatkowo { COUNT($amount, "points") } za każde { COUNT($coins, "coins", "acc") }
effect-double_vp_from_yellow = twoje żółte karty dają dwa razy więcej punktów
effect-kings_favour = królewskie względy: twoje Gildie, które liczą miasta sąsiadów, liczą też twoje
effect-copy_neighbour_guild = na koniec gry kopiujesz jedną Gildię sąsiada
effect-coins = { COUNT($amount, "coins") }
effect-coins_per = { COUNT($amount, "coins") } za { effect-thing }{ effect-where }
effect-all_players_gain_coins = każdy dostaje { COUNT($amount, "coins", "acc") }
effect-neighbours_gain_coins = każdy z sąsiadów dostaje { COUNT($amount, "coins", "acc") }
effect-others_lose_coins = każdy z pozostałych graczy traci { COUNT($amount, "coins", "acc") }{ $extra ->
    [0] {""}
   *[1] {" "}za { effect-thing } u siebie
 }
effect-roll_two_dice = rzuć kostką dwa razy: pierwszy wynik to monety, drugi punkty
effect-claim_once = raz w Erze { age-number }, w dowolnej chwili: { $text }
effect-double_coins_from_yellow = żółte karty budowane później dają dwa razy więcej monet
effect-bank_discount = w każdej turze płacisz bankowi o { COUNT($amount, "coins", "acc") } mniej
effect-coin_per_purchase_from_neighbour = { COUNT($amount, "coins") } za każdego sąsiada, od którego kupujesz w danej turze
effect-shields = { COUNT($amount, "shields") }
effect-diplomacy_token = żeton Dyplomacji
effect-permanent_diplomacy = żadnych konfliktów przez całą grę
effect-beaten_neighbour_takes_defeats = sąsiad, którego pokonasz, bierze { COUNT($amount, "defeats") }
effect-defeat_tokens_go_to_the_winner = twoje żetony Porażki bierze zwycięzca konfliktu
effect-gain_defeat_token = bierzesz { COUNT($amount, "defeats") }
effect-discard_defeat_token = możesz odrzucić { COUNT($amount, "defeats") }
effect-all_players_discard_defeat = każdy odrzuca { COUNT($amount, "defeats") }
effect-exchange_after_card = raz na turę możesz wymienić: { $list }
effect-exchange_once = od razu możesz wymienić: { $list }
effect-science = { $symbol }
effect-science_set_bonus = dodatkowo { COUNT($amount, "points") } za każdy zestaw trzech symboli naukowych
effect-convert_science = na koniec gry możesz zmienić swoje symbole naukowe (najwyżej { $amount })
effect-copy_neighbour_science_symbol = symbol naukowy skopiowany z zielonej karty sąsiada
effect-produce = { $list }{ $sold ->
    [0] {" "}(nie na sprzedaż)
   *[1] {""}
 }
effect-extra_resource_already_produced = w każdej turze dodatkowy surowiec spośród tych, które { $extra ->
    [0] produkują twoje brązowe i szare karty
   *[1] produkują twój surowiec początkowy, brązowe i szare karty
 }
effect-resource_not_produced = w każdej turze surowiec spośród tych, których nie produkują twój surowiec początkowy, brązowe ani szare karty
effect-trade_discount = { $kinds ->
    [made] dobra
   *[raw] surowce podstawowe
 } od { effect-side } kosztują { COUNT($price, "coins", "acc") }
effect-trade_rebate = w każdej turze pierwszy surowiec od { effect-side } kosztuje o { COUNT($amount, "coins", "acc") } mniej
effect-trade_with_any_player = kupujesz od dowolnego gracza, każdy surowiec za { COUNT($price, "coins", "acc") }
effect-buy_from_bank = w każdej turze możesz kupić surowiec z banku za { COUNT($price, "coins", "acc") }
effect-cost_reduction = { $extra ->
    [1] etapy
   *[0] { $value } karty
 } kosztują o { COUNT($amount, "resources") } mniej
effect-wonder_stages_free_of_resources = twoje etapy nie wymagają surowców
effect-colour_free = { $value } karty są za darmo
effect-leaders_free = następni liderzy są za darmo
effect-free_build_once_per_age = raz na Erę budujesz kartę za darmo
effect-neighbour_chain_once_per_age = raz na Erę (w Erze { $ages }) budujesz kartę za darmo dzięki powiązaniu z kartą sąsiada
effect-build_from_discard = możesz zbudować za darmo kartę ze stosu kart odrzuconych
effect-draw_unused_and_build_free = dobierz { $amount ->
    [few] { $amount } nieużywane { $value } karty
   *[many] nieużywane { $value } karty ({ $amount })
 }{ $age ->
    [0] {""}
   *[other] {" "}Ery { age-number }
 } i zbuduj jedną z nich za darmo
effect-play_last_card = { $extra ->
    [0] możesz zagrać też swoją ostatnią kartę każdej Ery
   *[1] każdy może zagrać też swoją ostatnią kartę każdej Ery
 }
effect-on_chain_build = za każdą kartę zbudowaną dzięki powiązaniu: { $text }
effect-on_build_colour = za każdą zbudowaną { $list } kartę: { $text }
effect-on_structure_built = za każdą zbudowaną kartę: { $text }
effect-on_each_stage_built = za każdy zbudowany etap{ $extra ->
    [0] {""}
   *[1] , także ten
 }: { $text }
effect-on_gain_victory_token = za każdy żeton Zwycięstwa: { $text }
effect-copy_effect = możesz skopiować { $age ->
    [0] { $list } kartę sąsiada
   *[other] kartę Ery { age-number } sąsiada
 }{ $extra ->
    [0] {""}
   *[other] {" "}albo zbudowany etap { $extra } sąsiada
 }
effect-copy_wonder_stage = jak etap { $extra } { effect-side }
effect-vanish = Znikanie: twoje miasto znika i nie ma sąsiadów
effect-reappear = twoje miasto znów się pojawia
effect-wander = Wędrówka: możesz przenieść swoją planszę w inne miejsce przy stole
effect-partnership = Partnerstwo: znacznik stawiasz za darmo w mieście partnera
effect-invisibility = Niewidzialność: w dowolnej chwili możesz odwrócić znacznik, jeśli nie jest niebieski; działa tylko dla ciebie
effect-replace_wonder = dobierz { $amount ->
    [one] { $amount } nieużywany Cud
    [few] { $amount } nieużywane Cuda
   *[many] { $amount } nieużywanych Cudów
 } i zastąp tę planszę jednym z nich ({ $extra ->
    [1] strona A
   *[2] dowolna strona
 })
effect-assassin = Zabójca: w następnej turze pozostali gracze odrzucają wybrane karty bez monet
effect-magician = Magik: raz na Erę, przed wyborem karty, zamień się z kimś kartami z ręki
effect-wizard = Czarodziejka: każdy z pozostałych graczy odrzuca lidera, a jednego z nich możesz zagrać za darmo
effect-navigator = Nawigator: raz na Erę odrzucona karta daje { COUNT($price, "coins", "acc") } i żeton Zwycięstwa o wartości { $extra }
effect-swap_built_card = Dyplomata: możesz zamienić kartę na kartę z innego miasta o tej samej liczbie surowców w koszcie
effect-artist = Artysta: raz na turę możesz położyć { COUNT($price, "coins", "acc") } na karcie w swoim mieście: +{ COUNT($extra, "points") }
effect-myths_per_age = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
   *[many] { $amount } kart
 } Mitów w Erze { age-number }
# Parts of the above.
effect-thing = { $count ->
    [wonder_stage] każdy etap Cudu
    [victory_token] każdy żeton Zwycięstwa
    [defeat_token] każdy żeton Porażki
    [shield] każdą Tarczę
    [colour_set] każdy zestaw kart ({ $list })
   *[card] każdą { $list } kartę
 }
effect-where = { $where ->
    [self] {" "}u ciebie
    [next] {" "}u obu sąsiadów
   *[all] {" "}u ciebie i u obu sąsiadów
 }
effect-side = { $side ->
    [left] lewego sąsiada
    [right] prawego sąsiada
   *[both] obu sąsiadów
 }
deal-for = { $list } na { $text }
deal-unused = { $list } (nieużyte)
deal-shield = { $n ->
    [one] to, by jeden twój żeton Porażki liczył się odtąd jako Tarcza
    [few] to, by { $n } twoje żetony Porażki liczyły się odtąd jako Tarcze
   *[many] to, by { $n } twoich żetonów Porażki liczyło się odtąd jako Tarcze
 }
deal-discard = odrzucenie { $n ->
    [one] żetonu Porażki
   *[many] { $n } żetonów Porażki
 }
deal-coins = { COUNT($n, "coins", "acc") }
deal-plus = { $list } i { $text }
cost-free = za darmo
cost-different = { $n ->
    [one] { $n } surowiec podstawowy
    [few] { $n } różne surowce podstawowe
   *[many] { $n } różnych surowców podstawowych
 }
cost-copied = cena kopiowanego etapu
cost-house = { $list } (cena umowna)
stage-text = { $value }: { $list }{ $age ->
    [0] {""}
   *[other] {" "}(tylko ze znacznikiem z Ery { age-number })
 }
start-coins = na początek dodatkowo { COUNT($coins, "coins") }
start-die = na początek monety z rzutu kostką
start-half-shield = pół Tarczy
start-any-order = etapy w dowolnej kolejności
start-partner = kopia planszy partnera
start-nothing = nic na początek
board-stage = { $number }) { $list }

## The position in text

show-setup = Przygotowanie gry
show-over = Koniec gry.
show-draft = Wybór liderów
show-age = Era { age-number }
show-turn = Era { age-number }, tura { $number } z { $last } · karty idą { $side ->
    [left] w lewo
    [right] w prawo
   *[other] do drugiej osoby
 }
show-seat = { $number }. { $player }
show-no-board = jeszcze bez Cudu
show-shields = { COUNT($shields, "shields") }{ $half ->
    [0] {""}
   *[1] {" "}½
 }
show-stages = etapy { $built }/{ $all }
show-tokens = żetony +{ $points }{ $defeats ->
    [0] {""}
   *[other] {" "}−{ $defeats }
 }
show-diplomacy = dyplomacja
show-absent = za chmurami
show-chosen = wybór gotowy
show-own-copy = kopia: { $board }
show-sells = sprzedaje: { $list }
show-sells-nothing = nic nie sprzedaje
show-cheap = { $kinds ->
    [raw] surowce podstawowe
    [made] dobra
   *[all] wszystko
 } po { $coins ->
    [one] { $coins } monecie
    [few] { $coins } monety
   *[many] { $coins } monet
 }
show-hand = Na ręce
show-leaders = Liderzy na ręce
show-hand-count = na ręce { COUNT($count, "cards") }
show-leader-count = na ręce { COUNT($count, "leaders") }
show-face-down = zakryta karta (Era { age-number })
show-face-down-leader = zakryty lider
show-marker = pod etapem { $stage }: { $list }
show-wonder-card = karta Cudu
show-invisible = odwrócona
show-gilded = z monetą
show-pile = Stos kart odrzuconych: { COUNT($count, "cards") }
show-pile-known = znasz z nich: { $list }
show-chain = za darmo, powiązanie
show-once = za darmo, raz na Erę
show-price = { $coins ->
    [0] za darmo
   *[other] { COUNT($coins, "coins") }
 }
show-why-same-name = już zbudowana
show-why-coins = za drogo: { COUNT($need, "coins") }
show-why-resources = brak: { $missing }
show-chains = { $list }; później za darmo: { $text }

## Drawing

draw-progress = Era { $text }, tura { $turn_number } z { $turns }
draw-age = Era { $text }
draw-set-up = przed pierwszą Erą
draw-over = koniec gry
draw-won = { $player } wygrywa, mając { COUNT($points, "points") }
draw-team-won = Wygrywają { $player }, razem { COUNT($points, "points") }
draw-shared = Zwycięstwo dzielą: { $player } ({ COUNT($points, "points") })
draw-you = ty
draw-thinks = wybiera
draw-chosen = wybrano
draw-absent = za chmurami
draw-place = { $place }. miejsce
draw-owed-choose-board = { $player } { $count ->
    [one] wybiera
   *[other] wybierają
 } Cud
draw-owed-keep-leader = { $player } { $count ->
    [one] wybiera
   *[other] wybierają
 } lidera do zatrzymania
draw-owed-use-leader = { $player } { $count ->
    [one] decyduje
   *[other] decydują
 }, co zrobić z liderem
draw-owed-pick = { $player } { $count ->
    [one] wybiera
   *[other] wybierają
 } kartę
draw-owed-last-pick = { $player } { $count ->
    [one] decyduje
   *[other] decydują
 } o ostatniej karcie Ery
draw-owed-free-city-pick = { $player } wybiera kartę dla Wolnego Miasta
draw-owed-choose-debt = { $player } { $count ->
    [one] wybiera
   *[other] wybierają
 } między monetami a długami
draw-owed-any-time = { $player } może użyć zdolności
draw-owed-exchange = { $player } może dokonać wymiany
draw-owed-one-exchange = { $player } może dokonać wymiany, teraz albo wcale
draw-owed-put-back = { $player } może odrzucić żeton Porażki
draw-owed-take-from-discard = { $player } wybiera kartę ze stosu kart odrzuconych
draw-owed-build-from-box = { $player } wybiera kartę z pudełka
draw-owed-choose-copy = { $player } wybiera, co skopiować
draw-owed-swap-cards = { $player } może zamienić kartę na kartę z innego miasta
draw-owed-give-up-leader = { $player } odrzuca lidera
draw-owed-wizard-plays = { $player } może zagrać odrzuconego lidera
draw-owed-replace-wonder = { $player } wybiera nowy Cud
draw-owed-wander = { $player } wybiera nowe miejsce dla planszy
draw-family-brown = Surowce
draw-family-grey = Dobra
draw-family-yellow = Handel
draw-family-blue = Cywilne
draw-family-green = Nauka
draw-family-red = Wojsko
draw-family-purple = Gildie
draw-family-black = Miasta
draw-family-white = Liderzy
draw-card = { $age ->
    [0] { $card } ({ $family })
   *[other] { $card } ({ $family }, Era { age-number })
 }
draw-cost = Koszt: { $value }
draw-back = { $age ->
    [0] Zakryty lider
   *[other] Zakryta karta Ery { age-number }
 }
draw-hand = Twoje karty
draw-hand-of = Na ręce: { $seat }
draw-on-offer = Wybierz jedną z tych kart
draw-free = za darmo
draw-once = raz w tej Erze
draw-keep = zatrzymaj
draw-to-bank = do banku
draw-bank = bank
draw-from = płacisz: { $who }
draw-either = { $one } albo { $other }
draw-free-chain = Budujesz za darmo: w twoim mieście stoi { $parent }.
draw-free-kin = Budujesz za darmo dzięki budowli sąsiada, raz w tej Erze.
draw-free-once = Budujesz za darmo, raz w tej Erze.
draw-costs-nothing = Nic cię nie kosztuje.
draw-costs = Teraz kosztuje { COUNT($coins, "coins", "acc") }, { $note }.
draw-not-now = dlaczego nie?
draw-needs-coins = trzeba { $need }, masz { $have }
draw-missing = brakuje
draw-same-name = już stoi
draw-secret = nadal tajne
draw-chosen-build = budowa
draw-chosen-chain = budowa za darmo
draw-chosen-free = budowa za darmo
draw-chosen-kin = budowa za darmo
draw-chosen-stage = etap { $stage }
draw-chosen-discard = odrzucenie
draw-chosen-navigate = odrzucenie z Nawigatorem
draw-chosen-keep = zatrzymany
draw-chosen-recruit = zagranie
draw-no-wonder = Jeszcze bez Cudu
draw-start = na start
draw-start-title = Od początku: { $text }
draw-stage = Etap { $stage }
draw-stage-built = Etap { $stage }, zbudowany
draw-needs-age = tylko z kartą Ery { $text }
draw-marker = { $age ->
    [0] Pod nim leży zakryty lider
   *[other] Pod nim leży zakryta karta Ery { age-number }
 }
draw-marker-own = Pod nim leży { $card }
draw-marker-wonder = Pod nim leży karta Cudu
draw-unseen = Odwrócony znacznik etapu: działa, ale nie ma koloru.
draw-has-coins = { COUNT($count, "coins") }
draw-has-shields = { COUNT($count, "shields") }
draw-has-victories = { $count ->
    [one] { $count } żeton Zwycięstwa
    [few] { $count } żetony Zwycięstwa
   *[many] { $count } żetonów Zwycięstwa
 }
draw-has-defeats = { COUNT($count, "defeats") }
draw-has-debts = { COUNT($count, "debts") }
draw-has-diplomacy = { $count ->
    [one] żeton Dyplomacji
    [few] { $count } żetony Dyplomacji
   *[many] { $count } żetonów Dyplomacji
 }
draw-has-compass = Nauka: Cyrkiel × { $count }
draw-has-gear = Nauka: Koło × { $count }
draw-has-tablet = Nauka: Tablica × { $count }
draw-has-points = { COUNT($count, "points") }, gdyby gra skończyła się teraz
draw-has-stages = Zbudowane etapy: { $count } z { $stages }
draw-your-left = po lewej
draw-your-right = po prawej
draw-left = z lewej
draw-right = z prawej
draw-sells = cena
draw-swap-hands = zamień się kartami
draw-move-here = przenieś się na prawo od tego miasta
draw-hands-left = karty idą w lewo
draw-hands-right = karty idą w prawo
draw-hands-exchange = wymieniacie się kartami
draw-ring = Wokół stołu, każde następne miasto to lewy sąsiad poprzedniego: { $text }
draw-discards = Karty odrzucone
draw-no-discards = brak
draw-discards-count = Stos kart odrzuconych: { COUNT($count, "cards") }
draw-discards-known = Stos kart odrzuconych: { COUNT($count, "cards") }. Znasz: { $text }
draw-sheet = Arkusz punktacji
draw-total = Razem
draw-debt = Płacisz { COUNT($coins, "coins", "acc") } i bierzesz { COUNT($debts, "debts") }
draw-do-claim = Odbierz monety
draw-do-put-back = Odrzuć żeton Porażki
draw-do-decline = Dalej
draw-do-exchange = Wymień

## What a page says beside the drawing

help-pass = Potem twoje karty idą { $side ->
    [left] w lewo
   *[right] w prawo
 }: { $value }.
help-two = Potem wymieniacie się kartami: ty i { $value }.
help-keep = Pozostali liderzy idą w prawo: { $value }.
help-pick = Ostatnia karta z twojej ręki trafia na stos kart odrzuconych.
help-use-leader = Niewykorzystani liderzy zostają na ręce.
help-free-city-pick = Musi budować, jeśli pozwala na to choć jedna karta.
help-choose-debt = Za każdą niezapłaconą monetę bierzesz żeton Długu: −{ COUNT($points, "points") } na koniec gry.
help-take-from-discard = Nie możesz wziąć karty, która już stoi w twoim mieście.
help-put-back = Dopóki go masz, daje −{ COUNT($points, "points") }.
help-chosen = Twój wybór jest gotowy. Karty odsłaniacie jednocześnie.

label-build = Zbuduj, { $list }
label-chain = Zbuduj za darmo ({ $list })
label-free = Zbuduj za darmo, raz na Erę
label-kin = Zbuduj za darmo dzięki sąsiadowi
label-stage = Etap { $text } tą kartą, { $list }
label-discard = Odrzuć, +{ COUNT($coins, "coins") }
label-give-up = Odrzuć
label-navigate = Odrzuć, +{ COUNT($coins, "coins") } i żeton o wartości { $points }
label-take = Zbuduj za darmo
label-keep = Zatrzymaj
label-recruit = Zagraj, { $list }
label-copy = Kopiuj
label-copy-stage = Kopiuj etap { $text }
label-gild = Połóż na niej monetę
label-turn-up = Odwróć
label-board = Weź: { $value }
label-hands = Zamień się kartami
label-move = Przenieś się na prawo
label-swap = { $card } na { $other_acc } ({ $value })
label-pays = { $value } dostaje { COUNT($coins, "coins", "acc") }
label-pays-bank = { COUNT($coins, "coins") } do banku

stock-coin = Monety
stock-shield = Tarcze
stock-victory = Żetony Zwycięstwa
stock-defeat = Żetony Porażki
stock-debt = Długi
stock-dove = Dyplomacja
stock-compass = Cyrkle
stock-gear = Koła
stock-tablet = Tablice
stock-stage = Etapy
stock-points = Punkty

explain-card = { $age ->
    [0] { $family }
   *[other] { $family }, Era { $text }
 }.
explain-parents = Za darmo, jeśli w twoim mieście stoi: { $list }.
explain-chains = Dzięki niej zbudujesz później za darmo: { $list }.
explain-stands = Stoi w mieście: { $value }.
explain-gilded = Leży na niej moneta Artysty.
explain-back = Zna ją tylko osoba, która ją trzyma.
explain-none = Jeszcze nic.
explain-stage = Etap { $text }, { $value }
explain-stage-line = Etap { $text }: { $list }
explain-built = Jest zbudowany.
explain-not-built = Nie jest jeszcze zbudowany. Możesz go zbudować dowolną kartą z ręki.
explain-sells = Co sprzedaje { $value }
explain-prices = Za surowiec podstawowy płacisz { COUNT($raw, "coins", "acc") }, za dobro { COUNT($made, "coins", "acc") }.
explain-war-title = Konflikt: { $value }
explain-war = Na koniec tej Ery strona z większą liczbą Tarcz bierze żeton Zwycięstwa ({ COUNT($points, "points") }), druga żeton Porażki (−{ $lost }).
explain-shields = Tarcze teraz, { $value } i sąsiad: { $text }.
explain-peace = { $value } nie bierze udziału w najbliższych konfliktach.
explain-neighbours = Twoi sąsiedzi
explain-known = Znasz: { $list }.
explain-family-brown = Dają surowce podstawowe; sąsiedzi mogą je kupić.
explain-family-grey = Dają dobra; sąsiedzi mogą je kupić.
explain-family-yellow = Dają monety, tańszy handel, surowce albo punkty.
explain-family-blue = Dają punkty, które są na nich podane.
explain-family-green = Symbole jednego rodzaju dają tyle punktów, ile wynosi kwadrat ich liczby, a każdy zestaw trzech różnych dodatkowo { COUNT($points, "points") }.
explain-family-red = Dają Tarcze na konflikty na koniec każdej Ery.
explain-family-purple = Dają punkty za to, co stoi w twoim mieście albo w sąsiadujących.
explain-family-black = Dają monety, zabierają je innym, dają żetony Dyplomacji albo kopiują.
explain-family-white = Na początku każdej Ery używasz jednego lidera.

draw-round = Wokół stołu
draw-war = Gdyby Era { $text } skończyła się teraz
draw-war-won = +{ COUNT($points, "points") }
draw-war-lost = −{ COUNT($count, "points") }
draw-war-none = bez żetonu
draw-war-nobody = Nie ma z kim walczyć.
draw-war-peace = Nie bierzesz udziału w konfliktach.
draw-sells-you = sprzedaje ci, po ile
draw-sells-here = sprzedaje, po ile
draw-sells-nothing = nic do sprzedania
draw-both-sides = po lewej i po prawej
draw-elsewhere = W innych miastach
draw-partner = partner
draw-leaders = Twoi liderzy
draw-city-of = Miasto: { $seat }
draw-seat = { $text }: { COUNT($coins, "coins") }, { COUNT($shields, "shields") }, etapy { $count } z { $stages }
draw-cards-of = { $text }: { COUNT($count, "cards") }
