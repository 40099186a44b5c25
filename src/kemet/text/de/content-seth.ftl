# Texte auf Deutsch. Kürzel: GP = Gebetspunkte; „du“ als Anrede.

## Box and sides

box-seth = Seth
    .text = Eine Person ist Seth, zwei bis fünf andere sind die Allianz. Seth gewinnt durch Kämpfe, die Allianz durch einen heiligen Tempel, die Große Zeremonie und Punkte.
side-seth = Seth
    .text = Ein Gott gegen alle anderen. Er zählt nur Kampfpunkte.
side-alliance = Allianz
    .text = Die Mitglieder gewinnen und verlieren gemeinsam. Jedes behält eigene Karten, GP und Einheiten.
unchecked = Nicht mit der gedruckten Schachtel verglichen.
unchecked-part = Einige Werte sind nicht mit der gedruckten Schachtel verglichen.
colour-violet = violett
colour-yellow = gelb
colour-gold = golden
act-invasion = Wütende Invasion
act-invoke = Anrufung
act-corrupt_pyramid = Pyramide verderben
act-corrupt_creature = Kreatur verderben
act-corrupt_troop = Truppe verderben
act-destroy_two = Zwei Einheiten vernichten
act-gold = Goldene Aktion
phase-eclipse = Finsternis
tokenkind-violet = violett
tokenkind-clear = durchsichtig
end-combat-points = Kampfpunkte Seths
end-no-units = keine Einheit der Allianz übrig
end-objectives = Ziele und Punkte der Allianz
end-district = Allianz in Seths Stadt

## Power tiles: violet

tile-energy_drain = Energieentzug
    .text = Erhalte 1 GP, sooft jemand anders mit einem Aktionsmarker betet, höchstens 2 je Zug einer Seite.
tile-servile_corruption = Knechtische Verderbnis
    .text = Wenn Seth es besitzt: +1 Stärke für angreifende verderbte Kreaturen und verderbte Truppen. Einem Mitglied nützt es nichts.
tile-units_corruption = Verderbnis der Einheiten
    .text = Nach einem Sieg mit verbliebener Einheit darfst du 1 durch Schaden vernichtete gegnerische Einheit in deine Truppe aufnehmen, im Rahmen der Höchstzahl.
tile-call_of_the_red_land = Ruf des Roten Landes
    .text = Jede Aktion Rekrutieren bringt bis zu 2 Einheiten mehr, kostenlos. Kommt zum Werbenden Schreiber hinzu.
tile-kill_them_all = Tötet sie alle
    .text = Alle deine Truppen: +1 Schritt und +1 Schaden.
tile-annexation = Annexion
    .text = Nimm jede Nacht 1 zufällige Götterkarte aus der Hand eines Gegners. Seth wählt das Mitglied; ein Mitglied nimmt sie von Seth.
tile-vulture = Geier
    .text = Bringt die Kreatur Geier: +2 Schritte, +1 Stärke, und 1 GP je vernichteter Einheit in ihren Kämpfen, höchstens 2.
tile-chaos_priest = Chaospriester
    .text = Erhalte jede Nacht 2 GP zusätzlich.
tile-ambush = Hinterhalt
    .text = Nach dem Aufdecken darfst du die gespielte Kampfkarte gegen die abgeworfene tauschen.
tile-divine_advantage = Göttlicher Vorteil
    .text = Ziehe jede Nacht 2 weitere Götterkarten deines Stapels, behalte 1 und wirf die andere ab.
tile-crocodile = Krokodil
    .text = Bringt die Kreatur Krokodil: +1 Schritt, +2 Stärke und +1 Schaden für ihre Truppe.
tile-deadly_mirror = Tödlicher Spiegel
    .text = Sofort: Nimm deine benutzten Kampfkarten zurück, entferne geheim eine davon für immer und erhalte die Karte Tödlicher Spiegel.
tile-magic_versatility = Magische Vielfalt
    .text = Nur für Seth. Der durchsichtige Marker: einmal am Tag eine weitere Aktion auf einem freien Feld seines Tableaus; auf einem gelben nennt er, wen sie trifft.
