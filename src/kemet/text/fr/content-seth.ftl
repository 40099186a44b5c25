# La boîte Seth en français. Noms du livret là où il en donne ; le reste est de nous.

## Boîte et camps

box-seth = Seth
    .text = Un joueur incarne Seth, deux à cinq autres forment la communauté. Seth gagne par les combats ; la communauté par un temple sacré, la Grande Cérémonie et des points.
side-seth = Seth
    .text = Un dieu contre tous les autres. Seuls les points de combat comptent pour lui.
side-alliance = Communauté
    .text = Ses membres gagnent et perdent ensemble. Chacun garde ses cartes, ses points de prière et ses unités.
unchecked = Non vérifié sur le matériel imprimé.
unchecked-part = Certaines de ses valeurs n’ont pas été vérifiées sur le matériel imprimé.
colour-violet = violette
colour-yellow = jaune
colour-gold = dorée
act-invasion = Invasion furieuse
act-invoke = Invocation
act-corrupt_pyramid = Corrompre une pyramide
act-corrupt_creature = Corrompre une créature
act-corrupt_troop = Corrompre une troupe
act-destroy_two = Détruire deux unités
act-gold = Action dorée
phase-eclipse = Éclipse
tokenkind-violet = violet
tokenkind-clear = transparent
end-combat-points = points de combat de Seth
end-no-units = plus d’unité de la communauté
end-objectives = objectifs et points de la communauté
end-district = communauté dans la cité de Seth

## Tuiles Pouvoir : violettes

tile-energy_drain = Drain d’énergie
    .text = Gagnez 1 point de prière chaque fois qu’un autre joueur fait l’action Prier, au plus 2 par tour d’un camp.
tile-servile_corruption = Corruption servile
    .text = Si Seth la possède : +1 force pour les créatures et les troupes corrompues qui attaquent. Elle ne fait rien pour un membre.
tile-units_corruption = Corruption d’unités
    .text = Après un combat gagné avec une unité restante, vous pouvez rallier à votre troupe, dans sa limite, 1 unité ennemie détruite par les dégâts.
tile-call_of_the_red_land = Appel de la Terre rouge
    .text = Chaque action Recruter apporte jusqu’à 2 unités de plus, gratuitement. Se cumule avec le Scribe recruteur.
tile-kill_them_all = Tuez-les tous
    .text = Toutes vos troupes : +1 mouvement et +1 dégât.
tile-annexation = Annexion
    .text = Chaque Nuit, prenez au hasard 1 carte divine dans la main d’un adversaire. Seth choisit le membre ; un membre la prend à Seth.
tile-vulture = Vautour
    .text = Apporte la créature Vautour : +2 mouvement, +1 force, et 1 point de prière par unité détruite dans ses combats, au plus 2.
tile-chaos_priest = Prêtre du chaos
    .text = 2 points de prière de plus chaque Nuit.
tile-ambush = Embuscade
    .text = Une fois les cartes révélées, vous pouvez échanger votre carte Combat jouée avec celle que vous avez défaussée.
tile-divine_advantage = Avantage divin
    .text = Chaque Nuit, piochez 2 cartes divines de plus dans votre pioche, gardez-en 1 et défaussez l’autre.
tile-crocodile = Crocodile
    .text = Apporte la créature Crocodile : +1 mouvement, +2 force et +1 dégât pour sa troupe.
tile-deadly_mirror = Miroir mortel
    .text = Immédiatement : reprenez vos cartes Combat utilisées, retirez-en une du jeu en secret et gagnez la carte Miroir mortel.
tile-magic_versatility = Polyvalence magique
    .text = Pour Seth seul. Le jeton transparent : une fois par Jour, une action de plus sur toute case libre de son plateau ; sur une case jaune, il désigne le membre visé.
tile-cobra = Cobra
    .text = Apporte la créature Cobra : +1 mouvement, +2 force, et avant chacun de ses combats l’adversaire perd 1 unité.
tile-wrath_of_the_storm = Colère de la tempête
    .text = Le jeton doré : une fois par Jour, une action Se déplacer ou Recruter de plus, pendant un de vos tours.
tile-lord_of_chaos = Seigneur du chaos
    .text = +1 force et +1 protection dans chaque combat.

