# As frases do jogo em português: perguntas, escolhas, eventos, recusas, conselhos. Todas as palavras são nossas.

## Quantidades

count-units = { $count ->
    [0] nenhuma unidade
    [one] 1 unidade
   *[other] { $count } unidades
  }
count-points = { $count ->
    [one] { $count } ponto de vitória
   *[other] { $count } pontos de vitória
  }
count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
count-priests = { $count ->
    [0] nenhum sacerdote
    [one] 1 sacerdote
   *[other] { $count } sacerdotes
  }
count-dawn = { $count ->
    [one] { $count } marcador da Alvorada
   *[other] { $count } marcadores da Alvorada
  }
with-creature = { $units } com { $creature }
with-priests = { $units }, sendo { $count ->
    [one] 1 sacerdote
   *[other] { $count } sacerdotes
  }
pyramid = { $colour } { $level }
list-and = { $first } e { $last }
symbol-prayer = +{ $count } de intercessão
symbol-units = +{ $units }
symbol-cards = +{ $cards }
symbol-kill = destruir { $count }
symbol-movement = +{ $count } de movimento
symbol-token = +1 de { $what } neste Movimento

## Perguntas

question-move = O grupo pode continuar
    .text = Dê um passo, teleporte-se, jogue uma carta, mude o grupo ou termine o Movimento.
question-turn = O seu turno
    .text = Coloque um marcador de ação e execute a ação; jogue cartas divinas antes ou depois; então termine o turno.
question-place = Para onde vão as unidades?
    .text = Escolha um espaço para cada unidade, uma após a outra, e conclua.
question-battle-cards = Batalha: duas das suas cartas de batalha
    .text = Uma é jogada, a outra é descartada sem uso. Ambas voltam quando todas forem usadas.
question-battle-divine-cards = Batalha: cartas divinas
    .text = Acrescente quantas cartas divinas de batalha da mão quiser e conclua. São pagas ao serem reveladas.
question-start-of-move = Que tropa se move?
    .text = Escolha o espaço de onde ela parte.
question-group = Quem vai junto?
    .text = Escolha quantas unidades se movem e se a criatura vai com elas.
question-veto = Veto?
    .text = Cancele a carta que acaba de ser jogada, ou passe.
question-raise = Que pirâmide?
    .text = Erga uma pirâmide em um ou mais níveis, ou passe.
question-buy = Que ficha?
    .text = Compre uma ficha desta cor, ou passe.
question-escape = Fuga?
    .text = Saia antes da batalha, ou passe e lute.
question-loser = A sua tropa perdeu
    .text = Retorne-a (+1 de intercessão por unidade), ou recue para um espaço que o vencedor escolhe; fique, se ali não restar vencedor.
question-winner = A sua tropa venceu
    .text = Fique, ou retorne-a (+1 de intercessão por unidade).
question-retreat-space = Para onde deve ir o perdedor?
    .text = Escolha o espaço adjacente para a tropa vencida.
question-turn-order = Ordem do turno do próximo Dia
    .text = Você é quem tem menos pontos, por isso decide quem é o primeiro, o segundo e assim por diante.
question-divine-wound = Ferida Divina
    .text = Descarte cartas divinas por +1 de força cada e conclua.
question-creature-home = Para onde vai a sua criatura?
    .text = A tropa dela foi destruída; ela vai para um dos seus distritos com unidades.
question-creature-bought = Onde fica a sua nova criatura?
    .text = Num dos seus distritos com unidades, ou na reserva.
question-creature-return = Que criatura volta, e para onde?
    .text = Uma criatura na reserva volta com uma ação de Recrutar.
question-card-to-remove = Que carta de batalha sai para sempre?
    .text = Ela deixa o jogo em segredo; a carta especial toma o seu lugar.
question-night-power = Poderes noturnos
    .text = Use os poderes das suas fichas noturnas, ou passe.
question-vision = Visão: com que carta você fica?
    .text = As outras são embaralhadas de volta no monte.
question-delta-sacrifice = Sacrificar no Templo do Delta?
    .text = Uma unidade dali volta à sua reserva e você ganha 5 de intercessão.
