# Zasady dla graczy, po polsku. Jeden wiersz to jeden akapit. Wszystkie sformułowania są nasze.

rules-search = Szukaj zasad, płytek, kart, pojęć
rules-none = Nic nie znaleziono.
rules-found = { $count ->
    [one] { $count } hasło
    [few] { $count } hasła
   *[many] { $count } haseł
  }
rules-how = Jak grać
rules-parts = Części
rules-seth = Przeciw Sethowi
rules-divine-seth = Karty BI Setha
rules-divine-alliance = Karty BI Sojuszu
rules-seth-spaces = Pola planszy akcji Setha
rules-creature-cards = Karty stworów Setha
rules-powers = Żetony Mocy i Modlitwy
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
        Prowadzisz armię egipskiego boga. Kto dobrze walczy, zbiera punkty zwycięstwa: kto pierwszy zdobędzie 8 (albo 10, a w pierwszej grze 4), może zakończyć grę.
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
        Przegrany wycofuje się na pole wskazane przez zwycięzcę albo odwołuje oddział, co daje 1 PM za jednostkę. Zwycięzca zostaje albo też odwołuje.
chapter-build = Modlitwa, rekrutacja, rozbudowa, zakup
    .text =
        Modlitwa: zyskujesz 2 PM. Nikt nigdy nie ma więcej niż 11.
        Rekrutacja: 1 PM za jednostkę, stawiasz je w swoich dzielnicach. W dzielnicy zajętej przez wroga to atak. Wraca też stwór z zasobów.
        Rozbudowa: podnieś jedną piramidę, płacąc numer każdego nowego poziomu: z 1 na 3 to 2 + 3.
        Zakup: jedna płytka mocy danego koloru, jeśli masz piramidę tego koloru co najmniej tak wysoką jak płytka. Kosztuje swój poziom. Nigdy nie masz dwóch o tej samej nazwie.
chapter-creatures = Stwory
    .text =
        Stwór przychodzi ze swoją płytką i idzie z jednym z twoich oddziałów. Dodaje kroki, siłę, obrażenia i ochronę; nie jest jednostką i nie ginie sam.
        Dwa twoje stwory nigdy nie stoją na jednym polu.
        Gdy jego oddział ginie albo zostaje odwołany, czeka w zasobach na twoją następną Rekrutację.
chapter-cards = Karty BI
    .text =
        Każdy dobiera jedną co Noc; ręce są tajne. Znak w rogu mówi kiedy: słońce, w twojej turze; skrzyżowane ostrza, w twojej bitwie; klepsydra, w turze innego gracza.
        Koszt płacisz przy zagraniu.
        Weto anuluje kartę zagraną poza bitwą. Pytamy każdego, kto ma karty, żeby nikt nie wiedział, kto je trzyma.
chapter-points = Punkty zwycięstwa
    .text =
        Na stałe: 1 za bitwę wygraną jako atakujący, 1 za płytkę Punkt zwycięstwa albo Sfinksa, 1 na koniec Dnia za co najmniej dwie świątynie, 1 za dwie jednostki poświęcone w Sanktuarium.
        Póki je masz: 1 za każdą świątynię i 1 za każdą piramidę poziomu 4, także wrogą, w której stoi twój oddział.
        Koniec Dnia, po kolei: jedną jednostkę ze Świątyni delty możesz oddać za 5 PM; świątynie dają 2 lub 3 PM; Sanktuarium; dwie świątynie; potem sprawdzamy, czy ktoś wygrał.
chapter-night = Noc
    .text =
        Wszystkie znaczniki wracają. Każdy zyskuje 2 PM i dobiera kartę BI; płytki z księżycem dodają swoje.
        Kto ma najmniej punktów, ustala kolejność na następny Dzień; przy równości ten, kto był wcześniej.
chapter-first = Pierwsza gra
    .text =
        Celem są 4 punkty, a żadna piramida nie rośnie ponad poziom 2. Pierwszego Dnia w sprzedaży są tylko płytki poziomu 1, od drugiego także poziomu 2.
        PM lepiej wydać na płytki i jednostki.
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
        Znacznik Ruchu pozwala najpierw posłać jednego z trzech kapłanów: od lewej, wzdłuż drogi, do pierwszej lokacji. Symbole na drodze działają od razu.
        W lokacji nie bierze nic i zostaje albo bierze coś i schodzi z drogi. Po przedmiocie może wyruszyć znowu; po zdolności zajmuje miejsce jednej z twoich jednostek na mapie.
        Oddział z kapłanem ma wszystkie twoje zdolności. Przedmiot działa raz. Samo Ta-Seti daje punkt zwycięstwa.
