# Une table avec Seth : la piste du Jour, le score des deux camps, les panneaux, le plateau de Seth, la carte.

track-name = Piste du Jour
track-now = { $what }, étape { $step } sur { $steps }
track-seth = { $count ->
    [one] tour de Seth avec 1 jeton
   *[other] tour de Seth avec { $count } jetons
}
track-alliance = tour de la communauté
track-eclipse = éclipse
track-text = Le Jour va de gauche à droite : un losange est un tour de Seth avec tant de jetons, un soleil est un tour où chaque membre joue une fois, le soleil voilé est l'éclipse.
track-members = Membres de la communauté

score-alliance = Communauté : { $points } sur { $target } points permanents
score-alliance-text = La communauté gagne avec autant de points permanents dès que les deux objectifs sont remplis, ou avec les deux objectifs et une unité dans la cité de Seth au début de son tour.
score-seth = Seth : { $points } sur { $target } points de combat
score-seth-text = Seth ne compte que ses points de combat. Il gagne aussitôt qu'il en a autant, ou quand il ne reste aucune unité de la communauté sur la carte.

member-acting = joue
member-fighter = combat
member-asked = sollicité
member-later = plus tard
member-acted = a joué

objective-temple = temple
objective-temple-done = Objectif rempli : un temple sacré de niveau 3
objective-temple-open = Objectif ouvert : un temple sacré de niveau 3
objective-temple-text = Sur un désert sans temple ni obélisque, des unités présentes sont sacrifiées pour chaque niveau : 1, puis 2, puis 3. Le niveau 3 apporte un jeton Pouvoir et compte comme temple.
objective-ceremony = cérémonie
objective-ceremony-done = Objectif rempli : la Grande Cérémonie
objective-ceremony-open = Objectif ouvert : la Grande Cérémonie, { $cost } points de prière à présent
objective-ceremony-text = Les membres qui ont une unité sur un désert avec obélisque la paient ensemble ; chaque point temporaire la rend moins chère de 4. Elle ouvre le portail vers la cité de Seth et apporte un jeton Pouvoir.
objective-payers = Pourraient payer à présent : { $who }.
objective-no-payers = Personne ne pourrait payer à présent.
alliance-temporary = { $count ->
    [one] 1 point temporaire
   *[other] { $count } points temporaires
}
alliance-temporary-text = Un par temple tenu et par pyramide de niveau 4 que Seth ne tient pas. Ils rendent la cérémonie moins chère, mais ne comptent jamais pour la victoire.
alliance-osiris = acheté par { $who } ; tout membre peut le mener
alliance-grey-ready = Jeton gris de la communauté : prêt
alliance-grey-placed = Jeton gris de la communauté : utilisé aujourd'hui
alliance-grey-text = Une fois par Jour, un membre le pose sur son plateau pour une action de plus.
alliance-gold-ready = Jeton doré de la communauté : prêt
alliance-gold-placed = Jeton doré de la communauté : utilisé aujourd'hui
alliance-gold-text = Une fois par Jour, un membre fait une action de plus que nomme le pouvoir.

seth-tokens-text = À chacun des quatre tours de la communauté, un membre pose un jeton ; un cinquième est dans la main de Seth.
seth-stolen = { $count ->
    [one] 1 vient de la pioche de l'autre camp.
   *[other] { $count } viennent de la pioche de l'autre camp.
}
seth-token-of = jeton de { $who }
seth-violet-left = { $count ->
    [one] 1 jeton violet restant
   *[other] { $count } jetons violets restants
}
seth-violet-text = Il va sur une case violette libre.
seth-colour-text = Il va sur toute case violette ou jaune libre. Sur une case jaune, il frappe le membre de sa couleur.
seth-silver-text = Une fois par Jour, une action de plus sur une case libre, à un tour où Seth pose aussi un autre jeton.
seth-clear-text = Une fois par Jour, une action de plus sur n'importe quelle case libre ; sur une case jaune, Seth nomme le membre frappé.
seth-creature-cards = { $count ->
    [one] 1 carte Créature
   *[other] { $count } cartes Créature
}
seth-card-used = a combattu
seth-captives = Unités capturées : { $who }
seth-captives-text = Elles combattent pour Seth et retournent à leur propriétaire quand elles meurent.
seth-laid = Jetons posés : { $spaces }

board-portal-open = Portail : ouvert à tous
board-portal-closed = Portail : fermé à la communauté
board-sacred = temple sacré de niveau { $level }
board-sacred-income = { $prayer } points de prière à la fin du Jour
board-inert = sans effet dans cette partie
board-mixed = troupe de la communauté, { $units } : { $owners }
board-captured = { $count ->
    [one] dont 1 unité capturée
   *[other] dont { $count } unités capturées
}

market-alliance = à la communauté
market-for-alliance = pour toute la communauté
market-for-seth = pour Seth seul

tab-seth = Seth
