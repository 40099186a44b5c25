# Texte auf Deutsch. Kürzel: GP = Gebetspunkte; „du“ als Anrede.
# { $variable } füllt das Programm; .deed sagt eine Wahl als Tat, die allein steht.

## Counted things

count-units = { $count ->
    [0] keine Einheit
    [one] 1 Einheit
   *[other] { $count } Einheiten
  }
count-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
  }
count-temples = { $count ->
    [one] 1 Tempel
   *[other] { $count } Tempel
  }
count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
count-priests = { $count ->
    [0] kein Priester
    [one] 1 Priester
   *[other] { $count } Priester
  }
count-dawn = { $count ->
    [one] 1 Dämmerungsmarker
   *[other] { $count } Dämmerungsmarker
  }
with-creature = { $units } mit { $creature }
with-priests = { $units }, davon { $count ->
    [one] 1 Priester
   *[other] { $count } Priester
  }
pyramid = { $colour } { $level }
list-and = { $first } und { $last }
symbol-prayer = +{ $count } GP
symbol-units = +{ $units }
symbol-cards = +{ $cards }
symbol-kill = { $count } töten
symbol-movement = +{ $count } { $count ->
    [one] Schritt
   *[other] Schritte
  }
symbol-token = +1 { $what } bei dieser Bewegung
with-owner = { $troop } von { $who }
shared-units = { $who } { $units }
shared-prayer = { $who } { $prayer } GP

## Questions

question-move = Die Gruppe darf weiterziehen
    .text = Geh einen Schritt, teleportiere, spiele eine Karte, ändere die Gruppe oder beende die Bewegung.
question-turn = Du bist am Zug
    .text = Lege einen Aktionsmarker und führe seine Aktion aus; spiele davor oder danach Götterkarten; dann beende den Zug.
question-place = Wohin kommen Einheiten?
    .text = Wähle für jede Einheit ein Feld, eines nach dem anderen; hör auf, wenn du keine mehr willst.
question-battle-cards = Kampf: zwei deiner Kampfkarten
    .text = Eine wird gespielt, die andere unbenutzt abgeworfen. Beide kommen zurück, wenn alle benutzt sind.
question-battle-divine-cards = Kampf: Götterkarten
    .text = Füge beliebig viele Götterkarten mit Kampfsymbol hinzu und bestätige deine Wahl. Bezahlt wird beim Aufdecken.
question-start-of-move = Welche Truppe zieht?
    .text = Wähle das Feld, von dem sie startet.
question-group = Wer geht mit?
    .text = Wähle, wie viele Einheiten ziehen und ob die Kreatur mitgeht.
question-veto = Veto?
    .text = Hebe die gerade gespielte Karte auf oder lass sie gelten.
question-raise = Welche Pyramide?
    .text = Baue eine Pyramide um eine oder mehrere Stufen aus, oder verzichte.
question-buy = Welches Plättchen?
    .text = Kaufe ein Plättchen dieser Farbe, oder verzichte.
question-escape = Fliehen?
    .text = Weiche vor dem Kampf aus, oder bleib und kämpfe.
question-loser = Deine Truppe hat verloren
    .text = Rufe sie für 1 GP je Einheit zurück, oder ziehe dich auf ein Feld zurück, das der Sieger wählt; bleib, wenn dort kein Sieger mehr steht.
question-loser-with-Seth = Deine Truppe hat verloren
    .text = Rufe sie für 1 GP weniger, als sie Einheiten hat, zurück, oder ziehe dich auf ein Feld zurück, das der Sieger wählt; bleib, wenn dort kein Sieger mehr steht.
question-winner = Deine Truppe hat gewonnen
    .text = Bleib, oder rufe sie für 1 GP je Einheit zurück.
question-winner-with-Seth = Deine Truppe hat gewonnen
    .text = Bleib, oder rufe sie für 1 GP weniger, als sie Einheiten hat, zurück.
question-retreat-space = Wohin muss der Verlierer?
    .text = Wähle das angrenzende Feld für die geschlagene Truppe.
question-turn-order = Zugreihenfolge des kommenden Tages
    .text = Du hast die wenigsten Punkte und bestimmst, wer Erster, Zweiter und so weiter ist.
question-divine-wound = Göttliche Wunde
    .text = Wirf Götterkarten für je +1 Stärke ab; hör auf, wenn du keine mehr willst.
question-creature-home = Wohin geht deine Kreatur?
    .text = Ihre Truppe wurde vernichtet; sie geht in eines deiner Viertel mit Einheiten.
question-creature-bought = Wohin stellst du deine neue Kreatur?
    .text = In eines deiner Viertel mit Einheiten oder in die Reserve.
question-creature-bought-with-Seth = Wo steht deine neue Kreatur?
    .text = In einem deiner Viertel mit Einheiten, Osiris auch in dem eines Verbündeten, oder in der Reserve.
question-creature-return = Welche Kreatur kehrt zurück, und wohin?
    .text = Eine Kreatur in der Reserve kehrt mit einer Aktion Rekrutieren zurück.
question-card-to-remove = Welche Kampfkarte geht für immer?
    .text = Sie verlässt geheim das Spiel; die besondere Karte tritt an ihre Stelle.
question-night-power = Kräfte der Nacht
    .text = Benutze die Kräfte deiner Nachtplättchen, oder verzichte.
question-vision = Vision: Welche Karte behältst du?
    .text = Die anderen werden in den Stapel zurückgemischt.
question-delta-sacrifice = Im Deltatempel opfern?
    .text = Eine Einheit dort geht in deine Reserve, und du erhältst 5 GP.
question-sanctuary-sacrifice = Im Heiligtum opfern?
    .text = Zwei Einheiten dort gehen in deine Reserve, und du erhältst 1 dauerhaften Siegpunkt.
question-next-battle = Welcher Kampf zuerst?
    .text = Du hast gegen mehrere Truppen rekrutiert; wähle die Reihenfolge.
question-city = Welche Stadt ist deine?
    .text = Jede Stadt hat drei Viertel hinter Mauern.
question-city-with-Seth = Welche Stadt ist deine?
    .text = Jede Stadt hat drei Viertel hinter Mauern. Die Allianz gewinnt gemeinsam: mit dauerhaften Punkten, einem heiligen Tempel der Stufe 3 und der Großen Zeremonie. Seth braucht nur Kampfpunkte.
question-starting-pyramid = Startpyramiden: Viertel { $space }
    .text = Verteile 3 Stufen als 1, 1, 1 oder 2, 1 auf deine Viertel; die Farbe entscheidet, welche Plättchen du kaufen kannst.
question-starting-units = Starteinheiten: Viertel { $space }
    .text = Insgesamt 10 Einheiten bei deinen Pyramiden, höchstens 5 in einem Viertel.
