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
