# Texte auf Deutsch. Kürzel: GP = Gebetspunkte; „du“ als Anrede.

rules-search = Regeln, Plättchen, Karten, Wörter suchen
rules-none = Nichts gefunden.
rules-found = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
  }
rules-how = So wird gespielt
rules-parts = Spielteile
rules-seth = Gegen Seth
rules-divine-seth = Seths Götterkarten
rules-divine-alliance = Götterkarten der Allianz
rules-seth-spaces = Felder von Seths Aktionstableau
rules-creature-cards = Kreaturkarten Seths
rules-powers = Macht- und Gebetsmarker
rules-words = Zeichen und Wörter
rules-tiles = Machtplättchen
rules-creatures = Kreaturen
rules-divine = Götterkarten
rules-battle = Kampfkarten
rules-path = Gegenstände und Fähigkeiten des Pfades
rules-keys = Tasten
rules-cost = kostet { $cost } GP
rules-level = { $colour }, Stufe { $level }

chapter-goal = Worum es geht
    .text =
         Du führst das Heer eines ägyptischen Gottes. Wer gut kämpft, sammelt Siegpunkte: Wer zuerst 8 hat (oder 10, im ersten Spiel 4), kann das Spiel beenden.
         Ein Tag hat fünf Runden; in jeder legst du einen Aktionsmarker und tust, was er sagt. Dann kommt die Nacht mit neuen GP und neuen Karten.
         Endet ein Tag und hat jemand das Ziel erreicht, gewinnt, wer die meisten Punkte hat; dann entscheiden Kampfpunkte, dann die Zugreihenfolge.
         Verstecken lohnt sich nicht. Nur wer angreift, gewinnt im Kampf Punkte.
chapter-map = Die Karte
    .text =
         Deine Stadt hat drei Distrikte hinter Mauern, jeder mit Platz für eine Pyramide. Die Wüste davor ist dein Tor.
         Ein Schritt führt auf ein Feld, das an deines grenzt, oder entlang einer gepunkteten Linie von Kai zu Kai.
         Ein Obelisk zeigt, wohin man teleportieren kann. Du hältst einen Tempel, eine Wüste oder das Heiligtum, solange eine deiner Einheiten dort steht; die Distrikte einer Stadt gehören ihrem Besitzer, außer ein Gegner steht darin.
         Höchstens 5 deiner Einheiten stehen auf einem Feld, und nie Einheiten von zweien.
chapter-day = Du bist am Zug
    .text =
         Lege einen deiner fünf Marker auf ein freies Feld deines Aktionstableaus und führe die Aktion sofort aus. Du darfst auch verzichten.
         Am Ende des Tages muss in jeder der drei Reihen einer deiner Marker liegen.
         Götterkarten mit Sonne spielst du in deinem Zug vor oder nach der Aktion oder zwischen zwei Schritten einer Bewegung. Sie kosten keinen Marker.
         Ein silberner oder goldener Marker von Plättchen gibt eine weitere Aktion am Tag, in einem Zug mit normalem Marker.
chapter-move = Bewegen
    .text =
         Wähle eine Truppe und welche ihrer Einheiten gehen. Eine Gruppe hat 1 Schritt, mehr mit Kreatur oder Plättchen. Unterwegs darf sie Einheiten zurücklassen oder andere mitnehmen.
         Aus einem Distrikt mit Pyramide darf die Gruppe für 2 GP zu jedem Obelisken teleportieren; das kostet keinen Schritt.
         Mauern: Ein fremder Distrikt wird nur mit dem ersten Schritt einer Bewegung betreten, von einem Feld daneben.
         Betritt eine Gruppe ein Feld mit gegnerischen Einheiten, hält sie an und kämpft. Nach dem Kampf ist die Bewegung vorbei.
