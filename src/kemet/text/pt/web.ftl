## Battle, market, hand, path, dawn

colon = :
parts-you = Você

tokens-title = Tabuleiro de ações
tokens-title-of = Tabuleiro de ações de { $who }
tokens-used = usado hoje
tokens-open = Abrir o tabuleiro de ações
tokens-open-text = Um toque abre o tabuleiro de ações.
laid-none = Nenhum marcador colocado hoje.
tokens-legal = possível agora
tokens-left = { $count ->
    [one] resta { $count } marcador de ação
   *[other] restam { $count } marcadores de ação
  }
tokens-left-text = Um marcador normal é colocado em cada um dos seus cinco turnos de um Dia.
tokens-row-done = A linha { $row } tem um marcador
tokens-row-needed = A linha { $row } ainda precisa de um marcador
tokens-row-text = No fim do Dia cada linha deve ter pelo menos um marcador seu; o prateado conta, o dourado não.
tokens-gold = Marcador dourado
tokens-gold-text = Uma vez por Dia, mais uma ação que suas fichas douradas permitem, num turno em que você também coloca um marcador normal.
tokens-gold-none = Marcador dourado: você não tem
tokens-gold-placed = Marcador dourado: usado hoje
tokens-gold-hand = Marcador dourado: pronto
tokens-gold-use = Marcador dourado: { $action }
tokens-silver = Marcador prateado
tokens-silver-text = Uma vez por Dia, mais uma ação em qualquer espaço livre, num turno em que você também coloca um marcador normal.
tokens-silver-placed = Marcador prateado: usado hoje
tokens-silver-hand = Marcador prateado: pronto; aperte para colocá-lo agora

market-title = Fichas de poder
market-all = tudo
market-tab = Fichas: { $colour }; sua pirâmide: { $level }
market-not-now = Agora não
market-your-level = a sua pirâmide tem nível { $level }
market-taken = Já compradas
market-level = Nível { $level }
market-place = { $colour }, nível { $level }
market-yours = sua
market-owner = de { $who }
market-sealed = selada até o próximo Dia
market-can = você pode comprá-la agora
market-can-for = você pode comprá-la agora por { $price } de intercessão
market-can-seal = você pode selá-la agora

hand-title = Suas cartas
hand-battle = Cartas de batalha · { $count } de { $all }
hand-divine = Cartas divinas · { $count }
hand-offered = Escolha uma
hand-none = nenhuma
hand-used = usada; volta quando todas forem usadas
hand-remove = removê-la de vez
hand-watching = Você está assistindo; as mãos ficam ocultas.
hand-back = Carta de batalha, virada para baixo
hand-battle-card = { $name }: força { $strength }, dano { $damage }, proteção { $protection }
hand-divine-card = { $count ->
    [one] { $name }, custa { $cost }
   *[other] { $count } vezes { $name }, custa { $cost }
  }
hand-play = { $count ->
    [one] Jogar { $name }, custa { $cost }
   *[other] Jogar { $name }, custa { $cost }; você tem { $count }
  }

fight-title = Batalha: { $space }
fight-steps = Etapas da batalha
fight-step-escape = Fuga
fight-step-march = Marcha
fight-step-objects = Objetos
fight-step-cards = Cartas
fight-step-locked = Escolha feita
fight-step-reveal = Revelação
fight-step-strength = Força
fight-step-losses = Perdas
fight-step-spoils = Ganhos
fight-step-retreat = Retirada
fight-attacker = atacante
fight-defender = defensor · vence o empate
fight-see-board = Ver o tabuleiro
fight-open = Voltar à batalha
fight-dismiss = Fechar o resultado
fight-skip = Pular
fight-tempo = Velocidade: { $tempo }
fight-tempo-still = parado
fight-say-locked = Os dois lados escolheram.
fight-scale = A balança: { $left } contra { $right }
fight-units = { $count ->
    [one] { $count } unidade
   *[other] { $count } unidades
  }
fight-figures-lost = { $count ->
    [one] { $count } unidade, perdas: { $lost }
   *[other] { $count } unidades, perdas: { $lost }
  }
fight-silent = Não conta nesta batalha.
fight-strength-of = Força de { $who }
fight-value-text = A força é a soma de unidades, carta de batalha, fichas, criatura, objetos e cartas divinas.
fight-mirror = reflexo: { $card }
fight-other = outros efeitos
fight-temporary-strength = marcador da estrada
fight-temporary-damage = marcador da estrada
fight-temporary-protection = marcador da estrada
fight-card-open = sua carta de batalha
fight-card-possible = { $count ->
    [one] carta de batalha, { $count } possível
   *[other] carta de batalha, { $count } possíveis
  }
fight-divine-possible = { $count ->
    [one] até { $count } carta divina
   *[other] até { $count } cartas divinas
  }
fight-if-added = { $name }, se você a acrescentar
fight-losses = Perdas
fight-losses-text = Dano do outro lado menos a sua proteção; no máximo todas as unidades.
fight-damage-taken = dano sofrido
fight-protection = proteção
fight-lost = perdas: { $count }
fight-own-card = pela própria carta de batalha
fight-points = { $count ->
    [one] { $signed } ponto de vitória
   *[other] { $signed } pontos de vitória
  }
fight-prayer = +{ $count } de intercessão
fight-cards = { $count ->
    [one] recebe { $count } carta divina
   *[other] recebe { $count } cartas divinas
  }
fight-dawn = { $count ->
    [one] +{ $count } marcador da Alvorada
   *[other] +{ $count } marcadores da Alvorada
  }
