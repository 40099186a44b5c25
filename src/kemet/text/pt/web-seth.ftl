# Uma mesa com Seth: a trilha do Dia, o placar dos dois lados, os painéis, o tabuleiro de Seth, o mapa.

## O saguão

opt-seth-short = um deus contra todos os outros
opt-players-seth = { $members ->
    [one] Seth e { $members } membro da Aliança
   *[other] Seth e { $members } membros da Aliança
}
opt-target-seth = 8 ou 10 como impresso; qualquer outro número é uma regra da casa: menos facilita a vida de Seth, mais dificulta
opt-not-with-seth = não se joga com Seth
# O lado que venceu, no início de uma frase.
winner-alliance = A Aliança
agreed-seth = { $members ->
    [one] Seth contra { $members } membro da Aliança
   *[other] Seth contra { $members } membros da Aliança
}
agreed-target-seth = Seth precisa de { $points } pontos de batalha
card-seth = Seth contra { $members }
seth-first = Uma primeira partida contra Seth
seth-first-text = Um deus contra todos os outros: dois lados, robôs gentis. A mesa explica tudo o que você apontar.
seth-first-allies = Seus aliados
seth-first-against = { $count ->
    [one] Você e { $count } aliado contra Seth
   *[other] Você e { $count } aliados contra Seth
}
seth-first-as = Você como Seth contra { $count }

track-name = Trilha do Dia
laid-step = passo { $number }
track-now = { $what }, passo { $step } de { $steps }
track-seth = { $count ->
    [one] turno de Seth com { $count } marcador
   *[other] turno de Seth com { $count } marcadores
}
track-alliance = turno da Aliança
track-eclipse = eclipse
track-text = O Dia corre da esquerda para a direita: um losango é um turno de Seth com tantos marcadores, um sol é um turno em que cada membro joga uma vez, o sol encoberto é o eclipse.
track-now-seth = { $count ->
    [one] Seth coloca { $count } marcador
   *[other] Seth coloca { $count } marcadores
}
track-now-alliance = A aliança joga
track-now-eclipse = O eclipse
track-members = Membros da Aliança

score-alliance = Aliança: { $points } de { $target } pontos permanentes
score-alliance-text = A Aliança vence com tantos pontos permanentes assim que os dois objetivos estiverem cumpridos, ou com os dois objetivos e uma unidade na cidade de Seth no início do seu turno.
score-seth = Seth: { $points } de { $target } pontos de batalha
score-seth-text = Para Seth, só contam os pontos de batalha. Vence assim que chega a tantos, ou quando não resta nenhuma unidade da Aliança no mapa.

member-acting = joga
member-fighter = luta
member-proposes = propõe
member-agrees = concorda
member-asked = decide
member-later = depois
member-acted = já jogou

objective-temple = templo
objective-temple-done = Objetivo cumprido: um templo sagrado de nível 3
objective-temple-open = Objetivo em aberto: um templo sagrado de nível 3
objective-temple-text = Num deserto sem templo nem obelisco, unidades que estão ali são sacrificadas a cada nível: 1, depois 2, depois 3. O nível 3 traz um marcador de poder e conta como templo.
objective-ceremony = cerimônia
objective-ceremony-done = Objetivo cumprido: a Grande Cerimônia
objective-ceremony-open = Objetivo em aberto: a Grande Cerimônia, { $cost } de intercessão agora
objective-ceremony-text = Membros com uma unidade num deserto com obelisco pagam juntos; cada ponto temporário reduz o custo em 4. Ela abre o portal para a cidade de Seth e traz um marcador de poder.
objective-payers = Poderiam pagar agora: { $who }.
objective-no-payers = Ninguém poderia pagar agora.
alliance-temporary = { $count ->
    [one] { $count } ponto temporário
   *[other] { $count } pontos temporários
}
alliance-temporary-text = Um por templo controlado e por pirâmide de nível 4 que Seth não controla. Tornam a cerimônia mais barata, mas nunca contam para a vitória.
alliance-osiris = comprado por { $who }; qualquer membro pode levá-lo
alliance-grey-ready = Marcador cinza da Aliança: pronto
alliance-grey-placed = Marcador cinza da Aliança: usado hoje
alliance-grey-text = Uma vez por Dia, um membro pode colocá-lo no próprio tabuleiro para mais uma ação.
alliance-gold-ready = Marcador dourado da Aliança: pronto
alliance-gold-placed = Marcador dourado da Aliança: usado hoje
alliance-gold-text = Uma vez por Dia, um membro faz mais uma ação que o poder permite.