## Tuiles Pouvoir de la communauté

tile-osiris = Osiris
    .text = Apporte Osiris, la créature de tous les membres : +1 mouvement, +3 force et +1 protection pour sa troupe.
tile-common_rampart = Rempart commun
    .text = Toutes les troupes de la communauté : +1 force en défense.
tile-common_prayer = Prière commune
    .text = Chaque membre gagne 1 point de prière de plus chaque Nuit et à l’éclipse.
tile-common_march = Marche commune
    .text = Chaque déplacement de la communauté va 1 case plus loin.
tile-new_legion = Légion
    .text = Chaque troupe où vous avez une unité peut compter jusqu’à 7 unités ; pour Seth, toutes ses troupes.
tile-new_sphinx = Sphinx
    .text = Apporte la créature Sphinx : +2 force. Seth ne peut pas corrompre sa troupe, et rien ne l’atteint hors combat.

## Créatures et cartes Créature

creature-vulture = Vautour
    .text = +2 mouvement, +1 force. Après chacun de ses combats, sa troupe gagne 1 point de prière par unité détruite dans les deux camps, au plus 2.
creature-crocodile = Crocodile
    .text = +1 mouvement, +2 force, +1 dégât.
creature-cobra = Cobra
    .text = +1 mouvement, +2 force. Avant les cartes de chacun de ses combats, l’adversaire y détruit 1 de ses propres unités ; la protection n’y fait rien.
creature-osiris = Osiris
    .text = +1 mouvement, +3 force, +1 protection. Chaque membre le contrôle : toute unité de la communauté peut l’accompagner, quiconque se déplace peut l’emmener.
creature-new_sphinx = Sphinx
    .text = +2 force, aucun mouvement. Sa troupe ne peut être ni corrompue ni attaquée par une troupe corrompue, et ne perd aucune unité hors combat.
creaturecard-elephant = Éléphant ancestral
    .text = Force 3, dégâts 1. Après son combat, la carte quitte la partie.
creaturecard-snake = Serpent du désert
    .text = Force 2, dégâts 0. La créature du défenseur compte comme absente. Après son combat, la carte quitte la partie.
creaturecard-scarab = Scarabée royal
    .text = Force 4, dégâts 0. Contre deux ou trois membres, sa force est de 3 : un équilibrage de notre part, pas imprimé. Si Seth gagne, il reçoit 2 points de prière. Après son combat, la carte quitte la partie.
creaturecard-scorpion = Scorpion géant
    .text = Force 4, dégâts 2. Après son combat, la carte quitte la partie.
creaturecard-phoenix = Phoenix
    .text = Force 4, dégâts 0. Il peut aussi frapper dans les cités des membres. Après son combat, la carte quitte la partie.
creaturecard-mummy = Momie
    .text = Force 4, dégâts 0. Après le combat, gagné ou perdu, Seth pioche 1 carte divine. Après son combat, la carte quitte la partie.
creaturecard-sphinx = Sphinx
    .text = Force 4, dégâts 0. Le défenseur ne peut pas jouer de cartes divines dans ce combat. Après son combat, la carte quitte la partie.
creaturecard-khnum = Sphinx de Khnum
    .text = Force 3, dégâts 0. Il peut frapper n’importe quelle troupe, quelle que soit la couleur du jeton. Après son combat, la carte quitte la partie.
creaturecard-griffin = Sphinx griffon
    .text = Force 4, dégâts 1. Après son combat, la carte quitte la partie.
creaturecard-devourer = Dévoreur
    .text = Force 4, dégâts 1. La protection du défenseur ne compte pas. Après son combat, la carte quitte la partie.

## Cartes divines de Seth

card-seth_chaos_rage = Rage du chaos
    .text = Dans un de vos combats : +1 force.
card-seth_chaos_fury = Fureur du chaos
    .text = Dans un de vos combats : +2 force.
card-seth_bloodlust = Soif de sang
    .text = Dans un de vos combats : +2 dégâts.
card-seth_bronze_scales = Écailles de bronze
    .text = Dans un de vos combats : +1 protection.
card-seth_iron_scales = Écailles de fer
    .text = Dans un de vos combats : +2 protection.
