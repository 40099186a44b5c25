# Les phrases du jeu en français : questions, choix, événements, refus, conseils. Tous les mots sont de nous.

## Quantités

count-units = { $count ->
    [0] aucune unité
    [one] 1 unité
   *[other] { $count } unités
  }
count-points = { $count } PV
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
count-priests = { $count ->
    [0] aucun prêtre
    [one] 1 prêtre
   *[other] { $count } prêtres
  }
count-dawn = { $count ->
    [one] { $count } jeton Aube
   *[other] { $count } jetons Aube
  }
with-creature = { $units } avec { $creature }
with-priests = { $units }, dont { $count ->
    [one] 1 prêtre
   *[other] { $count } prêtres
  }
pyramid = { $colour } { $level }
list-and = { $first } et { $last }
symbol-prayer = +{ $count } PP
symbol-units = +{ $units }
symbol-cards = +{ $cards }
symbol-kill = tuer { $count }
symbol-movement = +{ $count } mouvement
symbol-token = +1 { $what } pour ce déplacement

## Questions

question-move = Le groupe peut continuer
    .text = Avancez, téléportez-vous, jouez une carte, changez le groupe ou terminez le déplacement.
question-turn = Votre tour
    .text = Posez un jeton Action et faites son action ; jouez des cartes Intervention Divine avant ou après ; puis terminez le tour.
question-place = Où vont les unités ?
    .text = Choisissez une case pour chaque unité, l'une après l'autre ; terminez quand vous n'en voulez plus.
question-battle-cards = Combat : deux de vos cartes de combat
    .text = L'une est jouée, l'autre défaussée sans servir. Elles reviennent quand toutes sont utilisées.
question-battle-divine-cards = Combat : cartes Intervention Divine
    .text = Ajoutez de votre main autant de cartes à symbole combat que voulu, puis validez. Elles se paient une fois révélées.
question-start-of-move = Quelle troupe se déplace ?
    .text = Choisissez sa case de départ.
question-group = Qui part ?
    .text = Choisissez combien d'unités se déplacent et si la créature les accompagne.
question-veto = Veto ?
    .text = Annulez la carte qui vient d'être jouée, ou passez.
question-raise = Quelle pyramide ?
    .text = Élevez une pyramide d'un ou plusieurs niveaux, ou passez.
question-buy = Quelle tuile ?
    .text = Achetez une tuile de cette couleur, ou passez.
question-escape = Fuite ?
    .text = Partez avant le combat, ou passez et combattez.
question-loser = Votre troupe a perdu
    .text = Rappelez-la (+1 point de prière par unité), ou battez en retraite vers une case choisie par le vainqueur ; restez s'il n'a plus d'unité sur place.
question-winner = Votre troupe a gagné
    .text = Restez, ou rappelez-la : +1 point de prière par unité.
question-retreat-space = Où le perdant doit-il aller ?
    .text = Choisissez la case adjacente pour la troupe battue.
question-turn-order = Ordre du tour du prochain Jour
    .text = Vous avez le moins de points : à vous de décider qui joue en premier, en deuxième, et ainsi de suite.
question-divine-wound = Blessure divine
    .text = Défaussez des cartes divines pour +1 force chacune ; terminez quand vous n'en voulez plus.
question-creature-home = Où va votre créature ?
    .text = Sa troupe est détruite ; elle va dans un de vos quartiers avec des unités.
question-creature-bought = Où placer votre nouvelle créature ?
    .text = Dans un de vos quartiers avec des unités, ou en réserve.
question-creature-return = Quelle créature revient, et où ?
    .text = Une créature en réserve revient avec une action Recruter.
question-card-to-remove = Quelle carte de combat part pour de bon ?
    .text = Elle quitte la partie en secret ; la carte spéciale prend sa place.
question-night-power = Pouvoirs de la Nuit
    .text = Utilisez les pouvoirs de vos tuiles de Nuit, ou passez.
question-vision = Vision : quelle carte gardez-vous ?
    .text = Les autres sont remélangées dans la pioche.
question-delta-sacrifice = Un sacrifice au Temple du delta ?
    .text = Une unité du temple retourne dans votre réserve et vous gagnez 5 points de prière.
