# The sentences of Everdell. COUNT puts a number and its thing together by the messages count-….

## Numbers

# points are tokens, score is what counts at the end, any is a resource of the player's choice.
count-twig = { $n ->
    [one] { $n } gałązka
    [few] { $n } gałązki
   *[many] { $n } gałązek
 }
    .acc = { $n ->
    [one] { $n } gałązkę
    [few] { $n } gałązki
   *[many] { $n } gałązek
 }
    .gen = { $n ->
    [one] { $n } gałązki
   *[many] { $n } gałązek
 }
    .ins = { $n ->
    [one] { $n } gałązką
   *[many] { $n } gałązkami
 }
count-resin = { $n ->
    [one] { $n } bryłka żywicy
    [few] { $n } bryłki żywicy
   *[many] { $n } bryłek żywicy
 }
    .acc = { $n ->
    [one] { $n } bryłkę żywicy
    [few] { $n } bryłki żywicy
   *[many] { $n } bryłek żywicy
 }
    .gen = { $n ->
    [one] { $n } bryłki żywicy
   *[many] { $n } bryłek żywicy
 }
    .ins = { $n ->
    [one] { $n } bryłką żywicy
   *[many] { $n } bryłkami żywicy
 }
count-pebble = { $n ->
    [one] { $n } kamyk
    [few] { $n } kamyki
   *[many] { $n } kamyków
 }
    .acc = { $n ->
    [one] { $n } kamyk
    [few] { $n } kamyki
   *[many] { $n } kamyków
 }
    .gen = { $n ->
    [one] { $n } kamyka
   *[many] { $n } kamyków
 }
    .ins = { $n ->
    [one] { $n } kamykiem
   *[many] { $n } kamykami
 }
count-berry = { $n ->
    [one] { $n } jagoda
    [few] { $n } jagody
   *[many] { $n } jagód
 }
    .acc = { $n ->
    [one] { $n } jagodę
    [few] { $n } jagody
   *[many] { $n } jagód
 }
    .gen = { $n ->
    [one] { $n } jagody
   *[many] { $n } jagód
 }
    .ins = { $n ->
    [one] { $n } jagodą
   *[many] { $n } jagodami
 }
count-any = { $n ->
    [one] { $n } dowolny surowiec
    [few] { $n } dowolne surowce
   *[many] { $n } dowolnych surowców
 }
    .acc = { $n ->
    [one] { $n } dowolny surowiec
    [few] { $n } dowolne surowce
   *[many] { $n } dowolnych surowców
 }
    .gen = { $n ->
    [one] { $n } dowolnego surowca
   *[many] { $n } dowolnych surowców
 }
    .ins = { $n ->
    [one] { $n } dowolnym surowcem
   *[many] { $n } dowolnymi surowcami
 }
count-resources = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
 }
    .acc = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
 }
    .gen = { $n ->
    [one] { $n } surowca
   *[many] { $n } surowców
 }
count-points = { $n ->
    [one] { $n } żeton punktu
    [few] { $n } żetony punktów
   *[many] { $n } żetonów punktów
 }
    .acc = { $n ->
    [one] { $n } żeton punktu
    [few] { $n } żetony punktów
   *[many] { $n } żetonów punktów
 }
    .gen = { $n ->
    [one] { $n } żetonu punktu
   *[many] { $n } żetonów punktów
 }
    .ins = { $n ->
    [one] { $n } żetonem punktu
   *[many] { $n } żetonami punktów
 }
count-score = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 }
    .acc = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 }
    .gen = { $n ->
    [one] { $n } punktu
   *[many] { $n } punktów
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
    .gen = { $n ->
    [one] { $n } karty
   *[many] { $n } kart
 }
    .ins = { $n ->
    [one] { $n } kartą
   *[many] { $n } kartami
 }
count-workers = { $n ->
    [one] { $n } robotnik
   *[many] { $n } robotników
 }
    .acc = { $n ->
    [one] { $n } robotnika
   *[many] { $n } robotników
 }
    .gen = { $n ->
    [one] { $n } robotnika
   *[many] { $n } robotników
 }
    .ins = { $n ->
    [one] { $n } robotnikiem
   *[many] { $n } robotnikami
 }
count-critters = { $n ->
    [one] { $n } stworzenie
    [few] { $n } stworzenia
   *[many] { $n } stworzeń
 }
    .acc = { $n ->
    [one] { $n } stworzenie
    [few] { $n } stworzenia
   *[many] { $n } stworzeń
 }
    .gen = { $n ->
    [one] { $n } stworzenia
   *[many] { $n } stworzeń
 }
count-constructions = { $n ->
    [one] { $n } budowla
    [few] { $n } budowle
   *[many] { $n } budowli
 }
    .acc = { $n ->
    [one] { $n } budowlę
    [few] { $n } budowle
   *[many] { $n } budowli
 }
    .gen = { $n ->
    [one] { $n } budowli
   *[many] { $n } budowli
 }
count-events = { $n ->
    [one] { $n } wydarzenie
    [few] { $n } wydarzenia
   *[many] { $n } wydarzeń
 }
    .acc = { $n ->
    [one] { $n } wydarzenie
    [few] { $n } wydarzenia
   *[many] { $n } wydarzeń
 }
    .gen = { $n ->
    [one] { $n } wydarzenia
   *[many] { $n } wydarzeń
 }
count-basic-events = { $n ->
    [one] { $n } wydarzenie podstawowe
    [few] { $n } wydarzenia podstawowe
   *[many] { $n } wydarzeń podstawowych
 }
    .acc = { $n ->
    [one] { $n } wydarzenie podstawowe
    [few] { $n } wydarzenia podstawowe
   *[many] { $n } wydarzeń podstawowych
 }
    .gen = { $n ->
    [one] { $n } wydarzenia podstawowego
   *[many] { $n } wydarzeń podstawowych
 }
count-special-events = { $n ->
    [one] { $n } wydarzenie specjalne
    [few] { $n } wydarzenia specjalne
   *[many] { $n } wydarzeń specjalnych
 }
    .acc = { $n ->
    [one] { $n } wydarzenie specjalne
    [few] { $n } wydarzenia specjalne
   *[many] { $n } wydarzeń specjalnych
 }
    .gen = { $n ->
    [one] { $n } wydarzenia specjalnego
   *[many] { $n } wydarzeń specjalnych
 }
count-spaces = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
 }
    .acc = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
 }
    .gen = { $n ->
    [one] { $n } miejsca
   *[many] { $n } miejsc
 }

## Names

name-twig = gałązka
    .gen = gałązki
    .dat = gałązce
    .acc = gałązkę
    .ins = gałązką
    .loc = gałązce
    .each = każdą
name-resin = bryłka żywicy
    .gen = bryłki żywicy
    .dat = bryłce żywicy
    .acc = bryłkę żywicy
    .ins = bryłką żywicy
    .loc = bryłce żywicy
    .each = każdą
name-pebble = kamyk
    .gen = kamyka
    .dat = kamykowi
    .acc = kamyk
    .ins = kamykiem
    .loc = kamyku
    .each = każdy
name-berry = jagoda
    .gen = jagody
    .dat = jagodzie
    .acc = jagodę
    .ins = jagodą
    .loc = jagodzie
    .each = każdą

# Colours as they go with a card: few for two to four of them and for a neuter (zielone stworzenie), many for five.
name-tan = brązowa
    .gen = brązowej
    .dat = brązowej
    .acc = brązową
    .ins = brązową
    .loc = brązowej
    .few = brązowe
    .many = brązowych
name-green = zielona
    .gen = zielonej
    .dat = zielonej
    .acc = zieloną
    .ins = zieloną
    .loc = zielonej
    .few = zielone
    .many = zielonych
name-red = czerwona
    .gen = czerwonej
    .dat = czerwonej
    .acc = czerwoną
    .ins = czerwoną
    .loc = czerwonej
    .few = czerwone
    .many = czerwonych
name-blue = niebieska
    .gen = niebieskiej
    .dat = niebieskiej
    .acc = niebieską
    .ins = niebieską
    .loc = niebieskiej
    .few = niebieskie
    .many = niebieskich
name-purple = fioletowa
    .gen = fioletowej
    .dat = fioletowej
    .acc = fioletową
    .ins = fioletową
    .loc = fioletowej
    .few = fioletowe
    .many = fioletowych
name-unique = unikatowa
    .gen = unikatowej
    .dat = unikatowej
    .acc = unikatową
    .ins = unikatową
    .loc = unikatowej
    .few = unikatowe
    .many = unikatowych
name-common = powszechna
    .gen = powszechnej
    .dat = powszechnej
    .acc = powszechną
    .ins = powszechną
    .loc = powszechnej
    .few = powszechne
    .many = powszechnych

name-critter = stworzenie
    .gen = stworzenia
    .dat = stworzeniu
    .acc = stworzenie
    .ins = stworzeniem
    .loc = stworzeniu
name-construction = budowla
    .gen = budowli
    .dat = budowli
    .acc = budowlę
    .ins = budowlą
    .loc = budowli

name-winter = zima
    .gen = zimy
    .dat = zimie
    .acc = zimę
    .ins = zimą
    .loc = zimie
name-spring = wiosna
    .gen = wiosny
    .dat = wiośnie
    .acc = wiosnę
    .ins = wiosną
    .loc = wiośnie
name-summer = lato
    .gen = lata
    .dat = latu
    .acc = lato
    .ins = latem
    .loc = lecie
name-autumn = jesień
    .gen = jesieni
    .dat = jesieni
    .acc = jesień
    .ins = jesienią
    .loc = jesieni

# Basic locations, cards of the Forest, Journeys, tiles and the places of cards have names made from their tables.
name-forest-1 = pierwsza leśna polana
    .gen = pierwszej leśnej polany
    .dat = pierwszej leśnej polanie
    .acc = pierwszą leśną polanę
    .ins = pierwszą leśną polaną
    .loc = pierwszej leśnej polanie
name-forest-2 = druga leśna polana
    .gen = drugiej leśnej polany
    .dat = drugiej leśnej polanie
    .acc = drugą leśną polanę
    .ins = drugą leśną polaną
    .loc = drugiej leśnej polanie
name-forest-3 = trzecia leśna polana
    .gen = trzeciej leśnej polany
    .dat = trzeciej leśnej polanie
    .acc = trzecią leśną polanę
    .ins = trzecią leśną polaną
    .loc = trzeciej leśnej polanie
name-forest-4 = czwarta leśna polana
    .gen = czwartej leśnej polany
    .dat = czwartej leśnej polanie
    .acc = czwartą leśną polanę
    .ins = czwartą leśną polaną
    .loc = czwartej leśnej polanie
name-haven = Przystań
    .gen = Przystani
    .dat = Przystani
    .acc = Przystań
    .ins = Przystanią
    .loc = Przystani
name-knoll = pagórek
    .gen = pagórka
    .dat = pagórkowi
    .acc = pagórek
    .ins = pagórkiem
    .loc = pagórku
name-station = stacja
    .gen = stacji
    .dat = stacji
    .acc = stację
    .ins = stacją
    .loc = stacji

# Where cards come from, beside the places of the Meadow and the Station.
name-hand = ręka
    .gen = ręki
    .dat = ręce
    .acc = rękę
    .ins = ręką
    .loc = ręce
name-deck = talia
    .gen = talii
    .dat = talii
    .acc = talię
    .ins = talią
    .loc = talii
name-discards = stos kart odrzuconych
    .gen = stosu kart odrzuconych
    .dat = stosowi kart odrzuconych
    .acc = stos kart odrzuconych
    .ins = stosem kart odrzuconych
    .loc = stosie kart odrzuconych
name-archive = archiwum
    .gen = archiwum
    .dat = archiwum
    .acc = archiwum
    .ins = archiwum
    .loc = archiwum
name-reserved = zarezerwowana karta
    .gen = zarezerwowanej karty
    .dat = zarezerwowanej karcie
    .acc = zarezerwowaną kartę
    .ins = zarezerwowaną kartą
    .loc = zarezerwowanej karcie
name-revealed = odkryte karty
    .gen = odkrytych kart
    .dat = odkrytym kartom
    .acc = odkryte karty
    .ins = odkrytymi kartami
    .loc = odkrytych kartach

name-air-balloon = Balon
    .gen = Balonu
    .dat = Balonowi
    .acc = Balon
    .ins = Balonem
    .loc = Balonie
name-architect = Architekt
    .gen = Architekta
    .dat = Architektowi
    .acc = Architekta
    .ins = Architektem
    .loc = Architekcie
name-baker = Piekarz
    .gen = Piekarza
    .dat = Piekarzowi
    .acc = Piekarza
    .ins = Piekarzem
    .loc = Piekarzu
name-bank = Bank
    .gen = Banku
    .dat = Bankowi
    .acc = Bank
    .ins = Bankiem
    .loc = Banku
name-bard = Bard
    .gen = Barda
    .dat = Bardowi
    .acc = Barda
    .ins = Bardem
    .loc = Bardzie
name-barge-toad = Flisak
    .gen = Flisaka
    .dat = Flisakowi
    .acc = Flisaka
    .ins = Flisakiem
    .loc = Flisaku
name-castle = Zamek
    .gen = Zamku
    .dat = Zamkowi
    .acc = Zamek
    .ins = Zamkiem
    .loc = Zamku
name-cemetery = Cmentarz
    .gen = Cmentarza
    .dat = Cmentarzowi
    .acc = Cmentarz
    .ins = Cmentarzem
    .loc = Cmentarzu
name-chapel = Kaplica
    .gen = Kaplicy
    .dat = Kaplicy
    .acc = Kaplicę
    .ins = Kaplicą
    .loc = Kaplicy
name-chip-sweep = Zamiatacz
    .gen = Zamiatacza
    .dat = Zamiataczowi
    .acc = Zamiatacza
    .ins = Zamiataczem
    .loc = Zamiataczu
name-chipsmith = Kowal
    .gen = Kowala
    .dat = Kowalowi
    .acc = Kowala
    .ins = Kowalem
    .loc = Kowalu
name-city-hall = Ratusz
    .gen = Ratusza
    .dat = Ratuszowi
    .acc = Ratusz
    .ins = Ratuszem
    .loc = Ratuszu
name-clock-tower = Wieża Zegarowa
    .gen = Wieży Zegarowej
    .dat = Wieży Zegarowej
    .acc = Wieżę Zegarową
    .ins = Wieżą Zegarową
    .loc = Wieży Zegarowej
name-conductor = Konduktor
    .gen = Konduktora
    .dat = Konduktorowi
    .acc = Konduktora
    .ins = Konduktorem
    .loc = Konduktorze
name-courthouse = Sąd
    .gen = Sądu
    .dat = Sądowi
    .acc = Sąd
    .ins = Sądem
    .loc = Sądzie
name-crane = Żuraw
    .gen = Żurawia
    .dat = Żurawiowi
    .acc = Żurawia
    .ins = Żurawiem
    .loc = Żurawiu
name-diplomat = Dyplomata
    .gen = Dyplomaty
    .dat = Dyplomacie
    .acc = Dyplomatę
    .ins = Dyplomatą
    .loc = Dyplomacie
name-doctor = Doktor
    .gen = Doktora
    .dat = Doktorowi
    .acc = Doktora
    .ins = Doktorem
    .loc = Doktorze
name-dungeon = Loch
    .gen = Lochu
    .dat = Lochowi
    .acc = Loch
    .ins = Lochem
    .loc = Lochu
name-ever-tree = Wieczne Drzewo
    .gen = Wiecznego Drzewa
    .dat = Wiecznemu Drzewu
    .acc = Wieczne Drzewo
    .ins = Wiecznym Drzewem
    .loc = Wiecznym Drzewie
name-ever-wall = Wieczny Mur
    .gen = Wiecznego Muru
    .dat = Wiecznemu Murowi
    .acc = Wieczny Mur
    .ins = Wiecznym Murem
    .loc = Wiecznym Murze
name-fairgrounds = Jarmark
    .gen = Jarmarku
    .dat = Jarmarkowi
    .acc = Jarmark
    .ins = Jarmarkiem
    .loc = Jarmarku
name-farm = Farma
    .gen = Farmy
    .dat = Farmie
    .acc = Farmę
    .ins = Farmą
    .loc = Farmie
name-fool = Błazen
    .gen = Błazna
    .dat = Błaznowi
    .acc = Błazna
    .ins = Błaznem
    .loc = Błaźnie