fight-your-battle-cards = Suas cartas de batalha
fight-your-divine-cards = Suas cartas divinas para batalhas
fight-pick = Jogue uma, descarte uma
fight-pick-text = Toque em uma carta para jogá-la e em outra para descartá-la. As cartas divinas vão sob a carta jogada.
fight-cost = Custo agora: { $cost } dos seus { $prayer } de intercessão.
fight-tag-play = jogar
fight-tag-discard = descartar
fight-tag-add = acrescentar
fight-tag-add-many = acrescentar { $count }
fight-lock = Confirmar minha escolha
fight-undo = Desfazer
fight-seal = Selar { $tile } de { $who }
fight-wound = Descartar { $name } por 1 de força
fight-recall = Retornar à reserva
fight-recall-for = Retornar (+{ $prayer } de intercessão)
fight-waiting = Os dois lados escolhem
fight-waiting-text = Ninguém vê uma carta antes de os dois lados escolherem.
fight-waiting-for = esperando { $who }
fight-continue = Continuar
fight-choosing = os dois lados escolhem suas cartas
fight-has-chosen = { $who } escolheu.
fight-is-choosing = { $who } está escolhendo.
fight-hidden-text = Ninguém vê a carta antes de os dois escolherem.
fight-odds = Suas chances
fight-odds-text = Contadas sobre cada carta de batalha que o outro lado ainda pode ter, todas com a mesma chance; ele acrescenta cada carta divina que pode ter e pagar. Objetos não contam.
fight-odds-all = Suas chances, jogando bem
fight-odds-card = Se você jogar { $card }
fight-odds-win = vitória { $win }%
fight-odds-say = Você vence em { $win } por cento dos casos, uma unidade sua sobrevive em { $survive } por cento
fight-odds-more = Ponto: { $point }%; sobreviventes: { $survive }%. Perdas em média: { $own } suas, { $enemy } do outro lado.
fight-odds-more-plain = Sobreviventes: { $survive }%. Perdas em média: { $own } suas, { $enemy } do outro lado.
fight-you-win = Você vence, { $high } : { $low }.
fight-you-lose = { $winner } vence, { $high } : { $low }; você perde.
fight-wins = { $winner } vence { $loser }, { $high } : { $low }.
fight-and-points = { $count ->
    [one] { $signed } ponto de vitória.
   *[other] { $signed } pontos de vitória.
  }
fight-loses = { $count ->
    [0] { $who } não perde unidades.
    [one] { $who } perde 1 unidade.
   *[other] { $who } perde { $count } unidades.
  }
fight-loses-you = { $count ->
    [0] Você não perde unidades.
    [one] Você perde 1 unidade.
   *[other] Você perde { $count } unidades.
  }
fight-fate-recalled = { $count ->
    [one] { $who } retorna { $count } unidade à reserva e ganha { $count } de intercessão.
   *[other] { $who } retorna { $count } unidades à reserva e ganha { $count } de intercessão.
  }
fight-fate-recalled-you = { $count ->
    [one] Você retorna { $count } unidade à reserva e ganha { $count } de intercessão.
   *[other] Você retorna { $count } unidades à reserva e ganha { $count } de intercessão.
  }
fight-fate-retreated = { $who } bate em retirada para o espaço { $space }.
fight-fate-retreated-you = Você bate em retirada para o espaço { $space }.
fight-fate-stayed = { $who } fica.
fight-fate-stayed-you = Você fica.
fight-fate-destroyed = { $who } não tem mais ninguém ali.
fight-fate-destroyed-you = Você não tem mais ninguém ali.
fight-say-begin = Atacante: { $attacker }, pelo menos { $left }. Defensor: { $defender }, pelo menos { $right }.
fight-winner = vence
fight-say-reveal = Revelação: { $attacker }; { $defender }.
fight-say-card = { $who } { $card }, { $strength }, { $damage }, { $protection }
fight-say-with = com { $cards }
fight-say-strength = Força: { $attacker } { $left }, { $defender } { $right }.
fight-say-tie = O empate é do defensor.
fight-say-losses = Perdas: { $attacker } { $left }, { $defender } { $right }.

way-title = O caminho para Ta-Seti
way-boards = Quatro tabuleiros da esquerda para a direita; as setas vão de parada em parada
way-stop = { $kind } { $stop }
way-there = lá: { $what }
way-nothing = nada ali
way-priests = { $count ->
    [one] um sacerdote de { $who }
   *[other] { $count } sacerdotes de { $who }
  }
way-to-with = { $stop } ({ $what })
way-leads = estradas para { $stops }
way-legal = Possível agora
way-symbol-text = Todos os símbolos da estrada percorrida valem imediatamente, na ordem da viagem.
way-points-left = { $count ->
    [one] mais { $count } ponto à parte
   *[other] mais { $count } pontos à parte
  }
way-ask = { $count ->
    [one] Uma parada pode ser alcançada: toque nela e envie o sacerdote.
   *[other] { $count } paradas podem ser alcançadas: toque em uma e envie o sacerdote.
  }
way-who = Qual sacerdote vai?
way-from-reserve = um novo
way-walk = Enviar o sacerdote
way-walk-from = Enviar { $from }
way-no-priest = Nenhum sacerdote
way-take = Recolher { $what }
way-take-nothing = Não recolher nada
way-look = Aponte para uma parada para ver o que há ali e aonde levam suas estradas.
way-close = Ver o tabuleiro
way-players = Sacerdotes, objetos e habilidades
way-count-wait = { $count ->
    [one] { $count } espera
   *[other] { $count } esperam
  }
way-count-walk = { $count ->
    [one] { $count } caminha
   *[other] { $count } caminham
  }
way-count-map = { $count } no mapa
way-count-reserve = { $count } na reserva de unidades
way-no-object = nenhum objeto
way-no-skill = nenhuma habilidade
way-dawn = { $count ->
    [one] { $count } marcador da Alvorada
   *[other] { $count } marcadores da Alvorada
  }

bid-title = Alvorada
bid-text = O maior lance escolhe primeiro um lugar na ordem do turno; lances iguais seguem a ordem antiga.
bid-places = Lugares na ordem do turno
bid-place-free = Lugar { $place }
bid-place-legal = Ocupar o lugar { $place }
bid-place-taken = Lugar { $place }: { $who }
bid-bids = Lances
bid-old-place = número { $place } até agora
bid-none = nenhum lance ainda
bid-value = lance { $value }
bid-spent = { $count ->
    [one] { $count } gasto ·
   *[other] { $count } gastos ·
  }
bid-spend = { $count ->
    [0] Nenhum
   *[other] Gastar { $count }
  }
bid-tokens-text = Quem perde uma batalha, ou todas as unidades nela, ganha um marcador da Alvorada. Cada um gasto soma 1 a um lance.
bid-tokens-hidden = Marcadores da Alvorada: ocultos
bid-show = Dar lance de { $value }
bid-show-none = Dar lance

## Table

page-loading = Um momento…
page-missing = Não há nada aqui.
page-missing-text = O endereço pode ter um erro, ou a mesa pode ter sido apagada.
page-home = Página inicial
gallery-name = Galeria

bar-home = Página inicial
bar-day = Dia { $day }
bar-night = Noite { $day }
bar-round = rodada { $round } de { $rounds }
bar-round-short = rodada { $round }
bar-last-day = último Dia
bar-order = Ordem do turno
bar-first-to = até
bar-tools = Ferramentas
bar-mute = Desligar o som
bar-unmute = Ligar o som
bar-text = A mesa em texto
bar-language = Idioma
bar-theme = Cores do dia ou da noite
bar-rules = Regras
bar-menu = Menu