question-sanctuary-sacrifice = Sacrificar no Santuário?
    .text = Duas unidades dali voltam à sua reserva e você ganha 1 ponto de vitória permanente.
question-next-battle = Que batalha vem primeiro?
    .text = Você recrutou contra várias tropas; escolha a ordem.
question-city = Que cidade é a sua?
    .text = Cada cidade tem três distritos atrás de muralhas.
question-starting-pyramid = Pirâmides iniciais: distrito { $space }
    .text = Reparta 3 níveis como 1, 1, 1 ou como 2, 1 pelos seus distritos; a cor decide que fichas você pode comprar.
question-starting-units = Unidades iniciais: distrito { $space }
    .text = 10 unidades ao todo junto às suas pirâmides, no máximo 5 por distrito.
question-nothing = Nada a decidir
    .text = Outros jogadores decidem.
question-units-lost = Que unidades se perdem?
    .text = Você escolhe quantas delas são sacerdotes; sacerdotes perdidos vão para a reserva de unidades.
question-units-lost-in-battle = Que unidades se perdem na batalha?
    .text = Você escolhe quantas delas são sacerdotes; sacerdotes perdidos vão para a reserva de unidades.
question-before-the-action = Antes da ação
    .text = O marcador está colocado. Use objetos agora, ou conclua para começar a ação.
question-priest = Um sacerdote viaja?
    .text = Antes de a tropa se mover, um sacerdote pode seguir até a próxima parada de uma estrada.
question-unit-to-destroy = Que unidade inimiga morre?
    .text = A estrada destrói uma unidade inimiga em qualquer lugar; você pode passar.
question-tokens-to-take = O que o sacerdote recolhe?
    .text = Recolha algo e o sacerdote sai do caminho, ou passe e ele fica aqui.
question-unit-to-replace = Que unidade o sacerdote substitui?
    .text = O sacerdote toma o lugar de uma das suas unidades, que vai para a reserva de unidades.
question-battle-objects = Batalha: objetos
    .text = Use objetos nesta batalha antes da escolha das cartas de batalha e conclua. Cada um se usa uma vez.
question-swap-of-battle-cards = Escolha Tática
    .text = Você pode trocar a carta de batalha que jogou pela que descartou.
question-card-to-recover = Memória Divina: que carta você leva?
    .text = Estas são as cartas divinas descartadas. Ninguém mais vê qual você leva.
question-dawn-bid = Alvorada: o seu lance pela ordem do turno
    .text = Uma carta de batalha é mostrada, e a força dela é o seu lance; outra é descartada virada para baixo. Ambas ficam usadas.
question-dawn-tokens = Alvorada: quantos marcadores você gasta?
    .text = Cada um soma 1 ao seu lance e se perde. O maior lance escolhe primeiro o lugar; no empate, quem vinha antes na ordem antiga.
question-place-in-turn-order = Alvorada: o seu lugar na ordem do turno
    .text = Fique com qualquer lugar livre do próximo Dia.
question-divine-seal = Selo Divino à Noite?
    .text = Sele uma ficha até começar o próximo Dia, ou passe e guarde o Selo.
question-priest-to-send-back = Mandar um sacerdote de volta?
    .text = Os três estão no tabuleiro; um pode voltar a esperar junto ao caminho.

## Por que se faz uma pergunta

cause-recruit = ação de Recrutar
cause-enlistment = carta divina Alistamento
cause-night = Reforços da Noite
cause-mercenaries = Mercenários recém-comprados
cause-road = símbolo na estrada do sacerdote
cause-direct = Recrutamento Direto
cause-reinforcements = carta divina Reforços
cause-destroyed = unidades são destruídas fora de batalha
cause-sacrifice = sacrifício
cause-own-card = a própria carta de batalha custa unidades
cause-battle = perdas da batalha

## O que significa uma escolha