chapter-battle = Kampf
    .text =
         Beide Seiten wählen geheim zwei Kampfkarten: Eine wird gespielt, die andere ungesehen abgeworfen. Götterkarten für Kämpfe dürfen dazu. Sind alle Karten benutzt, kommen sie zurück.
         Stärke sind Einheiten plus Karte, Plättchen, Kreatur und Götterkarten. Die höhere Stärke gewinnt; bei Gleichstand der Verteidiger.
         Jede Seite verliert so viele Einheiten, wie der Schaden der anderen ihren eigenen Schutz übersteigt.
         Gewinnt der Angreifer und hat noch eine Einheit, erhält er 1 dauerhaften Punkt.
         Der Verlierer zieht sich auf ein Feld zurück, das der Sieger wählt, oder wird zurückgerufen, was 1 GP je Einheit bringt. Der Sieger bleibt oder wird ebenfalls zurückgerufen.
chapter-build = Beten, rekrutieren, ausbauen, kaufen
    .text =
         Beten: Erhalte 2 GP. Niemand hat je mehr als 11.
         Rekrutieren: 1 GP je Einheit, in die eigenen Distrikte gestellt. In einen gegnerisch besetzten Distrikt ist das ein Angriff. Eine Kreatur aus der Reserve kehrt mit zurück.
         Ausbauen: Erhöhe eine Pyramide und zahle die Zahl jeder neuen Stufe: von 1 auf 3 kostet 2 + 3.
         Kaufen: ein Machtplättchen der Farbe, wenn du eine Pyramide dieser Farbe hältst, die mindestens so hoch ist. Es kostet seine Stufe. Du hast nie zwei desselben Namens.
chapter-creatures = Kreaturen
    .text =
         Eine Kreatur kommt mit ihrem Plättchen und geht mit einer deiner Truppen. Sie bringt Schritte, Stärke, Schaden und Schutz; sie ist keine Einheit und kann nicht allein verloren gehen.
         Zwei deiner Kreaturen stehen nie auf einem Feld.
         Wird ihre Truppe vernichtet oder zurückgerufen, wartet sie in der Reserve auf dein nächstes Rekrutieren.
chapter-cards = Götterkarten
    .text =
         Alle ziehen jede Nacht eine; Hände sind geheim. Die Ecke sagt, wann: Sonne, in deinem Zug; gekreuzte Klingen, in deinem Kampf; Sanduhr, im Zug anderer.
         Der Preis wird beim Spielen bezahlt.
         Veto hebt eine gerade außerhalb von Kämpfen gespielte Karte auf. Alle mit Karten werden gefragt, damit niemand erfährt, wer eines hat.
chapter-points = Siegpunkte
    .text =
         Für immer: 1 für einen als Angreifer gewonnenen Kampf, 1 für ein Plättchen Siegpunkt oder die Sphinx, 1 am Ende eines Tages für zwei oder mehr Tempel, 1 für zwei im Heiligtum geopferte Einheiten.
         Solange du es hältst: 1 für jeden Tempel und 1 für jede Pyramide der Stufe 4, auch eine gegnerische, bei der deine Truppe steht.
         Ende des Tages, in dieser Reihenfolge: Eine Einheit im Deltatempel darf für 5 GP gehen; Tempel geben 2 oder 3 GP; das Heiligtum; zwei Tempel; dann wird geprüft, ob jemand gewonnen hat.
chapter-night = Nacht
    .text =
         Alle Marker kommen zurück. Alle erhalten 2 GP und ziehen eine Götterkarte; Plättchen mit Mond wirken.
         Wer die wenigsten Punkte hat, bestimmt die Zugreihenfolge des kommenden Tages; bei Gleichstand, wer früher dran war.
chapter-first = Erstes Spiel
    .text =
         Das Ziel sind 4 Punkte, und keine Pyramide wird höher als Stufe 2. Am ersten Tag sind nur Plättchen der Stufe 1 im Angebot, ab dem zweiten auch Stufe 2.
         GP sind in Plättchen und Einheiten besser angelegt.
chapter-black = Ta-Seti: die schwarze Pyramide
    .text =
         Eine vierte Farbe mit 16 Plättchen und drei Kreaturen. Du hast weiterhin drei Distrikte: Von vier Farben baust du höchstens drei.
         Goldene Plättchen teilen sich einen goldenen Marker: Einmal am Tag nenne eines von deinen und tu, was es erlaubt.
         Söldner sind drei weitere Einheiten, sofort in deinen Distrikten aufgestellt.