board-region = Tabuleiro
board-name = Mapa para { $players } jogadores
board-whole = Mostrar o mapa todo
board-not-now = Não é possível agora.
board-legal = Possível
board-legal-many = Possível: { $count } escolhas
board-pyramid = pirâmide { $colour }, nível { $level }
board-crossing = porto entre { $from } e { $to }
way-steps = { $steps ->
    [one] um passo
   *[other] { $steps } passos
  }
way-teleport = { $steps ->
    [one] teletransporte
   *[other] { $steps } passos, um deles um teletransporte
  }
word-prayer = intercessão
word-victory = pontos

space-of-city = Distrito { $space } de { $who }
space-gate-of = Portão de { $who }

players-name = Jogadores
side-name = Poderes e registro
hand-name = Sua mão
tabs-name = Partes da mesa
tab-map = Mapa
tab-actions = Ações
tab-hand = Mão
tab-powers = Poderes
tab-log = Registro
tab-asked = a pergunta está aqui

player-resigned = desistiu: robô
player-gave-up = desistiu
player-away = ausente
player-active = É a vez deste jogador
player-city = cidade { $city }
player-points = { $count ->
    [one] { $count } ponto de vitória
   *[other] { $count } pontos de vitória
  }
player-points-text = Pontos permanentes e temporários. Com { $target } no fim de um Dia, a partida pode acabar.
player-no-points = nenhum ponto ainda
player-prayer = { $count } de intercessão
player-prayer-text = Paga níveis, fichas, unidades, teleportes e cartas. Ninguém nunca tem mais de 11.
player-tokens = { $count ->
    [one] resta { $count } marcador de ação
   *[other] restam { $count } marcadores de ação
  }
player-reserve = { $count ->
    [one] { $count } unidade na reserva
   *[other] { $count } unidades na reserva
  }
player-reserve-text = Unidades que podem ser recrutadas de novo.
player-divine = { $count ->
    [one] { $count } carta divina
   *[other] { $count } cartas divinas
  }
player-divine-text = Ocultas para todos os outros. Vem mais uma a cada Noite.
player-battle = { $count ->
    [one] { $count } carta de batalha na mão
   *[other] { $count } cartas de batalha na mão
  }
player-battle-text = Já mostradas: { $shown }. Todas voltam quando as duas últimas são usadas.
player-battle-none = nenhuma
player-cards = cartas divinas: { $divine }, cartas de batalha: { $battle }
player-tiles = Fichas: { $tiles }
player-priests = { $count ->
    [one] { $count } sacerdote espera junto ao caminho
   *[other] { $count } sacerdotes esperam junto ao caminho
  }
player-priests-text = Um marcador de Mover pode enviar um deles adiante.
player-dawn = { $count ->
    [one] { $count } marcador da Alvorada
   *[other] { $count } marcadores da Alvorada
  }
player-sum-strength = Força em todas as batalhas
player-sum-attack = Força ao atacar
player-sum-defence = Força ao defender
player-sum-damage = Dano em todas as batalhas
player-sum-protection = Proteção em todas as batalhas
player-sum-move = Passos de cada Movimento
player-sum-initiative = Defensores que morrem antes da batalha
player-sum-night = Intercessão a cada Noite
player-sum-pray = Intercessão de cada ação de Interceder
player-more = mais { $count }
race-name = A corrida aos { $target } pontos
race-bar = { $count } de { $target } pontos, dos quais { $now } temporários
player-held = O que { $who } ainda pode ter
player-held-text = na mão: { $count }; possíveis: { $possible }
player-source-battle = Ganhos em batalhas; permanentes.
player-source-temporary = De templos e pirâmides de nível 4 controlados agora; temporários.
player-source-two_temples = Por dois ou mais templos no fim de um Dia; permanentes.
player-source-sanctuary = Por sacrifícios no Santuário; permanentes.
player-source-tiles = De fichas Ponto de Vitória; permanentes.
player-source-creatures = Da Esfinge; permanentes.
player-source-path = Do caminho para Ta-Seti; permanentes.
player-source-daggers = Ganhos e perdidos com Adagas de Dois Gumes.
player-doing-turn = turno
player-doing-move = movendo
player-doing-battle = batalha
player-doing-other = escolhendo

preview-name = O que é isto
preview-idle = Aponte para qualquer coisa: a explicação aparece aqui, com o preço.
preview-choice = Sua escolha
preview-several = { $count } escolhas aqui: clique para vê-las.
preview-obelisk = obelisco: um destino de teleporte
preview-harbour = porto
preview-win = vitória { $percent }%
preview-survive = sobreviventes { $percent }%
preview-losses = perdas { $own } : { $enemy }

prompt-name = Sua decisão
prompt-moving = Movimento: de { $space }
prompt-steps = { $count ->
    [0] Não restam passos: jogue uma carta, deixe unidades para trás ou pare.
    [one] Resta um passo. Escolha um espaço iluminado.
   *[other] Restam { $count } passos. Escolha um espaço iluminado.
  }
prompt-card-target = { $card }: escolha um espaço iluminado, ou Esc para guardar a carta.
prompt-several = Várias coisas podem ser feitas aqui: { $space }
answers-step = Um passo ou mais
answers-teleport = Teletransporte
answers-fight = Atacar
answers-binding = sem volta
prompt-all = { $count ->
    [one] Lista: { $count } escolha
   *[other] Lista: { $count } escolhas
  }