name-freight-car = Wagon towarowy
    .gen = Wagonu towarowego
    .dat = Wagonowi towarowemu
    .acc = Wagon towarowy
    .ins = Wagonem towarowym
    .loc = Wagonie towarowym
name-gardener = Ogrodnik
    .gen = Ogrodnika
    .dat = Ogrodnikowi
    .acc = Ogrodnika
    .ins = Ogrodnikiem
    .loc = Ogrodniku
name-general-store = Sklep
    .gen = Sklepu
    .dat = Sklepowi
    .acc = Sklep
    .ins = Sklepem
    .loc = Sklepie
name-greenhouse = Szklarnia
    .gen = Szklarni
    .dat = Szklarni
    .acc = Szklarnię
    .ins = Szklarnią
    .loc = Szklarni
name-historian = Historyk
    .gen = Historyka
    .dat = Historykowi
    .acc = Historyka
    .ins = Historykiem
    .loc = Historyku
name-hotel = Hotel
    .gen = Hotelu
    .dat = Hotelowi
    .acc = Hotel
    .ins = Hotelem
    .loc = Hotelu
name-husband = Mąż
    .gen = Męża
    .dat = Mężowi
    .acc = Męża
    .ins = Mężem
    .loc = Mężu
name-inn = Karczma
    .gen = Karczmy
    .dat = Karczmie
    .acc = Karczmę
    .ins = Karczmą
    .loc = Karczmie
name-innkeeper = Karczmarz
    .gen = Karczmarza
    .dat = Karczmarzowi
    .acc = Karczmarza
    .ins = Karczmarzem
    .loc = Karczmarzu
name-inventor = Wynalazca
    .gen = Wynalazcy
    .dat = Wynalazcy
    .acc = Wynalazcę
    .ins = Wynalazcą
    .loc = Wynalazcy
name-judge = Sędzia
    .gen = Sędziego
    .dat = Sędziemu
    .acc = Sędziego
    .ins = Sędzią
    .loc = Sędzi
name-king = Król
    .gen = Króla
    .dat = Królowi
    .acc = Króla
    .ins = Królem
    .loc = Królu
name-lamplighter = Latarnik
    .gen = Latarnika
    .dat = Latarnikowi
    .acc = Latarnika
    .ins = Latarnikiem
    .loc = Latarniku
name-library = Biblioteka
    .gen = Biblioteki
    .dat = Bibliotece
    .acc = Bibliotekę
    .ins = Biblioteką
    .loc = Bibliotece
name-locomotive = Lokomotywa
    .gen = Lokomotywy
    .dat = Lokomotywie
    .acc = Lokomotywę
    .ins = Lokomotywą
    .loc = Lokomotywie
name-lookout = Punkt Widokowy
    .gen = Punktu Widokowego
    .dat = Punktowi Widokowemu
    .acc = Punkt Widokowy
    .ins = Punktem Widokowym
    .loc = Punkcie Widokowym
name-magician = Magik
    .gen = Magika
    .dat = Magikowi
    .acc = Magika
    .ins = Magikiem
    .loc = Magiku
name-main-road = Główny trakt
    .gen = Głównego traktu
    .dat = Głównemu traktowi
    .acc = Główny trakt
    .ins = Głównym traktem
    .loc = Głównym trakcie
name-mayor = Burmistrz
    .gen = Burmistrza
    .dat = Burmistrzowi
    .acc = Burmistrza
    .ins = Burmistrzem
    .loc = Burmistrzu
name-miller = Młynarz
    .gen = Młynarza
    .dat = Młynarzowi
    .acc = Młynarza
    .ins = Młynarzem
    .loc = Młynarzu
name-mine = Kopalnia
    .gen = Kopalni
    .dat = Kopalni
    .acc = Kopalnię
    .ins = Kopalnią
    .loc = Kopalni
name-miner-mole = Kopacz
    .gen = Kopacza
    .dat = Kopaczowi
    .acc = Kopacza
    .ins = Kopaczem
    .loc = Kopaczu
name-monastery = Klasztor
    .gen = Klasztoru
    .dat = Klasztorowi
    .acc = Klasztor
    .ins = Klasztorem
    .loc = Klasztorze
name-monk = Mnich
    .gen = Mnicha
    .dat = Mnichowi
    .acc = Mnicha
    .ins = Mnichem
    .loc = Mnichu
name-museum = Muzeum
    .gen = Muzeum
    .dat = Muzeum
    .acc = Muzeum
    .ins = Muzeum
    .loc = Muzeum
name-palace = Pałac
    .gen = Pałacu
    .dat = Pałacowi
    .acc = Pałac
    .ins = Pałacem
    .loc = Pałacu
name-peddler = Handlarz
    .gen = Handlarza
    .dat = Handlarzowi
    .acc = Handlarza
    .ins = Handlarzem
    .loc = Handlarzu
name-photographer = Fotograf
    .gen = Fotografa
    .dat = Fotografowi
    .acc = Fotografa
    .ins = Fotografem
    .loc = Fotografie
name-poet = Poeta
    .gen = Poety
    .dat = Poecie
    .acc = Poetę
    .ins = Poetą
    .loc = Poecie
name-post-office = Poczta
    .gen = Poczty
    .dat = Poczcie
    .acc = Pocztę
    .ins = Pocztą
    .loc = Poczcie
name-postal-pigeon = Gołąb Pocztowy
    .gen = Gołębia Pocztowego
    .dat = Gołębiowi Pocztowemu
    .acc = Gołębia Pocztowego
    .ins = Gołębiem Pocztowym
    .loc = Gołębiu Pocztowym
name-queen = Królowa
    .gen = Królowej
    .dat = Królowej
    .acc = Królową
    .ins = Królową
    .loc = Królowej
name-ranger = Strażnik
    .gen = Strażnika
    .dat = Strażnikowi
    .acc = Strażnika
    .ins = Strażnikiem
    .loc = Strażniku
name-resin-refinery = Rafineria Żywicy
    .gen = Rafinerii Żywicy
    .dat = Rafinerii Żywicy
    .acc = Rafinerię Żywicy
    .ins = Rafinerią Żywicy
    .loc = Rafinerii Żywicy
name-ruins = Ruiny
    .gen = Ruin
    .dat = Ruinom
    .acc = Ruiny
    .ins = Ruinami
    .loc = Ruinach
name-school = Szkoła
    .gen = Szkoły
    .dat = Szkole
    .acc = Szkołę
    .ins = Szkołą
    .loc = Szkole
name-shepherd = Pasterz
    .gen = Pasterza
    .dat = Pasterzowi
    .acc = Pasterza
    .ins = Pasterzem
    .loc = Pasterzu
name-shopkeeper = Sklepikarz
    .gen = Sklepikarza
    .dat = Sklepikarzowi
    .acc = Sklepikarza
    .ins = Sklepikarzem
    .loc = Sklepikarzu
name-storehouse = Magazyn
    .gen = Magazynu
    .dat = Magazynowi
    .acc = Magazyn
    .ins = Magazynem
    .loc = Magazynie
name-tea-house = Herbaciarnia
    .gen = Herbaciarni
    .dat = Herbaciarni
    .acc = Herbaciarnię
    .ins = Herbaciarnią
    .loc = Herbaciarni
name-teacher = Nauczyciel
    .gen = Nauczyciela
    .dat = Nauczycielowi
    .acc = Nauczyciela
    .ins = Nauczycielem
    .loc = Nauczycielu
name-theater = Teatr
    .gen = Teatru
    .dat = Teatrowi
    .acc = Teatr
    .ins = Teatrem
    .loc = Teatrze
name-twig-barge = Barka
    .gen = Barki
    .dat = Barce
    .acc = Barkę
    .ins = Barką
    .loc = Barce
name-undertaker = Grabarz
    .gen = Grabarza
    .dat = Grabarzowi
    .acc = Grabarza
    .ins = Grabarzem
    .loc = Grabarzu
name-university = Uniwersytet
    .gen = Uniwersytetu
    .dat = Uniwersytetowi
    .acc = Uniwersytet
    .ins = Uniwersytetem
    .loc = Uniwersytecie
name-wanderer = Wędrowiec
    .gen = Wędrowca
    .dat = Wędrowcowi
    .acc = Wędrowca
    .ins = Wędrowcem
    .loc = Wędrowcu
name-wife = Żona
    .gen = Żony
    .dat = Żonie
    .acc = Żonę
    .ins = Żoną
    .loc = Żonie
name-woodcarver = Snycerz
    .gen = Snycerza
    .dat = Snycerzowi
    .acc = Snycerza
    .ins = Snycerzem
    .loc = Snycerzu

name-harvest-festival = Święto plonów
    .gen = Święta plonów
    .dat = Świętu plonów
    .acc = Święto plonów
    .ins = Świętem plonów
    .loc = Święcie plonów
name-grand-tour = Wielki objazd
    .gen = Wielkiego objazdu
    .dat = Wielkiemu objazdowi
    .acc = Wielki objazd
    .ins = Wielkim objazdem
    .loc = Wielkim objeździe
name-city-monument = Pomnik miasta
    .gen = Pomnika miasta
    .dat = Pomnikowi miasta
    .acc = Pomnik miasta
    .ins = Pomnikiem miasta
    .loc = Pomniku miasta
name-cartographers-expedition = Wyprawa kartografa
    .gen = Wyprawy kartografa
    .dat = Wyprawie kartografa
    .acc = Wyprawę kartografa
    .ins = Wyprawą kartografa
    .loc = Wyprawie kartografa
name-big-city = Wielkie miasto
    .gen = Wielkiego miasta
    .dat = Wielkiemu miastu
    .acc = Wielkie miasto
    .ins = Wielkim miastem
    .loc = Wielkim mieście
name-basic-3-purple = Bajeczny lot
    .gen = Bajecznego lotu
    .dat = Bajecznemu lotowi
    .acc = Bajeczny lot
    .ins = Bajecznym lotem
    .loc = Bajecznym locie
name-a-brilliant-marketing-plan = Genialny plan marketingowy
    .gen = Genialnego planu marketingowego
    .dat = Genialnemu planowi marketingowemu
    .acc = Genialny plan marketingowy
    .ins = Genialnym planem marketingowym
    .loc = Genialnym planie marketingowym
name-a-well-run-city = Dobrze zarządzane miasto
    .gen = Dobrze zarządzanego miasta
    .dat = Dobrze zarządzanemu miastu
    .acc = Dobrze zarządzane miasto
    .ins = Dobrze zarządzanym miastem
    .loc = Dobrze zarządzanym mieście
name-an-evening-of-fireworks = Wieczór fajerwerków
    .gen = Wieczoru fajerwerków
    .dat = Wieczorowi fajerwerków
    .acc = Wieczór fajerwerków
    .ins = Wieczorem fajerwerków
    .loc = Wieczorze fajerwerków
name-ancient-scrolls-discovered = Odkrycie starożytnych zwojów
    .gen = Odkrycia starożytnych zwojów
    .dat = Odkryciu starożytnych zwojów
    .acc = Odkrycie starożytnych zwojów
    .ins = Odkryciem starożytnych zwojów
    .loc = Odkryciu starożytnych zwojów
name-capture-of-the-acorn-thieves = Schwytanie złodziei żołędzi
    .gen = Schwytania złodziei żołędzi
    .dat = Schwytaniu złodziei żołędzi
    .acc = Schwytanie złodziei żołędzi
    .ins = Schwytaniem złodziei żołędzi
    .loc = Schwytaniu złodziei żołędzi
name-croak-wart-cure = Lekarstwo na żabie brodawki
    .gen = Lekarstwa na żabie brodawki
    .dat = Lekarstwu na żabie brodawki
    .acc = Lekarstwo na żabie brodawki
    .ins = Lekarstwem na żabie brodawki
    .loc = Lekarstwie na żabie brodawki
name-flying-doctor-service = Usługi latającego doktora
    .gen = Usług latającego doktora
    .dat = Usługom latającego doktora
    .acc = Usługi latającego doktora
    .ins = Usługami latającego doktora
    .loc = Usługach latającego doktora
name-graduation-of-scholars = Ukończenie studiów
    .gen = Ukończenia studiów
    .dat = Ukończeniu studiów
    .acc = Ukończenie studiów
    .ins = Ukończeniem studiów
    .loc = Ukończeniu studiów
name-ministering-to-miscreants = Posługa wśród złoczyńców
    .gen = Posługi wśród złoczyńców
    .dat = Posłudze wśród złoczyńców
    .acc = Posługę wśród złoczyńców
    .ins = Posługą wśród złoczyńców
    .loc = Posłudze wśród złoczyńców
name-path-of-the-pilgrims = Szlak pielgrzymów
    .gen = Szlaku pielgrzymów
    .dat = Szlakowi pielgrzymów
    .acc = Szlak pielgrzymów
    .ins = Szlakiem pielgrzymów
    .loc = Szlaku pielgrzymów
name-performer-in-residence = Artysta rezydent
    .gen = Artysty rezydenta
    .dat = Artyście rezydentowi
    .acc = Artystę rezydenta
    .ins = Artystą rezydentem
    .loc = Artyście rezydencie
name-pristine-chapel-ceiling = Nieskazitelne sklepienie kaplicy
    .gen = Nieskazitelnego sklepienia kaplicy
    .dat = Nieskazitelnemu sklepieniu kaplicy
    .acc = Nieskazitelne sklepienie kaplicy
    .ins = Nieskazitelnym sklepieniem kaplicy
    .loc = Nieskazitelnym sklepieniu kaplicy
name-remembering-the-fallen = Pamięć o poległych
    .gen = Pamięci o poległych
    .dat = Pamięci o poległych
    .acc = Pamięć o poległych
    .ins = Pamięcią o poległych
    .loc = Pamięci o poległych
name-tax-relief = Ulga podatkowa
    .gen = Ulgi podatkowej
    .dat = Uldze podatkowej
    .acc = Ulgę podatkową
    .ins = Ulgą podatkową
    .loc = Uldze podatkowej
name-the-everdell-games = Igrzyska Everdell
    .gen = Igrzysk Everdell
    .dat = Igrzyskom Everdell
    .acc = Igrzyska Everdell
    .ins = Igrzyskami Everdell
    .loc = Igrzyskach Everdell
name-under-new-management = Nowe kierownictwo
    .gen = Nowego kierownictwa
    .dat = Nowemu kierownictwu
    .acc = Nowe kierownictwo
    .ins = Nowym kierownictwem
    .loc = Nowym kierownictwie
name-city-jubilee = Jubileusz miasta
    .gen = Jubileuszu miasta
    .dat = Jubileuszowi miasta
    .acc = Jubileusz miasta
    .ins = Jubileuszem miasta
    .loc = Jubileuszu miasta
name-ever-wall-tower-constructed = Budowa wieży Wiecznego Muru
    .gen = Budowy wieży Wiecznego Muru
    .dat = Budowie wieży Wiecznego Muru
    .acc = Budowę wieży Wiecznego Muru
    .ins = Budową wieży Wiecznego Muru
    .loc = Budowie wieży Wiecznego Muru
name-glow-light-festival = Festiwal świateł
    .gen = Festiwalu świateł
    .dat = Festiwalowi świateł
    .acc = Festiwal świateł
    .ins = Festiwalem świateł
    .loc = Festiwalu świateł
name-hot-air-balloon-race = Wyścig balonów
    .gen = Wyścigu balonów
    .dat = Wyścigowi balonów
    .acc = Wyścig balonów
    .ins = Wyścigiem balonów
    .loc = Wyścigu balonów
name-juniper-jig-dance-contest = Jałowcowy konkurs tańca
    .gen = Jałowcowego konkursu tańca
    .dat = Jałowcowemu konkursowi tańca
    .acc = Jałowcowy konkurs tańca
    .ins = Jałowcowym konkursem tańca
    .loc = Jałowcowym konkursie tańca
name-magic-show = Pokaz magii
    .gen = Pokazu magii
    .dat = Pokazowi magii
    .acc = Pokaz magii
    .ins = Pokazem magii
    .loc = Pokazie magii
name-royal-tea = Królewska herbatka
    .gen = Królewskiej herbatki
    .dat = Królewskiej herbatce
    .acc = Królewską herbatkę
    .ins = Królewską herbatką
    .loc = Królewskiej herbatce
