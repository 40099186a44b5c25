# As regras para quem joga, em português. Uma linha é um parágrafo. Todas as palavras são nossas.

rules-search = Buscar regras, fichas, cartas, palavras
rules-none = Nada encontrado.
rules-found = { $count ->
    [one] { $count } item
   *[other] { $count } itens
  }
rules-how = Como jogar
rules-parts = Componentes
rules-seth = Contra Seth
rules-divine-seth = Cartas divinas de Seth
rules-divine-alliance = Cartas divinas da Aliança
rules-seth-spaces = Espaços do tabuleiro de ações de Seth
rules-creature-cards = Cartas de criatura de Seth
rules-powers = Marcadores de poder e de intercessão
rules-words = Símbolos e palavras
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
        Você lidera o exército de um deus egípcio. Quem luta bem junta pontos de vitória: quem chega primeiro a 8 (ou 10, ou 4 na primeira partida) pode encerrar a partida.
        Um Dia tem cinco rodadas; em cada uma você coloca um marcador de ação e faz o que ele diz. Depois vem a Noite, com nova intercessão e novas cartas.
        Se no fim de um Dia alguém tiver alcançado a meta, vence quem tem mais pontos; no empate contam os pontos de batalha, depois a ordem do turno.
        Esconder-se não compensa. Em batalha, só o atacante ganha pontos.
chapter-map = O mapa
    .text =
        Sua cidade tem três distritos atrás de muralhas, cada um com espaço para uma pirâmide. O deserto em frente é o seu portão.
        Um passo leva a um espaço adjacente, ou por uma linha pontilhada de um porto a outro.
        Um obelisco marca um destino de teleporte. Um templo, um deserto ou o Santuário é seu enquanto uma unidade sua estiver lá; os distritos são do dono da cidade, a não ser que um inimigo esteja neles.
        Cabem no máximo 5 unidades suas num espaço, e nunca as de dois jogadores.
chapter-day = Seu turno
    .text =
        Coloque um dos seus cinco marcadores num espaço livre do seu tabuleiro de ações e faça a ação na hora. Você também pode abrir mão dela.
        No fim do Dia, cada uma das três linhas precisa ter um marcador seu.
        Cartas divinas com sol são jogadas no seu turno, antes ou depois da ação, ou entre dois passos de um Movimento. Não gastam marcador.
        Um marcador prateado ou dourado, vindo de fichas, dá mais uma ação por Dia, num turno com um marcador normal.
chapter-move = Mover
    .text =
        Escolha uma tropa e quais unidades dela vão. Um grupo tem 1 passo, ou mais com uma criatura ou ficha. No caminho pode deixar unidades ou levar outras.
        De um distrito com pirâmide o grupo pode se teleportar para qualquer obelisco por 2 de intercessão; isso não gasta passo.
        Muralhas: só se entra no distrito de outro jogador com o primeiro passo de um Movimento, a partir de um espaço adjacente.
        Quem entra num espaço com unidades inimigas para ali e luta. Depois da batalha o Movimento acaba.
chapter-battle = Batalha
    .text =
        Os dois lados escolhem em segredo duas cartas de batalha: uma é jogada, a outra descartada virada para baixo. Cartas divinas de batalha podem ser acrescentadas. Quando todas as de batalha tiverem sido usadas, elas voltam.
        A força é a soma das unidades, da carta, das fichas, da criatura e das cartas divinas. A maior vence; o empate é do defensor.
        Cada lado perde unidades: o dano do outro lado menos a própria proteção.
        O atacante que vence e ainda tem uma unidade ali ganha 1 ponto permanente.
        Quem perde bate em retirada para um espaço escolhido pelo vencedor, ou retorna à reserva, o que dá 1 de intercessão por unidade. O vencedor fica, ou também retorna.
chapter-build = Interceder, recrutar, erguer, comprar
    .text =
        Interceder: ganhe 2 de intercessão. Ninguém nunca tem mais de 11.
        Recrutar: 1 de intercessão por unidade, nos seus distritos. Num distrito ocupado por um inimigo, isso é um ataque. Uma criatura na reserva volta junto.
        Erguer: aumente uma pirâmide pagando o número de cada novo nível: de 1 a 3 custa 2 + 3.
        Comprar: uma ficha de poder da cor, se você controla uma pirâmide dessa cor pelo menos tão alta quanto a ficha. Custa o nível dela. É proibido ter duas com o mesmo nome.
