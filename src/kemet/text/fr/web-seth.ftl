# Une table avec Seth : la piste du Jour, le score des deux camps, les panneaux, le plateau de Seth, la carte.

## Le salon

opt-seth-short = un dieu contre tous les autres
opt-players-seth = { $members ->
    [one] Seth et { $members } membre de la communauté
   *[other] Seth et { $members } membres de la communauté
  }
opt-target-seth = 8 ou 10 d’origine ; tout autre nombre est une règle maison : moins, c’est plus facile pour Seth ; plus, c’est plus dur
opt-not-with-seth = ne se joue pas avec Seth
# Le camp qui a gagné, au début d’une phrase.
winner-alliance = La Communauté
agreed-seth = { $members ->
    [one] Seth contre { $members } membre de la communauté
   *[other] Seth contre { $members } membres de la communauté
  }
agreed-target-seth = il faut { $points } points de combat à Seth
card-seth = Seth contre { $members }
seth-first = Une première partie contre Seth
seth-first-text = Un dieu contre tous les autres : deux camps, des robots indulgents. La table explique tout ce que vous pointez.
seth-first-allies = Vos alliés
seth-first-against = { $count ->
    [one] Vous et { $count } allié contre Seth
   *[other] Vous et { $count } alliés contre Seth
}
seth-first-as = Vous êtes Seth, seul contre { $count }

track-name = Piste du Jour
laid-step = étape { $number }
track-now = { $what }, étape { $step } sur { $steps }
track-seth = { $count ->
    [one] tour de Seth avec { $count } jeton
   *[other] tour de Seth avec { $count } jetons
}
track-alliance = tour de la communauté
track-eclipse = éclipse
track-text = Le Jour va de gauche à droite : un losange est un tour de Seth, avec le nombre de jetons indiqué ; un soleil est un tour où chaque membre joue une fois ; le soleil voilé est l’éclipse.
track-now-seth = { $count ->
    [one] Seth pose { $count } jeton
   *[other] Seth pose { $count } jetons
}
track-now-alliance = L’alliance joue
track-now-eclipse = L’éclipse
track-members = Membres de la communauté

score-alliance = Communauté : { $points } sur { $target } points permanents
score-alliance-text = La communauté gagne avec ce nombre de points permanents dès que les deux objectifs sont remplis, ou avec les deux objectifs et une unité dans la cité de Seth au début de son tour.
score-seth = Seth : { $points } sur { $target } points de combat
score-seth-text = Seth ne compte que ses points de combat. Il gagne aussitôt avec ce nombre, ou quand il ne reste aucune unité de la communauté sur le plateau.

member-acting = joue
member-fighter = combat
member-proposes = propose
member-agrees = accepte
member-asked = réfléchit
member-later = plus tard
member-acted = a joué

objective-temple = temple
objective-temple-done = Objectif rempli : un temple sacré de niveau 3
objective-temple-open = Objectif à remplir : un temple sacré de niveau 3
objective-temple-text = Sur un désert sans temple ni obélisque, des unités présentes sont sacrifiées pour chaque niveau : 1, puis 2, puis 3. Le niveau 3 apporte un jeton Pouvoir et compte comme temple.
objective-ceremony = cérémonie
objective-ceremony-done = Objectif rempli : la Grande Cérémonie
objective-ceremony-open = Objectif à remplir : la Grande Cérémonie, { $cost } PP à présent
objective-ceremony-text = Les membres qui ont une unité sur un désert avec obélisque la paient ensemble ; chaque point temporaire la rend moins chère de 4. Elle ouvre le portail vers la cité de Seth et apporte un jeton Pouvoir.
objective-payers = Pourraient payer à présent : { $who }.
objective-no-payers = Personne ne pourrait payer à présent.
alliance-temporary = { $count ->
    [one] { $count } point temporaire
   *[other] { $count } points temporaires
}
alliance-temporary-text = Un par temple tenu et par pyramide de niveau 4 que Seth ne tient pas. Ils rendent la cérémonie moins chère, mais ne comptent jamais pour la victoire.
alliance-osiris = achat : { $who } ; tout membre peut le mener
alliance-grey-ready = Jeton gris de la communauté : prêt
alliance-grey-placed = Jeton gris de la communauté : utilisé aujourd’hui
alliance-grey-text = Une fois par Jour, un membre le pose sur son plateau pour une action de plus.
alliance-gold-ready = Jeton doré de la communauté : prêt
alliance-gold-placed = Jeton doré de la communauté : utilisé aujourd’hui
alliance-gold-text = Une fois par Jour, un membre fait une action de plus, parmi celles que nomme le pouvoir.