name-stock-market-boom = Hossa na giełdzie
    .gen = Hossy na giełdzie
    .dat = Hossie na giełdzie
    .acc = Hossę na giełdzie
    .ins = Hossą na giełdzie
    .loc = Hossie na giełdzie
name-sunflower-parade = Parada słoneczników
    .gen = Parady słoneczników
    .dat = Paradzie słoneczników
    .acc = Paradę słoneczników
    .ins = Paradą słoneczników
    .loc = Paradzie słoneczników

name-bim-little = Bim Little
    .gen = Bim Little
    .acc = Bim Little
    .ins = Bim Little
name-bosley-tedwardson = Bosley Tedwardson
    .gen = Bosley Tedwardson
    .acc = Bosley Tedwardson
    .ins = Bosley Tedwardson
name-butterbell-sweetpaw = Butterbell Sweetpaw
    .gen = Butterbell Sweetpaw
    .acc = Butterbell Sweetpaw
    .ins = Butterbell Sweetpaw
name-diggs-deepwell = Diggs Deepwell
    .gen = Diggs Deepwell
    .acc = Diggs Deepwell
    .ins = Diggs Deepwell
name-dillweed-quicksniff = Dillweed Quicksniff
    .gen = Dillweed Quicksniff
    .acc = Dillweed Quicksniff
    .ins = Dillweed Quicksniff
name-dim-dustlight = Dim Dustlight
    .gen = Dim Dustlight
    .acc = Dim Dustlight
    .ins = Dim Dustlight
name-dip-dubble = Dip Dubble
    .gen = Dip Dubble
    .acc = Dip Dubble
    .ins = Dip Dubble
name-dune-tarrington = Dune Tarrington
    .gen = Dune Tarrington
    .acc = Dune Tarrington
    .ins = Dune Tarrington
name-dwell-northwatch = Dwell Northwatch
    .gen = Dwell Northwatch
    .acc = Dwell Northwatch
    .ins = Dwell Northwatch
name-edvard-triptail = Edvard Triptail
    .gen = Edvard Triptail
    .acc = Edvard Triptail
    .ins = Edvard Triptail
name-frin-stickly = Frin Stickly
    .gen = Frin Stickly
    .acc = Frin Stickly
    .ins = Frin Stickly
name-glindil-frink = Glindil Frink
    .gen = Glindil Frink
    .acc = Glindil Frink
    .ins = Glindil Frink
name-iggy-silverscale = Iggy Silverscale
    .gen = Iggy Silverscale
    .acc = Iggy Silverscale
    .ins = Iggy Silverscale
name-mossy-steptoe = Mossy Steptoe
    .gen = Mossy Steptoe
    .acc = Mossy Steptoe
    .ins = Mossy Steptoe
name-orin-nimblepaw = Orin Nimblepaw
    .gen = Orin Nimblepaw
    .acc = Orin Nimblepaw
    .ins = Orin Nimblepaw
name-oscar-longtale = Oscar Longtale
    .gen = Oscar Longtale
    .acc = Oscar Longtale
    .ins = Oscar Longtale
name-phill-gurgle = Phill Gurgle
    .gen = Phill Gurgle
    .acc = Phill Gurgle
    .ins = Phill Gurgle
name-piff-quillglow = Piff Quillglow
    .gen = Piff Quillglow
    .acc = Piff Quillglow
    .ins = Piff Quillglow
name-plum-shortclaw = Plum Shortclaw
    .gen = Plum Shortclaw
    .acc = Plum Shortclaw
    .ins = Plum Shortclaw
name-quinn-cleanwhisker = Quinn Cleanwhisker
    .gen = Quinn Cleanwhisker
    .acc = Quinn Cleanwhisker
    .ins = Quinn Cleanwhisker
name-reemy-sniggle = Reemy Sniggle
    .gen = Reemy Sniggle
    .acc = Reemy Sniggle
    .ins = Reemy Sniggle
name-rivil-ablacus = Rivil Ablacus
    .gen = Rivil Ablacus
    .acc = Rivil Ablacus
    .ins = Rivil Ablacus
name-ruby-dew = Ruby Dew
    .gen = Ruby Dew
    .acc = Ruby Dew
    .ins = Ruby Dew
name-saris-clearwhistle = Saris Clearwhistle
    .gen = Saris Clearwhistle
    .acc = Saris Clearwhistle
    .ins = Saris Clearwhistle
name-sir-trivle-q-s-marqwill-iii = Sir Trivle Q S Marqwill III
    .gen = Sir Trivle Q S Marqwill III
    .acc = Sir Trivle Q S Marqwill III
    .ins = Sir Trivle Q S Marqwill III
name-skin-shinysnout = Skin Shinysnout
    .gen = Skin Shinysnout
    .acc = Skin Shinysnout
    .ins = Skin Shinysnout
name-snout-puddlehop = Snout Puddlehop
    .gen = Snout Puddlehop
    .acc = Snout Puddlehop
    .ins = Snout Puddlehop
name-triss-peske = Triss Peske
    .gen = Triss Peske
    .acc = Triss Peske
    .ins = Triss Peske
name-vara-and-brun-mayberry = Vara i Brun Mayberry
    .gen = Vara i Brun Mayberry
    .acc = Vara i Brun Mayberry
    .ins = Vara i Brun Mayberry
name-wildell-family = Rodzina Wildell
    .gen = Rodziny Wildell
    .acc = Rodzinę Wildell
    .ins = Rodziną Wildell
name-willow-greengrin = Willow Greengrin
    .gen = Willow Greengrin
    .acc = Willow Greengrin
    .ins = Willow Greengrin
name-wimble-wuffle = Wimble Wuffle
    .gen = Wimble Wuffle
    .acc = Wimble Wuffle
    .ins = Wimble Wuffle

name-cats = koty
    .gen = kotów
    .dat = kotom
    .acc = koty
    .ins = kotami
    .loc = kotach
name-bats = nietoperze
    .gen = nietoperzy
    .dat = nietoperzom
    .acc = nietoperze
    .ins = nietoperzami
    .loc = nietoperzach
name-bees = pszczoły
    .gen = pszczół
    .dat = pszczołom
    .acc = pszczoły
    .ins = pszczołami
    .loc = pszczołach
name-snails = ślimaki
    .gen = ślimaków
    .dat = ślimakom
    .acc = ślimaki
    .ins = ślimakami
    .loc = ślimakach

name-rugwort = Krostawiec
    .gen = Krostawca
    .dat = Krostawcowi
    .acc = Krostawca
    .ins = Krostawcem
    .loc = Krostawcu

# Where points come from.
name-cards = karty
name-prosperity = premie fioletowych kart
name-tokens = żetony punktów
name-journey = Podróż
    .gen = Podróży
    .dat = Podróży
    .acc = Podróż
    .ins = Podróżą
    .loc = Podróży
name-events = wydarzenia
name-visitors = goście

## Lists and amounts

and-last = { $list } i { $last }
or-last = { $list } lub { $last }
amount-acc = { $thing ->
    [twig] { COUNT($n, "twig", "acc") }
    [resin] { COUNT($n, "resin", "acc") }
    [pebble] { COUNT($n, "pebble", "acc") }
    [berry] { COUNT($n, "berry", "acc") }
    [any] { COUNT($n, "any", "acc") }
   *[points] { COUNT($n, "points", "acc") }
 }
colour-cards = { $n ->
    [one] { $n } { $colour_acc } kartę
    [few] { $n } { $colour_few } karty
   *[many] { $n } { $colour_many } kart
 }
colour-cards-gen = { $n ->
    [one] { $n } { $colour_gen } karty
   *[many] { $n } { $colour_many } kart
 }
thing-acc = { $thing_acc }
card-acc = { $card_acc }
card-gen = { $card_gen }
card-dat = { $card_dat }
gain-these = weź { $list }
gain-of-some = weź { COUNT($any, "resources", "acc") } do wyboru: { $list }
draw-these = dobierz { COUNT($cards, "cards", "acc") }

## Names of places and tiles, made from their rows

short-gain = { $list }
short-discard-to-draw = { COUNT($each, "cards") } za każdą odrzuconą
short-discard-to-gain = { COUNT($each, "any") } za odrzuconą kartę, maksymalnie { $number }
short-copy-basic = dowolne pole podstawowe i { COUNT($cards, "cards") }
short-copy-forest = dowolna inna leśna polana
short-draw-and-play = { COUNT($number, "cards") } z łąki, jedna tańsza o { $each }
short-meadow = miejsce { $number } na łące
short-station = miejsce { $number } na stacji
short-journey = Podróż za { COUNT($length, "score", "acc") }

## What cards and places do

# When an effect happens, by the colour of its card.
card-tan = Po zagraniu: { $effect }.
card-green = Produkcja: { $effect }.
card-red = Pole akcji: { $effect }.
card-blue = { $effect }.
card-purple = Na koniec gry: { $effect }.
# What else a card says.
card-open = Tę kartę mogą odwiedzać także przeciwnicy: właściciel bierze wtedy { COUNT($points, "points", "acc") }.
card-permanent = Umieszczony tu robotnik nigdy nie wraca.
card-second-space = Drugie miejsce jest otwarte, dopóki w mieście jest { $opener }.
card-opens = Dopóki jest w twoim mieście, otwiera drugie miejsce { $card_id ->
    [cemetery] na
   *[other] w
 } { $card_loc }.
card-second-cell = Dopóki jest w twoim mieście, w { name-dungeon.loc } mieści się drugi więzień.
card-partner = Może dzielić jedno miejsce { $partner_id ->
    [greenhouse] ze
   *[other] z
 } { $partner_ins }.
card-no-space = Nie zajmuje miejsca w mieście.

effect-gain = { $gains }
effect-gain-per-farm = { $gains } za każdą { name-farm.acc } w mieście
effect-gain-more-with-farm = { $gains }, a jeśli w mieście jest { name-farm }, weź jeszcze { $things }
effect-paired-with-farm-gain-any = { $gains }, jeśli ta karta dzieli miejsce z { $partner_ins }, a w mieście jest { name-farm }
effect-draw-and-paired-gain-any = dobierz { COUNT($cards, "cards", "acc") }, a jeśli ta karta dzieli miejsce z { $partner_ins }, weź też { COUNT($any, "any", "acc") }
effect-spend-for-points = { $number ->
    [1] możesz zapłacić { $price }, aby wziąć { COUNT($each, "points", "acc") }
   *[other] możesz zapłacić maksymalnie { $price } i wziąć za { $what_each } { COUNT($each, "points", "acc") }
 }
effect-give-for-points = możesz oddać jednemu przeciwnikowi maksymalnie { $price } i wziąć za { $what_each } { COUNT($each, "points", "acc") }
effect-exchange = możesz oddać do puli maksymalnie { COUNT($number, "resources", "acc") } i wziąć tyle samo dowolnych surowców
effect-teach = obejrzyj { COUNT($number, "cards", "acc") } z talii, jedną zatrzymaj, a drugą przekaż przeciwnikowi
effect-store = połóż na tej karcie z puli { $choice }. Twój robotnik może ją odwiedzić, aby wziąć wszystko, co na niej leży
effect-save-point = połóż na tej karcie z puli { COUNT($number, "points", "acc") }. Każdy leżący na niej żeton zwiększa twój limit kart na ręce o jedną, a na koniec gry daje punkt
effect-activate-own = { $number ->
    [one] możesz aktywować { $number } inną zieloną kartę w swoim mieście, ale nie { $card_gen }
    [few] możesz aktywować { $number } inne zielone karty w swoim mieście, ale nie { $card_gen }
   *[many] możesz aktywować { $number } innych zielonych kart w swoim mieście, ale nie { $card_gen }
 }
effect-copy-green = możesz skopiować zieloną kartę przeciwnika, licząc według jego miasta, ale nie { name-storehouse.acc } ani { name-bank.acc }. Jeśli jest to { name-miner-mole }, możesz następnie użyć zielonej karty z własnego miasta, ale nie { name-storehouse.gen }, { name-bank.gen }, { name-chip-sweep.gen } ani { name-miner-mole.gen }
effect-unload = możesz wziąć { COUNT($number, "resources", "acc") } z leżących na tej karcie. Zagrywając ją, połóż na niej z puli { $things }; dopóki tam leżą, nie należą do twojego zapasu
effect-draw-anywhere = możesz dobrać maksymalnie { COUNT($number, "cards", "acc") }, każdą z talii, łąki lub stacji
effect-sacrifice = możesz odrzucić inną kartę ze swojego miasta, aby wziąć { $things }. Nie może to być { name-magician } ani { name-main-road }
effect-points-for-spaces = weź { COUNT($number, "points", "acc") } i jeszcze { $each } za każde { $spaces } zajętych miejsc w mieście
effect-give-card-for-any = możesz dać przeciwnikowi kartę z ręki. Jeśli to zrobisz, { $gains }. Jeśli żaden przeciwnik nie może przyjąć karty, możesz ją zamiast tego odrzucić
effect-play-revealed = odkryj { COUNT($number, "cards", "acc") } z wierzchu talii albo z wierzchu stosu kart odrzuconych, jeśli liczy on co najmniej { COUNT($number, "cards", "acc") }. Możesz zagrać jedną z nich za darmo; resztę odrzuć
effect-pray = połóż na tej karcie { COUNT($number, "points", "acc") }, a potem dobierz { COUNT($each, "cards", "acc") } za każdy leżący na niej żeton. Żetony te dają punkty na koniec gry
effect-play-cheaper = { $optional ->
    [0] zagraj kartę
   *[other] możesz zagrać kartę
 } { $source ->
    [meadow] z łąki
    [hand] z ręki
    [station] ze stacji
   *[anywhere] z dowolnego miejsca
 } za { COUNT($number, "any", "acc") } mniej
effect-play-free = zagraj za darmo kartę, na której wydrukowano najwyżej { COUNT($most, "score", "acc") }: { $source ->
    [meadow] z łąki
    [hand] z ręki
    [station] ze stacji
   *[anywhere] z ręki, z łąki lub z innego miejsca, z którego wolno ci zagrywać karty
 }
effect-copy-place = rozpatrz efekt dowolnego pola podstawowego lub dowolnej leśnej polany, nawet jeśli stoi tam robotnik
effect-dismantle = odrzuć inną kartę ze swojego miasta, ale nie { name-main-road.acc }; odzyskaj jej wydrukowany koszt, a potem { $gains }
effect-donate = oddaj jednemu przeciwnikowi { COUNT($number, "resources", "acc") } i weź { COUNT($each, "points", "acc") }
effect-post = przekaż jednemu przeciwnikowi { COUNT($number, "cards", "acc") } z ręki, potem odrzuć dowolną liczbę kart i dobierz karty do limitu kart na ręce
effect-activate-several = { $number ->
    [one] możesz aktywować { $number } zieloną kartę w swoim mieście
    [few] możesz aktywować maksymalnie { $number } różne zielone karty w swoim mieście
   *[many] możesz aktywować maksymalnie { $number } różnych zielonych kart w swoim mieście
 }
effect-copy-red = możesz skopiować dowolną czerwoną kartę przeciwnika, otwartą lub nie, tak jakby należała do ciebie, ale nie { name-cemetery.acc }, { name-chapel.acc } ani { name-monastery.acc }. Jeśli jest to { name-conductor }, możesz następnie skopiować czerwoną kartę z własnego miasta, z tymi samymi wyjątkami
effect-perform = możesz odrzucić z ręki maksymalnie { COUNT($number, "cards", "acc") } i wziąć za każdą { COUNT($each, "points", "acc") }
effect-go-to-opponent = połóż tę kartę na wolnym miejscu w mieście przeciwnika, który nie ma jeszcze { $card_gen }; jest tam warta { COUNT($worth, "score", "acc") }
effect-deliver = odkryj { COUNT($number, "cards", "acc") } z talii. Możesz zagrać za darmo jedną z nich, na której wydrukowano najwyżej { COUNT($most, "score", "acc") }; resztę odrzuć
effect-move-worker = przenieś jednego ze swoich zajętych robotników, który nie stoi gdzieś na stałe, na inne dostępne pole i rozpatrz je
effect-replace-construction = odrzuć budowlę ze swojego miasta, ale nie { name-main-road.acc }; odzyskaj jej wydrukowany koszt i { $gains }. Bez takiej budowli nie możesz zagrać tej karty
effect-tend-chapel = weź { $things }, a także { COUNT($each, "points", "acc") } za każdy żeton punktu na twojej { name-chapel.loc }. To, co płacisz za tę kartę, dostaje jeden przeciwnik
effect-clear-meadow = odrzuć { COUNT($number, "cards", "acc") } z łąki, uzupełnij ją, a potem dobierz { COUNT($each, "cards", "acc") } z łąki
effect-draw-colour = wybierz kolor i dobierz z łąki wszystkie karty tego koloru, najwyżej do limitu kart na ręce; za każdą weź { COUNT($each, "points", "acc") }
effect-copy-tan = skopiuj brązową kartę przeciwnika tak, jakby była w twoim mieście, ale nie { name-fool.acc }, { name-main-road.acc } ani { name-ruins.acc }. Jeśli jest to { name-air-balloon }, możesz następnie skopiować brązową kartę z własnego miasta, z tymi samymi wyjątkami
effect-open-space = w twoim mieście jest odtąd o { COUNT($number, "spaces", "acc") } więcej. Tej karty nie można ani skopiować, ani usunąć
effect-after-play-draw = Po zagraniu { $played ->
    [critters] innego stworzenia
    [constructions] innej budowli
   *[cards] innej karty
 } dobierz { COUNT($number, "cards", "acc") }
