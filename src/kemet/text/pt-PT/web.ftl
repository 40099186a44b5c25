# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

parts-you = Eu
tokens-gold-text = Uma vez por Dia, mais uma ação que as suas fichas douradas permitem, num turno em que também coloca um marcador normal.
tokens-gold-none = Marcador dourado: não tem
tokens-silver-text = Uma vez por Dia, mais uma ação em qualquer espaço livre, num turno em que também coloca um marcador normal.
tokens-silver-hand = Marcador prateado: pronto; prima para o colocar agora
market-sealed = selada até ao próximo Dia
market-can = pode comprá-la agora
market-can-for = pode comprá-la agora por { $price } de intercessão
market-can-seal = pode selá-la agora
hand-title = As suas cartas
hand-watching = Está a ver; as mãos ficam ocultas.
hand-play = { $count ->
    [one] Jogar { $name }, custa { $cost }
   *[other] Jogar { $name }, custa { $cost }; tem { $count }
  }
fight-skip = Saltar
fight-card-open = a sua carta de batalha
fight-if-added = { $name }, se a acrescentar
fight-your-battle-cards = As suas cartas de batalha
fight-your-divine-cards = As suas cartas divinas para batalhas
fight-pick-text = Toque numa carta para a jogar e noutra para a descartar. As cartas divinas vão sob a carta jogada.
fight-lock = Confirmar a minha escolha
fight-recall = Voltar à reserva
fight-recall-for = Voltar à reserva por +{ $prayer } de intercessão
fight-waiting-for = à espera de { $who }
fight-choosing = os dois lados escolhem as suas cartas
fight-is-choosing = { $who } está a escolher.
fight-odds = As suas hipóteses
fight-odds-text = Contadas sobre cada carta de batalha que o outro lado ainda pode ter, todas com igual probabilidade; ele acrescenta cada carta divina que pode ter e pagar. Os objetos não contam.
fight-odds-all = As suas hipóteses, bem jogadas
fight-odds-card = Se jogar { $card }
fight-odds-say = Vence em { $win } por cento dos casos, uma unidade sua sobrevive em { $survive } por cento
fight-you-win = Vence, { $high } : { $low }.
fight-you-lose = { $winner } vence, { $high } : { $low }; a batalha está perdida.
fight-loses-you = { $count ->
    [0] Não perde unidades.
    [one] Perde 1 unidade.
   *[other] Perde { $count } unidades.
  }
fight-fate-recalled = { $count ->
    [one] { $who } faz voltar 1 unidade à reserva e ganha 1 de intercessão.
   *[other] { $who } faz voltar { $count } unidades à reserva e ganha { $count } de intercessão.
  }
fight-fate-recalled-you = { $count ->
    [one] Faz voltar 1 unidade à reserva e ganha 1 de intercessão.
   *[other] Faz voltar { $count } unidades à reserva e ganha { $count } de intercessão.
  }
fight-fate-retreated-you = Bate em retirada para o espaço { $space }.
fight-fate-stayed-you = Fica.
fight-fate-destroyed = { $who } já não tem ninguém ali.
fight-fate-destroyed-you = Já não tem ninguém ali.
way-boards = Quatro tabuleiros da esquerda para a direita; as setas vão de paragem em paragem
way-ask = { $count ->
    [one] Uma paragem pode ser alcançada: toque nela e envie o sacerdote.
   *[other] { $count } paragens podem ser alcançadas: toque numa e envie o sacerdote.
  }
way-who = Que sacerdote vai?
way-look = Aponte para uma paragem para ver o que há ali e aonde levam as suas estradas.
bar-round = ronda { $round } de { $rounds }
bar-round-short = ronda { $round }
side-name = Poderes e registo
hand-name = A sua mão
tab-log = Registo
player-doing-move = a mover
player-doing-other = a escolher
preview-choice = A sua escolha
prompt-name = A sua decisão
prompt-waiting = À espera de { $who }
prompt-wait-text = O tabuleiro continua aberto para olhar. As ordens do menu respondem por si.
prompt-watching = Está a ver. Aponte ou toque em qualquer coisa para ter uma explicação.
prompt-hint-says = O bot escolheria: { $what }
prompt-recall = Voltar à reserva
victory-you = Venceu!
victory-picture = Partilhar imagem
victory-other-text = Foi uma boa guerra. A história conta como ela foi vencida; a desforra está a um clique.
log-name = Registo
log-since = Desde o meu último turno
orders-text = Respostas dadas de antemão, para que ninguém espere por si. Mais ninguém as vê.
orders-escape = Quando sofre um ataque e há como fugir
orders-recall = Quando a sua tropa pode voltar à reserva
orders-sacrifice = Quando pode sacrificar unidades
orders-divine_wound = Quando pode descartar cartas para a Ferida Divina
orders-battle_objects = Quando pode usar objetos numa batalha
orders-escape-below = Fugir quando a minha hipótese for inferior a
orders-losses = Quando escolhe de quem são as unidades perdidas
keys-tab = de parte em parte: pergunta, mapa, ações, mão, poderes, jogadores, registo
keys-log = desde o meu último turno
keys-rerun = o que aconteceu desde o meu último turno, no mapa
menu-resign = Desistir; um bot continua
menu-resign-sure = Tem a certeza? Prima de novo para desistir
player-resigned = desistiu: bot
log-resigned = { $who } desistiu; um bot continua.
live-resigned = Desistiu e está a ver. Um bot joga por si.
live-away = Um bot joga por si.
live-lost = A ligação caiu; a tentar de novo…
news-asked = Pergunta para si:
scene-name = O que está a acontecer
lobby-where = Onde está
lobby-account-open = nome, definições, conta
lobby-your-name = O seu nome
lobby-new-text = { $bots ->
    [one] Uma partida contra { $bots } bot, até { $points } pontos. Não precisa de conta.
   *[other] Uma partida contra { $bots } bots, até { $points } pontos. Não precisa de conta.
  }
