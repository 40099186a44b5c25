# Stół z Sethem: tor Dnia, wynik obu stron, panele, plansza Setha, mapa.

## Lobby

opt-seth-short = jeden bóg przeciw wszystkim
opt-players-seth = { $members ->
    [one] Seth i { $members } członek Sojuszu
    [few] Seth i { $members } członkowie Sojuszu
    [many] Seth i { $members } członków Sojuszu
   *[other] Seth i { $members } członka Sojuszu
}
opt-target-seth = 8 lub 10 jak w grze; każda inna liczba to zasada domowa: mniej ułatwia Sethowi, więcej utrudnia
opt-not-with-seth = niedostępne w grze z Sethem
# Strona, która wygrała, na początku zdania.
winner-alliance = Sojusz
agreed-seth = { $members ->
    [one] Seth przeciw { $members } członkowi Sojuszu
    [few] Seth przeciw { $members } członkom Sojuszu
    [many] Seth przeciw { $members } członkom Sojuszu
   *[other] Seth przeciw { $members } członka Sojuszu
}
agreed-target-seth = Seth potrzebuje { $points } PZ za bitwy
card-seth = Seth przeciw { $members }
seth-first = Pierwsza gra przeciw Sethowi
seth-first-text = Jeden bóg przeciw wszystkim: dwie strony, łagodne boty. Stół wyjaśnia wszystko, na co wskażesz.
seth-first-allies = Twoi sojusznicy
seth-first-against = { $count ->
    [one] Ty i { $count } sojusznik przeciw Sethowi
    [few] Ty i { $count } sojusznicy przeciw Sethowi
    [many] Ty i { $count } sojuszników przeciw Sethowi
   *[other] Ty i { $count } sojusznika przeciw Sethowi
}
seth-first-as = Ty jako Seth przeciw { $count }

track-name = Tor Dnia
laid-step = krok { $number }
track-now = { $what }, krok { $step } z { $steps }
track-seth = { $count ->
    [one] tura Setha z 1 znacznikiem
    [few] tura Setha z { $count } znacznikami
    [many] tura Setha z { $count } znacznikami
   *[other] tura Setha z { $count } znacznika
}
track-alliance = tura Sojuszu
track-eclipse = zaćmienie
track-text = Dzień biegnie od lewej do prawej: romb to tura Setha z tyloma znacznikami, słońce to tura, w której każdy członek Sojuszu działa raz, zakryte słońce to zaćmienie.
track-now-seth = { $count ->
    [one] Seth kładzie { $count } znacznik
    [few] Seth kładzie { $count } znaczniki
    [many] Seth kładzie { $count } znaczników
   *[other] Seth kładzie { $count } znacznika
}
track-now-alliance = Działa Sojusz
track-now-eclipse = Zaćmienie
track-members = Członkowie Sojuszu

score-alliance = Sojusz: { $points } z { $target } stałych PZ
score-alliance-text = Sojusz wygrywa z tyloma stałymi PZ, gdy spełni oba cele, albo mając oba cele i jednostkę w mieście Setha na początku swojej tury.
score-seth = Seth: { $points } z { $target } PZ za bitwy
score-seth-text = Seth liczy tylko PZ za bitwy. Wygrywa od razu, gdy ma ich tyle, albo gdy na mapie nie ma żadnej jednostki Sojuszu.

member-acting = działa
member-fighter = walczy
member-proposes = proponuje
member-agrees = zgoda
member-asked = decyduje
member-later = później
member-acted = gotowe

objective-temple = świątynia
objective-temple-done = Cel spełniony: święta świątynia poziomu 3
objective-temple-open = Cel otwarty: święta świątynia poziomu 3
objective-temple-text = Na pustyni bez świątyni i obelisku poświęca się stojące tam jednostki za każdy poziom: 1, potem 2, potem 3. Poziom 3 daje żeton Mocy i liczy się jako świątynia.
objective-ceremony = ceremonia
objective-ceremony-done = Cel spełniony: Wielka Ceremonia
objective-ceremony-open = Cel otwarty: Wielka Ceremonia, teraz { $cost } PM
objective-ceremony-text = Płacą za nią razem członkowie z jednostką na pustyni z obeliskiem; każdy tymczasowy PZ obniża koszt o 4. Otwiera portal do miasta Setha i daje żeton Mocy.
objective-payers = Mogą teraz zapłacić: { $who }.
objective-no-payers = Nikt nie może teraz zapłacić.
alliance-temporary = { $count ->
    [one] 1 tymczasowy PZ
    [few] { $count } tymczasowe PZ
    [many] { $count } tymczasowych PZ
   *[other] { $count } tymczasowego PZ
}
alliance-temporary-text = Po jednym za każdą zajętą świątynię i każdą piramidę poziomu 4, której nie zajmuje Seth. Obniżają koszt ceremonii, ale nigdy nie liczą się do zwycięstwa.
alliance-osiris = kupno: { $who }; prowadzić może go każdy członek Sojuszu
alliance-grey-ready = Szary znacznik Sojuszu: gotowy
alliance-grey-placed = Szary znacznik Sojuszu: dziś użyty
alliance-grey-text = Raz na Dzień jeden z członków kładzie go na swojej planszy i ma jedną akcję więcej.
alliance-gold-ready = Złoty znacznik Sojuszu: gotowy
alliance-gold-placed = Złoty znacznik Sojuszu: dziś użyty
alliance-gold-text = Raz na Dzień jeden z członków wykonuje dodatkową akcję, którą wymienia moc.