tile-cobra = Kobra
    .text = Bringt die Kreatur Kobra: +1 Schritt, +2 Stärke, und vor jedem ihrer Kämpfe verliert die Gegenseite 1 Einheit.
tile-wrath_of_the_storm = Zorn des Sturms
    .text = Der goldene Marker: einmal am Tag ein weiteres Bewegen oder Rekrutieren in einem deiner Züge.
tile-lord_of_chaos = Herr des Chaos
    .text = +1 Stärke und +1 Schutz in jedem Kampf.

## Power tiles of the alliance

tile-osiris = Osiris
    .text = Bringt Osiris, die Kreatur aller Mitglieder: +1 Schritt, +3 Stärke und +1 Schutz für ihre Truppe.
tile-common_rampart = Gemeinsamer Wall
    .text = Jede Truppe der Allianz: +1 Stärke, wenn sie verteidigt.
tile-common_prayer = Gemeinsames Gebet
    .text = Jedes Mitglied erhält jede Nacht und bei der Finsternis 1 GP mehr.
tile-common_march = Gemeinsamer Marsch
    .text = Jede Bewegung der Allianz geht 1 Schritt weiter.
tile-new_legion = Legion
    .text = Bis zu 7 Einheiten dürfen in jeder Truppe stehen, in der eine deiner Einheiten ist; bei Seth in allen seinen Truppen.
tile-new_sphinx = Sphinx
    .text = Bringt die Kreatur Sphinx: +2 Stärke. Seth kann ihre Truppe nicht verderben, und außerhalb von Kämpfen schadet ihr nichts.

## Creatures and creature cards

creature-vulture = Geier
    .text = +2 Schritte, +1 Stärke. Nach jedem ihrer Kämpfe erhält ihre Truppe 1 GP je vernichteter Einheit beider Seiten, höchstens 2.
creature-crocodile = Krokodil
    .text = +1 Schritt, +2 Stärke, +1 Schaden.
creature-cobra = Kobra
    .text = +1 Schritt, +2 Stärke. Vor den Karten jedes ihrer Kämpfe vernichtet die Gegenseite dort 1 eigene Einheit; Schutz hilft nicht.
creature-osiris = Osiris
    .text = +1 Schritt, +3 Stärke, +1 Schutz. Alle Mitglieder kontrollieren ihn: Jede Einheit der Allianz darf bei ihm stehen, wer zieht, nimmt ihn mit.
creature-new_sphinx = Sphinx
    .text = +2 Stärke, kein Schritt. Ihre Truppe kann weder verderbt noch von einer verderbten Truppe angegriffen werden und verliert außerhalb von Kämpfen keine Einheit.
creaturecard-elephant = Ahnenelefant
    .text = Stärke 3, Schaden 1. Nach ihrem Kampf verlässt die Karte das Spiel.
creaturecard-snake = Wüstenschlange
    .text = Stärke 2, Schaden 0. Die Kreatur des Verteidigers zählt nicht. Nach ihrem Kampf verlässt die Karte das Spiel.
creaturecard-scarab = Königlicher Skarabäus
    .text = Stärke 4, Schaden 0. Gegen zwei oder drei Mitglieder beträgt die Stärke 3: von uns, zum Ausgleich, nicht gedruckt. Gewinnt Seth, erhält er 2 GP. Nach ihrem Kampf verlässt die Karte das Spiel.
creaturecard-scorpion = Riesenskorpion
    .text = Stärke 4, Schaden 2. Nach ihrem Kampf verlässt die Karte das Spiel.
creaturecard-phoenix = Phönix
    .text = Stärke 4, Schaden 0. Er darf auch in den Städten der Mitglieder zuschlagen. Nach ihrem Kampf verlässt die Karte das Spiel.
creaturecard-mummy = Die Mumie
    .text = Stärke 4, Schaden 0. Nach dem Kampf, ob gewonnen oder verloren, zieht Seth 1 Götterkarte. Nach ihrem Kampf verlässt die Karte das Spiel.
