# Texte auf Deutsch. Kürzel: GP = Gebetspunkte; „du“ als Anrede.

## The lobby

opt-seth-short = ein Gott gegen alle anderen
opt-players-seth = { $members ->
    [one] Seth und 1 Mitglied der Allianz
   *[other] Seth und { $members } Mitglieder der Allianz
  }
opt-target-seth = 8 oder 10 wie gedruckt; jede andere Zahl ist eine Hausregel: weniger macht es Seth leichter, mehr schwerer
opt-not-with-seth = nicht mit Seth gespielt
# The side that won, at the beginning of a sentence.
winner-alliance = Die Allianz
agreed-seth = { $members ->
    [one] Seth gegen 1 Mitglied der Allianz
   *[other] Seth gegen { $members } Mitglieder der Allianz
  }
agreed-target-seth = Seth braucht { $points } Kampfpunkte
card-seth = Seth gegen { $members }
seth-first = Ein erstes Spiel gegen Seth
seth-first-text = Ein Gott gegen alle anderen: zwei Seiten, sanfte Bots. Der Tisch erklärt, worauf du zeigst.
seth-first-allies = Deine Verbündeten
seth-first-against = { $count ->
    [one] Du und 1 Verbündeter gegen Seth
   *[other] Du und { $count } Verbündete gegen Seth
  }
seth-first-as = Du als Seth gegen { $count }

track-name = Tagesleiste
laid-step = Schritt { $number }
track-now = { $what }, Schritt { $step } von { $steps }
track-seth = { $count ->
    [one] Zug Seths mit 1 Marker
   *[other] Zug Seths mit { $count } Markern
  }
track-alliance = Zug der Allianz
track-eclipse = Finsternis
track-text = Der Tag läuft von links nach rechts: Eine Raute ist ein Zug Seths mit so vielen Markern, eine Sonne ein Zug, in dem jedes Mitglied einmal handelt, die verdeckte Sonne ist die Finsternis.
track-now-seth = { $count ->
    [one] Seth legt { $count } Marker
   *[other] Seth legt { $count } Marker
}
track-now-alliance = Die Allianz handelt
track-now-eclipse = Die Finsternis
track-members = Mitglieder der Allianz

score-alliance = Allianz: { $points } von { $target } dauerhaften Punkten
score-alliance-text = Die Allianz gewinnt mit so vielen dauerhaften Punkten, wenn beide Ziele erfüllt sind, oder mit beiden Zielen und einer Einheit in Seths Stadt zu Beginn ihres Zuges.
score-seth = Seth: { $points } von { $target } Kampfpunkten
score-seth-text = Seth zählt nur Kampfpunkte. Er gewinnt sofort mit so vielen, oder wenn keine Einheit der Allianz mehr auf der Karte ist.

member-acting = handelt
member-fighter = kämpft
member-proposes = schlägt vor
member-agrees = stimmt zu
member-asked = gefragt
member-later = später
member-acted = fertig

objective-temple = Tempel
objective-temple-done = Ziel erfüllt: ein heiliger Tempel der Stufe 3
objective-temple-open = Ziel offen: ein heiliger Tempel der Stufe 3
objective-temple-text = Auf einer Wüste ohne Tempel und Obelisk werden für jede Stufe dort stehende Einheiten geopfert: 1, dann 2, dann 3. Stufe 3 bringt einen Machtmarker und zählt als Tempel.
objective-ceremony = Zeremonie
objective-ceremony-done = Ziel erfüllt: die Große Zeremonie
objective-ceremony-open = Ziel offen: die Große Zeremonie, jetzt { $cost } GP
objective-ceremony-text = Mitglieder mit einer Einheit auf einer Wüste mit Obelisk zahlen sie gemeinsam; jeder zeitweilige Punkt macht sie um 4 billiger. Sie öffnet das Portal zu Seths Stadt und bringt einen Machtmarker.
objective-payers = Zahlen könnte jetzt: { $who }.
objective-no-payers = Niemand könnte jetzt zahlen.
alliance-temporary = { $count ->
    [one] 1 zeitweiliger Punkt
   *[other] { $count } zeitweilige Punkte
  }
alliance-temporary-text = Einer für jeden gehaltenen Tempel und jede Pyramide der Stufe 4, die Seth nicht hält. Sie machen die Zeremonie billiger, zählen aber nie zum Sieg.
alliance-osiris = gekauft von { $who }; jedes Mitglied darf ihn führen
alliance-grey-ready = Grauer Marker der Allianz: bereit
alliance-grey-placed = Grauer Marker der Allianz: heute benutzt
alliance-grey-text = Einmal am Tag legt ihn ein Mitglied auf das eigene Tableau für eine weitere Aktion.
alliance-gold-ready = Goldener Marker der Allianz: bereit
alliance-gold-placed = Goldener Marker der Allianz: heute benutzt
alliance-gold-text = Einmal am Tag führt ein Mitglied eine weitere Aktion aus, die die Macht nennt.