question-sanctuary-sacrifice = Un sacrifice au Sanctuaire ?
    .text = Deux unités du Sanctuaire retournent dans votre réserve et vous gagnez 1 point de victoire permanent.
question-next-battle = Quel combat d'abord ?
    .text = Vous avez recruté contre plusieurs troupes ; choisissez l'ordre.
question-city = Quelle cité est la vôtre ?
    .text = Chaque cité a trois quartiers derrière des murailles.
question-starting-pyramid = Pyramides de départ : quartier { $space }
    .text = Répartissez 3 niveaux en 1, 1, 1 ou en 2, 1 sur vos quartiers ; la couleur décide des tuiles que vous pourrez acheter.
question-starting-units = Unités de départ : quartier { $space }
    .text = 10 unités en tout auprès de vos pyramides, au plus 5 par quartier.
question-nothing = Rien à décider
    .text = D'autres choisissent.
question-units-lost = Quelles unités sont perdues ?
    .text = Vous choisissez combien d'entre elles sont des prêtres ; les prêtres perdus vont dans la réserve d'unités.
question-units-lost-in-battle = Quelles unités sont perdues au combat ?
    .text = Vous choisissez combien d'entre elles sont des prêtres ; les prêtres perdus vont dans la réserve d'unités.
question-before-the-action = Avant l'action
    .text = Le jeton est posé. Utilisez des objets maintenant, ou commencez l'action.
question-priest = Un prêtre voyage-t-il ?
    .text = Avant le déplacement de la troupe, un prêtre peut avancer jusqu'à l'étape suivante d'une route.
question-unit-to-destroy = Quelle unité ennemie meurt ?
    .text = La route détruit une unité ennemie n'importe où ; vous pouvez passer.
question-tokens-to-take = Que prend le prêtre ?
    .text = Prenez quelque chose et le prêtre quitte le chemin, ou passez et il reste ici.
question-unit-to-replace = Quelle unité cède sa place au prêtre ?
    .text = Le prêtre prend la place d'une de vos unités, qui va dans la réserve d'unités.
question-battle-objects = Combat : objets
    .text = Utilisez des objets pour ce combat avant le choix des cartes de combat. Chacun sert une fois.
question-swap-of-battle-cards = Choix tactique
    .text = Vous pouvez échanger votre carte de combat jouée avec celle que vous avez défaussée.
question-card-to-recover = Mémoire divine : quelle carte prenez-vous ?
    .text = Voici les cartes divines défaussées. Personne d'autre ne voit laquelle vous prenez.
question-dawn-bid = Aube : votre mise pour l'ordre du tour
    .text = Une carte de combat est révélée, sa force est votre mise ; une autre est défaussée face cachée. Les deux sont utilisées.
question-dawn-tokens = Aube : combien de jetons dépensez-vous ?
    .text = Chacun ajoute 1 à votre mise et disparaît. La plus haute mise choisit sa place d'abord ; à égalité, le premier dans l'ancien ordre.
question-place-in-turn-order = Aube : votre place dans l'ordre du tour
    .text = Prenez une place libre du prochain Jour.
question-divine-seal = Sceau divin la Nuit ?
    .text = Scellez une tuile jusqu'au début du prochain Jour, ou passez et gardez le Sceau.
question-priest-to-send-back = Renvoyer un prêtre ?
    .text = Les trois sont sur le plateau ; l'un d'eux peut repartir attendre près du chemin.

## Pourquoi une question est posée

cause-recruit = action Recruter
cause-enlistment = carte divine Enrôlement
cause-night = Renforts de la Nuit
cause-mercenaries = Mercenaires à l'instant achetés
cause-road = symbole sur la route du prêtre
cause-direct = Recrutement direct
cause-reinforcements = carte divine Renforts
cause-destroyed = des unités sont détruites hors combat
cause-sacrifice = sacrifice
cause-own-card = votre carte de combat coûte des unités
cause-battle = pertes du combat

## Ce que signifie un choix