chapter-victory = Ta-Seti: zwycięstwo za Dnia
    .text =
        Kto zaczyna turę z wymaganymi punktami, a nikt nie ma ich więcej, wygrywa od razu.
        Jeśli ktoś ma więcej, ten Dzień jest ostatni.
chapter-seth-goal = Seth: o co chodzi
    .text =
        Jeden bóg przeciw wszystkim: Seth gra sam, od dwóch do pięciu graczy tworzy Sojusz i razem wygrywa albo przegrywa.
        Seth wygrywa od razu, gdy ma 8 punktów z bitew (10, jeśli tak ustalono) albo gdy na mapie nie ma już jednostek Sojuszu.
        Sojusz potrzebuje trzech rzeczy w dowolnej kolejności: świętej świątyni poziomu 3, Wielkiej Ceremonii i 6 stałych punktów. Po świątyni i ceremonii wygrywa też wtedy, gdy na początku jego tury jego jednostka stoi w mieście Setha.
        Gdzie nic innego tu nie powiedziano, obowiązują zasady gry podstawowej.
chapter-seth-day = Seth: Noc i Dzień
    .text =
        Nocą zaczyna Seth: zyskuje 1 PM za każdego członka Sojuszu i dobiera kartę z własnej talii. Potem każdy członek zyskuje 2 PM i dobiera kartę Sojuszu.
        Dzień biegnie po torze: tury Setha i Sojuszu następują na przemian, pierwsza i ostatnia należą do Setha. Liczba na kroku mówi, ile znaczników wtedy kładzie.
        W turze Sojuszu każdy członek kładzie jeden znacznik; kolejność ustalają sami. Kto chce poczekać, wybiera „Najpierw inni”.
        Przy trzech i więcej członkach w środku Dnia przychodzi zaćmienie: wszystkie nocne płytki działają jeszcze raz.
chapter-seth-actions = Seth: jego plansza akcji
    .text =
        Seth ma o jeden fioletowy znacznik więcej, niż jest członków Sojuszu, i po jednym znaczniku w kolorze każdego z nich. Fioletowe kładzie tylko na fioletowych polach, kolorowe wszędzie.
        Kolorowy znacznik na żółtym polu uderza w członka o tym kolorze. Rzędów nie musi zapełniać.
        Modlitwa daje mu 3 PM, Inwokacja kartę. Rozbudowa podnosi jego fioletową piramidę. Zakup mocy: fioletowa płytka do jej poziomu.
chapter-seth-corrupt = Seth: spaczenie
    .text =
        Spaczenie piramidy: kupuje płytkę w kolorze piramidy tego gracza za 1 PM więcej, nie wyższą niż ta piramida i niż jego własna.
        Spaczenie stwora: stwór, którego płytkę można jeszcze kupić, atakuje oddział Sojuszu poza miastami, według swojej karty i bez jednostek. Wygrana to punkt.
        Spaczenie oddziału: prowadzi oddział, w którym jest jednostka tego gracza. Z innymi członkami walczą wtedy sami członkowie; gdy wygra prowadzony oddział, punkt ma Seth. W czasie przygotowań nikt nie rozmawia.
        Zniszczenie dwóch jednostek: dwie jednostki tego gracza, gdziekolwiek stoją.
chapter-seth-invasion = Seth: Wściekła inwazja
    .text =
        Dwa oddziały Setha ruszają się jeden po drugim, zanim dojdzie do walki.
        Jeśli oba trafią na wroga, wybiera dwie karty Walki i daje po jednej każdej bitwie; niczego nie odrzuca. Mówi, która bitwa jest pierwsza.
chapter-seth-troops = Seth: oddziały kilku graczy
    .text =
        Jednostki kilku członków na jednym polu to jeden oddział: najwyżej 5 jednostek i jeden stwór. Oddziały Setha mają do 6 jednostek.
        Członek może prowadzić każdy oddział, w którym stoi jego jednostka, i zabierać jednostki sojuszników.
        Przed bitwą obecni członkowie wskazują walczącego: liczą się tylko jego karty i PM. Działają płytki bitewne wszystkich obecnych, każda nazwa raz.
        Odwołany oddział daje o 1 PM mniej, niż ma jednostek. Seth może odwołać oddział tylko po porażce.
        Portal łączy miasto Setha z Zachodnim nabrzeżem. Seth może z niego korzystać zawsze, Sojusz tylko wtedy, gdy jest otwarty.
