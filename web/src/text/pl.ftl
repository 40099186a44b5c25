## Lobby, joining, replay, story, account

lobby-tagline = bogowie toczą wojnę; Nil czeka na zdobywcę
lobby-skip = Przejdź do treści
lobby-where = Gdzie jesteś
lobby-language = Język
lobby-day = Dzień
lobby-night = Noc
lobby-theme-day = Włącz jasny motyw
lobby-theme-night = Włącz ciemny motyw
lobby-guest = Gość
lobby-account-open = Ty: imię, ustawienia, konto
lobby-your-name = Twoje imię
lobby-name-placeholder = Jak mają cię nazywać
lobby-busy = Chwileczkę…
lobby-new = Graj
lobby-new-text = { $bots ->
    [one] Ty przeciw 1 botowi, do { $points } punktów. Konto niepotrzebne.
    [few] Ty przeciw { $bots } botom, do { $points } punktów. Konto niepotrzebne.
    [many] Ty przeciw { $bots } botom, do { $points } punktów. Konto niepotrzebne.
   *[other] Ty przeciw { $bots } botom, do { $points } punktów. Konto niepotrzebne.
  }
lobby-play = Zagraj z botami
lobby-invite = Zaproś znajomych linkiem
lobby-all-options = Wszystkie opcje
lobby-mine = Moje gry
lobby-mine-none = Jeszcze żadnej gry. Gry, które zaczniesz lub do których dołączysz, pamięta ta przeglądarka.
lobby-mine-all = { $count ->
    [one] Moja jedyna gra
    [few] Wszystkie moje gry: { $count }
    [many] Wszystkie moje gry: { $count }
   *[other] Wszystkie moje gry: { $count }
  }
lobby-open = Otwarte stoły
lobby-open-none = Nikt teraz nie czeka na graczy. Otwórz publiczny stół, a inni znajdą go tutaj.
lobby-running = Stoły do oglądania
lobby-more = Więcej stołów
lobby-guide = Pierwszy raz?
lobby-guide-text = Krótka gra do 4 punktów z trzema łagodnymi botami. Stół objaśnia wszystko, co wskażesz, a przycisk podpowiedzi wie, co robić dalej.
lobby-guide-go = Zacznij pierwszą grę
lobby-unofficial-short = nieoficjalne
lobby-unofficial = Nieoficjalne. Zrobione przez graczy dla graczy; bez związku z autorami i wydawcami gry Kemet, do których należą jej nazwy i znaki. Wszystkie rysunki i teksty są nasze.
lobby-version = Wersja { $version }

mine-now = W toku
mine-over = Zakończone
mine-over-none = Jeszcze żadnej zakończonej gry.

notice-unreachable = Serwer nie odpowiada. Nic z tego, co wpisano, nie przepadło.
notice-refused = To się nie udało.
notice-unknown = Nic tu (już) nie ma.
notice-too-fast = Za dużo żądań; odczekaj kilka sekund.
notice-unauthorised = To nie zostało przyjęte.
notice-forbidden = To niedozwolone.
notice-too-large = To za długie.
notice-retry = Spróbuj ponownie

