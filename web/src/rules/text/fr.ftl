# Les règles pour les joueurs, en français. Une ligne est un paragraphe. Toutes les formulations sont les nôtres.

rules-search = Chercher règles, tuiles, cartes, mots
rules-none = Rien trouvé.
rules-found = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
  }
rules-how = Comment jouer
rules-parts = Parties
rules-seth = Contre Seth
rules-divine-seth = Cartes divines de Seth
rules-divine-alliance = Cartes divines de la Communauté
rules-seth-spaces = Cases du plateau d’actions de Seth
rules-creature-cards = Cartes de créature de Seth
rules-powers = Jetons de pouvoir et de prière
rules-words = Signes et mots
rules-tiles = Tuiles de pouvoir
rules-creatures = Créatures
rules-divine = Cartes divines
rules-battle = Cartes de combat
rules-path = Objets et compétences du chemin
rules-keys = Touches
rules-cost = coûte { $cost } PP
rules-level = { $colour }, niveau { $level }

chapter-goal = De quoi il s’agit
    .text =
        Vous menez l’armée d’un dieu égyptien. Qui se bat bien amasse des points de victoire : le premier à 8 (ou 10, ou 4 pour une première partie) peut mettre fin au jeu.
        Un Jour a cinq manches ; à chacune vous posez un jeton d’action et faites ce qu’il dit. Puis vient la Nuit : nouveaux PP, nouvelles cartes.
        Si à la fin d’un Jour quelqu’un a atteint le but, celui qui a le plus de points gagne ; puis comptent les points de combat, puis l’ordre du tour.
        Se cacher ne paie pas. Au combat, seul l’attaquant gagne des points.
chapter-map = La carte
    .text =
        Votre cité a trois quartiers derrière des murailles, chacun avec la place d’une pyramide. Le désert devant elle est votre porte.
        Un pas mène à une case qui touche la vôtre, ou le long d’une ligne pointillée de quai en quai.
        Un obélisque marque où l’on peut se téléporter. Un temple, un désert ou le Sanctuaire est à vous tant qu’une de vos unités s’y trouve ; les quartiers sont au maître de la cité, sauf si un ennemi s’y trouve.
        Au plus 5 de vos unités sur une case, et jamais celles de deux joueurs.
chapter-day = Votre tour
    .text =
        Posez un de vos cinq jetons sur une case libre de votre plateau d’actions et faites l’action aussitôt. Vous pouvez aussi y renoncer.
        À la fin du Jour, chacune des trois rangées doit avoir un de vos jetons.
        Les cartes divines au soleil se jouent à votre tour, avant ou après l’action, ou entre deux pas d’un déplacement. Elles ne coûtent pas de jeton.
        Un jeton argenté ou doré, par des tuiles, donne une action de plus par Jour, à un tour avec un jeton ordinaire.
chapter-move = Se déplacer
    .text =
        Choisissez une troupe et qui part. Un groupe a 1 pas, plus avec une créature ou une tuile. En route, il peut laisser des unités ou en prendre.
        D’un quartier avec une pyramide, le groupe peut se téléporter vers tout obélisque pour 2 PP ; cela ne coûte pas de pas.
        Murailles : on n’entre dans le quartier d’un autre joueur qu’au premier pas d’un déplacement, depuis une case voisine.
        Qui entre sur une case avec des unités ennemies s’y arrête et se bat. Après le combat, le déplacement est fini.
chapter-battle = Combat
    .text =
        Chaque camp choisit en secret deux cartes de combat : l’une est jouée, l’autre défaussée face cachée. On peut ajouter des cartes divines de combat. Quand toutes sont utilisées, elles reviennent.
        La force, ce sont les unités, plus la carte, les tuiles, la créature et les cartes divines. La plus grande gagne ; l’égalité est au défenseur.
        Chaque camp perd autant d’unités que les dégâts de l’autre dépassent sa protection.
        L’attaquant qui gagne et garde une unité sur place marque 1 point permanent.
        Le perdant bat en retraite sur une case choisie par le vainqueur, ou se fait rappeler, ce qui rapporte 1 PP par unité. Le vainqueur reste, ou se fait rappeler aussi.