choice-pass-action = recusar a ação; o marcador fica colocado
choice-pass-veto = deixar a carta agir
choice-pass-move = não mover ninguém
choice-pass-escape = ficar e lutar
choice-pass-sacrifice = conservar as unidades
choice-pass-pyramid = nenhuma pirâmide aqui
choice-pass-night = não usar mais poderes noturnos
choice-done-place = mais nenhuma unidade
choice-done-battle = confirmar as suas cartas
choice-done-wound = não descartar mais
choice-end-turn = terminar o seu turno
choice-end-move = terminar aqui o Movimento
choice-yes-veto = jogar Veto: { $card } fica sem efeito
choice-yes-delta = perder 1 unidade, ganhar { $prayer } de intercessão
choice-yes-sanctuary = perder 2 unidades, ganhar 1 ponto de vitória
choice-recall = { $units } para a reserva, +{ $prayer } de intercessão
    .deed = retornar { $units } por { $prayer } de intercessão
choice-retreat = { $winner } escolhe um espaço adjacente
    .deed = recuar; { $winner } escolhe um espaço adjacente
choice-stay = manter { $units } em { $space }
choice-reinforce = colocar até { $units } da sua reserva, grátis
choice-place = { $space } (agora: { $here })
    .deed = uma unidade em { $space } (agora: { $here })
choice-place-attack = { $space }: atacar { $who }, { $troop }
    .deed = uma unidade em { $space }: atacar { $who }, { $troop }
choice-from = { $space }: { $troop }
    .deed = mover a tropa em { $space } ({ $troop })
choice-group = { $movement } de movimento
    .deed = ir com { $troop }
choice-group-stays = { $movement } de movimento, deixa aqui { $left }
    .deed = ir com { $troop }, deixando { $left } aqui
choice-step = { $space }
    .deed = ir para { $space }
choice-step-own = { $space }: juntar-se à sua tropa, { $troop }
    .deed = juntar-se à sua tropa ({ $troop }) em { $space }
choice-step-attack = { $space }: atacar { $who }, { $troop }
    .deed = atacar { $who } ({ $troop }) em { $space }
choice-step-temple = { $space }: templo, 1 ponto
    .deed = ir para { $space }: templo, 1 ponto
choice-step-pyramid = { $space }: toma a pirâmide { $pyramid } de { $who }
    .deed = ir para { $space } e tomar a pirâmide { $pyramid } de { $who }
choice-teleport = { $what }
    .deed = teleporte: { $what }
choice-escape = para { $space }
    .deed = fugir para { $space }
choice-retreat-to = { $space }
    .deed = mandar o vencido para { $space }
choice-fight = { $space }: contra { $who }, { $troop }
    .deed = lutar primeiro em { $space } contra { $who }, { $troop }
choice-card = { $card }: { $text }
    .deed = jogar { $card }
choice-card-at = { $card }: { $what }
    .deed = jogar { $card }: { $what }
choice-add = { $card }: { $text }
    .deed = acrescentar { $card }
choice-keep = { $card }: { $text }
    .deed = ficar com { $card }
choice-recover = { $card }: { $text }
    .deed = recuperar { $card }
choice-card-target = { $card }: { $who } perde 1 de { $troop } em { $space }
    .deed = jogar { $card }: { $who } perde 1 de { $troop } em { $space }
choice-wound = descartar { $card }: +1 de força
choice-city = cidade { $city }
    .deed = morar na cidade { $city }
choice-pyramid = pirâmide { $colour } de nível { $level }
    .deed = começar aqui com uma pirâmide { $colour } de nível { $level }
choice-units = { $units }
    .deed = começar aqui com { $units }
choice-next = { $who } joga a seguir ({ $points })
choice-gold = marcador dourado: mais uma ação de { $action } ({ $what })
    .deed = marcador dourado: { $what }
choice-gold-buy = outra ficha de uma cor com um marcador seu, por mais 1 de intercessão
    .deed = Comprar: outra ficha de uma cor com um marcador seu, por mais 1 de intercessão
choice-silver = marcador prateado: { $what }
choice-token-row = { $what } (preenche a linha { $row })
choice-token-move = mover um grupo de unidades
    .deed = Mover: um grupo de unidades