seth-tokens-text = À chacun des quatre tours de la communauté, un membre pose un jeton ; un cinquième est dans la main de Seth.
seth-stolen = { $count ->
    [one] { $count } vient de la pioche de l’autre camp.
   *[other] { $count } viennent de la pioche de l’autre camp.
}
seth-token-of = jeton ({ $who })
seth-violet-left = { $count ->
    [one] { $count } jeton violet restant
   *[other] { $count } jetons violets restants
}
seth-violet-text = Il va sur une case violette libre.
seth-colour-text = Il va sur toute case violette ou jaune libre. Sur une case jaune, il vise le membre de sa couleur.
seth-silver-text = Une fois par Jour, une action de plus sur une case libre, à un tour où Seth pose aussi un autre jeton.
seth-clear-text = Une fois par Jour, une action de plus sur n’importe quelle case libre ; sur une case jaune, Seth désigne le membre visé.
seth-creature-cards = { $count ->
    [one] { $count } carte Créature
   *[other] { $count } cartes Créature
}
seth-card-used = a combattu
seth-captives = Unités ralliées : { $who }
seth-captives-text = Elles combattent pour Seth et retournent à leur propriétaire quand elles sont détruites.
seth-laid = Jetons posés : { $spaces }

board-portal-open = Portail : ouvert à tous
board-portal-closed = Portail : fermé à la communauté
board-sacred = temple sacré de niveau { $level }
board-sacred-income = { $prayer } PP à la fin du Jour
board-inert = sans effet dans cette partie
board-mixed = troupe de la communauté, { $units } : { $owners }
board-captured = { $count ->
    [one] dont { $count } unité ralliée
   *[other] dont { $count } unités ralliées
  }

market-alliance = à la communauté
market-for-alliance = pour toute la communauté
market-for-seth = pour Seth seul

tab-seth = Seth
## Questions to several owners and to the whole alliance

stones-of = { $who } : { $picked } sur { $count }
stones-one = { $who }, unité { $number }
party-part = { $who } : { $units }
party-text = Les pastilles pleines partent, les vides restent. Touchez un nom pour tout prendre ou tout laisser.
party-creature-text = Une créature ne part qu’avec une unité de celui qui la contrôle.
share-part = { $who } { $count }
share-has = a { $prayer }
share-less = Moins : { $who }
share-more = Plus : { $who }
share-rest = reste { $count }
share-usual = Sans accord : { $shares }
share-is-usual = C’est ce qui compte si personne ne répond.
share-reset = Prendre ces parts
share-do-usual = Partage habituel
share-do-split = Proposer
share-do-battle = Perdre : { $shares }
share-do-before-cards = Perdre : { $shares }
share-do-own-card = Perdre : { $shares }
share-do-temple = Céder : { $shares }
share-do-ceremony = Proposer
ask-share-battle = { $count ->
    [one] Choisissez l’unité perdue
   *[other] Choisissez { $count } pertes
  }
ask-share-battle-text = Vous décidez pour toute la troupe, sans accord de personne. Une créature ne reste qu’avec une unité de celui qui la contrôle.
ask-share-before-cards = { $count ->
    [one] Une unité est perdue avant les cartes
   *[other] { $count } unités sont perdues avant les cartes
  }
ask-share-before-cards-text = La protection ne sert à rien ici. Vous décidez pour toute la troupe.
ask-share-own-card = { $count ->
    [one] Votre carte Combat coûte une unité
   *[other] Votre carte Combat coûte { $count } unités
  }
ask-share-own-card-text = Vous décidez pour toute la troupe, sans accord de personne.
ask-share-temple = { $count ->
    [one] Qui cède une unité ?
   *[other] Qui cède { $count } unités ?
  }
