## Battle, market, hand, path, dawn

colon = :
parts-you = Ty

tokens-title = Plansza akcji
tokens-title-of = Plansza akcji: { $who }
tokens-used = użyte dzisiaj
tokens-open = Otwórz planszę akcji
tokens-open-text = Naciśnięcie otwiera planszę akcji.
laid-none = Dziś nie położono jeszcze żadnego znacznika.
tokens-legal = możliwe teraz
tokens-left = { $count ->
    [one] został 1 znacznik akcji
    [few] zostały { $count } znaczniki akcji
    [many] zostało { $count } znaczników akcji
   *[other] zostało { $count } znacznika akcji
  }
tokens-left-text = W każdej z pięciu swoich tur Dnia kładziesz jeden zwykły znacznik.
tokens-row-done = Rząd { $row } ma znacznik
tokens-row-needed = Rząd { $row } potrzebuje jeszcze znacznika
tokens-row-text = Na koniec Dnia w każdym rzędzie musi leżeć choć jeden twój znacznik; srebrny się liczy, złoty nie.
tokens-gold = Złoty znacznik
tokens-gold-text = Raz na Dzień dodatkowa akcja z twoich złotych płytek, w turze, w której kładziesz też zwykły znacznik.
tokens-gold-none = Złoty znacznik: nie masz go
tokens-gold-placed = Złoty znacznik: użyty dzisiaj
tokens-gold-hand = Złoty znacznik: gotowy
tokens-gold-use = Złoty znacznik: { $action }
tokens-silver = Srebrny znacznik
tokens-silver-text = Raz na Dzień dodatkowa akcja na dowolnym wolnym polu, w turze, w której kładziesz też zwykły znacznik.
tokens-silver-placed = Srebrny znacznik: użyty dzisiaj
tokens-silver-hand = Srebrny znacznik: gotowy; naciśnij, aby położyć go teraz

market-title = Płytki mocy
market-all = wszystko
market-tab = Płytki: { $colour }; twoja piramida: { $level }
market-not-now = Nie teraz
market-your-level = twoja piramida ma poziom { $level }
market-taken = Zajęte
market-level = Poziom { $level }
market-place = { $colour }, poziom { $level }
market-yours = twoja
market-owner = ma ją { $who }
market-sealed = zapieczętowana do następnego Dnia
market-can = możesz ją teraz kupić
market-can-for = możesz ją teraz kupić za { $price } PM
market-can-seal = możesz ją teraz zapieczętować

hand-title = Twoje karty
hand-battle = Karty Walki · { $count } z { $all }
hand-divine = Karty BI · { $count }
hand-offered = Wybierz jedną
hand-none = brak
hand-used = użyta; wróci, gdy użyte będą wszystkie
hand-remove = usuń ją na zawsze
hand-watching = Oglądasz; karty na rękach są zakryte.
hand-back = Karta Walki, zakryta
hand-battle-card = { $name }: siła { $strength }, obrażenia { $damage }, ochrona { $protection }
hand-divine-card = { $count ->
    [one] { $name }, koszt { $cost }
    [few] { $count } razy { $name }, koszt { $cost }
    [many] { $count } razy { $name }, koszt { $cost }
   *[other] { $count } razy { $name }, koszt { $cost }
  }
hand-play = { $count ->
    [one] Zagraj: { $name }, koszt { $cost }
    [few] Zagraj: { $name }, koszt { $cost }; masz { $count }
    [many] Zagraj: { $name }, koszt { $cost }; masz { $count }
   *[other] Zagraj: { $name }, koszt { $cost }; masz { $count }
  }

fight-title = Bitwa: { $space }
fight-steps = Kroki bitwy
fight-step-escape = Ucieczka
fight-step-march = Wymarsz
fight-step-objects = Przedmioty
fight-step-cards = Karty
fight-step-locked = Wybrane
fight-step-reveal = Odkrycie
fight-step-strength = Siła
fight-step-losses = Straty
fight-step-spoils = Łupy
fight-step-retreat = Odwrót
fight-attacker = atakuje
fight-defender = broni się · wygrywa remis
fight-see-board = Zobacz planszę
fight-open = Wróć do bitwy
fight-dismiss = Zamknij wynik
fight-skip = Pomiń
fight-tempo = Tempo: { $tempo }
fight-tempo-still = bez ruchu
fight-say-locked = Obie strony wybrały.
fight-scale = Waga: { $left } przeciw { $right }
fight-units = { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
  }
fight-figures-lost = { $count ->
    [one] 1 jednostka, straty: { $lost }
    [few] { $count } jednostki, straty: { $lost }
    [many] { $count } jednostek, straty: { $lost }
   *[other] { $count } jednostki, straty: { $lost }
  }
fight-silent = W tej bitwie się nie liczy.
fight-strength-of = Siła: { $who }
fight-value-text = Siła to suma jednostek, karty Walki, płytek, stwora, przedmiotów i kart BI.
fight-mirror = odbicie: { $card }
fight-other = inne efekty
fight-temporary-strength = znacznik ze ścieżki
fight-temporary-damage = znacznik ze ścieżki
fight-temporary-protection = znacznik ze ścieżki
fight-card-open = twoja karta Walki
fight-card-possible = { $count ->
    [one] karta Walki, możliwa 1
    [few] karta Walki, możliwe { $count }
    [many] karta Walki, możliwych { $count }
   *[other] karta Walki, możliwych { $count }
  }
fight-divine-possible = { $count ->
    [one] do 1 karty BI
    [few] do { $count } kart BI
    [many] do { $count } kart BI
   *[other] do { $count } karty BI
  }
fight-if-added = { $name }, jeśli ją dołożysz
fight-losses = Straty
fight-losses-text = Obrażenia drugiej strony minus twoja ochrona; najwyżej wszystkie jednostki.
fight-damage-taken = otrzymane obrażenia
fight-protection = ochrona
fight-lost = straty: { $count }
fight-own-card = przez własną kartę Walki
fight-points = { $count ->
    [one] { $signed } punkt zwycięstwa
    [few] { $signed } punkty zwycięstwa
    [many] { $signed } punktów zwycięstwa
   *[other] { $signed } punktu zwycięstwa
  }
