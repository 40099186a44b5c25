# Pudełko Seth po polsku. Sformułowania są nasze; liczby według docs/rules/seth.md.

## Pudełko i strony

box-seth = Seth
    .text = Jeden gracz to Seth, pozostali (od dwóch do pięciu) tworzą Sojusz. Seth wygrywa bitwami, Sojusz świętą świątynią, Wielką Ceremonią i punktami.
side-seth = Seth
    .text = Jeden bóg przeciw wszystkim. Liczą mu się tylko PZ za bitwy.
side-alliance = Sojusz
    .text = Jego członkowie wygrywają i przegrywają razem. Każdy ma własne karty, PM i jednostki.
unchecked = Niesprawdzone z wydaniem pudełkowym.
unchecked-part = Części wartości nie sprawdzono z wydaniem pudełkowym.
colour-violet = fioletowa
colour-yellow = żółta
colour-gold = złota
act-invasion = Wściekła inwazja
act-invoke = Inwokacja
act-corrupt_pyramid = Spaczenie piramidy
act-corrupt_creature = Spaczenie stwora
act-corrupt_troop = Spaczenie oddziału
act-destroy_two = Zniszczenie dwóch jednostek
act-gold = Złota akcja
phase-eclipse = Zaćmienie
tokenkind-violet = fioletowy
tokenkind-clear = przezroczysty
end-combat-points = PZ Setha za bitwy
end-no-units = brak jednostek Sojuszu
end-objectives = cele i PZ Sojuszu
end-district = Sojusz w mieście Setha

## Płytki mocy: fioletowe

tile-energy_drain = Wyssanie energii
    .text = Zyskujesz 1 PM za każdym razem, gdy inny gracz wykonuje akcję Modlitwy, najwyżej 2 w jednej turze strony.
tile-servile_corruption = Służalcze spaczenie
    .text = Jeśli ma ją Seth: +1 do siły atakujących spaczonych stworów i spaczonych oddziałów. Członkowi Sojuszu nic nie daje.
tile-units_corruption = Spaczenie jednostek
    .text = Po bitwie wygranej z ocalałą jednostką możesz wcielić do oddziału, w granicach limitu, 1 wrogą jednostkę zniszczoną obrażeniami.
tile-call_of_the_red_land = Zew Czerwonej Ziemi
    .text = Każda akcja Rekrutacji daje do 2 dodatkowych jednostek za darmo. Sumuje się ze Skrybą werbunkowym.
tile-kill_them_all = Zabić wszystkich
    .text = Wszystkie twoje oddziały: +1 do ruchu i +1 do obrażeń.
tile-annexation = Aneksja
    .text = Co Noc weź losowo 1 kartę BI z ręki przeciwnika. Seth wskazuje członka Sojuszu; członek Sojuszu zabiera ją Sethowi.
tile-vulture = Sęp
    .text = Sprowadza stwora Sępa: +2 do ruchu, +1 do siły i 1 PM za każdą jednostkę zniszczoną w jego bitwach, najwyżej 2.
tile-chaos_priest = Kapłan chaosu
    .text = Co Noc o 2 PM więcej.
tile-ambush = Zasadzka
    .text = Po odkryciu kart możesz zamienić zagraną kartę Walki z odrzuconą.
tile-divine_advantage = Boska przewaga
    .text = Co Noc dobierz ze swojej talii 2 dodatkowe karty BI, zatrzymaj 1, a drugą odrzuć.
tile-crocodile = Krokodyl
    .text = Sprowadza stwora Krokodyla: +1 do ruchu, +2 do siły i +1 do obrażeń jego oddziału.
tile-deadly_mirror = Zabójcze zwierciadło
    .text = Od razu: odzyskaj użyte karty Walki, potajemnie usuń jedną na stałe i weź kartę Zabójcze zwierciadło.
