# O que dizem os avisos e as cartas.
call-one = É a sua vez: { $table }
call-several = { $count ->
    [one] É a sua vez em { $count } mesa
   *[other] É a sua vez em { $count } mesas
}
call-turn = É a sua vez na mesa { $table }.
call-ready = Sua mesa do torneio está pronta: { $table }
call-begins = Começou uma rodada do seu torneio, e sua mesa está pronta: { $table }.
call-invitation = Convite de { $name }
call-invited = { $name } convida você para uma partida: { $table }.
call-invitations = { $count ->
    [one] { $count } convite
   *[other] { $count } convites
}
call-mixed = { $count ->
    [one] { $count } mensagem do Kemet
   *[other] { $count } mensagens do Kemet
}
call-welcome = O Kemet avisa aqui quando for a sua vez.
call-stop = Para deixar de receber estes e-mails: { $link }
confirm-subject = Kemet: este endereço é seu?
confirm-text = { $name } indicou este endereço para uma conta em { $home }. Se a conta for sua, confirme aqui no prazo de um dia: { $link }
confirm-otherwise = Se a conta não for sua, não faça nada: não chegará mais nada.
recover-subject = Kemet: uma nova senha
recover-text = Alguém pediu uma nova senha para { $name } em { $home }. Se o pedido foi seu, crie a senha aqui no prazo de uma hora: { $link }
recover-otherwise = Se o pedido não foi seu, não faça nada: a senha antiga continua valendo.
changed-subject = Kemet: sua conta foi alterada
changed-password = A senha de { $name } em { $home } acaba de ser alterada.
changed-mail = O endereço de e-mail de { $name } em { $home } acaba de ser alterado. Este não é mais usado.
changed-factor = O segundo fator de { $name } em { $home } acaba de ser alterado.
changed-otherwise = Se não foi você, defina uma nova senha imediatamente: { $link }
page-description = Kemet, o jogo de tabuleiro dos deuses egípcios em guerra, no seu navegador: com amigos ou contra bots, sem conta. Projeto de fãs, não oficial.
link-open = { $free ->
    [one] Há um lugar livre nesta mesa para { $players }. Sente-se: não é preciso ter conta.
   *[other] Há { $free } lugares livres nesta mesa para { $players }. Sente-se: não é preciso ter conta.
}
link-running = Uma partida para { $players } está em andamento. Assista ao vivo.
link-over = Uma partida para { $players } terminou. Reveja-a, jogada por jogada.