card-seth_sandstorm = Tempête de sable
    .text = Pendant un déplacement ou pour une troupe d’une Invasion furieuse, avant le premier pas : la troupe va 1 case plus loin.
card-seth_breach = Brèche
    .text = Pendant un déplacement ou pour une troupe d’une Invasion furieuse : les murailles ne l’arrêtent plus.
card-seth_raining_fire = Pluie de feu
    .text = À votre tour : détruisez une unité ennemie sur n’importe quelle case.
card-seth_dark_offering = Offrande sombre
    .text = À votre tour : gagnez 2 points de prière.
card-seth_mana_theft = Vol de mana
    .text = À votre tour : chaque adversaire perd 1 point de prière, et vous en gagnez 1 en tout.
card-seth_enlistment = Enrôlement
    .text = À votre tour : placez gratuitement jusqu’à 2 unités de votre réserve dans votre cité ou avec vos troupes.
card-seth_veto = Veto
    .text = Au tour de l’autre camp : annulez une carte divine qui vient d’être jouée hors combat.

## Cartes divines de la communauté

card-ally_war_rage = Rage guerrière
    .text = Dans un de vos combats : +1 force.
card-ally_war_fury = Fureur guerrière
    .text = Dans un de vos combats : +2 force.
card-ally_bloody_battle = Combat sanglant
    .text = Dans un de vos combats : +1 dégât.
card-ally_bloodbath = Bain de sang
    .text = Dans un de vos combats : +2 dégâts.
card-ally_bronze_wall = Mur de bronze
    .text = Dans un de vos combats : +1 protection.
card-ally_iron_wall = Mur de fer
    .text = Dans un de vos combats : +2 protection.
card-ally_glory = Gloire
    .text = Dans un de vos combats : 4 points de prière si vous gagnez, à partager entre les membres présents.
card-ally_divine_protection = Protection divine
    .text = Dans un de vos combats : si vous l’emportez, l’adversaire ne détruit aucune unité de votre troupe.
card-ally_reinforcements = Renforts
    .text = Dans un de vos combats : si vous l’emportez, placez gratuitement jusqu’à 3 unités de votre réserve dans votre cité ou avec vos troupes.
card-ally_tactical_choice = Choix tactique
    .text = Dans un de vos combats : une fois les cartes révélées, vous pouvez échanger votre carte Combat jouée avec celle que vous avez défaussée.
card-ally_swiftness = Rapidité
    .text = Pendant votre déplacement, avant le premier pas : ce déplacement va 1 case plus loin.
card-ally_prayer = Prière
    .text = À votre tour : gagnez 2 points de prière.
card-ally_shared_faith = Foi partagée
    .text = À votre tour : donnez jusqu’à 4 de vos points de prière à un autre membre.
card-ally_enlistment = Enrôlement
    .text = À votre tour : placez gratuitement jusqu’à 2 unités de votre réserve dans votre cité ou avec vos troupes.
card-ally_teleportation = Téléportation
    .text = Pendant votre déplacement : le groupe se téléporte de n’importe quelle case vers un obélisque. Seule la carte se paie.
card-ally_raining_fire = Pluie de feu
    .text = À votre tour : détruisez une unité ennemie sur n’importe quelle case.
card-ally_divine_memory = Mémoire divine
    .text = À votre tour : parcourez la défausse de votre pioche et prenez une carte en main, mais jamais une Mémoire divine.
card-ally_open_gates = Portes ouvertes
    .text = Pendant votre déplacement : les murailles n’arrêtent plus ce déplacement.
card-ally_veto = Veto
    .text = Au tour de l’autre camp : annulez une carte divine qui vient d’être jouée hors combat.
card-ally_escape = Fuite
    .text = Si Seth attaque de jour une troupe où vous avez une unité : toute la troupe part sur une case adjacente sans unités, et il n’y a pas de combat.

## Cartes Combat de Seth

battle-s410 = Front d’orage
    .text = Force 4, dégâts 1, protection 0.
battle-s320 = Horde enragée
    .text = Force 3, dégâts 2, protection 0.
battle-s301 = Mur rouge
    .text = Force 3, dégâts 0, protection 1.
battle-s221 = Crocs et écailles
    .text = Force 2, dégâts 2, protection 1.
battle-s202 = Carapace de sable
    .text = Force 2, dégâts 0, protection 2.