chapter-creatures = Criaturas
    .text =
        Uma criatura vem com a sua ficha e vai com uma das suas tropas. Soma passos, força, dano e proteção; não é unidade e não se perde sozinha.
        Duas criaturas suas nunca ficam no mesmo espaço.
        Quando a tropa dela é destruída ou retorna à reserva, ela espera na reserva pelo seu próximo recrutamento.
chapter-cards = Cartas divinas
    .text =
        Cada um recebe uma a cada Noite; as mãos são secretas. O canto diz quando: sol, no seu turno; lâminas cruzadas, na sua batalha; ampulheta, no turno de outro jogador.
        O preço é pago quando a carta é jogada.
        O Veto cancela uma carta que acaba de ser jogada fora de batalha. Todos os que têm cartas são consultados, para ninguém saber quem o tem.
chapter-points = Pontos de vitória
    .text =
        Permanentes: 1 por batalha vencida como atacante, 1 por uma ficha Ponto de Vitória ou pela Esfinge, 1 no fim do Dia por dois templos ou mais, 1 por duas unidades sacrificadas no Santuário.
        Temporários, enquanto forem seus: 1 por templo e 1 por pirâmide de nível 4, também a de um inimigo, se a sua tropa está nela.
        Fim do Dia, nesta ordem: uma unidade no Templo Delta pode ser sacrificada por 5 de intercessão; os templos dão 2 ou 3; o Santuário; dois templos; por fim, vê-se se alguém venceu.
chapter-night = Noite
    .text =
        Todos os marcadores voltam. Cada um ganha 2 de intercessão e recebe uma carta divina; as fichas com lua acrescentam o seu efeito.
        Quem tem menos pontos decide a ordem do turno do próximo Dia; no empate, quem estava antes.
chapter-first = Primeira partida
    .text =
        A meta é de 4 pontos e nenhuma pirâmide passa do nível 2. No primeiro Dia só há fichas de nível 1; a partir do segundo, também de nível 2.
        A intercessão rende mais em fichas e unidades.
chapter-black = Ta-Seti: a pirâmide preta
    .text =
        Uma quarta cor com 16 fichas e três criaturas. Os distritos continuam sendo três: das quatro cores, você constrói no máximo três.
        As fichas douradas dividem um marcador dourado: uma vez por Dia, escolha uma das suas e faça o que ela permite.
        Mercenários são mais três unidades, colocadas na hora nos seus distritos.
chapter-dawn = Ta-Seti: a Alvorada
    .text =
        No fim de cada Noite, menos a primeira, todos dão lances pela ordem do turno, começando pelo último da ordem antiga: uma carta de batalha é mostrada, outra descartada. As duas contam como usadas.
        O lance é a força da carta mostrada mais os marcadores da Alvorada gastos. O maior escolhe um lugar primeiro; no empate vale a ordem antiga.
        Quem perde uma batalha, ou todas as unidades nela, ganha um marcador da Alvorada.
chapter-path = Ta-Seti: o caminho
    .text =
        Com um marcador de Mover, um dos seus três sacerdotes pode antes seguir: da esquerda, por uma estrada, até a primeira parada. Os símbolos da estrada valem na hora.
        Na parada ele não recolhe nada e fica, ou recolhe algo e sai. Depois de um objeto pode partir de novo; depois de uma habilidade toma o lugar de uma unidade sua no mapa.
        Uma tropa com sacerdote tem todas as suas habilidades. Um objeto é usado uma vez. A própria Ta-Seti dá um ponto de vitória.
chapter-victory = Ta-Seti: vitória durante o Dia
    .text =
        Quem começa o turno com a meta alcançada, se ninguém tiver mais, vence na hora.
        Se alguém tiver mais, este Dia é o último.