lobby-play = Jogar contra bots agora
lobby-mine = As minhas partidas
lobby-mine-none = Nenhuma partida ainda. As que começar ou em que entrar ficam guardadas neste navegador.
lobby-mine-all = { $count ->
    [one] A minha única partida
   *[other] Todas as minhas { $count } partidas
  }
lobby-open-none = Ninguém está à espera de jogadores agora. Abra uma mesa pública e ela aparece aqui para todos.
lobby-running = Mesas para ver
lobby-intro = Deuses em guerra pelo Nilo: exércitos, pirâmides, monstros e cartas de batalha escolhidas em segredo, para 2 a 6 jogadores. Só vence quem ataca; uma partida leva uma ou duas horas, com amigos ou bots.
lesson-name-first = A sua primeira partida
lobby-guide-text = Um primeiro Dia com um guia ao lado, no jogo de verdade: dez minutos, e depois joga até 4 pontos. Pode sair quando quiser e continuar mais tarde.
lobby-unofficial = Não oficial. Feito por jogadores para jogadores; sem ligação com os autores e editoras de Kemet, a quem pertencem os seus nomes e marcas. Todos os desenhos e textos são nossos.
mine-now = Em curso
notice-unreachable = O servidor não responde. Nada do que escreveu se perdeu.
notice-unknown = Não há nada aqui (ou já não há).
notice-too-fast = Demasiados pedidos; espere alguns segundos.
notice-unauthorised = Não foi aceite.
notice-too-large = É demasiado longo.
notice-weak = Esta palavra-passe é demasiado fácil de adivinhar.
opt-public-text = Por link: só quem tem o link. Pública: todos a veem na página inicial. As partidas em curso podem ser vistas nos dois casos.
opt-rated = Classificativa
opt-rated-text = Só para pessoas com conta, sem bots; o resultado conta para o rating.
opt-clock-live-text = Minutos para a partida toda e segundos a mais por resposta. Quando o tempo acaba, um bot continua.
opt-seed-server-text = Sorteio justo: o servidor sorteia uma semente, mostra o hash dela agora e a semente depois da partida, e qualquer um pode verificar.
opt-seed-given-text = A semente é dada por si. A mesma semente e as mesmas escolhas dão a mesma partida; a mesa avisa todos de que pode conhecer o sorteio.
opt-pace = Ritmo dos bots
opt-pace-text = Quanto um bot espera antes de jogar, para que se possa acompanhar.
seat-bot-of = Força do bot no lugar { $number }
seat-kind-you = Eu
seat-kind-bot = Bot
bot-easy-text = Vê a próxima escolha. Um primeiro oponente amigável.
bot-medium-text = Pensa um turno à frente e pesa as suas batalhas.
bot-hard-text = Aprendeu jogando contra si mesmo. Experimenta todas as sequências do seu turno e varia as suas cartas de batalha. Nunca espia.
house-search = Procurar regras da casa
new-seats-text = Toque num emblema para escolher o deus; os deuses só diferem no nome e na cor. Os lugares livres são de quem tiver o link. Sem um lugar seu, fica só a ver.
new-strengths = Qual é a força dos bots?
new-house-text = Onde as regras impressas deixam algo em aberto, ou onde o seu grupo joga de outra maneira. Só aparecem as regras que importam para os jogadores e módulos escolhidos.
new-sum = A sua mesa
new-sum-seats = { $bots ->
    [0] sem bots
    [one] 1 bot
   *[other] { $bots } bots
  }, { $open ->
    [0] nenhum lugar livre
    [one] 1 lugar livre
   *[other] { $open } lugares livres
  }
new-sum-watching = Fica só a ver
agreed-seed-server = sorteada pelo servidor; pode ser verificada depois da partida
card-progress = Dia { $day }, ronda { $round }
card-open = à espera de jogadores
card-you-won = vitória sua
card-waiting = à espera de { $names }
card-your-turn = a sua vez
card-watch = Ver
invite-title = Convide os seus amigos
invite-share = Partilhar…
invite-select = O navegador não nos deixa copiar; o link está selecionado, copie-o à mão.
join-text = { $name } enviou-lhe um convite para esta mesa. Veja o que foi combinado e ocupe um lugar.
join-fill = Os lugares livres vão para bots:
join-starts-by-itself = À espera dos últimos lugares.
join-you = eu
join-god = O seu deus
join-watch = Prefiro só ver
join-watching = Está a ver. A mesa abre aqui sozinha quando a partida começar.
settings-theme-system = como o dispositivo
replay-controls = Linha do tempo e controlos
replay-when = Dia { $day }, ronda { $round }
story-you = { $days ->
    [one] Vence com { $points } pontos depois de { $days } Dia.
   *[other] Vence com { $points } pontos depois de { $days } Dias.
  }