battle-s130 = Carnage du désert
    .text = Force 1, dégâts 3, protection 0.
battle-s500 = Charge suicidaire
    .text = Force 5, dégâts 0, protection 0. Après les pertes, 2 autres de vos unités présentes sont détruites. Pas pour une créature corrompue.
battle-s113 = Dans la poussière
    .text = Force 1, dégâts 1, protection 3.
battle-mirror = Miroir mortel
    .text = Force et protection de la carte Combat ennemie, et ses dégâts +1. Elle vient avec la tuile Miroir mortel.

## Le plateau d'actions de Seth

sethaction-goldTip = Sommet doré
    .text = Pour un jeton doré seulement : une fois par Jour, une des actions que nomment vos tuiles dorées.
sethaction-sethMove1 = Se déplacer, première rangée
    .text = Déplacez une troupe : une case, plus avec des pouvoirs ; téléportation d’une pyramide à un obélisque pour 2 points de prière. Le portail est toujours ouvert à Seth.
sethaction-invasion = Invasion furieuse
    .text = Déplacez jusqu’à 2 troupes de cases différentes, puis combattez. S’il y a 2 combats, chacun reçoit une de vos cartes et vous n’en défaussez aucune.
sethaction-sethMove2 = Se déplacer, deuxième rangée
    .text = Déplacez une troupe : une case, plus avec des pouvoirs ; téléportation d’une pyramide à un obélisque pour 2 points de prière. Le portail est toujours ouvert à Seth.
sethaction-sethRecruit = Recruter, deuxième rangée
    .text = Placez des unités de votre réserve dans vos quartiers pour 1 point de prière chacune, 6 au plus par quartier. Une créature en attente revient aussi.
sethaction-sethRaise = Faire évoluer, deuxième rangée
    .text = Élevez la pyramide violette. Chaque nouveau niveau coûte son numéro en points de prière.
sethaction-sethPray1 = Prier, à gauche
    .text = Gagnez 3 points de prière.
sethaction-sethPray2 = Prier, à droite
    .text = Gagnez 3 points de prière.
sethaction-invoke1 = Invocation, à gauche
    .text = Piochez 1 carte divine de Seth.
sethaction-invoke2 = Invocation, à droite
    .text = Piochez 1 carte divine de Seth.
sethaction-buyPower = Acheter un pouvoir
    .text = Achetez une tuile violette, au plus du niveau de la pyramide violette, ou une tuile de la couleur et du niveau d’une pyramide de membre que vous tenez, pour son niveau en points de prière.
sethaction-corruptPyramid = Corrompre une pyramide
    .text = Achetez une tuile d’une couleur présente dans la cité du membre visé, sans dépasser le niveau de sa pyramide ni de la vôtre, pour son niveau + 1 en points de prière.
sethaction-corruptCreature = Corrompre une créature
    .text = Avec une carte Créature dont la tuile est à vendre, attaquez une troupe qui a une unité du membre visé. Gagner rapporte 1 point de combat ; ensuite la carte est perdue.
sethaction-corruptTroop = Corrompre une troupe
    .text = Déplacez en entier et à vos frais une troupe qui a une unité du membre visé. Elle peut attaquer la troupe d’un autre membre ; si elle gagne, vous recevez 1 point de combat.
sethaction-destroyTwo = Détruire deux unités
    .text = Détruisez 2 unités du membre visé, où qu’elles soient.

## Jetons et pièces de Seth

power-act_of_osiris = Acte d’Osiris
    .text = Le jeton gris : une fois par Jour, un membre ajoute une action sur son propre plateau.
power-will_of_osiris = Volonté d’Osiris
    .text = Le jeton doré commun : une fois par Jour, un membre fait une action Se déplacer ou Recruter de plus, sur son sommet doré.
power-strength_of_horus = Force d’Horus
    .text = Toutes les troupes de la communauté : +1 force en combat.
power-veil_of_isis = Voile d’Isis
    .text = Toutes les troupes de la communauté : +1 protection en combat.
power-wisdom_of_thoth = Sagesse de Thot
    .text = Chaque Nuit, chaque membre pioche 1 carte divine de plus ; pas à l’éclipse.