chapter-seth-goal = Seth: do que se trata
    .text =
        Um deus contra todos os outros: Seth joga sozinho, de dois a cinco membros formam a Aliança e vencem ou perdem juntos.
        Seth vence na hora com 8 pontos de batalha (10, se combinado) ou quando não há mais unidades da Aliança no mapa.
        A Aliança precisa de três coisas, em qualquer ordem: um templo sagrado de nível 3, a Grande Cerimônia e 6 pontos permanentes. Com templo e cerimônia feitos, vence também se uma unidade sua está na cidade de Seth quando começa o seu turno.
        As regras do jogo base valem sempre que aqui não se diz outra coisa.
chapter-seth-day = Seth: a Noite e o Dia
    .text =
        À Noite Seth começa: ganha 1 de intercessão por membro e recebe uma carta do seu próprio monte. Depois cada membro ganha 2 de intercessão e recebe uma carta da Aliança.
        O Dia segue uma trilha: turnos de Seth e da Aliança se alternam, o primeiro e o último são de Seth. O número de um passo diz quantos marcadores ele coloca ali.
        Num turno da Aliança cada membro coloca um marcador; a ordem é livre. Quem quer esperar escolhe “Outros primeiro”.
        Com três membros ou mais, um eclipse vem no meio do Dia: todas as fichas noturnas valem mais uma vez.
chapter-seth-actions = Seth: o tabuleiro de ações dele
    .text =
        Seth tem um marcador violeta a mais do que o número de membros e um marcador da cor de cada membro. Os violetas só vão em espaços violeta, os de cor em qualquer um.
        Num espaço amarelo, um marcador de cor atinge o membro dessa cor. As linhas dele não precisam ser preenchidas.
        Interceder lhe dá 3 de intercessão, a Invocação uma carta. Erguer aumenta a sua pirâmide violeta. Comprar um poder: uma ficha violeta até o nível dela.
chapter-seth-corrupt = Seth: a corrupção
    .text =
        Corromper uma pirâmide: ele compra uma ficha da cor de uma pirâmide desse membro por 1 de intercessão a mais, não mais alta que essa pirâmide nem que a dele.
        Corromper uma criatura: uma criatura ainda à venda ataca uma tropa da Aliança fora das cidades, pela sua carta e sem unidades. Uma vitória vale um ponto.
        Corromper uma tropa: ele conduz uma tropa com uma unidade desse membro. Contra outros membros, são os membros que lutam; se a tropa conduzida vence, o ponto é de Seth. Ninguém conversa durante a preparação.
        Destruir duas unidades: duas unidades desse membro, onde quer que estejam.
chapter-seth-invasion = Seth: a Invasão furiosa
    .text =
        Duas tropas de Seth se movem, uma depois da outra, antes de qualquer batalha.
        Se as duas encontram inimigos, ele escolhe duas cartas de batalha e dá uma a cada batalha; nada é descartado. Ele diz qual batalha vem primeiro.
chapter-seth-troops = Seth: tropas de vários membros
    .text =
        Unidades de vários membros num espaço são uma só tropa, no máximo 5 unidades e uma criatura. As tropas de Seth têm até 6 unidades.
        Um membro pode conduzir qualquer tropa em que há uma unidade sua e levar unidades dos aliados.
        Antes de uma batalha os membros presentes indicam quem luta: só são usadas as cartas e a intercessão desse membro. As fichas de batalha de todos contam, o mesmo nome uma vez.
        Uma tropa que retorna à reserva dá 1 de intercessão a menos do que o seu número de unidades. Seth só pode retornar uma tropa depois de uma derrota.
        Um portal liga a cidade de Seth à Orla Oeste. Seth pode sempre usá-lo, a Aliança só quando está aberto.
chapter-seth-temples = Seth: templos sagrados
    .text =
        No começo do seu turno a Aliança pode construir em desertos sem obelisco: nível 1, 2, 3 por 1, 2, 3 unidades que estão ali, um nível por templo e turno, no máximo três templos.
        O nível 2 dá intercessão no fim de cada Dia. O nível 3 dá mais, um marcador de poder para toda a Aliança, e conta como templo.
        Os donos são consultados antes de suas unidades serem cedidas.