fight-prayer = +{ $count } PM
fight-cards = { $count ->
    [one] dobiera 1 kartę BI
    [few] dobiera { $count } karty BI
    [many] dobiera { $count } kart BI
   *[other] dobiera { $count } karty BI
  }
fight-dawn = { $count ->
    [one] +1 żeton Świtu
    [few] +{ $count } żetony Świtu
    [many] +{ $count } żetonów Świtu
   *[other] +{ $count } żetonu Świtu
  }
fight-your-battle-cards = Twoje karty Walki
fight-your-divine-cards = Twoje karty BI do bitew
fight-pick = Jedną zagraj, jedną odrzuć
fight-pick-text = Dotknij karty, aby ją zagrać, i drugiej, aby ją odrzucić. Karty BI idą pod zagraną kartę.
fight-cost = Koszt teraz: { $cost } z twoich { $prayer } PM.
fight-tag-play = gram
fight-tag-discard = odrzucam
fight-tag-add = dokładam
fight-tag-add-many = dokładam { $count }
fight-lock = Zatwierdź wybór
fight-undo = Cofnij
fight-seal = Zapieczętuj: { $tile } ({ $who })
fight-wound = Odrzuć kartę { $name }: +1 do siły
fight-recall = Odwołaj
fight-recall-for = Odwołaj za +{ $prayer } PM
fight-waiting = Obie strony wybierają
fight-waiting-text = Nikt nie widzi kart, zanim obie strony nie wybiorą.
fight-waiting-for = teraz: { $who }
fight-continue = Dalej
fight-choosing = obie strony wybierają karty
fight-has-chosen = { $who }: wybrano.
fight-is-choosing = { $who } wybiera.
fight-hidden-text = Karty nikt nie widzi, zanim obie strony nie wybiorą.
fight-odds = Twoje szanse
fight-odds-text = Liczone po wszystkich kartach Walki, które druga strona może jeszcze mieć, każda równie prawdopodobna; dokłada każdą kartę BI, którą może mieć i opłacić. Bez przedmiotów.
fight-odds-all = Twoje szanse przy dobrej grze
fight-odds-card = Gdy zagrasz: { $card }
fight-odds-win = wygrana { $win }%
fight-odds-say = Wygrywasz w { $win } procentach przypadków, twoja jednostka przeżywa w { $survive } procentach
fight-odds-more = Punkt: { $point }%, ocalała jednostka: { $survive }%. Średnie straty: twoje { $own }, wroga { $enemy }.
fight-odds-more-plain = Ocalała jednostka: { $survive }%. Średnie straty: twoje { $own }, wroga { $enemy }.
fight-you-win = Wygrywasz, { $high } : { $low }.
fight-you-lose = Wygrywa { $winner }, { $high } : { $low }; przegrywasz.
fight-wins = Wygrywa { $winner }, przegrywa { $loser }, { $high } : { $low }.
fight-and-points = { $count ->
    [one] { $signed } punkt zwycięstwa.
    [few] { $signed } punkty zwycięstwa.
    [many] { $signed } punktów zwycięstwa.
   *[other] { $signed } punktu zwycięstwa.
  }
fight-loses = { $count ->
    [0] { $who } nie traci jednostek.
    [one] { $who } traci 1 jednostkę.
    [few] { $who } traci { $count } jednostki.
    [many] { $who } traci { $count } jednostek.
   *[other] { $who } traci { $count } jednostki.
  }
fight-loses-you = { $count ->
    [0] Nie tracisz jednostek.
    [one] Tracisz 1 jednostkę.
    [few] Tracisz { $count } jednostki.
    [many] Tracisz { $count } jednostek.
   *[other] Tracisz { $count } jednostki.
  }
fight-fate-recalled = { $who } odwołuje jednostki ({ $count }) i zyskuje tyle samo PM.
fight-fate-recalled-you = Odwołujesz jednostki ({ $count }) i zyskujesz tyle samo PM.
fight-fate-retreated = { $who } wycofuje się na pole { $space }.
fight-fate-retreated-you = Wycofujesz się na pole { $space }.
fight-fate-stayed = { $who } zostaje.
fight-fate-stayed-you = Zostajesz.
fight-fate-destroyed = { $who } nie ma tam już nikogo.
fight-fate-destroyed-you = Nie masz tam już nikogo.
fight-say-begin = Atakuje { $attacker }, co najmniej { $left }. Broni się { $defender }, co najmniej { $right }.
fight-winner = wygrywa
fight-say-reveal = Odkrycie: { $attacker }; { $defender }.
fight-say-card = { $who } { $card }, { $strength }, { $damage }, { $protection }
fight-say-with = dołożono: { $cards }
fight-say-strength = Siła: { $attacker } { $left }, { $defender } { $right }.
fight-say-tie = Remis należy do obrońcy.
fight-say-losses = Straty: { $attacker } { $left }, { $defender } { $right }.

way-title = Droga do Ta-Seti
way-boards = Cztery plansze od lewej do prawej; strzałki prowadzą od lokacji do lokacji
way-stop = { $kind } { $stop }
way-there = na miejscu: { $what }
way-nothing = nic tam nie leży
way-priests = { $count ->
    [one] 1 kapłan ({ $who })
    [few] { $count } kapłanów ({ $who })
    [many] { $count } kapłanów ({ $who })
   *[other] { $count } kapłana ({ $who })
  }
way-to-with = { $stop } ({ $what })
way-leads = ścieżki do: { $stops }
way-legal = Możliwe teraz
way-symbol-text = Wszystkie symbole na przebytej ścieżce działają od razu, w kolejności wędrówki.
way-points-left = { $count ->
    [one] jeszcze 1 punkt odłożony
    [few] jeszcze { $count } punkty odłożone
    [many] jeszcze { $count } punktów odłożonych
   *[other] jeszcze { $count } punktu odłożonego
  }
