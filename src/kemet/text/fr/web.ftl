## Battle, market, hand, path, dawn

colon = { " :" }
parts-you = Vous

tokens-title = Plateau d’actions
tokens-title-of = Plateau d’actions : { $who }
tokens-used = jeton posé aujourd’hui
tokens-open = Ouvrir le plateau d’actions
tokens-open-text = Touchez pour ouvrir le plateau d’actions.
laid-none = Aucun jeton posé aujourd’hui.
tokens-legal = possible maintenant
tokens-left = { $count ->
    [one] { $count } jeton Action restant
   *[other] { $count } jetons Action restants
  }
tokens-left-text = Un jeton ordinaire est posé à chacun de vos cinq tours d’un Jour.
tokens-row-done = La rangée du { $row } a un jeton
tokens-row-needed = La rangée du { $row } attend encore un jeton
tokens-row-text = À la fin du Jour, chaque rangée doit avoir au moins un de vos jetons ; l’argenté compte, le doré non.
tokens-gold = Jeton doré
tokens-gold-text = Une fois par Jour, une action de plus nommée par vos tuiles dorées, à un tour où vous posez aussi un jeton ordinaire.
tokens-gold-none = Jeton doré : vous n’en avez pas
tokens-gold-placed = Jeton doré : utilisé aujourd’hui
tokens-gold-hand = Jeton doré : prêt
tokens-gold-use = Jeton doré : { $action }
tokens-silver = Jeton argenté
tokens-silver-text = Une fois par Jour, une action de plus sur une case libre, à un tour où vous posez aussi un jeton ordinaire.
tokens-silver-placed = Jeton argenté : utilisé aujourd’hui
tokens-silver-hand = Jeton argenté : prêt ; touchez-le pour le poser

market-title = Tuiles Pouvoir
market-all = tout
market-tab = Tuiles { $colour } ; votre pyramide : { $level }
market-not-now = Pas maintenant
market-your-level = votre pyramide est au niveau { $level }
market-taken = Prises
market-level = Niveau { $level }
market-place = { $colour }, niveau { $level }
market-yours = à vous
market-owner = à { $who }
market-sealed = scellée jusqu’au prochain Jour
market-can = vous pouvez l’acheter maintenant
market-can-for = vous pouvez l’acheter maintenant pour { $price } PP
market-can-seal = vous pouvez la sceller maintenant

hand-title = Vos cartes
hand-battle = Cartes Combat · { $count } sur { $all }
hand-divine = Cartes divines · { $count }
hand-offered = Choisissez-en une
hand-none = aucune
hand-used = utilisée ; revient quand toutes le sont
hand-remove = la retirer pour de bon
hand-watching = Vous regardez ; les mains sont cachées.
hand-back = Carte Combat, face cachée
hand-battle-card = { $name } : force { $strength }, dégâts { $damage }, protection { $protection }
hand-divine-card = { $count ->
    [one] { $name }, coûte { $cost }
   *[other] { $count } fois { $name }, coûte { $cost }
  }
hand-play = { $count ->
    [one] Jouer { $name }, coûte { $cost }
   *[other] Jouer { $name }, coûte { $cost } ; vous en avez { $count }
  }

fight-title = Combat : { $space }
fight-steps = Étapes du combat
fight-step-escape = Fuite
fight-step-march = Marche
fight-step-objects = Objets
fight-step-cards = Cartes
fight-step-locked = Verrou
fight-step-reveal = Révélation
fight-step-strength = Force
fight-step-losses = Pertes
fight-step-spoils = Gains
fight-step-retreat = Retraite
fight-attacker = attaque
fight-defender = défense · gagne à égalité
fight-see-board = Voir le plateau
fight-open = Retour au combat
fight-dismiss = Fermer le résultat
fight-skip = Passer
fight-tempo = Vitesse : { $tempo }
fight-tempo-still = images fixes
fight-say-locked = Les deux camps ont choisi.
fight-scale = La balance : { $left } contre { $right }
fight-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  }
fight-figures-lost = { $count ->
    [one] { $count } unité, pertes : { $lost }
   *[other] { $count } unités, pertes : { $lost }
  }
fight-silent = Ne compte pas dans ce combat.
fight-strength-of = Force : { $who }
fight-value-text = La force est la somme des unités, de la carte Combat, des tuiles, de la créature, des objets et des cartes divines.
fight-mirror = reflet : { $card }
fight-other = autres effets
fight-temporary-strength = jeton de la route
fight-temporary-damage = jeton de la route
fight-temporary-protection = jeton de la route
fight-card-open = votre carte Combat
fight-card-possible = { $count ->
    [one] carte Combat, { $count } possible
   *[other] carte Combat, { $count } possibles
  }
fight-divine-possible = { $count ->
    [one] jusqu’à { $count } carte divine
   *[other] jusqu’à { $count } cartes divines
  }
fight-if-added = { $name }, si vous l’ajoutez
fight-losses = Pertes
fight-losses-text = Dégâts de l’autre camp moins votre protection ; au plus toutes vos unités.
fight-damage-taken = dégâts subis
fight-protection = protection
fight-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
  }
fight-own-card = par sa propre carte Combat
fight-points = { $count ->
    [one] { $signed } point de victoire
   *[other] { $signed } points de victoire
  }
fight-prayer = +{ $count } PP
fight-cards = { $count ->
    [one] pioche { $count } carte divine
   *[other] pioche { $count } cartes divines
  }
fight-dawn = { $count ->
    [one] +{ $count } jeton Aube
   *[other] +{ $count } jetons Aube
  }