seth-tokens-text = W każdej z czterech tur Sojuszu członek kładzie jeden znacznik; piąty ma w ręce Seth.
seth-stolen = { $count ->
    [one] 1 z nich jest z talii drugiej strony.
    [few] { $count } z nich są z talii drugiej strony.
    [many] { $count } z nich jest z talii drugiej strony.
   *[other] { $count } z nich są z talii drugiej strony.
}
seth-token-of = znacznik gracza { $who }
seth-violet-left = { $count ->
    [one] Został 1 fioletowy znacznik
    [few] Zostały { $count } fioletowe znaczniki
    [many] Zostało { $count } fioletowych znaczników
   *[other] Zostało { $count } fioletowego znacznika
}
seth-violet-text = Kładzie się go na wolnym fioletowym polu.
seth-colour-text = Kładzie się go na dowolnym wolnym fioletowym lub żółtym polu. Na żółtym trafia członka w swoim kolorze.
seth-silver-text = Raz na Dzień dodatkowa akcja na wolnym polu, w turze, w której Seth kładzie też inny znacznik.
seth-clear-text = Raz na Dzień dodatkowa akcja na dowolnym wolnym polu; na żółtym Seth wskazuje, kogo trafia.
seth-creature-cards = { $count ->
    [one] 1 karta Stwora
    [few] { $count } karty stworów
    [many] { $count } kart stworów
   *[other] { $count } karty stworów
}
seth-card-used = już walczył
seth-captives = Pojmane jednostki: { $who }
seth-captives-text = Walczą dla Setha, a gdy giną, wracają do swoich właścicieli.
seth-laid = Znaczniki leżą na: { $spaces }

board-portal-open = Portal: otwarty dla wszystkich
board-portal-closed = Portal: zamknięty dla Sojuszu
board-sacred = święta świątynia poziomu { $level }
board-sacred-income = { $prayer } PM na koniec Dnia
board-inert = w tej grze bez działania
board-mixed = oddział Sojuszu, { $units }: { $owners }
board-captured = { $count ->
    [one] w tym 1 pojmana jednostka
    [few] w tym { $count } pojmane jednostki
    [many] w tym { $count } pojmanych jednostek
   *[other] w tym { $count } pojmanej jednostki
}

market-alliance = należy do Sojuszu
market-for-alliance = dla całego Sojuszu
market-for-seth = tylko dla Setha

tab-seth = Seth
## Questions to several owners and to the whole alliance

stones-of = { $who }: { $picked } z { $count }
stones-one = { $who }, jednostka { $number }
party-part = { $who }: { $units }
party-text = Pełne kamienie idą, puste zostają. Dotknięcie imienia bierze wszystkie albo żadnego.
party-creature-text = Stwór idzie tylko z jednostką tego, kto nim włada.
share-part = { $who } { $count }
share-has = ma { $prayer }
share-less = Mniej: { $who }
share-more = Więcej: { $who }
share-rest = jeszcze { $count }
share-usual = Bez zgody: { $shares }
share-is-usual = Tak będzie, jeśli nikt nie odpowie.
share-reset = Wróć do tego
share-do-usual = Zwykły podział
share-do-split = Zaproponuj
share-do-battle = Straty: { $shares }
share-do-before-cards = Straty: { $shares }
share-do-own-card = Straty: { $shares }
share-do-temple = Oddaj: { $shares }
share-do-ceremony = Zaproponuj
ask-share-battle = { $count ->
    [one] Wybierz straconą jednostkę
    [few] Wybierz { $count } straty
    [many] Wybierz { $count } strat
   *[other] Wybierz { $count } strat
  }
ask-share-battle-text = Decydujesz za cały oddział, nikt nie musi się zgadzać. Stwór zostaje tylko przy jednostce tego, kto nim włada.
ask-share-before-cards = { $count ->
    [one] Jedna jednostka ginie przed kartami
    [few] { $count } jednostki giną przed kartami
    [many] { $count } jednostek ginie przed kartami
   *[other] { $count } jednostek ginie przed kartami
  }
ask-share-before-cards-text = Ochrona tu nie pomaga. Decydujesz za cały oddział.
ask-share-own-card = { $count ->
    [one] Własna karta Walki kosztuje jednostkę
    [few] Własna karta Walki kosztuje { $count } jednostki
    [many] Własna karta Walki kosztuje { $count } jednostek
   *[other] Własna karta Walki kosztuje { $count } jednostek
  }
ask-share-own-card-text = Decydujesz za cały oddział, nikt nie musi się zgadzać.
ask-share-temple = { $count ->
    [one] Kto oddaje jednostkę?
    [few] Kto oddaje { $count } jednostki?
    [many] Kto oddaje { $count } jednostek?
   *[other] Kto oddaje { $count } jednostek?
  }
