# Texte auf Deutsch. Kürzel: GP = Gebetspunkte; „du“ als Anrede.

colon = :
parts-you = Du

tokens-title = Aktionstableau
tokens-title-of = Aktionstableau: { $who }
tokens-used = heute benutzt
tokens-open = Aktionstableau öffnen
tokens-open-text = Drücke, um das Aktionstableau zu öffnen.
laid-none = Heute kein Marker gelegt.
tokens-legal = jetzt möglich
tokens-left = { $count ->
    [one] 1 Aktionsmarker übrig
   *[other] { $count } Aktionsmarker übrig
  }
tokens-left-text = In jedem deiner fünf Züge am Tag wird ein normaler Marker gelegt.
tokens-row-done = Die { $row } Reihe hat einen Marker
tokens-row-needed = Die { $row } Reihe braucht noch einen Marker
tokens-row-text = Am Ende des Tages muss in jeder Reihe mindestens einer deiner Marker liegen; Silber zählt, Gold nicht.
tokens-gold = Goldener Marker
tokens-gold-text = Einmal am Tag eine weitere Aktion, die deine goldenen Plättchen erlauben, in einem Zug, in dem du auch einen normalen Marker legst.
tokens-gold-none = Goldener Marker: keiner
tokens-gold-placed = Goldener Marker: heute benutzt
tokens-gold-hand = Goldener Marker: bereit
tokens-gold-use = Goldener Marker: { $action }
tokens-silver = Silberner Marker
tokens-silver-text = Einmal am Tag eine weitere Aktion auf einem freien Feld, in einem Zug, in dem du auch einen normalen Marker legst.
tokens-silver-placed = Silberner Marker: heute benutzt
tokens-silver-hand = Silberner Marker: bereit; drücke, um ihn als Nächstes zu legen

market-title = Machtplättchen
market-all = alle
market-tab = { $colour }e Plättchen; deine Pyramide: { $level }
market-not-now = Nicht jetzt
market-your-level = deine Pyramide hat Stufe { $level }
market-taken = Vergeben
market-level = Stufe { $level }
market-place = { $colour }, Stufe { $level }
market-yours = deins
market-owner = gehört { $who }
market-sealed = versiegelt bis zum nächsten Tag
market-can = jetzt kaufbar
market-can-for = jetzt kaufbar für { $price } GP
market-can-seal = jetzt zu versiegeln

hand-title = Deine Karten
hand-battle = Kampfkarten · { $count } von { $all }
hand-divine = Götterkarten · { $count }
hand-offered = Wähle eine
hand-none = keine
hand-used = benutzt; kommt zurück, wenn alle benutzt sind
hand-remove = für immer entfernen
hand-watching = Du schaust zu; Hände sind verdeckt.
hand-back = Kampfkarte, verdeckt
hand-battle-card = { $name }: Stärke { $strength }, Schaden { $damage }, Schutz { $protection }
hand-divine-card = { $count ->
    [one] { $name }, kostet { $cost }
   *[other] { $count }-mal { $name }, kostet { $cost }
  }
hand-play = { $count ->
    [one] { $name } spielen, kostet { $cost }
   *[other] { $name } spielen, kostet { $cost }; du hast { $count }
  }

fight-title = Kampf: { $space }
fight-steps = Schritte des Kampfes
fight-step-escape = Flucht
fight-step-march = Aufmarsch
fight-step-objects = Gegenstände
fight-step-cards = Karten
fight-step-locked = Gewählt
fight-step-reveal = Aufdecken
fight-step-strength = Stärke
fight-step-losses = Verluste
fight-step-spoils = Beute
fight-step-retreat = Rückzug
fight-attacker = Angreifer
fight-defender = Verteidiger · gewinnt bei Gleichstand
fight-see-board = Plan ansehen
fight-open = Zurück zum Kampf
fight-dismiss = Ergebnis schließen
fight-skip = Überspringen
fight-tempo = Tempo: { $tempo }
fight-tempo-still = Standbild
fight-say-locked = Beide haben gewählt.
fight-scale = Die Waage: { $left } gegen { $right }
fight-units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
  }
fight-figures-lost = { $count ->
    [one] 1 Einheit, { $lost } verloren
   *[other] { $count } Einheiten, { $lost } verloren
  }
fight-silent = Zählt in diesem Kampf nicht.
fight-strength-of = Stärke: { $who }
fight-value-text = Stärke ist die Summe aus Einheiten, Kampfkarte, Plättchen, Kreatur, Gegenständen und Götterkarten.
fight-mirror = { $card }, gespiegelt
fight-other = andere Wirkungen
fight-temporary-strength = Marker vom Weg
fight-temporary-damage = Marker vom Weg
fight-temporary-protection = Marker vom Weg
fight-card-open = deine Kampfkarte
fight-card-possible = { $count ->
    [one] Kampfkarte, 1 möglich
   *[other] Kampfkarte, { $count } möglich
  }
fight-divine-possible = { $count ->
    [one] bis zu 1 Götterkarte
   *[other] bis zu { $count } Götterkarten
  }
fight-if-added = { $name }, falls hinzugefügt
fight-losses = Verluste
fight-losses-text = Der Schaden der Gegenseite minus dein eigener Schutz; nie mehr als alle deine Einheiten.
fight-damage-taken = erlittener Schaden
fight-protection = Schutz
fight-lost = { $count } verloren
fight-own-card = durch die eigene Kampfkarte
fight-points = { $count ->
    [one] { $signed } Siegpunkt
   *[other] { $signed } Siegpunkte
  }
fight-prayer = +{ $count } GP
fight-cards = { $count ->
    [one] zieht 1 Götterkarte
   *[other] zieht { $count } Götterkarten
  }
fight-dawn = { $count ->
    [one] +1 Dämmerungsmarker
   *[other] +{ $count } Dämmerungsmarker
  }
fight-your-battle-cards = Deine Kampfkarten
fight-your-divine-cards = Deine Götterkarten für Kämpfe
fight-pick = Eine spielen, eine abwerfen
fight-pick-text = Tippe auf eine Karte, um sie zu spielen, und auf eine andere, um sie abzuwerfen. Götterkarten kommen unter die gespielte Karte.
fight-cost = Kostet jetzt { $cost } deiner { $prayer } GP.
fight-tag-play = spielen
fight-tag-discard = abwerfen
fight-tag-add = dazu
fight-tag-add-many = { $count } dazu
fight-lock = Wahl bestätigen
fight-undo = Zurücknehmen
fight-seal = { $tile } von { $who } versiegeln
fight-wound = { $name } für 1 Stärke abwerfen
fight-recall = Zurückrufen
fight-recall-for = Zurückrufen für +{ $prayer } GP
fight-waiting = Beide Seiten wählen
fight-waiting-text = Niemand sieht eine Karte, bevor beide gewählt haben.
fight-waiting-for = warten auf { $who }
fight-continue = Weiter
fight-choosing = beide Seiten wählen ihre Karten
fight-has-chosen = { $who } hat gewählt.
fight-is-choosing = { $who } wählt noch.
fight-hidden-text = Niemand sieht die Karte, bevor beide gewählt haben.
fight-odds = Deine Chancen
fight-odds-text = Gezählt über jede Kampfkarte, die die Gegenseite noch haben kann, alle gleich wahrscheinlich; sie fügt jede Götterkarte hinzu, die sie haben und bezahlen kann. Gegenstände zählen nicht.
fight-odds-all = Deine Chancen, gut gespielt
fight-odds-card = Wenn du { $card } spielst
fight-odds-win = Sieg { $win } %
fight-odds-say = Du gewinnst in { $win } Prozent der Fälle; mindestens eine deiner Einheiten überlebt in { $survive } Prozent
fight-odds-more = Punkt: { $point } %; Überlebende: { $survive } %. Verluste im Schnitt: { $own } bei dir, { $enemy } beim Gegner.
fight-odds-more-plain = Überlebende { $survive } %. Verluste im Schnitt: { $own } bei dir, { $enemy } beim Gegner.
fight-you-win = Du gewinnst, { $high } : { $low }.
fight-you-lose = { $winner } gewinnt, { $high } : { $low }; du verlierst.
fight-wins = { $winner } schlägt { $loser }, { $high } : { $low }.
fight-and-points = { $count ->
    [one] { $signed } Siegpunkt.
   *[other] { $signed } Siegpunkte.
  }
