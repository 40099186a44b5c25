# As regras para quem joga, em português. Uma linha é um parágrafo. Todas as palavras são nossas.

rules-search = Procurar regras, fichas, cartas, palavras
rules-none = Nada encontrado.
rules-found = { $count ->
    [one] { $count } item
   *[other] { $count } itens
  }
rules-how = Como jogar
rules-parts = Partes
rules-seth = Contra Seth
rules-divine-seth = Cartas divinas de Seth
rules-divine-alliance = Cartas divinas da Aliança
rules-seth-spaces = Espaços do quadro de ações de Seth
rules-creature-cards = Cartas de criatura de Seth
rules-powers = Marcadores de poder e de intercessão
rules-words = Sinais e palavras
rules-tiles = Fichas de poder
rules-creatures = Criaturas
rules-divine = Cartas divinas
rules-battle = Cartas de batalha
rules-path = Objetos e habilidades do caminho
rules-keys = Teclas
rules-cost = custa { $cost } de intercessão
rules-level = { $colour }, nível { $level }

chapter-goal = Do que se trata
    .text =
        Você lidera o exército de um deus egípcio. Quem luta bem junta pontos de vitória: o primeiro a 8 (ou 10, ou 4 na primeira partida) pode encerrar o jogo.
        Um Dia tem cinco rodadas; em cada uma você coloca um marcador de ação e faz o que ele diz. Depois vem a Noite, com nova intercessão e novas cartas.
        Se no fim de um Dia alguém alcançou a meta, vence quem tem mais pontos; depois contam os pontos de batalha, depois a ordem do turno.
        Esconder-se não compensa. Em batalha, só o atacante ganha pontos.
chapter-map = O mapa
    .text =
        Sua cidade tem três distritos atrás de muralhas, cada um com lugar para uma pirâmide. O deserto em frente é o seu portão.
        Um passo leva a um espaço que toca o seu, ou ao longo de uma linha pontilhada de cais a cais.
        Um obelisco marca para onde se pode teleportar. Um templo, deserto ou o Santuário é seu enquanto uma unidade sua estiver lá; os distritos são do dono da cidade, a não ser que um inimigo esteja neles.
        No máximo 5 unidades suas num espaço, e nunca as de dois jogadores.
chapter-day = Seu turno
    .text =
        Coloque um dos seus cinco marcadores num espaço livre do seu tabuleiro de ações e faça a ação na hora. Você também pode deixá-la.
        No fim do Dia, cada uma das três linhas precisa ter um marcador seu.
        Cartas divinas com sol são jogadas no seu turno, antes ou depois da ação, ou entre dois passos de um movimento. Não custam marcador.
        Um marcador prateado ou dourado, vindo de fichas, dá mais uma ação por Dia, num turno com um marcador comum.
chapter-move = Mover
    .text =
        Escolha uma tropa e quem dela vai. Um grupo tem 1 passo, mais com uma criatura ou ficha. No caminho pode deixar unidades ou levar outras.
        De um distrito com pirâmide o grupo pode se teleportar para qualquer obelisco por 2 de intercessão; isso não custa passo.
        Muralhas: só se entra no distrito de outro jogador com o primeiro passo de um movimento, de um espaço vizinho.
        Quem entra num espaço com unidades inimigas para ali e luta. Depois da batalha o movimento acaba.
chapter-battle = Batalha
    .text =
        Os dois lados escolhem em segredo duas cartas de batalha: uma é jogada, a outra descartada virada para baixo. Cartas divinas de batalha podem ser somadas. Quando todas foram usadas, voltam.
        Força são as unidades, mais a carta, fichas, criatura e cartas divinas. A maior vence; o empate é do defensor.
        Cada lado perde tantas unidades quantas o dano do outro passa da sua proteção.
        O atacante que vence e ainda tem uma unidade ali ganha 1 ponto permanente.
        Quem perde recua para um espaço escolhido pelo vencedor, ou retorna à reserva, o que dá 1 de intercessão por unidade. O vencedor fica, ou também retorna.
