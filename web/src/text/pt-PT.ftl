# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

tokens-gold-text = Uma vez por Dia, mais uma ação que as suas fichas douradas nomeiam, num turno em que também coloca um marcador comum.
tokens-gold-none = Marcador dourado: não tem
tokens-silver-text = Uma vez por Dia, mais uma ação em qualquer espaço livre, num turno em que também coloca um marcador comum.
tokens-silver-hand = Marcador prateado: pronto; prima para colocá-lo em seguida
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
fight-recall = Voltar à reserva
fight-recall-for = Voltar à reserva por +{ $prayer } de intercessão
fight-waiting-for = à espera de { $who }
fight-choosing = os dois lados escolhem as suas cartas
fight-is-choosing = { $who } está a escolher.
fight-odds = As suas hipóteses
fight-odds-all = As suas hipóteses, jogando bem
fight-odds-card = Se jogar { $card }
fight-odds-say = Vence em { $win } por cento dos casos, uma unidade sua sobrevive em { $survive } por cento
fight-you-win = Vence, { $high } : { $low }.
fight-you-lose = { $winner } vence, { $high } : { $low }; a batalha está perdida.
fight-loses-you = { $count ->
    [0] Não perde unidades.
    [one] Perde 1 unidade.
   *[other] Perde { $count } unidades.
  }
fight-fate-recalled = { $who } faz voltar { $count } à reserva por igual intercessão.
fight-fate-recalled-you = Faz voltar { $count } à reserva por igual intercessão.
fight-fate-retreated-you = Recua para { $space }.
fight-fate-stayed-you = Fica.
fight-fate-destroyed-you = Não tem mais ninguém ali.
way-symbol-text = Todos os símbolos da estrada percorrida valem logo, na ordem da viagem.
way-ask = { $count ->
    [one] Uma parada pode ser alcançada: toque nela e envie o sacerdote.
   *[other] { $count } paradas podem ser alcançadas: toque numa e envie o sacerdote.
  }
way-take = Levar { $what }
way-take-nothing = Não levar nada
way-look = Aponte para uma parada para ver o que há ali e aonde levam as suas estradas.
bar-round = ronda { $round } de { $rounds }
bar-round-short = ronda { $round }
side-name = Poderes e registo
actions-name = As suas ações
hand-name = A sua mão
tab-log = Registo
player-source-temporary = Templos e pirâmides de nível 4 mantidos agora; acabam quando se perdem.
preview-idle = Aponte para qualquer coisa: explica-se aqui, com o seu preço.
preview-choice = A sua escolha
preview-win = vitória { $percent }%
prompt-name = A sua decisão
prompt-waiting = À espera de { $who }
prompt-wait-text = O tabuleiro continua aberto para olhar. As ordens do menu respondem por si.
prompt-watching = Está a ver. Aponte para qualquer coisa para uma explicação.
prompt-hint-says = O bot escolheria: { $what }
prompt-recall = Voltar à reserva
victory-you = Venceu!
victory-other-text = Foi uma boa guerra. O relato conta como ela foi vencida; a desforra está a um clique.
log-name = Registo
orders-text = Respostas dadas de antemão, para que ninguém espere por si. Mais ninguém as vê.
orders-escape = Quando o atacam e há como fugir
orders-recall = Quando a sua tropa pode voltar à reserva
orders-sacrifice = Quando pode sacrificar unidades
orders-divine_wound = Quando pode descartar cartas para a Ferida Divina
orders-battle_objects = Quando pode usar objetos numa batalha
orders-losses = Quando escolhe de quem são as unidades perdidas
keys-tab = de parte em parte: pergunta, mapa, ações, mão, poderes, jogadores, registo
menu-resign = Desistir; um bot continua
menu-resign-sure = Mesmo? Prima de novo para desistir
live-away = Um bot joga por si.
live-lost = A ligação caiu; a tentar de novo…
news-asked = Pergunta para si:
scene-name = O que está a acontecer
lobby-tagline = os deuses estão em guerra; o Nilo espera por si
lobby-where = Onde está
lobby-your-name = O seu nome
lobby-new-text = { $bots ->
    [one] Uma partida contra 1 bot, até { $points } pontos. Sem precisar de conta.
   *[other] Uma partida contra { $bots } bots, até { $points } pontos. Sem precisar de conta.
  }
lobby-play = Jogar contra bots agora
lobby-mine-none = Nenhuma partida ainda. As que começar ou em que entrar ficam guardadas neste navegador.
lobby-running = Mesas para ver
lobby-intro = Deuses em guerra pelo Nilo: exércitos, pirâmides, monstros e cartas de batalha escolhidas em segredo, para 2 a 6 jogadores. Só vence quem ataca; uma partida leva uma ou duas horas, com amigos ou bots.
lesson-name-first = A sua primeira partida
lobby-guide-text = Um primeiro Dia com um guia ao lado, no jogo de verdade: dez minutos, e depois joga até 4 pontos. Pode sair quando quiser e continuar mais tarde.
lobby-unofficial = Não oficial. Feito por jogadores para jogadores; sem ligação com os autores e editoras de Kemet, a quem pertencem os seus nomes e marcas. Todos os desenhos e textos são nossos.
notice-unreachable = O servidor não responde. Nada do que escreveu se perdeu.
notice-weak = Esta palavra-passe é demasiado fácil de adivinhar.
opt-rated-text = Só para pessoas com conta, sem bots; o resultado conta para a classificação.
opt-clock-live-text = Minutos para a partida toda e segundos a mais por resposta. Quando o tempo acaba, um bot continua.
opt-seed-given-text = A semente é dada por si. A mesma semente e as mesmas escolhas dão a mesma partida; a mesa avisa todos de que pode conhecer a sorte.
opt-pace = Ritmo dos bots
opt-pace-text = Quanto um bot espera antes de jogar, para que se possa acompanhar.
opt-pace-of = { $pace ->
    [0] logo
    [2] lento
   *[other] ágil
  }