fight-loses = { $count ->
    [0] { $who } verliert keine Einheit.
    [one] { $who } verliert 1 Einheit.
   *[other] { $who } verliert { $count } Einheiten.
  }
fight-loses-you = { $count ->
    [0] Du verlierst keine Einheit.
    [one] Du verlierst 1 Einheit.
   *[other] Du verlierst { $count } Einheiten.
  }
fight-fate-recalled = { $count ->
    [one] { $who } ruft 1 Einheit für 1 GP zurück.
   *[other] { $who } ruft { $count } Einheiten für { $count } GP zurück.
  }
fight-fate-recalled-you = { $count ->
    [one] Du rufst 1 Einheit für 1 GP zurück.
   *[other] Du rufst { $count } Einheiten für { $count } GP zurück.
  }
fight-fate-retreated = { $who } zieht sich zurück: { $space }.
fight-fate-retreated-you = Du ziehst dich zurück: { $space }.
fight-fate-stayed = { $who } bleibt.
fight-fate-stayed-you = Du bleibst.
fight-fate-destroyed = { $who } hat dort niemanden mehr.
fight-fate-destroyed-you = Du hast dort niemanden mehr.
fight-say-begin = Angreifer: { $attacker }, mindestens { $left }. Verteidiger: { $defender }, mindestens { $right }.
fight-winner = gewinnt
fight-say-reveal = Aufgedeckt: { $attacker }; { $defender }.
fight-say-card = { $who } { $card }, { $strength }, { $damage }, { $protection }
fight-say-with = mit { $cards }
fight-say-strength = Stärke: { $attacker } { $left }, { $defender } { $right }.
fight-say-tie = Bei Gleichstand gewinnt der Verteidiger.
fight-say-losses = Verluste: { $attacker } { $left }, { $defender } { $right }.

way-title = Der Pfad nach Ta-Seti
way-boards = Vier Pläne von links nach rechts; Pfeiltasten gehen von Halt zu Halt
way-stop = { $kind } { $stop }
way-there = dort: { $what }
way-nothing = dort liegt nichts
way-priests = { $count ->
    [one] ein Priester von { $who }
   *[other] { $count } Priester von { $who }
  }
way-to-with = { $stop } ({ $what })
way-leads = Wege nach { $stops }
way-legal = Jetzt möglich
way-symbol-text = Alle Symbole des gegangenen Weges wirken sofort, in der Reihenfolge der Reise.
way-points-left = { $count ->
    [one] 1 weiterer Punkt in Reserve
   *[other] { $count } weitere Punkte in Reserve
  }
way-ask = { $count ->
    [one] Ein Halt ist erreichbar: Tippe ihn an, dann schicke den Priester.
   *[other] { $count } Halte sind erreichbar: Tippe einen an, dann schicke den Priester.
  }
way-who = Welcher Priester geht?
way-from-reserve = ein neuer
way-walk = Priester losschicken
way-walk-from = Von { $from } schicken
way-no-priest = Kein Priester
way-take = { $what } nehmen
way-take-nothing = Nichts nehmen
way-look = Zeig auf einen Halt, um zu sehen, was dort liegt und wohin seine Wege führen.
way-close = Plan ansehen
way-players = Priester, Gegenstände und Fähigkeiten
way-count-wait = { $count } wartend
way-count-walk = { $count } auf dem Pfad
way-count-map = { $count } auf der Karte
way-count-reserve = { $count } in der Einheitenreserve
way-no-object = kein Gegenstand
way-no-skill = keine Fähigkeit
way-dawn = { $count ->
    [one] 1 Dämmerungsmarker
   *[other] { $count } Dämmerungsmarker
  }

bid-title = Dämmerung
bid-text = Das höchste Gebot wählt zuerst einen Platz in der Zugreihenfolge; bei gleichen Geboten gilt die alte Reihenfolge.
bid-places = Plätze in der Zugreihenfolge
bid-place-free = Platz { $place }
bid-place-legal = Platz { $place } nehmen
bid-place-taken = Platz { $place }: { $who }
bid-bids = Gebote
bid-old-place = bisher Nummer { $place }
bid-none = noch kein Gebot
bid-value = Gebot { $value }
bid-spent = { $count ->
    [one] 1 ausgegeben ·
   *[other] { $count } ausgegeben ·
  }
bid-spend = { $count ->
    [0] Keine
   *[other] { $count } ausgeben
  }
bid-tokens-text = Wer einen Kampf verliert oder alle Einheiten darin, erhält einen Dämmerungsmarker. Jeder ausgegebene gibt 1 zu einem Gebot.
bid-tokens-hidden = Dämmerungsmarker: verdeckt
bid-show = { $value } bieten
bid-show-none = Bieten

## Table

page-loading = Einen Moment …
page-missing = Hier ist nichts.
page-missing-text = Vielleicht ist die Adresse vertippt oder der Tisch gelöscht.
page-home = Zurück zur Lobby
gallery-name = Galerie

bar-home = Zurück zur Lobby
bar-day = Tag { $day }
bar-night = Nacht { $day }
bar-round = Runde { $round } von { $rounds }
bar-round-short = Runde { $round }
bar-last-day = letzter Tag
bar-order = Zugreihenfolge
bar-first-to = Ziel:
bar-tools = Werkzeuge
bar-mute = Ton aus
bar-unmute = Ton an
bar-text = Der Tisch als Text
bar-language = Sprache
bar-theme = Tag- oder Nachtfarben
bar-rules = Regeln
bar-menu = Menü

board-region = Spielplan
board-name = Karte für { $players } Personen
board-whole = Ganze Karte zeigen
board-not-now = Jetzt nicht möglich.
board-legal = Möglich
board-legal-many = Möglich: { $count } Wahlen
board-pyramid = Pyramide ({ $colour }), Stufe { $level }
board-crossing = Hafen zwischen { $from } und { $to }
way-steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
  }