fight-your-battle-cards = Vos cartes Combat
fight-your-divine-cards = Vos cartes divines de combat
fight-pick = Jouez-en une, défaussez-en une
fight-pick-text = Touchez une carte pour la jouer et une autre pour la défausser. Les cartes divines vont sous la carte jouée.
fight-cost = Coût : { $cost } de vos { $prayer } PP.
fight-tag-play = jouer
fight-tag-discard = défausser
fight-tag-add = ajouter
fight-tag-add-many = ajouter { $count }
fight-lock = Valider mon choix
fight-undo = Annuler
fight-seal = Sceller { $tile } ({ $who })
fight-wound = Défausser { $name } pour +1 force
fight-recall = Rappeler
fight-recall-for = Rappeler (+{ $prayer } PP)
fight-waiting = Les deux camps choisissent
fight-waiting-text = Personne ne voit de carte avant que les deux camps aient choisi.
fight-waiting-for = on attend { $who }
fight-continue = Continuer
fight-choosing = les deux camps choisissent leurs cartes
fight-has-chosen = { $who } a choisi.
fight-is-choosing = { $who } choisit.
fight-hidden-text = Personne ne voit la carte avant que les deux aient choisi.
fight-odds = Vos chances
fight-odds-text = Calculées sur chaque carte Combat que l’autre camp peut encore avoir, toutes également probables ; il ajoute chaque carte divine qu’il peut avoir et payer. Les objets ne sont pas comptés.
fight-odds-all = Vos chances en jouant bien
fight-odds-card = Si vous jouez { $card }
fight-odds-win = victoire { $win } %
fight-odds-say = Vous gagnez dans { $win } pour cent des cas ; une de vos unités survit dans { $survive } pour cent
fight-odds-more = Point : { $point } % ; survivant : { $survive } %. Pertes moyennes : { $own } pour vous, { $enemy } en face.
fight-odds-more-plain = Au moins un survivant : { $survive } %. Pertes moyennes : { $own } pour vous, { $enemy } en face.
fight-you-win = Vous gagnez, { $high } à { $low }.
fight-you-lose = { $winner } gagne, { $high } à { $low } ; vous perdez.
fight-wins = { $winner } bat { $loser }, { $high } à { $low }.
fight-and-points = { $count ->
    [one] { $signed } point de victoire.
   *[other] { $signed } points de victoire.
  }
fight-loses = { $count ->
    [0] { $who } ne perd aucune unité.
    [one] { $who } perd 1 unité.
   *[other] { $who } perd { $count } unités.
  }
fight-loses-you = { $count ->
    [0] Vous ne perdez aucune unité.
    [one] Vous perdez 1 unité.
   *[other] Vous perdez { $count } unités.
  }
fight-fate-recalled = { $count ->
    [one] { $who } rappelle { $count } unité contre autant de PP.
   *[other] { $who } rappelle { $count } unités contre autant de PP.
  }
fight-fate-recalled-you = { $count ->
    [one] Vous rappelez { $count } unité contre autant de PP.
   *[other] Vous rappelez { $count } unités contre autant de PP.
  }
fight-fate-retreated = { $who } bat en retraite : { $space }.
fight-fate-retreated-you = Vous battez en retraite : { $space }.
fight-fate-stayed = { $who } reste.
fight-fate-stayed-you = Vous restez.
fight-fate-destroyed = { $who } n’a plus personne ici.
fight-fate-destroyed-you = Vous n’avez plus personne ici.
fight-say-begin = Attaque : { $attacker }, au moins { $left }. Défense : { $defender }, au moins { $right }.
fight-winner = gagne
fight-say-reveal = Révélation : { $attacker } ; { $defender }.
fight-say-card = { $who } { $card }, { $strength }, { $damage }, { $protection }
fight-say-with = avec { $cards }
fight-say-strength = Force : { $attacker } { $left }, { $defender } { $right }.
fight-say-tie = À égalité, la défense gagne.
fight-say-losses = Pertes : { $attacker } { $left }, { $defender } { $right }.

way-title = Le chemin vers Ta-Seti
way-boards = Quatre plateaux de gauche à droite ; les flèches vont d’étape en étape
way-stop = { $kind } { $stop }
way-there = sur place : { $what }
way-nothing = rien sur place
way-priests = { $count ->
    [one] { $count } prêtre ({ $who })
   *[other] { $count } prêtres ({ $who })
  }
way-to-with = { $stop } ({ $what })
way-leads = routes vers { $stops }
way-legal = Possible maintenant
way-symbol-text = Tous les symboles de la route suivie agissent aussitôt, dans l’ordre du voyage.
way-points-left = { $count ->
    [one] encore { $count } point de côté
   *[other] encore { $count } points de côté
  }
way-ask = { $count ->
    [one] Une étape peut être atteinte : touchez-la, puis envoyez le prêtre.
   *[other] { $count } étapes peuvent être atteintes : touchez-en une, puis envoyez le prêtre.
  }
way-who = Quel prêtre part ?
way-from-reserve = un nouveau
way-walk = Envoyer le prêtre
way-walk-from = Envoyer { $from }
way-no-priest = Aucun prêtre
way-take = Prendre { $what }
way-take-nothing = Ne rien prendre
way-look = Pointez une étape pour voir ce qui s’y trouve et où mènent ses routes.
way-close = Voir le plateau
way-players = Prêtres, objets et compétences
way-count-wait = { $count ->
    [one] { $count } attend
   *[other] { $count } attendent
  }
way-count-walk = { $count ->
    [one] { $count } en route
   *[other] { $count } en route
  }
way-count-map = { $count } sur le plateau
way-count-reserve = { $count } en réserve d’unités
way-no-object = aucun objet
way-no-skill = aucune compétence
way-dawn = { $count ->
    [one] { $count } jeton Aube
   *[other] { $count } jetons Aube
  }

bid-title = Aube
bid-text = La plus haute mise choisit d’abord une place dans l’ordre du tour ; à égalité, l’ancien ordre décide.
bid-places = Places dans l’ordre du tour
bid-place-free = Place { $place }
bid-place-legal = Prendre la place { $place }
bid-place-taken = Place { $place } : { $who }
bid-bids = Mises
bid-old-place = numéro { $place } jusqu’ici
bid-none = pas encore de mise
bid-value = mise { $value }
bid-spent = { $count ->
    [one] { $count } dépensé ·
   *[other] { $count } dépensés ·
  }
bid-spend = { $count ->
    [0] Aucun
   *[other] Dépenser { $count }
  }
bid-tokens-text = Qui perd un combat, ou y perd toutes ses unités, gagne un jeton Aube. Chaque jeton dépensé ajoute 1 à une mise.
bid-tokens-hidden = Jetons Aube : cachés
bid-show = Miser { $value }
bid-show-none = Miser

## Table

page-loading = Un instant…
page-missing = Il n’y a rien ici.
page-missing-text = L’adresse est peut-être mal recopiée, ou la table a été supprimée.
page-home = Retour à l’accueil
gallery-name = Galerie

bar-home = Retour à l’accueil
bar-day = Jour { $day }
bar-night = Nuit { $day }
bar-round = manche { $round } sur { $rounds }
bar-round-short = manche { $round }
bar-last-day = dernier Jour
bar-order = Ordre du tour
bar-first-to = premier à
bar-tools = Outils
bar-mute = Couper le son
bar-unmute = Mettre le son
bar-text = La table en texte
bar-language = Langue
bar-theme = Couleurs de jour ou de nuit
bar-rules = Règles
bar-menu = Menu