chapter-build = Interceder, recrutar, erguer, comprar
    .text =
        Interceder: ganhe 2 de intercessão. Ninguém nunca tem mais de 11.
        Recrutar: 1 de intercessão por unidade, nos seus distritos. Num distrito tomado por um inimigo isso é um ataque. Uma criatura na reserva volta junto.
        Erguer: suba uma pirâmide pagando o número de cada novo nível: de 1 a 3 custa 2 + 3.
        Comprar: uma ficha de poder da cor, se você controla uma pirâmide dessa cor pelo menos tão alta quanto a ficha. Custa o nível dela. Nunca duas do mesmo nome.
chapter-creatures = Criaturas
    .text =
        Uma criatura vem com a sua ficha e vai com uma das suas tropas. Soma passos, força, dano e proteção; não é unidade e não se perde sozinha.
        Duas criaturas suas nunca ficam no mesmo espaço.
        Quando a tropa dela é destruída ou retorna à reserva, ela espera na reserva pelo seu próximo recrutamento.
chapter-cards = Cartas divinas
    .text =
        Cada um compra uma a cada Noite; as mãos são secretas. O canto diz quando: sol, no seu turno; lâminas cruzadas, na sua batalha; ampulheta, no turno de outro.
        O preço é pago quando a carta é jogada.
        O Veto anula uma carta jogada fora de batalha. Todos que têm cartas são consultados, para ninguém saber quem o tem.
chapter-points = Pontos de vitória
    .text =
        De vez: 1 por batalha vencida como atacante, 1 por uma ficha Ponto de Vitória ou pela Esfinge, 1 no fim do Dia por dois templos ou mais, 1 por duas unidades sacrificadas no Santuário.
        Enquanto você os tem: 1 por templo e 1 por pirâmide de nível 4, também inimiga se a sua tropa está nela.
        Fim do Dia, nesta ordem: uma unidade no Templo Delta pode sair por 5 de intercessão; templos dão 2 ou 3; o Santuário; dois templos; então se vê se alguém vence.
chapter-night = Noite
    .text =
        Todos os marcadores voltam. Cada um ganha 2 de intercessão e compra uma carta divina; fichas com lua somam as suas.
        Quem tem menos pontos decide a ordem do próximo Dia; entre iguais, quem estava antes.
chapter-first = Primeira partida
    .text =
        A preparação já vem pronta e a meta é de 4 pontos. No primeiro Dia só há fichas de nível 1; a partir do segundo, também de nível 2.
        Nenhuma pirâmide precisa passar do nível 2: gaste melhor em fichas e unidades.
chapter-black = Ta-Seti: a pirâmide preta
    .text =
        Uma quarta cor com 16 fichas e três criaturas. Os distritos continuam três: de quatro cores, no máximo três.
        As fichas douradas dividem um marcador dourado: uma vez por Dia, nomeie uma das suas e faça o que ela permite.
        Mercenários são mais três unidades, colocadas na hora nos seus distritos.
chapter-dawn = Ta-Seti: a Alvorada
    .text =
        No fim de cada Noite, menos a primeira, todos apostam pela ordem do turno, o último da ordem antiga primeiro: uma carta de batalha é mostrada, outra descartada. As duas contam como usadas.
        A aposta é a força da carta mostrada mais os marcadores da Alvorada gastos. A maior escolhe um lugar primeiro; entre iguais vale a ordem antiga.
        Quem perde uma batalha, ou todas as unidades nela, ganha um marcador da Alvorada.
chapter-path = Ta-Seti: o caminho
    .text =
        Com um marcador de Mover, um dos seus três sacerdotes pode antes seguir: da esquerda, por uma estrada, até a primeira parada. Os símbolos da estrada valem na hora.
        Na parada ele não pega nada e fica, ou pega algo e sai. Depois de um objeto pode partir de novo; depois de uma habilidade toma o lugar de uma unidade sua no mapa.
        Uma tropa com sacerdote tem todas as suas habilidades. Um objeto vale uma vez. A própria Ta-Seti dá um ponto de vitória.
chapter-victory = Ta-Seti: vitória de Dia
    .text =
        Quem começa o turno com a meta alcançada, sem ninguém com mais, vence na hora.
        Se alguém tem mais, este Dia é o último.