tile-magic_versatility = Magiczna biegłość
    .text = Tylko dla Setha. Przezroczysty znacznik: raz na Dzień dodatkowa akcja na dowolnym wolnym polu jego planszy; na żółtym wskazuje ofiarę.
tile-cobra = Kobra
    .text = Sprowadza stwora Kobrę: +1 do ruchu, +2 do siły, a przed każdą jej bitwą druga strona traci 1 jednostkę.
tile-wrath_of_the_storm = Gniew burzy
    .text = Złoty znacznik: raz na Dzień dodatkowy Ruch lub Rekrutacja w twojej turze.
tile-lord_of_chaos = Władca chaosu
    .text = +1 do siły i +1 do ochrony w każdej bitwie.

## Płytki mocy Sojuszu

tile-osiris = Ozyrys
    .text = Sprowadza Ozyrysa, stwora całego Sojuszu: +1 do ruchu, +3 do siły i +1 do ochrony jego oddziału.
tile-common_rampart = Wspólny bastion
    .text = Każdy oddział Sojuszu: +1 do siły w obronie.
tile-common_prayer = Wspólna modlitwa
    .text = Co Noc i w czasie zaćmienia każdy członek Sojuszu zyskuje o 1 PM więcej.
tile-common_march = Wspólny marsz
    .text = Każdy Ruch Sojuszu jest o 1 krok dłuższy.
tile-new_legion = Legion
    .text = W każdym oddziale z twoją jednostką może stać do 7 jednostek; u Setha we wszystkich oddziałach.
tile-new_sphinx = Sfinks
    .text = Sprowadza stwora Sfinksa: +2 do siły. Seth nie może spaczyć jego oddziału, a poza bitwami nic mu nie szkodzi.

## Stwory i karty Stworów

creature-vulture = Sęp
    .text = +2 do ruchu, +1 do siły. Po każdej swojej bitwie jego oddział zyskuje 1 PM za każdą jednostkę zniszczoną po obu stronach, najwyżej 2.
creature-crocodile = Krokodyl
    .text = +1 do ruchu, +2 do siły, +1 do obrażeń.
creature-cobra = Kobra
    .text = +1 do ruchu, +2 do siły. Przed wyborem kart w każdej jej bitwie druga strona niszczy 1 swoją jednostkę; ochrona nie pomaga.
creature-osiris = Ozyrys
    .text = +1 do ruchu, +3 do siły, +1 do ochrony. Kontrolują go wszyscy: może stać z dowolną jednostką Sojuszu i zabiera go każdy, kto się rusza.
creature-new_sphinx = Sfinks
    .text = +2 do siły, bez ruchu. Jego oddziału nie można spaczyć ani zaatakować spaczonym oddziałem i nie traci on jednostek poza bitwami.
creaturecard-elephant = Pradawny słoń
    .text = Siła 3, obrażenia 1. Po swojej bitwie karta opuszcza grę.
creaturecard-snake = Wąż z głębi pustyni
    .text = Siła 2, obrażenia 0. Stwór obrońcy liczy się jak nieobecny. Po swojej bitwie karta opuszcza grę.
creaturecard-scarab = Królewski skarabeusz
    .text = Siła 4, obrażenia 0. Przeciw dwóm lub trzem członkom Sojuszu ma siłę 3: to nasza poprawka balansu, nie druk. Jeśli Seth wygra, zyskuje 2 PM. Po swojej bitwie karta opuszcza grę.
creaturecard-scorpion = Olbrzymi skorpion
    .text = Siła 4, obrażenia 2. Po swojej bitwie karta opuszcza grę.
creaturecard-phoenix = Feniks
    .text = Siła 4, obrażenia 0. Może uderzyć także w miastach Sojuszu. Po swojej bitwie karta opuszcza grę.
creaturecard-mummy = Mumia
    .text = Siła 4, obrażenia 0. Po bitwie, wygranej czy przegranej, Seth dobiera 1 kartę BI. Po swojej bitwie karta opuszcza grę.