choice-token-move-priest = um sacerdote pode viajar, depois move-se um grupo de unidades
    .deed = Mover: um sacerdote pode viajar, depois um grupo de unidades
choice-token-recruit = unidades da sua reserva ({ $units }) por 1 de intercessão cada
    .deed = Recrutar: unidades da sua reserva ({ $units }) por 1 de intercessão cada
choice-token-raise = erguer uma pirâmide
    .deed = Erguer: uma pirâmide
choice-token-pray = ganhar { $prayer } de intercessão
    .deed = Interceder: ganhar { $prayer } de intercessão
choice-token-buy = comprar uma ficha { $colour } até o nível { $level }
    .deed = Comprar: uma ficha { $colour } até o nível { $level }
choice-token-buy-none = nenhuma pirâmide { $colour }, por isso nada a comprar
    .deed = Comprar: nenhuma pirâmide { $colour }, por isso nada a comprar
choice-raise = pirâmide { $colour } em { $space } do nível { $from } ao { $level }
    .deed = erguer a pirâmide { $colour } em { $space } do nível { $from } ao { $level }
choice-raise-point = { $what }; 1 ponto enquanto a controlar
choice-build = nova pirâmide { $colour } em { $space }, nível { $level }
    .deed = construir uma pirâmide { $colour } de nível { $level } em { $space }
choice-creature = { $creature } para { $space }
choice-creature-reserve = { $creature } espera na reserva
choice-buy = { $tile }: { $text }
    .deed = comprar { $tile }
choice-play = jogar { $played }, descartar { $discarded }
choice-remove = retirar { $card } para sempre
choice-pass-priest = nenhum sacerdote viaja; seguir com o Movimento
choice-pass-kill = não destruir ninguém
choice-pass-take = não recolher nada; o sacerdote fica aqui
choice-pass-seal = guardar o Selo
choice-pass-sendback = todos os sacerdotes ficam no tabuleiro
choice-pass-swap = manter a carta mostrada
choice-done-prepare = começar a ação
choice-done-objects = não usar mais nada
choice-yes-swap = { $discarded } conta em vez de { $played }
choice-group-priests = { $what }; no grupo, { $priests }
    .deed = { $what }
choice-fee = { $what }; a Esfinge cobra { $price } de intercessão
choice-dedication = { $what }; você ganha { $prayer } de intercessão
choice-trap = { $what }; antes, uma armadilha mata { $units } do seu grupo
choice-trip-enter = entrar no caminho até { $stop } ({ $kind }): { $way }; lá: { $there }
    .deed = enviar um sacerdote a { $stop }; lá: { $there }
choice-trip = de { $from } a { $stop } ({ $kind }): { $way }; lá: { $there }
    .deed = enviar o sacerdote de { $from } a { $stop }; lá: { $there }
choice-trip-wait = o sacerdote que espera em { $stop } recolhe o que há ali: { $there }
choice-way-empty = nada pelo caminho
choice-there-empty = nada
choice-take-object = { $what }. O sacerdote volta a esperar junto ao caminho
    .deed = recolher { $what }
choice-take-skill = { $what }. O sacerdote substitui então uma das suas unidades no tabuleiro
    .deed = recolher { $what }
choice-take-token = { $token } - { $text }
    .deed = { $token }
choice-take-point = 1 ponto de vitória permanente
choice-replace = o sacerdote junta-se à sua tropa em { $space }, { $troop }; uma unidade vai para a sua reserva
choice-replace-priest = ele substitui o sacerdote em { $space }, que vai para a sua reserva de unidades
choice-sendback = o sacerdote em { $space } volta a esperar junto ao caminho; tropa restante: { $left }
choice-sendback-creature = { $what }, e { $creature } vai para a reserva
choice-priest = um sacerdote em { $space } (agora: { $here })
choice-priest-attack = um sacerdote em { $space }: atacar { $who }, { $troop }
choice-lose-none = perder { $units }, nenhum sacerdote
choice-lose = perder { $units }, incluindo { $priests }
choice-lose-last = perder { $units }, incluindo { $priests }, sem restar nenhum aqui
choice-kill = { $who } perde 1 de { $troop } em { $space }
choice-use = { $token }: { $text }
    .deed = usar { $token }