board-region = Plateau
board-name = Plateau pour { $players } joueurs
board-whole = Montrer tout le plateau
board-not-now = Impossible maintenant.
board-legal = Possible
board-legal-many = Possible : { $count } choix
board-pyramid = pyramide { $colour }, niveau { $level }
board-crossing = port entre la case { $from } et la case { $to }
way-steps = { $steps ->
    [one] un pas
   *[other] { $steps } pas
  }
way-teleport = { $steps ->
    [one] téléportation
   *[other] { $steps } pas, dont une téléportation
  }
word-prayer = PP
word-victory = PV

space-of-city = { $space } { $who ->
    [Anubis] d’Anubis
    [Horus] d’Horus
    [Ouadjet] d’Ouadjet
   *[other] de { $who }
  }
space-gate-of = Porte { $who ->
    [Anubis] d’Anubis
    [Horus] d’Horus
    [Ouadjet] d’Ouadjet
   *[other] de { $who }
  }

players-name = Joueurs
side-name = Pouvoirs et journal
hand-name = Votre main
tabs-name = Volets de la table
tab-map = Plateau
tab-actions = Actions
tab-hand = Main
tab-powers = Pouvoirs
tab-log = Journal
tab-asked = question ici

player-resigned = abandon : robot
player-gave-up = abandon
player-away = pas là
player-active = C’est son tour
player-city = cité { $city }
player-points = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
  }
player-points-text = Points gagnés pour de bon et points tenus maintenant. Avec { $target } à la fin d’un Jour, la partie peut se terminer.
player-no-points = pas encore de points
player-prayer = { $count } PP
player-prayer-text = Les points de prière paient niveaux, tuiles, unités, téléportations et cartes. Personne n’en a jamais plus de 11.
player-tokens = { $count ->
    [one] { $count } jeton Action restant
   *[other] { $count } jetons Action restants
  }
player-reserve = { $count ->
    [one] { $count } unité en réserve
   *[other] { $count } unités en réserve
  }
player-reserve-text = Unités qui peuvent être recrutées de nouveau.
player-divine = { $count ->
    [one] { $count } carte divine
   *[other] { $count } cartes divines
  }
player-divine-text = Cachées à tous les autres. Il en vient une de plus chaque Nuit.
player-battle = { $count ->
    [one] { $count } carte Combat en main
   *[other] { $count } cartes Combat en main
  }
player-battle-text = Déjà révélées : { $shown }. Toutes reviennent quand les deux dernières sont utilisées.
player-battle-none = aucune
player-cards = cartes divines : { $divine }, cartes Combat : { $battle }
player-tiles = Tuiles : { $tiles }
player-priests = { $count ->
    [one] { $count } prêtre attend près du chemin
   *[other] { $count } prêtres attendent près du chemin
  }
player-priests-text = Un jeton Se déplacer peut en faire avancer un.
player-dawn = { $count ->
    [one] { $count } jeton Aube
   *[other] { $count } jetons Aube
  }
player-sum-strength = Force dans chaque combat
player-sum-attack = Force en attaque
player-sum-defence = Force en défense
player-sum-damage = Dégâts dans chaque combat
player-sum-protection = Protection dans chaque combat
player-sum-move = Cases par déplacement
player-sum-initiative = Défenseurs détruits avant le combat
player-sum-night = Points de prière chaque Nuit
player-sum-pray = Points de prière par action Prier
player-more = +{ $count }
race-name = La course aux { $target } points
race-bar = { $count } points sur { $target }, dont { $now } seulement détenus pour l’instant
player-held = Ce que { $who } peut encore avoir
player-held-text = en main : { $count } ; possibles : { $possible }
player-source-battle = Gagnés au combat ; pour de bon.
player-source-temporary = Temples et pyramides de niveau 4 tenus maintenant ; perdus avec eux.
player-source-two_temples = Pour deux temples ou plus à la fin d’un Jour ; pour de bon.
player-source-sanctuary = Pour des sacrifices au Sanctuaire ; pour de bon.
player-source-tiles = Des tuiles Point de victoire ; pour de bon.
player-source-creatures = Du Sphinx ; pour de bon.
player-source-path = Du chemin vers Ta-Seti ; pour de bon.
player-source-daggers = Gagnés et perdus avec les Dagues à double tranchant.
player-doing-turn = joue
player-doing-move = se déplace
player-doing-battle = combat
player-doing-other = choisit

preview-name = Ce que c’est
preview-idle = Pointez un élément : son explication apparaît ici, avec son prix.
preview-choice = Votre choix
preview-several = { $count } choix ici : cliquez pour les voir.
preview-obelisk = obélisque : un lieu où se téléporter
preview-harbour = port
preview-win = victoire { $percent } %
preview-survive = survivants { $percent } %
preview-losses = pertes { $own } contre { $enemy }

prompt-name = Votre décision
prompt-moving = Déplacement depuis { $space }
prompt-steps = { $count ->
    [0] Plus de pas : jouez une carte, laissez des unités ou arrêtez-vous.
    [one] Encore un pas. Choisissez une case éclairée.
   *[other] Encore { $count } pas. Choisissez une case éclairée.
  }
prompt-card-target = { $card } : choisissez une case éclairée, ou Échap pour reprendre la carte.
prompt-several = Plusieurs choses sont possibles ici : { $space }
answers-step = Un pas ou plus
answers-teleport = Téléportation
answers-fight = Attaquer
answers-binding = sans retour
prompt-all = { $count ->
    [one] { $count } choix en liste
   *[other] Les { $count } choix en liste
  }
