## Numbers

count-trade = { $n ->
    [one] { $n } żeton handlu
    [few] { $n } żetony handlu
   *[many] { $n } żetonów handlu
 }
    .acc = { $n ->
    [one] { $n } żeton handlu
    [few] { $n } żetony handlu
   *[many] { $n } żetonów handlu
 }
    .gen = { $n ->
    [one] { $n } żetonu handlu
   *[many] { $n } żetonów handlu
 }
    .ins = { $n ->
    [one] { $n } żetonem handlu
   *[many] { $n } żetonami handlu
 }
    .loc = { $n ->
    [one] { $n } żetonie handlu
   *[many] { $n } żetonach handlu
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
    .loc = { $n ->
    [one] { $n } karcie
   *[many] { $n } kartach
 }
count-diplomacy-cards = { $n ->
    [one] { $n } karta dyplomacji
    [few] { $n } karty dyplomacji
   *[many] { $n } kart dyplomacji
 }
    .acc = { $n ->
    [one] { $n } kartę dyplomacji
    [few] { $n } karty dyplomacji
   *[many] { $n } kart dyplomacji
 }
    .gen = { $n ->
    [one] { $n } karty dyplomacji
   *[many] { $n } kart dyplomacji
 }
    .ins = { $n ->
    [one] { $n } kartą dyplomacji
   *[many] { $n } kartami dyplomacji
 }
    .loc = { $n ->
    [one] { $n } karcie dyplomacji
   *[many] { $n } kartach dyplomacji
 }
count-marks = { $n ->
    [one] { $n } spełniony cel
    [few] { $n } spełnione cele
   *[many] { $n } spełnionych celów
 }
    .acc = { $n ->
    [one] { $n } spełniony cel
    [few] { $n } spełnione cele
   *[many] { $n } spełnionych celów
 }
    .gen = { $n ->
    [one] { $n } spełnionego celu
   *[many] { $n } spełnionych celów
 }
    .ins = { $n ->
    [one] { $n } spełnionym celem
   *[many] { $n } spełnionymi celami
 }
    .loc = { $n ->
    [one] { $n } spełnionym celu
   *[many] { $n } spełnionych celach
 }
count-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
 }
    .acc = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
 }
    .gen = { $n ->
    [one] { $n } pola
   *[many] { $n } pól
 }
    .ins = { $n ->
    [one] { $n } polem
   *[many] { $n } polami
 }
    .loc = { $n ->
    [one] { $n } polu
   *[many] { $n } polach
 }
count-tiles = { $n ->
    [one] { $n } kafelek
    [few] { $n } kafelki
   *[many] { $n } kafelków
 }
    .acc = { $n ->
    [one] { $n } kafelek
    [few] { $n } kafelki
   *[many] { $n } kafelków
 }
    .gen = { $n ->
    [one] { $n } kafelka
   *[many] { $n } kafelków
 }
    .ins = { $n ->
    [one] { $n } kafelkiem
   *[many] { $n } kafelkami
 }
    .loc = { $n ->
    [one] { $n } kafelku
   *[many] { $n } kafelkach
 }
count-tokens = { $n ->
    [one] { $n } żeton kontroli
    [few] { $n } żetony kontroli
   *[many] { $n } żetonów kontroli
 }
    .acc = { $n ->
    [one] { $n } żeton kontroli
    [few] { $n } żetony kontroli
   *[many] { $n } żetonów kontroli
 }
    .gen = { $n ->
    [one] { $n } żetonu kontroli
   *[many] { $n } żetonów kontroli
 }
    .ins = { $n ->
    [one] { $n } żetonem kontroli
   *[many] { $n } żetonami kontroli
 }
    .loc = { $n ->
    [one] { $n } żetonie kontroli
   *[many] { $n } żetonach kontroli
 }
count-reinforced-tokens = { $n ->
    [one] { $n } umocniony żeton kontroli
    [few] { $n } umocnione żetony kontroli
   *[many] { $n } umocnionych żetonów kontroli
 }
    .acc = { $n ->
    [one] { $n } umocniony żeton kontroli
    [few] { $n } umocnione żetony kontroli
   *[many] { $n } umocnionych żetonów kontroli
 }
    .gen = { $n ->
    [one] { $n } umocnionego żetonu kontroli
   *[many] { $n } umocnionych żetonów kontroli
 }
    .ins = { $n ->
    [one] { $n } umocnionym żetonem kontroli
   *[many] { $n } umocnionymi żetonami kontroli
 }
    .loc = { $n ->
    [one] { $n } umocnionym żetonie kontroli
   *[many] { $n } umocnionych żetonach kontroli
 }
count-water-tokens = { $n ->
    [one] { $n } żeton wody
    [few] { $n } żetony wody
   *[many] { $n } żetonów wody
 }
    .acc = { $n ->
    [one] { $n } żeton wody
    [few] { $n } żetony wody
   *[many] { $n } żetonów wody
 }
    .gen = { $n ->
    [one] { $n } żetonu wody
   *[many] { $n } żetonów wody
 }
    .ins = { $n ->
    [one] { $n } żetonem wody
   *[many] { $n } żetonami wody
 }
    .loc = { $n ->
    [one] { $n } żetonie wody
   *[many] { $n } żetonach wody
 }
count-cities = { $n ->
    [one] { $n } miasto
    [few] { $n } miasta
   *[many] { $n } miast
 }
    .acc = { $n ->
    [one] { $n } miasto
    [few] { $n } miasta
   *[many] { $n } miast
 }
    .gen = { $n ->
    [one] { $n } miasta
   *[many] { $n } miast
 }
    .ins = { $n ->
    [one] { $n } miastem
   *[many] { $n } miastami
 }
    .loc = { $n ->
    [one] { $n } mieście
   *[many] { $n } miastach
 }
count-mature-cities = { $n ->
    [one] { $n } rozwinięte miasto
    [few] { $n } rozwinięte miasta
   *[many] { $n } rozwiniętych miast
 }
    .acc = { $n ->
    [one] { $n } rozwinięte miasto
    [few] { $n } rozwinięte miasta
   *[many] { $n } rozwiniętych miast
 }
    .gen = { $n ->
    [one] { $n } rozwiniętego miasta
   *[many] { $n } rozwiniętych miast
 }
    .ins = { $n ->
    [one] { $n } rozwiniętym miastem
   *[many] { $n } rozwiniętymi miastami
 }
    .loc = { $n ->
    [one] { $n } rozwiniętym mieście
   *[many] { $n } rozwiniętych miastach
 }
count-city-states = { $n ->
    [one] { $n } miasto-państwo
    [few] { $n } miasta-państwa
   *[many] { $n } miast-państw
 }
    .acc = { $n ->
    [one] { $n } miasto-państwo
    [few] { $n } miasta-państwa
   *[many] { $n } miast-państw
 }
    .gen = { $n ->
    [one] { $n } miasta-państwa
   *[many] { $n } miast-państw
 }
    .ins = { $n ->
    [one] { $n } miastem-państwem
   *[many] { $n } miastami-państwami
 }
    .loc = { $n ->
    [one] { $n } mieście-państwie
   *[many] { $n } miastach-państwach
 }
count-wonders = { $n ->
    [one] { $n } cud świata
    [few] { $n } cuda świata
   *[many] { $n } cudów świata
 }
    .acc = { $n ->
    [one] { $n } cud świata
    [few] { $n } cuda świata
   *[many] { $n } cudów świata
 }
    .gen = { $n ->
    [one] { $n } cudu świata
   *[many] { $n } cudów świata
 }
    .ins = { $n ->
    [one] { $n } cudem świata
   *[many] { $n } cudami świata
 }
    .loc = { $n ->
    [one] { $n } cudzie świata
   *[many] { $n } cudach świata
 }
count-natural-wonders = { $n ->
    [one] { $n } żeton cudu natury
    [few] { $n } żetony cudów natury
   *[many] { $n } żetonów cudów natury
 }
    .acc = { $n ->
    [one] { $n } żeton cudu natury
    [few] { $n } żetony cudów natury
   *[many] { $n } żetonów cudów natury
 }
    .gen = { $n ->
    [one] { $n } żetonu cudu natury
   *[many] { $n } żetonów cudów natury
 }
    .ins = { $n ->
    [one] { $n } żetonem cudu natury
   *[many] { $n } żetonami cudów natury
 }
    .loc = { $n ->
    [one] { $n } żetonie cudu natury
   *[many] { $n } żetonach cudów natury
 }
count-forts = { $n ->
    [one] { $n } fort
    [few] { $n } forty
   *[many] { $n } fortów
 }
    .acc = { $n ->
    [one] { $n } fort
    [few] { $n } forty
   *[many] { $n } fortów
 }
    .gen = { $n ->
    [one] { $n } fortu
   *[many] { $n } fortów
 }
    .ins = { $n ->
    [one] { $n } fortem
   *[many] { $n } fortami
 }
    .loc = { $n ->
    [one] { $n } forcie
   *[many] { $n } fortach
 }
count-districts = { $n ->
    [one] { $n } dzielnica
    [few] { $n } dzielnice
   *[many] { $n } dzielnic
 }
    .acc = { $n ->
    [one] { $n } dzielnicę
    [few] { $n } dzielnice
   *[many] { $n } dzielnic
 }
    .gen = { $n ->
    [one] { $n } dzielnicy
   *[many] { $n } dzielnic
 }
    .ins = { $n ->
    [one] { $n } dzielnicą
   *[many] { $n } dzielnicami
 }
    .loc = { $n ->
    [one] { $n } dzielnicy
   *[many] { $n } dzielnicach
 }
count-armies = { $n ->
    [one] { $n } armia
    [few] { $n } armie
   *[many] { $n } armii
 }
    .acc = { $n ->
    [one] { $n } armię
    [few] { $n } armie
   *[many] { $n } armii
 }
    .gen = { $n ->
    [one] { $n } armii
   *[many] { $n } armii
 }
    .ins = { $n ->
    [one] { $n } armią
   *[many] { $n } armiami
 }
    .loc = { $n ->
    [one] { $n } armii
   *[many] { $n } armiach
 }
count-caravans = { $n ->
    [one] { $n } karawana
    [few] { $n } karawany
   *[many] { $n } karawan
 }
    .acc = { $n ->
    [one] { $n } karawanę
    [few] { $n } karawany
   *[many] { $n } karawan
 }
    .gen = { $n ->
    [one] { $n } karawany
   *[many] { $n } karawan
 }
    .ins = { $n ->
    [one] { $n } karawaną
   *[many] { $n } karawanami
 }
    .loc = { $n ->
    [one] { $n } karawanie
   *[many] { $n } karawanach
 }
count-barbarians = { $n ->
    [one] { $n } żeton barbarzyńców
    [few] { $n } żetony barbarzyńców
   *[many] { $n } żetonów barbarzyńców
 }
    .acc = { $n ->
    [one] { $n } żeton barbarzyńców
    [few] { $n } żetony barbarzyńców
   *[many] { $n } żetonów barbarzyńców
 }
    .gen = { $n ->
    [one] { $n } żetonu barbarzyńców
   *[many] { $n } żetonów barbarzyńców
 }
    .ins = { $n ->
    [one] { $n } żetonem barbarzyńców
   *[many] { $n } żetonami barbarzyńców
 }
    .loc = { $n ->
    [one] { $n } żetonie barbarzyńców
   *[many] { $n } żetonach barbarzyńców
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
    .ins = { $n ->
    [one] { $n } surowcem
   *[many] { $n } surowcami
 }
    .loc = { $n ->
    [one] { $n } surowcu
   *[many] { $n } surowcach
 }
count-marble = { $n ->
    [one] { $n } żeton marmuru
    [few] { $n } żetony marmuru
   *[many] { $n } żetonów marmuru
 }
    .acc = { $n ->
    [one] { $n } żeton marmuru
    [few] { $n } żetony marmuru
   *[many] { $n } żetonów marmuru
 }
    .gen = { $n ->
    [one] { $n } żetonu marmuru
   *[many] { $n } żetonów marmuru
 }
    .ins = { $n ->
    [one] { $n } żetonem marmuru
   *[many] { $n } żetonami marmuru
 }
    .loc = { $n ->
    [one] { $n } żetonie marmuru
   *[many] { $n } żetonach marmuru
 }
count-mercury = { $n ->
    [one] { $n } żeton rtęci
    [few] { $n } żetony rtęci
   *[many] { $n } żetonów rtęci
 }
    .acc = { $n ->
    [one] { $n } żeton rtęci
    [few] { $n } żetony rtęci
   *[many] { $n } żetonów rtęci
 }
    .gen = { $n ->
    [one] { $n } żetonu rtęci
   *[many] { $n } żetonów rtęci
 }
    .ins = { $n ->
    [one] { $n } żetonem rtęci
   *[many] { $n } żetonami rtęci
 }
    .loc = { $n ->
    [one] { $n } żetonie rtęci
   *[many] { $n } żetonach rtęci
 }
count-oil = { $n ->
    [one] { $n } żeton ropy
    [few] { $n } żetony ropy
   *[many] { $n } żetonów ropy
 }
    .acc = { $n ->
    [one] { $n } żeton ropy
    [few] { $n } żetony ropy
   *[many] { $n } żetonów ropy
 }
    .gen = { $n ->
    [one] { $n } żetonu ropy
   *[many] { $n } żetonów ropy
 }
    .ins = { $n ->
    [one] { $n } żetonem ropy
   *[many] { $n } żetonami ropy
 }
    .loc = { $n ->
    [one] { $n } żetonie ropy
   *[many] { $n } żetonach ropy
 }
count-diamond = { $n ->
    [one] { $n } żeton diamentów
    [few] { $n } żetony diamentów
   *[many] { $n } żetonów diamentów
 }
    .acc = { $n ->
    [one] { $n } żeton diamentów
    [few] { $n } żetony diamentów
   *[many] { $n } żetonów diamentów
 }
    .gen = { $n ->
    [one] { $n } żetonu diamentów
   *[many] { $n } żetonów diamentów
 }
    .ins = { $n ->
    [one] { $n } żetonem diamentów
   *[many] { $n } żetonami diamentów
 }
    .loc = { $n ->
    [one] { $n } żetonie diamentów
   *[many] { $n } żetonach diamentów
 }
count-production = { $n ->
    [one] { $n } punkt produkcji
    [few] { $n } punkty produkcji
   *[many] { $n } punktów produkcji
 }
    .acc = { $n ->
    [one] { $n } punkt produkcji
    [few] { $n } punkty produkcji
   *[many] { $n } punktów produkcji
 }
    .gen = { $n ->
    [one] { $n } punktu produkcji
   *[many] { $n } punktów produkcji
 }
    .ins = { $n ->
    [one] { $n } punktem produkcji
   *[many] { $n } punktami produkcji
 }
    .loc = { $n ->
    [one] { $n } punkcie produkcji
   *[many] { $n } punktach produkcji
 }
count-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
 }
    .acc = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
 }
    .gen = { $n ->
    [one] { $n } kroku
   *[many] { $n } kroków
 }
    .ins = { $n ->
    [one] { $n } krokiem
   *[many] { $n } krokami
 }
    .loc = { $n ->
    [one] { $n } kroku
   *[many] { $n } krokach
 }
count-slots = { $n ->
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
    .ins = { $n ->
    [one] { $n } miejscem
   *[many] { $n } miejscami
 }
    .loc = { $n ->
    [one] { $n } miejscu
   *[many] { $n } miejscach
 }
count-attacks = { $n ->
    [one] { $n } atak
    [few] { $n } ataki
   *[many] { $n } ataków
 }
    .acc = { $n ->
    [one] { $n } atak
    [few] { $n } ataki
   *[many] { $n } ataków
 }
    .gen = { $n ->
    [one] { $n } ataku
   *[many] { $n } ataków
 }
    .ins = { $n ->
    [one] { $n } atakiem
   *[many] { $n } atakami
 }
    .loc = { $n ->
    [one] { $n } ataku
   *[many] { $n } atakach
 }
count-rounds = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[many] { $n } rund
 }
    .acc = { $n ->
    [one] { $n } rundę
    [few] { $n } rundy
   *[many] { $n } rund
 }
    .gen = { $n ->
    [one] { $n } rundy
   *[many] { $n } rund
 }
    .ins = { $n ->
    [one] { $n } rundą
   *[many] { $n } rundami
 }
    .loc = { $n ->
    [one] { $n } rundzie
   *[many] { $n } rundach
 }

## Names

# Terrain, and what else a space can be.
name-grassland = łąka
    .gen = łąki
    .acc = łąkę
    .ins = łąką
    .loc = łące
name-hills = wzgórza
    .gen = wzgórz
    .acc = wzgórza
    .ins = wzgórzami
    .loc = wzgórzach
name-forest = las
    .gen = lasu
    .acc = las
    .ins = lasem
    .loc = lesie
name-desert = pustynia
    .gen = pustyni
    .acc = pustynię
    .ins = pustynią
    .loc = pustyni
name-mountains = góry
    .gen = gór
    .acc = góry
    .ins = górami
    .loc = górach
name-water = woda
    .gen = wody
    .acc = wodę
    .ins = wodą
    .loc = wodzie
name-natural-wonder = cud natury
    .gen = cudu natury
    .acc = cud natury
    .ins = cudem natury
    .loc = cudzie natury
name-fort = fort
    .gen = fortu
    .acc = fort
    .ins = fortem
    .loc = forcie

# Resources.
name-marble = marmur
    .gen = marmuru
    .acc = marmur
    .ins = marmurem
    .loc = marmurze
name-mercury = rtęć
    .gen = rtęci
    .acc = rtęć
    .ins = rtęcią
    .loc = rtęci
name-oil = ropa
    .gen = ropy
    .acc = ropę
    .ins = ropą
    .loc = ropie
name-diamond = diamenty
    .gen = diamentów
    .acc = diamenty
    .ins = diamentami
    .loc = diamentach

# Types of focus cards, wonders, city-states, districts and governments.
name-culture = kultura
    .gen = kultury
    .acc = kulturę
    .ins = kulturą
    .loc = kulturze
name-science = nauka
    .gen = nauki
    .acc = naukę
    .ins = nauką
    .loc = nauce
name-economy = ekonomia
    .gen = ekonomii
    .acc = ekonomię
    .ins = ekonomią
    .loc = ekonomii
name-industry = przemysł
    .gen = przemysłu
    .acc = przemysł
    .ins = przemysłem
    .loc = przemyśle
name-military = wojsko
    .gen = wojska
    .acc = wojsko
    .ins = wojskiem
    .loc = wojsku
name-growth = rozwój
    .gen = rozwoju
    .acc = rozwój
    .ins = rozwojem
    .loc = rozwoju

# Eras.
name-ancient = starożytny
    .gen = starożytnego
    .acc = starożytny
    .ins = starożytnym
    .loc = starożytnym
name-medieval = średniowieczny
    .gen = średniowiecznego
    .acc = średniowieczny
    .ins = średniowiecznym
    .loc = średniowiecznym
name-modern = współczesny
    .gen = współczesnego
    .acc = współczesny
    .ins = współczesnym
    .loc = współczesnym

# Pieces and cards.
name-capital = stolica
    .gen = stolicy
    .acc = stolicę
    .ins = stolicą
    .loc = stolicy
name-city = miasto
    .gen = miasta
    .acc = miasto
    .ins = miastem
    .loc = mieście
name-control-token = żeton kontroli
    .gen = żetonu kontroli
    .acc = żeton kontroli
    .ins = żetonem kontroli
    .loc = żetonie kontroli
name-district = dzielnica
    .gen = dzielnicy
    .acc = dzielnicę
    .ins = dzielnicą
    .loc = dzielnicy
name-army = armia
    .gen = armii
    .acc = armię
    .ins = armią
    .loc = armii
