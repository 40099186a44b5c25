# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

rules-search = Procurar regras, fichas, cartas, palavras
chapter-goal = De que se trata
    .text =
        Lidera o exército de um deus egípcio. Quem luta bem junta pontos de vitória: quem chega primeiro a 8 (ou 10, ou 4 na primeira partida) pode encerrar a partida.
        Um Dia tem cinco rondas; em cada uma coloca um marcador de ação e faz o que ele diz. Depois vem a Noite, com nova intercessão e novas cartas.
        Se no fim de um Dia alguém tiver alcançado a meta, vence quem tem mais pontos; no empate contam os pontos de batalha, depois a ordem do turno.
        Esconder-se não compensa. Em batalha, só o atacante ganha pontos.
chapter-map = O mapa
    .text =
        A sua cidade tem três distritos atrás de muralhas, cada um com espaço para uma pirâmide. O deserto em frente é o seu portão.
        Um passo leva a um espaço adjacente, ou por uma linha pontilhada de um porto a outro.
        Um obelisco marca um destino de teleporte. Um templo, um deserto ou o Santuário é seu enquanto uma unidade sua estiver lá; os distritos são do dono da cidade, a não ser que um inimigo esteja neles.
        Cabem no máximo 5 unidades suas num espaço, e nunca as de dois jogadores.
chapter-day = O seu turno
    .text =
        Coloque um dos seus cinco marcadores num espaço livre do seu tabuleiro de ações e faça a ação de imediato. Também pode prescindir dela.
        No fim do Dia, cada uma das três linhas precisa de ter um marcador seu.
        Cartas divinas com sol são jogadas no seu turno, antes ou depois da ação, ou entre dois passos de um Movimento. Não gastam marcador.
        Um marcador prateado ou dourado, vindo de fichas, dá mais uma ação por Dia, num turno com um marcador normal.
chapter-move = Mover
    .text =
        Escolha uma tropa e que unidades dela vão. Um grupo tem 1 passo, ou mais com uma criatura ou ficha. No caminho pode deixar unidades ou levar outras.
        De um distrito com pirâmide o grupo pode teleportar-se para qualquer obelisco por 2 de intercessão; isso não gasta passo.
        Muralhas: só se entra no distrito de outro jogador com o primeiro passo de um Movimento, a partir de um espaço adjacente.
        Quem entra num espaço com unidades inimigas para ali e luta. Depois da batalha o Movimento acaba.
chapter-battle = Batalha
    .text =
        Os dois lados escolhem em segredo duas cartas de batalha: uma é jogada, a outra descartada virada para baixo. Cartas divinas de batalha podem ser acrescentadas. Quando todas as de batalha tiverem sido usadas, elas voltam.
        A força é a soma das unidades, da carta, das fichas, da criatura e das cartas divinas. A maior vence; o empate é do defensor.
        Cada lado perde unidades: o dano do outro lado menos a própria proteção.
        O atacante que vence e ainda tem uma unidade ali ganha 1 ponto permanente.
        Quem perde bate em retirada para um espaço escolhido pelo vencedor, ou volta à reserva, o que dá 1 de intercessão por unidade. O vencedor fica, ou também volta à reserva.
chapter-build = Interceder, recrutar, erguer, comprar
    .text =
        Interceder: ganhe 2 de intercessão. Ninguém nunca tem mais de 11.
        Recrutar: 1 de intercessão por unidade, nos seus distritos. Num distrito ocupado por um inimigo, isso é um ataque. Uma criatura na reserva volta junto.
        Erguer: aumente uma pirâmide pagando o número de cada novo nível: de 1 a 3 custa 2 + 3.
        Comprar: uma ficha de poder da cor, se controla uma pirâmide dessa cor pelo menos tão alta como a ficha. Custa o nível dela. É proibido ter duas com o mesmo nome.
chapter-creatures = Criaturas
    .text =
        Uma criatura vem com a sua ficha e vai com uma das suas tropas. Soma passos, força, dano e proteção; não é unidade e não se perde sozinha.
        Duas criaturas suas nunca ficam no mesmo espaço.
        Quando a tropa dela é destruída ou volta à reserva, ela espera na reserva pelo seu próximo recrutamento.
chapter-black = Ta-Seti: a pirâmide preta
    .text =
        Uma quarta cor com 16 fichas e três criaturas. Os distritos continuam a ser três: das quatro cores, constrói no máximo três.
        As fichas douradas partilham um marcador dourado: uma vez por Dia, escolha uma das suas e faça o que ela permite.
        Mercenários são mais três unidades, colocadas de imediato nos seus distritos.
chapter-path = Ta-Seti: o caminho
    .text =
        Com um marcador de Mover, um dos seus três sacerdotes pode antes seguir: da esquerda, por uma estrada, até à primeira paragem. Os símbolos da estrada valem de imediato.
        Na paragem ele não recolhe nada e fica, ou recolhe algo e sai. Depois de um objeto pode partir de novo; depois de uma habilidade toma o lugar de uma unidade sua no mapa.
        Uma tropa com sacerdote tem todas as suas habilidades. Um objeto é usado uma vez. A própria Ta-Seti dá um ponto de vitória.
chapter-victory = Ta-Seti: vitória durante o Dia
    .text =
        Quem começa o turno com a meta alcançada, se ninguém tiver mais, vence de imediato.
        Se alguém tiver mais, este Dia é o último.