choice-pass-action = renoncer à l'action ; le jeton reste posé
choice-pass-veto = laisser agir la carte
choice-pass-move = ne déplacer personne
choice-pass-escape = rester et combattre
choice-pass-sacrifice = garder les unités
choice-pass-pyramid = pas de pyramide ici
choice-pass-night = ne plus utiliser de pouvoir de Nuit
choice-done-place = ne plus placer d'unité
choice-done-battle = valider vos cartes
choice-done-wound = ne plus rien défausser
choice-end-turn = terminer votre tour
choice-end-move = terminer le déplacement ici
choice-yes-veto = jouer Veto : { $card } reste sans effet
choice-yes-delta = perdre 1 unité, gagner { $prayer } PP
choice-yes-sanctuary = perdre 2 unités, gagner 1 point de victoire
choice-recall = { $units } en réserve, +{ $prayer } PP
    .deed = rappeler { $units } pour { $prayer } PP
choice-retreat = { $winner } choisit une case adjacente
    .deed = battre en retraite ; { $winner } choisit une case adjacente
choice-stay = garder { $units } sur la case { $space }
choice-reinforce = placer jusqu'à { $units } de votre réserve, gratuit
choice-place = { $space } (sur place : { $here })
    .deed = une unité sur la case { $space } (sur place : { $here })
choice-place-attack = { $space } : attaquer { $who }, { $troop }
    .deed = une unité sur la case { $space } : attaquer { $who }, { $troop }
choice-from = { $space } : { $troop }
    .deed = déplacer la troupe de la case { $space } ({ $troop })
choice-group = mouvement { $movement }
    .deed = partir avec { $troop }
choice-group-stays = mouvement { $movement }, laisse { $left } ici
    .deed = partir avec { $troop } en laissant { $left } ici
choice-step = { $space }
    .deed = aller à la case { $space }
choice-step-own = { $space } : rejoindre votre troupe ({ $troop })
    .deed = rejoindre votre troupe ({ $troop }) sur la case { $space }
choice-step-attack = { $space } : attaquer { $who }, { $troop }
    .deed = attaquer { $who } ({ $troop }) sur la case { $space }
choice-step-temple = { $space } : temple, 1 point
    .deed = aller à la case { $space } : temple, 1 point
choice-step-pyramid = { $space } : prend à { $who } la pyramide { $pyramid }
    .deed = aller à la case { $space } et prendre à { $who } la pyramide { $pyramid }
choice-teleport = { $what }
    .deed = téléportation : { $what }
choice-escape = vers la case { $space }
    .deed = fuir vers la case { $space }
choice-retreat-to = { $space }
    .deed = repousser le vaincu vers la case { $space }
choice-fight = { $space } : contre { $who }, { $troop }
    .deed = combattre d'abord sur la case { $space } contre { $who }, { $troop }
choice-card = { $card } : { $text }
    .deed = jouer { $card }
choice-card-at = { $card } : { $what }
    .deed = jouer { $card } : { $what }
choice-add = { $card } : { $text }
    .deed = ajouter { $card }
choice-keep = { $card } : { $text }
    .deed = garder { $card }
choice-recover = { $card } : { $text }
    .deed = reprendre { $card }
choice-card-target = { $card } : { $who } perd 1 unité sur la case { $space }, troupe de { $troop }
    .deed = jouer { $card } : { $who } perd 1 unité sur la case { $space }, troupe de { $troop }
choice-wound = défausser { $card } : +1 force
choice-city = cité { $city }
    .deed = s'installer dans la cité { $city }
choice-pyramid = pyramide { $colour } de niveau { $level }
    .deed = commencer ici avec une pyramide { $colour } de niveau { $level }
choice-units = { $units }
    .deed = commencer ici avec { $units }
choice-next = { $who } joue ensuite ({ $points })
choice-gold = jeton doré : une action { $action } de plus ({ $what })
    .deed = jeton doré : { $what }
choice-gold-buy = une autre tuile d'une couleur où vous avez un jeton, 1 PP de plus
    .deed = Acheter : une autre tuile d'une couleur où vous avez un jeton, 1 PP de plus
choice-silver = jeton argenté : { $what }
choice-token-row = { $what } (remplit la rangée du { $row })
choice-token-move = déplacer un groupe d'unités
    .deed = Se déplacer : un groupe d'unités