creaturecard-sphinx = Sphinx
    .text = Stärke 4, Schaden 0. Der Verteidiger darf in diesem Kampf keine Götterkarten spielen. Nach ihrem Kampf verlässt die Karte das Spiel.
creaturecard-khnum = Sphinx des Chnum
    .text = Stärke 3, Schaden 0. Sie darf jede Truppe angreifen, gleich welche Farbe der Marker hat. Nach ihrem Kampf verlässt die Karte das Spiel.
creaturecard-griffin = Greifensphinx
    .text = Stärke 4, Schaden 1. Nach ihrem Kampf verlässt die Karte das Spiel.
creaturecard-devourer = Verschlinger
    .text = Stärke 4, Schaden 1. Der Schutz des Verteidigers zählt nicht. Nach ihrem Kampf verlässt die Karte das Spiel.

## Seth's divine cards

card-seth_chaos_rage = Zorn des Chaos
    .text = In einem deiner Kämpfe: +1 Stärke.
card-seth_chaos_fury = Wut des Chaos
    .text = In einem deiner Kämpfe: +2 Stärke.
card-seth_bloodlust = Blutdurst
    .text = In einem deiner Kämpfe: +2 Schaden.
card-seth_bronze_scales = Bronzeschuppen
    .text = In einem deiner Kämpfe: +1 Schutz.
card-seth_iron_scales = Eisenschuppen
    .text = In einem deiner Kämpfe: +2 Schutz.
card-seth_sandstorm = Sandsturm
    .text = Während einer Bewegung oder für eine Truppe einer Wütenden Invasion, vor ihrem ersten Schritt: Sie geht 1 Schritt weiter.
card-seth_breach = Bresche
    .text = Während einer Bewegung oder für eine Truppe einer Wütenden Invasion: Mauern halten sie nicht mehr auf.
card-seth_raining_fire = Feuerregen
    .text = In deinem Zug: Vernichte eine gegnerische Einheit auf einem beliebigen Feld.
card-seth_dark_offering = Dunkle Gabe
    .text = In deinem Zug: Erhalte 2 GP.
card-seth_mana_theft = Manaraub
    .text = In deinem Zug: Jeder Gegner verliert 1 GP, und du erhältst insgesamt 1.
card-seth_enlistment = Einberufung
    .text = In deinem Zug: Stelle bis zu 2 Einheiten aus der Reserve kostenlos in deine Stadt oder zu deinen Truppen.
card-seth_veto = Veto
    .text = In einem Zug der anderen Seite: Hebe eine Götterkarte auf, die gerade außerhalb eines Kampfes gespielt wurde.

## The alliance's divine cards

card-ally_war_rage = Kriegszorn
    .text = In einem deiner Kämpfe: +1 Stärke.
card-ally_war_fury = Kriegswut
    .text = In einem deiner Kämpfe: +2 Stärke.
card-ally_bloody_battle = Blutiger Kampf
    .text = In einem deiner Kämpfe: +1 Schaden.
card-ally_bloodbath = Blutbad
    .text = In einem deiner Kämpfe: +2 Schaden.
card-ally_bronze_wall = Bronzewall
    .text = In einem deiner Kämpfe: +1 Schutz.
card-ally_iron_wall = Eisenwall
    .text = In einem deiner Kämpfe: +2 Schutz.
card-ally_glory = Ruhm
    .text = In einem deiner Kämpfe: Erhalte 4 GP, wenn du gewinnst; die anwesenden Mitglieder teilen sie.
card-ally_divine_protection = Göttlicher Schutz
    .text = In einem deiner Kämpfe: Wenn du gewinnst, vernichtet die Gegenseite keine Einheit deiner Truppe.
card-ally_reinforcements = Verstärkung
    .text = In einem deiner Kämpfe: Wenn du gewinnst, stelle bis zu 3 Einheiten aus der Reserve kostenlos in deine Stadt oder zu deinen Truppen.
card-ally_tactical_choice = Taktische Wahl
    .text = In einem deiner Kämpfe: Nach dem Aufdecken darfst du die gespielte Kampfkarte gegen die abgeworfene tauschen.