chapter-build = Prier, recruter, faire évoluer, acheter
    .text =
        Prier : gagnez 2 PP. Personne n’en a jamais plus de 11.
        Recruter : 1 PP par unité, posées dans vos quartiers. Dans un quartier tenu par l’ennemi, c’est une attaque. Une créature en réserve revient avec elles.
        Faire évoluer : montez une pyramide en payant le numéro de chaque nouveau niveau : de 1 à 3, c’est 2 + 3.
        Acheter : une tuile de pouvoir de la couleur, si vous tenez une pyramide de cette couleur au moins aussi haute. Elle coûte son niveau. Jamais deux du même nom.
chapter-creatures = Créatures
    .text =
        Une créature vient avec sa tuile et accompagne une de vos troupes. Elle ajoute pas, force, dégâts et protection ; ce n’est pas une unité et elle ne se perd pas seule.
        Deux de vos créatures ne sont jamais sur la même case.
        Quand sa troupe est détruite ou rappelée, elle attend en réserve votre prochain recrutement.
chapter-cards = Cartes divines
    .text =
        Chacun en pioche une chaque Nuit ; les mains sont secrètes. Le coin dit quand : soleil, à votre tour ; lames croisées, dans votre combat ; sablier, au tour d’un autre.
        Le prix est payé quand la carte est jouée.
        Le Veto annule une carte jouée hors combat. On demande à tous ceux qui ont des cartes, pour que personne ne sache qui l’a.
chapter-points = Points de victoire
    .text =
        Pour toujours : 1 par combat gagné en attaque, 1 pour une tuile Point de victoire ou le Sphinx, 1 en fin de Jour pour deux temples ou plus, 1 pour deux unités sacrifiées au Sanctuaire.
        Tant que vous les tenez : 1 par temple et 1 par pyramide de niveau 4, même ennemie si votre troupe s’y trouve.
        Fin du Jour, dans l’ordre : une unité du temple du delta peut partir pour 5 PP ; les temples donnent 2 ou 3 PP ; le Sanctuaire ; deux temples ; puis on voit si quelqu’un gagne.
chapter-night = Nuit
    .text =
        Tous les jetons reviennent. Chacun gagne 2 PP et pioche une carte divine ; les tuiles à la lune ajoutent les leurs.
        Qui a le moins de points décide de l’ordre du Jour suivant ; à égalité, celui qui était avant.
chapter-first = Première partie
    .text =
        La mise en place est toute prête et le but est de 4 points. Le premier Jour, seules les tuiles de niveau 1 sont offertes, dès le deuxième aussi le niveau 2.
        Aucune pyramide n’a donc besoin de dépasser le niveau 2 : mieux vaut des tuiles et des unités.
chapter-black = Ta-Seti : la pyramide noire
    .text =
        Une quatrième couleur avec 16 tuiles et trois créatures. Vous avez toujours trois quartiers : de quatre couleurs, trois au plus.
        Les tuiles dorées partagent un jeton doré : une fois par Jour, nommez-en une et faites ce qu’elle permet.
        Les mercenaires sont trois unités de plus, posées aussitôt dans vos quartiers.
chapter-dawn = Ta-Seti : l’Aube
    .text =
        À la fin de chaque Nuit sauf la première, chacun mise pour l’ordre du tour, le dernier de l’ancien ordre d’abord : une carte de combat est montrée, une autre défaussée. Les deux sont utilisées.
        La mise est la force de la carte montrée plus les jetons Aube dépensés. La plus haute prend une place la première ; à égalité, l’ancien ordre.
        Qui perd un combat, ou toutes ses unités, reçoit un jeton Aube.
chapter-path = Ta-Seti : le chemin
    .text =
        Avec un jeton de déplacement, un de vos trois prêtres peut d’abord avancer : de la gauche, le long d’une route, jusqu’à la première étape. Les symboles de la route agissent aussitôt.
        À l’étape, il ne prend rien et reste, ou prend quelque chose et s’en va. Après un objet, il peut repartir ; après une compétence, il remplace une de vos unités sur la carte.
        Une troupe avec un prêtre a toutes vos compétences. Un objet sert une fois. Ta-Seti même donne un point de victoire.
chapter-victory = Ta-Seti : victoire de Jour
    .text =
        Qui commence son tour avec le but atteint, sans que personne n’ait plus, gagne aussitôt.
        Si quelqu’un a plus, ce Jour est le dernier.