question-starting-units-with-Seth = Starteinheiten: Viertel { $space }
    .text = Seth stellt 12 Einheiten auf, höchstens 6 in einem Viertel; jedes Mitglied 10 bei den Pyramiden, höchstens 5 in einem Viertel.
question-nothing = Nichts zu entscheiden
    .text = Andere wählen gerade.
question-units-lost = Welche Einheiten gehen verloren?
    .text = Du wählst, wie viele davon Priester sind; verlorene Priester gehen in die Einheitenreserve.
question-units-lost-in-battle = Welche Einheiten gehen im Kampf verloren?
    .text = Du wählst, wie viele davon Priester sind; verlorene Priester gehen in die Einheitenreserve.
question-before-the-action = Vor der Aktion
    .text = Der Marker liegt. Benutze jetzt Gegenstände, oder beginne die Aktion.
question-priest = Reist ein Priester?
    .text = Bevor die Truppe zieht, darf ein Priester zum nächsten Halt eines Weges gehen.
question-unit-to-destroy = Welche gegnerische Einheit stirbt?
    .text = Der Weg vernichtet eine gegnerische Einheit irgendwo; du darfst verzichten.
question-tokens-to-take = Was nimmt der Priester?
    .text = Nimmt er etwas, verlässt er den Pfad; nimmt er nichts, bleibt er hier.
question-unit-to-replace = Welche Einheit ersetzt der Priester?
    .text = Der Priester nimmt den Platz einer deiner Einheiten ein; sie geht in die Einheitenreserve.
question-battle-objects = Kampf: Gegenstände
    .text = Benutze Gegenstände für diesen Kampf, bevor Kampfkarten gewählt werden. Jeder ist einmalig.
question-swap-of-battle-cards = Taktische Wahl
    .text = Du darfst die gespielte Kampfkarte gegen die abgeworfene tauschen.
question-card-to-recover = Göttliches Gedächtnis: Welche Karte nimmst du?
    .text = Das sind die abgeworfenen Götterkarten. Niemand sonst sieht, welche du nimmst.
question-dawn-bid = Dämmerung: dein Gebot für die Zugreihenfolge
    .text = Eine Kampfkarte wird gezeigt, ihre Stärke ist dein Gebot; eine andere wird verdeckt abgeworfen. Beide sind benutzt.
question-dawn-tokens = Dämmerung: Wie viele Marker gibst du aus?
    .text = Jeder gibt 1 zu deinem Gebot und ist weg. Das höchste Gebot wählt zuerst; bei Gleichstand, wer in der alten Reihenfolge früher war.
question-place-in-turn-order = Dämmerung: dein Platz in der Zugreihenfolge
    .text = Nimm einen freien Platz des kommenden Tages.
question-divine-seal = Göttliches Siegel in der Nacht?
    .text = Versiegle ein Plättchen bis zum Beginn des nächsten Tages, oder behalte das Siegel.
question-priest-to-send-back = Einen Priester zurückschicken?
    .text = Alle drei sind auf dem Plan; einer darf wieder neben dem Pfad warten.
question-group-of-owner = Wer geht mit?
    .text = Wie viele Einheiten dieses Besitzers gehen mit der Gruppe? Die anderen werden nicht gefragt.
question-creature-with-the-group = Welche Kreatur geht mit?
    .text = Eine Kreatur darf mit der Gruppe gehen; ohne Einheit ihres Besitzers geht sie auf ihr Plättchen.
question-share = Wie viele von wem?
    .text = Nenne den Anteil von einem nach dem anderen, bis alles gedeckt ist.
question-split-of-prayer = Wie werden die GP geteilt?
    .text = Nimm die übliche Teilung, oder schlage eine eigene vor; alle Anwesenden müssen zustimmen.
question-consent-to-a-split = Stimmst du dieser Teilung zu?
    .text = Lehnt jemand ab, gilt die übliche Teilung.
question-fighter = Wer kämpft für eure Seite?
    .text = Die Kampfkarten, Götterkarten und GP dieses einen Mitglieds werden im Kampf benutzt.
question-capture = Einen gefallenen Gegner aufnehmen?
    .text = Verderbnis der Einheiten: Eine durch Schaden vernichtete gegnerische Einheit darf in deine Truppe.
question-escape-together = Fliehen?
    .text = Alle mit Einheiten dort antworten geheim. Sagen mehrere ja, spielt der niedrigste Platz die Karte, und die ganze Truppe weicht aus.
question-escape-space = Wohin flieht deine Truppe?
    .text = Wähle das angrenzende leere Feld; die ganze Truppe geht dorthin.
question-member-hit = Wen trifft der Marker?
    .text = Der Marker hat keine Farbe: Nenne das Mitglied, das die gelbe Aktion trifft.
question-creature-card = Welche Kreatur verdirbst du?
    .text = Wähle eine Kreaturkarte, deren Plättchen zu kaufen ist; sie greift allein an und verlässt dann das Spiel. Oder verzichte.
question-troop-struck = Welche Truppe greift die Kreatur an?
    .text = Wähle eine Truppe mit einer Einheit des getroffenen Mitglieds, oder verzichte.
question-troop-corrupted = Welche Truppe verdirbst du?
    .text = Sie zieht ganz, auf deine Kosten, und darf eine andere Truppe der Allianz angreifen. Oder verzichte.
question-units-destroyed = Welche Einheiten sterben?
    .text = Nenne die Felder der zwei Einheiten; sie werden zusammen vernichtet.
question-invasion-cards = Wütende Invasion: Kampfkarten
    .text = Bei zwei Kämpfen bekommt jeder eine Karte, und keine wird abgeworfen; wer in einem kämpft, spielt eine und wirft eine andere ab.
question-invasion-divine-cards = Wütende Invasion: Götterkarten
    .text = Füge Götterkarten hinzu, jede zu ihrem Kampf, und bestätige. Bezahlt wird beim Aufdecken.
question-first-battle = Welcher Kampf zuerst?
    .text = Beide sind vorbereitet; nenne den, der zuerst abgehandelt wird.
question-turn-of-seth = Du bist am Zug, Seth
    .text = Lege deine Marker einen nach dem anderen: violette auf violette Felder, die Farben der Mitglieder überall. Dann beende den Zug.
question-who-acts-next = Wer handelt als Nächstes?
    .text = Beginne deinen Zug, oder lass andere vor; wer zuerst beginnt, ist am Zug.
question-ceremony-at-last = Jetzt die Große Zeremonie?
    .text = Alle Mitglieder haben gehandelt; du kannst sie noch vorschlagen.