seth-tokens-text = Em cada um dos quatro turnos da Aliança um membro coloca um marcador; um quinto está na mão de Seth.
seth-stolen = { $count ->
    [one] { $count } delas é do monte do outro lado.
   *[other] { $count } delas são do monte do outro lado.
}
seth-token-of = marcador de { $who }
seth-violet-left = { $count ->
    [one] Resta { $count } marcador violeta
   *[other] Restam { $count } marcadores violeta
}
seth-violet-text = Vai para um espaço violeta livre.
seth-colour-text = Vai para qualquer espaço violeta ou amarelo livre. No amarelo atinge o membro da sua cor.
seth-silver-text = Uma vez por Dia, mais uma ação num espaço livre, num turno em que Seth também coloca outro marcador.
seth-clear-text = Uma vez por Dia, mais uma ação em qualquer espaço livre; no amarelo Seth diz qual membro é atingido.
seth-creature-cards = { $count ->
    [one] { $count } carta de criatura
   *[other] { $count } cartas de criatura
}
seth-card-used = já lutou
seth-captives = Unidades capturadas: { $who }
seth-captives-text = Lutam por Seth e voltam aos seus donos quando morrem.
seth-laid = Há marcadores em { $spaces }

board-portal-open = Portal: aberto a todos
board-portal-closed = Portal: fechado à Aliança
board-sacred = templo sagrado de nível { $level }
board-sacred-income = { $prayer } de intercessão no fim do Dia
board-inert = sem efeito nesta partida
board-mixed = tropa da Aliança, { $units }: { $owners }
board-captured = { $count ->
    [one] com { $count } unidade capturada entre elas
   *[other] com { $count } unidades capturadas entre elas
}

market-alliance = da Aliança
market-for-alliance = para toda a Aliança
market-for-seth = só para Seth

tab-seth = Seth
## Questions to several owners and to the whole alliance

stones-of = { $who }: { $picked } de { $count }
stones-one = { $who }, unidade { $number }
party-part = { $who }: { $units }
party-text = As pedras cheias vão, as vazias ficam. Um toque no nome leva todas ou nenhuma.
party-creature-text = Uma criatura só vai com uma unidade de quem a controla.
share-part = { $who } { $count }
share-has = tem { $prayer }
share-less = Menos: { $who }
share-more = Mais: { $who }
share-rest = faltam { $count }
share-usual = Sem acordo: { $shares }
share-is-usual = É o que vale se ninguém responder.
share-reset = Usar estes valores
share-do-usual = Divisão habitual
share-do-split = Propor
share-do-battle = Perder: { $shares }
share-do-before-cards = Perder: { $shares }
share-do-own-card = Perder: { $shares }
share-do-temple = Ceder: { $shares }
share-do-ceremony = Propor
ask-share-battle = { $count ->
    [one] Escolha a unidade perdida
   *[other] Escolha { $count } perdas
  }
ask-share-battle-text = Você decide por toda a tropa, ninguém precisa concordar. Uma criatura só fica junto de uma unidade de quem a controla.
ask-share-before-cards = { $count ->
    [one] Uma unidade é perdida antes das cartas
   *[other] { $count } unidades são perdidas antes das cartas
  }
ask-share-before-cards-text = A proteção não ajuda aqui. Você decide por toda a tropa.
ask-share-own-card = { $count ->
    [one] A própria carta de batalha custa uma unidade
   *[other] A própria carta de batalha custa { $count } unidades
  }
ask-share-own-card-text = Você decide por toda a tropa, ninguém precisa concordar.
ask-share-temple = { $count ->
    [one] Quem cede uma unidade?
   *[other] Quem cede { $count } unidades?
  }
