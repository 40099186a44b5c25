## Lobby, joining, replay, story, account

lobby-tagline = les dieux sont en guerre ; le Nil est à prendre
lobby-skip = Aller au contenu
lobby-where = Où vous êtes
lobby-language = Langue
lobby-day = Jour
lobby-night = Nuit
lobby-theme-day = Passer au thème clair
lobby-theme-night = Passer au thème sombre
lobby-guest = Invité
lobby-account-open = Vous : nom, réglages, compte
lobby-your-name = Votre nom
lobby-name-placeholder = Comment on vous appelle
lobby-busy = Un instant…
lobby-new = Jouer
lobby-new-text = { $bots ->
    [one] Vous contre 1 robot, premier à { $points } points. Aucun compte nécessaire.
   *[other] Vous contre { $bots } robots, premier à { $points } points. Aucun compte nécessaire.
  }
lobby-play = Jouer contre des robots
lobby-invite = Inviter des amis par lien
lobby-all-options = Toutes les options
lobby-mine = Mes parties
lobby-mine-none = Pas encore de partie. Celles que vous commencez ou rejoignez sont gardées dans ce navigateur.
lobby-mine-all = { $count ->
    [one] Ma seule partie
   *[other] Mes { $count } parties
  }
lobby-open = Tables ouvertes
lobby-open-none = Personne n'attend de joueurs pour l'instant. Ouvrez une table publique et on la trouvera ici.
lobby-running = Tables à regarder
lobby-more = Plus de tables
lobby-guide = Première fois ?
lobby-guide-text = Une partie courte à 4 points contre trois robots aimables. La table explique tout ce que vous pointez, et le bouton Conseil sait quoi faire ensuite.
lobby-guide-go = Commencer une première partie
lobby-unofficial-short = non officiel
lobby-unofficial = Non officiel. Fait par des joueurs pour des joueurs ; sans lien avec les auteurs ni les éditeurs de Kemet, à qui appartiennent leurs noms et leurs marques. Tous les dessins et textes sont les nôtres.
lobby-version = Version { $version }

mine-now = En cours
mine-over = Terminées
mine-over-none = Pas encore de partie terminée.

notice-unreachable = Le serveur ne répond pas. Rien de ce que vous avez saisi n'est perdu.
notice-refused = Cela n'a pas marché.
notice-unknown = Il n'y a rien ici (ou plus rien).
notice-too-fast = Trop de demandes ; attendez quelques secondes.
notice-unauthorised = Cela n'a pas été accepté.
notice-forbidden = Ce n'est pas permis.
notice-too-large = C'est trop long.
notice-retry = Réessayer

opt-on = oui
opt-off = non
opt-players = Joueurs
opt-players-short = la carte change avec eux
opt-players-text = De 2 à 5. La carte a autant de cités que de joueurs, et les rives du Nil changent avec eux.
opt-target = Objectif
opt-target-short = 8, une soirée ; 10, une guerre
opt-target-text = Points de victoire nécessaires à la fin d'un Jour. La première partie a une mise en place toute prête et va à 4.
opt-first-game = { $points } première partie
opt-modules = Modules de Ta-Seti
opt-module-black = une quatrième couleur et trois créatures
opt-module-dawn = enchères pour l'ordre du tour
opt-module-path = prêtres, objets, talents
opt-module-victory = gagner au début de son tour
opt-module-cards = plus de cartes de combat et divines
opt-seats = Places
opt-house = Règles maison
opt-public = Qui peut la trouver
opt-public-text = Par lien : seulement ceux qui ont le lien. Publique : tout le monde la voit à l'accueil. Une partie en cours peut être regardée dans les deux cas.
opt-by-link = par lien
opt-listed = publique
opt-clock = Pendule
opt-clock-none = aucune
opt-clock-live = en direct
opt-clock-days = par jours
opt-clock-none-text = Chacun prend le temps qu'il lui faut.
opt-clock-live-text = Des minutes pour toute la partie, et des secondes en plus à chaque réponse. Quand le temps est écoulé, un robot continue.
opt-clock-days-text = Tant de jours pour chaque réponse : une partie au fil de la vie de tous les jours.
opt-seed = Hasard
opt-seed-server = par le serveur
opt-seed-given = graine donnée
opt-seed-server-text = Hasard honnête : le serveur tire une graine, montre son empreinte maintenant et la graine après la partie ; chacun peut vérifier.
opt-seed-given-text = Vous donnez la graine. La même graine et les mêmes choix donnent la même partie ; la table annonce à tous que vous pouvez connaître le hasard.
opt-pace = Rythme des robots
opt-pace-text = Le temps qu'un robot attend avant de jouer, pour que vous puissiez suivre.
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
bot-random-text = Joue n'importe quel coup permis. Pour essayer.
bot-easy-text = Voit son prochain choix. Un premier adversaire aimable.
bot-medium-text = Pense un tour à l'avance et pèse ses combats.
bot-hard-text = Cherche plus loin, retient ce que chacun a joué et varie ses cartes de combat. Il ne regarde jamais les cartes des autres.