question-temple = Einen heiligen Tempel bauen?
    .text = Schlage die nächste Stufe vor, wo du eine Einheit hast; alle, deren Einheiten sie kostet, müssen zustimmen. Oder verzichte.
question-consent-to-a-temple = Stimmst du diesem Tempel zu?
    .text = Er kostet Einheiten von dir. Eine Ablehnung genügt, und nichts wird gebaut.
question-who-chooses-the-power = Wer wählt die Macht?
    .text = Nenne das Mitglied, das die Macht der Zeremonie aussucht.
question-consent-to-the-ceremony = Stimmst du der Zeremonie zu?
    .text = Du würdest deinen Teil zahlen. Eine Ablehnung genügt, und sie findet nicht statt.
question-power-token = Welche Macht bringt die Zeremonie?
    .text = Sie dient ab jetzt allen Mitgliedern.
question-card-to-keep = Göttlicher Vorteil: Welche Karte behältst du?
    .text = Die andere wird abgeworfen.
question-sanctuary-for-a-point = Im Heiligtum opfern?
    .text = Zwei Einheiten der Allianz dort gehen für 1 dauerhaften Siegpunkt in ihre Reserven.
question-free-tile = Mit welchem Plättchen beginnst du?
    .text = Nimm ein Plättchen der Stufe 1, kostenlos: violett für Seth, eine Farbe ihrer Pyramiden für die Mitglieder.

## Why a question is asked

cause-recruit = Aktion Rekrutieren
cause-enlistment = Götterkarte Einberufung
cause-night = Verstärkung in der Nacht
cause-mercenaries = gerade gekaufte Söldner
cause-road = Symbol auf dem Weg des Priesters
cause-direct = Direkte Rekrutierung
cause-reinforcements = Götterkarte Verstärkung
cause-destroyed = Einheiten werden außerhalb eines Kampfes vernichtet
cause-sacrifice = Opfer
cause-own-card = deine eigene Kampfkarte kostet Einheiten
cause-battle = Verluste des Kampfes
cause-before-cards = Einheiten gehen vor den Karten verloren
cause-temple = Einheiten für einen heiligen Tempel
cause-ceremony = GP für die Große Zeremonie
cause-split = GP, die die Truppe erhält

## What a choice means

choice-pass-action = auf die Aktion verzichten; der Marker bleibt liegen
choice-pass-veto = die Karte gelten lassen
choice-pass-move = niemanden bewegen
choice-pass-escape = bleiben und kämpfen
choice-pass-sacrifice = die Einheiten behalten
choice-pass-pyramid = hier keine Pyramide
choice-pass-night = keine Nachtkräfte mehr benutzen
choice-done-place = keine Einheiten mehr
choice-done-battle = deine Karten bestätigen
choice-done-wound = nichts mehr abwerfen
choice-end-turn = deinen Zug beenden
choice-end-move = die Bewegung hier beenden
choice-yes-veto = Veto spielen: { $card } hat keine Wirkung
choice-yes-delta = 1 Einheit verlieren, { $prayer } GP erhalten
choice-yes-sanctuary = 2 Einheiten verlieren, 1 Siegpunkt erhalten
choice-recall = { $units } in die Reserve
    .deed = { $units } zurückrufen
choice-recall-shared = { $units } in die Reserve, { $prayer } GP zu teilen
    .deed = { $units } zurückrufen; { $prayer } GP zu teilen
choice-retreat = { $winner } wählt ein angrenzendes Feld
    .deed = Rückzug; { $winner } wählt ein angrenzendes Feld
choice-stay = { $units } bleiben: { $space }
choice-reinforce = bis zu { $units } aus der Reserve aufstellen, kostenlos
choice-place = { $space } (jetzt dort: { $here })
    .deed = eine Einheit: { $space } (jetzt dort: { $here })
choice-place-attack = { $space }: Angriff auf { $who }, { $troop }
    .deed = eine Einheit: { $space }, Angriff auf { $who }, { $troop }
choice-from = { $space }: { $troop }
    .deed = die Truppe bewegen: { $space } ({ $troop })
choice-group = Schritte: { $movement }
    .deed = mit { $troop } gehen
choice-group-stays = Schritte: { $movement }; es bleiben: { $left }
    .deed = mit { $troop } gehen; es bleiben: { $left }
choice-step = { $space }
    .deed = gehen: { $space }
choice-step-own = { $space }: zu deiner Truppe ({ $troop })
    .deed = zu deiner Truppe ({ $troop }): { $space }
choice-step-attack = { $space }: Angriff auf { $who }, { $troop }
    .deed = { $who } angreifen ({ $troop }): { $space }
choice-step-temple = { $space }: Tempel, 1 Punkt
    .deed = gehen: { $space }, Tempel, 1 Punkt
choice-step-pyramid = { $space }: nimmt die Pyramide von { $who } ({ $pyramid })
    .deed = gehen: { $space }, und die Pyramide von { $who } nehmen ({ $pyramid })
choice-teleport = { $what }
    .deed = Teleportation: { $what }
choice-escape = nach { $space }
    .deed = Flucht: { $space }
choice-retreat-to = { $space }
    .deed = den Verlierer schicken: { $space }
choice-fight = { $space }: gegen { $who }, { $troop }
    .deed = zuerst kämpfen: { $space }, gegen { $who }, { $troop }
choice-card = { $card }: { $text }
    .deed = { $card } spielen
choice-card-at = { $card }: { $what }
    .deed = { $card } spielen: { $what }
choice-add = { $card }: { $text }
    .deed = { $card } hinzufügen
choice-keep = { $card }: { $text }
    .deed = { $card } behalten
choice-recover = { $card }: { $text }
    .deed = { $card } zurücknehmen
choice-card-target = { $card }: { $who } verliert 1 von { $troop }, { $space }
    .deed = { $card } spielen: { $who } verliert 1 von { $troop }, { $space }
choice-wound = { $card } abwerfen: +1 Stärke
choice-city = Stadt { $city }
    .deed = Stadt { $city } nehmen
choice-pyramid = Pyramide ({ $colour }) der Stufe { $level }
    .deed = hier mit einer Pyramide ({ $colour }) der Stufe { $level } beginnen
choice-units = { $units }
    .deed = hier mit { $units } beginnen
choice-next = { $who } als Nächstes ({ $points })
choice-gold = goldener Marker: noch einmal { $action } ({ $what })
    .deed = goldener Marker: { $what }
choice-gold-buy = ein weiteres Plättchen einer Farbe mit einem deiner Marker, 1 GP mehr
    .deed = Kaufen: ein weiteres Plättchen einer Farbe mit einem deiner Marker, 1 GP mehr
choice-silver = silberner Marker: { $what }
choice-token-row = { $what } (füllt die { $row } Reihe)
choice-token-move = eine Gruppe Einheiten bewegen
    .deed = Bewegen: eine Gruppe Einheiten