way-teleport = { $steps ->
    [one] Teleportation
   *[other] { $steps } Schritte, einer davon Teleportation
  }
word-prayer = GP
word-victory = Punkte

space-of-city = Distrikt { $space } von { $who }
space-gate-of = Tor von { $who }

players-name = Mitspielende
side-name = Mächte und Protokoll
hand-name = Deine Hand
tabs-name = Teile des Tisches
tab-map = Karte
tab-actions = Aktionen
tab-hand = Hand
tab-powers = Mächte
tab-log = Protokoll
tab-asked = hier gefragt

player-resigned = aufgegeben: Bot
player-gave-up = aufgegeben
player-away = abwesend
player-active = Ist am Zug
player-city = Stadt { $city }
player-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
  }
player-points-text = Punkte für immer und derzeit gehaltene Punkte. Mit { $target } am Ende eines Tages kann das Spiel vorbei sein.
player-no-points = noch keine Punkte
player-prayer = { $count } GP
player-prayer-text = Bezahlt Stufen, Plättchen, Einheiten, Teleportationen und Karten. Niemand hat je mehr als 11.
player-tokens = { $count ->
    [one] 1 Aktionsmarker übrig
   *[other] { $count } Aktionsmarker übrig
  }
player-reserve = { $count ->
    [one] 1 Einheit in Reserve
   *[other] { $count } Einheiten in Reserve
  }
player-reserve-text = Einheiten, die wieder rekrutiert werden können.
player-divine = { $count ->
    [one] 1 Götterkarte
   *[other] { $count } Götterkarten
  }
player-divine-text = Vor allen anderen verborgen. Jede Nacht kommt eine dazu.
player-battle = { $count ->
    [one] 1 Kampfkarte auf der Hand
   *[other] { $count } Kampfkarten auf der Hand
  }
player-battle-text = Schon gezeigt: { $shown }. Alle kommen zurück, wenn die letzten zwei benutzt sind.
player-battle-none = keine
player-cards = { $divine ->
    [one] 1 Götterkarte
   *[other] { $divine } Götterkarten
  }, { $battle ->
    [one] 1 Kampfkarte
   *[other] { $battle } Kampfkarten
  }
player-tiles = Plättchen: { $tiles }
player-priests = { $count ->
    [one] 1 Priester wartet neben dem Pfad
   *[other] { $count } Priester warten neben dem Pfad
  }
player-priests-text = Ein Bewegungsmarker darf einen davon losschicken.
player-dawn = { $count ->
    [one] 1 Dämmerungsmarker
   *[other] { $count } Dämmerungsmarker
  }
player-sum-strength = Stärke in jedem Kampf
player-sum-attack = Stärke beim Angriff
player-sum-defence = Stärke bei der Verteidigung
player-sum-damage = Schaden in jedem Kampf
player-sum-protection = Schutz in jedem Kampf
player-sum-move = Schritte jeder Bewegung
player-sum-initiative = Verteidiger, die vor dem Kampf sterben
player-sum-night = GP in jeder Nacht
player-sum-pray = GP aus jeder Aktion Beten
player-more = +{ $count } weitere
race-name = Das Rennen um { $target } Punkte
race-bar = { $count } von { $target } Punkten, davon { $now } nur zeitweilig
player-held = Was { $who } noch haben kann
player-held-text = { $count } auf der Hand, { $possible } möglich
player-source-battle = In Kämpfen gewonnen; für immer.
player-source-temporary = Tempel und Pyramiden der Stufe 4, die jetzt gehalten werden; mit ihnen verloren.
player-source-two_temples = Für zwei oder mehr Tempel am Ende eines Tages; für immer.
player-source-sanctuary = Für Opfer im Heiligtum; für immer.
player-source-tiles = Von Siegpunkt-Plättchen; für immer.
player-source-creatures = Von der Sphinx; für immer.
player-source-path = Vom Pfad nach Ta-Seti; für immer.
player-source-daggers = Mit zweischneidigen Dolchen gewonnen und verloren.
player-doing-turn = Zug
player-doing-move = zieht
player-doing-battle = Kampf
player-doing-other = wählt

preview-name = Was das ist
preview-idle = Zeig auf etwas: Hier steht die Erklärung, mit dem Preis.
preview-choice = Deine Wahl
preview-several = { $count } Möglichkeiten hier: Klicke, um sie zu sehen.
preview-obelisk = Obelisk: ein Ziel für Teleportationen
preview-harbour = Hafen
preview-win = Sieg { $percent } %
preview-survive = Überlebende { $percent } %
preview-losses = Verluste { $own } : { $enemy }

prompt-name = Deine Entscheidung
prompt-moving = Bewegung: { $space }
prompt-steps = { $count ->
    [0] Kein Schritt mehr: Spiele eine Karte, lass Einheiten zurück oder halte an.
    [one] Noch ein Schritt. Wähle ein leuchtendes Feld.
   *[other] Noch { $count } Schritte. Wähle ein leuchtendes Feld.
  }
prompt-card-target = { $card }: Wähle ein leuchtendes Feld, oder Esc, um die Karte zurückzulegen.
prompt-several = Hier ist mehreres möglich: { $space }
answers-step = Ein Schritt oder mehr
answers-teleport = Teleportation
answers-fight = Angriff
answers-binding = kann nicht zurückgenommen werden
prompt-all = { $count ->
    [one] 1 Wahl als Liste zeigen
   *[other] Alle { $count } Wahlen als Liste zeigen
  }
