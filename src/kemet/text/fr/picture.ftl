# La table en texte, en français : ce qui est dessiné et ce qui est dit en phrases.

figure-sign = ,
figure-percent = { $figure } %
table-income = { $prayer } PP
table-sacrifice = { $prayer } PP pour un sacrifice
table-day = Jour { $day }, manche { $round } sur 5
table-day-last = Jour { $day }, manche { $round } sur 5, le dernier Jour
table-night-after = { $phase } après le Jour { $day }
table-you = vous
table-nobody = personne
table-none = aucune
table-objects = objets
table-skills = compétences
table-priests = prêtres
table-dawn = jetons Aube
table-priests-waiting = { $count } en attente
table-priests-path = { $count } sur le chemin ({ $where })
table-priests-board = { $count } sur le plateau ({ $where })
table-priests-reserve = { $count } dans la réserve d’unités
table-sealed = scellée
draw-head = premier à { $target } points ── ordre :
draw-player = { $points } PV { $prayer } PP { $reserve } en réserve  { $divine ->
    [one] { $divine } carte divine
   *[other] { $divine } cartes divines
  }, { $battle } de combat
draw-points = points : { $sources }
draw-creatures = en attente : { $creatures }
draw-shown = cartes Combat révélées : { $cards }
draw-holding = { $heading } : { $what }
draw-tiles = tuiles :
draw-tokens = jetons : { $placed }, reste { $left }
draw-none-placed = aucun posé
draw-rows = rangées à remplir : { $rows }
draw-city = cité { $city }
draw-free = libre
draw-priests-key = p1, p2 : nombre de prêtres parmi ces unités
draw-battle = Combat : { $space }
draw-attacker = attaque, { $who } :
draw-defender = défense, { $who } :
draw-mask = Masque : seules les unités et les cartes Combat comptent.
draw-dawn = Aube, dans l’ancien ordre :
draw-bid = { $who } mise { $bid }
draw-no-bid = { $who } pas encore de mise
draw-left = (reste { $tokens })
draw-hand = Vos cartes divines :
draw-battle-hand = Vos cartes Combat :
draw-used = utilisées : { $cards }
draw-figures = (force/dégâts/protection)
draw-market = tuiles de couleur { $colour }
draw-copies = (reste { $count })
draw-links = ~ par un port. Chaque temple, le Sanctuaire et les cases nommées Obélisque ont un obélisque.
tell-target = La partie se joue en { $target } points.
tell-order = Ordre du tour : { $order }.
tell-active = C’est à { $who } de jouer.
tell-player = { $who }, place { $seat }, a { $points }.
tell-player-you = { $who }, place { $seat }, c’est vous, a { $points }.
tell-sources = { $who }, points : { $sources }.
tell-purse = { $who } a { $prayer } PP et { $units } en réserve.
tell-cards = { $who } a { $divine ->
    [one] { $divine } carte divine
   *[other] { $divine } cartes divines
  } et { $battle ->
    [one] { $battle } carte Combat
   *[other] { $battle } cartes Combat
  } en main.
tell-shown = { $who } a révélé ces cartes Combat : { $cards }.
tell-tiles = { $who } possède ces tuiles : { $tiles }.
tell-creatures = { $who } a ces créatures en réserve : { $creatures }.
tell-holding = { $who }, { $heading } : { $what }.
tell-tokens = { $left ->
    [one] { $who } a encore { $left } jeton.
   *[other] { $who } a encore { $left } jetons.
  }