choice-token-move-priest = un prêtre peut voyager, puis un groupe d'unités se déplace
    .deed = Se déplacer : un prêtre peut voyager, puis un groupe d'unités
choice-token-recruit = des unités de votre réserve ({ $units }) pour 1 PP chacune
    .deed = Recruter : des unités de votre réserve ({ $units }) pour 1 PP chacune
choice-token-raise = élever une pyramide
    .deed = Élever : une pyramide
choice-token-pray = gagner { $prayer } PP
    .deed = Prier : gagner { $prayer } PP
choice-token-buy = acheter une tuile { $colour } jusqu'au niveau { $level }
    .deed = Acheter : une tuile { $colour } jusqu'au niveau { $level }
choice-token-buy-none = pas de pyramide { $colour }, donc rien à acheter
    .deed = Acheter : pas de pyramide { $colour }, donc rien à acheter
choice-raise = pyramide { $colour } du quartier { $space }, du niveau { $from } au niveau { $level }
    .deed = élever la pyramide { $colour } du quartier { $space }, du niveau { $from } au niveau { $level }
choice-raise-point = { $what } ; 1 point tant que vous la tenez
choice-build = nouvelle pyramide { $colour } dans le quartier { $space }, niveau { $level }
    .deed = bâtir une pyramide { $colour } de niveau { $level } dans le quartier { $space }
choice-creature = { $creature } vers la case { $space }
choice-creature-reserve = { $creature } attend en réserve
choice-buy = { $tile } : { $text }
    .deed = acheter { $tile }
choice-play = jouer { $played }, défausser { $discarded }
choice-remove = retirer { $card } pour de bon
choice-pass-priest = aucun prêtre ne voyage ; suite du déplacement
choice-pass-kill = ne détruire personne
choice-pass-take = ne rien prendre ; le prêtre reste ici
choice-pass-seal = garder le Sceau
choice-pass-sendback = tous les prêtres restent sur le plateau
choice-pass-swap = garder la carte révélée
choice-done-prepare = commencer l'action
choice-done-objects = ne rien utiliser de plus
choice-yes-swap = { $discarded } remplace { $played }
choice-group-priests = { $what } ; dans le groupe : { $priests }
    .deed = { $what }
choice-fee = { $what } ; le Sphinx réclame { $price } PP
choice-dedication = { $what } ; vous gagnez { $prayer } PP
choice-trap = { $what } ; avant cela, un piège vous tue { $units }
choice-trip-enter = entrer sur le chemin jusqu'à { $stop } ({ $kind }) : { $way } ; sur place : { $there }
    .deed = envoyer un prêtre à { $stop } ; sur place : { $there }
choice-trip = de { $from } à { $stop } ({ $kind }) : { $way } ; sur place : { $there }
    .deed = envoyer le prêtre de { $from } à { $stop } ; sur place : { $there }
choice-trip-wait = le prêtre qui attend à { $stop } prend ce qui s'y trouve : { $there }
choice-way-empty = rien en route
choice-there-empty = rien
choice-take-object = { $what }. Le prêtre repart attendre près du chemin
    .deed = prendre { $what }
choice-take-skill = { $what }. Le prêtre remplace ensuite une de vos unités sur le plateau
    .deed = prendre { $what }
choice-take-token = { $token } - { $text }
    .deed = { $token }
choice-take-point = 1 point de victoire permanent
choice-replace = le prêtre rejoint votre troupe de { $troop } sur la case { $space } ; une unité va dans votre réserve
choice-replace-priest = il relève le prêtre de la case { $space }, qui va dans votre réserve d'unités
choice-sendback = le prêtre de la case { $space }, où il reste { $left }, repart attendre près du chemin
choice-sendback-creature = { $what }, et { $creature } va en réserve
choice-priest = un prêtre sur la case { $space } (sur place : { $here })
choice-priest-attack = un prêtre sur la case { $space } : attaquer { $who }, { $troop }
choice-lose-none = perdre { $units }, aucun prêtre
choice-lose = perdre { $units }, dont { $priests }
choice-lose-last = perdre { $units }, dont { $priests }, plus aucun ici
choice-kill = { $who } perd 1 unité sur la case { $space }, troupe de { $troop }
choice-use = { $token } : { $text }
    .deed = utiliser { $token }