name-caravan = karawana
    .gen = karawany
    .acc = karawanę
    .ins = karawaną
    .loc = karawanie
name-barbarian = barbarzyńcy
    .gen = barbarzyńców
    .acc = barbarzyńców
    .ins = barbarzyńcami
    .loc = barbarzyńcach
name-trade-token = żeton handlu
    .gen = żetonu handlu
    .acc = żeton handlu
    .ins = żetonem handlu
    .loc = żetonie handlu
name-resource = surowiec
    .gen = surowca
    .acc = surowiec
    .ins = surowcem
    .loc = surowcu
name-city-state = miasto-państwo
    .gen = miasta-państwa
    .acc = miasto-państwo
    .ins = miastem-państwem
    .loc = mieście-państwie
name-wonder = cud świata
    .gen = cudu świata
    .acc = cud świata
    .ins = cudem świata
    .loc = cudzie świata
name-government = ustrój
    .gen = ustroju
    .acc = ustrój
    .ins = ustrojem
    .loc = ustroju
name-victory-card = karta zwycięstwa
    .gen = karty zwycięstwa
    .acc = kartę zwycięstwa
    .ins = kartą zwycięstwa
    .loc = karcie zwycięstwa

# Symbols of the event dial.
name-symbol-spawn = pojawienie się barbarzyńców
    .gen = pojawienia się barbarzyńców
    .acc = pojawienie się barbarzyńców
    .ins = pojawieniem się barbarzyńców
    .loc = pojawieniu się barbarzyńców
name-symbol-barbarians-move = ruch barbarzyńców
    .gen = ruchu barbarzyńców
    .acc = ruch barbarzyńców
    .ins = ruchem barbarzyńców
    .loc = ruchu barbarzyńców
name-symbol-districts = dzielnice
    .gen = dzielnic
    .acc = dzielnice
    .ins = dzielnicami
    .loc = dzielnicach
name-symbol-government = ustroje
    .gen = ustrojów
    .acc = ustroje
    .ins = ustrojami
    .loc = ustrojach
name-symbol-wonder = cuda
    .gen = cudów
    .acc = cuda
    .ins = cudami
    .loc = cudach
name-symbol-trade = handel
    .gen = handlu
    .acc = handel
    .ins = handlem
    .loc = handlu
name-symbol-nothing = nic
    .gen = niczego
    .acc = nic
    .ins = niczym
    .loc = niczym

# Focus cards, by type and level.
name-early-empire = Wczesne imperium
    .gen = Wczesnego imperium
    .acc = Wczesne imperium
    .ins = Wczesnym imperium
    .loc = Wczesnym imperium
name-drama-and-poetry = Dramat i poezja
    .gen = Dramatu i poezji
    .acc = Dramat i poezję
    .ins = Dramatem i poezją
    .loc = Dramacie i poezji
name-civil-service = Służba cywilna
    .gen = Służby cywilnej
    .acc = Służbę cywilną
    .ins = Służbą cywilną
    .loc = Służbie cywilnej
name-mass-media = Środki masowego przekazu
    .gen = Środków masowego przekazu
    .acc = Środki masowego przekazu
    .ins = Środkami masowego przekazu
    .loc = Środkach masowego przekazu
name-astrology = Astrologia
    .gen = Astrologii
    .acc = Astrologię
    .ins = Astrologią
    .loc = Astrologii
name-mathematics = Matematyka
    .gen = Matematyki
    .acc = Matematykę
    .ins = Matematyką
    .loc = Matematyce
name-replaceable-parts = Części zamienne
    .gen = Części zamiennych
    .acc = Części zamienne
    .ins = Częściami zamiennymi
    .loc = Częściach zamiennych
name-nuclear-power = Energia jądrowa
    .gen = Energii jądrowej
    .acc = Energię jądrową
    .ins = Energią jądrową
    .loc = Energii jądrowej
name-foreign-trade = Handel zagraniczny
    .gen = Handlu zagranicznego
    .acc = Handel zagraniczny
    .ins = Handlem zagranicznym
    .loc = Handlu zagranicznym
name-currency = Waluta
    .gen = Waluty
    .acc = Walutę
    .ins = Walutą
    .loc = Walucie
name-steam-power = Energia pary
    .gen = Energii pary
    .acc = Energię pary
    .ins = Energią pary
    .loc = Energii pary
name-capitalism = Kapitalizm
    .gen = Kapitalizmu
    .acc = Kapitalizm
    .ins = Kapitalizmem
    .loc = Kapitalizmie
name-pottery = Garncarstwo
    .gen = Garncarstwa
    .acc = Garncarstwo
    .ins = Garncarstwem
    .loc = Garncarstwie
name-animal-husbandry = Hodowla zwierząt
    .gen = Hodowli zwierząt
    .acc = Hodowlę zwierząt
    .ins = Hodowlą zwierząt
    .loc = Hodowli zwierząt
name-nationalism = Nacjonalizm
    .gen = Nacjonalizmu
    .acc = Nacjonalizm
    .ins = Nacjonalizmem
    .loc = Nacjonalizmie
name-urbanization = Urbanizacja
    .gen = Urbanizacji
    .acc = Urbanizację
    .ins = Urbanizacją
    .loc = Urbanizacji
name-masonry = Murarstwo
    .gen = Murarstwa
    .acc = Murarstwo
    .ins = Murarstwem
    .loc = Murarstwie
name-iron-working = Obróbka żelaza
    .gen = Obróbki żelaza
    .acc = Obróbkę żelaza
    .ins = Obróbką żelaza
    .loc = Obróbce żelaza
name-mass-production = Produkcja masowa
    .gen = Produkcji masowej
    .acc = Produkcję masową
    .ins = Produkcją masową
    .loc = Produkcji masowej
name-flight = Lotnictwo
    .gen = Lotnictwa
    .acc = Lotnictwo
    .ins = Lotnictwem
    .loc = Lotnictwie
name-irrigation = Irygacja
    .gen = Irygacji
    .acc = Irygację
    .ins = Irygacją
    .loc = Irygacji
name-engineering = Inżynieria
    .gen = Inżynierii
    .acc = Inżynierię
    .ins = Inżynierią
    .loc = Inżynierii
name-sanitation = Kanalizacja
    .gen = Kanalizacji
    .acc = Kanalizację
    .ins = Kanalizacją
    .loc = Kanalizacji
name-globalization = Globalizacja
    .gen = Globalizacji
    .acc = Globalizację
    .ins = Globalizacją
    .loc = Globalizacji

# Unique focus cards.
name-radio = Radio
    .gen = Radia
    .acc = Radio
    .ins = Radiem
    .loc = Radiu
name-mysticism = Mistycyzm
    .gen = Mistycyzmu
    .acc = Mistycyzm
    .ins = Mistycyzmem
    .loc = Mistycyzmie
name-wheel = Koło
    .gen = Koła
    .acc = Koło
    .ins = Kołem
    .loc = Kole
name-humanism = Humanizm
    .gen = Humanizmu
    .acc = Humanizm
    .ins = Humanizmem
    .loc = Humanizmie
name-industrialization = Industrializacja
    .gen = Industrializacji
    .acc = Industrializację
    .ins = Industrializacją
    .loc = Industrializacji
name-military-engineering = Inżynieria wojskowa
    .gen = Inżynierii wojskowej
    .acc = Inżynierię wojskową
    .ins = Inżynierią wojskową
    .loc = Inżynierii wojskowej
name-horseback-riding = Jeździectwo
    .gen = Jeździectwa
    .acc = Jeździectwo
    .ins = Jeździectwem
    .loc = Jeździectwie
name-craftsmanship = Rzemiosło
    .gen = Rzemiosła
    .acc = Rzemiosło
    .ins = Rzemiosłem
    .loc = Rzemiośle
name-writing = Pismo
    .gen = Pisma
    .acc = Pismo
    .ins = Pismem
    .loc = Piśmie
name-natural-history = Historia naturalna
    .gen = Historii naturalnej
    .acc = Historię naturalną
    .ins = Historią naturalną
    .loc = Historii naturalnej
name-siege-tactics = Taktyka oblężnicza
    .gen = Taktyki oblężniczej
    .acc = Taktykę oblężniczą
    .ins = Taktyką oblężniczą
    .loc = Taktyce oblężniczej
name-state-workforce = Państwowa siła robocza
    .gen = Państwowej siły roboczej
    .acc = Państwową siłę roboczą
    .ins = Państwową siłą roboczą
    .loc = Państwowej sile roboczej
name-shipbuilding = Szkutnictwo
    .gen = Szkutnictwa
    .acc = Szkutnictwo
    .ins = Szkutnictwem
    .loc = Szkutnictwie
name-cartography = Kartografia
    .gen = Kartografii
    .acc = Kartografię
    .ins = Kartografią
    .loc = Kartografii
name-construction = Budownictwo
    .gen = Budownictwa
    .acc = Budownictwo
    .ins = Budownictwem
    .loc = Budownictwie
name-banking = Bankowość
    .gen = Bankowości
    .acc = Bankowość
    .ins = Bankowością
    .loc = Bankowości
name-astronomy = Astronomia
    .gen = Astronomii
    .acc = Astronomię
    .ins = Astronomią
    .loc = Astronomii
name-scorched-earth = Spalona ziemia
    .gen = Spalonej ziemi
    .acc = Spaloną ziemię
    .ins = Spaloną ziemią
    .loc = Spalonej ziemi

# Civilizations.
name-america = Ameryka
    .gen = Ameryki
    .acc = Amerykę
    .ins = Ameryką
    .loc = Ameryce
name-aztec = Aztekowie
    .gen = Azteków
    .acc = Azteków
    .ins = Aztekami
    .loc = Aztekach
name-egypt = Egipt
    .gen = Egiptu
    .acc = Egipt
    .ins = Egiptem
    .loc = Egipcie
name-france = Francja
    .gen = Francji
    .acc = Francję
    .ins = Francją
    .loc = Francji
name-japan = Japonia
    .gen = Japonii
    .acc = Japonię
    .ins = Japonią
    .loc = Japonii
name-rome = Rzym
    .gen = Rzymu
    .acc = Rzym
    .ins = Rzymem
    .loc = Rzymie
name-scythia = Scytia
    .gen = Scytii
    .acc = Scytię
    .ins = Scytią
    .loc = Scytii
name-sumeria = Sumer
    .gen = Sumeru
    .acc = Sumer
    .ins = Sumerem
    .loc = Sumerze
name-china = Chiny
    .gen = Chin
    .acc = Chiny
    .ins = Chinami
    .loc = Chinach
name-england = Anglia
    .gen = Anglii
    .acc = Anglię
    .ins = Anglią
    .loc = Anglii
name-georgia = Gruzja
    .gen = Gruzji
    .acc = Gruzję
    .ins = Gruzją
    .loc = Gruzji
name-inca = Inkowie
    .gen = Inków
    .acc = Inków
    .ins = Inkami
    .loc = Inkach
name-indonesia = Indonezja
    .gen = Indonezji
    .acc = Indonezję
    .ins = Indonezją
    .loc = Indonezji
name-netherlands = Holandia
    .gen = Holandii
    .acc = Holandię
    .ins = Holandią
    .loc = Holandii
name-nubia = Nubia
    .gen = Nubii
    .acc = Nubię
    .ins = Nubią
    .loc = Nubii
name-ottoman = Turcy osmańscy
    .gen = Turków osmańskich
    .acc = Turków osmańskich
    .ins = Turkami osmańskimi
    .loc = Turkach osmańskich
name-poland = Polska
    .gen = Polski
    .acc = Polskę
    .ins = Polską
    .loc = Polsce
name-zulu = Zulusi
    .gen = Zulusów
    .acc = Zulusów
    .ins = Zulusami
    .loc = Zulusach

# Leaders, in the order of their civilizations.
name-teddy-roosevelt = Teddy Roosevelt
    .gen = Teddy'ego Roosevelta
    .acc = Teddy'ego Roosevelta
    .ins = Teddym Rooseveltem
    .loc = Teddym Roosevelcie
name-montezuma = Montezuma
    .gen = Montezumy
    .acc = Montezumę
    .ins = Montezumą
    .loc = Montezumie
name-cleopatra = Kleopatra
    .gen = Kleopatry
    .acc = Kleopatrę
    .ins = Kleopatrą
    .loc = Kleopatrze
name-catherine-de-medici = Katarzyna Medycejska
    .gen = Katarzyny Medycejskiej
    .acc = Katarzynę Medycejską
    .ins = Katarzyną Medycejską
    .loc = Katarzynie Medycejskiej
name-hojo-tokimune = Hojo Tokimune
    .gen = Hojo Tokimune
    .acc = Hojo Tokimune
    .ins = Hojo Tokimune
    .loc = Hojo Tokimune
name-trajan = Trajan
    .gen = Trajana
    .acc = Trajana
    .ins = Trajanem
    .loc = Trajanie
name-tomyris = Tomyris
    .gen = Tomyris
    .acc = Tomyris
    .ins = Tomyris
    .loc = Tomyris
name-gilgamesh = Gilgamesz
    .gen = Gilgamesza
    .acc = Gilgamesza
    .ins = Gilgameszem
    .loc = Gilgameszu
name-qin-shi-huang = Qin Shi Huang
    .gen = Qin Shi Huanga
    .acc = Qin Shi Huanga
    .ins = Qin Shi Huangiem
    .loc = Qin Shi Huangu
name-victoria = Wiktoria
    .gen = Wiktorii
    .acc = Wiktorię
    .ins = Wiktorią
    .loc = Wiktorii
name-tamar = Tamara
    .gen = Tamary
    .acc = Tamarę
    .ins = Tamarą
    .loc = Tamarze
name-pachacuti = Pachacuti
    .gen = Pachacutiego
    .acc = Pachacutiego
    .ins = Pachacutim
    .loc = Pachacutim
name-gitarja = Gitarja
    .gen = Gitarji
    .acc = Gitarję
    .ins = Gitarją
    .loc = Gitarji
name-wilhelmina = Wilhelmina
    .gen = Wilhelminy
    .acc = Wilhelminę
    .ins = Wilhelminą
    .loc = Wilhelminie
name-amanitore = Amanitore
    .gen = Amanitore
    .acc = Amanitore
    .ins = Amanitore
    .loc = Amanitore
name-suleiman = Sulejman
    .gen = Sulejmana
    .acc = Sulejmana
    .ins = Sulejmanem
    .loc = Sulejmanie
name-jadwiga = Jadwiga
    .gen = Jadwigi
    .acc = Jadwigę
    .ins = Jadwigą
    .loc = Jadwidze
name-shaka = Czaka
    .gen = Czaki
    .acc = Czakę
    .ins = Czaką
    .loc = Czace

# Abilities of leaders, in the same order.
name-roosevelt-corollary = Poprawka Roosevelta
    .gen = Poprawki Roosevelta
    .acc = Poprawkę Roosevelta
    .ins = Poprawką Roosevelta
    .loc = Poprawce Roosevelta
name-legend-of-the-five-suns = Legenda o Pięciu Słońcach
    .gen = Legendy o Pięciu Słońcach
    .acc = Legendę o Pięciu Słońcach
    .ins = Legendą o Pięciu Słońcach
    .loc = Legendzie o Pięciu Słońcach
name-monument-builders = Budowniczowie monumentów
    .gen = Budowniczych monumentów
    .acc = Budowniczych monumentów
    .ins = Budowniczymi monumentów
    .loc = Budowniczych monumentów
name-grand-tour = Wielka podróż
    .gen = Wielkiej podróży
    .acc = Wielką podróż
    .ins = Wielką podróżą
    .loc = Wielkiej podróży
name-divine-wind = Boski wiatr
    .gen = Boskiego wiatru
    .acc = Boski wiatr
    .ins = Boskim wiatrem
    .loc = Boskim wietrze
name-all-roads-lead-to-rome = Wszystkie drogi prowadzą do Rzymu
    .gen = Wszystkie drogi prowadzą do Rzymu
    .acc = Wszystkie drogi prowadzą do Rzymu
    .ins = Wszystkie drogi prowadzą do Rzymu
    .loc = Wszystkie drogi prowadzą do Rzymu
name-people-of-the-steppe = Lud stepu
    .gen = Ludu stepu
    .acc = Lud stepu
    .ins = Ludem stepu
    .loc = Ludzie stepu
name-epic-quest = Epicka wyprawa
    .gen = Epickiej wyprawy
    .acc = Epicką wyprawę
    .ins = Epicką wyprawą
    .loc = Epickiej wyprawie
name-great-wall = Wielki Mur
    .gen = Wielkiego Muru
    .acc = Wielki Mur
    .ins = Wielkim Murem
    .loc = Wielkim Murze
name-pax-britannica = Pax Britannica
    .gen = Pax Britannica
    .acc = Pax Britannica
    .ins = Pax Britannica
    .loc = Pax Britannica
name-strength-in-unity = Siła w jedności
    .gen = Siły w jedności
    .acc = Siłę w jedności
    .ins = Siłą w jedności
    .loc = Sile w jedności
name-terrace-farms = Uprawy tarasowe
    .gen = Upraw tarasowych
    .acc = Uprawy tarasowe
    .ins = Uprawami tarasowymi
    .loc = Uprawach tarasowych
name-jongs = Jongi
    .gen = Jongów
    .acc = Jongi
    .ins = Jongami
    .loc = Jongach
name-polders = Poldery
    .gen = Polderów
    .acc = Poldery
    .ins = Polderami
    .loc = Polderach
name-kandake-of-meroe = Kandake z Meroe
    .gen = Kandake z Meroe
    .acc = Kandake z Meroe
    .ins = Kandake z Meroe
    .loc = Kandake z Meroe
name-grand-vizier = Wielki wezyr
    .gen = Wielkiego wezyra
    .acc = Wielkiego wezyra
    .ins = Wielkim wezyrem
    .loc = Wielkim wezyrze
name-lithuanian-union = Unia z Litwą
    .gen = Unii z Litwą
    .acc = Unię z Litwą
    .ins = Unią z Litwą
    .loc = Unii z Litwą
name-isibongo = Isibongo
    .gen = Isibongo
    .acc = Isibongo
    .ins = Isibongo
    .loc = Isibongo

# World wonders, by type and era.
name-stonehenge = Stonehenge
    .gen = Stonehenge
    .acc = Stonehenge
    .ins = Stonehenge
    .loc = Stonehenge
name-hanging-gardens = Wiszące Ogrody
    .gen = Wiszących Ogrodów
    .acc = Wiszące Ogrody
    .ins = Wiszącymi Ogrodami
    .loc = Wiszących Ogrodach
name-colosseum = Koloseum
    .gen = Koloseum
    .acc = Koloseum
    .ins = Koloseum
    .loc = Koloseum
name-forbidden-city = Zakazane Miasto
    .gen = Zakazanego Miasta
    .acc = Zakazane Miasto
    .ins = Zakazanym Miastem
    .loc = Zakazanym Mieście
name-chichen-itza = Chichén Itzá
    .gen = Chichén Itzá
    .acc = Chichén Itzá
    .ins = Chichén Itzá
    .loc = Chichén Itzá
name-taj-mahal = Tadź Mahal
    .gen = Tadź Mahal
    .acc = Tadź Mahal
    .ins = Tadź Mahal
    .loc = Tadź Mahal
name-sydney-opera-house = Opera w Sydney
    .gen = Opery w Sydney
    .acc = Operę w Sydney
    .ins = Operą w Sydney
    .loc = Operze w Sydney
name-eiffel-tower = Wieża Eiffla
    .gen = Wieży Eiffla
    .acc = Wieżę Eiffla
    .ins = Wieżą Eiffla
    .loc = Wieży Eiffla
