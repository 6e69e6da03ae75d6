nobody = nikt
seat = Miejsce { $number }
yes = tak
no = nie

## Why a move is refused, in every game

refusal-game-over = Gra już się skończyła.
refusal-not-your-turn = To nie twoja tura. Teraz gra { $turn }.
refusal-not-now = Nie o to teraz chodzi. { $owed }.

## What is wrong outside the rules

problem-tables-json = { $path } nie jest plikiem JSON. Zapisz liczby tak, jak pokazuje dokumentacja tabel.
problem-tables-shape = { $name } powinno być obiektem JSON: w nawiasach klamrowych nazwy, każda ze swoją zawartością.
problem-tables-cost = { $name }: cena nie jest poprawna. Może zawierać: { $allowed }.
problem-tables-start = { $name }: początek nie jest poprawny. Może zawierać surowiec ({ $allowed }) i monety od 0 do { $most }.
problem-tables-board = { $name } powinno zawierać „start” albo „stages”, albo jedno i drugie, i nic więcej.
problem-tables-stages = { $name }: liczba etapów to { $count }, a plik musi podać listę z ceną każdego z nich.
problem-tables-stage-number = { $name } może mieć od 1 do { $most } etapów.
problem-tables-copied = { $name } kopiuje etapy sąsiadów razem z cenami: plik nie może ich podać.
problem-tables-name = Tabele nie znają nazwy { $name }. Plansze zapisuje się jak giza-A, karty ich identyfikatorami.
problem-tables-game = Plik tabel wymienia grę „{ $game }”, której tu nie ma: { $allowed }.
problem-tables-words = { $name } powinno zawierać tylko: { $allowed }.
problem-tables-missing = W { $name } brakuje: { $missing }.
problem-tables-list = { $name } powinno być listą tekstów{ $count ->
    [0] {""}
   *[other] {" "}(liczba: { $count })
 }.
