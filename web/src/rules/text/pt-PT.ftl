# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

chapter-goal = De que se trata
    .text =
        Lidera o exército de um deus egípcio. Quem luta bem junta pontos de vitória: o primeiro a 8 (ou 10, ou 4 na primeira partida) pode encerrar o jogo.
        Um Dia tem cinco rondas; em cada uma coloca um marcador de ação e faz o que ele diz. Depois vem a Noite, com nova intercessão e novas cartas.
        Se no fim de um Dia alguém alcançou a meta, vence quem tem mais pontos; depois contam os pontos de batalha, depois a ordem do turno.
        Esconder-se não compensa. Em batalha, só o atacante ganha pontos.
chapter-day = O seu turno
    .text =
        Coloque um dos seus cinco marcadores num espaço livre do seu tabuleiro de ações e faça a ação logo. Também pode deixá-la.
        No fim do Dia, cada uma das três linhas precisa de ter um marcador seu.
        Cartas divinas com sol são jogadas no seu turno, antes ou depois da ação, ou entre dois passos de um movimento. Não custam marcador.
        Um marcador prateado ou dourado, vindo de fichas, dá mais uma ação por Dia, num turno com um marcador comum.
chapter-battle = Batalha
    .text =
        Os dois lados escolhem em segredo duas cartas de batalha: uma é jogada, a outra descartada virada para baixo. Cartas divinas de batalha podem ser somadas. Quando todas foram usadas, voltam.
        Força são as unidades, mais a carta, fichas, criatura e cartas divinas. A maior vence; o empate é do defensor.
        Cada lado perde tantas unidades quantas o dano do outro passa da sua proteção.
        O atacante que vence e ainda tem uma unidade ali ganha 1 ponto permanente.
        Quem perde recua para um espaço escolhido pelo vencedor, ou volta à reserva, o que dá 1 de intercessão por unidade. O vencedor fica, ou também retorna.
chapter-build = Interceder, recrutar, erguer, comprar
    .text =
        Interceder: ganhe 2 de intercessão. Ninguém nunca tem mais de 11.
        Recrutar: 1 de intercessão por unidade, nos seus distritos. Num distrito tomado por um inimigo isso é um ataque. Uma criatura na reserva volta junto.
        Erguer: suba uma pirâmide pagando o número de cada novo nível: de 1 a 3 custa 2 + 3.
        Comprar: uma ficha de poder da cor, se controla uma pirâmide dessa cor pelo menos tão alta como a ficha. Custa o nível dela. Nunca duas do mesmo nome.
chapter-creatures = Criaturas
    .text =
        Uma criatura vem com a sua ficha e vai com uma das suas tropas. Soma passos, força, dano e proteção; não é unidade e não se perde sozinha.
        Duas criaturas suas nunca ficam no mesmo espaço.
        Quando a tropa dela é destruída ou volta à reserva, ela espera na reserva pelo seu próximo recrutamento.
chapter-points = Pontos de vitória
    .text =
        De vez: 1 por batalha vencida como atacante, 1 por uma ficha Ponto de Vitória ou pela Esfinge, 1 no fim do Dia por dois templos ou mais, 1 por duas unidades sacrificadas no Santuário.
        Enquanto os tem: 1 por templo e 1 por pirâmide de nível 4, também inimiga se a sua tropa está nela.
        Fim do Dia, nesta ordem: uma unidade no Templo Delta pode sair por 5 de intercessão; templos dão 2 ou 3; o Santuário; dois templos; depois vê-se se alguém vence.
chapter-black = Ta-Seti: a pirâmide preta
    .text =
        Uma quarta cor com 16 fichas e três criaturas. Os distritos continuam três: de quatro cores, no máximo três.
        As fichas douradas dividem um marcador dourado: uma vez por Dia, nomeie uma das suas e faça o que ela permite.
        Mercenários são mais três unidades, colocadas logo nos seus distritos.
chapter-path = Ta-Seti: o caminho
    .text =
        Com um marcador de Mover, um dos seus três sacerdotes pode antes seguir: da esquerda, por uma estrada, até à primeira parada. Os símbolos da estrada valem logo.
        Na parada ele não leva nada e fica, ou leva algo e sai. Depois de um objeto pode partir de novo; depois de uma habilidade toma o lugar de uma unidade sua no mapa.
        Uma tropa com sacerdote tem todas as suas habilidades. Um objeto vale uma vez. A própria Ta-Seti dá um ponto de vitória.
chapter-victory = Ta-Seti: vitória de Dia
    .text =
        Quem começa o turno com a meta alcançada, sem ninguém com mais, vence logo.
        Se alguém tem mais, este Dia é o último.