prompt-waiting = On attend { $who }
prompt-wait-text = Vous pouvez toujours regarder le plateau. Les consignes du menu répondent pour vous.
prompt-watching = Vous regardez. Pointez ou touchez un élément pour lire son explication.
prompt-past = Un moment du passé
prompt-past-text = Le plateau montre la table telle qu’elle était.
prompt-now = Revenir au présent
prompt-undo = Annuler
prompt-undo-closed = Rien à annuler, ou quelque chose a été révélé depuis
prompt-hint = Conseil
prompt-hint-says = Le robot choisirait : { $what }
prompt-hint-do = Le faire
prompt-hint-use = Suivre le conseil
prompt-end-turn = Finir le tour
prompt-stop = S’arrêter ici
prompt-group = Ce groupe part
prompt-regroup = Laisser les autres ici
prompt-go = Y aller
prompt-end = Finir
prompt-done = Terminé
prompt-pass-starting-pyramid = Laisser vide
prompt-pass-start-of-move = Ne pas bouger
prompt-pass-raise = Ne rien construire
prompt-pass-buy = Ne rien acheter
prompt-pass-place = Ne recruter personne
prompt-pass-creature-return = Laisser en réserve
prompt-pass-veto = Laisser agir la carte
prompt-pass-escape = Rester et combattre
prompt-pass-night-power = Plus de pouvoirs
prompt-pass-delta-sacrifice = Garder l’unité
prompt-pass-sanctuary-sacrifice = Garder les deux unités
prompt-pass-priest = Aucun prêtre ne part
prompt-pass-unit-to-destroy = Épargner tout le monde
prompt-pass-tokens-to-take = Ne rien prendre
prompt-pass-divine-seal = Garder le Sceau
prompt-pass-priest-to-send-back = Tous restent ici
prompt-pass-swap-of-battle-cards = Garder la carte révélée
prompt-done-place = Plus d’unités
prompt-done-divine-wound = Ne plus défausser
prompt-done-battle-objects = Ne plus rien utiliser
prompt-done-before-the-action = Commencer l’action
prompt-yes-veto = Jouer Veto
prompt-yes-delta-sacrifice = Sacrifier l’unité
prompt-yes-sanctuary-sacrifice = Sacrifier deux unités
prompt-yes-swap-of-battle-cards = Échanger les cartes
prompt-yes = Oui
prompt-recall = Rappeler
prompt-retreat = Battre en retraite
prompt-stay = Rester
prompt-reinforce = Renforcer
prompt-raise = Élever
prompt-build = Construire
prompt-do-fight-there = Attaquer là
prompt-do-step = Y aller
prompt-do-teleport = Se téléporter
prompt-do-place = Y mettre une unité
prompt-do-priest = Y mettre un prêtre
prompt-do-from = Cette troupe
prompt-do-raise = Élever
prompt-do-build = Construire
prompt-do-escape = Fuir ici
prompt-do-retreat = Les envoyer ici
prompt-do-fight = Ce combat d’abord
prompt-do-city = Prendre cette cité
prompt-do-creature = La mettre ici
prompt-do-card = La jouer ici
prompt-do-replace = Remplacer ici
prompt-do-sendback = Renvoyer ce prêtre
prompt-do-kill = En détruire une ici
victory-you = Vous avez gagné !
victory-decided = Le moment décisif
victory-battle = Jour { $day } : { $winner } bat { $loser }, { $high } à { $low } ({ $space }).
victory-odds = Ses chances de gagner la partie sont passées de { $before } % à { $after } %.
victory-picture = Partager une image
victory-you-text = { $god } règne sur les terres du Nil.
victory-other-text = Une belle guerre. Le récit dit comment elle a été gagnée ; la revanche est à un clic.
prompt-won = { $who } gagne
prompt-story = Le récit de la partie
prompt-replay = Revoir

picker-units = Unités qui partent
picker-priests = Prêtres parmi elles

token-kind-regular = ordinaire
token-kind-silver = argenté
token-kind-gold = doré

log-name = Journal
log-since = Depuis mon dernier tour
log-all = Tout
log-rerun = Revoir sur le plateau
log-just-now = À l’instant
log-see = Revoir
log-show = Montrer ce moment sur le plateau
log-resigned = { $who } abandonne ; un robot continue.
log-resigned-ends = { $who } abandonne ; la partie est terminée.
log-empty = Rien ne s’est encore passé.

chat-name = Discussion
chat-unread = { $count ->
    [one] Discussion, { $count } nouvelle ligne
   *[other] Discussion, { $count } nouvelles lignes
  }
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a rien dit.
chat-report = Signaler un message

call-name = Me prévenir
call-here = Kemet : à vous de jouer
orders-name = Consignes
orders-text = Réponses données d’avance, pour que personne ne vous attende. Personne d’autre ne les voit.
orders-veto = Quand un autre joue une carte divine
orders-escape = Quand on vous attaque et que vous pourriez fuir
orders-recall = Quand votre troupe peut être rappelée
orders-sacrifice = Quand vous pouvez sacrifier des unités
orders-divine_wound = Quand vous pouvez défausser des cartes pour Blessure divine
orders-battle_objects = Quand vous pouvez utiliser des objets au combat
orders-ask = me demander
orders-never = jamais
orders-always = toujours
orders-when-hit = seulement si elle me touche
orders-when-losing = seulement si je risque de perdre
orders-escape-below = Fuir si mes chances sont sous
orders-next = Quand c’est à un membre de jouer
orders-split = Quand un allié propose un partage de PP
orders-losses = Quand vous désignez les unités perdues
orders-later = laisser jouer les autres d’abord
orders-agree = accepter
orders-usual = comme d’habitude

keys-tab = de volet en volet : question, plateau, actions, main, pouvoirs, joueurs, journal
keys-arrows = sur le plateau vers la case voisine ; dans un panneau d’élément en élément
keys-enter = choisir
keys-esc = un pas en arrière
keys-next = prochaine case possible
keys-units = ce nombre d’unités
keys-undo = annuler
keys-hint = conseil
keys-end = finir le tour, terminer ou passer
keys-text = la table en texte
keys-log = depuis mon dernier tour
keys-rerun = ce qui s’est passé depuis mon dernier tour, sur le plateau
keys-mute = couper ou mettre le son
keys-zoom = agrandir le plateau
keys-help = les règles et cette liste

text-told = En phrases
text-drawn = En image
text-failed = La vue en texte n’est pas disponible pour l’instant.
drawer-close = Fermer
menu-resign = Abandonner ; un robot continue
menu-resign-ends = Abandonner ; la partie se termine
menu-resign-sure = Vraiment ? Appuyez encore pour abandonner
live-away = Un robot joue pour vous.
live-resigned = Vous avez abandonné et regardez. Un robot joue pour vous.
live-return = Reprendre la main
live-lost = La connexion est perdue ; nouvel essai…
news-asked = À vous de répondre :
scene-name = Ce qui se passe
scene-board = Voir le plateau
scene-PathMap = Chemin vers Ta-Seti
scene-Dawn = Aube

## Lobby, joining, replay, story, account

lobby-skip = Aller au contenu
lobby-where = Où vous êtes
lobby-language = Langue
lobby-day = Jour
lobby-night = Nuit
lobby-theme-day = Passer au thème clair
lobby-theme-night = Passer au thème sombre
lobby-guest = Anonyme
lobby-account-open = nom, réglages, compte
lobby-your-name = Votre nom
lobby-name-placeholder = Comment on vous appelle
lobby-busy = Un instant…
lobby-new = Jouer
lobby-new-text = { $bots ->
    [one] Vous contre { $bots } robot, premier à { $points } points. Aucun compte nécessaire.
   *[other] Vous contre { $bots } robots, premier à { $points } points. Aucun compte nécessaire.
  }
