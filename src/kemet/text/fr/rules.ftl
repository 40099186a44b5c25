# Les règles pour les joueurs, en français. Une ligne est un paragraphe. Toutes les formulations sont les nôtres.

rules-search = Chercher règles, tuiles, cartes, mots
rules-none = Rien trouvé.
rules-found = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
  }
rules-how = Comment jouer
rules-parts = Rubriques
rules-seth = Contre Seth
rules-divine-seth = Cartes divines de Seth
rules-divine-alliance = Cartes divines de la communauté
rules-seth-spaces = Cases du plateau d’actions de Seth
rules-creature-cards = Cartes Créature de Seth
rules-powers = Jetons Pouvoir et Prière
rules-words = Signes et mots
rules-tiles = Tuiles Pouvoir
rules-creatures = Créatures
rules-divine = Cartes divines
rules-battle = Cartes Combat
rules-path = Objets et compétences du chemin
rules-keys = Touches
rules-cost = coûte { $cost } PP
rules-level = { $colour }, niveau { $level }

chapter-goal = En quelques mots
    .text =
        Vous menez l’armée d’un dieu égyptien. Qui se bat bien amasse des points de victoire : le premier à 8 (ou 10, ou 4 pour une première partie) peut mettre fin à la partie.
        Un Jour a cinq manches ; à chacune vous posez un jeton Action et faites ce qu’il dit. Puis vient la Nuit : nouveaux PP, nouvelles cartes.
        Si à la fin d’un Jour quelqu’un a atteint l’objectif, celui qui a le plus de points gagne ; à égalité, les points de combat décident, puis l’ordre du tour.
        Se cacher ne paie pas. Au combat, seul l’attaquant gagne des points.
chapter-map = Le plateau
    .text =
        Votre cité a trois quartiers derrière des murailles, chacun avec un emplacement de pyramide. Le désert devant elle est votre porte.
        Un pas mène à une case qui touche la vôtre, ou le long d’une ligne pointillée de quai en quai.
        Un obélisque marque où l’on peut se téléporter. Un temple, un désert ou le Sanctuaire est à vous tant qu’une de vos unités s’y trouve ; les quartiers sont au propriétaire de la cité, sauf si un ennemi s’y trouve.
        Au plus 5 de vos unités sur une case, et jamais celles de deux joueurs.
chapter-day = Votre tour
    .text =
        Posez un de vos cinq jetons sur une case libre de votre plateau d’actions et faites l’action aussitôt. Vous pouvez aussi y renoncer.
        À la fin du Jour, chacune des trois rangées doit avoir un de vos jetons.
        Les cartes divines à symbole soleil se jouent à votre tour, avant ou après l’action, ou entre deux pas d’un déplacement. Elles ne coûtent pas de jeton.
        Un jeton argenté ou doré, apporté par une tuile, donne une action de plus par Jour, à un tour où vous posez aussi un jeton ordinaire.
chapter-move = Se déplacer
    .text =
        Choisissez une troupe, puis qui part. Un groupe a 1 pas, plus avec une créature ou une tuile. En route, il peut laisser des unités ou en prendre.
        D’un quartier avec une pyramide, le groupe peut se téléporter vers tout obélisque pour 2 PP ; cela ne coûte pas de pas.
        Murailles : on n’entre dans le quartier d’un autre joueur qu’au premier pas d’un déplacement, depuis une case voisine.
        Qui entre sur une case avec des unités ennemies s’y arrête et se bat. Après le combat, le déplacement est fini.
chapter-battle = Combat
    .text =
        Chaque camp choisit en secret deux cartes Combat : l’une est jouée, l’autre défaussée face cachée. On peut ajouter des cartes divines de combat. Quand toutes les cartes Combat sont utilisées, elles reviennent.
        La force, c’est le nombre d’unités, plus la carte, les tuiles, la créature et les cartes divines. La plus grande gagne ; à égalité, la défense gagne.
        Chaque camp perd autant d’unités que les dégâts de l’autre dépassent sa protection.
        L’attaquant qui gagne et garde une unité sur place marque 1 point permanent.
        Le perdant bat en retraite sur une case choisie par le vainqueur, ou rappelle sa troupe, ce qui rapporte 1 PP par unité. Le vainqueur reste, ou rappelle la sienne aussi.