problem-tables-map-row = „{ $name }” nie jest rzędem mapy: użyj liter L, F, W, D, S dla terenów, ~ dla rzeki i spacji w miejscu bez pola.
problem-tables-map-size = Na mapie jest za dużo lądu: może mieć najwyżej { $most } pól lądu.
problem-tables-site = { $name } nie jest miejscem na most: podaj dwa pola lądu leżące naprzeciw siebie po dwóch stronach rzeki, na przykład B3-C5.
problem-tables-mark = Nie można oznaczyć pola { $name }: nie ma takiego pola lądu.
problem-tables-house = Dom początkowy nie może stać na { $name }: to nie jest teren domowy frakcji { $faction }.
problem-tables-choice = { $name } tu nie pasuje. Użyj tych, każdego tyle razy, ile jest w pudełku: { $allowed }.
problem-tables-coins = { $name } powinno być liczbą od 0 do { $most }.
problem-tables-number = { $name } powinno być liczbą całkowitą od { $low } do { $high }.
problem-tables-overlap = { $name }: dwa kafelki rdzenia nachodzą na siebie. Przesuń jeden z nich.
problem-tables-core = { $name } powinno mieć dwie listy, dla stron A i B, w każdej kafelki (liczba: { $count }) jako [-2, -1, 3]: kroki na wschód i na południowy wschód, najwyżej po { $most }, oraz obrót w szóstych, od 0 do 5.
problem-tables-place = { $name }: „{ $value }” nie jest dochodem. Zapisz 3 monety jako 3c, 2 mocy jako 2p, jedno i drugie jako 2c1p, a brak dochodu jako -.
problem-view-record = Zapis i cofanie ruchów są możliwe tylko w prawdziwej grze; to jest jej widok albo gra wyobrażona.
problem-game-unknown = Nie ma gry „{ $game }”. W pudełku: { $allowed }.
problem-game-not-compiled = Gra { $game } to czysty kod źródłowy, a Ecumene działa tu w wersji skompilowanej, której nie da się rozszerzyć kodem źródłowym. Skompiluj je razem (make fast z ustawionym ECUMENE_GAMES) albo wróć do źródeł (make setup).
problem-seats = { $game }: od { $low } do { $high } miejsc, a nie { $seats }.
problem-seed = Ziarno to liczba całkowita od 0 w górę, najwyżej { $digits } cyfr.
problem-option-unknown = { $game } nie ma opcji „{ $option }”. Ma: { $allowed }.
problem-option-value = Opcja { $option }: nie ma wartości „{ $value }”. Do wyboru: { $allowed }.
problem-rules-version = Wersja { $version } zasad gry { $game } nie jest tu znana. Znane: od 1 do { $newest }. Może ją znać nowsza Ecumene.
problem-rule-unknown = { $game } nie ma zasady „{ $rule }”.
problem-language = Nie ma języka „{ $language }”. Do wyboru: { $allowed }.
problem-theme = Nie ma motywu „{ $theme }”. Do wyboru: { $allowed }.
problem-player-unknown = Nie ma bota „{ $player }”. Do wyboru: { $allowed }.
problem-player-no-budget = Bot { $player } nie ma budżetu: odpowiada od razu.
problem-player-budget = Budżet to dodatnia liczba iteracji (200) albo sekund (2s, 0.5s), a nie „{ $budget }”.
problem-player-budget-idle = Budżet { $budget } niczego nie zmieni: przy stole nie ma bota { $player } bez własnego budżetu.
problem-file-unreadable = Nie można odczytać pliku { $path }: { $cause }.
problem-save-failed = Nie udało się zapisać pliku { $path }: { $cause }. Stary plik, jeśli istniał, pozostał bez zmian.
problem-record-empty = Plik { $path } jest pusty: nie ma w nim zapisu gry.
problem-record-json = To nie jest pełny zapis gry: jest ucięty albo plik zawiera coś innego.
problem-record-foreign = Ten plik nie jest zapisem gry z Ecumene.
problem-record-version = Zapis ma format { $version }, a ta Ecumene czyta format { $known }.
problem-record-field = Zapis jest uszkodzony: brak pola „{ $field }” albo jest ono błędne.
problem-record-options = Zapis nie podaje wszystkich opcji gry, więc nie można jej odtworzyć.
problem-record-move = Zapis jest uszkodzony: nie można odczytać ruchu { $ply }.
problem-record-illegal = Zapis zmieniono: ruch { $ply }, „{ $move }”, łamie zasadę { $rule }.
problem-record-hash = Zapis zmieniono: od ruchu { $ply }, „{ $move }”, nie jest to już gra, którą zapisano.
problem-import-format = Żadna gra nie czyta formatu „{ $format }”. Do wyboru: { $allowed }.
problem-import-foreign = Ten plik nie jest zapisem gry w takim formacie.
problem-import-setup = Przygotowanie w tym pliku nie pasuje do gry: miejsca, żetony albo opcje się nie zgadzają.
problem-import-line = Nie da się odczytać wiersza { NUMBER($line, useGrouping: 0) }: „{ $text }”.
problem-import-illegal = Wiersz { NUMBER($line, useGrouping: 0) }, „{ $text }”, łamie zasadę { $rule }.
problem-store-folder = Nie można utworzyć folderu { $path }: { $cause }. Podaj inną bazę opcją --database.
problem-port-taken = Portu { $port } pod adresem { $host } nie można użyć: coś już na nim nasłuchuje albo nie masz do niego prawa. Wybierz inny opcją --port.
problem-scripts-missing = Brakuje skryptów stołu w przeglądarce: pobiera je npm podczas budowania Ecumene. Zainstaluj Node.js i zbuduj ponownie (make setup) albo graj w terminalu (ecumene play).
problem-store-url = Potrzebny jest plik SQLite albo baza PostgreSQL, na przykład sqlite:///stoly.db. Tego nie da się użyć: { $cause }.
problem-store-foreign = { $path } to nie jest baza stołów Ecumene. Nic w niej nie zmieniono; wskaż inny plik.
problem-store-newer = Bazę { $path } zapisała nowsza wersja Ecumene. Nic w niej nie zmieniono; zaktualizuj Ecumene, żeby wrócić do tych stołów.
problem-store-full = Na dysku z bazą { $path } zabrakło miejsca. Niczego nie zapisano; zwolnij trochę miejsca i spróbuj ponownie.
problem-store-busy = Baza { $path } jest zajęta i nie zwolniła się na czas. Niczego nie zapisano; spróbuj ponownie.
problem-store-unreachable = Nie można użyć bazy { $path }: { $cause }.
problem-store-ahead = Przy tym stole nie ma wpisu przed numerem { NUMBER($number, useGrouping: 0) }. Wczytaj stronę ponownie.
problem-table-unknown = Nie ma takiego stołu. Link może być ucięty: poproś o niego jeszcze raz.
problem-seat-not-held = To urządzenie nie zajmuje tego miejsca.