prompt-waiting = Warten auf { $who }
prompt-wait-text = Du kannst den Plan weiter ansehen. Daueraufträge im Menü antworten für dich.
prompt-watching = Du schaust zu. Zeig auf etwas oder tippe es an, um die Erklärung zu lesen.
prompt-past = Ein Moment der Vergangenheit
prompt-past-text = Der Plan zeigt den Tisch, wie er damals war.
prompt-now = Zurück zu jetzt
prompt-undo = Zurücknehmen
prompt-undo-closed = Nichts zurückzunehmen, oder seitdem wurde etwas aufgedeckt
prompt-hint = Tipp
prompt-hint-says = Der Bot würde wählen: { $what }
prompt-hint-do = Das tun
prompt-hint-use = Tipp übernehmen
prompt-end-turn = Zug beenden
prompt-stop = Hier halten
prompt-group = Diese gehen
prompt-regroup = Den Rest hier lassen
prompt-go = Dorthin
prompt-end = Beenden
prompt-done = Fertig
prompt-pass-starting-pyramid = Leer lassen
prompt-pass-start-of-move = Nicht bewegen
prompt-pass-raise = Nichts bauen
prompt-pass-buy = Nichts kaufen
prompt-pass-place = Niemanden rekrutieren
prompt-pass-creature-return = In Reserve lassen
prompt-pass-veto = Karte gelten lassen
prompt-pass-escape = Bleiben und kämpfen
prompt-pass-night-power = Keine Kräfte mehr
prompt-pass-delta-sacrifice = Einheit behalten
prompt-pass-sanctuary-sacrifice = Beide behalten
prompt-pass-priest = Kein Priester reist
prompt-pass-unit-to-destroy = Alle verschonen
prompt-pass-tokens-to-take = Nichts nehmen
prompt-pass-divine-seal = Siegel behalten
prompt-pass-priest-to-send-back = Alle bleiben hier
prompt-pass-swap-of-battle-cards = Gezeigte behalten
prompt-done-place = Keine Einheiten mehr
prompt-done-divine-wound = Nichts mehr abwerfen
prompt-done-battle-objects = Nichts mehr benutzen
prompt-done-before-the-action = Aktion beginnen
prompt-yes-veto = Veto spielen
prompt-yes-delta-sacrifice = Einheit opfern
prompt-yes-sanctuary-sacrifice = Beide opfern
prompt-yes-swap-of-battle-cards = Karten tauschen
prompt-yes = Ja
prompt-recall = Zurückrufen
prompt-retreat = Rückzug
prompt-stay = Bleiben
prompt-reinforce = Verstärken
prompt-raise = Ausbauen
prompt-build = Bauen
prompt-do-fight-there = Dort angreifen
prompt-do-step = Dorthin
prompt-do-teleport = Teleportieren
prompt-do-place = Einheit dorthin
prompt-do-priest = Priester dorthin
prompt-do-from = Diese Truppe
prompt-do-raise = Ausbauen
prompt-do-build = Bauen
prompt-do-escape = Dorthin fliehen
prompt-do-retreat = Dorthin schicken
prompt-do-fight = Dieser Kampf zuerst
prompt-do-city = Diese Stadt nehmen
prompt-do-creature = Dorthin stellen
prompt-do-card = Dort spielen
prompt-do-replace = Hier ersetzen
prompt-do-sendback = Priester zurückschicken
prompt-do-kill = Dort eine vernichten
victory-you = Du hast gewonnen!
victory-decided = Der entscheidende Moment
victory-battle = Tag { $day }: { $winner } schlug { $loser }, { $high } zu { $low } ({ $space }).
victory-odds = Die Siegchance ging von { $before } % auf { $after } %.
victory-picture = Bild teilen
victory-you-text = { $god } herrscht über das Land am Nil.
victory-other-text = Ein guter Krieg. Die Geschichte erzählt, wie er gewonnen wurde; eine Revanche ist einen Klick entfernt.
prompt-won = { $who } gewinnt
prompt-story = Wie es lief
prompt-replay = Wiederholung

picker-units = Einheiten, die gehen
picker-priests = Priester darunter

token-kind-regular = normal
token-kind-silver = silbern
token-kind-gold = golden

log-name = Protokoll
log-since = Seit meinem letzten Zug
log-all = Alles
log-rerun = Auf der Karte zeigen
log-just-now = Soeben
log-see = Ansehen
log-show = Diesen Moment auf dem Plan zeigen
log-resigned = { $who } hat aufgegeben; ein Bot spielt weiter.
log-resigned-ends = { $who } hat aufgegeben; die Partie ist zu Ende.
log-empty = Noch ist nichts geschehen.

chat-name = Chat
chat-unread = { $count ->
    [one] Chat, 1 neue Zeile
   *[other] Chat, { $count } neue Zeilen
  }
chat-say = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-report = Eine Nachricht melden

call-name = Benachrichtige mich
call-here = Kemet: Du bist dran
orders-name = Daueraufträge
orders-text = Antworten im Voraus, damit niemand auf dich wartet. Nur du siehst sie.
orders-veto = Wenn jemand anders eine Götterkarte spielt
orders-escape = Wenn du angegriffen wirst und fliehen könntest
orders-recall = Wenn deine Truppe zurückgerufen werden darf
orders-sacrifice = Wenn du Einheiten opfern darfst
orders-divine_wound = Wenn du Karten für Göttliche Wunde abwerfen darfst
orders-battle_objects = Wenn du im Kampf Gegenstände benutzen darfst
orders-ask = fragen
orders-never = nie
orders-always = immer
orders-when-hit = nur wenn es mich trifft
orders-when-losing = nur bei wahrscheinlicher Niederlage
orders-escape-below = Fliehen, wenn meine Chance kleiner ist als
orders-next = Wenn ein Mitglied als Nächstes handeln darf
orders-split = Wenn ein Verbündeter vorschlägt, GP zu teilen
orders-losses = Wenn du nennst, wessen Einheiten verloren gehen
orders-later = die anderen vorlassen
orders-agree = zustimmen
orders-usual = wie üblich

keys-tab = von Teil zu Teil: Frage, Karte, Aktionen, Hand, Mächte, Mitspielende, Protokoll
keys-arrows = auf der Karte zum Nachbarfeld; in einer Tafel von Teil zu Teil
keys-enter = wählen
keys-esc = einen Schritt zurück
keys-next = nächstes mögliches Feld
keys-units = so viele Einheiten
keys-undo = zurücknehmen
keys-hint = Tipp
keys-end = Zug beenden, fertig oder verzichten
keys-text = der Tisch als Text
keys-log = seit meinem letzten Zug
keys-rerun = was seit meinem letzten Zug geschah, auf der Karte
keys-mute = Ton an oder aus
keys-zoom = Karte vergrößern
keys-help = die Regeln und diese Liste

text-told = In Sätzen
text-drawn = Als Bild
text-failed = Die Textansicht ist gerade nicht verfügbar.
drawer-close = Schließen
menu-resign = Aufgeben; ein Bot übernimmt
menu-resign-ends = Aufgeben; die Partie endet
menu-resign-sure = Wirklich? Zum Aufgeben noch einmal drücken
live-away = Ein Bot spielt für dich.
live-resigned = Du hast aufgegeben und schaust jetzt zu. Ein Bot spielt für dich.
live-return = Wieder selbst spielen
live-lost = Die Verbindung ist weg; neuer Versuch …
news-asked = Du bist gefragt:
scene-name = Was gerade geschieht
scene-board = Plan ansehen
scene-PathMap = Pfad nach Ta-Seti
scene-Dawn = Dämmerung

## Lobby, joining, replay, story, account

lobby-skip = Zum Inhalt
lobby-where = Wo du bist
lobby-language = Sprache
lobby-day = Tag
lobby-night = Nacht
lobby-theme-day = Zum hellen Design wechseln
lobby-theme-night = Zum dunklen Design wechseln
lobby-guest = Gast
lobby-account-open = Name, Einstellungen, Konto
lobby-your-name = Dein Name
lobby-name-placeholder = Wie andere dich nennen
lobby-busy = Einen Moment …
lobby-new = Spielen
lobby-new-text = { $bots ->
    [one] Du gegen 1 Bot, wer zuerst { $points } Punkte hat. Ohne Konto.
   *[other] Du gegen { $bots } Bots, wer zuerst { $points } Punkte hat. Ohne Konto.
  }