opt-on = tak
opt-off = nie
opt-players = Gracze
opt-players-short = mapa zmienia się z nimi
opt-players-text = Od 2 do 5. Na mapie jest tyle miast, ilu graczy, a brzegi Nilu zmieniają się razem z nimi.
opt-target = Cel
opt-target-short = 8 to wieczór, 10 to wojna
opt-target-text = Punkty zwycięstwa potrzebne na koniec Dnia. Pierwsza gra ma gotowe ustawienie i toczy się do 4.
opt-first-game = { $points } pierwsza gra
opt-modules = Moduły Ta-Seti
opt-module-black = czwarty kolor i trzy stwory
opt-module-dawn = licytacja kolejności
opt-module-path = kapłani, przedmioty, umiejętności
opt-module-victory = wygrana na początku tury
opt-module-cards = więcej kart walki i boskich
opt-seats = Miejsca
opt-house = Zasady domowe
opt-public = Kto go znajdzie
opt-public-text = Przez link: tylko ci, którzy mają link. Publiczny: wszyscy widzą go w poczekalni. Trwającą grę można oglądać w obu przypadkach.
opt-by-link = przez link
opt-listed = publiczny
opt-clock = Zegar
opt-clock-none = brak
opt-clock-live = na żywo
opt-clock-days = na dni
opt-clock-none-text = Każdy bierze tyle czasu, ile potrzebuje.
opt-clock-live-text = Minuty na całą grę i dodatkowe sekundy za każdą odpowiedź. Gdy czas minie, gra dalej bot.
opt-clock-days-text = Tyle dni na każdą odpowiedź: gra obok codzienności.
opt-seed = Los
opt-seed-server = z serwera
opt-seed-given = podane ziarno
opt-seed-server-text = Uczciwy los: serwer losuje ziarno, teraz pokazuje jego skrót, a po grze samo ziarno, więc każdy może to sprawdzić.
opt-seed-given-text = Ziarno podajesz ty. To samo ziarno i te same wybory dają tę samą grę; stół mówi wszystkim, że możesz znać los.
opt-pace = Tempo botów
opt-pace-text = Jak długo bot czeka, zanim zagra, żeby dało się nadążyć.
opt-pace-of = { $pace ->
    [0] od razu
    [2] wolno
   *[other] żwawo
  }

seat-god-of = Bóg miejsca { $number }
seat-kind-of = Kto zajmie miejsce { $number }
seat-bot-of = Siła bota na miejscu { $number }
seat-kind-you = Ty
seat-kind-open = Wolne
seat-kind-bot = Bot
seat-note-you = gospodarz
seat-note-open = dla znajomego

bot-random = losowy
bot-easy = łatwy
bot-medium = średni
bot-hard = trudny
bot-random-text = Gra cokolwiek, co dozwolone. Do wypróbowania.
bot-easy-text = Widzi swój najbliższy wybór. Miły pierwszy przeciwnik.
bot-medium-text = Myśli o turę naprzód i waży swoje bitwy.
bot-hard-text = Szuka dalej, pamięta, co kto zagrał, i miesza karty walki. Nigdy nie podgląda.

house-search = Szukaj zasad domowych
house-found = { $count ->
    [0] Żadna zasada nie pasuje.
    [one] Pasuje 1 zasada.
    [few] Pasują { $count } zasady.
    [many] Pasuje { $count } zasad.
   *[other] Pasuje { $count } zasady.
  }
house-changed = { $count ->
    [0] Wszystko jak w druku.
    [one] Zmieniono 1 zasadę domową.
    [few] Zmieniono { $count } zasady domowe.
    [many] Zmieniono { $count } zasad domowych.
   *[other] Zmieniono { $count } zasady domowej.
  }
house-changed-here = zmienione: { $count }
house-topic = { $count ->
    [one] 1 zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
  }
house-reset = Wszystko jak w druku
house-standard = (jak w druku)
house-standard-is = Jak w druku: { $value }.
house-none = Nic nie znaleziono.
topic-creatures = Stwory
topic-battles = Bitwy i odwrót
topic-powers = Moce i karty
topic-board = Mapa i piramidy
topic-other = Inne

new-title = Nowy stół
new-game = Gra
new-table = Stół
new-seats-text = Naciśnij znak, aby wybrać boga; bogowie różnią się tylko imieniem i kolorem. Wolne miejsca zajmie każdy, kto ma link. Bez własnego miejsca oglądasz.
new-strengths = Jak silne są boty?
new-name = Nazwa stołu
new-name-placeholder = Na przykład: niedziela nad Nilem
new-minutes = Minuty na gracza
new-increment = Dodatkowe sekundy za odpowiedź
new-days = Dni na odpowiedź
new-seed = Ziarno
new-house-text = Tam, gdzie drukowane zasady coś zostawiają otwarte albo gdzie gracie inaczej. Widać tylko zasady, które mają znaczenie dla wybranych graczy i modułów.
new-sum = Twój stół
new-sum-seats = { $bots ->
    [0] bez botów
    [one] 1 bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
  }, { $open ->
    [0] bez wolnych miejsc
    [one] 1 wolne miejsce
    [few] { $open } wolne miejsca
    [many] { $open } wolnych miejsc
   *[other] { $open } wolnego miejsca
  }