## Laboratory

lab-help = Boty rozgrywają między sobą wiele gier; wynikiem są odsetki zwycięstw i punkty z przedziałami ufności 95%.
lab-help-games = Ile gier (100).
lab-help-seats = Liczba miejsc przy stole; domyślnie tyle, ilu podano graczy, a bez nich najmniejsza możliwa.
lab-help-players = Nazwy botów po przecinku: po jednej na każde miejsce albo jedna dla wszystkich (greedy).
lab-help-budget = Jak długo każdy search bez własnego budżetu może myśleć nad decyzją: iteracje (200) albo sekundy (2s). Tylko iteracje dają za każdym razem te same gry.
lab-help-rotate = Czy po każdej grze wszyscy przesiadają się o jedno miejsce, by odróżnić wpływ miejsca od wpływu gracza (tak).
lab-help-option = Opcja gry; można podać kilka razy.
lab-help-seed = Ziarno całej serii: to samo ziarno daje te same gry, niezależnie od liczby procesów (0).
lab-help-jobs = Ile procesów gra jednocześnie (1).
lab-help-out = Dokąd zapisać przebieg wszystkich gier, po jednej w wierszu.
lab-help-lang = Język raportu.
lab-title = { $game }, miejsca: { $seats }, gry: { $games }, ziarno { $seed }
lab-playing = Gramy
lab-playing-on = Gramy, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}
lab-by-player = Według graczy
lab-by-seat = Według miejsc
lab-games = gry
lab-wins = zwycięstwa
lab-points = punkty
lab-interval = przedział 95%
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-speed = Na sekundę: gry { NUMBER($games, maximumFractionDigits: 1) }, decyzje { NUMBER($decisions, maximumFractionDigits: 0) } (czas { NUMBER($seconds, maximumFractionDigits: 1) } s).
lab-reading = Zwycięstwa liczone są na miejsce, a wspólne dzielone na części. Kropkowany znak to równy udział w zwycięstwach. Przedziały: Wilsona dla zwycięstw, Studenta dla punktów.
lab-saved = { $games ->
    [one] Przebieg { $games } gry zapisano w pliku { $path }.
   *[other] Przebieg { $games } gier zapisano w pliku { $path }.
}
lab-stopped = Przerwano. Rozegrane gry: { $games } z { $planned }.
lab-check-excluded = pominięty: { $text }
lab-check-more = { $count ->
    [one] i jeszcze jedna różnica
    [few] i jeszcze { $count } różnice
   *[many] i jeszcze { $count } różnic
 }