name-cristo-redentor = Chrystus Odkupiciel
    .gen = Chrystusa Odkupiciela
    .acc = Chrystusa Odkupiciela
    .ins = Chrystusem Odkupicielem
    .loc = Chrystusie Odkupicielu
name-oracle = Wyrocznia
    .gen = Wyroczni
    .acc = Wyrocznię
    .ins = Wyrocznią
    .loc = Wyroczni
name-pyramids = Piramidy
    .gen = Piramid
    .acc = Piramidy
    .ins = Piramidami
    .loc = Piramidach
name-great-library = Wielka Biblioteka
    .gen = Wielkiej Biblioteki
    .acc = Wielką Bibliotekę
    .ins = Wielką Biblioteką
    .loc = Wielkiej Bibliotece
name-porcelain-tower = Porcelanowa Wieża
    .gen = Porcelanowej Wieży
    .acc = Porcelanową Wieżę
    .ins = Porcelanową Wieżą
    .loc = Porcelanowej Wieży
name-potala-palace = Pałac Potala
    .gen = Pałacu Potala
    .acc = Pałac Potala
    .ins = Pałacem Potala
    .loc = Pałacu Potala
name-university-of-sankore = Uniwersytet Sankore
    .gen = Uniwersytetu Sankore
    .acc = Uniwersytet Sankore
    .ins = Uniwersytetem Sankore
    .loc = Uniwersytecie Sankore
name-oxford-university = Uniwersytet Oksfordzki
    .gen = Uniwersytetu Oksfordzkiego
    .acc = Uniwersytet Oksfordzki
    .ins = Uniwersytetem Oksfordzkim
    .loc = Uniwersytecie Oksfordzkim
name-kremlin = Kreml
    .gen = Kremla
    .acc = Kreml
    .ins = Kremlem
    .loc = Kremlu
name-amundsen-scott-research-station = Stacja badawcza Amundsen-Scott
    .gen = Stacji badawczej Amundsen-Scott
    .acc = Stację badawczą Amundsen-Scott
    .ins = Stacją badawczą Amundsen-Scott
    .loc = Stacji badawczej Amundsen-Scott
name-colossus = Kolos
    .gen = Kolosa
    .acc = Kolosa
    .ins = Kolosem
    .loc = Kolosie
name-great-lighthouse = Wielka Latarnia Morska
    .gen = Wielkiej Latarni Morskiej
    .acc = Wielką Latarnię Morską
    .ins = Wielką Latarnią Morską
    .loc = Wielkiej Latarni Morskiej
name-apadana = Apadana
    .gen = Apadany
    .acc = Apadanę
    .ins = Apadaną
    .loc = Apadanie
name-machu-picchu = Machu Picchu
    .gen = Machu Picchu
    .acc = Machu Picchu
    .ins = Machu Picchu
    .loc = Machu Picchu
name-great-zimbabwe = Wielkie Zimbabwe
    .gen = Wielkiego Zimbabwe
    .acc = Wielkie Zimbabwe
    .ins = Wielkim Zimbabwe
    .loc = Wielkim Zimbabwe
name-kilwa-kisiwani = Kilwa Kisiwani
    .gen = Kilwa Kisiwani
    .acc = Kilwa Kisiwani
    .ins = Kilwa Kisiwani
    .loc = Kilwa Kisiwani
name-estadio-do-maracana = Stadion Maracanã
    .gen = Stadionu Maracanã
    .acc = Stadion Maracanã
    .ins = Stadionem Maracanã
    .loc = Stadionie Maracanã
name-big-ben = Big Ben
    .gen = Big Bena
    .acc = Big Ben
    .ins = Big Benem
    .loc = Big Benie
name-orszaghaz = Országház
    .gen = Országház
    .acc = Országház
    .ins = Országház
    .loc = Országház
name-petra = Petra
    .gen = Petry
    .acc = Petrę
    .ins = Petrą
    .loc = Petrze
name-terracotta-army = Terakotowa Armia
    .gen = Terakotowej Armii
    .acc = Terakotową Armię
    .ins = Terakotową Armią
    .loc = Terakotowej Armii
name-jebel-barkal = Dżabal Barkal
    .gen = Dżabal Barkal
    .acc = Dżabal Barkal
    .ins = Dżabal Barkal
    .loc = Dżabal Barkal
name-alhambra = Alhambra
    .gen = Alhambry
    .acc = Alhambrę
    .ins = Alhambrą
    .loc = Alhambrze
name-venetian-arsenal = Arsenał Wenecki
    .gen = Arsenału Weneckiego
    .acc = Arsenał Wenecki
    .ins = Arsenałem Weneckim
    .loc = Arsenale Weneckim
name-huey-teocalli = Huey Teocalli
    .gen = Huey Teocalli
    .acc = Huey Teocalli
    .ins = Huey Teocalli
    .loc = Huey Teocalli
name-ruhr-valley = Zagłębie Ruhry
    .gen = Zagłębia Ruhry
    .acc = Zagłębie Ruhry
    .ins = Zagłębiem Ruhry
    .loc = Zagłębiu Ruhry
name-pentagon = Pentagon
    .gen = Pentagonu
    .acc = Pentagon
    .ins = Pentagonem
    .loc = Pentagonie
name-statue-of-liberty = Statua Wolności
    .gen = Statuy Wolności
    .acc = Statuę Wolności
    .ins = Statuą Wolności
    .loc = Statui Wolności

# City-states.
name-kumasi = Kumasi
    .gen = Kumasi
    .acc = Kumasi
    .ins = Kumasi
    .loc = Kumasi
name-mohenjo-daro = Mohendżo Daro
    .gen = Mohendżo Daro
    .acc = Mohendżo Daro
    .ins = Mohendżo Daro
    .loc = Mohendżo Daro
name-antananarivo = Antananarywa
    .gen = Antananarywy
    .acc = Antananarywę
    .ins = Antananarywą
    .loc = Antananarywie
name-geneva = Genewa
    .gen = Genewy
    .acc = Genewę
    .ins = Genewą
    .loc = Genewie
name-seoul = Seul
    .gen = Seulu
    .acc = Seul
    .ins = Seulem
    .loc = Seulu
name-palenque = Palenque
    .gen = Palenque
    .acc = Palenque
    .ins = Palenque
    .loc = Palenque
name-brussels = Bruksela
    .gen = Brukseli
    .acc = Brukselę
    .ins = Brukselą
    .loc = Brukseli
name-buenos-aires = Buenos Aires
    .gen = Buenos Aires
    .acc = Buenos Aires
    .ins = Buenos Aires
    .loc = Buenos Aires
name-auckland = Auckland
    .gen = Auckland
    .acc = Auckland
    .ins = Auckland
    .loc = Auckland
name-carthage = Kartagina
    .gen = Kartaginy
    .acc = Kartaginę
    .ins = Kartaginą
    .loc = Kartaginie
name-kabul = Kabul
    .gen = Kabulu
    .acc = Kabul
    .ins = Kabulem
    .loc = Kabulu
name-akkad = Akad
    .gen = Akadu
    .acc = Akad
    .ins = Akadem
    .loc = Akadzie

# Natural wonders.
name-torres-del-paine = Torres del Paine
    .gen = Torres del Paine
    .acc = Torres del Paine
    .ins = Torres del Paine
    .loc = Torres del Paine
name-cliffs-of-dover = Klify Dover
    .gen = Klifów Dover
    .acc = Klify Dover
    .ins = Klifami Dover
    .loc = Klifach Dover
name-mt-everest = Mount Everest
    .gen = Mount Everestu
    .acc = Mount Everest
    .ins = Mount Everestem
    .loc = Mount Evereście
name-crater-lake = Jezioro Kraterowe
    .gen = Jeziora Kraterowego
    .acc = Jezioro Kraterowe
    .ins = Jeziorem Kraterowym
    .loc = Jeziorze Kraterowym
name-grand-mesa = Grand Mesa
    .gen = Grand Mesa
    .acc = Grand Mesa
    .ins = Grand Mesa
    .loc = Grand Mesa
name-galapagos-islands = Wyspy Galapagos
    .gen = Wysp Galapagos
    .acc = Wyspy Galapagos
    .ins = Wyspami Galapagos
    .loc = Wyspach Galapagos
name-mt-kilimanjaro = Kilimandżaro
    .gen = Kilimandżaro
    .acc = Kilimandżaro
    .ins = Kilimandżaro
    .loc = Kilimandżaro
name-pantanal = Pantanal
    .gen = Pantanalu
    .acc = Pantanal
    .ins = Pantanalem
    .loc = Pantanalu
name-the-dead-sea = Morze Martwe
    .gen = Morza Martwego
    .acc = Morze Martwe
    .ins = Morzem Martwym
    .loc = Morzu Martwym
name-mato-tipila = Mato Tipila
    .gen = Mato Tipila
    .acc = Mato Tipila
    .ins = Mato Tipila
    .loc = Mato Tipila
name-ha-long-bay = Zatoka Ha Long
    .gen = Zatoki Ha Long
    .acc = Zatokę Ha Long
    .ins = Zatoką Ha Long
    .loc = Zatoce Ha Long
name-gobustan = Gobustan
    .gen = Gobustanu
    .acc = Gobustan
    .ins = Gobustanem
    .loc = Gobustanie

# Districts.
name-campus = Kampus
    .gen = Kampusu
    .acc = Kampus
    .ins = Kampusem
    .loc = Kampusie
name-commercial-hub = Dzielnica biznesowa
    .gen = Dzielnicy biznesowej
    .acc = Dzielnicę biznesową
    .ins = Dzielnicą biznesową
    .loc = Dzielnicy biznesowej
name-encampment = Dzielnica wojskowa
    .gen = Dzielnicy wojskowej
    .acc = Dzielnicę wojskową
    .ins = Dzielnicą wojskową
    .loc = Dzielnicy wojskowej
name-industrial-zone = Dzielnica przemysłowa
    .gen = Dzielnicy przemysłowej
    .acc = Dzielnicę przemysłową
    .ins = Dzielnicą przemysłową
    .loc = Dzielnicy przemysłowej
name-theater-square = Dzielnica kulturalna
    .gen = Dzielnicy kulturalnej
    .acc = Dzielnicę kulturalną
    .ins = Dzielnicą kulturalną
    .loc = Dzielnicy kulturalnej

# Governments.
name-republic = Republika
    .gen = Republiki
    .acc = Republikę
    .ins = Republiką
    .loc = Republice
name-monarchy = Monarchia
    .gen = Monarchii
    .acc = Monarchię
    .ins = Monarchią
    .loc = Monarchii
name-autocracy = Autokracja
    .gen = Autokracji
    .acc = Autokrację
    .ins = Autokracją
    .loc = Autokracji
name-oligarchy = Oligarchia
    .gen = Oligarchii
    .acc = Oligarchię
    .ins = Oligarchią
    .loc = Oligarchii
name-democracy = Demokracja
    .gen = Demokracji
    .acc = Demokrację
    .ins = Demokracją
    .loc = Demokracji
name-communism = Komunizm
    .gen = Komunizmu
    .acc = Komunizm
    .ins = Komunizmem
    .loc = Komunizmie

# Agendas.
name-fortified = Ufortyfikowany
    .gen = Ufortyfikowanego
    .acc = Ufortyfikowanego
    .ins = Ufortyfikowanym
    .loc = Ufortyfikowanym
name-expeditionary = Ekspedycyjny
    .gen = Ekspedycyjnego
    .acc = Ekspedycyjnego
    .ins = Ekspedycyjnym
    .loc = Ekspedycyjnym
name-industrious = Przedsiębiorca
    .gen = Przedsiębiorcy
    .acc = Przedsiębiorcę
    .ins = Przedsiębiorcą
    .loc = Przedsiębiorcy
name-progressive = Pionier
    .gen = Pioniera
    .acc = Pioniera
    .ins = Pionierem
    .loc = Pionierze
name-diplomatic = Dyplomata
    .gen = Dyplomaty
    .acc = Dyplomatę
    .ins = Dyplomatą
    .loc = Dyplomacie
name-hoarder = Zbieracz
    .gen = Zbieracza
    .acc = Zbieracza
    .ins = Zbieraczem
    .loc = Zbieraczu
name-expansionist = Ekspansjonista
    .gen = Ekspansjonisty
    .acc = Ekspansjonistę
    .ins = Ekspansjonistą
    .loc = Ekspansjoniście
name-prolific = Twórczy
    .gen = Twórczego
    .acc = Twórczego
    .ins = Twórczym
    .loc = Twórczym
name-defensive = Obrońca
    .gen = Obrońcy
    .acc = Obrońcę
    .ins = Obrońcą
    .loc = Obrońcy
name-devastating = Niszczyciel
    .gen = Niszczyciela
    .acc = Niszczyciela
    .ins = Niszczycielem
    .loc = Niszczycielu
name-provincial = Prowincjonalny
    .gen = Prowincjonalnego
    .acc = Prowincjonalnego
    .ins = Prowincjonalnym
    .loc = Prowincjonalnym
name-diversified = Zdywersyfikowany
    .gen = Zdywersyfikowanego
    .acc = Zdywersyfikowanego
    .ins = Zdywersyfikowanym
    .loc = Zdywersyfikowanym
name-technophile = Technofil
    .gen = Technofila
    .acc = Technofila
    .ins = Technofilem
    .loc = Technofilu
name-scholarly = Uczony
    .gen = Uczonego
    .acc = Uczonego
    .ins = Uczonym
    .loc = Uczonym
name-technophile-base = Technofil
    .gen = Technofila
    .acc = Technofila
    .ins = Technofilem
    .loc = Technofilu
name-scholarly-base = Uczony
    .gen = Uczonego
    .acc = Uczonego
    .ins = Uczonym
    .loc = Uczonym
name-civilized = Założyciel
    .gen = Założyciela
    .acc = Założyciela
    .ins = Założycielem
    .loc = Założycielu
name-moneygrubber = Dusigrosz
    .gen = Dusigrosza
    .acc = Dusigrosza
    .ins = Dusigroszem
    .loc = Dusigroszu
name-explorer = Odkrywca
    .gen = Odkrywcy
    .acc = Odkrywcę
    .ins = Odkrywcą
    .loc = Odkrywcy
name-aesthetic = Esteta
    .gen = Estety
    .acc = Estetę
    .ins = Estetą
    .loc = Estecie
name-populous = Cywilizowany
    .gen = Cywilizowanego
    .acc = Cywilizowanego
    .ins = Cywilizowanym
    .loc = Cywilizowanym
name-preservationist = Ekolog
    .gen = Ekologa
    .acc = Ekologa
    .ins = Ekologiem
    .loc = Ekologu
name-warmonger = Podżegacz
    .gen = Podżegacza
    .acc = Podżegacza
    .ins = Podżegaczem
    .loc = Podżegaczu
name-paranoid = Paranoik
    .gen = Paranoika
    .acc = Paranoika
    .ins = Paranoikiem
    .loc = Paranoiku

# Diplomacy cards of players, and the card of the Ottomans.
name-joint-war = Wspólna wojna
    .gen = Wspólnej wojny
    .acc = Wspólną wojnę
    .ins = Wspólną wojną
    .loc = Wspólnej wojnie
name-defensive-pact = Pakt obronny
    .gen = Paktu obronnego
    .acc = Pakt obronny
    .ins = Paktem obronnym
    .loc = Pakcie obronnym
name-embassy = Ambasada
    .gen = Ambasady
    .acc = Ambasadę
    .ins = Ambasadą
    .loc = Ambasadzie
name-open-borders = Otwarte granice
    .gen = Otwartych granic
    .acc = Otwarte granice
    .ins = Otwartymi granicami
    .loc = Otwartych granicach
name-non-aggression-pact = Pakt o nieagresji
    .gen = Paktu o nieagresji
    .acc = Pakt o nieagresji
    .ins = Paktem o nieagresji
    .loc = Pakcie o nieagresji
name-ibrahim = Ibrahim
    .gen = Ibrahima
    .acc = Ibrahima
    .ins = Ibrahimem
    .loc = Ibrahimie

# Versions that only the base game has go by the same names.
name-currency-base = { name-currency }
    .gen = { name-currency.gen }
    .acc = { name-currency.acc }
    .ins = { name-currency.ins }
    .loc = { name-currency.loc }
name-animal-husbandry-base = { name-animal-husbandry }
    .gen = { name-animal-husbandry.gen }
    .acc = { name-animal-husbandry.acc }
    .ins = { name-animal-husbandry.ins }
    .loc = { name-animal-husbandry.loc }
name-masonry-base = { name-masonry }
    .gen = { name-masonry.gen }
    .acc = { name-masonry.acc }
    .ins = { name-masonry.ins }
    .loc = { name-masonry.loc }
name-iron-working-base = { name-iron-working }
    .gen = { name-iron-working.gen }
    .acc = { name-iron-working.acc }
    .ins = { name-iron-working.ins }
    .loc = { name-iron-working.loc }
name-mass-production-base = { name-mass-production }
    .gen = { name-mass-production.gen }
    .acc = { name-mass-production.acc }
    .ins = { name-mass-production.ins }
    .loc = { name-mass-production.loc }
name-flight-base = { name-flight }
    .gen = { name-flight.gen }
    .acc = { name-flight.acc }
    .ins = { name-flight.ins }
    .loc = { name-flight.loc }
name-machu-picchu-base = { name-machu-picchu }
    .gen = { name-machu-picchu.gen }
    .acc = { name-machu-picchu.acc }
    .ins = { name-machu-picchu.ins }
    .loc = { name-machu-picchu.loc }
name-pentagon-base = { name-pentagon }
    .gen = { name-pentagon.gen }
    .acc = { name-pentagon.acc }
    .ins = { name-pentagon.ins }
    .loc = { name-pentagon.loc }

## Effects

# Parts that several sentences share.
part-slot = (trudność do numeru miejsca)
part-dial = przesuń wskaźnik technologii o tyle, ile wynosi numer miejsca
part-caravans = { $caravans ->
    [one] Porusz karawanę najdalej o { COUNT($move, "spaces", "acc") }
   *[other] Porusz { COUNT($caravans, "caravans", "acc") }, każdą najdalej o { COUNT($move, "spaces", "acc") }
 }
part-armies = { $armies ->
    [one] Porusz armię najdalej o { COUNT($move, "spaces", "acc") }
   *[other] Porusz { COUNT($armies, "armies", "acc") }, każdą najdalej o { COUNT($move, "spaces", "acc") }
 }
part-over-water = także po wodzie { part-slot }
part-city = miasto w zasięgu { COUNT($range, "spaces", "gen") } od pola sojuszniczego { part-slot }
part-city-water = miasto w zasięgu { COUNT($range, "spaces", "gen") } od pola sojuszniczego, także przez wodę { part-slot }
part-wonder = Wybuduj cud świata (produkcja: numer miejsca)
part-district = Umieść dzielnicę obok swojego miasta { part-slot }
part-reinforce = umocnij tyle żetonów kontroli, ile wynosi numer miejsca
part-tokens = Umieść { COUNT($tokens, "tokens", "acc") } obok swoich miast { part-slot }

# Focus cards: culture.
effect-early-empire = { part-tokens }.
effect-drama-and-poetry = { part-tokens }. Następnie możesz przesunąć jeden swój żeton kontroli na sąsiednie puste pole lądu.
effect-civil-service = { part-tokens }, następnie z tym samym limitem { COUNT($add, "tokens", "acc") } obok dowolnego pola sojuszniczego.
effect-mass-media = { part-tokens }. Następnie wybierz wrogi żeton kontroli w zasięgu { COUNT($range, "spaces", "gen") } od pola sojuszniczego: umocniony obróć, nieumocniony zastąp swoim.