way-ask = { $count ->
    [one] Można dotrzeć do jednej lokacji: dotknij jej i wyślij kapłana.
    [few] Można dotrzeć do { $count } lokacji: dotknij jednej i wyślij kapłana.
    [many] Można dotrzeć do { $count } lokacji: dotknij jednej i wyślij kapłana.
   *[other] Można dotrzeć do { $count } lokacji: dotknij jednej i wyślij kapłana.
  }
way-who = Który kapłan rusza?
way-from-reserve = nowy
way-walk = Wyślij kapłana
way-walk-from = Wyślij: { $from }
way-no-priest = Bez kapłana
way-take = Weź: { $what }
way-take-nothing = Nic nie bierz
way-look = Wskaż lokację, aby zobaczyć, co tam leży i dokąd prowadzą ścieżki.
way-close = Zobacz planszę
way-players = Kapłani, przedmioty i zdolności
way-count-wait = { $count ->
    [one] 1 czeka
    [few] { $count } czekają
    [many] { $count } czeka
   *[other] { $count } czeka
  }
way-count-walk = { $count ->
    [one] 1 idzie
    [few] { $count } idą
    [many] { $count } idzie
   *[other] { $count } idzie
  }
way-count-map = na mapie: { $count }
way-count-reserve = w zasobach jednostek: { $count }
way-no-object = bez przedmiotów
way-no-skill = bez zdolności
way-dawn = { $count ->
    [one] 1 żeton Świtu
    [few] { $count } żetony Świtu
    [many] { $count } żetonów Świtu
   *[other] { $count } żetonu Świtu
  }

bid-title = Świt
bid-text = Najwyższa stawka pierwsza zajmuje miejsce w kolejności; równe stawki idą według starej kolejności.
bid-places = Miejsca w kolejności
bid-place-free = Miejsce { $place }
bid-place-legal = Zajmij miejsce { $place }
bid-place-taken = Miejsce { $place }: { $who }
bid-bids = Stawki
bid-old-place = dotąd numer { $place }
bid-none = jeszcze bez stawki
bid-value = stawka { $value }
bid-spent = { $count ->
    [one] wydany 1 ·
    [few] wydane { $count } ·
    [many] wydanych { $count } ·
   *[other] wydane { $count } ·
  }
bid-spend = { $count ->
    [0] Bez żetonów
   *[other] Wydaj { $count }
  }
bid-tokens-text = Kto przegra bitwę albo straci w niej wszystkie jednostki, zyskuje żeton Świtu. Każdy wydany dodaje 1 do stawki.
bid-tokens-hidden = Żetony Świtu: ukryte
bid-show = Licytuj: { $value }
bid-show-none = Licytuj

## Table

page-loading = Chwileczkę…
page-missing = Nic tu nie ma.
page-missing-text = Może w adresie jest literówka, a może stół został usunięty.
page-home = Do poczekalni
gallery-name = Galeria

bar-home = Do poczekalni
bar-day = Dzień { $day }
bar-night = Noc { $day }
bar-round = runda { $round } z { $rounds }
bar-round-short = runda { $round }
bar-last-day = ostatni Dzień
bar-order = Kolejność tur
bar-first-to = gra do
bar-tools = Narzędzia
bar-mute = Wyłącz dźwięk
bar-unmute = Włącz dźwięk
bar-text = Stół jako tekst
bar-language = Język
bar-theme = Barwy dnia lub nocy
bar-rules = Zasady
bar-menu = Menu

board-region = Plansza
board-name = Mapa dla { $players } graczy
board-whole = Pokaż całą mapę
board-not-now = Teraz niemożliwe.
board-legal = Możliwe
board-legal-many = Możliwe wybory: { $count }
board-pyramid = { $colour } piramida, poziom { $level }
board-crossing = port łączący pola { $from } i { $to }
way-steps = { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }
way-teleport = { $steps ->
    [one] teleportacja
    [few] { $steps } kroki, w tym teleportacja
    [many] { $steps } kroków, w tym teleportacja
   *[other] { $steps } kroku, w tym teleportacja
  }
word-prayer = modlitwa
word-victory = punkty

space-of-city = { $space } ({ $who })
space-gate-of = Brama ({ $who })

players-name = Gracze
side-name = Moce i dziennik
hand-name = Twoja ręka
tabs-name = Części stołu
tab-map = Mapa
tab-actions = Akcje
tab-hand = Ręka
tab-powers = Moce
tab-log = Dziennik
tab-asked = tu jest pytanie

player-resigned = poddany, gra bot
player-gave-up = gra poddana
player-away = nie przy stole
player-active = Trwa tura tego gracza
player-city = miasto { $city }
player-points = { $count ->
    [one] 1 punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
    [many] { $count } punktów zwycięstwa
   *[other] { $count } punktu zwycięstwa
  }
player-points-text = Punkty zdobyte na stałe i trzymane teraz. Z { $target } na koniec Dnia gra może się skończyć.
player-no-points = jeszcze bez punktów
player-prayer = { $count } PM
player-prayer-text = Punktami modlitwy płacisz za poziomy, płytki, jednostki, teleporty i karty. Nikt nigdy nie ma ich więcej niż 11.
player-tokens = { $count ->
    [one] został 1 znacznik akcji
    [few] zostały { $count } znaczniki akcji
    [many] zostało { $count } znaczników akcji
   *[other] zostało { $count } znacznika akcji
  }
player-reserve = { $count ->
    [one] 1 jednostka w zasobach
    [few] { $count } jednostki w zasobach
    [many] { $count } jednostek w zasobach
   *[other] { $count } jednostki w zasobach
  }
player-reserve-text = Jednostki, które można znów zrekrutować.
player-divine = { $count ->
    [one] 1 karta BI
    [few] { $count } karty BI
    [many] { $count } kart BI
   *[other] { $count } karty BI
  }
player-divine-text = Ukryte przed wszystkimi innymi. Co Noc przychodzi jedna.
player-battle = { $count ->
    [one] 1 karta Walki na ręce
    [few] { $count } karty Walki na ręce
    [many] { $count } kart Walki na ręce
   *[other] { $count } karty Walki na ręce
  }