power-breath_of_hapi = Souffle d’Hâpy
    .text = Chaque action Prier d’un membre rapporte 1 point de prière de plus.
prayertoken-prayer1 = Jeton Prière 1
    .text = Pour un temple sacré de niveau 2 : 1 point de prière à la fin de chaque Jour. Au niveau 3, il est retourné : 2 points de prière.
prayertoken-prayer2 = Jeton Prière 2
    .text = Pour un temple sacré de niveau 2 : 1 point de prière à la fin de chaque Jour. Au niveau 3, il est retourné : 2 points de prière.
prayertoken-prayer3 = Jeton Prière 3
    .text = Pour un temple sacré de niveau 2 : 1 point de prière à la fin de chaque Jour. Au niveau 3, il est retourné : 3 points de prière.
prayertoken-prayer4 = Jeton Prière 4
    .text = Pour un temple sacré de niveau 2 : 1 point de prière à la fin de chaque Jour. Au niveau 3, il est retourné : 3 points de prière.
piece-violet_token = Jeton Action violet
    .text = Seth en a un de plus qu’il y a de membres. Il ne va que sur les cases violettes.
piece-gold_token = Jeton Action doré
    .text = Un pour la Colère de la tempête, un pour la Volonté d’Osiris.
piece-grey_token = Jeton Action gris
    .text = Une action de plus par Jour pour un membre, grâce à l’Acte d’Osiris.
piece-clear_token = Jeton Action transparent
    .text = Vient avec la Polyvalence magique : toute case libre du plateau de Seth.
piece-track_marker = Marqueur du Jour
    .text = Montre sur la piste à qui de jouer.
piece-temporary_point = Point de victoire temporaire
    .text = Un pour chaque temple sacré de niveau 3 que tient la communauté.
piece-portal = Portail
    .text = Relie le désert devant la cité de Seth et la Berge ouest. Seth l’utilise toujours, la communauté une fois que la Grande Cérémonie l’a ouvert.
piece-temple_base = Base du temple
    .text = Niveau 1 d’un temple sacré. Il coûte 1 unité présente et ne fait encore rien.
piece-temple_prayer = Niveau de prière
    .text = Niveau 2 d’un temple sacré, pour 2 unités présentes. Un jeton Prière lui est attribué sans être vu.
piece-temple_power = Niveau de pouvoir
    .text = Niveau 3 d’un temple sacré, pour 3 unités présentes. Il apporte un pouvoir et compte comme temple ; le premier valide un objectif.

## Les jours de Seth

track-day2 = Jour de Seth contre deux
    .text = Seth pose 5 jetons en cinq tours, chaque membre quatre en quatre tours.
track-day3 = Jour de Seth contre trois
    .text = Seth pose 7 jetons en cinq tours, chaque membre quatre en quatre tours, et il y a une éclipse.
track-day4 = Jour de Seth contre quatre
    .text = Seth pose 9 jetons en cinq tours, chaque membre quatre en quatre tours, et il y a une éclipse.
track-day5 = Jour de Seth contre cinq
    .text = Seth pose 11 jetons en cinq tours, chaque membre quatre en quatre tours, et il y a une éclipse.

## Cases de Seth

space-SE1 = Quartier de Seth 1
    .text = Le premier quartier de la cité de Seth. La pyramide violette se dresse là où les trois se rejoignent.
space-SE2 = Quartier de Seth 2
    .text = Le deuxième quartier de la cité de Seth. La pyramide violette se dresse là où les trois se rejoignent.
space-SE3 = Quartier de Seth 3
    .text = Le troisième quartier de la cité de Seth. La pyramide violette se dresse là où les trois se rejoignent.
space-SEG = Porte de Seth
    .text = Le désert devant la cité de Seth ; il touche les trois quartiers et porte un portail.

## Règles maison de Seth

house-sethTarget = Points de combat de Seth
    .text = Seth gagne avec ce nombre de points de combat. La règle imprimée : 8, ou 10 si Seth est le joueur le plus expérimenté ; tout autre nombre est une règle maison.
house-sanctuaryScores = Point du Sanctuaire
    .no = À quatre membres, le Sanctuaire ne fait rien.
    .yes = La communauté peut y sacrifier comme d’habitude.