creaturecard-sphinx = Sfinks
    .text = Siła 4, obrażenia 0. Obrońca nie może w tej bitwie zagrywać kart BI. Po swojej bitwie karta opuszcza grę.
creaturecard-khnum = Sfinks Chnuma
    .text = Siła 3, obrażenia 0. Może uderzyć w dowolny oddział, bez względu na kolor znacznika. Po swojej bitwie karta opuszcza grę.
creaturecard-griffin = Sfinks-gryf
    .text = Siła 4, obrażenia 1. Po swojej bitwie karta opuszcza grę.
creaturecard-devourer = Pożeracz
    .text = Siła 4, obrażenia 1. Ochrona obrońcy się nie liczy. Po swojej bitwie karta opuszcza grę.

## Karty BI Setha

card-seth_chaos_rage = Szał chaosu
    .text = W twojej bitwie: +1 do siły.
card-seth_chaos_fury = Furia chaosu
    .text = W twojej bitwie: +2 do siły.
card-seth_bloodlust = Żądza krwi
    .text = W twojej bitwie: +2 do obrażeń.
card-seth_bronze_scales = Łuski z brązu
    .text = W twojej bitwie: +1 do ochrony.
card-seth_iron_scales = Łuski z żelaza
    .text = W twojej bitwie: +2 do ochrony.
card-seth_sandstorm = Burza piaskowa
    .text = Podczas Ruchu albo dla jednego oddziału Wściekłej inwazji, przed pierwszym krokiem: ruch dłuższy o 1 krok.
card-seth_breach = Wyłom
    .text = Podczas Ruchu albo dla jednego oddziału Wściekłej inwazji: mury już go nie zatrzymują.
card-seth_raining_fire = Deszcz ognia
    .text = W twojej turze: zniszcz jedną wrogą jednostkę na dowolnym polu.
card-seth_dark_offering = Mroczna ofiara
    .text = W twojej turze: zyskujesz 2 PM.
card-seth_mana_theft = Kradzież many
    .text = W twojej turze: każdy przeciwnik traci 1 PM, a ty zyskujesz łącznie 1 PM.
card-seth_enlistment = Zaciąg
    .text = W twojej turze: wystaw za darmo do 2 jednostek z zasobów w swoim mieście lub przy swoich oddziałach.
card-seth_veto = Weto
    .text = W turze drugiej strony: anuluj kartę BI zagraną przed chwilą poza bitwą.

## Karty BI Sojuszu

card-ally_war_rage = Szał bojowy
    .text = W twojej bitwie: +1 do siły.
card-ally_war_fury = Furia bojowa
    .text = W twojej bitwie: +2 do siły.
card-ally_bloody_battle = Krwawa bitwa
    .text = W twojej bitwie: +1 do obrażeń.
card-ally_bloodbath = Krwawa łaźnia
    .text = W twojej bitwie: +2 do obrażeń.
card-ally_bronze_wall = Mur z brązu
    .text = W twojej bitwie: +1 do ochrony.
card-ally_iron_wall = Mur z żelaza
    .text = W twojej bitwie: +2 do ochrony.
card-ally_glory = Chwała
    .text = W twojej bitwie: za wygraną 4 PM do podziału między obecnych członków Sojuszu.
card-ally_divine_protection = Boska ochrona
    .text = W twojej bitwie: jeśli wygrasz, druga strona nie niszczy żadnej jednostki twojego oddziału.
card-ally_reinforcements = Posiłki
    .text = W twojej bitwie: jeśli wygrasz, wystaw za darmo do 3 jednostek z zasobów w swoim mieście lub przy swoich oddziałach.
card-ally_tactical_choice = Wybór taktyczny
    .text = W twojej bitwie: po odkryciu kart możesz zamienić zagraną kartę Walki z odrzuconą.
card-ally_swiftness = Chyżość
    .text = Podczas twojego Ruchu, przed pierwszym krokiem: ten Ruch jest o 1 krok dłuższy.