choice-seal = { $tile }, de { $who }, fica sem efeito até começar o próximo Dia: { $text }
    .deed = selar { $tile }, de { $who }
choice-spend = lance { $card } + { $tokens } = { $value }; resto: { $left }
choice-spot = lugar { $place } de { $players } no próximo Dia
choice-other = { $choice }

## O que aconteceu

event-city = { $who } instala-se na cidade { $city }.
event-pyramid = { $who } constrói uma pirâmide { $colour } de nível { $level } em { $space }.
event-units = { $who } coloca em { $space }: { $units }.
event-night = Cai a Noite.
event-day = Começa o Dia { $day }.
event-order = Ordem do turno: { $order }.
event-prayer = { $who } ganha { $gained } de intercessão e tem { $total }.
event-drawn = { $who } recebe uma carta divina.
event-drawn-several = { $who } recebem uma carta divina cada.
event-drew = { $who } recebeu { $card }.
event-turn = Rodada { $round }: turno de { $who }.
event-token = { $who } coloca um marcador { $token }: { $action }.
event-raised = { $who } ergue a pirâmide { $colour } em { $space } ao nível { $level } por { $price } de intercessão.
event-raised-free = { $who } ergue a pirâmide { $colour } em { $space } ao nível { $level }, grátis.
event-bought = { $who } compra { $tile } por { $price } de intercessão.
event-bought-free = { $who } compra { $tile }, grátis.
event-placed = { $who } adiciona { $units } em { $space }.
event-creature = { $who }: { $creature } chega a { $space }.
event-creature-reserve = { $who }: { $creature } vai para a reserva.
event-step = { $who } move { $troop } de { $from } para { $to }.
event-teleport = { $who } teleporta { $troop } de { $from } para { $to } por { $price } de intercessão.
event-teleport-free = { $who } teleporta { $troop } de { $from } para { $to }, grátis.
event-card = { $who } joga { $card } por { $price } de intercessão.
event-card-free = { $who } joga { $card }.
event-card-at = { $who } joga { $card } em { $space } por { $price } de intercessão.
event-card-at-free = { $who } joga { $card } em { $space }.
event-vetoed = Veto: { $card }, de { $who }, fica sem efeito.
event-escaped = { $who } foge de { $from } para { $to }.
event-destroyed = { $who } perde { $units } em { $space }.
event-battle = Batalha em { $space }: { $attacker } ataca { $defender }.
event-called_off = Sem batalha em { $space }: { $defender } já não está ali.
event-shown = { $who } deve mostrar a carta de batalha { $card }.
event-revealed = { $who } joga { $card }: força { $strength }, dano { $damage }, proteção { $protection } no total.
event-committed = { $who } acrescenta { $card } por { $price } de intercessão.
event-committed-free = { $who } acrescenta { $card }.
event-wound = { $who } descarta { $cards } para Ferida Divina.
event-result = { $winner } vence { $loser }, { $winner_strength } a { $loser_strength }. Perdas de { $winner }: { $winner_lost }; de { $loser }: { $loser_lost }.
event-point = { $who } ganha { $points } ({ $source }).
event-recalled = { $who } retorna à reserva { $units } de { $space }.
event-retreated = { $who } recua de { $from } para { $to }.
event-stayed = { $who } fica em { $space }.
event-refill = { $who } recupera todas as cartas de batalha.
event-sacrificed = { $who } sacrifica { $units } em { $space }.
event-discarded = { $who } descartou a carta de batalha { $card }.
event-swapped = { $who } troca uma carta de batalha por { $card }.
event-removed = { $who } retirou { $card } do jogo.
event-over = Fim de jogo: { $who } vence.
event-declined = { $who } não usa a ação de { $action }.
event-saw = { $who } vê { $card }.
event-reshuffled = As cartas divinas descartadas são embaralhadas num novo monte.
event-lost_prayer = { $who } perde { $lost } de intercessão e tem { $total }.
event-turn_end = { $who } termina o turno.
event-recovered = { $who } leva uma das cartas divinas descartadas.
event-sealed = { $who } sela { $tile }, de { $owner }, até começar o próximo Dia.
event-used = { $who } usa { $path_token }.
event-trip = O sacerdote de { $who } vai de { $from_stop } a { $stop }.
event-trip-enter = O sacerdote de { $who } entra no caminho e vai a { $stop }.
event-trip-wait = O sacerdote de { $who } é enviado de novo em { $stop }.
event-took = { $who } recolhe { $path_token }.
event-took-point = { $who } recolhe o ponto de vitória do caminho.
event-priest = Um sacerdote de { $who } junta-se às unidades em { $space }.
event-priest-reserve = Um sacerdote de { $who } vai para a reserva de unidades.
event-priest_back = { $who } manda o sacerdote em { $space } de volta ao caminho.
event-temporary = { $who } recolhe o marcador de { $temporary } para este Movimento.
event-refilled = Novo no caminho: { $path_token } em { $stop }.
event-refilled-point = Novo no caminho: um ponto de vitória em { $stop }.
event-refilled-several = Novo no caminho: { $what }.
event-lying = { $token } em { $stop }
event-bid = { $who } mostra { $card } para a Alvorada.
event-spent = { $who } gasta { $tokens } e dá um lance de { $value }.
event-spent-none = { $who } dá um lance de { $value }.
event-spot = { $who } fica com o lugar { $place } na ordem do turno.
event-dawn_token = { $who } ganha um marcador da Alvorada.
event-last_day = { $who } tem a meta, mas alguém tem mais pontos: este Dia é o último.
event-last_day-limit = O limite de Dias foi atingido: este Dia é o último.
event-cards_swapped = { $who } troca as cartas de batalha: { $card } conta.
event-fee = { $who } paga { $price } de intercessão à Esfinge para entrar em { $space }.
event-masked = { $who } põe a Máscara: só contam unidades e cartas de batalha nesta batalha.
event-point-lost = { $who } perde { $points } ({ $source }).