chapter-seth-ceremony = Seth: a Grande Cerimônia
    .text =
        Uma vez na partida, num turno da Aliança. Custa 10 de intercessão por membro, menos 4 por ponto temporário da Aliança.
        Pagam os membros com uma unidade num deserto com obelisco; combina-se quanto cada um paga.
        A Aliança escolhe um marcador de poder, e o portal se abre para sempre.
chapter-seth-tiles = Seth: fichas e cartas
    .text =
        Os membros compram como sempre. Uma ficha violeta exige as três pirâmides próprias no nível dela ou acima.
        As fichas da Aliança servem a todos os membros ao mesmo tempo. Seth nunca pode comprá-las.
        Seth e a Aliança têm cartas divinas próprias; as do jogo base ficam na caixa. O que ninguém conferiu com a caixa impressa traz um aviso.
chapter-seth-team = Seth: quem decide
    .text =
        Quase tudo é decidido por um só membro: quem move, quem luta, quem tem mais unidades ali. Os outros podem dizer o que desejam.
        Só se pede acordo para três coisas: unidades cedidas para um templo, intercessão gasta na cerimônia, uma divisão de intercessão diferente da habitual. Sem acordo, vale o habitual.
        Os membros veem o que é público e a própria mão; as mãos não se mostram.

word-unit = Unidade
    .text = Uma miniatura, força 1. Você tem 12; as que não estão no mapa esperam na reserva.
word-troop = Tropa, grupo
    .text = Todas as suas unidades num espaço são uma tropa. As que se movem são o grupo.
word-strength = Força
    .text = Decide quem vence uma batalha.
word-damage = Dano
    .text = Unidades que o outro lado perde, menos a proteção dele.
word-protection = Proteção
    .text = Reduz na mesma medida o dano inimigo.
word-movement = Passos
    .text = Até onde um grupo vai num Movimento.
word-pp = Intercessão
    .text = Serve para pagar tudo; de 0 a 11.
word-vp = Ponto de vitória
    .text = Os permanentes ficam; os temporários vêm de templos e pirâmides de nível 4.
word-recall = Retornar à reserva
    .text = Depois de uma batalha a tropa volta para a reserva e rende 1 de intercessão por unidade.
word-retreat = Retirada
    .text = Quem perdeu vai para um espaço adjacente sem inimigos; o vencedor escolhe qual.
word-teleport = Teleporte
    .text = De uma pirâmide para um obelisco por 2 de intercessão, dentro de um Movimento.
word-silver = Marcador prateado
    .text = Uma vez por Dia, mais uma ação num espaço livre.
word-gold = Marcador dourado
    .text = Uma vez por Dia, mais uma ação que as suas fichas douradas permitem.
word-night = Lua
    .text = Uma ficha ou carta que vale à Noite.
word-priest = Sacerdote
    .text = Anda pelo caminho; no mapa é uma unidade cuja tropa tem as suas habilidades.
word-dawn = Marcador da Alvorada
    .text = Soma 1 a um lance pela ordem do turno.
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
    .text = Um destino de teleporte.
word-sanctuary = Santuário
    .text = Duas unidades sacrificadas ali no fim de um Dia valem 1 ponto permanente.
word-battle = Lâminas cruzadas
    .text = Conta quando você ataca; numa carta divina: é jogada em batalha.
word-wall = Muralhas
    .text = Conta quando você defende; riscadas: as muralhas não detêm você.
word-token = Marcador de ação
    .text = Um é colocado em cada um dos seus turnos.
word-day = Sol
    .text = Uma carta ou ficha que vale no seu turno.
word-hourglass = Ampulheta
    .text = Uma carta para o turno de outro jogador; em outros lugares: alguém está sendo esperado.
word-veto = Riscado
    .text = Cancela alguma coisa: uma carta, ou uma ficha selada.
word-vision = Olho
    .text = Você pode ver algo que os outros não veem; nos botões: assistir.
word-object = Objeto
    .text = Encontrado no caminho, usado uma vez.
word-skill = Habilidade
    .text = Encontrada no caminho; ajuda tropas com um sacerdote.