chapter-seth-goal = Seth : de quoi il s’agit
    .text =
        Un dieu contre tous les autres : Seth joue seul, deux à cinq membres forment la Communauté et gagnent ou perdent ensemble.
        Seth gagne aussitôt avec 8 points de combat (10 si c’est convenu), ou quand la Communauté n’a plus d’unité sur la carte.
        La Communauté a besoin de trois choses, dans n’importe quel ordre : un temple sacré de niveau 3, la Grande Cérémonie et 6 points permanents. Temple et cérémonie faits, elle gagne aussi si une de ses unités est dans la cité de Seth au début de son tour.
        Les règles de base valent partout où rien d’autre n’est dit ici.
chapter-seth-day = Seth : la Nuit et le Jour
    .text =
        La Nuit, Seth commence : il gagne 1 PP par membre et pioche une carte de son propre paquet. Puis chaque membre gagne 2 PP et pioche une carte de la Communauté.
        Le Jour suit une piste : tours de Seth et tours de la Communauté alternent, Seth a le premier et le dernier. Le nombre d’une étape dit combien de jetons il y pose.
        À un tour de la Communauté, chaque membre pose un jeton ; l’ordre est libre. Qui veut attendre dit « plus tard ».
        À partir de trois membres, une éclipse vient au milieu du Jour : toutes les tuiles de nuit agissent une fois de plus.
chapter-seth-actions = Seth : son plateau d’actions
    .text =
        Seth a un jeton violet de plus qu’il y a de membres, et un jeton de la couleur de chacun. Les violets ne vont que sur les cases violettes, ceux de couleur partout.
        Sur une case jaune, un jeton de couleur frappe le membre de cette couleur. Ses rangées n’ont pas à être remplies.
        Prier lui rapporte 3 PP, l’Invocation une carte. Faire évoluer monte sa pyramide violette. Acheter un pouvoir : une tuile violette jusqu’à ce niveau.
chapter-seth-corrupt = Seth : la corruption
    .text =
        Corrompre une pyramide : il achète une tuile de la couleur d’une pyramide de ce membre pour 1 PP de plus, pas plus haute que cette pyramide ni que la sienne.
        Corrompre une créature : une créature encore à vendre attaque une troupe de la Communauté hors des cités, par sa carte et sans unités. Une victoire vaut un point.
        Corrompre une troupe : il mène une troupe où ce membre a une unité. Contre d’autres membres, ce sont les membres qui se battent ; si la troupe menée gagne, le point est à Seth. Personne ne parle pendant la préparation.
        Détruire deux unités : deux unités de ce membre, où qu’elles soient.
chapter-seth-invasion = Seth : l’Invasion furieuse
    .text =
        Deux troupes de Seth se déplacent l’une après l’autre, avant tout combat.
        Si les deux rencontrent l’ennemi, il choisit deux cartes de combat et en donne une à chaque combat ; rien n’est défaussé. Il dit quel combat vient d’abord.
chapter-seth-troops = Seth : troupes de plusieurs membres
    .text =
        Les unités de plusieurs membres sur une case sont une seule troupe, 5 unités et une créature au plus. Les troupes de Seth ont jusqu’à 6 unités.
        Un membre peut mener toute troupe où il a une unité et emmener celles de ses alliés.
        Avant un combat, les membres présents désignent un combattant : seuls ses cartes et ses PP servent. Les tuiles de combat de tous comptent, le même nom une seule fois.
        Une troupe rappelée rapporte 1 PP de moins qu’elle n’a d’unités. Seth ne peut se faire rappeler qu’après une défaite.
        Un portail relie la cité de Seth à la rive ouest. Seth peut toujours s’en servir, la Communauté seulement s’il est ouvert.
chapter-seth-temples = Seth : les temples sacrés
    .text =
        Au début de son tour, la Communauté peut bâtir sur les déserts sans obélisque : niveau 1, 2, 3 pour 1, 2, 3 unités présentes, un niveau par temple et par tour, trois temples au plus.
        Le niveau 2 rapporte des PP à chaque fin de Jour. Le niveau 3 en rapporte plus, donne un jeton de pouvoir à toute la Communauté et compte comme temple.
        On demande aux propriétaires avant de sacrifier leurs unités.
chapter-seth-ceremony = Seth : la Grande Cérémonie
    .text =
        Une fois dans la partie, à un tour de la Communauté. Elle coûte 10 PP par membre, moins 4 par point temporaire de la Communauté.
        Paient les membres avec une unité sur un désert à obélisque ; qui paie combien se convient.
        La Communauté choisit un jeton de pouvoir, et le portail s’ouvre pour de bon.