effect-after-play-may-draw = Po zagraniu { $played ->
    [critters] innego stworzenia
    [constructions] innej budowli
   *[cards] innej karty
 } możesz dobrać { COUNT($number, "cards", "acc") }
effect-after-play-gain = Po zagraniu { $played ->
    [critters] innego stworzenia
    [constructions] innej budowli
   *[cards] innej karty
 } do swojego miasta { $gains }
effect-after-play-give-card = Po zagraniu { $played ->
    [critters] innego stworzenia
    [constructions] innej budowli
   *[cards] innej karty
 } możesz dać przeciwnikowi kartę z ręki. Jeśli to zrobisz, { $gains }. Jeśli żaden przeciwnik nie może przyjąć karty, możesz ją zamiast tego odrzucić
effect-cheaper-by-leaving = { $played ->
    [critters] Zagrywając stworzenie, możesz odrzucić tę kartę ze swojego miasta: stworzenie kosztuje wtedy o { COUNT($number, "berry", "acc") } mniej
    [constructions] Zagrywając budowlę, możesz odrzucić tę kartę ze swojego miasta: budowla kosztuje wtedy o { COUNT($number, "any", "acc") } mniej
   *[cards] Zagrywając dowolną kartę, możesz odrzucić tę ze swojego miasta: zagrywana kosztuje wtedy o { COUNT($number, "any", "acc") } mniej
 }
effect-cheaper-by-prisoner = Zagrywając dowolną kartę, możesz przenieść stworzenie ze swojego miasta zakryte pod tę kartę: zagrywana kosztuje wtedy o { COUNT($number, "any", "acc") } mniej. Mieści się tu jeden więzień albo dwóch, dopóki w mieście jest { name-ranger }, który sam nie może być drugim. Więźniowie są poza miastem
effect-swap-resource = { $number ->
    [one] Zagrywając kartę, możesz zastąpić { COUNT($number, "resources", "acc") } z jej kosztu jednym surowcem innego rodzaju
   *[other] Zagrywając kartę, możesz zastąpić { COUNT($number, "resources", "acc") } z jej kosztu tyloma surowcami innych rodzajów
 }
effect-repeat-place = Zagrywając tę kartę, połóż na niej { COUNT($number, "points", "acc") }. Na samym początku przygotowania do nowej pory roku, zanim wrócą robotnicy, możesz usunąć jeden żeton, aby powtórzyć efekt pola podstawowego lub leśnej polany, na których stoi twój robotnik. Pozostałe żetony dają punkty na koniec gry
effect-count = { $scored }{ $itself ->
    [1] , łącznie z tą kartą
   *[0] {""}
 }{ $most ->
    [0] {""}
   *[other] , maksymalnie { COUNT($most, "score", "acc") }
 }
scored-unique-constructions = { COUNT($each, "score") } za każdą unikatową budowlę w twoim mieście
scored-common-constructions = { COUNT($each, "score") } za każdą powszechną budowlę w twoim mieście
scored-unique-critters = { COUNT($each, "score") } za każde unikatowe stworzenie w twoim mieście
scored-common-critters = { COUNT($each, "score") } za każde powszechne stworzenie w twoim mieście
scored-purple-cards = { COUNT($each, "score") } za każdą fioletową kartę w twoim mieście
scored-colours-present = { COUNT($each, "score") } za każdy kolor kart w twoim mieście
scored-resin-and-pebbles = { COUNT($each, "score") } za każdą niewykorzystaną bryłkę żywicy i każdy niewykorzystany kamyk
scored-berries = { COUNT($each, "score") } za każdą niewykorzystaną jagodę
scored-five-spaces = { COUNT($each, "score") } za każde { $spaces } zajętych miejsc w twoim mieście
scored-events-achieved = { COUNT($basic, "score") } za każde zdobyte przez ciebie wydarzenie podstawowe i { COUNT($special, "score") } za każde specjalne
scored-partner = { COUNT($each, "score") }, jeśli ta karta dzieli miejsce z { $partner_ins }
effect-copy-purple = możesz skopiować fioletową kartę przeciwnika i dostać jej premię, liczoną według twojego miasta, bez wydrukowanych na niej punktów. { name-wife } i { name-photographer } nic nie dają
effect-discard-to-draw = odrzuć co najmniej jedną kartę z ręki, a potem za każdą z nich dobierz { COUNT($each, "cards", "acc") }, najwyżej do limitu kart na ręce
effect-discard-to-gain = odrzuć z ręki od 1 do { COUNT($number, "cards", "gen") } i weź za każdą { COUNT($each, "any", "acc") }
effect-copy-basic = rozpatrz efekt dowolnego pola podstawowego, nawet jeśli stoi tam robotnik, i { $gains }
effect-copy-forest = rozpatrz efekt dowolnej innej leśnej polany, nawet jeśli stoi tam robotnik
effect-draw-and-play = dobierz { COUNT($number, "cards", "acc") } z łąki; potem możesz zagrać jedną z nich za { COUNT($each, "any", "acc") } mniej
effect-haven-trade = odrzuć co najmniej jedną kartę z ręki i weź jeden dowolny surowiec za każde { $cards } odrzucone

place-exclusive = Pole pojedyncze: { $effect }.
place-shared = Pole grupowe: { $effect }.
place-forest = Pole pojedyncze, przy czterech graczach dla dwóch robotników różnych graczy: { $effect }.
place-once = Pole grupowe dla jednego robotnika każdego gracza: { $effect }.
visit-journey = tylko jesienią odrzuć { COUNT($length, "cards", "acc") } z ręki; robotnik zostaje na stałe i daje na koniec gry { COUNT($length, "score", "acc") }
visit-knoll = odrzuć { COUNT($number, "cards", "acc") } z łąki i stacji w dowolnej kombinacji, uzupełnij je i dobierz stamtąd { COUNT($number, "cards", "acc") } w dowolnej kombinacji. Potem możesz wziąć premię z jednego żetonu wagonu
visit-station = odrzuć jednego z odkrytych gości, weź jednego z odkrytych teraz, a potem premię z jednego żetonu wagonu
tile-bonus = Premia za zagranie leżącej obok karty stacji albo do wyboru na pagórku i na stacji: { $gains }.

## Free with, occupied by, golden links

link-free-with = Za darmo dzięki { $list }.
link-occupied-by = Pozwala raz w ciągu gry zagrać za darmo { $list }.
link-occupied-by-any = Pozwala raz w ciągu gry zagrać za darmo dowolne stworzenie.
link-golden-critter = Złote powiązanie: za darmo dzięki złotemu żetonowi użycia na dowolnej { $link_loc } budowli. Za darmo także dzięki { $tree }, ze zwykłym żetonem użycia.
link-golden-construction = Złote powiązanie: złoty żeton użycia na tej karcie pozwala zagrać za darmo dowolne { $link_few } stworzenie.

## What events need, do and are worth

needs-city = Wymaga w twoim mieście { $list }.
needs-each-colour = po { COUNT($number, "cards", "gen") } w każdym z { $colours } kolorów
needs-cards = { COUNT($number, "cards", "gen") }
needs-constructions = { COUNT($number, "constructions", "gen") }
needs-critters = { COUNT($number, "critters", "gen") }
needs-events = Trzeba mieć już { COUNT($number, "events", "acc") } dowolnego rodzaju.
claim-give-resources = Przy zdobyciu możesz oddać maksymalnie { COUNT($most, "resources", "acc") }, każdy dowolnemu przeciwnikowi; za każdy weź { COUNT($each, "points", "acc") }.
claim-recall-worker = Przy zdobyciu odwołaj jednego ze swoich zajętych robotników, który nie stoi gdzieś na stałe.
claim-lay-one-kind = Przy zdobyciu możesz położyć na nim maksymalnie { $price }.
claim-lay-any = Przy zdobyciu możesz położyć na nim maksymalnie { COUNT($most, "any", "acc") }.
claim-split-revealed = Przy zdobyciu odkryj { COUNT($most, "cards", "acc") } z talii; dowolne z nich weź na rękę, a pozostałe połóż pod wydarzeniem.
claim-tuck-city-critters = Przy zdobyciu możesz położyć pod nim maksymalnie { COUNT($most, "critters", "acc") } ze swojego miasta.
claim-tuck-hand-critters = Przy zdobyciu możesz położyć pod nim maksymalnie { COUNT($most, "critters", "acc") } z ręki.
claim-discard-city-cards = Aby je zdobyć, zapłać { $price } i odrzuć { COUNT($most, "cards", "acc") } ze swojego miasta, ale nie { name-main-road.acc }.
claim-reap-chapel = Przy zdobyciu za każdy żeton punktu na twojej { name-chapel.loc } dobierz kartę i weź dowolny surowiec.
claim-produce = Przy zdobyciu aktywuj wszystkie zielone karty w swoim mieście.
claim-points-per-event = Przy zdobyciu weź { COUNT($basic, "points", "acc") } za każde swoje wydarzenie podstawowe i { COUNT($special, "points", "acc") } za każde specjalne, łącznie z tym.
claim-discard-per-colour = Przy zdobyciu możesz odrzucić z ręki maksymalnie jedną kartę za każdą { $colour_acc } kartę w swoim mieście; za każdą odrzuconą weź { COUNT($each, "points", "acc") }.
worth-printed = Jest warte { COUNT($points, "score", "acc") }.
worth-laid = Na koniec gry daje { COUNT($each, "score", "acc") } za { $what_each } z nich.
worth-laid-any = Na koniec gry daje { $list }.
worth-resources = { COUNT($points, "score", "acc") } za { $list }
worth-beneath = Na koniec gry daje { COUNT($each, "score", "acc") } za każdą kartę pod nim.
worth-pairs = Na koniec gry daje { COUNT($each, "score", "acc") } za każdą parę { name-husband.gen } i { name-wife.gen } w miastach wszystkich graczy.
worth-prisoners = Na koniec gry daje { COUNT($each, "score", "acc") } za każdego więźnia w twoim { name-dungeon.loc }.
worth-workers = Na koniec gry daje { COUNT($each, "score", "acc") } za każdego robotnika { $card_id ->
    [cemetery] na
   *[other] w
 } twoim { $card_loc }.
worth-chapel = Na koniec gry daje { COUNT($each, "score", "acc") } za każdy żeton punktu na twojej { name-chapel.loc }.

## What visitors wish, and what workers can

visitor-worth = { COUNT($points, "score") } na koniec gry, jeśli masz { $wish }.
wish-colour-at-least = w mieście co najmniej { $cards }
wish-colour-at-most = w mieście najwyżej { $cards }
wish-each-colour = w mieście co najmniej { COUNT($number, "cards", "acc") } każdego z { $colours } kolorów
wish-cards-at-least = w mieście co najmniej { COUNT($number, "cards", "acc") }
wish-leftover = w zapasie co najmniej { $amount }
wish-one-of-each-left = w zapasie co najmniej { $amount }
wish-more-constructions = w mieście więcej budowli niż stworzeń
wish-more-critters = w mieście więcej stworzeń niż budowli
wish-unique-at-least = w mieście co najmniej { $cards }
wish-common-at-least = w mieście co najmniej { $cards }
wish-on-journey = co najmniej { COUNT($number, "workers", "acc") } w { name-journey.loc }
wish-both-kinds = w mieście co najmniej { COUNT($number, "critters", "acc") } i co najmniej { COUNT($number, "constructions", "acc") }
wish-events-at-least = co najmniej { $list }
wish-point-tokens = co najmniej { COUNT($number, "points", "acc") }, łącznie z leżącymi na kartach w mieście
wish-one-colour-not-green = w mieście co najmniej { COUNT($number, "cards", "acc") } jednego koloru innego niż zielony
ability-cats = Możesz umieścić robotnika na polu podstawowym, leśnej polanie lub czerwonej karcie w dowolnym mieście, na których stoją robotnicy przeciwników, nawet jeśli nie ma tam miejsca albo karta nie jest otwarta, ale nie tam, gdzie stoi już twój robotnik. Czerwonej karty przeciwnika używasz tak, jakby była w twoim mieście, ale nigdy { name-chapel.gen } ani { name-storehouse.gen }.
ability-bats = Po rozpatrzeniu każdej zagranej przez ciebie karty możesz umieścić jedną kartę z łąki zakrytą w swoim archiwum. W późniejszych turach możesz zagrywać karty z archiwum tak, jakby były na twojej ręce, na łące lub na stacji.
ability-bees = Po rozpatrzeniu zagranej przez ciebie karty innej niż zielona możesz odrzucić kartę z ręki, aby aktywować jedną zieloną kartę w swoim mieście. Nie działa podczas twojej jesieni.
ability-snails = Zaczynasz z zakrytym stosem { COUNT($pile, "cards", "gen") } z talii, których nie oglądasz. Gdy przeciwnik zagra i rozpatrzy zieloną kartę, możesz dać mu kartę ze swojego stosu, nie oglądając jej, i użyć tej zielonej karty dla siebie, licząc według miasta przeciwnika; nie może to być { name-bank } ani { name-storehouse }.

## Options

name-option-newleaf = Nowoliść
name-option-newleaf-none = bez dodatku
name-option-newleaf-cards = tylko karty
name-option-newleaf-station = ze stacją
name-option-tickets = Bilety kolejowe
name-option-reservations = Żetony rezerwacji
name-option-abilities = Zdolności robotników
name-option-forest = Leśne polany z Nowoliścia
name-option-basic_events = Wydarzenia podstawowe z Nowoliścia
name-option-special_events = Wydarzenia specjalne
name-option-special_events-base = podstawka
name-option-special_events-mixed = razem
name-option-special_events-two-and-two = 2 + 2
name-option-special_events-newleaf = Nowoliść
name-option-named_events = Zostają wydarzenia za dwie konkretne karty
name-option-must_act = Trzeba użyć czerwonych kart, które tylko na coś pozwalają
name-option-strict_queen = Królowa zagrywa tylko z ręki i z łąki
name-option-year = Rok Krostawca
name-option-year-1 = rok 1
name-option-year-2 = rok 2
name-option-year-3 = rok 3
problem-everdell-named-events = Wydarzenia za dwie konkretne karty mogą zostać tylko wtedy, gdy wydarzenia specjalne są z obu pudełek razem. Ustaw special_events na mixed albo named_events na nie.
problem-everdell-year-solo = Lata Krostawca są tylko w grze jednoosobowej. Przy większej liczbie graczy zostaw rok 1.

# The seat that nobody takes: the opponent in solo.
extra-seat = Krostawiec

## Questions