lobby-play = Jouer contre des robots
lobby-invite = Inviter des amis par lien
lobby-all-options = Toutes les options
lobby-people = Joueurs et classements
lobby-friends = Amis
lobby-clubs = Clubs
lobby-contests = Tournois
title-line = Des dieux en guerre pour le Nil. Attaquez : il faut 8 points pour gagner.
title-learn = Apprendre en jouant
title-learn-text = 10 minutes, un adversaire, rien à lire avant
title-play = Contre des robots
title-play-text = Une partie entière, tout de suite
title-invite = Inviter des amis
title-your-move = À vous de jouer
title-your-game = Votre partie
title-game = Jour { $day } avec { $others }
title-waits = La table attend des joueurs.
title-more = Leçons, Seth, Ta-Seti, tables ouvertes, toutes les options
title-more-games = Les { $count } parties, leçons, tables ouvertes, toutes les options
lobby-change = changer
lobby-mine = Mes parties
lobby-mine-none = Pas encore de partie. Celles que vous commencez ou rejoignez sont gardées dans ce navigateur.
lobby-mine-all = { $count ->
    [one] Ma seule partie
   *[other] Mes { $count } parties
  }
lobby-open = Tables ouvertes
lobby-open-none = Personne n’attend de joueurs pour l’instant. Ouvrez une table publique et on la trouvera ici.
lobby-running = Tables à regarder
lobby-more = Plus de tables
lobby-intro = Des dieux en guerre pour le Nil : armées, pyramides, créatures et cartes Combat choisies en secret, de 2 à 6 joueurs. Pour gagner, il faut attaquer ; une partie dure une heure ou deux, entre amis ou contre des robots.
lobby-guide = Première fois ?
lesson-name-first = Votre première partie
lesson-name-path = Le chemin vers Ta-Seti
lesson-name-dawn = L’Aube
lesson-name-black = La pyramide noire
lesson-name-seth = À deux contre Seth
lesson-name-chaos = Dans la peau de Seth
lobby-lessons = Apprendre en trois minutes
lobby-guide-text = Un premier Jour avec un guide à vos côtés, dans le vrai jeu : dix minutes, puis vous jouez jusqu’à 4 points. Vous pouvez partir quand vous voulez et reprendre plus tard.
lobby-guide-go = Apprendre en dix minutes
lobby-guide-on = Reprendre la leçon
lobby-unofficial-short = non officiel
lobby-unofficial = Non officiel. Fait par des joueurs pour des joueurs ; sans lien avec les auteurs ni les éditeurs de Kemet, à qui appartiennent leurs noms et leurs marques. Tous les dessins et textes sont les nôtres.
lobby-version = Version { $version }

mine-now = En cours
mine-over = Terminées
mine-over-none = Pas encore de partie terminée.

notice-unreachable = Le serveur ne répond pas. Rien de ce que vous avez saisi n’est perdu.
notice-refused = Cela n’a pas marché.
notice-unknown = Il n’y a rien ici (ou plus rien).
notice-too-fast = Trop de demandes ; attendez quelques secondes.
notice-unauthorised = Cela n’a pas été accepté.
notice-forbidden = Ce n’est pas permis.
notice-too-large = C’est trop long.
notice-weak = Ce mot de passe est trop facile à deviner.
notice-retry = Réessayer

opt-on = oui
opt-off = non
opt-players = Joueurs
opt-players-short = le plateau change avec eux
opt-players-text = De 2 à 5. Le plateau a autant de cités que de joueurs, et les rives du Nil changent avec eux.
opt-target = Objectif
opt-target-short = 8, une soirée ; 10, une guerre
opt-target-text = Points de victoire nécessaires à la fin d’un Jour. La première partie n’a que des tuiles et pyramides jusqu’au niveau 2 et se joue en 4.
opt-first-game = { $points }, première partie
opt-modules = Modules de Ta-Seti
opt-module-black = une quatrième couleur et trois créatures
opt-module-dawn = miser pour l’ordre du tour
opt-module-path = prêtres, objets, compétences
opt-module-victory = gagner au début de son tour
opt-module-cards = d’autres cartes Combat et divines
opt-seats = Places
opt-house = Règles maison
opt-public = Qui peut la trouver
opt-public-text = Par lien : seulement ceux qui ont le lien. Publique : tout le monde la voit à l’accueil. Une partie en cours peut être regardée dans les deux cas.
opt-rated = Classée
opt-rated-text = Seulement pour des joueurs avec un compte, sans robots ; le résultat compte pour la cote.
opt-rated-no = non
opt-rated-yes = oui
opt-by-link = par lien
opt-listed = publique
opt-clock = Pendule
opt-clock-none = aucune
opt-clock-live = en direct
opt-clock-days = en différé
opt-clock-none-text = Chacun prend le temps qu’il lui faut.
opt-clock-live-text = Des minutes pour toute la partie, et des secondes en plus à chaque réponse. Quand le temps est écoulé, un robot continue.
opt-clock-days-text = Ce nombre de jours pour chaque réponse : une partie au fil du quotidien.
opt-seed = Hasard
opt-seed-server = par le serveur
opt-seed-given = graine donnée
opt-seed-server-text = Hasard honnête : le serveur tire une graine, montre son empreinte maintenant et la graine après la partie ; chacun peut vérifier.
opt-seed-given-text = Vous donnez la graine. La même graine et les mêmes choix donnent la même partie ; la table annonce à tous que vous pouvez connaître le hasard.
opt-pace = Rythme des robots
opt-pace-text = Le temps qu’un robot attend avant de jouer, pour que vous puissiez suivre.
opt-pace-of = { $pace ->
    [0] aussitôt
    [2] lent
   *[other] vif
  }

seat-god-of = Dieu de la place { $number }
seat-kind-of = Qui prend la place { $number }
seat-bot-of = Force du robot à la place { $number }
seat-kind-you = Vous
seat-kind-open = Libre
seat-kind-bot = Robot
seat-note-you = hôte
seat-note-open = pour un ami

bot-random = hasard
bot-easy = facile
bot-medium = moyen
bot-hard = fort
bot-champion = champion
bot-random-text = Joue n’importe quel coup permis. Pour essayer.
bot-easy-text = Voit son prochain choix. Un premier adversaire accommodant.
bot-medium-text = Pense un tour à l’avance et pèse ses combats.
bot-hard-text = A appris en jouant contre lui-même. Essaie toutes les suites de son tour et varie ses cartes Combat. Il ne regarde jamais les cartes des autres.
bot-champion-text = Le plus fort. Réfléchit jusqu’à cinq secondes. Lui non plus ne regarde jamais vos cartes.