card-ally_prayer = Modlitwa
    .text = W twojej turze: zyskujesz 2 PM.
card-ally_shared_faith = Wspólna wiara
    .text = W twojej turze: oddaj do 4 swoich PM innemu członkowi Sojuszu.
card-ally_enlistment = Zaciąg
    .text = W twojej turze: wystaw za darmo do 2 jednostek z zasobów w swoim mieście lub przy swoich oddziałach.
card-ally_teleportation = Teleportacja
    .text = Podczas twojego Ruchu: grupa teleportuje się z dowolnego pola do obelisku. Płacisz tylko za kartę.
card-ally_raining_fire = Deszcz ognia
    .text = W twojej turze: zniszcz jedną wrogą jednostkę na dowolnym polu.
card-ally_divine_memory = Boska pamięć
    .text = W twojej turze: przejrzyj stos kart odrzuconych swojej talii i weź kartę na rękę, ale nigdy Boską pamięć.
card-ally_open_gates = Otwarte bramy
    .text = Podczas twojego Ruchu: mury nie zatrzymują już tego Ruchu.
card-ally_veto = Weto
    .text = W turze drugiej strony: anuluj kartę BI zagraną przed chwilą poza bitwą.
card-ally_escape = Ucieczka
    .text = Gdy za Dnia Seth atakuje oddział z twoją jednostką: cały oddział przechodzi na sąsiednie pole bez jednostek i bitwy nie ma.

## Karty Walki Setha

battle-s410 = Czoło burzy
    .text = Siła 4, obrażenia 1, ochrona 0.
battle-s320 = Wściekła horda
    .text = Siła 3, obrażenia 2, ochrona 0.
battle-s301 = Czerwony mur
    .text = Siła 3, obrażenia 0, ochrona 1.
battle-s221 = Kły i łuski
    .text = Siła 2, obrażenia 2, ochrona 1.
battle-s202 = Piaskowy pancerz
    .text = Siła 2, obrażenia 0, ochrona 2.
battle-s130 = Pustynna rzeź
    .text = Siła 1, obrażenia 3, ochrona 0.
battle-s500 = Straceńcza szarża
    .text = Siła 5, obrażenia 0, ochrona 0. Po stratach giną tu jeszcze 2 twoje jednostki. Nie dla spaczonego stwora.
battle-s113 = W tuman kurzu
    .text = Siła 1, obrażenia 1, ochrona 3.
battle-mirror = Zabójcze zwierciadło
    .text = Siła i ochrona wrogiej karty Walki, a jej obrażenia +1. Z płytki Zabójcze zwierciadło.

## Plansza akcji Setha

sethaction-goldTip = Złoty szczyt
    .text = Tylko dla złotego znacznika: raz na Dzień jedna z akcji, które wymieniają twoje złote płytki.
sethaction-sethMove1 = Ruch, pierwszy rząd
    .text = Porusz jeden oddział: jeden krok, z mocami więcej; teleport z piramidy do obelisku za 2 PM. Portal jest dla Setha zawsze otwarty.
sethaction-invasion = Wściekła inwazja
    .text = Porusz do 2 oddziałów z różnych pól, potem walcz. Przy 2 bitwach każda dostaje jedną twoją kartę i nic nie odrzucasz.
sethaction-sethMove2 = Ruch, drugi rząd
    .text = Porusz jeden oddział: jeden krok, z mocami więcej; teleport z piramidy do obelisku za 2 PM. Portal jest dla Setha zawsze otwarty.
sethaction-sethRecruit = Rekrutacja, drugi rząd
    .text = Wystaw jednostki z zasobów w swoich dzielnicach po 1 PM, najwyżej 6 w dzielnicy. Wraca też czekający stwór.
sethaction-sethRaise = Rozbudowa, drugi rząd
    .text = Podnieś fioletową piramidę. Każdy nowy poziom kosztuje tyle PM, ile wynosi jego numer.