chapter-seth-temples = Seth: święte świątynie
    .text =
        Na początku swojej tury Sojusz może budować na pustyniach bez obelisku: poziom 1, 2, 3 za 1, 2, 3 stojące tam jednostki, jeden poziom świątyni na turę, najwyżej trzy świątynie.
        Poziom 2 daje PM na koniec każdego Dnia. Poziom 3 daje więcej, żeton Mocy dla całego Sojuszu i liczy się jako świątynia.
        Właściciele są pytani, zanim odda się ich jednostki.
chapter-seth-ceremony = Seth: Wielka Ceremonia
    .text =
        Raz w grze, w turze Sojuszu. Kosztuje 10 PM za każdego członka, mniej o 4 za każdy tymczasowy punkt Sojuszu.
        Płacą członkowie z jednostką na pustyni z obeliskiem; ile kto, ustalają między sobą.
        Sojusz wybiera żeton Mocy, a portal otwiera się na stałe.
chapter-seth-tiles = Seth: płytki i karty
    .text =
        Członkowie kupują jak zwykle. Fioletowa płytka wymaga, by wszystkie trzy własne piramidy miały co najmniej jej poziom.
        Płytki Sojuszu służą od razu wszystkim członkom. Seth nigdy nie może ich kupić.
        Seth i Sojusz mają własne karty BI; te z gry podstawowej zostają w pudełku. Elementy niesprawdzone z wydaniem pudełkowym są oznaczone.
chapter-seth-team = Seth: kto decyduje
    .text =
        O większości spraw decyduje jedna osoba: kto się rusza, kto walczy, kto ma tam najwięcej jednostek. Inni mogą mówić, czego by chcieli.
        O zgodę pyta się tylko w trzech sprawach: jednostki oddane na świątynię, PM wydane na ceremonię i inny niż zwykle podział PM. Bez zgody dzieje się to, co zwykle.
        Członkowie widzą to, co jawne, i własną rękę; kart sobie nie pokazują.

word-unit = Jednostka
    .text = Jedna figurka, siła 1. Masz ich 12; te poza mapą czekają w zasobach.
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
    .text = Po bitwie oddział wraca do zasobów i daje 1 PM za jednostkę.
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
word-reserve = Zasoby
    .text = Jednostki, których nie ma na mapie, czekają w domu.
word-temporary = Punkt tymczasowy
    .text = 1 za każdą świątynię i każdą piramidę poziomu 4, dopóki je kontrolujesz.
word-two-temples = Dwie świątynie
    .text = 1 stały punkt na koniec Dnia dla tego, kto kontroluje co najmniej dwie.
word-tile = Płytka mocy
    .text = Kupiona raz, twoja do końca gry; tym znakiem oznaczone są też punkty z płytek.
word-pyramid = Piramida
    .text = Jej kolor i poziom mówią, które płytki możesz kupić.
word-temple = Świątynia
    .text = PM na koniec Dnia i punkt tymczasowy.
word-obelisk = Obelisk
    .text = Miejsce, dokąd można się teleportować.
word-sanctuary = Sanktuarium
    .text = Dwie jednostki oddane tam na koniec Dnia to 1 stały punkt.
word-battle = Skrzyżowane ostrza
    .text = Liczy się, gdy atakujesz; na karcie BI: zagrywana w bitwie.
word-wall = Mury
    .text = Liczy się, gdy się bronisz; przekreślone: mury cię nie zatrzymują.
word-token = Znacznik akcji
    .text = W każdej swojej turze kładziesz jeden.
word-day = Słońce
    .text = Karta albo płytka, która działa w twojej turze.
word-hourglass = Klepsydra
    .text = Karta na turę innego gracza; gdzie indziej: na kogoś się czeka.
word-veto = Przekreślone
    .text = Unieważnia coś: kartę albo zapieczętowaną płytkę.
word-vision = Oko
    .text = Możesz obejrzeć coś, czego inni nie widzą; na przyciskach: patrzeć.
word-object = Przedmiot
    .text = Znaleziony na drodze, do jednego użycia.
word-skill = Zdolność
    .text = Znaleziona na drodze; pomaga oddziałom z kapłanem.