step-take-turn = Twoja tura: wybierz jedną akcję
step-pay-price = Wybierz, czym płacisz
step-choose-receiver = Wybierz, kto dostaje twoją zapłatę
step-choose-ruin = Wybierz budowlę, którą zastąpią Ruiny
step-choose-fools-city = Wybierz miasto dla Błazna
step-share-space = Podziel miejsce z partnerem albo zajmij osobne
step-drive-out = Wybierz kartę, którą Błazen wypędzi z miasta Krostawca
step-gain-any = Wybierz surowiec
step-discard-cards = Wybierz kartę z ręki do odrzucenia
step-draw-from-rows = Wybierz kartę do dobrania
step-play-drawn = Zagraj jedną z kart dobranych przed chwilą albo żadną
step-choose-tile = Wybierz żeton wagonu z premią
step-discard-from-rows = Wybierz wyłożoną kartę do odrzucenia
step-produce-next = Wybierz zieloną kartę, która produkuje jako następna
step-spend-for-points = Zapłać za żetony punktów albo zakończ
step-give-for-points = Oddaj coś za żetony punktów albo zakończ
step-choose-beneficiary = Wybierz, kto dostanie twoje jagody, albo nie dawaj żadnej
step-exchange = Oddaj surowiec do puli albo zakończ
step-keep-or-give = Zdecyduj, co zrobić z oglądanymi kartami
step-store-goods = Wybierz, co trafi do Magazynu
step-unload-car = Weź surowiec z Wagonu towarowego albo zakończ
step-activate-card = Wybierz zieloną kartę do aktywowania albo żadną
step-copy-green = Wybierz zieloną kartę, której używasz, albo żadną
step-sacrifice = Wybierz kartę ze swojego miasta do oddania albo żadną
step-activate-green = Wybierz zieloną kartę ze swojego miasta do aktywowania
step-copy-location = Wybierz pole, którego efekt wykonujesz
step-dismiss-visitor = Wybierz gościa, którego odprawiasz
step-invite-visitor = Wybierz gościa
step-give-away = Oddaj surowiec albo zakończ
step-recall-worker = Wybierz robotnika, który wraca do domu
step-lay-on-event = Połóż surowiec na wydarzeniu albo zakończ
step-keep-revealed = Weź odkrytą kartę na rękę albo zakończ
step-capture-critters = Wsuń stworzenie z miasta pod wydarzenie albo zakończ
step-tuck-critters = Wsuń stworzenie z ręki pod wydarzenie albo zakończ
step-pay-with-city = Wybierz kartę ze swojego miasta do odrzucenia
step-lift-worker = Wybierz robotnika do przeniesienia
step-move-worker = Wybierz, dokąd idzie robotnik
step-play-revealed = Zagraj za darmo jedną z odkrytych kart albo żadną
step-choose-colour = Wybierz kolor
step-copy-tan = Wybierz brązową kartę do skopiowania
step-play-through = Wybierz kartę do zagrania
step-choose-pile = Wybierz, skąd odkrywasz karty
step-dismantle-card = Wybierz kartę ze swojego miasta do rozebrania
step-choose-donee = Wybierz, kto dostanie twoje surowce
step-donate = Wybierz surowiec, który oddajesz
step-choose-addressee = Wybierz, kto dostanie twoje karty
step-post-cards = Wybierz kartę z ręki, którą oddajesz
step-copy-red = Wybierz czerwoną kartę, której używasz
step-offer-card = Oddaj kartę z ręki albo nie
step-react-next = Wybierz niebieską kartę, która zareaguje jako następna
step-draw-or-not = Dobierz karty albo nie
step-archive-card = Włóż kartę z łąki do archiwum albo nie
step-feed-bees = Odrzuć kartę, by aktywować zieloną, albo nie
step-answer-by-snails = Zareaguj ślimakami albo nie
step-repeat-place = Użyj Wieży Zegarowej albo nie
step-keep-reserved = Zatrzymaj zarezerwowaną kartę albo ją odrzuć
step-pick-for-rugwort = Wybierz kartę dla Krostawca

draw-owed-take-turn = { $seat } wybiera akcję
draw-owed-pay-price = { $seat } wybiera, czym zapłacić
draw-owed-choose-receiver = { $seat } wybiera, kto dostanie zapłatę
draw-owed-choose-ruin = { $seat } wybiera, co zastąpią Ruiny
draw-owed-choose-fools-city = { $seat } wybiera miasto dla Błazna
draw-owed-share-space = { $seat } wybiera miejsce dla karty
draw-owed-drive-out = { $seat } wypędza kartę z miasta Krostawca
draw-owed-gain-any = { $seat } wybiera surowiec
draw-owed-discard-cards = { $seat } odrzuca karty z ręki
draw-owed-draw-from-rows = { $seat } dobiera kartę
draw-owed-play-drawn = { $seat } może zagrać jedną z dobranych kart
draw-owed-choose-tile = { $seat } wybiera żeton wagonu
draw-owed-discard-from-rows = { $seat } odrzuca wyłożone karty
draw-owed-produce-next = { $seat } wybiera, co produkuje jako następne
draw-owed-spend-for-points = { $seat } może zapłacić za żetony punktów
draw-owed-give-for-points = { $seat } może oddać coś za żetony punktów
draw-owed-choose-beneficiary = { $seat } wybiera, kto dostanie jagody
draw-owed-exchange = { $seat } wymienia surowce
draw-owed-keep-or-give = { $seat } ogląda karty z talii
draw-owed-store-goods = { $seat } zapełnia Magazyn
draw-owed-unload-car = { $seat } rozładowuje Wagon towarowy
draw-owed-activate-card = { $seat } wybiera zieloną kartę do aktywowania
draw-owed-copy-green = { $seat } wybiera zieloną kartę
draw-owed-sacrifice = { $seat } może oddać kartę z miasta
draw-owed-activate-green = { $seat } wybiera zieloną kartę do aktywowania
draw-owed-copy-location = { $seat } wybiera pole do powtórzenia
draw-owed-dismiss-visitor = { $seat } odprawia gościa
draw-owed-invite-visitor = { $seat } wybiera gościa
draw-owed-give-away = { $seat } może oddać surowce
draw-owed-recall-worker = { $seat } odwołuje robotnika
draw-owed-lay-on-event = { $seat } może położyć surowce na wydarzeniu
draw-owed-keep-revealed = { $seat } wybiera spośród odkrytych kart
draw-owed-capture-critters = { $seat } może wsunąć stworzenia pod wydarzenie
draw-owed-tuck-critters = { $seat } może wsunąć karty z ręki pod wydarzenie
draw-owed-pay-with-city = { $seat } odrzuca karty z miasta
draw-owed-lift-worker = { $seat } wybiera robotnika do przeniesienia
draw-owed-move-worker = { $seat } przenosi robotnika
draw-owed-play-revealed = { $seat } może zagrać odkrytą kartę
draw-owed-choose-colour = { $seat } wybiera kolor
draw-owed-copy-tan = { $seat } wybiera brązową kartę do skopiowania
draw-owed-play-through = { $seat } wybiera kartę do zagrania
draw-owed-choose-pile = { $seat } wybiera, skąd odkryć karty
draw-owed-dismantle-card = { $seat } rozbiera kartę z miasta
draw-owed-choose-donee = { $seat } wybiera, kto dostanie surowce
draw-owed-donate = { $seat } oddaje surowce
draw-owed-choose-addressee = { $seat } wybiera, kto dostanie karty
draw-owed-post-cards = { $seat } oddaje karty z ręki
draw-owed-copy-red = { $seat } wybiera czerwoną kartę
draw-owed-offer-card = { $seat } może oddać kartę
draw-owed-react-next = { $seat } wybiera, co reaguje jako następne
draw-owed-draw-or-not = { $seat } może dobrać karty
draw-owed-archive-card = { $seat } może włożyć kartę do archiwum
draw-owed-feed-bees = { $seat } może użyć pszczół
draw-owed-answer-by-snails = { $seat } może zareagować ślimakami
draw-owed-repeat-place = { $seat } może użyć Wieży Zegarowej
draw-owed-keep-reserved = { $seat } decyduje o zarezerwowanej karcie
draw-owed-pick-for-rugwort = { $seat } wybiera kartę dla Krostawca

# The line of help under a question.
help-take-turn = { $state ->
    [place] Umieść robotnika (w domu: { $workers }) albo zagraj kartę z ręki{ $station ->
        [0] {""}
       *[other] , ze stacji
     } lub z łąki{ $autumn ->
        [0] {""}
       *[other] . Możesz też spasować
     }.
    [prepare] Wszyscy twoi robotnicy są zajęci. Zagraj kartę albo przygotuj się do { $season_gen }: wtedy wrócą.
   *[last] Wszyscy twoi robotnicy są zajęci. Zagrywaj karty, dopóki możesz i chcesz, a potem spasuj.
 }
help-pay-price = { $judge ->
    [0] Koszt karty { $card }: { $price }. Płacisz o { $saved } mniej i wybierasz, co odpada.
   *[other] Koszt karty { $card }: { $price }. Jeden z tych surowców zastępujesz innym.
 }
help-choose-receiver = Ten przeciwnik dostanie { $goods }.
help-choose-ruin = Odzyskasz jej wydrukowany koszt, a potem { $gains }.
help-choose-fools-city = Błazen zajmie tam miejsce i da na koniec { COUNT($worth, "score", "acc") }.
help-share-space = { $card } i { $partner } zajmują razem jedno miejsce.
help-drive-out = Karta zostaje odrzucona, tak samo jak twój Błazen.
help-gain-any = { $left ->
    [one] Wybierz { $list }.
   *[other] Wybierz { $list }; zostało do wzięcia: { $left }.
 }
help-discard-cards = { $purpose ->
    [haven] Dostaniesz dowolny surowiec za każde { $haven } karty; nieparzysta nic nie daje.
    [double] Za każdą dobierzesz { COUNT($double, "cards", "acc") }, o ile zmieszczą się na ręce.
    [goods] Za każdą dostaniesz dowolny surowiec, najwyżej za { COUNT($most, "cards", "acc") }.
    [journey] Ta Podróż wymaga { COUNT($most, "cards", "gen") }.
    [points] Za każdą dostaniesz żeton punktu, najwyżej za { COUNT($most, "cards", "acc") }.
   *[refill] Odrzuć, ile chcesz; potem dobierzesz do limitu kart na ręce.
 } Dotąd wybrane: { $number }.
help-draw-from-rows = { $purpose ->
    [summer] Lato: możesz jeszcze dobrać z łąki { COUNT($left, "cards", "acc") }.
    [undertaker] { name-undertaker }: jedna karta z łąki.
    [forest] Do dobrania z łąki: { COUNT($left, "cards") }. Potem możesz jedną z nich taniej zagrać.
    [lamplighter] { name-lamplighter }: możesz jeszcze dobrać { COUNT($left, "cards", "acc") } z talii{ $station ->
        [0] {""}
       *[other] , ze stacji
     } lub z łąki.
    [knoll] Do dobrania z łąki lub ze stacji: { COUNT($left, "cards") }.
   *[poet] { name-poet }: miejsce na ręce na { COUNT($left, "cards", "acc") }.
 }
help-play-drawn = Dobrane karty: { $list }. Jedną z nich zagrasz teraz o { $saved } taniej.
help-choose-tile = { $knoll ->
    [0] Po wzięciu premii żeton zostaje wymieniony.
   *[other] Możesz też zrezygnować. Potem uzupełnia się miejsca po dobranych kartach.
 }
help-discard-from-rows = { $knoll ->
    [0] Do wybrania na łące: { COUNT($left, "cards") }. Łąka zostanie uzupełniona, a potem dobierzesz z niej jedną kartę.
   *[other] Do wybrania na łące i stacji: { COUNT($left, "cards") }. Potem uzupełnia się je i dobierasz stamtąd tyle samo kart.
 }
help-produce-next = Zielone karty, które tylko coś dodają, już zadziałały; każda z tych produkuje raz.
help-spend-for-points = { $card }: za każdą sztukę { COUNT($each, "points") }. Możesz zapłacić jeszcze { $left ->
    [one] raz
   *[other] { $left } razy
 }.
help-give-for-points = { $card }: za każdą sztukę { COUNT($each, "points") }{ $taken ->
    [0] ; oddajesz do puli
   *[other] ; dostaje { $to }
 }. Możesz oddać jeszcze { $left ->
    [one] raz
   *[other] { $left } razy
 }.
help-choose-beneficiary = { $card }: { $effect }.
help-exchange = Za każdy oddany surowiec weźmiesz jeden dowolny. Dotąd oddane: { $returned }, możesz oddać jeszcze { $left }.
help-keep-or-give = { $way ->
    [keep] Oglądasz: { $list }. Jedną zatrzymaj, drugą dostanie przeciwnik.
   *[give] Oglądasz: { $list }. Na twojej ręce nie ma już miejsca, więc dostanie ją przeciwnik.
 }
help-store-goods = Leży tam, dopóki nie zabierze tego twój robotnik.
help-unload-car = Możesz wziąć jeszcze { COUNT($left, "resources", "acc") }.
help-activate-card = { $card }: od razu działa inna zielona karta z tego miasta.
help-copy-green = { $back ->
    [0] Zielona karta przeciwnika działa dla ciebie, licząc według jego miasta.
   *[other] Skopiowana karta to { name-miner-mole }: teraz działa zielona karta z twojego miasta.
 }
help-sacrifice = Za tę kartę weźmiesz { $goods }.
help-activate-green = { $who ->
    [bees] Pszczoły aktywują jedną zieloną kartę.
    [gardener] { name-gardener }: różne zielone karty do aktywowania: jeszcze { $left }.
   *[chipsmith] { name-chipsmith }: różne zielone karty do aktywowania: jeszcze { $left }.
 }
help-copy-location = { $which ->
    [basic] Dowolne pole podstawowe, nawet zajęte. Twój robotnik zostaje na miejscu.
    [forest] Dowolna inna leśna polana, nawet zajęta. Twój robotnik zostaje na miejscu.
   *[both] Dowolne pole podstawowe lub leśna polana, nawet zajęte. Twój robotnik zostaje na miejscu.
 }
help-dismiss-visitor = Odkryje się następny gość z tego stosu, a potem weźmiesz jednego z dwóch.
help-invite-visitor = { $guest ->
    [rugwort] Ci goście są warci tyle samo: wybierasz, którego weźmie Krostawiec.
   *[own] Gość zostaje przy twoim mieście i na koniec gry daje punkty, jeśli jego życzenie jest spełnione.
 }
help-give-away = { $event }: za każdy surowiec { COUNT($each, "points") }. Możesz oddać jeszcze { COUNT($left, "resources", "acc") }.
help-recall-worker = Możesz umieścić go ponownie, nawet w tej porze roku.
help-lay-on-event = { $varied ->
    [0] { $event }: za każdą sztukę { COUNT($each, "score") } na koniec gry. Możesz położyć jeszcze { COUNT($left, "resources", "acc") }.
   *[other] { $event }: każdy surowiec daje punkty na koniec gry. Możesz położyć jeszcze { COUNT($left, "resources", "acc") }.
 }
help-keep-revealed = { $event }: to, co zostawisz, trafi pod wydarzenie, za każdą kartę { COUNT($each, "score") }.
help-capture-critters = { $event }: { COUNT($each, "score") } za każde stworzenie na koniec gry. Możesz wsunąć jeszcze { COUNT($left, "critters", "acc") }; opuszczą twoje miasto.
help-tuck-critters = { $event }: { COUNT($each, "score") } za każde stworzenie na koniec gry. Możesz wsunąć jeszcze { COUNT($left, "critters", "acc") }.
help-pay-with-city = { $event }: do odrzucenia jeszcze { COUNT($left, "cards") }.
help-lift-worker = Pójdzie na inne dostępne pole, którego efekt wykonasz.
help-move-worker = Stoi tu: { $place }. Efekt nowego pola wykonujesz tak jak zawsze.
help-play-revealed = { $value ->
    [0] Pozostałe karty zostaną odrzucone.
   *[other] Tylko kartę, na której wydrukowano najwyżej { COUNT($value, "score", "acc") }; pozostałe zostaną odrzucone.
 }
help-choose-colour = Dobierzesz z łąki karty tego koloru, o ile zmieszczą się na ręce, i za każdą weźmiesz żeton punktu.
help-copy-tan = { $back ->
    [0] Brązowa karta przeciwnika działa tak, jakby była twoja.
   *[other] Skopiowana karta to { name-air-balloon }: teraz może zadziałać brązowa karta z twojego miasta.
 }
help-play-through = { $card }: { $effect }.
help-choose-pile = { $card }: { $effect }.
help-dismantle-card = Odzyskasz jej wydrukowany koszt, a potem { $gains }.
help-choose-donee = { $card }: { $effect }.
help-donate = { $taken ->
    [0] Do oddania do puli jeszcze { COUNT($left, "resources") }. Potem weźmiesz { COUNT($each, "points", "acc") }.
   *[other] Do oddania jeszcze { COUNT($left, "resources") }; dostaje { $to }. Potem weźmiesz { COUNT($each, "points", "acc") }.
 }