choice-seal = { $tile }, chez { $who }, sans effet jusqu'au début du prochain Jour : { $text }
    .deed = sceller { $tile }, chez { $who }
choice-spend = miser { $card } + { $tokens } = { $value } ; reste { $left }
choice-spot = être à la place { $place } sur { $players } le prochain Jour
choice-other = { $choice }

## Ce qui s'est passé

event-city = { $who } s'installe dans la cité { $city }.
event-pyramid = { $who } construit une pyramide { $colour } de niveau { $level } dans le quartier { $space }.
event-units = { $who } place { $units } dans le quartier { $space }.
event-night = La Nuit tombe.
event-day = Le Jour { $day } commence.
event-order = Ordre du tour : { $order }.
event-prayer = { $who } gagne { $gained } PP et en a { $total }.
event-drawn = { $who } pioche une carte divine.
event-drawn-several = Piochent une carte divine : { $who }.
event-drew = { $who } a pioché { $card }.
event-turn = Manche { $round } : { $who } joue.
event-token = { $who } pose un jeton ({ $token }) : { $action }.
event-raised = { $who } élève la pyramide { $colour } du quartier { $space } au niveau { $level } pour { $price } PP.
event-raised-free = { $who } élève la pyramide { $colour } du quartier { $space } au niveau { $level }, gratuitement.
event-bought = { $who } achète { $tile } pour { $price } PP.
event-bought-free = { $who } achète { $tile }, gratuitement.
event-placed = { $who } ajoute { $units } sur la case { $space }.
event-creature = { $who } : { $creature } arrive sur la case { $space }.
event-creature-reserve = { $who } : { $creature } va en réserve.
event-step = { $who } déplace { $troop } de la case { $from } à la case { $to }.
event-teleport = { $who } téléporte { $troop } de la case { $from } à la case { $to } pour { $price } PP.
event-teleport-free = { $who } téléporte { $troop } de la case { $from } à la case { $to }, gratuitement.
event-card = { $who } joue { $card } pour { $price } PP.
event-card-free = { $who } joue { $card }.
event-card-at = { $who } joue { $card } sur la case { $space } pour { $price } PP.
event-card-at-free = { $who } joue { $card } sur la case { $space }.
event-vetoed = { $who } : { $card } subit un Veto et reste sans effet.
event-escaped = { $who } fuit de la case { $from } à la case { $to }.
event-destroyed = { $who } perd { $units } sur la case { $space }.
event-battle = Combat sur la case { $space } : { $attacker } attaque { $defender }.
event-called_off = Pas de combat sur la case { $space } : { $defender } n'y est plus.
event-shown = { $who } doit montrer la carte de combat { $card }.
event-revealed = { $who } joue { $card } : au total force { $strength }, dégâts { $damage }, protection { $protection }.
event-committed = { $who } ajoute { $card } pour { $price } PP.
event-committed-free = { $who } ajoute { $card }.
event-wound = { $who } défausse { $cards } pour Blessure divine.
event-result = { $winner } bat { $loser }, { $winner_strength } à { $loser_strength }. { $winner } perd { $winner_lost }, { $loser } perd { $loser_lost }.
event-point = { $who } gagne { $points } ({ $source }).
event-recalled = { $who } rappelle { $units } de la case { $space }.
event-retreated = { $who } bat en retraite de la case { $from } à la case { $to }.
event-stayed = { $who } reste sur la case { $space }.
event-refill = { $who } reprend toutes ses cartes de combat.
event-sacrificed = { $who } sacrifie { $units } sur la case { $space }.
event-discarded = { $who } a défaussé la carte de combat { $card }.
event-swapped = { $who } échange une carte de combat contre { $card }.
event-removed = { $who } a retiré { $card } du jeu.
event-over = La partie est terminée : { $who } gagne.
event-declined = { $who } renonce à l'action { $action }.
event-saw = { $who } voit { $card }.
event-reshuffled = Les cartes divines défaussées sont mélangées en une nouvelle pioche.
event-lost_prayer = { $who } perd { $lost } PP et en garde { $total }.
event-turn_end = { $who } termine son tour.
event-recovered = { $who } reprend une des cartes divines défaussées.
event-sealed = { $who } scelle { $tile }, chez { $owner }, jusqu'au début du prochain Jour.
event-used = { $who } utilise { $path_token }.
event-trip = { $who } : un prêtre va de { $from_stop } à { $stop }.
event-trip-enter = { $who } : un prêtre entre sur le chemin et va à { $stop }.
event-trip-wait = { $who } : un prêtre est de nouveau activé à { $stop }.
event-took = { $who } prend { $path_token }.
event-took-point = { $who } prend le point de victoire du chemin.
event-priest = { $who } : un prêtre rejoint les unités de la case { $space }.
event-priest-reserve = { $who } : un prêtre va dans la réserve d'unités.
event-priest_back = { $who } renvoie au chemin le prêtre de la case { $space }.
event-temporary = { $who } prend le jeton +1 { $temporary } pour ce déplacement.
event-refilled = Nouveau sur le chemin : { $path_token } à { $stop }.
event-refilled-point = Nouveau sur le chemin : un point de victoire à { $stop }.
event-refilled-several = Nouveau sur le chemin : { $what }.
event-lying = { $token } à { $stop }
event-bid = { $who } révèle { $card } pour l'Aube.
event-spent = { $who } dépense { $tokens } et mise { $value }.
event-spent-none = { $who } mise { $value }.
event-spot = { $who } prend la place { $place } dans l'ordre du tour.
event-dawn_token = { $who } gagne un jeton Aube.
event-last_day = { $who } a atteint l'objectif, mais quelqu'un a plus de points : ce Jour est le dernier.
event-last_day-limit = La limite de Jours est atteinte : ce Jour est le dernier.
event-cards_swapped = { $who } échange ses cartes de combat : { $card } compte.
event-fee = { $who } paie { $price } PP au Sphinx pour entrer sur la case { $space }.
event-masked = { $who } met le Masque : seules les unités et les cartes de combat comptent dans ce combat.
event-point-lost = { $who } perd { $points } ({ $source }).