new-sum-watching = Oglądasz
new-create = Zacznij grę
new-create-open = Otwórz stół
new-reset = Wróć do zwykłych wyborów
new-wrong-minutes = Minut musi być od 1 do 600.
new-wrong-increment = Sekund musi być od 0 do 600.
new-wrong-days = Dni musi być więcej niż 0 i najwyżej 60.
new-wrong-seed = Wpisz ziarno albo niech wylosuje je serwer.

agreed-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
agreed-target = do { $points } punktów
agreed-beginner = pierwsza gra: gotowe ustawienie, do 4 punktów
agreed-clock-none = bez zegara
agreed-clock-live = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  } na gracza i { $increment ->
    [one] 1 sekunda
    [few] { $increment } sekundy
    [many] { $increment } sekund
   *[other] { $increment } sekundy
  } za każdą odpowiedź
agreed-clock-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  } na każdą odpowiedź
agreed-seed-server = z serwera, do sprawdzenia po grze
agreed-seed-given = ziarno podał gospodarz, który może znać los
agreed-no-modules = tylko gra podstawowa
agreed-no-house = wszystkie zasady jak w druku
agreed-house = { $count ->
    [one] 1 zasada domowa
    [few] { $count } zasady domowe
    [many] { $count } zasad domowych
   *[other] { $count } zasady domowej
  }

card-unnamed = Stół gracza { $name }
card-seats = zajęte miejsca: { $taken } z { $players }
card-players = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
  }
card-target = do { $points }
card-progress = Dzień { $day }, runda { $round }
card-live = { $minutes } min
card-days = { $days ->
    [one] 1 dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
  }
card-left-days = { $days ->
    [one] został 1 dzień
    [few] zostały { $days } dni
    [many] zostało { $days } dni
   *[other] zostało { $days } dnia
  }
card-left-hours = { $hours ->
    [one] została 1 godzina
    [few] zostały { $hours } godziny
    [many] zostało { $hours } godzin
   *[other] zostało { $hours } godziny
  }
card-left-soon = mniej niż godzina
card-open = czeka na graczy
card-over = zakończona
card-won = wygrywa { $name }
card-you-won = wygrywasz
card-waiting = teraz: { $names }
card-your-turn = twoja tura
card-go = otwórz
card-join = Dołącz
card-watch = Oglądaj
card-story = Opowieść
card-replay = Powtórka

invite-title = Zaproś znajomych
invite-link = Link do tego stołu
invite-copy = Kopiuj link
invite-share = Udostępnij…
invite-share-text = Zagraj ze mną w Kemet.
invite-copied = Skopiowano.
invite-select = Przeglądarka nie pozwala skopiować; link jest zaznaczony, skopiuj go samodzielnie.
invite-what = Kto go otworzy, zobaczy, co ustalono, wpisze imię, wybierze boga i zajmie miejsce. Konto niepotrzebne.

join-title = Stół
join-text = { $name } zaprasza cię do tego stołu. Zobacz, co ustalono, i zajmij miejsce.
join-text-bots = Zobacz, co ustalono, i zajmij miejsce.
join-waiting-text = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
join-host = gospodarz
join-you = ty
join-here = na miejscu
join-open-count = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] 1 miejsce jest wolne.
    [few] { $count } miejsca są wolne.
    [many] { $count } miejsc jest wolnych.
   *[other] { $count } miejsca jest wolne.
  }
join-fill = Wolne miejsca zajmą boty:
join-start = Zacznij teraz
join-starts-by-itself = Czekamy na ostatnie miejsca.
join-leave = Opuść miejsce
join-take = Zajmij miejsce
join-seat = Miejsce
join-seat-number = Miejsce { $number }
join-god = Twój bóg
join-god-text = Pięciu bogów różni się tylko imieniem, kolorem i figurkami.
join-sit = Siadam
join-watch = Wolę oglądać
join-watching = Oglądasz. Stół otworzy się tu sam, gdy gra się zacznie.
join-full = Wszystkie miejsca są zajęte.
join-agreed = Co ustalono
join-hash = Skrót losu (SHA-256 ziarna):