player-battle-text = Już pokazane: { $shown }. Wszystkie wracają, gdy użyte są dwie ostatnie.
player-battle-none = żadne
player-cards = karty BI: { $divine }, karty Walki: { $battle }
player-tiles = Płytki: { $tiles }
player-priests = { $count ->
    [one] 1 kapłan czeka przy drodze
    [few] { $count } kapłani czekają przy drodze
    [many] { $count } kapłanów czeka przy drodze
   *[other] { $count } kapłana czeka przy drodze
  }
player-priests-text = Znacznik Ruchu może posłać jednego z nich dalej.
player-dawn = { $count ->
    [one] 1 żeton Świtu
    [few] { $count } żetony Świtu
    [many] { $count } żetonów Świtu
   *[other] { $count } żetonu Świtu
  }
player-sum-strength = Siła w każdej bitwie
player-sum-attack = Siła w ataku
player-sum-defence = Siła w obronie
player-sum-damage = Obrażenia w każdej bitwie
player-sum-protection = Ochrona w każdej bitwie
player-sum-move = Kroki każdego Ruchu
player-sum-initiative = Obrońcy ginący przed bitwą
player-sum-night = PM co Noc
player-sum-pray = PM z każdej akcji Modlitwy
player-more = jeszcze { $count }
race-name = Wyścig do { $target } punktów
race-bar = { $count } z { $target } punktów, w tym tymczasowe: { $now }
player-held = Co może jeszcze mieć { $who }
player-held-text = na ręce: { $count }, możliwych: { $possible }
player-source-battle = Zdobyte w bitwach; na stałe.
player-source-temporary = Świątynie i piramidy poziomu 4 trzymane teraz; znikają wraz z nimi.
player-source-two_temples = Za co najmniej dwie świątynie na koniec Dnia; na stałe.
player-source-sanctuary = Za ofiary w Sanktuarium; na stałe.
player-source-tiles = Z płytek Punkt zwycięstwa; na stałe.
player-source-creatures = Ze Sfinksa; na stałe.
player-source-path = Z drogi do Ta-Seti; na stałe.
player-source-daggers = Zdobyte i stracone Mieczami obosiecznymi.
player-doing-turn = tura
player-doing-move = ruch
player-doing-battle = bitwa
player-doing-other = wybiera

preview-name = Co to jest
preview-idle = Wskaż cokolwiek: tu się objaśni, razem z ceną.
preview-choice = Twój wybór
preview-several = Możliwości tutaj: { $count }; kliknij, aby je zobaczyć.
preview-obelisk = obelisk: cel teleportu
preview-harbour = port
preview-win = wygrana { $percent }%
preview-survive = ocalała jednostka { $percent }%
preview-losses = straty { $own } : { $enemy }

prompt-name = Twoja decyzja
prompt-moving = Ruch z pola { $space }
prompt-steps = { $count ->
    [0] Nie ma już kroków: zagraj kartę, zostaw jednostki albo stań.
    [one] Został jeden krok. Wybierz świecące pole.
    [few] Zostały { $count } kroki. Wybierz świecące pole.
    [many] Zostało { $count } kroków. Wybierz świecące pole.
   *[other] Zostało { $count } kroku. Wybierz świecące pole.
  }
prompt-card-target = { $card }: wybierz świecące pole albo Esc, aby odłożyć kartę.
prompt-several = Można tu zrobić kilka rzeczy: { $space }
answers-step = Krok lub więcej
answers-teleport = Teleportacja
answers-fight = Atak
answers-binding = nie do cofnięcia
prompt-all = { $count ->
    [one] Lista: 1 wybór
    [few] Lista: { $count } wybory
    [many] Lista: { $count } wyborów
   *[other] Lista: { $count } wyboru
  }
prompt-waiting = Teraz: { $who }
prompt-wait-text = Planszę można nadal oglądać. Stałe polecenia z menu odpowiedzą za ciebie.
prompt-watching = Oglądasz. Wskaż coś lub tego dotknij, a zostanie objaśnione.
prompt-past = Chwila z przeszłości
prompt-past-text = Plansza pokazuje stół takim, jaki był wtedy.
prompt-now = Wróć do teraz
prompt-undo = Cofnij
prompt-undo-closed = Nie ma czego cofać albo coś już odkryto
prompt-hint = Podpowiedź
prompt-hint-says = Bot wybrałby: { $what }
prompt-hint-do = Zrób to
prompt-hint-use = Skorzystaj z podpowiedzi
prompt-end-turn = Zakończ turę
prompt-stop = Stań tutaj
prompt-group = Ci idą
prompt-regroup = Resztę zostaw tutaj
prompt-go = Idź tam
prompt-end = Koniec
prompt-done = Gotowe
prompt-pass-starting-pyramid = Zostaw puste
prompt-pass-start-of-move = Nie ruszaj się
prompt-pass-raise = Nic nie buduj
prompt-pass-buy = Nic nie kupuj
prompt-pass-place = Nikogo nie werbuj
prompt-pass-creature-return = Zostaw w zasobach
prompt-pass-veto = Niech karta zadziała
prompt-pass-escape = Zostań i walcz
prompt-pass-night-power = Bez dalszych mocy
prompt-pass-delta-sacrifice = Zachowaj jednostkę
prompt-pass-sanctuary-sacrifice = Zachowaj obie jednostki
prompt-pass-priest = Kapłan nie wyrusza
prompt-pass-unit-to-destroy = Oszczędź wszystkich
prompt-pass-tokens-to-take = Nic nie bierz
prompt-pass-divine-seal = Zachowaj Pieczęć
prompt-pass-priest-to-send-back = Wszyscy zostają
prompt-pass-swap-of-battle-cards = Zostaw odkrytą kartę
prompt-done-place = Dość jednostek
prompt-done-divine-wound = Nie odrzucaj więcej
prompt-done-battle-objects = Nie używaj więcej
prompt-done-before-the-action = Zacznij akcję
prompt-yes-veto = Zagraj Weto
prompt-yes-delta-sacrifice = Poświęć jednostkę
prompt-yes-sanctuary-sacrifice = Poświęć obie jednostki
prompt-yes-swap-of-battle-cards = Zamień karty
prompt-yes = Tak
prompt-recall = Odwołaj
prompt-retreat = Wycofaj się
prompt-stay = Zostań
prompt-reinforce = Posiłki
prompt-raise = Podnieś
prompt-build = Buduj
prompt-do-fight-there = Zaatakuj tam
prompt-do-step = Idź tam
prompt-do-teleport = Teleportuj
prompt-do-place = Wystaw tam jednostkę
prompt-do-priest = Wystaw tam kapłana
prompt-do-from = Ten oddział
prompt-do-raise = Podnieś
prompt-do-build = Buduj
prompt-do-escape = Uciekaj tam
prompt-do-retreat = Wyślij ich tam
prompt-do-fight = Najpierw ta bitwa
prompt-do-city = Weź to miasto
prompt-do-creature = Postaw go tam
prompt-do-card = Zagraj ją tam
prompt-do-replace = Zastąp tutaj
prompt-do-sendback = Odeślij tego kapłana
prompt-do-kill = Zniszcz tam jedną
victory-you = Zwycięstwo jest twoje!
victory-decided = Chwila, która rozstrzygnęła
victory-battle = Dzień { $day }: { $winner } pokonuje gracza { $loser }, { $high } do { $low } ({ $space }).
victory-odds = Szansa na wygraną zmieniła się z { $before }% na { $after }%.
victory-picture = Udostępnij obraz
victory-you-text = { $god } panuje nad krainą nad Nilem.
victory-other-text = To była dobra wojna. Opowieść mówi, jak ją wygrano, a rewanż jest o jedno kliknięcie stąd.
prompt-won = Wygrywa { $who }
prompt-story = Jak to było
prompt-replay = Powtórka