choice-token-move-priest = ein Priester darf reisen, dann zieht eine Gruppe Einheiten
    .deed = Bewegen: ein Priester darf reisen, dann zieht eine Gruppe Einheiten
choice-token-recruit = Einheiten aus der Reserve ({ $units }) für je 1 GP
    .deed = Rekrutieren: Einheiten aus der Reserve ({ $units }) für je 1 GP
choice-token-raise = eine Pyramide ausbauen
    .deed = Ausbauen: eine Pyramide
choice-token-pray = { $prayer } GP erhalten
    .deed = Beten: { $prayer } GP erhalten
choice-token-buy = ein Plättchen ({ $colour }) bis Stufe { $level } kaufen
    .deed = Kaufen: ein Plättchen ({ $colour }) bis Stufe { $level }
choice-token-buy-none = keine Pyramide dieser Farbe ({ $colour }), also nichts zu kaufen
    .deed = Kaufen: keine Pyramide dieser Farbe ({ $colour }), also nichts zu kaufen
choice-raise = { $space }: Pyramide ({ $colour }) von Stufe { $from } auf { $level }
    .deed = { $space }: die Pyramide ({ $colour }) von Stufe { $from } auf { $level } ausbauen
choice-raise-point = { $what }; 1 Punkt, solange du sie hältst
choice-build = { $space }: neue Pyramide ({ $colour }), Stufe { $level }
    .deed = { $space }: eine Pyramide ({ $colour }) der Stufe { $level } bauen
choice-creature = { $creature }: { $space }
choice-creature-reserve = { $creature } wartet in der Reserve
choice-buy = { $tile }: { $text }
    .deed = { $tile } kaufen
choice-play = { $played } spielen, { $discarded } abwerfen
choice-remove = { $card } für immer entfernen
choice-pass-priest = kein Priester reist; weiter mit der Bewegung
choice-pass-kill = niemanden vernichten
choice-pass-take = nichts nehmen; der Priester bleibt hier
choice-pass-seal = das Siegel behalten
choice-pass-sendback = alle Priester bleiben auf dem Plan
choice-pass-swap = die gezeigte Karte behalten
choice-done-prepare = die Aktion beginnen
choice-done-objects = nichts mehr benutzen
choice-yes-swap = { $discarded } zählt statt { $played }
choice-group-priests = { $what }, darunter { $priests }
    .deed = { $what }
choice-fee = { $what }; die Sphinx verlangt { $price } GP
choice-dedication = { $what }; du erhältst { $prayer } GP
choice-trap = { $what }; eine Falle tötet zuerst { $units } von dir
choice-trip-enter = auf den Pfad nach { $stop } ({ $kind }): { $way }; dort: { $there }
    .deed = einen Priester nach { $stop } schicken; dort: { $there }
choice-trip = von { $from } nach { $stop } ({ $kind }): { $way }; dort: { $there }
    .deed = den Priester von { $from } nach { $stop } schicken; dort: { $there }
choice-trip-wait = der in { $stop } wartende Priester nimmt, was dort liegt: { $there }
choice-way-empty = nichts unterwegs
choice-there-empty = nichts
choice-take-object = { $what }. Der Priester wartet dann wieder neben dem Pfad
    .deed = { $what } nehmen
choice-take-skill = { $what }. Der Priester ersetzt dann eine deiner Einheiten auf dem Plan
    .deed = { $what } nehmen
choice-take-token = { $token } – { $text }
    .deed = { $token }
choice-take-point = 1 dauerhafter Siegpunkt
choice-replace = { $space }: der Priester kommt zu deiner Truppe ({ $troop }); eine Einheit geht in deine Reserve
choice-replace-priest = { $space }: er löst den Priester dort ab, der in deine Einheitenreserve geht
choice-sendback = { $space }: der Priester wartet wieder neben dem Pfad; es bleiben: { $left }
choice-sendback-creature = { $what }, und { $creature } geht in die Reserve
choice-priest = ein Priester: { $space } (jetzt dort: { $here })
choice-priest-attack = ein Priester: { $space }, Angriff auf { $who }, { $troop }
choice-lose-none = { $units } verlieren, keinen Priester
choice-lose = { $units } verlieren, darunter { $priests }
choice-lose-last = { $units } verlieren, darunter { $priests }, die Letzten hier
choice-kill = { $space }: { $who } verliert 1 von { $troop }
choice-use = { $token }: { $text }
    .deed = { $token } benutzen
choice-seal = { $tile } von { $who } hat bis zum Beginn des nächsten Tages keine Wirkung: { $text }
    .deed = { $tile } von { $who } versiegeln
choice-spend = Gebot { $card } + { $tokens } = { $value }; übrig: { $left }
choice-spot = am kommenden Tag Platz { $place } von { $players }
choice-pass-consent = ablehnen
choice-pass-split = die übliche Teilung: { $shares }
choice-pass-temple = nichts mehr bauen
choice-pass-ceremony = jetzt keine Zeremonie
choice-pass-capture = niemanden mitnehmen
choice-done-destroy = niemanden mehr vernichten
choice-yes-escape = Flucht spielen: Die ganze Truppe weicht aus
choice-yes-temple = { $space }: der Tempelstufe { $level } zustimmen: { $shares }
choice-yes-ceremony = zustimmen: { $shares }; { $who } wählt die Macht
choice-yes-split = zustimmen: { $shares }
choice-violet = { $text }
    .deed = { $action }
choice-colour = mit dem Marker von { $who }: { $text }
    .deed = { $action }, mit dem Marker von { $who }
choice-colour-hit = gegen { $who }: { $text }
    .deed = { $action }, gegen { $who }
choice-clear = durchsichtiger Marker: { $text }
    .deed = durchsichtiger Marker: { $action }
choice-grey = grauer Marker der Allianz: { $what }
choice-common = goldener Marker der Allianz: { $what }
choice-hit = { $who } wird getroffen
choice-unleash = { $card }: { $text }
    .deed = { $card } verderben
choice-troop-strike = { $space }: { $who }, { $troop }
    .deed = { $space }: { $who } angreifen ({ $troop })
choice-troop-corrupt = { $space }: { $who }, { $troop }
    .deed = { $space }: die Truppe verderben ({ $who }, { $troop })
