# Zasady dla graczy, po polsku. Jeden wiersz to jeden akapit. Wszystkie sformułowania są nasze.

rules-search = Szukaj zasad, płytek, kart, pojęć
rules-none = Nic nie znaleziono.
rules-found = { $count ->
    [one] { $count } hasło
    [few] { $count } hasła
   *[many] { $count } haseł
  }
rules-how = Jak grać
rules-words = Znaki i pojęcia
rules-tiles = Płytki mocy
rules-creatures = Stwory
rules-divine = Karty BI
rules-battle = Karty Walki
rules-path = Przedmioty i zdolności na drodze
rules-keys = Klawisze
rules-cost = koszt: { $cost } PM
rules-level = { $colour }, poziom { $level }

chapter-goal = O co chodzi
    .text =
        Prowadzisz armię egipskiego boga. Kto dobrze walczy, zbiera punkty zwycięstwa: pierwsze 8 (albo 10, a w pierwszej grze 4) może zakończyć grę.
        Dzień ma pięć rund; w każdej kładziesz jeden znacznik akcji i wykonujesz tę akcję. Potem zapada Noc: nowe PM i nowe karty.
        Jeśli na koniec Dnia ktoś ma wymagane punkty, wygrywa ten, kto ma ich najwięcej; potem liczą się punkty z bitew, potem kolejność.
        Chowanie się nie popłaca. W bitwie punkty zdobywa tylko atakujący.
chapter-map = Mapa
    .text =
        Twoje miasto ma trzy dzielnice za murami, w każdej jest miejsce na jedną piramidę. Pustynia przed miastem to twoja brama.
        Jeden krok prowadzi na pole stykające się z twoim albo wzdłuż kropkowanej linii z przystani do przystani.
        Obelisk oznacza miejsce, dokąd można się teleportować. Świątynię, pustynię i Sanktuarium kontrolujesz, póki stoi tam twoja jednostka; dzielnice należą do właściciela miasta, chyba że stoi w nich wróg.
        Na jednym polu stoi najwyżej 5 twoich jednostek, a nigdy jednostki dwóch graczy.
chapter-day = Twoja tura
    .text =
        Połóż jeden z pięciu znaczników na wolnym polu planszy akcji i od razu wykonaj tę akcję. Możesz też z niej zrezygnować.
        Na koniec Dnia w każdym z trzech rzędów musi leżeć twój znacznik.
        Karty BI ze słońcem zagrywasz w swojej turze przed akcją, po niej albo między krokami ruchu. Nie kosztują znacznika.
        Srebrny albo złoty znacznik z płytek daje raz dziennie jeszcze jedną akcję, w turze ze zwykłym znacznikiem.
chapter-move = Ruch
    .text =
        Wybierz oddział i kto z niego idzie. Grupa ma 1 krok, więcej ze stworem albo płytką. Po drodze może zostawiać jednostki i zabierać inne.
        Z dzielnicy z piramidą grupa może się teleportować do dowolnego obelisku za 2 PM; to nie kosztuje kroku.
        Mury: do dzielnicy innego gracza wchodzi się tylko pierwszym krokiem ruchu, z pola obok niej.
        Kto wejdzie na pole z wrogimi jednostkami, zatrzymuje się i walczy. Po bitwie ruch się kończy.
chapter-battle = Bitwa
    .text =
        Obie strony w tajemnicy wybierają dwie karty Walki: jedną zagrywają, drugą odrzucają zakrytą. Mogą dołożyć karty BI na bitwę. Gdy wszystkie są zużyte, wracają.
        Siła to jednostki, karta, płytki, stwór i karty BI. Wygrywa większa siła; remis należy do obrońcy.
        Każda strona traci tyle jednostek, o ile obrażenia przeciwnika przewyższają jej ochronę.
        Atakujący, który wygrał i ma tam choć jedną jednostkę, zdobywa 1 stały punkt.
        Przegrany wycofuje się na pole wskazane przez zwycięzcę albo odwołuje oddział za 1 PM od jednostki. Zwycięzca zostaje albo też odwołuje.
chapter-build = Modlitwa, rekrutacja, rozbudowa, zakup
    .text =
        Modlitwa: zyskujesz 2 PM. Nikt nigdy nie ma więcej niż 11.
        Rekrutacja: 1 PM za jednostkę, stawiasz je w swoich dzielnicach. W dzielnicy zajętej przez wroga to atak. Wraca też stwór z rezerwy.
        Rozbudowa: podnieś jedną piramidę, płacąc numer każdego nowego poziomu: z 1 na 3 to 2 + 3.
        Zakup: jedna płytka mocy danego koloru, jeśli masz piramidę tego koloru co najmniej tak wysoką jak płytka. Kosztuje swój poziom. Nigdy nie masz dwóch o tej samej nazwie.
chapter-creatures = Stwory
    .text =
        Stwór przychodzi ze swoją płytką i idzie z jednym z twoich oddziałów. Dodaje kroki, siłę, obrażenia i ochronę; nie jest jednostką i nie ginie sam.
        Dwa twoje stwory nigdy nie stoją na jednym polu.
        Gdy jego oddział ginie albo zostaje odwołany, czeka w rezerwie na twoją następną Rekrutację.