seth-tokens-text = In jedem der vier Züge der Allianz legt ein Mitglied einen Marker; ein fünfter liegt in Seths Hand.
seth-stolen = { $count ->
    [one] 1 davon ist aus dem Stapel der anderen Seite.
   *[other] { $count } davon sind aus dem Stapel der anderen Seite.
  }
seth-token-of = Marker von { $who }
seth-violet-left = { $count ->
    [one] 1 violetter Marker übrig
   *[other] { $count } violette Marker übrig
  }
seth-violet-text = Kommt auf ein freies violettes Feld.
seth-colour-text = Kommt auf jedes freie violette oder gelbe Feld. Auf Gelb trifft er das Mitglied seiner Farbe.
seth-silver-text = Einmal am Tag eine weitere Aktion auf einem freien Feld, in einem Zug, in dem Seth auch einen anderen Marker legt.
seth-clear-text = Einmal am Tag eine weitere Aktion auf einem freien Feld; auf Gelb nennt Seth das Mitglied, das sie trifft.
seth-creature-cards = { $count ->
    [one] 1 Kreaturkarte
   *[other] { $count } Kreaturkarten
  }
seth-card-used = hat gekämpft
seth-captives = Gefangene Einheiten: { $who }
seth-captives-text = Sie kämpfen für Seth und kehren zu ihren Besitzern zurück, wenn sie sterben.
seth-laid = Marker liegen auf { $spaces }

board-portal-open = Portal: für alle offen
board-portal-closed = Portal: für die Allianz geschlossen
board-sacred = heiliger Tempel der Stufe { $level }
board-sacred-income = { $prayer } GP am Ende des Tages
board-inert = in diesem Spiel ohne Wirkung
board-mixed = Truppe der Allianz, { $units }: { $owners }
board-captured = { $count ->
    [one] darunter 1 gefangene Einheit
   *[other] darunter { $count } gefangene Einheiten
  }

market-alliance = gehört der Allianz
market-for-alliance = für die Allianz gemeinsam
market-for-seth = nur für Seth

tab-seth = Seth
## Questions to several owners and to the whole alliance

stones-of = { $who }: { $picked } von { $count }
stones-one = { $who }, Einheit { $number }
party-part = { $who }: { $units }
party-text = Volle Steine gehen, hohle bleiben. Ein Tipp auf einen Namen nimmt alle oder keinen.
party-creature-text = Eine Kreatur geht nur mit einer Einheit dessen, der sie kontrolliert.
share-part = { $who } { $count }
share-has = hat { $prayer }
share-less = Weniger von { $who }
share-more = Mehr von { $who }
share-rest = { $count } noch offen
share-usual = Ohne Einigung: { $shares }
share-is-usual = Das gilt, wenn niemand antwortet.
share-reset = Diese nehmen
share-do-usual = Übliche Teilung
share-do-split = Vorschlagen
share-do-battle = Verlieren: { $shares }
share-do-before-cards = Verlieren: { $shares }
share-do-own-card = Verlieren: { $shares }
share-do-temple = Opfern: { $shares }
share-do-ceremony = Vorschlagen
ask-share-battle = { $count ->
    [one] Wähle die verlorene Einheit
   *[other] Wähle { $count } Verluste
  }
ask-share-battle-text = Du entscheidest für die ganze Truppe, niemand muss zustimmen. Eine Kreatur bleibt nur bei einer Einheit dessen, der sie kontrolliert.
ask-share-before-cards = { $count ->
    [one] Eine Einheit geht vor den Karten verloren
   *[other] { $count } Einheiten gehen vor den Karten verloren
  }
ask-share-before-cards-text = Schutz hilft hier nicht. Du entscheidest für die ganze Truppe.
ask-share-own-card = { $count ->
    [one] Deine eigene Kampfkarte kostet eine Einheit
   *[other] Deine eigene Kampfkarte kostet { $count } Einheiten
  }
ask-share-own-card-text = Du entscheidest für die ganze Truppe, niemand muss zustimmen.
ask-share-temple = { $count ->
    [one] Wer gibt eine Einheit her?
   *[other] Wer gibt { $count } Einheiten her?
  }