choice-first = zuerst der Kampf: { $space }
choice-begin = deinen Zug beginnen
choice-later = andere zuerst handeln lassen
choice-ceremony = die Große Zeremonie vorschlagen, insgesamt { $prayer } GP
choice-give = { $prayer } GP an { $who } geben
choice-rob = eine zufällige Karte aus der Hand von { $who }
choice-regroup = neu wählen, wer weitergeht
choice-alone = keine Kreatur geht mit
choice-ride = { $creature } geht mit
choice-share-group = { $who }: { $units } mit
choice-share-loses = { $who } verliert { $units }
choice-share-gives = { $who } gibt { $units }
choice-share-pays = { $who } zahlt { $prayer } GP
choice-share-gains = { $who } erhält { $prayer } GP
choice-propose = eine eigene Teilung vorschlagen
choice-temple = { $space }: Tempelstufe { $level } vorschlagen, für { $units }
choice-fighter = { $who } kämpft
choice-chooser = { $who } wählt die Macht
choice-capture = eine Einheit von { $who } kommt in deine Truppe
choice-power = { $power }: { $text }
    .deed = { $power } wählen
choice-play-both = { $played }: { $space }, { $second }: { $other }
choice-add-second = { $card } für { $space }: { $text }
    .deed = { $card } für { $space } hinzufügen
choice-other = { $choice }

## What happened

event-city = { $who } nimmt Stadt { $city }.
event-pyramid = { $space }: { $who } baut eine Pyramide ({ $colour }) der Stufe { $level }.
event-units = { $space }: { $who } stellt { $units } auf.
event-night = Die Nacht bricht an.
event-day = Tag { $day } beginnt.
event-day_ends = Tag { $day } endet.
event-order = Zugreihenfolge: { $order }.
event-prayer = { $who } erhält { $gained } GP ({ $origin }) und hat { $total }.
event-drawn = { $who } zieht eine Götterkarte ({ $origin }).
event-drawn-several = { $who } ziehen je eine Götterkarte ({ $origin }).
event-drew = { $who } zieht { $card } ({ $origin }).
event-turn = Runde { $round }: { $who } ist am Zug.
event-turn-side = { $who } ist am Zug.
event-token = { $who } legt einen Marker ({ $token }): { $action }.
event-raised = { $space }: { $who } baut die Pyramide ({ $colour }) für { $price } GP auf Stufe { $level } aus.
event-raised-free = { $space }: { $who } baut die Pyramide ({ $colour }) kostenlos auf Stufe { $level } aus.
event-bought = { $who } kauft { $tile } für { $price } GP.
event-bought-free = { $who } nimmt { $tile }, kostenlos.
event-placed = { $space }: { $who } stellt { $units } dazu ({ $origin }).
event-placed-paid = { $space }: { $who } stellt { $units } für { $price } GP dazu ({ $origin }).
event-creature = { $space }: { $creature } von { $who } erscheint.
event-creature-reserve = { $creature } von { $who } geht in die Reserve.
event-step = { $who } zieht mit { $troop }: { $from } → { $to }.
event-teleport = { $who } teleportiert { $troop } für { $price } GP: { $from } → { $to }.
event-teleport-by = { $who } teleportiert { $troop }: { $from } → { $to }; { $payer } zahlt { $price } GP.
event-teleport-free = { $who } teleportiert { $troop } kostenlos: { $from } → { $to }.
event-card = { $who } spielt { $card } für { $price } GP.
event-card-free = { $who } spielt { $card }.
event-card-at = { $space }: { $who } spielt { $card } für { $price } GP.
event-card-at-free = { $space }: { $who } spielt { $card }.
event-vetoed = Veto: { $card } von { $who } hat keine Wirkung.
event-escaped = { $who } flieht mit { $troop }: { $from } → { $to }.
event-destroyed = { $space }: { $who } verliert { $units } ({ $origin }).
event-battle = Kampf, { $space }: { $attacker } greift { $defender } an.
event-called_off = { $space }: kein Kampf, { $defender } ist fort.
event-shown = { $who } muss die Kampfkarte { $card } zeigen.
event-revealed = { $who } spielt { $card }: insgesamt Stärke { $strength }, Schaden { $damage }, Schutz { $protection }.
event-committed = { $who } fügt { $card } für { $price } GP hinzu.
event-committed-free = { $who } fügt { $card } hinzu.
event-wound = { $who } wirft { $cards } für Göttliche Wunde ab.
event-result = { $winner } schlägt { $loser }, { $winner_strength } zu { $loser_strength }. { $winner } verliert { $winner_lost }, { $loser } verliert { $loser_lost }.
event-result-tie = Gleichstand zwischen { $winner } und { $loser } bei { $winner_strength }: { $winner } verteidigt und gewinnt. { $winner } verliert { $winner_lost }, { $loser } verliert { $loser_lost }.
event-result-shared = { $winner } schlägt { $loser }, { $winner_strength } zu { $loser_strength }. Verluste: { $losses }.
event-result-tie-shared = Gleichstand zwischen { $winner } und { $loser } bei { $winner_strength }: { $winner } verteidigt und gewinnt. Verluste: { $losses }.
event-point = { $who } erhält { $points } ({ $source }).
event-recalled = { $space }: { $who } ruft { $troop } zurück.
event-retreated = { $who } zieht sich mit { $troop } zurück: { $from } → { $to }.
event-stayed = { $space }: { $who } bleibt.
event-refill = { $who } nimmt alle Kampfkarten zurück.
event-sacrificed = { $space }: { $who } opfert { $units }.
event-discarded = { $who } hat die Kampfkarte { $card } abgeworfen.
event-swapped = { $who } tauscht eine Kampfkarte gegen { $card }.
event-removed = { $who } hat { $card } aus dem Spiel entfernt.
event-over = Das Spiel ist aus: { $who } gewinnt.
event-declined = { $who } nutzt { $action } nicht.
event-saw = { $who } sieht { $card }.
event-reshuffled = Die abgeworfenen Götterkarten werden zu einem neuen Stapel gemischt.
event-lost_prayer = { $who } verliert { $lost } GP ({ $origin }) und hat { $total }.
event-turn_end = { $who } beendet den Zug.
event-recovered = { $who } nimmt eine der abgeworfenen Götterkarten.
event-recovered-card = { $who } nimmt { $card } aus den abgeworfenen Götterkarten.
event-sealed = { $who } versiegelt { $tile } von { $owner } bis zum Beginn des nächsten Tages.
event-used = { $who } benutzt { $path_token }.
event-trip = Ein Priester von { $who } geht von { $from_stop } nach { $stop }.
event-trip-enter = Ein Priester von { $who } betritt den Pfad und geht nach { $stop }.
event-trip-wait = { $who } schickt den Priester in { $stop } noch einmal los.
event-took = { $who } nimmt { $path_token }.
event-took-point = { $who } nimmt den Siegpunkt des Pfades.
event-priest = { $space }: Ein Priester von { $who } ersetzt eine Einheit.
event-priest-reserve = Ein Priester von { $who } geht in die Einheitenreserve.
event-priest_back = { $space }: { $who } schickt den Priester zurück zum Pfad.
event-temporary = { $who } nimmt den Marker { $temporary } für diese Bewegung.
event-refilled = Neu auf dem Pfad: { $path_token } in { $stop }.
event-refilled-point = Neu auf dem Pfad: ein Siegpunkt in { $stop }.
event-refilled-several = Neu auf dem Pfad: { $what }.
event-lying = { $token } in { $stop }
event-bid = { $who } zeigt { $card } für die Dämmerung.
event-spent = { $who } gibt { $tokens } aus und bietet { $value }.
event-spent-none = { $who } bietet { $value }.
event-spot = { $who } nimmt Platz { $place } in der Zugreihenfolge.
event-dawn_token = { $who } erhält einen Dämmerungsmarker.
event-last_day = { $who } hat das Ziel erreicht, aber jemand hat mehr Punkte: Dieser Tag ist der letzte.
event-last_day-limit = Die Höchstzahl an Tagen ist erreicht: Dieser Tag ist der letzte.
event-cards_swapped = { $who } tauscht die Kampfkarten: { $card } zählt.
event-fee = { $space }: { $who } zahlt der Sphinx { $price } GP für den Zutritt.
event-masked = { $who } setzt die Maske auf: Nur Einheiten und Kampfkarten zählen in diesem Kampf.
event-point-lost = { $who } verliert { $points } ({ $source }).
event-over-alliance = Das Spiel ist aus: Die Allianz gewinnt.
event-point-alliance = Die Allianz erhält { $points } ({ $source }).
event-step_of_day = { $actions ->
    [one] Seth ist am Zug: 1 Aktion.
   *[other] Seth ist am Zug: { $actions } Aktionen.
  }