card-ally_swiftness = Schnelligkeit
    .text = Während deiner Bewegung, vor dem ersten Schritt: Sie geht 1 Schritt weiter.
card-ally_prayer = Gebet
    .text = In deinem Zug: Erhalte 2 GP.
card-ally_shared_faith = Geteilter Glaube
    .text = In deinem Zug: Gib einem anderen Mitglied bis zu 4 deiner GP.
card-ally_enlistment = Einberufung
    .text = In deinem Zug: Stelle bis zu 2 Einheiten aus der Reserve kostenlos in deine Stadt oder zu deinen Truppen.
card-ally_teleportation = Teleportation
    .text = Während deiner Bewegung: Die Gruppe teleportiert von einem beliebigen Feld zu einem Obelisken. Nur die Karte wird bezahlt.
card-ally_raining_fire = Feuerregen
    .text = In deinem Zug: Vernichte eine gegnerische Einheit auf einem beliebigen Feld.
card-ally_divine_memory = Göttliches Gedächtnis
    .text = In deinem Zug: Sieh die Abwürfe deines eigenen Stapels durch und nimm eine Karte auf die Hand, aber nie ein Göttliches Gedächtnis.
card-ally_open_gates = Offene Tore
    .text = Während deiner Bewegung: Mauern halten diese Bewegung nicht mehr auf.
card-ally_veto = Veto
    .text = In einem Zug der anderen Seite: Hebe eine Götterkarte auf, die gerade außerhalb eines Kampfes gespielt wurde.
card-ally_escape = Flucht
    .text = Wenn Seth am Tag eine Truppe angreift, in der eine deiner Einheiten ist: Die ganze Truppe weicht auf ein angrenzendes Feld ohne Einheiten aus, und es gibt keinen Kampf.

## Seth's battle cards

battle-s410 = Sturmfront
    .text = Stärke 4, Schaden 1, Schutz 0.
battle-s320 = Rasende Horde
    .text = Stärke 3, Schaden 2, Schutz 0.
battle-s301 = Rote Mauer
    .text = Stärke 3, Schaden 0, Schutz 1.
battle-s221 = Fänge und Schuppen
    .text = Stärke 2, Schaden 2, Schutz 1.
battle-s202 = Panzer aus Sand
    .text = Stärke 2, Schaden 0, Schutz 2.
battle-s130 = Wüstengemetzel
    .text = Stärke 1, Schaden 3, Schutz 0.
battle-s500 = Opferangriff
    .text = Stärke 5, Schaden 0, Schutz 0. Nach den Verlusten sterben hier 2 weitere eigene Einheiten. Nicht für eine verderbte Kreatur.
battle-s113 = In den Staub
    .text = Stärke 1, Schaden 1, Schutz 3.
battle-mirror = Tödlicher Spiegel
    .text = Stärke und Schutz der gegnerischen Kampfkarte und ihr Schaden +1. Kommt mit dem Plättchen Tödlicher Spiegel.

## Seth's action board

sethaction-goldTip = Goldene Spitze
    .text = Nur für einen goldenen Marker: einmal am Tag eine der Aktionen, die deine goldenen Plättchen nennen.
sethaction-sethMove1 = Bewegen, erste Reihe
    .text = Bewege eine Truppe: ein Schritt, mehr mit Kräften; Teleportation von einer Pyramide zu einem Obelisken für 2 GP. Das Portal steht Seth immer offen.
sethaction-invasion = Wütende Invasion
    .text = Bewege bis zu 2 Truppen von verschiedenen Feldern, dann kämpfe. Bei 2 Kämpfen bekommt jeder eine deiner Karten, und du wirfst keine ab.
sethaction-sethMove2 = Bewegen, zweite Reihe
    .text = Bewege eine Truppe: ein Schritt, mehr mit Kräften; Teleportation von einer Pyramide zu einem Obelisken für 2 GP. Das Portal steht Seth immer offen.
sethaction-sethRecruit = Rekrutieren, zweite Reihe
    .text = Stelle Einheiten aus der Reserve für je 1 GP in deine Distrikte, bis zu 6 in einen Distrikt. Auch eine wartende Kreatur kehrt zurück.
