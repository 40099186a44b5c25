# Friends, invitations by name, clubs.
friends-login = Inicie sessão para seguir jogadores e convidá-los pelo nome.
friends-text = Siga os jogadores com quem gosta de jogar. Se eles também o seguirem, são amigos. Eles veem que os segue.
friends-following = Jogadores que segue
friends-none = Ainda não segue ninguém.
friends-followers = Seguem-no
friends-block-name = Bloquear { $name }: nenhum dos dois segue o outro, e deixa de receber convites dessa pessoa
friends-online-to-followers = todos os que me seguem
friends-invites-from = Quem me pode convidar
friends-refused = Não é possível: um dos dois bloqueou o outro, ou a sua lista está cheia.
invitation-by = { $name } convida-o
invite-login = Inicie sessão para convidar jogadores pelo nome.