house-search = Chercher une règle maison
house-found = { $count ->
    [0] Aucune règle ne correspond.
    [one] 1 règle correspond.
   *[other] { $count } règles correspondent.
  }
house-changed = { $count ->
    [0] Toutes les règles d’origine.
    [one] 1 règle maison changée.
   *[other] { $count } règles maison changées.
  }
house-changed-here = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
  }
house-topic = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
house-reset = Règles d’origine
house-standard = (d’origine)
house-standard-is = D’origine : { $value }.
house-none = Rien trouvé.
topic-creatures = Créatures
topic-battles = Combats et retraite
topic-powers = Pouvoirs et cartes
topic-board = Plateau et pyramides
topic-other = Autres

new-title = Nouvelle table
new-game = La partie
new-table = La table
new-seats-text = Touchez un emblème pour choisir le dieu ; les dieux ne diffèrent que par le nom et la couleur. Les places libres vont à ceux qui ont le lien. Sans place à vous, vous regardez.
new-strengths = Quelle est la force des robots ?
new-name = Nom de la table
new-name-placeholder = Par exemple : dimanche au bord du Nil
new-minutes = Minutes par joueur
new-increment = Secondes en plus par réponse
new-days = Jours par réponse
new-seed = Graine
new-house-text = Là où les règles imprimées laissent une question ouverte, ou si votre groupe joue autrement. Seules les règles utiles pour ces joueurs et ces modules sont montrées.
new-sum = Votre table
new-sum-seats = { $bots ->
    [0] aucun robot
    [one] 1 robot
   *[other] { $bots } robots
  }, { $open ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $open } places libres
  }
new-sum-watching = Vous regardez
new-create = Commencer la partie
new-create-open = Ouvrir la table
new-reset = Revenir aux choix habituels
new-wrong-minutes = Les minutes vont de 1 à 600.
new-wrong-increment = Les secondes vont de 0 à 600.
new-wrong-days = Il faut plus de 0 jour et 60 au plus.
new-wrong-seed = Écrivez une graine, ou laissez le serveur la tirer.

agreed-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
agreed-target = premier à { $points } points
agreed-beginner = première partie : tuiles et pyramides jusqu’au niveau 2, premier à 4 points
agreed-clock-none = sans pendule
agreed-clock-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } chacun, et { $increment ->
    [one] { $increment } seconde
   *[other] { $increment } secondes
  } par réponse
agreed-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } par réponse
agreed-seed-server = tiré par le serveur, vérifiable après la partie
agreed-seed-given = graine donnée par l’hôte, qui peut connaître le hasard
agreed-no-modules = jeu de base seul
agreed-no-house = toutes les règles d’origine
agreed-house = { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
  }

card-unnamed = Chez { $name }
card-seats = Places prises : { $taken } sur { $players }
card-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
card-target = en { $points }
card-progress = Jour { $day }, manche { $round }
card-live = { $minutes } min
card-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
  }
card-left-days = { $days ->
    [one] encore { $days } jour
   *[other] encore { $days } jours
  }
card-left-hours = { $hours ->
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
  }
card-left-soon = moins d’une heure
card-open = attend des joueurs
card-over = terminée
card-won = { $name } a gagné
card-you-won = vous avez gagné
card-waiting = attend { $names }
card-your-turn = à vous
card-go = ouvrir
card-join = Rejoindre
card-watch = Regarder
card-story = Récit
card-replay = Revoir

invite-title = Invitez vos amis
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-share = Partager…
invite-share-text = Une partie de Kemet ensemble ?
invite-copied = Copié.
invite-select = Le navigateur ne nous laisse pas copier ; le lien est sélectionné, copiez-le vous-même.
invite-what = Qui l’ouvre voit ce qui est convenu, écrit un nom, choisit un dieu et prend place. Sans compte.

join-title = Une table
join-text = { $name } vous invite à cette table. Voyez ce qui est convenu et prenez place.
join-text-bots = Voyez ce qui est convenu et prenez place.
join-waiting-text = La partie commence d’elle-même dès que toutes les places sont prises.
join-host = hôte
join-you = vous
join-here = est là
join-open-count = { $count ->
    [0] Toutes les places sont prises.
    [one] 1 place est libre.
   *[other] { $count } places sont libres.
  }
join-fill = Les places libres vont à des robots :
join-start = Commencer
join-starts-by-itself = On attend les dernières places.
join-remove = Exclure
join-remove-name = Exclure { $name }
join-leave = Quitter la place
join-take = Prendre place
join-seat = Place
join-seat-number = Place { $number }
join-god = Votre dieu
join-god-text = Les cinq dieux ne diffèrent que par le nom, la couleur et les figurines.
join-sit = S’asseoir
join-watch = Plutôt regarder
join-watching = Vous regardez. La table s’ouvrira ici d’elle-même quand la partie commencera.
join-full = Toutes les places sont prises.
join-agreed = Ce qui est convenu
join-hash = Empreinte du hasard (SHA-256 d’un sel tiré au sort et de la graine) :

settings-title = Nom et apparence
settings-theme = Thème
settings-theme-system = comme l’appareil
settings-theme-day = jour
settings-theme-night = nuit
settings-kept = { $count ->
    [0] Ce navigateur ne garde pas encore de place.
    [one] Ce navigateur garde la clé d’une place.
   *[other] Ce navigateur garde les clés de { $count } places.
  }

time-label = Fil de la partie
time-day = Jour { $day }

replay-title = Revoir la partie
replay-moment = Ce moment
replay-board = Le plateau à ce moment
replay-controls = Fil de la partie et commandes
replay-standings = Points à ce moment
replay-chapters = Tours et combats
replay-chapter-night = Nuit
replay-chapter-turn = { $name }
replay-chapter-battle = Combat : { $name } attaque
replay-when = Jour { $day }, manche { $round }
replay-when-short = Jour { $day } · { $round }
replay-night = Nuit avant le Jour { $day }
replay-step = { $version } sur { $last }
replay-start = Le début : rien ne s’est encore passé.
replay-first = Au début
replay-last = À la fin
replay-back = Un pas en arrière (flèche gauche)
replay-on = Un pas en avant (flèche droite)
replay-play = Lire
replay-pause = Pause
replay-turn = Tour
replay-turn-back = Au tour précédent (Maj et flèche gauche)
replay-turn-on = Au tour suivant (Maj et flèche droite)
replay-battle = Combat
replay-battle-back = Au combat précédent (Maj et B)
replay-battle-on = Au combat suivant (B)
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-own = moi
replay-eyes-table = le public
replay-eyes-all = tout à découvert
replay-link = Lien vers ce moment
replay-to-table = À la table