## Por que o jogo terminou

reason-target = { $who } atingiu a meta de { $target } pontos no fim de um Dia e tem a maior pontuação.
reason-battle = { $who } tem os mesmos pontos que { $others }, porém mais pontos de batalha.
reason-order = { $who } empata com { $others } em pontos e pontos de batalha, e estava antes na ordem do turno.
reason-day-limit = O limite de Dias foi atingido; { $who } tem a maior pontuação.
reason-in-the-day = O turno de { $who } começou com a meta de { $target } pontos, e ninguém tinha mais.
reason-level = Com os mesmos pontos: { $others }; o empate basta ao jogador cujo turno começa.
reason-last-day = O último Dia acabou; { $who } tem a maior pontuação.

## Por que uma escolha é recusada

why-over = a partida terminou
why-not-asked = não se pede nada a { $who } agora
why-no-choice = { $code } não é uma escolha; as escolhas são números de 0 a { $last }
why-no-choice-here = { $code } não é uma escolha desta partida
why-no-answer = isto não responde à pergunta feita ({ $question })
why-token-there = esta casa já tem um marcador
why-token-placed = o marcador normal deste turno já foi colocado
why-rows = fileiras ainda vazias: { $rows }, marcadores restantes: { $left }
why-no-silver = não há marcador prateado para colocar agora
why-no-gold = não há marcador dourado para esta ação agora
why-token-first = o marcador normal tem de ser colocado primeiro
why-not-held = você não tem esta carta
why-price = custa { $price } e você tem { $prayer } pontos de intercessão
why-not-own-turn = não é uma carta para o próprio turno
why-only-move = só pode ser jogada durante um Movimento
why-no-effect = nenhuma parte do efeito é possível ali
why-group = o grupo não pode ser mudado assim aqui
why-not-adjacent = { $space } não é adjacente a { $from }
why-no-movement = o grupo não tem mais movimento
why-walls = as muralhas só se passam no primeiro passo de um Movimento
why-fee = entrar custa mais { $fee } e você tem { $prayer }
why-creature-there = outra criatura sua está ali
why-too-many = haveria ali mais de { $limit } unidades suas
why-no-obelisk = não há obelisco ali
why-teleport-same = um teleporte tem de mudar de espaço
why-teleport-start = o grupo não está onde um teleporte pode começar
why-teleport-again = este Movimento já se teleportou para lá
why-no-troop = você não tem unidades ali
why-troop-stuck = esta tropa não pode ir a lugar nenhum agora
why-no-reserve = a reserva está vazia
why-full = o espaço está cheio
why-not-yours = não é nem seu distrito nem uma tropa sua
why-not-open = não pode ser pago ou não está aberto a estas unidades
why-no-district = pirâmides só ficam em distritos
why-pyramid-not-yours = este distrito não é seu nem está ocupado por você
why-pyramid-held = uma tropa inimiga está neste distrito
why-pyramid-high = esta pirâmide chegou ao nível { $level }
why-not-bought-today = nenhuma ficha desta cor foi comprada hoje
why-other-colour = esta casa de Comprar é de outra cor
why-tile-owned = você já tem uma ficha com este nome
why-sold-out = está esgotada
why-no-pyramid = você não controla pirâmide desta cor de nível { $level }
why-level-closed = este nível ainda não está à venda
why-battle-not-held = { $card } não está na sua mão
why-no-battle-symbol = não tem símbolo de batalha
why-added = já foi acrescentada ou não pode ser paga