chapter-build = Prier, recruter, faire évoluer, acheter
    .text =
        Prier : gagnez 2 PP. Personne n’en a jamais plus de 11.
        Recruter : 1 PP par unité placée dans vos quartiers. Dans un quartier tenu par l’ennemi, c’est une attaque. Une créature en réserve revient avec elles.
        Faire évoluer : élevez une pyramide en payant le numéro de chaque nouveau niveau : de 1 à 3, c’est 2 + 3.
        Acheter : une tuile Pouvoir de la couleur, si vous contrôlez une pyramide de cette couleur au moins aussi haute. Elle coûte son niveau. Jamais deux du même nom.
chapter-creatures = Créatures
    .text =
        Une créature vient avec sa tuile et accompagne une de vos troupes. Elle ajoute pas, force, dégâts et protection ; ce n’est pas une unité et elle ne se perd pas seule.
        Deux de vos créatures ne sont jamais sur la même case.
        Quand sa troupe est détruite ou rappelée, elle attend en réserve votre prochaine action Recruter.
chapter-cards = Cartes divines
    .text =
        Chacun en pioche une chaque Nuit ; les mains sont secrètes. Le symbole dans le coin dit quand les jouer : soleil, à votre tour ; lames croisées, dans votre combat ; sablier, au tour d’un autre.
        Le prix est payé quand la carte est jouée.
        Le Veto annule une carte jouée hors combat. On interroge tous ceux qui ont des cartes, pour que personne ne devine qui en a un.
chapter-points = Points de victoire
    .text =
        Permanents : 1 par combat gagné en attaque, 1 pour une tuile Point de victoire ou le Sphinx, 1 en fin de Jour pour deux temples ou plus, 1 pour deux unités sacrifiées au Sanctuaire.
        Temporaires, tant que vous les tenez : 1 par temple et 1 par pyramide de niveau 4, même ennemie si votre troupe s’y trouve.
        Fin du Jour, dans l’ordre : une unité du Temple du delta peut être sacrifiée pour 5 PP ; les temples donnent 2 ou 3 PP ; le Sanctuaire ; deux temples ; puis on vérifie si quelqu’un gagne.
chapter-night = Nuit
    .text =
        Tous les jetons reviennent. Chacun gagne 2 PP et pioche une carte divine ; les tuiles à symbole lune ajoutent leurs effets.
        Qui a le moins de points décide de l’ordre du tour du Jour suivant ; à égalité, celui qui jouait le plus tôt.
chapter-first = Première partie
    .text =
        L’objectif est de 4 points et aucune pyramide ne dépasse le niveau 2. Le premier Jour, seules les tuiles de niveau 1 sont en vente ; dès le deuxième, celles de niveau 2 aussi.
        Dépensez plutôt vos PP en tuiles et en unités.
chapter-black = Ta-Seti : la pyramide noire
    .text =
        Une quatrième couleur avec 16 tuiles et trois créatures. Vous avez toujours trois quartiers : sur quatre couleurs, vous en construisez trois au plus.
        Les tuiles dorées partagent un jeton doré : une fois par Jour, nommez-en une et faites ce qu’elle permet.
        Les mercenaires sont trois unités de plus, placées aussitôt dans vos quartiers.
chapter-dawn = Ta-Seti : l’Aube
    .text =
        À la fin de chaque Nuit sauf la première, chacun mise pour l’ordre du tour, le dernier de l’ancien ordre d’abord : une carte Combat est révélée, une autre défaussée. Les deux sont utilisées.
        La mise est la force de la carte révélée plus les jetons Aube dépensés. La plus haute choisit sa place la première ; à égalité, l’ancien ordre décide.
        Qui perd un combat, ou y perd toutes ses unités, gagne un jeton Aube.
chapter-path = Ta-Seti : le chemin
    .text =
        Avec un jeton Se déplacer, un de vos trois prêtres peut d’abord avancer : en partant de la gauche, le long d’une route, jusqu’à la première étape. Les symboles de la route agissent aussitôt.
        À l’étape, il ne prend rien et reste, ou prend quelque chose et s’en va. Après un objet, il peut repartir ; après une compétence, il remplace une de vos unités sur le plateau.
        Une troupe avec un prêtre a toutes vos compétences. Un objet sert une fois. Ta-Seti donne un point de victoire.
