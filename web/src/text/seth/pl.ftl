# Stół z Sethem: tor Dnia, wynik obu stron, panele, plansza Setha, mapa.

track-name = Tor Dnia
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
track-members = Członkowie Sojuszu

score-alliance = Sojusz: { $points } z { $target } stałych PZ
score-alliance-text = Sojusz wygrywa z tyloma stałymi PZ, gdy spełni oba cele, albo mając oba cele i jednostkę w mieście Setha na początku swojej tury.
score-seth = Seth: { $points } z { $target } PZ za bitwy
score-seth-text = Seth liczy tylko PZ za bitwy. Wygrywa od razu, gdy ma ich tyle, albo gdy na mapie nie ma żadnej jednostki Sojuszu.

member-acting = działa
member-fighter = walczy
member-asked = decyduje
member-later = później
member-acted = gotowe

objective-temple = świątynia
objective-temple-done = Cel spełniony: święta świątynia poziomu 3
objective-temple-open = Cel otwarty: święta świątynia poziomu 3
objective-temple-text = Na pustyni bez świątyni i obelisku poświęca się stojące tam jednostki za każdy poziom: 1, potem 2, potem 3. Poziom 3 daje żeton mocy i liczy się jako świątynia.
objective-ceremony = ceremonia
objective-ceremony-done = Cel spełniony: Wielka Ceremonia
objective-ceremony-open = Cel otwarty: Wielka Ceremonia, teraz { $cost } PM
objective-ceremony-text = Płacą za nią razem członkowie z jednostką na pustyni z obeliskiem; każdy tymczasowy PZ obniża koszt o 4. Otwiera portal do miasta Setha i daje żeton mocy.
objective-payers = Mogą teraz zapłacić: { $who }.
objective-no-payers = Nikt nie może teraz zapłacić.
alliance-temporary = { $count ->
    [one] 1 tymczasowy PZ
    [few] { $count } tymczasowe PZ
    [many] { $count } tymczasowych PZ
   *[other] { $count } tymczasowego PZ
}
alliance-temporary-text = Po jednym za każdą zajętą świątynię i każdą piramidę poziomu 4, której nie zajmuje Seth. Obniżają koszt ceremonii, ale nigdy nie liczą się do zwycięstwa.
alliance-osiris = kupił: { $who }; prowadzić może go każdy członek Sojuszu
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
    [one] 1 karta stwora
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
