# Zdania o grze po polsku: pytania, wybory, zdarzenia, odmowy, rady. Wszystkie słowa są nasze.

## Liczby

count-units = { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
  }
count-points = { $count } PZ
count-temples = { $count ->
    [one] 1 świątynia
    [few] { $count } świątynie
    [many] { $count } świątyń
   *[other] { $count } świątyni
  }
count-cards = { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
count-priests = { $count ->
    [one] 1 kapłan
    [few] { $count } kapłanów
    [many] { $count } kapłanów
   *[other] { $count } kapłana
  }
count-dawn = { $count ->
    [one] 1 żeton Świtu
    [few] { $count } żetony Świtu
    [many] { $count } żetonów Świtu
   *[other] { $count } żetonu Świtu
  }
with-creature = { $units } i { $creature }
with-priests = { $units }, w tym { $count ->
    [one] 1 kapłan
    [few] { $count } kapłanów
    [many] { $count } kapłanów
   *[other] { $count } kapłana
  }
pyramid = { $colour } { $level }
list-and = { $first } i { $last }
symbol-prayer = +{ $count } PM
symbol-units = +{ $units }
symbol-cards = dobierz { $cards }
symbol-kill = zabij { $count }
symbol-movement = +{ $count } do ruchu
symbol-token = { $what } +1 w tym Ruchu
with-owner = { $troop } ({ $who })
shared-units = { $who } { $units }
shared-prayer = { $who } { $prayer } PM

## Pytania

question-move = Grupa może iść dalej
    .text = Zrób krok, teleportuj się, zagraj kartę, zmień grupę albo zakończ Ruch.
question-turn = Twoja tura
    .text = Połóż jeden znacznik akcji i wykonaj jego akcję; przed nią lub po niej możesz zagrać karty BI; potem zakończ turę.
question-place = Gdzie wystawić jednostki?
    .text = Wybierz pole dla każdej jednostki po kolei; zakończ, gdy nie chcesz więcej.
question-battle-cards = Bitwa: dwie twoje karty Walki
    .text = Jedną zagrywasz, drugą odrzucasz bez użycia. Obie wracają, gdy zużyjesz wszystkie.
question-battle-divine-cards = Bitwa: karty Boskiej Interwencji (BI)
    .text = Dołóż z ręki dowolną liczbę bitewnych kart BI i zatwierdź. Płacisz za nie przy odkryciu.
question-start-of-move = Który oddział się rusza?
    .text = Wybierz pole, z którego rusza.
question-group = Kto idzie?
    .text = Wybierz, ile jednostek idzie i czy idzie z nimi stwór.
question-veto = Weto?
    .text = Anuluj zagraną właśnie kartę albo spasuj.
question-raise = Która piramida?
    .text = Podnieś jedną piramidę o jeden lub więcej poziomów albo spasuj.
question-buy = Która płytka?
    .text = Kup jedną płytkę tego koloru albo spasuj.
question-escape = Ucieczka?
    .text = Ucieknij przed bitwą albo zostań i walcz.
question-loser = Twój oddział przegrywa
    .text = Odwołaj go (+1 PM za jednostkę) albo wycofaj na pole wybrane przez zwycięzcę; zostań, jeśli nie ma tam jednostek zwycięzcy.
question-loser-with-Seth = Twój oddział przegrywa
    .text = Odwołaj go (+1 PM za jednostkę, mniej 1) albo wycofaj na pole wybrane przez zwycięzcę; zostań, jeśli nie ma tam jednostek zwycięzcy.
question-winner = Twój oddział wygrywa
    .text = Zostań albo odwołaj go (+1 PM za jednostkę).
question-winner-with-Seth = Twój oddział wygrywa
    .text = Zostań albo odwołaj go (+1 PM za jednostkę, mniej 1).
question-retreat-space = Dokąd musi iść pokonany?
    .text = Wybierz sąsiednie pole dla pokonanego oddziału.
question-turn-order = Kolejność w nadchodzącym Dniu
    .text = Masz najmniej PZ, więc decydujesz, kto gra pierwszy, drugi i tak dalej.
question-divine-wound = Boska rana
    .text = Odrzuć karty BI, +1 do siły za każdą; zakończ, gdy nie chcesz więcej.
question-creature-home = Dokąd idzie twój stwór?
    .text = Jego oddział zniszczono; stwór idzie do jednej z twoich dzielnic z jednostkami.
question-creature-bought = Gdzie staje twój nowy stwór?
    .text = W jednej z twoich dzielnic z jednostkami albo w zasobach.
question-creature-bought-with-Seth = Gdzie staje twój nowy stwór?
    .text = W jednej z twoich dzielnic z jednostkami, Ozyrys także u sojusznika, albo w zasobach.
question-creature-return = Który stwór wraca i dokąd?
    .text = Stwór z zasobów wraca z akcją Rekrutacji.
question-card-to-remove = Którą kartę Walki usuwasz na stałe?
    .text = Opuszcza grę potajemnie; jej miejsce zajmuje karta specjalna.
question-night-power = Moce nocne
    .text = Użyj mocy swoich nocnych płytek albo spasuj.
question-vision = Wizja: którą kartę zatrzymujesz?
    .text = Pozostałe wtasowuje się z powrotem w talię.
question-delta-sacrifice = Ofiara w Świątyni delty?
    .text = Jedna jednostka stamtąd wraca do zasobów, a ty zyskujesz 5 PM.
question-sanctuary-sacrifice = Ofiara w Sanktuarium?
    .text = Dwie jednostki stamtąd wracają do zasobów, a ty zyskujesz 1 stały PZ.
question-next-battle = Która bitwa pierwsza?
    .text = Twoja Rekrutacja atakuje kilka oddziałów; wybierz kolejność.
question-city = Które miasto jest twoje?
    .text = Każde miasto ma trzy dzielnice za murami.
question-city-with-Seth = Które miasto jest twoje?
    .text = Każde miasto ma trzy dzielnice za murami. Sojusz wygrywa razem: stałymi PZ, świętą świątynią poziomu 3 i Wielką Ceremonią. Sethowi wystarczą PZ za bitwy.
question-starting-pyramid = Piramidy startowe: dzielnica { $space }
    .text = Rozdziel 3 poziomy jako 1, 1, 1 albo 2, 1 na swoje dzielnice; kolor decyduje, jakie płytki możesz kupować.
question-starting-units = Jednostki startowe: dzielnica { $space }
    .text = Łącznie 10 jednostek przy piramidach, najwyżej 5 w dzielnicy.
question-starting-units-with-Seth = Jednostki startowe: dzielnica { $space }
    .text = Seth wystawia 12 jednostek, najwyżej 6 w dzielnicy; każdy członek Sojuszu 10 przy piramidach, najwyżej 5 w dzielnicy.
question-nothing = Nie ma nic do wyboru
    .text = Wybierają inni.
question-units-lost = Które jednostki giną?
    .text = Wybierasz, ilu kapłanów jest wśród nich; utraceni kapłani trafiają do zasobów jednostek.
question-units-lost-in-battle = Które jednostki giną w bitwie?
    .text = Wybierasz, ilu kapłanów jest wśród nich; utraceni kapłani trafiają do zasobów jednostek.
question-before-the-action = Przed akcją
    .text = Znacznik leży. Użyj teraz przedmiotów albo zacznij akcję.
question-priest = Czy kapłan podróżuje?
    .text = Zanim ruszy oddział, jeden kapłan może przejść do następnej lokacji na ścieżce.
question-unit-to-destroy = Która wroga jednostka ginie?
    .text = Ścieżka niszczy jedną wrogą jednostkę gdziekolwiek; możesz spasować.
question-tokens-to-take = Co bierze kapłan?
    .text = Weź coś, a kapłan opuści drogę, albo spasuj, a zostanie tutaj.
question-unit-to-replace = Którą jednostkę zastąpi kapłan?
    .text = Kapłan zajmuje miejsce jednej z twoich jednostek, która trafia do zasobów jednostek.
question-battle-objects = Bitwa: przedmioty
    .text = Użyj przedmiotów w tej bitwie przed wyborem kart Walki. Każdy działa raz.
question-swap-of-battle-cards = Wybór taktyczny
    .text = Możesz zamienić zagraną kartę Walki z odrzuconą.
question-card-to-recover = Boska pamięć: którą kartę bierzesz?
    .text = Oto odrzucone karty BI. Nikt inny nie widzi, którą bierzesz.
question-dawn-bid = Świt: twoja stawka
    .text = Jedną kartę Walki pokazujesz, jej siła to twoja stawka w licytacji o kolejność; drugą odrzucasz zakrytą. Obie są zużyte.
question-dawn-tokens = Świt: ile żetonów wydajesz?
    .text = Każdy dodaje 1 do stawki i przepada. Najwyższa stawka wybiera miejsce pierwsza; remis wygrywa wcześniejszy w starej kolejności.
question-place-in-turn-order = Świt: twoje miejsce w kolejności
    .text = Zajmij dowolne wolne miejsce w nadchodzącym Dniu.
question-divine-seal = Boska pieczęć w Nocy?
    .text = Zapieczętuj płytkę do początku następnego Dnia albo spasuj i zachowaj Pieczęć.
question-priest-to-send-back = Odesłać kapłana?
    .text = Wszyscy trzej są na planszy; jeden może wrócić i czekać przy drodze.
question-group-of-owner = Kto idzie?
    .text = Ile jednostek tego gracza idzie z grupą? Pozostałych nikt nie pyta.
question-creature-with-the-group = Który stwór idzie?
    .text = Z grupą może iść jeden stwór; stwór, przy którym nie zostaje jednostka właściciela, wraca na płytkę.
question-share = Ile od kogo?
    .text = Podaj udział kolejnych graczy, aż rozdzielisz całość.
question-split-of-prayer = Jak podzielić PM?
    .text = Przyjmij zwykły podział albo zaproponuj własny; muszą się zgodzić wszyscy obecni.
question-consent-to-a-split = Zgadzasz się na ten podział?
    .text = Jeśli ktoś odmówi, obowiązuje zwykły podział.
question-fighter = Kto walczy po waszej stronie?
    .text = W bitwie liczą się karty Walki, karty BI i PM tego jednego członka Sojuszu.
question-capture = Wcielić poległego wroga?
    .text = Spaczenie jednostek: jedna wroga jednostka zniszczona obrażeniami może dołączyć do oddziału.
question-escape-together = Ucieczka?
    .text = Każdy, kto ma tam jednostki, odpowiada potajemnie; jeśli zgłosi się kilku graczy, kartę zagrywa ten, kto siedzi najbliżej pierwszego miejsca, a odchodzi cały oddział.
question-escape-space = Dokąd ucieka wasz oddział?
    .text = Wybierz sąsiednie puste pole; idzie tam cały oddział.
question-member-hit = Kogo dotyka znacznik?
    .text = Znacznik nie ma koloru: wskaż członka Sojuszu, którego dotyczy żółta akcja.
question-creature-card = Którego stwora spaczasz?
    .text = Wybierz kartę Stwora, którego płytka jest w sprzedaży; atakuje sam, po czym opuszcza grę. Albo spasuj.
question-troop-struck = Który oddział atakuje stwór?
    .text = Wybierz oddział z jednostką wskazanego członka Sojuszu albo spasuj.
question-troop-corrupted = Który oddział spaczasz?
    .text = Rusza się cały, na twój koszt, i może zaatakować inny oddział Sojuszu. Albo spasuj.
question-units-destroyed = Które jednostki giną?
    .text = Wskaż pola obu jednostek; giną razem.
question-invasion-cards = Wściekła inwazja: karty Walki
    .text = W dwóch bitwach każda dostaje po jednej karcie i żadnej się nie odrzuca; kto walczy w jednej, jedną zagrywa, a drugą odrzuca.
question-invasion-divine-cards = Wściekła inwazja: karty BI
    .text = Dołóż karty BI, każdą do bitwy, w której ma działać, i zatwierdź. Płacisz za nie przy odkryciu.
question-first-battle = Która bitwa pierwsza?
    .text = Obie są przygotowane; wskaż tę, która rozstrzyga się pierwsza.
question-turn-of-seth = Twoja tura: Seth
    .text = Kładź znaczniki jeden po drugim: fioletowe na fioletowych polach, kolory Sojuszu gdziekolwiek. Potem zakończ turę.
question-who-acts-next = Kto teraz działa?
    .text = Zacznij swoją turę albo puść innych przodem; tura należy do tego, kto zacznie pierwszy.
question-ceremony-at-last = Teraz Wielka Ceremonia?
    .text = Wszyscy członkowie Sojuszu już działali; możesz ją jeszcze zaproponować.
question-temple = Zbudować świętą świątynię?
    .text = Zaproponuj następny poziom tam, gdzie masz jednostkę; muszą się zgodzić wszyscy, których jednostki kosztuje. Albo spasuj.
question-consent-to-a-temple = Zgadzasz się na tę świątynię?
    .text = Kosztuje twoje jednostki. Wystarczy jedna odmowa i nic nie powstaje.
question-who-chooses-the-power = Kto wybiera moc?
    .text = Wskaż członka Sojuszu, który wybierze moc ceremonii.
question-consent-to-the-ceremony = Zgadzasz się na ceremonię?
    .text = Zapłacisz swoją część. Wystarczy jedna odmowa i ceremonii nie będzie.
question-power-token = Jaką moc przynosi ceremonia?
    .text = Od teraz służy wszystkim członkom Sojuszu.
question-card-to-keep = Boska przewaga: którą kartę zatrzymujesz?
    .text = Druga zostaje odrzucona.
question-sanctuary-for-a-point = Ofiara w Sanktuarium?
    .text = Dwie jednostki Sojuszu stamtąd wracają do zasobów za 1 stały PZ.
question-free-tile = Z jaką płytką zaczynasz?
    .text = Weź za darmo jedną płytkę poziomu 1: fioletową jako Seth, w kolorze swojej piramidy jako członek Sojuszu.

## Dlaczego pada pytanie

cause-recruit = akcja Rekrutacja
cause-enlistment = karta Zaciąg
cause-night = nocne Posiłki
cause-mercenaries = właśnie kupieni Najemnicy
cause-road = symbol na ścieżce kapłana
cause-direct = Bezpośrednia rekrutacja
cause-reinforcements = karta Posiłki
cause-destroyed = jednostki giną poza bitwą
cause-sacrifice = ofiara
cause-own-card = własna karta Walki kosztuje jednostki
cause-battle = straty w bitwie
cause-before-cards = jednostki giną przed kartami
cause-temple = jednostki na świętą świątynię
cause-ceremony = PM na Wielką Ceremonię
cause-split = PM zdobyte przez oddział

## Co oznacza wybór

choice-pass-action = rezygnacja z akcji; znacznik zostaje na polu
choice-pass-veto = niech karta zadziała
choice-pass-move = nie ruszaj nikogo
choice-pass-escape = zostań i walcz
choice-pass-sacrifice = zachowaj jednostki
choice-pass-pyramid = tu bez piramidy
choice-pass-night = bez dalszych mocy nocnych
choice-done-place = bez dalszych jednostek
choice-done-battle = zatwierdź karty
choice-done-wound = nie odrzucaj więcej
choice-end-turn = zakończ turę
choice-end-move = zakończ Ruch tutaj
choice-yes-veto = zagraj Weto: karta { $card } nie działa
choice-yes-delta = strać 1 jednostkę, zyskaj { $prayer } PM
choice-yes-sanctuary = strać 2 jednostki, zyskaj 1 PZ
choice-recall = { $units } do zasobów
    .deed = odwołaj: { $units }
choice-recall-shared = { $units } do zasobów, { $prayer } PM do podziału
    .deed = odwołaj: { $units }; { $prayer } PM do podziału
choice-retreat = sąsiednie pole wybiera { $winner }
    .deed = odwrót; sąsiednie pole wybiera { $winner }
choice-stay = na polu { $space } zostaje: { $units }
choice-reinforce = wystaw za darmo z zasobów, najwyżej: { $units }
choice-place = { $space } (teraz { $here })
    .deed = jednostka na pole { $space } (teraz { $here })
choice-place-attack = { $space }: atak, broni się { $who }, { $troop }
    .deed = jednostka na pole { $space }: atak, broni się { $who }, { $troop }
choice-from = { $space }: { $troop }
    .deed = rusz oddział z pola { $space } ({ $troop })
choice-group = ruch: { $movement }
    .deed = idzie: { $troop }
choice-group-stays = ruch: { $movement }, zostaje tu { $left }
    .deed = idzie: { $troop }, zostaje tu: { $left }
choice-step = { $space }
    .deed = idź na pole { $space }
choice-step-own = { $space }: dołącz do oddziału ({ $troop })
    .deed = dołącz do oddziału ({ $troop }) na polu { $space }
choice-step-attack = { $space }: atak, broni się { $who }, { $troop }
    .deed = atak na pole { $space }, broni się { $who } ({ $troop })
choice-step-temple = { $space }: świątynia, 1 PZ
    .deed = idź na pole { $space }: świątynia, 1 PZ
choice-step-pyramid = { $space }: przejęcie piramidy ({ $who }, { $pyramid })
    .deed = idź na pole { $space }: przejęcie piramidy ({ $who }, { $pyramid })
choice-teleport = { $what }
    .deed = teleportacja: { $what }
choice-escape = na pole { $space }
    .deed = ucieczka na pole { $space }
choice-retreat-to = { $space }
    .deed = wyprzyj przegranego na pole { $space }
choice-fight = { $space }: broni się { $who }, { $troop }
    .deed = najpierw bitwa na polu { $space }, broni się { $who }, { $troop }
choice-card = { $card }: { $text }
    .deed = zagraj kartę { $card }
choice-card-at = { $card }: { $what }
    .deed = zagraj kartę { $card }: { $what }
choice-add = { $card }: { $text }
    .deed = dołóż kartę { $card }
choice-keep = { $card }: { $text }
    .deed = zatrzymaj kartę { $card }
choice-recover = { $card }: { $text }
    .deed = odzyskaj kartę { $card }
choice-card-target = { $card }: { $who } traci 1 jednostkę na polu { $space }, teraz { $troop }
    .deed = zagraj kartę { $card }: { $who } traci 1 jednostkę na polu { $space }, teraz { $troop }
choice-wound = odrzuć kartę { $card }: +1 do siły
choice-city = miasto { $city }
    .deed = zamieszkaj w mieście { $city }
choice-pyramid = { $colour } piramida, poziom { $level }
    .deed = zacznij tu z piramidą: { $colour }, poziom { $level }
choice-units = { $units }
    .deed = na początek tutaj: { $units }
choice-next = następny gracz: { $who } ({ $points })
choice-gold = złoty znacznik, dodatkowa akcja { $action } ({ $what })
    .deed = złoty znacznik: { $what }
choice-gold-buy = jeszcze jedna płytka koloru z twoim znacznikiem, o 1 PM drożej
    .deed = Zakup: jeszcze jedna płytka koloru z twoim znacznikiem, o 1 PM drożej
choice-silver = srebrny znacznik: { $what }
choice-token-row = { $what } (wypełnia rząd { $row })
choice-token-move = porusz jedną grupę jednostek
    .deed = Ruch: jedna grupa jednostek
choice-token-move-priest = może ruszyć kapłan, potem jedna grupa jednostek
    .deed = Ruch: może ruszyć kapłan, potem jedna grupa jednostek
choice-token-recruit = jednostki z zasobów ({ $units }) po 1 PM
    .deed = Rekrutacja: jednostki z zasobów ({ $units }) po 1 PM
choice-token-raise = podnieś jedną piramidę
    .deed = Rozbudowa: jedna piramida
choice-token-pray = zyskaj { $prayer } PM
    .deed = Modlitwa: zyskaj { $prayer } PM
choice-token-buy = kupno: { $colour } płytka do poziomu { $level }
    .deed = Zakup: { $colour } płytka do poziomu { $level }
choice-token-buy-none = brak piramidy ({ $colour }), nie ma czego kupić
    .deed = Zakup: brak piramidy ({ $colour }), nie ma czego kupić
choice-raise = { $colour } piramida na polu { $space } z poziomu { $from } na { $level }
    .deed = podnieś piramidę ({ $colour }) na polu { $space } z poziomu { $from } na { $level }
choice-raise-point = { $what }; 1 PZ, póki ją kontrolujesz
choice-build = nowa { $colour } piramida na polu { $space }, poziom { $level }
    .deed = zbuduj piramidę ({ $colour }) poziomu { $level } na polu { $space }
choice-creature = { $creature } na pole { $space }
choice-creature-reserve = { $creature } czeka w zasobach
choice-buy = { $tile }: { $text }
    .deed = kup płytkę { $tile }
choice-play = zagraj: { $played }, odrzuć: { $discarded }
choice-remove = usuń na stałe kartę { $card }
choice-pass-priest = bez podróży kapłana; przejdź do Ruchu
choice-pass-kill = nie niszcz nikogo
choice-pass-take = nic nie bierz; kapłan zostaje tutaj
choice-pass-seal = zachowaj Pieczęć
choice-pass-sendback = wszyscy kapłani zostają na planszy
choice-pass-swap = zostaw odkrytą kartę
choice-done-prepare = zacznij akcję
choice-done-objects = nie używaj niczego więcej
choice-yes-swap = liczy się { $discarded } zamiast karty { $played }
choice-group-priests = { $what }; w grupie { $priests }
    .deed = { $what }
choice-fee = { $what }; Sfinks żąda { $price } PM
choice-dedication = { $what }; zyskujesz { $prayer } PM
choice-trap = { $what }; najpierw strata w pułapce: { $units }
choice-trip-enter = wejście na drogę do { $stop } ({ $kind }): { $way }; na miejscu: { $there }
    .deed = wyślij kapłana do { $stop }; na miejscu: { $there }
choice-trip = z { $from } do { $stop } ({ $kind }): { $way }; na miejscu: { $there }
    .deed = wyślij kapłana z { $from } do { $stop }; na miejscu: { $there }
choice-trip-wait = kapłan czekający w { $stop } bierze, co tam leży: { $there }
choice-way-empty = nic po drodze
choice-there-empty = nic
choice-take-object = { $what }. Kapłan wraca czekać przy drodze
    .deed = weź: { $what }
choice-take-skill = { $what }. Kapłan zastępuje potem jedną z twoich jednostek na planszy
    .deed = weź: { $what }
choice-take-token = { $token } – { $text }
    .deed = { $token }
choice-take-point = 1 stały PZ
choice-replace = kapłan dołącza do oddziału na polu { $space }, teraz { $troop }; jedna jednostka trafia do zasobów
choice-replace-priest = zastępuje kapłana na polu { $space }, który trafia do zasobów jednostek
choice-sendback = kapłan z pola { $space } wraca czekać przy drodze, na polu zostaje { $left }
choice-sendback-creature = { $what }, a { $creature } trafia do zasobów
choice-priest = kapłan na pole { $space } (teraz { $here })
choice-priest-attack = kapłan na pole { $space }: atak, broni się { $who }, { $troop }
choice-lose-none = strata: { $units }, bez kapłanów
choice-lose = strata: { $units }, w tym { $priests }
choice-lose-last = strata: { $units }, w tym { $priests }, tu nie zostaje żaden
choice-kill = { $who } traci 1 jednostkę na polu { $space }, teraz { $troop }
choice-use = { $token }: { $text }
    .deed = użyj: { $token }
choice-seal = płytka { $tile } ({ $who }) nie działa do początku następnego Dnia: { $text }
    .deed = zapieczętuj płytkę { $tile } ({ $who })
choice-spend = stawka { $card } + { $tokens } = { $value }; zostaje: { $left }
choice-spot = miejsce { $place } z { $players } w nadchodzącym Dniu
choice-pass-consent = odmów
choice-pass-split = zwykły podział: { $shares }
choice-pass-temple = nie buduj więcej
choice-pass-ceremony = teraz bez ceremonii
choice-pass-capture = nikogo nie wcielaj
choice-done-destroy = nie niszcz więcej
choice-yes-escape = zagraj Ucieczkę: odchodzi cały oddział
choice-yes-temple = zgoda na poziom { $level } świątyni na polu { $space }: { $shares }
choice-yes-ceremony = zgoda: { $shares }; moc wybiera { $who }
choice-yes-split = zgoda: { $shares }
choice-violet = { $text }
    .deed = { $action }
choice-colour = znacznik ({ $who }): { $text }
    .deed = { $action }, znacznik ({ $who })
choice-colour-hit = cel: { $who }. { $text }
    .deed = { $action }, cel: { $who }
choice-clear = przezroczysty znacznik: { $text }
    .deed = przezroczysty znacznik: { $action }
choice-grey = szary znacznik Sojuszu: { $what }
choice-common = złoty znacznik Sojuszu: { $what }
choice-hit = cel: { $who }
choice-unleash = { $card }: { $text }
    .deed = spacz: { $card }
choice-troop-strike = { $space }: { $who }, { $troop }
    .deed = uderz na pole { $space }, broni się { $who } ({ $troop })
choice-troop-corrupt = { $space }: { $who }, { $troop }
    .deed = spacz oddział na polu { $space } ({ $who }, { $troop })
choice-first = najpierw bitwa na polu { $space }
choice-begin = zacznij swoją turę
choice-later = niech najpierw działają inni
choice-ceremony = zaproponuj Wielką Ceremonię, łącznie { $prayer } PM
choice-give = przekaż { $prayer } PM, dostaje { $who }
choice-rob = losowa karta z ręki ({ $who })
choice-regroup = wybierz na nowo, kto idzie dalej
choice-alone = żaden stwór nie idzie
choice-ride = idzie też { $creature }
choice-share-group = { $who }, idzie: { $units }
choice-share-loses = { $who }, strata: { $units }
choice-share-gives = { $who } oddaje: { $units }
choice-share-pays = { $who } płaci { $prayer } PM
choice-share-gains = { $who } zyskuje { $prayer } PM
choice-propose = zaproponuj własny podział
choice-temple = zaproponuj poziom { $level } świątyni na polu { $space }, koszt: { $units }
choice-fighter = walczy { $who }
choice-chooser = moc wybiera { $who }
choice-capture = jednostka ({ $who }) dołącza do oddziału
choice-power = { $power }: { $text }
    .deed = wybierz: { $power }
choice-play-both = { $played } na polu { $space }, { $second } na polu { $other }
choice-add-second = { $card } na polu { $space }: { $text }
    .deed = dołóż kartę { $card } na polu { $space }
choice-other = { $choice }

## Co się wydarzyło

event-city = { $who } zajmuje miasto { $city }.
event-city-seth = Miasto Setha wyrasta w delcie.
event-pyramid = { $who }: { $colour } piramida poziomu { $level } na polu { $space }.
event-units = { $who } wystawia na polu { $space }: { $units }.
event-night = Zapada Noc.
event-day = Zaczyna się Dzień { $day }.
event-day_ends = Kończy się Dzień { $day }.
event-order = Kolejność: { $order }.
event-prayer = { $who } zyskuje { $gained } PM ({ $origin }) i ma { $total }.
event-drawn = { $who } dobiera kartę BI ({ $origin }).
event-drawn-several = Po jednej karcie BI ({ $origin }) dobierają: { $who }.
event-drew = { $who } dobiera kartę { $card } ({ $origin }).
event-turn = Runda { $round }, tura: { $who }.
event-turn-side = Tura: { $who }.
event-token = { $who } kładzie { $token } znacznik: { $action }.
event-idle = { $line } Bez skutku.
event-raised = { $who }: { $colour } piramida na polu { $space } rośnie do poziomu { $level } za { $price } PM.
event-raised-free = { $who }: { $colour } piramida na polu { $space } rośnie do poziomu { $level } za darmo.
event-bought = { $who } kupuje płytkę { $tile } za { $price } PM.
event-bought-free = { $who } bierze płytkę { $tile } za darmo.
event-placed = { $who } dostawia na polu { $space }: { $units } ({ $origin }).
event-placed-paid = { $who } dostawia na polu { $space }: { $units } za { $price } PM ({ $origin }).
event-creature = { $creature } ({ $who }) przybywa na pole { $space }.
event-creature-reserve = { $creature } ({ $who }) trafia do zasobów.
event-step = { $who }, ruch: { $troop } z pola { $from } na pole { $to }.
event-teleport = { $who }, teleport za { $price } PM: { $troop } z pola { $from } na pole { $to }.
event-teleport-by = { $who }, teleport: { $troop } z pola { $from } na pole { $to }. Płaci { $payer }: { $price } PM.
event-teleport-free = { $who }, teleport za darmo: { $troop } z pola { $from } na pole { $to }.
event-card = { $who } zagrywa kartę { $card } za { $price } PM.
event-card-free = { $who } zagrywa kartę { $card }.
event-card-at = { $who } zagrywa kartę { $card } na pole { $space } za { $price } PM.
event-card-at-free = { $who } zagrywa kartę { $card } na pole { $space }.
event-vetoed = Weto: karta { $card } gracza { $who } nie działa.
event-escaped = { $who } ucieka z pola { $from } na pole { $to }: { $troop }.
event-destroyed = { $who } traci na polu { $space }: { $units } ({ $origin }).
event-battle = Bitwa na polu { $space }: atakuje { $attacker }, broni się { $defender }.
event-called_off = Nie ma bitwy na polu { $space }: { $defender } już tam nie stoi.
event-shown = { $who } musi pokazać kartę Walki { $card }.
event-revealed = { $who } zagrywa kartę { $card }: łącznie siła { $strength }, obrażenia { $damage }, ochrona { $protection }.
event-committed = { $who } dokłada kartę { $card } za { $price } PM.
event-committed-free = { $who } dokłada kartę { $card }.
event-wound = { $who } odrzuca { $cards } na Boską ranę.
event-wound-none = { $who } nie odrzuca żadnej karty na Boską ranę.
event-result = Wygrywa { $winner } ({ $winner_strength }), przegrywa { $loser } ({ $loser_strength }). Straty: { $winner_lost } ({ $winner }), { $loser_lost } ({ $loser }).
event-result-tie = Remis po { $winner_strength }, { $winner } i { $loser }: jako obrońca wygrywa { $winner }. Straty: { $winner_lost } ({ $winner }), { $loser_lost } ({ $loser }).
event-result-shared = Wygrywa { $winner } ({ $winner_strength }), przegrywa { $loser } ({ $loser_strength }). Straty: { $losses }.
event-result-tie-shared = Remis po { $winner_strength }, { $winner } i { $loser }: jako obrońca wygrywa { $winner }. Straty: { $losses }.
event-point = { $who } zyskuje { $points } ({ $source }).
event-recalled = { $who } odwołuje z pola { $space }: { $troop }.
event-retreated = { $who } wycofuje się z pola { $from } na pole { $to }: { $troop }.
event-stayed = { $who } zostaje na polu { $space }.
event-refill = { $who } odzyskuje wszystkie karty Walki.
event-sacrificed = { $who } składa w ofierze na polu { $space }: { $units }.
event-discarded = { $who } odrzuca kartę Walki { $card }.
event-swapped = { $who } wymienia kartę Walki na kartę { $card }.
event-removed = { $who } usuwa z gry kartę { $card }.
event-over = Koniec gry: wygrywa { $who }.
event-declined = { $who } rezygnuje z akcji { $action }.
event-saw = { $who } widzi kartę { $card }.
event-reshuffled = Z odrzuconych kart BI powstaje nowa, potasowana talia.
event-lost_prayer = { $who } traci { $lost } PM ({ $origin }) i ma { $total }.
event-turn_end = { $who } kończy turę.
event-recovered = { $who } bierze kartę z odrzuconych kart BI.
event-recovered-card = { $who } bierze kartę { $card } z odrzuconych kart BI.
event-sealed = { $who } pieczętuje płytkę { $tile } gracza { $owner } do początku następnego Dnia.
event-used = { $who } używa przedmiotu { $path_token }.
event-trip = { $who }: kapłan idzie z { $from_stop } do { $stop }.
event-trip-enter = { $who }: kapłan wchodzi na drogę i idzie do { $stop }.
event-trip-wait = { $who } ponownie aktywuje kapłana w { $stop }.
event-took = { $who } bierze żeton { $path_token }.
event-took-point = { $who } bierze punkt zwycięstwa z drogi.
event-priest = { $who }: kapłan zastępuje jednostkę na polu { $space }.
event-priest-reserve = { $who }: kapłan trafia do zasobów jednostek.
event-priest_back = { $who } odsyła kapłana z pola { $space } na początek drogi.
event-temporary = { $who } bierze na ten Ruch znacznik bonusu: { $temporary }.
event-refilled = Nowe na drodze: { $path_token } w { $stop }.
event-refilled-point = Nowe na drodze: punkt zwycięstwa w { $stop }.
event-refilled-several = Nowe na drodze: { $what }.
event-lying = { $token } w { $stop }
event-bid = Świt: { $who } pokazuje kartę { $card }.
event-spent = { $who } wydaje { $tokens } i licytuje { $value }.
event-spent-none = { $who } licytuje { $value }.
event-spot = { $who } zajmuje { $place }. miejsce w kolejności.
event-dawn_token = { $who } zyskuje żeton Świtu.
event-last_day = { $who } osiąga cel, ale ktoś ma więcej PZ: ten Dzień jest ostatni.
event-last_day-limit = Limit Dni osiągnięty: ten Dzień jest ostatni.
event-cards_swapped = { $who } zamienia karty Walki: liczy się { $card }.
event-fee = { $who } płaci Sfinksowi { $price } PM za wejście na pole { $space }.
event-masked = { $who } zakłada Maskę: w tej bitwie liczą się tylko jednostki i karty Walki.
event-point-lost = { $who } traci { $points } ({ $source }).
event-over-alliance = Koniec gry: wygrywa Sojusz.
event-point-alliance = Sojusz zyskuje { $points } ({ $source }).
event-step_of_day = Tura Setha, akcje: { $actions }.
event-step_of_day-alliance = Tura Sojuszu.
event-step_of_day-eclipse = Zaćmienie: działają wszystkie nocne płytki.
event-seth_token = Seth kładzie { $token } znacznik: { $action }.
event-seth_token-colour = Seth kładzie znacznik gracza { $owner }: { $action }.
event-seth_token-hit = Cel Setha to { $victim }: { $action }.
event-proposed-temple = { $who } proponuje poziom świątyni na polu { $space }, koszt: { $shares }.
event-proposed-ceremony = { $who } proponuje Wielką Ceremonię: { $shares }; moc wybierze { $chooser }.
event-proposed = { $who } proponuje podział: { $shares }.
event-consent = { $who }: zgoda.
event-consent-refused = { $who }: odmowa.
event-fighter = Na polu { $space } w imieniu Sojuszu walczy { $who }.
event-temple = Święta świątynia na polu { $space } osiąga poziom { $level }. Poświęcono: { $shares }.
event-power = Sojusz zyskuje moc: { $power }.
event-ceremony = Odbywa się Wielka Ceremonia. Zapłacono: { $shares }. Portal jest otwarty.
event-captured = { $who } wciela do oddziału na polu { $space } jednostkę gracza { $owner }.
event-stolen = { $who } zabiera kartę BI z ręki gracza { $victim } ({ $origin }).
event-stole = { $who } ma teraz kartę { $card }.
event-creature_card = Seth spacza stwora ({ $card }), który atakuje oddział na polu { $space }.
event-creature_card-gone = Stwór jest sprzedany: karta Setha { $card } opuszcza grę.
event-corrupted = Seth spacza oddział gracza { $victim } na polu { $space }.
event-later = { $who } puszcza innych przodem.
event-alliance_tile = Płytka { $tile } służy całemu Sojuszowi.
event-first = Najpierw bitwa na polu { $space }.
event-next_battle = Teraz bitwa na polu { $space }.
event-gave = { $who } przekazuje { $prayer } PM graczowi { $receiver }.
event-common_token = { $who } kładzie szary znacznik Sojuszu: { $action }.
event-common_token-gold = { $who } kładzie złoty znacznik Sojuszu: { $action }.
event-fizzled = { $who } nie ma za co opłacić karty { $card }, więc odrzuca ją bez efektu.
event-alliance = Sojusz
event-held = { $what }: kontrolę ma teraz { $who }, +1 punkt tymczasowy.
event-held-lost = { $what }: { $who } traci kontrolę, −1 punkt tymczasowy.
event-held-pyramid = Piramida poziomu 4 na polu { $space }

## Skąd są i dokąd idą PM, jednostki i karty, w nawiasie na końcu zdania

origin-night = Noc
origin-praying = Modlitwa
origin-recall = odwołanie
origin-road = ścieżka
origin-battle = bitwa
origin-tile = płytka
origin-creature = stwór
origin-dagger = miecz
origin-setup = przygotowanie
origin-recruiting = Rekrutacja
origin-strike = { act-destroy_two }
origin-invoking = Inwokacja
origin-earlier = z wcześniejszej chwili

## Dlaczego gra się skończyła

reason-target = { $who } osiąga na koniec Dnia cel { $target } PZ i ma najwięcej punktów.
reason-battle = { $who } ma tyle samo PZ co { $others }, ale więcej za bitwy.
reason-order = { $who } ma tyle samo PZ, także za bitwy, co { $others }, ale wcześniejsze miejsce w kolejności.
reason-day-limit = Limit Dni osiągnięty; najwięcej PZ ma { $who }.
reason-in-the-day = { $who } zaczyna turę z celem { $target } PZ i nikt nie ma więcej.
reason-level = Tyle samo punktów: { $others }; graczowi, którego tura się zaczyna, remis wystarcza.
reason-last-day = Ostatni Dzień się skończył; najwięcej PZ ma { $who }.
reason-combat-points = Seth ma { $target } PZ za bitwy.
reason-no-units = Na planszy nie ma już jednostek Sojuszu.
reason-objectives = Sojusz ma świętą świątynię poziomu 3, odprawił Wielką Ceremonię i ma stałych PZ: { $target }.
reason-district = Oba cele są spełnione, a w mieście Setha stoi jednostka Sojuszu.
reason-progress = Osiągnięto limit Dni; wygrywa strona, która zaszła dalej, a remis należy do Sojuszu.

## Dlaczego wybór jest niemożliwy

why-over = gra się skończyła
why-not-asked = teraz nie wybiera { $who }
why-no-choice = { $code } nie jest wyborem; wybory to liczby od 0 do { $last }
why-no-choice-here = { $code } nie jest wyborem w tej grze
why-no-answer = to nie jest odpowiedź na zadane pytanie ({ $question })
why-token-there = na tym polu leży już znacznik
why-token-placed = zwykły znacznik tej tury już leży
why-rows = puste rzędy: { $rows }, pozostałe znaczniki: { $left }
why-no-silver = nie ma teraz srebrnego znacznika do położenia
why-no-gold = nie ma teraz złotego znacznika do tej akcji
why-token-first = najpierw trzeba położyć zwykły znacznik
why-not-held = nie masz tej karty
why-price = kosztuje to { $price } PM, a masz { $prayer } PM
why-not-own-turn = to nie jest karta na własną turę
why-only-move = można ją zagrać tylko podczas Ruchu
why-no-effect = żadna część jej efektu nie jest tu możliwa
why-group = grupy nie można tu tak zmienić
why-not-adjacent = pole { $space } nie sąsiaduje z polem { $from }
why-no-movement = grupa nie ma już ruchu
why-walls = mury można przejść tylko pierwszym krokiem Ruchu
why-fee = wejście kosztuje { $fee } więcej, a masz { $prayer }
why-creature-there = stoi tam inny twój stwór
why-too-many = byłoby tam więcej twoich jednostek niż { $limit }
why-no-obelisk = nie ma tam obelisku
why-teleport-same = teleportacja musi zmienić pole
why-teleport-start = grupa nie stoi tam, skąd można się teleportować
why-teleport-again = ten Ruch już się tam teleportował
why-no-troop = nie masz tam jednostek
why-troop-stuck = ten oddział nie może teraz nigdzie iść
why-no-reserve = w zasobach nie ma już jednostek
why-full = pole jest pełne
why-not-yours = to ani twoja dzielnica, ani twój oddział
why-not-open = nie można za to zapłacić albo pole nie jest dla tych jednostek
why-no-district = piramidy stoją tylko w dzielnicach
why-pyramid-not-yours = ta dzielnica nie jest twoja ani przez ciebie zajęta
why-pyramid-held = w tej dzielnicy stoi wrogi oddział
why-pyramid-high = ta piramida osiągnęła poziom { $level }
why-not-bought-today = dziś nie kupiono płytki tego koloru
why-other-colour = to pole Zakupu jest dla innego koloru
why-tile-owned = masz już płytkę o tej nazwie
why-sold-out = jest wyprzedana
why-no-pyramid = nie kontrolujesz piramidy tego koloru na poziomie { $level }
why-level-closed = ten poziom nie jest jeszcze dostępny
why-battle-not-held = { $card } nie jest na twojej ręce
why-no-battle-symbol = nie ma symbolu bitwy
why-added = jest już dołożona albo nie można za nią zapłacić
why-two-battles = toczysz dwie bitwy naraz: po jednej karcie na każdą, żadnej nie odrzucasz
why-one-battle = toczysz jedną bitwę: jedną kartę zagrywasz, drugą odrzucasz
why-city-taken = to miasto jest zajęte albo nie bierze udziału w grze
why-first-levels = zaczynasz z trzema poziomami: 1, 1 i 1 albo 2 i 1, każdy kolor tylko raz
why-first-units = teraz rozmieszcza się wszystkie początkowe jednostki, w granicach każdej dzielnicy
why-gift = Wspólna wiara, z ręki, daje innemu członkowi od 1 do 4 PM, które masz i które się u niego zmieszczą
why-strike = potrzeba tej karty na ręce, jej ceny i wrogiej jednostki na tym polu, którą może zniszczyć
why-seal = potrzeba Boskiej pieczęci i płytki tego przeciwnika, która nie jest jeszcze zapieczętowana
why-ceremony = Wielka Ceremonia odbywa się raz, gdy członkowie z jednostkami na pustyniach z obeliskiem mogą zapłacić całość
why-send-back = kapłan wraca tylko wtedy, gdy wszyscy trzej stoją na planszy, i tylko z pola, na którym stoi
why-group-size = iść może tylko to, co tu stoi, i co najmniej jedna jednostka
why-attack = spaczony oddział atakuje tylko jednostki innego członka i tylko w swoim zasięgu
why-group-share = iść mogą tylko jednostki, które tu stoją, w tym jedna własna tego, kto się rusza
why-rider = stwór idzie tylko z jednostką członka, który go kontroluje
why-must-go-on = nie można teraz z tego zrezygnować ani tego zakończyć
why-no-priest = w twoich zasobach jednostek nie czeka kapłan albo nie można go tam umieścić
why-no-battle-there = nie czeka tam żadna bitwa
why-build = nowa piramida wymaga wolnej własnej dzielnicy, koloru jeszcze niezbudowanego i zapłaty
why-level-reached = stojąca tam piramida ma już ten poziom albo jej tam nie ma
why-remove = z gry może wyjść tylko karta Walki z twojej ręki
why-creature-place = to inny stwór albo nie może tam stanąć: potrzebuje twoich jednostek i żadnego stwora obok
why-priests-lost = tylu kapłanów nie może być wśród straconych jednostek
why-trip = żadna droga nie prowadzi stamtąd twojego kapłana do tego miejsca
why-object = nie masz tego przedmiotu albo nie można go teraz użyć
why-kill = nie stoi tam wroga jednostka, którą można zniszczyć
why-take = takich żetonów nie ma w tym miejscu
why-replace = nie stoi tam taka twoja jednostka
why-veto = nie masz Weta, za które możesz zapłacić
why-escape = potrzeba Ucieczki, za którą możesz zapłacić, i pustego pola obok bitwy
why-escape-space = Ucieczka prowadzi na puste pole obok bitwy, nie przez portal i nie za wrogie mury
why-cards-laid = twoje karty Walki już leżą; można dokładać karty BI
why-cards-first = najpierw jedną kartę Walki się zagrywa, a drugą odrzuca
why-same-card = potrzeba dwóch różnych kart Walki
why-no-units = ta karta kosztuje jednostki, a nie masz ich w tej bitwie
why-muted = w tej bitwie nie można dokładać kart BI
why-wound = nie masz tej karty albo leży pod kartą Walki
why-loser-stays = przegrany zostaje tylko tam, gdzie nie ma już jednostek zwycięzcy
why-retreat = nie ma pola, na które można się wycofać
why-retreat-space = pokonany oddział wycofuje się na puste pole obok bitwy, nigdy za wrogie mury
why-seth-stays = po wygranej bitwie oddział Setha zostaje
why-fighter = walczyć może tylko członek z jednostką w oddziale
why-capture = żadna poległa jednostka tego gracza nie może dołączyć do oddziału
why-in-order = ten gracz ma już miejsce w kolejności
why-keep = tej karty nie ma wśród oglądanych
why-recover = tej karty nie ma wśród odrzuconych albo nie można jej wziąć
why-bid = stawka to dwie różne karty Walki z ręki
why-spend = nie masz tylu żetonów Świtu
why-spot = to miejsce w kolejności jest zajęte
why-hand-of-god = Ręka boga raz w ciągu Nocy podnosi jedną twoją piramidę o jeden poziom tam, gdzie nie ma wroga
why-reinforce = potrzeba Posiłków nieużytych tej Nocy oraz jednostek i miejsca dla nich
why-rob = Aneksja zabiera jedną kartę wrogowi, który jakieś ma, raz w ciągu Nocy
why-share = udziały muszą się sumować i nikt nie daje ani nie bierze więcej, niż może
why-chooser = moc wybiera tylko członek, który może zapłacić za ceremonię
why-power = tego żetonu Mocy nie ma wśród pozostałych
why-free-tile = darmowa płytka ma poziom 1 i kolor, na który pozwalają twoje piramidy
why-acted = w tej turze Sojuszu już była twoja kolej albo działa inny członek
why-hit = przezroczysty znacznik trafia członka Sojuszu
why-unleash = karta musi być na ręce, jej poziom nie wyższy niż fioletowa piramida, a oddział w jej zasięgu
why-struck = nie stoi tam oddział, który ten stwór może zaatakować: z jednostką w kolorze znacznika i poza miastami
why-corrupt = nie stoi tam oddział z jednostką w kolorze znacznika, który można spaczyć
why-destroy = nie stoi tam jednostka tego gracza, którą można wybrać
why-site = świątynia powstaje na pustyni bez obelisku, z dość jednostek Sojuszu, w tym jednej twojej, po poziomie na turę
why-violet-only = fioletowy znacznik kładzie się tylko na fioletowych polach
why-violet-room = to pole jest potrzebne na fioletowe znaczniki z ręki
why-token-gone = tego znacznika nie ma teraz w ręce
why-silver-violet = srebrny znacznik kładzie się tylko na fioletowych polach
why-raise-only = Seth podnosi tylko fioletową piramidę i nikt inny jej nie podnosi
why-raised-at = stoi na styku trzech dzielnic i podnosi się ją jako piramidę na polu { $space }
why-portal-closed = portal jest zamknięty dla Sojuszu aż do Wielkiej Ceremonii
why-seth-there = spaczony oddział nie wchodzi na pole z jednostkami Setha
why-creature-with = stałyby tam dwa stwory jednej strony, a grupa nie mogłaby pójść dalej
why-too-many-together = stałoby tam razem więcej jednostek niż { $limit }, a grupa nie mogłaby pójść dalej
why-silver-or-grey = srebrnego i szarego znacznika nie używa się w tej samej turze
why-other-side = ta płytka jest tylko dla drugiej strony
why-three-pyramids = każda z twoich trzech piramid musi mieć poziom { $level }
why-violet-low = fioletowa piramida nie osiągnęła poziomu { $level }
why-their-pyramid = w tym mieście żadna piramida tego koloru nie osiągnęła poziomu { $level }

## Opcje, których gra mieć nie może
why-option-players = gra jest dla 2 do 5 osób, nie dla { $given }
why-option-players-seth = z Sethem gra się w 3 do 6 osób, nie w { $given }
why-option-points = celem jest 8 albo 10 punktów, nie { $given }
why-option-points-seth = cel Setha to od 6 do 12 punktów, nie { $given }
why-option-beginner-seth = zasad dla początkujących nie stosuje się z Sethem
why-option-module = nie ma modułu „{ $given }”; są { $known }
why-option-module-seth = w moduł „{ $given }” nie gra się z Sethem
why-option-house = nie ma zasady domowej „{ $given }”; są { $known }
why-option-house-seth = zasady domowej { $house } nie ma w grze z Sethem
why-option-house-needs-seth = zasada domowa { $house } wymaga Setha
why-option-house-module = zasada domowa { $house } wymaga modułu „{ $given }” z Ta-Seti
why-option-value = { $house } przyjmuje wartości { $known }, nie „{ $given }”
why-option-days = { $house } to off albo liczba Dni od 1 do 999, nie „{ $given }”
why-option-new-card = { $house } to trzy cyfry: siła, obrażenia, ochrona
why-option-four = { $house } zmienia tylko planszę dla 4 osób
why-option-copies = { $house } zapisuje się jak ibis:4+hare:2, nie „{ $given }”
why-option-no-token = { $house }: nie ma żetonu drogi „{ $given }”
why-option-copies-sum = { $house } musi dać w sumie 33 drukowane żetony

## Dlaczego bot radzi ten wybór

hint-permanent = { $count ->
    [one] +{ $count } punkt
    [few] +{ $count } punkty
    [many] +{ $count } punktów
   *[other] +{ $count } punktu
  }
hint-temporary = { $count ->
    [one] +{ $count } punkt, póki się go trzyma
    [few] +{ $count } punkty, póki się je trzyma
    [many] +{ $count } punktów, póki się je trzyma
   *[other] +{ $count } punktu, póki się je trzyma
  }
hint-at-target = dość punktów, by wygrać
hint-two-temples = trzyma dwie świątynie
hint-sanctuary = dwie jednostki dla Sanktuarium
hint-invader = trzyma dzielnicę wroga
hint-units = { $count ->
    [one] o 1 jednostkę więcej na planszy
    [few] o { $count } jednostki więcej na planszy
    [many] o { $count } jednostek więcej na planszy
   *[other] o { $count } jednostki więcej na planszy
  }
hint-cards = { $count ->
    [one] o 1 kartę BI więcej
    [few] o { $count } karty BI więcej
    [many] o { $count } kart BI więcej
   *[other] o { $count } karty BI więcej
  }
hint-skills = nowa zdolność
hint-objects = nowy przedmiot
hint-high-pyramids = otwiera płytki wysokiej piramidy
hint-striker = silniejszy oddział gotowy do teleportacji
hint-exposed-temple = strzeże świątyni
hint-exposed = jest poza niebezpieczeństwem
hint-prayer = +{ $count } PM
hint-no-battle = bez bitwy: nie ma z kim walczyć
hint-battle = { $percent }% szans na wygranie bitwy
hint-battle-point = +1 punkt z szansą { $percent }%
hint-token-move = oddziały w drodze zdobywają punkty
hint-token-recruit = jednostki w zasobach nikomu nie pomagają
hint-token-raise = wysokie piramidy otwierają lepsze płytki
hint-token-pray = punktów modlitwy jest mało
hint-token-buy = piramida wystarczy na dobrą płytkę
hint-rule-from = silny oddział, który nie strzeże świątyni
hint-rule-group = duże grupy wygrywają bitwy
hint-rule-end = nie zostało nic lepszego
hint-rule-done = nie zostało nic lepszego
hint-rule-buy = jedna z najlepszych płytek za tę cenę
hint-rule-raise = im wyżej, tym lepiej
hint-rule-build = im wyżej, tym lepiej
hint-rule-place = pełne oddziały biją mocniej
hint-rule-play = mocna karta, a słaba odrzucona
hint-rule-add = każda karta pomaga
hint-rule-step = najpierw świątynie i słabsi wrogowie
hint-rule-teleport = najpierw świątynie i słabsi wrogowie
hint-rule-stay = co zdobyte, to trzymane
hint-rule-yes = pewny zysk
advice-then = { $choice }, potem { $plan }
advice-because = { $choice }: { $reasons }
hint-chance = około { $percent }% szans na wygraną
hint-lot = wylosowana: ta karta w { $percent }% takich bitew
advice-random = wybór losowy
advice-only = nie było innego wyboru
advice-outside = ten bot nie podaje powodów

puzzle-point = ostatni punkt
puzzle-stop = rywal do powstrzymania
puzzle-temple = świątynia do zdobycia
puzzle-battle = bitwa do wygrania
puzzle-tile = płytka warta swojej ceny