event-step_of_day-alliance = Die Allianz ist am Zug.
event-step_of_day-eclipse = Finsternis: Alle Nachtplättchen wirken.
event-seth_token = Seth legt einen Marker ({ $token }): { $action }.
event-seth_token-colour = Seth legt den Marker von { $owner }: { $action }.
event-seth_token-hit = Seth trifft { $victim }: { $action }.
event-proposed-temple = { $space }: { $who } schlägt eine Tempelstufe vor: { $shares }.
event-proposed-ceremony = { $who } schlägt die Große Zeremonie vor: { $shares }; { $chooser } würde die Macht wählen.
event-proposed = { $who } schlägt eine Teilung vor: { $shares }.
event-consent = { $who } stimmt zu.
event-consent-refused = { $who } lehnt ab.
event-fighter = { $space }: { $who } kämpft für die Allianz.
event-temple = { $space }: Der heilige Tempel erreicht Stufe { $level }. Geopfert: { $shares }.
event-power = Die Allianz erhält eine Macht: { $power }.
event-ceremony = Die Große Zeremonie findet statt. Bezahlt: { $shares }. Das Portal ist offen.
event-captured = { $space }: { $who } nimmt eine Einheit von { $owner } in die Truppe auf.
event-stolen = { $who } nimmt eine Götterkarte aus der Hand von { $victim } ({ $origin }).
event-stole = { $who } hat jetzt { $card }.
event-creature_card = { $space }: Seth verdirbt { $card } gegen die Truppe.
event-creature_card-gone = Die Kreatur ist verkauft: Seths Karte { $card } verlässt das Spiel.
event-corrupted = { $space }: Seth verdirbt die Truppe von { $victim }.
event-later = { $who } lässt andere vor.
event-alliance_tile = { $tile } dient der ganzen Allianz.
event-first = Zuerst kommt der Kampf: { $space }.
event-next_battle = Dann kommt der Kampf: { $space }.
event-gave = { $who } gibt { $prayer } GP an { $receiver }.
event-common_token = { $who } legt den grauen Marker der Allianz: { $action }.
event-common_token-gold = { $who } legt den goldenen Marker der Allianz: { $action }.
event-fizzled = { $who } kann { $card } nicht bezahlen und wirft sie ohne Wirkung ab.
event-alliance = Die Allianz
event-held = { $who } hält jetzt { $what }: +1 Punkt auf Zeit.
event-held-lost = { $who } hält { $what } nicht mehr: −1 Punkt auf Zeit.
event-held-pyramid = die Pyramide der Stufe 4 in { $space }

## Where prayer, units and cards come from or go to, in brackets behind a sentence

origin-night = Nacht
origin-praying = Beten
origin-recall = Rückruf
origin-road = Weg
origin-battle = Kampf
origin-setup = Aufbau
origin-recruiting = Rekrutieren
origin-strike = Einheiten vernichten
origin-invoking = Anrufung
origin-earlier = früher begonnen

## Why the game ended

reason-target = { $who } hat am Ende eines Tages das Ziel von { $target } Punkten erreicht und die meisten Punkte.
reason-battle = { $who } hat so viele Punkte wie { $others }, aber mehr Kampfpunkte.
reason-order = { $who } hat so viele Punkte und Kampfpunkte wie { $others } und war früher in der Zugreihenfolge.
reason-day-limit = Die Höchstzahl an Tagen ist erreicht; { $who } hat die meisten Punkte.
reason-in-the-day = Der Zug von { $who } begann mit dem Ziel von { $target } Punkten, und niemand hatte mehr.
reason-level = { $others } hatte ebenso viele Punkte; Gleichstand genügt, wenn der eigene Zug beginnt.
reason-last-day = Der letzte Tag ist vorbei; { $who } hat die meisten Punkte.
reason-combat-points = Seth hat { $target } Kampfpunkte.
reason-no-units = Keine Einheit der Allianz ist mehr auf dem Plan.
reason-objectives = Die Allianz hat einen heiligen Tempel der Stufe 3, hat die Große Zeremonie gehalten und { $target } dauerhafte Punkte.
reason-district = Beide Ziele sind erreicht, und eine Einheit der Allianz steht in Seths Stadt.
reason-progress = Die Höchstzahl an Tagen ist erreicht; es gewinnt die Seite, die weiter kam, bei Gleichstand die Allianz.

## Why a choice is refused

why-over = das Spiel ist aus
why-not-asked = { $who } hat jetzt nichts zu wählen
why-no-choice = { $code } ist keine gültige Wahl; Wahlen sind Zahlen von 0 bis { $last }
why-no-choice-here = { $code } ist keine Wahl dieses Spiels
why-no-answer = das beantwortet die jetzige Frage nicht ({ $question })
why-token-there = auf diesem Feld liegt schon ein Marker
why-token-placed = der normale Marker dieses Zuges liegt schon
why-rows = { $rows ->
    [one] 1 Reihe bliebe
   *[other] { $rows } Reihen blieben
  } noch leer, mit { $left ->
    [one] 1 Marker
   *[other] { $left } Markern
  } übrig