lab-check-difference = { $text }: oczekiwano { $value }, jest { $cause }
problem-lab-count = Trzeba rozegrać co najmniej 1 grę, a nie { $games }.
problem-lab-jobs = Liczba procesów: od 1 do { $most }, a nie { $jobs }.
problem-lab-players = Miejsca: { $seats }, podani gracze: { $players }. Podaj po jednym na każde miejsce albo jednego dla wszystkich.
problem-lab-option = Opcje zapisuje się jako nazwa=wartość; „{ $option }” tak nie wygląda.
problem-lab-worker = Proces symulacji został przerwany z zewnątrz, być może zabrakło pamięci. Spróbuj z mniejszą liczbą procesów.
problem-cases-no-checker = Gra { $game } nie umie jeszcze czytać przypadków.
problem-cases-none = { $path } nie zawiera żadnych przypadków.
problem-cases-foreign = { $path } nie jest plikiem z przypadkami, jaki ta gra umie czytać.
problem-cases-entry = { $path }: pozycja { $number } nie jest przypadkiem; przypadek ma „id”, „given” i niepuste „then”.
problem-case-field = Pole { $field } jest tu nieznane.
problem-case-value = Pole { $field } nie może tu mieć wartości „{ $value }”.
problem-case-broken = Przypadku nie udało się rozegrać do końca: { $cause }.

## Command line