sethaction-sethPray1 = Modlitwa, lewa
    .text = Zyskujesz 3 PM.
sethaction-sethPray2 = Modlitwa, prawa
    .text = Zyskujesz 3 PM.
sethaction-invoke1 = Inwokacja, lewa
    .text = Dobierz 1 kartę BI Setha.
sethaction-invoke2 = Inwokacja, prawa
    .text = Dobierz 1 kartę BI Setha.
sethaction-buyPower = Zakup mocy
    .text = Kup jedną fioletową płytkę, do poziomu fioletowej piramidy, albo płytkę koloru i do poziomu zajętej piramidy Sojuszu, za tyle PM, ile wynosi jej poziom.
sethaction-corruptPyramid = Spaczenie piramidy
    .text = Kup płytkę w kolorze piramidy z miasta wskazanego członka Sojuszu, do niższego z poziomów jej i twojej piramidy, za jej poziom + 1 PM.
sethaction-corruptCreature = Spaczenie stwora
    .text = Zaatakuj oddział z jednostką wskazanego członka Sojuszu kartą Stwora, którego płytka jest do kupienia. Wygrana to 1 PZ za bitwę; potem karta przepada.
sethaction-corruptTroop = Spaczenie oddziału
    .text = Porusz w całości i na swój koszt oddział z jednostką wskazanego członka Sojuszu. Może zaatakować oddział innego; jeśli wygra, dostajesz 1 PZ za bitwę.
sethaction-destroyTwo = Zniszczenie dwóch jednostek
    .text = Zniszcz 2 jednostki wskazanego członka Sojuszu, gdziekolwiek stoją.

## Żetony i elementy z Setha

power-act_of_osiris = Czyn Ozyrysa
    .text = Szary znacznik: raz na Dzień jeden członek Sojuszu wykonuje dodatkową akcję na swojej planszy.
power-will_of_osiris = Wola Ozyrysa
    .text = Wspólny złoty znacznik: raz na Dzień jeden członek Sojuszu wykonuje dodatkowy Ruch lub Rekrutację.
power-strength_of_horus = Siła Horusa
    .text = Każdy oddział Sojuszu: +1 do siły w bitwie.
power-veil_of_isis = Zasłona Izydy
    .text = Każdy oddział Sojuszu: +1 do ochrony w bitwie.
power-wisdom_of_thoth = Mądrość Thota
    .text = Co Noc każdy członek Sojuszu dobiera o 1 kartę BI więcej; nie w czasie zaćmienia.
power-breath_of_hapi = Tchnienie Hapiego
    .text = Każda akcja Modlitwy członka Sojuszu daje o 1 PM więcej.
prayertoken-prayer1 = Żeton Modlitwy 1
    .text = Dla świętej świątyni na poziomie 2: 1 PM na koniec każdego Dnia. Na poziomie 3 odwraca się go: 2 PM.
prayertoken-prayer2 = Żeton Modlitwy 2
    .text = Dla świętej świątyni na poziomie 2: 1 PM na koniec każdego Dnia. Na poziomie 3 odwraca się go: 2 PM.
prayertoken-prayer3 = Żeton Modlitwy 3
    .text = Dla świętej świątyni na poziomie 2: 1 PM na koniec każdego Dnia. Na poziomie 3 odwraca się go: 3 PM.
prayertoken-prayer4 = Żeton Modlitwy 4
    .text = Dla świętej świątyni na poziomie 2: 1 PM na koniec każdego Dnia. Na poziomie 3 odwraca się go: 3 PM.
piece-violet_token = Fioletowy znacznik akcji
    .text = Seth ma ich o jeden więcej, niż jest członków Sojuszu. Kładzie je tylko na fioletowych polach.
piece-gold_token = Złoty znacznik akcji
    .text = Jeden dla Gniewu burzy, drugi dla Woli Ozyrysa.