# Focus cards: science.
effect-astrology = Przesuń wskaźnik technologii o tyle, ile wynosi numer miejsca.
effect-mathematics = Umieść { COUNT($trade, "trade", "acc") } na dowolnej swojej karcie działania, następnie { part-dial }.
effect-replaceable-parts = Weź { COUNT($resources, "resources", "acc") } rodzaju, którego nie masz, następnie { part-dial }.
effect-nuclear-power = Na miejscu { $slot } wybierz pole: na nim i obok niego nieumocnione żetony kontroli są niszczone, a umocnione obracane. Następnie { part-dial }.

# Focus cards: economy.
effect-foreign-trade = { part-caravans } { part-slot }.
effect-currency = { part-caravans } { part-slot }. Karawana może wejść na pole barbarzyńców: usuwa ich bez żetonu handlu i kończy ruch.
effect-currency-base = { part-caravans } { part-slot }. Karawana może wejść na pole barbarzyńców: usuwa ich bez żetonu handlu i kończy ruch.
effect-steam-power = { part-caravans }, { part-over-water }. Następnie możesz wymienić { COUNT($resources, "resources", "acc") } na inny rodzaj.
effect-capitalism = { part-caravans }, { part-over-water }. Raz na turę, po przesunięciu tej karty na początek, rozpatrz inną jak na pierwszym miejscu, bez przesuwania jej.

# Focus cards: industry.
effect-pottery = { part-wonder } albo { part-city }.
effect-animal-husbandry = { part-wonder } albo { part-city } lub na polu swojej karawany czy armii, która wraca na kartę.
effect-animal-husbandry-base = { part-wonder } albo { part-city } lub obok swojej karawany.
effect-nationalism = Wybuduj cud świata (produkcja: numer miejsca, ale { $production } na miejscu { $slot }) albo { part-city-water }.
effect-urbanization = { part-wonder } albo { part-city-water }, a obok niego z tym samym limitem { COUNT($tokens, "tokens", "acc") }.

# Focus cards: military.
effect-masonry = { part-armies } { part-slot }. Wartość walki: numer miejsca.
effect-iron-working = { part-armies } { part-slot }. Wartość walki: numer miejsca, przeciw barbarzyńcom o { $barbarians } więcej.
effect-mass-production = { part-armies }, { part-over-water }. Wartość walki: numer miejsca + { $add }. Jedna armia pokonana w tej turze może ruszyć ponownie.
effect-flight = { part-armies }, { part-over-water }, mijając nieumocnione żetony kontroli, karawany, barbarzyńców i miasta-państwa. Wartość walki: numer miejsca + { $add }.
effect-masonry-base = Albo { part-reinforce }, albo wykonaj { COUNT($attacks, "attacks", "acc") } w zasięgu { COUNT($range, "spaces", "gen") } od pola sojuszniczego. Wartość walki: numer miejsca.
effect-iron-working-base = Albo { part-reinforce }, albo wykonaj { COUNT($attacks, "attacks", "acc") } w zasięgu { COUNT($range, "spaces", "gen") } od pola sojuszniczego. Wartość walki: numer miejsca + { $add }, przeciw barbarzyńcom o { $barbarians } więcej.
effect-mass-production-base = Wykonaj { COUNT($attacks, "attacks", "acc") } w zasięgu { COUNT($range, "spaces", "gen") } od pola sojuszniczego, także przez wodę. Wartość walki: numer miejsca + { $add }. Następnie umocnij tyle żetonów kontroli, ile wynosi numer miejsca minus liczba ataków.
effect-flight-base = Najpierw { part-reinforce }. Następnie wykonaj { COUNT($attacks, "attacks", "acc") } w zasięgu { COUNT($range, "spaces", "gen") } od pola sojuszniczego, przez dowolne pola. Wartość walki: numer miejsca + { $add }.

# Focus cards: growth.
effect-irrigation = { part-district } albo { part-reinforce }.
effect-engineering = { part-district }, następnie z tym samym limitem { COUNT($tokens, "tokens", "acc") } obok swojej dzielnicy; albo { part-reinforce }.
effect-sanitation = { part-district }, następnie { part-reinforce }.
effect-globalization = { part-district }. Wskaż rodzaj dzielnicy: rozpatrują ją wszyscy, którzy mają ją na mapie. Następnie { part-reinforce }.

# Unique focus cards.
effect-radio = { part-tokens }. Na miejscu { $slot } zastąp też swoim wrogie miasto bez armii, nie stolicę, w zasięgu { COUNT($range, "spaces", "gen") } od swojego miasta.
effect-mysticism = { part-district }; zastąpiony przez nią żeton kontroli możesz umieścić obok niej. Albo { part-reinforce }.
effect-wheel = { part-caravans } { part-slot }. W mieście-państwie lub wrogim mieście zdobywa też { COUNT($resources, "resources", "acc") } do wyboru.
effect-humanism = Umieść { COUNT($tokens, "tokens", "acc") } obok pól sojuszniczych { part-slot }. Następnie za każde swoje rozwinięte miasto umieść { COUNT($trade, "trade", "acc") } na swoich kartach działania.
effect-industrialization = Wybuduj cud świata (produkcja: numer miejsca, + { $add } za każdą twoją dzielnicę na mapie) albo { part-city-water }.
effect-military-engineering = { part-district }. Przenieś armie z karty wojska do swoich miast. Umocnij wszystkie swoje żetony kontroli na polach swoich armii i obok nich.
effect-horseback-riding = { part-armies } { part-slot }. Wartość walki: numer miejsca.
effect-craftsmanship = { part-wonder }, następnie przesuń wskaźnik technologii o { COUNT($steps, "steps", "acc") }; albo wybuduj { part-city }.
effect-writing = Przesuń wskaźnik technologii o tyle, ile wynosi numer miejsca, a o { $add } więcej, jeśli kontrolujesz cud świata.
effect-natural-history = Przesuń wskaźnik technologii o tyle, ile wynosi numer miejsca, i o { $add } za każdy rodzaj posiadanego surowca, wliczając żetony cudów natury.
effect-siege-tactics = { part-armies }, { part-over-water }. Wartość walki: numer miejsca{ $add ->
    [0] {""}
   *[other] { " " }+ { $add }
 }. W twojej turze każdy umocniony żeton kontroli daje obrońcy o { $less } mniej.
effect-state-workforce = { part-tokens }. Na miejscu { $slot } umieść jeszcze { COUNT($add, "tokens", "acc") } w górach obok pola sojuszniczego.
effect-shipbuilding = { part-caravans }, { part-over-water }. Raz, przed eksploracją karawany, możesz umieścić obok jej pola { COUNT($water, "water-tokens", "acc") }.
effect-cartography = { part-caravans }, { part-over-water }. Raz na turę, docierając do wrogiego miasta odległego o co najmniej { COUNT($distance, "spaces", "acc") } od swojej stolicy, możesz wybudować miasto w zasięgu { COUNT($range, "spaces", "gen") } od niego.
effect-construction = Wybuduj cud świata (produkcja: numer miejsca, każdy wydany surowiec to { $value }) albo { part-city }.
effect-banking = { part-caravans }, { part-over-water }. W stolicy gracza z kartą „{ name-ibrahim }” karawana zdobywa { COUNT($resources, "resources", "acc") } do wyboru.
effect-astronomy = Obejrzyj { COUNT($tiles, "tiles", "acc") } ze spodu stosu. Jednym możesz eksplorować z kafelka swojej stolicy; resztę odłóż na wierzch lub spód. Następnie { part-dial }.
effect-scorched-earth = { part-armies } { part-slot }. Wartość walki: numer miejsca. Raz na turę możesz odrzucić pokonany żeton kontroli, a nie zastąpić, i znów ruszyć tą armią.

# World wonders: culture.
effect-stonehenge = Po umieszczeniu żetonu kontroli na wzgórzach możesz umieścić kolejny na sąsiednich wzgórzach, i tak dalej.
effect-hanging-gardens = Na początku swojej tury możesz umieścić { COUNT($tokens, "tokens", "acc") } obok swojego miasta, na polu o trudności do { $difficulty }.
effect-colosseum = Na początku swojej tury możesz umocnić { COUNT($tokens, "tokens", "acc") } obok swojego miasta.
effect-forbidden-city = Na początku swojej tury możesz zniszczyć { COUNT($tokens, "tokens", "acc") } rywala obok pola sojuszniczego.
effect-chichen-itza = Żetony kontroli, które trzeba umieszczać obok swojego miasta, możesz też umieszczać na dowolnych pustych polach lasu.
effect-taj-mahal = Kartę działania rozpatrujesz o { COUNT($slots, "slots", "acc") } wyżej za każdy kontrolowany cud jej rodzaju.
effect-sydney-opera-house = Wrogie żetony kontroli liczą się do rozwinięcia twoich miast.
effect-eiffel-tower = Na początku swojej tury możesz wskazać { COUNT($tokens, "tokens", "acc") } jednego rywala; zastępuje on jeden z nich twoim nieużywanym, nieumocnionym.
effect-cristo-redentor = Po wybudowaniu lub przejęciu: zastąp swoim wrogie miasto bez armii, nie stolicę, w zasięgu { COUNT($range, "spaces", "gen") } od tego cudu.

# World wonders: science.
effect-oracle = Na początku swojej tury możesz zamienić miejscami dwie sąsiednie karty w swoim szeregu działań.
effect-pyramids = Po wybudowaniu: zastąp maksymalnie { COUNT($cards, "cards", "acc") } poziomu I kartami poziomu II tego samego rodzaju.
effect-great-library = Gdy twoja karawana dotrze do miasta rywala, możesz wziąć swoją kartę rodzaju i poziomu jednej z kart w jego szeregu, zastępując nią swoją kartę tego rodzaju.
effect-porcelain-tower = Po wybudowaniu: zastąp maksymalnie { COUNT($cards, "cards", "acc") } kartami kolejnego poziomu tego samego rodzaju.
effect-potala-palace = Możesz mieć maksymalnie { COUNT($held, "diplomacy-cards", "acc") } każdego rywala. Po wybudowaniu: weź maksymalnie { COUNT($taken, "diplomacy-cards", "acc") } rywali.
effect-university-of-sankore = Na końcu swojej tury, jeśli zastąpiono w niej twoją kartę działania, możesz zamienić miejscami dwie dowolne karty szeregu poza kartą nauki.
effect-oxford-university = Gdy dzięki wskaźnikowi technologii zastępujesz kartę inną niż karta nauki, nowa może być innego rodzaju.
effect-kremlin = W ataku na wrogie pole: +{ $bonus }, jeśli masz na mapie więcej umocnionych żetonów kontroli niż obrońca.
effect-amundsen-scott-research-station = Gdy go budujesz: wybuduj miasto na dowolnym dozwolonym polu krawędzi mapy, umieść w nim ten cud, a obok miasta maksymalnie { COUNT($tokens, "tokens", "acc") }.

# World wonders: economy.
effect-colossus = Gdy rozpatrujesz kartę ekonomii, twoje karawany mają razem { COUNT($spaces, "spaces", "acc") } dodatkowego ruchu.
effect-great-lighthouse = Możesz budować miasta na pustych polach krawędzi mapy tak, jakby były w zasięgu { COUNT($range, "spaces", "gen") } od pola sojuszniczego.
effect-apadana = Po wybudowaniu lub przejęciu: eksploruj z pola na krawędzi mapy na dowolnym kafelku; na dołożonym kafelku umieść { COUNT($tokens, "tokens", "acc") } na pustym polu.
effect-machu-picchu = Kartę na pierwszym lub drugim miejscu rozpatrujesz o { COUNT($slots, "slots", "acc") } wyżej.
effect-machu-picchu-base = Kartę na miejscu 1 lub 2 rozpatrujesz tak, jakby była na miejscu { $slot }.
effect-great-zimbabwe = Zdobywane żetony handlu możesz umieszczać na tej karcie; mieści { COUNT($trade, "trade", "acc") }. Na początku swojej tury możesz je przenosić na karty działania.
effect-kilwa-kisiwani = Gdy twoja karawana dotrze do miasta-państwa, umieść dodatkowo { COUNT($trade, "trade", "acc") } na dowolnej swojej karcie działania.
effect-estadio-do-maracana = Raz na turę, przed rozpatrzeniem innej karty, możesz rozpatrzyć kartę ekonomii i przesunąć ją na początek szeregu.
effect-big-ben = W ataku i obronie: +{ $bonus } za każdą twoją karawanę obok pola obrońcy.
effect-orszaghaz = Gdy twoja karawana dotrze do miasta-państwa, po handlu możesz je podbić bez ataku.

# World wonders: military.
effect-petra = W obronie: +{ $bonus }. Barbarzyńcy zawracają przed twoimi miastami i umocnionymi żetonami kontroli.
effect-terracotta-army = W ataku: +{ $bonus }.
effect-jebel-barkal = W ataku i obronie możesz wydawać żetony surowców, ale nie cudów natury; każdy daje +{ $bonus }.
effect-alhambra = W ataku i obronie: +{ $bonus }.
effect-venetian-arsenal = Raz na turę kartę rozpatrzoną na miejscu { $slot } możesz rozpatrzyć ponownie tak, jakby była na pierwszym.
effect-huey-teocalli = W obronie: +{ $bonus } za każde pole wody obok pola obrońcy.
effect-ruhr-valley = W obronie: +{ $bonus }.
effect-pentagon = W ataku: +{ $bonus }. Twoje armie poruszają się o dowolną liczbę pól.
effect-pentagon-base = W ataku: +{ $bonus }. Możesz atakować dowolny cel na mapie.
effect-statue-of-liberty = Zanim zastąpisz wrogie miasto swoim, zastąp wrogie żetony kontroli obok niego swoimi nieużywanymi, nieumocnionymi.

# Abilities of leaders, by civilization.
effect-america = Zdobyty lub wydany żeton cudu natury kładziesz na dowolnej swojej karcie: raz na turę możesz go wydać jak jej żeton handlu albo jak jego surowiec.
effect-aztec = Po przesunięciu karty wojska na początek szeregu możesz zamienić miejscami dwie dowolne karty działania, jeśli w tej turze twój atak się powiódł.
effect-egypt = Cuda świata kosztują cię o { $less } mniej.
effect-france = Karta kultury umieszcza dodatkowe żetony kontroli według najpóźniejszej epoki twoich cudów: starożytność { $ancient }, średniowiecze { $medieval }, współczesność { $modern }.
effect-japan = W twojej turze pustynie i góry obok wody lub na krawędzi mapy mają trudność { $difficulty }.
effect-rome = Karawany z karty ekonomii mogą wyruszać z dowolnego twojego miasta, także nierozwiniętego.
effect-scythia = W ataku na łąki i wzgórza i w ich obronie: +{ $bonus }.
effect-sumeria = Pokonując barbarzyńców, bierzesz też { COUNT($resources, "resources", "acc") } do wyboru.
effect-china = W obronie każdy twój umocniony żeton kontroli daje +{ $bonus } zamiast +{ $usual }.
effect-england = Po wybudowaniu jedynego miasta na kafelku możesz umieścić obok niego { COUNT($tokens, "tokens", "acc") }, umocnioną stroną do góry; miasta-państwa się nie liczą.
effect-georgia = Kartę działania rozpatrujesz o { COUNT($slots, "slots", "acc") } wyżej, jeśli masz kartę dyplomacji miasta-państwa jej rodzaju.
effect-inca = Po umieszczeniu żetonu kontroli w górach możesz umieścić obok niego jeszcze { COUNT($tokens, "tokens", "acc") }; jeśli znów w górach, także następny.
effect-indonesia = Twoje karawany i armie mogą wchodzić na wodę. Dla karawan wszystkie pola wody na krawędzi mapy sąsiadują ze sobą.
effect-netherlands = Dla zdolności twoich dzielnic pola wody obok dzielnicy są sojusznicze i mają każdy rodzaj terenu.
effect-nubia = Po przesunięciu karty rozwoju na początek szeregu rozpatrz jedną ze swoich dzielnic.
effect-ottoman = Na początku swojej tury możesz przekazać kartę „{ name-ibrahim }” innemu graczowi. W ataku na niego i w obronie przed nim: +{ $bonus }.
effect-poland = Na początku swojej pierwszej tury wybierz gracza i weź { COUNT($cards, "diplomacy-cards", "acc") } tego gracza. Możesz mieć dowolnie wiele jego kart.
effect-zulu = Po wygranym ataku umieść { COUNT($trade, "trade", "acc") } na karcie wojska, a { $more }, jeśli celem było miasto lub miasto-państwo.

# City-states: what their diplomacy cards do.
effect-kumasi = Dla twoich kart przemysłu i kultury las ma trudność { $difficulty }.
effect-mohenjo-daro = Gdy umieszczasz żetony kontroli, każda trudność jest o { $less } mniejsza.
effect-antananarivo = W twojej turze { name-antananarivo } jest twoim miastem, nie miastem-państwem; twoje armie nie mogą tam kończyć ruchu. Możesz tam wybudować cud.
effect-geneva = Na początku swojej tury możesz wymienić kartę dyplomacji gracza na inną kartę tego samego gracza.
effect-seoul = Na początku swojej tury możesz przesunąć jeden żeton barbarzyńców na sąsiednie puste pole lądu.
effect-palenque = Rozpatrując kartę działania, możesz wydawać żetony surowców, ale nie cudów natury, jak jej żetony handlu.
effect-brussels = Cuda świata kosztują cię o { $less } mniej za każde twoje rozwinięte miasto.
effect-buenos-aires = Cud świata rodzaju, którego jeszcze nie kontrolujesz, kosztuje cię o { $less } mniej.
effect-auckland = Budując miasto, możesz liczyć zasięg przez wodę, a pola obok wody mają trudność { $difficulty }.
effect-carthage = W obronie i w ataku, ale nie na { name-carthage.acc }: +{ $bonus } za każdy żeton miasta-państwa i każde twoje miasto w zasięgu { COUNT($range, "spaces", "gen") } od pola obrońcy.
effect-kabul = W ataku na miasto lub miasto-państwo, ale nie na { name-kabul.acc }: +{ $bonus }.
effect-akkad = Twoje armie mogą przechodzić przez pola z wrogimi żetonami kontroli; jeśli tam skończą ruch, atakują.

# Districts.
effect-campus = Umieść na karcie nauki { COUNT($trade, "trade", "acc") } za każde sojusznicze pole gór lub cudu natury na polu tej dzielnicy i obok niej.
effect-commercial-hub = Umieść { COUNT($trade, "trade", "acc") } na dowolnych kartach za każde rozwinięte miasto albo na karcie ekonomii za każdą sojuszniczą pustynię na polu dzielnicy i obok.
effect-encampment = Jedno lub oba w zasięgu { COUNT($range, "spaces", "gen") }: pokonaj barbarzyńców lub wrogą armię; umocnij sojuszniczy żeton kontroli.
effect-industrial-zone = Umieść na karcie przemysłu { COUNT($trade, "trade", "acc") } za każdy sojuszniczy las na polu dzielnicy i obok albo odrzuć z niej { $price } i wybuduj miasto w zasięgu { COUNT($range, "spaces", "gen") } od pola sojuszniczego.
effect-theater-square = Umieść { COUNT($tokens, "tokens", "acc") } w zasięgu { COUNT($range, "spaces", "gen") } od tej dzielnicy albo od swojego miasta z cudem świata.

# Governments.
effect-republic = Kartę kultury rozpatrujesz o { COUNT($slots, "slots", "acc") } wyżej.
effect-monarchy = Kartę rozwoju rozpatrujesz o { COUNT($slots, "slots", "acc") } wyżej.
effect-autocracy = Kartę wojska rozpatrujesz o { COUNT($slots, "slots", "acc") } wyżej.
effect-oligarchy = Kartę ekonomii rozpatrujesz o { COUNT($slots, "slots", "acc") } wyżej.
effect-democracy = Kartę nauki rozpatrujesz o { COUNT($slots, "slots", "acc") } wyżej.
effect-communism = Kartę przemysłu rozpatrujesz o { COUNT($slots, "slots", "acc") } wyżej.