chapter-dawn = Ta-Seti: Dämmerung
    .text =
         Am Ende jeder Nacht außer der ersten bieten alle um die Zugreihenfolge, der Letzte der alten Reihenfolge zuerst: Eine Kampfkarte wird gezeigt, eine andere abgeworfen. Beide sind benutzt.
         Die Stärke der gezeigten Karte plus ausgegebene Dämmerungsmarker ist das Gebot. Das höchste wählt zuerst einen Platz; bei Gleichstand gilt die alte Reihenfolge.
         Wer einen Kampf verliert oder alle Einheiten darin, erhält einen Dämmerungsmarker.
chapter-path = Ta-Seti: der Pfad
    .text =
         Mit einem Bewegungsmarker darf zuerst einer deiner drei Priester weiter: von links, einen Weg entlang, zum ersten Halt. Die Symbole auf dem Weg wirken sofort.
         Am Halt nimmt der Priester nichts und bleibt, oder er nimmt etwas und geht. Nach einem Gegenstand darf er neu aufbrechen; nach einer Fähigkeit nimmt er den Platz einer deiner Einheiten auf der Karte ein.
         Eine Truppe mit Priester hat alle deine Fähigkeiten. Gegenstände sind einmalig. Ta-Seti selbst gibt einen Siegpunkt.
chapter-victory = Ta-Seti: Sieg am Tag
    .text =
         Wer einen Zug mit dem Ziel beginnt, während niemand mehr hat, gewinnt sofort.
         Hat jemand mehr, ist dieser Tag der letzte.
chapter-seth-goal = Seth: worum es geht
    .text =
         Ein Gott gegen alle anderen: Seth spielt allein, zwei bis fünf Mitglieder bilden die Allianz und gewinnen oder verlieren gemeinsam.
         Seth gewinnt sofort mit 8 Kampfpunkten (10, wenn vereinbart), oder wenn keine Einheit der Allianz mehr auf der Karte ist.
         Die Allianz braucht drei Dinge, in beliebiger Reihenfolge: einen heiligen Tempel der Stufe 3, die Große Zeremonie und 6 dauerhafte Punkte. Mit Tempel und Zeremonie gewinnt sie auch, wenn zu Beginn ihres Zuges eine ihrer Einheiten in Seths Stadt steht.
         Wo hier nichts anderes steht, gelten die Grundregeln.
chapter-seth-day = Seth: Nacht und Tag
    .text =
         In der Nacht beginnt Seth: Er erhält 1 GP je Mitglied und zieht eine Karte seines eigenen Stapels. Dann erhält jedes Mitglied 2 GP und zieht eine Karte der Allianz.
         Der Tag läuft auf einer Leiste: Züge Seths und der Allianz wechseln sich ab; Seth hat den ersten und den letzten. Die Zahl auf einem Schritt sagt, wie viele Marker er dort legt.
         In einem Zug der Allianz legt jedes Mitglied einen Marker; wer zuerst, entscheiden sie. Wer warten will, wählt „Andere zuerst“.
         Ab drei Mitgliedern kommt mitten am Tag eine Finsternis: Alle Nachtplättchen wirken noch einmal.
chapter-seth-actions = Seth: sein Aktionstableau
    .text =
         Seth hat einen violetten Marker mehr, als es Mitglieder gibt, und einen Marker in der Farbe jedes Mitglieds. Violette kommen nur auf violette Felder, farbige überallhin.
         Auf einem gelben Feld trifft ein farbiger Marker das Mitglied dieser Farbe. Seine Reihen müssen nicht gefüllt werden.
         Beten bringt ihm 3 GP, Anrufung eine Karte. Ausbauen erhöht seine violette Pyramide. Macht kaufen bringt ein violettes Plättchen bis zu ihrer Stufe.