prompt-waiting = Esperando { $who }
prompt-wait-text = O tabuleiro continua aberto para olhar. As ordens do menu respondem por você.
prompt-watching = Você está assistindo. Aponte ou toque em qualquer coisa para ver uma explicação.
prompt-past = Um momento do passado
prompt-past-text = O tabuleiro mostra a mesa como era naquele momento.
prompt-now = Voltar ao presente
prompt-undo = Desfazer
prompt-undo-closed = Nada para desfazer, ou algo foi revelado depois
prompt-hint = Dica
prompt-hint-says = O robô escolheria: { $what }
prompt-hint-do = Fazer isso
prompt-hint-use = Usar a dica
prompt-end-turn = Terminar o turno
prompt-stop = Parar aqui
prompt-group = Estas vão
prompt-regroup = Deixar o resto aqui
prompt-go = Ir para lá
prompt-end = Terminar
prompt-done = Pronto
prompt-pass-starting-pyramid = Deixar vazio
prompt-pass-start-of-move = Não mover
prompt-pass-raise = Não construir nada
prompt-pass-buy = Não comprar nada
prompt-pass-place = Não recrutar ninguém
prompt-pass-creature-return = Deixar na reserva
prompt-pass-veto = Deixar a carta valer
prompt-pass-escape = Ficar e lutar
prompt-pass-night-power = Sem mais poderes
prompt-pass-delta-sacrifice = Manter a unidade
prompt-pass-sanctuary-sacrifice = Manter as duas unidades
prompt-pass-priest = Nenhum sacerdote viaja
prompt-pass-unit-to-destroy = Poupar todos
prompt-pass-tokens-to-take = Não recolher nada
prompt-pass-divine-seal = Guardar o Selo
prompt-pass-priest-to-send-back = Todos ficam
prompt-pass-swap-of-battle-cards = Manter a carta mostrada
prompt-done-place = Chega de unidades
prompt-done-divine-wound = Não descartar mais
prompt-done-battle-objects = Não usar mais nada
prompt-done-before-the-action = Começar a ação
prompt-yes-veto = Jogar Veto
prompt-yes-delta-sacrifice = Sacrificar a unidade
prompt-yes-sanctuary-sacrifice = Sacrificar as duas
prompt-yes-swap-of-battle-cards = Trocar as cartas
prompt-yes = Sim
prompt-recall = Retornar à reserva
prompt-retreat = Bater em retirada
prompt-stay = Ficar
prompt-reinforce = Reforçar
prompt-raise = Erguer
prompt-build = Construir
prompt-do-fight-there = Atacar ali
prompt-do-step = Ir para lá
prompt-do-teleport = Teleportar
prompt-do-place = Pôr uma unidade ali
prompt-do-priest = Pôr um sacerdote ali
prompt-do-from = Esta tropa
prompt-do-raise = Erguer
prompt-do-build = Construir
prompt-do-escape = Fugir para lá
prompt-do-retreat = Mandar para lá
prompt-do-fight = Esta batalha primeiro
prompt-do-city = Ficar com esta cidade
prompt-do-creature = Colocar ali
prompt-do-card = Jogar ali
prompt-do-replace = Substituir aqui
prompt-do-sendback = Mandar este sacerdote de volta
prompt-do-kill = Destruir uma ali
victory-you = Você venceu!
victory-decided = O momento decisivo
victory-battle = Dia { $day }: { $winner } venceu { $loser }, { $high } a { $low } ({ $space }).
victory-odds = A chance de vencer a partida passou de { $before }% para { $after }%.
victory-picture = Compartilhar imagem
victory-you-text = { $god } reina sobre as terras do Nilo.
victory-other-text = Foi uma boa guerra. A história conta como ela foi vencida; a revanche está a um clique.
prompt-won = { $who } vence
prompt-story = Como foi
prompt-replay = Rever

picker-units = Unidades que vão
picker-priests = Sacerdotes entre elas

token-kind-regular = normal
token-kind-silver = prateado
token-kind-gold = dourado

log-name = Registro
log-since = Desde meu último turno
log-all = Tudo
log-rerun = Rever no mapa
log-just-now = Agora há pouco
log-see = Ver
log-show = Mostrar este momento no tabuleiro
log-resigned = { $who } desistiu; um robô continua.
log-resigned-ends = { $who } desistiu; a partida terminou.
log-empty = Nada aconteceu ainda.

chat-name = Chat
chat-unread = { $count ->
    [one] Chat, { $count } linha nova
   *[other] Chat, { $count } linhas novas
  }
chat-say = Diga algo
chat-send = Enviar
chat-empty = Ninguém disse nada.
chat-report = Denunciar uma mensagem

call-name = Avisos
call-here = Kemet: é a sua vez
orders-name = Ordens permanentes
orders-text = Respostas dadas de antemão, para que ninguém espere por você. Só você as vê.
orders-veto = Quando outro jogador joga uma carta divina
orders-escape = Quando atacam você e há como fugir
orders-recall = Quando sua tropa pode retornar à reserva
orders-sacrifice = Quando você pode sacrificar unidades
orders-divine_wound = Quando você pode descartar cartas para a Ferida Divina
orders-battle_objects = Quando você pode usar objetos numa batalha
orders-ask = perguntar
orders-never = nunca
orders-always = sempre
orders-when-hit = só quando me atinge
orders-when-losing = só quando a derrota é provável
orders-escape-below = Fugir quando minha chance for menor que
orders-next = Quando um membro pode jogar
orders-split = Quando um aliado propõe dividir a intercessão
orders-losses = Quando você escolhe de quem são as unidades perdidas
orders-later = deixar os outros jogarem antes
orders-agree = concordar
orders-usual = do modo habitual

keys-tab = de parte em parte: pergunta, mapa, ações, mão, poderes, jogadores, registro
keys-arrows = no mapa para o espaço vizinho; num painel de parte em parte
keys-enter = escolher
keys-esc = um passo atrás
keys-next = próximo espaço possível
keys-units = esse número de unidades
keys-undo = desfazer
keys-hint = dica
keys-end = terminar o turno, pronto ou passar
keys-text = a mesa em texto
keys-log = desde meu último turno
keys-rerun = o que aconteceu desde meu último turno, no mapa
keys-mute = som ligado ou desligado
keys-zoom = ampliar o mapa
keys-help = as regras e esta lista

text-told = Em frases
text-drawn = Como imagem
text-failed = A mesa em texto não está disponível no momento.
drawer-close = Fechar
menu-resign = Desistir; um robô continua
menu-resign-ends = Desistir; a partida termina
menu-resign-sure = Tem certeza? Aperte de novo para desistir
live-away = Um robô joga por você.
live-resigned = Você desistiu e agora assiste. Um robô joga por você.
live-return = Voltar a jogar
live-lost = A conexão caiu; tentando de novo…
news-asked = Pergunta para você:
scene-name = O que está acontecendo
scene-board = Ver o tabuleiro
scene-PathMap = Caminho para Ta-Seti
scene-Dawn = Alvorada

## Lobby, joining, replay, story, account

lobby-skip = Ir para o conteúdo
lobby-where = Onde você está
lobby-language = Idioma
lobby-day = Dia
lobby-night = Noite
lobby-theme-day = Mudar para o tema claro
lobby-theme-night = Mudar para o tema escuro
lobby-guest = Visitante
lobby-account-open = nome, ajustes, conta
lobby-your-name = Seu nome
lobby-name-placeholder = Nome para os outros
lobby-busy = Um momento…
lobby-new = Jogar
lobby-new-text = { $bots ->
    [one] Você contra { $bots } robô, até { $points } pontos. Não precisa de conta.
   *[other] Você contra { $bots } robôs, até { $points } pontos. Não precisa de conta.
  }