picker-units = Jednostki, które idą
picker-priests = W tym kapłani

token-kind-regular = zwykły
token-kind-silver = srebrny
token-kind-gold = złoty

log-name = Dziennik
log-since = Od mojej ostatniej tury
log-all = Wszystko
log-rerun = Pokaż na mapie
log-just-now = Przed chwilą
log-see = Zobacz
log-show = Pokaż tę chwilę na planszy
log-resigned = { $who }: poddanie się; bot gra dalej.
log-resigned-ends = { $who }: poddanie się; gra skończona.
log-empty = Jeszcze nic się nie stało.

chat-name = Czat
chat-unread = { $count ->
    [one] Czat, 1 nowy wpis
    [few] Czat, { $count } nowe wpisy
    [many] Czat, { $count } nowych wpisów
   *[other] Czat, { $count } nowego wpisu
  }
chat-say = Powiedz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
chat-report = Zgłoś wiadomość

call-name = Daj mi znać
call-here = Kemet: twoja kolej
orders-name = Stałe polecenia
orders-text = Odpowiedzi dane z góry, żeby nikt na ciebie nie czekał. Widzisz je tylko ty.
orders-veto = Gdy inny gracz zagrywa kartę BI
orders-escape = Gdy ktoś cię atakuje i możesz uciec
orders-recall = Gdy twój oddział może zostać odwołany
orders-sacrifice = Gdy możesz złożyć jednostki w ofierze
orders-divine_wound = Gdy możesz odrzucić karty na Boską ranę
orders-battle_objects = Gdy możesz użyć przedmiotów w bitwie
orders-ask = pytaj mnie
orders-never = nigdy
orders-always = zawsze
orders-when-hit = tylko gdy dotyczy mnie
orders-when-losing = tylko gdy prawdopodobnie przegram
orders-escape-below = Uciekaj, gdy moja szansa jest poniżej
orders-next = Gdy jeden z członków może wykonać turę
orders-split = Gdy sojusznik proponuje podział modlitwy
orders-losses = Gdy wskazujesz, czyje jednostki giną
orders-later = najpierw inni
orders-agree = zgadzam się
orders-usual = jak zwykle

keys-tab = od części do części: pytanie, mapa, akcje, ręka, moce, gracze, dziennik
keys-arrows = na mapie na sąsiednie pole; w panelu od części do części
keys-enter = wybierz
keys-esc = krok wstecz
keys-next = następne możliwe pole
keys-units = tyle jednostek
keys-undo = cofnij
keys-hint = podpowiedź
keys-end = zakończ turę, gotowe albo pas
keys-text = stół jako tekst
keys-log = od mojej ostatniej tury
keys-rerun = co się stało od mojej ostatniej tury, na mapie
keys-mute = dźwięk włącz lub wyłącz
keys-zoom = powiększ mapę
keys-help = zasady i ta lista

text-told = Zdaniami
text-drawn = Jako obraz
text-failed = Widoku tekstowego teraz nie ma.
drawer-close = Zamknij
menu-resign = Poddaj się; bot gra dalej
menu-resign-ends = Poddaj się; gra się kończy
menu-resign-sure = Na pewno? Naciśnij jeszcze raz, aby się poddać
live-away = Bot gra za ciebie.
live-resigned = Gra poddana: teraz oglądasz. Bot gra za ciebie.
live-return = Wracam do gry
live-lost = Połączenie zerwane; próbuję znowu…
news-asked = Pytanie do ciebie:
scene-name = Co się dzieje
scene-board = Zobacz planszę
scene-PathMap = Droga do Ta-Seti
scene-Dawn = Świt

## Lobby, joining, replay, story, account