chapter-seth-corrupt = Seth: Verderbnis
    .text =
         Pyramide verderben: Er kauft ein Plättchen in der Farbe einer Pyramide dieses Mitglieds für 1 GP mehr, nicht höher als diese Pyramide und seine eigene.
         Kreatur verderben: Eine noch käufliche Kreatur greift eine Truppe der Allianz außerhalb der Städte an, mit ihrer Karte und ohne Einheiten. Ein Sieg ist ein Punkt.
         Truppe verderben: Er führt eine Truppe mit einer Einheit dieses Mitglieds. Gegen andere Mitglieder ist es ein Kampf, den die Mitglieder austragen; gewinnt die geführte Truppe, hat Seth den Punkt. Solange er vorbereitet wird, spricht niemand.
         Zwei Einheiten vernichten: zwei Einheiten dieses Mitglieds, wo immer sie stehen.
chapter-seth-invasion = Seth: Wütende Invasion
    .text =
         Zwei Truppen Seths ziehen, eine nach der anderen, bevor gekämpft wird.
         Treffen beide auf Gegner, wählt er zwei Kampfkarten und gibt jedem Kampf eine; nichts wird abgeworfen. Er sagt, welcher Kampf zuerst kommt.
chapter-seth-troops = Seth: Truppen mehrerer Mitglieder
    .text =
         Einheiten mehrerer Mitglieder auf einem Feld sind eine Truppe, höchstens 5 Einheiten und eine Kreatur. Seths Truppen haben bis zu 6 Einheiten.
         Ein Mitglied darf jede Truppe führen, in der eine eigene Einheit steht, und Einheiten der Verbündeten mitnehmen.
         Vor einem Kampf nennen die anwesenden Mitglieder einen Kämpfer: Nur seine Karten und GP werden benutzt. Kampfplättchen aller Anwesenden zählen, gleicher Name einmal.
         Eine zurückgerufene Truppe bringt 1 GP weniger, als sie Einheiten hat. Seth darf nur nach einer Niederlage zurückrufen.
         Ein Portal verbindet Seths Stadt mit der Westküste. Seth darf es immer benutzen, die Allianz nur, wenn es offen ist.
chapter-seth-temples = Seth: heilige Tempel
    .text =
         Zu Beginn ihres Zuges darf die Allianz auf Wüsten ohne Obelisk bauen: Stufe 1, 2, 3 für 1, 2, 3 dort stehende Einheiten, eine Stufe je Tempel und Zug, höchstens drei Tempel.
         Stufe 2 bringt am Ende jedes Tages GP. Stufe 3 bringt mehr, einen Machtmarker für die ganze Allianz, und zählt als Tempel.
         Besitzer werden gefragt, bevor ihre Einheiten geopfert werden.
chapter-seth-ceremony = Seth: die Große Zeremonie
    .text =
         Einmal im Spiel, in einem Zug der Allianz. Sie kostet 10 GP je Mitglied, minus 4 für jeden zeitweiligen Punkt der Allianz.
         Es zahlen Mitglieder mit einer Einheit auf einer Wüste mit Obelisk; wer wie viel zahlt, wird vereinbart.
         Die Allianz wählt einen Machtmarker, und das Portal öffnet sich für immer.
chapter-seth-tiles = Seth: Plättchen und Karten
    .text =
         Mitglieder kaufen wie üblich. Ein violettes Plättchen verlangt, dass alle drei eigenen Pyramiden mindestens seine Stufe haben.
         Allianzplättchen dienen allen Mitgliedern zugleich. Seth kann sie nie kaufen.
         Seth und die Allianz haben eigene Götterkarten; die des Grundspiels bleiben in der Schachtel. Was noch nicht mit dem gedruckten Spiel verglichen ist, ist markiert.
chapter-seth-team = Seth: wer entscheidet
    .text =
         Das meiste entscheidet ein Mitglied: wer zieht, wer kämpft, wer dort die meisten Einheiten hat. Andere dürfen ihre Wünsche sagen.
         Zustimmung braucht es nur für dreierlei: Einheiten für einen Tempel, GP für die Zeremonie, eine andere als die übliche Teilung von GP. Ohne sie geschieht das Übliche.
         Mitglieder sehen, was öffentlich ist, und die eigene Hand; Hände werden einander nicht gezeigt.