chapter-seth-tiles = Seth : tuiles et cartes
    .text =
        Les membres achètent comme d’habitude. Une tuile violette demande les trois pyramides propres à son niveau au moins.
        Les tuiles de la Communauté servent à tous les membres à la fois. Seth ne peut jamais les acheter.
        Seth et la Communauté ont leurs propres cartes divines ; celles du jeu de base restent dans la boîte. Ce que personne n’a vérifié sur la boîte imprimée le dit.
chapter-seth-team = Seth : qui décide
    .text =
        Presque tout est décidé par un seul membre : qui se déplace, qui se bat, qui a le plus d’unités sur place. Les autres peuvent dire ce qu’ils souhaitent.
        On ne demande l’accord que pour trois choses : des unités sacrifiées pour un temple, des PP dépensés pour la cérémonie, un partage de PP inhabituel. Sans accord, l’habituel se fait.
        Les membres voient ce qui est public et leur propre main ; les mains ne se montrent pas.

word-unit = Unité
    .text = Une figurine, force 1. Vous en avez 12 ; les autres attendent en réserve.
word-troop = Troupe, groupe
    .text = Toutes vos unités d’une case sont une troupe. Celles qui se déplacent sont le groupe.
word-strength = Force
    .text = Décide qui gagne un combat.
word-damage = Dégâts
    .text = Unités que l’autre camp perd, moins sa protection.
word-protection = Protection
    .text = Enlève autant de dégâts ennemis.
word-movement = Pas
    .text = Jusqu’où un groupe va en un déplacement.
word-pp = PP, points de prière
    .text = Ce qui paie tout ; de 0 à 11.
word-vp = Point de victoire
    .text = Les permanents restent ; les temporaires se tiennent avec les temples et les pyramides de niveau 4.
word-recall = Rappel
    .text = Après un combat, une troupe revient en réserve et rapporte 1 PP par unité.
word-retreat = Retraite
    .text = Le perdant va sur une case voisine sans ennemi ; le vainqueur choisit laquelle.
word-teleport = Téléportation
    .text = D’une pyramide à un obélisque pour 2 PP, pendant un déplacement.
word-silver = Jeton argenté
    .text = Une fois par Jour, une action de plus sur une case libre.
word-gold = Jeton doré
    .text = Une fois par Jour, une action de plus nommée par vos tuiles dorées.
word-night = Lune
    .text = Une tuile ou une carte qui agit la Nuit.
word-priest = Prêtre
    .text = Marche sur le chemin ; sur la carte, c’est une unité dont la troupe a vos compétences.
word-dawn = Jeton Aube
    .text = Ajoute 1 à une mise pour l’ordre du tour.
word-reserve = Réserve
    .text = Les unités qui ne sont pas sur la carte attendent chez elles.
word-temporary = Point temporaire
    .text = 1 par temple et par pyramide de niveau 4, tant que vous les tenez.
word-two-temples = Deux temples
    .text = 1 point permanent à la fin d’un Jour pour qui en tient deux ou plus.
word-tile = Tuile de pouvoir
    .text = Achetée une fois, à vous pour le reste de la partie ; les points des tuiles portent aussi ce signe.
word-pyramid = Pyramide
    .text = Sa couleur et son niveau disent quelles tuiles vous pouvez acheter.
word-temple = Temple
    .text = Des PP à la fin du Jour, et un point temporaire.
word-obelisk = Obélisque
    .text = Là où l’on peut se téléporter.
word-sanctuary = Sanctuaire
    .text = Deux unités qui y sont sacrifiées à la fin d’un Jour valent 1 point permanent.
word-battle = Lames croisées
    .text = Compte quand vous attaquez ; sur une carte divine : se joue dans un combat.
word-wall = Murailles
    .text = Compte quand vous défendez ; barrées : les murailles ne vous arrêtent pas.
word-token = Jeton d’action
    .text = On en pose un à chacun de ses tours.
word-day = Soleil
    .text = Une carte ou une tuile qui sert à votre tour.
word-hourglass = Sablier
    .text = Une carte pour le tour d’un autre ; ailleurs : on attend quelqu’un.
word-veto = Barré
    .text = Annule quelque chose : une carte, ou une tuile scellée.
word-vision = Œil
    .text = Vous pouvez regarder ce que d’autres ne voient pas ; sur les boutons : regarder.
word-object = Objet
    .text = Trouvé sur le chemin, sert une fois.
word-skill = Compétence
    .text = Trouvée sur le chemin ; sert aux troupes avec un prêtre.