ask-share-temple-text = Sie gehen in die Reserven ihrer Besitzer. Nur wer eine gibt, wird um Zustimmung gefragt.
ask-share-ceremony = Wer zahlt { $count } GP?
ask-share-ceremony-text = Alle, die zahlen, müssen zustimmen; sonst wird nichts gezahlt.
ask-share-split = Wie werden { $count } GP geteilt?
ask-share-split-text = Die übliche Teilung braucht keine Zustimmung; einer anderen müssen alle Anwesenden zustimmen.
team-split = Wie die GP geteilt würden
team-temple = { $space }, Stufe { $level }
team-ceremony = Die Große Zeremonie
team-order = Wer handelt als Nächstes?
team-refused = Der Vorschlag wurde abgelehnt
team-prayer = { $count } GP
team-chooser = { $who } würde die Macht wählen.
team-or-nothing = Eine Ablehnung genügt, und nichts geschieht.
team-state-proposes = schlägt vor
team-state-agrees = stimmt zu
team-state-asked = gefragt
team-state-refuses = lehnt ab
team-state-later = später
team-state-acted = hat gehandelt
prompt-victim = Es trifft { $who }.
prompt-begin = Meinen Zug beginnen
prompt-later = Andere zuerst
prompt-ceremony = Zeremonie vorschlagen
prompt-propose = Andere Teilung
prompt-regroup-mixed = Gruppe ändern
prompt-pass-escape-together = Bleiben und kämpfen
prompt-pass-sanctuary-for-a-point = Beide behalten
prompt-pass-creature-card = Keine Kreatur verderben
prompt-pass-troop-struck = Niemanden angreifen
prompt-pass-troop-corrupted = Keine Truppe verderben
prompt-pass-units-destroyed = Niemanden vernichten
prompt-pass-temple = Keinen Tempel bauen
prompt-pass-ceremony-at-last = Jetzt keine Zeremonie
prompt-pass-split-of-prayer = Übliche Teilung
prompt-pass-consent-to-a-split = Nein: wie üblich teilen
prompt-pass-consent-to-a-temple = Tempel ablehnen
prompt-pass-consent-to-the-ceremony = Zeremonie ablehnen
prompt-pass-capture = Niemanden mitnehmen
prompt-done-units-destroyed = Niemanden mehr
prompt-yes-sanctuary-for-a-point = Beide opfern
prompt-yes-escape-together = Flucht
prompt-yes-consent-to-a-split = Der Teilung zustimmen
prompt-yes-consent-to-a-temple = Dem Tempel zustimmen
prompt-yes-consent-to-the-ceremony = Der Zeremonie zustimmen
prompt-do-attack = Dort angreifen
prompt-do-destroy = Dort eine vernichten
prompt-do-troop = Diese Truppe
prompt-do-temple = Hier bauen
prompt-do-first = Dieser Kampf zuerst
prompt-do-unleash = Verderben
prompt-do-power = Wählen
chat-closed = Der Chat ist geschlossen
chat-closed-text = Seth hat eine Truppe gegen die eigene Seite gewandt: Bis zum Aufdecken der Karten darf niemand sprechen.

## Ceremony

ceremony-name = Die Große Zeremonie
ceremony-text = Einmal im Spiel: Sie öffnet das Portal, erfüllt das Ziel und weckt eine Macht.
ceremony-cost = { $full } − { $less } × { $points ->
    [one] 1 zeitweiliger Punkt
   *[other] { $points } zeitweilige Punkte
  } = { $cost } GP
ceremony-given = { $given } von { $cost } gegeben
ceremony-cannot = kann nicht zahlen
ceremony-cannot-text = keine Einheit auf einer Wüste mit Obelisk
ceremony-power = Wer wählt die Macht?
ceremony-bar = Anteile: { $shares }

## Battles of several members

fight-fighter = Kämpfer
fight-with = mit { $who }
fight-alone = allein
fight-common = die ganze Allianz
fight-corrupted = von Seth verderbt
fight-for-seth = Gewinnt die verderbte Truppe, bekommt Seth den Punkt.
fight-creature = { $creature }, ohne Einheiten
fight-choose-fighter = { $who } kämpft
fight-choose-self = Ich kämpfe
fight-has = Kampfkarten: { $battle }, Götterkarten: { $divine }, GP: { $prayer }
fight-step-fighter = Kämpfer
fight-step-before = Davor
invasion-name = Wütende Invasion
invasion-battle = Kampf { $number }: { $space }
invasion-short = Kampf { $number }
invasion-pick = Eine Karte für jeden Kampf, keine wird abgeworfen
invasion-pick-text = Tippe eine Karte für Kampf 1 an, dann eine für Kampf 2. Götterkarten gehören zu dem Kampf, in dem sie liegen.
invasion-lock = Beide Karten bestätigen
invasion-waits = Seine Karten liegen bereit; er wartet auf den anderen Kampf.
fight-seth-gains = { $count ->
    [one] Seth erhält 1 Punkt.
   *[other] Seth erhält { $count } Punkte.
  }
victory-alliance-text = Gemeinsam habt ihr Seth aus dem Land am Nil vertrieben.