ask-share-temple-text = Elas vão para a reserva dos donos. Só quem cede alguma precisa concordar.
ask-share-ceremony = Quem paga { $count } de intercessão?
ask-share-ceremony-text = Todos os que pagam devem concordar; senão, nada é pago.
ask-share-split = Como dividir { $count } de intercessão?
ask-share-split-text = A divisão habitual dispensa acordo; com outra, todos os presentes devem concordar.
team-split = A divisão proposta
team-temple = { $space }, nível { $level }
team-ceremony = A Grande Cerimônia
team-order = Quem joga a seguir?
team-refused = A proposta foi recusada
team-prayer = { $count } de intercessão
team-chooser = { $who } escolheria o poder.
team-or-nothing = Basta uma recusa, e nada acontece.
team-state-proposes = propõe
team-state-agrees = concorda
team-state-asked = decide
team-state-refuses = recusa
team-state-later = depois
team-state-acted = já jogou
prompt-victim = Atinge { $who }.
prompt-begin = Começar meu turno
prompt-later = Outros primeiro
prompt-ceremony = Propor a cerimônia
prompt-propose = Outra divisão
prompt-regroup-mixed = Mudar o grupo
prompt-pass-escape-together = Ficar e lutar
prompt-pass-sanctuary-for-a-point = Manter as duas unidades
prompt-pass-creature-card = Nenhuma criatura
prompt-pass-troop-struck = Não atacar ninguém
prompt-pass-troop-corrupted = Nenhuma tropa
prompt-pass-units-destroyed = Não destruir ninguém
prompt-pass-temple = Nenhum templo
prompt-pass-ceremony-at-last = Sem cerimônia agora
prompt-pass-split-of-prayer = Divisão habitual
prompt-pass-consent-to-a-split = Recusar esta divisão
prompt-pass-consent-to-a-temple = Recusar o templo
prompt-pass-consent-to-the-ceremony = Recusar a cerimônia
prompt-pass-capture = Não levar ninguém
prompt-done-units-destroyed = Não destruir mais
prompt-yes-sanctuary-for-a-point = Sacrificar as duas
prompt-yes-escape-together = Fugir
prompt-yes-consent-to-a-split = Aceitar a divisão
prompt-yes-consent-to-a-temple = Aceitar o templo
prompt-yes-consent-to-the-ceremony = Aceitar a cerimônia
prompt-do-attack = Atacar ali
prompt-do-destroy = Destruir uma ali
prompt-do-troop = Esta tropa
prompt-do-temple = Construir aqui
prompt-do-first = Esta batalha primeiro
prompt-do-unleash = Corromper
prompt-do-power = Escolher
chat-closed = O chat está fechado
chat-closed-text = Seth virou uma tropa contra o próprio lado: até as cartas serem reveladas, ninguém pode falar.

## Ceremony

ceremony-name = A Grande Cerimônia
ceremony-text = Uma vez por partida: abre o portal, cumpre o objetivo e desperta um poder.
ceremony-cost = { $full } − { $less } × { $points ->
    [one] { $points } ponto temporário
   *[other] { $points } pontos temporários
  } = { $cost } de intercessão
ceremony-given = { $given } de { $cost } reunidos
ceremony-cannot = não pode pagar
ceremony-cannot-text = nenhuma unidade num deserto com obelisco
ceremony-power = Quem escolhe o poder?
ceremony-bar = Partes: { $shares }

## Battles of several members

fight-fighter = luta
fight-with = com { $who }
fight-alone = sem aliados
fight-common = toda a Aliança
fight-corrupted = a mando de Seth
fight-for-seth = Se a tropa corrompida vencer, o ponto é de Seth.
fight-creature = { $creature }, sem unidades
fight-choose-fighter = { $who } luta
fight-choose-self = Eu luto
fight-has = cartas de batalha: { $battle }, cartas divinas: { $divine }, intercessão: { $prayer }
fight-step-fighter = Quem luta
fight-step-before = Antes
invasion-name = Invasão furiosa
invasion-battle = Batalha { $number }: { $space }
invasion-short = batalha { $number }
invasion-pick = Uma carta para cada batalha, nenhuma descartada
invasion-pick-text = Toque em uma carta para a batalha 1 e depois em uma para a batalha 2. Uma carta divina pertence à batalha em que está.
invasion-lock = Confirmar as duas cartas
invasion-waits = Suas cartas estão prontas; espera a outra batalha.
fight-seth-gains = { $count ->
    [one] Seth ganha { $count } ponto.
   *[other] Seth ganha { $count } pontos.
  }
victory-alliance-text = Vitória da Aliança: Seth foi expulso das terras do Nilo.