house-search = Chercher une règle maison
house-found = { $count ->
    [0] Aucune règle ne correspond.
    [one] 1 règle correspond.
   *[other] { $count } règles correspondent.
  }
house-changed = { $count ->
    [0] Tout comme imprimé.
    [one] 1 règle maison changée.
   *[other] { $count } règles maison changées.
  }
house-changed-here = { $count ->
    [one] 1 changée
   *[other] { $count } changées
  }
house-topic = { $count ->
    [one] 1 règle
   *[other] { $count } règles
  }
house-reset = Tout comme imprimé
house-standard = (comme imprimé)
house-standard-is = Comme imprimé : { $value }.
house-none = Rien trouvé.
topic-creatures = Créatures
topic-battles = Combats et retraite
topic-powers = Pouvoirs et cartes
topic-board = Carte et pyramides
topic-other = Autres

new-title = Nouvelle table
new-game = La partie
new-table = La table
new-seats-text = Cliquez sur un emblème pour choisir le dieu ; les dieux ne diffèrent que par le nom et la couleur. Les places libres vont à ceux qui ont le lien. Sans place à vous, vous regardez.
new-strengths = Quelle est la force des robots ?
new-name = Nom de la table
new-name-placeholder = Par exemple : dimanche au bord du Nil
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
    [one] 1 joueur
   *[other] { $count } joueurs
  }
agreed-target = premier à { $points } points
agreed-beginner = première partie : mise en place toute prête, premier à 4 points
agreed-clock-none = sans pendule
agreed-clock-live = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  } chacun, et { $increment ->
    [one] 1 seconde
   *[other] { $increment } secondes
  } par réponse
agreed-clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
  } par réponse
agreed-seed-server = tiré par le serveur, vérifiable après la partie
agreed-seed-given = graine donnée par l'hôte, qui peut connaître le hasard
agreed-no-modules = jeu de base seul
agreed-no-house = toutes les règles comme imprimées
agreed-house = { $count ->
    [one] 1 règle maison
   *[other] { $count } règles maison
  }

card-unnamed = Table de { $name }
card-seats = { $taken } places prises sur { $players }
card-players = { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
  }
card-target = en { $points }
card-progress = Jour { $day }, manche { $round }
card-live = { $minutes } min
card-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
  }
card-left-days = { $days ->
    [one] encore 1 jour
   *[other] encore { $days } jours
  }
card-left-hours = { $hours ->
    [one] encore 1 heure
   *[other] encore { $hours } heures
  }
card-left-soon = moins d'une heure
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
invite-share-text = Viens jouer une partie de Kemet avec moi.
invite-copied = Copié.
invite-select = Le navigateur ne nous laisse pas copier ; le lien est sélectionné, copiez-le vous-même.
invite-what = Ceux qui l'ouvrent voient ce qui est convenu, écrivent un nom, choisissent un dieu et s'assoient. Sans compte.

join-title = Une table
join-text = { $name } vous invite à cette table. Voyez ce qui est convenu et prenez place.
join-text-bots = Voyez ce qui est convenu et prenez place.
join-waiting-text = La partie commence d'elle-même dès que toutes les places sont prises.
join-host = hôte
join-you = vous
join-here = est là
join-open-count = { $count ->
    [0] Toutes les places sont prises.
    [one] 1 place est libre.
   *[other] { $count } places sont libres.
  }
join-fill = Les places libres vont à des robots :
join-start = Commencer
join-starts-by-itself = On attend les dernières places.
join-leave = Quitter la place
join-take = Prendre place
join-seat = Place
join-seat-number = Place { $number }
join-god = Votre dieu
join-god-text = Les cinq dieux ne diffèrent que par le nom, la couleur et les figurines.
join-sit = S'asseoir
join-watch = Plutôt regarder
join-watching = Vous regardez. La table s'ouvrira ici d'elle-même quand la partie commencera.
join-full = Toutes les places sont prises.
join-agreed = Ce qui est convenu
join-hash = Empreinte du hasard (SHA-256 de la graine) :