tell-placed = Posés : { $placed }.
tell-special = { $who } a aussi un jeton { $tokens }.
tell-rows = { $who } doit encore poser un jeton dans ces rangées : { $rows }.
tell-city-free = La cité { $city } est libre.
tell-city = La cité { $city } appartient à { $who }.
tell-pyramid = pyramide { $colour } de niveau { $level }
tell-troop = { $who } avec { $troop }
tell-battle = Un combat a lieu : { $space }.
tell-attacker = { $who } attaque avec { $troop }.
tell-defender = { $who } se défend avec { $troop }.
tell-fights-with = { $who } a dans ce combat : { $notes }.
tell-plays = { $who } joue { $card }.
tell-mask = À cause d’un Masque, seules les unités et les cartes Combat comptent.
tell-old-order = L’ancien ordre du tour est { $order }.
tell-bid = { $who } mise { $bid } pour l’ordre du tour.
tell-dawn-left = { $who } garde { $tokens }.
tell-action = { $action } ({ $id }) : jeton, { $who }.
tell-action-none = { $action } ({ $id }) : pas de jeton.
tell-row = C’était la rangée du { $row }.
tell-hand = Vos cartes divines : { $cards }.
tell-figures = Les chiffres des cartes Combat sont force, dégâts et protection.
tell-battle-hand = Vos cartes Combat en main : { $cards }.
tell-used = Vos cartes Combat utilisées : { $cards }.
tell-tile = { $tile }, { $colour }, niveau { $level } : { $text }
tell-tiles-left = { $tile }, { $colour }, niveau { $level }, reste { $count } : { $text }
tell-harbour = { $space } par un port
tell-touches = { $space } touche { $links }.
tell-touches-nothing = { $space } ne touche rien.
tell-obelisks = Chaque temple, le Sanctuaire et les cases nommées Obélisque ont un obélisque.
path-none = Cette partie se joue sans le chemin vers Ta-Seti.
path-not-laid = Le chemin vers Ta-Seti est posé une fois toutes les cités prises.
path-empty = vide
path-title = Chemin vers Ta-Seti
path-head = Chemin vers Ta-Seti ── plateaux { $faces } ── les prêtres vont de gauche à droite
path-waiting = prêtres qui attendent d’entrer : { $waiting }
path-face-down = face cachée : { $tokens }
path-this-move = ce déplacement : { $held }
path-board = plateau { $face }
path-enter = entrée : { $symbols }
path-told-board = Plateau du chemin { $face } : { $stops }.
path-told-faces = Le chemin vers Ta-Seti passe par les plateaux { $faces }.
path-told-enter = Un prêtre peut entrer jusqu’à { $stop }.
path-told-enter-with = Un prêtre peut entrer jusqu’à { $stop }, en route : { $way }.
path-told-waiting = { $who } attend pour entrer : { $priests }.
path-told-aside = Face cachée ou à part : { $tokens }.
path-told-temporary = Ce déplacement a le jeton +1 { $temporary }.
path-told-stop = { $stop }, { $kind } sur le plateau { $board } : { $tokens }.
path-told-road = De { $stop } on va à { $stops }.
path-told-road-with = De { $stop } on va à { $stops }, en route : { $way }.
path-told-or = ou
path-told-priests = { $who } a { $priests } à { $stop }.
table-seth-day = Jour { $day }, étape { $step } sur { $steps }
table-track = Jour
table-step-seth = Seth { $tokens }
table-step-alliance = communauté
table-step-eclipse = éclipse
table-seth-board = Plateau de Seth
table-colours-left = couleurs en main ({ $who })
table-objectives = Communauté
table-alliance-points = { $points } sur { $target } points (plus { $temporary ->
    [one] { $temporary } temporaire
   *[other] { $temporary } temporaires
  })
table-temple-done = temple sacré achevé
table-temple-open = pas encore de temple sacré de niveau 3
table-ceremony-done = Grande Cérémonie célébrée, portail ouvert
table-ceremony-open = Grande Cérémonie à { $prayer } PP
table-temples = Temples sacrés
table-temple = { $space } niveau { $level }
table-powers = Pouvoirs
table-alliance-tiles = Tuiles de la communauté
table-common-tokens = Jetons communs en main
table-token-grey = gris (communauté)
table-token-gold = doré (communauté)
table-token-clear = transparent (Seth)
table-creature-cards = Cartes Créature de Seth
table-captured = Unités ralliées
table-captured-from = { $space } : { $units } de { $who } au service de Seth
table-captured-for = { $space } : { $units } de Seth au service de { $who }
draw-seth-head = Seth en { $target } points de combat
tell-seth = { $heading } : { $what }.
tell-seth-target = Seth gagne avec { $target } points de combat.
tell-temple = temple sacré de niveau { $level }