# Diplomacy cards of players, and the card of the Ottomans.
effect-joint-war = W ataku na cokolwiek poza znacznikami dawcy: +{ $bonus }.
effect-defensive-pact = W obronie przed każdym poza dawcą: +{ $bonus }.
effect-embassy = Gdy twoja karawana dotrze do stolicy dawcy, umieść { COUNT($trade, "trade", "acc") } na jego karcie działania i weź { COUNT($resources, "resources", "acc") } do wyboru.
effect-open-borders = Miasta i żetony kontroli dawcy są sojusznicze dla rozwinięcia twoich miast i zdolności twoich dzielnic.
effect-open-borders-base = Żetony kontroli dawcy są sojusznicze dla rozwinięcia twoich miast.
effect-non-aggression-pact = Nie możesz atakować ani niszczyć znaczników dawcy. Jeśli dawca zrobi to tobie, możesz oddać tę kartę i zamienić miejscami kartę wojska z inną.
effect-ibrahim = Gdy twoja karawana dotrze do miasta Turków osmańskich, ty i ich gracz umieszczacie po { COUNT($trade, "trade", "loc") } na swojej karcie działania.

# Agendas: what they ask for.
effect-fortified = Kontroluj { COUNT($n, "forts", "acc") } i utrzymaj kontrolę.
effect-expeditionary = Kontroluj { COUNT($n, "forts", "acc") } i utrzymaj kontrolę.
effect-industrious = Miej na mapie { COUNT($n, "districts", "acc") }.
effect-progressive = Kontroluj { COUNT($n, "wonders", "acc") } z każdej epoki.
effect-diplomatic = Miej karty dyplomacji łącznie { $n } różnych graczy lub miast-państw.
effect-hoarder = Miej łącznie { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
 } surowców lub cudów natury.
effect-expansionist = Kontroluj miasta na { $n } różnych kafelkach mapy; fort liczy się jako kafelek.
effect-prolific = Kontroluj { COUNT($n, "wonders", "acc") } z tej samej epoki.
effect-defensive = Miej { COUNT($n, "reinforced-tokens", "acc") }.
effect-devastating = Wygraj atak jako atakujący z wartością walki { $n } lub większą.
effect-provincial = Miej { COUNT($n, "mature-cities", "acc") }, każde na innym kafelku mapy; fort liczy się jako kafelek.
effect-diversified = Kontroluj { COUNT($n, "wonders", "acc") }, każdy innego rodzaju.
effect-technophile = Miej w szeregu działań { COUNT($n, "cards", "acc") } poziomu IV.
effect-scholarly = Kontroluj { COUNT($n, "wonders", "acc") } nauki.
effect-technophile-base = Osiągnij pole { $n } na wskaźniku technologii.
effect-scholarly-base = Kontroluj { COUNT($n, "wonders", "acc") } nauki.
effect-civilized = Miej na mapie { COUNT($n, "cities", "acc") }.
effect-moneygrubber = Kontroluj { COUNT($n, "wonders", "acc") } ekonomii.
effect-explorer = Miej { COUNT($n, "tokens", "acc") } obok wody lub na krawędzi mapy.
effect-aesthetic = Kontroluj { COUNT($n, "wonders", "acc") } kultury.
effect-populous = Miej { COUNT($n, "mature-cities", "acc") }.
effect-preservationist = Miej { COUNT($n, "natural-wonders", "acc") }.
effect-warmonger = Kontroluj { COUNT($n, "city-states", "acc") } po podboju albo pokonaj wrogą stolicę.
effect-paranoid = Kontroluj { COUNT($n, "wonders", "acc") } wojska.

# Cards of the automated player; they speak of it as of somebody else.
part-auto-tokens = Umieszcza { COUNT($tokens, "tokens", "acc") } obok swoich miast, najpierw na cudach natury, potem surowcach i symbolach barbarzyńców; każdy nieumieszczony to żeton handlu na tej karcie
part-auto-caravans = { $caravans ->
    [one] Porusza karawanę najdalej o { COUNT($move, "spaces", "acc") }
   *[other] Porusza { COUNT($caravans, "caravans", "acc") }, każdą najdalej o { COUNT($move, "spaces", "acc") }
 }
part-auto-trips = Kolejność celów: miasta-państwa, których karty nie ma, wrogie miasta, inne miasta-państwa
part-auto-wonder = Buduje cud świata z produkcją { $production } (potrzebny do celu, potem najtańszy)
part-auto-city = i miasto w zasięgu { COUNT($range, "spaces", "gen") } od swoich pól
part-auto-rise = Jeśli nic nie zrobi, karta awansuje o poziom
part-auto-dial = Przesuwa wskaźnik technologii o { COUNT($steps, "steps", "acc") }
part-auto-armies = { $armies ->
    [one] Porusza armię najdalej o { COUNT($move, "spaces", "acc") }
   *[other] Porusza { COUNT($armies, "armies", "acc") }, każdą najdalej o { COUNT($move, "spaces", "acc") }
 }
part-auto-district = Umieszcza losową dzielnicę obok swojego miasta, na polu o największej trudności
part-auto-reinforce = i umacnia { COUNT($after, "tokens", "acc") } najbliżej wrogów ({ $tokens } bez dzielnicy)
part-auto-targets = Kolejność celów: barbarzyńcy, wrogie miasto o obronie poniżej jego wartości walki, żeton kontroli, miasto-państwo
effect-auto-culture-1 = { part-auto-tokens }.
effect-auto-culture-2 = { part-auto-tokens }.
effect-auto-culture-3 = { part-auto-tokens }. Następnie { COUNT($add, "tokens") } obok dowolnego swojego pola.
effect-auto-culture-4 = Wrogie żetony kontroli obok jego pól są obracane, a nieumocnione usuwane. { part-auto-tokens }.
effect-auto-science-1 = { part-auto-dial }.
effect-auto-science-2 = Umieszcza { COUNT($trade, "trade", "acc") } na swojej karcie, która ma ich najmniej. { part-auto-dial }.
effect-auto-science-3 = Zastępuje swoją kartę najniższego poziomu następnym poziomem tego rodzaju. { part-auto-dial }.
effect-auto-science-4 = Każdy człowiek wybiera jedno swoje miasto, nie stolicę: zostaje zniszczone razem ze wszystkimi żetonami kontroli obok niego. { part-auto-dial }.
effect-auto-economy-1 = { part-auto-caravans }. { part-auto-trips }.
effect-auto-economy-2 = Pokonuje wszystkich barbarzyńców obok swoich pól, bez żetonów handlu. { part-auto-caravans }. { part-auto-trips }.
effect-auto-economy-3 = Bierze losowo { COUNT($resources, "resources", "acc") }. { part-auto-caravans }, także po wodzie. { part-auto-trips }.
effect-auto-economy-4 = { part-auto-caravans }, także po wodzie. { part-auto-trips }. Po przesunięciu tej karty rozpatruje też ostatnią w szeregu, nie przesuwając jej.
effect-auto-industry-1 = { part-auto-wonder } { part-auto-city }. { part-auto-rise }.
effect-auto-industry-2 = { part-auto-wonder } { part-auto-city } lub karawan. { part-auto-rise }.
effect-auto-industry-3 = { part-auto-wonder } { part-auto-city }, także przez wodę. { part-auto-rise }.
effect-auto-industry-4 = { part-auto-wonder } { part-auto-city }, także przez wodę. Następnie rozpatruje i przesuwa także kartę kultury.
effect-auto-military-1 = { part-auto-armies }, wartość walki { $value }. Kolejność celów: barbarzyńcy, wrogie miasto o obronie poniżej { $city }, dzielnica, armia poniżej { $army }, żeton kontroli.
effect-auto-military-2 = { part-auto-armies }, wartość walki { $value } ({ $barbarians } przeciw barbarzyńcom). Kolejność celów: wolny fort, barbarzyńcy, wrogi fort o obronie poniżej { $city }, wrogie miasto poniżej { $city }, dzielnica, armia, żeton kontroli.
effect-auto-military-3 = { part-auto-armies }, także po wodzie, wartość walki { $value }. Kolejność celów: wolny fort, wrogi fort o obronie poniżej { $city }, barbarzyńcy obok jego pól, wrogie miasto poniżej { $city }, miasto-państwo, dzielnica, armia, żeton kontroli.
effect-auto-military-4 = { part-auto-armies }, także po wodzie, wartość walki { $value }. Kolejność celów: wolny fort, wrogi fort o obronie poniżej { $city }, barbarzyńcy obok jego pól, wrogie miasto poniżej { $city }, miasto-państwo, dzielnica, armia, żeton kontroli.
effect-auto-military-1-base = Wykonuje { COUNT($attacks, "attacks", "acc") } w zasięgu { COUNT($range, "spaces", "gen") }, wartość walki { $value }; bez celu umacnia { COUNT($tokens, "tokens", "acc") }. { part-auto-targets }.
effect-auto-military-2-base = Wykonuje { COUNT($attacks, "attacks", "acc") } w zasięgu { COUNT($range, "spaces", "gen") }, wartość walki { $value } ({ $barbarians } przeciw barbarzyńcom); bez celu umacnia { COUNT($tokens, "tokens", "acc") }. { part-auto-targets }.
effect-auto-military-3-base = Wykonuje { COUNT($attacks, "attacks", "acc") } w zasięgu { COUNT($range, "spaces", "gen") }, także przez wodę, wartość walki { $value }, i umacnia { COUNT($tokens, "tokens", "acc") } minus liczba ataków. { part-auto-targets }.
effect-auto-military-4-base = Umacnia { COUNT($tokens, "tokens", "acc") } i wykonuje { COUNT($attacks, "attacks", "acc") } w zasięgu { COUNT($range, "spaces", "gen") } przez dowolne pola, wartość walki { $value }. { part-auto-targets }.
effect-auto-growth-1 = { part-auto-district }, { part-auto-reinforce }. { part-auto-rise }.
effect-auto-growth-2 = { part-auto-district }, { part-auto-reinforce }. Zastąpiony żeton przechodzi obok niej. { part-auto-rise }.
effect-auto-growth-3 = { part-auto-district }, { part-auto-reinforce }. Zastąpiony żeton przechodzi obok niej, umocniony.
effect-auto-growth-4 = { part-auto-district }, rozpatruje wszystkie swoje dzielnice i umacnia { COUNT($tokens, "tokens", "acc") } najbliżej wrogów.

## Options

name-option-game = Gra
name-option-game-terra-incognita = z Terra Incognita
name-option-game-base = gra podstawowa
name-option-leaders = Liderzy
name-option-peaceful = Pokojowa rozgrywka
name-option-handicap = Wyrównywanie szans: żetony handlu
name-option-round_limit = Ostatnia runda
name-option-automated = Automatyczni gracze: miejsca
problem-civ-base-seats = Gra podstawowa jest dla najwyżej { $most } graczy. Zagraj z Terra Incognita albo zmniejsz liczbę miejsc.
problem-civ-base-peaceful = Pokojowa rozgrywka dotyczy fortów, których w grze podstawowej nie ma. Zagraj z Terra Incognita albo ustaw peaceful na nie.
problem-civ-leaders = Podaj każdego lidera najwyżej raz i nie więcej niż jednego na każde z miejsc ({ $seats }).
problem-civ-base-leader = Lider „{ $leader }” pochodzi z dodatku. Zagraj z Terra Incognita albo podaj innego.
problem-civ-automated = Podaj miejsce każdego automatycznego gracza raz, od 1 do { $seats }; co najmniej jedno musi zostać dla człowieka.
problem-civ-handicap = Wyrównanie szans podaje żetony handlu kolejnych miejsc: najwyżej tyle liczb, ile jest miejsc ({ $seats }), np. 0 6.
problem-civ-round-limit = Podaj jedną ostatnią rundę albo żadną.

## Questions

step-place-fort = Umieść fort
draw-owed-place-fort = { $seat } umieszcza fort
help-place-fort = Fort leży przy rdzeniu, obok co najmniej 2 jego pól, nie obok miasta-państwa ani innego fortu.
step-lay-capital-tile = Dołóż kafelek swojej stolicy
draw-owed-lay-capital-tile = { $seat } dokłada kafelek stolicy
help-lay-capital-tile = Kafelek { $tile }, dowolną stroną, dowolnie obrócony. Musi stykać się z co najmniej { $needed } polami { $expansion ->
    [1] rdzenia i fortów
   *[other] mapy
 }.
step-lay-tile = Dołóż jeden ze swoich kafelków
draw-owed-lay-tile = { $seat } dokłada kafelek
help-lay-tile = Wybierz jeden ze swoich kafelków ({ $tiles }), jego stronę i miejsce: musi stykać się z co najmniej { $needed } polami mapy, w tym z polem rdzenia.
step-lay-last-tile = Dołóż swój ostatni kafelek
draw-owed-lay-last-tile = { $seat } dokłada kafelek
help-lay-last-tile = Został kafelek { $tiles }. Musi stykać się z co najmniej { $needed } polami mapy, w tym z polem rdzenia.
step-choose-partner = Wybierz partnera unii
draw-owed-choose-partner = { $seat } wybiera partnera unii
help-choose-partner = { name-lithuanian-union }: weź kartę dyplomacji tego gracza; do końca gry możesz mieć dowolnie wiele jego kart.
step-take-partners-card = Weź kartę dyplomacji swojego partnera
draw-owed-take-partners-card = { $seat } bierze kartę dyplomacji
help-take-partners-card = Wybierz jedną z kart, które daje { $giver }, a których nikt nie ma.
step-take-turn = Twoja tura: wybierz kartę ze swojego szeregu działań
draw-owed-take-turn = { $seat } wybiera kartę działania
help-take-turn = Im dalej w prawo leży karta, tym więcej może. Potem wraca na lewy koniec, a wcześniejsze karty przesuwają się w prawo.{ $effects ->
    [0] {""}
   *[other] {" "}Przedtem można użyć efektów początku tury.
 }
step-resolve-economy-first = Rozpatrz najpierw kartę ekonomii albo nie
draw-owed-resolve-economy-first = { $seat } może najpierw rozpatrzyć kartę ekonomii
help-resolve-economy-first = { name-estadio-do-maracana }: raz na turę kartę ekonomii rozpatruje się i przesuwa na początek przed kartą wybraną.
step-choose-slot = Wybierz numer miejsca
draw-owed-choose-slot = { $seat } wybiera numer miejsca
help-choose-slot = Kilka efektów przesuwa kartę { $card } w prawo, a ty wybierasz ich kolejność: od niej zależy numer, z którym zostanie rozpatrzona.
step-resolve-again = Rozpatrz kartę ponownie albo nie
draw-owed-resolve-again = { $seat } może ponownie rozpatrzyć kartę
help-resolve-again = { name-venetian-arsenal }: raz na turę kartę rozpatrzoną na miejscu 5 można rozpatrzyć jeszcze raz, jak na pierwszym miejscu.
step-resolve-another = Wybierz inną kartę do rozpatrzenia
draw-owed-resolve-another = { $seat } rozpatruje jeszcze jedną kartę
help-resolve-another = { name-capitalism }: karta działa jak na pierwszym miejscu i zostaje tam, gdzie leży.
step-nubias-district = Wybierz dzielnicę do rozpatrzenia
draw-owed-nubias-district = { $seat } rozpatruje dzielnicę
help-nubias-district = { name-kandake-of-meroe }: po karcie rozwoju działa jedna z twoich dzielnic na mapie.
step-swap-cards = Zamień miejscami dwie karty działania albo nie
draw-owed-swap-cards = { $seat } może zamienić dwie karty działania
help-swap-cards = { $which ->
    [0] { name-legend-of-the-five-suns }: wygrana w ataku pozwala zamienić miejscami dowolne dwie twoje karty.
   *[other] { name-university-of-sankore }: po zastąpieniu karty możesz zamienić miejscami dowolne dwie swoje karty poza nauką.
 }

# Tokens and resources
step-put-trade = Wybierz kartę dla żetonu handlu
draw-owed-put-trade = { $seat } kładzie żetony handlu na kartach
help-put-trade = Do położenia: { COUNT($left, "trade") }; na karcie leżą najwyżej { $most }.
step-gain-resource = Wybierz surowiec
draw-owed-gain-resource = { $seat } wybiera surowiec
help-gain-resource = { $only_new ->
    [0] Dostajesz jeden surowiec do wyboru.
   *[other] Dostajesz jeden surowiec rodzaju, którego nie masz.
 }
step-lay-natural-wonder = Wybierz kartę dla cudu natury
draw-owed-lay-natural-wonder = { $seat } kładzie cud natury na karcie
help-lay-natural-wonder = { name-roosevelt-corollary }: { $wonder } można wydać raz na turę z karty, na której leży.
step-lay-state-token = Wybierz kartę dla żetonu miasta-państwa
draw-owed-lay-state-token = { $seat } kładzie żeton miasta-państwa na karcie
help-lay-state-token = { $state } trafia na kartę swojego rodzaju, a masz dwie takie.
step-exchange-resource = Wymień surowiec albo nie
draw-owed-exchange-resource = { $seat } może wymienić surowiec
help-exchange-resource = { name-steam-power }: jeden ze swoich surowców możesz oddać do puli za jeden innego rodzaju.
step-discard-trade = Odrzuć żeton handlu
draw-owed-discard-trade = { $seat } odrzuca żetony handlu
help-discard-trade = Barbarzyńcy dotarli do twojej stolicy: do odrzucenia { COUNT($left, "trade") }, o ile je masz.
step-disband-surplus = Wybierz figurkę do zdjęcia z mapy
draw-owed-disband-surplus = { $seat } zdejmuje figurkę z mapy
help-disband-surplus = Twoja nowa karta ma mniej figurek niż poprzednia.

# Culture and placing
step-place-tokens = Umieść żeton kontroli albo zakończ
draw-owed-place-tokens = { $seat } umieszcza żetony kontroli
help-place-tokens = { $left ->
    [0] Wszystkie żetony leżą. Wydaj żeton karty, by umieścić kolejny.
   *[other] Do umieszczenia: { $left }, na polach o trudności do { $number } obok { $where }.
 }
step-one-more-token = Umieść jeszcze jeden żeton kontroli albo nie
draw-owed-one-more-token = { $seat } może umieścić jeszcze jeden żeton kontroli
help-one-more-token = { $beside ->
    [mountains] W górach obok dowolnego pola sojuszniczego.
   *[other] Obok dowolnego pola sojuszniczego, na polu o trudności do { $number }.
 }
step-shift-token = Przesuń jeden ze swoich żetonów kontroli albo nie
draw-owed-shift-token = { $seat } może przesunąć żeton kontroli
help-shift-token = { name-drama-and-poetry }: twój żeton kontroli lub dzielnica może przejść na sąsiednie puste pole lądu, bez względu na trudność.
step-convert-token = Wybierz wrogi żeton kontroli
draw-owed-convert-token = { $seat } wybiera wrogi żeton kontroli
help-convert-token = { name-mass-media }: umocniony żeton obracasz, nieumocniony zastępujesz swoim. W zasięgu { COUNT($reach, "spaces", "gen") } od pola sojuszniczego; armie chronią.
step-recall-token = Wybierz żeton kontroli do zabrania z mapy
draw-owed-recall-token = { $seat } zabiera żeton kontroli z mapy
help-recall-token = Nie masz wolnych żetonów kontroli: jeden z mapy trafi na pole { $space }.
step-recall-to-replace = Wybierz żeton kontroli do zabrania z mapy
draw-owed-recall-to-replace = { $seat } zabiera żeton kontroli z mapy
help-recall-to-replace = Nie masz wolnych żetonów kontroli: jeden z mapy zastąpi wrogi na polu { $space }.
step-recall-after-win = Zabierz żeton kontroli z mapy albo zostaw pole
draw-owed-recall-after-win = { $seat } może zabrać żeton kontroli z mapy
help-recall-after-win = Nie masz wolnych żetonów kontroli. Jeden z mapy może zastąpić pokonany na polu { $space }; inaczej pokonany tylko znika.
step-recall-for-mark = Wybierz żeton kontroli do zabrania z mapy
draw-owed-recall-for-mark = { $seat } zabiera żeton kontroli z mapy
help-recall-for-mark = Cel jest spełniony, a nie masz wolnego żetonu kontroli, by go oznaczyć.
step-extend-chain = Umieść kolejny żeton kontroli albo zakończ
draw-owed-extend-chain = { $seat } może umieścić kolejny żeton kontroli
help-extend-chain = { $why ->
    [terraces] { name-terrace-farms }: jeden żeton obok pola { $space }, bez względu na trudność.
   *[hills] { name-stonehenge }: żetony na wzgórzach obok pola { $space }, ile chcesz.
 }