story-title = Fin de la partie
story-not-over = Cette partie n’est pas finie ; son récit viendra ensuite.
story-wins = { $god } prend les Deux Terres
story-nobody = Personne ne prend les Deux Terres
story-you = { $days ->
    [one] Vous gagnez avec { $points } points après { $days } Jour.
   *[other] Vous gagnez avec { $points } points après { $days } Jours.
  }
story-who = { $days ->
    [one] { $name } gagne avec { $points } points après { $days } Jour.
   *[other] { $name } gagne avec { $points } points après { $days } Jours.
  }
story-points = Points par source
story-resigned = (a abandonné)
story-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
story-acts = Et maintenant
understand-title = Comprendre la partie
understand-progress = Le juge réfléchit encore :
understand-failed = Cette partie ne peut pas être analysée maintenant.
understand-chances = Les chances de victoire de chacun après chaque tour, selon le juge des robots
understand-turn = Jour { $day } : { $who } passe de { $before } à { $after }
understand-costly = Les choix les plus coûteux
understand-cost = { $who } y a perdu { $cost } de chances de gagner
understand-played = Coup joué : { $what }
understand-better = Le robot aurait choisi : { $what }
understand-luck = La chance au combat
understand-luck-row = { $who } : victoires { $won } sur { $battles }, attendues { $expected }
play-on = Continuer à partir d’ici
play-on-seat = À la place de
play-on-bots = Robots
play-on-begin = Commencer
story-rematch = Revanche
story-rematch-join = À la revanche
story-replay = Revoir la partie
story-record = Télécharger la partie

chart-title = Les points au fil du temps
chart-label = Points de victoire de tous les joueurs au fil des Jours ; les mêmes en tableau ci-dessous
chart-table = En tableau
chart-player = Joueur
chart-day = Jour { $day }

battles-title = Combats décisifs
battles-none = Il n’y a pas eu de combat.
battles-all = { $count ->
    [one] Le seul combat
   *[other] Les { $count } combats
  }
battles-where = { $space }, Jour { $day }
battles-attacker = { $name } attaque
battles-defender = { $name } se défend
battles-won = { $winner } gagne { $won ->
    [0] sans perte
    [one] et perd 1 unité
   *[other] et perd { $won } unités
  } ; pertes ({ $loser }) : { $lost ->
    [0] aucune
   *[other] { $lost }
  }.
battles-tie = À égalité, la défense gagne : { $winner } tient { $won ->
    [0] sans perte
    [one] et perd 1 unité
   *[other] et perd { $won } unités
  } ; pertes ({ $loser }) : { $lost ->
    [0] aucune
   *[other] { $lost }
  }.
battles-gain = { $count ->
    [one] { $winner } en sort avec { $count } point de plus.
   *[other] { $winner } en sort avec { $count } points de plus.
  }
battles-called-off = La troupe attaquée était partie ; pas de combat.
battles-show = voir

fair-title = Hasard honnête
fair-text = Avant la partie, le serveur a montré l’empreinte ci-dessous ; il montre maintenant le sel et la graine dont elle est faite. S’ils vont ensemble, personne n’a changé le hasard en route.
fair-given = L’hôte a donné la graine de cette partie : il a pu connaître le hasard.
fair-seed = Graine
fair-salt = Sel
fair-secret = montrée quand la partie est finie
fair-hash = Empreinte montrée avant la partie
fair-computed = Empreinte calculée par votre navigateur
fair-check = Vérifier
fair-good = Elles sont égales : c’est bien le hasard promis.
fair-bad = Elles diffèrent : ne vous fiez pas à cette partie.
fair-cannot = Ce navigateur ne peut pas la calculer ici ; utilisez la commande ci-dessous.
fair-how = Comment ça marche ?
fair-how-text = Le serveur mêle à l’empreinte 32 chiffres tirés au sort, le sel : ainsi, même une graine courte ne peut pas être devinée pendant la partie. SHA-256 change un texte en 64 chiffres, et personne ne sait trouver un autre texte avec les mêmes chiffres. L’enregistrement contient la graine et chaque choix : kemet replay la rejoue, carte par carte. Vous pouvez calculer l’empreinte vous-même :

account-title = Vous
account-optional = Compte (facultatif)
account-text = On peut jouer sans. Un compte ouvre vos parties aussi depuis d’autres appareils. Nous gardons un nom, un mot de passe protégé et, si vous en donnez une, une adresse mail.
account-in = Compte : { $name }
account-in-text = Vos parties vous suivent : connectez-vous sur un autre appareil et retrouvez-les à l’accueil.
account-name = Nom du compte
account-password = Mot de passe
account-password-text = Au moins { $count } caractères. Si vous donnez ensuite une adresse mail, un mot de passe oublié pourra être remplacé.
account-show = Montrer le mot de passe
account-login = Se connecter
account-register = Créer un compte
account-logout = Se déconnecter
account-results = Mes parties et résultats
account-delete = Supprimer le compte
account-sure = Supprimer pour de bon ? Vous quittez toutes les parties encore en cours.
account-delete-yes = Supprimer définitivement
account-removed = Le compte est supprimé.
account-left = Déconnexion réussie.
account-claim = { $count ->
    [one] Ajouter au compte la place de ce navigateur
   *[other] Ajouter au compte les { $count } places de ce navigateur
}
account-claimed = { $count ->
    [0] Bienvenue.
    [one] Bienvenue. 1 place de ce navigateur appartient maintenant à votre compte.
   *[other] Bienvenue. { $count } places de ce navigateur appartiennent maintenant à votre compte.
  }