## Pourquoi la partie s'est terminée

reason-target = { $who } a atteint l'objectif de { $target } points à la fin d'un Jour et a le plus de points.
reason-battle = { $who } a autant de points que { $others }, mais plus de points de combat.
reason-order = À égalité de points et de points de combat avec { $others }, { $who } était plus tôt dans l'ordre du tour.
reason-day-limit = La limite de Jours est atteinte ; { $who } a le plus de points.
reason-in-the-day = { $who } a commencé son tour avec l'objectif de { $target } points, et personne n'en avait plus.
reason-level = Autant de points pour { $others } ; mais l'égalité suffit au joueur dont le tour commence.
reason-last-day = Le dernier Jour est fini ; { $who } a le plus de points.

## Pourquoi un choix est refusé

why-over = la partie est terminée
why-not-asked = on ne demande rien à { $who } maintenant
why-no-choice = { $code } n'est pas un choix ; les choix sont des nombres de 0 à { $last }
why-no-choice-here = { $code } n'est pas un choix de cette partie
why-no-answer = cela ne répond pas à la question posée ({ $question })
why-token-there = cette case porte déjà un jeton
why-token-placed = le jeton ordinaire de ce tour est déjà posé
why-rows = rangées encore vides : { $rows }, jetons restants : { $left }
why-no-silver = il n'y a pas de jeton d'argent à poser maintenant
why-no-gold = il n'y a pas de jeton d'or pour cette action maintenant
why-token-first = le jeton ordinaire doit être posé d'abord
why-not-held = vous n'avez pas cette carte
why-price = cela coûte { $price } et vous avez { $prayer } points de prière
why-not-own-turn = ce n'est pas une carte à jouer à son propre tour
why-only-move = elle ne se joue que pendant un déplacement
why-no-effect = aucune partie de son effet n'est possible ici
why-group = le groupe ne peut pas être changé ainsi ici
why-not-adjacent = { $space } n'est pas adjacent à { $from }
why-no-movement = le groupe n'a plus de mouvement
why-walls = les murailles ne se franchissent qu'au premier pas d'un déplacement
why-fee = entrer coûte { $fee } de plus et vous avez { $prayer }
why-creature-there = une autre de vos créatures s'y trouve
why-too-many = il y aurait plus de { $limit } de vos unités
why-no-obelisk = il n'y a pas d'obélisque
why-teleport-same = une téléportation doit changer de case
why-teleport-start = le groupe n'est pas là où une téléportation peut partir
why-teleport-again = ce déplacement s'y est déjà téléporté
why-no-troop = vous n'y avez aucune unité
why-troop-stuck = cette troupe ne peut aller nulle part maintenant
why-no-reserve = la réserve est vide
why-full = la case est pleine
why-not-yours = ce n'est ni votre quartier ni une de vos troupes
why-not-open = cela ne peut être payé ou n'est pas ouvert à ces unités
why-no-district = les pyramides ne s'élèvent que dans les quartiers
why-pyramid-not-yours = ce quartier n'est ni à vous ni tenu par vous
why-pyramid-held = une troupe ennemie se trouve dans ce quartier
why-pyramid-high = cette pyramide a atteint le niveau { $level }
why-not-bought-today = aucune tuile de cette couleur n'a été achetée aujourd'hui
why-other-colour = cette case d'achat est pour une autre couleur
why-tile-owned = vous possédez déjà une tuile de ce nom
why-sold-out = elle est épuisée
why-no-pyramid = vous ne contrôlez pas de pyramide de cette couleur de niveau { $level }
why-level-closed = ce niveau n'est pas encore proposé
why-battle-not-held = { $card } n'est pas dans votre main
why-no-battle-symbol = elle n'a pas de symbole de combat
why-added = elle est déjà ajoutée ou ne peut être payée