chapter-seth-goal = Seth: de que se trata
    .text =
        Um deus contra todos os outros: Seth joga sozinho, de dois a cinco membros formam a Aliança e vencem ou perdem juntos.
        Seth vence de imediato com 8 pontos de batalha (10, se combinado) ou quando já não há unidades da Aliança no mapa.
        A Aliança precisa de três coisas, em qualquer ordem: um templo sagrado de nível 3, a Grande Cerimónia e 6 pontos permanentes. Com templo e cerimónia feitos, vence também se uma unidade sua está na cidade de Seth quando começa o seu turno.
        As regras do jogo base valem sempre que aqui não se diz outra coisa.
chapter-seth-day = Seth: a Noite e o Dia
    .text =
        À Noite Seth começa: ganha 1 de intercessão por membro e recebe uma carta do seu próprio monte. Depois cada membro ganha 2 de intercessão e recebe uma carta da Aliança.
        O Dia segue uma pista: turnos de Seth e da Aliança alternam-se, o primeiro e o último são de Seth. O número de um passo diz quantos marcadores ele coloca ali.
        Num turno da Aliança cada membro coloca um marcador; a ordem é livre. Quem quer esperar escolhe “Outros primeiro”.
        Com três membros ou mais, um eclipse vem no meio do Dia: todas as fichas noturnas valem mais uma vez.
chapter-seth-actions = Seth: o tabuleiro de ações dele
    .text =
        Seth tem um marcador violeta a mais do que o número de membros e um marcador da cor de cada membro. Os violetas só vão em espaços violeta, os de cor em qualquer um.
        Num espaço amarelo, um marcador de cor atinge o membro dessa cor. As linhas dele não precisam de ser preenchidas.
        Interceder dá-lhe 3 de intercessão, a Invocação uma carta. Erguer aumenta a sua pirâmide violeta. Comprar um poder: uma ficha violeta até ao nível dela.
chapter-seth-invasion = Seth: a Invasão furiosa
    .text =
        Duas tropas de Seth movem-se, uma depois da outra, antes de qualquer batalha.
        Se as duas encontram inimigos, ele escolhe duas cartas de batalha e dá uma a cada batalha; nada é descartado. Ele diz que batalha vem primeiro.
chapter-seth-troops = Seth: tropas de vários membros
    .text =
        Unidades de vários membros num espaço são uma só tropa, no máximo 5 unidades e uma criatura. As tropas de Seth têm até 6 unidades.
        Um membro pode conduzir qualquer tropa em que há uma unidade sua e levar unidades dos aliados.
        Antes de uma batalha os membros presentes indicam quem luta: só são usadas as cartas e a intercessão desse membro. As fichas de batalha de todos contam, o mesmo nome uma vez.
        Uma tropa que volta à reserva dá 1 de intercessão a menos do que o seu número de unidades. Seth só pode fazer voltar uma tropa depois de uma derrota.
        Um portal liga a cidade de Seth à Orla Oeste. Seth pode sempre usá-lo, a Aliança só quando está aberto.
chapter-seth-temples = Seth: templos sagrados
    .text =
        No começo do seu turno a Aliança pode construir em desertos sem obelisco: nível 1, 2, 3 por 1, 2, 3 unidades que estão ali, um nível por templo e turno, no máximo três templos.
        O nível 2 dá intercessão no fim de cada Dia. O nível 3 dá mais, um marcador de poder para toda a Aliança, e conta como templo.
        Os donos são consultados antes de as suas unidades serem cedidas.
chapter-seth-ceremony = Seth: a Grande Cerimónia
    .text =
        Uma vez na partida, num turno da Aliança. Custa 10 de intercessão por membro, menos 4 por ponto temporário da Aliança.
        Pagam os membros com uma unidade num deserto com obelisco; combina-se quanto paga cada um.
        A Aliança escolhe um marcador de poder, e o portal abre-se para sempre.
chapter-seth-team = Seth: quem decide
    .text =
        Quase tudo é decidido por um só membro: quem move, quem luta, quem tem mais unidades ali. Os outros podem dizer o que desejam.
        Só se pede acordo para três coisas: unidades cedidas para um templo, intercessão gasta na cerimónia, uma divisão de intercessão diferente da habitual. Sem acordo, vale o habitual.
        Os membros veem o que é público e a própria mão; as mãos não se mostram.
word-unit = Unidade
    .text = Uma miniatura, força 1. Tem 12; as que não estão no mapa esperam na reserva.
word-recall = Voltar à reserva
    .text = Depois de uma batalha a tropa volta para a reserva e rende 1 de intercessão por unidade.
word-temporary = Ponto temporário
    .text = 1 por templo e por pirâmide de nível 4, enquanto os controla.
word-tile = Ficha de poder
    .text = Comprada uma vez, sua até ao fim da partida; os pontos de fichas também levam este sinal.
word-pyramid = Pirâmide
    .text = A cor e o nível dizem que fichas pode comprar.
word-battle = Lâminas cruzadas
    .text = Conta quando ataca; numa carta divina: é jogada em batalha.
word-wall = Muralhas
    .text = Conta quando defende; riscadas: as muralhas não contam.
word-hourglass = Ampulheta
    .text = Uma carta para o turno de outro jogador; noutros lugares: espera-se por alguém.
word-vision = Olho
    .text = Pode ver algo que os outros não veem; nos botões: ver.