chapter-cards = Karty BI
    .text =
        Każdy dobiera jedną co Noc; ręce są tajne. Znak w rogu mówi kiedy: słońce, w twojej turze; skrzyżowane ostrza, w twojej bitwie; klepsydra, w turze innego gracza.
        Koszt płacisz przy zagraniu.
        Weto anuluje kartę zagraną poza bitwą. Pytamy każdego, kto ma karty, żeby nikt nie wiedział, kto je trzyma.
chapter-points = Punkty zwycięstwa
    .text =
        Na stałe: 1 za bitwę wygraną jako atakujący, 1 za płytkę punktu zwycięstwa albo Sfinksa, 1 na koniec Dnia za co najmniej dwie świątynie, 1 za dwie jednostki poświęcone w Sanktuarium.
        Póki je masz: 1 za każdą świątynię i 1 za każdą piramidę poziomu 4, także wrogą, w której stoi twój oddział.
        Koniec Dnia, po kolei: jedną jednostkę ze świątyni w Delcie możesz oddać za 5 PM; świątynie dają 2 lub 3 PM; Sanktuarium; dwie świątynie; potem sprawdzamy, czy ktoś wygrał.
chapter-night = Noc
    .text =
        Wszystkie znaczniki wracają. Każdy zyskuje 2 PM i dobiera kartę BI; płytki z księżycem dodają swoje.
        Kto ma najmniej punktów, ustala kolejność na następny Dzień; przy równości ten, kto był wcześniej.
chapter-first = Pierwsza gra
    .text =
        Ustawienie jest gotowe, a celem są 4 punkty. Pierwszego Dnia w sprzedaży są tylko płytki poziomu 1, od drugiego także poziomu 2.
        Żadna piramida nie musi więc rosnąć ponad poziom 2: PM lepiej wydać na płytki i jednostki.
chapter-black = Ta-Seti: czarna piramida
    .text =
        Czwarty kolor z 16 płytkami i trzema stworami. Dzielnice są nadal trzy: z czterech kolorów zbudujesz najwyżej trzy.
        Złote płytki mają wspólny złoty znacznik: raz dziennie wskazujesz jedną ze swoich i robisz to, na co pozwala.
        Najemnicy to trzy dodatkowe jednostki, które od razu stają w twoich dzielnicach.
chapter-dawn = Ta-Seti: Świt
    .text =
        Na koniec każdej Nocy oprócz pierwszej wszyscy licytują kolejność, zaczyna ostatni z dotychczasowej: jedną kartę Walki pokazujesz, drugą odrzucasz. Obie są zużyte.
        Stawka to siła pokazanej karty plus wydane żetony Świtu. Najwyższa pierwsza wybiera miejsce; przy równości decyduje stara kolejność.
        Kto przegra bitwę albo straci w niej wszystkie jednostki, dostaje żeton Świtu.
chapter-path = Ta-Seti: droga
    .text =
        Znacznik Ruchu pozwala najpierw posłać jednego z trzech kapłanów: od lewej, wzdłuż drogi, do pierwszego przystanku. Symbole na drodze działają od razu.
        Na przystanku nie bierze nic i zostaje albo bierze coś i schodzi z drogi. Po przedmiocie może wyruszyć znowu; po zdolności zajmuje miejsce jednej z twoich jednostek na mapie.
        Oddział z kapłanem ma wszystkie twoje zdolności. Przedmiot działa raz. Samo Ta-Seti daje punkt zwycięstwa.
chapter-victory = Ta-Seti: zwycięstwo za Dnia
    .text =
        Kto zaczyna turę z wymaganymi punktami, a nikt nie ma ich więcej, wygrywa od razu.
        Jeśli ktoś ma więcej, ten Dzień jest ostatni.

word-unit = Jednostka
    .text = Jedna figurka, siła 1. Masz ich 12; te poza mapą czekają w rezerwie.
word-troop = Oddział, grupa
    .text = Wszystkie twoje jednostki na jednym polu to oddział. Te, które się ruszają, to grupa.
word-strength = Siła
    .text = Rozstrzyga, kto wygrywa bitwę.
word-damage = Obrażenia
    .text = Tyle jednostek traci druga strona, minus jej ochrona.
word-protection = Ochrona
    .text = Odejmuje tyle samo obrażeń wroga.
word-movement = Kroki
    .text = Jak daleko grupa idzie w jednym ruchu.
word-pp = PM, punkty modlitwy
    .text = Nimi płacisz za wszystko; od 0 do 11.
word-vp = Punkt zwycięstwa
    .text = Stałe zostają; tymczasowe masz, póki trzymasz świątynie i piramidy poziomu 4.
word-recall = Odwołanie
    .text = Po bitwie oddział wraca do rezerwy za 1 PM od jednostki.
word-retreat = Odwrót
    .text = Przegrany idzie na sąsiednie pole bez wrogów; które, wybiera zwycięzca.
word-teleport = Teleport
    .text = Z piramidy do obelisku za 2 PM, w ramach ruchu.
word-silver = Srebrny znacznik
    .text = Raz dziennie jeszcze jedna akcja na wolnym polu.
word-gold = Złoty znacznik
    .text = Raz dziennie jeszcze jedna akcja wskazana przez twoje złote płytki.
word-night = Księżyc
    .text = Płytka albo karta, która działa w Nocy.
word-priest = Kapłan
    .text = Idzie drogą; na mapie jest jednostką, a jego oddział ma twoje zdolności.
word-dawn = Żeton Świtu
    .text = Dodaje 1 do stawki o kolejność.