piece-grey_token = Szary znacznik akcji
    .text = Dodatkowa akcja dla jednego członka Sojuszu na Dzień dzięki Czynowi Ozyrysa.
piece-clear_token = Przezroczysty znacznik akcji
    .text = Z płytki Magiczna biegłość: dowolne wolne pole planszy Setha.
piece-track_marker = Znacznik dnia
    .text = Pokazuje na torze, czyja jest tura.
piece-temporary_point = Tymczasowy punkt zwycięstwa
    .text = Po jednym za każdą świętą świątynię poziomu 3 w rękach Sojuszu.
piece-portal = Portal
    .text = Łączy pustynię przed miastem Setha z Zachodnim nabrzeżem. Seth używa go zawsze, Sojusz dopiero po otwarciu w Wielkiej Ceremonii.
piece-temple_base = Podstawa świątyni
    .text = Poziom 1 świętej świątyni. Kosztuje 1 stojącą tam jednostkę i jeszcze nic nie daje.
piece-temple_prayer = Poziom modlitwy
    .text = Poziom 2 świętej świątyni za 2 stojące tam jednostki. Dostaje zakryty żeton Modlitwy.
piece-temple_power = Poziom mocy
    .text = Poziom 3 świętej świątyni za 3 stojące tam jednostki. Daje moc i liczy się jak świątynia; pierwszy spełnia cel.

## Dni Setha

track-day2 = Dzień Setha przeciw dwóm
    .text = Seth kładzie 5 znaczników w pięciu turach, każdy członek Sojuszu cztery w czterech turach.
track-day3 = Dzień Setha przeciw trzem
    .text = Seth kładzie 7 znaczników w pięciu turach, każdy członek Sojuszu cztery w czterech turach i następuje zaćmienie.
track-day4 = Dzień Setha przeciw czterem
    .text = Seth kładzie 9 znaczników w pięciu turach, każdy członek Sojuszu cztery w czterech turach i następuje zaćmienie.
track-day5 = Dzień Setha przeciw pięciu
    .text = Seth kładzie 11 znaczników w pięciu turach, każdy członek Sojuszu cztery w czterech turach i następuje zaćmienie.

## Pola Setha

space-SE1 = Dzielnica Setha 1
    .text = Pierwsza dzielnica miasta Setha. Fioletowa piramida stoi tam, gdzie wszystkie się stykają.
space-SE2 = Dzielnica Setha 2
    .text = Druga dzielnica miasta Setha. Fioletowa piramida stoi tam, gdzie wszystkie się stykają.
space-SE3 = Dzielnica Setha 3
    .text = Trzecia dzielnica miasta Setha. Fioletowa piramida stoi tam, gdzie wszystkie się stykają.
space-SEG = Brama Setha
    .text = Pustynia przed miastem Setha; styka się ze wszystkimi trzema dzielnicami i ma portal.

## Zasady domowe Setha

house-sethTarget = PZ Setha za bitwy
    .text = Z tyloma PZ za bitwy Seth wygrywa. W instrukcji jest 8, a 10, gdy gra nim gracz bardziej doświadczony; każda inna liczba to zasada domowa.
house-sanctuaryScores = PZ za Sanktuarium
    .no = Przy czterech członkach Sojuszu Sanktuarium nic nie daje.
    .yes = Sojusz może tam składać ofiary jak zwykle.
house-alliedWallsHinderAllies = Mury sojuszników
    .no = Mury członków Sojuszu nie zatrzymują sojuszników.
    .yes = Zatrzymują.
house-portalForRetreat = Odwrót przez portal
    .no = Nikt się przez niego nie wycofuje ani nie ucieka.
    .yes = Może każdy, kto może go używać.
house-templeOnPortalSpaces = Święte świątynie przy portalach
    .yes = Można je tam budować.
    .no = Nie można.
house-sethMayBuyHeldColour = Kolory zajęte przez Setha
    .yes = W Zakupie mocy Seth może kupić płytkę koloru zajętej piramidy.
    .no = Tylko fioletową.