settings-title = Imię i wygląd
settings-theme = Motyw
settings-theme-system = jak urządzenie
settings-theme-day = dzień
settings-theme-night = noc
settings-kept = { $count ->
    [0] Ta przeglądarka nie pamięta jeszcze żadnych miejsc.
    [one] Ta przeglądarka pamięta klucz do 1 miejsca.
    [few] Ta przeglądarka pamięta klucze do { $count } miejsc.
    [many] Ta przeglądarka pamięta klucze do { $count } miejsc.
   *[other] Ta przeglądarka pamięta klucze do { $count } miejsca.
  }

time-label = Oś czasu gry
time-day = Dzień { $day }

replay-title = Powtórka
replay-moment = Ta chwila
replay-board = Plansza w tej chwili
replay-controls = Oś czasu i przyciski
replay-standings = Punkty w tej chwili
replay-chapters = Tury i bitwy
replay-chapter-night = Noc
replay-chapter-turn = { $name }
replay-chapter-battle = Bitwa: atakuje { $name }
replay-prayer = modlitwa
replay-none = brak
replay-hidden = ukryte: { $count }
replay-tiles = Płytki
replay-battle-cards = Karty walki
replay-divine-cards = Karty boskie
replay-when = Dzień { $day }, runda { $round }
replay-when-short = Dzień { $day } · { $round }
replay-night = Noc przed Dniem { $day }
replay-step = { $version } z { $last }
replay-start = Początek: jeszcze nic się nie stało.
replay-first = Na początek
replay-last = Na koniec
replay-back = Krok wstecz (strzałka w lewo)
replay-on = Krok naprzód (strzałka w prawo)
replay-play = Odtwarzaj
replay-pause = Pauza
replay-turn = Tura
replay-turn-back = Do poprzedniej tury (Shift i strzałka w lewo)
replay-turn-on = Do następnej tury (Shift i strzałka w prawo)
replay-battle = Bitwa
replay-battle-back = Do poprzedniej bitwy (Shift i B)
replay-battle-on = Do następnej bitwy (B)
replay-speed = Tempo
replay-eyes = Oczami
replay-eyes-own = moimi
replay-eyes-table = widza
replay-eyes-all = wszystko odkryte
replay-link = Link do tej chwili
replay-to-table = Do stołu

story-title = Koniec gry
story-not-over = Ta gra jeszcze trwa; jej opowieść będzie potem.
story-wins = Oba Kraje należą do boga: { $god }
story-nobody = Oba Kraje nie należą do nikogo
story-you = { $days ->
    [one] Wygrywasz, punkty: { $points }, po 1 Dniu.
    [few] Wygrywasz, punkty: { $points }, po { $days } Dniach.
    [many] Wygrywasz, punkty: { $points }, po { $days } Dniach.
   *[other] Wygrywasz, punkty: { $points }, po { $days } Dniach.
  }
story-who = { $days ->
    [one] Wygrywa { $name }, punkty: { $points }, po 1 Dniu.
    [few] Wygrywa { $name }, punkty: { $points }, po { $days } Dniach.
    [many] Wygrywa { $name }, punkty: { $points }, po { $days } Dniach.
   *[other] Wygrywa { $name }, punkty: { $points }, po { $days } Dniach.
  }
story-points = Punkty według źródła
story-resigned = (rezygnacja)
story-total = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
story-acts = Co dalej
story-rematch = Rewanż
story-rematch-join = Do rewanżu
story-replay = Obejrzyj powtórkę
story-record = Pobierz zapis

chart-title = Punkty w czasie
chart-label = Punkty zwycięstwa wszystkich graczy przez kolejne Dni; to samo w tabeli poniżej
chart-table = Jako tabela
chart-player = Gracz
chart-day = Dzień { $day }