step-pax-britannica = Umieść umocniony żeton kontroli albo nie
draw-owed-pax-britannica = { $seat } może umieścić umocniony żeton kontroli
help-pax-britannica = { name-pax-britannica }: obok nowego miasta na polu { $space }, bez względu na trudność.
step-place-next-to-city = Umieść żeton kontroli obok nowego miasta albo zakończ
draw-owed-place-next-to-city = { $seat } umieszcza żetony kontroli obok miasta
help-place-next-to-city = Do umieszczenia: { $left }, obok pola { $space }{ $limit ->
    [99] {""}
   *[other] , na polach o trudności do { $limit }
 }.
step-give-token = Wybierz, który ze swoich żetonów oddajesz
draw-owed-give-token = { $seat } oddaje żeton kontroli
help-give-token = { name-eiffel-tower }: { $other } wskazuje dwa twoje żetony kontroli i zastępuje ten, który wybierzesz.
step-name-second-token = Wskaż drugi żeton kontroli
draw-owed-name-second-token = { $seat } wskazuje drugi żeton kontroli
help-name-second-token = { name-eiffel-tower }: wskazujesz już żeton na polu { $space }. { $other } wybierze z obu ten, który zastąpisz.

# Science
step-spend-for-steps = Wydaj żetony na dalsze kroki albo zakończ
draw-owed-spend-for-steps = { $seat } może przesunąć wskaźnik technologii dalej
help-spend-for-steps = Twój wskaźnik technologii jest na { $space }{ $next ->
    [0] {""}
   *[other] ; następna karta jest na { $next }
 }. Każdy żeton karty nauki to jeszcze jeden krok.
step-gain-card = Wybierz kartę działania albo żadną
draw-owed-gain-card = { $seat } wybiera nową kartę działania
help-gain-card = Karta poziomu { $level } zastępuje twoją kartę tego samego rodzaju i przejmuje wszystko, co na niej leży.
step-strike-space = Wybierz pole uderzenia
draw-owed-strike-space = { $seat } wybiera pole uderzenia
help-strike-space = { name-nuclear-power }: tam i obok nieumocnione żetony kontroli, także twoje, są niszczone, a umocnione obracane. Armie chronią.
step-lay-one-seen = Dołóż jeden z oglądanych kafelków albo żaden
draw-owed-lay-one-seen = { $seat } ogląda kafelki
help-lay-one-seen = { name-astronomy }: oglądasz { $tiles }. Jeden możesz dołożyć przy kafelku swojej stolicy; decydujesz w tajemnicy.
step-put-tiles-back = Odłóż kafelki
draw-owed-put-tiles-back = { $seat } odkłada kafelki
help-put-tiles-back = Zostały: { $tiles }. Każdy trafia na wierzch albo na spód stosu; przy eksploracji dobiera się ze spodu.
step-raise-cards = Ulepsz kartę działania albo zakończ
draw-owed-raise-cards = { $seat } ulepsza karty działania
help-raise-cards = Zostało: { $left }. { $level ->
    [1] Karta poziomu I ustępuje karcie poziomu II tego samego rodzaju.
   *[other] Karta ustępuje karcie następnego poziomu tego samego rodzaju.
 }

# Economy and exploring
step-move-caravans = Porusz karawanę albo zakończ
draw-owed-move-caravans = { $seat } porusza karawany
help-move-caravans = { $moving ->
    [0] Każda karawana ma { COUNT($spaces, "spaces", "acc") }, przez pola o trudności do { $number }.
   *[other] Karawanie na polu { $space } zostało { COUNT($spaces, "spaces") }.
 } Karawana handluje z miastem-państwem lub wrogim miastem i wraca na kartę.
step-lay-water = Umieść żeton wody albo nie
draw-owed-lay-water = { $seat } może umieścić żeton wody
help-lay-water = { name-shipbuilding }: obok pola { $space } może leżeć żeton wody, zanim karawana zacznie eksplorację.
step-lay-explored-tile = Dołóż dobrany kafelek
draw-owed-lay-explored-tile = { $seat } dokłada kafelek
help-lay-explored-tile = Kafelek { $tile }, dowolną stroną. Musi stykać się z polem { $space } i razem z co najmniej { $needed } polami kafelków.
step-explore-anywhere = Wybierz pole, z którego eksplorujesz
draw-owed-explore-anywhere = { $seat } eksploruje
help-explore-anywhere = { name-apadana }: eksplorujesz z dowolnego pola kafelka na krawędzi mapy.
step-token-on-tile = Umieść żeton kontroli na nowym kafelku albo nie
draw-owed-token-on-tile = { $seat } może umieścić żeton kontroli na nowym kafelku
help-token-on-tile = { name-apadana }: wystarczy dowolne puste pole lądu kafelka { $tile }.
step-take-state-card = Weź kartę miasta-państwa albo nie
draw-owed-take-state-card = { $seat } może wziąć kartę miasta-państwa
help-take-state-card = { $effect }
step-take-pact = Weź kartę dyplomacji albo żadną
draw-owed-take-pact = { $seat } może wziąć kartę dyplomacji
help-take-pact = Z kart, które daje { $giver }, a których nikt nie ma.{ $held ->
    [0] {""}
   *[other] {" "}Ta, którą masz, wraca.
 }
step-take-pacts = Weź kartę dyplomacji albo zakończ
draw-owed-take-pacts = { $seat } bierze karty dyplomacji
help-take-pacts = { name-potala-palace }: do wzięcia jeszcze { $left }, od dowolnych graczy.
step-return-pact = Wybierz kartę dyplomacji do zwrotu
draw-owed-return-pact = { $seat } zwraca kartę dyplomacji
help-return-pact = Masz więcej kart, które daje { $giver }, niż wolno.
step-conquer-by-trade = Podbij miasto-państwo albo nie
draw-owed-conquer-by-trade = { $seat } może podbić miasto-państwo
help-conquer-by-trade = { name-orszaghaz }: { $state } staje się twoim miastem bez ataku, a żeton trafia na twoją kartę.
step-put-for-giver = Wybierz kartę dla cudzego żetonu handlu
draw-owed-put-for-giver = { $seat } kładzie żeton handlu na cudzej karcie
help-put-for-giver = { name-embassy }: { $giver } dostaje żeton handlu na wybranej przez ciebie karcie; pełna karta go nie przyjmie.
step-learn-from-rival = Weź kartę, którą ma rywal, albo żadną
draw-owed-learn-from-rival = { $seat } może wziąć kartę działania
help-learn-from-rival = { name-great-library }: karta rodzaju i poziomu jednej z kart, które ma { $rival }, zastępuje twoją tego rodzaju.
step-build-city-near = Wybuduj miasto albo nie
draw-owed-build-city-near = { $seat } może wybudować miasto
help-build-city-near = { name-cartography }: dozwolone pole w zasięgu { COUNT($reach, "spaces", "gen") } od pola { $space }.

# Industry
step-build = Wybuduj miasto lub cud świata albo nic
draw-owed-build = { $seat } buduje
help-build = Miasto w zasięgu { COUNT($reach, "spaces", "gen") } od pola sojuszniczego, na polu o trudności do { $number }; albo cud z produkcją { $production } i tym, co wydasz.
step-pay-for-wonder = Wybierz, co wydajesz
draw-owed-pay-for-wonder = { $seat } płaci za cud
help-pay-for-wonder = Koszt cudu { $wonder } to { $cost }, a masz dotąd { $production }.

# Growth and districts
step-grow = Umieść dzielnicę lub umacniaj albo nie rób nic
draw-owed-grow = { $seat } umieszcza dzielnicę lub umacnia żetony
help-grow = Dzielnica obok twojego miasta na polu o trudności do { $number } albo { COUNT($number, "tokens") } do umocnienia.
step-place-district = Umieść dzielnicę albo nie
draw-owed-place-district = { $seat } może umieścić dzielnicę
help-place-district = Obok twojego miasta, na polu o trudności do { $number }; może zastąpić twój żeton kontroli.
step-move-replaced-token = Umieść zastąpiony żeton albo nie
draw-owed-move-replaced-token = { $seat } może umieścić zastąpiony żeton
help-move-replaced-token = { name-mysticism }: obok nowej dzielnicy na polu { $space }, bez względu na trudność.
step-token-next-to-district = Umieść żeton kontroli obok dzielnicy albo nie
draw-owed-token-next-to-district = { $seat } może umieścić żeton kontroli
help-token-next-to-district = { name-engineering }: obok dowolnej swojej dzielnicy, na polu o trudności do { $number }.
step-name-district = Wskaż rodzaj dzielnicy
draw-owed-name-district = { $seat } wskazuje rodzaj dzielnicy
help-name-district = { name-globalization }: rozpatrują ją wszyscy gracze, którzy mają ją na mapie, zaczynając od ciebie.
step-reinforce-tokens = Umocnij żeton kontroli albo zakończ
draw-owed-reinforce-tokens = { $seat } umacnia żetony kontroli
help-reinforce-tokens = { $left ->
    [0] Wydaj żeton karty, by umocnić kolejny.
   *[other] Do umocnienia: { COUNT($left, "tokens") }; umacniać można też dzielnice.
 }
step-deploy-armies = Wprowadź armię do miasta albo zakończ
draw-owed-deploy-armies = { $seat } wprowadza armie do miast
help-deploy-armies = { name-military-engineering }: potem wszystkie twoje żetony kontroli na polach twoich armii i obok nich zostaną umocnione.
step-use-district = Wybierz dzielnicę do rozpatrzenia
draw-owed-use-district = { $seat } rozpatruje dzielnice
help-use-district = Każda twoja dzielnica na mapie działa raz, w wybranej przez ciebie kolejności.
step-use-hub = Wybierz, co daje Dzielnica biznesowa
draw-owed-use-hub = { $seat } korzysta z Dzielnicy biznesowej
help-use-hub = Żetony handlu za rozwinięte miasta idą na dowolne karty, za pustynie na twoją kartę ekonomii.
step-use-zone = Wybierz, co robi Dzielnica przemysłowa
draw-owed-use-zone = { $seat } korzysta z Dzielnicy przemysłowej
help-use-zone = Żetony handlu za lasy na twojej karcie przemysłu albo miasto za { $price } z jej żetonów handlu.
step-pay-for-zone = Wybierz kartę, która płaci
draw-owed-pay-for-zone = { $seat } wybiera, która karta płaci
help-pay-for-zone = Za miasto płaci { COUNT($price, "trade") } z jednej karty przemysłu.
step-use-theater = Umieść żeton kontroli albo nie
draw-owed-use-theater = { $seat } korzysta z Dzielnicy kulturalnej
help-use-theater = W zasięgu { COUNT($reach, "spaces", "gen") } od dzielnicy lub od sojuszniczego miasta z cudem świata, bez względu na trudność.
step-use-encampment = Pokonaj lub umocnij albo zakończ
draw-owed-use-encampment = { $seat } korzysta z Dzielnicy wojskowej
help-use-encampment = W zasięgu { COUNT($reach, "spaces", "gen") } od dzielnicy { $may ->
    [both] można pokonać jednych barbarzyńców lub jedną wrogą armię i umocnić jeden żeton kontroli.
    [defeat] można pokonać jednych barbarzyńców lub jedną wrogą armię.
   *[reinforce] można umocnić jeden żeton kontroli.
 }

# Military
step-move-armies = Porusz armię albo zakończ
draw-owed-move-armies = { $seat } porusza armie
help-move-armies = { $moving ->
    [0] Każda armia ma { $range }, przez pola o trudności do { $number }.
   *[other] Armii na polu { $space } zostało { $range }.
 } Atakuje, wchodząc na pole z celem z pola obok.
step-choose-target = Wybierz cel ataku
draw-owed-choose-target = { $seat } wybiera cel ataku
help-choose-target = Na polu { $space } można zaatakować kilka celów.
step-spend-in-attack = Wydaj żetony w ataku albo zakończ
draw-owed-spend-in-attack = { $seat } może wydać żetony w ataku
help-spend-in-attack = Masz { $value } przeciw { $other }; remis wygrywa obrońca. Gdy zakończysz, żetony może wydawać już tylko obrońca.
step-spend-in-defence = Wydaj żetony w obronie albo zakończ
draw-owed-spend-in-defence = { $seat } może wydać żetony w obronie
help-spend-in-defence = Masz { $value } przeciw { $other }; remis wygrywasz.
step-scorch-earth = Spal ziemię albo zajmij pole
draw-owed-scorch-earth = { $seat } decyduje o pokonanym żetonie
help-scorch-earth = { name-scorched-earth }: raz na turę pokonany żeton na polu { $space } można odrzucić, a armia rusza ponownie.
step-conquer-or-liberate = Podbij miasto-państwo albo je wyzwól
draw-owed-conquer-or-liberate = { $seat } podbija lub wyzwala miasto-państwo
help-conquer-or-liberate = Po podboju { $state } jest twoim miastem, a żeton trafia na twoją kartę; po wyzwoleniu jest wolne i daje ci kartę.
step-loot-capital = Zabierz żeton handlu albo zakończ
draw-owed-loot-capital = { $seat } zabiera żetony handlu ze stolicy
help-loot-capital = Do zabrania { COUNT($left, "trade") }; traci je { $victim }, o ile masz miejsce na kartach.
step-put-looted = Wybierz kartę dla żetonu handlu
draw-owed-put-looted = { $seat } kładzie żeton handlu na karcie
help-put-looted = Zabrany żeton trafia na kartę, na której jest miejsce.
step-carry-wonder = Wybierz miasto dla cudu
draw-owed-carry-wonder = { $seat } przenosi cud
help-carry-wonder = { $wonder } z pokonanej stolicy trafia do jednego z twoich miast bez cudu.
step-replace-city = Wybierz wrogie miasto do zastąpienia
draw-owed-replace-city = { $seat } zastępuje wrogie miasto
help-replace-city = W zasięgu { COUNT($reach, "spaces", "gen") }, nie stolica, bez armii: staje się twoje.
step-take-tokens-round = Wybierz wrogi żeton do zastąpienia
draw-owed-take-tokens-round = { $seat } zastępuje żetony kontroli
help-take-tokens-round = { name-statue-of-liberty }: wolnych żetonów kontroli ({ $left }) jest za mało na wszystkie wrogie obok pola { $space }.
step-answer-with-pact = Zwróć pakt, by zamienić kartę, albo nie
draw-owed-answer-with-pact = { $seat } może odpowiedzieć paktem
help-answer-with-pact = { name-non-aggression-pact }: { $offender } uderza w ciebie. Zwrot karty pozwala zamienić twoją kartę wojska z inną.
step-attack = Wybierz cel ataku albo zakończ
draw-owed-attack = { $seat } atakuje
help-attack = Zostało: { COUNT($attacks, "attacks") }, w zasięgu { COUNT($reach, "spaces", "gen") } od pola sojuszniczego.
step-reinforce-or-attack = Umacniaj lub atakuj albo nie rób nic
draw-owed-reinforce-or-attack = { $seat } umacnia żetony lub atakuje
help-reinforce-or-attack = Do umocnienia { COUNT($number, "tokens") } albo { COUNT($attacks, "attacks") } w zasięgu { COUNT($reach, "spaces", "gen") } od pola sojuszniczego.
step-reinforce = Umocnij żeton kontroli albo zakończ
draw-owed-reinforce = { $seat } umacnia żetony kontroli
help-reinforce = Do umocnienia: { COUNT($left, "tokens") }.
step-choose-government = Wybierz ustrój albo zachowaj swój
draw-owed-choose-government = { $seat } może wybrać ustrój
help-choose-government = Ustrój leży na karcie z jednego z dwóch miejsc o numerze 1 i przy rozpatrywaniu przesuwa ją w prawo. Masz: { $have }.
step-reinforce-one = Umocnij żeton kontroli
draw-owed-reinforce-one = { $seat } umacnia żeton kontroli
help-reinforce-one = Wydany żeton karty umacnia jeden żeton kontroli: wybierz który.
step-sacrifice-city = Wybierz miasto, które tracisz
draw-owed-sacrifice-city = { $seat } wybiera miasto do stracenia
help-sacrifice-city = Uderza automatyczny gracz: twoje miasto oraz wszystkie żetony kontroli i dzielnice obok niego są niszczone. Armie chronią.

## Refusals