help-choose-addressee = { $card }: { $effect }.
help-post-cards = { $taken ->
    [0] Nikt nie może przyjąć kart, więc zostaną odrzucone. Do wybrania jeszcze { COUNT($left, "cards") }.
   *[other] Do oddania jeszcze { COUNT($left, "cards") }; dostaje { $to }.
 }
help-copy-red = { $back ->
    [0] Czerwona karta przeciwnika działa tak, jakby była twoja, otwarta lub nie.
   *[other] Skopiowana karta to { name-conductor }: teraz może zadziałać czerwona karta z twojego miasta.
 }
help-offer-card = { $card }: { $effect }.
help-react-next = Na zagraną kartę reaguje kilka twoich kart; każda raz.
help-draw-or-not = { $card }: { $effect }.
help-archive-card = W późniejszej turze możesz ją zagrać tak, jakby była na ręce.
help-feed-bees = Karta zostaje odrzucona, a potem działa jedna zielona karta z twojego miasta.
help-answer-by-snails = { $other } zagrywa { $card_acc }: { $effect }. Kosztuje cię to kartę ze stosu (zostało ich { $pile }).
help-repeat-place = Żeton z { name-clock-tower.gen } powtarza efekt pola, na którym stoi twój robotnik. Pozostałe żetony dają punkty na koniec gry.
help-keep-reserved = { $card }: karta nadal jest zarezerwowana. Jeśli ją odrzucisz, w nowej porze roku możesz zarezerwować inną.
help-pick-for-rugwort = Dostanie jedną { $colour_acc } kartę z odkrytych; pozostałe zostaną odrzucone.

## Why not

refusal-notation = „{ $text }” to nie ruch. Ruchy wyglądają tak: visit basic-3, play farm meadow-2, play wife free=farm, claim grand-tour, prepare, pass.
refusal-activated-already = { $card }: ta karta zadziałała przed chwilą. Wybierz inną zieloną kartę.
refusal-blocked-by-rugwort = Na tej karcie łąki stoi robotnik Krostawca. Tylko on może ją wziąć.
refusal-cannot-activate = To musi być inna zielona karta z tego miasta. Wybierz jedną z nich.
refusal-cannot-afford = { $card }: koszt to { $price }, a masz { $have }. Brakuje { COUNT($missing, "resources", "gen") }: zdobądź je najpierw albo znajdź kartę, która obniży koszt.
refusal-cannot-copy-green = Kopiować można tylko zielone karty przeciwników, ale nie { name-storehouse.acc }, { name-bank.acc } ani { name-chip-sweep.acc }. Wybierz inną kartę.
refusal-cannot-copy-place = Efektu tego pola nie możesz teraz wykonać: nie należy do dozwolonych albo nic by nie dało.
refusal-cannot-copy-red = Tej karty nie można skopiować: musi to być czerwona karta przeciwnika, która teraz coś da, ale nie { name-cemetery }, { name-chapel } ani { name-monastery }.
refusal-cannot-copy-tan = Tej karty nie można skopiować: musi to być brązowa karta przeciwnika, ale nie { name-fool }, { name-main-road } ani { name-ruins }.
refusal-cannot-discard-there = Nie ma tam karty do odrzucenia albo jest już wybrana. Wybierz inne miejsce.
refusal-cannot-draw-there = Stamtąd nie możesz teraz dobrać karty. Wybierz jedną z dostępnych.
refusal-cannot-play-revealed = { $card }: nie możesz teraz zagrać tej karty, bo nie jest odkryta albo nie mieści się w twoim mieście.
refusal-cannot-play-through = { $card }: nie możesz tak zagrać tej karty ({ $through }), bo leży gdzie indziej, nie mieści się w mieście albo nadal jest za droga.
refusal-cannot-post = Oddaj jedną ze swoich kart wskazanemu przeciwnikowi, a jeśli ma pełną rękę, nikomu.
refusal-cannot-repeat = { name-clock-tower } powtarza tylko pole podstawowe lub leśną polanę, na których stoi twój robotnik i coś może się wydarzyć.
refusal-cannot-spend = { $resource }: tego nie możesz tu oddać, bo tego nie masz albo nie o to chodzi.
refusal-cannot-take = { $other } nie może tego przyjąć. Wybierz innego przeciwnika.
refusal-card-not-in-hand = { $card }: nie masz tej karty na ręce.
refusal-card-not-there = { $card }: tej karty tam nie ma ({ $source }).
refusal-city-full = Twoje miasto jest pełne. Najpierw zrób miejsce: pomogą na przykład { name-ruins } albo { name-university }.
refusal-discard-more = Musisz odrzucić co najmniej { COUNT($number, "cards", "acc") }. Dotąd wybrane: { $have }.
refusal-does-not-help = { $other } nie obniża kosztu tej karty: { $card }.
refusal-does-not-react = Ta karta nie reaguje na to zagranie albo już zareagowała.
refusal-ever-tree-standard = Na { name-ever-tree.loc } kładzie się tylko zwykły żeton użycia. Zagraj kartę z dopiskiem free=ever-tree.
refusal-event-needs = { $event }: twoje miasto nie ma jeszcze wszystkiego, czego wymaga to wydarzenie. Czego brakuje, mówi opis wydarzenia.
refusal-event-not-in-play = { $event }: tego wydarzenia nie ma w tej grze.
refusal-event-price = { $event }: twoje miasto spełnia wymagania, ale nie możesz zapłacić ceny wydarzenia.
refusal-event-taken = { $event }: to wydarzenie jest już zdobyte.
refusal-few-discards = Stos kart odrzuconych jest za mały: musi liczyć co najmniej { COUNT($number, "cards", "acc") }. Odkryj karty z talii.
refusal-hand-is-full = { $other } ma pełną rękę. Wybierz innego przeciwnika.
refusal-has-passed = { $other } jest już po pasie i nic nie może dostać. Wybierz innego przeciwnika.
refusal-journey-cards = Ta Podróż wymaga { COUNT($number, "cards", "gen") } z ręki. Masz { $have }.
refusal-journey-in-autumn = W Podróż można wyruszyć dopiero jesienią, a u ciebie trwa wcześniejsza pora roku.
refusal-last-season = To twoja jesień, ostatnia pora roku. Graj dalej albo spasuj.
refusal-main-road-stays = { name-main-road } nie może zostać usunięty. Wybierz inną kartę.
refusal-must-activate = Musisz tu aktywować kartę.
refusal-must-copy = Musisz tu skopiować kartę.
refusal-must-play = { $card }: skoro stoi tam twój robotnik, musisz zagrać kartę.
refusal-no-card-there = Nie leży tam żadna karta. Wybierz inne miejsce.
refusal-no-chip-sweep = { name-chip-sweep } nie może aktywować drugiej takiej karty.
refusal-no-critter = To musi być twoje stworzenie.
refusal-no-destination = { $card }: tu nie można umieścić robotnika. Pola akcji mają tylko czerwone karty i { name-storehouse }.
refusal-no-dungeon = Żeby brać więźniów, musisz mieć w mieście { name-dungeon.acc }.
refusal-no-golden-token = Wszystkie twoje złote żetony użycia są już wykorzystane.
refusal-no-hand-cards = W Przystani odrzuca się karty z ręki, a nie masz żadnej.
refusal-no-link = { $other }: z tym żetonem nie możesz tu zagrać tej karty za darmo: { $card }.
refusal-no-opponent = Tego przeciwnika nie można tu wskazać.
refusal-no-prisoner = { $card }: ta karta nie może trafić do { name-dungeon.gen }. Mieści on tylko stworzenia z twojego miasta, dopóki jest wolna cela.
refusal-no-room-for-fool = { $other }: w tym mieście nie ma miejsca na { name-fool.acc } albo już jeden tam jest.
refusal-no-station = W tej grze nie ma stacji.
refusal-no-such-card = W tym mieście nie ma takiej karty.
refusal-no-such-place = W tej grze nie ma takiego pola.
refusal-no-ticket = Nie masz biletu kolejowego: obie strony są wykorzystane albo gracie bez biletów.
refusal-no-worker-at-home = Wszyscy twoi robotnicy są zajęci. Zagraj kartę, przygotuj się do nowej pory roku, a jesienią możesz spasować.
refusal-no-worker-there = Nie stoi tam twój robotnik, którego można by przenieść.
refusal-nobody-takes-fool = Żadne miasto przeciwnika nie przyjmie { name-fool.gen }: każde jest pełne albo już go ma.
refusal-not-in-city = W twoim mieście nie ma takiej karty.
refusal-not-in-hand = Nie masz takiej karty do oddania.
refusal-not-itself = { $card }: karty, na której stoi robotnik, nie możesz odrzucić. Wybierz inną.
refusal-not-on-top = Tego gościa nie można teraz wybrać. Wybierz gościa z wierzchu stosu.
refusal-not-open = { $card }: ta karta nie jest dla ciebie otwarta. Bez znaku otwarcia może tam iść tylko jej właściciel.
refusal-not-removable = { $card }: tej karty nie można tu usunąć. Wybierz inną.
refusal-not-revealed = Tej karty nie ma wśród odkrytych.
refusal-not-that-colour = To musi być odkryta karta w kolorze zagranej.
refusal-not-to-produce = Ta karta teraz nie produkuje albo już to zrobiła.
refusal-not-useful = { $card }: ta karta nic by teraz nie dała. Najpierw aktywuj taką, która coś daje.
refusal-nothing-to-ruin = { name-ruins } zastępują budowlę, a w twoim mieście żadnej nie można usunąć.
refusal-nothing-to-swap = Ta karta nic nie kosztuje, więc { name-judge } nie ma czego zamienić. Po prostu ją zagraj.
refusal-occupied-already = { $card }: na tej karcie leży już żeton użycia.
refusal-only-building-stuff = Jagód nie można tu wybrać. Weź gałązki, żywicę albo kamyki.
refusal-only-drawn-cards = Teraz można zagrać tylko jedną z kart dobranych przed chwilą, a musi cię być na nią stać.
refusal-only-meadow = Do archiwum trafiają tylko karty z łąki.
refusal-only-rugworts = { name-fool } wypędza kartę z miasta Krostawca. Wybierz jedną z nich.
refusal-own-hand-full = Masz pełną rękę. Zakończ: pozostałe karty trafią pod wydarzenie.
refusal-pass-in-autumn = Pasować można dopiero jesienią. Na razie zagraj kartę, umieść robotnika albo przygotuj się do nowej pory roku.
refusal-place-taken = { $place }: nie ma tam miejsca dla twojego robotnika.
refusal-return-from-summer = Bilet powrotny jest ważny dopiero od twojego lata.
refusal-same-place = Robotnik już tam stoi. Musi iść gdzie indziej.
refusal-say-what-to-copy = Podaj pole, które ma powtórzyć { name-lookout }, na przykład copy=basic-3; musi ono coś dawać.
refusal-somebody-can-take = Ktoś z przeciwników może przyjąć kartę, więc nie wolno jej odrzucić. Wskaż, kto ją dostaje.
refusal-still-too-dear = { $card }: nawet tak karta jest za droga.
refusal-token-not-ready = Nie masz gotowego żetonu rezerwacji: jest w użyciu, wróci z nową porą roku albo gracie bez rezerwacji.
refusal-unique-already = { $card }: to karta unikatowa, która jest już w twoim mieście.
refusal-visit-without-effect = { $place }: robotnik nic by tam teraz nie zdziałał. Wybierz inne pole.
refusal-worker-stays = Ten robotnik stoi tam na stałe i nie można go przenieść.
refusal-workers-at-home = { $workers ->
    [one] W domu czeka jeszcze { COUNT($workers, "workers") }. Umieść go, zanim przygotujesz się do nowej pory roku.
   *[other] W domu czeka jeszcze { COUNT($workers, "workers") }. Umieść ich, zanim przygotujesz się do nowej pory roku.
 }
refusal-worth-too-much = { $card }: ta karta jest zbyt cenna. Może mieć wydrukowane najwyżej { COUNT($most, "score", "acc") }.
refusal-wrong-price = { $card }: teraz płaci się za tę kartę inaczej. Wybierz jedną z podanych cen.

## Log

event-activated = { $player } aktywuje { $card_acc }.
event-archived = { $player } wkłada kartę z łąki do archiwum: { $card }.
event-claimed = { $player } zdobywa wydarzenie { $event }.
event-cleared = { $player } usuwa wyłożoną kartę: { $card }.
event-copied = { $player } kopiuje { $card_acc }.
event-copied-place = { $player } wykonuje efekt pola: { $place }.
event-discarded = { $player } odrzuca { COUNT($cards, "cards", "acc") }.
event-dismissed = { $player } odprawia gościa: { $visitor }.
event-drew = { $player } dobiera { COUNT($cards, "cards", "acc") }.
event-drew-from-row = { $player } dobiera odkrytą kartę: { $card }.
event-drove-out = { $player } wypędza { $card_acc } z miasta Krostawca.
event-fooled = { $player } wysyła { name-fool.acc } do innego miasta: { $other }.
event-gained = { $player } bierze: { $gains }.
event-gave = { $player } oddaje: { $price }; dostaje: { $other }.
event-gave-card = { $player } oddaje { COUNT($cards, "cards", "acc") }; dostaje: { $other }.
event-gave-up-reserved = { $player } odrzuca zarezerwowaną kartę: { $card }.
event-helped = { $player } płaci z pomocą karty { $card }.
event-imprisoned = { $player } zamyka { $card_acc } w { name-dungeon.loc }.
event-invited = { $player } bierze gościa: { $visitor }.
event-kept-card = { $player } zatrzymuje { COUNT($cards, "cards", "acc") }.
event-kept-revealed = { $player } bierze odkrytą kartę: { $card }.
event-laid-on-event = { $player } kładzie na wydarzeniu: { $price }.
event-named-colour = { $player } wybiera { $colour_few } karty.
event-occupied = { $player } kładzie żeton użycia na karcie { $card }.
event-occupied-golden = { $player } kładzie złoty żeton użycia na karcie { $card }.
event-paid = { $player } płaci: { $price }.
event-paid-to = { $player } płaci: { $price }; dostaje: { $other }.
event-passed = { $player } pasuje.
event-played = { $player } zagrywa { $card_acc }{ $source_id ->
    [hand] {""}
    [revealed] {""}
    [archive] {" "}z archiwum
    [reserved] {" "}z rezerwacji
   *[other] {" "}({ $source })
 }.
event-prepared = { $player } przygotowuje się do { $season_gen }.
event-put-beneath = { $player } wsuwa { $card_acc } pod wydarzenie.
event-recalled = { $player } odwołuje robotnika.
event-removed = { $player } odrzuca { $card_acc } z miasta.
event-repeated = { $player } powtarza efekt pola: { $place }.
event-reserved = { $player } rezerwuje { $card_acc }.
event-revealed = Odkryto kartę: { $card }.
event-rugwort-claimed = Krostawiec zdobywa wydarzenie { $event }.
event-rugwort-fooled = Krostawiec wysyła { $card_acc } do twojego miasta.
event-rugwort-gained = Krostawiec bierze { COUNT($points, "points", "acc") }.
event-rugwort-invited = Krostawiec bierze gościa: { $visitor }.
event-rugwort-played = Krostawiec bierze { $card_acc } do swojego miasta.
event-rugwort-prepared = Krostawiec też przygotowuje się do nowej pory roku.
event-rugwort-rolled = Kostka Krostawca za bilet pokazuje { $rolled }.
event-saved-point = { $player } kładzie na karcie { COUNT($points, "points", "acc") }.
event-snailed = { $player } reaguje ślimakami: { $other } dostaje nieznaną kartę, a { $card } działa drugi raz.
event-spent = { $player } oddaje: { $price }.
event-stored = { $player } kładzie w { name-storehouse.loc }: { $gains }.
event-used-ticket = { $player } używa biletu kolejowego.
event-visited = { $player } umieszcza robotnika: { $place }.
event-visited-at = { $player } umieszcza robotnika w innym mieście: { $place } ({ $other }).
event-visited-rugwort = { $player } umieszcza robotnika w mieście Krostawca: { $place }.

## Verbs