ask-share-temple-text = Elles vont à la réserve de leurs propriétaires. Seuls ceux qui en cèdent doivent accepter.
ask-share-ceremony = Qui paie { $count } PP ?
ask-share-ceremony-text = Tous ceux qui paient doivent accepter, sinon rien n’est payé.
ask-share-split = Comment partager { $count } PP ?
ask-share-split-text = Le partage habituel se fait sans accord ; tout autre demande celui de tous les présents.
team-split = Le partage proposé des PP
team-temple = { $space }, niveau { $level }
team-ceremony = La Grande Cérémonie
team-order = Qui joue ensuite ?
team-refused = La proposition est refusée
team-prayer = { $count } PP
team-chooser = Choix du pouvoir : { $who }.
team-or-nothing = Un seul refus suffit, et rien ne se passe.
team-state-proposes = propose
team-state-agrees = accepte
team-state-asked = réfléchit
team-state-refuses = refuse
team-state-later = plus tard
team-state-acted = a joué
prompt-victim = Membre visé : { $who }.
prompt-begin = Commencer mon tour
prompt-later = Après les autres
prompt-ceremony = Proposer la cérémonie
prompt-propose = Autre partage
prompt-regroup-mixed = Changer le groupe
prompt-pass-escape-together = Rester et combattre
prompt-pass-sanctuary-for-a-point = Garder les deux unités
prompt-pass-creature-card = Aucune créature
prompt-pass-troop-struck = N’attaquer personne
prompt-pass-troop-corrupted = Aucune troupe
prompt-pass-units-destroyed = Ne détruire personne
prompt-pass-temple = Pas de temple
prompt-pass-ceremony-at-last = Pas de cérémonie
prompt-pass-split-of-prayer = Partage habituel
prompt-pass-consent-to-a-split = Refuser ce partage
prompt-pass-consent-to-a-temple = Refuser le temple
prompt-pass-consent-to-the-ceremony = Refuser la cérémonie
prompt-pass-capture = Ne rallier personne
prompt-done-units-destroyed = Ne plus détruire
prompt-yes-sanctuary-for-a-point = Sacrifier deux unités
prompt-yes-escape-together = Fuir
prompt-yes-consent-to-a-split = Accepter ce partage
prompt-yes-consent-to-a-temple = Accepter le temple
prompt-yes-consent-to-the-ceremony = Accepter la cérémonie
prompt-do-attack = Attaquer ici
prompt-do-destroy = En détruire une ici
prompt-do-troop = Cette troupe
prompt-do-temple = Construire ici
prompt-do-first = Ce combat d’abord
prompt-do-unleash = La corrompre
prompt-do-power = Choisir
chat-closed = La discussion est fermée
chat-closed-text = Seth a retourné une troupe contre son propre camp : jusqu’à la révélation des cartes, personne ne parle.

## Ceremony

ceremony-name = La Grande Cérémonie
ceremony-text = Une seule fois par partie : elle ouvre le portail, remplit l’objectif et éveille un pouvoir.
ceremony-cost = { $full } − { $less } × { $points ->
    [one] { $points } point temporaire
   *[other] { $points } points temporaires
  } = { $cost } PP
ceremony-given = { $given } sur { $cost } réunis
ceremony-cannot = ne peut pas payer
ceremony-cannot-text = aucune unité sur un désert avec obélisque
ceremony-power = Qui choisit le pouvoir ?
ceremony-bar = Parts : { $shares }

## Battles of several members

fight-fighter = au combat
fight-with = avec { $who }
fight-alone = sans allié
fight-common = toute la communauté
fight-corrupted = corrompue par Seth
fight-for-seth = Si la troupe corrompue gagne, le point est pour Seth.
fight-creature = { $creature }, sans unités
fight-choose-fighter = { $who } combat
fight-choose-self = Je combats
fight-has = cartes Combat : { $battle }, divines : { $divine }, { $prayer } PP
fight-step-fighter = Qui combat
fight-step-before = Avant
invasion-name = Invasion furieuse
invasion-battle = Combat { $number } : { $space }
invasion-short = combat { $number }
invasion-pick = Une carte pour chaque combat, aucune défaussée
invasion-pick-text = Touchez une carte pour le combat 1, puis une pour le combat 2. Une carte divine compte pour le combat où elle est posée.
invasion-lock = Valider les deux cartes
invasion-waits = Ses cartes sont prêtes ; il attend l’autre combat.
fight-seth-gains = { $count ->
    [one] Seth gagne { $count } point.
   *[other] Seth gagne { $count } points.
  }
victory-alliance-text = Ensemble, vous avez chassé Seth des terres du Nil.