refusal-notation = „{ $text }” nie jest ruchem.
refusal-already-reached = Twoja karawana już w tej turze handlowała na polu { $space }. Wybierz inny cel.
refusal-army-protects = Chroni je armia stojąca na tym polu.
refusal-attack-by-moving = Armia atakuje, wchodząc na pole z celem. Porusz ją tam.
refusal-attack-from-next-space = Na polu { $space } jest cel ataku: armia wchodzi tam z pola obok. Najpierw przesuń ją na pole sąsiadujące z { $space }.
refusal-barbarian-first = Są tam barbarzyńcy: trzeba ich zaatakować przed wszystkim innym.
refusal-barbarian-there = Barbarzyńcy na polu { $space } zagradzają karawanom drogę.
refusal-beyond-district = { $space } jest za daleko: wybierz pole w zasięgu { COUNT($spaces, "spaces", "gen") } od dzielnicy lub od sojuszniczego miasta z cudem świata.
refusal-cannot-explore-there = Eksploruje się z krawędzi mapy na kafelku ze stolicą. To pole takie nie jest.
refusal-cannot-recall = Tego żetonu kontroli nie można teraz zabrać. Wybierz jeden z podanych.
refusal-cannot-reinforce = Na tym polu nie ma twojego nieumocnionego żetonu kontroli albo nie możesz już niczego umocnić.
refusal-card-full = Na tej karcie leżą już { COUNT($most, "trade", "acc") }. Wybierz inną.
refusal-card-gone = Tej karty nie możesz zdobyć.
refusal-card-not-held = Nie masz tej karty.
refusal-card-taken = Kartę { $card } tego gracza ktoś już ma.
refusal-city-too-far = { $space } nie leży w zasięgu { COUNT($spaces, "spaces", "gen") } od pola sojuszniczego.
refusal-district-idle = { $district } nie może teraz nic zrobić albo nie masz jej na mapie.
refusal-district-on-map = Ta dzielnica jest już na mapie. Umieść taką, której jeszcze nie ma.
refusal-district-resolved = { $district }: efekt już był rozpatrzony.
refusal-explored-already = Ta figurka w tym ruchu już eksplorowała.
refusal-fort-next-to-fort = Fort nie może leżeć obok innego fortu.
refusal-fort-next-to-state = Fort nie może leżeć obok miasta-państwa.
refusal-fort-touches-few = Fort stykałby się tam z tyloma polami rdzenia: { $touched }. Potrzeba co najmniej { $needed }.
refusal-needs-trade-on-industry = Miasto kosztuje { COUNT($needed, "trade", "acc") } z twojej karty przemysłu, a jest ich tam mniej.
refusal-next-to-city = { $space } sąsiaduje z miastem lub miastem-państwem.
refusal-next-to-fort = { $space } sąsiaduje z fortem.
refusal-no-city-left = Wszystkie twoje miasta są już na mapie.
refusal-no-more-tokens = Wszystkie żetony tej karty leżą już na mapie. Wydaj żeton karty, by umieścić kolejny.
refusal-no-re-roll = Bez dodatku żeton handlu daje +1, nigdy przerzut.
refusal-cannot-sacrifice = Wybierz swoje miasto, które nie jest stolicą i na którego polu nie ma armii.
refusal-no-resource = W puli nie ma { $resource_gen }.
refusal-no-site-for-wonder = { $wonder } potrzebuje twojego miasta bez cudu. To pole takim nie jest.
refusal-no-space = Nie ma tam pola mapy.
refusal-no-spaces-left = Eksploracja kosztuje jedno pole ruchu, a nie zostało żadne.
refusal-no-start-effect = Nie masz teraz takiego efektu początku tury. Wybierz kartę działania.
refusal-no-store = { name-great-zimbabwe } nie należy do ciebie albo jest pełne.
refusal-no-such-card = Tej karty nie ma w twoim szeregu działań.
refusal-no-such-target = Tego nie można tam zaatakować: { $target }.
refusal-no-target-near = W zasięgu { COUNT($spaces, "spaces", "gen") } od dzielnicy nie ma barbarzyńców ani wrogiej armii do pokonania.
refusal-no-token-left = Na pole { $space } nie ma żetonu kontroli: żaden nie jest wolny i żadnego z mapy nie można tu zabrać.
refusal-no-token-near = Na tym polu nie ma sojuszniczego nieumocnionego żetonu kontroli w zasięgu { COUNT($spaces, "spaces", "gen") } od dzielnicy.
refusal-no-trade-there = Nie ma tam żetonu handlu.
refusal-not-convertible = Wybierz wrogi żeton kontroli w pobliżu swojego pola sojuszniczego, którego nic nie chroni.
refusal-not-for-this-wonder = Tego nie można wydać na ten cud: { $wonder }.
refusal-not-in-first-slot = { $government } wymaga, by jej karta leżała na jednym z dwóch miejsc o numerze 1, bez ustroju.
refusal-not-next-level = { $card } nie jest następnym poziomem karty, którą możesz ulepszyć.
refusal-not-next-to-city = { $space } nie sąsiaduje z twoim miastem.
refusal-not-next-to-district = { $space } nie sąsiaduje z twoją dzielnicą.
refusal-not-next-to-friendly = { $space } nie sąsiaduje z tym, obok czego ma leżeć ten żeton.
refusal-not-replaceable = To nie jest wrogie miasto, które można stąd zastąpić.
refusal-not-your-tile = To nie jest twój kafelek.
refusal-nothing-to-spend = Na karcie nie ma takiego żetonu do wydania.
refusal-other-card = Na tę kartę te żetony nie mogą trafić.
refusal-other-giver = Teraz można wziąć kartę, którą daje { $giver }.
refusal-other-level = Wskaźnik technologii daje teraz kartę poziomu { $level }.
refusal-other-tile = Dobrany kafelek ma numer { $tile }. Dołóż ten kafelek.
refusal-other-type = Karta zastępuje kartę tego samego rodzaju.
refusal-pact-forbids = { name-non-aggression-pact } zabrania ci atakować na polu { $space }.
refusal-resource-owned = Masz już { $resource_acc }. Wybierz rodzaj, którego nie masz.
refusal-shift-to-empty = Żeton kontroli przechodzi na sąsiednie puste pole lądu, nie na fort.
refusal-space-has-rival-army = Na polu { $space } stoi wroga armia.
refusal-space-is-fort = { $space } to fort.
refusal-space-is-taken = { $space } nie jest wolne.
refusal-space-is-water = { $space } to woda.
refusal-stack-empty = Nie ma już kafelków do eksploracji.
refusal-target-too-far = { $space } jest poza zasięgiem tej karty.
refusal-tile-misses-space = Kafelek musi stykać się z polem { $space }.
refusal-tile-overlaps = Nie ma tam dość wolnego miejsca.
refusal-tile-touches-few = Kafelek stykałby się tam ze zbyt małą liczbą pól: { $touched }. Potrzeba co najmniej { $needed }.
refusal-too-difficult = { $space } ma trudność { $difficulty }, a miejsce karty pozwala na trudność do { $slot }.
refusal-too-far = Na { $space } nie da się dotrzeć: ruchu zostało { COUNT($spaces, "spaces") }.
refusal-wonder-not-on-offer = { $wonder } nie jest teraz do wybudowania.
refusal-wonder-too-dear = Koszt cudu { $wonder } to { $cost }, a ze wszystkim, co możesz wydać, masz { $production }.

## Events

event-turn = { $player } zaczyna turę w rundzie { $round }.
event-played = { $player } wybiera kartę { $card }.
event-resolved = { $player } rozpatruje kartę { $card } z numerem miejsca { $slot }.
event-spent = { $player } wydaje { $what_acc } (karta { $card }).
event-swapped-cards = { $player } zamienia miejscami dwie karty działania: { $card } i { $other }.
event-gained-card = { $player } zdobywa kartę { $card } w miejsce karty { $old }.
event-gained-trade = { $player } kładzie żeton handlu na karcie { $card }.
event-stored-trade = { $player } kładzie żeton handlu na karcie cudu: { name-great-zimbabwe }.
event-discarded-trade = { $player } odrzuca żeton handlu.
event-gained-resource = { $player } zdobywa surowiec: { $resource }.
event-gained-natural-wonder = { $player } zdobywa cud natury: { $wonder }.
event-took-natural-wonder = { $player } przejmuje cud natury: { $wonder }; traci go { $from }.
event-laid-natural-wonder = { $player } kładzie { $wonder_acc } na karcie { $card }.
event-reached-level = { $player } przesuwa wskaźnik technologii na { $space } i może zdobyć kartę.
event-turned-dial = { $player } przesuwa wskaźnik technologii na { $space }.
event-placed-token = { $player } umieszcza żeton kontroli na polu { $space }.
event-placed-district = { $player } umieszcza na polu { $space } { $district_acc }.
event-reinforced = { $player } umacnia żeton kontroli na polu { $space }.
event-unreinforced = Umocniony żeton kontroli na polu { $space } zostaje obrócony ({ $player }).
event-shifted-token = { $player } przesuwa żeton kontroli z pola { $space } na { $to }.
event-recalled-token = { $player } zabiera żeton kontroli z pola { $space }.
event-replaced-token = { $player } zastępuje żeton kontroli na polu { $space }; traci go { $from }.
event-lost-token = { $player } traci żeton kontroli na polu { $space }.
event-built-city = { $player } buduje miasto na polu { $space }.
event-took-city = { $player } przejmuje miasto na polu { $space }; traci je { $from }.
event-lost-city = { $player } traci miasto na polu { $space }.
event-took-fort = { $player } zajmuje fort na polu { $space }.
event-conquered = { $player } podbija miasto-państwo: { $state }.
event-liberated = { $player } wyzwala miasto-państwo: { $state }.
event-built-wonder = { $player } buduje na polu { $space } cud: { $wonder }.
event-took-wonder = { $player } przejmuje cud: { $wonder }.
event-wonder-on-offer = Nowy cud do wybudowania: { $wonder }.
event-wonder-aged = Żeton handlu obniża koszt cudu: { $wonder }.
event-wonder-removed = Cud opuszcza grę: { $wonder }.
event-moved-caravan = { $player } przesuwa karawanę na { $space }.
event-traded-with-state = { $player } handluje z miastem-państwem { $state }.
event-traded-with-player = { $player } handluje; miasto, do którego dociera, ma { $rival }.
event-took-state-card = { $player } bierze kartę miasta-państwa: { $state }.
event-returned-state-card = { $player } zwraca kartę miasta-państwa: { $state }.
event-took-pact = { $player } bierze kartę dyplomacji: { $card }; daje ją { $giver }.
event-returned-pact = { $player } zwraca kartę dyplomacji: { $card }; odbiera ją { $giver }.
event-returned-pacts = { $player } zwraca wszystkie karty dyplomacji, które daje { $giver }.
event-gave-ibrahim = { $player } daje kartę { name-ibrahim }; dostaje ją { $other }.
event-chose-partner = { $player } zawiera unię; partnerem jest { $other }.
event-explored = { $player } eksploruje z pola { $space }.
event-tile-does-not-fit = Kafelek nigdzie nie pasuje i trafia na wierzch stosu ({ $player }).
event-laid-tile = { $player } dokłada kafelek { $tile } na { $space }.
event-laid-water = { $player } umieszcza żeton wody na { $space }.
event-put-tile-on-top = { $player } odkłada kafelek na wierzch stosu.
event-put-tile-at-bottom = { $player } odkłada kafelek na spód stosu.
event-placed-fort = { $player } umieszcza fort na { $space }.
event-map-complete = Mapa jest gotowa, a każdy symbol ma swój żeton.
event-moved-army = { $player } przesuwa armię na { $space }.
event-deployed-army = { $player } wprowadza armię do miasta na polu { $space }.
event-disbanded = { $player } zdejmuje figurkę z pola { $space }.
event-attacked = { $player } atakuje na polu { $space }: { $target }.
event-rolled = Atak ({ $player }): { $value } (kość { $die }) przeciw { $other } (kość { $other-die }).
event-won-attack = { $player } wygrywa atak { $value } do { $other }.
event-lost-attack = { $player } przegrywa atak { $value } do { $other }.
event-retreated = Armia się wycofuje ({ $player }).
event-lost-army = { $player } traci armię na polu { $space }, która wraca na kartę.
event-army-defeated = { $by } pokonuje armię na polu { $space }; traci ją { $player }.
event-lost-caravan = { $player } traci karawanę na polu { $space }, która wraca na kartę.
event-looted = { $player } zabiera żeton handlu; traci go { $victim }.
event-resolved-district = { $player } rozpatruje { $district_acc }.
event-chose-government = { $player } wybiera ustrój: { $government }.
event-symbol = Wskaźnik wydarzeń pokazuje: { $symbol }.
event-barbarian-spawned = Barbarzyńcy { $letter } pojawiają się na polu { $space }.
event-barbarians-roll = Kość barbarzyńców pokazuje { $die }.
event-barbarian-moved = Barbarzyńcy { $letter } ruszają na { $space }.
event-removed-barbarian = { $player } pokonuje barbarzyńców { $letter } na polu { $space }.
event-completed-agenda = { $player } spełnia cel: { $agenda }.
event-lost-agenda = { $player } traci cel: { $agenda }.
event-won = { $player } wygrywa grę.
event-round-limit = Runda { $round } była ostatnia.

## Verbs

verb-fort = umieść fort
verb-lay = dołóż kafelek
verb-explore = eksploruj
verb-play = rozpatrz kartę
verb-slot = numer miejsca
verb-yes = tak
verb-no = nie
verb-done = zakończ
verb-token = umieść żeton kontroli
verb-district = umieść dzielnicę
verb-reinforce = umocnij
verb-city = wybuduj miasto
verb-wonder = wybuduj cud
verb-shift = przesuń żeton
verb-convert = obróć lub zastąp żeton
verb-replace = zastąp miasto
verb-destroy = zniszcz żeton
verb-name = wskaż żeton
verb-give = oddaj żeton
verb-strike = uderz w pole
verb-recall = zabierz żeton z mapy
verb-sacrifice = strać miasto
verb-caravan = porusz karawanę
verb-army = porusz armię
verb-water = umieść wodę
verb-deploy = wprowadź armię
verb-disband = zdejmij figurkę
verb-attack = atakuj
verb-conquer = podbij
verb-liberate = wyzwól
verb-defeat = pokonaj
verb-spend = wydaj
verb-put = połóż na karcie
verb-discard = odrzuć żeton handlu
verb-loot = zabierz żeton handlu
verb-gain = weź surowiec
verb-change = wymień surowiec
verb-take = weź kartę
verb-swap = zamień karty
verb-withdraw = weź z zapasu
verb-card = weź kartę dyplomacji
verb-return = zwróć kartę
verb-exchange = wymień karty
verb-government = wybierz ustrój
verb-resolve = rozpatrz dzielnicę
verb-first = pierwsza część
verb-second = druga część
verb-barbarian = przesuń barbarzyńców
verb-ibrahim = daj Ibrahima
verb-union = wybierz partnera
verb-top = na wierzch stosu
verb-bottom = na spód stosu

## Parts of sentences

and-last = { $list } i { $last }
just-name = { $thing }
level = { $number ->
    [1] I
    [2] II
    [3] III
   *[other] IV
 }
beside-city = swoich miast
beside-friendly = pól sojuszniczych
range-of-army = { $spaces ->
    [60] dowolnie wiele pól
   *[other] { COUNT($spaces, "spaces") }
 }
no-government = brak ustroju
the-government = ustrój { $government }
about-space = { $terrain }, trudność { $difficulty }
about-water = { $terrain }
about-gain = zdobywasz { $thing_acc }
about-wonder = przejmujesz { $thing_acc }
about-way = twój żeton kontroli stamtąd wraca
about-symbol = pole pojawiania się barbarzyńców { $letter }
about-state = handel z miastem-państwem { $state }: { COUNT($trade, "trade") } na kartę { $type_gen }, potem jego karta
about-rival-city = handel, do miasta, które ma { $rival }: { COUNT($trade, "trade") } na dowolne karty, potem karta dyplomacji
about-clearing = usuwa barbarzyńców i kończy ruch
about-friendly = pole sojusznicze
about-attack = atak: { $list }
from-card = z karty
from-card-at = z karty przez pole { $space }
from-space = z pola { $space }
target-owned = { $target } ({ $owner })
target-state = miasto-państwo { $state }
odds = { $target }, { $attack } + kość przeciw { $defence } + kość, wygrana w { $rolls } z 36 rzutów
symbol-letter = pole pojawiania się { $letter }
symbol-capital = stolica
nothing-printed = bez symboli

## Moves

move-fort = Umieść fort na { $space }, obok takiej liczby pól rdzenia: { $touched }
move-lay-capital = Dołóż kafelek { $tile }, strona { $side }, na { $space }, obrócony o { $degrees }°: twoja stolica na { $capital }; { $shows }
move-lay = Dołóż kafelek { $tile }, strona { $side }, na { $space }, obrócony o { $degrees }°: { $shows }
move-play = Rozpatrz kartę { $card } z numerem miejsca { $slots }: { $effect }
move-play-first = Najpierw rozpatrz kartę { $card } z numerem miejsca { $slots } i przesuń ją na początek: { $effect }
move-play-another = Rozpatrz też kartę { $card } z numerem miejsca { $slots }, bez przesuwania jej: { $effect }
move-slot = Rozpatrz kartę { $card } z numerem miejsca { $slot }
move-yes-resolve-again = Rozpatrz kartę { $card } jeszcze raz z numerem miejsca { $slots }
move-yes-scorch-earth = Odrzuć żeton kontroli z pola { $space } i znów porusz armię
move-yes-conquer-by-trade = Podbij miasto-państwo { $state }
move-no-resolve-again = Nie rozpatruj karty ponownie
move-no-scorch-earth = Zastąp żeton kontroli na polu { $space } swoim
move-no-conquer-by-trade = Zostaw { $state_acc } na mapie
move-no-resolve-economy-first = Przejdź do wybranej karty
move-done-move-armies = { $moving ->
    [0] Nie poruszaj więcej armii
   *[other] Zakończ ruch armii na polu { $space }
 }
move-done-move-caravans = { $moving ->
    [0] Nie poruszaj więcej karawan
   *[other] Zakończ ruch karawany na polu { $space }
 }
move-done-attack = Nie atakuj więcej
move-done-reinforce-or-attack = Nie umacniaj i nie atakuj
move-done-reinforce = Nie umacniaj więcej
move-done-reinforce-tokens = Nie umacniaj więcej
move-done-pax-britannica = Nie umieszczaj żetonu kontroli
move-done-place-next-to-city = Nie umieszczaj więcej żetonów kontroli
move-done-build-city-near = Nie buduj miasta
move-done-lay-water = Nie umieszczaj żetonu wody
move-done-exchange-resource = Zachowaj surowce
move-done-spend-in-attack = Nie wydawaj więcej: { $value } przeciw { $other }
move-done-spend-in-defence = Nie wydawaj więcej: { $value } przeciw { $other }
move-done-place-tokens = Nie umieszczaj więcej żetonów kontroli
move-done-one-more-token = Nie umieszczaj więcej żetonów kontroli
move-done-extend-chain = Nie umieszczaj więcej żetonów kontroli
move-done-shift-token = Nie przesuwaj żetonu kontroli
move-done-choose-government = Zostaw tak, jak jest
move-done-use-district = Nie rozpatruj więcej dzielnic
move-done-use-theater = Nie umieszczaj żetonu kontroli
move-done-use-encampment = Nie korzystaj więcej z Dzielnicy wojskowej
move-done-grow = Nie rób nic
move-done-place-district = Nie umieszczaj dzielnicy
move-done-move-replaced-token = Zostaw żeton wśród wolnych
move-done-token-next-to-district = Nie umieszczaj żetonu kontroli
move-done-token-on-tile = Nie umieszczaj żetonu kontroli
move-done-deploy-armies = Nie wprowadzaj więcej armii
move-done-build = Nie buduj niczego
move-done-recall-after-win = Tylko usuń pokonany żeton
move-done-recall-for-mark = Nie zabieraj żetonu z mapy
move-done-loot-capital = Nie zabieraj więcej żetonów handlu
move-done-answer-with-pact = Zachowaj pakt
move-done-put-trade = Zrezygnuj z żetonu
move-done-spend-for-steps = Nie przesuwaj wskaźnika dalej
move-done-gain-card = Nie bierz karty
move-done-swap-cards = Nie zamieniaj kart
move-done-take-state-card = Nie bierz karty
move-done-take-pact = Nie bierz karty
move-done-take-pacts = Nie bierz więcej kart
move-done-learn-from-rival = Nie bierz karty
move-done-raise-cards = Nie ulepszaj więcej kart
move-done-lay-one-seen = Nie dokładaj żadnego kafelka
move-token = Umieść żeton kontroli na polu { $space }: { $about }
move-token-gardens = { name-hanging-gardens }: umieść żeton kontroli na polu { $space }: { $about }
move-token-reinforced = Umieść umocniony żeton kontroli na polu { $space }: { $about }
move-district = Umieść na polu { $space } { $district_acc }: { $about }
move-reinforce = Umocnij swój żeton kontroli na polu { $space }
move-reinforce-district = Umocnij swoją dzielnicę na polu { $space }: { $district }
move-reinforce-of = Umocnij żeton kontroli na polu { $space }, który ma { $owner }
move-reinforce-colosseum = { name-colosseum }: umocnij swój żeton kontroli na polu { $space }
move-city = Wybuduj miasto na polu { $space }: { $about }
move-city-figure = Wybuduj miasto na polu { $space } w miejscu figurki ({ $figure }), która wraca na kartę: { $about }
move-city-zone = Odrzuć { COUNT($price, "trade", "acc") } z karty przemysłu i wybuduj miasto na polu { $space }: { $about }
move-wonder = Wybuduj { $wonder_acc } w swoim mieście na polu { $space }: koszt { $cost }, masz produkcję { $production }{ $missing ->
    [0] {""}
   *[other] , więc trzeba dołożyć { $missing }
 }