chapter-seth-goal = Seth: do que se trata
    .text =
        Um deus contra todos os outros: Seth joga sozinho, de dois a cinco membros formam a Aliança e vencem ou perdem juntos.
        Seth vence na hora com 8 pontos de batalha (10, se combinado) ou quando não há mais unidades da Aliança no mapa.
        A Aliança precisa de três coisas, em qualquer ordem: um templo sagrado de nível 3, a Grande Cerimônia e 6 pontos permanentes. Com templo e cerimônia feitos, vence também se uma unidade sua está na cidade de Seth quando começa o seu turno.
        As regras básicas valem onde aqui não se diz outra coisa.
chapter-seth-day = Seth: a Noite e o Dia
    .text =
        À Noite Seth começa: ganha 1 de intercessão por membro e compra uma carta do seu próprio baralho. Depois cada membro ganha 2 de intercessão e compra uma carta da Aliança.
        O Dia segue uma trilha: turnos de Seth e da Aliança se alternam, o primeiro e o último são de Seth. O número de um passo diz quantos marcadores ele coloca ali.
        Num turno da Aliança cada membro coloca um marcador; a ordem é livre. Quem quer esperar diz "depois".
        Com três membros ou mais, um eclipse vem no meio do Dia: todas as fichas da noite agem mais uma vez.
chapter-seth-actions = Seth: o seu quadro de ações
    .text =
        Seth tem um marcador violeta a mais do que há membros e um marcador da cor de cada membro. Os violetas só vão em espaços violeta, os de cor em qualquer um.
        Num espaço amarelo, um marcador de cor atinge o membro dessa cor. As linhas dele não precisam ser preenchidas.
        Interceder lhe dá 3 de intercessão, a Invocação uma carta. Erguer sobe a sua pirâmide violeta. Comprar um poder: uma ficha violeta até o nível dela.
chapter-seth-corrupt = Seth: a corrupção
    .text =
        Corromper uma pirâmide: ele compra uma ficha da cor de uma pirâmide desse membro por 1 de intercessão a mais, não mais alta que essa pirâmide nem que a dele.
        Corromper uma criatura: uma criatura ainda à venda ataca uma tropa da Aliança fora das cidades, pela sua carta e sem unidades. Uma vitória vale um ponto.
        Corromper uma tropa: ele conduz uma tropa com uma unidade desse membro. Contra outros membros, são os membros que lutam; se a tropa conduzida vence, o ponto é de Seth. Ninguém conversa durante a preparação.
        Destruir duas unidades: duas unidades desse membro, onde quer que estejam.
chapter-seth-invasion = Seth: a Invasão furiosa
    .text =
        Duas tropas de Seth se movem, uma depois da outra, antes de qualquer luta.
        Se as duas encontram inimigos, ele escolhe duas cartas de batalha e dá uma a cada batalha; nada é descartado. Ele diz qual batalha vem primeiro.
chapter-seth-troops = Seth: tropas de vários membros
    .text =
        Unidades de vários membros num espaço são uma só tropa, no máximo 5 unidades e uma criatura. As tropas de Seth têm até 6 unidades.
        Um membro pode conduzir qualquer tropa em que há uma unidade sua e levar unidades dos aliados.
        Antes de uma batalha os membros presentes indicam quem luta: só as cartas e a intercessão dele são usadas. As fichas de batalha de todos contam, o mesmo nome uma vez.
        Uma tropa que retorna à reserva dá 1 de intercessão a menos do que tem unidades. Seth só pode fazê-lo depois de uma derrota.
        Um portal liga a cidade de Seth à margem oeste. Seth pode sempre usá-lo, a Aliança só quando está aberto.
chapter-seth-temples = Seth: templos sagrados
    .text =
        No começo do seu turno a Aliança pode construir em desertos sem obelisco: nível 1, 2, 3 por 1, 2, 3 unidades que estão ali, um nível por templo e turno, no máximo três templos.
        O nível 2 dá intercessão no fim de cada Dia. O nível 3 dá mais, um marcador de poder para toda a Aliança, e conta como templo.
        Os donos são consultados antes de suas unidades serem entregues.
chapter-seth-ceremony = Seth: a Grande Cerimônia
    .text =
        Uma vez na partida, num turno da Aliança. Custa 10 de intercessão por membro, menos 4 por ponto temporário da Aliança.
        Pagam os membros com uma unidade num deserto com obelisco; quanto cada um paga se combina.
        A Aliança escolhe um marcador de poder, e o portal se abre para sempre.