chapter-victory = Ta-Seti : victoire en plein Jour
    .text =
        Qui commence son tour avec l’objectif atteint, sans que personne ait plus de points, gagne aussitôt.
        Si quelqu’un a plus, ce Jour est le dernier.
chapter-seth-goal = Seth : en quelques mots
    .text =
        Un dieu contre tous les autres : Seth joue seul, deux à cinq membres forment la communauté et gagnent ou perdent ensemble.
        Seth gagne aussitôt avec 8 points de combat (10 si c’est convenu), ou quand la communauté n’a plus d’unité sur le plateau.
        La communauté a besoin de trois choses, dans n’importe quel ordre : un temple sacré de niveau 3, la Grande Cérémonie et 6 points permanents. Une fois le temple construit et la cérémonie célébrée, elle gagne aussi si une de ses unités est dans la cité de Seth au début de son tour.
        Pour tout ce qui n’est pas dit ici, les règles de base s’appliquent.
chapter-seth-day = Seth : la Nuit et le Jour
    .text =
        La Nuit, Seth commence : il gagne 1 PP par membre et pioche une carte de sa propre pioche. Puis chaque membre gagne 2 PP et pioche une carte de la communauté.
        Le Jour suit une piste : les tours de Seth et de la communauté alternent ; Seth a le premier et le dernier. Le nombre d’une étape dit combien de jetons il y pose.
        À un tour de la communauté, chaque membre pose un jeton ; l’ordre est libre. Qui veut attendre choisit « Après les autres ».
        À partir de trois membres, une éclipse vient au milieu du Jour : toutes les tuiles de Nuit agissent une fois de plus.
chapter-seth-actions = Seth : son plateau d’actions
    .text =
        Seth a un jeton violet de plus qu’il y a de membres, et un jeton de la couleur de chacun. Les violets ne vont que sur les cases violettes, ceux de couleur partout.
        Sur une case jaune, un jeton de couleur vise le membre de cette couleur. Ses rangées n’ont pas à être remplies.
        Prier lui rapporte 3 PP, l’Invocation une carte. Faire évoluer élève sa pyramide violette. Acheter un pouvoir donne une tuile violette, jusqu’au niveau de cette pyramide.
chapter-seth-corrupt = Seth : la corruption
    .text =
        Corrompre une pyramide : il achète une tuile de la couleur d’une pyramide de ce membre pour 1 PP de plus, pas plus haute que cette pyramide ni que la sienne.
        Corrompre une créature : une créature encore à vendre attaque une troupe de la communauté hors des cités, par sa carte et sans unités. Une victoire vaut un point.
        Corrompre une troupe : il mène une troupe où ce membre a une unité. Contre d’autres membres, les membres livrent le combat ; si la troupe corrompue gagne, le point est à Seth. Personne ne parle pendant la préparation.
        Détruire deux unités : deux unités de ce membre, où qu’elles soient.
chapter-seth-invasion = Seth : l’Invasion furieuse
    .text =
        Deux troupes de Seth se déplacent l’une après l’autre, avant tout combat.
        Si les deux rencontrent l’ennemi, il choisit deux cartes Combat et en donne une à chaque combat ; rien n’est défaussé. Il dit quel combat vient d’abord.
chapter-seth-troops = Seth : troupes mixtes
    .text =
        Les unités de plusieurs membres sur une case sont une seule troupe, 5 unités et une créature au plus. Les troupes de Seth ont jusqu’à 6 unités.
        Un membre peut mener toute troupe où il a une unité et emmener celles de ses alliés.
        Avant un combat, les membres présents désignent un combattant : seuls ses cartes et ses PP servent. Les tuiles de combat de tous comptent, le même nom une seule fois.
        Une troupe rappelée rapporte 1 PP de moins qu’elle n’a d’unités. Seth ne peut rappeler une troupe qu’après une défaite.
        Un portail relie la cité de Seth à la Berge ouest. Seth peut toujours s’en servir, la communauté seulement s’il est ouvert.