lobby-play = Jetzt gegen Bots spielen
lobby-invite = Freunde per Link einladen
lobby-all-options = Alle Optionen
lobby-people = Spieler und Wertungen
lobby-friends = Freunde
lobby-clubs = Clubs
lobby-contests = Turniere
title-line = Götter im Krieg um den Nil. Greif an, um zu gewinnen: Wer hat zuerst 8 Punkte?
title-learn = Spielend lernen
title-learn-text = 10 Minuten, ein Gegner, nichts vorher zu lesen
title-play = Gegen Bots spielen
title-play-text = Ein ganzes Spiel, sofort
title-invite = Freunde einladen
title-your-move = Du bist dran
title-your-game = Dein Spiel
title-game = Tag { $day } mit { $others }
title-waits = Der Tisch wartet auf Mitspielende.
title-more = Lektionen, Seth, Ta-Seti, offene Tische, alle Optionen
title-more-games = Alle { $count } Spiele, Lektionen, offene Tische, alle Optionen
lobby-change = ändern
lobby-mine = Meine Spiele
lobby-mine-none = Noch kein Spiel. Spiele, die du beginnst oder denen du beitrittst, werden in diesem Browser aufbewahrt.
lobby-mine-all = { $count ->
    [one] Mein einziges Spiel
   *[other] Alle meine { $count } Spiele
  }
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand auf Mitspielende. Eröffne einen öffentlichen Tisch, und andere finden ihn hier.
lobby-running = Tische zum Zuschauen
lobby-more = Mehr Tische
lobby-intro = Götter im Krieg um den Nil: Heere, Pyramiden, Kreaturen und geheim gewählte Kampfkarten, für 2 bis 6 Personen. Nur wer angreift, gewinnt; ein Spiel dauert ein bis zwei Stunden, mit Freunden oder Bots.
lobby-guide = Zum ersten Mal hier?
lesson-name-first = Dein erstes Spiel
lesson-name-path = Der Pfad nach Ta-Seti
lesson-name-dawn = Die Dämmerung
lesson-name-black = Die schwarze Pyramide
lesson-name-seth = Zu zweit gegen Seth
lesson-name-chaos = Als Seth spielen
lobby-lessons = In drei Minuten gelernt
lobby-guide-text = Ein erster Tag mit einem Coach an der Seite, im echten Spiel: zehn Minuten, dann spielst du weiter bis 4 Punkte. Du kannst jederzeit gehen und später weitermachen.
lobby-guide-go = In zehn Minuten lernen
lobby-guide-on = Lektion fortsetzen
lobby-unofficial-short = inoffiziell
lobby-unofficial = Inoffiziell. Von Spielenden für Spielende; nicht verbunden mit Autoren oder Verlagen von Kemet, denen Namen und Marken gehören. Alle Zeichnungen und Texte hier sind unsere eigenen.
lobby-version = Version { $version }

mine-now = Läuft
mine-over = Beendet
mine-over-none = Noch kein beendetes Spiel.

notice-unreachable = Der Server antwortet nicht. Nichts von deiner Eingabe ist verloren.
notice-refused = Das hat nicht geklappt.
notice-unknown = Hier ist nichts (mehr).
notice-too-fast = Zu viele Anfragen; warte ein paar Sekunden.
notice-unauthorised = Das wurde nicht akzeptiert.
notice-forbidden = Das ist nicht erlaubt.
notice-too-large = Das ist zu lang.
notice-weak = Dieses Passwort ist zu leicht zu erraten.
notice-retry = Noch einmal versuchen

opt-on = an
opt-off = aus
opt-players = Mitspielende
opt-players-short = die Karte ändert sich mit
opt-players-text = Von 2 bis 5. Die Karte hat so viele Städte wie Mitspielende, und die Ufer des Nils ändern sich mit ihnen.
opt-target = Ziel
opt-target-short = 8 ist ein Abend, 10 ist ein Krieg
opt-target-text = Siegpunkte, die am Ende eines Tages nötig sind. Im ersten Spiel gibt es Plättchen und Pyramiden nur bis Stufe 2, und es geht bis 4.
opt-first-game = { $points }, erstes Spiel
opt-modules = Module von Ta-Seti
opt-module-black = eine vierte Farbe und drei Kreaturen
opt-module-dawn = um die Zugreihenfolge bieten
opt-module-path = Priester, Gegenstände, Fähigkeiten
opt-module-victory = Sieg zu Beginn deines Zuges
opt-module-cards = mehr Kampf- und Götterkarten
opt-seats = Plätze
opt-house = Hausregeln
opt-public = Wer ihn finden kann
opt-public-text = Per Link: nur wer den Link hat. Gelistet: Alle sehen ihn in der Lobby. Laufenden Spielen kann man so oder so zusehen.
opt-rated = Gewertet
opt-rated-text = Nur für Menschen mit Konto, ohne Bots; das Ergebnis zählt für die Wertung.
opt-rated-no = nein
opt-rated-yes = ja
opt-by-link = per Link
opt-listed = gelistet
opt-clock = Uhr
opt-clock-none = keine
opt-clock-live = live
opt-clock-days = Tage pro Zug
opt-clock-none-text = Alle nehmen sich die Zeit, die sie brauchen.
opt-clock-live-text = Minuten für das ganze Spiel und Sekunden mehr für jede Antwort. Ist die Zeit um, spielt ein Bot weiter.
opt-clock-days-text = Einige Tage für jede Antwort: ein Spiel, das in den Alltag passt.
opt-seed = Zufall
opt-seed-server = vom Server
opt-seed-given = eigener Startwert
opt-seed-server-text = Ehrlicher Zufall: Der Server zieht einen Startwert, zeigt jetzt dessen Hash und nach dem Spiel den Startwert, sodass alle es prüfen können.
opt-seed-given-text = Du gibst den Startwert an. Gleicher Startwert und gleiche Wahlen ergeben dasselbe Spiel; der Tisch warnt alle, dass du wissen könntest, was gezogen wird.
opt-pace = Tempo der Bots
opt-pace-text = Wie lange ein Bot wartet, bevor er spielt, damit du folgen kannst.
opt-pace-of = { $pace ->
    [0] sofort
    [2] langsam
   *[other] zügig
  }

seat-god-of = Gott von Platz { $number }
seat-kind-of = Wer Platz { $number } einnimmt
seat-bot-of = Stärke des Bots auf Platz { $number }
seat-kind-you = Du
seat-kind-open = Offen
seat-kind-bot = Bot
seat-note-you = lädt ein
seat-note-open = frei für einen Freund

bot-random = zufällig
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-champion = Champion
bot-random-text = Spielt irgendetwas Erlaubtes. Zum Ausprobieren.
bot-easy-text = Sieht seine nächste Wahl. Ein freundlicher erster Gegner.
bot-medium-text = Denkt einen Zug voraus und wägt seine Kämpfe ab.
bot-hard-text = Hat im Spiel gegen sich selbst gelernt. Probiert jede Variante seines Zuges und mischt seine Kampfkarten. Er schummelt nie.
bot-champion-text = Der stärkste. Denkt bis zu fünf Sekunden. Auch er schummelt nie.

house-search = Hausregeln suchen
house-found = { $count ->
    [0] Keine Hausregel passt.
    [one] 1 Hausregel passt.
   *[other] { $count } Hausregeln passen.
  }
house-changed = { $count ->
    [0] Alles wie gedruckt.
    [one] 1 Hausregel geändert.
   *[other] { $count } Hausregeln geändert.
  }