account-wrong-name = Le nom doit avoir au moins deux lettres.
account-wrong-password = Le mot de passe doit avoir au moins { $count } caractères.
account-password-now = Votre mot de passe
account-code = Code de votre application
account-code-needed = Ouvrez l’application sur votre téléphone et tapez ses six chiffres, ou l’un de vos codes de secours.
account-password-change = Changer le mot de passe
account-password-new = Nouveau mot de passe
account-password-new-text = Tous les autres appareils sont déconnectés.
account-password-changed = Le mot de passe est changé ; les autres appareils sont déconnectés.
account-sessions = Appareils connectés
account-device-unknown = Un autre appareil
account-here = ici
account-session-end = Déconnecter
account-sessions-end = Se déconnecter partout
account-left-all = Déconnexion faite sur tous les appareils.
account-factor = Double authentification
account-factor-text = Une application sur votre téléphone montre un code, demandé à la connexion. Un mot de passe volé ne suffit alors plus.
account-factor-has = La connexion demande le code de votre application.
account-factor-begin = La mettre en place
account-factor-scan = Scannez l’image avec votre application, tapez-y la clé, ou ouvrez le lien sur le téléphone. Entrez ensuite le code qu’elle montre :
account-factor-picture = Code QR de la clé
account-factor-open = Ouvrir dans l’application
account-factor-confirm = L’activer
account-factor-on = La double authentification est activée.
account-factor-off = La double authentification est désactivée.
account-factor-remove = La désactiver
account-recovery = Gardez ces codes en lieu sûr : chacun ouvre le compte une fois si le téléphone est perdu. Ils ne seront plus montrés.
report-open = Signaler
report-open-of = Signaler { $who } aux hôtes
site-imprint = Mentions légales et règlement
account-host = Page des hôtes
account-invited = Vous êtes invité : choisissez un nom et un mot de passe, puis créez le compte.
account-by-invitation = Les nouveaux comptes se font sur invitation : demandez un lien aux hôtes de ce serveur.
account-closed = Ce serveur n’accepte pas de nouveaux comptes pour le moment.
account-invitation-used = Cette invitation a déjà servi ou est trop ancienne. Demandez-en une autre.

prompt-turn-done = Votre action est faite. Jouez une carte divine si vous voulez, puis finissez le tour.
prompt-hint-plan = ensuite : { $plan }
prompt-buy = Acheter { $tile }
pyramid-beginner = Première partie : aucune pyramide ne dépasse le niveau 2. Le premier Jour, il n’y a que des tuiles de niveau 1 ; dès le deuxième, aussi de niveau 2, jamais plus.
pyramid-text = Avec une pyramide { $colour } de niveau { $level }, vous achetez les tuiles de sa couleur jusqu’à son niveau, et vous vous téléportez depuis son quartier.
player-bot-of = robot, { $strength }
refused-stale = Cette question a déjà reçu sa réponse ou a changé.
refused-illegal = Ce n’est pas possible maintenant.
refused-not-asked = On ne vous demande rien maintenant.
refused-spectator = Les spectateurs regardent ; ils ne jouent pas.
refused-malformed = Le serveur n’a pas compris.
refused-too-fast = Trop vite ; attendez un instant.
refused-not-stored = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez dans un instant.
refused-not-possible = Ce n’est pas possible maintenant.
refused-unknown = Cette table n’existe pas (ou plus).
refused-unauthorised = Cette place n’est pas la vôtre.
refused-forbidden = Ce n’est pas permis.
refused-protocol = Le serveur a changé de version : rechargez la page.
refused-too-large = C’est trop long.
refused-chat-closed = Personne ne parle avant la révélation du combat corrompu.
player-temples = { $count ->
    [one] { $count } temple tenu
   *[other] { $count } temples tenus
}
player-temples-text = Chaque temple donne un point tant qu’il est tenu, et des PP à la fin du Jour.
player-units = { $count ->
    [one] { $count } unité sur le plateau
   *[other] { $count } unités sur le plateau
}
player-units-text = Toutes les unités de ce joueur sur le plateau, en troupes de 5 au plus.
replay-tab-turns = Tours
replay-tab-powers = Pouvoirs
replay-tab-cards = Mains

## Jetons perdus, fenêtres de réponse, conseils

idle-move = Aucune de vos troupes ne peut se déplacer pour l’instant.
idle-recruit = Impossible de recruter pour l’instant : il manque des PP, des unités en réserve ou de la place.
idle-raise = Aucune pyramide ne peut être élevée : il manque des PP, ou toutes sont au maximum.
idle-pray = Vous avez déjà le maximum de points de prière.
idle-buy = Aucune tuile de cette couleur n’est achetable : il manque des PP ou une pyramide plus haute.
idle-sure = Le jeton serait dépensé pour rien. Touchez encore une fois pour le poser quand même.
idle-anyway = Le poser quand même
prompt-do-token = Poser le jeton
prompt-answer-there = Répondez dans la vue ouverte.
prompt-group-text = Choisissez une case éclairée : toute la troupe y va. Ou choisissez d’abord qui part.
prompt-give-up = Ne pas bouger
prompt-no-veto = Vous n’avez pas de Veto : on interroge tous ceux qui ont des cartes, pour que personne ne devine qui en a un.
prompt-no-escape = Vous n’avez pas de carte pour cela : on interroge quiconque est attaqué, pour que personne ne devine qui pourrait fuir.
prompt-order-never = Ne plus demander
prompt-hint-more = plus
prompt-hint-less = moins
way-does = { $what } : { $does }
settings-size = Taille du texte
settings-size-normal = normale
settings-size-large = grande
settings-size-larger = plus grande
settings-motion = Vitesse des animations
settings-motion-slow = lente
settings-motion-normal = normale
settings-motion-fast = rapide
settings-motion-none = sans animation
settings-sound = Sons
settings-sound-on = oui
settings-sound-off = non
settings-sound-own = Les actions des autres en sourdine
settings-volume-master = Tous les sons
settings-volume-interface = Boutons et réponses
settings-volume-table = Pièces et tuiles
settings-volume-battle = Combats
settings-volume-moments = Tours, points, Nuit, victoire
bar-match-point = Balle de match : { $who }
bar-ahead = Victoire à la fin du Jour : { $who }
bar-ahead-turn = Victoire dès que vient le tour : { $who }
log-taken-back = Le dernier coup a été annulé.
player-lost = hors ligne

puzzle-title = Problème
puzzle-today = Problème du jour
puzzle-name = { $title } : { $theme }
puzzle-level = Cote du problème { $rating }
puzzle-mine = la vôtre { $rating }, jours de suite { $days }
puzzle-find = Trouvez la meilleure suite, choix par choix.
puzzle-go-on = Juste. Continuez.
puzzle-not = Ce n’est pas le meilleur ici. Essayez encore.
puzzle-done = Résolu ! Cette suite gagne dans { $chance } % des cas, tout autre premier choix dans { $other } % au plus.
puzzle-line = La meilleure suite : { $line }
puzzle-ended = Le problème est terminé
puzzle-give-up = Montrer la réponse
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-theme = Thème
puzzle-theme-any = tous
puzzle-share = Copier le lien
puzzle-shared = Lien copié
puzzle-unknown = Ce problème n’existe pas.