lobby-skip = Przejdź do treści
lobby-where = Gdzie jesteś
lobby-language = Język
lobby-day = Dzień
lobby-night = Noc
lobby-theme-day = Włącz jasny motyw
lobby-theme-night = Włącz ciemny motyw
lobby-guest = Gość
lobby-account-open = imię, ustawienia, konto
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
lobby-people = Gracze i rankingi
lobby-friends = Znajomi
lobby-clubs = Kluby
lobby-contests = Turnieje
title-line = Bogowie walczą o Nil. Atakuj: wygrywa ten, kto pierwszy zdobędzie 8 punktów.
title-learn = Ucz się, grając
title-learn-text = 10 minut, jeden przeciwnik, bez czytania
title-play = Gra z botami
title-play-text = Cała gra, od razu
title-invite = Zaproś znajomych
title-your-move = Twój ruch
title-your-game = Twoja gra
title-game = Dzień { $day }, grają też: { $others }
title-waits = Stół czeka na graczy.
title-more = Lekcje, Seth, Ta-Seti, otwarte stoły, wszystkie opcje
title-more-games = Wszystkie gry ({ $count }), lekcje, otwarte stoły, wszystkie opcje
lobby-change = zmień
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
lobby-intro = Bogowie walczą o Nil: armie, piramidy, potwory i karty Walki wybierane w tajemnicy, dla 2 do 6 graczy. Wygrywa tylko ten, kto atakuje; gra trwa godzinę lub dwie, ze znajomymi albo z botami.
lobby-guide = Pierwszy raz?
lesson-name-first = Twoja pierwsza gra
lesson-name-path = Droga do Ta-Seti
lesson-name-dawn = Świt
lesson-name-black = Czarna piramida
lesson-name-seth = Dwoje przeciw Sethowi
lesson-name-chaos = W skórze Setha
lobby-lessons = Naucz się w trzy minuty
lobby-guide-text = Pierwszy Dzień z przewodnikiem u boku, w prawdziwej grze: dziesięć minut, a potem gra do 4 punktów. Możesz wyjść w każdej chwili i wrócić później.
lobby-guide-go = Naucz się w dziesięć minut
lobby-guide-on = Wróć do lekcji
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
notice-weak = To hasło zbyt łatwo odgadnąć.
notice-retry = Spróbuj ponownie

opt-on = tak
opt-off = nie
opt-players = Gracze
opt-players-short = mapa zmienia się z nimi
opt-players-text = Od 2 do 5. Na mapie jest tyle miast, ilu graczy, a brzegi Nilu zmieniają się razem z nimi.
opt-target = Cel
opt-target-short = 8 to wieczór, 10 to wojna
opt-target-text = Punkty zwycięstwa potrzebne na koniec Dnia. Pierwsza gra ma tylko płytki i piramidy do poziomu 2 i toczy się do 4.
opt-first-game = { $points }, pierwsza gra
opt-modules = Moduły Ta-Seti
opt-module-black = czwarty kolor i trzy stwory
opt-module-dawn = licytacja kolejności
opt-module-path = kapłani, przedmioty, zdolności
opt-module-victory = wygrana na początku tury
opt-module-cards = więcej kart Walki i kart BI
opt-seats = Miejsca
opt-house = Zasady domowe
opt-public = Kto go znajdzie
opt-public-text = Przez link: tylko ci, którzy mają link. Publiczny: wszyscy widzą go w poczekalni. Trwającą grę można oglądać w obu przypadkach.
opt-rated = Rankingowa
opt-rated-text = Tylko dla graczy z kontem, bez botów; wynik liczy się do rankingu.
opt-rated-no = nie
opt-rated-yes = tak
opt-by-link = przez link
opt-listed = publiczny
opt-clock = Zegar
opt-clock-none = brak
opt-clock-live = na żywo
opt-clock-days = na dni
opt-clock-none-text = Każdy bierze tyle czasu, ile potrzebuje.
opt-clock-live-text = Minuty na całą grę i dodatkowe sekundy za każdą odpowiedź. Gdy czas minie, gra dalej bot.
opt-clock-days-text = Tyle dni na każdą odpowiedź: gra obok codzienności.
opt-seed = Losowanie
opt-seed-server = z serwera
opt-seed-given = podane ziarno
opt-seed-server-text = Uczciwe losowanie: serwer losuje ziarno, teraz pokazuje jego skrót, a po grze samo ziarno, więc każdy może to sprawdzić.
opt-seed-given-text = Ziarno podajesz ty. To samo ziarno i te same wybory dają tę samą grę; stół mówi wszystkim, że możesz znać wyniki losowania.
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
bot-champion = mistrz
bot-random-text = Wykonuje dowolny dozwolony ruch. Na próbę.
bot-easy-text = Widzi swój najbliższy wybór. Miły pierwszy przeciwnik.
bot-medium-text = Myśli o turę naprzód i waży swoje bitwy.
bot-hard-text = Uczył się, grając sam ze sobą. Sprawdza wszystkie możliwości swojej tury i miesza karty Walki. Nigdy nie podgląda.
bot-champion-text = Najsilniejszy. Myśli do pięciu sekund. On też nigdy nie podgląda.

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
house-reset = Wszystko według instrukcji
house-standard = (według instrukcji)
house-standard-is = Według instrukcji: { $value }.
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
new-reset = Przywróć ustawienia domyślne
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
agreed-beginner = pierwsza gra: płytki i piramidy do poziomu 2, do 4 punktów
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
agreed-seed-given = ziarno podał gospodarz, który może znać wyniki losowania
agreed-no-modules = tylko gra podstawowa
agreed-no-house = wszystkie zasady według instrukcji
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
join-remove = Wyproś
join-remove-name = Wyproś: { $name }
join-leave = Opuść miejsce
join-take = Zajmij miejsce
join-seat = Miejsce
join-seat-number = Miejsce { $number }
join-god = Twój bóg
join-god-text = Pięcioro bogów różni się tylko imieniem, kolorem i figurkami.
join-sit = Siadam
join-watch = Wolę oglądać
join-watching = Oglądasz. Stół otworzy się tu sam, gdy gra się zacznie.
join-full = Wszystkie miejsca są zajęte.
join-agreed = Co ustalono
join-hash = Skrót losowania (SHA-256 losowej soli i ziarna):

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
story-wins = { $god } włada Oboma Krajami
story-nobody = Nikt nie włada Oboma Krajami
story-you = { $days ->
    [one] Wygrywasz po 1 Dniu z wynikiem { $points } PZ.
    [few] Wygrywasz po { $days } Dniach z wynikiem { $points } PZ.
    [many] Wygrywasz po { $days } Dniach z wynikiem { $points } PZ.
   *[other] Wygrywasz po { $days } Dniach z wynikiem { $points } PZ.
  }