house-changed-here = { $count } geändert
house-topic = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
  }
house-reset = Alles wie gedruckt
house-standard = (wie gedruckt)
house-standard-is = Wie gedruckt: { $value }.
house-none = Nichts gefunden.
topic-creatures = Kreaturen
topic-battles = Kämpfe und Rückzug
topic-powers = Kräfte und Karten
topic-board = Karte und Pyramiden
topic-other = Anderes

new-title = Neuer Tisch
new-game = Das Spiel
new-table = Der Tisch
new-seats-text = Drücke auf ein Abzeichen, um den Gott zu wählen; Götter unterscheiden sich nur in Name und Farbe. Offene Plätze nimmt, wer den Link hat. Ohne eigenen Platz schaust du zu.
new-strengths = Wie stark sind die Bots?
new-name = Name des Tisches
new-name-placeholder = Zum Beispiel: Sonntag am Nil
new-minutes = Minuten pro Person
new-increment = Sekunden mehr je Antwort
new-days = Tage je Antwort
new-seed = Startwert
new-house-text = Wo die gedruckten Regeln etwas offenlassen oder eure Runde anders spielt. Gezeigt werden nur Regeln, die für die gewählte Zahl und die Module zählen.
new-sum = Dein Tisch
new-sum-seats = { $bots ->
    [0] keine Bots
    [one] 1 Bot
   *[other] { $bots } Bots
  }, { $open ->
    [0] kein offener Platz
    [one] 1 offener Platz
   *[other] { $open } offene Plätze
  }
new-sum-watching = Du schaust zu
new-create = Spiel starten
new-create-open = Tisch eröffnen
new-reset = Auf das Übliche zurücksetzen
new-wrong-minutes = Minuten müssen von 1 bis 600 reichen.
new-wrong-increment = Sekunden müssen von 0 bis 600 reichen.
new-wrong-days = Tage müssen mehr als 0 und höchstens 60 sein.
new-wrong-seed = Schreibe einen Startwert, oder lass den Server einen ziehen.

agreed-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
  }
agreed-target = wer zuerst { $points } Punkte hat
agreed-beginner = erstes Spiel: Plättchen und Pyramiden bis Stufe 2, wer zuerst 4 Punkte hat
agreed-clock-none = keine Uhr
agreed-clock-live = je { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  } und { $increment ->
    [one] 1 Sekunde
   *[other] { $increment } Sekunden
  } für jede Antwort
agreed-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  } für jede Antwort
agreed-seed-server = vom Server gezogen, nach dem Spiel prüfbar
agreed-seed-given = Startwert vom Gastgeber, der wissen könnte, was gezogen wird
agreed-no-modules = nur das Grundspiel
agreed-no-house = alle Regeln wie gedruckt
agreed-house = { $count ->
    [one] 1 Hausregel
   *[other] { $count } Hausregeln
  }

card-unnamed = Tisch von { $name }
card-seats = { $taken } von { $players } Plätzen belegt
card-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
  }
card-target = bis { $points }
card-progress = Tag { $day }, Runde { $round }
card-live = { $minutes } Min.
card-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
card-left-days = { $days ->
    [one] noch 1 Tag
   *[other] noch { $days } Tage
  }
card-left-hours = { $hours ->
    [one] noch 1 Stunde
   *[other] noch { $hours } Stunden
  }
card-left-soon = weniger als eine Stunde
card-open = wartet auf Mitspielende
card-over = beendet
card-won = { $name } hat gewonnen
card-you-won = du hast gewonnen
card-waiting = wartet auf { $names }
card-your-turn = du bist dran
card-go = öffnen
card-join = Mitspielen
card-watch = Zuschauen
card-story = Geschichte
card-replay = Wiederholung

invite-title = Lade deine Freunde ein
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-share = Teilen …
invite-share-text = Spiel mit mir eine Runde Kemet.
invite-copied = Kopiert.
invite-select = Der Browser lässt uns nicht kopieren; der Link ist markiert, kopiere ihn selbst.
invite-what = Wer ihn öffnet, sieht, was vereinbart ist, schreibt einen Namen, wählt einen Gott und nimmt Platz. Ein Konto ist nicht nötig.

join-title = Ein Tisch
join-text = { $name } lädt dich an diesen Tisch ein. Sieh dir an, was vereinbart ist, und nimm Platz.
join-text-bots = Sieh dir an, was vereinbart ist, und nimm Platz.
join-waiting-text = Das Spiel beginnt von selbst, sobald alle Plätze belegt sind.
join-host = lädt ein
join-you = du
join-here = ist da
join-open-count = { $count ->
    [0] Alle Plätze sind belegt.
    [one] 1 Platz ist offen.
   *[other] { $count } Plätze sind offen.
  }
join-fill = Offene Plätze bekommen Bots:
join-start = Jetzt starten
join-starts-by-itself = Warten auf die letzten Plätze.
join-remove = Entfernen
join-remove-name = { $name } entfernen
join-leave = Platz verlassen
join-take = Platz nehmen
join-seat = Platz
join-seat-number = Platz { $number }
join-god = Dein Gott
join-god-text = Die fünf Götter unterscheiden sich nur in Name, Farbe und Figuren.
join-sit = Hinsetzen
join-watch = Lieber zuschauen
join-watching = Du schaust zu. Der Tisch öffnet sich hier von selbst, wenn das Spiel beginnt.
join-full = Alle Plätze sind belegt.
join-agreed = Was vereinbart ist
join-hash = Hash der Mischung (SHA-256 aus einem zufälligen Salz und dem Startwert):

settings-title = Name und Aussehen
settings-theme = Design
settings-theme-system = wie das Gerät
settings-theme-day = Tag
settings-theme-night = Nacht
settings-kept = { $count ->
    [0] In diesem Browser sind noch keine Plätze gespeichert.
    [one] Der Schlüssel zu 1 Platz ist in diesem Browser gespeichert.
   *[other] Die Schlüssel zu { $count } Plätzen sind in diesem Browser gespeichert.
  }

time-label = Zeitleiste des Spiels
time-day = Tag { $day }

replay-title = Wiederholung
replay-moment = Dieser Moment
replay-board = Der Plan in diesem Moment
replay-controls = Zeitleiste und Steuerung
replay-standings = Punkte in diesem Moment
replay-chapters = Züge und Kämpfe
replay-chapter-night = Nacht
replay-chapter-turn = { $name }
replay-chapter-battle = Kampf: { $name } greift an
replay-when = Tag { $day }, Runde { $round }
replay-when-short = Tag { $day } · { $round }
replay-night = Nacht vor Tag { $day }
replay-step = { $version } von { $last }
replay-start = Der Anfang: Noch ist nichts geschehen.
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Schritt zurück (Pfeil links)
replay-on = Einen Schritt vor (Pfeil rechts)
replay-play = Abspielen
replay-pause = Pause
replay-turn = Zug
replay-turn-back = Voriger Zug (Umschalt und Pfeil links)
replay-turn-on = Zum nächsten Zug (Umschalt und Pfeil rechts)
replay-battle = Kampf
replay-battle-back = Voriger Kampf (Umschalt und B)
replay-battle-on = Zum nächsten Kampf (B)
replay-speed = Tempo
replay-eyes = Gesehen von
replay-eyes-own = mir
replay-eyes-table = Zuschauern
replay-eyes-all = alles offen
replay-link = Link zu diesem Moment
replay-to-table = Zum Tisch