battles-title = Rozstrzygające bitwy
battles-none = Nie stoczono żadnej bitwy.
battles-all = { $count ->
    [one] Jedyna bitwa
    [few] Wszystkie { $count } bitwy
    [many] Wszystkie { $count } bitew
   *[other] Wszystkie { $count } bitwy
  }
battles-where = { $space }, Dzień { $day }
battles-attacker = atakuje { $name }
battles-defender = broni się { $name }
battles-won = Wygrywa { $winner }, tracąc { $won ->
    [0] zero jednostek
    [one] 1 jednostkę
    [few] { $won } jednostki
    [many] { $won } jednostek
   *[other] { $won } jednostki
  }; straty gracza { $loser }: { $lost ->
    [0] brak
   *[other] { $lost }
  }.
battles-tie = Remis należy do obrońcy: utrzymuje się { $winner }, tracąc { $won ->
    [0] zero jednostek
    [one] 1 jednostkę
    [few] { $won } jednostki
    [many] { $won } jednostek
   *[other] { $won } jednostki
  }; straty gracza { $loser }: { $lost ->
    [0] brak
   *[other] { $lost }
  }.
battles-gain = { $count ->
    [one] { $winner } ma po niej o 1 punkt więcej.
    [few] { $winner } ma po niej o { $count } punkty więcej.
    [many] { $winner } ma po niej o { $count } punktów więcej.
   *[other] { $winner } ma po niej o { $count } punktu więcej.
  }
battles-called-off = Obrońcy już nie było; bez bitwy.
battles-show = pokaż

fair-title = Uczciwy los
fair-text = Przed grą serwer pokazał poniższy skrót; teraz pokazuje ziarno. Jeśli pasują do siebie, nikt po drodze nie zmienił losu.
fair-given = Ziarno tej gry podał gospodarz, więc mógł znać los.
fair-seed = Ziarno
fair-secret = widoczne po zakończeniu gry
fair-hash = Skrót pokazany przed grą
fair-computed = Skrót obliczony teraz przez przeglądarkę
fair-check = Sprawdź
fair-good = Są równe: los jest taki, jak obiecano.
fair-bad = Różnią się: nie ufaj tej grze.
fair-cannot = Ta przeglądarka nie może tego tu obliczyć; użyj polecenia poniżej.
fair-how = Jak to działa?
fair-how-text = SHA-256 zamienia tekst w 64 cyfry i nikt nie umie znaleźć innego tekstu z tymi samymi cyframi. Zapis zawiera ziarno i każdy wybór: kemet replay odtwarza go karta po karcie. Skrót możesz obliczyć samodzielnie:

account-title = Ty
account-optional = Konto (niekonieczne)
account-text = Można grać bez konta. Konto otwiera twoje gry także z innych urządzeń. Przechowujemy nazwę i chronione hasło, nic więcej.
account-in = Zalogowano: { $name }
account-in-text = Twoje gry idą za tobą: zaloguj się na innym urządzeniu i znajdź je w poczekalni.
account-name = Nazwa konta
account-password = Hasło
account-password-text = Znaków co najmniej: { $count }. Nie ma adresu e-mail, więc utraconego hasła nie da się przysłać.
account-show = Pokaż hasło
account-login = Zaloguj się
account-register = Załóż konto
account-logout = Wyloguj się
account-delete = Usuń konto
account-sure = Usunąć na zawsze? Twoje miejsca zostaną w tej przeglądarce.
account-delete-yes = Tak, usuń
account-delete-no = Zostaw
account-removed = Konto zostało usunięte.
account-left = Wylogowano.
account-claimed = { $count ->
    [0] Witaj.
    [one] Witaj. 1 miejsce z tej przeglądarki należy teraz do twojego konta.
    [few] Witaj. { $count } miejsca z tej przeglądarki należą teraz do twojego konta.
    [many] Witaj. { $count } miejsc z tej przeglądarki należy teraz do twojego konta.
   *[other] Witaj. { $count } miejsca z tej przeglądarki należy teraz do twojego konta.
  }
account-wrong-name = Nazwa ma co najmniej dwie litery.
account-wrong-password = Hasło ma mieć znaków co najmniej: { $count }.

# End of: lobby, joining, replay, story, account