## Pourquoi un bot conseille un choix

hint-permanent = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
  }
hint-temporary = { $count ->
    [one] +{ $count } point tant que c'est tenu
   *[other] +{ $count } points tant que c'est tenu
  }
hint-at-target = assez de points pour gagner
hint-two-temples = tient deux temples
hint-sanctuary = deux unités pour le Sanctuaire
hint-invader = tient un quartier ennemi
hint-units = { $count ->
    [one] { $count } unité de plus sur le plateau
   *[other] { $count } unités de plus sur le plateau
  }
hint-cards = { $count ->
    [one] { $count } carte divine de plus
   *[other] { $count } cartes divines de plus
  }
hint-skills = une nouvelle compétence
hint-objects = un nouvel objet
hint-high-pyramids = ouvre les tuiles d'une haute pyramide
hint-striker = une troupe plus forte prête à se téléporter
hint-exposed-temple = garde un temple
hint-exposed = est hors de danger
hint-prayer = +{ $count } PP
hint-no-battle = pas de combat : plus personne à combattre
hint-battle = { $percent } % de gagner le combat
hint-battle-point = +1 point à { $percent } %
hint-token-move = les troupes en marche gagnent des points
hint-token-recruit = les unités en réserve n'aident personne
hint-token-raise = les hautes pyramides ouvrent de meilleures tuiles
hint-token-pray = la prière s'épuise
hint-token-buy = la pyramide est assez haute pour une bonne tuile
hint-rule-from = une troupe forte qui ne garde aucun temple
hint-rule-group = les grands groupes gagnent les combats
hint-rule-end = il ne reste rien de mieux
hint-rule-done = il ne reste rien de mieux
hint-rule-buy = une des meilleures tuiles à ce prix
hint-rule-raise = plus c'est haut, mieux c'est
hint-rule-build = plus c'est haut, mieux c'est
hint-rule-place = les troupes complètes frappent plus fort
hint-rule-play = une carte forte, et une faible écartée
hint-rule-add = chaque carte aide
hint-rule-step = d'abord les temples et les ennemis plus faibles
hint-rule-teleport = d'abord les temples et les ennemis plus faibles
hint-rule-stay = ce qui est gagné est tenu
hint-rule-yes = un gain sûr
advice-then = { $choice }, puis { $plan }
advice-because = { $choice } : { $reasons }
hint-chance = environ { $percent } % de gagner la partie
hint-lot = tirée au sort : cette carte dans { $percent } % de tels combats
advice-random = un choix au hasard
advice-only = il n'y avait pas d'autre choix