why-no-silver = es gibt jetzt keinen silbernen Marker zu legen
why-no-gold = es gibt jetzt keinen goldenen Marker für diese Aktion
why-token-first = zuerst muss der normale Marker gelegt werden
why-not-held = du hast diese Karte nicht
why-price = es kostet { $price } GP und du hast { $prayer }
why-not-own-turn = diese Karte kann nicht im eigenen Zug gespielt werden
why-only-move = sie kann nur während einer Bewegung gespielt werden
why-no-effect = nichts von ihrer Wirkung kann dort eintreten
why-group = die Gruppe kann hier nicht so geändert werden
why-not-adjacent = { $space } grenzt nicht an { $from }
why-no-movement = die Gruppe hat keinen Schritt mehr
why-walls = Mauern überwindet nur der erste Schritt einer Bewegung
why-fee = der Zutritt kostet { $fee } mehr und du hast { $prayer }
why-creature-there = dort steht eine andere deiner Kreaturen
why-too-many = dort wären mehr als { $limit } deiner Einheiten
why-no-obelisk = dort ist kein Obelisk
why-teleport-same = eine Teleportation muss auf ein anderes Feld führen
why-teleport-start = die Gruppe steht nicht, wo eine Teleportation beginnen kann
why-teleport-again = diese Bewegung hat schon dorthin teleportiert
why-no-troop = du hast dort keine Einheiten
why-troop-stuck = diese Truppe kann jetzt nirgendwohin
why-no-reserve = die Reserve ist leer
why-full = das Feld ist voll
why-not-yours = es ist weder dein Viertel noch eine deiner Truppen
why-not-open = es kann nicht bezahlt werden oder steht diesen Einheiten nicht offen
why-no-district = Pyramiden stehen nur in Vierteln
why-pyramid-not-yours = dieses Viertel gehört dir nicht und du hältst es nicht
why-pyramid-held = in diesem Viertel steht eine gegnerische Truppe
why-pyramid-high = diese Pyramide hat Stufe { $level } erreicht
why-not-bought-today = heute wurde kein Plättchen dieser Farbe gekauft
why-other-colour = dieses Kauffeld ist für eine andere Farbe
why-tile-owned = du hast schon ein Plättchen dieses Namens
why-sold-out = es ist ausverkauft
why-no-pyramid = du kontrollierst keine Pyramide dieser Farbe mit Stufe { $level }
why-level-closed = diese Stufe ist noch nicht im Angebot
why-battle-not-held = { $card } ist nicht auf deiner Hand
why-no-battle-symbol = sie hat kein Kampfsymbol
why-added = sie ist schon dabei oder kann nicht bezahlt werden
why-two-battles = du schlägst zwei Kämpfe zugleich: eine Karte für jeden, keine wird abgeworfen
why-one-battle = du schlägst einen Kampf: Eine Karte wird gespielt, eine abgeworfen
why-city-taken = diese Stadt ist vergeben oder nicht in diesem Spiel
why-first-levels = du beginnst mit drei Stufen: 1, 1 und 1 oder 2 und 1, jede Farbe einmal
why-first-units = alle deine Starteinheiten werden jetzt aufgestellt, so viele, wie jedes Viertel fasst
why-gift = Geteilter Glaube aus deiner Hand gibt einem anderen Mitglied 1 bis 4 GP, die du hast und für die dort Platz ist
why-strike = es braucht die Karte auf deiner Hand, ihren Preis und dort eine gegnerische Einheit, die sie vernichten darf
why-seal = es braucht ein Göttliches Siegel und ein Plättchen dieses Gegners, das noch nicht versiegelt ist
why-ceremony = die Große Zeremonie findet einmal statt, wenn Mitglieder mit Einheiten auf Wüsten mit Obelisk sie ganz bezahlen können
why-send-back = ein Priester geht nur zurück, wenn alle drei auf dem Plan sind, und von dort, wo einer steht
why-group-size = nur was hier steht, kann gehen, und mindestens eine Einheit geht
why-attack = eine verderbte Truppe greift nur Einheiten eines anderen Mitglieds an, und nur in ihrer Reichweite
why-group-share = nur Einheiten, die hier stehen, können gehen, und eine eigene dessen, der zieht, geht mit
why-rider = eine Kreatur geht nur mit einer Einheit des Mitglieds, das sie kontrolliert
why-must-go-on = darauf kann man jetzt nicht verzichten, und es endet hier nicht
why-no-priest = in deiner Einheitenreserve wartet kein Priester, oder keiner kann dorthin
why-no-battle-there = dort wartet kein Kampf
why-build = eine neue Pyramide braucht ein freies Viertel von dir, eine noch nicht gebaute Farbe und ihren Preis
why-level-reached = die Pyramide dort hat diese Stufe schon, oder es gibt keine
why-remove = nur eine Kampfkarte auf deiner Hand kann das Spiel verlassen
why-creature-place = es ist eine andere Kreatur, oder sie kann dort nicht stehen: Sie braucht deine Einheiten und keine Kreatur daneben
why-priests-lost = so viele Priester können nicht unter den verlorenen Einheiten sein
why-trip = kein Weg führt einen Priester von dir von dort zu diesem Halt
why-object = du hast diesen Gegenstand nicht, oder er kann jetzt nicht benutzt werden
why-kill = dort steht keine gegnerische Einheit, die vernichtet werden kann
why-take = solche Marker liegen nicht an diesem Halt
why-replace = dort steht keine solche Einheit von dir
why-veto = du hast kein Veto, das du bezahlen kannst
why-escape = es braucht eine Flucht, die du bezahlen kannst, und ein leeres Feld neben dem Kampf
why-escape-space = eine Flucht führt auf ein leeres Feld neben dem Kampf, durch kein Portal und hinter keine feindlichen Mauern
why-cards-laid = deine Kampfkarten liegen; Götterkarten können noch dazu
why-cards-first = zuerst wird eine Kampfkarte gespielt und eine andere abgeworfen
why-same-card = es braucht zwei verschiedene Kampfkarten
why-no-units = diese Karte kostet Einheiten, und du hast keine in diesem Kampf
why-muted = in diesem Kampf können keine Götterkarten dazu
why-wound = du hast diese Karte nicht, oder sie liegt unter einer Kampfkarte
why-loser-stays = der Verlierer bleibt nur, wo keine Einheit des Siegers übrig ist
why-retreat = es gibt kein Feld für einen Rückzug
why-retreat-space = eine geschlagene Truppe zieht sich auf ein leeres Feld neben dem Kampf zurück, nie hinter feindliche Mauern
why-seth-stays = nach einem gewonnenen Kampf bleibt Seths Truppe
why-fighter = nur ein Mitglied mit einer Einheit in der Truppe kann kämpfen
why-capture = keine gefallene Einheit dieser Person kann in die Truppe
why-in-order = diese Person hat schon einen Platz in der Reihenfolge
why-keep = diese Karte ist nicht unter denen, die du ansiehst
why-recover = diese Karte liegt nicht in deinen Abwürfen oder kann nicht zurückgenommen werden
why-bid = ein Gebot sind zwei verschiedene Kampfkarten aus deiner Hand
why-spend = so viele Dämmerungsmarker hast du nicht
why-spot = dieser Platz in der Reihenfolge ist vergeben
why-hand-of-god = Hand Gottes baut einmal je Nacht eine deiner eigenen Pyramiden um eine Stufe aus, wo kein Gegner steht
why-reinforce = es braucht Verstärkung, diese Nacht noch nicht benutzt, und Einheiten und Platz dafür
why-rob = Annexion nimmt einmal je Nacht eine Karte von einem Gegner, der welche hat
why-share = die Anteile müssen aufgehen, und niemand gibt oder nimmt mehr, als möglich ist
why-chooser = nur ein Mitglied, das für die Zeremonie zahlen kann, wählt ihre Macht
why-power = dieser Machtmarker ist nicht unter den übrigen
why-free-tile = das kostenlose Plättchen hat Stufe 1 und eine Farbe, die deine eigenen Pyramiden erlauben
why-acted = du hast in diesem Zug der Allianz schon gehandelt, oder ein anderes Mitglied handelt gerade
why-hit = der durchsichtige Marker trifft ein Mitglied der Allianz
why-unleash = die Karte muss da sein, ihre Stufe nicht über der violetten Pyramide und eine Truppe in ihrer Reichweite
why-struck = dort steht keine Truppe, die diese Kreatur angreifen darf: Sie hat eine Einheit in der Farbe des Markers und ist in keiner Stadt eines Mitglieds
why-corrupt = dort steht keine verderbbare Truppe mit einer Einheit in der Farbe des Markers
why-destroy = dort steht keine wählbare Einheit dieser Person
why-site = ein Tempel entsteht in einer Wüste ohne Obelisk, auf genug Einheiten der Allianz, eine davon deine, eine Stufe je Zug
why-violet-only = ein violetter Marker kommt nur auf violette Felder
why-violet-room = die übrigen violetten Marker brauchen dieses Feld
why-token-gone = dieser Marker ist jetzt nicht verfügbar
why-silver-violet = der silberne Marker kommt nur auf violette Felder
why-raise-only = Seth baut nur die violette Pyramide aus, und niemand sonst baut sie aus
why-raised-at = sie steht, wo drei Viertel aneinandergrenzen, und wird als die auf { $space } erhöht
why-portal-closed = das Portal ist der Allianz bis zur Großen Zeremonie verschlossen
why-seth-there = eine verderbte Truppe betritt kein Feld mit Einheiten Seths
why-creature-with = zwei Kreaturen einer Seite stünden dort, und die Gruppe könnte nicht weiter
why-too-many-together = mehr als { $limit } Einheiten stünden dort zusammen, und die Gruppe könnte nicht weiter
why-silver-or-grey = der silberne und der graue Marker werden nicht im selben Zug benutzt
why-other-side = dieses Plättchen ist nur für die andere Seite
why-three-pyramids = jede deiner drei Pyramiden braucht Stufe { $level }
why-violet-low = die violette Pyramide hat Stufe { $level } nicht erreicht
why-their-pyramid = keine Pyramide dieser Farbe in jener Stadt hat Stufe { $level } erreicht