house-sethMayRaiseHeldPyramid = Rozbudowa piramid zajętych przez Setha
    .no = Seth podnosi tylko fioletową piramidę.
    .yes = Także zajęte piramidy Sojuszu.
house-violetPyramidCapturable = Fioletowa piramida w cudzych rękach
    .no = Zawsze należy do Setha.
    .yes = Dopóki członkowie Sojuszu stoją we wszystkich dzielnicach Setha, ci, którzy tam są, mogą dzięki niej kupować, a Seth nie może.
house-sethSilverOnYellow = Srebrny znacznik Setha
    .no = Tylko na fioletowe pola.
    .yes = Także na żółte; Seth wskazuje ofiarę.
house-powerTokensActAtEclipse = Żetony Mocy w czasie zaćmienia
    .no = Ich nocne efekty nie działają.
    .yes = Działają jak w Nocy.
house-alliedPyramidsCountForViolet = Fioletowe płytki a piramidy sojuszników
    .no = Trzeba mieć trzy własne piramidy tego poziomu.
    .yes = Liczą się też kontrolowane piramidy sojuszników.
house-corruptedDefensiveVictoryScores = Zwycięstwo w obronie przed spaczeniem
    .yes = Punktuje także przeciw spaczonemu stworowi lub oddziałowi.
    .no = Nie punktuje.
house-silverAndGreySameTurn = Srebrny i szary w jednej turze
    .no = Członek Sojuszu używa w turze jednego z nich.
    .yes = Może użyć obu.
house-districtWinCheck = Kiedy upada miasto Setha
    .afterBuilding = W swojej turze Sojusz najpierw buduje świątynie, a potem wygrywa, jeśli stoi w mieście Setha.
    .beforeBuilding = Odwrotnie.

## Liczby Setha

number-alliance_target = Stałe PZ potrzebne Sojuszowi
number-seth_units = Jednostki Setha
number-seth_units_placed = Jednostki Setha na początku
number-member_units = Jednostki członka Sojuszu
number-member_units_placed = Jednostki członka Sojuszu na początku
number-seth_limit = Limit oddziałów Setha
number-alliance_limit = Limit oddziałów Sojuszu
number-creature_limit = Stwory jednej strony na polu
number-seth_prayer = PM Setha na początku
number-member_prayer = PM członka Sojuszu na początku
number-most_prayer = Najwięcej PM
number-violet_tokens_beyond_members = Fioletowe znaczniki ponad jeden na członka
number-member_tokens = Znaczniki członka Sojuszu
number-tokens_given_to_seth = Znaczniki oddane Sethowi
number-violet_pyramid = Początkowy poziom fioletowej piramidy
number-seth_night_prayer_per_member = PM Setha co Noc na członka Sojuszu
number-member_night_prayer = PM członka Sojuszu co Noc
number-night_cards = Karty BI co Noc
number-eclipse_vision = Karty oglądane Wizją w zaćmienie
number-seth_pray = PM z Modlitwy Setha
number-seth_invoke = Karty z Inwokacji
number-corrupt_pyramid_surcharge = Dopłata za Spaczenie piramidy
number-destroyed_units = Jednostki niszczone jedną akcją
number-creature_battle_points = Najwięcej PZ za kartę Stwora
number-invasion_groups = Oddziały Wściekłej inwazji
number-recall_less = O tyle PM mniej przy odwołaniu
number-temples = Święte świątynie
number-temple_cost_1 = Jednostki za poziom 1 świątyni
number-temple_cost_2 = Jednostki za poziom 2 świątyni
number-temple_cost_3 = Jednostki za poziom 3 świątyni
number-ceremony_per_member = Koszt Ceremonii na członka Sojuszu
number-ceremony_less_per_point = Zniżka Ceremonii za tymczasowy PZ
number-proposals_per_member = Propozycje na członka Sojuszu