story-title = Ende des Spiels
story-not-over = Dieses Spiel ist noch nicht vorbei; seine Geschichte gibt es danach.
story-wins = { $god } erobert die Zwei Länder
story-nobody = Niemand erobert die Zwei Länder
story-you = { $days ->
    [one] Du gewinnst mit { $points } Punkten nach 1 Tag.
   *[other] Du gewinnst mit { $points } Punkten nach { $days } Tagen.
  }
story-who = { $days ->
    [one] { $name } gewinnt mit { $points } Punkten nach 1 Tag.
   *[other] { $name } gewinnt mit { $points } Punkten nach { $days } Tagen.
  }
story-points = Punkte nach Herkunft
story-resigned = (aufgegeben)
story-total = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
story-acts = Wie geht es weiter?
understand-title = Analyse des Spiels
understand-progress = Der Richter denkt noch:
understand-failed = Dieses Spiel kann gerade nicht analysiert werden.
understand-chances = Siegchance jedes Platzes nach jedem Zug, wie der Richter der Bots sie sieht
understand-turn = Tag { $day }: { $who } ging von { $before } auf { $after }
understand-costly = Die teuersten Entscheidungen
understand-cost = { $who } vergab { $cost } der Siegchance
understand-played = Gespielt: { $what }
understand-better = Der Bot hätte gewählt: { $what }
understand-luck = Glück in Kämpfen
understand-luck-row = { $who }: { $won } von { $battles } gewonnen, { $expected } erwartet
play-on = Von hier weiterspielen
play-on-seat = Als
play-on-bots = Bots
play-on-begin = Beginnen
story-rematch = Revanche
story-rematch-join = Zur Revanche
story-replay = Wiederholung ansehen
story-record = Aufzeichnung herunterladen

chart-title = Punkte im Verlauf
chart-label = Siegpunkte aller über die Tage; dasselbe als Tabelle darunter
chart-table = Als Tabelle
chart-player = Person
chart-day = Tag { $day }

battles-title = Entscheidende Kämpfe
battles-none = Es gab keinen Kampf.
battles-all = { $count ->
    [one] Der einzige Kampf
   *[other] Alle { $count } Kämpfe
  }
battles-where = { $space }, Tag { $day }
battles-attacker = { $name } greift an
battles-defender = { $name } verteidigt
battles-won = { $winner } gewinnt und verliert { $won ->
    [0] keine Einheit
    [one] 1 Einheit
   *[other] { $won } Einheiten
  }; { $loser } verliert { $lost ->
    [0] keine
   *[other] { $lost }
  }.
battles-tie = Bei Gleichstand gewinnt der Verteidiger: { $winner } hält stand und verliert { $won ->
    [0] keine Einheit
    [one] 1 Einheit
   *[other] { $won } Einheiten
  }; { $loser } verliert { $lost ->
    [0] keine
   *[other] { $lost }
  }.
battles-gain = { $count ->
    [one] { $winner } ist danach 1 Punkt reicher.
   *[other] { $winner } ist danach { $count } Punkte reicher.
  }
battles-called-off = Der Verteidiger war fort; kein Kampf.
battles-show = zeigen

fair-title = Ehrlich gemischt
fair-text = Vor dem Spiel hat der Server den Hash unten gezeigt; jetzt zeigt er Salz und Startwert, aus denen er entstand. Passen sie zusammen, hat niemand an der Mischung gedreht.
fair-given = Der Gastgeber hat den Startwert dieses Spiels angegeben und könnte gewusst haben, was gezogen wird.
fair-seed = Startwert
fair-salt = Salz
fair-secret = wird nach dem Spiel gezeigt
fair-hash = Hash, vor dem Spiel gezeigt
fair-computed = Hash, jetzt von deinem Browser berechnet
fair-check = Prüfen
fair-good = Sie stimmen überein: Gemischt wurde wie versprochen.
fair-bad = Sie weichen ab: Traue diesem Spiel nicht.
fair-cannot = Dieser Browser kann es hier nicht berechnen; nimm den Befehl unten.
fair-how = Wie funktioniert das?
fair-how-text = Der Server mischt 32 zufällige Ziffern, das Salz, in den Hash, damit niemand während des Spiels auch nur einen kurzen Startwert daraus erraten kann. SHA-256 macht aus jedem Text 64 Ziffern, und niemand findet einen anderen Text mit denselben Ziffern. Die Aufzeichnung enthält den Startwert und jede Wahl: kemet replay spielt sie noch einmal, Karte für Karte. Du kannst den Hash selbst berechnen:

account-title = Du
account-optional = Konto (freiwillig)
account-text = Du kannst ohne spielen. Ein Konto öffnet deine Spiele auch von anderen Geräten. Wir speichern einen Namen, ein geschütztes Passwort und, wenn du sie angibst, eine E-Mail-Adresse.
account-in = Angemeldet als { $name }
account-in-text = Deine Spiele folgen dir: Melde dich auf einem anderen Gerät an und finde sie in der Lobby.
account-name = Kontoname
account-password = Passwort
account-password-text = Mindestens { $count } Zeichen. Mit einer E-Mail-Adresse lässt sich ein vergessenes Passwort später neu setzen.
account-show = Passwort zeigen
account-login = Anmelden
account-register = Registrieren
account-logout = Abmelden
account-results = Meine Spiele und Ergebnisse
account-delete = Konto löschen
account-sure = Für immer löschen? Du verlässt damit alle Spiele, die noch laufen.
account-delete-yes = Für immer löschen
account-removed = Das Konto ist gelöscht.
account-left = Du bist abgemeldet.
account-claim = { $count ->
    [one] Den Platz dieses Browsers zum Konto hinzufügen
   *[other] Die { $count } Plätze dieses Browsers zum Konto hinzufügen
  }
account-claimed = { $count ->
    [0] Willkommen.
    [one] Willkommen. 1 Platz dieses Browsers gehört jetzt zu deinem Konto.
   *[other] Willkommen. { $count } Plätze dieses Browsers gehören jetzt zu deinem Konto.
  }
