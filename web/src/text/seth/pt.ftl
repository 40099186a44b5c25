# Uma mesa com Seth: a trilha do Dia, o placar dos dois lados, os painéis, o tabuleiro de Seth, o mapa.

track-name = Trilha do Dia
track-now = { $what }, passo { $step } de { $steps }
track-seth = { $count ->
    [one] turno de Seth com 1 marcador
   *[other] turno de Seth com { $count } marcadores
}
track-alliance = turno da Aliança
track-eclipse = eclipse
track-text = O Dia corre da esquerda para a direita: um losango é um turno de Seth com tantos marcadores, um sol é um turno em que cada membro joga uma vez, o sol encoberto é o eclipse.
track-members = Membros da Aliança

score-alliance = Aliança: { $points } de { $target } pontos permanentes
score-alliance-text = A Aliança vence com tantos pontos permanentes assim que os dois objetivos estiverem cumpridos, ou com os dois objetivos e uma unidade na cidade de Seth no início do seu turno.
score-seth = Seth: { $points } de { $target } pontos de batalha
score-seth-text = Seth conta só pontos de batalha. Vence na hora em que chega a tantos, ou quando não resta nenhuma unidade da Aliança no mapa.

member-acting = joga
member-fighter = luta
member-asked = decide
member-later = depois
member-acted = já jogou

objective-temple = templo
objective-temple-done = Objetivo cumprido: um templo sagrado de nível 3
objective-temple-open = Objetivo em aberto: um templo sagrado de nível 3
objective-temple-text = Num deserto sem templo nem obelisco, unidades que estão ali são sacrificadas por cada nível: 1, depois 2, depois 3. O nível 3 traz um marcador de poder e conta como templo.
objective-ceremony = cerimônia
objective-ceremony-done = Objetivo cumprido: a Grande Cerimônia
objective-ceremony-open = Objetivo em aberto: a Grande Cerimônia, { $cost } de oração agora
objective-ceremony-text = Membros com uma unidade num deserto com obelisco pagam juntos; cada ponto temporário a torna 4 mais barata. Ela abre o portal para a cidade de Seth e traz um marcador de poder.
objective-payers = Poderiam pagar agora: { $who }.
objective-no-payers = Ninguém poderia pagar agora.
alliance-temporary = { $count ->
    [one] 1 ponto temporário
   *[other] { $count } pontos temporários
}
alliance-temporary-text = Um por templo controlado e por pirâmide de nível 4 que Seth não controla. Tornam a cerimônia mais barata, mas nunca contam para a vitória.
alliance-osiris = comprado por { $who }; qualquer membro pode levá-lo
alliance-grey-ready = Marcador cinza da Aliança: pronto
alliance-grey-placed = Marcador cinza da Aliança: usado hoje
alliance-grey-text = Uma vez por Dia, um membro o coloca no seu tabuleiro para mais uma ação.
alliance-gold-ready = Marcador dourado da Aliança: pronto
alliance-gold-placed = Marcador dourado da Aliança: usado hoje
alliance-gold-text = Uma vez por Dia, um membro faz mais uma ação que o poder nomeia.

seth-tokens-text = Em cada um dos quatro turnos da Aliança um membro coloca um marcador; um quinto está na mão de Seth.
seth-stolen = { $count ->
    [one] 1 delas é do baralho do outro lado.
   *[other] { $count } delas são do baralho do outro lado.
}
seth-token-of = marcador de { $who }
seth-violet-left = { $count ->
    [one] Resta 1 marcador violeta
   *[other] Restam { $count } marcadores violeta
}
seth-violet-text = Vai para um espaço violeta livre.
seth-colour-text = Vai para qualquer espaço violeta ou amarelo livre. No amarelo atinge o membro da sua cor.
seth-silver-text = Uma vez por Dia, mais uma ação num espaço livre, num turno em que Seth também coloca outro marcador.
seth-clear-text = Uma vez por Dia, mais uma ação em qualquer espaço livre; no amarelo Seth diz qual membro é atingido.
seth-creature-cards = { $count ->
    [one] 1 carta de criatura
   *[other] { $count } cartas de criatura
}
seth-card-used = já lutou
seth-captives = Unidades capturadas: { $who }
seth-captives-text = Lutam por Seth e voltam aos seus donos quando morrem.
seth-laid = Há marcadores em { $spaces }

board-portal-open = Portal: aberto a todos
board-portal-closed = Portal: fechado à Aliança
board-sacred = templo sagrado de nível { $level }
board-sacred-income = { $prayer } de oração no fim do Dia
board-inert = sem efeito nesta partida
board-mixed = tropa da Aliança, { $units }: { $owners }
board-captured = { $count ->
    [one] com 1 unidade capturada entre elas
   *[other] com { $count } unidades capturadas entre elas
}

market-alliance = da Aliança
market-for-alliance = para toda a Aliança
market-for-seth = só para Seth

tab-seth = Seth
