# Texte auf Deutsch. Kürzel: GP = Gebetspunkte; „du“ als Anrede.
call-one = Du bist dran: { $table }
call-several = { $count ->
    [one] Du bist an { $count } Tisch dran
   *[other] Du bist an { $count } Tischen dran
  }
call-turn = Du bist dran: { $table }.
call-ready = Dein Turniertisch steht bereit: { $table }
call-begins = Eine Runde deines Turniers hat begonnen, und dein Tisch steht bereit: { $table }.
call-invitation = { $name } lädt dich ein
call-invited = { $name } lädt dich zu einer Partie ein: { $table }.
call-invitations = { $count ->
    [one] { $count } Einladung
   *[other] { $count } Einladungen
}
call-mixed = { $count ->
    [one] { $count } Nachricht von Kemet
   *[other] { $count } Nachrichten von Kemet
}
call-welcome = Kemet benachrichtigt dich hier, wenn du dran bist.
call-stop = Diese E-Mails abbestellen: { $link }
confirm-subject = Kemet: Ist das deine Adresse?
confirm-text = { $name } hat diese Adresse für ein Konto bei { $home } angegeben. Wenn du das bist, bestätige sie hier innerhalb eines Tages: { $link }
confirm-otherwise = Wenn nicht, brauchst du nichts zu tun: Es kommt nichts weiter.
recover-subject = Kemet: ein neues Passwort
recover-text = Jemand, hoffentlich du, möchte ein neues Passwort für { $name } bei { $home }. Setze es hier innerhalb einer Stunde: { $link }
recover-otherwise = Wenn du es nicht warst, brauchst du nichts zu tun: Das alte Passwort bleibt, wie es ist.
changed-subject = Kemet: Dein Konto wurde geändert
changed-password = Das Passwort von { $name } bei { $home } wurde gerade geändert.
changed-mail = Die E-Mail-Adresse von { $name } bei { $home } wurde gerade geändert. Diese hier wird nicht mehr benutzt.
changed-factor = Der zweite Faktor von { $name } bei { $home } wurde gerade geändert.
changed-otherwise = Wenn du es nicht warst, setze sofort ein neues Passwort: { $link }
page-description = Kemet, das Brettspiel vom Krieg der ägyptischen Götter, im Browser: mit Freunden oder gegen Bots, ohne Konto. Ein inoffizielles Fanprojekt.
link-open = { $free ->
    [one] An diesem Tisch für { $players } ist noch ein Platz frei. Setz dich dazu, ganz ohne Konto.
   *[other] An diesem Tisch für { $players } sind noch { $free } Plätze frei. Setz dich dazu, ganz ohne Konto.
  }
link-running = Eine Partie für { $players } läuft gerade. Sieh live zu.
link-over = Eine Partie für { $players } ist zu Ende. Sieh sie dir noch einmal an, Zug für Zug.