cli-usage = Użycie:
cli-usage-options = [OPCJE]
cli-usage-command = [POLECENIE …]
cli-usage-heading = Opcje
cli-usage-commands = Polecenia
cli-about = Gry planszowe o budowaniu cywilizacji przy jednym stole. Bez polecenia stół otwiera się w przeglądarce; pomoc do każdego polecenia pokaże --help.
cli-short-play = zagraj w tym terminalu z ludźmi i botami
cli-short-table = stół w przeglądarce
cli-short-games = gry w pudełku i ich opcje
cli-short-rules = księga zasad: według numeru lub słowa
cli-short-replay = odtwórz zapisaną grę ruch po ruchu
cli-short-verify = sprawdź, czy zapisy są całe i zgodne z zasadami
cli-short-check = sprawdź grę na przypadkach z plików
cli-short-import = zrób zapis z gry zapisanej przez inny program
cli-short-draw = narysuj planszę z zapisanej gry
cli-short-simulate = niech boty rozegrają między sobą wiele gier
cli-help-table = Otwiera stół w przeglądarce: gra z botami, przy jednym ekranie albo przez link. Kończy Ctrl+C; każdy stół zostaje zapisany.
cli-option-host = Adres, pod którym stół czeka (127.0.0.1: tylko ten komputer; 0.0.0.0: cała sieć).
cli-option-port = Port (pierwszy wolny od 8642).
cli-option-database = Gdzie trzymać stoły: adres bazy SQLite lub PostgreSQL (domyślnie plik w twoim folderze).
cli-option-browser = Czy otworzyć przeglądarkę (tak).
cli-serving = Stół czeka pod adresem { $path } (Ctrl+C kończy)
cli-help-play = Gra w tym terminalu. Gdy grasz w pojedynkę, przeciwnikami są boty; każdy ruch od razu się zapisuje, a --resume wznawia grę.
cli-help-games = Gry w pudełku: liczba miejsc, czas gry i opcje, które ustawia --option.
cli-help-rules = Księga zasad gry albo tylko zasady o podanych numerach.
cli-help-replay = Odtwarza zapisaną grę ruch po ruchu, a potem pokazuje pozycję i punkty.
cli-help-verify = Rozgrywa zapisy od nowa i porównuje każdy ruch. Kod wyjścia 1, gdy któryś jest uszkodzony lub zmieniony.
cli-help-check = Sprawdza zasady gry na przypadkach z plików: pozycjach i tym, co musi z nich wynikać. Kod wyjścia 1, gdy któryś przypadek się nie zgadza.
cli-help-import = Robi zapis z gry zapisanej przez inny program, by ją odtworzyć, obejrzeć i kontynuować. FORMAT to nazwa jej formatu; na nieznaną odpowiedzią jest lista tych, które można odczytać.
cli-help-draw = Rysuje planszę z zapisanej gry jako obraz SVG.
cli-option-help = Pokaż tę stronę.
cli-option-version = Pokaż wersję.
cli-option-lang = Język: en albo pl.
cli-option-seats = Liczba miejsc; domyślnie najmniejsza możliwa.
cli-option-players = Kto gra, miejsce po miejscu: imiona ludzi, nazwy botów (random, greedy, search) albo ich poziomów (beginner, easy, medium, hard, expert). „me” to ty.
cli-option-budget = Jak długo search może myśleć nad decyzją: iteracje (200) albo sekundy (2s). „search:500” daje jednemu graczowi własny budżet.
cli-option-seed = Liczba, od której zależy cały los; domyślnie za każdym razem nowa.
cli-option-option = Opcja gry, zob. „ecumene games”; można podać kilka razy.
cli-option-first = Ustaw pierwszą grę: najłatwiejszy wariant z pudełka; --option nadal działa.
cli-option-save = Plik, w którym gra ma być zapisana, zamiast twojego folderu gier.
cli-option-resume = Wznów zapisaną grę; bez pliku – ostatnią nieskończoną.
cli-option-find = Tylko zasady zawierające ten tekst.
cli-option-coverage = Policz zasady, które mają testy, i wypisz te bez testów.
cli-option-tests = Folder z testami (tests).
cli-option-ply = Po tylu ruchach, zamiast po wszystkich.
cli-option-game = Która gra z pliku (1).
cli-option-seat = Z punktu widzenia tego miejsca, licząc od 1.
cli-option-theme = Kolory rysunku (light).
cli-option-output = Dokąd zapisać obraz; bez tego trafi na ekran.
cli-option-record = Plik na zapis; istniejący zostaje zastąpiony dopiero, gdy nowy zapis jest cały.
# Mistakes on the command line
cli-no-such-command = Nie ma polecenia „{ $command }”.
cli-no-such-option = Nie ma opcji { $option }.
cli-needs-value = { $option } wymaga wartości.
cli-needs-number = { $what } wymaga liczby całkowitej.
cli-missing = Brakuje: { $what }.
cli-too-much = O jedno słowo za dużo.
cli-see-help = Zobacz { $command }.
cli-output-failed = Nie udało się wypisać wyniku: { $cause }.
problem-cli-players = Podani gracze: { $players }, a miejsca: { $seats }.
problem-cli-player-name = Imiona graczy rozdziela się przecinkami; każde ma od 1 do { $longest } widocznych znaków.
problem-cli-player-slip = Nie ma bota „{ $player }”; może chodzi o { $bot }? Boty: { $allowed }. Imię człowieka zapisz wielką literą.
problem-cli-resume-alone = Zapisana gra ma już swój stół: użyj --resume bez nazwy gry, --seats, --players, --budget, --seed i --option.
problem-cli-save-exists = Plik { $path } już istnieje. Wznów tę grę przez --resume albo podaj inną nazwę.
problem-cli-many-records = Plik { $path } zawiera kilka gier ({ $count }); wznowić można tylko plik z jedną grą.
problem-cli-nothing-saved = W folderze { $path } nie ma nieskończonej gry.
problem-cli-no-tests = Nie ma folderu z testami: { $path }. Wskaż go przez --tests.
problem-cli-bad-test = { $path } nie jest czytelnym plikiem Pythona.
problem-cli-rules-none = Żadna zasada nie zawiera „{ $text }”.
problem-cli-no-such-game = Plik { $path } ma gry od 1 do { $count }, nie ma w nim gry { $number }.
problem-cli-no-such-ply = Liczba ruchów w zapisie: { $count }. Dla --ply podaj liczbę od 0 do { $count }, a nie { $ply }.
problem-cli-no-such-seat = Są miejsca od 1 do { $count }, nie ma miejsca { $number }.
problem-cli-write-failed = Nie udało się zapisać pliku { $path }: { $cause }.
# Lists
cli-game-size = { $low }–{ $high } graczy, około { $minutes } minut
cli-default = domyślnie
cli-words = brak ({ cli-default }) albo, po kolei, dowolne z: { $words }
cli-which-game = W co gramy?
cli-mark-public = ze źródeł publicznych
cli-mark-house = zasada domowa
cli-coverage = { $game }: zasady: { $all }, z testem działania: { $rule }, z testem złamania: { $breach }.
cli-coverage-no-rule = brak testu działania
cli-coverage-no-breach = brak testu złamania
cli-coverage-unknown = { $rule } występuje w teście, ale nie ma jej w żadnej księdze zasad.
cli-imported = { $path }: { $game }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
cli-verified = { $game }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}
cli-verified-unfinished = { $game }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}, jeszcze nieskończona
cli-verify-sum = Poprawne: { $good }. Błędne: { $bad }.
cli-drawn = Narysowano: { $path }
# At the table
cli-player = Gracz
cli-thinking = { $player } myśli
cli-opening = { $game } · { $player }
cli-opening-seed = { $game } · { $player } · ziarno { $seed }
cli-opening-help = Wpisz numer albo ruch. „pomoc” pokaże, co jeszcze można wpisać; „koniec” kończy, a gra zostaje zapisana.
cli-go-on = Gramy dalej po { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchach
}.
cli-news-more = … wcześniej jeszcze { $count }; „dziennik” pokaże wszystko
cli-hint-verbs = Wpisz numer, ruch albo jego pierwsze słowo (np. „{ $move }”), żeby zobaczyć, co znaczą ruchy.
cli-hint-why = „dlaczego { $move }” pokaże zasadę.
cli-hint-help = „ruchy” pokażą, co możesz zrobić, „pomoc” – co możesz wpisać.
cli-no-such-number = Nie ma pozycji { $number }; wybierz od 1 do { $count }.
cli-why-what = Który ruch? Na przykład: dlaczego { $move }
cli-why-legal = „{ $move }” to teraz dozwolony ruch.
cli-undo-nothing = Nie ma czego cofnąć.
cli-undone = Cofnięto: { $move }
cli-undone-secret = Cofnięto wybór: { $player }
cli-hand-over = Klawiatura dla: { $player }. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-rules-what = Która zasada? Wpisz jej numer albo szukane słowo.
cli-rules-none = Żadna zasada nie zawiera „{ $text }”.
cli-saved = Zapisano w { $path }. Tam zapisuje się każdy ruch.
cli-points = Punkty
cli-total = Razem
cli-and = i
cli-winners = { $count ->
    [one] Wygrywa { $player }, punkty: { $points }.
   *[other] Wygrywają wspólnie { $player }, punkty: po { $points }.
}
cli-recorded = Zapis gry: { $path }
cli-unfinished = Gra nie jest skończona. Na ruch czeka: { $player }.
cli-farewell = Zapisano w { $path }. Dalszy ciąg: { $command }
cli-word-help = pomoc
cli-word-why = dlaczego
cli-word-undo = cofnij
cli-word-rules = zasady
cli-word-moves = ruchy
cli-word-board = plansza
cli-word-log = dziennik
cli-word-score = punkty
cli-word-save = zapisz
cli-word-lang = język
cli-word-quit = koniec
cli-form-help = pomoc
cli-form-why = dlaczego RUCH
cli-form-undo = cofnij
cli-form-rules = zasady NUMER lub SŁOWO
cli-form-moves = ruchy
cli-form-board = plansza
cli-form-log = dziennik
cli-form-score = punkty
cli-form-save = zapisz [PLIK]
cli-form-lang = język en|pl
cli-form-quit = koniec
cli-does-help = ta lista
cli-does-why = dlaczego ruch jest niedozwolony i która zasada o tym mówi
cli-does-undo = cofnij swoją ostatnią decyzję i wszystko po niej
cli-does-rules = poszukaj w księdze zasad
cli-does-moves = wszystkie dozwolone ruchy i ich znaczenie
cli-does-board = plansza z legendą, żetony i to, co kto ma
cli-does-log = wszystko, co się dotąd wydarzyło
cli-does-score = dotychczasowe punkty i to, za co je przyznano
cli-does-save = gdzie gra jest zapisana, albo zapisz ją w innym pliku
cli-does-lang = zmień język
cli-does-quit = wyjdź; gra zostaje zapisana