sethaction-sethRaise = Ausbauen, zweite Reihe
    .text = Baue die violette Pyramide aus. Jede neue Stufe kostet ihre Zahl in GP.
sethaction-sethPray1 = Beten, links
    .text = Erhalte 3 GP.
sethaction-sethPray2 = Beten, rechts
    .text = Erhalte 3 GP.
sethaction-invoke1 = Anrufung, links
    .text = Ziehe 1 von Seths Götterkarten.
sethaction-invoke2 = Anrufung, rechts
    .text = Ziehe 1 von Seths Götterkarten.
sethaction-buyPower = Macht kaufen
    .text = Kaufe ein violettes Plättchen bis zur Stufe der violetten Pyramide oder eines in Farbe und Stufe einer Mitgliedspyramide, die du hältst, für seine Stufe in GP.
sethaction-corruptPyramid = Pyramide verderben
    .text = Kaufe ein Plättchen einer Farbe, die in der Stadt des getroffenen Mitglieds steht, höchstens bis zur niedrigeren der beiden Pyramiden, seiner und deiner, für seine Stufe + 1 in GP.
sethaction-corruptCreature = Kreatur verderben
    .text = Greife eine Truppe mit einer Einheit des getroffenen Mitglieds mit einer Kreaturkarte an, deren Plättchen zu kaufen ist. Ein Sieg bringt 1 Kampfpunkt; dann ist die Karte weg.
sethaction-corruptTroop = Truppe verderben
    .text = Bewege eine Truppe mit einer Einheit des getroffenen Mitglieds, ganz und auf deine Kosten. Sie darf die Truppe eines anderen Mitglieds angreifen; gewinnt sie, erhältst du 1 Kampfpunkt.
sethaction-destroyTwo = Zwei Einheiten vernichten
    .text = Vernichte 2 Einheiten des getroffenen Mitglieds, wo immer sie stehen.

## Tokens and pieces of Seth

power-act_of_osiris = Wirken des Osiris
    .text = Der graue Marker: Einmal am Tag führt ein Mitglied auf dem eigenen Tableau eine weitere Aktion aus.
power-will_of_osiris = Wille des Osiris
    .text = Der gemeinsame goldene Marker: Einmal am Tag führt ein Mitglied auf seiner goldenen Spitze ein weiteres Bewegen oder Rekrutieren aus.
power-strength_of_horus = Stärke des Horus
    .text = Jede Truppe der Allianz: +1 Stärke im Kampf.
power-veil_of_isis = Schleier der Isis
    .text = Jede Truppe der Allianz: +1 Schutz im Kampf.
power-wisdom_of_thoth = Weisheit des Thot
    .text = Jede Nacht zieht jedes Mitglied 1 weitere Götterkarte; nicht bei der Finsternis.
power-breath_of_hapi = Atem des Hapi
    .text = Jede Aktion Beten eines Mitglieds gibt 1 GP mehr.
prayertoken-prayer1 = Gebetsmarker 1
    .text = Unter einem heiligen Tempel der Stufe 2: 1 GP am Ende jedes Tages. Auf Stufe 3 wird er umgedreht: 2 GP.
prayertoken-prayer2 = Gebetsmarker 2
    .text = Unter einem heiligen Tempel der Stufe 2: 1 GP am Ende jedes Tages. Auf Stufe 3 wird er umgedreht: 2 GP.
prayertoken-prayer3 = Gebetsmarker 3
    .text = Unter einem heiligen Tempel der Stufe 2: 1 GP am Ende jedes Tages. Auf Stufe 3 wird er umgedreht: 3 GP.
prayertoken-prayer4 = Gebetsmarker 4
    .text = Unter einem heiligen Tempel der Stufe 2: 1 GP am Ende jedes Tages. Auf Stufe 3 wird er umgedreht: 3 GP.
piece-violet_token = Violetter Aktionsmarker
    .text = Seth hat einen mehr davon, als es Mitglieder gibt. Er kommt nur auf violette Felder.