word-unit = Einheit
    .text = Eine Figur, Stärke 1. Du hast 12; die nicht auf der Karte sind, warten in der Reserve.
word-troop = Truppe, Gruppe
    .text = Alle deine Einheiten auf einem Feld sind eine Truppe. Die davon ziehen, sind die Gruppe.
word-strength = Stärke
    .text = Entscheidet, wer einen Kampf gewinnt.
word-damage = Schaden
    .text = Einheiten, die die andere Seite verliert, minus ihr Schutz.
word-protection = Schutz
    .text = Nimmt so viel vom Schaden des Gegners weg.
word-movement = Schritte
    .text = Wie weit eine Gruppe in einer Bewegung geht.
word-pp = GP, Gebetspunkte
    .text = Womit alles bezahlt wird; von 0 bis 11.
word-vp = Siegpunkt
    .text = Dauerhafte bleiben; zeitweilige hält man mit Tempeln und Pyramiden der Stufe 4.
word-recall = Zurückrufen
    .text = Nach einem Kampf geht eine Truppe in die Reserve und bringt 1 GP je Einheit.
word-retreat = Rückzug
    .text = Der Verlierer geht auf ein angrenzendes Feld ohne Gegner; der Sieger wählt, auf welches.
word-teleport = Teleportation
    .text = Von einer Pyramide zu einem Obelisken für 2 GP, als Teil einer Bewegung.
word-silver = Silberner Marker
    .text = Einmal am Tag eine weitere Aktion auf einem freien Feld.
word-gold = Goldener Marker
    .text = Einmal am Tag eine weitere Aktion, die deine goldenen Plättchen nennen.
word-night = Mond
    .text = Ein Plättchen oder eine Karte, die in der Nacht wirkt.
word-priest = Priester
    .text = Geht den Pfad; auf der Karte ist er eine Einheit, deren Truppe deine Fähigkeiten hat.
word-dawn = Dämmerungsmarker
    .text = Gibt 1 zu einem Gebot um die Zugreihenfolge.
word-reserve = Reserve
    .text = Einheiten, die nicht auf der Karte sind, warten zu Hause.
word-temporary = Zeitweiliger Punkt
    .text = 1 für jeden Tempel und jede Pyramide der Stufe 4, solange du sie hältst.
word-two-temples = Zwei Tempel
    .text = 1 dauerhafter Punkt am Ende eines Tages, wenn du zwei oder mehr hältst.
word-tile = Machtplättchen
    .text = Einmal gekauft, deins für den Rest des Spiels; auch Punkte von Plättchen tragen dieses Zeichen.
word-pyramid = Pyramide
    .text = Farbe und Stufe sagen, welche Plättchen du kaufen darfst.
word-temple = Tempel
    .text = GP am Ende des Tages und ein zeitweiliger Punkt.
word-obelisk = Obelisk
    .text = Wohin man teleportieren kann.
word-sanctuary = Heiligtum
    .text = Zwei am Ende eines Tages dort geopferte Einheiten sind 1 dauerhaften Punkt wert.
word-battle = Gekreuzte Klingen
    .text = Zählt, wenn du angreifst; auf einer Götterkarte: im Kampf zu spielen.
word-wall = Mauern
    .text = Zählt, wenn du verteidigst; durchgestrichen: Mauern halten dich nicht auf.
word-token = Aktionsmarker
    .text = In jedem deiner Züge wird einer gelegt.
word-day = Sonne
    .text = Eine Karte oder ein Plättchen, das in deinem Zug wirkt.
word-hourglass = Sanduhr
    .text = Eine Karte für den Zug anderer; sonst: warten auf jemanden.
word-veto = Durchgestrichen
    .text = Hebt etwas auf: eine Karte oder ein versiegeltes Plättchen.
word-vision = Auge
    .text = Du darfst etwas ansehen, was andere nicht sehen; auf Knöpfen: zuschauen.
word-object = Gegenstand
    .text = Auf dem Pfad gefunden, einmalig.
word-skill = Fähigkeit
    .text = Auf dem Pfad gefunden; hilft Truppen mit Priester.
