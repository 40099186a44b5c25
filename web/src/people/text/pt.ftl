# Avisos, endereço de e-mail, senha esquecida, perfis.
call-text-all = Quando for a sua vez em qualquer mesa da sua conta. Um aviso só, e nenhum outro até você olhar.
call-text-here = Quando for a sua vez nesta mesa. Um aviso só, e nenhum outro até você olhar.
call-added = Os avisos vão chegar ali.
call-removed = Os avisos não chegam mais ali.
call-changed = Salvo.
call-kind-push = Um navegador seu
call-kind-mail = E-mail
call-kind-discord = Discord
call-kind-ntfy = ntfy
call-failing = a última mensagem não chegou
call-remove = Remover
call-add-push = Neste navegador
call-add-mail = Por e-mail para { $mail }
call-no-push = Este navegador não recebe mensagens com a página fechada.
call-push-refused = O navegador não aceitou. As configurações dele para esta página talvez proíbam mensagens.
call-webhook = Por um webhook (Discord, ntfy)
call-webhook-kind = Serviço
call-webhook-address = Endereço do webhook
call-webhook-text = Uma primeira mensagem é enviada imediatamente. Quem lê esse canal vê o link da mesa, mas nada da sua mão.
call-webhook-add = Avisar ali
call-when = Quando?
call-digest = Com que frequência
call-digest-0 = imediatamente
call-digest-60 = no máximo uma vez por hora
call-digest-240 = no máximo a cada quatro horas
call-digest-1440 = no máximo uma vez por dia
call-quiet-from = Silêncio das
call-quiet-until = às
call-keep = Salvar
mail-is = E-mail: { $mail }
mail-none = Endereço de e-mail (opcional)
mail-text = Para avisos quando for a sua vez e para criar uma nova senha se você esquecer a sua. Ninguém mais o vê.
mail-address = Endereço de e-mail
mail-keep = Salvar
mail-empty = Deixe vazio para remover o endereço.
mail-sent = Uma mensagem foi enviada para { $mail }. Abra o link no prazo de um dia.
mail-removed = O endereço foi removido.
forgotten-title = Esqueceu a senha?
forgotten-text = Se a sua conta tiver um endereço de e-mail, um link para uma nova senha é enviado para lá.
forgotten-send = Enviar o link
forgotten-sent = Se alguma conta tiver este endereço, a mensagem já foi enviada.
link-stop = Cancelar e-mails
link-stop-done = Pronto: esses e-mails não serão mais enviados. Você pode reativá-los na sua página.
link-wrong = Este link não funciona mais. Os links dos nossos e-mails só servem uma vez e por pouco tempo; peça um novo.
link-confirm = Seu endereço de e-mail
link-confirm-done = O endereço está confirmado.
link-recover = Uma nova senha
link-recover-set = Definir a senha
link-recover-done = A nova senha já vale. Entre com ela.
profile-title = Minhas partidas e resultados
profile-login = As partidas e os resultados ficam guardados na sua conta.
profile-unknown = Ninguém com este nome mostra aqui os seus resultados.
profile-summary = { $games ->
    [one] { $games } partida terminada
   *[other] { $games } partidas terminadas
  }, { $won ->
    [one] { $won } vitória
   *[other] { $won } vitórias
  } ({ $share }).
profile-rating = { $games ->
    [one] Rating { $value } após { $games } partida ranqueada.
   *[other] Rating { $value } após { $games } partidas ranqueadas.
  }
profile-unrated = Nenhuma partida ranqueada ainda.
profile-open = Outros podem ver os meus resultados em mesas públicas, em { $address }
profile-data = Baixar tudo o que está guardado sobre mim (um arquivo)
profile-kept = Mesas salvas
profile-games = Partidas
profile-won = Vitórias
profile-by-players = Por número de jogadores
profile-by-module = Por expansão
profile-opponents = Contra
profile-bot = robô ({ $bot })
profile-history = As últimas partidas
profile-win = vitória
profile-loss = derrota
profile-rated = ranqueada
profile-base = jogo base
profile-seth = Seth
account-erase = Apagar também os meus nomes nas mesas e o que eu disse no chat
keep-table = Salvar esta mesa
keep-table-not = Remover das salvas