piece-gold_token = Goldener Aktionsmarker
    .text = Einer für den Zorn des Sturms, einer für den Willen des Osiris.
piece-grey_token = Grauer Aktionsmarker
    .text = Eine weitere Aktion am Tag für ein Mitglied, durch das Wirken des Osiris.
piece-clear_token = Durchsichtiger Aktionsmarker
    .text = Kommt mit der Magischen Vielfalt: jedes freie Feld von Seths Tableau.
piece-track_marker = Tagesmarker
    .text = Zeigt auf der Leiste, wer am Zug ist.
piece-temporary_point = Zeitweiliger Siegpunkt
    .text = Einer für jeden heiligen Tempel der Stufe 3, den die Allianz hält.
piece-portal = Portal
    .text = Verbindet die Wüste vor Seths Stadt mit der Westküste. Seth benutzt es immer, die Allianz, sobald die Große Zeremonie es geöffnet hat.
piece-temple_base = Tempelsockel
    .text = Stufe 1 eines heiligen Tempels. Kostet 1 dort stehende Einheit und bewirkt noch nichts.
piece-temple_prayer = Gebetsstufe
    .text = Stufe 2 eines heiligen Tempels, für 2 dort stehende Einheiten. Ein Gebetsmarker wird ungesehen daruntergelegt.
piece-temple_power = Machtstufe
    .text = Stufe 3 eines heiligen Tempels, für 3 dort stehende Einheiten. Sie bringt eine Macht und zählt als Tempel; die erste ist ein Ziel.

## Days of Seth

track-day2 = Tag von Seth gegen zwei
    .text = Seth legt 5 Marker in fünf Zügen, jedes Mitglied vier in vier Zügen.
track-day3 = Tag von Seth gegen drei
    .text = Seth legt 7 Marker in fünf Zügen, jedes Mitglied vier in vier Zügen, und es gibt eine Finsternis.
track-day4 = Tag von Seth gegen vier
    .text = Seth legt 9 Marker in fünf Zügen, jedes Mitglied vier in vier Zügen, und es gibt eine Finsternis.
track-day5 = Tag von Seth gegen fünf
    .text = Seth legt 11 Marker in fünf Zügen, jedes Mitglied vier in vier Zügen, und es gibt eine Finsternis.

## Spaces of Seth

space-SE1 = Seths Distrikt 1
    .text = Der erste Distrikt von Seths Stadt. Die violette Pyramide steht, wo sich alle drei treffen.
space-SE2 = Seths Distrikt 2
    .text = Der zweite Distrikt von Seths Stadt. Die violette Pyramide steht, wo sich alle drei treffen.
space-SE3 = Seths Distrikt 3
    .text = Der dritte Distrikt von Seths Stadt. Die violette Pyramide steht, wo sich alle drei treffen.
space-SEG = Tor von Seth
    .text = Die Wüste vor Seths Stadt; sie grenzt an alle drei Distrikte und hat ein Portal.

## House rules of Seth

house-sethTarget = Kampfpunkte Seths
    .text = Mit so vielen Kampfpunkten gewinnt Seth. Gedruckt sind 8, oder 10, wenn Seth mehr Erfahrung hat; jede andere Zahl ist eine Hausregel.
house-sanctuaryScores = Der Punkt des Heiligtums
    .no = Mit vier Mitgliedern bewirkt das Heiligtum nichts.
    .yes = Die Allianz darf dort opfern wie immer.
house-alliedWallsHinderAllies = Mauern der Verbündeten
    .no = Die Mauern der Mitglieder halten Mitglieder nicht auf.
    .yes = Sie halten sie auf.
house-portalForRetreat = Rückzug durch das Portal
    .no = Niemand zieht sich hindurch zurück oder flieht hindurch.
    .yes = Wer es benutzen darf, kann es.
house-templeOnPortalSpaces = Heilige Tempel an Portalen
    .yes = Sie dürfen dort gebaut werden.
    .no = Sie dürfen nicht.