chapter-seth-temples = Seth : les temples sacrés
    .text =
        Au début de son tour, la communauté peut construire sur les déserts sans obélisque : niveau 1, 2, 3 pour 1, 2, 3 unités présentes, un niveau par temple et par tour, trois temples au plus.
        Le niveau 2 rapporte des PP à la fin de chaque Jour. Le niveau 3 en rapporte plus, donne un jeton Pouvoir à toute la communauté et compte comme temple.
        On demande l’accord des propriétaires avant de sacrifier leurs unités.
chapter-seth-ceremony = Seth : la Grande Cérémonie
    .text =
        Une fois dans la partie, à un tour de la communauté. Elle coûte 10 PP par membre, moins 4 par point temporaire de la communauté.
        Les membres qui ont une unité sur un désert avec obélisque la paient ; ils s’accordent sur la part de chacun.
        La communauté choisit un jeton Pouvoir, et le portail s’ouvre pour de bon.
chapter-seth-tiles = Seth : tuiles et cartes
    .text =
        Les membres achètent comme d’habitude. Une tuile violette demande que vos trois pyramides aient au moins son niveau.
        Les tuiles de la communauté servent à tous les membres à la fois. Seth ne peut jamais les acheter.
        Seth et la communauté ont leurs propres cartes divines ; celles du jeu de base restent dans la boîte. Ce qui n’a pas été vérifié sur le matériel imprimé est signalé.
chapter-seth-team = Seth : qui décide
    .text =
        Presque tout est décidé par un seul membre : qui se déplace, qui se bat, qui a le plus d’unités sur place. Les autres peuvent dire ce qu’ils souhaitent.
        On ne demande l’accord que pour trois choses : des unités sacrifiées pour un temple, des PP dépensés pour la cérémonie, un partage de PP qui n’est pas l’habituel. Sans accord, l’habituel s’applique.
        Les membres voient ce qui est public et leur propre main ; on ne se montre pas les mains.

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
    .text = De quoi tout payer ; de 0 à 11.
word-vp = Point de victoire
    .text = Les permanents restent ; les temporaires durent tant que l’on tient un temple ou une pyramide de niveau 4.
word-recall = Rappel
    .text = Après un combat, une troupe revient en réserve et rapporte 1 PP par unité.
word-retreat = Retraite
    .text = Le perdant va sur une case adjacente sans ennemi ; le vainqueur choisit laquelle.
word-teleport = Téléportation
    .text = D’une pyramide à un obélisque pour 2 PP, pendant un déplacement.
word-silver = Jeton argenté
    .text = Une fois par Jour, une action de plus sur une case libre.
word-gold = Jeton doré
    .text = Une fois par Jour, une action de plus nommée par vos tuiles dorées.
word-night = Lune
    .text = Une tuile ou une carte qui agit la Nuit.
word-priest = Prêtre
    .text = Marche sur le chemin ; sur le plateau, c’est une unité dont la troupe a vos compétences.
word-dawn = Jeton Aube
    .text = Ajoute 1 à une mise pour l’ordre du tour.
word-reserve = Réserve
    .text = Les unités qui ne sont pas sur le plateau y attendent.
word-temporary = Point temporaire
    .text = 1 par temple et par pyramide de niveau 4, tant que vous les tenez.
word-two-temples = Deux temples
    .text = 1 point permanent à la fin d’un Jour pour qui en tient deux ou plus.
word-tile = Tuile Pouvoir
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
    .text = Compte quand vous vous défendez ; barrées : les murailles ne vous arrêtent pas.
word-token = Jeton Action
    .text = On en pose un à chacun de ses tours.
word-day = Soleil
    .text = Une carte ou une tuile qui agit à votre tour.
word-hourglass = Sablier
    .text = Une carte pour le tour d’un autre ; ailleurs : on attend quelqu’un.
word-veto = Barré
    .text = Annule quelque chose : une carte, ou une tuile scellée.
word-vision = Œil
    .text = Vous pouvez regarder ce que les autres ne voient pas ; sur les boutons : regarder.
word-object = Objet
    .text = Trouvé sur le chemin, sert une fois.
word-skill = Compétence
    .text = Trouvée sur le chemin ; sert aux troupes avec un prêtre.