understand-progress = O juiz ainda está a pensar:
understand-chances = A hipótese de vitória de cada um após cada turno, segundo o juiz dos bots
understand-cost = { $who } perdeu { $cost } de hipótese de vitória
understand-better = O bot escolheria: { $what }
play-on-bots = Bots
story-rematch = Desforra
story-rematch-join = Ir para a desforra
story-record = Descarregar o registo
battles-called-off = O defensor já não estava ali; sem batalha.
fair-check = Verificar
fair-how-text = O servidor mistura ao hash 32 dígitos aleatórios, o sal, para que nem uma semente curta possa ser adivinhada durante a partida. SHA-256 transforma qualquer texto em 64 dígitos, e ninguém sabe encontrar outro texto com os mesmos dígitos. O registo contém a semente e cada escolha: kemet replay joga tudo de novo, carta por carta. Também pode calcular o hash:
account-title = A sua página
account-text = Dá para jogar sem conta. Com uma, as suas partidas abrem também noutros dispositivos. Guardamos um nome, uma palavra-passe protegida e, se o indicar, um endereço de e-mail.
account-in = Sessão iniciada como { $name }
account-in-text = As suas partidas vão consigo: inicie sessão noutro dispositivo e elas estarão na página inicial.
account-password = Palavra-passe
account-password-text = Pelo menos { $count } caracteres. Se depois indicar um endereço de e-mail, uma palavra-passe esquecida pode ser trocada.
account-show = Mostrar a palavra-passe
account-results = As minhas partidas e resultados
account-sure = Apagar de vez? Sai de todas as partidas que ainda está a jogar.
account-left = Sessão terminada.
account-wrong-password = A palavra-passe deve ter pelo menos { $count } caracteres.
account-password-now = A sua palavra-passe
account-code = Código da aplicação
account-code-needed = Abra a aplicação no telemóvel e escreva os seis dígitos, ou um dos seus códigos de recuperação.
account-password-change = Mudar a palavra-passe
account-password-new = Nova palavra-passe
account-password-new-text = Todos os outros dispositivos são desligados.
account-password-changed = A palavra-passe foi mudada; os outros dispositivos foram desligados.
account-sessions = Onde tem sessão iniciada
account-device-unknown = Outro dispositivo
account-sessions-end = Sair de todos os dispositivos
account-left-all = Sessões terminadas em todos os dispositivos.
account-factor-text = Uma aplicação no telemóvel mostra um código que é pedido ao entrar. Assim, só a palavra-passe roubada não vale nada.
account-factor-has = Ao entrar, pedimos o código da sua aplicação.
account-factor-scan = Leia a imagem com a aplicação, escreva nela a chave ou abra o link no telemóvel. Depois, introduza o código que ela mostrar:
account-factor-open = Abrir na aplicação
account-recovery = Guarde estes códigos em lugar seguro: cada um abre a conta uma vez se o telemóvel se perder. Não voltarão a ser mostrados.
account-invited = Recebeu um convite: escolha um nome e uma palavra-passe e crie a conta.
account-closed = De momento, este servidor não aceita contas novas.
prompt-turn-done = A sua ação está feita. Jogue uma carta divina se quiser, depois termine o turno.
pyramid-text = Com esta pirâmide ({ $colour }, nível { $level }) compra fichas da mesma cor até esse nível e pode teleportar-se do distrito.
player-bot-of = bot, { $strength }
refused-not-asked = Não tem nada a decidir agora.
refused-spectator = Espectadores veem; não jogam.
refused-too-fast = Demasiado rápido; espere um momento.
refused-not-stored = O servidor não conseguiu guardar isso. Nada mudou; tente de novo daqui a pouco.
refused-unknown = Esta mesa não existe (ou já não existe).
refused-protocol = O servidor é de outra versão: volte a carregar a página.
refused-too-large = É demasiado longo.
idle-move = Nenhuma das suas tropas pode mover-se agora.
idle-pray = Já tem o máximo de intercessão.
idle-sure = O marcador seria gasto em vão. Prima de novo para fazer mesmo assim.
prompt-no-veto = Não tem Veto: todos os que têm cartas são consultados, para ninguém saber quem poderia vetar.
prompt-no-escape = Não tem carta para isso: quem é atacado é consultado, para ninguém saber quem poderia fugir.
player-lost = sem ligação
title-learn = Aprender a jogar
title-play = Jogar contra bots
puzzle-share = Copiar a ligação
puzzle-shared = Ligação copiada
puzzle-not = Isso não é o melhor aqui. Tente outra vez.