house-sethMayBuyHeldColour = Farben, die Seth hält
    .yes = Mit Macht kaufen darf Seth die Farbe einer Pyramide kaufen, die er hält.
    .no = Nur Violett.
house-sethMayRaiseHeldPyramid = Ausbau von Pyramiden, die Seth hält
    .no = Seth baut nur die violette Pyramide aus.
    .yes = Auch Mitgliedspyramiden, die er hält.
house-violetPyramidCapturable = Die violette Pyramide in anderen Händen
    .no = Sie gehört immer Seth.
    .yes = Solange Mitglieder in allen Distrikten Seths stehen, dürfen die dort Anwesenden mit ihr kaufen, Seth nicht.
house-sethSilverOnYellow = Seths silberner Marker
    .no = Er kommt nur auf violette Felder.
    .yes = Auch auf gelbe; Seth nennt, wen er trifft.
house-powerTokensActAtEclipse = Machtmarker bei der Finsternis
    .no = Ihre Nachtwirkungen ruhen.
    .yes = Sie wirken wie in der Nacht.
house-alliedPyramidsCountForViolet = Violette Plättchen und Pyramiden Verbündeter
    .no = Ein Mitglied braucht drei eigene Pyramiden dieser Stufe.
    .yes = Pyramiden Verbündeter, die es kontrolliert, zählen auch.
house-corruptedDefensiveVictoryScores = Defensiver Sieg gegen Verderbnis
    .yes = Er zählt auch gegen eine verderbte Kreatur oder Truppe.
    .no = Er zählt nicht.
house-silverAndGreySameTurn = Silber und Grau in einem Zug
    .no = Ein Mitglied benutzt einen davon in einem Zug.
    .yes = Beide.
house-districtWinCheck = Wann Seths Stadt verloren ist
    .afterBuilding = In ihrem Zug baut die Allianz erst Tempel und gewinnt dann, wenn sie in Seths Stadt steht.
    .beforeBuilding = Umgekehrt.

## Figures of Seth

number-alliance_target = Dauerhafte Punkte, die die Allianz braucht
number-seth_units = Seths Einheiten
number-seth_units_placed = Seths Einheiten zu Beginn
number-member_units = Einheiten eines Mitglieds
number-member_units_placed = Einheiten eines Mitglieds zu Beginn
number-seth_limit = Höchstzahl in Seths Truppen
number-alliance_limit = Höchstzahl in Truppen der Allianz
number-creature_limit = Kreaturen einer Seite auf einem Feld
number-seth_prayer = Seths GP zu Beginn
number-member_prayer = GP eines Mitglieds zu Beginn
number-most_prayer = Höchstzahl an GP
number-violet_tokens_beyond_members = Violette Marker über einen je Mitglied hinaus
number-member_tokens = Marker eines Mitglieds
number-tokens_given_to_seth = Marker, die jedes Mitglied Seth gibt
number-violet_pyramid = Stufe der violetten Pyramide zu Beginn
number-seth_night_prayer_per_member = Seths GP je Nacht und Mitglied
number-member_night_prayer = GP eines Mitglieds je Nacht
number-night_cards = Götterkarten je Nacht
number-eclipse_vision = Mit Vision bei der Finsternis gesehene Karten
number-seth_pray = GP beim Beten Seths
number-seth_invoke = Karten einer Anrufung
number-corrupt_pyramid_surcharge = Aufpreis von Pyramide verderben
number-destroyed_units = Durch Zwei vernichten vernichtete Einheiten
number-creature_battle_points = Höchste Punktzahl einer Kreaturkarte
number-invasion_groups = Truppen einer Wütenden Invasion
number-recall_less = GP weniger beim Rückruf
number-temples = Heilige Tempel
number-temple_cost_1 = Einheiten für Tempelstufe 1
number-temple_cost_2 = Einheiten für Tempelstufe 2
number-temple_cost_3 = Einheiten für Tempelstufe 3
number-ceremony_per_member = Kosten der Zeremonie je Mitglied
number-ceremony_less_per_point = Nachlass der Zeremonie je zeitweiligem Punkt
number-proposals_per_member = Vorschläge, die ein Mitglied machen darf