seat-bot-of = Força do bot no lugar { $number }
seat-kind-bot = Bot
bot-easy-text = Vê a próxima escolha. Um primeiro adversário amigável.
bot-medium-text = Pensa um turno à frente e pesa as suas batalhas.
bot-hard-text = Aprendeu jogando contra si mesmo. Experimenta todas as sequências do seu turno e varia as suas cartas de batalha. Nunca espia.
new-seats-text = Toque num emblema para escolher o deus; os deuses só diferem no nome e na cor. Os lugares livres são de quem tiver o link. Sem lugar seu, está a ver.
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
new-sum-watching = Está a ver
agreed-seed-server = sorteada pelo servidor, verificável depois da partida
card-progress = Dia { $day }, ronda { $round }
card-open = à espera de jogadores
card-you-won = vitória sua
card-waiting = à espera de { $names }
card-your-turn = a sua vez
card-watch = Ver
invite-title = Convide os seus amigos
invite-share = Partilhar…
invite-select = O navegador não nos deixa copiar; o link está marcado, copie-o à mão.
join-text = { $name } convida-o para esta mesa. Veja o que foi combinado e ocupe um lugar.
join-fill = Os lugares livres vão para bots:
join-starts-by-itself = À espera dos últimos lugares.
join-god = O seu deus
join-watch = Prefiro só ver
join-watching = Está a ver. A mesa abre-se aqui sozinha quando a partida começar.
settings-theme-system = como o dispositivo
replay-when = Dia { $day }, ronda { $round }
story-not-over = Esta partida ainda não acabou; a sua história vem depois.
story-you = { $days ->
    [one] Vence com { $points } pontos depois de 1 Dia.
   *[other] Vence com { $points } pontos depois de { $days } Dias.
  }
understand-chances = A hipótese de vitória de cada um após cada turno, segundo o juiz dos bots
understand-better = O bot faria: { $what }
play-on-bots = Bots
story-rematch = Desforra
story-rematch-join = À desforra
story-record = Descarregar o registo
fair-check = Verificar
fair-how-text = O servidor mistura ao resumo 32 dígitos aleatórios, o sal, para que nem uma semente curta possa ser adivinhada durante a partida. SHA-256 transforma um texto em 64 dígitos, e ninguém sabe encontrar outro texto com os mesmos dígitos. O registo contém a semente e cada escolha: kemet replay joga tudo de novo, carta por carta. Também pode calcular o resumo:
account-text = Dá para jogar sem. Uma conta abre as suas partidas também noutros dispositivos. Guardamos um nome, uma palavra-passe protegida e, se der um, um endereço de e-mail.
account-in = Sessão iniciada como { $name }
account-in-text = As suas partidas acompanham-no: inicie sessão noutro dispositivo e encontre-as na entrada.
account-password = Palavra-passe
account-password-text = Pelo menos { $count } caracteres. Se depois der um endereço de e-mail, uma palavra-passe esquecida pode ser trocada.
account-show = Mostrar a palavra-passe
account-sure = Apagar de vez? Os seus lugares ficam neste navegador.
account-left = Sessão terminada.
account-wrong-password = A palavra-passe tem pelo menos { $count } caracteres.
account-password-now = A sua palavra-passe
account-code = Código da aplicação
account-code-needed = Abra a aplicação no telemóvel e escreva os seis dígitos, ou um dos seus códigos de recuperação.
account-password-change = Mudar a palavra-passe
account-password-new = Nova palavra-passe
account-password-new-text = Todos os outros dispositivos são desligados.
account-password-changed = A palavra-passe foi mudada; os outros dispositivos foram desligados.
account-sessions = Onde tem sessão iniciada
account-device-unknown = Outro dispositivo
account-sessions-end = Sair em todo o lado
account-left-all = Sessões terminadas em todo o lado.
account-factor-text = Uma aplicação no telemóvel mostra um código que é pedido ao entrar. Uma palavra-passe roubada sozinha já não vale nada.
account-factor-has = Ao entrar, pedimos o código da sua aplicação.
account-factor-scan = Escreva esta chave na aplicação (ou abra o link no telemóvel) e depois o código que ela mostrar:
account-factor-open = Abrir na aplicação
account-recovery = Guarde estes códigos em lugar seguro: cada um abre a conta uma vez se o telemóvel se perder. Eles não serão mostrados de novo.
pyramid-text = Com esta pirâmide ({ $colour }, nível { $level }) compra fichas da cor dela até ao nível dela e teleporta-se do distrito dela.
player-bot-of = bot, { $strength }
refused-spectator = Espectadores veem; não jogam.
refused-protocol = O servidor é de outra versão: volte a carregar a página.
idle-pray = Já tem o máximo de intercessão.
idle-sure = O marcador seria gasto em vão. Prima de novo para fazer mesmo assim.
prompt-no-veto = Não tem Veto: todos os que têm cartas são consultados, para ninguém saber quem poderia.
prompt-no-escape = Não tem carta para isto: quem é atacado é consultado, para ninguém saber quem poderia.
player-lost = sem ligação