house-alliedWallsHinderAllies = Murailles des alliés
    .no = Les murailles des membres n’arrêtent pas les membres.
    .yes = Elles les arrêtent.
house-portalForRetreat = Retraite par le portail
    .no = Personne n’y bat en retraite ni n’y fuit.
    .yes = Qui a le droit de l’utiliser le peut.
house-templeOnPortalSpaces = Temples sacrés aux portails
    .yes = On peut y en construire.
    .no = On ne peut pas.
house-sethMayBuyHeldColour = Couleurs tenues par Seth
    .yes = Avec Acheter un pouvoir, Seth peut acheter la couleur d’une pyramide qu’il tient.
    .no = Violet seulement.
house-sethMayRaiseHeldPyramid = Élever les pyramides tenues par Seth
    .no = Seth n’élève que la pyramide violette.
    .yes = Aussi les pyramides des membres qu’il tient.
house-violetPyramidCapturable = La pyramide violette en d’autres mains
    .no = Elle est toujours à Seth.
    .yes = Tant que des membres occupent tous les quartiers de Seth, ceux qui y sont peuvent acheter avec elle, et Seth non.
house-sethSilverOnYellow = Le jeton argenté de Seth
    .no = Il ne va que sur les cases violettes.
    .yes = Aussi sur les jaunes ; Seth désigne alors le membre visé.
house-powerTokensActAtEclipse = Jetons Pouvoir à l’éclipse
    .no = Leurs effets de nuit sont inactifs.
    .yes = Ils agissent comme la Nuit.
house-alliedPyramidsCountForViolet = Tuiles violettes et pyramides alliées
    .no = Il faut trois pyramides à soi du niveau requis.
    .yes = Les pyramides alliées qu’on contrôle comptent aussi.
house-corruptedDefensiveVictoryScores = Victoire défensive contre la corruption
    .yes = Elle rapporte aussi contre une créature ou une troupe corrompue.
    .no = Elle ne rapporte rien.
house-silverAndGreySameTurn = Argenté et gris au même tour
    .no = Un membre utilise l’un des deux par tour.
    .yes = Les deux.
house-districtWinCheck = Quand la cité de Seth tombe
    .afterBuilding = À son tour, la communauté construit d’abord ses temples, puis gagne si elle occupe la cité de Seth.
    .beforeBuilding = L’inverse.

## Chiffres de Seth

number-alliance_target = Points permanents qu’il faut à la communauté
number-seth_units = Unités de Seth
number-seth_units_placed = Unités de Seth au départ
number-member_units = Unités d’un membre
number-member_units_placed = Unités d’un membre au départ
number-seth_limit = Limite des troupes de Seth
number-alliance_limit = Limite des troupes de la communauté
number-creature_limit = Créatures d’un camp par case
number-seth_prayer = Points de prière de Seth au départ
number-member_prayer = Points de prière d’un membre au départ
number-most_prayer = Maximum de points de prière
number-violet_tokens_beyond_members = Jetons violets en plus d’un par membre
number-member_tokens = Jetons d’un membre
number-tokens_given_to_seth = Jetons donnés à Seth par membre
number-violet_pyramid = Niveau de départ de la pyramide violette
number-seth_night_prayer_per_member = Points de prière de Seth par membre et par Nuit
number-member_night_prayer = Points de prière d’un membre par Nuit
number-night_cards = Cartes divines par Nuit
number-eclipse_vision = Cartes vues par Vision à l’éclipse
number-seth_pray = Points de prière de l’action Prier de Seth
number-seth_invoke = Cartes d’une Invocation
number-corrupt_pyramid_surcharge = Supplément de Corrompre une pyramide
number-destroyed_units = Unités détruites par Détruire deux unités
number-creature_battle_points = Maximum de points d’une carte Créature
number-invasion_groups = Troupes d’une Invasion furieuse
number-recall_less = Points de prière en moins au rappel
number-temples = Temples sacrés
number-temple_cost_1 = Unités pour le niveau 1
number-temple_cost_2 = Unités pour le niveau 2
number-temple_cost_3 = Unités pour le niveau 3
number-ceremony_per_member = Coût de la cérémonie par membre
number-ceremony_less_per_point = Réduction de la cérémonie par PV temporaire
number-proposals_per_member = Propositions possibles par membre