settings-title = Nom et apparence
settings-theme = Thème
settings-theme-system = comme l'appareil
settings-theme-day = jour
settings-theme-night = nuit
settings-kept = { $count ->
    [0] Ce navigateur ne garde pas encore de place.
    [one] Ce navigateur garde la clé d'une place.
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
replay-chapter-battle = Combat : { $name } attaque
replay-prayer = prière
replay-none = aucune
replay-hidden = cachées : { $count }
replay-tiles = Tuiles
replay-battle-cards = Cartes de combat
replay-divine-cards = Cartes divines
replay-when = Jour { $day }, manche { $round }
replay-when-short = Jour { $day } · { $round }
replay-night = Nuit avant le Jour { $day }
replay-step = { $version } sur { $last }
replay-start = Le début : rien ne s'est encore passé.
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
replay-eyes-table = un spectateur
replay-eyes-all = tout à découvert
replay-link = Lien vers ce moment
replay-to-table = À la table

story-title = Fin de la partie
story-not-over = Cette partie n'est pas finie ; son récit viendra ensuite.
story-wins = { $god } prend les Deux Terres
story-nobody = Personne ne prend les Deux Terres
story-you = { $days ->
    [one] Vous gagnez avec { $points } points après 1 Jour.
   *[other] Vous gagnez avec { $points } points après { $days } Jours.
  }
story-who = { $days ->
    [one] { $name } gagne avec { $points } points après 1 Jour.
   *[other] { $name } gagne avec { $points } points après { $days } Jours.
  }
story-points = Points par source
story-resigned = (a abandonné)
story-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
story-acts = Et maintenant
story-rematch = Revanche
story-rematch-join = À la revanche
story-replay = Revoir la partie
story-record = Télécharger la partie

chart-title = Les points au fil du temps
chart-label = Points de victoire de tous les joueurs au fil des Jours ; les mêmes en tableau ci-dessous
chart-table = En tableau
chart-player = Joueur
chart-day = Jour { $day }

battles-title = Combats décisifs
battles-none = Il n'y a pas eu de combat.
battles-all = { $count ->
    [one] Le seul combat
   *[other] Les { $count } combats
  }
battles-where = { $space }, Jour { $day }
battles-attacker = { $name } attaque
battles-defender = { $name } défend
battles-won = { $winner } gagne et perd { $won ->
    [0] zéro unité
    [one] 1 unité
   *[other] { $won } unités
  } ; pertes de { $loser } : { $lost ->
    [0] aucune
   *[other] { $lost }
  }.
battles-tie = L'égalité est au défenseur : { $winner } tient et perd { $won ->
    [0] zéro unité
    [one] 1 unité
   *[other] { $won } unités
  } ; pertes de { $loser } : { $lost ->
    [0] aucune
   *[other] { $lost }
  }.
battles-gain = { $count ->
    [one] { $winner } en sort avec 1 point de plus.
   *[other] { $winner } en sort avec { $count } points de plus.
  }
battles-called-off = Le défenseur était parti ; pas de combat.
battles-show = voir

fair-title = Hasard honnête
fair-text = Avant la partie, le serveur a montré l'empreinte ci-dessous ; il montre maintenant la graine. Si elles vont ensemble, personne n'a changé le hasard en route.
fair-given = L'hôte a donné la graine de cette partie : il a pu connaître le hasard.
fair-seed = Graine
fair-secret = montrée quand la partie est finie
fair-hash = Empreinte montrée avant la partie
fair-computed = Empreinte calculée par votre navigateur
fair-check = Vérifier
fair-good = Elles sont égales : c'est bien le hasard promis.
fair-bad = Elles diffèrent : ne vous fiez pas à cette partie.
fair-cannot = Ce navigateur ne peut pas la calculer ici ; utilisez la commande ci-dessous.
fair-how = Comment ça marche ?
fair-how-text = SHA-256 change un texte en 64 chiffres, et personne ne sait trouver un autre texte avec les mêmes chiffres. L'enregistrement contient la graine et chaque choix : kemet replay la rejoue, carte par carte. Vous pouvez calculer l'empreinte vous-même :

account-title = Vous
account-optional = Compte (facultatif)
account-text = On peut jouer sans. Un compte ouvre vos parties aussi depuis d'autres appareils. Nous gardons un nom et un mot de passe protégé, rien d'autre.
account-in = Connecté : { $name }
account-in-text = Vos parties vous suivent : connectez-vous sur un autre appareil et retrouvez-les à l'accueil.
account-name = Nom du compte
account-password = Mot de passe
account-password-text = Au moins { $count } caractères. Il n'y a pas d'adresse de courriel : un mot de passe perdu ne peut pas être renvoyé.
account-show = Montrer le mot de passe
account-login = Se connecter
account-register = Créer un compte
account-logout = Se déconnecter
account-delete = Supprimer le compte
account-sure = Supprimer pour de bon ? Vos places restent dans ce navigateur.
account-delete-yes = Oui, supprimer
account-delete-no = Garder
account-removed = Le compte est supprimé.
account-left = Vous êtes déconnecté.
account-claimed = { $count ->
    [0] Bienvenue.
    [one] Bienvenue. 1 place de ce navigateur appartient maintenant à votre compte.
   *[other] Bienvenue. { $count } places de ce navigateur appartiennent maintenant à votre compte.
  }
account-wrong-name = Le nom a au moins deux lettres.
account-wrong-password = Le mot de passe a au moins { $count } caractères.

# End of: lobby, joining, replay, story, account