account-wrong-name = Der Name braucht mindestens zwei Buchstaben.
account-wrong-password = Das Passwort braucht mindestens { $count } Zeichen.
account-password-now = Dein Passwort
account-code = Code deiner App
account-code-needed = Öffne die App auf deinem Handy und tippe ihre sechs Ziffern oder einen deiner Wiederherstellungscodes.
account-password-change = Passwort ändern
account-password-new = Neues Passwort
account-password-new-text = Alle anderen Geräte werden abgemeldet.
account-password-changed = Das Passwort ist geändert; andere Geräte sind abgemeldet.
account-sessions = Wo du angemeldet bist
account-device-unknown = Ein anderes Gerät
account-here = hier
account-session-end = Beenden
account-sessions-end = Überall abmelden
account-left-all = Du bist überall abgemeldet.
account-factor = Zwei-Faktor-Anmeldung
account-factor-text = Eine App auf deinem Handy zeigt einen Code, der beim Anmelden verlangt wird. Ein gestohlenes Passwort allein nützt dann nichts.
account-factor-has = Beim Anmelden wird der Code deiner App verlangt.
account-factor-begin = Einrichten
account-factor-scan = Scanne das Bild mit deiner App, tippe den Schlüssel ein oder öffne den Link auf dem Handy. Gib dann den Code ein, den die App zeigt:
account-factor-picture = QR-Code des Schlüssels
account-factor-open = In der App öffnen
account-factor-confirm = Einschalten
account-factor-on = Der zweite Faktor ist an.
account-factor-off = Der zweite Faktor ist aus.
account-factor-remove = Ausschalten
account-recovery = Bewahre diese Codes sicher auf: Jeder öffnet das Konto einmal, wenn dein Handy verloren ist. Sie werden nicht noch einmal gezeigt.
report-open = Melden
report-open-of = { $who } den Betreibern melden
site-imprint = Impressum und Hausregeln
account-host = Seite für Betreiber
account-invited = Du bist eingeladen: Wähle einen Namen und ein Passwort und registriere dich.
account-by-invitation = Neue Konten gibt es nur auf Einladung: Bitte die Betreiber dieses Servers um einen Link.
account-closed = Dieser Server nimmt zurzeit keine neuen Konten an.
account-invitation-used = Diese Einladung wurde schon benutzt oder ist zu alt. Bitte um eine neue.

prompt-turn-done = Deine Aktion ist fertig. Spiele, wenn du magst, eine Götterkarte, dann beende den Zug.
prompt-hint-plan = dann: { $plan }
prompt-buy = { $tile } kaufen
pyramid-beginner = Erstes Spiel: Keine Pyramide wird höher als Stufe 2. Am ersten Tag gibt es nur Plättchen der Stufe 1, ab dem zweiten auch der Stufe 2, nie höhere.
pyramid-text = Mit einer { $colour }en Pyramide der Stufe { $level } kannst du { $colour }e Plättchen bis zu dieser Stufe kaufen und aus ihrem Distrikt teleportieren.
player-bot-of = Bot, { $strength }
refused-stale = Diese Frage wurde beantwortet oder hat sich geändert.
refused-illegal = Das ist jetzt nicht möglich.
refused-not-asked = Du hast jetzt nichts zu wählen.
refused-spectator = Zuschauende spielen nicht mit.
refused-malformed = Der Server hat das nicht verstanden.
refused-too-fast = Zu schnell; warte einen Moment.
refused-not-stored = Der Server konnte das nicht speichern. Nichts hat sich geändert; versuch es gleich noch einmal.
refused-not-possible = Das ist jetzt nicht möglich.
refused-unknown = Diesen Tisch gibt es nicht (mehr).
refused-unauthorised = Dieser Platz gehört dir nicht.
refused-forbidden = Das ist nicht erlaubt.
refused-protocol = Der Server wurde aktualisiert: Lade die Seite neu.
refused-too-large = Das ist zu lang.
refused-chat-closed = Niemand spricht, bis der verderbte Kampf aufgedeckt ist.
player-temples = { $count ->
    [one] 1 Tempel gehalten
   *[other] { $count } Tempel gehalten
  }
player-temples-text = Jeder Tempel gibt einen Punkt, solange er gehalten wird, und GP am Ende des Tages.
player-units = { $count ->
    [one] 1 Einheit auf dem Plan
   *[other] { $count } Einheiten auf dem Plan
  }
player-units-text = Alle Einheiten auf der Karte, in Truppen bis zu 5.
replay-tab-turns = Züge
replay-tab-powers = Mächte
replay-tab-cards = Hände

## Tokens that would be wasted, windows, hints

idle-move = Keine deiner Truppen kann jetzt ziehen.
idle-recruit = Jetzt kann keine Einheit rekrutiert werden: Es fehlen GP, Einheiten in Reserve oder Platz.
idle-raise = Jetzt kann keine Pyramide ausgebaut werden: Es fehlen GP, oder alle sind ganz oben.
idle-pray = Du hast schon die höchste Zahl an GP.
idle-buy = Jetzt kann kein Plättchen dieser Farbe gekauft werden: Es fehlen GP oder eine höhere Pyramide.
idle-sure = Der Marker wäre umsonst ausgegeben. Drücke noch einmal, um es trotzdem zu tun.
idle-anyway = Trotzdem legen
prompt-do-token = Marker legen
prompt-answer-there = Antworte in der offenen Ansicht.
prompt-group-text = Wähle ein leuchtendes Feld, und die ganze Truppe geht dorthin, oder wähle erst, wer mitgeht.
prompt-give-up = Nicht bewegen
prompt-no-veto = Du hast kein Veto: Alle mit Karten werden gefragt, damit niemand erfährt, wer könnte.
prompt-no-escape = Du hast keine Karte dafür: Alle Angegriffenen werden gefragt, damit niemand erfährt, wer könnte.
prompt-order-never = Nicht mehr fragen
prompt-hint-more = mehr
prompt-hint-less = weniger
way-does = { $what }: { $does }
settings-size = Schriftgröße
settings-size-normal = normal
settings-size-large = groß
settings-size-larger = größer
settings-motion = Tempo der Animation
settings-motion-slow = langsam
settings-motion-normal = normal
settings-motion-fast = schnell
settings-motion-none = keine
settings-sound = Ton
settings-sound-on = an
settings-sound-off = aus
settings-sound-own = Taten anderer leiser
settings-volume-master = Alle Töne
settings-volume-interface = Tasten und Antworten
settings-volume-table = Figuren und Plättchen
settings-volume-battle = Kämpfe
settings-volume-moments = Züge, Punkte, Nacht, Sieg
bar-match-point = Matchball: { $who }
bar-ahead = { $who } würde am Ende dieses Tages gewinnen
bar-ahead-turn = Sieg, wenn der Zug kommt: { $who }
log-taken-back = Der letzte Zug wurde zurückgenommen.
player-lost = nicht verbunden

puzzle-title = Aufgabe
puzzle-today = Aufgabe des Tages
puzzle-name = { $title }: { $theme }
puzzle-level = Wertung der Aufgabe { $rating }
puzzle-mine = deine { $rating }, Tage in Folge { $days }
puzzle-find = Finde den besten Weg, Wahl für Wahl.
puzzle-go-on = Richtig. Weiter.
puzzle-not = Das ist hier nicht das Beste. Versuch es noch einmal.
puzzle-done = Gelöst! Dieser Weg gewinnt in { $chance } % der Fälle, jede andere erste Wahl in höchstens { $other } %.
puzzle-line = Der beste Weg: { $line }
puzzle-ended = Die Aufgabe ist zu Ende
puzzle-give-up = Lösung zeigen
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-theme = Thema
puzzle-theme-any = alle
puzzle-share = Link kopieren
puzzle-shared = Link kopiert
puzzle-unknown = Diese Aufgabe gibt es nicht.