verb-visit = umieść robotnika
verb-claim = zdobądź wydarzenie
verb-play = zagraj kartę
verb-prepare = nowa pora roku
verb-pass = pasuj
verb-ticket = użyj biletu
verb-reserve = zarezerwuj kartę
verb-pay = zapłać
verb-gain = weź surowiec
verb-take = weź z karty
verb-store = odłóż
verb-spend = oddaj
verb-lay = połóż na wydarzeniu
verb-give = oddaj
verb-discard = odrzuć
verb-draw = dobierz
verb-keep = zatrzymaj
verb-tuck = wsuń pod wydarzenie
verb-reveal = odkryj
verb-archive = włóż do archiwum
verb-pick = wybierz kartę
verb-share = wspólne miejsce
verb-alone = osobne miejsce
verb-trigger = reaguje
verb-activate = aktywuj
verb-remove = usuń z miasta
verb-capture = wsuń pod wydarzenie
verb-copy = skopiuj
verb-repeat = powtórz
verb-move = przenieś robotnika
verb-recall = odwołaj robotnika
verb-opponent = przeciwnik
verb-colour = kolor
verb-dismiss = odpraw gościa
verb-invite = weź gościa
verb-tile = żeton wagonu
verb-snail = ślimaki reagują
verb-done = zakończ

## Moves

just-name = { $thing }
just-goods = { $goods }
card-origin = { $row ->
    [meadow] z łąki (miejsce { $number })
    [station] ze stacji (miejsce { $number })
    [reserved] z rezerwacji
    [archive] z archiwum
    [revealed] spośród odkrytych
    [deck] z talii
    [discards] ze stosu kart odrzuconych
   *[hand] z ręki
 }
paid-none = za darmo
paid-some = za { $list }
paid-part = za { COUNT($number, "resources", "acc") } z kosztu ({ $price })
paid-cheaper = { $paid }, o { $less } mniej niż na karcie
paid-through = { $paid } dzięki karcie { $through }
paid-occupying = { $token ->
    [golden] za darmo, ze złotym żetonem użycia na karcie { $other }{ $copy }
   *[standard] za darmo, z żetonem użycia na karcie { $other }{ $copy }
 }
paid-prisoner = { $paid }; { $other }{ $copy } trafia do { name-dungeon.gen }
paid-helped = { $paid }; { $other }{ $copy } opuszcza miasto
paid-judge = { $paid }; { $other }{ $copy } zamienia jeden surowiec
move-play = Zagraj { $card_acc } { $origin } { $how }
move-visit = { $way ->
    [move] Umieść przenoszonego robotnika
   *[place] Umieść robotnika
 } { $kind ->
    [basic] na polu podstawowym
    [forest] na leśnej polanie
    [haven] w Przystani
    [journey] w Podróży
    [knoll] na pagórku
   *[station] na stacji
 }: { $effect }
move-visit-own = { $way ->
    [move] Umieść przenoszonego robotnika
   *[place] Umieść robotnika
 } na swojej karcie { $card }{ $copy }: { $effect }
move-visit-other = { $way ->
    [move] Umieść przenoszonego robotnika
   *[place] Umieść robotnika
 } na karcie { $card }{ $copy } w innym mieście ({ $owner }{ $points ->
    [0] {""}
   *[other] {" "}dostaje { COUNT($points, "points", "acc") }
 }): { $effect }
visit-store = weź to, co tam leży: { $goods }
visit-copied = { $kind ->
    [basic] jak na polu podstawowym, { $effect }
   *[forest] jak na leśnej polanie, { $effect }
 }
go-on-journey = odrzuć z ręki { COUNT($length, "cards", "acc") } za { COUNT($length, "score", "acc") } na koniec gry; robotnik zostaje tam na stałe
move-claim = { $way ->
    [move] Umieść przenoszonego robotnika
   *[place] Umieść robotnika
 } na wydarzeniu i zdobądź je: { $event }{ $points ->
    [0] {""}
   *[other] {" "}({ COUNT($points, "score") })
 }
move-prepare = Przygotuj się do { $season_gen }: robotnicy wracają{ $workers ->
    [0] {""}
    [one] , dołącza { $workers } nowy
   *[other] , dołącza { $workers } nowych
 }, { $season_id ->
    [summer] a z łąki możesz dobrać do { COUNT($cards, "cards", "gen") }
   *[other] a zielone karty produkują
 }
move-pass = { $workers ->
    [0] Spasuj: to koniec twoich tur
   *[other] Spasuj: to koniec twoich tur, choć masz jeszcze robotników w domu ({ $workers })
 }
move-ticket = { $side ->
    [outbound] Użyj biletu wyjazdowego i przenieś robotnika, który stoi tu: { $place }
   *[return] Użyj biletu powrotnego i przenieś robotnika, który stoi tu: { $place }
 }
move-lift = Przenieś robotnika, który stoi tu: { $place }
move-recall = Odwołaj robotnika, który stoi tu: { $place }
move-reserve = Zarezerwuj { $card_acc } { $origin }: potem możesz zagrać tę kartę za 1 surowiec mniej
move-pay = Zapłać { $goods } za { $card_acc }
move-pay-nothing = Nic nie płać za { $card_acc }
move-gain = Weź { $goods }
move-take = Weź { $goods } z { name-freight-car.gen }
move-store = Połóż { $goods } w { name-storehouse.loc }
move-exchange = Oddaj do puli { $goods }, by wziąć dowolny surowiec
move-spend = Zapłać { $goods } za { COUNT($points, "points", "acc") }
move-give-points = { $taken ->
    [0] Oddaj do puli { $goods } za { COUNT($points, "points", "acc") }
   *[other] Oddaj { $goods } za { COUNT($points, "points", "acc") }; dostaje { $to }
 }
move-donate = { $taken ->
    [0] Oddaj do puli { $goods }
   *[other] Oddaj { $goods }; dostaje { $to }
 }{ $left ->
    [1] {" "}(weźmiesz { COUNT($points, "points", "acc") })
   *[other] {""}
 }
move-lay = Połóż { $goods } na wydarzeniu { $event }: { COUNT($points, "score") } na koniec gry
move-discard = Odrzuć { $card_acc }
move-feed-bees = Odrzuć { $card_acc }, by aktywować zieloną kartę
move-give-up = Odrzuć zarezerwowaną kartę ({ $card }): możesz zarezerwować inną
move-clear = Usuń { $card_acc } { $origin }
move-draw = Dobierz { $card_acc } { $origin }
move-draw-deck = Dobierz { COUNT($cards, "cards", "acc") } z talii
move-keep = { $way ->
    [looked] Zatrzymaj { $card_acc }
   *[shown] Weź { $card_acc } na rękę
 }
move-tuck = Wsuń { $card_acc }{ $copy } pod wydarzenie { $event }: { COUNT($points, "score") } na koniec gry
move-give-card = { $taken ->
    [0] Odrzuć { $card_acc }, bo nikt nie może przyjąć karty
   *[other] Oddaj { $card_acc }; dostaje { $to }
 }
move-offer-card = { $taken ->
    [0] Odrzuć { $card_acc } (nikt nie może przyjąć karty): { $gains }
   *[other] Oddaj { $card_acc } (dostaje { $to }): { $gains }
 }
move-reveal = Odkryj { COUNT($cards, "cards", "acc") } z wierzchu { $pile_gen }
move-archive = Włóż { $card_acc } { $origin } do archiwum
move-pick = Krostawiec dostaje { $card_acc }
move-share = Połóż { $card_acc } na miejscu { $partner_gen }
move-alone = Połóż { $card_acc } na osobnym miejscu
move-trigger = Teraz reaguje { $card }{ $copy }: { $effect }
move-activate = { $own ->
    [1] Aktywuj { $card_acc }{ $copy }: { $effect }
   *[other] Aktywuj { $card_acc }{ $copy } z innego miasta ({ $owner }): { $effect }
 }
move-copy = { $own ->
    [1] Użyj własnej karty { $card }{ $copy }: { $effect }
   *[other] Skopiuj { $card_acc }{ $copy } z innego miasta ({ $owner }): { $effect }
 }
move-drive-out = Wypędź { $card_acc }{ $copy } z miasta Krostawca
move-sacrifice = Odrzuć { $card_acc }{ $copy } z miasta, by wziąć { $goods }
move-dismantle = Odrzuć { $card_acc }{ $copy } z miasta: odzyskasz koszt ({ $price }), a potem { $gains }
move-remove = Odrzuć { $card_acc }{ $copy } z miasta
move-repeat = Usuń żeton z { $card_gen } i powtórz: { $place }
move-copy-place = { $kind ->
    [basic] Wykonaj efekt pola podstawowego: { $effect }
   *[forest] Wykonaj efekt leśnej polany: { $effect }
 }
move-to-receiver = { $other } dostaje { $goods }
move-to-city = Wyślij { name-fool.acc } do miasta: { $other }
move-to-opponent = { $way ->
    [cards] { $other } dostaje { COUNT($number, "cards", "acc") }
   *[goods] { $other } dostaje { COUNT($number, "resources", "acc") }
 }
move-colour = Wybierz { $colour_few } karty: dobierasz z łąki { COUNT($cards, "cards", "acc") } i bierzesz tyle samo żetonów punktów
move-dismiss = Odpraw gościa: { $visitor }
move-invite = Weź gościa { $visitor }: { $wish }
move-invite-rugwort = Krostawiec bierze gościa { $visitor } za { COUNT($points, "score", "acc") }
move-tile = Premia z żetonu { $number }: { $gains }
move-snail = Daj nieznaną kartę ze stosu (dostaje { $other }) i użyj { $card_gen }: { $effect }
move-done-discard-cards = Nie odrzucaj więcej
move-done-draw-from-rows = Nie dobieraj więcej
move-done-play-drawn = Nie zagrywaj żadnej
move-done-choose-tile = Zrezygnuj z premii
move-done-spend-for-points = Nie płać więcej
move-done-give-for-points = Nie oddawaj więcej
move-done-choose-beneficiary = Nie dawaj jagód
move-done-exchange = Nie oddawaj więcej
move-done-unload-car = Nie bierz więcej
move-done-activate-card = Niczego nie aktywuj
move-done-copy-green = Nie używaj żadnej karty
move-done-sacrifice = Nie oddawaj żadnej karty
move-done-activate-green = Nie aktywuj więcej
move-done-give-away = Nie oddawaj więcej
move-done-lay-on-event = Nie kładź więcej
move-done-keep-revealed = Zostaw resztę pod wydarzeniem
move-done-capture-critters = Nie wsuwaj więcej
move-done-tuck-critters = Nie wsuwaj więcej
move-done-play-revealed = Nie zagrywaj żadnej z nich
move-done-copy-tan = Nie kopiuj żadnej karty
move-done-play-through = Nie zagrywaj karty
move-done-copy-red = Nie używaj żadnej karty
move-done-offer-card = Nie oddawaj karty
move-done-draw-or-not = Nie dobieraj
move-done-archive-card = Niczego nie wkładaj do archiwum
move-done-feed-bees = Nie używaj pszczół
move-done-answer-by-snails = Nie reaguj
move-done-repeat-place = Zachowaj żetony na { name-clock-tower.loc }
move-done-keep-reserved = Zatrzymaj zarezerwowaną kartę
# A few words for a button; the question says the rest.
label-play = { $card }: { $how }
label-nothing = nic
label-to = { $thing } → { $to }
label-colour = { $colour_few } karty
label-snail = Zareaguj i użyj { $card_gen }
label-prepare = Przygotuj się do { $season_gen }
label-pass = Pasuj

## Where workers stand, and what lies on cards

stands-basic = pole podstawowe ({ $place })
stands-forest = leśna polana ({ $place })
stands-event = wydarzenie { $event }
stands-own = twoja karta { $card }{ $copy }
stands-other = { $card }{ $copy } w innym mieście ({ $owner })
stands-nowhere = miejsce, którego już nie ma
on-token = { $kind ->
    [golden] złoty żeton użycia
   *[standard] żeton użycia
 }
on-points = { COUNT($points, "points") }
on-prisoners = więźniowie: { $list }
on-shared = wspólne miejsce
demand-card = { $has ->
    [0] brakuje { $card_gen }
   *[other] { $card } już jest
 }
demand-colour = { $colour_few } karty: { $have } z { $need }
demand-each-colour = kolory z { COUNT($number, "cards", "ins") }: { $have } z { $need }
demand-cards = karty: { $have } z { $need }
demand-constructions = budowle: { $have } z { $need }
demand-critters = stworzenia: { $have } z { $need }
demand-events = wydarzenia: { $have } z { $need }
demand-price = cena: { $price } i { COUNT($cards, "cards", "acc") } z miasta
state-owned = to wydarzenie ma już { $owner }
state-lacking = na razie nie możesz zdobyć tego wydarzenia
state-unpaid = twoje miasto spełnia wymagania, ale nie możesz zapłacić ceny: { $price } i { COUNT($cards, "cards", "acc") } z miasta
state-ready = twoje miasto spełnia wymagania: wystarczy robotnik

## The position in text

show-places = Pola dla robotników
show-events = Wydarzenia
show-event = { $event } ({ $kind ->
    [basic] podstawowe
   *[special] specjalne
 }{ $points ->
    [0] {""}
   *[other] , { COUNT($points, "score") }
 }): { $list }{ $ready ->
    [0] {""}
   *[other] . Wystarczy robotnik
 }
show-event-owned = { $event } ({ $kind ->
    [basic] podstawowe
   *[special] specjalne
 }): ma je { $owner }
show-meadow = Łąka (talia { $deck }, odrzucone { $discards })
show-station = Stacja
show-visitors = Odkryci goście
show-revealed = Odkryte karty
show-looked-at = Oglądane karty
show-empty = puste
show-free = bez kosztu
show-tile = żeton: { $gains }
show-wish = { $granted ->
    [0] Na razie niespełnione.
   *[other] Teraz spełnione.
 }
show-guest = gość { $text }
show-guest-of-rugwort = gość { $visitor }: { COUNT($points, "score") }
show-blocked = blokuje Krostawiec
show-card = { $card }, { $kind ->
    [construction] { $colour } budowla
   *[critter] { $colour_few } stworzenie
 }{ $unique ->
    [0] {""}
   *[other] {" "}(unikat)
 } · { $price } · { COUNT($points, "score") }
show-play = ✓
show-play-free = { $token ->
    [golden] ✓ za darmo, złoty żeton: { $other }
   *[standard] ✓ za darmo, żeton: { $other }
 }
show-play-helped = { $kind ->
    [prisoner] ✓ więzień: { $other }
   *[helper] ✓ pomaga { $other }
 }
show-lack = ✗ brakuje { $number }
show-lack-city-full = ✗ pełne miasto
show-lack-unique-already = ✗ już jest w mieście
show-lack-nothing-to-ruin = ✗ brak budowli do zastąpienia
show-lack-nobody-takes-fool = ✗ żadne miasto jej nie przyjmie
show-own-city = Twoje miasto (zajęte miejsca: { $filled } z { $spaces })
show-city-of = { $player }: miasto (zajęte miejsca: { $filled } z { $spaces })
show-colour = { $colour_few }
show-no-cards = jeszcze bez kart
show-workers-at = zajęci robotnicy: { $list }
show-workers-stay = robotnicy na stałe: { $list }
show-worker-of = robotnik: { $player }
show-achieved = wydarzenie { $event }: na razie { COUNT($points, "score") }
show-beneath = pod spodem: { $list }
show-golden = złote żetony użycia: { $number }
show-ticket = bilet kolejowy: { $side ->
    [outbound] wyjazdowy, ważny zawsze
   *[return] powrotny, ważny od lata
 }
show-token = żeton rezerwacji: { $state ->
    [ready] gotowy
    [lying] na zarezerwowanej karcie
   *[used] użyty, wróci z nową porą roku
 }
show-has-reserved = zarezerwowana karta: { $card }
show-ability = zdolność robotników: { $ability }
show-archive-size = archiwum: { COUNT($cards, "cards") }
show-pile = stos ślimaków: { COUNT($cards, "cards") }
show-reserved = Zarezerwowana karta
show-archive = Twoje archiwum
show-hand = Twoja ręka ({ $cards } z { $limit })
show-texts = Co robią widoczne karty
show-event-texts = Czego wymagają i co dają wydarzenia
show-seat = { $number } { $player }{ $state ->
    [turn] {" "}(teraz gra)
    [passed] {" "}(po pasie)
   *[waits] {""}
 }
