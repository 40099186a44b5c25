# Ce que disent les appels et les lettres.
call-one = À vous de jouer : { $table }
call-several = { $count ->
    [one] À vous de jouer à { $count } table
   *[other] À vous de jouer à { $count } tables
}
call-turn = C’est à vous de jouer à la table « { $table } ».
call-ready = Votre table de tournoi est prête : { $table }
call-begins = Une ronde de votre tournoi a commencé et votre table vous attend : { $table }.
call-invitation = { $name } vous invite
call-invited = { $name } vous invite à une partie : { $table }.
call-invitations = { $count ->
    [one] { $count } invitation
   *[other] { $count } invitations
}
call-mixed = { $count ->
    [one] { $count } message de Kemet
   *[other] { $count } messages de Kemet
}
call-welcome = Kemet vous préviendra ici quand ce sera à vous de jouer.
call-stop = Ne plus recevoir ces e-mails : { $link }
confirm-subject = Kemet : cette adresse est-elle la vôtre ?
confirm-text = { $name } a donné cette adresse pour un compte sur { $home }. Si c’est vous, confirmez-la ici dans les 24 heures : { $link }
confirm-otherwise = Sinon, ne faites rien : vous ne recevrez plus rien.
recover-subject = Kemet : un nouveau mot de passe
recover-text = Quelqu’un, vous sans doute, demande un nouveau mot de passe pour { $name } sur { $home }. Choisissez-le ici dans l’heure : { $link }
recover-otherwise = Si ce n’était pas vous, ne faites rien : l’ancien mot de passe reste valable.
changed-subject = Kemet : votre compte a été modifié
changed-password = Le mot de passe de { $name } sur { $home } vient d’être changé.
changed-mail = L’adresse de messagerie de { $name } sur { $home } vient d’être changée. Celle-ci ne sert plus.
changed-factor = Le second facteur de { $name } sur { $home } vient d’être changé.
changed-otherwise = Si ce n’est pas vous, choisissez aussitôt un nouveau mot de passe : { $link }
page-description = Kemet, le jeu de plateau où les dieux d’Égypte se font la guerre, dans votre navigateur : entre amis ou contre des bots, sans compte. Un projet de fans, non officiel.
link-open = { $free ->
    [one] Il reste une place à cette table pour { $players }. Installez-vous, sans compte.
   *[other] Il reste { $free } places à cette table pour { $players }. Installez-vous, sans compte.
}
link-running = Une partie à { $players } est en cours. Suivez-la en direct.
link-over = Une partie à { $players } est terminée. Revoyez-la, coup par coup.