lobby-play = Jogar contra robôs agora
lobby-invite = Convidar amigos por link
lobby-all-options = Todas as opções
lobby-people = Jogadores e ratings
lobby-friends = Amigos
lobby-clubs = Clubes
lobby-contests = Torneios
title-line = Deuses em guerra pelo Nilo. Ataque para vencer: ganha quem chegar a 8 pontos.
title-learn = Aprender jogando
title-learn-text = 10 minutos, um adversário, nada para ler antes
title-play = Jogar contra robôs
title-play-text = Uma partida inteira, agora mesmo
title-invite = Convidar amigos
title-your-move = Sua vez
title-your-game = Sua partida
title-game = Dia { $day } com { $others }
title-waits = A mesa espera por jogadores.
title-more = Lições, Seth, Ta-Seti, mesas abertas, todas as opções
title-more-games = As { $count } partidas, lições, mesas abertas, todas as opções
lobby-change = mudar
lobby-mine = Minhas partidas
lobby-mine-none = Nenhuma partida ainda. As que você começar ou em que entrar ficam guardadas neste navegador.
lobby-mine-all = { $count ->
    [one] Minha única partida
   *[other] Todas as minhas { $count } partidas
  }
lobby-open = Mesas abertas
lobby-open-none = Ninguém está esperando jogadores agora. Abra uma mesa pública e ela aparece aqui para todos.
lobby-running = Mesas para assistir
lobby-more = Mais mesas
lobby-intro = Deuses em guerra pelo Nilo: exércitos, pirâmides, criaturas e cartas de batalha escolhidas em segredo, para 2 a 6 jogadores. Só vence quem ataca; uma partida leva uma ou duas horas, com amigos ou robôs.
lobby-guide = Primeira vez?
lesson-name-first = Sua primeira partida
lesson-name-path = O caminho para Ta-Seti
lesson-name-dawn = A Alvorada
lesson-name-black = A pirâmide preta
lesson-name-seth = Dois contra Seth
lesson-name-chaos = No papel de Seth
lobby-lessons = Aprenda em três minutos
lobby-guide-text = Um primeiro Dia com um guia ao lado, no jogo de verdade: dez minutos, e depois você joga até 4 pontos. Pode sair quando quiser e continuar mais tarde.
lobby-guide-go = Aprenda em dez minutos
lobby-guide-on = Continuar a lição
lobby-unofficial-short = não oficial
lobby-unofficial = Não oficial. Feito por jogadores para jogadores; sem ligação com os autores e editoras de Kemet, a quem pertencem seus nomes e marcas. Todos os desenhos e textos são nossos.
lobby-version = Versão { $version }

mine-now = Em andamento
mine-over = Terminadas
mine-over-none = Nenhuma partida terminada ainda.

notice-unreachable = O servidor não responde. Nada do que você digitou se perdeu.
notice-refused = Não deu certo.
notice-unknown = Não há nada aqui (ou não há mais).
notice-too-fast = Pedidos demais; espere alguns segundos.
notice-unauthorised = Não foi aceito.
notice-forbidden = Isso não é permitido.
notice-too-large = É longo demais.
notice-weak = Esta senha é fácil demais de adivinhar.
notice-retry = Tentar de novo

opt-on = sim
opt-off = não
opt-players = Jogadores
opt-players-short = o mapa muda com eles
opt-players-text = De 2 a 5. O mapa tem tantas cidades quantos jogadores, e as margens do Nilo mudam com eles.
opt-target = Meta
opt-target-short = 8 é uma noite, 10 é uma guerra
opt-target-text = Pontos de vitória necessários no fim de um Dia. A primeira partida só tem fichas e pirâmides até o nível 2 e vai até 4.
opt-first-game = { $points }, primeira partida
opt-modules = Módulos de Ta-Seti
opt-module-black = uma quarta cor e três criaturas
opt-module-dawn = lances pela ordem do turno
opt-module-path = sacerdotes, objetos, habilidades
opt-module-victory = vencer no início do turno
opt-module-cards = mais cartas de batalha e divinas
opt-seats = Lugares
opt-house = Regras da casa
opt-public = Quem pode encontrar
opt-public-text = Por link: só quem tem o link. Pública: todos a veem na página inicial. Partidas em andamento podem ser assistidas nos dois casos.
opt-rated = Ranqueada
opt-rated-text = Só para pessoas com conta, sem robôs; o resultado conta para o rating.
opt-rated-no = não
opt-rated-yes = sim
opt-by-link = por link
opt-listed = pública
opt-clock = Relógio
opt-clock-none = nenhum
opt-clock-live = ao vivo
opt-clock-days = em dias
opt-clock-none-text = Cada um usa o tempo de que precisa.
opt-clock-live-text = Minutos para a partida toda e segundos a mais por resposta. Quando o tempo acaba, um robô continua.
opt-clock-days-text = Alguns dias para cada resposta: uma partida que cabe no dia a dia.
opt-seed = Sorteio
opt-seed-server = pelo servidor
opt-seed-given = semente dada
opt-seed-server-text = Sorteio justo: o servidor sorteia uma semente, mostra o hash dela agora e a semente depois da partida, e qualquer um pode conferir.
opt-seed-given-text = Você dá a semente. A mesma semente e as mesmas escolhas dão a mesma partida; a mesa avisa a todos que você pode conhecer o sorteio.
opt-pace = Ritmo dos robôs
opt-pace-text = Quanto um robô espera antes de jogar, para você poder acompanhar.
opt-pace-of = { $pace ->
    [0] imediato
    [2] lento
   *[other] ágil
  }

seat-god-of = Deus do lugar { $number }
seat-kind-of = Quem ocupa o lugar { $number }
seat-bot-of = Força do robô no lugar { $number }
seat-kind-you = Você
seat-kind-open = Livre
seat-kind-bot = Robô
seat-note-you = criou a mesa
seat-note-open = livre para um amigo

bot-random = aleatório
bot-easy = fácil
bot-medium = médio
bot-hard = difícil
bot-champion = campeão
bot-random-text = Joga qualquer coisa permitida. Para experimentar.
bot-easy-text = Enxerga a próxima escolha. Um primeiro oponente amigável.
bot-medium-text = Pensa um turno à frente e pesa suas batalhas.
bot-hard-text = Aprendeu jogando contra si mesmo. Experimenta todas as sequências do seu turno e varia suas cartas de batalha. Nunca espia.
bot-champion-text = O mais forte. Pensa por até cinco segundos. Ele também nunca espia.

house-search = Buscar regras da casa
house-found = { $count ->
    [0] Nenhuma regra encontrada.
    [one] 1 regra encontrada.
   *[other] { $count } regras encontradas.
  }