show-home = robotnicy: { $home } w domu, zajęci { $out }
show-no-goods = bez surowców
show-hand-size = na ręce { COUNT($cards, "cards") }
show-spaces = miasto { $filled }/{ $spaces }
show-points-now = { $over ->
    [0] na razie { COUNT($points, "score") }
   *[other] { COUNT($points, "score") }
 }
show-rugwort = { $over ->
    [0] Krostawiec: na razie { COUNT($points, "score") }
   *[other] Krostawiec: { COUNT($points, "score") }
 }, w mieście { COUNT($cards, "cards") }
show-rugwort-points = rok { $year }. Jego punkty: { $list }
show-rugwort-blocks = jego robotnicy blokują miejsca na łące: { $list }
show-alone = Nikogo więcej przy stole nie ma

## What things are

draw-over = Koniec gry
draw-progress = { $state ->
    [alone] { $season }
    [all] { $season }, wszyscy gracze
    [passed] { $season }, po pasie: { $number } z { $all }
   *[some] { $season }, gracze: { $number } z { $all }
 }
draw-won = { $players } wygrywa, mając { COUNT($points, "score", "acc") }
draw-shared = Zwycięstwo dzielą: { $players } ({ COUNT($points, "score") })
draw-beaten = Krostawiec pokonany: { COUNT($points, "score") } przeciw jego { $rugwort }
draw-not-beaten = Krostawiec niepokonany: { COUNT($points, "score") } przeciw jego { $rugwort }
explain-card = { $colour } karta, { $unique ->
    [0] { $kind ->
        [construction] powszechna budowla
       *[critter] powszechne stworzenie
     }
   *[other] { $kind ->
        [construction] unikatowa budowla
       *[critter] unikatowe stworzenie
     }
 }. Koszt: { $price }. Wartość: { COUNT($points, "score") }. Egzemplarze w talii: { $copies }.
explain-play = Możesz teraz za nią zapłacić
explain-lack = Teraz nie możesz jej zagrać: brakuje { COUNT($number, "resources", "gen") }
explain-archive = Leży zakryta w twoim archiwum; możesz ją zagrać tak, jakby była na ręce.
explain-reserved = Zarezerwowana ({ $player }): można ją zagrać za 1 surowiec mniej.
explain-meadow = Leży na łące (miejsce { $number }): każdy może ją stamtąd zagrać.
explain-station = Miejsce { $number } na stacji. Kto zagra stąd kartę, bierze potem premię z leżącego obok żetonu: { $gains }.
explain-empty = Teraz nie leży tu żadna karta.
explain-blocked = Stoi na niej robotnik Krostawca: tylko on może ją wziąć.
explain-stands = { $own ->
    [0] Leży w mieście gracza { $player }.
   *[other] Leży w twoim mieście.
 }
explain-occupied = { $token ->
    [golden] Leży na niej złoty żeton użycia: nie da już za darmo innego stworzenia.
   *[standard] Leży na niej żeton użycia: nie da już za darmo innego stworzenia.
 }
explain-lying = leży na niej: { $list }
explain-shared = Dzieli miejsce ze swoim partnerem.
explain-hand-title = Ręka: { $player }
explain-hand = { COUNT($cards, "cards") }; widzi je tylko ich właściciel. Limit to { $limit }.
explain-deck = { COUNT($cards, "cards") }. Gdy się skończą, z kart odrzuconych powstaje nowa potasowana talia.
explain-discards = { COUNT($cards, "cards") }; leżą zakryte. Nikt nie może ich przeglądać.
explain-pile-title = Stos ślimaków: { $player }
explain-pile = { COUNT($cards, "cards") }; nikt ich nie zna. Za każdą ślimaki mogą użyć zielonej karty, którą przed chwilą zagrał przeciwnik.
explain-nowhere = Karta, na której stał ten robotnik, opuściła miasto. Robotnik wróci z nową porą roku.
explain-nobody-there = Nikt tu nie stoi.
explain-event = { $kind ->
    [basic] Wydarzenie podstawowe.
   *[special] Wydarzenie specjalne.
 } Zdobywa je umieszczony tu robotnik, a każde wydarzenie można zdobyć tylko raz.
explain-event-owned = { $worker ->
    [0] Zdobyte: { $player }.
   *[other] Zdobyte: { $player }. Stoi tu jeszcze robotnik.
 }
explain-event-have = masz: { $list }
explain-tree-title = Wieczne Drzewo
explain-tree = Każdy zaczyna z { COUNT($start, "workers", "ins") }. Nowi robotnicy czekają tutaj: na wiosnę { $new_spring }, na lato { $new_summer }, na jesień { $new_autumn }.
explain-tree-abilities = Ze zdolnościami robotników nikt nie dostaje nowego robotnika na wiosnę.
explain-tile-title = Żeton wagonu { $number }
explain-guest = Gość gracza { $player }.
explain-guest-of-rugwort = Krostawcowi daje { COUNT($points, "score", "acc") } w każdym przypadku.
explain-seat = { $season }; robotnicy: { $home } w domu, zajęci { $out }; na ręce { COUNT($cards, "cards") }; zajęte miejsca w mieście: { $filled } z { $spaces }
explain-passed = Spasowano: to koniec tur tego gracza.
explain-points = Punkty na razie: { $points } ({ $list }).
explain-guests = goście: { $list }
explain-rugwort = Przeciwnik w grze jednoosobowej, rok { $year }. Po każdej zagranej przez ciebie karcie bierze z łąki kartę, którą wskaże kostka, a do nowej pory roku przygotowuje się zaraz po tobie. Musisz mieć więcej punktów od niego.
explain-rugwort-city = Zdolności jego kart się nie liczą: każda daje stałą liczbę punktów. Karty w jego mieście: { $cards }.
explain-golden-title = Złote żetony użycia: { $player }
explain-golden = Zostało { $left } z { $number }. Jeden taki żeton na budowli z pasującym powiązaniem pozwala zagrać stworzenie za darmo, jeśli chodzi o karty z Nowoliścia.
explain-golden-solo = Za twój drugi i trzeci złoty żeton Krostawiec bierze żetony punktów.
explain-ticket-title = Bilet kolejowy: { $player }
explain-ticket = { $side ->
    [outbound] Strona wyjazdowa: w ramach akcji przenieś jednego zajętego robotnika na inne pole i wykonaj jego efekt. Potem bilet się odwraca.
    [return] Strona powrotna: od lata pozwala jeszcze raz przenieść robotnika.
   *[gone] Obie strony są już wykorzystane.
 }
explain-token-title = Żeton rezerwacji: { $player }
explain-token = W ramach akcji odłóż kartę z łąki lub stacji obok swojego miasta; w późniejszej turze możesz ją zagrać za 1 surowiec mniej.
explain-ability-title = { $player }: { $ability }

## Numbers that a preview compares

stock-twig = Gałązki
stock-resin = Żywica
stock-pebble = Kamyki
stock-berry = Jagody
stock-worker = Robotnicy w domu
stock-cards = Karty na ręce
stock-points = Punkty

## Rysunek: nagłówki

draw-card = { $card }: { $unique ->
    [1] unikatowa
   *[0] powszechna
 } { $colour ->
    [tan] brązowa
    [green] zielona
    [red] czerwona
    [blue] niebieska
   *[purple] fioletowa
 } karta { $kind ->
    [critter] stworzenia
   *[construction] budowli
 }, { COUNT($points, "score") }, koszt: { $cost }.
draw-basic = Pola podstawowe
draw-forest = Las
draw-beyond = Dalej
draw-places = Pola robotników
draw-meadow = Łąka
draw-station = Stacja
draw-events = Wydarzenia
draw-basic-events = Wydarzenia podstawowe
draw-special-events = Wydarzenia specjalne
draw-revealed = Odkryte teraz
draw-answers = Odpowiedzi
draw-elsewhere = Karty w innych miastach
draw-your-city = Twoje miasto
draw-city-of = Miasto: { $seat }
draw-rugworts-city = Miasto Krostawca
draw-hand = Twoja ręka
draw-hand-of = Ręka: { $seat }
draw-see-city = Całe miasto
draw-deck = talia
draw-discards = odrzucone
draw-pile = { $pile }: { COUNT($count, "cards") }.
draw-empty-place = Nie leży tu żadna karta.
draw-no-tile = Nie leży tu żaden żeton.
draw-backs = { COUNT($count, "cards") } na ręce, widać tylko rewersy.

## Rysunek: miasto

draw-seat = { $text }, na razie { COUNT($points, "score") }.
draw-spaces = { $filled } z { $capacity } miejsc
draw-point-tokens = { COUNT($count, "points") }
draw-cards-count = { COUNT($count, "cards") }
draw-free-spaces = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
 }
draw-no-space = bez miejsca
draw-no-cards = jeszcze bez kart
draw-passed = po pasie
draw-year = rok { $year }
draw-token = { $token ->
    [0] Nie ma na niej żetonu użycia.
    [1] Leży na niej żeton użycia.
   *[2] Leży na niej złoty żeton użycia.
 }
draw-tokens-on-it = Na wierzchu: { COUNT($count, "points") }.
draw-stored = Na wierzchu: { $list }.
draw-prisoners = Więźniowie: { $list }.
draw-beneath = Pod spodem: { COUNT($count, "cards") }.
draw-stand-here = Robotnicy tutaj: { $list }.
draw-golden = { $count ->
    [one] { $count } złoty żeton użycia
    [few] { $count } złote żetony użycia
   *[many] { $count } złotych żetonów użycia
 }
draw-ticket = { $side ->
    [0] zużyty
    [1] wyjazdowy
   *[2] powrotny
 }
draw-ticket-long = { $side ->
    [0] Bilet kolejowy jest już zużyty.
    [1] Bilet kolejowy: na wierzchu strona wyjazdowa.
   *[2] Bilet kolejowy: na wierzchu strona powrotna, ważna od lata.
 }
draw-token-state = { $state ->
    [1] gotowy
    [2] leży na karcie
   *[3] zużyty
 }
draw-token-long = { $state ->
    [1] Żeton rezerwacji jest gotowy do użycia.
    [2] Żeton rezerwacji leży na zarezerwowanej karcie.
   *[3] Żeton rezerwacji jest zużyty do następnej pory roku.
 }
draw-snail-pile = Zakryty stos ślimaków: { COUNT($count, "cards") }.
draw-achieved-by = Kto zdobył: { $player }.
draw-tree = Wieczne Drzewo
draw-tree-title = Drzewo
draw-sheet = Punkty
draw-total = Razem
draw-waiting = { $season }: { COUNT($count, "workers") }
draw-nowhere = Robotnik, którego karta opuściła miasto.
draw-nowhere-short = bez pola

## Rysunek: ceny i odpowiedzi

draw-free = gratis
draw-pay = płać
draw-swap = Sędzia
draw-no = nie
draw-ways = { $count ->
    [one] { $count } sposób
    [few] { $count } sposoby
   *[many] { $count } sposobów
 }
draw-not-now = nie teraz
draw-short = brak { $missing }
draw-have-one = już masz
draw-city-full = pełne miasto
draw-link-unique = unikat
draw-link-common = powszechna
draw-nobody = nikt
draw-do-pay = zapłać
draw-do-store = połóż na karcie

## Rysunek: co robią karty i pola, słowa ze znakami

draw-does-haven = 2#cards → 1#any
draw-does-knoll = 3#cards + wagon
draw-does-station = Stacja: 1 gość, 1 wagon
draw-does-gain-per-farm = { $gains } za Farmę
draw-does-gain-more-with-farm = { $gains }, z Farmą dwa razy
draw-does-paired-with-farm-gain-any = { $gains } z Żoną i Farmą
draw-does-draw-and-paired-gain-any = 1#cards, +1#any przy Farmie
draw-does-spend-for-points = do { $number }#{ $what } → po { $each }#points
draw-does-give-for-points = oddaj { $number }#{ $what } → po { $each }#points
draw-does-exchange = wymień do { $number }#any
draw-does-teach = obejrzyj { $number }#cards : 1 weź, 1 daj
draw-does-store = 3#twig /2#resin /1#pebble /2#berry na nią
draw-does-save-point = +{ $number }#points na nią, ręka +1
draw-does-activate-own = użyj { $number } swojej #f-green
draw-does-copy-green = kopiuj #f-green rywala
draw-does-unload = weź stąd { $number }#any
draw-does-draw-anywhere = { $number }#cards skądkolwiek
draw-does-sacrifice = usuń kartę z miasta: { $gains }
draw-does-points-for-spaces = { $number }#points +{ $each } za { $spaces } miejsc
draw-does-give-card-for-any = daj 1#cards → { $gains }
draw-does-play-revealed = odkryj { $number }#cards, 1 zagraj gratis
draw-does-pray = +{ $number }#points na nią, { $each }#cards za żeton
draw-does-play-cheaper = karta { $source ->
    [meadow] z łąki
    [hand] z ręki
    [station] ze stacji
   *[anywhere] skądkolwiek
 } −{ $number }
draw-does-play-free = karta do { $most }#points gratis
draw-does-copy-place = kopiuj pole lub polanę
draw-does-dismantle = usuń kartę: zwrot kosztu, { $gains }
draw-does-donate = daj { $number }#any → { $each }#points
draw-does-post = daj { $number }#cards, dobierz do limitu
draw-does-activate-several = użyj { $number } swoich #f-green
draw-does-copy-red = kopiuj #f-red rywala
draw-does-perform = odrzuć do { $number }#cards, po { $each }#points
draw-does-go-to-opponent = idzie do miasta rywala
draw-does-deliver = odkryj { $number }#cards, 1 do { $most }#points gratis
draw-does-move-worker = przenieś 1 #worker
draw-does-replace-construction = usuń #hut : zwrot kosztu, { $gains }
draw-does-tend-chapel = { $gains }, { $each }#points za żeton Kaplicy
draw-does-clear-meadow = odrzuć { $number } z łąki, dobierz { $each }
draw-does-draw-colour = karty 1 koloru z łąki, po { $each }#points
draw-does-copy-tan = kopiuj #f-tan rywala
draw-does-open-space = +{ $number } miejsce
draw-does-after-play-draw = po { $played ->
    [critters] #paw
    [constructions] #hut
   *[cards] karcie
 }: { $number }#cards
draw-does-after-play-may-draw = po { $played ->
    [critters] #paw
    [constructions] #hut
   *[cards] karcie
 }: { $number }#cards
draw-does-after-play-gain = po { $played ->
    [critters] #paw
    [constructions] #hut
   *[cards] karcie
 }: { $gains }
draw-does-after-play-give-card = po { $played ->
    [critters] #paw
    [constructions] #hut
   *[cards] karcie
 }: daj 1 → { $gains }
draw-does-cheaper-by-leaving = odchodzi: { $played ->
    [critters] #paw
    [constructions] #hut
   *[cards] karta
 } −{ $number }
draw-does-cheaper-by-prisoner = #paw do lochu: karta −{ $number }
draw-does-swap-resource = zapłać { $number }#any inaczej
draw-does-repeat-place = { $number }#points na niej; powtarza pole
draw-does-count-unique-constructions = { $each }#points za #unique #hut
draw-does-count-common-constructions = { $each }#points za powszechną #hut
draw-does-count-unique-critters = { $each }#points za #unique #paw
draw-does-count-common-critters = { $each }#points za powszechne #paw
draw-does-count-purple-cards = { $each }#points za #f-purple
draw-does-count-colours-present = { $each }#points za kolor
draw-does-count-resin-and-pebbles = { $each }#points za #resin #pebble , do { $most }
draw-does-count-berries = { $each }#points za #berry , do { $most }
draw-does-count-five-spaces = { $each }#points za { $spaces } miejsc
draw-does-count-events-achieved = wydarzenia: 1#points / 2#points
draw-does-count-partner = { $each }#points przy Mężu
draw-does-copy-purple = kopiuj #f-purple rywala
draw-does-discard-to-draw = 1#cards → { $each }#cards
draw-does-discard-to-gain = 1#cards → { $each }#any, do { $number }
draw-does-copy-basic = kopiuj pole { $gains }
draw-does-copy-forest = kopiuj polanę
draw-does-draw-and-play = { $number }#cards z łąki, jedna −{ $each }