chapter-seth-goal = Seth: de que se trata
    .text =
        Um deus contra todos os outros: Seth joga sozinho, de dois a cinco membros formam a Aliança e vencem ou perdem juntos.
        Seth vence logo com 8 pontos de batalha (10, se combinado) ou quando não há mais unidades da Aliança no mapa.
        A Aliança precisa de três coisas, em qualquer ordem: um templo sagrado de nível 3, a Grande Cerimónia e 6 pontos permanentes. Com templo e cerimónia feitos, vence também se uma unidade sua está na cidade de Seth quando começa o seu turno.
        As regras básicas valem onde aqui não se diz outra coisa.
chapter-seth-day = Seth: a Noite e o Dia
    .text =
        À Noite Seth começa: ganha 1 de intercessão por membro e compra uma carta do seu próprio baralho. Depois cada membro ganha 2 de intercessão e compra uma carta da Aliança.
        O Dia segue uma pista: turnos de Seth e da Aliança alternam-se, o primeiro e o último são de Seth. O número de um passo diz quantos marcadores ele coloca ali.
        Num turno da Aliança cada membro coloca um marcador; a ordem é livre. Quem quer esperar diz "depois".
        Com três membros ou mais, um eclipse vem no meio do Dia: todas as fichas da noite agem mais uma vez.
chapter-seth-actions = Seth: o seu quadro de ações
    .text =
        Seth tem um marcador violeta a mais do que há membros e um marcador da cor de cada membro. Os violetas só vão em espaços violeta, os de cor em qualquer um.
        Num espaço amarelo, um marcador de cor atinge o membro dessa cor. As linhas dele não precisam de ser preenchidas.
        Interceder dá-lhe 3 de intercessão, a Invocação uma carta. Erguer sobe a sua pirâmide violeta. Comprar um poder: uma ficha violeta até ao nível dela.
chapter-seth-troops = Seth: tropas de vários membros
    .text =
        Unidades de vários membros num espaço são uma só tropa, no máximo 5 unidades e uma criatura. As tropas de Seth têm até 6 unidades.
        Um membro pode conduzir qualquer tropa em que há uma unidade sua e levar unidades dos aliados.
        Antes de uma batalha os membros presentes indicam quem luta: só as cartas e a intercessão dele são usadas. As fichas de batalha de todos contam, o mesmo nome uma vez.
        Uma tropa que volta à reserva dá 1 de intercessão a menos do que tem unidades. Seth só pode fazê-lo depois de uma derrota.
        Um portal liga a cidade de Seth à margem oeste. Seth pode sempre usá-lo, a Aliança só quando está aberto.
chapter-seth-temples = Seth: templos sagrados
    .text =
        No começo do seu turno a Aliança pode construir em desertos sem obelisco: nível 1, 2, 3 por 1, 2, 3 unidades que estão ali, um nível por templo e turno, no máximo três templos.
        O nível 2 dá intercessão no fim de cada Dia. O nível 3 dá mais, um marcador de poder para toda a Aliança, e conta como templo.
        Os donos são consultados antes das suas unidades serem entregues.
chapter-seth-ceremony = Seth: a Grande Cerimónia
    .text =
        Uma vez na partida, num turno da Aliança. Custa 10 de intercessão por membro, menos 4 por ponto temporário da Aliança.
        Pagam os membros com uma unidade num deserto com obelisco; combina-se quanto paga cada um.
        A Aliança escolhe um marcador de poder, e o portal abre-se para sempre.
chapter-seth-team = Seth: quem decide
    .text =
        Quase tudo é decidido por um só membro: quem move, quem luta, quem tem mais unidades ali. Os outros podem dizer o que desejam.
        Só se pede acordo para três coisas: unidades entregues por um templo, intercessão gasta na cerimónia, uma divisão de intercessão diferente da usual. Sem acordo, vale a usual.
        Os membros veem o que é público e a própria mão; as mãos não se mostram.
word-unit = Unidade
    .text = Uma figura, força 1. Tem 12; as que não estão no mapa esperam na reserva.
word-recall = Voltar à reserva
    .text = Depois de uma batalha a tropa volta para a reserva e dá 1 de intercessão por unidade.
word-temporary = Ponto temporário
    .text = 1 por templo e por pirâmide de nível 4, enquanto os controla.
word-tile = Ficha de poder
    .text = Comprada uma vez, sua até ao fim da partida; os pontos de fichas também levam este sinal.
word-pyramid = Pirâmide
    .text = A cor e o nível dizem quais fichas pode comprar.
word-battle = Lâminas cruzadas
    .text = Conta quando ataca; numa carta divina: joga-se em batalha.
word-wall = Muralhas
    .text = Conta quando defende; riscadas: as muralhas não o detêm.
word-hourglass = Ampulheta
    .text = Uma carta para o turno de outra pessoa; noutros lugares: espera-se alguém.
word-vision = Olho
    .text = Pode olhar algo que os outros não veem; nos botões: olhar.