## Por que um bot aconselha uma escolha

hint-permanent = { $count ->
    [one] +{ $count } ponto
   *[other] +{ $count } pontos
  }
hint-temporary = { $count ->
    [one] +{ $count } ponto enquanto for mantido
   *[other] +{ $count } pontos enquanto forem mantidos
  }
hint-at-target = pontos suficientes para vencer
hint-two-temples = mantém dois templos
hint-sanctuary = duas unidades para o Santuário
hint-invader = ocupa um distrito inimigo
hint-units = { $count ->
    [one] mais { $count } unidade no tabuleiro
   *[other] mais { $count } unidades no tabuleiro
  }
hint-cards = { $count ->
    [one] mais { $count } carta divina
   *[other] mais { $count } cartas divinas
  }
hint-skills = uma nova habilidade
hint-objects = um novo objeto
hint-high-pyramids = abre as fichas de uma pirâmide alta
hint-striker = uma tropa mais forte pronta para teleportar
hint-exposed-temple = guarda um templo
hint-exposed = fica fora de perigo
hint-prayer = +{ $count } de intercessão
hint-no-battle = sem batalha: não resta ninguém para lutar
hint-battle = { $percent } % de vencer a batalha
hint-battle-point = +1 ponto com { $percent } %
hint-token-move = tropas em marcha ganham pontos
hint-token-recruit = unidades na reserva não ajudam ninguém
hint-token-raise = pirâmides altas abrem fichas melhores
hint-token-pray = a intercessão está acabando
hint-token-buy = a pirâmide basta para uma boa ficha
hint-rule-from = uma tropa forte que não guarda templo
hint-rule-group = grupos grandes vencem batalhas
hint-rule-end = não resta nada melhor
hint-rule-done = não resta nada melhor
hint-rule-buy = uma das melhores fichas que pode pagar
hint-rule-raise = quanto mais alta, melhor
hint-rule-build = quanto mais alta, melhor
hint-rule-place = tropas cheias golpeiam mais forte
hint-rule-play = uma carta forte, e uma fraca descartada
hint-rule-add = toda carta ajuda
hint-rule-step = primeiro templos e inimigos mais fracos
hint-rule-teleport = primeiro templos e inimigos mais fracos
hint-rule-stay = o que se ganha se mantém
hint-rule-yes = um ganho certo
advice-then = { $choice }, depois { $plan }
advice-because = { $choice }: { $reasons }
hint-chance = cerca de { $percent } % de vencer a partida
hint-lot = sorteada: esta carta em { $percent } % de tais batalhas
advice-random = uma escolha ao acaso
advice-only = não havia outra escolha