move-wonder-station = Wybuduj { $wonder_acc } z nowym miastem na polu { $space }: koszt { $cost }, masz produkcję { $production }{ $missing ->
    [0] {""}
   *[other] , więc trzeba dołożyć { $missing }
 }
move-wonder-carry = Przenieś { $wonder_acc } do swojego miasta na polu { $space }
move-shift = Przesuń swój żeton kontroli z pola { $space } na { $to }: { $about }
move-convert-turn = Obróć umocniony żeton kontroli na polu { $space }, który ma { $owner }
move-convert-replace = Zastąp swoim żeton kontroli na polu { $space }, który ma { $owner }
move-replace = Zastąp swoim miasto na polu { $space }, które ma { $owner }
move-destroy = { name-forbidden-city }: zniszcz żeton kontroli na polu { $space }, który ma { $owner }
move-name = { name-eiffel-tower }: wskaż żeton kontroli na polu { $space }, który ma { $owner }
move-give = Oddaj swój żeton kontroli na polu { $space }: zastępuje go { $other }
move-strike = Uderz w pole { $space }: zniszczone żetony: { $destroyed }, obrócone: { $turned }, w tym twoje: { $own }
move-recall = Zabierz swój żeton kontroli z pola { $space }
move-caravan = Porusz karawanę { $origin } na { $space }: { $about }
move-army = Porusz armię { $origin } na { $space }: { $about }
move-sacrifice = Strać miasto na polu { $space }; obok niego żetonów kontroli i dzielnic: { $tokens }, w tym twoich: { $own }
move-explore = Eksploruj z pola { $space }
move-water = Umieść żeton wody na { $space }
move-deploy = Wprowadź armię do swojego miasta na polu { $space }
move-disband = Zdejmij swoją figurkę ({ $figure }) z pola { $space }
move-attack = Zaatakuj: { $odds }
move-attack-on = Zaatakuj na polu { $space }: { $odds }
move-conquer = { $left ->
    [0] Usuń miasto, które ma { $owner }; nie masz wolnego miasta, by je zastąpić
   *[other] Podbij { $state_acc }: twoje miasto zastępuje to, które ma { $owner }
 }
move-liberate = Wyzwól { $state_acc }: znów jest wolne i daje ci kartę
move-defeat-barbarian = Pokonaj barbarzyńców { $letter } na polu { $space }: żeton handlu na dowolną kartę
move-defeat-army = Pokonaj armię na polu { $space }, którą ma { $owner }
move-spend-token = Wydaj { $what_acc } za jeszcze jeden żeton kontroli
move-spend-step = Wydaj { $what_acc } za jeszcze jeden krok wskaźnika technologii
move-spend-space = Wydaj { $what_acc } za jeszcze jedno pole dla każdej karawany
move-spend-reinforce = Wydaj { $what_acc }, by umocnić jeszcze jeden żeton kontroli
move-spend-production = Wydaj { $what_acc }: produkcja { $value }
move-spend-bonus = Wydaj { $what_acc } za +{ $value } w walce
move-spend-re-roll = Wydaj { $what_acc } na przerzut swojej kości, która pokazuje { $die }
move-put-trade = Połóż żeton handlu na karcie { $card }, na której leży { $there } z { $most }
move-put-store = Połóż żeton handlu na karcie cudu { name-great-zimbabwe }, na której leży { $there } z { $most }
move-put-for-giver = Połóż żeton handlu na karcie { $card }, którą ma { $giver } i na której leży { $there } z { $most }
move-put-natural = Połóż { $thing_acc } na karcie { $card }
move-discard = Odrzuć żeton handlu z karty { $card }, na której leży { $there }
move-pay-zone = Zapłać z karty { $card }: { COUNT($price, "trade") }
move-loot = Zabierz żeton handlu z karty { $card }, którą ma { $victim }
move-gain = Weź { $resource_acc }
move-change = Wymień { $resource_acc } na { $other_acc }
move-take = Weź kartę { $card }, poziom { $level }, w miejsce karty { $old }: { $effect }
move-swap = Zamień miejscami karty { $card } i { $other }
move-swap-oracle = { name-oracle }: zamień miejscami karty { $card } i { $other }
move-swap-pact = Zwróć pakt i zamień miejscami karty { $card } i { $other }
move-withdraw = Przenieś żeton handlu z karty cudu { name-great-zimbabwe } na kartę { $card }
move-card = Weź kartę { $card }, którą daje { $giver }: { $effect }
move-state-card = Weź kartę miasta-państwa { $state }: { $effect }
move-return = Zwróć kartę { $card }, którą daje { $giver }
move-exchange = { name-geneva }: wymień kartę { $card }, którą daje { $giver }, na kartę { $other }: { $effect }
move-govern = Wybierz ustrój { $government }: { $effect }
move-resolve = Rozpatrz { $district_acc }: { $effect }
move-first-build = Nie buduj niczego i przesuń wskaźnik technologii o krok
move-first-grow = Nie umieszczaj dzielnicy, tylko żeton kontroli obok dzielnicy
move-first-use-hub = Połóż na dowolnych kartach { COUNT($trade, "trade", "acc") } za rozwinięte miasta
move-second-use-hub = Połóż na karcie ekonomii { COUNT($trade, "trade", "acc") } za sojusznicze pustynie przy dzielnicy
move-first-use-zone = Połóż na karcie przemysłu { COUNT($trade, "trade", "acc") } za sojusznicze lasy przy dzielnicy
move-barbarian = { name-seoul }: przesuń barbarzyńców { $letter } z pola { $space } na { $to }
move-ibrahim = Daj kartę { name-ibrahim }; dostaje ją { $other }
move-union = Partnerem unii zostaje { $other }
move-top = Odłóż kafelek { $tile } na wierzch stosu
move-bottom = Odłóż kafelek { $tile } na spód stosu
label-play = { $card } ({ $slots })
label-lay = { $space }: { $tile }{ $side }, { $degrees }°
label-district = { $district } → { $space }
label-attack = { $target } ({ $rolls }/36)
label-to = → { $space }
label-wonder = { $wonder } → { $space }
label-spend-bonus = { $what }: +{ $value }
label-spend-re-roll = { $what }: przerzut
label-change = { $resource } → { $other }
label-swap = { $card } ↔ { $other }
label-card = { $card } ({ $giver })
label-tile = { $side ->
    [top] kafelek { $tile } na wierzch
   *[bottom] kafelek { $tile } na spód
 }

## Combat

combat-title = Atak na polu { $space }: { $target }
combat-attacker = { $player } atakuje: { $total } + kość
combat-defender = { $player } broni się: { $total } + kość
combat-neutral = Obrona: { $total } + kość
combat-line = { $source }: +{ $value }
combat-die = kość: +{ $value }
combat-more = wydane żetony: +{ $value }
combat-sum = suma: { $value }
combat-odds = Atakujący wygrywa w { $rolls } z 36 rzutów, zanim ktoś wyda żetony; remis wygrywa obrońca.
source-slot = numer miejsca
source-difficulty = trudność pola
source-city-difficulty = podwójna trudność pola
source-reinforced = umocnione żetony kontroli
source-army = druga armia na tym polu
source-barbarians = { $card }, przeciw barbarzyńcom
name-token = żeton kontroli
name-marks = spełnione cele
stock-trade = żetony handlu na kartach
stock-marble = marmur
stock-mercury = rtęć
stock-oil = ropa
stock-diamond = diamenty
stock-cities = miasta
stock-tokens = żetony kontroli i dzielnice na mapie
stock-tech = wskaźnik technologii
stock-marks = spełnione cele

## What is in a space

there-barbarian = barbarzyńcy { $letter }
there-token = { $reinforced ->
    [0] { $thing } ({ $owner })
   *[other] { $thing }, strona umocniona ({ $owner })
 }
there-figure = { $number ->
    [1] { $figure } ({ $owner })
   *[other] { $number } × { $figure } ({ $owner })
 }

## How the game stands

draw-over = Koniec gry, runda { $round }
draw-progress-map = Układanie mapy
draw-progress = Runda { $round }{ $limit ->
    [0] {""}
   *[other] {" "}z { $limit }
 }, tura { $turn } z { $seats }
draw-progress-events = Runda { $round }{ $limit ->
    [0] {""}
   *[other] {" "}z { $limit }
 }, wydarzenia
draw-won = { $number ->
    [1] { $players } wygrywa z { COUNT($marks, "marks", "ins") }
   *[other] { $players } dzielą zwycięstwo, każdy z { COUNT($marks, "marks", "ins") }
 }
draw-ended = { $number ->
    [1] Ostatnia runda minęła: na czele { $players } z { COUNT($marks, "marks", "ins") }
   *[other] Ostatnia runda minęła: na czele { $players }, każdy z { COUNT($marks, "marks", "ins") }
 }

## Agendas

agenda-by-deed = (jednym atakiem)
agenda-reached = { $have }/{ $need }
agenda-line = { $agenda }: { $text }
agenda-done = { $player }: spełniona
agenda-standing = { $player }: { $list }

## What things are

explain-focus = Karta działania ({ $player }): { $type }, poziom { $level }.
explain-slot = Leży na miejscu { $slot } od lewej i byłaby rozpatrzona z numerem { $slots }.
explain-trade = żetony handlu { $trade } z { $most }
explain-tech-title = Wskaźnik technologii ({ $player })
explain-tech = Jest na { $space }.
explain-level = { $space } (poziom { $level })
explain-levels = pola, które dają kartę: { $list }
explain-government-title = Ustrój ({ $player })
explain-no-government = Jeszcze bez ustroju. Można go wybrać, gdy wskaźnik wydarzeń pokaże ustroje.
explain-government = Ustrój, który ma { $player }.
explain-automated-title = Automatyczny gracz
explain-automated = Automatyczny gracz: decyduje za niego gra i nie ma lidera.
explain-leader = { $person } prowadzi { $nation_acc } ({ $player }).
explain-ability = { $ability }: { $text }
explain-unique = Specjalna karta: { $card }, { $type }, poziom { $level }. { $text }
explain-wonder = Cud świata: { $type }, { $era }. Koszt z karty: { $cost }; surowce: { $list }.
explain-wonder-built = { $held ->
    [0] Leży na polu { $space } bez właściciela.
   *[other] Jest na polu { $space }, ma go { $player }.
 }
explain-wonder-aged = Leży na nim żeton handlu: kosztuje o 1 mniej, a przy następnym symbolu cudów opuści grę.
explain-wonder-cost = Dla ciebie kosztuje teraz { $cost }.
explain-deck-title = Cuda: { $type }
explain-deck = W tej talii: { COUNT($cards, "cards") }; wierzchnia jest do wybudowania.
explain-state = Miasto-państwo rodzaju { $type }. Karawana dostaje tam żetony handlu na twoją kartę tego rodzaju i może wziąć jego kartę.
explain-state-free = Leży na polu { $space }; do wzięcia zostało: { COUNT($cards, "cards") }.
explain-state-conquered = Podbój: żeton na swojej karcie ma { $player } i może go wydać raz na turę.
explain-held = Ma: { $list }.
explain-pact = Karta dyplomacji, którą daje { $giver }.
explain-pact-free = Nikt jej nie ma: może ją wziąć karawana, która dotrze do miasta tego gracza.
explain-district = Dzielnica, którą ma { $player }.
explain-district-unused = Nie ma jej na mapie.
explain-district-at = { $acts ->
    [0] Leży na polu { $space } i teraz nic by nie zrobiła.
   *[other] Leży na polu { $space }.
 }
explain-victory = Wygrywa, kto na koniec rundy ma spełnione { $needed } z { $cards } kart zwycięstwa.
explain-free = Wolna pozycja obok mapy.
explain-fort = { $free ->
    [0] Fort, którego broni miasto.
   *[other] Niekontrolowany fort: może go zająć armia.
 }
explain-tile = Kafelek { $tile }.{ $explore ->
    [0] {""}
   *[other] {" "}Figurki z tego pola mogą eksplorować.
 }
explain-there = tu: { $list }
explain-city = { $mature ->
    [0] Miasto nie jest rozwinięte: obok jest pole ani wody, ani sojusznicze.
   *[other] Miasto jest rozwinięte.
 }
explain-barbarian = { $there ->
    [0] Poza mapą, aż barbarzyńcy znów się pojawią
   *[other] Na polu { $space }
 }{ $known ->
    [0] {""}
   *[other] ; pole pojawiania się: { $home }
 }.
explain-barbarian-defence = Broni się trudnością swojego pola: { $value } + kość. Kto go pokona, dostaje żeton handlu.
explain-stack-title = Stos kafelków
explain-stack = Zostało: { COUNT($tiles, "tiles") }. Przy eksploracji dobiera się ze spodu.
explain-dial-title = Wskaźnik wydarzeń
explain-dial = { $rounds ->
    [1] Po tej rundzie: { $list }.
   *[other] Po { COUNT($rounds, "rounds", "loc") }: { $list }.
 }
explain-resource = Surowiec: w puli tego rodzaju { $left }. Pomaga płacić za cuda, które go pokazują.
explain-natural = Cud natury: raz na turę można go wydać jako { $resource_acc }, a zostaje u właściciela.
explain-seat = Na mapie: { COUNT($cities, "cities") }, w tym rozwinięte { $mature }; { COUNT($tokens, "tokens") }, w tym umocnione { $reinforced }; wolne { $left }.
explain-goods = surowce: { $list }
explain-wonders = cuda: { $list }
explain-figures = Na mapie: { COUNT($armies, "armies") }, { COUNT($caravans, "caravans") }.

## The terminal

show-legend = Mapa: g łąka, h wzgórza, f las, d pustynia, m góry, ~ woda, * cud natury, F fort; dalej K stolica, C miasto, A armia, V karawana, D dzielnica, : umocniony żeton kontroli, . żeton kontroli, każde z numerem miejsca przy stole; S miasto-państwo, o żeton surowca lub cudu natury, x barbarzyńcy. Nazwa pola to litery wiersza i liczba u góry; w przesuniętym wierszu pole leży pół pola na prawo od tej liczby.
show-states = Miasta-państwa: { $list }
show-goods = Do zdobycia: { $list }
show-wonders-at = Cuda na mapie: { $list }
show-barbarians = Barbarzyńcy: { $list }
show-own-row = Twój szereg działań, od lewej do prawej
show-row = { $player }: szereg działań, od lewej do prawej
show-trade = handel { $trade }/{ $most }
show-card = { $slot } (→ { $slots }) { $type }: { $card } { $level } · { $list }
show-seat = { $number } { $player }{ $state ->
    [turn] {" "}(na ruchu)
    [automated] {" "}(automatyczny gracz)
   *[waits] {""}
 }
show-marks = cele { $marks } z { $needed }
show-counts = miasta { $cities }, żetony { $tokens }, handel { $trade }
show-tech = wskaźnik technologii { $space }
show-victory = Karty zwycięstwa (wygrywa { $needed } z { $cards })
show-wonders = Cuda świata do wybudowania
show-wonder = { $wonder } ({ $type }), koszt { $cost }, { $list }: { $text }
show-dial = Wydarzenia po tej rundzie: { $list }
show-supply = Pula: { COUNT($trade, "trade") }, { $list }. W stosie: { COUNT($tiles, "tiles") }
show-own = Twoje rzeczy
show-cities = miasta: { $list }
show-armies = armie: { $list }
show-caravans = karawany: { $list }
show-unused = wolne: { COUNT($tokens, "tokens") }, { COUNT($cities, "cities") }
show-naturals = cuda natury: { $list }
show-pact = { $card }, którą daje { $giver }: { $text }
show-envoy = karta miasta-państwa { $state }: { $text }
explain-own-combat = Wartość umowna: ile dodaje w walce do numeru miejsca.
explain-own-city-range = Wartość umowna: jak daleko buduje miasto.
explain-own-order = Wartość umowna: kolejność pierwszych kart ({ $list }). Jedyne źródło podaje tę samą dla Inków i Indonezji.
explain-own-terrain = Wartość umowna: teren tego pola. Z dwóch odczytów kafelka drugi podaje tu { $terrain_acc }.
explain-own-core = Wartość umowna: gdzie leżą kafelki rdzenia i jak są obrócone. Żaden znany tekst nie pokazuje wydrukowanego układu.
explain-own-resources = Wartość umowna: żetony każdego surowca w pudełku: { $number }.
explain-own-trade = Wartość umowna: żetony handlu w pudełku: { $number }.
explain-direction-title = Kierunki barbarzyńców
explain-direction = Liczba oczek wskazuje kierunek, w którym ruszają wszyscy barbarzyńcy: 1 to prawo w górę, dalej zgodnie z ruchem wskazówek zegara.
explain-tile-title = Kafelek { $tile }
explain-side = Strona { $side }: { $list }.

## Drawing


draw-map = Mapa
draw-own-map = Mapa (rdzeń umowny)
draw-row = Szereg działań
draw-cards = Karty zwycięstwa
draw-answers = Odpowiedzi
draw-combat = Walka
draw-tiles = Kafelki
draw-wonders = Cuda
draw-dials = Wydarzenia i barbarzyńcy
draw-victory = { $needed } z { $all } kart
draw-agenda = { $agenda }, potrzeba { $needed }: { $seats }
draw-space = { $space }: { $terrain }
draw-owned = { $what }, { $seat }
draw-tile = Kafelek { $tile }, obie strony
draw-turn = { $way ->
    [turn-left] Obróć w lewo
    [turn-right] Obróć w prawo
    [flip] Druga strona
   *[other-tile] Drugi kafelek
 }
draw-event-dial = Wskaźnik wydarzeń: { $now }; następnie: { $next }
draw-direction = Dokąd idą barbarzyńcy, według liczby na kostce
draw-stack = { $count ->
    [one] { $count } kafelek do odkrycia
    [few] { $count } kafelki do odkrycia
    [many] { $count } kafelków do odkrycia
   *[other] { $count } kafelka do odkrycia
 }
draw-tech = { $next ->
    [0] Wskaźnik technologii: { $space }
   *[other] Wskaźnik technologii: { $space }; następna karta na { $next }
 }
draw-deck = { $count ->
    [one] Cuda, { $type }: { $count } karta, żadna nie leży odkryta
    [few] Cuda, { $type }: { $count } karty, żadna nie leży odkryta
    [many] Cuda, { $type }: { $count } kart, żadna nie leży odkryta
   *[other] Cuda, { $type }: { $count } karty, żadna nie leży odkryta
 }
draw-wonder = { $wonder }: kosztuje { $cost }; { $count ->
    [one] pod spodem { $count } karta
    [few] pod spodem { $count } karty
    [many] pod spodem { $count } kart
   *[other] pod spodem { $count } karty
 }
draw-focus = { $card }, działa jak na polu { $slot }; { $trade ->
    [one] { $trade } żeton handlu
    [few] { $trade } żetony handlu
    [many] { $trade } żetonów handlu
   *[other] { $trade } żetonu handlu
 }
draw-government = { $arrows ->
    [one] { $government }: o jedno pole dalej
    [few] { $government }: o { $arrows } pola dalej
   *[other] { $government }: o { $arrows } pól dalej
 }
draw-governed = Ustrój: { $government }
draw-state = Miasto-państwo { $state }
draw-natural = Cud natury { $wonder }
draw-district = { $district }, jeszcze poza mapą
draw-resource = { $count } × { $resource }
draw-pact = { $card }, karta gracza { $seat }
draw-automated = automatyczny gracz
draw-seat = { $seat }: karty zwycięstwa { $done } z { $needed }
draw-counts = Miasta: { $cities }, rozwinięte: { $mature }; żetony kontroli i dzielnice: { $tokens }
draw-fight = Atak na { $space }: { $target }
draw-ahead = { $side ->
    [attack] atakujący prowadzi
   *[defence] obrońca się trzyma
 }
draw-other = inne
draw-spent-tokens = wydane żetony