chapter-seth-tiles = Seth: fichas e cartas
    .text =
        Os membros compram como sempre. Uma ficha violeta exige as três pirâmides próprias no nível dela ou acima.
        As fichas da Aliança servem a todos os membros ao mesmo tempo. Seth nunca pode comprá-las.
        Seth e a Aliança têm cartas divinas próprias; as do jogo básico ficam na caixa. O que ninguém conferiu com a caixa impressa diz isso.
chapter-seth-team = Seth: quem decide
    .text =
        Quase tudo é decidido por um só membro: quem move, quem luta, quem tem mais unidades ali. Os outros podem dizer o que desejam.
        Só se pede acordo para três coisas: unidades entregues por um templo, intercessão gasta na cerimônia, uma divisão de intercessão diferente da usual. Sem acordo, vale a usual.
        Os membros veem o que é público e a própria mão; as mãos não se mostram.

word-unit = Unidade
    .text = Uma figura, força 1. Você tem 12; as que não estão no mapa esperam na reserva.
word-troop = Tropa, grupo
    .text = Todas as suas unidades num espaço são uma tropa. As que se movem são o grupo.
word-strength = Força
    .text = Decide quem vence uma batalha.
word-damage = Dano
    .text = Unidades que o outro lado perde, menos a proteção dele.
word-protection = Proteção
    .text = Tira o mesmo tanto do dano inimigo.
word-movement = Passos
    .text = Até onde um grupo vai num movimento.
word-pp = Intercessão
    .text = Com ela se paga tudo; de 0 a 11.
word-vp = Ponto de vitória
    .text = Os permanentes ficam; os temporários se têm com templos e pirâmides de nível 4.
word-recall = Retornar à reserva
    .text = Depois de uma batalha a tropa volta para a reserva e dá 1 de intercessão por unidade.
word-retreat = Recuo
    .text = Quem perdeu vai para um espaço vizinho sem inimigos; o vencedor escolhe qual.
word-teleport = Teleporte
    .text = De uma pirâmide para um obelisco por 2 de intercessão, dentro de um movimento.
word-silver = Marcador prateado
    .text = Uma vez por Dia, mais uma ação num espaço livre.
word-gold = Marcador dourado
    .text = Uma vez por Dia, mais uma ação que as suas fichas douradas nomeiam.
word-night = Lua
    .text = Uma ficha ou carta que vale à Noite.
word-priest = Sacerdote
    .text = Anda pelo caminho; no mapa é uma unidade cuja tropa tem as suas habilidades.
word-dawn = Marcador da Alvorada
    .text = Soma 1 a uma aposta pela ordem do turno.
word-reserve = Reserva
    .text = As unidades que não estão no mapa esperam em casa.
word-temporary = Ponto temporário
    .text = 1 por templo e por pirâmide de nível 4, enquanto você os controla.
word-two-temples = Dois templos
    .text = 1 ponto permanente no fim de um Dia para quem controla dois ou mais.
word-tile = Ficha de poder
    .text = Comprada uma vez, sua até o fim da partida; os pontos de fichas também levam este sinal.
word-pyramid = Pirâmide
    .text = A cor e o nível dizem quais fichas você pode comprar.
word-temple = Templo
    .text = Intercessão no fim do Dia e um ponto temporário.
word-obelisk = Obelisco
    .text = Para onde se pode teleportar.
word-sanctuary = Santuário
    .text = Duas unidades entregues ali no fim de um Dia valem 1 ponto permanente.
word-battle = Lâminas cruzadas
    .text = Conta quando você ataca; numa carta divina: joga-se em batalha.
word-wall = Muralhas
    .text = Conta quando você defende; riscadas: as muralhas não o detêm.
word-token = Marcador de ação
    .text = Um é colocado em cada um dos seus turnos.
word-day = Sol
    .text = Uma carta ou ficha que age no seu turno.
word-hourglass = Ampulheta
    .text = Uma carta para o turno de outra pessoa; em outros lugares: espera-se alguém.
word-veto = Riscado
    .text = Anula alguma coisa: uma carta, ou uma ficha selada.
word-vision = Olho
    .text = Você pode olhar algo que os outros não veem; nos botões: olhar.
word-object = Objeto
    .text = Achado no caminho, serve uma vez.
word-skill = Habilidade
    .text = Achada no caminho; ajuda tropas com um sacerdote.