ask-share-temple-text = Wracają do zasobów właścicieli. O zgodę pytani są tylko ci, którzy coś oddają.
ask-share-ceremony = Kto płaci { $count } PM?
ask-share-ceremony-text = Zgodzić się muszą wszyscy, którzy płacą; inaczej nikt nie płaci.
ask-share-split = Jak podzielić { $count } PM?
ask-share-split-text = Zwykły podział nie wymaga zgody; na inny muszą się zgodzić wszyscy obecni.
team-split = Proponowany podział PM
team-temple = { $space }, poziom { $level }
team-ceremony = Wielka Ceremonia
team-order = Kto gra następny?
team-refused = Propozycja odrzucona
team-prayer = { $count } PM
team-chooser = Moc wybierze { $who }.
team-or-nothing = Wystarczy jedna odmowa i nic się nie dzieje.
team-state-proposes = proponuje
team-state-agrees = zgoda
team-state-asked = decyduje
team-state-refuses = odmowa
team-state-later = później
team-state-acted = gotowe
prompt-victim = Trafia: { $who }.
prompt-begin = Zaczynam turę
prompt-later = Najpierw inni
prompt-ceremony = Zaproponuj ceremonię
prompt-propose = Inny podział
prompt-regroup-mixed = Zmień grupę
prompt-pass-escape-together = Zostań i walcz
prompt-pass-sanctuary-for-a-point = Zachowaj obie jednostki
prompt-pass-creature-card = Bez stwora
prompt-pass-troop-struck = Nikogo nie atakuj
prompt-pass-troop-corrupted = Bez oddziału
prompt-pass-units-destroyed = Nie niszcz nikogo
prompt-pass-temple = Bez świątyni
prompt-pass-ceremony-at-last = Teraz bez ceremonii
prompt-pass-split-of-prayer = Zwykły podział
prompt-pass-consent-to-a-split = Odmów: zwykły podział
prompt-pass-consent-to-a-temple = Odmów świątyni
prompt-pass-consent-to-the-ceremony = Odmów ceremonii
prompt-pass-capture = Nikogo nie wcielaj
prompt-done-units-destroyed = Nie niszcz więcej
prompt-yes-sanctuary-for-a-point = Poświęć obie jednostki
prompt-yes-escape-together = Ucieczka
prompt-yes-consent-to-a-split = Zgoda na podział
prompt-yes-consent-to-a-temple = Zgoda na świątynię
prompt-yes-consent-to-the-ceremony = Zgoda na ceremonię
prompt-do-attack = Atakuj tam
prompt-do-destroy = Zniszcz tam jedną
prompt-do-troop = Ten oddział
prompt-do-temple = Buduj tutaj
prompt-do-first = Najpierw ta bitwa
prompt-do-unleash = Spacz
prompt-do-power = Wybierz
chat-closed = Czat jest zamknięty
chat-closed-text = Seth obrócił oddział przeciw jego własnej stronie: do odsłonięcia kart nikt nie może rozmawiać.

## Ceremony

ceremony-name = Wielka Ceremonia
ceremony-text = Raz w grze: otwiera portal, spełnia cel i budzi jedną moc.
ceremony-cost = { $full } − { $less } × { $points ->
    [one] 1 punkt tymczasowy
    [few] { $points } punkty tymczasowe
    [many] { $points } punktów tymczasowych
   *[other] { $points } punktu tymczasowego
  } = { $cost } PM
ceremony-given = zebrano { $given } z { $cost }
ceremony-cannot = nie może płacić
ceremony-cannot-text = brak jednostki na pustyni z obeliskiem
ceremony-power = Kto wybierze moc?
ceremony-bar = Udziały: { $shares }

## Battles of several members

fight-fighter = walczy
fight-with = obok: { $who }
fight-alone = bez sojuszników
fight-common = cały Sojusz
fight-corrupted = spaczony przez Setha
fight-for-seth = Jeśli spaczony oddział wygra, punkt dostaje Seth.
fight-creature = { $creature }, bez jednostek
fight-choose-fighter = Walczy { $who }
fight-choose-self = Walczę ja
fight-has = karty Walki: { $battle }, karty BI: { $divine }, PM: { $prayer }
fight-step-fighter = Walczący
fight-step-before = Przed
invasion-name = Wściekła inwazja
invasion-battle = Bitwa { $number }: { $space }
invasion-short = bitwa { $number }
invasion-pick = Po jednej karcie na bitwę, żadna nie przepada
invasion-pick-text = Dotknij karty na bitwę 1, potem karty na bitwę 2. Karta BI należy do bitwy, w której leży.
invasion-lock = Zatwierdź obie karty
invasion-waits = Jej karty są gotowe; czeka na drugą bitwę.
fight-seth-gains = { $count ->
    [one] Seth zyskuje 1 punkt.
    [few] Seth zyskuje { $count } punkty.
    [many] Seth zyskuje { $count } punktów.
   *[other] Seth zyskuje { $count } punktów.
  }
victory-alliance-text = Razem wypędziliście Setha z krainy nad Nilem.