house-changed = { $count ->
    [0] Tudo como impresso.
    [one] 1 regra da casa alterada.
   *[other] { $count } regras da casa alteradas.
  }
house-changed-here = { $count ->
    [one] { $count } alterada
   *[other] { $count } alteradas
  }
house-topic = { $count ->
    [one] { $count } regra
   *[other] { $count } regras
  }
house-reset = Tudo como no manual
house-standard = (como no manual)
house-standard-is = No manual: { $value }.
house-none = Nada encontrado.
topic-creatures = Criaturas
topic-battles = Batalhas e retirada
topic-powers = Poderes e cartas
topic-board = Mapa e pirâmides
topic-other = Outras

new-title = Nova mesa
new-game = A partida
new-table = A mesa
new-seats-text = Toque em um emblema para escolher o deus; os deuses só diferem no nome e na cor. Os lugares livres são de quem tiver o link. Sem um lugar seu, você só assiste.
new-strengths = Qual é a força dos robôs?
new-name = Nome da mesa
new-name-placeholder = Por exemplo: domingo no Nilo
new-minutes = Minutos por jogador
new-increment = Segundos a mais por resposta
new-days = Dias por resposta
new-seed = Semente
new-house-text = Onde as regras impressas deixam algo em aberto, ou onde seu grupo joga de outro jeito. Só aparecem as regras que importam para os jogadores e módulos escolhidos.
new-sum = Sua mesa
new-sum-seats = { $bots ->
    [0] sem robôs
    [one] 1 robô
   *[other] { $bots } robôs
  }, { $open ->
    [0] nenhum lugar livre
    [one] 1 lugar livre
   *[other] { $open } lugares livres
  }
new-sum-watching = Você só assiste
new-create = Começar a partida
new-create-open = Abrir a mesa
new-reset = Voltar às escolhas habituais
new-wrong-minutes = Os minutos vão de 1 a 600.
new-wrong-increment = Os segundos vão de 0 a 600.
new-wrong-days = Os dias devem ser mais que 0 e no máximo 60.
new-wrong-seed = Escreva uma semente ou deixe o servidor sortear.

agreed-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
  }
agreed-target = até { $points } pontos
agreed-beginner = primeira partida: fichas e pirâmides até o nível 2, até 4 pontos
agreed-clock-none = sem relógio
agreed-clock-live = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  } para cada um, e { $increment ->
    [one] { $increment } segundo
   *[other] { $increment } segundos
  } por resposta
agreed-clock-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
  } por resposta
agreed-seed-server = semente sorteada pelo servidor; dá para conferir depois da partida
agreed-seed-given = semente dada por quem criou a mesa, que pode conhecer o sorteio
agreed-no-modules = só o jogo base
agreed-no-house = todas as regras como no manual
agreed-house = { $count ->
    [one] { $count } regra da casa
   *[other] { $count } regras da casa
  }

card-unnamed = Mesa de { $name }
card-seats = { $taken } de { $players } lugares ocupados
card-players = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
  }
card-target = até { $points }
card-progress = Dia { $day }, rodada { $round }
card-live = { $minutes } min
card-days = { $days ->
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
  }
card-left-days = { $days ->
    [one] falta { $days } dia
   *[other] faltam { $days } dias
  }
card-left-hours = { $hours ->
    [one] falta { $hours } hora
   *[other] faltam { $hours } horas
  }
card-left-soon = falta menos de uma hora
card-open = esperando jogadores
card-over = terminada
card-won = { $name } venceu
card-you-won = você venceu
card-waiting = esperando { $names }
card-your-turn = sua vez
card-go = abrir
card-join = Entrar
card-watch = Assistir
card-story = História
card-replay = Rever

invite-title = Convide seus amigos
invite-link = Link para esta mesa
invite-copy = Copiar link
invite-share = Compartilhar…
invite-share-text = Venha jogar uma partida de Kemet comigo.
invite-copied = Copiado.
invite-select = O navegador não nos deixa copiar; o link está selecionado, é só copiar.
invite-what = Quem o abre vê o que foi combinado, escreve um nome, escolhe um deus e ocupa um lugar. Sem precisar de conta.

join-title = Uma mesa
join-text = { $name } convida você para esta mesa. Veja o que foi combinado e ocupe um lugar.
join-text-bots = Veja o que foi combinado e ocupe um lugar.
join-waiting-text = A partida começa sozinha quando todos os lugares estiverem ocupados.
join-host = criou a mesa
join-you = você
join-here = presente
join-open-count = { $count ->
    [0] Todos os lugares estão ocupados.
    [one] 1 lugar está livre.
   *[other] { $count } lugares estão livres.
  }
join-fill = Os lugares livres vão para robôs:
join-start = Começar agora
join-starts-by-itself = Esperando os últimos lugares.
join-remove = Remover
join-remove-name = Remover { $name }
join-leave = Deixar o lugar
join-take = Ocupar um lugar
join-seat = Lugar
join-seat-number = Lugar { $number }
join-god = Seu deus
join-god-text = Os cinco deuses só diferem no nome, na cor e nas miniaturas.
join-sit = Sentar
join-watch = Prefiro assistir
join-watching = Você está assistindo. A mesa abre aqui sozinha quando a partida começar.
join-full = Todos os lugares estão ocupados.
join-agreed = O que foi combinado
join-hash = Hash do sorteio (SHA-256 de um sal aleatório e da semente):

settings-title = Nome e aparência
settings-theme = Tema
settings-theme-system = igual ao do aparelho
settings-theme-day = dia
settings-theme-night = noite
settings-kept = { $count ->
    [0] Este navegador ainda não guarda lugares.
    [one] Este navegador guarda a chave de 1 lugar.
   *[other] Este navegador guarda as chaves de { $count } lugares.
  }

time-label = Linha do tempo da partida
time-day = Dia { $day }

replay-title = Rever a partida
replay-moment = Este momento
replay-board = O tabuleiro neste momento
replay-controls = Linha do tempo e controles
replay-standings = Pontos neste momento
replay-chapters = Turnos e batalhas
replay-chapter-night = Noite
replay-chapter-turn = { $name }
replay-chapter-battle = Batalha: { $name } ataca
replay-when = Dia { $day }, rodada { $round }
replay-when-short = Dia { $day } · { $round }
replay-night = Noite antes do Dia { $day }
replay-step = { $version } de { $last }
replay-start = O começo: nada aconteceu ainda.
replay-first = Ir para o começo
replay-last = Ir para o fim
replay-back = Um passo atrás (seta para a esquerda)
replay-on = Um passo adiante (seta para a direita)
replay-play = Reproduzir
replay-pause = Pausar
replay-turn = Turno
replay-turn-back = Turno anterior (Shift e seta para a esquerda)
replay-turn-on = Próximo turno (Shift e seta para a direita)
replay-battle = Batalha
replay-battle-back = Batalha anterior (Shift e B)
replay-battle-on = Próxima batalha (B)
replay-speed = Velocidade
replay-eyes = Visto por
replay-eyes-own = mim
replay-eyes-table = um espectador
replay-eyes-all = tudo aberto
replay-link = Link para este momento
replay-to-table = Voltar à mesa

