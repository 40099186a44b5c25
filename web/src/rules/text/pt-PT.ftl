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
        Quem perde recua para um espaço escolhido pelo vencedor, ou volta à reserva por 1 de intercessão por unidade. O vencedor fica, ou também retorna.
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
word-unit = Unidade
    .text = Uma figura, força 1. Tem 12; as que não estão no mapa esperam na reserva.
word-recall = Voltar à reserva
    .text = Depois de uma batalha a tropa volta para a reserva por 1 de intercessão por unidade.
