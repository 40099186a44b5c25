# Treść powiadomień i listów.
call-one = Twoja kolej: { $table }
call-several = { $count ->
    [one] Twoja kolej przy { $count } stole
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
}
call-turn = Twoja kolej przy stole { $table }.
call-ready = Twój stół w turnieju czeka: { $table }
call-begins = Zaczęła się runda twojego turnieju, stół już czeka: { $table }.
call-invitation = Zaproszenie od gracza { $name }
call-invited = { $name } zaprasza cię do gry: { $table }.
call-invitations = { $count ->
    [one] { $count } zaproszenie
    [few] { $count } zaproszenia
    [many] { $count } zaproszeń
   *[other] { $count } zaproszenia
}
call-mixed = { $count ->
    [one] { $count } wiadomość od Kemeta
    [few] { $count } wiadomości od Kemeta
    [many] { $count } wiadomości od Kemeta
   *[other] { $count } wiadomości od Kemeta
}
call-welcome = Tutaj Kemet da ci znać, gdy przyjdzie twoja kolej.
call-stop = Nie chcę więcej takich wiadomości: { $link }
confirm-subject = Kemet: czy to twój adres?
confirm-text = { $name } podaje ten adres dla konta na { $home }. Jeśli to ty, potwierdź go tutaj w ciągu doby: { $link }
confirm-otherwise = Jeśli to nie ty, nie rób nic: nic więcej nie przyjdzie.
recover-subject = Kemet: nowe hasło
recover-text = Ktoś, zapewne ty, prosi o nowe hasło dla konta { $name } na { $home }. Ustaw je tutaj w ciągu godziny: { $link }
recover-otherwise = Jeśli to nie ty, nie rób nic: stare hasło działa nadal.
changed-subject = Kemet: zmiana na twoim koncie
changed-password = Hasło konta { $name } na { $home } zostało przed chwilą zmienione.
changed-mail = Adres e-mail konta { $name } na { $home } został przed chwilą zmieniony. Ten adres nie jest już używany.
changed-factor = Drugi składnik logowania konta { $name } na { $home } został przed chwilą zmieniony.
changed-otherwise = Jeśli to nie ty, od razu ustaw nowe hasło: { $link }
page-description = Kemet, gra planszowa o wojnie egipskich bogów, w przeglądarce: ze znajomymi albo z botami, bez konta. Nieoficjalny projekt fanów.
link-open = { $free ->
    [one] Przy tym stole dla { $players } graczy jest jedno wolne miejsce. Dołącz, konto nie jest potrzebne.
    [few] Przy tym stole dla { $players } graczy są { $free } wolne miejsca. Dołącz, konto nie jest potrzebne.
    [many] Przy tym stole dla { $players } graczy jest { $free } wolnych miejsc. Dołącz, konto nie jest potrzebne.
   *[other] Przy tym stole dla { $players } graczy jest { $free } wolnych miejsc. Dołącz, konto nie jest potrzebne.
}
link-running = Trwa partia dla { $players } graczy. Obejrzyj ją na żywo.
link-over = Partia dla { $players } graczy dobiegła końca. Obejrzyj ją jeszcze raz, ruch po ruchu.