story-title = Fim da partida
story-not-over = Esta partida ainda não acabou; a história dela vem depois.
story-wins = { $god } toma as Duas Terras
story-nobody = Ninguém toma as Duas Terras
story-you = { $days ->
    [one] Você vence com { $points } pontos depois de { $days } Dia.
   *[other] Você vence com { $points } pontos depois de { $days } Dias.
  }
story-who = { $days ->
    [one] { $name } vence com { $points } pontos depois de { $days } Dia.
   *[other] { $name } vence com { $points } pontos depois de { $days } Dias.
  }
story-points = Pontos por origem
story-resigned = (desistiu)
story-total = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
story-acts = E agora
understand-title = Entender a partida
understand-progress = O juiz ainda está pensando:
understand-failed = Não é possível analisar esta partida agora.
understand-chances = A chance de vitória de cada um após cada turno, segundo o juiz dos robôs
understand-turn = Dia { $day }: { $who } foi de { $before } para { $after }
understand-costly = As escolhas que mais custaram
understand-cost = { $who } perdeu { $cost } da chance de vitória
understand-played = Jogou: { $what }
understand-better = O robô escolheria: { $what }
understand-luck = Sorte nas batalhas
understand-luck-row = { $won ->
    [one] { $who }: { $won } vitória em { $battles }, { $expected } esperadas
   *[other] { $who }: { $won } vitórias em { $battles }, { $expected } esperadas
  }
play-on = Continuar daqui
play-on-seat = Como
play-on-bots = Robôs
play-on-begin = Começar
story-rematch = Revanche
story-rematch-join = Ir para a revanche
story-replay = Rever a partida
story-record = Baixar o registro

chart-title = Pontos ao longo do tempo
chart-label = Pontos de vitória de todos os jogadores ao longo dos Dias; o mesmo em tabela abaixo
chart-table = Em tabela
chart-player = Jogador
chart-day = Dia { $day }

battles-title = Batalhas decisivas
battles-none = Não houve batalha.
battles-all = { $count ->
    [one] A única batalha
   *[other] Todas as { $count } batalhas
  }
battles-where = { $space }, Dia { $day }
battles-attacker = { $name } ataca
battles-defender = { $name } defende
battles-won = { $winner } vence { $won ->
    [0] sem perder unidades
    [one] e perde 1 unidade
   *[other] e perde { $won } unidades
  }; perdas de { $loser }: { $lost ->
    [0] nenhuma
   *[other] { $lost }
  }.
battles-tie = O empate é do defensor: { $winner } resiste { $won ->
    [0] sem perder unidades
    [one] e perde 1 unidade
   *[other] e perde { $won } unidades
  }; perdas de { $loser }: { $lost ->
    [0] nenhuma
   *[other] { $lost }
  }.
battles-gain = { $count ->
    [one] { $winner } fica com { $count } ponto a mais depois dela.
   *[other] { $winner } fica com { $count } pontos a mais depois dela.
  }
battles-called-off = O defensor não estava mais ali; sem batalha.
battles-show = ver

fair-title = Sorteio justo
fair-text = Antes da partida o servidor mostrou o hash abaixo; agora mostra o sal e a semente de que ele foi feito. Se combinarem, ninguém mexeu no sorteio pelo caminho.
fair-given = Quem criou a mesa deu a semente desta partida; por isso, pode ter conhecido o sorteio.
fair-seed = Semente
fair-salt = Sal
fair-secret = mostrada quando a partida acaba
fair-hash = Hash mostrado antes da partida
fair-computed = Hash calculado agora pelo seu navegador
fair-check = Conferir
fair-good = São iguais: o sorteio é o prometido.
fair-bad = São diferentes: não confie nesta partida.
fair-cannot = Este navegador não consegue calcular aqui; use o comando abaixo.
fair-how = Como funciona?
fair-how-text = O servidor mistura ao hash 32 dígitos aleatórios, o sal, para que nem uma semente curta possa ser adivinhada durante a partida. SHA-256 transforma qualquer texto em 64 dígitos, e ninguém sabe achar outro texto com os mesmos dígitos. O registro contém a semente e cada escolha: kemet replay joga tudo de novo, carta por carta. Você também pode calcular o hash:

account-title = Você
account-optional = Conta (opcional)
account-text = Dá para jogar sem conta. Com uma, suas partidas abrem também em outros aparelhos. Guardamos um nome, uma senha protegida e, se você informar, um endereço de e-mail.
account-in = Você entrou como { $name }
account-in-text = Suas partidas vão com você: entre em outro aparelho e elas estarão na página inicial.
account-name = Nome da conta
account-password = Senha
account-password-text = Pelo menos { $count } caracteres. Se depois você informar um endereço de e-mail, dá para trocar uma senha esquecida.
account-show = Mostrar a senha
account-login = Entrar
account-register = Criar conta
account-logout = Sair
account-results = Minhas partidas e resultados
account-delete = Apagar a conta
account-sure = Apagar de vez? Você sai de todas as partidas que ainda está jogando.
account-delete-yes = Apagar para sempre
account-removed = A conta foi apagada.
account-left = Você saiu.
account-claim = { $count ->
    [one] Adicionar à conta o lugar deste navegador
   *[other] Adicionar à conta os { $count } lugares deste navegador
}
account-claimed = { $count ->
    [0] Olá.
    [one] Olá. 1 lugar deste navegador agora é da sua conta.
   *[other] Olá. { $count } lugares deste navegador agora são da sua conta.
  }