## Why a bot advises a choice

hint-permanent = { $count ->
    [one] +{ $count } Punkt
   *[other] +{ $count } Punkte
  }
hint-temporary = { $count ->
    [one] +{ $count } Punkt, solange er gehalten wird
   *[other] +{ $count } Punkte, solange sie gehalten werden
  }
hint-at-target = genug Punkte zum Sieg
hint-two-temples = hält zwei Tempel
hint-sanctuary = zwei Einheiten für das Heiligtum
hint-invader = hält ein gegnerisches Viertel
hint-units = { $count ->
    [one] 1 Einheit mehr auf dem Plan
   *[other] { $count } Einheiten mehr auf dem Plan
  }
hint-cards = { $count ->
    [one] 1 Götterkarte mehr
   *[other] { $count } Götterkarten mehr
  }
hint-skills = eine neue Fähigkeit
hint-objects = ein neuer Gegenstand
hint-high-pyramids = öffnet die Plättchen einer hohen Pyramide
hint-striker = eine stärkere Truppe bereit zur Teleportation
hint-exposed-temple = bewacht einen Tempel
hint-exposed = ist außer Gefahr
hint-prayer = +{ $count } GP
hint-no-battle = kein Kampf: Niemand ist übrig, um zu kämpfen
hint-battle = { $percent } % Siegchance im Kampf
hint-battle-point = { $percent } % Chance auf +1 Punkt
hint-token-move = Truppen unterwegs gewinnen Punkte
hint-token-recruit = Einheiten in der Reserve helfen niemandem
hint-token-raise = hohe Pyramiden öffnen bessere Plättchen
hint-token-pray = die GP werden knapp
hint-token-buy = die Pyramide ist hoch genug für ein gutes Plättchen
hint-rule-from = eine starke Truppe, die keinen Tempel bewacht
hint-rule-group = große Gruppen gewinnen Kämpfe
hint-rule-end = nichts Besseres ist übrig
hint-rule-done = nichts Besseres ist übrig
hint-rule-buy = eines der besten bezahlbaren Plättchen
hint-rule-raise = je höher, desto besser
hint-rule-build = je höher, desto besser
hint-rule-place = volle Truppen schlagen härter zu
hint-rule-play = eine starke Karte, und eine schwache weggeworfen
hint-rule-add = jede Karte hilft
hint-rule-step = Tempel und schwächere Gegner zuerst
hint-rule-teleport = Tempel und schwächere Gegner zuerst
hint-rule-stay = behalte, was du gewonnen hast
hint-rule-yes = ein sicherer Gewinn
advice-then = { $choice }, dann { $plan }
advice-because = { $choice }: { $reasons }
hint-chance = etwa { $percent } % Chance, das Spiel zu gewinnen
hint-lot = ausgelost: diese Karte in { $percent } % solcher Kämpfe
advice-random = eine zufällige Wahl
advice-only = es gab keine andere Wahl
advice-outside = dieser Bot nennt keine Gründe

puzzle-point = der letzte Punkt
puzzle-temple = einen Tempel nehmen
puzzle-battle = eine Schlacht gewinnen
puzzle-tile = ein Plättchen, das seinen Preis wert ist