story-who = { $days ->
    [one] Po 1 Dniu wygrywa { $name } z wynikiem { $points } PZ.
    [few] Po { $days } Dniach wygrywa { $name } z wynikiem { $points } PZ.
    [many] Po { $days } Dniach wygrywa { $name } z wynikiem { $points } PZ.
   *[other] Po { $days } Dniach wygrywa { $name } z wynikiem { $points } PZ.
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
understand-title = Zrozumieć grę
understand-progress = Sędzia jeszcze myśli:
understand-failed = Tej gry nie da się teraz przeanalizować.
understand-chances = Szansa każdego na zwycięstwo po każdej turze, zdaniem sędziego botów
understand-turn = Dzień { $day }: { $who } z { $before } na { $after }
understand-costly = Najdroższe wybory
understand-cost = { $who } oddaje { $cost } szans
understand-played = Zagrano: { $what }
understand-better = Bot wybrałby: { $what }
understand-luck = Szczęście w bitwach
understand-luck-row = { $who }: wygrane { $won } z { $battles }, oczekiwane { $expected }
play-on = Graj dalej od tej chwili
play-on-seat = Jako
play-on-bots = Boty
play-on-begin = Zacznij
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

fair-title = Uczciwe losowanie
fair-text = Przed grą serwer pokazał poniższy skrót; teraz pokazuje sól i ziarno, z których powstał. Jeśli pasują do siebie, nikt po drodze nie zmienił losu.
fair-given = Ziarno tej gry podał gospodarz, więc mógł znać wyniki losowania.
fair-seed = Ziarno
fair-salt = Sól
fair-secret = widoczne po zakończeniu gry
fair-hash = Skrót pokazany przed grą
fair-computed = Skrót obliczony teraz przez przeglądarkę
fair-check = Sprawdź
fair-good = Są równe: losowanie jest takie, jak obiecano.
fair-bad = Różnią się: nie ufaj tej grze.
fair-cannot = Ta przeglądarka nie może tego tu obliczyć; użyj polecenia poniżej.
fair-how = Jak to działa?
fair-how-text = Serwer dodaje do skrótu 32 losowe cyfry, sól, dlatego nawet krótkiego ziarna nikt nie odgadnie z niego w trakcie gry. SHA-256 zamienia tekst w 64 cyfry i nikt nie umie znaleźć innego tekstu z tymi samymi cyframi. Zapis zawiera ziarno i każdy wybór: kemet replay odtwarza go karta po karcie. Skrót możesz obliczyć samodzielnie:

account-title = Ty
account-optional = Konto (niekonieczne)
account-text = Można grać bez konta. Konto otwiera twoje gry także z innych urządzeń. Przechowujemy nazwę, chronione hasło i, jeśli go podasz, adres e-mail.
account-in = Zalogowano: { $name }
account-in-text = Twoje gry idą za tobą: zaloguj się na innym urządzeniu i znajdź je w poczekalni.
account-name = Nazwa konta
account-password = Hasło
account-password-text = Co najmniej { $count } znaków. Jeśli podasz potem adres e-mail, zapomniane hasło da się ustawić od nowa.
account-show = Pokaż hasło
account-login = Zaloguj się
account-register = Załóż konto
account-logout = Wyloguj się
account-results = Moje gry i wyniki
account-delete = Usuń konto
account-sure = Usunąć na zawsze? Opuścisz wszystkie gry, które jeszcze trwają.
account-delete-yes = Usuń na zawsze
account-removed = Konto zostało usunięte.
account-left = Wylogowano.
account-claim = { $count ->
    [one] Dodaj do konta miejsce z tej przeglądarki
    [few] Dodaj do konta { $count } miejsca z tej przeglądarki
    [many] Dodaj do konta { $count } miejsc z tej przeglądarki
   *[other] Dodaj do konta { $count } miejsca z tej przeglądarki
}
account-claimed = { $count ->
    [0] Witaj.
    [one] Witaj. 1 miejsce z tej przeglądarki należy teraz do twojego konta.
    [few] Witaj. { $count } miejsca z tej przeglądarki należą teraz do twojego konta.
    [many] Witaj. { $count } miejsc z tej przeglądarki należy teraz do twojego konta.
   *[other] Witaj. { $count } miejsca z tej przeglądarki należy teraz do twojego konta.
  }
account-wrong-name = Nazwa musi mieć co najmniej dwie litery.
account-wrong-password = Hasło musi mieć co najmniej { $count } znaków.
account-password-now = Twoje hasło
account-code = Kod z aplikacji
account-code-needed = Otwórz aplikację w telefonie i wpisz jej sześć cyfr albo jeden z kodów zapasowych.
account-password-change = Zmień hasło
account-password-new = Nowe hasło
account-password-new-text = Wszystkie inne urządzenia zostaną wylogowane.
account-password-changed = Hasło zmienione; inne urządzenia wylogowano.
account-sessions = Zalogowane urządzenia
account-device-unknown = Inne urządzenie
account-here = tutaj
account-session-end = Wyloguj
account-sessions-end = Wyloguj wszędzie
account-left-all = Wylogowano wszędzie.
account-factor = Uwierzytelnianie dwuskładnikowe
account-factor-text = Aplikacja w telefonie pokazuje kod, o który pytamy przy logowaniu. Samo skradzione hasło nic wtedy nie daje.
account-factor-has = Przy logowaniu pytamy o kod z aplikacji.
account-factor-begin = Skonfiguruj
account-factor-scan = Zeskanuj obrazek w aplikacji, wpisz w niej klucz albo otwórz odnośnik w telefonie. Potem podaj kod, który pokaże aplikacja:
account-factor-picture = Kod QR klucza
account-factor-open = Otwórz w aplikacji
account-factor-confirm = Włącz
account-factor-on = Uwierzytelnianie dwuskładnikowe jest włączone.
account-factor-off = Uwierzytelnianie dwuskładnikowe jest wyłączone.
account-factor-remove = Wyłącz
account-recovery = Zachowaj te kody w bezpiecznym miejscu: każdy raz otworzy konto, gdy zgubisz telefon. Nie pokażemy ich ponownie.
report-open = Zgłoś
report-open-of = Zgłoś gospodarzom: { $who }
site-imprint = Nota prawna i regulamin
account-host = Strona gospodarzy
account-invited = Masz zaproszenie: wybierz nazwę i hasło, a potem załóż konto.
account-by-invitation = Nowe konta są na zaproszenie: poproś gospodarzy tego serwera o link.
account-closed = Ten serwer nie przyjmuje teraz nowych kont.
account-invitation-used = To zaproszenie zostało już użyte albo wygasło. Poproś o nowe.

prompt-turn-done = Akcja wykonana. Możesz jeszcze zagrać kartę BI, potem zakończ turę.
prompt-hint-plan = potem: { $plan }
prompt-buy = Kup: { $tile }
pyramid-beginner = Gra dla początkujących: żadna piramida nie przekroczy poziomu 2. Pierwszego Dnia są tylko płytki poziomu 1, od drugiego także poziomu 2, wyższych nie będzie.
pyramid-text = Dzięki tej piramidzie ({ $colour }, poziom { $level }) kupujesz płytki jej koloru do jej poziomu i teleportujesz się z jej dzielnicy.
player-bot-of = bot, { $strength }
refused-stale = Na to pytanie już odpowiedziano albo się zmieniło.
refused-illegal = To teraz niemożliwe.
refused-not-asked = Teraz wybiera kto inny.
refused-spectator = Widzowie patrzą, nie grają.
refused-malformed = Serwer tego nie zrozumiał.
refused-too-fast = Za szybko; poczekaj chwilę.
refused-not-stored = Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj za chwilę jeszcze raz.
refused-not-possible = To teraz niemożliwe.
refused-unknown = Nie ma (już) takiego stołu.
refused-unauthorised = To nie twoje miejsce.
refused-forbidden = To niedozwolone.
refused-protocol = Serwer jest w innej wersji: odśwież stronę.
refused-too-large = To za długie.
refused-chat-closed = Nikt nie rozmawia, dopóki bitwa ze spaczonym oddziałem nie zostanie odkryta.
player-temples = { $count ->
    [one] 1 zajęta świątynia
    [few] { $count } zajęte świątynie
    [many] { $count } zajętych świątyń
   *[other] { $count } świątyni
}
player-temples-text = Każda świątynia daje punkt, dopóki jest zajęta, i punkty modlitwy na koniec Dnia.
player-units = { $count ->
    [one] 1 jednostka na planszy
    [few] { $count } jednostki na planszy
    [many] { $count } jednostek na planszy
   *[other] { $count } jednostki na planszy
}
player-units-text = Wszystkie jednostki tego gracza na mapie, w oddziałach do 5.
replay-tab-turns = Tury
replay-tab-powers = Moce
replay-tab-cards = Ręce

## Znaczniki na marne, okna odpowiedzi, podpowiedzi

idle-move = Żaden twój oddział nie może się teraz ruszyć.
idle-recruit = Nie możesz teraz nikogo zrekrutować: brakuje PM, jednostek w zasobach albo miejsca.
idle-raise = Nie możesz teraz rozbudować piramidy: brakuje PM albo wszystkie są już najwyższe.
idle-pray = Masz już tyle PM, ile można mieć.
idle-buy = Nie możesz teraz kupić żadnej płytki tego koloru: brakuje PM albo wyższej piramidy.
idle-sure = Znacznik poszedłby na marne. Naciśnij jeszcze raz, jeśli mimo to chcesz.
idle-anyway = Połóż mimo to
prompt-do-token = Połóż znacznik
prompt-answer-there = Odpowiedz w otwartym oknie.
prompt-group-text = Wskaż świecące pole, a pójdzie tam cały oddział; albo najpierw wybierz, kto idzie.
prompt-give-up = Nie ruszaj się
prompt-no-veto = Nie masz Weta: pytamy każdego, kto ma karty, żeby nikt nie wiedział, kto może je zagrać.
prompt-no-escape = Nie masz na to karty: pytamy każdego zaatakowanego, żeby nikt nie wiedział, kto może uciec.
prompt-order-never = Nie pytaj więcej
prompt-hint-more = więcej
prompt-hint-less = mniej
way-does = { $what }: { $does }
settings-size = Rozmiar tekstu
settings-size-normal = zwykła
settings-size-large = duża
settings-size-larger = bardzo duża
settings-motion = Szybkość animacji
settings-motion-slow = wolna
settings-motion-normal = zwykła
settings-motion-fast = duża
settings-motion-none = bez animacji
settings-sound = Dźwięk
settings-sound-on = włączony
settings-sound-off = wyłączony
settings-sound-own = Czyny innych ciszej
settings-volume-master = Wszystkie dźwięki
settings-volume-interface = Przyciski i odpowiedzi
settings-volume-table = Pionki i płytki
settings-volume-battle = Bitwy
settings-volume-moments = Tury, punkty, Noc, zwycięstwo
bar-match-point = Punkt meczowy: { $who }
bar-ahead = Z końcem Dnia wygrywa: { $who }
bar-ahead-turn = Z początkiem tury wygrywa: { $who }
log-taken-back = Ostatnie posunięcie cofnięto.
player-lost = brak połączenia

puzzle-title = Zadanie
puzzle-today = Zadanie dnia
puzzle-name = { $title }: { $theme }
puzzle-level = Ranking zadania { $rating }
puzzle-mine = twój { $rating }, dni z rzędu { $days }
puzzle-find = Znajdź najlepszą drogę, wybór po wyborze.
puzzle-go-on = Dobrze. Dalej.
puzzle-not = To nie jest tu najlepsze. Spróbuj jeszcze raz.
puzzle-done = Rozwiązane! Ta droga wygrywa w { $chance }% przypadków, każdy inny pierwszy wybór w najwyżej { $other }%.
puzzle-line = Najlepsza droga: { $line }
puzzle-ended = Koniec zadania
puzzle-give-up = Pokaż rozwiązanie
puzzle-again = Jeszcze raz
puzzle-next = Następne zadanie
puzzle-theme = Temat
puzzle-theme-any = dowolny
puzzle-share = Skopiuj link
puzzle-shared = Link skopiowany
puzzle-unknown = Nie ma takiego zadania.
