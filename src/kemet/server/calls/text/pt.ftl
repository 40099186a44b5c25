# O que dizem os avisos e as cartas.
call-one = É a sua vez: { $table }
call-several = { $count ->
    [one] É a sua vez em { $count } mesa
   *[other] É a sua vez em { $count } mesas
}
call-turn = É a sua vez na mesa { $table }.
call-welcome = O Kemet avisa aqui quando for a sua vez.
call-stop = Não receber mais estas mensagens: { $link }
confirm-subject = Kemet: este endereço é seu?
confirm-text = { $name } indicou este endereço para uma conta em { $home }. Se for você, confirme aqui no prazo de um dia: { $link }
confirm-otherwise = Se não for você, não faça nada: não chegará mais nada.
recover-subject = Kemet: uma nova senha
recover-text = Alguém, esperamos que você, pediu uma nova senha para { $name } em { $home }. Defina-a aqui no prazo de uma hora: { $link }
recover-otherwise = Se não foi você, não faça nada: a senha antiga continua a valer.