account-wrong-name = O nome deve ter pelo menos duas letras.
account-wrong-password = A senha deve ter pelo menos { $count } caracteres.
account-password-now = Sua senha
account-code = Código do aplicativo
account-code-needed = Abra o aplicativo no celular e digite os seis dígitos, ou um dos seus códigos de recuperação.
account-password-change = Mudar a senha
account-password-new = Nova senha
account-password-new-text = Todos os outros aparelhos são desconectados.
account-password-changed = A senha foi mudada; os outros aparelhos foram desconectados.
account-sessions = Onde sua conta está aberta
account-device-unknown = Outro aparelho
account-here = aqui
account-session-end = Encerrar
account-sessions-end = Sair de todos os aparelhos
account-left-all = Você saiu de todos os aparelhos.
account-factor = Autenticação em dois fatores
account-factor-text = Um aplicativo no celular mostra um código que é pedido ao entrar. Assim, só a senha roubada não vale nada.
account-factor-has = Ao entrar, pedimos o código do seu aplicativo.
account-factor-begin = Configurar
account-factor-scan = Escaneie a imagem com o aplicativo, digite nele a chave ou abra o link no celular. Depois, informe o código que ele mostrar:
account-factor-picture = Código QR da chave
account-factor-open = Abrir no aplicativo
account-factor-confirm = Ativar
account-factor-on = A autenticação em dois fatores está ativada.
account-factor-off = A autenticação em dois fatores está desativada.
account-factor-remove = Desativar
account-recovery = Guarde estes códigos em lugar seguro: cada um abre a conta uma vez se o celular for perdido. Eles não serão mostrados de novo.
report-open = Denunciar
report-open-of = Denunciar { $who } aos anfitriões
site-imprint = Aviso legal e regras
account-host = Página dos anfitriões
account-invited = Você recebeu um convite: escolha um nome e uma senha e crie a conta.
account-by-invitation = Contas novas são por convite: peça um link aos anfitriões deste servidor.
account-closed = Este servidor não aceita contas novas no momento.
account-invitation-used = Este convite já foi usado ou é antigo demais. Peça outro.

prompt-turn-done = Sua ação está feita. Jogue uma carta divina se quiser, depois termine o turno.
prompt-hint-plan = depois: { $plan }
prompt-buy = Comprar { $tile }
pyramid-beginner = Modo principiante: nenhuma pirâmide passa do nível 2. No primeiro Dia há só fichas de nível 1, a partir do segundo também de nível 2, nunca mais altas.
pyramid-text = Com esta pirâmide ({ $colour }, nível { $level }) você compra fichas da mesma cor até esse nível e pode se teleportar do distrito.
player-bot-of = robô, { $strength }
refused-stale = Esta pergunta já foi respondida ou mudou.
refused-illegal = Isso não é possível agora.
refused-not-asked = Você não tem nada a decidir agora.
refused-spectator = Espectadores assistem; não jogam.
refused-malformed = O servidor não entendeu isso.
refused-too-fast = Rápido demais; espere um momento.
refused-not-stored = O servidor não conseguiu salvar isso. Nada mudou; tente de novo daqui a pouco.
refused-not-possible = Isso não é possível agora.
refused-unknown = Esta mesa não existe (mais).
refused-unauthorised = Este lugar não é seu.
refused-forbidden = Isso não é permitido.
refused-protocol = O servidor é de outra versão: recarregue a página.
refused-too-large = É longo demais.
refused-chat-closed = Ninguém fala até a batalha corrompida ser revelada.
player-temples = { $count ->
    [one] { $count } templo ocupado
   *[other] { $count } templos ocupados
}
player-temples-text = Cada templo dá um ponto enquanto estiver ocupado, e intercessão no fim do Dia.
player-units = { $count ->
    [one] { $count } unidade no tabuleiro
   *[other] { $count } unidades no tabuleiro
}
player-units-text = Todas as unidades deste jogador no mapa, em tropas de até 5.
replay-tab-turns = Turnos
replay-tab-powers = Poderes
replay-tab-cards = Mãos

## Marcadores desperdiçados, janelas de resposta, dicas

idle-move = Nenhuma das suas tropas pode se mover agora.
idle-recruit = Não dá para recrutar agora: falta intercessão, unidades na reserva ou espaço.
idle-raise = Não dá para erguer pirâmides agora: falta intercessão, ou todas já estão no topo.
idle-pray = Você já tem o máximo de intercessão.
idle-buy = Não dá para comprar fichas desta cor agora: falta intercessão ou uma pirâmide mais alta.
idle-sure = O marcador seria gasto à toa. Aperte de novo para fazer mesmo assim.
idle-anyway = Colocar mesmo assim
prompt-do-token = Colocar o marcador
prompt-answer-there = Responda no quadro aberto.
prompt-group-text = Escolha um espaço iluminado e toda a tropa vai para lá; ou escolha antes quem vai junto.
prompt-give-up = Não mover
prompt-no-veto = Você não tem Veto: todos os que têm cartas são consultados, para ninguém saber quem poderia vetar.
prompt-no-escape = Você não tem carta para isso: quem é atacado é consultado, para ninguém saber quem poderia fugir.
prompt-order-never = Parar de perguntar
prompt-hint-more = mais
prompt-hint-less = menos
way-does = { $what }: { $does }
settings-size = Tamanho do texto
settings-size-normal = normal
settings-size-large = grande
settings-size-larger = maior
settings-motion = Velocidade das animações
settings-motion-slow = lenta
settings-motion-normal = normal
settings-motion-fast = rápida
settings-motion-none = sem animações
settings-sound = Som
settings-sound-on = ligado
settings-sound-off = desligado
settings-sound-own = Ações dos outros mais baixo
settings-volume-master = Todos os sons
settings-volume-interface = Botões e respostas
settings-volume-table = Peças e fichas
settings-volume-battle = Batalhas
settings-volume-moments = Turnos, pontos, Noite, vitória
bar-match-point = Ponto decisivo: { $who }
bar-ahead = No fim deste Dia vence: { $who }
bar-ahead-turn = No início do turno vence: { $who }
log-taken-back = A última jogada foi desfeita.
player-lost = sem conexão

puzzle-title = Problema
puzzle-today = Problema do dia
puzzle-name = { $title }: { $theme }
puzzle-level = Rating do problema { $rating }
puzzle-mine = o seu { $rating }, dias seguidos { $days }
puzzle-find = Encontre a melhor linha, escolha por escolha.
puzzle-go-on = Certo. Continue.
puzzle-not = Isso não é o melhor aqui. Tente de novo.
puzzle-done = Resolvido! Esta linha vence em { $chance }% das vezes; qualquer outra primeira escolha, em { $other }% no máximo.
puzzle-line = A melhor linha: { $line }
puzzle-ended = O problema terminou
puzzle-give-up = Mostrar a resposta
puzzle-again = De novo
puzzle-next = Próximo problema
puzzle-theme = Tema
puzzle-theme-any = qualquer um
puzzle-share = Copiar o link
puzzle-shared = Link copiado
puzzle-unknown = Esse problema não existe.
